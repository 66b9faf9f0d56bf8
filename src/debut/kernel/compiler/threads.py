"""Wraps rules that many threads run in parallel, on a GPU or on this processor.

A rule takes its thread's number (``lane``), the number of threads (``lanes``), arrays that all
threads share, and buffers of its own. The wrapper that a thread calls is the same for both devices,
except for how the thread gets its number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import numba
from numba import types

from debut.kernel.algorithms.network_inputs import Inputs
from debut.kernel.algorithms.value_network import FIRST, SECOND
from debut.kernel.compiler.machine import TALLIES, Size
from debut.kernel.compiler.numba_patches import record_type
from debut.kernel.compiler.numba_support import is_patched

_BYTES = {types.int16: 2, types.int32: 4, types.float32: 4, types.int64: 8}

# The special registers of a GPU's thread, with their names here.
SPECIAL = {"tid": "thread", "ctaid": "block", "ntid": "threads", "nctaid": "blocks"}


class Number(NamedTuple):
    """An integer argument that is the same for all threads."""

    name: str


class Lane(NamedTuple):
    """The number of this thread, or the number of threads."""

    name: str


class Rows(NamedTuple):
    """An array, shared by all threads or each thread's own; its first length may be a name."""

    name: str
    kind: Any
    shape: tuple[int | str, ...]
    own: bool = False

    @property
    def item(self) -> int:
        return _BYTES[self.kind] if self.kind in _BYTES else int(self.kind.size)

    @property
    def type(self) -> Any:
        return types.Array(self.kind, len(self.shape), "C")


Argument = Number | Lane | Rows


def playouts_arguments(size: Size) -> list[Argument]:
    rec = record_type(size.record)
    row = (size.width,)
    return [
        Rows("source", rec, (1,)), Rows("states", rec, (1,), own=True),
        Lane("lane"), Lane("lanes"), Number("first"), Number("n"), Number("seed"),
        Rows("random", types.int64, (2,), own=True),
        Rows("out", types.int32, row, own=True), Rows("odds", types.int32, row, own=True),
        Rows("tallies", types.int32, ("n", TALLIES)),
        Rows("work", types.int64, (len(size.scratch()),), own=True),
    ]  # fmt: skip


def learning_arguments(size: Size, inputs: Inputs) -> dict[str, list[Argument]]:
    """Lists the arguments of the rules in ``self_play.py``."""
    rec = record_type(size.record)
    common: list[Argument] = [Lane("lane"), Lane("lanes"), Number("n")]
    source, states = Rows("source", rec, (1,)), Rows("states", rec, ("n",))
    random = Rows("random", types.int64, ("n", 2))
    out, odds = (Rows(name, types.int32, (size.width,), own=True) for name in ("out", "odds"))
    work = Rows("work", types.int64, (len(size.scratch()),), own=True)
    actions, owners, starts, chosen, counts, turns, ends, signs, best = (
        Rows(name, types.int32, ("n",))
        for name in (
            "actions", "owners", "starts", "chosen", "counts", "turns", "ends", "signs", "best",
        )
    )  # fmt: skip
    active = Rows("told", types.int16, ("n", inputs.most))
    after, later = Rows("after", rec, (1,), own=True), Rows("later", rec, ("n",))
    values, shares = (Rows(name, types.float32, ("n",)) for name in ("worths", "shares"))
    net: list[Argument] = [
        Rows("rows", types.float32, (inputs.number + 1, FIRST)),
        Rows("bias", types.float32, (FIRST,)),
        Rows("units", types.float32, ("n", FIRST)),
    ]
    weights: list[Argument] = [
        Rows("inputs", types.int16, (inputs.number, FIRST)),
        Rows("first_bias", types.int16, (FIRST,)),
        Rows("second", types.int16, (SECOND, FIRST)), Rows("second_bias", types.int32, (SECOND,)),
        Rows("last", types.int16, (SECOND,)), Rows("last_bias", types.int32, (1,)),
    ]  # fmt: skip
    return {
        "start": [*common, Number("seed"), source, states, random],
        "advance": [*common, source, states, random, chosen, ends, counts, turns, out, odds, work],
        "choices": [*common, states, starts, counts, actions, owners, out, work],
        "choose": [*common, starts, counts, values, best],
        "foresee": [
            *common, Number("width"), states, actions, owners, later, shares, counts, turns,
            out, odds, work,
        ],
        "describe": [*common, states, actions, owners, signs, ends, active, after, out, work],
        "first_layer": [*common, active, *net],
        "appraise": [*common, states, actions, owners, values, after, work],
        "judge": [*common, active, *weights, values, out],
    }  # fmt: skip


