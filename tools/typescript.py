"""TypeScript types of every message: ``python -m tools.typescript FILE``."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import msgspec.inspect as mi

from debut.kernel.content.teams import TeamBook, TeamCheck
from debut.kernel.registry import PACKAGE, game, table_games
from debut.story.analysed import Analysed
from debut.story.summary import Summary
from debut.table import messages as protocol

HEAD = "// Made from src/debut/table/messages.py by `make types`; do not edit.\n"

ROOTS: tuple[Any, ...] = (
    protocol.GameInfo, protocol.Readiness, protocol.NewMatch, protocol.Opened, protocol.Replay,
    protocol.RulePage, protocol.LessonInfo, protocol.LessonTry, protocol.LessonTried,
    protocol.Problem, protocol.Story, TeamBook, TeamCheck, Summary, Analysed,
    protocol.Analysing, protocol.SkillWish, protocol.MySkill,
    protocol.FromBrowser, protocol.ToBrowser,
)  # fmt: skip
HERE = """  id: string;
  width: number;
  height: number;
  lessons: number;
  teams: boolean;
  pace: Pace;
"""
UNIONS = {"Asked": protocol.FromBrowser, "Told": protocol.ToBrowser}

_PLAIN: dict[type, str] = {
    mi.StrType: "string",
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.BoolType: "boolean",
    mi.NoneType: "null",
    mi.DateTimeType: "string",
    mi.AnyType: "unknown",
}


def typescript() -> str:
    structs: dict[str, mi.StructType] = {}
    for kind in mi.multi_type_info(ROOTS):
        _collect(kind, structs)
    parts = [HEAD, *(_interface(structs[name]) for name in sorted(structs))]
    for name, union in UNIONS.items():
        members = sorted(member.__name__ for member in union.__args__)
        parts.append(f"export type {name} = {' | '.join(members)};\n")
    return "\n".join([*parts, _games()])


def _games() -> str:
    """Returns what the home page shows of each game before anything is loaded."""
    shown = [
        {"id": one.id, "width": one.board.width, "height": one.board.height,
         "lessons": len(one.spec.lessons), "teams": one.spec.teams is not None,
         "pace": msgspec.to_builtins(one.spec.pace)}
        for one in map(game, table_games())
        if one.spec.package.startswith(f"{PACKAGE}.")
    ]  # fmt: skip
    rows = "".join(f"  {json.dumps(one)},\n" for one in shown)
    here = f"export interface GameHere {{\n{HERE}}}\n\n"
    return f"{here}export const GAMES_HERE: GameHere[] = [\n{rows}];\n"


def _collect(kind: mi.Type, structs: dict[str, mi.StructType]) -> None:
    if isinstance(kind, mi.StructType):
        name = kind.cls.__name__
        if name not in structs:
            structs[name] = kind
            for field in kind.fields:
                _collect(field.type, structs)
    for inner in _inner(kind):
        _collect(inner, structs)


def _inner(kind: mi.Type) -> tuple[mi.Type, ...]:
    if isinstance(kind, mi.UnionType):
        return kind.types
    if isinstance(kind, mi.TupleType):
        return kind.item_types
    if isinstance(kind, mi.ListType | mi.VarTupleType):
        return (kind.item_type,)
    if isinstance(kind, mi.DictType):
        return kind.key_type, kind.value_type
    return ()


def _interface(struct: mi.StructType) -> str:
    """Returns the interface of a message; fields that may be left out are optional."""
    omitted = struct.cls.__struct_config__.omit_defaults
    asked = struct.cls.__module__ == protocol.__name__ and struct.forbid_unknown_fields
    if struct.array_like:
        items = ", ".join(f"{field.encode_name}: {_name(field.type)}" for field in struct.fields)
        return f"export type {struct.cls.__name__} = [{items}];\n"
    lines = [f"  {struct.tag_field}: {struct.tag!r};"] if struct.tag_field else []
    for field in struct.fields:
        mark = "?" if (omitted or asked) and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_name(field.type)};")
    body = "\n".join(lines).replace("'", '"')
    return f"export interface {struct.cls.__name__} {{\n{body}\n}}\n"


def _name(kind: mi.Type) -> str:
    if type(kind) in _PLAIN:
        return _PLAIN[type(kind)]
    if isinstance(kind, mi.StructType):
        return str(kind.cls.__name__)
    if isinstance(kind, mi.UnionType):
        return " | ".join(_name(one) for one in kind.types)
    if isinstance(kind, mi.TupleType):
        return f"[{', '.join(map(_name, kind.item_types))}]"
    if isinstance(kind, mi.ListType | mi.VarTupleType):
        inner = _name(kind.item_type)
        return f"({inner})[]" if " " in inner and "[" not in inner[:1] else f"{inner}[]"
    if isinstance(kind, mi.DictType):
        return f"Record<{_name(kind.key_type)}, {_name(kind.value_type)}>"
    raise TypeError(f"no TypeScript for {kind}")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), "utf-8")
