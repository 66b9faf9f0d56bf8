"""Positions of Handball et dé set up at random: crowds, walled balls, teams shut in, restarts."""

from __future__ import annotations

import random
from functools import cache

from tests.games.handball.second import COURTS, LEFT, NUMBERS, RIGHT, Court, distance, other

Men = dict[tuple[str, int], str]

# Seven that cannot walk, on the edge, and the seven that shut them in.
SHUT_IN = (["d1", "e1", "f1", "g1", "d2", "e2", "f2"], ["c1", "h1", "c2", "g2", "d3", "e3", "f3"])


@cache
def near(name: str, middle: str, reach: int) -> list[str]:
    """The cells of a court's field at most so many steps away."""
    return sorted(cell for cell in COURTS[name].field if distance(cell, middle) <= reach)


class Scene:
    """A court with some pawns on it; whoever is missing gets a cell when it is written."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.court = dice.choice(("full", "full", "short"))
        self.ground: Court = COURTS[self.court]
        self.period = dice.choice((1, 1, 2))
        self.side = dice.choice("AB")
        self.home = dict(zip("AB" if self.period == 1 else "BA", (LEFT, RIGHT), strict=True))
        self.men: Men = {}
        self.ball = ""

    def stand(self, side: str, cells: list[str]) -> None:
        """Puts pawns of a side on these cells, whatever their numbers."""
        numbers = self.dice.sample([n for n in NUMBERS if (side, n) not in self.men], len(cells))
        for number, cell in zip(numbers, cells, strict=True):
            self.men[side, number] = cell

    def keepers_home(self, chance: float) -> None:
        for side in "AB":
            if (side, 1) not in self.men and self.dice.random() < chance:
                area = sorted(self.ground.area[self.home[side]])
                self.men[side, 1] = self.dice.choice(area)

    def fill(self, middle: str, reaches: tuple[int, ...]) -> None:
        """Gives everybody else a cell around here."""
        missing = [(s, n) for s in "AB" for n in NUMBERS if (s, n) not in self.men]
        for one in self.dice.sample(missing, len(missing)):
            reach = self.dice.choice(reaches)
            while one not in self.men:
                cell = self.dice.choice(near(self.court, middle, reach) or [middle])
                free = cell not in self.men.values() and cell != self.ball
                if free and cell in self.ground.field:
                    self.men[one] = cell
                reach += self.dice.random() < 0.3

    def write(self, phase: str, **more: object) -> str:
        teams = {s: ",".join(self.men[s, n] for n in NUMBERS) for s in "AB"}
        told = {"A": teams["A"], "B": teams["B"], "ball": self.ball, "phase": phase}
        # After nine turns it is that of the team that did not engage this period.
        first = other(self.side) if self.period == 1 else self.side
        told |= {"side": self.side, "turns": 9, "first": first, "period": self.period}
        told |= {"court": self.court} | more
        return "; ".join(f"{key}={value}" for key, value in told.items())


REACHES = ((30,), (1, 2, 3, 30), (1, 1, 2), (2, 3, 4))


def turn(dice: random.Random) -> str:
    """A team is about to throw the die, to walk or to throw the ball."""
    scene = Scene(dice)
    kind = dice.choice((crowd, crowd, crowd, walled_ball, walled_ball, shut_in, keepers_restart))
    phase = kind(scene)
    passive = dice.choice((0, 0, 2))
    counted = ""
    if (
        passive
    ):  # whoever has the ball as a turn begins has counted it, or had it before it got loose
        holders = [side for (side, _), cell in scene.men.items() if cell == scene.ball]
        counted = (*holders, other(scene.side))[0]
    held = {"A": "1-0", "B": "0-1", "": "0-0"}[counted]
    return scene.write(phase, passive=passive, held=held)


def crowd(scene: Scene) -> str:
    dice, ground = scene.dice, scene.ground
    near_goal = [cell for end in (LEFT, RIGHT) for cell in ground.zone[end] & ground.field]
    middle = dice.choice(sorted(ground.field) + 4 * sorted(near_goal))
    scene.keepers_home(0.8)
    phase = dice.choice(("walk-throw", "ball-throw"))
    if phase == "ball-throw" or dice.random() < 0.5:
        scene.ball = middle
        whose = scene.side if phase == "ball-throw" else dice.choice("AB")
        scene.stand(whose, [middle])
        scene.fill(middle, dice.choice(REACHES))
    else:
        scene.ball = dice.choice(near(scene.court, middle, 3))
        scene.fill(middle, dice.choice(REACHES))
    return phase


def walled_ball(scene: Scene) -> str:
    """A loose ball, or one that is held, with nearly everything around it taken."""
    dice, ground = scene.dice, scene.ground
    edge = [cell for cell in ground.field if len(ground.next[cell]) < 4]
    by_area = [cell for cell in ground.field if set(ground.next[cell]) - ground.field]
    scene.ball = dice.choice(sorted(ground.field) + 3 * sorted(edge) + 5 * sorted(by_area))
    held = dice.random() < 0.3
    if held:
        scene.stand(scene.side, [scene.ball])
    around = [cell for cell in ground.next[scene.ball] if cell in ground.field]
    whose = scene.side if dice.random() < 0.8 else other(scene.side)
    scene.keepers_home(0.7)
    wall = dice.sample(sorted(around), max(0, len(around) - dice.choice((0, 0, 0, 1))))
    mixed = dice.random() < 0.2
    for cell in wall:
        scene.stand(dice.choice("AB") if mixed else whose, [cell])
    scene.fill(scene.ball, dice.choice(REACHES))
    return dice.choice(("walk-throw", "ball-throw")) if held else "walk-throw"


def shut_in(scene: Scene) -> str:
    """A whole team that cannot walk, or hardly; its ball, theirs or a loose one."""
    dice, ground = scene.dice, scene.ground
    along = dice.randrange(-1, len(ground.columns) - 8)
    mirror, flip = dice.random() < 0.5, dice.random() < 0.5

    def moved(cell: str) -> str:
        cell = f"{chr(ord(cell[0]) + along)}{cell[1]}"
        cell = ground.mirrored(cell) if mirror else cell
        return f"{cell[0]}{9 - int(cell[1])}" if flip else cell

    ours, theirs = ([moved(cell) for cell in cells] for cells in SHUT_IN)
    if dice.random() < 0.4:  # a way out for somebody
        theirs = dice.sample(theirs, 6)
        scene.keepers_home(1)
        scene.men.pop((scene.side, 1), None)
        scene.men.pop((other(scene.side), 1), None)
    scene.stand(scene.side, ours)
    scene.stand(other(scene.side), theirs)
    scene.ball = dice.choice([*ours, *theirs, ground.columns[0] + "1"])
    if scene.ball not in scene.men.values() and dice.random() < 0.5:
        scene.ball = dice.choice([c for c in sorted(ground.field) if c not in scene.men.values()])
    scene.fill("h5" if scene.court == "full" else "g5", (30,))
    return "walk-throw"


def keepers_restart(scene: Scene) -> str:
    """The keeper holds the ball in his goal area, with a crowd before it."""
    dice, ground = scene.dice, scene.ground
    area = sorted(ground.area[scene.home[scene.side]])
    scene.ball = scene.men[scene.side, 1] = dice.choice(area)
    scene.keepers_home(0.8)
    scene.fill(scene.ball, dice.choice(((2, 3, 4), (3, 4, 5), (30,))))
    return dice.choice(("walk-throw", "ball-throw"))


def restart(dice: random.Random) -> str:
    """A team is about to put its taker on the spot."""
    scene = Scene(dice)
    ground, kind = scene.ground, dice.choice(("free", "free", "seven", "keeper", "goal"))
    near_goal = sorted(ground.zone[scene.home[other(scene.side)]])
    cells = sorted(ground.field) + 3 * near_goal if kind == "free" else sorted(ground.field)
    if kind == "keeper":
        cells = sorted(ground.area[scene.home[scene.side]])
    scene.ball = dice.choice(cells)
    scene.keepers_home(0.8)
    scene.fill(scene.ball, dice.choice(REACHES))
    if kind != "keeper" and scene.ball in ground.field and dice.random() < 0.7:
        # Whoever is at fault had the ball.
        scene.men[other(scene.side), dice.choice(NUMBERS)] = scene.ball
    if kind == "goal":
        scene.ball = "none"
    goals = "1-0" if scene.side == "B" else "0-1"
    return scene.write("taker", restart=kind, taking=scene.side, score=goals)
