"""Cups as they are stored: who takes part, which tables belong to them, and how they stand."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from ecumene.kernel import Result
from ecumene.server import store
from ecumene.server.api import TableStatus
from ecumene.server.api_friends import NewCup
from ecumene.server.errors import Refused
from ecumene.server.names import tidy
from ecumene.server.pairing import Round, sitting_out
from ecumene.server.schema import cup_tables, cups, entrants, invitations, tables
from ecumene.server.standings import Outcome, outcome, standings

MOST_ENTRANTS = 32
_PAGE = 20


class EntrantRow(NamedTuple):
    n: int
    person_id: str | None
    name: str
    level: str
    gone: bool


class PlayedTable(NamedTuple):
    """A table of a cup as far as the cup is concerned."""

    round: int
    id: str
    seated: list[int]
    status: TableStatus
    result: Result | None
    resigned: list[bool]
    people: bool  # somebody plays there who is no bot

    def outcome(self) -> Outcome:
        return outcome(self.seated, self.resigned, self.result)


class Cup(NamedTuple):
    id: str
    name: str
    host_id: str
    wish: NewCup
    open: bool
    status: TableStatus
    round: int
    plan: list[Round]
    created_at: float
    entrants: list[EntrantRow]
    tables: list[PlayedTable]

    def rounds(self) -> list[Round]:
        """Who sat with whom so far."""
        return [[table.seated for table in self.tables if table.round == n] for n in range(1, self.round + 1)]

    def whole(self) -> int:
        """How many rounds there are in all; 0: not known yet."""
        if self.wish.shape == "swiss":
            return self.wish.rounds
        return len(self.plan)

    def standings(self) -> list[Any]:
        over = [table.outcome() for table in self.tables if table.status == "finished"]
        outs = sitting_out(self.rounds(), len(self.entrants))
        return standings(len(self.entrants), over, dict(outs))


def load(connection: Connection, id: str) -> Cup | None:
    row = connection.execute(select(cups).where(cups.c.id == id)).first()
    return _whole(connection, row) if row else None


def running(connection: Connection) -> list[Cup]:
    found = list(connection.execute(select(cups).where(cups.c.status == "playing")))
    return [_whole(connection, row) for row in found]


def listed(connection: Connection, which: str, person_id: str) -> list[Cup]:
    found = select(cups).order_by(cups.c.created_at.desc()).limit(_PAGE)
    if which == "open":
        found = found.where(cups.c.open.is_(True), cups.c.status != "finished")
    else:
        entered = select(entrants.c.cup_id).where(entrants.c.person_id == person_id)
        found = found.where(or_(cups.c.host_id == person_id, cups.c.id.in_(entered)))
    return [_whole(connection, row) for row in list(connection.execute(found))]


def _whole(connection: Connection, row: Any) -> Cup:
    entered = select(*[entrants.c[name] for name in EntrantRow._fields]).where(entrants.c.cup_id == row.id)
    return Cup(
        row.id,
        row.name,
        row.host_id,
        msgspec.json.decode(row.wish, type=NewCup),
        row.open,
        row.status,
        row.round,
        msgspec.json.decode(row.plan, type=list[Round]),
        row.created_at,
        [EntrantRow(*one) for one in connection.execute(entered.order_by(entrants.c.n))],
        _tables(connection, row.id),
    )


def _tables(connection: Connection, cup_id: str) -> list[PlayedTable]:
    found = (
        select(cup_tables.c.round, cup_tables.c.table_id, cup_tables.c.seated, tables.c.status, tables.c.result)
        .join(tables, tables.c.id == cup_tables.c.table_id)
        .where(cup_tables.c.cup_id == cup_id)
        .order_by(cup_tables.c.round, cup_tables.c.n)
    )
    rows = list(connection.execute(found))
    sat = store.seats_of(connection, [row.table_id for row in rows])
    return [
        PlayedTable(
            row.round,
            row.table_id,
            msgspec.json.decode(row.seated, type=list[int]),
            row.status,
            msgspec.json.decode(row.result, type=Result) if row.result else None,
            [seat.resigned for seat in sat[row.table_id]],
            any(seat.person_id for seat in sat[row.table_id]),
        )
        for row in rows
    ]


def enter(connection: Connection, id: str, one: EntrantRow) -> None:
    counted = int(connection.execute(select(func.count()).where(entrants.c.cup_id == id)).scalar_one())
    if counted >= MOST_ENTRANTS:
        raise Refused(409, "server-cup-full", most=MOST_ENTRANTS)
    name = tidy(one.name) if one.name else ""
    connection.execute(insert(entrants).values(cup_id=id, **one._replace(n=counted, name=name)._asdict()))
    gone = (invitations.c.kind == "cup", invitations.c.target == id, invitations.c.person_id == one.person_id)
    connection.execute(delete(invitations).where(*gone))


def leave(connection: Connection, id: str, n: int) -> None:
    """Those after them move up."""
    connection.execute(delete(entrants).where(entrants.c.cup_id == id, entrants.c.n == n))
    later = select(entrants.c.n).where(entrants.c.cup_id == id, entrants.c.n > n).order_by(entrants.c.n)
    for number in list(connection.scalars(later)):
        here = (entrants.c.cup_id == id, entrants.c.n == number)
        connection.execute(update(entrants).where(*here).values(n=number - 1))
