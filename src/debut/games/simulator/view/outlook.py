"""Where a flick may end once its error is thrown."""

from __future__ import annotations

from typing import Any

from debut.games.simulator.board import (
    ANGLE_WEIGHTS,
    ERRORS,
    NAMES,
    STRENGTH_WEIGHTS,
    TEAM,
)
from debut.games.simulator.names import ERROR, HEADS_IN, SHOOTS
from debut.games.simulator.physics.flick import F_WORDS, F_X, F_Y, GOAL_A, GOAL_B, RESTS
from debut.games.simulator.rules.places import cell_of
from debut.games.simulator.rules.striking import run_flick
from debut.games.simulator.view.pitch import goal_cell, place
from debut.kernel.views import CONCEDES, KEEPS, OUT, SCORES, End, Outlook, Place

NOTHING = Outlook()
_WEIGHTS = [angle * strength for angle in ANGLE_WEIGHTS for strength in STRENGTH_WEIGHTS]
_ALL = sum(_WEIGHTS)


def outlook(rec: Any, seat: int) -> Outlook:
    """S-3.3: each place with its share. No keeper slides here: it must not tell where to."""
    del seat
    if rec.phase != ERROR:
        return NOTHING
    ready = type(rec).from_buffer_copy(rec)
    ready.rod = 0
    work = [0] * F_WORDS
    shares: dict[tuple[str, str], float] = {}
    exits: dict[tuple[str, str], Place] = {}
    for error in range(ERRORS):
        ended = run_flick(ready, error, work)
        x, y = work[F_X], work[F_Y]
        cell = NAMES[cell_of(x, y)]
        if ended in (GOAL_A, GOAL_B):
            cell = goal_cell(ended - GOAL_A)
        key = cell, _fate(rec, ended)
        shares[key] = shares.get(key, 0) + _WEIGHTS[error] / _ALL
        if ended not in (RESTS, GOAL_A, GOAL_B):
            exits.setdefault(key, place(x, y))
    likely = sorted(shares.items(), key=lambda one: -one[1])
    return Outlook(
        ends=tuple(End(cell, share, fate, exits.get((cell, fate)))
                   for (cell, fate), share in likely)
    )  # fmt: skip


def _fate(rec: Any, ended: int) -> str:
    """S-3.8, S-3.8.1, S-3.8.2: where it rests nothing is settled yet."""
    if ended == RESTS:
        return KEEPS
    if ended not in (GOAL_A, GOAL_B):
        return OUT
    if ended - GOAL_A == rec.striker // TEAM:
        return CONCEDES
    return SCORES if rec.deed in (SHOOTS, HEADS_IN) else OUT
