"""What a seat sees of a StreetSoccer match."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import Any

from debut.games.streetsoccer import names as n
from debut.games.streetsoccer.board import (
    BALL_TO,
    CENTRAL,
    CENTRE,
    DARK,
    FIELD,
    FORMATION,
    FORMATION_NAMES,
    FORMATIONS,
    GOAL_END,
    GOALS,
    HEIGHT,
    IN_GOAL,
    KEEPER,
    KICK,
    KICK_OFF_LENGTHS,
    LIGHT,
    NAMES,
    PER_FOOTBALLER,
    PLACE,
    SIDES_OF_DIE,
    SKIP,
    SQUARES,
    TEAM,
    WIDTH,
    formation,
    on_field,
)
from debut.games.streetsoccer.fields import NOBODY, NOT_PLACED
from debut.games.streetsoccer.notation import DIE_FACES, KICK_OFF_FACES, LOT_FACES, faces_at
from debut.games.streetsoccer.position.keys import SIDES, team
from debut.games.streetsoccer.rules.placing import (
    next_to_place,
    owed_central,
    owed_other_half,
    owed_own_half,
    placed,
)
from debut.games.streetsoccer.tables import PLACES_FIRST
from debut.games.streetsoccer.view.routes import goal_of, kicks, standing_kicks, walk
from debut.kernel.layout import CHANCE
from debut.kernel.views import (
    SCORES,
    Board,
    Cell,
    Clock,
    Die,
    DieFace,
    DieKind,
    Group,
    Leg,
    Line,
    Mark,
    Message,
    Pick,
    Picked,
    Piece,
    Scene,
    grouped,
)

GOAL_CELLS = ("goal-a", "goal-b")
CENTRE_CELL = "centre"
BALL = "ball"
DICE = ("die", "kick-off", "lot")
SPOT = 0.16  # of a square: how far the cell of the centre reaches
PAINTED = 0.11  # …and how much of it is painted
CIRCLE = 0.9
CELLS = {
    **dict(enumerate(NAMES)),
    CENTRE: CENTRE_CELL,
    **{goal_of(side): GOAL_CELLS[side] for side in (0, 1)},
}

Box = tuple[tuple[float, float], ...]


def _box(left: float, top: float, right: float, low: float) -> Box:
    return (left, top), (right, top), (right, low), (left, low)


def _zone(square: int) -> str:
    zones = {"dark": DARK, "light": LIGHT, "central": CENTRAL}
    for zone, pairs in zones.items():
        if square in pairs[0] + pairs[1]:
            return zone
    return "field" if on_field(square) else "ring"


def board() -> Board:
    cells = []
    for square in range(SQUARES):
        x, y = float(square % WIDTH), float(square // WIDTH)
        if square not in GOALS[0] + GOALS[1]:
            cells.append(Cell(NAMES[square], _box(x, y, x + 1, y + 1), _zone(square)))
    nets = []
    for side, squares in enumerate(GOALS):
        x, y = float(squares[0] % WIDTH), float(squares[0] // WIDTH)
        nets.append(_box(x, y, x + 1, y + len(squares)))
        cells.append(Cell(GOAL_CELLS[side], nets[-1], "goal"))
    middle = WIDTH / 2, HEIGHT / 2
    spot = _box(middle[0] - SPOT, middle[1] - SPOT, middle[0] + SPOT, middle[1] + SPOT)
    cells.append(Cell(CENTRE_CELL, spot, "spot"))
    lines = (
        Line("field", _box(1.0, 1.0, WIDTH - 1.0, HEIGHT - 1.0)),
        Line("halfway", ((middle[0], 1.0), (middle[0], HEIGHT - 1.0))),
        *(Line("goal", net, side) for side, net in enumerate(nets)),
    )
    weights = [SIDES_OF_DIE - length for length in range(1, KICK_OFF_LENGTHS + 1)] * 2
    dice = (
        DieKind("die", "ivory", tuple(DieFace(face, 1) for face in DIE_FACES)),
        DieKind(
            "kick-off", "gold",
            tuple(map(DieFace, KICK_OFF_FACES, weights)), "die",
        ),
        DieKind("lot", "gold", tuple(DieFace(face, 1) for face in LOT_FACES)),
    )  # fmt: skip
    ground = Mark("circle", (middle,), CIRCLE), Mark("spot", (middle,), PAINTED)
    return Board("streetsoccer", float(WIDTH), float(HEIGHT), tuple(cells), lines, dice, ground)


def piece_id(side: int, number: int) -> str:
    return f"{SIDES[side]}{number + 1}"


def _piece(side: int, number: int, cell: str) -> Piece:
    kind = "keeper" if number == KEEPER else "footballer"
    return Piece(piece_id(side, number), kind, cell, side)


def scene(rec: Any) -> Scene:
    pieces, bench = [], []
    for side in (0, 1):
        for number, square in enumerate(team(rec, side)):
            if square == NOT_PLACED:
                bench.append(_piece(side, number, ""))
            else:
                pieces.append(_piece(side, number, NAMES[square]))
    pieces.append(Piece(BALL, "ball", ball_cell(rec)))
    return Scene(_prompt(rec), tuple(pieces), _dice(rec), _facts(rec), bench=tuple(bench))


def ball_cell(rec: Any) -> str:
    if rec.ball == CENTRE:
        return CENTRE_CELL
    if rec.ball != IN_GOAL:
        return CELLS[int(rec.ball)]
    scorer = int(rec.last if rec.reason != n.EXTRA_TIME else rec.winner)
    return GOAL_CELLS[1 - scorer]


def _prompt(rec: Any) -> Message:
    if rec.phase == n.OVER_PHASE:
        return Message("prompt-over", {"a": rec.score[0], "b": rec.score[1]})
    values: dict[str, str | int] = {"side": SIDES[rec.side], "n": rec.die}
    if rec.phase == n.PLACING:
        values["now"] = _to_place_now(rec)
    return Message(_PROMPTS[rec.phase], values)


_PROMPTS = {
    n.LOT: "prompt-lot", n.TAKE_FORMATION: "prompt-formation", n.PLACING: "prompt-place",
    n.KICK_OFF_THROW: "prompt-kick-off-throw", n.KICK_OFF: "prompt-kick-off",
    n.THROW: "prompt-throw", n.MOVE: "prompt-move", n.SCORER_KEEPER: "prompt-scorer-keeper",
    n.BEATEN_KEEPER: "prompt-beaten-keeper", n.RESTART_THROW: "prompt-restart-throw",
    n.RESTART: "prompt-restart",
}  # fmt: skip


def _to_place_now(rec: Any) -> int:
    """ST-2.2: how many this side places before the other goes on."""
    order = PLACES_FIRST[rec.setup][: 2 * TEAM]
    rest = order[placed(rec) :]
    return next((i for i, who in enumerate(rest) if who != rest[0]), len(rest))


def _dice(rec: Any) -> tuple[Die, ...]:
    if rec.phase == n.LOT:
        return (Die("lot", thrown=True),)
    if rec.phase == n.KICK_OFF_THROW:
        return (Die("kick-off", thrown=True),)
    if rec.phase == n.KICK_OFF:
        face = KICK_OFF_FACES[rec.side * KICK_OFF_LENGTHS + rec.die - 1]
        return (Die("kick-off", rec.side, face),)
    if rec.phase in (n.THROW, n.RESTART_THROW):
        return (Die("die", rec.side, thrown=True),)
    return (Die("die", rec.side, DIE_FACES[rec.die - 1]),) if rec.die else ()


def in_extra_time(rec: Any) -> bool:
    regular = 2 * rec.minutes
    return bool(rec.turns > regular or (rec.turns == regular and rec.phase != n.OVER_PHASE))


def clock(rec: Any) -> Clock:
    if in_extra_time(rec):
        return Clock("minutes", 2, (rec.turns - 2 * rec.minutes) // 2, rec.extra)
    return Clock("minutes", 1, rec.turns // 2, rec.minutes)


def _facts(rec: Any) -> tuple[Message, ...]:
    if rec.phase == n.PLACING:
        return _owed(rec)
    if rec.phase == n.KICK_OFF:
        return (Message("fact-no-goal-now"),)
    if rec.phase == n.OVER_PHASE or not in_extra_time(rec):
        return ()
    if rec.last == NOBODY:
        return Message("fact-extra"), Message("fact-no-goal-yet")
    return Message("fact-extra"), Message("fact-last", {"side": SIDES[rec.last]})


def _owed(rec: Any) -> tuple[Message, ...]:
    """What the side that places must still do (ST-2.3 to 2.5)."""
    side = rec.side
    facts = []
    if team(rec, side)[KEEPER] == NOT_PLACED:
        facts.append(Message("fact-owed-keeper"))
    central = owed_central(rec, side, NOT_PLACED)
    if central:
        facts.append(Message("fact-owed-central"))
    own = owed_own_half(rec, side, NOT_PLACED) - central
    if own:
        facts.append(Message("fact-owed-own-half", {"n": own}))
    if owed_other_half(rec, side, NOT_PLACED):
        facts.append(Message("fact-owed-other-half"))
    return tuple(facts)


def groups(rec: Any, actions: tuple[int, ...]) -> tuple[Group, ...]:
    if rec.turn == CHANCE:
        faces = faces_at(rec)
        return (Group((), "face", tuple([faces[action] for action in actions]), actions),)
    first = actions[0]
    if first < BALL_TO:
        return tuple(_moves(rec.side, actions))
    if first < PLACE:
        ends = tuple([end_cell(rec.side, action - BALL_TO) for action in actions])
        return tuple(_kicks((), ends, actions, actions[-1] - BALL_TO))
    if first < FORMATION:
        return grouped(Picked(action, _placing(rec, action - PLACE), "place") for action in actions)
    names = (*FORMATION_NAMES, "skip")
    ids = tuple([names[action - FORMATION] for action in actions])
    return (Group((), "button", ids, actions, "place" if first < SKIP else ""),)


def _moves(side: int, actions: tuple[int, ...]) -> Iterator[Group]:
    """Each footballer's walks, and his kicks. The codes of either lie together."""
    low = 0
    for footballer in range(TEAM):
        piece = PIECE_PICKS[side][footballer]
        own = footballer * PER_FOOTBALLER
        for end, last, deed in ((own + KICK, WALK_CELLS, "walk"),
                                (own + PER_FOOTBALLER, KICK_CELLS[side], "flight")):  # fmt: skip
            high = bisect_left(actions, end, low)
            if high > low:
                codes = actions[low:high]
                ids = tuple([last[code - own] for code in codes])
                if deed == "walk":
                    yield Group(piece, "cell", ids, codes, deed)
                else:
                    yield from _kicks((*piece, BALL_PICK), ids, codes, codes[-1] - own - KICK)
                low = high


