"""A host who plays tries to choose the dice: what the scheme leaves them, in figures.

``python -m benchmarks.choose_dice`` plays the host's part 200 times in each way. The host reads the
server's secret and every text that has reached the server, sits down last, and wants three rolls in
a row to come out as they like: chance alone gives that once in eight matches.

- *older scheme*: records of format 2 took the last text when all others were known. The host
  succeeds nearly always, which shows that the search for a text works.
- *choosing*: the host commits to the best of many texts, and must reveal just that one.
- *exchanging*: the host reveals another text than the one committed to. The server refuses it.
- *withholding*: the host does not reveal while the rolls do not suit them. Each time the opening is
  void, the record counts it with the host's name, and after three the match cannot begin.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec

from debut.kernel.errors import BadThrow
from debut.kernel.match.dice import commitment, new_text, words
from debut.kernel.match.opening import MOST_VOID
from debut.server.store import Store
from debut.server.thinkers import Thinkers
from debut.table.matches import Matches
from debut.table.messages import NewMatch, Opened, SeatWish
from debut.table.rooms import Guest, Room
from debut.table.stored import Head

ROLLS = 3  # that are to come out even
CHANCE = 0.5**ROLLS
TEXTS = 200  # that the host tries in a search
GUEST, HOST = 0, 1


class Tried(NamedTuple):
    """How often the host got the rolls they wanted, and how many openings were void for that."""

    way: str
    tries: int
    suited: int
    voided: int = 0


def suits(secret: str, texts: Sequence[str]) -> bool:
    return all(next(words(secret, texts, k)) % 2 == 0 for k in range(ROLLS))


def best_text(secret: str, guest: str) -> str:
    """A text that makes the rolls suit, if the guest's text is this one."""
    tried = (new_text() for _ in range(TEXTS))
    return next((text for text in tried if suits(secret, (guest, text))), new_text())


def older_scheme(tries: int) -> Tried:
    suited = 0
    for _ in range(tries):
        secret, guest = new_text(), new_text()
        suited += suits(secret, (guest, best_text(secret, guest)))
    return Tried("older scheme", tries, suited)


class Table:
    """One match of a guest, whose page keeps to the scheme, and the host, who has the server."""

    def __init__(self, folder: Path, matches: Matches, opened: Opened) -> None:
        self.database = folder / "m.sqlite"
        self.matches, self.opened = matches, opened
        self.guest, self.host = (Guest((), lambda text: None) for _ in range(2))
        self.text = ""  # the guest's, in the present opening
        self.room: Room | None = None

    def secret(self) -> str:
        """The host reads what the server does not publish."""
        with closing(sqlite3.connect(self.database)) as database:
            row = database.execute("SELECT head FROM matches WHERE id = ?", (self.opened.match,))
            (head,) = row.fetchone()
        return msgspec.msgpack.decode(head, type=Head).secret or ""

    def revealed(self, opening: int) -> str | None:
        """The host reads the guest's text as soon as it is stored."""
        with closing(sqlite3.connect(self.database)) as database:
            row = database.execute(
                "SELECT text FROM commitments WHERE match = ? AND opening = ? AND player = ?",
                (self.opened.match, opening, GUEST),
            ).fetchone()
        return row and row[0]  # type: ignore[no-any-return]

    async def sit(self) -> None:
        for player, guest in ((GUEST, self.guest), (HOST, self.host)):
            key = self.opened.keys[player] or ""
            self.room = await self.matches.sit(self.opened.match, guest, [key])

    async def commit(self, opening: int, text: str) -> None:
        """The guest's page commits first, then the host, to a text of their choice."""
        assert self.room
        self.text = new_text()
        for player, guest, own in ((GUEST, self.guest, self.text), (HOST, self.host, text)):
            hashed = commitment(own)
            await self.matches.openings.commit(self.room, guest, opening, player, hashed)

    async def reveal(self, opening: int, player: int, text: str) -> None:
        assert self.room
        guest = self.guest if player == GUEST else self.host
        await self.matches.openings.reveal(self.room, guest, opening, player, text)

    def dice(self) -> tuple[str, ...]:
        assert self.room
        texts = self.room.match.record.dice.texts
        assert texts is not None
        return texts

    def leave(self) -> None:
        assert self.room
        for guest in (self.guest, self.host):
            self.matches.leave(self.room, guest)


async def choosing(table: Table) -> tuple[bool, int]:
    secret = table.secret()
    mine = best_text(secret, new_text())
    await table.commit(0, mine)
    await table.reveal(0, GUEST, table.text)
    await table.reveal(0, HOST, mine)
    return suits(secret, table.dice()), 0


async def exchanging(table: Table) -> tuple[bool, int]:
    secret, mine = table.secret(), new_text()
    await table.commit(0, mine)
    await table.reveal(0, GUEST, table.text)
    guest = table.revealed(0)
    assert guest is not None
    try:
        await table.reveal(0, HOST, best_text(secret, guest))
    except BadThrow:
        await table.reveal(0, HOST, mine)
    return suits(secret, table.dice()), 0


async def withholding(table: Table) -> tuple[bool, int]:
    secret = table.secret()
    assert table.room
    for opening in range(MOST_VOID):
        mine = new_text()
        await table.commit(opening, mine)
        await table.reveal(opening, GUEST, table.text)
        if suits(secret, (table.revealed(opening) or "", mine)):
            break
        # What the server does when the time is over.
        await table.matches.openings.void(table.room, opening)
    else:
        return False, len(table.room.match.record.dice.voided)
    await table.reveal(opening, HOST, mine)
    voided = table.room.match.record.dice.voided
    assert set(voided) <= {(HOST,)}, "the record names the host, and nobody else"
    return suits(secret, table.dice()), len(voided)


WAYS = {"choosing": choosing, "exchanging": exchanging, "withholding": withholding}


async def play(way: str, tries: int) -> Tried:
    suited = voided = 0
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'm.sqlite'}")
        matches = Matches(store, Thinkers())
        try:
            for _ in range(tries):
                wish = NewMatch("supergoal", (SeatWish(0, "Guest"), SeatWish(1, "Host")))
                table = Table(Path(folder), matches, await matches.open(wish))
                await table.sit()
                did, times = await WAYS[way](table)
                suited, voided = suited + did, voided + times
                table.leave()
        finally:
            store.close()
    return Tried(way, tries, suited, voided)


def spread(tries: int) -> float:
    """Five standard deviations of how often chance makes the rolls suit."""
    return 5 * float((tries * CHANCE * (1 - CHANCE)) ** 0.5)


def main() -> int:
    parser = argparse.ArgumentParser(description="A host who plays tries to choose the dice.")
    parser.add_argument("--tries", type=int, default=200)
    tries = parser.parse_args().tries
    random.seed(0)
    rows = [older_scheme(tries), *(asyncio.run(play(way, tries)) for way in WAYS)]
    expected = tries * CHANCE
    print(
        f"Chance suits the host in {expected:.0f} of {tries} matches (5 sd: {spread(tries):.0f})."
    )
    for row in rows:
        print(
            f"{row.way:<14}{row.suited:>5} of {row.tries}   void openings on record: {row.voided}"
        )
    by_way = {row.way: row for row in rows}
    failed = [
        way
        for way in ("choosing", "exchanging")
        if abs(by_way[way].suited - expected) > spread(tries)
    ]
    return int(bool(failed) or by_way["older scheme"].suited < 0.9 * tries)


if __name__ == "__main__":
    sys.exit(main())
