"""The texts of the games and of the kernel, and what the source asks of them: read, not run."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import debut
from debut.kernel import errors

SOURCE = Path(debut.__file__).parent
IDS = re.compile(r"[a-z]+(-[a-z0-9]+)+")
ASKED = ("why", "impossible", "prompt", "fact", "event", "how")

# What the texts have


class _Variables(visitor.Visitor):
    """What a text is made of: values, and other messages as parts."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)


@cache
def entries(file: Path) -> tuple[ftl.EntryType, ...]:
    return tuple(FluentParser().parse(file.read_text("utf-8")).body)


def messages(folder: Path, lang: str) -> dict[str, ftl.Message]:
    body = entries(folder / f"{lang}.ftl")
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


# Every text may name the teams, and one that is told a side may name that one.
TEAMS = {f"{kind}{side}" for kind in ("name", "Name", "you") for side in "AB"}
ONE = {"name", "Name", "you"}


def variables(message: ftl.Message, parts: dict[str, ftl.Message] | None = None) -> set[str]:
    """The values that a message asks for, itself or through its parts."""
    seen = _Variables()
    seen.visit(message)
    deeper = (variables(parts[part], parts) for part in seen.parts) if parts else ()
    return seen.names.union(*deeper)


def given(values: Iterable[str]) -> set[str]:
    """What a text gets with these values."""
    return {*values, *TEAMS, *(ONE if "side" in values else ())}


def parts_of(texts: dict[str, ftl.Message]) -> set[str]:
    """The messages that are only parts of others."""
    seen = _Variables()
    for text in texts.values():
        seen.visit(text)
    return seen.parts


def game_texts(name: str, lang: str) -> dict[str, ftl.Message]:
    return messages(debut.game(name).spec.folder / "text", lang)


# What the code asks for


@cache
def sources(folder: Path) -> tuple[ast.Module, ...]:
    return tuple(ast.parse(file.read_text("utf-8")) for file in sorted(folder.rglob("*.py")))


def strings(folder: Path) -> Iterator[str]:
    """Every whole string of the source, without the parts of f-strings."""
    for module in sources(folder):
        parts = {
            id(part)
            for node in ast.walk(module)
            if isinstance(node, ast.JoinedStr)
            for part in node.values
        }
        for node in ast.walk(module):
            whole = isinstance(node, ast.Constant) and id(node) not in parts
            if whole and isinstance(node.value, str):
                yield node.value


def literals(folder: Path) -> set[str]:
    """The message ids that stand whole in the source."""
    return {
        text for text in strings(folder) if IDS.fullmatch(text) and text.partition("-")[0] in ASKED
    }


# The errors it can make


@cache
def error_names() -> frozenset[str]:
    """``DebutError``, and every class under it wherever it is written."""
    names = {errors.DebutError.__name__}
    kinds = [
        node
        for module in sources(SOURCE)
        for node in ast.walk(module)
        if isinstance(node, ast.ClassDef)
    ]
    for _ in kinds:  # often enough for any chain of classes
        for kind in kinds:
            if names & {base.id for base in kind.bases if isinstance(base, ast.Name)}:
                names.add(kind.name)
    return frozenset(names)


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def first(node: ast.Call) -> ast.expr | None:
    return node.args[0] if node.args else None


def wrappers(module: ast.Module) -> dict[str, set[str]]:
    """Functions that make an error out of the message id they are given, and what they add."""
    found = {}
    for function in ast.walk(module):
        if not isinstance(function, ast.FunctionDef):
            continue
        given = {argument.arg for argument in function.args.args}
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and called(node) in error_names():
                message = first(node)
                if isinstance(message, ast.Name) and message.id in given:
                    found[function.name] = {word.arg for word in node.keywords if word.arg}
    return found


def errors_made(module: ast.Module) -> Iterator[tuple[str, set[str]]]:
    """The message id and the values of every error that the source can make."""
    makers = {name: set[str]() for name in error_names()} | wrappers(module)
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and called(node) in makers:
            message = first(node)
            if isinstance(message, ast.Constant):
                words = {word.arg for word in node.keywords if word.arg}
                yield message.value, words | makers[called(node)]


@cache
def all_errors() -> tuple[tuple[str, set[str]], ...]:
    return tuple(made for module in sources(SOURCE) for made in errors_made(module))
