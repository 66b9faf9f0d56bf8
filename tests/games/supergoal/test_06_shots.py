"""Chapter 6: Shots."""

from __future__ import annotations

import pytest

from debut.kernel.testing import Table, clause, scripted

INSIDE = ["b10", "c10", "d10", "b11", "c11", "d11"]
OUTSIDE = ["a9", "b9", "c9", "d9", "e9", "a10", "e10"]
ARROWS = {"control", "pass", "launch"}
KEEPER_FACES = {"saved", "not-saved", "parried", "corner"}


@clause("SG-6.1")
@pytest.mark.parametrize("square", INSIDE)
def test_from_inside_on_target_the_keeper_die_answers_at_the_goal_mouth(game, side, square):
    table = Table(game.parse(f"attack={side}; ball={square}"), ["target"])
    table.play("shot")
    assert (table["attack"], table["ball"]) == (side, "c11")
    assert table.legal == KEEPER_FACES


@clause("SG-6.1")
def test_it_is_the_defender_who_throws_the_keeper_die(game, side, other, one_nil):
    with scripted(game, f"attack={side}; ball=c10", "target", "not-saved") as table:
        table.play("shot")
        assert table["score"] == one_nil
        (thrower,) = [event.seat for event in table.events if event.die == "keeper"]
        assert thrower == "AB".index(other)


@clause("SG-6.1")
def test_the_keeper_die_cannot_be_let_be(game):
    with scripted(game, "ball=c10; champion=B:save", "target") as table:
        table.play("shot")
        assert table.legal == {"champion", "keeper"}
        assert table.state.why_not("let").clause == "SG-6.1"


@clause("SG-6.1")
def test_there_is_no_keeper_die_without_a_shot(game):
    assert game.parse("ball=c10").why_not("keeper").clause == "SG-6.1"
    assert game.parse("ball=c10; phase=challenge").why_not("keeper").clause == "SG-6.1"


@clause("SG-6.2", "SG-8.6")
@pytest.mark.parametrize("square", INSIDE)
def test_from_inside_unstoppable_is_a_goal(game, side, other, square, one_nil):
    with scripted(game, f"attack={side}; ball={square}", "unstoppable") as table:
        table.play("shot")
        assert table["score"] == one_nil
        assert (table["attack"], table["ball"], table["restart"]) == (other, "c6", "kick-off")


@clause("SG-6.2", "SG-10.9")
def test_unless_the_save_of_the_champion_die_is_played(game, side, other):
    shot = f"attack={side}; ball=c10; champion={other}:save"
    with scripted(game, shot, "unstoppable", "foul") as table:
        table.play("shot")
        assert table["score"] == "0-0"
        assert table.legal == {"champion", "let"}
        table.play("champion")
        assert table["score"] == "0-0"
        assert (table["attack"], table["restart"]) == (other, "keeper")


@clause("SG-6.2", "SG-10.9")
def test_the_save_need_not_be_played(game, side, other, one_nil):
    shot = f"attack={side}; ball=c10; champion={other}:save"
    with scripted(game, shot, "unstoppable") as table:
        table.play("shot", "let")
        assert table["score"] == one_nil
        assert table["champion"] == f"{other}:save"


@clause("SG-6.3")
@pytest.mark.parametrize("square", OUTSIDE)
def test_from_outside_on_target_the_ball_comes_to_the_blue_die(game, side, other, square):
    with scripted(game, f"attack={side}; ball={square}", "target") as table:
        table.play("shot")
        assert (table["attack"], table["ball"]) == (side, "c10" if square == "c9" else "c11")
        assert table.state.turn == "AB".index(other)
        assert table.legal == {"blue", "let"}


@clause("SG-6.3", "SG-5.3")
@pytest.mark.parametrize("square", OUTSIDE)
@pytest.mark.parametrize(("answer", "blue"), [("blue", ["miss"]), ("let", [])])
def test_if_he_misses_or_lets_it_be_the_keeper_die_follows(game, side, other, square, answer, blue):
    shot = f"attack={side}; ball={square}"
    with scripted(game, shot, "target", *blue, "saved") as table:
        table.play("shot", answer)
        assert table["score"] == "0-0"
        assert (table["attack"], table["restart"]) == (other, "keeper")


@clause("SG-6.4")
@pytest.mark.parametrize("square", OUTSIDE)
def test_from_outside_unstoppable_goes_straight_to_the_keeper_die(game, side, square, one_nil):
    table = Table(game.parse(f"attack={side}; ball={square}"), ["unstoppable"])
    table.play("shot")
    assert table["score"] == "0-0"
    assert table.legal == KEEPER_FACES
    with scripted(game, str(table.state), "not-saved") as goal:
        assert goal["score"] == one_nil
    with scripted(game, str(table.state), "parried") as parried:
        assert (parried["attack"], parried["ball"]) == (side, "c9")


@clause("SG-6.5")
@pytest.mark.parametrize("square", INSIDE + OUTSIDE)
def test_from_the_post_the_ball_rebounds_to_c10_for_the_blue_die(game, side, other, square):
    with scripted(game, f"attack={side}; ball={square}", "post") as table:
        table.play("shot")
        assert (table["attack"], table["ball"]) == (side, "c10")
        assert table.state.turn == "AB".index(other)
        assert table.legal == {"blue", "let"}


