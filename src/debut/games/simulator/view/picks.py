"""The legal actions as what a person points at, one thing after the other."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import Any

from debut.games.simulator import names as n
from debut.games.simulator.board import (
    CELLS,
    CROSS,
    DIRECT_CROSS,
    DIRECT_PASS,
    DIRECT_SHOT,
    DIRECTION,
    DIRECTIONS,
    DRIBBLE,
    END,
    FACES,
    FORMATION,
    FORMATION_NAMES,
    GO_ON,
    GOAL_SPOT,
    HALF_LENGTH,
    HEAD_PASS,
    HEAD_SHOT,
    HIGH,
    KEEPER_NAMED,
    LIE_X,
    LIE_Y,
    LOW,
    NAMES,
    NO_SKILL,
    NO_TACKLE,
    PASS_HIGH,
    PASS_LOW,
    ROD,
    ROD_SPOTS,
    ROUND,
    SHOT,
    SPOT,
    SPOTS,
    STRENGTH,
    STRENGTHS,
    SUB,
    SUBS,
    TACKLE,
    TAKER,
    TEAM,
    THROW,
)
from debut.games.simulator.position.keys import SIDES, degrees
from debut.games.simulator.rules.defending import foul_faces
from debut.games.simulator.rules.moving import is_quick
from debut.games.simulator.rules.places import way_between
from debut.games.simulator.tables import (
    CENTRE_X,
    CENTRE_Y,
    DISTANCE,
    GOAL_AREA_CELLS,
    IS_FORWARD,
    SPOT_X,
    SPOT_Y,
    TOWARDS,
)
from debut.games.simulator.view.as_we_stand import has_placed
from debut.games.simulator.view.pieces import LYING_IDS, PIECE_IDS, PIECE_PICKS, SPOT_IDS
from debut.games.simulator.view.pitch import ANGLE_FACES, DIE_FACES, POWER_FACES, ROD_FACES, place
from debut.kernel.layout import CHANCE
from debut.kernel.views import DIRECTION as AIMED
from debut.kernel.views import FOULS, KEEPS, SURE, Group, Pick, Place, runs_of
from debut.kernel.views import STRENGTH as STRUCK

Codes = tuple[int, ...]

BUTTONS = {
    PASS_LOW: "low", PASS_HIGH: "high", CROSS: "cross", SHOT: "shot", HEAD_PASS: "head",
    HEAD_SHOT: "headshot", THROW: "throw", LOW: "low", HIGH: "high", ROUND: "round", GO_ON: "go",
    DIRECT_PASS: "direct", DIRECT_CROSS: "directcross", DIRECT_SHOT: "directshot",
    NO_SKILL: "none", TACKLE: "tackle", NO_TACKLE: "press", SUBS: "subs", END: "end",
    **{ROD + spot: face for spot, face in enumerate(ROD_FACES)},
}  # fmt: skip
DECLINES = (NO_SKILL, NO_TACKLE, END)
# Words that say how the ball is struck: a direction and a strength come next. Before a head shot
# the keeper is placed (S-5.4.1).
STRIKES = (PASS_LOW, PASS_HIGH, LOW, HIGH, HEAD_PASS, THROW)
_LIES = tuple(Pick("button", lies) for lies in LYING_IDS)
_NAMES_KEEPER = (Pick("button", "name-keeper"),)
_PLACING = (n.LINEUP, n.PLACE_FIRST, n.PLACE_ALL, n.PLACE_REST)
# Made once: of directions alone there are hundreds.
_DIRECTIONS = (
    Group((), AIMED, tuple(map(degrees, range(DIRECTIONS))), (DIRECTION, 1 - DIRECTIONS)),
)
_STRENGTHS = (
    Group(
        (), STRUCK, tuple(map(str, range(1, STRENGTHS + 1))), (STRENGTH, 1 - STRENGTHS), "flight"
    ),
)  # fmt: skip
_ENDS = NAMES * TEAM
_end = _ENDS.__getitem__


def groups(rec: Any, actions: Codes) -> tuple[Group, ...]:
    if rec.turn == CHANCE:
        return _faces(rec, actions)
    if rec.phase == n.AIM:
        return _DIRECTIONS
    if rec.phase == n.POWER:
        return _STRENGTHS
    return tuple(_choices(rec, actions))


def _choices(rec: Any, actions: Codes) -> Iterator[Group]:
    """In the order of the codes."""
    lies, spots = bisect_left(actions, LIE_X), bisect_left(actions, SPOT)
    yield from _moves(rec, actions[:lies], spots > lies)
    yield from _lying(rec, actions[lies:spots])
    goals, words = bisect_left(actions, GOAL_SPOT), bisect_left(actions, PASS_LOW)
    yield from _shifts(rec, actions[spots:goals])
    yield from _goal_spots(rec, actions[goals:words])
    named = bisect_left(actions, DRIBBLE)
    yield from _words(rec, actions[words:named])
    yield from _people(rec, actions[named:])


def _by_pawn(codes: Codes, first: int, room: int) -> Iterator[tuple[int, Codes]]:
    """Codes from ``first`` on, each pawn's together."""
    low = 0
    while low < len(codes):
        pawn = (codes[low] - first) // room
        after = bisect_left(codes, first + (pawn + 1) * room, low)
        yield pawn, codes[low:after]
        low = after


