### Hadara: every word a person reads at this table. Unofficial fan text.
### The printed cards and colonies have no names; those below are ours.
### $player, $card, $other, $deck, $track, $colony, $statue, $target, $start and $side arrive as ready text, in the
### reader's language; all other arguments are numbers or the ids named in the selectors.

hadara = Hadara
hadara-about = Lead a people through three epochs. Twice in each epoch you gather cards, first two at a time from the deck your crest points at, then from the open piles, and buy or sell every one of them. Four tracks bring coins, colonies, statues and food; medals and sets make the difference. For 2 to 5 players, about half an hour. Not all printed figures are known to us: the rules, all effects, the medal and sale prices and the colony requirements are the game’s own, while costs, bonuses and points of nearly all cards, most colony figures, nine of ten start-card sides and parts of the statues are our reconstruction, kept apart so that the true values can replace them. Names of cards and colonies are ours.

## Options

hadara-option-starred_cards = Use the starred purple cards (not in a first game)
hadara-option-choose_sides = Everybody chooses a side of the start card (first game: all play side A)

## Epoch I: yellow

hadara-I-yellow-01 = Gold panner
hadara-I-yellow-02 = Potter
hadara-I-yellow-03 = Salt trader
hadara-I-yellow-04 = Weaver
hadara-I-yellow-05 = Market square
hadara-I-yellow-06 = Moneychanger
hadara-I-yellow-07 = Ox cart
hadara-I-yellow-08 = River landing
hadara-I-yellow-09 = Spice trader
hadara-I-yellow-10 = Treasurer

## Epoch I: red

hadara-I-red-01 = Slinger
hadara-I-red-02 = Spearman
hadara-I-red-03 = Watchtower
hadara-I-red-04 = Archer
hadara-I-red-05 = Charioteer
hadara-I-red-06 = Hunter-scout
hadara-I-red-07 = Palisade
hadara-I-red-08 = Swordsmith
hadara-I-red-09 = Mercenary
hadara-I-red-10 = Phalanx

## Epoch I: blue

hadara-I-blue-01 = Storyteller
hadara-I-blue-02 = Cave painter
hadara-I-blue-03 = Shaman
hadara-I-blue-04 = Drummer
hadara-I-blue-05 = Scribe
hadara-I-blue-06 = Sculptor
hadara-I-blue-07 = Dancer
hadara-I-blue-08 = Stone circle
hadara-I-blue-09 = Lyre player
hadara-I-blue-10 = Temple

## Epoch I: green

hadara-I-green-01 = Gatherer
hadara-I-green-02 = Fisherman
hadara-I-green-03 = Millet field
hadara-I-green-04 = Shepherd
hadara-I-green-05 = Plough
hadara-I-green-06 = Beekeeper
hadara-I-green-07 = Granary
hadara-I-green-08 = Baker
hadara-I-green-09 = Irrigation canal
hadara-I-green-10 = Olive grove

## Epoch I: purple

hadara-I-purple-01 = Bronze caster
hadara-I-purple-02 = Herbalist
hadara-I-purple-03 = Rider
hadara-I-purple-04 = Wheel
hadara-I-purple-05 = Astronomer-priest
hadara-I-purple-06 = Calendar
hadara-I-purple-07 = Domesticated horse
hadara-I-purple-08 = Village elder
hadara-I-purple-09 = Haggler
hadara-I-purple-10 = Apprentice
hadara-I-purple-11 = Coinage
hadara-I-purple-12 = Drill master
hadara-I-purple-13 = School of masks
hadara-I-purple-14 = Seed store

## Epoch II: yellow

hadara-II-yellow-01 = Toll collector
hadara-II-yellow-02 = Guild clerk
hadara-II-yellow-03 = Caravanserai
hadara-II-yellow-04 = Goldsmith
hadara-II-yellow-05 = Vintner
hadara-II-yellow-06 = Silk merchant
hadara-II-yellow-07 = Mint
hadara-II-yellow-08 = Shipowner
hadara-II-yellow-09 = Fair
hadara-II-yellow-10 = Banker

## Epoch II: red

