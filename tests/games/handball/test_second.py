"""The compiled rules against the second, slow ones: legal actions, odds, all that follows.

``python -m tests.games.handball.test_second 20000`` compares so many positions.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator

import debut
from debut import CHANCE, OVER, State
from debut.kernel.testing import random_action
from tests.games.handball import drawn, second
from tests.games.handball.second_flow import after

TURNS, RESTARTS, PLAYED = 1200, 80, 800  # positions of each kind that the suite compares
CLOSELY = 8  # one drawn position in so many is looked at closely
FOLLOWED = 3  # of the actions of a position, so many are played and what follows compared
# What must have happened, and how often at least, or it has not compared enough.
HAPPENINGS = {
    "walks": 50_000, "stand": 400, "duty": 200, "shut in": 60, "no walk": 200, "no throw": 200,
    "shot": 50, "unsaved": 12, "own area": 400, "other area": 400, "through": 150, "mate": 500,
    "lost": 500, "loose": 2_500, "over pawns": 20,
}  # fmt: skip
# Options of random matches, and the phases that they must have come through.
MATCHES: tuple[dict[str, object], ...] = (
    {"actions": 12},
    {"actions": 12, "passive": 2},
    {"actions": 6, "court": "short", "passive": 1},
    {"actions": 2},
)
PHASES = {"lot", "taker", "place", "walk-throw", "walk", "choose", "ball-throw", "ball", "over"}


def compare(state: State, dice: random.Random) -> second.Position:
    """Both rules give the same legal actions, and for some of them the same next positions; where
    a keeper throws then, also what comes of each throw."""
    position = second.read(str(state))
    words = {state.notate(action): action for action in state.actions()}
    assert second.legal(position) == set(words), str(state)
    if state.turn == CHANCE:
        assert len({weight for _, weight in state.weights()}) == 1
    some = sorted(words)
    if state.turn != CHANCE:
        some = dice.sample(some, min(FOLLOWED, len(some)))
    for word in {*some, *({">goal", "stand", "stay", "next"} & set(words))}:
        then = state.play(words[word])
        follows = second.read(str(then))
        assert after(position, word) == follows, f"{state} / {word}"
        if follows.phase in ("save", "intercept", "seven"):
            compare(then, dice)
    return position


def happenings(position: second.Position) -> Counter[str]:
    """What there is in this position with all six dice."""
    happened: Counter[str] = Counter()
    if position.phase == "walk-throw":
        for walks in second.walks(position).values():
            happened["walks"] += len(walks)
            happened["stand"] += "stand" in walks
            happened["duty"] += bool(second.on_duty(position))
            if not walks:
                happened["shut in" if second.on_duty(position) else "no walk"] += 1
        return happened
    for throws in second.throws(position).values():
        happened["no throw"] += not throws
        for word, fate in throws.items():
            if word != ">goal":
                happened[fate] += 1
            elif position.at_home(second.other(position.side)):
                happened["shot"] += 1
            else:
                happened["unsaved"] += 1
    if second.restarts_as_keeper(position):
        straight = second.throws(position, crossing=False)
        happened["over pawns"] += second.throws(position) != straight
    return happened


def with_all_dice(state: State, dice: random.Random, closely: bool) -> None:
    """Compares what may be done after each face of a die; closely also all that then follows."""
    if closely:
        compare(state, dice)
    position = second.read(str(state))
    found = second.walks if position.phase == "walk-throw" else second.throws
    for die, words in found(position).items():
        thrown = state.play(state.read(str(die)))
        if words:
            assert set(map(thrown.notate, thrown.actions())) == set(words), str(thrown)
        else:
            assert second.read(str(thrown)).restart in ("free", "seven"), str(thrown)
        if closely:
            compare(thrown, dice)


def compare_turns(seed: object, positions: int) -> Counter[str]:
    dice, happened = random.Random(f"{seed} turns"), Counter[str]()
    for number in range(positions):
        state = debut.game("handball").parse(drawn.turn(dice))
        with_all_dice(state, dice, number % CLOSELY == 0)
        happened += happenings(second.read(str(state)))
    return happened


def compare_restarts(seed: object, positions: int) -> Counter[str]:
    """From the putting of the taker to the throw that follows, with each way of placing."""
    dice, happened = random.Random(f"{seed} restarts"), Counter[str]()
    for _ in range(positions):
        state = debut.game("handball").parse(drawn.restart(dice))
        single = dice.choice((0.9, 0.5, 0.2))
        while state.turn != CHANCE:
            position = compare(state, dice)
            happened[f"{position.restart} {position.step}"] += 1
            words = [state.notate(action) for action in state.actions()]
            puts = [word for word in words if "@" in word]
            buttons = [word for word in words if "@" not in word]
            if "next" in words:
                buttons += 4 * ["next"]
            word = dice.choice(puts if dice.random() < single or not buttons else buttons)
            happened["put" if "@" in word else word] += 1
            state = state.play(state.read(word))
        if position.restart != "seven":
            with_all_dice(state, dice, closely=True)
    return happened


def played(dice: random.Random) -> Iterator[State]:
    """Positions of random matches; shots are preferred, and a restart is not placed for ever."""
    while True:
        state = debut.game("handball").start(**dice.choice(MATCHES))
        while state.turn != OVER:
            yield state
            action = random_action(state, dice)
            words = {state.notate(one): one for one in state.actions()}
            if ">goal" in words and dice.random() < 0.8:
                action = words[">goal"]
            elif "throw" in words:
                action = words["throw"]
            elif "wall" in words and dice.random() < 0.3:
                action = words[dice.choice([word for word in words if "@" not in word])]
            state = state.play(action)
        yield state


def compare_played(seed: object, positions: int) -> Counter[str]:
    dice, happened = random.Random(f"{seed} played"), Counter[str]()
    states = played(dice)
    for _ in range(positions):
        position = compare(next(states), dice)
        happened[position.phase] += 1
        happened[position.result] += 1
    return happened


def test_both_rules_agree_on_drawn_positions_with_all_six_dice() -> None:
    happened = compare_turns(0, TURNS)
    few = {name: happened[name] for name, n in HAPPENINGS.items() if happened[name] < n}
    assert not few


def test_both_rules_agree_on_drawn_restarts() -> None:
    happened = compare_restarts(0, RESTARTS)
    steps = {f"{kind} {step}" for kind in ("free", "seven") for step in range(4)} | {"goal 1"}
    assert steps <= set(happened)
    assert {"put", "next", "stay"} <= set(happened)


def test_both_rules_agree_on_positions_of_random_matches() -> None:
    happened = compare_played(0, PLAYED)
    assert set(happened) >= PHASES


if __name__ == "__main__":
    total = int(sys.argv[1])
    found = compare_turns("all", total * 6 // 10) + compare_restarts("all", total * 15 // 100)
    found += compare_played("all", total * 25 // 100)
    for name, count in sorted(found.items()):
        print(f"{count:9,d} {name}")
