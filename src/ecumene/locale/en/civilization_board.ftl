### Civilization: what only the drawn board says. $player, $area, $region, $piece, $what and the like come as finished text.

civilization-ui-turn = Turn { $n } of { $last }
civilization-ui-moving = Movement
civilization-ui-was-critical = critical: { $resource }
civilization-ui-ends-now = The game ends with this turn: { $ending }
civilization-ui-last-turn = Last turn
civilization-ui-about = About this map
civilization-ui-reconstructed = The printed board was not at hand. The map, the mix of markers and the split of the city cards are ours; only names and borders that the rulebook speaks of are certain.

## The map

civilization-ui-map = The world
civilization-ui-map-walk = Regions and seas of the world. Arrow keys walk from one to the next, plus and minus zoom, 0 shows all of it. The left edge joins the right one.
civilization-ui-held-by = { $player }: { $size ->
    [1] village
    [2] town
    [3] city
   *[4] metropolis
}
civilization-ui-yields = { $n } gold
civilization-ui-face-down = a marker lies here face down
civilization-ui-only-you-know = seen by you alone
civilization-ui-carries = { $n ->
    [0] no settlement can be here
   *[other] settlements up to size { $n }
}
civilization-ui-borders-on = Borders on { $areas }
civilization-ui-choices-here = { $n ->
    [one] one thing can be done
   *[other] { $n } things can be done
}
civilization-ui-choices-for = What can be done: { $what }
civilization-ui-nothing-to-do = Nothing can be done here now.
civilization-ui-put-where = { $what }: choose a place on the map
civilization-ui-piece-in = { $piece } ({ $area })
civilization-ui-settlement-in = Settlement: { $area }
civilization-ui-technology-of = Technology ({ $era })

## The dock

civilization-ui-dock = What you can do now
civilization-ui-settle-how = Choose a lifted region on the map. Islands are safe but cramped; neighbours over land are neighbours for good and ill.
civilization-ui-answers = Answers
civilization-ui-undefended = nobody defends it
civilization-ui-ways = Ways to go
civilization-ui-steps-left = { $n ->
    [one] one step left
   *[other] { $n } steps left
}
civilization-ui-aboard = aboard: { $crew }
civilization-ui-idle = { $n ->
    [one] one piece can still move
   *[other] { $n } pieces can still move
}
civilization-ui-orders = When others move in
civilization-ui-ordered = You have changed an order this turn.
civilization-ui-muster = Pieces that can still move or explore
civilization-ui-all-of-them = All together: { $n }
civilization-ui-nobody-moves = Nothing of yours can move any more.
civilization-ui-sheet-trade = To the table of trade
civilization-ui-sheet-battle = To the battle
civilization-ui-sheet-mine = To my settlements
civilization-ui-sheet-technologies = To the technologies
civilization-ui-sheet-waits = An answer is expected there.

## Purchases

civilization-ui-shop = Purchases
civilization-ui-wares = For sale
civilization-ui-places = Places for it
civilization-ui-spent = spent { $n }
civilization-ui-ware-found = New village
civilization-ui-ware-expand = Expansion
civilization-ui-ware-sell = Sell old units
civilization-ui-berth-of = { $sea } ({ $region })
civilization-ui-learnable = { $n ->
    [0] Technologies
    [one] Technologies: one within reach
   *[other] Technologies: { $n } within reach
}
civilization-ui-bought = { $n ->
    [one] one purchase so far, the last
   *[other] { $n } purchases so far, the last
}

## Tabs, players

civilization-ui-tabs = Parts of the table
civilization-ui-tab-world = World
civilization-ui-tab-mine = Civilization
civilization-ui-tab-technologies = Technologies
civilization-ui-tab-eras = Eras
civilization-ui-tab-players = Players
civilization-ui-tab-battle = Battle
civilization-ui-see-map = See the map
civilization-ui-first = goes first
civilization-ui-points = victory points
civilization-ui-income = next income without a critical resource
civilization-ui-units = units
civilization-ui-out = This civilization has fallen.
civilization-ui-with-settlements = { $n ->
    [one] one settlement
   *[other] { $n } settlements
}
civilization-ui-tie = Equal scores share the rank.

## My civilization

