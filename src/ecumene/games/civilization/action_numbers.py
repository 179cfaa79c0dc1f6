# Compiled by mypyc where a C compiler is present.
"""Where each verb begins in the catalogue, and how its actions are counted. The rules work with these numbers."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.civilization import actions as a
from ecumene.games.civilization.actions import CATALOGUE
from ecumene.games.civilization.components import ERAS, PLAYERS, RESOURCES
from ecumene.games.civilization.nouns import (
    COASTS,
    GOLD_AMOUNTS,
    ICON_WONDERS,
    LANDED,
    PICKED,
    PIECES,
    SHIPS,
    SOURCES,
    WAYS,
)
from ecumene.games.civilization.numbers import (
    AREA_COUNT,
    COAST,
    IMPROVEMENT_COUNT,
    KIND_COUNT,
    LAND,
    MOMENT_COUNT,
    REGION_COUNT,
    SEAWAYS,
    SHORE,
    TECHNOLOGY_COUNT,
    WONDER_COUNT,
)

SEAT_COUNT: Final[int] = PLAYERS[-1]
#: Every action as an object that is there already: compiled code makes large numbers anew wherever it puts them down.
ACTIONS: Final[list[Any]] = list(range(len(CATALOGUE)))

# Set-up, movement, exploration

SETTLE: Final[int] = CATALOGUE.ids(a.Settle).start  # by region
MOVE: Final[int] = CATALOGUE.ids(a.Move).start
MOVES_END: Final[int] = CATALOGUE.ids(a.Move).stop
#: What a move is, counted from the first: kind, start, end.
MOVE_KIND: Final[list[int]] = []
MOVE_START: Final[list[int]] = []
MOVE_END: Final[list[int]] = []
#: The id of the first move of a kind from an area; the others follow in the order of its ways.
FIRST_MOVE: Final[list[list[int]]] = []
for _kind in range(KIND_COUNT):
    FIRST_MOVE.append([])
    for _start in range(AREA_COUNT):
        FIRST_MOVE[_kind].append(MOVE + len(MOVE_KIND))
        for _end in WAYS[_kind][_start]:
            MOVE_KIND.append(_kind)
            MOVE_START.append(_start)
            MOVE_END.append(_end)


def _ids(kind: int, start: int, ends: list[int]) -> list[int]:
    """The moves of a kind from an area to these ends, if it can go there at all."""
    ways = WAYS[kind][start]
    return [FIRST_MOVE[kind][start] + ways.index(end) for end in ends if end in ways]


_KINDS: Final = range(KIND_COUNT)
_AREAS: Final = range(AREA_COUNT)
#: By kind and area, the moves as lists that need not be made anew: by themselves over land or from sea to sea; aboard
#: a ship, coast by coast, a list for each; from a ship in that sea ashore.
TRAVELS: Final[list[list[list[int]]]] = [
    [_ids(kind, area, LAND[area] if area < REGION_COUNT else SEAWAYS[area]) for area in _AREAS] for kind in _KINDS
]
BOARDS: Final[list[list[list[list[int]]]]] = [
    [[_ids(kind, region, [sea]) for sea in COAST[region]] for region in range(REGION_COUNT)] for kind in _KINDS
]
LANDS: Final[list[list[list[int]]]] = [[_ids(kind, area, SHORE[area]) for area in _AREAS] for kind in _KINDS]
WHICH: Final[int] = CATALOGUE.ids(a.Which).start
EXPLORE: Final[int] = CATALOGUE.ids(a.Explore).start  # by region
EXPLORES: Final[list[list[int]]] = [[EXPLORE + region] for region in range(REGION_COUNT)]  # as lists of one
REMOVE: Final[int] = CATALOGUE.ids(a.Remove).start  # by region
ORDER: Final[int] = CATALOGUE.ids(a.Order).start
DONE: Final[int] = CATALOGUE.ids(a.Done).start

# Battles

ATTACK: Final[int] = CATALOGUE.ids(a.Attack).start  # by area, then by seat
FIGHT: Final[int] = CATALOGUE.ids(a.Fight).start
SPARE: Final[int] = CATALOGUE.ids(a.Spare).start
JOIN: Final[int] = CATALOGUE.ids(a.Join).start  # attackers, defenders, nobody
PICK: Final[int] = CATALOGUE.ids(a.Pick).start  # by figure, then by owner
SUPPORT: Final[int] = CATALOGUE.ids(a.Support).start  # the same, with an aircraft
PICKED_KIND: Final[list[int]] = PICKED
PICKED_PLACE: Final[list[int]] = [PICKED.index(kind) if kind in PICKED else -1 for kind in range(KIND_COUNT)]

# Pieces that come to the map: by kind, then by region or coast

PLACE: Final[int] = CATALOGUE.ids(a.Place).start
BERTH: Final[int] = CATALOGUE.ids(a.PlaceShip).start
BUY: Final[int] = CATALOGUE.ids(a.Buy).start
LAUNCH: Final[int] = CATALOGUE.ids(a.Launch).start
LANDED_KIND: Final[list[int]] = LANDED
LANDED_PLACE: Final[list[int]] = [LANDED.index(kind) if kind in LANDED else -1 for kind in range(KIND_COUNT)]
SHIP_KIND: Final[list[int]] = SHIPS
SHIP_PLACE: Final[list[int]] = [SHIPS.index(kind) if kind in SHIPS else -1 for kind in range(KIND_COUNT)]
COAST_COUNT: Final[int] = len(COASTS)
COAST_REGION: Final[list[int]] = [region for region, _ in COASTS]
COAST_SEA: Final[list[int]] = [sea for _, sea in COASTS]
#: The number of a region's first coast.
FIRST_COAST: Final[list[int]] = [sum(len(COAST[other]) for other in range(region)) for region in range(REGION_COUNT)]

# Purchases

FOUND: Final[int] = CATALOGUE.ids(a.Found).start  # by region
EXPAND: Final[int] = CATALOGUE.ids(a.Expand).start  # by region
RESEARCH: Final[int] = CATALOGUE.ids(a.Research).start
LEARN: Final[int] = CATALOGUE.ids(a.Learn).start  # by technology
BUILD: Final[int] = CATALOGUE.ids(a.Build).start  # by improvement
SELL: Final[int] = CATALOGUE.ids(a.Sell).start  # by piece
COLONIZE: Final[int] = CATALOGUE.ids(a.Colonize).start
DECLARE: Final[int] = CATALOGUE.ids(a.Declare).start  # diplomatic, military
BOMB: Final[int] = CATALOGUE.ids(a.Bomb).start  # by region
CLAIM: Final[int] = CATALOGUE.ids(a.Claim).start
HOLD: Final[int] = CATALOGUE.ids(a.Hold).start
ASSIGN: Final[int] = CATALOGUE.ids(a.Assign).start  # by source, then by region
SOURCE_COUNT: Final[int] = len(SOURCES)
FREE_HAPPY: Final = 0  # the first source; then the improvements, then wonders
WONDER_SOURCES: Final = 1 + IMPROVEMENT_COUNT
SOURCE_WONDER: Final[list[int]] = ICON_WONDERS

# Trade: what changes hands is counted as in ``ITEMS``, pieces after everything else

GOLD_AMOUNT: Final[list[int]] = list(GOLD_AMOUNTS)
ITEM_RESOURCE: Final[int] = len(GOLD_AMOUNTS)
ITEM_ERA: Final[int] = ITEM_RESOURCE + len(RESOURCES)
ITEM_TECHNOLOGY: Final[int] = ITEM_ERA + len(ERAS)
ITEM_MOMENT: Final[int] = ITEM_TECHNOLOGY + TECHNOLOGY_COUNT
ITEM_WONDER: Final[int] = ITEM_MOMENT + MOMENT_COUNT
ITEM_REGION: Final[int] = ITEM_WONDER + WONDER_COUNT
ITEM_PIECE: Final[int] = ITEM_REGION + REGION_COUNT
PIECE_KIND: Final[list[int]] = [kind for kind, _ in PIECES]
PIECE_AREA: Final[list[int]] = [area for _, area in PIECES]
_PLACES: Final[dict[tuple[int, int], int]] = {piece: place for place, piece in enumerate(PIECES)}
#: By kind and area: the number of such a piece, -1 if it cannot stand there.
PIECE_PLACE: Final[list[list[int]]] = [
    [_PLACES.get((kind, area), -1) for area in range(AREA_COUNT)] for kind in range(KIND_COUNT)
]
OFFER: Final[int] = CATALOGUE.ids(a.Offer).start  # by seat
GIVE: Final[int] = CATALOGUE.ids(a.Give).start
ASK: Final[int] = CATALOGUE.ids(a.Ask).start
SEND: Final[int] = CATALOGUE.ids(a.Send).start
SCRAP: Final[int] = CATALOGUE.ids(a.Scrap).start
ACCEPT: Final[int] = CATALOGUE.ids(a.Accept).start  # by seat
REFUSE: Final[int] = CATALOGUE.ids(a.Refuse).start
COUNTER: Final[int] = CATALOGUE.ids(a.Counter).start
WITHDRAW: Final[int] = CATALOGUE.ids(a.Withdraw).start
EXCHANGE: Final[int] = CATALOGUE.ids(a.Exchange).start  # own resource, seat, the other's resource
READY: Final[int] = CATALOGUE.ids(a.Ready).start
