"""Chapter 12: Tournament."""

from __future__ import annotations

import pytest

from debut.kernel.testing import Table, clause, scripted

PENALTY_FACES = {"scored", "off", "corner", "rebound"}
# Full time of a tournament match, A to throw: the next ball that goes out ends it.
END = "ball=b10; half=2; length=33; throws=33; up=yes; tournament=yes"
MISSES = ["off", "corner", "rebound"]


def shootout(kicks: str, scored: str, kicks_next: str = "A", first: str = "A") -> str:
    return (
        f"attack={kicks_next}; phase=shootout; half=2; tournament=yes; kick-off={first}; "
        f"kicks={kicks}; shootout={scored}"
    )


@clause("SG-12.1")
def test_a_tournament_has_halves_of_33_throws(game):
    assert game.start().options["tournament"] is False
    options = game.start(tournament=True).options
    assert (options["tournament"], options["throws"]) == (True, 33)


@clause("SG-12.1", "SG-11.1")
@pytest.mark.parametrize(("throws", "up"), [(31, "no"), (32, "yes")])
def test_time_is_up_after_33_throws(game, throws, up):
    length = game.start(tournament=True).options["throws"]
    start = f"ball=c3; tournament=yes; length={length}; throws={throws}"
    with scripted(game, start, "F1") as table:
        table.play("control")
        assert table["up"] == up


@clause("SG-12.1")
def test_or_of_five_minutes_by_the_clock(game):
    clock = game.start(tournament=True, clock="real").view(None).clock
    assert (clock.kind, clock.of) == ("seconds", 5 * 60)


@clause("SG-12.2", "SG-12.4")
@pytest.mark.parametrize(("first", "second"), ["AB", "BA"])
@pytest.mark.parametrize("score", ["0-0", "2-2"])
def test_a_tie_goes_to_penalties(game, side, first, second, score):
    """The side that kicked off the match shoots first, whoever has the ball at the end."""
    end = f"attack={side}; {END}; kick-off={first}; score={score}"
    table = Table(game.parse(end), ["F2"])
    table.play("pass")
    assert table["result"] == "none"
    assert table.legal == PENALTY_FACES
    table = Table(table.state, ["scored"])
    assert table["shootout"] == ("1-0" if first == "A" else "0-1")
    assert table["attack"] == second
    assert table["score"] == score


@clause("SG-12.2", "SG-10.11")
@pytest.mark.parametrize("face", ["recovery", "foul"])
def test_straight_to_penalties_even_if_the_champion_die_ended_the_match(game, face):
    table = Table(game.parse(f"{END}; champion=B:{face}"), [])
    table.play("pass", "champion")
    assert table.legal == PENALTY_FACES


@clause("SG-12.2", "SG-11.6")
@pytest.mark.parametrize(("score", "result"), [("1-0", "A:full-time"), ("1-2", "B:full-time")])
def test_a_match_that_is_won_does_not(game, score, result):
    with scripted(game, f"{END}; score={score}", "F2") as table:
        table.play("pass")
        assert table["result"] == result


@clause("SG-12.2", "SG-11.6")
def test_without_the_option_a_tie_is_a_draw(game):
    with scripted(game, "ball=b10; half=2; throws=50; up=yes", "F2") as table:
        table.play("pass")
        assert table["result"] == "draw:full-time"


@clause("SG-12.2")
def test_nor_does_the_first_half(game):
    end = "ball=b10; length=33; throws=33; up=yes; tournament=yes; kick-off=A"
    with scripted(game, end, "F2") as table:
        table.play("pass")
        assert (table["half"], table["phase"], table["attack"]) == ("2", "choose", "B")


@clause("SG-12.2")
@pytest.mark.parametrize(("first", "second"), ["AB", "BA"])
def test_the_sides_shoot_by_turns_five_each(game, first, second):
    """All but the last score: nobody is out of reach before the tenth kick."""
    start = shootout("0-0", "0-0", first, first)
    with scripted(game, start, *["scored"] * 9, "off") as table:
        shots = [event.seat for event in table.events if event.die == "penalty"]
        assert shots == ["AB".index(first), "AB".index(second)] * 5
        assert table["kicks"] == "5-5"
        assert table["result"] == f"{first}:shootout"
        assert table.state.result.winner == "AB".index(first)


@clause("SG-12.2")
@pytest.mark.parametrize("face", ["scored", *MISSES])
def test_only_scored_counts_and_nothing_follows_a_miss(game, face):
    """No corner, no rebound, no goal kick: the other side shoots."""
    table = Table(game.parse(shootout("2-2", "1-1")), [face])
    assert table["shootout"] == ("2-1" if face == "scored" else "1-1")
    assert (table["kicks"], table["attack"]) == ("3-2", "B")
    assert table.legal == PENALTY_FACES
    assert table["score"] == "0-0"


