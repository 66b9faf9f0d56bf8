"""Luck and skill of a match: what each throw brought, and what each decision gave away.

Values go from -1 to 1, to side A unless it says otherwise; ``position_values.py`` has the sources.
A throw's *luck* is the value of what came up less the mean value of all that could have, by
the exact odds. A decision's *error* is the value of the best action less that of the one played.
An action is worth what the position after it is.

In a solved game that is all. Elsewhere values are thoughts with a fixed budget, and every ply shows
a little more of a position than the thought about it: a decision is worth its best action *seen
from after*, one ply deeper than *seen from before*. So a match is told from its end. What the plies
after a throw have shown about what came up counts as that throw's luck, and as part of the mean
before it by its odds: what came up turned out to be that good, for the best that could be done with
it was. Errors stay as they are, for there both actions are seen equally deep. Then

    start + luck - errors + remainder = result

holds always, and the *remainder* is what is shown about the very first position, what a side could
not know (its actions are compared as it saw the position; a secret that it keeps is worth the same
whatever it is, for the other side does not know it either), and the whistle of a real clock, which
is neither throw nor decision.

To resign is a decision: its error is what the position was still worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec

from debut.bots.sweep import OnProgress
from debut.kernel.algorithms.solving import TIE
from debut.kernel.errors import DebutError
from debut.kernel.game import Result, State
from debut.kernel.layout import CHANCE
from debut.kernel.match.match import Match
from debut.kernel.match.record import PlayerRecord, PlyRecord, ResultRecord, actor, ended
from debut.kernel.match.replay import is_throw
from debut.kernel.views import Message
from debut.story.position_values import PositionValues
from debut.story.summary import Dice, NotOver, thrown
from debut.story.times import times_of
from debut.story.words import DecisionWords


class NothingToAnalyse(DebutError):
    """A match without a throw and without a decision."""


class Fallen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A throw: whose, and its luck to that side. Lots are told as whom they fell for; what is
    nobody's at all counts as A's."""

    ply: int
    seat: int
    when: Message
    dice: Dice
    luck: float
    person: int | None = None  # where a side has partners: whose throw it was


