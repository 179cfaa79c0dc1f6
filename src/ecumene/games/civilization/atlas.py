"""The world: 75 regions and 35 seas, and who borders on whom.

The board of 2002 was nowhere to be seen, so the map is ours: only the names marked ``rulebook`` and the borders its
examples speak of are known. What is needed for drawing lies beside this file in ``outlines.json``, on a canvas of
1600 by 900 whose left and right edge are joined; only seas cross them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ecumene.games.civilization.components import RECONSTRUCTED, RULEBOOK


@dataclass(frozen=True, slots=True)
class Region:
    """A piece of land with its land neighbours and the seas on its coast, as lists of ids."""

    id: str
    continent: str
    land: str
    seas: str
    name_sure: str = RECONSTRUCTED
    sure: str = RECONSTRUCTED


@dataclass(frozen=True, slots=True)
class Sea:
    """A sea zone with the zones it opens into; its coasts are listed with the regions."""

    id: str
    seas: str
    sure: str = RECONSTRUCTED


REGIONS: Final = (
    # North America
    Region("alaska", "north_america", "athabasca", "beaufort_sea bering_sea gulf_of_alaska"),
    Region("athabasca", "north_america", "alaska cascadia great_plains hudson", "beaufort_sea gulf_of_alaska"),
    Region("hudson", "north_america", "athabasca great_lakes great_plains labrador", "beaufort_sea labrador_sea"),
    Region("labrador", "north_america", "appalachia great_lakes hudson", "labrador_sea sargasso_sea"),
    Region("cascadia", "north_america", "athabasca great_plains sonora", "california_sea gulf_of_alaska"),
    Region("great_plains", "north_america", "athabasca cascadia great_lakes hudson mississippi sonora", ""),
    Region("great_lakes", "north_america", "appalachia great_plains hudson labrador mississippi", ""),
    Region("appalachia", "north_america", "great_lakes labrador mississippi", "gulf_of_mexico sargasso_sea"),
    Region(
        "mississippi", "north_america", "appalachia great_lakes great_plains mexico sonora", "gulf_of_mexico", RULEBOOK
    ),
    Region("sonora", "north_america", "cascadia great_plains mexico mississippi", "california_sea gulf_of_panama"),
    Region("mexico", "north_america", "mississippi sonora yucatan", "gulf_of_mexico gulf_of_panama", RULEBOOK),
    Region("yucatan", "north_america", "mexico orinoco", "caribbean_sea gulf_of_mexico gulf_of_panama"),
    Region("antilles", "north_america", "", "caribbean_sea gulf_of_mexico"),
    Region("greenland", "north_america", "", "labrador_sea north_atlantic norwegian_sea"),
    # South America
    Region("orinoco", "south_america", "amazonia andes yucatan", "brazil_basin caribbean_sea gulf_of_panama", RULEBOOK),
    Region("amazonia", "south_america", "andes bahia mato_grosso orinoco", "brazil_basin"),
    Region("andes", "south_america", "amazonia gran_chaco mato_grosso orinoco", "gulf_of_panama peru_basin"),
    Region("bahia", "south_america", "amazonia mato_grosso", "brazil_basin"),
    Region("mato_grosso", "south_america", "amazonia andes bahia gran_chaco", "brazil_basin"),
    Region("gran_chaco", "south_america", "andes mato_grosso pampas", "brazil_basin peru_basin", RULEBOOK),
    Region("pampas", "south_america", "gran_chaco patagonia", "argentine_sea brazil_basin peru_basin"),
    Region("patagonia", "south_america", "pampas", "argentine_sea peru_basin"),
    # Europe
    Region("britannia", "europe", "", "bay_of_biscay north_sea norwegian_sea"),
    Region("iberia", "europe", "gaul", "bay_of_biscay western_mediterranean"),
    Region("gaul", "europe", "germania iberia italia", "bay_of_biscay north_sea western_mediterranean"),
    Region("germania", "europe", "balkans gaul italia sarmatia", "north_sea"),
    Region("italia", "europe", "balkans gaul germania", "western_mediterranean"),
    Region("balkans", "europe", "germania italia sarmatia", "eastern_mediterranean western_mediterranean"),
    Region("scandinavia", "europe", "muscovy sarmatia", "north_sea norwegian_sea"),
    Region("sarmatia", "europe", "anatolia balkans germania muscovy scandinavia", "eastern_mediterranean north_sea"),
    Region("muscovy", "europe", "anatolia ob sarmatia scandinavia steppe", "norwegian_sea"),
    # Africa
    Region("atlas", "africa", "sahara", "bay_of_biscay canary_sea eastern_mediterranean western_mediterranean"),
    Region("sahara", "africa", "atlas guinea nigeria nile sudan", "canary_sea eastern_mediterranean"),
    Region("nile", "africa", "eritrea euphrates sahara sudan", "arabian_sea eastern_mediterranean"),
    Region("sudan", "africa", "eritrea funa nigeria nile sahara tanganyika", ""),
    Region("eritrea", "africa", "nile sudan tanganyika", "arabian_sea mozambique_channel", RULEBOOK),
    Region("guinea", "africa", "nigeria sahara", "canary_sea gulf_of_guinea"),
    Region("nigeria", "africa", "funa guinea sahara sudan", "gulf_of_guinea", RULEBOOK),
    Region("funa", "africa", "atlantia nigeria sudan tanganyika zambezi", "gulf_of_guinea", RULEBOOK),
    Region("atlantia", "africa", "funa kalahari zambezi", "cape_basin gulf_of_guinea", RULEBOOK),
    Region("tanganyika", "africa", "eritrea funa sudan zambezi", "mozambique_channel", RULEBOOK),
    Region("zambezi", "africa", "atlantia funa kalahari tanganyika", "mozambique_channel"),
    Region("kalahari", "africa", "atlantia zambezi", "cape_basin mozambique_channel", RULEBOOK),
    Region("madagascar", "africa", "", "mozambique_channel"),
    # Asia
    Region("anatolia", "asia", "euphrates muscovy sarmatia", "eastern_mediterranean"),
    Region("euphrates", "asia", "anatolia arabia nile persia", "arabian_sea eastern_mediterranean", RULEBOOK),
    Region("arabia", "asia", "euphrates", "arabian_sea"),
    Region("persia", "asia", "euphrates indus steppe", "arabian_sea"),
    Region("steppe", "asia", "gobi himalaya indus muscovy ob persia", "", RULEBOOK),
    Region("indus", "asia", "deccan ganges himalaya persia steppe", "arabian_sea"),
    Region("ganges", "asia", "deccan himalaya indus mekong", "bay_of_bengal"),
    Region("deccan", "asia", "ganges indus", "arabian_sea bay_of_bengal"),
    Region("himalaya", "asia", "ganges gobi huang_he indus mekong steppe yunnan", "", RULEBOOK),
    Region("ob", "asia", "gobi muscovy siberia steppe", "norwegian_sea siberian_sea"),
    Region("siberia", "asia", "gobi lena manchuria ob", "siberian_sea"),
    Region("kamchatka", "asia", "lena", "beaufort_sea bering_sea sea_of_okhotsk siberian_sea"),
    Region("lena", "asia", "kamchatka manchuria siberia", "sea_of_okhotsk siberian_sea"),
    Region("gobi", "asia", "himalaya huang_he manchuria ob siberia steppe", "", RULEBOOK),
    Region("manchuria", "asia", "gobi huang_he lena siberia", "east_china_sea sea_of_okhotsk"),
    Region("huang_he", "asia", "gobi himalaya manchuria yangtze yunnan", "east_china_sea"),
    Region("yangtze", "asia", "huang_he yunnan", "east_china_sea"),
    Region("yunnan", "asia", "himalaya huang_he mekong yangtze", "east_china_sea south_china_sea", RULEBOOK),
    Region("mekong", "asia", "ganges himalaya yunnan", "bay_of_bengal south_china_sea", RULEBOOK),
    Region("nippon", "asia", "", "east_china_sea north_pacific sea_of_okhotsk"),
    Region("sumatra", "asia", "", "australian_bight bay_of_bengal south_china_sea"),
    Region("java", "asia", "", "australian_bight south_china_sea", RULEBOOK),
    Region("borneo", "asia", "", "philippine_sea south_china_sea"),
    Region("luzon", "asia", "", "east_china_sea philippine_sea south_china_sea"),
    # Oceania
    Region("papua", "oceania", "", "coral_sea philippine_sea south_china_sea"),
    Region("tanami", "oceania", "carpentaria nullarbor", "australian_bight south_china_sea", RULEBOOK),
    Region("nullarbor", "oceania", "carpentaria murray tanami", "australian_bight"),
    Region("carpentaria", "oceania", "murray nullarbor tanami", "coral_sea south_china_sea tasman_sea"),
    Region("murray", "oceania", "carpentaria nullarbor", "australian_bight tasman_sea"),
    Region("tasmania", "oceania", "", "australian_bight tasman_sea", RULEBOOK),
    Region("aotearoa", "oceania", "", "polynesia tasman_sea"),
)

SEAS: Final = (
    Sea("bering_sea", "beaufort_sea california_sea gulf_of_alaska north_pacific sea_of_okhotsk"),
    Sea("gulf_of_alaska", "bering_sea california_sea"),
    Sea("beaufort_sea", "bering_sea labrador_sea siberian_sea"),
    Sea("labrador_sea", "beaufort_sea north_atlantic sargasso_sea"),
    Sea("norwegian_sea", "bay_of_biscay north_atlantic north_sea siberian_sea"),
    Sea("north_sea", "bay_of_biscay norwegian_sea"),
    Sea("north_atlantic", "bay_of_biscay canary_sea labrador_sea norwegian_sea sargasso_sea"),
    Sea("sargasso_sea", "canary_sea caribbean_sea gulf_of_mexico labrador_sea north_atlantic"),
    Sea("gulf_of_mexico", "caribbean_sea sargasso_sea"),
    Sea("caribbean_sea", "brazil_basin canary_sea gulf_of_mexico sargasso_sea"),
    Sea("bay_of_biscay", "canary_sea north_atlantic north_sea norwegian_sea western_mediterranean"),
    Sea("canary_sea", "bay_of_biscay brazil_basin caribbean_sea gulf_of_guinea north_atlantic sargasso_sea"),
    Sea("western_mediterranean", "bay_of_biscay eastern_mediterranean"),
    Sea("eastern_mediterranean", "western_mediterranean"),
    Sea("gulf_of_guinea", "brazil_basin canary_sea cape_basin"),
    Sea("brazil_basin", "argentine_sea canary_sea cape_basin caribbean_sea gulf_of_guinea"),
    Sea("argentine_sea", "brazil_basin cape_basin peru_basin"),
    Sea("cape_basin", "argentine_sea brazil_basin gulf_of_guinea indian_ocean mozambique_channel"),
    Sea("mozambique_channel", "arabian_sea cape_basin indian_ocean"),
    Sea("arabian_sea", "bay_of_bengal indian_ocean mozambique_channel"),
    Sea("indian_ocean", "arabian_sea australian_bight bay_of_bengal cape_basin mozambique_channel"),
    Sea("bay_of_bengal", "arabian_sea australian_bight indian_ocean south_china_sea"),
    Sea("south_china_sea", "australian_bight bay_of_bengal coral_sea east_china_sea philippine_sea"),
    Sea("australian_bight", "bay_of_bengal indian_ocean south_china_sea tasman_sea"),
    Sea("east_china_sea", "north_pacific philippine_sea sea_of_okhotsk south_china_sea"),
    Sea("sea_of_okhotsk", "bering_sea east_china_sea north_pacific"),
    Sea("siberian_sea", "beaufort_sea norwegian_sea"),
    Sea("philippine_sea", "coral_sea east_china_sea north_pacific polynesia south_china_sea"),
    Sea("north_pacific", "bering_sea california_sea east_china_sea philippine_sea polynesia sea_of_okhotsk"),
    Sea("coral_sea", "philippine_sea polynesia south_china_sea tasman_sea"),
    Sea("tasman_sea", "australian_bight coral_sea polynesia"),
    Sea("polynesia", "california_sea coral_sea gulf_of_panama north_pacific peru_basin philippine_sea tasman_sea"),
    Sea("california_sea", "bering_sea gulf_of_alaska gulf_of_panama north_pacific polynesia"),
    Sea("gulf_of_panama", "california_sea peru_basin polynesia"),
    Sea("peru_basin", "argentine_sea gulf_of_panama polynesia"),
)
