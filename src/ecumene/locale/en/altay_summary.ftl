## The game on one page

altay-summary-aim = Play cards, settle, conquer and learn. When somebody has no settlement left to place, the round is finished; the most points win.
altay-summary-step-play = Play as many of your five cards as you like: they produce, collect, store or fight.
altay-summary-step-spend = Resources last for this turn: buy cards, or put them on cards and achievements.
altay-summary-step-attack = Attack a neighbouring region: settlements and swords together must exceed its difficulty.
altay-summary-step-settle = A full Village, Town or City builds settlements in your regions or free ones beside them.
altay-summary-step-draw = End the turn: discard everything and draw five cards.
altay-summary-points-achievements = Technologies 1, wonders by what they count, your secret wonder 3 more.
altay-summary-points-regions = 1 for each region you hold, and its token.
altay-summary-points-cards = The points on your cards.
altay-summary-points-captured = 1 for each captured settlement; 1 for every 3 of conquest markers’ difficulty.

## Signs

altay-term-food = Food
    .about = villages and cheap cards
altay-term-wood = Wood
    .about = a raw material
altay-term-metal = Metal
    .about = a raw material
altay-term-stone = Stone
    .about = a raw material
    .words = stone
altay-term-culture = Culture
    .about = for achievements and some cards
altay-term-raw = Raw material
    .about = wood, metal or stone
altay-term-any = Any resource
    .about = one of the five, as you like
altay-term-settlement = Settlement
    .about = holds a region and adds strength
altay-term-captured = Captured settlement
    .about = a point
altay-term-marker = Conquest marker
    .about = shows the difficulty of a neutral region
altay-term-attack = Attack
    .about = strength against another region
altay-term-shield = Defense
    .about = strength when attacked
altay-term-point = Victory point
    .about = the most of them win
    .words = victory point, point
altay-term-farmland = Farmland
    .about = farmers work here
    .words = farmland
altay-term-forest = Forest
    .about = lumberjacks work here
    .words = forest
altay-term-mine = Mine
    .about = miners work here
    .words = mines
altay-term-mountain = Mountain
    .about = stonecutters work here
    .words = mountain
altay-term-technology = Technology
    .about = a finished achievement that helps for the rest of the game
    .words = technology, achievement
altay-term-work = In work
    .about = the achievement that is being filled
altay-term-war = Battle
    .about = both sides play cards; the greater strength wins
altay-term-leader = First player
    .about = has the first turn of every round

## Terms without a sign of their own

altay-term-market = Market
    .about = the piles from which cards are bought
    .words = market
altay-term-region = Region
    .about = a part of the map that settlements hold
altay-term-wonder = Wonder
    .about = an achievement of the highest level
    .words = wonder
altay-term-people = People
    .about = the deck and the power you begin with
altay-term-difficulty = Difficulty
    .about = the attack that a neutral region takes
