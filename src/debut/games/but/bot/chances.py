"""What the dice may bring: squares that a goal can be shot from, lines of a pass, steps to the
ball. For judging, not for the rules."""

from __future__ import annotations

from typing import Any

from debut.games.but.board import (
    GOAL_ROWS,
    HEIGHT,
    KEEPER,
    KEEPER_STEPS,
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
from debut.games.but.rules.squares import (
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
from debut.games.but.tables import (
    AREA_OF,
    BOARD_SET,
    GOAL_LINE,
    GROUND,
    HALF_OF,
    NEXT,
    WORDS,
    in_area,
)
from debut.kernel.geometry import count_bits, padded
from debut.kernel.rule import room, rule, table

LONGEST = SIDES_OF_DIE * SHOT_TIMES
LONGEST_PASS = SIDES_OF_DIE * PASS_TIMES
NEVER = SIDES_OF_DIE + 1  # no face shows it

# Sets behind those of the rules: the others' field figures, ours, all free squares; squares that
# a goal can be shot from, and those of one line that the keeper can get to.
THEIRS, OURS, AIR, OPEN, BARRED, WAVE = (WORK + WORDS * n for n in range(6))
LINES = WORK + WORDS * 6  # of a pass, by black die from 0 on
STEPS = LINES + WORDS * (SIDES_OF_DIE + 1)  # of team-mates, by yellow die from 0 on: they stand
MATES = STEPS
BOTH, GOOD = (STEPS + WORDS * (SIDES_OF_DIE + 1 + n) for n in range(2))
LOOKED = GOOD + WORDS

beside, grow = neighbours.beside, neighbours.grow


def _ray(row: int, drift: int) -> list[int]:
    """Squares that a ball comes over into side A's goal, its line first; -1: none is left."""
    squares = []
    for steps in range(1, LONGEST + 1):
        at = row + drift * steps
        squares.append(steps - 1 + WIDTH * (at - 1) if 1 <= at <= HEIGHT else NOWHERE)
    return squares


_drifts = (-1, 0, 1)
_rays = [_ray(row, drift) for row in GOAL_ROWS for drift in _drifts]
RAYS, DRIFTS = len(_rays), len(_drifts)
# By the side whose goal it is.
RAY = table(
    [[[sq if sq < 0 else at_end(sq, end) for sq in ray] for ray in _rays] for end in (0, 1)]
)


def _lines(number: int, end: int) -> list[int]:
    """The rays that a square lies on: at most one of each drift."""
    return [ray for ray, squares in enumerate(_rays) if at_end(number, end) in squares]


def _near(number: int, steps: int) -> list[int]:
    """Squares within so many king steps."""
    column, row = GROUND.place(number)
    reach = range(-steps, steps + 1)
    found = [GROUND.cell(column + across, row + along) for across in reach for along in reach]
    return [near for near in found if near >= 0]


def _bars(end: int, steps: int) -> list[list[int]]:
    """How many squares of each ray are before the first that a keeper gets to in so many steps, by
    where he stands."""
    bars = [[LONGEST] * RAYS for _ in range(SQUARES)]
    for number, ray in enumerate(_rays):
        places = [(at, at_end(square, end)) for at, square in enumerate(ray) if square >= 0]
        for at, place in reversed(places):
            for keeper in _near(place, steps) if in_area(place, end) else ():
                bars[keeper][number] = at
    return bars


_ends, _all = (0, 1), range(SQUARES)
# By the side whose goal it is; what the keeper bars, first by whether he has his steps.
LINES_OVER = table([padded([_lines(number, end) for number in _all]) for end in _ends])
FROM_LINE = table([[at_end(number, end) % WIDTH for number in _all] for end in _ends])
LENGTH = table([ray.index(NOWHERE) if NOWHERE in ray else LONGEST for ray in _rays])
BARS = table([[_bars(end, steps) for end in _ends] for steps in (0, KEEPER_STEPS)])
FIRST_OF = table(
    [[[list(GROUND.mask(at_end(sq, end) for sq in ray[:count] if sq >= 0))
       for count in range(LONGEST + 1)] for ray in _rays] for end in _ends],
    "i8",
)  # fmt: skip


def _force(column: int) -> int:
    """Faces of six that a shot is long enough with, so many columns from the goal line."""
    return max(SIDES_OF_DIE - column // SHOT_TIMES, 0)


FORCE_FROM = table([_force(column) for column in range(WIDTH)])
FORCE = table([[_force(at_end(number, end) % WIDTH) for number in _all] for end in _ends])
BAND = table(
    [[list(GROUND.mask(sq for sq in _all if FORCE[end][sq] >= force))
      for force in range(SIDES_OF_DIE + 1)] for end in _ends],
    "i8",
)  # fmt: skip


def _onside(end: int, column: int) -> list[int]:
    """Where the ball can be received, the last defender of a side standing on that column."""
    line = int(GOAL_LINE[end])
    kept = abs(column - line)
    return list(
        GROUND.mask(sq for sq in _all if HALF_OF[sq] != end or abs(sq % WIDTH - line) >= kept)
    )


ONSIDE = table([[_onside(end, column) for column in range(WIDTH)] for end in _ends], "i8")


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
def look_at_goal(s: Any, side: int, work: Any) -> None:
    """From where a side can score, whatever the keeper's steps before the shot bar: to ``OPEN``."""
    end = 1 - side
    free = room(RAYS, "i4")  # squares of each ray before the first that somebody stands on
    for ray in range(RAYS):
        free[ray] = LENGTH[ray]
    for index in range(KEEPER + 1, TEAM):
        square = s.figure[end * TEAM + index]
        steps = FROM_LINE[end][square]
        for i in range(DRIFTS):
            ray = LINES_OVER[end][square][i]
            if ray < 0:
                break
            free[ray] = min(free[ray], steps)
    clear(work, OPEN)
    clear(work, BARRED)
    bars = BARS[1][end][s.figure[end * TEAM + KEEPER]]
    for ray in range(RAYS):
        clear_of_him = FIRST_OF[end][ray][min(free[ray], bars[ray])]
        all_free = FIRST_OF[end][ray][free[ray]]
        for w in range(WORDS):
            barred = all_free[w] & ~clear_of_him[w]
            # Of two lines he bars but one.
            work[OPEN + w] |= clear_of_him[w] | barred & work[BARRED + w]
            work[BARRED + w] |= barred


@rule
def force_in(work: Any, at: int, end: int, least: int) -> int:
    """The most faces of six that score from a square of a set, which are known to be so many at
    least; after ``look_at_goal``."""
    for w in range(WORDS):
        work[BOTH + w] = work[at + w] & work[OPEN + w]
    return most_force(work, BOTH, end, least)


@rule
def most_force(work: Any, at: int, end: int, least: int) -> int:
    """The same of a set of nothing but squares that a goal can be shot from."""
    force = least
    while force < SIDES_OF_DIE:
        more = 0
        for w in range(WORDS):
            more |= work[at + w] & BAND[end][force + 1][w]
        if more == 0:
            break
        force += 1
    return force


@rule
def force_on(work: Any, square: int, end: int) -> int:
    return int(FORCE[end][square]) if has(work, OPEN, square) else 0


@rule
def scores_now(s: Any, side: int, start: int, steps: int) -> bool:
    """Whether a shot on some line from here gets past all, if it is long enough; ``steps``: of the
    keeper before it, all of them or none."""
    end = 1 - side
    if FORCE[end][start] == 0:
        return False
    keeper, length = s.figure[end * TEAM + KEEPER], FROM_LINE[end][start]
    opened, barred = 0, 0
    for i in range(DRIFTS):
        ray = LINES_OVER[end][start][i]
        if ray < 0:
            break
        stopped = False
        for index in range(KEEPER + 1, TEAM):
            square = s.figure[end * TEAM + index]
            at = FROM_LINE[end][square]
            stopped |= at < length and RAY[end][ray][at] == square
        if not stopped:
            bars = BARS[1 if steps else 0][end][keeper][ray] < length
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
    grow(work, at, work, AIR)


@rule
def look_at_mates(s: Any, side: int, passer: int, work: Any) -> None:
    """Who could be given the ball: to ``MATES``; after ``look_around``."""
    copy(work, MATES, work, OURS)
    if passer != NOWHERE:
        drop(work, MATES, s.figure[side * TEAM + passer])


@rule
def reached(line: int, work: Any) -> int:
    """How many of them a pass on the lines of a set gets to: those, to ``WAVE``."""
    count = 0
    for w in range(WORDS):
        word = work[MATES + w] & work[line + w]
        work[WAVE + w] = word
        count += count_bits(word)
    return count


@rule
def step_out(work: Any) -> None:
    """Where they get to, by yellow die: to the sets ``STEPS``."""
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
def passed_on(s: Any, side: int, force: int, work: Any) -> tuple[int, int, int]:
    """What passes bring before a throw, those dice left out that score at once. Of all throws
    together, the faces that then score: after a walk of who receives the ball, or to where he does.
    Of the black faces, the columns gained, and how many have a pass; after ``fly``,
    ``look_at_goal`` and ``look_at_mates``."""
    end = 1 - side
    top = most_force(work, OPEN, end, 0)
    if top:
        step_out(work)
    best = room(NEVER, "i4")  # by yellow die, of who receives the ball
    for yellow in range(1, NEVER):
        best[yellow] = 0
    forces, gain, gained, some, before = 0, 0, 0, 0, 0
    for black in range(1, NEVER - force):
        line = LINES + WORDS * black
        found = reached(line, work)
        # Whom a shorter pass gets to, a longer one does too: as many are the same.
        if found > before:
            before = found
            nearest = nearest_reached(s, side, work)
            gain = FROM_LINE[end][s.ball] - nearest
            walk_on(best, top, nearest, end, work)
        if found:
            some += 1
            gained += gain
        if top:
            forces += forces_of_line(best, top, line, end, work)
    return forces, gained, some


@rule
def nearest_reached(s: Any, side: int, work: Any) -> int:
    """Columns from the other goal line to the foremost of ``WAVE``."""
    nearest = WIDTH
    for index in range(KEEPER + 1, TEAM):
        square = s.figure[side * TEAM + index]
        if has(work, WAVE, square):
            nearest = min(nearest, FROM_LINE[1 - side][square])
    return int(nearest)


@rule
def walk_on(best: Any, top: int, nearest: int, end: int, work: Any) -> None:
    """By yellow die, the most faces that score from where ``WAVE`` gets to; from nowhere do more
    than ``top``. ``best`` is that of some of them, ``nearest`` where the foremost stands."""
    force, behind = 0, 0
    for yellow in range(1, NEVER):
        force = max(force, best[yellow])
        behind += 1
        # It would be in vain to look, were the way free.
        if force < min(top, FORCE_FROM[max(nearest - yellow, 0)]):
            for _ in range(behind):
                spread(work, WAVE)
            behind = 0
            force = force_in(work, WAVE, end, force)
        best[yellow] = force


@rule
def forces_of_line(best: Any, top: int, line: int, end: int, work: Any) -> int:
    """Of all yellow dice together, the most faces that score: of a walk that follows the pass, or
    by somebody who has walked into its line."""
    farthest = STEPS + WORDS * SIDES_OF_DIE
    met = 0
    for w in range(WORDS):
        work[GOOD + w] = work[line + w] & work[OPEN + w]
        met |= work[GOOD + w] & work[farthest + w]
    forces = 0
    for yellow in range(1, NEVER):
        force = best[yellow]
        if met and force < top:
            steps = STEPS + WORDS * yellow
            for w in range(WORDS):
                work[BOTH + w] = work[steps + w] & work[GOOD + w]
            force = most_force(work, BOTH, end, force)
        forces += force
    return int(forces)


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
