"""Everything that can be done in Civilization, as values with a notation. The order is that of ``numbers``."""

from __future__ import annotations

from ecumene.games.civilization import numbers as n
from ecumene.games.civilization.components import RESOURCES
from ecumene.games.civilization.tables import (
    AREA_COUNT,
    AREA_ID,
    FIGURE_COUNT,
    IMPROVEMENT_ID,
    KIND_COUNT,
    KIND_ID,
    REGION_COUNT,
    TECHNOLOGY_ID,
)
from ecumene.kernel import Action

# Set-up, movement, exploration


class Settle(Action, frozen=True, tag="settle"):
    """Begin here with a village, a swordsman and a settler."""

    region: str


class Move(Action, frozen=True, tag="move"):
    """Move a piece to a neighbouring area, aboard a ship or ashore; an aircraft up to three areas away."""

    piece: str
    start: str
    end: str


class Which(Action, frozen=True, tag="which"):
    """The piece that is meant, if several of a kind differ in what they carry or how far they can still go."""

    number: int


class Explore(Action, frozen=True, tag="explore"):
    """Look at the marker; the settler goes no further."""

    region: str


class Leave(Action, frozen=True, tag="leave"):
    """Leave a marker without event where it lies."""


class Remove(Action, frozen=True, tag="remove"):
    """Take a marker without event off the map."""


class Order(Action, frozen=True, tag="order"):
    """A standing order: what to do whenever others move in, or a key moment is reached."""

    order: str

    def touches(self) -> tuple[str, ...]:
        return ()


class Done(Action, frozen=True, tag="done"):
    """Nothing more of this."""


# Battles


class Attack(Action, frozen=True, tag="attack"):
    """Declare a battle against a player here. Players are counted from 1."""

    area: str
    player: int


class Fight(Action, frozen=True, tag="fight"):
    """Declare a battle against whoever has just moved in."""


class Spare(Action, frozen=True, tag="spare"):
    """Let whoever has just moved in be."""


class Join(Action, frozen=True, tag="join"):
    """Put one's units under the command of a side of somebody else's battle, or of none."""

    side: str

    def touches(self) -> tuple[str, ...]:
        return ()


class Pick(Action, frozen=True, tag="pick"):
    """Choose a unit of a player on one's side behind the screen."""

    unit: str
    player: int


class Support(Action, frozen=True, tag="support"):
    """Choose a unit together with an aircraft."""

    unit: str
    player: int


# Pieces that come to the map


class Place(Action, frozen=True, tag="place"):
    """Put a free piece into a region."""

    piece: str
    region: str


class PlaceShip(Action, frozen=True, tag="berth"):
    """Put a free ship into a sea beside a settlement."""

    piece: str
    region: str
    sea: str


class Buy(Action, frozen=True, tag="buy"):
    piece: str
    region: str


class Launch(Action, frozen=True, tag="launch"):
    """Buy a ship for a sea beside a settlement."""

    piece: str
    region: str
    sea: str


# Purchases


class Found(Action, frozen=True, tag="found"):
    """Turn a settler into a village."""

    region: str


class Expand(Action, frozen=True, tag="expand"):
    """Let a settlement grow by one size."""

    region: str


class Research(Action, frozen=True, tag="research"):
    """Buy a technology of the era (standard rules)."""


class Learn(Action, frozen=True, tag="learn"):
    """Buy a technology, or take it for nothing (advanced rules)."""

    technology: str


class Build(Action, frozen=True, tag="build"):
    improvement: str


class Sell(Action, frozen=True, tag="sell"):
    """Sell a unit of an earlier era to the bank."""

    unit: str
    area: str


class Colonize(Action, frozen=True, tag="colonize"):
    """Buy the colony ship."""


class Declare(Action, frozen=True, tag="declare"):
    """Declare the end of the game with this wonder."""

    wonder: str


class Bomb(Action, frozen=True, tag="bomb"):
    """Use the Manhattan Project against a region."""

    region: str


class Claim(Action, frozen=True, tag="claim"):
    """Announce a key moment and take its wonder."""


class Hold(Action, frozen=True, tag="hold"):
    """Do not announce it."""


class Assign(Action, frozen=True, tag="assign"):
    """Make a settlement happy or productive by an improvement, a wonder or the free choice."""

    source: str
    region: str


# Trade


