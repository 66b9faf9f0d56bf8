from __future__ import annotations

from typing import Any

from debut.kernel.layout import CHANCE, OVER
from debut.kernel.rule import log, rule
from tests.toys.cellar import BOTTLES, UNKNOWN


@rule
def sieve(s: Any, work: Any) -> None:
    """Marks the multiples of primes, on whatever lay in the work space before."""
    for i in range(BOTTLES):
        work[i] = 0
    for i in range(2, BOTTLES):
        if work[i] == 0:
            for j in range(2 * i, BOTTLES, i):
                work[j] = 1
    work[s.plies] = 1


@rule
def legal(s: Any, out: Any, work: Any) -> int:
    sieve(s, work)
    n = 0
    for i in range(2, BOTTLES):
        if work[i] == 0:
            out[n] = i
            n += 1
    return n


@rule
def chance(s: Any, out: Any, odds: Any) -> int:
    for face in range(2):
        out[face] = face
        odds[face] = 1 + face * (s.plies + 1)
    return 2


@rule
def play(s: Any, action: int, work: Any) -> None:
    sieve(s, work)
    for i in range(BOTTLES):
        s.taken += work[i] * action
    log(s, 0, s.turn, 0, action, s.spot)
    s.plies += 1
    if s.turn == CHANCE:
        s.turn = action
    else:
        s.turn = CHANCE
        s.score[s.plies & 1] += 1 if action == s.spot else 0
    if s.plies == 20:
        s.turn = OVER
        s.winner = s.taken & 1


@rule
def hide(s: Any, seat: int) -> None:
    if seat != 0:
        s.spot = UNKNOWN
        for row in range(s.logged):
            s.log[row][4] = UNKNOWN
