"""The application: routes, limits, errors and the house behind them."""

from __future__ import annotations

import asyncio
import gc
import logging
import logging.config
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from multiprocessing.connection import wait

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Reference
from litestar.stores.memory import MemoryStore
from sqlalchemy.exc import DBAPIError

from ecumene.kernel import EcumeneError
from ecumene.server import logs
from ecumene.server.curator import our_version
from ecumene.server.errors import (
    find_words,
    on_database_error,
    on_http,
    on_nonsense,
    on_outage,
    on_refusal,
    on_surprise,
)
from ecumene.server.gate import Gate
from ecumene.server.house import House
from ecumene.server.lobby import Lobby
from ecumene.server.outages import Unstored
from ecumene.server.routes import friends, games, live, people, play, profiles, questions, reviews, tables, web
from ecumene.server.routes import house as house_routes
from ecumene.server.routes.common import DEPENDENCIES, address_of
from ecumene.server.settings import Settings

logger = logging.getLogger("ecumene.server")
BODY_BYTES = 64_000
#: Whole games are brought, and played on from, so many times more seldom than names are given: each is played again
#: and stored at once.
IMPORTS = 5


def create(settings: Settings) -> Gate:
    """An application with its own house."""
    house = House(settings)

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            try:
                await stack.enter_async_context(house.notices.plugin)
                await house.open()
            except Exception as failure:
                await _begin_anew(failure)
                raise
            try:
                yield
            finally:
                await house.close()

    sign_in = _limit(house, settings.sign_ins_per_minute, "sign_in_limit")
    bring = _limit(house, -(-settings.sign_ins_per_minute // IMPORTS), "import_limit")
    app = Litestar(
        route_handlers=[
            games.router, people.router(sign_in), profiles.router(sign_in), tables.router(sign_in, bring),
            friends.router(sign_in),
            play.router, live.router, questions.router, reviews.router(bring), house_routes.router, web.router,
        ],
        dependencies=DEPENDENCIES,
        middleware=_limit(house, settings.requests_per_minute, "request_limit"),
        exception_handlers={
            EcumeneError: on_refusal, HTTPException: on_http, DBAPIError: on_database_error, OSError: on_outage,
            Unstored: on_outage, RecursionError: on_nonsense, UnicodeError: on_nonsense, OverflowError: on_nonsense,
            Exception: on_surprise,
        },
        stores=dict(house.counters),
        lifespan=[open_house],
        openapi_config=OpenAPIConfig(
            title="Ecumene", version=our_version(), path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
    )  # fmt: skip
    _describe_refusals(app)
    app.state.house = house
    app.state.lobby = Lobby(house)
    app.state.site = web.site()
    return Gate(app, house.metrics, settings.secure_cookies)


async def _begin_anew(failure: Exception) -> None:
    """A worker that comes while the database is away ends, and its supervisor starts another.

    If it failed in the usual way, the supervisor would give up and end the whole house. What a database that comes or
    goes lets its clients fail with is not to be listed; and what is wrong for good was told before there were workers.
    """
    if multiprocessing.parent_process() is not None:
        logger.warning("a worker could not begin and begins anew: %s", failure, exc_info=failure)
        await asyncio.sleep(1)
        os._exit(1)


def _describe_refusals(app: Litestar) -> None:
    """Every refusal is a ``Problem``; Litestar would describe its own kind."""
    told = OpenAPIMediaType(schema=Reference("#/components/schemas/Problem"))
    refusal = OpenAPIResponse("Why the request was refused", content={"application/json": told})
    for item in (app.openapi_schema.paths or {}).values():
        for operation in (item.get, item.post, item.put):
            if operation is not None and operation.responses is not None:
                operation.responses.pop("400", None)
                operation.responses["default"] = refusal


def from_env() -> Gate:
    """For the ASGI server's worker processes, which share nothing but the environment."""
    settings = Settings.from_env()
    logging.config.dictConfig(logs.config(settings.log_level))
    gate = create(settings)
    find_words()
    _end_with_parent()
    _avoid_pauses()
    return gate


def _end_with_parent() -> None:
    """A worker whose supervisor was killed would go on serving, and nobody could stop or restart it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(parent: int) -> None:
    wait([parent])
    os.kill(os.getpid(), signal.SIGTERM)


def _avoid_pauses() -> None:
    """Keep the interpreter from stopping everybody for a tenth of a second now and then."""
    # The thread that writes needs the interpreter for moments only: it should not wait for whole requests to get it.
    sys.setswitchinterval(0.0005)
    # Looking through all tables for garbage is left to the house, at long intervals; young garbage goes as ever, and
    # soon: what counts is how much was made less what went, and where as much goes as is made that is little, though
    # all that was made is looked through. After ten thousand that took 60 ms at 2,000 tables, after one thousand one.
    # What has outlived it is mostly tables: the second generation, too, would stop everybody.
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 10_000, 100_000)


def _limit(house: House, per_minute: int, store: str) -> list[DefineMiddleware]:
    """At most so many requests a minute from one address."""
    if per_minute <= 0:
        return []
    house.counters[store] = MemoryStore()
    limit = RateLimitConfig(
        ("minute", per_minute), store=store, set_rate_limit_headers=False, identifier_for_request=address_of
    )
    return [limit.middleware]
