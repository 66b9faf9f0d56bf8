"""The table as players have it: every pixel drawn, dice that tumble, balls that fly."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from debut import CHANCE
from debut.bots import level_name
from debut.kernel.match.match import Match
from debut.kernel.match.record import PlayerRecord
from tests.e2e.conftest import player
from tests.e2e.hands import Anyone
from tests.e2e.table import AGAIN, MATCH_SECONDS, listen_to, new_match, standing, until
from tests.e2e.wire import Cable, Wire

SHORT: dict[str, dict[str, object]] = {
    "but": {"length": 1},
    "handball": {"actions": 2},
    "simulator": {"length": "11"},
    "streetsoccer": {"minutes": 2, "extra": 0, "setup": "quick"},
    "supergoal": {"throws": 2},
}
# Its shortest match takes minutes at the usual speed: the last steps of it are played.
LONG, LAST = "simulator", 8
# Five tables are drawn at once: each in a small window.
SMALL: ViewportSize = {"width": 900, "height": 500}
TURNS = 10
SOME = 2
PRESSES = 12
# For so long nothing travels, in s; and so soon the page has to say so.
CUT = 10
NOTICED = 7
# At the usual speed the machine is as slow as a phone of some years ago.
USUAL, SLOWED = "normal", 4


def slow_down(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})


# How long it takes from a message in which the other side arranges several pieces, or from the end
# of what is shown before it, until all of it has been shown and told; and the lines that are new.
CLOCK = """() => {
    window.clocked = [];
    const lines = () => [...document.querySelectorAll("ol[aria-labelledby=commentary] li")];
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...where) {
            super(...where);
            this.addEventListener("message", ({ data }) => {
                const { type, turn, ply, events } = JSON.parse(data);
                if (type !== "happened" || turn !== 1) return;
                if (events.filter(({ kind }) => kind === "walk").length < 3) return;
                let begins = !document.querySelector("button.skip");
                let ms = 0, frame = performance.now();
                const before = lines().length;
                const look = () => {
                    const begun = document.querySelector("[data-ply]").dataset.ply >= ply;
                    begins ||= begun;
                    // A busy machine misses frames: a late one counts as one.
                    if (begins) ms += Math.min(performance.now() - frame, 20);
                    frame = performance.now();
                    const going = !begun || document.querySelector("button.skip");
                    if (going) return requestAnimationFrame(look);
                    const words = lines().slice(0, Math.max(1, lines().length - before));
                    const found = words.map((one) => one.textContent.trim());
                    window.clocked.push({ ms, found });
                };
                requestAnimationFrame(look);
            });
        }
    };
}"""
SOON = 1_000
ONE_BY_ONE = ("stands in", "goes from", "runs from", "leaves", "takes up position")


class Watched:
    """Somebody at a match, whose screen and line are watched from its first moment."""

    def __init__(
        self,
        page: Page,
        game: str,
        speed: str,
        opened: dict[str, Any] | None = None,
    ) -> None:
        self.page, self.game, self.wire = page, game, Wire(page)
        self.hand = Anyone(page)
        page.goto("/favicon.svg")
        page.evaluate(
            "(kept) => localStorage.setItem('debut-settings', kept)", json.dumps({"speed": speed})
        )
        opened = opened or new_match(page, game=game, level=1, dice="checked", **SHORT[game])
        self.match: str = opened["match"]
        keys = "&".join(f"key={key}" for key in opened["keys"] if key)
        page.goto(f"/match/{self.match}#{keys}")
        page.wait_for_selector(".prompt")
        self.errors = listen_to(page, ".error, .lost")

    @property
    def over(self) -> bool:
        return any(one.get("result") for one in self.wire.heard)

    def check(self) -> None:
        """No error was ever to be read, and nothing was sent twice."""
        found = (self.game, self.errors(), self.wire.twice, self.wire.refusals)
        assert found == (self.game, "", [], [])


@contextmanager
def players(browser: Browser, address: str, count: int) -> Iterator[list[Page]]:
    with ExitStack() as all_of_them:
        yield [all_of_them.enter_context(player(browser, address)) for _ in range(count)]


@pytest.mark.parametrize("speed", ["off", "fast", "normal", "slow"])
def test_ten_turns_of_every_game_at_every_speed_without_an_error(
    browser: Browser, address: str, speed: str
) -> None:
    with players(browser, address, len(SHORT)) as pages:
        for page in pages:
            page.set_viewport_size(SMALL)
        watched = [Watched(page, game, speed) for page, game in zip(pages, SHORT, strict=True)]
        if speed == USUAL:
            for page in pages:
                slow_down(page)
        end = time.monotonic() + MATCH_SECONDS
        while going := [one for one in watched if len(one.wire.moves) < TURNS and not one.over]:
            assert time.monotonic() < end, [(one.game, len(one.wire.moves)) for one in going]
            for one in going:
                one.hand.press()
            pages[0].wait_for_timeout(AGAIN)
        for one in watched:
            one.check()


def test_a_line_cut_for_ten_seconds_in_mid_move_is_noticed_and_nothing_is_played_twice(
    browser: Browser, address: str
) -> None:
    with players(browser, address, len(SHORT)) as pages:
        cables = [Cable(page) for page in pages]
        hands = [Anyone(page) for page in pages]
        matches = [sit_down(page, game) for page, game in zip(pages, SHORT, strict=True)]

        def go_on(so: Callable[[Cable], bool]) -> None:
            """Everybody plays until it is so for them."""
            end = time.monotonic() + MATCH_SECONDS
            while going := [i for i, cable in enumerate(cables) if not so(cable)]:
                assert time.monotonic() < end, going
                for i in going:
                    # In mid-move: something can be pressed, and has not been.
                    cables[i].cut = cables[i].cut or (cutting and hands[i].sees_something)
                    hands[i].press()
                pages[0].wait_for_timeout(AGAIN)

        cutting = False
        go_on(lambda cable: len(moves(cable.sent)) >= SOME)
        cutting = True
        go_on(lambda cable: bool(moves(cable.lost)))
        cut = time.monotonic()
        cutting = False
        for page in pages:
            expect(page.locator(".lost")).to_be_visible(timeout=1000 * NOTICED)
            # What to do still stands there, and nothing that does not work is offered.
            expect(page.locator(".prompt .turn")).to_be_visible()
            expect(page.locator("[data-pick]")).to_have_count(0)
        until(pages[0], lambda: time.monotonic() > cut + CUT)
        for cable in cables:
            cable.cut = False
        go_on(lambda cable: len(moves(cable.sent)) >= 2 * SOME)
        for page, match, cable in zip(pages, matches, cables, strict=True):
            expect(page.locator(".lost")).to_have_count(0)
            expect(page.locator(".error")).to_have_count(0)
            # What was under way when the line went was sent again, under the same name.
            [lost] = {one["move"] for one in moves(cable.lost)}
            assert [one["move"] for one in moves(cable.sent)].count(lost) == 1
            Match.from_json(json.dumps(standing(page, match)))


def moves(sent: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [one for one in sent if "move" in one]


def sit_down(page: Page, game: str) -> str:
    """Somebody at a new match against the computer; its id."""
    page.goto("/favicon.svg")
    opened = new_match(page, game=game, level=1, dice="checked")
    page.goto(f"/match/{opened['match']}#key={opened['keys'][0]}")
    return str(opened["match"])


def near_its_end(page: Page) -> dict[str, Any]:
    """A match of the long game that anybody has played until its last steps, loaded."""
    rng = random.Random(LAST)
    people = (PlayerRecord("Ada", 0), PlayerRecord("Newcomer", 1, level_name(1)))
    match = Match.new(LONG, SHORT[LONG], people, seed=LAST)
    while match.state.clock.period < 2 or match.state.clock.done < LAST:
        if match.state.turn == CHANCE:
            match.throw()
        else:
            match.play(rng.choice(match.state.actions()))
    opened = page.request.post("/api/matches/load", data=match.to_json().decode())
    assert opened.ok, opened.text()
    return opened.json()


@pytest.mark.parametrize("game", SHORT)
def test_a_short_match_to_its_end_as_players_see_it(
    browser: Browser, address: str, game: str
) -> None:
    with player(browser, address) as page:
        opened = near_its_end(page) if game == LONG else None
        page.add_init_script(f"({CLOCK})()")
        watched = Watched(page, game, USUAL, opened=opened)
        end = time.monotonic() + MATCH_SECONDS
        while not page.locator(".result").count():
            assert time.monotonic() < end, page.inner_text("main")[:500]
            watched.hand.press()
            page.wait_for_timeout(AGAIN)
        watched.check()
        record = standing(page, watched.match)
        assert record["result"]
        Match.from_json(json.dumps(record))
        expect(page.locator(".result")).to_be_visible()
        if game == LONG:
            clocked = page.evaluate("window.clocked")
            # The machine may be busy with something else at times.
            assert min(one["ms"] for one in clocked) < SOON
            told = " ".join(line for one in clocked for line in one["found"])
            assert not [words for words in ONE_BY_ONE if words in told], told


PAGES = ("/", "/settings", "/replay", "/teams/simulator", "/analysis")
GAME_PAGES = ("/new", "/rules", "/learn")


def test_the_first_minute_of_every_page_is_without_an_error(browser: Browser, address: str) -> None:
    paths = [*PAGES, *(f"{page}/{game}" for page in GAME_PAGES for game in SHORT)]
    with player(browser, address) as page:
        for path in paths:
            page.goto(path)
            expect(page.locator("h1").first).to_be_visible()
            errors = listen_to(page, ".error, [role=alert]")
            hand = Anyone(page)
            # Whatever can be pressed is pressed, and the page is read to its end.
            for _ in range(PRESSES):
                hand.press()
                page.mouse.wheel(0, 400)
                page.wait_for_timeout(AGAIN)
            page.keyboard.press("Tab")
            assert (path, errors()) == (path, "")


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_a_slip_of_the_mouse_can_be_taken_back_until_the_next_die_is_seen(
    browser: Browser, address: str, speed: str
) -> None:
    with player(browser, address) as page:
        watched = Watched(page, "streetsoccer", speed)
        take_back = page.get_by_role("button", name="Take back")
        end = time.monotonic() + MATCH_SECONDS
        while True:
            assert time.monotonic() < end and not watched.over
            count = len(watched.wire.moves)
            watched.hand.press()
            page.wait_for_timeout(AGAIN)
            sent = watched.wire.moves[count:]
            if not sent or sent[0]["type"] != "play":
                continue
            # The answer: a die comes next, whoever rolls it.
            until(page, lambda sent=sent: bool(answers(watched.wire, sent[0]["move"])))
            [answer] = answers(watched.wire, sent[0]["move"])
            if answer["view"]["turn"] == CHANCE:
                break
        expect(take_back).to_be_enabled()
        take_back.click()
        until(page, lambda: watched.wire.heard[-1]["type"] == "undone")
        assert watched.wire.heard[-1]["ply"] == sent[0]["ply"]
        # It is as it was before: the same can be chosen.
        page.locator("[data-pick]").first.wait_for()
        assert (watched.errors(), watched.wire.refusals) == ("", [])


def answers(wire: Wire, move: str) -> list[dict[str, Any]]:
    return [one for one in wire.heard if one.get("move") == move]
