"""The compiled rules against the second, slow ones: legal actions, odds, all that follows.

``python -m tests.games.supergoal.test_second 40000`` compares about so many changed positions.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from functools import cache

import pytest

import debut
from debut import CHANCE, BadPosition, State
from debut.games.supergoal.board import ALLOWED, NAMES, PHASES, RESTARTS, SHOTS
from debut.kernel.testing import random_states
from tests.games.supergoal import second
from tests.games.supergoal.second_position import DICE, Position, read

# Options, and how many random matches are played under them.
MATCHES: dict[str, tuple[dict[str, object], int]] = {
    "default": ({}, 10),
    "var": ({"var": True}, 45),
    "short": ({"throws": 3}, 80),
    "tournament": ({"tournament": True}, 10),
    "shoot-outs": ({"tournament": True, "throws": 3, "var": True}, 80),
    "clock": ({"clock": "real"}, 5),
}
TRIES = 4000  # changed positions, for each of the option sets
FREE_KICKS = 600  # and so many free kicks near the goal

YES_NO = ("yes", "no")
HELD = [f"{side}:{face}" for side in "AB" for face in DICE["champion"]]
ARROWS = sorted({face for die in ("control", "pass", "launch") for face in DICE[die]})
# What a position can be changed to; the rare figures are those at which a rule turns.
CHANGES: dict[str, tuple[str, ...] | list[str]] = {
    "ball": NAMES, "phase": PHASES, "restart": RESTARTS, "dice": ALLOWED, "shot": SHOTS,
    "direct": YES_NO, "attack": ("A", "B"),
    "die": list(DICE), "face": ARROWS, "turned": YES_NO, "long": YES_NO,
    "champion": HELD, "plays": ("0", "8", "9", "10"), "fouls": ("0-0", "0-1", "1-0", "1-1"),
    "half": ("1", "2"), "throws": ("1", "49", "50", "199", "200"), "up": YES_NO,
    "extra": ("0", "24", "25"), "kick-off": ("A", "B"), "clock": ("throws", "real"),
    "var": YES_NO, "tournament": YES_NO,
}  # fmt: skip


@cache
def played(name: str) -> list[State]:
    """Every position of the random matches under these options."""
    options, matches = MATCHES[name]
    return list(random_states(debut.game("supergoal"), matches, seed=5, **options))


@cache
def changed(name: str, tries: int = TRIES) -> list[State]:
    """Positions of these matches with some keys changed, as many of every phase and shot."""
    dice = random.Random(name)
    kinds: dict[tuple[str, str], list[str]] = {}
    for state in played(name):
        told = keys(state)
        kinds.setdefault((told["phase"], told.get("shot", "none")), []).append(str(state))
    keys_to_change = [*CHANGES, *["champion"] * 10]
    found = []
    for _ in range(tries):
        told = keys(dice.choice(kinds[dice.choice(sorted(kinds))]))
        for key in dice.choices(keys_to_change, k=dice.randint(1, 4)):
            told[key] = dice.choice(CHANGES[key])
        found += parsed(told)
    for _ in range(FREE_KICKS):
        found += parsed(free_kick(dice))
    return found


@cache
def all_changed() -> list[Position]:
    """All of them, as the second rules read them."""
    return [read(str(state)) for name in MATCHES for state in changed(name)]


def free_kick(dice: random.Random) -> dict[str, str]:
    """A free kick on the last four lines, waiting to be chosen, answered or thrown."""
    phase = dice.choice(["choose", "window", "throw"])
    told = {"phase": phase, "restart": "free-kick", "ball": dice.choice(NAMES[35:])}
    if phase != "choose":
        told["die"] = dice.choice(["pass", "shot"])
    for key in ("attack", "champion", "direct", "plays", "var"):
        told[key] = dice.choice(CHANGES[key])
    return told


def keys(state: State | str) -> dict[str, str]:
    return dict(part.split("=") for part in str(state).split("; "))


def parsed(told: dict[str, str]) -> Iterator[State]:
    """The position with these keys, if there can be one."""
    with suppress(BadPosition):
        yield debut.game("supergoal").parse("; ".join(f"{k}={v}" for k, v in told.items()))


def compare(state: State) -> None:
    """Both rules give the same legal actions, the same odds and the same next positions."""
    position = read(str(state))
    words = {state.notate(action): action for action in state.actions()}
    assert second.legal(position) == set(words), str(state)
    if state.turn == CHANCE:
        total = sum(weight for _, weight in state.weights())
        odds = {state.notate(face): Fraction(weight, total) for face, weight in state.weights()}
        assert second.odds(position) == odds, str(state)
    for word, action in words.items():
        follows = read(str(state.play(action)))
        assert second.after(position, word) == follows, f"{state} / {word}"
    whistled = read(str(state.signal("whistle"))) if state.signals() else None
    assert second.whistle(position) == whistled, str(state)


@pytest.mark.parametrize("name", MATCHES)
def test_both_rules_agree_on_positions_of_random_matches(name: str) -> None:
    for state in played(name):
        compare(state)


@pytest.mark.parametrize("name", MATCHES)
def test_both_rules_agree_on_changed_positions(name: str) -> None:
    for state in changed(name):
        compare(state)


def test_both_rules_agree_on_every_shoot_out() -> None:
    start = "attack=B; ball=c10; phase=shootout; half=2; kick-off=B; tournament=yes"
    seen, waiting = set(), [debut.game("supergoal").parse(start)]
    while waiting:
        state = waiting.pop()
        if str(state) not in seen:
            seen.add(str(state))
            compare(state)
            waiting += map(state.play, state.actions())
    assert any("phase=lots" in text for text in seen)
    assert any("result=A:lots" in text for text in seen)


def test_the_samples_are_large_and_have_every_phase_but_lots() -> None:
    """Thirty penalties each without a winner: the walk through the shoot-outs has them."""
    states = [state for name in MATCHES for state in (*played(name), *changed(name))]
    assert len(states) > 40_000
    assert {keys(state)["phase"] for state in states} == set(PHASES) - {"lots"}


def test_the_samples_have_every_free_kick_that_may_be_shot() -> None:
    positions = all_changed()
    shots = {p.ball for p in positions if p.restart == "free-kick" and "shot" in second.legal(p)}
    assert shots == {(column, line) for column in "abcde" for line in (8, 9, 10)} | {
        ("b", 11), ("c", 11), ("d", 11),
    }  # fmt: skip
    thrown = {p.ball[1] for p in positions if (p.restart, p.die) == ("free-kick", "shot")}
    assert {8, 9, 10, 11} <= thrown


def test_the_samples_have_answers_of_a_champion_die_that_rests() -> None:
    positions = all_changed()
    answers = {(p.phase, p.champion) for p in positions if p.plays >= 9} & {
        (phase, face) for phase in ("mouth", "unstoppable") for face in ("save", "recovery")
    }
    assert len(answers) == 4


def test_the_samples_have_every_use_of_the_champion_die() -> None:
    positions = all_changed()
    assert len(positions) > 10_000
    waiting = (p for p in positions if p.phase != "champion" and "champion" in second.legal(p))
    assert {(p.phase, p.champion) for p in waiting} == {
        ("choose", "long-shot"), ("choose", "decisive-pass"), ("choose", "unstoppable"),
        ("choose", "foul"), ("window", "foul"), ("window", "recovery"),
        ("challenge", "recovery"), ("intercept", "recovery"), ("bar", "recovery"),
        ("bar", "save"), ("mouth", "recovery"), ("mouth", "save"), ("unstoppable", "recovery"),
        ("unstoppable", "save"),
    }  # fmt: skip


if __name__ == "__main__":
    each = 3 * int(sys.argv[1]) // len(MATCHES)  # most changes make no position
    for options in MATCHES:
        compared = changed(options, each)
        for state in compared:
            compare(state)
        print(f"{len(compared):9,d} {options}")
