"""Chapter 1: The game."""

from __future__ import annotations

import pytest

from debut import BadOption, BadPosition
from debut.kernel.testing import clause
from tests.games.handball.bench import (
    AREA,
    BACK,
    CELLS,
    FAR,
    HALF,
    NOBODY,
    TURN,
    ZONE,
    mirrored,
)

# A2 on e4, the ball loose and far away.
LOOSE = f"A=a4,e4,{BACK}; {FAR}; ball=h8"
# A2 on e4 with the ball.
HELD = f"A=a4,e4,{BACK}; {FAR}; ball=e4"
# A2 before B's goal with three free cells between.
SHOT = f"A=a4,m4,{BACK}; B=p2,p1,o1,n1,p8,o8,n8; ball=m4"
# The same in the second period, at the other end.
SHOT_THERE = "A=p4,d4,p1,o1,n1,p8,o8; B=a2,a1,b1,c1,a8,b8,c8; ball=d4"
# And the ball loose, nobody near a goal.
LOOSE_THERE = "A=p4,e4,p1,o1,n1,p8,o8; B=a4,a1,b1,c1,a8,b8,c8; ball=h8"
LAST_OF_MATCH = "side=A; period=2; turns=99; first=A"
# B's last turn of the first period.
LAST_OF_PERIOD = "side=B; turns=99; first=A"
# It has the ball before A's goal.
SHOT_BACK = "A=a2,a1,b1,c1,a8,b8,c8; B=p4,d4,p1,o1,n1,p8,o8; ball=d4"
ENGAGE = f"A={NOBODY}; B={NOBODY}; ball=none; phase=taker; restart=engage"
PLACING = (
    f"A=-,h4,-,-,-,-,-; B={NOBODY}; ball=h4; phase=place; restart=engage; taking=A; taker=2; "
    "placed=A2; side=A; first=A"
)


def end(match):
    return match["phase"], match.turn, match["result"]


@clause("H-1.1")
@pytest.mark.parametrize(
    ("score", "result"), [("3-2", "A:full-time"), ("0-1", "B:full-time"), ("2-2", "draw:full-time")]
)
def test_more_goals_win_and_as_many_are_a_draw(at, score, result):
    match = at(f"{LOOSE_THERE}; phase=walk-throw; {LAST_OF_MATCH}; score={score}", "1").play(
        "e4-e5"
    )
    assert end(match) == ("over", "nobody", result)
    assert match.told[-1] == "full-time"


@clause("H-1.2")
def test_a_period_has_50_turns_of_each_team(at):
    match = at(f"{LOOSE}; phase=walk; die=1; side=A; turns=98; first=A").play("e4-e5")
    assert match.now("phase", "period", "turns", "side") == ("walk-throw", "1", "99", "B")
    match = at(f"{LOOSE}; phase=walk; die=1; {LAST_OF_PERIOD}").play("n1-m1")
    assert match.now("period", "turns") == ("2", "0")
    assert match.told == ["walk", "half-time", "engage"]


@clause("H-1.2")
def test_the_option_actions_changes_that(game, at):
    match = at(f"{LOOSE}; phase=walk; die=1; side=B; turns=5; first=A; actions=3").play("n1-m1")
    assert match["period"] == "2"
    assert game.start(actions=200).options["actions"] == 200
    for wrong in (0, 201):
        with pytest.raises(BadOption):
            game.start(actions=wrong)


@clause("H-1.2.1")
def test_at_half_time_ends_are_changed_and_the_other_team_engages(at):
    match = at(f"{LOOSE}; phase=walk; die=1; {LAST_OF_PERIOD}; score=1-0").play("n1-m1")
    assert match.now("phase", "restart", "taking", "side") == ("taker", "engage", "B", "B")
    assert match.now("A", "B", "ball", "score") == (NOBODY, NOBODY, "none", "1-0")
    # B defends column a now.
    assert match.puts(2) == {"h4", "h5"}
    match.play("2@h4")
    assert match.puts(1) == AREA


@clause("H-1.2.1", "H-4.2.1")
def test_in_the_second_period_each_team_attacks_the_other_goal(at):
    """A before column a, where it defended in the first period, and not before column p."""
    assert ">goal" in at(f"{SHOT_THERE}; phase=ball; die=6; {LAST_OF_MATCH}").legal
    here = SHOT_THERE.replace("A=p4,d4", "A=p2,m4").replace("ball=d4", "ball=m4")
    assert ">goal" not in at(f"{here}; phase=ball; die=6; {LAST_OF_MATCH}").legal


