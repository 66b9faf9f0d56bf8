"""What is told of a match when it is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from debut.games.supergoal.places import seen_by_a
from debut.kernel.content.summary_hooks import Count, last_happening
from debut.kernel.events import Event
from debut.kernel.game import State
from debut.kernel.text import slug
from debut.kernel.views import Message

_PLAIN = {"corner": "corners", "foul": "fouls", "sent-off": "cards"}
_CHAMPION = {"long-shot": "shots", "unstoppable": "shots", "save": "saves"}
# A shot, and what starts one without being chosen as one.
_SHOTS = ("shot-taken", "champion-played")


def counts(before: State, after: State) -> Iterator[Count]:
    del before
    for event in after.events:
        name = _counted(event)
        if name and event.seat is not None:
            yield name, event.seat, 1


def _counted(event: Event) -> str | None:
    if event.message == "shot-taken" or event.die == "penalty":
        return "shots"
    if event.message == "champion-played":
        return _CHAMPION.get(event.face or "")
    if event.die == "keeper":
        return "saves" if event.face != "not-saved" else None
    return _PLAIN.get(event.message)


def owner(state: State) -> int | None:
    attack: int = state.record.attack
    return attack


def how(states: Sequence[State]) -> Message:
    """From the goal back to what it came of: an own goal, a penalty, the champion or a shot."""
    scored = states[-1].events
    own = next((event for event in scored if event.message == "own-goal"), None)
    if own is not None and own.seat is not None:
        return Message("how-own-goal", {"side": "AB"[own.seat]})
    if any(event.die == "penalty" for event in scored):
        return Message("how-penalty")
    fall = "keeper"
    for number in range(len(states) - 1, 0, -1):
        for event in reversed(states[number].events):
            if event.die == "shot":
                fall = slug(event.face or "")
            if event.message in _SHOTS:
                shot = states[number - 1].record
                start = seen_by_a(shot.ball, shot.attack)
                if event.message == "champion-played":
                    return Message("how-champion", {"from": start, "face": slug(event.face or "")})
                return Message("how-shot", {"from": start, "fall": fall})
    return last_happening(states)
