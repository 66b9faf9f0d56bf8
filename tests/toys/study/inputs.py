from __future__ import annotations

from typing import Any

from debut.kernel.algorithms.network_inputs import offsets
from debut.kernel.rule import rule
from tests.toys.orchard import PICKS

# By how many hundred apples each side has, its worms, and how often was picked.
HUNDREDS = 30
OWN, OTHERS, WORMS, PICKED, INPUTS = offsets(HUNDREDS, HUNDREDS, 4, PICKS)
MOST = 4
VERSION = 1


@rule
def seen_by(s: Any) -> int:
    return int(s.picks & 1)


@rule
def active_inputs(s: Any, out: Any) -> int:
    side = s.picks & 1
    out[0] = OWN + min(s.apples[side] // 100, HUNDREDS - 1)
    out[1] = OTHERS + min(s.apples[1 - side] // 100, HUNDREDS - 1)
    out[2] = WORMS + s.worms[side] + 2 * s.worms[1 - side]
    out[3] = PICKED + s.picks
    return MOST
