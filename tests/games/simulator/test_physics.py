"""Single flicks, each against what a person can work out."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from benchmarks.flick_samples import Flick, Pawn, PlayedFlick, Position, play
from debut.games.simulator.physics.flick import (
    FLY,
    GOAL_A,
    GOAL_B,
    OUT_A,
    OUT_B,
    OUT_SIDE,
    RESTS,
    ROLL,
)
from debut.games.simulator.physics.matter import HEAD, HIGH, LOW, SPOTS
from debut.games.simulator.physics.meetings import BAR_MET, POST_MET

STRIKER = 1
CLOTH, GRAVITY = 5_000.0, 98_100.0
ALONG, ACROSS, BACK = 0, 180, 360
KEEPER = 16


def flicked(
    kind: int, direction: int, strength: int, *pawns: Pawn,
    ball: tuple[int, int] = (0, 0), permille: int = 1000, rod: int = -1,
) -> PlayedFlick:  # fmt: skip
    striker = Pawn(STRIKER, *ball)
    keepers = (-1, KEEPER if any(pawn.number == KEEPER for pawn in pawns) else -1)
    position = Position((striker, *pawns), ball, keepers)
    return play(position, Flick(STRIKER, kind, direction, permille, strength, rod))


def speed_after(way: float, left: float) -> float:
    """Of a ball that can roll so far, after so much of it."""
    return math.sqrt(2 * CLOTH * (way - left))


@pytest.mark.parametrize("strength", [1, 7, 20, 31])
def test_a_low_ball_rolls_275_a_step_and_slows_down_evenly(strength: int) -> None:
    played = flicked(LOW, ALONG, strength, ball=(-4300, 0))
    assert (played.how, played.x, played.y) == (RESTS, -4300 + 275 * strength, 0)
    start, end = played.points
    assert start == (0, -4300, 0, 50, ROLL)
    assert end.ms == round(1000 * math.sqrt(2 * 275 * strength / CLOTH))
    assert not played.touches


@pytest.mark.parametrize("permille", [900, 950, 1070])
def test_an_error_of_strength_is_one_of_the_way(permille: int) -> None:
    for kind, step, at in ((LOW, 275, -1), (HIGH, 200, 1), (HEAD, 150, 1)):
        played = flicked(kind, ALONG, 10, permille=permille)
        assert played.points[at].x == pytest.approx(step * permille / 100, abs=0.51)


@pytest.mark.parametrize("strength", [1, 8, 20])
def test_a_high_ball_lands_200_a_step_away_and_a_header_150(strength: int) -> None:
    high = flicked(HIGH, ACROSS, strength, ball=(0, -3000))
    # Three in four upwards: a range of four thirds of it, two thirds of which is how high.
    lasts = math.sqrt(2 * 200 * strength * 0.75 / GRAVITY)
    assert high.points[1][:4] == (round(1000 * lasts), 0, -3000 + 200 * strength, 50)
    head = flicked(HEAD, ACROSS, strength, ball=(0, -3000))
    lasts = math.sqrt(2 * 320 / GRAVITY)
    assert head.points[0] == (0, 0, -3000, 370, FLY)
    assert head.points[1][:4] == (round(1000 * lasts), 0, -3000 + 150 * strength, 50)


def test_the_ground_keeps_45_of_100_upwards_and_75_along_until_the_ball_rolls() -> None:
    played = flicked(HIGH, ALONG, 15, ball=(-4300, 0))
    along, up = (math.sqrt(3000 * GRAVITY / 0.96) * part for part in (0.8, 0.6))
    x, time = -4300.0, 0.0
    for point in played.points[1:-1]:
        lasts = 2 * up / GRAVITY
        x, time = x + along * lasts, time + lasts
        along, up = along * 0.75, up * 0.45
        goes_on = FLY if up >= 2000 else ROLL
        assert point == (round(time * 1000), round(x), 0, 50, goes_on)
    assert [point.goes_on for point in played.points] == [FLY, FLY, FLY, ROLL, ROLL]
    assert played.x == round(x + along**2 / (2 * CLOTH))


def test_straight_at_a_pawn_it_comes_back_with_55_of_100() -> None:
    played = flicked(LOW, ALONG, 10, Pawn(20, 1110, 0))
    came = speed_after(2750, 1000)
    (touch,) = played.touches
    assert touch[:3] == (20, 1000, 0)
    assert touch[3:] == (played.points[1].ms, round(came), 50)
    assert (played.x, played.y) == (1000 - round((0.55 * came) ** 2 / (2 * CLOTH)), 0)


def test_past_its_middle_it_goes_off_to_the_side() -> None:
    """Met at 30 degrees from straight: the part along the pawn's edge stays."""
    played = flicked(LOW, ALONG, 20, Pawn(20, 1000, -55))
    assert [touch.what for touch in played.touches] == [20]
    meet = 1000 - 110 * math.cos(math.radians(30))
    came = speed_after(5500, meet)
    straight, aside = came * math.cos(math.radians(30)), came * 0.5
    assert played.touches[0].speed == pytest.approx(straight, abs=1)
    speed = math.hypot(aside, 0.55 * straight)
    away = math.hypot(played.x - meet, played.y)
    assert away == pytest.approx(speed**2 / (2 * CLOTH), abs=1)


