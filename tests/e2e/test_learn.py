"""The tutorial, done by a person in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import debut
from tests.e2e.test_pages import serious_findings

GAME = "streetsoccer"
TASKS = debut.game(GAME).spec.lessons


def texts(lang: str):
    return debut.game(GAME).text(lang).say


def picks(number: int, *, right: bool = True) -> list[str]:
    """What to pick, in order, to solve a task; or to do something else that is legal."""
    task = TASKS[number]
    state = debut.game(GAME).parse(task.position)
    solving = {state.read(text) for text in task.solved_by}
    chosen = next(one for one in state.view(0).choices if (one.action in solving) is right)
    return [f"{pick.kind}:{pick.id}" for pick in chosen.picks]


def do(page: Page, number: int, *, right: bool = True, keys: bool = False) -> None:
    for pick in picks(number, right=right):
        place = page.locator(f'[data-pick="{pick}"]')
        if keys:
            place.focus()
            page.keyboard.press("Enter")
        else:
            place.click()


def solved(page: Page, number: int, lang: str = "en") -> None:
    expect(page.locator(".answer.right")).to_contain_text(
        texts(lang)(f"lesson-{TASKS[number].id}-done")
    )


def test_all_tasks_one_after_the_other(page):
    say = texts("en")
    page.goto("/")
    expect(page.locator('main a[href="/learn/supergoal"]')).to_have_count(0)
    page.locator(f'main a[href="/learn/{GAME}"]').click()
    expect(page.locator("h1")).to_contain_text(say("game-name"))
    for number, task in enumerate(TASKS):
        expect(page.locator("h2")).to_have_text(say(f"lesson-{task.id}-title"))
        expect(page.locator(".task")).to_contain_text(f"Task {number + 1} of {len(TASKS)}")
        expect(page.locator("[data-goal]")).to_have_count(1)
        do(page, number, keys=number == 1)
        solved(page, number)
        expect(page.locator(".dots .done")).to_have_count(number + 1)
        if number + 1 < len(TASKS):
            page.get_by_role("button", name="Next task").click()
            expect(page.locator("h2")).to_be_focused()
    page.get_by_role("link", name="You know the game: play a match").click()
    page.wait_for_url(f"**/new/{GAME}")


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


def test_a_try_that_cannot_be_sent_can_be_made_again(page):
    page.goto(f"/learn/{GAME}")
    page.wait_for_selector("[data-pick]")
    page.route("**/lessons/*", lambda route: route.abort())
    do(page, 0)
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    page.unroute("**/lessons/*")
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


def test_ways_are_shown_for_what_is_pointed_at(page):
    """As at a table, they are asked for: a task has no socket."""
    page.goto(f"/learn/{GAME}")
    first, *rest = picks(0)
    with page.expect_response("**/previews?actions=*") as answered:
        page.locator(f'[data-pick="{first}"]').click()
        page.locator(f'[data-pick="{rest[-1]}"]').first.hover()
    assert answered.value.ok
    expect(page.locator("svg .ways .foot, svg .ways .flight").first).to_be_attached()


def test_the_board_is_large_enough_in_a_low_window(page):
    page.set_viewport_size({"width": 900, "height": 500})
    page.goto(f"/learn/{GAME}")
    box = page.locator('[data-pick^="piece:"]').first.bounding_box()
    assert box
    assert box["width"] > 28
    expect(page.locator("[data-zoom]")).to_have_count(0)


def test_a_game_without_tasks_says_so(page):
    page.goto("/learn/supergoal")
    expect(page.locator("main")).to_contain_text("no tasks")
    page.goto("/learn/chess")
    expect(page.locator("main")).to_contain_text("chess")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_the_tutorial_is_open_to_everyone(page, scheme, width):
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"/learn/{GAME}")
    page.wait_for_selector("[data-pick]")
    assert serious_findings(page) == []
    do(page, 0)
    solved(page, 0)
    page.wait_for_timeout(300)
    assert serious_findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
