"""What a card is: an immutable value, read by `components` and by the tables of the rules."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.effects import Effect
from ecumene.games.through_the_ages.gives import Gives

#: How many of a card are in the deck with 2, 3 and 4 players.
ONE: Final = (1, 1, 1)
TWO: Final = (2, 2, 2)
ON_THE_BOARD: Final = (0, 0, 0)
FROM_THREE: Final = (0, 1, 1)


class Card:
    """One printed card; several copies may lie in a deck."""

    def __init__(
        self,
        id: str,
        family: int,
        age: int,
        *printed: Gives | Effect,
        copies: tuple[int, int, int] = ONE,
        science: int = 0,
        revolution: int = 0,
        cost: int = 0,
        stages: tuple[int, ...] = (),
        sides: tuple[tuple[Gives, ...], ...] = (),
    ) -> None:
        self.id = id
        self.family = family
        self.age = age
        self.copies = copies
        #: Science cost, and the lower one of a revolution.
        self.science = science
        self.revolution = revolution
        #: Resources for a building or unit; military actions for an aggression, war or tactic.
        self.cost = cost
        #: Resources for each stage of a wonder.
        self.stages = stages
        #: What each worker on it gives (worker cards) or the card itself while it is in play.
        self.gives = tuple(given for given in printed if isinstance(given, Gives))
        #: What a pact gives: one entry for both parties alike, or one for side A and one for side B.
        self.sides = sides
        #: What happens when it is played, revealed, colonized or completed.
        self.effects = tuple(effect for effect in printed if isinstance(effect, Effect))

    def traits(self) -> dict[int, int]:
        return sums(self.gives)

    def side(self, number: int) -> dict[int, int]:
        """The traits of a party of a pact: 0 for side A, 1 for side B."""
        return sums(self.sides[min(number, len(self.sides) - 1)]) if self.sides else {}


def sums(gives: tuple[Gives, ...]) -> dict[int, int]:
    """What several typed values add to their owner's traits."""
    return {trait: amount for given in gives for trait, amount in given.traits().items()}
