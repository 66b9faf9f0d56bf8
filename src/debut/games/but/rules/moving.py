"""Walking and taking the ball (chapter 4), the keeper's steps, and who may use which die."""

from __future__ import annotations

from typing import Any

from debut.games.but.board import (
    DICE,
    KEEPER,
    KEEPER_STEPS,
    KEEPER_TIMES,
    SQUARES,
    STAY,
    TAKE,
    TAKE_PRICE,
    TEAM,
    WAYS,
)
from debut.games.but.fields import NOWHERE
from debut.games.but.names import BLACK, YELLOW
from debut.games.but.rules.squares import (
    FREE,
    LATER,
    REACH,
    TAKEN,
    clear,
    copy,
    distance,
    drop,
    has,
    holder,
    put,
    put_figures,
    remove,
    within,
    write,
)
from debut.games.but.tables import AREA_OF, AREA_SET, BOARD_SET, NEXT, WORDS
from debut.kernel.rule import rule


@rule
def keeper_has_ball(s: Any, side: int) -> bool:
    return bool(s.ball != NOWHERE and s.figure[side * TEAM + KEEPER] == s.ball)


@rule
def may_use(s: Any, die: int, index: int) -> bool:
    """One die per figure, except for who has taken the ball (B-3.2.2)."""
    return bool(s.mover[1 - die] != index or s.taker == index)


@rule
def must_play_black(s: Any) -> bool:
    """The keeper's duty and the free kick (B-3.5, B-7.3): the black die is the ball's alone, and
    the throw is not over before it is played."""
    if s.die[BLACK] == 0:
        return False
    if s.kicker != NOWHERE:
        return True
    return bool(keeper_has_ball(s, s.side) and may_use(s, BLACK, KEEPER))


@rule
def may_walk(s: Any, die: int, index: int) -> bool:
    """Whether a figure may walk by a die that is left."""
    if s.die[die] == 0 or not may_use(s, die, index):
        return False
    if die == BLACK:
        return bool(s.kicker == NOWHERE and not keeper_has_ball(s, s.side))
    if index == KEEPER and s.die[BLACK] and keeper_has_ball(s, s.side):
        return False
    return bool(index != s.kicker)


@rule
def put_free(side: int, index: int, work: Any) -> None:
    """Where a figure may step: ``FREE``, from those that are taken. A keeper keeps to his area."""
    copy(work, FREE, AREA_SET[side] if index == KEEPER else BOARD_SET, 0)
    remove(work, FREE, work, TAKEN)


@rule
def steps_of(index: int, die: int) -> int:
    return die * KEEPER_TIMES if index == KEEPER else die


@rule
def legal_walks(s: Any, out: Any, n: int, work: Any) -> int:
    """Every square within the die's steps (B-4.1); the yellow die's are written behind."""
    side = s.side
    put_figures(s, work, TAKEN)
    put_free(side, KEEPER, work)
    for index in range(TEAM):
        black = s.die[BLACK] if may_walk(s, BLACK, index) else 0
        yellow = s.die[YELLOW] if may_walk(s, YELLOW, index) else 0
        later = LATER + index * WORDS
        clear(work, later)
        if black or yellow:
            start = s.figure[side * TEAM + index]
            clear(work, REACH)
            put(work, REACH, start)
            short, long = min(black, yellow), max(black, yellow)
            within(work, REACH, start, work, FREE, 0, steps_of(index, short))
            if black > yellow:
                copy(work, later, work, REACH)
            elif black:
                n = write_walks(out, n, index, start, work)
            within(work, REACH, start, work, FREE, steps_of(index, short), steps_of(index, long))
            if black > yellow:
                n = write_walks(out, n, index, start, work)
            else:
                copy(work, later, work, REACH)
            drop(work, later, start)
        if index == KEEPER:
            put_free(side, KEEPER + 1, work)
    for index in range(TEAM):
        n = write(out, n, (TEAM + index) * SQUARES, work, LATER + index * WORDS)
    return n


@rule
def write_walks(out: Any, n: int, index: int, start: int, work: Any) -> int:
    drop(work, REACH, start)
    n = write(out, n, index * SQUARES, work, REACH)
    put(work, REACH, start)
    return n


@rule
def takeable(s: Any) -> int:
    """The opponent from whom the ball can be taken (B-4.5); NOWHERE: there is none."""
    found = holder(s)
    if found == NOWHERE or found // TEAM == s.side or found % TEAM == KEEPER:
        return NOWHERE
    return found


@rule
def legal_takes(s: Any, out: Any, n: int, work: Any) -> int:
    if takeable(s) == NOWHERE:
        return n
    side, ball = s.side, s.ball
    put_figures(s, work, TAKEN)
    for die in range(len(DICE)):
        for index in range(TEAM):
            if not may_walk(s, die, index) or (index == KEEPER and AREA_OF[ball] != side):
                continue
            start = s.figure[side * TEAM + index]
            # The last step is onto the holder, and the die must show one more.
            steps = steps_of(index, s.die[die]) - 1 - TAKE_PRICE
            if steps < 0 or distance(start, ball) > steps + 1:
                continue
            put_free(side, index, work)
            clear(work, REACH)
            put(work, REACH, start)
            within(work, REACH, start, work, FREE, 0, steps)
            for way in range(WAYS):
                end = NEXT[ball][way]
                if end >= 0 and has(work, REACH, end):
                    out[n] = TAKE + (die * TEAM + index) * WAYS + way
                    n += 1
    return n


@rule
def fetches(s: Any, side: int, index: int, end: int, steps: int, work: Any) -> bool:
    """Whether a walk takes a loose ball on its way: if it can, it does (B-4.3.1)."""
    ball = s.ball
    if ball == NOWHERE or holder(s) != NOWHERE:
        return False
    start = s.figure[side * TEAM + index]
    if distance(start, ball) + distance(ball, end) > steps:
        return False
    put_figures(s, work, TAKEN)
    drop(work, TAKEN, start)
    put_free(side, index, work)
    to_ball = steps_between(start, ball, steps, work)
    if to_ball < 0:
        return False
    return bool(steps_between(ball, end, steps - to_ball, work) >= 0)


@rule
def steps_between(start: int, end: int, most: int, work: Any) -> int:
    """Over the squares of ``FREE``; -1 if there are more than so many."""
    clear(work, REACH)
    put(work, REACH, start)
    for steps in range(most + 1):
        if has(work, REACH, end):
            return steps
        within(work, REACH, start, work, FREE, steps, steps + 1)
    return -1


@rule
def legal_keeper_steps(s: Any, side: int, out: Any, work: Any) -> int:
    """B-3.1: up to two squares inside his area, or none."""
    start = s.figure[side * TEAM + KEEPER]
    put_figures(s, work, TAKEN)
    put_free(side, KEEPER, work)
    clear(work, REACH)
    put(work, REACH, start)
    within(work, REACH, start, work, FREE, 0, KEEPER_STEPS)
    drop(work, REACH, start)
    n = int(write(out, 0, KEEPER * SQUARES, work, REACH))
    out[n] = STAY
    return n + 1


@rule
def legal_puts(s: Any, index: int, where: Any, out: Any, work: Any) -> int:
    """A figure on any free square of a set."""
    put_figures(s, work, TAKEN)
    copy(work, FREE, where, 0)
    remove(work, FREE, work, TAKEN)
    return int(write(out, 0, index * SQUARES, work, FREE))