class Decided(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision of a side, and its error to that side; ``better`` is empty where there is none,
    ``played`` where the side resigned. Both are notation; ``plays`` and ``best`` say the same in
    words, of decisions that matter (``analysed.in_words``)."""

    ply: int
    seat: int
    when: Message
    played: str
    better: str
    error: float
    plays: DecisionWords | None = None
    best: DecisionWords | None = None
    person: int | None = None  # where a side has partners: who decided


class Analysis(msgspec.Struct, frozen=True):
    """``start`` and ``end``: what the first position was worth, and what the match brought."""

    game: str
    players: tuple[PlayerRecord, ...]
    result: ResultRecord
    start: float
    end: float
    values: tuple[float, ...]  # of the positions, the last one as the match ended
    throws: tuple[Fallen, ...]
    decisions: tuple[Decided, ...]
    remainders: tuple[float, ...]  # of each ply, that about the start with the first

    def luck(self, seat: int) -> float:
        return sum(one.luck for one in self.throws if one.seat == seat)

    def errors(self, seat: int) -> float:
        return sum(one.error for one in self.decisions if one.seat == seat)

    @property
    def remainder(self) -> float:
        return sum(self.remainders)


class AnalysedPly(NamedTuple):
    """A ply: the value of its position from before and from after, that of what was played, and of
    where it led; the last two differ where a side could not know. ``odds``: of what came up. The
    best action is none but at a decision."""

    before: float
    base: float
    played: float
    now: float
    odds: float = 1.0
    best: int | None = None


class LookBack(NamedTuple):
    """Back from the end: what each position has turned out to be worth, and what each ply
    brought."""

    values: tuple[float, ...]
    gains: tuple[float, ...]


def look_back(steps: Sequence[AnalysedPly]) -> LookBack:
    values, gains = [steps[-1].now], []
    for step in reversed(steps):
        shown = values[-1] - step.now
        gains.append(step.played - step.base + (1 - step.odds) * shown)
        values.append(step.base + step.odds * shown)
    return LookBack(tuple(reversed(values)), tuple(reversed(gains)))


def analysis_of(
    match: Match,
    values: PositionValues,
    on_progress: OnProgress = lambda done: None,
    seconds: Sequence[float] = (),
) -> Analysis:
    """``on_progress`` is given which part of the plies is done; ``seconds``: where a real clock
    stood at each position, if somebody has kept that."""
    result, end = check_can_analyse(match)
    states, plies = match.states, match.record.plies
    times = times_of(states, seconds)
    steps = _steps(states, plies, values, on_progress)
    back = look_back(steps)
    throws = [
        _fallen(number, states, times[number - 1], gain, match.record.players)
        for number, (ply, gain) in enumerate(zip(plies, back.gains, strict=True), 1)
        if is_throw(ply)
    ]
    decisions = [
        _decided(number, states[number - 1], times[number - 1], ply, step, match.record.players)
        for number, (ply, step) in enumerate(zip(plies, steps, strict=True), 1)
        if step.best is not None
    ]
    start = steps[0].before
    remainders = [step.now - step.played for step in steps]
    remainders[0] += back.values[0] - start
    ours, theirs = end.returns
    got, last = (ours - theirs) / 2, steps[-1].now
    if match.record.resigned is not None:
        decisions.append(_resigned(len(plies) + 1, times[-1], match.record.resigned, last))
    return Analysis(
        match.record.game, match.record.players, result, start, got,
        (start, *back.values[1:-1], got), tuple(throws), tuple(decisions), tuple(remainders),
    )  # fmt: skip


def check_can_analyse(match: Match) -> tuple[ResultRecord, Result]:
    """How it ended; NotOver if it did not, NothingToAnalyse if nobody played."""
    result, end = match.record.result, ended(match.state, match.record.resigned)
    if result is None or end is None:
        raise NotOver("match-not-over")
    if not match.record.plies:
        raise NothingToAnalyse("analyse-nothing")
    return result, end


def _steps(
    states: Sequence[State],
    plies: Sequence[PlyRecord],
    values: PositionValues,
    on_progress: OnProgress,
) -> list[AnalysedPly]:
    found: list[AnalysedPly] = []
    before = values.value(states[0])
    for (state, after), ply in zip(pairwise(states), plies, strict=True):
        found.append(_step(state, ply, (before, values.value(after)), values))
        before = found[-1].now
        on_progress(len(found) / len(plies))
    return found


def _step(
    state: State, ply: PlyRecord, around: tuple[float, float], values: PositionValues
) -> AnalysedPly:
    """``around``: what the positions before and after it are worth."""
    before, now = around
    if ply.signal or ply.action is None:
        return AnalysedPly(before, before, before, now)
    if ply.turn == CHANCE:
        odds = dict(state.odds())[ply.action]
        return AnalysedPly(before, *weigh_outcome(state, ply.action, values), now, odds)
    best, base, played = weigh_decision(state, ply.action, values)
    return AnalysedPly(before, base, played, now, best=best)


def weigh_outcome(state: State, action: int, values: PositionValues) -> tuple[float, float]:
    """The mean value of what could come up, and the value of what did."""
    found = {one: values.value(state.play(one)) for one in state.actions()}
    return sum(odds * found[one] for one, odds in state.odds()), found[action]


def weigh_decision(state: State, action: int, values: PositionValues) -> tuple[int, float, float]:
    """The best action, its value, and that of the one played."""
    known = state.seen_by(state.turn)
    played = values.value(known.play(action))
    if len(known.actions()) == 1:
        return action, played, played
    best = values.best(known)
    most = values.value(known.play(best))
    # What was played may be better than what looked best before it.
    ahead = most - played if known.turn == 0 else played - most
    return (best, most, played) if ahead > TIE else (action, played, played)


def _fallen(
    number: int,
    states: Sequence[State],
    when: Message,
    gain: float,
    players: Sequence[PlayerRecord],
) -> Fallen:
    side, dice = thrown(states[number])
    seat = side or 0
    person = actor(states[number - 1], players, seat) if side is not None else None
    return Fallen(number, seat, when, dice, -gain if seat == 1 else gain, person)


def _decided(
    number: int,
    state: State,
    when: Message,
    ply: PlyRecord,
    step: AnalysedPly,
    players: Sequence[PlayerRecord],
) -> Decided:
    assert step.best is not None
    better = "" if step.best == ply.action else state.notate(step.best)
    error = abs(step.base - step.played)
    person = actor(state, players, ply.turn)
    return Decided(number, ply.turn, when, ply.text, better, error, person=person)


def _resigned(number: int, when: Message, side: int, value: float) -> Decided:
    return Decided(number, side, when, "", "", 1 + (value if side == 0 else -value))


def luckiest(analysis: Analysis, count: int, least: float) -> Sequence[Fallen]:
    """Those that brought a side as much as ``least``, at the most so many."""
    own = [one for one in analysis.throws if one.luck >= least]
    return sorted(own, key=lambda one: -one.luck)[:count]


def worst(analysis: Analysis, count: int, least: float) -> Sequence[Decided]:
    """Those that gave away as much as ``least``, at the most so many."""
    some = [one for one in analysis.decisions if one.error >= least]
    return sorted(some, key=lambda one: -one.error)[:count]
