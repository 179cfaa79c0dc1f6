### Altay: Dawn of Civilization: every word read at this table. Unofficial text.
### $player, $rival, $card, $achievement, $region, $origin, $target, $resource, $gain and the like come as finished text in the
### language of the reader; the rest are numbers. The board prints no names: regions are called by a letter and a number.

altay = Altay: Dawn of Civilization
altay-about = Lead one of four ancient peoples. You build a deck of action cards, bring in food, wood, metal, stone and culture, found settlements on a shared map, take neutral regions and attack rivals, who may yield or fight; technologies and wonders make the difference. For 2–4 players, about an hour and a half. Prices, points, symbols and the map are known from several sources; the wording of about half of the cards from one. Ours alone are the suggested start regions, where the victory point tokens lie with two or three players, and most Russian names of cards; such figures are kept apart so that true ones can replace them.

## Options

altay-option-trade = Trade: unused resources become coins, five coins buy a resource
altay-option-limited_supply = Resources can run out (16 of each)
altay-option-suggested_starts = Begin in the suggested regions (for a first game; the regions are our suggestion)
altay-option-whole_map = Use the whole map with two or three players

## Action cards

altay-hunter = Hunter
altay-warrior = Warrior
altay-village = Village
altay-colonist = Colonist
altay-digger = Digger
altay-loremaster = Loremaster
altay-shaman = Shaman
altay-craftsman_wood = Craftsman (wood)
altay-craftsman_stone = Craftsman (stone)
altay-spellweaver = Spellweaver
altay-farmer = Farmer
altay-lumberjack = Lumberjack
altay-miner = Miner
altay-stonecutter = Stonecutter
altay-scholar = Scholar
altay-merchant = Merchant
altay-merchant_1 = Merchant (1 VP)
altay-cavalry = Cavalry
altay-cavalry_1 = Cavalry (1 VP)
altay-town = Town
altay-town_1 = Town (1 VP)
altay-worker = Worker
altay-worker_1 = Worker (1 VP)
altay-chariot = Chariot
altay-chariot_1 = Chariot (1 VP)
altay-chariot_2 = Chariot (2 VP)
altay-city = City
altay-city_1 = City (1 VP)
altay-city_2 = City (2 VP)

## Achievements: technologies of level 1 and 2, then wonders

altay-engineering = Engineering
altay-masonry = Masonry
altay-mathematics = Mathematics
altay-strategy = Strategy
altay-writing = Writing
altay-commerce = Commerce
altay-government = Government
altay-leadership = Leadership
altay-philosophy = Philosophy
altay-religion = Religion
altay-academy = Academy
altay-amphitheatre = Amphitheatre
altay-aqueducts = Aqueducts
altay-ark = Ark
altay-colossus = Colossus
altay-great_wall = Great Wall
altay-highways = Highways
altay-mausoleum = Mausoleum
altay-siege_engines = Siege Engines
altay-triumphal_arch = Triumphal Arch

## Peoples

altay-earthfolk = Earthfolk
altay-elvenfolk = Elvenfolk
altay-firefolk = Firefolk
altay-smallfolk = Smallfolk

## Regions, terrains, markers

altay-F1 = F1 (farmland)
altay-F2 = F2 (farmland)
altay-F3 = F3 (farmland)
altay-F4 = F4 (farmland)
altay-F5 = F5 (farmland)
altay-F6 = F6 (farmland)
altay-W1 = W1 (forest)
altay-W2 = W2 (forest)
altay-W3 = W3 (forest)
altay-W4 = W4 (forest)
altay-W5 = W5 (forest)
altay-W6 = W6 (forest)
altay-H1 = H1 (mine)
altay-H2 = H2 (mine)
altay-H3 = H3 (mine)
altay-H4 = H4 (mine)
altay-H5 = H5 (mine)
altay-H6 = H6 (mine)
altay-M1 = M1 (mountain)
altay-M2 = M2 (mountain)
altay-M3 = M3 (mountain)
altay-M4 = M4 (mountain)
altay-M5 = M5 (mountain)
altay-farmland = farmland
altay-forest = forest
altay-mine = mine
altay-mountain = mountain
altay-c1 = marker 1
altay-c2_food = marker 2 (food)
altay-c2_wood = marker 2 (wood)
altay-c2_metal = marker 2 (metal)
altay-c2_stone = marker 2 (stone)
altay-c3_wood = marker 3 (wood)
altay-c3_metal = marker 3 (metal)
altay-c3_stone = marker 3 (stone)

