"""What opponents give away against Perfect, and what the page says of perfect play."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from debut import CHANCE, OVER
from debut.bots import player
from debut.bots.solve import Solution, solve
from debut.kernel.match.dice import any_outcome
from debut.kernel.registry import game
from debut.lab.page_blocks import with_block
from tools import solved_page
from tools.regret_page import (
    PAGE,
    GivenAwayTally,
    kind_table,
    mistake_table,
    play,
    regret_table,
    with_margin,
)

OPTIONS = {"throws": 2}
MATCHES = 24


@cache
def solution() -> Solution:
    return solve(game("supergoal"), **OPTIONS)


def tally(name: str) -> GivenAwayTally:
    found = GivenAwayTally()
    played = [play(name, "perfect", OPTIONS, at // 2, at % 2) for at in range(MATCHES)]
    found.add(solution(), played)
    return found


def luck(name: str, seed: int, seat: int) -> tuple[float, float]:
    """What the dice of the same match brought this seat, and what came of it."""
    players = player(name, seed), player("perfect", seed + 1)
    dice, state, brought = random.Random(seed), game("supergoal").start(**OPTIONS), 0.0
    sign = 1 if seat == 0 else -1
    while state.turn != OVER:
        if state.turn == CHANCE:
            after = state.play(any_outcome(state.weights(), dice))
            brought += sign * (solution().value(after) - solution().value(state))
        else:
            after = state.play(players[state.turn != seat].choose(state))
        state = after
    assert state.result is not None
    return brought, state.result.returns[seat]


def test_a_match_comes_to_what_the_dice_bring_less_what_is_given_away():
    found = tally("level1")
    for at in range(MATCHES):
        brought, ended = luck("level1", at // 2, at % 2)
        assert ended == pytest.approx(brought - found.regrets[at], abs=1e-9)
        assert found.points[at] == (1 + ended) / 2
    assert max(found.regrets) > 0.01


def test_perfect_gives_nothing_away():
    found = tally("perfect")
    assert max(found.regrets) < 1e-9
    assert not found.wrong.total()
    assert found.made.total() > MATCHES


def test_tables_tell_what_was_counted():
    found = tally("level1")
    regret, off = with_margin(found.regrets)
    row = regret_table({"level1": found}).splitlines()[-1]
    assert row.startswith(f"| level1 | {MATCHES} | {regret:.4f} ± {off:.4f} |")
    kinds = kind_table({"level1": found}).splitlines()[2:]
    given = sum(float(line.split("|")[2]) for line in kinds)
    assert given == pytest.approx(50 * regret, abs=0.01 * len(kinds))
    told = [float(line.split("|")[-2]) for line in mistake_table(found).splitlines()[2:]]
    assert told == sorted(told, reverse=True)


def test_two_matches_with_the_same_dice_count_as_one():
    assert with_margin([0.0, 1.0, 1.0, 0.0]) == (0.5, 0.0)
    mean, off = with_margin([0.0, 0.0, 1.0, 1.0])
    assert (mean, off > 0.9) == (0.5, True)


def test_the_page_tells_what_the_solution_knows():
    """Of matches in full length, solved here once."""
    text = PAGE.read_text("utf-8")
    blocks = solved_page.cheap_blocks(solve(game("supergoal")))
    for name, table in blocks.items():
        assert with_block(PAGE, name, table) == text, "run `make golden`"


def test_the_page_has_what_takes_longer_to_measure():
    text = PAGE.read_text("utf-8")
    for name, rows in (("champion", 6), ("regret", 5), ("kinds", 5), ("mistakes", 6)):
        (block,) = re.findall(rf"<!-- {name} -->\n(.*?)\n<!-- /{name} -->", text, re.DOTALL)
        assert len(block.splitlines()) >= 2 + rows
    shares = re.findall(r"^\| level\d \| \d+ \| .*? \| ([\d.]+) %", text, re.MULTILINE)
    assert [float(one) for one in shares] == sorted(map(float, shares))
    assert float(shares[-1]) < 50


def test_the_champion_dies_table_is_made_of_what_each_chance_was_worth():
    gains = {face: [] for face in solved_page.FACES} | {"save": [2.0, 4.0, -1.0, -3.0]}
    table = solved_page.champion_table(gains, matches=2)
    assert "| Exceptional save | 2.0 | 50 % | 3.0 | 2.0 |" in table
    assert table.count("| 0.0 | 0 % | – | – |") == 5
