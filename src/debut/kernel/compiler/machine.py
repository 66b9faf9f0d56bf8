"""Runs the rules of one game, from machine code or as the Python they are written in.

Both ways run the same functions. ``NUMBA_DISABLE_JIT=1`` selects the second, for a debugger.
"""

from __future__ import annotations

import ctypes
import os
import struct
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

from debut.kernel.algorithms.tree_search import DEPTH, Node
from debut.kernel.rule import no_signal, taking_work

Int = ctypes.c_int64
TALLIES = 5
# The most memory that a tree may take, however many actions a game has.
MOST_BYTES = 64_000_000
Rule = Callable[..., Any]
Child = tuple[int, int, float]  # action, visits, sum of values for side A


class Size:
    """The buffer sizes of one game's rules; ``work`` is the number of 64-bit words of scratch."""

    def __init__(self, record: Any, actions: int, outcomes: int, work: int = 0) -> None:
        self.record = record
        self.width = max(actions, outcomes)
        self.work = work

    def row(self) -> Any:
        return (ctypes.c_int32 * self.width)()

    def rows(self, n: int) -> Any:
        return ((ctypes.c_int32 * self.width) * n)()

    def scratch(self) -> Any:
        """Allocates work space for rules; two threads never share one.

        It has at least one word, because an array cannot be empty.
        """
        return (Int * max(self.work, 1))()


class Tree:
    """The buffers of a search that can be continued; one thread may use it at a time."""

    def __init__(self, size: Size, capacity: int, explore: float) -> None:
        # A full tree is searched no deeper; the actions of the root always fit in.
        most = MOST_BYTES // ctypes.sizeof(Node)
        self.capacity = max(min(capacity, most), size.width + 1)
        self.explore = explore
        self.nodes = (Node * self.capacity)()
        # The position that a simulation has reached, and one ahead of it.
        self.states = (size.record * 2)()
        self.work = size.scratch()
        self.path = (ctypes.c_int32 * (DEPTH + 2))()
        self.out = size.row()
        self.odds = size.row()
        self.values = (ctypes.c_double * size.width)()
        self.bounds = (ctypes.c_double * 2)()
        self.used = 0

    def children(self) -> list[Child]:
        """Lists every suggested action at the root."""
        root = self.nodes[0]
        below = (self.nodes[root.first + i] for i in range(root.count))
        return [(child.action, child.visits, child.total) for child in below]


class _FirstOf(dict[int, Callable[[Any], tuple[int, ...]]]):
    """Unpacks the first n numbers of a row; a slice would build a list first, number by number."""

    def __missing__(self, n: int) -> Callable[[Any], tuple[int, ...]]:
        made = self[n] = struct.Struct(f"{n}i").unpack_from
        return made


FIRST_OF = _FirstOf()


def written(function: Rule, row: Any, work: int) -> Callable[[Any], tuple[int, ...]]:
    """Makes a function that returns the codes written into a row.

    It uses local variables only, because attribute look-ups take a noticeable time.
    """
    first_of = FIRST_OF

    def codes(rec: Any) -> tuple[int, ...]:
        out = row()
        return first_of[function(rec, out, work)](out)

    return codes


