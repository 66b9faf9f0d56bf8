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
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from debut.kernel.algorithms.tree_search import Node
from debut.kernel.algorithms.value_network import FILE as JUDGEMENT
from debut.kernel.compiler.machine import TALLIES, Int, Machine, Size
from debut.kernel.compiler.object_code import missing_symbols
from debut.kernel.compiler.targets import HERE, LEARNING, SOLVING
from debut.kernel.errors import CannotCompile

# The modules of the kernel that decide what the machine code is.
COMPILED = (
    "events", "geometry", "layout", "rule",
    "algorithms/network_inputs", "algorithms/random_play", "algorithms/self_play",
    "algorithms/solving", "algorithms/tree_search", "algorithms/value_network",
    "compiler/build", "compiler/gpu_kernels", "compiler/machine", "compiler/numba_patches",
    "compiler/object_code", "compiler/threads",
)  # fmt: skip


# An argument of the compiling process: it then ends when its standard input is closed.
TIED = "tied"


class Code(msgspec.Struct):
    """The output of the compiling process: an object file with the symbol of each function.

    ``needs`` lists the symbols that the object file does not define itself.
    """

    symbols: dict[str, str]
    binary: bytes
    needs: list[str] = []


def cache_folder() -> Path:
    named = os.environ.get("DEBUT_CACHE")
    if named:
        return Path(named)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "debut"


def sources(package: str) -> list[Path]:
    """Lists the files that decide what the machine code is."""
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    kernel = [Path(__file__).parents[1] / f"{name}.py" for name in COMPILED]
    folder = Path(spec.origin).parent
    return [*kernel, *sorted(folder.rglob("*.py")), *sorted(folder.glob(JUDGEMENT))]


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
    for path in sources(package):
        key.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    made_for = [] if target == HERE else [target]
    if target in (HERE, SOLVING, LEARNING + HERE):
        made_for += this_processor()
    for fact in (version("numba"), version("llvmlite"), version("numpy"),
                 platform.python_version(), *made_for, *numba_settings()):  # fmt: skip
        key.update(fact.encode() + b"\0")
    return cache_folder() / f"{package.rsplit('.', 1)[-1]}-{key.hexdigest()[:24]}.code"


def read_code(path: Path) -> Code | None:
    """Returns the cached code, or None if the file is missing or damaged."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    digest, body = data[:32], data[32:]
    if hashlib.sha256(body).digest() != digest:
        return None
    return msgspec.msgpack.decode(body, type=Code)


def write_code(path: Path, code: Code) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    body = msgspec.msgpack.encode(code)
    beside = path.with_suffix(f".{os.getpid()}")
    beside.write_bytes(hashlib.sha256(body).digest() + body)
    beside.replace(path)


def is_compiled(package: str, target: str = HERE) -> bool:
    return read_code(cache_file(package, target)) is not None


def compiler(
    package: str, targets: Sequence[str] = (HERE,), nice: int = 0
) -> subprocess.Popen[str]:
    """Starts the compiling process, which prints its progress by lines and ends with its caller."""
    # It imports the same sources as this process.
    found = os.pathsep.join(path for path in sys.path if path)
    settings = {"DEBUT_JIT": "1", "NUMBA_DISABLE_JIT": "0", "PYTHONPATH": found}
    files = [f"{target}={cache_file(package, target)}" for target in targets]
    command = [sys.executable, "-m", "debut.kernel.compiler.build", package, *files, TIED]
    if nice and shutil.which("nice"):
        command = ["nice", "-n", str(nice), *command]
    return subprocess.Popen(
        command, env={**os.environ, **settings}, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip


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
        # Its errors are read while it runs, because a full pipe would stop it.
        errors = beside.submit(process.stderr.read)
        for line in process.stdout:
            tell(float(line))
        failed, last = process.wait() != 0, (errors.result().strip().splitlines() or ["?"])[-1]
    made = [] if failed else [read_code(cache_file(package, target)) for target in targets]
    codes = [code for code in made if code is not None]
    if len(codes) < len(targets):
        raise CannotCompile("cannot-compile", game=package.rsplit(".", 1)[-1], why=last)
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
    """Returns the code from the cache, or compiles it now."""
    return read_code(cache_file(package, target)) or compile_rules(package, (target,))[0]


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
