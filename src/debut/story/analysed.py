"""An analysis as it is told, in the terminal and on a page: sums, a verdict, what mattered most."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import msgspec

from debut.kernel.game import SEATS, State
from debut.kernel.match import Match
from debut.kernel.native import sources
from debut.kernel.record import PlayerRecord, ResultRecord
from debut.kernel.registry import game
from debut.kernel.views import Preview, View
from debut.story.analysis import Analysis, Decided, Fallen, luckiest, worst
from debut.story.worths import Worths

DIGITS = 2
LISTED = 3
# Less is nought when it is told.
LEAST = 0.5 * 10**-DIGITS
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
    skill, luck = _told(a.errors - b.errors), _told(a.luck - b.luck)
    threw = "same" if skill * luck > 0 else _apart(luck)
    return Verdict(skill, luck, _apart(skill), threw)


def _told(gain: float) -> float:
    return gain if abs(gain) >= LEAST else 0.0


def _apart(gain: float) -> str:
    return "apart" if gain else "alike"


def luckiest_told(analysis: Analysis) -> Sequence[Fallen]:
    return luckiest(analysis, LISTED, LEAST)


def worst_told(analysis: Analysis) -> Sequence[Decided]:
    return worst(analysis, LISTED, LEAST)


def analysed(match: Match, worths: Worths, analysis: Analysis) -> Analysed:
    sums = sums_of(analysis)
    return Analysed(
        analysis.game,
        analysis.players,
        analysis.result,
        worths.source,
        sums,
        verdict_of(sums),
        analysis.worths,
        analysis.throws,
        analysis.decisions,
        tuple(luckiest_told(analysis)),
        tuple(shown(match, worths, one) for one in worst_told(analysis)),
    )


def shown(match: Match, worths: Worths, one: Decided) -> Shown:
    """The position as those who watch see it; what could be done, as whoever decided knew it."""
    state = match.states[one.ply - 1]
    known = state.seen_by(one.seat)
    rest = (ply.action for ply in match.record.plies[one.ply :])
    played = _carried_out(known, one.played, lambda _: next(rest, None))
    better = _carried_out(known, one.better, worths.best)
    return Shown(one, state.view(None), played, better)


def _carried_out(known: State, text: str, then: Callable[[State], int | None]) -> Preview | None:
    """What a decision does; of an aim, which is several, the whole with what follows."""
    if not text:
        return None
    found = known.preview(known.read(text))
    after = known.play(found.action)
    while _aims_on(after, known.turn) and (action := then(after)) is not None:
        more = after.preview(action)
        written = f"{found.notation} {more.notation}"
        found = msgspec.structs.replace(more, action=found.action, notation=written)
        after = after.play(action)
    return found


def _aims_on(after: State, seat: int) -> bool:
    """Whether the same side is in the middle of an aim."""
    return after.turn == seat and any(one.kind in AIMED for one in after.view(seat).groups)


@cache
def edition(name: str) -> str:
    """Another one as soon as rules, judgement or the telling change: what was told before counts
    no more."""
    here = Path(__file__).parent
    own = [here / f"{name}.py" for name in ("analysed", "analysis", "judgement", "worths")]
    key = hashlib.sha256()
    for path in (*sources(game(name).spec.package), *own):
        key.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return key.hexdigest()[:16]
