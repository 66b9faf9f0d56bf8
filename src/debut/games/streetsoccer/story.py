"""What is told of a match when it is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from debut.games.streetsoccer.board import BALL_TO, GOAL_END, KICK_GOAL, PER_FOOTBALLER
from debut.kernel.content.summary_hooks import Count
from debut.kernel.events import Event
from debut.kernel.game import State
from debut.kernel.views import Message

_KICKS = ("kick", "kick-off", "restart-kick")


def _kicks(state: State) -> list[Event]:
    return [event for event in state.events if event.message in _KICKS]


def _scores(action: int) -> bool:
    if action < BALL_TO:
        return action % PER_FOOTBALLER == KICK_GOAL
    return action == BALL_TO + GOAL_END


def counts(before: State, after: State) -> Iterator[Count]:
    """A shot always scores: what tells more is a throw that was enough for one, taken or not."""
    if before.turn >= 0 and any(map(_scores, before.actions())):
        yield "chances", before.turn, 1
    for kick in _kicks(after):
        assert kick.seat is not None
        yield "kicks", kick.seat, 1
        yield "passes", kick.seat, len(kick.touches)


def owner(state: State) -> int | None:
    """Nobody holds the ball: it is the team's that kicked it last."""
    kicks = _kicks(state)
    return kicks[-1].seat if kicks else None


def how(states: Sequence[State]) -> Message:
    kick = _kicks(states[-1])[-1]
    message_id = "how-restart" if kick.message == "restart-kick" else "how-kick"
    return Message(message_id, {"from": kick.path[0], "touches": len(kick.touches)})
