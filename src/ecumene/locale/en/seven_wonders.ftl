### 7 Wonders: every word a person reads in this game. Unofficial fan text.
### $card, $by, $player, $rival, $symbol, $counted, $scope, $may, $resources and $lack arrive as ready text, in the reader's language;
### all other arguments are numbers.

seven_wonders = 7 Wonders
seven_wonders-about = Lead one of the great cities of the ancient world through three ages. Every turn all players choose a card at the same moment, play it, and hand the rest to a neighbour: raise buildings, trade, arm, study, and build the wonder that will outlive you. For 2 to 7 players, about half an hour.

## Age I cards

seven_wonders-lumber_yard = Lumber Yard
seven_wonders-stone_pit = Stone Pit
seven_wonders-clay_pool = Clay Pool
seven_wonders-ore_vein = Ore Vein
seven_wonders-tree_farm = Tree Farm
seven_wonders-excavation = Excavation
seven_wonders-clay_pit = Clay Pit
seven_wonders-timber_yard = Timber Yard
seven_wonders-forest_cave = Forest Cave
seven_wonders-mine = Mine
seven_wonders-loom_i = Loom
seven_wonders-glassworks_i = Glassworks
seven_wonders-press_i = Press
seven_wonders-pawnshop = Pawnshop
seven_wonders-baths = Baths
seven_wonders-altar = Altar
seven_wonders-theater = Theater
seven_wonders-tavern = Tavern
seven_wonders-east_trading_post = East Trading Post
seven_wonders-west_trading_post = West Trading Post
seven_wonders-marketplace = Marketplace
seven_wonders-stockade = Stockade
seven_wonders-barracks = Barracks
seven_wonders-guard_tower = Guard Tower
seven_wonders-apothecary = Apothecary
seven_wonders-workshop = Workshop
seven_wonders-scriptorium = Scriptorium

## Age II cards

seven_wonders-sawmill = Sawmill
seven_wonders-quarry = Quarry
seven_wonders-brickyard = Brickyard
seven_wonders-foundry = Foundry
seven_wonders-loom_ii = Loom
seven_wonders-glassworks_ii = Glassworks
seven_wonders-press_ii = Press
seven_wonders-aqueduct = Aqueduct
seven_wonders-temple = Temple
seven_wonders-statue = Statue
seven_wonders-courthouse = Courthouse
seven_wonders-forum = Forum
seven_wonders-caravansery = Caravansery
seven_wonders-vineyard = Vineyard
seven_wonders-bazar = Bazar
seven_wonders-walls = Walls
seven_wonders-training_ground = Training Ground
seven_wonders-stables = Stables
seven_wonders-archery_range = Archery Range
seven_wonders-dispensary = Dispensary
seven_wonders-laboratory = Laboratory
seven_wonders-library = Library
seven_wonders-school = School

## Age III cards

seven_wonders-pantheon = Pantheon
seven_wonders-gardens = Gardens
seven_wonders-town_hall = Town Hall
seven_wonders-palace = Palace
seven_wonders-senate = Senate
seven_wonders-haven = Haven
seven_wonders-lighthouse = Lighthouse
seven_wonders-chamber_of_commerce = Chamber of Commerce
seven_wonders-arena = Arena
seven_wonders-fortifications = Fortifications
seven_wonders-circus = Circus
seven_wonders-arsenal = Arsenal
seven_wonders-siege_workshop = Siege Workshop
seven_wonders-lodge = Lodge
seven_wonders-observatory = Observatory
seven_wonders-university = University
seven_wonders-academy = Academy
seven_wonders-study = Study

## Guilds

seven_wonders-workers_guild = Workers Guild
seven_wonders-craftsmens_guild = Craftsmens Guild
seven_wonders-traders_guild = Traders Guild
seven_wonders-philosophers_guild = Philosophers Guild
seven_wonders-spies_guild = Spies Guild
seven_wonders-strategists_guild = Strategists Guild
seven_wonders-shipowners_guild = Shipowners Guild
seven_wonders-scientists_guild = Scientists Guild
seven_wonders-magistrates_guild = Magistrates Guild
seven_wonders-builders_guild = Builders Guild

## Wonders and their cities

seven_wonders-giza = The Pyramids of Giza
    .city = Gizah
seven_wonders-babylon = The Hanging Gardens of Babylon
    .city = Babylon
seven_wonders-olympia = The Statue of Zeus in Olympia
    .city = Olympia
seven_wonders-rhodes = The Colossus of Rhodes
    .city = Rhodos
