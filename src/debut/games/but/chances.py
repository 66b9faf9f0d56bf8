"""What the dice may bring: squares that a goal can be shot from, lines of a pass, steps to the
ball. For judging, not for the rules."""

from __future__ import annotations

from typing import Any

from debut.games.but.board import (
    GOAL_ROWS,
    HEIGHT,
    KEEPER,
    PASS_TIMES,
    SHOT_TIMES,
    SIDES_OF_DIE,
    SQUARES,
    TEAM,
    WAYS,
    WIDTH,
    at_end,
)
from debut.games.but.fields import NOWHERE
from debut.games.but.squares import (
    WORK,
    clear,
    copy,
    distance,
    drop,
    has,
    neighbours,
    put,
    remove,
)
from debut.games.but.tables import AREA_OF, BOARD_SET, GOAL_LINE, GROUND, HALF_OF, NEXT, WORDS
from debut.kernel.compiled import room, rule, table

LONGEST = SIDES_OF_DIE * SHOT_TIMES
LONGEST_PASS = SIDES_OF_DIE * PASS_TIMES
NEVER = SIDES_OF_DIE + 1  # no face shows it

# Sets behind those of the rules: the others' field figures, ours, all free squares; squares that
# a goal can be shot from, and those of one line that the keeper can get to.
THEIRS, OURS, AIR, OPEN, BARRED, WAVE = (WORK + WORDS * n for n in range(6))
LINES = WORK + WORDS * 6  # of a pass, by black die from 0 on
STEPS = LINES + WORDS * (SIDES_OF_DIE + 1)  # of team-mates, by yellow die from 0 on
BOTH, REACHED = (STEPS + WORDS * (SIDES_OF_DIE + 1 + n) for n in range(2))
LOOKED = REACHED + WORDS

beside = neighbours.beside


def _ray(row: int, drift: int) -> list[int]:
    """Squares that a ball comes over into side A's goal, its line first; -1: none is left."""
    squares = []
    for steps in range(1, LONGEST + 1):
        at = row + drift * steps
        squares.append(steps - 1 + WIDTH * (at - 1) if 1 <= at <= HEIGHT else NOWHERE)
    return squares


_rays = [_ray(row, drift) for row in GOAL_ROWS for drift in (-1, 0, 1)]
RAYS = len(_rays)
# By the side whose goal it is.
RAY = table(
    [[[sq if sq < 0 else at_end(sq, end) for sq in ray] for ray in _rays] for end in (0, 1)]
)


