"""How the command line starts the server and copies its database."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import nullcontext
from pathlib import Path

import msgspec
import uvicorn
from uvicorn.supervisors import multiprocess

from ecumene.server import logs, sqlite
from ecumene.server.database import Database
from ecumene.server.errors import Refused
from ecumene.server.settings import Settings
from ecumene.server.supervised import Worker


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    workers: int = 1,
    database_url: str = "",
) -> None:
    """Serve until told to stop. Several workers need PostgreSQL: they talk to each other through it."""
    settings = Settings.from_env()
    settings = msgspec.structs.replace(settings, database_url=database_url or settings.database_url)
    if workers > 1 and settings.database.startswith("sqlite"):
        raise Refused(422, "server-workers-need-postgresql")
    database = Database(settings.database)
    with sqlite.for_one_server(database.file) if database.file else nullcontext():
        asyncio.run(_prepare(database))  # a wrong address is better told here than by each worker
        _run(host, port, workers, settings)


def _many_files() -> None:
    """As many connections as the system allows: the usual 1,024 files are soon used up."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _run(host: str, port: int, workers: int, settings: Settings) -> None:
    _many_files()
    if "ECUMENE_LOG_LEVEL" not in os.environ and sys.stderr.isatty():
        # Who looks at a terminal wants to see the address to open, not every request.
        settings = msgspec.structs.replace(settings, log_level="WARNING")
    os.environ.update(settings.to_env())
    multiprocess.Process = Worker  # type: ignore[misc]
    uvicorn.run(
        "ecumene.server.app:from_env",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=logs.config(settings.log_level),
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        http="ecumene.server.connections:Http",
        ws="ecumene.server.connections:Live",
        ws_max_size=4096,
        ws_per_message_deflate=False,  # a window of its own for every connection costs more than it saves
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=1,  # whoever waits for a hint is told to come again
        timeout_worker_healthcheck=60,  # on a busy machine a worker may need long to come up, and is no dead one
    )


async def _prepare(database: Database) -> None:
    try:
        await database.migrate()
    finally:
        await database.close()


def backup(file: Path, database_url: str = "") -> None:
    """A consistent copy of the database as an SQLite file, also while the server runs."""
    settings = Settings.from_env()
    settings = msgspec.structs.replace(settings, database_url=database_url or settings.database_url)
    asyncio.run(_backup(settings, file))


async def _backup(settings: Settings, file: Path) -> None:
    database = Database(settings.database)
    try:
        await database.backup(file)
    finally:
        await database.close()
