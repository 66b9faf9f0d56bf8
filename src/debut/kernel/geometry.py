"""Implements boards of squares and hexes: grids to build tables from, and sets of cells as bits.

A set of cells is a few words, integers of at most 63 bits: none is ever negative, so that Python,
machine code and a GPU agree on every shift. Each word holds some whole rows of the board, and
neighbours are found by shifting whole rows, across the border of two words where necessary.

The compiled rules work on one word at a time (``beside`` takes the words before and after it),
so that a game whose sets are one or two words keeps them in variables. A game with more keeps its
sets in an array, the work space that the kernel passes to rules: there a set is identified by the
array and the index ``at`` of its first word. Nothing is allocated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from debut.kernel.rule import rule, table

WORD_BITS = 63

# Steps to the neighbours as columns and rows, in the order of the cells they lead to.
_FOUR = ((0, -1), (-1, 0), (1, 0), (0, 1))
_EIGHT = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))
# Hexes count columns in halves, because every other row lies half a cell further right.
_SIX = ((-1, -1), (1, -1), (-2, 0), (2, 0), (-1, 1), (1, 1))
STEPS = {"four": _FOUR, "eight": _EIGHT, "six": _SIX}


class Grid(NamedTuple):
    """A board of rows of cells, numbered along the rows from 0, with its neighbourhood.

    ``ways`` is ``four`` (squares, straight), ``eight`` (squares, diagonals too) or ``six`` (hexes,
    rows 1, 3, 5… half a cell further right). A board with gaps or another outline is a set of
    cells on the grid around it.
    """

    width: int
    height: int
    ways: str

    @property
    def cells(self) -> int:
        return self.width * self.height

    @property
    def steps(self) -> tuple[tuple[int, int], ...]:
        return STEPS[self.ways]

    @property
    def words(self) -> int:
        """The number of words in a set."""
        return -(-self.height // (WORD_BITS // self.width))

    @property
    def rows(self) -> int:
        """The number of rows in a word; the last word may have fewer."""
        return -(-self.height // self.words)

    @property
    def bits(self) -> int:
        """The number of cells in a word."""
        return self.rows * self.width

    def cell(self, column: int, row: int) -> int:
        """Returns the number of a cell, -1 outside the board."""
        inside = 0 <= column < self.width and 0 <= row < self.height
        return column + self.width * row if inside else -1

    def place(self, cell: int) -> tuple[int, int]:
        """Returns the column and the row of a cell."""
        return cell % self.width, cell // self.width

    def step(self, cell: int, way: int) -> int:
        """Returns the neighbour in one of the directions, -1 outside the board."""
        column, row = self.place(cell)
        across, along = self.steps[way]
        if self.ways == "six":
            half = 2 * column + row % 2 + across
            return self.cell((half - (row + along) % 2) // 2, row + along)
        return self.cell(column + across, row + along)

    def neighbours(self, cell: int) -> list[int]:
        return [at for way in range(len(self.steps)) if (at := self.step(cell, way)) >= 0]

    def ray(self, cell: int, way: int) -> list[int]:
        """Lists the cells in a direction up to the edge of the board, the nearest first."""
        found = []
        while (cell := self.step(cell, way)) >= 0:
            found.append(cell)
        return found

    def distance(self, a: int, b: int) -> int:
        """Counts the steps between two cells of an empty board."""
        (column_a, row_a), (column_b, row_b) = self.place(a), self.place(b)
        along = abs(row_a - row_b)
        if self.ways == "six":
            halves = abs(2 * column_a + row_a % 2 - 2 * column_b - row_b % 2)
            return along + max(halves - along, 0) // 2
        across = abs(column_a - column_b)
        return across + along if self.ways == "four" else max(across, along)

    def ring(self, cell: int, distance: int) -> list[int]:
        """Lists the cells exactly ``distance`` steps away."""
        return [other for other in range(self.cells) if self.distance(cell, other) == distance]

    def mask(self, cells: Iterable[int]) -> tuple[int, ...]:
        """Returns the words of the set of these cells."""
        words, bits = [0] * self.words, self.bits
        for cell in cells:
            words[cell // bits] |= 1 << cell % bits
        return tuple(words)


def padded(rows: Sequence[Sequence[int]], blank: int = -1) -> list[list[int]]:
    """Pads rows to one length, for a table."""
    longest = max(map(len, rows))
    return [[*row, *[blank] * (longest - len(row))] for row in rows]


@rule
def count_bits(word: int) -> int:
    """Counts the cells in a word. LLVM recognises this code and makes it one instruction."""
    word -= word >> 1 & 0x5555555555555555
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    return word * 0x0101010101010101 >> 56 & 0xFF


@rule
def lowest_bit(word: int) -> int:
    """Returns the number of the first cell in a non-empty word; it is one instruction as well."""
    return count_bits(~word & (word - 1))


@rule
def write_bits(out: Any, n: int, first: int, word: int) -> int:
    """Writes the number of every cell of a word from ``out[n]`` on; bit 0 is cell ``first``."""
    while word:
        out[n] = first + lowest_bit(word)
        n += 1
        word &= word - 1
    return n


Rule = Callable[..., Any]


class Sets(NamedTuple):
    """Operations on sets in arrays; ``a, at`` identifies a set, and so does ``b, bt``."""

    clear: Rule  # (a, at)
    put: Rule  # (a, at, cell)
    drop: Rule  # (a, at, cell)
    has: Rule  # (a, at, cell) -> bool
    copy: Rule  # (a, at, b, bt): a becomes b
    join: Rule  # (a, at, b, bt): a becomes the union of a and b
    keep: Rule  # (a, at, b, bt): a keeps only its cells that are in b
    remove: Rule  # (a, at, b, bt): a keeps only its cells that are not in b
    meets: Rule  # (a, at, b, bt) -> bool: whether they have a cell in common
    is_empty: Rule  # (a, at) -> bool
    size: Rule  # (a, at) -> int
    first: Rule  # (a, at) -> int: the lowest cell, -1 if there is none
    take: Rule  # (a, at) -> int: the same, and the cell is removed
    write: Rule  # (out, n, first, a, at) -> int: as ``write_bits``


def make_sets(words: int, bits: int) -> Sets:
    """Makes the rules for sets of this many words and of this many cells per word."""

    @rule
    def clear(a: Any, at: int) -> None:
        for w in range(words):
            a[at + w] = 0

    @rule
    def put(a: Any, at: int, cell: int) -> None:
        a[at + cell // bits] |= 1 << cell % bits

    @rule
    def drop(a: Any, at: int, cell: int) -> None:
        a[at + cell // bits] &= ~(1 << cell % bits)

    @rule
    def has(a: Any, at: int, cell: int) -> bool:
        return bool(a[at + cell // bits] >> cell % bits & 1)

    @rule
    def copy(a: Any, at: int, b: Any, bt: int) -> None:
        for w in range(words):
            a[at + w] = b[bt + w]

    @rule
    def join(a: Any, at: int, b: Any, bt: int) -> None:
        for w in range(words):
            a[at + w] |= b[bt + w]

    @rule
    def keep(a: Any, at: int, b: Any, bt: int) -> None:
        for w in range(words):
            a[at + w] &= b[bt + w]

    @rule
    def remove(a: Any, at: int, b: Any, bt: int) -> None:
        for w in range(words):
            a[at + w] &= ~b[bt + w]

    @rule
    def meets(a: Any, at: int, b: Any, bt: int) -> bool:
        common = 0
        for w in range(words):
            common |= a[at + w] & b[bt + w]
        return common != 0

    @rule
    def is_empty(a: Any, at: int) -> bool:
        return not meets(a, at, a, at)

    @rule
    def size(a: Any, at: int) -> int:
        count = 0
        for w in range(words):
            count += count_bits(a[at + w])
        return count

    @rule
    def first(a: Any, at: int) -> int:
        for w in range(words):
            if a[at + w]:
                return w * bits + lowest_bit(a[at + w])
        return -1

    @rule
    def take(a: Any, at: int) -> int:
        cell = first(a, at)
        if cell >= 0:
            drop(a, at, cell)
        return cell

    @rule
    def write(out: Any, n: int, code: int, a: Any, at: int) -> int:
        for w in range(words):
            n = write_bits(out, n, code + w * bits, a[at + w])
        return n

    return Sets(
        clear, put, drop, has, copy, join, keep, remove, meets, is_empty, size, first, take, write
    )


class Neighbours(NamedTuple):
    """Moves of sets over a grid; arguments are as in ``Sets``, and ``free, ft`` is a third set."""

    # Returns word w of the neighbours of a set; the words around it are 0 at the ends.
    beside: Rule  # (before, word, after, w) -> int
    # The same for cells one step in one direction, as ``Grid.step`` counts them.
    toward: Rule  # (before, word, after, w, way) -> int
    step: Rule  # (a, at, free, ft): a becomes its free neighbours
    grow: Rule  # (a, at, free, ft): a gains its free neighbours
    walk: Rule  # (a, at, free, ft, steps): a moves exactly so many steps over free cells
    flood: Rule  # (a, at, free, ft): a gains all cells connected to it over free cells
    # (a, at, cell, free, ft, done, steps): a holds all cells within ``done`` steps of a cell, and
    # grows to those within ``steps``.
    within: Rule
    steps_to: Rule  # (a, at, free, ft, b, bt, most) -> int: how far b is, -1 if over most; a moves
    # (a, at, b, bt, free, ft): one step on, never straight back. a and b hold one set a direction,
    # one behind the other: the cells reached that way; b is before the step, a after it.
    onward: Rule


def make_neighbours(grid: Grid) -> Neighbours:
    """Makes the rules for the sets of a grid."""
    words, width, last = grid.words, grid.width, grid.words - 1
    ways = len(grid.steps)
    inside = (1 << grid.bits) - 1
    inside_last = (1 << (grid.cells - last * grid.bits)) - 1
    row = (1 << width) - 1
    other_end = grid.bits - width  # from the first row of a word to its last
    columns = [cell % width for cell in range(grid.bits)]
    not_first = sum(1 << cell for cell, column in enumerate(columns) if column > 0)
    not_last = sum(1 << cell for cell, column in enumerate(columns) if column < width - 1)
    # The cells of the rows that lie further right, by word, from the word before the first on.
    numbers = range(-grid.bits, (words + 1) * grid.bits)
    right = [sum(1 << n % grid.bits for n in numbers if n // grid.bits == w and n // width % 2)
             for w in range(-1, words + 1)]  # fmt: skip
    leaning = table(right, "i8")
    along_of = table([along for _, along in grid.steps])
    across_of = table([across for across, _ in grid.steps])

    @rule
    def leftward(word: int) -> int:
        return (word & not_first) >> 1

    @rule
    def rightward(word: int) -> int:
        return (word & not_last) << 1

    @rule
    def upward(word: int, after: int) -> int:
        """Moves a word's cells to the row before."""
        return word >> width | (after & row) << other_end

    @rule
    def downward(before: int, word: int, w: int) -> int:
        return (word << width | before >> other_end) & (inside_last if w == last else inside)

    # The columns of a row's neighbours in another row: the same, and more in two of the grids.

    @rule
    def straight(word: int, w: int) -> int:  # noqa: ARG001 - all three have the same signature
        return word

    @rule
    def diagonal(word: int, w: int) -> int:  # noqa: ARG001
        return word | leftward(word) | rightward(word)

    @rule
    def slanting(word: int, w: int) -> int:
        return word | leftward(word & ~leaning[w + 1]) | rightward(word & leaning[w + 1])

    fan = {"four": straight, "eight": diagonal, "six": slanting}[grid.ways]

    @rule
    def beside(before: int, word: int, after: int, w: int) -> int:
        rows = upward(fan(word, w), fan(after, w + 1)) | downward(
            fan(before, w - 1), fan(word, w), w
        )
        return leftward(word) | rightward(word) | rows

    @rule
    def slid(word: int, w: int, across: int) -> int:  # noqa: ARG001
        if across == 0:
            return word
        return leftward(word) if across < 0 else rightward(word)

    @rule
    def slid_half(word: int, w: int, across: int) -> int:
        """Slides by halves of a cell; a step of one half always leads to another row."""
        moving, staying = word, 0
        if across == -1:
            moving, staying = word & ~leaning[w + 1], word & leaning[w + 1]
        elif across == 1:
            moving, staying = word & leaning[w + 1], word & ~leaning[w + 1]
        return staying | (leftward(moving) if across < 0 else rightward(moving))

    aside = slid_half if grid.ways == "six" else slid

    @rule
    def toward(before: int, word: int, after: int, w: int, way: int) -> int:
        along, across = along_of[way], across_of[way]
        if along < 0:
            return upward(aside(word, w, across), aside(after, w + 1, across))
        if along > 0:
            return downward(aside(before, w - 1, across), aside(word, w, across), w)
        return aside(word, w, across)

    @rule
    def step(a: Any, at: int, free: Any, ft: int) -> None:
        before = 0
        for w in range(words):
            word = a[at + w]
            after = a[at + w + 1] if w < last else 0
            a[at + w] = beside(before, word, after, w) & free[ft + w]
            before = word

    @rule
    def grow_words(a: Any, at: int, free: Any, ft: int, first: int, final: int) -> None:
        word = a[at + first]
        before, spread = 0, fan(word, first)
        for w in range(first, final + 1):
            after = a[at + w + 1] if w < last else 0
            spread_after = fan(after, w + 1)
            beyond = upward(spread, spread_after) | downward(before, spread, w)
            around = leftward(word) | rightward(word) | beyond
            a[at + w] = word | around & free[ft + w]
            before, word, spread = spread, after, spread_after

    @rule
    def grow(a: Any, at: int, free: Any, ft: int) -> None:
        grow_words(a, at, free, ft, 0, last)

    @rule
    def walk(a: Any, at: int, free: Any, ft: int, steps: int) -> None:
        for _ in range(steps):
            step(a, at, free, ft)

    @rule
    def flood(a: Any, at: int, free: Any, ft: int) -> None:
        grown = True
        while grown:
            grown = False
            for w in range(words):
                before = a[at + w - 1] if w > 0 else 0
                after = a[at + w + 1] if w < last else 0
                word = a[at + w]
                more = word | beside(before, word, after, w) & free[ft + w]
                if more != word:
                    a[at + w] = more
                    grown = True

    rows, lowest = grid.rows, grid.height - 1

    @rule
    def within(a: Any, at: int, cell: int, free: Any, ft: int, done: int, steps: int) -> None:
        row = cell // width
        for step in range(done + 1, steps + 1):
            # Only the words that the step can reach.
            first, final = max(row - step, 0) // rows, min(row + step, lowest) // rows
            grow_words(a, at, free, ft, first, final)

    @rule
    def steps_to(a: Any, at: int, free: Any, ft: int, b: Any, bt: int, most: int) -> int:
        for steps in range(most + 1):
            met = 0
            before = 0
            for w in range(words):
                word = a[at + w]
                met |= word & b[bt + w]
                after = a[at + w + 1] if w < last else 0
                # The cells of b can be reached even where they are not free.
                a[at + w] = beside(before, word, after, w) & (free[ft + w] | b[bt + w])
                before = word
            if met:
                return steps
        return -1

    @rule
    def others(a: Any, at: int, w: int, way: int) -> int:
        """Returns a word of the sets of all directions but the opposite of this one."""
        found = 0
        if 0 <= w <= last:
            for came in range(ways):
                if came != ways - 1 - way:
                    found |= a[at + came * words + w]
        return found

    @rule
    def onward(a: Any, at: int, b: Any, bt: int, free: Any, ft: int) -> None:
        for way in range(ways):
            before = 0
            word = others(b, bt, 0, way)
            for w in range(words):
                after = others(b, bt, w + 1, way)
                a[at + way * words + w] = toward(before, word, after, w, way) & free[ft + w]
                before, word = word, after

    @rule
    def onward_straight(a: Any, at: int, b: Any, bt: int, free: Any, ft: int) -> None:
        """Does the same for squares without diagonals, reading every word of the four sets once."""
        falling = 0
        for w in range(words):
            up, left = b[bt + w], b[bt + words + w]
            right, down = b[bt + 2 * words + w], b[bt + 3 * words + w]
            aside, along = left | right, up | down
            rising = 0
            if w < last:
                rising = b[bt + w + 1] | b[bt + words + w + 1] | b[bt + 2 * words + w + 1]
            a[at + w] = upward(up | aside, rising) & free[ft + w]
            a[at + words + w] = leftward(left | along) & free[ft + w]
            a[at + 2 * words + w] = rightward(right | along) & free[ft + w]
            a[at + 3 * words + w] = downward(falling, down | aside, w) & free[ft + w]
            falling = down | aside

    goes_on = onward_straight if grid.ways == "four" else onward
    return Neighbours(beside, toward, step, grow, walk, flood, within, steps_to, goes_on)
