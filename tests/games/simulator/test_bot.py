"""What the computer opponents think about: few actions, all of them allowed, the right ones."""

from __future__ import annotations

from collections import Counter

import pytest

from debut import CHANCE, OVER
from debut.bots import Search, player
from debut.games.simulator.board import ROD, ROD_SPOTS
from debut.games.simulator.bot import keepers
from debut.games.simulator.bot.candidate_aims import direction_to
from debut.games.simulator.bot.place_values import WHOLE_WAY
from debut.games.simulator.event_codes import SimulatorEvent
from debut.games.simulator.physics.directions import UNITS
from debut.kernel.match.dice import RandomDice
from tests.games.simulator.bench import FAR, pitch, turned
from tests.helpers import decisions

SPOTS = len(ROD_SPOTS)
# A15 may shoot from e9, outside the area, with nobody in his way but the keeper.
SHOOTER = pitch({"n15": "e9"}, {"n2": "a9", "n3": "i9"}, "A15")
# B's keeper has to choose his spot.
CHOOSES = pitch({"n15": "c9"}, {"n2": "a9", "n3": "i9"}, "A15", phase="keeper", who="B",
                deed="shot", striker="A15", shots=1, dexterity="normal")  # fmt: skip
# A15 has the ball in midfield; A16 waits for it two cells away, everybody else is far off.
MATE = pitch({"n15": "e6", "n16": "e8"}, FAR, "A15", dexterity="normal")

both_sides = pytest.mark.parametrize("seen", [str, turned], ids=["A", "B"])


def test_what_is_suggested_is_allowed_and_little(game):
    for state in decisions("simulator")[::7]:
        suggested = game.machine.suggest(state.record)
        assert 0 < len(suggested) <= 20
        assert len(suggested) == len(set(suggested))
        assert set(suggested) <= set(state.actions())


def test_any_direction_is_found_again():
    for number in range(720):
        x, y = UNITS[number]
        assert direction_to(3000 * x, 3000 * y) == number


@pytest.mark.parametrize(("kind", "word"), [(0, "low"), (1, "high")])
def test_how_far_a_flick_goes_is_known(game, kind, word):
    """Along the touch line, where nobody is."""
    state = game.parse(pitch({"n15": "a2"}, FAR, "A15"))
    start = state.record.ball_x
    for strength in (1, 5, 9):
        after = state
        for part in (word, "0", str(strength)):
            after = after.play(after.read(part))
        assert after.record.ball_x - start == pytest.approx(WHOLE_WAY[kind][strength], abs=2)


@both_sides
def test_a_pass_reaches_the_mate_who_waits_for_it(game, seen):
    opponent, state = player("3"), game.parse(seen(MATE))
    side = state.turn
    while state.turn != CHANCE:
        state = state.play(opponent.choose(state))
    won = Counter()
    for outcome, weight in state.weights():
        won[state.play(outcome).record.side] += weight
    assert won[side] > 0.9 * won.total()


@both_sides
def test_before_an_open_goal_it_shoots(game, seen):
    state = game.parse(seen(SHOOTER))
    assert state.notate(player("3").choose(state)) == "shot"


def best_against(goals: list[list[int]], times: list[int]) -> float:
    return max(sum(g * t for g, t in zip(row, times, strict=True)) / sum(times) for row in goals)


@pytest.mark.parametrize(
    ("rows", "value"),
    [
        # Each spot saves one aim of five.
        ([[0 if a == spot else 1000 for spot in range(SPOTS)] for a in range(SPOTS)], 800),
        # Two aims only, the first of them the better one.
        ([[0, 1000, 1000, 1000, 1000], [500, 0, 500, 500, 500]], 1000 / 3),
    ],
)
def test_no_fixed_aim_beats_the_mixed_spots(rows, value):
    work = [0] * keepers.USED
    goals = [*rows, *([[0] * SPOTS] * (keepers.AIMS - len(rows)))]
    for number, row in enumerate(goals):
        work[keepers.GOALS + number * SPOTS : keepers.GOALS + (number + 1) * SPOTS] = row
    keepers.weigh_spots(work)
    times = work[keepers.TIMES : keepers.TIMES + SPOTS]
    assert sum(times) == keepers.ROUNDS
    assert value - 1 <= best_against(goals, times) < value + 60


@both_sides
def test_the_keepers_spots_are_drawn_as_they_are_mixed(game, seen):
    state = game.parse(seen(CHOOSES))
    spots, odds = game.machine.mix(state.record)
    assert set(spots) <= {ROD + spot for spot in range(SPOTS)}
    drawn = Counter(player("3", seed).choose(state) for seed in range(200))
    assert set(drawn) <= set(spots)
    for spot, weight in zip(spots, odds, strict=True):
        assert drawn[spot] / 200 == pytest.approx(weight / sum(odds), abs=0.12)
    assert game.machine.mix(game.parse(seen(MATE)).record) == ((), ())


@both_sides
def test_a_shooter_thinks_the_same_wherever_the_keeper_goes(game, seen):
    chosen = game.parse(seen(CHOOSES))
    answers = set()
    for spot in range(SPOTS):
        state, told = chosen.play(ROD + spot), []
        while state.turn not in (CHANCE, OVER):
            told.append(Search(3).choose(state))
            state = state.play(told[-1])
        answers.add(tuple(told))
    assert len(answers) == 1


def test_a_short_match_is_played_out_with_sense(game):
    """Passes come to a mate, the ball stays on the pitch, nobody is sent off."""
    opponents, dice = (player("3", 1), player("3", 2)), RandomDice(7)
    state, told, tallied, ply = game.start(length="11"), Counter(), Counter(), 0
    while state.turn != OVER:
        ply += 1
        throws = state.turn == CHANCE
        action = dice.throw(state, ply) if throws else opponents[state.turn].choose(state)
        following = state.play(action)
        told.update(row[2] for row in following.record.log[: following.record.logged])
        tallied.update(name for name, _, _ in game.spec.telling.counts(state, following))
        state = following
    flicks = told[SimulatorEvent.FLICK]
    assert flicks > 30
    assert tallied["completed"] > tallied["passes"] * 2 / 3
    assert told[SimulatorEvent.THROW_IN] + told[SimulatorEvent.GOAL_KICK] < flicks / 6
    assert told[SimulatorEvent.VIOLENT] == 0
