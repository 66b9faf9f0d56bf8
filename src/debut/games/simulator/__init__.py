"""Simulator Soccer: eleven pawns a side and a bench, a ball that really rolls."""

from __future__ import annotations

from pathlib import Path

from debut.games.simulator.board import ACTIONS, DEEDS, FACES, REASONS
from debut.games.simulator.fields import Record
from debut.games.simulator.lessons import LESSONS
from debut.games.simulator.notation import notate, read
from debut.games.simulator.options import OPTIONS, PACE, blank, opening, options_of
from debut.games.simulator.position.keys import KEYS
from debut.games.simulator.teams import book, check_team, wrong_team
from debut.kernel.algorithms.budgets import Thinking
from debut.kernel.compiler.machine import Size
from debut.kernel.content.summary_hooks import Telling
from debut.kernel.content.teams import Teams
from debut.kernel.game import PARTS_IN_FOLDERS, STORY, Picture, Spec, later, parts_of

_CHOICES = 4000
_WORK = 3_000
_LONGEST = 60_000

SPEC = Spec(
    id="simulator",
    package=__name__,
    folder=Path(__file__).parent,
    clauses="S",
    size=Size(Record, _CHOICES, FACES**2, _WORK),
    actions=ACTIONS,
    outcomes=FACES**2,
    longest=_LONGEST,
    zero_sum=True,
    options=OPTIONS,
    pace=PACE,
    keys=KEYS,
    reasons=REASONS,
    signals=(),
    board=later(f"{__name__}.view.pitch", "board"),
    blank=blank,
    opening=opening,
    options_of=options_of,
    notate=notate,
    read=read,
    **parts_of(__name__, PARTS_IN_FOLDERS, groups="view.picks", legs="view.legs"),
    # What is suggested has been thought about over all its errors: one look will do. Weak players
    # notice less of it.
    thinking=Thinking(
        simulations=(1, 1, 1, 40),
        sight=(17, 50, 100, 100),
        seconds=2.5,
        most=8_000,
        nodes=40,
        explore=0.3,
        ahead=False,
        offered=3,
    ),
    picture=Picture(
        "A=1@e1,2@b4,3@d3,4@f3,5@h5,6@c6,7@d8,8@e6,9@f9,10@h8,11@b8;"
        " B=1@e11/y,2@h10,3@f10,4@d10,5@b10,6@g9,7@e8,8@c8,9@g6,10@d5,11@e4;"
        " ball=14,-6; phase=announce; side=A; who=A; holder=A7; restart=none",
        (("angle", "right"), ("power", "exact")),
    ),
    aims=later(f"{__name__}.view.aim_fan", "aims"),
    outlook=later(f"{__name__}.view.outlook", "outlook"),
    chances=later(f"{__name__}.view.chances", "chances"),
    telling=Telling(
        tallies=(
            "passes",
            "completed",
            "crosses",
            "shots",
            "saves",
            "dribbles",
            "tackles",
            "relances",
            "fouls",
            "offsides",
            "corners",
            "penalties",
            "cards",
        ),
        kinds=DEEDS[1:],
        **parts_of(__name__, STORY, kind="story"),
    ),
    texts={"team_a": wrong_team, "team_b": wrong_team},
    lessons=LESSONS,
    teams=Teams(book, check_team),
)
