"""Documentation that is run, and tables that are the code's."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import debut
from debut.lab.pages import NoSuchBlock, blocks, with_block

ROOT = Path(__file__).parents[1]
BLOCKS = [block for name in debut.games() for block in blocks(debut.game(name))]


def test_the_readme_runs():
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted >= 8
    assert results.failed == 0


@pytest.mark.parametrize(
    ("page", "name", "text"), BLOCKS, ids=[f"{p.name}-{n}" for p, n, _ in BLOCKS]
)
def test_tables_of_pages_are_the_codes(page, name, text):
    assert with_block(page, name, text) == page.read_text("utf-8"), "run `make golden`"


def test_a_page_without_the_marks_is_told(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("nothing here")
    with pytest.raises(NoSuchBlock):
        with_block(page, "facts", "text")
