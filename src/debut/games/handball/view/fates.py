"""What becomes of the ball: by a throw that can be chosen, and by the die that follows a choice."""

from __future__ import annotations

from typing import Any

from debut.games.handball import names as n
from debut.games.handball.board import (
    INTERCEPTS,
    KEEPER,
    NAMES,
    SEVEN_CROSSED,
    SIDES_OF_DIE,
    TEAM,
)
from debut.games.handball.rules.squares import end_of
from debut.games.handball.rules.walking import in_own_area
from debut.games.handball.tables import TOWARD_GOAL
from debut.games.handball.view.court import GOAL_CELLS
from debut.games.handball.view.masks import AREA, mask, members
from debut.games.handball.view.routes import ball_ends, shot
from debut.kernel.views import CONCEDES, KEEPS, LOOSE, LOSES, SCORES, End, Outlook

# H-3.2.7.2: of a ball that crosses the area of a keeper who is in it.
SLIPS_THROUGH = (SIDES_OF_DIE - INTERCEPTS) / SIDES_OF_DIE
SEVEN_SCORES = (SIDES_OF_DIE - SEVEN_CROSSED) / SIDES_OF_DIE
FACE = 1 / SIDES_OF_DIE


def settled(rec: Any, ends: int) -> dict[str, int]:
    """Squares where a throw can end, by its fate there (H-3.2.6, 3.2.7)."""
    pawns, side, areas = tuple(rec.pawn), rec.side, AREA[rec.court]
    own = mask(pawns[side * TEAM : (side + 1) * TEAM])
    theirs = mask(pawns[(1 - side) * TEAM : (2 - side) * TEAM])
    lost = ends & (theirs | areas[0] | areas[1])
    kept = ends & own & ~lost
    return {KEEPS: kept, LOSES: lost, LOOSE: ends & ~(kept | lost)}


def scoring(rec: Any, distance: int) -> float:
    """H-4.2.3: the share of the keeper's throws that do not stop a shot over so many squares."""
    if not in_own_area(rec, 1 - rec.side):
        return 1.0
    return (SIDES_OF_DIE + 1 - distance) / SIDES_OF_DIE


def goal_cell(rec: Any) -> str:
    """The goal that the side attacks."""
    return GOAL_CELLS[1 - end_of(rec, rec.side)]


def outlook(rec: Any, seat: int) -> Outlook:
    """What the next throw of the die can do to the ball, as a seat sees it."""
    if rec.phase == n.BALL_THROW and rec.side == seat:
        return Outlook(ends=_of_throw(rec))
    if rec.phase == n.SAVE:
        return Outlook(ends=_of_save(rec, seat))
    if rec.phase == n.INTERCEPT:
        return Outlook(ends=_of_interception(rec))
    if rec.phase == n.SEVEN_THROW:
        return Outlook(ends=_of_seven(rec, seat))
    return Outlook()


def _of_throw(rec: Any) -> tuple[End, ...]:
    """Which team-mates the ball can reach, and the goal: what a thrower would choose."""
    shares: dict[int, float] = {}
    way = shot(rec)
    distance = len(way) - 1
    scored = 0.0
    for die in range(1, SIDES_OF_DIE + 1):
        ends, risky = ball_ends(rec, die)
        for square in members(settled(rec, ends)[KEEPS]):
            share = SLIPS_THROUGH if risky >> square & 1 else 1.0
            shares[square] = shares.get(square, 0.0) + share * FACE
        if 0 < distance < die:
            scored += scoring(rec, distance) * FACE
    found = [End(NAMES[square], share) for square, share in sorted(shares.items())]
    return (*found, End(goal_cell(rec), scored, SCORES)) if scored else tuple(found)


def _of_save(rec: Any, seat: int) -> tuple[End, ...]:
    scored = scoring(rec, rec.distance)
    mine = rec.side == seat
    keeper = NAMES[rec.pawn[(1 - rec.side) * TEAM + KEEPER]]
    goal = End(goal_cell(rec), scored, SCORES if mine else CONCEDES)
    return (goal, End(keeper, 1 - scored, LOSES if mine else KEEPS)) if scored < 1 else (goal,)


def _of_interception(rec: Any) -> tuple[End, ...]:
    ((fate, _),) = [(fate, at) for fate, at in settled(rec, 1 << rec.target).items() if at]
    keeper = NAMES[rec.pawn[(1 - rec.side) * TEAM + KEEPER]]
    return End(NAMES[rec.target], SLIPS_THROUGH, fate), End(keeper, 1 - SLIPS_THROUGH, LOSES)


def _of_seven(rec: Any, seat: int) -> tuple[End, ...]:
    mine = rec.side == seat
    toward = TOWARD_GOAL[1 - end_of(rec, rec.side)]
    short = tuple(
        End(NAMES[rec.ball + die * toward], FACE, LOSES if mine else KEEPS)
        for die in range(1, SEVEN_CROSSED + 1)
    )
    return (*short, End(goal_cell(rec), SEVEN_SCORES, SCORES if mine else CONCEDES))
