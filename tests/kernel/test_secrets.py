"""What one side knows and the other does not, in a made-up game: a keeper's spot."""

from __future__ import annotations

import pickle
import random
import time

import pytest

import debut
from debut.bots import player
from debut.kernel.testing import check_refused, check_state, random_action, random_states
from tests.helpers import run_python

SPOTTED = "phase=kick; side=A; spot=spot2"


@pytest.fixture
def duel(monkeypatch):
    monkeypatch.setenv("DEBUT_GAMES", "tests.toys.duel")
    return debut.game("duel")


@pytest.fixture
def chosen(duel):
    """B's keeper has just chosen the second spot; A is to shoot."""
    start = duel.start()
    return start.play(start.read("spot2"))


def test_a_game_of_another_package_is_found_by_the_variable(duel, monkeypatch):
    assert "duel" in debut.games()
    assert duel.secrets
    assert not debut.game("supergoal").secrets
    monkeypatch.delenv("DEBUT_GAMES")
    assert "duel" not in debut.games()


def test_only_the_side_that_chose_knows(chosen):
    assert chosen.seen_by(1) is chosen
    for seat in (0, None):
        known = chosen.seen_by(seat)
        assert "spot=unknown" in str(known)
        assert known.turn == chosen.turn
        assert known.actions() == chosen.actions()
        assert known.seen_by(seat) == known


def test_a_game_without_secrets_is_seen_as_it_is():
    state = debut.game("streetsoccer").start()
    assert state.seen_by(0) is state
    assert not state.play(state.actions()[0]).held_back(1)


def test_the_choice_itself_is_held_back(chosen):
    assert [chosen.held_back(seat) for seat in (0, 1, None)] == [True, False, True]
    (told,) = chosen.seen_by(1).events
    assert (told.message, told.face) == ("chosen", "spot2")
    for seat in (0, None):
        (told,) = chosen.seen_by(seat).events
        assert (told.message, told.seat, told.face) == ("held-back", 1, None)
    assert chosen.game.text("fr").say("event-held-back", {"side": "B"})


def test_views_do_not_tell(chosen):
    facts = [chosen.view(seat).facts[0].values["spot"] for seat in (0, 1, None)]
    assert facts == ["unknown", "spot2", "unknown"]


def test_what_follows_is_known_to_all(chosen):
    shot = chosen.play(chosen.read("hard"))
    assert not any(shot.held_back(seat) for seat in (0, 1, None))
    assert not shot.revealed


def test_an_unknown_is_a_chance_node(duel):
    state = duel.parse(f"{SPOTTED}; phase=power; aim=100".replace("phase=kick; ", ""))
    known = state.seen_by(0)
    action = state.read("x3")
    assert state.play(action).turn == 0  # A's keeper chooses next
    thrown = known.play(action)
    assert thrown.turn == debut.CHANCE
    assert thrown.odds() == tuple((spot, 0.2) for spot in range(5))
    assert thrown.play(1).score == state.play(action).score == (1, 0)


def test_what_was_revealed_stays_played(duel):
    state = duel.parse("phase=power; side=A; spot=spot2; aim=100")
    assert state.play(state.read("x3")).revealed
    earlier = duel.parse("phase=aim; side=A; spot=spot2")
    assert not earlier.play(earlier.read("90°")).revealed
    assert not duel.start().play(0).revealed, "whoever hides has learnt nothing"


def test_a_search_cannot_know_better(duel):
    """Whatever the spot is, the shooter's answer is the same: he thinks of all five."""
    for name in ("level3", "level4", "greedy"):
        texts = [f"phase=aim; side=A; spot=spot{n}" for n in range(1, 6)]
        answers = {player(name).choose(duel.parse(text)) for text in texts}
        assert len(answers) == 1, name


def test_every_position_keeps_the_contract(duel):
    for state in random_states(duel, 4, seed=2):
        check_state(state)
    check_state(duel.start(rounds=1, team="ann"))


