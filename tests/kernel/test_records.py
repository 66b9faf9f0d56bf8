"""Match records: played, saved, loaded, taken back; and whatever damages one is told."""

from __future__ import annotations

import copy
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import debut
from debut import CHANCE, OVER, BadRecord, DebutError, IllegalAction, LaterFormat, Match
from debut.kernel.record import FORMAT, MatchRecord, PlayerRecord, read_record
from tests.helpers import GAMES, document, examples, loaded, option_sets, play_out, reads_well

Document = dict[str, Any]


def short_match(**options: object) -> Match:
    return Match.new("supergoal", {"throws": 4, **options}, seed=3)


@pytest.fixture(scope="module")
def match():
    """A finished match. No test may change it."""
    return play_out(short_match(), seed=8)


@pytest.fixture(scope="module")
def whole(match):
    return document(match)


@pytest.fixture
def doc(whole):
    """Its document, to be damaged."""
    return copy.deepcopy(whole)


@pytest.fixture
def undigested(doc):
    """The same, without the digest that finds any edit."""
    del doc["digest"]
    return doc


def refused(data: object, message: str | None = None) -> BadRecord:
    """The error for a damaged record; text and bytes are loaded as they are."""
    with pytest.raises(BadRecord) as caught:
        Match.from_json(data) if isinstance(data, str | bytes) else loaded(data)
    reads_well(caught.value)
    if message:
        assert caught.value.message == message
    return caught.value


# Playing


@pytest.mark.parametrize("name", GAMES)
def test_a_new_match_tells_game_options_players_and_dice(name):
    players = PlayerRecord("Anna"), PlayerRecord("level3", "level3")
    told = document(Match.new(name, players=players))
    assert told["format"] == FORMAT
    assert told["game"] == name
    assert told["options"] == debut.game(name).start().options
    assert told["players"] == [{"name": "Anna"}, {"name": "level3", "bot": "level3"}]
    assert told["dice"] == {"kind": "random"}
    assert told["plies"] == []
    assert "result" not in told


def test_every_ply_is_in_the_record_with_who_what_and_how_it_is_written(match):
    assert len(match.states) == len(match.record.plies) + 1
    for state, ply, after in zip(match.states, match.record.plies, match.states[1:], strict=False):
        assert ply.turn == state.turn
        assert ply.text == state.notate(ply.action)
        assert state.play(ply.action) == after


def test_the_result_is_in_the_record_of_a_finished_match_only(match):
    assert match.state.turn == OVER
    assert match.record.result.score == match.state.score
    assert match.record.result.winner == match.state.result.winner
    assert match.record.result.reason == match.state.result.reason
    assert play_out(short_match(), plies=10).record.result is None


def test_an_action_that_is_not_allowed_leaves_the_match_as_it_was():
    match = play_out(short_match(), plies=5)
    before = match.to_json()
    with pytest.raises(IllegalAction):
        match.play(10_000)
    assert match.to_json() == before


def test_nothing_is_thrown_while_a_side_has_to_decide():
    match = short_match()
    while match.state.turn == CHANCE:
        match.throw()
    before = match.to_json()
    with pytest.raises(IllegalAction) as caught:
        match.throw()
    reads_well(caught.value)
    assert match.to_json() == before


def test_a_throw_of_real_dice_is_played_like_an_action():
    match = Match.new("supergoal", dice="typed")
    with pytest.raises(debut.BadThrow):
        match.throw()
    match.play(match.state.read("B"))
    assert [(ply.turn, ply.text) for ply in match.record.plies] == [(CHANCE, "B")]
    assert match.throws == 1
    assert loaded(document(match)).verify().dice == "typed"


def test_the_same_seed_and_decisions_make_the_same_match():
    assert play_out(short_match(), 5).to_json() == play_out(short_match(), 5).to_json()


# Taking back


