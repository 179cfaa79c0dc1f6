"""The cards and units as we collected them, row by row, written down apart from the game's own data."""

from __future__ import annotations

#: id, era, cost, prerequisites, owner's bonus, what it lets everybody have, key discovery
TECHNOLOGIES = """
masonry | ancient | 15 |  | hanging_gardens |  |
alphabet_writing | ancient | 15 |  |  |  | key
pottery_specialization | ancient | 20 |  | granary | granary |
the_wheel | ancient | 25 |  | 1xchariot | chariot |
bronze_working | ancient | 25 |  | colossus | spearman |
ceremonial_burial | ancient | 25 |  | pyramids | ziggurat |
code_of_laws | ancient | 35 | alphabet_writing pottery_specialization | courthouse | courthouse |
horseback_riding | ancient | 40 | the_wheel | 1xhorseman | horseman |
mathematics | ancient | 40 | masonry alphabet_writing | 1xcatapult | catapult |
iron_working | ancient | 40 | bronze_working pottery_specialization | 1xswordsman | swordsman |
philosophy_literature | ancient | 40 | alphabet_writing pottery_specialization | great_library | library |
mysticism | ancient | 40 | pottery_specialization ceremonial_burial | oracle | temple |
trade_mapmaking | ancient | 50 | mathematics pottery_specialization | great_lighthouse | galley |
currency | ancient | 50 | mathematics trade_mapmaking | marketplace | marketplace |
construction | ancient | 50 | iron_working mathematics | great_wall | aqueduct colosseum size2 |
banking | medieval | 50 | currency | bank | bank |
education | medieval | 60 | trade_mapmaking philosophy_literature | leonardos_workshop | university |
engineering | medieval | 70 | the_wheel construction | 1xtrebuchet | trebuchet |
theology | medieval | 70 | philosophy_literature mysticism | bachs_cathedral sistine_chapel | cathedral |
feudalism | medieval | 70 | code_of_laws construction | sun_tzu | pikeman castle |
astronomy | medieval | 60 | education engineering | copernicus_observatory | caravel |
printing_press | medieval | 40 | theology education |  |  | key
chivalry | medieval | 60 | horseback_riding feudalism | 1xknight | knight |
navigation | medieval | 60 | astronomy | 1xgalleon | galleon |
chemistry | medieval | 40 | printing_press education | growth | size3 |
nationalism | gunpowder | 80 | banking printing_press | shakespeares_theatre | capitol |
physics | gunpowder | 80 | astronomy chemistry | newtons_university |  |
economics | gunpowder | 90 | nationalism | smiths_trading_company | stock_market |
gunpowder_weapons | gunpowder | 90 | physics | 1xmusketeer | musketeer |
cavalry | gunpowder | 80 | chivalry gunpowder_weapons | 1xdragoon | dragoon |
legislative_government | gunpowder | 70 | economics | legislature | legislature |
metallurgy | gunpowder | 100 | iron_working gunpowder_weapons | magellans_voyage | cannon frigate |
medicine | gunpowder | 70 | metallurgy | hospital | hospital size4 |
steam_power | gunpowder | 120 | metallurgy | transcontinental_railroad | ironclad rifleman railroad | key
industrialization | gunpowder | 100 | economics steam_power | factory | artillery factory |
scientific_method | modern | 100 | medicine | edisons_lab | research_lab |
electricity | modern | 100 | steam_power | 1xmachine_gunner | machine_gunner |
combustion | modern | 100 | industrialization | 1xbattleship | battleship highway_system |
flight | modern | 100 | combustion | 1xbiplane | biplane |
fission | modern | 150 | scientific_method | manhattan_project | nuclear_power_plant |
electronics | modern | 70 | electricity scientific_method | hoover_dam |  |
mass_production | modern | 100 | combustion electricity | universal_suffrage | tank manufacturing_plant |
plastics | modern | 80 | mass_production | shopping_mall | shopping_mall |
robotics | modern | 100 | electronics mass_production | 1xmechanized_infantry | mechanized_infantry |
radio_television | modern | 120 | electronics | united_nations | television_station |
computers | modern | 100 | electronics |  | internet | key
advanced_flight | modern | 100 | flight radio_television | 1xmonoplane | carrier monoplane airport |
genetics | modern | 100 | medicine computers | cure_for_cancer | healthcare_complex |
rocketry | modern | 120 | advanced_flight | 1xrocket_artillery | rocket_artillery jet |
space_flight | modern | 150 | plastics computers robotics rocketry | apollo_program | cruise_missile |
miniaturization | modern | 100 | computers | 1xmodern_armor | modern_armor |
superconductor | modern | 120 | miniaturization space_flight | 1xstealth_aircraft | stealth_aircraft |
fusion | modern | 150 | fission superconductor |  | fusion_reactor |
"""

