"""Whatever the sources import from elsewhere is declared, and the pins are what is declared."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "debut"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
OWN = {"debut", "tests", "tools", "benchmarks"}
# Distributions that are not named as what is imported from them is, and need not be installed here.
NAMES = {"cuda": "cuda-bindings", "pyspiel": "open-spiel"}
# Rooms that only an extra serves; everything else starts without one.
EXTRA_ROOMS = ("adapters", "lab", "learn")
PIN = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)


def plain(name: str) -> str:
    """A distribution's name, as it is compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def named(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return plain(found[0])


BASE = {named(one) for one in PROJECT["dependencies"]}
EXTRAS = {named(one) for extra in PROJECT["optional-dependencies"].values() for one in extra}


def distribution(module: str) -> str:
    """Where a module comes from; parts of a shared name, as ``fluent``, are each their own."""
    top = module.split(".")[0]
    if top in NAMES:
        return NAMES[top]
    found = [plain(one) for one in packages_distributions().get(top, [top])]
    whole = plain(".".join(module.split(".")[:2]))
    return whole if whole in found or len(found) == 0 else plain(top if top in found else found[0])


def imports(tree: ast.AST, at_once: bool) -> Iterator[str]:
    """What a module imports; ``at_once``: as soon as it is imported itself."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module
        elif at_once and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        else:
            yield from imports(node, at_once)


def from_elsewhere(folder: Path, at_once: bool = False) -> dict[str, set[str]]:
    """The distributions that a folder needs, and the files that need each."""
    found: dict[str, set[str]] = {}
    for path in folder.rglob("*.py"):
        for module in imports(ast.parse(path.read_text()), at_once):
            top = module.split(".")[0]
            if top not in sys.stdlib_module_names and top not in OWN:
                where = str(path.relative_to(ROOT))
                found.setdefault(distribution(module), set()).add(where)
    return found


@pytest.mark.parametrize("folder", ["src/debut", "tests", "tools", "benchmarks"])
def test_what_is_imported_is_declared(folder: str) -> None:
    needed = from_elsewhere(ROOT / folder)
    undeclared = {name: files for name, files in needed.items() if name not in BASE | EXTRAS}
    assert undeclared == {}


def test_what_starts_without_an_extra_needs_none() -> None:
    rooms = [one for one in SOURCE.iterdir() if one.is_dir() and one.name not in EXTRA_ROOMS]
    needed = {name: files for room in rooms for name, files in from_elsewhere(room, True).items()}
    assert {name: files for name, files in needed.items() if name not in BASE} == {}
    assert {"numpy", "litestar", "h11"} <= set(needed)


def test_the_pins_are_of_what_is_declared() -> None:
    """``make pins`` was run since pyproject.toml changed: each is pinned, within its limits."""
    pins: dict[str, list[str]] = {}
    for name, version in PIN.findall((ROOT / "requirements.txt").read_text()):
        pins.setdefault(plain(name), []).append(version)
    tests = {named(one) for one in PROJECT["optional-dependencies"]["test"]} - {"debut"}
    assert {name for name in BASE | tests if name not in pins} == set()
    for requirement in PROJECT["dependencies"]:
        bare = requirement.partition(";")[0].removeprefix(named(requirement))
        for sign, limit in re.findall(r"(>=|<)([\d.]+)", bare):
            for version in pins[named(requirement)]:
                assert (numbers(version) < numbers(limit)) == (sign == "<"), requirement


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", version)))
