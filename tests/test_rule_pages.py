"""The rule pages: numbered without gap, the same in every language, and named rightly."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import debut
from debut.kernel.registry import games
from debut.kernel.testing import clauses_of
from debut.kernel.text import LANGS
from tests.text_scan import strings

GAMES = games()
GAME_AND_LANG = [(name, lang) for name in GAMES for lang in LANGS]
CLAUSE = re.compile(r"- \*\*(\w+-\d+(?:\.\d+)+)\*\* (.+)")
RULING = {"en": "*(ruling)*", "fr": "*(décision)*"}


def page(name: str, lang: str) -> dict[str, str]:
    lines = debut.game(name).rules(lang).splitlines()
    return dict(found.groups() for line in lines if (found := CLAUSE.fullmatch(line)))


@pytest.mark.parametrize(("name", "lang"), GAME_AND_LANG)
def test_clauses_are_numbered_without_gap(name: str, lang: str) -> None:
    game = debut.game(name)
    numbers = clauses_of(game.rules(lang), game.spec.clauses)
    at = [tuple(map(int, number.rpartition("-")[2].split("."))) for number in numbers]
    assert at
    for before, number in pairwise([(0,), *at]):
        assert follows(before, number), number
    chapters = re.findall(r"^## (\d+)\. \S", game.rules(lang), re.MULTILINE)
    assert list(map(int, chapters)) == sorted({chapter for chapter, *_ in at})


def follows(before: tuple[int, ...], number: tuple[int, ...]) -> bool:
    """Whether one level is counted on by one, and whatever lies below it begins with 1."""
    same = [one == other for one, other in zip(before, number, strict=False)]
    level = same.index(False) if False in same else len(before)
    counted = before[level] + 1 if level < len(before) else 1
    return number[level:] == (counted, *[1] * (len(number) - level - 1))


def test_a_number_follows_another_on_any_level() -> None:
    for before, number in (("1.2", "1.3"), ("1.2", "1.2.1"), ("1.2.9", "1.3"), ("1.9.9", "2.1.1")):
        assert follows(*(tuple(map(int, text.split("."))) for text in (before, number)))
    for before, number in (("1.2", "1.4"), ("1.2", "1.2.2"), ("1.2.9", "1.3.2"), ("1.2", "1.2")):
        assert not follows(*(tuple(map(int, text.split("."))) for text in (before, number)))


@pytest.mark.parametrize(("name", "lang"), GAME_AND_LANG)
def test_every_line_of_a_list_is_a_clause(name: str, lang: str) -> None:
    lines = debut.game(name).rules(lang).splitlines()
    items = [line for line in lines if re.match(r"\s*[-*] ", line)]
    assert [line for line in items if not CLAUSE.fullmatch(line)] == []
    assert len(items) == len(page(name, lang))


@pytest.mark.parametrize(("name", "lang"), GAME_AND_LANG)
def test_rule_pages_say_the_same_by_clause(name: str, lang: str) -> None:
    english, other = page(name, "en"), page(name, lang)
    assert list(english) == list(other)
    letters = debut.game(name).spec.clauses
    for number, text in english.items():
        for what in (r"`[^`]+`", rf"{letters}-\d+(?:\.\d+)+"):
            assert re.findall(what, text) == re.findall(what, other[number]), number
        assert text.count(RULING["en"]) == other[number].count(RULING[lang]), number


@pytest.mark.parametrize("name", GAMES)
def test_clauses_that_the_source_names_exist(name: str) -> None:
    spec = debut.game(name).spec
    clause = rf"{spec.clauses}-\d+(?:\.\d+)+"
    named = {text for text in strings(spec.folder) if re.fullmatch(clause, text)}
    assert named
    assert named <= set(clauses_of(debut.game(name).rules("en"), spec.clauses))
