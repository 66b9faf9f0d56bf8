"""Chapter 2: Placing and kick-off."""

from __future__ import annotations

import pytest

from debut.games.but.board import FORMATIONS
from debut.kernel.testing import clause
from tests.games.but.bench import (
    BACK,
    CIRCLE,
    FAR,
    HALF,
    LAST_OF_HALF,
    NOBODY,
    dice,
    men,
    opposite,
    pitch,
    turned,
)

FORMATION = f"A={NOBODY}; B={NOBODY}; ball=none; phase=formation"
PLACE = f"A={NOBODY}; B={NOBODY}; ball=none; phase=place; placing=free"
NAMES = {"4-4-2", "4-3-3", "3-5-2", "5-3-2", "wm"}
# A2 before B's goal, nobody on his row but the keeper, who stands aside.
SHOT = pitch("23.9", men(BACK, n2="23.9"), men(FAR, n1="25.5"))
BACKWARDS = pitch("3.9", men(BACK, n1="1.5", n2="3.9"))
# A kicked off the first half, so the centre is kept for its 9.
KEPT = men(BACK, n9="13.9")


def squares(name, side):
    """A formation as the side has it that this test calls by this letter."""
    told = ",".join(FORMATIONS[name])
    return told if side == "A" else turned(told)


def placed(*puts):
    """Puts of 1 to 11, without 9 if there are ten."""
    numbers = range(1, 12) if len(puts) == 11 else (1, 2, 3, 4, 5, 6, 7, 8, 10, 11)
    return [f"{number}@{square}" for number, square in zip(numbers, puts, strict=True)]


@clause("B-2.1")
def test_lots_decide_who_kicks_off(game):
    state = game.start()
    assert dict(state.odds()) == {0: 0.5, 1: 0.5}
    for side in "AB":
        begun = state.play(state.read(side))
        assert "AB"[begun.turn] != side


@clause("B-2.2")
def test_the_team_that_does_not_kick_off_chooses_its_formation_first(at):
    match = at(f"{FORMATION}; side=B; first=A")
    assert match.turn == "B" and match.legal == NAMES
    match.play("wm")
    assert match.turn == "A" and match.legal == NAMES
    assert match.now("A", "B") == (NOBODY, squares("wm", "B"))
    match.play("4-3-3")
    assert match["phase"] == "throw"


@clause("B-2.2", "B-2.2.1")
@pytest.mark.parametrize("name", sorted(NAMES))
def test_all_stand_as_chosen_and_the_9_has_the_ball_on_the_centre(at, name):
    match = at(f"{FORMATION}; side=B; first=A").play(name, name)
    ours = squares(name, "A").split(",")
    ours[8] = "13.9"
    assert match.now("A", "B") == (",".join(ours), squares(name, "B"))
    assert match.now("ball", "side", "throws") == ("13.9", "A", "0")


@clause("B-2.2")
@pytest.mark.parametrize("name", sorted(NAMES))
def test_a_formation_lies_in_ones_own_half_outside_the_circle(name):
    assert set(FORMATIONS[name]) <= HALF - CIRCLE
    assert len(set(FORMATIONS[name])) == 11


@clause("B-2.2.2", "B-2.2.3")
def test_placed_singly_each_figure_in_the_order_of_numbers(at):
    match = at(f"{PLACE}; side=B; first=A")
    assert match.turn == "B"
    assert all(text.startswith("1@") for text in match.legal)
    match.play("1@25.9")
    assert match.puts(2) == opposite(HALF - CIRCLE) - {"25.9"}
    match.play("2@20.1")
    assert match.puts(3) == opposite(HALF - CIRCLE) - {"25.9", "20.1"}
    match.play(*placed(*FAR.split(","))[2:])
    assert match.turn == "A"
    match.play("1@2.9", *placed(*BACK.split(",")[:8], "12.9", "11.9")[1:8])
    assert match.puts(9) == set()
    assert {"11.9", "12.9"} <= match.puts(10)
    match.play("10@12.9", "11@11.9")
    assert match.now("phase", "side", "ball") == ("throw", "A", "13.9")
    assert match.at("A", 9) == "13.9" and match.at("A", 10) == "12.9"


@clause("B-2.3")
def test_after_a_goal_all_stand_as_chosen_and_the_beaten_team_kicks_off(at):
    match = at(f"{SHOT}; {dice('2.3')}; homeA=wm; homeB=3-5-2", "b2y3").play("shot-e")
    theirs = squares("3-5-2", "B").split(",")
    theirs[8] = "13.9"
    assert match.now("A", "B") == (squares("wm", "A"), ",".join(theirs))
    assert match.now("ball", "side", "phase", "score") == ("13.9", "B", "play", "1-0")