seven_wonders-ephesus = The Temple of Artemis in Ephesus
    .city = Ephesos
seven_wonders-alexandria = The Lighthouse of Alexandria
    .city = Alexandria
seven_wonders-halicarnassus = The Mausoleum of Halicarnassus
    .city = Halikarnassos
seven_wonders-free_city = Free City

## Families of buildings

seven_wonders-color-brown = Raw materials
seven_wonders-color-grey = Manufactured goods
seven_wonders-color-blue = Civilian structures
seven_wonders-color-green = Scientific structures
seven_wonders-color-yellow = Commercial structures
seven_wonders-color-red = Military structures
seven_wonders-color-purple = Guilds

seven_wonders-brown = brown
seven_wonders-grey = grey
seven_wonders-blue = blue
seven_wonders-yellow = yellow
seven_wonders-red = red
seven_wonders-green = green
seven_wonders-purple = purple

## Resources

seven_wonders-wood = wood
    .genitive = of wood
seven_wonders-stone = stone
    .genitive = of stone
seven_wonders-clay = clay
    .genitive = of clay
seven_wonders-ore = ore
    .genitive = of ore
seven_wonders-glass = glass
    .genitive = of glass
seven_wonders-cloth = cloth
    .genitive = of cloth
seven_wonders-papyrus = papyrus
    .genitive = of papyrus

## Amounts ($n)

seven_wonders-count-wood = { $n } wood
seven_wonders-count-stone = { $n } stone
seven_wonders-count-clay = { $n } clay
seven_wonders-count-ore = { $n } ore
seven_wonders-count-glass = { $n } glass
seven_wonders-count-cloth = { $n } cloth
seven_wonders-count-papyrus = { $n } papyrus
seven_wonders-count-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
seven_wonders-count-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
seven_wonders-count-shield = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}

## Science symbols

seven_wonders-compass = compass
seven_wonders-gear = gear
seven_wonders-tablet = tablet
seven_wonders-any = symbol of your choice

## Other figures of a city that an action moves, and what a cost is paid in

seven_wonders-coins = coins
seven_wonders-shields = shields
seven_wonders-stages = wonder stages

## Score sheet

seven_wonders-score-military = Military conflicts
seven_wonders-score-treasury = Treasury
seven_wonders-score-wonder = Wonder
seven_wonders-score-civilian = Civilian structures
seven_wonders-score-science = Scientific structures
seven_wonders-score-commercial = Commercial structures
seven_wonders-score-guilds = Guilds

## Parts of other messages

# $age
seven_wonders-numeral = { $age ->
    [1] I
    [2] II
    [3] III
   *[other] { $age }
}

# What is counted
seven_wonders-per-brown = brown card
seven_wonders-per-grey = grey card
seven_wonders-per-blue = blue card
seven_wonders-per-yellow = yellow card
seven_wonders-per-red = red card
seven_wonders-per-green = green card
seven_wonders-per-brown-grey-purple = brown, grey or purple card
seven_wonders-per-wonder_stage = wonder stage
seven_wonders-per-defeat_token = defeat token

# In whose cities
seven_wonders-in-own = in your city
seven_wonders-in-left-right = in the two neighbouring cities
seven_wonders-in-own-left-right = in your city and the two neighbouring cities

# Payments: $left and $right in coins to the neighbours, $bank in coins to the bank.
seven_wonders-pay-left = { $left ->
    [one] { $left } coin to the left neighbour
   *[other] { $left } coins to the left neighbour
}
seven_wonders-pay-right = { $right ->
    [one] { $right } coin to the right neighbour
   *[other] { $right } coins to the right neighbour
}
seven_wonders-pay-bank = { $bank ->
    [one] { $bank } coin to the bank
   *[other] { $bank } coins to the bank
}

# In brackets with a space before them, or nothing at all when nothing is paid: $left, $right
seven_wonders-payment-trade = { $left ->
    [0] { $right ->
        [0] { "" }
       *[other] { " " }({ seven_wonders-pay-right })
    }
   *[other] { $right ->
        [0] { " " }({ seven_wonders-pay-left })
       *[other] { " " }({ seven_wonders-pay-left }, { seven_wonders-pay-right })
    }
}

