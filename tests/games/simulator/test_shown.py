"""What is shown: the pitch, who stands where, what is pointed out, and what can be picked."""

from __future__ import annotations

import msgspec
import pytest

import debut
from debut.games.simulator.board import PHASES
from debut.games.simulator.minutes import minute_of
from debut.games.simulator.view.pitch import place
from debut.kernel.testing import clause, random_states
from debut.kernel.views import Course, View, choices_of
from tests.games.seen import facts, signed
from tests.games.simulator.bench import BACK, FAR, LINE_UP, pitch
from tests.games.simulator.second_ground import AREA, CELLS, distance

GAME = debut.game("simulator")
MOST_BYTES = 30_000
# A15 has the ball in the middle, B2 stands in front of him.
HELD = pitch({**BACK, "n15": "e6"}, {**FAR, "n2": "e7"}, "A15")
# A15 shoots from e9, outside the area; B's keeper has a spot to choose.
SHOT = pitch({"n15": "e9"}, {"n2": "a9", "n3": "i9"}, "A15", phase="keeper", who="B",
             deed="shot", striker="A15", shots=1)  # fmt: skip
# The defence moves, with B2 in front of the holder, B3 behind him and B5 two cells away.
ANSWER = pitch({"n15": "e6"}, {"n2": "e7", "n3": "e5", "n5": "e8"}, "A15", phase="defence",
               who="B", farthest=3, reach=3, moved="A15")  # fmt: skip


def seen(position: str, seat: int | None = None) -> View:
    return GAME.parse(position).view(seat)


def fact(view: View, name: str) -> dict[str, str | int]:
    return next(one.values for one in view.facts if one.id == f"fact-{name}")


def picks(position: str) -> dict[str, str]:
    """What is picked for each action, by how that is written."""
    state = GAME.parse(position)
    return {
        state.notate(choice.action): " ".join(pick.id for pick in choice.picks)
        for choice in choices_of(state.view(state.turn).groups)
    }


# The pitch


def area(points: tuple[tuple[float, float], ...]) -> float:
    return abs(
        sum(x * v - u * y for (x, y), (u, v) in zip(points, points[1:] + points[:1], strict=True))
    ) / 2  # fmt: skip


@clause("S-1.2", "S-1.2.3", "S-1.3.4")
def test_the_cells_are_the_whole_pitch_and_nothing_else():
    cells = {cell.id: cell for cell in GAME.board.cells}
    assert set(cells) - {"goal-a", "goal-b"} == set(CELLS)
    ground = [cell for cell in cells.values() if cell.zone != "goal"]
    assert sum(area(cell.outline) for cell in ground) == pytest.approx(88 * 64, abs=1)
    assert {len(cells[name].outline) for name in ("b1", "h12")} == {4}
    net = cells["goal-b"].outline
    left, top = place(4400, -600)
    assert (min(x for x, _ in net), min(y for _, y in net)) == (left / 100, top / 100)


@clause("S-1.2.2")
def test_cells_that_touch_are_neighbours():
    def edges(outline):
        corners = [(round(x, 1), round(y, 1)) for x, y in outline]
        ends = zip(corners, corners[1:] + corners[:1], strict=True)
        return {frozenset(edge) for edge in ends}

    sides = {cell.id: edges(cell.outline) for cell in GAME.board.cells if cell.zone != "goal"}
    for one, mine in sides.items():
        near = {other for other, theirs in sides.items() if other != one and mine & theirs}
        assert near == {other for other in CELLS if distance(one, other) == 1}, one


@clause("S-1.3.1", "S-1.3.2", "S-1.3.3")
def test_zones_are_told_apart():
    zones: dict[str, set[str]] = {}
    for cell in GAME.board.cells:
        zones.setdefault(cell.zone, set()).add(cell.id)
    assert zones["goal-area"] == {"d1", "e1", "f1", "d12", "e11", "f12"}
    assert zones["centre"] == {"e6"}
    assert zones["penalty"] == {"e2", "e10"}
    both = zones["area"] | zones["goal-area"] | zones["penalty"]
    assert {cell for cell in both if int(cell[1:]) > 6} == set(AREA["B"])
    assert {"a10", "a11", "b11", "b12"} <= zones["crossing"]
    assert {"c9", "d10", "e9"} <= zones["shooting"]


