"""What can happen, by number for the rules and by message id for the texts."""

from __future__ import annotations

MESSAGES = (
    "throw", "walk", "stand", "take", "keep", "pass-mate", "pass-lost", "pass-loose", "shot",
    "goal", "save", "through-area", "intercepted", "slipped-through", "own-area", "other-area",
    "foul-blocked", "foul-no-throw", "foul-own-area", "foul-passive", "no-walk",
    "seven-thrown", "seven-missed",
    "free-throw", "seven", "keeper-restart", "engage", "restart-after-goal", "taker", "taken-off",
    "put", "formation", "stays", "half-time", "full-time",
)  # fmt: skip

(THROW_TOLD, WALK_TOLD, STAND_TOLD, TAKE_TOLD, KEEP_TOLD, PASS_MATE_TOLD, PASS_LOST_TOLD,
 PASS_LOOSE_TOLD, SHOT_TOLD, GOAL_TOLD, SAVE_TOLD, THROUGH_AREA_TOLD, INTERCEPTED_TOLD,
 SLIPPED_TOLD, OWN_AREA_TOLD, OTHER_AREA_TOLD, FOUL_BLOCKED_TOLD, FOUL_NO_THROW_TOLD,
 FOUL_OWN_AREA_TOLD, FOUL_PASSIVE_TOLD, NO_WALK_TOLD, SEVEN_THROWN_TOLD, SEVEN_MISSED_TOLD,
 FREE_THROW_TOLD,
 SEVEN_TOLD, KEEPER_RESTART_TOLD, ENGAGE_TOLD, AFTER_GOAL_TOLD, TAKER_TOLD, TAKEN_OFF_TOLD,
 PUT_TOLD, FORMATION_TOLD, STAYS_TOLD, HALF_TIME_TOLD,
 FULL_TIME_TOLD) = range(len(MESSAGES))  # fmt: skip
