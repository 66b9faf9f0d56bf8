"""The rules of StreetSoccer: what may be done, what can be thrown, what then happens."""

from __future__ import annotations

from typing import Any

from debut.games.streetsoccer.board import (
    BALL_TO,
    FORMATION,
    GOAL_END,
    KEEPER,
    KICK,
    KICK_OFF_LENGTHS,
    LEAST_RESTART,
    PER_FOOTBALLER,
    PLACE,
    SIDES_OF_DIE,
    SKIP,
    TEAM,
)
from debut.games.streetsoccer.event_codes import STEPS, StreetSoccerEvent
from debut.games.streetsoccer.names import (
    BEATEN_KEEPER,
    KICK_OFF,
    KICK_OFF_THROW,
    LOT,
    MOVE,
    PLACING,
    QUICK,
    RESTART,
    RESTART_THROW,
    SCORER_KEEPER,
    TAKE_FORMATION,
    THROW,
    TURN_OF_PHASE,
)
from debut.games.streetsoccer.rules.antigame import where_kicker_ends
from debut.games.streetsoccer.rules.flow import end_turn, goal
from debut.games.streetsoccer.rules.kicking import kick_off_ends, standing_kick_ends
from debut.games.streetsoccer.rules.placing import (
    formation_fits,
    hands_over,
    legal_places,
    place,
    placed,
    take_formation,
)
from debut.games.streetsoccer.rules.squares import high_bit, low_bit, team_high, team_low
from debut.games.streetsoccer.rules.walking import legal_moves
from debut.games.streetsoccer.tables import (
    DARK_SQUARES,
    FORMATION_COUNT,
    SQUARE_OF,
)
from debut.kernel.events import FLIGHT, PHASE, WALK
from debut.kernel.events import THROW as THROW_EVENT
from debut.kernel.geometry import write_bits
from debut.kernel.layout import CHANCE
from debut.kernel.rule import log, rule, table

TURN = table(TURN_OF_PHASE)
# The dice in the order of the board: the die, both sides' for the kick-off, lots.
DIE, KICK_OFF_DICE, LOTS = range(3)
EVERYBODY = 2 * TEAM


@rule
def chance(s: Any, out: Any, odds: Any) -> int:
    if s.phase == KICK_OFF_THROW:
        return kick_off_lengths(s, out, odds)
    first, last = 0, SIDES_OF_DIE
    if s.phase == LOT:
        last = 2
    elif s.phase == RESTART_THROW:
        first = LEAST_RESTART - 1  # ST-6.4
    for face in range(first, last):
        out[face - first] = face
        odds[face - first] = 1
    return last - first


@rule
def kick_off_lengths(s: Any, out: Any, odds: Any) -> int:
    """ST-3.1, 3.5: the side that throws more, and by how much."""
    n = 0
    for side in range(2):
        for steps in range(1, KICK_OFF_LENGTHS + 1):
            if kick_off_ends(s, side, steps):
                out[n] = side * KICK_OFF_LENGTHS + steps - 1
                odds[n] = SIDES_OF_DIE - steps
                n += 1
    return n


@rule
def legal(s: Any, out: Any) -> int:
    phase = s.phase
    side = s.side
    n = 0
    if phase == MOVE:
        n = legal_moves(s, out)
    elif phase == PLACING:
        n = legal_places(s, side, out)
    elif phase in (SCORER_KEEPER, BEATEN_KEEPER):
        for i in range(2):
            out[i] = PLACE + DARK_SQUARES[side][i]
        n = 2
    elif phase == TAKE_FORMATION:
        for number in range(FORMATION_COUNT):
            if formation_fits(s, side, number):
                out[n] = FORMATION + number
                n += 1
    elif phase == KICK_OFF:
        n = write_bits(out, 0, BALL_TO, kick_off_ends(s, side, s.die))
    else:
        n = write_bits(out, 0, BALL_TO, standing_kick_ends(s, side, KEEPER, s.die))
    if n == 0:  # ST-4.5
        out[0] = SKIP
        n = 1
    return n


