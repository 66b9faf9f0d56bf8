"""Patches Numba to stop after lowering to LLVM IR: this process only compiles, it never runs the
result.

Where Numba is not patched (``numba_support.py``), every function is compiled as Numba compiles any
other, and the LLVM IR that it shows of them is linked: slower, and the same results.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import llvmlite.binding as llvm
import numba
import numpy as np
from numba import cfunc, types
from numba.core.types import Record

from debut.kernel.compiler.numba_support import is_patched


def record_type(structure: Any) -> Any:
    """Returns the Numba type of a game's record."""
    return numba.from_dtype(np.dtype((np.record, np.dtype(structure))))


@contextmanager
def only_lowered() -> Iterator[None]:
    """Numba makes every function fast and ready to run, though only what is called from outside
    need become machine code: the rules in between are kept as they are, to be linked in one go.
    Linked into all that call them one by one, and each made fast, they took half of the time."""
    if not is_patched():
        yield
        return
    from llvmlite.binding import ffi
    from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
    from numba.core.types.functions import BaseFunction

    # Numba's own runtime does run.
    cfunc(types.int64())(lambda: 0)
    with (
        patch.object(JITCodeLibrary, "finalize", _leave),
        patch.object(JITCodeLibrary, "_optimize_functions", _lay_out),
        patch.object(JITCPUCodegen, "set_env", lambda codegen, name, env: None),
        # Nothing here measures the time of LLVM calls; without this, every rule being compiled,
        # including those that wait for another, is notified of the start and end of each call.
        patch.object(ffi.lib._lock, "_cblist", []),
        patch.object(BaseFunction, "get_call_type", _Answers(BaseFunction.get_call_type).ask()),
        patch.object(Record, "__repr__", _Names(Record.__repr__).ask()),
    ):
        yield


def _leave(library: Any) -> None:
    library._finalized = True


def _lay_out(library: Any, module: Any) -> None:
    module.data_layout = library._codegen._data_layout


class _Answers:
    """Caches the signature of an operator for given types.

    Numba would search all its array types again for each sum of two integers.
    """

    def __init__(self, find: Any) -> None:
        self.find = find
        self.found: dict[Any, Any] = {}

    def ask(self) -> Any:
        def get_call_type(function: Any, context: Any, args: Any, kws: Any) -> Any:
            if kws:
                return self.find(function, context, args, kws)
            known = self.found.get((function, args))
            if known is None:
                signature = self.find(function, context, args, kws)
                known = signature, function._impl_keys[signature.args]
                self.found[function, args] = known
            signature, function._impl_keys[signature.args] = known
            return signature

        return get_call_type


class _Names:
    """Caches the name of a game's record, with all its fields, which is used thousands of times."""

    def __init__(self, name: Any) -> None:
        self.name = name
        self.found: dict[int, tuple[Any, str]] = {}

    def ask(self) -> Any:
        def name(record: Any) -> str:
            # The key is the identity, because comparing two records compares their names. The
            # record is stored too, so that no other can get the same identity.
            if id(record) not in self.found:
                self.found[id(record)] = record, self.name(record)
            return self.found[id(record)][1]

        return name


def linked(functions: list[Any], called: set[str]) -> Any:
    """One module of these and all that they call; only ``called`` can be called from outside."""
    if is_patched():
        libraries = _with_callees([function.library for function in functions])
        modules = [library._final_module for library in libraries]
    else:
        # Of each the module with all that it calls; what several have is the same, and kept once.
        modules = [llvm.parse_assembly(function.text()) for function in functions]
    # In pairs, and then pairs of pairs: each link looks through all of both.
    while len(modules) > 1:
        for one, other in zip(modules[::2], modules[1::2], strict=False):
            one.link_in(other)
        modules = modules[::2]
    (module,) = modules
    for function in module.functions:
        inner = not function.is_declaration and function.linkage == llvm.Linkage.external
        if inner and function.name not in called:
            # As with Numba's own mark for linked functions, it is dropped once it is inlined.
            function.linkage = "linkonce_odr"
    module.verify()
    return module


def machine_of(library: Any) -> Any:
    """LLVM's target machine for this processor, as Numba sets it up."""
    if is_patched():
        return library.codegen._tm
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(),
        opt=3, codemodel="jitdefault", jit=True,
    )  # fmt: skip


def optimised(module: Any, library: Any) -> Any:
    """The module as fast as LLVM makes it."""
    if is_patched():
        library._final_module = module
        library._optimize_final_module()
        return library._final_module
    return made_fast(module, machine_of(library))


def made_fast(module: Any, machine: Any, vectorise: bool = True) -> Any:
    """LLVM's own passes; ``vectorise``: several numbers at a time, where a processor can."""
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = vectorise
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return module


def _with_callees(libraries: list[Any]) -> list[Any]:
    found: dict[Any, None] = {}

    def visit(library: Any) -> None:
        if library not in found:
            found[library] = None
            for callee in library._linking_libraries:
                visit(callee)

    for library in libraries:
        visit(library)
    return list(found)
