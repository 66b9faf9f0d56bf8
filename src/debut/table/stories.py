"""Stories and replays: a match from its beginning, with what a spectator may know."""

from __future__ import annotations

from datetime import datetime

from debut.kernel.events import given_up
from debut.kernel.layout import CHANCE
from debut.kernel.match.match import Match
from debut.kernel.match.record import HELD_BACK_TEXT
from debut.kernel.match.visibility import events_told, plies_told
from debut.kernel.views import Message
from debut.story.steps import joined
from debut.story.words import describe_choice
from debut.table.messages import Frame, MatchInfo, Replay, Story, StoryFrame, ThrowWeights

# How resigning is written beside the plies.
RESIGN = "resign"


def story_of(match: Match) -> Story:
    """Returns what happened ply by ply, for the commentary of somebody who joins later.

    A resigned match has one more frame than plies.
    """
    pairs = zip(plies_told(match, None), events_told(match, None), strict=True)
    frames = [
        StoryFrame(number, ply.turn, ply.text, events)
        for number, (ply, events) in enumerate(pairs, 1)
    ]
    side = match.record.resigned
    if side is not None:
        frames.append(StoryFrame(match.ply + 1, side, RESIGN, (given_up(side),)))
    return Story(frames)


def replay_of(match: Match, name: str = "", opened: datetime | None = None) -> Replay:
    """Returns every position, and what each throw could have been: anyone can check the dice."""
    record = match.record
    info = MatchInfo(name, record.game, record.options, record.players, record.dice.kind, opened)
    joins = joined(match)
    frames = [Frame(0, 0, "", (), match.states[0].view(None))]
    frames += [
        Frame(
            one.ply,
            one.turn,
            match.states[one.ply - 1].on_board(one.text),
            one.events,
            match.states[min(one.ply, match.ply)].view(None),
            chosen(match, one),
            one.ply in joins,
        )
        for one in story_of(match).frames
    ]
    throws = [
        ThrowWeights(number, state.weights())
        for number, (ply, state) in enumerate(zip(record.plies, match.states, strict=False), 1)
        if ply.turn == CHANCE and not ply.signal
    ]
    return Replay(info, frames, throws)


def chosen(match: Match, frame: StoryFrame) -> tuple[Message, ...]:
    """Names what was decided if no event does, once everybody may know it."""
    if frame.turn < 0 or frame.events or frame.ply > match.ply:
        return ()
    action = match.record.plies[frame.ply - 1].action
    if action is None or frame.text == HELD_BACK_TEXT:
        return ()
    return describe_choice(match.states[frame.ply - 1], action).chooses
