"""Six tasks to learn the game by, for side A; each tells what its die shows."""

from __future__ import annotations

from debut.kernel.content.lessons import Lesson

_DIE = "die"
_TURN = "side=A; turns=8"

LESSONS: tuple[Lesson, ...] = (
    # Around a corner: an opponent stands on the straight way.
    Lesson(
        "walk",
        f"A=a4,e4,c2,c7,d6,e2,f8; B=p4,f4,g3,i6,j3,k5,l7; ball=h5; phase=walk; die=4; {_TURN}",
        ("e4-h5",),
    ),
    # Two opponents leave few ways, and exactly five steps.
    Lesson(
        "throw",
        f"A=a4,f4,i6,d2,d7,e3,c5; B=p4,g4,h5,j3,j7,k5,l2; ball=f4; phase=ball; die=5; {_TURN}",
        (">i6",),
    ),
    # Five cells to the goal are too many for the 4 that comes: two steps nearer they are three.
    Lesson(
        "shoot",
        f"A=a4,k4,i2,i7,g3,g6,e5; B=p5,l6,m2,m7,n6,j3,h5; ball=k4; phase=walk; die=2; {_TURN}",
        ("k4-m4; >goal",),
        {_DIE: ("4", "5")},
        marked=("m4", "goal-b"),
    ),
    # The three around the ball shut the others out: one of them has to walk.
    Lesson(
        "open",
        f"A=a4,h2,g1,i1,e5,f7,d3; B=p4,k3,l5,j6,m2,k7,h5; ball=h1; phase=walk; die=1; {_TURN}",
        ("h2-h1", "g1-h1", "i1-h1"),
    ),
    # Over the wall: only a keeper's restart goes through pawns within his free-throw line.
    Lesson(
        "keeper",
        f"A=b4,f4,d1,d8,g2,h6,i4; B=p4,c3,c4,c5,d4,d5,e5; ball=b4; phase=ball; die=4; {_TURN}",
        (">f4",),
    ),
    # Two stand beside the ball where one may: a formation moves everybody, or one of them goes.
    Lesson(
        "free",
        "A=a4,e3,e5,c2,c7,g2,h6; B=p4,e4,f2,g7,i3,h5,j6; ball=e4; restart=free; taking=B; taker=2; "
        f"placed=B2; phase=place; {_TURN}",
        ("wall", "2@c4; stay", "3@c4; stay"),
        others=("stay",),
        marked=("c4",),
    ),
)
