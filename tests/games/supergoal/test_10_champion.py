"""Chapter 10: The champion die, and the squares and throws it belongs to."""

from __future__ import annotations

import pytest

from debut import BadPosition
from debut.kernel.testing import Table, clause, scripted

SQUARES = [f"{column}{line}" for line in range(1, 12) for column in "abcde"]
INSIDE = ["b10", "c10", "d10", "b11", "c11", "d11"]
OUTSIDE = ["a9", "b9", "c9", "d9", "e9", "a10", "e10"]
ARROWS = {"control", "pass", "launch"}
KEEPER_FACES = {"saved", "not-saved", "parried", "corner"}
CHAMPION_FACES = {"long-shot", "decisive-pass", "unstoppable", "save", "recovery", "foul"}
PLAYABLE = {
    "long-shot": [s for s in SQUARES if int(s[1:]) >= 6 and s not in ("a11", "e11")],
    "decisive-pass": [square for square in SQUARES if int(square[1:]) >= 4],
    "unstoppable": INSIDE + OUTSIDE,
    "foul": SQUARES,
    "save": [],
    "recovery": [],
}


@clause("SG-10.1")
@pytest.mark.parametrize(
    ("face", "ball"),
    [("long-shot", "c6"), ("decisive-pass", "c6"), ("unstoppable", "c9"), ("foul", "c6")],
)
def test_played_in_attack_it_passes_to_the_other_side_who_throws_it_at_once(
    game, side, other, face, ball
):
    table = Table(game.parse(f"attack={side}; ball={ball}; champion={side}:{face}"), [])
    table.play("champion")
    assert table["champion"] == f"{other}:unthrown"
    assert table.legal == CHAMPION_FACES


@clause("SG-10.1")
@pytest.mark.parametrize("face", ["foul", "recovery"])
def test_played_in_defence_it_passes_as_well(game, side, other, face):
    table = Table(game.parse(f"attack={side}; ball=c6; champion={other}:{face}"), [])
    table.play("pass", "champion")
    assert table["champion"] == f"{side}:unthrown"
    assert table.legal == CHAMPION_FACES


@clause("SG-10.1", "SG-10.9")
def test_so_does_the_save(game, side, other):
    shot = game.parse(f"attack={side}; ball=c10; champion={other}:save")
    table = Table(shot, ["target"])
    table.play("shot", "champion")
    assert table["champion"] == f"{side}:unthrown"
    assert table.legal == CHAMPION_FACES


@clause("SG-10.1")
def test_only_the_side_that_has_it_may_play_it(game, side, other):
    state = game.parse(f"attack={side}; ball=c6; champion={other}:foul")
    assert state.why_not("champion").clause == "SG-10.1"
    state = game.parse(f"attack={side}; ball=c6; phase=challenge; champion={side}:foul")
    assert state.why_not("champion").clause == "SG-10.1"


@clause("SG-10.1")
def test_it_can_be_played_to_and_fro(game):
    """A's unstoppable shot, B's save; then A throws a recovery and plays it."""
    start = "ball=c10; champion=A:unstoppable"
    with scripted(game, start, "save", "recovery", "long-shot") as table:
        table.play("champion")
        assert (table["champion"], table.state.turn) == ("B:save", 1)
        table.play("champion")
        assert (table["champion"], table["attack"], table["restart"]) == (
            "A:recovery", "B", "keeper",
        )  # fmt: skip
        table.play("c2 pass", "champion")
        assert (table["champion"], table["attack"], table["ball"]) == ("B:long-shot", "A", "c10")


@clause("SG-10.2", "SG-10.3", "SG-10.4", "SG-10.5", "SG-10.6", "SG-10.8", "SG-10.9")
@pytest.mark.parametrize("dice", ["any", "control-only", "not-control"])
@pytest.mark.parametrize("face", PLAYABLE)
def test_where_the_attacker_may_play_it_whatever_he_may_throw(game, side, face, dice):
    clauses = {
        "long-shot": "SG-10.3", "decisive-pass": "SG-10.4", "unstoppable": "SG-10.5",
        "recovery": "SG-10.8", "save": "SG-10.9",
    }  # fmt: skip
    for square in SQUARES:
        state = game.parse(f"attack={side}; ball={square}; dice={dice}; champion={side}:{face}")
        refusal = state.why_not("champion")
        if square in PLAYABLE[face]:
            assert refusal is None, square
        else:
            assert refusal.clause == clauses[face], square


