"""Chapter 6: skills."""

from __future__ import annotations

import pytest

import debut
from debut.games.simulator.board import PRO_RULES
from debut.kernel.testing import clause
from tests.games.simulator.bench import FAR, pitch
from tests.games.simulator.second_ground import AREA, CELLS, GOAL_AREA, distance, front

NEAR_GREY = "16"  # who marks without blue


def passed(at, shirt, cell, theirs=None, off="", striker=15, mates=None, **keys):
    """A mate two cells behind passes to a pawn in a cell, who may be off its centre."""
    start = f"{cell[0]}{int(cell[1:]) - 2}"
    ours = {f"n{striker}": start, f"n{shirt}": cell + off, **(mates or {})}
    side = {"n1": "e11", "n3": "i11", **(theirs or {})}
    return at(pitch(ours, side, f"A{striker}", **keys)).flick(0, 6, "low")


def skills(match):
    """What may be done at once, if anything may."""
    return match.legal - {"none"} if match["phase"] == "skill" else set()


BESIDE = {"b10": "b11", "e9": "e10~0~3", "e6": "e7~0~3"}


def marked(cell):
    """Somebody without blue stands beside a cell."""
    return {"n16": BESIDE[cell]}


# 6.2 Yellow.
@clause("S-6.1", "S-6.2")
def test_who_is_touched_in_his_cell_may_pass_on(at):
    match = passed(at, 5, "e6", marked("e6"))
    assert match.now("holder", "ran") == ("A5", "0")
    assert match.legal == {"direct", "none"}
    assert match.play("direct").now("phase", "direct") == ("announce", "yes")


@clause("S-6.2", "S-6.1")
def test_not_without_a_touch_nor_without_yellow_nor_after_a_run(at):
    assert skills(passed(at, 5, "e6", marked("e6"), "~0~3")) == set()
    assert skills(passed(at, 2, "e6", marked("e6"))) == set()
    run = pitch({"n15": "e4", "n5": "e7"}, {**FAR, "n16": "e8"}, "A15")
    match = at(run).flick(0, 6, "low")
    assert match.now("holder", "phase") == ("A5", "attack")


@clause("S-6.2.1", "S-6.7", "S-6.9.1")
@pytest.mark.parametrize(
    ("shirt", "passes", "keys", "may"),
    [
        (5, 1, {}, False),
        (6, 1, {}, True),
        (6, 2, {}, False),
        (7, 2, {}, True),
        (6, 1, {"assist": "yes"}, False),
        (6, 1, {"wide": "yes"}, True),
    ],
)
def test_once_a_turn_or_as_often_as_he_has_yellows(at, shirt, passes, keys, may):
    told = {"passes": f"A{shirt}:{passes}", **keys}
    assert ("direct" in passed(at, shirt, "e6", marked("e6"), **told).legal) == may


# 6.3 Green, 6.4 red.
@clause("S-6.3", "S-6.7", "S-6.9.1")
@pytest.mark.parametrize(
    ("shirt", "crosses", "keys", "may"),
    [
        (8, 0, {}, True),
        (8, 1, {}, False),
        (9, 1, {}, True),
        (9, 1, {"pinpoint": "yes"}, False),
        (10, 2, {}, True),
        (2, 0, {}, False),
    ],
)
def test_who_reaches_the_ball_in_the_crossing_zone_may_cross(at, shirt, crosses, keys, may):
    for off in ("", "~0~3"):
        match = passed(at, shirt, "b10", marked("b10"), off, crosses=crosses, **keys)
        assert ("directcross" in skills(match)) == may


@clause("S-6.3", "S-7.7")
def test_a_direct_cross_may_be_intercepted(at):
    match = passed(at, 8, "b10", marked("b10")).play("directcross")
    assert match.now("phase", "who", "deed", "crosses") == ("intercept", "B", "cross", "1")


