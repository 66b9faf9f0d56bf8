"""What can happen, by number for the rules and by message id for the texts."""

from __future__ import annotations

MESSAGES = (
    "throw", "walk", "dribble", "take-loose", "take", "keeper-steps", "keeper-stays",
    "pass", "intercepted", "shot", "shot-mate", "shot-loose", "stopped", "saved",
    "clear", "clear-mate", "clear-lost", "clear-loose", "goal", "own-goal",
    "out-side", "out-goal-line", "corner", "offside", "back", "restart",
    "foul", "free-kick", "free-kick-taken", "penalty", "penalty-scored", "penalty-missed",
    "put", "formation", "placed", "same", "kick-off", "extra-throw", "end",
    "half-time", "full-time",
)  # fmt: skip

(THROW_TOLD, WALK_TOLD, DRIBBLE_TOLD, TAKE_LOOSE_TOLD, TAKE_TOLD, KEEPER_STEPS_TOLD,
 KEEPER_STAYS_TOLD, PASS_TOLD, INTERCEPTED_TOLD, SHOT_TOLD, SHOT_MATE_TOLD, SHOT_LOOSE_TOLD,
 STOPPED_TOLD, SAVED_TOLD, CLEAR_TOLD, CLEAR_MATE_TOLD, CLEAR_LOST_TOLD, CLEAR_LOOSE_TOLD,
 GOAL_TOLD, OWN_GOAL_TOLD, OUT_SIDE_TOLD, OUT_GOAL_LINE_TOLD, CORNER_TOLD, OFFSIDE_TOLD,
 BACK_TOLD, RESTART_TOLD, FOUL_TOLD, FREE_KICK_TOLD, FREE_KICK_TAKEN_TOLD, PENALTY_TOLD,
 PENALTY_SCORED_TOLD, PENALTY_MISSED_TOLD, PUT_TOLD, FORMATION_TOLD, PLACED_TOLD, SAME_TOLD,
 KICK_OFF_TOLD, EXTRA_THROW_TOLD, END_TOLD, HALF_TIME_TOLD,
 FULL_TIME_TOLD) = range(len(MESSAGES))  # fmt: skip