@rule
def play(s: Any, action: int) -> None:
    if s.turn == CHANCE:
        thrown(s, action)
    elif action < BALL_TO:
        move(s, action // PER_FOOTBALLER, action % PER_FOOTBALLER)
    elif action < PLACE:
        kick_standing(s, action - BALL_TO)
    elif action < FORMATION:
        set_footballer(s, action - PLACE)
    elif action < SKIP:
        take_formation(s, s.side, action - FORMATION)
        log(s, PHASE, s.side, StreetSoccerEvent.FORMATION, action - FORMATION, 0)
        next_to_set_up(s, True)
    else:
        skip(s)
    turn = TURN[s.phase]
    s.turn = turn if turn < 0 else s.side


@rule
def thrown(s: Any, face: int) -> None:
    phase = s.phase
    if phase == LOT:
        log(s, THROW_EVENT, -1, StreetSoccerEvent.THROW, LOTS, face)
        s.side = face
        s.phase = TAKE_FORMATION if s.setup == QUICK else PLACING
    elif phase == KICK_OFF_THROW:
        log(s, THROW_EVENT, -1, StreetSoccerEvent.THROW, KICK_OFF_DICE, face)
        s.side = face // KICK_OFF_LENGTHS
        s.die = face % KICK_OFF_LENGTHS + 1
        s.phase = KICK_OFF
    else:
        log(s, THROW_EVENT, s.side, StreetSoccerEvent.THROW, DIE, face)
        s.die = face + 1
        s.phase = MOVE if phase == THROW else RESTART


@rule
def set_footballer(s: Any, square: int) -> None:
    """ST-2.2, and ST-6.3 after a goal."""
    side = s.side
    if s.phase == PLACING:
        place(s, side, square)
        log(s, PHASE, side, StreetSoccerEvent.PLACED, square, 0)
        next_to_set_up(s, hands_over(s))
        return
    log(s, WALK, side, StreetSoccerEvent.KEEPER_PLACED, s.pawn[side * TEAM + KEEPER], square)
    s.pawn[side * TEAM + KEEPER] = square
    if s.phase == SCORER_KEEPER:
        s.side = 1 - side
        s.phase = BEATEN_KEEPER
    else:
        s.ball = square
        s.phase = RESTART_THROW


@rule
def next_to_set_up(s: Any, other: bool) -> None:
    if placed(s) == EVERYBODY:
        s.phase = KICK_OFF_THROW
        s.side = 0
    elif other:
        s.side = 1 - s.side


@rule
def move(s: Any, footballer: int, what: int) -> None:
    """A walk (ST-4.2), or a run to the ball and a kick (ST-5.1)."""
    side = s.side
    pawn = side * TEAM + footballer
    if what < KICK:
        log(s, WALK, side, StreetSoccerEvent.WALK, s.pawn[pawn] * STEPS + s.die, what)
        s.pawn[pawn] = what
        end_turn(s)
        return
    end = what - KICK
    ball = s.ball
    start = s.pawn[pawn]
    log(s, WALK, side, StreetSoccerEvent.RUN, start, ball)
    log(s, FLIGHT, side, StreetSoccerEvent.KICK, s.die, end)
    low, high = team_low(s, side) & ~low_bit(start), team_high(s, side) & ~high_bit(start)
    lies = -1 if end == GOAL_END else SQUARE_OF[end]
    s.pawn[pawn] = where_kicker_ends(s, side, footballer, low, high, lies)
    if s.pawn[pawn] != ball:
        log(s, WALK, side, StreetSoccerEvent.PUT_BACK, ball, s.pawn[pawn])
    ball_lands(s, end)


@rule
def kick_standing(s: Any, end: int) -> None:
    """ST-3.2, 6.5."""
    code = StreetSoccerEvent.KICK_OFF if s.phase == KICK_OFF else StreetSoccerEvent.RESTART_KICK
    log(s, FLIGHT, s.side, code, s.die, end)
    ball_lands(s, end)


@rule
def ball_lands(s: Any, end: int) -> None:
    if end == GOAL_END:
        goal(s)
    else:
        s.ball = SQUARE_OF[end]
        end_turn(s)


@rule
def skip(s: Any) -> None:
    """ST-4.5, 6.6."""
    side = s.side
    log(s, PHASE, side, StreetSoccerEvent.SKIPPED, 0, 0)
    if s.phase == RESTART:
        first = DARK_SQUARES[side][0]
        s.ball = DARK_SQUARES[side][1] if s.ball == first else first
        log(s, PHASE, side, StreetSoccerEvent.BALL_LAID, s.ball, 0)
    end_turn(s)
