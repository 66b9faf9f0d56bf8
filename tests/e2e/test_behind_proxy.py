"""A table that is https because its proxy is: its links, its cookie, its socket, its worker."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from benchmarks.browser import FLAGS, chromium_path
from tests.e2e.conftest import DIST
from tests.e2e.test_friend import come, invite
from tests.proxies import KINDS, NAME, proxy

# The name leads to this machine, and a certificate that nobody has signed is good enough.
RULES = (f"--host-resolver-rules=MAP {NAME} 127.0.0.1", "--ignore-certificate-errors")


@pytest.fixture(scope="module")
def visitors(browser: Browser) -> Iterator[Browser]:
    assert (DIST / "index.html").exists(), "the browser side is not built: make web"
    made = browser.browser_type.launch(executable_path=chromium_path(), args=[*FLAGS, *RULES])
    yield made
    made.close()


def visit(visitors: Browser, origin: str) -> tuple[BrowserContext, Page, list[str]]:
    context = visitors.new_context(base_url=origin, locale="en-GB")
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    return context, page, errors


@pytest.mark.parametrize("kind", KINDS)
def test_all_is_https_where_the_proxy_is(
    visitors: Browser, address: str, kind: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    server = int(address.rpartition(":")[2])
    with proxy(kind, tmp_path_factory.mktemp(kind), server) as (https, _):
        origin = f"https://{NAME}:{https}"
        own, page, errors = visit(visitors, origin)
        friends, friend, others = visit(visitors, origin)
        page.goto("/settings")
        assert page.evaluate("isSecureContext")
        # A language that is chosen is kept in a cookie, which never travels by http.
        for language in ("FR", "EN"):
            page.get_by_role("button", name=language, exact=True).click()
            expect(page.locator("html")).to_have_attribute("lang", language.lower())
        (cookie,) = [one for one in own.cookies() if one["name"] == "debut-language"]
        assert cookie["secure"] and cookie["value"] == "en"
        # The invitation and its picture name the address as a friend can open it.
        _, link = invite(page)
        assert link.startswith(f"{origin}/match/")
        sheet = page.get_by_role("dialog", name="Invite your friend")
        expect(sheet.get_by_role("img", name=f"QR code of the link {link}")).to_be_visible()
        expect(sheet).not_to_contain_text("debut serve --host")
        come(friend, link)
        # Both sockets come through: she hears that her friend has sat down.
        expect(page.locator(".score")).to_contain_text("Bob")
        expect(friend.locator(".presence")).to_have_text("here")
        # Only a secure page has a worker that keeps it for later.
        page.goto("/")
        assert page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        assert errors == others == []
        own.close()
        friends.close()
