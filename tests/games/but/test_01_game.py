"""Chapter 1: The game."""

from __future__ import annotations

import pytest

from debut import BadOption, BadPosition
from debut.kernel.testing import clause
from tests.games.but.bench import (
    AREA,
    BACK,
    CIRCLE,
    FAR,
    HALF,
    LAST_OF_HALF,
    LAST_OF_MATCH,
    NOBODY,
    SQUARES,
    TURN,
    dice,
    men,
    near,
    opposite,
    pitch,
)

# The ball loose in the middle column, nobody near it.
LOOSE = pitch("13.13")
# A2 before B's goal, nobody on his row but the keeper, who stands aside.
SHOT = pitch("23.9", men(BACK, n2="23.9"), men(FAR, n1="25.5"))
# A2 before its own goal.
BACKWARDS = pitch("3.9", men(BACK, n1="1.5", n2="3.9"))
# A2 has the ball in B's area, B3 next to him is about to foul; B's turn.
PENALTY = pitch("23.9", men(BACK, n2="23.9"), men(FAR, n3="22.8"))
FREE_PLACES = f"A={NOBODY}; B={NOBODY}; ball=none; phase=place; placing=free"


@clause("B-1.1")
@pytest.mark.parametrize(
    ("score", "result"), [("3-2", "A:full-time"), ("0-1", "B:full-time"), ("2-2", "draw:full-time")]
)
def test_more_goals_win_and_as_many_are_a_draw(at, score, result):
    match = at(f"{LOOSE}; {dice('2.3', LAST_OF_MATCH)}; score={score}").play("end")
    assert (match["phase"], match.turn, match["result"]) == ("over", "nobody", result)
    assert match.told[-1] == "full-time"


@clause("B-1.2")
def test_a_half_has_20_turns_of_both_teams_together(at):
    turn = "side=A; turns=18; played=9-9; first=A"
    match = at(f"{LOOSE}; {dice('2.3', turn)}").play("end")
    assert match.now("phase", "half", "turns", "side") == ("throw", "1", "19", "B")
    match = at(f"{LOOSE}; {dice('2.3', LAST_OF_HALF)}").play("end")
    assert match.now("phase", "half", "turns") == ("formation", "2", "0")


@clause("B-1.2")
def test_the_option_length_changes_that(game, at):
    turn = "side=A; turns=4; played=2-2; first=A; length=5"
    assert at(f"{LOOSE}; {dice('2.3', turn)}").play("end")["half"] == "2"
    assert game.start(length=100).options["length"] == 100
    for wrong in (0, 101):
        with pytest.raises(BadOption):
            game.start(length=wrong)


@clause("B-1.2")
def test_a_turn_with_its_extra_throws_counts_once(at):
    """In the last turn of a half two passes earn two more throws."""
    match = at(
        f"{pitch('13.9', men(BACK, n2='13.9', n3='13.11'))}; {dice('1.3', LAST_OF_HALF)}",
        "b1y2",
        "b1y2",
    )
    match.play(">3", "end", ">2", "end")
    assert match.now("turns", "throws", "half") == ("19", "3", "1")
    match.play("end")
    assert match.now("turns", "half", "played") == ("0", "2", "11-9")


@clause("B-1.2.1")
def test_at_half_time_all_are_placed_again_and_the_other_team_kicks_off(at):
    match = at(f"{LOOSE}; {dice('2.3', LAST_OF_HALF)}; score=1-0").play("end")
    assert match.now("A", "B", "ball", "score") == (NOBODY, NOBODY, "none", "1-0")
    assert match.turn == "A"
    match.play("4-4-2", "4-3-3")
    assert match.now("side", "phase", "half") == ("B", "throw", "2")
    assert match.at("B", 9) == match["ball"] == "13.9"


@clause("B-1.2.1", "B-1.3")
def test_nobody_changes_ends(at):
    """In the second half A still shoots at the goal beyond column 25, and defends column 1."""
    turn = "side=A; half=2; turns=8; played=14-14; first=B"
    match = at(f"{SHOT}; {dice('2.3', turn)}").play("shot-e")
    assert match.now("score", "side") == ("1-0", "B")
    match = at(f"{BACKWARDS}; {dice('2.3', turn)}").play("shot-w")
    assert match["score"] == "0-1"


@clause("B-1.2.2")
def test_after_the_last_turn_no_kick_off_is_played(at):
    match = at(f"{SHOT}; {dice('2.3', LAST_OF_MATCH)}; score=1-1").play("shot-e")
    assert match.now("phase", "score", "result") == ("over", "2-1", "A:full-time")


@clause("B-1.2.2", "B-7.3")
def test_nor_a_free_kick(at):
    """A fouls in the last turn of the half."""
    fouled = pitch("13.9", men(BACK, n2="12.9"), men(FAR, n2="13.9"))
    match = at(f"{fouled}; phase=throw; {LAST_OF_HALF}", "b1y3")
    assert match.now("phase", "half", "kicker") == ("formation", "2", "none")