def _moves(rec: Any, codes: Codes, may_lie: bool) -> Iterator[Group]:
    """S-7: piece, then cell; where one may lie down as well, how he shall be first."""
    own = rec.who * TEAM
    deed = "place" if rec.phase in _PLACING else "walk"
    entered = rec.cell[rec.holder] if rec.phase == n.DEFENCE else -1
    for pawn, ends in _by_pawn(codes, 0, CELLS):
        picks = PIECE_PICKS[own + pawn]
        into = pawn * CELLS + entered
        if entered >= 0 and into in ends:
            ends = tuple([code for code in ends if code != into])
            fate, share = _entry(rec, own + pawn, entered)
            yield Group(picks, "cell", (NAMES[entered],), (into,), "enter", fate, share)
        if ends:
            before = (*picks, _LIES[n.STANDING]) if may_lie else picks
            yield Group(before, "cell", tuple(map(_end, ends)), runs_of(ends), deed)


def _entry(rec: Any, pawn: int, cell: int) -> tuple[str, float]:
    """S-7.4.1 to S-7.4.3: what comes of entering the ball's cell, and how likely."""
    start = rec.cell[pawn]
    if DISTANCE[start][cell] > 1:
        return FOULS, SURE
    if IS_FORWARD[rec.side][way_between(cell, start)]:
        return KEEPS, SURE
    return FOULS, foul_faces(rec, pawn) / FACES


def _lying(rec: Any, codes: Codes) -> Iterator[Group]:
    across = bisect_left(codes, LIE_Y)
    for along, part, first in (
        (n.ALONG_X, codes[:across], LIE_X),
        (n.ALONG_Y, codes[across:], LIE_Y),
    ):
        for pawn, ends in _by_pawn(part, first, CELLS):
            picks = (*PIECE_PICKS[rec.who * TEAM + pawn], _LIES[along])
            ids = tuple([_end(code - first) for code in ends])
            yield Group(picks, "cell", ids, runs_of(ends), "walk")


def _shifts(rec: Any, codes: Codes) -> Iterator[Group]:
    """S-7.7.1, S-5.8.2: a pawn within his cell; or the ball that a keeper puts down."""
    for pawn, spots in _by_pawn(codes, SPOT, SPOTS):
        picks = () if rec.phase == n.HANDS else PIECE_PICKS[rec.who * TEAM + pawn]
        ids = tuple([SPOT_IDS[(code - SPOT) % SPOTS] for code in spots])
        places = _spots_of(rec.cell[rec.who * TEAM + pawn], spots, SPOT)
        deed = "walk" if picks else "place"
        yield Group(picks, "button", ids, runs_of(spots), deed, exits=places)


def _goal_spots(rec: Any, codes: Codes) -> Iterator[Group]:
    """S-8.13."""
    for at, spots in _by_pawn(codes, GOAL_SPOT, SPOTS):
        cell = GOAL_AREA_CELLS[rec.side][at]
        picks = (Pick("cell", NAMES[cell]),)
        ids = tuple([SPOT_IDS[(code - GOAL_SPOT) % SPOTS] for code in spots])
        places = _spots_of(cell, spots, GOAL_SPOT)
        yield Group(picks, "button", ids, runs_of(spots), "place", exits=places)


