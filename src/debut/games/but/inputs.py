"""The inputs of the value network of BUT in a position.

The board is seen by the side that has the ball (before a half: that kicks off; while nobody has it:
whose turn it is), and with the ball in the lower rows: a position and its image in the long axis
are the same, unless the ball lies on the middle row.
"""

from __future__ import annotations

from typing import Any

from debut.games.but.board import (
    AREA_COLUMNS,
    AREA_ROWS,
    HEIGHT,
    KEEPER,
    MOST_BY_CLOCK,
    MOST_THROWS,
    PHASES,
    SIDES_OF_DIE,
    SQUARES,
    TEAM,
    WIDTH,
    at_end,
    mirrored,
)
from debut.games.but.bot.chances import (
    AIR,
    FORCE,
    LINES,
    LONGEST_PASS,
    NEVER,
    OURS,
    WAVE,
    fly,
    force_in,
    last_defender,
    look_around,
    look_at_goal,
    look_at_mates,
    passed_on,
    reached,
    scores_now,
    spread,
    steps_to_ball,
    takes_with,
)
from debut.games.but.fields import NOWHERE
from debut.games.but.names import BLACK, BY_CLOCK, KEEPER_PHASE, PENALTY, PLAY, PUT, YELLOW
from debut.games.but.rules.moving import may_use
from debut.games.but.rules.squares import clear, copy, holder, kicking, put
from debut.games.but.tables import BESIDE, WORDS, in_area
from debut.kernel.algorithms.network_inputs import offsets
from debut.kernel.rule import rule, table

# Who has the ball.
_HOLDERS = 4
FIELD_FIGURE, KEEPER_HAS, LOOSE, OFF_BOARD = range(_HOLDERS)
# Figures near the ball differ as the side has the ball and the turn, has the ball alone, as
# nobody has it.
_CASES = 3
NOW, THEN, NOBODYS = range(_CASES)
_NEAR = 6  # king steps from the ball
_ACROSS = 2 * _NEAR + 1
BOX = _ACROSS * _ACROSS
_LOWER = HEIGHT // 2 + 1  # rows that the ball is in
_BALL_PLACES = WIDTH * _LOWER
_KEEPER_PLACES = len(AREA_COLUMNS) * len(AREA_ROWS) + 1
_FACES = SIDES_OF_DIE + 1
_STEPS = SIDES_OF_DIE + 2  # to the ball, or the face that it takes
MOST_RECEIVERS = 4
_RECEIVERS = MOST_RECEIVERS + 1
NO_MATE = _FACES
MOST_GAP = 4
_GAPS = 2 * MOST_GAP + 1
# Turns that are left fall into so many kinds, of which the last has no end.
_LEFT = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 23, 26, 30, 35, 40, 60, 100)
LONGEST_LEFT, KINDS_LEFT = _LEFT[-1], len(_LEFT)
# What passes bring falls into kinds too, so many of it each.
_SHOTS, _GAINED = 8, 8
_KINDS_OF_SHOTS = SIDES_OF_DIE**3 // _SHOTS + 1
_KINDS_GAINED = 2 * SIDES_OF_DIE * LONGEST_PASS // _GAINED + 1

(OWN, OTHERS, OWN_KEEPER, OTHER_KEEPER, OWN_NEAR, OTHERS_NEAR, BALL_AT, CASE, DICE, THROWS, GAP,
 HALF, LAST, OTHERS_LAST, SHOT, TAKE, TAKEN_SHOT, TAKEN_PASS, PASSES, PASS_SHOTS, GAINED, SHORT,
 MIDDLE, LONG, CAN, CAN_TAKE, WALKS_ON, STEPS, SHOT_THEN, INPUTS) = offsets(
    SQUARES, SQUARES, _KEEPER_PLACES, _KEEPER_PLACES, BOX * _CASES, BOX * _CASES,
    _BALL_PLACES * OFF_BOARD, len(PHASES) * _HOLDERS * 2, 2 * _FACES * _FACES,
    (MOST_THROWS + 1) * 16, _GAPS * KINDS_LEFT, 2 * KINDS_LEFT, WIDTH, WIDTH,
    _FACES, 2 * _STEPS, _FACES, SIDES_OF_DIE * SIDES_OF_DIE // 3 + 1, _FACES, _KINDS_OF_SHOTS,
    _KINDS_GAINED, _RECEIVERS, _RECEIVERS, _RECEIVERS, 2 * (NO_MATE + 1), 2, _FACES,
    _STEPS * _STEPS, _FACES,
)  # fmt: skip
# Everybody's square, and where from the ball the field figures are; the ball, who has it, dice,
# throws, gap, time, both last defenders; and what may come of the ball.
MOST = 2 * TEAM + 2 * (TEAM - 1) + 8 + 11
VERSION = 1


