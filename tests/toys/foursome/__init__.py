"""Super Goal! for four: the partners of a side play a throw each.

It has the board, the rules and the texts of the real game, compiled already: what is tried with it
is who sits where, whose turn it is, and what each may do.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from debut.games import supergoal


def partner(rec: Any, side: int) -> int:
    return int((rec.throws + side) % 2)


SPEC = dataclasses.replace(supergoal.SPEC, id="foursome", partners=partner)
