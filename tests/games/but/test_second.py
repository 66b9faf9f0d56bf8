"""The compiled rules against the second, slow ones: legal actions, odds, all that follows.

``python -m tests.games.but.test_second 10000`` compares so many positions.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator

import debut
from debut import CHANCE, OVER, State
from debut.kernel.testing import random_action
from tests.games.but import drawn, second
from tests.games.but.second import BLACK, FACES, YELLOW, Position
from tests.games.but.second_flow import after

TURNS, PLAYED = 100, 400  # positions of each kind that the suite compares
FOLLOWED = 3  # of the walks of a position, so many are played and what follows compared
# What must have happened, and how often at least, or it has not compared enough.
HAPPENINGS = {
    "walks": 1_000_000, "takes": 3_000, "end": 1_000, "no end": 500, "foul": 150, "penalty": 10,
    "put": 5, "goal": 5, "own goal": 10, "offside": 4, "intercepted": 20, "extra": 100, "taken": 20,
    "idle": 2, "half over": 100, "loose": 200, "out": 200,
}  # fmt: skip
MATCHES: tuple[dict[str, object], ...] = (
    {"length": 12},
    {"length": 3},
    {"length": 6, "placing": "free"},
    {"length": 2, "placing": "free"},
)
PHASES = {"lot", "formation", "place", "keeper", "throw", "play", "over"}


# How actions with dice are written that are written alike in every position: all but the takes.
ALIKE: dict[int, str] = {}


def words_of(state: State) -> dict[str, int]:
    if "; phase=play;" not in str(state):
        return {state.notate(action): action for action in state.actions()}
    words = {}
    for action in state.actions():
        told = ALIKE.get(action) or state.notate(action)
        if "x" not in told:
            ALIKE[action] = told
        words[told] = action
    return words


def is_walk(told: str) -> bool:
    return "-" in told and told[0] in (BLACK, YELLOW)


def compare(state: State, dice: random.Random, deeper: int = 0) -> Counter[str]:
    """Both rules give the same legal actions, and the same next positions after every way to play
    the ball and after some of the others; deeper, again at some of those."""
    happened: Counter[str] = Counter()
    position = second.read(str(state))
    words = words_of(state)
    assert second.legal(position) == set(words), str(state)
    happened[position.phase] += 1
    if state.turn == CHANCE:
        assert len({weight for _, weight in state.weights()}) == 1
    walks = sorted(told for told in words if is_walk(told) or "x" in told or "@" in told)
    rest = sorted(set(words) - set(walks))
    some = [*dice.sample(walks, min(FOLLOWED, len(walks))), *rest]
    takes = sorted(told for told in words if "x" in told)
    some += dice.sample(takes, min(3, len(takes)))
    if position.ball:  # the keeper picks it up (B-3.5.2)
        some += sorted({f"{die}1-{second.name(position.ball)}" for die in "by"} & set(words))
    for told in some:
        then = state.play(words[told])
        follows = second.read(str(then))
        assert after(position, told) == follows, f"{state} / {told}"
        happened += consequences(position, told, follows)
        soon = follows.phase in ("penalty", "put") or (follows.dice[BLACK] and second.idle(follows))
        if soon or (deeper and dice.random() < 0.25):
            happened += compare(then, dice, max(0, deeper - 1))
    return happened


def consequences(before: Position, told: str, then: Position) -> Counter[str]:
    """What came of an action."""
    side = before.side
    theirs = second.other(side)
    ball_play = told.startswith((">", "shot", "clear"))
    ended = before.turns != then.turns
    return Counter(
        {
            "goal": then.score[side] > before.score[side],
            "own goal": ball_play and then.score[theirs] > before.score[theirs],
            "penalty": then.phase == "penalty",
            "offside": then.kicker > 0 and ball_play and then.side != side,
            "intercepted": told.startswith(">") and ended and not then.kicker,
            "extra": then.extra,
            "taken": then.taker > 0,
            "idle": then.dice[BLACK] > 0 and second.idle(then),
            "half over": ended and then.half != before.half,
            "loose": ball_play and not ended and then.loose(),
            "out": ball_play and ended and then.men != before.men and not then.kicker,
        }
    )


def with_all_dice(state: State, dice: random.Random) -> Counter[str]:
    """Compares what may be done after each of the 36 throws; after some, all that then follows."""
    happened: Counter[str] = Counter()
    position = second.read(str(state))
    position.dice = {BLACK: 1, YELLOW: 1}
    found = {die: second.uses(position, die) for die in (BLACK, YELLOW)}
    end = {"end"} if second.may_end(position) else set()
    closely = dice.sample(range(36), 3)
    for number, (black, yellow) in enumerate((b, y) for b in FACES for y in FACES):
        throw = f"b{black}y{yellow}"
        thrown = state.play(state.read(throw))
        if 1 in (black, yellow) and second.offenders(position):
            happened["foul"] += 1
            assert after(second.read(str(state)), throw) == second.read(str(thrown)), str(state)
            if black + yellow == 3:
                happened += compare(thrown, dice)
            continue
        legal = found[BLACK][black] | found[YELLOW][yellow] | end
        assert set(words_of(thrown)) == legal, str(thrown)
        happened["walks"] += len(legal)
        happened["takes"] += sum("x" in told for told in legal)
        happened["end" if end else "no end"] += 1
        if number in closely:
            happened += compare(thrown, dice, deeper=2 if number == closely[0] else 0)
    return happened


def compare_turns(seed: object, positions: int) -> Counter[str]:
    dice, happened = random.Random(f"{seed} turns"), Counter[str]()
    for _ in range(positions):
        happened += with_all_dice(debut.game("but").parse(drawn.turn(dice)), dice)
    return happened


def played(dice: random.Random) -> Iterator[State]:
    """Positions of random matches in which the ball is often played."""
    while True:
        state = debut.game("but").start(**dice.choice(MATCHES))
        while state.turn != OVER:
            yield state
            action = random_action(state, dice)
            words = words_of(state)
            balls = [words[told] for told in words if told.startswith((">", "shot", "clear"))]
            if balls and dice.random() < 0.6:
                action = dice.choice(balls)
            elif "same" in words:
                action = dice.choice([words["same"], action])
            state = state.play(action)
        yield state


def compare_played(seed: object, positions: int) -> Counter[str]:
    dice, happened = random.Random(f"{seed} played"), Counter[str]()
    states = played(dice)
    for _ in range(positions):
        happened += compare(next(states), dice)
    return happened


def test_both_rules_agree_on_drawn_positions_with_all_36_throws() -> None:
    happened = compare_turns(0, TURNS)
    few = {name: happened[name] for name, n in HAPPENINGS.items() if happened[name] < n}
    assert not few


def test_both_rules_agree_on_positions_of_random_matches() -> None:
    happened = compare_played(0, PLAYED)
    assert set(happened) >= PHASES


if __name__ == "__main__":
    total = int(sys.argv[1])
    counted = compare_turns("all", total // 2) + compare_played("all", total - total // 2)
    for told, count in sorted(counted.items()):
        print(f"{count:9,d} {told}")
