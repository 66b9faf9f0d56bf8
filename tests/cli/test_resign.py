"""Giving a match up at the terminal."""

from __future__ import annotations

from debut import Match
from tests.cli.test_play import KICK_OFF, TWO, lines, told

RECORD = ("--record", "m.json")


def test_the_team_to_move_resigns_after_one_question(command):
    done = command(*TWO, *RECORD, typed=lines(*KICK_OFF, "resign", "y"))
    assert (done.code, done.err) == (0, "")
    match = Match.load("m.json")
    assert told(match) == KICK_OFF
    assert match.record.resigned == 1  # B kicks off
    assert "Team A wins (By resignation)" in done.out
    done = command("verify", "m.json")
    assert "Team B resigned." in done.out


def test_no_answer_is_no(command):
    command(*TWO, *RECORD, typed=lines(*KICK_OFF, "resign", "", "pass", "q"))
    assert Match.load("m.json").record.resigned is None
    assert told(Match.load("m.json")) == [*KICK_OFF, "pass"]


def test_either_of_two_may_be_named_and_nobody_else(command):
    done = command(*TWO, *RECORD, typed=lines(*KICK_OFF, "resign C", "resign a", "yes"))
    assert "There is no team C to resign." in done.out
    assert Match.load("m.json").record.resigned == 0


def test_while_a_die_waits_too(command):
    command(*TWO, *RECORD, typed=lines(*KICK_OFF, "pass", "resign", "y"))
    match = Match.load("m.json")
    assert (told(match), match.record.resigned) == ([*KICK_OFF, "pass"], 1)


def test_the_computer_does_not_resign_and_french_is_understood(command):
    words = ("--lang", "fr", "play", "supergoal", "--level", "level1", "--dice", "typed", *RECORD)
    done = command(*words, typed=lines("A", "resign B", "resign", "oui"))
    assert (done.code, done.err) == (0, "")
    assert Match.load("m.json").record.resigned == 0
    assert "Par abandon" in done.out
    done = command("play", "--resume", "m.json")
    assert (done.code, done.err) == (0, "")
