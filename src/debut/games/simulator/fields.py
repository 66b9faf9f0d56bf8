"""The record of a match of Simulator Soccer."""

from __future__ import annotations

from debut.games.simulator.board import PRO_RULES, TEAM
from debut.kernel.layout import record

PAWNS = 2 * TEAM
NOBODY = -1
NOWHERE = -1

Record = record(
    "Simulator",
    (
        ("phase", "i1"),
        ("who", "i1"),  # the side that decides
        ("side", "i1"),  # the attack: it has the ball, or the restart
        ("ball_x", "i2"),
        ("ball_y", "i2"),
        # By pawn: A's sixteen in the order of its list, then B's.
        ("cell", "i1", PAWNS),  # -1: not on the pitch
        ("x", "i2", PAWNS),
        ("y", "i2", PAWNS),
        ("lying", "i1", PAWNS),  # 1: along x, 2: along y
        ("gone", "i1", PAWNS),  # 1: sent off, 2: substituted
        ("booked", "i1", PAWNS),
        ("moved", "i1", PAWNS),  # this turn; while a side is placed: placed
        ("down", "i1", PAWNS),  # beaten by a dribble: only gets up in the next phase 3
        ("passes", "i1", PAWNS),  # direct ones of this turn
        ("touch", "i1", PAWNS),  # which touch of the last flick was his last, from 1
        ("aside", "i1", PAWNS),  # takes no part in the count of this flick
        ("sticker", "i1", PAWNS),
        ("keeper", "i1", 2),  # a pawn, or nobody
        ("reserve", "i1", 2),  # that keeper replaces one sent off: all his numbers are the same
        ("named", "i1", 2),  # that keeper is a field pawn who was named
        # The ball and who plays it.
        ("holder", "i1"),
        ("hands", "i1"),
        ("restart", "i1"),
        ("relance", "i1"),  # the first strike after winning the ball
        ("direct", "i1"),  # a skill has let phase 1 be played again
        ("ran", "i1"),  # cells that the holder ran to the ball
        # The flick.
        ("deed", "i1"),
        ("kind", "i1"),
        ("aim", "i2"),
        ("power", "i1"),
        ("target", "i1"),  # whom the holder dribbles
        ("rod", "i1"),
        ("error", "i1"),  # thrown, while the keeper's spot is not known yet
        ("striker", "i1"),
        ("origin", "i1"),  # the cell it was struck in
        ("pressed", "i1"),  # in midfield, with an opponent in that cell
        ("fate", "i1"),  # what the flick ended in
        ("first", "i1"),  # the first pawn it touched in the area that is attacked
        ("hit", "i1"),  # whom a header knocked over
        ("offside", "i4"),  # bits of the attack's pawns that stood offside at the strike
        ("caught", "i4"),  # those of them whom it touched, or whose cell it crossed
        ("void", "i1"),  # a dribble that was not played towards its opponent
        ("played", "i1"),  # by whose foot the ball came, no opponent having touched it since: side
        ("duel", "i1"),
        # The turn.
        ("crosses", "i1"),
        ("shots", "i1"),
        ("farthest", "i1"),  # run of the attack, phases 1 and 2
        ("reach", "i1"),  # of the attack in phase 2
        ("begun", "i1"),  # phase 3: a first pawn has moved
        ("answered", "i1"),  # a quick turn's answer, 1: a field pawn, 2: the keeper
        ("synchro", "i1"),  # pawns shifted within their cells in that answer
        ("climber", "i1"),  # who is taking a mate's cell
        ("entered", "i1"),  # who is in the ball's cell to tackle
        ("failed", "i1"),  # whose tackle failed
        ("wall", "i1"),  # the cell it stands in
        ("culprit", "i1"),  # of the foul that is looked at again
        ("card", "i1"),
        ("lineup", "i1"),  # placing before a half: no limit, no third step
        ("placed", "i1"),  # field pawns placed in the first step
        # The match.
        ("start", "i1"),  # who kicked off
        ("half", "i1"),
        ("steps", "i1"),  # of the clock in this half
        ("added", "i1"),
        ("turns", "i1"),  # begun since the last step
        ("subs", "i1", 2),
        ("taken", "i1", 2),  # of the shoot-out
        ("scored", "i1", 2),
        # Options.
        ("length", "i1"),
        ("dexterity", "i1"),
        ("penalties", "i1"),
        ("all_pro", "i1"),
        ("pro", "i1", len(PRO_RULES)),
    ),
)
