"""What the dice may bring, square by square: the sets of ``chances.py`` hold the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

import debut
from debut.games.but.board import (
    GOAL_ROWS,
    KEEPER,
    KEEPER_STEPS,
    SHOT_TIMES,
    SIDES_OF_DIE,
    SQUARES,
    TEAM,
    WIDTH,
    at_end,
)
from debut.games.but.bot.chances import (
    FORCE,
    LINES,
    MATES,
    OPEN,
    look_around,
    look_at_goal,
    look_at_mates,
    passed_on,
    scores_now,
    step_out,
)
from debut.games.but.bot.chances import STEPS as WALKED
from debut.games.but.bot.chances import fly as fly_on
from debut.games.but.rules.squares import has, holder
from debut.games.but.tables import GROUND, WORDS, in_area
from tests.games.input_checks import positions


def played() -> list[debut.State]:
    """Somebody has the ball, and everybody is on the pitch."""
    found = [state for state in positions("but") if min(state.record.figure) >= 0]
    return [state for state in found if state.record.ball >= 0 and holder(state.record) >= 0]


def lines(end: int) -> Iterator[list[int]]:
    """Squares that a ball comes over into that side's goal, straight on or slanting, from the goal
    line on."""
    for row in GOAL_ROWS:
        for drift in (-1, 0, 1):
            columns = range(SIDES_OF_DIE * SHOT_TIMES)
            line = [GROUND.cell(column, row - 1 + drift * (column + 1)) for column in columns]
            yield [at_end(square, end) for square in takewhile(lambda square: square >= 0, line)]


def is_open(state: debut.State, end: int, ways: list[list[int]], steps: int) -> bool:
    """Whether a ball gets over one of some ways. Figures of the field close each that they stand
    on; the keeper closes those that he gets to in his area, but of two only one."""
    men = list(state.record.figure)[end * TEAM : end * TEAM + TEAM]
    free = [way for way in ways if not set(way) & set(men[KEEPER + 1 :])]

    def gets_to(square: int) -> bool:
        return in_area(square, end) and GROUND.distance(square, men[KEEPER]) <= steps

    return len(free) > 1 or any(not any(map(gets_to, way)) for way in free)


def shots(state: debut.State, side: int) -> set[int]:
    """From where a side could shoot a goal, the squares themselves on the way."""
    end = 1 - side
    ways: dict[int, list[list[int]]] = {}
    for line in lines(end):
        for at, square in enumerate(line):
            ways.setdefault(square, []).append(line[: at + 1])
    return {square for square, over in ways.items() if is_open(state, end, over, KEEPER_STEPS)}


def shoots(state: debut.State, side: int, steps: int) -> bool:
    """Whether who has the ball could."""
    ball, end = state.record.ball, 1 - side
    ways = [line[: line.index(ball)] for line in lines(end) if ball in line]
    return is_open(state, end, ways, steps)


def faces(end: int, square: int) -> int:
    """That a shot from there is long enough with."""
    steps = at_end(square, end) % WIDTH + 1
    return sum(face * SHOT_TIMES >= steps for face in range(1, SIDES_OF_DIE + 1))


def squares_in(work: list[int], at: int) -> set[int]:
    return {square for square in range(SQUARES) if has(work, at, square)}


def test_how_far_a_shot_must_go():
    for end in (0, 1):
        for square in range(SQUARES):
            assert FORCE[end][square] == faces(end, square)


def test_where_goals_can_be_shot_from():
    scored = 0
    for state in played():
        record, work = state.record, state.game.spec.size.scratch()
        for side in (0, 1):
            look_around(record, side, work)
            look_at_goal(record, side, work)
            assert squares_in(work, OPEN) == shots(state, side)
        side = holder(record) // TEAM
        for steps in (0, KEEPER_STEPS):
            scores = shoots(state, side, steps)
            assert scores_now(record, side, record.ball, steps) == scores
            scored += scores
    assert scored > 20


def test_what_passes_bring():
    """Of every throw: who is passed to walks on, or somebody walks to where he is passed to."""
    found = set()
    for state in played()[::4]:
        record, work = state.record, state.game.spec.size.scratch()
        side, passer = divmod(holder(record), TEAM)
        if passer == KEEPER:
            continue
        look_around(record, side, work)
        look_at_goal(record, side, work)
        look_at_mates(record, side, passer, work)
        fly_on(record, side, record.ball, work)
        told = passed_on(record, side, 0, work)
        assert told == passes(state, side, passer, work)
        found.add(told)
    assert len(found) > 50


def passes(state: debut.State, side: int, passer: int, work: list[int]) -> tuple[int, int, int]:
    """By the lines that ``fly`` has left."""
    record, end = state.record, 1 - side
    taken = set(record.figure)
    mates = {
        record.figure[side * TEAM + index] for index in range(KEEPER + 1, TEAM) if index != passer
    }
    goals = shots(state, side)

    def walked(start: set[int], steps: int) -> set[int]:
        reached = set(start)
        for _ in range(steps):
            around = {near for square in reached for near in GROUND.neighbours(square)}
            reached |= around - taken
        return reached

    def best(squares: set[int]) -> int:
        return max((faces(end, square) for square in squares & goals), default=0)

    step_out(work)
    steps = [walked(mates, yellow) for yellow in range(SIDES_OF_DIE + 1)]
    assert squares_in(work, MATES) == mates
    assert squares_in(work, WALKED + WORDS * SIDES_OF_DIE) == steps[-1]
    forces, gained, some = 0, 0, 0
    for black in range(1, SIDES_OF_DIE + 1):
        line = squares_in(work, LINES + WORDS * black)
        receive = line & mates
        if receive:
            columns = [at_end(square, end) % WIDTH for square in receive]
            gained += at_end(record.ball, end) % WIDTH - min(columns)
            some += 1
        for yellow in range(1, SIDES_OF_DIE + 1):
            forces += max(best(walked(receive, yellow)), best(steps[yellow] & line))
    return forces, gained, some
