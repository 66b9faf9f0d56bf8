"""When in a match something happened: one formula for the terminal, the server and the browser."""

from __future__ import annotations

from collections.abc import Sequence

from debut.kernel.game import State
from debut.kernel.views import Clock, Message

SECONDS = 60  # in a minute


def times_of(states: Sequence[State], seconds: Sequence[float] = ()) -> list[Message]:
    """Says when each position's next ply is played.

    ``seconds`` holds where a real clock stood at each position, if somebody has kept that.
    """
    return [time_of(state.clock, seconds[n] if seconds else 0.0) for n, state in enumerate(states)]


def time_of(clock: Clock, seconds: float = 0.0) -> Message:
    """Says what a clock shows, by minutes where it has some."""
    values: dict[str, str | int] = {"kind": clock.kind, "period": clock.period, "n": clock.done + 1}
    if clock.kind == "seconds":
        values["minute"] = min(int(seconds), clock.of) // SECONDS + 1
    elif clock.minute:
        values["minute"] = clock.minute
    return Message("story-when", values)
