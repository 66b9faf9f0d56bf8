"""Chapter 3: striking the ball. How it rolls and flies in full is tested with the physics."""

from __future__ import annotations

import math

import pytest

from debut.games.simulator.board import ANGLE_ERROR, KINDS, STRENGTH_ERROR
from debut.games.simulator.physics.flick import (
    F_POINT,
    F_POINTS,
    F_TOUCH,
    F_TOUCHES,
    POINT,
    TOUCH,
    flick,
)
from debut.kernel.testing import clause
from tests.games.simulator.bench import FAR, pitch

# A15 has the ball in the middle, nobody is near; B's field pawns are behind all of A.
ALONE = pitch({"n15": "e6"}, FAR, "A15")
# A15 aims a shot at a goal that its keeper has left.
SHOT = pitch({"n15": "e10"}, {"n1": "a9"}, "A15", phase="kind", deed="shot", striker="A15", shots=1)


def flicked(match, kind, degrees, strength):
    """What the physics makes of a flick by the holder."""
    s, work = match.state.record, [0] * 5000
    half_degrees = int(2 * degrees + (360 if match.is_turned else 0)) % 720
    flick(s, s.holder, kind, half_degrees, 1000, strength, -1, work)
    return work


def touches(match, degrees, strength):
    """The pawns that a low flick of the holder touches, in order."""
    work = flicked(match, 0, degrees, strength)
    found = [work[F_TOUCH + TOUCH * i] for i in range(work[F_TOUCHES])]
    return [match.seen(f"{'AB'[pawn // 16]}{pawn % 16 + 1}") for pawn in found if pawn < 32]


def points(match, kind, degrees, strength):
    """The way of a flick by the holder, as side A sees it: milliseconds, x, y, z in centimetres."""
    work = flicked(match, kind, degrees, strength)
    sign = -1 if match.is_turned else 1
    rows = [work[F_POINT + POINT * i : F_POINT + POINT * i + 4] for i in range(work[F_POINTS])]
    return [(t, sign * x / 100, sign * y / 100, z / 100) for t, x, y, z in rows]


# 3.1 Announcing.
@clause("S-3.1")
def test_what_the_holder_may_announce(at):
    assert at(ALONE).legal == {"low", "high"}
    shooter = pitch({"n15": "e9"}, {**FAR, "n2": "f10"}, "A15")
    assert at(shooter).legal == {"low", "high", "shot", "dribble2"}
    winger = pitch({"n15": "b10"}, {**FAR, "n2": "b10"}, "A15")
    assert at(winger).legal == {"low", "high", "cross", "dribble2"}


@clause("S-3.1.1", "S-4.9")
def test_pass_and_advance_are_one_announcement(at):
    assert at(ALONE).flick(0, 3, "low")["holder"] == "A15"
    mate = pitch({"n15": "e6", "n16": "e8~0~3"}, FAR, "A15")
    assert at(mate).flick(0, 6, "low")["holder"] == "A16"
    assert at(mate).flick(0, 4, "high")["holder"] == "A16"


@clause("S-3.1.2")
@pytest.mark.parametrize(
    ("restart", "dribbles"),
    [("none", True), ("free-kick", True), ("kick-off", False), ("corner", False),
     ("goal-kick", False)],
)  # fmt: skip
def test_no_dribble_at_some_restarts(at, restart, dribbles):
    cell, ball, beside = {
        "corner": ("i11", "43,31", "i10"),
        "goal-kick": ("d1", "-44,-6.93", "d2"),
    }.get(restart, ("e6", "0,0", "e7"))
    theirs = {**FAR, "n2": beside, "n16": ""}
    start = pitch({"n15": cell}, theirs, "A15", restart=restart, ball=ball)
    assert ("dribble2" in at(start).legal) == dribbles


@clause("S-3.1.2", "S-3.2.1", "S-8.5.1")
def test_a_throw_in_is_thrown_and_nothing_else(at):
    start = pitch({"n15": "i6~0~4.29"}, {**FAR, "n2": "h6"}, "A15", ball="0,32", phase="defence",
                  who="B", restart="throw-in", farthest=1)  # fmt: skip
    match = at(start).play("end")
    assert match.now("phase", "kind", "deed") == ("direction", "head", "throw")


