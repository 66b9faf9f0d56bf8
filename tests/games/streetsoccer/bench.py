"""A table for examples of the rules, written as side A sees them and shown for both sides."""

from __future__ import annotations

import re
from collections.abc import Callable

from debut import CHANCE, OVER, Game
from debut.kernel.events import Event
from debut.kernel.game import Refusal
from debut.kernel.testing import Table

COLUMNS = "abcdefghijkl"
FIELD = {f"{column}{row}" for column in "bcdefghijk" for row in range(1, 7)}
DARK = {"b3", "b4", "k3", "k4"}
CENTRAL = {"f3", "f4", "g3", "g4"}

# Somewhere in the first half of a match, side A is about to throw.
TURN = "phase=throw; side=A; turns=8"
# B's keeper in his goal, the others around the field, out of everybody's way.
FAR = "B=k4,l0,l1,l6,l7"

_TURNED = (
    (r"\b([a-l])([0-7])\b", lambda m: f"{COLUMNS[11 - COLUMNS.index(m[1])]}{7 - int(m[2])}"),
    (r"\b([AB])([1-5]?)\b", lambda m: f"{'BA'['AB'.index(m[1])]}{m[2]}"),
    (r"\bgoal-([ab])\b", lambda m: f"goal-{'ba'['ab'.index(m[1])]}"),
    (r"\b(\d+)-(\d+)\b", lambda m: f"{m[2]}-{m[1]}"),
)


def turned(text: str) -> str:
    """A position, an action, a throw or a score with the sides exchanged, the board turned."""
    for pattern, other in _TURNED:
        text = re.sub(pattern, other, text)
    return text


def ring(square: str, *steps: int) -> set[str]:
    """The squares of the field that lie so many steps of the ball away."""
    column, row = COLUMNS.index(square[0]), int(square[1])
    return {
        one
        for one in FIELD
        if max(abs(COLUMNS.index(one[0]) - column), abs(int(one[1]) - row)) in steps
    }


class Match(Table):
    """A match on scripted dice, played and looked at through ``seen``: turned, or as it is."""

    def __init__(
        self, game: Game, position: str, throws: tuple[str, ...], seen: Callable[[str], str]
    ) -> None:
        self.seen = seen
        super().__init__(game.parse(seen(position)), list(map(seen, throws)))

    def play(self, *actions: str) -> Match:
        super().play(*map(self.seen, actions))
        return self

    def __getitem__(self, key: str) -> str:
        return self.seen(super().__getitem__(self.seen(key)))

    @property
    def legal(self) -> set[str]:
        return set(map(self.seen, super().legal))

    @property
    def turn(self) -> str:
        """Who is to act: A, B, dice or nobody."""
        turn = self.state.turn
        return {CHANCE: "dice", OVER: "nobody"}.get(turn) or self.seen("AB"[turn])

    @property
    def odds(self) -> dict[str, float]:
        state = self.state
        return {self.seen(state.notate(face)): share for face, share in state.odds()}

    def walks(self, start: str) -> set[str]:
        """Where the footballer on this square may walk."""
        return self._ends(f"{start}-")

    def kicks(self, start: str) -> set[str]:
        """Where the footballer on this square may send the ball."""
        return self._ends(f"{start}*{self['ball']}>")

    def balls(self) -> set[str]:
        """Where a kick-off or a restart may send the ball."""
        return self._ends(">")

    def _ends(self, first: str) -> set[str]:
        return {text.removeprefix(first) for text in self.legal if text.startswith(first)}

    def why(self, text: str) -> Refusal | None:
        return self.state.why_not(self.seen(text))

    def event(self, message: str) -> Event:
        """The only event so far with this message."""
        (found,) = (event for event in self.events if event.message == message)
        return found

    def path(self, message: str) -> list[str]:
        return [self.seen(cell) for cell in self.event(message).path]

    def who(self, message: str) -> str:
        """The side an event tells of."""
        seat = self.event(message).seat
        return "nobody" if seat is None else self.seen("AB"[seat])

    def touches(self, message: str) -> list[str]:
        return [self.seen(cell) for cell in self.event(message).touches]