def _kicks(
    before: tuple[Pick, ...], ids: tuple[str, ...], codes: tuple[int, ...], last: int
) -> Iterator[Group]:
    """Kicks, of which the last alone can score. Nobody owns the ball: no other fate is sealed."""
    if last != GOAL_END:
        yield Group(before, "cell", ids, codes, "flight")
        return
    if len(codes) > 1:
        yield Group(before, "cell", ids[:-1], codes[:-1], "flight")
    yield Group(before, "cell", ids[-1:], codes[-1:], "flight", SCORES)


def _placing(rec: Any, square: int) -> tuple[Pick, ...]:
    cell = Pick("cell", NAMES[square])
    if rec.phase != n.PLACING:
        return (cell,)
    number = KEEPER if square in DARK[rec.side] else next_to_place(rec, rec.side)
    return Pick("piece", piece_id(rec.side, number)), cell


def end_cell(side: int, end: int) -> str:
    """Where the ball ends, for a kick of this side."""
    return GOAL_CELLS[1 - side] if end == GOAL_END else NAMES[FIELD[end]]


PIECE_PICKS = tuple(
    tuple((Pick("piece", piece_id(side, number)),) for number in range(TEAM)) for side in (0, 1)
)
BALL_PICK = Pick("piece", BALL)
# The cell that a footballer's action ends on, by its number among his own.
WALK_CELLS = NAMES
KICK_CELLS = tuple(
    ("",) * KICK + tuple(end_cell(side, end) for end in range(GOAL_END + 1)) for side in (0, 1)
)