# Who stands where


def drawn(view: View, name: str) -> tuple[int, int]:
    """Where a piece lies on the board, in hundredths."""
    (piece,) = [one for one in view.pieces if one.id == name]
    cell = next(cell for cell in GAME.board.cells if cell.id == piece.cell)
    x, y = piece.at or (100 * part for part in cell.centre)
    return round(x), round(y)


@clause("S-1.5", "S-1.5.1", "S-1.5.2")
def test_pawns_and_ball_are_drawn_where_they_are():
    view = seen(pitch({"n15": "e6", "n3": "b1", "n5": "a4"}, {"n2": "d5~1.2~0"}, "A15"))
    assert drawn(view, "ball") == place(0, 0)
    assert drawn(view, "A15") == place(-230, 0)
    assert drawn(view, "B2") == place(CELLS["d5"][0] + 120, CELLS["d5"][1])
    # A cell cut by a line is not drawn around the place where a pawn of it stands.
    for pawn, cell in (("A3", "b1"), ("A5", "a4"), ("B1", "e11")):
        assert drawn(view, pawn) == place(*CELLS[cell])
    kinds = {piece.id: (piece.kind, piece.seat, piece.label) for piece in view.pieces}
    assert kinds["A1"] == ("keeper", 0, "1")
    assert kinds["A15"] == ("pawn", 0, "15")
    assert kinds["ball"] == ("ball", 0, "")
    bench = {piece.id: piece.kind for piece in view.bench}
    assert len(bench) == 32 - 6
    assert {pawn for pawn, kind in bench.items() if kind == "keeper"} == {"A12", "B12"}


@clause("S-5.9", "S-8.4.1")
def test_whoever_lies_is_seen_to_and_how_and_who_is_gone_is_not_on_the_bench():
    lying = {"n2": "d5/x", "n3": "d7/y"}
    view = seen(pitch({"n15": "e6"}, lying, "A15", sent_off="B4", replaced="B5", subs="0-1"))
    found = {piece.id: (piece.lying, piece.across) for piece in view.pieces}
    assert (found["B2"], found["B3"], found["A15"]) == ((True, False), (True, True), (False,) * 2)
    assert not {"B4", "B5"} & {piece.id for piece in view.bench}
    assert fact(view, "sent-off") == {"side": "B", "numbers": "4", "n": 1}


@clause("S-9.1", "S-9.1.1", "S-9.2")
def test_the_clock_counts_steps_and_minutes():
    view = seen(pitch({"n15": "e6"}, {}, "A15", half=2, steps=22, added=2))
    assert msgspec.structs.astuple(view.clock) == ("steps", 2, 22, 35, False, 2, "75")
    assert fact(view, "minute") == {"minute": "75", "step": 22, "of": 33, "added": 2}
    late = seen(pitch({"n15": "e10"}, {}, "A15", steps=12, length=11))
    assert (late.clock.up, late.clock.minute) == (True, "45+4")
    assert fact(late, "late") == {"n": 1}


@pytest.mark.parametrize(
    ("half", "steps", "length", "minute"),
    [(0, 0, 33, "1"), (0, 7, 33, "9"), (0, 11, 11, "45"), (0, 35, 33, "45+2"), (1, 0, 22, "45"),
     (1, 11, 22, "67"), (1, 33, 33, "90"), (1, 12, 11, "90+4")],
)  # fmt: skip
@clause("S-9.1.1")
def test_a_step_is_a_share_of_forty_five_minutes(half, steps, length, minute):
    assert minute_of(half, steps, length) == minute


# What is to be done


@pytest.mark.parametrize(
    ("position", "prompt", "values"),
    [
        (HELD, "announce", {"side": "A", "number": 15, "restart": "none"}),
        (SHOT, "keeper", {"side": "B", "number": 1, "rods": "yes"}),
        (ANSWER, "defence", {"side": "B", "n": 3, "quick": "no"}),
        (ANSWER.replace("farthest=3", "farthest=0"), "defence", {"n": 1, "quick": "yes"}),
        (LINE_UP, "lineup", {"side": "A", "n": 0, "of": 11}),
    ],
)
@clause("S-3.1", "S-5.6", "S-7.3", "S-7.3.1", "S-2.2")
def test_what_is_to_be_done_is_told(position, prompt, values):
    told = seen(position).prompt
    assert told.id == f"prompt-{prompt}"
    assert told.values.items() >= values.items()


