"""A table in memory: the engine's match, rebuilt from the log, and what each pair of eyes may see of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from ecumene import games
from ecumene.bots import Hint
from ecumene.kernel import SPECTATOR, Game, Illegal, Match, Message, Record, State
from ecumene.kernel.record import FORMAT, TAKE_BACK
from ecumene.server.api import Entry, Frame, SeatInfo, Since, Snapshot
from ecumene.server.rows import LogRow, SeatRow
from ecumene.server.store import Stored
from ecumene.server.telling import Figures, entries_of, figures, moved

#: So many lines of the log are told with a moment of the past.
LINES = 150

_encode = msgspec.json.Encoder().encode
#: How much a table remembers of what it has shown: snapshots of now, frames of a replay.
CACHE_BYTES = 400_000


class Astray(Exception):
    """What is in memory is not what the database has gone on from."""


class Shelf:
    """What was made once and may be asked for again, up to so many bytes; when there is more, the oldest goes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._bytes = 0
        self._kept: dict[tuple[int, ...], bytes] = {}

    def get(self, name: tuple[int, ...], make: Callable[[], bytes]) -> bytes:
        kept = self._kept.get(name)
        if kept is None:
            kept = make()
            if len(kept) > self._most:
                return kept
            self._kept[name] = kept
            self._bytes += len(kept)
            while self._bytes > self._most:
                self._bytes -= len(self._kept.pop(next(iter(self._kept))))
        return kept

    def clear(self) -> None:
        self._kept.clear()
        self._bytes = 0

    def __len__(self) -> int:
        return self._bytes


