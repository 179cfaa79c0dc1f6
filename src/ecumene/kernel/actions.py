"""Actions: immutable typed values, each with a notation, a JSON form and an integer id in its game's catalogue.

A verb is declared once, as a class: its name is the verb, its fields are what the action names, and their types say
what that may be. All its actions, their ids, notation and the integer tables of the rules follow from that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Annotated, Any, ClassVar, Literal, Self, get_args, get_origin, get_type_hints

import msgspec

from ecumene.kernel.errors import Illegal
from ecumene.kernel.messages import Message

#: Stands in integer tables where there is no such action, or where it names no such thing.
NO_ACTION = -1


class Action(msgspec.Struct, frozen=True, tag=str.lower, tag_field="do"):
    """Base of a game's actions. Fields are component ids, seats and small numbers; the class name is the verb."""

    #: Whether whoever does it leaves the game: nobody who chooses at random does so by chance.
    resigns: ClassVar[bool] = False

    @classmethod
    def every(cls) -> Iterable[Self]:
        """All actions of this verb in the order of their ids; a verb without fields is one action.

        As a rule all combinations of what the fields may be: ``Annotated[str, NAMES]``, or a ``Literal``.
        """
        types = get_type_hints(cls, include_extras=True)
        return [cls(*values) for values in product(*[_choices(name, types[name]) for name in cls.__struct_fields__])]

    @property
    def verb(self) -> str:
        return str(self.__struct_config__.tag)

    def __str__(self) -> str:
        """The notation: the verb and its fields in order. Override where the rulebook's words read better."""
        return " ".join([self.verb, *(str(value) for value in self.fields().values())])

    def fields(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__struct_fields__}

    def touches(self) -> tuple[str, ...]:
        """The components it names, so that a board can offer it where the player clicks."""
        return tuple(value for value in self.fields().values() if isinstance(value, str))


def _choices(name: str, type: Any) -> Iterable[Any]:
    """All that a field of this type may be."""
    if get_origin(type) is Literal:
        return get_args(type)
    if get_origin(type) is not Annotated:
        raise TypeError(f"the type of {name} does not say what it may be: {type}")
    choices: Iterable[Any] = get_args(type)[1]
    return choices


class Catalogue:
    """All actions a game can ever offer, in a stable order: the position is the id."""

    def __init__(self, *verbs: type[Action]) -> None:
        self.verbs = verbs
        self._actions: list[Action] = []
        self._ranges: dict[type[Action], range] = {}
        for verb in verbs:
            first = len(self._actions)
            self._actions += verb.every()
            self._ranges[verb] = range(first, len(self._actions))
        #: The id of the action by which one leaves the game, if there is one.
        self.resigning = next((i for i, action in enumerate(self._actions) if action.resigns), NO_ACTION)
        #: The notation of every action, by its id.
        self.notations = [str(action) for action in self._actions]
        self._ids = {notation: i for i, notation in enumerate(self.notations)}
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

    # Integer tables for the rules, made once from the classes

    def ids(self, verb: type[Action]) -> range:
        """The ids of a verb's actions."""
        return self._ranges[verb]

    def by(self, verb: type[Action], values: Sequence[Any]) -> list[int]:
        """For each value the id of the verb's action that names it, ``NO_ACTION`` where there is none."""
        return [self._ids.get(str(verb(value)), NO_ACTION) for value in values]

    def by_two(self, verb: type[Action], firsts: Sequence[Any], seconds: Sequence[Any]) -> list[list[int]]:
        """The same for verbs that name two things."""
        return [[self._ids.get(str(verb(first, second)), NO_ACTION) for second in seconds] for first in firsts]

    def verb_of(self) -> list[int]:
        """For each id the place of its verb in ``verbs``."""
        places = {verb: place for place, verb in enumerate(self.verbs)}
        return [places[type(action)] for action in self._actions]

    def named(self, field: str, values: Sequence[Any]) -> list[int]:
        """For each id the place of what it names in a field, ``NO_ACTION`` if it has no such field."""
        places = {value: place for place, value in enumerate(values)}
        return [places.get(getattr(action, field, None), NO_ACTION) for action in self._actions]
