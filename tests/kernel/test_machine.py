"""Machine code and plain Python are the same rules, and the cache never gives wrong ones."""

from __future__ import annotations

import ctypes
import json
import random

import numpy as np
import pytest
from llvmlite.binding import FeatureMap

import debut
from debut import CHANCE, Game, State
from debut.kernel.compiler.cache import Code, cache_file, read_code, write_code
from debut.kernel.compiler.machine import (
    TALLIES,
    Int,
    Machine,
    general_functions,
    interpreted,
    rule_functions,
)
from debut.kernel.compiler.source_files import digest_of
from debut.kernel.layout import BOTH_LOSE, NO_WINNER, position_bytes
from debut.kernel.testing import random_action
from tests.helpers import GAMES, decisions, run_python, sample, short, within

# What Python plays or counts: it takes a second or two for so many, in any game.
MOST_LEAVES = 20_000
MOST_BRANCHES = 300  # positions whose actions it finds for that


@pytest.fixture(scope="module", params=GAMES)
def name(request):
    return request.param


@pytest.fixture(scope="module")
def game(name):
    return debut.game(name)


@pytest.fixture(scope="module")
def plain(game):
    """The rules as the Python they are written in."""
    return interpreted(game.spec.package, game.spec.size)


@pytest.fixture(scope="module")
def compiled(game):
    return game.machine


def everything(rec) -> bytes:
    """A record with its log; rows beyond those told hold nothing."""
    told = [list(rec.log[row]) for row in range(rec.logged)]
    return position_bytes(rec) + bytes(str(told), "ascii")


def spread(states: tuple[State, ...], n: int) -> list[State]:
    return random.Random(4).sample(states, n)


# Machine code against Python


def test_both_allow_the_same_actions_and_throws(name, plain, compiled):
    for state in sample(name):
        if state.turn >= 0:
            assert compiled.legal(state.record) == plain.legal(state.record)
        elif state.turn == CHANCE:
            assert compiled.chance(state.record) == plain.chance(state.record)


def test_both_play_every_action_alike(name, plain, compiled):
    for state in within(sample(name), MOST_LEAVES):
        before = everything(state.record)
        for action in state.actions():
            assert everything(compiled.play(state.record, action)) == everything(
                plain.play(state.record, action)
            )
        assert everything(state.record) == before, "the position played from never changes"


def test_both_take_signals_alike(name, plain, compiled):
    taken = 0
    for state in sample(name):
        for code in range(-1, len(state.game.spec.signals) + 1):
            one, other = compiled.signal(state.record, code), plain.signal(state.record, code)
            assert (one is None) == (other is None)
            if one is not None:
                assert everything(one) == everything(other)
                taken += 1
    assert taken > 0 or not debut.game(name).spec.signals


def test_both_judge_alike(name, plain, compiled):
    values = {compiled.evaluate(state.record) for state in sample(name)}
    assert len(values) > 50
    for state in sample(name):
        assert compiled.evaluate(state.record) == plain.evaluate(state.record)


@pytest.mark.parametrize("depth", [0, 1, 2, 3])
def test_both_count_the_same_positions(name, plain, compiled, depth):
    states = iter(spread(sample(name), len(sample(name))))
    for _ in range(6):
        state = next(state for state in states if is_small(compiled, state, depth))
        leaves, mass = compiled.perft(state.record, depth)
        assert (leaves, mass) == plain.perft(state.record, depth)
        assert (leaves, pytest.approx(mass)) == counted(state, depth)


def is_small(compiled, state: State, depth: int) -> bool:
    """Level by level, so that what is far too large is never counted to its end."""
    branches = (compiled.perft(state.record, level)[0] for level in range(depth))
    return (
        all(leaves <= MOST_BRANCHES for leaves in branches)
        and compiled.perft(state.record, depth)[0] <= MOST_LEAVES
    )


