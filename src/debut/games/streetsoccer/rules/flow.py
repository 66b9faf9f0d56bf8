"""Turns, goals and time (chapters 6 and 8)."""

from __future__ import annotations

from typing import Any

from debut.games.streetsoccer.board import IN_GOAL
from debut.games.streetsoccer.event_codes import StreetSoccerEvent
from debut.games.streetsoccer.fields import NOBODY
from debut.games.streetsoccer.names import (
    EXTRA_TIME,
    FULL_TIME,
    LAST_GOAL,
    NO_GOAL,
    OVER_PHASE,
    SCORER_KEEPER,
    THROW,
)
from debut.kernel.events import GOAL, WHISTLE
from debut.kernel.layout import BOTH_LOSE
from debut.kernel.rule import log, rule


@rule
def regular_turns(s: Any) -> int:
    return int(2 * s.minutes)


@rule
def end_turn(s: Any) -> None:
    """ST-8.1: the turn goes to the other side, if there is time."""
    count_turn(s)
    if s.phase != OVER_PHASE:
        s.side = 1 - s.side
        s.phase = THROW


@rule
def goal(s: Any) -> None:
    """ST-6.1, 6.3, 8.3: the side whose turn it is has scored."""
    side = s.side
    s.score[side] += 1
    s.ball = IN_GOAL
    log(s, GOAL, side, StreetSoccerEvent.GOAL, 0, 0)
    if s.turns >= regular_turns(s):
        s.turns += 1
        log(s, WHISTLE, side, StreetSoccerEvent.EXTRA_GOAL, 0, 0)
        end_match(s, side, EXTRA_TIME)
        return
    s.last = side
    count_turn(s)
    if s.phase != OVER_PHASE:
        s.phase = SCORER_KEEPER


@rule
def count_turn(s: Any) -> None:
    """ST-8.2 to 8.5: ends the match when its time is up."""
    s.die = 0
    s.turns += 1
    if s.turns < regular_turns(s):
        return
    lead = s.score[0] - s.score[1]
    if lead != 0:
        log(s, WHISTLE, -1, StreetSoccerEvent.FULL_TIME, 0, 0)
        end_match(s, 0 if lead > 0 else 1, FULL_TIME)
    elif s.turns >= regular_turns(s) + 2 * s.extra:
        end_tied(s)
    elif s.turns == regular_turns(s):
        log(s, WHISTLE, -1, StreetSoccerEvent.EXTRA_TIME, 0, 0)


@rule
def end_tied(s: Any) -> None:
    """ST-8.4, 8.5."""
    if s.last == NOBODY:
        log(s, WHISTLE, -1, StreetSoccerEvent.BOTH_LOSE, 0, 0)
        end_match(s, BOTH_LOSE, NO_GOAL)
    else:
        log(s, WHISTLE, s.last, StreetSoccerEvent.LAST_GOAL, 0, 0)
        end_match(s, s.last, LAST_GOAL)


@rule
def end_match(s: Any, winner: int, reason: int) -> None:
    s.winner = winner
    s.reason = reason
    s.phase = OVER_PHASE
    s.side = 0
    s.die = 0
