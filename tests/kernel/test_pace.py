"""How long a match takes: one table a game, the same figures in Python and in the browser."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import debut
from debut.kernel.pace import first_options, rounded, time_text, usual_options
from debut.kernel.text import kernel_catalog
from tools.match_pace import measured

SHARED = Path(__file__).parents[2] / "web" / "src" / "lib" / "lengths.json"


@pytest.mark.parametrize("name", debut.games())
def test_the_offers_go_from_a_first_match_to_a_full_one(name: str) -> None:
    spec = debut.game(name).spec
    usual, first = usual_options(spec.options), first_options(spec.options)
    minutes = [spec.pace.minutes({**usual, spec.pace.option: value}) for value in spec.pace.offers]
    assert minutes == sorted(set(minutes))
    assert minutes[-1] == spec.pace.minutes(usual)
    assert minutes[0] == spec.pace.minutes(first)
    option = next(one for one in spec.options if one.name == spec.pace.option)
    assert [option.check(value) for value in spec.pace.offers] == list(spec.pace.offers)
    assert first[option.name] == spec.pace.offers[0]


@pytest.mark.parametrize("name", debut.games())
def test_a_rule_names_options_and_values_that_the_game_has(name: str) -> None:
    spec = debut.game(name).spec
    options = {option.name: option for option in spec.options}
    for rule in spec.pace.rules:
        assert rule.option in ("", *options)
        assert all(options[option].check(value) == value for option, value in rule.when.items())
    assert spec.pace.rules[-1].when == {}
    usual = options[spec.pace.option].default
    assert usual is None or float(str(usual)) == spec.pace.rules[-1].units


@pytest.mark.parametrize(
    ("options", "minutes"),
    [
        ({}, 15),
        ({"throws": 15}, 5),
        ({"tournament": True}, 10),
        ({"tournament": True, "throws": 50}, 15),
        ({"clock": "real", "throws": 3}, 15),
        ({"clock": "real", "tournament": True}, 10),
    ],
)
def test_options_change_the_length_of_super_goal(options: dict[str, object], minutes: int) -> None:
    spec = debut.game("supergoal").spec
    assert spec.pace.minutes({**usual_options(spec.options), **options}) == minutes


def test_by_the_clock_a_match_takes_what_its_two_halves_do() -> None:
    for name in ("but", "handball"):
        spec = debut.game(name).spec
        by_clock = {**usual_options(spec.options), "clock": "real", "minutes": 20}
        assert spec.pace.minutes(by_clock) == 40


def test_minutes_are_rounded_as_people_say_them() -> None:
    told = {0.2: 1, 6.4: 6, 7.4: 7, 7.5: 10, 12.4: 10, 12.5: 15, 57: 55, 59: 60, 66: 60, 68: 75}
    assert {minutes: rounded(minutes) for minutes in told} == told


@pytest.mark.parametrize(
    ("minutes", "en", "fr"),
    [
        (1, "1 minute", "1 minute"),
        (25, "25 minutes", "25 minutes"),
        (60, "1 hour", "1 heure"),
        (75, "1 h 15", "1 h 15"),
        (120, "2 hours", "2 heures"),
        (135, "2 h 15", "2 h 15"),
    ],
)
def test_a_time_in_words(minutes: int, en: str, fr: str) -> None:
    assert [time_text(kernel_catalog(lang), minutes) for lang in ("en", "fr")] == [en, fr]


def test_what_the_table_rests_on_can_be_measured() -> None:
    three, six = (measured("supergoal", "level1", 4, throws=throws) for throws in (3, 6))
    assert 3 * 1.5 < three.decisions < six.decisions
    assert 3 * 1.5 < three.rolls < six.rolls


def test_no_text_has_a_length_of_its_own() -> None:
    for name in debut.games():
        for lang in ("en", "fr"):
            folder = debut.game(name).spec.folder
            text = (folder / "text" / f"{lang}.ftl").read_text("utf-8")
            (said,) = re.findall(r"^game-length = ((?:.|\n )*)", text, re.MULTILINE)
            assert not re.search(r"\d\d", said), said


def test_the_browser_counts_the_same() -> None:
    """The browser's own test reads this file too."""
    for case in json.loads(SHARED.read_text("utf-8")):
        spec = debut.game(case["game"]).spec
        assert spec.pace.minutes(usual_options(spec.options) | case["options"]) == case["minutes"]
