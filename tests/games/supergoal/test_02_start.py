"""Chapter 2: Start and dice."""

from __future__ import annotations

import pytest

from debut import CHANCE
from debut.kernel.testing import Table, clause, scripted

DICE = {
    "control": {"F1": 2, "D1": 2, "L1": 1, "F2?": 1},
    "pass": {"F2": 1, "D2": 1, "F2?": 1, "D2?": 1, "B1": 1, "L2X": 1},
    "launch": {"F3": 1, "D3": 1, "F3?": 1, "D3?": 1, "F4X": 1, "L3X": 1},
    "shot": {"target": 2, "unstoppable": 1, "post": 1, "bar": 1, "off": 1},
    "blue": {"steal": 2, "miss": 1, "own-goal": 1, "clear": 1, "foul": 1},
    "keeper": {"saved": 2, "not-saved": 2, "parried": 1, "corner": 1},
    "penalty": {"scored": 3, "off": 1, "corner": 1, "rebound": 1},
    "champion": {
        "long-shot": 1, "decisive-pass": 1, "unstoppable": 1, "save": 1, "recovery": 1, "foul": 1,
    },
}  # fmt: skip
# A position that waits for each die, as the notation of its throws sees it.
WAITING = {
    "control": "phase=throw; die=control",
    "pass": "phase=throw; die=pass",
    "launch": "phase=throw; die=launch",
    "shot": "ball=c9; phase=throw; die=shot",
    "blue": "phase=blue",
    "keeper": "ball=c11; phase=keeper; shot=inside",
    "penalty": "ball=c10; phase=throw; die=penalty",
    "champion": "phase=champion; after=choose; champion=A:unthrown",
}


@clause("SG-2.1", "SG-2.2")
@pytest.mark.parametrize(("winner", "loser"), ["AB", "BA"])
def test_the_coin_gives_the_champion_die_and_the_other_side_kicks_off(game, winner, loser):
    with scripted(game, str(game.start()), winner, "recovery") as table:
        assert table["champion"] == f"{winner}:recovery"
        assert (table["attack"], table["ball"], table["restart"]) == (loser, "c6", "kick-off")
        assert table.legal == {"control", "pass", "launch"}
        assert table.state.turn == "AB".index(loser)


@clause("SG-2.1")
@pytest.mark.parametrize("winner", "AB")
def test_the_champion_die_is_thrown_before_anything_else(game, winner):
    table = Table(game.start(), [winner])
    assert table.state.turn == CHANCE
    assert table["champion"] == f"{winner}:unthrown"
    assert table.legal == set(DICE["champion"])


@clause("SG-2.1")
def test_the_coin_is_fair(game):
    state = game.start()
    assert {state.notate(face): share for face, share in state.odds()} == {"A": 0.5, "B": 0.5}


