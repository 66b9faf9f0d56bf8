"""Formats the figures and options of a report in a reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from debut.kernel.game import Game
from debut.kernel.options import Value
from debut.kernel.text import catalog
from debut.lab.study import Figure

TEXT = Path(__file__).parent / "text"
# The space before a French percent sign, at which no line may break.
_TIGHT = "\N{NO-BREAK SPACE}"


class Words:
    def __init__(self, lang: str, game: Game) -> None:
        self.lang = lang
        self.game = game
        self.texts = catalog(lang, TEXT)
        self.say = self.texts.say
        self.of_game = game.text(lang)

    def number(self, value: float, digits: int = 2) -> str:
        from babel.numbers import format_decimal

        text: str = format_decimal(value, "#,##0" + "." * bool(digits) + "0" * digits, self.lang)
        return text.replace("-", "−")

    def whole(self, value: float) -> str:
        """Formats a number on an axis, with a decimal only if it has one."""
        return self.number(value, 0 if value == int(value) else 1)

    def percent(self, value: float, digits: int = 1) -> str:
        """Formats a share in percent; French has a space before the sign, English none."""
        sign = f"{_TIGHT}%" if self.lang == "fr" else "%"
        return self.number(100 * value, digits) + sign

    def share(self, figure: Figure) -> str:
        """Formats a share with its interval, for a sentence."""
        low, high = self.percent(figure.low), self.percent(figure.high)
        return f"{self.percent(figure.value)} ({low} – {high})"

    def mean(self, figure: Figure) -> str:
        low, high = self.number(figure.low), self.number(figure.high)
        return f"{self.number(figure.value)} ({low} – {high})"

    def options(self, options: Mapping[str, Value | None]) -> str:
        """Formats options as they are typed on the command line."""
        pairs = (f"{name}={self._value(value)}" for name, value in options.items())
        return ", ".join(pairs) or self.say("set-usual")

    def _value(self, value: Value | None) -> str:
        return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)

    def happening(self, message: str) -> str:
        """Returns the name of a tally; events are shown by their ids, which analysts know."""
        return self.of_game.say(message) if message.startswith("tally-") else message
