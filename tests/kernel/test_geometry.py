"""Boards, and sets of cells as bits, against plain sets of numbers."""

from __future__ import annotations

import hypothesis.strategies as st
import pytest
from hypothesis import given

from debut.kernel.geometry import (
    WORD_BITS,
    Grid,
    count_bits,
    lowest_bit,
    make_neighbours,
    make_sets,
    padded,
    write_bits,
)
from tests.helpers import examples, run_python
from tests.kernel import geometry_trial
from tests.kernel.geometry_trial import GRIDS

words = st.integers(1, 2**WORD_BITS - 1)
OFF = 2  # words of something else around every set


@st.composite
def boards(draw):
    """A grid, two sets of its cells, and one cell."""
    grid = draw(st.sampled_from(GRIDS))
    cells = st.integers(0, grid.cells - 1)
    one, other = (draw(st.frozensets(cells, max_size=grid.cells)) for _ in range(2))
    return grid, one, other, draw(cells)


class Held:
    """Sets in one array, with walls between them that no rule may touch."""

    def __init__(self, grid, *sets):
        self.grid = grid
        self.words = [-1] * OFF
        self.places = []
        for one in sets:
            self.places.append(len(self.words))
            self.words += [*grid.mask(one), *[-1] * OFF]

    def __getitem__(self, number):
        return self.words, self.places[number]

    def cells(self, number):
        at = self.places[number]
        found = self.words[at : at + self.grid.words]
        assert all(0 <= word < 1 << self.grid.bits for word in found)
        ends = (0, *(place + self.grid.words for place in self.places))
        walls = [end + i for end in ends for i in range(OFF)]
        assert all(self.words[wall] == -1 for wall in walls)
        bits = self.grid.bits
        return {w * bits + i for w, word in enumerate(found) for i in range(bits) if word >> i & 1}


def neighbours(grid, cells):
    return {beside for cell in cells for beside in grid.neighbours(cell)}


# One word


@examples(100)
@given(words)
def test_bits_are_counted_and_found(word):
    assert count_bits(word) == word.bit_count()
    assert lowest_bit(word) == (word & -word).bit_length() - 1
    out = [0] * WORD_BITS
    n = write_bits(out, 0, 100, word)
    assert out[:n] == [100 + i for i in range(WORD_BITS) if word >> i & 1]


def test_no_bit_is_no_bit():
    assert count_bits(0) == 0
    assert write_bits([], 0, 100, 0) == 0


# Boards


@pytest.mark.parametrize("grid", GRIDS, ids=str)
def test_words_hold_whole_rows_and_never_the_sign(grid):
    assert grid.bits == grid.rows * grid.width <= WORD_BITS
    assert grid.words * grid.rows >= grid.height > (grid.words - 1) * grid.rows
    assert grid.mask(range(grid.cells))[0] == (1 << min(grid.bits, grid.cells)) - 1


def test_streetsoccer_takes_two_words_and_but_nine():
    assert (Grid(12, 8, "four").words, Grid(12, 8, "four").bits) == (2, 48)
    assert (Grid(25, 17, "eight").words, Grid(25, 17, "eight").bits) == (9, 50)


@pytest.mark.parametrize("grid", GRIDS, ids=str)
def test_neighbours_are_mutual_and_one_step_away(grid):
    ways = len(grid.steps)
    for cell in range(grid.cells):
        beside = grid.neighbours(cell)
        assert beside == sorted(set(beside)) == grid.ring(cell, 1)
        for way in range(ways):
            there = grid.step(cell, way)
            assert there < 0 or grid.step(there, ways - 1 - way) == cell


@examples(30)
@given(boards())
def test_distance_is_the_least_number_of_steps(board):
    grid, _, _, start = board
    reached, steps = {start}, 0
    assert grid.ring(start, 0) == [start]
    while len(reached) < grid.cells:
        fresh = neighbours(grid, reached) - reached
        steps += 1
        assert set(grid.ring(start, steps)) == fresh
        reached |= fresh


