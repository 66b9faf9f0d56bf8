"""Where throws come from: chance, a secret that anyone can check afterwards, or real dice.

``docs/dice.md`` describes the dice that can be checked, for anyone who wants to check them.
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
    """Ordinary dice; the same seed throws the same."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.SystemRandom() if seed is None else random.Random(seed)

    def throw(self, state: State, k: int) -> int:
        del k
        weights = state.weights()
        return pick(weights, iter(lambda: self._random.getrandbits(32), None))


class CheckedDice:
    """Dice fixed by a secret and a text of each player before the first throw.

    ``first`` selects the scheme of format 1.
    """

    def __init__(self, secret: str, texts: Sequence[str], first: bool = False) -> None:
        self.secret = secret
        self.texts = tuple(texts)
        self._words = first_words if first else words

    def throw(self, state: State, k: int) -> int:
        return pick(state.weights(), self._words(self.secret, self.texts, k))


class TypedDice:
    """Real dice on a real table: people say what came up, the match cannot throw."""

    def throw(self, state: State, k: int) -> int:
        del state
        raise BadThrow("throw-typed", k=k)


def new_secret() -> str:
    return secrets.token_hex(32)


def new_text() -> str:
    """A random text that a player adds to the dice."""
    return secrets.token_hex(16)


def commitment(secret: str) -> str:
    """SHA-256 of a secret or a player's text: published first, so that neither can be changed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def netstring(text: str) -> bytes:
    """A text with its length: however texts follow each other, they can be told apart."""
    data = text.encode()
    return b"%d:%s," % (len(data), data)


def words(secret: str, texts: Iterable[str], k: int) -> Iterator[int]:
    """Numbers below 2**32 for throw k: eight of each HMAC-SHA256(secret, texts, k, block)."""
    key, told = secret.encode(), b"".join(map(netstring, texts))
    block = 0
    while True:
        yield from _eight(_hmac(key, told + b"%d:%d" % (k, block)))
        block += 1


def first_words(secret: str, texts: Sequence[str], k: int) -> Iterator[int]:
    """As records of format 1 had them: some pairs of texts read alike."""
    message = f"{'|'.join(texts)}:{k}"
    more = 0
    while True:
        told = message if more == 0 else f"{message}:{more}"
        yield from _eight(_hmac(secret.encode(), told.encode()))
        more += 1


def _hmac(key: bytes, message: bytes) -> bytes:
    # hmac.digest lets go of Python's lock, and a busy server waits long to get it back.
    return hmac.new(key, message, hashlib.sha256).digest()


def _eight(digest: bytes) -> Iterator[int]:
    return (int.from_bytes(digest[at : at + 4], "big") for at in range(0, len(digest), 4))


def pick(weights: Weights, numbers: Iterator[int]) -> int:
    """An outcome in exact proportion to the weights: a number that would favour some is skipped."""
    total = sum(weight for _, weight in weights)
    fair = _WORD - _WORD % total
    return outcome_at(weights, next(number for number in numbers if number < fair) % total)


def any_outcome(weights: Iterable[tuple[int, float]], dice: random.Random) -> int:
    """An outcome for simulations: fast, and near enough to the weights."""
    sides = list(weights)
    return outcome_at(sides, dice.random() * sum(weight for _, weight in sides))


def outcome_at(weights: Iterable[tuple[int, float]], at: float) -> int:
    """Walks the outcomes in their order, each as long as its weight."""
    last = -1
    for last, weight in weights:
        at -= weight
        if at < 0:
            return last
    # Weights that are no whole numbers may add up to a little less.
    return last
