"""What the table shows of Super Goal!: names of squares that stay, risks, and answers let pass."""

from __future__ import annotations

import re

import pytest

from debut import Match
from debut.games.supergoal.board import DICE
from debut.kernel.testing import clause, random_states, scripted
from debut.kernel.text import LANGS
from debut.kernel.views import Routine
from debut.table.stories import replay_of

SQUARE = re.compile(r"\b[a-e](?:1[01]|[1-9])\b")
OTHER = {f"{a}{line}": f"{b}{12 - line}" for a, b in zip("abcde", "edcba", strict=True)
         for line in range(1, 12)}  # fmt: skip


def on_board(side: str, square: str) -> str:
    return square if side == "A" else OTHER[square]


def prompt(state, lang: str = "en") -> str:
    message = state.view(None).prompt
    return str(state.game.text(lang).say(message.id, message.values))


# Names of squares


@clause("SG-1.2")
def test_a_square_keeps_its_name_when_possession_changes(game):
    with scripted(game, "attack=A; ball=d4", "L2X") as table:
        table.play("pass", "b4")
        shown = table.state.view(None)
        assert (table["attack"], table["ball"]) == ("B", "d8")
        assert shown.prompt.values["ball"] == "b4"
        assert [piece.cell for piece in shown.pieces] == ["b4"]
        [flight] = [event for event in table.events if event.kind == "flight"]
        assert (flight.path[0], flight.path[-1], flight.told) == ("d4", "b4", ())


@clause("SG-1.2", "SG-8.1", "SG-8.2", "SG-8.4")
@pytest.mark.parametrize(
    ("restart", "squares"),
    [("corner", ("a11", "e11")), ("goal-kick", ("b1", "d1")), ("keeper", ("c1", "c2"))],
)
@pytest.mark.parametrize("lang", LANGS)
def test_a_restart_offers_the_squares_by_their_names_on_the_board(
    game, side, restart, squares, lang
):
    state = game.parse(f"attack={side}; ball={squares[0]}; restart={restart}")
    cells = {pick.id for choice in state.view(state.turn).choices for pick in choice.picks}
    named = {on_board(side, square) for square in squares}
    assert set(SQUARE.findall(prompt(state, lang))) == named
    assert named <= cells


@clause("SG-1.2")
def test_notation_is_shown_with_the_names_on_the_board_and_read_back(game):
    for state in random_states(game, 10, seed=3, throws=12):
        if state.turn < 0:
            continue
        for action in state.actions():
            written = state.notate(action)
            shown = state.preview(action).notation
            squares = SQUARE.findall(written)
            side = "AB"[state.record.attack]
            assert SQUARE.findall(shown) == [on_board(side, square) for square in squares]
            assert state.on_board(shown) == written


def test_at_a_throw_a_face_is_no_square(game):
    state = game.parse("attack=B; ball=c6; phase=throw; die=pass")
    assert state.on_board("B1") == "B1"


def test_a_replay_names_squares_as_the_board_does():
    match = Match.new("supergoal", dice="typed")
    for text in ("A", "save", "pass", "F2", "control", "D1", "b9"):
        match.play(match.state.read(text))
    frame = replay_of(match).frames[-1]
    assert (frame.text, match.record.plies[-1].text) == ("d3", "b9")
    assert frame.view.pieces[0].cell == "d3"


@pytest.mark.parametrize("lang", LANGS)
def test_no_text_that_is_shown_at_the_table_names_a_square_itself(game, lang):
    shown = ("does-", "prompt-", "fact-", "why-", "event-", "routine-", "how-")
    folder = game.spec.folder / "text" / f"{lang}.ftl"
    lines = [line for line in folder.read_text("utf-8").splitlines() if line.startswith(shown)]
    assert [line for line in lines if SQUARE.search(line.partition("=")[2])] == []


# The risk of the blue die


def blue(state):
    [fact] = [fact for fact in state.view(None).facts if fact.id == "fact-blue"]
    return fact.values


@clause("SG-5.1", "SG-5.4", "SG-9.1", "SG-9.2", "SG-9.5", "SG-9.6")
@pytest.mark.parametrize(
    ("position", "penalty", "own", "card"),
    [
        ("ball=c6; phase=challenge", "free-kick", 0, "no"),
        ("ball=b10; phase=challenge", "penalty", 0, "no"),
        ("ball=c10; phase=challenge", "penalty", 17, "no"),
        ("ball=c11; phase=bar; shot=inside", "penalty", 17, "no"),
        ("ball=c10; phase=challenge; var=yes", "var", 17, "no"),
    ],
)
def test_the_odds_of_the_blue_die_are_told_before_it_is_taken(
    game, side, other, position, penalty, own, card
):
    state = game.parse(f"attack={side}; {position}")
    told = blue(state)
    assert told == {"side": other, "win": 33, "foul": 17, "own": own, "penalty": penalty,
                    "card": card}  # fmt: skip
    faces = dict(DICE["blue"])
    assert round(100 * faces["steal"] / sum(faces.values())) == told["win"]
    # What is told is what then happens.
    after = game.parse(f"attack={side}; {position}").play(state.read("blue"))
    fouled = after.play(after.read("foul"))
    if penalty == "var":
        assert "phase=var" in str(fouled)
    else:
        assert ("die=penalty" in str(fouled)) == (penalty == "penalty")
    missed = after.play(after.read("own-goal"))
    assert (sum(missed.score) > 0) == (own > 0)


@clause("SG-9.5")
def test_a_second_foul_is_told_as_a_sending_off_once(game, side):
    fouls = "fouls=0-1" if side == "A" else "fouls=1-0"
    state = game.parse(f"attack={side}; ball=c6; phase=challenge; {fouls}")
    assert blue(state)["card"] == "yes"
    assert "fact-fouled" not in {fact.id for fact in state.view(None).facts}
    elsewhere = game.parse(f"attack={side}; ball=c6; {fouls}")
    assert {fact.id for fact in elsewhere.view(None).facts} == {"fact-fouled"}


# Answers that come again and again


def routine(game, text: str) -> Routine | None:
    return game.parse(text).view(None).routine


@clause("SG-10.7")
def test_an_answer_to_an_arrow_is_a_routine_and_one_to_a_shot_is_not(game, side, other):
    start = f"attack={side}; ball=c9; champion={other}:recovery; "
    window = routine(game, start + "phase=window; die=pass")
    assert window is not None and window.asked
    for between in ("phase=throw; die=pass", "phase=choose", "phase=challenge"):
        assert routine(game, start + between) == Routine(window.span, asked=False)
    for shot in ("phase=window; die=shot", "phase=throw; die=shot"):
        assert routine(game, start + shot) is None
    assert routine(game, f"attack={side}; ball=c11; champion={other}:recovery; phase=intercept; "
                         "shot=outside") is None  # fmt: skip


def test_another_attack_another_half_or_a_goal_begins_another_span(game):
    spans = [
        routine(game, f"attack={attack}; ball=c6; champion={holder}:foul; half={half}; "
                      f"score={score}").span
        for attack, holder in (("A", "B"), ("B", "A"), ("A", "A"))
        for half in (1, 2)
        for score in ("0-0", "1-0")
    ]  # fmt: skip
    assert len(set(spans)) == len(spans)