@clause("B-2.3", "B-5.4.1")
def test_after_an_own_goal_too(at):
    match = at(f"{BACKWARDS}; {dice('2.3')}; homeA=wm; homeB=3-5-2").play("shot-w")
    assert match.now("side", "score", "B") == ("A", "0-1", squares("3-5-2", "B"))
    assert match.at("A", 9) == "13.9"


@clause("B-2.3.1", "B-2.2.3")
def test_whoever_does_not_kick_off_leaves_the_circle(at):
    """A kicked off with its 9 on the centre, 10 and 11 in the circle; now it has scored."""
    home = men(BACK, n9="13.9", n10="11.9", n11="12.7")
    match = at(f"{SHOT}; {dice('2.3')}; homeA={home}; homeB={FAR}; placing=free").play("shot-e")
    # The 9 first, then the 10: the nearest square is taken by then, and two are equally near.
    assert match.at("A", 9) == "10.9"
    assert match.at("A", 10) == match.lowest("10.8", "10.10")
    assert match.at("A", 11) == "12.6"
    assert match.at("B", 9) == "13.9"
    # What was chosen is kept all the same.
    assert match["homeA"] == home


@clause("B-2.3.1")
def test_the_others_have_the_nearest_squares_before_them(at):
    """A5 is placed on 10.9, so nobody from the circle gets it, though 4 has the lower number."""
    home = men(BACK, n4="11.9", n5="10.9", n9="13.9")
    match = at(f"{SHOT}; {dice('2.3')}; homeA={home}; homeB={FAR}; placing=free").play("shot-e")
    assert match.at("A", 5) == "10.9"
    assert match.at("A", 4) == match.lowest("10.8", "10.10")


@clause("B-2.3.1")
def test_whoever_kicks_off_stays_in_the_circle(at):
    home = men(FAR, n9="13.9", n10="15.9", n11="14.9")
    turn = "side=A; turns=8; played=4-4; first=B"
    start = f"{SHOT}; {dice('2.3', turn)}; homeA={BACK}; homeB={home}; placing=free"
    assert at(start).play("shot-e")["B"] == home


@clause("B-2.3.2")
def test_at_half_time_formations_are_chosen_again(at):
    last = f"{pitch('13.13')}; {dice('2.3', LAST_OF_HALF)}; homeA=wm; homeB=3-5-2"
    match = at(last).play("end")
    assert match.legal == NAMES
    match.play("5-3-2", "4-3-3")
    assert match.now("homeA", "homeB") == ("5-3-2", "4-3-3")


@clause("B-2.3.2")
def test_placed_singly_a_team_may_keep_its_squares_or_place_all_anew(at):
    last = f"{pitch('13.13')}; {dice('2.3', LAST_OF_HALF)}; homeA={KEPT}; homeB={FAR}; placing=free"
    match = at(last).play("end")
    assert match.turn == "A" and "same" in match.legal
    match.play("same")
    # Its 9 had the centre, which the others have now.
    assert match.now("A", "homeA") == (men(BACK, n9="10.9"), KEPT)
    match.play("1@24.9")
    assert "same" not in match.legal
    theirs = FAR.split(",")
    match.play(*placed(*theirs[:8], *theirs[9:])[1:])
    assert match["B"] == men(FAR, n1="24.9", n9="13.9")
    assert match.now("phase", "side") == ("throw", "B")


@clause("B-2.3.2")
def test_both_may_keep_them(at):
    last = f"{pitch('13.13')}; {dice('2.3', LAST_OF_HALF)}; homeA={KEPT}; homeB={FAR}; placing=free"
    match = at(last).play("end", "same", "same")
    assert match.now("A", "B", "ball") == (men(BACK, n9="10.9"), men(FAR, n9="13.9"), "13.9")


@clause("B-2.3.2", "B-2.2.2")
def test_before_the_first_half_there_is_nothing_to_keep(at):
    assert "same" not in at(f"{PLACE}; side=B; first=A").legal


@clause("B-2.4")
def test_a_kick_off_is_a_turn_like_any_other(at):
    """The 9 walks off with the ball and another one shoots nothing: no pass is asked for."""
    match = at(f"{FORMATION}; side=B; first=A", "b2y3").play("4-4-2", "4-4-2")
    assert match.turn == "A"
    assert match.walks("b9") and match.walks("y2") and "end" in match.legal
    assert match.ball_plays() >= {"shot-e", "shot-w"}
    match.play("b9-14.8", "end")
    assert match.now("ball", "side", "turns") == ("14.8", "B", "1")
