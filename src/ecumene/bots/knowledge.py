"""All that a bot is given: what its seat sees, what it may do, and possible worlds. Never the true state."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Protocol

from ecumene.kernel import Event, Game, Offer, Rng, State


class Knowledge:
    """What one seat knows, and a sampler of complete states that agree with it."""

    __slots__ = ("__state", "game", "players", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.__state = state
        self.game: Game = state.game
        self.players = state.players
        self.seat = seat

    def view(self) -> Any:
        """The seat's view, a struct of the game."""
        return self.__state.view(self.seat)

    def legal(self) -> list[int]:
        """The ids of all actions the seat may take now."""
        return list(self.__state.legal(self.seat))

    def offers(self) -> list[Offer]:
        """The same actions with their prices and what they would bring."""
        return self.__state.offers(self.seat)

    def happened(self, since: int = 0) -> tuple[list[Event], int]:
        """What the seat saw happen since a moment, and the name of the present one; nothing if no journal is kept."""
        journal = self.__state.journal
        if journal is None:
            return [], 0
        return journal.seen_by(self.seat, since), len(journal.events)

    def sample(self, rng: Rng) -> State:
        """A whole state drawn from all that agree with what the seat knows. It is the caller's to play with."""
        return self.__state.sample(self.seat, rng)


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: seconds of the clock, or a number of simulations (the same answer every time)."""

    seconds: float | None = None
    simulations: int | None = None

    def times(self, ease: float) -> Budget:
        """So many times as much."""
        sims = None if self.simulations is None else max(1, round(self.simulations * ease))
        return Budget(None if self.seconds is None else self.seconds * ease, sims)

    def watch(self) -> Watch:
        return Watch(self)


class Watch:
    """A budget being spent."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._start = time.monotonic()
        self._spent = 0

    def spend(self, simulations: int) -> None:
        self._spent += simulations

    def over(self, share: float = 1.0) -> bool:
        """Whether this share of the budget is gone."""
        budget = self._budget
        if budget.simulations is not None and self._spent >= share * budget.simulations:
            return True
        return budget.seconds is not None and time.monotonic() - self._start >= share * budget.seconds


class Bot(Protocol):
    """Anything that can decide. The same knowledge, random stream and number of simulations: the same action."""

    @property
    def budget(self) -> Budget:
        """How long it thinks unless told otherwise."""

    @property
    def instant(self) -> bool:
        """Whether it answers so fast that it needs no process of its own."""

    def choose(self, knowledge: Knowledge, rng: Rng, budget: Budget | None = None) -> int:
        """The id of the action taken."""
