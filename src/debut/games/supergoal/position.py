"""The keys of a position text, and what makes a position impossible."""

from __future__ import annotations

from typing import Any

from debut.games.supergoal import names as n
from debut.games.supergoal.board import (
    ALLOWED,
    AREA,
    CENTRE,
    CHAMPION_KICKS,
    CHAMPION_PLAYS,
    CLOCK_THROWS,
    CORNER,
    DICE,
    DIE_NAMES,
    EXTRA_THROWS,
    GOAL_KICK,
    GOAL_MOUTH,
    KEEPERS_THROW,
    MOST_PLAYS,
    NAMES,
    PENALTY_SPOT,
    PHASES,
    POST_REBOUND,
    REASONS,
    RESTARTS,
    SHOOTOUT_LIMIT,
    SHOTS,
    may_turn,
)
from debut.games.supergoal.fields import NOBODY, UNTHROWN
from debut.games.supergoal.options import CLOCKS, MOST_THROWS
from debut.games.supergoal.places import flight_of
from debut.kernel.layout import NO_WINNER
from debut.kernel.position import BadValue, Key, flag, number, one_of, outcome, pair

TEAMS = ("A", "B")
FACES = tuple(face for face, _ in DICE["champion"])
MOST_GOALS = 500
Wrong = tuple[str, str] | None


def _write_champion(rec: Any) -> str:
    if rec.holder == NOBODY:
        return "none"
    face = "unthrown" if rec.champion == UNTHROWN else FACES[rec.champion]
    return f"{TEAMS[rec.holder]}:{face}"


def _read_champion(rec: Any, text: str) -> None:
    side, _, face = text.partition(":")
    faces = (*FACES, "unthrown")
    if text == "none":
        rec.holder, rec.champion = NOBODY, UNTHROWN
    elif side in TEAMS and face in faces:
        rec.holder, rec.champion = TEAMS.index(side), faces.index(face)
    else:
        raise BadValue(f"none | A:… | B:… ({', '.join(faces)})")


def _write_face(rec: Any) -> str:
    return DICE[DIE_NAMES[rec.die]][rec.face][0] if rec.phase == n.SIDE else "none"


def _read_face(rec: Any, text: str) -> None:
    faces = [face for face, _ in DICE[DIE_NAMES[rec.die]]]
    if text == "none":
        return
    if text not in faces:
        raise BadValue(f"{', '.join(faces)} (die={DIE_NAMES[rec.die]})")
    rec.face = faces.index(text)


KEYS = (
    one_of("attack", TEAMS, always=True),
    one_of("ball", NAMES, always=True),
    one_of("phase", PHASES, always=True),
    one_of("restart", RESTARTS),
    flag("direct"),
    one_of("allowed", ALLOWED, "dice"),
    one_of("die", DIE_NAMES),
    Key("face", _write_face, _read_face),
    flag("turned"),
    flag("long"),
    one_of("shot", SHOTS),
    Key("champion", _write_champion, _read_champion),
    number("plays", 0, MOST_PLAYS),
    one_of("after", PHASES),
    pair("fouled", 0, 1, "fouls"),
    number("half", 1, 2),
    number("throws", 0, MOST_THROWS),
    flag("up"),
    number("extra", 0, EXTRA_THROWS),
    pair("score", 0, MOST_GOALS),
    one_of("kicked_off", TEAMS, "kick-off"),
    pair("kicks", 0, SHOOTOUT_LIMIT),
    pair("scored", 0, SHOOTOUT_LIMIT, "shootout"),
    outcome(REASONS, "draw", NO_WINNER),
    number("length", 1, MOST_THROWS),
    one_of("clock", CLOCKS),
    flag("var"),
    flag("tournament"),
)

_PLACES = {
    n.KICK_OFF: CENTRE, n.CORNER_KICK: CORNER[0], n.GOAL_KICKED: GOAL_KICK[0],
    n.KEEPER_THROWS: KEEPERS_THROW[0],
}  # fmt: skip
_THROWS = (n.WINDOW, n.THROW, n.SIDE)
_SHOTS = (n.INTERCEPT, n.MOUTH, n.BAR, n.UNSTOPPABLE, n.BLUE_SHOT, n.KEEPER)
# Where the ball can lie while a shot is under way.
_SHOT_SQUARES = (PENALTY_SPOT, GOAL_MOUTH)
_ENDLESS = (n.SHOOTOUT, n.LOTS, n.OVER_PHASE)
_AFTER = (n.CHOOSE, n.WINDOW, n.MOUTH, n.UNSTOPPABLE, n.VAR_CHAMPION)
_ARROWS_LAST = n.LAUNCH


