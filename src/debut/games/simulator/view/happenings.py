"""The log of the last action as events, with the ways that pawns and ball took."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from debut.games.simulator.board import (
    CELLS,
    DEEDS,
    FACES,
    FORMATION_NAMES,
    HALF_LENGTH,
    HALF_WIDTH,
    NAMES,
    RULES,
    SPOTS,
    STRENGTHS,
    TEAM,
    UNKNOWN_ROD,
)
from debut.games.simulator.board import KINDS as KIND_NAMES
from debut.games.simulator.event_codes import SimulatorEvent
from debut.games.simulator.fields import NOBODY, NOWHERE, PAWNS
from debut.games.simulator.minutes import minute_of
from debut.games.simulator.names import DRIBBLE_DUEL, ERROR, ROUND_DUEL
from debut.games.simulator.physics.flick import GOAL_A, GOAL_B, RESTS
from debut.games.simulator.position.keys import SIDES, kind_name
from debut.games.simulator.rules.pawns import dribbling, keeping, marking, tackling
from debut.games.simulator.rules.places import cell_of, distance_squared
from debut.games.simulator.rules.striking import NO_ERROR
from debut.games.simulator.tables import DISTANCE, GOAL_AT, PENALTY_AT, TOWARDS
from debut.games.simulator.view.counted_ways import Ways, counted
from debut.games.simulator.view.flight_path import Flown, flown, struck
from debut.games.simulator.view.legs import SHIFT_MS, way
from debut.games.simulator.view.pieces import BALL, LYING_IDS, PIECE_IDS, SPOT_IDS
from debut.games.simulator.view.pitch import (
    ANGLE,
    ANGLE_FACES,
    ATTACK,
    DEFENCE,
    DIE,
    DIE_FACES,
    POWER,
    POWER_FACES,
    ROD_FACES,
    TOSS,
    place,
)
from debut.kernel.events import KINDS, Event

Row = tuple[int, int, int, int, int]

POST = PAWNS
COUNTED = 16  # rules of a count, in its row
_SKILLS = ("pass", "cross", "shot")
_DUELS_WON = ("dribble-won", "dribble-lost", "dribble-void", "round-won", "round-lost")
_BY_A_DIE = ("entry-die", "var-cancelled", "var-confirmed")
# Of forty strengths, the highest of each word.
_FORCES = ((12, "soft"), (26, "firm"), (STRENGTHS, "hard"))
_GOALS = ("goal", "own-goal", "scored", "missed")
_RESTARTS = ("throw-in", "corner", "goal-kick", "penalty", "free-kick")
_IN_A_CELL = ("foul", "violent", "offside")
_CARDS = {"booked": "yellow", "sent-off": "red"}
FRAME = ("post", "bar")
_PREPARED = ("keeper-placed", "intercepts")
_PUT = ("placed", "taker", "shooter", "pushed")
# Told of a pawn, and of nothing else.
_OF_ONE = (
    "keeper-named", "knocked-over", "header", "relance", "hands", "no-skill", "tackle-won",
    "tackle-lost", "no-tackle", "var",
)  # fmt: skip


def events(before: Any, action: int | None, after: Any) -> tuple[Event, ...]:
    if action is None:
        return ()
    return tuple(_events(before, action, after))


def _events(before: Any, action: int, after: Any) -> Iterator[Event]:
    rows: list[Row] = [tuple(after.log[number]) for number in range(after.logged)]
    if before.phase == ERROR:
        yield from _error(before, action)
    errors = [row[4] for row in rows if row[2] == SimulatorEvent.FLICK]
    made = flown(struck(before, action), errors[0]) if errors else None
    for row in rows:
        kind, name = KINDS[row[0]], SimulatorEvent(row[2]).message_id
        if made and name == "rod-shown":
            keeper = before.keeper[row[1]]
            face = ROD_FACES[row[3] - 1]
            yield Event("walk", name, row[1], face=face, piece=PIECE_IDS[keeper], points=made.slide)
        elif made and name == "flick":
            yield from _flick(before, row, made)
        elif name == "duel":
            yield from _duel(before, row)
        elif name == "aimed":
            yield _aimed(before, action, row)
        elif kind == "walk":
            yield _walk(before, row, after, made)
        else:
            # S-2.2.3: half-time is about the side that kicks off next.
            seat = after.side if name == "half-time" else row[1]
            yield Event(kind, name, seat if seat >= 0 else None, **_more(before, row, after))


def _error(before: Any, outcome: int) -> Iterator[Event]:
    """S-3.3: two dice, one for the direction, one for the strength."""
    angle, power = divmod(outcome, len(POWER_FACES))
    for die, face in ((ANGLE, ANGLE_FACES[angle]), (POWER, POWER_FACES[power])):
        yield Event("throw", SimulatorEvent.ERROR.message_id, before.side, die=die, face=face)


def _aimed(before: Any, action: int, row: Row) -> Event:
    """Where the ball goes without error, and how hard it is struck.

    No keeper slides: it must not tell where to (S-5.6.2).
    """
    kind, seat, message, _, power = row
    ready = struck(before, action)
    ready.rod = 0
    made = flown(ready, NO_ERROR)
    towards, piece, path = "off", "", made.path[-1:]
    if made.fate in (GOAL_A, GOAL_B):
        towards = "goal"
    elif made.fate == RESTS:
        mate = _meant_for(before, made)
        towards = "cell" if mate == NOBODY else "mate"
        piece = "" if mate == NOBODY else PIECE_IDS[mate]
    force = next(word for most, word in _FORCES if power <= most)
    face = f"{towards}-{force}"
    return Event(
        KINDS[kind], SimulatorEvent(message).message_id, seat, face=face, piece=piece, path=path
    )


def _meant_for(before: Any, made: Flown) -> int:
    """The team-mate nearest to where a ball is to come to rest, at most a cell from it."""
    x, y = made.rest
    near = [
        (distance_squared(x, y, cell), pawn)
        for pawn, cell in enumerate(before.cell)
        if pawn // TEAM == before.side and pawn != before.striker and cell != NOWHERE
        and DISTANCE[cell][cell_of(x, y)] <= 1
    ]  # fmt: skip
    return min(near)[1] if near else NOBODY


def _flick(before: Any, row: Row, made: Flown) -> Iterator[Event]:
    """Who strikes and the way of the ball; then each touch at its moment."""
    _, seat, message, striker, _ = row
    touched = [PIECE_IDS[one.what] for one in made.touches if one.what < POST]
    yield Event(
        "flight", SimulatorEvent(message).message_id, seat,
        path=made.path, face=kind_name(before), piece=BALL,
        touches=tuple(touch.cell for touch in made.touches),
        by=(PIECE_IDS[striker], *touched),
        points=made.points, heights=made.heights, exit=made.exit,
    )  # fmt: skip
    for touch in made.touches:
        pawn = touch.what < POST
        yield Event(
            "touch", SimulatorEvent.TOUCH.message_id, touch.what // TEAM if pawn else None,
            path=(touch.cell,), face="pawn" if pawn else FRAME[touch.what - POST],
            piece=PIECE_IDS[touch.what] if pawn else "", points=(touch.moment,),
        )  # fmt: skip


def _duel(before: Any, row: Row) -> Iterator[Event]:
    """S-5.1.2, S-7.5: the die of the attack, then that of the defence."""
    kind, _, message, defender, throw = row
    attacker = before.striker if before.duel in (DRIBBLE_DUEL, ROUND_DUEL) else before.holder
    attack, defence = divmod(throw, FACES)
    dribble = before.duel in (DRIBBLE_DUEL, ROUND_DUEL)
    for pawn, die, face, plus in (
        (attacker, ATTACK, attack, (dribbling if dribble else keeping)(before, attacker)),
        (defender, DEFENCE, defence, (marking if dribble else tackling)(before, defender)),
    ):
        yield Event(
            KINDS[kind], SimulatorEvent(message).message_id, pawn // TEAM,
            die=die, face=DIE_FACES[face], piece=PIECE_IDS[pawn], plus=plus,
        )  # fmt: skip


def _walk(before: Any, row: Row, after: Any, made: Flown | None) -> Event:
    _, seat, message, pawn, way_code = row
    name, piece, face = SimulatorEvent(message).message_id, PIECE_IDS[pawn], None
    ways: Ways = ()
    if 0 <= way_code < SPOTS:
        return _shift(before, row, after)
    if name == "count":
        way_code, rule = divmod(way_code, COUNTED)
        face = RULES[rule]
        at = made.rest if made else (before.ball_x, before.ball_y)
        ways = counted(before, at, pawn, way_code % CELLS, rule)
    elif name in _PREPARED:
        face = LYING_IDS[after.lying[pawn]]
    start, end = divmod(way_code, CELLS)
    if start < 0:
        path: tuple[str, ...] = (NAMES[end],)
    elif name in _PUT:
        path = (NAMES[start], NAMES[end])
    else:
        path = way(start, end)
    return Event("walk", name, seat, path=path, face=face, piece=piece, counted=ways)


def _shift(before: Any, row: Row, after: Any) -> Event:
    """S-7.7.1: within his cell, to one of its spots."""
    _, seat, message, pawn, spot = row
    here, there = (place(rec.x[pawn], rec.y[pawn]) for rec in (before, after))
    return Event(
        "walk", SimulatorEvent(message).message_id, seat,
        path=(NAMES[after.cell[pawn]],), face=SPOT_IDS[spot],
        piece=PIECE_IDS[pawn], points=((0, *here), (SHIFT_MS, *there)),
    )  # fmt: skip


def _more(before: Any, row: Row, after: Any) -> dict[str, Any]:
    """What else an event tells, by its message."""
    _, seat, message, a, b = row
    name = SimulatorEvent(message).message_id
    if name in _CARDS:
        return {"piece": PIECE_IDS[a], "face": _CARDS[name]}
    if name in _OF_ONE:
        return {"piece": PIECE_IDS[a]}
    if name in _IN_A_CELL:
        return {"piece": PIECE_IDS[a], "path": (NAMES[b],)}
    if name in _BY_A_DIE:
        return {"piece": PIECE_IDS[a], "die": DIE, "face": str(b)}
    if name in _DUELS_WON:
        return {"piece": PIECE_IDS[a], "face": "sure" if b else "dice"}
    if name in _GOALS:
        return {"face": f"{a}-{b}"}
    if name in _RESTARTS:
        return {"path": (NAMES[_restart_cell(name, seat, a, b)],)}
    if name == "sub":
        there = NAMES[after.cell[b]]
        return {"piece": PIECE_IDS[b], "by": (PIECE_IDS[a],), "path": (there,)}
    if name == "half-time":
        return {"face": f"{before.score[0]}-{before.score[1]}"}
    if name == "step":
        return {"face": minute_of(before.half, a, before.length)}
    faces = _FACES.get(name)
    if faces is None:
        return {}
    shown = faces(a, b)
    return shown if name not in _OF_A_PAWN else {"piece": PIECE_IDS[a], **shown}


_OF_A_PAWN = ("announced", "hands-down", "skill")
_FACES: dict[str, Callable[[int, int], dict[str, Any]]] = {
    "toss": lambda a, _: {"die": TOSS, "face": SIDES[a]},
    "formation": lambda a, _: {"face": FORMATION_NAMES[a]},
    "announced": lambda _, b: {"face": DEEDS[b]},
    "hands-down": lambda _, b: {"face": SPOT_IDS[b]},
    "skill": lambda _, b: {"face": _SKILLS[b]},
    "kind": lambda a, _: {"face": KIND_NAMES[a]},
    "rod-chosen": lambda a, _: {"face": ROD_FACES[a - 1]} if a < UNKNOWN_ROD else {},
    "attack-end": lambda a, _: {"face": str(a)},
    "quick": lambda a, _: {"face": str(a)},
}


def _restart_cell(name: str, side: int, a: int, b: int) -> int:
    """Where the ball is put."""
    if name == "free-kick":
        return a
    if name == "penalty":
        return int(PENALTY_AT[side])
    if name == "throw-in":
        return cell_of(a, b)
    if name == "goal-kick":
        return int(GOAL_AT[1 - side])
    return cell_of(TOWARDS[side] * HALF_LENGTH, HALF_WIDTH if b > 0 else -HALF_WIDTH)
