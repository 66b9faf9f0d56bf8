"""The champion die as an answer (chapter 10): to shots, and at penalties."""

from __future__ import annotations

import pytest

from debut.kernel.testing import Table, clause, scripted
from tests.games.supergoal.test_10_champion import (
    CHAMPION_FACES,
    INSIDE,
    KEEPER_FACES,
    OUTSIDE,
)

# What the defender may play after a shot: start, throws, and the faces that may answer.
AFTER_SHOTS = {
    "inside, on target": ("ball=c10", ["target"], {"save"}),
    "inside, unstoppable": ("ball=b11", ["unstoppable"], {"save"}),
    "inside, bar": ("ball=d10", ["bar"], {"save"}),
    "inside, post": ("ball=d10", ["post"], set()),
    "outside, on target": ("ball=a9", ["target"], {"recovery"}),
    "outside, unstoppable": ("ball=a9", ["unstoppable"], {"save", "recovery"}),
    "outside, bar": ("ball=e10", ["bar"], {"save", "recovery"}),
    "outside, post": ("ball=e10", ["post"], {"recovery"}),
    "free kick 9, on target": ("ball=b9; restart=free-kick", ["target"], {"save", "recovery"}),
    "free kick 9, unstoppable": (
        "ball=b9; restart=free-kick", ["unstoppable"], {"save", "recovery"},
    ),
    "free kick 8, on target": ("ball=b8; restart=free-kick", ["target"], {"recovery"}),
    "free kick 8, unstoppable": (
        "ball=b8; restart=free-kick", ["unstoppable"], {"save", "recovery"},
    ),
}  # fmt: skip


def answer(game, position: str, *script: str) -> Table:
    """Plays a shot that the dice of the script send off, passing by every other window."""
    table = Table(game.parse(position), list(script))
    table.play("shot")
    if table["phase"] == "window":
        table.play("let")
    return table


@clause("SG-10.8", "SG-10.9", "SG-10.7", "SG-10.2")
@pytest.mark.parametrize("face", sorted(CHAMPION_FACES))
@pytest.mark.parametrize("shot", AFTER_SHOTS)
def test_what_the_defender_may_play_after_a_shot(game, side, other, shot, face):
    start, throws, faces = AFTER_SHOTS[shot]
    table = answer(game, f"attack={side}; {start}; champion={other}:{face}", *throws)
    answering = table["attack"] == side and table.state.turn == "AB".index(other)
    assert (answering and "champion" in table.legal) == (face in faces)


@clause("SG-10.8", "SG-10.9")
@pytest.mark.parametrize("face", ["save", "recovery"])
@pytest.mark.parametrize(("reply", "blue"), [("let", []), ("blue", ["miss"])])
def test_after_the_blue_die_both_may_still_answer_before_the_keeper_die(
    game, side, other, face, reply, blue
):
    start = f"attack={side}; ball=a9; champion={other}:{face}"
    table = answer(game, start, "target", *blue)
    table.play(reply)
    assert table.state.turn == "AB".index(other)
    assert table.legal == {"champion", "keeper"}


@clause("SG-10.8", "SG-10.9")
@pytest.mark.parametrize("face", sorted(CHAMPION_FACES))
@pytest.mark.parametrize("square", ["c6", "c9", "c10"])
def test_what_may_answer_a_long_shot(game, side, face, square):
    start = game.parse(f"attack={side}; ball={square}; champion={side}:long-shot")
    table = Table(start, [face])
    table.play("champion")
    answers = {"save"} if square == "c10" else {"save", "recovery"}
    assert table.legal == ({"champion", "keeper"} if face in answers else KEEPER_FACES)


@clause("SG-10.8", "SG-10.3")
@pytest.mark.parametrize("square", INSIDE)
def test_a_long_shot_struck_inside_the_area_cannot_be_recovered(game, side, square, one_nil):
    start = f"attack={side}; ball={square}; champion={side}:long-shot"
    with scripted(game, start, "recovery", "not-saved") as table:
        table.play("champion")
        assert table["score"] == one_nil