def counted(state: State, depth: int) -> tuple[int, float]:
    """Perft by the contract alone: how many positions, and how they weigh together."""
    if depth == 0 or not state.actions():
        return 1, 1.0
    odds, leaves, mass = dict(state.odds()), 0, 0.0
    for action in state.actions():
        more, heavier = counted(state.play(action), depth - 1)
        leaves += more
        mass += odds.get(action, 1.0) * heavier
    return leaves, mass


def test_both_play_the_same_random_games(name, game, plain, compiled):
    start = game.start(**short(name)).record
    count = 1 if short(name) else 2
    for seed in (0, 1, 2**40 + 7, -3):
        one = np.array(compiled.playouts(start, 0, count, seed))
        assert (one == np.array(plain.playouts(start, 0, count, seed))).all()


def test_both_search_the_same_tree(name, game, plain, compiled):
    for state in spread(decisions(name), 4):
        assert searched(compiled, game, state) == searched(plain, game, state)


# A suggestion of Simulator Soccer runs hundreds of flicks, and as plain Python that takes its time.
SEARCHES = {"simulator": (4, 2)}


def searched(machine: Machine, game: Game, state: State) -> tuple[int, list]:
    tree = game.tree(3000)
    searches = SEARCHES.get(game.id, (24, 8))
    for simulations in searches:
        machine.search(state.record, simulations, tree)
    # Looking one action ahead counts as a visit to each, where there is something to choose.
    looked_at = len(machine.suggest(state.record))
    ahead = looked_at if game.spec.thinking.ahead and looked_at > 1 else 0
    assert sum(visits for _, visits, _ in tree.children()) == sum(searches) + ahead
    return tree.used, tree.children()


