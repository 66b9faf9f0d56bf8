"""How far from perfect opponents play: ``python -m tools.regret_page level4=2000 level5=100``.

Each plays so many matches of Super Goal! against Perfect, two and two with the same dice and the
seats exchanged. What a decision gives away (its *regret*) is known exactly: the worth of the best
action less that of the one that was played. A match is worth nothing to either side before the coin
falls, Perfect gives nothing away and dice are fair; so an opponent loses on average just what it
gives away, and its share of the points is (1 - regret) / 2. That is far surer than points counted,
which are told beside it. With ``page`` at the end the tables go to the game's page.
"""

from __future__ import annotations

import math
import multiprocessing
import os
import random
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from statistics import fmean, stdev
from typing import NamedTuple

from debut.bots import PERFECT, player
from debut.bots.perfect import policy_of
from debut.bots.solve import Solution, best_of, solve
from debut.games.supergoal.board import PHASES
from debut.kernel.algorithms.solving import TIE
from debut.kernel.game import State, restored
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.match.dice import any_outcome
from debut.kernel.registry import game
from debut.lab.page_blocks import put_in_page
from debut.lab.simulate import Z
from tools import ROOT

NAME = "supergoal"
PAGE = ROOT / "docs" / "games" / f"{NAME}.md"
# Matches that are judged together: the layers of the solution are made again once for all of them.
TOGETHER = 200
# Whose mistakes are told one by one, the dearest.
LOOKED_AT = "level4"
DEAREST = 6
_SQUARE = re.compile(r"\b[a-e]\d+\b")


class Decision(NamedTuple):
    """What an opponent did in a position, as bytes of its record."""

    record: bytes
    action: int


class PlayedDecision(NamedTuple):
    points: float  # 1, ½ or 0
    decisions: list[Decision]  # those with a choice


class Mistake(NamedTuple):
    kind: str
    played: str
    best: str


class GivenAwayTally:
    """What the decisions of many matches gave away."""

    def __init__(self) -> None:
        self.points: list[float] = []
        self.regrets: list[float] = []  # of a match each
        self.made: Counter[str] = Counter()  # by kind of decision
        self.wrong: Counter[str] = Counter()
        self.given: dict[str, float] = defaultdict(float)
        self.mistakes: dict[Mistake, float] = defaultdict(float)  # what each gave away

    def add(self, solution: Solution, matches: list[PlayedDecision]) -> None:
        regrets = [0.0] * len(matches)
        judged = [
            (restored(NAME, record), action, number)
            for number, match in enumerate(matches)
            for record, action in match.decisions
        ]
        for state, action, number in sorted(judged, key=lambda one: moment(one[0])):
            regret = self._judge(solution, state, action)
            regrets[number] += regret
        self.regrets += regrets
        self.points += [match.points for match in matches]

    def _judge(self, solution: Solution, state: State, action: int) -> float:
        values = solution.values(state)
        best = best_of(values, state.turn)
        regret = abs(values[best] - values[action])
        kind = PHASES[state.record.phase]
        self.made[kind] += 1
        if regret >= TIE:
            self.wrong[kind] += 1
            self.given[kind] += regret
            self.mistakes[Mistake(kind, told(state, action), told(state, best))] += regret
        return regret


def moment(state: State) -> tuple[int, ...]:
    """Those of one time together: what a solution has at hand is of use."""
    record = state.record
    return record.half, record.throws, record.extra


def told(state: State, action: int) -> str:
    """An action wherever the ball lies."""
    return " ".join(_SQUARE.sub("·", state.notate(action)).split())


def play(
    name: str, other: str, options: Mapping[str, object], seed: int, seat: int
) -> PlayedDecision:
    """The same seed throws the same dice for the same actions."""
    players = player(name, seed), player(other, seed + 1)
    dice = random.Random(seed)
    decisions = []
    state = game(NAME).start(**options)
    while state.turn != OVER:
        if state.turn == CHANCE:
            action = any_outcome(state.weights(), dice)
        else:
            action = players[state.turn != seat].choose(state)
            if state.turn == seat and len(state.actions()) > 1:
                decisions.append(Decision(bytes(state.record), action))
        state = state.play(action)
    assert state.result is not None
    return PlayedDecision((1 + state.result.returns[seat]) / 2, decisions)