@clause("SG-2.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_both_sides_see_the_face_of_the_champion_die(game, seat):
    with scripted(game, str(game.start()), "B", "save") as table:
        (champion,) = [die for die in table.state.view(seat).dice if die.id == "champion"]
        assert (champion.seat, champion.face) == (1, "save")


@clause("SG-2.3")
@pytest.mark.parametrize("die", DICE)
def test_a_die_has_six_sides_and_falls_on_its_faces(game, die):
    assert sum(DICE[die].values()) == 6
    state = game.parse(WAITING[die])
    odds = {state.notate(face): share for face, share in state.odds()}
    assert odds == pytest.approx({face: sides / 6 for face, sides in DICE[die].items()})
    (drawn,) = [kind for kind in game.board.dice if kind.id == die]
    assert {face.id: face.sides for face in drawn.faces} == DICE[die]


@clause("SG-2.3", "SG-4.1")
@pytest.mark.parametrize(
    ("die", "face", "ends"),
    [
        ("control", "F1", ["c7"]),
        ("control", "D1", ["b7", "d7"]),
        ("control", "L1", ["b6", "d6"]),
        ("pass", "F2", ["c8"]),
        ("pass", "D2", ["a8", "e8"]),
        ("pass", "B1", ["c5"]),
        ("launch", "F3", ["c9"]),
    ],
)
def test_letters_are_directions_and_numbers_are_squares(game, side, die, face, ends):
    for end in ends:
        with scripted(game, f"attack={side}; ball=c6", face) as table:
            table.play(die)
            if len(ends) > 1:
                assert table.legal == set(ends)
                table.play(end)
            assert (table["attack"], table["ball"]) == (side, end)
            assert table["phase"] == "choose"


@clause("SG-2.3", "SG-4.1")
@pytest.mark.parametrize(("start", "end"), [("a6", "d9"), ("e6", "b9")])
def test_a_launch_can_go_three_squares_diagonally(game, start, end):
    with scripted(game, f"ball={start}", "D3") as table:
        table.play("launch", end)
        assert table["ball"] == end


@clause("SG-2.3", "SG-4.3")
@pytest.mark.parametrize(
    ("die", "face", "way"),
    [
        ("control", "F2?", None),
        ("pass", "F2?", None),
        ("pass", "D2?", "a8"),
        ("launch", "F3?", None),
        ("launch", "D3?", "b9"),
    ],
)
def test_a_question_mark_lets_the_defender_step_in(game, side, other, die, face, way):
    start = "e6" if die == "launch" else "c6"
    with scripted(game, f"attack={side}; ball={start}", face) as table:
        table.play(die, *filter(None, [way]))
        assert table.state.turn == "AB".index(other)
        assert table.legal == {"blue", "let"}


@clause("SG-2.3", "SG-4.2")
@pytest.mark.parametrize(
    ("die", "start", "face", "way", "won"),
    [
        ("pass", "c6", "L2X", "a6", "e6"),
        ("launch", "c6", "F4X", None, "c2"),
        ("launch", "d6", "L3X", "a6", "e6"),
    ],
)
def test_a_cross_loses_the_ball(game, side, other, die, start, face, way, won):
    with scripted(game, f"attack={side}; ball={start}", face) as table:
        table.play(die, *filter(None, [way]))
        assert (table["attack"], table["ball"]) == (other, won)


@clause("SG-2.4")
def test_the_champion_die_is_played_nine_times_between_two_throws_and_then_rests(game):
    """Each side declares its control and loses the ball before it can throw."""
    script = ["recovery"] * 9
    with scripted(game, "ball=c6; champion=B:recovery", *script, "F1", "save") as table:
        for played in range(9):
            assert (table["attack"], table["ball"]) == ("AB"[played % 2], "c6")
            table.play("control")
            assert table.legal == {"champion", "let"}
            table.play("champion")
        assert (table["attack"], table["champion"]) == ("B", "A:recovery")
        table.play("control")
        # No window: the throw has been made.
        assert (table["attack"], table["ball"]) == ("B", "c7")
        # And after it the champion die is awake again.
        table.play("pass")
        assert table.legal == {"champion", "let"}
        table.play("champion")
        assert (table["attack"], table["champion"]) == ("A", "B:save")


@clause("SG-2.4")
def test_the_attacker_is_told_that_the_champion_die_rests(game, side):
    tired = f"attack={side}; ball=c6; champion={side}:foul; plays=9"
    with scripted(game, tired, "F2") as table:
        assert table.legal == {"control", "pass", "launch"}
        assert table.state.why_not("champion").clause == "SG-2.4"
        table.play("pass")
        assert "champion" in table.legal


@clause("SG-2.4")
def test_the_ninth_play_is_still_allowed(game, side, other):
    with scripted(game, f"attack={side}; ball=c6; champion={side}:foul; plays=8", "foul") as table:
        table.play("champion")
        assert table["restart"] == "free-kick"
        assert table["champion"] == f"{other}:foul"
        assert table["plays"] == "9"


@clause("SG-2.4", "SG-10.8", "SG-10.9")
@pytest.mark.parametrize("shot", ["unstoppable", "long-shot"])
@pytest.mark.parametrize(
    ("face", "ball", "won"), [("save", "c10", "c1"), ("save", "a9", "c1"), ("recovery", "a9", "c1")]
)
def test_a_shot_that_is_the_ninth_play_is_still_answered(game, side, other, shot, face, ball, won):
    tired = f"attack={side}; ball={ball}; champion={side}:{shot}; plays=8"
    with scripted(game, tired, face, "foul") as table:
        table.play("champion")
        assert table["plays"] == "9"
        assert table.state.turn == "AB".index(other)
        assert "champion" in table.legal
        table.play("champion")
        assert (table["score"], table["attack"], table["ball"]) == ("0-0", other, won)
        assert (table["plays"], table["champion"]) == ("10", f"{side}:foul")
        # What comes before a throw rests, however: no window, the throw is made.
        table.throws.append("F1")
        table.play("c1 control" if face == "save" else "control")
        assert (table["attack"], table["ball"]) == (other, "c2")


@clause("SG-2.4", "SG-10.9")
def test_only_a_face_that_answers_is_played_then(game, side, one_nil):
    """A recovery does not stop a shot from inside, tired or not."""
    tired = f"attack={side}; ball=c10; champion={side}:unstoppable; plays=8"
    with scripted(game, tired, "recovery") as table:
        table.play("champion")
        assert table["score"] == one_nil


@clause("SG-2.4", "SG-10.8")
def test_a_refusal_there_names_what_forbids_it_and_not_the_rest(game, side, other):
    tired = f"attack={side}; ball=c10; phase=challenge; champion={other}:recovery; plays=9"
    assert game.parse(tired).why_not("champion").clause == "SG-10.8"


@clause("SG-2.4", "SG-10.11")
def test_a_penalty_is_a_throw_that_wakes_the_champion_die(game):
    tired = "ball=b10; phase=blue; champion=A:long-shot; plays=9"
    with scripted(game, tired, "foul", "rebound") as table:
        assert table["ball"] == "c10"
        assert "champion" in table.legal
