"""What a player of Hadara can do: one class per verb."""

from __future__ import annotations

from typing import Annotated, Final, Self

from ecumene.games.hadara.cards import CARDS
from ecumene.games.hadara.components import (
    COLONY_STACKS,
    FACES,
    STATUES,
    TRACKS,
    Color,
    Face,
    SideLetter,
    Track,
)
from ecumene.kernel.actions import Action, Catalogue

Card = Annotated[str, tuple(card.id for card in CARDS)]
Colony = Annotated[str, tuple(stack.id for stack in COLONY_STACKS)]


class Side(Action, frozen=True):
    """Play this side of the start card."""

    side: SideLetter

    def touches(self) -> tuple[str, ...]:
        return (f"side_{self.side}",)


class Wheel(Action, frozen=True):
    """Set the wheel so that one's own crest points at this deck."""

    deck: Color


class OfCard(Action, frozen=True):
    """Something done with an epoch card."""

    card: Card


class Buy(OfCard, frozen=True):
    """Buy the card; in phase A the other drawn card is discarded."""


class Sell(OfCard, frozen=True):
    """Sell the card; in phase A the other drawn card is discarded."""


class Remove(OfCard, frozen=True):
    """Remove one of one's own cards, for lack of food."""


class OfTrack(Action, frozen=True):
    """Something done with a bonus tile of a track."""

    track: Track


class Tile(OfTrack, frozen=True):
    """Lay an unused bonus tile onto the card just bought."""


class Silver(OfTrack, frozen=True):
    """Buy a silver medal and lay a bonus tile of this track onto it."""


class OfColony(Action, frozen=True):
    """Something done with the top colony of a stack."""

    colony: Colony


class Plunder(OfColony, frozen=True):
    """Capture the top colony of the stack and plunder it."""


class Annex(OfColony, frozen=True):
    """Capture the top colony of the stack and annex it."""


class Build(Action, frozen=True):
    """Build the statue with this bonus tile, face up for the track or face down for points."""

    statue: str
    track: Track
    face: Face

    def touches(self) -> tuple[str, ...]:
        return (self.statue, self.track)

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(statue.id, track, face) for statue in STATUES for face in FACES for track in TRACKS]


class Pay(Action, frozen=True):
    """Pay instead of removing a card."""


class Gold(Action, frozen=True):
    """Buy a gold medal."""


class Pass(Action, frozen=True):
    """Capture, build or buy nothing more in this step."""


CATALOGUE: Final = Catalogue(Side, Wheel, Buy, Sell, Tile, Plunder, Annex, Build, Remove, Pay, Silver, Gold, Pass)
