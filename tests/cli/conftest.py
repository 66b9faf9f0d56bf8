"""The command line in this process: what is typed, what comes out."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

import debut
from debut.cli import main
from debut.cli.app import TEXT
from debut.kernel.text import catalog
from tests.helpers import GAMES


class Done(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture(scope="module", autouse=True)
def _compiled():
    for name in GAMES:
        assert debut.game(name).machine


@pytest.fixture(autouse=True)
def _terminal(monkeypatch, tmp_path):
    """An English terminal, wide and without colours, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "250")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "NUMBA_DISABLE_JIT"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def command(monkeypatch, capsys) -> Callable[..., Done]:
    """Runs one command in this process; what a person types is a text, a line an answer."""

    def run(*words: str, typed: str = "") -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main([*words])
        done = capsys.readouterr()
        return Done(left.value.code, done.out, done.err)

    return run


def say(lang: str, message: str) -> str:
    return catalog(lang, TEXT).say(message)


def plain(text: str) -> str:
    """Without frames and line breaks."""
    return " ".join(text.replace("│", " ").split())
