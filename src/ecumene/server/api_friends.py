"""What crosses the wire between friends: who they are, invitations, what was read; and cups."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ecumene.server.api import Level, OptionalKey, Pace, SeatNumber, Slug, TableStatus

CupName = Annotated[str, Meta(min_length=1, max_length=60)]
#: A name somebody may have; "" where somebody is meant otherwise.
AnyName = Annotated[str, Meta(max_length=200)]


class Friend(Struct, frozen=True):
    """Somebody I like to play with. ``online`` is told of those who have me among their friends, too."""

    id: str
    name: str
    account: bool  # else a guest, who is known on one device only
    online: bool


class Muted(Struct, frozen=True):
    id: str
    name: str


class Invitation(Struct, frozen=True):
    """Somebody asks me to come. To a table ``code`` leads, to a cup its ``id``."""

    kind: Literal["table", "cup"]
    id: str
    code: str
    game: str
    name: str  # of the cup
    by: str
    at: float


class Circle(Struct, frozen=True):
    """My friends, whom I do not want to hear, who invites me, and with whom I have played."""

    friends: list[Friend]
    muted: list[Muted]
    invitations: list[Invitation]
    met: list[str]  # names of accounts


class NewFriend(Struct, frozen=True, forbid_unknown_fields=True):
    """By the name of an account, or where they sit at a table of mine."""

    name: AnyName = ""
    table: Annotated[str, Meta(max_length=16)] = ""
    seat: SeatNumber | None = None


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom: the name of an account, or a friend."""

    name: AnyName = ""
    friend: Annotated[str, Meta(max_length=16)] = ""


class Invited(Struct, frozen=True):
    name: str


class Decline(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["table", "cup"]
    id: Annotated[str, Meta(max_length=16)]


class ReadUpTo(Struct, frozen=True, forbid_unknown_fields=True):
    """The number of the last line of the chat that was read."""

    n: Annotated[int, Meta(ge=0, le=2_000_000_000)]


# Cups


class NewCup(Struct, frozen=True, forbid_unknown_fields=True):
    """A small tournament of one game at tables of up to ``seats``.

    ``robin``: everybody meets everybody ``rounds`` times; ``swiss``: so many rounds, each among those who stand alike.
    """

    name: CupName
    game: Slug
    seats: Annotated[int, Meta(ge=2, le=16)]
    shape: Literal["robin", "swiss"] = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=12)] = 3
    options: dict[str, Any] = {}
    pace: Pace | None = None
    hints: bool = False
    open: bool = False
    bots: Annotated[list[Level], Meta(max_length=32)] = []
    key: OptionalKey = ""


class Entrant(Struct, frozen=True):
    """Who takes part. Without a name: a bot of ``level``. ``gone``: from the next round on a bot plays for them."""

    n: int
    kind: Literal["human", "bot"]
    name: str
    level: str
    gone: bool
    online: bool


class CupStanding(Struct, frozen=True):
    """How an entrant stands: points, and what decides between equals, in this order.

    A table gives 1 point to its first, 0 to its last, the others lie evenly between; who sits out a round gets half a
    point. Then count tables won, the points of the opponents on average, and the share of all victory points.
    """

    entrant: int
    rank: int
    points: float
    wins: int
    opponents: float
    share: float
    played: int


class CupTable(Struct, frozen=True):
    """``seated``: the entrants by seat; ``ranks``: their places, once it is over."""

    id: str
    seated: list[int]
    status: TableStatus
    ranks: list[int]


class CupRound(Struct, frozen=True):
    tables: list[CupTable]
    out: list[int]  # who sits out


class CupInfo(Struct, frozen=True):
    """A cup. ``rounds`` is 0 while nobody can say how many there will be."""

    id: str
    name: str
    game: str
    seats: int
    options: dict[str, Any]
    shape: Literal["robin", "swiss"]
    times: int  # how often everybody meets everybody in a round robin
    rounds: int
    round: int
    status: TableStatus
    open: bool
    hints: bool
    pace: Pace | None
    hosting: bool
    me: int | None  # my number among the entrants
    entrants: list[Entrant]
    standings: list[CupStanding]
    played: list[CupRound]
    created_at: float


class CupList(Struct, frozen=True):
    cups: list[CupInfo]


class CupBot(Struct, frozen=True, forbid_unknown_fields=True):
    level: Level = ""
