"""What tests of impossible positions share, whatever the game."""

from __future__ import annotations

import re

import pytest

from debut import OVER, BadPosition, Game


def is_refused(game: Game, position: str, key: str, wrong: str) -> None:
    """It cannot be: the key that is wrong is named, and what is wrong with it."""
    with pytest.raises(BadPosition) as error:
        game.parse(position)
    assert error.value.values["key"] == key
    assert error.value.values["reason"].message == f"impossible-{wrong}"
    assert error.value.text("en") and error.value.text("fr")


def is_read_and_written(game: Game, position: str) -> None:
    state = game.parse(position)
    assert game.parse(str(state)) == state
    assert state.turn == OVER or state.actions()


def kinds_of_wrong(game: Game) -> set[str]:
    """Every reason that the game has a text for."""
    texts = (game.spec.folder / "text" / "en.ftl").read_text("utf-8")
    return set(re.findall(r"^impossible-([a-z-]+) =", texts, re.MULTILINE))
