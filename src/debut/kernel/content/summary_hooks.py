"""Defines what a game adds to the summary of a finished match, beyond goals and throws."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from debut.kernel.views import Message

if TYPE_CHECKING:
    from debut.kernel.game import State

Count = tuple[str, int, int]  # of what, whose, how many


def no_counts(before: State, after: State) -> Iterable[Count]:
    del before, after
    return ()


def no_owner(state: State) -> int | None:
    del state
    return None


def last_happening(states: Sequence[State]) -> Message:
    """Returns the message of the last event before the goal in the same ply, or a plain one."""
    before = [event for event in states[-1].events if event.kind not in ("goal", "whistle")]
    return Message(f"event-{before[-1].message}") if before else Message("how-goal")


def one_kind(before: State) -> str:
    del before
    return ""


@dataclass(frozen=True)
class Telling:
    """A game's own part of the summary; every field has a plain default."""

    # Names of what is counted for each team, in display order; their texts are tally-<name>.
    tallies: tuple[str, ...] = ()
    # Returns what a ply adds to the tallies, from the positions before and after it.
    counts: Callable[[State, State], Iterable[Count]] = no_counts
    # Returns whose ball it is after this ply; None: the same team's as before.
    owner: Callable[[State], int | None] = no_owner
    # Returns the kind of the ball's path from here, flight-<kind>; "": the game has only one kind.
    kind: Callable[[State], str] = one_kind
    # All those kinds, in display order.
    kinds: tuple[str, ...] = ()
    # Describes how a goal was scored, from all positions up to the one after it.
    how: Callable[[Sequence[State]], Message] = last_happening
    # How certain a lead makes a win; tools/steepness.py fits it to matches. None: the game has a
    # value network, which estimates the result itself.
    steepness: float | None = 1.35
