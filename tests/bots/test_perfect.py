"""Perfect plays what the solution calls best, and comes to it once: then it lies on disk."""

from __future__ import annotations

import hashlib
import os
from functools import cache
from pathlib import Path

import pytest

import debut
from debut import CHANCE, BadOption, BadPosition, State, UnknownPlayer
from debut.bots import perfect, player
from debut.bots.levels import check_player
from debut.bots.perfect import policy_file, policy_of, ready_policy
from debut.bots.policy import Policy, from_bytes, make_policy
from debut.kernel.algorithms.solving import TIE
from debut.kernel.compiler.cache import cache_folder
from tests.bots.test_solve import GAME, OPTIONS, by_time, played, solution
from tests.helpers import reads_well, run_python

SHORT = {"throws": 1}


@cache
def policy(name: str) -> Policy:
    return make_policy(GAME, **OPTIONS[name])


@pytest.fixture(name="folder")
def fresh_folder(tmp_path, monkeypatch) -> Path:
    """A cache with the compiled rules, in a process that has not solved anything yet."""
    for code in cache_folder().glob("supergoal-*.code"):
        os.link(code, tmp_path / code.name)
    monkeypatch.setenv("DEBUT_CACHE", str(tmp_path))
    monkeypatch.setattr(perfect, "_at_hand", {})
    return tmp_path


@pytest.fixture
def solved_times(monkeypatch) -> list[object]:
    """Grows by one each time that the game is solved."""
    times: list[object] = []

    def counted(*arguments, **options):
        times.append(options)
        return make_policy(*arguments, **options)

    monkeypatch.setattr(perfect, "make_policy", counted)
    return times


def policies(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("*.policy*"))


def forget() -> None:
    """As a process that has just begun."""
    perfect._at_hand.clear()


def decisions(name: str, count: int, seed: int) -> list[State]:
    return [
        state for state in by_time(list(played(OPTIONS[name], count, seed))) if state.turn != CHANCE
    ]


@pytest.mark.parametrize("name", OPTIONS)
def test_it_plays_what_the_solution_calls_best(name):
    found, known = policy(name), solution(name)
    states = decisions(name, 4000, seed=17)
    assert sum(len(state.actions()) > 1 for state in states) > 1000
    assert [found.best(state) for state in states] == [known.best(state) for state in states]


@pytest.mark.usefixtures("folder")
def test_it_never_gives_anything_away():
    """Whole matches of its own, by the solution's worths."""
    known, opponent = solution("tournament"), player("perfect")
    for state in decisions("tournament", 1200, seed=23):
        sign = 1 if state.turn == 0 else -1
        values = known.values(state)
        given = max(sign * worth for worth in values.values()) - sign * values[
            opponent.choose(state)
        ]  # fmt: skip
        assert given < TIE


def test_the_other_side_of_the_field_is_played_alike():
    """In a mirror, where the first of the best need not be the mirrored one, it is as good."""
    found, known = policy("one throw"), solution("one throw")
    pairs = 0
    for state in decisions("one throw", 3000, seed=5):
        text = mirrored(str(state))
        if text is None:
            continue
        other = GAME.parse(text)
        assert found.best(other) == known.best(other)
        pairs += 1
    assert pairs > 500


def mirrored(text: str) -> str | None:
    """The position with left and right exchanged, where the ball alone tells them apart."""
    parts = dict(part.split("=") for part in text.split("; "))
    if "ball" not in parts or parts["phase"] not in ("choose", "window"):
        return None
    column, row = parts["ball"][0], parts["ball"][1:]
    parts["ball"] = "edcba"["abcde".index(column)] + row
    return "; ".join(f"{key}={value}" for key, value in parts.items())


def test_it_is_solved_once_and_read_from_disk_afterwards(folder, solved_times):
    first = policy_of(GAME, SHORT)
    assert policy_of(GAME, {"throws": "1", "var": False}) is first
    (name,) = policies(folder)
    assert name == policy_file(GAME, SHORT).name
    forget()
    again = policy_of(GAME, SHORT)
    assert again is not first
    assert again.to_bytes() == first.to_bytes()
    assert len(solved_times) == 1


def test_another_process_finds_the_same():
    code = f"""
import hashlib, debut
from debut.bots.policy import make_policy
made = make_policy(debut.game("supergoal"), **{OPTIONS["var"]!r})
print(hashlib.sha256(made.to_bytes()).hexdigest())
"""
    done = run_python(code, PYTHONHASHSEED="77")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == hashlib.sha256(policy("var").to_bytes()).hexdigest()