@clause("SG-10.2")
@pytest.mark.parametrize("face", PLAYABLE)
@pytest.mark.parametrize(
    ("restart", "counts_as"),
    [
        ("ball=c6; restart=kick-off", "c6"),
        ("ball=e10; restart=throw-in", "e10"),
        ("ball=c9; restart=free-kick", "c9"),
        ("ball=c8; restart=free-kick", "c8"),
        ("ball=b1; restart=goal-kick", "b1"),
        ("ball=c1; restart=keeper", "c1"),
        ("ball=a11; restart=corner", "a11"),
    ],
    ids=lambda value: value.partition("restart=")[2] or value,
)
def test_at_a_restart_it_may_be_played_from_the_first_square(game, side, face, restart, counts_as):
    state = game.parse(f"attack={side}; {restart}; champion={side}:{face}")
    assert (state.why_not("champion") is None) == (counts_as in PLAYABLE[face])


@clause("SG-10.2", "SG-10.6")
@pytest.mark.parametrize(
    ("restart", "square"),
    [
        ("ball=b1; restart=goal-kick", "b1"),
        ("ball=c1; restart=keeper", "c1"),
        ("ball=a11; restart=corner", "a11"),
    ],
)
def test_a_foul_at_such_a_restart_is_a_free_kick_on_that_square(game, side, restart, square):
    start = f"attack={side}; {restart}; champion={side}:foul"
    with scripted(game, start, "save") as table:
        table.play("champion")
        assert (table["attack"], table["ball"], table["restart"]) == (side, square, "free-kick")


@clause("SG-10.2", "SG-10.3", "SG-10.4", "SG-10.5")
@pytest.mark.parametrize("face", ["long-shot", "decisive-pass", "unstoppable"])
@pytest.mark.parametrize(
    ("position", "throws", "counts_as"),
    [
        ("ball=e10; phase=throw; die=shot", ["off"], "b1"),
        ("ball=c10; phase=throw; die=shot", ["target", "saved"], "c1"),
    ],
    ids=["goal kick", "keeper's throw"],
)
def test_wherever_the_ball_was_before(game, side, other, face, position, throws, counts_as):
    """The shot went out or was saved in front of the goal that its new owner defends."""
    start = f"attack={side}; {position}; champion={other}:{face}"
    with scripted(game, start, *throws) as table:
        assert (table["attack"], table["ball"]) == (other, counts_as)
        assert "champion" not in table.legal


@clause("SG-10.2", "SG-10.5")
def test_at_a_corner_the_ball_lies_on_the_corner_square(game, side):
    """From there no shot is allowed, so the unstoppable shot is not either."""
    start = f"attack={side}; ball=c10; phase=throw; die=shot; champion={side}:unstoppable"
    with scripted(game, start, "target", "corner") as table:
        assert (table["attack"], table["ball"]) == (side, "a11")
        assert "champion" not in table.legal


@clause("SG-10.2")
@pytest.mark.parametrize("face", ["long-shot", "decisive-pass", "unstoppable", "foul"])
def test_not_between_his_throw_and_the_flight(game, side, face):
    thrown = f"attack={side}; ball=c9; phase=side; die=control; face=D1; champion={side}:{face}"
    with scripted(game, thrown) as table:
        assert table.legal == {"b10", "d10"}
        assert table.state.why_not("champion").clause == "SG-10.2"


@clause("SG-10.2")
@pytest.mark.parametrize("face", sorted(CHAMPION_FACES))
def test_not_while_the_defender_answers(game, side, face):
    for shot, answers in [
        ("ball=c10; phase=challenge", {"blue", "let"}),
        ("ball=c11; phase=intercept; shot=outside", {"blue", "let"}),
        ("ball=c11; phase=bar; shot=inside", {"blue", "keeper"}),
    ]:
        with scripted(game, f"attack={side}; {shot}; champion={side}:{face}") as table:
            assert table.legal == answers


@clause("SG-10.3")
@pytest.mark.parametrize("square", ["a6", "c6", "e8", "c9", "c10", "b11", "e10"])
def test_a_long_shot_is_on_target_and_the_keeper_die_answers_it(game, side, square):
    start = game.parse(f"attack={side}; ball={square}; champion={side}:long-shot")
    table = Table(start, ["foul"])
    table.play("champion")
    assert table["attack"] == side
    assert table.legal == KEEPER_FACES


@clause("SG-10.3")
@pytest.mark.parametrize(
    ("start", "message"),
    [
        ("ball=a11", "why-no-shooting-square"),
        ("ball=e11; restart=free-kick", "why-no-shooting-square"),
        ("ball=a11; restart=corner", "why-no-shooting-square"),
        ("ball=c5", "why-champion-too-far"),
    ],
)
def test_no_long_shot_from_a_corner_nor_from_too_far(game, side, start, message):
    state = game.parse(f"attack={side}; {start}; champion={side}:long-shot")
    refusal = state.why_not("champion")
    assert (refusal.clause, refusal.message) == ("SG-10.3", message)


