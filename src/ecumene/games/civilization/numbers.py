# Compiled by mypyc where a C compiler is present.
"""The box as numbers: areas, figures, cards and prices by index, so that the rules need no look-ups by name."""

from __future__ import annotations

from typing import Final

from ecumene.games.civilization.atlas import REGIONS, SEAS
from ecumene.games.civilization.components import (
    ADVANCED_PRICES,
    AIRCRAFT,
    ALWAYS_HAPPY,
    ARMIES,
    CATEGORIES,
    CITY_CARDS,
    CRITICAL_RESOURCES,
    CRITICAL_ROLLS,
    ERAS,
    FIGURES,
    FLEET,
    KEY_MOMENTS,
    LARGEST,
    MARKERS,
    MONOPOLY,
    PRODUCTIVE,
    RESOURCES,
    SETTLER_MOVES,
    STANDARD_PRICES,
    SUPERIOR_TO,
    TRADE_RANGES,
    Prices,
)
from ecumene.games.civilization.components import SETTLER as SETTLER_ID
from ecumene.games.civilization.effects import GivesWonder
from ecumene.games.civilization.improvements import HAPPY, IMPROVEMENTS
from ecumene.games.civilization.technologies import TECHNOLOGIES
from ecumene.games.civilization.wonders import WONDERS

# Areas: regions first, then seas

REGION_COUNT: Final = len(REGIONS)
SEA_COUNT: Final = len(SEAS)
AREA_COUNT: Final = REGION_COUNT + SEA_COUNT
AREA_ID: Final[list[str]] = [region.id for region in REGIONS] + [sea.id for sea in SEAS]
AREA_INDEX: Final[dict[str, int]] = {id: i for i, id in enumerate(AREA_ID)}
#: A bit for every sea. Compiled code would shift a plain 1 within 32 bits.
SEA_BIT: Final[list[int]] = [1 << sea for sea in range(SEA_COUNT)]
NOWHERE: Final = 99  # a distance that nothing bridges


def _areas(ids: str) -> list[int]:
    return [AREA_INDEX[id] for id in ids.split()]


#: By region: the regions next to it, the seas on its coast.
LAND: Final[list[list[int]]] = [_areas(region.land) for region in REGIONS]
COAST: Final[list[list[int]]] = [_areas(region.seas) for region in REGIONS]
#: The same as masks.
COAST_SEAS: Final[list[int]] = [sum(SEA_BIT[sea - REGION_COUNT] for sea in seas) for seas in COAST]
#: By area: for a sea the regions on its shores and the seas it opens into; nothing for a region.
SHORE: Final[list[list[int]]] = [
    [region for region in range(REGION_COUNT) if area in COAST[region]] for area in range(AREA_COUNT)
]
SEAWAYS: Final[list[list[int]]] = [[] for _ in REGIONS] + [_areas(sea.seas) for sea in SEAS]
#: By area: whatever an aircraft can fly to in one step.
AROUND: Final[list[list[int]]] = [
    sorted(LAND[area] + COAST[area]) if area < REGION_COUNT else sorted(SHORE[area] + SEAWAYS[area])
    for area in range(AREA_COUNT)
]


def _distances(start: int, ways: list[list[int]]) -> list[int]:
    """Steps from an area to every other."""
    steps = [NOWHERE] * AREA_COUNT
    steps[start] = 0
    edge = [start]
    while edge:
        reached = []
        for area in edge:
            for beyond in ways[area]:
                if steps[beyond] == NOWHERE:
                    steps[beyond] = steps[area] + 1
                    reached.append(beyond)
        edge = reached
    return steps


_ON_LAND: Final = LAND + [[] for _ in SEAS]
_AT_SEA: Final[list[list[int]]] = [_distances(area, SEAWAYS) for area in range(AREA_COUNT)]
#: By region and region: steps over land; seas on the shortest voyage from coast to coast; by area and area: in the air.
LAND_DISTANCE: Final[list[list[int]]] = [_distances(area, _ON_LAND)[:REGION_COUNT] for area in range(REGION_COUNT)]
SEA_DISTANCE: Final[list[list[int]]] = [
    [
        min([_AT_SEA[out][home] + 1 for out in COAST[start] for home in COAST[end]] or [NOWHERE])
        for end in range(REGION_COUNT)
    ]
    for start in range(REGION_COUNT)
]
AIR_DISTANCE: Final[list[list[int]]] = [_distances(area, AROUND) for area in range(AREA_COUNT)]

METROPOLIS: Final[int] = LARGEST  # the largest size of a settlement

# Resources and markers

