"""A table for examples of the rules, written as side A sees them and shown for both sides."""

from __future__ import annotations

import re

from tests.games.seen import Seen

COLUMNS = "abcdefghijklmnop"
CELLS = {f"{column}{row}" for column in COLUMNS for row in range(1, 9)}
AREA = {"a2", "a3", "a4", "a5", "a6", "a7", "b3", "b4", "b5", "b6"}
ZONE = {cell for cell in CELLS if cell[0] in "ab"} | {
    "c2",
    "c3",
    "c4",
    "c5",
    "c6",
    "c7",
    "d4",
    "d5",
}
HALF = {cell for cell in CELLS if cell[0] in "abcdefgh"}

# A's turn in the first period, somewhere in its middle.
TURN = "side=A; turns=8; first=A"
# B's keeper at home, the others in the corners of his end, out of everybody's way.
FAR = "B=p4,p1,o1,n1,p8,o8,n8"
# Five of A who are out of the way at their own end, beside the keeper and one more.
BACK = "a1,b1,a8,b8,c8"
NOBODY = "-,-,-,-,-,-,-"


def turned(text: str, columns: str = COLUMNS) -> str:
    """A position, an action, a throw or a score with the sides exchanged, the court mirrored."""
    text = re.sub(
        r"\b([a-p])([1-8])\b", lambda m: f"{columns[-1 - columns.index(m[1])]}{m[2]}", text
    )
    text = re.sub(r"\bplan=([\w-]+),([\w-]+)", r"plan=\2,\1", text)
    text = re.sub(r"\b([AB])([1-7]?)\b", lambda m: f"{'BA'['AB'.index(m[1])]}{m[2]}", text)
    return re.sub(r"\b(\d+)-(\d+)\b", r"\2-\1", text)


def mirrored(cells: set[str]) -> set[str]:
    return set(map(turned, cells))


def steps(cell: str, *counts: int) -> set[str]:
    """The cells so many steps away."""
    return {
        one
        for one in CELLS
        if abs(ord(one[0]) - ord(cell[0])) + abs(int(one[1]) - int(cell[1])) in counts
    }


class Match(Seen):
    def walks(self, start: str) -> set[str]:
        """Where the pawn on this cell may walk."""
        return self.ends(f"{start}-")

    def balls(self) -> set[str]:
        """Where the ball may be thrown."""
        return self.ends(">")

    def puts(self, number: int) -> set[str]:
        """Where a pawn may be put."""
        return self.ends(f"{number}@")

    def now(self, *keys: str) -> tuple[str, ...]:
        """The values of these keys of the position text."""
        return tuple(self[key] for key in keys)

    def cell(self, side: str, number: int) -> str:
        return self[side].split(",")[number - 1]