def _flipped(square: int) -> int:
    return (HEIGHT - 1 - square // WIDTH) * WIDTH + square % WIDTH


# By side, and by whether the ball is in the upper rows as that side sees it.
SEEN = table(
    [[[flip(at_end(square, side)) for square in range(SQUARES)] for flip in (int, _flipped)]
     for side in (0, 1)]
)  # fmt: skip
_area = [square for square in range(SQUARES) if in_area(square, 0)]
# By square as it is seen: one's own keeper's, and the other one's; the last is off his area.
_own_places = [_area.index(square) if square in _area else len(_area) for square in range(SQUARES)]
KEEPER_AT = table([_own_places, [_own_places[mirrored(square)] for square in range(SQUARES)]])
KIND_LEFT = table(
    [max(kind for kind, least in enumerate(_LEFT) if least <= n) for n in range(LONGEST_LEFT + 1)]
)


@rule
def seen_by(s: Any) -> int:
    if s.ball == NOWHERE:
        return kicking(s)
    found = holder(s)
    return int(s.side if found == NOWHERE else found // TEAM)


@rule
def kind_left(left: int) -> int:
    return int(KIND_LEFT[min(max(left, 0), LONGEST_LEFT)])


@rule
def near(square: int, ball: int) -> int:
    """Where a square lies as seen from the ball, -1 if far from it."""
    columns, rows = square % WIDTH - ball % WIDTH, square // WIDTH - ball // WIDTH
    if abs(columns) > _NEAR or abs(rows) > _NEAR:
        return -1
    return (columns + _NEAR) * _ACROSS + rows + _NEAR


@rule
def active_inputs(s: Any, out: Any, work: Any) -> int:
    side, found = seen_by(s), holder(s)
    who = OFF_BOARD
    if s.ball != NOWHERE:
        who = LOOSE
        if found != NOWHERE:
            who = KEEPER_HAS if found % TEAM == KEEPER else FIELD_FIGURE
    n = write_figures(s, side, who, out)
    n = write_match(s, side, who, found % TEAM, n, out)
    # Before a half figures are missing; at a penalty where they are does not matter.
    if who == OFF_BOARD or s.phase in (PENALTY, PUT):
        return n
    n = write_lines(s, side, n, out)
    if who == LOOSE:
        return write_loose(s, side, n, out, work)
    if who == FIELD_FIGURE:
        n = write_taken(s, side, n, out, work)
    return write_held(s, side, who, found % TEAM, n, out, work)


@rule
def write_figures(s: Any, side: int, who: int, out: Any) -> int:
    """And the ball; the number of inputs written."""
    ball, flip = s.ball, 0
    if who != OFF_BOARD:
        flip = 1 if SEEN[side][0][ball] // WIDTH >= _LOWER else 0
        ball = SEEN[side][flip][ball]
    case = NOBODYS if who >= LOOSE else NOW if s.side == side else THEN
    n = 0
    for figure in range(2 * TEAM):
        if s.figure[figure] == NOWHERE:
            continue
        square = SEEN[side][flip][s.figure[figure]]
        ours = figure // TEAM == side
        if figure % TEAM == KEEPER:
            place = KEEPER_AT[0 if ours else 1][square]
            out[n] = (OWN_KEEPER if ours else OTHER_KEEPER) + place
            n += 1
            continue
        out[n] = (OWN if ours else OTHERS) + square
        n += 1
        if who != OFF_BOARD:
            at = near(square, ball)
            if at >= 0:
                out[n] = (OWN_NEAR if ours else OTHERS_NEAR) + case * BOX + at
                n += 1
    if who != OFF_BOARD:
        out[n] = BALL_AT + who * _BALL_PLACES + ball
        n += 1
    return n


@rule
def write_match(s: Any, side: int, who: int, index: int, n: int, out: Any) -> int:
    """What is played, the score and the time; the number of inputs written so far. ``index``: who
    has the ball."""
    acts = 1 if s.side == side else 0
    most = MOST_BY_CLOCK if s.clock == BY_CLOCK else s.length
    left = 1 if s.up else most - s.turns
    gap = s.score[side] - s.score[1 - side]
    gap = min(max(gap, -MOST_GAP), MOST_GAP) + MOST_GAP
    # Whether a pass has come, a free kick or a penalty is taken, the ball was taken in this throw,
    # and who has it has used the other die.
    throws = s.throws * 16 + s.extra * 8
    throws += (s.kicker != NOWHERE) * 4 + (s.taker != NOWHERE) * 2
    if who < LOOSE and acts and s.die[BLACK] and not may_use(s, BLACK, index):
        throws += 1
    out[n] = CASE + (s.phase * _HOLDERS + who) * 2 + acts
    out[n + 1] = THROWS + throws
    out[n + 2] = GAP + gap * KINDS_LEFT + kind_left(left + (0 if s.half else most))
    out[n + 3] = HALF + s.half * KINDS_LEFT + kind_left(left)
    n += 4
    if s.phase == PLAY:
        out[n] = DICE + (acts * _FACES + s.die[BLACK]) * _FACES + s.die[YELLOW]
        n += 1
    return n


@rule
def write_lines(s: Any, side: int, n: int, out: Any) -> int:
    """The columns of the last defenders, on which offside depends."""
    own, others = last_defender(s, side), last_defender(s, 1 - side)
    out[n] = LAST + (WIDTH - 1 - own if side else own)
    out[n + 1] = OTHERS_LAST + (WIDTH - 1 - others if side else others)
    return n + 2


@rule
def force_now(s: Any, side: int, steps: int) -> int:
    """Faces of six that score from where the ball is, whatever so many steps of the keeper bar."""
    return int(FORCE[1 - side][s.ball]) if scores_now(s, side, s.ball, steps) else 0


@rule
def write_loose(s: Any, side: int, n: int, out: Any, work: Any) -> int:
    """Steps to the ball, and the shot of who has taken it, for both sides."""
    other = 1 - side
    look_around(s, other, work)
    theirs = steps_to_ball(s.ball, OURS, SIDES_OF_DIE, work)
    look_around(s, side, work)
    ours = steps_to_ball(s.ball, OURS, SIDES_OF_DIE, work)
    out[n] = STEPS + ours * _STEPS + theirs
    out[n + 1] = SHOT + force_now(s, side, 2)
    out[n + 2] = SHOT_THEN + force_now(s, other, 2)
    n += 3
    if s.phase == PLAY:
        out[n] = CAN_TAKE + (max(s.die[BLACK], s.die[YELLOW]) >= ours)
        n += 1
    return n


@rule
def write_taken(s: Any, side: int, n: int, out: Any, work: Any) -> int:
    """The face with which the others take the ball, and what they can do then."""
    other, ball = 1 - side, s.ball
    look_around(s, other, work)
    need, fouling = takes_with(s, other, work)
    out[n] = TAKE + (1 if fouling else 0) * _STEPS + need
    n += 1
    if s.side == side:
        return n
    if s.phase == PLAY:
        out[n] = CAN_TAKE + (max(s.die[BLACK], s.die[YELLOW]) >= need)
        n += 1
    look_at_goal(s, other, work)
    copy(work, WAVE, BESIDE[ball], 0)
    for w in range(WORDS):
        work[WAVE + w] &= work[AIR + w] | work[OURS + w]
    out[n] = TAKEN_SHOT + force_in(work, WAVE, side, 0)
    fly(s, other, ball, work)
    look_at_mates(s, other, NOWHERE, work)
    shots = 0
    for black in range(1, NEVER):
        mate = mate_in_line(other, black, work)
        shots += mate if mate != NO_MATE else 0
    out[n + 1] = TAKEN_PASS + shots // 3
    return n + 2


@rule
def mate_in_line(side: int, black: int, work: Any) -> int:
    """Faces of six that score from where the best of those is who can be passed to."""
    if not reached(LINES + WORDS * black, work):
        return NO_MATE
    return force_in(work, WAVE, 1 - side, 0)


@rule
def receivers(black: int, work: Any) -> int:
    return min(reached(LINES + WORDS * black, work), MOST_RECEIVERS)


@rule
def write_held(s: Any, side: int, who: int, index: int, n: int, out: Any, work: Any) -> int:
    """What may come of the ball that the side has: shots and passes."""
    acts = s.side == side
    look_around(s, side, work)
    look_at_goal(s, side, work)
    look_at_mates(s, side, index, work)
    fly(s, side, s.ball, work)
    force = 0
    if who == FIELD_FIGURE:
        # The other keeper steps before every throw but the present one.
        away = s.phase == KEEPER_PHASE or not acts or s.extra
        force = force_now(s, side, 2 if away else 0)
        forces, gained, some = passed_on(s, side, force, work)
        out[n] = SHOT + force
        out[n + 1] = PASSES + some
        out[n + 2] = PASS_SHOTS + forces // _SHOTS
        out[n + 3] = GAINED + (gained + SIDES_OF_DIE * LONGEST_PASS) // _GAINED
        n += 4
    out[n] = SHORT + receivers(2, work)
    out[n + 1] = MIDDLE + receivers(4, work)
    out[n + 2] = LONG + receivers(6, work)
    n += 3
    black, yellow = s.die[BLACK], s.die[YELLOW]
    if acts and s.phase == PLAY:
        if black and may_use(s, BLACK, index):
            shoots = 1 if black + force >= NEVER else 0
            out[n] = CAN + shoots * (NO_MATE + 1) + mate_in_line(side, black, work)
            n += 1
        elif yellow and may_use(s, YELLOW, index):
            clear(work, WAVE)
            put(work, WAVE, s.ball)
            for _ in range(yellow):
                spread(work, WAVE)
            out[n] = WALKS_ON + force_in(work, WAVE, 1 - side, 0)
            n += 1
    return n
