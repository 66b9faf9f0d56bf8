"""The same flicks as machine code, as plain Python, on another processor, from the other end."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from benchmarks import bench
from benchmarks.flick_samples import (
    FUSED,
    PAWNS,
    TEAM,
    Flick,
    FlickReport,
    FlickWorker,
    PlayedFlick,
    Position,
    Task,
    crowded,
    digest,
    mixed,
    play,
    worker,
)
from debut.games.simulator.physics.directions import DIRECTIONS, HALF_TURN, QUARTER, UNITS
from debut.games.simulator.physics.flick import (
    FLY,
    GOAL_A,
    GOAL_B,
    MOST_POINTS,
    OUT_A,
    OUT_B,
    OUT_SIDE,
    RESTS,
)
from debut.games.simulator.physics.gaps import gap
from debut.games.simulator.physics.matter import STANDING

COUNT, SEED = 10_000, 1
# Of all that these flicks write. It changes with the law of the flick and with nothing else.
STORED = "fc80a539c6ed8f3063a00fca0a7fe630"


@pytest.fixture(scope="module")
def machine() -> Iterator[FlickWorker]:
    with worker() as found:
        yield found


@pytest.fixture(scope="module")
def told(machine: FlickWorker) -> FlickReport:
    return machine.ask(Task(COUNT, SEED, tell=True, fused=True))


def test_machine_code_writes_what_is_stored(told: FlickReport) -> None:
    assert told.digest == STORED


def test_plain_python_writes_the_same(told: FlickReport) -> None:
    assert digest(play(*flick) for flick in mixed(COUNT, SEED)) == told.digest


def test_another_processor_writes_the_same(told: FlickReport) -> None:
    with worker(NUMBA_CPU_NAME="generic", NUMBA_CPU_FEATURES="") as generic:
        assert generic.ask(Task(COUNT, SEED, tell=True)).digest == told.digest


def test_no_instruction_multiplies_and_adds_at_once(told: FlickReport) -> None:
    """Though this processor may have some: then one rounding would be left out."""
    assert told.instructions > 100
    assert told.fused == []


def test_such_an_instruction_would_be_found() -> None:
    found = "\tvfmadd213sd\t%xmm0, %xmm1, %xmm2\n\tfmadd\td0, d1, d2, d3\n\tfmla\tv0.2d, v1.2d\n"
    assert FUSED.findall(found) == ["vfmadd213sd", "fmadd", "fmla"]
    assert FUSED.findall("\tvmulsd\t%xmm0, %xmm1\n\tfadd\td0, d1, d2\n") == []


def test_the_cap_on_events_is_not_met(machine: FlickWorker, told: FlickReport) -> None:
    """Not in play; and hardly among pawns heaped up to catch balls between them."""
    many = machine.ask(Task(10_000, 2, tell=True))
    assert (told.capped, many.capped) == (0, 0)
    assert many.most_points < MOST_POINTS // 3
    heaped = machine.ask(Task(2_000, 3, "crowded", tell=True))
    assert heaped.capped <= 1


def test_flicks_are_measured_beside_pymunk(machine: FlickWorker) -> None:
    one, low = bench.flick_rows(bench.QUICK._replace(rounds=1, seconds=0.0), machine)
    assert (one.unit, one.at_most) == ("µs", 2)
    assert low.at_least == 3_000
    for figure in (one.ours, low.ours, low.peer):
        assert figure is not None
        assert figure > 0
    assert "pymunk 7." in low.note


def turned_position(position: Position) -> Position:
    pawns = tuple(
        pawn._replace(number=(pawn.number + TEAM) % PAWNS, x=-pawn.x, y=-pawn.y)
        for pawn in position.pawns
    )
    # By number, as the rules go through them.
    pawns = tuple(sorted(pawns))
    a, b = ((keeper + TEAM) % PAWNS for keeper in position.keepers)
    return Position(pawns, (-position.ball[0], -position.ball[1]), (b, a))


def turned_flick(flick: Flick) -> Flick:
    return flick._replace(
        striker=(flick.striker + TEAM) % PAWNS,
        direction=(flick.direction + HALF_TURN) % DIRECTIONS,
        rod=4 - flick.rod if flick.rod >= 0 else -1,
    )


def turned(played: PlayedFlick) -> PlayedFlick:
    how = {
        RESTS: RESTS, OUT_SIDE: OUT_SIDE, GOAL_A: GOAL_B, GOAL_B: GOAL_A, OUT_A: OUT_B,
        OUT_B: OUT_A,
    }[played.how]  # fmt: skip
    points = (point._replace(x=-point.x, y=-point.y) for point in played.points)
    touches = (
        touch._replace(
            what=(touch.what + TEAM) % PAWNS if touch.what < PAWNS else touch.what,
            x=-touch.x, y=-touch.y,
        )
        for touch in played.touches
    )  # fmt: skip
    keeper = -played.keeper[0], -played.keeper[1]
    return PlayedFlick(how, -played.x, -played.y, keeper, tuple(points), tuple(touches))


def test_half_a_turn_of_the_pitch_turns_the_result_exactly() -> None:
    ends = set()
    for position, flick in (*mixed(2_000, 4), *crowded(500, 4)):
        here = play(position, flick)
        assert play(turned_position(position), turned_flick(flick)) == turned(here)
        ends.add(here.how)
    assert len(ends) == 6


def test_directions_are_turned_by_changes_of_sign() -> None:
    for direction, (x, y) in enumerate(UNITS):
        assert UNITS[(direction + HALF_TURN) % DIRECTIONS] == (-x, -y)
        assert UNITS[(direction + QUARTER) % DIRECTIONS] == (-y, x)
        assert UNITS[-direction % DIRECTIONS] == (x, -y)
        angle = math.radians(direction / 2)
        assert (x, y) == pytest.approx((math.cos(angle), math.sin(angle)), abs=1e-15)


def places_between(played: PlayedFlick) -> Iterator[tuple[float, float, float, float]]:
    """Time and place, many times on the way from each point to the next."""
    for here, there in zip(played.points, played.points[1:], strict=False):
        lasts = (there.ms - here.ms) / 1000
        if here.goes_on != FLY or lasts < 0.02:
            continue
        up = (there.z - here.z) / lasts + 49_050 * lasts
        for part in range(1, 20):
            share = part / 20
            time = share * lasts
            x = here.x + (there.x - here.x) * share
            y = here.y + (there.y - here.y) * share
            yield here.ms + time * 1000, x, y, here.z + (up - 49_050 * time) * time


def test_a_flying_ball_never_goes_through_anything() -> None:
    """Told to the millisecond, a place is some way off: no more than 4 hundredths here."""
    looked = 0
    for position, flick in mixed(400, 5):
        if flick.rod >= 0:
            continue
        played = play(position, flick)
        still = [p for p in position.pawns if p.number != flick.striker]
        for _, x, y, z in places_between(played):
            for pawn in still:
                if abs(pawn.x - x) < 220 and abs(pawn.y - y) < 220:
                    looked += 1
                    assert gap(pawn.lying, x - pawn.x, y - pawn.y, z)[0] > -6
    assert looked > 100


def test_every_touch_is_at_a_pawns_edge() -> None:
    seen = set()
    for position, flick in mixed(2_000, 6):
        if flick.rod >= 0:
            continue
        pawns = {pawn.number: pawn for pawn in position.pawns}
        for touch in play(position, flick).touches:
            if touch.what in pawns:
                pawn = pawns[touch.what]
                open_by, *_ = gap(pawn.lying, touch.x - pawn.x, touch.y - pawn.y, touch.z)
                assert abs(open_by) < 1
                assert touch.speed >= 0
                seen.add((pawn.lying == STANDING, touch.z == 50))
    assert len(seen) == 4
