"""Where throws come from: chance, a secret that anyone can check afterwards, or real dice."""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from collections.abc import Iterator, Sequence
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
    """Dice fixed by a secret and a text of each seat before the first throw."""

    def __init__(self, secret: str, texts: tuple[str, str]) -> None:
        self.secret = secret
        self.texts = texts

    def throw(self, state: State, k: int) -> int:
        return pick(state.weights(), words(self.secret, self.texts, k))


class TypedDice:
    """Real dice on a real table: people say what came up, the match cannot throw."""

    def throw(self, state: State, k: int) -> int:
        del state
        raise BadThrow("throw-typed", k=k)


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is published before the first throw."""
    return hashlib.sha256(secret.encode()).hexdigest()


def words(secret: str, texts: Sequence[str], k: int) -> Iterator[int]:
    """Numbers below 2**32 for throw k: HMAC-SHA256(secret, "texts:k"), and on if they run out."""
    message = f"{'|'.join(texts)}:{k}"
    more = 0
    while True:
        told = message if more == 0 else f"{message}:{more}"
        digest = hmac.new(secret.encode(), told.encode(), hashlib.sha256).digest()
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        more += 1


def pick(weights: Weights, numbers: Iterator[int]) -> int:
    """An outcome in exact proportion to the weights: a number that would favour some is skipped."""
    total = sum(weight for _, weight in weights)
    fair = _WORD - _WORD % total
    at = next(number for number in numbers if number < fair) % total
    for outcome, weight in weights:
        at -= weight
        if at < 0:
            return outcome
    raise AssertionError("weights add up to their total")
