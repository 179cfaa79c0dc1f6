"""Every struct that crosses the wire. OpenAPI and the web's TypeScript types come from here; see docs/api.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ecumene.bots.hints import Suggestion
from ecumene.kernel import Action, Change, Message, Offer, Prompt, Refusal, Result, Seat

#: Seats are counted from 0. Where a seat is asked for, this one means the eyes of a spectator.

Name = Annotated[str, Meta(min_length=1, max_length=32)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
#: Made up by the client, once per click; sending the same key again never does the thing twice.
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
#: The same where doing it twice is only a nuisance.
OptionalKey = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_.:-]*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
AnySeat = Annotated[int, Meta(ge=-1, le=15)]
Version = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Level = Annotated[str, Meta(max_length=32)]
Slug = Annotated[str, Meta(min_length=1, max_length=40)]

SeatKind = Literal["open", "human", "hotseat", "bot"]
TableStatus = Literal["waiting", "playing", "finished"]


class Problem(Struct, frozen=True):
    """Why a request was refused. ``version`` comes with a conflict: ask for the state and decide anew."""

    reason: Message
    text: str  # the same in words, in the language the request preferred
    rule: str = ""
    version: int | None = None


# Games


class GameInfo(Struct, frozen=True):
    """A game on the shelf. Its name is the text ``<slug>``, what it is about ``<slug>-about``."""

    slug: str
    rules_version: int
    least_players: int
    most_players: int
    categories: tuple[str, ...]
    options: dict[str, Any]  # JSON schema of the options object
    view: dict[str, Any]  # JSON schema of what a seat sees; ``x-type`` marks seats and components
    levels: tuple[str, ...]  # of bots, weakest first
    usual_level: str  # that of bots for whom none is named
    level_ratings: dict[str, int]  # how strong levels are, as far as a ladder has told: 400 points are ten wins to one
    rules: dict[str, str]  # language -> address of the rules; the rule "x" of a prompt is the anchor #x
    lesson: bool  # there is a guided first game


class TipInfo(Struct, frozen=True):
    """What the guide of a first game says, ``<slug>-lesson-<text>``, when the question ``asked`` is open and at least
    ``moment`` and at most ``until`` actions have been taken. ``ecumene.kernel.lesson`` tells of the rest.
    """

    text: str
    at: tuple[str, ...]
    play: str
    others: Literal["quiet", "verb", "free"]
    asked: str  # the kind of the prompt
    moment: int
    until: int


# Tables


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """``me`` sits there, a ``bot``, anybody (``open``), or somebody who shares my screen (``hotseat``)."""

    kind: Literal["me", "bot", "open", "hotseat"]
    name: Annotated[str, Meta(max_length=32)] = ""
    level: Level = ""


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: so many seconds for every turn, or a bank and an increment after each turn.

    Clocks rest at night, from one hour to another, and on weekends if those do not count. ``late``: for whoever is out
    of time a bot plays until they come back, or a random legal move is made, or their seat is lost.
    """

    per_move: Annotated[float, Meta(ge=0, le=2_592_000)] = 0.0
    bank: Annotated[float, Meta(ge=0, le=5_184_000)] = 0.0
    increment: Annotated[float, Meta(ge=0, le=604_800)] = 0.0
    night_from: Annotated[int, Meta(ge=0, le=23)] = 0
    night_to: Annotated[int, Meta(ge=0, le=23)] = 0
    weekends: bool = True
    zone: Annotated[str, Meta(max_length=40)] = "UTC"
    late: Literal["bot", "random", "out"] = "bot"


class ClockInfo(Struct, frozen=True):
    """What a seat had left when its clock last stopped or started; ``due``: when it runs out, if it runs."""

    left: float
    due: float | None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """``open`` tables are listed and need no code. Without ``seats``: me and open seats."""

    game: Slug
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=16)] = []
    open: bool = False
    hints: bool = True
    pace: Pace | None = None
    delay: Annotated[float, Meta(ge=0, le=3600)] = 0.0
    key: OptionalKey = ""


class QuickTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Me against bots, started at once. Without a level: the one offered to newcomers."""

    game: Slug
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    level: Level = ""
    key: OptionalKey = ""


class LessonTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The guided first game of a game."""

    game: Slug
    key: OptionalKey = ""


class ImportTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to look at, or to continue if it is not over. Without ``seats``: all at my screen."""

    record: dict[str, Any]
    seats: Annotated[list[NewSeat], Meta(max_length=16)] = []
    key: OptionalKey = ""


class SeatInfo(Struct, frozen=True):
    """A place at the table and who sits there. Without a ``name``: say ``server-bot`` for a bot, else ``seat``.

    ``stands_in``: the person is away or has resigned, and a bot of ``level`` plays for them.
    """

    seat: int
    kind: SeatKind
    name: str
    level: str
    online: bool
    stands_in: bool
    resigned: bool
    late: bool  # out of time
    status: Literal["open", "thinking", "waiting"]


class Motion(Struct, frozen=True):
    """Somebody stays away: a bot shall play at ``seat``, or the game shall end. ``asked``: who has not agreed yet."""

    kind: Literal["bot", "end"]
    seat: int | None
    agreed: list[int]
    asked: list[int]


class TableInfo(Struct, frozen=True, tag="table", tag_field="type"):
    """A table as a list or a lobby shows it. ``code`` is only told to people who sit there."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    status: TableStatus
    open: bool
    hints: bool
    imported: bool  # somebody knew the seed before the game
    hosting: bool  # I made this table: I may start it
    code: str
    seats: list[SeatInfo]
    my_seats: list[int]
    to_move: list[int]
    version: int
    created_at: float
    moved_at: float
    result: Result | None
    next: str  # id of the rematch, "" if there is none yet
    closed: str  # the text that says why the game ended before its end or cannot be shown, else ""
    scores: list[dict[str, int]]  # how the seats stood after the last action
    pace: Pace | None
    clocks: list[ClockInfo]  # of the seats; empty without a pace
    motion: Motion | None
    delay: float  # whoever does not sit there sees the game so many seconds later
    watchers: int
    cup: str  # id of the cup it is played for, "" if none


