"""Positions of BUT set up at random, a side about to throw: crowds, walls, borders, free kicks."""

from __future__ import annotations

import random
from functools import cache

from tests.games.but.second import (
    AREA,
    AROUND,
    CENTRE,
    CENTRE_FORWARD,
    CIRCLE,
    FORMATIONS,
    GOAL_LINE,
    HALF,
    KEEPER,
    NUMBERS,
    PITCH,
    Square,
    Squares,
    name,
    other,
    steps,
)

FIELD = [number for number in NUMBERS if number != KEEPER]
BORDER = frozenset(s for s in PITCH if s[0] in (1, 25) or s[1] in (1, 17))
SPARE = {side: [at for at in HALF[side] if at[0] in (8, 18) and at[1] > 7] for side in "AB"}
REACHES = ((30,), (1, 2, 3, 30), (1, 1, 2), (3, 5, 8))


@cache
def near(middle: Square, reach: int) -> list[Square]:
    """The squares at most so many steps away."""
    return sorted(at for at in PITCH if steps(at, middle) <= reach)


class Scene:
    """A pitch with some figures on it; whoever is missing gets a square when it is written."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.side = dice.choice("AB")
        self.men: dict[tuple[str, int], Square] = {}
        self.ball: Square = (13, 9)
        self.more: dict[str, object] = {}

    def choose(self, squares: Squares | list[Square]) -> Square:
        """A free one of these squares, or any free one."""
        free = [at for at in sorted(squares) if self.is_free(at)]
        return self.dice.choice(free or [at for at in sorted(PITCH) if self.is_free(at)])

    def is_free(self, at: Square) -> bool:
        return at not in self.men.values()

    def stand(self, side: str, at: Square) -> int:
        """Puts any field figure of a side here."""
        number = self.dice.choice([n for n in FIELD if (side, n) not in self.men])
        self.men[side, number] = at
        return number

    def give(self, side: str, squares: Squares | list[Square]) -> int:
        """A field figure of a side has the ball on one of these squares."""
        self.ball = self.choose(squares)
        return self.stand(side, self.ball)

    def keepers(self) -> None:
        for side in "AB":
            if (side, KEEPER) not in self.men:
                self.men[side, KEEPER] = self.choose(AREA[side] - {self.ball})

    def surround(self, squares: list[Square], chance: float, sides: str) -> None:
        """Most of these squares are taken by field figures of these sides."""
        for at in self.dice.sample(sorted(squares), len(squares)):
            side = self.dice.choice(sides)
            room = sum((side, n) not in self.men for n in FIELD) > 1
            if room and self.is_free(at) and at != self.ball and self.dice.random() < chance:
                self.stand(side, at)

    def fill(self, middle: Square) -> None:
        """Gives everybody else a square around here."""
        reaches = self.dice.choice(REACHES)
        self.keepers()
        missing = [(s, n) for s in "AB" for n in FIELD if (s, n) not in self.men]
        for one in self.dice.sample(missing, len(missing)):
            reach = self.dice.choice(reaches)
            while one not in self.men:
                at = self.dice.choice(near(middle, reach))
                if self.is_free(at) and at != self.ball:
                    self.men[one] = at
                reach += self.dice.random() < 0.3

    def homes(self, first: str, half: int) -> dict[str, str]:
        """Where the sides were placed: ready formations, or singly, in the circle too.

        In the circle, with its 9 on the centre, was who kicked off then: either in the first half,
        or in this one.
        """
        if self.dice.random() < 0.6:
            return {f"home{side}": self.dice.choice(list(FORMATIONS)) for side in "AB"}
        told = {"placing": "free"}
        for side in "AB":
            kicked_off = side == first if half == 1 else self.dice.random() < 0.5
            dense = [at for at in HALF[side] if 10 <= at[0] <= 16 and 6 <= at[1] <= 12]
            squares = self.dice.sample(
                sorted(set(dense) - (set() if kicked_off else CIRCLE)) + sorted(SPARE[side]), 10
            )
            squares.insert(0, self.dice.choice(sorted(AREA[side])))
            if kicked_off:
                squares[CENTRE_FORWARD - 1] = CENTRE
            told[f"home{side}"] = ",".join(map(name, squares))
        return told

    def write(self) -> str:
        dice = self.dice
        teams = {s: ",".join(name(self.men[s, n]) for n in NUMBERS) for s in "AB"}
        half, length = dice.choice((1, 2)), dice.choice((10, 20))
        turns = dice.choice((4, 8, length - 1))
        played = turns + (length if half == 2 else 0)
        ours = played // 2
        told = {**teams, "ball": name(self.ball), "phase": "throw", "side": self.side}
        first = dice.choice("AB")
        told |= {"half": half, "turns": turns, "length": length, "first": first}
        told |= {"played": f"{ours}-{played - ours}", "score": dice.choice(("0-0", "1-0", "1-2"))}
        own = self.ball in [at for (side, _), at in self.men.items() if side == self.side]
        told |= {"throws": dice.choice((0, 0, 1, 2)) if own else 0}
        told |= self.homes(first, half) | self.more
        return "; ".join(f"{key}={value}" for key, value in told.items())


def turn(dice: random.Random) -> str:
    """A side is about to throw."""
    scene = Scene(dice)
    dice.choice(KINDS)(scene)
    return scene.write()


def crowd(scene: Scene) -> None:
    """Anybody has the ball, or nobody; the others stand around or all over the pitch."""
    ends = sorted(AREA["A"]) + sorted(AREA["B"]) + sorted(BORDER)
    scene.ball = scene.dice.choice(sorted(PITCH) + 2 * ends)
    if scene.dice.random() < 0.7:
        scene.stand(scene.dice.choice(scene.side * 3 + other(scene.side)), scene.ball)
    scene.fill(scene.ball)


def loose_ball(scene: Scene) -> None:
    """Walls on the way to a loose ball, which may lie before a keeper."""
    dice = scene.dice
    where = dice.choice((PITCH, AREA[scene.side], AREA[scene.side]))
    scene.ball = dice.choice(sorted(where))
    if where is not PITCH and dice.random() < 0.7:
        close = AREA[scene.side] & frozenset(near(scene.ball, 3)) - {scene.ball}
        scene.men[scene.side, KEEPER] = dice.choice(sorted(close))
    scene.surround(AROUND[scene.ball], dice.choice((0.3, 0.6, 0.9)), "AB")
    scene.fill(scene.ball)


def keepers_ball(scene: Scene) -> None:
    """The keeper of the side that throws has the ball."""
    scene.ball = scene.men[scene.side, KEEPER] = scene.choose(AREA[scene.side])
    if scene.dice.random() < 0.2:
        scene.more = {"kicker": KEEPER, "throws": 0}
    scene.fill(scene.choose(near(scene.ball, 10)))


def challenge(scene: Scene) -> None:
    """The others have the ball, with the side that throws all around: takes, fouls, penalties."""
    dice, theirs = scene.dice, other(scene.side)
    where = dice.choice((PITCH, PITCH, AREA[scene.side], AREA[scene.side], BORDER))
    if dice.random() < 0.1:
        scene.ball = scene.men[theirs, KEEPER] = scene.choose(AREA[theirs])
    else:
        scene.give(theirs, where)
    scene.surround(AROUND[scene.ball], dice.choice((0.1, 0.5, 1)), dice.choice(("AB", scene.side)))
    if scene.ball in AREA[scene.side] and dice.random() < 0.6:
        close = AREA[scene.side] & frozenset(near(scene.ball, 4)) - {scene.ball}
        scene.men[scene.side, KEEPER] = scene.choose(close)
    crowd_behind(scene, scene.ball)
    scene.fill(scene.ball)


def crowd_behind(scene: Scene, middle: Square) -> None:
    """Who has to go back from around here often finds squares taken."""
    back = -1 if scene.side == "A" else 1
    column, row = middle
    row += scene.dice.choice((-1, 0, 0, 1))
    behind = [(column + back * count, row) for count in range(1, 8)]
    chance = scene.dice.choice((0, 0, 0.7, 1))
    scene.surround([at for at in behind if at in PITCH], chance, "AB")


def offside_line(scene: Scene) -> None:
    """Defenders on a line or nearly so, attackers about it, and one behind who has the ball."""
    dice, theirs = scene.dice, other(scene.side)
    towards = 1 if scene.side == "A" else -1
    column = dice.randrange(12, 25) if scene.side == "A" else dice.randrange(2, 15)
    for row in dice.sample(range(1, 18), 9):
        depth = dice.choice((0, 0, 0, 1, 2))
        at = (min(25, max(1, column - towards * depth)), row)
        if scene.is_free(at):
            scene.stand(theirs, at)
    holder = (min(25, max(1, column - towards * dice.randrange(1, 10))), dice.randrange(1, 18))
    if dice.random() < 0.2:
        scene.ball = scene.men[scene.side, KEEPER] = scene.choose(AREA[scene.side])
    else:
        number = scene.give(scene.side, [holder])
        if dice.random() < 0.3:
            scene.more = {"kicker": number, "throws": 0}
    dx_dy = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    lines = [
        (scene.ball[0] + dx * far, scene.ball[1] + dy * far)
        for dx, dy in dx_dy
        for far in range(2, 13, 2)
    ]
    ahead = [at for at in lines if at in PITCH and abs(at[0] - column) <= 6]
    scene.surround(ahead, 0.5, scene.side)
    scene.fill((column, 9))


def at_the_border(scene: Scene) -> None:
    """The side has the ball near a line or a goal, and the squares where it goes out are taken."""
    dice = scene.dice
    own_line = [at for at in PITCH if abs(at[0] - GOAL_LINE[scene.side]) <= 3]
    their_line = [at for at in PITCH if abs(at[0] - GOAL_LINE[other(scene.side)]) <= 8]
    sides = [at for at in PITCH if at[1] <= 3 or at[1] >= 15]
    number = scene.give(scene.side, dice.choice((own_line, their_line, sides)))
    if dice.random() < 0.2:
        scene.more = {"kicker": number, "throws": 0}
    corners = [(c, r) for c in (1, 25) for r in (1, 17)]
    edge = [at for at in BORDER if steps(at, scene.ball) <= 12]
    scene.surround(corners, 0.5, scene.side)
    scene.surround(edge, dice.choice((0, 0.15, 0.3)), scene.side)
    scene.fill(dice.choice((scene.ball, (13, 9))))


KINDS = (
    crowd, loose_ball, keepers_ball, challenge, challenge, offside_line, offside_line,
    at_the_border, at_the_border,
)  # fmt: skip
