"""The rules as kernels for a GPU.

Numba turns a rule into LLVM's language, and LLVM turns that into machine code of this processor or,
here, into PTX, what NVIDIA's drivers take: one source, and not a line of it knows of a GPU. Nothing
of NVIDIA's is needed to get this far.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import llvmlite.binding as llvm
from numba import types

from debut.kernel.lean import record_type
from debut.kernel.machine import TALLIES, Size
from debut.kernel.native import Code

TRIPLE = "nvptx64-nvidia-cuda"

_BYTES = {types.int32: 4, types.int64: 8}

# What the hardware tells a thread about itself, under the names that it is used by here.
_SPECIAL = {"tid": "thread", "ctaid": "block", "ntid": "threads", "nctaid": "blocks"}

# The square root of the processor's library: exact on both.
_LIBRARY = """
define internal double @sqrt(double %x) alwaysinline {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
declare double @llvm.sqrt.f64(double)
"""


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


def kernel_text(name: str, symbol: str, arguments: list[Argument]) -> str:
    """A kernel: finds out which lane it is, makes room for what is its own, and calls the rule."""
    params, lines = [], []
    for argument in arguments:
        if isinstance(argument, Number):
            params.append(f"i64 %{argument.name}")
        elif isinstance(argument, Rows) and argument.own:
            count = argument.item * int(argument.shape[0])
            lines.append(f"%{argument.name} = alloca [{count} x i8], align 16")
        elif isinstance(argument, Rows):
            at = argument.name
            params.append(f"ptr addrspace(1) noalias %{at}.far")
            lines.append(f"%{at} = addrspacecast ptr addrspace(1) %{at}.far to ptr")
    for register, word in _SPECIAL.items():
        lines.append(f"%{word}.i = call i32 @llvm.nvvm.read.ptx.sreg.{register}.x()")
        lines.append(f"%{word} = zext i32 %{word}.i to i64")
    passed = ", ".join(part for argument in arguments for part in passed_on(argument))
    body = "\n  ".join(
        (
            *lines,
            "%before = mul i64 %block, %threads",
            "%lane = add i64 %before, %thread",
            "%lanes = mul i64 %blocks, %threads",
            "%result = alloca i64, align 8",
            "%raised = alloca ptr, align 8",
            f'%status = call i32 @"{symbol}"(ptr %result, ptr %raised, {passed})',
            "ret void",
        )
    )
    return f"define ptx_kernel void @{name}({', '.join(params)}) {{\n  {body}\n}}\n"


def _declarations() -> str:
    called = (f"declare i32 @llvm.nvvm.read.ptx.sreg.{register}.x()" for register in _SPECIAL)
    return "\n".join(called) + _LIBRARY


def target(architecture: str) -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(cpu=architecture, opt=3)


def made_fast(text: str, machine: Any, kept: set[str]) -> Any:
    """LLVM's module of this text, with nothing in it that the kernels do not need."""
    text = re.sub(r"^target (triple|datalayout).*\n", "", text, flags=re.MULTILINE)
    text = text.replace(" common global", " internal global")
    # One definition serves.
    text = re.sub(r"^declare double @(sqrt|llvm\.sqrt\.f64)\(.*\n", "", text, flags=re.MULTILINE)
    module = llvm.parse_assembly(
        f'target triple = "{TRIPLE}"\ntarget datalayout = "{machine.target_data}"\n'
        + text + _declarations()
    )  # fmt: skip
    for thing in (*module.functions, *module.global_variables):
        if not thing.is_declaration and thing.name not in kept:
            thing.linkage = "internal"
    module.verify()
    unused = llvm.create_new_module_pass_manager()
    unused.add_global_dead_code_eliminate_pass()
    unused.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options()))
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    # A lane is as wide as a number.
    options.loop_vectorization = options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return module


class Lowered(NamedTuple):
    """A rule as Numba leaves it."""

    symbol: str
    library: Any


def lowered_playouts(playouts: Any, size: Size) -> Lowered:
    playouts.compile(tuple(map(argument_type, playouts_arguments(size))))
    # Compiled for this processor too, it is the same one.
    (made,) = playouts.overloads.values()
    return Lowered(made.fndesc.mangled_name, made.library)


def kernels(playouts: Lowered, text: str, size: Size, architecture: str) -> Code:
    """``text``: LLVM's of a module with all that is called."""
    machine = target(architecture)
    kernel = kernel_text("playouts", playouts.symbol, playouts_arguments(size))
    module = made_fast(text + kernel, machine, {"playouts"})
    return Code({"playouts": "playouts"}, machine.emit_assembly(module).encode())