# The same with the bank: $left, $right, $bank
seven_wonders-payment = { $bank ->
    [0] { seven_wonders-payment-trade }
   *[other] { $left ->
        [0] { $right ->
            [0] { " " }({ seven_wonders-pay-bank })
           *[other] { " " }({ seven_wonders-pay-right }, { seven_wonders-pay-bank })
        }
       *[other] { $right ->
            [0] { " " }({ seven_wonders-pay-left }, { seven_wonders-pay-bank })
           *[other] { " " }({ seven_wonders-pay-left }, { seven_wonders-pay-right }, { seven_wonders-pay-bank })
        }
    }
}

## What a card or a wonder stage gives

seven_wonders-effect-produce = Produces { $resources } every turn
seven_wonders-effect-produce_any = Produces one of these every turn: { $resources }
seven_wonders-effect-produce_own = Produces one of these every turn, for you alone: { $resources }
seven_wonders-effect-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
seven_wonders-effect-shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
seven_wonders-effect-science = Science symbol: { $symbol }
seven_wonders-effect-science_any = One science symbol of your choice, chosen when points are counted
seven_wonders-effect-coins = { $n ->
    [one] { $n } coin at once
   *[other] { $n } coins at once
}
seven_wonders-effect-discount_left = 1 coin instead of 2 per unit bought from the left neighbour: { $resources }
seven_wonders-effect-discount_right = 1 coin instead of 2 per unit bought from the right neighbour: { $resources }
seven_wonders-effect-discount_left_right = 1 coin instead of 2 per unit bought from either neighbour: { $resources }
seven_wonders-effect-coins_per = { $n ->
    [one] { $n } coin at once per { $counted } { $scope }
   *[other] { $n } coins at once per { $counted } { $scope }
}
seven_wonders-effect-points_per = { $n ->
    [one] { $n } point at the end per { $counted } { $scope }
   *[other] { $n } points at the end per { $counted } { $scope }
}
seven_wonders-effect-play_last_card = In turn 6 of every age you play your last card too instead of putting it away
seven_wonders-effect-free_building = Once in every age you may build one building without paying its cost
seven_wonders-effect-build_from_discard = At the end of this turn you may build one card of the discard pile for free
seven_wonders-effect-copy_guild = When points are counted you score one guild of a neighbour as if it were yours

## What is asked of you

seven_wonders-ask-choose = Age { seven_wonders-numeral }, turn { $turn }: choose a card to build, to tuck under your wonder, or to sell.
seven_wonders-ask-choose-free-city = Age { seven_wonders-numeral }, turn { $turn }: now choose a card for the Free City, { $may }.
seven_wonders-free-city-may-build = to build
seven_wonders-free-city-may-tuck = to tuck under its wonder
seven_wonders-free-city-may-sell = to sell: it can build nothing
seven_wonders-free-city-may-both = to build or to tuck under its wonder
seven_wonders-ask-seventh = Your last card may be played too: build it, tuck it under your wonder, or sell it.
seven_wonders-ask-seventh-free-city = The last card of the Free City’s pile is played too: { $may }.
seven_wonders-free-city-last-build = build it
seven_wonders-free-city-last-tuck = tuck it under its wonder
seven_wonders-free-city-last-sell = sell it, as it can build nothing
seven_wonders-free-city-last-both = build it or tuck it under its wonder
seven_wonders-ask-dig = Choose a card of the discard pile to build for free, or take none.
seven_wonders-ask-dig-free-city = Choose a card of the discard pile for the Free City to build for free, or take none.
seven_wonders-ask-copy = Choose a neighbour’s guild to score as if it were yours.

## What you can do

seven_wonders-do-build = Build { $card }{ seven_wonders-payment }
seven_wonders-do-build-free = Build { $card } for free, by the power of Olympia
seven_wonders-do-stage = Tuck { $card } under the wonder as stage { $stage }{ seven_wonders-payment-trade }
seven_wonders-do-discard = Sell { $card } for 3 coins
seven_wonders-do-dig = Build { $card } from the discard pile
seven_wonders-do-dig-nothing = Take nothing from the discard pile
seven_wonders-note-chain = Free: { $by } stands in the city
seven_wonders-do-copy = Copy { $card }

