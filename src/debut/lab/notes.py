"""Collects data of a simulated match for a report.

The data are openings, the cells of the ball, the origins of goals, and an example of each event.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

import msgspec

from debut.kernel.events import Event
from debut.kernel.game import SEATS, State
from debut.kernel.registry import game
from debut.kernel.views import Board
from debut.lab.simulate import MatchJob, PlayedMatch, play_match
from debut.story.summary import ball_lay


class Goal(msgspec.Struct, frozen=True):
    """The opponent (0 or 1) who scored, and the cell, as if they sat at the first seat."""

    by: int
    cell: str


class Noted(msgspec.Struct, frozen=True):
    """A match and its data, with cells as if the first opponent sat at the first seat."""

    played: PlayedMatch
    board: str  # which of the game's boards it was played on; the usual one has no name
    openings: tuple[str, str]  # of each opponent; nothing if it had nothing to choose
    ball: dict[str, int]  # how often the ball lay on each cell when dice were thrown
    goals: tuple[Goal, ...]
    examples: dict[str, Event]  # the first event of each message

    @property
    def decisions(self) -> int:
        return sum(self.played.answers)


def noted_match(job: MatchJob) -> Noted:
    """Plays it."""
    states: list[State] = []
    openings = SeatOpenings(job.name)

    def watch(before: State, action: int, after: State) -> None:
        states.extend((before, after) if not states else (after,))
        openings.saw(before, action, after)

    played = play_match(*job, watch)
    seats = SEATS[::-1] if job.swapped else SEATS  # the opponent at each seat
    at_first = seats.index(0)
    opened = openings.found
    return Noted(
        played,
        game(job.name).spec.scene(states[-1].record).board,
        (opened.get(at_first, ""), opened.get(1 - at_first, "")),
        dict(_ball(states, at_first)),
        tuple(_goals(states, seats)),
        _examples(states),
    )


class SeatOpenings:
    """Of each seat the formation that it took, or else its first decision where it had a choice."""

    def __init__(self, name: str) -> None:
        self._board = game(name).board
        self._first: dict[int, str] = {}
        self._formation: dict[int, str] = {}

    @property
    def found(self) -> dict[int, str]:
        return self._first | self._formation

    def saw(self, before: State, action: int, after: State) -> None:
        seat = before.turn
        if seat in SEATS and seat not in self._first and len(before.actions()) > 1:
            self._first[seat] = self._from_first_seat(before, action)
        if len(self._formation) < len(SEATS):
            for event in after.events:
                if event.message == "formation" and event.seat is not None and event.face:
                    self._formation.setdefault(event.seat, event.face)

    def _from_first_seat(self, before: State, action: int) -> str:
        """Notates an action from the first seat's side, which some games do for both seats."""
        text = before.notate(action)
        from_first = before.turn == 0 or before.game.spec.board_names
        return text if from_first else turned(self._board).get(text, text)


@cache
def turned(board: Board) -> dict[str, str]:
    """Maps each cell to the one at its place after a half turn of the board."""

    def nearest(x: float, y: float) -> str:
        def away(cell: int) -> float:
            (a, b) = centres[cell]
            return (a - x) ** 2 + (b - y) ** 2

        return board.cells[min(range(len(centres)), key=away)].id

    centres = [cell.centre for cell in board.cells]
    return {
        cell.id: nearest(board.width - x, board.height - y)
        for cell, (x, y) in zip(board.cells, centres, strict=True)
    }


def _board(state: State) -> tuple[Board, bool]:
    """Returns the board in use, and whether the teams have changed ends."""
    scene = state.game.spec.scene(state.record)
    return state.game.boards[scene.board], scene.swapped


def _ball(states: Sequence[State], at_first: int) -> Counter[str]:
    board, _ = _board(states[-1])
    other = turned(board)
    return Counter(
        other[cell] if (at_first == 1) != swapped else cell for cell, swapped in ball_lay(states)
    )


def _goals(states: Sequence[State], seats: Sequence[int]) -> Iterator[Goal]:
    for ply in range(1, len(states)):
        before, after = states[ply - 1], states[ply]
        for seat in SEATS:
            if after.score[seat] > before.score[seat]:
                cell = _from(states[: ply + 1])
                if cell:
                    board, swapped = _board(before)
                    turn = (seat == 1) != swapped
                    yield Goal(seats[seat], turned(board)[cell] if turn else cell)


def _from(states: Sequence[State]) -> str:
    """Returns the cell a goal came from, from the game's data or the ball's position before it."""
    state = states[-2]
    origin = str(state.game.spec.telling.how(states).values.get("from", ""))
    scene = state.game.spec.scene(state.record)
    cells = [cell.id for cell in state.game.boards[scene.board].cells]
    if origin in cells:
        return origin
    return next((piece.cell for piece in scene.pieces if piece.kind == "ball"), "")


def _examples(states: Sequence[State]) -> dict[str, Event]:
    found: dict[str, Event] = {}
    for state in states[1:]:
        for event in state.events:
            found.setdefault(event.message, event)
    return found
