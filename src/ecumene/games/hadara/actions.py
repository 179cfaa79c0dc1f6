"""What a player of Hadara can do: the finite catalogue of actions."""

from __future__ import annotations

from typing import Final, Self

from ecumene.games.hadara.cards import CARDS
from ecumene.games.hadara.components import COLONY_STACKS, COLORS, STATUES, TRACKS
from ecumene.kernel.actions import Action, Catalogue

UP = "up"
DOWN = "down"


class Side(Action, frozen=True, tag="side"):
    """Play this side of the start card."""

    side: str

    def touches(self) -> tuple[str, ...]:
        return (f"side_{self.side}",)

    @classmethod
    def every(cls) -> list[Self]:
        return [cls("A"), cls("B")]


class Wheel(Action, frozen=True, tag="wheel"):
    """Set the wheel so that one's own crest points at this deck."""

    deck: str

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(color) for color in COLORS]


class Buy(Action, frozen=True, tag="buy"):
    """Buy the card; in phase A the other drawn card is discarded."""

    card: str

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(card.id) for card in CARDS]


class Sell(Action, frozen=True, tag="sell"):
    """Sell the card; in phase A the other drawn card is discarded."""

    card: str

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(card.id) for card in CARDS]


class Tile(Action, frozen=True, tag="tile"):
    """Lay an unused bonus tile onto the card just bought."""

    track: str

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(track) for track in TRACKS]


class Plunder(Action, frozen=True, tag="plunder"):
    """Capture the top colony of the stack and plunder it."""

    colony: str

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(stack.id) for stack in COLONY_STACKS]


class Annex(Action, frozen=True, tag="annex"):
    """Capture the top colony of the stack and annex it."""

    colony: str

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(stack.id) for stack in COLONY_STACKS]


class Build(Action, frozen=True, tag="build"):
    """Build the statue with this bonus tile, face up for the track or face down for points."""

    statue: str
    track: str
    face: str

    def touches(self) -> tuple[str, ...]:
        return (self.statue, self.track)

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(statue.id, track, face) for statue in STATUES for face in (UP, DOWN) for track in TRACKS]


class Remove(Action, frozen=True, tag="remove"):
    """Remove one of one's own cards, for lack of food."""

    card: str

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(card.id) for card in CARDS]


class Pay(Action, frozen=True, tag="pay"):
    """Pay instead of removing a card."""


class Silver(Action, frozen=True, tag="silver"):
    """Buy a silver medal and lay a bonus tile of this track onto it."""

    track: str

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(track) for track in TRACKS]


class Gold(Action, frozen=True, tag="gold"):
    """Buy a gold medal."""


class Pass(Action, frozen=True, tag="pass"):
    """Capture, build or buy nothing more in this step."""


CATALOGUE: Final = Catalogue(Side, Wheel, Buy, Sell, Tile, Plunder, Annex, Build, Remove, Pay, Silver, Gold, Pass)
