"""The rules as kernels for a GPU.

Numba turns a rule into LLVM's language, and LLVM turns that into machine code of this processor or,
here, into PTX, what NVIDIA's drivers take: one source, and not a line of it knows of a GPU. Nothing
of NVIDIA's is needed to get this far.
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

# The square root of the processor's library: exact on both.
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
    # A lane is as wide as a number.
    return made_fast(module, machine, vectorise=False)


def kernels(rules: Mapping[str, Lowered], text: str, architecture: str) -> Code:
    """``text``: LLVM's of a module with all that is called."""
    machine = target(architecture)
    for name, one in rules.items():
        text += kernel_text(name, one.symbol, one.arguments)
    module = module_of(text, machine, set(rules))
    return Code({name: name for name in rules}, machine.emit_assembly(module).encode())