@pytest.mark.parametrize("grid", GRIDS, ids=str)
def test_a_ray_goes_straight_to_the_edge(grid):
    middle = grid.cell(grid.width // 2, grid.height // 2)
    for way in range(len(grid.steps)):
        ray = grid.ray(middle, way)
        assert [grid.distance(middle, cell) for cell in ray] == list(range(1, len(ray) + 1))
        assert grid.step((middle, *ray)[-1], way) == -1


def test_hexes_lean_to_the_right_in_every_other_row():
    grid = Grid(4, 3, "six")
    assert grid.neighbours(grid.cell(1, 1)) == [1, 2, 4, 6, 9, 10]
    assert grid.neighbours(grid.cell(1, 2)) == [4, 5, 8, 10]
    assert grid.ray(0, 5) == [4, 9]
    assert grid.cell(4, 0) == grid.cell(0, -1) == -1


def test_rows_of_a_table_are_made_equally_long():
    assert padded([[1], [2, 3], []]) == [[1, -1], [2, 3], [-1, -1]]


# Sets


@examples(100)
@given(boards())
def test_sets_join_keep_and_remove(board):
    grid, one, other, _ = board
    rules = make_sets(grid.words, grid.bits)
    for rule, expected in (
        (rules.copy, other),
        (rules.join, one | other),
        (rules.keep, one & other),
        (rules.remove, one - other),
    ):
        held = Held(grid, one, other)
        rule(*held[0], *held[1])
        assert held.cells(0) == expected
        assert held.cells(1) == other
    held = Held(grid, one, other)
    assert rules.meets(*held[0], *held[1]) == bool(one & other)
    assert rules.is_empty(*held[0]) == (not one)
    rules.clear(*held[0])
    assert held.cells(0) == set()
    assert rules.is_empty(*held[0])


@examples(100)
@given(boards())
def test_cells_are_put_dropped_and_taken(board):
    grid, one, _, cell = board
    rules = make_sets(grid.words, grid.bits)
    held = Held(grid, one)
    assert rules.has(*held[0], cell) == (cell in one)
    rules.put(*held[0], cell)
    assert held.cells(0) == one | {cell}
    rules.drop(*held[0], cell)
    assert held.cells(0) == one - {cell}
    assert rules.size(*held[0]) == len(one - {cell})
    out = [0] * grid.cells
    n = rules.write(out, 0, 7, *held[0])
    assert out[:n] == [7 + cell for cell in sorted(one - {cell})]
    assert rules.first(*held[0]) == min(one - {cell}, default=-1)
    taken = [rules.take(*held[0]) for _ in range(n + 1)]
    assert taken == [*sorted(one - {cell}), -1]


@examples(100)
@given(boards())
def test_a_set_moves_one_step_in_every_direction(board):
    grid, one, _, _ = board
    rules = make_neighbours(grid)
    around = (0, *grid.mask(one), 0)
    for way in range(len(grid.steps)):
        moved = {grid.step(cell, way) for cell in one} - {-1}
        found = [rules.toward(*around[w : w + 3], w, way) for w in range(grid.words)]
        assert tuple(found) == grid.mask(moved)
    found = [rules.beside(*around[w : w + 3], w) for w in range(grid.words)]
    assert tuple(found) == grid.mask(neighbours(grid, one))


@examples(100)
@given(boards(), st.integers(0, 6))
def test_walks_take_exactly_so_many_steps(board, steps):
    grid, free, _, cell = board
    held = Held(grid, {cell}, free)
    make_neighbours(grid).walk(*held[0], *held[1], steps)
    there = {cell}
    for _ in range(steps):
        there = neighbours(grid, there) & free
    assert held.cells(0) == there
    assert held.cells(1) == free


@examples(100)
@given(boards())
def test_a_set_grows_by_its_free_neighbours(board):
    grid, one, free, _ = board
    held = Held(grid, one, free)
    make_neighbours(grid).grow(*held[0], *held[1])
    assert held.cells(0) == one | neighbours(grid, one) & free
    assert held.cells(1) == free


@examples(100)
@given(boards(), st.integers(0, 5))
def test_walks_that_never_turn_straight_back(board, steps):
    grid, free, _, cell = board
    ways = len(grid.steps)
    rules = make_neighbours(grid)
    # Sets by direction lie one behind the other; nobody came by any way before the first step.
    size = ways * grid.words
    before, after = [0] * size, [0] * size
    walks = {(grid.step(cell, way), way) for way in range(ways)}
    walks = {(at, way) for at, way in walks if at in free}
    for at, way in walks:
        before[way * grid.words + at // grid.bits] |= 1 << at % grid.bits
    mask = grid.mask(free)
    for _ in range(steps):
        rules.onward(after, 0, before, 0, mask, 0)
        before, after = after, before
        on = ((at, way) for at, came in walks for way in range(ways) if way != ways - 1 - came)
        walks = {(grid.step(at, way), way) for at, way in on if grid.step(at, way) in free}
    for way in range(ways):
        found = before[way * grid.words : (way + 1) * grid.words]
        assert tuple(found) == grid.mask(at for at, came in walks if came == way)


@examples(100)
@given(boards())
def test_a_flood_fills_all_that_is_joined(board):
    grid, free, start, _ = board
    held = Held(grid, start, free)
    make_neighbours(grid).flood(*held[0], *held[1])
    filled = set(start)
    while more := (neighbours(grid, filled) & free) - filled:
        filled |= more
    assert held.cells(0) == filled


@examples(100)
@given(boards(), st.integers(0, 8), st.integers(0, 8))
def test_what_is_within_so_many_steps(board, done, more):
    grid, free, _, cell = board
    held = Held(grid, {cell}, free)
    reached = {cell}
    for first, last in ((0, done), (done, done + more)):
        make_neighbours(grid).within(*held[0], cell, *held[1], first, last)
        for _ in range(first, last):
            reached |= neighbours(grid, reached) & free
        assert held.cells(0) == reached


@examples(100)
@given(boards(), st.integers(0, 8))
def test_how_far_it_is(board, most):
    grid, free, goal, cell = board
    held = Held(grid, {cell}, free, goal)
    reached, expected = {cell}, -1
    for steps in range(most + 1):
        if reached & goal:
            expected = steps
            break
        reached = neighbours(grid, reached) & (free | goal)
    assert make_neighbours(grid).steps_to(*held[0], *held[1], *held[2], most) == expected
    assert (held.cells(1), held.cells(2)) == (free, goal)


# Machine code


def test_machine_code_does_the_same_as_python():
    code = f"import runpy; runpy.run_path({geometry_trial.__file__!r}, run_name='__main__')"
    done = run_python(code, DEBUT_JIT="1")
    assert done.stdout.splitlines() == list(geometry_trial.results(list)), done.stderr
