### Civilization: every word read at this table but the names of areas, units and cards. Unofficial text.
### $player, $rival, $piece, $unit, $region, $area, $start, $end, $marker, $item and the like come as finished text.

civilization = Civilization
civilization-about = Lead a people through four eras on a map of the world: explore, settle, fight, trade, and buy technologies. Two rule sets: the standard rules for an evening, the advanced rules with happiness, improvements, named technologies and three lengths. For 2 to 6 players. After Sid Meier’s Civilization: The Boardgame (2002). The board, the mix of exploration markers and the split of the city cards were nowhere to be found and are ours; they are kept as data so that the true ones can replace them.

## Options

civilization-option-rules = Rules
civilization-option-rules-standard = Standard
civilization-option-rules-advanced = Advanced
civilization-option-length = Length (advanced rules)
civilization-option-length-short = Short: ends in the Middle Ages
civilization-option-length-medium = Medium: ends in the age of gunpowder
civilization-option-length-long = Long: to one of four victories
civilization-option-fewer_empty_markers = Take two markers without event per player out before the game
civilization-option-trade_offers = Offers each player may send in a trade phase
civilization-option-trade_offers-0 = none: no trade
civilization-option-trade_offers-1 = one
civilization-option-trade_offers-2 = two
civilization-option-trade_offers-4 = four
civilization-option-assign_by_hand = Players assign improvements and wonders themselves (advanced rules)

## Eras, phases, sizes, resources, markers

civilization-ancient = Ancient era
civilization-medieval = Middle Ages
civilization-gunpowder = Age of gunpowder and industry
civilization-modern = Modern era
civilization-standard = Standard rules
civilization-advanced = Advanced rules
civilization-short = Short game
civilization-medium = Medium game
civilization-long = Long game
civilization-placing = Choosing start regions
civilization-markers = Turning up markers
civilization-movement = Movement and battle
civilization-trade = Trade
civilization-production = Production
civilization-purchase = Purchases
civilization-end_of_turn = End of the turn
civilization-over = The game is over
civilization-village = Village
civilization-town = Town
civilization-city = City
civilization-metropolis = Metropolis
civilization-wine = Wine
civilization-horses = Horses
civilization-iron = Iron
civilization-gems = Gems
civilization-spices = Spices
civilization-oil = Oil
civilization-coal = Coal
civilization-rare_metals = Rare metals
civilization-free_technology = Free technology
civilization-treasure = Treasure
civilization-native_tribe = Native tribe
civilization-plague = Plague
civilization-desert = Desert
civilization-mountains = Mountains
civilization-jungle_forest = Jungle or forest
civilization-fertile = Fertile land
civilization-no_event = No event
civilization-gold = Gold
civilization-gold_1 = 1 gold
civilization-gold_2 = 2 gold
civilization-gold_3 = 3 gold
civilization-gold_5 = 5 gold
civilization-gold_10 = 10 gold
civilization-gold_15 = 15 gold
civilization-gold_20 = 20 gold
civilization-gold_30 = 30 gold
civilization-gold_40 = 40 gold
civilization-gold_50 = 50 gold
civilization-gold_75 = 75 gold
civilization-gold_100 = 100 gold
civilization-free_happy = Happy for free
civilization-red = Red
civilization-blue = Blue
civilization-green = Green
civilization-yellow = Yellow
civilization-purple = Purple
civilization-orange = Orange

## Standing orders and sides

civilization-ask = ask me
civilization-fight = fight whoever moves in
civilization-spare = fight nobody who moves in
civilization-claim = announce key moments at once
civilization-consider = ask me at key moments
civilization-attackers = the attackers
civilization-defenders = the defenders
civilization-nobody = nobody

## Key moments, each the wonder it brings

civilization-six_villages = Wonder of six villages
civilization-ancient_technologies = Wonder of two ancient technologies
civilization-ancient_armies = Wonder of eight ancient armies
civilization-medieval_technologies = Wonder of two medieval technologies
civilization-medieval_fleets = Wonder of two medieval fleets
civilization-medieval_gold = Wonder of 60 gold
civilization-gunpowder_technologies = Wonder of two gunpowder technologies
civilization-gunpowder_fleets = Wonder of two gunpowder fleets
civilization-gunpowder_gold = Wonder of 80 gold
civilization-ten_metropolises = Wonder of ten metropolises
civilization-modern_technologies = Wonder of two modern technologies
civilization-modern_gold = Wonder of 100 gold

