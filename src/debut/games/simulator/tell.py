"""What can happen, by number for the rules and by message id for the texts."""

from __future__ import annotations

MESSAGES = (
    "toss", "formation", "placed", "lined-up", "taker", "sub", "keeper-named", "kick-off",
    "announced", "hands-down", "intercepts", "head-move", "rod-chosen", "rod-shown",
    "keeper-placed", "keeper-out", "kind", "aimed", "flick", "touch", "goal", "own-goal",
    "knocked-over", "offside",
    "steps-back", "throw-in", "corner", "goal-kick", "header", "dribble-won", "dribble-lost",
    "dribble-void", "round-won", "round-lost", "duel", "pace", "count", "relance", "hands", "skill",
    "no-skill", "move", "attack-end", "quick", "defence-end", "stands-still", "enters",
    "entry-die", "tackle-won", "tackle-lost", "no-tackle", "climbs", "shifts", "foul", "violent",
    "booked", "sent-off", "var", "var-cancelled", "var-confirmed", "free-kick", "penalty",
    "step", "half-time", "full-time", "forfeit", "shoot-out", "shooter", "scored", "missed",
    "subs-announced", "pushed", "error",
)  # fmt: skip

(TOSS_TOLD, FORMATION_TOLD, PLACED_TOLD, LINED_UP_TOLD, TAKER_TOLD, SUB_TOLD, KEEPER_NAMED_TOLD,
 KICK_OFF_TOLD, ANNOUNCED_TOLD, HANDS_DOWN_TOLD, INTERCEPTS_TOLD, HEAD_MOVE_TOLD, ROD_CHOSEN_TOLD,
 ROD_SHOWN_TOLD, KEEPER_PLACED_TOLD, KEEPER_OUT_TOLD, KIND_TOLD, AIMED_TOLD, FLICK_TOLD,
 TOUCH_TOLD, GOAL_TOLD, OWN_GOAL_TOLD, KNOCKED_OVER_TOLD, OFFSIDE_TOLD, STEPS_BACK_TOLD,
 THROW_IN_TOLD, CORNER_TOLD, GOAL_KICK_TOLD, HEADER_TOLD, DRIBBLE_WON_TOLD, DRIBBLE_LOST_TOLD,
 DRIBBLE_VOID_TOLD, ROUND_WON_TOLD, ROUND_LOST_TOLD, DUEL_TOLD, PACE_TOLD, COUNT_TOLD,
 RELANCE_TOLD, HANDS_TOLD, SKILL_TOLD, NO_SKILL_TOLD, MOVE_TOLD, ATTACK_END_TOLD, QUICK_TOLD,
 DEFENCE_END_TOLD, STANDS_STILL_TOLD, ENTERS_TOLD, ENTRY_DIE_TOLD, TACKLE_WON_TOLD,
 TACKLE_LOST_TOLD, NO_TACKLE_TOLD, CLIMBS_TOLD, SHIFTS_TOLD, FOUL_TOLD, VIOLENT_TOLD, BOOKED_TOLD,
 SENT_OFF_TOLD, VAR_TOLD, VAR_CANCELLED_TOLD, VAR_CONFIRMED_TOLD, FREE_KICK_TOLD, PENALTY_TOLD,
 STEP_TOLD, HALF_TIME_TOLD, FULL_TIME_TOLD, FORFEIT_TOLD, SHOOT_OUT_TOLD, SHOOTER_TOLD,
 SCORED_TOLD, MISSED_TOLD, SUBS_ANNOUNCED_TOLD, PUSHED_TOLD,
 ERROR_TOLD) = range(len(MESSAGES))  # fmt: skip