hadara-II-red-01 = Crossbowman
hadara-II-red-02 = Pikeman
hadara-II-red-03 = Privateer
hadara-II-red-04 = Samurai
hadara-II-red-05 = Herald
hadara-II-red-06 = Quartermaster
hadara-II-red-07 = Mounted archers
hadara-II-red-08 = Fortress
hadara-II-red-09 = Trebuchet
hadara-II-red-10 = Order of knights

## Epoch II: blue

hadara-II-blue-01 = Minstrel
hadara-II-blue-02 = Calligrapher
hadara-II-blue-03 = Monastery garden
hadara-II-blue-04 = Heraldic painter
hadara-II-blue-05 = Court poet
hadara-II-blue-06 = Stained glass
hadara-II-blue-07 = Architect
hadara-II-blue-08 = Tea ceremony
hadara-II-blue-09 = Great library
hadara-II-blue-10 = Patron of arts

## Epoch II: green

hadara-II-green-01 = Miller
hadara-II-green-02 = Rice terrace
hadara-II-green-03 = Three-field farm
hadara-II-green-04 = Cheese maker
hadara-II-green-05 = Falconer
hadara-II-green-06 = Brewer
hadara-II-green-07 = Orchard keeper
hadara-II-green-08 = Whaler
hadara-II-green-09 = Windmill
hadara-II-green-10 = Herd owner

## Epoch II: purple

hadara-II-purple-01 = Gunsmith
hadara-II-purple-02 = Cartographer
hadara-II-purple-03 = Trade fleet
hadara-II-purple-04 = Printing press
hadara-II-purple-05 = Physician
hadara-II-purple-06 = Navigator
hadara-II-purple-07 = University
hadara-II-purple-08 = Alchemist
hadara-II-purple-09 = Tribute collector
hadara-II-purple-10 = Engraver
hadara-II-purple-11 = Famine relief
hadara-II-purple-12 = Grain exchange
hadara-II-purple-13 = Court of accounts
hadara-II-purple-14 = Master mason

## Epoch III: yellow

hadara-III-yellow-01 = Factory owner
hadara-III-yellow-02 = Broker
hadara-III-yellow-03 = Department store
hadara-III-yellow-04 = Railway magnate
hadara-III-yellow-05 = Steam mill
hadara-III-yellow-06 = Stock exchange
hadara-III-yellow-07 = Oil tycoon
hadara-III-yellow-08 = Insurance house
hadara-III-yellow-09 = World fair
hadara-III-yellow-10 = Central bank

## Epoch III: red

hadara-III-red-01 = Grenadier
hadara-III-red-02 = Field artillery
hadara-III-red-03 = Field kitchen
hadara-III-red-04 = Customs fleet
hadara-III-red-05 = Admiral
hadara-III-red-06 = War academy
hadara-III-red-07 = Ironclad
hadara-III-red-08 = Supply corps
hadara-III-red-09 = General staff
hadara-III-red-10 = Fighter pilot

## Epoch III: blue

hadara-III-blue-01 = Photographer
hadara-III-blue-02 = Novelist
hadara-III-blue-03 = Botanical garden
hadara-III-blue-04 = Opera singer
hadara-III-blue-05 = Film studio
hadara-III-blue-06 = Museum
hadara-III-blue-07 = Conservatory
hadara-III-blue-08 = Philosopher
hadara-III-blue-09 = Grand theatre
hadara-III-blue-10 = Laureate

## Epoch III: green

hadara-III-green-01 = Agronomist
hadara-III-green-02 = Tractor
hadara-III-green-03 = Cannery
hadara-III-green-04 = Greenhouse
hadara-III-green-05 = Tea plantation
hadara-III-green-06 = Nutritionist
hadara-III-green-07 = Combine harvester
hadara-III-green-08 = Fishing fleet
hadara-III-green-09 = Seed laboratory
hadara-III-green-10 = Food concern

## Epoch III: purple

hadara-III-purple-01 = Inventor
hadara-III-purple-02 = Explorer
hadara-III-purple-03 = Engineer
hadara-III-purple-04 = Telegraph
hadara-III-purple-05 = Chemist
hadara-III-purple-06 = Surgeon
hadara-III-purple-07 = Electric light
hadara-III-purple-08 = Space rocket
hadara-III-purple-09 = Hall of fame
hadara-III-purple-10 = Encyclopaedia
hadara-III-purple-11 = Diplomat
hadara-III-purple-12 = Double campaign
hadara-III-purple-13 = Ambassador
hadara-III-purple-14 = Lobbyist

