"""Why not? The clause that forbids an action a person tried."""

from __future__ import annotations

from typing import Any

from debut.games.supergoal.board import (
    CHAMPION_PLAY,
    CHAMPION_PLAYS,
    FROM_CORNER,
    FROM_GOAL_KICK,
    FROM_KEEPER,
    LET,
    LONG_SHOT_LINE,
    SHOOT,
    THROW_BLUE,
    THROW_KEEPER,
    TURNED,
)
from debut.games.supergoal.names import (
    BAR,
    CHOOSE,
    CONTROL,
    CONTROL_ONLY,
    CORNER_KICK,
    DECISIVE,
    FREE_KICK,
    GOAL_KICKED,
    INTERCEPT,
    KEEPER_THROWS,
    LONG_SHOT,
    NOT_CONTROL,
    OPEN,
    RECOVERY,
    SAVE,
    SIDE,
    UNSTOPPABLE_SHOT,
)
from debut.games.supergoal.tables import LINE, SHOOTING
from debut.kernel.game import Refusal

PLACED = {GOAL_KICKED: "SG-8.1", KEEPER_THROWS: "SG-8.2", CORNER_KICK: "SG-8.4"}


def why_not(rec: Any, code: int) -> Refusal:
    if code == CHAMPION_PLAY:
        return _champion(rec)
    if rec.phase == SIDE:
        return Refusal("SG-4.1", "why-choose-side")
    if rec.phase == CHOOSE:
        return _throw(rec, code)
    return _answer(rec, code)


def _throw(rec: Any, code: int) -> Refusal:
    """The attacker is to choose a throw."""
    if code in (THROW_BLUE, LET):
        return Refusal("SG-5.1", "why-not-defending")
    if code == THROW_KEEPER:
        return Refusal("SG-6.1", "why-no-shot-to-keep")
    if code >= FROM_CORNER:
        return Refusal("SG-8.4", "why-no-corner")
    if code >= FROM_KEEPER:
        return Refusal("SG-8.2", "why-no-keeper-throw")
    if code >= FROM_GOAL_KICK:
        return Refusal("SG-8.1", "why-no-goal-kick")
    if code == SHOOT:
        return _shot(rec)
    if rec.restart in PLACED:
        return Refusal(PLACED[rec.restart], "why-name-square")
    if rec.allowed == NOT_CONTROL and code % 3 == CONTROL:
        return Refusal("SG-3.2", "why-control-twice")
    if rec.allowed == CONTROL_ONLY and code % 3 != CONTROL:
        return Refusal("SG-3.3", "why-control-first")
    assert code >= TURNED
    return Refusal("SG-3.6", "why-cannot-turn")


def _shot(rec: Any) -> Refusal:
    if rec.restart == FREE_KICK:
        return Refusal("SG-9.3", "why-no-direct-shot")
    if rec.restart != OPEN:
        return Refusal("SG-3.4", "why-arrow-at-restart")
    if not SHOOTING[rec.ball]:
        return Refusal("SG-1.5", "why-no-shooting-square")
    return Refusal("SG-3.3", "why-control-first")


def _answer(rec: Any, code: int) -> Refusal:
    """The defender is to answer."""
    if code == LET:
        if rec.phase == BAR:
            return Refusal("SG-6.6", "why-must-answer-bar")
        return Refusal("SG-6.1", "why-keeper-must-throw")
    if code == THROW_BLUE:
        return Refusal("SG-5.1", "why-no-blue")
    if code == THROW_KEEPER:
        clause = "SG-6.3" if rec.phase == INTERCEPT else "SG-6.1"
        return Refusal(clause, "why-no-shot-to-keep")
    return Refusal("SG-3.1", "why-not-attacking")


def _champion(rec: Any) -> Refusal:
    if rec.holder != rec.turn:
        return Refusal("SG-10.1", "why-not-your-champion")
    if rec.plays >= CHAMPION_PLAYS and rec.phase == CHOOSE:
        return Refusal("SG-2.4", "why-champion-rests")
    face = rec.champion
    attacking = rec.turn == rec.attack
    if attacking and face in (SAVE, RECOVERY):
        return Refusal("SG-10.9" if face == SAVE else "SG-10.8", "why-champion-defends")
    if attacking and rec.phase == SIDE:
        return Refusal("SG-10.2", "why-champion-before-throw")
    if attacking:
        near = LINE[rec.ball] >= LONG_SHOT_LINE
        return {
            LONG_SHOT: Refusal(
                "SG-10.3", "why-no-shooting-square" if near else "why-champion-too-far"
            ),
            DECISIVE: Refusal("SG-10.4", "why-champion-too-far"),
            UNSTOPPABLE_SHOT: Refusal("SG-10.5", "why-no-shooting-square"),
        }[face]
    if face in (LONG_SHOT, DECISIVE, UNSTOPPABLE_SHOT):
        return Refusal("SG-10.2", "why-champion-attacks")
    if face == SAVE:
        return Refusal("SG-10.9", "why-nothing-to-save")
    if face == RECOVERY:
        return Refusal("SG-10.8", "why-no-recovery-now")
    return Refusal("SG-10.7", "why-foul-before-throw")
