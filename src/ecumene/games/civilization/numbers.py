# Compiled by mypyc where a C compiler is present.
"""Where each kind of action begins in the catalogue, and what its numbers mean. ``actions`` lists them in this order."""

from __future__ import annotations

from typing import Final

from ecumene.games.civilization.components import ERAS, PLAYERS
from ecumene.games.civilization.effects import Gears, HappyFaces
from ecumene.games.civilization.tables import (
    AIR_DISTANCE,
    AREA_COUNT,
    AREA_ID,
    COAST,
    FIGHTER,
    FIGURE_COUNT,
    IMPROVEMENT_COUNT,
    IMPROVEMENT_ID,
    IS_ARMY,
    IS_FLEET,
    KIND_COUNT,
    LAND,
    MOMENT_COUNT,
    MOMENT_ID,
    MOVES,
    REGION_COUNT,
    RESOURCE_COUNT,
    SEAWAYS,
    SETTLER,
    SHORE,
    TECHNOLOGY_COUNT,
    TECHNOLOGY_ID,
    WALKS,
    WONDER_COUNT,
    WONDER_ID,
)
from ecumene.games.civilization.components import RESOURCES
from ecumene.games.civilization.wonders import WONDERS

SEATS: Final = PLAYERS[-1]

# Steps on the map: whoever walks goes to the next region, aboard or ashore; ships sail; aircraft fly straight to a base

WALKERS: Final[list[int]] = [kind for kind in range(KIND_COUNT) if WALKS[kind]]
ARMY_KINDS: Final[list[int]] = [kind for kind in range(FIGURE_COUNT) if IS_ARMY[kind]]
SHIPS: Final[list[int]] = [kind for kind in range(FIGURE_COUNT) if IS_FLEET[kind]]
FLIGHT: Final = MOVES[FIGHTER]

#: From area to area, by start: a region's land neighbours first, then the seas on its coast; a sea's shores.
WALKS_TO: Final[list[list[int]]] = [
    LAND[area] + COAST[area] if area < REGION_COUNT else SHORE[area] for area in range(AREA_COUNT)
]
FLIES_TO: Final[list[list[int]]] = [
    [end for end in range(AREA_COUNT) if 0 < AIR_DISTANCE[area][end] <= FLIGHT] for area in range(AREA_COUNT)
]


def _ways(kind: int) -> list[list[int]]:
    if kind == FIGHTER:
        return FLIES_TO
    return WALKS_TO if WALKS[kind] else SEAWAYS


def _starts(ways: list[list[int]], begin: int) -> list[int]:
    """The first number for each area, if the ways are counted area by area."""
    starts = []
    for area in range(AREA_COUNT):
        starts.append(begin)
        begin += len(ways[area])
    return starts


SETTLE: Final = 0  # by region
MOVE: Final = SETTLE + REGION_COUNT
#: By kind and area: the number of its first step; the others follow in the order of the ways.
STEP: Final[list[list[int]]] = []
#: What a step is: kind, start, end.
STEP_KIND: Final[list[int]] = []
STEP_START: Final[list[int]] = []
STEP_END: Final[list[int]] = []
for _kind in [*WALKERS[-1:], *range(FIGURE_COUNT)]:
    for _area in range(AREA_COUNT):
        for _end in _ways(_kind)[_area]:
            STEP_KIND.append(_kind)
            STEP_START.append(_area)
            STEP_END.append(_end)
_begin = MOVE
_by_kind: dict[int, list[int]] = {}
for _kind in [*WALKERS[-1:], *range(FIGURE_COUNT)]:
    _by_kind[_kind] = _starts(_ways(_kind), _begin)
    _begin += sum(len(_ends) for _ends in _ways(_kind))
for _kind in range(KIND_COUNT):
    STEP.append(_by_kind[_kind])
STEPS: Final = len(STEP_KIND)

MOST_CHOICES: Final = 40  # pieces of a kind in one place that differ in what they carry or how far they can still go
WHICH: Final = MOVE + STEPS
EXPLORE: Final = WHICH + MOST_CHOICES  # by region
LEAVE_MARKER: Final = EXPLORE + REGION_COUNT
REMOVE_MARKER: Final = LEAVE_MARKER + 1
ORDER: Final = REMOVE_MARKER + 1
ORDERS: Final = ("ask", "fight", "spare", "claim", "consider")
DONE: Final = ORDER + len(ORDERS)

# Battles

ATTACK: Final = DONE + 1  # by area, then by seat
FIGHT: Final = ATTACK + AREA_COUNT * SEATS
SPARE: Final = FIGHT + 1
JOIN: Final = SPARE + 1  # attackers, defenders, nobody
JOIN_SIDES: Final = ("attackers", "defenders", "nobody")
PICK: Final = JOIN + len(JOIN_SIDES)  # by figure, then by owner, then with an aircraft or without
FIGURES_PICKED: Final[list[int]] = ARMY_KINDS + SHIPS
PICK_SLOT: Final[list[int]] = [
    FIGURES_PICKED.index(kind) if kind in FIGURES_PICKED else -1 for kind in range(FIGURE_COUNT)
]

