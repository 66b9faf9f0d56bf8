"""``debut simulate --device``: random matches, many at a time, and their figures in files."""

from __future__ import annotations

import csv
import json

import pytest

import debut
from debut.cli import measure
from debut.kernel.text import LANGS
from tests.cli.conftest import plain, say

RANDOM = "--a", "random", "--b", "random"


def test_random_matches_are_those_of_the_library(command, tmp_path):
    done = command(
        "simulate", "streetsoccer", *RANDOM, "--games", "3000", "--seed", "7", "--device", "cpu",
        "--option", "minutes=9", "--csv", "all.csv", "--json", "all.json",
    )  # fmt: skip
    assert done.code == 0
    game = debut.game("streetsoccer")
    played = game.playouts(3000, 7, state=game.start(minutes=9))
    wins, losses = (int((played.winners == side).sum()) for side in (0, 1))
    nobody = 3000 - wins - losses
    assert min(wins, losses, nobody) > 0
    for row in (f"random {wins} {nobody} {losses}", f"random {losses} {nobody} {wins}"):
        assert row in plain(done.out)
    assert plain(done.out).count(" –") >= 4, "an interval and no milliseconds for each"
    rows = list(csv.DictReader((tmp_path / "all.csv").read_text("utf-8").splitlines()))
    told = json.loads((tmp_path / "all.json").read_text("utf-8"))
    assert len(rows) == len(told["matches"]) == told["summary"]["games"] == 3000
    for number, (row, match) in enumerate(zip(rows, told["matches"], strict=True)):
        assert {key: float(value) for key, value in row.items()} == match
        winner = int(played.winners[number])
        assert match == {
            "seed": 7,
            "match": number,
            "goals_a": played.scores[number, 0],
            "goals_b": played.scores[number, 1],
            "points_a": {0: 1.0, 1: 0.0}.get(winner, 0.5),
            "plies": played.plies[number],
            "decisions": played.decisions[number],
        }
    summary = told["summary"]
    assert (summary["wins"], summary["draws"], summary["losses"]) == (wins, nobody, losses)
    assert summary["goals"] == pytest.approx(list(played.scores.mean(axis=0)))
    assert summary["plies"] == pytest.approx(played.plies.mean())
    assert (summary["milliseconds"], summary["first"]) == (None, None)


def test_one_match_is_enough(command):
    done = command("simulate", "supergoal", *RANDOM, "--games", "1", "--device", "cpu")
    assert done.code == 0
    assert say("en", "column-draws") in done.out


WRONG = {
    "another first player": (("--b", "random"), {"en": '"greedy"', "fr": "«"}),
    "another second player": (("--a", "random", "--b", "level2"), {"en": '"level2"', "fr": "«"}),
    "events": ((*RANDOM, "--events"), {"en": "leave out --events", "fr": "enlevez --events"}),
}


@pytest.mark.parametrize(("words", "named"), WRONG.values(), ids=WRONG)
@pytest.mark.parametrize("lang", LANGS)
def test_what_cannot_be_had_with_a_device_is_one_line(command, words, named, lang):
    done = command("simulate", "supergoal", *words, "--device", "cpu", "--lang", lang)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert named[lang] in done.err


def test_other_devices_are_refused_by_those_there_are(command):
    done = command("simulate", "supergoal", *RANDOM, "--device", "abacus")
    assert done.code == 2
    assert "cpu | cuda" in done.err


def test_too_many_matches_or_no_place_for_them_are_told_before_any_is_played(command):
    words = "simulate", "supergoal", *RANDOM, "--device", "cpu"
    assert "games" in command(*words, "--games", str(measure.MOST_GAMES + 1)).err
    assert "nowhere" in command(*words, "--json", "nowhere/all.json").err
