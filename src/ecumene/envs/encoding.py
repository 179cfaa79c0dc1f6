"""A seat's view as a vector of numbers: every field of the view has its place, named by ``Encoder.names``.

First come the number of players and which seat it is. Numbers and truth values are one place each. A word (a
component's id, a colour …) is its number in the game's vocabulary, from 1; one that is not there has a number beyond,
by its check sum. A list of words has a place for each word and counts them, a table of words holds its numbers there.
Lists of other things are padded to a fixed length. What may be missing has a place that says whether it is there.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
import numpy as np
from msgspec import inspect
from numpy.typing import NDArray

from ecumene.kernel import Game, Rng, State
from ecumene.kernel.playout import any_of

Vector = NDArray[np.float32]
Write = Callable[[Any, Vector, int], None]

_WORDS = (inspect.StrType, inspect.LiteralType, inspect.EnumType)
_NUMBERS = (inspect.IntType, inspect.FloatType, inspect.BoolType)
#: Longer lists are cut; none of ours is ever so long.
_LONGEST = 24
_STRANGERS = 1000


class Field:
    """A part of a view: how many places it takes, what they are called, and how they are filled."""

    def __init__(self, names: list[str], write: Write) -> None:
        self.names = names
        self.write = write


class Encoder:
    """Turns the views of a game into vectors of one length, whatever the number of players."""

    def __init__(self, game: Game) -> None:
        self.words = {word: i for i, word in enumerate(vocabulary(game))}
        self.most_players = game.players[-1]
        view = type(game.new(game.players[0]).view(0))
        field = self._field(inspect.type_info(view), "")
        seats = [f"seat={seat}" for seat in range(self.most_players)]
        self.names: tuple[str, ...] = ("players", *seats, *field.names)
        self._write = field.write

    def __len__(self) -> int:
        return len(self.names)

    def encode(self, state: State, seat: int) -> Vector:
        vector: Vector = np.zeros(len(self.names), dtype=np.float32)
        vector[0] = state.players
        vector[1 + seat] = 1.0
        self._write(msgspec.to_builtins(state.view(seat)), vector, 1 + self.most_players)
        return vector

    def _field(self, kind: inspect.Type, name: str) -> Field:
        kind = _plain(kind)
        if isinstance(kind, _NUMBERS):
            return Field([name], _write_number)
        if isinstance(kind, _WORDS):
            return Field([name], self._write_word)
        if isinstance(kind, inspect.UnionType):
            return self._union(kind, name)
        if isinstance(kind, inspect.StructType):
            return self._struct(kind, name)
        if isinstance(kind, inspect.DictType):
            return Field(self._spread(name), self._write_table)
        if isinstance(kind, inspect.ListType | inspect.VarTupleType):
            if _only_words(kind.item_type):
                return Field(self._spread(name), self._write_count)
            places = self.most_players if _is_seat(kind.item_type) else _LONGEST
            return self._list([self._field(kind.item_type, f"{name}.{i}") for i in range(places)])
        if isinstance(kind, inspect.TupleType):
            return self._list([self._field(item, f"{name}.{i}") for i, item in enumerate(kind.item_types)])
        return Field([], _write_nothing)

    def _spread(self, name: str) -> list[str]:
        return [f"{name}={word}" for word in self.words]

    def _union(self, kind: inspect.UnionType, name: str) -> Field:
        """Something that may be missing; of several possible kinds the first one that is not None."""
        inner = self._field(next(part for part in kind.types if not isinstance(part, inspect.NoneType)), name)

        def write(value: Any, vector: Vector, at: int) -> None:
            if value is not None:
                vector[at] = 1.0
                inner.write(value, vector, at + 1)

        return Field([f"{name}?", *inner.names], write)

    def _struct(self, kind: inspect.StructType, name: str) -> Field:
        parts = [
            (part.encode_name, self._field(part.type, f"{name}.{part.name}" if name else part.name))
            for part in kind.fields
        ]

        def write(value: Any, vector: Vector, at: int) -> None:
            for key, part in parts:
                if key in value:
                    part.write(value[key], vector, at)
                at += len(part.names)

        return Field([place for _, part in parts for place in part.names], write)

    def _list(self, places: list[Field]) -> Field:
        def write(value: Any, vector: Vector, at: int) -> None:
            for item, place in zip(value, places, strict=False):
                place.write(item, vector, at)
                at += len(place.names)

        return Field([name for place in places for name in place.names], write)

    def _write_word(self, value: Any, vector: Vector, at: int) -> None:
        word = str(value)
        place = self.words.get(word)
        vector[at] = 1 + (len(self.words) + zlib.crc32(word.encode()) % _STRANGERS if place is None else place)

    def _write_count(self, value: Any, vector: Vector, at: int) -> None:
        for item in value:
            if isinstance(item, list):
                self._write_count(item, vector, at)
            else:
                place = self.words.get(str(item))
                if place is not None:
                    vector[at + place] += 1.0

    def _write_table(self, value: Any, vector: Vector, at: int) -> None:
        for key, amount in value.items():
            place = self.words.get(str(key))
            if place is not None:
                vector[at + place] = amount if isinstance(amount, int | float) else 1.0


def _write_number(value: Any, vector: Vector, at: int) -> None:
    if isinstance(value, int | float):
        vector[at] = value


def _write_nothing(value: Any, vector: Vector, at: int) -> None:
    pass


def _plain(kind: inspect.Type) -> inspect.Type:
    """A type without the mark that it is a seat or a component."""
    return kind.type if isinstance(kind, inspect.Metadata) else kind


def _is_seat(kind: inspect.Type) -> bool:
    """Whether there is one of these for every player."""
    return isinstance(kind, inspect.StructType) and any(part.name == "seat" for part in kind.fields)


def _only_words(kind: inspect.Type) -> bool:
    kind = _plain(kind)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return _only_words(kind.item_type)
    return isinstance(kind, _WORDS)


def vocabulary(game: Game) -> list[str]:
    """Every word that names something in the box or on the score sheet, and what else is heard in play."""
    return sorted({*_strings(game.components()), *game.categories, *_heard(game)})


def _heard(game: Game) -> Iterator[str]:
    """The words of two games played at random, always the same ones: names of steps, of sides …"""
    for players in (game.players[0], game.players[-1]):
        rng = Rng("vocabulary")
        state = game.new(players, None, "vocabulary")
        while not state.over:
            seat = state.to_move()[0]
            yield from _values(msgspec.to_builtins(state.view(seat)))
            state.apply(seat, any_of(state.legal(seat), game.catalogue.resigning, rng))


def _values(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        if value and " " not in value:
            yield value
    elif isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _values(item)


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        if len(value) <= 40 and " " not in value:
            yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            if key in ("gives", "words"):
                continue
            if isinstance(item, int | float) and not isinstance(item, bool):
                yield str(key)
            yield from _strings(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _strings(item)


@cache
def encoder(game: Game) -> Encoder:
    return Encoder(game)
