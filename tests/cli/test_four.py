"""Four at one keyboard, and computers among them."""

from __future__ import annotations

import pytest

from debut import Match
from debut.kernel.match.record import PlayerRecord
from tests.helpers import play_out

FILE = "debut-match.json"
PLAY = ("play", "foursome", "--option", "throws=20")


@pytest.fixture(autouse=True)
def _foursome(monkeypatch):
    monkeypatch.setenv("DEBUT_GAMES", "tests.toys.foursome")


def saved() -> Match:
    return Match.load(FILE)


def test_four_are_called_by_their_names_in_turn(command):
    typed = "A\nlong-shot\n" + "1\n" * 40 + "q\n"
    done = command(*PLAY, "--players", "Ann,Bob,Cid,Dora", "--dice", "typed", typed=typed)
    assert (done.code, done.err) == (0, "")
    match = saved()
    assert [(one.name, one.side) for one in match.record.players] == [
        ("Ann", 0), ("Bob", 1), ("Cid", 0), ("Dora", 1),
    ]  # fmt: skip
    decided = {match.who(state) for state in match.states} - {None}
    assert len(decided) > 2
    for player in decided:
        assert f"{match.record.players[player].name}: your turn" in done.out
    # What happens is told of the partner who acts, not of the pair.
    told = [line.strip() for line in done.out.splitlines() if line.startswith("  ")]
    assert [line for line in told if line.startswith("Dora kicks off")]
    assert " + " not in done.out


def test_a_computer_can_be_partner_and_opponent(command):
    done = command(*PLAY, "--players", "Ann, 1, 1, greedy", "--record", FILE, typed="1\n" * 2000)
    assert done.code == 0
    match = saved()
    assert [one.bot for one in match.record.players] == [None, "level1", "level1", "greedy"]
    assert match.record.result
    assert {match.who(state) for state in match.states} == {None, 0, 1, 2, 3}
    # The partner plays too: the team is not "you", and each is named for what they do.
    told = [line.strip() for line in done.out.splitlines() if line.startswith("  ")]
    assert all(any(one in line for line in told) for one in ("Ann", "level1"))
    assert not [line for line in told if line.startswith("You")]


def test_two_can_be_named_as_well(command):
    done = command("play", "--players", "Ann,2", typed="q\n")
    assert done.code == 0
    assert [(one.name, one.bot) for one in saved().record.players] == [
        ("Ann", None), ("level2", "level2"),
    ]  # fmt: skip
    assert "your turn" not in done.out


@pytest.mark.parametrize(
    ("game", "players"),
    [("supergoal", "Ann,Bob,Cid,Dora"), ("foursome", "Ann"), ("foursome", "a,b,c,d,e")],
)
def test_too_many_or_too_few_are_refused(command, game, players):
    done = command("play", game, "--players", players)
    assert done.code == 2
    assert "cannot play this game" in done.err


def test_an_analysis_says_what_was_played_and_what_was_better_by_the_person(command):
    players = [PlayerRecord(name, side) for side, name in enumerate(("Ann", "Bob"))]
    players += [PlayerRecord(name, side) for side, name in enumerate(("Cid", "Dora"))]
    match = play_out(Match.new("foursome", {"throws": 6}, players, seed=0))
    match.save(FILE)
    done = command("analyse", FILE)
    assert done.code == 0
    decisions = [line for line in done.out.splitlines() if "Better:" in line]
    assert [line for line in decisions if line.endswith("Better: Ann shoots…")]
    assert not [line for line in decisions if " + " in line]
