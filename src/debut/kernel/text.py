"""Message ids to sentences, in every language, through Fluent files."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGS = ("en", "fr")
SIDES = ("A", "B")
KERNEL_TEXT = Path(__file__).parent / "text"
Names = tuple[str | None, str | None]


class MissingText(LookupError):
    """A message id without a text: a mistake of ours, never of a user."""


class Catalog:
    """The texts of one language, out of one or several folders of ``<lang>.ftl`` files.

    A text may call both teams by ``$nameA`` and ``$nameB``, and the one that ``$side`` tells by
    ``$name``: by who plays it, where that is known (``named``). ``$Name`` begins a sentence.
    ``$you`` is yes where the reader plays that team.
    """

    def __init__(self, lang: str, folders: tuple[Path, ...]) -> None:
        self.lang = lang
        self._bundle = _bundle(lang, folders)
        self._teams: dict[str, str] = {}
        self._teams = self._called((None, None), None)

    def named(self, names: Names, you: int | None = None) -> Catalog:
        """The same texts for a match between these; ``you``: the side of whoever reads them."""
        other = copy(self)
        other._teams = self._called(names, you)
        return other

    def _called(self, names: Names, you: int | None) -> dict[str, str]:
        values = {}
        for number, (side, name) in enumerate(zip(SIDES, names, strict=True)):
            called = name or self.say("team-told", {"side": side})
            values[f"name{side}"] = called
            values[f"Name{side}"] = called if name else called[0].upper() + called[1:]
            values[f"you{side}"] = "yes" if number == you else "no"
        return values

    def say(self, message: str, values: Mapping[str, object] | None = None) -> str:
        if not self._bundle.has_message(message):
            raise MissingText(f"{self.lang}: {message}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise MissingText(f"{self.lang}: {message} has no value")
        text, errors = self._bundle.format_pattern(pattern, self._with_teams(values or {}))
        if errors:
            raise MissingText(f"{self.lang}: {message}: {errors[0]}")
        return str(text)

    def _with_teams(self, values: Mapping[str, object]) -> dict[str, object]:
        if "side" not in values:
            return {**self._teams, **values}
        side, nobody = values["side"], {"name": "", "Name": "", "you": "no"}
        own = {kind: self._teams.get(f"{kind}{side}", none) for kind, none in nobody.items()}
        return {**self._teams, **own, **values}

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))


def _bundle(lang: str, folders: tuple[Path, ...]) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text("utf-8")))
    return bundle


@cache
def kernel_catalog(lang: str) -> Catalog:
    return Catalog(lang, (KERNEL_TEXT,))


@cache
def catalog(lang: str, folder: Path) -> Catalog:
    """The kernel's texts and those of one more folder."""
    return Catalog(lang, (KERNEL_TEXT, folder))


def slug(face: str) -> str:
    """The end of a face's message id: ``F2?`` is ``f2-ask``, ``L2X`` is ``l2-lost``."""
    if face.endswith("X"):
        face = face.removesuffix("X") + "-lost"
    return face.replace("?", "-ask").lower()
