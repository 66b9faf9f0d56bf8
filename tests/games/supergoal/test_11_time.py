"""Chapter 11: Time."""

from __future__ import annotations

import pytest

from debut import IllegalAction
from debut.kernel.testing import Table, clause, scripted

# The first half after 50 throws: A kicked off, so B won the coin and kicks off the second.
UP = "throws=50; up=yes; kick-off=A"
CLOCK_UP = "clock=real; throws=20; up=yes; kick-off=A"
ARROWS = {"control", "pass", "launch"}
SECOND_HALF = ("B", "c6", "kick-off", "2", "0", "no", "0")


def half(table: Table) -> tuple[str, ...]:
    return tuple(
        table[key] for key in ("attack", "ball", "restart", "half", "throws", "up", "extra")
    )


@clause("SG-11.1")
def test_a_half_has_50_throws_unless_another_number_is_chosen(game):
    assert game.start().options["throws"] == 50
    assert game.start(throws=20).options["throws"] == 20


@clause("SG-11.1")
@pytest.mark.parametrize(
    ("ball", "die", "face"),
    [("c3", "control", "F1"), ("c3", "pass", "F2"), ("c3", "launch", "F3"), ("c10", "shot", "off")],
)
def test_throws_of_the_arrow_dice_and_the_shot_die_count(game, side, ball, die, face):
    with scripted(game, f"attack={side}; ball={ball}; throws=7", face) as table:
        table.play(die)
        assert table["throws"] == "8"


@clause("SG-11.1")
@pytest.mark.parametrize(
    ("position", "actions", "throws"),
    [
        ("ball=c6; phase=blue", [], ["miss"]),
        ("ball=c11; phase=keeper; shot=inside", [], ["parried"]),
        ("ball=c10; phase=throw; die=penalty", [], ["rebound"]),
        ("ball=c6; champion=A:decisive-pass", ["champion"], ["save"]),
        ("ball=c6; champion=A:long-shot", ["champion"], ["save", "parried"]),
    ],
    ids=["blue", "keeper", "penalty", "champion", "long shot"],
)
def test_throws_of_the_other_dice_do_not(game, position, actions, throws):
    with scripted(game, f"{position}; throws=7", *throws) as table:
        table.play(*actions)
        if table["phase"] == "mouth":
            table.play("keeper")
        assert table["throws"] == "7"


@clause("SG-11.1", "SG-11.3")
@pytest.mark.parametrize(("length", "before"), [(50, 49), (33, 32), (1, 0)])
def test_time_is_up_with_the_last_throw_and_play_goes_on(game, length, before):
    with scripted(game, f"ball=c3; length={length}; throws={before}", "F2", "F2") as table:
        table.play("pass")
        assert (table["up"], table["half"], table["ball"]) == ("yes", "1", "c5")
        table.play("pass")
        assert (table["up"], table["half"], table["ball"]) == ("yes", "1", "c7")


@clause("SG-11.1")
def test_one_throw_earlier_it_is_not(game):
    """The 49th throw loses the ball, and the half goes on."""
    with scripted(game, "ball=b4; throws=48", "F4X") as table:
        table.play("launch")
        assert (table["up"], table["half"]) == ("no", "1")
        assert (table["attack"], table["ball"]) == ("B", "d4")


@clause("SG-11.1", "SG-11.3")
def test_what_the_last_throw_does_can_end_the_half_itself(game):
    with scripted(game, "ball=b4; throws=49; kick-off=A", "F4X") as table:
        table.play("launch")
        assert half(table) == SECOND_HALF
    with scripted(game, "ball=b10; throws=49; kick-off=A", "target", "not-saved") as table:
        table.play("shot")
        assert half(table) == SECOND_HALF
        assert table["score"] == "1-0"


@clause("SG-11.2")
@pytest.mark.parametrize(("tournament", "seconds"), [(False, 7 * 60 + 30), (True, 5 * 60)])
def test_by_the_clock_a_half_lasts_seven_minutes_and_a_half(game, tournament, seconds):
    clock = game.start(clock="real", tournament=tournament).view(None).clock
    assert (clock.kind, clock.of) == ("seconds", seconds)


@clause("SG-11.2")
def test_by_the_clock_50_throws_do_not_end_a_half(game):
    with scripted(game, "ball=c3; clock=real; throws=49", "F2", "L2X") as table:
        table.play("pass", "pass", "a5")
        assert (table["up"], table["half"], table["throws"]) == ("no", "1", "51")


