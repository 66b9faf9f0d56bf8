"""Chapter 2: Placing."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause
from tests.games.streetsoccer.bench import CENTRAL, DARK, FIELD

NOBODY = "-,-,-,-,-"
LOT = f"phase=lot; A={NOBODY}; B={NOBODY}"
LITTLEGOLEM = "setup=littlegolem; A=b3,f4,-,-,-; B=k4,g3,-,-,-"
OWN = {square for square in FIELD if square[0] in "bcdef"}
OTHER = FIELD - OWN
FORMATIONS = ["diamond", "wall", "arrow", "wide", "left", "right"]


def placing(ours, theirs):
    return f"phase=place; side=A; A={ours}; B={theirs}"


def squares(match, side):
    return match[side].split(",")


@clause("ST-2.1")
@pytest.mark.parametrize("setup", ["turns", "quick", "littlegolem"])
def test_lots_are_drawn_first_and_both_sides_are_as_likely(game, setup):
    state = game.start(setup=setup)
    assert [(state.notate(face), share) for face, share in state.odds()] == [("A", 0.5), ("B", 0.5)]


@clause("ST-2.1")
@pytest.mark.parametrize(
    ("start", "phase"),
    [(LOT, "place"), (f"{LOT}; setup=quick", "formation"), (f"{LITTLEGOLEM}; phase=lot", "place")],
)
def test_the_side_that_wins_the_lots_places_first(at, start, phase):
    match = at(start, "A")
    assert (match["phase"], match.turn) == (phase, "A")


@clause("ST-2.1")
def test_a_match_starts_with_an_empty_field(game):
    assert game.start() == game.parse(LOT)


@clause("ST-2.2")
def test_one_then_always_two_then_one(at):
    match = at(LOT, "A")
    turns = []
    for square in ("b3", "k4", "g4", "f3", "d2", "i5", "i2", "d5", "h4", "e3"):
        turns.append(match.turn)
        match.play(square)
    assert "".join(turns) == "ABBAABBAAB"
    assert (match["phase"], match.turn, match["turns"]) == ("kick-off-throw", "dice", "0")
    assert (match["A"], match["B"]) == ("b3,f3,d2,d5,h4", "k4,g4,i5,i2,e3")


@clause("ST-2.2", "ST-2.3", "ST-2.4")
def test_the_first_footballer_may_stand_on_any_field_square_but_four(at):
    match = at(LOT, "A")
    assert match.legal == FIELD - {"k3", "k4", "g3", "g4"}


@clause("ST-2.2")
@pytest.mark.parametrize("square", ["a0", "c0", "a2", "a3", "l4", "l6", "h7"])
def test_footballers_are_placed_on_the_field_only(at, square):
    match = at(placing("b3,-,-,-,-", "k4,g4,-,-,-"))
    assert match.why(square) == ("ST-2.2", "why-not-field")


@clause("ST-2.2")
@pytest.mark.parametrize("square", ["b3", "k4", "g4", "c5"])
def test_one_on_a_square(at, square):
    match = at(placing("b3,d2,c5,-,-", "k4,g4,e3,i5,-"))
    assert match.why(square) == ("ST-2.2", "why-taken")


@clause("ST-2.2")
@pytest.mark.parametrize("text", ["b3-c3", "b3*c3>d3", ">f3", "skip", "diamond"])
def test_nothing_else_is_done_before_all_stand(at, text):
    match = at(placing("b3,-,-,-,-", "k4,g4,-,-,-"))
    assert text not in match.legal
    if text != "skip":
        assert match.why(text) == ("ST-2.2", "why-place-first")


@clause("ST-2.3")
@pytest.mark.parametrize("square", ["b3", "b4"])
def test_whoever_is_placed_on_a_dark_square_is_the_keeper(at, square):
    match = at(placing("-,f3,-,-,-", "k4,g4,-,-,-"))
    match.play(square)
    assert match["A"] == f"{square},f3,-,-,-"


@clause("ST-2.3")
def test_the_keeper_can_stand_nowhere_else(at):
    match = at(placing("-,f3,d2,h1,h2", "k4,g4,i5,e3,-"))
    assert match.legal == {"b3", "b4"}
    assert match.why("d4") is not None
    assert match.play("b4")["A"] == "b4,f3,d2,h1,h2"


@clause("ST-2.3")
@pytest.mark.parametrize("square", ["b4", "k3"])
def test_nobody_else_is_placed_on_a_dark_square(at, square):
    match = at(placing("b3,-,-,-,-", "k4,g4,-,-,-"))
    assert match.why(square) == ("ST-2.3", "why-keeper-only")


@clause("ST-2.3")
def test_the_keeper_is_not_placed_in_front_of_the_other_goal(at):
    match = at(placing("-,f3,-,-,-", "-,g4,i5,-,-"))
    assert {"b3", "b4"} <= match.legal
    assert match.why("k3") == ("ST-2.3", "why-keeper-only")
    assert match.why("k4") == ("ST-2.3", "why-keeper-only")


@clause("ST-2.4")
def test_without_a_central_footballer_the_last_one_goes_there(at):
    match = at(placing("b3,d2,d5,h4,-", "k4,g4,i5,e3,-"))
    assert match.legal == {"f3", "f4"}
    assert match.why("e4") == ("ST-2.7", "why-owed")


@clause("ST-2.4")
def test_two_footballers_may_stand_on_the_central_squares(at):
    match = at(placing("b3,f3,h4,-,-", "k4,g4,i5,e3,-"))
    assert "f4" in match.legal


@clause("ST-2.4")
@pytest.mark.parametrize("square", ["g3", "g4"])
def test_nobody_is_placed_on_the_opponents_central_squares(at, square):
    match = at(placing("b3,-,-,-,-", "k4,i5,-,-,-"))
    assert match.why(square) == ("ST-2.4", "why-their-central")


@clause("ST-2.5")
def test_three_others_in_ones_own_half_are_too_many(at):
    match = at(placing("b3,f3,d2,d5,-", "k4,g4,i5,e3,-"))
    assert match.legal == OTHER - DARK - CENTRAL - {"i5"}
    assert match.why("e4") == ("ST-2.7", "why-owed")


@clause("ST-2.5")
def test_three_others_in_the_other_half_are_too_many(at):
    match = at(placing("b3,f3,h1,h2,-", "k4,g4,i5,e3,-"))
    assert match.legal == OWN - DARK - {"f3", "e3"}
    assert match.why("h3") == ("ST-2.7", "why-owed")


@clause("ST-2.5")
@pytest.mark.parametrize("other", ["d2", "f4"])
def test_one_in_each_half_leaves_the_last_one_free(at, other):
    """A second footballer on the central squares is one of the three others."""
    match = at(placing(f"b3,f3,{other},h1,-", "k4,g4,i5,e3,-"))
    assert match.legal == FIELD - DARK - {"g3", "g4", "f3", other, "h1", "i5", "e3"}


@clause("ST-2.6")
def test_only_one_footballer_on_ones_own_light_squares(at):
    match = at(placing("b3,f3,c3,-,-", "k4,g4,i5,e3,-"))
    assert match.why("c4") == ("ST-2.6", "why-light-placed")


@clause("ST-2.6")
def test_the_opponents_light_squares_may_both_be_held(at):
    match = at(placing("b3,f3,j3,-,-", "k4,g4,i5,e3,-"))
    assert match.play("j4")["A"] == "b3,f3,j3,j4,-"


@clause("ST-2.6")
def test_an_opponent_on_a_light_square_does_not_count(at):
    match = at(placing("b3,f3,d2,-,-", "k4,g4,i5,c3,-"))
    assert "c4" in match.legal


@clause("ST-2.7")
def test_those_who_are_left_must_be_enough_for_ones_own_half(at):
    """Still owed: a central footballer and another in the own half, by the two who are left."""
    match = at(placing("b3,h1,h2,-,-", "k4,g4,i5,e3,-"))
    assert match.legal == OWN - DARK - {"e3"}
    assert match.why("h6") == ("ST-2.7", "why-owed")


@clause("ST-2.7")
def test_those_who_are_left_must_be_enough_for_the_centre_and_the_other_half(at):
    match = at(placing("b3,d1,d2,-,-", "k4,g4,i5,e3,-"))
    assert match.legal == {"f3", "f4"} | OTHER - DARK - CENTRAL - {"i5"}
    assert match.why("d3") == ("ST-2.7", "why-owed")


@clause("ST-2.7")
def test_the_keeper_is_not_one_of_those_who_are_left_for_that(at):
    """Two are left, the keeper and the one who is owed on a central square."""
    match = at(placing("-,d1,d2,h1,-", "k4,g4,i5,e3,-"))
    assert match.legal == {"b3", "b4", "f3", "f4"}
    assert match.why("e4") == ("ST-2.7", "why-owed")


@clause("ST-2.8")
def test_each_side_takes_a_formation_and_the_winner_of_the_lots_takes_his_first(at):
    match = at(f"{LOT}; setup=quick", "A")
    assert match.legal == set(FORMATIONS)
    match.play("diamond")
    assert (match["phase"], match.turn) == ("formation", "B")
    assert "-" not in match["A"] and match["B"] == NOBODY
    match.play("wide")
    assert (match["phase"], match.turn) == ("kick-off-throw", "dice")
    assert "-" not in match["B"]


@clause("ST-2.8")
@pytest.mark.parametrize("name", FORMATIONS)
def test_bs_formations_are_as_turned_around(game, name):
    """Each is also one that could have been placed by turns."""
    start = f"{LOT}; setup=quick"
    taken = {}
    for side in "AB":
        state = game.parse(start)
        for text in (side, name):
            state = state.play(state.read(text))
        pieces = [piece for piece in state.view(None).pieces if piece.seat is not None]
        taken[side] = [piece.cell for piece in pieces]
    turned = [f"{'lkjihgfedcba'['abcdefghijkl'.index(c)]}{7 - int(r)}" for c, r in taken["A"]]
    assert taken["B"] == turned
    keeper, *others = taken["A"]
    assert keeper in ("b3", "b4") and set(others) <= FIELD - DARK - {"g3", "g4"}
    assert {"f3", "f4"} & set(others)
    assert len(OWN & set(others)) >= 2 and OTHER & set(others)
    assert len({"c3", "c4"} & set(others)) <= 1


@clause("ST-2.8")
@pytest.mark.parametrize(("first", "second"), [("wall", "arrow"), ("arrow", "wall")])
def test_a_formation_that_needs_a_taken_square_is_not_taken(at, first, second):
    """The arrow's point reaches the square of the wall."""
    match = at(f"{LOT}; setup=quick", "A").play(first)
    assert match.why(second) == ("ST-2.8", "why-formation-taken")
    assert match.legal == set(FORMATIONS) - {second}


