"""A game as such: its name, its sizes, its options, its actions, and how to set it up."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, Literal

import msgspec

from ecumene.kernel.actions import Catalogue
from ecumene.kernel.errors import BadOptions
from ecumene.kernel.journal import Journal
from ecumene.kernel.messages import Message
from ecumene.kernel.rng import Rng
from ecumene.kernel.speech import Speech
from ecumene.kernel.state import State

Heading = Literal["age", "turn"]
Headings = Mapping[str, Heading]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of a game's options: typed fields with defaults."""


class Game(ABC):
    """One rulebook. A game package offers a single instance of its subclass as ``GAME``."""

    slug: ClassVar[str]
    #: The rules of new games; part of every record. Raise it whenever the same actions could lead elsewhere.
    version: ClassVar[int]
    #: The oldest rules under which a game can still be played on; what has changed since asks for ``state.rules``.
    oldest: ClassVar[int] = 1
    players: ClassVar[range]
    options: ClassVar[type[Options]] = Options
    #: Everything a player can ever do.
    catalogue: ClassVar[Catalogue]
    #: What ``State.view`` returns.
    view: ClassVar[type[msgspec.Struct]]
    #: Score categories in the order of the score sheet.
    categories: ClassVar[tuple[str, ...]] = ()
    #: The kinds of events with which an age or a turn begins: headings of the log, marks of a replay.
    headings: ClassVar[Headings] = {}
    #: Figures by which players compare their seats: fields of the struct that a view has for every seat, a number each,
    #: or a mapping of names to numbers.
    ratings: ClassVar[tuple[str, ...]] = ()
    #: Facts of components that are drawn and not read: outlines, places on a map.
    drawn: ClassVar[tuple[str, ...]] = ()
    #: Fields of the dump that hold something hidden from somebody: samples must vary each of them. Empty: nothing is
    #: ever hidden. None: something is, without saying where.
    hidden: ClassVar[tuple[str, ...] | None] = None

    @abstractmethod
    def blank(self, players: int, rng: Rng) -> State:
        """An empty state of the game."""

    @abstractmethod
    def set_up(self, state: Any, options: Any) -> None:
        """Lay out a blank state up to the first decision. Number of players and option types are already checked."""

    @abstractmethod
    def components(self) -> dict[str, list[dict[str, Any]]]:
        """Everything in the box as plain data, by kind; ``words`` of a component tell its effects to people."""

    @cached_property
    def speech(self) -> Speech:
        return Speech(self.slug)

    @cached_property
    def default_options(self) -> Options:
        return self.options()

    def new(
        self,
        players: int,
        options: Mapping[str, Any] | Options | None = None,
        seed: int | str = 0,
        *,
        journal: bool = False,
        rules: int | None = None,
    ) -> State:
        """A fresh game, by the newest rules unless others are asked for. Equal arguments always give the same game."""
        self.check_players(players)
        state = self.blank(players, Rng(seed))
        state.rules = self.version if rules is None else rules
        state.journal = Journal() if journal else None
        self.set_up(state, self.read_options(options))
        return state

    def check_players(self, players: int) -> None:
        """Raise ``BadOptions`` unless the game can be played by so many."""
        if players not in self.players:
            least, most = self.players[0], self.players[-1]
            raise BadOptions(
                Message("bad-players", {"game": self.name_of(), "given": players, "least": least, "most": most})
            )

    def read_options(self, given: Mapping[str, Any] | Options | None) -> Options:
        """Options as the game's own type; raises ``BadOptions`` saying what is wrong with them."""
        if given is None:
            return self.default_options
        if isinstance(given, self.options):
            return given
        try:
            return msgspec.convert(dict(given), self.options)  # type: ignore[arg-type]
        except (msgspec.ValidationError, TypeError, ValueError) as error:
            raise BadOptions(Message("bad-options", {"game": self.name_of(), "problem": str(error)})) from None

    def name_of(self, component: str = "") -> Message:
        """The name of a component in words, or of the game itself."""
        return self.speech.name(component) if component else Message(self.slug)

    def __repr__(self) -> str:
        return f"<{self.slug}, {self.players[0]} to {self.players[-1]} players>"