class TableList(Struct, frozen=True):
    """Newest first; ``next`` goes into ``?before=`` for the page after this one, "" at the end."""

    tables: list[TableInfo]
    next: str
    unread: dict[str, int] = {}  # by table, how many lines of the chat I have not read


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Without a seat: the first free one. Open tables need no code."""

    code: Annotated[str, Meta(max_length=32)] = ""
    seat: SeatNumber | None = None


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    level: Level = ""


class Proposal(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play for somebody who stays away, or end the game as it stands."""

    kind: Literal["bot", "end"]
    seat: SeatNumber | None = None


class Vote(Struct, frozen=True, forbid_unknown_fields=True):
    agree: bool


# Playing


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """``version`` is that of the snapshot in which the player chose. ``action`` is an offer's notation."""

    seat: SeatNumber
    version: Version
    action: Annotated[str, Meta(min_length=1, max_length=200)]
    key: Key


class Withdraw(Struct, frozen=True, forbid_unknown_fields=True):
    """Take back an unrevealed commitment, or undo the last action."""

    seat: SeatNumber
    version: Version
    key: Key


class Resign(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber


class Entry(Struct, frozen=True):
    """A line of the log: what happened, as this seat may know it."""

    n: int
    kind: str
    player: int  # whom it is about, -1 for nobody
    facts: dict[str, int | str | Seat]
    known: bool  # the reader is told what others are not
    text: Message
    step: int = 0  # of a replay: after so many actions it had happened
    heading: Literal["", "age", "turn"] = ""  # with this begins an age, or a turn


class Since(Struct, frozen=True):
    """What a seat has missed: all lines from ``line`` on came after it had last decided, at ``step`` of a replay.

    ``changes``: how scores (``score``) and the game's ratings of all seats have moved since then.
    """

    line: int
    step: int
    changes: list[Change]


class Snapshot(Struct, frozen=True, tag="snapshot", tag_field="type"):
    """All that a seat (or a spectator, -1) may know of a running game, after ``version`` writes.

    ``journal`` replaces the reader's log from line ``journal_from`` on: after an undo lines may disappear.
    ``asked`` is the version since which this seat is asked what it is asked now, 0 if it is asked nothing.
    """

    table: str
    game: str
    version: int
    seat: int
    status: TableStatus
    to_move: list[int]
    committed: list[int]  # the seats that have chosen, though nobody else may see what
    asked: int
    over: bool
    view: Any  # the game's own view, see src/ecumene/games/<slug>/view.py
    prompt: Prompt | None
    offers: list[Offer]
    refusals: list[Refusal]
    chosen: list[Action]  # what this seat has chosen and nobody else has seen
    can_take_back: bool
    can_undo: bool
    scores: list[dict[str, int]]
    result: Result | None
    seats: list[SeatInfo]
    clocks: list[ClockInfo]  # of the seats; empty without a pace
    steps: int  # how many actions stand, that is, the last step of a replay
    journal_from: int
    journal: list[Entry]
    since: Since | None  # None for a spectator, and before the first decision


class Frame(Struct, frozen=True):
    """The table as it was after ``step`` actions. ``action`` is what led there, told only when the game is over."""

    table: str
    step: int
    steps: int
    seat: int
    action_seat: int | None
    action: Message | None
    notation: str
    to_move: list[int]
    committed: list[int]
    chosen: list[Action]  # what the seat had chosen and nobody else had seen
    view: Any
    scores: list[dict[str, int]]
    result: Result | None
    journal: list[Entry]  # its last lines


class Advice(Struct, frozen=True):
    """What a strong bot would do here, best first, and why; for the question that a snapshot of this ``asked`` shows.

    ``worlds``: in how many possible worlds the moves were tried; 0: judged at first sight.
    """

    seat: int
    asked: int
    moves: list[Suggestion]
    worlds: int


class Coaching(Struct, frozen=True):
    """What the coach says to the question that a snapshot of this ``asked`` shows; None: nothing."""

    seat: int
    asked: int
    text: Message | None


# Beside the board


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key


class ChatLine(Struct, frozen=True, tag="chat", tag_field="type"):
    n: int
    seat: int | None
    name: str
    text: str
    at: float
    watching: bool = False  # said among those who only watch; players hear it when the game is over


class Notes(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=10_000)]


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client may send on the live connection: show me the table from this seat (-1: as a spectator)."""

    seat: AnySeat
    since: Version = 0


#: What the live connection sends.
Live = Snapshot | TableInfo | ChatLine


# The house


class Health(Struct, frozen=True):
    status: Literal["ok"]
    version: str
