"""What a front end shows besides the game's own view: prompts, offers and refusals, as data and in words."""

from __future__ import annotations

import msgspec

from ecumene.kernel.actions import Action
from ecumene.kernel.messages import Message


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is asked of a seat now, in one sentence, and the rule behind it."""

    kind: str
    text: Message
    rule: str = ""


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure that an action would move: a track, a rating or a stock, named by its component id."""

    what: str
    before: int
    after: int
    seat: int | None = None  # whose, if it is not the own one


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action with its price and what it would bring, known before it is taken."""

    action: int
    notation: str
    verb: str
    value: Action  # the action itself
    touches: tuple[str, ...]
    text: Message
    price: dict[str, int] = {}
    points: int | None = None  # what it would add to the score now, where that can be said
    changes: tuple[Change, ...] = ()
    notes: tuple[Message, ...] = ()  # what else it would do, or why it costs what it costs


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something within reach that cannot be done now, why, and what it is short of."""

    verb: str
    touches: tuple[str, ...]
    reason: Message
    rule: str = ""
    missing: dict[str, int] = {}