## Resources and other figures

altay-food = food
altay-wood = wood
altay-metal = metal
altay-stone = stone
altay-culture = culture
altay-raw = raw material
altay-any = any resource
altay-coins = coins
altay-hand = cards in hand
altay-settlements = settlements to place
altay-regions = regions
altay-markers = conquest markers
altay-captured = captured settlements
altay-attack = attack
altay-nothing = nothing
altay-count-food = { $n } food
altay-count-wood = { $n } wood
altay-count-metal = { $n } metal
altay-count-stone = { $n } stone
altay-count-culture = { $n } culture
altay-count-raw = { $n ->
    [one] { $n } raw material
   *[other] { $n } raw materials
}
altay-have-food = { $n } food
altay-have-wood = { $n } wood
altay-have-metal = { $n } metal
altay-have-stone = { $n } stone
altay-have-culture = { $n } culture
altay-have-raw = { $n } raw material
altay-count-any = { $n ->
    [one] { $n } resource of any kind
   *[other] { $n } resources of any kind
}
altay-count-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
altay-count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
altay-count-settlements = { $n ->
    [one] { $n } settlement
   *[other] { $n } settlements
}
altay-price-food = food
altay-price-wood = wood
altay-price-metal = metal
altay-price-stone = stone
altay-price-culture = culture
altay-price-coins = coins

## When effects apply

altay-permanent = always
altay-once_per_turn = once per turn
altay-end_of_turn = at the end of the turn
altay-instant = at once
altay-end_of_game = at the end of the game

## Score sheet

altay-score-achievements = Achievements
altay-score-action_cards = Action cards
altay-score-regions = Regions
altay-score-captured = Captured settlements
altay-score-markers = Conquest markers

## What cards and achievements do

altay-effect-produce = produce { $gain }
altay-effect-use_region = use { $terrain }: produce { $gain }
altay-effect-fill_card = use { $terrain }: fill your { $card }
altay-effect-draw_cards = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
}
altay-effect-convert_marker = convert a conquest marker: produce { $gain }
altay-effect-combat = attack { $attack } or defense { $defense }
altay-effect-collect = collect { $places }: build { altay-count-settlements }
altay-effect-store = store { $places } for later turns
altay-effect-trash_and_draw = once per turn: { $n ->
    [one] remove a card of your hand from the game and draw one
   *[other] remove { $n } cards of your hand from the game and draw as many
}
altay-effect-discard_and_draw = once per turn: { $n ->
    [one] discard a card of your hand and draw one
   *[other] discard { $n } cards of your hand and draw as many
}
altay-effect-build_more = at once: build { altay-count-settlements } more
altay-effect-attack_bonus = always: attack +{ $n }
altay-effect-defense_bonus = always: defense +{ $n } when you fight
altay-effect-keep_card = at the end of the turn: keep { $n ->
    [one] one unplayed card
   *[other] { $n } unplayed cards
} for later
altay-effect-larger_hand = at the end of the turn: draw { $n ->
    [one] one card more
   *[other] { $n } cards more
}
altay-effect-exchange = once per turn: spend { $n ->
    [one] a resource and take any other
   *[other] { $n } resources and take any others
}
altay-effect-produce_once = once per turn: produce { $gain }
altay-effect-move_settlement = once per turn: move { altay-count-settlements } to an adjacent region that is free or yours
altay-effect-points_per_technologies = 1 VP for each of your technologies
altay-effect-points_per_action_cards = 1 VP for every { $every } of your action cards
altay-effect-points_per_crowded_regions = 1 VP for each of your regions with two or more settlements
altay-effect-points_per_lone_regions = 1 VP for each of your regions with a single settlement
altay-effect-points_per_cards_with_points = 1 VP for each of your action cards that bears VP
altay-effect-points_per_border_regions = 1 VP for each of your regions adjacent to a rival's region
altay-effect-points_per_same_terrain = 1 VP for each of your regions of one terrain of your choice
altay-effect-points_per_starting_cards = 1 VP for every { $every } of your starting cards
altay-effect-points_per_captured = 1 VP for each captured settlement
altay-effect-points_per_markers = { $base } VP and 1 VP for every { $every } of your conquest markers

