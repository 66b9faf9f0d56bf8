"""How a Super Goal! record is packed to solve the game: what decides play, the time, the goals.

**The core** is a number made of all that decides what can be done and what happens next, seen by
the attacker (the *viewer*): the phase, the ball, the restart, the die that is declared, who holds
the champion die and its face, how often it was played since the last throw, who was fouled last.
Left and right are folded: columns a and b stand for e and d, for the game is the same in a mirror.
What a phase does not read is left out of it:

- ``restart`` is kept where the attacker chooses, and for a shot on its way only as "free kick or
  not"; ``direct`` and ``allowed`` where he chooses (``allowed`` in a challenge too, which leads
  there);
- ``shot`` and the ball's square at the goal's mouth only matter to a defender whose champion die
  may bring a shot from outside back, or is still to be thrown;
- an arrow that may go either way is told by the two places it may take the ball to, and its mark;
- ``plays`` is forgotten where the attacker's die is about to be thrown;
- ``kicked_off`` is kept in the first half only. After it, it says who begins a shoot-out, and that
  is worth nothing: the kicks are alike and each side has as many.

**The time** is a layer: the throws of the first half one by one, then its extra play throw by
throw, then the second half, the shoot-out, and last the end. A penalty is thrown within a layer.
**The goals** are a difference, seen by the attacker. The options ``throws``, ``var`` and
``tournament`` are the same all through a match and in no part of it.

The real clock cannot be packed: when it sounds is nothing that the record knows.
"""

from __future__ import annotations

from typing import Any

from debut.games.supergoal.board import (
    COLUMNS,
    EXTRA_THROWS,
    OVER_GOAL_LINE,
    SHOOTOUT_LIMIT,
    THROW_IN,
)
from debut.games.supergoal.fields import NOBODY
from debut.games.supergoal.names import (
    BAR,
    CHALLENGE,
    CHAMPION_THROW,
    CHOOSE,
    FREE_KICK,
    FULL_TIME,
    KEEPER,
    LOTS,
    MOUTH,
    OUTSIDE,
    OVER_PHASE,
    OWN_KEEPER,
    RECOVERY,
    SHOOTOUT,
    SHOT,
    SIDE,
    THROW,
    TOSS,
    UNSTOPPABLE,
)
from debut.games.supergoal.options import CLOCKS
from debut.games.supergoal.rules.throws import lands
from debut.games.supergoal.tables import COLUMN, MARK
from debut.kernel.algorithms.solving import BY_GOALS, CORE, GAP, LAYER, VIEWER, WON, Layers
from debut.kernel.errors import BadOption
from debut.kernel.rule import rule

WIDTH = len(COLUMNS)
KICKS = SHOOTOUT_LIMIT + 1
# Numbers of extra play: none, and each throw of it.
EXTRA = EXTRA_THROWS + 1
MOST_STANDINGS = 1 << 24
# Goals that a lead is told apart up to: what the longest of these halves ask for.
REACH = ((60, 8), (100, 12), (200, 18))


def layers(rec: Any) -> Layers:
    """The layers of a match with the options of this record."""
    if rec.clock:
        clock = CLOCKS[rec.clock]
        raise BadOption("solve-not-with", option="clock", value=clock, takes=CLOCKS[0])
    length, half = rec.length, rec.length + EXTRA
    runs: list[tuple[int, int]] = []
    for start in (0, half):
        if length > 1:
            runs.append((start, start + length - 2))
        # The throw that time runs out with, extra play, its last throw, and what follows that.
        up, end = start + length, start + half
        runs += [(up - 1, up - 1), (up, end - 3), (end - 2, end - 2), (end - 1, end - 1)]
    runs.append((2 * half, 2 * half))
    reach = next(goals for most, goals in REACH if length <= most)
    return Layers(tuple(runs), level=2 * half, over=2 * half + 1, reach=reach)


@rule
def pack(s: Any, out: Any) -> None:
    """The core, the layer, the lead in goals and who sees it so."""
    attack = s.attack
    out[LAYER] = layer_of(s)
    out[GAP] = s.score[attack] - s.score[1 - attack]
    out[VIEWER] = attack
    if s.phase != OVER_PHASE:
        out[CORE] = core_of(s)
    elif s.reason == FULL_TIME:
        out[CORE] = BY_GOALS
    else:
        out[CORE] = WON
        out[VIEWER] = s.winner
        out[GAP] = 0


