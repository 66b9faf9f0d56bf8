"""Collects the players' texts for checked dice by commit and reveal, so that nobody can react.

First everybody commits to a text by its hash, then everybody reveals it. The last player to reveal
knows all other texts but is bound by a hash. A player who does not reveal voids the opening, and
everybody begins again with new texts. ``docs/dice.md`` describes the whole scheme.
"""

from __future__ import annotations

from collections.abc import Sequence

from debut.kernel.errors import BadThrow
from debut.kernel.match.dice import commitment
from debut.kernel.match.record import HASHES_FROM, MatchRecord

# Every void opening gives the player who did not reveal another set of throws to choose from, so
# after this many the match cannot begin any more.
MOST_VOID = 3


class Opening:
    """Holds the hashes and texts of one match's checked dice that have been received so far."""

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
        """Counts the openings: 0 for the first, and one more for each that was void."""
        return len(self.voided)

    @property
    def uncommitted(self) -> tuple[int, ...]:
        """Lists the players whose hashes are missing."""
        return tuple(player for player, one in enumerate(self.hashes) if one is None)

    @property
    def unrevealed(self) -> tuple[int, ...]:
        """Lists the players whose texts are missing."""
        return tuple(player for player, one in enumerate(self.texts) if one is None)

    @property
    def is_complete(self) -> bool:
        return None not in self.texts

    def check_commit(self, player: int) -> bool:
        """Returns whether this player's hash is still missing."""
        if self.number >= MOST_VOID:
            raise BadThrow("opening-too-often", most=MOST_VOID)
        return self.hashes[player] is None

    def commit(self, player: int, hashed: str) -> None:
        assert self.hashes[player] is None
        self.hashes[player] = hashed

    def check_reveal(self, player: int, text: str) -> bool:
        """Returns whether this text may be revealed now; False if it has been revealed already.

        Raises BadThrow for a text that does not match its hash, and for one that comes before all
        hashes are in, because its owner would show it to a player who can still choose.
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
        """Starts over because these players have not revealed their texts."""
        assert not self.uncommitted
        assert set(players) <= set(self.unrevealed)
        self.voided.append(tuple(players))
        self.hashes = list(self._nothing)
        self.texts = list(self._nothing)

    def names(self, players: Sequence[int]) -> str:
        return ", ".join(self._names[player] for player in players)
