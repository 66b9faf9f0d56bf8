"""Positions of Simulator Soccer drawn at random, as records: any pawns, anywhere, in a phase."""

from __future__ import annotations

import random
from typing import Any

from debut.games.simulator import board, names
from debut.games.simulator.fields import NOBODY, NOWHERE, PAWNS
from debut.games.simulator.fields import Record as Simulator
from debut.games.simulator.stickers import STICKERS

TEAM = board.TEAM
KEEPERS = [index for index, one in enumerate(STICKERS) if one.is_keeper]
OTHERS = [index for index, one in enumerate(STICKERS) if not one.is_keeper]
CELLS = list(board.ALL_CELLS)
INSIDE = 180  # so far from a cell's centre a pawn may be drawn, each way


def blank(dice: random.Random) -> Any:
    """Two teams of any stickers on the bench, nothing else."""
    s = Simulator()
    s.length = 33
    s.dexterity = names.EXACT
    s.holder = s.striker = s.target = s.climber = s.entered = s.failed = s.first = NOBODY
    s.hit = s.culprit = s.played = NOBODY
    s.origin = s.wall = NOWHERE
    for pawn in range(PAWNS):
        s.cell[pawn] = NOWHERE
        spare = pawn % TEAM in (0, 11)
        s.sticker[pawn] = dice.choice(KEEPERS if spare else OTHERS)
    for side in range(2):
        s.keeper[side] = NOBODY
    return s


def put(s: Any, dice: random.Random, pawn: int, cell: int, loose: bool = True) -> None:
    """A pawn in a cell, at its centre or anywhere around it."""
    x, y = board.centre(cell)
    s.cell[pawn] = cell
    off = loose and dice.random() < 0.3
    s.x[pawn] = x + dice.randint(-INSIDE, INSIDE) if off else x
    s.y[pawn] = y + dice.randint(-INSIDE, INSIDE) if off else y


def men(dice: random.Random) -> Any:
    """Both sides somewhere, often near each other, sometimes with one or two missing."""
    s = blank(dice)
    s.who = s.side = dice.randrange(2)
    middle = dice.choice(CELLS)
    around = sorted(CELLS, key=lambda c: dice.random() * 4000 + abs(board.centre(c)[0] - board.centre(middle)[0]))  # noqa: E501  # fmt: skip
    for side in range(2):
        count = board.ON_PITCH - dice.choice((0, 0, 0, 1, 2))
        cells = dice.sample(around[: dice.choice((16, 40, 103))], count)
        first = 0 if dice.random() < 0.95 else 1
        for index, cell in enumerate(cells, first):
            put(s, dice, side * TEAM + index, cell)
        s.keeper[side] = side * TEAM if first == 0 else NOBODY
    if dice.random() < 0.4:
        s.all_pro = 1
    elif dice.random() < 0.5:
        for number in range(len(board.PRO_RULES)):
            s.pro[number] = dice.random() < 0.3
    return s


def on(s: Any, side: int) -> list[int]:
    return [p for p in range(side * TEAM, side * TEAM + TEAM) if s.cell[p] != NOWHERE]


def struck(dice: random.Random) -> Any:
    """A ball has come to rest somewhere, and the count is to be made."""
    s = men(dice)
    s.phase = names.COUNT
    s.striker = dice.choice(on(s, s.side))
    s.origin = dice.choice((s.cell[s.striker], dice.choice(CELLS)))
    s.deed = dice.randrange(1, len(board.DEEDS))
    s.restart = dice.choice((0, 0, 0, *range(len(board.RESTARTS) - 1)))
    s.relance = dice.random() < 0.2
    s.pressed = dice.random() < 0.2
    rest(s, dice)
    for number, pawn in enumerate(dice.sample(range(PAWNS), dice.choice((0, 0, 1, 2, 5)))):
        if s.cell[pawn] != NOWHERE and pawn != s.striker:
            s.touch[pawn] = number + 1
    for pawn in range(PAWNS):
        s.aside[pawn] = dice.random() < 0.05
    for pawn in on(s, s.side):
        if dice.random() < 0.2:
            s.offside |= 1 << pawn % TEAM
    return s


def rest(s: Any, dice: random.Random) -> None:
    """The ball lies near somebody or anywhere, quite often on a line or a corner of cells."""
    x, y = board.centre(s.cell[dice.choice(on(s, dice.randrange(2)))])
    if dice.random() < 0.5:
        x, y = board.centre(dice.choice(CELLS))
    if dice.random() < 0.4:
        far_x, far_y = dice.choice(((400, 0), (200, 346), (400, 231), (0, 462), (390, 180)))
        x += dice.choice((-1, 1)) * far_x + dice.randint(-70, 70)
        y += dice.choice((-1, 1)) * far_y + dice.randint(-70, 70)
    else:
        x += dice.randint(-400, 400)
        y += dice.randint(-400, 400)
    s.ball_x = max(-board.HALF_LENGTH, min(board.HALF_LENGTH, x))
    s.ball_y = max(-board.HALF_WIDTH, min(board.HALF_WIDTH, y))


