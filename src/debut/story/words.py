"""A decision in words: what it does, as the commentary says it, or else what it chooses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from debut.kernel.events import KINDS, PHASE, WHISTLE, Event, event_values
from debut.kernel.game import State
from debut.kernel.views import DIRECTION, MEASURES, STRENGTH, Message, Pick, View

# What follows from a decision rather than being one.
_CONSEQUENCES = (KINDS[PHASE], KINDS[WHISTLE])
_AIMING = "aim"


class DecisionWords(msgspec.Struct, frozen=True, omit_defaults=True):
    """``does`` holds whole sentences; ``chooses`` names what is picked before anything happens."""

    does: tuple[Message, ...] = ()
    chooses: tuple[Message, ...] = ()


def describe_decision(known: State, action: int) -> DecisionWords:
    """A decision in words, for a position as whoever decides knows it."""
    events = known.play(action).events
    if events and not _aims(known, events):
        return DecisionWords(does=tuple(map(_sentence, _main_events(events))))
    return describe_choice(known, action)


def describe_both(known: State, first: int, second: int) -> tuple[DecisionWords, DecisionWords]:
    """Two decisions that can be told apart by their words."""
    one, other = describe_decision(known, first), describe_decision(known, second)
    if one != other:
        return one, other
    return describe_choice(known, first), describe_choice(known, second)


def describe_choice(known: State, action: int) -> DecisionWords:
    """Names what an action picks: a die, a button, a piece, a cell."""
    view = known.view(known.turn)
    # What has a name comes first: a cell cannot begin a sentence.
    picks = sorted(picks_of(view, action), key=lambda pick: pick.kind in ("cell", "exit"))
    return DecisionWords(chooses=tuple(_name(pick) for pick in picks))


def picks_of(view: View, action: int) -> tuple[Pick, ...]:
    for group in view.groups:
        codes = group.codes
        if action in codes:
            return (*group.picks, Pick(group.kind, group.ids[codes.index(action)]))
    return ()


def describe_aim(views: Sequence[View], actions: Sequence[int], cell: str) -> DecisionWords:
    """Names an aim, which is several decisions, by where the ball is meant to go."""
    found: list[Message] = []
    for view, action in zip(views, actions, strict=True):
        picks = picks_of(view, action)
        found += [_name(pick) for pick in picks if pick.kind != DIRECTION]
    towards = Message("deed-towards", {"cell": cell})
    if cell.startswith("goal"):
        towards = Message("deed-goal")
    strength = [one for one in found if one.id == "deed-strength"]
    return DecisionWords(
        chooses=(*(one for one in found if one not in strength), towards, *strength)
    )


def _aims(known: State, events: Iterable[Event]) -> bool:
    """Whether nothing moves yet, and what is announced may be one of several kinds."""
    if any(event.kind not in _CONSEQUENCES for event in events):
        return False
    return any(group.deed == _AIMING or group.kind in MEASURES
               for group in known.view(known.turn).groups)  # fmt: skip


def _main_events(events: Sequence[Event]) -> Iterable[Event]:
    first, *rest = events
    yield first
    if first.kind not in _CONSEQUENCES:
        yield from (event for event in rest if event.kind not in _CONSEQUENCES)


def _sentence(event: Event) -> Message:
    values = {
        name: value if isinstance(value, int) else str(value)
        for name, value in event_values(event).items()
    }
    return Message(f"event-{event.message}", values)


def _name(pick: Pick) -> Message:
    kind, name = pick.kind, pick.id
    if kind == STRENGTH:
        return Message("deed-strength", {"n": name})
    if kind == DIRECTION:
        return Message("deed-direction", {"degrees": name})
    if kind == "cell":
        return Message("deed-cell", {"cell": name})
    if kind == "exit":
        return Message("deed-exit", {"cell": name})
    if kind == "piece":
        number = "".join(filter(str.isdecimal, name))
        return Message("deed-number" if number else "deed-ball", {"number": number})
    return Message(f"{kind}-{name}")
