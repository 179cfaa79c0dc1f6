# Compiled by mypyc where a C compiler is present.
"""For the bots: how long the game may last, and what gold, income, settlements and harm to others are worth by then.

Everything is counted in victory points at the end of the game. Only what everybody can see is read.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.civilization.components import TECHNOLOGIES_END_ERA
from ecumene.games.civilization.numbers import FERTILE, MODERN, RESOURCE_COUNT, TECHNOLOGY_COUNT
from ecumene.games.civilization.opinions import OF_HAND, Opinions
from ecumene.games.civilization.state import NO_END, NOT_IN_PLAY, Position

#: By length of the advanced game: about how many technologies are in play when it ends, whatever the number of players.
_TECHNOLOGIES_AT_THE_END: Final[list[int]] = [13, 22, 36]
#: How much a further point of a rival counts against a point of one's own at a table of two, three, …
HARM: Final[list[float]] = [0.0, 0.0, 0.8, 0.4, 0.3, 0.25, 0.2]


class Outlook:
    """What somebody of certain opinions expects of the rest of a game."""

    def __init__(self, state: Position, opinions: Opinions | None = None) -> None:
        if opinions is None:
            opinions = OF_HAND[state.prices()]
        self.opinions = opinions
        self.left = turns_left(state, opinions)
        #: What one more gold a turn is worth.
        self.earned = opinions.earned * self.left
        #: What harm to one rival is worth: the fewer there are, the more.
        self.swing = opinions.harm * HARM[len(state.playing())]


def turns_left(state: Position, opinions: Opinions | None = None) -> int:
    """A guess at how many turns are to come after this one: technologies end the game, and are bought at some pace."""
    if state.ending != NO_END:
        return 0
    pace = OF_HAND[state.prices()].pace if opinions is None else opinions.pace
    rest = state.last_turn() - state.turn
    if state.advanced:
        known = TECHNOLOGY_COUNT - state.technologies.count(NOT_IN_PLAY)
        return max(0, min(rest, max(1, round(pace * (_TECHNOLOGIES_AT_THE_END[state.length] - known)))))
    most = max([state.technologies_of_era(seat, state.era) for seat in range(state.players)])
    missing = TECHNOLOGIES_END_ERA - most + TECHNOLOGIES_END_ERA * (MODERN - state.era)
    return max(0, min(rest, int(pace * missing)))


def growth(state: Position, region: int, outlook: Outlook) -> float:
    """Gold a turn that a settlement yields more when it is one size larger."""
    thought = outlook.opinions
    return thought.rich_gold if state.advanced and state.resource_of(region) >= 0 else thought.size_gold


def stake(state: Position, region: int, outlook: Outlook) -> float:
    """What a settlement is worth to its owner: its points and the gold it yields to the end."""
    size = state.size[region]
    gold = growth(state, region, outlook) * size
    marker = state.marker[region]
    if state.face_up[region]:
        if marker < RESOURCE_COUNT:
            gold += outlook.opinions.resource_gold
        elif marker == FERTILE:
            gold += 1.0
    return outlook.opinions.size * size + outlook.earned * gold
