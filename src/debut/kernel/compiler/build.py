"""The compiling process: ``python -P -m debut.kernel.compiler.build PACKAGE TARGET=FILE …`` with
``DEBUT_JIT=1``. Nobody starts it but ``locked_build.py``.

The process needs ``DEBUT_JIT=1``. ``TARGET`` is ``cpu`` for this processor or ``sm_90`` for a GPU
of that architecture; ``learn-cpu`` and ``learn-sm_90`` are the rules that train a value network,
and ``solving`` those that solve a game. Numba lowers the rules to LLVM IR once for all targets.
"""

from __future__ import annotations

import gc
import re
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from numba import carray, cfunc, types
from numba.core.errors import NumbaError

from debut.kernel.algorithms.network_inputs import has_inputs, inputs_of
from debut.kernel.algorithms.self_play import make_learning
from debut.kernel.algorithms.solution import has_packing, packing_of
from debut.kernel.algorithms.solving import (
    COUNTS,
    EDGE_WIDTH,
    NODE_WIDTH,
    PACKED,
    solving_functions,
)
from debut.kernel.algorithms.tree_search import DEPTH, Node
from debut.kernel.compiler.cache import (
    SOURCES_CHANGED,
    TIED,
    Code,
    cache_file,
    refusal_line,
    write_code,
)
from debut.kernel.compiler.gpu_kernels import kernels
from debut.kernel.compiler.locked_build import LOCK, Lock, end_with_caller
from debut.kernel.compiler.machine import TALLIES, Size, general_functions, rule_functions
from debut.kernel.compiler.numba_patches import (
    linked,
    machine_of,
    made_fast,
    only_lowered,
    optimised,
    record_type,
)
from debut.kernel.compiler.object_code import undefined_symbols
from debut.kernel.compiler.source_files import also_imported, sources
from debut.kernel.compiler.targets import HERE, LEARNING, SOLVING
from debut.kernel.compiler.threads import (
    Lowered,
    learning_arguments,
    lowered,
    playouts_arguments,
    thread_text,
)
from debut.kernel.errors import DebutError

# The share of the time that Numba takes before any machine code is emitted.
TYPED = 0.62

Tell = Callable[[float], None]


def entries(
    size: Size, rules: dict[str, Any], general: dict[str, Any], tell: Tell
) -> dict[str, Lowered]:
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
    mix: Any = rules.get("mix")
    sight: Any = rules.get("sight")
    playouts, perft, search = general["playouts"], general["perft"], general["search"]

    def c_legal(source: Any, out: Any, work: Any) -> Any:
        return legal(carray(source, 1)[0], carray(out, width), carray(work, words))

    def c_suggest(source: Any, out: Any, work: Any) -> Any:
        return suggest(carray(source, 1)[0], carray(out, width), carray(work, words))

    def c_chance(source: Any, out: Any, odds: Any, work: Any) -> Any:
        s = carray(source, 1)[0]
        return chance(s, carray(out, width), carray(odds, width), carray(work, words))

    def c_mix(source: Any, out: Any, odds: Any, work: Any) -> Any:
        s = carray(source, 1)[0]
        return mix(s, carray(out, width), carray(odds, width), carray(work, words))

    def c_sight(source: Any, direction: Any, out: Any, work: Any) -> Any:
        s = carray(source, 1)[0]
        return sight(s, direction, carray(out, width), carray(work, words))

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
            carray(source, 1), carray(states, 1), 0, 1, first, n, seed,
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
    if mix:
        signatures[c_mix] = i64(rec, i32s, i32s, i64s)
    if sight:
        signatures[c_sight] = i64(rec, i64, i32s, i64s)
    if hide:
        signatures[c_hide] = i64(rec, i64, rec, i64s)
    return made_of(signatures, tell)


