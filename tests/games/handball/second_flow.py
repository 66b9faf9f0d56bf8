"""What follows an action or a throw of Handball et dé, the second time: see ``second``."""

from __future__ import annotations

from dataclasses import replace

from tests.games.handball.second import (
    KEEPER,
    NOBODY,
    NUMBERS,
    Position,
    beside_ball,
    cells_for,
    distance,
    formation,
    half_of_step,
    in_four_steps,
    may_be_placed,
    on_duty,
    other,
    placer,
    stands_well,
    throws,
    too_many_beside,
    walks,
)

MOST_BY_CLOCK = 500  # H-1.2.3


def after(position: Position, action: str) -> Position:
    """The position that follows; the one given stays as it is."""
    p = replace(position)
    p.men = {side: list(position.men[side]) for side in "AB"}
    for name in ("moved", "plan", "held", "score"):
        setattr(p, name, dict(getattr(position, name)))
    match p.phase:
        case "lot":
            p.first = action  # H-4.1
            begin_restart(p, "engage", action)
        case "taker":
            put_taker(p, *action.split("@"))
        case "place":
            placed(p, action)
        case "walk":
            walked(p, action)
        case "choose":
            if action == "throw":
                p.phase = "ball-throw"
            else:
                end_turn(p)
        case "ball":
            thrown(p, action.removeprefix(">"), throws(p, (p.die,))[p.die][action])
        case _:
            die_shows(p, int(action))
    return p


def die_shows(p: Position, die: int) -> None:
    if p.phase == "walk-throw":
        p.die, p.phase = die, "walk"
        if not walks(p, (die,))[die]:
            if on_duty(p):
                turn_over(p, "free")  # H-2.4.3
            else:
                begin_restart(p, "seven", p.side)  # H-2.3.1
    elif p.phase == "ball-throw":
        p.die, p.phase = die, "ball"
        if not throws(p, (die,))[die]:
            turn_over(p, "free")  # H-3.3
    elif p.phase == "save":
        if die < p.distance:
            saved(p)  # H-4.2.3
        else:
            goal(p)
    elif p.phase == "intercept":
        if die <= 2:
            saved(p)  # H-3.2.7.2
        else:
            comes_down(p, p.target)
    elif die >= 3:  # H-4.4.2.2
        goal(p)
    else:
        away = 1 if p.home(p.side) == "left" else -1
        p.ball = f"{chr(ord(p.ball[0]) + away * die)}{p.ball[1]}"
        turn_over(p, "keeper")  # H-4.4.2.3


# Turns and time.
def begin_turn(p: Position, side: str, phase: str) -> None:
    p.side, p.phase, p.die = side, phase, 0
    if p.passive:  # H-3.4
        p.held[side] = p.held[side] + 1 if p.holds(side) else 0
        if p.holds(side):
            p.held[other(side)] = 0


def end_turn(p: Position) -> None:
    """A turn is over without goal, save or another fault."""
    passive = p.passive and p.held[p.side] >= p.passive and not p.holds(other(p.side))
    turn_over(p, "free" if passive else "none")


def turn_over(p: Position, restart: str) -> None:
    """H-1.2, 1.2.2, 1.2.3: time goes on; the others have the next turn, perhaps to restart."""
    p.turns += 1
    p.die, p.distance, p.target = 0, 0, "none"
    most = MOST_BY_CLOCK if p.clock == "real" else p.actions
    if p.turns == 2 * most or p.whistle:
        period_over(p)
    elif restart == "none":
        begin_turn(p, other(p.side), "walk-throw")
    else:
        begin_restart(p, restart, other(p.side))


def period_over(p: Position) -> None:
    p.whistle = False
    if p.period == 1:  # H-1.2.1
        p.period, p.turns = 2, 0
        p.men = {side: [NOBODY] * len(NUMBERS) for side in "AB"}
        p.ball = "none"
        p.held = {"A": 0, "B": 0}
        begin_restart(p, "engage", other(p.first))
        return
    lead = p.score["A"] - p.score["B"]  # H-1.1
    winner = "draw" if lead == 0 else "A" if lead > 0 else "B"
    p.phase, p.side, p.result = "over", "A", f"{winner}:full-time"


# Walking and throwing.
def walked(p: Position, action: str) -> None:
    possession = p.holds(p.side)
    if action != "stand":
        start, end = action.split("-")
        p.men[p.side][p.men[p.side].index(start)] = end
        if p.ball == start:
            p.ball = end  # H-2.2.1
    p.die = 0
    if possession:
        p.phase = "ball-throw"  # H-1.4.2.1
    elif p.holds(p.side):
        p.phase = "choose"  # H-2.2.5, 1.4.2.2
        p.held[other(p.side)] = 0
    else:
        end_turn(p)