@clause("S-3.2", "S-3.2.2", "S-3.2.3")
def test_a_flick_is_asked_for_in_three_parts_with_what_helps_to_aim():
    state = GAME.parse(pitch({"n15": "e6", "n16": "e8", "n5": "f6"}, {}, "A15"))
    aiming = state.play(state.read("low"))
    told = aiming.view(0)
    assert told.prompt.values == {
        "side": "A",
        "number": 15,
        "deed": "pass",
        "kind": "low",
        "restart": "none",
    }
    assert [(group.kind, len(group.ids)) for group in told.groups] == [("direction", 720)]
    # Sixteen stands two cells straight ahead, five beside: a step of strength is 2.75.
    assert fact(told, "aims")["aims"] == "1: 180 15, 5: 120 3, 16: 0 6"
    aimed = aiming.play(aiming.read("37.5"))
    assert "aim=37.5" in str(aimed)
    striking = aimed.view(0)
    assert [(group.kind, len(group.ids)) for group in striking.groups] == [("strength", 40)]


# What is pointed out


@clause("S-8.1", "S-8.1.4")
def test_the_offside_line_and_who_is_beyond_it_are_always_shown():
    view = seen(pitch({"n15": "e6", "n16": "e10", "n5": "f8"}, {"n2": "d9~-1~0"}, "A15"))
    assert fact(view, "offside") == {"side": "A", "numbers": "16", "n": 1}
    # B2 is at 19: the last cells whose middle is not beyond that.
    assert signed(view, "offside") == {f"{column}8" for column in "abcdefghi"}
    level = seen(pitch({"n15": "e6", "n16": "d9"}, {"n2": "f9"}, "A15"))
    assert "fact-offside" not in facts(level)


@clause("S-7.2", "S-7.3", "S-4.4.1", "S-4.4.2")
def test_what_the_others_will_be_limited_to_is_told():
    moving = pitch({"n15": "e6"}, {}, "A15", phase="attack", reach=3, farthest=2, moved="A15")
    assert fact(seen(moving), "limit") == {"side": "B", "n": 2}
    quick = moving.replace("farthest=2", "farthest=0")
    assert fact(seen(quick), "quick")["side"] == "B"
    pressed = pitch({"n15": "e6"}, {"n2": "e6~3~0"}, "A15", relance="yes")
    assert {"fact-relance", "fact-pressed"} <= set(facts(seen(pressed)))


@clause("S-5.6.2")
def test_a_spot_is_seen_by_its_own_side_alone_until_the_strike():
    state = GAME.parse(SHOT)
    chosen = state.play(state.read("rod5"))
    assert fact(chosen.view(1), "rod") == {"side": "B", "n": 5}
    assert [event.face for event in chosen.seen_by(1).events] == ["rod5"]
    for seat in (0, None):
        others = [state.play(state.read(rod)).seen_by(seat) for rod in ("rod1", "rod5")]
        assert others[0].view(seat) == others[1].view(seat)
        assert others[0].events == others[1].events
        assert others[0].events[0].message == "held-back"
        assert bytes(others[0].record) == bytes(others[1].record)
        assert "fact-rod-secret" in facts(others[0].view(seat))


@clause("S-5.6.2")
def test_what_a_shot_would_do_does_not_tell_the_spot():
    legs = []
    for rod in ("rod1", "rod3", "rod5"):
        state = GAME.parse(SHOT)
        for word in (rod, "low", "0"):
            state = state.play(state.read(word))
        legs.append(state.preview(state.read("20")).legs)
    assert legs[0] == legs[1] == legs[2]


# What can be picked


@clause("S-7.4.1", "S-7.4.2", "S-7.4.3")
def test_what_entering_the_balls_cell_risks_is_known_before():
    state = GAME.parse(ANSWER)
    told = {
        state.notate(code): (group.fate, group.share)
        for group in state.view(1).groups
        for code in group.codes
    }
    assert told["2-e6"] == ("", 1)
    assert told["3-e6"] == ("foul", 0.5)
    assert told["5-e6"] == ("foul", 1)
    assert told["5-f8"] == ("", 1)


