"""Chapter 8: Restarts."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause, scripted

DICE = ("control", "pass", "launch")
ARROWS = set(DICE)
GOAL_KICK = {f"{at} {die}{far}" for at in ("b1", "d1") for die in DICE for far in ("", " long")}
KEEPER = {f"{at} {die}{far}" for at in ("c1", "c2") for die in DICE for far in ("", " long")}
CORNER = {f"{at} {die}" for at in ("a11", "e11") for die in DICE}


@clause("SG-8.1")
def test_a_goal_kick_is_taken_from_b1_or_d1_with_any_arrow_die(game, side, other):
    with scripted(game, f"attack={side}; ball=c10", "off") as table:
        table.play("shot")
        assert table["attack"] == other
        assert table.legal == GOAL_KICK
        assert table.state.why_not("pass").clause == "SG-8.1"
        assert table.state.why_not("c1 pass").clause == "SG-8.2"


@clause("SG-8.1", "SG-8.3")
@pytest.mark.parametrize("square", ["b1", "d1"])
@pytest.mark.parametrize("die", DICE)
@pytest.mark.parametrize("long", ["", " long"])
def test_a_goal_kick_starts_on_the_square_that_is_chosen(game, side, square, die, long):
    number = DICE.index(die) + 1
    start = f"attack={side}; ball=b1; restart=goal-kick"
    with scripted(game, start, f"F{number}") as table:
        table.play(f"{square} {die}{long}")
        end = f"{square[0]}{1 + number * (2 if long else 1)}"
        assert (table["attack"], table["ball"], table["restart"]) == (side, end, "open")


@clause("SG-8.2")
def test_a_keepers_throw_is_taken_from_c1_or_c2_with_any_arrow_die(game, side, other):
    with scripted(game, f"attack={side}; ball=c10", "target", "saved") as table:
        table.play("shot")
        assert table["attack"] == other
        assert table.legal == KEEPER
        assert table.state.why_not("pass").clause == "SG-8.2"
        assert table.state.why_not("b1 pass").clause == "SG-8.1"


@clause("SG-8.2", "SG-8.3")
@pytest.mark.parametrize("square", ["c1", "c2"])
@pytest.mark.parametrize("die", DICE)
@pytest.mark.parametrize("long", ["", " long"])
def test_a_keepers_throw_starts_on_the_square_that_is_chosen(game, side, square, die, long):
    number = DICE.index(die) + 1
    start = f"attack={side}; ball=c1; restart=keeper"
    with scripted(game, start, f"F{number}") as table:
        table.play(f"{square} {die}{long}")
        end = f"c{int(square[1]) + number * (2 if long else 1)}"
        assert (table["attack"], table["ball"], table["restart"]) == (side, end, "open")


@clause("SG-8.3")
@pytest.mark.parametrize(
    ("kick", "face", "ways"),
    [
        ("b1 control long", "D1", {"out a2", "d3"}),
        ("d1 control long", "L1", {"b1", "out e1"}),
        ("b1 pass long", "L2X", {"out a1", "out e1"}),
        ("d1 launch long", "D3?", {"out a4", "out e2"}),
    ],
)
def test_doubled_to_the_side_as_well(game, kick, face, ways):
    with scripted(game, "ball=b1; restart=goal-kick", face) as table:
        table.play(kick)
        assert table.legal == ways


@clause("SG-8.3", "SG-4.2", "SG-4.3")
def test_the_marks_count_where_the_long_ball_lands(game):
    with scripted(game, "ball=b1; restart=goal-kick", "F4X") as table:
        table.play("b1 launch long")
        assert (table["attack"], table["ball"]) == ("B", "d3")
    with scripted(game, "ball=c1; restart=keeper", "F2?") as table:
        table.play("c2 control long")
        assert table["ball"] == "c6"
        assert table.legal == {"blue", "let"}


@clause("SG-8.3")
def test_long_is_over_after_the_throw(game):
    with scripted(game, "ball=b1; restart=goal-kick", "F2", "F2") as table:
        table.play("b1 pass long", "pass")
        assert table["ball"] == "b7"
        assert table.state.why_not("b1 pass long").clause == "SG-8.1"


@clause("SG-8.4")
def test_a_corner_is_taken_from_a11_or_e11_with_any_arrow_die(game, side):
    with scripted(game, f"attack={side}; ball=c10", "target", "corner") as table:
        table.play("shot")
        assert table["attack"] == side
        assert table.legal == CORNER
        for word in ("pass", "pass turned"):
            assert table.state.why_not(word).clause == "SG-8.4"


@clause("SG-8.4", "SG-3.6")
@pytest.mark.parametrize(
    ("kick", "face", "ends"),
    [
        ("a11 pass", "F2", ["c11"]),
        ("e11 pass", "F2", ["c11"]),
        ("a11 launch", "F3", ["d11"]),
        ("e11 control", "F1", ["d11"]),
        ("a11 control", "D1", ["out", "b10"]),
        ("e11 pass", "D2", ["out", "c9"]),
        ("a11 control", "L1", ["out", "a10"]),
    ],
)
def test_its_arrow_is_always_turned(game, side, kick, face, ends):
    with scripted(game, f"attack={side}; ball=a11; restart=corner", face) as table:
        table.play(kick)
        if len(ends) == 1:
            assert (table["attack"], table["ball"]) == (side, *ends)
        else:
            assert table.legal == set(ends)


@clause("SG-8.4", "SG-8.1")
def test_turned_is_over_after_the_throw(game, side, other):
    """The corner goes out, and the goal kick goes straight."""
    with scripted(game, f"attack={side}; ball=a11; restart=corner", "D1", "F2") as table:
        table.play("a11 control", "out", "b1 pass")
        assert (table["attack"], table["ball"]) == (other, "b3")


@clause("SG-8.1", "SG-8.2", "SG-8.4")
@pytest.mark.parametrize(
    ("ball", "actions", "number"),
    [("b1", GOAL_KICK, "SG-8.1"), ("c1", KEEPER, "SG-8.2"), ("a11", CORNER, "SG-8.4")],
)
def test_in_open_play_there_is_none_of_this(game, ball, actions, number):
    state = game.parse(f"ball={ball}")
    for action in actions:
        assert state.why_not(action).clause == number


@clause("SG-8.5", "SG-4.4")
def test_a_throw_in_is_any_arrow_die_from_where_the_ball_went_out(game, side, other):
    for die, face, end in [("control", "F1", "e8"), ("pass", "F2", "e9"), ("launch", "F3", "e10")]:
        with scripted(game, f"attack={side}; ball=a5", "L1", face) as table:
            table.play("control", "out a5")
            assert (table["attack"], table["ball"]) == (other, "e7")
            assert table.legal == ARROWS
            table.play(die)
            assert (table["attack"], table["ball"], table["restart"]) == (other, end, "open")


@clause("SG-8.6")
@pytest.mark.parametrize(
    ("position", "actions", "throws"),
    [
        ("ball=c10", ["shot"], ["unstoppable"]),
        ("ball=c10", ["shot"], ["target", "not-saved"]),
        ("ball=c8", ["pass", "blue"], ["F2?", "own-goal"]),
        ("ball=b10; phase=blue", [], ["foul", "scored"]),
    ],
    ids=["unstoppable", "not saved", "own goal of the defender", "penalty"],
)
def test_after_a_goal_the_defender_kicks_off(game, side, other, one_nil, position, actions, throws):
    with scripted(game, f"attack={side}; {position}", *throws) as table:
        table.play(*actions)
        assert table["score"] == one_nil
        assert (table["attack"], table["ball"], table["restart"]) == (other, "c6", "kick-off")
        assert table.legal == ARROWS


@clause("SG-8.6")
@pytest.mark.parametrize(
    ("position", "actions", "throws"),
    [("ball=c1", ["pass"], ["B1"]), ("ball=c2; phase=blue", [], ["clear", "not-saved"])],
    ids=["back over the line", "cleared"],
)
def test_after_his_own_goal_the_attacker_kicks_off(game, side, nil_one, position, actions, throws):
    with scripted(game, f"attack={side}; {position}", *throws) as table:
        table.play(*actions)
        assert table["score"] == nil_one
        assert (table["attack"], table["ball"], table["restart"]) == (side, "c6", "kick-off")
        assert table.legal == ARROWS
