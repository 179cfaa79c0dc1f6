"""The house itself: is it well, and how busy."""

from __future__ import annotations

from litestar import MediaType, Router, get
from sqlalchemy.exc import SQLAlchemyError

from ecumene.server.api import Health
from ecumene.server.curator import our_version
from ecumene.server.errors import Refused
from ecumene.server.outages import AWAY, Unstored, outage
from ecumene.server.routes.common import TheHouse


@get("/health")
async def health(house: TheHouse) -> Health:
    """Whether the house is open: 503 when the database is away or takes nothing more, and why."""
    try:
        await house.database.check()
    except (SQLAlchemyError, OSError, Unstored) as failure:
        raise Refused(503, outage(failure) or AWAY) from None
    return Health("ok", our_version())


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(house: TheHouse) -> str:
    """Numbers for Prometheus."""
    return house.metrics.text(
        {
            "tables_in_memory": house.in_memory(),
            "connections": house.hub.connections(),
            "bots_thinking": house.thinkers.thinking(),
            "thoughts_waiting": house.thinkers.waiting(),
            "tables_that_differ": len(house.curator.differing),
            "stores": int(not house.database.trouble),
        }
    )


router = Router("/api", route_handlers=[health, metrics], tags=["house"])