## Start cards and crests

hadara-S1 = start card 1
hadara-S2 = start card 2
hadara-S3 = start card 3
hadara-S4 = start card 4
hadara-S5 = start card 5
hadara-side_A = side A
hadara-side_B = side B
hadara-monkey = Monkey
hadara-dragon = Dragon
hadara-lion = Lion
hadara-pegasus = Pegasus
hadara-scarab = Scarab

## Colours, tracks, statues

hadara-yellow = yellow
hadara-red = red
hadara-blue = blue
hadara-green = green
hadara-purple = purple
hadara-income = income
hadara-military = military
hadara-culture = culture
hadara-food = food
hadara-statue_1 = Statue 1
hadara-statue_2 = Statue 2
hadara-statue_3 = Statue 3
hadara-statue_4 = Statue 4
hadara-silver = silver medal
hadara-gold = gold medal

## Colonies: the stacks, then the tiles

hadara-C03 = Colony 3
hadara-C09 = Colony 9
hadara-C15 = Colony 15
hadara-C21 = Colony 21
hadara-C30 = Colony 30
hadara-C03-1 = Reed Ford
hadara-C03-2 = Drum Hill
hadara-C03-3 = Salt Cove
hadara-C03-4 = Fig Hollow
hadara-C03-5 = Wolf Pasture
hadara-C09-1 = Eagle Pass
hadara-C09-2 = Amber Shore
hadara-C09-3 = Painted Caves
hadara-C09-4 = Horse Steppe
hadara-C09-5 = Three Rivers
hadara-C15-1 = Iron Gate
hadara-C15-2 = Valley of Terraces
hadara-C15-3 = Copper Fort
hadara-C15-4 = Garden Isles
hadara-C15-5 = Rice Delta
hadara-C21-1 = Harbour of Chains
hadara-C21-2 = City of Scholars
hadara-C21-3 = Silver Mountain
hadara-C21-4 = Lake Kingdom
hadara-C21-5 = Red Citadel
hadara-C30-1 = Golden Straits
hadara-C30-2 = Hundred Temples
hadara-C30-3 = Storm Bastion
hadara-C30-4 = Crystal Court
hadara-C30-5 = Endless Fields

## Steps of an epoch

hadara-sides = Choosing sides
hadara-set_wheel = Setting the wheel
hadara-draw = Drawing two cards
hadara-take_income = Income
hadara-capture = Capturing colonies
hadara-build = Building statues
hadara-take = Taking from the piles
hadara-feed = Feeding
hadara-buy_medals = Buying medals
hadara-over = The game is over

## Score sheet

hadara-score-colonies = Colonies
hadara-score-statues = Statues
hadara-score-silver_medals = Silver medals
hadara-score-gold_medals = Gold medals
hadara-score-cards = Cards
hadara-score-coins = Coins

## Parts of other messages

# $epoch
hadara-numeral = { $epoch ->
    [1] I
    [2] II
    [3] III
   *[other] { $epoch }
}
# $coins
hadara-count-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
# $cards
hadara-count-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# $vp
hadara-count-vp = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
# Own cards of a colour, one by one
hadara-each-yellow = each of your yellow cards
hadara-each-red = each of your red cards
hadara-each-blue = each of your blue cards
hadara-each-green = each of your green cards

## What is printed on cards, tiles and statues

hadara-effect-bonus = { $track } +{ $n }
hadara-effect-points = { hadara-count-vp }
hadara-effect-requirement = requires { $n } ({ $track })
hadara-effect-plunder = plundering brings { hadara-count-coins }
hadara-effect-annex = annexing costs { hadara-count-coins }
hadara-effect-tile_bonus = { $n ->
    [one] bonus tile: track +{ $n }, or { $n } point
   *[other] bonus tile: track +{ $n }, or { $n } points
}
hadara-effect-start = { hadara-count-coins } to begin with
hadara-effect-silver_medal = half of one track as points, rounded up
hadara-effect-gold_medal = { hadara-count-vp } for each set of five colours

## What a purple card does

