"""How the view of a game becomes a row of numbers, found out once from its types and from a few games at random.

The types say what is a number, a word, a seat or a list; the games say which words are heard where, how large numbers
grow, and which lists have an entry for every seat. A word that was heard stands for all components of its sort, so
that a card does not have to turn up to get its place.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from msgspec import inspect

from ecumene.envs import places
from ecumene.envs.places import Place, Plan
from ecumene.kernel import Game, Options, Rng, State
from ecumene.kernel.decisions import any_of

_NUMBERS = (inspect.IntType, inspect.FloatType, inspect.BoolType)
#: Longer lists without names are cut; none of ours is ever so long.
_LONGEST = 24
#: Lists of numbers up to this are counted by value.
_SMALL = 12
#: Which moments of a game are listened to.
_EVERY = 4
_MOMENTS = 250
#: What tells components of one kind apart.
_SORTS = ("family", "color", "kind", "type", "category")


class Heard:
    """What was heard in one field of the views."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.largest = 0.0
        self.lengths: set[tuple[int, int]] = set()  # with how many players, how long

    def by_seat(self) -> bool:
        """Whether a list has an entry for every seat."""
        players = {players for players, _ in self.lengths}
        return len(players) > 1 and all(players == length for players, length in self.lengths)

    def longest(self) -> int:
        return min(max((length for _, length in self.lengths), default=1), _LONGEST)

    def fixed(self) -> bool:
        return len({length for _, length in self.lengths}) == 1

    def scale(self) -> float:
        return max(self.largest, 1.0) if self.lengths or self.largest else 10.0


class Listener:
    """Hears the views of a game, then plans their places."""

    def __init__(self, game: Game, players: int, options: Options) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.type = inspect.type_info(game.view)
        self.heard: defaultdict[str, Heard] = defaultdict(Heard)
        self.sorts = component_sorts(game)
        self._in_table = False  # tables inside of tables would grow beyond measure
        self._listen()

    def plan(self) -> Plan:
        return Plan(self._place(self.type, "", ""), self.players, self.game.players[-1])

    # Listening

    def _listen(self) -> None:
        others = [players for players in (self.players + 1, self.players - 1) if players in self.game.players]
        for number, players in enumerate([self.players, self.players, *others[:1]]):
            self._listen_to(self.game.new(players, self.options, f"listening {number}"), players)

    def _listen_to(self, state: State, players: int) -> None:
        rng = Rng("listening")
        decisions = moments = 0
        while not state.over:
            seat = state.to_move()[0]
            if decisions % _EVERY == 0 and moments < _MOMENTS:
                self._hear(self.type, "", state.view(seat), players, seat)
                moments += 1
            state.apply(seat, any_of(state.legal(seat), self.game.catalogue.resigning, rng))
            decisions += 1
        self._hear(self.type, "", state.view(0), players, 0)

    def _hear(self, kind: inspect.Type, name: str, value: Any, players: int, reader: int) -> None:
        kind = one_kind(kind)
        if value is None or seat_marked(kind):
            return
        kind, heard = plain(kind), self.heard[name]
        if isinstance(kind, _NUMBERS):
            heard.largest = max(heard.largest, abs(float(value)))
        elif isinstance(value, str):
            heard.words.add(value)
        elif isinstance(kind, inspect.StructType):
            for field in kind.fields:
                self._hear(field.type, f"{name}.{field.name}", getattr(value, field.name), players, reader)
        elif isinstance(value, dict):
            heard.words.update(str(key) for key in value)
            heard.largest = max([heard.largest, *(abs(float(n)) for n in value.values() if isinstance(n, int | float))])
        else:
            self._hear_list(kind, name, value, players, reader)

    def _hear_list(self, kind: inspect.Type, name: str, value: Any, players: int, reader: int) -> None:
        self.heard[name].lengths.add((players, len(value)))
        item = item_of(kind)
        owned = has_seats(item)
        for index, part in enumerate(value):
            whose = ".own" if owned and index == reader else ".other" if owned else ".0"
            self._hear(item, name + whose, part, players, reader)

    # Planning: ``path`` is where the field was heard, ``label`` what its places are called

    def _place(self, kind: inspect.Type, path: str, label: str) -> Place:
        missing = isinstance(kind, inspect.UnionType) and any(isinstance(part, inspect.NoneType) for part in kind.types)
        kind = one_kind(kind)
        if missing:
            single = seat_marked(kind) or is_word(plain(kind))
            return places.Maybe(label, self._place(kind, path, label), marked=not single)
        if seat_marked(kind):
            return places.SeatPlace(label, self.players)
        return self._plain_place(plain(kind), path, label)

    def _plain_place(self, kind: inspect.Type, path: str, label: str) -> Place:
        if isinstance(kind, _NUMBERS):
            return places.Number(label, 1.0 if isinstance(kind, inspect.BoolType) else self.heard[path].scale())
        if is_word(kind):
            words, closed = self._words(kind, path)
            return places.Word(label, words, closed)
        if isinstance(kind, inspect.StructType):
            return self._struct(kind, path, label, "")
        if isinstance(kind, inspect.DictType):
            words, closed = self._words(plain(kind.key_type), path)
            if is_word(plain(kind.value_type)):
                return places.Words(label, words, closed)
            return places.Amounts(label, words, closed, self.heard[path].scale())
        return self._list(item_of(kind), path, label)

    def _struct(self, kind: inspect.StructType, path: str, label: str, without: str) -> Place:
        fields = [field for field in kind.fields if field.name != without]
        dot = f"{label}." if label else ""
        parts = [self._place(field.type, f"{path}.{field.name}", f"{dot}{field.name}") for field in fields]
        return places.Struct([field.name for field in fields], parts)

    def _list(self, item: inspect.Type, path: str, label: str) -> Place:
        heard, below = self.heard[path], f"{path}.0"
        if only_words(item):
            while not is_word(plain(item)):
                item, below = item_of(plain(item)), f"{below}.0"
            words, closed = self._words(plain(item), below)
            return places.Words(label, words, closed)
        if seat_marked(item):
            return places.SeatPlaces(label, self.players)
        if has_seats(item):
            others = [self._place(item, f"{path}.other", f"{label}.+{i}") for i in range(1, self.players)]
            return places.BySeat(self._place(item, f"{path}.own", f"{label}.+0"), others)
        if heard.by_seat():
            every = [self._place(item, below, f"{label}.+{i}") for i in range(self.players)]
            return places.BySeat(every[0], every[1:])
        if isinstance(item, inspect.StructType) and (key := key_of(item)) is not None:
            words, closed = self._words(plain(key.type), f"{below}.{key.name}")
            if self._in_table:
                return places.Names(label, key.name, words, closed)
            self._in_table = True
            inner = self._struct(item, below, "", key.name)
            self._in_table = False
            return places.ByName(label, key.name, words, closed, inner)
        if isinstance(plain(item), _NUMBERS) and not heard.fixed() and self.heard[below].largest <= _SMALL:
            return places.Tally(label, int(self.heard[below].largest))
        return places.InOrder([self._place(item, below, f"{label}.{i}") for i in range(heard.longest())])

    def _words(self, kind: inspect.Type, path: str) -> tuple[list[str], bool]:
        """The words of a field, and whether there can be no others."""
        if isinstance(kind, inspect.LiteralType):
            return [str(word) for word in kind.values], True
        if isinstance(kind, inspect.EnumType):
            return [str(one.value) for one in kind.cls], True
        words = self.heard[path].words
        sorts = {self.sorts[word] for word in words if word in self.sorts}
        return sorted(words | {word for word, sort in self.sorts.items() if sort in sorts}), False


