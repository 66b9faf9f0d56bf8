"""Keeps French no-break spaces in the terminal: no line is broken before « ? » or « % »."""

from __future__ import annotations

import re

from rich import _wrap

_NO_BREAK = "\u00a0\u202f"
_BREAK = rf"[^\S{_NO_BREAK}]"


def keep_no_break_spaces() -> None:
    """Makes Rich break lines at breaking spaces only: by itself it breaks at any space."""
    if hasattr(_wrap, "re_word"):  # not part of Rich's interface
        _wrap.re_word = re.compile(rf"{_BREAK}*(?:\S|[{_NO_BREAK}])+{_BREAK}*")


def one_line(text: str) -> str:
    """Returns the text with its breaking spaces and line ends as single spaces."""
    return " ".join(filter(None, re.split(rf"{_BREAK}+", text)))
