"""Chapter 9: Fouls."""

from __future__ import annotations

import pytest

from debut.kernel.testing import Table, clause, scripted

ARROWS = {"control", "pass", "launch"}
KEEPER_FACES = {"saved", "not-saved", "parried", "corner"}
PENALTY_FACES = {"scored", "off", "corner", "rebound"}
CONTROL_FACES = {"F1", "D1", "L1", "F2?"}
LINE_8 = ["a8", "b8", "c8", "d8", "e8"]
LINE_9 = ["a9", "b9", "c9", "d9", "e9"]


def fouls(side: str, count: int) -> str:
    """The key that says how many fouls running this side has thrown."""
    return f"fouls={count}-0" if side == "A" else f"fouls=0-{count}"


@clause("SG-9.1")
@pytest.mark.parametrize("square", ["b10", "c10", "d10", "b11", "c11", "d11"])
def test_a_foul_in_the_area_is_a_penalty(game, side, square):
    table = Table(game.parse(f"attack={side}; ball={square}; phase=blue"), ["foul"])
    assert table["attack"] == side
    assert table.legal == PENALTY_FACES


@clause("SG-9.1", "SG-9.2")
@pytest.mark.parametrize("square", ["a10", "e11", "c9", "c2"])
def test_beside_the_area_and_in_front_of_ones_own_goal_it_is_none(game, side, square):
    with scripted(game, f"attack={side}; ball={square}; phase=blue", "foul") as table:
        assert (table["attack"], table["ball"], table["restart"]) == (side, square, "free-kick")


@clause("SG-9.2", "SG-3.4")
def test_a_free_kick_is_taken_on_that_square_with_any_arrow_die(game, side):
    """Even with control, though control was the last die thrown."""
    with scripted(game, f"attack={side}; ball=b4", "F2?", "foul", "F1") as table:
        table.play("control", "blue")
        assert (table["attack"], table["ball"], table["restart"]) == (side, "b6", "free-kick")
        assert table.legal == ARROWS
        table.play("control")
        assert (table["ball"], table["restart"]) == ("b7", "open")


@clause("SG-9.3")
@pytest.mark.parametrize("square", LINE_8 + LINE_9)
def test_a_free_kick_on_line_8_or_9_may_be_a_direct_shot(game, side, square):
    with scripted(game, f"attack={side}; ball={square}; phase=blue", "foul") as table:
        assert "shot" in table.legal


@clause("SG-9.3")
@pytest.mark.parametrize(
    "square", [f"{c}{line}" for line in range(1, 8) for c in "abcde"] + ["a10", "e10", "a11", "e11"]
)
def test_elsewhere_it_may_not(game, side, square):
    with scripted(game, f"attack={side}; ball={square}; phase=blue", "foul") as table:
        assert "shot" not in table.legal
        refusal = table.state.why_not("shot")
        assert (refusal.clause, refusal.message) == ("SG-9.3", "why-no-direct-shot")


@clause("SG-9.3", "SG-3.4")
@pytest.mark.parametrize(
    ("kick", "prompt"),
    [
        ("ball=c7", "free-kick"),
        ("ball=c8", "direct"),
        ("ball=e9", "direct"),
        ("ball=a10", "free-kick"),
        ("ball=a10; direct=yes", "direct"),
        ("ball=c10", "direct"),
        ("ball=e11", "free-kick"),
    ],
)
def test_the_prompt_offers_a_shot_only_where_there_is_one(game, side, kick, prompt):
    state = game.parse(f"attack={side}; {kick}; restart=free-kick")
    view = state.view(None)
    assert view.prompt.id == f"prompt-choose-{prompt}"
    assert ("shot" in map(state.notate, state.actions())) == (prompt == "direct")


@clause("SG-9.3")
@pytest.mark.parametrize("square", LINE_8)
def test_line_8_is_too_far_once_the_free_kick_is_taken(game, square):
    with scripted(game, f"ball={square}") as table:
        assert table.state.why_not("shot").clause == "SG-1.5"


@clause("SG-9.3")
@pytest.mark.parametrize("square", LINE_9)
def test_from_line_9_on_target_goes_past_the_wall_to_the_keeper_die(game, side, square):
    table = Table(game.parse(f"attack={side}; ball={square}; restart=free-kick"), ["target"])
    table.play("shot")
    assert table["attack"] == side
    assert table.legal == KEEPER_FACES


