"""Effects: what a card does once, as small typed values that know how they are carried out.

Here are their bases. The effects stand in the chapters of the rules, beside the cards that bring them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeVar

from ecumene.games.through_the_ages.state import say
from ecumene.kernel.speech import fields_of, kind_of
from ecumene.kernel.values import Value

if TYPE_CHECKING:
    from ecumene.games.through_the_ages.civilization import Civilization
    from ecumene.games.through_the_ages.economy import Cause
    from ecumene.games.through_the_ages.state import Position

_Printed = TypeVar("_Printed")

#: Whom a part of an event hits, and when.
Who = Literal[
    "you", "all", "strongest", "weakest", "two_strongest", "two_weakest", "most_culture", "least_culture",
    "all_happiest", "all_most_discontent", "most_culture_among_two_weakest",
]  # fmt: skip
When = Literal["always", "before_age_iv", "in_age_iv"]


class Kind(type):
    """Keeps effects plain Python classes in chapters that are compiled; those ask an effect, never for its class."""


class Effect(Value, metaclass=Kind):
    """Something that happens once."""


def by_age(card: str, effect: Callable[[int], _Printed], **numbers: int) -> dict[str, _Printed]:
    """What is printed on cards of several ages, with the number on each."""
    return {f"{card}_{age}": effect(number) for age, number in numbers.items()}


class Happening(Effect):
    """Something that happens to one civilization: by an event, an action card or a new colony."""

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        raise NotImplementedError


class Ordered(Happening):
    """Something that may be impossible: then an action card that begins with it cannot be played."""

    def possible(self, state: Position, own: Civilization) -> bool:
        raise NotImplementedError


class Part(Happening, kw_only=True):
    """What may be a part of an event."""

    who: Who = "you"
    when: When = "always"
    #: Whether it counts what there is when the event is revealed.
    looks: ClassVar[bool] = False

    def look(self, state: Position, cause: Cause) -> None:
        raise NotImplementedError

    def verb(self) -> str:
        """What the civilization does, in words: as a rule the first word of the effect's name."""
        return f"{kind_of(self).partition('_')[0]}s"

    def words(self) -> tuple[str, dict[str, Any]]:
        """The text begins with who does something; when it is not always, that is said in brackets."""
        told: dict[str, Any] = fields_of(self)
        if self.who == "you":
            told["head"] = say.text(f"{self.verb()}-you")
        else:
            told["head"] = say.text(self.verb(), who=f"who-{self.who}")
        if self.when == "always":
            return kind_of(self), told
        return self.when, {"what": say.text(f"effect-{kind_of(self)}", **told)}


class May(Part):
    """Something that is allowed, not ordered."""

    def verb(self) -> str:
        return "may"


class Some(Part):
    """So much of something."""

    n: int


class Looking(Some):
    """By what there is when the event is revealed."""

    looks: ClassVar[bool] = True
