"""The same match again, with sides changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from debut.bots import level_of
from debut.kernel.match.record import PlayerRecord
from debut.kernel.options import Value
from debut.kernel.registry import game
from debut.table.messages import NewMatch, Opened, SeatWish
from debut.table.rooms import People
from debut.table.stored import Head


class RematchSeats(NamedTuple):
    wish: NewMatch
    places: tuple[int, ...]  # where each player of the old match sits in the new one
    bots: tuple[str | None, ...]  # of the new match; a loaded match may have bots that are no level


def rematch_of(head: Head, players: Sequence[PlayerRecord]) -> RematchSeats:
    """Returns the rematch with the players' present names; the players of side B come first."""
    order = sorted(range(len(players)), key=lambda player: -players[player].side)
    old = [players[player] for player in order]
    seats = tuple(SeatWish(1 - one.side, one.name, level_of(one.bot or ""), one.kit) for one in old)
    dice = "typed" if head.dice.kind == "typed" else "checked"
    places = tuple(order.index(player) for player in range(len(order)))
    bots = tuple(one.bot for one in old)
    return RematchSeats(NewMatch(head.game, seats, _options(head), dice), places, bots)


def _options(head: Head) -> dict[str, Value]:
    """Returns the same options, except that a team moves with its builder to the other side."""
    teams = [option.name for option in game(head.game).options if option.team]
    return head.options | {
        one: head.options[other] for one, other in zip(teams, teams[::-1], strict=True)
    }


def own_keys(opened: Opened, places: tuple[int, ...], people: People) -> Opened:
    """Returns the new match with only the keys of these players of the old one."""
    own = {places[player] for player in people}
    keys = tuple(key if place in own else None for place, key in enumerate(opened.keys))
    return Opened(opened.match, keys, opened.commitment)