def test_the_strikers_own_pawn_and_those_off_the_pitch_are_not_in_the_way() -> None:
    played = flicked(LOW, ALONG, 4, ball=(0, 0))
    assert not played.touches
    own = Position((Pawn(STRIKER, 300, 0),), (0, 0))
    assert not play(own, Flick(STRIKER, LOW, ALONG, 1000, 4)).touches


def test_touches_are_told_in_their_order() -> None:
    """Off the first to the second, and off that to a third behind the start."""
    first, second = Pawn(20, 1000, 0), Pawn(5, -400, 0)
    played = flicked(LOW, ALONG, 40, first, second, Pawn(7, 0, 800))
    assert [touch.what for touch in played.touches] == [20, 5, 20][: len(played.touches)]
    assert len(played.touches) >= 2
    times = [touch.ms for touch in played.touches]
    assert times == sorted(times)


def test_of_two_pawns_met_at_once_both_are_touched() -> None:
    for low_number, high_number in ((3, 20), (20, 3)):
        pawns = Pawn(low_number, 500, -90), Pawn(high_number, 500, 90)
        played = flicked(LOW, ALONG, 20, *pawns)
        # That on the right of the ball first, whatever the numbers.
        assert [touch.what for touch in played.touches[:2]] == [low_number, high_number]
        assert played.touches[0].ms == played.touches[1].ms


@pytest.mark.parametrize(
    ("pawn", "meets"),
    [
        (Pawn(20, 1000, 0, lying=1), 1000 - 210),
        (Pawn(20, 1000, 0, lying=2), 1000 - 110),
        (Pawn(20, 1000, 99, lying=2), 1000 - 110),
        # Its round end, 110 from a middle that is 100 from the pawn's.
        (Pawn(20, 1000, 166, lying=2), 1000 - math.sqrt(110**2 - 66**2)),
        (Pawn(20, 1000, 66, lying=1), 1000 - 100 - math.sqrt(110**2 - 66**2)),
    ],
)
def test_a_lying_pawn_is_320_long_with_round_ends(pawn: Pawn, meets: float) -> None:
    played = flicked(LOW, ALONG, 20, pawn)
    assert played.touches[0].what == 20
    assert played.touches[0].x == pytest.approx(meets, abs=0.51)
    beside = Pawn(20, 1000, 111 if pawn.lying == 1 else 211, pawn.lying)
    assert not flicked(LOW, ALONG, 20, beside).touches


def test_a_high_ball_goes_over_a_lying_pawn_but_not_over_a_standing_one() -> None:
    """It is 170 up after some 270, and 370 up after some 760."""
    over = 20, 500, 0
    assert flicked(HIGH, ALONG, 20, Pawn(*over)).touches[0][:3] == (20, 500 - 110, 0)
    for lying in (1, 2):
        assert not flicked(HIGH, ALONG, 20, Pawn(*over, lying)).touches
    assert not flicked(HIGH, ALONG, 20, Pawn(20, 1500, 0)).touches


def test_the_head_of_a_pawn_keeps_40_of_100() -> None:
    """A ball that comes down on the middle of a pawn's head."""
    away = next(
        x for x in range(3_000, 4_000) if height_at(x, 4_000) <= 370 and x < 4_000
    )  # the first place at which the ball is as low as a head
    played = flicked(HIGH, ALONG, 20, Pawn(20, away - 4000, 0), ball=(-4000, 0))
    touch, (_, point, *_) = played.touches[0], played.points
    assert touch.what == 20
    assert touch.z == 370
    assert touch.x == pytest.approx(away - 4000, abs=2)
    # Not less than 10 cm/s, and along the head nothing is lost.
    up = max(0.4 * touch.speed, 1000)
    along = math.sqrt(4000 * GRAVITY / 0.96) * 0.8
    lasts = (up + math.sqrt(up**2 + 2 * GRAVITY * 320)) / GRAVITY
    assert played.points[2].ms - point.ms == pytest.approx(lasts * 1000, abs=1)
    assert played.points[2].x - point.x == pytest.approx(along * lasts, abs=2)


def height_at(x: float, way: float) -> float:
    """Of a high ball's centre on its way to the first landing."""
    return 50 + 0.75 * x * (1 - x / way)


