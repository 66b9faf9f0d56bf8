"""Chapter 1: ground, teams and match."""

from __future__ import annotations

import itertools

import pytest

import debut
from debut.games.simulator.stickers import STICKERS
from debut.games.simulator.teams import class_of, read_team, value_of, wrong_team
from debut.kernel.testing import clause
from tests.games.simulator.bench import (
    AWAY,
    BACK,
    FAR,
    HOME,
    LINE_UP,
    SAMPLE,
    cell_turned,
    men,
    pitch,
)
from tests.games.simulator.second_ground import CELLS, distance

# A7 has the ball in the middle of midfield, everybody else is far away.
MIDDLE = pitch({"n15": "e6"}, {}, "A15")
# The last decision of the match: B ends its phase 3.
LAST = pitch(
    {**BACK, "n7": "e6"}, FAR, "A7", phase="defence", who="B", half=2, steps=32, farthest=1
)

# A15 shoots 8 before an empty goal.
BEFORE_GOAL = pitch({"n15": "e10~1.7~0"}, {"n1": "a11"}, "A15", ball="36,0", phase="kind",
                    deed="shot", striker="A15", shots=1)  # fmt: skip


def shots_from(at, cell):
    return "shot" in at(pitch({"n15": cell}, {}, "A15")).legal


def crosses_from(at, cell):
    return "cross" in at(pitch({"n15": cell}, {}, "A15")).legal


# 1.1 The match.
@clause("S-1.1")
def test_sixteen_pawns_eleven_of_them_on_the_pitch(at):
    match = at(LINE_UP)
    assert {int(text.partition("-")[0]) for text in match.legal if text[0].isdigit()} >= set(
        range(1, 17)
    )
    match.play("4-4-2")
    assert len(match["A"].split(",")) == 11


@clause("S-1.1")
@pytest.mark.parametrize(("score", "result"), [("2-1", "A"), ("0-3", "B"), ("1-1", "draw")])
def test_more_goals_win(at, score, result):
    match = at(f"{LAST}; score={score}").play("end")
    assert match["result"] == f"{result}:full-time"
    assert match.turn == "nobody"


# 1.2 The pitch.
@clause("S-1.2")
def test_nine_columns_of_eleven_or_twelve_cells(at):
    cells = {f"{c}{r}" for c in "acegi" for r in range(1, 12)}
    cells |= {f"{c}{r}" for c in "bdfh" for r in range(1, 13)}
    assert at(LINE_UP).moves(7) == cells == set(CELLS)


@clause("S-1.2.1", "S-3.2.2")
def test_a_attacks_towards_the_high_rows(at):
    assert at(MIDDLE).flick(0, 3, "low").at("A15") == "e7"
    assert at(MIDDLE).flick(180, 3, "low").at("A15") == "e5"
    assert at(MIDDLE).flick(90, 5, "low").ball == (0, 13.75)
    assert shots_from(at, "e10")
    assert not shots_from(at, "e2")


@clause("S-1.2.2")
@pytest.mark.parametrize("start", ["e6", "d1", "i11", "b7"])
def test_cells_are_counted_from_neighbour_to_neighbour(at, start):
    match = at(pitch({"n15": "g7" if start != "g7" else "c4", "n16": start}, {}, "A15",
                     phase="attack", reach=3))  # fmt: skip
    near = {c for c in CELLS if 0 < distance(start, c) <= 3} - {"g7", "e1"}
    assert match.moves(16) == near


@clause("S-1.2.2")
def test_a_cell_has_three_neighbours_in_front_and_three_behind():
    for cell, column in itertools.product(["e6", "d6"], [None]):
        near = {c for c in CELLS if distance(cell, c) == 1}
        ahead = {c for c in near if CELLS[c][0] > CELLS[cell][0]}
        assert (len(ahead), len(near), column) == (3, 6, None)


@clause("S-1.2.3", "S-1.4")
@pytest.mark.parametrize(
    ("ball", "cells"),
    [
        ("3.49,0", {"e6"}),
        ("3.5,0", {"e6", "e7"}),
        ("4,2.31", {"e6", "e7", "f7"}),
        ("4.5,0", {"e6", "e7"}),
        ("4.51,0", {"e7"}),
        ("0,4.62", {"e6", "f6", "f7"}),
    ],
)
def test_a_ball_on_a_line_lies_in_every_cell_that_it_covers_a_part_of(at, ball, cells):
    match = at(pitch({"n15": "a6"}, {}, phase="count", ball=ball, deed="pass", striker="A15",
                     origin="a6"))  # fmt: skip
    assert match.moves(15) == cells