hadara-effect-sell_bonus = { $coins ->
    [one] Whenever you sell a card: { $coins } coin more
   *[other] Whenever you sell a card: { $coins } coins more
}
hadara-effect-bonus_tile_on_card = When bought, lay an unused bonus tile onto this card: its track rises by { $track_bonus }
hadara-effect-track_per_card = The { $track } track is { $amount } higher for { $cards }, now and later
hadara-effect-coins_on_colony = Whenever you capture a colony: { hadara-count-coins } at once, before plundering or annexing
hadara-effect-medal_prices = Medals cost you less: silver { $silver2 } and gold { $gold2 } in epoch II, silver { $silver3 } and gold { $gold3 } in epoch III
hadara-effect-pay_instead_of_removing = { $coins_per_card ->
    [one] While feeding you may pay { $coins_per_card } coin instead of removing a card, for up to { $max_cards_per_step } cards
   *[other] While feeding you may pay { $coins_per_card } coins instead of removing a card, for up to { $max_cards_per_step } cards
}
hadara-effect-food_surplus_coins = { $coins_per_point ->
    [one] While feeding: { $coins_per_point } coin for each point of food above the number of your cards, up to { $max_coins_per_step }
   *[other] While feeding: { $coins_per_point } coins for each point of food above the number of your cards, up to { $max_coins_per_step }
}
hadara-effect-income_catch_up = { $coins_per_track ->
    [one] At income: { $coins_per_track } coin for each other track that is higher than your income track, up to { $max_coins_per_step }
   *[other] At income: { $coins_per_track } coins for each other track that is higher than your income track, up to { $max_coins_per_step }
}
hadara-effect-statue_boost = { $vp_if_tile_face_down ->
    [one] Each of your statues, now and later, raises the track of its tile by { $track_bonus } more, or is worth { $vp_if_tile_face_down } more point if the tile lies face down
   *[other] Each of your statues, now and later, raises the track of its tile by { $track_bonus } more, or is worth { $vp_if_tile_face_down } more points if the tile lies face down
}
hadara-effect-silver_full_value = { $medals ->
    [one] At the end your best silver medal counts its whole track instead of half
   *[other] At the end your { $medals } best silver medals count their whole tracks instead of half
}
hadara-effect-vp_per_set = At the end { hadara-count-vp } for each set of five colours
hadara-effect-wild_in_set = { $sets ->
    [one] For gold medals this card stands for a missing colour in one set
   *[other] For gold medals this card stands for a missing colour in { $sets } sets
}
hadara-effect-double_capture = You may capture { $colonies_per_step } colonies in a colony step and build { $statues_per_step } statues in a statue step
hadara-effect-requirement_reduction = Colonies and statues require { $amount } less of you
hadara-effect-pay_for_requirement = { $coins_per_point ->
    [one] You may make up for each missing point of a requirement with { $coins_per_point } coin, up to { $max_coins_per_step } coins in a step
   *[other] You may make up for each missing point of a requirement with { $coins_per_point } coins, up to { $max_coins_per_step } coins in a step
}

## What is asked of you

hadara-ask-side = Choose a side of your { $start }.
hadara-ask-wheel = Epoch { hadara-numeral }: you are first player. Point your crest at a deck; the other crests follow.
hadara-ask-keep = Epoch { hadara-numeral }, phase A, draw { $round } of 5 ({ $deck }): keep one card to buy or to sell, the other goes to the pile.
hadara-ask-take = Epoch { hadara-numeral }, phase B: take the top card of a pile and buy or sell it ({ $left } left in all).
hadara-ask-tile = Lay one of your unused bonus tiles onto the card.
hadara-ask-colony = You may capture a colony, to plunder it or to annex it.
hadara-ask-colony-again = You may capture a second colony.
hadara-ask-statue = You may build a statue: choose it, a bonus tile and its side.
hadara-ask-statue-again = You may build a second statue.
hadara-ask-feed = { $excess ->
    [one] { hadara-count-cards }, food { $food }: { $excess } card must go.
   *[other] { hadara-count-cards }, food { $food }: { $excess } cards must go. Choose one.
}
hadara-ask-medal = You may buy medals: silver for { $silver }, gold for { $gold }.
hadara-ask-medal-silver = You may buy a silver medal for { $silver }.
hadara-ask-medal-gold = You may buy a gold medal for { $gold }.