def held(dice: random.Random) -> Any:
    """Somebody of the attack has the ball in his cell; a keeper perhaps in his hands."""
    s = men(dice)
    s.holder = dice.choice(on(s, s.side))
    x, y = board.centre(s.cell[s.holder])
    s.ball_x = max(-board.HALF_LENGTH, min(board.HALF_LENGTH, x + dice.randint(-300, 300)))
    s.ball_y = max(-board.HALF_WIDTH, min(board.HALF_WIDTH, y + dice.randint(-300, 300)))
    s.striker = dice.choice(on(s, s.side))
    s.deed = dice.randrange(1, len(board.DEEDS))
    for pawn in on(s, 0) + on(s, 1):
        s.touch[pawn] = pawn != s.striker and dice.random() < 0.3
    if dice.random() < 0.5:
        shadow(s, dice)
    return s


def shadow(s: Any, dice: random.Random) -> None:
    """An opponent comes into the holder's cell."""
    cell = s.cell[s.holder]
    theirs = on(s, 1 - s.side)
    if not any(s.cell[pawn] == cell for pawn in theirs):
        put(s, dice, dice.choice(theirs), cell)


def received(dice: random.Random) -> Any:
    """Somebody of the attack has just won the count."""
    s = held(dice)
    s.phase = names.SKILL
    goes_forward(s, dice)
    s.ran = dice.choice((0, 0, 1, 3))
    s.passes[s.holder] = dice.choice((0, 0, 1, 2))
    s.crosses, s.shots = dice.choice((0, 0, 1, 2)), dice.choice((0, 0, 1, 2))
    return s


def goes_forward(s: Any, dice: random.Random) -> None:
    """The holder is often near the goal, with or without somebody beside him."""
    near = [cell for cell in CELLS if board.centre(cell)[0] * (1 - 2 * s.side) >= 1600]
    free = [cell for cell in near if all(s.cell[pawn] != cell for pawn in on(s, s.side))]
    if free and dice.random() < 0.8:
        put(s, dice, s.holder, dice.choice(free), loose=False)
        s.ball_x, s.ball_y = board.centre(s.cell[s.holder])
        if dice.random() < 0.3:
            shadow(s, dice)


def holding(dice: random.Random) -> Any:
    """Phase 1: the holder is to announce."""
    s = received(dice)
    s.phase = names.ANNOUNCE
    s.direct = dice.random() < 0.3
    s.restart = dice.choice((0, 0, 0, *range(5)))
    for pawn in on(s, 1 - s.side):
        s.lying[pawn] = dice.choice((0, 0, 0, 1, 2))
    return s


def shooting(dice: random.Random) -> Any:
    """A shot is announced, and the keeper is to be prepared."""
    s = keeping_men(dice)
    s.phase = names.KEEPER
    s.who = 1 - s.side
    s.deed = dice.choice((names.SHOOTS, names.SHOOTS, names.HEADS_IN))
    s.restart = names.PENALTY if dice.random() < 0.1 else names.IN_PLAY
    s.direct = dice.random() < 0.5
    s.named[s.who] = dice.random() < 0.1
    return s


def keeping_men(dice: random.Random) -> Any:
    """A holder before a goal that is kept, its keeper and some others near."""
    while True:
        s = held(dice)
        if s.keeper[1 - s.side] != NOBODY:
            break
    keeper = s.keeper[1 - s.side]
    near = [cell for cell in CELLS if board.centre(cell)[0] * (1 - 2 * s.side) > 2000]
    cells = dice.sample(near, 4)
    if not any(s.cell[pawn] in cells for pawn in on(s, s.side) if pawn != s.holder):
        put(s, dice, s.holder, cells[0], loose=False)
        s.ball_x, s.ball_y = board.centre(cells[0])
    if not any(s.cell[pawn] in cells for pawn in on(s, 1 - s.side) if pawn != keeper):
        area = [board.at_end(board.cell(name), s.side) for name in board.GOAL_AREA]
        put(s, dice, keeper, dice.choice((cells[1], dice.choice(area))), loose=False)
    return s


def intercepting(dice: random.Random) -> Any:
    """A direct cross or shot is announced, and the defence may be in its way."""
    s = held(dice)
    s.phase = names.INTERCEPT
    s.who = 1 - s.side
    s.deed = dice.choice((names.CROSSES, names.SHOOTS))
    s.direct = 1
    s.ran = dice.choice((0, 1, 2, 3, 5))
    for pawn in on(s, s.who):
        s.down[pawn] = dice.random() < 0.1
    return s


def walled(s: Any, dice: random.Random, side: int) -> None:
    """Two or three of a side stand in a wall, perhaps down to one."""
    s.wall = dice.choice(CELLS)
    free = [pawn for pawn in on(s, side) if pawn != s.holder and pawn != s.keeper[side]]
    for pawn in free:
        if s.cell[pawn] == s.wall:
            return
    if s.holder != NOBODY and s.cell[s.holder] == s.wall:
        return
    for pawn in dice.sample(free, dice.choice((1, 2, 3))):
        put(s, dice, pawn, s.wall)