@clause("S-6.4", "S-6.7")
@pytest.mark.parametrize(
    ("shirt", "shots", "may"),
    [(11, 0, True), (11, 1, False), (13, 1, True), (14, 2, True), (2, 0, False)],
)
def test_who_reaches_the_ball_in_the_shooting_zone_may_shoot(at, shirt, shots, may):
    match = passed(at, shirt, "e9", marked("e9"), "~0~3", shots=shots)
    assert ("directshot" in skills(match)) == may


@clause("S-6.4")
def test_a_run_to_the_ball_will_do(at):
    start = pitch({"n15": "e7", "n11": "d9"}, {"n1": "e11", "n16": "f10", "n3": "i11"}, "A15")
    match = at(start).flick(0, 6, "low")
    assert match.now("holder", "ran") == ("A11", "1")
    assert skills(match) == {"directshot"}


# 6.5 Blue, 6.6 unmarked.
@clause("S-6.5")
@pytest.mark.parametrize(("marker", "may"), [("n2", False), ("n16", True)])
def test_blue_in_the_same_cell_switches_everything_off(at, marker, may):
    match = passed(at, 5, "e6", {marker: "e6~2~3"})
    assert (skills(match) == {"direct"}) == may
    match = passed(at, 11, "e9", {marker: "e9~2~3"})
    assert (skills(match) == {"directshot"}) == may


@clause("S-6.5")
def test_blue_beside_him_does_not(at):
    assert skills(passed(at, 5, "e6", {"n2": "e7~0~3"})) == {"direct"}


@clause("S-6.6")
@pytest.mark.parametrize(
    ("cell", "off", "free"),
    [
        ("e6", "", {"direct"}),
        ("e6", "~0~3", set()),
        ("b10", "", {"direct", "directcross"}),
        ("e9", "~0~3", {"directshot"}),
    ],
)
def test_an_unmarked_pawn_has_any_of_the_three(at, cell, off, free):
    assert skills(passed(at, 2, cell, None, off)) == free
    assert skills(passed(at, 2, cell, marked(cell), off)) == set()


@clause("S-6.6")
def test_within_one_cross_and_one_shot_a_turn(at):
    assert skills(passed(at, 2, "b10", None, "~0~3", crosses=1)) == set()
    assert skills(passed(at, 2, "e9", None, "~0~3", shots=1)) == set()


# 6.7 More of a colour; 6.8 black and grey.
@clause("S-6.7.1", "S-6.9.1")
@pytest.mark.parametrize(
    ("keys", "face", "won"),
    [({}, "6-1", True), ({}, "6-2", False), ({"recovery": "yes"}, "6-2", True)],
)
def test_a_second_blue_adds_to_marking(at, keys, face, won):
    """Dribble 1 against marking 4, and 1 more."""
    match = at(pitch({"n15": "e6"}, {**FAR, "n3": "e7~0~3"}, "A15", **keys), face)
    assert match.flick(0, 3, "dribble3")["down"] == ("B3" if won else "none")


@clause("S-6.7.1")
@pytest.mark.parametrize(("face", "won"), [("4-2", True), ("5-2", False)])
def test_a_second_blue_adds_to_tackling(at, face, won):
    """Tackle 4, and 1 more, against keeping 2."""
    start = pitch({"n15": "e6"}, {**FAR, "n3": "e7"}, "A15", phase="defence", who="B", farthest=1)
    match = at(start, face).play("3-e6", "tackle")
    assert match["side"] == ("B" if won else "A")


@clause("S-6.8")
def test_black_and_grey_do_nothing_of_themselves(at):
    crossing = pitch({"n8": "b10", "n15": "d10"}, {**FAR, "n15": "f10"}, "A8")
    assert at(crossing).play("cross")["phase"] == "kind"
    lost = pitch({"n15": "e3", "n16": "a3"}, {"n1": "a11", "n2": "i11"}, "A15")
    assert at(lost).flick(0, 12, "low")["phase"] == "attack"