@clause("H-1.2.2")
def test_after_the_last_turn_no_restart_is_played(at):
    goal = at(f"{SHOT_BACK}; phase=ball; die=6; {LAST_OF_PERIOD}", "6").play(">goal")
    assert goal.now("score", "period", "restart", "taking") == ("0-1", "2", "engage", "B")
    area = at(f"{SHOT_BACK}; phase=ball; die=2; {LAST_OF_PERIOD}").play(">b4")
    assert area.now("period", "restart") == ("2", "engage")
    match = at(f"{SHOT_THERE}; phase=ball; die=6; {LAST_OF_MATCH}; score=1-1", "6").play(">goal")
    assert end(match) == ("over", "nobody", "A:full-time")
    assert match["score"] == "2-1"


@clause("H-1.2.2")
def test_the_keeper_still_throws_against_a_shot_in_the_last_turn(at):
    match = at(f"{SHOT_BACK}; phase=ball; die=6; {LAST_OF_PERIOD}", "1").play(">goal")
    assert match.now("score", "period", "restart") == ("0-0", "2", "engage")
    assert "save" in match.told


@clause("H-1.2.2")
def test_a_7_m_throw_belongs_to_the_turn_that_led_to_it(at):
    men = "A=p4,c4,p1,o1,n1,p8,o8; B=a2,d1,e1,f1,d8,e8,f8; ball=c4"
    match = at(f"{men}; phase=seven; {LAST_OF_MATCH}", "3")
    assert end(match) == ("over", "nobody", "A:full-time")


@clause("H-1.2.3")
def test_by_the_clock_turns_are_not_counted_and_the_whistle_ends_a_period(at):
    match = at(f"{LOOSE}; phase=walk; die=1; side=A; turns=98; first=A; clock=real; actions=2", "1")
    match.play("e4-e5")
    assert match.now("phase", "turns") == ("walk", "99")
    match.signal("whistle")
    assert match.now("phase", "period", "whistle") == ("walk", "1", "yes")
    match.play("n1-m1")
    assert match.now("period", "restart", "whistle") == ("2", "engage", "no")


@clause("H-1.2.3")
def test_placing_belongs_to_the_turn_that_it_leads_to(at):
    """The whistle while B places: A's free throw is still taken."""
    place = f"{HELD}; phase=place; restart=free; taking=A; taker=2; placed=A2; side=B"
    place = f"{place}; turns=8; first=A; clock=real"
    match = at(place, "1", "1")
    match.signal("whistle")
    match.play("stay", "stay", "e4-e5", ">e6")
    assert match.now("period", "restart") == ("2", "engage")


@clause("H-1.2.3")
def test_the_whistle_is_for_matches_by_the_clock_and_sounds_once(game):
    state = game.parse(f"{LOOSE}; phase=walk-throw; {TURN}; clock=real")
    assert state.signals() == ("whistle",)
    assert state.signal("whistle").signals() == ()
    assert game.parse(f"{LOOSE}; phase=walk-throw; {TURN}").signals() == ()
    assert game.start(clock="real").signals() == ()


@clause("H-1.2.3")
def test_after_500_turns_of_each_team_a_period_is_over_without_a_whistle(at):
    match = at(f"{LOOSE}; phase=walk; die=1; side=B; turns=999; first=A; clock=real").play("n1-m1")
    assert match.now("period", "turns") == ("2", "0")


@clause("H-1.3")
def test_the_court_has_16_columns_and_8_rows(game):
    assert {cell.id for cell in game.board.cells} - {"centre", "goal-a", "goal-b"} == CELLS
    for cell in ("q1", "a0", "a9"):
        with pytest.raises(BadPosition):
            game.parse(f"{LOOSE}; {TURN}; phase=walk-throw".replace("h8", cell))


@clause("H-1.3")
@pytest.mark.parametrize(("cell", "shoots"), [("n4", True), ("n5", True), ("n3", False)])
def test_the_goal_is_behind_rows_4_and_5(at, cell, shoots):
    """Straight ahead with a 3: from row 3 it takes one cell more."""
    match = at(f"{SHOT}; phase=ball; die=3; {TURN}".replace("m4", cell))
    assert (">goal" in match.legal) == shoots


@clause("H-1.3.1")
def test_the_goal_area(at):
    assert at(PLACING).puts(1) == AREA
    assert at(PLACING).puts(3) == HALF - AREA - {"h4"}