## What is asked

altay-ask-people = Choose your people.
altay-ask-start = Choose farmland to begin in.
altay-ask-turn = Your turn: play cards, use your resources, then end it.
altay-ask-place = { $n ->
    [one] Place a settlement.
   *[other] Place a settlement ({ $n } to go).
}
altay-ask-attack = You attack { $target } with strength { $strength }; { $rival } has { $standing ->
    [one] one settlement
   *[other] { $standing } settlements
} there. Play more cards, or strike.
altay-ask-attack-neutral = You attack { $target } with strength { $strength }; it must exceed { $difficulty }. Play more cards.
altay-ask-defend = { $rival } attacks { $target } with strength { $attack }; you have { $defense }. Yield (and renew up to { $most ->
    [one] one card
   *[other] { $most } cards
}) or fight?
altay-ask-defend-more = { $rival } attacks { $target } with strength { $attack }; you have { $defense }. Play more cards, or let it be decided.
altay-ask-yield = You yield. You may discard up to { $n ->
    [one] one card
   *[other] { $n } cards
} and draw as many.

## What can be done

altay-do-people = Lead the { $people }
altay-do-place = Place a settlement in { $region }
altay-do-place-start = Begin in { $region }
altay-do-play = { $card }: produce { $gain }
altay-do-play-region = { $card }: use { $terrain }, produce { $gain }
altay-do-play-fill = { $card }: use { $terrain }, fill your { $filled }
altay-do-play-draw = { $card }: draw { altay-count-cards }
altay-do-play-convert = { $card }: convert a marker, produce { $gain }
altay-do-play-collect = { $card }: lay it out to collect for it
altay-do-play-store = { $card }: lay it out to store on it
altay-do-put = Put { $gain } on { $card }
altay-do-use = Use { $gain } stored on { $card }
altay-do-buy = Buy { $card } for { $cost }
altay-do-start = Begin { $card } with { $gain }
altay-do-drop = Give up the technology in work
altay-do-trash = { altay-engineering }: remove { $card } from the game, draw a card
altay-do-swap = { altay-mathematics }: discard { $card }, draw a card
altay-do-exchange = { altay-commerce }: 1 { $given } for 1 { $taken }
altay-do-ponder = { altay-philosophy }: take its culture
altay-do-move = { altay-religion }: move a settlement from { $origin } to { $target }
altay-do-trade = Buy 1 { $resource } for { $coins } coins
altay-do-attack = Attack { $target } from { $origin } with { $card }
altay-do-attack-rival = Attack { $rival } in { $target } from { $origin } with { $card }
altay-do-commit = Add { $card }
altay-do-strike = Strike
altay-do-yield = Yield
altay-do-stand = Fight with what there is
altay-do-defend = Fight, playing { $card }
altay-do-discard = Discard { $card }
altay-do-done = Discard no more
altay-do-keep = End the turn, keeping { $card }
altay-do-end = End the turn

## Notes on actions

altay-note-cards = { $card } × { $n }
altay-note-neutral = strength { $strength }, must exceed { $difficulty }
altay-note-rival = strength { $strength } against { $standing ->
    [one] one settlement
   *[other] { $standing } settlements
} and the rival's cards

## What happened