@clause("SG-9.3")
@pytest.mark.parametrize("square", LINE_9)
def test_from_line_9_unstoppable_is_a_goal(game, side, square, one_nil):
    kick = f"attack={side}; ball={square}; restart=free-kick"
    with scripted(game, kick, "unstoppable") as table:
        table.play("shot")
        assert table["score"] == one_nil


@clause("SG-9.3")
@pytest.mark.parametrize("square", LINE_8)
def test_from_line_8_on_target_goes_to_c10_for_the_blue_die(game, side, other, square):
    kick = f"attack={side}; ball={square}; restart=free-kick"
    with scripted(game, kick, "target", "saved") as table:
        table.play("shot")
        assert (table["attack"], table["ball"]) == (side, "c10")
        assert table.legal == {"blue", "let"}
        table.play("let")
        assert (table["attack"], table["restart"]) == (other, "keeper")


@clause("SG-9.3", "SG-5.2", "SG-5.4", "SG-5.5")
@pytest.mark.parametrize("square", LINE_8)
def test_there_the_blue_die_acts_as_on_c10(game, side, other, one_nil, square):
    kick = f"attack={side}; ball={square}; restart=free-kick"
    with scripted(game, kick, "target", "steal") as table:
        table.play("shot", "blue")
        assert (table["attack"], table["ball"]) == (other, "c2")
    with scripted(game, kick, "target", "clear") as table:
        table.play("shot", "blue")
        assert (table["attack"], table["ball"]) == (side, "c7")
    with scripted(game, kick, "target", "own-goal") as table:
        table.play("shot", "blue")
        assert table["score"] == one_nil


@clause("SG-9.3", "SG-5.3")
def test_missed_it_goes_on_to_the_keeper_die(game, side, one_nil):
    kick = f"attack={side}; ball=c8; restart=free-kick"
    with scripted(game, kick, "target", "miss", "not-saved") as table:
        table.play("shot", "blue")
        assert table["score"] == one_nil


@clause("SG-9.3")
@pytest.mark.parametrize("square", LINE_8)
def test_from_line_8_unstoppable_goes_to_the_keeper_die(game, side, square):
    kick = game.parse(f"attack={side}; ball={square}; restart=free-kick")
    table = Table(kick, ["unstoppable"])
    table.play("shot")
    assert table["score"] == "0-0"
    assert table.legal == KEEPER_FACES


@clause("SG-9.3", "SG-6.5", "SG-6.6", "SG-6.7")
@pytest.mark.parametrize("square", [*LINE_8, *LINE_9])
def test_post_bar_and_off_are_as_for_any_shot(game, side, other, square):
    kick = f"attack={side}; ball={square}; restart=free-kick"
    with scripted(game, kick, "post") as table:
        table.play("shot")
        assert (table["attack"], table["ball"]) == (side, "c10")
        assert table.legal == {"blue", "let"}
    with scripted(game, kick, "bar") as table:
        table.play("shot")
        assert (table["attack"], table["ball"]) == (side, "c11")
        assert table.legal == {"blue", "keeper"}
    with scripted(game, kick, "off") as table:
        table.play("shot")
        assert (table["attack"], table["restart"]) == (other, "goal-kick")


@clause("SG-9.4")
def test_a_penalty_scored_is_a_goal(game, side, other, one_nil):
    with scripted(game, f"attack={side}; ball=d11; phase=blue", "foul", "scored") as table:
        assert table["score"] == one_nil
        assert (table["attack"], table["restart"]) == (other, "kick-off")


@clause("SG-9.4")
def test_a_penalty_off_is_a_goal_kick(game, side, other):
    with scripted(game, f"attack={side}; ball=d11; phase=blue", "foul", "off") as table:
        assert table["score"] == "0-0"
        assert (table["attack"], table["restart"]) == (other, "goal-kick")


@clause("SG-9.4")
def test_a_penalty_can_end_in_a_corner(game, side):
    with scripted(game, f"attack={side}; ball=d11; phase=blue", "foul", "corner") as table:
        assert table["score"] == "0-0"
        assert (table["attack"], table["restart"]) == (side, "corner")


