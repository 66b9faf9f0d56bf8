"""Defines every error that a person can see: a message id and its values, never a sentence."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

LONGEST_VALUE = 400


@runtime_checkable
class Sayable(Protocol):
    """A value that has a text in every language itself, such as another error."""

    def text(self, lang: str) -> str: ...


class DebutError(Exception):
    """Base of all errors of this package; it can be shown in every language of the texts."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message, values)
        self.message = message
        self.values = values

    def text(self, lang: str = "en") -> str:
        from debut.kernel.text import kernel_catalog

        values = {name: told(value, lang) for name, value in self.values.items()}
        return kernel_catalog(lang).say(self.message, values)

    def __str__(self) -> str:
        return self.text("en")

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the message id and the values, so that errors cross process borders whole."""
        return rebuilt, (type(self), self.message, self.values)


def told(value: object, lang: str) -> str:
    """Formats a value for an error message, cut to the length of a line."""
    # Most values are texts, and the check against a runtime protocol is slow.
    shown = value.text(lang) if not isinstance(value, str) and isinstance(value, Sayable) else value
    text = str(shown)
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"


def rebuilt(kind: type[DebutError], message: str, values: dict[str, object]) -> DebutError:
    return kind(message, **values)


class UnknownGame(DebutError):
    """No game has this id."""


class NoTable(UnknownGame):
    """This game has no table in the browser."""


class NoTeams(DebutError):
    """This game has no teams that people build."""


class BadOption(DebutError):
    """An option that the game does not have, or a value that it does not take."""


class IllegalAction(DebutError):
    """A well-formed action that the rules forbid at this state."""


class BadNotation(DebutError):
    """A text that is no action in this game's notation."""


class BadPosition(DebutError):
    """A position text with a wrong key or value."""


class BadRecord(DebutError):
    """A match record that is cut off or edited, or a document that is none."""


class LaterFormat(BadRecord):
    """A match record written by a later version of the format."""


class BadThrow(DebutError):
    """A throw that the dice of this match cannot give."""


class UnknownPlayer(DebutError):
    """No computer opponent has this name."""


class CannotCompile(DebutError):
    """The rules could not be compiled on this machine."""


class BadNetwork(DebutError):
    """A value network's file that cannot be used: damaged, or trained on other inputs."""


class NoDevice(DebutError):
    """This machine has no GPU, or none that can be used."""


class NoPackage(DebutError):
    """A dependency of one of this package's extras is not installed."""


class NoCluster(DebutError):
    """No Ray cluster answers at an address, or it has stopped answering."""
