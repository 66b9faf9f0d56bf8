"""What can happen, by number for the rules and by message id for the texts."""

from __future__ import annotations

MESSAGES = (
    "throw", "placed", "formation", "kick-off", "walk", "run", "kick", "restart-kick", "goal",
    "put-back", "skipped", "ball-laid", "keeper-placed", "extra-time", "full-time", "extra-goal",
    "last-goal", "both-lose",
)  # fmt: skip

(THROW_TOLD, PLACED_TOLD, FORMATION_TOLD, KICK_OFF_TOLD, WALK_TOLD, RUN_TOLD, KICK_TOLD,
 RESTART_TOLD, GOAL_TOLD, PUT_BACK_TOLD, SKIPPED_TOLD, BALL_LAID_TOLD, KEEPER_TOLD,
 EXTRA_TIME_TOLD, FULL_TIME_TOLD, EXTRA_GOAL_TOLD, LAST_GOAL_TOLD,
 BOTH_LOSE_TOLD) = range(len(MESSAGES))  # fmt: skip

# A walk is told by its ends and its steps: they go with the square it started from.
STEPS = 8