def attacking(dice: random.Random) -> Any:
    """Phase 2."""
    s = held(dice)
    s.phase = names.ATTACK
    s.deed = names.NO_DEED
    s.hands = s.holder == s.keeper[s.side] and dice.random() < 0.9
    s.restart = names.THROW_IN if dice.random() < 0.2 else names.IN_PLAY
    s.reach = dice.choice((3, 3, 3, 4, 5, 6))
    s.shots = dice.choice((0, 0, 1))
    for pawn in on(s, s.side):
        s.moved[pawn] = dice.random() < 0.3
    if dice.random() < 0.2:
        walled(s, dice, s.side)
    return s


def defending(dice: random.Random) -> Any:
    """Phase 3."""
    s = held(dice)
    s.phase = names.DEFENCE
    s.who = 1 - s.side
    s.deed = names.NO_DEED
    s.hands = s.holder == s.keeper[s.side] and dice.random() < 0.7
    s.restart = names.THROW_IN if dice.random() < 0.2 else names.IN_PLAY
    s.farthest = dice.choice((0, 0, 0, 1, 2, 3, 4, 6))
    s.begun = dice.random() < 0.5
    if s.begun and s.farthest == 0:
        s.answered = dice.choice((0, 1, 2, 3, 4, 6))
        s.synchro = dice.choice((1, 2, 3, 4)) if s.answered & 4 else 0
    for pawn in on(s, s.who):
        s.moved[pawn] = dice.random() < (0.3 if s.begun else 0.05)
        s.down[pawn] = dice.random() < 0.1
    if dice.random() < 0.2:
        walled(s, dice, s.who)
    return s


# Placing


def lining_up(dice: random.Random) -> Any:
    """Some of the eleven are placed before a half."""
    s = blank(dice)
    s.phase = names.LINEUP
    s.side = dice.randrange(2)
    s.who = dice.randrange(2)
    s.restart = names.KICK_OFF
    s.lineup = 1
    cells = [cell for cell in CELLS if max(map(abs, board.centre(cell))) >= board.FROM_BALL]
    count = dice.choice((0, 1, 8, 9, 10, 11))
    chosen = dice.sample(range(TEAM), count)
    keepers = [index for index in chosen if index in (0, 11)]
    for index in keepers[1:]:
        chosen[chosen.index(index)] = next(i for i in range(1, 11) if i not in chosen)
    for index, cell in zip(chosen, dice.sample(cells, count), strict=True):
        put(s, dice, s.who * TEAM + index, cell, loose=False)
    for index in keepers[:1]:
        s.keeper[s.who] = s.who * TEAM + index
    if count and s.who == s.side and dice.random() < 0.5:
        put(s, dice, s.who * TEAM + chosen[0], board.cell(board.CENTRE), loose=False)
    return s


def placing(dice: random.Random) -> Any:
    """A step of a repositioning, some of it done."""
    s = men(dice)
    s.phase = dice.choice((names.PLACE_FIRST, names.PLACE_ALL, names.PLACE_REST))
    s.who = 1 - s.side if s.phase == names.PLACE_ALL else s.side
    s.restart = dice.choice(
        (names.KICK_OFF, names.FREE_KICK, names.FREE_KICK, names.CORNER, names.GOAL_KICK,
         names.PENALTY)
    )  # fmt: skip
    towards = 1 - 2 * s.side
    s.ball_x, s.ball_y = {
        names.KICK_OFF: (0, 0),
        names.FREE_KICK: board.centre(dice.choice(CELLS)),
        names.CORNER: (4300 * towards, 3100 * dice.choice((-1, 1))),
        names.GOAL_KICK: (-4000 * towards, 0),
        names.PENALTY: (3200 * towards, 0),
    }[s.restart]
    if s.phase != names.PLACE_FIRST or dice.random() < 0.8:
        s.holder = dice.choice(on(s, s.side))
        s.placed = dice.choice((1, 3, 6, 7))
    for pawn in on(s, s.who):
        if s.phase != names.PLACE_FIRST or s.holder != NOBODY:
            s.moved[pawn] = dice.choice((0, 0, 1, 2))
    s.half = dice.randrange(2)
    s.steps = dice.choice((0, 10, 11, 21, 22, 30))
    s.subs[s.who] = dice.choice((0, 1, 2, 3, 5))
    bench(s, dice)
    if s.restart == names.FREE_KICK and s.phase == names.PLACE_ALL and dice.random() < 0.5:
        walled(s, dice, s.who)
    return s


def bench(s: Any, dice: random.Random) -> None:
    """Some of the bench have been used."""
    for pawn in range(PAWNS):
        if s.cell[pawn] == NOWHERE and dice.random() < 0.4:
            s.gone[pawn] = dice.choice((names.SENT_OFF, names.REPLACED))
