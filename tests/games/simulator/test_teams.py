"""The collection of stickers, and teams made of it."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from debut.games.simulator import stickers
from debut.games.simulator.catalogue import ROWS
from debut.games.simulator.stickers import COLOURS, DUELS, STICKERS
from debut.games.simulator.teams import (
    CLASSES,
    LONGEST_TEAM,
    MEN,
    READY,
    class_of,
    read_team,
    value_of,
    write_team,
    wrong_team,
)
from debut.kernel.options import Option
from debut.kernel.position import BadValue
from debut.kernel.text import LANGS, catalog
from tests.helpers import examples
from tests.text_scan import SOURCE

TEXTS = SOURCE / "games" / "simulator" / "text"
KEEPERS = [one for one in STICKERS if one.is_keeper]
OTHERS = [one for one in STICKERS if not one.is_keeper]
LIST = "1,13,14,15,16,43,44,73,74,93,94,17,18,45,75,95"


def changed(**places: str) -> str:
    """The list with other stickers at these places, ``at1`` the keeper's."""
    words = LIST.split(",")
    for place, word in places.items():
        words[int(place.removeprefix("at")) - 1] = word
    return ",".join(words)


# The collection


def test_there_are_112_stickers_in_order():
    assert [one.number for one in STICKERS] == list(range(1, 113))


def test_no_two_stickers_are_alike():
    assert len({one.name for one in STICKERS}) == 112
    assert len({(one.skills, one.duels) for one in STICKERS}) == 112


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[1])
def test_a_sticker_has_skills_that_can_be(row):
    """Ruling 9: one to five, up to three of a main colour, one of each other."""
    _, _, _, letters, *_ = row
    one = STICKERS[row[0] - 1]
    assert 1 <= one.value == len(letters) <= 5
    assert [
        most for most, n in zip((3, 3, 3, 3, 1, 1, 1), one.skills, strict=True) if n > most
    ] == []
    assert not (one.is_keeper and one.has("black"))


@pytest.mark.parametrize("one", STICKERS, ids=lambda one: one.name)
def test_a_sticker_has_four_numbers_from_1_to_5_that_suit_its_value(one):
    assert len(one.duels) == len(DUELS)
    assert all(1 <= number <= 5 for number in one.duels)
    if one.is_keeper:
        # He comes out at least as well as a reserve keeper (S-8.15.3), whose numbers are all 4.
        assert one.duels[DUELS.index("tackle")] >= 4
        assert 12 <= sum(one.duels) <= 18
    else:
        assert 2 * one.value + 6 <= sum(one.duels) <= 2 * one.value + 8


def test_values_are_spread_and_there_are_keepers_of_each():
    values = [one.value for one in STICKERS]
    assert [values.count(value) for value in range(1, 6)] == [34, 34, 24, 13, 7]
    assert [one.value for one in KEEPERS] == [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5]


def mean(duel: str, colour: str) -> float:
    """Of the field stickers that are of this colour and of no more than two."""
    at = DUELS.index(duel)
    found = [one.duels[at] for one in OTHERS if one.has(colour) and one.value <= 2]
    return sum(found) / len(found)


def test_numbers_suit_the_colours():
    for duel, best in (("dribble", "green"), ("marking", "blue"), ("tackle", "blue"),
                       ("keeping", "yellow")):  # fmt: skip
        means = {colour: mean(duel, colour) for colour in ("yellow", "green", "red", "blue")}
        assert max(means, key=means.__getitem__) == best, (duel, means)


def test_the_tables_of_the_rules_are_the_stickers():
    first, keeper, last = 42, 11, 111
    assert [stickers.YELLOW[at] for at in (first, keeper, last)] == [1, 2, 0]
    assert [stickers.BLUE[at] for at in (first, keeper, last)] == [0, 2, 0]
    assert [stickers.GREEN[at] for at in (91, keeper, last)] == [3, 0, 0]
    assert [stickers.RED[at] for at in (91, keeper, last)] == [1, 0, 3]
    assert [stickers.BLACK[at] for at in (19, keeper, last)] == [1, 0, 1]
    assert [stickers.GREY[at] for at in (20, keeper, last)] == [1, 0, 1]
    assert [at for at in range(112) if stickers.IS_KEEPER[at]] == list(range(12))
    numbers = (stickers.DRIBBLE, stickers.MARKING, stickers.TACKLING, stickers.KEEPING)
    for at, one in enumerate(STICKERS):
        assert [table[at] for table in numbers] == list(ROWS[at][4:]) == list(one.duels)
        assert stickers.VALUE[at] == one.value


# Ready teams