RESOURCE_COUNT: Final = len(RESOURCES)
#: The markers of the eight resources come first, in the order of ``RESOURCES``.
MARKER_ID: Final[list[str]] = [marker.id for marker in MARKERS]
MARKER_COUNT: Final[list[int]] = [marker.count for marker in MARKERS]
LARGEST_SIZE: Final[list[int]] = [marker.largest for marker in MARKERS]
FREE_TECHNOLOGY: Final = MARKER_ID.index("free_technology")
TREASURE: Final = MARKER_ID.index("treasure")
NATIVE_TRIBE: Final = MARKER_ID.index("native_tribe")
PLAGUE: Final = MARKER_ID.index("plague")
DESERT: Final = MARKER_ID.index("desert")
MOUNTAINS: Final = MARKER_ID.index("mountains")
JUNGLE: Final = MARKER_ID.index("jungle_forest")
FERTILE: Final = MARKER_ID.index("fertile")
NO_EVENT: Final = MARKER_ID.index("no_event")
NO_MARKER: Final = -1
HAPPY_RESOURCE: Final[list[bool]] = [resource in ALWAYS_HAPPY for resource in RESOURCES]

#: By era and sum of two dice.
CRITICAL: Final[list[list[int]]] = [
    [
        next((RESOURCES.index(row[i]) for i, (low, high) in enumerate(CRITICAL_ROLLS) if low <= roll <= high), -1)
        for roll in range(13)
    ]
    for row in (CRITICAL_RESOURCES[era] for era in ERAS)
]
#: By number of equal cards; more than five bring no more.
MONOPOLY_GOLD: Final[list[int]] = [MONOPOLY.get(cards, 0) for cards in range(max(MONOPOLY) + 1)]

# Figures, then the settler

ERA_COUNT: Final = len(ERAS)
MODERN: Final = ERA_COUNT - 1
KIND_ID: Final[list[str]] = [figure.id for figure in FIGURES] + [SETTLER_ID]
KIND_INDEX: Final[dict[str, int]] = {id: i for i, id in enumerate(KIND_ID)}
KIND_COUNT: Final = len(KIND_ID)
FIGURE_COUNT: Final = len(FIGURES)
SETTLER: Final = FIGURE_COUNT
CARRIER: Final = KIND_INDEX["carrier"]
FIGHTER: Final = KIND_INDEX["fighter"]
SWORDSMAN: Final = KIND_INDEX["swordsman"]
CATAPULT: Final = KIND_INDEX["catapult"]
TREBUCHET: Final = KIND_INDEX["trebuchet"]
ERA_OF: Final[list[int]] = [ERAS.index(figure.era) for figure in FIGURES] + [0]
CATEGORY: Final[list[int]] = [CATEGORIES.index(figure.category) for figure in FIGURES] + [-1]
MOVES: Final[list[int]] = [figure.moves for figure in FIGURES] + [SETTLER_MOVES]
DICE: Final[list[int]] = [figure.dice for figure in FIGURES] + [0]
IS_ARMY: Final[list[bool]] = [figure.category in ARMIES for figure in FIGURES] + [False]
IS_FLEET: Final[list[bool]] = [figure.category == FLEET for figure in FIGURES] + [False]
FIGHTS: Final[list[bool]] = [IS_ARMY[kind] or IS_FLEET[kind] for kind in range(KIND_COUNT)]  # by itself
IS_AIRCRAFT: Final[list[bool]] = [figure.category == AIRCRAFT for figure in FIGURES] + [False]
WALKS: Final[list[bool]] = [figure.category in ARMIES for figure in FIGURES] + [True]
#: Figures of each era that can be bought: armies, fleets, aircraft.
OF_ERA: Final[list[list[int]]] = [[i for i in range(FIGURE_COUNT) if ERA_OF[i] == era] for era in range(ERA_COUNT)]
#: By category and category: whether the first is superior.
SUPERIOR: Final[list[list[bool]]] = [[SUPERIOR_TO.get(one) == other for other in CATEGORIES] for one in CATEGORIES]

# Cards of the advanced rules

TECHNOLOGY_ID: Final[list[str]] = [technology.id for technology in TECHNOLOGIES]
TECHNOLOGY_INDEX: Final[dict[str, int]] = {id: i for i, id in enumerate(TECHNOLOGY_ID)}
TECHNOLOGY_COUNT: Final = len(TECHNOLOGIES)
TECHNOLOGY_ERA: Final[list[int]] = [ERAS.index(technology.era) for technology in TECHNOLOGIES]
TECHNOLOGY_COST: Final[list[int]] = [technology.cost for technology in TECHNOLOGIES]
REQUIRES: Final[list[list[int]]] = [[TECHNOLOGY_INDEX[id] for id in card.requires] for card in TECHNOLOGIES]
KEY_DISCOVERY: Final[list[bool]] = [technology.key_discovery for technology in TECHNOLOGIES]
FIRST_TECHNOLOGIES: Final[list[int]] = [i for i in range(TECHNOLOGY_COUNT) if not REQUIRES[i]]
#: The technology that lets settlements grow to a size; none for the first.
SIZE_TECHNOLOGY: Final[list[int]] = [
    next((i for i, card in enumerate(TECHNOLOGIES) if size and card.settlement_size == size), -1)
    for size in range(LARGEST + 1)
]
#: By figure: the technologies of its levels, the plus and the dice each brings, their names.
LEVEL_TECHNOLOGY: Final[list[list[int]]] = [
    [TECHNOLOGY_INDEX[level.technology] for level in figure.levels] for figure in FIGURES
]
LEVEL_PLUS: Final[list[list[int]]] = [[level.modifier for level in figure.levels] for figure in FIGURES]
LEVEL_DICE: Final[list[list[int]]] = [[level.adds_dice for level in figure.levels] for figure in FIGURES]
LEVEL_ID: Final[list[list[str]]] = [[level.id for level in figure.levels] for figure in FIGURES]
ENGINEERING: Final = TECHNOLOGY_INDEX["engineering"]
FUSION: Final = TECHNOLOGY_INDEX["fusion"]
RANGE_TECHNOLOGY: Final[list[int]] = [TECHNOLOGY_INDEX.get(row.technology, -1) for row in TRADE_RANGES]
RANGE_REGIONS: Final[list[int]] = [row.regions for row in TRADE_RANGES]
RANGE_SEAS: Final[list[int]] = [row.seas for row in TRADE_RANGES]

