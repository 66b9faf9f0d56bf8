"""Which clauses of a game's rule page the tests name, read from the source of the tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import debut
from debut.kernel.testing import clauses_of

GAMES = Path(__file__).parent / "games"


@cache
def clauses_shown(folder: Path) -> dict[str, list[str]]:
    """Each clause that a test under this folder names, with the tests that name it."""
    shown: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text("utf-8"), str(path))
        for test in tree.body:
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                for number in _named(test):
                    shown.setdefault(number, []).append(f"{path.name}::{test.name}")
    return shown


def clauses_written(name: str) -> list[str]:
    """The clauses of a game's rule page, in order."""
    game = debut.game(name)
    return clauses_of(game.rules("en"), game.spec.clauses)


def coverage(name: str) -> str:
    written, shown = clauses_written(name), clauses_shown(GAMES / name)
    count = sum(number in shown for number in written)
    return f"{name}: {count} of {len(written)} clauses shown by tests"


def _named(test: ast.FunctionDef) -> Iterator[str]:
    """The numbers in ``@clause("SG-1.1", …)`` above a test."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and _name(mark.func) == "clause":
            for number in mark.args:
                yield ast.literal_eval(number)


def _name(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
