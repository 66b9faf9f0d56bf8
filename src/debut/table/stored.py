"""What is stored of a match, and the interface of what stores it, a database or the browser."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple, Protocol

import msgspec

from debut.kernel.match.record import FORMAT, DiceRecord, PlayerRecord, PlyRecord
from debut.table.messages import Life
from debut.table.upkeep import Note, Upkeep, ply_bytes

# The address that is charged for what no particular client has asked for.
NOBODY = "?"


class StoreBroken(Exception):
    """The store cannot read or write: nothing that was asked for has happened."""


class AlreadyStored(StoreBroken):
    """Such a row exists already: a ply with this number or a move with this id."""


class Head(msgspec.Struct):
    """All of a match but its plies. The keys are stored too: a key opens a seat, nothing else."""

    game: str
    options: dict[str, Any]
    players: tuple[PlayerRecord, ...]
    dice: DiceRecord
    secret: str | None
    keys: tuple[str | None, ...]
    format: int = FORMAT  # of its record: decides how its dice are thrown


class StoredPly(msgspec.Struct):
    ply: PlyRecord
    clock: float = 0.0
    move: str | None = None


class Resignation(NamedTuple):
    side: int
    move: str


class Commitment(NamedTuple):
    """What a player has committed to in an opening; it has no text until that is revealed."""

    opening: int
    player: int
    hash: str
    text: str | None = None
    voided: bool = False


class Loaded(NamedTuple):
    """All that is stored of a match; texts, names and kits are indexed by player."""

    head: Head
    texts: dict[int, str]
    plies: list[StoredPly]
    opened: datetime  # in UTC
    names: dict[int, str]
    kits: dict[int, str]
    resigned: Resignation | None = None
    commitments: tuple[Commitment, ...] = ()
    upkeep: Upkeep | None = None


def bytes_taken(stored: Sequence[StoredPly]) -> int:
    """Returns how many bytes plies take on the disk."""
    return sum(ply_bytes(one.ply.text, one.move) for one in stored)


class MatchStore(Protocol):
    """Stores matches; each call returns when its writes are durable, or raises StoreBroken."""

    async def add_match(
        self,
        match: str,
        head: Head,
        played: Sequence[StoredPly] = (),
        *,
        touched: float,
        address: str = NOBODY,
    ) -> Upkeep: ...

    async def check_storage(self, address: str) -> None: ...

    async def load(self, match: str) -> Loaded | None: ...

    async def game_of(self, match: str) -> str | None: ...

    async def life(self, match: str) -> Life: ...

    async def add_plies(
        self, match: str, first: int, added: Sequence[StoredPly], note: Note | None = None
    ) -> None: ...

    async def drop_plies(self, match: str, first: int) -> int:
        """Deletes this ply and all after it; returns how many bytes they took."""
        ...

    async def ply_of_move(self, match: str, move: str) -> int | None: ...

    async def set_clock(self, match: str, number: int, seconds: float) -> None: ...

    async def add_sitting(
        self,
        match: str,
        player: int,
        name: str | None = None,
        kit: str | None = None,
        committed: Commitment | None = None,
        note: Note | None = None,
    ) -> None: ...

    async def add_commitment(self, match: str, committed: Commitment) -> None: ...

    async def reveal(self, match: str, opening: int, player: int, text: str) -> None: ...

    async def void_opening(self, match: str, opening: int) -> None: ...

    async def add_resignation(
        self, match: str, resigned: Resignation, note: Note | None = None
    ) -> None: ...

    async def add_note(self, match: str, note: Note) -> None: ...
