"""Whether everyone can use what is on the screen: by eye, by keys, by finger, by ear."""

from __future__ import annotations

from playwright.sync_api import Page

from benchmarks.browser import WEB

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")

# What axe-core knows of and does not look for unless told: a target that is too small or too near
# another, and a name that does not say what is written on the thing.
RULES = {"target-size": {"enabled": True}, "label-content-name-mismatch": {"enabled": True}}

# A wide window by day, a phone at night: both widths, both schemes.
LOOKS = ((1280, 800, "light"), (360, 740, "dark"))
STOPS = 70

# The insides of what is drawn are nobody's targets and nobody's words, and most of the nodes: they
# wait outside meanwhile. A scheme takes a frame to arrive.
RUN = """async (rules) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // It lies over its neighbours only while it has the focus.
    if (document.activeElement?.matches("a.skip")) document.activeElement.blur();
    const drawn = [...document.querySelectorAll("svg[aria-hidden=true], svg[role=img]")];
    const kept = drawn.map((one) => [one, [...one.childNodes]]);
    for (const one of drawn) one.replaceChildren();
    // What is not painted has no contrast either.
    const unpainted = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [];
    const settings = { resultTypes: ["violations"], preload: false, rules };
    const { violations } = await axe.run(settings).finally(() => {
        for (const [one, inside] of kept) one.replaceChildren(...inside);
        document.adoptedStyleSheets = unpainted;
    });
    const bad = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    return bad.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html, any }) =>
        `${id}: ${html.slice(0, 150)} ${(any[0]?.message ?? "").slice(0, 150)}`));
}"""

# Where the focus is, what is wrong with it there, and what it is called.
STOP = """(start) => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const again = !start && at === window.walkedFrom;
    if (start) window.walkedFrom = at;
    const name = at.getAttribute("aria-label") || at.textContent.trim() || at.id || at.tagName;
    const near = [at.closest("label, .chart"), at.nextElementSibling];
    const around = [at, ...at.querySelectorAll("*"), ...near];
    const look = () => JSON.stringify(around.map((one) => {
        if (!one) return "";
        const { outline, boxShadow, stroke, strokeWidth, fill } = getComputedStyle(one);
        return [outline, boxShadow, stroke, strokeWidth, fill];
    }));
    const { left, top, width, height } = at.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const seen = document.elementsFromPoint(x, y)[0];
    const mine = at.closest("label") ?? at;
    // What lies on a cell is pressed in its place.
    const stands = at.matches("g.pick") && seen?.closest("[data-piece]");
    const hidden = !seen || !(stands || mine.contains(seen) || seen.contains(mine));
    const focused = look();
    at.blur();
    const shown = look() !== focused;
    at.focus({ preventScroll: true });
    const wrong = [];
    if (hidden) wrong.push(`lies behind ${seen?.outerHTML.slice(0, 80)} at ${x},${y}`);
    if (!shown) wrong.push("does not show its focus");
    return { name: name.slice(0, 60), again, wrong };
}"""

SMALL = """() => [...document.querySelectorAll("button, a[href], select, input")].flatMap((one) => {
    const there = one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]");
    // Two have a larger twin: cells say who of the bench would stand there, the strip takes back.
    const spare = one.closest(".bench, .correct");
    const { width, height } = (one.closest("label") ?? one).getBoundingClientRect();
    if (!there || spare || Math.min(width, height) > 39.5) return [];
    return [`${Math.round(width)}x${Math.round(height)} ${one.outerHTML.slice(0, 110)}`];
})"""


def serious_findings(page: Page) -> list[str]:
    """What axe-core finds on the page as it stands."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(RUN, RULES)
    return found


class Sweep:
    """Looks at one state after the other; all that is wrong is told at the end."""

    def __init__(self) -> None:
        self.wrong: list[str] = []

    def look(self, page: Page, state: str, *, phone: bool = False) -> None:
        """By axe-core, in both looks or the phone's alone; the page stays in that."""
        for width, height, scheme in LOOKS[1 if phone else 0 :]:
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=scheme)
            self.wrong += [f"{state}, {width} px: {one}" for one in serious_findings(page)]

    def walk(self, page: Page, state: str) -> list[str]:
        """By the tab key, around everything there is: seen, and its focus seen; the names."""
        names: list[str] = []
        for _ in range(STOPS):
            page.keyboard.press("Tab")
            stop = page.evaluate(STOP, not names)
            if stop is None:
                continue
            if stop["again"]:
                break
            names.append(stop["name"])
            self.wrong += [f"{state}: “{stop['name']}” {one}" for one in stop["wrong"]]
        return names

    def touch(self, page: Page, state: str) -> None:
        """What is touched at the table is large enough for a finger."""
        self.wrong += [f"{state}: too small: {one}" for one in page.evaluate(SMALL)]