altay-event-first = { $player } is first player
altay-event-people = { who-player } led the { $people }
altay-event-secret = Your secret wonder: { $achievement }
altay-event-turn = Round { $round }: { $player } is on turn
altay-event-quiet = { $n ->
    [one] The game ends with this round, the last of { $most } quiet ones in a row, unless somebody places or captures a settlement, buys a card, takes a marker or finishes an achievement
   *[other] The game ends after { $n } more quiet rounds, { $most } in a row, unless somebody places or captures a settlement, buys a card, takes a marker or finishes an achievement
}
altay-event-settled = { who-player } settled in { $region }
altay-event-lost = { who-player } found no place for a settlement; it is lost
altay-event-drew = { who-player } drew { altay-count-cards }
altay-event-drew-one = { who-player } drew a card
altay-event-drew-one-known = { who-player } drew { $card }
altay-event-shuffled = { who-player } shuffled the discard pile into a new deck
altay-event-discarded = { who-player } discarded { $card }
altay-event-discarded-hand = { who-player } discarded the rest of the hand: { altay-count-cards }
altay-event-trashed = { who-player } removed { $card } from the game
altay-event-laid = { who-player } laid out { $card }
altay-event-put = { who-player } put { $n } { $resource } on { $card }
altay-event-built = { who-player } built with { $card }: { altay-count-settlements }
altay-event-used-store = { who-player } used { $n } { $resource } stored on { $card }
altay-event-played = { who-player } played { $card }
altay-event-produced = { who-player } produced { $n } { $resource } with { $card }
altay-event-converted = { who-player } converted a marker with { $card }: { $n } { $resource }
altay-event-used-region = { who-player } used { $region }
altay-event-filled = { who-player } played { $card } and used { $region } to fill { $filled }
altay-event-bought = { who-player } bought { $card }
altay-event-started = { who-player } began { $achievement }
altay-event-revealed = { who-player } revealed a secret wonder and began it: { $achievement }
altay-event-opened = { $achievement } comes onto the market
altay-event-finished = { who-player } finished { $achievement }
altay-event-dropped = { who-player } gave up { $achievement }
altay-event-exchanged = { who-player } exchanged { $given } for { $taken }
altay-event-moved = { who-player } moved a settlement from { $origin } to { $target }
altay-event-attacked = { who-player } attacked { whom-rival }: from { $origin } to { $target }
altay-event-attacked-neutral = { who-player } attacked { $target } from { $origin }
altay-event-committed = { who-player } played { $card } in the attack
altay-event-conquered = { who-player } conquered { $region }: { $marker }
altay-event-gained = { who-player } received { $n } { $resource } from the marker
altay-event-yielded = { who-player } yielded to { whom-rival }
altay-event-defended = { who-player } played { $card } in defense
altay-event-fought = { who-player } fought { whom-rival }: attack { $attack }, defense { $defense }
altay-event-drawn-battle = Equal strength: neither { $player } nor { $rival } loses anything
altay-event-captured = { who-player } captured { whose-rival } settlement in { $region }
altay-event-kept = { who-player } kept { $card } for later
altay-event-traded = { who-player } bought 1 { $resource } for { $coins } coins
altay-event-sold = { who-player } returned { $n } unused { $n ->
    [one] resource
   *[other] resources
} for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
altay-event-wasted = { who-player } returned { $n } unused { $n ->
    [one] resource
   *[other] resources
}
altay-event-final = { who-player }: { $points } VP

## Why a move: facts behind a hint

