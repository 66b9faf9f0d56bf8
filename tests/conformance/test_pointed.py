"""Pointing at something that cannot be picked is answered by a clause, whatever it is."""

from __future__ import annotations

import random

import pytest

import debut
from debut import DebutError
from debut.kernel.testing import clauses_of
from debut.kernel.text import LANGS
from debut.kernel.views import Pick
from tests.helpers import GAMES, decisions, reads_well

MOST_TRIED = 12_000


def begun(view) -> list[tuple[Pick, ...]]:
    """Picks that may have been made before: none, one, two."""
    ways = {choice.picks[:length] for choice in view.choices for length in range(3)
            if length < len(choice.picks)}  # fmt: skip
    return sorted(ways, key=lambda picks: (len(picks), str(picks)))[::9][:6] or [()]


def things(view, board) -> set[Pick]:
    return {
        *(Pick("cell", cell.id) for cell in board.cells),
        *(Pick("piece", piece.id) for piece in (*view.pieces, *view.bench)),
        *(Pick("die", die.id) for die in view.dice),
    }


@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_picked_is_refused_with_a_clause(name):
    game = debut.game(name)
    clauses = set(clauses_of(game.rules("en"), game.spec.clauses))
    told: set[str] = set()
    tried = 0
    for state in random.Random(4).sample(decisions(name), len(decisions(name))):
        if tried > MOST_TRIED:
            break
        view = state.view(state.turn)
        somewhere = {pick for choice in view.choices for pick in choice.picks}
        for made in begun(view):
            following = {choice.picks[len(made)] for choice in view.choices
                         if choice.picks[: len(made)] == made}  # fmt: skip
            for pick in things(view, game.board) - following - set(made):
                tried += 1
                refusal = state.why_not_pick((*made, pick))
                if refusal is None:
                    assert pick in somewhere, f"{state}: {made} {pick}"
                else:
                    assert refusal.clause in clauses
                    told.add(refusal.message)
    for message in told:
        for lang in LANGS:
            assert game.text(lang).say(message) != message
    assert len(told) > 5


@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_on_the_table_gets_a_typed_error_or_nothing(name):
    for state in decisions(name)[::40]:
        for pick in (Pick("cell", "z99"), Pick("piece", "Q"), Pick("die", "?"), Pick("x", "")):
            try:
                state.why_not_pick((pick,))
            except DebutError as error:
                reads_well(error)
        assert state.why_not_pick(()) is None
