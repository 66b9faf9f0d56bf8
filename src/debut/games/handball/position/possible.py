"""What makes a position impossible: the first key that cannot stand with the others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from debut.games.handball import names as n
from debut.games.handball.board import KEEPER, MOST_BY_CLOCK, SIDES_OF_DIE, TEAM, on_court
from debut.games.handball.fields import NOWHERE
from debut.games.handball.position.keys import SIDES, team
from debut.games.handball.position.repositioning import Wrong, repositioning
from debut.games.handball.rules.squares import AVOID, ENDS, WORK, end_of, has, holds
from debut.games.handball.rules.throwing import ball_ends, can_throw, shot_distance
from debut.games.handball.rules.walking import can_walk, in_own_area, must_open
from debut.games.handball.tables import AREA_OF, SEVEN_AT, ZONE_OF
from debut.kernel.layout import NO_WINNER

_DECIDED = (n.WALK, n.BALL, n.SAVE, n.INTERCEPT)  # a die lies on the table
_WITH_BALL = (n.CHOOSE, n.BALL_THROW, n.BALL, n.SAVE, n.INTERCEPT, n.SEVEN_THROW)
_RESTARTING = (n.TAKER, n.PLACE)
_NOBODYS = (n.LOT, n.OVER_PHASE)
_ANEW = (n.AFTER_GOAL, n.ENGAGE)  # restarts from the middle


def check(rec: Any) -> Wrong:
    """The first key that cannot stand with the others; sets whose turn it is."""
    rec.turn = n.turn_of(rec.phase, rec.side)
    looks = (
        _on_court, _areas, _side, _restart, _missing, _ball, repositioning, _seven_metres, _die,
        _shot, _intercepted, _time, _score, _held, _result,
    )  # fmt: skip
    return next(filter(None, (look(rec) for look in looks)), None)


def _standing(rec: Any) -> Iterator[tuple[int, int, int]]:
    """(side, index, square) of every pawn on the court."""
    for side in (0, 1):
        for index, square in enumerate(team(rec, side)):
            if square != NOWHERE:
                yield side, index, square


def side_of_turn(rec: Any) -> int:
    """H-1.4.2: whose turn it is, though the others may be placing pawns."""
    return int(rec.taking if rec.phase in _RESTARTING else rec.side)


def _on_court(rec: Any) -> Wrong:
    seen: set[int] = set()
    for side, _, square in _standing(rec):
        if square in seen or not on_court(square, rec.court):
            return SIDES[side], "impossible-pawns"
        seen.add(square)
    for key, square in (("ball", rec.ball), ("target", rec.target)):
        if square != NOWHERE and not on_court(square, rec.court):
            return key, "impossible-ball"
    return None


def _areas(rec: Any) -> Wrong:
    """H-2.2.6: only a keeper, in his own area."""
    for side, index, square in _standing(rec):
        area = AREA_OF[rec.court][square]
        if area >= 0 and (index != KEEPER or area != end_of(rec, side)):
            return SIDES[side], "impossible-area"
    return None


def _side(rec: Any) -> Wrong:
    return ("side", "impossible-side") if rec.phase in _NOBODYS and rec.side else None


def _restart(rec: Any) -> Wrong:
    """What is kept of a restart is there from its taker to its last pawn, and not else."""
    restarting = rec.phase in _RESTARTING
    if restarting != (rec.restart != n.NO_RESTART):
        return "restart", "impossible-restart"
    if not restarting and rec.taking:
        return "taking", "impossible-no-restart"
    if rec.phase != n.PLACE:
        for key in ("step", "placed", "stays"):
            if getattr(rec, key):
                return key, "impossible-no-restart"
        for key in ("moved", "plan"):
            if any(getattr(rec, key)):
                return key, "impossible-no-restart"
        if rec.taker != NOWHERE:
            return "taker", "impossible-no-restart"
    if rec.phase == n.TAKER and rec.side != rec.taking:
        return "side", "impossible-taker-first"
    # H-1.2.1: the other side engages the second period.
    if rec.restart == n.ENGAGE and rec.taking != rec.first ^ rec.end:
        return "taking", "impossible-engage"
    return None


def _missing(rec: Any) -> Wrong:
    """Pawns are off the court before an engagement; or one, taken off by a restart's taker."""
    empty = rec.phase == n.LOT or (rec.phase == n.TAKER and rec.restart == n.ENGAGE)
    for side in (0, 1):
        for index, square in enumerate(team(rec, side)):
            placed = bool(rec.placed >> (side * TEAM + index) & 1)
            if rec.phase == n.PLACE and rec.restart == n.ENGAGE:
                fits = placed == (square != NOWHERE)
            elif rec.phase == n.PLACE:
                fits = square != NOWHERE or not (placed or rec.restart == n.KEEPERS)
            else:
                fits = empty == (square == NOWHERE)
            if not fits:
                return SIDES[side], "impossible-missing"
    gone = [side for side in (0, 1) if NOWHERE in team(rec, side)]
    if rec.phase == n.PLACE and rec.restart != n.ENGAGE and list(rec.pawn).count(NOWHERE) > 1:
        return SIDES[gone[0]], "impossible-missing"
    return None


