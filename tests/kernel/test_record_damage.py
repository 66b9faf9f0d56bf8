"""Whatever damages a match record is told, and where."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from debut import OVER, BadRecord, DebutError, LaterFormat, Match
from debut.kernel.match.record import FORMAT, MatchRecord, read_record
from tests.helpers import GAMES, document, examples, loaded, play_out, reads_well
from tests.kernel.conftest import Document, refused, short_match

# Damage: not a document


def test_a_record_cut_off_anywhere_is_no_whole_document(match):
    data = match.to_json().rstrip()
    lengths = [*range(97, len(data), 97), *range(len(data) - 30, len(data))]
    for length in lengths:
        refused(data[:length], "record-cut-off")


@pytest.mark.parametrize(
    "data",
    [b"\0", b"\xff\xfe{}", b"goal!", b"{'format': 1}", "é"],
)
def test_what_is_not_json_is_told_so(data):
    refused(data, "record-not-json")


@pytest.mark.parametrize("data", [b"", b" ", b"\n", ""])
def test_an_empty_document_is_called_empty(data):
    refused(data, "record-empty")


def test_bytes_that_are_no_text_are_told_so(match):
    data = match.to_json()
    for at in range(30, len(data), 400):
        refused(data[:at] + b"\xff" + data[at + 1 :])


@pytest.mark.parametrize("data", ["null", "1", '"x"', "[]", "[1]"])
def test_json_that_is_no_record_is_told_so(data):
    refused(data, "record-no-record")


@pytest.mark.parametrize("data", ["{}", '{"format": "1"}'])
def test_a_record_without_its_format_says_so(data):
    error = refused(data, "record-wrong-shape")
    assert all("format" in error.text(lang) for lang in ("en", "fr"))


def test_brackets_within_brackets_are_no_record():
    deep = b"[" * 100_000 + b"]" * 100_000
    refused(deep)
    refused(b'{"format": 1, "game": "supergoal", "options": ' + deep + b"}")


def test_text_that_cannot_be_encoded_is_no_record():
    refused('{"format": 1, "game": "\ud800"}')


# Damage: wrong shape


def places(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of a document, the whole of it first."""
    yield path
    if isinstance(node, dict | list):
        for key, below in node.items() if isinstance(node, dict) else enumerate(node):
            yield from places(below, (*path, key))


def at(node: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        node = node[key]
    return node


# Where a record has fields, and those that may be left out.
FIELDS = [
    (),
    ("players", 0),
    ("dice",),
    ("plies", 3),
    ("result",),
]
OPTIONAL = {"result", "digest", "action", "bot"}


@pytest.mark.parametrize("path", FIELDS, ids=str)
def test_a_missing_field_is_named(whole, path):
    for field in at(whole, path):
        doc = copy.deepcopy(whole)
        del at(doc, path)[field]
        if field in OPTIONAL:
            continue
        assert f'{field}"' in str(refused(doc, "record-wrong-shape"))


@pytest.mark.parametrize("path", FIELDS, ids=str)
def test_an_unknown_field_is_named(doc, path):
    at(doc, path)["referee"] = "Collina"
    assert 'referee"' in str(refused(doc, "record-wrong-shape"))


@pytest.mark.parametrize("path", FIELDS, ids=str)
def test_a_field_of_a_wrong_type_is_told_with_its_place(whole, path):
    for field in at(whole, path):
        doc = copy.deepcopy(whole)
        at(doc, path)[field] = 1.5
        error = refused(doc, "record-wrong-shape")
        assert f'{field}"' in str(error)


def player(side: int) -> Document:
    return {"name": "P", "side": side}


@pytest.mark.parametrize("players", [["A", "B"], [{"name": "A"}, {"name": "B"}], None])
def test_a_player_has_a_name_and_a_side(doc, players):
    assert "players" in str(refused({**doc, "players": players}, "record-wrong-shape"))


@pytest.mark.parametrize("sides", [[], [0], [0, 0], [0, 2], [-1, 1], [0, 1, 0], [0, 1, 0, 1]])
def test_a_match_has_one_player_a_side(undigested, sides):
    """This game has nobody share a side."""
    undigested["players"] = [player(side) for side in sides]
    assert refused(undigested, "record-wrong-players").values["players"] == len(sides)


def test_dice_of_an_unknown_kind_are_named(doc):
    doc["dice"]["kind"] = "loaded"
    assert "loaded" in str(refused(doc, "record-wrong-dice"))


# Damage: another game, options, or format


@pytest.mark.parametrize("name", ["", "chess", "Supergoal", "../supergoal", "self"])
def test_an_unknown_game_is_named(undigested, name):
    error = refused({**undigested, "game": name}, "record-wrong-start")
    for lang in ("en", "fr"):
        assert f"{name}" in error.text(lang)
        assert "supergoal" in error.text(lang)


@pytest.mark.parametrize(
    ("name", "other"), [(name, other) for name in GAMES for other in GAMES if name != other]
)
def test_a_record_of_one_game_is_none_of_another(name, other):
    doc = document(play_out(Match.new(name, seed=1)))
    refused({**doc, "game": other})


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"throws": 0}, "throws"),
        ({"throws": 1.5}, "throws"),
        ({"var": "perhaps"}, "var"),
        ({"clock": None}, "clock"),
        ({"floodlights": True}, "floodlights"),
        ({"tournament": [[]]}, "tournament"),
        ({"self": 1}, "self"),
    ],
)
def test_a_wrong_option_is_named(undigested, options, named):
    error = refused({**undigested, "options": options}, "record-wrong-start")
    assert f'"{named}"' in error.text("en")
    assert f"« {named} »" in error.text("fr").replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize("extra", [{}, {"weather": "rain"}, {"plies": "compressed"}])