@clause("SG-9.4")
def test_after_a_rebound_the_attacker_may_shoot_again(game, side, one_nil):
    fouled = f"attack={side}; ball=d11; phase=blue"
    with scripted(game, fouled, "foul", "rebound", "unstoppable") as table:
        assert (table["attack"], table["ball"]) == (side, "c10")
        assert table.legal == ARROWS | {"shot"}
        table.play("shot")
        assert table["score"] == one_nil


@clause("SG-9.5")
def test_two_fouls_running_send_a_side_off_and_cost_it_the_champion_die(game, side, other):
    start = f"attack={side}; ball=b2; champion={other}:long-shot"
    with scripted(game, start, "F2?", "foul", "F2?", "foul", "save") as table:
        table.play("pass", "blue")
        assert table["champion"] == f"{other}:long-shot"
        assert "sent-off" not in table.told
        table.play("pass", "blue")
        assert "sent-off" in table.told
        assert table["champion"] == f"{side}:save"
        assert (table["attack"], table["ball"], table["restart"]) == (side, "b6", "free-kick")


@clause("SG-9.5")
def test_the_champion_die_is_thrown_at_once_before_the_free_kick(game, side, other):
    start = f"attack={side}; ball=b6; phase=blue; champion={other}:save; {fouls(other, 1)}"
    table = Table(game.parse(start), ["foul"])
    assert table["champion"] == f"{side}:unthrown"
    assert "recovery" in table.legal


@clause("SG-9.5")
def test_the_side_that_gets_it_may_play_it_at_the_free_kick(game, side, other):
    start = f"attack={side}; ball=b6; phase=blue; champion={other}:save; {fouls(other, 1)}"
    with scripted(game, start, "foul", "decisive-pass") as table:
        assert table.legal == ARROWS | {"champion"}


@clause("SG-9.5")
def test_a_side_without_the_champion_die_is_sent_off_for_nothing_more(game, side, other):
    start = f"attack={side}; ball=b6; phase=blue; champion={side}:save; {fouls(other, 1)}"
    with scripted(game, start, "foul") as table:
        assert "sent-off" in table.told
        assert table["champion"] == f"{side}:save"
        assert (table["attack"], table["restart"]) == (side, "free-kick")


@clause("SG-9.5")
@pytest.mark.parametrize("face", ["steal", "miss", "own-goal", "clear"])
def test_any_other_blue_throw_in_between_breaks_the_run(game, side, other, face):
    start = f"attack={side}; ball=b6; phase=blue; champion={other}:long-shot; {fouls(other, 1)}"
    with scripted(game, start, face) as table:
        again = f"attack={side}; ball=b6; phase=blue; fouls={table['fouls']}"
    with scripted(game, f"{again}; champion={other}:long-shot", "foul") as table:
        assert "sent-off" not in table.told
        assert table["champion"] == f"{other}:long-shot"


@clause("SG-9.5")
def test_letting_it_be_in_between_does_not(game, side, other):
    start = f"attack={side}; ball=b2; champion={other}:long-shot"
    throws = ["F2?", "foul", "F2?", "F2?", "foul", "save"]
    with scripted(game, start, *throws) as table:
        table.play("pass", "blue", "pass", "let", "pass", "blue")
        assert "sent-off" in table.told


@clause("SG-9.5")
def test_nor_do_the_blue_throws_of_the_other_side(game, side, other):
    """B fouls, loses the ball and wins it back; A's steal was A's throw."""
    start = f"attack={side}; ball=b4; champion={other}:long-shot"
    throws = ["F2?", "foul", "L2X", "F2?", "steal", "F2?", "foul", "save"]
    with scripted(game, start, *throws) as table:
        table.play("pass", "blue", "pass", "d6")
        assert table["attack"] == other
        table.play("control", "blue")
        assert table["attack"] == side
        assert "sent-off" not in table.told
        table.play("control", "blue")
        assert "sent-off" in table.told


@clause("SG-9.5")
def test_a_foul_of_each_side_is_not_two_fouls_of_one(game, side, other):
    start = f"attack={side}; ball=b6; phase=blue; champion={other}:long-shot; {fouls(side, 1)}"
    with scripted(game, start, "foul") as table:
        assert "sent-off" not in table.told


