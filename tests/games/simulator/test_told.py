"""What is told of a match, and the ways that go with it."""

from __future__ import annotations

from itertools import pairwise
from math import hypot, radians, tan

import msgspec
import pytest

import debut
from debut.games.simulator.board import ANGLE_ERROR, KINDS, NAMES
from debut.games.simulator.event_codes import SimulatorEvent
from debut.games.simulator.rules.places import cell_of
from debut.games.simulator.view.pitch import place
from debut.kernel.events import Event, event_values
from debut.kernel.game import State
from debut.kernel.testing import clause, random_states
from debut.kernel.text import catalog
from tests.games.seen import moved_from_where_seen
from tests.games.simulator.bench import BACK, FAR, pitch

GAME = debut.game("simulator")
MOST_BYTES = 10_000
OPEN = pitch({"n15": "e6", "n5": "f6"}, {"n2": "e8"}, "A15")


def played(position: str, *words: str) -> State:
    state = GAME.parse(position)
    for word in words:
        state = state.play(state.read(word))
    return state


def told(state: State, message: str) -> Event:
    return next(event for event in state.events if event.message == message)


def rests_at(state: State) -> tuple[int, int]:
    return place(state.record.ball_x, state.record.ball_y)


# The flick


@clause("S-3.6", "S-4.1", "S-4.7")
def test_a_flick_is_told_with_its_touches_where_it_rests_and_who_has_it():
    after = played(OPEN, "low", "0", "12")
    assert [event.message for event in after.events][:4] == ["aimed", "flick", "touch", "count"]
    flick, touch, count = after.events[1:4]
    assert (flick.kind, flick.piece, flick.face) == ("flight", "ball", "low")
    assert (flick.by, flick.touches) == (("A15", "B2"), ("e8",))
    assert flick.points[0] == (0, *place(0, 0))
    # It bounces off B2, and lies where the record says.
    assert flick.points[-1][1:] == rests_at(after)
    assert (touch.piece, touch.seat, touch.face, touch.path) == ("B2", 1, "pawn", ("e8",))
    assert touch.points[0] in flick.points
    # A15 is as near; B2 touched it last.
    assert (count.piece, count.path, count.face) == ("B2", ("e8", "e7"), "touch")
    assert event_values(flick)["number"] == "15"


@clause("S-4.3", "S-4.4", "S-4.7")
@pytest.mark.parametrize(
    ("ours", "theirs", "words", "rule"),
    [
        ({"n15": "e6", "n5": "e9"}, {"n2": "b11"}, ("low", "0", "6"), "nearest"),
        ({"n15": "e6", "n5": "d9"}, {"n2": "f9"}, ("low", "0", "6"), "short"),
        ({"n15": "e2", "n5": "d9"}, {"n2": "f9"}, ("low", "0", "17"), "long"),
    ],
)
def test_the_count_is_told_with_the_rule_that_decided(ours, theirs, words, rule):
    after = played(pitch(ours, theirs, "A15"), *words)
    count = told(after, "count")
    assert (count.face, count.path[-1]) == (rule, "e8")
    assert count.piece == ("B2" if rule == "long" else "A5")


