"""Whether a position can be: what a text tells must fit together."""

from __future__ import annotations

from typing import Any

from debut.games.handball import names as n


def check(rec: Any) -> tuple[str, str] | None:
    rec.turn = n.turn_of(rec.phase, rec.side)
    return None
