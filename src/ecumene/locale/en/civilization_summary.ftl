## The game on one page

civilization-summary-aim = Explore, settle, trade, fight and learn through four eras. At the end the most victory points win. (Standard rules.)
civilization-summary-step-move = Movement: armies one region, settlers two; settlers look at markers. Where rivals meet, there may be battle.
civilization-summary-step-battle = Battle: both choose a unit in secret, dice fall; the higher sum stays.
civilization-summary-step-trade = Trade: anything against anything with whoever agrees.
civilization-summary-step-production = Production: gold by the size of settlements; the critical resource doubles it; monopolies bring more.
civilization-summary-step-purchase = Purchases: units, settlers, villages, growth, technologies.
civilization-summary-points-settlements = Settlements: 1 to 4 by their size.
civilization-summary-points-technologies = Technologies: 2 each.
civilization-summary-points-wonders = Wonders of key moments: 3 each.

## Signs

civilization-term-coin = Gold
    .about = pays for everything
civilization-term-settler = Settler
    .about = explores and founds villages
    .words = settler
civilization-term-infantry = Infantry
    .about = has the edge over artillery
civilization-term-cavalry = Cavalry
    .about = has the edge over infantry
civilization-term-artillery = Artillery
    .about = has the edge over cavalry
civilization-term-ship = Fleet
    .about = carries up to three pieces
    .words = fleet, ship
civilization-term-aircraft = Aircraft
    .about = helps in battle, modern era
civilization-term-settlement = Settlement
    .about = village, town, city or metropolis
civilization-term-technology = Technology
    .about = gold, strength and 2 points
civilization-term-wonder = Wonder
    .about = for whoever reaches a key moment first
    .words = wonder
civilization-term-point = Victory point
    .about = the most of them win
civilization-term-wine = Wine
    .about = a resource
civilization-term-horses = Horses
    .about = a resource
    .words = horses
civilization-term-iron = Iron
    .about = a resource
civilization-term-gems = Gems
    .about = a resource
civilization-term-spices = Spices
    .about = a resource
civilization-term-oil = Oil
    .about = a resource
civilization-term-coal = Coal
    .about = a resource
    .words = coal
civilization-term-rare_metals = Rare metals
    .about = a resource
civilization-term-treasure = Treasure
    .about = 10 gold for the finder
civilization-term-tribe = Native tribe
    .about = dice decide who gets a village there
    .words = native tribe
civilization-term-desert = Desert
    .about = no village can be founded
civilization-term-plague = Plague
    .about = removes pieces and shrinks settlements
civilization-term-army = Units
    .about = all fighting pieces, also those aboard
    .words = unit, army, figure
civilization-term-city = Cities
    .about = your settlements with what they earn
    .words = cities

## Terms without a sign of their own

civilization-term-era = Era
    .about = one of four ages; it decides which units and technologies there are
    .words = era
civilization-term-critical = Critical resource
    .about = the one that pays extra in this turn, by two dice
    .words = critical resource
civilization-term-moment = Key moment
    .about = points for who first comes so far
civilization-term-improvement = Improvement
    .about = makes a city happier or richer
civilization-term-marker = Marker
    .about = what lies hidden in a region until somebody comes
