"""A table for examples of the rules, written as side A sees them and shown for both sides."""

from __future__ import annotations

import re

from debut.kernel.testing import Table
from tests.games.seen import Seen

SQUARES = {f"{column}.{row}" for column in range(1, 26) for row in range(1, 18)}
AREA = {f"{column}.{row}" for column in range(1, 5) for row in range(4, 15)}
HALF = {f"{column}.{row}" for column in range(1, 13) for row in range(1, 18)}
CIRCLE = {f"{column}.{row}" for column in range(11, 16) for row in range(7, 12)}
WAYS = ("nw", "n", "ne", "w", "e", "sw", "s", "se")
SHOTS = {f"shot-{way}" for way in WAYS}

# A's turn in the first half, somewhere in its middle; the last turns of a half and of a match.
TURN = "side=A; turns=8; played=4-4; first=A"
LAST_OF_HALF = "side=A; turns=19; played=10-9; first=A"
LAST_OF_MATCH = "side=A; half=2; turns=19; played=20-19; first=A"
# B's keeper at home, the others in the corners of his end, out of everybody's way.
FAR = "25.9,25.1,24.1,23.1,22.1,21.1,25.17,24.17,23.17,22.17,21.17"
# A the same, at its own end.
BACK = "1.9,1.1,2.1,3.1,4.1,5.1,1.17,2.17,3.17,4.17,5.17"
NOBODY = "-,-,-,-,-,-,-,-,-,-,-"


def men(usual: str, **elsewhere: str) -> str:
    """A team with some figures elsewhere, as in ``men(BACK, n2="10.9")``."""
    squares = usual.split(",")
    for number, square in elsewhere.items():
        squares[int(number[1:]) - 1] = square
    return ",".join(squares)


def pitch(ball: str, ours: str = BACK, theirs: str = FAR) -> str:
    return f"A={ours}; B={theirs}; ball={ball}"


def dice(both: str, turn: str = TURN) -> str:
    """A has thrown this, black first, once in this turn."""
    return f"phase=play; dice={both}; throws=1; {turn}"


def turned(text: str) -> str:
    """A position, an action, a throw or a score with the sides exchanged, the pitch turned."""
    text = re.sub(
        r"(?<!dice=)(?<!\d)(\d+)\.(\d+)", lambda m: f"{26 - int(m[1])}.{18 - int(m[2])}", text
    )
    text = re.sub(r"(\b|(?<=home))([AB])(?=\d*\b)", lambda m: "BA"["AB".index(m[2])], text)
    text = re.sub(r"\b(shot|clear)-(\w+)", lambda m: f"{m[1]}-{WAYS[-1 - WAYS.index(m[2])]}", text)
    return re.sub(r"((?:score|played)=|^)(\d+)-(\d+)(?=;|$)", r"\1\3-\2", text)


def opposite(squares: set[str]) -> set[str]:
    return set(map(turned, squares))


def near(square: str, most: int) -> set[str]:
    """The squares at most so many steps away, this one left out."""
    column, row = map(int, square.split("."))
    return {
        f"{column + right}.{row + down}"
        for right in range(-most, most + 1)
        for down in range(-most, most + 1)
    } & SQUARES - {square}


class Match(Seen):
    def __getitem__(self, key: str) -> str:
        """What the dice show is no square, and looks the same from both ends."""
        return Table.__getitem__(self, key) if key == "dice" else super().__getitem__(key)

    def walks(self, who: str) -> set[str]:
        """Where a figure may walk, named with the die, as in ``b9``."""
        return self.ends(f"{who}-")

    def takes(self, who: str) -> set[str]:
        """Where it may take the ball."""
        return self.ends(f"{who}x")

    def passes(self) -> set[str]:
        return self.ends(">")

    def ball_plays(self) -> set[str]:
        return {text for text in self.legal if text.startswith((">", "shot", "clear"))}

    def puts(self, number: int) -> set[str]:
        """Where a figure may be put."""
        return self.ends(f"{number}@")

    def now(self, *keys: str) -> tuple[str, ...]:
        """The values of these keys of the position text."""
        return tuple(self[key] for key in keys)

    def lowest(self, *squares: str) -> str:
        """Of these squares the one in the lowest row: which it is depends on the end (B-6.6)."""
        return min(squares, key=lambda square: int(self.seen(square).partition(".")[2]))

    def at(self, side: str, number: int) -> str:
        return self[side].split(",")[number - 1]
