"""The rules of BUT: what may be done, what can be thrown, what then happens."""

from __future__ import annotations

from typing import Any

from debut.games.but.board import (
    CENTRE_FORWARD,
    CLEAR,
    END,
    FORMATION,
    FOUL_FACE,
    KEEPER,
    KEEPER_STEPS,
    PASS,
    PENALTY_MISSES,
    SAME,
    SHOT,
    SIDES_OF_DIE,
    SQUARES,
    STAY,
    TAKE,
    TEAM,
    WAYS,
    WIDTH,
)
from debut.games.but.event_codes import ButEvent
from debut.games.but.fields import NOWHERE
from debut.games.but.names import (
    BLACK,
    BY_CLOCK,
    FORMATION_PHASE,
    KEEPER_PHASE,
    LOT,
    OVER_PHASE,
    PENALTY,
    PLACE,
    PLAY,
    PUT,
    THROW,
    YELLOW,
)
from debut.games.but.rules.flow import (
    begin_half,
    begin_turn,
    die_used,
    end_throw,
    free_kick,
    go_back,
    goal,
    goes_on,
    keeper_gets,
    placed,
    stand_at_home,
)
from debut.games.but.rules.kicking import clear_ball, legal_kicks, pass_ball, shoot
from debut.games.but.rules.moving import (
    fetches,
    legal_keeper_steps,
    legal_puts,
    legal_takes,
    legal_walks,
    must_play_black,
    steps_of,
)
from debut.games.but.rules.squares import decider, distance, holder, kicking, nearest_free
from debut.games.but.tables import (
    AREA_OF,
    AREA_SET,
    BOARD_SET,
    CENTRE_SQUARE,
    FORMATION_COUNT,
    FORMATION_SQUARES,
    GOAL_LINE,
    HALF_SET,
    MIDDLE_OF_LINE_AT,
    NEXT,
    OFF_AREA_SET,
    OUTSIDE_SET,
)
from debut.kernel.events import FLIGHT, FOUL, PHASE, TOUCH, WALK
from debut.kernel.events import PENALTY as TOLD_PENALTY
from debut.kernel.events import THROW as THROW_EVENT
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.rule import log, rule

# The dice in the order of the board: black, yellow, and lots.
LOTS = 2


@rule
def chance(s: Any, out: Any, odds: Any) -> int:
    faces = SIDES_OF_DIE * SIDES_OF_DIE
    if s.phase == LOT:
        faces = 2
    elif s.phase == PENALTY:
        faces = SIDES_OF_DIE
    for face in range(faces):
        out[face] = face
        odds[face] = 1
    return faces


@rule
def legal(s: Any, out: Any, work: Any) -> int:
    phase = s.phase
    if phase == PLAY:
        return legal_plays(s, out, work)
    if phase == KEEPER_PHASE:
        return int(legal_keeper_steps(s, s.turn, out, work))
    if phase == FORMATION_PHASE:
        for i in range(FORMATION_COUNT):
            out[i] = FORMATION + i
        return FORMATION_COUNT
    if phase == PLACE:
        return legal_places(s, out, work)
    # B-7.4.2: anywhere but in the area where the penalty was.
    return int(legal_puts(s, s.kicker, OFF_AREA_SET[s.side], out, work))


@rule
def legal_plays(s: Any, out: Any, work: Any) -> int:
    n = legal_walks(s, out, 0, work)
    n = legal_takes(s, out, n, work)
    n = legal_kicks(s, out, n)
    if not must_play_black(s):
        out[n] = END
        n += 1
    return int(n)


@rule
def next_to_place(s: Any) -> int:
    """Figures are placed in the order of their numbers (B-2.2.2)."""
    for index in range(TEAM):
        if s.figure[s.side * TEAM + index] == NOWHERE:
            return index
    return TEAM