def test_a_later_format_is_told_apart_whatever_else_it_holds(doc, extra):
    error = refused({**doc, "format": FORMAT + 1, **extra}, "record-later-format")
    assert isinstance(error, LaterFormat)
    assert (error.values["format"], error.values["known"]) == (FORMAT + 1, FORMAT)
    assert isinstance(refused({"format": 99}), LaterFormat)


def test_a_format_of_any_size_can_be_told():
    assert isinstance(refused({"format": 10**40}), BadRecord)


@pytest.mark.parametrize("number", [0, -1])
def test_there_never_was_a_format_below_the_first(undigested, number):
    refused({**undigested, "format": number})


# Damage: plies


def other_action(match: Match, ply: int) -> tuple[int, str]:
    """Another action that was allowed where this ply was played."""
    state = match.states[ply]
    code = next(a for a in state.actions() if a != match.record.plies[ply].action)
    return code, state.notate(code)


def with_choice(match: Match) -> list[int]:
    return [n for n, state in enumerate(match.states[:-1]) if len(state.actions()) > 1]


def test_a_ply_whose_code_alone_was_edited_is_named(match, whole):
    for ply in with_choice(match):
        doc = copy.deepcopy(whole)
        doc["plies"][ply]["action"], written = other_action(match, ply)
        error = refused(doc, "record-ply-text")
        assert error.values["ply"] == ply + 1
        assert error.values["text"] == whole["plies"][ply]["text"]
        assert error.values["written"] == written


def test_a_ply_whose_text_alone_was_edited_is_named(match, whole):
    for ply in with_choice(match):
        for text in (other_action(match, ply)[1], "", "xyzzy"):
            doc = copy.deepcopy(whole)
            doc["plies"][ply]["text"] = text
            error = refused(doc, "record-ply-text")
            assert (error.values["ply"], error.values["text"]) == (ply + 1, text)


def test_a_ply_edited_in_code_and_text_is_found(match, whole):
    """It is a lawful action: what gives it away comes later, at last the digest."""
    for ply in with_choice(match):
        doc = copy.deepcopy(whole)
        code, text = other_action(match, ply)
        doc["plies"][ply].update(action=code, text=text)
        error = refused(doc)
        assert error.values.get("ply", len(doc["plies"])) > ply
        assert error.message in (
            "record-ply-turn", "record-ply-illegal", "record-ply-text", "record-ply-after-end",
            "record-wrong-result", "record-edited",
        )  # fmt: skip


@pytest.mark.parametrize("code", [-1, 10_000, None, 2**40])
def test_an_action_that_is_not_allowed_is_named_with_those_that_are(match, doc, code):
    ply = with_choice(match)[5]
    doc["plies"][ply]["action"] = code
    error = refused(doc, "record-ply-illegal")
    assert error.values["ply"] == ply + 1
    state = match.states[ply]
    assert all(state.notate(action) in str(error) for action in state.actions())


def test_a_ply_told_by_another_seat_is_named(whole):
    for ply in range(0, len(whole["plies"]), 3):
        right = whole["plies"][ply]["turn"]
        for wrong in {-2, -1, 0, 1, 2} - {right}:
            doc = copy.deepcopy(whole)
            doc["plies"][ply]["turn"] = wrong
            error = refused(doc, "record-ply-turn")
            assert error.values["ply"] == ply + 1
            assert (error.values["told"], error.values["turn"]) == (wrong, right)


def test_a_ply_after_the_end_is_named(doc):
    doc["plies"].append(dict(doc["plies"][-1]))
    error = refused(doc, "record-ply-after-end")
    assert error.values["ply"] == len(doc["plies"])