def cells(squares: Iterable[int]) -> tuple[str, ...]:
    return tuple(CELLS[square] for square in squares)


def legs(rec: Any, action: int) -> tuple[Leg, ...]:
    if rec.turn == CHANCE or action == SKIP:
        return ()
    if action >= FORMATION:
        squares = formation(FORMATIONS[FORMATION_NAMES[action - FORMATION]], rec.side)
        return (Leg("place", cells(squares)),)
    if action >= PLACE:
        return (Leg("place", cells((action - PLACE,))),)
    side, pawns = rec.side, tuple(rec.pawn)
    if action >= BALL_TO:
        kick = standing_kicks(pawns, side, rec.die, rec.phase == n.KICK_OFF)[action - BALL_TO]
        return (Leg("flight", cells(kick.flight.squares), cells(kick.flight.touches)),)
    footballer, what = divmod(action, PER_FOOTBALLER)
    pawn = side * TEAM + footballer
    if what < KICK:
        return (Leg("walk", cells(walk(pawns, rec.ball, pawn, rec.die, what))),)
    kick = kicks(pawns, rec.ball, pawn, rec.die)[what - KICK]
    flight = Leg("flight", cells(kick.flight.squares), cells(kick.flight.touches))
    return Leg("walk", cells(kick.run)), flight
