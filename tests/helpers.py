"""What tests of every part share: positions and matches to work on, and what any error must be."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import debut
from debut import CHANCE, OVER, DebutError, Game, Match, State
from debut.kernel.options import Option
from debut.kernel.registry import table_games
from debut.kernel.testing import check_state, random_action, random_states
from debut.kernel.text import LANGS

T = TypeVar("T")
GAMES = debut.games()
TABLE_GAMES = table_games()  # those that the browser plays
SOURCE = Path(debut.__file__).parent.parent


def examples(count: int) -> settings:
    """So many examples, each as slow as it likes."""
    return settings(max_examples=count, deadline=None, suppress_health_check=list(HealthCheck))


def any_of(items: Sequence[T]) -> st.SearchStrategy[T]:
    """One of very many. ``sampled_from`` looks at all of them for each example."""
    return st.integers(0, len(items) - 1).map(items.__getitem__)


def reads_well(error: DebutError) -> None:
    """An error is a sentence in every language, without holes."""
    for lang in LANGS:
        said = error.text(lang)
        assert said.strip()
        assert "{" not in said or any("{" in str(value) for value in error.values.values())
    assert str(error) == error.text("en")


# Positions

# What a sample takes of a match: so many at its beginning and at its end, and in between. A game of
# long matches, or of many actions, is sampled no more than the others.
ENDS, BETWEEN = 12, 24
MOST_ACTIONS = 40_000  # that are written and read, of all positions of a sample together


# What only its own game could tell: a text for each option that takes one.
TEXTS = {"team_a": "moulins", "team_b": "8,35,32,38,37,80,60,69,85,106,110,4,20,24,50,102"}


# Matches long enough to need a shorter form for tests of every game.
SHORT: dict[str, dict[str, Any]] = {"simulator": {"length": "11"}}


def short(name: str) -> dict[str, Any]:
    """Options for a match of this game that ends soon."""
    return SHORT.get(name, {})


def other_values(option: Option) -> list[Any]:
    """Some values of an option that are not its default."""
    if isinstance(option.default, bool):
        return [not option.default]
    if option.choices:
        return [choice for choice in option.choices if choice != option.default]
    if option.text:
        return [TEXTS[option.name]]
    return [option.low + 2]


def option_sets(game: Game) -> Iterator[dict[str, Any]]:
    """The defaults, each option by itself set otherwise, and all of them together."""
    usual = short(game.id)
    yield usual
    for option in game.options:
        for value in other_values(option):
            yield usual | ({option.name: value} if option.name not in usual else {})
    yield {option.name: other_values(option)[-1] for option in game.options}


@cache
def sample(name: str) -> tuple[State, ...]:
    """Positions of random matches under every option: how they begin and end, and in between."""
    game = debut.game(name)
    found: dict[State, None] = {}
    for number, options in enumerate(option_sets(game)):
        for seed in range(1 if short(name) else 3):
            match = tuple(random_states(game, 1, seed=100 * number + seed, **options))
            between = evenly(match[ENDS:-ENDS], BETWEEN)
            found |= dict.fromkeys([*match[:ENDS], *between, *match[-ENDS:]])
    return tuple(found)


def evenly(items: Sequence[T], count: int) -> Sequence[T]:
    """At most so many, from the first to the last."""
    return items[:: max(1, -(-len(items) // count))]


def within(states: Sequence[State], actions: int) -> Iterator[State]:
    """Positions in any order, until they have so many actions together."""
    for state in random.Random(4).sample(states, len(states)):
        actions -= len(state.actions())
        if actions < 0:
            return
        yield state


@cache
def decisions(name: str) -> tuple[State, ...]:
    """Those of them where a side has more than one action to choose from."""
    return tuple(state for state in sample(name) if state.turn >= 0 and len(state.actions()) > 1)


def few(name: str, count: int) -> tuple[State, ...]:
    """At most so many positions of the sample, from its beginning to its end."""
    return tuple(evenly(sample(name), count))


def some_actions(state: State, count: int = 60) -> tuple[int, ...]:
    """About so many of a position's actions, from the first to the last: all, unless it has many
    more."""
    actions = state.actions()
    return actions[:: max(1, len(actions) // count)]


@cache
def notations(name: str) -> tuple[str, ...]:
    """Everything that can be written as an action or a throw somewhere; of a game that writes very
    many, the more usual ones."""
    states = within(sample(name), MOST_ACTIONS)
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
        timeout=300,  # on a busy machine
    )


@contextmanager
def command_at_work(
    folder: Path, words: Sequence[str], so: Callable[[list[str]], bool]
) -> Iterator[subprocess.Popen[str]]:
    """``debut`` with a session to itself, once what it has started is so; nothing of it stays."""
    running = subprocess.Popen(
        [sys.executable, "-m", "debut.cli", *words],
        cwd=folder, stderr=subprocess.PIPE, text=True, start_new_session=True,
        # Whoever runs the tests in the background may have it ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    try:
        end = time.monotonic() + 300  # on a busy machine
        while not so(started(running.pid)):
            assert running.poll() is None
            assert time.monotonic() < end, "it does not begin"
            time.sleep(0.1)
        yield running
        while started(running.pid):
            assert time.monotonic() < end, "it leaves something behind"
            time.sleep(0.1)
    finally:
        for pid in in_session(running.pid):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        running.wait()


def in_session(leader: int) -> list[int]:
    """The processes that one has started, itself among them, as Linux tells."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(ProcessLookupError):  # it has just ended
            if os.getsid(int(process.name)) == leader:
                found.append(int(process.name))
    return found


def started(leader: int) -> list[str]:
    """Their commands; one that has ended has none any more."""
    found = []
    for pid in in_session(leader):
        with suppress(OSError, UnicodeDecodeError):
            found.append(Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " "))
    return [told for told in found if told]
