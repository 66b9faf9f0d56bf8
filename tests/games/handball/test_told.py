"""What is told of a match, and the ways that go with it."""

from __future__ import annotations

import pytest

import debut
from debut.games.handball.board import FORMATION_NAMES
from debut.kernel.events import event_values
from debut.kernel.testing import Table, clause
from tests.games.seen import moved_from_where_seen

GAME = debut.game("handball")
FAR = "B=p4,p1,o1,n1,p8,o8,n8"
TURN = "side=A; turns=8; first=A"


def event(table: Table, message: str):
    (found,) = [one for one in table.events if one.message == message]
    return found


@clause("H-4.1", "H-4.1.1", "H-4.1.2")
def test_an_engagement_is_told_from_the_lots_to_the_throw():
    table = Table(GAME.start(), ["B"])
    table.play("4@i4")
    assert table.told == ["throw", "engage", "taker"]
    lots, engage, taker = table.events
    assert (lots.die, lots.face, lots.seat) == ("lot", "B", 1)
    assert engage.seat == taker.seat == 1
    assert (taker.kind, taker.piece, taker.path) == ("walk", "B4", ("i4",))
    table.play("2@m3")
    put = table.events[-1]
    assert (put.message, put.piece, put.path) == ("put", "B2", ("m3",))
    own = next(name for name in FORMATION_NAMES if name in table.legal)
    table.play(own)
    assert (table.events[-1].message, table.events[-1].face) == ("formation", own)


@clause("H-2.2.1", "H-2.2.5", "H-1.4.2.2")
def test_a_walk_onto_the_ball_is_told_with_its_way():
    men = f"A=a4,b1,c1,d1,e4,f1,g1; {FAR}; ball=g4"
    table = Table(GAME.parse(f"{men}; phase=walk-throw; {TURN}"), ["2"])
    table.play("e4-g4", "keep")
    assert table.told == ["throw", "walk", "take", "keep"]
    walk, take = event(table, "walk"), event(table, "take")
    assert (walk.path, walk.piece) == (("e4", "f4", "g4"), "A5")
    assert (take.kind, take.path, take.piece) == ("touch", ("g4",), "A5")


@clause("H-3.2.6")
def test_throws_are_told_by_who_has_the_ball_then():
    men = "A=a4,b1,c1,d1,e4,g4,g1; B=p4,e6,o1,n1,p8,o8,n8; ball=e4"
    position = f"{men}; phase=ball; die=2; {TURN}"
    for text, message, by in (
        (">g4", "pass-mate", ("A5", "A6")),
        (">e6", "pass-lost", ("A5", "B2")),
        (">e2", "pass-loose", ("A5",)),
    ):
        table = Table(GAME.parse(position), [])
        table.play(text)
        flight = event(table, message)
        assert (flight.kind, flight.seat, flight.piece, flight.by) == ("flight", 0, "ball", by)
        assert (flight.path[0], flight.path[-1]) == ("e4", text[1:])
        values = event_values(flight)
        assert (values["number"], values["to"]) == ("5", text[1:])


@clause("H-4.2.1", "H-4.2.3", "H-4.2.3.2")
def test_a_shot_flies_to_the_mouth_and_then_it_is_saved_or_a_goal():
    position = f"A=a4,b1,c1,d1,m5,f1,g1; {FAR}; ball=m5; phase=ball; die=6; {TURN}"
    saved = Table(GAME.parse(position), ["2"])
    saved.play(">goal")
    assert saved.told == ["shot", "throw", "save", "keeper-restart"]
    assert event(saved, "shot").path == ("m5", "n5", "o5", "p5")
    assert (event(saved, "throw").seat, event(saved, "save").kind) == (1, "save")
    assert (event(saved, "save").seat, event(saved, "save").piece) == (1, "B1")
    scored = Table(GAME.parse(position), ["3"])
    scored.play(">goal")
    assert scored.told == ["shot", "throw", "goal", "restart-after-goal"]
    assert (event(scored, "goal").kind, event(scored, "goal").seat) == ("goal", 0)


