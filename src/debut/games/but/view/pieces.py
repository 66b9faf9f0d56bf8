"""Figures and ball as pieces on the board, each made once for every square."""

from __future__ import annotations

from functools import cache

from debut.games.but.board import KEEPER, NAMES, TEAM
from debut.games.but.fields import NOWHERE
from debut.games.but.position.keys import SIDES
from debut.games.but.view.pitch import HUNDRED, middle_of
from debut.kernel.views import Pick, Piece

BALL = "ball"
HELD_ASIDE, HELD_SIZE = 0.36, 70  # of a cell, from its middle; hundredths of the usual

PIECE_IDS = tuple(f"{side}{index + 1}" for side in SIDES for index in range(TEAM))
PIECE_PICKS = tuple((Pick("piece", piece),) for piece in PIECE_IDS)


def _piece(figure: int, cell: str) -> Piece:
    kind = "keeper" if figure % TEAM == KEEPER else "figure"
    return Piece(PIECE_IDS[figure], kind, cell, figure // TEAM)


# Each figure on each square, and last beside the board.
PIECES = tuple(
    tuple(_piece(figure, cell) for cell in (*NAMES, "")) for figure in range(len(PIECE_IDS))
)


@cache
def ball_piece(square: int, holder: int) -> Piece:
    """Alone it lies in the middle of its cell; held, it is small beside the figure's number."""
    if holder == NOWHERE:
        return Piece(BALL, "ball", NAMES[square])
    x, y = middle_of(square)
    at = round(HUNDRED * (x + HELD_ASIDE)), round(HUNDRED * (y + HELD_ASIDE))
    return Piece(BALL, "ball", NAMES[square], holder // TEAM, at, HELD_SIZE)