@clause("ST-2.8")
@pytest.mark.parametrize("name", FORMATIONS)
def test_any_other_formation_may_be_taken_the_same_one_too(at, name):
    match = at(f"{LOT}; setup=quick", "A").play("diamond", name)
    assert len(set(squares(match, "A") + squares(match, "B"))) == 10


@clause("ST-2.8")
@pytest.mark.parametrize("text", ["f3", ">f3", "b3-c3"])
def test_nothing_is_placed_or_played_before_the_formations_are_taken(at, text):
    match = at(f"phase=formation; side=A; setup=quick; A={NOBODY}; B={NOBODY}")
    assert match.why(text) == ("ST-2.8", "why-formation-first")


@clause("ST-2.9")
def test_littlegolem_starts_with_keepers_and_central_footballers(game):
    start = game.start(setup="littlegolem")
    assert start == game.parse(f"{LITTLEGOLEM}; phase=lot")


@clause("ST-2.9")
def test_littlegolem_first_three_of_one_side_then_three_of_the_other(at):
    match = at(f"{LITTLEGOLEM}; phase=lot", "A")
    turns = []
    for square in ("d2", "c3", "h1", "i5", "j4", "e6"):
        turns.append(match.turn)
        match.play(square)
    assert "".join(turns) == "AAABBB"
    assert match["phase"] == "kick-off-throw"
    assert (match["A"], match["B"]) == ("b3,f4,d2,c3,h1", "k4,g3,i5,j4,e6")


