"""What people at a table decide together when somebody stays away: a bot plays for them, or the game ends."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from ecumene import bots
from ecumene.server import store
from ecumene.server.api import Motion, TableInfo
from ecumene.server.errors import Refused
from ecumene.server.live import LiveTable
from ecumene.server.rows import Person, SeatRow

if TYPE_CHECKING:
    from ecumene.server.house import House

ENDED = "server-ended-together"
_DAY = 86_400.0


class Motions:
    """Proposals, and who has agreed to them. Whoever is away for long is not asked."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def propose(self, id: str, person: Person, kind: str, seat: int | None) -> TableInfo:
        async with self._house.holding(id, fresh=True) as live:
            mine = self._seat_of(live, person)
            self._running(live)
            await self._recall(live)
            if kind == "bot":
                place = live.seats[self._target(live, seat)]
                if place.person_id == person.id or place.by_bot or place.person_id is None:
                    raise Refused(409, "server-bot-plays-here", live.version)
                if not self.absent(live, place):
                    raise Refused(409, "server-not-absent", minutes=round(self.patience(live) / 60))
            motion = Motion("bot", seat, [mine], []) if kind == "bot" else Motion("end", None, [mine], [])
            await self._decide(live, motion)
            return self._house.info(live.row, live.seats, person)

    async def answer(self, id: str, person: Person, agree: bool) -> TableInfo:
        async with self._house.holding(id, fresh=True) as live:
            mine = self._seat_of(live, person)
            motion = live.row.motion
            if motion is None or live.row.status != "playing":
                raise Refused(409, "server-no-motion", live.version)
            await self._recall(live)
            if not agree:
                await self._house.reseat(live, [], motion=None)
            else:
                await self._decide(live, msgspec.structs.replace(motion, agreed=[*motion.agreed, mine]))
            return self._house.info(live.row, live.seats, person)

    async def _decide(self, live: LiveTable, motion: Motion) -> None:
        """Carry it out if everybody who is asked has agreed, else wait for them."""
        target = live.seats[motion.seat] if motion.seat is not None else None
        if target is not None and not self.absent(live, target):
            await self._house.reseat(live, [], motion=None)  # they are back: nothing to decide
            return
        agreed = {live.seats[seat].person_id for seat in motion.agreed}
        asked = {
            place.person_id: place.seat
            for place in live.seats
            if place.person_id and not place.by_bot and place.person_id not in agreed and not self.absent(live, place)
        }
        if asked:
            await self._house.reseat(live, [], motion=msgspec.structs.replace(motion, asked=sorted(asked.values())))
        elif target is not None:
            bot = msgspec.structs.replace(target, stands_in=True, level=bots.default_level())
            await self._house.reseat(live, [bot], motion=None)
        else:
            await self._house.reseat(live, [], motion=None, status="finished", closed=ENDED)

    # Who is away

    async def _recall(self, live: LiveTable) -> None:
        """The hub forgets within the hour when somebody was here; the database knows."""
        ids = [place.person_id for place in live.seats if place.person_id]
        self._house.hub.learn(await self._house.database.read(lambda it: store.seen_at(it, ids)))

    def patience(self, live: LiveTable) -> float:
        """After so many seconds without a sign of life somebody is away, at the pace of this table."""
        pace = live.row.pace
        by_days = pace is not None and max(pace.per_move, pace.bank) >= _DAY
        return (pace.per_move or _DAY) if pace is not None and by_days else self._house.settings.absence_seconds

    def absent(self, live: LiveTable, place: SeatRow) -> bool:
        return time.time() - self._house.hub.seen_at(place.person_id or "") >= self.patience(live)

    def _seat_of(self, live: LiveTable, person: Person) -> int:
        mine = [seat for seat in live.seats_of(person.id) if not live.seats[seat].resigned]
        if not mine:
            raise Refused(403, "server-not-your-seat")
        return mine[0]

    def _target(self, live: LiveTable, seat: int | None) -> int:
        if seat is None or not 0 <= seat < live.row.players:
            raise Refused(404, "no-such-seat", seat=(seat or 0) + 1, players=live.row.players)
        return seat

    def _running(self, live: LiveTable) -> None:
        if live.row.status != "playing":
            raise Refused(409, "game-over", live.version)
