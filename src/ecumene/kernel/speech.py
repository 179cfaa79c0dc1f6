"""How a game speaks: the ids of its texts follow from the names of things, the same way in every game."""

from __future__ import annotations

from typing import Any

from ecumene.kernel.errors import Illegal
from ecumene.kernel.messages import Args, Message, Seat, listing, snake


class Speech:
    """Makes the messages of one game. A text given as an argument is the id of a component and becomes its name."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def name(self, component: str) -> Message:
        """The name of a component in words."""
        return Message(f"{self.slug}-{component}")

    def names(self, components: list[str]) -> Message:
        """Several components, with commas between them."""
        return listing([self.name(component) for component in components])

    def text(self, id: str, **args: Any) -> Message:
        """A text of the game."""
        return Message(f"{self.slug}-{id}", {key: self._named(value) for key, value in args.items()})

    def no(self, reason: str, rule: str = "", missing: dict[str, int] | None = None, **args: Any) -> Illegal:
        """A refusal: ``<slug>-no-<reason>``, the rule behind it, and what there is too little of."""
        return Illegal(self.text(f"no-{reason}", **args), rule, missing)

    def effect(self, effect: object) -> Message:
        """A typed effect in words, ``<slug>-effect-<kind of effect>``, filled with its own fields.

        An effect that needs other words or figures has a method ``words`` of its own, which tells the end of the id
        and the arguments.
        """
        words = getattr(effect, "words", None)
        if words is not None:
            kind, args = words()
        else:
            kind, args = kind_of(effect), fields_of(effect)
        return self.text(f"effect-{kind}", **args)

    def _named(self, value: Any) -> int | str | Message | Seat:
        if isinstance(value, str):
            return self.name(value)
        if isinstance(value, tuple | list):
            return self.names(list(value))
        return value  # type: ignore[no-any-return]


def kind_of(effect: object) -> str:
    """The name of an effect's class in texts and component listings: CoinsPer -> coins_per."""
    return snake(type(effect).__name__)


def fields_of(effect: object) -> Args:
    """The fields of an effect, in order: of a msgspec struct, a dataclass, or a plain class with annotations."""
    names: tuple[str, ...] = getattr(effect, "__struct_fields__", ()) or getattr(effect, "__match_args__", ())
    return {name: getattr(effect, name) for name in names}