## What you can do

hadara-do-side = Play { $side }
hadara-do-wheel = Point your crest at the { $deck } deck
hadara-do-buy = { $coins ->
    [0] Take { $card } for free
   *[other] Buy { $card } for { hadara-count-coins }
}
hadara-do-sell = Sell { $card } for { hadara-count-coins }
hadara-do-tile = Lay a tile onto the card: { $track }
hadara-do-plunder = Capture { $colony } and plunder it for { hadara-count-coins }
hadara-do-annex = Capture { $colony } and annex it for { hadara-count-coins }
hadara-do-build = Build { $statue }, tile face up: { $track }
hadara-do-build-points = Build { $statue }, tile face down for points: { $track }
hadara-do-remove = Remove { $card }
hadara-do-pay = Pay { hadara-count-coins } instead of removing a card
hadara-do-silver = Buy a silver medal for { hadara-count-coins }, tile: { $track }
hadara-do-gold = Buy a gold medal for { hadara-count-coins }
hadara-do-pass = Pass
hadara-do-pass-colony = Capture nothing more
hadara-do-pass-statue = Build nothing more
hadara-do-pass-medal = Buy no more medals

## What an action would bring

hadara-note-crest = { $player }: { $deck } deck
hadara-note-discount = Printed cost { $cost }, less { $saved } for your cards of this colour
hadara-note-discards = { $card } goes to the discard pile
hadara-note-colony = Worth { hadara-count-vp } at the end
hadara-note-annex = Worth at least { hadara-count-vp } at the end; the back raises tracks, and nobody knows which
hadara-note-lobby = { hadara-count-coins } of the price make up for missing points of the requirement
hadara-note-statue = Worth { hadara-count-vp } at the end
hadara-note-face-down = { $vp ->
    [one] The tile adds { $vp } point at the end
   *[other] The tile adds { $vp } points at the end
}

## What happened

hadara-event-ring = The decks lie clockwise: { $one }, { $two }, { $three }, { $four }, { $five }
hadara-event-crest = { who-player } played under the crest { $crest }
hadara-event-start-card = { who-player } got { $start }
hadara-event-extra-coin = { who-player } got { hadara-count-coins } extra, being first player less often
hadara-event-side = { who-player } played { $side } and began with { hadara-count-coins }
hadara-event-epoch = Epoch { hadara-numeral } begins, { $player } is first player
hadara-event-wheel = { who-player } set the wheel: own crest at the { $deck } deck
hadara-event-phase-b = Phase B begins, { $player } goes first
hadara-event-drew = { who-player } drew two cards ({ $deck })
hadara-event-drew-known = { who-player } drew { $card } and { $other }
hadara-event-discarded = { who-player } put { $card } onto the discard pile
hadara-event-bought = { $coins ->
    [0] { who-player } took { $card } for free
   *[other] { who-player } bought { $card } for { hadara-count-coins }
}
hadara-event-sold = { who-player } sold a card for { hadara-count-coins }
hadara-event-sold-known = { who-player } sold { $card } for { hadara-count-coins }
hadara-event-sold-openly = { who-player } sold { $card } for { hadara-count-coins }
hadara-event-tile = { who-player } laid a tile onto the card: { $track } +{ $n }
hadara-event-income = { who-player } took an income of { hadara-count-coins }
hadara-event-lobby = { who-player } paid { hadara-count-coins } towards the requirement: { $target }
hadara-event-tribute = { who-player } took { hadara-count-coins } for capturing
hadara-event-plundered = { who-player } captured and plundered { $colony }: { hadara-count-coins }
hadara-event-annexed = { who-player } captured and annexed { $colony } for { hadara-count-coins }
hadara-event-built = { who-player } built { $statue }: { $track } +{ $n }
hadara-event-built-points = { $n ->
    [one] { who-player } built { $statue }, tile face down: { $n } more point
   *[other] { who-player } built { $statue }, tile face down: { $n } more points
}
hadara-event-surplus = { who-player } took { hadara-count-coins } for surplus food
hadara-event-removed = { who-player } removed { $card } for lack of food
hadara-event-relief = { who-player } paid { hadara-count-coins } and kept a card
hadara-event-silver = { who-player } bought a silver medal ({ $track }) for { hadara-count-coins }
hadara-event-gold = { who-player } bought a gold medal for { hadara-count-coins }
hadara-event-final = { $points ->
    [one] { who-player }: { $points } point in all
   *[other] { who-player }: { $points } points in all
}

