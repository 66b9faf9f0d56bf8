"""Compiles the rules to kernels for a GPU.

Numba lowers a rule to LLVM IR, and LLVM turns that into machine code of this processor or, here,
into PTX, which NVIDIA's drivers load. Both come from one source, in which nothing is specific to a
GPU, and compiling needs no NVIDIA software.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import llvmlite.binding as llvm

from debut.kernel.compiler.cache import Code
from debut.kernel.compiler.numba_patches import made_fast
from debut.kernel.compiler.threads import SPECIAL, Lowered, kernel_text

TRIPLE = "nvptx64-nvidia-cuda"

# Defines the C library's square root, which is exact on both.
_LIBRARY = """
define internal double @sqrt(double %x) alwaysinline {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
declare double @llvm.sqrt.f64(double)
"""


def _declarations() -> str:
    called = (f"declare i32 @llvm.nvvm.read.ptx.sreg.{register}.x()" for register in SPECIAL)
    return "\n".join(called) + _LIBRARY


def target(architecture: str) -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(cpu=architecture, opt=3)


def module_of(text: str, machine: Any, kept: set[str]) -> Any:
    """LLVM's module of this text, with nothing in it that the kernels do not need."""
    text = re.sub(r"^target (triple|datalayout).*\n", "", text, flags=re.MULTILINE)
    text = text.replace(" common global", " internal global")
    # The declarations are replaced by one definition.
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
    # A lane is as wide as a number.
    return made_fast(module, machine, vectorise=False)


def kernels(rules: Mapping[str, Lowered], text: str, architecture: str) -> Code:
    """Compiles rules to kernels; ``text`` is the LLVM IR of all they call."""
    machine = target(architecture)
    for name, one in rules.items():
        text += kernel_text(name, one.symbol, one.arguments)
    module = module_of(text, machine, set(rules))
    return Code({name: name for name in rules}, machine.emit_assembly(module).encode())
