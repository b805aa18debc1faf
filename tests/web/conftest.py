"""One browser and one server for the browser tests, and visitors who must not meet an error."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.server.running import Server, running
from tests.web.browsing import Visitor, browser, need_browser


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In continuous integration, a test in the browser that fails runs once more, and the summary names it (RERUN)."""
    if os.environ.get("CI", "") in ("", "false", "0"):
        return
    for item in items:
        if "chrome" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="package")
def chrome() -> Iterator[Browser]:
    """The browser. It closes after the last test of this folder, because Playwright keeps an event loop running, and no
    other test could start its own beside it."""
    need_browser()
    with browser() as launched:
        yield launched


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server, with two more games that have no folder in the client."""
    database = f"sqlite:///{tmp_path_factory.mktemp('web') / 'web.db'}"
    with running(database, module="tests.web.auction") as server:
        yield server


@pytest.fixture
def ann(chrome: Browser, server: Server) -> Iterator[Visitor]:
    """A visitor who must not meet an error."""
    visitor = Visitor(chrome, server.address)
    yield visitor
    visitor.close()


@pytest.fixture
def watcher(chrome: Browser, server: Server) -> Iterator[Visitor]:
    """The same, for whom events are played."""
    visitor = Visitor(chrome, server.address, speed=1)
    yield visitor
    visitor.close()


@pytest.fixture
def phone(chrome: Browser, server: Server) -> Iterator[Visitor]:
    """The same with a phone."""
    visitor = Visitor(chrome, server.address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    yield visitor
    visitor.close()
