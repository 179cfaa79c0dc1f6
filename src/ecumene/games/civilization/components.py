"""The box of Sid Meier's Civilization: The Boardgame (2002), as typed data: eras, markers, figures, city cards, tables.

Technologies, wonders, improvements and the map have files of their own. Every record says how sure we are of it:
``rulebook``, ``two_sources``, ``one_source`` or ``reconstructed`` (ours, until somebody reads the true value off the
printed piece). Nothing here but data: a true value can replace a reconstructed one without touching the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

RULEBOOK: Final = "rulebook"
TWO_SOURCES: Final = "two_sources"
ONE_SOURCE: Final = "one_source"
RECONSTRUCTED: Final = "reconstructed"

ANCIENT: Final = "ancient"
MEDIEVAL: Final = "medieval"
GUNPOWDER: Final = "gunpowder"
MODERN: Final = "modern"
ERAS: Final = (ANCIENT, MEDIEVAL, GUNPOWDER, MODERN)

STANDARD: Final = "standard"
ADVANCED: Final = "advanced"
SHORT: Final = "short"
MEDIUM: Final = "medium"
LONG: Final = "long"
LENGTHS: Final = (SHORT, MEDIUM, LONG)

#: Settlement sizes 1 to 4.
SIZES: Final = ("village", "town", "city", "metropolis")
LARGEST: Final = len(SIZES)

RESOURCES: Final = ("wine", "horses", "iron", "gems", "spices", "oil", "coal", "rare_metals")
ALWAYS_HAPPY: Final = ("wine", "gems")

PLAYERS: Final = range(2, 7)
COLORS: Final = ("red", "blue", "green", "yellow", "purple", "orange")

# Set-up

START_GOLD: Final = 20
START_REGIONS: Final = 2
ROLL: Final = 2  # dice thrown for everything but battles and the end of a short or medium game
SIDES_OF_A_DIE: Final = 6


# Exploration markers: kinds and effects are printed, the mix is ours


@dataclass(frozen=True, slots=True)
class Marker:
    """A kind of exploration marker. ``largest``: the largest settlement the region carries."""

    id: str
    type: str
    count: int
    largest: int = LARGEST
    sure: str = RECONSTRUCTED  # of the count; what a marker does is in the rulebook


RESOURCE: Final = "resource"
EVENT: Final = "event"
TERRAIN: Final = "terrain"
EMPTY: Final = "no_event"

MARKERS: Final = (
    *(Marker(resource, RESOURCE, 5) for resource in RESOURCES),
    Marker("free_technology", EVENT, 4),
    Marker("treasure", EVENT, 4),
    Marker("native_tribe", EVENT, 4),
    Marker("plague", EVENT, 4),
    Marker("desert", TERRAIN, 4, largest=0),
    Marker("mountains", TERRAIN, 5, largest=1),
    Marker("jungle_forest", TERRAIN, 5, largest=2),
    Marker("fertile", TERRAIN, 3),
    Marker("no_event", EMPTY, 17),
)
TREASURE_GOLD: Final = 10
PLAGUE_RADIUS: Final = (0, 1, 2, 3)  # by era
REMOVED_PER_PLAYER: Final = 2  # markers without event, for a world with more in it


# Figures. A figure keeps its era; in the advanced rules technologies raise its level.

INFANTRY: Final = "infantry"
CAVALRY: Final = "cavalry"
ARTILLERY: Final = "artillery"
FLEET: Final = "fleet"
AIRCRAFT: Final = "aircraft"
CATEGORIES: Final = (INFANTRY, CAVALRY, ARTILLERY, FLEET, AIRCRAFT)
ARMIES: Final = (INFANTRY, CAVALRY, ARTILLERY)
#: Each kind of army is superior to the one it is followed by here.
SUPERIOR_TO: Final = {CAVALRY: INFANTRY, INFANTRY: ARTILLERY, ARTILLERY: CAVALRY}


@dataclass(frozen=True, slots=True)
class Level:
    """What a figure is called and how it fights once a technology is in play (advanced rules)."""

    id: str
    technology: str
    modifier: int = 0
    adds_dice: int = 0  # aircraft only
    sure: str = TWO_SOURCES  # dice and modifier
    technology_sure: str = ONE_SOURCE


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of the box: so many dice as the number of its era."""

    id: str
    era: str
    category: str
    moves: int
    levels: tuple[Level, ...]
    sure: str = RULEBOOK

    @property
    def dice(self) -> int:
        return 0 if self.category == AIRCRAFT else ERAS.index(self.era) + 1


