"""Loads the machine code of the rules from the cache; another process compiles missing code.

Numba takes about a second to import, more than a whole command may take to start. So it runs in
a separate process, which writes the object code; this process only links that with LLVM.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec

from debut.kernel import errors
from debut.kernel.algorithms.tree_search import Node
from debut.kernel.compiler.machine import TALLIES, Int, Machine, Size
from debut.kernel.compiler.numba_support import PLAIN, is_patched
from debut.kernel.compiler.object_code import missing_symbols
from debut.kernel.compiler.source_files import (
    are_the_same,
    cache_folder,
    digests,
    read_sealed,
    write_sealed,
)
from debut.kernel.compiler.targets import HERE, LEARNING, SOLVING
from debut.kernel.errors import CannotCompile, DebutError

# An argument of the compiling process: it then ends when its standard input is closed.
TIED = "tied"
# Before an error among the lines that say how far it is.
REFUSED = "!"
# Why nothing comes of it although it compiled, in the words of its other errors.
SOURCES_CHANGED = "the sources changed while they were compiled"


class Code(msgspec.Struct):
    """What the compiling process leaves: the symbol of each function, the object file that has them
    all, the symbols that it leaves to others, and the digests of modules that it imported and that
    no source names."""

    symbols: dict[str, str]
    binary: bytes
    needs: list[str] = []
    also: dict[str, str] = {}


def cpu_features() -> str:
    """Returns this processor's features; a virtual machine may lack some of its model's."""
    import llvmlite.binding as llvm

    try:
        return str(llvm.get_host_cpu_features().flatten())
    except RuntimeError:  # LLVM does not know the features of every kind of processor
        return ""


def numba_settings() -> list[str]:
    """Lists the environment variables that affect how Numba compiles, not whether it does."""
    names = [name for name in os.environ if name.startswith("NUMBA_")]
    return [f"{name}={os.environ[name]}" for name in sorted(names) if name != "NUMBA_DISABLE_JIT"]


def this_processor() -> list[str]:
    import llvmlite.binding as llvm

    return [llvm.get_default_triple(), llvm.get_host_cpu_name(), cpu_features()]


def cache_file(package: str, target: str = HERE) -> Path:
    key = hashlib.sha256()
    for path, digest in digests(package).items():
        key.update(f"{path.parent.name}/{path.name}\0{digest}\0".encode())
    made_for = [] if target == HERE else [target]
    made_for += [] if is_patched() else [PLAIN]
    if target in (HERE, SOLVING, LEARNING + HERE):
        made_for += this_processor()
    for fact in (version("numba"), version("llvmlite"), version("numpy"),
                 platform.python_version(), *made_for, *numba_settings()):  # fmt: skip
        key.update(fact.encode() + b"\0")
    return cache_folder() / f"{package.rsplit('.', 1)[-1]}-{key.hexdigest()[:24]}.code"


def read_code(path: Path) -> Code | None:
    """The cached code, or nothing if the file is missing, damaged or of another version."""
    body = read_sealed(path)
    try:
        return None if body is None else msgspec.msgpack.decode(body, type=Code)
    except msgspec.MsgspecError:
        return None


def write_code(path: Path, code: Code) -> None:
    write_sealed(path, msgspec.msgpack.encode(code))


def cached_code(package: str, target: str = HERE) -> Code | None:
    """The machine code of the rules as they are now, if they were compiled."""
    code = read_code(cache_file(package, target))
    return code if code is not None and are_the_same(package, code.also) else None


def is_compiled(package: str, target: str = HERE) -> bool:
    return cached_code(package, target) is not None


def compiler(
    package: str, targets: Sequence[str] = (HERE,), nice: int = 0
) -> subprocess.Popen[str]:
    """The compiling process. It says how far it is, a line each time, and ends with its caller."""
    files = [f"{target}={cache_file(package, target)}" for target in targets]
    # -P: else a package of the same name in the current folder would be compiled in its place.
    command = [
        sys.executable, "-P", "-m", "debut.kernel.compiler.locked_build", package, *files, TIED,
    ]  # fmt: skip
    if nice and shutil.which("nice"):
        command = ["nice", "-n", str(nice), *command]
    told = {"DEBUT_JIT": "0", "NUMBA_DISABLE_JIT": "0", "PYTHONPATH": search_path()}
    return subprocess.Popen(
        command, env={**os.environ, **told}, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip


def refusal_line(error: DebutError) -> str:
    """An error of ours, as the compiling process hands it on."""
    values = {name: str(value) for name, value in error.values.items()}
    said = (type(error).__name__, error.message, values)
    return REFUSED + msgspec.json.encode(said).decode()


def refused(line: str) -> DebutError:
    kind, message, values = msgspec.json.decode(
        line.removeprefix(REFUSED), type=tuple[str, str, dict[str, str]]
    )
    found: DebutError = getattr(errors, kind, CannotCompile)(message, **values)
    return found


def search_path() -> str:
    """For another process, where modules are found here; nothing stands for the current folder."""
    return os.pathsep.join(path or os.getcwd() for path in sys.path)


def finish(
    package: str,
    process: subprocess.Popen[str],
    tell: Callable[[float], None],
    targets: Sequence[str] = (HERE,),
) -> list[Code]:
    """Waits for the compiling process; ``tell`` receives the share of the work that is done."""
    assert process.stdout is not None
    assert process.stderr is not None
    with process, ThreadPoolExecutor(1) as beside:
        # Read while it works: a full pipe would stop it.
        said = beside.submit(process.stderr.read)
        refusal: DebutError | None = None
        for line in process.stdout:
            if line.startswith(REFUSED):
                refusal = refused(line)
            else:
                tell(float(line))
        failed, last = process.wait() != 0, (said.result().strip().splitlines() or ["?"])[-1]
    if refusal is not None:
        raise refusal
    made = [] if failed else [cached_code(package, target) for target in targets]
    codes = [code for code in made if code is not None]
    if len(codes) < len(targets):
        why = last if failed else SOURCES_CHANGED
        raise CannotCompile("cannot-compile", game=package.rsplit(".", 1)[-1], why=why)
    return codes


def compile_rules(package: str, targets: Sequence[str] = (HERE,)) -> list[Code]:
    """Compiles in other processes and waits for them; the solving code is linked separately."""
    alone = [target for target in targets if target == SOLVING]
    others = [target for target in targets if target != SOLVING]
    return [
        code
        for group in (others, alone)
        if group
        for code in finish(package, compiler(package, group), lambda done: None, group)
    ]


def compiled_code(package: str, target: str = HERE) -> Code:
    """From the cache, or compiled now."""
    return cached_code(package, target) or compile_rules(package, (target,))[0]


def link(package: str, code: Code) -> tuple[dict[str, int], Any]:
    """Returns the addresses of the functions, and the engine, which must stay alive with them."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    # The engine owns its target machine and frees it.
    engine = llvm.create_mcjit_compiler(
        llvm.parse_assembly(""), llvm.Target.from_default_triple().create_target_machine()
    )
    missing = missing_symbols(code.needs)
    if missing:
        symbols = ", ".join(missing)
        raise CannotCompile("cannot-link", game=package.rsplit(".", 1)[-1], symbols=symbols)
    engine.add_object_file(llvm.ObjectFileRef.from_data(code.binary))
    engine.finalize_object()
    addresses = {name: engine.get_function_address(at) for name, at in code.symbols.items()}
    return addresses, engine


