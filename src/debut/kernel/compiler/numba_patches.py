"""Patches Numba to stop after lowering to LLVM IR: this process only compiles, it runs no rule."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import numba
import numpy as np
from llvmlite.binding import Linkage, ffi
from numba import cfunc, types
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.types import Record
from numba.core.types.functions import BaseFunction


def record_type(structure: Any) -> Any:
    """Returns the Numba type of a game's record."""
    return numba.from_dtype(np.dtype((np.record, np.dtype(structure))))


@contextmanager
def only_lowered() -> Iterator[None]:
    """Lowers functions without optimising or linking each one.

    Numba would optimise every function and make it ready to run, although only the entry points
    have to become machine code. The rules they call stay as LLVM IR and are linked in one go:
    linking them into each caller and optimising each of them took half of the time.
    """
    # Numba's own runtime is needed, so it is set up before the patches.
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


def linked(libraries: list[Any], called: set[str]) -> Any:
    """Links the libraries and all that they call into one module; only ``called`` are exported."""
    modules = [library._final_module for library in _with_callees(libraries)]
    # They are linked in pairs, then pairs of pairs, because each link scans all of both modules.
    while len(modules) > 1:
        for one, other in zip(modules[::2], modules[1::2], strict=False):
            one.link_in(other)
        modules = modules[::2]
    (module,) = modules
    for function in module.functions:
        inner = not function.is_declaration and function.linkage == Linkage.external
        if inner and function.name not in called:
            # As with Numba's own mark for linked functions, it is dropped once it is inlined.
            function.linkage = "linkonce_odr"
    module.verify()
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
