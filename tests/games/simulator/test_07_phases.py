"""Chapter 7: phases 2 and 3."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause
from tests.games.simulator.bench import BACK, FAR, pitch
from tests.games.simulator.second_ground import CELLS, back, distance, front

# Phase 2 of A, with the ball in e6.
ATTACK = pitch({"n15": "e6", "n16": "c4", "n2": "g4"}, {**FAR, "n3": "c7"}, "A15", phase="attack",
               reach=3)  # fmt: skip


def defence(theirs, farthest=1, ours=None, **keys):
    """Phase 3 of B, A15 having the ball in e6."""
    return pitch({"n15": "e6", **(ours or {})}, {**FAR, **theirs}, "A15", phase="defence",
                 who="B", farthest=farthest, **keys)  # fmt: skip


def near(cell, far):
    return {c for c in CELLS if 0 < distance(cell, c) <= far}


# 7.1 Phase 2.
@clause("S-7.1", "S-7.1.2")
def test_up_to_three_cells_in_any_direction(at):
    match = at(ATTACK)
    assert match.moves(16) == near("c4", 3) - {"e6", "g4", "e1"}
    match.play("16-c7", "2-g5")
    assert match.at("A16") == "c7"
    assert match["farthest"] == "3"


@clause("S-7.1.1")
def test_every_pawn_moves_once_a_turn(at):
    match = at(ATTACK).play("16-c5")
    assert match.moves(16) == set()
    assert match.moves(2) != set()
    ran = at(f"{ATTACK}; moved=A2")
    assert ran.moves(2) == set()


@clause("S-7.1.1")
def test_who_ran_to_the_ball_in_phase_1_stays(at):
    start = pitch({"n15": "e6", "n16": "d8"}, {**FAR, "n2": "c7"}, "A15")
    match = at(start).flick(0, 6, "low")
    assert match.now("phase", "holder", "moved") == ("attack", "A16", "A16")
    assert match.moves(16) == set()


@clause("S-7.1.2")
def test_nobody_on_the_way_stops_a_pawn(at):
    ring = {
        f"n{shirt}": cell
        for shirt, cell in zip((3, 5, 6, 8, 9, 11), sorted(near("c4", 1)), strict=True)
    }
    start = pitch({"n15": "i6", "n16": "c4"}, ring, "A15", phase="attack", reach=3)
    assert at(start).moves(16) == near("c4", 3) - {"e1"}
    start = pitch({"n15": "i6", "n16": "c4", **ring}, {}, "A15", phase="attack", reach=3)
    assert at(start).moves(16) == near("c4", 3) - {"e1"} - set(ring.values())


@clause("S-7.1.3")
def test_the_holder_does_not_move(at):
    assert at(ATTACK).moves(15) == set()


# 7.2 The quick turn.
@clause("S-7.2", "S-7.3.1")
def test_a_quick_turn_ties_the_defence_down(at):
    start = pitch({"n15": "e6"}, {**FAR, "n2": "c8", "n3": "g8"}, "A15", phase="attack", reach=3)
    match = at(start).play("end")
    assert "quick" in match.told
    assert match.moves(2) == near("c8", 1)
    assert match.moves(1) == near("e11", 1) - {"d12", "f12"}
    match.play("2-c9")
    assert match.moves(3) == set()
    assert match.moves(1) != set()
    match.play("1-e10")
    assert match.legal == {"end"}


@clause("S-7.2")
def test_whoever_moved_in_phase_1_has_no_quick_turn(at):
    start = pitch({"n15": "e6", "n16": "d8"}, {**FAR, "n2": "a6"}, "A15")
    match = at(start).flick(0, 6, "low").play("end")
    assert match["farthest"] == "1"
    assert len({text.partition("-")[0] for text in match.legal if text[0].isdigit()}) > 2


# 7.3 Phase 3.
@clause("S-7.3")
@pytest.mark.parametrize("farthest", [1, 2, 3, 4, 6])
def test_the_defence_goes_as_far_as_the_attacker_that_went_farthest(at, farthest):
    match = at(defence({"n2": "a4"}, farthest))
    assert match.moves(2) == near("a4", farthest) - set(FAR.values()) - {"e11"}


@clause("S-7.3")
def test_the_farthest_run_of_phases_1_and_2_counts(at):
    match = at(ATTACK).play("2-g5", "16-c6")
    assert match["farthest"] == "2"
    assert match.play("end").moves(3) == near("c7", 2)


@clause("S-7.3.2", "S-9.1.3")
def test_it_need_not_move_anybody(at):
    for farthest in (0, 2):
        match = at(defence({}, farthest)).play("end")
        assert match["phase"] == "announce"


@clause("S-7.3.3")
def test_a_pawn_laid_down_by_a_dribble_stays(at):
    match = at(defence({"n2": "e8/x", "n3": "c8/x"}, down="B2"))
    assert match.moves(2) == set()
    assert match.moves(3) != set()


# 7.4 Into the ball's cell.
@clause("S-7.4")
def test_only_the_first_pawn_comes_in(at):
    match = at(defence({"n2": "e7", "n3": "f7", "n5": "a9"}, 1))
    assert "e6" in match.moves(2)
    match.play("5-a8")
    assert "e6" not in match.moves(2)
    assert "tackle" not in match.legal


@clause("S-7.4.1")
@pytest.mark.parametrize("cell", sorted(front("e6", "A")))
def test_from_the_front_it_simply_comes_in(at, cell):
    match = at(defence({"n2": cell})).play("2-e6")
    assert match.now("phase", "entered") == ("tackle", "B2")
    assert match.legal == {"tackle", "press"}
    assert match.play("press").at("B2") == "e6"


@clause("S-7.4.2", "S-8.4")
@pytest.mark.parametrize("cell", sorted(back("e6", "A")))
@pytest.mark.parametrize(("face", "foul"), [("1", True), ("3", True), ("4", False), ("6", False)])
def test_from_behind_a_die_is_thrown(at, cell, face, foul):
    match = at(defence({"n2": cell}), face).play("2-e6")
    assert ("foul" in match.told) == foul
    assert match["booked"] == ("B2:1" if foul else "none")
    assert match["phase"] == ("place-first" if foul else "tackle")
    if foul:
        assert match.now("restart", "side", "ball") == ("free-kick", "A", "0,0")


@clause("S-7.4.3", "S-8.4.1")
@pytest.mark.parametrize("cell", ["e8", "c6", "e9", "e4"])
def test_by_a_run_of_two_cells_or_more_it_is_violent(at, cell):
    match = at(defence({"n2": cell}, 3)).play("2-e6")
    assert match["sent-off"] == "B2"
    assert match.at("B2") == ""
    assert match.now("restart", "side") == ("free-kick", "A")
    assert "violent" in match.told


# 7.5 The tackle.
@clause("S-7.5", "S-7.5.1", "S-9.1.2")
@pytest.mark.parametrize(
    ("face", "won"), [("2-2", True), ("3-2", False), ("6-5", False), ("5-5", True)]
)
def test_the_tacklers_sum_must_be_higher(at, face, won):
    """Tackle 3 against keeping 2."""
    match = at(defence({"n2": "e7"}, steps=4), face).play("2-e6", "tackle")
    assert match["side"] == ("B" if won else "A")
    if won:
        assert match.now("phase", "holder", "relance", "steps") == ("announce", "B2", "yes", "4")
    else:
        assert match.now("phase", "failed") == ("defence", "B2")


@clause("S-7.5")
def test_one_who_is_there_already_tackles_before_the_others_move(at):
    start = defence({"n2": "e6~3~0", "n3": "c8"})
    match = at(start, "1-6").play("tackle")
    assert match.now("side", "holder") == ("B", "B2")
    match = at(start).play("3-c7")
    assert "tackle" not in match.legal


@clause("S-7.5.2", "S-7.3.1")
def test_lost_the_others_still_move_as_far_as_allowed(at):
    match = at(defence({"n2": "e7", "n3": "c8"}, 2), "6-2").play("2-e6", "tackle")
    assert match.moves(3) == near("c8", 2) - {"e6"} - set(FAR.values())
    assert match.moves(2) == set()
    quick = at(defence({"n2": "e7", "n3": "c8"}, 0), "6-2").play("2-e6", "tackle")
    assert quick.moves(3) == set()
    assert quick.moves(1) != set()


@clause("S-7.5.3", "S-8.2")
@pytest.mark.parametrize(("cell", "foul"), [("e8", True), ("e6", False)])
def test_a_tacklers_1_in_his_defence_zone_is_a_foul(at, cell, foul):
    start = pitch({"n15": cell}, {**FAR, "n2": f"{cell}~3~0"}, "A15", phase="defence", who="B",
                  farthest=1)  # fmt: skip
    match = at(start, "1-1").play("tackle")
    assert ("foul" in match.told) == foul


# 7.6 Pressing is shown with the ties of the count; nobody announces it.
@clause("S-7.6")
def test_pressing_is_being_there(at):
    match = at(defence({"n2": "e7"})).play("2-e6", "press", "end")
    match.flick(180, 3, "low")
    assert match.decided == "pressing"
    assert match["holder"] == "B2"


# 7.7 Interception.
CROSSER = pitch({"n8": "a10"}, {**FAR, "n2": "d9", "n3": "e10", "n15": ""}, "A8",
                phase="intercept", who="B", deed="cross", striker="A8", crosses=1, direct="yes",
                ran=2, moved="A8")  # fmt: skip


@clause("S-7.7", "S-7.7.2")
def test_one_field_pawn_goes_as_far_as_the_attacker_ran_and_lies(at):
    match = at(CROSSER)
    others = (set(FAR.values()) - {"a11", "i11"}) | {"e10", "e11", "a10"}
    cells = near("d9", 2) - others
    assert match.lies(2) == {f"{cell}{way}" for cell in cells for way in "xy"}
    assert match.moves(2) == set()
    assert match.lies(1) == set()
    match.play("2_c9y")
    assert match.told_of("B2") == "c9/y"
    assert match.now("phase", "moved") == ("kind", "A8,B2")


@clause("S-7.7", "S-7.7.1")
def test_or_he_shifts_within_his_cell(at):
    match = at(CROSSER)
    assert match.ends("2.") == set("0123456")
    match.play("2.3")
    assert match.told_of("B2") == "d9~-2.4~0"
    assert match["phase"] == "kind"
    spots = [at(CROSSER).play(f"2.{spot}").place("B2") for spot in range(1, 7)]
    x, y = 20, -6.93
    for sx, sy in spots:
        assert round(((sx - x) ** 2 + (sy - y) ** 2) ** 0.5, 1) == 2.4


@clause("S-7.7")
def test_nobody_need_be_in_the_way_and_only_of_direct_ones(at):
    assert at(CROSSER).play("end")["phase"] == "kind"
    plain = pitch({"n8": "a10"}, FAR, "A8")
    assert at(plain).play("cross")["phase"] == "kind"


@clause("S-7.7.2")
def test_an_attacker_who_did_not_run_lets_nobody_run(at):
    match = at(CROSSER.replace("ran=2", "ran=0"))
    assert match.lies(2) == set()
    assert match.ends("2.") == set("0123456")


@clause("S-7.1.1", "S-7.7")
def test_an_interceptor_has_moved_for_this_turn(at):
    start = CROSSER.replace("1@e1,8@a10", "1@e1,5@a8,8@a10")
    match = at(start).play("2_c9y", "low").flick(180, 3)
    assert match.now("phase", "holder") == ("attack", "A5")
    assert match.play("end").moves(2) == set()
    assert match.moves(3) != set()


def test_the_sides_do_not_overlap():
    assert not set(BACK.values()) & set(FAR.values())
