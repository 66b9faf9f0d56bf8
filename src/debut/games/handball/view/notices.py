"""What the table points out unasked: facts in words, and signs on the court."""

from __future__ import annotations

from functools import cache
from typing import Any

from debut.games.handball import names as n
from debut.games.handball.board import KEEPER, MOST_BESIDE_BALL, NAMES, TEAM
from debut.games.handball.fields import NOWHERE, Record
from debut.games.handball.position.keys import SIDES
from debut.games.handball.rules.placing import guarded, limits
from debut.games.handball.rules.squares import ROOM, WORK, end_of
from debut.games.handball.tables import DISTANCE, WORDS
from debut.games.handball.view.masks import (
    AREA,
    FIELD,
    NEIGHBOURS,
    beside,
    flooded,
    mask,
    members,
    whole,
)
from debut.kernel.views import BARRED, LIMIT, MUST, Message, Sign

Pawns = tuple[int, ...]
Notices = tuple[tuple[Message, ...], tuple[Sign, ...]]


def notices(rec: Any, pawns: Pawns) -> Notices:
    if rec.phase == n.PLACE:
        facts, signs = _of_placing(rec, pawns)
    elif rec.phase in (n.WALK_THROW, n.WALK) and rec.ball not in pawns:
        facts, signs = _of_loose_ball(rec, pawns)
    else:
        facts, signs = _of_keeper(rec, pawns), []
    if rec.passive:
        facts += _of_passive_play(rec, pawns)
    if rec.up:
        facts.append(Message("fact-up"))
    return tuple(facts), tuple(signs)


def _sign(kind: str, squares: int) -> Sign:
    return Sign(kind, tuple([NAMES[square] for square in members(squares)]))


def shuts_out(rec: Any, pawns: Pawns, side: int) -> int:
    """H-2.4.1: the pawns of a side that close every way to the loose ball; none: it is open."""
    other, court = 1 - side, rec.court
    held = mask(pawns[side * TEAM : (side + 1) * TEAM])
    theirs = pawns[other * TEAM : (other + 1) * TEAM]
    reach = flooded(1 << rec.ball, FIELD[court] & ~held)
    if reach & mask(theirs):
        return 0
    # Only the keeper has a way through his own area.
    ways: int = FIELD[court] | AREA[court][end_of(rec, other)]
    reach = flooded(reach, ways & ~held)
    if theirs[KEEPER] != NOWHERE and reach >> theirs[KEEPER] & 1:
        return 0
    return held & beside(reach) & ways


def nearest(rec: Any, pawns: Pawns, side: int) -> int:
    """H-2.4.2: the squares of the side's pawns that are nearest to the ball."""
    own = [square for square in pawns[side * TEAM : (side + 1) * TEAM] if square != NOWHERE]
    far = DISTANCE[rec.ball]
    least = min(far[square] for square in own)
    return mask(square for square in own if far[square] == least)


def _of_loose_ball(rec: Any, pawns: Pawns) -> tuple[list[Message], list[Sign]]:
    """H-2.4: the duty of whoever walks now, and the one that the others have in their next turn."""
    facts: list[Message] = []
    closing = due = 0
    for side, message_id in ((rec.side, "fact-shut-out"), (1 - rec.side, "fact-shut-out-soon")):
        barring = shuts_out(rec, pawns, side)
        if barring:
            closing |= barring
            due |= nearest(rec, pawns, side)
            facts.append(Message(message_id, {"side": SIDES[side]}))
    if not closing:
        return facts, []
    return facts, [_sign(BARRED, closing), _sign(MUST, due)]


@cache
def _may_have(court: int, end: int, restart: int, taking: int, side: int, index: int) -> int:
    """H-4.7.4: the squares that a pawn may have in this restart."""
    rec, work = Record(), [0] * WORK
    rec.court, rec.end, rec.restart, rec.taking = court, end, restart, taking
    limits(rec, side, index, work, ROOM)
    return whole(work[ROOM : ROOM + WORDS])


@cache
def _limit(court: int, closed: int, around: int) -> Sign | None:
    squares = closed | (NEIGHBOURS[court][around] if around != NOWHERE else 0)
    return _sign(LIMIT, squares) if squares else None


def _of_placing(rec: Any, pawns: Pawns) -> tuple[list[Message], list[Sign]]:
    side, court, restart = rec.side, rec.court, rec.restart
    few = guarded(rec, side)
    own = pawns[side * TEAM : (side + 1) * TEAM]
    near = mask(own) & NEIGHBOURS[court][rec.ball] if few else 0
    crowd = max(near.bit_count() - MOST_BESIDE_BALL, 0)
    must = owed = 0
    if restart != n.KEEPERS:
        for index, square in enumerate(own):
            if rec.placed >> (side * TEAM + index) & 1:
                near &= ~(1 << square)
            elif square == NOWHERE:
                owed += 1
            elif not _may_have(court, rec.end, restart, rec.taking, side, index) >> square & 1:
                owed += 1
                must |= 1 << square
    if crowd:
        owed += max(crowd - (must & near).bit_count(), 0)
        must |= near
    facts = [Message("fact-owed", {"side": SIDES[side], "n": owed})] if owed else []
    if few:
        facts.append(Message("fact-beside", {"side": SIDES[side]}))
    closed = 0
    if restart == n.SEVEN or (restart == n.FREE and side == rec.taking):
        message_id = "fact-seven-zone" if restart == n.SEVEN else "fact-free-zone"
        facts.append(Message(message_id, {"side": SIDES[side]}))
        field_pawn = KEEPER + 1
        closed = FIELD[court] & ~_may_have(court, rec.end, restart, rec.taking, side, field_pawn)
    limit = _limit(court, closed, rec.ball if few else NOWHERE)
    signs = [_sign(MUST, must)] if must else []
    return facts, [*signs, limit] if limit else signs


def _of_keeper(rec: Any, pawns: Pawns) -> list[Message]:
    """H-4.2.3.1: a shot at a goal that its keeper has left scores at once."""
    other = 1 - rec.side
    square = pawns[other * TEAM + KEEPER]
    if rec.phase not in (n.BALL_THROW, n.BALL) or square == NOWHERE:
        return []
    if AREA[rec.court][end_of(rec, other)] >> square & 1:
        return []
    return [Message("fact-keeper-out", {"side": SIDES[other]})]


def _of_passive_play(rec: Any, pawns: Pawns) -> list[Message]:
    """H-3.4: how long a side has had the ball without a shot."""
    if rec.ball == NOWHERE or rec.ball not in pawns or rec.restart != n.NO_RESTART:
        return []
    side = pawns.index(rec.ball) // TEAM
    done = rec.held[side]
    if not done:
        return []
    left = "none" if done >= rec.passive and side == rec.side else "some"
    values: dict[str, str | int] = {"side": SIDES[side], "n": done, "of": rec.passive}
    return [Message("fact-passive", values | {"left": left})]
