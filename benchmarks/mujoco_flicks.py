"""The same flicks in MuJoCo: an engine of others, of small steps, with shapes of its own.

It gets our table of matter and nothing else of ours: where the ball goes, what it meets and how it
comes off is its own work. Lengths are centimetres here. Two things it must be told:

- Restitution. MuJoCo has springs with dampers. A linear one gives back the same share of the speed
  whatever the speed, so each pair has the damping that makes its share, and is so stiff that a
  touch lasts a hundredth of a millisecond. What the ground keeps along it is a damper too.
- When a ball rolls. A bounce slower than the table's is the last one: then the bouncing ground is
  put away and the cloth laid out, on which Coulomb's friction works as MuJoCo knows it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import NamedTuple

from benchmarks.flick_samples import Flick, Pawn, PlayedFlick, Position
from debut.games.simulator.physics import matter
from debut.games.simulator.physics.directions import UNITS
from debut.games.simulator.physics.flick import GOAL_A, GOAL_B, OUT_A, OUT_B, OUT_SIDE, RESTS
from debut.games.simulator.physics.matter import HEAD, LOW, LYING_X, STANDING
from debut.games.simulator.physics.meetings import BAR_MET, POST_MET

CM = 100.0
BALL, GRAVITY, CLOTH = matter.BALL / CM, matter.GRAVITY / CM, matter.CLOTH / CM
# How long a touch lasts, the steps of it, and the longest elsewhere.
TOUCH_LASTS, FINE, COARSE = 1e-5, 2.5e-8, 1e-4
# What is nearer than this is told of.
NEAR = 0.2
# The head is a disc on top of the pawn, of another matter, so thin that its edge is hardly met.
DISC = 0.01
LAID_AWAY = -100.0
# So near the cloth does nothing for that while: friction would make of the sudden change
# of speed a push upwards, and the ball hop.
TOUCHING, FRICTION, NO_FRICTION = 1e-4, CLOTH / GRAVITY, 1e-5
FIRM = 'solimp="0.9999 0.9999 0.001 0.5 2"'
MOST_SECONDS = 8.0
STILL = 0.05


STIFF = (math.pi / TOUCH_LASTS) ** 2


def pushed_back(damping: float) -> tuple[float, int]:
    """What such a spring gives back of a speed, in steps like MuJoCo's, and after how many. It
    pushes and never pulls; the ball comes upon it in the middle of a step."""
    place, speed, steps = -FINE / 2, -1.0, 0
    while place < 0:
        speed += FINE * max(-STIFF * place - damping * speed, 0.0)
        place += FINE * speed
        steps += 1
    return speed, steps


@cache
def damping_for(restitution: float) -> float:
    """Of the spring that gives back that share of the speed."""
    low, high = 0.0, 2 * math.sqrt(STIFF)
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if pushed_back(middle)[0] > restitution else (low, middle)
    return low


def pair(name: str, restitution: float) -> str:
    """How the ball comes off something smooth."""
    return (
        f'<pair geom1="ball" geom2="{name}" condim="1" gap="{NEAR}"'
        f' solref="{-STIFF:.9g} {-damping_for(restitution):.9g}" {FIRM}/>'
    )


def grounds() -> str:
    damping = damping_for(matter.GROUND_UP)
    steps = pushed_back(damping)[1]
    along = (1 - matter.GROUND_ALONG ** (1 / steps)) / FINE
    return (
        f'<pair geom1="ball" geom2="ground" condim="3" friction="100 100 0 0 0"'
        f' solref="{-STIFF:.9g} {-damping:.9g}" solreffriction="0 {-along:.9g}"'
        f" {FIRM}/>"
        f'<pair geom1="ball" geom2="cloth" condim="3" friction="{FRICTION:.9g}'
        f' {FRICTION:.9g} 0 0 0" solref="0.002 1" {FIRM}/>'
    )


class Solid(NamedTuple):
    """One piece of what is in the way: what it counts as, its shape, what it gives back."""

    what: int
    text: str
    restitution: float


def cylinder(x: float, y: float, low: float, high: float) -> str:
    return (
        f'type="cylinder" size="{matter.PAWN_RADIUS / CM} {(high - low) / 2:.9g}"'
        f' pos="{x:.9g} {y:.9g} {(low + high) / 2:.9g}"'
    )


def pawn_solids(pawn: Pawn) -> Iterable[Solid]:
    x, y = pawn.x / CM, pawn.y / CM
    side, top = matter.RESTITUTION[pawn.lying]
    if pawn.lying == STANDING:
        high = matter.PAWN_HEIGHT / CM
        yield Solid(pawn.number, cylinder(x, y, 0, high - DISC), side)
        yield Solid(pawn.number, cylinder(x, y, high - DISC, high), top)
        return
    high, half, wide = (
        size / CM for size in (matter.LYING_HEIGHT, matter.LYING_HALF, matter.PAWN_RADIUS)
    )
    along = (half, 0.0) if pawn.lying == LYING_X else (0.0, half)
    for sign in (-1, 1):
        yield Solid(pawn.number, cylinder(x + sign * along[0], y + sign * along[1], 0, high), side)
    sizes = (half, wide) if pawn.lying == LYING_X else (wide, half)
    box = f'type="box" size="{sizes[0]} {sizes[1]} {high / 2}" pos="{x:.9g} {y:.9g} {high / 2}"'
    yield Solid(pawn.number, box, side)


def frame_solids() -> Iterable[Solid]:
    wide, frame, line = matter.FRAME_RADIUS / CM, matter.FRAME / CM, matter.GOAL_LINE / CM
    back = matter.RESTITUTION[matter.POST][0]
    for x in (-line, line):
        for y in (-frame, frame):
            ends = f"{x} {y} 0 {x} {y} {frame}"
            yield Solid(POST_MET, f'type="capsule" size="{wide}" fromto="{ends}"', back)
        ends = f"{x} {-frame} {frame} {x} {frame} {frame}"
        yield Solid(BAR_MET, f'type="capsule" size="{wide}" fromto="{ends}"', back)


def model_text(solids: Sequence[Solid]) -> str:
    geoms = "".join(f'<geom name="s{i}" {solid.text}/>' for i, solid in enumerate(solids))
    pairs = "".join(pair(f"s{i}", solid.restitution) for i, solid in enumerate(solids))
    return f"""
    <mujoco>
      <option gravity="0 0 {-GRAVITY}" cone="elliptic" timestep="{COARSE}" impratio="1"/>
      <default><geom contype="0" conaffinity="0"/></default>
      <worldbody>
        <geom name="ground" type="plane" size="100 100 1"/>
        <geom name="cloth" type="plane" size="100 100 1"/>
        {geoms}
        <body name="ball">
          <joint type="slide" axis="1 0 0"/><joint type="slide" axis="0 1 0"/>
          <joint type="slide" axis="0 0 1"/>
          <geom name="ball" type="sphere" size="{BALL}" mass="1"/>
        </body>
      </worldbody>
      <contact>{grounds()}{pairs}</contact>
    </mujoco>"""


class Rolled(NamedTuple):
    """What MuJoCo makes of a flick: how it ends, where (in hundredths), what was touched in order,
    and where the ball came down."""

    how: int
    x: float
    y: float
    touches: tuple[int, ...]
    landings: tuple[tuple[float, float], ...]


class World:
    """One position, without the pawn that strikes."""

    def __init__(self, position: Position, striker: int) -> None:
        import mujoco

        self._mujoco = mujoco
        pawns = (pawn for pawn in position.pawns if pawn.number != striker)
        solids = [solid for pawn in pawns for solid in pawn_solids(pawn)]
        solids += frame_solids()
        self.model = mujoco.MjModel.from_xml_string(model_text(solids))
        self.data = mujoco.MjData(self.model)
        self._ball = self.model.geom("ball").id
        self._what = {self.model.geom(f"s{i}").id: solid.what for i, solid in enumerate(solids)}

    def _rolls(self, rolls: bool) -> None:
        # The first two pairs: one of them works only far below itself.
        self.model.pair_margin[:2] = (LAID_AWAY, 0.0) if rolls else (0.0, LAID_AWAY)

    def _start(self, position: Position, flick: Flick) -> None:
        self._mujoco.mj_resetData(self.model, self.data)
        way = float(matter.STEP[flick.kind]) / CM * flick.strength * flick.permille / 1000
        ux, uy = UNITS[flick.direction]
        x, y = position.ball
        z, along, up = BALL, math.sqrt(2 * CLOTH * way), 0.0
        if flick.kind == HEAD:
            x, y = next(p[1:3] for p in position.pawns if p.number == flick.striker)
            z = matter.HEAD_HEIGHT / CM
            along = way / math.sqrt(2 * (z - BALL) / GRAVITY)
        elif flick.kind != LOW:
            speed = math.sqrt(way * GRAVITY / (2 * matter.AHEAD * matter.UPWARDS))
            along, up = speed * matter.AHEAD, speed * matter.UPWARDS
        self.data.qpos[:] = x / CM, y / CM, z
        self.data.qvel[:] = along * ux, along * uy, up
        self._rolls(flick.kind == LOW)

    def play(self, position: Position, flick: Flick) -> Rolled:
        data, step = self.data, self._mujoco.mj_step
        self._start(position, flick)
        flies = flick.kind != LOW
        touches: list[int] = []
        landings: list[tuple[float, float]] = []
        touching: set[int] = set()
        grounded = False
        while data.time < MOST_SECONDS:
            x, y, z = data.qpos.tolist()
            vx, vy, vz = data.qvel.tolist()
            closest, now = self._contacts()
            touches += sorted(now - touching)
            touching = now
            on_ground = flies and z <= BALL
            if on_ground and not grounded and data.time > 0:
                landings.append((x * CM, y * CM))
            if grounded and not on_ground and vz < matter.ROLLS_BELOW / CM:
                flies = False
                data.qpos[2], data.qvel[2] = BALL, 0.0
                self._rolls(True)
            grounded = on_ground
            how = crossed(x, y, z)
            if how != RESTS:
                return self._told(how, touches, landings)
            speed = math.sqrt(vx * vx + vy * vy + vz * vz)
            if not flies and speed < STILL:
                break
            self.model.pair_friction[1][:2] = NO_FRICTION if closest < TOUCHING else FRICTION
            self._set_step(min(closest, z - BALL) if flies else closest, speed, flies)
            step(self.model, data)
        return self._told(RESTS, touches, landings)

    def _set_step(self, closest: float, speed: float, flies: bool) -> None:
        """A quarter of the way to what is nearest, which MuJoCo tells of the step before; and a
        flight through the air alone is exact in steps of any length."""
        option = self.model.opt
        part = closest / (4 * speed + 1e-9)
        option.timestep = max(FINE, part if flies else min(part, COARSE))
        kinds = self._mujoco.mjtIntegrator
        airy = flies and option.timestep > FINE
        option.integrator = kinds.mjINT_RK4 if airy else kinds.mjINT_EULER

    def _contacts(self) -> tuple[float, set[int]]:
        """How far the nearest thing is but the ground, and what is touched."""
        closest = NEAR
        touched: set[int] = set()
        if self.data.ncon == 0:
            return closest, touched
        contact = self.data.contact
        for geoms, far in zip(contact.geom.tolist(), contact.dist.tolist(), strict=True):
            other = geoms[0] if geoms[1] == self._ball else geoms[1]
            if other in self._what:
                closest = min(closest, far)
                if far <= 0:
                    touched.add(self._what[other])
        return closest, touched

    def _told(
        self, how: int, touches: list[int], landings: list[tuple[float, float]]
    ) -> Rolled:  # fmt: skip
        x, y, _ = self.data.qpos
        return Rolled(how, x * CM, y * CM, merged(touches), tuple(landings))


def crossed(x: float, y: float, z: float) -> int:
    """How a ball ends that is wholly over a line; it rests if it is over none."""
    if abs(y) >= matter.OVER_TOUCH_LINE / CM:
        return OUT_SIDE
    if abs(x) < matter.OVER_GOAL_LINE / CM:
        return RESTS
    inside = abs(y) <= matter.GOAL_HALF / CM and z <= matter.GOAL_HEIGHT / CM
    return ((OUT_B, GOAL_B) if x > 0 else (OUT_A, GOAL_A))[inside]


def merged(touches: Iterable[int]) -> tuple[int, ...]:
    """Touches in order; of several in a row by the same, one."""
    return tuple(what for what, _ in groupby(touches))


def touched(played: PlayedFlick) -> tuple[int, ...]:
    return merged(touch.what for touch in played.touches)