@clause("H-3.2.7.2")
def test_a_throw_through_the_area_is_seen_in_two_parts():
    men = "A=a4,b1,c1,d1,n3,f1,g1; B=p4,m3,n2,n4,m7,o1,o8; ball=n3"
    position = f"{men}; phase=ball; die=5; {TURN}"
    through = Table(GAME.parse(position), ["3"])
    through.play(">n6")
    assert through.told == ["through-area", "throw", "slipped-through", "pass-loose"]
    first, second = event(through, "through-area"), event(through, "pass-loose")
    assert first.path == ("n3", "o3", "o4", "o5", "o6")
    assert second.path == ("o6", "n6")
    assert event_values(first)["to"] == "n6"
    assert event_values(second)["from"] == "n3"
    caught = Table(GAME.parse(position), ["2"])
    caught.play(">n6")
    assert caught.told == ["through-area", "throw", "intercepted", "keeper-restart"]
    assert event(caught, "intercepted").piece == "B1"


@clause("H-3.2.7.3", "H-4.5.2", "H-4.7.4")
def test_a_throw_into_the_own_area_is_told_with_its_foul_and_the_free_throw():
    men = f"A=a4,c4,b1,e4,d4,f1,g1; {FAR}; ball=c4"
    table = Table(GAME.parse(f"{men}; phase=ball; die=2; {TURN}"), [])
    table.play(">b3")
    assert table.told == ["own-area", "foul-own-area", "free-throw"]
    assert event(table, "own-area").path[-1] == "b3"
    assert (event(table, "foul-own-area").kind, event(table, "foul-own-area").seat) == ("foul", 0)
    assert event(table, "free-throw").seat == 1
    spots = {text.partition("@")[2] for text in table.legal}
    table.play(f"2@{min(spots)}")
    taker = event(table, "taker")
    assert (taker.piece, taker.path) == ("B2", ("p1", min(spots)))


@clause("H-4.4.2.2", "H-4.4.2.3")
def test_a_seven_metre_throw_flies_as_far_as_the_die_takes_it():
    men = "A=a4,b1,c1,d1,n4,f1,g1; B=p4,j1,j2,j3,j6,j7,j8; ball=n4"
    position = f"{men}; phase=seven; {TURN}"
    short = Table(GAME.parse(position), ["1"])
    assert short.told == ["throw", "seven-thrown", "seven-missed", "keeper-restart"]
    assert event(short, "seven-thrown").path == ("n4", "o4")
    scored = Table(GAME.parse(position), ["5"])
    assert scored.told == ["throw", "seven-thrown", "goal", "restart-after-goal"]
    assert event(scored, "seven-thrown").path == ("n4", "o4", "p4")


@clause("H-1.2.1", "H-1.2.3")
def test_half_time_and_full_time_are_whistled():
    men = f"A=a4,b1,c1,d1,e4,f1,g1; {FAR}; ball=h4"
    half = Table(GAME.parse(f"{men}; phase=walk; die=1; side=B; turns=99; first=A"), [])
    half.play("n8-m8")
    assert half.told == ["walk", "half-time", "engage"]
    assert [one.kind for one in half.events[1:]] == ["whistle", "phase"]
    assert len(half.state.view(None).bench) == 14
    turned = "A=p4,n3,n6,l2,l7,k4,k5; B=a4,c3,c6,e2,e7,f4,f5; ball=h1; period=2"
    full = Table(GAME.parse(f"{turned}; phase=walk; die=1; side=A; turns=99; first=A"), [])
    full.play("k4-k3")
    assert full.told == ["walk", "full-time"]
    clock = Table(GAME.parse(f"{men}; phase=walk; die=1; clock=real; {TURN}"), [])
    clock.signal("whistle")
    assert clock.told == []
    assert [fact.id for fact in clock.state.view(None).facts] == ["fact-up"]
    clock.play("e4-e5")
    assert clock.told == ["walk", "half-time", "engage"]


@pytest.mark.parametrize("court", ["full", "short"])
def test_everything_that_moves_moves_from_where_it_was_seen(court):
    told = moved_from_where_seen(GAME, 2, 3, court=court)
    assert {"walk", "put", "taker", "pass-loose"} <= told
