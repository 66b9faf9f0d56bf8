"""Eight tasks to learn the game by, for side A; each tells what its dice show.

However the ball is struck, a task is solved by what comes of it.
"""

from __future__ import annotations

from debut.kernel.content.lessons import Lesson

_ERROR = "angle+power"
_DUEL = "attack+defence"
_STRAIGHT = {_ERROR: ("0.exact",)}
_OFF = ("throw-in", "corner", "goal-kick")
_OURS = "side=A; who=A; restart=none"
_THEIRS = "side=B; who=A; restart=none"

LESSONS: tuple[Lesson, ...] = (
    # The keeper has gone too far out: anything low between the posts will do.
    Lesson(
        "low",
        "A=1@e1,2@b5,3@d4,4@f4,5@h5,6@c7,7@e6,8@g7,9@e9,10@f8,11@b9; "
        "B=1@h10,2@c10,3@d11,4@g10,5@h9,6@c8,7@e8,8@f7,9@d6,10@f6,11@e4; "
        "ball=24,0; kind=low; phase=direction; deed=shot; shots=1; "
        f"{_OURS}; holder=A9; striker=A9",
        ("0; 14", "8.5; 20"),
        _STRAIGHT,
        brings=("goal A",),
    ),
    # The 10 is nearer to the ball than anybody if it ends anywhere around him.
    Lesson(
        "pass",
        "A=1@e1,2@b4,3@d3,4@f3,5@h4,6@c5,7@b7,8@e5,9@d8,10@g7,11@h9; "
        "B=1@e11,2@b9,3@d10,4@f10,5@h10,6@c7,7@e8,8@e6,9@d5,10@h6,11@e3; "
        f"ball=-8,0; phase=announce; {_OURS}; holder=A8",
        ("low; 45; 8", "high; 40; 9"),
        _STRAIGHT,
        marked=("g7",),
        brings=("count A9|A10|A11",),
        fails=("count", *_OFF),
        most=4,
    ),
    # Past the 7 on either side; beaten, he does not count.
    Lesson(
        "dribble",
        "A=1@e1,2@b4,3@d3,4@f3,5@h4,6@c5,7@e6,8@g5,9@c9,10@h8,11@b7; "
        "B=1@e11,2@b9,3@d10,4@f10,5@h9,6@c7,7@e7,8@g8,9@c4,10@f5,11@e3; "
        f"ball=0,0; phase=announce; {_OURS}; holder=A7",
        ("dribble7; 24; 3",),
        {**_STRAIGHT, _DUEL: ("5-2",)},
        marked=("e7",),
        brings=("dribble-won A", "count A"),
        fails=("count", "dribble-void", *_OFF),
        most=4,
    ),
    # Three mates in the area, and their keeper at the wrong post.
    Lesson(
        "cross",
        "A=1@e1,2@b5,3@d4,4@f4,5@h6,6@c7,7@d11,8@f8,9@e10,10@f11,11@h10; "
        "B=1@f12,2@b9,3@c11,4@d12,5@i9,6@c8,7@e8,8@g7,9@d6,10@f6,11@e4; "
        f"ball=28,20.78; phase=announce; {_OURS}; holder=A11",
        ("cross; high; 280; 10; headshot; 350; 14",),
        _STRAIGHT,
        others=("1-f12",),
        marked=("d11", "e10", "f11"),
        brings=("header A", "goal A"),
        fails=("count", *_OFF),
        most=7,
    ),
    # Low, hard and close to the post on the side of column f: one of the five spots is in its way.
    Lesson(
        "save",
        "A=1@e1,2@b3,3@d2,4@g2,5@h3,6@c5,7@e5,8@g5,9@d7,10@f7,11@e8; "
        "B=1@e11,2@b9,3@d10,4@f10,5@h9,6@c7,7@e7,8@g6,9@e3,10@i4,11@b5; "
        f"ball=-24,0; phase=keeper; {_THEIRS}; holder=B9; striker=B9; deed=shot; shots=1",
        ("rod5",),
        _STRAIGHT,
        others=("low", "165", "10"),
        marked=("f1",),
        brings=("hands A A1",),
    ),
    # Everybody once, up to three cells; the holder stays.
    Lesson(
        "attack",
        "A=1@e1,2@b4,3@d3,4@f3,5@h4,6@c5,7@b6,8@e6,9@d7,10@g6,11@h7; "
        "B=1@e11,2@b9,3@d10,4@f10,5@h10,6@c7,7@e8,8@f7,9@d5,10@h6,11@e3; "
        f"ball=0,0; phase=attack; {_OURS}; holder=A8; reach=3",
        ("11-i9; 9-e9; end", "9-e9; 11-i9; end"),
        marked=("i9", "e9"),
    ),
    # From the front, one cell: nothing can happen to him. Then his die against the holder's.
    Lesson(
        "tackle",
        "A=1@e1,2@b4,3@d3,4@f3,5@h4,6@c4,7@e5,8@g4,9@d7,10@g6,11@h7; "
        "B=1@e11,2@b9,3@d10,4@f10,5@h10,6@c7,7@e8,8@f7,9@d5,10@e6,11@e3; "
        f"ball=0,0; phase=defence; {_THEIRS}; holder=B10; farthest=2",
        ("7-e6; tackle",),
        {_DUEL: ("2-5",)},
        marked=("e6",),
    ),
    # All three phases, the last of them the others'.
    Lesson(
        "turn",
        "A=1@e1,2@b4,3@d3,4@f3,5@h4,6@c5,7@b6,8@e6,9@d8,10@g7,11@i7; "
        "B=1@e11,2@b9,3@d10,4@f10,5@h10,6@c7,7@e8,8@e7,9@d5,10@h6,11@e3; "
        f"ball=0,0; phase=announce; {_OURS}; holder=A8",
        ("low; 62; 6; none; 11-i9; end",),
        _STRAIGHT,
        others=("4-g9", "6-c8", "end"),
        brings=("count A", "move A", "defence-end B"),
        fails=("defence-end", *_OFF),
        most=15,
    ),
)
