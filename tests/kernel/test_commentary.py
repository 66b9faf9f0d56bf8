"""Names elide in French, and a match is never told in the same line twice running."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from debut.kernel.content.commentary import Commentary
from debut.kernel.events import Event
from debut.kernel.text import KERNEL_TEXT, Catalog, elide, variant
from tools.typography import ROOT

# The browser's tests read the same list.
ELISIONS = json.loads((ROOT / "web/src/lib/elisions.json").read_text("utf-8"))
SHOT, SAVE = Event("flight", "shot", 0), Event("save", "saved", 1)


@pytest.mark.parametrize(("word", "name", "joined"), ELISIONS)
def test_a_name_elides_as_french_wants_it(word: str, name: str, joined: str) -> None:
    assert elide(word, name) == joined


@pytest.fixture
def texts(tmp_path: Path) -> Catalog:
    source = (
        "event-shot = One.\n    .v2 = Two.\n    .v3 = Three.\n"
        'event-saved = Le gardien { ELIDE("de", $name) }.\n    .v2 = Arrêté.\n'
    )
    (tmp_path / "fr.ftl").write_text(source, "utf-8")
    return Catalog("fr", (KERNEL_TEXT, tmp_path))


def test_what_happens_again_is_told_in_the_next_variant(texts: Catalog) -> None:
    told = Commentary(texts.named(("Ada", "Bo")).say)
    assert told.tell([SHOT, SAVE]) == ["One.", "Le gardien de Bo."]
    assert told.tell([SHOT, SHOT]) == ["Two.", "Three."]
    assert told.tell([]) == []
    assert told.tell([SHOT, SAVE]) == ["Two.", "Arrêté."]


def test_variants_take_turns_and_none_comes_twice_running() -> None:
    assert [variant(nth, 2) for nth in range(6)] == [0, 1, 0, 1, 0, 1]
    assert [variant(nth, 3) for nth in range(9)] == [0, 1, 2, 1, 2, 0, 2, 0, 1]
    assert [variant(nth, 4) for nth in range(12)] == [0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1]
    for count in range(2, 9):
        said = [variant(nth, count) for nth in range(count * count)]
        assert all(one != other for one, other in pairwise(said))
        assert all(
            set(said[at : at + count]) == set(range(count)) for at in range(0, len(said), count)
        )


def test_what_was_taken_back_does_not_count(texts: Catalog) -> None:
    told = Commentary(texts.say)
    told.hear([SHOT])
    assert told.tell([SHOT], ply=2) == ["Two."]
    assert told.tell([SHOT], ply=3) == ["Three."]
    assert told.tell([SHOT], ply=2) == ["Two."]
    assert told.tell([SHOT], ply=3) == ["Three."]
