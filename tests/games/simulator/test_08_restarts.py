"""Chapter 8, its second half: repositioning, walls, the restarts and substitutions."""

from __future__ import annotations

import pytest

from debut import State
from debut.kernel.testing import clause
from tests.games.simulator.bench import BACK, FAR, cell_turned, pitch
from tests.games.simulator.second_ground import (
    AREA,
    BEHIND,
    CELLS,
    FAR_FROM_BALL,
    GOAL_AREA,
    nearest,
    squared,
)

OURS = {**BACK, "n7": "e6"}


def cells_near(ball):
    """The cells whose centre is nearer to a place than opponents may be."""
    x, y = (round(100 * part) for part in ball)
    return {c for c, centre in CELLS.items() if squared((x, y), centre) < FAR_FROM_BALL**2}


def step(number, restart="free-kick", ball="0,0", done=0, **keys):
    """A step of A's repositioning, A7 being the taker; so many have been substituted."""
    phase, who = (("place-first", "A"), ("place-all", "B"), ("place-rest", "A"))[number - 1]
    x, y = (round(100 * float(part)) for part in ball.split(","))
    cell = min(nearest((x, y)))
    replaced = ",".join(f"A{shirt}" for shirt in (4, 10, 12, 13, 14)[:done]) or "none"
    told = {"moved": "A7", "placed": 1, "subs": f"{done}-0", "replaced": replaced, **keys}
    ours = {**BACK, "n7": cell, "n1": "e3" if cell == "e1" else "e1"}
    return pitch(ours, FAR, "A7", phase=phase, who=who, restart=restart, ball=ball, **told)


# 8.6 Repositioning.
@clause("S-8.6", "S-8.6.1")
def test_step_1_a_taker_and_at_most_seven_field_pawns(at):
    match = at(pitch(OURS, FAR, phase="place-first", restart="free-kick", ball="0,0"))
    assert match.ends("taker") == {"1", "2", "3", "5", "6", "7", "8", "9", "11", "15", "16"}
    match.play("taker7")
    assert match["placed"] == "1"
    for shirt, cell in zip((2, 3, 5, 6, 8, 9), ("a9", "b9", "c9", "d9", "f9", "g9"), strict=True):
        match.play(f"{shirt}-{cell}")
    assert match["placed"] == "7"
    assert match.moves(11) == set()
    match.play("end")
    assert match.now("phase", "who") == ("place-all", "B")


@clause("S-8.6.1")
def test_anywhere_but_in_the_takers_cell(at):
    match = at(step(1))
    mates = set(OURS.values()) | {"e1"}
    assert match.moves(2) == set(CELLS) - mates


@clause("S-8.6.2")
def test_step_2_the_defence_places_everybody(at):
    match = at(step(2))
    theirs = set(FAR.values()) | {"e11"}
    for shirt in (1, 2, 16):
        assert match.moves(shirt) == set(CELLS) - theirs - cells_near((0, 0))
    match.play("2-a1", "1-i1")
    assert match.moves(2) == set()
    match.play("end")
    assert match.now("phase", "who") == ("place-rest", "A")


@clause("S-8.6.3", "S-8.6.6")
def test_step_3_behind_halfway(at):
    match = at(step(3))
    mates = set(OURS.values()) | {"e1"}
    assert match.moves(2) == BEHIND["A"] - mates
    assert match.moves(1) == BEHIND["A"] - mates
    assert {"e6", "a6", "b6", "b7"} & BEHIND["A"] == {"e6", "a6", "b6"}
    match.play("end")
    assert match.now("phase", "side") == ("announce", "A")


@clause("S-8.6.3")
def test_it_ends_only_with_three_behind_less_the_missing(at):
    front = {"n2": "a9", "n3": "b9", "n5": "c9", "n6": "d9", "n8": "f9", "n9": "g9", "n11": "h9"}
    ours = {**front, "n7": "e6", "n15": "i2", "n16": "a2"}
    start = pitch(ours, FAR, "A7", phase="place-rest", restart="free-kick", ball="0,0",
                  moved="A7", placed=1)  # fmt: skip
    match = at(start)
    assert "end" not in match.legal
    match.play("2-a3")
    assert "end" in match.legal
    missing = {shirt: cell for shirt, cell in ours.items() if shirt != "n11"}
    fewer = pitch(missing, FAR, "A7", phase="place-rest", restart="free-kick", ball="0,0",
                  moved="A7", placed=1, sent_off="A11")  # fmt: skip
    assert "end" in at(fewer).legal


