"""Whoever is out of time: a bot takes over, a random move is made, or the seat is lost, as the table has agreed."""

from __future__ import annotations

import logging
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection

from ecumene import bots
from ecumene.kernel import EcumeneError, Rng
from ecumene.kernel.decisions import any_of
from ecumene.server import store
from ecumene.server.clocks import as_columns, rested, runs_out
from ecumene.server.live import LiveTable
from ecumene.server.rows import LogRow

if TYPE_CHECKING:
    from ecumene.server.house import House

logger = logging.getLogger("ecumene.server")
_BEAT_SECONDS = 5.0
#: If nobody of the house was awake for longer than this, the time does not count.
ASLEEP_SECONDS = 20.0
#: So many random moves are made at a table at a time, and at all tables together: nobody need be there for them.
_MOVES_AT_ONCE = 40
MOVES_A_LOOK = 60


class Timekeeper:
    """Looks at all clocks now and then."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._beaten = float("-inf")
        self._moves_left = 0

    async def look(self) -> None:
        """Note that we are awake, and see who is out of time."""
        if time.monotonic() - self._beaten >= _BEAT_SECONDS:
            await self.beat()
        now = time.time()
        self._moves_left = MOVES_A_LOOK
        for id in await self._house.database.read(lambda it: store.overdue(it, now, MOVES_A_LOOK)):
            if not self._moves_left:
                break
            try:
                async with self._house.holding(id, fresh=True) as live:
                    await self._call_time(live)
            except EcumeneError:
                logger.info("time was up, but somebody was faster", extra={"table": id})

    async def beat(self) -> None:
        now = time.time()
        last = await self._house.database.write(lambda it: store.beat(it, now))
        self._beaten = time.monotonic()
        if abs(now - last) > ASLEEP_SECONDS:
            await self._rest(last, now)

    async def _rest(self, closed_at: float, now: float) -> None:
        """Nobody could play meanwhile (or the wall clock has been set): no clock has run."""
        for id in await self._house.database.read(store.on_the_clock):
            if not self._house.has(id):
                await self._house.database.write(partial(self._rest_stored, id, closed_at, now))
                await self._house.let_go(id)  # somebody may have opened it meanwhile
                continue
            async with self._house.holding(id, fresh=True) as live:
                if live.row.pace is not None and live.row.clocks is not None:
                    clocks = rested(live.row.pace, live.row.clocks, closed_at, now)
                    await self._house.reseat(live, [], **as_columns(live.row.pace, clocks))

    def _rest_stored(self, id: str, closed_at: float, now: float, connection: Connection) -> None:
        """The same for a table that is not open: thousands may be on the clock, and none is played again for that."""
        row = store.table(connection, id)
        if row is not None and row.pace is not None and row.clocks is not None and row.status == "playing":
            clocks = rested(row.pace, row.clocks, closed_at, now)
            store.change_table(connection, id, **as_columns(row.pace, clocks))
            self._house.notices.tell(connection, id, "table")

    async def _call_time(self, live: LiveTable) -> None:
        late = self._late(live)
        pace = live.row.pace
        if pace is None or not late:
            return
        logger.info("time is up", extra={"table": live.id})
        places = [live.seats[seat] for seat in late]
        if pace.late == "random":
            await self._move_at_random(live)
        elif pace.late == "out":
            await self._house.give_up(live, [msgspec.structs.replace(place, late=True) for place in places])
        else:
            level = bots.default_level()
            stand_ins = [msgspec.structs.replace(place, stands_in=True, late=True, level=level) for place in places]
            await self._house.reseat(live, stand_ins)

    async def _move_at_random(self, live: LiveTable) -> None:
        rng = Rng(secrets.token_hex(16))
        for _ in range(min(_MOVES_AT_ONCE, self._moves_left)):
            late = self._late(live)
            if not late or live.row.status != "playing":
                break
            self._moves_left -= 1
            seat = late[0]
            action = any_of(live.state.legal(seat), live.game.catalogue.resigning, rng)
            await self._house.append(live, LogRow(0, "play", seat, str(live.game.catalogue[action])), live.version)

    def _late(self, live: LiveTable) -> list[int]:
        pace, clocks = live.row.pace, live.row.clocks
        if pace is None or clocks is None or live.row.status != "playing":
            return []
        now = time.time()
        due = [runs_out(pace, clock) for clock in clocks]
        return [seat for seat in live.to_move() if (end := due[seat]) is not None and end <= now]
