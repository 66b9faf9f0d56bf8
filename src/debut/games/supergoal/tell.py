"""What can happen, by number for the rules and by message id for the texts."""

from __future__ import annotations

MESSAGES = (
    "throw", "flight", "won", "out", "goal-kick", "keeper-throw", "corner", "free-kick", "penalty",
    "goal", "own-goal", "half-time", "full-time", "shootout", "shootout-won", "lots", "time-up",
    "extra-over", "foul", "sent-off", "var-upheld", "var-cancelled", "miss", "clear", "parry",
    "post", "bar", "let", "champion-played", "champion-passes", "kick-off", "save", "shot-taken",
    "var-throw",
)  # fmt: skip

(THROW_TOLD, FLIGHT_TOLD, WON_TOLD, OUT_TOLD, GOAL_KICK_TOLD, KEEPER_THROW_TOLD, CORNER_TOLD,
 FREE_KICK_TOLD, PENALTY_TOLD, GOAL_TOLD, OWN_GOAL_TOLD, HALF_TIME_TOLD, FULL_TIME_TOLD,
 SHOOTOUT_TOLD, SHOOTOUT_WON_TOLD, LOTS_TOLD, TIME_UP_TOLD, EXTRA_OVER_TOLD, FOUL_TOLD,
 SENT_OFF_TOLD, VAR_UPHELD_TOLD, VAR_CANCELLED_TOLD, MISS_TOLD, CLEAR_TOLD, PARRY_TOLD,
 POST_TOLD, BAR_TOLD, LET_TOLD, CHAMPION_TOLD, CHAMPION_PASSES_TOLD, KICK_OFF_TOLD, SAVE_TOLD,
 SHOT_TOLD, VAR_THROW_TOLD) = range(len(MESSAGES))  # fmt: skip
