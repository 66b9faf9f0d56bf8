"""Reads who plays each seat of a match at the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from debut.bots import player
from debut.cli.board import SIDES
from debut.kernel.errors import BadOption, UnknownPlayer
from debut.kernel.match.record import PlayerRecord


def against(opponent: str | None, seat: str) -> list[PlayerRecord]:
    """Returns the seats of one person against the computer, or of two people."""
    if seat.upper() not in SIDES:
        raise BadOption("option-bad-value", option="as", value=seat, takes="A | B")
    seats = [PlayerRecord(side, number) for number, side in enumerate(SIDES)]
    if opponent is not None:
        player(opponent)
        other = 1 - SIDES.index(seat.upper())
        seats[other] = PlayerRecord(opponent, other, opponent)
    return seats


def listed(names: str) -> list[PlayerRecord]:
    """Reads ``Ann,2,Cid,3``: A, B, then their partners; a level is the computer, others names."""
    words = [word.strip() for word in names.split(",")]
    return [_listed(word, number % 2) for number, word in enumerate(words)]


def _listed(word: str, side: int) -> PlayerRecord:
    try:
        player(word)
    except UnknownPlayer:
        return PlayerRecord(word or SIDES[side], side)
    bot = f"level{word}" if word.isdigit() else word
    return PlayerRecord(bot, side, bot)


def reader(players: Sequence[PlayerRecord]) -> int | None:
    """Returns the team of the reader, if one person alone plays it against the computer."""
    people = [one.side for one in players if not one.bot]
    if len(people) != 1 or len(players) == 1:
        return None
    return people[0] if sum(one.side == people[0] for one in players) == 1 else None