def component_sorts(game: Game) -> dict[str, str]:
    """The sort of every component: its kind in the box, and what tells it apart there."""
    sorts = {}
    for kind, components in game.components().items():
        for component in components:
            marks = [str(component[mark]) for mark in _SORTS if isinstance(component.get(mark), str)]
            sorts[str(component["id"])] = " ".join([kind, *marks])
    return sorts


def plain(kind: inspect.Type) -> inspect.Type:
    """A type without the mark that it is a seat or a component."""
    return kind.type if isinstance(kind, inspect.Metadata) else kind


def one_kind(kind: inspect.Type) -> inspect.Type:
    """Of something that may be missing: what it is when it is there. Words of several kinds are one kind."""
    if not isinstance(kind, inspect.UnionType):
        return kind
    kinds = [part for part in kind.types if not isinstance(part, inspect.NoneType)]
    literals = [part for part in kinds if isinstance(part, inspect.LiteralType)]
    if len(literals) == len(kinds):
        return inspect.LiteralType(tuple(value for part in literals for value in part.values))
    return kinds[0]


def seat_marked(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.Metadata) and (kind.extra_json_schema or {}).get("x-type") == "seat"


def is_word(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.StrType | inspect.LiteralType | inspect.EnumType)


def item_of(kind: inspect.Type) -> inspect.Type:
    assert isinstance(kind, inspect.ListType | inspect.VarTupleType)
    return kind.item_type


def only_words(kind: inspect.Type) -> bool:
    kind = plain(kind)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return only_words(kind.item_type)
    return is_word(kind)


def has_seats(kind: inspect.Type) -> bool:
    """Whether there is one of these for every player."""
    return isinstance(kind, inspect.StructType) and any(field.name == "seat" for field in kind.fields)


def key_of(kind: inspect.StructType) -> inspect.Field | None:
    """The word by which things of a list are known: the first that is always there."""
    return next((field for field in kind.fields if is_word(plain(field.type))), None)
