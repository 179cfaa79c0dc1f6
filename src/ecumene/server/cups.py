"""Cups: small tournaments among friends and bots. When a round is over, the tables of the next make themselves."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ecumene import bots, games
from ecumene.kernel import EcumeneError, Match
from ecumene.server import cup_rows, store
from ecumene.server.api_friends import CupInfo, CupList, CupRound, CupTable, Entrant, NewCup
from ecumene.server.clocks import checked
from ecumene.server.cup_rows import Cup, EntrantRow
from ecumene.server.errors import Refused
from ecumene.server.laying import new_row
from ecumene.server.names import numbered
from ecumene.server.pairing import Round, round_robin, swiss, table_sizes
from ecumene.server.rows import Person, SeatRow, TableRow, new_id
from ecumene.server.schema import cup_tables, cups, entrants, invitations

if TYPE_CHECKING:
    from ecumene.server.house import House

logger = logging.getLogger("ecumene.server")
#: So many cups of one person may be going on.
MOST_CUPS = 10


class Cups:
    """The cups of this house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._people: dict[str, set[str]] = {}

    # Making, entering, leaving

    async def create(self, person: Person, wish: NewCup) -> CupInfo:
        game = games.load(wish.game)
        Match(game, wish.seats, wish.options, "0", journal=False)  # refuses what cannot be played
        checked(wish.pace)
        name = " ".join("".join(sign for sign in wish.name if sign.isprintable()).split()) or game.slug
        id = new_id()
        values = {
            "id": id,
            "name": name[:60],
            "host_id": person.id,
            "wish": msgspec.json.encode(wish).decode(),
            "open": wish.open,
            "status": "waiting",
            "round": 0,
            "plan": "[]",
            "key": wish.key or None,
            "created_at": time.time(),
        }

        def keep(connection: Connection) -> None:
            going = select(func.count()).where(cups.c.host_id == person.id, cups.c.status != "finished")
            if int(connection.execute(going).scalar_one()) >= MOST_CUPS:
                raise Refused(409, "server-too-many-cups", most=MOST_CUPS)
            connection.execute(insert(cups).values(**values))
            cup_rows.enter(connection, id, EntrantRow(0, person.id, person.name, "", False))
            for level in wish.bots:
                cup_rows.enter(connection, id, EntrantRow(0, None, "", _level(level), False))

        try:
            await self._house.database.write(keep)
        except IntegrityError:
            same = select(cups.c.id).where(cups.c.host_id == person.id, cups.c.key == wish.key)
            id = await self._house.database.read(lambda it: it.execute(same).scalar_one())
        return await self.show(id, person)

    async def show(self, id: str, person: Person | None) -> CupInfo:
        return self._info(await self._cup(id), person)

    async def listed(self, which: str, person: Person | None) -> CupList:
        """Those I take part in, or those that are open to all."""
        if which == "mine" and person is None:
            raise Refused(401, "server-sign-in")
        mine = person.id if person else ""
        found = await self._house.database.read(lambda it: cup_rows.listed(it, which, mine))
        return CupList([self._info(cup, person) for cup in found])

    async def enter(self, id: str, person: Person) -> CupInfo:
        cup = self._waiting(await self._cup(id))
        if all(one.person_id != person.id for one in cup.entrants):
            name = numbered(person.name, [one.name for one in cup.entrants])
            await self._change(id, lambda it: cup_rows.enter(it, id, EntrantRow(0, person.id, name, "", False)))
        return await self.show(id, person)

    async def add_bot(self, id: str, person: Person, level: str) -> CupInfo:
        self._host(self._waiting(await self._cup(id)), person)
        await self._change(id, lambda it: cup_rows.enter(it, id, EntrantRow(0, None, "", _level(level), False)))
        return await self.show(id, person)

    async def remove(self, id: str, person: Person, n: int) -> CupInfo:
        """Before it begins somebody leaves, or the host sends them away; later a bot plays in their place."""
        cup = await self._cup(id)
        one = next((entrant for entrant in cup.entrants if entrant.n == n), None)
        if one is None:
            raise Refused(404, "server-nothing-here")
        if one.person_id != person.id:
            self._host(cup, person)
        if cup.status == "waiting":
            await self._change(id, lambda it: cup_rows.leave(it, id, n))
        elif cup.status == "playing" and one.person_id is not None:
            gone = update(entrants).where(entrants.c.cup_id == id, entrants.c.n == n).values(gone=True)
            await self._house.database.write(lambda it: it.execute(gone).rowcount)
        return await self.show(id, person)

    async def leave(self, id: str, person: Person) -> CupInfo:
        cup = await self._cup(id)
        mine = next((one.n for one in cup.entrants if one.person_id == person.id), None)
        return await self.show(id, person) if mine is None else await self.remove(id, person, mine)

    async def invite(self, id: str, person: Person, name: str, friend: str) -> Any:
        cup = self._waiting(await self._cup(id))
        if cup.host_id != person.id and all(one.person_id != person.id for one in cup.entrants):
            raise Refused(403, "server-host-only")
        return await self._house.friends.invite("cup", id, person, name, friend)

    async def _change(self, id: str, keep: Any) -> None:
        """Change who takes part in a cup that has not begun."""

        def write(connection: Connection) -> None:
            waiting = update(cups).where(cups.c.id == id, cups.c.status == "waiting").values(round=0)
            if connection.execute(waiting).rowcount != 1:
                raise Refused(409, "server-already-started")
            keep(connection)

        try:
            await self._house.database.write(write)
        except IntegrityError:
            raise Refused(409, "server-try-again") from None

    # Playing

    async def start(self, id: str, person: Person) -> CupInfo:
        cup = self._waiting(await self._cup(id))
        self._host(cup, person)
        least = max(2, games.load(cup.wish.game).players[0])
        if not table_sizes(len(cup.entrants), cup.wish.seats, least):
            raise Refused(409, "server-too-few-entrants", least=least)
        plan: list[Round] = []
        if cup.wish.shape == "robin":
            wish = cup.wish
            plan = await asyncio.to_thread(round_robin, len(cup.entrants), wish.seats, least, wish.rounds, id)
        await self._next_round(cup._replace(plan=plan))
        return await self.show(id, person)

    async def end(self, id: str, person: Person) -> CupInfo:
        """As it stands; tables that are being played go on."""
        self._host(await self._cup(id), person)
        over = update(cups).where(cups.c.id == id).values(status="finished")
        await self._house.database.write(lambda it: it.execute(over).rowcount)
        return await self.show(id, person)

    async def look(self) -> None:
        """Begin what is due in all cups: the next round, the games of this one, and the end."""
        running = await self._house.database.read(cup_rows.running)
        self._people = {cup.id: {one.person_id for one in cup.entrants if one.person_id} for cup in running}
        for cup in running:
            try:
                await self._look_at(cup)
            except EcumeneError:
                logger.warning("a cup could not go on", exc_info=True, extra={"cup": cup.id})

    async def _look_at(self, cup: Cup) -> None:
        now = [table for table in cup.tables if table.round == cup.round]
        await self._begin([table.id for table in now if table.status == "waiting"])
        if all(table.status == "finished" for table in now):
            await self._next_round(cup)
        for table in now:
            if table.status == "playing" and not table.people and self.attended(cup.id):
                async with self._house.holding(table.id) as live:
                    self._house.thinkers.wake(live)

    def attended(self, cup_id: str) -> bool:
        """Whether anybody of a cup is around: bots among themselves do not play to an empty house."""
        return any(self._house.hub.online(person) for person in self._people.get(cup_id, ()))

    async def _next_round(self, cup: Cup) -> None:
        number = cup.round + 1
        if cup.round and number > cup.whole():
            over = update(cups).where(cups.c.id == cup.id, cups.c.round == cup.round).values(status="finished")
            await self._house.database.write(lambda it: it.execute(over).rowcount)
            return
        groups = await asyncio.to_thread(self._groups, cup)
        laid = [(group, *self._table(cup, group)) for group in groups]

        def keep(connection: Connection) -> bool:
            plan = msgspec.json.encode(cup.plan).decode()
            turn = update(cups).where(cups.c.id == cup.id, cups.c.round == cup.round, cups.c.status != "finished")
            if connection.execute(turn.values(round=number, status="playing", plan=plan)).rowcount != 1:
                return False  # another process was first
            for n, (group, row, seated) in enumerate(laid):
                store.add_table(connection, row, seated)
                values = {"cup_id": cup.id, "round": number, "n": n, "table_id": row.id}
                connection.execute(insert(cup_tables).values(**values, seated=msgspec.json.encode(group).decode()))
            connection.execute(delete(invitations).where(invitations.c.target == cup.id))
            return True

        if await self._house.database.write(keep):
            self._people[cup.id] = {one.person_id for one in cup.entrants if one.person_id}
            await self._begin([row.id for _, row, _ in laid])

    def _groups(self, cup: Cup) -> Round:
        if cup.wish.shape == "robin":
            return cup.plan[cup.round]
        least = max(2, games.load(cup.wish.game).players[0])
        told = cup.standings()
        points = {standing.entrant: standing.points for standing in told}
        ranked = [standing.entrant for standing in told]
        return swiss(ranked, points, cup.wish.seats, least, cup.rounds(), f"{cup.id} {cup.round}")

    def _table(self, cup: Cup, group: list[int]) -> tuple[TableRow, list[SeatRow]]:
        """A table that begins when it is stored."""
        wish = cup.wish
        match = Match(games.load(wish.game), len(group), wish.options, secrets.token_hex(16))
        seated = [self._seat(seat, cup.entrants[one]) for seat, one in enumerate(group)]
        host = Person(cup.host_id, "", None)
        row = new_row(host, match, seated, open=cup.open, hints=wish.hints, key="", pace=wish.pace)
        waits = {"status": "waiting", "bots_due": False, "clocks": None, "due_at": None, "cup_id": cup.id}
        return msgspec.structs.replace(row, **waits), seated

    def _seat(self, seat: int, one: EntrantRow) -> SeatRow:
        if one.person_id is None:
            return SeatRow(seat, "bot", level=one.level)
        if one.gone:
            return SeatRow(seat, "bot", None, one.name, bots.default_level())
        return SeatRow(seat, "human", one.person_id, one.name)

    async def _begin(self, ids: list[str]) -> None:
        for id in ids:
            async with self._house.holding(id, fresh=True) as live:
                if live.row.status == "waiting":
                    await self._house.begin(live, [])

    # Telling

    async def _cup(self, id: str) -> Cup:
        found = await self._house.database.read(lambda it: cup_rows.load(it, id))
        if found is None:
            raise Refused(404, "server-no-cup")
        return found

    def _info(self, cup: Cup, person: Person | None) -> CupInfo:
        mine = person.id if person else None
        online = self._house.hub.online
        wish = cup.wish
        return CupInfo(
            id=cup.id,
            name=cup.name,
            game=wish.game,
            seats=wish.seats,
            options=wish.options,
            shape=wish.shape,
            times=wish.rounds if wish.shape == "robin" else 1,
            rounds=cup.whole(),
            round=cup.round,
            status=cup.status,
            open=cup.open,
            hints=wish.hints,
            pace=wish.pace,
            hosting=cup.host_id == mine,
            me=next((one.n for one in cup.entrants if mine and one.person_id == mine), None),
            entrants=[
                Entrant(one.n, "human", one.name, "", one.gone, online(one.person_id))
                if one.person_id
                else Entrant(one.n, "bot", one.name, one.level, False, False)
                for one in cup.entrants
            ],
            standings=cup.standings() if cup.round else [],
            played=[_round(cup, number) for number in range(1, cup.round + 1)],
            created_at=cup.created_at,
        )

    def _host(self, cup: Cup, person: Person) -> None:
        if cup.host_id != person.id:
            raise Refused(403, "server-host-only")

    def _waiting(self, cup: Cup) -> Cup:
        if cup.status != "waiting":
            raise Refused(409, "server-already-started")
        return cup


def _round(cup: Cup, number: int) -> CupRound:
    now = [table for table in cup.tables if table.round == number]
    playing = {one for table in now for one in table.seated}
    told = [
        CupTable(one.id, one.seated, one.status, one.outcome().ranks if one.status == "finished" else []) for one in now
    ]
    return CupRound(told, [one.n for one in cup.entrants if one.n not in playing])


def _level(wanted: str) -> str:
    if wanted and wanted not in bots.levels():
        raise Refused(422, "server-no-such-level", level=wanted[:32], known=", ".join(bots.levels()))
    return wanted or bots.default_level()
