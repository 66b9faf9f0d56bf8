"""What makes a position impossible: the first key that cannot stand with the others."""

from __future__ import annotations

from typing import Any

from debut.games.but import names as n
from debut.games.but.board import (
    FOUL_FACE,
    KEEPER,
    MIDDLE,
    MOST_BY_CLOCK,
    MOST_THROWS,
    PASS_TIMES,
    SIDES_OF_DIE,
    TEAM,
    WIDTH,
)
from debut.games.but.fields import NOWHERE
from debut.games.but.position.homes import Wrong, homes, placing
from debut.games.but.position.keys import SIDES, team
from debut.games.but.rules.kicking import is_offside, way_to
from debut.games.but.rules.squares import WORK, decider, distance, figure_on, holder, nearest_free
from debut.games.but.tables import AREA_OF, BOARD_SET, MIDDLE_OF_LINE_AT, NEXT
from debut.kernel.layout import NO_WINNER

_EMPTY = (n.LOT, n.FORMATION_PHASE, n.PLACE)  # no ball on the pitch yet
_AWAITING = (n.KEEPER_PHASE, n.THROW)
_NOBODYS = (n.LOT, n.OVER_PHASE)
_KICKING = (n.KEEPER_PHASE, n.THROW, n.PLAY, n.PENALTY, n.PUT)  # where a kicker can be told


def check(rec: Any) -> Wrong:
    """The first key that cannot stand with the others; sets whose turn it is."""
    rec.turn = decider(rec)
    looks = (
        _figures, placing, homes, _ball, _side, _dice, _movers, _throws, _taker, _extra, _kicker,
        _penalty, _put, _foul, _time, _played, _score, _result,
    )  # fmt: skip
    return next(filter(None, (look(rec) for look in looks)), None)


def _figures(rec: Any) -> Wrong:
    """B-1.4, B-1.4.1."""
    seen: set[int] = set()
    for figure, square in enumerate(rec.figure):
        side, index = divmod(figure, TEAM)
        if square == NOWHERE:
            continue
        if square in seen:
            return SIDES[side], "impossible-figures"
        if index == KEEPER and AREA_OF[square] != side:
            return SIDES[side], "impossible-keeper"
        seen.add(square)
    return None


def _ball(rec: Any) -> Wrong:
    if (rec.ball == NOWHERE) != (rec.phase in _EMPTY):
        return "ball", "impossible-ball"
    if rec.phase == n.KEEPER_PHASE and rec.ball % WIDTH + 1 == MIDDLE:
        return "ball", "impossible-middle"
    return None


def _side(rec: Any) -> Wrong:
    return ("side", "impossible-side") if rec.phase in _NOBODYS and rec.side else None


def _dice(rec: Any) -> Wrong:
    """A throw that was a foul for a penalty still lies there."""
    lying = sum(die != 0 for die in rec.die)
    fits = lying >= 1 if rec.phase == n.PLAY else lying == 2 * (rec.phase == n.PENALTY)
    return None if fits else ("dice", "impossible-dice")


def _movers(rec: Any) -> Wrong:
    """B-3.2.2: whoever has used a die is told as long as the other one lies there."""
    for die, mover in zip(rec.die, rec.mover, strict=True):
        if (mover != NOWHERE) != (rec.phase == n.PLAY and die == 0):
            return "movers", "impossible-movers"
    return None