@clause("H-1.3.1", "H-4.3")
def test_six_of_its_cells_touch_its_line(at):
    match = at(
        f"{LOOSE}; phase=taker; restart=keeper; taking=A; {TURN}".replace("ball=h8", "ball=a4")
    )
    assert match.legal == {f"1@{cell}" for cell in ["a2", "a7", "b3", "b4", "b5", "b6"]}


@clause("H-1.3.2")
def test_the_free_throw_zone(at):
    """At B's 7 m throw A places in its own half, beyond its own line."""
    place = "A=a4,h1,h2,h3,h6,h7,h8; B=p4,c4,o1,n1,p8,o8,n8; ball=c4; phase=place; restart=seven"
    match = at(f"{place}; taking=B; taker=2; placed=B2; side=A; turns=9; first=A")
    assert match.puts(2) == HALF - ZONE - {"h1", "h2", "h3", "h6", "h7", "h8"}
    assert AREA < ZONE


@clause("H-1.3.3", "H-4.4.2")
def test_the_7_m_cells_lie_before_the_others_goal(at):
    match = at(f"{HELD}; phase=taker; restart=seven; taking=A; {TURN}")
    assert match.puts(2) == match.puts(7) == {"n4", "n5"}
    assert match.puts(1) == set()


@clause("H-1.3.3", "H-4.1")
def test_the_central_cells_and_the_halves(at):
    match = at(f"{ENGAGE}; side=A; taking=A; first=A")
    assert match.puts(2) == {"h4", "h5"}
    match.play("2@h5")
    assert match.puts(3) == HALF - AREA - {"h5"}
    match = at(f"{ENGAGE}; side=A; taking=A; period=2; first=B")
    assert match.puts(2) == {"i4", "i5"}
    match.play("2@i4")
    assert match.puts(3) == CELLS - HALF - mirrored(AREA) - {"i4"}


@clause("H-1.3.4")
def test_the_short_court_has_14_columns(game):
    court = "court=short"
    engage = game.parse(f"{ENGAGE}; side=A; taking=A; {court}")
    assert {engage.notate(action)[2:] for action in engage.actions()} == {"g4", "g5"}
    placing = engage.play(engage.read("2@g4"))
    told = {placing.notate(action) for action in placing.actions()}
    assert {text[2:] for text in told if text.startswith("1@")} == AREA
    own = {cell for cell in CELLS if cell[0] in "abcdefg"} - AREA - {"g4"}
    assert {text[2:] for text in told if text.startswith("3@")} == own
    other = game.parse(f"{ENGAGE}; side=B; taking=B; first=B; {court}")
    assert {other.notate(action)[2:] for action in other.actions()} == {"h4", "h5"}
    keeper = game.parse(
        f"A=a4,e4,{BACK}; B=n4,n1,m1,l1,n8,m8,l8; ball=n3; phase=taker; restart=keeper; side=B; "
        f"taking=B; turns=9; {court}"
    )
    assert set(map(keeper.notate, keeper.actions())) == {
        f"1@{cell}" for cell in ["n2", "n7", "m3", "m4", "m5", "m6"]
    }
    shot = game.parse(
        f"A=a4,l4,{BACK}; B=n2,n1,m1,l1,n8,m8,l8; ball=l4; phase=ball; die=3; {TURN}; {court}"
    )
    assert ">goal" in set(map(shot.notate, shot.actions()))
    with pytest.raises(BadPosition):
        game.parse(f"{LOOSE}; {TURN}; phase=walk-throw; {court}")


@clause("H-1.3.5")
def test_a_team_has_seven_pawns_of_which_number_1_is_the_keeper(game, at):
    for wrong in ("a4,e4,a1,b1,a8,b8", f"a4,e4,{BACK},c1"):
        with pytest.raises(BadPosition):
            game.parse(f"A={wrong}; {FAR}; ball=h8; phase=walk-throw; {TURN}")
    match = at(f"{ENGAGE}; side=A; taking=A; first=A")
    assert match.legal == {f"{number}@{cell}" for number in range(2, 8) for cell in ("h4", "h5")}


@clause("H-1.3.6", "H-4.2.3.1")
def test_a_keeper_outside_his_goal_area_saves_nothing(at):
    match = at(f"{SHOT}; phase=ball; die=4; {TURN}".replace("p2", "j4")).play(">goal")
    assert match.now("score", "restart", "taking") == ("1-0", "goal", "B")


