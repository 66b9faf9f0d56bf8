"""The compile cache: never other rules than those that lie there now, and compiled once.

The game of these tests is written into a folder of their own, with rules in sub-folders and a
number in each of two modules beside it: one that a rule imports, one that only ``importlib`` does.
"""

from __future__ import annotations

import hashlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

import debut
from debut import CannotCompile
from debut.kernel.compiler.cache import (
    Code,
    cache_file,
    cached_code,
    compile_rules,
    compiler,
    finish,
    is_compiled,
    read_code,
    write_code,
)
from debut.kernel.compiler.locked_build import Lock, lock_path
from debut.kernel.compiler.source_files import (
    Finder,
    absolute,
    imports_in,
    sources,
    write_sealed,
)
from debut.kernel.compiler.targets import HERE, LEARNING, SOLVING
from tests.helpers import GAMES, SOURCE, run_python

PACKAGE = "pebble"
FILES = {
    "pebble/__init__.py": """
from types import SimpleNamespace
from debut.kernel.algorithms.budgets import Thinking
from debut.kernel.compiler.machine import Size
from pebble.board import Record

SPEC = SimpleNamespace(
    size=Size(Record, 2, 2), thinking=Thinking((1,), (1,), 0.1, 10, 10, 0.5, False)
)
""",
    "pebble/board.py": """
from debut.kernel.layout import record

Record = record("Pebble", (("heap", "i4"),))
""",
    "pebble/bot.py": """
from importlib import import_module
from typing import Any
from debut.kernel.rule import rule

FAR = import_module("farther").FAR

@rule
def evaluate(s: Any) -> float:
    return FAR + 0.5
""",
    "pebble/rules.py": """
import os
from typing import Any
from debut.kernel.layout import OVER
from debut.kernel.rule import rule
from pebble.deep.deeper.heaps import taken

if os.environ.get("DEBUT_JIT") == "1" and "COMPILED" in os.environ:
    with open(os.environ["COMPILED"], "a") as file:
        file.write("compiled\\n")

@rule
def legal(s: Any, out: Any) -> int:
    out[0] = 0
    out[1] = 1
    return 2

@rule
def chance(s: Any, out: Any, odds: Any) -> int:
    return 0

@rule
def play(s: Any, action: int) -> None:
    s.heap = taken(s.heap)
    s.turn = 1 - s.turn if s.heap < 40 else OVER
""",
    "pebble/deep/__init__.py": "",
    "pebble/deep/deeper/__init__.py": "from . import heaps\n",
    "pebble/deep/deeper/heaps.py": """
from typing import Any
from debut.kernel.rule import rule
from shared.numbers import STEP

@rule
def taken(heap: int) -> int:
    return heap + STEP
""",
    "pebble/deep/unused.py": "NOTHING = 1\n",
    "shared/__init__.py": "",
    "shared/numbers.py": "STEP = 1\n",
    "shared/others.py": "STEP = 1\n",
    "farther.py": "FAR = 1\n",
}
# What the rules do now: the heap after an action, and what a position is worth.
ASK = """
from debut.kernel.compiler.cache import native
from pebble import SPEC
machine = native("pebble", SPEC.size)
rec = SPEC.size.record()
print(machine.play(rec, 0).heap, machine.evaluate(rec))
"""


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return folder


