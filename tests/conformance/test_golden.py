"""Stored perft counts, orders of actions and playthroughs still come out the same."""

from __future__ import annotations

import json

import pytest

import debut
from tests.golden import perft_file, perft_row, playthrough, playthrough_files

ROWS = [
    (name, row) for name in debut.games() for row in json.loads(perft_file(name).read_text("utf-8"))
]
FILES = [(name, file) for name in debut.games() for file in playthrough_files(name)]


@pytest.mark.parametrize(("name", "row"), ROWS, ids=[row["position"] for _, row in ROWS])
def test_perft(name, row):
    fresh = perft_row(debut.game(name), row["position"], len(row["leaves"]))
    assert fresh["actions"] == row["actions"]
    assert fresh["leaves"] == row["leaves"]
    assert fresh["mass"] == pytest.approx(row["mass"], abs=1e-6, rel=1e-9)


@pytest.mark.parametrize(("name", "file"), FILES, ids=[file.stem for _, file in FILES])
def test_playthrough(name, file):
    stored = file.read_text("utf-8")
    assert playthrough(debut.game(name), stored.splitlines()[0]) == stored


@pytest.mark.parametrize("name", debut.games())
def test_every_game_has_stored_facts(name):
    assert len(json.loads(perft_file(name).read_text("utf-8"))) >= 10
    assert len(playthrough_files(name)) >= 2