def test_a_pawns_head_is_met_at_its_rim_too() -> None:
    """Higher than the side reaches, beside the head: the ball goes up and back."""
    found = 0
    for x in range(3_200, 3_700, 10):
        played = flicked(HIGH, ALONG, 20, Pawn(20, x - 4000, 0), ball=(-4000, 0))
        for touch in played.touches[:1]:
            if 320 < touch.z < 370:
                found += 1
                across, above = x - 4000 - 60 - touch.x, touch.z - 320
                assert math.hypot(across, above) == pytest.approx(50, abs=1)
                assert touch.speed > 0
    assert found > 5


@pytest.mark.parametrize(
    ("ball", "direction", "how"), [(4000, ALONG, GOAL_B), (-4000, BACK, GOAL_A)]
)
@pytest.mark.parametrize("kind", [LOW, HIGH])
def test_in_the_goal_wholly_over_the_line(ball: int, direction: int, how: int, kind: int) -> None:
    played = flicked(kind, direction, 4, ball=(ball, 300))
    assert (played.how, played.x, played.y) == (how, math.copysign(4450, ball), 300)


@pytest.mark.parametrize(
    ("ball", "direction", "how", "end"),
    [
        ((4000, 2000), ALONG, OUT_B, (4450, 2000)),
        ((-4000, -2000), BACK, OUT_A, (-4450, -2000)),
        ((500, 3000), ACROSS, OUT_SIDE, (500, 3250)),
        ((500, -3000), ACROSS + BACK, OUT_SIDE, (500, -3250)),
    ],
)
@pytest.mark.parametrize("kind", [LOW, HIGH, HEAD])
def test_out_wholly_over_a_line(
    ball: tuple[int, int], direction: int, how: int, end: tuple[int, int], kind: int
) -> None:
    played = flicked(kind, direction, 10, ball=ball)
    assert (played.how, played.x, played.y) == (how, *end)
    assert played.points[-1][1:3] == end


def test_a_ball_that_still_covers_the_line_is_not_out() -> None:
    assert flicked(LOW, ACROSS, 1, ball=(0, 3249 - 275))[:3] == (RESTS, 0, 3249)
    assert flicked(LOW, ACROSS, 1, ball=(0, 3251 - 275)).how == OUT_SIDE
    assert flicked(LOW, ALONG, 1, ball=(4449 - 275, 1500))[:3] == (RESTS, 4449, 1500)


def test_a_ball_on_the_line_can_be_struck_along_it_and_back() -> None:
    assert flicked(LOW, ALONG, 4, ball=(0, 3249))[:3] == (RESTS, 1100, 3249)
    assert flicked(LOW, ACROSS + BACK, 4, ball=(0, 3249))[:3] == (RESTS, 0, 3249 - 1100)


@pytest.mark.parametrize("y", [630, -630])
def test_a_post_sends_it_back_with_70_of_100(y: int) -> None:
    played = flicked(LOW, ALONG, 20, ball=(3000, y))
    came = speed_after(5500, 1400 - 80)
    (touch,) = played.touches
    assert touch[:3] == (POST_MET, 4400 - 80, y)
    assert touch.speed == round(came)
    assert played.x == 4320 - round((0.7 * came) ** 2 / (2 * CLOTH))


def test_between_the_posts_there_is_room_for_the_balls_edge() -> None:
    assert flicked(LOW, ALONG, 10, ball=(3000, 549))[0] == GOAL_B
    assert flicked(LOW, ALONG, 10, ball=(3000, 551)).touches[0].what == POST_MET
    assert flicked(LOW, ALONG, 10, ball=(3000, 711))[0] == OUT_B


def test_the_bar_is_met_round_its_middle_at_630() -> None:
    met = below = above = 0
    for x in range(1000, 3400, 10):
        played = flicked(HIGH, ALONG, 20, ball=(x, 100))
        if played.touches:
            (touch, *_) = played.touches
            met += 1
            assert touch.what == BAR_MET
            assert math.hypot(touch.x - 4400, touch.z - 630) == pytest.approx(80, abs=1)
        elif played.how == GOAL_B:
            below += 1
            assert played.points[-1].z <= 600
        elif played.how == OUT_B:
            above += 1
            assert played.points[-1].z > 660
    assert min(met, below, above) > 5


def test_a_ball_at_a_pawns_edge_or_a_hair_inside_is_at_the_edge() -> None:
    for inside in (0, 1, 2):
        pawn = Pawn(20, 110 - inside, 0)
        away = flicked(LOW, BACK, 4, pawn)
        assert (away.x, away.touches) == (-1100, ())
        along = flicked(LOW, ACROSS, 4, pawn)
        assert (along.x, along.y, along.touches) == (0, 1100, ())
        into = flicked(LOW, ALONG, 4, pawn)
        assert into.touches[0][:4] == (20, 0, 0, 0)
        assert into.x == -round(1100 * 0.55**2)


