"""What can be chosen before a match, and the record a match starts with."""

from __future__ import annotations

from functools import cache
from typing import Any

from debut.games.simulator.board import DEXTERITIES, LENGTHS, PRO_RULES, PROS, TEAM
from debut.games.simulator.fields import NOBODY, NOWHERE, PAWNS, Record
from debut.games.simulator.names import KICK_OFF, TOSS
from debut.games.simulator.rules.lining_up import line_up
from debut.games.simulator.rules.turns import begin_restart
from debut.games.simulator.teams import LONGEST_TEAM, read_team, write_team
from debut.kernel.layout import CHANCE, NO_WINNER
from debut.kernel.options import Option, Value
from debut.kernel.pace import Pace, PaceRule, seconds_of

TEAM_A, TEAM_B = "rouges", "bleus"

OPTIONS = (
    Option("length", LENGTHS[0], choices=LENGTHS, first="11"),
    Option("dexterity", "normal", choices=DEXTERITIES),
    Option("team_a", TEAM_A, text=LONGEST_TEAM, team=True),
    Option("team_b", TEAM_B, text=LONGEST_TEAM, team=True),
    Option("penalties", False, choices=("no", "yes")),
    Option("pro", "none", choices=PROS),
    *(Option(name, False, choices=("no", "yes")) for name in PRO_RULES),
)

# Measured with level 2: a step of each half brings 40 decisions, most of them to move a pawn, and
# 3.6 rolls. Assumed: five seconds a decision.
PACE = Pace(
    "length",
    LENGTHS[::-1],
    (PaceRule(seconds_of(decisions=40, rolls=3.6, thought=5), int(LENGTHS[0]), "length"),),
)


def empty() -> Any:
    """Nobody on the pitch yet."""
    rec = Record()
    rec.winner = NO_WINNER
    rec.cell[:] = (NOWHERE,) * PAWNS
    rec.keeper[:] = (NOBODY, NOBODY)
    for field in (
        "holder", "aim", "target", "striker", "origin", "first", "hit", "played", "climber",
        "entered", "failed", "wall", "culprit",
    ):  # fmt: skip
        setattr(rec, field, -1)
    rec.sticker[:TEAM] = read_team(TEAM_A)
    rec.sticker[TEAM:] = read_team(TEAM_B)
    rec.length = int(LENGTHS[0])
    return rec


def blank() -> Any:
    """Both sides in the first formation; side A kicks off."""
    return Record.from_buffer_copy(_lined_up())


@cache
def _lined_up() -> Any:
    rec = empty()
    rec.restart = KICK_OFF
    for side in (0, 1):
        line_up(rec, side, 0)
    begin_restart(rec)
    rec.turn = rec.who
    rec.logged = 0
    return rec


def opening(options: dict[str, Any]) -> Any:
    rec = empty()
    rec.phase = TOSS
    rec.turn = CHANCE
    rec.length = int(options["length"])
    rec.dexterity = DEXTERITIES.index(options["dexterity"])
    rec.penalties = options["penalties"]
    rec.all_pro = PROS.index(options["pro"])
    rec.pro[:] = [options[name] for name in PRO_RULES]
    rec.sticker[:TEAM] = read_team(options["team_a"])
    rec.sticker[TEAM:] = read_team(options["team_b"])
    return rec


def options_of(rec: Any) -> dict[str, Value]:
    return {
        "length": str(rec.length),
        "dexterity": DEXTERITIES[rec.dexterity],
        "team_a": write_team(tuple(rec.sticker[:TEAM])),
        "team_b": write_team(tuple(rec.sticker[TEAM:])),
        "penalties": bool(rec.penalties),
        "pro": PROS[rec.all_pro],
        **{name: bool(on) for name, on in zip(PRO_RULES, rec.pro, strict=True)},
    }
