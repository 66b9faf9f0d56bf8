"""Identifies the address that is charged for a match's bytes on the disk.

An address itself is never stored, only its keyed hash; the key is in a file beside the database and
in no copy of it.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path

KEY_BYTES = 32
PAYER_BYTES = 8
OWNER_ONLY = 0o600


class Payers:
    """Turns addresses into the hashes that are stored."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def of(self, address: str) -> bytes:
        return blake2b(address.encode(), key=self._key, digest_size=PAYER_BYTES).digest()


def payers_of(database: str | None) -> Payers:
    """Returns the payers of a database file; a database in memory gets a temporary key."""
    if not database or database == ":memory:":
        return Payers(os.urandom(KEY_BYTES))
    return Payers(key_beside(Path(database)))


def key_beside(database: Path) -> bytes:
    """Returns the key of a database, or makes one: then older matches are charged to nobody."""
    path = Path(f"{database}.key")
    if path.exists() and len(found := path.read_bytes()) == KEY_BYTES:
        return found
    key = os.urandom(KEY_BYTES)
    part = Path(f"{path}.part")
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY), "wb") as file:
        file.write(key)
    os.replace(part, path)
    return key