@clause("SG-9.5")
def test_after_a_sending_off_the_count_starts_again(game, side, other):
    start = f"attack={side}; ball=b1; champion={side}:save"
    throws = ["F2?", "foul"] * 4
    with scripted(game, start, *throws) as table:
        for sent_off in (0, 1, 1, 2):
            table.play("pass", "blue")
            assert table.told.count("sent-off") == sent_off
        assert [event.seat for event in table.events if event.message == "sent-off"] == [
            "AB".index(other)
        ] * 2


@clause("SG-9.5", "SG-9.6")
def test_a_sending_off_in_the_area_is_punished_before_the_penalty(game, side, other, one_nil):
    start = f"attack={side}; ball=b10; phase=blue; champion={other}:save; {fouls(other, 1)}"
    with scripted(game, start, "foul", "long-shot", "scored") as table:
        assert table["champion"] == f"{side}:long-shot"
        assert table["score"] == one_nil


@clause("SG-9.6")
def test_the_var_is_an_option(game):
    assert game.start().options["var"] is False
    assert game.start(var=True).options["var"] is True


@clause("SG-9.6")
@pytest.mark.parametrize(("var", "next_throw"), [("no", PENALTY_FACES), ("yes", CONTROL_FACES)])
def test_with_the_var_the_control_die_is_thrown_before_a_penalty(game, side, var, next_throw):
    table = Table(game.parse(f"attack={side}; ball=b11; phase=blue; var={var}"), ["foul"])
    assert table.legal == next_throw


@clause("SG-9.6")
def test_not_before_a_free_kick(game, side):
    with scripted(game, f"attack={side}; ball=b9; phase=blue; var=yes", "foul") as table:
        assert table["restart"] == "free-kick"


@clause("SG-9.6")
@pytest.mark.parametrize("face", ["F1", "D1", "L1"])
def test_without_a_question_mark_the_penalty_stands(game, side, face, one_nil):
    start = f"attack={side}; ball=b11; phase=blue; var=yes"
    with scripted(game, start, "foul", face, "scored") as table:
        assert table["score"] == one_nil


@clause("SG-9.6")
@pytest.mark.parametrize("square", ["b10", "c10", "d10", "b11", "c11", "d11"])
def test_a_question_mark_cancels_the_penalty(game, side, square):
    """The attacker keeps the ball where it was, with any die."""
    start = f"attack={side}; ball={square}; phase=blue; var=yes"
    with scripted(game, start, "foul", "F2?") as table:
        assert (table["attack"], table["ball"], table["restart"]) == (side, square, "open")
        assert table.legal == ARROWS | {"shot"}


@clause("SG-9.6")
def test_control_may_follow_a_cancelled_penalty_even_if_it_was_the_last_die(game, side):
    start = f"attack={side}; ball=b8; var=yes"
    with scripted(game, start, "F2?", "foul", "F2?") as table:
        table.play("control", "blue")
        assert table["ball"] == "b10"
        assert table.legal == ARROWS | {"shot"}


@clause("SG-9.6")
@pytest.mark.parametrize(("start", "met"), [("c9", "c10"), ("a9", "c11")])
def test_cancelled_after_a_shot_the_ball_is_where_the_blue_die_met_it(game, side, start, met):
    with scripted(game, f"attack={side}; ball={start}; var=yes", "target", "foul", "F2?") as table:
        table.play("shot", "blue")
        assert (table["attack"], table["ball"]) == (side, met)
        assert table.legal == ARROWS | {"shot"}


@clause("SG-9.6", "SG-9.5")
def test_a_cancelled_foul_does_not_send_off(game, side, other):
    start = f"attack={side}; ball=b10; phase=blue; var=yes; champion={other}:save"
    with scripted(game, f"{start}; {fouls(other, 1)}", "foul", "F2?") as table:
        assert "sent-off" not in table.told
        assert table["champion"] == f"{other}:save"


