"""What tests of a game's inputs share: the active inputs of positions, compiled and plain."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Sequence
from functools import cache

import debut
from debut import OVER, Game, State
from debut.kernel.algorithms.network_inputs import inputs_of
from debut.kernel.algorithms.self_play import NOTHING
from debut.kernel.compiler.cache import compiled_code, link
from debut.kernel.compiler.machine import Int
from debut.kernel.compiler.targets import HERE, LEARNING
from tests.helpers import sample

MANY = 300


def active_inputs_of(state: State) -> list[int]:
    """The numbers of the inputs that are on, by the rules as written."""
    size, inputs = state.game.spec.size, inputs_of(state.game.spec.package)
    out = size.row()
    return list(out[: inputs.active_inputs(state.record, out, size.scratch())])


def seen_by(state: State) -> int:
    return int(inputs_of(state.game.spec.package).seen_by(state.record))


@cache
def positions(name: str) -> tuple[State, ...]:
    """Those of random matches, under every option, that somebody has to judge."""
    return tuple(state for state in sample(name) if state.turn != OVER)


def are_inputs(name: str) -> None:
    """Active inputs are inputs that the game has, each once, and not too many."""
    inputs = inputs_of(debut.game(name).spec.package)
    states = positions(name)
    assert len(states) > MANY
    for state in states:
        numbers = active_inputs_of(state)
        assert 0 < len(numbers) <= inputs.most, state
        assert set(numbers) <= set(range(inputs.number)), state
        assert len(set(numbers)) == len(numbers), state


def look_alike(states: Iterable[State], other: Callable[[str], str], sides: bool) -> int:
    """Checks that positions have the inputs of their counterparts, to the other side (``sides``)
    or to the same; returns how many were compared."""
    looked = 0
    for state in states:
        counterpart = state.game.parse(other(str(state)))
        assert set(active_inputs_of(counterpart)) == set(active_inputs_of(state)), state
        assert seen_by(counterpart) == seen_by(state) ^ sides, state
        looked += 1
    return looked


def missing(game: Game, text: str, expected: set[int]) -> set[int]:
    """Inputs that are expected at a position and not active."""
    return expected - set(active_inputs_of(game.parse(text)))


class Compiled:
    """``describe`` of ``kernel/algorithms/self_play.py``, as machine code of this processor."""

    def __init__(self, game: Game) -> None:
        package = game.spec.package
        self._size, self._inputs = game.spec.size, inputs_of(package)
        addresses, self._memory = link(package, compiled_code(package, LEARNING + HERE))
        kinds = Int, Int, Int, *(ctypes.c_void_p,) * 6
        self._describe = ctypes.CFUNCTYPE(None, *kinds)(addresses["describe"])

    def active_inputs(self, states: Sequence[State], actions: Sequence[int]) -> list[list[int]]:
        """The inputs of the position after an action at each of these."""
        n = len(states)
        numbers = ctypes.c_int32 * n
        rows = ((ctypes.c_int16 * self._inputs.most) * n)()
        records = (self._size.record * n)(*(state.record for state in states))
        self._describe(
            0, 1, n, records, numbers(*actions), numbers(*range(n)), numbers(), numbers(), rows
        )
        return [[number for number in row if number != self._inputs.number] for row in rows]


def are_compiled_alike(name: str) -> None:
    """Machine code tells the same: of positions as they are, and after an action."""
    states = positions(name)
    assert len(states) > MANY
    compiled = Compiled(debut.game(name))
    assert compiled.active_inputs(states, [NOTHING] * len(states)) == [
        active_inputs_of(state) for state in states
    ]
    actions = [
        state.actions()[number % len(state.actions())] for number, state in enumerate(states)
    ]
    after = [state.play(action) for state, action in zip(states, actions, strict=True)]
    expected = [[] if state.turn == OVER else active_inputs_of(state) for state in after]
    assert compiled.active_inputs(states, actions) == expected
