"""What is told of a match, and the ways that go with it."""

from __future__ import annotations

import pytest

import debut
from debut.kernel.events import event_values
from debut.kernel.testing import clause
from tests.games.but.bench import BACK, FAR, LAST_OF_HALF, TURN, dice, men, pitch
from tests.games.seen import moved_from_where_seen

GAME = debut.game("but")
HELD = pitch("13.9", men(BACK, n2="13.9"))


@clause("B-2.1", "B-2.2", "B-2.4")
def test_a_kick_off_is_told_from_the_lots_to_the_throw():
    start = GAME.start()
    lots = start.play(start.read("B"))
    (event,) = lots.events
    assert (event.die, event.face, event.seat) == ("lot", "B", 1)
    first = lots.play(lots.read("wm"))
    assert [(one.message, one.seat, one.face) for one in first.events] == [("formation", 0, "wm")]
    second = first.play(first.read("4-4-2"))
    assert [(one.message, one.seat) for one in second.events] == [
        ("formation", 1), ("kick-off", 1),
    ]  # fmt: skip
    thrown = second.play(second.read("b4y2"))
    assert [(one.die, one.face, one.seat) for one in thrown.events] == [
        ("black", "4", 1), ("yellow", "2", 1),
    ]  # fmt: skip


@clause("B-4.1", "B-4.2")
def test_walks_and_dribbles_are_told_with_their_ways(at):
    match = at(f"{HELD}; {dice('4.2')}").play("b2-16.10", "y3-4.2")
    assert match.told[:2] == ["dribble", "walk"]
    assert match.path("dribble")[:: len(match.path("dribble")) - 1] == ["13.9", "16.10"]
    assert len(match.path("dribble")) == 4
    assert match.seen(match.event("walk").piece) == "A3"


@clause("B-4.3", "B-4.3.1")
def test_a_way_leads_over_the_loose_ball_if_it_can(at):
    ours = men(BACK, n2="12.9")
    match = at(f"{pitch('13.8', ours)}; {dice('3.2')}").play("b2-14.9")
    assert match.told == ["walk", "take-loose"]
    assert match.path("walk") == ["12.9", "13.8", "14.9"]
    assert match.path("take-loose") == ["13.8"]
    # Two steps are too few for the way round by the ball.
    past = at(f"{pitch('13.8', ours)}; {dice('2.3')}").play("b2-14.10")
    assert past.told == ["walk"]
    assert len(past.path("walk")) == 3


@clause("B-4.5", "B-4.5.1")
def test_a_take_is_told_with_both(at):
    match = at(f"{pitch('13.9', men(BACK, n2='10.9'), men(FAR, n4='13.9'))}; {dice('5.2')}")
    match.play("b2x12.8")
    assert match.told == ["walk", "take"]
    take = match.event("take")
    assert (match.seen(take.piece), [match.seen(one) for one in take.by]) == ("A2", ["B4"])
    assert (event_values(take)["number"], event_values(take)["by"]) == ("2", "4")
    assert len(match.path("walk")) == 3


@pytest.mark.parametrize(
    ("ours", "theirs", "text", "told", "by"),
    [
        ({"n3": "15.9"}, {}, ">3", ["pass"], ["A2", "A3"]),
        ({"n3": "16.9"}, {"n4": "14.9"}, ">3", ["pass", "intercepted"], ["A2", "B4"]),
        ({}, {"n4": "14.9"}, "shot-e", ["shot", "stopped"], ["A2", "B4"]),
        ({}, {}, "shot-e", ["shot-loose"], ["A2"]),
        ({"n3": "17.9"}, {}, "shot-e", ["shot-mate"], ["A2", "A3"]),
    ],
)
@clause("B-5.2", "B-5.2.2", "B-5.3", "B-5.3.1", "B-5.3.2")
def test_a_flying_ball_is_told_with_whoever_plays_it(at, ours, theirs, text, told, by):
    position = pitch("13.9", men(BACK, n2="13.9", **ours), men(FAR, **theirs))
    match = at(f"{position}; {dice('2.3')}").play(text)
    assert match.told[: len(told)] == told
    flight = match.event(told[0])
    assert (flight.kind, flight.piece) == ("flight", "ball")
    assert [match.seen(one) for one in flight.by] == by
    ends = {"A2": 4, "A3": len(match.path(told[0])) - 1, "B4": 1}
    assert match.path(told[0]) == [f"{13 + step}.9" for step in range(ends[by[-1]] + 1)]


@clause("B-5.4", "B-2.3")
def test_a_goal_is_told_with_the_flight_into_the_net():
    position = pitch("23.9", men(BACK, n2="23.9"), men(FAR, n1="25.4"))
    shot = GAME.parse(f"{position}; {dice('2.3')}")
    after = shot.play(shot.read("shot-e"))
    assert [event.message for event in after.events] == ["shot", "goal", "kick-off"]
    assert after.events[0].path == ("23.9", "24.9", "25.9", "goal-9-b")
    assert (after.events[1].kind, after.events[1].seat) == ("goal", 0)