def change(file: Path, before: str, after: str) -> None:
    text = file.read_text()
    assert before in text
    file.write_text(text.replace(before, after))


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder that the game lies in; it can be imported here, and has a cache of its own."""
    folder = write(tmp_path / "games", FILES)
    monkeypatch.setenv("DEBUT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("COMPILED", str(tmp_path / "compiled"))
    monkeypatch.syspath_prepend(str(folder))
    yield folder
    for name in [one for one in sys.modules if one.partition(".")[0] in ("pebble", "shared")]:
        del sys.modules[name]


def compilations(tmp_path: Path) -> int:
    file = tmp_path / "compiled"
    return len(file.read_text().splitlines()) if file.exists() else 0


# Which sources count


@pytest.mark.parametrize("name", [name for name in FILES if name != "farther.py"])
def test_a_changed_line_anywhere_in_a_game_is_another_file(game: Path, name: str) -> None:
    """And so is one in a module beside it that a rule imports, but not in one that none does."""
    before = cache_file(PACKAGE)
    with (game / name).open("a") as file:
        file.write("# another line\n")
    assert (cache_file(PACKAGE) == before) == (name == "shared/others.py")


def test_a_file_that_moves_or_comes_is_another_file(game: Path) -> None:
    found = {cache_file(PACKAGE)}
    (game / "pebble/deep/unused.py").rename(game / "pebble/unused.py")
    found.add(cache_file(PACKAGE))
    write(game, {"pebble/no_package/more.py": ""})
    found.add(cache_file(PACKAGE))
    write(game, {"pebble/value_net.bin": "weights"})
    found.add(cache_file(PACKAGE))
    assert len(found) == 4


def test_a_module_that_is_found_before_another_counts_in_its_place(game: Path) -> None:
    before = cache_file(PACKAGE)
    write(game, {"shared/numbers/__init__.py": "STEP = 2\n"})
    assert cache_file(PACKAGE) != before
    assert game / "shared/numbers/__init__.py" in sources(PACKAGE)


@pytest.mark.parametrize("name", GAMES)
def test_of_a_game_and_of_the_kernel_every_source_counts(name: str) -> None:
    package = debut.game(name).spec.package
    found = set(sources(package))
    assert found >= set(debut.game(name).spec.folder.rglob("*.py"))
    kernel = Path(SOURCE) / "debut" / "kernel"
    for inner in ("rule", "layout", "game", "algorithms/random_play",
                  "algorithms/tree_search", "algorithms/self_play", "algorithms/value_network",
                  "compiler/build", "compiler/numba_patches", "compiler/threads"):  # fmt: skip
        assert kernel / f"{inner}.py" in found
    assert not any("site-packages" in path.parts for path in found)
    assert not any(path.is_relative_to(Path(os.__file__).parent) for path in found)


def test_every_module_that_compiles_is_among_them() -> None:
    """Those of ours that a compiling process has, whatever imports them."""
    package = debut.game("supergoal").spec.package
    code = f"""
import sys
from debut.kernel.compiler import build
from debut.kernel.compiler.source_files import also_imported, sources
build.import_rules({package!r})
list(build.general_functions({package!r}, build.rule_functions({package!r})))
print(also_imported({package!r}, sources({package!r})), "debut.kernel.rule" in sys.modules)
"""
    done = run_python(code, DEBUT_JIT="1")
    assert done.stdout.split() == ["{}", "True"], done.stderr


def test_the_list_of_imports_is_never_out_of_date(game: Path, tmp_path: Path) -> None:
    """Whether it was kept, lost, damaged or written by another version."""
    fresh = cache_file(PACKAGE)
    (kept,) = (tmp_path / "cache").glob("*.imports")
    assert cache_file(PACKAGE) == fresh
    whole = kept.read_bytes()
    for damaged in (b"", whole[:-1], whole[:40] + b"x" + whole[41:]):
        kept.write_bytes(damaged)
        assert cache_file(PACKAGE) == fresh
        assert kept.read_bytes() == whole
    write_sealed(kept, msgspec.msgpack.encode({"imports": 7}))
    assert cache_file(PACKAGE) == fresh
    change(game / "pebble/board.py", "from debut", "import shared.others\nfrom debut")
    changed = cache_file(PACKAGE)
    change(game / "shared/others.py", "1", "7")
    assert len({fresh, changed, cache_file(PACKAGE)}) == 3


@pytest.mark.usefixtures("game")
def test_sources_are_found_without_a_cache(tmp_path: Path) -> None:
    kept = cache_file(PACKAGE)
    (tmp_path / "cache").rename(tmp_path / "elsewhere")
    (tmp_path / "cache").write_text("a file, where a folder should be")
    assert cache_file(PACKAGE).name == kept.name
    assert not is_compiled(PACKAGE)


IMPORTS = {
    "import a.b, c": {"a.b", "c"},
    "from a.b import c as d": {"a.b", "a.b.c"},
    "from . import x": {".", ".x"},
    "from ..y import x": {"..y", "..y.x"},
    "def f():\n    if f:\n        import late": {"late"},
    "this is no Python": set(),
}


@pytest.mark.parametrize("source", IMPORTS)
def test_what_a_source_imports(source: str) -> None:
    assert set(imports_in(source.encode())) == IMPORTS[source]


RELATIVE = [
    (".x", "a.b.c", False, "a.b.x"),
    (".x", "a.b.c", True, "a.b.c.x"),
    ("..", "a.b.c", False, "a"),
    ("..y.x", "a.b.c", True, "a.b.y.x"),
]


@pytest.mark.parametrize(("name", "module", "is_package", "expected"), RELATIVE)
def test_relative_imports(name: str, module: str, is_package: bool, expected: str) -> None:
    assert absolute(name, module, is_package) == expected


def test_what_is_installed_is_not_looked_into() -> None:
    finder = Finder("debut.games.supergoal")
    for name in ("numpy", "numba.core", "math", "os.path", "no_such_module", "debut.no_such"):
        assert finder.find(name) is None
    found = finder.find("debut.kernel.rule")
    assert found is not None
    assert found.file == Path(SOURCE) / "debut/kernel/rule.py"


# Damaged and older files


def test_an_older_file_is_no_code(tmp_path: Path) -> None:
    """Whole, and written by a version that kept something else."""
    path = tmp_path / "file.code"
    for older in ({"symbols": {}}, ["symbols"], {"symbols": {"play": 1}, "binary": b""}, 7):
        write_sealed(path, msgspec.msgpack.encode(older))
        assert read_code(path) is None
    body = b"\xc1 no msgpack at all"
    path.write_bytes(hashlib.sha256(body).digest() + body)
    assert read_code(path) is None


def test_code_of_modules_that_are_gone_or_changed_is_not_used(game: Path) -> None:
    digest = hashlib.sha256((game / "farther.py").read_bytes()).hexdigest()
    for also, used in (({"farther": digest}, True), ({"farther": "0"}, False),
                       ({"nearer": digest}, False)):  # fmt: skip
        write_code(cache_file(PACKAGE), Code({}, b"", [], also))
        assert is_compiled(PACKAGE) == used


# Compiled for real


def ask(game: Path, tmp_path: Path, current: Path | None = None) -> str:
    """By a program that finds the game by its path alone; in this current folder."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", ASK],
        env={**os.environ, "PYTHONPATH": f"{SOURCE}{os.pathsep}{game}"},
        cwd=current or tmp_path, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_machine_code_is_of_the_rules_that_lie_there(game: Path, tmp_path: Path) -> None:
    """Packages of the same names lie in the current folder; then numbers beside the game change."""
    decoy = write(tmp_path / "decoy", FILES)
    change(decoy / "shared/numbers.py", "1", "1_000")
    change(decoy / "farther.py", "1", "1_000")
    write(decoy, {"debut/__init__.py": "raise SystemExit('the wrong package')\n"})
    assert ask(game, tmp_path, decoy) == "1 1.5"
    assert ask(game, tmp_path, decoy) == "1 1.5"
    assert compilations(tmp_path) == 1
    change(game / "shared/numbers.py", "1", "7")
    assert ask(game, tmp_path) == "7 1.5"
    # Nothing in a source says that this one is imported.
    change(game / "farther.py", "1", "7")
    assert ask(game, tmp_path) == "7 7.5"
    assert compilations(tmp_path) == 3
    assert ask(game, tmp_path) == "7 7.5"
    assert compilations(tmp_path) == 3


