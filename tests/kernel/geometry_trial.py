"""Every rule of ``kernel/geometry.py`` on random sets, as Python or, with DEBUT_JIT=1, compiled."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from debut.kernel.geometry import Grid, make_neighbours, make_sets, write_bits
from debut.kernel.rule import JIT

# One word, two, several: with full last words and others; hexes with one and more rows a word.
GRIDS = (
    Grid(6, 5, "four"),
    Grid(12, 8, "four"),
    Grid(16, 8, "eight"),
    Grid(30, 13, "four"),
    Grid(25, 17, "eight"),
    Grid(63, 3, "eight"),
    Grid(7, 8, "six"),
    Grid(11, 9, "six"),
    Grid(21, 15, "six"),
    Grid(40, 7, "six"),
)
# Each takes long to compile: one word and several; that squares of four ways are the same too,
# StreetSoccer's machine shows.
COMPILED = (Grid(6, 5, "eight"), Grid(21, 15, "six"))
TRIALS = 12
MOST = 9


def make_trial(grid: Grid) -> Callable[[Any, Any, int, int, Any], int]:
    sets = make_sets(grid.words, grid.bits)
    near = make_neighbours(grid)
    words, ways = grid.words, len(grid.steps)
    clear, put, drop, has, copy, join = sets[:6]
    keep, remove, meets, is_empty, size, first, take, write = sets[6:]
    step, grow, walk, flood, within, steps_to, onward = near[2:]

    def trial(a: Any, free: Any, cell: int, steps: int, out: Any) -> int:
        """``a``: a set, room for another, and for twice as many sets as there are directions."""
        spare = words
        n = write(out, 0, 0, a, 0)
        copy(a, spare, a, 0)
        put(a, spare, cell)
        out[n] = has(a, spare, cell)
        drop(a, spare, cell)
        out[n + 1] = has(a, spare, cell)
        out[n + 2] = size(a, spare)
        out[n + 3] = first(a, spare)
        out[n + 4] = take(a, spare)
        out[n + 5] = meets(a, spare, free, 0)
        out[n + 6] = is_empty(a, spare)
        n = write(out, n + 7, 0, a, spare)
        remove(a, spare, free, 0)
        n = write(out, n, 0, a, spare)
        copy(a, spare, a, 0)
        keep(a, spare, free, 0)
        n = write(out, n, 0, a, spare)
        join(a, spare, free, 0)
        n = write(out, n, 0, a, spare)
        clear(a, spare)
        out[n] = is_empty(a, spare)
        out[n + 1] = first(a, spare)
        put(a, spare, cell)
        walk(a, spare, free, 0, steps)
        n = write(out, n + 2, 0, a, spare)
        step(a, spare, free, 0)
        n = write(out, n, 0, a, spare)
        grow(a, spare, free, 0)
        n = write(out, n, 0, a, spare)
        clear(a, spare)
        put(a, spare, cell)
        flood(a, spare, free, 0)
        n = write(out, n, 0, a, spare)
        clear(a, spare)
        put(a, spare, cell)
        within(a, spare, cell, free, 0, 0, steps)
        n = write(out, n, 0, a, spare)
        within(a, spare, cell, free, 0, steps, MOST)
        n = write(out, n, 0, a, spare)
        clear(a, spare)
        put(a, spare, cell)
        out[n] = steps_to(a, spare, free, 0, a, 0, MOST)
        n += 1
        here, there = 2 * words, (2 + ways) * words
        for way in range(ways):
            clear(a, here + way * words)
        put(a, here, cell)
        for _ in range(steps):
            onward(a, there, a, here, free, 0)
            here, there = there, here
        for way in range(ways):
            n = write(out, n, 0, a, here + way * words)
        return write_bits(out, n, 1, a[0])

    if JIT:
        import numba

        return numba.njit(trial)  # type: ignore[no-any-return]
    return trial


def trials(grid: Grid, array: Callable[[list[int]], Any]) -> Iterator[str]:
    trial = make_trial(grid)
    dice = random.Random(f"{grid}")
    ways = len(grid.steps)
    for _ in range(TRIALS):
        some = [cell for cell in range(grid.cells) if dice.random() < 0.1]
        free = [cell for cell in range(grid.cells) if dice.random() < 0.7]
        a = array([*grid.mask(some), *[0] * grid.words * (1 + 2 * ways)])
        out = array([0] * grid.cells * (ways + 14))
        cell, steps = dice.randrange(grid.cells), dice.randrange(MOST)
        n = trial(a, array(list(grid.mask(free))), cell, steps, out)
        yield " ".join(str(int(number)) for number in out[:n])


def results(array: Callable[[list[int]], Any]) -> Iterator[str]:
    """``array``: what makes one of a list."""
    for grid in COMPILED:
        yield from trials(grid, array)


if __name__ == "__main__":
    import numpy as np

    print("\n".join(results(np.array)))