def test_a_whole_match_is_the_same_without_machine_code(name, tmp_path):
    """``NUMBA_DISABLE_JIT=1`` in a process of its own: nothing is compiled, nor cached."""
    code = f"""
import json, random, sys, debut
from debut.kernel.testing import random_action
game, dice = debut.game({name!r}), random.Random(6)
first = state = game.start(**{short(name)!r})
texts = []
while state.turn != debut.OVER:
    state = state.play(random_action(state, dice))
    texts.append(str(state))
assert "numba" not in sys.modules and "llvmlite" not in sys.modules
print(json.dumps([texts, game.playouts(2, 5, threads=2, state=first).plies.tolist()]))
"""
    done = run_python(code, NUMBA_DISABLE_JIT="1", DEBUT_CACHE=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert not list(tmp_path.iterdir())
    game, dice = debut.game(name), random.Random(6)
    first = state = game.start(**short(name))
    texts = []
    while state.turn != debut.OVER:
        state = state.play(random_action(state, dice))
        texts.append(str(state))
    assert json.loads(done.stdout) == [texts, game.playouts(2, 5, state=first).plies.tolist()]


def test_rules_can_be_called_from_compiled_code_of_ones_own():
    """``DEBUT_JIT=1``: and what Python calls still works, on the same positions.

    With one game, that compiles soon: that the rules of each compile, its machine shows.
    """
    name = "supergoal"
    texts = [str(state) for state in spread(sample(name), 40)]
    code = f"""
import json, sys
import numba, numpy as np
import debut
from debut.kernel.compiler.machine import rule_functions
game = debut.game({name!r})
states = [game.parse(text) for text in json.loads(sys.stdin.read())]
told = [[str(state), state.actions(), str(state.view(0))] for state in states]
rules = rule_functions(game.spec.package)
legal, chance = rules["legal"], rules["chance"]

@numba.njit
def count(records, out, odds, work):
    found = 0
    for i in range(len(records)):
        s = records[i]
        if s.turn >= 0:
            found += legal(s, out, work)
        elif s.turn == -1:
            found += chance(s, out, odds, work)
    return found

kind = np.dtype((np.record, np.dtype(game.spec.size.record)))
records = np.frombuffer(b"".join(bytes(state.record) for state in states), kind)
row = np.zeros(game.spec.size.width, np.int32)
counted = count(records, row, row.copy(), np.zeros(game.spec.size.work + 1, np.int64))
print(json.dumps([told, counted]))
"""
    done = run_python(code, json.dumps(texts), DEBUT_JIT="1")
    assert done.returncode == 0, done.stderr
    told, counted = json.loads(done.stdout)
    states = [debut.game(name).parse(text) for text in texts]
    assert told == [[str(s), list(s.actions()), str(s.view(0))] for s in states]
    assert counted == sum(len(state.actions()) for state in states)


def test_to_compile_and_not_to_compile_is_not_to_compile(name):
    code = f"import debut, sys; print(debut.game({name!r}).start(), 'numba' in sys.modules)"
    done = run_python(code, DEBUT_JIT="1", NUMBA_DISABLE_JIT="1")
    assert (done.returncode, done.stdout.split()[-1]) == (0, "False"), done.stderr


# Random games in bulk


def test_random_games_do_not_depend_on_threads(name, game):
    start = game.start(**short(name))
    one = game.playouts(200, seed=3, state=start)
    for threads in (2, 3, 7):
        many = game.playouts(200, seed=3, threads=threads, state=start)
        for column in one._fields:
            assert (getattr(one, column) == getattr(many, column)).all()


def test_random_games_depend_on_the_seed_and_are_not_all_alike(name, game):
    start = game.start(**short(name))
    one, other = (game.playouts(400, seed=seed, state=start) for seed in (3, 4))
    assert (one.plies != other.plies).any()
    assert len(set(one.plies.tolist())) > 10
    assert (one.decisions < one.plies).all()


def test_more_games_go_on_where_fewer_stopped(game):
    few, many = game.playouts(20, seed=3), game.playouts(50, seed=3)
    assert (few.plies == many.plies[:20]).all()


def test_parts_of_random_games_are_the_games_in_one_go(name, game):
    start = game.start(**short(name))
    whole = game.playouts(60, seed=3, state=start)
    parts = [(0, 7), (7, 30), (37, 23)]
    some = [game.playouts(n, 3, threads=2, state=start, first=first) for first, n in parts]
    for column, *split in zip(whole, *some, strict=True):
        assert (column == np.concatenate(split)).all()


LANES = {"supergoal": {"throws": 6}, "streetsoccer": {"minutes": 3}}


@pytest.mark.parametrize("name", LANES)
def test_lanes_share_the_games_among_them(name):
    """As a GPU does: each lane plays every so-many-th, beginning with its own."""
    game = debut.game(name)
    package, size = game.spec.package, game.spec.size
    start, n, first, seed = game.start(**LANES[name]), 5, 11, 9
    playouts = general_functions(package, rule_functions(package))["playouts"]
    for lanes in (1, 3, 7):
        tallies = ((ctypes.c_int32 * TALLIES) * n)()
        for lane in range(lanes):
            states, random_ = (size.record * 1)(), (Int * 2)()
            room = random_, size.row(), size.row(), tallies, size.scratch()
            playouts([start.record], states, lane, lanes, first, n, seed, *room)
        alone = game.machine.playouts(start.record, first, n, seed)
        assert (np.array(tallies) == np.array(alone)).all()


def test_the_winner_of_a_random_game_is_the_rules_own(name, game):
    played = game.playouts(300, seed=4, state=game.start(**short(name)))
    ahead = np.sign(played.scores[:, 0] - played.scores[:, 1])
    assert (played.winners[ahead > 0] == 0).all()
    assert (played.winners[ahead < 0] == 1).all()
    level = set(played.winners[ahead == 0].tolist())
    # Who scored last wins a tie there (ST-8.4); without a goal both lose (ST-8.5).
    ties = {0, 1, BOTH_LOSE} if name == "streetsoccer" else {0, 1, NO_WINNER}
    assert level <= ties
    assert level


def test_there_may_be_more_threads_than_games(game):
    assert game.playouts(2, seed=1, threads=5).plies.tolist() == game.playouts(2, 1).plies.tolist()
    assert game.playouts(0, seed=1).plies.tolist() == []


def test_random_games_start_from_the_position_given(name, game):
    near_the_end = [state for state in sample(name) if state.turn != debut.OVER][-1]
    assert game.playouts(20, 1, state=near_the_end).plies.max() < game.playouts(20, 1).plies.min()


# The cache


def test_code_is_read_back_as_it_was_written(tmp_path):
    code = Code({"play": "symbol"}, b"\x00object")
    write_code(tmp_path / "new" / "file.code", code)
    assert read_code(tmp_path / "new" / "file.code") == code
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["file.code"]


def test_a_damaged_file_is_no_code(tmp_path):
    path = tmp_path / "file.code"
    write_code(path, Code({"play": "symbol"}, b"object"))
    whole = path.read_bytes()
    for at in range(len(whole)):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        assert read_code(path) is None
        path.write_bytes(whole[:at])
        assert read_code(path) is None
    path.write_bytes(whole + b"\0")
    assert read_code(path) is None


def test_a_file_that_is_not_there_is_no_code(tmp_path):
    assert read_code(tmp_path / "file.code") is None
    assert read_code(tmp_path) is None


def test_other_rules_have_another_file(name, game, monkeypatch, tmp_path):
    monkeypatch.setenv("DEBUT_CACHE", str(tmp_path))
    package = game.spec.package
    before = cache_file(package)
    assert before.parent == tmp_path
    assert before.name.startswith(name)
    changed = tmp_path / "rules.py"
    changed.write_text("# other rules")
    real = debut.kernel.compiler.cache.digests(package)
    more = {**real, changed: digest_of(changed)}
    monkeypatch.setattr(debut.kernel.compiler.cache, "digests", lambda _: more)
    assert cache_file(package) != before


@pytest.mark.parametrize(
    ("of", "what"),
    [
        ("llvmlite.binding.get_host_cpu_features", lambda: FeatureMap({"abacus": True})),
        ("llvmlite.binding.get_host_cpu_name", lambda: "abacus"),
        ("debut.kernel.compiler.cache.version", lambda package: f"{package} of tomorrow"),
    ],
)
def test_another_processor_or_compiler_has_another_file(game, monkeypatch, of, what):
    before = cache_file(game.spec.package)
    monkeypatch.setattr(of, what)
    assert cache_file(game.spec.package) != before


@pytest.mark.parametrize("package", ["numba", "llvmlite", "numpy"])
def test_each_part_of_the_compiler_counts(game, monkeypatch, package):
    before = cache_file(game.spec.package)
    real = debut.kernel.compiler.cache.version
    monkeypatch.setattr(
        debut.kernel.compiler.cache,
        "version",
        lambda name: "next" if name == package else real(name),
    )
    assert cache_file(game.spec.package) != before


def test_other_settings_of_numba_have_another_file(game, monkeypatch):
    before = cache_file(game.spec.package)
    monkeypatch.setenv("NUMBA_OPT", "1")
    slower = cache_file(game.spec.package)
    monkeypatch.setenv("NUMBA_OPT", "2")
    assert len({before, slower, cache_file(game.spec.package)}) == 3
    monkeypatch.delenv("NUMBA_OPT")
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    assert cache_file(game.spec.package) == before


def test_a_processor_that_cannot_be_asked_has_a_file_too(game, monkeypatch):
    def unknown() -> None:
        raise RuntimeError

    monkeypatch.setattr("llvmlite.binding.get_host_cpu_features", unknown)
    assert cache_file(game.spec.package).name.startswith(game.id)


def test_a_machine_can_be_let_go(game):
    """Its memory is given back, in a process that would not survive doing so wrongly."""
    code = f"""
from debut.kernel.compiler.cache import native
import debut
spec = debut.game({game.id!r}).spec
for _ in range(3):
    machine = native(spec.package, spec.size)
    del machine
print("still here")
"""
    done = run_python(code)
    assert (done.returncode, done.stdout.strip()) == (0, "still here"), done.stderr[-300:]
