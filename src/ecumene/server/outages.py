"""Why something could not be stored: the house's trouble, which passes, as against a fault in what was sent."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, OperationalError, ProgrammingError

AWAY = "server-no-database"
DISK_FULL = "server-disk-full"
READ_ONLY = "server-read-only"
DAMAGED = "server-damaged"

_SQLITE = {
    sqlite3.SQLITE_FULL: DISK_FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_ERROR: "",  # a statement that makes no sense is our own mistake
}
_POSTGRES = {"53100": DISK_FULL, "25006": READ_ONLY, "XX001": DAMAGED, "XX002": DAMAGED}
#: Classes of PostgreSQL's states that say nothing about what was written: connection, conflicts of transactions (one of
#: two that wait for each other is undone), resources, operator, system, and what went wrong inside (a file that cannot
#: grow, for one).
_POSTGRES_AWAY = ("08", "40", "53", "57", "58", "XX")


class Unstored(Exception):
    """Nothing of a write was stored, and it may be sent again: the text ``reason`` says what keeps us from storing."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def outage(failure: Exception) -> str:
    """The text for a failure that is not the fault of what was sent; empty if it is."""
    if isinstance(failure, Unstored):
        return failure.reason
    if isinstance(failure, OSError):
        return AWAY
    if not isinstance(failure, DBAPIError) or isinstance(failure, IntegrityError | DataError | ProgrammingError):
        return ""
    cause = failure.orig
    if isinstance(cause, sqlite3.Error):
        return _SQLITE.get(getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_INTERNAL) & 0xFF, AWAY)
    state = str(getattr(cause, "sqlstate", "") or "")
    lost = failure.connection_invalidated or isinstance(failure, OperationalError | InterfaceError)
    return _POSTGRES.get(state, AWAY if lost or not state or state[:2] in _POSTGRES_AWAY else "")


def unfit(failure: DBAPIError) -> bool:
    """Whether the database cannot keep such a value at all: a NUL in a text, a number beyond its range."""
    state = str(getattr(failure.orig, "sqlstate", "") or "")
    return isinstance(failure, DataError) or state.startswith("22")
