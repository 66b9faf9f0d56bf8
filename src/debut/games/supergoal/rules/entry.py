"""The rules of Super Goal!: what may be done, what can be thrown, what then happens."""

from __future__ import annotations

from typing import Any

from debut.games.supergoal.board import (
    CHAMPION_PLAY,
    CORNER,
    EXTRA_THROWS,
    FROM_CORNER,
    FROM_GOAL_KICK,
    FROM_KEEPER,
    GOAL_KICK,
    KEEPERS_THROW,
    LET,
    SHOOT,
    STRAIGHT,
    THROW_BLUE,
    THROW_KEEPER,
    TURNED,
    WAY,
)
from debut.games.supergoal.event_codes import SuperGoalEvent
from debut.games.supergoal.names import (
    ATTACKER,
    BAR,
    BLUE,
    BLUE_SHOT,
    CHALLENGE,
    CHAMPION_THROW,
    CHOOSE,
    CONTROL,
    CONTROL_ONLY,
    CORNER_KICK,
    DEFENDER,
    DIE_OF_PHASE,
    FREE_KICK,
    GOAL_KICKED,
    INTERCEPT,
    KEEPER,
    KEEPER_THROWS,
    LAUNCH,
    LOTS,
    MOUTH,
    NO_SHOT,
    NOT_CONTROL,
    OFF_BAR,
    OPEN,
    OWN_KEEPER,
    SCORED,
    SHOOTOUT,
    SHOT,
    SIDE,
    THROW,
    TOSS,
    TURN_OF_PHASE,
    UNSTOPPABLE,
    VAR,
    VAR_CHAMPION,
    WINDOW,
)
from debut.games.supergoal.rules.champion import (
    attacker_may_play,
    defender_may_play,
    pass_champion,
    play_champion,
)
from debut.games.supergoal.rules.flow import (
    draw_lots,
    end_half,
    goal,
    kick_off,
    shootout_kick,
)
from debut.games.supergoal.rules.fouls import review_foul
from debut.games.supergoal.rules.throws import (
    blue_thrown,
    fly,
    keeper_thrown,
    own_keeper_thrown,
    throw_of_attacker,
    time_is_up,
)
from debut.games.supergoal.tables import FREE_SHOT, SHOOTING, SIDES, TURNABLE, WEIGHTS
from debut.kernel.events import PHASE as TOLD_PHASE
from debut.kernel.events import THROW as THROW_EVENT
from debut.kernel.events import WHISTLE
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.rule import log, rule, table

GOAL_KICKS, KEEPER_PLACES, CORNERS = table(GOAL_KICK), table(KEEPERS_THROW), table(CORNER)

TURN, DIE = table(TURN_OF_PHASE), table(DIE_OF_PHASE)


@rule
def die_thrown(s: Any) -> int:
    die = DIE[s.phase]
    return int(s.die if die < 0 else die)


@rule
def chance(s: Any, out: Any, odds: Any) -> int:
    die = die_thrown(s)
    n = SIDES[die]
    for face in range(n):
        out[face] = face
        odds[face] = WEIGHTS[die][face]
    return int(n)


@rule
def shot_allowed(s: Any) -> bool:
    """SG-1.5, 3.3, 3.4, 9.3, 10.6, 10.7."""
    if s.restart == FREE_KICK:
        return bool(s.direct or FREE_SHOT[s.ball])
    return bool(s.restart == OPEN and s.allowed != CONTROL_ONLY and SHOOTING[s.ball] != 0)


@rule
def legal(s: Any, out: Any) -> int:
    phase = s.phase
    if phase == CHOOSE:
        return legal_throws(s, out)
    if phase == SIDE:
        out[0] = WAY
        out[1] = WAY + 1
        return 2
    n = 0
    if defender_may_play(s):
        out[n] = CHAMPION_PLAY
        n += 1
    if phase in (CHALLENGE, INTERCEPT, BAR):
        out[n] = THROW_BLUE
        n += 1
    if phase in (MOUTH, BAR):
        out[n] = THROW_KEEPER
        n += 1
    else:
        out[n] = LET
        n += 1
    return n


@rule
def legal_throws(s: Any, out: Any) -> int:
    """SG-3, 8.1 to 8.4, 10.2."""
    n = 0
    restart = s.restart
    placed = restart in (GOAL_KICKED, KEEPER_THROWS, CORNER_KICK)
    if not placed:
        first = CONTROL if s.allowed != NOT_CONTROL else CONTROL + 1
        last = CONTROL if s.allowed == CONTROL_ONLY else LAUNCH
        for die in range(first, last + 1):
            out[n] = STRAIGHT + die
            n += 1
        if TURNABLE[s.ball]:
            for die in range(first, last + 1):
                out[n] = TURNED + die
                n += 1
        if shot_allowed(s):
            out[n] = SHOOT
            n += 1
    if attacker_may_play(s):
        out[n] = CHAMPION_PLAY
        n += 1
    if placed:
        first = FROM_CORNER if restart == CORNER_KICK else FROM_GOAL_KICK
        count = 6 if restart == CORNER_KICK else 12
        if restart == KEEPER_THROWS:
            first = FROM_KEEPER
        for i in range(count):
            out[n] = first + i
            n += 1
    return n


