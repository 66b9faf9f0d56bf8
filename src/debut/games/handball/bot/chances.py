"""What the dice may bring: shots, passes, and who gets to a loose ball. For judging, not for the
rules: here a walk may turn straight back, for that is found in a sixth of the time."""

from __future__ import annotations

from typing import Any

from debut.games.handball.board import KEEPER, SIDES_OF_DIE, TEAM
from debut.games.handball.fields import NOWHERE
from debut.games.handball.rules.squares import (
    AFTER,
    BEFORE,
    TAKEN,
    WORK,
    copy,
    end_of,
    has,
    keep,
    meets,
    neighbours,
    onward,
    put,
    put_pawns,
    remove,
)
from debut.games.handball.tables import AREA_OF, COURT_SET, FIELD_SET, MOUTH_SET, WAYS, WORDS
from debut.kernel.rule import rule

MOST_CROSSED = 5
OUT_OF_RANGE = MOST_CROSSED + 1

# Sets behind those of the rules.
AIR, GROUND, WAVE, SHOTS = (WORK + WORDS * n for n in range(4))
REACHED = SHOTS + WORDS * (MOST_CROSSED + 1)  # a set for each throw from 0 on
LOOKED = REACHED + WORDS * (SIDES_OF_DIE + 1)

step = neighbours.step


@rule
def look_around(s: Any, work: Any) -> None:
    """Where the ball flies and where field pawns walk: to ``AIR`` and ``GROUND``."""
    put_pawns(s, work, TAKEN)
    copy(work, AIR, COURT_SET[s.court], 0)
    remove(work, AIR, work, TAKEN)
    copy(work, GROUND, FIELD_SET[s.court], 0)
    keep(work, GROUND, work, AIR)


@rule
def look_at_goal(s: Any, side: int, work: Any) -> None:
    """From where a side scores over at most so many squares: to the sets ``SHOTS``."""
    court = s.court
    copy(work, WAVE, MOUTH_SET[court][1 - end_of(s, side)], 0)
    keep(work, WAVE, work, AIR)
    for crossed in range(1, MOST_CROSSED + 1):
        at = SHOTS + WORDS * crossed
        copy(work, at, work, WAVE)
        step(work, at, COURT_SET[court], 0)
        for w in range(WORDS):
            work[WAVE + w] |= work[at + w] & work[AIR + w]


@rule
def crossed_from(work: Any, square: int) -> int:
    """Free squares that a shot from here crosses, after ``look_at_goal``."""
    for crossed in range(1, MOST_CROSSED + 1):
        if has(work, SHOTS + WORDS * crossed, square):
            return crossed
    return OUT_OF_RANGE


@rule
def stand_on(work: Any, start: int) -> None:
    """Somebody begins to walk there."""
    for w in range(WORDS):
        work[WAVE + w] = 0
    put(work, WAVE, start)


@rule
def crossed_a_step_on(work: Any) -> int:
    """He walks one step more: the fewest squares that a shot from there crosses."""
    step(work, WAVE, work, GROUND)
    for crossed in range(1, MOST_CROSSED + 1):
        if meets(work, WAVE, work, SHOTS + WORDS * crossed):
            return crossed
    return OUT_OF_RANGE


@rule
def crossed_by_mate(s: Any, side: int, work: Any) -> int:
    """The fewest squares that a shot of a team-mate of who has the ball crosses, from where he
    is."""
    fewest = OUT_OF_RANGE
    for index in range(KEEPER + 1, TEAM):
        square = s.pawn[side * TEAM + index]
        if square != NOWHERE and square != s.ball:
            fewest = min(fewest, crossed_from(work, square))
    return fewest


@rule
def fly(s: Any, start: int, work: Any) -> None:
    """Where each throw takes the ball: to the sets ``REACHED``."""
    for i in range(WAYS * WORDS):
        work[BEFORE + i] = 0
    put(work, BEFORE, start)
    put(work, BEFORE + (WAYS - 1) * WORDS, start)
    before, after = BEFORE, AFTER
    for throw in range(1, SIDES_OF_DIE + 1):
        onward(work, after, work, before, COURT_SET[s.court], 0)
        at = REACHED + WORDS * throw
        for w in range(WORDS):
            found = 0
            for way in range(WAYS):
                found |= work[after + way * WORDS + w]
                work[after + way * WORDS + w] &= work[AIR + w]
            work[at + w] = found
        before, after = after, before


@rule
def takes_passes(s: Any, square: int, start: int) -> bool:
    """Whether a pawn on this square can be given the ball from that one."""
    return bool(square != NOWHERE and square != start and AREA_OF[s.court][square] < 0)


@rule
def passes(s: Any, side: int, start: int, work: Any) -> int:
    """Throws, of six, that a team-mate gets from here; after ``fly``."""
    for w in range(WORDS):
        work[WAVE + w] = 0
    for index in range(TEAM):
        square = s.pawn[side * TEAM + index]
        if takes_passes(s, square, start):
            put(work, WAVE, square)
    count = 0
    for throw in range(1, SIDES_OF_DIE + 1):
        if meets(work, WAVE, work, REACHED + WORDS * throw):
            count += 1
    return count


@rule
def takers(s: Any, side: int, work: Any) -> int:
    """Throws, of six, with which one of the side walks onto the loose ball."""
    count = 0
    for w in range(WORDS):
        work[WAVE + w] = 0
        work[REACHED + w] = 0
    put(work, WAVE, s.ball)
    for index in range(TEAM):
        square = s.pawn[side * TEAM + index]
        if square != NOWHERE:
            put(work, REACHED, square)
    at = REACHED + WORDS
    for _ in range(SIDES_OF_DIE):
        copy(work, at, work, WAVE)
        step(work, at, COURT_SET[s.court], 0)
        if meets(work, at, work, REACHED):
            count += 1
        step(work, WAVE, work, GROUND)
    return count
