"""What a game is solved with: compiled by itself, for this processor, and the same in Python."""

from __future__ import annotations

import numpy as np
import pytest

import debut
from debut.games.supergoal import packing
from debut.kernel.algorithms.solution import layers_of, solver
from debut.kernel.algorithms.solving import GAP, LAYER, PACKED, order
from debut.kernel.compiler.cache import cache_file
from debut.kernel.compiler.targets import HERE, SOLVING
from debut.kernel.testing import random_states

GAME = debut.game("supergoal")
PACKAGE = GAME.spec.package
OPTIONS = ({}, {"throws": 1}, {"throws": 2, "tournament": True, "var": True})


def test_it_has_a_file_of_its_own_that_depends_on_the_processor(monkeypatch):
    before = cache_file(PACKAGE, SOLVING)
    assert before != cache_file(PACKAGE, HERE)
    monkeypatch.setattr("llvmlite.binding.get_host_cpu_name", lambda: "abacus")
    assert cache_file(PACKAGE, SOLVING) != before


@pytest.mark.parametrize("options", OPTIONS)
def test_machine_code_packs_as_it_is_written(options):
    compiled = solver(PACKAGE).pack
    for state in random_states(GAME, 2, seed=4, **options):
        ours, written = np.zeros(PACKED, np.int64), np.zeros(PACKED, np.int64)
        compiled(state.record, ours)
        packing.pack(state.record, written)
        assert ours.tolist() == written.tolist()


@pytest.mark.parametrize("options", OPTIONS)
def test_time_never_goes_back_and_ends_in_the_last_layer(options):
    layers = layers_of(PACKAGE, GAME.start(**options).record)
    last, packed = 0, np.zeros(PACKED, np.int64)
    for state in random_states(GAME, 1, seed=9, **options):
        packing.pack(state.record, packed)
        assert last <= packed[LAYER] <= layers.over
        last = int(packed[LAYER])
    assert last == layers.over


@pytest.mark.parametrize("options", OPTIONS)
def test_runs_cover_every_layer_once(options):
    layers = layers_of(PACKAGE, GAME.start(**options).record)
    covered = [layer for first, last in layers.runs for layer in range(first, last + 1)]
    assert covered == list(range(layers.over))


@pytest.mark.parametrize("options", OPTIONS)
def test_a_record_can_be_put_at_the_time_of_any_layer(options):
    rec, packed = GAME.start(**options).play(0).record, np.zeros(PACKED, np.int64)
    rec.score[0] = 3
    layers = layers_of(PACKAGE, rec)
    for layer in range(layers.level):
        packing.place(rec, layer)
        packing.pack(rec, packed)
        assert (packed[LAYER], packed[GAP]) == (layer, 0)


def test_a_circle_is_found():
    """Of two nodes, each with one edge to the other; and none where the second leads nowhere."""
    nodes = np.array([[0, 0, 0, 0, 1], [0, 1, 0, 1, 1]], np.int32)
    for back, told in ((0, -1), (-1, 2)):
        ends, found = np.array([1, back], np.int32), np.zeros(2, np.int32)
        for sort in (order, solver(PACKAGE).order):
            marks, stack = np.zeros(2, np.int32), np.zeros(2, np.int32)
            assert sort(nodes, ends, marks, stack, found) == told
    assert found.tolist() == [1, 0]
