"""The 25 wonders. Their effects count in the advanced rules only; the standard rules take any card of the era."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ecumene.games.civilization.components import (
    ANCIENT,
    COLONY_SHIP_PRICE,
    GUNPOWDER,
    MEDIEVAL,
    MODERN,
    ONE_SOURCE,
    TWO_SOURCES,
)
from ecumene.games.civilization.effects import (
    BoughtByAnyone,
    DeclaresEnd,
    DestroysRegion,
    ForcedExchange,
    Gears,
    GivesPieces,
    GoldPerTurn,
    HappyFaces,
    SeesPick,
    SettlementDefence,
    TechnologyDiscount,
    WonderEffect,
)


@dataclass(frozen=True, slots=True)
class Wonder:
    """A card: it works until its era is over and counts to the end of the game."""

    id: str
    era: str
    technology: str  # whose buyer takes it
    effect: WonderEffect
    sure: str = ONE_SOURCE


WONDERS: Final = (
    Wonder("hanging_gardens", ANCIENT, "masonry", GivesPieces("settler", 2)),
    Wonder("colossus", ANCIENT, "bronze_working", GoldPerTurn(5)),
    Wonder("great_lighthouse", ANCIENT, "trade_mapmaking", GoldPerTurn(5)),
    Wonder("great_library", ANCIENT, "philosophy_literature", TechnologyDiscount(5)),
    Wonder("oracle", ANCIENT, "mysticism", SeesPick()),
    Wonder("great_wall", ANCIENT, "construction", SettlementDefence(2), TWO_SOURCES),
    Wonder("pyramids", ANCIENT, "ceremonial_burial", GivesPieces("horseman", 2)),
    Wonder("sun_tzu", MEDIEVAL, "feudalism", GivesPieces("pikeman", 2), TWO_SOURCES),
    Wonder("copernicus_observatory", MEDIEVAL, "astronomy", GivesPieces("caravel", 1)),
    Wonder("leonardos_workshop", MEDIEVAL, "education", TechnologyDiscount(10)),
    Wonder("bachs_cathedral", MEDIEVAL, "theology", HappyFaces(1)),
    Wonder("sistine_chapel", MEDIEVAL, "theology", HappyFaces(1), TWO_SOURCES),
    Wonder("magellans_voyage", GUNPOWDER, "metallurgy", ForcedExchange()),
    Wonder("newtons_university", GUNPOWDER, "physics", TechnologyDiscount(15)),
    Wonder("smiths_trading_company", GUNPOWDER, "economics", GoldPerTurn(10)),
    Wonder("shakespeares_theatre", GUNPOWDER, "nationalism", HappyFaces(1)),
    Wonder("transcontinental_railroad", GUNPOWDER, "steam_power", Gears(1)),
    Wonder("edisons_lab", MODERN, "scientific_method", TechnologyDiscount(20)),
    Wonder("hoover_dam", MODERN, "electronics", Gears(1)),
    Wonder("cure_for_cancer", MODERN, "genetics", HappyFaces(2)),
    Wonder("universal_suffrage", MODERN, "mass_production", HappyFaces(1), TWO_SOURCES),
    Wonder("manhattan_project", MODERN, "fission", DestroysRegion()),
    Wonder("united_nations", MODERN, "radio_television", DeclaresEnd("diplomatic"), TWO_SOURCES),
    Wonder("apollo_program", MODERN, "space_flight", DeclaresEnd("military"), TWO_SOURCES),
    Wonder("alpha_centauri", MODERN, "fusion", BoughtByAnyone(COLONY_SHIP_PRICE, "technological"), TWO_SOURCES),
)
