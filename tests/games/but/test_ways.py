"""The ways that are shown are ways the rules allow; what becomes of a ball is what playing does."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

import debut
from debut.kernel.testing import clause, random_action
from debut.kernel.views import Group, Leg
from tests.games.but import drawn
from tests.games.but.bench import AREA, near, opposite
from tests.games.seen import places

GAME = debut.game("but")
PARTS = range(2)
POSITIONS = 70  # of each part
LOOKED_AT = 5  # ways of a group


def states(part: int) -> Iterator[debut.State]:
    """Sides with thrown dice, in positions set up at random and some decisions later."""
    dice = random.Random(part)
    for _ in range(POSITIONS):
        state = GAME.parse(drawn.turn(dice))
        for _ in range(3):
            if state.turn == debut.OVER:
                break
            state = state.play(random_action(state, dice))
            if state.turn >= 0:
                yield state


def die_of(state: debut.State, name: str) -> int:
    return next(int(die.face or 0) for die in state.view(None).dice if die.id == name)


def straight(path: tuple[str, ...]) -> bool:
    steps = {
        tuple(int(b) - int(a) for a, b in zip(here.split("."), there.split("."), strict=True))
        for here, there in itertools.pairwise(path)
    }
    return len(steps) <= 1


def check_walk(state: debut.State, group: Group, last: str, legs: tuple[Leg, ...]) -> None:
    """B-4.1: over free squares, no more of them than the die shows; a keeper in his area."""
    piece = next(pick.id for pick in group.picks if pick.kind == "piece")
    at = places(state)
    ball, start = at.pop("ball"), at.pop(piece)
    (walk,) = [leg for leg in legs if leg.kind == "walk"] or [Leg("walk", (start,))]
    path, keeper = walk.path, piece[1:] == "1"
    assert path[0] == start
    assert not set(path) & set(at.values())
    assert all(there in near(here, 1) for here, there in itertools.pairwise(path))
    if keeper:
        assert set(path) <= (opposite(AREA) if piece[0] == "B" else AREA)
    die = group.picks[0].id if group.picks[0].kind == "die" else ""
    most = (die_of(state, die) if die else 1) * (2 if keeper else 1)
    if len(legs) == 1 and legs[0].kind == "walk":
        assert path[-1] == last
        assert len(path) - 1 <= most
    else:
        # B-4.5.1: he ends next to the holder, with two steps to spare.
        assert path[-1] in near(ball, 1)
        assert len(path) - 1 <= most - 2
        assert legs[-1] == Leg("flight", (ball, path[-1]))


def check_flight(state: debut.State, group: Group, i: int, leg: Leg) -> None:
    """B-5.1: straight, from the ball; over nobody who would stop it."""
    last, at = group.ids[i], places(state)
    path = leg.path[:-1] if leg.path[-1].startswith("goal") else leg.path
    assert path[0] == at["ball"]
    assert straight(path)
    clears = state.notate(group.codes[i]).startswith("clear")
    theirs = {cell for piece, cell in at.items() if piece[0] == "BA"[state.turn]}
    assert clears or not theirs & set(path[1:-1])
    assert (leg.exit is None) == (group.fate != "out")
    if group.kind == "exit":
        assert (leg.path[-1], leg.exit) == (last, group.exits[i])
    elif group.kind == "piece" and group.fate != "lose":
        assert leg.path[-1] == at[last]
    elif group.kind == "cell":
        assert leg.path[-1] == last


@pytest.mark.parametrize("part", PARTS)
@clause("B-4.1", "B-4.1.1", "B-4.3.1", "B-4.5.1", "B-5.1", "B-5.2", "B-5.3", "B-5.5.1")
def test_every_way_shown_is_one_that_the_rules_allow(part):
    seen, dice = set(), random.Random(part)
    for state in states(part):
        for group in state.view(state.turn).groups:
            some = dice.sample(range(len(group.ids)), min(LOOKED_AT, len(group.ids)))
            for i in some:
                legs = state.preview(group.codes[i]).legs
                if group.deed == "walk":
                    check_walk(state, group, group.ids[i], legs)
                elif group.deed == "flight":
                    check_flight(state, group, i, *legs)
                else:
                    assert all(leg.kind == "place" for leg in legs)
            seen.add((group.deed, group.kind))
    kinds = ("piece", "cell", "exit", "button")
    assert {*(("flight", kind) for kind in kinds), ("walk", "piece"), ("walk", "cell")} <= seen


@pytest.mark.parametrize("part", PARTS)
@clause("B-4.3.1", "B-4.1")
def test_what_is_shown_of_a_walk_is_what_is_told_of_it(part):
    """The way before the click and the way after it, over the loose ball or past it."""
    dice, fetched = random.Random(part), 0
    for state in states(part):
        walks = [group for group in state.view(state.turn).groups if group.deed == "walk"]
        for group in walks:
            action = dice.choice(group.codes)
            shown = [leg.path for leg in state.preview(action).legs if leg.kind == "walk"]
            after = state.play(action)
            told = {event.message: event for event in after.events}
            ways = [event.path for event in after.events if event.kind == "walk"]
            assert [way for way in ways[:1] if len(way) > 1] == shown
            if "take-loose" in told:
                fetched += 1
                assert told["take-loose"].path[0] in shown[0]
            elif "take" not in told and "dribble" not in told:
                assert places(state)["ball"] not in shown[0]
    assert fetched > 10


def outcome(before: debut.State, action: int) -> str:
    after, side = before.play(action), before.turn
    told = [event.message for event in after.events]
    if "own-goal" in told:
        return "concede"
    if "goal" in told:
        return "goal"
    if {"out-side", "out-goal-line", "corner"} & set(told):
        return "out"
    if {"intercepted", "stopped", "saved", "clear-lost", "offside"} & set(told):
        return "lose"
    assert after.score == before.score, side
    return "loose" if {"shot-loose", "clear-loose"} & set(told) else ""


@pytest.mark.parametrize("part", PARTS)
@clause("B-5.2.2", "B-5.3.1", "B-5.3.2", "B-5.4", "B-5.4.1", "B-5.5.1", "B-6.4", "B-7.1.1")
def test_every_fate_is_what_playing_it_does(part):
    seen = set()
    for state in states(part):
        for group in state.view(state.turn).groups:
            codes = group.codes if group.deed == "flight" else group.codes[:1]
            for action in codes:
                assert outcome(state, action) == group.fate, f"{state}: {state.notate(action)}"
            seen |= {group.fate} if group.deed == "flight" else set()
    assert seen == {"", "goal", "lose", "out", "concede", "loose"}


@pytest.mark.parametrize("part", PARTS)
@clause("B-7.1")
def test_the_offside_line_is_where_the_rules_have_it(part):
    """Whoever stands beyond it and gets the ball is offside, and nobody else is."""
    judged = 0
    for state in states(part):
        view = state.view(state.turn)
        lines = [sign.cells for sign in view.signs if sign.kind == "offside"]
        at = places(state)
        for group in view.groups:
            for action in group.codes if group.deed == "flight" else ():
                events = state.play(action).events
                received = {"pass", "shot-mate", "clear-mate"} & {one.message for one in events}
                if not received or any(one.message == "intercepted" for one in events):
                    continue
                judged += 1
                cell = at[events[0].by[-1]]
                column, line = (int(one.partition(".")[0]) for one in (cell, lines[0][0]))
                beyond = column < line if state.turn else column > line
                assert beyond == any(one.message == "offside" for one in events)
    assert judged > 20
