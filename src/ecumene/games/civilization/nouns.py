"""What actions are about: where pieces go, what stands and fights where, what changes hands."""

from __future__ import annotations

from typing import Annotated, Final, Self

from ecumene.games.civilization.components import ERAS, PLAYERS, RESOURCES
from ecumene.games.civilization.effects import Gears, HappyFaces
from ecumene.games.civilization.numbers import (
    AIR_DISTANCE,
    AREA_COUNT,
    AREA_ID,
    COAST,
    FIGHTER,
    FIGURE_COUNT,
    IMPROVEMENT_ID,
    IS_ARMY,
    IS_FLEET,
    KIND_COUNT,
    KIND_ID,
    LAND,
    MOMENT_ID,
    MOVES,
    REGION_COUNT,
    SEAWAYS,
    SETTLER,
    SHORE,
    TECHNOLOGY_ID,
    WALKS,
    WONDER_ID,
)
from ecumene.games.civilization.wonders import WONDERS
from ecumene.kernel.actions import Action
from ecumene.kernel.messages import Seat

SEATS: Final = [Seat(seat) for seat in range(PLAYERS[-1])]
REGIONS: Final[list[str]] = AREA_ID[:REGION_COUNT]

#: Where a piece goes in one action, by area. Whoever walks goes to the next region, aboard a ship or ashore, ships
#: sail to the next sea, aircraft fly straight to where they land.
WALKS_TO: Final[list[list[int]]] = [
    LAND[area] + COAST[area] if area < REGION_COUNT else SHORE[area] for area in range(AREA_COUNT)
]
FLIES_TO: Final[list[list[int]]] = [
    [end for end in range(AREA_COUNT) if 0 < AIR_DISTANCE[area][end] <= MOVES[FIGHTER]] for area in range(AREA_COUNT)
]
WAYS: Final[list[list[list[int]]]] = [
    FLIES_TO if kind == FIGHTER else WALKS_TO if WALKS[kind] else SEAWAYS for kind in range(KIND_COUNT)
]
ARMY_KINDS: Final[list[int]] = [kind for kind in range(FIGURE_COUNT) if IS_ARMY[kind]]
SHIPS: Final[list[int]] = [kind for kind in range(FIGURE_COUNT) if IS_FLEET[kind]]
PICKED: Final[list[int]] = ARMY_KINDS + SHIPS  # what fights; aircraft only support
LANDED: Final[list[int]] = [*ARMY_KINDS, FIGHTER, SETTLER]  # what is put into regions
COASTS: Final[list[tuple[int, int]]] = [(region, sea) for region in range(REGION_COUNT) for sea in COAST[region]]
#: Every kind of piece with every area it can stand in by itself.
PIECES: Final[list[tuple[int, int]]] = [
    (kind, area)
    for kind in range(KIND_COUNT)
    for area in range(AREA_COUNT)
    if kind == FIGHTER or (area < REGION_COUNT) == WALKS[kind]
]
ORDERS: Final = ("ask", "fight", "spare", "claim", "consider")
SIDES: Final = ("attackers", "defenders", "nobody")
MOST_CHOICES: Final = 40  # pieces of a kind in one place that differ in what they carry or how far they can still go
GOLD_AMOUNTS: Final = (1, 2, 3, 5, 10, 15, 20, 30, 40, 50, 75, 100)  # several of them make any sum
SUMS: Final[dict[str, int]] = {f"gold_{gold}": gold for gold in GOLD_AMOUNTS}
ICON_WONDERS: Final[list[int]] = [i for i, card in enumerate(WONDERS) if isinstance(card.effect, HappyFaces | Gears)]
FREE_HAPPY: Final = "free_happy"
#: What makes settlements happy or productive.
SOURCES: Final[list[str]] = [FREE_HAPPY, *IMPROVEMENT_ID, *(WONDER_ID[i] for i in ICON_WONDERS)]
#: What can be given and asked for besides pieces: gold, resource cards, technologies (of an era, as in the standard
#: rules, or by name), wonders (by key moment or by name), settlements.
ITEMS: Final[list[str]] = [
    *SUMS, *RESOURCES, *ERAS, *TECHNOLOGY_ID, *MOMENT_ID, *WONDER_ID, *REGIONS,
]  # fmt: skip


Region = Annotated[str, tuple(REGIONS)]
Player = Annotated[Seat, tuple(SEATS)]
Fighting = Annotated[str, tuple(KIND_ID[kind] for kind in PICKED)]
Landed = Annotated[str, tuple(KIND_ID[kind] for kind in LANDED)]


class Somewhere(Action, frozen=True):
    """Names a region."""

    region: Region


class Somebody(Action, frozen=True):
    """Names a player."""

    player: Player


class Unit(Action, frozen=True):
    """Names a fighting unit and its owner."""

    unit: Fighting
    player: Player


class Landing(Action, frozen=True):
    """Names a piece and the region it is put into."""

    piece: Landed
    region: Region


class Berth(Action, frozen=True):
    """Names a ship, a settlement and the sea beside it."""

    piece: str
    region: str
    sea: str

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(KIND_ID[kind], AREA_ID[region], AREA_ID[sea]) for kind in SHIPS for region, sea in COASTS]


class Item(Action, frozen=True):
    """Names something that changes hands."""

    item: Annotated[str, tuple(ITEMS)]


class Piece(Action, frozen=True):
    """Names a piece that changes hands."""

    piece: str
    area: str

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(KIND_ID[kind], AREA_ID[area]) for kind, area in PIECES]
