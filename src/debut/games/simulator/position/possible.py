"""What makes a position impossible: the first key that cannot stand with the others."""

from __future__ import annotations

from typing import Any

from debut.games.simulator import names as n
from debut.games.simulator.board import (
    FEWEST,
    FORFEIT_GOALS,
    LOST_REACH,
    MOST_LATE,
    REACH,
    TEAM,
    TURNS_A_STEP,
)
from debut.games.simulator.fields import NOBODY
from debut.games.simulator.position.stages import (
    ANSWERING,
    READY,
    Wrong,
    find_superfluous_key,
    stage,
)
from debut.games.simulator.position.standings import (
    cards,
    cells,
    keepers,
    line_up,
    lists,
    numbers,
    on_pitch,
    places,
)
from debut.games.simulator.position.strikes import ball, deed, holder, restart, turn
from debut.games.simulator.position.unnumbered_pawns import put_written
from debut.games.simulator.rules.clock import SECOND, shoot_out_goes_on, time_is_up
from debut.games.simulator.tables import TURNS
from debut.kernel.layout import NO_WINNER

# Who is asked: the attack, the defence, or (none) either.
_OF_ATTACK = (
    n.ANNOUNCE, n.HANDS, n.ROUND_PHASE, n.KIND, n.AIM, n.POWER, n.ERROR, n.ROD_PHASE, n.HEADER,
    n.BACK, n.SKILL, n.ATTACK, n.THROWER, n.GOAL_SPOT_PHASE, n.PLACE_FIRST, n.PLACE_REST, n.SHOOTER,
)  # fmt: skip
_OF_DEFENCE = (
    n.INTERCEPT, n.KEEPER, n.DEFENCE, n.ENTRY, n.TACKLE_PHASE, n.CLIMB, n.PLACE_ALL,
)  # fmt: skip


def check(rec: Any) -> Wrong:
    """The first key that cannot stand with the others; puts pawns whose place is not told, and
    sets whose turn it is."""
    turned = TURNS[rec.phase]
    rec.turn = rec.who if turned == 0 else turned
    put_written(rec)
    if rec.phase == n.ATTACK and not rec.reach:
        rec.reach = max(REACH, min(rec.farthest, LOST_REACH))
    looks = (
        numbers, lists, cards, keepers, find_superfluous_key,
        cells, places, line_up, _who, restart, ball,
        holder, turn, deed, _placing, _var, _time, _shoot_out, _shooter, _result,
    )  # fmt: skip
    return next(filter(None, (look(rec) for look in looks)), None)


def _who(rec: Any) -> Wrong:
    if rec.phase == n.OVER_PHASE:
        if rec.side:
            return "side", "impossible-side"
        fits = rec.who == 0
    elif rec.phase in _OF_ATTACK:
        fits = rec.who == rec.side
    elif rec.phase in _OF_DEFENCE:
        fits = rec.who != rec.side
    elif rec.phase == n.DUEL:
        if rec.duel == n.NO_DUEL:
            return "duel", "impossible-duel"
        answers = stage(rec) in (ANSWERING, READY)
        fits = rec.who == (1 - rec.side if answers else rec.side)
    else:
        fits = True
    return None if fits else ("who", "impossible-who")


def _placing(rec: Any) -> Wrong:
    """S-2.2, S-8.6: a line-up has no third step, and belongs to the beginning of a half."""
    if rec.phase in (n.TOSS, n.LINEUP):
        return None if rec.lineup or rec.phase == n.TOSS else ("lineup", "impossible-lineup")
    if rec.lineup and (rec.half != SECOND or rec.steps or rec.side == rec.start):
        return "lineup", "impossible-lineup"
    if rec.placed and rec.holder == NOBODY:
        return "placed", "impossible-placed"
    return None


def _var(rec: Any) -> Wrong:
    """S-8.3."""
    if rec.phase != n.VAR:
        return None
    if rec.culprit == NOBODY or rec.culprit // TEAM == rec.side:
        return "culprit", "impossible-culprit"
    return ("card", "impossible-card") if rec.card == n.RED_CARD else None


def _time(rec: Any) -> Wrong:
    """S-9.1, S-9.3.2."""
    if rec.phase in (n.TOSS, n.LINEUP):
        for key in ("half", "steps", "added", "turns"):
            if getattr(rec, key):
                return key, "impossible-before"
        if any(rec.score):
            return "score", "impossible-before"
        if any(rec.gone) or any(rec.booked):
            return "sent-off", "impossible-before"
        if rec.phase == n.TOSS and rec.start:
            return "start", "impossible-before"
    if rec.turns >= TURNS_A_STEP:
        return "turns", "impossible-turns"
    ended = rec.phase == n.OVER_PHASE or rec.restart == n.SHOOT_OUT
    if not ended and rec.steps >= rec.length + rec.added + MOST_LATE:
        return "steps", "impossible-steps"
    return None


def _shoot_out(rec: Any) -> Wrong:
    """S-9.6: after a draw, in turns, and as long as it is open."""
    by_penalties = rec.phase == n.OVER_PHASE and rec.reason == n.BY_PENALTIES
    if not by_penalties and rec.restart != n.SHOOT_OUT:
        for key in ("taken", "scored"):
            if any(getattr(rec, key)):
                return key, "impossible-no-shoot-out"
        return None
    if not rec.penalties:
        return "penalties", "impossible-no-shoot-out"
    if rec.score[0] != rec.score[1]:
        return "score", "impossible-no-draw"
    if rec.half != SECOND or not time_is_up(rec):
        return "steps", "impossible-early"
    if any(scored > taken for scored, taken in zip(rec.scored, rec.taken, strict=True)):
        return "scored", "impossible-scored"
    ahead = rec.taken[rec.start] - rec.taken[1 - rec.start]
    if ahead not in (0, 1) or shoot_out_goes_on(rec) == by_penalties:
        return "taken", "impossible-taken"
    if not by_penalties and ahead != int(rec.side != rec.start):
        return "side", "impossible-taken"
    return None


def _shooter(rec: Any) -> Wrong:
    """S-9.6: everybody once, then again."""
    if rec.phase != n.SHOOTER:
        return None
    left = [pawn for pawn in on_pitch(rec, rec.side) if not rec.moved[pawn]]
    return None if left else ("moved", "impossible-shooters")


def _result(rec: Any) -> Wrong:
    """S-1.1, S-9.4 to S-9.6."""
    if (rec.phase == n.OVER_PHASE) != (rec.reason != 0):
        return "result", "impossible-result"
    if rec.phase != n.OVER_PHASE:
        return None
    short = [side for side in (0, 1) if len(on_pitch(rec, side)) < FEWEST]
    if rec.reason == n.FORFEIT:
        loser = 1 - rec.winner if rec.winner in (0, 1) else NOBODY
        lead = rec.score[1 - loser] - rec.score[loser] if loser != NOBODY else 0
        fits = loser in short and lead >= FORFEIT_GOALS
        return None if fits else ("result", "impossible-forfeit")
    goals = rec.scored if rec.reason == n.BY_PENALTIES else rec.score
    winner = NO_WINNER if goals[0] == goals[1] else int(goals[0] < goals[1])
    if rec.winner != winner:
        return "result", "impossible-winner"
    if rec.half != SECOND or not time_is_up(rec):
        return "steps", "impossible-early"
    if rec.reason == n.FULL_TIME and winner == NO_WINNER and rec.penalties:
        return "result", "impossible-result"
    return None