@clause("SG-11.2", "SG-11.3")
def test_the_whistle_ends_it_as_soon_as_play_may_stop(game):
    start = "ball=c3; clock=real; throws=20; kick-off=A"
    with scripted(game, start, "F2", "L2X") as table:
        assert table.state.signals() == ("whistle",)
        table.signal("whistle")
        assert (table["up"], table["half"], table["ball"]) == ("yes", "1", "c3")
        table.play("pass")
        assert (table["up"], table["half"], table["ball"]) == ("yes", "1", "c5")
        table.play("pass", "a5")
        assert half(table) == SECOND_HALF


@clause("SG-11.2", "SG-11.3")
def test_the_whistle_can_come_while_the_ball_is_in_the_air(game):
    shot = "ball=c10; clock=real; kick-off=A; champion=B:save"
    with scripted(game, shot, "target", "not-saved") as table:
        table.play("shot")
        table.signal("whistle")
        assert table.legal == {"champion", "keeper"}
        table.play("keeper")
        assert table["score"] == "1-0"
        assert half(table) == SECOND_HALF


@clause("SG-11.2")
@pytest.mark.parametrize(
    "position",
    [
        "ball=c6",
        "ball=c6; clock=real; up=yes",
        "phase=toss; restart=kick-off; clock=real",
        "phase=shootout; tournament=yes; clock=real",
        "phase=lots; tournament=yes; clock=real; kicks=30-30; shootout=9-9",
        "phase=over; half=2; clock=real; result=draw:full-time",
    ],
    ids=["counting throws", "already blown", "coin", "shoot-out", "lots", "over"],
)
def test_there_is_no_whistle_without_a_clock_that_runs(game, position):
    state = game.parse(position)
    assert state.signals() == ()
    with pytest.raises(IllegalAction):
        state.signal("whistle")


@clause("SG-11.2")
@pytest.mark.parametrize(("before", "up"), [(198, "no"), (199, "yes")])
def test_by_the_clock_a_half_is_over_after_200_throws(game, before, up):
    with scripted(game, f"ball=c3; clock=real; throws={before}", "F2") as table:
        table.play("pass")
        assert (table["up"], table["half"]) == (up, "1")


ENDS = {
    "a steal": ("ball=b6; phase=blue", [], ["steal"]),
    "a ball lost": ("ball=b4", ["launch"], ["F4X"]),
    "a clearance": ("ball=b6; phase=blue", [], ["clear"]),
    "a clearance over the goal line": ("ball=b2; phase=blue", [], ["clear"]),
    "a clearance to the own keeper": ("ball=c2; phase=blue", [], ["clear"]),
    "off the side": ("ball=a5", ["control", "out a5"], ["L1"]),
    "over the far goal line": ("ball=b10", ["pass"], ["F2"]),
    "back over the goal line": ("ball=b1", ["pass"], ["B1"]),
    "a shot off": ("ball=c10", ["shot"], ["off"]),
    "saved": ("ball=c10", ["shot"], ["target", "saved"]),
    "parried": ("ball=c10", ["shot"], ["target", "parried"]),
    "a corner": ("ball=c10", ["shot"], ["target", "corner"]),
    "bar and saved": ("ball=c10", ["shot", "keeper"], ["bar", "saved"]),
    "bar and steal": ("ball=c10", ["shot", "blue"], ["bar", "steal"]),
    "post and steal": ("ball=c10", ["shot", "blue"], ["post", "steal"]),
    "a penalty off": ("ball=b10; phase=blue", [], ["foul", "off"]),
    "a penalty's corner": ("ball=b10; phase=blue", [], ["foul", "corner"]),
    "a penalty's rebound": ("ball=b10; phase=blue", [], ["foul", "rebound"]),
    "recovery": ("ball=c6; champion=B:recovery", ["pass", "champion"], ["save"]),
    "foul of the defender": ("ball=c6; champion=B:foul", ["pass", "champion"], ["save"]),
    "save": ("ball=c10; champion=B:save", ["shot", "champion"], ["target", "recovery"]),
}
GOALS = {
    "not saved": ("ball=c10", ["shot"], ["target", "not-saved"], "1-0"),
    "unstoppable": ("ball=c10", ["shot"], ["unstoppable"], "1-0"),
    "own goal by blue": ("ball=c10; phase=blue", [], ["own-goal"], "1-0"),
    "own goal backwards": ("ball=c1", ["pass"], ["B1"], "0-1"),
    "penalty": ("ball=b10; phase=blue", [], ["foul", "scored"], "1-0"),
    "champion": ("ball=c9; champion=A:unstoppable", ["champion"], ["foul"], "1-0"),
    "long shot": ("ball=c7; champion=A:long-shot", ["champion"], ["foul", "not-saved"], "1-0"),
}


