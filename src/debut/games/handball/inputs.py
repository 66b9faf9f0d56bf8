"""The inputs of the value network of Handball et dé in a position.

The court is seen by the side that has the ball or restarts (while nobody has it: whose turn it is),
from its own goal line on, and with the ball in the lower rows: a position and its image in the long
axis are the same.
"""

from __future__ import annotations

from typing import Any

from debut.games.handball.board import (
    COURTS,
    FORMATIONS,
    HEIGHT,
    KEEPER,
    LENGTHS,
    MOST_BY_CLOCK,
    PHASES,
    RESTARTS,
    SIDES_OF_DIE,
    SQUARES,
    TEAM,
    WIDTH,
)
from debut.games.handball.bot.chances import (
    OUT_OF_RANGE,
    REACHED,
    crossed_a_step_on,
    crossed_by_mate,
    crossed_from,
    fly,
    look_around,
    look_at_goal,
    passes,
    stand_on,
    takers,
    takes_passes,
)
from debut.games.handball.fields import NOWHERE
from debut.games.handball.names import (
    BALL,
    BY_CLOCK,
    INTERCEPT,
    NO_RESTART,
    SAVE,
    SEVEN,
    SEVEN_THROW,
    SHORT,
    TAKER,
)
from debut.games.handball.rules.squares import end_of, has, pawn_on
from debut.games.handball.rules.walking import in_own_area
from debut.games.handball.tables import AREA_OF, WORDS
from debut.kernel.algorithms.network_inputs import offsets
from debut.kernel.rule import rule, table

# Who has the ball. Only before a restart the other side still may.
_HOLDERS = 5
FIELD_PAWN, OWN_KEEPER_HAS, OTHERS_HAVE, LOOSE, OFF_COURT = range(_HOLDERS)
# Pawns differ as the side has the ball and the turn, has the ball alone, as nobody has it.
_CASES = 3
NOW, THEN, NOBODYS = range(_CASES)
_NEAR = 7  # columns from the ball
_LOWER = HEIGHT // 2  # rows that the ball is in
_ROWS_AWAY = _LOWER - 1 + HEIGHT
BOX = (2 * _NEAR + 1) * _ROWS_AWAY
_BALL_PLACES = WIDTH * _LOWER
_FACES = SIDES_OF_DIE + 1
_CROSSED = OUT_OF_RANGE + 1
NO_MATE = _CROSSED
MOST_GAP = 4
_GAPS = 2 * MOST_GAP + 1
_STEPS = 4  # of repositioning
STAYS = len(FORMATIONS) + 1  # instead of a plan
MOST_TURNS_HELD = 4  # that are left before passive play
# Turns that are left fall into so many kinds, of which the last has no end.
_LEFT = (0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 22, 28, 36, 46, 60, 80, 100, 130, 160, 190)
LONGEST_LEFT, KINDS_LEFT = _LEFT[-1], len(_LEFT)

# Chances to score, of 36: by whether the keeper is at home, by squares crossed.
CHANCES = table(
    [[0, *(6 * (6 - d) for d in range(1, _CROSSED))],
     [0, *((6 - d) * (7 - d) for d in range(1, _CROSSED))]]
)  # fmt: skip
_SHARE = 10  # of six such chances together, that make one kind of them
_SHARES = 6 * 30 // _SHARE + 1

(OWN, OTHERS, OWN_KEEPER, OTHER_KEEPER, OWN_NEAR, OTHERS_NEAR, BALL_AT, CASE, DIE, GAP, PERIOD,
 HOMES, RESTART, PLAN, OTHERS_PLAN, PASSIVE, TARGET, SHORT_COURT, CROSSED, CARRIED, LURKING, PASSES,
 PASSED, CAN, TAKERS, CROSSED_THEN, INPUTS) = offsets(
    SQUARES * _CASES, SQUARES * _CASES, SQUARES, SQUARES,
    BOX * _CASES, BOX * _CASES, _BALL_PLACES * OFF_COURT,
    len(PHASES) * _HOLDERS * 2, len(PHASES) * _FACES, _GAPS * KINDS_LEFT, 2 * KINDS_LEFT,
    4, len(RESTARTS) * _STEPS, STAYS + 1, STAYS + 1, MOST_TURNS_HELD + 1, 3 * SQUARES, 1,
    2 * _CROSSED, _SHARES, _CROSSED, _FACES, _SHARES, 2 * (NO_MATE + 1), _FACES * _FACES,
    2 * _CROSSED,
)  # fmt: skip
# Everybody's square, and where from the ball the field pawns are; the ball, who has it, the die,
# gap, time, keepers at home; passive play, the court; a restart's step and both plans; and what who
# has the ball may do with it.
MOST = 2 * TEAM + 2 * (TEAM - 1) + 6 + 2 + 3 + 5
VERSION = 1