altay-why-people = { $producers } of its 10 cards produce, and it has { $symbols ->
    [one] 1 attack symbol
   *[other] { $symbols } attack symbols
}
altay-why-start = { $regions ->
    [one] 1 neutral neighbour
   *[other] { $regions } neutral neighbours
}, of difficulty 1: { $n }
altay-why-brings = brings { $gain } this turn
altay-why-points = { $n ->
    [one] adds 1 VP at once
   *[other] adds { $n } VP at once
}
altay-why-points-lost = { $n ->
    [one] costs 1 VP
   *[other] costs { $n } VP
}
altay-why-stronger = { $region } will have { altay-count-settlements } and be harder to take
altay-why-terrain = { $terrain } serves cards you own: { $cards }
altay-why-collects = once it is full, it builds { altay-count-settlements }
altay-why-stores = it can keep { $n ->
    [one] one resource
   *[other] { $n } resources
} for a later turn
altay-why-nothing-to-store = you have nothing to store on { $card } now
altay-why-draws = { $n ->
    [one] draws the one card you have left
   *[other] draws one of { $n } cards that have not come up yet
}
altay-why-draws-shuffled = the deck is used up: { $n ->
    [one] draws the one card of the discard pile
   *[other] draws one of { $n } cards of the discard pile, shuffled
}
altay-why-nearer = { $card } needs only { $n ->
    [one] 1 resource
   *[other] { $n } resources
} more afterwards
altay-why-builds = full at once: you place { altay-count-settlements }
altay-why-stored = { $n ->
    [one] 1 resource waits
   *[other] { $n } resources wait
} on { $card } for a later turn
altay-why-effect = finished at once: { $words }
altay-why-wonder = finished at once: { $card } is worth { $n } VP as things stand
altay-why-secret = your own secret wonder: { $n } VP more
altay-why-would-give = when it is finished: { $words }
altay-why-would-score = finished now, it would be worth { $n } VP
altay-why-would-build = when it is finished you also place a settlement
altay-why-card = what you get: { $words }
altay-why-thinner = { $card } never comes back: { $n ->
    [one] 1 card is left
   *[other] { $n } cards are left
}, and the better ones come more often
altay-why-kept = { $card } can be played next turn or in defense
altay-why-new-hand = a new hand comes
altay-why-all-played = nothing is left to play or to spend
altay-why-unused = not used, and lost: { $gain }
altay-why-unused-coins = not used, and turned into { $n ->
    [one] 1 coin
   *[other] { $n } coins
}: { $gain }
altay-why-hand-stays = you keep { altay-count-cards }
altay-why-conquers = { $region } falls: { $n } of the 3 difficulty that make 1 VP, and free land next to you
altay-why-still = { $region } falls with { $n ->
    [one] one more attack symbol
   *[other] { $n } more attack symbols
}, which you have
altay-why-odds = as it stands, { $rival } cannot hold { $region } in { $n } % of the hands they may have
altay-why-risk = in { $n } % of the hands { $rival } may have, they can beat you and take a settlement
altay-why-repels = { $defense } against { $attack }: you win and take a settlement of { $rival }
altay-why-holds = { $attack } against { $attack }: nobody loses anything
altay-why-can-hold = all your cards make { $most } against { $attack }: the region can be held
altay-why-falls = { $defense } against { $attack }: you lose a settlement
altay-why-hopeless = all your cards would make only { $most } against { $attack }
altay-why-renews = { $n ->
    [0] your hand stays as it is
    [one] you may exchange 1 card for a new one
   *[other] you may exchange up to { $n } cards for new ones
}
altay-why-loses = a settlement in { $region } is lost

## Why not

