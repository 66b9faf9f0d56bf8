"""A table for examples of the rules, written as side A sees them and shown for both sides."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from debut import CHANCE, OVER, Game, State
from debut.kernel.events import Event
from debut.kernel.game import Refusal
from debut.kernel.testing import Table, random_states
from debut.kernel.views import View


class Seen(Table):
    """A match on scripted dice, played and looked at through ``seen``: turned, or as it is."""

    def __init__(
        self, game: Game, position: str, throws: tuple[str, ...], seen: Callable[[str], str]
    ) -> None:
        self.seen = seen
        super().__init__(game.parse(seen(position)), list(map(seen, throws)))

    def play(self, *actions: str) -> Seen:
        super().play(*map(self.seen, actions))
        return self

    def __getitem__(self, key: str) -> str:
        return self.seen(super().__getitem__(self.seen(key)))

    @property
    def legal(self) -> set[str]:
        return set(map(self.seen, super().legal))

    @property
    def turn(self) -> str:
        """Who is to act: A, B, dice or nobody."""
        turn = self.state.turn
        return {CHANCE: "dice", OVER: "nobody"}.get(turn) or self.seen("AB"[turn])

    @property
    def odds(self) -> dict[str, float]:
        state = self.state
        return {self.seen(state.notate(face)): share for face, share in state.odds()}

    def ends(self, first: str) -> set[str]:
        """What can follow this beginning of an action's text."""
        return {text.removeprefix(first) for text in self.legal if text.startswith(first)}

    def why(self, text: str) -> Refusal | None:
        return self.state.why_not(self.seen(text))

    def event(self, message: str) -> Event:
        """The only event so far with this message."""
        (found,) = (event for event in self.events if event.message == message)
        return found

    def path(self, message: str) -> list[str]:
        return [self.seen(cell) for cell in self.event(message).path]

    def who(self, message: str) -> str:
        """The side an event tells of."""
        seat = self.event(message).seat
        return "nobody" if seat is None else self.seen("AB"[seat])


def tables(
    game: Game, match: type[Seen], seen: Callable[[str], str]
) -> Iterator[Callable[..., Seen]]:
    """Opens matches at positions, with the throws to come; in the end all of them have come."""
    opened: list[Seen] = []

    def sit_down(position: str, *throws: str) -> Seen:
        opened.append(match(game, position, throws, seen))
        return opened[-1]

    yield sit_down
    for one in opened:
        assert not one.throws, f"left over: {one.throws} at: {one.state}"


# What a view tells


def facts(view: View) -> list[str]:
    return [fact.id for fact in view.facts]


def signed(view: View, kind: str) -> set[str]:
    """The cells that the table points out in one way."""
    return {cell for sign in view.signs if sign.kind == kind for cell in sign.cells}


def fates(state: State) -> dict[str, str]:
    """The fate of each action, by how it is written."""
    groups = state.view(state.turn).groups
    return {state.notate(action): group.fate for group in groups for action in group.codes}


def places(state: State) -> dict[str, str]:
    """The cell of everything that lies on the board."""
    return {piece.id: piece.cell for piece in state.view(None).pieces}


def moved_from_where_seen(
    game: Game, matches: int, seed: int, put_first: tuple[str, ...] = (), **options: object
) -> set[str]:
    """Whatever random matches tell: a way begins where the piece was seen last, or where it was
    put first. What was told is given back."""
    told, before = set[str](), None
    for state in random_states(game, matches, seed, **options):
        at = places(before) if before and state.events else {}
        for one in state.events if at else ():
            told.add(one.message)
            if one.piece and len(one.path) > 1 and one.message not in put_first:
                assert one.path[0] == at[one.piece], f"{before}: {one}"
                at[one.piece] = one.path[-1]
        before = None if state.turn == OVER else state
    return told