def _whose(rec: Any) -> int:
    """The side that has the ball, NOWHERE: nobody."""
    found = holder(rec)
    return NOWHERE if found == NOWHERE else int(found // TEAM)


def _throws(rec: Any) -> Wrong:
    """B-3.3: a further throw only while one's own side has the ball; then nobody can lose it
    without the turn being over."""
    if rec.phase == n.PLAY:
        fits = rec.throws == 1 or (rec.throws > 1 and _whose(rec) != 1 - rec.side)
    elif rec.phase in _AWAITING:
        fits = rec.throws == 0 or (rec.throws < MOST_THROWS and _whose(rec) == rec.side)
    else:
        fits = rec.throws == (rec.phase == n.PENALTY)
    return None if fits else ("throws", "impossible-throws")


def _taker(rec: Any) -> Wrong:
    """B-4.5.2: he has used a die, and still has the ball."""
    if rec.taker == NOWHERE:
        return None
    fits = (
        rec.taker in list(rec.mover)
        and rec.throws == 1
        and holder(rec) == rec.side * TEAM + rec.taker
    )
    return None if fits else ("taker", "impossible-taker")


def _extra(rec: Any) -> Wrong:
    """B-3.3: the black die was a pass, and whoever got it still stands there with it."""
    if not rec.extra:
        return None
    fits = rec.mover[n.BLACK] != NOWHERE and 0 < rec.throws < MOST_THROWS and _passed(rec)
    return None if fits else ("extra", "impossible-extra")


def _passed(rec: Any) -> bool:
    passer, receiver = rec.side * TEAM + rec.mover[n.BLACK], holder(rec)
    start = rec.figure[passer]
    way = way_to(start, rec.ball)
    if way == NOWHERE or receiver == NOWHERE or receiver // TEAM != rec.side:
        return False
    if distance(start, rec.ball) > PASS_TIMES * SIDES_OF_DIE or is_offside(rec, receiver):
        return False
    square = NEXT[start][way]
    while square != rec.ball:
        found = figure_on(rec, square)
        if found != NOWHERE and found // TEAM != rec.side:
            return False
        square = NEXT[square][way]
    return True


def _kicker(rec: Any) -> Wrong:
    """B-7.3: he has the ball till his black die; B-7.4: or takes a penalty, and is told of till he
    has been put somewhere."""
    if rec.kicker == NOWHERE:
        needed = rec.phase in (n.PENALTY, n.PUT)
        return ("kicker", "impossible-kicker") if needed else None
    if rec.phase not in _KICKING:
        return "kicker", "impossible-kicker"
    if rec.phase in (n.PENALTY, n.PUT):
        return None if rec.kicker != KEEPER else ("kicker", "impossible-kicker")
    thrown = rec.phase == n.PLAY
    fits = (
        holder(rec) == rec.side * TEAM + rec.kicker
        and rec.throws == thrown
        and (rec.die[n.BLACK] != 0) == thrown
        and rec.kicker not in list(rec.mover)
    )
    return None if fits else ("kicker", "impossible-kicker")


def _beside(rec: Any, side: int, square: int) -> list[int]:
    """Field figures of a side, by index, on the squares around one."""
    return [
        index
        for index, own in enumerate(rec.figure[team(side)])
        if index != KEEPER and distance(own, square) == 1
    ]


def _penalty(rec: Any) -> Wrong:
    """B-7.4: the holder in the area of the side at fault, one of them beside him, and a 1."""
    if rec.phase != n.PENALTY:
        return None
    if holder(rec) != (1 - rec.side) * TEAM + rec.kicker or AREA_OF[rec.ball] != rec.side:
        return "ball", "impossible-penalty-ball"
    if not _beside(rec, rec.side, rec.ball):
        return SIDES[rec.side], "impossible-no-offender"
    return None if FOUL_FACE in list(rec.die) else ("dice", "impossible-no-foul")


def _put(rec: Any) -> Wrong:
    """B-7.4.2: after a miss, with the taker still where he was fouled."""
    if rec.phase != n.PUT:
        return None
    side = rec.side
    if AREA_OF[rec.figure[(1 - side) * TEAM + rec.kicker]] != side:
        return "kicker", "impossible-missed"
    if not _beside(rec, side, rec.figure[(1 - side) * TEAM + rec.kicker]):
        return SIDES[side], "impossible-no-offender"
    lifted = type(rec).from_buffer_copy(rec)
    lifted.figure[side * TEAM + KEEPER] = NOWHERE
    home = nearest_free(lifted, MIDDLE_OF_LINE_AT[side], side, BOARD_SET, [0] * WORK)
    if not home == rec.ball == rec.figure[side * TEAM + KEEPER]:
        return "ball", "impossible-missed"
    return None


def _foul(rec: Any) -> Wrong:
    """B-7.2: with this 1 and a figure that has not moved beside the holder it was a foul."""
    if rec.phase != n.PLAY or _whose(rec) != 1 - rec.side or FOUL_FACE not in list(rec.die):
        return None
    guilty = set(_beside(rec, rec.side, rec.ball)) - set(rec.mover)
    return ("dice", "impossible-foul") if guilty else None


def _most(rec: Any) -> int:
    """Turns of a half."""
    return int(MOST_BY_CLOCK if rec.clock == n.BY_CLOCK else rec.length)


def _time(rec: Any) -> Wrong:
    """B-1.2."""
    most = _most(rec)
    if rec.phase == n.LOT and (rec.half or rec.first):
        return ("half" if rec.half else "first"), "impossible-before-lot"
    if rec.phase == n.OVER_PHASE and not rec.half:
        return "half", "impossible-over"
    if rec.phase in _EMPTY:
        fits = rec.turns == 0
    elif rec.phase == n.OVER_PHASE:
        fits = rec.turns == most or (rec.clock == n.BY_CLOCK and 0 < rec.turns < most)
    else:
        fits = rec.turns < most
    if not fits:
        return "turns", "impossible-turns"
    if rec.up and (rec.clock != n.BY_CLOCK or rec.phase in _NOBODYS):
        return "whistle", "impossible-whistle"
    return None


def _played(rec: Any) -> Wrong:
    """Both sides' turns make up those of the halves."""
    before = sum(rec.played) - rec.turns  # those of the first half, in the second
    if not rec.half:
        fits = before == 0
    elif rec.clock == n.BY_CLOCK:
        fits = 0 < before <= MOST_BY_CLOCK
    else:
        fits = before == rec.length
    return None if fits else ("played", "impossible-played")


def _score(rec: Any) -> Wrong:
    """A goal ends a turn, whoever scored it."""
    return ("score", "impossible-score") if sum(rec.score) > sum(rec.played) else None


def _result(rec: Any) -> Wrong:
    """B-1.1."""
    if (rec.phase == n.OVER_PHASE) != (rec.reason != 0):
        return "result", "impossible-result"
    lead = rec.score[0] - rec.score[1]
    leader = NO_WINNER if lead == 0 else int(lead < 0)
    if rec.phase == n.OVER_PHASE and rec.winner != leader:
        return "result", "impossible-winner"
    return None
