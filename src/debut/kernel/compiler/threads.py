"""Rules that many lanes run side by side: the threads of a GPU, or those of this processor.

A rule is given which lane it is and how many there are, arrays that all share, and room of its own;
what a lane calls is a function around it, the same for both but for how a lane knows its number.
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

# What a GPU's hardware tells a thread about itself, under the names that it is used by here.
SPECIAL = {"tid": "thread", "ctaid": "block", "ntid": "threads", "nctaid": "blocks"}


class Number(NamedTuple):
    """A whole number that all lanes are given."""

    name: str


class Lane(NamedTuple):
    """Which lane this is, or how many there are."""

    name: str


class Rows(NamedTuple):
    """An array: one that all lanes share, or of each lane's own; its first length may be named."""

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
    """Of the rules in ``self_play.py``."""
    rec = record_type(size.record)
    lane: list[Argument] = [Lane("lane"), Lane("lanes"), Number("n")]
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
    told = Rows("told", types.int16, ("n", inputs.most))
    after, later = Rows("after", rec, (1,), own=True), Rows("later", rec, ("n",))
    worths, shares = (Rows(name, types.float32, ("n",)) for name in ("worths", "shares"))
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
        "start": [*lane, Number("seed"), source, states, random],
        "advance": [*lane, source, states, random, chosen, ends, counts, turns, out, odds, work],
        "choices": [*lane, states, starts, counts, actions, owners, out, work],
        "choose": [*lane, starts, counts, worths, best],
        "foresee": [
            *lane, Number("width"), states, actions, owners, later, shares, counts, turns,
            out, odds, work,
        ],
        "describe": [*lane, states, actions, owners, signs, ends, told, after, out, work],
        "first_layer": [*lane, told, *net],
        "appraise": [*lane, states, actions, owners, worths, after, work],
        "judge": [*lane, told, *weights, worths, out],
    }  # fmt: skip


def argument_type(argument: Argument) -> Any:
    return argument.type if isinstance(argument, Rows) else types.int64


def _value(length: int | str) -> str:
    return f"%{length}" if isinstance(length, str) else str(length)


def passed_on(argument: Argument) -> list[str]:
    """One argument as Numba passes it on; an array as its parts."""
    if not isinstance(argument, Rows):
        return [f"i64 %{argument.name}"]
    lengths = [_value(length) for length in argument.shape]
    strides = [argument.item]
    for length in reversed(argument.shape[1:]):
        strides.insert(0, strides[0] * int(length))
    # Rules ask an array neither who owns it nor how many numbers it has in all.
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
    """Around a rule; ``shared``: how an array that all lanes share comes in, and what then makes a
    plain address of it."""
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
    """For a GPU: a thread finds out which lane it is."""
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
    """For this processor: a thread is told which lane it is, before all else."""

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