WONDER_ID: Final[list[str]] = [wonder.id for wonder in WONDERS]
WONDER_INDEX: Final[dict[str, int]] = {id: i for i, id in enumerate(WONDER_ID)}
WONDER_COUNT: Final = len(WONDERS)
WONDER_ERA: Final[list[int]] = [ERAS.index(wonder.era) for wonder in WONDERS]
GIVEN_WONDERS: Final[list[list[int]]] = [
    [WONDER_INDEX[bonus.wonder] for bonus in card.bonus if isinstance(bonus, GivesWonder)] for card in TECHNOLOGIES
]
ORACLE: Final = WONDER_INDEX["oracle"]
GREAT_WALL: Final = WONDER_INDEX["great_wall"]
MAGELLAN: Final = WONDER_INDEX["magellans_voyage"]
MANHATTAN: Final = WONDER_INDEX["manhattan_project"]
UNITED_NATIONS: Final = WONDER_INDEX["united_nations"]
APOLLO: Final = WONDER_INDEX["apollo_program"]
ALPHA_CENTAURI: Final = WONDER_INDEX["alpha_centauri"]

IMPROVEMENT_ID: Final[list[str]] = [improvement.id for improvement in IMPROVEMENTS]
IMPROVEMENT_INDEX: Final[dict[str, int]] = {id: i for i, id in enumerate(IMPROVEMENT_ID)}
IMPROVEMENT_COUNT: Final = len(IMPROVEMENTS)
IMPROVEMENT_ERA: Final[list[int]] = [ERAS.index(improvement.era) for improvement in IMPROVEMENTS]
IMPROVEMENT_TECHNOLOGY: Final[list[int]] = [TECHNOLOGY_INDEX[card.technology] for card in IMPROVEMENTS]
IMPROVEMENT_ICONS: Final[list[int]] = [improvement.icons for improvement in IMPROVEMENTS]
MAKES_HAPPY: Final[list[bool]] = [improvement.kind == HAPPY for improvement in IMPROVEMENTS]

#: Gold of a city card by size: rows for unhappy, unhappy and productive, happy, happy and productive; first the cards
#: with a resource, then the plain ones.
CITY_GOLD: Final[list[list[int]]] = [
    [0, *(gold * times for gold in row)]
    for cards in CITY_CARDS
    for row in (cards.unhappy, cards.happy)
    for times in (1, PRODUCTIVE)
]
PLAIN_ROWS: Final = 4
HAPPY_ROWS: Final = 2

# Key moments

MOMENT_COUNT: Final = len(KEY_MOMENTS)
MOMENT_ID: Final[list[str]] = [moment.id for moment in KEY_MOMENTS]
MOMENT_ERA: Final[list[int]] = [ERAS.index(moment.era) for moment in KEY_MOMENTS]
MOMENT_LEAST: Final[list[int]] = [moment.least for moment in KEY_MOMENTS]
#: What each one counts: settlements of a size, technologies, armies, fleets, gold.
MOMENT_COUNTED: Final[list[str]] = [moment.counted for moment in KEY_MOMENTS]
MOMENT_SIZE: Final[list[int]] = [moment.size for moment in KEY_MOMENTS]

# Prices: standard, then advanced; by era, by figure or by size


def _price(prices: Prices, kind: int) -> int:
    if IS_AIRCRAFT[kind]:
        return prices.aircraft
    return (prices.fleet if IS_FLEET[kind] else prices.army)[ERA_OF[kind]]


_BOTH: Final = (STANDARD_PRICES, ADVANCED_PRICES)
UNIT_PRICE: Final[list[list[int]]] = [[_price(prices, kind) for kind in range(FIGURE_COUNT)] for prices in _BOTH]
SETTLER_PRICE: Final[list[list[int]]] = [list(prices.settler) for prices in _BOTH]
VILLAGE_PRICE: Final[list[list[int]]] = [list(prices.village) for prices in _BOTH]
#: By the size a settlement has before it grows.
EXPANSION_PRICE: Final[list[list[int]]] = [[0, *prices.expansion] for prices in _BOTH]
IMPROVEMENT_PRICE: Final[list[int]] = list(ADVANCED_PRICES.improvement)
OWNER_SHARE: Final[list[int]] = list(ADVANCED_PRICES.owner_share)