def test_other_options_have_a_file_of_their_own(folder, solved_times):
    one, other = policy_of(GAME, SHORT), policy_of(GAME, {**SHORT, "var": True})
    assert one.to_bytes() != other.to_bytes()
    assert len(policies(folder)) == len(solved_times) == 2
    # 33 throws are what a tournament has unless another number is named.
    tournament = {"tournament": True}
    assert policy_file(GAME, tournament) == policy_file(GAME, {**tournament, "throws": 33})


def test_other_rules_are_solved_anew(folder, monkeypatch):
    before = policy_file(GAME, SHORT)
    changed = folder / "more.py"
    changed.write_text("OTHER = True")
    monkeypatch.setattr("debut.kernel.compiler.source_files.sources", lambda package: [changed])
    assert policy_file(GAME, SHORT) != before


@pytest.mark.parametrize("harm", ["cut", "empty", "turned", "foreign"])
def test_a_damaged_file_is_thrown_away_and_made_anew(folder, solved_times, harm):
    whole = policy_of(GAME, SHORT).to_bytes()
    path = policy_file(GAME, SHORT)
    turned = bytearray(whole)
    turned[len(whole) // 2] ^= 1
    path.write_bytes(
        {"cut": whole[: len(whole) // 2], "empty": b"", "turned": turned, "foreign": b"{}"}[harm]
    )
    forget()
    assert ready_policy(GAME, SHORT) is None
    assert policy_of(GAME, SHORT).to_bytes() == whole
    assert path.read_bytes() == whole
    assert policies(folder) == [path.name]
    assert len(solved_times) == 2


def test_where_nothing_can_be_kept_it_is_solved_in_memory(folder, solved_times, monkeypatch):
    """A folder that is a file cannot be written to, whoever one is."""
    blocked = folder / "blocked"
    blocked.write_text("")
    state = next(one for one in decisions("one throw", 300, seed=3) if len(one.actions()) > 1)
    wanted = solution("one throw").best(state)
    monkeypatch.setattr(perfect, "policy_file", lambda game, options: blocked / "x.policy")
    for _ in range(2):
        assert player("perfect").choose(state) == wanted
    assert len(solved_times) == 1
    assert policies(folder) == []


def test_a_full_disk_leaves_nothing_behind(folder, monkeypatch):
    def full(path: Path, data: bytes) -> int:
        with path.open("wb") as file:
            file.write(data[:100])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    policy_of(GAME, SHORT)
    assert policies(folder) == []


def test_few_are_kept_and_those_used_last(folder, monkeypatch):
    monkeypatch.setattr(perfect, "MOST_FILES", 2)
    monkeypatch.setattr(perfect, "AT_HAND", 1)
    monkeypatch.setattr(perfect, "make_policy", lambda *_, **__: policy("one throw"))
    options = [{"throws": throws} for throws in (1, 2, 3)]
    unfinished = folder / "supergoal-0.policy.77"
    unfinished.write_bytes(b"never finished")
    os.utime(unfinished, ns=(0, 0))
    for age, one in enumerate(options[:2], 1):
        policy_of(GAME, one)
        os.utime(policy_file(GAME, one), ns=(age, age))
    assert ready_policy(GAME, options[0]) is not None  # used again
    policy_of(GAME, options[2])
    kept = {policy_file(GAME, options[at]).name for at in (0, 2)}
    assert set(policies(folder)) == kept
    assert len(perfect._at_hand) == 1


def test_it_plays_only_what_can_be_solved():
    check_player("perfect", GAME, {"tournament": True})
    with pytest.raises(BadOption) as refused:
        check_player("perfect", GAME, {"clock": "real"})
    reads_well(refused.value)
    with pytest.raises(BadOption) as refused:
        check_player("perfect", debut.game("but"), {})
    reads_well(refused.value)
    with pytest.raises(UnknownPlayer):
        check_player("prefect", GAME, {})


def test_positions_that_never_come_up_are_refused():
    found = policy("one throw")
    with pytest.raises(BadPosition):
        found.best(GAME.start(**SHORT))
    with pytest.raises(BadPosition):
        found.best(GAME.parse("attack=A; ball=c6; phase=choose; half=1; throws=0; length=1"))


def test_bytes_of_another_kind_are_nothing():
    assert from_bytes(GAME, b"") is None
    assert from_bytes(GAME, policy("one throw").to_bytes()) is not None
