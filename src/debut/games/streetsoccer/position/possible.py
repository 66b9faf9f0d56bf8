"""What makes a position impossible: the first key that cannot stand with the others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from debut.games.streetsoccer import names as n
from debut.games.streetsoccer.board import (
    CENTRE,
    DARK,
    GOALS,
    IN_GOAL,
    KEEPER,
    KICK_OFF_LENGTHS,
    LEAST_RESTART,
    LIGHT,
    PLACING_ORDER,
    PREPLACED,
    SETUPS,
    SIDES_OF_DIE,
    TEAM,
    formation,
    on_field,
)
from debut.games.streetsoccer.fields import NOBODY, NOT_PLACED
from debut.games.streetsoccer.position.keys import SIDES, team
from debut.games.streetsoccer.rules.kicking import kick_off_ends
from debut.games.streetsoccer.rules.placing import can_still_meet, next_to_place, placed
from debut.games.streetsoccer.tables import CENTRAL_OF
from debut.kernel.layout import BOTH_LOSE, NO_WINNER

Wrong = tuple[str, str] | None

_SETTING_UP = (n.LOT, n.TAKE_FORMATION, n.PLACING)
_AT_CENTRE = (*_SETTING_UP, n.KICK_OFF_THROW, n.KICK_OFF)
_GOAL_SCORED = (n.SCORER_KEEPER, n.BEATEN_KEEPER)
_RESTARTS = (n.RESTART_THROW, n.RESTART)
_NOBODYS = (n.LOT, n.KICK_OFF_THROW, n.OVER_PHASE)
_DICE = {
    n.KICK_OFF: range(1, KICK_OFF_LENGTHS + 1),
    n.MOVE: range(1, SIDES_OF_DIE + 1),
    n.RESTART: range(LEAST_RESTART, SIDES_OF_DIE + 1),
}


def check(rec: Any) -> Wrong:
    """The first key that cannot stand with the others; sets whose turn it is."""
    rec.turn = n.turn_of(rec.phase, rec.side)
    looks = (_footballers, _placed, _order, _ball, _side, _die, _turns, _goals, _kick_off, _result)
    return next(filter(None, (look(rec) for look in looks)), None)


def _standing(rec: Any) -> Iterator[tuple[int, int, int]]:
    """(side, number, square) of every footballer on the board."""
    for side in (0, 1):
        for i, square in enumerate(team(rec, side)):
            if square != NOT_PLACED:
                yield side, i, square


def _footballers(rec: Any) -> Wrong:
    seen = {IN_GOAL}
    for side, i, square in _standing(rec):
        key = SIDES[side]
        if square in seen or square in GOALS[0] + GOALS[1]:
            return key, "impossible-footballers"
        seen.add(square)
        if square in DARK[0] + DARK[1] and (i != KEEPER or square not in DARK[side]):
            return key, "impossible-dark"
    for side in (0, 1):
        if sum(square in LIGHT[side] for square in team(rec, side)) > 1:
            return SIDES[side], "impossible-light"
    return None


def _placed(rec: Any) -> Wrong:
    """Everybody stands but while they are placed, and then where ST-2 lets them."""
    if rec.phase not in _SETTING_UP:
        missing = [side for side in (0, 1) if NOT_PLACED in team(rec, side)]
        return (SIDES[missing[0]], "impossible-unplaced") if missing else None
    if (rec.phase == n.TAKE_FORMATION) != (rec.setup == n.QUICK) and rec.phase != n.LOT:
        return "setup", "impossible-setup"
    for side, i, square in _standing(rec):
        if not on_field(square) or (i == KEEPER and square not in DARK[side]):
            return SIDES[side], "impossible-owed"
    for side in (0, 1):
        others = team(rec, side)[KEEPER + 1 :]
        gap = next_to_place(rec, side) - 1
        if any(square != NOT_PLACED for square in others[gap:]):
            return SIDES[side], "impossible-unplaced"
        if rec.phase != n.LOT and not _meets(rec, side):
            return SIDES[side], "impossible-owed"
    return None


def _meets(rec: Any, side: int) -> bool:
    """ST-2.4 to 2.7, and ST-2.9: what stands can still become a legal formation."""
    others = [square for square in team(rec, side)[KEEPER + 1 :] if square != NOT_PLACED]
    if any(CENTRAL_OF[square] == 1 - side for square in others):
        return False
    if rec.setup == n.LITTLEGOLEM:
        keeper, central = formation(PREPLACED, side)
        if team(rec, side)[:2] != [keeper, central]:
            return False
        if any(CENTRAL_OF[square] == side for square in others[1:]):
            return False
    return can_still_meet(rec, side, NOT_PLACED)


def _order(rec: Any) -> Wrong:
    """ST-2.2, 2.8, 2.9: as many stand as must, for the side that is to place."""
    standing = [sum(sq != NOT_PLACED for sq in team(rec, side)) for side in (0, 1)]
    ready = 2 if rec.setup == n.LITTLEGOLEM else 0
    if rec.phase == n.LOT:
        if standing != [ready, ready]:
            return "phase", "impossible-order"
        wrong = [side for side in (0, 1) if not _meets(rec, side)]
        return (SIDES[wrong[0]], "impossible-owed") if wrong else None
    if rec.phase == n.TAKE_FORMATION:
        fits = standing[rec.side] == 0 and standing[1 - rec.side] in (0, TEAM)
        return None if fits else ("side", "impossible-order")
    if rec.phase != n.PLACING:
        return None
    order = PLACING_ORDER[SETUPS[rec.setup]]
    now = placed(rec)
    if now >= len(order):
        return "phase", "impossible-order"
    first = rec.side ^ order[now]
    due = [ready, ready]
    for who in order[2 * ready : now]:
        due[first ^ who] += 1
    return None if standing == due else ("side", "impossible-order")


def _ball(rec: Any) -> Wrong:
    ball = rec.ball
    if rec.phase in _AT_CENTRE:
        fits = ball == CENTRE
    elif rec.phase in _GOAL_SCORED:
        fits = ball == IN_GOAL
    elif rec.phase in _RESTARTS:
        fits = ball in DARK[rec.side] and ball == team(rec, rec.side)[KEEPER]
    else:
        over = rec.phase == n.OVER_PHASE
        lies = ball < CENTRE and on_field(ball) and ball not in list(rec.pawn)
        fits = lies or (over and ball == IN_GOAL)
    return None if fits else ("ball", "impossible-ball")


def _side(rec: Any) -> Wrong:
    return ("side", "impossible-side") if rec.phase in _NOBODYS and rec.side else None


def _die(rec: Any) -> Wrong:
    allowed = _DICE.get(rec.phase, range(1))
    return None if rec.die in allowed else ("die", "impossible-die")


def _turns(rec: Any) -> Wrong:
    regular = 2 * rec.minutes
    most = regular + 2 * rec.extra
    if rec.phase in _AT_CENTRE:
        fits = rec.turns == 0
    elif rec.phase == n.OVER_PHASE:
        fits = regular <= rec.turns <= most
    else:
        fits = 0 < rec.turns < most
    if rec.phase in _GOAL_SCORED + _RESTARTS and rec.turns > regular:
        fits = False  # ST-8.3: a goal of extra time is the last of all
    return None if fits else ("turns", "impossible-turns")


def _goals(rec: Any) -> Wrong:
    """ST-8.4: who scored last in the regular minutes fits the score."""
    scored = rec.score[0] + rec.score[1]
    extra = int(rec.reason == n.EXTRA_TIME)
    if rec.last == NOBODY:
        fits = scored == extra
    else:
        own = rec.score[rec.last] - (extra if rec.winner == rec.last else 0)
        fits = own > 0
    if not fits:
        return "last", "impossible-last"
    if scored > rec.turns or (rec.phase in _GOAL_SCORED + _RESTARTS and not _just_scored(rec)):
        return "score", "impossible-score"
    tied = rec.score[0] == rec.score[1]
    if rec.phase != n.OVER_PHASE and rec.turns >= 2 * rec.minutes and not tied:
        return "score", "impossible-score"
    return None


def _just_scored(rec: Any) -> bool:
    """The last goal is the one that the ball is in the goal for."""
    scorer = rec.side if rec.phase == n.SCORER_KEEPER else 1 - rec.side
    return bool(rec.last == scorer)


def _kick_off(rec: Any) -> Wrong:
    if rec.phase in (n.KICK_OFF, n.KICK_OFF_THROW):
        for side in (0, 1):
            if not _meets(rec, side) or not all(map(on_field, team(rec, side))):
                return SIDES[side], "impossible-owed"
            if team(rec, side)[KEEPER] not in DARK[side]:
                return SIDES[side], "impossible-owed"
    if rec.phase == n.KICK_OFF and not kick_off_ends(rec, rec.side, rec.die):
        return "die", "impossible-die"  # ST-3.5
    return None


def _result(rec: Any) -> Wrong:
    if (rec.phase == n.OVER_PHASE) != (rec.reason != 0):
        return "result", "impossible-result"
    if rec.phase == n.OVER_PHASE and not _won(rec):
        return "result", "impossible-winner"
    return None


def _won(rec: Any) -> bool:
    """ST-8.2 to 8.5: whether the winner told is the one that goals and time make."""
    lead = rec.score[0] - rec.score[1]
    leader = NO_WINNER if lead == 0 else int(lead < 0)
    regular, most = 2 * rec.minutes, 2 * (rec.minutes + rec.extra)
    if rec.reason == n.FULL_TIME:
        return bool(rec.winner == leader != NO_WINNER and rec.turns == regular)
    if rec.reason == n.EXTRA_TIME:
        in_time = regular < rec.turns <= most and rec.ball == IN_GOAL
        return bool(rec.winner == leader and abs(lead) == 1 and in_time)
    if lead != 0 or rec.turns != most:
        return False
    if rec.reason == n.LAST_GOAL:
        return bool(rec.winner == rec.last != NOBODY)
    return bool(rec.winner == BOTH_LOSE and rec.last == NOBODY)
