"""What a seat sees of a match of Simulator Soccer."""

from __future__ import annotations

from typing import Any

from debut.games.simulator import names as n
from debut.games.simulator.board import (
    DEEDS,
    DUELS,
    MOST_PLACED_FIRST,
    NAMES,
    ON_PITCH,
    PHASES,
    RESTARTS,
    TEAM,
)
from debut.games.simulator.fields import NOBODY, NOWHERE
from debut.games.simulator.minutes import minute_of
from debut.games.simulator.position.keys import SIDES, kind_name
from debut.games.simulator.rules.clock import time_is_up
from debut.games.simulator.rules.defending import foul_faces
from debut.games.simulator.rules.lining_up import can_be_owed, needed_behind, owed_subs
from debut.games.simulator.rules.moving import is_quick
from debut.games.simulator.rules.pawns import (
    count_pawns,
    dribbling,
    keeping,
    marking,
    pawns_in,
    tackling,
)
from debut.games.simulator.rules.preparing import may_use_rods
from debut.games.simulator.stickers import IS_KEEPER
from debut.games.simulator.view.as_we_stand import as_we_stand
from debut.games.simulator.view.badges import PawnBadges, of_the_bench
from debut.games.simulator.view.course import course
from debut.games.simulator.view.notices import notices
from debut.games.simulator.view.pieces import ball_piece, pawn_piece
from debut.games.simulator.view.pitch import ANGLE, ATTACK, DEFENCE, DIE, POWER, ROD, TOSS
from debut.kernel.views import Clock, Die, Message, Piece, Scene

Values = dict[str, str | int]
YES = ("no", "yes")


def scene(rec: Any) -> Scene:
    pieces, bench = _pawns(rec)
    pieces.append(ball_piece(rec.ball_x, rec.ball_y, rec.holder))
    facts, signs = notices(rec)
    return Scene(
        _prompt(rec), tuple(pieces), _dice(rec), facts, bench=tuple(bench), signs=signs,
        course=course(rec), secret=rec.phase == n.KEEPER and bool(may_use_rods(rec)),
        bundles=as_we_stand(rec),
    )  # fmt: skip


def _pawns(rec: Any) -> tuple[list[Piece], list[Piece]]:
    """Those on the pitch, and those who may still come on."""
    pieces, bench = [], []
    keepers = tuple(rec.keeper)
    seen = PawnBadges(rec)
    for pawn, (sticker, cell, x, y, lying, gone) in enumerate(
        zip(rec.sticker, rec.cell, rec.x, rec.y, rec.lying, rec.gone, strict=True)
    ):
        if cell != NOWHERE:
            kind = "keeper" if pawn in keepers else "pawn"
            looks = seen.badges(pawn), seen.marks(pawn)
            pieces.append(pawn_piece(pawn, sticker, kind, cell, x, y, lying, *looks))
        elif not gone:
            kind = "keeper" if IS_KEEPER[sticker] else "pawn"
            looks = of_the_bench(rec, pawn), ()
            bench.append(pawn_piece(pawn, sticker, kind, NOWHERE, 0, 0, 0, *looks))
    return pieces, bench


def clock(rec: Any) -> Clock:
    """S-9.1, S-9.2."""
    of = rec.length + rec.added
    minute = minute_of(rec.half, rec.steps, rec.length)
    return Clock("steps", rec.half + 1, rec.steps, of, bool(time_is_up(rec)), rec.added, minute)


def shirt(pawn: int) -> int:
    return pawn % TEAM + 1


# What is to be done


def _prompt(rec: Any) -> Message:
    phase = rec.phase
    if phase == n.OVER_PHASE:
        return Message("prompt-over", {"a": rec.score[0], "b": rec.score[1]})
    if phase == n.TOSS:
        return Message("prompt-toss")
    name = PHASES[phase]
    if phase == n.PLACE_FIRST and rec.holder == NOBODY:
        name = "taker"
    values: Values = {"side": SIDES[_asked(rec)]}
    duty = _duty(rec)
    if duty is not None:
        return Message(duty.id, values | duty.values)
    return Message(f"prompt-{name}", values | _more(rec))


def _duty(rec: Any) -> Message | None:
    """S-8.10.1, S-8.15.1: what has to be done before the step or the phase can end."""
    if rec.phase in (n.PLACE_FIRST, n.PLACE_ALL):
        owed = owed_subs(rec, rec.who)
        if owed and can_be_owed(rec, rec.who):
            return Message("prompt-owed", {"n": owed, "restart": RESTARTS[rec.restart]})
    if rec.phase in (n.ATTACK, n.DEFENCE) and rec.wall != NOWHERE:
        inside = pawns_in(rec, rec.who, rec.wall)
        if inside > 1:
            return Message("prompt-wall", {"n": inside - 1, "cell": NAMES[rec.wall]})
    return None


