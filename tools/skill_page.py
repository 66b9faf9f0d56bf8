"""Writes what ``debut skill --keep`` has measured into its page: ``python -m tools.skill_page``."""

from __future__ import annotations

from collections.abc import Sequence

from debut.lab.page_blocks import put_in_page
from debut.lab.skill import told
from debut.story.skill import LevelSkill, measured
from tools import ROOT

PAGE = ROOT / "docs" / "analysis.md"


def skill_table(found: Sequence[tuple[str, LevelSkill]]) -> str:
    """By game and opponent, as a Markdown table."""
    lines = [
        "| game | opponent | matches | errors a match (%) | luck a match (%)"
        " | errors a decision (%) |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    lines += [
        f"| {name} | {one.player} | {one.skill.matches} | {told(one.skill.errors)}"
        f" | {told(one.skill.luck)} | {50 * one.skill.decision:.2f} |"
        for name, one in found
    ]
    return "\n".join(lines)


def all_measured() -> list[tuple[str, LevelSkill]]:
    return [(name, one) for name, levels in measured().items() for one in levels]


if __name__ == "__main__":
    put_in_page(PAGE, "skill", skill_table(all_measured()))