def test_hundreds_of_actions_are_read_and_refused_in_no_time(duel):
    state = duel.parse("phase=aim; side=A; spot=spot2")
    texts = [state.notate(action) for action in state.actions()]
    begun = time.process_time()
    for text in texts:
        state.read(text)
        with pytest.raises(debut.IllegalAction) as caught:
            duel.start().read(text)
    assert time.process_time() - begun < 0.5
    assert str(caught.value).count(",") < 30
    with pytest.raises(debut.IllegalAction) as caught:
        state.play(0)
    assert "(720)" in str(caught.value)
    check_refused(state, texts)


def test_compiled_and_plain_rules_hide_the_same():
    code = """
import random, debut
from debut.kernel.testing import random_states
for state in random_states(debut.game("duel"), 2, seed=5):
    print(state, "|", state.seen_by(0), "|", state.seen_by(1), "|", state.seen_by(None))
"""
    told = [
        run_python(code, NUMBA_DISABLE_JIT=flag, DEBUT_GAMES="tests.toys.duel") for flag in "01"
    ]
    assert told[0].stdout == told[1].stdout
    assert "unknown" in told[0].stdout
    assert told[0].stderr == told[1].stderr == ""


def test_a_state_travels_with_what_led_to_it(chosen):
    again = pickle.loads(pickle.dumps(chosen))
    assert again == chosen
    assert again.events == chosen.events
    assert again.held_back(0)


@pytest.mark.usefixtures("duel")
def test_openspiel_knows_who_knows_what():
    pyspiel = pytest.importorskip("pyspiel")
    from debut.adapters import openspiel

    if "debut_duel" not in pyspiel.registered_names():
        openspiel.register("duel")
    game = pyspiel.load_game("debut_duel(rounds=2,team=ann)")
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    two = [game.new_initial_state() for _ in range(2)]
    for state, action in zip(two, (1, 3), strict=True):
        state.apply_action(action)
    shooter, keeper = 0, 1
    assert len({state.information_state_string(shooter) for state in two}) == 1
    assert len({state.information_state_string(keeper) for state in two}) == 2
    assert len({tuple(state.observation_tensor(shooter)) for state in two}) == 1
    assert len({tuple(state.observation_tensor(keeper)) for state in two}) == 2


@pytest.mark.usefixtures("duel")
def test_pettingzoo_shows_each_agent_its_own():
    pytest.importorskip("pettingzoo")
    from debut.adapters.pettingzoo import env

    seen = []
    for spot in (1, 3):
        played = env("duel", team="ann")
        played.reset(seed=1)
        played.step(spot)
        seen.append([played.observe(agent)["observation"].tobytes() for agent in ("A", "B")])
    assert seen[0][0] == seen[1][0]
    assert seen[0][1] != seen[1][1]


def test_a_text_is_chosen_before_the_match(duel):
    state = duel.start(team="ann")
    assert state.options["team"] == "ann"
    assert "team=ann" in str(state)
    for wrong, message in (("ANN", "option-wrong-text"), ("abcdefghi", "option-bad-value"),
                           ("a\n", "option-bad-value"), (7, "option-bad-value")):  # fmt: skip
        with pytest.raises(debut.BadOption) as caught:
            duel.start(team=wrong)
        assert caught.value.message == message
        assert caught.value.text("fr")
    with pytest.raises(debut.BadOption) as caught:
        duel.start(team="anNE")
    assert caught.value.text("en").endswith('"N" is none of a–z')
    assert caught.value.text("fr").endswith("«\u202fN\u202f» n’est pas de a à z")


def test_places_off_the_grid_are_exact(duel):
    dice = random.Random(1)
    state = duel.start()
    while state.turn != debut.OVER:
        assert duel.parse(str(state)) == state
        state = state.play(random_action(state, dice))
        (ball,) = state.view(None).pieces
        assert ball.at == (state.record.x, state.record.y)
        for event in state.events:
            for _, x, y in event.points:
                assert isinstance(x, int)
                assert isinstance(y, int)
    assert abs(state.record.x) > 2**15 or state.record.y > 2**15, "wider than sixteen bits"


def test_views_of_several_seats_are_each_seats_own(duel):
    for state in random_states(duel, 2, seed=3):
        assert state.views((0, 1, None)) == {seat: state.view(seat) for seat in (0, 1, None)}
        assert state.views((None, 1, 0)) == state.views((0, 1, None))