def argument_type(argument: Argument) -> Any:
    return argument.type if isinstance(argument, Rows) else types.int64


def _value(length: int | str) -> str:
    return f"%{length}" if isinstance(length, str) else str(length)


def passed_on(argument: Argument) -> list[str]:
    """Returns the LLVM arguments that Numba passes for one argument; an array has several."""
    if not isinstance(argument, Rows):
        return [f"i64 %{argument.name}"]
    lengths = [_value(length) for length in argument.shape]
    strides = [argument.item]
    for length in reversed(argument.shape[1:]):
        strides.insert(0, strides[0] * int(length))
    # Rules use neither the owner of an array nor its total size.
    parts = ["ptr null", "ptr null", "i64 0", f"i64 {argument.item}", f"ptr %{argument.name}"]
    return parts + [f"i64 {length}" for length in lengths] + [f"i64 {one}" for one in strides]


def _function(
    head: str,
    params: list[str],
    shared: Callable[[str], tuple[str, list[str]]],
    lines: list[str],
    symbol: str,
    arguments: Sequence[Argument],
) -> str:
    """Writes the LLVM function around a rule.

    ``shared`` returns the parameter for an array that all threads share, and the lines that make a
    plain address of it.
    """
    for argument in arguments:
        if isinstance(argument, Number):
            params.append(f"i64 %{argument.name}")
        elif isinstance(argument, Rows) and argument.own:
            count = argument.item * int(argument.shape[0])
            lines.append(f"%{argument.name} = alloca [{count} x i8], align 16")
        elif isinstance(argument, Rows):
            param, made = shared(argument.name)
            params.append(param)
            lines += made
    passed = ", ".join(part for argument in arguments for part in passed_on(argument))
    body = "\n  ".join(
        (
            *lines,
            "%result = alloca i64, align 8",
            "%raised = alloca ptr, align 8",
            f'%status = call i32 @"{symbol}"(ptr %result, ptr %raised, {passed})',
            "ret void",
        )
    )
    return f"define {head}({', '.join(params)}) {{\n  {body}\n}}\n"


def kernel_text(name: str, symbol: str, arguments: Sequence[Argument]) -> str:
    """Writes a kernel for a GPU, in which a thread computes its number from special registers."""
    lines = []
    for register, word in SPECIAL.items():
        lines.append(f"%{word}.i = call i32 @llvm.nvvm.read.ptx.sreg.{register}.x()")
        lines.append(f"%{word} = zext i32 %{word}.i to i64")
    lines += [
        "%before = mul i64 %block, %threads",
        "%lane = add i64 %before, %thread",
        "%lanes = mul i64 %blocks, %threads",
    ]

    def shared(name: str) -> tuple[str, list[str]]:
        near = f"%{name} = addrspacecast ptr addrspace(1) %{name}.far to ptr"
        return f"ptr addrspace(1) noalias %{name}.far", [near]

    return _function(f"ptx_kernel void @{name}", [], shared, lines, symbol, arguments)


def thread_text(name: str, symbol: str, arguments: Sequence[Argument]) -> str:
    """Writes a function for this processor; a thread's number is its first argument."""

    def shared(name: str) -> tuple[str, list[str]]:
        return f"ptr noalias %{name}", []

    lane = ["i64 %lane", "i64 %lanes"]
    return _function(f"void @{name}", lane, shared, [], symbol, arguments)


class Lowered(NamedTuple):
    """A function as Numba leaves it; ``text``: LLVM IR of it and of all that it calls."""

    symbol: str
    library: Any
    text: Callable[[], str]
    arguments: Sequence[Argument] = ()


def lowered(function: Any, arguments: Sequence[Argument]) -> Lowered:
    dispatcher = function if is_patched() else numba.njit(error_model="numpy")(function)
    dispatcher.compile(tuple(map(argument_type, arguments)))
    # Compiled for this processor too, it is the same one.
    ((signature, made),) = dispatcher.overloads.items()
    text = partial(dispatcher.inspect_llvm, signature)
    return Lowered(made.fndesc.mangled_name, made.library, text, arguments)
