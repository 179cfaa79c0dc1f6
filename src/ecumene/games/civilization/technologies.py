"""The 53 technology cards. Cost, prerequisites and bonuses count in the advanced rules only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ecumene.games.civilization.components import (
    ANCIENT,
    GUNPOWDER,
    MEDIEVAL,
    MODERN,
    ONE_SOURCE,
)
from ecumene.games.civilization.effects import (
    GivesExpansion,
    GivesImprovement,
    GivesPieces,
    GivesWonder,
    OwnerBonus,
)


@dataclass(frozen=True, slots=True)
class Technology:
    """A card: prerequisites must be in play, whoever owns them; the bonus is the buyer's.

    What it lets everybody build is told by units, improvements and ``settlement_size``.
    """

    id: str
    era: str
    cost: int
    requires: tuple[str, ...] = ()
    bonus: tuple[OwnerBonus, ...] = ()
    settlement_size: int = 0  # settlements may grow to this size once the card is in play
    key_discovery: bool = False
    sure: str = ONE_SOURCE
    doubtful: bool = False  # the sources disagree on the prerequisites


TECHNOLOGIES: Final = (
    Technology("masonry", ANCIENT, 15, bonus=(GivesWonder("hanging_gardens"),)),
    Technology("alphabet_writing", ANCIENT, 15, key_discovery=True),
    Technology("pottery_specialization", ANCIENT, 20, bonus=(GivesImprovement("granary"),)),
    Technology("the_wheel", ANCIENT, 25, bonus=(GivesPieces("horseman", 1),)),
    Technology("bronze_working", ANCIENT, 25, bonus=(GivesWonder("colossus"),)),
    Technology("ceremonial_burial", ANCIENT, 25, bonus=(GivesWonder("pyramids"),)),
    Technology(
        "code_of_laws", ANCIENT, 35, ("alphabet_writing", "pottery_specialization"), (GivesImprovement("courthouse"),)
    ),
    Technology("horseback_riding", ANCIENT, 40, ("the_wheel",), (GivesPieces("horseman", 1),)),
    Technology("mathematics", ANCIENT, 40, ("masonry", "alphabet_writing"), (GivesPieces("catapult", 1),)),
    Technology(
        "iron_working", ANCIENT, 40, ("bronze_working", "pottery_specialization"), (GivesPieces("swordsman", 1),)
    ),
    Technology(
        "philosophy_literature",
        ANCIENT,
        40,
        ("alphabet_writing", "pottery_specialization"),
        (GivesWonder("great_library"),),
    ),
    Technology("mysticism", ANCIENT, 40, ("pottery_specialization", "ceremonial_burial"), (GivesWonder("oracle"),)),
    Technology(
        "trade_mapmaking", ANCIENT, 50, ("mathematics", "pottery_specialization"), (GivesWonder("great_lighthouse"),)
    ),
    Technology(
        "currency", ANCIENT, 50, ("mathematics", "trade_mapmaking"), (GivesImprovement("marketplace"),), doubtful=True
    ),
    Technology(
        "construction", ANCIENT, 50, ("iron_working", "mathematics"), (GivesWonder("great_wall"),), settlement_size=2
    ),
    Technology("banking", MEDIEVAL, 50, ("currency",), (GivesImprovement("bank"),)),
    Technology(
        "education", MEDIEVAL, 60, ("trade_mapmaking", "philosophy_literature"), (GivesWonder("leonardos_workshop"),)
    ),
    Technology("engineering", MEDIEVAL, 70, ("the_wheel", "construction"), (GivesPieces("trebuchet", 1),)),
    Technology(
        "theology",
        MEDIEVAL,
        70,
        ("philosophy_literature", "mysticism"),
        (GivesWonder("bachs_cathedral"), GivesWonder("sistine_chapel")),
    ),
    Technology("feudalism", MEDIEVAL, 70, ("code_of_laws", "construction"), (GivesWonder("sun_tzu"),)),
    Technology("astronomy", MEDIEVAL, 60, ("education", "engineering"), (GivesWonder("copernicus_observatory"),)),
    Technology("printing_press", MEDIEVAL, 40, ("theology", "education"), key_discovery=True),
    Technology("chivalry", MEDIEVAL, 60, ("horseback_riding", "feudalism"), (GivesPieces("knight", 1),)),
    Technology("navigation", MEDIEVAL, 60, ("astronomy",), (GivesPieces("caravel", 1),)),
    Technology("chemistry", MEDIEVAL, 40, ("printing_press", "education"), (GivesExpansion(1),), settlement_size=3),
    Technology("nationalism", GUNPOWDER, 80, ("banking", "printing_press"), (GivesWonder("shakespeares_theatre"),)),
    Technology("physics", GUNPOWDER, 80, ("astronomy", "chemistry"), (GivesWonder("newtons_university"),)),
    Technology("economics", GUNPOWDER, 90, ("nationalism",), (GivesWonder("smiths_trading_company"),)),
    Technology("gunpowder_weapons", GUNPOWDER, 90, ("physics",), (GivesPieces("musketeer", 1),)),
    Technology("cavalry", GUNPOWDER, 80, ("chivalry", "gunpowder_weapons"), (GivesPieces("dragoon", 1),)),
    Technology("legislative_government", GUNPOWDER, 70, ("economics",), (GivesImprovement("legislature"),)),
    Technology("metallurgy", GUNPOWDER, 100, ("iron_working", "gunpowder_weapons"), (GivesWonder("magellans_voyage"),)),
    Technology("medicine", GUNPOWDER, 70, ("metallurgy",), (GivesImprovement("hospital"),), settlement_size=4),
    Technology(
        "steam_power", GUNPOWDER, 120, ("metallurgy",), (GivesWonder("transcontinental_railroad"),), key_discovery=True
    ),
    Technology("industrialization", GUNPOWDER, 100, ("economics", "steam_power"), (GivesImprovement("factory"),)),
    Technology("scientific_method", MODERN, 100, ("medicine",), (GivesWonder("edisons_lab"),)),
    Technology("electricity", MODERN, 100, ("steam_power",), (GivesPieces("machine_gunner", 1),)),
    Technology("combustion", MODERN, 100, ("industrialization",), (GivesPieces("battleship", 1),)),
    Technology("flight", MODERN, 100, ("combustion",), (GivesPieces("fighter", 1),)),
    Technology("fission", MODERN, 150, ("scientific_method",), (GivesWonder("manhattan_project"),)),
    Technology("electronics", MODERN, 70, ("electricity", "scientific_method"), (GivesWonder("hoover_dam"),)),
    Technology("mass_production", MODERN, 100, ("combustion", "electricity"), (GivesWonder("universal_suffrage"),)),
    Technology("plastics", MODERN, 80, ("mass_production",), (GivesImprovement("shopping_mall"),)),
    Technology("robotics", MODERN, 100, ("electronics", "mass_production"), (GivesPieces("machine_gunner", 1),)),
    Technology("radio_television", MODERN, 120, ("electronics",), (GivesWonder("united_nations"),)),
    Technology("computers", MODERN, 100, ("electronics",), key_discovery=True),
    Technology("advanced_flight", MODERN, 100, ("flight", "radio_television"), (GivesPieces("fighter", 1),)),
    Technology("genetics", MODERN, 100, ("medicine", "computers"), (GivesWonder("cure_for_cancer"),)),
    Technology("rocketry", MODERN, 120, ("advanced_flight",), (GivesPieces("howitzer", 1),)),
    Technology(
        "space_flight",
        MODERN,
        150,
        ("plastics", "computers", "robotics", "rocketry"),
        (GivesWonder("apollo_program"),),
        doubtful=True,
    ),
    Technology("miniaturization", MODERN, 100, ("computers",), (GivesPieces("tank", 1),), doubtful=True),
    Technology("superconductor", MODERN, 120, ("miniaturization", "space_flight"), (GivesPieces("fighter", 1),)),
    Technology("fusion", MODERN, 150, ("fission", "superconductor")),
)
