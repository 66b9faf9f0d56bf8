"""Both sides at one screen: what is decided in secret is not told to it before it is shown."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from debut.table.matches import Matches
from debut.table.rooms import Room
from tests.games.simulator.bench import turned
from tests.games.simulator.lines import TO_THE_SPOT
from tests.server.at_table import Heard, come, new_id, tables, wish

SPOT = "rod2"
# Somebody is told a spot: as a face, as a fact, or as what was played.
TOLD = ('"rod', '"fact-rod"')
STRENGTHS = ("7", "9", "4")


def by_side(side: int) -> list[str]:
    """The way to the penalty for either side; each flick's error is thrown, and is none."""
    found: list[str] = []
    before = ""
    for text in [*TO_THE_SPOT, SPOT, "low", "0", "20"]:
        aims = before in ("low", "high")
        word = text + "°" if aims else text
        if side:
            word = "B" if text == "A" else text if text in STRENGTHS else turned(word)
        found.append(word.rstrip("°"))
        if text in STRENGTHS and found[-2] in ("0", "180"):
            found.append("0.exact")
        before = text
    return found


@pytest.mark.parametrize("shooting", [0, 1])
def test_the_keepers_spot_is_not_told_to_the_screen_of_both(tmp_path: Path, shooting: int) -> None:
    async def run() -> None:
        async with tables(tmp_path) as (matches, _):
            asked = wish(game="simulator", options={"length": "11"}, dice="typed")
            opened = await matches.open(asked)
            both, room = await come(matches, opened, 0, 1)
            words = by_side(shooting)
            chosen = words.index(SPOT if not shooting else turned(SPOT))
            await play(matches, room, both, words[:chosen])
            assert both.told[-1]["view"]["secret"]
            before = len(both.told)
            await play(matches, room, both, words[chosen:])
            assert room.match.state.turn == -1, "the error is to be thrown"
            again, _ = await come(matches, opened, 0, 1)
            for one in [*both.told[before:], *again.told]:
                assert is_silent(one), one
            assert both.told[before]["text"] == "•"
            await play(matches, room, both, ["0.exact"])
            shown = both.told[-1]["events"]
            assert any(event["message"] == "rod-shown" for event in shown)

    asyncio.run(run())


async def play(matches: Matches, room: Room, heard: Heard, words: list[str]) -> None:
    for word in words:
        match = room.match
        action = match.state.read(word)
        await matches.play(room, heard.guest, new_id(), match.ply, [action])


def is_silent(told: dict[str, Any]) -> bool:
    text = json.dumps(told)
    return not any(sign in text for sign in TOLD)
