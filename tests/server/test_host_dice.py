"""A host who plays and knows the server's secret gets the dice that chance gives."""

from __future__ import annotations

import asyncio

import pytest

from benchmarks.choose_dice import CHANCE, older_scheme, play, spread
from debut.kernel.match.opening import MOST_VOID

TRIES = 80


def test_under_the_older_scheme_the_host_could_choose():
    assert older_scheme(TRIES).suited == TRIES


@pytest.mark.parametrize("way", ["choosing", "exchanging"])
def test_a_host_who_commits_before_they_know_cannot_choose(way: str) -> None:
    tried = asyncio.run(play(way, TRIES))
    assert abs(tried.suited - TRIES * CHANCE) < spread(TRIES)
    assert tried.voided == 0


def test_a_host_who_withholds_their_text_is_on_record() -> None:
    """Every try beyond the first is a void opening with the host's name, and they are few."""
    tried = asyncio.run(play("withholding", TRIES))
    assert TRIES * 1.5 < tried.voided <= TRIES * MOST_VOID
    assert tried.suited < TRIES * 0.7