@clause("SG-10.3", "SG-7.2")
def test_a_long_shot_can_be_a_goal(game, side, one_nil):
    start = f"attack={side}; ball=c6; restart=kick-off; champion={side}:long-shot"
    with scripted(game, start, "foul", "not-saved") as table:
        table.play("champion")
        assert table["score"] == one_nil


@clause("SG-10.4")
@pytest.mark.parametrize("dice", ["any", "control-only", "not-control"])
@pytest.mark.parametrize("square", ["a4", "c6", "e11"])
def test_a_decisive_pass_puts_the_ball_on_c10_ready_for_a_shot(game, side, square, dice):
    start = f"attack={side}; ball={square}; dice={dice}; champion={side}:decisive-pass"
    with scripted(game, start, "save") as table:
        table.play("champion")
        assert (table["attack"], table["ball"], table["restart"]) == (side, "c10", "open")
        assert table.legal == ARROWS | {"shot"}


@clause("SG-10.5")
@pytest.mark.parametrize("square", INSIDE + OUTSIDE)
@pytest.mark.parametrize("dice", ["any", "control-only"])
def test_an_unstoppable_shot_of_the_champion_is_a_goal(game, side, other, square, dice, one_nil):
    """Also as the first throw, and from outside without a keeper die."""
    start = f"attack={side}; ball={square}; dice={dice}; champion={side}:unstoppable"
    with scripted(game, start, "foul") as table:
        table.play("champion")
        assert table["score"] == one_nil
        assert table["champion"] == f"{other}:foul"
        assert (table["attack"], table["restart"]) == (other, "kick-off")


@clause("SG-10.5", "SG-10.9")
@pytest.mark.parametrize("square", INSIDE + OUTSIDE)
@pytest.mark.parametrize("face", sorted(CHAMPION_FACES))
def test_unless_the_face_that_is_thrown_then_answers_it(game, side, other, square, face, one_nil):
    answers = {"save"} if square in INSIDE else {"save", "recovery"}
    start = f"attack={side}; ball={square}; champion={side}:unstoppable"
    with scripted(game, start, face) as table:
        table.play("champion")
        if face in answers:
            assert table["score"] == "0-0"
            assert table.state.turn == "AB".index(other)
            assert table.legal == {"champion", "let"}
            table.play("let")
        assert table["score"] == one_nil


@clause("SG-10.6", "SG-9.2", "SG-9.3")
@pytest.mark.parametrize(("square", "shot"), [("c2", False), ("c7", False), ("c8", True)])
def test_the_attackers_foul_is_a_free_kick_where_the_ball_lies(game, side, square, shot):
    start = f"attack={side}; ball={square}; dice=not-control; champion={side}:foul"
    with scripted(game, start, "save") as table:
        table.play("champion")
        assert (table["attack"], table["ball"], table["restart"]) == (side, square, "free-kick")
        assert table.legal == (ARROWS | {"shot"} if shot else ARROWS)


@clause("SG-10.6", "SG-9.1")
@pytest.mark.parametrize("square", INSIDE)
def test_in_the_area_it_is_a_penalty(game, side, square, one_nil):
    start = f"attack={side}; ball={square}; champion={side}:foul"
    with scripted(game, start, "save", "scored") as table:
        table.play("champion")
        assert table["score"] == one_nil


@clause("SG-10.6", "SG-9.5")
@pytest.mark.parametrize("count", [0, 1])
def test_it_is_not_one_of_the_defenders_blue_throws(game, count):
    """It neither counts towards a sending-off nor breaks the run."""
    start = f"ball=b4; champion=A:foul; fouls=0-{count}"
    with scripted(game, start, "long-shot", "F2?", "foul", *["save"] * count) as table:
        table.play("champion")
        assert "sent-off" not in table.told
        table.play("pass", "blue")
        assert ("sent-off" in table.told) == (count == 1)


@clause("SG-10.7")
@pytest.mark.parametrize("die", ["control", "pass", "launch", "pass turned", "shot"])
def test_the_defenders_foul_takes_the_ball_before_any_throw(game, side, other, die):
    start = f"attack={side}; ball=a9; champion={other}:foul"
    with scripted(game, start, "save") as table:
        table.play(die)
        assert table.state.turn == "AB".index(other)
        assert table.legal == {"champion", "let"}
        table.play("champion")
        assert (table["attack"], table["ball"], table["restart"]) == (other, "e3", "free-kick")
        assert table.legal == ARROWS


