"""Five tasks to learn the game by, each for side A with its die already thrown."""

from __future__ import annotations

from debut.kernel.content.lessons import Lesson


def _task(name: str, die: int, ball: str, a: str, b: str, solved_by: str) -> Lesson:
    position = f"A={a}; B={b}; ball={ball}; phase=move; side=A; die={die}; turns=4"
    return Lesson(name, position, (solved_by,))


LESSONS: tuple[Lesson, ...] = (
    # Around a corner, three steps; the ball is out of everybody's reach.
    _task("walk", 3, "j3", "b3,f4,d2,d5,e6", "k4,h2,i5,g6,j2", "f4-h3"),
    # Two steps to the ball leave two, and one more: three straight on.
    _task("kick", 4, "f4", "b3,e3,c2,d1,c6", "k3,g2,h6,i2,j5", "e3*f4>i4"),
    # An opponent stands in the straight way.
    _task("bend", 4, "f3", "b4,e3,c5,c1,d6", "k4,h3,g6,i6,j3", "e3*f3>j2"),
    # One step too far, but for the team-mate on h4.
    _task("pass", 3, "f4", "b3,e4,h4,c2,c6", "k4,g2,i5,g6,k2", "e4*f4>j2"),
    # Past two opponents and the keeper, with a bend.
    _task("score", 5, "h2", "b4,f2,h5,c1,d6", "k4,i3,j4,g6,e3", "f2*h2>goal"),
)
