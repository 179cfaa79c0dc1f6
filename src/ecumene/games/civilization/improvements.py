"""The 28 city improvements on 64 four-edged cards (advanced rules). At most 60 are in use: they never run out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ecumene.games.civilization.components import ANCIENT, GUNPOWDER, MEDIEVAL, MODERN, ONE_SOURCE

HAPPY: Final = "happy"
PRODUCTIVE: Final = "productive"
CARDS: Final = 64


@dataclass(frozen=True, slots=True)
class Improvement:
    """A building that makes ``icons`` settlements happy or productive until its era is over."""

    id: str
    era: str
    kind: str
    technology: str
    icons: int = 1
    sure: str = ONE_SOURCE


IMPROVEMENTS: Final = (
    Improvement("ziggurat", ANCIENT, HAPPY, "ceremonial_burial"),
    Improvement("courthouse", ANCIENT, HAPPY, "code_of_laws"),
    Improvement("temple", ANCIENT, HAPPY, "mysticism"),
    Improvement("colosseum", ANCIENT, HAPPY, "construction"),
    Improvement("granary", ANCIENT, PRODUCTIVE, "pottery_specialization"),
    Improvement("library", ANCIENT, PRODUCTIVE, "philosophy_literature"),
    Improvement("aqueduct", ANCIENT, PRODUCTIVE, "construction"),
    Improvement("marketplace", ANCIENT, PRODUCTIVE, "currency"),
    Improvement("castle", MEDIEVAL, HAPPY, "feudalism"),
    Improvement("cathedral", MEDIEVAL, HAPPY, "theology", icons=2),
    Improvement("bank", MEDIEVAL, PRODUCTIVE, "banking"),
    Improvement("university", MEDIEVAL, PRODUCTIVE, "education"),
    Improvement("capitol", GUNPOWDER, HAPPY, "nationalism"),
    Improvement("legislature", GUNPOWDER, HAPPY, "legislative_government"),
    Improvement("hospital", GUNPOWDER, HAPPY, "medicine"),
    Improvement("stock_market", GUNPOWDER, PRODUCTIVE, "economics"),
    Improvement("factory", GUNPOWDER, PRODUCTIVE, "industrialization"),
    Improvement("railroad", GUNPOWDER, PRODUCTIVE, "steam_power"),
    Improvement("shopping_mall", MODERN, HAPPY, "plastics"),
    Improvement("television_station", MODERN, HAPPY, "radio_television", icons=2),
    Improvement("healthcare_complex", MODERN, HAPPY, "genetics"),
    Improvement("highway_system", MODERN, PRODUCTIVE, "combustion"),
    Improvement("manufacturing_plant", MODERN, PRODUCTIVE, "mass_production"),
    Improvement("research_lab", MODERN, PRODUCTIVE, "scientific_method"),
    Improvement("airport", MODERN, PRODUCTIVE, "advanced_flight"),
    Improvement("nuclear_power_plant", MODERN, PRODUCTIVE, "fission"),
    Improvement("internet", MODERN, PRODUCTIVE, "computers"),
    Improvement("fusion_reactor", MODERN, PRODUCTIVE, "fusion", icons=2),
)