class Machine:
    """Calls the functions of one game's rules, which are passed in."""

    def __init__(self, size: Size, functions: dict[str, Rule], memory: object = None) -> None:
        self.size = size
        # The engine that holds the functions' code: it must not be freed before them.
        self._memory = memory
        self._record = size.record
        self._row = ctypes.c_int32 * size.width
        # One buffer serves all single calls: machine code holds the GIL meanwhile, and rules in
        # plain Python get their own buffer each time.
        self._memory_of_work = size.scratch()
        self._work = ctypes.addressof(self._memory_of_work)
        # The legal actions of a record, the most frequent call.
        self.legal = written(functions["legal"], self._row, self._work)
        self._chance = functions["chance"]
        self._play = functions["play"]
        self._signal = functions["signal"]
        # A game need not have the following rules.
        # The actions to consider, the best first; all legal ones if the game does not suggest any.
        suggest = functions.get("suggest", functions["legal"])
        self.suggest = written(suggest, self._row, self._work)
        self._hide = functions.get("hide")
        self._mix = functions.get("mix")
        self._sight = functions.get("sight")
        self._evaluate = functions["evaluate"]
        self._playouts = functions["playouts"]
        self._perft = functions["perft"]
        self._search = functions["search"]

    def chance(self, rec: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
        out = self._row()
        odds = self._row()
        first = FIRST_OF[self._chance(rec, out, odds, self._work)]
        return first(out), first(odds)

    def mix(self, rec: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Returns a mixed strategy: the actions to choose from, and the weight of each.

        Both are empty where none is needed, and in a game without such choices.
        """
        if self._mix is None:
            return (), ()
        out, odds = self._row(), self._row()
        first = FIRST_OF[self._mix(rec, out, odds, self._work)]
        return first(out), first(odds)

    def sight(self, rec: Any, direction: int) -> tuple[int, ...]:
        """Returns what an aim in this direction meets first, by strength, in the game's coding."""
        assert self._sight is not None
        out = self._row()
        return FIRST_OF[self._sight(rec, direction, out, self._work)](out)

    def play(self, rec: Any, action: int) -> Any:
        after = self._record()
        self._play(rec, action, after, self._work)
        return after

    def signal(self, rec: Any, code: int) -> Any | None:
        after = self._record()
        return after if self._signal(rec, code, after, self._work) else None

    def evaluate(self, rec: Any) -> float:
        return float(self._evaluate(rec, self._work))

    @property
    def secrets(self) -> bool:
        """Is true if a side can know what the other does not."""
        return self._hide is not None

    def hide(self, rec: Any, seat: int) -> Any:
        """Returns the record as a seat (-1: a spectator) knows it; the same one without secrets."""
        if self._hide is None:
            return rec
        known = self._record()
        self._hide(rec, seat, known, self._work)
        return known

    def playouts(self, rec: Any, first: int, n: int, seed: int) -> Any:
        tallies = ((ctypes.c_int32 * TALLIES) * n)()
        states, random = (self._record * 1)(), (Int * 2)()
        out, odds, work = self._row(), self._row(), self.size.scratch()
        self._playouts(rec, states, first, n, seed, random, out, odds, tallies, work)
        return tallies

    def perft(self, rec: Any, depth: int) -> tuple[int, float]:
        levels = depth + 2
        states = (self._record * levels)()
        states[0] = rec
        masses = (ctypes.c_double * levels)()
        counts, nexts = (Int * levels)(), (Int * levels)()
        outs, weights = self.size.rows(levels), self.size.rows(levels)
        work = self.size.scratch()
        leaves = self._perft(states, depth, outs, weights, counts, nexts, masses, work)
        return int(leaves), float(masses[depth + 1])

    def search(self, rec: Any, simulations: int, tree: Tree) -> None:
        tree.used = self._search(
            rec, tree.states, simulations, tree.used, tree.nodes, tree.capacity,
            tree.explore, tree.path, tree.out, tree.odds, tree.values, tree.bounds, tree.work,
        )  # fmt: skip


def part_of(package: str, name: str) -> ModuleType:
    """Imports a game's module of this name, or ``entry`` in the folder of this name."""
    found = import_module(f"{package}.{name}")
    return import_module(f"{package}.{name}.entry") if hasattr(found, "__path__") else found


def rule_functions(package: str) -> dict[str, Rule]:
    """Returns a game's own rules by name, wrapped so that all of them take work space."""
    rules, bot = part_of(package, "rules"), part_of(package, "bot")
    found = {
        "legal": rules.legal,
        "play": rules.play,
        "chance": rules.chance,
        "signal": getattr(rules, "signal", no_signal),
        "hide": getattr(rules, "hide", None),
        "evaluate": bot.evaluate,
        "suggest": getattr(bot, "suggest", None),
        "mix": getattr(bot, "mix", None),
        "sight": getattr(rules, "sight", None),
    }
    return {name: taking_work(name, made) for name, made in found.items() if made is not None}


def general_functions(package: str, rules: dict[str, Rule]) -> dict[str, Rule]:
    """Makes the kernel's functions from a game's rules."""
    ahead = import_module(package).SPEC.thinking.ahead
    from debut.kernel.algorithms.random_play import make_perft, make_playouts
    from debut.kernel.algorithms.tree_search import make_search

    legal, play, chance, evaluate = (
        rules[name] for name in ("legal", "play", "chance", "evaluate")
    )
    suggest = rules.get("suggest", legal)
    # Actions may be opened late only where the good ones are known.
    widen = ahead or "suggest" in rules
    return {
        "playouts": make_playouts(legal, play, chance),
        "perft": make_perft(legal, play, chance),
        "search": make_search(suggest, play, chance, evaluate, ahead, widen),
    }


def interpreted(package: str, size: Size) -> Machine:
    """Runs the rules as plain Python: slow, but a debugger can step through them."""
    rules = rule_functions(package)
    general = general_functions(package, rules)

    def copied(rec: Any, after: Any) -> Any:
        ctypes.memmove(ctypes.byref(after), ctypes.byref(rec), ctypes.sizeof(rec))
        return after

    def fresh(rec: Any, after: Any) -> Any:
        copied(rec, after).logged = 0
        return after

    # Another thread may run between two lines of Python, so each call has its own work space.
    def alone(name: str) -> Rule:
        return lambda *values: rules[name](*values[:-1], size.scratch())

    def onto(name: str, copy: Rule) -> Rule:
        return lambda rec, value, after, _: rules[name](copy(rec, after), value, size.scratch())

    short = ("legal", "chance", "evaluate", "suggest", "mix", "sight")
    functions = {name: alone(name) for name in short}
    functions |= {"play": onto("play", fresh), "signal": onto("signal", fresh)}
    functions |= {"hide": onto("hide", copied)}
    functions = {name: made for name, made in functions.items() if name in rules}
    functions["playouts"] = lambda rec, states, *rest: general["playouts"](
        [rec], states, 0, 1, *rest
    )
    functions["perft"] = general["perft"]
    functions["search"] = lambda rec, *rest: general["search"]([rec], *rest)
    return Machine(size, functions)


def machine(package: str, size: Size) -> Machine:
    if os.environ.get("NUMBA_DISABLE_JIT") == "1":
        return interpreted(package, size)
    from debut.kernel.compiler.cache import native

    return native(package, size)
