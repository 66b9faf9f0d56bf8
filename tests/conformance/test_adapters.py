"""OpenSpiel's and PettingZoo's own tests on every game, and that both play what we play."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from functools import partial
from typing import Any

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

import debut
from debut.adapters import openspiel
from debut.adapters.observe import bounds, observe
from debut.adapters.pettingzoo import AGENTS, env
from debut.kernel.options import Option, Value
from debut.kernel.registry import games
from debut.kernel.testing import random_action, random_states
from tests.helpers import TEXTS, short, some_actions

CHECKED = 100  # positions at the beginning of a match that are all compared, then fewer and fewer
# What api_test remarks on: seats are called A and B everywhere here, and masked actions need a
# dict, which PettingZoo's own games are excused from by name.
REMARKS = (
    "ignore:We recommend agents",
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably",
)


@pytest.fixture(params=games())
def game(request: pytest.FixtureRequest) -> debut.Game:
    return debut.game(request.param)


def other_value(option: Option) -> Value:
    """A value that is not the default."""
    if isinstance(option.default, bool):
        return not option.default
    if option.text:
        return TEXTS[option.name]
    values: tuple[Value, ...] = option.choices or (option.low, option.high)
    return next(value for value in values if value != option.default)


def all_changed(game: debut.Game) -> dict[str, Value]:
    return {option.name: other_value(option) for option in game.options} | short(game.id)


def load(game: debut.Game, options: dict[str, Value] | None = None) -> Any:
    given = openspiel.parameters_from(game.spec, short(game.id) | (options or {}))
    return pyspiel.load_game(openspiel.PREFIX + game.id, given)


def test_openspiel_accepts_the_game(game: debut.Game) -> None:
    sims = 1 if short(game.id) else 5
    pyspiel.random_sim_test(load(game), num_sims=sims, serialize=True, verbose=False)


def test_openspiel_accepts_other_options(game: debut.Game) -> None:
    # On a real clock that nobody stops a match goes on for thousands of plies: see below.
    options = {name: value for name, value in all_changed(game).items() if name != "clock"}
    changed = load(game, options)
    pyspiel.random_sim_test(changed, num_sims=1, serialize=True, verbose=False)


def usual(game: debut.Game) -> dict[str, Value]:
    return short(game.id)


@pytest.mark.parametrize("options_of", [usual, all_changed], ids=["default", "changed"])
def test_openspiel_follows_play(game: debut.Game, options_of: Any) -> None:
    options = options_of(game)
    dice = random.Random(7)
    theirs, ours = load(game, options).new_initial_state(), game.start(**options)
    check_same(theirs, ours)
    while ours.turn != debut.OVER:
        action = random_action(ours, dice)
        theirs.apply_action(action)
        ours = ours.play(action)
        if dice.random() < CHECKED / theirs.move_number():
            check_same(theirs, ours)
    check_same(theirs, ours)
    assert ours.result is not None
    assert theirs.returns() == list(ours.result.returns)


def check_same(theirs: Any, ours: debut.State) -> None:
    assert theirs.position == ours
    assert str(theirs) == str(ours)
    assert theirs.observation_string(0) == str(ours.seen_by(0))
    assert theirs.is_terminal() == (ours.turn == debut.OVER)
    assert theirs.is_chance_node() == (ours.turn == debut.CHANCE)
    assert theirs.legal_actions() == list(ours.actions())
    if ours.turn == debut.CHANCE:
        assert theirs.chance_outcomes() == list(ours.odds())
    elif ours.turn != debut.OVER:
        assert theirs.current_player() == ours.turn
    for action in some_actions(ours):
        assert theirs.action_to_string(action) == ours.notate(action)
    for seat in (0, 1):
        assert theirs.observation_tensor(seat) == observe(ours.seen_by(seat)).tolist()


def test_openspiel_game_and_type_are_pickled(game: debut.Game) -> None:
    loaded = load(game, all_changed(game))
    again = pickle.loads(pickle.dumps(loaded))
    assert str(again) == str(loaded)
    check_same(again.new_initial_state(), game.start(**all_changed(game)))
    assert pickle.loads(pickle.dumps(loaded.get_type())) == loaded.get_type()


def test_openspiel_starts_at_a_position(game: debut.Game) -> None:
    for state in list(random_states(game, 1, seed=3, **short(game.id)))[::40]:
        theirs = load(game).new_initial_state(str(state))
        check_same(theirs, state)
        check_same(theirs.clone(), state)
        check_same(pickle.loads(pickle.dumps(theirs)), state)


def test_openspiel_refuses_what_we_refuse(game: debut.Game) -> None:
    for option in game.options:
        if not isinstance(option.default, bool):
            word = (option.choices or option.text) and not openspiel.is_counted(option)
            wrong: Value = "no such word" if word else option.high + 99
            with pytest.raises(debut.BadOption):
                load(game, {option.name: wrong})


def test_openspiel_lets_python_end() -> None:
    """A registered game is freed after Python itself; that must not abort the process."""
    done = subprocess.run(
        [sys.executable, "-c", "import debut.adapters.openspiel"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


def test_openspiel_says_zero_sum_where_it_is() -> None:
    supergoal = pyspiel.load_game("debut_supergoal").get_type()
    assert supergoal.utility == pyspiel.GameType.Utility.ZERO_SUM


@pytest.mark.filterwarnings(*REMARKS)
def test_pettingzoo_accepts_the_game(game: debut.Game) -> None:
    api_test(env(game.id, **short(game.id)), num_cycles=200 if short(game.id) else 1000)
    api_test(env(game.id, **all_changed(game)), num_cycles=100)


def test_pettingzoo_is_seeded(game: debut.Game) -> None:
    cycles = 100 if short(game.id) else 500
    seed_test(partial(env, game.id, **short(game.id)), num_cycles=cycles)


def test_pettingzoo_follows_play(game: debut.Game) -> None:
    played = env(game.id, render_mode="ansi", **short(game.id))
    played.reset(seed=5)
    dice = random.Random(5)
    while (state := played.unwrapped.position).turn != debut.OVER:
        agent = AGENTS[state.turn]
        seen, _, over, _, _ = played.last()
        assert played.agent_selection == agent
        assert not over
        assert played.render() == str(state)
        assert np.array_equal(seen["observation"], observe(state.seen_by(state.turn)))
        assert np.flatnonzero(seen["action_mask"]).tolist() == list(state.actions())
        assert not played.observe(AGENTS[1 - state.turn])["action_mask"].any()
        played.step(dice.choice(state.actions()))
    assert state.result is not None
    assert played.rewards == dict(zip(AGENTS, state.result.returns, strict=True))
    assert all(played.terminations.values())


def test_pettingzoo_refuses_an_illegal_action(game: debut.Game) -> None:
    played = env(game.id)
    played.reset(seed=1)
    legal = played.unwrapped.position.actions()
    wrong = next(code for code in range(game.spec.actions) if code not in legal)
    with pytest.raises(debut.IllegalAction):
        played.step(wrong)
    assert played.unwrapped.position.actions() == legal


def test_observations_are_within_bounds_and_tell_positions_apart(game: debut.Game) -> None:
    low, high = bounds(game)
    seen: dict[bytes, debut.State] = {}
    for state in random_states(game, 3, seed=11, **short(game.id)):
        vector = observe(state)
        assert vector.shape == low.shape
        assert vector.dtype == np.float32
        assert ((low <= vector) & (vector <= high)).all()
        assert seen.setdefault(vector.tobytes(), state) == state