civilization-ui-whose = Whose civilization
civilization-ui-cities = Settlements: { $n }
civilization-ui-happy = happy
civilization-ui-unhappy = not happy
civilization-ui-productive = productive
civilization-ui-unproductive = not productive
civilization-ui-grown = new or grown this turn
civilization-ui-served-by = assigned: { $source }
civilization-ui-improvements = City improvements
civilization-ui-none = none
civilization-ui-out-of-date = out of date
civilization-ui-moments = Key moments
civilization-ui-progress = { $player }: { $n } of { $least }
civilization-ui-next-income = The next income
civilization-ui-sure-income = Without a critical resource
civilization-ui-part-settlements-how = { $n ->
    [one] one settlement
   *[other] { $n } settlements
}
civilization-ui-part-resources-how = { $n } kinds × { $technologies } technologies
civilization-ui-part-resources-advanced = { $n } kinds × 3
civilization-ui-critical-next = If it becomes critical
civilization-ui-chance = { $n } %
civilization-ui-on-average = On average the critical resource adds { $n } gold.
civilization-ui-last-production = Last time the dice showed { $roll } ({ $resource }): { $n } gold.

## Technologies

civilization-ui-present-era = the present era
civilization-ui-tree = Tree of technologies
civilization-ui-tree-how = Point at a card: what it requires and what it leads to is drawn, and told here in full.
civilization-ui-as-tree = As a tree
civilization-ui-as-list = As a list
civilization-ui-cards-left = { $n ->
    [one] one card left
   *[other] { $n } cards left
}
civilization-ui-era-ends = An era ends with the turn in which somebody has three of its technologies. Three modern ones end the game.
civilization-ui-owned-by = owner: { $player }
civilization-ui-in-bank = in play, in the bank
civilization-ui-can-be-learned = can be learned
civilization-ui-opens = opens { $what }
civilization-ui-key-discovery = key discovery
civilization-ui-allows-size = settlements of size { $n }
civilization-ui-needs = Requires { $what }
civilization-ui-figure-facts = Dice: { $dice }. Steps: { $moves }.
civilization-ui-makes-happy = { $n ->
    [one] makes one settlement happy
   *[other] makes { $n } settlements happy
}
civilization-ui-makes-productive = { $n ->
    [one] makes one settlement productive
   *[other] makes { $n } settlements productive
}

## Battles

civilization-ui-battle-in = Battle: { $area }
civilization-ui-beats = +{ $n } against { $units }
civilization-ui-supports = supports a unit
civilization-ui-pick = Behind the screen
civilization-ui-pick-supported = With an aircraft
civilization-ui-behind-screen = A unit is chosen behind the screen
civilization-ui-put-out = Fights this round: { $unit }
civilization-ui-rounds = Rounds, the latest first
civilization-ui-plus-superiority = superior
civilization-ui-plus-science = technologies
civilization-ui-plus-training = level
civilization-ui-plus-defence = own settlement
civilization-ui-lost = lost
civilization-ui-nobody-stands = Nobody is left standing.
civilization-ui-won = { $player } wins the battle: { $area }.
civilization-ui-won-and-took = { $player } wins and takes the settlement: { $area }.
civilization-ui-read-on = Continue

## Trade

civilization-ui-trade-table = The table of trade
civilization-ui-is-ready = ready
civilization-ui-offers-left = { $n ->
    [0] no more offers
    [one] one offer left
   *[other] { $n } offers left
}
civilization-ui-writing-to = Your offer to { $player }
civilization-ui-i-give = I give
civilization-ui-i-ask = I ask of { $player }
civilization-ui-gives = { $player } gives
civilization-ui-nothing = nothing
civilization-ui-write = Write an offer to
civilization-ui-no-offers = No offer is open.
civilization-ui-no-trade = There is no trade now.
civilization-ui-answer-accept = Accept
civilization-ui-answer-refuse = Refuse
civilization-ui-answer-counter = Counter
civilization-ui-answer-withdraw = Withdraw
civilization-ui-sort-gold = Gold
civilization-ui-sort-cards = Resources, technologies, wonders
civilization-ui-sort-settlements = Settlements
civilization-ui-sort-pieces = Units and settlers
civilization-ui-promises = What is agreed is carried out at once; promises belong into the chat and bind nobody.