@clause("SG-11.3", "SG-11.5")
@pytest.mark.parametrize("time", [UP, CLOCK_UP], ids=["throws", "clock"])
@pytest.mark.parametrize("event", ENDS)
def test_after_time_is_up_this_ends_the_half(game, event, time):
    position, actions, throws = ENDS[event]
    with scripted(game, f"{position}; {time}", *throws) as table:
        table.play(*actions)
        assert half(table) == SECOND_HALF
        assert table["score"] == "0-0"
        assert table.legal >= ARROWS


@clause("SG-11.3")
@pytest.mark.parametrize("goal", GOALS)
def test_after_time_is_up_a_goal_counts_and_ends_the_half(game, goal):
    position, actions, throws, score = GOALS[goal]
    with scripted(game, f"{position}; {UP}", *throws) as table:
        table.play(*actions)
        assert table["score"] == score
        assert half(table) == SECOND_HALF


@clause("SG-11.3")
@pytest.mark.parametrize("event", ENDS)
def test_before_time_is_up_nothing_of_this_ends_it(game, event):
    position, actions, throws = ENDS[event]
    table = Table(game.parse(f"{position}; throws=20; kick-off=A"), list(throws))
    table.play(*actions)
    assert (table["half"], table["up"]) == ("1", "no")


GOES_ON = {
    "a plain throw": ("ball=c3", ["pass"], ["F2"], "c5"),
    "a miss": ("ball=b6; phase=blue", [], ["miss"], "b6"),
    "a miss, not an own goal": ("ball=b10; phase=blue", [], ["own-goal"], "b10"),
    "let be": ("ball=b6; phase=challenge", ["let"], [], "b6"),
    "a foul": ("ball=b6; phase=blue", [], ["foul"], "b6"),
    "a penalty cancelled": ("ball=b10; phase=blue; var=yes", [], ["foul", "F2?"], "b10"),
    "foul of the attacker": ("ball=b6; champion=A:foul", ["champion"], ["save"], "b6"),
    "a decisive pass": ("ball=b6; champion=A:decisive-pass", ["champion"], ["save"], "c10"),
    "a post": ("ball=c11", ["shot"], ["post"], "c10"),
    "a post let be": ("ball=c11", ["shot", "let"], ["post"], "c10"),
    "a post missed": ("ball=c11", ["shot", "blue"], ["post", "miss"], "c10"),
    "a bar": ("ball=c10", ["shot"], ["bar"], "c11"),
    "a bar missed": ("ball=c10", ["shot", "blue"], ["bar", "miss"], "c11"),
    "a shot from outside": ("ball=c9", ["shot"], ["target"], "c10"),
}


@clause("SG-11.3")
@pytest.mark.parametrize("time", [UP, CLOCK_UP], ids=["throws", "clock"])
@pytest.mark.parametrize("event", GOES_ON)
def test_after_time_is_up_this_does_not_end_the_half(game, event, time):
    position, actions, throws, ball = GOES_ON[event]
    with scripted(game, f"{position}; {time}", *throws) as table:
        table.play(*actions)
        assert (table["attack"], table["ball"]) == ("A", ball)
        assert (table["half"], table["up"]) == ("1", "yes")


@clause("SG-11.3", "SG-9.1")
def test_a_penalty_is_still_taken(game):
    table = Table(game.parse(f"ball=b10; phase=blue; {UP}"), ["foul"])
    assert (table["half"], table["up"]) == ("1", "yes")
    assert table.legal == {"scored", "off", "corner", "rebound"}


@clause("SG-11.4")
def test_extra_play_lasts_25_throws(game):
    """Forward one, back one: the ball would go to and fro for ever."""
    throws = ["F1", "B1"] * 12 + ["F1"]
    with scripted(game, f"ball=c5; {UP}", *throws) as table:
        for number in range(1, 25):
            table.play("control" if number % 2 else "pass")
            assert (table["half"], table["up"]) == ("1", "yes")
        assert table["ball"] == "c5"
        table.play("control")
        assert half(table) == SECOND_HALF


@clause("SG-11.4", "SG-11.6")
def test_in_the_second_half_too(game):
    with scripted(game, "ball=c5; half=2; throws=50; up=yes; extra=24", "F1") as table:
        table.play("control")
        assert table["result"] == "draw:full-time"


