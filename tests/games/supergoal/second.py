"""Super Goal! a second time, slowly and straight from the rule page, to check the compiled rules.

Nothing here comes from the package: a position is read from its text, an action from its notation.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tests.games.supergoal.second_position import (
    ANSWERS,
    COLUMNS,
    DICE,
    DIE_OF_PHASE,
    PLACES,
    Position,
    Square,
    in_area,
    other,
    other_view,
    shot_square,
    square,
)


# 3. Choosing a throw.
def legal(p: Position) -> set[str]:
    """The actions allowed, in notation; where a die is thrown, the faces that can come up."""
    if p.phase == "over":
        return set()
    if p.phase == "side":
        return set(ways(p))
    if p.phase == "choose":
        words = arrow_throws(p) | ({"shot"} if may_shoot(p) else set())
        return words | ({"champion"} if attacker_may_play(p) else set())
    if p.phase in ANSWERS:
        return ANSWERS[p.phase] | ({"champion"} if defender_may_play(p) else set())
    return set(odds(p))


def odds(p: Position) -> dict[str, Fraction]:
    """SG-2.3: each face with its share of the sides of the die."""
    faces = DICE[DIE_OF_PHASE.get(p.phase, p.die)]
    return {face: Fraction(sides, sum(faces.values())) for face, sides in faces.items()}


def arrow_throws(p: Position) -> set[str]:
    """SG-3.2 to 3.6, 8.1 to 8.4: the arrow dice, and how each may be declared."""
    allowed = {"any": ("control", "pass", "launch"), "not-control": ("pass", "launch")}
    words = set()
    for die in allowed.get(p.dice, ("control",)):
        if p.restart == "goal-kick":
            words |= {f"b1 {die}", f"d1 {die}", f"b1 {die} long", f"d1 {die} long"}
        elif p.restart == "keeper":
            words |= {f"c1 {die}", f"c2 {die}", f"c1 {die} long", f"c2 {die} long"}
        elif p.restart == "corner":
            words |= {f"a11 {die}", f"e11 {die}"}
        elif p.ball[0] in "ae" and p.ball[1] >= 9:
            words |= {die, f"{die} turned"}
        else:
            words |= {die}
    return words


def may_shoot(p: Position) -> bool:
    """SG-3.1, 3.3, 3.4, 9.3; a free kick in the area is always one of SG-10.7."""
    if p.restart == "free-kick":
        return p.ball[1] in (8, 9) or in_area(p.ball) or p.direct
    return p.restart == "open" and p.dice != "control-only" and shot_square(p.ball)


def declare(p: Position, words: str) -> None:
    """The attacker says what he throws, and from where; the defender may step in (SG-10.7)."""
    for word in words.split():
        if word in ("turned", "long"):
            setattr(p, word, True)
        elif word in DICE:
            p.die = word
        else:
            p.ball = square(word)
    if p.restart == "corner":
        p.turned = True  # SG-8.4
    p.phase = "window"


# 4. Where the ball goes.
def landing(p: Position, side: int) -> str:
    """SG-4.1, 4.4 to 4.6: a square, ``out`` and the last square, or the line crossed.

    Side is -1 or 1: left or right, or down and up where the arrow is turned (SG-3.6).
    """
    steps = int(p.face[1]) * (2 if p.long else 1)  # SG-8.3
    forward = {"F": 1, "D": 1, "L": 0, "B": -1}[p.face[0]]
    across = side if p.face[0] in "DL" else 0
    column, line = COLUMNS.index(p.ball[0]), p.ball[1]
    towards_middle = 1 if column == 0 else -1
    last = p.ball
    for _ in range(steps):
        column += forward * towards_middle if p.turned else across
        line += across if p.turned else forward
        if line > 11:
            return "goal line"
        if column not in range(5):
            return f"out {last[0]}{last[1]}"
        if line < 1:
            return "own goal" if COLUMNS[column] == "c" else "own line"
        last = COLUMNS[column], line
    return f"{last[0]}{last[1]}"


def ways(p: Position) -> dict[str, str]:
    """SG-4.1: the words for the ways an arrow can go, and where each lands."""
    lines = ("goal line", "own goal", "own line")
    return {"out" if end in lines else end: end for end in (landing(p, -1), landing(p, 1))}


def throw_arrow(p: Position, face: str) -> None:
    p.face, p.restart, p.direct = face, "open", False
    p.dice = "not-control" if p.die == "control" else "any"  # SG-3.2, 3.7
    p.phase = "side"
    if len(ways(p)) == 1:
        land(p, landing(p, 1))


def land(p: Position, end: str) -> None:
    """SG-4.2 to 4.7: the ball has come down, on the field or off it."""
    mark = p.face[2:]
    lay_down(p)
    if end == "goal line":
        restart(p, "goal-kick", p.defence)
    elif end == "own goal":
        goal(p, p.defence)
    elif end == "own line":
        restart(p, "corner", p.defence)
    elif end.startswith("out"):
        p.ball = other_view(square(end.split()[1]))
        restart(p, "throw-in", p.defence)
    else:
        p.ball = square(end)
        p.phase = "challenge" if mark == "?" else "choose"
        if mark == "X":
            win_ball(p)


# Who has the ball.
def lay_down(p: Position) -> None:
    """No throw, no restart and no shot is under way any more."""
    p.restart, p.direct, p.shot = "open", False, "none"
    p.die, p.face, p.turned, p.long = "control", "none", False, False


def win_ball(p: Position) -> None:
    """SG-3.3, 4.2, 5.2: the defender has the ball where it lies and must control it first."""
    lay_down(p)
    p.attack, p.ball, p.dice = p.defence, other_view(p.ball), "control-only"
    stop(p)


def keep_ball(p: Position, place: Square) -> None:
    """SG-3.5, 3.7: the attacker goes on from here with any die."""
    lay_down(p)
    p.ball, p.dice, p.phase = place, "any", "choose"


# 5. The blue die.
def throw_blue(p: Position, face: str) -> None:
    if face != "foul":
        p.fouls[p.defence] = 0  # SG-9.5
    if face == "steal":
        win_ball(p)  # SG-5.2
    elif face == "own-goal" and p.ball in (("c", 10), ("c", 11)):
        goal(p, p.attack)  # SG-5.4
    elif face == "clear":
        clear(p)
    elif face == "foul":
        foul(p)
    elif p.phase == "blue-shot":
        p.phase = "mouth"  # SG-5.3
    else:
        keep_ball(p, p.ball)


def clear(p: Position) -> None:
    """SG-5.5 to 5.7; a clearance ends extra play at once (SG-11.3)."""
    column, line = p.ball
    if line > 3:
        keep_ball(p, (column, line - 3))
        stop(p)
    elif column == "c":
        keep_ball(p, ("c", 1))
        p.phase = "own-keeper"
        if p.up:
            half_over(p)
    else:
        restart(p, "goal-kick", p.attack)


def throw_own_keeper(p: Position, face: str) -> None:
    """SG-5.6."""
    if face == "not-saved":
        goal(p, p.defence)
    else:
        restart(p, "keeper", p.attack)


# 6. Shots.
def shoot(p: Position, phase: str, met: Square = ("c", 11)) -> None:
    """SG-6.1, 6.3, 10.10: the ball goes to the goal mouth, or where the blue die meets it."""
    shot = "inside" if in_area(p.ball) else "outside"
    keep_ball(p, ("c", 10) if p.ball == ("c", 9) else met)
    p.shot, p.phase = shot, phase


def throw_shot(p: Position, face: str) -> None:
    if p.restart == "free-kick" and p.ball[1] == 8:
        throw_far_free_kick(p, face)
    else:
        throw_any_shot(p, face, close=in_area(p.ball) or p.restart == "free-kick")


def throw_far_free_kick(p: Position, face: str) -> None:
    """SG-9.3, 10.10: from line 8 the ball is met on c10."""
    if face in ("target", "unstoppable"):
        shoot(p, {"target": "intercept", "unstoppable": "mouth"}[face], met=("c", 10))
    else:
        throw_any_shot(p, face, close=False)


def throw_any_shot(p: Position, face: str, close: bool) -> None:
    """SG-6; any other free kick goes past the wall, as from line 9 (SG-9.3, 10.6, 10.7)."""
    if face == "target":
        shoot(p, "mouth" if close else "intercept")
    elif face == "unstoppable":
        shoot(p, "unstoppable" if close else "mouth")
    elif face == "bar":
        shoot(p, "bar")
        p.ball = ("c", 11)  # SG-6.6
    elif face == "post":
        shoot(p, "challenge")
        p.ball = ("c", 10)  # SG-6.5
        if p.shot == "inside":
            p.shot = "none"  # nobody can recover it (SG-10.8)
    else:
        restart(p, "goal-kick", p.defence)  # SG-6.7


# 7. The keeper die.
def throw_keeper(p: Position, face: str) -> None:
    if face == "saved":
        restart(p, "keeper", p.defence)  # SG-7.1
    elif face == "not-saved":
        goal(p, p.attack)  # SG-7.2, whatever it is called
    elif face == "parried":
        keep_ball(p, ("c", 9))  # SG-7.3
        stop(p)
    else:
        restart(p, "corner", p.attack)  # SG-7.4


# 8. Restarts.
def restart(p: Position, kind: str, side: str) -> None:
    """SG-3.4: any arrow die. The ball has been out, in goal or with the defence."""
    keep_ball(p, PLACES.get(kind, p.ball))
    p.attack, p.restart = side, kind
    stop(p)


def goal(p: Position, scorer: str) -> None:
    """SG-8.6."""
    p.score[scorer] += 1
    restart(p, "kick-off", other(scorer))


# 9. Fouls.
def foul(p: Position) -> None:
    """SG-5.8: the defender has thrown a foul on the blue die."""
    if in_area(p.ball) and p.var:
        lay_down(p)
        p.phase = "var"  # SG-9.6
    else:
        count_foul(p)
        award(p)


def award(p: Position) -> None:
    """What the attacker gets for a foul."""
    if in_area(p.ball):
        keep_ball(p, ("c", 10))  # SG-9.1, 9.7
        p.die, p.phase = "penalty", "window"  # SG-10.11
    else:
        keep_ball(p, p.ball)
        p.restart = "free-kick"  # SG-9.2


def count_foul(p: Position) -> None:
    """SG-9.5: the second running is a sending-off, which costs the champion die."""
    sent_off = p.fouls[p.defence] == 1
    p.fouls[p.defence] = 0 if sent_off else 1
    if sent_off and p.holder == p.defence:
        p.holder, p.champion = p.attack, "unthrown"


def throw_var(p: Position, face: str) -> None:
    """SG-9.6: the penalty stands unless a question mark comes up."""
    if face.endswith("?"):
        if p.phase == "var":
            p.fouls[p.defence] = 0
        keep_ball(p, p.ball)
        return
    if p.phase == "var":
        count_foul(p)
    award(p)


def throw_penalty(p: Position, face: str) -> None:
    """SG-9.4."""
    if face == "scored":
        goal(p, p.attack)
    elif face == "off":
        restart(p, "goal-kick", p.defence)
    elif face == "corner":
        restart(p, "corner", p.attack)
    else:
        keep_ball(p, ("c", 10))
        stop(p)


# 10. The champion die.
def attacker_may_play(p: Position) -> bool:
    """SG-2.4, 10.2 to 10.6. At a corner the ball lies on a corner square."""
    if p.holder != p.attack or p.plays >= 9:
        return False
    return {
        "long-shot": p.ball[1] >= 6 and p.ball not in (("a", 11), ("e", 11)),
        "decisive-pass": p.ball[1] >= 4,
        "unstoppable": shot_square(p.ball),
        "foul": True,
    }.get(p.champion, False)


def defender_may_play(p: Position) -> bool:
    """SG-2.4, 10.7 to 10.9, 10.11."""
    if p.holder != p.defence:
        return False
    window = p.phase == "window" and p.plays < 9  # an answer to a shot never comes too late
    return {
        "foul": window,
        "recovery": window or (p.phase in ANSWERS and p.shot == "outside"),
        "save": p.phase in ("bar", "mouth", "unstoppable"),
    }.get(p.champion, False)


def play_champion(p: Position) -> None:
    face, by = p.champion, p.holder
    p.plays += 1
    p.holder, p.champion = other(by), "unthrown"  # SG-10.1
    if face == "long-shot":
        shoot(p, "mouth")  # SG-10.3
    elif face == "decisive-pass":
        keep_ball(p, ("c", 10))  # SG-10.4
    elif face == "unstoppable":
        shoot(p, "unstoppable")  # SG-10.5
    elif face == "save":
        restart(p, "keeper", p.defence)  # SG-10.9
    elif face == "recovery":
        win_ball(p)  # SG-10.8
    elif by == p.defence:
        p.ball = other_view(p.ball)
        restart(p, "free-kick", p.defence)  # SG-10.7
    elif in_area(p.ball) and p.var:
        lay_down(p)
        p.phase = "var-champion"  # SG-9.6
    else:
        award(p)  # SG-10.6
        p.direct = p.restart == "free-kick" and p.ball in (("a", 10), ("e", 10))


# 11. Time.
def count_throw(p: Position) -> None:
    """SG-2.4, 11.1, 11.2, 11.4: a throw of the attacker."""
    p.plays = 0
    if p.die == "penalty":
        return
    if p.up:
        p.extra += 1
    else:
        p.throws += 1
        p.up = p.throws == (200 if p.clock == "real" else p.length)


def whistle(position: Position) -> Position | None:
    """SG-11.2: time is up by the clock, where one is running."""
    if position.phase in ("toss", "shootout", "lots", "over"):
        return None
    return replace(position, up=True) if position.clock == "real" and not position.up else None


def stop(p: Position) -> None:
    """SG-11.3: the ball was touched, out or in goal, which ends a half when time is up."""
    p.phase = "choose"
    if p.up:
        half_over(p)


def half_over(p: Position) -> None:
    if p.half == 1:
        p.half, p.throws, p.extra, p.up = 2, 0, 0, False
        restart(p, "kick-off", other(p.kick_off))  # SG-11.5
    elif p.score["A"] == p.score["B"] and p.tournament:
        keep_ball(p, ("c", 10))
        p.up, p.extra = False, 0
        p.phase, p.attack = "shootout", p.kick_off  # SG-12.2, 12.4
    else:  # SG-11.6
        lead = p.score["A"] - p.score["B"]
        finish(p, "A:full-time" if lead > 0 else "B:full-time" if lead < 0 else "draw:full-time")


def finish(p: Position, result: str) -> None:
    keep_ball(p, p.ball)
    p.phase, p.result = "over", result


# 12. Tournament.
def throw_shootout(p: Position, face: str) -> None:
    """SG-12.2, 12.3, 12.5."""
    p.kicks[p.attack] += 1
    p.shootout[p.attack] += face == "scored"
    for side in "AB":
        left = max(5, *p.kicks.values()) - p.kicks[other(side)]
        if p.shootout[side] > p.shootout[other(side)] + left:
            finish(p, f"{side}:shootout")
            return
    if p.kicks == {"A": 30, "B": 30}:
        p.phase = "lots"
    else:
        p.attack = p.defence


# One step.
def after(position: Position, action: str) -> Position:
    """The position that follows; the one given stays as it is."""
    pairs = {key: dict(getattr(position, key)) for key in ("fouls", "score", "kicks", "shootout")}
    p = replace(position, **pairs)
    if p.phase in ("choose", "side", *ANSWERS):
        decide(p, action)
    else:
        throw(p, action)
    to_throw = p.holder != "none" and p.champion == "unthrown"
    if to_throw and p.phase not in ("shootout", "lots", "over"):
        p.phase, p.after = "champion", p.phase  # SG-10.1
    pass_over(p)
    return p


def decide(p: Position, action: str) -> None:
    if action == "champion":
        play_champion(p)
    elif p.phase == "choose":
        declare(p, action)
    elif p.phase == "side":
        land(p, ways(p)[action])
    elif p.phase == "unstoppable":
        goal(p, p.attack)  # SG-6.2
    elif action == "keeper":
        p.shot = "bar" if p.phase == "bar" else p.shot  # SG-7.2
        p.phase = "keeper"
    elif action == "blue" and p.phase == "intercept":
        p.phase = "blue-shot"
    elif action == "blue":
        p.phase, p.shot = "blue", "none"
    else:  # let it be: SG-5.9, 6.3
        if p.phase == "challenge":
            p.shot = "none"
        p.phase = {"window": "throw", "challenge": "choose", "intercept": "mouth"}[p.phase]


def throw(p: Position, face: str) -> None:
    if p.phase == "toss":  # SG-2.1, 2.2
        p.holder, p.champion, p.phase = face, "unthrown", "choose"
        p.attack = p.kick_off = other(face)
    elif p.phase == "champion":  # SG-10.1: then play goes on
        p.champion, p.phase, p.after = face, p.after, "toss"
    elif p.phase == "lots":  # SG-12.5
        finish(p, f"{face}:lots")
    elif p.phase == "throw":
        count_throw(p)
        {"shot": throw_shot, "penalty": throw_penalty}.get(p.die, throw_arrow)(p, face)
    else:
        {
            "blue": throw_blue, "blue-shot": throw_blue, "keeper": throw_keeper,
            "own-keeper": throw_own_keeper, "var": throw_var, "var-champion": throw_var,
            "shootout": throw_shootout,
        }[p.phase](p, face)  # fmt: skip


def pass_over(p: Position) -> None:
    """A defender with nothing to play is not asked; extra play has its limit (SG-11.4)."""
    if p.phase == "window" and not defender_may_play(p):
        p.phase = "throw"
    if p.phase == "mouth" and not defender_may_play(p):
        p.phase = "keeper"
    if p.phase == "unstoppable" and not defender_may_play(p):
        goal(p, p.attack)
    if p.phase == "choose" and p.up and p.extra >= 25:
        half_over(p)