# 1.3 Zones.
@clause("S-1.3.3", "S-5.3", "S-5.5")
def test_shots_from_the_shooting_zone_and_crosses_from_the_crossing_zone(at):
    shooting = {f"{c}{r}" for c in "ceg" for r in (9, 10, 11)}
    shooting |= {f"{c}{r}" for c in "df" for r in (9, 10, 11, 12)}
    crossing = {f"{c}{r}" for c in "ai" for r in (9, 10, 11)}
    crossing |= {f"{c}{r}" for c in "bh" for r in (9, 10, 11, 12)}
    for cell in sorted(set(CELLS) - {"e1", "e11"}):
        match = at(pitch({"n15": cell}, {}, "A15"))
        assert ("shot" in match.legal) == (cell in shooting), cell
        assert ("cross" in match.legal) == (cell in crossing), cell


@clause("S-1.3")
@pytest.mark.parametrize(
    ("cell", "foul"), [("e7", False), ("b8", False), ("e8", True), ("b9", True), ("e4", False)]
)
def test_zones_go_by_the_centre_of_a_cell(at, cell, foul):
    """A defender's 1 is a foul in the attack zone alone (S-5.1.5)."""
    start = pitch({"n15": cell}, {**FAR, "n16": "", "n2": cell}, "A15")
    match = at(start, "6-1").flick(180, 1, "dribble2")
    assert ("free-kick" in match.told) == foul


@clause("S-1.3.1", "S-5.6")
def test_the_penalty_area_is_two_rows_deep(at):
    """From inside it the keeper is placed, from outside he uses his rods (S-5.6)."""
    area = {f"{c}{r}" for c in "ceg" for r in (10, 11)} | {"d11", "d12", "f11", "f12"}
    for cell in ("c9", "c10", "d10", "d11", "d12", "e9", "e10", "f10", "f11", "g9", "g10", "g11"):
        match = at(pitch({"n15": cell}, {}, "A15")).play("shot")
        assert ("rod1" in match.legal) == (cell not in area), cell


@clause("S-1.3.2", "S-5.6")
@pytest.mark.parametrize(
    ("keeper", "rods"),
    [("d12", True), ("e11", True), ("f12", True), ("d11", False), ("c11", False)],
)
def test_the_goal_area_has_three_cells(at, keeper, rods):
    match = at(pitch({"n15": "e9"}, {"n1": keeper}, "A15")).play("shot")
    assert ("rod1" in match.legal) == rods


@clause("S-1.3.4", "S-3.4.4")
@pytest.mark.parametrize(("degrees", "goal"), [(0, True), (31, True), (45, False)])
def test_the_goal_is_twelve_wide(at, degrees, goal):
    """From 8 before the line 31 degrees lead 4.8 to the side, 45 degrees 8."""
    match = at(BEFORE_GOAL).flick(degrees, 30, "low")
    assert (match["score"] == "1-0") == goal


@clause("S-1.3.4")
@pytest.mark.parametrize(("strength", "goal"), [(12, True), (20, False)])
def test_the_goal_is_six_high(at, strength, goal):
    """From 20 before the line: 2.5 high there, or 7.5."""
    start = BEFORE_GOAL.replace("15@e10~1.7~0", "15@e9~-2.3~0").replace("36,0", "24,0")
    assert (at(start).flick(0, strength, "high")["score"] == "1-0") == goal


# 1.5 Where pawns stand.
@clause("S-1.5", "S-7.1.2")
def test_pawns_stand_at_the_centre_one_of_a_side_in_a_cell(at):
    match = at(
        pitch({"n15": "e6", "n16": "c4", "n2": "c5"}, {"n2": "c6"}, "A15", phase="attack", reach=3)
    )
    assert "c5" not in match.moves(16)
    assert "c6" in match.moves(16)
    match.play("16-d6")
    assert match.told_of("A16") == "d6"


@clause("S-1.5.1")
def test_two_who_share_a_cell_stand_apart_each_on_his_goals_side(at):
    start = pitch({"n15": "e6", "n16": "c4"}, {"n2": "c6"}, "A15", phase="attack", reach=3)
    match = at(start).play("16-c6")
    assert (match.told_of("A16"), match.told_of("B2")) == ("c6~-1.2~0", "c6~1.2~0")
    half = pitch({"n15": "e6", "n16": "b10"}, {"n2": "b12"}, "A15", phase="attack", reach=3)
    match = at(half).play("16-b12")
    assert (match.told_of("A16"), match.told_of("B2")) == ("b12~0~-1.2", "b12~0~1.2")


@clause("S-1.5.2", "S-4.10")
def test_the_holder_stands_behind_the_ball_and_an_opponent_in_front(at):
    match = at(pitch({"n15": "e6", "n16": "e7~2~-2"}, {"n2": "e7~2~2"}, "A15")).flick(0, 3, "low")
    assert match.ball == (8.25, 0)
    assert match["holder"] == "A16"
    assert (match.place("A16"), match.place("B2")) == ((5.95, 0), (10.55, 0))


