"""Super Goal!: one ball, eight special dice, a field of 5 × 11 and no players on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from debut.games.supergoal.board import ACTIONS, DICE, REASONS
from debut.games.supergoal.fields import Record
from debut.games.supergoal.notation import notate, read
from debut.games.supergoal.options import OPTIONS, blank, opening, options_of
from debut.games.supergoal.position import KEYS, check
from debut.games.supergoal.view import board, clock, events, groups, legs, scene
from debut.kernel.game import Refusal, Spec
from debut.kernel.machine import Size
from debut.kernel.thinking import Thinking

_FACES = max(len(faces) for faces in DICE.values())
# The most a chooser has: goal kick or keeper's throw (12) and the champion die.
_CHOICES = 13


def why_not(rec: Any, code: int) -> Refusal:
    from debut.games.supergoal.refusals import why_not as explain

    return explain(rec, code)


SPEC = Spec(
    id="supergoal",
    package=__name__,
    folder=Path(__file__).parent,
    clauses="SG",
    size=Size(Record, _CHOICES, _FACES),
    actions=ACTIONS,
    outcomes=_FACES,
    longest=20_000,
    zero_sum=True,
    options=OPTIONS,
    keys=KEYS,
    reasons=REASONS,
    signals=("whistle",),
    board=board,
    blank=blank,
    opening=opening,
    options_of=options_of,
    check=check,
    notate=notate,
    read=read,
    why_not=why_not,
    events=events,
    clock=clock,
    scene=scene,
    groups=groups,
    legs=legs,
    thinking=Thinking(
        simulations=(5, 14, 40, 10_000),
        sight=(1, 1, 1, 1),
        seconds=0.8,
        most=400_000,
        nodes=8,
        explore=0.8,
        ahead=False,
    ),
    foresees=True,
)