## Parts of an income, ends of a game

civilization-part-settlements = settlements
civilization-part-critical = critical resource
civilization-part-resources = resources
civilization-part-monopolies = monopolies
civilization-part-wonders = wonders
civilization-part-to_least = up to the least income
civilization-technologies = Three modern technologies
civilization-conquest = Total conquest
civilization-diplomatic = Diplomatic victory
civilization-military = Military victory
civilization-technological = Technological victory
civilization-last_turn = The last turn

## Score sheet, prices

civilization-score-settlements = Settlements
civilization-score-technologies = Technologies
civilization-score-wonders = Wonders
civilization-score-key_discoveries = Key discoveries
civilization-score-ending = End of the game
civilization-price-gold = { $n } gold

## What cards give

# $count pieces of a kind, in the nominative
civilization-count-pieces = { $count ->
    [one] { $piece }
   *[other] { $count } × { $piece }
}
civilization-effect-gives_wonder = The buyer takes the wonder { $wonder }
civilization-effect-gives_pieces = At once: { civilization-count-pieces }
civilization-effect-gives_improvement = The buyer takes the improvement { $improvement }
civilization-effect-gives_expansion = { $count ->
    [one] One settlement grows at once for nothing
   *[other] { $count } settlements grow at once for nothing
}
civilization-effect-gold_per_turn = +{ $gold } gold in every production phase, until its era is over
civilization-effect-technology_discount = Technologies of its era cost { $gold } gold less, until the era is over
civilization-effect-sees_pick = In battle the owner sees the enemy’s unit before choosing one, until its era is over
civilization-effect-settlement_defence = Armies defending own settlements add { $bonus } instead of 1, until its era is over
civilization-effect-happy_faces = { $count ->
    [one] Makes one settlement happy, until its era is over
   *[other] Makes { $count } settlements happy, until its era is over
}
civilization-effect-gears = { $count ->
    [one] Makes one settlement productive, until its era is over
   *[other] Makes { $count } settlements productive, until its era is over
}
civilization-effect-forced_exchange = Once in every trade phase one resource card is exchanged for one of another player, who is not asked
civilization-effect-destroys_region = Once: all pieces and the settlement of a region are removed
civilization-effect-declares_end = The owner may declare the end of the game: { $ending }
civilization-effect-bought_by_anyone = Anybody may buy it for { $price } gold; it ends the game: { $ending }

## What is asked

civilization-ask-settle = Choose a region to begin in: it gets a village, a swordsman and a settler.
civilization-ask-move = Move your pieces; settlers may look at markers. Then end your movement.
civilization-ask-which = { $piece }: which one do you mean?
civilization-ask-react = { $player } has moved in: { $area }. Do you declare a battle?
civilization-ask-attack = Where do you declare a battle?
civilization-ask-join = A battle: { $area }. Whose side do your units there take?
civilization-ask-pick = Battle: { $area }. Choose a unit behind the screen.
civilization-ask-announce = You have reached a key moment: { $moment }. Do you announce it?
civilization-ask-free-technology = Take a technology of this era for nothing.
civilization-ask-tribe = The tribe joins you: { $region }. Which unit does it bring?
civilization-ask-free-expansion = Which of your settlements grows for nothing?
civilization-ask-place = Place for nothing: { $piece } ({ $left } left).
civilization-ask-trade = Trade: make an offer, answer one, or be ready.
civilization-ask-trade-draft = Your offer to { $player }: say what you give and what you ask for, then send it.
civilization-ask-assign = Say which settlements your improvements and wonders serve; the rest goes where it yields most.
civilization-ask-close = Everybody has bought. Do you declare the end of the game?
civilization-ask-buy = Buy and place what you like.

## What can be done

