"""Decisions in words: what was done or chosen, in both languages and without notation."""

from __future__ import annotations

import re

import pytest

from debut import CHANCE, Match
from debut.cli.story import sentences
from debut.kernel.game import State
from debut.kernel.registry import games
from debut.kernel.text import LANGS
from debut.story.analysed import in_words, shown
from debut.story.analysis import Decided
from debut.story.position_values import estimate_values
from debut.story.steps import joined
from debut.story.times import time_of
from debut.story.words import (
    DecisionWords,
    describe_aim,
    describe_both,
    describe_choice,
    describe_decision,
)
from tests.helpers import play_out, short

# Signs of notation, beside a place: f2*g4>h3, y1-4.11, 2@i4.
NOTATION = re.compile(r"[*>@]|\w\d-\w+\d")
STRIKE = ["A", "4-4-2", "4-4-2", "low", "60", "9", "0.exact"]


def said(state: State, deed: DecisionWords) -> set[str]:
    """The sentence in every language."""
    return {sentences(deed, state.game.text(lang).say) for lang in LANGS}


def flicked() -> Match:
    match = Match.new("simulator", {"length": "11"}, dice="typed")
    for text in STRIKE:
        match.play(match.state.read(text))
    return match


@pytest.mark.parametrize("name", games())
def test_every_decision_has_words(name: str) -> None:
    match = play_out(Match.new(name, dict(short(name)), seed=3), seed=3, plies=120)
    for state, ply in zip(match.states, match.record.plies, strict=False):
        if ply.turn == CHANCE or ply.signal or ply.action is None:
            continue
        known = state.seen_by(ply.turn)
        for deed in (describe_decision(known, ply.action), describe_choice(known, ply.action)):
            for sentence in said(state, deed):
                assert len(sentence) > 1, ply
                assert not NOTATION.search(sentence), sentence


def test_a_die_is_named_where_nothing_has_happened_yet() -> None:
    match = play_out(Match.new("supergoal", {"throws": 4}, seed=3), seed=3, plies=2)
    state = match.state
    control, launch = state.read("control"), state.read("launch")
    assert said(state, describe_decision(state, control)) == {"Control.", "Contrôle."}
    assert said(state, describe_decision(state, launch)) == {"Launch.", "Lancement."}


def test_two_decisions_that_sound_alike_are_told_apart() -> None:
    """Low and high are announced by the same words."""
    match = Match.new("simulator", {"length": "11"}, dice="typed")
    for text in STRIKE[:3]:
        match.play(match.state.read(text))
    state = match.state
    low, high = describe_both(state, state.read("low"), state.read("high"))
    assert said(state, low) == {"Low.", "Rase."} != said(state, high)


def test_an_aim_is_said_by_where_the_ball_is_meant_to_go() -> None:
    match = flicked()
    one = Decided(4, 0, time_of(match.states[3].clock), "low", "high", 0.1)
    worded = shown(match, estimate_values(match.state.game), one).decision
    assert worded.plays is not None
    words = sentences(worded.plays, match.state.game.text("en").say)
    assert re.fullmatch(r"Low, towards [a-i]\d+, strength 9\.", words)


def test_a_shot_is_said_to_go_at_the_goal() -> None:
    """The names of cells behind the goal line are nobody's words."""
    state = flicked().states[5]
    deed = describe_aim([state.view(state.turn)], [state.read("9")], "goal-b")
    assert said(state, deed) == {"At the goal, strength 9.", "Vers le but, force 9."}


def test_what_hardly_mattered_has_no_words() -> None:
    match = flicked()
    one = Decided(4, 0, time_of(match.states[3].clock), "low", "high", 0.009)
    assert in_words(match, one) == one


def test_a_flick_is_one_step() -> None:
    """The direction, the strength and the error belong to what was announced."""
    match = flicked()
    assert joined(match) == {5, 6, 7}
    assert joined(Match.new("supergoal", seed=1)) == frozenset()
