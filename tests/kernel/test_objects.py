"""Machine code calls into libraries; whatever it calls is there, or it is not loaded at all."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

import debut
from debut import CannotCompile
from debut.kernel.compiler import object_code as objects
from debut.kernel.compiler.cache import Code, cache_file, link, read_code
from debut.kernel.compiler.object_code import NEVER_CALLED, missing_symbols, undefined_symbols
from tests.helpers import GAMES, SOURCE, reads_well, run_python

ROOT = Path(__file__).parent.parent.parent
TOYS = f"{SOURCE}:{ROOT}"
PROGRAM = """
from debut.kernel.compiler.machine import Tree, interpreted
from debut.kernel.compiler.cache import native
from tests.toys.{toy} import SPEC
machine = native("tests.toys.{toy}", SPEC.size)
"""


def toy(name: str, code: str) -> tuple[int, str, str]:
    """Runs code on the compiled rules of a made-up game, in a process that may well crash."""
    done = run_python(PROGRAM.format(toy=name) + code, PYTHONPATH=TOYS)
    return done.returncode, done.stdout.strip(), done.stderr


@pytest.fixture(scope="module")
def attic() -> tuple[int, str, str]:
    """What is played in the attic, what its code needs, and at last the rule that raises."""
    return toy("attic", ATTIC)


@pytest.mark.parametrize("name", GAMES)
def test_every_outside_name_of_the_code_has_an_address(name):
    import llvmlite.binding as llvm

    assert debut.game(name).machine is not None  # and LLVM has an engine
    code = read_code(cache_file(debut.game(name).spec.package))
    named = undefined_symbols(code.binary)
    assert {name for name in named if llvm.address_of_symbol(name) is None} == set()
    assert sorted(named) == code.needs
    assert named & {*NEVER_CALLED}, "were there none, nobody would have to provide them"


ATTIC = """
import ctypes
from debut.kernel.compiler.cache import cache_file, read_code
from tests.toys.attic import Record
plain = interpreted("tests.toys.attic", SPEC.size)

def told(machine):
    rec, seen = Record(turn=0, winner=-1, dust=0.3), []
    for action in (0, 1, 2, 0, 2, 1, 1, 0, 2, 2, 0, 1):
        seen.append((machine.evaluate(rec), machine.legal(rec), machine.chance(rec)))
        rec = machine.play(rec, action)
        seen.append((rec.dust, list(rec.things)))
    start, tree = Record(turn=0, winner=-1, dust=0.7), Tree(SPEC.size, 500, 0.5)
    machine.search(start, 100, tree)
    seen.append((tree.used, tree.children(), bytes(machine.playouts(start, 0, 20, 3))))
    return seen, machine.perft(start, 4)

assert ctypes.sizeof(Record) > 4_000
assert told(machine) == told(plain)
print("alike")
print(*read_code(cache_file("tests.toys.attic")).needs, flush=True)
machine.play(Record(), 5)
print("went on")
"""


def test_a_large_record_and_mathematics_run(attic):
    """Copies by ``memmove``, sine, powers, float remainders, a loop that empties: as in Python."""
    _, told, error = attic
    assert told.startswith("alike\n"), error


def test_the_large_record_calls_libraries(attic):
    """Else the test before this would show nothing."""
    needs = set(attic[1].splitlines()[1].split())
    assert {"memset", "sin", "pow", "fmod"} <= needs
    assert {"memcpy", "memmove"} & needs


def test_a_rule_that_raises_ends_with_a_message(attic):
    status, told, error = attic
    assert status == -signal.SIGABRT
    assert "debut: a compiled rule called numba_gil_ensure" in error
    assert "went on" not in told


def test_rules_that_allocate_are_refused():
    status, told, error = toy("leak", "print('loaded')")
    assert (status, told) == (1, "")
    last = error.strip().splitlines()[-1]
    assert "CannotCompile" in last
    assert "leak/rules.py (15)" in last, "the line that allocates"
    assert "zeros" in last


def test_a_name_that_nobody_provides_is_told_before_anything_is_linked():
    package = debut.game(GAMES[0]).spec.package
    assert debut.game(GAMES[0]).machine is not None
    code = read_code(cache_file(package))
    with pytest.raises(CannotCompile) as caught:
        link(package, Code(code.symbols, code.binary, [*code.needs, "no_such_function"]))
    reads_well(caught.value)
    assert str(caught.value).endswith(": no_such_function")


def test_libraries_are_looked_into_for_what_the_program_does_not_have(monkeypatch):
    assert debut.game(GAMES[0]).machine is not None
    assert missing_symbols(["__udivti3", "memmove"]) == []
    monkeypatch.setattr(objects, "LIBRARIES", ("no-such-library.so",))
    assert missing_symbols(["no_such_function", "memmove"]) == ["no_such_function"]


def test_of_another_kind_of_object_nothing_is_known():
    assert undefined_symbols(b"") == set()
    assert undefined_symbols(b"\xcf\xfa\xed\xfe" + bytes(200)) == set()
