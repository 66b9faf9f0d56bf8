"""Super Goal!: one ball, eight special dice, a field of 5 × 11 and no players on it."""

from __future__ import annotations

from pathlib import Path

from debut.games.supergoal.board import ACTIONS, DICE, REASONS
from debut.games.supergoal.fields import Record
from debut.games.supergoal.lessons import LESSONS
from debut.games.supergoal.notation import board_names, notate, read
from debut.games.supergoal.options import OPTIONS, PACE, blank, opening, options_of
from debut.games.supergoal.position import KEYS
from debut.kernel.algorithms.budgets import Thinking
from debut.kernel.compiler.machine import Size
from debut.kernel.content.summary_hooks import Telling
from debut.kernel.game import PARTS_IN_FOLDERS, STORY, Picture, Spec, later, parts_of

_FACES = max(len(faces) for faces in DICE.values())
# The most a chooser has: goal kick or keeper's throw (12) and the champion die.
_CHOICES = 13


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
    pace=PACE,
    keys=KEYS,
    reasons=REASONS,
    signals=("whistle",),
    board=later(f"{__name__}.view.scene", "board"),
    blank=blank,
    opening=opening,
    options_of=options_of,
    notate=notate,
    read=read,
    board_names=board_names,
    **parts_of(__name__, PARTS_IN_FOLDERS, check="position", events="view.scene"),
    thinking=Thinking(
        simulations=(5, 14, 40, 10_000),
        sight=(100, 100, 100, 100),
        seconds=0.8,
        most=400_000,
        nodes=8,
        explore=0.8,
        ahead=False,
    ),
    telling=Telling(
        tallies=("shots", "saves", "corners", "fouls", "cards"),
        steepness=1.35,
        **parts_of(__name__, STORY),
    ),
    outlook=later(f"{__name__}.view.fates", "outlook"),
    lessons=LESSONS,
    picture=Picture(
        "attack=A; ball=d9; phase=choose",
        (("control", "D1"), ("pass", "F2?"), ("shot", "target"), ("champion", "save")),
    ),
)
