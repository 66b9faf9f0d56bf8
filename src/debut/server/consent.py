"""Who of the partners at a match would resign: no side is given up over a partner's head."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from debut.kernel.errors import IllegalAction
from debut.kernel.match.record import PlayerRecord


class Consent:
    """The partners who have asked to resign, as long as the match is in memory."""

    def __init__(self, players: Sequence[PlayerRecord]) -> None:
        self.people = frozenset(number for number, one in enumerate(players) if one.bot is None)
        self._sides = [one.side for one in players]
        # Each with the id of the message that asked.
        self._wishes: dict[int, str] = {}
        self._refused: dict[int, str] = {}

    def of(self, sides: Collection[int]) -> tuple[int, ...]:
        """Those of these sides who have asked."""
        return tuple(sorted(one for one in self._wishes if self._sides[one] in sides))

    def was_refused(self, people: Collection[int], move: str) -> bool:
        """Whether this very asking has been answered: it may be sent again by a line that broke."""
        return any(self._refused.get(one) == move for one in people)

    def is_given(self, side: int, besides: Collection[int]) -> bool:
        """Whether everybody who plays for this side agrees, ``besides`` those named here.

        The computer goes along with its partner.
        """
        own = {one for one in self.people if self._sides[one] == side}
        return own <= self._wishes.keys() | set(besides)

    def ask(self, people: Collection[int], side: int, move: str) -> None:
        """These people would resign for this side of theirs."""
        self._wishes.update({one: move for one in people if self._sides[one] == side})

    def refuse(self, sides: Collection[int]) -> None:
        """Nobody of these sides resigns: a partner refuses, or whoever asked does not want to."""
        asked = self.of(sides)
        if not asked:
            raise IllegalAction("resign-nothing")
        for one in asked:
            self._refused[one] = self._wishes.pop(one)
