"""Names say one thing each: a class name belongs to one class of the package."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import debut

PACKAGE = Path(debut.__file__).parent


def test_class_names_are_unique():
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(f"{path.relative_to(PACKAGE)}:{node.lineno}")
    assert len(found) > 300
    assert {name: places for name, places in found.items() if len(places) > 1} == {}