FIGURES: Final = (
    Figure("swordsman", ANCIENT, INFANTRY, 1, (
        Level("spearman", "bronze_working"),
        Level("swordsman", "iron_working", 1),
    )),
    Figure("horseman", ANCIENT, CAVALRY, 1, (
        Level("chariot", "the_wheel"),
        Level("horseman", "horseback_riding", 1, technology_sure=TWO_SOURCES),
    )),
    Figure("catapult", ANCIENT, ARTILLERY, 1, (Level("catapult", "mathematics", 1),)),
    Figure("galley", ANCIENT, FLEET, 1, (Level("galley", "trade_mapmaking"),)),
    Figure("pikeman", MEDIEVAL, INFANTRY, 1, (Level("pikeman", "feudalism", technology_sure=TWO_SOURCES),)),
    Figure("knight", MEDIEVAL, CAVALRY, 1, (Level("knight", "chivalry", technology_sure=TWO_SOURCES),)),
    Figure("trebuchet", MEDIEVAL, ARTILLERY, 1, (Level("trebuchet", "engineering", technology_sure=TWO_SOURCES),)),
    Figure("caravel", MEDIEVAL, FLEET, 2, (
        Level("caravel", "astronomy"),
        Level("galleon", "navigation", 2),
    )),
    Figure("musketeer", GUNPOWDER, INFANTRY, 1, (
        Level("musketeer", "gunpowder_weapons"),
        Level("rifleman", "steam_power", 2),
    )),
    Figure("dragoon", GUNPOWDER, CAVALRY, 1, (Level("dragoon", "cavalry"),)),
    Figure("cannon", GUNPOWDER, ARTILLERY, 1, (
        Level("cannon", "metallurgy", 1),
        Level("artillery", "industrialization", 3),
    )),
    Figure("frigate", GUNPOWDER, FLEET, 2, (
        Level("frigate", "metallurgy"),
        Level("ironclad", "steam_power", 2),
    )),
    Figure("machine_gunner", MODERN, INFANTRY, 1, (
        Level("machine_gunner", "electricity"),
        Level("mechanized_infantry", "robotics", 2),
    )),
    Figure("tank", MODERN, CAVALRY, 1, (
        Level("tank", "mass_production"),
        Level("modern_armor", "miniaturization", 3),
    )),
    Figure("howitzer", MODERN, ARTILLERY, 1, (
        Level("rocket_artillery", "rocketry", 2),
        Level("cruise_missile", "space_flight", 4),
    )),
    Figure("battleship", MODERN, FLEET, 3, (Level("battleship", "combustion", 1),)),
    #: The same figure as the battleship; the advanced rules know both, and neither turns into the other.
    Figure("carrier", MODERN, FLEET, 3, (Level("carrier", "advanced_flight"),)),
    Figure("fighter", MODERN, AIRCRAFT, 3, (
        Level("biplane", "flight", adds_dice=1),
        Level("monoplane", "advanced_flight", adds_dice=2),
        Level("jet", "rocketry", adds_dice=3),
        Level("stealth_aircraft", "superconductor", adds_dice=4),
    )),
)  # fmt: skip

SETTLER: Final = "settler"
SETTLER_MOVES: Final = 2
HOLD: Final = 3  # armies and settlers that a fleet carries
CARRIER_HOLD: Final = 2  # aircraft that a carrier bases; one source
AIRCRAFT_DICE: Final = 1  # standard rules
TECHNOLOGIES_PER_PLUS: Final = 2  # standard rules: +1 for every two technologies
SETTLEMENT_DEFENCE: Final = 1  # advanced rules


# Prices. By era: ancient, medieval, gunpowder, modern


@dataclass(frozen=True, slots=True)
class Prices:
    army: tuple[int, int, int, int]
    fleet: tuple[int, int, int, int]
    aircraft: int  # modern only
    settler: tuple[int, int, int, int]
    village: tuple[int, int, int, int]
    expansion: tuple[int, int, int]  # to town, city, metropolis
    improvement: tuple[int, int, int, int] = (0, 0, 0, 0)
    owner_share: tuple[int, int, int, int] = (0, 0, 0, 0)
    sure: str = RULEBOOK


STANDARD_PRICES: Final = Prices(
    army=(5, 10, 15, 20),
    fleet=(10, 20, 30, 40),
    aircraft=40,
    settler=(5, 10, 15, 20),
    village=(5, 10, 15, 20),
    expansion=(5, 10, 20),
)
ADVANCED_PRICES: Final = Prices(
    army=(10, 15, 20, 25),
    fleet=(20, 30, 40, 50),
    aircraft=50,
    settler=(10, 10, 10, 10),
    village=(10, 10, 10, 10),
    expansion=(20, 20, 20),
    improvement=(10, 15, 20, 25),
    owner_share=(5, 5, 10, 10),
)
PRICES: Final = {STANDARD: STANDARD_PRICES, ADVANCED: ADVANCED_PRICES}
TECHNOLOGY_STEP: Final = 10  # standard: the first costs so much, each further one so much more
SALE_DIVISOR: Final = 5  # advanced: old units bring a fifth of their price
COLONY_SHIP_PRICE: Final = 200


# Production

