"""What is told of a match when it is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from debut.games.handball.board import NAMES, TEAM
from debut.games.handball.fields import NOWHERE
from debut.games.handball.names import NO_RESTART
from debut.games.handball.rules.squares import WORK, pawn_on
from debut.games.handball.rules.throwing import shot_distance
from debut.games.handball.rules.walking import in_own_area
from debut.kernel.content.summary_hooks import Count
from debut.kernel.game import State
from debut.kernel.views import Message

_COUNTED = {
    "shot": "shots",
    "save": "saves",
    "seven-thrown": "sevens",
    "intercepted": "interceptions",
}
# The ball goes to the others, by whoever had it, and not by a shot.
_LOST = ("pass-lost", "other-area", "foul-no-throw", "foul-own-area", "foul-passive")


def counts(before: State, after: State) -> Iterator[Count]:
    del before
    for event in after.events:
        if event.seat is None:
            continue
        if event.message in _COUNTED:
            yield _COUNTED[event.message], event.seat, 1
        if event.message in _LOST:
            yield "turnovers", event.seat, 1
        if event.message == "intercepted":
            yield "turnovers", 1 - event.seat, 1
        if event.kind == "foul":
            yield "fouls", event.seat, 1


def owner(state: State) -> int | None:
    """Whoever holds the ball or is about to restart; a loose one is still the thrower's."""
    rec = state.record
    if rec.restart != NO_RESTART:
        taking: int = rec.taking
        return taking
    holder = NOWHERE if rec.ball == NOWHERE else pawn_on(rec, rec.ball)
    return None if holder == NOWHERE else holder // TEAM


def how(states: Sequence[State]) -> Message:
    """From where, and over how many cells; a 7 m throw; a goal that its keeper had left."""
    shot, scored = states[-2].record, states[-1]
    start = NAMES[shot.ball]
    if any(event.message == "seven-thrown" for event in scored.events):
        return Message("how-seven", {"from": start})
    message_id = "how-shot" if in_own_area(shot, 1 - shot.side) else "how-open-goal"
    return Message(message_id, {"from": start, "n": shot_distance(shot, [0] * WORK)})
