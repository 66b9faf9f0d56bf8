"""The benchmark's rows of Simulator Soccer alone: flicks beside pymunk, and MuJoCo's opinion."""

from __future__ import annotations

import os
from importlib.metadata import version
from itertools import count

from benchmarks import flick_agreement, flick_samples, pymunk_flicks
from benchmarks.effort import SEED, Effort, side_by_side
from benchmarks.rows import Row
from debut.kernel.registry import game as find_game
from debut.lab.simulate import simulate

# Of the game that has most to decide: a decision of random play (µs), level 1 against itself (s).
DECISION_LIMIT, MATCH_LIMIT = 1e6 / 300_000, 20.0
# Of flicks: microseconds of one, and times what pymunk makes of the same ones.
FLICK_LIMIT, FLICKS_RATIO = 2.0, 3_000.0
FLICKS, LOW_FLICKS = 1_000, 20
# How far MuJoCo may be from us: parts of a hundred that touch something else first, or other two
# where they touch several; how far apart an untouched ball rests (µm), and 95 of 100 that touched
# one thing (mm).
FIRST_LIMITS, TWO_LIMIT = {"low": 0.1, "high": 1.0}, 2.0
UNTOUCHED_LIMIT, TOUCHED_LIMIT = 200.0, 10.0


def simulator_rows(effort: Effort) -> list[Row]:
    """What is promised of Simulator Soccer whatever the peers do."""
    game, seeds = find_game("simulator"), count(SEED)

    def decide() -> float:
        return float(game.playouts(effort.playouts, next(seeds)).decisions.sum())

    def match() -> float:
        simulate(game.id, "level1", "level1", 1, next(seeds), workers=1)
        return 1.0

    decisions, matches = side_by_side(effort, decide, match)
    note = f"{decisions:,.0f} a second"
    return [
        Row("simulator: a decision of random play", "µs", 1e6 / decisions,
            at_most=DECISION_LIMIT, note=note),
        Row("simulator: a match of level 1 against itself", "s", 1 / matches,
            at_most=MATCH_LIMIT),
    ]  # fmt: skip


def flick_rows(effort: Effort, worker: flick_samples.FlickWorker) -> list[Row]:
    """Flicks as machine code, in a process where there is some; low ones beside pymunk's."""
    chosen = flick_samples.low(LOW_FLICKS, SEED)
    tables = [
        (pymunk_flicks.FlatPosition(position, flick.striker), position, flick)
        for position, flick in chosen
    ]

    def peer() -> float:
        for table, position, flick in tables:
            table.play(position, flick)
        return float(LOW_FLICKS)

    def ours(task: flick_samples.Task) -> float:
        worker.ask(task)
        return float(task.count * task.times)

    mixed = flick_samples.Task(FLICKS, SEED, times=100)
    low = flick_samples.Task(LOW_FLICKS, SEED, "low", times=10_000)
    every, fast, slow = side_by_side(effort, lambda: ours(mixed), lambda: ours(low), peer)
    note = f"22 pawns, all kinds, until it rests: {every:,.0f} a second"
    beside = f"peer: pymunk {version('pymunk')}, {1 / pymunk_flicks.STEP:.0f} steps a second"
    return [
        Row("simulator: a flick, one core", "µs", 1e6 / every, at_most=FLICK_LIMIT, note=note),
        Row("simulator: low flicks, one core", "flicks/s", fast, slow, FLICKS_RATIO, note=beside),
    ]


def agreement_rows(effort: Effort) -> list[Row]:
    """Parts of a hundred in which MuJoCo finds something else than we do, and how far off."""
    rows = []
    for name in flick_agreement.SAMPLES:
        found = flick_agreement.pairs(name, effort.flicks, SEED, os.cpu_count() or 1)
        told = flick_agreement.agreement(found)
        what = f"simulator: {name} flicks and MuJoCo"
        note = f"of {told.flicks:,}; {100 * told.ends:.1f} % end the same way"
        if name.endswith("twice"):
            others = 100 * (1 - told.first_two)
            note += f", {100 * told.same_lists:.1f} % touch the same to the end"
            rows.append(Row(f"{what}, other first two", "%", others, at_most=TWO_LIMIT, note=note))
            continue
        first, limit = 100 * (1 - told.first), FIRST_LIMITS.get(name)
        rows.append(Row(f"{what}, another first touch", "%", first, at_most=limit, note=note))
        if name == "low":
            rows += [
                Row(f"{what}, untouched: apart at most", "µm", 100 * told.untouched,
                    at_most=UNTOUCHED_LIMIT),
                Row(f"{what}, one touch: 95 % apart at most", "mm", told.one_touch / 10,
                    at_most=TOUCHED_LIMIT),
            ]  # fmt: skip
    return rows