#: The critical resource by era, for rolls of 2–3, 4–5, 6–8, 9–10 and 11–12.
CRITICAL_RESOURCES: Final = {
    ANCIENT: ("wine", "horses", "iron", "gems", "spices"),
    MEDIEVAL: ("wine", "gems", "spices", "iron", "horses"),
    GUNPOWDER: ("oil", "gems", "coal", "iron", "horses"),
    MODERN: ("coal", "rare_metals", "oil", "oil", "iron"),
}
CRITICAL_ROLLS: Final = ((2, 3), (4, 5), (6, 8), (9, 10), (11, 12))
MONOPOLY: Final = {3: 20, 4: 40, 5: 80}  # equal resource cards; more than five bring no more
LEAST_INCOME: Final = 10
CRITICAL_GOLD: Final = 15  # advanced; the standard rules double the settlements' gold
GOLD_PER_RESOURCE: Final = 3  # advanced
FREE_HAPPY_SETTLEMENTS: Final = 1


@dataclass(frozen=True, slots=True)
class CityCards:
    """The city cards of one kind: gold by size for an unhappy and a happy settlement; a productive one doubles it."""

    id: str
    unhappy: tuple[int, int, int, int]
    happy: tuple[int, int, int, int]
    sure: str = ONE_SOURCE
    count: int = 0
    count_sure: str = RECONSTRUCTED


RESOURCE_CARDS: Final = CityCards("resource", unhappy=(2, 4, 6, 8), happy=(4, 6, 8, 10), count=5 * len(RESOURCES))
PLAIN_CARDS: Final = CityCards("plain", unhappy=(0, 1, 2, 3), happy=(2, 3, 4, 5), count=21)
CITY_CARDS: Final = (RESOURCE_CARDS, PLAIN_CARDS)
PRODUCTIVE: Final = 2


# Key moments of the standard rules: who reaches one and says so takes a wonder


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """So many settlements of a size, technologies, armies or fleets of the era, or so much gold at once."""

    id: str
    era: str
    counted: str
    least: int
    size: int = 0
    sure: str = RULEBOOK


TECHNOLOGIES: Final = "technologies"
SETTLEMENTS: Final = "settlements"
ARMY: Final = "armies"
FLEETS: Final = "fleets"
GOLD: Final = "gold"

KEY_MOMENTS: Final = (
    KeyMoment("six_villages", ANCIENT, SETTLEMENTS, 6, size=1),
    KeyMoment("ancient_technologies", ANCIENT, TECHNOLOGIES, 2),
    KeyMoment("ancient_armies", ANCIENT, ARMY, 8),
    KeyMoment("medieval_technologies", MEDIEVAL, TECHNOLOGIES, 2),
    KeyMoment("medieval_fleets", MEDIEVAL, FLEETS, 2),
    KeyMoment("medieval_gold", MEDIEVAL, GOLD, 60),
    KeyMoment("gunpowder_technologies", GUNPOWDER, TECHNOLOGIES, 2),
    KeyMoment("gunpowder_fleets", GUNPOWDER, FLEETS, 2),
    KeyMoment("gunpowder_gold", GUNPOWDER, GOLD, 80),
    KeyMoment("ten_metropolises", MODERN, SETTLEMENTS, 10, size=4),
    KeyMoment("modern_technologies", MODERN, TECHNOLOGIES, 2),
    KeyMoment("modern_gold", MODERN, GOLD, 100),
)
#: Cards of each era; in the standard rules they are all alike.
TECHNOLOGY_CARDS: Final = (15, 10, 10, 18)
TECHNOLOGIES_END_ERA: Final = 3


# Trade range (advanced): land and sea are never combined


@dataclass(frozen=True, slots=True)
class TradeRange:
    technology: str
    regions: int
    seas: int
    sure: str = RULEBOOK


UNLIMITED: Final = 99
TRADE_RANGES: Final = (
    TradeRange("", 1, 0),
    TradeRange("trade_mapmaking", 1, 1),
    TradeRange("astronomy", 1, 2),
    TradeRange("navigation", 1, 3),
    TradeRange("steam_power", 4, 3),
    TradeRange("flight", UNLIMITED, UNLIMITED),
)


# Victory points and the end

SCORE_ROWS: Final = ("settlements", "technologies", "wonders", "key_discoveries", "ending")
TECHNOLOGY_VP: Final = {STANDARD: 2, ADVANCED: 0}
WONDER_VP: Final = {STANDARD: 3, ADVANCED: 2}
KEY_DISCOVERY_VP: Final = 4
DIPLOMATIC_VP: Final = 5
ENDS: Final = ("technologies", "short", "medium", "conquest", "diplomatic", "military", "technological", "last_turn")
#: The era whose technologies end a short and a medium game.
LENGTH_ERA: Final = {SHORT: MEDIEVAL, MEDIUM: GUNPOWDER, LONG: ""}
#: Ours: nobody has to buy technologies, so a game could go on for ever. After so many turns it is counted out.
LAST_TURN: Final = {STANDARD: 30, SHORT: 25, MEDIUM: 30, LONG: 40}
