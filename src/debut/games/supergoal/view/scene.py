"""What a seat sees of a Super Goal! match. The board is drawn as side A sees it."""

from __future__ import annotations

from typing import Any

from debut.games.supergoal import names as n
from debut.games.supergoal.board import (
    AREA,
    ARROW_DICE,
    CHAMPION_PLAY,
    CLOCK_THROWS,
    CORNER,
    DICE,
    DIE_NAMES,
    FROM_CORNER,
    FROM_GOAL_KICK,
    FROM_KEEPER,
    GOAL_KICK,
    HALF_SECONDS,
    KEEPERS_THROW,
    LET,
    LINES,
    NAMES,
    RESTARTS,
    SHOOT,
    SHOT_OUTSIDE,
    SQUARES,
    THROW_BLUE,
    THROW_KEEPER,
    TOURNAMENT_SECONDS,
    WAY,
    may_turn,
)
from debut.games.supergoal.event_codes import SuperGoalEvent
from debut.games.supergoal.fields import NOBODY, UNTHROWN
from debut.games.supergoal.notation import faces_at
from debut.games.supergoal.places import HEIGHT, MARGIN, WIDTH, corner_of, flight_of, seen_by_a
from debut.games.supergoal.tables import FREE_SHOT, IN_AREA, OWN_GOAL_RISK
from debut.games.supergoal.view.fates import fate, fate_of_way
from debut.kernel.events import FLIGHT, KINDS, THROW, Event
from debut.kernel.layout import CHANCE
from debut.kernel.views import (
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
    Place,
    Routine,
    Scene,
    grouped,
)

COLOURS = {
    "control": "orange", "pass": "red", "launch": "violet", "shot": "crimson", "blue": "blue",
    "keeper": "sky", "penalty": "black", "champion": "white", "coin": "gold",
}  # fmt: skip
CIRCLE = 0.9
SPOT = 0.06
TEAMS = ("A", "B")
_HUNDRED = 100
BALL = "ball"


def _zone(square: int) -> str:
    far = SQUARES - 1 - square
    if square in AREA or far in AREA:
        return "area"
    return "shooting" if square in SHOT_OUTSIDE or far in SHOT_OUTSIDE else "field"


def _box(left: float, top: float, right: float, low: float) -> tuple[tuple[float, float], ...]:
    return (left, top), (right, top), (right, low), (left, low)


def board() -> Board:
    cells = []
    for square in range(SQUARES):
        x, y = corner_of(square)
        cells.append(Cell(NAMES[square], _box(x, y, x + 1, y + 1), _zone(square)))
    low = MARGIN + LINES
    middle = WIDTH / 2, MARGIN + LINES / 2
    lines = (
        Line("field", _box(0, MARGIN, WIDTH, low)),
        Line("halfway", ((0.0, middle[1]), (float(WIDTH), middle[1]))),
        Line("area", _box(1, MARGIN, 4, MARGIN + 2)),
        Line("area", _box(1, low - 2, 4, low)),
        Line("goal", _box(2, 0.25, 3, MARGIN), 1),
        Line("goal", _box(2, low, 3, low + 0.75), 0),
    )
    dice = tuple(
        DieKind(die, COLOURS[die], tuple(DieFace(face, sides) for face, sides in faces))
        for die, faces in DICE.items()
    )
    ground = Mark("circle", (middle,), CIRCLE), Mark("spot", (middle,), SPOT)
    return Board("supergoal", float(WIDTH), HEIGHT, tuple(cells), lines, dice, ground)


def events(before: Any, action: int | None, after: Any) -> tuple[Event, ...]:
    rows = [after.log[row] for row in range(after.logged)]
    exit_of = _exit(before, action)
    return tuple(_event(row, exit_of) for row in rows)


def _exit(before: Any, action: int | None) -> Place | None:
    """Where the ball has left the field, if an arrow took it there."""
    if action is None or before.die > n.LAUNCH:
        return None
    if before.phase == n.SIDE and action >= WAY:
        return flight_of(before, action - WAY, before.face).exit
    return flight_of(before, 0, action).exit if before.phase == n.THROW else None


def _event(row: Any, left_at: Place | None) -> Event:
    kind, seat, message, a, b = row
    message_id = SuperGoalEvent(message).message_id
    who = seat if seat >= 0 else None
    if kind == THROW:
        die = DIE_NAMES[a]
        # A coin is nobody's throw: it is told of the side it falls for.
        return Event(
            KINDS[kind], message_id, b if a == n.COIN else who, die=die, face=DICE[die][b][0]
        )
    if kind == FLIGHT:
        return Event(
            KINDS[kind],
            message_id,
            who,
            path=_straight(a, b, seat),
            piece=BALL,
            exit=left_at,
        )
    if message_id == "champion-played":
        return Event(KINDS[kind], message_id, who, die="champion", face=DICE["champion"][b][0])
    return Event(KINDS[kind], message_id, who)


