"""Errors cross from one process to another, whole and in every language."""

from __future__ import annotations

import pickle
import pkgutil
from collections.abc import Iterator
from importlib import import_module

import pytest

import debut
from debut import BadPosition, DebutError
from debut.kernel.registry import game
from debut.kernel.text import LANGS
from tests.text_scan import error_names

# What needs a machine or a package that may be missing here makes no errors of its own kinds.
BESIDE = ("debut.learn", "debut.adapters")


def kinds() -> list[type[DebutError]]:
    """``DebutError`` and every class under it, wherever in the package it is written."""
    missing = set[str | None]()
    for module in pkgutil.walk_packages(debut.__path__, "debut."):
        if not module.name.startswith(BESIDE) and not module.name.endswith("__main__"):
            try:
                import_module(module.name)
            except ImportError as error:
                missing.add(error.name)
    assert not any(name and name.startswith("debut") for name in missing)
    return [DebutError, *below(DebutError)]


def below(kind: type[DebutError]) -> Iterator[type[DebutError]]:
    for one in kind.__subclasses__():
        if one.__module__.startswith("debut."):
            yield one
            yield from below(one)


def wrong_team() -> DebutError:
    """An error whose reason is in the words of a game."""
    with pytest.raises(DebutError) as caught:
        game("simulator").start(team_a="1,2,3")
    return caught.value


def test_every_kind_of_error_crosses_a_process_boundary() -> None:
    found = kinds()
    assert {kind.__name__ for kind in found} == error_names()
    reason = wrong_team()
    for kind in found:
        error = kind("record-wrong-start", why=reason, n=3)
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is kind
        assert (again.message, again.values["n"]) == ("record-wrong-start", 3)
        for lang in LANGS:
            assert again.text(lang) == error.text(lang)


def test_a_position_that_a_game_refuses_crosses_too() -> None:
    with pytest.raises(BadPosition) as caught:
        game("handball").parse("A=a4,h3,h3,d6,f2,f7,e5")
    assert caught.value.message == "position-impossible"
    again = pickle.loads(pickle.dumps(caught.value))
    for lang in LANGS:
        assert again.text(lang) == caught.value.text(lang)
