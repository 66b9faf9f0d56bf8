"""What is told of a match when it is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from debut.games.but.board import TEAM
from debut.games.but.fields import NOWHERE
from debut.games.but.rules.squares import holder
from debut.kernel.content.summary_hooks import Count
from debut.kernel.game import State
from debut.kernel.views import Message

_COUNTED = {
    "intercepted": "interceptions",
    "shot": "shots",
    "shot-mate": "shots",
    "shot-loose": "shots",
    "free-kick-taken": "shots",
    "saved": "saves",
    "take": "takes",
    "offside": "offsides",
    "foul": "fouls",
    "corner": "corners",
    "penalty": "penalties",
}
_IN_VAIN = ("intercepted", "offside")  # what a pass may lead to that does not arrive
_ANEW = ("kick-off", "half-time")


def counts(before: State, after: State) -> Iterator[Count]:
    del before
    passer = _passer(after)
    if passer is not None:
        yield "passes", passer, 1
    for event in after.events:
        if event.message in _COUNTED and event.seat is not None:
            yield _COUNTED[event.message], event.seat, 1


def _passer(state: State) -> int | None:
    """The side whose pass has just arrived."""
    messages = {event.message: event.seat for event in state.events}
    return None if any(message in messages for message in _IN_VAIN) else messages.get("pass")


def owner(state: State) -> int | None:
    """Whoever has the ball; a loose one is still the kicker's."""
    found = holder(state.record)
    return None if found == NOWHERE else int(found // TEAM)


def how(states: Sequence[State]) -> Message:
    """A penalty, an own goal, a free kick; a shot, from where and after how many passes."""
    events = {event.message: event for event in states[-1].events}
    if "penalty-scored" in events:
        return Message("how-penalty")
    kick = events.get("shot") or events["free-kick-taken"]
    where: dict[str, str | int] = {"from": kick.path[0]}
    if "own-goal" in events:
        return Message("how-own-goal", where)
    if kick.message == "free-kick-taken":
        return Message("how-free-kick", where)
    return Message("how-shot", where | {"n": _passes(states[:-1], kick.seat)})


def _passes(states: Sequence[State], side: int | None) -> int:
    """How many passes the ball came by since the others had it last."""
    found = 0
    for state in reversed(states):
        if owner(state) not in (side, None) or any(e.message in _ANEW for e in state.events):
            break
        found += _passer(state) == side
    return found