def test_sources_that_another_process_does_not_find_are_not_compiled(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The compiling process has other rules under the name: nothing of theirs is kept."""
    other = write(game.parent / "other", FILES)
    change(other / "shared/numbers.py", "1", "1_000")
    monkeypatch.setattr(
        "debut.kernel.compiler.cache.search_path", lambda: f"{SOURCE}{os.pathsep}{other}"
    )
    with pytest.raises(CannotCompile, match="finds other sources"):
        compile_rules(PACKAGE)
    assert not list((game.parent / "cache").glob("*.code"))


AT_ONCE = 10


@pytest.mark.usefixtures("game")
def test_many_processes_compile_once(tmp_path: Path) -> None:
    """Also after the first of them was killed in the middle of it."""
    first = compiler(PACKAGE)
    assert first.stdout is not None
    assert first.stdout.readline()
    first.send_signal(signal.SIGKILL)
    assert first.wait() != 0
    first.communicate()
    assert lock_path(PACKAGE).exists(), "nobody was left to remove it"

    def one(_: int) -> tuple[list[float], Code]:
        heard: list[float] = []
        (code,) = finish(PACKAGE, compiler(PACKAGE), heard.append)
        return heard, code

    with ThreadPoolExecutor(AT_ONCE) as pool:
        done = list(pool.map(one, range(AT_ONCE)))
    assert compilations(tmp_path) == 2
    assert len({code.binary for _, code in done}) == 1
    for heard, _ in done:
        assert heard == sorted(heard)
    # Those that wait say how far the one is that works.
    assert sum(len(heard) > 2 for heard, _ in done) > 1
    assert not lock_path(PACKAGE).exists()
    assert {path.suffix for path in (tmp_path / "cache").iterdir()} == {".code", ".imports"}


def test_rules_that_do_not_compile_leave_no_lock(game: Path) -> None:
    change(game / "pebble/deep/deeper/heaps.py", "heap + STEP", "heap.no_such_field")
    with pytest.raises(CannotCompile, match="no_such_field"):
        compile_rules(PACKAGE)
    assert not lock_path(PACKAGE).exists()


def test_a_lock_goes_from_hand_to_hand(tmp_path: Path) -> None:
    """Whoever waits for a file that is then removed takes the one that comes next."""
    path = tmp_path / "new" / "one.lock"
    held = Lock.taken(path, print)
    held.tell(0.25)
    heard: list[float] = []

    def wait() -> Lock:
        def tell(done: float) -> None:
            heard.append(done)
            held.release()

        return Lock.taken(path, tell)

    with ThreadPoolExecutor(1) as pool:
        taken = pool.submit(wait).result(60)
    assert heard == [0.25]
    assert path.read_text() == "", "what the one before it was at is not said again"
    assert Lock.inherited(taken.passed_on()) == taken
    taken.release()
    assert not path.exists()


def test_without_locks_everybody_compiles_alone(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    lock = Lock.taken(tmp_path / "file" / "one.lock", print)
    assert lock.file is None
    lock.tell(0.5)
    assert Lock.inherited(lock.passed_on()) == lock
    lock.release()


# Numba without our patches


ALIKE = """
from debut.kernel.compiler import cache
from debut.kernel.compiler.cache import compiled_code, link, native
from debut.kernel.compiler.machine import Tree, interpreted
from debut.kernel.compiler.numba_support import is_patched
from tests.toys.{toy} import SPEC
import tests.toys.{toy} as toy

def walks(machine):
    start = toy.{start}
    tree = Tree(SPEC.size, 2_000, SPEC.thinking.explore)
    machine.search(start, {games} * 2, tree)
    rec, seen = start, []
    while rec.turn != -2 and len(seen) < 12:
        codes = machine.chance(rec)[0] if rec.turn == -1 else machine.legal(rec)
        seen.append((codes[:40], machine.evaluate(rec)))
        rec = machine.play(rec, codes[len(codes) // 3])
    played = bytes(machine.playouts(start, 0, {games}, 3))
    return tree.used, tree.children(), seen, bytes(rec), played, machine.perft(start, {depth})

assert not is_patched()
package = "tests.toys.{toy}"
assert walks(native(package, SPEC.size)) == walks(interpreted(package, SPEC.size))
print("alike")
"""
TOYS = {
    "duel": ("blank()", 20, 2),  # secrets, suggestions
    "study": ("SPEC.size.record(winner=-1)", 2, 1),  # a value network
}


@pytest.mark.parametrize("toy", TOYS)
def test_rules_compile_alike_without_patches(toy: str, tmp_path: Path) -> None:
    start, games, depth = TOYS[toy]
    code = ALIKE.format(toy=toy, start=start, games=games, depth=depth)
    root = Path(__file__).parent.parent.parent
    done = run_python(
        code, PYTHONPATH=f"{SOURCE}{os.pathsep}{root}", DEBUT_CACHE=str(tmp_path),
        DEBUT_PLAIN_NUMBA="1",
    )  # fmt: skip
    assert done.stdout == "alike\n", done.stderr


@pytest.mark.usefixtures("game")
def test_with_and_without_patches_are_two_files(monkeypatch: pytest.MonkeyPatch) -> None:
    patched = cache_file(PACKAGE)
    monkeypatch.setenv("DEBUT_PLAIN_NUMBA", "1")
    assert cache_file(PACKAGE) != patched


# Starting


START: dict[str, Callable[[], object]] = {
    "--help": lambda: None,
    "legal supergoal": lambda: debut.game("supergoal").machine,
}


@pytest.mark.parametrize("words", START)
def test_a_command_starts_without_numba(words: str) -> None:
    START[words]()
    code = f"""
import sys
from debut.cli.app import main
try:
    main({words.split()!r})
except SystemExit as left:
    assert not left.code
print("numba" in sys.modules)
"""
    done = run_python(code)
    assert done.stdout.splitlines()[-1] == "False", done.stderr


@pytest.mark.usefixtures("game")
def test_targets_have_files_of_their_own() -> None:
    targets = (HERE, "sm_90", LEARNING + HERE, LEARNING + "sm_90", SOLVING)
    assert len({cache_file(PACKAGE, target) for target in targets}) == len(targets)
    assert all(cached_code(PACKAGE, target) is None for target in targets)
