"""Options of a match: what they take, as values and as a person writes them."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import debut
from debut import BadOption
from debut.kernel.errors import told
from debut.kernel.options import Option, read_options
from debut.kernel.text import LANGS
from tests.helpers import GAMES, examples, option_sets, reads_well

EVERY = [
    pytest.param(name, option, id=f"{name}-{option.name}")
    for name in GAMES
    for option in debut.game(name).options
]
# Nothing that any option takes.
NEVER = [
    None,
    "",
    " ",
    "perhaps",
    "Yes",
    " yes",
    "yes ",
    2.0,
    float("nan"),
    [],
    ["yes"],
    {},
    b"yes",
]

SWITCH = Option("floodlights", False)
NUMBER = Option("throws", None, low=1, high=200)
WORD = Option("clock", "throws", choices=("throws", "real"))


def refused(option: Option, value: object) -> BadOption:
    with pytest.raises(BadOption) as caught:
        option.check(value)
    names_the_option(caught.value, option)
    return caught.value


def names_the_option(error: BadOption, option: Option) -> None:
    """And what it takes, in every language."""
    reads_well(error)
    # What is wrong with a text that is not too long, only the game can tell.
    of_game = option.text and error.message == "option-wrong-text"
    takes = error.values["why" if of_game else "takes"]
    assert of_game or (error.message == "option-bad-value" and takes == option.takes)
    assert error.values["option"] == option.name
    for lang in LANGS:
        assert option.name in error.text(lang)
        assert told(takes, lang) in error.text(lang)


@pytest.mark.parametrize(("name", "option"), EVERY)
@pytest.mark.parametrize("value", NEVER, ids=repr)
def test_a_value_that_an_option_does_not_take_is_refused_with_what_it_takes(name, option, value):
    with pytest.raises(BadOption) as caught:
        debut.game(name).start(**{option.name: value})
    names_the_option(caught.value, option)


@pytest.mark.parametrize(("name", "option"), EVERY)
@given(value=st.one_of(st.text(max_size=12), st.integers(), st.booleans(), st.floats(), st.none()))
@examples(60)
def test_any_value_is_taken_or_refused_by_name(name, option, value):
    try:
        state = debut.game(name).start(**{option.name: value})
    except BadOption as error:
        names_the_option(error, option)
    else:
        assert state.options[option.name] == option.check(value)


@pytest.mark.parametrize(
    ("text", "value"),
    [("yes", True), ("no", False), ("true", True), ("false", False), ("1", True), ("0", False)],
)
def test_a_switch_is_also_written_in_words(text, value):
    assert SWITCH.check(text) is value
    assert SWITCH.check(value) is value


@pytest.mark.parametrize("value", [1, 0, 2, "on", "2", "YES"])
def test_a_switch_takes_nothing_else(value):
    assert refused(SWITCH, value).values["takes"] == "yes | no"


@pytest.mark.parametrize(("text", "value"), [("1", 1), ("33", 33), ("200", 200), ("007", 7)])
def test_a_number_is_also_written_in_digits(text, value):
    assert NUMBER.check(text) == value
    assert NUMBER.check(value) == value


@pytest.mark.parametrize(
    "value", [0, 201, -1, 10**30, "0", "201", "-1", "+3", "3.0", "1e2", "٣", "²", True]
)
def test_a_number_stays_within_its_bounds(value):
    assert refused(NUMBER, value).values["takes"] == "1 … 200"


def test_a_very_long_value_is_refused_like_a_short_one():
    reads_well(refused(NUMBER, "9" * 5000))


def test_a_word_is_one_of_its_list():
    assert WORD.check("real") == "real"
    for value in ("Real", "throw", "throwsreal", "throws | real", 0):
        assert refused(WORD, value).values["takes"] == "throws | real"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("unknown", ["colour", "", "Throws", "throws ", "état"])
def test_an_option_that_the_game_does_not_have_is_named_with_those_it_has(name, unknown):
    game = debut.game(name)
    with pytest.raises(BadOption) as caught:
        game.start(**{unknown: 1})
    reads_well(caught.value)
    assert caught.value.message == "option-unknown"
    assert caught.value.values["option"] == unknown
    for option in game.options:
        assert option.name in str(caught.value)


@pytest.mark.parametrize("name", GAMES)
def test_an_option_called_like_a_word_of_python_is_refused_like_any_other(name):
    with pytest.raises(BadOption):
        debut.game(name).start(**{"self": 1})


def test_options_left_out_have_their_defaults():
    assert read_options((SWITCH, NUMBER, WORD), {"throws": "33"}) == {
        "floodlights": False,
        "throws": 33,
        "clock": "throws",
    }


@pytest.mark.parametrize("name", GAMES)
def test_a_match_tells_its_options_and_they_start_the_same_match(name):
    game = debut.game(name)
    for options in option_sets(game):
        state = game.start(**options)
        told = state.options
        assert set(told) == {option.name for option in game.options}
        assert {key: told[key] for key in options} == options
        assert game.start(**told) == state
        written = {key: str(value).lower() for key, value in told.items()}
        assert game.start(**written) == state


def test_super_goal_halves_are_shorter_in_a_tournament_unless_told_otherwise():
    game = debut.game("supergoal")
    assert game.start().options["throws"] == 50
    assert game.start(tournament="yes").options["throws"] == 33
    assert game.start(tournament=True, throws="50").options["throws"] == 50


def test_an_error_comes_back_whole_from_another_process():
    """Simulations run in several; what is wrong there has to be told here."""
    error = refused(NUMBER, 0)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is BadOption
    assert (again.message, again.values) == (error.message, error.values)
    assert str(again) == str(error)
