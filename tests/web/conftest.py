"""One real server for all tests in the browser; every visitor has a window of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import AT_REST, Server
from tests.web.visitor import LAPTOP, PATIENCE, Visitor

expect.set_options(timeout=PATIENCE)  # a busy machine is slow, not wrong


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Bots move while a test looks: what fails in the browser is tried once more, and told at the end (``-rR``)."""
    for item in items:
        if "visit" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("web")
    running = Server(f"sqlite:///{folder / 'web.sqlite3'}", folder / "server.log", **AT_REST).start()
    yield running
    running.kill()


Visits = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visits]:
    """Opens windows: ``visit(viewport=PHONE, locale="ru-RU", color_scheme="dark")``.

    The service worker stays away unless wanted (``service_workers="allow"``): in a new window it would fetch all anew.
    """
    visitors: list[Visitor] = []

    def open_window(url: str = "", **settings: object) -> Visitor:
        usual = {"viewport": LAPTOP, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        wishes: dict[str, object] = {**usual, **settings}
        visitor = Visitor(browser.new_context(**wishes), url or server.url)  # type: ignore[arg-type]
        visitors.append(visitor)
        return visitor

    yield open_window
    for visitor in visitors:
        assert not visitor.complaints, visitor.complaints
        visitor.context.close()