@clause("B-1.2.2", "B-7.4.3")
def test_but_a_penalty_is_always_taken(at):
    last = "side=B; half=2; turns=19; played=20-19; first=A"
    match = at(f"{PENALTY}; phase=throw; {last}", "b1y3", "2")
    assert match.now("phase", "score", "result") == ("over", "1-0", "A:full-time")


@clause("B-1.2.3")
def test_by_the_clock_turns_are_not_counted_and_the_whistle_ends_a_half(at):
    turn = "side=A; turns=29; played=15-14; first=A; clock=real"
    match = at(f"{LOOSE}; {dice('2.3', turn)}", "b2y3").play("end")
    assert match.now("phase", "turns", "side") == ("play", "30", "B")
    match.signal("whistle")
    assert match.now("phase", "half", "whistle") == ("play", "1", "yes")
    match.play("end")
    assert match.now("phase", "half", "whistle") == ("formation", "2", "no")


@clause("B-1.2.3")
def test_placing_belongs_to_the_turn_that_it_leads_to(at):
    """The whistle before the taker of a missed penalty is put, and while formations are chosen:
    the turn that follows is still played."""
    match = at(f"{PENALTY}; phase=throw; side=B; turns=8; played=4-4; clock=real", "b1y3", "1")
    assert match["phase"] == "put"
    match.signal("whistle")
    match.play("2@13.9")
    assert match.now("half", "side") == ("1", "B")
    match = at(f"A={NOBODY}; B={NOBODY}; ball=none; phase=formation; side=B; first=A; clock=real")
    match.signal("whistle")
    match.play("wm", "wm")
    assert match.now("half", "side", "phase") == ("1", "A", "throw")


@clause("B-1.2.3")
def test_the_whistle_is_for_matches_by_the_clock_and_sounds_once(game):
    state = game.parse(f"{LOOSE}; phase=throw; {TURN}; clock=real")
    assert state.signals() == ("whistle",)
    assert state.signal("whistle").signals() == ()
    assert game.parse(f"{LOOSE}; phase=throw; {TURN}").signals() == ()
    assert game.start(clock="real").signals() == ()


@clause("B-1.2.3")
def test_minutes_are_an_option_and_500_turns_end_a_half_anyway(game, at):
    assert game.start(clock="real", minutes=60).options["minutes"] == 60
    for wrong in (0, 61):
        with pytest.raises(BadOption):
            game.start(minutes=wrong)
    turn = "side=A; turns={}; played=250-{}; first=A; clock=real"
    before = at(f"{LOOSE}; {dice('2.3', turn.format(498, 248))}").play("end")
    assert before.now("half", "turns") == ("1", "499")
    last = at(f"{LOOSE}; {dice('2.3', turn.format(499, 249))}").play("end")
    assert last.now("half", "turns") == ("2", "0")


@clause("B-1.3")
def test_the_pitch_has_25_columns_and_17_rows(game):
    for square in SQUARES - set(BACK.split(",")) - set(FAR.split(",")):
        assert f"ball={square};" in str(game.parse(f"{pitch(square)}; phase=throw; {TURN}"))
    for wrong in ("26.1", "1.18", "0.1", "1.0"):
        with pytest.raises(BadPosition):
            game.parse(f"{pitch(wrong)}; phase=throw; {TURN}")


@clause("B-1.3.1")
@pytest.mark.parametrize("row", range(5, 14))
def test_the_goals_lie_behind_rows_7_to_11(at, row):
    match = at(f"{SHOT}; {dice('2.3')}".replace("23.9", f"23.{row}").replace("25.5", "25.4"))
    match.play("shot-e")
    assert match["score"] == ("1-0" if 7 <= row <= 11 else "0-0")


@clause("B-1.3.2", "B-1.4")
def test_the_penalty_area(at):
    assert at(f"{FREE_PLACES}; side=A; first=B").puts(1) == AREA
    assert len(AREA) == 4 * 11


@clause("B-1.3.2")
@pytest.mark.parametrize(
    ("square", "inside"), [("22.9", True), ("21.9", False), ("23.4", True), ("23.3", False)]
)
def test_a_foul_is_worse_inside_it(at, square, inside):
    fouled = pitch(square, men(BACK, n2=square), men(FAR, n3="22.8" if "9" in square else "24.4"))
    fouled = fouled.replace("24.4", "23.5" if square == "23.4" else "22.2")
    match = at(f"{fouled}; phase=throw; side=B; turns=9; played=5-4; first=A", "b1y3")
    assert (match["phase"] == "penalty") == inside


@clause("B-1.3.2", "B-7.4.1")
def test_a_penalty_is_taken_from_the_spot(at):
    """Wherever the foul was."""
    fouled = pitch("24.6", men(BACK, n2="24.6"), men(FAR, n2="23.6"))
    start = f"{fouled}; phase=throw; side=B; turns=9; played=5-4; first=A"
    assert at(start, "b1y3", "3").path("penalty-scored")[0] == "23.9"
    assert at(start, "b1y3", "1").path("penalty-missed")[0] == "23.9"


