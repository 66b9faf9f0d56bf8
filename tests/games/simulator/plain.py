"""A record of Simulator Soccer as the second rules tell a position, and its actions likewise."""

from __future__ import annotations

from typing import Any

from debut.games.simulator import board
from debut.games.simulator.stickers import COLOURS, STICKERS
from tests.games.simulator.second import Pawn, Position
from tests.games.simulator.second_legal import Action

LYING = ("", "x", "y")
SIDES = "AB"
TEAM, CELLS, SPOTS = board.TEAM, board.CELLS, board.SPOTS


def _pawn(s: Any, index: int) -> Pawn:
    side = index // TEAM
    keeper = s.keeper[side] == index
    sticker = STICKERS[s.sticker[index]]
    # S-8.15.3: a reserve keeper for one sent off is black X and nothing else.
    reserve = keeper and s.reserve[side]
    skills = {"blackx": 1} if reserve else dict(zip(COLOURS, sticker.skills, strict=True))
    return Pawn(
        side=SIDES[side],
        shirt=index % TEAM + 1,
        cell=board.NAMES[s.cell[index]] if s.cell[index] >= 0 else "",
        place=(s.x[index], s.y[index]),
        lying=LYING[s.lying[index]],
        gone=bool(s.gone[index]),
        moved=s.moved[index],
        down=bool(s.down[index]),
        passes=s.passes[index],
        touch=s.touch[index],
        aside=bool(s.aside[index]),
        skills=skills,
        is_keeper=keeper,
        offside=SIDES[s.side] == SIDES[side] and bool(s.offside >> (index % TEAM) & 1),
    )


def position(s: Any) -> Position:
    pawns = [_pawn(s, index) for index in range(2 * TEAM)]

    def who(index: int) -> Pawn | None:
        return pawns[index] if index >= 0 else None

    return Position(
        pawns=pawns,
        phase=board.PHASES[s.phase],
        who=SIDES[s.who],
        side=SIDES[s.side],
        ball=(s.ball_x, s.ball_y),
        holder=who(s.holder),
        hands=bool(s.hands),
        restart=board.RESTARTS[s.restart],
        relance=bool(s.relance),
        direct=bool(s.direct),
        ran=s.ran,
        deed=board.DEEDS[s.deed],
        striker=who(s.striker),
        origin=board.NAMES[s.origin] if s.origin >= 0 else "",
        pressed=bool(s.pressed),
        crosses=s.crosses,
        shots=s.shots,
        farthest=s.farthest,
        reach=s.reach,
        begun=bool(s.begun),
        answered=s.answered,
        synchro=s.synchro,
        climber=who(s.climber),
        entered=who(s.entered),
        failed=who(s.failed),
        wall=board.NAMES[s.wall] if s.wall >= 0 else "",
        lineup=bool(s.lineup),
        placed=s.placed,
        half=s.half,
        steps=s.steps,
        length=s.length,
        named={side: bool(s.named[number]) for number, side in enumerate(SIDES)},
        subs={side: s.subs[number] for number, side in enumerate(SIDES)},
        pro=frozenset(
            rule for rule, on in zip(board.PRO_RULES, s.pro, strict=True) if s.all_pro or on
        ),
    )


SINGLE = {
    board.PASS_LOW: "pass low", board.PASS_HIGH: "pass high", board.CROSS: "cross",
    board.SHOT: "shot", board.HEAD_PASS: "head pass", board.HEAD_SHOT: "head shot",
    board.THROW: "throw", board.LOW: "low", board.HIGH: "high", board.ROUND: "round",
    board.GO_ON: "go on", board.DIRECT_PASS: "direct pass", board.DIRECT_CROSS: "direct cross",
    board.DIRECT_SHOT: "direct shot", board.NO_SKILL: "no skill", board.TACKLE: "tackle",
    board.NO_TACKLE: "no tackle", board.SUBS: "subs", board.END: "end",
}  # fmt: skip


def action(code: int) -> Action:
    """An action's number as the second rules tell it."""
    if code < board.SPOT:
        what = ("move", "lie x", "lie y")[code // (TEAM * CELLS)]
        return what, code // CELLS % TEAM + 1, board.NAMES[code % CELLS]
    if code < board.GOAL_SPOT:
        pawn, number = divmod(code - board.SPOT, SPOTS)
        return "spot", pawn + 1, number
    if code < board.PASS_LOW:
        cell, number = divmod(code - board.GOAL_SPOT, SPOTS)
        return "goal spot", board.GOAL_AREA[cell], number
    if code in SINGLE:
        return (SINGLE[code],)
    for what, first, last in (
        ("rod", board.ROD, board.DRIBBLE),
        ("formation", board.FORMATION, board.DIRECTION),
        ("direction", board.DIRECTION, board.STRENGTH),
    ):
        if first <= code < last:
            return what, code - first
    for what, first, last in (
        ("dribble", board.DRIBBLE, board.TAKER),
        ("taker", board.TAKER, board.KEEPER_NAMED),
        ("keeper", board.KEEPER_NAMED, board.SUB),
        ("strength", board.STRENGTH, board.ACTIONS),
    ):
        if first <= code < last:
            return what, code - first + 1
    going, comes = divmod(code - board.SUB, TEAM)
    return "sub", going + 1, comes + 1
