"""How many watch a table, at all processes of the house together."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, func, insert, select

from ecumene.server.schema import audience

if TYPE_CHECKING:
    from ecumene.server.house import House

#: What another process has said of its watchers is believed for so long.
_BELIEVED_SECONDS = 60.0


class Watching:
    """Each process knows who looks at it; where there are several, they tell each other now and then."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._elsewhere: dict[str, int] = {}

    def count(self, table_id: str) -> int:
        return self._house.hub.watchers(table_id) + self._elsewhere.get(table_id, 0)

    async def share(self) -> None:
        if self._house.notices.several:
            here, origin = self._house.hub.audience(), self._house.notices.origin
            self._elsewhere = await self._house.database.write(lambda it: _share(it, origin, here))


def _share(connection: Connection, origin: str, here: dict[str, int]) -> dict[str, int]:
    now = time.time()
    connection.execute(delete(audience).where(audience.c.process == origin))
    connection.execute(delete(audience).where(audience.c.at < now - _BELIEVED_SECONDS))
    if here:
        rows = [{"process": origin, "table_id": id, "n": n, "at": now} for id, n in here.items()]
        connection.execute(insert(audience), rows)
    found = select(audience.c.table_id, func.sum(audience.c.n)).where(audience.c.process != origin)
    return {id: int(n) for id, n in connection.execute(found.group_by(audience.c.table_id))}