# 6.9 Pro rules.
@clause("S-6.9")
def test_each_pro_rule_is_an_option_and_pro_all_is_all_of_them():
    game = debut.game("simulator")
    names = [option.name for option in game.options]
    assert set(PRO_RULES) <= set(names)
    assert len(PRO_RULES) == 11
    assert "pro=all" in str(game.start(pro="all"))
    for name in PRO_RULES:
        assert f"{name}=yes" in str(game.start(**{name: True}))


@clause("S-6.9")
def test_pro_all_turns_them_on(at):
    start = pitch({"n9": "b8"}, FAR, "A9")
    assert "cross" not in at(start).legal
    assert "cross" in at(f"{start}; wide=yes").legal
    assert "cross" in at(f"{start}; pro=all").legal


@clause("S-6.10")
@pytest.mark.parametrize(
    ("striker", "receiver", "pro", "may"),
    [
        (6, 11, "yes", True),
        (6, 11, "no", False),
        (5, 11, "yes", False),
        (7, 8, "yes", True),
    ],
)
def test_an_assist_switches_off_the_blue_of_the_marker(at, striker, receiver, pro, may):
    cell = "b10" if receiver == 8 else "e9"
    match = passed(at, receiver, cell, {"n2": f"{cell}~2~3"}, striker=striker, assist=pro)
    assert bool(skills(match)) == may


@clause("S-6.10")
def test_an_assist_is_for_green_and_red(at):
    assert skills(passed(at, 5, "e6", {"n2": "e6~2~3"}, striker=6, assist="yes")) == set()


@clause("S-6.11")
@pytest.mark.parametrize(
    ("striker", "pro", "rule"), [(7, "yes", "through"), (7, "no", "long"), (6, "yes", "long")]
)
def test_a_through_ball_is_settled_like_a_short_pass(at, striker, pro, rule):
    ours = {f"n{striker}": "e3", "n16": "c9"}
    theirs = {"n1": "a11", "n2": "g9", "n3": "a10"}
    match = at(pitch(ours, theirs, f"A{striker}", through=pro)).flick(0, 17, "low")
    assert match.decided == rule
    assert match["side"] == ("A" if rule == "through" else "B")


@clause("S-6.11")
def test_not_if_anybody_touched_it(at):
    start = pitch({"n7": "e3", "n16": "c9"}, {"n1": "a11", "n2": "g9", "n3": "a10"}, phase="count",
                  who="B", deed="pass", striker="A7", origin="e3", ball="22.75,0", through="yes",
                  touch="B3:1")  # fmt: skip
    assert at(start).play("2-e9").decided == "long"


@clause("S-6.12")
@pytest.mark.parametrize(
    ("shirt", "face", "foul"), [(3, "2", False), (3, "1", True), (2, "2", True), (4, "3", False)]
)
def test_recovery_fouls_on_a_1_only(at, shirt, face, foul):
    start = pitch({"n15": "e6"}, {**FAR, f"n{shirt}": "e5"}, "A15", phase="defence", who="B",
                  farthest=1, recovery="yes")  # fmt: skip
    match = at(start, face).play(f"{shirt}-e6")
    assert ("foul" in match.told) == foul


@clause("S-6.13")
def test_three_blues_intercept_standing_if_they_only_go_forwards(at):
    start = pitch({"n8": "a10"}, {"n1": "e11", "n2": "e9", "n4": "d9", "n3": "i11"}, "A8",
                  phase="intercept", who="B", deed="cross", striker="A8", crosses=1, direct="yes",
                  ran=2, moved="A8", interception="yes")  # fmt: skip
    match = at(start)
    once = front("d9", "B")
    twice = {ahead for cell in once for ahead in front(cell, "B")}
    assert match.moves(4) == once | twice
    assert match.moves(2) == set()
    assert match.play("4-d8").told_of("B4") == "d8"
    assert at(start.replace("interception=yes", "interception=no")).moves(4) == set()