def distance(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    return hypot(one[1] - other[1], one[2] - other[2])


@clause("S-3.4.2")
def test_a_rolling_ball_is_seen_to_slow_down_evenly():
    after = played(pitch({"n15": "e3"}, {"n2": "a9"}, "A15"), "low", "0", "16")
    flick = told(after, "flick")
    assert flick.heights == ()
    total = sum(distance(*pair) for pair in pairwise(flick.points))
    assert total == pytest.approx(16 * 275, abs=3)
    end = flick.points[-1][0] / 1000
    for ms, x, _ in flick.points:
        left = end - ms / 1000
        # What is left of the way, at 50 cm/s less every second.
        assert flick.points[-1][1] - x == pytest.approx(2500 * left * left, abs=12)
    steps = [distance(*pair) for pair in pairwise(flick.points)]
    assert steps == sorted(steps, reverse=True)


@clause("S-3.4.2", "S-3.4.3")
def test_a_high_ball_is_told_with_its_height():
    after = played(pitch({"n15": "e3"}, {"n2": "a9"}, "A15"), "high", "0", "20")
    flick = told(after, "flick")
    assert len(flick.heights) == len(flick.points)
    assert flick.heights[0] == flick.heights[-1] == 0
    top = max(flick.heights)
    # It lands 40 ahead, having risen 3 in 4: its top is 3/16 of that.
    assert top == pytest.approx(4000 * 3 / 16, abs=15)
    assert flick.heights.count(0) >= 3  # it bounces


@clause("S-3.2.1")
def test_what_is_thrown_is_not_told_as_headed():
    start = pitch({"n1": "e2"}, {"n2": "a9"}, "A1", phase="hands", hands="yes", ball="-32,0")
    aiming = played(start, "throw")
    assert GAME.spec.scene(aiming.record).prompt.values["kind"] == "throw"
    assert told(played(start, "throw", "0", "16"), "flick").face == "throw"


@clause("S-3.7", "S-8.5", "S-3.8")
@pytest.mark.parametrize(
    ("cell", "words", "message", "ends"),
    [
        ("e6", ("low", "90", "40"), "throw-in", "i6"),
        ("e10", ("low", "45", "40"), "goal-kick", "e11"),
    ],
)
def test_a_ball_that_leaves_the_pitch_is_told_with_its_exit(cell, words, message, ends):
    after = played(pitch({"n15": cell}, {"n2": "a9", "n3": "i2"}, "A15"), *words)
    flick = told(after, "flick")
    assert flick.exit == flick.points[-1][1:]
    x, y = flick.exit
    assert abs(x - place(0, 0)[0]) == 4450 or abs(y - place(0, 0)[1]) == 3250
    out = told(after, message)
    assert out.path == (ends,)


@clause("S-3.8", "S-5.6.1")
def test_a_goal_is_told_with_the_keepers_slide_and_the_net():
    shot = pitch({"n15": "e9"}, {"n2": "a9", "n3": "i9"}, "A15", phase="keeper", who="B",
                 deed="shot", striker="A15", shots=1)  # fmt: skip
    before = GAME.parse(shot)
    (leg,) = before.preview(before.read("rod5")).legs
    after = played(shot, "rod5", "low", "349.5", "30")
    assert [event.message for event in after.events][:4] == ["aimed", "rod-shown", "flick", "goal"]
    slide, flick, goal = after.events[1:4]
    assert (slide.piece, slide.face, slide.seat) == ("B1", "rod5", 1)
    # He waits 0.15 s where he stands, then goes to his spot at 60 cm/s.
    assert slide.points[0][1:] == slide.points[1][1:] == place(4000, 0)
    assert slide.points[1][0] == 150
    assert (leg.kind, leg.piece, leg.points) == ("walk", "B1", slide.points)
    assert slide.points[2][1:] == place(4400, 480)
    lasts = slide.points[2][0] - slide.points[1][0]
    assert lasts == pytest.approx(hypot(400, 480) / 6, abs=1)
    assert flick.path[-1] == "goal-b"
    assert (goal.kind, goal.seat, goal.face) == ("goal", 0, "1-0")
    # Everybody is told the same once it is struck.
    for seat in (0, 1, None):
        assert after.seen_by(seat).events == after.events


@clause("S-5.6.2")
def test_a_shot_that_is_saved_is_told_alike_to_both_sides():
    shot = pitch({"n15": "e9", "n5": "c9"}, {"n2": "a9", "n3": "i9"}, "A15", phase="keeper",
                 who="B", deed="shot", striker="A15", shots=1)  # fmt: skip
    ways = set()
    for rod in range(1, 6):
        after = played(shot, f"rod{rod}", "low", "3", "14")
        assert after.record.rod == 0
        ways.add(told(after, "flick").points)
        for seat in (0, None):
            assert after.seen_by(seat).events == after.events
    assert len(ways) > 1


@clause("S-3.3", "S-3.3.1")
def test_an_error_is_told_by_its_two_dice():
    state = played(OPEN.replace("dexterity=none", "dexterity=normal"), "low", "0", "12")
    assert [(die.id, die.seat, die.thrown) for die in state.view(None).dice] == [
        ("angle", 0, True), ("power", 0, True),
    ]  # fmt: skip
    after = state.play(state.read("++.short"))
    errors = [event for event in after.events if event.message == "error"]
    assert [(one.die, one.face) for one in errors] == [("angle", "right2"), ("power", "short")]
    flick = told(after, "flick")
    (_, x, y), (_, u, v) = flick.points[:2]
    right = radians(2 * ANGLE_ERROR[KINDS.index("low")] / 2)  # two steps of half degrees
    assert (v - y) / (u - x) == pytest.approx(tan(right), abs=0.004)


# Everything else


@clause("S-5.1.2", "S-7.5")
def test_a_duel_is_told_by_both_dice_each_with_its_pawn():
    state = played(pitch({"n15": "e6"}, {**FAR, "n2": "e7~0~3"}, "A15"), "dribble2", "0", "3")
    values = state.view(None).prompt.values
    assert (values["number"], values["plus"], values["other"], values["against"]) == (15, 1, 2, 3)
    after = state.play(state.read("6-2"))
    duel = [event for event in after.events if event.message == "duel"]
    assert [(one.die, one.face, one.piece, one.seat) for one in duel] == [
        ("attack", "6", "A15", 0), ("defence", "2", "B2", 1),
    ]  # fmt: skip
    assert (told(after, "dribble-won").piece, told(after, "dribble-won").face) == ("B2", "dice")


@clause("S-7.4.3", "S-8.4", "S-8.2.1")
def test_a_violent_entry_is_told_to_its_end():
    answer = pitch({**BACK, "n15": "e6"}, {**FAR, "n5": "e8"}, "A15", phase="defence", who="B",
                   farthest=3, reach=3, moved="A15")  # fmt: skip
    after = played(answer, "5-e6")
    assert [event.message for event in after.events] == [
        "enters", "violent", "foul", "sent-off", "free-kick", "step",
    ]  # fmt: skip
    enters = told(after, "enters")
    assert (enters.piece, enters.path) == ("B5", ("e8", "e7", "e6"))
    assert told(after, "foul").path == told(after, "free-kick").path == ("e6",)
    assert (told(after, "sent-off").kind, told(after, "step").face) == ("card", "1")


@clause("S-2.1", "S-2.2", "S-8.6.5")
def test_a_match_begins_with_the_toss_and_both_line_ups():
    state = GAME.start()
    tossed = state.play(state.read("B"))
    (toss,) = tossed.events
    assert (toss.die, toss.face, toss.seat) == ("toss", "B", 1)
    first = tossed.play(tossed.read("4-4-2"))
    assert told(first, "formation").face == "4-4-2"
    placed = [event for event in first.events if event.message == "placed"]
    assert {event.piece for event in placed} == {f"B{shirt}" for shirt in range(1, 11)}
    second = first.play(first.read("3-5-2"))
    assert [event.message for event in second.events][-2:] == ["lined-up", "kick-off"]


def test_everything_that_moves_moves_from_where_it_was_seen():
    found = moved_from_where_seen(GAME, 1, 3, ("shooter",), length="11", pro="all")
    assert {"flick", "move", "placed", "taker"} <= found


def test_flicks_are_small_and_end_where_the_record_says():
    """Of any match: points in time, each later than the one before, and never far apart."""
    encode = msgspec.json.Encoder().encode
    seen, rested = 0, 0
    for state in random_states(GAME, 2, 11, length="11", dexterity="hard"):
        for event in state.events:
            assert event.message in {code.message_id for code in SimulatorEvent}
            if event.message != "flick":
                continue
            seen += 1
            assert len(encode(event)) < MOST_BYTES
            times = [moment[0] for moment in event.points]
            assert times == sorted(times)
            assert len(event.heights) in (0, len(event.points))
            x, y = (a - b for a, b in zip(event.points[-1][1:], place(0, 0), strict=True))
            if event.exit is None:
                rested += 1
                assert event.path[-1] == NAMES[cell_of(x, y)]
    assert seen > 20
    assert rested > 5


# The count and duels


@clause("S-4.1", "S-4.4")
def test_a_count_is_told_with_the_ways_that_were_measured():
    after = played(OPEN, "low", "0", "12")
    assert told(after, "count").counted == (("e8", "e7"), ("e6", "e7"))
    # Nobody of the others is as near.
    alone = played(pitch({"n15": "e6", "n5": "f6"}, {"n2": "e9"}, "A15"), "low", "0", "1")
    (own, other) = told(alone, "count").counted
    assert own[-1] == other[-1] == told(alone, "count").path[-1]
    assert len(own) < len(other)


@clause("S-7.5")
def test_a_duel_is_told_with_what_is_added_to_its_dice():
    position = pitch({"n15": "e6"}, {"n2": "e6", "n3": "e5"}, "A15", phase="tackle", who="B",
                     entered="B2", farthest=3, reach=3, moved="A15,B2")  # fmt: skip
    dice = [event for event in played(position, "tackle", "5-4").events if event.message == "duel"]
    # The 15 keeps with 2, the 2 tackles with 3.
    assert [(one.seat, one.die, one.face, one.plus) for one in dice] == [
        (0, "attack", "5", 2), (1, "defence", "4", 3),
    ]  # fmt: skip


@pytest.mark.parametrize(("lang", "goal"), [("en", "the goal"), ("fr", "au but")])
def test_a_ball_in_the_net_is_said_to_be_in_the_goal(lang, goal):
    texts = catalog(lang, debut.game("simulator").spec.folder / "text")
    for variant in range(3):
        values = {"you": "no", "name": "Ann", "Name": "Ann", "number": "6", "face": "low",
                  "from": "i2", "to": "goal-a", "touches": "0"}  # fmt: skip
        said = texts.say("event-flick", values, variant)
        assert goal in said and "goal-a" not in said
        elsewhere = texts.say("event-flick", {**values, "to": "c4"}, variant)
        assert "c4" in elsewhere and goal not in elsewhere