class LiveTable:
    """Everything here is synchronous; whoever changes or reads it across an ``await`` holds ``lock``."""

    def __init__(self, stored: Stored) -> None:
        self.lock = asyncio.Lock()
        self.dead = False  # no longer the one in memory: ask for the table again
        self.id = stored.row.id
        self.used_at = 0.0
        self.online: Callable[[str], bool] = lambda _: False
        self.game: Game = games.load(stored.row.game)
        self._cache = Shelf(CACHE_BYTES)
        self._frames = Shelf(CACHE_BYTES)
        #: For each seat the last hint it was given, and the question it was for.
        self.hints: dict[int, tuple[int, Hint]] = {}
        self.begin(stored)

    # The log

    def begin(self, stored: Stored) -> None:
        """Read the table from its first row on."""
        self.match: Match | None = None
        self.version = 0
        self.keys: dict[str, LogRow] = {}
        #: Length of the journal after each version, to tell a reader of an old one what has changed since.
        self._marks: list[int] = []
        #: For each seat the version since which it is asked what it is asked now.
        self.asked = [0] * stored.row.players
        #: For each seat the step at which it last decided, and the figures of that moment.
        self._then: dict[int, tuple[int, Figures]] = {}
        #: What the row that was applied last replaced: ``asked``, and the action it undid.
        self._before: tuple[list[int], str] = ([], "")
        self.follow(stored)

    def follow(self, stored: Stored) -> None:
        """Take over what was written since our version; raises ``Astray`` if that cannot be what follows."""
        self.row, self.seats = stored.row, stored.seats
        self._stale()
        if self.match is None and self.row.status != "waiting":
            self.match = self.new_match()
            self._marks = [self._journal_length()]
        idle = idle_rows(stored.log)
        for entry in stored.log:
            if entry.seq != self.version + 1:
                break
            if entry.seq in idle:
                self._pass_over(entry)
            else:
                self._carry_out(entry)
        if self.version != self.row.version:
            raise Astray(self.id)

    def new_match(self) -> Match:
        row = self.row
        return Match(self.game, row.players, row.options, row.seed, rules=row.rules)

    def apply(self, entry: LogRow) -> None:
        """Carry out a new row of the log; raises ``Illegal`` and changes nothing if the rules forbid it."""
        match = self.playing
        if entry.kind == "undo" and not match.can_undo(entry.seat):
            raise Illegal(Message("server-nothing-to-undo"))
        self._before = (self.asked, match.actions[-1] if entry.kind == "undo" else "")
        if entry.kind == "play":
            self._then[entry.seat] = len(match.actions), figures(self.game, match.state)
        self._carry_out(entry)

    def retract(self, entry: LogRow) -> None:
        """Forget the row that was applied last: it could not be stored."""
        self.asked, undone = self._before
        if undone:
            self.playing.enter(undone)
        else:
            self.playing.undo()
        self._marks.pop()
        self.version -= 1
        if entry.key:
            del self.keys[entry.key]
        self._stale()

    def _carry_out(self, entry: LogRow) -> None:
        before = [self._question(seat) for seat in range(self.row.players)]
        match = self.playing
        if entry.kind == "play":
            match.play(entry.seat, entry.action)
        elif entry.kind == "take_back":
            match.take_back(entry.seat)
        else:
            match.undo()
        self._count(entry)
        self.asked = [
            self.version if seat == entry.seat or self._question(seat) != before[seat] else asked
            for seat, asked in enumerate(self.asked)
        ]

    def _pass_over(self, entry: LogRow) -> None:
        """An action that was undone later, or its undo: all that is left of it is its number."""
        self._count(entry)
        self.asked = [self.version] * self.row.players

    def _count(self, entry: LogRow) -> None:
        self.version = entry.seq
        self._marks.append(self._journal_length())
        if entry.key:
            self.keys[entry.key] = entry
        self._stale()

    def _question(self, seat: int) -> tuple[object, ...]:
        """Changes whenever the seat is asked something else, or knows more than before."""
        state = self.state
        if seat not in state.to_move():
            return ()
        return (len(state.stack), state.stack[-1].kind, state.reveals)

    def seated(self, seats: list[SeatRow]) -> None:
        self.seats = seats
        self._stale()

    def _stale(self) -> None:
        """The table has changed: what was made to be shown is of no use any more."""
        self._cache.clear()
        self._frames.clear()

    def refreshed(self) -> None:
        """Somebody came or went: what was said about the seats is stale."""
        self._cache.clear()

    # The match

    @property
    def started(self) -> bool:
        """Whether there is a game to be seen."""
        return self.match is not None

    @property
    def playing(self) -> Match:
        if self.match is None:
            raise Illegal(Message("server-not-started"))
        return self.match

    @property
    def state(self) -> State:
        return self.playing.state

    def to_move(self) -> list[int]:
        return self.state.to_move() if self.match and self.row.status == "playing" else []

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.to_move() if self.seats[seat].by_bot]

    def outcome(self) -> dict[str, Any]:
        """What the table's row says of the position."""
        return outcome(self.state, self.seats)

    def record(self) -> Record:
        return self.playing.record()

    def position(self) -> Record:
        """The same without proofs, for a bot's process to build the position again."""
        row = self.row
        return Record(FORMAT, row.game, row.rules, row.players, row.options, row.seed, list(self.playing.actions))

    # What can be seen

    def seats_of(self, person_id: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if person_id is not None and seat.person_id == person_id]

    def seat_infos(self) -> list[SeatInfo]:
        return seat_infos(self.seats, self.to_move(), self.online)

    def snapshot(self, seat: int, since: int = 0) -> bytes:
        """A ``Snapshot`` as JSON, for readers who have seen the journal up to version ``since``."""
        since = since if since <= self.version else 0  # a version that does not exist yet is no version
        return self._cache.get((seat, since), lambda: _encode(self._snapshot(seat, since)))

    def _snapshot(self, seat: int, since: int) -> Snapshot:
        state = self.state
        running = self.row.status == "playing"
        mine = running and seat != SPECTATOR
        asked = mine and seat in state.to_move()
        start, journal = self._journal(state, seat, since)
        return Snapshot(
            table=self.id,
            game=self.row.game,
            version=self.version,
            seat=seat,
            status=self.row.status,
            to_move=self.to_move(),
            committed=committed(state) if running else [],
            asked=self.asked[seat] if asked else 0,
            over=not running,
            view=state.view(seat),
            prompt=state.prompt(seat) if asked else None,
            offers=state.offers(seat) if asked else [],
            refusals=state.refusals(seat) if asked else [],
            chosen=state.chosen(seat) if mine else [],
            can_take_back=mine and state.can_take_back(seat),
            can_undo=mine and self.playing.can_undo(seat),
            scores=state.scores(),
            result=state.result(),
            seats=self.seat_infos(),
            steps=len(self.playing.actions),
            journal_from=start,
            journal=journal,
            since=self._since(seat) if seat != SPECTATOR else None,
        )

    def _journal_length(self) -> int:
        journal = self.state.journal
        return len(journal.events) if journal else 0

    def _journal(self, state: State, eyes: int, since: int) -> tuple[int, list[Entry]]:
        """The lines that a reader of version ``since`` lacks, numbered as these eyes count them."""
        if state.journal is None:
            return 0, []
        same = min(self._marks[since:]) if 0 < since <= self.version else 0
        return state.journal.lines(eyes, same), self._entries(state, eyes, same)

    def _entries(self, state: State, eyes: int, start: int, most: int | None = None) -> list[Entry]:
        """The lines of the journal from an event on, as these eyes see and count them; of many, only the last."""
        if state.journal is None:
            return []
        seen = [
            (event, self.playing.steps_of(line))
            for line, told in enumerate(state.journal.events[start:], start)
            if (event := told.seen_by(eyes)) is not None
        ]
        left_out = max(0, len(seen) - most) if most else 0
        events, steps = [event for event, _ in seen[left_out:]], [step for _, step in seen[left_out:]]
        return entries_of(state, events, state.journal.lines(eyes, start) + left_out, steps)

    def _since(self, seat: int) -> Since | None:
        match = self.playing
        step = match.decided(seat)
        if step is None or match.state.journal is None or match.state.over:
            return None
        if self._then.get(seat, (-1,))[0] != step:
            self._then[seat] = step, figures(self.game, match.at(step))
        line = match.state.journal.lines(seat, match.told(step))
        return Since(line, step, moved(self._then[seat][1], figures(self.game, match.state)))

    def frame(self, step: int, seat: int) -> bytes:
        """A ``Frame`` as JSON: the table after ``step`` actions, seen from a seat."""
        step = min(step, len(self.playing.actions))
        return self._frames.get((step, seat), lambda: _encode(self._frame(step, seat)))

    def _frame(self, step: int, seat: int) -> Frame:
        match = self.playing
        steps = len(match.actions)
        state, before = match.at(step), match.at(max(0, step - 1))
        told = bool(step) and self.row.status == "finished"
        number, _, notation = match.actions[step - 1].partition(" ") if told else ("", "", "")
        return Frame(
            table=self.id,
            step=step,
            steps=steps,
            seat=seat,
            action_seat=int(number) - 1 if told else None,
            action=self._describe(before, int(number) - 1, notation) if told else None,
            notation=notation,
            to_move=state.to_move(),
            committed=committed(state),
            chosen=state.chosen(seat) if seat != SPECTATOR else [],
            view=state.view(seat),
            scores=state.scores(),
            result=state.result(),
            journal=self._entries(state, seat, 0, LINES),
        )

    def _describe(self, state: State, seat: int, notation: str) -> Message:
        if notation == TAKE_BACK:
            return Message("server-took-back")
        return state.describe(seat, self.game.catalogue.id(notation))