def thrown(p: Position, end: str, what: str) -> None:
    if end == "goal":
        p.held[p.side] = 0
        if p.at_home(other(p.side)):
            p.distance, p.phase = int(what), "save"
        else:
            goal(p)  # H-4.2.3.1
    elif what == "own area":
        p.ball = end
        turn_over(p, "free")  # H-3.2.7.3
    elif what == "other area":
        p.ball = end
        turn_over(p, "keeper")  # H-3.2.7.4
    elif what == "through":
        p.target, p.phase = end, "intercept"
    else:
        comes_down(p, end)


def comes_down(p: Position, cell: str) -> None:
    p.ball = cell
    if p.holds(other(p.side)):
        p.held[p.side] = 0  # H-3.4.1
    end_turn(p)


def goal(p: Position) -> None:
    p.score[p.side] += 1
    p.ball = "none"
    p.held[p.side] = 0
    turn_over(p, "goal")


def saved(p: Position) -> None:
    p.ball = p.cell(other(p.side), KEEPER)
    turn_over(p, "keeper")


# Restarts.
def begin_restart(p: Position, kind: str, taking: str) -> None:
    p.restart, p.taking, p.side, p.phase, p.die = kind, taking, taking, "taker", 0
    p.held[other(taking)] = 0


def put_taker(p: Position, number: str, spot: str) -> None:
    for side in "AB":  # H-4.7.4
        p.men[side] = [NOBODY if cell == spot else cell for cell in p.men[side]]
    p.men[p.taking][int(number) - 1] = spot
    p.ball, p.taker = spot, int(number)
    p.placed = frozenset({f"{p.taking}{number}"})
    p.step = -1
    next_step(p)


def placed(p: Position, action: str) -> None:
    if "@" in action:
        number, cell = action.split("@")
        put(p, p.side, int(number), cell)
        if p.restart == "keeper":
            p.moved[p.side] += 1
        if may_be_placed(p, p.side):
            return
    elif action == "stay":
        p.stays |= {p.side}
    elif action != "next":
        p.plan[p.side] = action
        take_formation(p, p.side)
    next_step(p)


def put(p: Position, side: str, number: int, cell: str) -> None:
    p.men[side][number - 1] = cell
    p.placed |= {f"{side}{number}"}


def take_formation(p: Position, side: str) -> None:
    """H-4.7.6, 4.7.7: the pawns whose cells lie where this step places go there, in the last step
    whoever must too, each as near as may be."""
    wanted = formation(p.plan[side], p.court, p.home(side))
    crowd = beside_ball(p, side) if too_many_beside(p, side) else frozenset()
    going = [
        number
        for number in may_be_placed(p, side)
        if wanted[number - 1] in half_of_step(p, side)
        or (p.step >= 2 and not stands_well(p, side, number))
        or (p.step >= 2 and p.cell(side, number) in crowd)
    ]
    for number in going:
        p.men[side][number - 1] = NOBODY
    for number in going:
        put(p, side, number, nearest(p, side, number, wanted[number - 1]))


def nearest(p: Position, side: str, number: int, wanted: str) -> str:
    """Of equally near cells the first, row by row from ``a1``."""
    return min(
        cells_for(p, side, number),
        key=lambda cell: (distance(cell, wanted), cell[1], cell[0]),
    )


def next_step(p: Position) -> None:
    """H-4.7.1: whoever still has something to place does it, then the restart is played."""
    last = 3 if in_four_steps(p) else 1
    while p.step < last:
        p.step += 1
        side = placer(p, p.step)
        if side in p.stays or not may_be_placed(p, side):
            continue
        if p.plan[side] != "none":
            take_formation(p, side)
            continue
        p.side, p.phase = side, "place"
        return
    play_restart(p)


def play_restart(p: Position) -> None:
    kind, taking = p.restart, p.taking
    p.restart, p.taking, p.taker, p.step = "none", "A", 0, 0
    p.placed = p.stays = frozenset()
    p.moved, p.plan = {"A": 0, "B": 0}, {"A": "none", "B": "none"}
    if kind == "seven":
        p.side, p.phase = taking, "seven"
    else:  # H-4.1.2, 4.6.3: only the ball is thrown; H-4.3.2, 4.5.2.5: somebody walks first
        begin_turn(p, taking, "ball-throw" if kind in ("goal", "engage") else "walk-throw")
