"""Defines games and states: the public contract, the same for every game."""

from __future__ import annotations

import itertools
from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from debut.kernel.algorithms.budgets import Thinking
from debut.kernel.compiler.machine import TALLIES, Machine, Size, Tree, machine, part_of
from debut.kernel.compiler.targets import DEVICES, HERE, check_one_of
from debut.kernel.content.lessons import Lesson
from debut.kernel.content.summary_hooks import Telling
from debut.kernel.content.teams import Teams
from debut.kernel.errors import BadOption, BadPosition, IllegalAction
from debut.kernel.events import Event
from debut.kernel.layout import BOTH_LOSE, CHANCE, NO_WINNER, OVER, position_bytes
from debut.kernel.options import Option, Value, read_options
from debut.kernel.pace import Pace
from debut.kernel.position import Key, read_position, write_position
from debut.kernel.text import Catalog, catalog
from debut.kernel.views import (
    Aims,
    Board,
    Chances,
    Clock,
    Die,
    Group,
    Leg,
    Message,
    Outlook,
    Pick,
    Preview,
    Scene,
    Still,
    View,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SEATS = (0, 1)
WATCHER = -1  # the seat of a spectator for the rule ``hide``
HELD_BACK = -1  # stands for an action that a seat may not know
# An error about an illegal action names at most this many legal ones.
MOST_NAMED = 24


class Result(NamedTuple):
    """How a match ended: the winning seat or nobody, its value to each side, and the reason."""

    winner: int | None
    returns: tuple[float, float]
    reason: str


class Refusal(NamedTuple):
    """Why an action is not allowed: the clause of the rules and a message id."""

    clause: str
    message: str


class Playouts(NamedTuple):
    """Random games: for each a row of scores (A, B), its plies, its decisions, and the winner.

    The winner is a seat, ``NO_WINNER`` or ``BOTH_LOSE``.
    """

    scores: NDArray[np.int32]
    plies: NDArray[np.int32]
    decisions: NDArray[np.int32]
    winners: NDArray[np.int32]


def _tallied(table: NDArray[np.int32]) -> Playouts:
    return Playouts(table[:, :2], table[:, 2], table[:, 3], table[:, 4])


class Perft(NamedTuple):
    leaves: int
    mass: float


class Picture(NamedTuple):
    """What a game's picture shows: a position ("": the first one), and dice with their faces."""

    position: str = ""
    dice: tuple[tuple[str, str], ...] = ()


FIRST_POSITION = Picture()


def later(module: str, name: str) -> Callable[..., Any]:
    """Makes a function for a Spec that is imported at its first call.

    A program that needs no rules thus starts without building their tables.
    """
    found: list[Callable[..., Any]] = []

    def call(*args: Any) -> Any:
        if not found:
            found.append(getattr(import_module(module), name))
        return found[0](*args)

    return call


# The module of a game that defines each function the kernel needs.
PARTS = {
    "check": "possible", "why_not": "refusals", "tried": "pointed", "events": "happenings",
    "clock": "view", "scene": "view", "groups": "view", "legs": "view",
}  # fmt: skip
# The same for a game whose modules are in sub-folders.
PARTS_IN_FOLDERS = {
    "check": "position.possible", "why_not": "view.refusals", "tried": "view.pointed",
    "events": "view.happenings", "clock": "view.scene", "scene": "view.scene",
    "groups": "view.scene", "legs": "view.scene",
}  # fmt: skip
STORY = {"counts": "story", "owner": "story", "how": "story"}


def parts_of(package: str, modules: Mapping[str, str], **elsewhere: str) -> dict[str, Any]:
    """Makes these functions of a game; ``elsewhere`` names other modules for some of them."""
    found = {**modules, **elsewhere}
    return {name: later(f"{package}.{module}", name) for name, module in found.items()}


@dataclass(frozen=True)
class Spec:
    """Everything that a game's folder gives the kernel."""

    id: str
    package: str
    folder: Path
    clauses: str  # the letters its clauses start with
    size: Size
    actions: int  # how many action codes there are
    outcomes: int  # codes of throws are below this
    longest: int  # more plies than any match can have
    zero_sum: bool  # one side wins what the other loses: no match that both lose
    options: tuple[Option, ...]
    keys: tuple[Key, ...]
    reasons: tuple[str, ...]
    signals: tuple[str, ...]
    board: Callable[[], Board]
    blank: Callable[[], Any]  # a record with the defaults of every key
    opening: Callable[[dict[str, Any]], Any]  # the first record, from checked options
    options_of: Callable[[Any], dict[str, Value]]  # the options back from a record
    check: Callable[[Any], tuple[str, str] | None]  # a wrong key and the message id of its fault
    notate: Callable[[Any, int], str]
    read: Callable[[Any, str], int]  # the code of a well-formed text; BadNotation
    why_not: Callable[[Any, int], Refusal]  # for an action that is not legal
    # What an action (None: a signal) did, from the records before and after it.
    events: Callable[[Any, int | None, Any], tuple[Event, ...]]
    clock: Callable[[Any], Clock]
    scene: Callable[[Any], Scene]  # of the record as a seat knows it
    groups: Callable[[Any, tuple[int, ...]], tuple[Group, ...]]  # these actions, as their picks
    legs: Callable[[Any, int], tuple[Leg, ...]]
    thinking: Thinking
    pace: Pace = field(default_factory=Pace)  # how long a match takes
    lessons: tuple[Lesson, ...] = ()
    picture: Picture = FIRST_POSITION
    # For text options: returns what is wrong with a text, or None.
    texts: Mapping[str, Callable[[str], Message | None]] = field(default_factory=dict)
    # Set where people build their own teams.
    teams: Teams | None = None
    # Which of a side's two partners is on turn; None: one person plays a side.
    partners: Callable[[Any, int], int] | None = None
    telling: Telling = field(default_factory=Telling)  # for the summary of a finished match
    # The throw that an action of a seat leads to, from the record after it; None: no preview.
    outlook: Callable[[Any, int], Outlook] | None = None
    # What becomes of the ball after these decisions and their throws; None: not offered.
    chances: Callable[[State, tuple[int, ...]], Chances] | None = None
    # All aims at a record with these actions; None: the game has no aiming.
    aims: Callable[[Machine, Any, tuple[int, ...]], Aims | None] | None = None
    # The action that these picks attempt, or the clause that forbids it; None: nothing to explain.
    tried: Callable[[Any, tuple[Pick, ...]], int | Refusal] | None = None
    # Whether the browser has a table for the game; the terminal and Python play every game.
    at_table: bool = True
    # Renames the cells of a text from notation to the board and back: its own inverse. None:
    # notation and board use the same names.
    board_names: Callable[[Any, str], str] | None = None
    # Boards other than the default one, by the names that scenes use for them.
    boards: Mapping[str, Callable[[], Board]] = field(default_factory=dict)


@dataclass(frozen=True)
class GameText:
    """A message of a game's own texts, to be quoted in an error."""

    game: Game
    message: str
    values: Mapping[str, str | int] = field(default_factory=dict)

    def text(self, lang: str) -> str:
        return self.game.text(lang).say(self.message, self.values)


class Game:
    """Starts and reads positions of one game, and runs its rules in bulk."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.id = spec.id
        self.options = spec.options

    @cached_property
    def machine(self) -> Machine:
        """The compiled rules; they are compiled at first use if the cache does not have them."""
        return machine(self.spec.package, self.spec.size)

    @cached_property
    def usual(self) -> tuple[str, ...]:
        """The default text of each key of a position."""
        blank = self.spec.blank()
        return tuple([key.write(blank) for key in self.spec.keys])

    @cached_property
    def secrets(self) -> bool:
        """Is true if a side can know something that the other does not."""
        return hasattr(part_of(self.spec.package, "rules"), "hide")

    @cached_property
    def board(self) -> Board:
        """The default board."""
        return self.spec.board()

    @cached_property
    def boards(self) -> dict[str, Board]:
        """All boards by name; the name of the default one is empty."""
        return {"": self.board} | {name: make() for name, make in self.spec.boards.items()}

    def still(self) -> Still:
        """Makes a still picture of the game without compiling its rules."""
        position, dice = self.spec.picture
        state = self.parse(position) if position else self.start()
        shown = tuple(Die(die, face=face) for die, face in dice)
        scene = self.spec.scene(state.record)
        return Still(scene.pieces, shown, scene.board, scene.swapped)

    def text(self, lang: str) -> Catalog:
        return catalog(lang, self.spec.folder / "text")

    def rules(self, lang: str) -> str:
        """Returns the rule page, in Markdown."""
        return (self.spec.folder / f"rules.{lang}.md").read_text("utf-8")

    def start(self, /, **options: object) -> State:
        chosen = read_options(self.options, options)
        for name, check in self.spec.texts.items():
            why = check(str(chosen[name]))
            if why:
                reason = GameText(self, why.id, why.values)
                raise BadOption("option-wrong-text", option=name, value=chosen[name], why=reason)
        return State(self, self.spec.opening(chosen))

    def parse(self, text: str) -> State:
        rec = self.spec.blank()
        read_position(text, rec, self.spec.keys)
        wrong = self.spec.check(rec)
        if wrong:
            key, why = wrong
            raise BadPosition("position-impossible", key=key, reason=GameText(self, why))
        return State(self, rec)

    def playouts(
        self,
        n: int,
        seed: int,
        threads: int = 1,
        state: State | None = None,
        device: str = HERE,
        first: int = 0,
    ) -> Playouts:
        """Plays random games from the start, or from a position.

        The results are the same for any number of threads and on a GPU (``device="cuda"``).
        ``first`` is the number of the first game, which lets a later call continue the series.
        """
        import numpy as np

        rec = (state or self.start()).record
        check_one_of("device", device, DEVICES)
        if device != HERE:
            from debut.kernel.compiler.gpu import kernels

            return _tallied(kernels(self.spec.package).playouts(rec, first, n, seed))
        bounds = [first + n * part // threads for part in range(threads + 1)]
        parts = [(low, high - low) for low, high in itertools.pairwise(bounds)]
        run = self.machine.playouts
        with ThreadPoolExecutor(threads) as pool:
            done = list(pool.map(lambda part: run(rec, part[0], part[1], seed), parts))
        rows = [np.frombuffer(part, np.int32).reshape(-1, TALLIES) for part in done]
        return _tallied(np.concatenate(rows))

    def perft(self, state: State, depth: int) -> Perft:
        """Counts positions ``depth`` actions away, throws expanded, and adds up their odds."""
        if depth < 0:
            raise BadOption("option-bad-value", option="depth", value=depth, takes="0 …")
        return Perft(*self.machine.perft(state.record, depth))

    def tree(self, capacity: int) -> Tree:
        return Tree(self.spec.size, capacity, self.spec.thinking.explore)

    def __repr__(self) -> str:
        return f"<debut game {self.id}>"

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """Pickles a game by its name, so that errors that refer to one can cross processes."""
        from debut.kernel.registry import game

        return game, (self.id,)


class State:
    """An immutable position of a match."""

    __slots__ = ("_actions", "_last", "_odds", "game", "record")

    def __init__(self, game: Game, record: Any, last: tuple[Any, int | None] | None = None) -> None:
        self.game = game
        self.record = record
        # The record before the last action, and that action (None: a signal).
        self._last = last
        self._actions: tuple[int, ...] | None = None
        self._odds: tuple[tuple[int, float], ...] | None = None

    @property
    def turn(self) -> int:
        """``CHANCE`` (-1), a seat (0 or 1), or ``OVER`` (-2)."""
        return self.record.turn  # type: ignore[no-any-return]

    def actions(self) -> tuple[int, ...]:
        if self._actions is None:
            turn = self.record.turn
            if turn >= 0:
                self._actions = self.game.machine.legal(self.record)
            elif turn == CHANCE:
                self._actions = self.game.machine.chance(self.record)[0]
            else:
                self._actions = ()
        return self._actions

    def weights(self) -> tuple[tuple[int, int], ...]:
        """Returns each outcome of a throw with an integer weight proportional to its odds."""
        if self.record.turn != CHANCE:
            return ()
        outcomes, weights = self.game.machine.chance(self.record)
        return tuple(zip(outcomes, weights, strict=True))

    def odds(self) -> tuple[tuple[int, float], ...]:
        if self._odds is None:
            if self.record.turn != CHANCE:
                self._odds = ()
            else:
                outcomes, weights = self.game.machine.chance(self.record)
                total = sum(weights)
                self._actions = outcomes
                self._odds = tuple([(a, w / total) for a, w in zip(outcomes, weights, strict=True)])
        return self._odds

    def play(self, action: int) -> State:
        if not hasattr(action, "__index__") or not self.is_legal(action):
            raise self._refused(action)
        game, record = self.game, self.record
        return State(game, game.machine.play(record, action), (record, action))

    def is_legal(self, action: int) -> bool:
        actions = self._actions or self.actions()
        at = bisect_left(actions, action)
        return at < len(actions) and actions[at] == action

    def _refused(self, action: object) -> IllegalAction:
        if self.turn == OVER:
            return IllegalAction("action-match-over", action=str(action))
        return IllegalAction("action-illegal", action=str(action), allowed=self.allowed())

    def allowed(self) -> str:
        """Lists the legal actions in notation; of many, only the first ones and their number."""
        actions = self.actions()
        named = ", ".join(map(self.notate, actions[:MOST_NAMED]))
        return named if len(actions) <= MOST_NAMED else f"{named}, … ({len(actions)})"

    def signals(self) -> tuple[str, ...]:
        """Lists the outside signals that are possible now, such as the whistle of a real clock."""
        signals = enumerate(self.game.spec.signals)
        make = self.game.machine.signal
        return tuple(name for code, name in signals if make(self.record, code) is not None)

    def signal(self, name: str) -> State:
        if name not in self.signals():
            raise IllegalAction("signal-illegal", signal=name)
        code = self.game.spec.signals.index(name)
        return State(self.game, self.game.machine.signal(self.record, code), (self.record, None))

    def notate(self, action: int) -> str:
        return self.game.spec.notate(self.record, action)

    def read(self, text: str) -> int:
        code = self.game.spec.read(self.record, text)
        if not self.is_legal(code):
            raise self._refused(text.strip())
        return code

    def on_board(self, text: str) -> str:
        """Converts cell names between notation and board, in either direction."""
        rename = self.game.spec.board_names
        return rename(self.record, text) if rename and self.turn >= 0 else text

    def why_not(self, text: str) -> Refusal | None:
        """Returns the clause that forbids this action, or None if it is legal."""
        if self.turn == OVER:
            raise self._refused(text.strip())
        code = self.game.spec.read(self.record, text)
        return None if self.is_legal(code) else self.game.spec.why_not(self.record, code)

    def why_not_pick(self, picks: Sequence[Pick]) -> Refusal | None:
        """Returns the clause that forbids the last of these picks after the others, if any."""
        tried = self.game.spec.tried
        if self.turn < 0 or tried is None or not picks:
            return None
        found = tried(self.record, tuple(picks))
        if isinstance(found, Refusal):
            return found
        return None if self.is_legal(found) else self.game.spec.why_not(self.record, found)

    @property
    def score(self) -> tuple[int, int]:
        score = self.record.score
        return score[0], score[1]

    @property
    def result(self) -> Result | None:
        if self.record.turn != OVER:
            return None
        winner = self.record.winner
        reason = self.game.spec.reasons[self.record.reason]
        if winner == NO_WINNER:
            return Result(None, (0.0, 0.0), reason)
        if winner == BOTH_LOSE:
            return Result(None, (-1.0, -1.0), reason)
        return Result(winner, (1.0, -1.0) if winner == 0 else (-1.0, 1.0), reason)

    @property
    def events(self) -> tuple[Event, ...]:
        if self._last is None:
            return ()
        before, action = self._last
        if action == HELD_BACK:
            return (Event("phase", "held-back", before.turn),)
        return self.game.spec.events(before, action, self.record)

    def seen_by(self, seat: int | None) -> State:
        """Returns the state as this seat knows it, with secrets hidden, the last action included.

        Without secrets it returns this very state. A hidden value is a chance node to the rules, so
        a search from this state cannot use the other side's secrets.
        """
        if not self.game.secrets:
            return self
        known = self._hidden(self.record, seat)
        if position_bytes(known) == position_bytes(self.record):
            return self
        last = self._last
        if last is not None:
            before, action = last
            last = self._hidden(before, seat), HELD_BACK if self.held_back(seat) else action
        return State(self.game, known, last)

    def _hidden(self, record: Any, seat: int | None) -> Any:
        return self.game.machine.hide(record, WATCHER if seat is None else seat)

    def held_back(self, seat: int | None) -> bool:
        """Returns whether this seat cannot distinguish the last action from another legal one."""
        if self._last is None or not self.game.secrets:
            return False
        before, action = self._last
        known = position_bytes(self._hidden(self.record, seat))
        if action is None or known == position_bytes(self.record):
            return False
        earlier = State(self.game, before)
        others = (earlier.play(other).record for other in earlier.actions() if other != action)
        return any(position_bytes(self._hidden(other, seat)) == known for other in others)

    @property
    def revealed(self) -> bool:
        """Is true if the last action revealed a secret to a side, so that it cannot be undone."""
        before, action = self._last or (None, None)
        if action is None or not self.game.secrets:
            return False
        earlier = State(self.game, before)
        if earlier.turn == CHANCE:
            return False
        for seat in SEATS:
            known = earlier.seen_by(seat)
            if known is not earlier and known.play(action) != self.seen_by(seat):
                return True
        return False

    @property
    def options(self) -> dict[str, Value]:
        return self.game.spec.options_of(self.record)

    def evaluate(self) -> float:
        """Estimates the value for side A, from -1 to 1, without search."""
        return self.game.machine.evaluate(self.record)

    @property
    def clock(self) -> Clock:
        """The elapsed and total time, as every view shows it."""
        return self.game.spec.clock(self.record)

    def view(self, seat: int | None) -> View:
        """Returns what this seat may see and do; either side may make, or type, a throw."""
        return self.views((seat,))[seat]

    def views(self, seats: Iterable[int | None]) -> dict[int | None, View]:
        """Returns the views of several seats; the part that is the same for all is made once."""
        spec, turn, score = self.game.spec, self.turn, self.score
        made: dict[int | None, View] = {}
        scene: Scene | None = None
        groups: tuple[Group, ...] = ()
        for seat in seats:
            known = self.seen_by(seat) if self.game.secrets else self
            mine = turn in (seat, CHANCE)
            if known is not self:
                seen = spec.scene(known.record)
                own = spec.groups(known.record, self.actions()) if mine else ()
            else:
                seen = scene = scene or spec.scene(self.record)
                if mine and not groups:
                    groups = spec.groups(self.record, self.actions())
                own = groups if mine else ()
            made[seat] = View(
                spec.id, seat, turn, score, seen.prompt, seen.pieces, seen.dice,
                known.clock, seen.facts, seen.bench, own,
                seen.board, seen.swapped, seen.signs, seen.course, seen.secret and mine,
                seen.bundles if mine else (),
                seen.routine,
            )  # fmt: skip
        return made

    def preview(self, action: int) -> Preview:
        """Returns an action's notation, where it leads, and the odds of the throw that follows."""
        if not self.is_legal(action):
            raise self._refused(action)
        spec = self.game.spec
        outlook = Outlook()
        if self.turn != CHANCE and spec.outlook is not None:
            outlook = spec.outlook(self.play(action).record, self.turn)
        legs = spec.legs(self.record, action)
        written = self.on_board(self.notate(action))
        return Preview(action, written, outlook.odds, legs, outlook.ends)

    def aims(self) -> Aims | None:
        """Returns all aims of the player on turn, as far as this state knows; None without any."""
        spec = self.game.spec
        if spec.aims is None or self.turn < 0:
            return None
        return spec.aims(self.game.machine, self.record, self.actions())

    def chances(self, actions: Sequence[int]) -> Chances:
        """Returns the fates of the ball after these decisions, each with its probability."""
        spec = self.game.spec
        return spec.chances(self, tuple(actions)) if spec.chances is not None else ()

    def __str__(self) -> str:
        return write_position(self.record, self.game.usual, self.game.spec.keys)

    def __repr__(self) -> str:
        return f"<{self.game.id}: {self}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.game.id == other.game.id
            and position_bytes(self.record) == position_bytes(other.record)
        )

    def __hash__(self) -> int:
        return hash((self.game.id, position_bytes(self.record)))

    def __copy__(self) -> State:
        return self

    def __deepcopy__(self, memo: object) -> State:
        return self

    def __reduce__(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        before, action = self._last or (None, None)
        return restored, (self.game.id, bytes(self.record), before and bytes(before), action)


def restored(
    name: str, record: bytes, before: bytes | None = None, action: int | None = None
) -> State:
    """Restores a state from its game and the bytes of its record, for copies and pickles."""
    from debut.kernel.registry import game

    made = game(name)
    read = made.spec.size.record.from_buffer_copy
    return State(made, read(record), (read(before), action) if before else None)
