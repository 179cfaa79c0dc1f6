"""What is said between us and bots written by others, in any language: a JSON object per line.

We greet, the program greets back with its name and what it ``wants`` besides questions; then it is asked. A program
that wants nothing is asked just the questions, as all programs once were. The lines are told in docs/bots.md.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ecumene.bots.knowledge import Knowledge
from ecumene.kernel import Event, Message, Result

PROTOCOL = 1
#: How many seconds a program may take to start and answer the greeting.
GREETING_SECONDS = 10.0

#: What a program may want: to hear of the beginning and the end of games, of what happened since it was last asked, and
#: to be asked even where there is no choice.
GAMES, JOURNAL, FORCED = "games", "journal", "forced"
WISHES = (GAMES, JOURNAL, FORCED)


class Hello(msgspec.Struct, tag="hello"):
    """The greeting, either way: we tell what we offer, the program what it wants of it."""

    protocol: int = PROTOCOL
    name: str = ""
    offers: tuple[str, ...] = ()
    wants: tuple[str, ...] = ()


class Start(msgspec.Struct, tag="start"):
    """A game begins: its id, who sits where, and how it is played."""

    match: str
    game: str
    seat: int
    players: int
    seats: list[str]
    options: dict[str, Any]


class Choice(msgspec.Struct, omit_defaults=True):
    """A legal action as an external bot sees it: its price, and what it would add to the score now if that is known."""

    action: int
    notation: str
    price: dict[str, int] = {}
    points: int | None = None


class Happened(msgspec.Struct, omit_defaults=True):
    """Something that happened, as the seat saw it; seats count from 0, -1 is nobody in particular."""

    kind: str
    player: int = -1
    facts: dict[str, Any] = {}


class Question(msgspec.Struct, tag="decide", omit_defaults=True):
    """What an external bot is asked: everything its seat sees, and what it may do."""

    id: int
    game: str
    seat: int
    players: int
    view: Any
    legal: list[Choice]
    seconds: float
    match: str = ""
    since: list[Happened] | None = None  # the last question: for those who want the journal


class Over(msgspec.Struct, tag="over", omit_defaults=True):
    """The game has ended; nothing more will be asked in it."""

    result: Result | None
    match: str = ""
    seat: int = 0
    since: list[Happened] | None = None


class Answer(msgspec.Struct):
    """What it says: an action by its number or by its notation."""

    id: int
    action: int | str


class Fault(Exception):
    """Why there is no action: told to whoever wrote the bot."""

    def __init__(self, reason: Message, *, final: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        #: Whether the program is of no more use and has to be started anew.
        self.final = final


def greeting() -> bytes:
    return msgspec.json.encode(Hello(PROTOCOL, offers=WISHES))


def check_greeting(line: bytes) -> frozenset[str]:
    """What a program wants; raises ``Fault`` for anything but a greeting in our protocol."""
    try:
        hello = msgspec.json.decode(line, type=Hello)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        said = line[:80].decode(errors="replace")
        raise Fault(Message("bots-bad-greeting", {"said": said}), final=True) from None
    if hello.protocol != PROTOCOL:
        known = {"given": hello.protocol, "known": PROTOCOL}
        raise Fault(Message("bots-other-protocol", {**known}), final=True)
    return frozenset(hello.wants)


def question(knowledge: Knowledge, number: int, seconds: float, match: str = "") -> Question:
    """A decision in words for a program outside."""
    legal = [Choice(offer.action, offer.notation, offer.price, offer.points) for offer in knowledge.offers()]
    view = msgspec.to_builtins(knowledge.view())
    return Question(number, knowledge.game.slug, knowledge.seat, knowledge.players, view, legal, seconds, match)


def told(events: list[Event]) -> list[Happened]:
    return [Happened(event.kind, event.player, msgspec.to_builtins(event.facts)) for event in events]


def understood(answer: bytes, asked: Question) -> int | Message:
    """The action of an answer, or what is wrong with it."""
    try:
        given = msgspec.json.decode(answer, type=Answer)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return Message("bots-answer-malformed", {"problem": str(error)[:120]})
    if given.id != asked.id:
        id = "bots-answer-stale" if given.id < asked.id else "bots-answer-unasked"
        return Message(id, {"given": given.id, "asked": asked.id})
    for choice in asked.legal:
        if given.action in (choice.action, choice.notation):
            return choice.action
    return Message("bots-answer-illegal", {"action": str(given.action)[:80]})
