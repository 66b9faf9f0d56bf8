"""Commit and reveal: how every person's text gets into checked dice before anyone can react to it.

First everybody commits to a text by its hash, then everybody reveals it. Whoever reveals last knows
all texts, but is bound by a hash; whoever does not reveal voids the opening, and everybody begins
again with new texts. ``docs/dice.md`` has the whole scheme.
"""

from __future__ import annotations

from collections.abc import Sequence

from debut.kernel.errors import BadThrow
from debut.kernel.match.dice import commitment
from debut.kernel.match.record import HASHES_FROM, MatchRecord

# Every void opening gives whoever did not reveal another row of dice to wait for: after so many the
# match cannot begin any more.
MOST_VOID = 3


class Opening:
    """The hashes and texts of one match's checked dice, as far as they have come in."""

    def __init__(self, record: MatchRecord) -> None:
        dice, players = record.dice, record.players
        self._names = [one.name for one in players]
        # The computer adds an empty text, which needs no hash.
        self._nothing: list[str | None] = ["" if one.bot else None for one in players]
        self.hashes: list[str | None] = list(dice.hashes or self._nothing)
        self.texts: list[str | None] = list(dice.texts or self._nothing)
        if dice.texts and record.format < HASHES_FROM:
            self.hashes = [""] * len(players)
        self.voided: list[tuple[int, ...]] = list(dice.voided)

    @property
    def number(self) -> int:
        """Which opening this is: 0 for the first, and one more for each that was void."""
        return len(self.voided)

    @property
    def uncommitted(self) -> tuple[int, ...]:
        """The people whose hashes are missing."""
        return tuple(player for player, one in enumerate(self.hashes) if one is None)

    @property
    def unrevealed(self) -> tuple[int, ...]:
        """The people whose texts are missing."""
        return tuple(player for player, one in enumerate(self.texts) if one is None)

    @property
    def is_complete(self) -> bool:
        return None not in self.texts

    def check_commit(self, player: int) -> bool:
        """Whether this person's hash is still to come in; False: it is there."""
        if self.number >= MOST_VOID:
            raise BadThrow("opening-too-often", most=MOST_VOID)
        return self.hashes[player] is None

    def commit(self, player: int, hashed: str) -> None:
        assert self.hashes[player] is None
        self.hashes[player] = hashed

    def check_reveal(self, player: int, text: str) -> bool:
        """Whether this text may be revealed now; False: it has been revealed.

        A text that does not fit its hash is refused, and one that comes before all hashes: its
        owner would show it to somebody who can still choose.
        """
        if self.texts[player] is not None:
            return False
        if self.uncommitted:
            raise BadThrow("reveal-early", names=self.names(self.uncommitted))
        if commitment(text) != self.hashes[player]:
            raise BadThrow("reveal-wrong-text", name=self._names[player])
        return True

    def reveal(self, player: int, text: str) -> None:
        assert self.texts[player] is None
        self.texts[player] = text

    def void(self, players: Sequence[int]) -> None:
        """These people have not revealed their texts: everybody begins again."""
        assert not self.uncommitted
        assert set(players) <= set(self.unrevealed)
        self.voided.append(tuple(players))
        self.hashes = list(self._nothing)
        self.texts = list(self._nothing)

    def names(self, players: Sequence[int]) -> str:
        return ", ".join(self._names[player] for player in players)
