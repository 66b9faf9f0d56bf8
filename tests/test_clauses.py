"""Every clause of every rule page is shown by a test, and no test names one that is not there."""

from __future__ import annotations

import pytest

import debut
from tests.clause_scan import GAMES, clauses_shown, clauses_written


@pytest.mark.parametrize("name", debut.games())
def test_the_clauses_of_the_page_are_numbered_once_and_in_order(name):
    written = clauses_written(name)
    numbers = [tuple(map(int, number.partition("-")[2].split("."))) for number in written]
    assert numbers
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("name", debut.games())
def test_every_clause_is_shown_by_a_test(name):
    shown = clauses_shown(GAMES / name)
    assert [number for number in clauses_written(name) if number not in shown] == []


@pytest.mark.parametrize("name", debut.games())
def test_no_test_names_a_clause_that_is_not_on_the_page(name):
    written = set(clauses_written(name))
    shown = clauses_shown(GAMES / name)
    assert {number: tests for number, tests in shown.items() if number not in written} == {}


def test_only_clauses_above_a_test_count(tmp_path):
    (tmp_path / "test_one.py").write_text(
        "@clause('X-1.1', 'X-1.2')\ndef test_it(): ...\n"
        "@bench.clause('X-1.2')\ndef test_again(): ...\n"
        "# @clause('X-1.3')\n"
        "@clause('X-1.4')\ndef helper(): ...\n"
        "@other('X-1.5')\ndef test_other(): ...\n"
    )
    (tmp_path / "helpers.py").write_text("@clause('X-1.6')\ndef test_not_collected(): ...\n")
    assert clauses_shown(tmp_path) == {
        "X-1.1": ["test_one.py::test_it"],
        "X-1.2": ["test_one.py::test_it", "test_one.py::test_again"],
    }
