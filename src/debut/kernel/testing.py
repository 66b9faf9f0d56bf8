"""Helps to test rules: scripted dice, clauses, and checks that hold for every game."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from debut.kernel.errors import DebutError
from debut.kernel.events import Event, event_values
from debut.kernel.game import SEATS, Game, State
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.match.dice import any_outcome
from debut.kernel.text import LANGS
from debut.kernel.views import FATES, SIGNS, Pick

F = TypeVar("F", bound=Callable[..., Any])


def clause(*numbers: str) -> Callable[[F], F]:
    """Names the clauses of the rule page that a test demonstrates."""

    def mark(test: F) -> F:
        test.clauses = numbers  # type: ignore[attr-defined]
        return test

    return mark


def clauses_of(page: str, letters: str) -> list[str]:
    """Lists the numbers of all clauses of a rule page, in order."""
    return re.findall(rf"^- \*\*({letters}-\d+(?:\.\d+)+)\*\*", page, re.MULTILINE)


class ScriptError(AssertionError):
    """A throw is missing from the script, or one is left over."""


class Table:
    """A match with scripted dice; actions and throws are given in notation."""

    def __init__(self, state: State, throws: list[str]) -> None:
        self.state = state
        self.throws = throws
        self.events: list[Event] = []
        self._throw()

    def play(self, *actions: str) -> State:
        """Plays decisions, and after each one the throws that the rules require from the script."""
        for action in actions:
            if self.state.turn < 0:
                raise ScriptError(f"nobody can play {action!r} at: {self.state}")
            self._step(self.state.read(action))
            self._throw()
        return self.state

    def signal(self, name: str) -> State:
        self.state = self.state.signal(name)
        self.events += self.state.events
        return self.state

    def _throw(self) -> None:
        while self.state.turn == CHANCE and self.throws:
            self._step(self.state.read(self.throws.pop(0)))

    def _step(self, action: int) -> None:
        self.state = self.state.play(action)
        self.events += self.state.events

    def __getitem__(self, key: str) -> str:
        """Returns the value of one key of the position text."""
        keys = {known.name: known for known in self.state.game.spec.keys}
        return keys[key].write(self.state.record)

    @property
    def legal(self) -> set[str]:
        return {self.state.notate(action) for action in self.state.actions()}

    @property
    def told(self) -> list[str]:
        """Lists the message ids of all events so far."""
        return [event.message for event in self.events]


@contextmanager
def scripted(game: Game, position: str, *throws: str) -> Iterator[Table]:
    """Yields a table at this position; at the end every scripted throw must have been used.

    If a throw is due that is not scripted, the next action, or the end of the script, fails.
    """
    table = Table(game.parse(position), list(throws))
    yield table
    if table.throws:
        raise ScriptError(f"left over: {table.throws} at: {table.state}")
    if table.state.turn == CHANCE:
        raise ScriptError(f"unscripted throw at: {table.state}")


def random_states(game: Game, matches: int, seed: int, **options: object) -> Iterator[State]:
    """Yields every position of some random matches."""
    dice = random.Random(seed)
    for _ in range(matches):
        state = game.start(**options)
        yield state
        while state.turn != OVER:
            state = state.play(random_action(state, dice))
            yield state


def random_action(state: State, dice: random.Random) -> int:
    if state.turn == CHANCE:
        return any_outcome(state.weights(), dice)
    return dice.choice(state.actions())


def check_state(state: State) -> None:
    """Asserts what holds for every position of every game."""
    game = state.game
    actions = state.actions()
    assert list(actions) == sorted(set(actions)), "actions are sorted and unique"
    assert bool(actions) == (state.turn != OVER), "there is an action unless the match is over"
    _check_texts(state)
    _check_odds(state)
    _check_result(state)
    _check_events(state)
    for seat in (*SEATS, None):
        _check_view(state, seat)
        _check_secrets(state, seat)
    before = str(state)
    if actions:
        state.play(actions[0])
    assert str(state) == before, "a state never changes"
    assert game.id == state.view(None).game


def _check_texts(state: State) -> None:
    again = state.game.parse(str(state))
    assert again == state and hash(again) == hash(state), f"text round trip of {state}"
    assert again.turn == state.turn and again.actions() == state.actions()
    texts = [state.notate(action) for action in state.actions()]
    assert len(set(texts)) == len(texts), "notation is unique"
    assert [state.read(text) for text in texts] == list(state.actions())


def _check_odds(state: State) -> None:
    odds = state.odds()
    if state.turn != CHANCE:
        assert odds == ()
        return
    assert tuple(action for action, _ in odds) == state.actions()
    assert abs(sum(share for _, share in odds) - 1) < 1e-12
    assert all(share > 0 for _, share in odds)


def _check_events(state: State) -> None:
    for lang in LANGS:
        texts = state.game.text(lang)
        for event in state.events:
            assert texts.say(f"event-{event.message}", event_values(event))


def _check_result(state: State) -> None:
    result = state.result
    assert (result is not None) == (state.turn == OVER)
    if result is None:
        return
    assert result.reason in state.game.spec.reasons
    for lang in LANGS:
        assert state.game.text(lang).say(f"reason-{result.reason}")
    if result.winner is None:
        assert result.returns[0] == result.returns[1] <= 0
    else:
        assert result.returns == ((1, -1), (-1, 1))[result.winner]
        lead = state.score[result.winner] - state.score[1 - result.winner]
        assert lead >= 0, "nobody wins with fewer goals"


def _check_view(state: State, seat: int | None) -> None:
    view = state.view(seat)
    board = state.game.boards[view.board]
    cells = {cell.id for cell in board.cells}
    dice = {die.id for die in board.dice}
    assert view.turn == state.turn and view.score == state.score
    assert {piece.cell for piece in view.pieces} <= cells
    assert {die.id for die in view.dice} <= dice
    mine = state.turn in (seat, CHANCE)
    choices = view.choices
    assert [choice.action for choice in choices] == list(state.actions() if mine else ())
    _check_picks([choice.picks for choice in choices], cells, dice)
    for group in view.groups:
        assert group.fate in FATES
        assert 0 <= group.share <= 1
        # Every exit is a place; buttons may each mean one.
        placed = {"exit": (len(group.ids),), "button": (0, len(group.ids))}
        assert len(group.exits) in placed.get(group.kind, (0,))
    for sign in view.signs:
        assert sign.kind in SIGNS
        assert set(sign.cells) <= cells
    for lang in LANGS:
        texts = state.game.text(lang)
        for message in (view.prompt, *view.facts):
            assert texts.say(message.id, message.values)


def _check_secrets(state: State, seat: int | None) -> None:
    """Asserts that a seat's view reveals nothing more than the state as that seat knows it."""
    known = state.seen_by(seat)
    if known is state:
        return
    assert known.seen_by(seat) == known
    assert known.turn == state.turn
    assert known.view(seat) == state.view(seat)
    if state.turn == seat:
        assert known.actions() == state.actions()
    assert state.game.parse(str(known)) == known


def _check_picks(sequences: list[tuple[Pick, ...]], cells: set[str], dice: set[str]) -> None:
    whole = set(sequences)
    assert len(whole) == len(sequences), "no two actions have the same picks"
    for picks in sequences:
        assert picks, "every action can be picked"
        begun = (picks[:length] for length in range(1, len(picks)))
        assert whole.isdisjoint(begun), "no action hides behind another's picks"
        for pick in picks:
            assert pick.kind not in ("cell", "exit") or pick.id in cells
            assert pick.kind != "die" or pick.id in dice


def check_refused(state: State, texts: list[str]) -> None:
    """Asserts that each text is an action, or is refused with a typed error or a clause."""
    for text in texts:
        try:
            refusal = state.why_not(text)
        except DebutError as error:
            assert error.text("en") and error.text("fr")
            continue
        if refusal is None:
            assert state.read(text) in state.actions()
            continue
        assert refusal.clause in clauses_of(state.game.rules("en"), state.game.spec.clauses)
        for lang in LANGS:
            assert state.game.text(lang).say(refusal.message)