def solving_entries(size: Size, functions: dict[str, Any], tell: Tell) -> dict[str, Lowered]:
    """The same for what a game is solved with; the numbers at the end are the arrays' sizes."""
    width, words = size.width, len(size.scratch())
    i64 = types.int64
    rec = types.CPointer(record_type(size.record))
    i8s, i32s, i64s, f64s = (
        types.CPointer(kind) for kind in (types.int8, types.int32, i64, types.float64)
    )
    pack, explore = functions["pack"], functions["explore"]
    order, sweep, choose = functions["order"], functions["sweep"], functions["choose"]

    def c_pack(source: Any, out: Any) -> Any:
        pack(carray(source, 1)[0], carray(out, PACKED))
        return 1

    def c_explore(
        states: Any, waiting: Any, runs: Any, run_of: Any, codes: Any, slots: Any, node_of: Any,
        nodes: Any, edges: Any, counts: Any, out: Any, odds: Any, packed: Any, work: Any,
        most: Any, run_count: Any, layers: Any, room: Any, slot_count: Any, edge_room: Any,
    ) -> Any:  # fmt: skip
        return explore(
            carray(states, most), carray(waiting, most), carray(runs, (run_count, 2)),
            carray(run_of, layers), carray(codes, room), carray(slots, slot_count),
            carray(node_of, (run_count, room)),
            carray(nodes, (room, NODE_WIDTH)), carray(edges, (edge_room, EDGE_WIDTH)),
            carray(counts, COUNTS), carray(out, width), carray(odds, width), carray(packed, PACKED),
            carray(work, words),
        )  # fmt: skip

    def c_order(
        nodes: Any, ends: Any, marks: Any, stack: Any, found: Any, count: Any, edge_count: Any,
    ) -> Any:  # fmt: skip
        return order(
            carray(nodes, (count, NODE_WIDTH)), carray(ends, edge_count), carray(marks, count),
            carray(stack, count), carray(found, count),
        )  # fmt: skip

    def c_sweep(
        who: Any, first: Any, to: Any, where: Any, same: Any, lead: Any, share: Any,
        level: Any, worth: Any, after: Any, far: Any,
        count: Any, edge_count: Any, layers: Any, rows: Any, columns: Any,
    ) -> Any:  # fmt: skip
        return sweep(
            carray(who, count), carray(first, count + 1), carray(to, edge_count),
            carray(where, edge_count), carray(same, edge_count), carray(lead, edge_count),
            carray(share, edge_count), level, carray(worth, (count, columns)),
            carray(after, (rows, columns)), carray(far, (layers, rows, columns)),
        )  # fmt: skip

    def c_choose(
        decides: Any, first: Any, to: Any, where: Any, same: Any, lead: Any, bit: Any,
        worth: Any, after: Any, far: Any, slots: Any, rows: Any, row_of: Any,
        some: Any, count: Any, edge_count: Any, layers: Any, kept: Any, columns: Any, room: Any,
    ) -> Any:  # fmt: skip
        return choose(
            carray(decides, some), carray(first, count + 1), carray(to, edge_count),
            carray(where, edge_count), carray(same, edge_count), carray(lead, edge_count),
            carray(bit, edge_count), carray(worth, (count, columns)),
            carray(after, (kept, columns)), carray(far, (layers, kept, columns)),
            carray(slots, room), carray(rows, (some, columns - 2)), carray(row_of, some),
        )  # fmt: skip

    signatures: dict[Callable[..., Any], Any] = {
        c_pack: i64(rec, i64s),
        c_explore: i64(
            rec, i32s, i32s, i32s, i64s, i32s, i32s, i32s, i32s, i64s, i32s, i32s, i64s, i64s,
            *[i64] * 6,
        ),
        c_order: i64(*[i32s] * 5, i64, i64),
        c_sweep: i64(
            i8s, i32s, i32s, i32s, i8s, i8s, f64s, i64, f64s, f64s, f64s, *[i64] * 5
        ),
        c_choose: i64(
            i32s, i32s, i32s, i32s, i8s, i8s, i32s, f64s, f64s, f64s, i32s, i32s, i32s,
            *[i64] * 7,
        ),
    }  # fmt: skip
    return made_of(signatures, tell)


def made_of(signatures: dict[Callable[..., Any], Any], tell: Tell) -> dict[str, Lowered]:
    """Each function by its name, compiled with its signature."""
    made: dict[str, Lowered] = {}
    for function, signature in signatures.items():
        name = function.__name__.removeprefix("c_")
        entry = cfunc(signature, error_model="numpy")(function)
        made[name] = Lowered(entry.native_name, entry._library, entry.inspect_llvm)
        tell(len(made) / len(signatures))
    return made


def object_code(made: dict[str, Lowered], module: Any) -> Code:
    """The machine code of all these, as one object file: what they share is made once."""
    library = next(iter(made.values())).library
    binary: bytes = machine_of(library).emit_object(optimised(module, library))
    symbols = {name: entry.symbol for name, entry in made.items()}
    return Code(symbols, binary, sorted(undefined_symbols(binary)))