def check(rec: Any) -> Wrong:
    """The first key that cannot stand with the others; sets whose turn it is."""
    rec.turn = n.turn_of(rec.phase, rec.attack)
    for look in (_time, _champion, _throw, _restart, _shot, _shootout, _result, _window):
        wrong = look(rec)
        if wrong:
            return wrong
    return None


def _phase(rec: Any) -> int:
    """What the match waits for, the throw of the champion die aside."""
    return int(rec.after if rec.phase == n.CHAMPION_THROW else rec.phase)


def _time(rec: Any) -> Wrong:
    length = CLOCK_THROWS if rec.clock else rec.length
    playing = rec.phase not in _ENDLESS
    if rec.throws > length or (playing and rec.throws == length and not rec.up):
        return "throws", "impossible-throws"
    if playing and rec.up and not rec.clock and rec.throws < length:
        return "up", "impossible-up"
    if rec.extra and not rec.up:
        return "extra", "impossible-extra"
    if rec.extra >= EXTRA_THROWS and _throw_counts(rec):
        return "extra", "impossible-extra"
    return None


def _throw_counts(rec: Any) -> bool:
    """Whether the attacker's next throw is one that the half counts; a penalty is not."""
    if rec.phase in (n.CHOOSE, n.TOSS):
        return True
    return _phase(rec) in (n.WINDOW, n.THROW) and rec.die != n.PENALTY


def _champion(rec: Any) -> Wrong:
    throwing = rec.phase == n.CHAMPION_THROW
    if throwing != (rec.after != 0) or (throwing and rec.after not in _AFTER):
        return "after", "impossible-after"
    if throwing and (rec.holder == NOBODY or rec.champion != UNTHROWN):
        return "champion", "impossible-champion"
    unthrown = rec.holder != NOBODY and rec.champion == UNTHROWN
    if unthrown and not throwing and rec.phase not in _ENDLESS:
        return "champion", "impossible-champion"
    if rec.phase == n.TOSS and rec.holder != NOBODY:
        return "champion", "impossible-champion"
    if rec.plays > CHAMPION_PLAYS and rec.shot != n.NO_SHOT:
        return "plays", "impossible-plays"
    return None


def _throw(rec: Any) -> Wrong:
    phase = _phase(rec)
    if phase not in _THROWS:
        for key in ("die", "turned", "long"):
            if getattr(rec, key):
                return key, "impossible-no-throw"
    elif rec.die > n.SHOT and rec.die != n.PENALTY:
        return "die", "impossible-die"
    elif rec.die == n.PENALTY and (phase == n.SIDE or rec.ball != PENALTY_SPOT):
        return "ball", "impossible-penalty"
    elif rec.die > _ARROWS_LAST and (rec.turned or rec.long):
        return "die", "impossible-die"
    if rec.turned and not may_turn(rec.ball):
        return "turned", "impossible-turned"
    if rec.long and rec.ball not in GOAL_KICK + KEEPERS_THROW:
        return "long", "impossible-long"
    if phase != n.SIDE:
        return ("face", "impossible-face") if rec.face else None
    if rec.die > _ARROWS_LAST or _end(rec, 0) == _end(rec, 1):
        return "face", "impossible-face"
    return None


def _end(rec: Any, way: int) -> int:
    return flight_of(rec, way, rec.face).end


def _restart(rec: Any) -> Wrong:
    if rec.direct and (rec.restart != n.FREE_KICK or rec.ball not in CHAMPION_KICKS):
        return "direct", "impossible-direct"
    if _phase(rec) in (n.VAR, n.VAR_CHAMPION) and rec.ball not in AREA:
        return "ball", "impossible-place"
    if _phase(rec) not in (n.CHOOSE, n.WINDOW, n.THROW, n.TOSS):
        return ("restart", "impossible-restart") if rec.restart else None
    if rec.restart != n.OPEN and rec.allowed != n.ANY:
        return "dice", "impossible-dice"
    if _phase(rec) in (n.CHOOSE, n.TOSS) and rec.ball != _PLACES.get(rec.restart, rec.ball):
        return "ball", "impossible-place"
    if rec.phase == n.TOSS and rec.restart != n.KICK_OFF:
        return "restart", "impossible-restart"
    return None


