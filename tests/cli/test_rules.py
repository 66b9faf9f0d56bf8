"""``debut rules``: a whole page, a part of it, a clause; for a terminal and for a file."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

import debut
from debut.cli import show
from debut.kernel.text import LANGS

GAMES = debut.games()
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_a_page_is_markdown_for_a_file(command, name, lang):
    told = command("--lang", lang, "rules", name)
    assert told.code == 0
    assert told.out.startswith("# ")
    assert "```" not in told.out and "<!--" not in told.out
    assert len(re.findall(r"^## ", told.out, re.MULTILINE)) >= 12


@pytest.mark.parametrize(
    ("words", "begins", "holds"),
    [
        (("supergoal", "sg-3.2"), "**SG-3.2** ", "Control"),
        (("but", "reminder"), "## Reminder card", "| Move | up to the die"),
        (("but", "restarts"), "## Restarts", "| Corner |"),
        (("handball", "moving"), "## 2. Moving", "**H-2.1**"),
        (("handball", "2."), "## 2. Moving", "**H-2.1**"),
        (("--lang", "fr", "handball", "AIDE"), "## Aide-mémoire", "| Zones de but |"),
    ],
)
def test_a_clause_or_a_part_is_shown_alone(command, words, begins, holds):
    language = words[:2] if words[0] == "--lang" else ()
    told = command(*language, "rules", *words[len(language) :])
    assert told.code == 0
    assert told.out.startswith(begins)
    assert holds in told.out
    assert len(re.findall(r"^## ", told.out, re.MULTILINE)) <= 1


def test_a_part_that_is_not_there_is_answered_with_those_that_are(command):
    told = command("rules", "but", "chess")
    assert told.code == 2
    assert "chess" in told.err
    assert "Setting up" in told.err and "Reminder card" in told.err
    assert "1. The game" not in told.err


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [60, 200])
def test_in_a_terminal_a_page_is_set_to_its_width(capsys, monkeypatch, lang, width):
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr(Console, "width", width)
    show.show_rules("handball", "", lang)
    lines = COLOURS.sub("", capsys.readouterr().out).splitlines()
    assert max(map(len, lines)) <= min(width, show.WIDEST_PAGE)
    page = "\n".join(lines)
    assert "| --- |" not in page and "**" not in page
    assert "H-4.7.7" in page
    if lang == "fr":
        assert "\u202f:" in page
        assert not re.search(r"^\W*[:;?!»](\s|$)", page, re.MULTILINE)
