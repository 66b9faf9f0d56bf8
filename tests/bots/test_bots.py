"""Computer opponents: lawful, the same every time, and each better than the one below."""

from __future__ import annotations

import json
import time
from itertools import pairwise

import pytest

import debut
from debut import CHANCE, OVER, State, UnknownPlayer
from debut.bots import LEVELS, NAMES, Greedy, Random, Search, Timed, player
from debut.bots.players import expected_value
from debut.lab.simulate import PlayedMatch, simulate, summarise
from tests.helpers import GAMES, decisions, reads_well, run_python, short

# Level 5 thinks by the clock, random play is meant to differ, and Perfect plays what can be solved:
# it has tests of its own.
STEADY = [name for name in NAMES if name not in ("random", "level5", "perfect")]
QUICK = [name for name in STEADY if name not in ("search", "level4")]


def some(name: str, n: int) -> list[State]:
    states = decisions(name)
    return list(states[:: len(states) // n][:n])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", [*STEADY, "random"])
def test_every_answer_is_allowed(game, name):
    opponent = player(name)
    for state in some(game, 40 if name in QUICK else 8):
        assert opponent.choose(state) in state.actions()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", STEADY)
def test_the_same_position_gets_the_same_answer(game, name):
    """From the same opponent again, whatever it thought about meanwhile, and from a new one."""
    states = some(game, 40 if name in QUICK else 8)
    opponent = player(name)
    first = [opponent.choose(state) for state in states]
    assert [opponent.choose(state) for state in reversed(states)] == first[::-1]
    assert [player(name).choose(state) for state in states] == first


@pytest.mark.parametrize("game", GAMES)
def test_another_process_gives_the_same_answers(game):
    states = some(game, 12)
    texts = [str(state) for state in states]
    code = f"""
import json, debut
from debut.bots import player
states = [debut.game({game!r}).parse(text) for text in json.loads({json.dumps(texts)!r})]
print(json.dumps([[player(name).choose(state) for state in states] for name in {STEADY!r}]))
"""
    done = run_python(code, PYTHONHASHSEED="77")
    assert done.returncode == 0, done.stderr
    here = [[player(name).choose(state) for state in states] for name in STEADY]
    assert json.loads(done.stdout) == here


def test_random_play_follows_its_seed():
    states = some("supergoal", 60)

    def answers(seed: int) -> list[int]:
        opponent = Random(seed)
        return [opponent.choose(state) for state in states]

    assert answers(1) == answers(1)
    assert answers(1) != answers(2)


def test_random_play_chooses_everything_in_time():
    state = some("supergoal", 1)[0]
    opponent = Random(1)
    assert {opponent.choose(state) for _ in range(200)} == set(state.actions())


def test_levels_can_be_named_by_their_number():
    for number in LEVELS:
        assert player(str(number)).level == number
        assert player(f"level{number}").level == number
    assert isinstance(player("5"), Timed)
    assert isinstance(player("greedy"), Greedy)
    assert isinstance(player("search"), Search)


@pytest.mark.parametrize("name", ["", "0", "6", "level6", "Greedy", "²", "-1", "levellevel1"])
def test_an_unknown_player_is_named_with_those_there_are(name):
    with pytest.raises(UnknownPlayer) as caught:
        player(name)
    reads_well(caught.value)
    assert f'"{name}"' in str(caught.value)
    assert all(known in str(caught.value) for known in NAMES)


def test_a_single_action_is_played_without_thinking():
    game = debut.game("supergoal")
    state = game.parse("dice=control-only")
    assert [state.notate(action) for action in state.actions()] == ["control"]
    began = time.process_time()
    assert player("5").choose(state) == state.actions()[0]
    assert time.process_time() - began < 0.1


def test_one_opponent_plays_several_games_at_once():
    """Its memory is kept from answer to answer, but nothing it thought is."""
    states = some("supergoal", 6)
    alone = [player("3").choose(state) for state in states]
    shared = player("3")
    assert [shared.choose(state) for state in [*states, *states]] == alone + alone


@pytest.mark.parametrize("game", GAMES)
def test_greedy_takes_the_action_that_is_worth_most(game):
    """Of those that the game suggests."""
    for state in some(game, 25):
        sign = 1 if state.turn == 0 else -1
        suggested = state.game.machine.suggest(state.record)
        worths = {action: sign * mean(state.play(action)) for action in suggested}
        assert worths[Greedy().choose(state)] == pytest.approx(max(worths.values()))


def mean(state: State) -> float:
    """What a position is worth to side A, one throw ahead."""
    if state.turn == OVER:
        return (state.result.returns[0] - state.result.returns[1]) / 2
    if state.turn == CHANCE:
        after = [(state.play(face), share) for face, share in state.odds()]
        return sum(share * mean(s) for s, share in after)
    return state.evaluate()


def test_a_finished_match_is_worth_its_result():
    game = debut.game("supergoal")
    assert expected_value(game.parse("phase=over; half=2; score=2-1; result=A:full-time")) == 1
    assert expected_value(game.parse("phase=over; half=2; score=1-2; result=B:full-time")) == -1
    assert expected_value(game.parse("phase=over; half=2; result=draw:full-time")) == 0
    street = debut.game("streetsoccer")
    both = street.parse("ball=e4; phase=over; turns=70; result=both:no-goal")
    assert expected_value(both) == 0  # else one side would play for it


def test_a_won_match_is_not_thrown_away():
    """One throw left: the leader's champion save keeps the goal out, letting it be loses."""
    game = debut.game("supergoal")
    ending = "half=2; throws=50; up=yes; score=0-1; ball=c11; shot=inside"
    state = game.parse(f"attack=A; phase=unstoppable; champion=B:save; {ending}")
    for name in ("greedy", "1", "3"):
        assert state.notate(player(name).choose(state)) == "champion"


def share(game: str, one: str, other: str, most: int, at_least: float) -> float:
    """What one wins against another in so many matches; in the first few, if they settle it:
    chance alone would hardly give so much more to one who is worth no more than ``at_least``."""
    matches: list[PlayedMatch] = []
    while len(matches) < most:
        matches += simulate(game, one, other, 5, 1 + len(matches), short(game), workers=1)
        won = summarise(game, one, other, matches).share
        # Of the first five nearly all, then less.
        if won > at_least + max(0.2, 2 / len(matches)):
            break
    return won


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random_play(game):
    assert share(game, "greedy", "random", 40, at_least=0.7) > 0.7


@pytest.mark.parametrize("game", GAMES)
def test_a_higher_level_beats_a_lower_one(game):
    assert share(game, "level3", "level1", 60, at_least=0.5) > 0.5


# Of a game with a thousand actions to choose from; the others answer in about a second.
LEVEL_FIVE_SECONDS = {"but": 3.0, "simulator": 3.0}


@pytest.mark.parametrize("game", GAMES)
def test_level_five_answers_in_time_and_thinks_far_more_than_level_three(game):
    opponent = player("5")
    in_time = LEVEL_FIVE_SECONDS.get(game, 1.2)
    far_more = 20 * debut.game(game).spec.thinking.simulations[2]
    # The best of a few: something else may be running on this machine.
    for state in some(game, 20):
        began = time.perf_counter()
        assert opponent.choose(state) in state.actions()
        took = time.perf_counter() - began
        simulations = sum(visits for _, visits, _ in opponent._tree.children())
        if took < in_time and simulations > far_more:
            break
    assert took < in_time
    assert simulations > far_more


def test_a_clock_that_is_up_still_gives_an_answer():
    state = some("supergoal", 1)[0]
    assert Timed(0.0).choose(state) in state.actions()


class Mistaken(State):
    """A position that its side takes for another one."""

    __slots__ = ("taken_for",)

    def seen_by(self, seat: int | None) -> State:
        assert seat == self.turn
        return self.taken_for


@pytest.mark.parametrize("name", [*STEADY, "random"])
def test_an_answer_is_allowed_whatever_the_side_knows(name):
    states = [state for state in some("supergoal", 30) if state.turn == 0]
    opponent = player(name)
    for state, other in pairwise(states):
        true = Mistaken(state.game, state.record)
        true.taken_for = other
        assert opponent.choose(true) in state.actions()


@pytest.mark.parametrize("name", STEADY)
def test_a_side_thinks_about_what_it_knows(name):
    """Two positions that it cannot tell apart get the same answer."""
    states = some("streetsoccer", 60)
    state = next(s for s in states if s.turn == 0 and len(s.actions()) > 20)
    true = Mistaken(state.game, state.game.parse(str(state).replace("score=", "score=1")).record)
    true.taken_for = state
    assert player(name).choose(true) == player(name).choose(state)


def test_a_search_ended_while_it_makes_room_leaves_nothing_wrong(monkeypatch):
    """Somebody takes his move back as the computer turns to a match of another game."""
    opponent = player("1")
    one, other = (next(iter(some(name, 1))) for name in GAMES[:2])
    opponent.choose(one)

    def ended(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(type(other.game), "tree", ended)
        with pytest.raises(KeyboardInterrupt):
            opponent.choose(other)
    for state in (other, one):
        assert opponent.choose(state) in state.actions()
