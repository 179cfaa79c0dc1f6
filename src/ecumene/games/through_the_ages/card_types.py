"""What a card is: small immutable values, read by `components` and by the tables of the rules."""

from __future__ import annotations

from typing import NamedTuple

from ecumene.games.through_the_ages.traits import ALL, ALWAYS

#: What a card gives: trait -> amount.
Gives = dict[int, int]


class Effect(NamedTuple):
    """Something that happens once: what, how much, and for whom where the card says so."""

    what: int
    numbers: tuple[int, ...] = ()
    who: int = ALL
    when: int = ALWAYS


class Card(NamedTuple):
    """One printed card; several copies may lie in a deck."""

    id: str
    family: int
    age: int
    #: How many are in the deck with 2, 3 and 4 players.
    copies: tuple[int, int, int]
    #: Science cost, and the lower one of a revolution.
    science: int = 0
    revolution: int = 0
    #: Resources for a building or unit; military actions for an aggression, war or tactic.
    cost: int = 0
    #: What each worker on it gives (worker cards) or the card itself.
    gives: Gives = {}  # noqa: RUF012  never mutated
    #: Resources for each stage of a wonder.
    stages: tuple[int, ...] = ()
    #: Fewer civil actions for taking it in a turn in which the leader was replaced.
    row_discount: int = 0
    #: Units of an army: infantry, cavalry, artillery; its strength, and the strength when obsolete.
    army: tuple[int, int, int] = (0, 0, 0)
    strength: int = 0
    obsolete: int = 0
    #: A bonus card's two values.
    defense: int = 0
    colonization: int = 0
    #: A pact's sides, and what it says about attacks between its parties.
    side_a: Gives = {}  # noqa: RUF012
    side_b: Gives = {}  # noqa: RUF012
    has_sides: bool = False
    forbids_attack: bool = False
    ends_on_attack: bool = False
    #: What happens when it is played, revealed, colonized or completed.
    effects: tuple[Effect, ...] = ()