@clause("S-6.14")
def test_two_greens_cross_from_beside_the_zone(at):
    zone = {f"{c}{r}" for c in "ai" for r in (9, 10, 11)}
    zone |= {f"{c}{r}" for c in "bh" for r in (9, 10, 11, 12)}
    wide = zone | {c for c in CELLS if any(distance(c, z) == 1 for z in zone)}
    for cell in ("b8", "a8", "c9", "c10", "c11", "i8", "h8", "g9", "c8", "b7", "d9"):
        match = at(pitch({"n9": cell, "n8": "e3"}, {"n1": "e11"}, "A9", wide="yes"))
        assert ("cross" in match.legal) == (cell in wide), cell
    assert "cross" not in at(pitch({"n8": "b8"}, {}, "A8", wide="yes")).legal


@clause("S-6.15")
@pytest.mark.parametrize(
    ("shirt", "pro", "phase"), [(10, "yes", "header"), (10, "no", "other"), (9, "yes", "other")]
)
def test_a_pinpoint_cross_needs_the_cell_only(at, shirt, pro, phase):
    """It passes 2 from A16, in his cell."""
    ours = {f"n{shirt}": "b11", "n16": "d11~2~0"}
    match = at(pitch(ours, {"n1": "i9", "n2": "h12"}, f"A{shirt}", pinpoint=pro))
    match.play("cross", "low").flick(90, 6)
    assert (match["phase"] == "header") == (phase == "header")
    if phase == "header":
        assert match["holder"] == "A16"


@clause("S-6.15")
def test_a_pinpoint_cross_touches_nobody_else(at):
    ours = {"n10": "b11", "n16": "d11~2~0"}
    match = at(pitch(ours, {"n1": "i9", "n2": "c11~-3.9~0"}, "A10", pinpoint="yes"))
    match.play("cross", "low").flick(90, 20)
    assert match["phase"] != "header"


@clause("S-6.16")
def test_on_the_offside_line_he_steps_back(at):
    start = pitch({"n15": "e6", "n13": "e8~0~3"}, {"n1": "e11", "n2": "a7"}, "A15", line="yes")
    match = at(start).flick(0, 6, "low")
    assert match.now("phase", "who") == ("back", "A")
    assert match.moves(13) == {"e7"}
    match.play("13-e7")
    assert match.now("holder", "restart", "ran") == ("A13", "none", "1")
    assert match.at("A13") == "e8"
    assert "offside" in at(start.replace("line=yes", "line=no")).flick(0, 6, "low").told
    one_red = start.replace("13@e8", "11@e8")
    assert "offside" in at(one_red).flick(0, 6, "low").told


@clause("S-6.17")
def test_against_a_torpedo_in_the_area_no_keeper_stands_outside_the_goal_area(at):
    start = pitch({"n14": "e10"}, {"n1": "d11", "n2": "i9"}, "A14", torpedo="yes")
    match = at(start).play("shot")
    assert match.moves(1) - {"e10"} == GOAL_AREA["B"] & {
        c for c in CELLS if distance("d11", c) <= 1
    }
    assert "d11x" in match.lies(1)
    assert "d11" in at(start.replace("torpedo=yes", "torpedo=no")).play("shot").moves(1)


@clause("S-6.17.1")
def test_a_torpedo_shoots_in_phase_2_and_though_he_is_marked(at):
    start = pitch({"n14": "e9"}, {**FAR, "n2": "e9~3~0"}, "A14", phase="attack", reach=3,
                  torpedo="yes")  # fmt: skip
    match = at(start)
    assert "shot" in match.legal
    assert match.play("shot").now("phase", "who", "shots") == ("keeper", "B", "1")
    assert "shot" not in at(f"{start}; shots=1").legal
    assert "shot" not in at(start.replace("torpedo=yes", "torpedo=no")).legal
    assert skills(passed(at, 14, "e9", {"n2": "e9~2~3"}, torpedo="yes")) == {"directshot"}


@clause("S-6.17.1")
def test_a_torpedo_shoots_from_the_shooting_zone_only(at):
    start = pitch({"n14": "e8"}, FAR, "A14", phase="attack", reach=3, torpedo="yes")
    assert "shot" not in at(start).legal