@rule
def place(s: Any, layer: int) -> None:
    """The record at another time, with no goals."""
    half = s.length + EXTRA
    s.score[0] = 0
    s.score[1] = 0
    if layer >= 2 * half:
        return
    s.half = 1 + layer // half
    at = layer % half
    s.up = int(at >= s.length)
    s.throws = min(at, s.length)
    s.extra = max(at - s.length, 0)


@rule
def layer_of(s: Any) -> int:
    half = s.length + EXTRA
    if s.phase == OVER_PHASE:
        return int(2 * half + 1)
    if s.phase == SHOOTOUT or s.phase == LOTS:
        return int(2 * half)
    return int((s.half - 1) * half + s.throws + s.extra)


@rule
def core_of(s: Any) -> int:
    phase, attack = s.phase, s.attack
    # The numbers below are those of the last layer's cores.
    core = WON + 1 + phase
    if phase in (TOSS, LOTS):
        return int(core)
    if phase == SHOOTOUT:
        ahead = s.scored[attack] - s.scored[1 - attack] + SHOOTOUT_LIMIT
        return int(core + 32 * (s.kicks[attack] + KICKS * (s.kicks[1 - attack] + KICKS * ahead)))
    play = ways(s) if phase == SIDE else standing(s)
    return int(core + 32 * (play + MOST_STANDINGS * hands(s)))


@rule
def standing(s: Any) -> int:
    """The ball, how play came there and the die declared, as far as the phase reads them."""
    # What play comes to once the champion die is thrown, and whether that may bring a shot back.
    unknown = s.phase == CHAMPION_THROW
    phase = s.after if unknown else s.phase
    can_be = s.holder == 1 - s.attack and (unknown or s.champion == RECOVERY)
    brings = can_be and s.shot == OUTSIDE
    answer = phase in (MOUTH, BAR, UNSTOPPABLE)
    restart, direct, allowed, shot, ball = 0, 0, 0, 0, 0
    if phase == CHOOSE:
        restart, direct, allowed = s.restart, s.direct, s.allowed
    elif phase == CHALLENGE:
        allowed = s.allowed
    elif s.die == SHOT and s.restart == FREE_KICK:
        restart = FREE_KICK
    if brings and (answer or phase == CHALLENGE):
        shot = 1
    if phase != KEEPER and phase != OWN_KEEPER and (brings or not answer):
        ball = folded(s.ball)
    said = s.die + 16 * (s.turned + 2 * s.long)
    how = restart + 8 * (direct + 2 * (allowed + 4 * (shot + 2 * said)))
    return int(phase + 32 * (ball + 64 * how))


@rule
def ways(s: Any) -> int:
    """Where the ball may go, whichever arrow takes it there, and what its mark makes of that."""
    one, other = end_of(s, 0), end_of(s, 1)
    ends = min(one, other) + 128 * max(one, other)
    return int(ends + 128 * 128 * (MARK[s.die][s.face] + 4 * s.allowed))


@rule
def end_of(s: Any, way: int) -> int:
    end = lands(s, way)
    if end < THROW_IN:
        return folded(end)
    if end < OVER_GOAL_LINE:
        return 56 + folded(end - THROW_IN)
    return end - OVER_GOAL_LINE + 112


@rule
def folded(square: int) -> int:
    """The same square, or its mirror image on the left."""
    column = COLUMN[square]
    return int(square - column + min(column, WIDTH - 1 - column))


@rule
def hands(s: Any) -> int:
    """Who holds the champion die and its face, its plays, the fouls, and who began."""
    attack = s.attack
    holder = s.holder if s.holder == NOBODY else s.holder ^ attack
    plays = 0 if s.phase == THROW else s.plays
    began = s.kicked_off ^ attack if s.half == 1 else 0
    fouls = s.fouled[attack] + 2 * s.fouled[1 - attack]
    return int(holder + 4 * (s.champion + 8 * (plays + 16 * (fouls + 4 * began))))