def _ball(rec: Any) -> Wrong:
    ball = rec.ball
    in_goal = rec.phase == n.LOT or (rec.phase == n.TAKER and rec.restart in _ANEW)
    if rec.phase == n.OVER_PHASE:
        return None
    if (ball == NOWHERE) != in_goal:
        return "ball", "impossible-ball-there"
    if in_goal or rec.phase == n.PLACE:  # there it lies with the taker
        return None
    side = side_of_turn(rec)
    area = AREA_OF[rec.court][ball]
    if rec.restart == n.KEEPERS:
        fits = area == end_of(rec, side)
    elif rec.restart == n.FREE:
        fits = area != end_of(rec, side) and not holds(rec, side)
    else:  # H-4.3: in an area only with the keeper who restarts
        fits = area < 0 or rec.pawn[side * TEAM + KEEPER] == ball
    if not fits:
        return "ball", "impossible-ball-there"
    if rec.phase in _WITH_BALL and not holds(rec, side):
        return "ball", "impossible-not-held"
    if rec.phase == n.CHOOSE and area >= 0:
        return "ball", "impossible-ball-there"
    return None


def _seven_metres(rec: Any) -> Wrong:
    """H-4.4.2.1: whoever is within the line when a 7 m throw is thrown."""
    if rec.phase != n.SEVEN_THROW:
        return None
    side, goal = rec.side, 1 - end_of(rec, rec.side)
    if rec.ball not in SEVEN_AT[rec.court][goal] or rec.pawn[side * TEAM + KEEPER] == rec.ball:
        return "ball", "impossible-seven-spot"
    for who, index, square in _standing(rec):
        keeps = who != side and index == KEEPER
        if ZONE_OF[rec.court][square] == goal and square != rec.ball and not keeps:
            return SIDES[who], "impossible-seven-zone"
    return None


def _die(rec: Any) -> Wrong:
    """H-2.3, 2.4.3, 3.3: a throw that leaves nothing to do has been dealt with at once."""
    if (rec.phase in _DECIDED) != (rec.die in range(1, SIDES_OF_DIE + 1)):
        return "die", "impossible-die"
    work = [0] * WORK
    if rec.phase == n.WALK and not can_walk(rec, must_open(rec, work), work):
        return "die", "impossible-no-walk"
    if rec.phase == n.BALL and not can_throw(rec, work):
        return "die", "impossible-no-throw"
    return None


def _shot(rec: Any) -> Wrong:
    """H-4.2: the distance is the one that the pawns make, and the keeper is at home."""
    if rec.phase != n.SAVE:
        return ("distance", "impossible-no-shot") if rec.distance else None
    if not in_own_area(rec, 1 - rec.side):
        return SIDES[1 - rec.side], "impossible-keeper-away"
    if not 0 < rec.distance < rec.die or rec.distance != shot_distance(rec, [0] * WORK):
        return "distance", "impossible-distance"
    return None


