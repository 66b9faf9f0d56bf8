"""BUT: eleven figures a side, one ball, a black and a yellow die."""

from __future__ import annotations

from pathlib import Path

from debut.games.but.board import (
    ACTIONS,
    MOST_BY_CLOCK,
    REASONS,
    SIDES_OF_DIE,
    SQUARES,
    TEAM,
    WALKS,
)
from debut.games.but.fields import Record
from debut.games.but.lessons import LESSONS
from debut.games.but.notation import notate, read
from debut.games.but.options import OPTIONS, PACE, blank, opening, options_of
from debut.games.but.position.keys import KEYS
from debut.kernel.algorithms.budgets import Thinking
from debut.kernel.compiler.machine import Size
from debut.kernel.content.summary_hooks import Telling
from debut.kernel.game import PARTS_IN_FOLDERS, STORY, Picture, Spec, later, parts_of

# By each die a figure gets at most to the squares around it, six steps each way.
_AROUND = (2 * SIDES_OF_DIE + 1) ** 2
_CHOICES = max(2 * TEAM * _AROUND, SQUARES) + ACTIONS - WALKS
_WORK = 512
# A turn: at most three throws, each with a keeper's steps and two dice, a penalty and what follows.
_LONGEST = 2 * MOST_BY_CLOCK * 18 + 4 * TEAM + 4

SPEC = Spec(
    id="but",
    package=__name__,
    folder=Path(__file__).parent,
    clauses="B",
    size=Size(Record, _CHOICES, SIDES_OF_DIE**2, _WORK),
    actions=ACTIONS,
    outcomes=SIDES_OF_DIE**2,
    longest=_LONGEST,
    zero_sum=True,
    options=OPTIONS,
    pace=PACE,
    keys=KEYS,
    reasons=REASONS,
    signals=("whistle",),
    board=later(f"{__name__}.view.pitch", "board"),
    blank=blank,
    opening=opening,
    options_of=options_of,
    notate=notate,
    read=read,
    **parts_of(__name__, PARTS_IN_FOLDERS),
    thinking=Thinking(
        simulations=(1, 1, 1, 70),
        sight=(40, 64, 84, 100),
        seconds=2.5,
        most=30_000,
        nodes=40,
        explore=0.1,
        ahead=True,
        weighed=100,
    ),
    partners=later(f"{__name__}.view.scene", "partner"),
    picture=Picture(
        "A=2.9,6.13,6.5,9.11,9.7,13.8,17.14,14.11,19.8,17.5,18.3;"
        " B=24.9,21.6,21.12,20.10,22.8,18.10,16.7,15.12,12.4,12.14,10.9;"
        " ball=19.8; phase=play; dice=5.3; throws=1; turns=12; played=6-6",
        (("black", "5"), ("yellow", "3")),
    ),
    lessons=LESSONS,
    telling=Telling(
        tallies=(
            "passes",
            "interceptions",
            "shots",
            "saves",
            "takes",
            "offsides",
            "fouls",
            "corners",
            "penalties",
        ),
        **parts_of(__name__, STORY),
        steepness=None,
    ),
)
