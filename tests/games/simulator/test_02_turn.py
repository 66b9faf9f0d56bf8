"""Chapter 2: the turn, and how a half begins."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause
from tests.games.simulator.bench import BACK, FAR, LINE_UP, men, pitch
from tests.games.simulator.second_ground import CELLS, FAR_FROM_BALL, squared

# A16 may reach the ball of A15 in e7, B stands far off.
PASS = pitch({"n15": "e6", "n16": "e7"}, FAR, "A15")
# The end of the first half: B ends its phase 3.
HALF_OVER = pitch(
    {**BACK, "n7": "e6"}, FAR, "A7", phase="defence", who="B", steps=32, farthest=1, start="A"
)


@clause("S-2.1")
@pytest.mark.parametrize("side", ["A", "B"])
def test_a_coin_decides_who_kicks_off(at, side):
    start = pitch({}, {}, phase="toss", A="none", B="none", ball="0,0", keepers="none/none")
    match = at(start)
    assert match.odds == {"A": 0.5, "B": 0.5}
    match = at(start, side)
    assert match.now("phase", "who", "side", "start") == ("lineup", side, side, side)


@clause("S-2.2", "S-2.2.1")
def test_the_side_that_kicks_off_lines_up_first(at):
    match = at(LINE_UP).play("4-3-3")
    assert match.now("phase", "who") == ("lineup", "B")
    match.play("4-4-2")
    assert match.now("phase", "who", "side", "restart") == ("announce", "A", "A", "kick-off")
    assert len(match["A"].split(",")) == len(match["B"].split(",")) == 11
    assert match["keepers"] == "1/1"


@clause("S-2.2")
def test_any_eleven_with_exactly_one_keeper(at):
    cells = ["e6", "a2", "a3", "a4", "a5", "c2", "c3", "c4", "c5", "c7"]
    match = at(LINE_UP)
    for shirt, cell in zip((16, 15, 14, 13, 11, 10, 9, 8, 7, 6), cells, strict=True):
        match.play(f"{shirt}-{cell}")
    # Ten are placed, and the eleventh is a keeper: one of the two.
    assert {text.partition("-")[0] for text in match.legal} == {"1", "12"}
    match.play("12-e1")
    assert match.legal == {"end"}
    assert match["keepers"] == "12/none"


@clause("S-2.2")
def test_no_second_keeper(at):
    match = at(LINE_UP).play("1-e1")
    assert match.moves(12) == set()
    assert "e2" in match.moves(2)


@clause("S-2.2.1")
def test_pawns_are_put_in_both_halves_of_the_pitch(at):
    match = at(LINE_UP)
    assert match.moves(9) == set(CELLS)
    match.play("9-e11")
    assert match.at("A9") == "e11"


@clause("S-2.2.2", "S-8.7", "S-8.8")
def test_the_taker_stands_on_the_centre_alone_and_opponents_keep_away(at):
    match = at(LINE_UP).play("4-4-2")
    near = {c for c, centre in CELLS.items() if squared((0, 0), centre) < FAR_FROM_BALL**2}
    assert len(near) == 7
    assert match.moves(7) == set(CELLS) - near
    match.play("4-4-2")
    assert match["holder"] == "A11"
    assert match.at("A11") == "e6"
    assert match.place("A11") == (-2.3, 0)


@clause("S-2.2.2")
def test_the_last_one_of_the_side_that_kicks_off_takes_the_centre_if_nobody_has(at):
    cells = ["e1", "a2", "a3", "a4", "a5", "c2", "c3", "c4", "c5", "c7"]
    match = at(LINE_UP)
    for shirt, cell in enumerate(cells, 1):
        match.play(f"{shirt}-{cell}")
    assert {text.partition("-")[2] for text in match.legal} == {"e6"}


@clause("S-2.2.3", "S-9.4")
def test_the_other_side_kicks_off_the_second_half_and_ends_stay(at):
    match = at(HALF_OVER).play("end")
    assert match.now("half", "steps", "side", "who", "restart") == ("2", "0", "B", "B", "kick-off")
    assert match.now("phase", "lineup") == ("place-first", "yes")
    # B still attacks towards row 1: its keeper goes to his own end.
    match.play("taker11", "4-4-2", "4-4-2")
    assert match.at("B1") == "e11"
    assert match.now("phase", "side") == ("announce", "B")


@clause("S-2.3", "S-2.3.1")
def test_three_phases_and_the_count_before_anything_else(at):
    match = at(PASS.replace("16@e7", "16@a8")).flick(0, 3, "low")
    assert match.now("phase", "side", "who") == ("attack", "A", "A")
    match.play("end")
    assert match.now("phase", "side", "who") == ("defence", "A", "B")


@clause("S-2.3.2", "S-6.1")
def test_a_skill_lets_phase_1_be_played_once_more(at):
    match = at(PASS).flick(0, 3, "low")
    assert match["phase"] == "skill"
    assert match.play("direct")["phase"] == "announce"
    assert at(PASS).flick(0, 3, "low").play("none")["phase"] == "attack"


@clause("S-2.3.3")
def test_a_relance_begins_a_new_turn_at_once(at):
    match = at(pitch({"n15": "e6"}, {"n2": "e8"}, "A15")).flick(0, 6, "low")
    assert match.now("phase", "side", "who", "relance") == ("announce", "B", "B", "yes")
    assert match["holder"] == "B2"
    assert "relance" in match.told


@clause("S-2.3.4")
def test_off_the_pitch_a_restart_follows(at):
    match = at(PASS).flick(90, 40, "low")
    assert match.now("phase", "side", "restart") == ("thrower", "B", "throw-in")


@clause("S-2.3.5", "S-9.1")
def test_after_phase_3_the_same_attack_goes_on(at):
    match = at(pitch({"n15": "e6"}, FAR, "A15", phase="defence", who="B", farthest=2, steps=4))
    match.play("2-i9", "end")
    assert match.now("phase", "side", "holder", "steps") == ("announce", "A", "A15", "5")
    assert match["relance"] == "no"


def test_the_formations_fill_the_pitch(at):
    for formation in ("4-4-2", "4-3-3", "3-5-2", "5-3-2"):
        match = at(LINE_UP).play(formation)
        told = match["A"].split(",")
        assert len({one.partition("@")[2] for one in told}) == 11
    assert men(n1="e1") in match["A"]
