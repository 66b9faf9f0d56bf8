"""Rules may ask for work space, keep secrets and suggest actions; none of it is asked of them."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

import pytest

import debut
from debut import CHANCE, OVER
from debut.kernel.compiler.cache import Code, cache_file, native, read_code, write_code
from debut.kernel.compiler.machine import Machine, Tree, interpreted
from tests.helpers import GAMES, sample
from tests.toys.cellar import SPEC, UNKNOWN, Record

PACKAGE = "tests.toys.cellar"
PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59)


@pytest.fixture(scope="module")
def plain() -> Machine:
    return interpreted(PACKAGE, SPEC.size)


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache of our own, where the file for these rules is damaged."""
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DEBUT_CACHE", str(folder))
        path = cache_file(PACKAGE)
    write_code(path, Code({"play": "symbol"}, b"object"))
    path.write_bytes(path.read_bytes()[:-1])
    assert read_code(path) is None
    return path


@pytest.fixture(scope="module")
def compiled(damaged: Path) -> Machine:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DEBUT_CACHE", str(damaged.parent))
        return native(PACKAGE, SPEC.size)


def opening() -> Record:
    return Record(turn=CHANCE, winner=-1, spot=7)


def positions(machine: Machine, seed: int) -> list[Record]:
    dice, found = random.Random(seed), [opening()]
    while found[-1].turn != OVER:
        rec = found[-1]
        actions = machine.chance(rec)[0] if rec.turn == CHANCE else machine.legal(rec)
        found.append(machine.play(rec, dice.choice(actions)))
    return found


def facts(machine: Machine, rec: Record) -> list[object]:
    """Whatever single calls say of a position."""
    known = [machine.hide(rec, seat) for seat in (-1, 0, 1)]
    told = [machine.legal(rec), machine.suggest(rec), machine.chance(rec), machine.evaluate(rec)]
    after = [bytes(machine.play(rec, action)) for action in (2, 3)]
    return [*told, *map(bytes, known), *after]


def walks(machine: Machine) -> list[object]:
    tree = Tree(SPEC.size, 4_000, SPEC.thinking.explore)
    machine.search(opening(), 300, tree)
    played = bytes(machine.playouts(opening(), 0, 40, 3))
    return [played, machine.perft(opening(), 3), tree.used, tree.children()]


def test_a_damaged_cache_is_compiled_anew(damaged, compiled):
    assert compiled.legal(opening()) == PRIMES
    assert {"legal", "play", "hide", "search"} <= set(read_code(damaged).symbols)
    assert [found.name for found in damaged.parent.glob("*.code")] == [damaged.name]


def test_machine_code_and_python_have_work_space_alike(plain, compiled):
    for rec in positions(compiled, 1):
        assert facts(compiled, rec) == facts(plain, rec)
    assert walks(compiled) == walks(plain)


def test_what_lay_in_the_work_space_before_does_not_matter(compiled):
    rec = opening()
    assert compiled.legal(rec) == PRIMES
    later = positions(compiled, 2)[2]
    assert compiled.legal(later) == PRIMES[1:]
    assert compiled.legal(rec) == PRIMES


@pytest.mark.parametrize("machine", ["plain", "compiled"])
def test_threads_do_not_share_work_space(machine, request):
    machine = request.getfixturevalue(machine)
    places = positions(machine, 3) * 5
    alone = [facts(machine, rec) for rec in places], walks(machine)
    with ThreadPoolExecutor(4) as pool:
        beside = [pool.submit(walks, machine) for _ in range(3)]
        told = list(pool.map(lambda rec: facts(machine, rec), places))
    assert told == alone[0]
    assert all(done.result() == alone[1] for done in beside)


def test_two_searches_have_work_space_of_their_own():
    one, other = (Tree(SPEC.size, 10, 0.5) for _ in range(2))
    assert len(one.work) == len(other.work) == SPEC.size.work
    one.work[0] = 5
    assert other.work[0] == 0


# Secrets


@pytest.mark.parametrize("machine", ["plain", "compiled"])
def test_a_secret_is_unknown_to_those_who_may_not_know_it(machine, request):
    machine = request.getfixturevalue(machine)
    assert machine.secrets
    for before, rec in pairwise(positions(machine, 4)):
        assert [machine.hide(rec, seat).spot for seat in (0, 1, -1)] == [7, UNKNOWN, UNKNOWN]
        assert bytes(machine.hide(rec, 0)) == bytes(rec)
        assert machine.hide(rec, 1).log[0][4] == UNKNOWN
        assert rec.log[0][4] == 7, "the true position never changes"
        assert machine.hide(rec, 1).plies == before.plies + 1


@pytest.mark.parametrize("name", GAMES)
def test_without_secrets_everybody_knows_the_same_position(name):
    machine = debut.game(name).machine
    if machine.secrets:
        pytest.skip("this one has some")
    rec = debut.game(name).start().record
    assert all(machine.hide(rec, seat) is rec for seat in (-1, 0, 1))


# Suggestions


@pytest.mark.parametrize("machine", ["plain", "compiled"])
def test_suggestions_come_best_first(machine, request):
    assert request.getfixturevalue(machine).suggest(opening()) == PRIMES[:-6:-1]


@pytest.mark.parametrize("name", GAMES)
def test_suggestions_are_allowed_and_there_is_always_one(name):
    machine = debut.game(name).machine
    for state in sample(name):
        if state.turn >= 0:
            told = machine.suggest(state.record)
            assert told
            assert len(set(told)) == len(told)
            assert set(told) <= set(state.actions())