civilization-do-settle = Begin here: { $region }
civilization-do-move = { $piece }: { $start } → { $end }
civilization-do-which = Number { $number }
civilization-do-which-piece = { $piece }, { $points ->
    [one] 1 point left
   *[other] { $points } points left
}
civilization-do-which-loaded = { $piece } with { $crew }, { $points ->
    [one] 1 point left
   *[other] { $points } points left
}
civilization-do-which-ship = { $piece } ({ $points }), ship: { $ship }, aboard: { $crew }
civilization-nobody-aboard = nobody
civilization-do-explore = Look at the marker: { $region }
civilization-do-remove = Remove the marker without event: { $region }
civilization-do-order = Standing order: { $order }
civilization-do-done = Done
civilization-do-done-moving = End movement
civilization-do-done-attacking = No more battles
civilization-do-done-assigning = Assign the rest at best
civilization-do-done-turn = Play on
civilization-do-done-buying = End purchases
civilization-do-attack = Attack { $player }: { $area }
civilization-do-fight = Declare a battle
civilization-do-spare = Let them be
civilization-do-join = Take the side of { $side }
civilization-do-pick = { $unit } ({ $player })
civilization-do-support = { $unit } with an aircraft ({ $player })
civilization-do-place = { $piece }: { $region }
civilization-do-berth = { $piece }: { $sea } (from { $region })
civilization-do-buy = Buy { $piece }: { $region }
civilization-do-launch = Buy { $piece }: { $sea } (from { $region })
civilization-do-found = Found a village: { $region }
civilization-do-expand = Expand: { $region }
civilization-do-expand-free = Let grow: { $region }
civilization-do-research = Buy a technology
civilization-do-learn = Buy the technology { $technology }
civilization-do-learn-free = Take the technology { $technology }
civilization-do-build = Buy the improvement { $improvement }
civilization-do-sell = Sell { $unit }: { $area }
civilization-do-colonize = Buy the colony ship and end the game
civilization-do-declare = Declare the end of the game: { $wonder }
civilization-do-bomb = Drop the bomb: { $region }
civilization-do-claim = Announce it
civilization-do-hold = Do not announce it
civilization-do-assign = { $source } → { $region }
civilization-do-offer = Write an offer to { $player }
civilization-do-give = Give: { $item }
civilization-do-give-settlement = Give the settlement: { $item }
civilization-do-give-technology = Give a technology: { $item }
civilization-do-cede = Give { $piece }: { $area }
civilization-do-ask = Ask for: { $item }
civilization-do-ask-settlement = Ask for the settlement: { $item }
civilization-do-ask-technology = Ask for a technology: { $item }
civilization-do-demand = Ask for { $piece }: { $area }
civilization-do-send = Send the offer
civilization-do-scrap = Throw the offer away
civilization-do-accept = Accept the offer of { $player }
civilization-do-refuse = Refuse the offer of { $player }
civilization-do-counter = Refuse and answer { $player } with another offer
civilization-do-withdraw = Withdraw the offer to { $player }
civilization-do-exchange = Force { $player } to exchange: { $own } against { $theirs }
civilization-do-ready = Ready: no more trade this turn

## What else a purchase does

civilization-note-share = { $gold } gold of it go to { $player }
civilization-note-key-discovery = Key discovery: { $points } points
civilization-note-next-era = Begins the next era with the next turn

## Why not

civilization-no-region-taken = { $region }: somebody begins there already.
civilization-no-such-piece = You have no such piece there: { $piece }, { $area }.
civilization-no-points = { $piece } ({ $area }) cannot go any further this turn.
civilization-no-ship = There is no ship of yours with room: { $area }.
civilization-no-base = Aircraft cannot land there: { $area }.
civilization-no-marker = There is no marker to look at: { $region }.
civilization-no-settler = You have no settler there: { $region }.
civilization-no-seen = You have looked at this marker already: { $region }.
civilization-no-order = You have changed a standing order this turn, or it stands already.
civilization-no-removal = You have found no empty marker there this turn: { $region }.
civilization-no-target = There is nobody to attack: { $area }.
civilization-no-units = You have no units to attack with: { $area }.
civilization-no-pick = Your side has no such unit in this battle: { $unit }.
civilization-no-gold = This costs { $price } gold; you have { $have }.
    .short = { $price } gold
