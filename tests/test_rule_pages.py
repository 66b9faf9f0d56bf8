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
from tools.typography import ROOT

GAMES = games()
GAME_AND_LANG = [(name, lang) for name in GAMES for lang in LANGS]
CLAUSE = re.compile(r"- \*\*(\w+-\d+(?:\.\d+)+)\*\* (.+)")
RULING = {"en": "*(ruling)*", "fr": "*(décision)*"}
# What a family with the box open reads, in this order; the numbered chapters come after it.
PARTS = {
    "en": ("The game in one minute", "Setting up", "Your turn", "Scoring", "Restarts",
           "The end of the match", "Reminder card", "Reference"),
    "fr": ("Le jeu en une minute", "La mise en place", "Votre tour", "Marquer",
           "Les remises en jeu", "La fin du match", "Aide-mémoire", "Référence"),
}  # fmt: skip
EXAMPLE = {"en": "*Example: ", "fr": "*Exemple\u202f: "}
MOST_IN_ORDER = 1_100  # words that a family reads before the reference: five minutes


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


# The parts for a family


def parts(name: str, lang: str) -> dict[str, str]:
    """What stands under each heading of a page."""
    _, *found = re.split(r"^## (.+)$", debut.game(name).rules(lang), flags=re.MULTILINE)
    return dict(zip(found[::2], found[1::2], strict=True))


def part(name: str, lang: str, number: int) -> str:
    return parts(name, lang)[PARTS[lang][number]]


def rows(table: str) -> list[list[str]]:
    """The cells of the rows of a table, its heading and the line under it left out."""
    lines = re.findall(r"^\| (.*) \|$", table, re.MULTILINE)
    return [re.split(r" \| ", line) for line in lines[2:]]


@pytest.mark.parametrize(("name", "lang"), GAME_AND_LANG)
def test_a_family_reads_the_game_in_order_before_the_reference(name: str, lang: str) -> None:
    headings = list(parts(name, lang))
    assert tuple(headings[: len(PARTS[lang])]) == PARTS[lang]
    assert all(re.match(r"\d+\. ", heading) for heading in headings[len(PARTS[lang]) :])
    read = " ".join(part(name, lang, number) for number in range(len(PARTS[lang]) - 1))
    assert not re.search(rf"{debut.game(name).spec.clauses}-\d", read)
    words = re.sub(r"^```board\n.*?^```$", "", read, flags=re.MULTILINE | re.DOTALL)
    assert len(words.split()) < MOST_IN_ORDER


@pytest.mark.parametrize(("name", "lang"), GAME_AND_LANG)
def test_one_board_shows_how_to_set_up_and_the_lengths_are_beside_it(name: str, lang: str) -> None:
    setting_up = part(name, lang, 1)
    assert setting_up.count("```board") == 1
    assert "<!-- lengths -->" in setting_up


@pytest.mark.parametrize(("name", "lang"), GAME_AND_LANG)
def test_a_turn_is_numbered_steps_with_an_example_each(name: str, lang: str) -> None:
    steps = re.findall(r"^(\d+)\. (.+)$", part(name, lang, 2), re.MULTILINE)
    assert [int(number) for number, _ in steps] == list(range(1, len(steps) + 1))
    assert 4 <= len(steps) <= 7
    assert [text.count(EXAMPLE[lang]) for _, text in steps] == [1] * len(steps)


@pytest.mark.parametrize(("name", "lang"), GAME_AND_LANG)
def test_restarts_are_one_table_of_when_where_and_who(name: str, lang: str) -> None:
    restarts = part(name, lang, 4)
    assert restarts.count("| --- | --- | --- | --- |") == 1
    found = rows(restarts)
    assert len(found) >= 2
    assert all(len(row) == 4 and all(row) for row in found)
    assert len(found) == len(rows(part(name, "en", 4)))


@pytest.mark.parametrize(("name", "lang"), GAME_AND_LANG)
def test_the_reminder_card_fits_on_a_card(name: str, lang: str) -> None:
    card = rows(part(name, lang, 6))
    assert 6 <= len(card) <= 10
    assert len(card) == len(rows(part(name, "en", 6)))
    assert all(len(" ".join(row)) < 140 for row in card)


# Words


WORN = {
    "en": re.compile(
        r"\b(he|him|his|himself|lots|relance|touch line|goal-area|walk\w*|more goals win)\b(?! =)",
        re.IGNORECASE,
    ),
    "fr": re.compile(
        r"\b(autobuts?|qui qu’il|joueurs? de champ|ballons? au pied)\b|\bcamps?\b(?<!son camp)"
        r"|(?<!fait )(?<!font )(?<!encore )(?<!une )\bpartie\b"
    ),
}


@pytest.mark.parametrize(("name", "lang"), GAME_AND_LANG)
def test_pages_keep_to_the_words_of_the_glossary(name: str, lang: str) -> None:
    page = re.sub(r"<!-- dice -->.*?<!-- /dice -->", "", debut.game(name).rules(lang), flags=re.S)
    page = re.sub(r"^\w+=.*; .*$", "", page, flags=re.MULTILINE)  # positions
    assert WORN[lang].findall(page) == []


@pytest.mark.parametrize("name", [name for name in GAMES if name != "simulator"])
def test_squares_are_squares_where_the_board_has_squares(name: str) -> None:
    assert not re.search(r"\bcells?\b", debut.game(name).rules("en"))


@pytest.mark.parametrize("name", GAMES)
def test_a_die_is_rolled_and_a_ball_is_thrown(name: str) -> None:
    page = debut.game(name).rules("en")
    assert re.findall(r"throw\w* (?:the|a|both|its|one|two) (?:\w+ )?di(?:e|ce)\b", page) == []


@pytest.mark.parametrize(("name", "lang"), GAME_AND_LANG)
def test_a_page_asks_why_not_as_the_table_does(name: str, lang: str) -> None:
    texts = (ROOT / f"web/src/text/{lang}.ftl").read_text("utf-8")
    asked = re.search(r"^table-why = (.+)$", texts, re.MULTILINE)
    assert asked
    assert asked[1] in part(name, lang, 7)


@pytest.mark.parametrize("lang", LANGS)
def test_a_pro_rule_is_called_as_its_option_is(lang: str) -> None:
    game = debut.game("simulator")
    names = [
        game.text(lang).say(f"option-{option.name}").partition(":")[2].strip()
        for option in game.options
        if game.text(lang).say(f"option-{option.name}").startswith("Pro")
    ]
    clauses = [text for number, text in page("simulator", lang).items() if "S-6." in number]
    unknown = [name for name in names if name and not any(name in text.lower() for text in clauses)]
    assert len(names) > 10
    assert unknown == []
