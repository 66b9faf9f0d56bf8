"""What plays a match at the table: a mouse, or nothing but the keyboard."""

from __future__ import annotations

import json
import math
import random
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page

from debut import CHANCE
from debut.kernel.match.match import Match
from tests.e2e.table import pick, plies, standing, until, up_to_date

AIM = "g.aiming"
# Directions all around.
STEPS = 720
# The sling is drawn so much of the board's longer side for the hardest strike.
PULL, HARDEST = 0.34, 40
# So near to the edge of the window the mouse goes.
EDGE = 4
MOST_KEYS = 60
# The middle of what is to be pressed, where that is what lies there, and stands still; a pawn may
# stand on its cell.
MIDDLE = """(key) => {
    const before = window.middle;
    window.middle = "";
    const it = document.querySelector(`[data-pick="${key}"]`);
    if (!it) return null;
    const box = (it.querySelector(".touch, .hoop") ?? it).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    const on = key.startsWith("cell:") && hit?.closest("[data-piece]");
    if (!it.contains(hit) && !on) return null;
    window.middle = `${key} ${x} ${y}`;
    return window.middle === before ? [x, y] : null;
}"""
# Everything that can be pressed now, and where.
PRESSABLE = """() => [...document.querySelectorAll("[data-pick]")].flatMap((it) => {
    const box = (it.querySelector(".touch, .hoop") ?? it).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    const on = it.dataset.pick.startsWith("cell:") && hit?.closest("[data-piece]");
    return it.contains(hit) || on ? [[it.dataset.pick, x, y]] : [];
})"""
# What has the focus, and the key that leads from there to another one: of the arrows the one that
# goes the farthest that way, or the next one after it each time that it has been here before.
ON_THE_WAY = """([to, seen]) => {
    const [from, goal] = [document.activeElement, document.querySelector(`[data-pick="${to}"]`)];
    const now = from.dataset.pick ?? "";
    if (!now || goal.closest(".panel")) return [now, "Tab"];
    const [a, b] = [from, goal].map((one) => {
        const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    });
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const ways = {ArrowRight: dx, ArrowLeft: -dx, ArrowDown: dy, ArrowUp: -dy};
    const arrows = Object.keys(ways).sort((one, other) => ways[other] - ways[one]);
    return [now, arrows[(seen[now] ?? 0) % arrows.length]];
}"""


class Mouse:
    """Presses only what is really hit."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        self.page.mouse.click(*self.page.wait_for_function(MIDDLE, arg=key).json_value())

    def aim(self, direction: int, strength: int) -> None:
        """Draws the sling, as far as the window goes."""
        hold = self.page.locator(".hold").bounding_box()
        board = self.page.locator(".board").bounding_box()
        window = self.page.viewport_size
        assert hold and board and window
        x, y = hold["x"] + hold["width"] / 2, hold["y"] + hold["height"] / 2
        far = strength / HARDEST * PULL * max(board["width"], board["height"])
        turned = direction / STEPS * math.tau
        u, v = x - far * math.cos(turned), y + far * math.sin(turned)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(
            min(max(u, EDGE), window["width"] - EDGE), min(max(v, EDGE), window["height"] - EDGE)
        )
        self.page.mouse.up()


class Keys:
    """Nothing but the keyboard: the focus goes where the keys lead it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        pick(self.page, key).wait_for()
        seen: Counter[str] = Counter()
        for _ in range(MOST_KEYS):
            now, way = self.page.evaluate(ON_THE_WAY, [key, seen])
            if now == key:
                self.page.keyboard.press("Enter")
                return
            seen[now] += 1
            self.page.keyboard.press(way)
        raise AssertionError(f"no key leads to {key}")

    def aim(self, direction: int, strength: int) -> None:
        """By numbers: the arrows, half a degree each, take longer."""
        self.write(".direction input", f"{direction * 360 / STEPS:g}")
        self.write(".strength input:not(.slider)", str(strength))

    def write(self, field: str, text: str) -> None:
        """What is in a field is chosen when Tab leads there: it is written over."""
        for _ in range(MOST_KEYS):
            if self.page.evaluate("(field) => document.activeElement.matches(field)", field):
                self.page.keyboard.type(text)
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {field}")


# What ends a decision of many steps, and how often it is chosen.
ENDS = ("aim:strike", "button:")
HASTE = 0.6


class Anyone:
    """Presses anything that is really there to be pressed, without waiting for it."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.shown = ""

    @property
    def sees_something(self) -> bool:
        return bool(self.page.evaluate(PRESSABLE))

    def press(self) -> None:
        """One press, if anything can be pressed that was there a moment ago too."""
        found = self.page.evaluate(PRESSABLE)
        before, self.shown = self.shown, ",".join(key for key, _, _ in found)
        if found and self.shown == before:
            # Of many things to aim at, one suffices; whole teams need not be moved one by one.
            ends = [one for one in found if one[0].startswith(ENDS)]
            _, x, y = self.rng.choice(ends if ends and self.rng.random() < HASTE else found)
            self.page.mouse.click(x, y)


def any_action(hand: Mouse | Keys, match: str, side: int = 0) -> Callable[[Page, int], None]:
    """A step of this side: the throw that waits for it, or any of its actions.

    Each is one that is legal, so that the match comes to its end, however the dice fall.
    """

    def step(page: Page, number: int) -> None:
        up_to_date(page, match)
        record = standing(page, match)
        state = Match.from_json(json.dumps(record)).state
        thrown = page.locator('[data-pick^="throw:"]')
        if state.turn == side:
            chosen = random.Random(number).choice(state.view(side).choices)
            keys = [f"{one.kind}:{one.id}" for one in chosen.picks]
        elif state.turn == CHANCE and thrown.count():
            keys = [str(thrown.get_attribute("data-pick"))]
        else:
            return

        def is_played() -> bool:
            """What is as good as picked, as the die that is left, is not there to be pressed."""
            here = [key for key in keys if pick(page, key).count()]
            if here:
                hand.press(here[0])
                keys.remove(here[0])
            return plies(page, match) > len(record["plies"])

        until(page, is_played, f"nothing is played, and {keys} left")

    return step