def threads(rules: dict[str, Lowered], text: str) -> Code:
    """Rules in lanes for this processor; ``text``: LLVM's of a module with all that is called."""
    machine = machine_of(next(iter(rules.values())).library)
    for name, one in rules.items():
        text += thread_text(name, one.symbol, one.arguments)
    module = llvm.parse_assembly(text)
    module.verify()
    binary: bytes = machine.emit_object(made_fast(module, machine))
    return Code({name: name for name in rules}, binary, sorted(undefined_symbols(binary)))


def learning_rules(package: str, rules: dict[str, Any], size: Size) -> dict[str, Lowered]:
    inputs = inputs_of(package)
    suggest = rules.get("suggest", rules["legal"])
    made = make_learning(
        rules["play"], rules["chance"], suggest, rules["evaluate"],
        inputs.seen_by, inputs.active_inputs, inputs.number, inputs.most,
    )  # fmt: skip
    arguments = learning_arguments(size, inputs)
    return {name: lowered(function, arguments[name]) for name, function in made.items()}


def import_rules(package: str) -> None:
    """All at once, so that the sources can be compared with those that were asked for."""
    rule_functions(package)
    if has_inputs(package):
        inputs_of(package)
    if has_packing(package):
        packing_of(package)


def build(package: str, targets: Sequence[str], tell: Tell) -> Iterator[tuple[str, Code]]:
    """Yields the code for each target; ``tell`` receives the share of the work that is done."""
    size = import_module(package).SPEC.size
    rules = rule_functions(package)
    if SOLVING in targets:
        # Solving is compiled alone, because a library can only be linked once.
        assert len(targets) == 1
        yield SOLVING, solving_code(package, size, rules, tell)
        return
    general = general_functions(package, rules)
    others = [target for target in targets if target != HERE]
    made: dict[str, Lowered] = {}
    playing: dict[str, Lowered] = {}
    learning: dict[str, Lowered] = {}
    with only_lowered():
        if HERE in targets:
            made = entries(size, rules, general, lambda x: tell(x * TYPED))
        if any(not target.startswith(LEARNING) for target in others):
            playing["playouts"] = lowered(general["playouts"], playouts_arguments(size))
        if any(target.startswith(LEARNING) for target in others):
            learning = learning_rules(package, rules, size)
    tell(TYPED)
    functions = [*made.values(), *playing.values(), *learning.values()]
    module = linked(functions, {entry.symbol for entry in made.values()})
    text = str(module) if others else ""
    if made:
        yield HERE, object_code(made, module)
    for number, target in enumerate(others, 1):
        tell(TYPED + (1 - TYPED) * number / (len(others) + 1))
        wanted = learning if target.startswith(LEARNING) else playing
        where = target.removeprefix(LEARNING)
        yield target, threads(wanted, text) if where == HERE else kernels(wanted, text, where)
    tell(1.0)


def solving_code(package: str, size: Size, rules: dict[str, Any], tell: Tell) -> Code:
    functions = solving_functions(import_module(f"{package}.packing"), rules)
    with only_lowered():
        made = solving_entries(size, functions, lambda x: tell(x * TYPED))
    module = linked(list(made.values()), {entry.symbol for entry in made.values()})
    code = object_code(made, module)
    tell(1.0)
    return code


def in_short(error: NumbaError) -> str:
    """Shortens Numba's error to a line: what it cannot compile, and where that is in the rules."""
    lines = str(error).splitlines()
    what = [line for line in lines if line.strip() and not line.startswith("Failed in")]
    where = re.findall(r"^During: typing of .* at (.*)$", str(error), re.MULTILINE)
    return ": ".join((*where[:1], *what[:1]))


def main(package: str, *words: str) -> None:
    if words[-1] == TIED:
        end_with_caller()
    files = dict(word.split("=", 1) for word in words if word != TIED)
    lock = Lock.inherited(files.pop(LOCK))

    def tell(done: float) -> None:
        print(f"{done:.3f}", flush=True)
        lock.tell(done)

    try:
        import_rules(package)
        # What was imported is what the names of the files stand for, or nothing is kept.
        if any(str(cache_file(package, target)) != file for target, file in files.items()):
            sys.exit(SOURCES_CHANGED)
        known = sources(package)
        also = also_imported(package, known)
        for target, code in build(package, list(files), tell):
            code.also = also_imported(package, known) | also
            write_code(Path(files[target]), code)
    except NumbaError as error:
        traceback.print_exc()
        sys.exit(in_short(error))
    except DebutError as error:
        print(refusal_line(error), flush=True)
        sys.exit(str(error))
    finally:
        lock.release()


if __name__ == "__main__":
    # Compiling makes little garbage, and collecting it took a tenth of the time.
    gc.disable()
    main(*sys.argv[1:])
