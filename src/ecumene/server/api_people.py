"""The structs of people: who is asking, what they like, and what an account is to its owner; see docs/api.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ecumene.kernel import Message
from ecumene.server.api import Name, Password


class Me(Struct, frozen=True):
    """Who is asking. ``csrf`` goes into the header X-CSRF-Token of every write made with the cookie."""

    kind: Literal["nobody", "guest", "account"]
    name: str
    csrf: str


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class TokenRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """For programs: with a password an account's token, without one a new guest's."""

    name: Name
    password: Annotated[str, Meta(max_length=200)] = ""


class Token(Struct, frozen=True):
    """Goes into the header ``Authorization: Bearer <token>``. Shown once."""

    token: str
    name: str


# What people like, and how they are told that it is their move


class Wishes(Struct, frozen=True, forbid_unknown_fields=True):
    """What follows a person to every device. Nothing is told in quiet hours; ``pages`` belongs to the web."""

    lang: Annotated[str, Meta(pattern="^(en|ru)$")] = "en"
    quiet_from: Annotated[int, Meta(ge=0, le=23)] = 0
    quiet_to: Annotated[int, Meta(ge=0, le=23)] = 0
    zone: Annotated[str, Meta(max_length=40)] = "UTC"
    pages: dict[str, Any] = {}


ChannelKind = Literal["push", "discord", "slack", "matrix", "json", "mail"]


class PushKeys(Struct, frozen=True):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class NewChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that is pushed to, an address that is called, or mail: at every turn, or once a day for all tables."""

    kind: ChannelKind
    address: Annotated[str, Meta(min_length=3, max_length=1000)]
    keys: PushKeys | None = None
    every: Literal["turn", "day"] = "turn"


class Channel(Struct, frozen=True):
    id: str
    kind: ChannelKind
    address: str  # as much of it as is needed to know it again
    every: Literal["turn", "day"]
    confirmed: bool  # mail begins when its owner has followed the link in the first one
    trouble: Message | None  # why the last notice could not be delivered


class Channels(Struct, frozen=True):
    """``push``: the key a browser needs to be pushed to. ``mail`` and ``web``: whether the host has set them up."""

    channels: list[Channel]
    push: str
    mail: bool
    web: bool


class MailDeed(Struct, frozen=True, forbid_unknown_fields=True):
    deed: Literal["confirm", "stop"]


# What an account is to its owner


class PastGames(Struct, frozen=True):
    """Finished games of one kind and size: how many, how many won, in which place on average."""

    game: str
    players: int
    played: int
    won: int
    place: float


class RatedGame(Struct, frozen=True):
    """How well somebody, or a bot of a ``level``, plays a game: 1000 to begin with."""

    game: str
    level: str
    rating: int
    played: int


class Profile(Struct, frozen=True):
    name: str
    games: list[PastGames]
    ratings: list[RatedGame]
    bots: list[RatedGame]
    codes: int  # how many ways back in are left


class Device(Struct, frozen=True):
    id: str
    since: float
    used_at: float
    here: bool  # the one that asks


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """The password, where something serious is asked for; a guest has none."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Codes(Struct, frozen=True):
    """Each opens the account once, for who has lost the password. Shown once."""

    codes: list[str]


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    code: Annotated[str, Meta(max_length=40)]
    password: Password
