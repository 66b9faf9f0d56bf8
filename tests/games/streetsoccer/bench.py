"""A table for examples of the rules, written as side A sees them and shown for both sides."""

from __future__ import annotations

import re

from tests.games.seen import Seen

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


class Match(Seen):
    def walks(self, start: str) -> set[str]:
        """Where the footballer on this square may walk."""
        return self.ends(f"{start}-")

    def kicks(self, start: str) -> set[str]:
        """Where the footballer on this square may send the ball."""
        return self.ends(f"{start}*{self['ball']}>")

    def balls(self) -> set[str]:
        """Where a kick-off or a restart may send the ball."""
        return self.ends(">")

    def touches(self, message: str) -> list[str]:
        return [self.seen(cell) for cell in self.event(message).touches]