@clause("S-3.1.3")
def test_after_a_skill_only_what_it_allows(at):
    near = {**FAR, "n1": "a11", "n15": "", "n16": "f11"}
    start = pitch({"n5": "e10", "n15": "e8"}, near, "A5", phase="skill", deed="pass", striker="A15",
                  touch="A5:1", origin="e8")  # fmt: skip
    assert at(start).play("direct").legal == {"low", "high", "dribble16"}
    start = pitch({"n11": "e10", "n15": "e8"}, near, "A11", phase="skill", deed="pass",
                  striker="A15", origin="e8")  # fmt: skip
    assert at(start).play("directshot").now("phase", "deed") == ("intercept", "shot")


# 3.2 Three decisions.
@clause("S-3.2")
def test_kind_direction_and_strength_in_a_row_by_one_side(at):
    match = at(ALONE)
    for action, phase in (("high", "direction"), ("45°", "strength")):
        match.play(action)
        assert match.now("phase", "who") == (phase, "A")
    crossing = at(pitch({"n15": "b10"}, FAR, "A15"))
    for action, phase in (("cross", "kind"), ("high", "direction"), ("90°", "strength")):
        crossing.play(action)
        assert crossing.now("phase", "who") == (phase, "A")


@clause("S-3.2.1")
def test_the_kinds(at):
    assert at(SHOT).legal == {"low", "high"}
    dribble = at(pitch({"n15": "e6"}, {**FAR, "n2": "e7"}, "A15")).play("dribble2")
    assert dribble.now("phase", "kind") == ("direction", "low")
    hands = at(pitch({"n1": "e1"}, FAR, "A1", phase="hands", hands="yes")).play("throw")
    assert hands.now("phase", "kind") == ("direction", "head")


@clause("S-3.2.2", "S-3.2.3")
def test_720_directions_and_40_strengths(at):
    match = at(ALONE).play("low")
    assert {match.state.notate(a) for a in match.state.actions()} == {
        f"{half / 2:g}" for half in range(720)
    }
    match.play("90°")
    assert match.legal == {str(strength) for strength in range(1, 41)}


@clause("S-3.2.3")
@pytest.mark.parametrize("strength", [1, 4, 10])
def test_a_low_strength_is_the_whole_way(at, strength):
    match = at(ALONE).flick(90, strength, "low")
    assert match.ball == (0, 2.75 * strength)


@clause("S-3.2.3")
@pytest.mark.parametrize(("kind", "step"), [(1, 2), (2, 1.5)])
def test_the_others_are_the_way_to_where_it_comes_down(at, kind, step):
    way = points(at(ALONE), kind, 0, 10)
    start = way[0][1]
    landing = next(x for _, x, _, z in way[1:] if z == 0.5)
    assert landing - start == pytest.approx(10 * step, abs=0.02)


# 3.3 The error.
@clause("S-3.3")
def test_five_angles_and_three_strengths(at):
    match = at(ALONE.replace("dexterity=none", "dexterity=normal")).flick(0, 10, "low")
    odds = match.odds
    assert len(odds) == 15
    for angle, weight in zip(("--", "-", "0", "+", "++"), (1, 4, 6, 4, 1), strict=True):
        for strength, share in (("short", 1), ("exact", 2), ("long", 1)):
            assert odds[f"{angle}.{strength}"] == weight * share / 64


def error(kind, steps, longer):
    """Degrees to the right and the share by which a flick is longer, of so many steps of each."""
    at = KINDS.index(kind)
    return steps * ANGLE_ERROR[at] / 2, longer * STRENGTH_ERROR[at] / 1000


@clause("S-3.3.1", "S-3.3.2")
@pytest.mark.parametrize(("dexterity", "factor"), [("normal", 1), ("hard", 2)])
@pytest.mark.parametrize(
    ("face", "steps", "longer"), [("++.long", 2, 1), ("-.short", -1, -1), ("0.exact", 0, 0)]
)
def test_the_error_of_a_low_flick(at, dexterity, factor, face, steps, longer):
    match = at(ALONE.replace("dexterity=none", f"dexterity={dexterity}"), face)
    match.flick(90, 8, "low")
    angle, share = error("low", steps, longer)
    far = 22 * (1 + share * factor)
    aim = math.radians(90 + angle * factor)
    assert match.ball == pytest.approx((far * math.cos(aim), far * math.sin(aim)), abs=0.02)


@clause("S-3.3.1")
def test_the_error_of_a_high_flick_and_of_a_header(at):
    angle, _ = error("high", 2, 0)
    exact = points(at(ALONE), 1, 90 + angle, 3)[-1]
    match = at(ALONE.replace("dexterity=none", "dexterity=normal"), "++.exact")
    assert match.flick(90, 3, "high").ball == pytest.approx(exact[1:3], abs=0.03)
    throw = pitch({"n1": "e1"}, FAR, "A1", phase="hands", hands="yes", dexterity="normal")
    angle, _ = error("head", 2, 0)
    straight = points(at(throw), 2, angle, 4)[-1]
    match = at(throw, "++.exact").play("throw").flick(0, 4)
    assert match.ball == pytest.approx(straight[1:3], abs=0.03)