# The same as it happened, with names: $left_neighbour, $right_neighbour
seven_wonders-paid-left = { $you ->
    [left_neighbour] { $left } { $left ->
        [one] coin
       *[other] coins
    } to you
   *[other] { $left } { $left ->
        [one] coin
       *[other] coins
    } to { $left_neighbour }
}
seven_wonders-paid-right = { $you ->
    [right_neighbour] { $right } { $right ->
        [one] coin
       *[other] coins
    } to you
   *[other] { $right } { $right ->
        [one] coin
       *[other] coins
    } to { $right_neighbour }
}
seven_wonders-paid-trade = { $left ->
    [0] { $right ->
        [0] { "" }
       *[other] { " " }({ seven_wonders-paid-right })
    }
   *[other] { $right ->
        [0] { " " }({ seven_wonders-paid-left })
       *[other] { " " }({ seven_wonders-paid-left }, { seven_wonders-paid-right })
    }
}
seven_wonders-paid = { $bank ->
    [0] { seven_wonders-paid-trade }
   *[other] { $left ->
        [0] { $right ->
            [0] { " " }({ seven_wonders-pay-bank })
           *[other] { " " }({ seven_wonders-paid-right }, { seven_wonders-pay-bank })
        }
       *[other] { $right ->
            [0] { " " }({ seven_wonders-paid-left }, { seven_wonders-pay-bank })
           *[other] { " " }({ seven_wonders-paid-left }, { seven_wonders-paid-right }, { seven_wonders-pay-bank })
        }
    }
}

## What happened

seven_wonders-event-age-left = Age { seven_wonders-numeral } begins, hands pass to the left
seven_wonders-event-age-right = Age { seven_wonders-numeral } begins, hands pass to the right
seven_wonders-event-built = { who-player } built { $card }{ seven_wonders-paid }
seven_wonders-event-built-chain = { who-player } built { $card } for free, thanks to { $by }
seven_wonders-event-built-free = { who-player } built { $card } for free, by the power of Olympia
seven_wonders-event-stage = { who-player } completed stage { $stage } of the wonder{ seven_wonders-paid-trade }
seven_wonders-event-stage-known = { who-player } completed stage { $stage } of the wonder with { $card }{ seven_wonders-paid-trade }
seven_wonders-event-discarded = { who-player } sold a card for 3 coins
seven_wonders-event-discarded-known = { who-player } sold { $card } for 3 coins
seven_wonders-event-income = { $n ->
    [one] { who-player } received { $n } coin: { $card }
   *[other] { who-player } received { $n } coins: { $card }
}
seven_wonders-event-income-stage = { $n ->
    [one] { who-player } received { $n } coin: wonder stage { $stage }
   *[other] { who-player } received { $n } coins: wonder stage { $stage }
}
seven_wonders-event-passed-left = Turn { $turn }, hands passed to the left
seven_wonders-event-passed-right = Turn { $turn }, hands passed to the right
seven_wonders-event-seventh = { who-player } played the last card of the age instead of discarding it
seven_wonders-event-leftover = The last cards in hand go to the discard pile
seven_wonders-event-dug = { who-player } built { $card } from the discard pile
seven_wonders-event-dug-nothing = { who-player } took nothing from the discard pile
seven_wonders-event-conflict = { $points ->
    [0] { who-player } and { whom-rival } were equal, shields { $own } to { $theirs }: no tokens
   *[other] { who-player } beat { whom-rival }, shields { $own } to { $theirs }: victory token +{ $points }, defeat token −{ $penalty }
}
seven_wonders-event-copied = { who-player } copied { $card }
seven_wonders-event-free-city-control = { $you ->
    [player] You play for the Free City this turn
   *[other] { $player } plays for the Free City this turn
}
seven_wonders-event-final = { $points ->
    [one] { who-player }: { $points } point in all
   *[other] { who-player }: { $points } points in all
}

## What cannot be done, why, and what helps

seven_wonders-no-duplicate = { $card } cannot be built: the city already has this building, and a second one is never allowed. Choose another card or another use for this one.
    .short = already in the city
seven_wonders-no-coins = { $price ->
    [one] { $card } cannot be built: it costs { $price } coin and the city has { $have }. Choose another card or another use for this one.
   *[other] { $card } cannot be built: it costs { $price } coins and the city has { $have }. Choose another card or another use for this one.
}
    .short = costs { $price }, the city has { $have }
seven_wonders-no-resources = { $card } cannot be built: short of { $lack }, and the neighbours do not sell enough. Choose another card or another use for this one.
    .short = nobody sells: { $lack }
seven_wonders-no-trade-coins = { $price ->
    [one] { $card } cannot be built: the missing resources cost at least { $price } coin and the city has { $have }. Choose another card or another use for this one.
   *[other] { $card } cannot be built: the missing resources cost at least { $price } coins and the city has { $have }. Choose another card or another use for this one.
}
    .short = trade costs { $price }, the city has { $have }
seven_wonders-no-stage-left = The wonder is complete, no stage is left to build. Choose another use for the card.
    .short = the wonder is complete
