"""What helps a person at the table: restarts in one tap, duties, odds of an aim, half-time."""

from __future__ import annotations

import pytest

import debut
from debut import State
from debut.games.simulator.board import DIRECTION, PASS_LOW, RESTARTS, STRENGTH, TAKER, TEAM
from debut.games.simulator.fields import NOWHERE
from debut.games.simulator.rules.places import distance_squared
from debut.games.simulator.view.as_we_stand import BUTTON, NEAREST
from debut.kernel.events import event_values
from debut.kernel.testing import clause, random_states
from debut.kernel.views import CONCEDES, KEEPS, LOSES, OUT, SCORES
from tests.games.seen import facts
from tests.games.simulator.bench import BACK, FAR, pitch
from tests.games.simulator.lines import TO_A_PENALTY, codes
from tests.games.simulator.test_08_restarts import OURS, step

GAME = debut.game("simulator")
FREE_KICK = pitch(OURS, FAR, phase="place-first", restart="free-kick", ball="0,0")


def bundle(state: State) -> tuple[int, ...]:
    """The decisions that the one button at the front stands for."""
    (found,) = state.view(state.turn).bundles
    assert found.button == BUTTON
    return found.actions


def buttons(state: State) -> list[str]:
    groups = state.view(state.turn).groups
    return [one for group in groups if group.kind == "button" for one in group.ids]


# Restarts in one tap


@clause("S-8.6")
def test_a_restart_is_played_as_everybody_stands_by_one_button_each():
    state = GAME.parse(FREE_KICK)
    before = state.record.cell[1]
    for action in bundle(state):
        state = state.play(action)
    assert (state.turn, state.record.cell[1]) == (1, before)
    # The other side has nothing to choose before: its end is the button.
    assert state.view(1).bundles == ()
    assert "as-we-stand" in buttons(state)
    state = state.play(state.read("end"))
    assert "as-we-stand" in buttons(state)
    state = state.play(state.read("end"))
    assert state.turn == 0


@clause("S-8.6.3")
def test_those_who_are_missing_behind_the_halfway_line_go_there_with_it():
    front = {"n2": "a9", "n3": "b9", "n5": "c9", "n6": "d9", "n8": "f9", "n9": "g9", "n11": "h9"}
    ours = {**front, "n7": "e6", "n15": "i2", "n16": "a7"}
    state = GAME.parse(
        pitch(ours, FAR, "A7", phase="place-rest", restart="free-kick", ball="0,0", moved="A7",
              placed=1)
    )  # fmt: skip
    assert "end" not in {state.notate(action) for action in state.actions()}
    actions = bundle(state)
    # The nearest to it first.
    assert state.notate(actions[0]).startswith("16-")
    for action in actions:
        state = state.play(action)
    assert state.turn == 0
    assert state.view(0).prompt.id == "prompt-announce"


def test_the_button_is_called_otherwise_once_somebody_has_been_placed():
    state = GAME.parse(step(2))
    assert "as-we-stand" in buttons(state)
    placed = state.play(state.read("2-a1"))
    assert "as-we-stand" not in buttons(placed)
    assert "stay" in buttons(placed)


@clause("S-8.13")
def test_a_goal_kick_is_one_tap_from_the_middle_of_the_goal_area():
    state = GAME.parse(pitch(OURS, FAR, phase="goal-spot", restart="goal-kick", ball="-44,0"))
    for action in bundle(state):
        state = state.play(action)
    assert state.turn == 1
    assert state.record.holder == state.record.keeper[0]


@clause("S-8.5.1")
def test_a_throw_in_is_one_tap_by_the_nearest():
    seen = False
    for state in random_states(GAME, 6, seed=4, length="11"):
        if state.turn < 0 or state.view(state.turn).prompt.id != "prompt-thrower":
            continue
        seen = True
        (found,) = state.view(state.turn).bundles
        (action,) = found.actions
        assert found.button == NEAREST
        assert state.is_legal(action)
        rec, own = state.record, state.turn * TEAM
        field = [pawn for pawn in range(own, own + TEAM)
                 if rec.cell[pawn] != NOWHERE and pawn != rec.keeper[state.turn]]  # fmt: skip
        assert own + action - TAKER == min(
            field, key=lambda pawn: distance_squared(rec.ball_x, rec.ball_y, rec.cell[pawn])
        )
        after = state.play(action)
        assert after.view(state.turn).prompt.id != "prompt-thrower"
    assert seen