@clause("S-8.6.4")
def test_whoever_is_not_placed_stays_if_he_may(at):
    start = step(2).replace("2@i11", "2@e7").replace("3@h12", "3@a8")
    match = at(start).play("end")
    assert match.at("B3") == "a8"
    assert match.at("B2") not in cells_near((0, 0))


@clause("S-8.6.5")
def test_a_formation_does_a_whole_step(at):
    match = at(pitch(OURS, FAR, phase="place-first", restart="free-kick", ball="0,0"))
    match.play("4-4-2")
    assert match.now("phase", "who") == ("place-all", "B")
    match.play("4-3-3")
    assert match.now("phase", "who") == ("place-rest", "A")
    match.play("4-4-2")
    assert match.now("phase", "side", "restart") == ("announce", "A", "free-kick")
    assert len(match["A"].split(",")) == 11


@clause("S-8.6.5")
def test_a_formation_leaves_the_taker_at_the_ball(at):
    """Even one who is not told to have been placed: a position written by hand."""
    for shirt in (1, 7):
        ours = {**BACK, "n1": "e3", f"n{shirt}": "e1"}
        start = pitch(ours, FAR, f"A{shirt}", phase="place-rest", restart="goal-kick", ball="-40,0")
        match = at(start).play("4-4-2")
        assert match.now("holder", "phase") == (f"A{shirt}", "announce")
        assert match.at(f"A{shirt}") == "e1"


@clause("S-8.6.6")
def test_the_keeper_comes_with_step_3_or_is_the_taker(at):
    assert at(step(1)).moves(1) == set()
    assert at(step(3)).moves(1) != set()
    match = at(pitch(OURS, FAR, phase="place-first", restart="goal-kick", ball="-40,0"))
    match.play("taker1")
    assert match.now("holder", "placed") == ("A1", "0")


# 8.7, 8.8 Distances.
@clause("S-8.7")
def test_nobody_shares_the_takers_cell(at):
    for number in (1, 2, 3):
        match = at(step(number))
        assert "e6" not in match.moves(2)


@clause("S-8.8")
@pytest.mark.parametrize(
    ("restart", "ball"), [("kick-off", (0, 0)), ("free-kick", (16, 0)), ("corner", (43, 31))]
)
def test_opponents_keep_9_6_from_the_ball(at, restart, ball):
    told = ",".join(f"{part:g}" for part in ball)
    match = at(step(2, restart, told))
    near = cells_near(ball)
    assert near
    assert not match.moves(2) & near
    assert match.moves(2) | near | set(FAR.values()) | {"e11"} == set(CELLS)


@clause("S-8.8")
def test_at_a_goal_kick_they_stay_outside_the_area(at):
    match = at(step(2, "goal-kick", "-40,0"))
    assert not match.moves(2) & AREA["A"]
    assert "e3" in match.moves(2)


# 8.9, 8.10 The wall.
WALL = step(2, ball="16,0")


@clause("S-8.9", "S-8.10")
def test_up_to_three_in_one_cell(at):
    match = at(WALL).play("2-e10", "3-e10", "5-e10")
    assert match["wall"] == "e10"
    assert "e10" not in match.moves(6)
    match.play("6-g10")
    assert "g10" not in match.moves(8)
    match.play("end")
    places = sorted(match.place(pawn) for pawn in ("B2", "B3", "B5"))
    assert places == [(29.6, -1.2), (29.6, 0), (29.6, 1.2)]


@clause("S-8.9")
def test_no_wall_in_the_goal_area_nor_outside_the_attack_zone(at):
    match = at(WALL).play("2-d10")
    taken = {"d12", "e11", "f12"} & (set(FAR.values()) | {"e11"})
    assert taken == GOAL_AREA["B"]
    assert not match.moves(3) & taken
    assert "d10" in match.moves(3)
    far = at(step(2)).play("2-d10")
    assert "d10" not in far.moves(3)


@clause("S-8.9")
def test_the_attack_has_no_wall(at):
    start = step(1, ball="16,0")
    assert "b1" not in at(start).moves(2)


def in_wall(phase, who, **keys):
    theirs = {**FAR, "n2": "e10~-2.4~-1.2", "n3": "e10~-2.4~0", "n5": "e10~-2.4~1.2"}
    return pitch({**BACK, "n7": "e6"}, theirs, "A7", phase=phase, who=who, wall="e10", **keys)