def _asked(rec: Any) -> int:
    """The side that decides or throws."""
    if rec.phase in (n.ERROR, n.DUEL):
        return int(rec.side)
    if rec.phase in (n.ROD_PHASE, n.ENTRY, n.VAR):
        return 1 - int(rec.side) if rec.phase != n.VAR else rec.culprit // TEAM
    return int(rec.who)


def _more(rec: Any) -> Values:
    """What a prompt tells besides the side."""
    phase = rec.phase
    if phase in (n.KIND, n.AIM, n.POWER, n.ERROR):
        return _of_flick(rec)
    if phase in (n.DUEL, n.TACKLE_PHASE):
        return _of_duel(rec)
    if phase in (n.PLACE_FIRST, n.PLACE_ALL, n.PLACE_REST):
        return _of_placing(rec)
    if phase == n.ATTACK:
        return {"n": rec.reach, "quick": YES[is_quick(rec)]}
    if phase == n.DEFENCE:
        return {"n": max(1, rec.farthest), "quick": YES[is_quick(rec)]}
    if phase == n.LINEUP:
        return {"n": count_pawns(rec, rec.who), "of": ON_PITCH}
    if phase == n.INTERCEPT:
        return {"deed": DEEDS[rec.deed], "n": rec.ran}
    if phase == n.KEEPER:
        rods = YES[may_use_rods(rec)]
        return {"number": shirt(rec.keeper[1 - rec.side]), "rods": rods}
    if phase == n.ENTRY:
        return {"number": shirt(rec.entered), "n": foul_faces(rec, rec.entered)}
    who = {n.BACK: rec.target, n.CLIMB: rec.climber, n.VAR: rec.culprit}.get(phase, rec.holder)
    if phase in (n.PACE_PHASE, n.COUNT, n.HEAD_MOVE, n.THROWER) or who == NOBODY:
        return {}
    values: Values = {"number": shirt(who)}
    return values | {"restart": RESTARTS[rec.restart]} if phase == n.ANNOUNCE else values


def _of_flick(rec: Any) -> Values:
    values: Values = {
        "number": shirt(rec.striker), "deed": DEEDS[rec.deed], "restart": RESTARTS[rec.restart],
    }  # fmt: skip
    if rec.phase != n.KIND:
        values["kind"] = kind_name(rec)
    return values


def _of_duel(rec: Any) -> Values:
    """S-5.1.2, S-7.5: both with the numbers that are added to their dice."""
    if rec.phase == n.DUEL and rec.duel in (n.DRIBBLE_DUEL, n.ROUND_DUEL):
        attacker, defender = rec.striker, rec.target
        plus, against = dribbling(rec, attacker), marking(rec, defender)
    else:
        attacker, defender = rec.holder, rec.entered
        plus, against = keeping(rec, attacker), tackling(rec, defender)
    values: Values = {
        "number": shirt(attacker), "plus": plus, "other": shirt(defender), "against": against,
    }  # fmt: skip
    if rec.phase == n.TACKLE_PHASE:
        return values | {
            "number": shirt(defender), "plus": against, "other": shirt(attacker), "against": plus,
        }  # fmt: skip
    return values | {"duel": DUELS[rec.duel]}


def _of_placing(rec: Any) -> Values:
    values: Values = {"restart": RESTARTS[rec.restart]}
    if rec.phase == n.PLACE_FIRST:
        left = ON_PITCH if rec.lineup else MOST_PLACED_FIRST
        values["n"] = max(0, left - rec.placed)
    elif rec.phase == n.PLACE_REST:
        values["n"] = needed_behind(rec, rec.who)
    return values


def _dice(rec: Any) -> tuple[Die, ...]:
    """In the hand of whoever throws."""
    phase, side = rec.phase, rec.side
    if phase == n.TOSS:
        return (Die(TOSS, thrown=True),)
    if phase == n.ERROR:
        return Die(ANGLE, side, thrown=True), Die(POWER, side, thrown=True)
    if phase == n.DUEL:
        return Die(ATTACK, side, thrown=True), Die(DEFENCE, 1 - side, thrown=True)
    if phase == n.ROD_PHASE:
        return (Die(ROD, 1 - side, thrown=True),)
    if phase in (n.ENTRY, n.VAR):
        return (Die(DIE, _asked(rec), thrown=True),)
    return ()
