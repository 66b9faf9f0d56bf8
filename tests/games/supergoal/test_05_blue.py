"""Chapter 5: The blue die."""

from __future__ import annotations

import pytest

from debut.kernel.testing import Table, clause, scripted

SQUARES = [f"{column}{line}" for line in range(1, 12) for column in "abcde"]
ARROWS = {"control", "pass", "launch"}
KEEPER_FACES = {"saved", "not-saved", "parried", "corner"}


@clause("SG-5.1", "SG-4.3")
@pytest.mark.parametrize(
    ("ball", "die", "face", "way"),
    [
        ("c6", "control", "F2?", None),
        ("c6", "pass", "F2?", None),
        ("c6", "pass", "D2?", "e8"),
        ("c6", "launch", "F3?", None),
        ("a6", "launch", "D3?", "d9"),
        ("a9", "shot", "target", None),
        ("c9", "shot", "target", None),
        ("a9", "shot", "post", None),
        ("c10", "shot", "post", None),
    ],
)
def test_the_defender_may_throw_the_blue_die_or_let_it_be(game, side, other, ball, die, face, way):
    with scripted(game, f"attack={side}; ball={ball}", face) as table:
        table.play(die, *filter(None, [way]))
        assert table.state.turn == "AB".index(other)
        assert table.legal == {"blue", "let"}


@clause("SG-5.1")
@pytest.mark.parametrize(
    ("ball", "die", "face"),
    [("c6", "control", "F1"), ("c6", "pass", "F2"), ("c6", "pass", "B1"), ("c6", "launch", "F3")],
)
def test_after_an_arrow_without_a_mark_he_may_not(game, side, ball, die, face):
    with scripted(game, f"attack={side}; ball={ball}", face) as table:
        table.play(die)
        assert table.state.turn == "AB".index(side)
        for answer in ("blue", "let"):
            assert table.state.why_not(answer).clause == "SG-5.1"


@clause("SG-5.1", "SG-6.1", "SG-6.4")
@pytest.mark.parametrize(("ball", "face"), [("c10", "target"), ("a9", "unstoppable")])
def test_nor_after_a_shot_that_goes_straight_to_the_keeper(game, side, other, ball, face):
    shot = f"attack={side}; ball={ball}; champion={other}:save"
    with scripted(game, shot, face) as table:
        table.play("shot")
        assert table.legal == {"champion", "keeper"}
        assert table.state.why_not("blue").clause == "SG-5.1"


@clause("SG-5.1", "SG-6.6")
@pytest.mark.parametrize("ball", ["c10", "a9"])
def test_after_a_bar_he_may_not_let_it_be(game, side, ball):
    with scripted(game, f"attack={side}; ball={ball}", "bar") as table:
        table.play("shot")
        assert table.legal == {"blue", "keeper"}
        assert table.state.why_not("let").clause == "SG-6.6"


@clause("SG-5.2", "SG-1.2")
@pytest.mark.parametrize("square", SQUARES)
def test_a_steal_gives_the_ball_where_it_lies(game, side, other, square):
    column, line = square[0], int(square[1:])
    seen = f"{'edcba'['abcde'.index(column)]}{12 - line}"
    with scripted(game, f"attack={side}; ball={square}; phase=blue", "steal") as table:
        assert (table["attack"], table["ball"], table["restart"]) == (other, seen, "open")


@clause("SG-5.2", "SG-6.3")
@pytest.mark.parametrize(("start", "won"), [("c9", "c2"), ("e10", "c1")])
def test_a_shot_can_be_stolen_where_it_is_met(game, side, other, start, won):
    with scripted(game, f"attack={side}; ball={start}", "target", "steal") as table:
        table.play("shot", "blue")
        assert (table["attack"], table["ball"]) == (other, won)
        assert table.legal == {"control"}


@clause("SG-5.3")
def test_after_a_miss_the_attacker_keeps_the_ball(game, side):
    with scripted(game, f"attack={side}; ball=b4", "F2?", "miss") as table:
        table.play("pass", "blue")
        assert (table["attack"], table["ball"]) == (side, "b6")
        assert table.state.turn == "AB".index(side)
        assert table.legal == ARROWS


@clause("SG-5.3", "SG-6.3")
@pytest.mark.parametrize("start", ["c9", "a10"])
def test_after_a_miss_a_shot_goes_on_to_the_keeper_die(game, side, start, one_nil):
    shot = f"attack={side}; ball={start}"
    with scripted(game, shot, "target", "miss", "not-saved") as table:
        table.play("shot", "blue")
        assert table["score"] == one_nil


@clause("SG-5.4")
@pytest.mark.parametrize("square", SQUARES)
def test_miss_or_own_goal_is_an_own_goal_on_two_squares_only(game, side, other, square, one_nil):
    with scripted(game, f"attack={side}; ball={square}; phase=blue", "own-goal") as table:
        if square in ("c10", "c11"):
            assert table["score"] == one_nil
            assert (table["attack"], table["restart"]) == (other, "kick-off")
        else:
            assert table["score"] == "0-0"
            assert (table["attack"], table["ball"], table["restart"]) == (side, square, "open")
            assert "control" in table.legal


@clause("SG-5.4", "SG-6.3")
@pytest.mark.parametrize("start", ["c9", "b9"])
def test_a_shot_from_outside_can_end_in_an_own_goal(game, side, start, one_nil):
    with scripted(game, f"attack={side}; ball={start}", "target", "own-goal") as table:
        table.play("shot", "blue")
        assert table["score"] == one_nil


