"""A made-up game for the kernel's tests: a keeper chooses a spot in secret, then the other shoots.

It has what no real game here has together: a secret, an aim of three decisions with hundreds of
directions, places off the grid, a text to be chosen before the match, partners who take turns.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from debut.kernel.algorithms.budgets import Thinking
from debut.kernel.compiler.machine import Size
from debut.kernel.errors import BadNotation
from debut.kernel.events import Event
from debut.kernel.game import Refusal, Spec
from debut.kernel.layout import CHANCE, NO_WINNER
from debut.kernel.options import Option, Value
from debut.kernel.position import Key, fixed, number, one_of, outcome, pair
from debut.kernel.views import (
    Board,
    Cell,
    Clock,
    DieFace,
    DieKind,
    Group,
    Leg,
    Message,
    Piece,
    Scene,
)
from tests.toys.duel.board import (
    ACTIONS,
    DIRECTION,
    DIRECTIONS,
    FAR,
    HIGH,
    KICK,
    KICKS,
    LETTERS,
    PHASES,
    REASONS,
    SPOTS,
    STRENGTH,
    STRENGTHS,
    Record,
)

TEAMS = ("A", "B")
SPOT_NAMES = ("none", *(f"spot{n}" for n in range(1, SPOTS + 1)), "unknown")


def blank() -> Any:
    rec = Record()
    rec.winner = NO_WINNER
    rec.rounds = 4
    rec.turn = 1
    rec.aim = -1
    rec.name[:] = encoded("")
    return rec


def encoded(text: str) -> tuple[int, ...]:
    return tuple(LETTERS.index(letter) + 1 for letter in text) + (0,) * (8 - len(text))


def decoded(codes: Any) -> str:
    return "".join(LETTERS[code - 1] for code in codes if code)


def opening(options: dict[str, Any]) -> Any:
    rec = blank()
    rec.rounds = options["rounds"]
    rec.name[:] = encoded(options["team"])
    return rec


def options_of(rec: Any) -> dict[str, Value]:
    return {"rounds": rec.rounds, "team": decoded(rec.name)}


def check(rec: Any) -> tuple[str, str] | None:
    if 0 < rec.phase < len(PHASES) - 1 and rec.spot == 0:
        return "spot", "wrong-spot"
    rec.turn = (1 - rec.side, rec.side, rec.side, rec.side, CHANCE, -2)[rec.phase]
    return None


def read_name(rec: Any, text: str) -> None:
    rec.name[:] = encoded(text)


KEYS = (
    one_of("phase", PHASES, always=True),
    one_of("side", TEAMS),
    one_of("spot", SPOT_NAMES),
    number("kick", 0, KICKS - 1),
    Key("aim", lambda rec: str(rec.aim), lambda rec, text: setattr(rec, "aim", int(text))),
    fixed("x", -FAR, FAR),
    fixed("y", 0, HIGH),
    number("round", 0, 20),
    number("rounds", 1, 20),
    Key("team", lambda rec: decoded(rec.name), read_name),
    pair("score", 0, 20),
    outcome(REASONS, "draw", NO_WINNER),
)


def _word(action: int) -> str:
    if action < SPOTS:
        return f"spot{action + 1}"
    if action < DIRECTION:
        return ("hard", "soft")[action - KICK]
    if action < STRENGTH:
        return f"{(action - DIRECTION) / 2:g}°"
    return f"x{action - STRENGTH + 1}"


WORDS = tuple(map(_word, range(ACTIONS)))
CODES = {word: action for action, word in enumerate(WORDS)}


def notate(rec: Any, action: int) -> str:
    del rec
    return WORDS[action]


def read(rec: Any, text: str) -> int:
    del rec
    if text.strip() not in CODES:
        raise BadNotation("notation-bad-action", text=text.strip())
    return CODES[text.strip()]


def why_not(rec: Any, code: int) -> Refusal:
    del rec, code
    return Refusal("DU-1.1", "why-not-now")


def events(before: Any, action: int | None, after: Any) -> tuple[Event, ...]:
    del action
    told = []
    for row in range(after.logged):
        kind, seat, message, x, y = after.log[row]
        del kind
        if message == 0:
            told.append(Event("phase", "chosen", seat, face=SPOT_NAMES[x]))
        else:
            points = ((0, before.x, before.y), (500, x, y))
            told.append(Event("flight", "shot", seat, piece="ball", points=points))
    return tuple(told)


def clock(rec: Any) -> Clock:
    return Clock("turns", 1, rec.round, rec.rounds)


def scene(rec: Any) -> Scene:
    ball = Piece("ball", "ball", "pitch", at=(rec.x, rec.y), size=60, label="7")
    facts = (Message("fact-spot", {"spot": SPOT_NAMES[rec.spot]}),) if rec.spot else ()
    return Scene(Message(f"prompt-{PHASES[rec.phase]}"), (ball,), (), facts)


def groups(rec: Any, actions: tuple[int, ...]) -> tuple[Group, ...]:
    kind = "face" if rec.turn == CHANCE else "button"
    return (Group((), kind, tuple(notate(rec, action) for action in actions), actions),)


def legs(rec: Any, action: int) -> tuple[Leg, ...]:
    if action < STRENGTH:
        return ()
    return (Leg("flight", piece="ball", points=((0, rec.x, rec.y), (500, rec.aim, HIGH))),)


def board() -> Board:
    cells = (Cell("pitch", ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)), "field"),)
    faces = tuple(DieFace(name, 1) for name in SPOT_NAMES[1:-1])
    return Board("duel", 9.0, 9.0, cells, (), (DieKind("spots", "gold", faces),))


def wrong_name(text: str) -> Message | None:
    wrong = [letter for letter in text if letter not in LETTERS]
    return Message("wrong-name", {"letter": wrong[0]}) if wrong else None


def partner(rec: Any, side: int) -> int:
    """Partners play a round each."""
    del side
    return int(rec.round % 2)


SPEC = Spec(
    id="duel",
    package=__name__,
    folder=Path(__file__).parent,
    clauses="DU",
    size=Size(Record, DIRECTIONS + STRENGTHS, SPOTS),
    actions=ACTIONS,
    outcomes=SPOTS,
    longest=200,
    zero_sum=True,
    options=(Option("rounds", 4, low=1, high=20), Option("team", "", text=8)),
    keys=KEYS,
    reasons=REASONS,
    signals=(),
    board=board,
    blank=blank,
    opening=opening,
    options_of=options_of,
    check=check,
    notate=notate,
    read=read,
    why_not=why_not,
    events=events,
    clock=clock,
    scene=scene,
    groups=groups,
    legs=legs,
    thinking=Thinking((5, 20, 80, 300), (1, 1, 1, 1), 0.2, 2_000, 800, 0.8, False),
    texts={"team": wrong_name},
    partners=partner,
)
