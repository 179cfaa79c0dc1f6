"""What a card is. What it does once stands in the chapters of the rules, which know the cards by their numbers."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.gives import Gives
from ecumene.games.through_the_ages.traits import AGE_NAMES
from ecumene.kernel.values import Value

#: How many of a card are in the deck with 2, 3 and 4 players.
ONE: Final = (1, 1, 1)
TWO: Final = (2, 2, 2)
ON_THE_BOARD: Final = (0, 0, 0)
FROM_THREE: Final = (0, 1, 1)


class Card(Value):
    """One printed card; several copies may lie in a deck."""

    id: str
    family: int
    age: int
    #: What each worker on it gives (worker cards) or the card itself while it is in play.
    gives: tuple[Gives, ...] = ()
    copies: tuple[int, int, int] = ONE
    #: Science cost, and the lower one of a revolution.
    science: int = 0
    revolution: int = 0
    #: Resources for a building or unit; military actions for an aggression, war or tactic.
    cost: int = 0
    #: Resources for each stage of a wonder.
    stages: tuple[int, ...] = ()
    #: What a pact gives: one entry for both parties alike, or one for side A and one for side B.
    sides: tuple[tuple[Gives, ...], ...] = ()

    def traits(self) -> dict[int, int]:
        return sums(self.gives)

    def side(self, number: int) -> dict[int, int]:
        """The traits of a party of a pact: 0 for side A, 1 for side B."""
        return sums(self.sides[min(number, len(self.sides) - 1)]) if self.sides else {}


def of_ages(name: str, family: int, **copies: tuple[int, int, int]) -> tuple[Card, ...]:
    """Cards of one name, by their ages."""
    return tuple(Card(f"{name}_{age}", family, AGE_NAMES.index(age), copies=n) for age, n in copies.items())


def sums(gives: tuple[Gives, ...]) -> dict[int, int]:
    """What several typed values add to their owner's traits."""
    return {trait: amount for given in gives for trait, amount in given.traits().items()}