def _intercepted(rec: Any) -> Wrong:
    """H-3.2.7.2: a throw that cannot but cross the other area, and ends outside."""
    if rec.phase != n.INTERCEPT:
        return ("target", "impossible-no-interception") if rec.target != NOWHERE else None
    if not in_own_area(rec, 1 - rec.side):
        return SIDES[1 - rec.side], "impossible-keeper-away"
    work = [0] * WORK
    ball_ends(rec, work)
    fits = (
        rec.target != NOWHERE
        and AREA_OF[rec.court][rec.target] < 0
        and has(work, ENDS, rec.target)
        and not has(work, AVOID, rec.target)
    )
    return None if fits else ("target", "impossible-target")


def _most(rec: Any) -> int:
    """Turns of a side in a period."""
    return int(MOST_BY_CLOCK if rec.clock == n.BY_CLOCK else rec.actions)


def _time(rec: Any) -> Wrong:
    """H-1.2."""
    all_turns = 2 * _most(rec)
    if rec.phase == n.LOT and (rec.end or rec.first):
        return ("period" if rec.end else "first"), "impossible-before-lot"
    if rec.phase == n.OVER_PHASE and not rec.end:
        return "period", "impossible-over"
    if rec.phase == n.LOT or rec.restart == n.ENGAGE:
        fits = rec.turns == 0
    elif rec.phase == n.OVER_PHASE:
        fits = rec.turns == all_turns or (rec.clock == n.BY_CLOCK and 0 < rec.turns < all_turns)
    else:
        fits = rec.turns < all_turns
    if not fits:
        return "turns", "impossible-turns"
    if rec.up and (rec.clock != n.BY_CLOCK or rec.phase in _NOBODYS):
        return "whistle", "impossible-whistle"
    return None


def _score(rec: Any) -> Wrong:
    """Nobody has more goals than turns; a restart after a goal needs one."""
    now = side_of_turn(rec)
    for side in (0, 1):
        turns = rec.turns // 2 if side == now else (rec.turns + 1) // 2
        if rec.score[side] > turns + rec.end * _most(rec):
            return "score", "impossible-score"
    if rec.restart == n.AFTER_GOAL and rec.score[1 - rec.taking] == 0:
        return "score", "impossible-score"
    return None


def _held(rec: Any) -> Wrong:
    """H-3.4: turns begun in possession, none of them with a shot."""
    now = side_of_turn(rec)
    ours, theirs = rec.held[now], rec.held[1 - now]
    if not rec.passive or rec.phase == n.LOT or rec.restart == n.ENGAGE:
        fits = ours == theirs == 0
    elif rec.phase == n.OVER_PHASE:
        fits = max(ours, theirs) <= rec.passive
    elif rec.phase in _RESTARTING and rec.restart != n.SEVEN:
        fits = theirs == 0 and ours < rec.passive
    else:
        fits = ours <= rec.passive and theirs < rec.passive and not (ours and theirs)
    if fits and rec.passive and rec.phase in (n.WALK_THROW, n.WALK):
        fits = bool(ours) == holds(rec, now) and not (theirs and holds(rec, now))
    if fits and rec.phase in (n.CHOOSE, n.SAVE):
        fits = ours == 0
    if fits and (rec.phase in _WITH_BALL or rec.restart == n.SEVEN):
        fits = theirs == 0
    return None if fits else ("held", "impossible-held")


def _result(rec: Any) -> Wrong:
    """H-1.1."""
    if (rec.phase == n.OVER_PHASE) != (rec.reason != 0):
        return "result", "impossible-result"
    lead = rec.score[0] - rec.score[1]
    leader = NO_WINNER if lead == 0 else int(lead < 0)
    if rec.phase == n.OVER_PHASE and rec.winner != leader:
        return "result", "impossible-winner"
    return None
