"""StreetSoccer a second time, slowly and straight from the rule page, to check the compiled rules.

A position is read from its text, an action from its notation, a square is its name. Of the package
only the squares of the ready formations are used.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import combinations_with_replacement

from debut.games.streetsoccer.board import FORMATIONS

COLUMNS = "abcdefghijkl"
DICE = (1, 2, 3, 4, 5, 6)
NOBODY = "-"

# 1. Field.
FIELD = frozenset(f"{column}{row}" for column in COLUMNS[1:11] for row in range(1, 7))
GOALS = frozenset({"a3", "a4", "l3", "l4"})
WALKABLE = frozenset(f"{column}{row}" for column in COLUMNS for row in range(8)) - GOALS
DARK = {"A": frozenset({"b3", "b4"}), "B": frozenset({"k3", "k4"})}
ALL_DARK = DARK["A"] | DARK["B"]
LIGHT = {"A": frozenset({"c3", "c4"}), "B": frozenset({"j3", "j4"})}
CENTRAL = {"A": frozenset({"f3", "f4"}), "B": frozenset({"g3", "g4"})}
HALF = {"A": "bcdef", "B": "ghijk"}
CORNERS = frozenset({"b1", "b6", "k1", "k6"})
# Where a footballer is put back from a dark square: ST-7.3, then ST-7.4.
STRAIGHT = {"b3": "c3", "b4": "c4", "k3": "j3", "k4": "j4"}
SIDEWAYS = {"b3": "b2", "b4": "b5", "k3": "k2", "k4": "k5"}

# The eight directions in the order of a compass: neighbours in it are 45° apart (ST-5.2).
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
TOWARDS = {"A": 1, "B": -1}  # the way of the columns from a side to the goal it attacks

# The order of placing: F is the side that won the lots, S the other (ST-2.2, 2.9).
ORDER = {"turns": "FSSFFSSFFS", "littlegolem": "FFFSSS"}


def beside(square: str, direction: tuple[int, int]) -> str:
    """The next square that way, or an empty text where the board ends."""
    column, row = COLUMNS.index(square[0]) + direction[0], int(square[1]) + direction[1]
    return f"{COLUMNS[column]}{row}" if column in range(12) and row in range(8) else ""


def turned_around(square: str) -> str:
    """The same square as the other side sees it."""
    return f"{COLUMNS[11 - COLUMNS.index(square[0])]}{7 - int(square[1])}"


# One step: of a footballer from a square, and of the ball in each of the eight directions.
NEXT = {
    square: frozenset(beside(square, way) for way in DIRECTIONS[::2]) & WALKABLE
    for square in WALKABLE
}
BALL_STEP = {square: [beside(square, way) for way in DIRECTIONS] for square in FIELD}


def other(side: str) -> str:
    return "B" if side == "A" else "A"


@dataclass
class Position:
    men: dict[str, list[str]]
    ball: str = "centre"
    phase: str = "kick-off-throw"
    side: str = "A"
    die: int = 0
    turns: int = 0
    score: dict[str, int] = field(default_factory=lambda: {"A": 0, "B": 0})
    last: str = "none"
    result: str = "none"
    minutes: int = 25
    extra: int = 10
    setup: str = "turns"

    def of(self, side: str) -> frozenset[str]:
        """The squares this side stands on."""
        return frozenset(self.men[side]) - {NOBODY}

    @property
    def taken(self) -> frozenset[str]:
        return self.of("A") | self.of("B")


def read(text: str) -> Position:
    """A position from its text; what is not told has its default."""
    p = Position({"A": ["b3", "f3", "d2", "d5", "h4"], "B": ["k4", "g4", "i5", "i2", "e3"]})
    for part in filter(None, text.split("; ")):
        key, value = part.split("=")
        if key in "AB":
            p.men[key] = value.split(",")
        elif key == "score":
            p.score = dict(zip("AB", map(int, value.split("-")), strict=True))
        elif key == "die":
            p.die = 0 if value == "none" else int(value)
        else:
            setattr(p, key, type(getattr(p, key))(value))
    return p


# What may be done.
def legal(p: Position) -> set[str]:
    """The actions allowed, in notation; where a die is thrown, the faces that can come up."""
    if p.phase == "over":
        return set()
    if p.phase == "formation":
        return {name for name in FORMATIONS if not set(formation(p.side, name)) & p.taken}
    if p.phase == "place":
        return {square for square in FIELD - p.taken if may_place(p, square)}
    if p.phase in ("scorer-keeper", "beaten-keeper"):
        return set(DARK[p.side])  # ST-6.3: nobody else can be there (ST-7.2)
    if p.phase in ("kick-off", "restart"):
        return standing_kicks(p) or {"skip"}  # ST-6.6
    if p.phase == "move":
        return allowed(tried(p, (p.die,))[p.die])
    return set(odds(p))


def odds(p: Position) -> dict[str, Fraction]:
    """What can be thrown, with its chance."""
    if p.phase == "lot":
        weights = {"A": 1, "B": 1}  # ST-2.1
    elif p.phase == "kick-off-throw":
        throws = {f"{side}{n}": 6 - n for side in "AB" for n in range(1, 6)}  # ST-3.1
        weights = {
            throw: weight
            for throw, weight in throws.items()
            if standing_kicks(after(p, throw))  # ST-3.5
        }
    elif p.phase == "restart-throw":
        weights = {str(n): 1 for n in DICE if n != 1}  # ST-6.4
    else:
        weights = {str(n): 1 for n in DICE}
    total = sum(weights.values())
    return {throw: Fraction(weight, total) for throw, weight in weights.items()}


# 2. Placing.
def formation(side: str, name: str) -> list[str]:
    """ST-2.8: B's squares are A's, turned around."""
    squares = list(FORMATIONS[name])
    return squares if side == "A" else [turned_around(square) for square in squares]


def kind(side: str, square: str) -> str:
    """What a field square is to a side that places its footballers."""
    if square in ALL_DARK:
        return "dark" if square in DARK[side] else "forbidden"  # ST-2.3
    if square in CENTRAL[other(side)]:
        return "forbidden"  # ST-2.4
    if square in CENTRAL[side]:
        return "central"
    if square in LIGHT[side]:
        return "light"
    return "own half" if square[0] in HALF[side] else "other half"


def well_placed(kinds: list[str]) -> bool:
    """ST-2.3 to 2.6, for all five footballers of a side."""
    if kinds.count("dark") != 1 or not 1 <= kinds.count("central") <= 2:
        return False
    if "forbidden" in kinds or kinds.count("light") > 1:
        return False
    three = list(kinds)
    three.remove("dark")
    three.remove("central")
    return "other half" in three and any(one != "other half" for one in three)


def may_place(p: Position, square: str) -> bool:
    """ST-2.7: the rest of the side can still be placed well.

    Two squares are dark, central or light, and there are always enough of the others: it is enough
    to try what kinds of squares the rest can stand on.
    """
    if p.setup == "littlegolem" and square in CENTRAL["A"] | CENTRAL["B"]:
        return False  # ST-2.9
    kinds = [kind(p.side, place) for place in (*p.of(p.side), square)]
    all_kinds = ("dark", "central", "light", "own half", "other half")
    rests = combinations_with_replacement(all_kinds, 5 - len(kinds))
    return any(well_placed([*kinds, *rest]) for rest in rests)


def place(p: Position, square: str) -> None:
    """The keeper is who is placed on a dark square; the others get their numbers in turn."""
    if square in DARK[p.side]:
        p.men[p.side][0] = square
    else:
        p.men[p.side][p.men[p.side].index(NOBODY, 1)] = square
    order = ORDER[p.setup]
    placed = len(p.taken) - (10 - len(order))
    if placed == len(order):
        p.phase, p.side = "kick-off-throw", "A"
    elif order[placed] != order[placed - 1]:
        p.side = other(p.side)


def take_formation(p: Position, name: str) -> None:
    p.men[p.side] = formation(p.side, name)
    p.side = other(p.side)
    if len(p.taken) == 10:
        p.phase, p.side = "kick-off-throw", "A"


# 3. and 6. Kicks of a footballer who does not move: the kick-off, and the keeper's after a goal.
def standing_kicks(p: Position) -> set[str]:
    if p.phase == "kick-off":
        kickers = p.of(p.side) & CENTRAL[p.side]  # ST-3.2, 3.6
    else:
        kickers = frozenset(p.men[p.side][:1])  # ST-6.5
    mates, foes = p.of(p.side), p.of(other(p.side))
    ends = set()
    for kicker in kickers:
        ends |= Flights(p.side, mates, foes).ends(kicker, p.die)
    if p.phase == "kick-off":
        ends.discard("goal")  # ST-3.3
    keeper, *others = p.men[p.side]
    return {f">{end}" for end in ends if not broken(p.side, keeper, frozenset(others), end)}


# 4. A turn, and walking.
def tried(
    p: Position, dice: Iterable[int] = DICE, bends: bool = True, passes: bool = True
) -> dict[int, dict[str, str]]:
    """Every walk and every kick there is with each throw, and how the rules find it.

    That is the clause that forbids it, or else how the footballer comes to stand where he does:
    ``walked``, ``kicked``, or put back, ``straight`` or ``sideways``. A test can leave out bends
    and passes, to see what needs them.
    """
    found: dict[int, dict[str, str]] = {die: {} for die in dice}
    for number, start in enumerate(p.men[p.side]):
        places = walk(p, start, max(found))
        ends = frozenset.union(*(places[die] for die in found)) - {start}  # ST-4.3
        walks = {end: broken(p.side, *moved(p, number, end), p.ball) or "walked" for end in ends}
        kicks = kicks_after(p, start, places, bends, passes)
        says = {end: kicked(p, number, end)[1] for end in frozenset().union(*kicks.values())}
        for die in found:
            for end in places[die] - {start}:
                found[die][f"{start}-{end}"] = walks[end]
            # ST-5.1: as many steps as are left when he is there, and one more.
            for steps in range(1, die + 1):
                for end in kicks.get((die - steps + 1, steps), ()):
                    found[die][f"{start}*{p.ball}>{end}"] = says[end]
    return found


def allowed(verdicts: dict[str, str]) -> set[str]:
    """What no clause forbids; ST-4.5 where that is nothing."""
    return {text for text, found in verdicts.items() if not found.startswith("ST-")} or {"skip"}


def walk(p: Position, start: str, longest: int) -> list[frozenset[str]]:
    """ST-4.2 to 4.4: where this footballer can be after 0, 1, 2 ... steps."""
    free = (WALKABLE - p.taken - {p.ball}) | {start}
    places = [frozenset({start})]
    for _ in range(longest):
        places.append(frozenset().union(*(NEXT[square] for square in places[-1])) & free)
    return places


# 5. Kicks and passes.
class Flights:
    """Where the ball can go among footballers who stand still. Asked about twice, told once."""

    def __init__(
        self,
        side: str,
        mates: frozenset[str],
        foes: frozenset[str],
        bends: bool = True,
        passes: bool = True,
    ) -> None:
        # Who stands on the ring is in nobody's way, and no shot is stopped there (ST-5.3, 6.1).
        self.side, self.mates, self.foes = side, mates & FIELD, foes & FIELD
        self.bends, self.passes = bends, passes
        self.known: dict[str, list[tuple[set[str], set[str]]]] = {}

    def from_touch(self, square: str) -> list[tuple[set[str], set[str]]]:
        """After 1, 2 ... 6 steps from a touch here, without another: the squares the ball can be
        on, with ``goal``, and the team-mates it can reach."""
        if square in self.known:
            return self.known[square]
        away = TOWARDS[self.side]
        goal_squares = DARK[other(self.side)]
        flying = {(square, direction, False) for direction in range(8)}
        told = []
        for step in range(6):
            ends, reached, next_flying = set(), set(), set()
            for here, direction, bent in flying:
                ways = [direction]
                if self.bends and step and not bent:  # ST-5.2
                    ways += [(direction + 1) % 8, (direction - 1) % 8]
                for way in ways:
                    there = BALL_STEP[here][way]
                    if there in self.mates:
                        reached.add(there)
                    elif there in self.foes:
                        pass  # ST-5.3
                    elif there in FIELD:
                        ends.add(there)
                        next_flying.add((there, way, bent or way != direction))
                    elif here in goal_squares and DIRECTIONS[way][0] == away:
                        ends.add("goal")  # ST-6.1, 6.2
            told.append((ends, reached))
            flying = next_flying
        self.known[square] = told
        return told

    def ends(self, square: str, steps: int) -> set[str]:
        """ST-5.4 to 5.6: where the ball can come to rest, with ``goal``, kicked from here."""
        ends: set[str] = set()
        seen: set[tuple[str, int]] = set()
        waiting = [(square, steps)]
        while waiting:
            touch = waiting.pop()
            if touch in seen:
                continue
            seen.add(touch)
            here, left = touch
            told = self.from_touch(here)
            ends |= told[left - 1][0]
            for done in range(1, left + 1):
                now, reached = told[done - 1]
                ends |= now & {"goal"}  # ST-6.1: steps may be left over
                if self.passes:
                    waiting += [(mate, left - done + 1) for mate in reached]  # ST-5.5
        return ends


def kicks_after(
    p: Position, start: str, places: list[frozenset[str]], bends: bool, passes: bool
) -> dict[tuple[int, int], set[str]]:
    """ST-5.1: for a kick of so many steps after so many steps of walking, where the ball ends."""
    mates = (p.of(p.side) - {start}) | {p.ball}  # ST-5.6: he stands where he met the ball
    flights = Flights(p.side, mates, p.of(other(p.side)), bends, passes)
    ends = {}
    found = {}
    for steps in range(1, len(places)):
        if not places[steps - 1] & NEXT[p.ball]:
            continue
        for length in range(1, len(places) - steps + 1):
            if length not in ends:
                ends[length] = flights.ends(p.ball, length)
            found[length, steps] = ends[length]
    return found


# 7. No anti-game.
def moved(p: Position, number: int, end: str) -> tuple[str, frozenset[str]]:
    """The keeper and the others of the side, when one of the five stands here instead."""
    keeper, *others = [*p.men[p.side][:number], end, *p.men[p.side][number + 1 :]]
    return keeper, frozenset(others)


def broken(side: str, keeper: str, others: frozenset[str], ball: str) -> str:
    """ST-7.1: the clause that this position breaks for this side; an empty text for none."""
    if others & ALL_DARK or keeper in DARK[other(side)]:
        return "ST-7.2"  # with ST-7.5
    men = others | {keeper}
    if len(men & LIGHT[side]) > 1:
        return "ST-7.6"
    if ball == "goal":
        return ""
    if NEXT[ball] <= men:
        return "ST-7.7"
    if ball in CORNERS and len(NEXT[ball] & men) == 3:
        return "ST-7.8"
    return ""


def kicked(p: Position, number: int, end: str) -> tuple[str, str]:
    """ST-7.3, 7.4: where the kicker stands after his kick, and why; or the clause against it."""
    if p.ball not in ALL_DARK or (number == 0 and p.ball in DARK[p.side]):
        clause = broken(p.side, *moved(p, number, p.ball), end)
        return p.ball, clause or "kicked"
    taken = p.taken - {p.men[p.side][number]} | {end}
    for why, back in (("straight", STRAIGHT[p.ball]), ("sideways", SIDEWAYS[p.ball])):
        if back not in taken and not broken(p.side, *moved(p, number, back), end):
            return back, why
    return "", "ST-7.4"


# 6. and 8. What follows a turn.
def play_turn(p: Position, action: str) -> None:
    if action == "skip":
        if p.phase == "restart":  # ST-6.6
            (p.ball,) = DARK[p.side] - {p.ball}
    elif ">" in action:
        kicker, end = action.split(">")
        if kicker:
            number = p.men[p.side].index(kicker.split("*")[0])
            p.men[p.side][number] = kicked(p, number, end)[0]
        p.ball = end
    else:
        start, end = action.split("-")
        p.men[p.side][p.men[p.side].index(start)] = end
    turn_over(p)


def turn_over(p: Position) -> None:
    goal, in_extra_time = p.ball == "goal", p.turns >= 2 * p.minutes
    if goal:
        p.score[p.side] += 1
        if not in_extra_time:
            p.last = p.side
    p.turns += 1  # ST-8.1
    p.die = 0
    if goal and in_extra_time:
        finish(p, f"{p.side}:extra-time")  # ST-8.3
    elif p.turns == 2 * p.minutes and p.score["A"] != p.score["B"]:
        finish(p, "A:full-time" if p.score["A"] > p.score["B"] else "B:full-time")  # ST-8.2
    elif p.turns == 2 * (p.minutes + p.extra):
        finish(p, f"{p.last}:last-goal" if p.last != "none" else "both:no-goal")  # ST-8.4, 8.5
    elif goal:
        p.phase = "scorer-keeper"  # ST-6.3
    else:
        p.phase, p.side = "throw", other(p.side)


def finish(p: Position, result: str) -> None:
    p.phase, p.side, p.result = "over", "A", result


def place_keeper(p: Position, square: str) -> None:
    """ST-6.3, 6.4."""
    p.men[p.side][0] = square
    if p.phase == "scorer-keeper":
        p.phase, p.side = "beaten-keeper", other(p.side)
    else:
        p.phase, p.ball = "restart-throw", square


# One step.
def after(position: Position, action: str) -> Position:
    """The position that follows; the one given stays as it is."""
    men = {side: list(position.men[side]) for side in "AB"}
    p = replace(position, men=men, score=dict(position.score))
    if p.phase == "lot":
        p.side, p.phase = action, "formation" if p.setup == "quick" else "place"
        if p.setup == "littlegolem":  # ST-2.9
            p.men = {"A": ["b3", "f4", *"---"], "B": ["k4", "g3", *"---"]}
    elif p.phase == "formation":
        take_formation(p, action)
    elif p.phase == "place":
        place(p, action)
    elif p.phase == "kick-off-throw":
        p.side, p.die, p.phase = action[0], int(action[1]), "kick-off"
    elif p.phase in ("throw", "restart-throw"):
        p.die, p.phase = int(action), {"throw": "move"}.get(p.phase, "restart")
    elif p.phase in ("scorer-keeper", "beaten-keeper"):
        place_keeper(p, action)
    else:
        play_turn(p, action)
    return p