altay-no-people = The { $people } are taken.
altay-no-region-out = { $region } is not used with so few players.
altay-no-start-terrain = { $region } is no farmland: one begins in farmland.
altay-no-start-taken = Somebody begins in { $region } already.
altay-no-start-suggested = { $region } is not among the suggested regions.
altay-no-place-marker = A conquest marker lies in { $region }: take it in battle first.
altay-no-place-rival = A rival holds { $region }.
altay-no-place-full = { $region } is full: at most { $most } settlements.
altay-no-place-far = { $region } borders on none of your regions.
altay-no-card-in-hand = { $card } is not in your hand.
altay-no-strike-neutral = The attack is still short of { $n ->
    [one] one symbol
   *[other] { $n } symbols
}.
altay-no-yield-late = You have begun to fight: it is too late to yield.
altay-no-laid-twice = A card named { $card } lies in front of you already.
altay-no-cards-to-draw = Your deck and your discard pile are both empty.
altay-no-marker = You have no conquest marker that was not converted yet.
altay-no-fill = { $card } needs a { $filled } laid out in front of you.
altay-no-region = { $card } needs a region of yours: { $terrain }.
altay-no-region-left = { $card } needs a region of yours that was not used this turn: { $terrain }.
altay-no-supply = The supply does not have it: { $gain }.
altay-no-laid = { $card } does not lie in front of you.
altay-no-in-work = You are not working on { $card }.
altay-no-all = Less than two resources fit onto { $card } now, or you must choose which.
altay-no-room = { $card } has no place for { $resource }.
altay-no-resource = You have no { $resource } for { $card }.
altay-no-stored = Nothing is stored on { $card }.
altay-no-stored-today = What you put on { $card } this turn is for later turns.
altay-no-technology = That takes a finished technology: { $card }.
altay-no-kept = You keep a card already: { $card }.
altay-no-pile = No { $card } is left on the market.
altay-no-buy-twice = You have bought { $card } this turn: one of a kind.
altay-no-price = { $card } costs { $cost }; you have { $have }.
altay-no-unique = You have finished { $card } already.
altay-no-two-works = You are working on { $card }: one achievement at a time.
altay-no-open = { $card } is not on the market.
altay-no-pyramid = { $card } is of level { $level }: you need more finished achievements of level { $below } first.
altay-no-work = You are not working on anything.
altay-no-drop-wonder = Work on a wonder ({ $card }) cannot be given up.
altay-no-trade = This game is played without trade.
altay-no-coins = A resource costs { $price } coins; you have { $have }.
altay-no-once = { $card } was used this turn.
altay-no-own-region = You hold no settlement in { $region }.
altay-no-attack-own = { $region } is yours.
altay-no-attack-free = { $region } is free: there is nobody to attack.
altay-no-attack-twice = You have attacked { $target } from { $origin } this turn.
altay-no-weak = All your cards make strength { $strength } against { $region }; it must exceed { $difficulty }.

## Phases

altay-peoples = Choosing peoples
altay-starts = Choosing start regions
altay-play = Turns
altay-over = The game is over

## Labels of the plain table

altay-field-seat = Seat
altay-field-phase = Phase
altay-field-round = Round
altay-field-first_player = First player
altay-field-active_player = On turn
altay-field-last_round = Last round
altay-field-quiet_rounds_left = Rounds until a quiet end
altay-field-trade = Trade
altay-field-endless_supply = Endless supply
altay-field-supply = Supply
altay-field-bank = Coins in the bank
altay-field-regions = Regions
altay-field-piles = Market
altay-field-levels = Achievements
altay-field-realms = Players
altay-field-battle = Battle
altay-field-to_place = Settlements to place now
altay-field-region = Region
altay-field-terrain = Terrain
altay-field-marker = Marker
altay-field-difficulty = Difficulty
altay-field-owner = Held by
altay-field-settlements = Settlements
altay-field-vp_token = Victory point token
altay-field-used = Used this turn
altay-field-pile = Pile
altay-field-top = Top card
altay-field-cards = Cards
altay-field-price = Price
altay-field-bought = Bought this turn
altay-field-achievement = Achievement
altay-field-copies = Copies
altay-field-level = Level
altay-field-open = Open
altay-field-deck = Cards in the deck
altay-field-card = Card
altay-field-holder = Kind
altay-field-resources = Resources
altay-field-usable = Can be used
altay-field-settlement = Settlement on it
altay-field-vp = VP
altay-field-people = People
altay-field-settlements_on_board = Settlements on the map
altay-field-settlements_lost = Settlements lost
altay-field-coins = Coins
altay-field-hand_size = Cards in hand
altay-field-hand = Hand
altay-field-kept = Kept card
altay-field-unseen = Not seen: deck (of others with the hand)
altay-field-known_hand = Known to be in the hand
altay-field-discard = Discard pile
altay-field-played = Played this turn
altay-field-trashed = Removed from the game
altay-field-laid = Laid out
altay-field-work = In work
altay-field-done = Finished
altay-field-secret = Secret wonder
altay-field-secret_revealed = Secret revealed
altay-field-markers = Conquest markers
altay-field-converted = Converted markers
altay-field-captured = Captured settlements of
altay-field-vp_cards = Cards with VP
altay-field-attacker = Attacker
altay-field-defender = Defender
altay-field-origin = From
altay-field-target = Target
altay-field-attack = Attack
altay-field-defense = Defense
altay-field-attack_cards = Cards of the attack
altay-field-defense_cards = Cards of the defense
altay-field-yielded = Yielded
altay-field-id = Id
altay-field-kind = Kind
altay-field-starting = Starting card
altay-field-sure = How sure
altay-field-places = Places
altay-field-timing = When
altay-field-color = Colour
altay-field-label = Label
altay-field-outline = Outline
altay-field-players = Players
altay-field-neighbours = Neighbours
altay-field-a = One side
altay-field-b = Other side
altay-field-line = Line
altay-field-resource = Resource
altay-field-number = Number
altay-field-vp_tokens = Victory point tokens
altay-field-suggested_starts = Suggested start regions
altay-field-regions_out = Regions not used
altay-field-vp_tokens_sure = How sure the tokens are
altay-field-starts_sure = How sure the start regions are
altay-field-regions_out_sure = How sure the unused regions are