@given(st.randoms(use_true_random=False))
@examples(25)
def test_undo_takes_back_decisions_one_by_one_and_never_a_throw(choice):
    match = short_match()
    while match.state.turn != OVER:
        before, states = list(match.record.plies), list(match.states)
        if choice.random() < 0.4:
            if before and before[-1].turn >= 0:
                assert match.can_undo()
                match.undo()
                assert match.record.plies == before[:-1]
                assert match.states == states[:-1]
                match.play(before[-1].action)
                assert match.states == states
            else:
                assert not match.can_undo()
                with pytest.raises(IllegalAction) as caught:
                    match.undo()
                assert caught.value.message == "undo-nothing"
                assert (match.record.plies, match.states) == (before, states)
        play_out(match, choice.randrange(100), plies=1)


def test_another_decision_after_undo_is_what_the_record_tells():
    match = short_match()
    while match.state.turn == CHANCE:
        match.throw()
    first, other = match.state.actions()[:2]
    match.play(first)
    match.undo()
    match.play(other)
    assert match.record.plies[-1].action == other
    assert loaded(document(match)).states == match.states


def test_the_end_of_a_match_cannot_be_taken_back(match):
    assert not match.can_undo()
    with pytest.raises(IllegalAction):
        match.undo()


def test_a_whistle_cannot_be_taken_back():
    match = whistled_match()
    assert not match.can_undo()


# Saving and loading


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_match_loads_as_it_was(name, tmp_path):
    for number, options in enumerate(option_sets(debut.game(name))):
        match = play_out(Match.new(name, options, seed=number), number)
        match.save(tmp_path / "match.json")
        again = Match.load(tmp_path / "match.json")
        assert again.record == match.record
        assert again.states == match.states
        assert again.to_json() == match.to_json() == (tmp_path / "match.json").read_bytes()


def test_an_unfinished_match_goes_on_where_it_was(tmp_path):
    match = play_out(Match.new("supergoal", {"throws": 4}), plies=9)
    match.save(tmp_path / "match.json")
    again = play_out(Match.load(tmp_path / "match.json"))
    assert again.states[:10] == match.states
    assert again.state.turn == OVER
    assert loaded(document(again)).states == again.states


def test_verify_counts_plies_and_throws(match):
    verdict = match.verify()
    assert verdict.game == "supergoal"
    assert verdict.plies == len(match.record.plies)
    assert verdict.throws == sum(ply.turn == CHANCE for ply in match.record.plies)
    assert verdict.dice == "random"


def test_saving_again_replaces_the_file(tmp_path):
    match = short_match()
    for plies in (3, 4, 100):
        play_out(match, plies=plies)
        match.save(tmp_path / "match.json")
        assert Match.load(tmp_path / "match.json").states == match.states
    assert os.listdir(tmp_path) == ["match.json"]


@pytest.mark.parametrize("step", ["open", "write", "fsync", "replace"])
@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_a_save_that_fails_half_way_leaves_the_old_file_whole(tmp_path, monkeypatch, step, error):
    target = tmp_path / "match.json"
    match = play_out(short_match(), plies=5)
    match.save(target)
    old = target.read_bytes()
    play_out(match, plies=5)

    def fail(*_args: object, **_more: object) -> None:
        raise error

    with monkeypatch.context() as patch:
        if step == "open":
            patch.setattr(Path, "open", fail)
        elif step == "write":
            patch.setattr(Path, "open", half_written(Path.open, error))
        else:
            patch.setattr(os, step, fail)
        with pytest.raises(type(error)):
            match.save(target)
    assert target.read_bytes() == old
    assert os.listdir(tmp_path) == ["match.json"]
    match.save(target)
    assert Match.load(target).states == match.states