@clause("SG-11.4")
def test_what_the_25th_throw_leads_to_is_played_to_the_end(game):
    start = f"ball=c9; {UP}; extra=24"
    with scripted(game, start, "target", "miss", "not-saved") as table:
        table.play("shot")
        assert table.legal == {"blue", "let"}
        table.play("blue")
        assert table["score"] == "1-0"
        assert half(table) == SECOND_HALF


@clause("SG-11.4", "SG-9.4")
def test_even_a_penalty(game):
    with scripted(game, f"ball=c8; {UP}; extra=24", "F2?", "foul", "scored") as table:
        table.play("pass", "blue")
        assert table["score"] == "1-0"
        assert half(table) == SECOND_HALF


@clause("SG-11.4")
def test_only_throws_that_count_are_counted(game):
    """A free kick after 24 throws may still be taken."""
    with scripted(game, f"ball=c4; {UP}; extra=23", "F2?", "foul", "F1") as table:
        table.play("pass", "blue")
        assert (table["half"], table["restart"]) == ("1", "free-kick")
        table.play("control")
        assert half(table) == SECOND_HALF


@clause("SG-11.5", "SG-2.2")
@pytest.mark.parametrize(("winner", "loser"), ["AB", "BA"])
def test_the_side_that_won_the_coin_kicks_off_the_second_half(game, winner, loser):
    match = str(game.start(throws=1))
    with scripted(game, match, winner, "long-shot", "L2X") as table:
        assert table["attack"] == loser
        table.play("pass", "a6")
        assert (table["half"], table["attack"], table["ball"], table["restart"]) == (
            "2", winner, "c6", "kick-off",
        )  # fmt: skip
        # The champion die stays where it is, with the face it shows.
        assert table["champion"] == f"{winner}:long-shot"
        assert table.legal == ARROWS | {"champion"}


@clause("SG-11.5")
@pytest.mark.parametrize("kicked_off", "AB")
@pytest.mark.parametrize("champion", ["A:foul", "B:save", "none"])
def test_whoever_has_the_ball_or_the_champion_die_at_half_time(game, side, kicked_off, champion):
    end = f"attack={side}; ball=b10; throws=50; up=yes; kick-off={kicked_off}"
    with scripted(game, f"{end}; champion={champion}", "F2") as table:
        table.play("pass")
        while table["phase"] == "window":
            table.play("let")
        assert (table["half"], table["attack"]) == ("2", {"A": "B", "B": "A"}[kicked_off])
        assert table["champion"] == champion


@clause("SG-11.6", "SG-11.1")
@pytest.mark.parametrize(
    ("score", "winner", "result"),
    [
        ("2-1", 0, "A:full-time"),
        ("0-3", 1, "B:full-time"),
        ("1-1", None, "draw:full-time"),
        ("0-0", None, "draw:full-time"),
    ],
)
def test_after_two_halves_more_goals_win(game, side, score, winner, result):
    end = f"attack={side}; ball=b10; half=2; throws=50; up=yes; score={score}"
    with scripted(game, end, "F2") as table:
        table.play("pass")
        assert table["result"] == result
        assert table.state.result.winner == winner
        assert table.state.score == tuple(map(int, score.split("-")))


@clause("SG-11.6")
def test_the_last_goal_counts(game, side, one_nil):
    end = f"attack={side}; ball=c10; half=2; throws=50; up=yes"
    with scripted(game, end, "unstoppable") as table:
        table.play("shot")
        assert table["score"] == one_nil
        assert table["result"] == f"{side}:full-time"


@clause("SG-11.6", "SG-11.3")
@pytest.mark.parametrize("face", ["recovery", "foul"])
def test_a_champion_die_played_at_the_end_is_not_thrown_again(game, side, other, face):
    """There is no play left that could go on."""
    end = f"attack={side}; ball=c6; half=2; throws=50; up=yes; champion={other}:{face}"
    with scripted(game, end) as table:
        table.play("pass", "champion")
        assert table["result"] == "draw:full-time"


@clause("SG-11.1", "SG-11.5", "SG-11.6")
def test_a_whole_match_of_one_throw_a_half(game):
    match = str(game.start(throws=1))
    with scripted(game, match, "B", "save", "F4X", "F4X") as table:
        assert table["attack"] == "A"
        table.play("launch")
        assert (table["attack"], table["half"]) == ("B", "2")
        table.play("launch")
        assert table["result"] == "draw:full-time"
        assert table.state.actions() == ()
