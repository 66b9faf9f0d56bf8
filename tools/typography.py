"""Checks the typography of every French text; ``--fix`` corrects what can be corrected.

    python -m tools.typography [--fix] [FILE ...]

French has a narrow no-break space (U+202F) before ``: ; ? ! » %`` and after ``«``, and curly
apostrophes; it quotes with ``« »`` alone.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from tools import ROOT

PLACES = ("src/debut", "web/src", "web/index.html", "tests/toys")
NARROW = "\u202f"
_SPACES = r"[ \u00a0\u202f]*"
# A mark that begins a text, or follows another mark, has no space before it; nor has 7:30 or a:b.
_BEFORE = re.compile(rf"(?<=[^\s;!?])({_SPACES})(?=[;!?»%]|:(?!\S))")
_AFTER = re.compile(rf"(?<=«)({_SPACES})(?=.)")
_QUOTE = re.compile("['\"“”]")
# What follows the rules of code, or is a name.
_CODE = re.compile(r"Super Goal!|'?debut\[\w+\]'?|<!--.*?-->|\w+://\S*")
_MARKDOWN = re.compile(r"`[^`]*`|\]\([^)]*\)|^\|[ :|-]+\|$|^- \*\*\S+\*\* (?=.)|^<!--.*|.*-->$")
# French strings in a source that is not French.
_IN_SOURCE = re.compile(r"""\bfr"?: ?"([^"\n]*)"|— ([^<]*)</noscript>""")


class Edit(NamedTuple):
    """What is wrong in a text, by its place, and what belongs there."""

    start: int
    end: int
    new: str


def edits(text: str) -> list[Edit]:
    """What has to change for a piece of French to be set as French."""
    plain = _CODE.sub(lambda code: "x" * len(code[0]), text)
    spaces = [*_BEFORE.finditer(plain), *_AFTER.finditer(plain)]
    found = {Edit(*one.span(1), NARROW) for one in spaces if one[1] != NARROW}
    found |= {
        # Which of « and » belongs there is left to whoever writes the text.
        Edit(*one.span(), "’" if one[0] == "'" else one[0])
        for one in _QUOTE.finditer(plain)
    }
    return sorted(found)


class _Patterns(visitor.Visitor):  # type: ignore[misc]
    """The source spans of the texts of a Fluent file, each pattern a list of its elements."""

    def __init__(self) -> None:
        self.found: list[list[ftl.TextElement | ftl.Placeable]] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        self.found.append(node.elements)
        self.generic_visit(node)


def _fluent(source: str) -> Iterator[tuple[str, list[int]]]:
    """Every pattern with a letter for each value, and where its characters stand in the source."""
    seen = _Patterns()
    seen.visit(FluentParser().parse(source))
    for elements in seen.found:
        text, places = "", list[int]()
        for element in elements:
            assert element.span is not None
            start, end = element.span.start, element.span.end
            if isinstance(element, ftl.TextElement):
                text += source[start:end]
                places += range(start, end)
            else:
                text += "x"
                places.append(start)
        yield text, places


def _blind(code: re.Match[str]) -> str:
    """Letters in place of code; a clause begins anew after its number."""
    return "x" * (len(code[0]) - 1) + ("\n" if code[0].startswith("- ") else "x")


def _lines(source: str) -> Iterator[tuple[str, list[int]]]:
    """Every line of a page, with letters in place of code."""
    at, fenced = 0, False
    for line in source.splitlines(keepends=True):
        fenced ^= line.startswith("```")
        if not fenced:
            plain = _MARKDOWN.sub(_blind, line)
            yield plain, list(range(at, at + len(line)))
        at += len(line)


def _strings(source: str) -> Iterator[tuple[str, list[int]]]:
    """The French strings of a source."""
    for one in _IN_SOURCE.finditer(source):
        group = 1 if one[1] is not None else 2
        yield one[group], list(range(one.start(group), one.end(group)))


def file_edits(file: Path) -> list[Edit]:
    """What has to change in a file, by its places."""
    source = file.read_text("utf-8")
    kinds = {".ftl": _fluent, ".md": _lines}
    found = set()
    for text, places in kinds.get(file.suffix, _strings)(source):
        places.append(places[-1] + 1 if places else 0)
        found |= {Edit(places[one.start], places[one.end], one.new) for one in edits(text)}
    return sorted(found)


def files() -> list[Path]:
    """Every file in which people read French."""
    found: set[Path] = set()
    for place in (ROOT / name for name in PLACES):
        if place.is_file():
            found.add(place)
            continue
        found |= {*place.rglob("fr.ftl"), *place.rglob("*.fr.md"), *place.rglob("*.ts")}
    return sorted(file for file in found if not file.name.endswith(".test.ts"))


def corrected(file: Path) -> str:
    """The source of a file, set as French."""
    source = file.read_text("utf-8")
    for one in reversed(file_edits(file)):
        source = source[: one.start] + one.new + source[one.end :]
    return source


def faults(file: Path) -> list[str]:
    """The lines of a file that are not set as French."""
    source = file.read_text("utf-8")
    lines = source.splitlines()
    numbers = sorted({source.count("\n", 0, one.start) for one in file_edits(file)})
    return [f"{file}:{number + 1}: {lines[number].strip()}" for number in numbers]


def main(arguments: list[str]) -> int:
    fix = "--fix" in arguments
    chosen = [Path(name) for name in arguments if name != "--fix"] or files()
    found = []
    for file in chosen:
        if fix and file_edits(file):
            file.write_text(corrected(file), "utf-8")
        found += faults(file)
    print("\n".join(found), end="\n" if found else "")
    if found:
        print("French is not set as French above: python -m tools.typography --fix")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
