"""The source files that decide what the machine code of a game is.

They are every Python file in the game's folder, its value network, and every module that these and
the compiling process import, wherever it lies. Left out are the standard library and installed
packages: of those the versions count (``cache.py``).

What a file imports is read from its source, also where a function imports it. That takes half a
second for a large game, so it is kept beside the machine code, under the digest of each file:
a changed file is read anew, and no kept list can be out of date.
"""

from __future__ import annotations

import ast
import hashlib
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import msgspec

from debut.kernel.algorithms.value_network import FILE as NETWORK

# Wherever they lie, even among the installed packages.
OURS = "debut"
COMPILING = "debut.kernel.compiler.build"
INSTALLED = {"site-packages", "dist-packages"}
STANDARD_LIBRARY = Path(os.__file__).parent


def cache_folder() -> Path:
    named = os.environ.get("DEBUT_CACHE")
    if named:
        return Path(named)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "debut"


def place_of(package: str) -> str:
    """A name for files about this package as it lies here, and nowhere else."""
    where = f"{package}\0{folder_of(package)}"
    return f"{package.rsplit('.', 1)[-1]}-{hashlib.sha256(where.encode()).hexdigest()[:16]}"


def folder_of(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


# Files that are read back only if they are whole


def read_sealed(path: Path) -> bytes | None:
    """What ``write_sealed`` wrote; None if the file is missing or damaged."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    digest, body = data[:32], data[32:]
    return body if hashlib.sha256(body).digest() == digest else None


def write_sealed(path: Path, body: bytes) -> None:
    """With its digest, and in one step: nobody ever sees half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(f".{os.getpid()}")
    try:
        beside.write_bytes(hashlib.sha256(body).digest() + body)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


# Modules and their files


class Module(NamedTuple):
    """``file``: none of a folder without ``__init__.py``; ``folders``: of a package alone."""

    file: Path | None
    folders: Sequence[str] = ()


class Finder:
    """Finds modules by name without importing them, as the import system would."""

    def __init__(self, package: str) -> None:
        self._ours = {OURS, package.partition(".")[0]}
        self._found: dict[str, Module | None] = {}
        self._listed: dict[str, set[str]] = {}

    def find(self, name: str) -> Module | None:
        """None for what is no module, or is installed."""
        if name not in self._found:
            parent, _, tail = name.rpartition(".")
            self._found[name] = self._inside(parent, tail) if parent else self._top(name)
        return self._found[name]

    def _top(self, name: str) -> Module | None:
        if name in sys.stdlib_module_names:
            return None
        try:
            spec = find_spec(name)
        except (ImportError, ValueError):
            return None
        if spec is None:
            return None
        file = Path(spec.origin) if spec.has_location and spec.origin else None
        folders = list(spec.submodule_search_locations or ())
        if name not in self._ours and any(map(is_installed, (file, *map(Path, folders)))):
            return None
        return Module(file, folders)

    def _inside(self, parent: str, tail: str) -> Module | None:
        above = self.find(parent)
        for folder in above.folders if above else ():
            here = self._names(folder)
            inner = os.path.join(folder, tail)
            if tail in here and "__init__.py" in self._names(inner):
                return Module(Path(inner, "__init__.py"), [inner])
            if f"{tail}.py" in here:
                return Module(Path(folder, f"{tail}.py"))
            if tail in here and os.path.isdir(inner):
                return Module(None, [inner])
        return None

    def _names(self, folder: str) -> set[str]:
        if folder not in self._listed:
            try:
                self._listed[folder] = set(os.listdir(folder))
            except OSError:
                self._listed[folder] = set()
        return self._listed[folder]


def is_installed(path: Path | None) -> bool:
    if path is None:
        return False
    return not INSTALLED.isdisjoint(path.parts) or STANDARD_LIBRARY in path.parents


# What a file imports


def imports_in(source: bytes) -> list[str]:
    """The names of all that may be modules, those of relative imports with their dots in front."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):
        return []  # whoever compiles it will say so
    found: dict[str, None] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= dict.fromkeys(one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            found[base] = None
            inner = base if base.endswith(".") else f"{base}."
            found |= dict.fromkeys(f"{inner}{one.name}" for one in node.names)
    return list(found)


def absolute(name: str, module: str, is_package: bool) -> str:
    """A relative name as a module of this name imports it."""
    bare = name.lstrip(".")
    up = len(name) - len(bare)
    parts = module.split(".")
    above = parts[: len(parts) - up + is_package]
    return ".".join((*above, bare) if bare else above)


class _Kept(msgspec.Struct):
    """What the files import, by the digest of each."""

    imports: dict[str, list[str]]


class _Reading:
    """Follows imports from file to file."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._finder = Finder(package)
        self._file = cache_folder() / f"{place_of(package)}.imports"
        self._kept = self._read()
        self._now: dict[str, list[str]] = {}
        self._followed: set[str] = set()
        self._waiting: list[tuple[str, Path]] = []
        # With the digest of each.
        self.files: dict[Path, str] = {}

    def _read(self) -> dict[str, list[str]]:
        try:
            return msgspec.msgpack.decode(read_sealed(self._file) or b"", type=_Kept).imports
        except msgspec.MsgspecError:
            return {}

    def keep(self) -> None:
        if self._now != self._kept:
            # Where nothing can be kept, the sources are read each time.
            with suppress(OSError):
                write_sealed(self._file, msgspec.msgpack.encode(_Kept(self._now)))

    def follow(self, module: str) -> None:
        self._add(module)
        while self._waiting:
            self._read_imports(*self._waiting.pop())

    def follow_all(self, folder: Path) -> None:
        """Every Python file of the game, whether it is imported or not."""
        for file in folder.rglob("*.py"):
            parts = file.relative_to(folder).with_suffix("").parts
            inner = parts[:-1] if parts[-1] == "__init__" else parts
            self.follow(".".join((self._package, *inner)))
            # A folder without ``__init__.py`` in it is not found by everybody.
            self.files.setdefault(file, digest_of(file))

    def _add(self, name: str) -> None:
        """A module, if it is one, and the packages that it lies in."""
        while name and name not in self._followed:
            self._followed.add(name)
            found = self._finder.find(name)
            if found is not None and found.file is not None and found.file.suffix == ".py":
                self._waiting.append((name, found.file))
            name = name.rpartition(".")[0]

    def _read_imports(self, module: str, file: Path) -> None:
        source = file.read_bytes()
        digest = self.files[file] = hashlib.sha256(source).hexdigest()
        if digest not in self._now:
            kept = self._kept.get(digest)
            self._now[digest] = imports_in(source) if kept is None else kept
        is_package = file.name == "__init__.py"
        for name in self._now[digest]:
            full = absolute(name, module, is_package) if name[0] == "." else name
            if full not in self._followed:
                self._add(full)


def digests(package: str) -> dict[Path, str]:
    """The files with the digest of each, in the same order wherever they lie."""
    folder, reading = folder_of(package), _Reading(package)
    reading.follow_all(folder)
    reading.follow(COMPILING)
    reading.keep()
    found = reading.files
    for network in folder.glob(NETWORK):
        found[network] = digest_of(network)
    return {file: found[file] for file in sorted(found, key=_name)}


def sources(package: str) -> list[Path]:
    return list(digests(package))


def _name(file: Path) -> tuple[str, ...]:
    """The end of its path first: whatever folder the sources lie in comes last."""
    return file.parts[::-1]


def also_imported(package: str, known: Sequence[Path]) -> dict[str, str]:
    """The digests of modules that this process has imported beside these, by their names: no source
    says so where ``importlib`` imports them."""
    finder, files = Finder(package), set(known)
    found = {}
    for name in list(sys.modules):
        module = finder.find(name)
        if module is not None and module.file is not None and module.file not in files:
            found[name] = digest_of(module.file)
    return found


def are_the_same(package: str, digests: dict[str, str]) -> bool:
    """Whether modules are still what they were."""
    finder = Finder(package)
    for name, digest in digests.items():
        module = finder.find(name)
        if module is None or module.file is None or digest_of(module.file) != digest:
            return False
    return True


def digest_of(file: Path) -> str:
    try:
        return hashlib.sha256(file.read_bytes()).hexdigest()
    except OSError:
        return ""
