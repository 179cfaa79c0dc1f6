"""Tables that today's rules do not play: finished ones are shown as they were kept, the others say why they are not."""

from __future__ import annotations

import asyncio
import lzma

import msgspec

from ecumene import games
from ecumene.kernel import SPECTATOR, EcumeneError, Game, Match, Record
from ecumene.kernel.record import FORMAT, TAKE_BACK
from ecumene.server.errors import Refused
from ecumene.server.live import LiveTable
from ecumene.server.rows import LogRow
from ecumene.server.seating import idle_rows
from ecumene.server.shelf import CACHE_BYTES, Shelf
from ecumene.server.store import Stored
from ecumene.server.telling import Lines

GONE = "server-rules-gone"
STUCK = "server-cannot-continue"
#: So many steps of a replay lie in one parcel: neighbours are much alike, and only one parcel is opened to show a step.
_PARCEL = 64
#: So many moments, for all eyes together, are kept of one game; of a longer one every second, or third, and so on.
MOST_FRAMES = 40_000


class Unplayable(Exception):
    """Today's rules cannot go on with a stored table; ``reason`` is the text that says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Archive(msgspec.Struct, frozen=True):
    """A finished game as every pair of eyes saw it: spectators first, then the seats. All is JSON, packed."""

    steps: int
    snapshots: bytes
    frames: list[bytes]  # parcels of steps, each with all eyes
    stride: int = 1  # from one step that was kept to the next

    def snapshot(self, seat: int) -> bytes:
        return _unpacked(self.snapshots)[seat + 1]

    def frame(self, step: int, seat: int, eyes: int) -> bytes:
        number = -(-min(step, self.steps) // self.stride)
        return _unpacked(self.frames[number // _PARCEL])[number % _PARCEL * eyes + seat + 1]


def archive_of(stored: Stored) -> bytes:
    """Everything that can be seen of a finished game. Takes a while: it is done in a process of its own."""
    live = lay_out(stored)
    eyes = range(SPECTATOR, live.row.players)
    steps = len(live.playing.actions)
    stride = -(-(steps + 1) * len(eyes) // MOST_FRAMES)
    moments = [*range(0, steps, stride), steps]
    parcels = [moments[first : first + _PARCEL] for first in range(0, len(moments), _PARCEL)]
    return msgspec.msgpack.encode(
        Archive(
            steps,
            _packed([live.snapshot(seat) for seat in eyes]),
            [_packed([live.frame(step, seat) for step in parcel for seat in eyes]) for parcel in parcels],
            stride,
        )
    )


def without_names(archive: bytes, seats: set[int]) -> bytes:
    """The same, but it does not say who sat there."""
    kept = msgspec.msgpack.decode(archive, type=Archive)
    shown = [msgspec.json.decode(snapshot) for snapshot in _unpacked(kept.snapshots)]
    for seat in (seat for snapshot in shown for seat in snapshot["seats"] if seat["seat"] in seats):
        seat["name"] = ""
    packed = _packed([msgspec.json.encode(snapshot) for snapshot in shown])
    return msgspec.msgpack.encode(msgspec.structs.replace(kept, snapshots=packed))


def _packed(parts: list[bytes]) -> bytes:
    return lzma.compress(msgspec.msgpack.encode(parts), preset=1)


def _unpacked(parcel: bytes) -> list[bytes]:
    return msgspec.msgpack.decode(lzma.decompress(parcel), type=list[bytes])


def game_for(stored: Stored) -> Game:
    """The game by whose rules a table is played; raises ``Unplayable`` if there is none any more."""
    try:
        game = games.load(stored.row.game)
    except EcumeneError:
        raise Unplayable(GONE) from None
    if not game.oldest <= stored.row.rules <= game.version:
        raise Unplayable(GONE)
    return game


def lay_out(stored: Stored) -> LiveTable:
    """A table as its log left it. The whole game is played again, which takes too long for the event loop."""
    game_for(stored)
    try:
        return LiveTable(stored)
    except (EcumeneError, LookupError, TypeError, ValueError) as error:  # today's rules refuse what was played
        raise Unplayable(STUCK) from error


def offered_again(stored: Stored) -> Stored | None:
    """A table that has not begun, under today's rules; None if they do not know such options."""
    row = stored.row
    try:
        game = games.load(row.game)
        Match(game, row.players, row.options, row.seed)
    except EcumeneError:
        return None
    return stored._replace(row=msgspec.structs.replace(row, rules=game.version))


def record_of(stored: Stored) -> Record:
    """The game on file, as the log has it: no engine of today has looked at it."""
    row, idle = stored.row, idle_rows(stored.log)
    lines = [
        f"{entry.seat + 1} {TAKE_BACK if entry.kind == 'take_back' else entry.action}"
        for entry in stored.log
        if entry.seq not in idle
    ]
    return Record(FORMAT, row.game, row.rules, row.players, row.options, row.seed, lines, result=row.result)


class ShelvedTable(LiveTable):
    """A table without a match: what was kept of it can be looked at, and nothing else."""

    def __init__(self, stored: Stored, reason: str, archive: bytes | None) -> None:
        self.lock = asyncio.Lock()
        self.dead = False
        self.id = stored.row.id
        self.used_at = 0.0
        self.online = lambda _: False
        self.hints = {}
        self._cache, self._frames, self._lines = Shelf(CACHE_BYTES), Shelf(CACHE_BYTES), Lines()
        self._reason = reason
        self._log: list[LogRow] = stored.log
        self._archive = msgspec.msgpack.decode(archive, type=Archive) if archive else None
        self.begin(stored)

    def follow(self, stored: Stored) -> None:
        self.row = msgspec.structs.replace(stored.row, closed=stored.row.closed or self._unless_kept())
        self.seats, self.version = stored.seats, stored.row.version

    def begin(self, stored: Stored) -> None:
        self.match = None
        self.keys, self._marks = {}, []
        self.asked, self._before, self.times = [0] * stored.row.players, ([], "", 0.0), []
        self._log = stored.log
        self.follow(stored)

    def _unless_kept(self) -> str | None:
        return None if self._archive else self._reason

    @property
    def started(self) -> bool:
        return self._archive is not None

    def earlier(self, step: int) -> bytes:
        raise Refused(409, "server-watch-later", self.version)

    def snapshot(self, seat: int, since: int = 0) -> bytes:
        return self._cache.get((seat,), lambda: self._kept().snapshot(seat))

    def frame(self, step: int, seat: int, steps: int | None = None) -> bytes:
        if steps is not None:
            raise Refused(409, "server-watch-later", self.version)
        return self._frames.get((step, seat), lambda: self._kept().frame(step, seat, self.row.players + 1))

    def _kept(self) -> Archive:
        if self._archive is None:
            raise Refused(409, self._reason, self.version)
        return self._archive

    def record(self) -> Record:
        return record_of(Stored(self.row, self.seats, self._log, {}))