## What cannot be done, why, and what helps

hadara-no-card-in-hand = { $card } is not one of the two cards you have drawn. Choose one of those.
hadara-no-card-on-top = { $card } does not lie on top of a discard pile. Only top cards can be taken.
hadara-no-coins = { $price ->
    [one] { $card } costs you { $price } coin and you have { $have }. Sell it or choose another card.
   *[other] { $card } costs you { $price } coins and you have { $have }. Sell it or choose another card.
}
    .short = costs { $price }, you have { $have }
hadara-no-tile = You have no unused tile of this track left: { $track }. Choose another one.
hadara-no-colony-twice = { $target }: you already have a colony of this value, and one of each is all you may have.
    .short = you have one of these
hadara-no-military = { $target } requires { $required } military and you have { $have }.
    .short = { $have } of { $required } military
hadara-no-culture = { $target } requires { $required } culture and you have { $have }.
    .short = { $have } of { $required } culture
hadara-no-lobby-coins = { $target }: the missing points would cost { $coins } coins and you have { $have }.
    .short = would cost { $coins }, you have { $have }
hadara-no-lobby-limit = { $paid ->
    [0] { $target }: the missing points would cost { $coins } coins, and { $most } is the most in a step.
   *[other] { $target }: the missing points would cost { $coins } coins, { $paid } are paid in this step already, and { $most } is the most.
}
hadara-no-annex-coins = { $price ->
    [one] Annexing { $target } costs { $price } coin and you would have { $have }. You can plunder it.
   *[other] Annexing { $target } costs { $price } coins and you would have { $have }. You can plunder it.
}
    .short = costs { $price }, you would have { $have }
hadara-no-statue-twice = You have built { $target } already; each statue can be built once.
    .short = built already
hadara-no-card-of-yours = { $card } is not among your cards. Choose one of yours.
hadara-no-relief = You cannot pay instead of removing a card: only a certain purple card allows it.
hadara-no-relief-limit = You have paid for { $most } cards in this step, which is the most. The rest must be removed.
    .short = { $most } kept, which is the most
hadara-no-relief-coins = Keeping a card costs { $price } coins and you have { $have }. Remove a card.
    .short = costs { $price }, you have { $have }
hadara-no-silver-limit = You have { $most } silver medals, which is the most.
    .short = you have { $most }, which is the most
hadara-no-silver-coins = A silver medal costs you { $price } coins and you have { $have }.
    .short = costs { $price }, you have { $have }
hadara-no-gold-limit = You have { $most } gold medals, which is the most.
    .short = you have { $most }, which is the most
hadara-no-gold-coins = A gold medal costs you { $price } coins and you have { $have }.
    .short = costs { $price }, you have { $have }

## Labels of the plain table

