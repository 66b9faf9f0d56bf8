"""What somebody tries who points at things on the table: an action, or what stands against it."""

from __future__ import annotations

from typing import Any

from debut.games.supergoal.board import (
    ARROW_DICE,
    CHAMPION_PLAY,
    DIE_NAMES,
    FROM_CORNER,
    FROM_GOAL_KICK,
    FROM_KEEPER,
    SHOOT,
    STRAIGHT,
    THROW_BLUE,
    THROW_KEEPER,
)
from debut.games.supergoal.names import (
    CHOOSE,
    CORNER_KICK,
    GOAL_KICKED,
    KEEPER_THROWS,
    SIDE,
)
from debut.games.supergoal.view.refusals import PLACED
from debut.kernel.errors import BadNotation
from debut.kernel.game import Refusal
from debut.kernel.views import Pick

_CODES = {"shot": SHOOT, "champion": CHAMPION_PLAY, "blue": THROW_BLUE, "keeper": THROW_KEEPER}
_ONLY_THEN = {
    "penalty": Refusal("SG-9.1", "why-no-penalty"),
    "coin": Refusal("SG-2.1", "why-no-coin"),
}
_FROM = {GOAL_KICKED: FROM_GOAL_KICK, KEEPER_THROWS: FROM_KEEPER, CORNER_KICK: FROM_CORNER}


def tried(rec: Any, picks: tuple[Pick, ...]) -> int | Refusal:
    """Of things picked one after the other, the last is the one that could not be picked."""
    last = picks[-1]
    if last.kind == "die" and last.id in DIE_NAMES:
        return _die(rec, picks)
    if last.kind not in ("cell", "exit", "piece", "button"):
        raise BadNotation("notation-bad-action", text=f"{last.kind} {last.id}"[:40])
    if rec.phase == SIDE:
        return Refusal("SG-4.1", "why-choose-side")
    if rec.phase != CHOOSE:
        return Refusal("SG-5.1", "why-answer")
    if rec.restart in PLACED:
        return Refusal(PLACED[rec.restart], "why-two-squares")
    return Refusal("SG-3.1", "why-dice-move")


def _die(rec: Any, picks: tuple[Pick, ...]) -> int | Refusal:
    die = picks[-1].id
    if die in _ONLY_THEN:
        return _ONLY_THEN[die]
    if die in _CODES:
        return _CODES[die]
    number = ARROW_DICE.index(die)
    if rec.phase == CHOOSE and rec.restart in PLACED and picks[0].kind == "cell":
        return _FROM[rec.restart] + number
    return STRAIGHT + number
