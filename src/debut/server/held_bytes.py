"""Bounds the bytes that the server holds for clients, per address and in all.

It counts bytes that have arrived and are not processed yet (messages of sockets, bodies of
requests), and bytes that were made and are not read yet (messages and answers). A client beyond a
bound loses its connection, or is refused, before more is held.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal

from debut.table.errors import TooMany

Kind = Literal["messages", "bodies", "unread messages", "answers", "unread"]
MEGABYTE = 1024 * 1024


class HeldBytes:
    """The held bytes of all addresses."""

    def __init__(self, an_address: int, in_all: int) -> None:
        self.an_address, self.in_all = an_address, in_all
        self.now = 0
        self.most = 0  # since somebody set it to 0
        self.kinds: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()  # how often a bound was met
        self._of: Counter[str] = Counter()

    def of(self, address: str) -> int:
        return self._of[address]

    def change(self, kind: Kind, address: str, number: int) -> None:
        """Adds or removes bytes; raises TooMany and changes nothing beyond a bound.

        A single message or body may exceed the bound of an address: it has a bound of its own.
        """
        here = self._of[address]
        if number > 0:
            if here and here + number > self.an_address:
                self.refused[kind] += 1
                raise TooMany("too-many-bytes", most=self.an_address // MEGABYTE)
            if self.now and self.now + number > self.in_all:
                self.refused[kind] += 1
                raise TooMany("server-full")
        self.now += number
        self.most = max(self.most, self.now)
        self.kinds[kind] += number
        if here + number:
            self._of[address] = here + number
        else:
            self._of.pop(address, None)


class Holding:
    """The bytes of one kind that one connection holds."""

    __slots__ = ("_address", "_held", "_kind", "_number")

    def __init__(self, held: HeldBytes, kind: Kind) -> None:
        self._held, self._kind = held, kind
        self._address, self._number = "", 0

    def set(self, address: str, number: int) -> None:
        """Sets the number of bytes; raises TooMany if they may not be held."""
        before = self._number if address == self._address else 0
        if number == before and address == self._address:
            return
        if not before:
            self.release()
        self._held.change(self._kind, address, number - before)
        self._address, self._number = address, number

    def add(self, number: int) -> None:
        """Adds bytes for the same address, or removes them."""
        self.set(self._address, self._number + number)

    def release(self) -> None:
        if self._number:
            self._held.change(self._kind, self._address, -self._number)
            self._number = 0