def test_a_ball_deeper_inside_gets_out_or_bounces_at_once_but_is_not_put_elsewhere() -> None:
    pawn = Pawn(20, 60, 0)
    assert flicked(LOW, BACK, 4, pawn)[:3] == (RESTS, -1100, 0)
    assert flicked(LOW, ALONG, 4, pawn).touches[0][:4] == (20, 0, 0, 0)
    # At its very middle there is no way out that is shorter than another.
    assert flicked(LOW, ALONG, 4, Pawn(20, 0, 0))[:3] == (RESTS, 1100, 0)


def keeper_at(ms: float, home: tuple[int, int], spot: int) -> tuple[float, float]:
    """Where the keeper of B is: waits 0.15 s, slides at 60 cm/s to his spot."""
    dx, dy = 4400 - home[0], SPOTS[spot] - home[1]
    part = min(max(6000 * (ms / 1000 - 0.15), 0) / max(math.hypot(dx, dy), 1e-9), 1)
    return home[0] + dx * part, home[1] + dy * part


@pytest.mark.parametrize("spot", range(5))
def test_a_keeper_with_the_rod_waits_and_slides_to_his_spot(spot: int) -> None:
    """A ball that gets to the line late meets him at his spot; and it passes him elsewhere."""
    keeper = Pawn(KEEPER, 4000, 0)
    for other in range(5):
        played = flicked(LOW, ALONG, 36, keeper, ball=(0, SPOTS[other]), rod=spot)
        assert played.keeper == (4400, SPOTS[spot])
        if other == spot:
            assert played.touches[0][:3] == (KEEPER, 4290, SPOTS[spot])
        else:
            assert (played.how, played.touches) == (GOAL_B, ())


def test_he_is_met_where_he_is_then() -> None:
    """Waiting, on his way and at his spot: always 110 from the ball."""
    home = 4000, 0
    stages = set()
    for spot in range(5):
        for kind in (LOW, HIGH):
            for y in range(-400, 401, 100):
                for x in (2000, 2700, 3400):
                    played = flicked(kind, ALONG, 30, Pawn(KEEPER, *home), ball=(x, y), rod=spot)
                    for touch in played.touches[:1]:
                        kx, ky = keeper_at(touch.ms, home, spot)
                        far = math.hypot(touch.x - kx, touch.y - ky)
                        # He goes 6 in a millisecond, to which times are told.
                        assert touch.z > 320 or far == pytest.approx(110, abs=4)
                        stages.add((kx, ky) != home)
    assert stages == {False, True}


def test_on_his_way_he_strikes_the_ball_himself() -> None:
    """Even one that lies still: it leaves him with his speed and 55 of 100 more."""
    pawns = Pawn(STRIKER, 4000, 0), Pawn(KEEPER, 4400, 480)
    still = Position(pawns, (4400, 200), (-1, KEEPER))
    played = play(still, Flick(STRIKER, LOW, ACROSS + BACK, 10, 1, rod=2))
    # The ball lies three hundredths from its place, 34 ms later; he comes from 480 down to 0.
    touch, post = played.touches[:2]
    assert touch[:3] == (KEEPER, 4400, 197)
    assert touch.ms == pytest.approx(150 + (480 - 197 - 110) / 6, abs=1)
    assert touch.speed == 6000
    assert post[:3] == (POST_MET, 4400, -550)
    assert post.speed == pytest.approx(math.sqrt(9300**2 - 2 * CLOTH * (197 + 550)), abs=3)


def test_a_ball_that_he_jams_against_a_post_rests_there() -> None:
    pawns = Pawn(STRIKER, 4000, 0), Pawn(KEEPER, 4400, 480)
    played = play(
        Position(pawns, (4400, -400), (-1, KEEPER)), Flick(STRIKER, LOW, ACROSS, 10, 1, rod=0)
    )
    assert (played.how, played.x, played.y) == (RESTS, 4400, -550)
    assert {touch.what for touch in played.touches} == {KEEPER, POST_MET}
    assert len(played.points) < 40


def test_without_a_rod_the_keeper_stands_like_any_pawn() -> None:
    played = flicked(LOW, ALONG, 30, Pawn(KEEPER, 4000, 0))
    assert played.touches[0][:3] == (KEEPER, 3890, 0)
    assert played.keeper == (0, 0)


def test_points_follow_each_other_in_time() -> None:
    played = flicked(HIGH, 30, 20, Pawn(20, 500, 100), Pawn(21, 900, 400, 2))
    assert all(before.ms <= after.ms for before, after in pairwise(played.points))