# Pieces that come to the map

PLACE: Final = PICK + len(FIGURES_PICKED) * SEATS * 2
#: Armies, aircraft and settlers go to a region; ships to a sea beside one.
LANDED: Final[list[int]] = [*ARMY_KINDS, FIGHTER, SETTLER]
LANDED_SLOT: Final[list[int]] = [LANDED.index(kind) if kind in LANDED else -1 for kind in range(KIND_COUNT)]
SHIP_SLOT: Final[list[int]] = [SHIPS.index(kind) if kind in SHIPS else -1 for kind in range(KIND_COUNT)]
COAST_START: Final[list[int]] = []
COAST_REGION: Final[list[int]] = []
COAST_SEA: Final[list[int]] = []
for _area in range(REGION_COUNT):
    COAST_START.append(len(COAST_SEA))
    for _end in COAST[_area]:
        COAST_REGION.append(_area)
        COAST_SEA.append(_end)
COASTS: Final = len(COAST_SEA)
PLACE_SHIP: Final = PLACE + len(LANDED) * REGION_COUNT
BUY: Final = PLACE_SHIP + len(SHIPS) * COASTS
LAUNCH: Final = BUY + len(LANDED) * REGION_COUNT

# Purchases

FOUND: Final = LAUNCH + len(SHIPS) * COASTS  # by region
EXPAND: Final = FOUND + REGION_COUNT
RESEARCH: Final = EXPAND + REGION_COUNT  # a technology of the standard rules
LEARN: Final = RESEARCH + 1  # by technology
BUILD: Final = LEARN + TECHNOLOGY_COUNT  # by improvement
SELL: Final = BUILD + IMPROVEMENT_COUNT  # by figure, then by area
COLONIZE: Final = SELL + FIGURE_COUNT * AREA_COUNT
DECLARE_DIPLOMATIC: Final = COLONIZE + 1
DECLARE_MILITARY: Final = DECLARE_DIPLOMATIC + 1
BOMB: Final = DECLARE_MILITARY + 1  # by region
CLAIM: Final = BOMB + REGION_COUNT
HOLD_BACK: Final = CLAIM + 1

# Happiness and productivity, by hand

ICON_WONDERS: Final[list[int]] = [
    i for i, wonder in enumerate(WONDERS) if isinstance(wonder.effect, HappyFaces | Gears)
]
FREE_HAPPY: Final = "free_happy"
SOURCE_ID: Final[list[str]] = [FREE_HAPPY, *IMPROVEMENT_ID, *(WONDER_ID[i] for i in ICON_WONDERS)]
ASSIGN: Final = HOLD_BACK + 1  # by source, then by region

# Trade

OFFER: Final = ASSIGN + len(SOURCE_ID) * REGION_COUNT  # by seat
GOLD_STEPS: Final[list[int]] = [1, 5, 20]
#: What can be given and asked for: gold, resource cards, technologies, wonders, settlements, then pieces.
ITEM_GOLD: Final = 0
ITEM_RESOURCE: Final = ITEM_GOLD + len(GOLD_STEPS)
ITEM_ERA: Final = ITEM_RESOURCE + RESOURCE_COUNT  # a technology of the standard rules
ITEM_TECHNOLOGY: Final = ITEM_ERA + len(ERAS)
ITEM_MOMENT: Final = ITEM_TECHNOLOGY + TECHNOLOGY_COUNT  # a wonder of the standard rules
ITEM_WONDER: Final = ITEM_MOMENT + MOMENT_COUNT
ITEM_REGION: Final = ITEM_WONDER + WONDER_COUNT
ITEM_PIECE: Final = ITEM_REGION + REGION_COUNT  # by kind, then by area
ITEM_ID: Final[list[str]] = [
    *(f"gold_{gold}" for gold in GOLD_STEPS), *RESOURCES, *ERAS, *TECHNOLOGY_ID, *MOMENT_ID, *WONDER_ID,
    *AREA_ID[:REGION_COUNT],
]  # fmt: skip
ITEMS: Final = ITEM_PIECE + KIND_COUNT * AREA_COUNT
GIVE: Final = OFFER + SEATS
ASK: Final = GIVE + ITEMS
SEND: Final = ASK + ITEMS
SCRAP: Final = SEND + 1
ACCEPT: Final = SCRAP + 1  # by seat
REFUSE: Final = ACCEPT + SEATS
COUNTER: Final = REFUSE + SEATS
WITHDRAW: Final = COUNTER + SEATS
EXCHANGE: Final = WITHDRAW + SEATS  # own resource, seat, the other's resource
READY: Final = EXCHANGE + RESOURCE_COUNT * SEATS * RESOURCE_COUNT
ACTION_COUNT: Final = READY + 1
