"""What several people have to agree on: partners on resigning, everybody on a rematch."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from debut.kernel.errors import IllegalAction
from debut.kernel.match.record import PlayerRecord


class Consent:
    """Keeps which players have asked their partner to resign; not stored in the database."""

    def __init__(self, players: Sequence[PlayerRecord]) -> None:
        self.people = frozenset(number for number, one in enumerate(players) if one.bot is None)
        self._sides = [one.side for one in players]
        # Each player with the id of the message that asked.
        self._wishes: dict[int, str] = {}
        self._refused: dict[int, str] = {}

    def of(self, sides: Collection[int]) -> tuple[int, ...]:
        """Returns the players of these sides who have asked."""
        return tuple(sorted(one for one in self._wishes if self._sides[one] in sides))

    def was_refused(self, people: Collection[int], move: str) -> bool:
        """Whether this request was refused already: a client that reconnects may send it again."""
        return any(self._refused.get(one) == move for one in people)

    def is_given(self, side: int, besides: Collection[int]) -> bool:
        """Whether everybody who plays for this side agrees; the players in ``besides`` count too.

        The computer always agrees with its partner.
        """
        own = {one for one in self.people if self._sides[one] == side}
        return own <= self._wishes.keys() | set(besides)

    def ask(self, people: Collection[int], side: int, move: str) -> None:
        """Notes that these players ask to resign for this side of theirs."""
        self._wishes.update({one: move for one in people if self._sides[one] == side})

    def refuse(self, sides: Collection[int]) -> None:
        """Drops the requests of these sides: a partner refuses, or the asking player withdraws."""
        asked = self.of(sides)
        if not asked:
            raise IllegalAction("resign-nothing")
        for one in asked:
            self._refused[one] = self._wishes.pop(one)


# After a rematch has been declined this often, nobody is asked again.
MOST_DECLINED = 3


class Offers:
    """Keeps which players ask for a rematch.

    Not stored in the database: a player who comes back while the match is in memory is asked then.
    """

    def __init__(self, people: Collection[int]) -> None:
        self._people = frozenset(people)
        self._asked: set[int] = set()
        self._declined = 0

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(sorted(self._asked))

    @property
    def agreed(self) -> bool:
        """Whether everyone has asked; computers always agree."""
        return self._asked >= self._people

    def ask(self, people: Collection[int]) -> None:
        if self._declined >= MOST_DECLINED:
            raise IllegalAction("rematch-declined")
        self._asked.update(people)

    def withdraw(self, people: Collection[int]) -> None:
        self._asked.difference_update(people)

    def decline(self) -> None:
        if not self._asked:
            raise IllegalAction("rematch-nothing")
        self._asked.clear()
        self._declined += 1
