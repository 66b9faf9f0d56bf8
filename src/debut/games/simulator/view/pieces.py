"""Pawns and ball as pieces on the board."""

from __future__ import annotations

from functools import lru_cache

from debut.games.simulator.board import (
    COLUMNS,
    GRID_WIDTH,
    HALF_LENGTH,
    NAMES,
    SPOTS,
    TEAM,
    centre,
)
from debut.games.simulator.fields import NOBODY, NOWHERE
from debut.games.simulator.names import ALONG_Y
from debut.games.simulator.position.keys import PAWN_NAMES
from debut.games.simulator.rules.places import cell_of
from debut.games.simulator.stickers import STICKERS
from debut.games.simulator.view.pitch import place
from debut.kernel.views import Badge, Pick, Piece, Place

BALL = "ball"
PIECE_IDS = PAWN_NAMES
PIECE_PICKS = tuple((Pick("piece", piece),) for piece in PIECE_IDS)
SPOT_IDS = tuple(f"spot{spot}" for spot in range(SPOTS))
LYING_IDS = ("stand", "lie-x", "lie-y")
PAWN_SIZE, BALL_SIZE = 76, 50  # of the usual: cells hold two pawns and the ball
KEPT = 4096  # pieces that need not be made again

_OUTER = (0, len(COLUMNS) - 1)


@lru_cache(KEPT)
def pawn_piece(
    pawn: int, sticker: int, kind: str, cell: int, x: int, y: int, lying: int,
    badges: tuple[Badge, ...] = (), marks: tuple[str, ...] = (),
) -> Piece:  # fmt: skip
    name = NAMES[cell] if cell != NOWHERE else ""
    return Piece(
        PIECE_IDS[pawn], kind, name, pawn // TEAM, _off_centre(cell, x, y),
        size=PAWN_SIZE, lying=lying != 0, across=lying == ALONG_Y, label=str(pawn % TEAM + 1),
        badges=badges, marks=marks, name=STICKERS[sticker].surname,
    )  # fmt: skip


def _off_centre(cell: int, x: int, y: int) -> Place | None:
    """Nothing where a piece of this cell is drawn anyway: in the middle of its outline, which is
    not that of a cell cut by a line."""
    if cell == NOWHERE:
        return None
    middle = centre(cell)
    whole = abs(middle[0]) < HALF_LENGTH and cell // GRID_WIDTH not in _OUTER
    return None if whole and middle == (x, y) else place(x, y)


@lru_cache(KEPT)
def ball_piece(x: int, y: int, holder: int) -> Piece:
    seat = None if holder == NOBODY else holder // TEAM
    return Piece(BALL, BALL, NAMES[cell_of(x, y)], seat, place(x, y), BALL_SIZE)