@clause("S-3.3.2")
def test_without_any_error_nothing_is_thrown(at):
    assert at(ALONE).flick(0, 10, "low").ball == (27.5, 0)


# 3.4 The way of the ball.
@clause("S-3.4")
def test_the_same_aim_is_the_same_way_from_either_end(at):
    among = pitch({"n15": "e6", "n16": "d8"}, {**FAR, "n2": "e9", "n3": "f8"}, "A15")
    first, again = (at(among).flick(1, 33, "low") for _ in range(2))
    assert first.ball == again.ball == (8.56, 23.65)
    assert first["touch"] == again["touch"] == "B2:1"


@clause("S-3.4.1")
@pytest.mark.parametrize(("aside", "touched"), [("1.09", True), ("1.11", False)])
def test_a_standing_pawn_is_round(at, aside, touched):
    start = pitch({"n15": "e6"}, {**FAR, "n2": f"e8~0~{aside}"}, "A15")
    assert ("B2" in touches(at(start), 0, 20)) == touched


@clause("S-3.4.1")
@pytest.mark.parametrize(
    ("lying", "aside", "touched"),
    [("y", "2", True), ("y", "2.2", False), ("x", "1", True), ("x", "1.2", False)],
)
def test_a_lying_pawn_is_longer_than_wide(at, lying, aside, touched):
    start = pitch({"n15": "e6"}, {**FAR, "n2": f"e8~0~{aside}/{lying}"}, "A15")
    assert ("B2" in touches(at(start), 0, 20)) == touched


@clause("S-3.4.2")
def test_a_rolling_ball_slows_down_evenly_and_a_high_one_rises_3_in_4(at):
    rolling = points(at(ALONE), 0, 0, 10)
    assert rolling[-1][0] == pytest.approx(1000 * math.sqrt(2 * 27.5 / 50), abs=2)
    flying = points(at(ALONE), 1, 0, 10)
    time = next(t for t, _, _, z in flying[1:] if z == 0.5)
    assert time == pytest.approx(1000 * math.sqrt(2 * 20 * 0.75 / 981), abs=2)
    header = points(at(ALONE), 2, 0, 10)
    assert header[0][3] == 3.7


@clause("S-3.4.3")
def test_a_pawn_gives_back_just_over_half_of_the_speed(at):
    """6.9 to the pawn; of the 20.6 that were left 0.55 squared come back."""
    start = pitch({"n15": "e6"}, {**FAR, "n2": "e7"}, "A15")
    match = at(start).flick(0, 10, "low")
    assert match.ball == pytest.approx((6.9 - 20.6 * 0.55**2, 0), abs=0.02)


@clause("S-3.4.3", "S-3.4.4")
def test_a_post_gives_back_more(at):
    start = SHOT.replace("15@e10~-2.3~0", "15@f11~-2.3~0").replace("ball=32,0", "ball=36,6.3")
    match = at(start)
    assert points(match, 0, 0, 10)[-1][1:3] == pytest.approx((43.2 - 20.3 * 0.7**2, 6.3), abs=0.02)
    assert match.flick(0, 10, "low")["score"] == "0-0"


@clause("S-3.4.4", "S-8.13")
def test_nothing_stands_in_the_corner(at):
    start = pitch({"n15": "i11~-3~0"}, FAR | {"n15": "", "n2": ""}, "A15", ball="39,31.8")
    match = at(start).flick(0, 10, "low")
    assert match.now("restart", "side") == ("goal-kick", "B")


@clause("S-3.4.5")
def test_the_next_flick_starts_where_the_ball_rests(at):
    match = at(ALONE).flick(7.5, 5, "low")
    x, y = match.ball
    assert (x, y) == (13.63, 1.79)
    assert match.play("end", "end").flick(0, 4, "low").ball == (24.63, 1.79)


@clause("S-3.4.5")
@pytest.mark.parametrize("near", ["1.1", "1.08"])
def test_a_ball_at_a_pawns_edge_leaves_it_untouched(at, near):
    start = pitch({"n15": "e6~-2.3~0"}, {**FAR, "n2": f"e6~{near}~0"}, "A15", ball="0,0")
    match = at(start).flick(180, 5, "low")
    assert match["touch"] == "none"
    assert match.ball == (-13.75, 0)