civilization-no-own-settlement = You have no settlement there: { $region }.
civilization-no-room = { $region } has taken in as many new pieces as its size this turn.
    .short = full this turn
civilization-no-wrong-era = { $unit }: only units of the present era can be bought.
    .short = not of this era
civilization-no-unit-technology = { $unit }: no technology for it is in play.
    .short = no technology
civilization-no-coast = { $region } does not lie on that sea.
civilization-no-second-settlement = There is a settlement already: { $region }.
civilization-no-desert = A desert carries no settlement: { $region }.
civilization-no-growth-left = { $region } cannot grow any further.
    .short = as large as it gets
civilization-no-grown = { $region } has been founded or has grown this turn.
    .short = grown this turn
civilization-no-size-technology = No technology for settlements of that size is in play: { $technology }.
    .short = needs { $technology }
civilization-no-cards-left = There are no technologies of this era left.
civilization-no-technology-taken = { $technology } is in play already.
civilization-no-prerequisites = { $technology } requires: { $needed }.
    .short = requires { $needed }
civilization-no-too-early = { $technology } is more than one era ahead.
civilization-no-other-era = { $technology } is not of the present era.
civilization-no-improvement-twice = You have this improvement already: { $improvement }.
    .short = owned
civilization-no-improvement-era = Only improvements of the present era can be bought: { $improvement }.
civilization-no-improvement-technology = No technology for it is in play: { $improvement }.
    .short = no technology
civilization-no-sale = Only units of earlier eras can be sold, ships without cargo: { $unit }.
civilization-no-colony-ship = The colony ship can be bought in a long game, once Fusion is in play.
civilization-no-wonder = You do not have this wonder: { $wonder }.
civilization-no-bomb = The bomb is dropped once, and not on your own last settlement: { $region }.
civilization-no-declaration = Only a long game can be declared over, and only once.
civilization-no-item = That cannot be given any more, or there are terms enough on that side.
civilization-no-partner = You cannot write to { $player } now: out of range, out of the game, or an offer is still open.
civilization-no-offers-left = You have sent as many offers as a trade phase allows.
civilization-no-offer = There is no such offer: { $player }.
civilization-no-longer = One of you no longer has what this offer is about: { $player }.
civilization-no-empty-offer = There is nothing in the offer, or something of it is gone.
civilization-no-answer-first = Somebody is waiting for your answer to an offer.
civilization-no-exchange = Magellan’s Voyage does not allow this exchange now.
civilization-no-icon = That does not serve { $region } now: { $source }.
civilization-no-rules = The other rule set knows that, this one does not.

## What happened