hadara-field-epoch = Epoch
hadara-field-phase = Phase
hadara-field-step = Step
hadara-field-turn = Turns begun in this step
hadara-field-draws = Draws of an epoch
hadara-field-steps = Steps of an epoch
hadara-field-step_number = Number of the step
hadara-field-first_player = First player
hadara-field-first_players = First players by epoch
hadara-field-wheel = Place the first crest points at
hadara-field-decks = Decks
hadara-field-color = Colour
hadara-field-cards = Cards
hadara-field-pile = Cards in the pile
hadara-field-top = Top card
hadara-field-crest = Crest
hadara-field-stacks = Colonies left
hadara-field-stack = Stack
hadara-field-tiles = Tiles
hadara-field-civilizations = Civilizations
hadara-field-seat = Seat
hadara-field-place = Place on the wheel
hadara-field-start_card = Start card
hadara-field-initiative = Initiative
hadara-field-side = Side
hadara-field-coins = Coins
hadara-field-tracks = Tracks
hadara-field-colonies = Colonies
hadara-field-tile = Tile
hadara-field-vp = Points
hadara-field-statues = Statues
hadara-field-statue = Statue
hadara-field-required = Requires
hadara-field-bonus_vp = Points of its tile
hadara-field-face_up = Face up
hadara-field-silver = Silver medals
hadara-field-gold = Gold medals
hadara-field-silver_slots = Places for silver medals
hadara-field-gold_slots = Places for gold medals
hadara-field-card = Card
hadara-field-track = Track
hadara-field-colors = Colours
hadara-field-words = What it says
hadara-field-gives = Effect
hadara-field-card_tile = Tile on a card
hadara-field-income = Next income
hadara-field-hungry = Cards too many
hadara-field-silver_price = Price of silver
hadara-field-gold_price = Price of gold
hadara-field-gold_sets = Sets for gold
hadara-field-hand_size = Cards in hand
hadara-field-sold = Sold unseen
hadara-field-chosen = Has chosen
hadara-field-score = Score
hadara-field-hand = Hand
hadara-field-cost = Cost
hadara-field-bonuses = Bonuses
hadara-field-star = Starred
hadara-field-sure = Certainty
hadara-field-effect_sure = Certainty of the effect
hadara-field-effect = Effect
hadara-field-side_A = Side A
hadara-field-side_B = Side B
hadara-field-start_cards = Start cards
hadara-field-colony_stacks = Stacks of colonies
hadara-field-medals = Medals
hadara-field-required_military = Military required
hadara-field-plunder_coins = Plunder
hadara-field-annex_cost = Annexing
hadara-field-vp_back = Points of the back
hadara-field-back_bonuses = Bonuses of the back
hadara-field-required_culture = Culture required
hadara-field-bonus = Bonus
hadara-field-prices = Prices
hadara-field-most = At most

## The table in a terminal

# $epoch, $phase, $step (ready text)
hadara-terminal-table = Epoch { hadara-numeral }, phase { $phase }: { $step }
hadara-terminal-first = First player: { $player }
# $cards in the deck, $pile in the pile, $top (ready text)
hadara-terminal-decks = Decks, clockwise:
hadara-terminal-deck = { $cards } in the deck, { $pile } in the pile
hadara-terminal-top = on top { $top }
hadara-terminal-coins = { hadara-count-coins }
hadara-terminal-colonies = Colonies left: { $colonies }
hadara-terminal-own-colonies = Colonies: { $colonies }
hadara-terminal-statues = Statues: { $statues }
hadara-terminal-medals = Medals: { $medals }
hadara-terminal-tiles = Unused tiles: { $tiles }
hadara-terminal-hand = You have drawn
hadara-terminal-cost = cost { $cost }
hadara-terminal-plundered = { $colony }, plundered
hadara-terminal-face-down = { $statue } for points
hadara-terminal-score = { $n } points now

## Words of component listings

hadara-rulebook = rulebook
hadara-two_sources = two sources
hadara-one_source = one source
hadara-memory = from memory
hadara-reconstructed = ours (reconstructed)
hadara-coins = coins
hadara-tracks = tracks
hadara-track = track
hadara-prices = prices
hadara-medals = medals
hadara-vp = points
hadara-cost = cost
hadara-bonuses = bonuses
hadara-sure = certainty
hadara-vp_back = points of the back
hadara-back_bonuses = bonuses of the back
hadara-required_military = military required
hadara-plunder_coins = plunder
hadara-annex_cost = annexing
hadara-required_culture = culture required
hadara-bonus = bonus
hadara-initiative = initiative
hadara-stack = stack
hadara-tile = tile
hadara-statue = statue
hadara-required = requires
hadara-face_up = face up
hadara-colonies = colonies
hadara-statues = statues
hadara-silver_medals = silver medals
hadara-gold_medals = gold medals
hadara-cards = cards
hadara-hungry = cards too many
hadara-place = place on the wheel

## The board in the browser

