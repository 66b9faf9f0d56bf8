"""The rules of one game, ready to run: from machine code, or as the Python they are written in.

Both ways run the same functions. ``NUMBA_DISABLE_JIT=1`` chooses the second, for a debugger.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from importlib import import_module
from typing import Any

from debut.kernel.compiled import no_signal
from debut.kernel.tree import DEPTH, Node

Int = ctypes.c_int64
TALLIES = 4
Rule = Callable[..., Any]


class Size:
    """How much room one game's rules ask for."""

    def __init__(self, record: Any, actions: int, outcomes: int) -> None:
        self.record = record
        self.width = max(actions, outcomes)

    def row(self) -> Any:
        return (ctypes.c_int32 * self.width)()

    def rows(self, n: int) -> Any:
        return ((ctypes.c_int32 * self.width) * n)()


class Tree:
    """Room for a search that can be continued; one thread at a time."""

    def __init__(self, size: Size, capacity: int, explore: float) -> None:
        self.capacity = capacity
        self.explore = explore
        self.nodes = (Node * capacity)()
        # The position a simulation has come to, and one ahead of it.
        self.work = (size.record * 2)()
        self.path = (ctypes.c_int32 * (DEPTH + 2))()
        self.out = size.row()
        self.odds = size.row()
        self.bounds = (ctypes.c_double * 2)()
        self.used = 0

    def children(self) -> list[tuple[int, int, float]]:
        """(action, visits, sum of values for side A) of every action at the root."""
        root = self.nodes[0]
        below = (self.nodes[root.first + i] for i in range(root.count))
        return [(child.action, child.visits, child.total) for child in below]


class Machine:
    """Calls the functions of one game's rules; the functions themselves come from outside."""

    def __init__(self, size: Size, functions: dict[str, Rule], memory: object = None) -> None:
        self.size = size
        # What the functions live in: it must not be freed before them.
        self._memory = memory
        self._record = size.record
        self._row = ctypes.c_int32 * size.width
        self._legal = functions["legal"]
        self._chance = functions["chance"]
        self._play = functions["play"]
        self._signal = functions["signal"]
        self._evaluate = functions["evaluate"]
        self._playouts = functions["playouts"]
        self._perft = functions["perft"]
        self._search = functions["search"]

    def legal(self, rec: Any) -> tuple[int, ...]:
        out = self._row()
        return tuple(out[: self._legal(rec, out)])

    def chance(self, rec: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
        out = self._row()
        odds = self._row()
        n = self._chance(rec, out, odds)
        return tuple(out[:n]), tuple(odds[:n])

    def play(self, rec: Any, action: int) -> Any:
        after = self._record()
        self._play(rec, action, after)
        return after

    def signal(self, rec: Any, code: int) -> Any | None:
        after = self._record()
        return after if self._signal(rec, code, after) else None

    def evaluate(self, rec: Any) -> float:
        return float(self._evaluate(rec))

    def playouts(self, rec: Any, first: int, n: int, seed: int) -> Any:
        tallies = ((ctypes.c_int32 * TALLIES) * n)()
        work, random = (self._record * 1)(), (Int * 2)()
        self._playouts(rec, work, first, n, seed, random, self._row(), self._row(), tallies)
        return tallies

    def perft(self, rec: Any, depth: int) -> tuple[int, float]:
        levels = depth + 2
        states = (self._record * levels)()
        states[0] = rec
        masses = (ctypes.c_double * levels)()
        counts, nexts = (Int * levels)(), (Int * levels)()
        outs, weights = self.size.rows(levels), self.size.rows(levels)
        leaves = self._perft(states, depth, outs, weights, counts, nexts, masses)
        return int(leaves), float(masses[depth + 1])

    def search(self, rec: Any, simulations: int, tree: Tree) -> None:
        tree.used = self._search(
            rec, tree.work, simulations, tree.used, tree.nodes, tree.capacity,
            tree.explore, tree.path, tree.out, tree.odds, tree.bounds,
        )  # fmt: skip


def rule_functions(package: str) -> dict[str, Rule]:
    """A game's own rules, by the names every game gives them."""
    rules = import_module(f"{package}.rules")
    bot = import_module(f"{package}.bot")
    return {
        "legal": rules.legal,
        "play": rules.play,
        "chance": rules.chance,
        "signal": getattr(rules, "signal", no_signal),
        "evaluate": bot.evaluate,
    }


def general_functions(package: str, rules: dict[str, Rule]) -> dict[str, Rule]:
    """What the kernel makes out of them."""
    ahead = import_module(package).SPEC.thinking.ahead
    from debut.kernel.tree import make_search
    from debut.kernel.walks import make_perft, make_playouts

    three = rules["legal"], rules["play"], rules["chance"]
    return {
        "playouts": make_playouts(*three),
        "perft": make_perft(*three),
        "search": make_search(*three, rules["evaluate"], ahead),
    }


def interpreted(package: str, size: Size) -> Machine:
    """The rules as plain Python: slow, and open to a debugger."""
    rules = rule_functions(package)
    general = general_functions(package, rules)

    def copied(rec: Any, after: Any) -> Any:
        ctypes.memmove(ctypes.byref(after), ctypes.byref(rec), ctypes.sizeof(rec))
        after.logged = 0
        return after

    return Machine(
        size,
        {
            "legal": rules["legal"],
            "chance": rules["chance"],
            "play": lambda rec, action, after: rules["play"](copied(rec, after), action),
            "signal": lambda rec, code, after: rules["signal"](copied(rec, after), code),
            "evaluate": rules["evaluate"],
            "playouts": lambda rec, *rest: general["playouts"]([rec], *rest),
            "perft": general["perft"],
            "search": lambda rec, *rest: general["search"]([rec], *rest),
        },
    )


def machine(package: str, size: Size) -> Machine:
    if os.environ.get("NUMBA_DISABLE_JIT") == "1":
        return interpreted(package, size)
    from debut.kernel.native import native

    return native(package, size)
