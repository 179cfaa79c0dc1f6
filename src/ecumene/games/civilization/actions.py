"""What can be done in Civilization, as values with a notation: the finite catalogue of actions."""

from __future__ import annotations

from typing import Annotated, Final, Literal, Self

from ecumene.games.civilization.components import RESOURCES
from ecumene.games.civilization.nouns import (
    MOST_CHOICES,
    ORDERS,
    PIECES,
    SIDES,
    SOURCES,
    WAYS,
    Berth,
    Item,
    Landing,
    Piece,
    Player,
    Region,
    Somebody,
    Somewhere,
    Unit,
)
from ecumene.games.civilization.numbers import (
    AREA_COUNT,
    AREA_ID,
    IMPROVEMENT_ID,
    KIND_COUNT,
    KIND_ID,
    SETTLER,
    TECHNOLOGY_ID,
)
from ecumene.kernel.actions import Action, Catalogue

# Set-up, movement, exploration


class Settle(Somewhere, frozen=True, tag="settle"):
    """Begin here with a village, a swordsman and a settler."""


class Move(Action, frozen=True, tag="move"):
    """Move a piece to a neighbouring area, aboard a ship or ashore; an aircraft up to three areas away."""

    piece: str
    start: str
    end: str

    @classmethod
    def every(cls) -> list[Self]:
        return [
            cls(KIND_ID[kind], AREA_ID[start], AREA_ID[end])
            for kind in range(KIND_COUNT)
            for start in range(AREA_COUNT)
            for end in WAYS[kind][start]
        ]


class Which(Action, frozen=True, tag="which"):
    """The piece that is meant, if several of a kind differ in what they carry or how far they can still go."""

    number: Annotated[int, range(1, MOST_CHOICES + 1)]


class Explore(Somewhere, frozen=True, tag="explore"):
    """Look at the marker; the settler goes no further."""


class Remove(Somewhere, frozen=True, tag="remove"):
    """Take a marker without event off the map instead of leaving it there face down."""


class Order(Action, frozen=True, tag="order"):
    """A standing order: what to do whenever others move in, or a key moment is reached."""

    order: Annotated[str, ORDERS]

    def touches(self) -> tuple[str, ...]:
        return ()


class Done(Action, frozen=True, tag="done"):
    """Nothing more of this."""


# Battles


class Attack(Action, frozen=True, tag="attack"):
    """Declare a battle against a player here."""

    area: Annotated[str, tuple(AREA_ID)]
    player: Player


class Fight(Action, frozen=True, tag="fight"):
    """Declare a battle against whoever has just moved in."""


class Spare(Action, frozen=True, tag="spare"):
    """Let whoever has just moved in be."""


class Join(Action, frozen=True, tag="join"):
    """Put one's units under the command of a side of somebody else's battle, or of none."""

    side: Annotated[str, SIDES]

    def touches(self) -> tuple[str, ...]:
        return ()


class Pick(Unit, frozen=True, tag="pick"):
    """Choose a unit of a player on one's side behind the screen."""


class Support(Unit, frozen=True, tag="support"):
    """Choose a unit together with an aircraft."""


# Pieces that come to the map


class Place(Landing, frozen=True, tag="place"):
    """Put a free piece into a region."""


class PlaceShip(Berth, frozen=True, tag="berth"):
    """Put a free ship into a sea beside a settlement."""


class Buy(Landing, frozen=True, tag="buy"):
    """Buy a piece for a region."""


class Launch(Berth, frozen=True, tag="launch"):
    """Buy a ship for a sea beside a settlement."""


# Purchases


class Found(Somewhere, frozen=True, tag="found"):
    """Turn a settler into a village."""


class Expand(Somewhere, frozen=True, tag="expand"):
    """Let a settlement grow by one size."""


class Research(Action, frozen=True, tag="research"):
    """Buy a technology of the era (standard rules)."""


class Learn(Action, frozen=True, tag="learn"):
    """Buy a technology, or take it for nothing (advanced rules)."""

    technology: Annotated[str, tuple(TECHNOLOGY_ID)]


class Build(Action, frozen=True, tag="build"):
    improvement: Annotated[str, tuple(IMPROVEMENT_ID)]


class Sell(Action, frozen=True, tag="sell"):
    """Sell a unit of an earlier era to the bank."""

    unit: str
    area: str

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(KIND_ID[kind], AREA_ID[area]) for kind, area in PIECES if kind != SETTLER]


class Colonize(Action, frozen=True, tag="colonize"):
    """Buy the colony ship."""


class Declare(Action, frozen=True, tag="declare"):
    """Declare the end of the game with this wonder."""

    wonder: Literal["united_nations", "apollo_program"]


class Bomb(Somewhere, frozen=True, tag="bomb"):
    """Use the Manhattan Project against a region."""


class Claim(Action, frozen=True, tag="claim"):
    """Announce a key moment and take its wonder."""


class Hold(Action, frozen=True, tag="hold"):
    """Do not announce it."""


class Assign(Action, frozen=True, tag="assign"):
    """Make a settlement happy or productive by an improvement, a wonder or the free choice."""

    source: Annotated[str, tuple(SOURCES)]
    region: Region


# Trade


class Offer(Somebody, frozen=True, tag="offer"):
    """Begin to write an offer to a player."""


class Give(Item, frozen=True, tag="give"):
    """Put gold, a card or a settlement on one's own side of the offer."""


class Cede(Piece, frozen=True, tag="cede"):
    """Put a piece on one's own side of the offer."""


class Ask(Item, frozen=True, tag="ask"):
    """Ask for gold, a card or a settlement."""


class Demand(Piece, frozen=True, tag="demand"):
    """Ask for a piece."""


class Send(Action, frozen=True, tag="send"):
    """Make the offer that has been written."""


class Scrap(Action, frozen=True, tag="scrap"):
    """Throw away the offer that is being written."""


class Accept(Somebody, frozen=True, tag="accept"):
    """Accept an offer."""


class Refuse(Somebody, frozen=True, tag="refuse"):
    """Refuse an offer."""


class Counter(Somebody, frozen=True, tag="counter"):
    """Refuse an offer and write another one, beginning with the same terms."""


class Withdraw(Somebody, frozen=True, tag="withdraw"):
    """Take back one's own offer to a player."""


class Exchange(Action, frozen=True, tag="exchange"):
    """Magellan's Voyage: force a player to exchange resource cards."""

    own: Annotated[str, RESOURCES]
    player: Player
    theirs: Annotated[str, RESOURCES]


class Ready(Action, frozen=True, tag="ready"):
    """Nothing more to trade this turn."""


CATALOGUE: Final = Catalogue(
    Settle,
    Move,
    Which,
    Explore,
    Remove,
    Order,
    Done,
    Attack,
    Fight,
    Spare,
    Join,
    Pick,
    Support,
    Place,
    PlaceShip,
    Buy,
    Launch,
    Found,
    Expand,
    Research,
    Learn,
    Build,
    Sell,
    Colonize,
    Declare,
    Bomb,
    Claim,
    Hold,
    Assign,
    Offer,
    Give,
    Cede,
    Ask,
    Demand,
    Send,
    Scrap,
    Accept,
    Refuse,
    Counter,
    Withdraw,
    Exchange,
    Ready,
)
