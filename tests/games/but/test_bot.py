"""What the computer opponents think about: few actions, all of them allowed, the right ones."""

from __future__ import annotations

import pytest

from debut.bots import player
from debut.games.but.board import FORMATIONS
from debut.games.but.bot.suggestions import PUTS, SOME
from debut.games.but.names import KEEPER_PHASE, PLACE, PLAY, PUT, THROW
from tests.games.but.bench import BACK, FAR, TURN, dice, men, pitch, turned
from tests.helpers import decisions, sample


def test_what_is_suggested_is_allowed_and_little(game):
    most = {PLAY: SOME, PUT: PUTS, PLACE: 1}
    seen = set()
    for state in decisions("but"):
        suggested = game.machine.suggest(state.record)
        assert 0 < len(suggested) == len(set(suggested))
        assert set(suggested) <= set(state.actions())
        phase = state.record.phase
        if phase in most:
            assert len(suggested) <= most[phase]
        seen.add(phase)
    assert {PLAY, PLACE, KEEPER_PHASE} <= seen


def test_a_position_is_worth_the_opposite_to_the_other_side(game):
    looked = 0
    for state in sample("but"):
        if state.record.phase in (PLAY, KEEPER_PHASE, THROW) and "first=" not in str(state):
            other = game.parse(f"{turned(str(state))}; first=B")
            assert other.evaluate() == pytest.approx(-state.evaluate())
            looked += 1
    assert looked > 100


USUAL = ",".join(FORMATIONS["4-4-2"])
# B's keeper stands a row beside the line to the goal.
ALONE = pitch("22.8", men(USUAL, n9="22.8"), turned(USUAL))
# The one who can be passed to; behind an opponent, and beyond all of them.
MARKED = pitch("10.9", men(BACK, n9="10.9", n10="14.9"), men(FAR, n5="12.9"))
DEEP = pitch(
    "14.9",
    men(BACK, n9="14.9", n10="20.9"),
    "25.9,16.1,16.2,16.4,16.6,16.11,16.13,16.14,16.16,16.17,15.17",
)
# Nobody is in line with the ball; one can step into it where the keeper cannot bar both lines.
OFF_LINE = pitch(
    "14.9", men(USUAL, n9="14.9", n10="23.7"), men(turned(USUAL), n4="24.4", n5="24.14")
)
TAKES = pitch("20.9", men(BACK, n9="22.9"), men(FAR, n5="20.9"))
HELD_BY_KEEPER = pitch("2.9", men(USUAL, n1="2.9", n9="11.9"), turned(USUAL))
THREATENED = pitch("18.8", men(BACK, n9="18.8"), men(FAR, n1="25.10"))

both_sides = pytest.mark.parametrize("seen", [str, turned], ids=["A", "B"])
good_ones = pytest.mark.parametrize("name", ["greedy", "4"])


def answer(state, name):
    return state.notate(player(name).choose(state))


@both_sides
@pytest.mark.parametrize("name", ["greedy", "4"])
def test_an_open_goal_is_shot_at(game, seen, name):
    state = game.parse(seen(f"{ALONE}; {dice('2.3')}"))
    assert answer(state, name) == seen("shot-e")


@both_sides
@good_ones
def test_who_takes_the_ball_before_the_goal_shoots(game, seen, name):
    state = game.parse(seen(f"{TAKES}; {dice('6.4')}"))
    taken = state.play(state.read(answer(state, name)))
    assert taken.record.taker == 8
    assert max(taken.play(taken.read(answer(taken, name))).score) == 1


@both_sides
@good_ones
@pytest.mark.parametrize("position", [MARKED, DEEP], ids=["intercepted", "offside"])
def test_no_pass_is_given_away(game, seen, name, position):
    state = game.parse(seen(f"{position}; {dice('4.2')}"))
    assert ">10" in map(state.notate, state.actions())
    while state.record.phase == PLAY and state.record.die[0]:
        choice = answer(state, name)
        assert choice != ">10"
        state = state.play(state.read(choice))


@both_sides
@good_ones
def test_the_yellow_die_prepares_a_pass_of_the_black_one(game, seen, name):
    state = game.parse(seen(f"{OFF_LINE}; {dice('5.2')}"))
    assert answer(state, name) == seen("y10-24.9")
    state = state.play(state.read(seen("y10-24.9")))
    assert answer(state, name) == ">10"


@both_sides
@good_ones
def test_a_keeper_does_not_give_the_ball_away(game, seen, name):
    """Under the duty to play it."""
    state = game.parse(seen(f"{HELD_BY_KEEPER}; {dice('3.2')}"))
    others = 11 - 11 * state.record.side
    while state.record.phase == PLAY and state.record.die[0]:
        state = state.play(state.read(answer(state, name)))
    assert state.record.ball not in state.record.figure[others : others + 11]


@both_sides
@good_ones
def test_a_keeper_steps_into_the_line_of_the_shot(game, seen, name):
    state = game.parse(seen(f"{THREATENED}; phase=keeper; {TURN}"))
    choice = answer(state, name)
    assert choice in {seen(f"1-{column}.8") for column in (23, 24, 25)}


@pytest.mark.parametrize("name", ["1", "4"])
def test_figures_placed_one_by_one_stand_in_a_formation(game, name):
    state = game.start(placing="free").play(0)
    opponent = player(name)
    while state.record.phase == PLACE:
        state = state.play(opponent.choose(state))
    squares = str(state).split("; ")
    ready = [",".join(names) for names in FORMATIONS.values()]
    assert squares[1].removeprefix("B=") in map(turned, ready)
