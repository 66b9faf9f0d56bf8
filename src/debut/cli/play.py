"""Plays a match in the terminal, against the computer or between people at one keyboard."""

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
    """Something other than the wanted choice happened: the position is shown anew."""


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
    """Returns the name, or one like it that no file has yet."""
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
        # Typed text is printed as it is: brackets and colons are not read as markup.
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
        """Throws; a person who has just decided presses Enter first, and can still undo."""
        if self.match.on_turn is not None:
            self._call()
            self._ask(self.own.say("ask-throw"))
        self._name()
        self.match.throw()
        self._after()

    def _call(self) -> None:
        """Calls a player by name when their turn comes, if four play."""
        players, who = self.match.record.players, self.match.on_turn
        if who is None or who == self._called or len(players) == len(SIDES):
            return
        self._called = who
        self.console.print(self.own.say("play-turn", {"who": players[who].name}), style="bold")

    def _name(self) -> None:
        """Names the acting player in what happens next, if four play."""
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
        """Asks for one pick after another until one choice is left; returns its actions."""
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
                self._show_measure(picks)
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
        """Returns the pick with this name, unless that is how a whole action is written.

        Capitals distinguish a piece B1 from a square b1; without an exact match they are ignored.
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
        """Shows the board again if it has something new: what can follow a pick."""
        if any(pick.kind in ("cell", "piece") for pick in picks):
            self.screen.show_board(view, picks, taken)
            # A person who starts the choice anew sees the board as it was.
            self._shown = None
        self.screen.show_taken(view, taken)

    def _keys(self, after: dict[Pick, list[Choice]]) -> dict[str, Pick]:
        """Returns the picks by number; actions that are written as numbers keep these."""
        written = [self._notate(only[0]) for only in after.values() if len(only) == 1]
        own = len(written) == len(after) and all(text.isdecimal() for text in written)
        numbers = written if own else [str(number) for number in range(1, len(after) + 1)]
        return dict(zip(numbers, after, strict=True))

    def _show_measure(self, picks: Sequence[Pick]) -> None:
        """Shows what may be typed if there are far too many picks to list."""
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
        shown = ", ".join(f"{face} {share * PERCENT:.0f} %" for face, share in odds)
        return f"  {shown}" if shown else ""

    def _written(self, text: str) -> tuple[int, ...]:
        """Reads actions in notation, one after the other; all must be allowed."""
        state, actions = self.match.state, list[int]()
        for word in self._in_a_row(text):
            if state.turn != self.match.state.turn:
                self.console.print(self.own.say("row-too-long", {"word": word}), style="red")
                raise Again
            actions.append(self._allowed(state, word))
            state = state.play(actions[-1])
        return tuple(actions)

    def _in_a_row(self, text: str) -> list[str]:
        """Returns the whole line if it is one action or no action, otherwise its words."""
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
        """Reads an action; for one that is not allowed, shows the clause that forbids it."""
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
        """Asks for one line; carries out the commands that always work."""
        answer = self.console.input(Text(f"{question} ", style="bold")).strip()
        if answer.casefold() in self._notations(choices):
            return answer
        command, _, argument = answer.partition(" ")
        if command in ("q", "quit"):
            raise Leave
        if command in ("u", "undo"):
            # In the middle of an action only its picks can be taken back.
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
        """Shows how to answer, with actions of this position as examples."""
        self.console.print(self.own.say("play-help"))
        if choices:
            some = choices[:: max(1, len(choices) // EXAMPLES)][:EXAMPLES]
            examples = " · ".join(map(self._notate, some))
            self.console.print(self.own.say("play-help-here", {"examples": examples}))

    def _notate(self, choice: Choice) -> str:
        state = self.match.state
        return state.on_board(state.notate(choice.action))

    def _notations(self, choices: Sequence[Choice]) -> dict[str, str]:
        """Returns how the choices are written, indexed by the same in lower case."""
        return {written.casefold(): written for written in map(self._notate, choices)}

    def _undo(self) -> None:
        """Takes back the person's last decision or typed face, on disk too."""
        try:
            self.match.undo()
        except DebutError as error:
            self.console.print(error.text(self.lang), style="red")
        else:
            if self.path:
                self._write(self.path)

    def _resign(self, named: str) -> None:
        """Resigns for the named team, otherwise the one to move or the only one of people."""
        try:
            side = self._resigning(named)
            self.match.check_resign(side)
        except DebutError as error:
            self.console.print(error.text(self.lang), style="red")
            return
        question = self.own.say("ask-resign", {"side": SIDES[side]})
        if self.console.input(Text(f"{question} ", style="bold")).strip().casefold() in YES:
            self.match.resign(side)
            if self.path:
                self._write(self.path)

    def _resigning(self, named: str) -> int:
        players = self.match.record.players
        people = {one.side for one in players if one.bot is None}
        if named:
            side = SIDES.index(named.upper()) if named.upper() in SIDES else -1
            if side not in people:
                raise IllegalAction("resign-no-side", side=named)
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
        """Prints the commentary; with --record, saves every ply before the next."""
        state, you = self.match.state, self.screen.you
        if you is None and state.held_back(you):
            # The secrets of one of two players at this keyboard do not stay in sight.
            self.console.clear()
        self.screen.print_commentary(state.seen_by(you), self.match.ply)
        if self.path:
            self._write(self.path)

    def _write(self, path: Path) -> None:
        """Saves the record and, while the dice are sealed, their secret beside it to resume."""
        self.match.save(path)
        beside = secret_file(path)
        if self.match.secret and not self.match.record.result:
            beside.write_text(self.match.secret)
        elif self.match.record.dice.kind == "checked":
            beside.unlink(missing_ok=True)

    def _whistle_if_due(self) -> None:
        """Blows the whistle if the real clock, which runs while people think, is up.

        The whistle is a ply of the record.
        """
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