civilization-event-first = { who-player } went first
civilization-event-rolled = { who-player } threw { $n }
civilization-event-settled = { who-player } began in { $region }
civilization-event-turn = Turn { $n }, first: { $player }
civilization-event-era = A new era: { $card }
civilization-event-explored = { who-player } looked at the marker in { $region } and put it back face down
civilization-event-explored-known = { who-player } looked at the marker in { $region }: { $marker }
civilization-event-found = { who-player }, { $region }: { $marker }
civilization-event-ignored = { $region }: { $marker }, ignored in a start region
civilization-event-removed-marker = { who-player } removed a marker without event from { $region }
civilization-event-free-technology = { who-player } found a free technology
civilization-event-tribe = The tribe in { $region } joins { $player }
civilization-event-tribe-unit = The tribe in { $region } brings { $player }: { $unit }
civilization-event-plague = Plague in { $region }: { $n ->
    [0] the settlement shrinks to size { $size }
    [one] 1 piece lost
   *[other] { $n } pieces lost
}
civilization-event-moved = { who-player }: { $piece }, { $start } → { $end }
civilization-event-crashed = { who-player } lost an aircraft without a base: { $card }
civilization-event-ordered = Your standing order: { $order }
civilization-event-declared = { who-player } declared a battle against { whom-rival }: { $card }
civilization-event-battle = Battle in { $area }: { $player } against { $rival }
civilization-event-joined-attackers = { who-player } joined the attackers
civilization-event-joined-defenders = { who-player } joined the defenders
civilization-event-round = { who-player }: { $unit }{ $aircraft ->
    [1] { " " }with aircraft
   *[0] { "" }
} { $own } – { $theirs } { $rival }: { $other }{ $rival_aircraft ->
    [1] { " " }with aircraft
   *[0] { "" }
}
civilization-event-battle-won = { who-player } won the battle against { whom-rival }
civilization-event-battle-draw = The battle between { $player } and { $rival } leaves nobody standing
civilization-event-captured = { who-player } captured the settlement in { $region } (size { $size }) from { whom-rival }
civilization-event-fallen = The civilization of { $player } falls
civilization-event-offered = { who-player } made { whom-rival } an offer
civilization-event-traded = { who-player } accepted { whose-rival } offer
civilization-event-refused = { who-player } refused { whose-rival } offer
civilization-event-withdrew = { who-player } withdrew the offer to { whom-rival }
civilization-event-gave = { who-player } gave { whom-rival }: { $item }
civilization-event-gave-piece = { who-player } gave { whom-rival }: { $piece } in { $area }
civilization-event-gave-settlement = { who-player } gave { whom-rival } the settlement in { $region }
civilization-event-gave-technology = { who-player } gave { whom-rival } a technology: { $era }
civilization-event-exchanged = { who-player } forced { whom-rival } to exchange: { $own } against { $theirs }
civilization-event-critical = { who-player } threw { $n }: the critical resource is { $resource }
civilization-event-income = { who-player } produced { $n } gold
civilization-event-bought = { who-player } bought { $piece } for { $n } gold: { $area }
civilization-event-share = { who-player } got { $n } gold from { whom-rival } as owner of the technology
civilization-event-founded = { who-player } founded a village in { $region }
civilization-event-not-founded = { who-player } founded no village in { $region } after all
civilization-event-expanded = The settlement in { $region } grows to size { $size }
civilization-event-placed = { who-player } placed { $piece }: { $area }
civilization-event-researched = { who-player } bought a technology for { $n } gold
civilization-event-technology = { who-player } got the technology { $card }
civilization-event-wonder = { who-player } got the wonder { $card }
civilization-event-moment = { who-player } announced a key moment: { $card }
civilization-event-built = { who-player } bought the improvement { $card }
civilization-event-sold = { who-player } sold { $piece } for { $n } gold: { $area }
civilization-event-end-roll = { who-player } threw { $n } for the end of the game
civilization-event-ending = The game ends with this turn
civilization-event-declared-diplomatic = { who-player } declared the end of the game: United Nations
civilization-event-declared-military = { who-player } declared the end of the game: Apollo Program
civilization-event-colonized = { who-player } sent the colony ship: the game ends with this turn
civilization-event-bombed = { who-player } dropped the bomb on { $region }
civilization-event-final = { who-player }: { $n ->
    [one] 1 point
   *[other] { $n } points
}

## The picture in the terminal