def half_written(really_open: Callable[..., Any], error: BaseException) -> Callable[..., Any]:
    """Files on a disk that fills up in the middle of a write."""

    def opened(path: Path, *mode: str) -> Any:
        file = really_open(path, *mode, buffering=0)

        class Full:
            def __enter__(self) -> Full:
                return self

            def __exit__(self, *_: object) -> None:
                file.close()

            def write(self, data: bytes) -> None:
                file.write(data[: len(data) // 2])
                raise error

        return Full()

    return opened


@pytest.mark.parametrize("where", ["missing/match.json", "file/match.json", "folder"])
def test_a_place_that_cannot_be_written_is_an_os_error_and_leaves_nothing(tmp_path, where):
    (tmp_path / "file").write_text("a file")
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match=r"match\.json|folder"):
        short_match().save(tmp_path / where)
    assert sorted(os.listdir(tmp_path)) == ["file", "folder"]
    assert (tmp_path / "file").read_text() == "a file"
    assert not os.listdir(tmp_path / "folder")


# The real clock


def whistled_match() -> Match:
    """By the clock; the whistle has just ended the first half's time."""
    match = play_out(short_match(clock="real"), plies=12)
    match.signal("whistle")
    return match


def test_a_whistle_is_a_ply_of_the_record_and_replays():
    match = whistled_match()
    ply = document(match)["plies"][-1]
    assert ply == {"turn": match.states[-2].turn, "text": "whistle", "signal": True}
    again = play_out(loaded(document(match)), seed=2)
    again.verify()
    whistles = [n for n, ply in enumerate(again.record.plies) if ply.signal]
    assert whistles == [12]
    assert loaded(document(again)).states == again.states


def test_a_whistle_at_a_throw_is_no_throw():
    match = short_match(clock="real")
    match.throw()
    assert match.state.turn == CHANCE
    match.signal("whistle")
    assert match.throws == 1
    assert loaded(document(match)).verify().throws == 1


def test_a_whistle_where_none_can_sound_is_refused_and_named(doc):
    with pytest.raises(IllegalAction) as caught:
        short_match().signal("whistle")
    reads_well(caught.value)
    doc["plies"].insert(4, {"turn": doc["plies"][4]["turn"], "text": "whistle", "signal": True})
    error = refused(doc, "record-ply-illegal")
    assert (error.values["ply"], error.values["text"]) == (5, "whistle")


def test_an_unknown_signal_is_refused():
    with pytest.raises(IllegalAction) as caught:
        whistled_match().signal("floodlight failure")
    assert "floodlight failure" in str(caught.value)


# Damage: not a document


def test_a_record_cut_off_anywhere_is_no_whole_document(match):
    data = match.to_json().rstrip()
    lengths = [*range(0, len(data), 97), *range(len(data) - 30, len(data))]
    for length in lengths:
        refused(data[:length], "record-not-json")


@pytest.mark.parametrize(
    "data",
    [b"", b" ", b"\0", b"\xff\xfe{}", b"goal!", b'{"format": 1', b"{'format': 1}", "", "é"],
)
def test_what_is_not_json_is_told_so(data):
    refused(data, "record-not-json")


def test_bytes_that_are_no_text_are_told_so(match):
    data = match.to_json()
    for at in range(30, len(data), 400):
        refused(data[:at] + b"\xff" + data[at + 1 :])


@pytest.mark.parametrize("data", ["null", "1", '"x"', "[]", "[1]", "{}", '{"format": "1"}'])
def test_json_that_is_no_record_is_told_so(data):
    assert "format" in str(refused(data, "record-wrong-shape")) or data[0] != "{"


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
        assert f"`{field}`" in str(refused(doc, "record-wrong-shape"))


@pytest.mark.parametrize("path", FIELDS, ids=str)
def test_an_unknown_field_is_named(doc, path):
    at(doc, path)["referee"] = "Collina"
    assert "`referee`" in str(refused(doc, "record-wrong-shape"))


@pytest.mark.parametrize("path", FIELDS, ids=str)
def test_a_field_of_a_wrong_type_is_told_with_its_place(whole, path):
    for field in at(whole, path):
        doc = copy.deepcopy(whole)
        at(doc, path)[field] = 1.5
        error = refused(doc, "record-wrong-shape")
        assert f"{field}`" in str(error)


@pytest.mark.parametrize("players", [[], [{"name": "A"}], [{"name": "A"}] * 3, ["A", "B"]])
def test_a_match_has_two_players(doc, players):
    assert "players" in str(refused({**doc, "players": players}, "record-wrong-shape"))


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