@clause("SG-10.7", "SG-10.8", "SG-10.9")
@pytest.mark.parametrize(
    ("face", "number"), [("foul", "SG-10.7"), ("recovery", "SG-10.8"), ("save", "SG-10.9")]
)
def test_nothing_may_be_played_after_a_question_mark(game, side, other, face, number):
    landed = f"attack={side}; ball=c6; phase=challenge; champion={other}:{face}"
    with scripted(game, landed) as table:
        assert table.legal == {"blue", "let"}
        assert table.state.why_not("champion").clause == number


@clause("SG-10.3", "SG-10.4", "SG-10.5", "SG-10.9")
@pytest.mark.parametrize("face", ["long-shot", "decisive-pass", "unstoppable", "save"])
@pytest.mark.parametrize("die", ["pass", "shot"])
def test_no_other_face_holds_up_a_throw(game, side, other, face, die):
    start = f"attack={side}; ball=c9; champion={other}:{face}"
    with scripted(game, start, {"pass": "F2", "shot": "post"}[die]) as table:
        table.play(die)
        assert table["ball"] == {"pass": "c11", "shot": "c10"}[die]


@clause("SG-10.9", "SG-8.2")
@pytest.mark.parametrize(
    ("square", "faces", "before"),
    [
        ("c10", ["target"], []),
        ("c10", ["unstoppable"], []),
        ("c10", ["bar"], []),
        ("a9", ["target"], ["let"]),
        ("a9", ["unstoppable"], []),
        ("a9", ["bar"], []),
    ],
)
def test_a_save_is_a_keepers_throw_for_the_defender(game, side, other, square, faces, before):
    start = f"attack={side}; ball={square}; champion={other}:save"
    with scripted(game, start, *faces, "long-shot") as table:
        table.play("shot", *before, "champion")
        assert table["score"] == "0-0"
        assert (table["attack"], table["restart"]) == (other, "keeper")
        assert table["champion"] == f"{side}:long-shot"


@clause("SG-10.9")
def test_once_the_keeper_die_is_thrown_it_is_too_late(game, side, other, one_nil):
    start = f"attack={side}; ball=c10; champion={other}:save"
    with scripted(game, start, "target", "not-saved") as table:
        table.play("shot", "keeper")
        assert table["score"] == one_nil
        assert table["champion"] == f"{other}:save"


@clause("SG-10.9", "SG-6.3")
def test_the_save_does_not_answer_before_the_blue_die(game, side, other):
    start = f"attack={side}; ball=a9; champion={other}:save"
    with scripted(game, start, "target") as table:
        table.play("shot")
        assert table.legal == {"blue", "let"}
        assert table.state.why_not("champion").clause == "SG-10.9"


@clause("SG-10.10", "SG-10.8")
@pytest.mark.parametrize("square", OUTSIDE)
@pytest.mark.parametrize(
    ("face", "before"), [("target", []), ("target", ["let"]), ("unstoppable", [])]
)
def test_a_recovered_shot_lies_where_the_blue_die_would_have_met_it(
    game, side, other, square, face, before
):
    start = f"attack={side}; ball={square}; champion={other}:recovery"
    with scripted(game, start, face, "long-shot") as table:
        table.play("shot", "let", *before, "champion")
        assert (table["attack"], table["ball"]) == (other, "c2" if square == "c9" else "c1")
        assert table.legal == {"control"}


@clause("SG-10.10", "SG-10.8")
@pytest.mark.parametrize(("face", "won"), [("post", "c2"), ("bar", "c1")])
@pytest.mark.parametrize(
    "start", [f"ball={square}" for square in OUTSIDE] + ["ball=c8; restart=free-kick"]
)
def test_after_a_post_or_a_bar_it_lies_where_it_fell(game, side, other, start, face, won):
    shot = f"attack={side}; {start}; champion={other}:recovery"
    with scripted(game, shot, face, "long-shot") as table:
        table.play("shot", "let", "champion")
        assert (table["attack"], table["ball"]) == (other, won)
        assert table.legal == {"control"}


