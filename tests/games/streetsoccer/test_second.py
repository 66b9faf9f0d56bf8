"""The compiled rules against the second, slow ones: legal actions, odds, all that follows.

``python -m tests.games.streetsoccer.test_second 20000`` compares so many drawn positions.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from fractions import Fraction
from functools import cache

import pytest

import debut
from debut import CHANCE, OVER, BadPosition, State
from debut.kernel.testing import random_action
from tests.games.streetsoccer import second

POSITIONS = 2000  # drawn for the suite, and looked at with all six dice
CLOSELY = 10  # one drawn position in so many is looked at closely, see ``happenings``
# What must have happened, and how often at least, or it has not compared enough.
HAPPENINGS = {
    "walked": 1000, "kicked": 1000, "straight": 100, "sideways": 100, "goal": 100,
    "needs a bend": 100, "needs a pass": 100, "goal needs a bend": 10, "goal needs a pass": 10,
    "goal, put back": 10, "ST-7.2": 100, "ST-7.4": 20, "ST-7.4 for a goal": 5, "ST-7.6": 50,
    "ST-7.7": 20, "ST-7.8": 20, "kick against ST-7.7": 4, "kick against ST-7.8": 4, "skip": 6,
}  # fmt: skip

# Options, and how many random matches are played under them.
MATCHES: dict[str, tuple[dict[str, object], int]] = {
    "default": ({}, 4),
    "turns": ({"setup": "turns", "minutes": 3, "extra": 2}, 40),
    "turns-no-extra": ({"setup": "turns", "minutes": 6, "extra": 0}, 20),
    "quick": ({"setup": "quick", "minutes": 8, "extra": 1}, 30),
    "quick-one-minute": ({"setup": "quick", "minutes": 1, "extra": 1}, 40),
    "littlegolem": ({"setup": "littlegolem", "minutes": 5, "extra": 3}, 30),
    "littlegolem-no-extra": ({"setup": "littlegolem", "minutes": 2, "extra": 0}, 30),
}
FOLLOWED = 6  # of the actions of a position, so many are played and what follows compared
STANDING = 125  # drawn positions for the kick-off and for the restart of either side
ENDS = 250  # drawn positions at the end of time, with and without extra time
PHASES = {
    "lot", "formation", "place", "kick-off-throw", "kick-off", "throw", "move", "scorer-keeper",
    "beaten-keeper", "restart-throw", "restart", "over",
}  # fmt: skip
RESULTS = {
    "A:full-time", "B:full-time", "A:extra-time", "B:extra-time", "A:last-goal", "B:last-goal",
    "both:no-goal",
}  # fmt: skip

# In a drawn position: the middle of the crowd, how far from it footballers stand, and the ball at
# most lies, diagonals counted as one.
FIELD = sorted(second.FIELD)
SCENES: list[tuple[list[str], tuple[int, ...], int]] = [
    (FIELD, (12,), 0),
    (FIELD, (1, 2, 2, 3, 12), 0),
    (FIELD, (1, 1, 1, 2), 2),
    (sorted(second.ALL_DARK), (1, 2, 2, 3, 12), 0),
    (sorted(second.ALL_DARK), (1, 1, 2), 0),
    (sorted(second.ALL_DARK), (1, 2, 3, 4), 3),
    (sorted(second.CORNERS), (1, 1, 2, 3, 12), 0),
    (sorted(second.CORNERS), (1, 1, 2), 2),
]
# All five of a side shut into a corner, and the three that shut them in.
SHUT_IN = (["a0", "a1", "a2", "b0", "b1"], ["c0", "c1", "b2"])
# Squares that a side shuts in, so that no kick of its own may end there (ST-7.7, 7.8).
SURROUNDED = ["b1", "b6", "k1", "k6", "b1", "k6", "d1", "d6", "e3", "h4", "f6", "i1"]

Men = dict[tuple[str, int], str]


@cache
def near(middle: str, reach: int) -> list[str]:
    """The squares at most so far away."""
    column = second.COLUMNS.index
    return [
        square
        for square in sorted(second.WALKABLE)
        if abs(column(square[0]) - column(middle[0])) <= reach
        and abs(int(square[1]) - int(middle[1])) <= reach
    ]


def draw(dice: random.Random, middle: str, reaches: tuple[int, ...], ball: str, men: Men) -> None:
    """Gives those of the ten who have none yet a square on which they may stand (ST-7.2, 7.6)."""
    everybody = [(side, number) for side in "AB" for number in range(5)]
    for side, number in dice.sample(everybody, 10):
        reach, start = dice.choice(reaches), middle
        if number == 0 and dice.random() < 0.5:
            reach, start = 0, dice.choice(sorted(second.DARK[side]))
        while (side, number) not in men:
            square = dice.choice(near(start, reach))
            light = second.LIGHT[side]
            mine = {place for (whose, _), place in men.items() if whose == side}
            forbidden = second.DARK[second.other(side)] | (light if mine & light else set())
            if number:
                forbidden |= second.DARK[side]
            if square != ball and square not in men.values() and square not in forbidden:
                men[side, number] = square
            reach += dice.random() < 0.2


def stand(dice: random.Random, side: str, squares: list[str], men: Men) -> None:
    """Puts footballers of a side on these squares, whatever their numbers."""
    for number, square in zip(dice.sample(range(5), len(squares)), squares, strict=True):
        men[side, number] = square


def text(men: Men, ball: str, phase: str, side: str, turns: int) -> str:
    squares = {whose: ",".join(men[whose, number] for number in range(5)) for whose in "AB"}
    return (
        f"A={squares['A']}; B={squares['B']}; ball={ball}; phase={phase}; side={side}; "
        f"turns={turns}"
    )


def drawn(dice: random.Random) -> str:
    """A position in which a side throws for an ordinary turn."""
    middles, reaches, distance = dice.choice(SCENES)
    middle, side = dice.choice(middles), dice.choice("AB")
    ball = dice.choice([square for square in near(middle, distance) if square in second.FIELD])
    men: Men = {}
    special = dice.random()
    if special < 0.05:
        ball = dice.choice(("e4", "g2", "h5"))
        turned = dice.random() < 0.5
        for whose, squares in zip((side, second.other(side)), SHUT_IN, strict=True):
            stand(dice, whose, [second.turned_around(s) if turned else s for s in squares], men)
    elif special < 0.2:
        middle = dice.choice(SURROUNDED)
        ball = dice.choice([square for square in near(middle, 2) if square in second.FIELD])
        around = sorted(second.NEXT[middle] - {ball})
        stand(dice, side, dice.sample(around, 3) if middle in second.CORNERS else around, men)
    draw(dice, middle, reaches, ball, men)
    return text(men, ball, "throw", side, 7)


def drawn_restart(dice: random.Random, side: str) -> str:
    """A position in which the keeper of this side kicks next, with a crowd before him."""
    men = {(whose, 0): dice.choice(sorted(second.DARK[whose])) for whose in "AB"}
    keeper = men[side, 0]
    if dice.random() < 0.2:  # only through four passes forward the ball gets to the other goal
        columns = sorted(dice.sample("defghi", 4), reverse=side == "B")
        for number, column in enumerate(columns, start=1):
            men[side, number] = f"{column}{dice.choice('2345')}"
    draw(dice, keeper, dice.choice([(1, 1, 2), (1, 2, 3, 12)]), keeper, men)
    score = "score=0-1; last=B" if side == "A" else "score=1-0; last=A"
    return f"{text(men, keeper, 'restart-throw', side, 7)}; {score}"


def drawn_kick_off(dice: random.Random) -> str:
    """Ten footballers before the kick-off, most in the middle; they may be placed wrongly."""
    men = {(side, 0): dice.choice(sorted(second.DARK[side])) for side in "AB"}
    men |= {(side, 1): dice.choice(sorted(second.CENTRAL[side])) for side in "AB"}
    reaches = dice.choice([(1, 1, 2), (1, 2, 3, 12)])
    draw(dice, dice.choice(("f3", "g4")), reaches, "centre", men)
    return text(men, "centre", "kick-off-throw", "A", 0)


def happenings(position: second.Position) -> Counter[str]:
    """What is tried from this position with all six dice, and what it needs."""
    happened: Counter[str] = Counter()
    unbent = second.tried(position, bends=False)
    alone = second.tried(position, passes=False)
    for die, verdicts in second.tried(position).items():
        happened["skip"] += second.allowed(verdicts) == {"skip"}
        for action, verdict in verdicts.items():
            happened[verdict] += 1
            kick, goal = ">" in action, action.endswith("goal")
            if verdict.startswith("ST-"):
                happened[f"kick against {verdict}"] += kick
                happened[f"{verdict} for a goal"] += goal
                continue
            happened["goal"] += goal
            happened["goal, put back"] += goal and verdict != "kicked"
            for need, without in (("bend", unbent[die]), ("pass", alone[die])):
                happened[f"needs a {need}"] += action not in without
                happened[f"goal needs a {need}"] += goal and action not in without
    return happened


def compare(state: State, dice: random.Random) -> None:
    """Both rules give the same legal actions, the same odds and the same next positions."""
    position = second.read(str(state))
    words = {state.notate(action): action for action in state.actions()}
    assert second.legal(position) == set(words), str(state)
    if state.turn == CHANCE:
        total = sum(weight for _, weight in state.weights())
        odds = {state.notate(face): Fraction(weight, total) for face, weight in state.weights()}
        assert second.odds(position) == odds, str(state)
    some = dice.sample(sorted(words), min(FOLLOWED, len(words)))
    for word in {*some, *(word for word in words if word.endswith("goal"))}:
        follows = second.read(str(state.play(words[word])))
        assert second.after(position, word) == follows, f"{state} / {word}"


def compare_turns(seed: object, positions: int) -> Counter[str]:
    dice, which = random.Random(seed), random.Random(seed)
    happened: Counter[str] = Counter()
    for number in range(positions):
        state = debut.game("streetsoccer").parse(drawn(dice))
        position = second.read(str(state))
        tried = second.tried(position)
        for throw in state.actions():
            thrown = state.play(throw)
            words = {thrown.notate(action) for action in thrown.actions()}
            assert second.allowed(tried[int(state.notate(throw))]) == words, str(thrown)
        if number % CLOSELY == 0:
            happened += happenings(position)
            for throw in state.actions():
                compare(state.play(throw), which)
    return happened


def test_both_rules_agree_on_drawn_positions_with_all_six_dice() -> None:
    happened = compare_turns(0, POSITIONS)
    few = {name: happened[name] for name, least in HAPPENINGS.items() if happened[name] < least}
    assert not few


@pytest.mark.parametrize("side", "AB")
def test_both_rules_agree_on_drawn_restarts(side: str) -> None:
    dice = random.Random(side)
    happened: Counter[str] = Counter()
    for _ in range(STANDING):
        state = debut.game("streetsoccer").parse(drawn_restart(dice, side))
        compare(state, dice)
        for throw in state.actions():
            thrown = state.play(throw)
            compare(thrown, dice)
            happened.update(thrown.notate(action) for action in thrown.actions())
    assert happened[">goal"] and happened["skip"] and len(happened) > 60


def test_both_rules_agree_on_drawn_kick_offs_and_whether_all_are_placed_well() -> None:
    dice = random.Random(0)
    seen: Counter[bool] = Counter()
    while seen[True] < STANDING:
        words = drawn_kick_off(dice)
        position = second.read(words)
        well = position.taken <= second.FIELD and all(
            second.well_placed([second.kind(side, square) for square in position.of(side)])
            for side in "AB"
        )
        seen[well] += 1
        if not well:
            with pytest.raises(BadPosition):
                debut.game("streetsoccer").parse(words)
            continue
        state = debut.game("streetsoccer").parse(words)
        compare(state, dice)
        for throw in state.actions():
            compare(state.play(throw), dice)
    assert seen[False] > STANDING


@pytest.mark.parametrize("extra", [0, 2])
def test_both_rules_agree_on_the_last_turns(extra: int) -> None:
    """Those of the regular minutes and of extra time; near the goals, with the score changed."""
    dice = random.Random(extra)
    results: Counter[str] = Counter()
    for _ in range(ENDS):
        score, last = dice.choice(("0-0 none", "1-1 A", "1-1 B", "2-1 A", "1-2 A")).split()
        turns = dice.choice((8, 9)) if dice.random() < 0.5 else dice.choice((10, 11, 12, 13))
        words = drawn(dice).replace("turns=7", f"turns={turns}")
        words = f"{words}; score={score}; last={last}; minutes=5; extra={extra}"
        try:
            state = debut.game("streetsoccer").parse(words)
        except BadPosition:  # the match would be over by now
            continue
        for throw in state.actions():
            thrown = state.play(throw)
            compare(thrown, dice)
            results[second.read(str(thrown.play(thrown.actions()[-1]))).result] += 1
    ends = RESULTS if extra else {end for end in RESULTS if "extra" not in end}
    assert set(results) == ends | {"none"}


@cache
def played(name: str) -> list[State]:
    """Every position of random matches under these options; goals and kicks are preferred."""
    options, matches = MATCHES[name]
    dice = random.Random(name)
    states = []
    for _ in range(matches):
        state = debut.game("streetsoccer").start(**options)
        while state.turn != OVER:
            states.append(state)
            action = random_action(state, dice)
            words = {state.notate(one): one for one in state.actions()}
            for end in (">", "goal"):
                wanted = [one for word, one in words.items() if end in word]
                if wanted and dice.random() < 0.6:
                    action = dice.choice(wanted)
            state = state.play(action)
        states.append(state)
    return states


@pytest.mark.parametrize("name", MATCHES)
def test_both_rules_agree_on_positions_of_random_matches(name: str) -> None:
    dice = random.Random(name)
    for state in played(name):
        compare(state, dice)


def test_the_matches_have_every_phase_and_every_end() -> None:
    positions = [second.read(str(state)) for name in MATCHES for state in played(name)]
    assert len(positions) > 5_000
    assert {p.phase for p in positions} == PHASES
    assert {p.result for p in positions} == RESULTS | {"none"}
    assert {(p.side, p.phase) for p in positions if p.phase.endswith("keeper")} == {
        (side, phase) for side in "AB" for phase in ("scorer-keeper", "beaten-keeper")
    }


if __name__ == "__main__":
    for told, count in sorted(compare_turns("all", int(sys.argv[1])).items()):
        print(f"{count:9,d} {told}")
