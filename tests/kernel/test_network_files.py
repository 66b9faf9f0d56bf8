"""Files of value networks: whole, of this version, and of the inputs they were trained on."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest

import debut
from debut import OVER, CannotCompile, DebutError
from debut.kernel.algorithms.network_inputs import Inputs, has_inputs, inputs_of
from debut.kernel.algorithms.value_network import (
    FILE,
    FIRST,
    MAGIC,
    SECOND,
    Network,
    Weights,
    network_file,
    read_network,
)
from debut.kernel.compiler.cache import compile_rules, refusal_line, refused
from debut.kernel.compiler.machine import interpreted
from debut.kernel.errors import BadNetwork
from tests.helpers import GAMES, reads_well
from tests.toys.study import SPEC

STUDY = SPEC.package
LEARNS = [name for name in GAMES if has_inputs(debut.game(name).spec.package)]
TESTS = Path(__file__).parent.parent


def small(inputs: Inputs) -> Network:
    weights = Weights(
        [[n % 7] * FIRST for n in range(inputs.number)],
        [1] * FIRST, [[2] * FIRST] * SECOND, [3] * SECOND, [4] * SECOND, 5,
    )  # fmt: skip
    return Network(weights, True)


@pytest.fixture
def inputs() -> Inputs:
    return inputs_of(STUDY)


@pytest.fixture
def file(tmp_path: Path, inputs: Inputs) -> Path:
    path = tmp_path / FILE
    path.write_bytes(small(inputs).to_bytes(inputs))
    return path


def test_a_network_is_read_back_as_it_was_written(file: Path, inputs: Inputs) -> None:
    assert read_network(file, inputs) == small(inputs)
    unfinished = small(inputs)._replace(finished=False)
    file.write_bytes(unfinished.to_bytes(inputs))
    assert read_network(file, inputs) == unfinished


def flipped(data: bytes, at: int) -> bytes:
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "network-not-one": lambda data: b"",
    "network-not-one ": lambda data: data[88:],  # as older versions wrote it
    "network-damaged": lambda data: data[:50],
    "network-damaged ": lambda data: data[:-1],
    "network-damaged  ": lambda data: data + b"\0",
    "network-damaged   ": lambda data: flipped(data, len(data) - 1),
    "network-other-version": lambda data: flipped(data, len(MAGIC)),
    "network-other-version ": lambda data: flipped(data, len(MAGIC) + 2),
    "network-other-inputs": lambda data: flipped(data, 20),
}


@pytest.mark.parametrize("message", DAMAGE)
def test_whatever_is_wrong_with_a_file_is_said(file: Path, inputs: Inputs, message: str) -> None:
    file.write_bytes(DAMAGE[message](file.read_bytes()))
    with pytest.raises(BadNetwork) as caught:
        read_network(file, inputs)
    reads_well(caught.value)
    assert caught.value.message == message.strip()
    assert str(file) in str(caught.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path, inputs: Inputs) -> None:
    with pytest.raises(BadNetwork) as caught:
        read_network(tmp_path / FILE, inputs)
    reads_well(caught.value)
    assert caught.value.message == "network-missing"


OTHER = [{"game": "orchard"}, {"version": 2}, {"number": 71}, {"most": 5}]


@pytest.mark.parametrize("other", OTHER, ids=lambda other: next(iter(other)))
def test_a_network_of_other_inputs_is_refused(
    file: Path, inputs: Inputs, other: dict[str, object]
) -> None:
    with pytest.raises(BadNetwork) as caught:
        read_network(file, inputs._replace(**other))
    assert caught.value.message == "network-other-inputs"
    for lang in ("en", "fr"):
        assert str(file) in caught.value.text(lang)


@pytest.mark.parametrize("package", [STUDY, *(debut.game(name).spec.package for name in LEARNS)])
def test_the_networks_that_are_there_can_be_used(package: str) -> None:
    found = read_network(network_file(package), inputs_of(package))
    assert found.finished
    assert len(found.weights.inputs) == inputs_of(package).number


# What the inputs of the positions in a game's perft data were when its network was trained. Where
# one differs, the inputs mean something else now: raise VERSION in the game's inputs, train a
# network again, and then write the new digest here.
MEANING = {
    ("but", 1): "644cf687351fcf92",
    ("handball", 1): "7fe3c8ca535d25ec",
    ("streetsoccer", 1): "a602d0c942c75821",
}


def meaning(name: str) -> str:
    game, found = debut.game(name), []
    inputs = inputs_of(game.spec.package)
    entries = json.loads((TESTS / "games" / name / "perft" / "perft.json").read_text())
    for entry in entries:
        # As it is written there: what the rules make of it does not matter here.
        state = game.parse(entry["position"])
        if state.turn != OVER:
            out, work = game.spec.size.row(), game.spec.size.scratch()
            count = inputs.active_inputs(state.record, out, work)
            assert count <= inputs.most
            found.append((inputs.seen_by(state.record), sorted(out[:count])))
    assert len(found) > 20
    assert len({number for _, on in found for number in on}) > 150
    return hashlib.sha256(repr(found).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", LEARNS)
def test_the_inputs_mean_what_they_meant_in_training(name: str) -> None:
    assert meaning(name) == MEANING[name, inputs_of(debut.game(name).spec.package).version]


# Where networks are used


def test_rules_with_a_network_of_other_inputs_are_refused_in_both_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, inputs: Inputs
) -> None:
    """By plain Python, and by the process that compiles them: the same error."""
    folder = tmp_path / "wrongnet"
    folder.mkdir()
    for name in ("__init__", "bot", "inputs", "rules"):
        source = (TESTS / "toys" / "study" / f"{name}.py").read_text()
        (folder / f"{name}.py").write_text(source.replace("tests.toys.study", "wrongnet"))
    (folder / FILE).write_bytes(small(inputs).to_bytes(inputs))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("DEBUT_CACHE", str(tmp_path / "cache"))
    with pytest.raises(BadNetwork) as here:
        interpreted("wrongnet", SPEC.size)
    with pytest.raises(BadNetwork) as there:
        compile_rules("wrongnet")
    for lang in ("en", "fr"):
        assert here.value.text(lang) == there.value.text(lang)
        assert "wrongnet" in there.value.text(lang)
    assert here.value.message == "network-other-inputs"
    assert not list((tmp_path / "cache").glob("*.code"))
    assert not list((tmp_path / "cache").glob("*.lock"))


def test_errors_of_the_compiling_process_are_handed_on_whole() -> None:
    for error in (BadNetwork("network-damaged", file=Path("a b\nc")),
                  CannotCompile("cannot-link", game="x", symbols="é")):  # fmt: skip
        line = refusal_line(error)
        assert "\n" not in line
        found = refused(line + "\n")
        assert (type(found), found.text("fr")) == (type(error), error.text("fr"))
    assert isinstance(refused('!["NoSuchError","cannot-compile",{}]'), DebutError)
