"""A table in memory: the engine's match, rebuilt from the log, and what each pair of eyes may see of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from ecumene import games
from ecumene.bots import Hint
from ecumene.kernel import (
    SPECTATOR,
    Game,
    Illegal,
    Match,
    Message,
    Offer,
    Prompt,
    Record,
    Refusal,
    State,
    Together,
)  # fmt: skip
from ecumene.kernel.record import FORMAT
from ecumene.server.api import Entry, SeatInfo, Since, Snapshot
from ecumene.server.clocks import as_columns, infos, taken_back, turned, welcomed_back
from ecumene.server.delayed import earlier
from ecumene.server.notices import Moved
from ecumene.server.replays import frame
from ecumene.server.rows import LogRow, SeatRow
from ecumene.server.seating import by_people, committed, idle_rows, outcome, seat_infos
from ecumene.server.second_thoughts import steps_back
from ecumene.server.shelf import CACHE_BYTES, Shelf
from ecumene.server.store import Stored
from ecumene.server.telling import Figures, Lines, entries_of, figures, moved

_encode = msgspec.json.Encoder().encode
#: A log with more lines is put into words once; of a shorter one that costs less than it takes to remember it.
SHORT_LOG = 1000


class Astray(Exception):
    """What is in memory is not what the database has gone on from."""


class Asking(NamedTuple):
    """What a seat is asked, as it is shown."""

    prompt: Prompt | None
    offers: list[Offer]
    refusals: list[Refusal]


_NOTHING = Asking(None, [], [])


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
        self._lines = Lines()
        #: For each seat the last hint it was given, with the question and the digest of the position it was for.
        self.hints: dict[int, tuple[int, str, Hint]] = {}
        self.begin(stored)

    # The log

    def begin(self, stored: Stored) -> None:
        """Read the table from its first row on."""
        self.match: Match | None = None
        self._lines.clear()
        self.version = 0
        self.keys: dict[str, LogRow] = {}
        #: Length of the journal after each version, to tell a reader of an old one what has changed since.
        self._marks: list[int] = []
        #: For each seat the version since which it is asked what it is asked now.
        self.asked = [0] * stored.row.players
        #: For each seat what it was asked last, and the version since which.
        self._asked_last: dict[int, tuple[int, Asking]] = {}
        #: For each seat the step at which it last decided, and the figures of that moment.
        self._then: dict[int, tuple[int, Figures]] = {}
        #: The figures of this moment, once they were needed.
        self._figures: Figures | None = None
        #: When each action that stands was played.
        self.times: list[float] = []
        #: What the row that was applied last replaced: ``asked``, and the action it undid, with its moment.
        self._before: tuple[list[int], str, float] = ([], "", 0.0)
        self.follow(stored)

    def follow(self, stored: Stored) -> None:
        """Take over what was written since our version; raises ``Astray`` if that cannot be what follows."""
        self.row, self.seats = stored.row, stored.seats
        self._stale()
        # A record that is played on has moves before anybody begins.
        if self.match is None and (self.row.status != "waiting" or self.row.version):
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

    def follow_move(self, moved: Moved) -> None:
        """Take over one row that another process has just written; raises ``Illegal`` if it cannot be what follows."""
        entry = moved.entry
        if entry.kind == "play":
            self._then[entry.seat] = len(self.playing.actions), self._figures_now()
        self._carry_out(entry)
        clocks = {"clocks": moved.clocks, "due_at": moved.due_at} if self.row.clocks is not None else {}
        changes = {**self.outcome(), **clocks, "moved_at": entry.at}
        self.row = msgspec.structs.replace(self.row, version=entry.seq, **changes)

    def new_match(self) -> Match:
        row = self.row
        return Match(self.game, row.players, row.options, row.seed, rules=row.rules)

    def apply(self, entry: LogRow) -> None:
        """Carry out a new row of the log; raises ``Illegal`` and changes nothing if the rules forbid it."""
        match = self.playing
        if entry.kind == "undo" and not self.can_undo(entry.seat):
            raise Illegal(Message("server-nothing-to-undo"))
        undone = entry.kind == "undo"
        self._before = (self.asked, match.actions[-1] if undone else "", self.times[-1] if undone else 0.0)
        if entry.kind == "play":
            self._then[entry.seat] = len(match.actions), self._figures_now()
        self._carry_out(entry)

    def can_undo(self, seat: int) -> bool:
        return self.playing.can_undo(seat) or steps_back(self, seat) > 0

    def retract(self, entry: LogRow) -> None:
        """Forget the row that was applied last: it could not be stored."""
        self.asked, undone, at = self._before
        self._asked_last.clear()
        self._figures = None
        if undone:
            self.playing.enter(undone)
            self.times.append(at)
        else:
            self.playing.undo()
            self.times.pop()
        self._marks.pop()
        self._cut_log()
        self.version -= 1
        if entry.key:
            del self.keys[entry.key]
        self._stale()

    def _carry_out(self, entry: LogRow) -> None:
        before = [self._question(seat) for seat in range(self.row.players)]
        secret = self._secret()
        match = self.playing
        if entry.kind == "play":
            match.play(entry.seat, entry.action)
        elif entry.kind == "take_back":
            match.take_back(entry.seat)
        else:
            match.undo()
        if entry.kind == "undo":
            self.times.pop()
        else:
            self.times.append(entry.at)
        self._count(entry)
        if secret is None or secret != self._secret():
            self._figures = None
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
        if entry.kind != "play":
            self._cut_log()
        if entry.key:
            self.keys[entry.key] = entry
        self._stale()

    def _question(self, seat: int) -> tuple[object, ...]:
        """Changes whenever the seat is asked something else, or knows more than before."""
        state = self.state
        if seat not in state.to_move():
            return ()
        return (len(state.stack), state.stack[-1].kind, state.reveals)

    def _secret(self) -> tuple[object, ...] | None:
        """What seats decide at once, unseen: as long as this stays the same, nothing on the table has changed."""
        state = self.state
        if not state.stack or not isinstance(state.stack[-1], Together):
            return None
        return (id(state), id(state.stack[-1]), state.reveals, self._journal_length())

    def _figures_now(self) -> Figures:
        if self._figures is None:
            self._figures = figures(self.game, self.state)
        return self._figures

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

    @property
    def remembered(self) -> int:
        """How many bytes are kept of what was shown, in case somebody asks again."""
        return len(self._cache) + len(self._frames) + len(self._lines)

    def forget_shown(self) -> None:
        """It can all be made again."""
        self._stale()
        self._lines.clear()

    def _cut_log(self) -> None:
        if self.match is not None and self.match.state.journal is not None:
            self._lines.cut(self.match.state.journal)

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

    def begun(self, before: list[int], entry: LogRow) -> list[int]:
        """The seats whose turn has begun with a row of the log: several decisions of one seat in a row are one turn."""
        waiting = self.state.to_move()
        again = entry.kind == "play" and not before == [entry.seat] == waiting
        return [seat for seat in waiting if seat not in before or (again and seat == entry.seat)]

    def clocked(self, before: list[int], entry: LogRow) -> dict[str, Any]:
        """What the table's row says of the clocks after a row of the log; ``before``: who owed a decision."""
        pace, clocks = self.row.pace, self.row.clocks
        if pace is None or clocks is None:
            return {}
        waiting, now = self.state.to_move(), time.time()
        owing = by_people(self.seats, waiting)
        if entry.kind == "play":
            again = entry.seat in self.begun(before, entry)
            return as_columns(pace, turned(pace, clocks, owing, now, entry.seat, again))
        return as_columns(pace, taken_back(pace, clocks, owing, now, entry.seat))

    def clocked_with(self, seats: list[SeatRow]) -> dict[str, Any]:
        """The same when other people, or bots, sit there from now on."""
        pace, clocks = self.row.pace, self.row.clocks
        if pace is None or clocks is None:
            return {}
        clocks = [
            welcomed_back(pace, clock) if old.late and not new.late else clock
            for clock, old, new in zip(clocks, self.seats, seats, strict=True)
        ]
        return as_columns(pace, turned(pace, clocks, by_people(seats, self.to_move()), time.time()))

    def record(self) -> Record:
        return self.playing.record()

    def position(self) -> Record:
        """The same without proofs, for a bot's process to build the position again."""
        row = self.row
        return Record(FORMAT, row.game, row.rules, row.players, row.options, row.seed, list(self.playing.actions))

    # What can be seen

    def seats_of(self, person_id: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if person_id is not None and seat.person_id == person_id]

    def committed(self, state: State) -> list[int]:
        return committed(state)

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
        asking = self._asking(seat) if asked else _NOTHING
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
            prompt=asking.prompt,
            offers=asking.offers,
            refusals=asking.refusals,
            chosen=state.chosen(seat) if mine else [],
            can_take_back=mine and state.can_take_back(seat),
            can_undo=mine and self.can_undo(seat),
            scores=state.scores(),
            result=state.result(),
            seats=self.seat_infos(),
            clocks=infos(self.row.pace, self.row.clocks) if running else [],
            steps=len(self.playing.actions),
            journal_from=start,
            journal=journal,
            since=self._since(seat) if seat != SPECTATOR else None,
        )

    def _asking(self, seat: int) -> Asking:
        """What the seat is asked. Working out what every answer would bring is most of what a snapshot costs.

        While several seats decide at once nobody sees what the others chose, so it stays as it is until all have.
        """
        state = self.state
        asked, known = self._asked_last.get(seat, (-1, _NOTHING))
        if asked != self.asked[seat] or not isinstance(state.stack[-1], Together):
            known = Asking(state.prompt(seat), state.offers(seat), state.refusals(seat))
            self._asked_last[seat] = self.asked[seat], known
        return known

    def _journal_length(self) -> int:
        journal = self.state.journal
        return len(journal.events) if journal else 0

    def _journal(self, state: State, eyes: int, since: int) -> tuple[int, list[Any]]:
        """The lines that a reader of version ``since`` lacks, numbered as these eyes count them."""
        journal = state.journal
        if journal is None:
            return 0, []
        same = min(self._marks[since:]) if 0 < since <= self.version else 0
        start = journal.lines(eyes, same)
        if len(journal.events) - same <= SHORT_LOG:
            return start, self.entries(state, eyes, same)
        return start, self._lines.told(eyes, journal, lambda event: self.entries(state, eyes, event))[start:]

    def entries(self, state: State, eyes: int, start: int) -> list[Entry]:
        """The lines of the journal from an event on, as these eyes see and count them."""
        if state.journal is None:
            return []
        seen = [
            (event, self.playing.steps_of(line))
            for line, told in enumerate(state.journal.events[start:], start)
            if (event := told.seen_by(eyes)) is not None
        ]
        events, steps = [event for event, _ in seen], [step for _, step in seen]
        return entries_of(state, events, state.journal.lines(eyes, start), steps)

    def _since(self, seat: int) -> Since | None:
        match = self.playing
        step = match.decided(seat)
        if step is None or match.state.journal is None or match.state.over:
            return None
        if self._then.get(seat, (-1,))[0] != step:
            self._then[seat] = step, figures(self.game, match.at(step))
        line = match.state.journal.lines(seat, match.told(step))
        return Since(line, step, moved(self._then[seat][1], self._figures_now()))

    def earlier(self, step: int) -> bytes:
        """A ``Snapshot`` as JSON for those who watch with a delay: the table after ``step`` actions."""
        return self._frames.get((step,), lambda: _encode(earlier(self, step)))

    def frame(self, step: int, seat: int, steps: int | None = None) -> bytes:
        """A ``Frame`` as JSON: the table after ``step`` actions, seen from a seat that may see ``steps`` of them."""
        whole = len(self.playing.actions)
        steps = whole if steps is None else min(steps, whole)
        step = min(step, steps)
        return self._frames.get((step, seat, steps), lambda: _encode(frame(self, step, seat, steps)))
