"""Position texts: what is written can be read, and what can be read can be played."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import debut
from debut import BadPosition, State
from debut.kernel.position import BadValue, Key
from tests.helpers import GAMES, any_of, examples, play_on, reads_well, sample, some_actions

ODD_VALUES = (
    "",
    "none",
    "0",
    "1",
    "2",
    "-1",
    "00",
    "1-1",
    "9999999999",
    "A",
    "B:",
    "yes",
    "٣",
    "=",
)

# Ranges beyond this have ends that no match comes near: the score's.
MOST_TRIED = 250


def read(name: str, text: str) -> State | None:
    """The position, or nothing where the text is refused as it should be."""
    try:
        return debut.game(name).parse(text)
    except BadPosition as error:
        names_what_is_wrong(error, name, text)
        return None


def names_what_is_wrong(error: BadPosition, name: str, text: str) -> None:
    """A key, or the part of the text that has none."""
    reads_well(error)
    named = error.values.get("key", error.values.get("part"))
    assert isinstance(named, str)
    assert f'"{named}"' in error.text("en")
    if error.message == "position-impossible":
        assert named in {key.name for key in debut.game(name).spec.keys}
    else:
        assert named in text


@cache
def texts(name: str) -> tuple[str, ...]:
    return tuple(map(str, sample(name)))


@cache
def values(name: str) -> dict[str, tuple[str, ...]]:
    """What each key can say: what it said in some position, and what it says that it takes."""
    spec = debut.game(name).spec
    found = {key.name: {*taken(key, spec.blank())} for key in spec.keys}
    for text in texts(name):
        for part in text.split("; "):
            key, _, value = part.partition("=")
            found[key].add(value)
    return {key: tuple(sorted(told)) for key, told in found.items()}


def taken(key: Key, rec: Any) -> list[str]:
    """The words that a key lists when it is told nonsense, or the ends of its range."""
    with pytest.raises(BadValue) as caught:
        key.read(rec, "\0")
    parts = caught.value.takes.split(" | ")
    words = [part for part in parts if "…" not in part]
    return words + [value for part in parts if "…" in part for value in ranged(part)]


def ranged(takes: str) -> list[str]:
    low, _, high = takes.partition(" … ")
    if low.isdigit() and high.isdigit():
        return near(int(low), int(high))
    first, _, _ = low.partition("-")
    last, _, _ = high.partition("-")
    if not (first.isdigit() and last.isdigit()):
        return []
    both = near(int(first), int(last))
    return [f"{one}-{other}" for one in both for other in both]


def near(low: int, high: int) -> list[str]:
    """Both ends of a range, and beside them."""
    ends = {low, low + 1, low + 2, high - 1, high} if high < MOST_TRIED else {low, low + 1, low + 2}
    return [str(number) for number in sorted(ends)]


@cache
def by_value(name: str) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """The positions by key and by what it says: what is rare is as easy to find as the rest."""
    groups: dict[str, dict[str, list[str]]] = {}
    for text in texts(name):
        for part in text.split("; "):
            key, _, value = part.partition("=")
            groups.setdefault(key, {}).setdefault(value, []).append(text)
    return tuple(tuple(map(tuple, group.values())) for group in groups.values())


def retold(name: str, dice: random.Random) -> str:
    """A position with some keys told otherwise, most by values that they take."""
    text = dice.choice(dice.choice(dice.choice(by_value(name))))
    parts = dict(part.split("=") for part in text.split("; "))
    for key in dice.sample(sorted(values(name)), dice.randint(1, 4)):
        odd = dice.random() < 0.05
        parts[key] = dice.choice(ODD_VALUES if odd else values(name)[key])
    return "; ".join(f"{key}={value}" for key, value in parts.items())


def accepted(name: str, dice: random.Random, tries: int) -> Iterator[State]:
    for _ in range(tries):
        with suppress(BadPosition):
            yield debut.game(name).parse(retold(name, dice))


# One edit each, of a list of "key=value".


def dropped(parts: list[str], _name: str, draw: st.DrawFn) -> list[str]:
    gone = draw(st.sampled_from(parts))
    return [part for part in parts if part != gone]


def doubled(parts: list[str], _name: str, draw: st.DrawFn) -> list[str]:
    return [*parts, draw(st.sampled_from(parts))]


def told_otherwise(parts: list[str], name: str, draw: st.DrawFn) -> list[str]:
    """A key gets another value, or is told for the first time."""
    key = draw(st.sampled_from(sorted(values(name))))
    value = draw(any_of(values(name)[key] + ODD_VALUES))
    rest = [part for part in parts if not part.startswith(f"{key}=")]
    return [*rest, f"{key}={value}"]


def replaced(parts: list[str], _name: str, draw: st.DrawFn) -> list[str]:
    at = draw(st.integers(0, len(parts) - 1))
    key = parts[at].partition("=")[0]
    return [*parts[:at], f"{key}={draw(st.text(max_size=8))}", *parts[at + 1 :]]


def cut_off(parts: list[str], _name: str, draw: st.DrawFn) -> list[str]:
    text = "; ".join(parts)
    return text[: draw(st.integers(0, len(text)))].split("; ")


EDITS: tuple[Callable[[list[str], str, st.DrawFn], list[str]], ...] = (
    dropped,
    doubled,
    told_otherwise,
    replaced,
    cut_off,
)


@st.composite
def edited_once(draw: st.DrawFn, name: str) -> str:
    parts = draw(any_of(texts(name))).split("; ")
    return "; ".join(draw(st.sampled_from(EDITS))(parts, name, draw))


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@examples(150)
def test_a_position_reads_back_as_it_was_written(name, data):
    state = data.draw(any_of(sample(name)))
    again = debut.game(name).parse(str(state))
    assert again == state
    assert hash(again) == hash(state)
    assert str(again) == str(state)
    assert (again.turn, again.actions(), again.score) == (state.turn, state.actions(), state.score)


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@examples(100)
def test_the_order_of_the_keys_and_spaces_between_them_do_not_matter(name, data):
    state = data.draw(any_of(sample(name)))
    parts = data.draw(st.permutations(str(state).split("; ")))
    spaced = " ;; ".join(part.replace("=", " = ") for part in parts)
    assert debut.game(name).parse(f"  {spaced};") == state


@pytest.mark.parametrize("name", GAMES)
@given(text=st.text(max_size=60))
@examples(200)
def test_any_text_at_all_is_a_position_or_an_error_that_says_what_is_wrong(name, text):
    state = read(name, text)
    if state is not None:
        play_on(state, seed=0, plies=1)


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@examples(120)
def test_a_position_edited_once_can_be_played_or_is_refused(name, data):
    state = read(name, data.draw(edited_once(name)))
    if state is not None:
        for action in some_actions(state):
            after = state.play(action)
            assert state.game.parse(str(after)) == after
        play_on(state, data.draw(st.integers(0, 1000)), plies=3)


@pytest.mark.parametrize("name", GAMES)
@given(seed=st.integers(0, 2**32))
@examples(2)
def test_whatever_position_is_accepted_can_be_played_on_from(name, seed):
    dice = random.Random(seed)
    for number, state in enumerate(accepted(name, dice, tries=200)):
        play_on(state, dice.randrange(1000), plies=60 if number % 16 == 0 else 6)


@pytest.mark.parametrize("name", GAMES)
def test_many_of_the_positions_tried_are_accepted(name):
    """Else the test above would show nothing."""
    assert len(list(accepted(name, random.Random(1), tries=1000))) > 50


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda text: f"{text}; {text}", "position-twice"),
        (lambda text: f"{text}; colour=red", "position-unknown-key"),
        (lambda text: f"{text}; colour", "position-no-value"),
        (lambda text: text.replace("=", "=?", 1), "position-bad-value"),
    ],
)
def test_each_way_to_write_it_wrong_has_its_own_message(name, edit, message):
    game = debut.game(name)
    first = game.spec.keys[0].name
    with pytest.raises(BadPosition) as caught:
        game.parse(edit(str(game.start())))
    assert caught.value.message == message
    reads_well(caught.value)
    assert ("colour" if "colour" in edit("") else first) in str(caught.value)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "long", ["x" * 5000, "x" * 5000 + "=1", "{key}=" + "1" * 5000], ids=["part", "key", "value"]
)
def test_a_very_long_text_is_refused_like_a_short_one(name, long):
    game = debut.game(name)
    with pytest.raises(BadPosition) as caught:
        game.parse(long.replace("{key}", game.spec.keys[0].name))
    reads_well(caught.value)


# Positions of Super Goal! that read well key by key, and could not be played on from.


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ("phase=throw; throws=1; up=yes; extra=25; length=1", "extra"),
        ("phase=window; champion=B:recovery; throws=1; up=yes; extra=25; length=1", "extra"),
        (
            "phase=champion; champion=A:unthrown; after=window; throws=1; up=yes; extra=25; "
            "length=1",
            "extra",
        ),
        ("phase=shootout; tournament=yes; throws=199", "throws"),
        ("phase=shootout; tournament=yes; score=2-1", "phase"),
        ("phase=shootout; tournament=yes; kicks=30-30", "kicks"),
        ("phase=shootout; tournament=yes; kicks=3-0", "kicks"),
        ("attack=B; phase=shootout; tournament=yes; kicks=4-4", "kicks"),
        ("attack=B; phase=shootout; tournament=yes; kick-off=B; kicks=1-0", "kicks"),
        ("phase=lots; tournament=yes; score=0-2; kicks=30-30", "phase"),
        ("phase=lots; tournament=yes; kicks=29-29", "kicks"),
        ("phase=lots; tournament=yes; kicks=30-30; shootout=20-19", "kicks"),
        ("phase=over; score=0-2; result=A:full-time", "result"),
        ("phase=over; score=0-2; result=draw:full-time", "result"),
        ("phase=over; tournament=yes; result=draw:full-time", "result"),
        ("phase=over; result=A:shootout; kicks=5-5; shootout=3-2", "result"),
        ("phase=over; tournament=yes; result=B:shootout; kicks=5-5; shootout=3-2", "result"),
        ("phase=over; tournament=yes; result=draw:lots; kicks=30-30", "result"),
        ("phase=over; tournament=yes; result=A:lots; kicks=5-5", "result"),
        ("ball=a5; phase=throw; turned=yes", "turned"),
        ("ball=a10; direct=yes", "direct"),
        ("ball=c11; phase=unstoppable; shot=inside; champion=B:save; plays=10", "plays"),
        ("ball=a10; phase=var; var=yes", "ball"),
        ("ball=c6; phase=champion; champion=A:unthrown; after=var-champion; var=yes", "ball"),
        ("ball=a9; restart=free-kick; direct=yes", "direct"),
        ("ball=c11; phase=mouth; shot=bar; champion=B:save", "shot"),
        ("ball=c10; phase=keeper; shot=bar", "ball"),
        ("ball=c10; phase=bar; shot=inside", "ball"),
    ],
)
def test_a_position_that_cannot_come_about_is_refused_by_the_key_that_is_wrong(position, key):
    with pytest.raises(BadPosition) as caught:
        debut.game("supergoal").parse(position)
    assert (caught.value.message, caught.value.values["key"]) == ("position-impossible", key)
    reads_well(caught.value)


@pytest.mark.parametrize(
    "position",
    [
        "ball=c10; phase=throw; die=penalty; throws=1; up=yes; extra=25; length=1",
        "phase=champion; champion=A:unthrown; after=choose; throws=1; up=yes; extra=25; length=1",
        "attack=B; phase=shootout; tournament=yes; kicks=30-29; shootout=20-20",
        "phase=lots; tournament=yes; kicks=30-30; shootout=20-20",
        "phase=over; tournament=yes; result=B:lots; kicks=30-30; shootout=20-20",
        "phase=over; score=0-2; result=B:full-time",
        "ball=a10; phase=throw; turned=yes",
        "phase=side; die=pass; face=D2?",
        "face=D2?; die=pass; phase=side",
        "ball=e10; restart=free-kick; direct=yes",
        "ball=c11; phase=keeper; shot=bar",
        "ball=c11; phase=unstoppable; shot=inside; champion=B:save; plays=9",
        "attack=B; ball=c1; restart=keeper; champion=A:recovery; plays=10",
    ],
)
def test_a_rare_position_that_can_come_about_is_accepted(position):
    for seed in range(5):
        play_on(debut.game("supergoal").parse(position), seed)
