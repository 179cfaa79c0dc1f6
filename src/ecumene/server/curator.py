"""Looks over every stored game after an upgrade, and keeps finished ones as they were shown."""

from __future__ import annotations

import asyncio
import logging
from importlib.metadata import PackageNotFoundError, version

import msgspec

from ecumene import games
from ecumene.kernel import EcumeneError
from ecumene.server import store
from ecumene.server.database import Database
from ecumene.server.live import LiveTable
from ecumene.server.shelved import Unplayable, archive_of, lay_out
from ecumene.server.store import Stored
from ecumene.server.thinking import Thinkers

logger = logging.getLogger("ecumene.server")
_PAUSE_SECONDS = 20.0


def our_version() -> str:
    try:
        return version("ecumene")
    except PackageNotFoundError:
        return "0"


def mark(game: str) -> str:
    """What a table was looked over with: the release, and the rules it has of this game."""
    try:
        return f"{our_version()} {games.load(game).version}"[:60]
    except EcumeneError:
        return f"{our_version()} -"


class Findings(msgspec.Struct, frozen=True):
    """How a stored table fares under today's rules: ``problem`` in words for hosts, empty if all is as it was."""

    problem: str
    archive: bytes | None = None


def look_over(stored: Stored, keep: bool = False) -> Findings:
    """Replay a table and compare it with what was stored of it; with ``keep``, also pack what can be seen of it."""
    if stored.row.status == "waiting" and not stored.row.version:
        return Findings("")
    try:
        live = lay_out(stored)
    except Unplayable as error:
        because = f": {error.__cause__}" if error.__cause__ else ""
        return Findings(f"{error.reason}{because}"[:300])
    different = [name for name, (then, now) in _compared(live, stored).items() if then != now]
    if different:
        return Findings(f"different: {', '.join(different)}")
    return Findings("", archive_of(stored) if keep and stored.row.status == "finished" else None)


def _compared(live: LiveTable, stored: Stored) -> dict[str, tuple[object, object]]:
    """What the row says, and what the log leads to."""
    row, state = stored.row, live.state
    scores = state.scores()
    compared: dict[str, tuple[object, object]] = {
        "version": (row.version, live.version),
        "scores": (scores if row.scores is None else row.scores, scores),
    }
    if row.status == "playing":
        compared["to move"] = (row.waiting, state.to_move())
        compared["end"] = (False, state.over)
    if row.result is not None:
        compared["result"] = (row.result, state.result())
    return compared


class Curator:
    """Looks over what was stored under other code, and keeps what can be seen of games that are over."""

    def __init__(self, database: Database, thinkers: Thinkers) -> None:
        self._database = database
        self._thinkers = thinkers
        self.differing: set[str] = set()

    async def work(self) -> None:
        """Beside everything else, for ever."""
        while True:
            seen = await self.round()
            if seen:
                self._thinkers.nothing_unasked()
                logger.info("%d stored tables were looked over, %d differ in all", seen, len(self.differing))
            await asyncio.sleep(_PAUSE_SECONDS)

    async def round(self) -> int:
        """All that is to be looked over now."""
        seen = 0
        while ids := await self._database.read(lambda it: store.unseen(it, mark, self.differing)):
            for id in ids:
                await self._look_over(id)
            seen += len(ids)
        return seen

    async def _look_over(self, id: str) -> None:
        stored = await self._database.read(lambda it: store.load(it, id))
        if stored is None:
            return
        findings = await self._thinkers.unasked(look_over, stored, True)
        if findings.problem:
            self.differing.add(id)
            logger.warning("a stored table is not what it was: %s", findings.problem, extra={"table": id})
        else:
            seen_with = mark(stored.row.game)
            await self._database.write(lambda it: store.looked_over(it, id, seen_with, findings.archive))
