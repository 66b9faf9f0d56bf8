"""``debut learn GAME --install``: a finished course comes into place, and nothing else does."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import debut
from debut import DebutError
from debut.cli.app import TEXT, main
from debut.kernel.algorithms.network_inputs import inputs_of
from debut.kernel.algorithms.value_network import Network, network_file, read_network
from debut.kernel.text import LANGS, catalog
from debut.learn.install import install
from tests.helpers import reads_well

GAME = "streetsoccer"
PACKAGE = debut.game(GAME).spec.package
SHIPPED = network_file(PACKAGE)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the game's network lies, in these tests."""
    folder = tmp_path / "game"
    folder.mkdir()
    file = folder / SHIPPED.name
    file.write_bytes(SHIPPED.read_bytes())
    monkeypatch.setattr("debut.learn.install.network_file", lambda package: file)
    return file


def learned(course: Path, finished: bool = True, **other: object) -> bytes:
    """The network beside a course: the one that is there, but for one weight."""
    inputs = inputs_of(PACKAGE)
    weights = read_network(SHIPPED, inputs).weights
    network = Network(weights._replace(last_bias=weights.last_bias + 1), finished)
    content = network.to_bytes(inputs._replace(**other))
    course.with_suffix(".bin").write_bytes(content)
    return content


def test_a_finished_course_is_installed_and_the_one_before_kept(
    place: Path, tmp_path: Path
) -> None:
    course = tmp_path / "my.course"
    content, before = learned(course), place.read_bytes()
    done = install(PACKAGE, course)
    assert done.file == place
    assert place.read_bytes() == content != before
    assert done.before == tmp_path / "my.before.bin"
    assert done.before.read_bytes() == before
    # Once more, there is nothing to keep that is not kept already.
    again = install(PACKAGE, course)
    assert again.before is None
    assert (tmp_path / "my.before.bin").read_bytes() == before
    assert list(place.parent.iterdir()) == [place]


def test_a_game_without_a_network_gets_its_first(place: Path, tmp_path: Path) -> None:
    place.unlink()
    content = learned(tmp_path / "my.course")
    assert install(PACKAGE, tmp_path / "my.course").before is None
    assert place.read_bytes() == content


REFUSED = {
    "unfinished": "learn-unfinished",
    "other inputs": "network-other-inputs",
    "another game": "network-other-inputs",
    "damaged": "network-damaged",
    "no network": "network-not-one",
    "nothing": "network-missing",
}


@pytest.mark.parametrize("wrong", REFUSED)
def test_any_other_is_refused_and_the_old_one_stays(
    wrong: str, place: Path, tmp_path: Path
) -> None:
    course, before = tmp_path / "my.course", place.read_bytes()
    made = course.with_suffix(".bin")
    learned(
        course,
        finished=wrong != "unfinished",
        **({"version": 99} if wrong == "other inputs" else {}),
        **({"game": "but"} if wrong == "another game" else {}),
    )
    if wrong == "damaged":
        made.write_bytes(made.read_bytes()[:-1])
    elif wrong == "no network":
        made.write_bytes(b"my notes")
    elif wrong == "nothing":
        made.unlink()
    with pytest.raises(DebutError) as caught:
        install(PACKAGE, course)
    reads_well(caught.value)
    assert caught.value.message == REFUSED[wrong]
    assert str(made) in str(caught.value)
    assert place.read_bytes() == before
    assert not course.with_suffix(".before.bin").exists()


def test_where_nobody_may_write_it_is_said(
    place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    learned(tmp_path / "my.course")
    before, real = place.read_bytes(), Path.replace

    def refused(written: Path, file: Path) -> Path:
        if file == place:
            raise PermissionError(13, "Permission denied", str(file))
        return real(written, file)

    monkeypatch.setattr(Path, "replace", refused)
    with pytest.raises(DebutError) as caught:
        install(PACKAGE, tmp_path / "my.course")
    reads_well(caught.value)
    assert caught.value.message == "learn-cannot-install"
    assert place.read_bytes() == before
    assert list(place.parent.iterdir()) == [place]


@pytest.mark.parametrize("lang", LANGS)
def test_the_command_installs_without_pytorch_and_says_so(
    lang: str,
    place: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.chdir(tmp_path)
    content = learned(Path(f"{GAME}.course"))
    with pytest.raises(SystemExit) as left:
        main(["learn", GAME, "--install", "--lang", lang])
    assert not left.value.code
    say = catalog(lang, TEXT).say
    assert capsys.readouterr().out.splitlines() == [
        say("learn-installed", {"game": GAME, "file": str(place)}),
        say("learn-before", {"file": f"{GAME}.before.bin"}),
    ]
    assert place.read_bytes() == content


@pytest.mark.parametrize("lang", LANGS)
def test_the_command_refuses_in_a_line(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    learned(Path(f"{GAME}.course"), finished=False)
    for words in (
        ["learn", GAME],
        ["learn", GAME, "--file", "none.course"],
        ["learn", "simulator"],
    ):
        with pytest.raises(SystemExit) as left:
            main([*words, "--install", "--lang", lang])
        assert left.value.code
        said = capsys.readouterr().err
        assert said.strip()
        assert "Traceback" not in said
    assert os.listdir(tmp_path) == [f"{GAME}.bin"]