@clause("S-5.7", "S-7.7", "S-8.15", "S-8.13", "S-5.8.2")
def test_every_action_is_picked_by_things_on_the_table():
    placing = pitch({"n15": "e10"}, {"n2": "a9"}, "A15", phase="keeper", who="B", deed="shot",
                    striker="A15", shots=1)  # fmt: skip
    told = picks(placing)
    assert told["1-e11"] == "B1 stand e11"
    assert (told["1_e11x"], told["1_e11y"]) == ("B1 lie-x e11", "B1 lie-y e11")
    assert picks(SHOT) == {f"rod{spot}": f"rod{spot}" for spot in range(1, 6)}
    assert picks(HELD) == {"low": "low", "high": "high", "dribble2": "B2"}
    assert picks(ANSWER)["2-d8"] == "B2 d8"
    hands = pitch({"n1": "e1"}, {}, "A1", hands="yes", phase="hands").replace("~-2.3~0", "")
    assert picks(hands)["1.0"] == "spot0"
    kick = pitch({}, {}, phase="goal-spot", restart="goal-kick", ball="-44,0")
    assert picks(kick)["e1.4"] == "e1 spot4"
    first = pitch(BACK, FAR, phase="place-first", restart="free-kick", ball="0,0")
    told = picks(first)
    assert (told["taker2"], told["sub2-4"], told["4-4-2"]) == ("A2", "A4 A2", "4-4-2")


def test_no_view_is_large_in_any_phase():
    encode = msgspec.json.Encoder().encode
    found: dict[str, int] = {}
    for state in random_states(GAME, 2, 5, length="11", pro="all"):
        phase = PHASES[state.record.phase]
        seat = state.turn if state.turn >= 0 else None
        found[phase] = max(found.get(phase, 0), len(encode(state.view(seat))))
    # The most there is to choose from: everybody may lie anywhere near.
    runs = {f"n{shirt}": cell for shirt, cell in zip(
        (2, 3, 5, 6, 8, 9, 11, 15, 16, 4), ("b3", "c4", "d5", "e5", "f5", "g4", "h3", "b8", "h8",
        "d8"), strict=True)}  # fmt: skip
    crowd = pitch({"n15": "e10"}, runs, "A15", phase="intercept", who="B", deed="shot",
                  striker="A15", shots=1, direct="yes", ran=6, pro="all")  # fmt: skip
    found["intercept"] = len(encode(seen(crowd, 1)))
    assert {"direction", "strength", "attack", "defence", "place-all", "lineup"} <= set(found)
    assert max(found.values()) < MOST_BYTES, found


# What an action would do


@clause("S-3.4", "S-7.1.2")
def test_the_way_of_a_flick_without_error_is_the_one_it_takes():
    start = GAME.parse(pitch({"n15": "e6", "n5": "f6"}, {"n2": "e8"}, "A15"))
    for words in (("low", "0", "12"), ("high", "10", "15"), ("low", "90", "40")):
        state = start
        for word in words[:-1]:
            state = state.play(state.read(word))
        (leg,) = state.preview(state.read(words[-1])).legs
        after = state.play(state.read(words[-1]))
        flick = next(event for event in after.events if event.message == "flick")
        assert (leg.points, leg.heights, leg.exit) == (flick.points, flick.heights, flick.exit)
        assert (leg.piece, leg.path, leg.touches) == ("ball", flick.path, flick.touches)


