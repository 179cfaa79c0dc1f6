"""A game as such: its name, its sizes, its options, its actions, and how to set it up."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

import msgspec

from ecumene.kernel.actions import Action, Catalogue
from ecumene.kernel.errors import BadOptions
from ecumene.kernel.journal import SEAT_FACTS, Event, Journal
from ecumene.kernel.messages import Message, SeatName
from ecumene.kernel.rng import Rng
from ecumene.kernel.state import State


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of a game's options: typed fields with defaults."""


class Game(ABC):
    """One rulebook. A game package offers a single instance of its subclass as ``GAME``."""

    slug: ClassVar[str]
    #: Part of every record. Raise it whenever the same actions could lead elsewhere.
    version: ClassVar[int]
    players: ClassVar[range]
    options: ClassVar[type[Options]] = Options
    #: Score categories in the order of the score sheet.
    categories: ClassVar[tuple[str, ...]] = ()
    #: Fields of the dump that hold something hidden from somebody: samples must vary each of them. Empty: nothing is
    #: ever hidden. None: something is, without saying where.
    hidden: ClassVar[tuple[str, ...] | None] = None

    @abstractmethod
    def all_actions(self) -> list[Action]:
        """Every action the game can ever offer, in the order of their ids."""

    @abstractmethod
    def set_up(self, players: int, options: Any, rng: Rng, journal: Journal | None) -> State:
        """The state before the first decision. Number of players and option types are already checked."""

    @abstractmethod
    def components(self) -> dict[str, list[dict[str, Any]]]:
        """Everything in the box as plain data, by kind."""

    @cached_property
    def catalogue(self) -> Catalogue:
        return Catalogue(self.all_actions())

    def new(
        self,
        players: int,
        options: Mapping[str, Any] | Options | None = None,
        seed: int | str = 0,
        *,
        journal: bool = False,
    ) -> State:
        """A fresh game. The same arguments always give the same game."""
        self.check_players(players)
        return self.set_up(players, self.read_options(options), Rng(seed), Journal() if journal else None)

    def check_players(self, players: int) -> None:
        """Raise ``BadOptions`` unless the game can be played by so many."""
        if players not in self.players:
            least, most = self.players[0], self.players[-1]
            raise BadOptions(
                Message("bad-players", {"game": self.name_of(), "given": players, "least": least, "most": most})
            )

    def read_options(self, given: Mapping[str, Any] | Options | None) -> Options:
        """Options as the game's own type; raises ``BadOptions`` saying what is wrong with them."""
        if isinstance(given, self.options):
            return given
        try:
            return msgspec.convert(dict(given or {}), self.options)  # type: ignore[arg-type]
        except (msgspec.ValidationError, TypeError, ValueError) as error:
            raise BadOptions(Message("bad-options", {"game": self.name_of(), "problem": str(error)})) from None

    def name_of(self, component: str = "") -> Message:
        """The name of a component in words, or of the game itself."""
        return Message(f"{self.slug}-{component}" if component else self.slug)

    def narrate(self, event: Event) -> Message:
        """An event in words: seats become names, component ids become their names."""
        args: dict[str, int | str | Message | SeatName] = {}
        for name, fact in event.facts.items():
            if isinstance(fact, str):
                args[name] = self.name_of(fact)
            else:
                args[name] = SeatName(fact) if name in SEAT_FACTS else fact
        return Message(f"{self.slug}-event-{event.kind}", args)

    def __getstate__(self) -> dict[str, Any]:
        """Sent to another process without the catalogue, which is sooner made anew than carried."""
        return {name: value for name, value in vars(self).items() if name != "catalogue"}

    def __repr__(self) -> str:
        return f"<{self.slug}, {self.players[0]} to {self.players[-1]} players>"