@clause("ST-2.9")
def test_littlegolem_keeps_the_four_central_squares_free(at):
    match = at(f"{LITTLEGOLEM}; phase=place; side=A")
    assert match.legal == FIELD - DARK - CENTRAL
    assert match.why("f3") == ("ST-2.9", "why-mid-circle")
    assert match.why("g4") is not None
    assert match.why("b4") == ("ST-2.3", "why-keeper-only")


@clause("ST-2.9", "ST-2.5")
@pytest.mark.parametrize(
    ("stand", "half", "refused"), [("d2,d5", OTHER, "e2"), ("h1,h6", OWN, "h2")]
)
def test_littlegolem_asks_for_one_in_each_half_too(at, stand, half, refused):
    match = at(f"setup=littlegolem; {placing(f'b3,f4,{stand},-', 'k4,g3,-,-,-')}")
    assert match.legal == half - DARK - CENTRAL
    assert match.why(refused) == ("ST-2.7", "why-owed")


@clause("ST-2.9", "ST-2.6")
def test_littlegolem_lets_one_stand_on_the_light_squares_too(at):
    match = at(f"setup=littlegolem; {placing('b3,f4,c3,-,-', 'k4,g3,-,-,-')}")
    assert match.why("c4") == ("ST-2.6", "why-light-placed")
