"""What a seat sees of a match of BUT."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import Any

from debut.games.but import names as n
from debut.games.but.board import (
    DICE,
    END,
    FORMATION,
    FORMATION_NAMES,
    KEEPER_STEPS,
    NAMES,
    PASS,
    SAME,
    SIDES_OF_DIE,
    SQUARES,
    STAY,
    TAKE,
    TEAM,
    WAYS,
)
from debut.games.but.fields import NOWHERE
from debut.games.but.notation import DIE_FACES, LOT_FACES
from debut.games.but.position.keys import SIDES, team
from debut.games.but.rules.flow import stand_at_home
from debut.games.but.rules.moving import must_play_black, steps_of
from debut.games.but.rules.squares import WORK, kicking
from debut.games.but.tables import CENTRE_SQUARE, FORMATION_SQUARES, HALF_OF, NEXT
from debut.games.but.view.fates import goal_of
from debut.games.but.view.kick_picks import kicks
from debut.games.but.view.notices import notices
from debut.games.but.view.pieces import PIECE_IDS, PIECE_PICKS, PIECES, ball_piece
from debut.games.but.view.pitch import EXITS, LOT
from debut.games.but.view.routes import ButFlight, kick, opponents, walk
from debut.kernel.layout import CHANCE
from debut.kernel.views import Clock, Die, Group, Leg, Message, Pick, Scene, runs_of

SECONDS = 60


def scene(rec: Any) -> Scene:
    figures = tuple(rec.figure)
    pieces = [
        PIECES[figure][square] for figure, square in enumerate(figures) if square != NOWHERE
    ]  # fmt: skip
    bench = tuple(
        [PIECES[figure][SQUARES] for figure, square in enumerate(figures) if square == NOWHERE]
    )
    ball = CENTRE_SQUARE if rec.ball == NOWHERE else rec.ball
    holder = figures.index(ball) if rec.ball in figures and rec.ball != NOWHERE else NOWHERE
    pieces.append(ball_piece(ball, holder))
    facts, signs = notices(rec, figures, holder)
    return Scene(_prompt(rec), tuple(pieces), _dice(rec), facts, bench=bench, signs=signs)


def _prompt(rec: Any) -> Message:
    phase, side = rec.phase, rec.side
    if phase == n.OVER_PHASE:
        return Message("prompt-over", {"a": rec.score[0], "b": rec.score[1]})
    if phase == n.KEEPER_PHASE:
        return Message("prompt-keeper", {"side": SIDES[HALF_OF[rec.ball]], "n": KEEPER_STEPS})
    if phase in (n.PENALTY, n.PUT):
        return Message(_PROMPTS[phase], {"side": SIDES[1 - side], "number": rec.kicker + 1})
    values: dict[str, str | int] = {"side": SIDES[side]}
    if phase == n.PLACE:
        index = tuple(rec.figure)[team(side)].index(NOWHERE)
        return Message(_PROMPTS[phase], values | {"number": index + 1})
    if phase != n.PLAY:
        return Message(_PROMPTS[phase], values)
    black, yellow = rec.die
    values["left"] = "both" if black and yellow else DICE[0] if black else DICE[1]
    values |= {"black": black, "yellow": yellow}
    if rec.kicker != NOWHERE and black:
        return Message("prompt-free-kick", values | {"number": rec.kicker + 1})
    return Message("prompt-keeper-ball" if must_play_black(rec) else "prompt-play", values)


_PROMPTS = {
    n.LOT: "prompt-lot", n.FORMATION_PHASE: "prompt-formation", n.PLACE: "prompt-place",
    n.THROW: "prompt-throw", n.PENALTY: "prompt-penalty", n.PUT: "prompt-put",
}  # fmt: skip


def _dice(rec: Any) -> tuple[Die, ...]:
    """In the hand of whoever throws; then, with their faces, but for those that are used."""
    phase, side = rec.phase, rec.side
    if phase == n.LOT:
        return (Die(LOT, thrown=True),)
    if phase == n.THROW:
        return tuple([Die(die, side, thrown=True) for die in DICE])
    if phase == n.PENALTY:
        return (Die(DICE[n.BLACK], 1 - side, thrown=True),)
    if phase not in (n.KEEPER_PHASE, n.PLAY):
        return ()
    playing = phase == n.PLAY
    return tuple(
        [Die(die, side, DIE_FACES[face - 1] if face else None, spent=playing and not face)
         for die, face in zip(DICE, rec.die, strict=True)]
    )  # fmt: skip


def clock(rec: Any) -> Clock:
    if rec.clock == n.BY_CLOCK:
        return Clock("seconds", rec.half + 1, 0, SECONDS * rec.minutes, bool(rec.up))
    return Clock("turns", rec.half + 1, rec.turns, rec.length)


def partner(rec: Any, side: int) -> int:
    """B-1.5.1: partners take their side's turns by turns; one decides for the turn that comes."""
    return int(rec.played[side] % 2)


# Actions as picks


DIE_PICKS = tuple(Pick("die", die) for die in DICE)
FACE_PICKS = tuple(Pick("face", face) for face in DIE_FACES)
# Who walks by which die: the picks before the square.
WALKERS = tuple(
    tuple((die, *piece) for die in DIE_PICKS for piece in PIECE_PICKS[team(side)])
    for side in (0, 1)
)
END_OF_WALK = NAMES * (len(DICE) * TEAM)
end_of_walk = END_OF_WALK.__getitem__


