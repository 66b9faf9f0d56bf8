"""The drawn boards of the rule page show what is said under them."""

from __future__ import annotations

import pytest

import debut
from debut import State
from debut.kernel.content.rulebook import Block, blocks_of, diagram
from debut.kernel.text import LANGS
from tests.games.simulator.bench import decided_by

GAME = debut.game("simulator")
BLOCKS = blocks_of(GAME.rules("en"))


def block(words: str) -> Block:
    """The one whose words begin like this."""
    return next(one for one in BLOCKS if one.words.startswith(words))


def played(words: str) -> State:
    shown = block(words)
    state = GAME.parse(shown.position)
    for text in shown.plays:
        state = state.play(state.read(text))
    return state


def messages(state: State) -> list[str]:
    return [event.message for event in state.events]


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_what_is_played_in_them_may_be_played(number: int) -> None:
    state = GAME.parse(BLOCKS[number].position)
    assert all(state.is_legal(state.read(text)) for text in BLOCKS[number].plays)
    assert diagram(GAME, BLOCKS[number]).pieces


def test_they_are_the_same_in_every_language() -> None:
    told = [[(one.position, one.plays, one.marked) for one in blocks_of(GAME.rules(lang))]
            for lang in LANGS]  # fmt: skip
    assert all(one == told[0] for one in told)
    assert len(BLOCKS) == 15


@pytest.mark.parametrize(
    ("words", "rule", "holder"),
    [("The ball comes to lie on `f7`", "short", "A10"), ("The same from", "long", "B5")],
)
def test_ties(words: str, rule: str, holder: str) -> None:
    after = played(words)
    assert decided_by(after) == rule
    assert f"holder={holder}" in str(after)


def test_a_ball_on_a_line_lies_in_the_marked_cells() -> None:
    state = GAME.parse(block("The ball covers").position)
    ends = {state.notate(action).rpartition("-")[2] for action in state.actions()}
    assert ends == set(block("The ball covers").marked)


@pytest.mark.parametrize(
    ("words", "message"),
    [("Low, at 6.5 degrees", "goal"), ("A high cross", "header"), ("The 9 is beyond", "offside")],
)
def test_what_a_flick_comes_to(words: str, message: str) -> None:
    assert message in messages(played(words))


def test_a_dribble_is_near_enough_for_dice() -> None:
    assert played("A dribble of the 5").view(None).prompt.id == "prompt-duel"


def test_from_behind_a_die_is_thrown_and_from_the_front_none() -> None:
    shown = block("Marked: the three cells")
    assert played("Marked: the three cells").view(None).prompt.id == "prompt-entry"
    for cell in shown.marked:
        state = GAME.parse(shown.position.replace("5@d8", f"5@{cell}"))
        assert state.play(state.read("5-e6")).view(None).prompt.id == "prompt-tackle"


def test_zones_and_the_halfway_line_are_where_they_are_marked() -> None:
    zone = block("The shooting zone of A")
    for shirt, deed in (("7", "cross"), ("9", "shot")):
        text = zone.position.replace("holder=A9", f"holder=A{shirt}")
        state = GAME.parse(text if shirt == "9" else text.replace("ball=24,0", "ball=32,27.71"))
        assert deed in map(state.notate, state.actions())
    half = block("The third step")
    state = GAME.parse(half.position)
    ends = {state.notate(action).rpartition("-")[2] for action in state.actions()
            if state.notate(action).startswith("6-")}  # fmt: skip
    assert ends and ends <= set(half.marked)


def test_both_teams_are_lined_up_as_they_may_be() -> None:
    state = GAME.parse(block("Both teams lined up").position)
    on_the_pitch = [piece for piece in state.view(None).pieces if piece.kind != "ball"]
    assert [sum(piece.seat == seat for piece in on_the_pitch) for seat in (0, 1)] == [11, 11]


def test_three_stand_in_the_wall() -> None:
    shown = block("A wall of three")
    inside = [one for one in GAME.parse(shown.position).view(None).pieces
              if one.cell == shown.marked[0] and one.seat == 1]  # fmt: skip
    assert len(inside) == 3
    assert len({one.at for one in inside}) == 3
