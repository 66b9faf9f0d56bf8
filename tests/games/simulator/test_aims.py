"""All aims of a strike at once: each is the very flick that would be played without error."""

from __future__ import annotations

from itertools import islice, product
from math import hypot

import pytest

import debut
from debut.games.simulator.board import DIRECTION, PASS_HIGH, PASS_LOW, STRENGTH, STRENGTHS
from debut.games.simulator.rules import entry as rules
from debut.games.simulator.rules.sight import NEAR, RUN
from debut.games.simulator.rules.striking import NO_ERROR
from debut.games.simulator.view.flight_path import flown, struck
from debut.kernel.views import LOOSE, Aim, Aims

GAME = debut.game("simulator")
CROWD = (
    "A=1@e1,2@b4,3@d3,4@f3,5@h5,6@c6,7@d8,8@e6,9@f9/x,10@h8,11@b8;"
    " B=1@e11/y,2@h10,3@f10,4@d10,5@b10,6@g9,7@e8,8@c8,9@g6,10@d5,11@e4;"
    " ball=14,-6; phase=announce; side=A; who=A; holder=A7; restart=none"
)

PAWNS, _, _ = CROWD.partition("; ball=")
HANDS = f"{PAWNS}; ball=-36,0; phase=hands; side=A; who=A; holder=A1; hands=yes; restart=none"
THROW_IN = (
    f"{PAWNS.replace('7@d8', '7@i2', 1)}; ball=-30.3,32; phase=direction; side=A; who=A;"
    " holder=A7; restart=throw-in; deed=throw; kind=head; striker=A7"
)


def rows(aim: Aim) -> list[tuple[int, ...]]:
    found, at = [], 0
    while at < len(aim.ways):
        found.append(aim.ways[at + 1 : at + 1 + aim.ways[at]])
        at += 1 + aim.ways[at]
    return found


def looked_up(aims: Aims, aim: Aim, direction: int, strength: int) -> tuple[str, int]:
    row = rows(aim)[direction]
    runs = (row[at : at + RUN] for at in range(0, len(row), RUN))
    _, what, far = next(run for run in runs if strength <= run[0])
    met = aims.met[what]
    return met, aim.rests[strength - 1] if met == LOOSE else far


def test_what_is_told_of_an_aim_is_the_flick_that_would_be_played() -> None:
    state = GAME.parse(CROWD)
    aims = state.aims()
    assert aims is not None
    assert [aim.actions for aim in aims.aims] == [(PASS_LOW,), (PASS_HIGH,)]
    for aim, direction, strength in product(aims.aims, range(0, 720, 37), (3, 14, 33)):
        ready = state.play(aim.actions[0]).play(DIRECTION + direction)
        made = flown(struck(ready.record, STRENGTH + strength - 1), NO_ERROR)
        _, x, y = made.touches[0].moment if made.touches else made.points[-1]
        far = hypot(x - aim.start[0], y - aim.start[1])
        met, told = looked_up(aims, aim, direction, strength)
        assert abs(told - far) <= NEAR + 2, (aim.id, direction, strength)
        assert (met in aims.met[: aims.met.index(LOOSE)]) == bool(made.touches)


def test_every_direction_has_all_strengths() -> None:
    aims = GAME.parse(CROWD).aims()
    assert aims is not None
    for aim in aims.aims:
        assert all(row[-RUN] == STRENGTHS for row in rows(aim))
        assert len(rows(aim)) == aims.directions


def test_machine_code_and_plain_python_see_the_same() -> None:
    ready = GAME.parse(CROWD).play(PASS_HIGH).record
    for direction in islice(range(720), 0, None, 131):
        out, work = [0] * 200, [0] * GAME.spec.size.work
        seen = tuple(out[: rules.sight(ready, direction, out, work)])
        assert GAME.machine.sight(ready, direction) == seen


def test_a_strike_that_has_been_told_in_part_is_aimed_from_there() -> None:
    told = GAME.parse(CROWD).play(PASS_LOW)
    aims = told.aims()
    assert aims is not None
    assert [aim.actions for aim in aims.aims] == [()]
    fixed = told.play(DIRECTION + 90).aims()
    assert fixed is not None
    assert fixed.fixed == 90
    assert [bool(row) for row in rows(fixed.aims[0])].index(True) == 90
    assert told.play(DIRECTION + 90).play(STRENGTH).aims() is None


@pytest.mark.parametrize("position", [HANDS, THROW_IN])
def test_what_is_thrown_is_not_headed(position: str) -> None:
    """A keeper's throw and a throw-in fly as a header does, and are called what they are."""
    aims = GAME.parse(position).aims()
    assert aims is not None
    assert [aim.id for aim in aims.aims] == ["throw"]