def prototypes(size: Size) -> dict[str, Any]:
    """Returns the ctypes prototype of each function; ``build.py`` defines the same signatures."""
    rec = ctypes.POINTER(size.record)
    row = ctypes.POINTER(ctypes.c_int32 * size.width)
    ints, floats = ctypes.POINTER(Int), ctypes.POINTER(ctypes.c_double)
    int32s, nodes = ctypes.POINTER(ctypes.c_int32), ctypes.POINTER(Node)
    tallies = ctypes.POINTER(ctypes.c_int32 * TALLIES)
    # The short ones keep the GIL: releasing and acquiring it again would cost more.
    short, long = ctypes.PYFUNCTYPE, ctypes.CFUNCTYPE
    at = ctypes.c_void_p  # the address of the work space
    searched = ctypes.c_double, int32s, row, row, floats, floats, ints
    return {
        "legal": short(Int, rec, row, at),
        "suggest": short(Int, rec, row, at),
        "chance": short(Int, rec, row, row, at),
        "mix": short(Int, rec, row, row, at),
        "sight": short(Int, rec, Int, row, at),
        "play": short(Int, rec, Int, rec, at),
        "hide": short(Int, rec, Int, rec, at),
        "signal": short(Int, rec, Int, rec, at),
        "evaluate": short(ctypes.c_double, rec, at),
        "playouts": long(Int, rec, rec, Int, Int, Int, ints, row, row, tallies, ints),
        "perft": long(Int, rec, Int, row, row, ints, ints, floats, ints),
        "search": long(Int, rec, rec, Int, Int, nodes, Int, *searched),
    }


def native(package: str, size: Size) -> Machine:
    code = compiled_code(package)
    addresses, engine = link(package, code)
    kinds = prototypes(size)
    functions = {name: kinds[name](address) for name, address in addresses.items()}
    return Machine(size, functions, engine)
