"""What becomes of the ball, told before the click. Nobody owns it here: only a goal is settled."""

from __future__ import annotations

from debut.kernel.testing import clause, random_states
from tests.games.seen import fates
from tests.games.streetsoccer.bench import FAR


@clause("ST-6.1")
def test_a_kick_that_scores_is_told_apart_from_the_others(game):
    state = game.parse(f"phase=move; side=A; turns=8; A=b3,i3,c3,a2,h6; {FAR}; ball=j3; die=3")
    told = fates(state)
    assert told["i3*j3>goal"] == "goal"
    assert {fate for text, fate in told.items() if not text.endswith("goal")} == {""}


@clause("ST-6.1", "ST-6.2")
def test_every_fate_is_what_playing_it_does(game):
    goals = 0
    for state in random_states(game, 40, seed=5, setup="quick"):
        if state.turn < 0:
            continue
        for group in state.view(state.turn).groups:
            assert group.fate in ("", "goal")
            for action in group.codes if group.fate else group.codes[::7]:
                scored = state.play(action).score[state.turn] - state.score[state.turn]
                assert (group.fate == "goal") == (scored == 1), f"{state}: {state.notate(action)}"
                goals += scored
    assert goals > 20