def _seen(square: int, court: int, end: int, flip: int) -> int:
    """Of a short court the middle is left out."""
    column, row, length = square % WIDTH, square // WIDTH, LENGTHS[court]
    if column >= length:
        return 0
    column = length - 1 - column if end else column
    column += WIDTH - length if column >= length // 2 else 0
    return (HEIGHT - 1 - row if flip else row) * WIDTH + column


# By court, the end that the side defends, and whether the ball is in the upper rows.
SEEN = table(
    [[[[_seen(square, court, end, flip) for square in range(SQUARES)] for flip in (0, 1)]
      for end in (0, 1)] for court in range(len(COURTS))]
)  # fmt: skip
KIND_LEFT = table(
    [max(kind for kind, least in enumerate(_LEFT) if least <= n) for n in range(LONGEST_LEFT + 1)]
)


@rule
def seen_by(s: Any) -> int:
    if s.restart != NO_RESTART:
        return int(s.taking)
    if s.ball != NOWHERE:
        holder = pawn_on(s, s.ball)
        if holder != NOWHERE:
            return int(holder // TEAM)
    return int(s.side)


@rule
def who_has_it(s: Any, side: int) -> int:
    if s.ball == NOWHERE:
        return OFF_COURT
    holder = pawn_on(s, s.ball)
    if holder == NOWHERE:
        return LOOSE
    if holder // TEAM != side:
        return OTHERS_HAVE
    return OWN_KEEPER_HAS if holder % TEAM == KEEPER else FIELD_PAWN


@rule
def kind_left(left: int) -> int:
    return int(KIND_LEFT[min(max(left, 0), LONGEST_LEFT)])


@rule
def near(square: int, ball: int, end: int, flip: int) -> int:
    """Where a square lies as seen from the ball, -1 if far from it."""
    columns, rows = square % WIDTH - ball % WIDTH, square // WIDTH - ball // WIDTH
    if abs(columns) > _NEAR:
        return -1
    columns = -columns if end else columns
    rows = -rows if flip else rows
    return (columns + _NEAR) * _ROWS_AWAY + rows + _LOWER - 1


@rule
def active_inputs(s: Any, out: Any, work: Any) -> int:
    side = seen_by(s)
    holder = who_has_it(s, side)
    n = write_pawns(s, side, holder, out)
    n = write_match(s, side, holder, n, out)
    if s.restart != NO_RESTART:
        n = write_restart(s, side, n, out)
    phase = s.phase
    # Where the ball is thrown for a save or from the 7 m line, the pawns do not matter.
    if holder == OFF_COURT or phase in (TAKER, SAVE, SEVEN_THROW) or s.restart == SEVEN:
        return n
    if phase == INTERCEPT:
        return write_target(s, side, n, out)
    if holder == LOOSE:
        return write_loose(s, side, n, out, work)
    return write_held(s, side, n, out, work)


@rule
def write_pawns(s: Any, side: int, holder: int, out: Any) -> int:
    """And the ball; the number of inputs written."""
    court, end, ball = s.court, end_of(s, side), s.ball
    on_court = holder != OFF_COURT
    flip = 1 if on_court and ball // WIDTH >= _LOWER else 0
    case = NOW
    if s.restart == NO_RESTART:
        case = NOBODYS if holder >= LOOSE else NOW if s.side == side else THEN
    n = 0
    for pawn in range(2 * TEAM):
        square = s.pawn[pawn]
        if square == NOWHERE:
            continue
        ours = pawn // TEAM == side
        seen = SEEN[court][end][flip][square]
        if pawn % TEAM == KEEPER:
            out[n] = (OWN_KEEPER if ours else OTHER_KEEPER) + seen
            n += 1
            continue
        out[n] = (OWN if ours else OTHERS) + case * SQUARES + seen
        n += 1
        if on_court:
            at = near(square, ball, end, flip)
            if at >= 0:
                out[n] = (OWN_NEAR if ours else OTHERS_NEAR) + case * BOX + at
                n += 1
    if on_court:
        out[n] = BALL_AT + holder * _BALL_PLACES + SEEN[court][end][flip][ball]
        n += 1
    return n


@rule
def write_match(s: Any, side: int, holder: int, n: int, out: Any) -> int:
    """What is played, the score and the time; the number of inputs written so far."""
    acts = 1 if s.side == side else 0
    # Of a shot to be saved only its distance matters still.
    face = s.distance if s.phase == SAVE else s.die
    most = 2 * (MOST_BY_CLOCK if s.clock == BY_CLOCK else s.actions)
    left = 1 if s.up else most - s.turns
    gap = s.score[side] - s.score[1 - side]
    gap = min(max(gap, -MOST_GAP), MOST_GAP) + MOST_GAP
    out[n] = CASE + (s.phase * _HOLDERS + holder) * 2 + acts
    out[n + 1] = DIE + s.phase * _FACES + face
    out[n + 2] = GAP + gap * KINDS_LEFT + kind_left(left + (0 if s.end else most))
    out[n + 3] = PERIOD + s.end * KINDS_LEFT + kind_left(left)
    out[n + 4] = HOMES + 2 * in_own_area(s, side) + in_own_area(s, 1 - side)
    n += 5
    if s.passive and s.held[side]:
        out[n] = PASSIVE + min(max(s.passive - s.held[side], 0), MOST_TURNS_HELD)
        n += 1
    if s.court == SHORT:
        out[n] = SHORT_COURT
        n += 1
    return n


@rule
def plan_of(s: Any, side: int) -> int:
    return STAYS if s.stays >> side & 1 else int(s.plan[side])


@rule
def write_restart(s: Any, side: int, n: int, out: Any) -> int:
    out[n] = RESTART + s.restart * _STEPS + s.step
    out[n + 1] = PLAN + plan_of(s, side)
    out[n + 2] = OTHERS_PLAN + plan_of(s, 1 - side)
    return n + 3


@rule
def write_target(s: Any, side: int, n: int, out: Any) -> int:
    """Where the ball comes down unless it is intercepted, and who has it then."""
    flip = 1 if s.ball // WIDTH >= _LOWER else 0
    there = pawn_on(s, s.target)
    whose = 0
    if there != NOWHERE:
        whose = 1 if there // TEAM == side else 2
    out[n] = TARGET + whose * SQUARES + SEEN[s.court][end_of(s, side)][flip][s.target]
    return n + 1


@rule
def write_loose(s: Any, side: int, n: int, out: Any, work: Any) -> int:
    """Throws that take the ball, and the shot of who has taken it, for both sides."""
    other = 1 - side
    look_around(s, work)
    takes, takes_then = takers(s, side, work), takers(s, other, work)
    look_at_goal(s, side, work)
    crossed = crossed_from(work, s.ball)
    look_at_goal(s, other, work)
    crossed_then = crossed_from(work, s.ball)
    out[n] = TAKERS + takes * _FACES + takes_then
    out[n + 1] = CROSSED + in_own_area(s, other) * _CROSSED + crossed
    out[n + 2] = CROSSED_THEN + in_own_area(s, side) * _CROSSED + crossed_then
    return n + 3


@rule
def write_held(s: Any, side: int, n: int, out: Any, work: Any) -> int:
    """What may come of the ball that the side has: shots and passes."""
    kept = int(in_own_area(s, 1 - side))
    look_around(s, work)
    look_at_goal(s, side, work)
    fly(s, s.ball, work)
    crossed = crossed_from(work, s.ball)
    out[n] = CROSSED + kept * _CROSSED + crossed
    out[n + 1] = CARRIED + carried_chances(s, kept, crossed, work) // _SHARE
    out[n + 2] = LURKING + crossed_by_mate(s, side, work)
    out[n + 3] = PASSES + passes(s, side, s.ball, work)
    chances = 0
    for throw in range(1, SIDES_OF_DIE + 1):
        mate = mate_reached(s, side, throw, work)
        if mate != NO_MATE:
            chances += CHANCES[kept][mate]
    out[n + 4] = PASSED + chances // _SHARE
    n += 5
    if s.phase == BALL:
        shoots = 1 if s.die > crossed else 0
        out[n] = CAN + shoots * (NO_MATE + 1) + mate_reached(s, side, s.die, work)
        n += 1
    return n


@rule
def carried_chances(s: Any, kept: int, crossed: int, work: Any) -> int:
    """Six chances of 36: who has the ball walks, or stays, and shoots."""
    if AREA_OF[s.court][s.ball] >= 0:
        return 0
    stand_on(work, s.ball)
    total = 0
    for _ in range(SIDES_OF_DIE):
        total += max(CHANCES[kept][crossed], CHANCES[kept][crossed_a_step_on(work)])
    return int(total)


@rule
def mate_reached(s: Any, side: int, throw: int, work: Any) -> int:
    """The fewest squares that a team-mate's shot crosses to whom this throw brings the ball."""
    fewest = NO_MATE
    for index in range(TEAM):
        square = s.pawn[side * TEAM + index]
        if takes_passes(s, square, s.ball) and has(work, REACHED + WORDS * throw, square):
            fewest = min(fewest, crossed_from(work, square))
    return fewest
