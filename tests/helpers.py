"""What tests of every part share: positions and matches to work on, and what any error must be."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings

import debut
from debut import CHANCE, OVER, DebutError, Game, Match, State
from debut.kernel.options import Option
from debut.kernel.testing import check_state, random_action, random_states
from debut.kernel.text import LANGS

GAMES = debut.games()
SOURCE = Path(debut.__file__).parent.parent


def examples(count: int) -> settings:
    """So many examples, each as slow as it likes."""
    return settings(max_examples=count, deadline=None, suppress_health_check=list(HealthCheck))


def reads_well(error: DebutError) -> None:
    """An error is a sentence in every language, without holes."""
    for lang in LANGS:
        said = error.text(lang)
        assert said.strip()
        assert "{" not in said or any("{" in str(value) for value in error.values.values())
    assert str(error) == error.text("en")


# Positions


def other_values(option: Option) -> list[Any]:
    """Some values of an option that are not its default."""
    if isinstance(option.default, bool):
        return [not option.default]
    if option.choices:
        return [choice for choice in option.choices if choice != option.default]
    return [option.low + 2]


def option_sets(game: Game) -> Iterator[dict[str, Any]]:
    """The defaults, each option by itself set otherwise, and all of them together."""
    yield {}
    for option in game.options:
        for value in other_values(option):
            yield {option.name: value}
    yield {option.name: other_values(option)[-1] for option in game.options}


@cache
def sample(name: str) -> tuple[State, ...]:
    """Positions of random matches under every option: how they begin and end, and in between."""
    game = debut.game(name)
    found: dict[State, None] = {}
    for number, options in enumerate(option_sets(game)):
        for seed in range(3):
            match = list(random_states(game, 1, seed=100 * number + seed, **options))
            found |= dict.fromkeys([*match[:12], *match[12:-12:7], *match[-12:]])
    return tuple(found)


@cache
def decisions(name: str) -> tuple[State, ...]:
    """Those of them where a side has more than one action to choose from."""
    return tuple(state for state in sample(name) if state.turn >= 0 and len(state.actions()) > 1)


def few(name: str, count: int) -> tuple[State, ...]:
    """So many positions of the sample, from its beginning to its end."""
    states = sample(name)
    return states[:: max(1, len(states) // count)][:count]


def some_actions(state: State, count: int = 60) -> tuple[int, ...]:
    """About so many of a position's actions, from the first to the last: all, unless it has many
    more."""
    actions = state.actions()
    return actions[:: max(1, len(actions) // count)]


@cache
def notations(name: str) -> tuple[str, ...]:
    """Everything that can be written as an action or a throw somewhere."""
    states = sample(name)
    return tuple(sorted({state.notate(a) for state in states for a in state.actions()}))


def spread(states: Sequence[State], words: Sequence[str]) -> Iterator[tuple[State, str]]:
    """Every word at two positions, far from each other; every position with other words."""
    for number, word in enumerate(words):
        for half in range(2):
            yield states[(number + half * len(states) // 2) % len(states)], word


def play_on(state: State, seed: int, plies: int = 60) -> State:
    """Random play, checking that every position on the way can be written, read and shown."""
    dice = random.Random(seed)
    check_state(state)
    for ply in range(plies):
        if state.turn == OVER:
            break
        assert -1 <= state.evaluate() <= 1
        signals = state.signals()
        if signals and dice.random() < 0.02:
            state = state.signal(dice.choice(signals))
        else:
            state = state.play(random_action(state, dice))
        assert state.game.parse(str(state)) == state, str(state)
        if ply % 10 == 1:
            check_state(state)
    check_state(state)
    return state


# Matches


def play_out(match: Match, seed: int = 0, plies: int = 100_000) -> Match:
    """Plays a match to its end, or so many plies of it: any decisions, throws of its own dice."""
    choice = random.Random(seed)
    for _ in range(plies):
        if match.state.turn == OVER:
            break
        if match.state.turn == CHANCE:
            match.throw()
        else:
            match.play(choice.choice(match.state.actions()))
    return match


def document(match: Match) -> dict[str, Any]:
    """The record as anyone with a text editor sees it."""
    return json.loads(match.to_json())  # type: ignore[no-any-return]


def loaded(edited: object) -> Match:
    return Match.from_json(json.dumps(edited))


# Processes


def run_python(code: str, given: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """A fresh Python, with this package and these variables."""
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(SOURCE), **environment},
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