def idle_rows(entries: list[LogRow]) -> set[int]:
    """The numbers of rows that cancel each other out: actions, and the undos that withdrew them."""
    standing: list[int] = []
    idle: set[int] = set()
    for entry in entries:
        if entry.kind != "undo":
            standing.append(entry.seq)
        elif standing:
            idle |= {standing.pop(), entry.seq}
    return idle


def outcome(state: State, seats: list[SeatRow]) -> dict[str, Any]:
    """What a table's row says of a position."""
    waiting = state.to_move()
    due = any(seats[seat].by_bot for seat in waiting)
    changes: dict[str, Any] = {"waiting": waiting, "bots_due": due, "scores": state.scores()}
    if state.over:
        changes |= {"status": "finished", "result": state.result()}
    return changes


def log_of(record: Record) -> list[LogRow]:
    """The lines of a record as rows of a log."""
    entries = []
    for seq, line in enumerate(record.actions, start=1):
        number, _, action = line.partition(" ")
        seat = int(number) - 1
        entries.append(LogRow(seq, "take_back", seat) if action == TAKE_BACK else LogRow(seq, "play", seat, action))
    return entries


def committed(state: State) -> list[int]:
    """The seats that have chosen all they owe, though it is not revealed yet. That they have, everybody sees."""
    waiting = state.to_move()
    return [seat for seat in range(state.players) if seat not in waiting and state.can_take_back(seat)]


def seat_infos(seats: list[SeatRow], to_move: list[int], online: Callable[[str], bool]) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            level=seat.level if seat.by_bot else "",
            online=seat.person_id is not None and online(seat.person_id),
            stands_in=seat.stands_in,
            resigned=seat.resigned,
            status="open" if seat.kind == "open" else "thinking" if seat.seat in to_move else "waiting",
        )
        for seat in seats
    ]