@clause("SG-10.7", "SG-10.8")
@pytest.mark.parametrize("face", ["foul", "recovery"])
def test_not_before_the_throw_is_declared(game, side, other, face):
    with scripted(game, f"attack={side}; ball=c6; champion={other}:{face}", "F2") as table:
        assert table.state.turn == "AB".index(side)
        assert table.legal == ARROWS
        table.play("pass", "let")
        assert (table["attack"], table["ball"]) == (side, "c8")
        assert table["champion"] == f"{other}:{face}"


@clause("SG-10.7", "SG-10.8")
@pytest.mark.parametrize("face", ["foul", "recovery"])
@pytest.mark.parametrize(
    ("restart", "kick", "won"),
    [
        ("ball=c6; restart=kick-off", "pass", "c6"),
        ("ball=a5; restart=throw-in", "launch", "e7"),
        ("ball=b5; restart=free-kick", "control", "d7"),
        ("ball=c9; restart=free-kick", "shot", "c3"),
        ("ball=a11; restart=corner", "e11 pass", "a1"),
        ("ball=b1; restart=goal-kick", "d1 launch long", "b11"),
        ("ball=c1; restart=keeper", "c2 pass", "c10"),
    ],
    ids=lambda value: value.partition("restart=")[2] or value,
)
def test_at_restarts_too_where_the_ball_then_lies(game, side, other, face, restart, kick, won):
    start = f"attack={side}; {restart}; champion={other}:{face}"
    with scripted(game, start, "long-shot") as table:
        table.play(kick, "champion")
        assert (table["attack"], table["ball"]) == (other, won)
        assert table["restart"] == ("free-kick" if face == "foul" else "open")


@clause("SG-10.7")
@pytest.mark.parametrize(
    ("lost", "won"), [("c10", "c2"), ("b11", "d1"), ("a1", "e11"), ("e2", "a10"), ("a2", "e10")]
)
def test_before_his_own_goal_and_beside_the_other_area_it_is_no_shot(game, side, other, lost, won):
    start = f"attack={side}; ball={lost}; champion={other}:foul"
    with scripted(game, start, "save") as table:
        table.play("pass", "champion")
        assert (table["attack"], table["ball"], table["restart"]) == (other, won, "free-kick")
        assert "shot" not in table.legal
        assert table.state.why_not("shot").clause == "SG-9.3"


# What an attacker declares in his own area, and where the defender's free kick then lies.
OWN_AREA = {
    "in play": ("ball=c1", "pass", "c11"),
    "in front": ("ball=d2", "control", "b10"),
    "goal kick": ("ball=b1; restart=goal-kick", "d1 launch long", "b11"),
    "keeper": ("ball=c1; restart=keeper", "c2 pass", "c10"),
}


@clause("SG-10.7", "SG-9.3")
@pytest.mark.parametrize("throw", OWN_AREA)
def test_in_the_attackers_own_area_it_may_be_a_direct_shot(game, side, other, nil_one, throw):
    """No penalty; on target it goes to the keeper die, unstoppable it is a goal."""
    start, kick, won = OWN_AREA[throw]
    lost = f"attack={side}; {start}; champion={other}:foul"
    with scripted(game, lost, "long-shot") as table:
        table.play(kick, "champion")
        assert (table["attack"], table["ball"], table["restart"]) == (other, won, "free-kick")
        assert table.legal == ARROWS | {"shot"}
    with scripted(game, lost, "long-shot", "target", "not-saved") as table:
        table.play(kick, "champion", "shot")
        assert table["score"] == nil_one
    with scripted(game, lost, "long-shot", "unstoppable") as table:
        table.play(kick, "champion", "shot")
        assert table["score"] == nil_one


@clause("SG-10.7", "SG-10.8", "SG-10.9")
@pytest.mark.parametrize("throw", ["target", "unstoppable", "post"])
@pytest.mark.parametrize("face", ["save", "recovery"])
def test_that_shot_is_one_from_inside_the_area(game, side, other, throw, face):
    """The save answers it, the recovery does not."""
    start = f"attack={side}; ball=c2; champion={other}:foul"
    table = Table(game.parse(start), [face, throw])
    table.play("pass", "champion", "shot")
    if face == "recovery":
        table.play("let")  # before the throw it could have been played
    answers = table.state.turn == "AB".index(side) and "champion" in table.legal
    assert answers == (face == "save" and throw != "post")


