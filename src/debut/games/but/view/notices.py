"""What the table points out unasked: facts in words, and signs on the pitch."""

from __future__ import annotations

from functools import cache
from typing import Any

from debut.games.but import names as n
from debut.games.but.board import HEIGHT, KEEPER, MIDDLE, MOST_THROWS, NAMES, TEAM, WIDTH
from debut.games.but.fields import NOWHERE
from debut.games.but.position.keys import SIDES
from debut.games.but.rules.moving import keeper_has_ball, may_use
from debut.games.but.rules.squares import distance
from debut.games.but.tables import AREA_OF
from debut.kernel.views import MUST, OFFSIDE, Message, Sign

Figures = tuple[int, ...]
Notices = tuple[tuple[Message, ...], tuple[Sign, ...]]

_AWAITING = (n.KEEPER_PHASE, n.THROW)
_IN_PLAY = (*_AWAITING, n.PLAY)


def notices(rec: Any, figures: Figures, holder: int) -> Notices:
    facts: list[Message] = []
    signs: list[Sign] = []
    if rec.phase in _IN_PLAY:
        attacking = holder // TEAM if holder != NOWHERE else rec.side
        column = offside_column(figures, attacking)
        signs.append(_offside_sign(column))
        must = _must(rec)
        if must != NOWHERE:
            signs.append(Sign(MUST, (NAMES[figures[must]],)))
        facts += _of_throws(rec)
        facts += _of_duties(rec, figures, holder)
        facts += _of_offside(figures, attacking, column)
    if rec.up:
        facts.append(Message("fact-up"))
    return tuple(facts), tuple(signs)


def _fact(message: str, side: int, **values: str | int) -> Message:
    return Message(message, {"side": SIDES[side], **values})


def offside_column(figures: Figures, attacking: int) -> int:
    """B-7.1: the last column where an attacker is level with an opposing field figure, or the
    middle one, which is in nobody's half."""
    other = (1 - attacking) * TEAM
    columns = [square % WIDTH for square in figures[other + KEEPER + 1 : other + TEAM]]
    return min(*columns, MIDDLE - 1) if attacking else max(*columns, MIDDLE - 1)


@cache
def _offside_sign(column: int) -> Sign:
    return Sign(OFFSIDE, NAMES[column : WIDTH * HEIGHT : WIDTH])


def _of_offside(figures: Figures, attacking: int, column: int) -> list[Message]:
    own = enumerate(figures[attacking * TEAM : (attacking + 1) * TEAM], 1)
    beyond = [
        str(number)
        for number, square in own
        if (square % WIDTH < column if attacking else square % WIDTH > column)
    ]
    if not beyond:
        return []
    return [_fact("fact-offside", attacking, numbers=", ".join(beyond), n=len(beyond))]


def _must(rec: Any) -> int:
    """B-3.5, B-7.3: who has to play the black die, NOWHERE if nobody has."""
    side, black = rec.side, rec.phase != n.PLAY or rec.die[n.BLACK]
    if black and rec.kicker != NOWHERE:
        return int(side * TEAM + rec.kicker)
    if black and keeper_has_ball(rec, side) and may_use(rec, n.BLACK, KEEPER):
        return int(side * TEAM + KEEPER)
    return NOWHERE


def _of_throws(rec: Any) -> list[Message]:
    """B-3.3: how many throws of the row are made, and whether one more is earned."""
    facts = []
    number = rec.throws + (rec.phase != n.PLAY)
    if number > 1:
        facts.append(_fact("fact-row", rec.side, n=number, of=MOST_THROWS))
    if rec.extra and rec.throws < MOST_THROWS:
        facts.append(_fact("fact-extra", rec.side))
    return facts


def _of_duties(rec: Any, figures: Figures, holder: int) -> list[Message]:
    side = rec.side
    if rec.phase == n.PLAY:
        if rec.taker != NOWHERE:
            return [_fact("fact-taker", side, number=rec.taker + 1)]
        idle = rec.die[n.BLACK] and keeper_has_ball(rec, side)
        return [_fact("fact-idle", side)] if idle and not may_use(rec, n.BLACK, KEEPER) else []
    if rec.kicker != NOWHERE:
        return [_fact("fact-free-kick", side, number=rec.kicker + 1)]
    if keeper_has_ball(rec, side):
        return [_fact("fact-keeper-ball", side)]
    return _of_foul(rec, figures, holder)


def _of_foul(rec: Any, figures: Figures, holder: int) -> list[Message]:
    """B-7.2: a 1 will be a foul."""
    side = rec.side
    if holder == NOWHERE or holder // TEAM == side:
        return []
    field = enumerate(figures[side * TEAM + KEEPER + 1 : (side + 1) * TEAM], KEEPER + 2)
    near = [str(number) for number, square in field if distance(square, rec.ball) == 1]
    if not near:
        return []
    penalty = AREA_OF[rec.ball] == side
    message_id = "fact-foul-penalty" if penalty else "fact-foul"
    return [_fact(message_id, side, numbers=", ".join(near), n=len(near))]