#: id, era, kind, icons, technology, cost, owner's share
IMPROVEMENTS = """
ziggurat | ancient | happy | 1 | ceremonial_burial | 10 | 5
courthouse | ancient | happy | 1 | code_of_laws | 10 | 5
temple | ancient | happy | 1 | mysticism | 10 | 5
colosseum | ancient | happy | 1 | construction | 10 | 5
granary | ancient | productive | 1 | pottery_specialization | 10 | 5
library | ancient | productive | 1 | philosophy_literature | 10 | 5
aqueduct | ancient | productive | 1 | construction | 10 | 5
marketplace | ancient | productive | 1 | currency | 10 | 5
castle | medieval | happy | 1 | feudalism | 15 | 5
cathedral | medieval | happy | 2 | theology | 15 | 5
bank | medieval | productive | 1 | banking | 15 | 5
university | medieval | productive | 1 | education | 15 | 5
capitol | gunpowder | happy | 1 | nationalism | 20 | 10
legislature | gunpowder | happy | 1 | legislative_government | 20 | 10
hospital | gunpowder | happy | 1 | medicine | 20 | 10
stock_market | gunpowder | productive | 1 | economics | 20 | 10
factory | gunpowder | productive | 1 | industrialization | 20 | 10
railroad | gunpowder | productive | 1 | steam_power | 20 | 10
shopping_mall | modern | happy | 1 | plastics | 25 | 10
television_station | modern | happy | 2 | radio_television | 25 | 10
healthcare_complex | modern | happy | 1 | genetics | 25 | 10
highway_system | modern | productive | 1 | combustion | 25 | 10
manufacturing_plant | modern | productive | 1 | mass_production | 25 | 10
research_lab | modern | productive | 1 | scientific_method | 25 | 10
airport | modern | productive | 1 | advanced_flight | 25 | 10
nuclear_power_plant | modern | productive | 1 | fission | 25 | 10
internet | modern | productive | 1 | computers | 25 | 10
fusion_reactor | modern | productive | 2 | fusion | 25 | 10
"""

#: id, era, category, technology, dice, plus, added dice, points, cost, owner's share, sale price (advanced rules)
UNITS = """
spearman | ancient | infantry | bronze_working | 1 | 0 | 0 | 1 | 10 | 5 | 2
swordsman | ancient | infantry | iron_working | 1 | 1 | 0 | 1 | 10 | 5 | 2
chariot | ancient | cavalry | the_wheel | 1 | 0 | 0 | 1 | 10 | 5 | 2
horseman | ancient | cavalry | horseback_riding | 1 | 1 | 0 | 1 | 10 | 5 | 2
catapult | ancient | artillery | mathematics | 1 | 1 | 0 | 1 | 10 | 5 | 2
galley | ancient | fleet | trade_mapmaking | 1 | 0 | 0 | 1 | 20 | 5 | 4
pikeman | medieval | infantry | feudalism | 2 | 0 | 0 | 1 | 15 | 5 | 3
knight | medieval | cavalry | chivalry | 2 | 0 | 0 | 1 | 15 | 5 | 3
trebuchet | medieval | artillery | engineering | 2 | 0 | 0 | 1 | 15 | 5 | 3
caravel | medieval | fleet | astronomy | 2 | 0 | 0 | 2 | 30 | 5 | 6
galleon | medieval | fleet | navigation | 2 | 2 | 0 | 2 | 30 | 5 | 6
musketeer | gunpowder | infantry | gunpowder_weapons | 3 | 0 | 0 | 1 | 20 | 10 | 4
rifleman | gunpowder | infantry | steam_power | 3 | 2 | 0 | 1 | 20 | 10 | 4
dragoon | gunpowder | cavalry | cavalry | 3 | 0 | 0 | 1 | 20 | 10 | 4
cannon | gunpowder | artillery | metallurgy | 3 | 1 | 0 | 1 | 20 | 10 | 4
artillery | gunpowder | artillery | industrialization | 3 | 3 | 0 | 1 | 20 | 10 | 4
frigate | gunpowder | fleet | metallurgy | 3 | 0 | 0 | 2 | 40 | 10 | 8
ironclad | gunpowder | fleet | steam_power | 3 | 2 | 0 | 2 | 40 | 10 | 8
machine_gunner | modern | infantry | electricity | 4 | 0 | 0 | 1 | 25 | 10 | None
mechanized_infantry | modern | infantry | robotics | 4 | 2 | 0 | 1 | 25 | 10 | None
tank | modern | cavalry | mass_production | 4 | 0 | 0 | 1 | 25 | 10 | None
modern_armor | modern | cavalry | miniaturization | 4 | 3 | 0 | 1 | 25 | 10 | None
rocket_artillery | modern | artillery | rocketry | 4 | 2 | 0 | 1 | 25 | 10 | None
cruise_missile | modern | artillery | space_flight | 4 | 4 | 0 | 1 | 25 | 10 | None
battleship | modern | fleet | combustion | 4 | 1 | 0 | 3 | 50 | 10 | None
carrier | modern | fleet | advanced_flight | 4 | 0 | 0 | 3 | 50 | 10 | None
biplane | modern | aircraft | flight | 0 | 0 | 1 | 3 | 50 | 10 | None
monoplane | modern | aircraft | advanced_flight | 0 | 0 | 2 | 3 | 50 | 10 | None
jet | modern | aircraft | rocketry | 0 | 0 | 3 | 3 | 50 | 10 | None
stealth_aircraft | modern | aircraft | superconductor | 0 | 0 | 4 | 3 | 50 | 10 | None
"""

#: id, era, category, dice, points, cost (standard rules)
STANDARD_UNITS = """
swordsman | ancient | infantry | 1 | 1 | 5
horseman | ancient | cavalry | 1 | 1 | 5
catapult | ancient | artillery | 1 | 1 | 5
galley | ancient | fleet | 1 | 1 | 10
pikeman | medieval | infantry | 2 | 1 | 10
knight | medieval | cavalry | 2 | 1 | 10
trebuchet | medieval | artillery | 2 | 1 | 10
caravel | medieval | fleet | 2 | 2 | 20
musketeer | gunpowder | infantry | 3 | 1 | 15
dragoon | gunpowder | cavalry | 3 | 1 | 15
cannon | gunpowder | artillery | 3 | 1 | 15
frigate | gunpowder | fleet | 3 | 2 | 30
machine_gunner | modern | infantry | 4 | 1 | 20
tank | modern | cavalry | 4 | 1 | 20
howitzer | modern | artillery | 4 | 1 | 20
battleship | modern | fleet | 4 | 3 | 40
fighter | modern | aircraft | 0 | 3 | 40
"""


def rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]