@clause("SG-12.2")
@pytest.mark.parametrize(
    ("kicks", "scored", "kicks_next", "face", "result"),
    [
        ("3-2", "3-0", "B", "off", "A:shootout"),
        ("2-2", "2-0", "A", "scored", "none"),
        ("3-3", "3-1", "A", "scored", "A:shootout"),
        ("3-3", "1-3", "A", "off", "B:shootout"),
        ("3-3", "2-3", "A", "off", "none"),
        ("4-3", "2-3", "B", "scored", "B:shootout"),
        ("4-3", "3-3", "B", "scored", "none"),
        ("4-4", "3-4", "A", "off", "B:shootout"),
        ("4-4", "4-3", "A", "scored", "A:shootout"),
        ("4-4", "3-4", "A", "scored", "none"),
        ("4-4", "4-3", "A", "off", "none"),
        ("5-4", "4-4", "B", "scored", "B:shootout"),
        ("5-4", "4-3", "B", "off", "A:shootout"),
        ("5-4", "4-3", "B", "scored", "none"),
        ("5-4", "4-4", "B", "off", "none"),
    ],
)
def test_it_stops_as_soon_as_one_side_cannot_be_caught(
    game, kicks, scored, kicks_next, face, result
):
    table = Table(game.parse(shootout(kicks, scored, kicks_next)), [face])
    assert table["result"] == result
    if result == "none":
        assert table.legal == PENALTY_FACES
        assert table["attack"] == {"A": "B", "B": "A"}[kicks_next]


@clause("SG-12.2")
@pytest.mark.parametrize(
    ("kicks", "scored", "kicks_next", "face", "result"),
    [
        ("2-3", "0-3", "A", "corner", "B:shootout"),
        ("4-4", "4-3", "B", "off", "A:shootout"),
        ("4-5", "4-4", "A", "scored", "A:shootout"),
        ("4-5", "3-4", "A", "scored", "none"),
    ],
)
def test_whoever_shoots_first(game, kicks, scored, kicks_next, face, result):
    table = Table(game.parse(shootout(kicks, scored, kicks_next, "B")), [face])
    assert table["result"] == result


@clause("SG-12.3")
@pytest.mark.parametrize(("first", "second"), ["AB", "BA"])
def test_still_equal_it_goes_on_until_one_side_leads_after_the_same_number(game, first, second):
    """Both score the sixth, both miss the seventh, the eighth decides."""
    throws = ["scored", "scored", "off", "rebound", "corner", "scored"]
    with scripted(game, shootout("5-5", "3-3", first, first), *throws) as table:
        assert table["kicks"] == "8-8"
        assert table["result"] == f"{second}:shootout"


@clause("SG-12.3")
@pytest.mark.parametrize("kicks", [5, 6, 17])
@pytest.mark.parametrize(
    ("first_kick", "second_kick", "result"),
    [
        ("scored", "off", "A:shootout"),
        ("off", "scored", "B:shootout"),
        ("scored", "scored", "none"),
        ("off", "corner", "none"),
    ],
)
def test_the_second_kick_of_a_pair_is_always_taken(game, kicks, first_kick, second_kick, result):
    table = Table(game.parse(shootout(f"{kicks}-{kicks}", "4-4")), [first_kick])
    assert (table["result"], table["attack"]) == ("none", "B")
    assert table.legal == PENALTY_FACES
    table = Table(table.state, [second_kick])
    assert table["result"] == result


@clause("SG-12.4", "SG-2.2")
@pytest.mark.parametrize(("winner", "loser"), ["AB", "BA"])
def test_the_side_that_kicked_off_the_match_shoots_first(game, winner, loser):
    """A whole match of one throw a half; the loser of the coin kicked off, and shoots first."""
    match = str(game.start(throws=1, tournament=True))
    throws = [winner, "long-shot", "L2X", "L2X", *["scored", "off"] * 3]
    with scripted(game, match, *throws) as table:
        table.play("pass", "a6", "pass", "a6")
        assert table["kicks"] == "3-3"
        assert table["result"] == f"{loser}:shootout"


@clause("SG-12.5")
@pytest.mark.parametrize("winner", "AB")
def test_still_equal_after_30_each_the_coin_decides(game, winner):
    start = shootout("29-29", "20-20")
    with scripted(game, start, "scored", "scored", winner) as table:
        assert table["kicks"] == "30-30"
        assert table["result"] == f"{winner}:lots"
        assert table.state.result.winner == "AB".index(winner)


@clause("SG-12.5")
def test_the_coin_is_only_for_sides_that_are_equal(game):
    with scripted(game, shootout("29-29", "20-20"), "scored", "off") as table:
        assert table["result"] == "A:shootout"


@clause("SG-12.5", "SG-12.3")
def test_after_29_each_there_is_a_last_pair(game):
    table = Table(game.parse(shootout("28-28", "20-20")), ["scored", "scored"])
    assert table["kicks"] == "29-29"
    assert table.legal == PENALTY_FACES
    table = Table(table.state, ["off", "off"])
    assert table.legal == {"A", "B"}
    assert {share for _, share in table.state.odds()} == {0.5}
