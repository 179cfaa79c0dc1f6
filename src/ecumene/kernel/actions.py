"""Actions: immutable typed values, each with a notation, a JSON form and an integer id in its game's catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from ecumene.kernel.errors import Illegal
from ecumene.kernel.messages import Message


class Action(msgspec.Struct, frozen=True, tag=str.lower, tag_field="do"):
    """Base of a game's actions. Fields are component ids and small numbers; the class name is the verb."""

    @property
    def verb(self) -> str:
        return str(self.__struct_config__.tag)

    def __str__(self) -> str:
        """The notation: the verb and its fields in order. Override where the rulebook's words read better."""
        return " ".join([self.verb, *(str(getattr(self, name)) for name in self.__struct_fields__)])

    def touches(self) -> tuple[str, ...]:
        """The components it names, so that a board can offer it where the player clicks."""
        values = (getattr(self, name) for name in self.__struct_fields__)
        return tuple(value for value in values if isinstance(value, str))


class Catalogue:
    """All actions a game can ever offer, in a stable order: the position is the id."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self._actions = tuple(actions)
        self._ids = {str(action): i for i, action in enumerate(self._actions)}
        if len(self._ids) != len(self._actions):
            raise ValueError("two actions share a notation")

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __getitem__(self, id: int) -> Action:
        return self._actions[id]

    def id(self, action: Action | str | int) -> int:
        """The id of an action given as value, notation or id."""
        if isinstance(action, int):
            if 0 <= action < len(self._actions):
                return action
            raise Illegal(Message("no-such-action", {"action": hex(action)[:20]}))
        try:
            return self._ids[" ".join(str(action).split())]
        except KeyError:
            raise Illegal(Message("no-such-action", {"action": str(action)[:80]})) from None
