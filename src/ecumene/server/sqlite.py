"""The file of an SQLite database: made whole, looked over, for its owner only, and for one server at a time."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from ecumene.server.errors import Refused

BUSY_SECONDS = 15
OWNER_ONLY = 0o600
#: What every database of ours has, whichever release made it.
_OURS = {"alembic_version", "people", "tables", "log"}


@contextmanager
def draft_of(target: Path) -> Iterator[Path]:
    """A file for its owner only that becomes ``target`` when all went well, and is gone otherwise."""
    draft = _draft(target)
    draft.unlink(missing_ok=True)
    try:
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
        yield draft
        _onto_the_disk(draft)
        draft.replace(target)
        _onto_the_disk(target.parent)
    finally:
        draft.unlink(missing_ok=True)


def _draft(target: Path) -> Path:
    return target.with_name(target.name + ".part")


def _is_part_of(file: Path, path: Path) -> bool:
    """Whether a path is the database or one of the files beside it."""
    beside = [part.resolve() for part in _parts(file)]
    return path.resolve() in beside or (path.exists() and file.exists() and path.samefile(file))


def _parts(file: Path) -> list[Path]:
    return [file, *(file.with_name(file.name + end) for end in ("-wal", "-shm", ".lock"))]


def _onto_the_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def make_ready(file: Path, build: Callable[[Path], None]) -> None:
    """Build the file if there is none; look over the one there is. A half-made database never bears the name."""
    if not file.exists():
        with draft_of(file) as draft:
            build(draft)
    examine(file)
    keep_private(file)


def keep_private(file: Path) -> None:
    """Nobody but the owner reads names, passwords' hashes and seeds."""
    for part in _parts(file):
        with suppress(FileNotFoundError, PermissionError):  # somebody else's file, which we may use all the same
            if part.stat().st_mode & 0o077:
                part.chmod(OWNER_ONLY)


def examine(file: Path) -> None:
    """Refuse what is no whole database of ours, in words a host can act on."""
    if not file.is_file():
        raise Refused(422, "server-database-missing", file=str(file))
    if file.stat().st_size == 0:
        raise Refused(422, "server-database-empty", file=str(file))
    try:
        with closing(sqlite3.connect(file, timeout=BUSY_SECONDS)) as connection:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            names = {row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise
        raise Refused(422, "server-database-damaged", file=str(file), problem=str(error)) from None
    if found != "ok":
        raise Refused(422, "server-database-damaged", file=str(file), problem=str(found).partition("\n")[0])
    if not names >= _OURS:
        raise Refused(422, "server-database-foreign", file=str(file))


def copy(source: Path, target: Path) -> None:
    """Copy a database that may be in use, and compare what has arrived."""
    if any(_is_part_of(source, path) for path in (target, _draft(target))):
        raise Refused(422, "server-backup-onto-itself", file=str(target))
    examine(source)
    with draft_of(target) as draft, closing(_opened(source)) as origin, closing(sqlite3.connect(draft)) as into:
        origin.execute("BEGIN")  # what is counted is what is copied
        expected = counts(origin)
        origin.backup(into)
        verify(into, expected)


def _opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None)


def counts(connection: sqlite3.Connection) -> dict[str, int]:
    """How many rows each table has."""
    found = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    names = [row[0] for row in found]
    return {name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}


def verify(connection: sqlite3.Connection, expected: dict[str, int]) -> None:
    """Whether a copy is sound and whole."""
    found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise Refused(422, "server-backup-unsound", problem=str(found).partition("\n")[0])
    if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise Refused(422, "server-backup-unsound", problem="foreign keys")
    arrived = counts(connection)
    if wrong := [name for name, count in expected.items() if arrived.get(name) != count]:
        raise Refused(422, "server-backup-unsound", problem=", ".join(wrong))


@contextmanager
def for_one_server(file: Path) -> Iterator[None]:
    """Hold the database as its only server: two would not hear of each other's moves.

    The lock is on a file of its own, since closing any handle of the database itself would drop SQLite's locks.
    """
    try:
        import fcntl
    except ImportError:  # not on this system
        yield
        return
    handle = os.open(file.with_name(file.name + ".lock"), os.O_CREAT | os.O_RDWR, OWNER_ONLY)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Refused(422, "server-database-in-use", file=str(file)) from None
        yield
    finally:
        os.close(handle)
