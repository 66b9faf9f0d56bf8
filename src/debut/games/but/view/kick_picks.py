"""Passes, shots and clearances as picks, each with what becomes of the ball."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from debut.games.but.board import CLEAR, DICE, NAMES, PASS, SHOT, TEAM, WAY_NAMES
from debut.games.but.names import BLACK
from debut.games.but.view.fates import fate, goal_of
from debut.games.but.view.pieces import PIECE_IDS, PIECE_PICKS
from debut.games.but.view.pitch import EXITS
from debut.games.but.view.routes import ButFlight, kick, opponents
from debut.kernel.views import Group, Pick, Picked, Place, grouped

DEED = "flight"
BLACK_PICK = Pick("die", DICE[BLACK])
MATE_PICKS = tuple(Pick("piece", piece) for piece in PIECE_IDS)
SHOT_BUTTON, CLEAR_BUTTON = Pick("button", "shot"), Pick("button", "clear")


def kicks(rec: Any, codes: tuple[int, ...]) -> tuple[Group, ...]:
    return grouped(_picked(rec, codes))


def _picked(rec: Any, codes: tuple[int, ...]) -> Iterator[Picked]:
    """The black die, whoever has the ball, then where it goes: a team-mate for a pass, a cell or a
    way off the board for a shot or a clearance. What would be pointed at twice has a button."""
    figures, side = tuple(rec.figure), rec.side
    theirs = opponents(figures, side)
    before = (BLACK_PICK, *PIECE_PICKS[figures.index(rec.ball)])
    flights = [(code, kick(rec, figures, theirs, code)) for code in codes]
    mates = {figures[side * TEAM + code - PASS] for code in codes if code < SHOT}
    at_once = [code for code, flight in flights if _out_at_once(flight)]
    used: set[Pick] = set()
    for code, flight in flights:
        became = fate(rec, flight)
        if code < SHOT:
            mate = MATE_PICKS[side * TEAM + code - PASS]
            yield Picked(code, (*before, mate), DEED, became)
            continue
        last, place = _end(flight)
        if code in at_once and len(at_once) > 1:
            picks: tuple[Pick, ...] = (Pick("button", f"shot-{WAY_NAMES[flight.way]}"),)
            place = None
        elif code >= CLEAR:
            picks = (CLEAR_BUTTON, last) if last in used else (last,)
        else:
            hidden = not flight.leaves and flight.path[-1] in mates
            picks = (SHOT_BUTTON, last) if hidden else (last,)
        used.add(last)
        yield Picked(code, (*before, *picks), DEED, became, place)


def _out_at_once(flight: ButFlight) -> bool:
    """Several such ways lead over the line from the same square."""
    return flight.leaves and len(flight.path) == 1 and goal_of(flight) is None


def _end(flight: ButFlight) -> tuple[Pick, Place | None]:
    last = flight.path[-1]
    if not flight.leaves:
        return Pick("cell", NAMES[last]), None
    goal = goal_of(flight)
    if goal:
        return Pick("cell", goal[1]), None
    return Pick("exit", NAMES[last]), EXITS[last][flight.way]
