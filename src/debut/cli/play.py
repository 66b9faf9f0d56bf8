"""A match in the terminal, against the computer or between people at one keyboard."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from debut.bots import Player, player
from debut.cli.app import texts
from debut.cli.board import SIDES
from debut.cli.seats import reader
from debut.cli.show import called, called_now, outcome, prepare
from debut.cli.solving import prepare_player
from debut.cli.terminal import PERCENT, Screen, fork, in_columns
from debut.kernel.errors import DebutError, IllegalAction, told
from debut.kernel.game import State
from debut.kernel.layout import CHANCE
from debut.kernel.match.match import Match
from debut.kernel.match.record import PlayerRecord, read_record
from debut.kernel.text import Catalog
from debut.kernel.views import MEASURES, Choice, Pick, View

AUTOSAVE = Path("debut-match.json")
EXAMPLES = 3
YES = ("y", "yes", "o", "oui")


class Leave(Exception):
    """The person wants to stop."""


class Again(Exception):
    """Something else happened than the choice asked for: look at the position anew."""


def new_session(
    lang: str,
    name: str,
    seats: Sequence[PlayerRecord],
    options: dict[str, object],
    dice: str,
    record: Path | None,
) -> Session:
    prepare(name, lang)
    match = Match.new(name, options, seats, dice)  # type: ignore[arg-type]
    return ready_session(lang, match, record)


def resumed_session(lang: str, path: Path) -> Session:
    data, beside = path.read_bytes(), secret_file(path)
    sealed = read_record(data).dice.kind == "checked" and beside.exists()
    secret = beside.read_text("ascii", "replace") if sealed else None
    return ready_session(lang, Match.from_json(data, secret), path)


def ready_session(lang: str, match: Match, path: Path | None) -> Session:
    for seat in match.record.players:
        prepare_player(lang, seat.bot, match.record.game, match.state.options)
    return Session(lang, match, path)


def free_name(wanted: Path) -> Path:
    """The name, or one like it that no other match has yet."""
    name, number = wanted, 1
    while name.exists():
        number += 1
        name = wanted.with_stem(f"{wanted.stem}-{number}")
    return name


def secret_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.secret")


class Session:
    def __init__(self, lang: str, match: Match, path: Path | None) -> None:
        self.match = match
        self.path = path
        self.own: Catalog = texts(lang)
        self.lang = lang
        # What people type is printed as it is: no brackets and colons read as markup.
        self.console = Console(highlight=False, markup=False, emoji=False)
        names, you = called(match.record.players), reader(match.record.players)
        self.screen = Screen(match.state.game, lang, self.own, self.console, names, you)
        self.bots: list[Player | None] = [
            player(seat.bot) if seat.bot else None for seat in match.record.players
        ]
        for state in match.states[1:]:
            self.screen.commentary.hear(state.seen_by(you).events)
        self._shown: State | None = None
        self._called: int | None = None
        self._half_began = time.monotonic()
        self._half = match.state.clock.period

    def run(self) -> int:
        """Plays to the end, or until the person leaves; what was played can be resumed."""
        self.console.print(self.own.say("play-hello"))
        try:
            while not self.match.over:
                try:
                    self._whistle_if_due()
                    self._one_ply()
                except Again:
                    continue
            self._show_end()
        except (Leave, EOFError, KeyboardInterrupt):
            self._save(self.path or free_name(AUTOSAVE))
        return 0

    def _one_ply(self) -> None:
        state = self.match.state
        who = self.match.who(state)
        bot = self.bots[who] if who is not None else None
        if bot is not None:
            self._play(bot.choose(state))
        elif state.turn == CHANCE and self.match.record.dice.kind != "typed":
            self._throw()
        else:
            self._person_plays()

    def _throw(self) -> None:
        """A person who has just decided throws by pressing Enter, and can still take it back."""
        if self.match.on_turn is not None:
            self._call()
            self._ask(self.own.say("ask-throw"))
        self._name()
        self.match.throw()
        self._after()

    def _call(self) -> None:
        """Of four each is called by his name, when it is his turn."""
        players, who = self.match.record.players, self.match.on_turn
        if who is None or who == self._called or len(players) == len(SIDES):
            return
        self._called = who
        self.console.print(self.own.say("play-turn", {"who": players[who].name}), style="bold")

    def _name(self) -> None:
        """Of four, whoever acts is named in what happens next."""
        players = self.match.record.players
        if len(players) > len(SIDES):
            self.screen.name(called_now(self.match.state, players))

    def _person_plays(self) -> None:
        state = self.match.state
        seat = state.turn if state.turn >= 0 else None
        view = state.view(seat)
        self._name()
        if state is not self._shown:
            self.screen.show(view)
            self._shown = state
            self._called = None
        self._call()
        for action in self._choose(view):
            self._play(action)

    def _choose(self, view: View) -> tuple[int, ...]:
        """Walks the picks: what can be picked first, then what can follow."""
        left = list(view.choices)
        while len(left) > 1:
            taken, picks = fork(left)
            inside = len(left) < len(view.choices)
            if inside:
                self._show_inside(view, taken, picks)
            after = {
                pick: [choice for choice in left if choice.picks[len(taken)] == pick]
                for pick in picks
            }
            measured = all(pick.kind in MEASURES for pick in picks)
            keys = {} if measured else self._keys(after)
            if measured:
                self._tell_measure(picks)
            else:
                self._list(view, keys, after)
            question = self.own.say("ask-next" if inside else "ask-choice")
            answer = self._ask(question, view.choices, inside)
            pick = keys.get(answer) or self._named(view, picks, answer)
            if pick is None:
                return self._written(answer)
            left = after[pick]
        return (left[0].action,)

    def _named(self, view: View, picks: Sequence[Pick], answer: str) -> Pick | None:
        """The pick that is called so, unless that is how a whole action is written.

        Capitals tell a piece B1 from a square b1; where nothing is so spelled they are alike.
        """
        written = self._notations(view.choices)
        names = self.screen.names(view, picks)
        if answer in written.values():
            return None
        if answer in names or answer.casefold() in written:
            return names.get(answer)
        alike = {name.casefold(): pick for name, pick in reversed(names.items())}
        return alike.get(answer.casefold())

    def _show_inside(self, view: View, taken: Sequence[Pick], picks: Sequence[Pick]) -> None:
        """The board again where it has something new to show: what can follow a pick."""
        if any(pick.kind in ("cell", "piece") for pick in picks):
            self.screen.show_board(view, picks, taken)
            # Whoever thinks again sees the board as it was.
            self._shown = None
        self.screen.show_taken(view, taken)

    def _keys(self, after: dict[Pick, list[Choice]]) -> dict[str, Pick]:
        """The picks by number; what is written as a number itself keeps that one."""
        written = [self._notate(only[0]) for only in after.values() if len(only) == 1]
        own = len(written) == len(after) and all(text.isdecimal() for text in written)
        numbers = written if own else [str(number) for number in range(1, len(after) + 1)]
        return dict(zip(numbers, after, strict=True))

    def _tell_measure(self, picks: Sequence[Pick]) -> None:
        """What may be typed where there is far too much to be listed."""
        values = {"first": picks[0].id, "last": picks[-1].id}
        self.console.print("  " + self.own.say(f"measure-{picks[0].kind}", values))

    def _list(self, view: View, keys: dict[str, Pick], after: dict[Pick, list[Choice]]) -> None:
        entries = []
        widest = max(map(len, keys))
        for key, pick in keys.items():
            label = self.screen.label(view, pick)
            entry = Text(f"  {key:>{widest}}) {label}")
            if len(after[pick]) == 1:
                (only,) = after[pick]
                written = self._notate(only)
                if written.casefold() not in (label.casefold(), pick.id.casefold()):
                    entry.append(f"  {written}", style="cyan")
                fate = self.screen.fate(view, only.action)
                entry.append(f"  {fate}" if fate else "", style="dim")
                entry.append(self._odds(only), style="dim")
            entries.append(entry)
        self.console.print(in_columns(entries, self.console.width))

    def _odds(self, choice: Choice) -> str:
        if self.match.state.game.spec.outlook is None:
            return ""
        odds = self.match.state.preview(choice.action).odds
        told = ", ".join(f"{face} {share * PERCENT:.0f} %" for face, share in odds)
        return f"  {told}" if told else ""

    def _written(self, text: str) -> tuple[int, ...]:
        """Actions in notation, one after the other; nothing is played unless all are allowed."""
        state, actions = self.match.state, list[int]()
        for word in self._in_a_row(text):
            if state.turn != self.match.state.turn:
                self.console.print(self.own.say("row-too-long", {"word": word}), style="red")
                raise Again
            actions.append(self._allowed(state, word))
            state = state.play(actions[-1])
        return tuple(actions)

    def _in_a_row(self, text: str) -> list[str]:
        """The whole line if it is one action or nothing at all, else its words."""
        words = text.split()
        whole = len(words) < 2 or self._is_notation(text) or not self._is_notation(words[0])
        return [text] if whole else words

    def _is_notation(self, text: str) -> bool:
        state = self.match.state
        try:
            state.game.spec.read(state.record, state.on_board(text))
        except DebutError:
            return False
        return True

    def _allowed(self, state: State, text: str) -> int:
        """An action; one that is not allowed is told with its clause."""
        try:
            written = state.on_board(text)
            refusal = state.why_not(written)
            if refusal:
                said = self.screen.say(refusal.message)
                values = {"why": said, "clause": refusal.clause}
                self.console.print(self.own.say("why-not", values), style="red")
                raise Again
            return state.read(written)
        except DebutError as error:
            self.console.print(error.text(self.lang), style="red")
            raise Again from None

    def _ask(self, question: str, choices: Sequence[Choice] = (), inside: bool = False) -> str:
        """One line from the person; the commands that always work are done here."""
        answer = self.console.input(Text(f"{question} ", style="bold")).strip()
        if answer.casefold() in self._notations(choices):
            return answer
        command, _, argument = answer.partition(" ")
        if command in ("q", "quit"):
            raise Leave
        if command in ("u", "undo"):
            # In the middle of an action there are only its picks to take back.
            if not inside:
                self._undo()
        elif command == "resign":
            self._resign(argument.strip())
        elif command in ("s", "save"):
            self._save(Path(argument) if argument else self.path or free_name(AUTOSAVE))
        elif command in ("?", "help"):
            self._help(choices)
        else:
            return answer
        raise Again

    def _help(self, choices: Sequence[Choice]) -> None:
        """How to answer, with actions of this very position as examples."""
        self.console.print(self.own.say("play-help"))
        if choices:
            some = choices[:: max(1, len(choices) // EXAMPLES)][:EXAMPLES]
            told = " · ".join(map(self._notate, some))
            self.console.print(self.own.say("play-help-here", {"examples": told}))

    def _notate(self, choice: Choice) -> str:
        state = self.match.state
        return state.on_board(state.notate(choice.action))

    def _notations(self, choices: Sequence[Choice]) -> dict[str, str]:
        """How the choices are written; by the same without capitals."""
        return {written.casefold(): written for written in map(self._notate, choices)}

    def _undo(self) -> None:
        """Back to the person's last decision or told face; what is on disk follows."""
        try:
            self.match.undo()
        except DebutError as error:
            self.console.print(error.text(self.lang), style="red")
        else:
            if self.path:
                self._write(self.path)

    def _resign(self, told: str) -> None:
        """The team told, else the one to move, else the only one that people play."""
        try:
            side = self._resigning(told)
            self.match.check_resign(side)
        except DebutError as error:
            self.console.print(error.text(self.lang), style="red")
            return
        question = self.own.say("ask-resign", {"side": SIDES[side]})
        if self.console.input(Text(f"{question} ", style="bold")).strip().casefold() in YES:
            self.match.resign(side)
            if self.path:
                self._write(self.path)

    def _resigning(self, told: str) -> int:
        players = self.match.record.players
        people = {one.side for one in players if one.bot is None}
        if told:
            side = SIDES.index(told.upper()) if told.upper() in SIDES else -1
            if side not in people:
                raise IllegalAction("resign-no-side", side=told)
            return side
        here = self.match.on_turn
        if here is not None and players[here].side in people:
            return players[here].side
        if len(people) != 1:
            raise IllegalAction("resign-which")
        return people.pop()

    def _save(self, path: Path) -> None:
        try:
            self._write(path)
        except OSError as error:
            values = {"file": told(path, self.lang), "why": told(error, self.lang)}
            self.console.print(self.own.say("save-failed", values))
            return
        done = "saved-over" if self.match.record.result else "saved"
        self.console.print(self.own.say(done, {"file": str(path)}))

    def _play(self, action: int) -> None:
        self._name()
        self.match.play(action)
        self._after()

    def _after(self) -> None:
        """The commentary; and with --record every ply is on disk before the next."""
        state, you = self.match.state, self.screen.you
        if you is None and state.held_back(you):
            # What one of two at this keyboard keeps to himself does not stay in sight.
            self.console.clear()
        self.screen.tell(state.seen_by(you), self.match.ply)
        if self.path:
            self._write(self.path)

    def _write(self, path: Path) -> None:
        """The record; and while the dice are sealed, their secret beside it for going on."""
        self.match.save(path)
        beside = secret_file(path)
        if self.match.secret and not self.match.record.result:
            beside.write_text(self.match.secret)
        elif self.match.record.dice.kind == "checked":
            beside.unlink(missing_ok=True)

    def _whistle_if_due(self) -> None:
        """A real clock runs while people think; the whistle is a ply of the record."""
        clock = self.match.state.clock
        if clock.kind != "seconds":
            return
        if clock.period != self._half:
            self._half, self._half_began = clock.period, time.monotonic()
        due = time.monotonic() - self._half_began >= clock.of
        if due and "whistle" in self.match.state.signals():
            self.match.signal("whistle")
            self._after()

    def _show_end(self) -> None:
        state, result = self.match.state, self.match.result
        assert result is not None
        if state.result:
            self.screen.show(state.view(None))
        values = {"a": state.score[0], "b": state.score[1], "side": outcome(result),
                  "why": self.screen.say(f"reason-{result.reason}")}  # fmt: skip
        self.console.print(self.screen.own("play-over", values), style="bold")
        if not self.path and sys.stdin.isatty():
            answer = self.console.input(self.own.say("ask-keep") + " ").strip()
            if answer:
                self._save(Path(answer))
