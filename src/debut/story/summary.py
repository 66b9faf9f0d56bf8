"""A match told when it is over: goals, tallies, possession, luck, and how it swung."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from debut.kernel.errors import DebutError
from debut.kernel.game import SEATS, State
from debut.kernel.layout import CHANCE
from debut.kernel.match.match import Match
from debut.kernel.match.record import PlayerRecord, PlyRecord, ResultRecord, actor
from debut.kernel.views import Message
from debut.story.flights import FlightTold, flights_of
from debut.story.times import times_of
from debut.story.win_share import win_share

DIGITS = 4  # of a share of winning
Dice = tuple[tuple[str, str], ...]  # each with its face: they may be thrown together


class NotOver(DebutError):
    """A match is summed up when it is over, not before."""


class GoalTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A goal: the ply that brought it, who scored when, the score then, and how it fell."""

    ply: int
    seat: int
    when: Message
    score: tuple[int, int]
    how: Message
    person: int | None = None  # where a side has partners: the one whose turn it was


class ThrowTold(msgspec.Struct, frozen=True):
    """A throw, and what it added to its team's share of winning above the mean of its faces."""

    ply: int
    when: Message
    dice: Dice
    luck: float


class TeamTold(msgspec.Struct, frozen=True):
    tallies: tuple[tuple[str, int], ...]
    # The percentage of the throws made while somebody had the ball; both together are 100.
    possession: int | None
    luck: float  # of all its throws together
    best: ThrowTold | None
    worst: ThrowTold | None


class Summary(msgspec.Struct, frozen=True):
    """``scores`` and ``judgement`` (team A's share of winning) begin before the first ply."""

    game: str
    players: tuple[PlayerRecord, ...]
    result: ResultRecord
    goals: tuple[GoalTold, ...]
    teams: tuple[TeamTold, TeamTold]
    scores: tuple[tuple[int, int], ...]
    judgement: tuple[float, ...]
    board: str  # which of the game's boards it was played on; the usual one has no name
    # Cells where the ball lay when dice were thrown, and how often, the commonest first.
    ball: tuple[tuple[str, int], ...]
    kinds: tuple[str, ...]  # of flights, in their order; none: they are all alike
    flights: tuple[FlightTold, ...]


def summary_of(match: Match, seconds: Sequence[float] = ()) -> Summary:
    """``seconds``: where a real clock stood at each position, if somebody has kept that."""
    result = match.record.result
    if result is None:
        raise NotOver("match-not-over")
    states, plies = match.states, match.record.plies
    times = times_of(states, seconds)
    throws = _throws(states, plies, times)
    tallies = _tallies(states)
    possession = percentages(*_possession(states))
    return Summary(
        match.record.game,
        match.record.players,
        result,
        _goals(states, times, match.record.players),
        (_team(0, throws, tallies, possession), _team(1, throws, tallies, possession)),
        tuple(state.score for state in states),
        _win_shares(states, result),
        states[-1].game.spec.scene(states[-1].record).board,
        _ball(states),
        states[0].game.spec.telling.kinds,
        flights_of(states),
    )


def _goals(
    states: Sequence[State], times: Sequence[Message], players: Sequence[PlayerRecord]
) -> tuple[GoalTold, ...]:
    how = states[0].game.spec.telling.how
    found = []
    for ply in range(1, len(states)):
        before, after = states[ply - 1].score, states[ply].score
        for seat in SEATS:
            if after[seat] > before[seat]:
                told = how(states[: ply + 1])
                person = actor(states[ply - 1], players, seat)
                found.append(GoalTold(ply, seat, times[ply - 1], after, told, person))
    return tuple(found)


def _throws(
    states: Sequence[State], plies: Sequence[PlyRecord], times: Sequence[Message]
) -> list[tuple[int, ThrowTold]]:
    """Every throw that a team made, with its team; lots and coins are nobody's."""
    found = []
    for number, ply in enumerate(plies, 1):
        if ply.turn != CHANCE or ply.signal or ply.action is None:
            continue
        seat, dice = thrown(states[number])
        if seat is None:
            continue
        gain = luck(states[number - 1], ply.action)
        told = ThrowTold(
            number,
            times[number - 1],
            dice,
            round(gain if seat == 0 else -gain, DIGITS),
        )
        found.append((seat, told))
    return found


def thrown(after: State) -> tuple[int | None, Dice]:
    """Who threw what to come here; lots and coins are nobody's."""
    fallen = [event for event in after.events if event.kind == "throw"]
    dice = tuple((event.die or "", event.face or "") for event in fallen)
    return fallen[0].seat if fallen else None, dice


def luck(state: State, outcome: int) -> float:
    """What came up, less the mean of all that could have: in team A's share of winning."""
    shares = {one: win_share(state.play(one)) for one in state.actions()}
    return shares[outcome] - sum(odds * shares[one] for one, odds in state.odds())


def _tallies(states: Sequence[State]) -> tuple[dict[str, int], dict[str, int]]:
    telling = states[0].game.spec.telling
    found = dict.fromkeys(telling.tallies, 0), dict.fromkeys(telling.tallies, 0)
    for before, after in pairwise(states):
        for name, seat, count in telling.counts(before, after):
            found[seat][name] += count
    return found


def _possession(states: Sequence[State]) -> tuple[int, int]:
    """Throws made while a team had the ball."""
    telling = states[0].game.spec.telling
    owned, owner = [0, 0], None
    for before, after in pairwise(states):
        if before.turn == CHANCE and owner is not None:
            owned[owner] += 1
        found = telling.owner(after)
        owner = owner if found is None else found
    return owned[0], owned[1]


def percentages(a: int, b: int) -> tuple[int, int] | None:
    """Two parts of a whole in whole percent that add up to 100."""
    if not a + b:
        return None
    ours = (200 * a + a + b) // (2 * (a + b))
    return ours, 100 - ours


def ball_lay(states: Sequence[State]) -> Iterator[tuple[str, bool]]:
    """The cell where the ball lay at each throw, and whether the teams had changed ends by then.

    Lots and coins are thrown before the ball is anybody's."""
    telling, scene = states[0].game.spec.telling, states[0].game.spec.scene
    begun = False
    for state in states[1:]:
        begun = begun or telling.owner(state) is not None
        if begun and state.turn == CHANCE:
            seen = scene(state.record)
            yield from (
                (piece.cell, seen.swapped)
                for piece in seen.pieces
                if piece.kind == "ball" and piece.cell
            )


def _ball(states: Sequence[State]) -> tuple[tuple[str, int], ...]:
    return tuple(Counter(cell for cell, _ in ball_lay(states)).most_common())


def _team(
    seat: int,
    throws: Sequence[tuple[int, ThrowTold]],
    tallies: tuple[dict[str, int], dict[str, int]],
    possession: tuple[int, int] | None,
) -> TeamTold:
    own = [told for thrower, told in throws if thrower == seat]
    return TeamTold(
        tuple(tallies[seat].items()),
        possession[seat] if possession else None,
        round(sum(told.luck for told in own), DIGITS),
        max(own, key=lambda told: told.luck, default=None),
        min(own, key=lambda told: told.luck, default=None),
    )


def _win_shares(states: Sequence[State], result: ResultRecord) -> tuple[float, ...]:
    found = [round(win_share(state), DIGITS) for state in states]
    # A match that was given up ends in a position that is not lost yet.
    found[-1] = {0: 1.0, 1: 0.0}.get(-1 if result.winner is None else result.winner, 0.5)
    return tuple(found)
