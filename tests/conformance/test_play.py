"""One suite for every game: what holds for all positions, whatever the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import debut
from debut.kernel.match.match import Match
from debut.kernel.testing import check_state, random_states
from tests.helpers import evenly, short

# Of a match all the first and last positions are looked at, and so many in between.
ENDS, BETWEEN = 30, 60


def settings() -> Iterator[tuple[str, dict[str, object]]]:
    """Every game with its defaults, and with each option set otherwise."""
    for name in debut.games():
        if short(name):
            yield name, short(name)
            yield name, short(name) | {"pro": "all", "penalties": True, "dexterity": "hard"}
            yield name, short(name) | {"dexterity": "none", "team_a": "cometes"}
            continue
        yield name, {}
        for option in debut.game(name).options:
            if isinstance(option.default, bool):
                yield name, {option.name: not option.default}
            elif option.choices:
                yield from ((name, {option.name: choice}) for choice in option.choices)
            else:
                yield name, {option.name: option.low}


@pytest.mark.parametrize(("name", "options"), list(settings()))
def test_every_position_of_random_play_keeps_the_contract(name, options):
    for seed in range(1 if options != short(name) else 2):
        states = list(random_states(debut.game(name), 1, seed, **options))
        for state in [*states[:ENDS], *evenly(states[ENDS:-ENDS], BETWEEN), *states[-ENDS:]]:
            check_state(state)


@pytest.mark.parametrize(("name", "options"), list(settings()))
def test_a_match_replays_from_its_record(name, options):
    match = Match.new(name, options, seed=3)
    choice = iter(range(10_000))
    while match.state.turn != debut.OVER:
        if match.state.turn == debut.CHANCE:
            match.throw()
        else:
            actions = match.state.actions()
            match.play(actions[next(choice) * 7 % len(actions)])
    again = Match.from_json(match.to_json())
    assert again.states == match.states
    assert again.state.result == match.state.result


@pytest.mark.parametrize("name", debut.games())
def test_no_match_is_longer_than_the_game_says(name):
    game = debut.game(name)
    assert game.playouts(500, seed=1).plies.max() < game.spec.longest


@pytest.mark.parametrize("name", debut.games())
def test_random_playouts_agree_with_random_play_through_python(name):
    """The compiled loop and the contract play the same game: their mean scores agree."""
    game = debut.game(name)
    compiled = game.playouts(1000, seed=2, state=game.start(**short(name))).scores.mean(axis=0)
    states = random_states(game, 60 if short(name) else 150, seed=9, **short(name))
    finals = [s.score for s in states if s.turn == debut.OVER]
    for side in (0, 1):
        mean = sum(score[side] for score in finals) / len(finals)
        assert mean == pytest.approx(compiled[side], abs=0.45)


@pytest.mark.parametrize("name", debut.games())
def test_outcomes_of_a_throw_cannot_be_told_wrong(name):
    state = debut.game(name).start()
    with pytest.raises(debut.IllegalAction):
        state.play(max(state.actions()) + 1)
    with pytest.raises(debut.IllegalAction):
        state.play(-1)
