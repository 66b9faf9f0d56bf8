"""Checks that all symbols an object file needs can be found before it is linked.

If one symbol is unknown, LLVM leaves *every* external symbol at address 0, so that the first
``memmove`` ends the process. So nothing is linked here before each symbol has its address.
"""

from __future__ import annotations

import ctypes
import os
import struct
import sys
from collections.abc import Iterable
from typing import Any

# Numba's code can end every function by raising a Python error. Rules never raise, so these
# symbols are referred to but not called.
NEVER_CALLED = (
    "NRT_Free",
    "NRT_MemInfo_call_dtor",
    "numba_do_raise",
    "numba_gil_ensure",
    "numba_gil_release",
    "numba_runtime_build_excinfo_struct",
    "numba_unpickle",
)

# The libraries of mathematics and wide integers, if the running program has not loaded them.
LIBRARIES = ("libm.so.6", "libgcc_s.so.1")

_ELF64_LITTLE = b"\x7fELF\x02\x01"
_SYMBOL_TABLE = 2
_SECTION, _SYMBOL = struct.Struct("<IIQQQQIIQQ"), struct.Struct("<IBBHQQ")


def undefined_symbols(binary: bytes) -> set[str]:
    """Returns the symbols that an ELF object does not define; an empty set for other formats."""
    found: set[str] = set()
    if not binary.startswith(_ELF64_LITTLE):
        return found
    (at,) = struct.unpack_from("<Q", binary, 0x28)
    size, count = struct.unpack_from("<HH", binary, 0x3A)
    sections = [_SECTION.unpack_from(binary, at + size * number) for number in range(count)]
    for _, kind, _, _, offset, length, names, *_ in sections:
        if kind != _SYMBOL_TABLE:
            continue
        texts = sections[names][4]
        for name, _, _, section, *_ in _SYMBOL.iter_unpack(binary[offset : offset + length]):
            if name and section == 0:
                end = binary.index(b"\0", texts + name)
                found.add(binary[texts + name : end].decode())
    return found


_traps: dict[str, Any] = {}


def _trap(name: str) -> Any:
    def called() -> None:
        sys.stderr.write(f"debut: a compiled rule called {name}: it raised an error or ran wild\n")
        sys.stderr.flush()
        os.abort()

    return ctypes.CFUNCTYPE(None)(called)


def missing_symbols(names: Iterable[str]) -> list[str]:
    """Returns the symbols that cannot be found.

    LLVM needs an engine before this call: only then does it search the running program.
    """
    import llvmlite.binding as llvm

    for name in NEVER_CALLED:
        # If Numba itself is loaded, its own definitions stay.
        if llvm.address_of_symbol(name) is None:
            _traps[name] = _trap(name)
            llvm.add_symbol(name, ctypes.cast(_traps[name], ctypes.c_void_p).value)
    missing = sorted(name for name in names if llvm.address_of_symbol(name) is None)
    for library in LIBRARIES if missing else ():
        try:
            llvm.load_library_permanently(library)
        except RuntimeError:
            continue
    return [name for name in missing if llvm.address_of_symbol(name) is None]
