"""What is told of a match when it is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from debut.games.simulator import names as n
from debut.games.simulator.board import DEEDS, NAMES, TEAM
from debut.games.simulator.fields import NOBODY, NOWHERE
from debut.games.simulator.position.keys import PAWN_NAMES
from debut.kernel.content.summary_hooks import Count
from debut.kernel.game import State
from debut.kernel.views import Message

_COUNTED = {
    "dribble-won": "dribbles",
    "round-won": "dribbles",
    "tackle-won": "tackles",
    "relance": "relances",
    "offside": "offsides",
    "corner": "corners",
    "penalty": "penalties",
    "booked": "cards",
    "sent-off": "cards",
}
_STRUCK = {
    n.PASSES: "passes",
    n.HEADS_ON: "passes",
    n.THROWS: "passes",
    n.CROSSES: "crosses",
    n.SHOOTS: "shots",
    n.HEADS_IN: "shots",
}
_SHOTS = (n.SHOOTS, n.HEADS_IN)
_ANEW = ("kick-off", "half-time")


def counts(before: State, after: State) -> Iterator[Count]:
    rec = before.record
    messages = {event.message for event in after.events}
    side = rec.side
    if "flick" in messages and rec.deed in _STRUCK:
        yield _STRUCK[rec.deed], side, 1
    if _kept(before, after):
        yield "completed", side, 1
    if rec.deed in _SHOTS and messages & {"touch", "missed"} and _is_saved(before, after):
        yield "saves", 1 - side, 1
    for event in after.events:
        if event.message in _COUNTED and event.seat is not None:
            yield _COUNTED[event.message], event.seat, 1
        elif event.message == "foul" and "offside" not in messages and event.seat is not None:
            yield "fouls", event.seat, 1


def _kept(before: State, after: State) -> bool:
    """A pass or an advance whose count the same team has just won."""
    rec = before.record
    won = [event.seat for event in after.events if event.message == "count"]
    return _STRUCK.get(rec.deed) == "passes" and won == [rec.side]


def _is_saved(before: State, after: State) -> bool:
    """The keeper was at the ball, and it is no goal."""
    keeper = before.record.keeper[1 - before.record.side]
    if keeper == NOBODY or {"goal", "scored"} & {event.message for event in after.events}:
        return False
    touched = [event.piece for event in after.events if event.message == "touch"]
    return PAWN_NAMES[keeper] in touched


def kind(before: State) -> str:
    """What was announced."""
    return DEEDS[before.record.deed]


def owner(state: State) -> int | None:
    """Whoever has the ball; a struck one is still the striker's."""
    holder = state.record.holder
    return None if holder == NOBODY else int(holder // TEAM)


def how(states: Sequence[State]) -> Message:
    """A penalty, an own goal, a free kick, a header; a shot, from where and after what."""
    rec = states[-2].record
    messages = {event.message for event in states[-1].events}
    cell = rec.cell[rec.striker] if rec.origin == NOWHERE else rec.origin
    where: dict[str, str | int] = {"from": NAMES[cell]}
    if "own-goal" in messages:
        return Message("how-own-goal", where)
    if rec.restart == n.PENALTY:
        return Message("how-penalty")
    if rec.restart == n.FREE_KICK:
        return Message("how-free-kick", where)
    if rec.deed == n.HEADS_IN:
        return Message("how-header", where)
    return Message("how-shot", where | {"n": _passes(states[:-1], rec.side)})


def _passes(states: Sequence[State], side: int) -> int:
    """How many passes the ball came by since the others had it last."""
    found = 0
    for after, before in zip(reversed(states), reversed(states[:-1]), strict=False):
        if owner(after) == 1 - side or any(event.message in _ANEW for event in after.events):
            break
        found += _kept(before, after)
    return found