@clause("S-8.6")
@pytest.mark.parametrize("restart", ["kick-off", "free-kick", "corner", "goal-kick"])
def test_every_restart_has_one_button_that_leaves_everybody_where_they_stand(restart):
    seen = False
    for state in random_states(GAME, 12, seed=4, length="11"):
        if state.turn < 0 or state.record.restart != RESTARTS.index(restart):
            continue
        view = state.view(state.turn)
        if view.prompt.id in ("prompt-taker", "prompt-goal-spot"):
            seen = True
            assert [one.button for one in view.bundles] == [BUTTON]
        elif view.prompt.id in ("prompt-place-all", "prompt-place-rest"):
            assert view.bundles or {"as-we-stand", "stay"} & set(buttons(state))
    assert seen


@pytest.mark.parametrize("options", [{}, {"length": "11", "penalties": "yes"}])
def test_whatever_is_bundled_may_be_played_by_the_same_side(options):
    tried = 0
    for state in random_states(GAME, 6, seed=3, **options):
        if state.turn < 0:
            continue
        for one in state.view(state.turn).bundles:
            tried += 1
            after = state
            for action in one.actions:
                assert after.turn == state.turn
                assert after.is_legal(action), f"{state}: {one}"
                after = after.play(action)
        assert state.view(1 - state.turn).bundles == ()
    assert tried > 10


# Duties are the headline


@clause("S-8.15.1")
def test_substitutions_that_are_owed_are_what_is_to_be_done():
    state = GAME.parse(step(1, half=2, steps=11, done=1))
    prompt = state.view(0).prompt
    assert (prompt.id, prompt.values["n"]) == ("prompt-owed", 1)
    assert state.view(0).bundles == ()
    paid = state.play(state.read("sub2-13"))
    assert paid.view(0).prompt.id == "prompt-place-first"


@clause("S-8.10.1")
def test_a_wall_that_has_to_break_up_is_what_is_to_be_done():
    theirs = {**FAR, "n2": "e10~-2.4~0", "n3": "e10~-2.4~1.2", "n5": "e10~-2.4~-1.2"}
    state = GAME.parse(
        pitch({**BACK, "n7": "e6"}, theirs, "A7", phase="defence", who="B", wall="e10", farthest=2)
    )
    view = state.view(1)
    assert view.prompt.id == "prompt-wall"
    assert view.prompt.values == {"side": "B", "n": 2, "cell": "e10"}
    assert "fact-wall" not in facts(view)
    state = state.play(state.read("2-e9")).play(state.read("3-e8"))
    assert state.view(1).prompt.id == "prompt-defence"


# Who gets the ball


def shares(state: State, *actions: int) -> dict[str, float]:
    found = dict(state.chances(actions))
    assert sum(found.values()) == pytest.approx(1)
    return found


@clause("S-3.3", "S-4.1")
def test_an_aim_is_told_by_who_gets_the_ball_over_all_errors():
    alone = {"n15": "e6", "n16": "e4"}
    state = GAME.parse(pitch(alone, {}, "A15", dexterity="normal"))
    assert shares(state, PASS_LOW, DIRECTION + 360, STRENGTH + 5) == {KEEPS: pytest.approx(1)}
    # Beside two of the others, and hard: most of it is lost or goes off.
    theirs = {"n2": "a8", "n3": "b8"}
    lost = shares(
        GAME.parse(pitch(alone, theirs, "A15", dexterity="normal")),
        PASS_LOW, DIRECTION + 560, STRENGTH + 10,
    )  # fmt: skip
    assert lost[LOSES] > lost.get(KEEPS, 0)