@clause("H-1.3.6")
def test_and_intercepts_nothing(at):
    """From n3 through the corner of the area to o2."""
    place = f"A=a4,n3,{BACK}; B=j4,p1,n2,n1,p8,o8,n8; ball=n3; phase=ball; die=2; {TURN}"
    match = at(place, "1").play(">o2")
    assert match.now("phase", "ball", "side") == ("walk", "o2", "B")
    assert at(place.replace("j4", "p4")).play(">o2")["phase"] == "intercept"


@clause("H-1.4.1")
def test_there_is_one_pawn_on_a_cell(game):
    for wrong in (LOOSE.replace("a1", "e4"), LOOSE.replace("p1", "e4")):
        with pytest.raises(BadPosition):
            game.parse(f"{wrong}; {TURN}; phase=walk-throw")


@clause("H-1.4.1", "H-1.4.2.1")
def test_a_ball_on_a_pawns_cell_is_held_and_alone_it_is_loose(at):
    assert at(f"{HELD}; phase=walk-throw; {TURN}", "1").play("b1-b2")["phase"] == "ball-throw"
    assert at(f"{LOOSE}; phase=walk-throw; {TURN}", "1").play("b1-b2")["phase"] == "walk-throw"


@clause("H-1.4.2")
def test_the_teams_play_in_turns(at):
    match = at(f"{LOOSE}; phase=walk-throw; {TURN}", "1", "1", "1")
    assert match.turn == "A"
    assert match.play("e4-e5").turn == "B"
    assert match.play("n1-m1").turn == "A"


@clause("H-1.4.2")
def test_a_restart_is_the_turn_of_the_team_that_takes_it(at):
    """A throws into its own area, B takes the free throw, then it is A's turn."""
    near = f"A=a4,e4,{BACK}; {FAR}; ball=e4; phase=ball; die=3; {TURN}"
    match = at(near, "1", "1", "1").play(">b4")
    assert match.now("phase", "restart", "side", "turns") == ("taker", "free", "B", "9")
    match.play("2@e4", "2@d8", "stay", "stay", "e4-e5", ">e6")
    assert match.now("side", "turns", "phase") == ("A", "10", "walk")


@clause("H-1.4.2.1")
def test_in_possession_a_team_walks_and_then_throws_the_ball(at):
    match = at(f"{HELD}; phase=walk-throw; {TURN}", "2", "1").play("e4-f5")
    assert match.now("phase", "ball", "side", "die") == ("ball", "f5", "A", "1")
    assert match.legal == {">e5", ">g5", ">f4", ">f6"}
    match.play(">g5")
    assert match.now("ball", "side", "turns") == ("g5", "B", "9")


@clause("H-1.4.2.1")
def test_another_pawn_may_walk_and_both_must_be_done(at):
    match = at(f"{HELD}; phase=walk-throw; {TURN}", "1", "1")
    assert all("-" in text for text in match.legal)
    match.play("c8-c7")
    assert all(text.startswith(">") for text in match.legal)


@clause("H-1.4.2.2")
def test_without_the_ball_a_team_only_walks(at):
    match = at(f"{LOOSE}; phase=walk-throw; {TURN}", "2").play("e4-g4")
    assert match.now("phase", "side", "turns") == ("walk-throw", "B", "9")


@clause("H-1.4.2.2")
def test_whoever_takes_the_ball_throws_it_or_keeps_it(at):
    near = f"A=a4,e4,{BACK}; {FAR}; ball=f5; phase=walk-throw; {TURN}"
    match = at(near, "2").play("e4-f5")
    assert match["phase"] == "choose" and match.legal == {"throw", "keep"}
    match.play("keep")
    assert match.now("ball", "side", "phase", "turns") == ("f5", "B", "walk-throw", "9")
    match = at(near, "2", "1").play("e4-f5", "throw")
    assert match.now("phase", "die") == ("ball", "1")
    assert match.legal == {">e5", ">g5", ">f4", ">f6"}


@clause("H-1.4.2.2")
def test_once_thrown_the_die_binds(at):
    """On the ball in the corner; where the ball cannot go so far it is a fault."""
    near = f"A=a4,o1,{BACK}; B=p4,n1,o2,m1,p8,o8,n8; ball=p1; phase=walk-throw; {TURN}"
    match = at(near, "1", "1").play("o1-p1", "throw")
    assert match.legal == {">o1", ">p2"}
    match = at(near.replace("p4", "p2"), "1", "3").play("o1-p1", "throw")
    assert match.now("restart", "taking") == ("free", "B")
