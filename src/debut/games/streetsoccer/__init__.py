"""StreetSoccer: five footballers a side, one ball, one die, kicks with a bend and passes."""

from __future__ import annotations

from pathlib import Path

from debut.games.streetsoccer.board import (
    ACTIONS,
    FIELD_SQUARES,
    KICK_OFF_LENGTHS,
    MOST_EXTRA,
    MOST_MINUTES,
    REASONS,
    SQUARES,
    TEAM,
)
from debut.games.streetsoccer.fields import Record
from debut.games.streetsoccer.lessons import LESSONS
from debut.games.streetsoccer.notation import notate, read
from debut.games.streetsoccer.options import OPTIONS, PACE, blank, opening, options_of
from debut.games.streetsoccer.position.keys import KEYS
from debut.kernel.algorithms.budgets import Thinking
from debut.kernel.compiler.machine import Size
from debut.kernel.content.summary_hooks import Telling
from debut.kernel.game import PARTS_IN_FOLDERS, STORY, Picture, Spec, later, parts_of

_OUTCOMES = 2 * KICK_OFF_LENGTHS
# A walk ends on squares of one colour, were they coloured as for chess; a kick anywhere on the
# field or in the goal. One more, for codes are written before it is known whether they stay.
_CHOICES = TEAM * (SQUARES // 2 + FIELD_SQUARES + 1) + 1
# Lots, ten footballers, then for every turn at most two keepers, a throw and a move.
_LONGEST = 12 + 4 * 2 * (MOST_MINUTES + MOST_EXTRA)


SPEC = Spec(
    id="streetsoccer",
    package=__name__,
    folder=Path(__file__).parent,
    clauses="ST",
    size=Size(Record, _CHOICES, _OUTCOMES),
    actions=ACTIONS,
    outcomes=_OUTCOMES,
    longest=_LONGEST,
    zero_sum=False,
    options=OPTIONS,
    pace=PACE,
    keys=KEYS,
    reasons=REASONS,
    signals=(),
    board=later(f"{__name__}.view.scene", "board"),
    blank=blank,
    opening=opening,
    options_of=options_of,
    notate=notate,
    read=read,
    **parts_of(__name__, PARTS_IN_FOLDERS),
    thinking=Thinking(
        simulations=(1, 1, 1, 400),
        sight=(17, 50, 80, 100),
        seconds=1.8,
        most=30_000,
        nodes=30,
        explore=0.8,
        ahead=True,
        weighed=800,
    ),
    lessons=LESSONS,
    picture=Picture(
        "A=b3,f3,d2,i5,h2; B=k4,g4,i3,e5,d4; ball=h4; phase=move; die=5; turns=4",
        (("die", "5"),),
    ),
    telling=Telling(
        tallies=("chances", "kicks", "passes"),
        steepness=None,
        **parts_of(__name__, STORY),
    ),
)
