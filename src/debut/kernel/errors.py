"""Every error a person can meet: a message id and its values, never a sentence."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

LONGEST_VALUE = 400


@runtime_checkable
class Sayable(Protocol):
    """A value that is itself a text in every language, another error for one."""

    def text(self, lang: str) -> str: ...


class DebutError(Exception):
    """Base of all errors of this package; reads well in every language the texts have."""

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
        """Errors travel whole from one process to another."""
        return rebuilt, (type(self), self.message, self.values)


def told(value: object, lang: str) -> str:
    """A value as an error repeats it: whatever its size, it stays a line."""
    # Most values are texts, and to ask any of them for what it can do takes long.
    said = value.text(lang) if not isinstance(value, str) and isinstance(value, Sayable) else value
    text = str(said)
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"


def rebuilt(kind: type[DebutError], message: str, values: dict[str, object]) -> DebutError:
    return kind(message, **values)


class UnknownGame(DebutError):
    """No game has this id."""


class NoTable(UnknownGame):
    """The browser does not play this game."""


class NoTeams(DebutError):
    """Nobody builds a team for this game."""


class BadOption(DebutError):
    """An option that the game does not have, or a value that it does not take."""


class IllegalAction(DebutError):
    """A well-formed action that the rules forbid here."""


class BadNotation(DebutError):
    """A text that is no action in this game's notation."""


class BadPosition(DebutError):
    """A position text with a wrong key or value."""


class BadRecord(DebutError):
    """A match record that is cut off, edited, or not one at all."""


class LaterFormat(BadRecord):
    """A match record written by a later version of the format."""


class BadThrow(DebutError):
    """A throw that the dice at hand cannot give."""


class UnknownPlayer(DebutError):
    """No computer opponent has this name."""


class CannotCompile(DebutError):
    """The rules could not be compiled on this machine."""


class BadNetwork(DebutError):
    """A value network's file that cannot be used: damaged, or trained on other inputs."""


class NoDevice(DebutError):
    """There is no GPU here, or none that can be used."""


class NoPackage(DebutError):
    """What an extra of this package brings is not installed."""


class NoCluster(DebutError):
    """Nobody of Ray's answers at an address, or not any more."""