class Offer(Action, frozen=True, tag="offer"):
    """Begin to write an offer to a player."""

    player: int


class Give(Action, frozen=True, tag="give"):
    """Put gold, a card or a settlement on one's own side of the offer."""

    item: str


class Cede(Action, frozen=True, tag="cede"):
    """Put a piece on one's own side of the offer."""

    piece: str
    area: str


class Ask(Action, frozen=True, tag="ask"):
    """Ask for gold, a card or a settlement."""

    item: str


class Demand(Action, frozen=True, tag="demand"):
    """Ask for a piece."""

    piece: str
    area: str


class Send(Action, frozen=True, tag="send"):
    """Make the offer that has been written."""


class Scrap(Action, frozen=True, tag="scrap"):
    """Throw away the offer that is being written."""


class Accept(Action, frozen=True, tag="accept"):
    player: int


class Refuse(Action, frozen=True, tag="refuse"):
    player: int


class Counter(Action, frozen=True, tag="counter"):
    """Refuse an offer and write another one, beginning with the same terms."""

    player: int


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Take back one's own offer to a player."""

    player: int


class Exchange(Action, frozen=True, tag="exchange"):
    """Magellan's Voyage: force a player to exchange resource cards."""

    own: str
    player: int
    theirs: str


class Ready(Action, frozen=True, tag="ready"):
    """Nothing more to trade this turn."""


def all_actions() -> list[Action]:
    """In the order of ``numbers``."""
    regions = AREA_ID[:REGION_COUNT]
    seats = range(1, n.SEATS + 1)
    actions: list[Action] = [Settle(region) for region in regions]
    steps = zip(n.STEP_KIND, n.STEP_START, n.STEP_END, strict=True)
    actions += [Move(KIND_ID[kind], AREA_ID[start], AREA_ID[end]) for kind, start, end in steps]
    actions += [Which(number + 1) for number in range(n.MOST_CHOICES)]
    actions += [Explore(region) for region in regions]
    actions += [Leave(), Remove(), *(Order(order) for order in n.ORDERS), Done()]
    actions += [Attack(area, seat) for area in AREA_ID for seat in seats]
    actions += [Fight(), Spare(), *(Join(side) for side in n.JOIN_SIDES)]
    for kind in n.FIGURES_PICKED:
        for seat in seats:
            actions += [Pick(KIND_ID[kind], seat), Support(KIND_ID[kind], seat)]
    coasts = [(AREA_ID[r], AREA_ID[s]) for r, s in zip(n.COAST_REGION, n.COAST_SEA, strict=True)]
    actions += [Place(KIND_ID[kind], region) for kind in n.LANDED for region in regions]
    actions += [PlaceShip(KIND_ID[kind], region, sea) for kind in n.SHIPS for region, sea in coasts]
    actions += [Buy(KIND_ID[kind], region) for kind in n.LANDED for region in regions]
    actions += [Launch(KIND_ID[kind], region, sea) for kind in n.SHIPS for region, sea in coasts]
    actions += [Found(region) for region in regions]
    actions += [Expand(region) for region in regions]
    actions += [Research(), *(Learn(id) for id in TECHNOLOGY_ID), *(Build(id) for id in IMPROVEMENT_ID)]
    actions += [Sell(KIND_ID[kind], AREA_ID[area]) for kind in range(FIGURE_COUNT) for area in range(AREA_COUNT)]
    actions += [Colonize(), Declare("united_nations"), Declare("apollo_program")]
    actions += [Bomb(region) for region in regions]
    actions += [Claim(), Hold()]
    actions += [Assign(source, region) for source in n.SOURCE_ID for region in regions]
    actions += [Offer(seat) for seat in seats]
    pieces = [(KIND_ID[kind], area) for kind in range(KIND_COUNT) for area in AREA_ID]
    actions += [Give(item) for item in n.ITEM_ID] + [Cede(piece, area) for piece, area in pieces]
    actions += [Ask(item) for item in n.ITEM_ID] + [Demand(piece, area) for piece, area in pieces]
    actions += [Send(), Scrap()]
    for answer in (Accept, Refuse, Counter, Withdraw):
        actions += [answer(seat) for seat in seats]
    actions += [Exchange(own, seat, theirs) for own in RESOURCES for seat in seats for theirs in RESOURCES]
    actions.append(Ready())
    return actions
