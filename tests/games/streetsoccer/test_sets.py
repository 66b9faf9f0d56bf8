"""What the rules find for whole sets of squares is what holds for each square by itself."""

from __future__ import annotations

import hypothesis.strategies as st
from hypothesis import given

from debut.games.streetsoccer.board import (
    FIELD,
    FIELD_SQUARES,
    GOALS,
    PLACE,
    SIDES_OF_DIE,
    SQUARES,
    field_index,
)
from debut.games.streetsoccer.names import PLACING
from debut.games.streetsoccer.rules.antigame import surrounded
from debut.games.streetsoccer.rules.kicking import flies, hidden
from debut.games.streetsoccer.rules.placing import is_taken, legal_places, may_place
from debut.games.streetsoccer.rules.squares import on_field_of
from debut.games.streetsoccer.tables import DISTANCE, GROUND
from tests.helpers import examples, sample

squares = st.frozensets(st.integers(0, SQUARES - 1), max_size=30)
fields = st.integers(0, FIELD_SQUARES - 1)


def field_bits(cells) -> int:
    return sum(1 << field_index(cell) for cell in cells)


@examples(200)
@given(st.frozensets(fields, max_size=30), fields, st.integers(1, SIDES_OF_DIE))
def test_what_a_kick_cannot_reach(taken, start, most):
    bits = sum(1 << field for field in taken)
    shut = hidden(bits, start, most)
    for end in range(FIELD_SQUARES):
        if DISTANCE[start][end] <= most:
            assert flies(bits, start, end) == (not shut >> end & 1)


@given(squares)
def test_squares_of_the_field(cells):
    assert on_field_of(*GROUND.mask(cells)) == field_bits(cells & frozenset(FIELD))


@given(squares)
def test_squares_that_are_surrounded(cells):
    held = cells | {*GOALS[0], *GOALS[1]}
    expected = [square for square in FIELD if held.issuperset(GROUND.neighbours(square))]
    assert surrounded(*GROUND.mask(cells)) == field_bits(expected)


def test_places_are_those_that_each_may_be_taken():
    for state in sample("streetsoccer"):
        rec = state.record
        if rec.phase == PLACING:
            out = [0] * SQUARES
            n = legal_places(rec, rec.side, out)
            free = [square for square in FIELD if not is_taken(rec, square)]
            fit = [PLACE + square for square in free if may_place(rec, rec.side, square)]
            assert out[:n] == fit
