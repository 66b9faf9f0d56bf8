"""Measures whether each level is better than the one below, by matches between neighbours."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

from debut.bots import LEVELS
from debut.lab.simulate import PlayedMatch, SimulationSummary, simulate, summarise

Run = Callable[[Callable[[PlayedMatch], None]], SimulationSummary]


def climb(name: str, games: int, seed: int = 0) -> Iterator[tuple[str, Run]]:
    """Yields each pair of neighbours, from random play up: a label and a function that plays it."""
    rungs = ["random", *(f"level{level}" for level in LEVELS)]
    for lower, upper in itertools.pairwise(rungs):

        def run(
            done: Callable[[PlayedMatch], None], a: str = upper, b: str = lower
        ) -> SimulationSummary:
            return summarise(name, a, b, simulate(name, a, b, games, seed, done=done))

        yield f"{upper} – {lower}", run


def ladder_table(rungs: list[SimulationSummary]) -> str:
    """The figures as a Markdown table."""
    lines = [
        "| level | against | matches | share of the points (95 %) | goals | ms an answer |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    lines += [
        f"| {rung.a} | {rung.b} | {rung.games} "
        f"| {rung.share:.1%} ({rung.low:.1%} – {rung.high:.1%})"
        f" | {rung.goals[0]:.2f} – {rung.goals[1]:.2f} | {rung.answer(0)} |"
        for rung in rungs
    ]
    return "\n".join(lines)
