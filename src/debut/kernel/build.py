"""The compiling process: ``python -m debut.kernel.build PACKAGE FILE`` with ``DEBUT_JIT=1``."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numba
import numpy as np
from numba import carray, cfunc, types
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen

from debut.kernel.machine import TALLIES, Size, general_functions, rule_functions
from debut.kernel.native import TIED, Code, write_code
from debut.kernel.objects import undefined_symbols
from debut.kernel.tree import DEPTH, Node

# Most of the time goes into what Numba does before anything is machine code.
TYPED = 0.82

Tell = Callable[[float], None]


def record_type(structure: Any) -> Any:
    return numba.from_dtype(np.dtype((np.record, np.dtype(structure))))


def entries(
    size: Size, rules: dict[str, Any], general: dict[str, Any], tell: Tell
) -> dict[str, Any]:
    """Every function with a C signature: pointers in, a number out."""
    width, words = size.width, len(size.scratch())
    i64, f64 = types.int64, types.float64
    rec = types.CPointer(record_type(size.record))
    node = types.CPointer(record_type(Node))
    i32s, i64s, f64s = (types.CPointer(kind) for kind in (types.int32, i64, f64))
    legal, play, chance = rules["legal"], rules["play"], rules["chance"]
    signal, evaluate = rules["signal"], rules["evaluate"]
    suggest: Any = rules.get("suggest")
    hide: Any = rules.get("hide")
    playouts, perft, search = general["playouts"], general["perft"], general["search"]

    def c_legal(source: Any, out: Any, work: Any) -> Any:
        return legal(carray(source, 1)[0], carray(out, width), carray(work, words))

    def c_suggest(source: Any, out: Any, work: Any) -> Any:
        return suggest(carray(source, 1)[0], carray(out, width), carray(work, words))

    def c_chance(source: Any, out: Any, odds: Any, work: Any) -> Any:
        s = carray(source, 1)[0]
        return chance(s, carray(out, width), carray(odds, width), carray(work, words))

    def c_play(source: Any, action: Any, target: Any, work: Any) -> Any:
        after = carray(target, 1)
        after[0] = carray(source, 1)[0]
        s = after[0]
        s.logged = 0
        play(s, action, carray(work, words))
        return 1

    def c_hide(source: Any, seat: Any, target: Any, work: Any) -> Any:
        known = carray(target, 1)
        known[0] = carray(source, 1)[0]
        hide(known[0], seat, carray(work, words))
        return 1

    def c_signal(source: Any, code: Any, target: Any, work: Any) -> Any:
        after = carray(target, 1)
        after[0] = carray(source, 1)[0]
        s = after[0]
        s.logged = 0
        return signal(s, code, carray(work, words))

    def c_evaluate(source: Any, work: Any) -> Any:
        return evaluate(carray(source, 1)[0], carray(work, words))

    def c_playouts(
        source: Any, states: Any, first: Any, n: Any, seed: Any,
        random: Any, out: Any, odds: Any, tallies: Any, work: Any,
    ) -> Any:  # fmt: skip
        return playouts(
            carray(source, 1), carray(states, 1), first, n, seed,
            carray(random, 2), carray(out, width), carray(odds, width),
            carray(tallies, (n, TALLIES)), carray(work, words),
        )  # fmt: skip

    def c_perft(
        states: Any, depth: Any, outs: Any, weights: Any,
        counts: Any, nexts: Any, masses: Any, work: Any,
    ) -> Any:  # fmt: skip
        levels = depth + 2
        shape = (levels, width)
        return perft(
            carray(states, levels), depth, carray(outs, shape), carray(weights, shape),
            carray(counts, levels), carray(nexts, levels), carray(masses, levels),
            carray(work, words),
        )  # fmt: skip

    def c_search(
        source: Any, states: Any, simulations: Any, used: Any, nodes: Any, capacity: Any,
        explore: Any, path: Any, out: Any, odds: Any, values: Any, bounds: Any, work: Any,
    ) -> Any:  # fmt: skip
        return search(
            carray(source, 1), carray(states, 2), simulations, used,
            carray(nodes, capacity), capacity, explore, carray(path, DEPTH + 2),
            carray(out, width), carray(odds, width), carray(values, width), carray(bounds, 2),
            carray(work, words),
        )  # fmt: skip

    signatures: dict[Callable[..., Any], Any] = {
        c_legal: i64(rec, i32s, i64s),
        c_chance: i64(rec, i32s, i32s, i64s),
        c_play: i64(rec, i64, rec, i64s),
        c_signal: i64(rec, i64, rec, i64s),
        c_evaluate: f64(rec, i64s),
        c_playouts: i64(rec, rec, i64, i64, i64, i64s, i32s, i32s, i32s, i64s),
        c_perft: i64(rec, i64, i32s, i32s, i64s, i64s, f64s, i64s),
        c_search: i64(rec, rec, i64, i64, node, i64, f64, i32s, i32s, i32s, f64s, f64s, i64s),
    }
    if suggest:
        signatures[c_suggest] = i64(rec, i32s, i64s)
    if hide:
        signatures[c_hide] = i64(rec, i64, rec, i64s)
    made = {}
    for function, signature in signatures.items():
        name = function.__name__.removeprefix("c_")
        made[name] = cfunc(signature, error_model="numpy")(function)
        tell(len(made) / len(signatures))
    return made


@contextmanager
def only_linked() -> Iterator[None]:
    """Numba makes every function fast and ready to run, though nothing runs here, and only what is
    called from outside need become machine code: the rules in between are just linked into that.
    Made fast one by one, each with all that it calls, they took twice as long."""
    # Numba's own runtime does run.
    cfunc(types.int64())(lambda: 0)
    with (
        patch.object(JITCodeLibrary, "_optimize_final_module", lambda library: None),
        patch.object(JITCodeLibrary, "_finalize_specific", lambda library: None),
        patch.object(JITCPUCodegen, "_add_module", lambda codegen, module: None),
        patch.object(JITCPUCodegen, "set_env", lambda codegen, name, env: None),
    ):
        yield


def object_of(libraries: list[Any]) -> bytes:
    """The machine code of all these, as one object file: what they share is made once."""
    first, *others = libraries
    for other in others:
        first._final_module.link_in(other._final_module, preserve=True)
    first._optimize_final_module()
    code: bytes = first.codegen._tm.emit_object(first._final_module)
    return code


def build(package: str, tell: Tell) -> Code:
    """``tell``: which part of the work is done."""
    size = import_module(package).SPEC.size
    rules = rule_functions(package)
    with only_linked():
        made = entries(size, rules, general_functions(package, rules), lambda x: tell(x * TYPED))
    code = object_of([entry._library for entry in made.values()])
    tell(1.0)
    symbols = {name: entry.native_name for name, entry in made.items()}
    return Code(symbols, code, sorted(undefined_symbols(code)))


def end_with_caller() -> None:
    """Nobody waits for the code of a process that was killed: its end closes our input."""

    def watch() -> None:
        os.read(0, 1)  # not through Python's own file, which must be free at the end
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


if __name__ == "__main__":
    if sys.argv[3:] == [TIED]:
        end_with_caller()
    write_code(Path(sys.argv[2]), build(sys.argv[1], lambda done: print(f"{done:.3f}", flush=True)))
