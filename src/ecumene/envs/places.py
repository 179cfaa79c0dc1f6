# Compiled by mypyc where a C compiler is present.
"""Parts of a view as places of a row of numbers: how many there are, what they are called, and how they are filled."""

from __future__ import annotations

from array import array
from typing import Any

from ecumene.kernel.state import State

#: What a word is counted as that was never heard in the field.
OTHER = "other"


class Place:
    """One part of a view. ``write`` adds to what is there, so that several things can share their places."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def write(self, value: Any, row: array[float], at: int, reader: int) -> None:
        raise NotImplementedError


class Number(Place):
    """A number or a truth value, divided by what is large for it."""

    def __init__(self, name: str, scale: float) -> None:
        super().__init__([name])
        self.scale = scale

    def write(self, value: Any, row: array[float], at: int, reader: int) -> None:
        row[at] += float(value) / self.scale


class Tally(Place):
    """A list of small numbers whose order says little: how many there are of each."""

    def __init__(self, name: str, most: int) -> None:
        super().__init__([f"{name}={n}" for n in range(most + 1)])
        self.most = most

    def write(self, value: Any, row: array[float], at: int, reader: int) -> None:
        for item in value:
            row[at + min(max(int(item), 0), self.most)] += 1.0


class Word(Place):
    """One word of several: a place for each, and one for any other."""

    def __init__(self, name: str, words: list[str], closed: bool) -> None:
        every = words if closed else [*words, OTHER]
        super().__init__([f"{name}={word}" for word in every])
        self.index = {word: i for i, word in enumerate(words)}
        self.other = len(every) - 1

    def write(self, value: Any, row: array[float], at: int, reader: int) -> None:
        row[at + self.index.get(str(value), self.other)] += 1.0


class Words(Word):
    """A list of words, or of lists of words: how often each is there."""

    def write(self, value: Any, row: array[float], at: int, reader: int) -> None:
        for item in value:
            if isinstance(item, str):
                row[at + self.index.get(item, self.other)] += 1.0
            else:
                self.write(item, row, at, reader)


class Names(Word):
    """A list of things that are known by a word, and only that counts."""

    def __init__(self, name: str, key: str, words: list[str], closed: bool) -> None:
        super().__init__(name, words, closed)
        self.key = key

    def write(self, value: Any, row: array[float], at: int, reader: int) -> None:
        for item in value:
            row[at + self.index.get(str(getattr(item, self.key)), self.other)] += 1.0


class Amounts(Word):
    """A table of numbers by words."""

    def __init__(self, name: str, words: list[str], closed: bool, scale: float) -> None:
        super().__init__(name, words, closed)
        self.scale = scale

    def write(self, value: Any, row: array[float], at: int, reader: int) -> None:
        for key, amount in value.items():
            row[at + self.index.get(str(key), self.other)] += float(amount) / self.scale


class SeatPlace(Place):
    """A seat, counted from the reader's: 0 is the reader."""

    def __init__(self, name: str, players: int) -> None:
        super().__init__([f"{name}=+{i}" for i in range(players)])
        self.players = players

    def write(self, value: Any, row: array[float], at: int, reader: int) -> None:
        row[at + (int(value) - reader) % self.players] += 1.0


class SeatPlaces(SeatPlace):
    """A list of seats."""

    def write(self, value: Any, row: array[float], at: int, reader: int) -> None:
        for seat in value:
            row[at + (int(seat) - reader) % self.players] += 1.0


class Maybe(Place):
    """What may be missing: a place says that it is there."""

    def __init__(self, name: str, inner: Place, marked: bool) -> None:
        super().__init__([f"{name}?", *inner.names] if marked else inner.names)
        self.inner = inner
        self.marked = 1 if marked else 0

    def write(self, value: Any, row: array[float], at: int, reader: int) -> None:
        if value is not None:
            if self.marked:
                row[at] += 1.0
            self.inner.write(value, row, at + self.marked, reader)


class Struct(Place):
    """Fields one after the other."""

    def __init__(self, fields: list[str], parts: list[Place]) -> None:
        super().__init__([name for part in parts for name in part.names])
        self.fields = fields
        self.parts = parts
        self.sizes = [len(part.names) for part in parts]

    def write(self, value: Any, row: array[float], at: int, reader: int) -> None:
        for i in range(len(self.fields)):
            self.parts[i].write(getattr(value, self.fields[i]), row, at, reader)
            at += self.sizes[i]


class InOrder(Place):
    """A list of fixed or greatest length: each has its places."""

    def __init__(self, parts: list[Place]) -> None:
        super().__init__([name for part in parts for name in part.names])
        self.parts = parts

    def write(self, value: Any, row: array[float], at: int, reader: int) -> None:
        for item, part in zip(value, self.parts, strict=False):
            part.write(item, row, at, reader)
            at += len(part.names)


class BySeat(Place):
    """A list with an entry for every seat, in their order: the reader's comes first, then clockwise."""

    def __init__(self, own: Place, others: list[Place]) -> None:
        super().__init__([name for part in (own, *others) for name in part.names])
        self.parts = [own, *others]
        self.starts = [0]
        for part in self.parts:
            self.starts.append(self.starts[-1] + len(part.names))

    def write(self, value: Any, row: array[float], at: int, reader: int) -> None:
        players = len(self.parts)
        for seat, item in enumerate(value):
            i = (seat - reader) % players
            self.parts[i].write(item, row, at + self.starts[i], reader)


class ByName(Place):
    """A list of things that are known by a word: places for every word; what has the same one is added up."""

    def __init__(self, name: str, key: str, words: list[str], closed: bool, inner: Place) -> None:
        every = words if closed else [*words, OTHER]
        parts = ["?", *(f".{part}" for part in inner.names)]
        super().__init__([f"{name}.{word}{part}" for word in every for part in parts])
        self.key = key
        self.index = {word: i for i, word in enumerate(words)}
        self.other = len(every) - 1
        self.inner = inner
        self.size = len(parts)

    def write(self, value: Any, row: array[float], at: int, reader: int) -> None:
        for item in value:
            place = at + self.size * self.index.get(str(getattr(item, self.key)), self.other)
            row[place] += 1.0
            self.inner.write(item, row, place + 1, reader)


class Plan:
    """A whole view as a row of numbers."""

    def __init__(self, view: Place, players: int, most_players: int) -> None:
        self.view = view
        self.share = players / most_players
        self.names: tuple[str, ...] = ("players", "asked", *view.names)
        self.blank = bytes(4 * len(self.names))

    def encode(self, state: State, seat: int) -> array[float]:
        row = array("f", self.blank)
        row[0] = self.share
        row[1] = 1.0 if state.asked(seat) else 0.0
        self.view.write(state.view(seat), row, 2, seat)
        return row
