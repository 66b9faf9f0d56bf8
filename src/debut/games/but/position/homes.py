"""Where figures were placed and are being placed, and what of it cannot be (chapter 2)."""

from __future__ import annotations

from typing import Any

from debut.games.but import names as n
from debut.games.but.board import CENTRE_FORWARD, KEEPER, TEAM, USUAL
from debut.games.but.fields import NOWHERE
from debut.games.but.position.keys import SIDES, formations_of, team
from debut.games.but.rules.flow import stand_at_home
from debut.games.but.rules.squares import WORK, is_placing, kicking
from debut.games.but.tables import AREA_OF, CENTRE_SQUARE, HALF_OF, IN_CIRCLE

Wrong = tuple[str, str] | None


def placing(rec: Any) -> Wrong:
    """Who is off the pitch: everybody before the lots, and whoever is still to be placed."""
    for side in (0, 1):
        figures = list(rec.figure[team(side)])
        if rec.phase == n.LOT or _waits(rec, side):
            fits = figures == [NOWHERE] * TEAM
        elif rec.phase == n.PLACE and side == rec.side:
            fits = _in_order(rec, side, figures)
        else:
            fits = NOWHERE not in figures
        if not fits:
            return SIDES[side], "impossible-missing"
    if is_placing(rec) and (rec.phase == n.PLACE) != (rec.placing == n.FREELY):
        return "phase", "impossible-placing"
    return None


def _waits(rec: Any, side: int) -> bool:
    """B-2.2: who kicks off is placed after the others; a formation is chosen all at once."""
    if side == rec.side:
        return bool(rec.phase == n.FORMATION_PHASE)
    return bool(is_placing(rec) and side == kicking(rec))


def _in_order(rec: Any, side: int, figures: list[int]) -> bool:
    """B-2.2.2, B-2.2.3: one after the other; the 9 that kicks off stands on the centre already."""
    if side == kicking(rec) and figures.pop(CENTRE_FORWARD) != CENTRE_SQUARE:
        return False
    there = [square != NOWHERE for square in figures]
    return there == sorted(there, reverse=True) and not all(there)


def homes(rec: Any) -> Wrong:
    look = _by_formation if rec.placing == n.BY_FORMATION else _freely
    for side in (0, 1):
        if not look(rec, side):
            return f"home{SIDES[side]}", "impossible-home"
    if not is_placing(rec):
        return None
    for side in (0, 1):
        if not _stand_there(rec, side):
            return SIDES[side], "impossible-placed"
    return None


def _asked(rec: Any, side: int) -> bool:
    """Whether a side has begun to be placed in this half."""
    if rec.phase == n.LOT or _waits(rec, side):
        return False
    placing_now = rec.phase == n.PLACE and side == rec.side
    return not placing_now or bool(rec.figure[side * TEAM + KEEPER] != NOWHERE)


def _by_formation(rec: Any, side: int) -> bool:
    home, known = list(rec.home[team(side)]), formations_of(side)
    if not rec.half and not _asked(rec, side):
        return home == known[USUAL]
    return home in known.values()


def _freely(rec: Any, side: int) -> bool:
    """B-2.2.2: in one's own half; in the circle only with the 9 on the centre, that is to say
    placed for a kick-off. Homes that nobody has told are the usual ones."""
    home, asked = list(rec.home[team(side)]), _asked(rec, side)
    if home == formations_of(side)[USUAL]:
        return True
    if not rec.half and not asked:
        return False
    kicks_off = home[CENTRE_FORWARD] == CENTRE_SQUARE
    half_placed = asked and rec.phase == n.PLACE and side == rec.side
    if half_placed and side == kicking(rec) and not kicks_off:
        return False
    if (not rec.half or not asked) and kicks_off != (side == rec.first):
        return False
    for index, square in enumerate(home):
        if index == CENTRE_FORWARD and kicks_off:
            continue
        if HALF_OF[square] != side or (index == KEEPER and AREA_OF[square] != side):
            return False
        if IN_CIRCLE[square] and not (kicks_off or half_placed):
            return False
    return half_placed or len(set(home)) == TEAM


def _stand_there(rec: Any, side: int) -> bool:
    """Whoever has been placed in this half stands where he was put."""
    if side == rec.side:
        home, stands = rec.home[team(side)], rec.figure[team(side)]
        circle = side == kicking(rec)
        return all(
            square == NOWHERE
            or (index == CENTRE_FORWARD and circle)
            or (square == kept and (circle or not IN_CIRCLE[square]))
            for index, (kept, square) in enumerate(zip(home, stands, strict=True))
        )
    if not _asked(rec, side):
        return True
    ready = type(rec).from_buffer_copy(rec)
    stand_at_home(ready, side, kicking(rec), [0] * WORK)
    return list(ready.figure) == list(rec.figure)
