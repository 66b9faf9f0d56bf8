"""Who of the people at a match that is over wants another one."""

from __future__ import annotations

from collections.abc import Collection

from debut.kernel.errors import IllegalAction

# So often a rematch may be declined before nobody is asked again.
MOST_DECLINED = 3


class Offers:
    """Kept as long as the match is in memory: whoever comes back meanwhile is asked then."""

    def __init__(self, people: Collection[int]) -> None:
        self._people = frozenset(people)
        self._asked: set[int] = set()
        self._declined = 0

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(sorted(self._asked))

    @property
    def agreed(self) -> bool:
        """Everyone has asked; computers always agree."""
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
