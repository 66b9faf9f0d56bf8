"""What a seat sees of a match of Handball et dé."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from debut.games.handball import names as n
from debut.games.handball.board import (
    BALL_TO,
    FORMATION,
    FORMATION_NAMES,
    KEEP,
    KEEPER,
    MOST_REPOSITIONED,
    NAMES,
    NEXT,
    SHOT,
    SQUARES,
    STAND,
    STAY,
    TEAM,
    THROW_ON,
)
from debut.games.handball.fields import NOWHERE
from debut.games.handball.notation import DIE_FACES, faces_at
from debut.games.handball.position.keys import SIDES
from debut.games.handball.rules.placing import steps_of, take_formation
from debut.games.handball.rules.squares import WORK, end_of
from debut.games.handball.view.court import BOARDS, CENTRE_CELL, DICE, GOAL_CELLS, middle_of
from debut.games.handball.view.fates import SLIPS_THROUGH, goal_cell, scoring, settled
from debut.games.handball.view.masks import members
from debut.games.handball.view.notices import notices
from debut.games.handball.view.routes import ball_ends, flight, shot, shown_flight, walk
from debut.kernel.layout import CHANCE
from debut.kernel.views import (
    LOSES,
    SCORES,
    Clock,
    Die,
    Group,
    Leg,
    Message,
    Pick,
    Piece,
    Scene,
)

BALL = "ball"
HELD_ASIDE, HELD_SIZE = 0.27, 72  # of a cell, from its middle; hundredths of the usual
SECONDS = 60


def piece_id(side: int, index: int) -> str:
    return f"{SIDES[side]}{index + 1}"


PIECE_IDS = tuple(piece_id(side, index) for side in (0, 1) for index in range(TEAM))
PIECE_PICKS = tuple((Pick("piece", piece),) for piece in PIECE_IDS)


def _piece(pawn: int, cell: str) -> Piece:
    kind = "keeper" if pawn % TEAM == KEEPER else "pawn"
    return Piece(PIECE_IDS[pawn], kind, cell, pawn // TEAM)


# Each pawn on each square, and last beside the court.
PIECES = tuple(tuple(_piece(pawn, cell) for cell in (*NAMES, "")) for pawn in range(len(PIECE_IDS)))


@cache
def _ball(cell: str, holder: int | None) -> Piece:
    """Alone it lies in the middle of its cell; held, it is small beside the pawn's number."""
    if holder is None:
        return Piece(BALL, "ball", cell)
    x, y = middle_of(NAMES.index(cell))
    at = round(100 * (x + HELD_ASIDE)), round(100 * (y + HELD_ASIDE))
    return Piece(BALL, "ball", cell, holder, at, HELD_SIZE)


def scene(rec: Any) -> Scene:
    pawns = tuple(rec.pawn)
    pieces = [
        PIECES[pawn][square] for pawn, square in enumerate(pawns) if square != NOWHERE
    ]  # fmt: skip
    bench = tuple([PIECES[pawn][SQUARES] for pawn, square in enumerate(pawns) if square == NOWHERE])
    pieces.append(_ball(*_ball_lies(rec, pawns)))
    facts, signs = notices(rec, pawns)
    return Scene(
        _prompt(rec), tuple(pieces), _dice(rec), facts, bench=bench,
        board=BOARDS[rec.court], swapped=bool(rec.end), signs=signs,
    )  # fmt: skip


def _ball_lies(rec: Any, pawns: tuple[int, ...]) -> tuple[str, int | None]:
    """The cell of the ball, and whose it is."""
    if rec.ball == NOWHERE:
        beaten = rec.restart == n.AFTER_GOAL
        return (GOAL_CELLS[end_of(rec, rec.taking)] if beaten else CENTRE_CELL), None
    # The keeper throws before it is known where the ball comes down: it is on its way.
    way = shot(rec) if rec.phase == n.SAVE else ()
    if rec.phase == n.INTERCEPT:
        way = shown_flight(rec)
    if way:
        return NAMES[way[-1]], None
    holder = pawns.index(rec.ball) // TEAM if rec.ball in pawns else None
    return NAMES[rec.ball], holder