@clause("S-8.10.1")
def test_in_the_next_phase_3_they_spread_before_it_can_end(at):
    match = at(in_wall("defence", "B", farthest=2))
    assert "end" not in match.legal
    match.play("2-d10")
    assert "end" not in match.legal
    match.play("3-f10")
    assert "end" in match.legal


@clause("S-8.10.1")
def test_in_a_quick_turn_too_beyond_its_limit(at):
    match = at(in_wall("defence", "B", farthest=0)).play("2-d10", "3-f10")
    assert "end" in match.legal
    # One field pawn may still answer.
    assert match.moves(16) != set()
    match.play("16-h10")
    assert match.moves(5) == set()


@clause("S-8.10.1")
def test_a_repositioning_breaks_the_wall_up(at):
    theirs = {**FAR, "n2": "e10~-2.4~-1.2", "n3": "e10~-2.4~0", "n5": "e10~-2.4~1.2"}
    start = pitch({**BACK, "n7": "h10"}, theirs, "A7", wall="e10")
    match = at(start).flick(20, 30, "low")
    assert match.now("restart", "wall") == ("goal-kick", "none")
    cells = [match.at(f"B{shirt}") for shirt in (2, 3, 5)]
    assert len(set(cells)) == 3
    assert cells.count("e10") == 1


# 8.11 The penalty.
PENALTY = step(2, "penalty", "32,0")


@clause("S-8.11")
def test_everybody_but_taker_and_keeper_is_outside_the_area(at):
    match = at(PENALTY)
    assert not match.moves(2) & AREA["B"]
    assert not match.moves(2) & cells_near((32, 0))
    match.play("end", "end")
    away = [shirt for shirt in (2, 3, 5, 6, 8, 9, 11, 15, 16) if match.at(f"B{shirt}") in AREA["B"]]
    assert away == []


@clause("S-8.11", "S-8.11.1", "S-5.5.1")
def test_the_taker_shoots_and_the_keeper_uses_his_rods_on_the_line(at):
    match = at(PENALTY).play("end", "end")
    assert match.now("phase", "who", "deed", "holder") == ("keeper", "B", "shot", "A7")
    assert match.place("B1") == (44, 0)
    assert match.legal == {f"rod{spot}" for spot in range(1, 6)}
    match.play("rod1").play("low").flick(15, 40)
    assert match["score"] == "1-0"


# 8.12 to 8.14
@clause("S-8.12")
@pytest.mark.parametrize(("aside", "y"), [("1", -31), ("-1", 31)])
def test_a_corner_lies_in_the_corner_cell(at, aside, y):
    """Off the shoulder of B2 into the goal, in a pass that is no shot."""
    start = pitch({"n15": "e10"}, {"n1": "a9", "n2": f"e11~0~{aside}"}, "A15")
    match = at(start).flick(0, 40, "low")
    assert match.now("restart", "side") == ("corner", "A")
    assert match.ball == (43, y)


@clause("S-8.13")
def test_a_goal_kick_is_taken_from_any_spot_of_the_goal_area(at):
    start = pitch({"n15": "e10"}, {"n1": "a9"}, "A15")
    match = at(start).flick(60, 40, "low")
    assert match.now("restart", "side", "phase") == ("goal-kick", "B", "goal-spot")
    cells = {text.partition(".")[0] for text in match.legal}
    assert cells == {"d12", "e11", "f12"}
    assert {text for text in match.legal if text.startswith("e11")} == {
        f"e11.{n}" for n in range(7)
    }
    match.play("e11.0")
    assert match.ball == (40, 0)
    assert match.now("phase", "who") == ("place-first", "B")


@clause("S-8.14", "S-8.6")
def test_after_a_goal_the_others_kick_off(at):
    shot = pitch({**OURS, "n15": "e10"}, {**FAR, "n1": "a9"}, "A15", phase="kind", deed="shot",
                 striker="A15", shots=1)  # fmt: skip
    shot = shot.replace("9@c11", "9@c7").replace("8@d12", "8@d7").replace("6@f12", "6@f7")
    match = at(shot).flick(0, 20, "low")
    assert match.now("restart", "side", "phase", "who") == ("kick-off", "B", "place-first", "B")
    match.play("taker2")
    assert match.at("B2") == "e6"