@pytest.mark.parametrize(
    ("start", "way", "told", "exit_at"),
    [
        ("13.2", "n", "out-side", (1330, 0)),
        ("24.5", "e", "out-goal-line", (2590, 460)),
        ("2.5", "w", "corner", (70, 460)),
    ],
)
@clause("B-6.1", "B-6.2", "B-6.3")
def test_a_ball_that_leaves_the_pitch_is_told_with_its_exit(start, way, told, exit_at):
    shot = GAME.parse(f"{pitch(start, men(BACK, n2=start))}; {dice('2.3')}")
    after = shot.play(shot.read(f"shot-{way}"))
    assert [event.message for event in after.events][:2] == ["shot", told]
    flight, out, *more = after.events
    assert (flight.path[0], flight.exit) == (start, exit_at)
    assert (out.path, out.seat) == (flight.path[-1:], 1)
    assert [event.message for event in more] == [] if told == "out-goal-line" else ["restart"]


@clause("B-7.1.2", "B-7.2.2")
def test_an_offside_is_told_with_who_goes_back_and_who_kicks(at):
    line = ",".join(["25.9", *(f"15.{row}" for row in (1, 2, 3, 4, 5, 13, 14, 15, 16, 17))])
    match = at(f"{pitch('13.9', men(BACK, n2='13.9', n3='17.9'), line)}; {dice('2.3')}")
    match.play(">3")
    assert match.told == ["pass", "offside", "back", "restart", "free-kick"]
    assert (match.event("offside").kind, match.path("offside")) == ("foul", ["17.9"])
    assert match.path("back") == ["17.9", "12.9"]
    assert match.path("restart")[-1] == "17.9"
    kicker = match.event("free-kick")
    assert (kicker.piece, kicker.seat) == (match.event("restart").piece, match.state.record.side)


@clause("B-7.2", "B-7.2.2", "B-7.3")
def test_a_foul_is_told_with_both_and_the_free_kick(at):
    position = pitch("10.9", men(BACK, n4="11.9"), men(FAR, n2="10.9"))
    match = at(f"{position}; phase=throw; {TURN}", "b1y5")
    assert match.told == ["throw", "throw", "foul", "back", "free-kick"]
    foul = match.event("foul")
    assert (match.seen(foul.piece), [match.seen(one) for one in foul.by]) == ("A4", ["B2"])
    assert match.path("back") == ["11.9", "6.9"]


@pytest.mark.parametrize(
    ("face", "told"), [("1", ["penalty-missed"]), ("2", ["penalty-scored", "goal", "kick-off"])]
)
@clause("B-7.4", "B-7.4.1")
def test_a_penalty_flies_from_the_spot(face, told):
    position = pitch("2.5", men(BACK, n4="3.5"), men(FAR, n2="2.5"))
    foul = GAME.parse(f"{position}; phase=throw; {TURN}")
    fouled = foul.play(foul.read("b1y5"))
    assert [event.message for event in fouled.events] == ["throw", "throw", "foul", "penalty"]
    after = fouled.play(fouled.read(face))
    thrown, flight, *_ = after.events
    assert [event.message for event in after.events] == ["throw", *told]
    assert (thrown.die, thrown.seat) == ("black", 1)
    assert (flight.seat, flight.by) == (1, ("B2",))
    if face == "1":
        assert (flight.path, flight.exit) == (("3.9",), (70, 560))
    else:
        assert flight.path == ("3.9", "2.9", "1.9", "goal-9-a")


@clause("B-3.3", "B-3.1")
def test_an_extra_throw_and_the_keepers_steps_are_told(at):
    position = pitch("14.9", men(BACK, n2="14.9", n3="16.9"))
    match = at(f"{position}; {dice('2.3')}").play(">3", "end")
    assert match.told == ["pass", "end", "extra-throw"]
    assert event_values(match.event("extra-throw"))["face"] == "2"
    match.throws.append("b2y2")
    match.play("1-24.8")
    steps = match.event("keeper-steps")
    assert (match.who("keeper-steps"), match.path("keeper-steps")) == ("B", ["25.9", "24.8"])
    assert match.seen(steps.piece) == "B1"


@clause("B-1.2", "B-1.2.1")
def test_half_time_is_whistled():
    last = GAME.parse(f"{HELD}; {dice('-.2', LAST_OF_HALF)}; movers=3,-")
    after = last.play(last.read("end"))
    assert [(event.message, event.kind) for event in after.events] == [
        ("end", "phase"), ("half-time", "whistle"),
    ]  # fmt: skip
    assert len(after.view(None).bench) == 22


@pytest.mark.parametrize("placing", ["formation", "free"])
def test_everything_that_moves_moves_from_where_it_was_seen(placing):
    """But for the ball of a penalty, which is put on its spot first."""
    told = moved_from_where_seen(GAME, 6, 3, ("penalty-scored",), placing=placing)
    assert {"walk", "dribble", "restart", "take-loose", "keeper-steps"} <= told