@rule
def play(s: Any, action: int) -> None:
    if s.turn == CHANCE:
        thrown(s, action)
    else:
        decided(s, action)
    if s.passing:
        pass_champion(s)
    settle(s)


@rule
def decided(s: Any, action: int) -> None:
    phase = s.phase
    if action == CHAMPION_PLAY:
        play_champion(s, s.turn)
    elif phase == CHOOSE:
        declare_throw(s, action)
    elif phase == SIDE:
        fly(s, action - WAY)
    elif action == THROW_BLUE and phase == INTERCEPT:
        s.phase = BLUE_SHOT
    elif action == THROW_BLUE:
        s.phase = BLUE
        s.shot = NO_SHOT
    elif action == THROW_KEEPER:
        if phase == BAR:
            s.shot = OFF_BAR
        s.phase = KEEPER
    else:
        let_be(s)


@rule
def declare_throw(s: Any, action: int) -> None:
    """SG-3.6, 8.1 to 8.4: the die, and all that is said before it is thrown."""
    if action >= FROM_CORNER:
        choice = action - FROM_CORNER
        s.ball = CORNERS[choice // 3]
        s.die = choice % 3
        s.turned = 1
    elif action >= FROM_GOAL_KICK:
        choice = action - FROM_GOAL_KICK
        if action < FROM_KEEPER:
            s.ball = GOAL_KICKS[choice // 6]
        else:
            choice = action - FROM_KEEPER
            s.ball = KEEPER_PLACES[choice // 6]
        s.die = choice % 6 // 2
        s.long = choice % 2
    elif action == SHOOT:
        s.die = SHOT
        log(s, TOLD_PHASE, s.attack, SuperGoalEvent.SHOT_TAKEN, s.ball, 0)
    else:
        s.turned = action // 3
        s.die = action % 3
    s.phase = WINDOW


@rule
def let_be(s: Any) -> None:
    """The defender does nothing (SG-5.1, 5.9, 6.3, 10.9)."""
    phase = s.phase
    if phase == WINDOW:
        s.phase = THROW
        return
    log(s, TOLD_PHASE, 1 - s.attack, SuperGoalEvent.LET, 0, 0)
    if phase == CHALLENGE:
        s.phase = CHOOSE
        s.shot = NO_SHOT
    elif phase == INTERCEPT:
        s.phase = MOUTH
    else:
        goal(s, s.attack)


@rule
def thrown(s: Any, face: int) -> None:
    phase = s.phase
    code = SuperGoalEvent.VAR_THROW if phase in (VAR, VAR_CHAMPION) else SuperGoalEvent.THROW
    log(s, THROW_EVENT, thrower(s), code, die_thrown(s), face)
    if phase == THROW:
        throw_of_attacker(s, face)
    elif phase in (BLUE, BLUE_SHOT):
        blue_thrown(s, face)
    elif phase == KEEPER:
        keeper_thrown(s, face)
    elif phase == CHAMPION_THROW:
        s.champion = face
        s.phase = s.after
        s.after = 0
    elif phase == OWN_KEEPER:
        own_keeper_thrown(s, face)
    elif phase in (VAR, VAR_CHAMPION):
        review_foul(s, face)
    elif phase == TOSS:
        toss(s, face)
    elif phase == SHOOTOUT:
        shootout_kick(s, face == SCORED)
    else:
        draw_lots(s, face)


@rule
def thrower(s: Any) -> int:
    phase = s.phase
    if phase == CHAMPION_THROW:
        return int(s.holder)
    if phase in (BLUE, BLUE_SHOT, KEEPER):
        return int(1 - s.attack)
    if phase in (TOSS, LOTS):
        return -1
    return int(s.attack)


@rule
def toss(s: Any, winner: int) -> None:
    """SG-2.1, 2.2."""
    s.holder = winner
    s.kicked_off = 1 - winner
    kick_off(s, 1 - winner)
    log(s, TOLD_PHASE, s.attack, SuperGoalEvent.KICK_OFF, s.ball, 0)
    s.after = CHOOSE
    s.phase = CHAMPION_THROW


@rule
def settle(s: Any) -> None:
    """Passes over what leaves nobody a choice, then says whose turn it is."""
    if s.phase == UNSTOPPABLE and not defender_may_play(s):
        goal(s, s.attack)
    if s.phase == CHOOSE and s.up and s.extra >= EXTRA_THROWS:
        log(s, WHISTLE, -1, SuperGoalEvent.EXTRA_OVER, 0, 0)
        end_half(s)
    if s.phase == WINDOW and not defender_may_play(s):
        s.phase = THROW
    if s.phase == MOUTH and not defender_may_play(s):
        s.phase = KEEPER
    turn = TURN[s.phase]
    if turn == ATTACKER:
        s.turn = s.attack
    elif turn == DEFENDER:
        s.turn = 1 - s.attack
    else:
        s.turn = turn


@rule
def signal(s: Any, code: int) -> int:
    """SG-11.2: the whistle of the real clock; 0 where it cannot sound."""
    running = s.phase != TOSS and s.phase != SHOOTOUT and s.phase != LOTS
    if code != 0 or s.clock == 0 or s.up or s.turn == OVER or not running:
        return 0
    time_is_up(s)
    return 1
