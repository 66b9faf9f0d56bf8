"""The ways to be shown: of a walk, of the ball, of a shot. The rules only ask whether there is one.

Of several ways one is found that seldom turns and does not cross itself where it need not.
"""

from __future__ import annotations

from typing import Any

from debut.games.handball.board import KEEPER, SQUARES, TEAM, WIDTH
from debut.games.handball.fields import NOWHERE
from debut.games.handball.rules.squares import end_of
from debut.games.handball.rules.throwing import AREA_DEPTH, MOST_CROSSED, keeper_restarts
from debut.games.handball.tables import AREA_OF, DISTANCE, LINE_COLUMN
from debut.games.handball.view.masks import (
    AREA,
    BETWEEN,
    COURT,
    FIELD,
    MOUTH,
    STEPS,
    beside,
    exact_ends,
    exact_layers,
    mask,
    members,
)

Path = tuple[int, ...]


def exact_way(start: int, end: int, steps: int, free: int, last: int) -> Path:
    """Exactly so many steps, none of them straight back; empty if there is no such way."""
    layers = exact_layers(start, steps, free, last)
    way, came = [end], -1
    for layer in reversed(layers[1:]):
        here = way[-1]
        ways = [w for w in range(len(STEPS)) if layer[w] >> here & 1 and w != len(STEPS) - 1 - came]
        if not ways:
            return ()
        # Found from its end on, so that the step after this one is known: straight on, if it can.
        came = min(ways, key=lambda w: (here - STEPS[w] in way, w != came, w))
        way.append(here - STEPS[came])
    return tuple(reversed(way))


def walk_squares(rec: Any, side: int, index: int) -> int:
    """H-2.2.4, 2.2.6: where a pawn may set foot."""
    court, own = rec.court, end_of(rec, side)
    pawns = tuple(rec.pawn)
    start = pawns[side * TEAM + index]
    free = FIELD[court]
    if index == KEEPER:
        if rec.ball != start:
            free |= AREA[court][own]
        elif AREA_OF[court][start] == own:
            free = AREA[court][own]
    return int(free & ~mask(pawns) | 1 << start)


def walk(rec: Any, action: int) -> Path:
    index, end = divmod(action, SQUARES)
    free = walk_squares(rec, rec.side, index)
    return exact_way(rec.pawn[rec.side * TEAM + index], end, rec.die, free, free)


def ball_squares(rec: Any) -> tuple[int, int]:
    """H-3.2.5, 4.3.4: what the ball may cross; H-3.2.4, 4.3.3: where it may end."""
    court, own = rec.court, end_of(rec, rec.side)
    free = COURT[court] & ~mask(rec.pawn)
    last = COURT[court] & ~(1 << rec.ball)
    if keeper_restarts(rec):
        free |= BETWEEN[court][own]
        last &= ~AREA[court][own]
    return free, last


def ball_ends(rec: Any, die: int) -> tuple[int, int]:
    """Where the die can take the ball; those of them that can be intercepted (H-3.2.7.2)."""
    court, other = rec.court, 1 - end_of(rec, rec.side)
    free, last = ball_squares(rec)
    ends = exact_ends(rec.ball, die, free, last)
    area = AREA[court][other]
    keeper = rec.pawn[(1 - rec.side) * TEAM + KEEPER]
    far = abs(rec.ball % WIDTH - LINE_COLUMN[court][other])
    if far >= die + AREA_DEPTH or keeper == NOWHERE or not area >> keeper & 1:
        return ends, 0
    return ends, ends & ~area & ~exact_ends(rec.ball, die, free & ~area, last)


def flight(rec: Any, square: int) -> Path:
    """H-3.2.7: around the other side's goal area, if that gets there too."""
    free, last = ball_squares(rec)
    around = free & ~AREA[rec.court][1 - end_of(rec, rec.side)]
    return exact_way(rec.ball, square, rec.die, around, last) or exact_way(
        rec.ball, square, rec.die, free, last
    )


def shot(rec: Any) -> Path:
    """H-4.2.2: a shortest way to the line, the last square in the mouth; empty if none is near."""
    court, other = rec.court, 1 - end_of(rec, rec.side)
    free = COURT[court] & ~mask(rec.pawn)
    goal = MOUTH[court][other] & free
    layers = [1 << rec.ball]
    while not layers[-1] & goal:
        if len(layers) > MOST_CROSSED or not layers[-1]:
            return ()
        layers.append(beside(layers[-1]) & free)
    way = members(layers[-1] & goal)[:1]
    for layer in reversed(layers[:-1]):
        before = [square for square in members(layer) if DISTANCE[square][way[-1]] == 1]
        straight = way[-1] - (way[-2] - way[-1]) if len(way) > 1 else NOWHERE
        way.append(min(before, key=lambda square: (square != straight, square)))
    return tuple(reversed(way))


def shown_flight(rec: Any) -> Path:
    """What is seen of a throw until the keeper has thrown the die: to the last square of his goal
    area that the ball crosses."""
    way = flight(rec, rec.target)
    area = AREA[rec.court][1 - end_of(rec, rec.side)]
    inside = [i for i, square in enumerate(way) if area >> square & 1]
    return way[: inside[-1] + 1] if inside else way[:1]