hadara-ui-epoch = Epoch { $epoch }
hadara-ui-phase = phase { $phase }
hadara-ui-of = { $n } of { $all }
hadara-ui-guide = The course of an epoch
hadara-ui-next = Next:
hadara-ui-next-epoch = Epoch { $epoch }
hadara-ui-next-end = the final count
hadara-ui-about = About this game
hadara-ui-first = first player
hadara-ui-first-player-is = First player: { $player }
hadara-ui-has-chosen = has chosen
hadara-ui-decks = The decks round the wheel
hadara-ui-deck-of = { $cards ->
    [one] { $deck } deck: { $cards } card
   *[other] { $deck } deck: { $cards } cards
}
hadara-ui-crest-of = Here points the crest of { $player }
hadara-ui-pile-top = { $n ->
    [one] { $deck } discard pile, { $n } card, on top
   *[other] { $deck } discard pile, { $n } cards, on top
}
hadara-ui-pile-empty = { $deck } discard pile: empty
hadara-ui-people-of = The people of { $player }
hadara-ui-others = The other peoples
hadara-ui-look-at = Look at the board of { $player }
hadara-ui-tracks = Tracks
hadara-ui-short-income = Income
hadara-ui-short-military = Military
hadara-ui-short-culture = Culture
hadara-ui-short-food = Food
hadara-ui-aim-income = { $n ->
    [one] brings { $n } coin
   *[other] brings { $n } coins
}
hadara-ui-aim-food = { $cards ->
    [one] feeds { $cards } card
   *[other] feeds { $cards } cards
}
hadara-ui-aim-hungry = { $n ->
    [one] { $n } card too many
   *[other] { $n } cards too many
}
hadara-ui-aim-military = colony { $n }: { $lack } short
hadara-ui-aim-military-ready = colony { $n } in reach
hadara-ui-aim-culture = statue { $n }: { $lack } short
hadara-ui-aim-culture-ready = statue { $n } in reach
hadara-ui-aim-done = all reached
hadara-ui-hungry = { $n ->
    [one] If feeding were now: { $n } card too many
   *[other] If feeding were now: { $n } cards too many
}
hadara-ui-cards-of = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
hadara-ui-count-of = { $n ->
    [one] { $color }: { $n } card
   *[other] { $color }: { $n } cards
}
hadara-ui-discount-of = { $n ->
    [one] The next card of this colour costs { $n } coin less
   *[other] The next card of this colour costs { $n } coins less
}
hadara-ui-sets = { $n ->
    [0] no set of five colours yet
    [one] { $n } set of five colours
   *[other] { $n } sets of five colours
}
hadara-ui-sets-for-gold = Sets of five colours for gold medals: { $n }
hadara-ui-costs = Costs { $cost }
hadara-ui-requires = Requires { $n } ({ $track })
hadara-ui-worth = { $n ->
    [one] Worth { $n } point
   *[other] Worth { $n } points
}
hadara-ui-built = built
hadara-ui-annexed = annexed
hadara-ui-plundered = plundered
hadara-ui-plunder-for = { $n ->
    [one] Plundering brings { $n } coin
   *[other] Plundering brings { $n } coins
}
hadara-ui-annex-for = { $n ->
    [one] Annexing costs { $n } coin
   *[other] Annexing costs { $n } coins
}
hadara-ui-tiles-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
hadara-ui-tile-up = tile face up: { $track }
hadara-ui-tile-down = tile face down for points: { $track }
hadara-ui-tile-bonus = Its tile brings { $n }
hadara-ui-tiles = Bonus tiles not used yet
hadara-ui-tiles-of = { $track }: { $n } left
hadara-ui-medals = Medals
hadara-ui-silver-of = Silver medal: { $track }
hadara-ui-silver-price = { $n ->
    [one] A silver medal now costs { $n } coin
   *[other] A silver medal now costs { $n } coins
}
hadara-ui-gold-price = { $n ->
    [one] A gold medal now costs { $n } coin
   *[other] A gold medal now costs { $n } coins
}
hadara-ui-silver-about = Half of a track as points; which one?
hadara-ui-gold-about = 7 points for each set of five colours
hadara-ui-choices = What you can choose
hadara-ui-buy = Buy
hadara-ui-sell = Sell
hadara-ui-plunder = Plunder
hadara-ui-annex = Annex
hadara-ui-pay = Keep a card
hadara-ui-lay-tile = A tile for the card
hadara-ui-face-up = Face up: track +{ $n }
hadara-ui-face-down = { $n ->
    [one] Face down: { $n } point more
   *[other] Face down: { $n } points more
}
hadara-ui-chosen = Chosen: { $what }
hadara-ui-chosen-buy = you buy it
hadara-ui-chosen-sell = you sell it
hadara-ui-to-the-pile = to the discard pile