@clause("SG-10.10")
@pytest.mark.parametrize("face", ["target", "unstoppable"])
@pytest.mark.parametrize("square", ["a8", "c8", "b9", "c9"])
def test_so_does_a_recovered_free_kick(game, side, other, square, face):
    start = f"attack={side}; ball={square}; restart=free-kick; champion={other}:recovery"
    with scripted(game, start, face, "long-shot") as table:
        table.play("shot", "let", "champion")
        assert (table["attack"], table["ball"]) == (other, "c1" if square == "b9" else "c2")


@clause("SG-10.10")
@pytest.mark.parametrize("square", ["c6", "c8", "c9", "d9", "a10"])
def test_so_does_a_recovered_long_shot(game, side, other, square):
    start = f"attack={side}; ball={square}; champion={side}:long-shot"
    with scripted(game, start, "recovery", "save") as table:
        table.play("champion", "champion")
        assert (table["attack"], table["ball"]) == (other, "c2" if square == "c9" else "c1")
        assert table.legal == {"control"}


@clause("SG-10.10", "SG-10.5")
@pytest.mark.parametrize("square", OUTSIDE)
def test_so_does_a_recovered_unstoppable_shot_of_the_champion(game, side, other, square):
    start = f"attack={side}; ball={square}; champion={side}:unstoppable"
    with scripted(game, start, "recovery", "save") as table:
        table.play("champion", "champion")
        assert table["score"] == "0-0"
        assert (table["attack"], table["ball"]) == (other, "c2" if square == "c9" else "c1")


@clause("SG-10.11", "SG-9.7")
@pytest.mark.parametrize(("face", "restart"), [("foul", "free-kick"), ("recovery", "open")])
def test_foul_and_recovery_may_be_played_before_a_penalty(game, side, other, face, restart):
    start = f"attack={side}; ball=b11; phase=blue; champion={other}:{face}"
    with scripted(game, start, "foul", "long-shot") as table:
        assert table.legal == {"champion", "let"}
        table.play("champion")
        assert (table["attack"], table["ball"], table["restart"]) == (other, "c2", restart)


@clause("SG-10.11")
@pytest.mark.parametrize("face", ["foul", "recovery"])
def test_they_need_not_be(game, side, other, face, one_nil):
    start = f"attack={side}; ball=b11; phase=blue; champion={other}:{face}"
    with scripted(game, start, "foul", "scored") as table:
        table.play("let")
        assert table["score"] == one_nil


@clause("SG-10.11")
@pytest.mark.parametrize("face", ["save", "long-shot", "decisive-pass", "unstoppable"])
@pytest.mark.parametrize("holder", "AB")
def test_no_other_face_may(game, face, holder):
    """Neither side is asked anything before the penalty is thrown."""
    start = f"ball=b11; phase=blue; champion={holder}:{face}"
    with scripted(game, start, "foul", "scored") as table:
        assert table["score"] == "1-0"


@clause("SG-10.11", "SG-9.6")
@pytest.mark.parametrize("face", sorted(CHAMPION_FACES))
@pytest.mark.parametrize("holder", "AB")
def test_the_throw_of_the_var_knows_no_champion_die(game, face, holder):
    start = f"ball=b11; phase=blue; var=yes; champion={holder}:{face}"
    with scripted(game, start, "foul", "F2?") as table:
        assert (table["attack"], table["ball"]) == ("A", "b11")


@clause("SG-10.11", "SG-12.2")
@pytest.mark.parametrize("face", sorted(CHAMPION_FACES))
@pytest.mark.parametrize("holder", "AB")
def test_nor_does_the_shoot_out(game, face, holder):
    start = f"phase=shootout; tournament=yes; champion={holder}:{face}"
    with scripted(game, start, *["scored", "off"] * 3) as table:
        assert table["shootout"] == "3-0"