def groups(rec: Any, actions: tuple[int, ...]) -> tuple[Group, ...]:
    if rec.turn == CHANCE:
        return _faces(rec, actions)
    phase = rec.phase
    if phase == n.PLAY:
        return tuple(_plays(rec, actions))
    if phase == n.FORMATION_PHASE:
        return (Group((), "button", FORMATION_NAMES, actions, "place"),)
    if phase == n.PUT:
        return (Group((), "cell", _ends(actions), runs_of(actions), "place"),)
    *squares, last = actions
    side, deed = rec.turn, "place" if phase == n.PLACE else "walk"
    codes = tuple(squares) if last in (STAY, SAME) else actions
    piece = PIECE_PICKS[side * TEAM + codes[0] // SQUARES] if codes else ()
    found = (Group(piece, "cell", _ends(codes), runs_of(codes), deed),) if codes else ()
    if last == STAY:
        return (*found, Group((), "button", ("stay",), (STAY,), "decline"))
    return (*found, Group((), "button", ("same",), (SAME,), "place")) if last == SAME else found


def _ends(codes: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(end_of_walk, codes))


def _faces(rec: Any, actions: tuple[int, ...]) -> tuple[Group, ...]:
    """Both dice are told one after the other."""
    if rec.phase != n.THROW:
        faces = LOT_FACES if rec.phase == n.LOT else DIE_FACES
        return (Group((), "face", faces, actions),)
    return tuple(
        [
            Group((black,), "face", DIE_FACES, actions[i * SIDES_OF_DIE : (i + 1) * SIDES_OF_DIE])
            for i, black in enumerate(FACE_PICKS)
        ]
    )


def is_double(rec: Any) -> bool:
    """Whether both dice are left and show the same: the yellow one, which only walks, is meant."""
    black, yellow = rec.die
    return bool(black and black == yellow)


def _plays(rec: Any, actions: tuple[int, ...]) -> Iterator[Group]:
    walkers, doubles = WALKERS[rec.side], is_double(rec)
    low, high = 0, bisect_left(actions, TAKE)
    while low < high:
        who = actions[low] // SQUARES
        after = bisect_left(actions, (who + 1) * SQUARES, low, high)
        codes = actions[low:after]
        usual = doubles and who >= TEAM
        yield Group(walkers[who], "cell", _ends(codes), runs_of(codes), "walk", usual=usual)
        low = after
    high = bisect_left(actions, PASS, low)
    if high > low:
        yield from _takes(rec, actions[low:high])
    if high < len(actions) and actions[high] < FORMATION:
        yield from kicks(rec, actions[high:-1] if actions[-1] == END else actions[high:])
    if actions[-1] == END:
        yield Group((), "button", ("end",), (END,), "decline")


def _takes(rec: Any, codes: tuple[int, ...]) -> Iterator[Group]:
    """B-4.5.1: from the holder; and where the taker then stands, if there is a choice."""
    held = PIECE_PICKS[tuple(rec.figure).index(rec.ball)]
    found: dict[int, list[int]] = {}
    for code in codes:
        found.setdefault((code - TAKE) // WAYS, []).append(code)
    for who, same in found.items():
        before = WALKERS[rec.side][who]
        usual = is_double(rec) and who >= TEAM
        if len(same) == 1:
            yield Group(before, "piece", (held[0].id,), tuple(same), "walk", usual=usual)
        else:
            ids = cells(NEXT[rec.ball][(code - TAKE) % WAYS] for code in same)
            yield Group((*before, *held), "cell", ids, tuple(same), "walk", usual=usual)


# What an action does


def cells(squares: Iterable[int]) -> tuple[str, ...]:
    return tuple([NAMES[square] for square in squares])


def legs(rec: Any, action: int) -> tuple[Leg, ...]:
    if rec.turn == CHANCE or action in (STAY, END):
        return ()
    side = rec.turn
    if action >= FORMATION:
        return (Leg("place", cells(_placed(rec, side, action))),)
    if action >= PASS:
        figures = tuple(rec.figure)
        return (flight_leg(kick(rec, figures, opponents(figures, side), action)),)
    if action >= TAKE:
        die, index = divmod((action - TAKE) // WAYS, TEAM)
        end = NEXT[rec.ball][(action - TAKE) % WAYS]
        way = walk(rec, side, index, end, rec.die[die])
        ball = Leg("flight", cells((rec.ball, end)))
        return (Leg("walk", cells(way)), ball) if len(way) > 1 else (ball,)
    index, end = divmod(action, SQUARES)
    if rec.phase == n.KEEPER_PHASE:
        return (Leg("walk", cells(walk(rec, side, index, end, KEEPER_STEPS))),)
    if rec.phase == n.PLAY:
        die, index = divmod(index, TEAM)
        return (Leg("walk", cells(walk(rec, side, index, end, steps_of(index, rec.die[die])))),)
    start, piece = rec.figure[side * TEAM + index], PIECE_IDS[side * TEAM + index]
    return (Leg("place", cells((end,) if start == NOWHERE else (start, end)), piece=piece),)


def _placed(rec: Any, side: int, action: int) -> list[int]:
    """B-2.2, B-2.3.1: everybody as the formation, or as before, as they will stand."""
    ready = type(rec).from_buffer_copy(rec)
    if action != SAME:
        ready.home[team(side)] = [int(one) for one in FORMATION_SQUARES[side][action - FORMATION]]
    stand_at_home(ready, side, kicking(rec), [0] * WORK)
    return list(ready.figure[team(side)])


def flight_leg(flight: ButFlight) -> Leg:
    """Into a goal, or out beyond the last square."""
    path = cells(flight.path)
    if not flight.leaves:
        return Leg("flight", path)
    goal = goal_of(flight)
    if goal:
        return Leg("flight", (*path, goal[1]))
    return Leg("flight", path, exit=EXITS[flight.path[-1]][flight.way])