## In the terminal

altay-terminal-round = Round { $round }
altay-terminal-last = last round
altay-quiet-left = { $n ->
    [one] last round if nothing changes
   *[other] ends in { $n } rounds if nothing changes
}
altay-terminal-supply = Supply: { $resources }
altay-terminal-market = Market
altay-terminal-pile = { $card } × { $n }: { $cost }
altay-terminal-achievements = Level { $level }: { $achievements } ({ $deck } face down)
altay-terminal-places = { $achievement } [{ $places }]
altay-terminal-neutral = Neutral
altay-terminal-free = Free
altay-terminal-region-neutral = { $region }: difficulty { $difficulty }
altay-terminal-token = 1 VP
altay-terminal-left = { altay-count-settlements } left
altay-terminal-cards = hand { $hand }, deck { $deck }, discard { $discard }
altay-terminal-score = { $n } VP
altay-terminal-lands = Regions: { $regions }
altay-terminal-laid = Laid out: { $cards }
altay-terminal-work = In work: { $achievement } ({ $resources })
altay-terminal-done = Finished: { $achievements }
altay-terminal-secret = Secret wonder: { $achievement }
altay-terminal-kept = Kept: { $card }
altay-terminal-markers = Markers: { $markers }
altay-terminal-captured = Captured: { $n }
altay-terminal-coins = Coins: { $n }
altay-terminal-pool = Resources: { $resources }
altay-terminal-hand = Your hand
altay-terminal-battle = Battle: { $attacker } attacks { $target } from { $origin }, { $attack } against { $defense }

# The box as a list: what its records call their parts, and how sure they are
altay-field-achievements = Achievements
altay-field-peoples = Peoples
altay-field-waters = Waters
altay-field-borders = Borders
altay-field-layouts = Maps
altay-field-terrains = Terrains
altay-name = name
altay-numbers = figures
altay-effect = effect
altay-name_ru = Russian name
altay-one_source = from one source
altay-two_sources = from two sources
altay-rulebook = from the rulebook
altay-reconstructed = our reconstruction
altay-own_translation = our translation
altay-yellow = yellow
altay-green = green
altay-red = red
altay-blue = blue
altay-land = by land
altay-river = over a river
altay-strait = over a strait
altay-sea = sea
altay-island = island
altay-S1 = Western sea
altay-S2 = Eastern sea
altay-I1 = Western island
altay-I2 = Eastern island
altay-players_2 = With two players
altay-players_3 = With three players
altay-players_4 = With four players