def test_a_ply_left_out_or_doubled_is_found(whole):
    for ply in range(0, len(whole["plies"]), 5):
        doc = copy.deepcopy(whole)
        del doc["plies"][ply]
        refused(doc)
        doc = copy.deepcopy(whole)
        doc["plies"].insert(ply, dict(doc["plies"][ply]))
        refused(doc)


def test_a_match_that_stops_early_has_no_result(undigested):
    undigested["plies"].pop()
    refused(undigested, "record-wrong-result")
    del undigested["result"]
    loaded(undigested)


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("score", ([9, 0], [0, 9], [-1, -1], [2**40, 0])),
        ("winner", (None, 0, 1, 7, -1)),
        ("reason", ("full-time", "shootout", "lots", "", "rain")),
    ],
)
def test_an_edited_result_is_found(undigested, field, values):
    right = undigested["result"][field]
    for wrong in (value for value in values if value != right):
        edited = {**undigested["result"], field: wrong}
        error = refused({**undigested, "result": edited}, "record-wrong-result")
        assert error.values["plies"] == len(undigested["plies"])


def test_a_result_told_too_early_or_not_at_all_is_found(undigested, whole):
    del undigested["result"]
    refused(undigested, "record-wrong-result")
    unfinished = document(play_out(short_match(), plies=6))
    refused({**unfinished, "result": whole["result"]}, "record-wrong-result")


def test_any_edit_that_fits_the_rules_is_found_by_the_digest(doc):
    doc["players"][0]["name"] = "Maradona"
    refused(doc, "record-edited")
    doc["players"][0]["name"] = "A"
    loaded(doc)
    doc["digest"] = "0" * 64
    refused(doc, "record-edited")
    doc["digest"] = ""
    refused(doc, "record-edited")


def test_how_the_document_is_laid_out_does_not_matter(match, whole):
    reversed_keys = dict(reversed(list(whole.items())))
    for text in (json.dumps(reversed_keys), json.dumps(whole, indent=7, ensure_ascii=False)):
        assert Match.from_json(text).states == match.states


# Damage: anything


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda below: st.lists(below, max_size=3) | st.dictionaries(st.text(max_size=8), below),
    max_leaves=5,
)


@st.composite
def one_edit(draw: st.DrawFn, whole: Document) -> Document:
    """A place of the document replaced, removed, or with something more in it."""
    doc = copy.deepcopy(whole)
    path = draw(st.sampled_from(list(places(doc))[1:]))
    holder, key = at(doc, path[:-1]), path[-1]
    edit = draw(st.sampled_from(["replace", "borrow", "remove", "add"]))
    if edit == "replace":
        holder[key] = draw(JSON)
    elif edit == "borrow":
        holder[key] = copy.deepcopy(at(doc, draw(st.sampled_from(list(places(doc))[1:]))))
    elif edit == "remove":
        del holder[key]
    elif isinstance(holder, list):
        holder.insert(key, draw(JSON))
    else:
        holder[draw(st.text(max_size=8))] = draw(JSON)
    return doc


@pytest.fixture(scope="module")
def small():
    """A finished match by the clock on checked dice, with a whistle in either half."""
    match = Match.new("supergoal", {"clock": "real"}, dice="checked")
    for seed in (1, 2):
        play_out(match, seed, plies=5)
        match.signal("whistle")
        while match.state.turn != OVER and match.state.signals() == ():
            play_out(match, seed, plies=1)
    return document(play_out(match))


@given(data=st.data())
@examples(300)
def test_one_edit_anywhere_gives_a_typed_error_or_a_match(small, data):
    doc = data.draw(one_edit(small))
    if not data.draw(st.booleans()):
        doc.pop("digest", None)
    try:
        match = loaded(doc)
    except BadRecord as error:
        reads_well(error)
    else:
        assert match.states[0].game.id == doc["game"]
        assert len(match.states) == len(doc["plies"]) + 1


@given(st.data())
@examples(200)
def test_one_wrong_byte_never_goes_unnoticed(small, data):
    """Unless it stands where JSON means nothing by it."""
    text = json.dumps(small).encode()
    place = data.draw(st.integers(0, len(text) - 1))
    byte = bytes([data.draw(st.integers(0, 255))])
    damaged = data.draw(
        st.sampled_from([text[:place] + byte + text[place + 1 :], text[:place] + text[place + 1 :]])
    )
    try:
        again = Match.from_json(damaged)
    except BadRecord as error:
        reads_well(error)
    else:
        assert document(again) == {**small, "digest": document(again)["digest"]}


@given(st.binary(max_size=200))
@examples(100)
def test_any_bytes_give_a_typed_error(data):
    try:
        record = read_record(data)
    except BadRecord as error:
        reads_well(error)
    else:
        assert isinstance(record, MatchRecord)


def test_errors_of_records_are_errors_of_the_package():
    assert issubclass(LaterFormat, BadRecord)
    assert issubclass(BadRecord, DebutError)
