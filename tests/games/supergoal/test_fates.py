"""What becomes of the ball, told before the click: by a choice, and by its throw."""

from __future__ import annotations

import pytest

from debut import CHANCE
from debut.kernel.testing import clause, random_states, scripted
from tests.games.seen import fates


def kinds(state) -> dict[str, str]:
    """What the last pick of each action is, by how the action is written."""
    return {state.notate(action): group.kind
            for group in state.view(state.turn).groups for action in group.codes}  # fmt: skip


@clause("SG-4.1", "SG-4.3", "SG-4.4", "SG-4.6")
@pytest.mark.parametrize(
    ("ball", "die", "face", "told"),
    [
        ("c6", "control", "D1", {"b7": "", "d7": ""}),
        ("a5", "control", "L1", {"out a5": "out", "b5": ""}),
        ("a5", "pass", "L2X", {"out a5": "out", "c5": "lose"}),
        ("c6", "launch", "L3X", {"out a6": "out", "out e6": "out"}),
        ("b6", "launch", "L3X", {"out a6": "out", "e6": "lose"}),
        ("d6", "pass", "D2?", {"b8": "", "out e7": "out"}),
    ],
)
def test_of_the_two_ways_each_says_what_becomes_of_the_ball(game, side, ball, die, face, told):
    with scripted(game, f"attack={side}; ball={ball}", face) as table:
        table.play(die)
        assert fates(table.state) == told
        # What leaves the field is picked beyond the rim, never on the ball's own square.
        ends = {text: "exit" if fate == "out" else "cell" for text, fate in told.items()}
        assert kinds(table.state) == ends


@clause("SG-4.6")
def test_back_over_ones_own_goal_line_the_exit_lies_in_the_net(game):
    state = game.parse("attack=A; ball=a11; phase=side; die=pass; face=L2X; turned=yes")
    exits = [group.exits for group in state.view(0).groups if group.kind == "exit"]
    assert exits == [((50, 90),)], "beyond a11, at the top as team A sees it"
    own = game.parse("attack=A; ball=c1; phase=throw; die=pass").play(4)
    flight = next(event for event in own.events if event.kind == "flight")
    assert (flight.path, flight.exit) == (("c1",), (250, 1210))
    assert own.score == (0, 1)


@clause("SG-4.5")
@pytest.mark.parametrize(("attack", "place"), [("A", (325, 90)), ("B", (175, 1210))])
def test_a_ball_over_the_far_goal_line_does_not_look_like_a_goal(game, attack, place):
    """Straight on from c11 it leaves beside the goal."""
    state = game.parse(f"attack={attack}; ball=c11; phase=throw; die=control").play(0)
    flight = next(event for event in state.events if event.kind == "flight")
    assert flight.exit == place


@clause("SG-6.2")
def test_letting_an_unstoppable_shot_be_concedes(game, side, other):
    state = game.parse(
        f"attack={side}; ball=c11; phase=unstoppable; shot=inside; champion={other}:save"
    )
    assert fates(state) == {"champion": "", "let": "concede"}


def ends(state, text: str) -> dict[tuple[str, str], float]:
    """How many sides of the die lead to each cell and fate."""
    sides: dict[tuple[str, str], float] = {}
    for end in state.preview(state.read(text)).ends:
        key = end.cell, end.fate
        sides[key] = sides.get(key, 0) + round(end.share * 6)
    return sides


def test_a_die_tells_where_the_ball_can_land(game):
    state = game.parse("attack=A; ball=a5")
    assert ends(state, "pass") == {
        ("a7", ""): 2, ("c7", ""): 2, ("a5", "out"): 3, ("a4", ""): 1, ("c5", "lose"): 1,
    }  # fmt: skip
    preview = state.preview(state.read("pass"))
    assert sorted(preview.odds) == sorted(
        (face.id, face.sides / 6) for die in game.board.dice if die.id == "pass"
        for face in die.faces
    )  # fmt: skip
    assert {end.exit for end in preview.ends if end.fate == "out"} == {(-10, 690), (-10, 750)}


