"""Message ids to sentences, in every language, through Fluent files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGS = ("en", "fr")
KERNEL_TEXT = Path(__file__).parent / "text"


class MissingText(LookupError):
    """A message id without a text: a mistake of ours, never of a user."""


class Catalog:
    """The texts of one language, out of one or several folders of ``<lang>.ftl`` files."""

    def __init__(self, lang: str, folders: tuple[Path, ...]) -> None:
        self.lang = lang
        self._bundle = _bundle(lang, folders)

    def say(self, message: str, values: Mapping[str, object] | None = None) -> str:
        if not self._bundle.has_message(message):
            raise MissingText(f"{self.lang}: {message}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise MissingText(f"{self.lang}: {message} has no value")
        text, errors = self._bundle.format_pattern(pattern, dict(values or {}))
        if errors:
            raise MissingText(f"{self.lang}: {message}: {errors[0]}")
        return str(text)

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