@clause("S-1.5.2")
def test_who_comes_in_stands_on_the_side_he_came_from(at):
    start = pitch({"n15": "e6"}, {"n2": "f7"}, "A15", phase="defence", who="B", farthest=1)
    match = at(start).play("2-e6")
    x, y = match.place("B2")
    assert (x, y) == (1.15, 1.99)


@clause("S-1.5.3")
@pytest.mark.parametrize(
    ("ball", "place"),
    [
        ("-2,0", (-3.15, -1.99)),  # behind it he would stand on the border
        ("-43,0", (-41.85, -1.99)),  # behind it is off the pitch, and so is either side
    ],
)
def test_where_there_is_no_room_the_place_is_turned(at, ball, place):
    cell = "e6" if ball == "-2,0" else "e1"
    start = pitch({"n1": "a1", "n15": cell}, {}, phase="count", ball=ball, deed="pass",
                  striker="A15", origin=cell)  # fmt: skip
    match = at(start).play(f"15-{cell}")
    assert match.place("A15") == place


@clause("S-1.5.3", "S-3.5")
def test_a_ball_never_rests_under_a_pawn(at):
    """A15 stands at his centre again, but there lies the ball."""
    match = at(pitch({"n15": "e6~1~0", "n16": "a1"}, {"n2": "e7~-1.2~0"}, "A15", ball="-2.75,0"))
    match.flick(0, 1, "low")
    x, y = match.place("A15")
    assert match.ball == (0, 0)
    assert abs((x**2 + y**2) ** 0.5 - 2.3) < 0.01


# 1.6 Teams.
@clause("S-1.6", "S-1.6.1")
def test_a_sticker_has_one_to_five_skills_and_four_duel_numbers():
    for one in STICKERS:
        assert one.value == sum(one.skills)
        assert 1 <= one.value <= 5
        assert len(one.duels) == 4
        assert all(1 <= number <= 5 for number in one.duels)
        assert max(one.skills[:4]) <= 3


@clause("S-1.6.2")
def test_a_team_is_sixteen_of_the_112_with_one_to_three_keepers():
    assert len(STICKERS) == 112
    assert wrong_team(SAMPLE) is None
    numbers = SAMPLE.split(",")
    for wrong in (
        numbers[:15],
        [*numbers[:15], numbers[1]],
        ["2", "3", "4", "1", *numbers[4:]],
        [numbers[1], numbers[0], *numbers[2:]],
        ["14", *numbers[1:11], "15", *numbers[12:]],
    ):
        assert wrong_team(",".join(wrong)) is not None


@clause("S-1.6.3")
@pytest.mark.parametrize(
    ("value", "name"),
    [(16, "weak"), (24, "weak"), (25, "middling"), (35, "middling"), (36, "tournament"),
     (37, "strong"), (43, "strong"), (44, "very-strong"), (50, "very-strong")],
)  # fmt: skip
def test_the_class_of_a_team_by_its_value(value, name):
    assert class_of(value) == name


@clause("S-1.6.3", "S-1.6.4")
def test_more_than_fifty_is_refused_by_the_sticker(game):
    dear = "12,42,41,112,92,72,71,38,39,40,1,13,14,15,16,17"
    assert value_of(read_team("rouges")) == value_of(read_team("bleus")) == 36
    with pytest.raises(debut.DebutError) as caught:
        game.start(team_a=dear)
    assert "50" in str(caught.value)


# 1.7, 1.8
@clause("S-1.7", "S-9.1.1")
@pytest.mark.parametrize("length", ["11", "22", "33"])
def test_a_half_has_33_steps_or_22_or_11(at, length):
    start = LAST.replace("half=2; steps=32", f"half=1; steps={int(length) - 2}")
    match = at(f"{start}; length={length}").play("end")
    assert match.now("half", "steps") == ("1", str(int(length) - 1))
    match = at(
        f"{start.replace(f'steps={int(length) - 2}', f'steps={int(length) - 1}')}; length={length}"
    )
    assert match.play("end")["half"] == "2"


@clause("S-1.8")
def test_every_choice_is_one_action(at):
    match = at(pitch({"n15": "e6", "n16": "e7"}, {"n2": "e10"}, "A15"))
    phases = []
    for action in ("low", "0°", "3"):
        phases.append(match["phase"])
        match.play(action)
    assert phases == ["announce", "direction", "strength"]
    assert match["phase"] == "skill"
    assert match.play("none")["phase"] == "attack"
    assert match.play("15-e5")["phase"] == "attack"
    assert match.play("end")["phase"] == "defence"


def test_the_bench_turns_a_position_there_and_back(at):
    for text in (MIDDLE, LAST):
        assert at(text).state == at(text).state
    assert cell_turned("b12") == "h1"
    assert men(**HOME) == "1@e1"
    assert men(**AWAY) == "1@e11"