def test_a_shot_tells_the_goal_and_what_goes_wide(game):
    state = game.parse("attack=A; ball=c10")
    assert ends(state, "shot") == {
        ("c11", ""): 3, ("c11", "goal"): 1, ("c10", ""): 1, ("c11", "out"): 1,
    }  # fmt: skip


def test_the_defender_knows_what_his_blue_die_can_do(game):
    state = game.parse("attack=A; ball=c10; phase=challenge")
    assert ends(state, "blue")["c11", "concede"] == 1
    assert ends(state, "blue")["c7", ""] == 1


def test_the_odds_are_told_even_if_the_champion_could_still_answer(game):
    """All faces of a die, whoever may hold the champion die up."""
    plain = game.parse("attack=A; ball=c6; champion=A:foul")
    watched = game.parse("attack=A; ball=c6; champion=B:recovery")
    assert watched.play(watched.read("pass")).turn == 1
    told = [state.preview(state.read("pass")) for state in (plain, watched)]
    assert told[0].odds and told[0].odds == told[1].odds
    assert told[0].ends and set(told[0].ends) == set(told[1].ends)


RESTARTS_OUT = ("throw-in", "goal-kick", "corner")


def timeless(state):
    """The same with time enough: the end of a half gives the ball to whoever kicks off."""
    kept = {"up", "extra", "throws"}
    parts = [part for part in str(state).split("; ") if part.split("=")[0] not in kept]
    return state.game.parse("; ".join(parts))


def became(before, after) -> str:
    """What a play did to the ball of the team that decided, by the positions alone."""
    seat = before.turn
    keys = [dict(part.split("=") for part in str(one).split("; ")) for one in (before, after)]
    if after.score != before.score:
        return "goal" if after.score[seat] > before.score[seat] else "concede"
    had, has = ("AB".index(one.get("attack", "A")) == seat for one in keys)
    if not had or has:
        return ""
    return "out" if keys[1].get("restart") in RESTARTS_OUT else "lose"


def test_every_fate_is_what_playing_it_does(game):
    """Thousands of positions: a choice that says it loses, does; one that says nothing does not."""
    seen = dict.fromkeys(("", "lose", "out", "concede"), 0)
    for state in random_states(game, 30, seed=9):
        if state.turn < 0:
            continue
        state = timeless(state)
        for group in state.view(state.turn).groups:
            for action in group.codes:
                after = state.play(action)
                if group.deed == "flight" or group.fate:
                    assert group.fate == became(state, after), f"{state}: {state.notate(action)}"
                elif after.turn != CHANCE and state.turn == after.turn:
                    assert became(state, after) == ""
                seen[group.fate] += 1
    assert min(seen[fate] for fate in ("", "lose", "out")) > 50


def test_every_end_is_where_a_throw_can_lead(game):
    """The shares of a die's ends, against all its faces thrown and both ways tried."""
    checked = 0
    for state in random_states(game, 4, seed=4):
        if state.turn < 0:
            continue
        state = timeless(state)
        for action in state.actions():
            declared = state.play(action)
            if declared.turn != CHANCE:
                continue
            told = {}
            for end in state.preview(action).ends:
                told[end.fate] = max(told.get(end.fate, 0.0), end.share)
            if not told:
                continue
            reached: dict[str, float] = {}
            for face, share in declared.odds():
                thrown = declared.play(face)
                flown = [thrown]
                if thrown.turn == state.turn and thrown.view(state.turn).groups[0].deed == "flight":
                    flown = [thrown.play(way) for way in thrown.actions()]
                for fate in {became(state, one) for one in flown}:
                    reached[fate] = reached.get(fate, 0.0) + share
            assert told.keys() == reached.keys()
            assert all(told[fate] <= reached[fate] + 1e-9 for fate in told)
            checked += 1
    assert checked > 300
