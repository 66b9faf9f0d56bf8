"""Chapter 3: Choosing a throw."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause, scripted

ARROWS = {"control", "pass", "launch"}
TURNED = {"control turned", "pass turned", "launch turned"}


@clause("SG-3.1")
def test_the_attacker_throws_one_die_after_another_until_he_loses_the_ball(game, side, other):
    with scripted(game, f"attack={side}; ball=c2", "F1", "F2", "F3", "F2", "L2X") as table:
        assert table.legal == ARROWS
        for die, square in [("control", "c3"), ("pass", "c5"), ("launch", "c8"), ("pass", "c10")]:
            table.play(die)
            assert table.state.turn == "AB".index(side)
            assert (table["attack"], table["ball"]) == (side, square)
        table.play("pass", "a10")
        assert table["attack"] == other
        assert table.state.turn == "AB".index(other)


@clause("SG-3.1", "SG-1.5")
@pytest.mark.parametrize(("square", "shot"), [("c8", False), ("c9", True), ("d11", True)])
def test_the_shot_die_is_a_choice_where_a_shot_is_allowed(game, side, square, shot):
    with scripted(game, f"attack={side}; ball={square}") as table:
        assert table.legal == (ARROWS | {"shot"} if shot else ARROWS)


@clause("SG-3.1")
def test_the_defender_does_not_throw_the_dice_of_the_attacker(game):
    with scripted(game, "ball=c6; phase=challenge") as table:
        for die in (*ARROWS, "shot"):
            assert table.state.why_not(die).clause == "SG-3.1"


@clause("SG-3.2")
@pytest.mark.parametrize(("face", "way"), [("F1", None), ("D1", "b7"), ("L1", "d6")])
def test_control_is_not_thrown_twice_running(game, side, face, way):
    with scripted(game, f"attack={side}; ball=c6", face, "F2") as table:
        table.play("control", *filter(None, [way]))
        assert table.legal == {"pass", "launch"}
        assert table.state.why_not("control").clause == "SG-3.2"
        table.play("pass")
        assert "control" in table.legal


@clause("SG-3.2", "SG-3.6")
def test_a_turned_control_is_control_too(game):
    with scripted(game, "ball=a8", "F1") as table:
        table.play("control")
        assert table.legal == {"pass", "launch", "pass turned", "launch turned", "shot"}
        assert table.state.why_not("control turned").clause == "SG-3.2"


@clause("SG-3.2", "SG-3.4")
def test_the_control_of_one_side_does_not_bind_the_other(game):
    """The ball goes out after a control; the throw-in may be control."""
    with scripted(game, "ball=a6", "L1") as table:
        table.play("control", "out a6")
        assert table["attack"] == "B"
        assert table.legal == ARROWS


@clause("SG-3.3", "SG-5.2")
def test_after_a_steal_the_first_throw_is_control(game, side, other):
    with scripted(game, f"attack={side}; ball=b4", "F2?", "steal", "F1") as table:
        table.play("pass", "blue")
        assert (table["attack"], table["ball"]) == (other, "d6")
        assert table.legal == {"control"}
        for die in ("pass", "launch"):
            assert table.state.why_not(die).clause == "SG-3.3"
        table.play("control")
        assert table.legal == {"pass", "launch"}


@clause("SG-3.3", "SG-4.2")
def test_after_a_cross_the_first_throw_is_control(game, side, other):
    with scripted(game, f"attack={side}; ball=b4", "F4X") as table:
        table.play("launch")
        assert (table["attack"], table["ball"]) == (other, "d4")
        assert table.legal == {"control"}


@clause("SG-3.3", "SG-10.8")
def test_after_a_recovery_the_first_throw_is_control(game, side, other):
    won = f"attack={side}; ball=b4; champion={other}:recovery"
    with scripted(game, won, "save") as table:
        table.play("pass", "champion")
        assert (table["attack"], table["ball"]) == (other, "d8")
        assert table.legal == {"control"}


@clause("SG-3.3")
def test_no_shot_before_that_control_even_in_front_of_the_goal(game, side, other):
    with scripted(game, f"attack={side}; ball=c3; phase=blue", "steal", "F1") as table:
        assert (table["attack"], table["ball"]) == (other, "c9")
        assert table.legal == {"control"}
        assert table.state.why_not("shot").clause == "SG-3.3"
        table.play("control")
        assert table.legal == {"pass", "launch", "shot"}


@clause("SG-3.3", "SG-3.6")
def test_that_control_may_be_turned_where_arrows_may_be_turned(game):
    with scripted(game, "ball=e2; phase=blue", "steal") as table:
        assert table["ball"] == "a10"
        assert table.legal == {"control", "control turned"}
        assert table.state.why_not("pass turned").clause == "SG-3.3"


@clause("SG-3.4")
@pytest.mark.parametrize(
    ("restart", "legal"),
    [
        ("ball=c6; restart=kick-off", ARROWS),
        ("ball=a4; restart=throw-in", ARROWS),
        ("ball=b5; restart=free-kick", ARROWS),
        ("ball=a11; restart=corner", {f"{at} {d}" for at in ("a11", "e11") for d in ARROWS}),
        (
            "ball=b1; restart=goal-kick",
            {f"{at} {d}{far}" for at in ("b1", "d1") for d in ARROWS for far in ("", " long")},
        ),
        (
            "ball=c1; restart=keeper",
            {f"{at} {d}{far}" for at in ("c1", "c2") for d in ARROWS for far in ("", " long")},
        ),
    ],
    ids=["kick-off", "throw-in", "free kick", "corner", "goal kick", "keeper's throw"],
)
def test_a_restart_is_any_arrow_die_and_no_shot(game, side, restart, legal):
    with scripted(game, f"attack={side}; {restart}") as table:
        assert table.legal == legal
        assert table.state.why_not("shot").clause in ("SG-3.4", "SG-9.3")


@clause("SG-3.4")
@pytest.mark.parametrize("square", ["a9", "e9", "a10", "e10"])
def test_a_throw_in_is_no_shot_even_from_a_shooting_square(game, side, square):
    with scripted(game, f"attack={side}; ball={square}; restart=throw-in") as table:
        assert table.legal == ARROWS | TURNED
        assert table.state.why_not("shot").clause == "SG-3.4"


@clause("SG-3.4", "SG-9.3")
@pytest.mark.parametrize(
    ("square", "shot"), [("c8", True), ("c9", True), ("c7", False), ("e10", False)]
)
def test_only_a_free_kick_near_enough_may_be_a_shot(game, side, square, shot):
    state = game.parse(f"attack={side}; ball={square}; restart=free-kick")
    refusal = state.why_not("shot")
    assert refusal is None if shot else refusal.clause == "SG-9.3"


@clause("SG-3.5", "SG-5.3")
@pytest.mark.parametrize("face", ["miss", "own-goal"])
def test_after_a_miss_control_is_free_again(game, side, face):
    with scripted(game, f"attack={side}; ball=b4", "F2?", face) as table:
        table.play("control", "blue")
        assert (table["attack"], table["ball"]) == (side, "b6")
        assert table.legal == ARROWS


@clause("SG-3.5", "SG-5.5")
def test_after_a_clearance_control_is_free_again(game, side):
    with scripted(game, f"attack={side}; ball=b4", "F2?", "clear") as table:
        table.play("control", "blue")
        assert (table["attack"], table["ball"]) == (side, "b3")
        assert table.legal == ARROWS


@clause("SG-3.5", "SG-7.3")
def test_after_a_parry_control_is_free_again(game, side):
    """Control, then the long shot of the champion die: no die of the attacker in between."""
    near = f"attack={side}; ball=b7; champion={side}:long-shot"
    with scripted(game, near, "F1", "foul", "parried") as table:
        table.play("control")
        assert "control" not in table.legal
        table.play("champion")
        assert (table["attack"], table["ball"]) == (side, "c9")
        assert "control" in table.legal


@clause("SG-3.6")
@pytest.mark.parametrize(("dice", "die"), [("not-control", "pass"), ("control-only", "control")])
def test_elsewhere_a_die_that_may_be_thrown_may_still_not_be_turned(game, dice, die):
    state = game.parse(f"ball=c10; dice={dice}")
    assert state.why_not(die) is None
    assert state.why_not(f"{die} turned").clause == "SG-3.6"


@clause("SG-3.6")
def test_arrows_may_be_turned_on_the_outer_columns_of_the_last_three_lines(game, side):
    for column in "abcde":
        for line in range(1, 12):
            state = game.parse(f"attack={side}; ball={column}{line}")
            for die in TURNED:
                refusal = state.why_not(die)
                if column in "ae" and line >= 9:
                    assert refusal is None
                else:
                    assert refusal.clause == "SG-3.6"


@clause("SG-3.6")
@pytest.mark.parametrize(
    ("start", "die", "face", "ends"),
    [
        ("a9", "pass", "F2", ["c9"]),
        ("e9", "pass", "F2", ["c9"]),
        ("a11", "launch", "F3", ["d11"]),
        ("e10", "launch", "F3", ["b10"]),
        ("a9", "control", "D1", ["b10", "b8"]),
        ("e10", "pass", "D2", ["c8", "out"]),
        ("a10", "control", "L1", ["a11", "a9"]),
        ("e11", "control", "L1", ["out", "e10"]),
    ],
)
def test_a_turned_arrow_goes_towards_the_middle(game, side, start, die, face, ends):
    with scripted(game, f"attack={side}; ball={start}", face) as table:
        table.play(f"{die} turned")
        if len(ends) == 1:
            assert [table["ball"]] == ends
        else:
            assert table.legal == set(ends)


@clause("SG-3.6", "SG-4.4")
@pytest.mark.parametrize(("start", "thrown_in"), [("a9", "e3"), ("e10", "a2")])
def test_a_turned_back_arrow_leaves_the_field_at_the_side(game, side, other, start, thrown_in):
    with scripted(game, f"attack={side}; ball={start}", "B1") as table:
        table.play("pass turned")
        assert (table["attack"], table["ball"]) == (other, thrown_in)
        assert table["restart"] == "throw-in"


@clause("SG-3.6")
def test_turning_is_said_before_the_throw(game):
    with scripted(game, "ball=a9", "F2") as table:
        table.play("pass")
        assert table["ball"] == "a11"


@clause("SG-3.6", "SG-3.4")
@pytest.mark.parametrize("restart", ["throw-in", "free-kick"])
def test_a_throw_in_or_a_free_kick_may_be_turned_as_well(game, restart):
    with scripted(game, f"ball=a10; restart={restart}", "F2") as table:
        table.play("pass turned")
        assert table["ball"] == "c10"


@clause("SG-3.7", "SG-6.5")
def test_after_a_shot_any_die_may_follow(game, side):
    """Control, shot, post: the shot stands between two controls."""
    with scripted(game, f"attack={side}; ball=c9", "F1", "post") as table:
        table.play("control")
        assert "control" not in table.legal
        table.play("shot", "let")
        assert table["ball"] == "c10"
        assert table.legal == ARROWS | {"shot"}


@clause("SG-3.7", "SG-9.4")
def test_after_a_penalty_any_die_may_follow(game, side):
    with scripted(game, f"attack={side}; ball=c8", "F2?", "foul", "rebound") as table:
        table.play("control", "blue")
        assert table["ball"] == "c10"
        assert table.legal == ARROWS | {"shot"}


@clause("SG-3.7", "SG-10.4")
def test_after_a_decisive_pass_any_die_may_follow(game, side):
    near = f"attack={side}; ball=c4; champion={side}:decisive-pass"
    with scripted(game, near, "F1", "save") as table:
        table.play("control")
        assert "control" not in table.legal
        table.play("champion")
        assert table["ball"] == "c10"
        assert table.legal == ARROWS | {"shot"}


@clause("SG-3.7", "SG-3.2")
@pytest.mark.parametrize(("die", "face"), [("pass", "F2"), ("launch", "F3")])
def test_control_may_follow_another_die(game, die, face):
    with scripted(game, "ball=c3", "F1", face) as table:
        table.play("control", die)
        assert "control" in table.legal