seven_wonders-no-stage-resources = Stage { $stage } cannot be built: short of { $lack }, and the neighbours do not sell enough. Choose another use for the card.
    .short = nobody sells: { $lack }
seven_wonders-no-stage-coins = { $price ->
    [one] Stage { $stage } cannot be built: the missing resources cost at least { $price } coin and the city has { $have }. Choose another use for the card.
   *[other] Stage { $stage } cannot be built: the missing resources cost at least { $price } coins and the city has { $have }. Choose another use for the card.
}
    .short = trade costs { $price }, the city has { $have }
seven_wonders-no-free-building-used = The free building of this age is already used: there is one in each age. Pay the cost or choose another use for the card.
seven_wonders-no-free-building-power = This city has no free building: only stage 2 of Olympia, side A, gives it. Pay the cost or choose another use for the card.
seven_wonders-no-free-building-needless = { $card } costs this city nothing anyway. Build it in the ordinary way and keep the free building.
seven_wonders-no-card-in-hand = { $card } is not in your hand. Choose one of the cards you hold.
seven_wonders-no-payment = This is not one of the ways to pay (card: { $card }). Choose one of the payments offered.
seven_wonders-no-free-city-discard = The Free City may not sell a card while it can build a building or a wonder stage. Choose one of those.
seven_wonders-no-dig-absent = { $card } is not in the discard pile. Choose a card that lies there, or take none.
seven_wonders-no-dig-duplicate = { $card } cannot be built: the city already has this building, and a second one is never allowed. Choose another card of the pile, or take none.
    .short = already in the city
seven_wonders-no-copy-absent = { $card } cannot be copied: it stands in neither neighbouring city. Choose a guild of a neighbour.

## Labels of the plain board

seven_wonders-field-age = Age
seven_wonders-field-turn = Turn
seven_wonders-field-turns = Turns in an age
seven_wonders-field-direction = Hands pass to
seven_wonders-field-cities = Cities
seven_wonders-field-hand = Hand
seven_wonders-field-chosen_for = Chosen for
seven_wonders-field-playing_for = Chooses for
seven_wonders-field-chains = Free by a chain
seven_wonders-field-discard_size = Cards in the discard pile
seven_wonders-field-discard_pile = Discard pile
seven_wonders-field-controller = Plays for the Free City
seven_wonders-field-free_city_pile = Free City pile
seven_wonders-field-gone = Left face down since
seven_wonders-field-seen_hands = Hands you have seen
seven_wonders-field-wonder = Wonder
seven_wonders-field-side = Side
seven_wonders-field-stages = Stages built
seven_wonders-field-coins = Coins
seven_wonders-field-shields = Shields
seven_wonders-field-victory_points = Points of victory tokens
seven_wonders-field-defeats = Defeat tokens
seven_wonders-field-defeat_points = Points lost by defeats
seven_wonders-field-cards = Buildings
seven_wonders-field-production = Production
seven_wonders-field-sells = For sale
seven_wonders-field-prices = Prices at the neighbours
seven_wonders-field-science = Science
seven_wonders-field-free_building = Free building
seven_wonders-field-last_card = Plays the last card
seven_wonders-field-copied_guild = Copied guild
seven_wonders-field-hand_size = Cards in hand
seven_wonders-field-chosen = Has chosen
seven_wonders-field-tucked = Under the wonder
seven_wonders-field-fixed = Certain
seven_wonders-field-choices = One of
seven_wonders-field-raw_left = Raw materials, left
seven_wonders-field-raw_right = Raw materials, right
seven_wonders-field-goods = Manufactured goods
seven_wonders-raw = raw material
seven_wonders-goods = manufactured good
seven_wonders-loom = Loom
seven_wonders-glassworks = Glassworks
seven_wonders-press = Press
seven_wonders-field-wonders = Wonders
seven_wonders-field-resources = Resources
seven_wonders-field-colors = Colours
seven_wonders-field-color = Colour
seven_wonders-field-marks = Copies, from so many players on
seven_wonders-field-cost = Cost
seven_wonders-field-chain = Free with
seven_wonders-field-building = Stands as
seven_wonders-field-start = Produces from the start
seven_wonders-field-sort = Sort

## Options of a table

seven_wonders-option-side = Side of the wonder boards
seven_wonders-option-side-A = A, the simpler one
seven_wonders-option-side-B = B, the more varied one
seven_wonders-option-side-random = Random for every city
seven_wonders-option-wonders = Wonders
    .about = Who begins with which wonder; each is in the box once.

