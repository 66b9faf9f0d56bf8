"""A finished match and its document, for tests of records."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from debut import BadRecord, Match
from tests.helpers import document, loaded, play_out, reads_well

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
