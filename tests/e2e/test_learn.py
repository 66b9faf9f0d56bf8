"""The tutorial, done by a person in a real browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import debut
from debut.kernel.content.lessons import THEN, Lesson, try_out
from debut.kernel.views import MEASURES
from tests.e2e.conftest import alone
from tests.e2e.everyone import serious_findings
from tests.e2e.table import DRAWN, pass_time, stop_time, until
from tests.helpers import TABLE_GAMES

GAME = "streetsoccer"
TASKS = debut.game(GAME).spec.lessons
TAUGHT = [name for name in TABLE_GAMES if debut.game(name).spec.lessons]


def texts(lang: str, game: str = GAME):
    return debut.game(game).text(lang).say


def picks(number: int, *, right: bool = True) -> list[str]:
    """What to pick, in order, to solve a task; or to do something else that is legal."""
    task = TASKS[number]
    state = debut.game(GAME).parse(task.position)
    solving = {state.read(text) for text in task.solved_by}
    chosen = next(one for one in state.view(0).choices if (one.action in solving) is right)
    return [f"{pick.kind}:{pick.id}" for pick in chosen.picks]


def steps(game: str, task: Lesson, line: str = "") -> list[tuple[int, list[str]]]:
    """What to pick for each decision of a solution, or of another line; how far one is then."""
    made: list[int] = []
    found = []
    for text in (line or task.solved_by[0]).split(THEN):
        before = try_out(debut.game(game), task, made)
        made.append(before.state.read(text))
        choices = before.state.view(task.seat).choices
        choice = next(one for one in choices if one.action == made[-1])
        found.append((before.step, [f"{pick.kind}:{pick.id}" for pick in choice.picks]))
    return found


def aim(page: Page, kind: str, number: str, *, keys: bool) -> None:
    """A direction, or a strength, and then it is struck."""
    field = page.get_by_label({"direction": "Direction", "strength": "Strength in numbers"}[kind])
    field.fill(number)
    field.press("Enter")
    if kind == "strength":
        strike = page.get_by_role("button", name="Strike")
        strike.press("Enter") if keys else strike.click()


def pick(page: Page, wanted: str, *, keys: bool = False) -> None:
    kind, _, name = wanted.partition(":")
    if kind in MEASURES:
        aim(page, kind, name, keys=keys)
        return
    place = page.locator(f'[data-pick="{wanted}"], .lifted[data-{kind}="{name}"]').first
    if place.get_attribute("data-die"):  # the last one left is taken up already
        return
    if keys:
        place.focus()
        page.keyboard.press("Enter")
    else:
        place.click(force=wanted.startswith("cell:"))  # the ball may lie on it


def do(page: Page, number: int, *, right: bool = True, keys: bool = False) -> None:
    for wanted in picks(number, right=right):
        pick(page, wanted, keys=keys)


def walk(page: Page, game: str, task: Lesson, line: str = "", *, keys: bool = False) -> None:
    for step, picks in steps(game, task, line):
        words = f"lesson-{task.id}-{step + 1}" if step else f"lesson-{task.id}"
        expect(page.locator(".words")).to_have_text(texts("en", game)(words))
        for wanted in picks:
            pick(page, wanted, keys=keys)


def solved(page: Page, number: int, lang: str = "en") -> None:
    expect(page.locator(".answer.right")).to_contain_text(
        texts(lang)(f"lesson-{TASKS[number].id}-done")
    )


@pytest.mark.parametrize("game", TAUGHT)
def test_all_tasks_one_after_the_other(page, game):
    """By turns: one by the pointer, the next by keys alone."""
    say, tasks = texts("en", game), debut.game(game).spec.lessons
    page.goto("/")
    page.locator(f'main a[href="/learn/{game}"]').click()
    expect(page.locator("h1")).to_contain_text(say("game-name"))
    for number, task in enumerate(tasks):
        expect(page.locator("h2")).to_have_text(say(f"lesson-{task.id}-title"))
        expect(page.locator(".task")).to_contain_text(f"Task {number + 1} of {len(tasks)}")
        expect(page.locator("[data-goal]")).to_have_count(len(task.marked or ends(game, task)))
        walk(page, game, task, keys=number % 2 == 1)
        expect(page.locator(".answer.right")).to_contain_text(say(f"lesson-{task.id}-done"))
        expect(page.locator(".dots .done")).to_have_count(number + 1)
        if number + 1 < len(tasks):
            page.get_by_role("button", name="Next task").click()
            expect(page.locator("h2")).to_be_focused()
    page.get_by_role("link", name="You know the game: play a match").click()
    page.wait_for_url(f"**/new/{game}")


def ends(game: str, task: Lesson) -> set[str]:
    """The cells that end the solutions of one decision."""
    return {
        picks[-1]
        for line in task.solved_by
        for _, picks in steps(game, task, line)[-1:]
        if THEN not in line and picks[-1].startswith("cell:")
    }


@pytest.fixture
def moving(browser: Browser, address: str) -> Iterator[Page]:
    """With animations on, and a time that can be stopped."""
    with alone(browser, address) as made:
        made.clock.install()
        made.emulate_media(reduced_motion="no-preference")
        made.goto("/learn/supergoal")
        yield made


def thrown(page: Page, face: str) -> None:
    """The die has rolled on the board and shows its face; then it goes on."""
    caption = page.locator(".thrown .caption")
    pass_time(page, lambda: caption.count() > 0)
    expect(caption).to_have_text(texts("en", "supergoal")(f"face-{face}"))
    page.clock.resume()


def test_scripted_dice_are_thrown_for_all_to_see(moving):
    """…and the ball goes there."""
    page = moving
    page.wait_for_selector("[data-pick]")
    stop_time(page)
    pick(page, "die:control")
    thrown(page, "control-d1")
    expect(page.locator(".words")).to_have_text(texts("en", "supergoal")("lesson-move-2"))
    pick(page, "cell:d5")
    expect(page.locator(".answer.right")).to_be_visible()


def test_what_the_others_throw_first_is_shown(moving):
    page = moving
    page.wait_for_selector("[data-pick]")
    stop_time(page)
    page.get_by_role("button", name="Task 5").click()
    thrown(page, "pass-f2-ask")
    pick(page, "die:blue")
    expect(page.locator(".answer.right")).to_be_visible()


def test_a_wrong_answer_teaches_what_it_does(page):
    say = texts("en", "supergoal")
    lose = debut.game("supergoal").spec.lessons[2]
    page.goto("/learn/supergoal")
    page.get_by_role("button", name="Task 3").click()
    walk(page, "supergoal", lose, "pass")
    expect(page.locator(".answer.wrong")).to_contain_text(say("lesson-lose-wrong"))
    page.get_by_role("button", name="Try again").click()
    walk(page, "supergoal", lose)
    expect(page.locator(".answer.right")).to_contain_text(say("lesson-lose-done"))

    # A second step may go wrong, too, and is begun anew.
    push = debut.game("supergoal").spec.lessons[1]
    page.get_by_role("button", name="Task 2").click()
    walk(page, "supergoal", push, "pass; launch")
    expect(page.locator(".answer.wrong")).to_contain_text(say("lesson-push-wrong"))
    page.get_by_role("button", name="Try again").click()
    # Another way is as right as the first.
    walk(page, "supergoal", push, "pass; control")
    expect(page.locator(".answer.right")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360), (900, 500)])
@pytest.mark.parametrize("game", ["supergoal", "streetsoccer"])
def test_board_and_task_share_a_small_screen(page, game, width, height):
    """Whatever the task says, the whole board is in sight, before and after it."""
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"/learn/{game}")
    page.wait_for_selector("[data-pick]")

    def is_whole() -> bool:
        box, task = (page.locator(one).bounding_box() for one in (".board", "#task"))
        assert box and task
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        low = box["y"] + box["height"]
        return min(box["y"], task["y"]) >= -1 and low <= height + 1 and wide <= 0

    def whole() -> None:
        page.evaluate(DRAWN)
        until(page, is_whole, "something is cut")

    whole()
    walk(page, game, debut.game(game).spec.lessons[0])
    expect(page.locator(".answer.right .main")).to_be_in_viewport()
    whole()


# Names of dice that lie on one another.
TOUCHING = """() => {
    const range = document.createRange();
    const names = [...document.querySelectorAll(".hands .name")].map((name) => {
        range.selectNodeContents(name);
        return range.getBoundingClientRect();
    });
    return names.some((a, i) => names.slice(i + 1).some((b) =>
        Math.abs(a.y - b.y) < 8 && a.x < b.right + 1 && b.x < a.right + 1));
}"""


def test_names_of_small_dice_are_read_apart(page):
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/learn/supergoal")
    page.get_by_role("button", name="FR", exact=True).click()
    page.wait_for_selector("[data-pick]")
    page.evaluate(DRAWN)
    expect(page.locator(".hands .name").first).to_be_visible()
    assert not page.evaluate(TOUCHING)


def test_a_wrong_try_a_hint_and_another_go(page):
    say = texts("en")
    page.goto(f"/learn/{GAME}")
    page.get_by_role("button", name="Show me a hint").click()
    expect(page.locator(".answer")).to_contain_text(say(f"lesson-{TASKS[0].id}-hint"))
    do(page, 0, right=False)
    expect(page.locator(".answer.wrong")).to_contain_text("Not quite")
    expect(page.locator('[role="status"][aria-live]')).to_contain_text("Not quite")
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_focused()
    expect(page.locator(".dots .done")).to_have_count(0)
    again.press("Enter")
    do(page, 0)
    solved(page, 0)
    open_to_everyone(page)


def test_a_try_that_cannot_be_sent_can_be_made_again(page):
    page.goto(f"/learn/{GAME}")
    page.wait_for_selector("[data-pick]")
    away = [True]

    def try_to_send(route: Route) -> None:
        if away:
            route.abort()
        else:
            route.continue_()

    page.route("**/lessons/*", try_to_send)
    do(page, 0)
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    away.clear()
    do(page, 0)
    solved(page, 0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_one_task_in_french_on_a_phone(page):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/rules/{GAME}")
    page.get_by_role("button", name="FR").click()
    page.get_by_role("link", name="Apprendre ce jeu").click()
    page.get_by_role("button", name="Exercice 2").click()
    expect(page.locator("h2")).to_have_text(texts("fr")(f"lesson-{TASKS[1].id}-title"))
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    do(page, 1)
    solved(page, 1, "fr")
    expect(page.locator(".answer .main")).to_be_in_viewport()
    # What is solved stays solved, and the first open task comes first.
    page.reload()
    expect(page.locator("h2")).to_have_text(texts("fr")(f"lesson-{TASKS[0].id}-title"))
    expect(page.locator(".dots .done")).to_have_count(1)


def test_the_board_is_large_enough_in_a_low_window_and_shows_ways_for_what_is_pointed_at(page):
    """As at a table, ways are asked for: a task has no socket."""
    page.set_viewport_size({"width": 900, "height": 500})
    page.goto(f"/learn/{GAME}")
    box = page.locator('[data-pick^="piece:"]').first.bounding_box()
    assert box
    assert box["width"] > 28
    expect(page.locator("[data-zoom]")).to_have_count(0)
    first, *rest = picks(0)
    with page.expect_response("**/previews?actions=*") as answered:
        page.locator(f'[data-pick="{first}"]').click()
        page.locator(f'[data-pick="{rest[-1]}"]').first.hover()
    assert answered.value.ok
    expect(page.locator("svg .ways .foot, svg .ways .flight").first).to_be_attached()


def test_an_unknown_game_says_so(page):
    page.goto("/learn/chess")
    expect(page.locator("main")).to_contain_text("chess")


def open_to_everyone(page: Page) -> None:
    for width, scheme in ((360, "dark"), (1280, "light")):
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate(DRAWN)
        assert serious_findings(page) == []
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