@clause("SG-9.6", "SG-9.5")
def test_a_cancelled_foul_is_not_the_first_of_two_either(game, side, other):
    start = f"attack={side}; ball=b8; var=yes; champion={other}:long-shot"
    throws = ["F2?", "foul", "F2?", "B1", "B1", "F2?", "foul", "F1", "scored"]
    with scripted(game, start, *throws) as table:
        table.play("pass", "blue", "pass", "pass", "pass", "blue")
        assert "sent-off" not in table.told
        assert table["champion"] == f"{other}:long-shot"


@clause("SG-9.6", "SG-9.5")
def test_a_cancelled_foul_breaks_the_run_as_any_other_blue_throw(game, side, other):
    """A foul, one that is cancelled, and a foul: no two running."""
    start = f"attack={side}; ball=b8; var=yes; champion={other}:long-shot; {fouls(other, 1)}"
    throws = ["F2?", "foul", "F2?", "B1", "B1", "F2?", "foul", "F1", "scored"]
    with scripted(game, start, *throws) as table:
        table.play("pass", "blue", "pass", "pass", "pass", "blue")
        assert "sent-off" not in table.told


@clause("SG-9.6", "SG-10.6", "SG-9.5")
def test_a_cancelled_foul_of_the_champion_die_does_not(game, side, other):
    """It was no blue throw: the run of the defender goes on over it."""
    start = f"attack={side}; ball=b10; var=yes; champion={side}:foul; {fouls(other, 1)}"
    throws = ["long-shot", "F2?", "B1", "B1", "F2?", "foul", "F1", "save", "scored"]
    with scripted(game, start, *throws) as table:
        table.play("champion", "pass", "pass", "pass", "blue")
        assert "sent-off" in table.told
        assert table["champion"] == f"{side}:save"


@clause("SG-9.6", "SG-11.1", "SG-2.4")
def test_the_review_is_no_throw_of_the_attacker(game, side):
    """It does not count towards the half, and does not wake the champion die."""
    start = f"attack={side}; ball=b10; phase=blue; var=yes; throws=7; plays=9"
    with scripted(game, f"{start}; champion={side}:foul", "foul", "F2?") as table:
        assert table["throws"] == "7"
        assert table.state.why_not("champion").clause == "SG-2.4"


@clause("SG-9.6", "SG-9.5")
def test_an_upheld_foul_is_punished_before_the_penalty_is_taken(game, side, other):
    start = f"attack={side}; ball=b10; phase=blue; var=yes; champion={other}:save"
    table = Table(game.parse(f"{start}; {fouls(other, 1)}"), ["foul"])
    assert "sent-off" not in table.told
    assert table.legal == CONTROL_FACES
    table = Table(table.state, ["F1"])
    assert "sent-off" in table.told
    assert table["champion"] == f"{side}:unthrown"
    table = Table(table.state, ["foul"])
    assert table["champion"] == f"{side}:foul"
    assert table.legal == PENALTY_FACES


@clause("SG-9.6", "SG-10.6")
@pytest.mark.parametrize("face", ["F1", "D1", "L1"])
def test_the_var_looks_at_the_foul_of_the_champion_die_too(game, side, other, one_nil, face):
    start = f"attack={side}; ball=b10; var=yes; champion={side}:foul"
    with scripted(game, start, "long-shot", face, "scored") as table:
        table.play("champion")
        assert table["champion"] == f"{other}:long-shot"
        assert table["score"] == one_nil


@clause("SG-9.6", "SG-10.6", "SG-10.1")
def test_and_cancels_it_though_the_champion_die_has_been_played(game, side, other):
    start = f"attack={side}; ball=b10; dice=not-control; var=yes; champion={side}:foul"
    with scripted(game, start, "long-shot", "F2?") as table:
        table.play("champion")
        assert table["champion"] == f"{other}:long-shot"
        assert (table["attack"], table["ball"], table["restart"]) == (side, "b10", "open")
        assert table.legal == ARROWS | {"shot"}


@clause("SG-9.7", "SG-10.11")
@pytest.mark.parametrize("square", ["b10", "d11", "c11"])
def test_while_a_penalty_waits_the_ball_lies_on_c10(game, side, other, square):
    start = f"attack={side}; ball={square}; phase=blue; champion={other}:recovery"
    with scripted(game, start, "foul", "save") as table:
        assert (table["attack"], table["ball"]) == (side, "c10")
        table.play("champion")
        assert (table["attack"], table["ball"]) == (other, "c2")
