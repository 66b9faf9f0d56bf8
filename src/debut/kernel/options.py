"""Declares and checks the options of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from debut.kernel.errors import BadOption

Value = bool | int | str


class Option(msgspec.Struct, frozen=True):
    """A switch (``choices`` no, yes), a whole number within bounds, one word of a list, or a text.

    A text has at most ``text`` characters and is checked by the game itself; it may be a ``team``.
    ``first`` is a value that suits a person's first match better than the default.
    """

    name: str
    default: Value | None
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    text: int = 0
    first: Value | None = None
    team: bool = False

    @property
    def takes(self) -> str:
        if isinstance(self.default, bool):
            return "yes | no"
        if self.text:
            return f"… (≤ {self.text})"
        return " | ".join(self.choices) if self.choices else f"{self.low} … {self.high}"

    def check(self, value: object) -> Value:
        """Returns the value if the option accepts it; accepts the texts that people write too."""
        if isinstance(self.default, bool):
            words = {"yes": True, "no": False, "true": True, "false": False, "1": True, "0": False}
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value in words:
                return words[value]
        elif self.text:
            if isinstance(value, str) and len(value) <= self.text and value.isprintable():
                return value
        elif self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
        else:
            if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
                value = int(value)
            number = isinstance(value, int) and not isinstance(value, bool)
            if number and self.low <= value <= self.high:  # type: ignore[operator]
                return value  # type: ignore[return-value]
        raise BadOption("option-bad-value", option=self.name, value=str(value), takes=self.takes)


def read_options(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value | None]:
    """Returns every option with its given value or its default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption("option-unknown", option=name, known=", ".join(known))
    return {
        option.name: option.check(given[option.name]) if option.name in given else option.default
        for option in options
    }
