"""A whole short match of Simulator Soccer against the computer, by mouse and by keys alone."""

from __future__ import annotations

import json
import random
import time
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

import debut
from debut.bots import player
from debut.kernel.game import State
from debut.kernel.layout import CHANCE
from debut.kernel.match.record import HELD_BACK_TEXT
from debut.kernel.views import Group
from tests.e2e.hands import AIM, Keys, Mouse
from tests.e2e.table import MATCH_SECONDS, standing, texts
from tests.e2e.test_simulator_turn import listen, sit
from tests.games.simulator.lines import OPTIONS

ADA = 0
# What comes up on her dice is always the same.
DICE = 11
# What pawns are moved by, one by one.
BY_HAND = ("walk", "place")


class Ada:
    """Does what promises most at first sight, and follows the match by what her page is told."""

    def __init__(self, page: Page, hand: Mouse | Keys) -> None:
        self.page, self.hand = page, hand
        seats = [{"side": ADA, "name": "Ada"}, {"side": 1, "level": 1}]
        wish = {"game": "simulator", "seats": seats, "options": OPTIONS, "dice": "typed"}
        opened = page.request.post("/api/matches", data=json.dumps(wish)).json()
        self.told = listen(page)
        self.match = sit(page, opened, ADA)
        self.advice = player("greedy")
        self.dice = random.Random(DICE)
        self.texts: list[str] = []
        self.ply = self.awaited = self.shown = 0
        self.pressed: list[str] = []
        self.state = debut.game("simulator").start(**OPTIONS)
        self.moved = False
        self.done: Counter[str] = Counter()

    def wait(self) -> bool:
        """Until she is to do something again; false: it is over."""
        end = time.monotonic() + MATCH_SECONDS
        due = over = False
        while time.monotonic() < end:
            told, self.told[:] = [json.loads(one) for one in self.told], []
            for one in told:
                if one["type"] == "happened":
                    self.texts += one["text"].split()
                if one["type"] in ("standing", "happened"):
                    due, over = bool(one["view"]["groups"]), bool(one.get("result"))
                    self.shown = one["ply"]
            if over or (due and len(self.texts) >= self.awaited):
                break
            self.page.wait_for_timeout(25)
        else:
            told = f"nothing goes on at {self.shown} after {self.pressed}"
            raise AssertionError(f"{told}: {self.page.inner_text('main')[:500]}")
        # What is pressed is on the screen, not only on its way there.
        self.page.locator(f'[data-ply="{self.shown}"]').wait_for()
        return not over

    def follow(self) -> State:
        """The position as she knows it: of a secret, whatever it may be."""
        if HELD_BACK_TEXT in self.texts:
            # By now it may have come out.
            self.texts, self.ply = texts(self.page, self.match), 0
            self.state = debut.game("simulator").start(**OPTIONS)
        for text in self.texts[self.ply :]:
            dark = text == HELD_BACK_TEXT
            self.state = self.state.play(self.state.actions()[0] if dark else self.state.read(text))
        self.ply = len(self.texts)
        return self.state

    def wish(self, state: State) -> int:
        """Of several pawns she moves only one, where she may leave it at that."""
        if state.turn == CHANCE:
            return self.dice.choice(state.actions())
        wish = self.advice.choose(state)
        by_hand = group_of(state, wish).deed in BY_HAND
        ends = [one for one in state.actions() if state.notate(one) == "end"]
        if by_hand and self.moved and ends:
            by_hand, wish = False, ends[0]
        self.moved = by_hand
        return wish

    def act(self) -> None:
        state = self.follow()
        wish = self.wish(state)
        group = group_of(state, wish)
        self.done[group.deed or group.kind] += 1
        # An aim is told by its way, its direction and its strength.
        aims = group.deed == "aim" or group.kind == "direction"
        self.awaited = len(self.texts) + 1 + aims + (group.deed == "aim")
        if aims:
            self.page.locator(".hold").wait_for()
        if group.kind != "direction":
            choices = state.view(ADA).choices
            picks = next(choice.picks for choice in choices if choice.action == wish)
            self.pressed = [f"{one.kind}:{one.id}" for one in picks]
            # The mouse picks a cell and the spot in it by one press.
            if isinstance(self.hand, Mouse) and picks[0].kind == "cell":
                del self.pressed[1:]
            for one in self.pressed:
                self.hand.press(one)
        if aims:
            self.strike(state if group.kind == "direction" else state.play(wish))

    def strike(self, state: State) -> None:
        self.page.locator(AIM).wait_for()
        direction = self.advice.choose(state)
        strength = self.advice.choose(state.play(direction))
        aims = state.aims()
        assert aims
        self.hand.aim(direction - aims.direction, strength - aims.strength + 1)
        self.pressed.append("aim:strike")
        self.hand.press("aim:strike")


def group_of(state: State, action: int) -> Group:
    return next(one for one in state.view(ADA).groups if action in one.codes)


@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_a_whole_short_match_against_the_computer(page, hand):
    ada = Ada(page, hand(page))
    while ada.wait():
        ada.act()
    expect(page.locator(".result")).to_be_visible()
    assert standing(page, ada.match)["result"]["reason"] == "full-time"
    # Nearly everything that one does in this game has been done.
    assert ada.done["aim"] >= 5
    assert ada.done.keys() >= {"walk", "place", "decline", "face"}
