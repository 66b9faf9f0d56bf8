"""Defines where throws come from: chance, a secret that can be verified later, or real dice.

``docs/dice.md`` describes how to verify the dice of the second kind.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from debut.kernel.errors import BadThrow
from debut.kernel.game import State

Weights = Sequence[tuple[int, int]]
_WORD = 2**32


class Dice(Protocol):
    def throw(self, state: State, k: int) -> int:
        """The outcome of throw number ``k`` of the match (from 0)."""


class RandomDice:
    """Throws from a random generator; the same seed gives the same throws."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.SystemRandom() if seed is None else random.Random(seed)

    def throw(self, state: State, k: int) -> int:
        del k
        weights = state.weights()
        return pick(weights, iter(lambda: self._random.getrandbits(32), None))


class CheckedDice:
    """Derives every throw from a secret and a text of each player, fixed before the first throw.

    ``first`` selects the scheme of record format 1.
    """

    def __init__(self, secret: str, texts: Sequence[str], first: bool = False) -> None:
        self.secret = secret
        self.texts = tuple(texts)
        self._words = first_words if first else words

    def throw(self, state: State, k: int) -> int:
        return pick(state.weights(), self._words(self.secret, self.texts, k))


class TypedDice:
    """Stands for real dice: people enter what came up, so the match itself cannot throw."""

    def throw(self, state: State, k: int) -> int:
        del state
        raise BadThrow("throw-typed", k=k)


def new_secret() -> str:
    return secrets.token_hex(32)


def new_text() -> str:
    """Returns a random text for a player to add to the dice."""
    return secrets.token_hex(16)


def commitment(secret: str) -> str:
    """Hashes a secret or a player's text (SHA-256); published first, it rules out later changes."""
    return hashlib.sha256(secret.encode()).hexdigest()


def netstring(text: str) -> bytes:
    """Prefixes a text with its length, so that concatenated texts stay unambiguous."""
    data = text.encode()
    return b"%d:%s," % (len(data), data)


def words(secret: str, texts: Iterable[str], k: int) -> Iterator[int]:
    """Yields numbers below 2**32 for throw k: eight per HMAC-SHA256(secret, texts, k, block)."""
    key, prefix = secret.encode(), b"".join(map(netstring, texts))
    block = 0
    while True:
        yield from _eight(_hmac(key, prefix + b"%d:%d" % (k, block)))
        block += 1


def first_words(secret: str, texts: Sequence[str], k: int) -> Iterator[int]:
    """Yields the numbers of record format 1, in which some pairs of texts give the same message."""
    message = f"{'|'.join(texts)}:{k}"
    more = 0
    while True:
        block = message if more == 0 else f"{message}:{more}"
        yield from _eight(_hmac(secret.encode(), block.encode()))
        more += 1


def _hmac(key: bytes, message: bytes) -> bytes:
    # hmac.digest releases the GIL, and on a busy server it takes long to acquire it again.
    return hmac.new(key, message, hashlib.sha256).digest()


def _eight(digest: bytes) -> Iterator[int]:
    return (int.from_bytes(digest[at : at + 4], "big") for at in range(0, len(digest), 4))


def pick(weights: Weights, numbers: Iterator[int]) -> int:
    """Picks an outcome in exact proportion to the weights; skips numbers that would add bias."""
    total = sum(weight for _, weight in weights)
    fair = _WORD - _WORD % total
    return outcome_at(weights, next(number for number in numbers if number < fair) % total)


def any_outcome(weights: Iterable[tuple[int, float]], dice: random.Random) -> int:
    """Picks an outcome for simulations: fast, in proportion to the weights up to rounding."""
    sides = list(weights)
    return outcome_at(sides, dice.random() * sum(weight for _, weight in sides))


def outcome_at(weights: Iterable[tuple[int, float]], at: float) -> int:
    """Finds the outcome at this point when each outcome in turn covers its weight."""
    last = -1
    for last, weight in weights:
        at -= weight
        if at < 0:
            return last
    # Fractional weights may add up to slightly less than the total.
    return last