@rule
def legal_places(s: Any, out: Any, work: Any) -> int:
    side, index = s.side, next_to_place(s)
    if index == KEEPER:
        n = legal_puts(s, index, AREA_SET[side], out, work)
        if s.half:
            out[n] = SAME
            n += 1
        return int(n)
    if side == kicking(s):
        return int(legal_puts(s, index, HALF_SET[side], out, work))
    return int(legal_puts(s, index, OUTSIDE_SET[side], out, work))


@rule
def play(s: Any, action: int, work: Any) -> None:
    phase = s.phase
    if s.turn == CHANCE:
        thrown(s, action, work)
    elif phase == PLAY:
        use_die(s, action, work)
    elif phase == KEEPER_PHASE:
        keeper_steps(s, s.turn, action, work)
    elif phase == FORMATION_PHASE:
        take_formation(s, action - FORMATION, work)
    elif phase == PLACE:
        place(s, action, work)
    else:
        put_taker(s, action % SQUARES)
    s.turn = decider(s)


@rule
def thrown(s: Any, face: int, work: Any) -> None:
    if s.phase == LOT:
        log(s, THROW_EVENT, -1, ButEvent.THROW, LOTS, face)
        s.first = face
        begin_half(s)
    elif s.phase == PENALTY:
        log(s, THROW_EVENT, 1 - s.side, ButEvent.THROW, BLACK, face)
        penalty_thrown(s, face + 1, work)
    else:
        s.throws += 1
        s.die[BLACK] = face // SIDES_OF_DIE + 1
        s.die[YELLOW] = face % SIDES_OF_DIE + 1
        log(s, THROW_EVENT, s.side, ButEvent.THROW, BLACK, face // SIDES_OF_DIE)
        log(s, THROW_EVENT, s.side, ButEvent.THROW, YELLOW, face % SIDES_OF_DIE)
        s.phase = PLAY
        if s.die[BLACK] == FOUL_FACE or s.die[YELLOW] == FOUL_FACE:
            foul(s, work)


@rule
def foul(s: Any, work: Any) -> None:
    """B-7.2: a field figure next to the opponent who has the ball."""
    side, found = s.side, holder(s)
    if found == NOWHERE or found // TEAM == side:
        return
    offender, nearest = NOWHERE, SQUARES
    for index in range(KEEPER + 1, TEAM):
        square = s.figure[side * TEAM + index]
        line = abs(square % WIDTH - GOAL_LINE[side])
        if distance(square, s.ball) == 1 and line < nearest:
            offender, nearest = side * TEAM + index, line
    if offender == NOWHERE:
        return
    log(s, FOUL, side, ButEvent.FOUL, offender, found)
    if AREA_OF[s.ball] == side:
        s.kicker = found % TEAM
        s.phase = PENALTY
        log(s, TOLD_PENALTY, 1 - side, ButEvent.PENALTY, found, 0)
    else:
        go_back(s, offender, work)
        free_kick(s, found)


@rule
def penalty_thrown(s: Any, throw: int, work: Any) -> None:
    """B-7.4.1: from the spot; only a 1 misses."""
    side = s.side
    if throw > PENALTY_MISSES:
        log(s, FLIGHT, 1 - side, ButEvent.PENALTY_SCORED, side, throw)
        goal(s, side, ButEvent.GOAL, work)
        return
    log(s, FLIGHT, 1 - side, ButEvent.PENALTY_MISSED, side, throw)
    taker = s.kicker
    if goes_on(s):
        keeper = side * TEAM + KEEPER
        s.figure[keeper] = NOWHERE
        s.figure[keeper] = nearest_free(s, MIDDLE_OF_LINE_AT[side], side, BOARD_SET, work)
        keeper_gets(s, side)
        s.kicker = taker
        s.phase = PUT


@rule
def put_taker(s: Any, square: int) -> None:
    figure = (1 - s.side) * TEAM + s.kicker
    log(s, WALK, 1 - s.side, ButEvent.PUT, figure, s.figure[figure] * SQUARES + square)
    s.figure[figure] = square
    s.kicker = NOWHERE
    begin_turn(s, s.side)


@rule
def keeper_steps(s: Any, side: int, action: int, work: Any) -> None:
    if action == STAY:
        log(s, PHASE, side, ButEvent.KEEPER_STAYS, 0, 0)
    else:
        walk(s, side, KEEPER, action, KEEPER_STEPS, ButEvent.KEEPER_STEPS, work)
    s.phase = THROW


@rule
def walk(s: Any, side: int, index: int, end: int, steps: int, code: int, work: Any) -> None:
    """B-4.2, B-4.3: a ball that is held comes along, a loose one is taken on the way."""
    figure = side * TEAM + index
    start = s.figure[figure]
    fetched = fetches(s, side, index, end, steps, work)
    dribbles = s.ball == start
    log(s, WALK, side, ButEvent.DRIBBLE if dribbles else code, figure, start * SQUARES + end)
    if fetched:
        log(s, TOUCH, side, ButEvent.TAKE_LOOSE, figure, s.ball)
    s.figure[figure] = end
    if fetched or dribbles:
        s.ball = end


@rule
def use_die(s: Any, action: int, work: Any) -> None:
    side = s.side
    if action < TAKE:
        die, index = action // (TEAM * SQUARES), action // SQUARES % TEAM
        walk(s, side, index, action % SQUARES, steps_of(index, s.die[die]), ButEvent.WALK, work)
        die_used(s, die, index)
    elif action < PASS:
        die, index = (action - TAKE) // (TEAM * WAYS), (action - TAKE) // WAYS % TEAM
        take_ball(s, die, index, NEXT[s.ball][(action - TAKE) % WAYS])
    elif action < SHOT:
        pass_ball(s, action - PASS, work)
    elif action < CLEAR:
        shoot(s, action - SHOT, work)
    elif action < FORMATION:
        clear_ball(s, action - CLEAR, work)
    else:
        log(s, PHASE, side, ButEvent.END, 0, 0)
        end_throw(s)


@rule
def take_ball(s: Any, die: int, index: int, end: int) -> None:
    """B-4.5."""
    figure = s.side * TEAM + index
    log(s, WALK, s.side, ButEvent.WALK, figure, s.figure[figure] * SQUARES + end)
    log(s, TOUCH, s.side, ButEvent.TAKE, figure, holder(s))
    s.figure[figure] = end
    s.ball = end
    s.taker = index
    die_used(s, die, index)


@rule
def take_formation(s: Any, formation: int, work: Any) -> None:
    """B-2.2."""
    side = s.side
    log(s, PHASE, side, ButEvent.FORMATION, formation, 0)
    for index in range(TEAM):
        s.home[side * TEAM + index] = FORMATION_SQUARES[side][formation][index]
    stand_at_home(s, side, kicking(s), work)
    placed(s, work)


@rule
def place(s: Any, action: int, work: Any) -> None:
    """B-2.2.2: a figure's place is kept; the 9 that kicks off stands on the centre."""
    side = s.side
    if action == SAME:
        log(s, PHASE, side, ButEvent.SAME, 0, 0)
        stand_at_home(s, side, kicking(s), work)
    else:
        figure = side * TEAM + action // SQUARES
        log(s, WALK, side, ButEvent.PLACED, figure, action % SQUARES)
        s.figure[figure] = s.home[figure] = action % SQUARES
        if side == kicking(s):
            s.home[side * TEAM + CENTRE_FORWARD] = CENTRE_SQUARE
    if next_to_place(s) == TEAM:
        placed(s, work)


@rule
def signal(s: Any, code: int) -> int:
    """B-1.2.3: the whistle of the real clock; 0 where it cannot sound."""
    if code != 0 or s.clock != BY_CLOCK or s.up or s.turn == OVER or s.phase in (LOT, OVER_PHASE):
        return 0
    s.up = 1
    return 1
