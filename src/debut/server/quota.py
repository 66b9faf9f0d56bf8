"""What a match counts for on the disk, and which address pays for it.

An address itself is never stored: what is stored is a hash with a key, which lies in a file beside
the database and in no copy of it.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path

KEY_BYTES = 32
PAYER_BYTES = 8
OWNER_ONLY = 0o600


class Payers:
    """Turns addresses into what is stored of them."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def of(self, address: str) -> bytes:
        return blake2b(address.encode(), key=self._key, digest_size=PAYER_BYTES).digest()


def payers_of(database: str | None) -> Payers:
    """Those of a database file; one in memory has a key that ends with it."""
    if not database or database == ":memory:":
        return Payers(os.urandom(KEY_BYTES))
    return Payers(key_beside(Path(database)))


def key_beside(database: Path) -> bytes:
    """The key of a database, made if there is none: then nobody pays for the matches of before."""
    path = Path(f"{database}.key")
    if path.exists() and len(found := path.read_bytes()) == KEY_BYTES:
        return found
    key = os.urandom(KEY_BYTES)
    part = Path(f"{path}.part")
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY), "wb") as file:
        file.write(key)
    os.replace(part, path)
    return key
