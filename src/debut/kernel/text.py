"""Formats message ids as sentences in every language, from Fluent files."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import normalize

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGS = ("en", "fr")
SIDES = ("A", "B")
KERNEL_TEXT = Path(__file__).parent / "text"
Names = tuple[str | None, str | None]


class MissingText(LookupError):
    """A message id has no text, which is an error of the program and never of a user."""


def elide(word: str, name: object) -> str:
    """Joins ``de`` and a name as French does: "d’Anne", "de Bruno"; web/src/i18n does the same.

    Elision applies before a vowel, before *h* except in *ha*, and before *y* and a consonant; it
    never applies before a number.
    """
    written = str(name)
    letters = normalize("NFD", written[:2].lower()).replace("œ", "oe").replace("æ", "ae")
    bare = "".join(letter for letter in letters if letter.isalnum())
    mute = bare[:1] in set("aeiou")
    mute |= bare[:1] == "h" and bare[1:2] in set("eiouy")
    mute |= bare[:1] == "y" and bare[1:2].isalpha() and bare[1:2] not in set("aeiouy")
    return f"{word[:-1]}’{written}" if mute else f"{word} {written}".rstrip()


FUNCTIONS = {"ELIDE": elide}


def variant(nth: int, count: int) -> int:
    """Chooses the variant for the nth use; web/src/lib/variants.ts does the same.

    The variants take turns, and none comes twice in a row. With three or more, every round begins
    one later, so that two alternating teams do not always get the same ones.
    """
    return (nth + (nth // count if count > 2 else 0)) % count


class Catalog:
    """Holds the texts of one language, from one or several folders of ``<lang>.ftl`` files.

    A text may name both teams by ``$nameA`` and ``$nameB``, and the team of ``$side`` by ``$name``:
    its player's name where that is known (``named``). ``$Name`` is for the start of a sentence.
    ``$you`` is yes where the reader plays that team. ``ELIDE("de", $name)`` makes "de Bruno" or
    "d’Anne". The attributes of a message are its variants: see ``say``.
    """

    def __init__(self, lang: str, folders: tuple[Path, ...]) -> None:
        self.lang = lang
        self._bundle = _bundle(lang, folders)
        self._teams: dict[str, str] = {}
        self._teams = self._called((None, None), None)

    def named(self, names: Names, you: int | None = None) -> Catalog:
        """Returns the texts for a match between these names; ``you`` is the reader's side."""
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

    def say(self, message: str, values: Mapping[str, object] | None = None, nth: int = 0) -> str:
        """Formats the sentence; ``nth`` cycles through the message's value and its attributes."""
        if not self._bundle.has_message(message):
            raise MissingText(f"{self.lang}: {message}")
        found = self._bundle.get_message(message)
        if found.value is None:
            raise MissingText(f"{self.lang}: {message} has no value")
        variants = (found.value, *found.attributes.values())
        pattern = variants[variant(nth, len(variants))]
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

    bundle = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
    for folder in folders:
        bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text("utf-8")))
    return bundle


@cache
def kernel_catalog(lang: str) -> Catalog:
    return Catalog(lang, (KERNEL_TEXT,))


@cache
def catalog(lang: str, folder: Path) -> Catalog:
    """Returns a catalog of the kernel's texts and those of one more folder."""
    return Catalog(lang, (KERNEL_TEXT, folder))


def slug(face: str) -> str:
    """Makes the end of a face's message id: ``F2?`` is ``f2-ask``, ``L2X`` is ``l2-lost``."""
    if face.endswith("X"):
        face = face.removesuffix("X") + "-lost"
    return face.replace("?", "-ask").lower()