@clause("S-6.18")
def test_who_heads_well_goes_to_meet_a_cross(at):
    start = pitch({"n8": "b10", "n15": "d10"}, {"n1": "e11", "n2": "i9", "n15": "f10"}, "A8",
                  header="yes")  # fmt: skip
    match = at(start).play("cross")
    assert match.now("phase", "who") == ("head-move", "A")
    near = {c for c in CELLS if distance("d10", c) == 1} & AREA["B"]
    assert match.moves(15) == near
    match.play("15-d11")
    assert match.now("phase", "who") == ("head-move", "B")
    assert match.play("end")["phase"] == "kind"
    # He has moved, and the failed cross does not count him.
    assert match["aside"] in ("A15", "A8,A15")
    assert match["moved"] == "A15"


@clause("S-6.18")
def test_it_moves_into_the_area_and_only_with_black(at):
    start = pitch({"n8": "b10", "n15": "d8", "n16": "d10"}, {"n1": "e11", "n2": "i9"}, "A8",
                  header="yes")  # fmt: skip
    assert at(start).play("cross")["phase"] == "kind"


@clause("S-6.19")
def test_pace_brings_an_unmarked_grey_pawn_one_cell_nearer(at):
    start = pitch({"n15": "e3", "n16": "b6"}, {"n1": "a11", "n2": "i11", "n16": "h9"}, "A15",
                  pace="yes")  # fmt: skip
    match = at(start).flick(0, 12, "low")
    assert match.now("phase", "who") == ("pace", "A")
    cells = match.moves(16)
    assert cells == {c for c in CELLS if distance("b6", c) == 1 and distance(c, "e7") == 2}
    match.play(f"16-{min(cells)}")
    assert match.now("phase", "who") == ("pace", "B")
    match.play("end")
    assert match.now("holder", "side") == ("A16", "A")


@clause("S-6.19")
@pytest.mark.parametrize("near", [{"n2": "e8"}, {"n2": "b7"}])
def test_no_pace_if_somebody_is_near_the_ball_or_marks_him(at, near):
    theirs = {"n1": "a11", "n3": "i11", **near}
    start = pitch({"n15": "e3", "n16": "b6"}, theirs, "A15", pace="yes")
    assert at(start).flick(0, 12, "low")["phase"] != "pace"


# 6.20 Pro quick defence.
QUICK = pitch({"n15": "e6"}, {"n2": "c8", "n3": "c9", "n5": "g8", "n6": "g9", "n8": "a9"}, "A15",
              phase="defence", who="B", farthest=0, quick="yes")  # fmt: skip


@clause("S-6.20", "S-6.20.1")
def test_climb_into_a_mates_cell_who_goes_on(at):
    match = at(QUICK)
    assert "c9" in match.moves(2)
    assert "c9" not in at(QUICK.replace("quick=yes", "quick=no")).moves(2)
    match.play("2-c9")
    assert match.now("phase", "climber") == ("climb", "B2")
    assert match.moves(3) == {c for c in CELLS if distance("c9", c) == 1}
    match.play("3-c10")
    assert (match.at("B2"), match.at("B3")) == ("c9", "c10")
    assert match.moves(5) == set()
    assert match.moves(1) != set()


@clause("S-6.20.2", "S-6.20")
def test_synchro_shifts_up_to_four_within_their_cells(at):
    match = at(QUICK)
    for shirt in (2, 3, 5, 6):
        assert match.ends(f"{shirt}.") == set("0123456")
        match.play(f"{shirt}.1")
        assert match.moves(8) == set()
    assert match.told_of("B2") == "c8~-1.2~-2.08"
    assert match.ends("8.") == set()
    assert match.moves(1) != set()


@clause("S-6.20")
def test_one_by_one_excludes_the_others(at):
    match = at(QUICK).play("8-a8")
    assert match.ends("2.") == set()
    assert match.moves(2) == set()