@clause("B-1.3.3", "B-2.2.2")
def test_the_circle_and_the_halves(at):
    """The team that does not kick off places outside the circle, the other one in it too."""
    other = at(f"{FREE_PLACES}; side=A; first=B").play("1@1.9")
    assert other.puts(2) == HALF - CIRCLE - {"1.9"}
    kicks = f"A={men(NOBODY, n9='13.9')}; B={FAR}; ball=none; phase=place; placing=free; side=A"
    own = at(f"{kicks}; homeB={FAR}; first=A").play("1@1.9")
    assert own.puts(2) == HALF - {"1.9"}
    assert CIRCLE & HALF


@clause("B-1.3.4", "B-4.1")
def test_a_step_leads_to_one_of_the_eight_squares_around(at):
    match = at(f"{pitch('13.13', men(BACK, n2='10.9'))}; {dice('1.3')}")
    assert match.walks("b2") == near("10.9", 1)
    assert len(match.walks("b2")) == 8


@clause("B-1.4")
def test_a_team_has_eleven_figures(game):
    for wrong in (BACK.rpartition(",")[0], f"{BACK},6.17"):
        with pytest.raises(BadPosition):
            game.parse(f"{pitch('13.13', wrong)}; phase=throw; {TURN}")


@clause("B-1.4")
def test_a_keeper_never_leaves_his_penalty_area(at):
    match = at(f"{LOOSE}; {dice('6.6')}")
    assert match.walks("b1") == match.walks("y1") == AREA - {"1.9"}


@clause("B-1.4")
def test_field_figures_may_go_into_either_area(at):
    match = at(f"{pitch('13.13', men(BACK, n2='5.9', n3='21.9'))}; {dice('2.3')}")
    assert {"4.9", "3.9"} <= match.walks("b2") and {"22.9", "23.9"} <= match.walks("b3")


@clause("B-1.4.1")
def test_there_is_one_figure_on_a_square(game):
    for wrong in (pitch("13.13", men(BACK, n2="1.9")), pitch("13.13", men(BACK, n2="25.1"))):
        with pytest.raises(BadPosition):
            game.parse(f"{wrong}; phase=throw; {TURN}")


@clause("B-1.4.1")
def test_a_figure_on_the_square_of_the_ball_has_it(at):
    has = at(f"{pitch('10.9', men(BACK, n2='10.9'))}; {dice('2.3')}")
    assert has.ball_plays()
    assert not at(f"{pitch('10.10', men(BACK, n2='10.9'))}; {dice('2.3')}").ball_plays()


@clause("B-1.5")
def test_the_teams_play_in_turns(at):
    match = at(f"{LOOSE}; phase=throw; {TURN}", "b2y3", "b2y3", "b2y3")
    assert match.turn == "A"
    assert match.play("end").turn == "B"
    assert match.play("end").turn == "A"
    assert match.now("turns", "played") == ("10", "5-5")


@clause("B-1.5", "B-5.4.1")
def test_after_an_own_goal_the_same_team_plays_once_more(at):
    match = at(f"{BACKWARDS}; {dice('2.3')}", "b2y3").play("shot-w")
    assert match.now("score", "side", "turns", "played") == ("0-1", "A", "9", "5-4")
    assert match.turn == "A"


@clause("B-1.5", "B-7.4.2")
def test_and_after_a_missed_penalty(at):
    """B fouls, A misses, B plays."""
    match = at(f"{PENALTY}; phase=throw; side=B; turns=9; played=5-4; first=A", "b1y3", "1")
    match.play("2@10.9")
    assert match.now("side", "turns", "played") == ("B", "10", "5-5")


@clause("B-1.5.1")
def test_partners_take_the_turns_of_their_team_alternately(game):
    partner = game.spec.partners

    def who(played, side, phase="throw"):
        turns = sum(map(int, played.split("-")))
        held = pitch("10.9", men(BACK, n2="10.9"))
        state = game.parse(f"{held}; phase={phase}; side={side}; turns={turns}; played={played}")
        return partner(state.record, 0), partner(state.record, 1)

    assert who("4-4", "A") == (0, 0)
    assert who("5-4", "B") == (1, 0)
    assert who("5-5", "A") == (1, 1)
    # A's keeper may go before B throws: up to the partner who plays next.
    assert who("5-4", "B", "keeper")[0] == 1


@clause("B-1.5.1")
def test_all_throws_of_a_turn_are_one_partners(at, game):
    match = at(f"{pitch('13.9', men(BACK, n2='13.9', n3='13.11'))}; {dice('1.3')}", "b1y2")
    partner = game.spec.partners
    before = [partner(match.state.record, side) for side in (0, 1)]
    match.play(">3", "end")
    assert match["throws"] == "2"
    assert [partner(match.state.record, side) for side in (0, 1)] == before


def test_the_marks_of_the_bench_are_those_of_the_page():
    assert opposite(opposite(AREA)) == AREA and "22.4" in opposite(AREA)
    assert opposite(CIRCLE) == CIRCLE and len(CIRCLE) == 25