## The board in the browser
## $age is a Roman numeral here; $card, $city, $name, $names, $cost, $family, $wonder and $reason are ready text.

seven_wonders-ui-age = Age { $age }
seven_wonders-ui-turn = turn { $turn } of { $turns }
seven_wonders-ui-pass-left = hands pass to the left
seven_wonders-ui-pass-right = hands pass to the right
seven_wonders-ui-discard-pile = discard pile
seven_wonders-ui-hand = Your hand: { $n }
seven_wonders-ui-far-cities = Cities further away
seven_wonders-ui-city-of = { $city }, the city of { $name }
seven_wonders-ui-your-city = your city
seven_wonders-ui-neighbour-left = left neighbour
seven_wonders-ui-neighbour-right = right neighbour
seven_wonders-ui-controlled-by = played by { $name } this turn
seven_wonders-ui-choosing-for-free-city = You now choose for the Free City
seven_wonders-ui-shields = Shields
seven_wonders-ui-victories = Points of victory tokens
seven_wonders-ui-defeats = Defeat tokens
seven_wonders-ui-stages-built = Wonder stages built
seven_wonders-ui-produces = Produces
seven_wonders-ui-sells-you = Sells
seven_wonders-ui-per-unit = { $n ->
    [one] { $n } coin per unit
   *[other] { $n } coins per unit
}
seven_wonders-ui-none = nothing
seven_wonders-ui-one-of = one of: { $resources }
seven_wonders-ui-one-of-own = one of, not for sale: { $resources }
seven_wonders-ui-no-buildings = No buildings yet
seven_wonders-ui-free-building-ready = one building free in this age
seven_wonders-ui-shields-own = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
seven_wonders-ui-conflict-stronger = Stronger than { $city } with { $n }
seven_wonders-ui-conflict-equal = Equal to { $city } with { $n }
seven_wonders-ui-conflict-weaker = Weaker than { $city } with { $n }
seven_wonders-ui-verdict-stronger = you lead
seven_wonders-ui-verdict-equal = equal
seven_wonders-ui-verdict-weaker = leads you

# $colour: brown, grey, blue, yellow, red, green, purple
seven_wonders-ui-colour = { $colour ->
    [brown] Brown
    [grey] Grey
    [blue] Blue
    [yellow] Yellow
    [red] Red
    [green] Green
    [purple] Purple
   *[other] { $colour }
} card, { $family }
seven_wonders-ui-costs = Costs { $cost }
seven_wonders-ui-costs-nothing = Costs nothing
seven_wonders-ui-free-with = Free with { $names }

seven_wonders-ui-wonder-board = { $wonder }, side { $side }
seven_wonders-ui-side = Side { $side }
seven_wonders-ui-stage = Stage { $n }
seven_wonders-ui-stage-built = built
seven_wonders-ui-stage-ready = can be built now
seven_wonders-ui-stage-next = next to be built
seven_wonders-ui-stage-later = later
seven_wonders-ui-tucked = Under it lies { $card }

seven_wonders-ui-options-for = What you can do with { $card }
seven_wonders-ui-build = Build
seven_wonders-ui-build-olympia = Build free
seven_wonders-ui-tuck = Stage { $n }
seven_wonders-ui-sell = Sell
seven_wonders-ui-or-pay = or pay
seven_wonders-ui-bank = bank
seven_wonders-ui-can-build-for = { $n ->
    [one] Can be built for { $n } coin
   *[other] Can be built for { $n } coins
}
seven_wonders-ui-can-build-free = Can be built for free
seven_wonders-ui-can-build-olympia = Can be built for free by the power of Olympia
seven_wonders-ui-can-tuck = Can be tucked under the wonder
seven_wonders-ui-can-sell = Can be sold for 3 coins
seven_wonders-ui-cannot-build = Cannot be built: { $reason }
seven_wonders-ui-no-duplicate-tag = built

seven_wonders-ui-chosen-build = Build: { $card }
seven_wonders-ui-chosen-build-free = Build free: { $card }
seven_wonders-ui-chosen-stage = Under the wonder: { $card }
seven_wonders-ui-chosen-discard = Sell: { $card }

seven_wonders-ui-pick-dig = The discard pile: build one card for free
seven_wonders-ui-pick-dig-free-city = The discard pile: one card for the Free City, for free
seven_wonders-ui-pick-copy = Your neighbours’ guilds: copy one
seven_wonders-ui-conflicts = Conflicts at the end of age { $age }
seven_wonders-ui-continue = Continue