def _shot(rec: Any) -> Wrong:
    phase = _phase(rec)
    if phase == n.CHALLENGE:
        # Only a shot from outside that came back from the post is still of interest.
        post = rec.shot == n.OUTSIDE and rec.ball == POST_REBOUND
        return None if post or rec.shot == n.NO_SHOT else ("shot", "impossible-shot")
    if (phase in _SHOTS) != (rec.shot != n.NO_SHOT):
        return "shot", "impossible-shot"
    if phase in (n.INTERCEPT, n.BLUE_SHOT) and rec.shot != n.OUTSIDE:
        return "shot", "impossible-shot"
    if rec.shot == n.OFF_BAR and phase != n.KEEPER:
        return "shot", "impossible-shot"
    if rec.shot == n.OFF_BAR or phase == n.BAR:
        return None if rec.ball == GOAL_MOUTH else ("ball", "impossible-place")
    if phase in _SHOTS and rec.ball not in _SHOT_SQUARES:
        return "ball", "impossible-place"
    return None


def _shootout(rec: Any) -> Wrong:
    kicked = rec.kicks[0] or rec.kicks[1] or rec.scored[0] or rec.scored[1]
    if kicked and rec.phase not in _ENDLESS:
        return "kicks", "impossible-kicks"
    if any(rec.scored[side] > rec.kicks[side] for side in (0, 1)):
        return "shootout", "impossible-kicks"
    if rec.phase in (n.SHOOTOUT, n.LOTS) and not _tied_tournament(rec):
        return "phase", "impossible-kicks"
    if rec.phase == n.SHOOTOUT and not _kicks_by_turns(rec):
        return "kicks", "impossible-turns"
    if rec.phase == n.LOTS and not _kicked_out(rec):
        return "kicks", "impossible-lots"
    return None


def _tied_tournament(rec: Any) -> bool:
    return bool(rec.tournament) and rec.score[0] == rec.score[1]


def _kicks_by_turns(rec: Any) -> bool:
    """SG-12.2, 12.4, 12.5: the side that kicked off is first, and each has 30 kicks at most."""
    done, behind = rec.kicks[rec.kicked_off], rec.kicks[1 - rec.kicked_off]
    if rec.attack == rec.kicked_off:
        return bool(done == behind < SHOOTOUT_LIMIT)
    return bool(done == behind + 1)


def _kicked_out(rec: Any) -> bool:
    """SG-12.5: 30 kicks each, and still equal."""
    return all(kicks == SHOOTOUT_LIMIT for kicks in rec.kicks) and rec.scored[0] == rec.scored[1]


def _result(rec: Any) -> Wrong:
    if (rec.phase == n.OVER_PHASE) != (rec.reason != 0):
        return "result", "impossible-result"
    if rec.phase == n.OVER_PHASE and not _won(rec):
        return "result", "impossible-winner"
    return None


def _won(rec: Any) -> bool:
    """SG-11.6, 12.2, 12.5: whether the winner told is the one that the goals and kicks make."""
    from debut.games.supergoal.rules.flow import leader

    if rec.reason == n.FULL_TIME:
        kicked = any(rec.kicks)
        return bool(rec.winner == leader(rec.score)) and not (kicked or _tied_tournament(rec))
    if rec.winner == NO_WINNER or not _tied_tournament(rec):
        return False
    return (
        bool(rec.winner == leader(rec.scored)) if rec.reason == n.BY_SHOOTOUT else _kicked_out(rec)
    )


def _window(rec: Any) -> Wrong:
    """A window is open only to a side that has something to play in it."""
    from debut.games.supergoal.rules.champion import defender_may_play

    if rec.phase in (n.WINDOW, n.MOUTH, n.UNSTOPPABLE) and not defender_may_play(rec):
        return "phase", "impossible-window"
    return None
