"""What the flick is made of, in one table: lengths in hundredths of a centimetre, seconds.

Rulings of the physics (S-3) put numbers here and nowhere else. Shapes are all of one family: a
straight stretch of ground, widened by a core, from one height to another, all rounded off by what
the ball's centre keeps from it.
"""

from __future__ import annotations

from debut.kernel.rule import table

# Kinds of flick.
LOW, HIGH, HEAD = 0, 1, 2

BALL = 50.0
GRAVITY = 98_100.0
# The even loss of speed of a ball that rolls.
CLOTH = 5_000.0

# The way of one step of strength, when nothing is in it: the whole way of a low flick, that to the
# first landing of the others.
STEP = table((275.0, 200.0, 150.0), "f8")
# A high flick rises 3 in 4; a header starts level, its ball on top of the pawn.
AHEAD, UPWARDS = 0.8, 0.6
HEAD_HEIGHT = 370.0

# What a bounce off the ground leaves of the speed upwards and of that along it; slower upwards than
# this, the ball rolls.
GROUND_UP, GROUND_ALONG = 0.45, 0.75
ROLLS_BELOW = 2_000.0
# After a touch a ball slower than this lies still: it had less than a hair (0.0025 cm) to go.
STILL = 50.0
# A ball that comes down on something leaves it at least this fast upwards, and if its top is flat
# this fast along: it never comes to lie on top.
LEAVES_AT, LEAVES_ALONG = 1_000.0, 2_000.0
# So many touches, each within this time of the one before: the ball is jammed, and rests there.
JAMMED, AT_ONCE = 8, 2e-5

# The keeper with the rod: how long he waits, how fast he slides, and where to.
WAIT = 0.15
SLIDE = 6_000.0
SPOTS = table((-480, -240, 0, 240, 480))

# A header is a foul if its ball meets an opponent faster than this (S-3, ruling 30).
FOUL_SPEED = 9_000

# Lines, where the ball's centre is when it is wholly over them; the goal between its posts.
GOAL_LINE, TOUCH_LINE = 4_400.0, 3_200.0
OVER_GOAL_LINE, OVER_TOUCH_LINE = GOAL_LINE + BALL, TOUCH_LINE + BALL
GOAL_HALF, GOAL_HEIGHT = 600.0, 600.0
# Posts and bar, 30 thick in radius, outside of that.
FRAME = 630.0
FRAME_RADIUS = 30.0

# Shapes: the first three as `lying` tells of a pawn.
STANDING, LYING_X, LYING_Y, POST, BAR = 0, 1, 2, 3, 4
PAWN_RADIUS, PAWN_HEIGHT, LYING_HEIGHT = 60.0, 320.0, 120.0
LYING_HALF = 100.0
ROUND = FRAME_RADIUS + BALL
# Half its length along x and along y, its core, from and up to which height, how far the ball's
# centre keeps from that; then how far from its middle that can be, seen from above.
SHAPES = table(
    (
        (0.0, 0.0, PAWN_RADIUS, 0.0, PAWN_HEIGHT, BALL, PAWN_RADIUS + BALL),
        (LYING_HALF, 0.0, PAWN_RADIUS, 0.0, LYING_HEIGHT, BALL, LYING_HALF + PAWN_RADIUS + BALL),
        (0.0, LYING_HALF, PAWN_RADIUS, 0.0, LYING_HEIGHT, BALL, LYING_HALF + PAWN_RADIUS + BALL),
        (0.0, 0.0, 0.0, 0.0, FRAME, ROUND, ROUND),
        (0.0, FRAME, 0.0, FRAME, FRAME, ROUND, FRAME + ROUND),
    ),
    "f8",
)
HALF_X, HALF_Y, CORE, FROM, UP_TO, KEEPS, REACH = range(7)
# What a bounce leaves of the speed: off the sides of a shape, and off its top.
RESTITUTION = table(((0.55, 0.4), (0.55, 0.55), (0.55, 0.55), (0.7, 0.7), (0.7, 0.7)), "f8")
