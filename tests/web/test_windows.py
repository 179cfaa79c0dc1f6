"""A window that is used again is as good as new: what one test leaves in it no other finds."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.server.serving import Server
from tests.web.visitor import LAPTOP, PHONE
from tests.web.windows import MOST, Windows

USUAL = {"viewport": LAPTOP, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}


def test_nothing_is_left_of_who_was_there(browser: Browser, server: Server) -> None:
    windows, heard = Windows(browser), list[str]()
    before = windows.open(server.url, **USUAL)
    page = before.page
    before.post("/api/guest", {"name": "Ada"})
    before.open("/me").page.get_by_role("radio", name="Dark").check()
    before.wait_until(lambda: page.evaluate("localStorage.length"))
    before.context.grant_permissions(["clipboard-read"])
    before.listen("request", lambda request: heard.append(request.url))
    page.route("**/api/me", lambda route: route.abort())
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    before.context.new_page().goto(server.url)
    windows.put_away(before)

    heard.clear()
    after = windows.open(server.url, **USUAL)
    assert after.page is page
    assert after.context.pages == [page]
    assert after.fetch("/api/me")["body"]["kind"] == "nobody"
    after.open().page.get_by_role("article").first.wait_for()
    assert "dark" not in page.evaluate("JSON.stringify(localStorage)")
    expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")
    assert page.evaluate("[innerWidth, innerHeight]") == [LAPTOP["width"], LAPTOP["height"]]
    assert (
        page.evaluate("navigator.permissions.query({ name: 'clipboard-read' }).then((one) => one.state)") != "granted"
    )
    assert heard == []
    windows.put_away(after)
    windows.close()


def test_what_cannot_be_undone_and_what_is_too_much_is_closed(browser: Browser, server: Server) -> None:
    windows = Windows(browser)
    spoiled, failed, fine = (windows.open(server.url, **USUAL) for _ in range(3))
    spoiled.begin_every_page_with("window.spoiled = true")
    for visitor in (spoiled, fine):
        windows.put_away(visitor)
    windows.put_away(failed, again=False)
    assert [visitor.page.is_closed() for visitor in (spoiled, failed, fine)] == [True, True, False]
    assert windows.open(server.url, **{**USUAL, "locale": "ru-RU"}) is not fine, "who wishes another gets another"
    assert windows.open(server.url, **USUAL) is fine
    many = [fine, *(windows.open(server.url, **USUAL) for _ in range(MOST))]
    for visitor in many:
        windows.put_away(visitor)
    assert [visitor.page.is_closed() for visitor in many] == [True] + [False] * MOST
    windows.close()