def _force(number: int, end: int) -> int:
    """Faces of six that a shot on that side's goal is long enough with."""
    steps = at_end(number, end) % WIDTH + 1
    return max(SIDES_OF_DIE + 1 - (steps + SHOT_TIMES - 1) // SHOT_TIMES, 0)


_all = range(SQUARES)
FORCE = table([[_force(number, end) for number in _all] for end in (0, 1)])
BAND = table(
    [[list(GROUND.mask(sq for sq in _all if _force(sq, end) >= force))
      for force in range(SIDES_OF_DIE + 1)] for end in (0, 1)],
    "i8",
)  # fmt: skip


def _onside(end: int, column: int) -> list[int]:
    """Where the ball can be received, the last defender of a side standing on that column."""
    line = int(GOAL_LINE[end])
    kept = abs(column - line)
    return list(
        GROUND.mask(sq for sq in _all if HALF_OF[sq] != end or abs(sq % WIDTH - line) >= kept)
    )


ONSIDE = table([[_onside(end, column) for column in range(WIDTH)] for end in (0, 1)], "i8")


@rule
def look_around(s: Any, side: int, work: Any) -> None:
    """Who stands where, seen by a side."""
    clear(work, THEIRS)
    clear(work, OURS)
    for index in range(KEEPER + 1, TEAM):
        put(work, OURS, s.figure[side * TEAM + index])
        put(work, THEIRS, s.figure[(1 - side) * TEAM + index])
    copy(work, AIR, BOARD_SET, 0)
    remove(work, AIR, work, OURS)
    remove(work, AIR, work, THEIRS)
    drop(work, AIR, s.figure[KEEPER])
    drop(work, AIR, s.figure[TEAM + KEEPER])


@rule
def look_at_goal(s: Any, side: int, steps: int, work: Any) -> None:
    """From where a side can score, whatever so many steps of the keeper bar: to ``OPEN``."""
    end = 1 - side
    keeper = s.figure[end * TEAM + KEEPER]
    clear(work, OPEN)
    clear(work, BARRED)
    for ray in range(RAYS):
        barred = False
        for at in range(LONGEST):
            square = RAY[end][ray][at]
            if square < 0 or has(work, THEIRS, square):
                break
            barred |= AREA_OF[square] == end and distance(square, keeper) <= steps
            # Of two lines he bars but one.
            if not barred or has(work, BARRED, square):
                put(work, OPEN, square)
            else:
                put(work, BARRED, square)


@rule
def force_in(work: Any, at: int, end: int) -> int:
    """The most faces of six that score from a square of a set; after ``look_at_goal``."""
    found = 0
    for w in range(WORDS):
        found |= work[at + w] & work[OPEN + w]
    if found == 0:
        return 0
    for force in range(SIDES_OF_DIE, 0, -1):
        for w in range(WORDS):
            if work[at + w] & work[OPEN + w] & BAND[end][force][w]:
                return force
    return 0


@rule
def force_on(work: Any, square: int, end: int) -> int:
    return int(FORCE[end][square]) if has(work, OPEN, square) else 0


@rule
def scores_now(s: Any, side: int, start: int, steps: int) -> bool:
    """Whether a shot on some line from here gets past all, if it is long enough."""
    end = 1 - side
    if FORCE[end][start] == 0:
        return False
    keeper = s.figure[end * TEAM + KEEPER]
    opened, barred = 0, 0
    for ray in range(RAYS):
        length = abs(start % WIDTH - GOAL_LINE[end])
        if RAY[end][ray][length] != start:
            continue
        stopped, bars = False, False
        for at in range(length):
            square = RAY[end][ray][at]
            bars |= AREA_OF[square] == end and distance(square, keeper) <= steps
            for index in range(KEEPER + 1, TEAM):
                stopped |= s.figure[end * TEAM + index] == square
        if not stopped:
            opened += not bars
            barred += bars
    return bool(opened > 0 or barred > 1)


@rule
def last_defender(s: Any, end: int) -> int:
    """The column of the field figure nearest to his own goal line."""
    line = GOAL_LINE[end]
    found = s.figure[end * TEAM + KEEPER + 1] % WIDTH
    for index in range(KEEPER + 2, TEAM):
        column = s.figure[end * TEAM + index] % WIDTH
        if abs(column - line) < abs(found - line):
            found = column
    return int(found)


@rule
def fly(s: Any, side: int, start: int, work: Any) -> None:
    """Where a team-mate can be given the ball, by black die: to the sets ``LINES``."""
    end = 1 - side
    keeper = s.figure[end * TEAM + KEEPER]
    for w in range(WORDS * (SIDES_OF_DIE + 1)):
        work[LINES + w] = 0
    for way in range(WAYS):
        square = start
        for steps in range(SIDES_OF_DIE * PASS_TIMES):
            square = NEXT[square][way]
            if square < 0 or square == keeper or has(work, THEIRS, square):
                break
            put(work, LINES + WORDS * (steps // PASS_TIMES + 1), square)
    last = last_defender(s, end)
    for black in range(1, SIDES_OF_DIE + 1):
        at = LINES + WORDS * black
        for w in range(WORDS):
            work[at + w] = work[at + w] & ONSIDE[end][last][w] | work[at - WORDS + w]


@rule
def spread(work: Any, at: int) -> None:
    """All that is one step over free squares from a set comes to it."""
    before = 0
    for w in range(WORDS):
        word = work[at + w]
        after = work[at + w + 1] if w < WORDS - 1 else 0
        work[at + w] = word | beside(before, word, after, w) & work[AIR + w]
        before = word


@rule
def step_out(s: Any, side: int, passer: int, work: Any) -> None:
    """Where team-mates of the passer get to, by yellow die: to the sets ``STEPS``."""
    copy(work, STEPS, work, OURS)
    if passer != NOWHERE:
        drop(work, STEPS, s.figure[side * TEAM + passer])
    for yellow in range(1, SIDES_OF_DIE + 1):
        copy(work, STEPS + WORDS * yellow, work, STEPS + WORDS * (yellow - 1))
        spread(work, STEPS + WORDS * yellow)


@rule
def steps_to_ball(ball: int, at: int, most: int, work: Any) -> int:
    """Steps over free squares from the nearest of a set to the ball; more than most: one more."""
    clear(work, WAVE)
    put(work, WAVE, ball)
    for steps in range(1, most + 1):
        before, met = 0, 0
        for w in range(WORDS):
            word = work[WAVE + w]
            after = work[WAVE + w + 1] if w < WORDS - 1 else 0
            around = beside(before, word, after, w)
            met |= around & work[at + w]
            work[WAVE + w] = word | around & work[AIR + w]
            before = word
        if met:
            return steps
    return most + 1


@rule
def nearest_of_side(s: Any, side: int, square: int) -> int:
    """King steps to its nearest field figure."""
    nearest = WIDTH
    for index in range(KEEPER + 1, TEAM):
        nearest = min(nearest, distance(s.figure[side * TEAM + index], square))
    return int(nearest)


@rule
def passed_on(s: Any, side: int, passer: int, force: int, work: Any) -> tuple[int, int, int]:
    """What passes bring before a throw, those dice left out that score at once. Of all throws
    together, the faces that then score: after a walk of who receives the ball, or to where he does.
    Of the black faces, the columns gained, and how many have a pass; after ``look_at_goal``."""
    start = s.ball
    fly(s, side, start, work)
    step_out(s, side, passer, work)
    best = room(NEVER, "i4")  # by yellow die, of who receives the ball
    for yellow in range(1, NEVER):
        best[yellow] = 0
    forces, gained, some, before = 0, 0, 0, 0
    line_of_goal = GOAL_LINE[1 - side]
    for black in range(1, NEVER - force):
        line = LINES + WORDS * black
        gain, found = -LONGEST_PASS, 0
        clear(work, WAVE)
        for index in range(KEEPER + 1, TEAM):
            square = s.figure[side * TEAM + index]
            if index != passer and has(work, line, square):
                found += 1
                away = abs(start % WIDTH - line_of_goal) - abs(square % WIDTH - line_of_goal)
                gain = max(gain, away)
                put(work, WAVE, square)
        if found:
            some += 1
            gained += gain
        # Whom a shorter pass gets to, a longer one does too: as many are the same.
        if found > before:
            before = found
            for yellow in range(1, NEVER):
                spread(work, WAVE)
                best[yellow] = force_in(work, WAVE, 1 - side)
        for yellow in range(1, NEVER):
            forces += max(best[yellow], force_on_line(yellow, line, 1 - side, work))
    return forces, gained, some


@rule
def force_on_line(yellow: int, line: int, end: int, work: Any) -> int:
    """Of a shot by somebody who has walked into the line of a pass."""
    steps = STEPS + WORDS * yellow
    found = 0
    for w in range(WORDS):
        work[BOTH + w] = work[steps + w] & work[line + w]
        found |= work[BOTH + w] & work[OPEN + w]
    return force_in(work, BOTH, end) if found else 0


@rule
def takes_with(s: Any, side: int, work: Any) -> tuple[int, bool]:
    """The lowest face that takes the ball from an opponent, and whether somebody stands so near
    that a 1 is a foul; after ``look_around``."""
    steps = steps_to_ball(s.ball, OURS, SIDES_OF_DIE - 1, work)
    need = steps + 1
    if AREA_OF[s.ball] == side:
        away = distance(s.figure[side * TEAM + KEEPER], s.ball)
        need = min(need, (away + 2) // 2)
    return need, steps == 1