def _prompt(rec: Any) -> Message:
    phase, side = rec.phase, rec.side
    if phase == n.OVER_PHASE:
        return Message("prompt-over", {"a": rec.score[0], "b": rec.score[1]})
    if phase == n.TAKER:
        return Message(_TAKERS[rec.restart], {"side": SIDES[side]})
    if phase == n.PLACE:
        return _placing(rec)
    if phase in (n.SAVE, n.INTERCEPT):
        return Message(_PROMPTS[phase], {"side": SIDES[1 - side], "n": rec.distance})
    return Message(_PROMPTS[phase], {"side": SIDES[side], "n": rec.die})


_PROMPTS = {
    n.LOT: "prompt-lot", n.WALK_THROW: "prompt-walk-throw", n.WALK: "prompt-walk",
    n.CHOOSE: "prompt-choose", n.BALL_THROW: "prompt-ball-throw", n.BALL: "prompt-ball",
    n.SAVE: "prompt-save", n.INTERCEPT: "prompt-intercept", n.SEVEN_THROW: "prompt-seven",
}  # fmt: skip
_TAKERS = {
    n.FREE: "prompt-taker-free", n.SEVEN: "prompt-taker-seven", n.KEEPERS: "prompt-taker-keeper",
    n.AFTER_GOAL: "prompt-taker-goal", n.ENGAGE: "prompt-taker-engage",
}  # fmt: skip
_PLACING = {
    n.FREE: "prompt-place-free", n.SEVEN: "prompt-place-seven", n.KEEPERS: "prompt-place-keeper",
    n.AFTER_GOAL: "prompt-place-goal", n.ENGAGE: "prompt-place-engage",
}  # fmt: skip


def _placing(rec: Any) -> Message:
    """H-4.7.1: in which half; H-4.3.1: how many pawns may still be moved."""
    values: dict[str, str | int] = {"side": SIDES[rec.side]}
    if rec.restart == n.AFTER_GOAL:
        values["half"] = "own" if rec.side == rec.taking else "any"
    elif rec.restart != n.ENGAGE:
        values["half"] = "own" if rec.step < 2 else "other"
    if rec.restart == n.KEEPERS:
        values["n"] = MOST_REPOSITIONED - rec.moved[rec.side]
    return Message(_PLACING[rec.restart], values)


def _dice(rec: Any) -> tuple[Die, ...]:
    if rec.phase == n.LOT:
        return (Die(DICE[1], thrown=True),)
    if rec.turn == CHANCE:
        keepers = rec.phase in (n.SAVE, n.INTERCEPT)
        return (Die(DICE[0], 1 - rec.side if keepers else rec.side, thrown=True),)
    if rec.phase in (n.WALK, n.BALL):
        return (Die(DICE[0], rec.side, DIE_FACES[rec.die - 1]),)
    return ()


def clock(rec: Any) -> Clock:
    if rec.clock == n.BY_CLOCK:
        return Clock("seconds", rec.end + 1, 0, SECONDS * rec.minutes, bool(rec.up))
    return Clock("turns", rec.end + 1, rec.turns, 2 * rec.actions)


def groups(rec: Any, actions: tuple[int, ...]) -> tuple[Group, ...]:
    if rec.turn == CHANCE:
        faces = faces_at(rec)
        return (Group((), "face", tuple([faces[action] for action in actions]), actions),)
    if rec.phase == n.BALL:
        return tuple(_throws(rec, actions))
    deed = "walk" if rec.phase == n.WALK else "place"
    return (*_of_pawns(rec.side, actions, deed), *_buttons(actions))