@clause("SG-10.7")
def test_the_foul_is_told_as_one_of_the_attacker(game, side, other):
    start = f"attack={side}; ball=c6; champion={other}:foul"
    with scripted(game, start, "save") as table:
        table.play("pass", "champion")
        told = [(event.message, event.seat) for event in table.events]
        assert told[:3] == [
            ("champion-played", "AB".index(other)),
            ("foul", "AB".index(side)),
            ("free-kick", "AB".index(other)),
        ]
        assert "brought down" not in game.text("en").say(
            "event-champion-played", {"side": other, "face": "foul"}
        )


@clause("SG-10.6", "SG-9.3")
@pytest.mark.parametrize("square", ["a10", "e10"])
def test_beside_the_area_the_attackers_foul_allows_a_shot_as_from_line_9(
    game, side, square, one_nil
):
    start = f"attack={side}; ball={square}; champion={side}:foul"
    with scripted(game, start, "save") as table:
        table.play("champion")
        assert (table["attack"], table["ball"], table["restart"]) == (side, square, "free-kick")
        assert table.legal >= ARROWS | {"shot"}
    with scripted(game, start, "long-shot", "target", "not-saved") as table:
        table.play("champion", "shot")
        assert table["score"] == one_nil
    with scripted(game, start, "long-shot", "unstoppable") as table:
        table.play("champion", "shot")
        assert table["score"] == one_nil


@clause("SG-10.6", "SG-10.8", "SG-10.10")
@pytest.mark.parametrize("throw", ["target", "unstoppable"])
def test_that_shot_comes_from_outside_the_area(game, side, other, throw):
    start = f"attack={side}; ball=a10; champion={side}:foul"
    with scripted(game, start, "recovery", throw, "save") as table:
        table.play("champion", "shot", "let", "champion")
        assert (table["attack"], table["ball"]) == (other, "c1")
        assert table.legal == {"control"}


@clause("SG-10.6", "SG-9.3")
def test_an_arrow_thrown_there_ends_that(game, side):
    """Fouled there again, by the blue die, he may not shoot."""
    start = f"attack={side}; ball=a10; champion={side}:foul"
    with scripted(game, start, "long-shot", "L2X") as table:
        table.play("champion", "pass turned")
        assert table["phase"] == "side"
        assert table["direct"] == "no"
        table.play("a8")
    with scripted(game, f"attack={side}; ball=a10; phase=blue", "foul") as table:
        assert "shot" not in table.legal


@clause("SG-10.6")
@pytest.mark.parametrize("start", ["ball=a11", "ball=e11", "ball=a11; restart=corner"])
def test_on_a_corner_square_it_allows_none(game, side, start):
    with scripted(game, f"attack={side}; {start}; champion={side}:foul", "long-shot") as table:
        table.play("champion")
        assert table["restart"] == "free-kick"
        assert "shot" not in table.legal


@clause("SG-10.6", "SG-9.3")
@pytest.mark.parametrize(("square", "next_phase"), [("c8", "intercept"), ("c9", "keeper")])
def test_on_lines_8_and_9_it_is_the_free_kick_of_any_foul(game, side, square, next_phase):
    start = f"attack={side}; ball={square}; champion={side}:foul"
    table = Table(game.parse(start), ["long-shot", "target"])
    table.play("champion", "shot")
    assert (table["ball"], table["phase"]) == ("c10", next_phase)


@clause("SG-10.6")
@pytest.mark.parametrize(
    "position",
    ["ball=a10; direct=yes", "ball=c9; restart=free-kick; direct=yes", "direct=yes"],
)
def test_no_other_position_says_so(game, position):
    with pytest.raises(BadPosition, match="direct"):
        game.parse(position)


@clause("SG-10.7", "SG-9.3")
@pytest.mark.parametrize(("lost", "won"), [("c4", "c8"), ("a3", "e9")])
def test_as_any_free_kick_it_may_be_a_direct_shot_near_the_goal(game, side, other, lost, won):
    start = f"attack={side}; ball={lost}; champion={other}:foul"
    with scripted(game, start, "save") as table:
        table.play("pass", "champion")
        assert (table["attack"], table["ball"]) == (other, won)
        assert "shot" in table.legal


@clause("SG-10.8", "SG-3.3")
@pytest.mark.parametrize("die", ["control", "pass", "launch", "pass turned", "shot"])
def test_recovery_takes_the_ball_before_any_throw_as_if_stolen(game, side, other, die):
    start = f"attack={side}; ball=a9; champion={other}:recovery"
    with scripted(game, start, "save") as table:
        table.play(die)
        assert table.legal == {"champion", "let"}
        table.play("champion")
        assert (table["attack"], table["ball"], table["restart"]) == (other, "e3", "open")
        assert table.legal == {"control"}