@clause("SG-6.5", "SG-5.9", "SG-3.7")
@pytest.mark.parametrize(("answer", "blue"), [("blue", ["miss"]), ("let", [])])
@pytest.mark.parametrize("square", ["b11", "a9"])
def test_the_attacker_goes_on_from_there_if_he_still_has_it(game, side, square, answer, blue):
    with scripted(game, f"attack={side}; ball={square}", "post", *blue) as table:
        table.play("shot", answer)
        assert (table["attack"], table["ball"]) == (side, "c10")
        assert table.legal == ARROWS | {"shot"}


@clause("SG-6.5")
@pytest.mark.parametrize(
    ("blue", "holder", "ball"), [("steal", "other", "c2"), ("clear", "side", "c7")]
)
def test_the_blue_die_meets_the_rebound_on_c10(game, side, other, blue, holder, ball):
    with scripted(game, f"attack={side}; ball=b9", "post", blue) as table:
        table.play("shot", "blue")
        assert table["attack"] == {"side": side, "other": other}[holder]
        assert table["ball"] == ball


@clause("SG-6.5", "SG-5.4")
def test_the_rebound_from_the_post_can_be_an_own_goal(game, side, one_nil):
    with scripted(game, f"attack={side}; ball=b9", "post", "own-goal") as table:
        table.play("shot", "blue")
        assert table["score"] == one_nil


@clause("SG-6.6")
@pytest.mark.parametrize("square", INSIDE + OUTSIDE)
def test_from_the_bar_it_drops_to_the_goal_mouth_and_the_defender_must_answer(
    game, side, other, square
):
    with scripted(game, f"attack={side}; ball={square}", "bar") as table:
        table.play("shot")
        assert (table["attack"], table["ball"]) == (side, "c11")
        assert table.state.turn == "AB".index(other)
        assert table.legal == {"blue", "keeper"}
        assert table.state.why_not("let").clause == "SG-6.6"


@clause("SG-6.6", "SG-10.8", "SG-10.9")
@pytest.mark.parametrize(
    ("shot", "face", "prompt"),
    [
        ("inside", "save", "prompt-bar-champion"),
        ("inside", "recovery", "prompt-bar"),
        ("outside", "recovery", "prompt-bar-champion"),
        ("outside", "long-shot", "prompt-bar"),
    ],
)
def test_the_prompt_at_the_bar_names_all_the_answers(game, side, other, shot, face, prompt):
    bar = f"attack={side}; ball=c11; phase=bar; shot={shot}; champion={other}:{face}"
    state = game.parse(bar)
    assert state.view(None).prompt.id == prompt
    assert (state.why_not("champion") is None) == (prompt == "prompt-bar-champion")


@clause("SG-6.6")
@pytest.mark.parametrize("square", ["b10", "e9"])
def test_bar_and_blue_die_missed_the_attacker_has_it_on_c11(game, side, square):
    """No keeper die: that was the other choice."""
    with scripted(game, f"attack={side}; ball={square}", "bar", "miss") as table:
        table.play("shot", "blue")
        assert (table["attack"], table["ball"]) == (side, "c11")
        assert table.legal == ARROWS | {"shot"}


@clause("SG-6.6")
@pytest.mark.parametrize(
    ("blue", "expected"),
    [("steal", ("other", "c1", "open")), ("clear", ("side", "c8", "open"))],
)
def test_bar_and_blue_die(game, side, other, blue, expected):
    who, ball, restart = expected
    with scripted(game, f"attack={side}; ball=c10", "bar", blue) as table:
        table.play("shot", "blue")
        assert table["attack"] == {"side": side, "other": other}[who]
        assert (table["ball"], table["restart"]) == (ball, restart)


@clause("SG-6.6", "SG-5.4")
def test_bar_and_blue_die_can_be_an_own_goal(game, side, one_nil):
    with scripted(game, f"attack={side}; ball=c10", "bar", "own-goal") as table:
        table.play("shot", "blue")
        assert table["score"] == one_nil


@clause("SG-6.6", "SG-7.1", "SG-7.2", "SG-7.3", "SG-7.4")
@pytest.mark.parametrize("square", ["c10", "c9"])
@pytest.mark.parametrize(
    ("keeper", "restart"),
    [("saved", "keeper"), ("not-saved", "kick-off"), ("parried", "open"), ("corner", "corner")],
)
def test_bar_and_keeper_die(game, side, other, square, keeper, restart):
    with scripted(game, f"attack={side}; ball={square}", "bar", keeper) as table:
        table.play("shot", "keeper")
        assert table["restart"] == restart
        assert table["attack"] == (other if keeper in ("saved", "not-saved") else side)


@clause("SG-6.7", "SG-8.1")
@pytest.mark.parametrize("square", INSIDE + OUTSIDE)
def test_off_is_a_goal_kick_for_the_other_side(game, side, other, square):
    with scripted(game, f"attack={side}; ball={square}", "off") as table:
        table.play("shot")
        assert (table["attack"], table["restart"]) == (other, "goal-kick")
        assert table["score"] == "0-0"