def _spots_of(cell: int, codes: Codes, first: int) -> tuple[Place, ...]:
    """Where in a cell its spots lie."""
    found = [(code - first) % SPOTS for code in codes]
    return tuple([place(CENTRE_X[cell] + SPOT_X[at], CENTRE_Y[cell] + SPOT_Y[at]) for at in found])


def _words(rec: Any, codes: Codes) -> Iterator[Group]:
    said = [code for code in codes if code not in DECLINES and not _is_rod(code)]
    for deed in ("aim", ""):
        same = tuple([code for code in said if (code in STRIKES) == (deed == "aim")])
        if same:
            yield Group((), "button", tuple([BUTTONS[code] for code in same]), same, deed)
    rods = tuple([code for code in codes if _is_rod(code)])
    if rods:
        x = TOWARDS[rec.side] * HALF_LENGTH
        places = tuple([place(x, ROD_SPOTS[code - ROD]) for code in rods])
        yield Group((), "button", tuple([BUTTONS[code] for code in rods]), rods, exits=places)
    for code in codes:
        if code in DECLINES:
            # To play on after a restart is as good as anything else that may be done there.
            deed = "" if rec.phase in _PLACING else "decline"
            yield Group((), "button", (_declined(rec, code),), (code,), deed)


def _is_rod(code: int) -> bool:
    return ROD <= code < DRIBBLE


def _declined(rec: Any, code: int) -> str:
    """S-7.2, S-8.6: to end is a quick turn, or the rest stay where they are."""
    if code == END and rec.phase == n.ATTACK and is_quick(rec):
        return "quick"
    if code != END or rec.phase not in _PLACING or rec.phase == n.LINEUP:
        return BUTTONS[code]
    return "stay" if has_placed(rec) else "as-we-stand"


def _people(rec: Any, codes: Codes) -> Iterator[Group]:
    """Dribbles, takers, keepers, substitutes; formations."""
    bounds = [bisect_left(codes, code) for code in (TAKER, KEEPER_NAMED, SUB, FORMATION)]
    dribbles, takers, keepers, subs, formations = (
        codes[low:high]
        for low, high in zip([0, *bounds], [*bounds, len(codes)], strict=True)
    )  # fmt: skip
    own, other = rec.who * TEAM, (1 - rec.who) * TEAM
    if dribbles:
        ids = tuple([PIECE_IDS[other + code - DRIBBLE] for code in dribbles])
        yield Group((), "piece", ids, dribbles)
    if takers:
        ids = tuple([PIECE_IDS[own + code - TAKER] for code in takers])
        yield Group((), "piece", ids, takers, "place")
    if keepers:
        ids = tuple([PIECE_IDS[own + code - KEEPER_NAMED] for code in keepers])
        yield Group(_NAMES_KEEPER, "piece", ids, keepers)
    yield from _substitutes(own, subs)
    if formations:
        ids = tuple([FORMATION_NAMES[code - FORMATION] for code in formations])
        yield Group((), "button", ids, formations, "place")


def _substitutes(own: int, codes: Codes) -> Iterator[Group]:
    """S-8.15: from the bench first, then for whom."""
    found: dict[int, list[int]] = {}
    for code in codes:
        found.setdefault((code - SUB) % TEAM, []).append(code)
    for comes, same in found.items():
        ids = tuple([PIECE_IDS[own + (code - SUB) // TEAM] for code in same])
        yield Group(PIECE_PICKS[own + comes], "piece", ids, tuple(same), "place")


# Throws

_FIRST = {face: (Pick("face", face),) for face in (*DIE_FACES, *ANGLE_FACES)}


def _faces(rec: Any, actions: Codes) -> tuple[Group, ...]:
    """Of two dice one is told after the other."""
    if rec.phase == n.ERROR:
        return _of_two(ANGLE_FACES, POWER_FACES, actions)
    if rec.phase == n.DUEL:
        return _of_two(DIE_FACES, DIE_FACES, actions)
    faces = {n.TOSS: SIDES, n.ROD_PHASE: ROD_FACES}.get(rec.phase, DIE_FACES)
    return (Group((), "face", faces, actions),)


def _of_two(first: tuple[str, ...], second: tuple[str, ...], actions: Codes) -> tuple[Group, ...]:
    many = len(second)
    return tuple(
        Group(_FIRST[face], "face", second, actions[i * many : (i + 1) * many])
        for i, face in enumerate(first)
    )