def play_all(
    name: str, other: str, options: Mapping[str, object], matches: int
) -> Iterator[PlayedDecision]:
    """Matches two and two with the same dice, in as many processes as there are cores."""
    policy_of(game(NAME), options)  # found once, before the processes look for it
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count(), mp_context=fresh) as pool:
        each = partial(play, name, other, options)
        seeds = [number // 2 for number in range(matches)]
        seats = [number % 2 for number in range(matches)]
        yield from pool.map(each, seeds, seats)


def measure(solution: Solution, name: str, matches: int) -> GivenAwayTally:
    tally = GivenAwayTally()
    played = play_all(name, PERFECT, solution.options, matches)
    while part := list(islice(played, TOGETHER)):
        tally.add(solution, part)
        print(f"{name}: {len(tally.points)} / {matches}", file=sys.stderr)
    return tally


def with_margin(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far it may be off (95 %); two matches with the same dice count as one."""
    pairs = [fmean(values[at : at + 2]) for at in range(0, len(values), 2)]
    spread = stdev(pairs) if len(pairs) > 1 else math.inf
    return fmean(pairs), Z * spread / math.sqrt(len(pairs))


def regret_table(tallies: dict[str, GivenAwayTally]) -> str:
    lines = [
        "| opponent | matches | regret a match (95 %) | share against Perfect (95 %) | counted |"
        " wrong decisions |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for name, tally in tallies.items():
        regret, off = with_margin(tally.regrets)
        points, points_off = with_margin(tally.points)
        wrong = tally.wrong.total() / tally.made.total()
        lines.append(
            f"| {name} | {len(tally.points)} | {regret:.4f} ± {off:.4f} |"
            f" {percent((1 - regret) / 2)} ± {percent(off / 2)} |"
            f" {percent(points)} ± {percent(points_off)} | {percent(wrong)} |"
        )
    return "\n".join(lines)


def kind_table(tallies: dict[str, GivenAwayTally]) -> str:
    """What decisions of each kind give away in a match, of 100 points."""
    made = Counter[str]()
    for tally in tallies.values():
        made.update(tally.made)
    lines = [
        f"| decision | {' | '.join(tallies)} |",
        "| --- |" + " --- |" * len(tallies),
    ]
    for kind, _ in made.most_common():
        shares = [50 * tally.given[kind] / len(tally.points) for tally in tallies.values()]
        lines.append(f"| `{kind}` | {' | '.join(f'{share:.2f}' for share in shares)} |")
    return "\n".join(lines)


def mistake_table(tally: GivenAwayTally) -> str:
    lines = ["| decision | played | best | points of 100 a match |", "| --- | --- | --- | --- |"]
    dearest = sorted(tally.mistakes, key=tally.mistakes.__getitem__, reverse=True)[:DEAREST]
    for mistake in dearest:
        share = 50 * tally.mistakes[mistake] / len(tally.points)
        lines.append(f"| `{mistake.kind}` | {mistake.played} | {mistake.best} | {share:.3f} |")
    return "\n".join(lines)


def percent(share: float) -> str:
    return f"{share:.2%}".replace("%", " %")


def main(*words: str) -> None:
    wanted = dict(word.split("=") for word in words if word != "page")
    solution, tallies = solve(game(NAME)), dict[str, GivenAwayTally]()
    for name, matches in wanted.items():
        tallies[name] = measure(solution, name, int(matches))
        print(regret_table({name: tallies[name]}), mistake_table(tallies[name]), sep="\n\n")
    tables = {
        "regret": regret_table(tallies),
        "kinds": kind_table(tallies),
    }
    if LOOKED_AT in tallies:
        tables["mistakes"] = mistake_table(tallies[LOOKED_AT])
    for block, table in tables.items():
        print(table, end="\n\n")
        if "page" in words:
            put_in_page(PAGE, block, table)


if __name__ == "__main__":
    main(*sys.argv[1:])
