"""What a game can tell of a match once it is over, beyond its goals and throws."""

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
    """What came before the goal in the same ply; a goal by itself is told as one."""
    told = [event for event in states[-1].events if event.kind not in ("goal", "whistle")]
    return Message(f"event-{told[-1].message}") if told else Message("how-goal")


def one_kind(before: State) -> str:
    del before
    return ""


@dataclass(frozen=True)
class Telling:
    """A game's own part of the summary, each with a plain default."""

    # What is counted for each team, in the order in which it is shown: tally-<name>.
    tallies: tuple[str, ...] = ()
    # What a ply adds to it, from the positions before and after.
    counts: Callable[[State, State], Iterable[Count]] = no_counts
    # Whose ball it is after this ply; none: the same team's as before.
    owner: Callable[[State], int | None] = no_owner
    # Of what kind the way is that the ball takes from here: flight-<kind>; nothing: all are alike.
    kind: Callable[[State], str] = one_kind
    # The kinds there are, in the order in which they are shown.
    kinds: tuple[str, ...] = ()
    # How a goal fell, from every position up to the one that has it.
    how: Callable[[Sequence[State]], Message] = last_happening
    # How sure a lead makes a win: tools/steepness.py finds it from matches. None: the judgement was
    # learned, and says so itself.
    steepness: float | None = 1.35
