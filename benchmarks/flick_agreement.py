"""How far MuJoCo agrees with our flicks, on the same samples of them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from statistics import median
from typing import NamedTuple

from benchmarks.flick_samples import (
    ERRORS,
    LIES,
    STRENGTHS,
    Flick,
    FlickDice,
    PlayedFlick,
    Position,
    any_flick,
    any_position,
    play,
)
from benchmarks.mujoco_flicks import Rolled, World, touched
from debut.games.simulator.physics.flick import FLY, RESTS
from debut.games.simulator.physics.matter import FRAME, GOAL_LINE, HEAD, HIGH, LOW, STEP
from debut.games.simulator.physics.meetings import BAR_MET

# Pawns near enough to each other that the ball often meets several.
FAR = 2_100
TRIES = 400
EACH = 5  # flicks in a position, for MuJoCo's has to be built


class Pair(NamedTuple):
    ours: PlayedFlick
    theirs: Rolled

    @property
    def apart(self) -> float:
        """How far from each other the two balls end."""
        return math.hypot(self.ours.x - self.theirs.x, self.ours.y - self.theirs.y)


Cases = tuple[Position, tuple[Flick, ...]]


def among_pawns(kinds: Sequence[int], lies: int = LIES) -> Callable[[FlickDice], Cases]:
    def cases(dice: FlickDice) -> Cases:
        position = any_position(dice, lies, FAR)
        return position, tuple(any_flick(dice, kinds, 0) for _ in range(EACH))

    return cases


def touching_twice(kinds: Sequence[int]) -> Callable[[FlickDice], Cases]:
    """Flicks that touch two things or more, which few do by themselves."""

    def cases(dice: FlickDice) -> Cases:
        position = any_position(dice, LIES, FAR)
        flicks: list[Flick] = []
        for _ in range(TRIES):
            flick = any_flick(dice, kinds, 0)
            if len(touched(play(position, flick))) > 1:
                flicks.append(flick)
            if len(flicks) == EACH:
                return position, tuple(flicks)
        return cases(dice)

    return cases


def at_the_bar(dice: FlickDice) -> Cases:
    """High flicks that come to the goal line about as high as the bar."""
    ball = 1_800 + dice.under(1_800), dice.under(800) - 400
    position = any_position(dice, far=FAR)._replace(ball=ball)
    away = GOAL_LINE - ball[0]
    flicks: list[Flick] = []
    while len(flicks) < EACH:
        flick = Flick(1, HIGH, 0, dice.one_of(ERRORS), 1 + dice.under(STRENGTHS))
        way = STEP[HIGH] * flick.strength * flick.permille / 1000
        if abs(50 + 0.75 * away * (1 - away / way) - FRAME) < 120:
            flicks.append(flick)
        elif dice.under(1_000) == 0:  # from here it may not be possible
            return at_the_bar(dice)
    return position, tuple(flicks)


CHUNK = 4  # positions that a process takes at a time

SAMPLES: dict[str, Callable[[FlickDice], Cases]] = {
    "low": among_pawns((LOW,)),
    "high": among_pawns((HIGH,)),
    "low twice": touching_twice((LOW,)),
    "high twice": touching_twice((HIGH,)),
    "head": among_pawns((HEAD,)),
    "lying": among_pawns((LOW, HIGH), lies=1),
    "bar": at_the_bar,
}


def play_both(cases: Cases) -> list[Pair]:
    position, flicks = cases
    world = World(position, flicks[0].striker)
    return [Pair(play(position, flick), world.play(position, flick)) for flick in flicks]


def pairs(name: str, count: int, seed: int, workers: int = 1) -> list[Pair]:
    """So many flicks of a sample, by both."""
    dice = FlickDice(seed)
    cases = [SAMPLES[name](dice) for _ in range(-(-count // EACH))]
    # For so few no other process is started.
    if workers == 1 or len(cases) <= CHUNK:
        played = list(map(play_both, cases))
    else:
        with ProcessPoolExecutor(workers) as pool:
            played = list(pool.map(play_both, cases, chunksize=CHUNK))
    return [pair for both in played for pair in both]


class Agreement(NamedTuple):
    """Shares of flicks, and distances in hundredths of a centimetre."""

    flicks: int
    first: float  # touch the same first, or nothing both
    untouched: float  # the farthest apart that two untouched balls rest
    one_touch: float  # 95 of 100 balls that touched one thing end nearer together than this
    with_more: int  # touch several things
    first_two: float  # of these, the same two first, in the same order
    same_lists: float  # and the same ones to the end
    landings: float  # the middle distance of where untouched balls come down first
    later_landings: float  # and after a bounce or more
    ends: float  # end the same way: at rest, out there, in that goal


def share(found: Iterable[bool]) -> float:
    all_found = list(found)
    return sum(all_found) / len(all_found) if all_found else 1.0


def landings(played: PlayedFlick) -> list[tuple[int, int]]:
    return [
        (after.x, after.y)
        for before, after in pairwise(played.points)
        if before.goes_on == FLY and after.z == 50
    ]


def apart_in_landing(found: Sequence[Pair]) -> tuple[list[float], list[float]]:
    first: list[float] = []
    later: list[float] = []
    for pair in found:
        if pair.ours.touches:
            continue
        both = zip(landings(pair.ours), pair.theirs.landings, strict=False)
        for i, (ours, theirs) in enumerate(both):
            (later if i else first).append(math.dist(ours, theirs))
    return first, later


def agreement(found: Sequence[Pair]) -> Agreement:
    lists = [(touched(pair.ours), pair.theirs.touches) for pair in found]
    resting = [pair for pair in found if pair.ours.how == RESTS]
    untouched = [pair.apart for pair in resting if not pair.ours.touches]
    once = sorted(pair.apart for pair in resting if len(touched(pair.ours)) == 1)
    more = [(ours, theirs) for ours, theirs in lists if len(ours) > 1]
    first, later = apart_in_landing(found)
    return Agreement(
        flicks=len(found),
        first=share(ours[:1] == theirs[:1] for ours, theirs in lists),
        untouched=max(untouched, default=0.0),
        one_touch=once[int(len(once) * 0.95)] if once else 0.0,
        with_more=len(more),
        first_two=share(ours[:2] == theirs[:2] for ours, theirs in more),
        same_lists=share(ours == theirs for ours, theirs in more),
        landings=median(first) if first else 0.0,
        later_landings=median(later) if later else 0.0,
        ends=share(pair.ours.how == pair.theirs.how for pair in found),
    )


def bars(found: Sequence[Pair]) -> int:
    """How many of them met a bar, by either."""
    return sum(
        BAR_MET in (*touched(pair.ours)[:1], *pair.theirs.touches[:1]) for pair in found
    )  # fmt: skip


def main(count: int, seed: int, workers: int, names: Sequence[str]) -> None:
    """Prints how far ours and MuJoCo's flicks agree, sample by sample.

    ``python -m benchmarks.flick_agreement 1000 1 2 low high``: flicks, seed, processes, samples.
    """
    for name in names:
        found = pairs(name, count, seed, workers)
        print(name, agreement(found), f"bars={bars(found)}", flush=True)


if __name__ == "__main__":
    import sys

    flicks, first_seed, processes = map(int, sys.argv[1:4])
    main(flicks, first_seed, processes, sys.argv[4:] or list(SAMPLES))