@pytest.mark.parametrize(
    ("name", "value", "kind"),
    [
        ("rouges", 36, "tournament"),
        ("bleus", 36, "tournament"),
        ("moulins", 18, "weak"),
        ("faubourgs", 24, "weak"),
        ("canaux", 30, "middling"),
        ("falaises", 40, "strong"),
        ("orages", 45, "very-strong"),
        ("cometes", 50, "very-strong"),
    ],
)
def test_a_ready_team_is_right_and_of_its_class(name, value, kind):
    team = READY[name]
    assert read_team(name) == read_team(f" {name} ") == team
    assert read_team(",".join(str(index + 1) for index in team)) == team
    assert write_team(team) == name
    assert (value_of(team), class_of(value_of(team))) == (value, kind)
    assert STICKERS[team[0]].is_keeper
    assert [STICKERS[index].is_keeper for index in team[1:11]] == [False] * 10
    assert any(STICKERS[index].is_keeper for index in team[11:])


def test_there_are_eight_ready_teams():
    assert list(READY) == [
        "rouges", "bleus", "moulins", "faubourgs", "canaux", "falaises", "orages", "cometes",
    ]  # fmt: skip


def test_the_two_first_teams_are_of_equal_strength_and_differ_in_style():
    sums = {
        name: [sum(STICKERS[at].duels[duel] for at in READY[name][:11]) for duel in range(4)]
        for name in ("rouges", "bleus")
    }
    assert abs(sum(sums["rouges"]) - sum(sums["bleus"])) <= 4
    colours = {
        name: [sum(STICKERS[at].has(colour) for at in READY[name]) for colour in COLOURS]
        for name in sums
    }
    yellow, _, red, blue, *_ = range(len(COLOURS))
    assert colours["rouges"][red] >= 2 * colours["bleus"][red]
    assert colours["bleus"][blue] > colours["rouges"][blue]
    assert colours["bleus"][yellow] >= 2 * colours["rouges"][yellow]
    for one, other in combinations(READY.values(), 2):
        assert len(set(one) & set(other)) <= 6


@pytest.mark.parametrize(
    ("kind", "low", "high"),
    [
        ("weak", 16, 24),
        ("middling", 25, 35),
        ("tournament", 36, 36),
        ("strong", 37, 43),
        ("very-strong", 44, 50),
    ],
)
def test_classes_are_the_rulebooks(kind, low, high):
    assert [value for value in range(16, 51) if class_of(value) == kind] == list(
        range(low, high + 1)
    )


# Teams of every value in every style


def totals(chosen: list[stickers.Sticker], most: int) -> list[set[int]]:
    """What so many of these, none to ``most``, can be worth together."""
    found: list[set[int]] = [{0}] + [set() for _ in range(most)]
    for one in chosen:
        for count in range(most, 0, -1):
            found[count] |= {total + one.value for total in found[count - 1]}
    return found


@pytest.mark.parametrize(
    ("colour", "least"),
    [("yellow", 16), ("green", 16), ("red", 16), ("blue", 16), ("black", 20), ("grey", 20)],
)
def test_every_value_can_be_built_in_every_style(colour, least):
    """Six men of a colour; black and grey, of which few stand alone, from 20 points on."""
    own = totals([one for one in OTHERS if one.has(colour)], 6)[6]
    rest = totals([one for one in OTHERS if not one.has(colour)], 9)[9]
    keeper = {one.value for one in KEEPERS}
    found = {a + b + c for a in own for b in rest for c in keeper}
    assert set(range(least, 51)) <= found


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1,13,14,15,16,43,44,73,74,93,94,17,18,45,75,95", 16),
        ("1,22,23,24,25,52,53,79,80,93,94,17,18,45,75,95", 24),
        ("9,32,33,34,35,62,63,85,86,105,106,17,18,45,75,95", 38),
        ("12,42,34,31,35,91,71,68,92,112,105,1,19,49,78,96", 50),
        ("12,42,34,31,35,91,71,68,92,112,105,1,19,49,78,99", 51),
    ],
)
def test_what_a_team_is_worth(text, value):
    team = tuple(int(word) - 1 for word in text.split(","))
    assert value_of(team) == value
    assert (wrong_team(text) is None) == (value <= 50)


# What is wrong


def test_the_list_that_the_next_tests_change_is_right():
    assert wrong_team(LIST) is None
    assert write_team(read_team(LIST)) == LIST
    assert read_team(LIST.replace(",", " , ")) == read_team(LIST)
    assert read_team(changed(at12="2", at13="3")) != read_team(LIST)


JUST_OVER = "12,42,34,31,35,91,71,68,92,112,105,1,19,49,99,96"  # 50 before the last
DEAR = "12,41,42,40,39,71,72,92,91,112,111,13,14,15,43,44"