@clause("SG-5.5")
@pytest.mark.parametrize("square", [square for square in SQUARES if int(square[1:]) > 3])
def test_a_clearance_goes_three_squares_back_and_stays_with_the_attacker(game, side, square):
    with scripted(game, f"attack={side}; ball={square}; phase=blue", "clear") as table:
        assert table["ball"] == f"{square[0]}{int(square[1:]) - 3}"
        assert (table["attack"], table["restart"]) == (side, "open")
        assert table.state.turn == "AB".index(side)
        assert table.legal >= ARROWS


@clause("SG-5.5", "SG-6.3")
@pytest.mark.parametrize(("start", "end"), [("c9", "c7"), ("a9", "c8")])
def test_a_shot_that_is_cleared_goes_back_from_where_it_is_met(game, side, start, end):
    with scripted(game, f"attack={side}; ball={start}", "target", "clear") as table:
        table.play("shot", "blue")
        assert (table["attack"], table["ball"]) == (side, end)


@clause("SG-5.6")
@pytest.mark.parametrize("square", ["c1", "c2", "c3"])
def test_cleared_onto_ones_own_goal_the_ball_stops_on_c1_for_the_keeper_die(game, side, square):
    table = Table(game.parse(f"attack={side}; ball={square}; phase=blue"), ["clear"])
    assert table["ball"] == "c1"
    assert table.legal == KEEPER_FACES


@clause("SG-5.6")
@pytest.mark.parametrize("square", ["c1", "c2", "c3"])
def test_not_saved_is_then_an_own_goal(game, side, square, nil_one):
    cleared = f"attack={side}; ball={square}; phase=blue"
    with scripted(game, cleared, "clear", "not-saved") as table:
        assert table["score"] == nil_one
        assert (table["attack"], table["ball"], table["restart"]) == (side, "c6", "kick-off")
        seats = [event.seat for event in table.events if event.die == "keeper"]
        assert seats == ["AB".index(side)]


@clause("SG-5.6", "SG-8.2")
@pytest.mark.parametrize("square", ["c1", "c2", "c3"])
@pytest.mark.parametrize("face", ["saved", "parried", "corner"])
def test_anything_else_is_then_a_keepers_throw_for_the_attacker(game, side, square, face):
    with scripted(game, f"attack={side}; ball={square}; phase=blue", "clear", face) as table:
        assert table["score"] == "0-0"
        assert (table["attack"], table["restart"]) == (side, "keeper")


@clause("SG-5.6", "SG-10.9")
@pytest.mark.parametrize("holder", "AB")
@pytest.mark.parametrize("face", ["save", "recovery", "foul"])
def test_the_champion_die_does_not_come_between_the_clearance_and_the_keeper_die(
    game, holder, face
):
    cleared = f"ball=c2; phase=blue; champion={holder}:{face}"
    with scripted(game, cleared, "clear", "not-saved") as table:
        assert table["score"] == "0-1"


@clause("SG-5.7", "SG-8.1")
@pytest.mark.parametrize("square", [f"{column}{line}" for column in "abde" for line in (1, 2, 3)])
def test_cleared_over_the_goal_line_it_is_a_goal_kick_for_the_attacker(game, side, square):
    with scripted(game, f"attack={side}; ball={square}; phase=blue", "clear") as table:
        assert (table["attack"], table["restart"]) == (side, "goal-kick")
        assert "d1 launch long" in table.legal


@clause("SG-5.7", "SG-5.5")
@pytest.mark.parametrize("column", "abcde")
def test_from_line_4_a_clearance_still_ends_on_the_field(game, column):
    with scripted(game, f"ball={column}4; phase=blue", "clear") as table:
        assert (table["ball"], table["restart"]) == (f"{column}1", "open")


@clause("SG-5.8", "SG-9.2")
def test_a_foul_is_a_free_kick_outside_the_area(game, side):
    with scripted(game, f"attack={side}; ball=b4", "F2?", "foul") as table:
        table.play("pass", "blue")
        assert (table["attack"], table["ball"], table["restart"]) == (side, "b6", "free-kick")


@clause("SG-5.8", "SG-9.1")
@pytest.mark.parametrize(
    ("start", "actions", "throws"),
    [
        ("b8", ["pass", "blue"], ["F2?", "foul"]),
        ("a9", ["shot", "blue"], ["target", "foul"]),
        ("c9", ["shot", "blue"], ["target", "foul"]),
        ("b10", ["shot", "blue"], ["post", "foul"]),
        ("b10", ["shot", "blue"], ["bar", "foul"]),
    ],
    ids=["question mark", "shot to c11", "shot to c10", "post", "bar"],
)
def test_a_foul_is_a_penalty_inside_the_area(game, side, start, actions, throws, one_nil):
    with scripted(game, f"attack={side}; ball={start}", *throws, "scored") as table:
        table.play(*actions)
        assert table["score"] == one_nil


@clause("SG-5.9", "SG-3.2")
def test_letting_it_be_does_not_loosen_the_rule_on_control(game, side):
    with scripted(game, f"attack={side}; ball=b4", "F2?") as table:
        table.play("control", "let")
        assert (table["attack"], table["ball"]) == (side, "b6")
        assert table.legal == {"pass", "launch"}
        assert table.state.why_not("control").clause == "SG-3.2"


@clause("SG-5.9")
@pytest.mark.parametrize(
    ("die", "plain", "marked"), [("pass", "F2", "F2?"), ("launch", "F3", "F3?")]
)
def test_after_letting_it_be_play_goes_on_as_without_the_mark(game, side, die, plain, marked):
    start = f"attack={side}; ball=b4"
    with scripted(game, start, plain) as unmarked, scripted(game, start, marked) as table:
        unmarked.play(die)
        table.play(die, "let")
        assert table.state == unmarked.state