civilization-terminal-turn = Turn { $turn } of { $last } at most, { $era }
civilization-terminal-first = first: { $player }
civilization-terminal-critical = critical resource: { $resource }
civilization-terminal-ending = the game ends with this turn: { $ending }
civilization-terminal-out = { $player }: fallen
civilization-terminal-player = { $player }: { $gold } gold (+{ $income }), { $technologies ->
    [one] 1 technology
   *[other] { $technologies } technologies
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
civilization-terminal-orders = Standing orders: { $orders }
civilization-terminal-declared = A battle will be fought: { $area } ({ $players })
civilization-terminal-battle = Battle in { $area }: { $attackers } against { $defenders }
civilization-terminal-shown = Already shown: { $units }
civilization-terminal-offer = { $author } to { $partner }: gives { $gives }, asks for { $asks }

## Reasons for hints

civilization-reason-mixed = to be taken in about { $percent } of a hundred such rounds: nobody can foresee it then
civilization-reason-room = { $number ->
    [one] { $number } free region within two steps
   *[other] { $number } free regions within two steps
}
civilization-reason-unknown = you learn what lies there before you found a village
civilization-reason-towards = gets next to a settlement of another player: { $region }, size { $size }
civilization-reason-land-here = free land for a village there
civilization-reason-land = { $steps ->
    [one] free land for a village { $steps } step away: { $region }
   *[other] free land for a village { $steps } steps away: { $region }
}
civilization-reason-undefended = nobody defends { $region }, a settlement of size { $size }
civilization-reason-prize = the battle for { $region } (size { $size }) is won with a chance of about { $percent } %
civilization-reason-chance = the battle is won with a chance of about { $percent } %
civilization-reason-guard = { $units ->
    [one] { $units } unit of another player can come to { $region }: you hold it with { $after } % instead of { $before } %
   *[other] { $units } units of another player can come to { $region }: you hold it with { $after } % instead of { $before } %
}
civilization-reason-strike = next turn you take { $region } with a chance of about { $after } % instead of { $before } %, if nothing changes there
civilization-reason-points = { $points ->
    [one] { $points } point at once
   *[other] { $points } points at once
}
civilization-reason-income = { $gold } more gold a turn
civilization-reason-moment = { $missing ->
    [1] key moment “{ $moment }”: this is the last unit you need
   *[other] key moment “{ $moment }”: { $missing } units are missing, this one included
}
civilization-reason-moment-gold = key moment “{ $moment }”: with the next income you have { $gold } gold
civilization-reason-saving = with the next income you can pay { $gold } gold for a technology
civilization-reason-no-deal = no exchange of resource cards would serve you and the other player alike
civilization-reason-deal = the deal is worth about { $own } gold to you and { $theirs } to the other player
civilization-reason-avoid = avoids a battle that is won with a chance of about { $percent } %
civilization-reason-no-threat = no army of another player can come to your settlements next turn
civilization-reason-stay = your units stay in { $held } of { $threatened } settlements that others can come to next turn
civilization-reason-kept = keeps { $gold } gold for the next turn
civilization-reason-royalty = others will pay you { $gold } gold for each unit or improvement that needs it
civilization-reason-village = a village is worth 1 point, if the marker you have not seen lets it stand
civilization-reason-stands = { $n ->
    [one] then { $n } army of yours stands there
   *[other] then { $n } armies of yours stand there
}
civilization-reason-order = a standing order: you are not asked again every time
civilization-reason-shores = { $sea }: { $n ->
    [one] { $n } region on its shores belongs to nobody
   *[other] { $n } regions on its shores belong to nobody
}
civilization-reason-other-deal = another deal with this player would be worth about { $own } gold to you and { $theirs } to them
civilization-reason-own = it is fought over a settlement of yours: { $region }, size { $size }
civilization-reason-garrison = { $n ->
    [one] { $n } army of yours stays where it is: { $region }
   *[other] { $n } armies of yours stay where they are: { $region }
}
civilization-reason-spared = keeps back the piece that can still go { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
civilization-reason-further = it can then still go { $n ->
    [one] { $n } step
   *[other] { $n } steps
}

## Labels of the plain table

civilization-field-aboard = Aboard
civilization-field-area = Area
civilization-field-asks = Asks for
civilization-field-assigned = Assigned
civilization-field-attack = Attack
civilization-field-attacker = Attacker
civilization-field-attacks = Attacks
civilization-field-author = From
civilization-field-available = Can be learned
civilization-field-battle = Battle
civilization-field-battle_order = Standing order for battles
civilization-field-beats = Beats
civilization-field-color = Colour
civilization-field-count = Number
civilization-field-critical_bonus = Gold if it becomes critical
civilization-field-critical_chances = Chances to be critical (of 36)
civilization-field-critical_resource = Critical resource
civilization-field-declared = Battles declared
civilization-field-defence = Defence
civilization-field-defender = Defender
civilization-field-dice = Dice
civilization-field-drafts = Offers in the making
civilization-field-end = To
civilization-field-era = Era
civilization-field-face_down = Face down
civilization-field-first_player = First player
civilization-field-forces = Forces
civilization-field-gives = Gives
civilization-field-grown = Grew this turn
civilization-field-happy = Happy
civilization-field-improvements = Improvements
civilization-field-in_play = In play
civilization-field-income = Income
civilization-field-kind = Kind
civilization-field-least = At least
civilization-field-length = Length
civilization-field-marker = Marker
civilization-field-markers_gone = Markers out of play
civilization-field-moment = Key moment to announce
civilization-field-moments = Key moments
civilization-field-moved_in = Moved in
civilization-field-mover = Who moved
civilization-field-name = Name
civilization-field-next_technology = Price of the next technology
civilization-field-offers = Offers
civilization-field-offers_left = Offers left
civilization-field-out = Out of the game
civilization-field-owner = Owner
civilization-field-partner = Partner
civilization-field-partners = Partners
civilization-field-phase = Phase
civilization-field-piece = Piece
civilization-field-pieces = Pieces
civilization-field-placed = Bought here this turn
civilization-field-players = Players
civilization-field-points = Movement left
civilization-field-price = Price
civilization-field-productive = Productive
civilization-field-progress = Progress
civilization-field-ready = Ready
civilization-field-region = Region
civilization-field-regions = Regions
civilization-field-resources = Resources
civilization-field-rules = Rules
civilization-field-science = Science
civilization-field-score = Score
civilization-field-seen_by = Seen by
civilization-field-settlement = Settlement
civilization-field-size = Size
civilization-field-source = Source
civilization-field-start = From
civilization-field-step = Move
civilization-field-superiority = Superiority
civilization-field-technologies = Technologies
civilization-field-technologies_by_era = Technologies by era
civilization-field-technologies_left = Technologies left
civilization-field-training = Training
civilization-field-turn = Turn
civilization-field-unit = Unit
civilization-field-wonder_order = Standing order for wonders
civilization-field-working_wonders = Wonders at work
civilization-field-adds_dice = Adds dice
civilization-field-aircraft = Aircraft
civilization-field-category = Arm
civilization-field-continent = Continent
civilization-field-cost = Cost
civilization-field-counted = What is counted
civilization-field-critical = Critical resource
civilization-field-icons = Icons
civilization-field-key_discovery = Key discovery
civilization-field-land = Neighbours by land
civilization-field-largest = Largest settlement
civilization-field-levels = Levels
civilization-field-modifier = plus
civilization-field-monopolies = Monopolies
civilization-field-moves = Movement
civilization-field-requires = Requires
civilization-field-seas = Seas
civilization-field-settlement_size = Size of settlements
civilization-field-technology = Technology
civilization-field-to_least = Up to the least income
civilization-field-type = Kind
civilization-africa = Africa
civilization-asia = Asia
civilization-europe = Europe
civilization-north_america = North America
civilization-oceania = Oceania
civilization-south_america = South America
civilization-aircraft = aircraft
civilization-fleet = fleet
civilization-infantry = infantry
civilization-armies = armies
civilization-fleets = fleets
civilization-event = event
civilization-resource = resource
civilization-terrain = terrain
civilization-field-army = Army
civilization-field-expansion = Expansion
civilization-field-improvement = Improvement
civilization-field-owner_share = Share of the owner of a technology
civilization-field-unhappy = Gold when unhappy

# The box as a list: what its records call their parts, and how sure they are
civilization-field-sure = How sure
civilization-field-name_sure = How sure the name is
civilization-field-count_sure = How sure the number is
civilization-field-technology_sure = How sure the technology is
civilization-field-doubtful = Doubtful
civilization-field-markers = Markers
civilization-field-figures = Figures
civilization-field-wonders = Wonders
civilization-field-city_cards = City cards
civilization-field-key_moments = Key moments
civilization-field-sums = Sums of gold
civilization-field-prices = Prices
civilization-field-trade_ranges = Range of trade
civilization-rulebook = from the rulebook
civilization-one_source = from one source
civilization-two_sources = from two sources
civilization-reconstructed = our reconstruction
civilization-settlements = settlements
civilization-plain = without a resource
civilization-start = at the beginning
civilization-happy = happy
civilization-productive = productive