@pytest.mark.parametrize(
    ("text", "message", "values"),
    [
        ("", "wrong-team-name", {"text": ""}),
        ("Rouges", "wrong-team-name", {"text": "Rouges"}),
        ("rouge", "wrong-team-name", {"text": "rouge"}),
        ("rouges,bleus", "wrong-sticker", {"text": "rouges"}),
        (changed(at3="113"), "wrong-sticker", {"text": "113", "most": 112}),
        (changed(at3="0"), "wrong-sticker", {"text": "0"}),
        (changed(at3="-4"), "wrong-sticker", {"text": "-4"}),
        (changed(at3=""), "wrong-sticker", {"text": ""}),
        (changed(at3="4.0"), "wrong-sticker", {"text": "4.0"}),
        (changed(at3="٣"), "wrong-sticker", {"text": "٣"}),
        (changed(at3="²"), "wrong-sticker", {"text": "²"}),
        (changed(at3="0014"), "wrong-sticker", {"text": "0014"}),
        (f"{LIST},", "wrong-sticker", {"text": ""}),
        ("0", "wrong-sticker", {"text": "0"}),
        ("1", "wrong-count", {"men": 16}),
        (LIST.removesuffix(",95"), "wrong-count", {"n": 15}),
        (f"{LIST},96", "wrong-count", {"n": 17}),
        (changed(at16="13"), "wrong-twice", {"number": 13, "who": "Piet Roggeveld"}),
        (changed(at16="013"), "wrong-twice", {"number": 13, "who": "Piet Roggeveld"}),
        (changed(at1="96"), "wrong-no-keeper", {"number": 96, "who": "Toivo Hallamaa", "most": 3}),
        (changed(at1="96", at2="1"), "wrong-first", {"number": 96, "who": "Toivo Hallamaa"}),
        (
            changed(at12="2", at13="3", at14="4"),
            "wrong-keepers",
            {"number": 4, "who": "Sverre Tangvald", "most": 3},
        ),
        (
            DEAR,
            "wrong-value",
            {"number": 111, "who": "Joseph-Marie Etoundou", "value": 4, "most": 50, "total": 56},
        ),
        (
            JUST_OVER,
            "wrong-value",
            {"number": 96, "who": "Toivo Hallamaa", "value": 1, "most": 50, "total": 51},
        ),
    ],
)
def test_a_wrong_team_is_told_by_its_sticker_and_the_rule(text, message, values):
    wrong = wrong_team(text)
    assert wrong is not None
    assert wrong.id == message
    assert {key: wrong.values[key] for key in values} == values
    for lang in LANGS:
        said = catalog(lang, TEXTS).say(wrong.id, wrong.values)
        assert "{" not in said
        for value in values.values():
            assert str(value) in said
    with pytest.raises(BadValue, match=re.escape("rouges | bleus")):
        read_team(text)


@given(st.permutations(OTHERS), st.permutations(KEEPERS), st.integers(1, 3))
@examples(100)
def test_a_team_is_read_as_it_is_written(others, keepers, count):
    cheap = sorted(others[:40], key=lambda one: one.value)
    chosen = [keepers[0], *cheap[: MEN - count], *keepers[1:count]]
    team = tuple(one.number - 1 for one in chosen)
    assume(value_of(team) <= 50)
    text = write_team(team)
    assert wrong_team(text) is None
    assert read_team(text) == team
    assert len(text.replace(",", ", ")) <= LONGEST_TEAM
    assert Option("team_a", "rouges", text=LONGEST_TEAM).check(text) == text


@given(
    st.sampled_from([*READY.values()]),
    st.lists(st.tuples(st.integers(0, 15), st.integers(1, 112)), max_size=3),
    st.sampled_from((0, 0, 0, -1, 1)),
)
@examples(400)
def test_a_list_is_taken_only_if_every_rule_holds(team, others, longer):
    """The rules once more, all at once, on lists that are nearly right or right."""
    numbers = [index + 1 for index in team]
    for at, number in others:
        numbers[at] = number
    numbers = numbers[:-1] if longer < 0 else numbers + [112] * longer
    chosen = [STICKERS[number - 1] for number in numbers]
    keepers = sum(one.has("blackx") for one in chosen)
    right = (
        len(numbers) == len(set(numbers)) == 16
        and 1 <= keepers <= 3
        and numbers[0] <= 12
        and sum(one.value for one in chosen) <= 50
    )
    assert (wrong_team(",".join(map(str, numbers))) is None) == right


@given(st.text(max_size=LONGEST_TEAM))
@examples(200)
def test_any_other_text_is_refused_in_words(text):
    wrong = wrong_team(text)
    assume(wrong is not None)
    for lang in LANGS:
        assert catalog(lang, TEXTS).say(wrong.id, wrong.values)


# Texts


@pytest.mark.parametrize("lang", LANGS)
def test_all_that_a_team_shows_has_a_text_of_its_own(lang):
    say = catalog(lang, TEXTS).say
    for kind, ends in (
        ("team", list(READY)),
        ("class", list(CLASSES)),
        ("skill", list(COLOURS)),
        ("duel", list(DUELS)),
        ("style", sorted({one.style for one in STICKERS})),
    ):
        told = {say(f"{kind}-{end}") for end in ends}
        assert len(told) == len(ends), kind