@clause("S-3.3", "S-3.3.1", "S-5.6.2")
def test_where_a_flick_may_end_is_known_before_its_error_is_thrown():
    normal = SHOT.replace("dexterity=none", "dexterity=normal")
    found = []
    for rod in ("rod1", "rod5"):
        state = GAME.parse(normal)
        for word in (rod, "low", "17"):
            state = state.play(state.read(word))
        found.append(state.preview(state.read("20")).ends)
        assert sum(end.share for end in found[-1]) == pytest.approx(1)
        assert {end.fate for end in found[-1]} == {"goal", "out", ""}  # a post sends it back
        assert {end.cell for end in found[-1] if end.fate == "goal"} == {"goal-b"}
        assert all((end.exit is not None) == (end.fate == "out") for end in found[-1])
    assert found[0] == found[1], "nothing of it tells the spot"
    passing = GAME.parse(HELD.replace("dexterity=none", "dexterity=normal"))
    for word in ("low", "180"):
        passing = passing.play(passing.read(word))
    ends = passing.preview(passing.read("9")).ends
    assert {end.fate for end in ends} == {""}
    assert "e3" in {end.cell for end in ends}


@clause("S-7.1.2", "S-8.6.5")
def test_walks_and_placings_are_drawn():
    moving = GAME.parse(
        pitch({"n15": "e6", "n2": "c3"}, {}, "A15", phase="attack", reach=3, moved="A15")
    )
    (leg,) = moving.preview(moving.read("2-c6")).legs
    assert (leg.kind, leg.path) == ("walk", ("c3", "c4", "c5", "c6"))
    lineup = GAME.parse(LINE_UP)
    (leg,) = lineup.preview(lineup.read("4-4-2")).legs
    assert (leg.kind, len(leg.path)) == ("place", 11)
    assert {"e1", "e6", "b3"} <= set(leg.path)
    (leg,) = lineup.preview(lineup.read("7-d4")).legs
    assert (leg.kind, leg.path, leg.piece) == ("place", ("d4",), "A7")


# The turn, step by step


@clause("S-2.1", "S-8.6")
def test_where_a_turn_has_come_to_is_told():
    attack = pitch({"n15": "e6"}, {"n2": "e8"}, "A15", phase="attack", reach=3)
    for at, position in enumerate((HELD, attack, ANSWER)):
        assert seen(position).course == Course(("turn-ball", "turn-attack", "turn-defence"), at)
    assert seen(LINE_UP).course == Course(("line-up-first", "line-up-second"), 0)


@clause("S-7.2", "S-8.6")
def test_to_end_is_called_by_what_it_means():
    quick = pitch({"n15": "e6"}, {"n2": "e8"}, "A15", phase="attack", reach=3)
    assert picks(quick)["end"] == "quick"
    ran = pitch({"n15": "e6", "n5": "d5"}, {"n2": "e8"}, "A15", phase="attack", reach=3,
                moved="A5", farthest=2)  # fmt: skip
    assert picks(ran)["end"] == "end"


@clause("S-6.1", "S-6.5")
def test_skills_are_badges_that_light_up_and_go_out():
    def lit(position: str, pawn: str) -> list[tuple[str, int]]:
        piece = next(one for one in seen(position).pieces if one.id == pawn)
        return [(badge.id, badge.lit) for badge in piece.badges]

    # The 11 has one red; B2, with blue, stands in his cell or far off.
    free = pitch({"n11": "e9"}, {"n2": "a9"}, "A11", phase="skill", striker="A11", deed="pass")
    assert lit(free, "A11") == [("red", 1)]
    assert lit(HELD, "B2") == [("blue", 0)]
    marked = pitch({"n15": "e4", "n11": "e9"}, {"n2": "e9"}, "A15")
    assert lit(marked, "A11") == [("red", -1)]
    assert lit(marked, "B2") == [("blue", 1)]


@clause("S-8.1", "S-8.4")
def test_cards_and_who_is_offside_are_marked_at_the_pawns():
    position = pitch({"n15": "e6", "n5": "e9"}, {"n2": "e8"}, "A15", booked="A5:1,B2:1")
    marks = {piece.id: piece.marks for piece in seen(position).pieces}
    assert (marks["A5"], marks["B2"], marks["A15"]) == (("booked", "offside"), ("booked",), ())


@clause("S-5.6")
def test_the_five_spots_are_on_the_goal_line():
    view = GAME.parse(SHOT).view(1)
    assert view.secret
    assert not GAME.parse(SHOT).view(0).secret
    (group,) = view.groups
    assert group.ids == ("rod1", "rod2", "rod3", "rod4", "rod5")
    assert group.exits == tuple(place(4400, y) for y in (-480, -240, 0, 240, 480))
