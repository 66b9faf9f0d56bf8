"""Handball et dé: seven pawns a side, one ball, one die for walking and throwing."""

from __future__ import annotations

from pathlib import Path

from debut.games.handball.board import ACTIONS, MOST_BY_CLOCK, REASONS, SIDES_OF_DIE, SQUARES, TEAM
from debut.games.handball.fields import Record
from debut.games.handball.lessons import LESSONS
from debut.games.handball.notation import notate, read
from debut.games.handball.options import OPTIONS, PACE, blank, opening, options_of
from debut.games.handball.position.keys import KEYS
from debut.kernel.algorithms.budgets import Thinking
from debut.kernel.compiler.machine import Size
from debut.kernel.content.summary_hooks import Telling
from debut.kernel.game import PARTS_IN_FOLDERS, STORY, Picture, Spec, later, parts_of

# Each pawn has at most the squares of the court to be put on, and there are the buttons.
_CHOICES = TEAM * SQUARES + ACTIONS - SQUARES * (TEAM + 1)
_WORK = 160
# A turn: its dice and decisions, one restart by 7 m and one after it, each with everybody placed.
_LONGEST = 2 * 2 * MOST_BY_CLOCK * (8 + 2 * (2 * TEAM + 6))


SPEC = Spec(
    id="handball",
    package=__name__,
    folder=Path(__file__).parent,
    clauses="H",
    size=Size(Record, _CHOICES, SIDES_OF_DIE, _WORK),
    actions=ACTIONS,
    outcomes=SIDES_OF_DIE,
    longest=_LONGEST,
    zero_sum=True,
    options=OPTIONS,
    pace=PACE,
    keys=KEYS,
    reasons=REASONS,
    signals=("whistle",),
    board=later(f"{__name__}.view.court", "board"),
    boards={"short": later(f"{__name__}.view.court", "short_board")},
    blank=blank,
    opening=opening,
    options_of=options_of,
    notate=notate,
    read=read,
    **parts_of(__name__, PARTS_IN_FOLDERS),
    outlook=later(f"{__name__}.view.fates", "outlook"),
    thinking=Thinking(
        simulations=(1, 1, 1, 28),
        sight=(33, 50, 80, 100),
        seconds=1.0,
        most=30_000,
        nodes=30,
        explore=0.1,
        ahead=True,
        weighed=140,
    ),
    lessons=LESSONS,
    telling=Telling(
        tallies=("shots", "saves", "sevens", "interceptions", "turnovers", "fouls"),
        steepness=None,
        **parts_of(__name__, STORY),
    ),
    picture=Picture(
        "A=a4,f4,j6,k2,l4,m7,n2; B=p5,m3,n3,n6,m5,k5,h3; ball=l4; phase=ball; die=5; turns=24",
        (("die", "5"),),
    ),
)
