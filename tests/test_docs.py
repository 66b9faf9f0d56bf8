"""Documentation that is run, and tables that are the code's."""

from __future__ import annotations

import dataclasses
import doctest
import hashlib
import hmac
import json
import re
import textwrap
from pathlib import Path

import pytest

import debut
from debut.games.simulator.teams import CLASSES, READY, class_of, read_team
from debut.kernel.content.rulebook import blocks_of, diagram
from debut.kernel.content.summary_hooks import Telling
from debut.kernel.game import Spec
from debut.kernel.match.dice import CheckedDice
from debut.kernel.views import FATES, SIGNS
from debut.lab.page_blocks import NoSuchBlock, with_block
from tools import sticker_page
from tools.game_tables import all_lengths, blocks
from tools.skill_page import all_measured, skill_table

ROOT = Path(__file__).parents[1]


def test_the_readme_runs():
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted >= 8
    assert results.failed == 0


@pytest.mark.parametrize("game", debut.games())
def test_tables_of_pages_are_the_codes(game):
    made = blocks(debut.game(game))
    assert made
    for page, name, text in made:
        assert with_block(page, name, text) == page.read_text("utf-8"), "run `make golden`"


def test_the_lengths_in_the_readme_are_the_games():
    page = ROOT / "README.md"
    assert with_block(page, "lengths", all_lengths()) == page.read_text("utf-8"), (
        "run `make golden`"
    )


@pytest.mark.parametrize(("name", "make"), sticker_page.BLOCKS)
def test_the_page_of_stickers_is_the_collection(name, make):
    page = sticker_page.PAGE.read_text("utf-8")
    assert with_block(sticker_page.PAGE, name, make()) == page, "run `make golden`"


def test_the_table_of_levels_is_what_was_measured():
    page = ROOT / "docs" / "analysis.md"
    made = with_block(page, "skill", skill_table(all_measured()))
    assert made == page.read_text("utf-8"), "run `make golden`"


def test_the_page_of_stickers_tells_how_a_team_is_written_and_its_classes():
    page = sticker_page.PAGE.read_text("utf-8")
    (written,) = re.findall(r"`([0-9,]{20,})`", page)
    assert read_team(written) == READY["rouges"]
    rows = re.findall(r"^\| (\d+)(?:–(\d+))? \| ([a-z ]+) \|$", page, re.MULTILINE)
    told = {
        kind.replace(" ", "-"): range(int(low), int(high or low) + 1) for low, high, kind in rows
    }
    assert list(told) == list(CLASSES)
    for kind, values in told.items():
        assert {class_of(value) for value in values} == {kind}


def test_a_page_without_the_marks_is_told(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("nothing here")
    with pytest.raises(NoSuchBlock):
        with_block(page, "facts", "text")


# The page about dice


def fields(block: str) -> dict[str, str]:
    return dict(re.split(r":\s+", line, maxsplit=1) for line in block.strip().splitlines())


def dice_page() -> tuple[dict[str, str], list[dict[str, str]]]:
    page = (ROOT / "docs" / "dice.md").read_text("utf-8")
    first, *throws = map(fields, re.findall(r"```\n(.*?)```", page, re.DOTALL))
    return first, throws


def test_the_example_of_the_page_about_dice_is_what_its_text_says():
    """Nothing of ours is used: whoever follows the page gets the numbers on it."""
    promised, throws = dice_page()
    secret = promised["secret"].encode()
    assert hashlib.sha256(secret).hexdigest() == promised["commitment"]
    hashes = [t and hashlib.sha256(t.encode()).hexdigest() for t in json.loads(promised["texts"])]
    assert hashes == json.loads(promised["hashes"])
    netstrings = "".join(f"{len(t.encode())}:{t}," for t in json.loads(promised["texts"]))
    sides = [side for side, n in json.loads(promised["weights"]) for _ in range(n)]
    assert [throw["throw"] for throw in throws] == ["0", "1"]
    for throw in throws:
        assert throw["message"] == f"{netstrings}{throw['throw']}:0"
        block = hmac.new(secret, throw["message"].encode(), "sha256").hexdigest()
        assert block == throw["block"]
        word = int(block[:8], 16)
        assert word == int(throw["word"]) < 2**32 - 2**32 % len(sides)
        assert word % len(sides) == int(throw["mod"])
        assert sides[word % len(sides)] == throw["outcome"]


def test_the_example_of_the_page_about_dice_is_what_the_dice_do():
    promised, throws = dice_page()
    shot = debut.game("supergoal").parse("attack=A; ball=c9")
    shot = shot.play(shot.read("shot"))
    named = [[shot.notate(face), weight] for face, weight in shot.weights()]
    assert named == json.loads(promised["weights"])
    dice = CheckedDice(promised["secret"], json.loads(promised["texts"]))
    for throw in throws:
        assert shot.notate(dice.throw(shot, int(throw["throw"]))) == throw["outcome"]


# The page about new games


def test_the_page_about_new_games_names_all_that_a_game_gives():
    page = (ROOT / "docs" / "new-game.md").read_text("utf-8")
    given = {field.name for field in dataclasses.fields(Spec)}
    given |= {field.name for field in dataclasses.fields(Telling)}
    given |= {fate for fate in FATES if fate} | set(SIGNS)
    named = set(re.findall(r"`(\w+)`", page))
    assert given <= named, given - named


def test_the_diagram_of_the_page_about_new_games_can_be_drawn():
    page = (ROOT / "docs" / "new-game.md").read_text("utf-8")
    (block,) = blocks_of(textwrap.dedent(re.search(r" {4}```board.*?```\n", page, re.DOTALL)[0]))
    drawn = diagram(debut.game("supergoal"), block)
    assert drawn.legs
    assert drawn.marked == ("b10", "c10", "d10")
