"""What the table points out unasked: facts in words, and signs on the pitch."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import atan2, hypot, pi
from typing import Any

from debut.games.simulator import names as n
from debut.games.simulator.board import (
    ALL_CELLS,
    DIRECTIONS,
    GRID_WIDTH,
    HALF_LENGTH,
    MOST_SUBS,
    NAMES,
    RESTARTS,
    STRENGTHS,
    TEAM,
    UNKNOWN_ROD,
    centre,
)
from debut.games.simulator.fields import NOBODY, NOWHERE, PAWNS
from debut.games.simulator.minutes import minute_of
from debut.games.simulator.physics.matter import STEP
from debut.games.simulator.position.keys import SIDES, degrees
from debut.games.simulator.rules.clock import time_is_up
from debut.games.simulator.rules.moving import is_quick
from debut.games.simulator.rules.offside import is_beyond, last_defender
from debut.games.simulator.rules.striking import is_pressed
from debut.kernel.views import MUST, OFFSIDE, WALL, Message, Sign

Notices = tuple[tuple[Message, ...], tuple[Sign, ...]]

_BEFORE = (n.TOSS, n.LINEUP)
_PLACING = (n.PLACE_FIRST, n.PLACE_ALL, n.PLACE_REST)
_STRIKING = (n.ANNOUNCE, n.KIND, n.AIM, n.POWER, n.ERROR)
_ANSWERS = (n.DEFENCE, n.ENTRY, n.TACKLE_PHASE, n.CLIMB)


def notices(rec: Any) -> Notices:
    if rec.phase in (*_BEFORE, n.OVER_PHASE):
        return (), ()
    if rec.restart == n.SHOOT_OUT:
        return tuple(_of_shoot_out(rec)), ()
    line = max(last_defender(rec, rec.side), 0)
    facts = [*_of_time(rec), *_of_restart(rec), *_of_ball(rec), *_of_rod(rec), *_of_turn(rec)]
    facts += [*_of_offside(rec, line), *_of_pawns(rec), *_of_aims(rec)]
    signs = [_offside_sign(rec.side, line)]
    if rec.phase in (n.BACK, n.CLIMB):
        signs.append(_must(rec))
    if _in_wall(rec) > 1:
        signs.append(Sign(WALL, (NAMES[rec.wall],)))
    return tuple(facts), tuple(signs)


def _fact(message: str, side: int, **values: str | int) -> Message:
    return Message(message, {"side": SIDES[side], **values})


def _of_several(message: str, pawns: Iterable[int]) -> list[Message]:
    """One for each side that has any of them."""
    facts = []
    found = list(pawns)
    for side in (0, 1):
        shirts = [str(pawn % TEAM + 1) for pawn in found if pawn // TEAM == side]
        if shirts:
            facts.append(_fact(message, side, numbers=", ".join(shirts), n=len(shirts)))
    return facts


def _of_time(rec: Any) -> list[Message]:
    values: dict[str, str | int] = {
        "minute": minute_of(rec.half, rec.steps, rec.length),
        "step": rec.steps,
        "of": rec.length,
        "added": rec.added,
    }
    facts = [Message("fact-minute", values)]
    if time_is_up(rec):
        facts.append(Message("fact-late", {"n": rec.steps - rec.length - rec.added}))
    return facts


def _of_shoot_out(rec: Any) -> list[Message]:
    values: dict[str, str | int] = {
        "a": rec.scored[0], "b": rec.scored[1], "takenA": rec.taken[0], "takenB": rec.taken[1],
    }  # fmt: skip
    return [Message("fact-shoot-out", values), *_of_rod(rec)]


def _of_restart(rec: Any) -> list[Message]:
    facts = []
    if rec.restart != n.IN_PLAY:
        facts.append(_fact("fact-restart", rec.side, restart=RESTARTS[rec.restart]))
    if rec.phase in (n.PLACE_FIRST, n.PLACE_ALL):
        facts.append(_fact("fact-subs", rec.who, n=rec.subs[rec.who], of=MOST_SUBS))
    return facts


def _of_ball(rec: Any) -> list[Message]:
    """What ties will depend on (S-4.4.1, S-4.4.2), and hands."""
    facts = []
    if rec.holder != NOBODY and rec.hands:
        facts.append(_fact("fact-hands", rec.side, number=rec.holder % TEAM + 1))
    if rec.phase in _STRIKING:
        if rec.relance:
            facts.append(_fact("fact-relance", rec.side))
        striker = rec.striker if rec.striker != NOBODY else rec.holder
        if striker != NOBODY and not rec.hands and _is_pressed(rec, striker):
            facts.append(_fact("fact-pressed", rec.side, number=striker % TEAM + 1))
    return facts


def _is_pressed(rec: Any, striker: int) -> bool:
    ready = type(rec).from_buffer_copy(rec)
    ready.striker = striker
    return is_pressed(ready)


def _of_rod(rec: Any) -> list[Message]:
    """S-5.6.2: the record of whoever may not know the spot does not tell it."""
    if not rec.rod:
        return []
    side = 1 - rec.side
    if rec.rod == UNKNOWN_ROD:
        return [_fact("fact-rod-secret", side)]
    return [_fact("fact-rod", side, n=rec.rod)]


def _of_turn(rec: Any) -> list[Message]:
    """S-7.2, S-7.3: what phase 3 will be limited to; whom it may not move."""
    if rec.phase in _ANSWERS:
        down = [pawn for pawn in range(PAWNS) if rec.down[pawn] and pawn // TEAM != rec.side]
        return _of_several("fact-down", down)
    facts = []
    if rec.phase == n.ATTACK:
        limits = "fact-quick" if is_quick(rec) else "fact-limit"
        facts.append(_fact(limits, 1 - rec.side, n=rec.farthest))
    if rec.failed != NOBODY and rec.phase == n.ANNOUNCE:
        facts.append(_fact("fact-failed", rec.failed // TEAM, number=rec.failed % TEAM + 1))
    return facts


def _of_offside(rec: Any, line: int) -> list[Message]:
    own = range(rec.side * TEAM, rec.side * TEAM + TEAM)
    on = (pawn for pawn in own if rec.cell[pawn] != NOWHERE and pawn != rec.holder)
    beyond = [pawn for pawn in on if is_beyond(rec.side, rec.x[pawn], line, rec.ball_x)]
    return _of_several("fact-offside", beyond)


def _of_pawns(rec: Any) -> list[Message]:
    facts = _of_several("fact-booked", _those(rec.booked, 1, rec.gone))
    facts += _of_several("fact-sent-off", _those(rec.gone, n.SENT_OFF))
    inside = _in_wall(rec)
    # Whoever has to break it up is asked to: see the prompt.
    if inside > 1 and not (rec.phase == n.DEFENCE and rec.who != rec.side):
        facts.append(_fact("fact-wall", 1 - rec.side, cell=NAMES[rec.wall], n=inside))
    return facts


def _in_wall(rec: Any) -> int:
    if rec.wall == NOWHERE:
        return 0
    first = (1 - rec.side) * TEAM
    return sum(rec.cell[pawn] == rec.wall for pawn in range(first, first + TEAM))


def _those(field: Any, value: int, but: Any = None) -> list[int]:
    """The pawns of whom a field has this value; not those of whom another one tells anything."""
    values = tuple(field)
    if not any(values):
        return []
    left_out = tuple(but) if but is not None else (0,) * PAWNS
    return [pawn for pawn in range(PAWNS) if values[pawn] == value and not left_out[pawn]]


def _of_aims(rec: Any) -> list[Message]:
    """Where mates stand from the ball, for whoever aims by numbers: shirt, direction, strength."""
    if rec.phase not in (n.AIM, n.POWER):
        return []
    start = (rec.x[rec.striker], rec.y[rec.striker])
    start = start if rec.kind == n.HEAD_KIND else (rec.ball_x, rec.ball_y)
    own = range(rec.side * TEAM, rec.side * TEAM + TEAM)
    mates = (pawn for pawn in own if rec.cell[pawn] != NOWHERE and pawn != rec.striker)
    aims = [
        f"{pawn % TEAM + 1}: {aim(start, (rec.x[pawn], rec.y[pawn]), rec.kind)}" for pawn in mates
    ]  # fmt: skip
    goal = aim(start, (HALF_LENGTH * (1 - 2 * rec.side), 0), rec.kind)
    return [_fact("fact-aims", rec.side, aims=", ".join(aims), goal=goal)]


def aim(start: tuple[int, int], end: tuple[int, int], kind: int) -> str:
    """The nearest direction and strength, as they are written: ``37.5 12``."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    direction = round(atan2(dy, dx) / pi * DIRECTIONS / 2) % DIRECTIONS
    strength = min(max(round(hypot(dx, dy) / STEP[kind]), 1), STRENGTHS)
    return f"{degrees(direction)} {strength}"


@cache
def _offside_sign(side: int, line: int) -> Sign:
    """S-8.1.4: of each column the last cell whose middle is not beyond the line."""
    towards = 1 - 2 * side
    last: dict[int, int] = {}
    for cell in ALL_CELLS:
        forward = centre(cell)[0] * towards
        column = cell // GRID_WIDTH
        if forward <= line and (
            column not in last or forward > centre(last[column])[0] * towards
        ):  # fmt: skip
            last[column] = cell
    return Sign(OFFSIDE, tuple(NAMES[cell] for cell in last.values()))


def _must(rec: Any) -> Sign:
    """Who has to step back, or to make room."""
    pawn = rec.target if rec.phase == n.BACK else rec.climber
    return Sign(MUST, (NAMES[rec.cell[pawn]],))
