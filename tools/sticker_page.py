"""The page of Simulator Soccer's stickers and teams: ``python -m tools.sticker_page``."""

from __future__ import annotations

from collections.abc import Iterable

from debut.games.simulator import stickers, teams
from debut.kernel.text import catalog
from debut.lab.page_blocks import put_in_page
from tools import ROOT

PAGE = ROOT / "docs" / "simulator-teams.md"
_TEXTS = catalog("en", ROOT / "src" / "debut" / "games" / "simulator" / "text")
COLOURS_TOLD = tuple(colour.replace("blackx", "black X") for colour in stickers.COLOURS)


def stickers_table() -> str:
    head = ("number", "name", "value", "skills", *stickers.DUELS, "style")
    return _table(head, map(_sticker_row, stickers.STICKERS))


def _sticker_row(one: stickers.Sticker) -> tuple[object, ...]:
    told = _TEXTS.say(f"style-{one.style}")
    return (one.number, one.name, one.value, skills_told(one), *one.duels, told)


def skills_told(one: stickers.Sticker) -> str:
    """The colours, with how many there are of those it has several of."""
    counted = zip(COLOURS_TOLD, one.skills, strict=True)
    return " · ".join(f"{n} {colour}" if n > 1 else colour for colour, n in counted if n)


def teams_table() -> str:
    head = ("team", "name", "points", "class", "first eleven", "bench")
    return _table(head, (_team_row(name, team) for name, team in teams.READY.items()))


def _team_row(name: str, team: tuple[int, ...]) -> tuple[object, ...]:
    value = teams.value_of(team)
    numbers = [str(stickers.STICKERS[index].number) for index in team]
    first, bench = numbers[: teams.FIRST_ELEVEN], numbers[teams.FIRST_ELEVEN :]
    kind = _TEXTS.say(f"class-{teams.class_of(value)}")
    called = _TEXTS.say(f"team-{name}")
    return (f"`{name}`", called, value, kind, ", ".join(first), ", ".join(bench))


def _table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    lines = [tuple(head), *(tuple(map(str, row)) for row in rows)]
    lines.insert(1, ("---",) * len(lines[0]))
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


BLOCKS = (("teams", teams_table), ("stickers", stickers_table))

if __name__ == "__main__":
    for block, make in BLOCKS:
        put_in_page(PAGE, block, make())
