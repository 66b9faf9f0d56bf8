"""Notation: whatever a person writes is an action, or an answer that says why not."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

import debut
from debut import OVER, BadNotation, IllegalAction, Refusal, State
from debut.kernel.game import MOST_NAMED
from debut.kernel.testing import clauses_of
from debut.kernel.text import LANGS
from tests.helpers import (
    GAMES,
    MOST_ACTIONS,
    any_of,
    decisions,
    evenly,
    examples,
    notations,
    reads_well,
    sample,
    some_actions,
    spread,
    within,
)

MOST_WORDS = 2500  # of the notation that are tried where most are refused


@cache
def words(name: str) -> tuple[str, ...]:
    return tuple(" ".join(notations(name)).split())


@cache
def clauses(name: str) -> frozenset[str]:
    game = debut.game(name)
    return frozenset(clauses_of(game.rules("en"), game.spec.clauses))


@st.composite
def nearly_notation(draw: st.DrawFn, name: str) -> str:
    """Words of the notation, whole, cut, joined, or with something in between."""
    text = draw(
        st.one_of(
            any_of(notations(name)),
            st.lists(any_of(words(name)), max_size=4).map(" ".join),
            st.text(max_size=20),
        )
    )
    at = draw(st.integers(0, len(text)))
    return draw(st.sampled_from([text, text[:at], text[:at] + draw(st.characters()) + text[at:]]))


def answer(state: State, text: str) -> int | Refusal | None:
    """What comes of a text; nothing for a typed error. Anything else fails."""
    try:
        refusal = state.why_not(text)
    except (BadNotation, IllegalAction) as error:
        reads_well(error)
        with pytest.raises((BadNotation, IllegalAction)):
            state.read(text)
        return None
    if refusal is None:
        return state.read(text)
    with pytest.raises(IllegalAction) as caught:
        state.read(text)
    reads_well(caught.value)
    return refusal


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@examples(200)
def test_any_text_is_an_action_an_error_or_a_refusal_by_a_clause(name, data):
    state = data.draw(any_of(sample(name)))
    got = answer(state, data.draw(nearly_notation(name)))
    if isinstance(got, Refusal):
        game = state.game
        assert got.clause in clauses(name)
        assert all(game.text(lang).say(got.message) for lang in LANGS)
    elif got is not None:
        assert got in state.actions()


@pytest.mark.parametrize("name", GAMES)
def test_every_action_is_read_back_from_its_notation(name):
    for state in within(sample(name), MOST_ACTIONS):
        texts = [state.notate(action) for action in state.actions()]
        assert len(set(texts)) == len(texts)
        assert [state.read(text) for text in texts] == list(state.actions())
        for action in some_actions(state):
            assert state.why_not(state.notate(action)) is None


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@examples(100)
def test_capitals_and_spaces_do_not_matter(name, data):
    state = data.draw(any_of([state for state in sample(name) if state.actions()]))
    action = data.draw(any_of(state.actions()))
    text = state.notate(action)
    gap = data.draw(st.sampled_from([" ", "  ", "\t", " \n ", "\u00a0"]))
    written = gap + gap.join(text.split(" ")) + gap
    for said in (written, written.upper(), written.lower(), written.title()):
        assert state.read(said) == action
        assert state.why_not(said) is None


@pytest.mark.parametrize("name", GAMES)
def test_a_refused_action_of_the_notation_names_the_clause_that_forbids_it(name):
    """Words of the notation at some decisions: some are refused, and never without reason."""
    refused = set()
    for state, text in spread(decisions(name), evenly(notations(name), MOST_WORDS)):
        got = answer(state, text)
        if isinstance(got, Refusal):
            refused.add((got.clause, got.message))
        elif got is not None:
            assert got in state.actions()
    game = debut.game(name)
    named = {clause for clause, _ in refused}
    assert len(named) > 3
    assert named <= clauses(name)
    assert all(game.text(lang).say(message) for _, message in refused for lang in LANGS)


@pytest.mark.parametrize("name", GAMES)
def test_the_error_for_a_text_that_is_no_action_repeats_it(name):
    state = decisions(name)[0]
    for text in ("xyzzy", "", "  ", "pass pass pass", "{ $text }", "\x00", "é" * 30):
        with pytest.raises(BadNotation) as caught:
            state.read(text)
        reads_well(caught.value)
        assert text.strip() in str(caught.value)


@pytest.mark.parametrize("name", GAMES)
def test_the_error_for_a_throw_that_cannot_come_up_lists_what_can(name):
    state = debut.game(name).start()
    with pytest.raises(BadNotation) as caught:
        state.read("seven")
    for action in state.actions():
        assert state.notate(action) in str(caught.value)


@pytest.mark.parametrize("name", GAMES)
def test_the_error_for_an_action_not_allowed_here_lists_those_that_are(name):
    state = decisions(name)[0]
    text = next(text for text in notations(name) if isinstance(answer(state, text), Refusal))
    with pytest.raises(IllegalAction) as caught:
        state.read(text)
    assert f'"{text}"' in str(caught.value)
    actions = state.actions()
    assert all(state.notate(action) in str(caught.value) for action in actions[:MOST_NAMED])
    assert (f"({len(actions)})" in str(caught.value)) == (len(actions) > MOST_NAMED)


@pytest.mark.parametrize("name", GAMES)
def test_a_very_long_text_is_refused_like_a_short_one(name):
    with pytest.raises(BadNotation) as caught:
        decisions(name)[0].read("pass " * 2000)
    reads_well(caught.value)


@pytest.mark.parametrize("name", GAMES)
def test_after_the_end_every_text_comes_too_late(name):
    over = next(state for state in sample(name) if state.turn == OVER)
    for text in (*notations(name)[:20], "xyzzy"):
        with pytest.raises((IllegalAction, BadNotation)):
            over.read(text)
        with pytest.raises(IllegalAction) as caught:
            over.why_not(text)
        assert caught.value.message == "action-match-over"
