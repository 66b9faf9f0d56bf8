"""Random matches by the million: the same ones in any slices, and only their sums are kept."""

from __future__ import annotations

import numpy as np
import pytest

import debut
from debut.kernel.game import Playouts
from debut.lab import mass
from debut.lab.mass import Tally, points, slices
from debut.lab.simulate import interval


@pytest.mark.parametrize(("first", "largest"), [(1_024, 1 << 19), (50, 200), (700, 700)])
def test_slices_are_the_matches_in_one_go(monkeypatch, first, largest):
    monkeypatch.setattr(mass, "FIRST_SLICE", first)
    monkeypatch.setattr(mass, "LARGEST_SLICE", largest)
    parts = list(slices("streetsoccer", 2_500, 3, {"minutes": 6}))
    assert len(parts[0].plies) == first
    assert max(len(part.plies) for part in parts) <= max(first, largest)
    game = debut.game("streetsoccer")
    whole = game.playouts(2_500, 3, state=game.start(minutes=6))
    for column, *split in zip(whole, *parts, strict=True):
        assert (column == np.concatenate(split)).all()


@pytest.mark.parametrize(("name", "options"), [("streetsoccer", {"minutes": 6}), ("supergoal", {})])
def test_the_sums_are_those_of_all_matches(name, options):
    tally, won = Tally(), []
    for part in slices(name, 1_500, 3, options):
        tally.add(part)
        won += points(part).tolist()
    summary = tally.summary(name)
    assert (summary.share, summary.low, summary.high) == pytest.approx(interval(won))
    assert [summary.wins, summary.losses] == [won.count(1.0), won.count(0.0)]
    assert summary.games == summary.wins + summary.draws + summary.losses == 1_500
    assert {summary.answer(who) for who in (0, 1)} == {"–"}


def test_where_both_lose_they_share_the_points():
    winners = np.array([0, 1, -1, -2], np.int32)
    nothing = np.zeros((4, 2), np.int32)
    part = Playouts(nothing, nothing[:, 0], nothing[:, 1], winners)
    assert points(part).tolist() == [1.0, 0.0, 0.5, 0.5]