# 8.15 Substitutions.
@clause("S-8.15")
def test_five_a_side_while_one_places(at):
    match = at(pitch(OURS, FAR, phase="place-first", restart="free-kick", ball="0,0"))
    cell = match.at("A2")
    match.play("sub2-10")
    assert (match.at("A10"), match.at("A2")) == (cell, "")
    assert match.now("subs", "replaced") == ("1-0", "A2")
    match.play("sub3-4", "sub5-13", "sub6-14")
    assert match["subs"] == "4-0"
    five = step(1, done=5)
    assert not any(text.startswith("sub") for text in at(five).legal)
    assert any(text.startswith("sub") for text in at(step(2)).legal)
    assert not any(text.startswith("sub") for text in at(step(3)).legal)


@clause("S-8.15")
def test_who_went_off_does_not_come_back(at):
    match = at(step(1)).play("sub2-13")
    assert not any(text.endswith("-2") and text.startswith("sub") for text in match.legal)


@clause("S-8.15")
def test_a_keeper_for_the_keeper_and_a_field_pawn_for_a_field_pawn(at):
    match = at(step(1))
    assert match.ends("sub1-") == {"12"}
    assert match.ends("sub2-") == {"4", "10", "13", "14"}


@clause("S-8.15.1")
@pytest.mark.parametrize(
    ("steps", "done", "may_end"),
    [(10, 0, True), (11, 0, False), (11, 1, False), (11, 2, True), (21, 2, True), (22, 2, False),
     (22, 3, True)],
)  # fmt: skip
def test_two_by_60_and_one_more_by_75(at, steps, done, may_end):
    start = step(1, half=2, steps=steps, done=done)
    match = at(start)
    assert ("end" in match.legal) == may_end
    assert "end" in at(start.replace("half=2", "half=1")).legal


@clause("S-8.15.1")
@pytest.mark.parametrize(
    ("steps", "done", "may_end"), [(3, 0, True), (4, 1, False), (7, 2, True), (8, 2, False)]
)
def test_the_minutes_are_thirds_of_a_shorter_half_too(at, steps, done, may_end):
    start = step(1, half=2, steps=steps, done=done, length=11)
    assert ("end" in at(start).legal) == may_end


@clause("S-8.15.2")
def test_a_side_with_nobody_left_owes_nothing(at):
    match = at(step(1, half=2, steps=22, done=2))
    assert "end" not in match.legal
    record = type(match.state.record).from_buffer_copy(match.state.record)
    for pawn in range(32):
        record.gone[pawn] = record.gone[pawn] or record.cell[pawn] < 0
    state = State(match.state.game, record)
    assert "end" in {state.notate(action) for action in state.actions()}


@clause("S-8.15.3")
def test_a_reserve_keeper_comes_on_with_fours(at):
    ours = {**OURS, "n1": ""}
    start = pitch(ours, FAR, "A7", phase="place-first", restart="free-kick", ball="0,0", moved="A7",
                  placed=1, keepers="none/1", sent_off="A1")  # fmt: skip
    match = at(start)
    assert "sub2-12" in match.legal
    match.play("sub2-12")
    assert match.now("keepers", "reserve") == ("12/1", "A")
    # Keeping 4 against tackle 3 of B2: level, so the tackle is lost.
    held = pitch({"n1": "", "n12": "e6"}, {**FAR, "n2": "e6~3~0"}, "A12", phase="defence", who="B",
                 farthest=1, keepers="12/1", reserve="A", sent_off="A1")  # fmt: skip
    assert at(held, "2-3").play("tackle")["failed"] == "B2"
    assert at(held, "2-4").play("tackle")["side"] == "B"


@clause("S-8.15.4")
def test_a_field_pawn_is_named_keeper(at):
    start = pitch({**OURS, "n1": ""}, FAR, "A7", phase="place-first", restart="free-kick",
                  ball="0,0", moved="A7", placed=1, keepers="none/1", sent_off="A1")  # fmt: skip
    match = at(start)
    assert "keeper2" in match.legal
    match.play("keeper2")
    assert match.now("keepers", "named") == ("2/1", "A")
    shot = pitch({"n15": "e9"}, {"n1": "", "n2": "e11", "n3": "i9"}, "A15", keepers="1/2",
                 named="B", sent_off="B1")  # fmt: skip
    match = at(shot).play("shot")
    assert "rod1" not in match.legal
    assert "e11" in match.moves(2)


def test_both_sides_line_up_alike():
    assert {cell_turned(cell) for cell in BACK.values()} == set(FAR.values())
