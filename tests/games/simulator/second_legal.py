"""What may be done in each phase of Simulator Soccer, from the rule page; to check the engine's.

An action is told as a tuple: what, and then shirt, cell or number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tests.games.simulator.second import (
    Pawn,
    Position,
    count,
    crossing_cells,
    skills,
)
from tests.games.simulator.second_ground import (
    AREA,
    BEHIND,
    CELLS,
    FAR_FROM_BALL,
    GOAL_AREA,
    NEIGHBOURS,
    SHOOTING,
    back,
    distance,
    front,
    is_on_pitch,
    nearest,
    other,
    spot,
    squared,
    zone,
)

Action = tuple[str | int, ...]
END: Action = ("end",)
FORMATIONS = 4


def moves(pawn: Pawn, cells: Iterable[str]) -> set[Action]:
    return {("move", pawn.shirt, cell) for cell in cells}


def free_for(position: Position, side: str) -> set[str]:
    """S-7.1.2: cells without a pawn of the side."""
    return set(CELLS) - {pawn.cell for pawn in position.on(side)}


def within_reach(position: Position, pawn: Pawn, far: int) -> set[str]:
    return {c for c in free_for(position, pawn.side) if distance(pawn.cell, c) <= far}


# Phases 2 and 3 (chapter 7)


def too_many(position: Position, pawn: Pawn) -> bool:
    """S-8.10.1: he stands in a wall that is not down to one yet."""
    in_wall = bool(position.wall) and pawn.cell == position.wall
    return in_wall and len(position.inside(pawn.cell, pawn.side)) > 1


def must_still_leave(position: Position, found: set[Action], side: str) -> bool:
    movers = {action[1] for action in found if action[0] == "move"}
    return any(too_many(position, p) and p.shirt in movers for p in position.on(side))


def attack(position: Position) -> set[Action]:
    holder = position.holder
    found: set[Action] = set()
    for pawn in position.on(position.side):
        if pawn.moved:
            continue
        cells = within_reach(position, pawn, position.reach)
        if pawn is holder:
            carries = position.hands and position.restart == "none"
            cells = cells & AREA[pawn.side] if carries else set()
        found |= moves(pawn, cells)
    assert holder
    in_play = position.restart == "none" and not position.hands
    if in_play and position.shots == 0 and torpedo(position, holder):
        found.add(("shot",))
    return found if must_still_leave(position, found, position.side) else found | {END}


def torpedo(position: Position, pawn: Pawn) -> bool:
    """S-6.17.1."""
    return position.masters(pawn, "torpedo") and pawn.cell in SHOOTING[pawn.side]


def defence(position: Position) -> set[Action]:
    side = other(position.side)
    assert position.holder
    home = position.holder.cell
    quick = position.farthest == 0
    closed = position.begun or position.hands or position.restart == "throw-in"
    found: set[Action] = set()
    for pawn in position.on(side):
        cells = within_reach(position, pawn, limit(position, pawn))
        found |= moves(pawn, cells - {home} if closed else cells)
    if quick and "quick" in position.pro:
        found |= climbs(position, side, home) | synchro(position, side, home)
    there = [p for p in position.inside(home, side) if not p.down and not p.moved]
    if there and not closed:
        found.add(("tackle",))
    return found if must_still_leave(position, found, side) else found | {END}


def limit(position: Position, pawn: Pawn) -> int:
    """S-7.3 and below: how far a defender may go."""
    if pawn.moved or pawn.down:
        return 0
    if position.farthest:
        return min(position.farthest, 6)
    if too_many(position, pawn):
        return 1
    answers = {1: position.answered & 1, 2: position.answered & 2, 4: position.answered & 4}
    if pawn.is_keeper:
        return 0 if answers[2] else 1
    return 0 if answers[1] or answers[4] else 1


def climbs(position: Position, side: str, home: str) -> set[Action]:
    """S-6.20.1."""
    found: set[Action] = set()
    for pawn in position.on(side):
        if pawn.is_keeper or not limit(position, pawn) or too_many(position, pawn):
            continue
        for mate in position.on(side):
            near = mate is not pawn and mate.cell in NEIGHBOURS[pawn.cell]
            fixed = mate.is_keeper or mate.down or mate.moved or too_many(position, mate)
            if near and not fixed and mate.cell != home and empty_beside(position, mate.cell):
                found.add(("move", pawn.shirt, mate.cell))
    return found


def empty_beside(position: Position, cell: str) -> set[str]:
    return set(NEIGHBOURS[cell]) - {pawn.cell for pawn in position.everybody()}


def climb_on(position: Position) -> set[Action]:
    climber = position.climber
    assert climber
    mate = next(m for m in position.inside(climber.cell, climber.side) if m is not climber)
    return moves(mate, empty_beside(position, mate.cell))


def synchro(position: Position, side: str, home: str) -> set[Action]:
    """S-6.20.2."""
    if position.answered & 1 or position.synchro >= 4:
        return set()
    able = [
        pawn
        for pawn in position.on(side)
        if not (pawn.moved or pawn.down or too_many(position, pawn) or pawn.cell == home)
    ]
    return set(shifts(position, able))


def shifts(position: Position, pawns: Iterable[Pawn]) -> Iterator[Action]:
    """S-7.7.1: the spots of his cell where a pawn has room."""
    for pawn in pawns:
        others = [p for p in position.everybody() if p is not pawn and p.cell == pawn.cell]
        for number in range(7):
            place = spot(pawn.cell, number)
            room = all(squared(place, p.place) >= 120**2 for p in others)
            if is_on_pitch(place) and room and squared(place, position.ball) >= 110**2:
                yield "spot", pawn.shirt, number


# Placing (S-2.2, S-8.6 to S-8.11)


def taker_cells(position: Position) -> frozenset[str]:
    return nearest(position.ball)


def keeps_away(position: Position, side: str, cell: str) -> bool:
    """S-8.8, S-8.11."""
    attacks = side == position.side
    far = squared(position.ball, CELLS[cell]) >= FAR_FROM_BALL**2
    if position.restart == "goal-kick":
        return attacks or cell not in AREA[other(side)]
    if position.restart == "throw-in":
        return True
    if position.restart == "penalty":
        return far and cell not in AREA[other(position.side)]
    return attacks or far


def may_wall(position: Position, side: str, cell: str) -> bool:
    """S-8.9, S-8.10."""
    return (
        position.restart == "free-kick"
        and side != position.side
        and cell not in GOAL_AREA[side]
        and all(zone(c, position.side) == "attack" for c in taker_cells(position))
        and position.wall in ("", cell)
        and len(position.inside(cell, side)) < 3
    )


def may_stand(position: Position, pawn: Pawn, cell: str) -> bool:
    if cell in {pawn.cell, *taker_cells(position)} or not keeps_away(position, pawn.side, cell):
        return False
    mates = [mate for mate in position.inside(cell, pawn.side) if mate is not pawn]
    return not mates or may_wall(position, pawn.side, cell)


def lineup(position: Position) -> set[Action]:
    """S-2.2: any eleven, exactly one keeper, one of the side that kicks off on the centre."""
    side = position.who
    on = position.on(side)
    if len(on) == 11:
        return {END}
    kept = any(pawn.can_keep for pawn in on)
    centred = side != position.side or any(pawn.cell == "e6" for pawn in on)
    last = len(on) == 10
    found: set[Action] = set() if on else {("formation", i) for i in range(FORMATIONS)}
    for pawn in position.team(side):
        if pawn.cell or (pawn.can_keep and kept) or (last and not kept and not pawn.can_keep):
            continue
        cells = set() if last and not centred else {
            cell for cell in CELLS if may_stand(position, pawn, cell)
        }  # fmt: skip
        found |= moves(pawn, cells if centred else cells | {"e6"})
    return found


def owes(position: Position, side: str) -> int:
    """S-8.15.1."""
    if position.half == 0:
        return 0
    due = 2 if 3 * position.steps >= position.length else 0
    due = 3 if 3 * position.steps >= 2 * position.length else due
    return max(0, due - position.subs[side])


def substitutes(position: Position, side: str) -> set[Action]:
    """S-8.15, S-8.15.3."""
    if position.subs[side] >= 5:
        return set()
    keeper = position.keeper(side)
    found: set[Action] = set()
    for off in position.on(side):
        for comes in position.team(side):
            if comes.cell or comes.gone or off is position.holder:
                continue
            if comes.can_keep and keeper not in (off, None):
                continue
            if not comes.can_keep and off is keeper:
                continue
            found.add(("sub", off.shirt, comes.shirt))
    return found


def placing(position: Position) -> set[Action]:
    side, phase = position.who, position.phase
    first, rest = phase == "place-first", phase == "place-rest"
    changes = set() if rest else substitutes(position, side)
    owed = bool(changes) and owes(position, side) > 0
    found: set[Action] = set(changes)
    if not rest and position.keeper(side) is None:
        found |= {("keeper", pawn.shirt) for pawn in position.on(side)}  # S-8.15.4
    if not owed:
        found |= {("formation", number) for number in range(FORMATIONS)}
    if first and position.holder is None:
        return found | {("taker", pawn.shirt) for pawn in position.on(side)}
    for pawn in position.on(side):
        if pawn.moved or pawn is position.holder:
            continue
        limited = first and not position.lineup
        if limited and (pawn.is_keeper or position.placed >= 7):
            continue
        cells = BEHIND[side] if rest else CELLS
        found |= moves(pawn, [c for c in cells if may_stand(position, pawn, c)])
    if not owed and (not rest or enough_behind(position, side)):
        found.add(END)
    return found


def enough_behind(position: Position, side: str) -> bool:
    """S-8.6.3: three of those not placed in the first step, less the missing men."""
    waiting = [p for p in position.on(side) if not p.is_keeper and p.moved != 1]
    behind = [p for p in waiting if p.cell in BEHIND[side]]
    return len(behind) >= 3 - (11 - len(position.on(side)))


def thrower(position: Position) -> set[Action]:
    found: set[Action] = {("taker", pawn.shirt) for pawn in position.on(position.side)}
    return found | ({("subs",)} if position.subs[position.side] < 5 else set())


# Phase 1


def announce(position: Position) -> set[Action]:
    """S-3.1."""
    pawn = position.holder
    assert pawn
    found: set[Action] = {("pass low",), ("pass high",)}
    if not position.direct:
        if position.crosses == 0 and pawn.cell in crossing_cells(position, pawn):
            found.add(("cross",))
        if position.shots == 0 and pawn.cell in SHOOTING[pawn.side]:
            found.add(("shot",))
    if position.restart in ("none", "free-kick"):
        for opponent in position.on(other(pawn.side)):
            if not opponent.lying and distance(opponent.cell, pawn.cell) <= 1:
                found.add(("dribble", opponent.shirt))
    return found


def who_goes(position: Position) -> set[Action]:
    return {("move", pawn.shirt, cell) for pawn, cell in count(position).goers}


def skill(position: Position) -> set[Action]:
    return {(name,) for name in skills(position)} | {("no skill",)}


def intercept(position: Position) -> set[Action]:
    """S-7.7, S-6.13."""
    found: set[Action] = {END}
    side = other(position.side)
    assert position.holder
    home = position.holder.cell
    for pawn in position.on(side):
        if pawn.is_keeper or pawn.moved or pawn.down:
            continue
        found |= set(shifts(position, [pawn]))
        cells = within_reach(position, pawn, position.ran) - {home}
        found |= {(lie, pawn.shirt, cell) for lie in ("lie x", "lie y") for cell in cells}
        if position.masters(pawn, "interception"):
            found |= moves(pawn, [c for c in cells if forward_only(pawn, c)])
    return found


def forward_only(pawn: Pawn, cell: str) -> bool:
    """Whether a shortest way there leads over cells in front alone."""
    reached = {pawn.cell}
    for _ in range(distance(pawn.cell, cell)):
        reached = {near for c in reached for near in NEIGHBOURS[c] - back(c, pawn.side)}
    return cell in reached


def keeper(position: Position) -> set[Action]:
    """S-5.6, S-5.7, S-5.7.1, S-6.17."""
    side = other(position.side)
    pawn, holder = position.keeper(side), position.holder
    assert holder
    assert pawn
    penalty = position.restart in ("penalty", "shoot-out")
    far_shot = position.deed == "shot" and holder.cell not in AREA[side]
    if not position.named[side] and (penalty or (far_shot and pawn.cell in GOAL_AREA[side])):
        return {("rod", number) for number in range(5)}
    nailed = position.masters(holder, "torpedo") and holder.cell in AREA[side]
    found: set[Action] = set()
    for cell in {pawn.cell} if penalty else placed_in(position, pawn, holder):
        found |= {("lie x", pawn.shirt, cell), ("lie y", pawn.shirt, cell)}
        if distance(pawn.cell, cell) <= 1 and (not nailed or cell in GOAL_AREA[side]):
            found.add(("move", pawn.shirt, cell))
    if comes_out(position, pawn, holder):
        found.add(("move", pawn.shirt, holder.cell))
    return found


def placed_in(position: Position, pawn: Pawn, holder: Pawn) -> set[str]:
    """His own cell, and those within two cells that are neither a mate's nor the ball's."""
    return {pawn.cell} | (within_reach(position, pawn, 2) - {holder.cell})


def comes_out(position: Position, pawn: Pawn, holder: Pawn) -> bool:
    """S-5.7.1: in two cells at most, with the last step from one of the three in front."""
    taken = any(mate is not pawn for mate in position.inside(holder.cell, pawn.side))
    busy = position.deed == "head-shot" or position.restart != "none"
    if pawn.cell == holder.cell or taken or busy:
        return False
    doors = front(holder.cell, holder.side)
    return any(distance(pawn.cell, door) <= 1 for door in doors)


LEGAL: dict[str, Callable[[Position], set[Action]]] = {
    "lineup": lineup,
    "place-first": placing,
    "place-all": placing,
    "place-rest": placing,
    "thrower": thrower,
    "announce": announce,
    "intercept": intercept,
    "keeper": keeper,
    "kind": lambda _: {("low",), ("high",)},
    "count": who_goes,
    "skill": skill,
    "attack": attack,
    "defence": defence,
    "climb": climb_on,
    "tackle": lambda _: {("tackle",), ("no tackle",)},
}
