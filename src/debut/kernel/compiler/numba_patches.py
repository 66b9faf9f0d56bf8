"""What Numba does for programs that compile and run side by side, left out: nothing runs here."""

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
    """A game's record as rules know it."""
    return numba.from_dtype(np.dtype((np.record, np.dtype(structure))))


@contextmanager
def only_lowered() -> Iterator[None]:
    """Numba makes every function fast and ready to run, though only what is called from outside
    need become machine code: the rules in between are kept as they are, to be linked in one go.
    Linked into all that call them one by one, and each made fast, they took half of the time."""
    # Numba's own runtime does run.
    cfunc(types.int64())(lambda: 0)
    with (
        patch.object(JITCodeLibrary, "finalize", _leave),
        patch.object(JITCodeLibrary, "_optimize_functions", _lay_out),
        patch.object(JITCPUCodegen, "set_env", lambda codegen, name, env: None),
        # Nobody takes the time of each call of LLVM; every rule being compiled, those that wait
        # for another among them, was told of the start and the end of each.
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
    """The signature that an operator has for these types is always the same: Numba went through
    all its kinds of arrays anew for each sum of two whole numbers."""

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
    """The name of a game's record, with all its fields, is asked for thousands of times."""

    def __init__(self, name: Any) -> None:
        self.name = name
        self.found: dict[int, tuple[Any, str]] = {}

    def ask(self) -> Any:
        def name(record: Any) -> str:
            # By identity, for to compare two records is to compare their names; the record is kept,
            # that no other may come to have its identity.
            if id(record) not in self.found:
                self.found[id(record)] = record, self.name(record)
            return self.found[id(record)][1]

        return name


def linked(libraries: list[Any], called: set[str]) -> Any:
    """One module of these and all that they call; only ``called`` can be called from outside."""
    modules = [library._final_module for library in _with_callees(libraries)]
    # In pairs, and then pairs of pairs: each link looks through all of both.
    while len(modules) > 1:
        for one, other in zip(modules[::2], modules[1::2], strict=False):
            one.link_in(other)
        modules = modules[::2]
    (module,) = modules
    for function in module.functions:
        inner = not function.is_declaration and function.linkage == Linkage.external
        if inner and function.name not in called:
            # As Numba marks what it links in: once put into all its callers, it is dropped.
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
