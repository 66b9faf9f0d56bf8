"""Rules count alike on every machine: whole numbers, or doubles with + - * / and a square root.

A power or a sine is a call into the mathematics of whichever library the machine has, and the last
bit of what it answers may differ from one to the next.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import debut
from debut.kernel.compiler.cache import compiled_code
from debut.kernel.compiler.object_code import NEVER_CALLED
from tests.helpers import GAMES, SOURCE

PACKAGE = Path(SOURCE) / "debut"
FOLDERS = (PACKAGE / "kernel", PACKAGE / "games")
EXACT = {"sqrt"}
POWERS = {"pow"}
MODULES = {"math", "cmath", "numpy", "np"}
# What machine code may leave to others: memory is moved, and errors that no rule raises are named.
MEMORY = {"memcpy", "memmove", "memset"}


@cache
def rules(folder: Path) -> tuple[tuple[Path, ast.Module, ast.FunctionDef], ...]:
    """Every function of a folder that is compiled, with the module that it stands in."""
    return tuple(
        (path, module, function)
        for path in sorted(folder.rglob("*.py"))
        for module in (ast.parse(path.read_text()),)
        for function in ast.walk(module)
        if isinstance(function, ast.FunctionDef)
        and any(isinstance(one, ast.Name) and one.id == "rule" for one in function.decorator_list)
    )


def inexact(module: ast.Module, function: ast.FunctionDef) -> Iterator[str]:
    """What of a rule is not exact, with its line."""
    imported = {
        name.asname or name.name: name.name
        for node in ast.walk(module)
        if isinstance(node, ast.ImportFrom) and node.module in MODULES
        for name in node.names
    }
    for node in ast.walk(function):
        found = None
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Pow):
            found = "**"
        elif isinstance(node, ast.Name):
            named = imported.get(node.id)
            if node.id in POWERS or (named is not None and named not in EXACT):
                found = node.id
        elif isinstance(node, ast.Attribute) and node.attr not in EXACT:
            owner = node.value.id if isinstance(node.value, ast.Name) else ""
            found = f"{owner}.{node.attr}" if owner in MODULES else None
        if found:
            yield f"{getattr(node, 'lineno', 0)}: {found}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_rules_have_no_mathematics_but_the_square_root(folder: Path) -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{one}"
        for path, module, function in rules(folder)
        for one in inexact(module, function)
    ]
    assert found == []
    assert len(rules(folder)) > 20, "rules are found at all"


WRONG = {
    "s.x ** 0.5": "**",
    "s.x ** 2": "**",
    "pow(s.x, 2.0)": "pow",
    "math.sin(s.x)": "math.sin",
    "hypot(s.x, s.y)": "hypot",
    "power(s.x)": "power",
}


@pytest.mark.parametrize("wrong", WRONG)
def test_whatever_is_inexact_is_found(wrong: str) -> None:
    text = f"""
import math
from math import exp as power, hypot, sqrt
@rule
def one(s):
    return math.sqrt(s.x) + sqrt({wrong})
"""
    module = ast.parse(text)
    function = next(node for node in module.body if isinstance(node, ast.FunctionDef))
    assert list(inexact(module, function)) == [f"6: {WRONG[wrong]}"]


@pytest.mark.parametrize("name", GAMES)
def test_machine_code_calls_no_library_for_mathematics(name: str) -> None:
    """Whatever the source looks like: this is what LLVM made of it."""
    needs = set(compiled_code(debut.game(name).spec.package).needs)
    of_python = {one for one in needs if one.startswith(("Py", "_Py"))}
    assert needs - of_python <= {*NEVER_CALLED, *MEMORY}
