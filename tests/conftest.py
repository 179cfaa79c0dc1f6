"""Rules are tested on the plain sources and (``--compiled``) on the compiled engine, the rest mostly on this one."""

from __future__ import annotations

import pytest

from ecumene.kernel import state


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="insist on the compiled engine")


def pytest_configure(config: pytest.Config) -> None:
    compiled = not str(state.__file__).endswith(".py")
    if config.getoption("--compiled") != compiled:
        found = "the compiled engine" if compiled else "the plain Python sources"
        raise pytest.UsageError(f"these tests would run on {found} ({state.__file__})")
