"""Rules are tested on the plain sources and (``--compiled``) on the compiled engine, the rest mostly on this one."""

from __future__ import annotations

import os
from asyncio.events import _get_running_loop, _set_running_loop
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from ecumene.kernel import state
from tests.web import browser as chromium


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="insist on the compiled engine")


def pytest_configure(config: pytest.Config) -> None:
    compiled = not str(state.__file__).endswith(".py")
    if config.getoption("--compiled") != compiled:
        found = "the compiled engine" if compiled else "the plain Python sources"
        raise pytest.UsageError(f"these tests would run on {found} ({state.__file__})")


HERE = Path(__file__).parent
#: Where tests take long, the longest first; all others take a moment.
LONG = ("web", "server", "arena", "review", "bots", "envs", "cli", "examples")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each of several processes begins with its share of what takes long, and what is left at the end is short.

    Whole files stay together as far as that goes, for many have a server of their own.
    """
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    parts: list[list[pytest.Item]] = [[] for _ in (*LONG, "all others")]
    for item in items:
        folder = item.path.relative_to(HERE).parts[0]
        parts[LONG.index(folder) if folder in LONG else -1].append(item)
    items[:] = [
        item
        for process in range(processes)
        for part in parts
        for item in part[process * len(part) // processes : (process + 1) * len(part) // processes]
    ]


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser that stays open for later tests keeps its loop running in this thread; others need one of their own."""
    if "browser" in request.fixturenames or (loop := _get_running_loop()) is None:
        yield
        return
    _set_running_loop(None)
    yield
    _set_running_loop(loop)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    assert path, "no Chromium: run `python -m tests.web.browser`"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        yield running
        running.close()