def _of_pawns(side: int, actions: tuple[int, ...], deed: str) -> Iterator[Group]:
    """Where each pawn can walk or be put. The codes of each lie together."""
    low = 0
    for index in range(TEAM):
        own = index * SQUARES
        high = bisect_left(actions, own + SQUARES, low)
        if high > low:
            codes = actions[low:high]
            ids = tuple([NAMES[code - own] for code in codes])
            yield Group(PIECE_PICKS[side * TEAM + index], "cell", ids, codes, deed)
            low = high


# The buttons with the codes they belong to, and what they do.
BUTTONS = (
    *((FORMATION + i, name, "place") for i, name in enumerate(FORMATION_NAMES)),
    (STAND, "stand", "decline"),
    (THROW_ON, "throw", ""),
    (KEEP, "keep", "decline"),
    (NEXT, "next", "decline"),
    (STAY, "stay", ""),
)
_BUTTON = {code: (button, deed) for code, button, deed in BUTTONS}


def _buttons(actions: tuple[int, ...]) -> Iterator[Group]:
    found: dict[str, list[int]] = {}
    for code in actions[bisect_left(actions, STAND) :]:
        found.setdefault(_BUTTON[code][1], []).append(code)
    for deed, codes in found.items():
        ids = tuple([_BUTTON[code][0] for code in codes])
        yield Group((), "button", ids, tuple(codes), deed)


def _throws(rec: Any, actions: tuple[int, ...]) -> Iterator[Group]:
    """Where the ball can go, by what becomes of it there and how surely."""
    ends, risky = ball_ends(rec, rec.die)
    for fate, squares in settled(rec, ends).items():
        # The others get a lost ball either way: nothing hangs on the keeper.
        unsure = squares & risky if fate != LOSES else 0
        for part, share in ((squares & ~unsure, 1.0), (unsure, SLIPS_THROUGH)):
            if part:
                yield _flights(members(part), fate, share)
    if actions[-1] == SHOT:
        share = scoring(rec, len(shot(rec)) - 1)
        yield Group((), "cell", (goal_cell(rec),), (SHOT,), "flight", SCORES, share)


def _flights(squares: list[int], fate: str, share: float) -> Group:
    ids = tuple([NAMES[square] for square in squares])
    codes = tuple([BALL_TO + square for square in squares])
    return Group((), "cell", ids, codes, "flight", fate, share)


def cells(squares: Iterable[int]) -> tuple[str, ...]:
    return tuple([NAMES[square] for square in squares])


def legs(rec: Any, action: int) -> tuple[Leg, ...]:
    if rec.turn == CHANCE:
        return ()
    if action < STAND:
        if rec.phase == n.WALK:
            return (Leg("walk", cells(walk(rec, action))),)
        index, square = divmod(action, SQUARES)
        return (_put(rec.side * TEAM + index, rec.pawn[rec.side * TEAM + index], square),)
    if action == SHOT:
        return (Leg("flight", (*cells(shot(rec)), goal_cell(rec))),)
    if BALL_TO <= action < SHOT:
        return (Leg("flight", cells(flight(rec, action - BALL_TO))),)
    if FORMATION <= action < NEXT:
        return tuple(_formation(rec, action - FORMATION))
    return ()


def _put(pawn: int, start: int, square: int) -> Leg:
    path = (square,) if start == NOWHERE else (start, square)
    return Leg("place", cells(path), piece=PIECE_IDS[pawn])


def _formation(rec: Any, number: int) -> Iterator[Leg]:
    """H-4.7.6: where everybody would stand, those in the other half included, if they can then."""
    after, work, side = type(rec).from_buffer_copy(rec), [0] * WORK, rec.side
    take_formation(after, side, number, work)
    if steps_of(rec) > 2 and rec.step < 2:
        after.step += 2
        take_formation(after, side, number, work)
    for pawn in range(side * TEAM, (side + 1) * TEAM):
        if after.pawn[pawn] != rec.pawn[pawn]:
            yield _put(pawn, rec.pawn[pawn], after.pawn[pawn])
