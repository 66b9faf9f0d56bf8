"""An analysis as it is told, in the terminal and on a page: sums, a verdict, what mattered most."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import msgspec

from debut.kernel.compiler.source_files import sources
from debut.kernel.game import SEATS, State
from debut.kernel.match.match import Match
from debut.kernel.match.record import PlayerRecord, ResultRecord
from debut.kernel.registry import game
from debut.kernel.views import Preview, View
from debut.story.analysis import Analysis, Decided, Fallen, luckiest, worst
from debut.story.position_values import PositionValues
from debut.story.words import DecisionWords, describe_aim, describe_both, describe_decision

LISTED = 3
# What a whole percent of winning is worth, from -1 (lost) to 1 (won).
PERCENT = 0.02
# What rounds to no percent at all is left out.
LEAST = 0.5 * PERCENT
SIGNS = (1, -1)
# What is picked last in the parts of an aim.
AIMED = ("direction", "strength")


class Sums(msgspec.Struct, frozen=True):
    """To a side; what its own errors cost is below nought. The other side's luck and errors count
    the other way round, and all together are the result."""

    start: float
    luck: float
    errors: float
    remainder: float
    result: float


class Verdict(msgspec.Struct, frozen=True):
    """By how much A played better and threw luckier than B; nought: too little to tell.

    ``played``: both alike, or apart; ``threw``: alike, apart, or the same side was better in both.
    """

    skill: float
    luck: float
    played: str
    threw: str


class Shown(msgspec.Struct, frozen=True):
    """A decision on the board: as it was, what was played, and what would have been better."""

    decision: Decided
    view: View
    played: Preview | None
    better: Preview | None


class Analysed(msgspec.Struct, frozen=True):
    """``worths`` are A's, before each ply and at the end; ``source``: where they come from."""

    game: str
    players: tuple[PlayerRecord, ...]
    result: ResultRecord
    source: str
    sums: tuple[Sums, Sums]
    verdict: Verdict
    worths: tuple[float, ...]
    throws: tuple[Fallen, ...]
    decisions: tuple[Decided, ...]
    luckiest: tuple[Fallen, ...]
    worst: tuple[Shown, ...]


def sums_of(analysis: Analysis) -> tuple[Sums, Sums]:
    a, b = (
        Sums(
            sign * analysis.start,
            analysis.luck(seat),
            -analysis.errors(seat),
            sign * analysis.remainder,
            sign * analysis.end,
        )
        for seat, sign in zip(SEATS, SIGNS, strict=True)
    )
    return a, b


def verdict_of(sums: tuple[Sums, Sums]) -> Verdict:
    a, b = sums
    skill, luck = _unless_small(a.errors - b.errors), _unless_small(a.luck - b.luck)
    threw = "same" if skill * luck > 0 else _apart(luck)
    return Verdict(skill, luck, _apart(skill), threw)


def _unless_small(gain: float) -> float:
    return gain if abs(gain) >= LEAST else 0.0


def _apart(gain: float) -> str:
    return "apart" if gain else "alike"


def list_luckiest(analysis: Analysis) -> Sequence[Fallen]:
    return luckiest(analysis, LISTED, LEAST)


def list_worst(analysis: Analysis) -> Sequence[Decided]:
    return worst(analysis, LISTED, LEAST)


def describe_analysis(match: Match, values: PositionValues, analysis: Analysis) -> Analysed:
    sums = sums_of(analysis)
    return Analysed(
        analysis.game,
        analysis.players,
        analysis.result,
        values.source,
        sums,
        verdict_of(sums),
        analysis.values,
        analysis.throws,
        tuple(in_words(match, one) for one in analysis.decisions),
        tuple(list_luckiest(analysis)),
        tuple(shown(match, values, one) for one in list_worst(analysis)),
    )


def in_words(match: Match, one: Decided) -> Decided:
    """A decision with what was played and what was better in words, if it mattered."""
    if one.error < LEAST or not one.played:
        return one
    known = match.states[one.ply - 1].seen_by(one.seat)
    played = known.read(one.played)
    if not one.better:
        return msgspec.structs.replace(one, plays=describe_decision(known, played))
    plays, best = describe_both(known, played, known.read(one.better))
    return msgspec.structs.replace(one, plays=plays, best=best)


def shown(match: Match, values: PositionValues, one: Decided) -> Shown:
    """The position as those who watch see it; what could be done, as whoever decided knew it."""
    state = match.states[one.ply - 1]
    known = state.seen_by(one.seat)
    rest = (ply.action for ply in match.record.plies[one.ply :])
    played, plays = _carried_out(known, one.played, lambda _: next(rest, None))
    better, best = _carried_out(known, one.better, values.best)
    worded = in_words(match, one)
    if plays and best:
        # An aim in words is where the ball is meant to go, not its degrees.
        worded = msgspec.structs.replace(worded, plays=plays, best=best)
    return Shown(worded, state.view(None), played, better)


def _carried_out(
    known: State, text: str, then: Callable[[State], int | None]
) -> tuple[Preview | None, DecisionWords | None]:
    """What a decision does; of an aim, which is several, the whole with what follows, in words."""
    if not text:
        return None, None
    action = known.read(text)
    found = known.preview(action)
    states, actions = [known], [action]
    after = known.play(action)
    while _aims_on(after, known.turn) and (following := then(after)) is not None:
        more = after.preview(following)
        written = f"{found.notation} {more.notation}"
        found = msgspec.structs.replace(more, action=found.action, notation=written)
        states.append(after)
        actions.append(following)
        after = after.play(following)
    flight = next((leg for leg in found.legs if leg.kind == "flight" and leg.path), None)
    if flight is None or not _is_aim(states[-1], actions[-1]):
        return found, None
    views = [state.view(state.turn) for state in states]
    return found, describe_aim(views, actions, flight.path[-1])


def _is_aim(known: State, action: int) -> bool:
    """Whether this is the last decision of an aim."""
    groups = known.view(known.turn).groups
    return any(group.kind in AIMED and action in group.codes for group in groups)


def _aims_on(after: State, seat: int) -> bool:
    """Whether the same side is in the middle of an aim."""
    return after.turn == seat and any(one.kind in AIMED for one in after.view(seat).groups)


@cache
def edition(name: str) -> str:
    """Changes with the rules, the value network and the modules of the analysis: stored analyses of
    another edition are made again."""
    here = Path(__file__).parent
    own = [
        here / f"{name}.py"
        for name in ("analysed", "analysis", "position_values", "times", "win_share", "words")
    ]
    key = hashlib.sha256()
    for path in (*sources(game(name).spec.package), *own):
        key.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return key.hexdigest()[:16]