def _straight(start: int, end: int, attack: int) -> tuple[str, ...]:
    """The squares of a flight; one that is not straight is told by its two ends."""
    dx, dy = end % WIDTH - start % WIDTH, end // WIDTH - start // WIDTH
    steps = max(abs(dx), abs(dy), 1)
    if dx % steps or dy % steps:
        squares = [start, end]
    else:
        squares = [start + step * (dx + WIDTH * dy) // steps for step in range(steps + 1)]
    if start == end:
        squares = [start]
    return tuple(seen_by_a(square, attack) for square in squares)


def scene(rec: Any) -> Scene:
    ball = Piece(BALL, "ball", seen_by_a(rec.ball, rec.attack), rec.attack)
    return Scene(_prompt(rec), (ball,), _dice(rec), _facts(rec), routine=_routine(rec))


def _prompt(rec: Any) -> Message:
    phase = rec.phase
    ball = seen_by_a(rec.ball, rec.attack)
    values: dict[str, str | int] = {"side": TEAMS[rec.attack], "ball": ball}
    if rec.turn >= 0:
        values["side"] = TEAMS[rec.turn]
    if rec.turn == CHANCE:
        seat, die = _hand(rec, n.die_of(phase, rec.die)), DIE_NAMES[n.die_of(phase, rec.die)]
        return Message(
            "prompt-throw", {"side": "none" if seat is None else TEAMS[seat], "die": die}
        )
    if phase == n.CHOOSE:
        shot = rec.restart == n.FREE_KICK and (rec.direct or FREE_SHOT[rec.ball])
        if rec.restart in _PLACES:
            values["first"], values["second"] = sorted(
                (seen_by_a(square, rec.attack) for square in _PLACES[rec.restart]),
                key=NAMES.index,
            )
        return Message(f"prompt-choose-{'direct' if shot else RESTARTS[rec.restart]}", values)
    if phase == n.WINDOW:
        values["die"] = DIE_NAMES[rec.die]
    if phase == n.OVER_PHASE:
        return Message("prompt-over", {"a": rec.score[0], "b": rec.score[1]})
    if _champion_plays(rec):
        values["face"] = DICE["champion"][rec.champion][0]
    if phase == n.BAR and "face" in values:
        return Message("prompt-bar-champion", values)
    return Message(f"prompt-{_PROMPTS[phase]}", values)


# The two squares from which such a restart may be taken.
_PLACES = {n.CORNER_KICK: CORNER, n.GOAL_KICKED: GOAL_KICK, n.KEEPER_THROWS: KEEPERS_THROW}


def _champion_plays(rec: Any) -> bool:
    """Whether whoever's turn it is may play the champion die."""
    from debut.games.supergoal.rules.champion import attacker_may_play, defender_may_play

    mine = attacker_may_play if rec.phase == n.CHOOSE else defender_may_play
    return bool(rec.turn >= 0 and rec.phase != n.SIDE and mine(rec))


_PROMPTS = {
    n.WINDOW: "window", n.SIDE: "side", n.CHALLENGE: "challenge", n.INTERCEPT: "intercept",
    n.BAR: "bar", n.MOUTH: "mouth", n.UNSTOPPABLE: "unstoppable",
}  # fmt: skip


def _dice(rec: Any) -> tuple[Die, ...]:
    throwing = n.die_of(rec.phase, rec.die) if rec.turn == CHANCE else -1
    dice = []
    for number, die in enumerate(DIE_NAMES):
        if number == n.COIN and throwing != n.COIN:
            continue
        face = None
        if die == "champion":
            face = None if rec.champion == UNTHROWN else DICE[die][rec.champion][0]
        elif rec.phase == n.SIDE and number == rec.die:
            face = DICE[die][rec.face][0]
        dice.append(Die(die, _hand(rec, number), face, number == throwing))
    return tuple(dice)


def _hand(rec: Any, die: int) -> int | None:
    """Whose die it is; the coin is nobody's."""
    if die == n.COIN:
        return None
    if die == n.CHAMPION:
        return None if rec.holder == NOBODY else rec.holder
    # Clearing towards his own goal, the attacker throws for his own keeper.
    own = die not in (n.BLUE_DIE, n.KEEPER_DIE) or rec.phase == n.OWN_KEEPER
    return int(rec.attack if own else 1 - rec.attack)


def clock(rec: Any) -> Clock:
    seconds = TOURNAMENT_SECONDS if rec.tournament else HALF_SECONDS
    period = 3 if rec.phase in (n.SHOOTOUT, n.LOTS) else rec.half
    if rec.clock:
        return Clock("seconds", period, 0, seconds, bool(rec.up))
    return Clock("throws", period, min(rec.throws, CLOCK_THROWS), rec.length, bool(rec.up))


def _facts(rec: Any) -> tuple[Message, ...]:
    facts = []
    if rec.up:
        facts.append(Message("fact-up"))
    if rec.phase in (n.CHOOSE, n.CHALLENGE, n.INTERCEPT) and _champion_plays(rec):
        face = DICE["champion"][rec.champion][0]
        facts.append(Message("fact-champion", {"side": TEAMS[rec.turn], "face": face}))
    stepping_in = rec.phase in (n.CHALLENGE, n.INTERCEPT, n.BAR)
    if stepping_in:
        facts.append(_blue_odds(rec))
    for side in (0, 1):
        # Whoever may throw the blue die just now reads that beside its odds.
        if rec.fouled[side] and not (stepping_in and side == rec.turn):
            facts.append(Message("fact-fouled", {"side": TEAMS[side]}))
    if rec.kicks[0] or rec.kicks[1]:
        facts.append(Message("fact-shootout", {"a": rec.scored[0], "b": rec.scored[1]}))
    return tuple(facts)


def _blue_odds(rec: Any) -> Message:
    """How likely the blue die wins the ball or commits a foul, and what a foul costs (SG-5, 9)."""
    sides = dict(DICE["blue"])
    whole = sum(sides.values())
    own_goal = bool(OWN_GOAL_RISK[rec.ball])
    penalty = ("var" if rec.var else "penalty") if IN_AREA[rec.ball] else "free-kick"
    return Message(
        "fact-blue",
        {
            "side": TEAMS[1 - rec.attack],
            "win": _percent(sides["steal"], whole),
            "foul": _percent(sides["foul"], whole),
            "own": _percent(sides["own-goal"], whole) if own_goal else 0,
            "penalty": penalty,
            "card": "yes" if rec.fouled[1 - rec.attack] else "no",
        },
    )


def _percent(part: int, whole: int) -> int:
    return round(_HUNDRED * part / whole)


def _routine(rec: Any) -> Routine | None:
    """The answers of an attack's defender to its arrows; a shot always asks anew (SG-10.7)."""
    die = n.die_of(rec.phase, rec.die)
    playing = rec.phase in (n.CHOOSE, n.SIDE, n.CHALLENGE)
    arrow = rec.phase in (n.WINDOW, n.THROW) and die in (n.CONTROL, n.PASS, n.LAUNCH)
    if not (playing or arrow):
        return None
    span = f"{rec.half} {rec.attack} {rec.score[0]}-{rec.score[1]} {rec.holder}"
    return Routine(span, asked=rec.phase == n.WINDOW)


def groups(rec: Any, actions: tuple[int, ...]) -> tuple[Group, ...]:
    if rec.turn == CHANCE:
        faces = faces_at(rec)
        return (Group((), "face", tuple([faces[action] for action in actions]), actions),)
    return grouped(_picked(rec, action) for action in actions)


def _picked(rec: Any, action: int) -> Picked:
    if action not in (WAY, WAY + 1):
        deed = "decline" if action == LET else ""
        return Picked(action, _picks(rec, action), deed, fate(rec, action))
    way = flight_of(rec, action - WAY, rec.face)
    last = Pick("exit" if way.exit else "cell", seen_by_a(way.crossed[-1], rec.attack))
    return Picked(action, (last,), "flight", fate_of_way(rec, way), way.exit)


_ONE_PICK = {
    SHOOT: (Pick("die", "shot"),),
    CHAMPION_PLAY: (Pick("die", "champion"),),
    THROW_BLUE: (Pick("die", "blue"),),
    THROW_KEEPER: (Pick("die", "keeper"),),
    LET: (Pick("button", "let"),),
}


def _picks(rec: Any, action: int) -> tuple[Pick, ...]:
    if action in _ONE_PICK:
        return _ONE_PICK[action]
    if action >= FROM_CORNER:
        choice = action - FROM_CORNER
        place = seen_by_a(CORNER[choice // 3], rec.attack)
        return Pick("cell", place), Pick("die", ARROW_DICE[choice % 3])
    if action >= FROM_GOAL_KICK:
        keeper = action >= FROM_KEEPER
        choice = action - (FROM_KEEPER if keeper else FROM_GOAL_KICK)
        square = (KEEPERS_THROW if keeper else GOAL_KICK)[choice // 6]
        reach = "long" if choice % 2 else "short"
        return (
            Pick("cell", seen_by_a(square, rec.attack)),
            Pick("die", ARROW_DICE[choice % 6 // 2]),
            Pick("button", reach),
        )
    return _arrow_picks(rec, action)


def _arrow_picks(rec: Any, action: int) -> tuple[Pick, ...]:
    die = Pick("die", ARROW_DICE[action % 3])
    if not may_turn(rec.ball):
        return (die,)
    return die, Pick("button", "turned" if action // 3 else "straight")


def legs(rec: Any, action: int) -> tuple[Leg, ...]:
    if rec.turn == CHANCE or action not in (WAY, WAY + 1):
        return ()
    way = flight_of(rec, action - WAY, rec.face)
    path = tuple(seen_by_a(square, rec.attack) for square in way.crossed)
    return (Leg("flight", path, exit=way.exit),)
