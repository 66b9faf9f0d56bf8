"""What the tests of the rule page share."""

from __future__ import annotations

import pytest

import debut


@pytest.fixture(scope="session")
def game():
    return debut.game("supergoal")


@pytest.fixture(params="AB")
def side(request):
    """The side that attacks: what a rule says holds for both."""
    return request.param


@pytest.fixture
def other(side):
    return "BA"["AB".index(side)]


@pytest.fixture
def one_nil(side):
    """The score after a goal of ``side``."""
    return {"A": "1-0", "B": "0-1"}[side]


@pytest.fixture
def nil_one(side):
    """The score after a goal against ``side``."""
    return {"A": "0-1", "B": "1-0"}[side]