@clause("S-3.4.6")
def test_a_way_has_an_end_however_tight_it_is(at):
    """Between two pawns that leave the ball a hair of room it bounces many times."""
    start = pitch({"n15": "e6~-2.3~0"}, {**FAR, "n2": "e7~-3.25~0", "n3": "e6~2.45~0"}, "A15",
                  ball="3.6,0")  # fmt: skip
    match = at(start)
    assert 2 < len(points(match, 0, 0, 40)) <= 66
    assert match.flick(0, 40, "low")["phase"] != "error"


# 3.5 to 3.7
@clause("S-3.5")
def test_the_striker_is_not_in_the_way_and_stands_at_his_centre_again(at):
    match = at(ALONE).flick(180, 6, "low")
    assert match.ball == (-16.5, 0)
    assert match["touch"] == "none"
    match = at(pitch({"n15": "e6", "n16": "a6"}, {"n2": "e3"}, "A15")).flick(180, 6, "low")
    assert match.told_of("A15") == "e6"


@clause("S-3.6")
def test_the_touches_come_in_order(at):
    start = pitch({"n15": "e6"}, {**FAR, "n2": "e8~0~-0.5", "n3": "f8"}, "A15")
    assert touches(at(start), 0, 30) == ["B2", "B3"]
    assert at(start).flick(0, 30, "low")["touch"] == "B2:1,B3:2"


@clause("S-3.6.1")
def test_a_pawn_knocked_by_a_flick_is_no_foul(at):
    match = at(pitch({"n15": "e6"}, {**FAR, "n2": "e7~-3~0"}, "A15")).flick(0, 40, "low")
    assert "foul" not in match.told
    assert match["restart"] == "none"


@clause("S-3.7")
@pytest.mark.parametrize(("ball", "off"), [("0,27", False), ("0,27.01", True)])
def test_off_is_wholly_over_the_line(at, ball, off):
    start = pitch({"n15": "i6~-2.3~0"}, FAR, "A15", ball=ball)
    match = at(start).flick(90, 2, "low")
    assert (match["restart"] == "throw-in") == off


# 3.8 Goals.
@clause("S-3.8")
def test_an_announced_shot_scores(at):
    match = at(SHOT).flick(0, 20, "low")
    assert match.now("score", "side", "restart") == ("1-0", "B", "kick-off")
    assert match.now("phase", "ball") == ("place-first", "0,0")


@clause("S-3.8")
def test_a_shot_scores_whoever_it_touches(at):
    start = SHOT.replace("B=1@a9", "B=1@a9,2@e11~0~1")
    match = at(start).flick(0, 40, "low")
    assert match["score"] == "1-0"


@clause("S-3.8.1", "S-8.13")
def test_a_pass_into_the_goal_is_a_goal_kick(at):
    start = pitch({"n15": "e10"}, {**FAR, "n1": "a9", "n9": "", "n8": "", "n6": ""}, "A15")
    match = at(start).flick(0, 20, "low")
    assert match.now("score", "restart", "side") == ("0-0", "goal-kick", "B")


@clause("S-3.8.1", "S-8.12")
def test_a_pass_into_the_goal_off_a_defender_is_a_corner(at):
    start = pitch({"n15": "e10"}, {"n1": "a9", "n2": "e11~0~1"}, "A15")
    match = at(start).flick(0, 40, "low")
    assert match.now("score", "restart", "side") == ("0-0", "corner", "A")


@clause("S-3.8.2")
def test_an_own_goal(at):
    start = pitch({"n1": "a1", "n15": "e2"}, FAR, "A15")
    match = at(start).flick(180, 20, "low")
    assert match.now("score", "side", "restart") == ("0-1", "A", "kick-off")
    assert "own-goal" in match.told


# 3.9 The order.
@clause("S-3.9", "S-8.1.2")
def test_offside_by_a_cell_crossed_comes_before_the_ball_is_off(at):
    start = pitch({"n15": "g8", "n16": "h9"}, {"n2": "e8"}, "A15")
    match = at(start).flick(60, 20, "low")
    assert match.now("restart", "side") == ("free-kick", "B")
    assert "offside" in match.told


@clause("S-3.9", "S-5.3.1")
def test_a_cross_that_goes_off_is_a_restart_whoever_it_touched(at):
    start = pitch({"n15": "b10", "n16": "e11~0~1"}, {"n1": "i9", "n2": "i11"}, "A15")
    assert touches(at(start), 59.5, 30) == ["A16"]
    match = at(start).play("cross", "low").flick(59.5, 30)
    assert match.now("restart", "side") == ("goal-kick", "B")