@clause("S-3.8", "S-3.8.1")
def test_a_shot_without_error_scores_and_a_pass_into_the_goal_does_not():
    shot = GAME.parse(
        pitch({"n15": "e9"}, {"n1": "a11"}, "A15", phase="kind", deed="shot", striker="A15",
              shots=1)
    )  # fmt: skip
    low = shot.read("low")
    assert shares(shot, low, DIRECTION, STRENGTH + 39) == {SCORES: 1.0}
    passed = GAME.parse(pitch({"n15": "e9"}, {"n1": "a11"}, "A15"))
    assert shares(passed, PASS_LOW, DIRECTION, STRENGTH + 39) == {OUT: 1.0}
    # And so is the aim drawn.
    scored, sent = shot.aims(), passed.aims()
    assert scored is not None
    assert SCORES in scored.met
    assert sent is not None
    assert SCORES not in sent.met
    assert CONCEDES in sent.met


def test_what_is_no_strike_has_no_odds():
    state = GAME.parse(pitch({"n15": "e6"}, {}, "A15"))
    assert state.chances((PASS_LOW,)) == ()
    assert state.chances(()) == ()


def test_odds_of_random_strikes_add_up_to_one():
    seen = 0
    for state in random_states(GAME, 3, seed=8):
        phase = str(state).partition("phase=")[2].partition(";")[0]
        if phase == "strength":
            seen += 1
            shares(state, state.actions()[seen % 40])
    assert seen > 20


# The aim in words


@pytest.mark.parametrize(
    ("ours", "direction", "strength", "english", "french"),
    [
        ({"n7": "e8"}, 0, 6, "Meant for number 7, softly.", "Pour le numéro 7, doucement."),
        ({}, 0, 6, "Meant to stop in e8, softly.", "Vers e8, doucement."),
        ({}, 0, 39, "Aimed at the goal, hard.", "Visé\u202f: le but, fort."),
        ({}, 180, 20, "Meant to go off beyond i6, firmly.",
         "Visé\u202f: hors du terrain, après i6, fermement."),
    ],
)  # fmt: skip
def test_an_aim_is_said_in_words_once_it_is_known_how_hard(
    ours, direction, strength, english, french
):
    theirs = {"n1": "a11"}
    state = GAME.parse(pitch({"n15": "e6", **ours}, theirs, "A15", dexterity="normal"))
    state = state.play(PASS_LOW).play(DIRECTION + direction)
    assert not state.events
    state = state.play(STRENGTH + strength)
    (event,) = state.events
    for lang, words in (("en", english), ("fr", french)):
        assert GAME.text(lang).say(f"event-{event.message}", event_values(event)) == words


# Half-time and the minute


@clause("S-2.2.3", "S-9.4")
def test_half_time_tells_the_score_and_who_kicks_off_next():
    for state in random_states(GAME, 2, seed=5, length="11"):
        for event in state.events:
            if event.message == "half-time":
                assert event.seat == state.record.side
                assert event.face == f"{state.score[0]}-{state.score[1]}"
                return
    raise AssertionError("no half has ended")


@clause("S-8.13", "S-5.8.2")
def test_the_spots_of_a_cell_lie_on_the_board():
    state = GAME.parse(pitch(OURS, FAR, phase="goal-spot", restart="goal-kick", ball="-44,0"))
    for group in state.view(0).groups:
        assert len(group.exits) == len(group.ids)
        assert len(set(group.exits)) == len(group.ids)


@clause("S-8.6")
def test_a_penalty_is_one_tap_too_and_asks_for_a_shot_at_the_goal():
    state = GAME.start(length="11", dexterity="none")
    for _, action in codes(TO_A_PENALTY):
        state = state.play(action)
    for action in bundle(state):
        state = state.play(action)
    for text in ("end", "end", "rod1"):
        state = state.play(state.read(text))
    prompt = state.view(0).prompt
    assert prompt.id == "prompt-kind"
    assert prompt.values["restart"] == "penalty"
    aims = state.aims()
    assert aims is not None
    assert SCORES in aims.met
