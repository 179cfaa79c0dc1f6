"""What a city's chance to win is read from: the numbers of its board as the search sees them, and its next hands."""

from __future__ import annotations

from typing import Final, cast

from ecumene.games.seven_wonders.features import OWN, own_features
from ecumene.games.seven_wonders.judgement import receiver, wanted_by
from ecumene.games.seven_wonders.scoring import score
from ecumene.games.seven_wonders.state import Position
from ecumene.kernel import State

_HANDS: Final = ("best in hand", "second in hand", "all in hand", "best to come", "all to come")
NAMES: Final = ("score", *OWN, "shields of neighbours", "science to grow", *_HANDS)
PARTS: Final = 6


def part(state: State) -> int:
    """Two parts an age."""
    position = cast(Position, state)
    return 2 * (position.age - 1) + (position.turn > 3)


def row(state: State, seat: int) -> list[float]:
    position = cast(Position, state)
    own = own_features(position, seat)[: len(OWN)]
    left, right = position.cities[position.left(seat)], position.cities[position.right(seat)]
    conflicts = 4 - position.age  # still to be fought
    return [
        float(sum(score(position, seat))),
        *own,
        float(left.shields + right.shields),
        conflicts * own[OWN.index("next symbol")],
        *_hands(position, seat),
    ]


def _hands(position: Position, seat: int) -> list[float]:
    """What was dealt: what the cards in hand, and those that come next, are worth to the city."""
    here = _worths(position, seat, seat)
    giver = next((other for other in range(position.players) if receiver(position, other) == seat), seat)
    coming = _worths(position, seat, giver) if giver != seat else [0.0, 0.0]
    return [here[0], here[1], sum(here), coming[0], sum(coming)]


def _worths(position: Position, seat: int, holder: int) -> list[float]:
    return [*sorted((wanted_by(position, seat, card) for card in position.hands[holder]), reverse=True), 0.0, 0.0]
