"""Provides the functions that solve a game, from machine code or as plain Python."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from debut.kernel.algorithms.solving import Layers, solving_functions
from debut.kernel.compiler.machine import Int, rule_functions
from debut.kernel.compiler.targets import SOLVING
from debut.kernel.errors import BadOption


class Solver(NamedTuple):
    """The functions of ``solving.py``; they take NumPy arrays, arrays of records, and numbers."""

    pack: Callable[..., Any]
    explore: Callable[..., int]
    order: Callable[..., int]
    sweep: Callable[..., int]
    choose: Callable[..., int]


def has_packing(package: str) -> bool:
    return find_spec(f"{package}.packing") is not None


def packing_of(package: str) -> Any:
    """Returns a game's ``packing`` module; raises BadOption for a game that has none."""
    if not has_packing(package):
        raise BadOption("solve-no-packing", game=package.rsplit(".", 1)[-1])
    return import_module(f"{package}.packing")


def layers_of(package: str, rec: Any) -> Layers:
    """Returns the layers for this record's options; raises BadOption if they cannot be solved."""
    layers: Layers = packing_of(package).layers(rec)
    return layers


def solver(package: str) -> Solver:
    """Returns the solver, which is compiled at first use if the cache does not have it."""
    packing = packing_of(package)
    if os.environ.get("NUMBA_DISABLE_JIT") == "1":
        return Solver(**solving_functions(packing, rule_functions(package)))
    return Solver(*_native(package))


def _native(package: str) -> tuple[Any, ...]:
    from debut.kernel.compiler.cache import compiled_code, link

    addresses, engine = link(package, compiled_code(package, SOLVING))
    at, kind = ctypes.c_void_p, ctypes.CFUNCTYPE
    pack = ctypes.PYFUNCTYPE(Int, at, at)(addresses["pack"])
    explore = kind(Int, *[at] * 14, *[Int] * 6)(addresses["explore"])
    order = kind(Int, *[at] * 5, Int, Int)(addresses["order"])
    sweep = kind(Int, *[at] * 7, Int, *[at] * 3, *[Int] * 5)(addresses["sweep"])
    choose = kind(Int, *[at] * 13, *[Int] * 7)(addresses["choose"])

    # Each function keeps a reference to the engine, which must not be freed before it.
    functions: tuple[Any, ...] = pack, explore, order, sweep, choose
    for function in functions:
        function.memory = engine

    def places(*arrays: Any) -> list[int]:
        return [
            ctypes.addressof(array) if isinstance(array, ctypes.Array) else array.ctypes.data
            for array in arrays
        ]

    def call_pack(rec: Any, out: Any) -> None:
        pack(ctypes.addressof(rec), *places(out))

    def call_explore(*arrays: Any) -> int:
        states, _, runs, run_of, codes, slots, _, _, edges = arrays[:9]
        sizes = len(states), len(runs), len(run_of), len(codes), len(slots), len(edges)
        return int(explore(*places(*arrays), *sizes))

    def call_order(nodes: Any, ends: Any, *more: Any) -> int:
        return int(order(*places(nodes, ends, *more), len(nodes), len(ends)))

    def call_sweep(*values: Any) -> int:
        graph, level, rows = values[:7], values[7], values[8:]
        sizes = len(graph[0]), len(graph[2]), *rows[-1].shape
        return int(sweep(*places(*graph), level, *places(*rows), *sizes))

    def call_choose(*arrays: Any) -> int:
        decides, first, to, far, slots = arrays[0], arrays[1], arrays[2], arrays[9], arrays[10]
        sizes = len(decides), len(first) - 1, len(to), *far.shape, len(slots)
        return int(choose(*places(*arrays), *sizes))

    return call_pack, call_explore, call_order, call_sweep, call_choose
