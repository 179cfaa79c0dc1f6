### Through the Ages: what only the drawn board says. $player, $what, $age, $cost, $costs, $onto, $side and $how come as finished text.

through_the_ages-ui-age = Age { $age }
through_the_ages-ui-round = round { $n }
through_the_ages-ui-on-turn = on turn: { $player }
through_the_ages-ui-row = The card row
through_the_ages-ui-goes-next = Leaves the row when the next turn begins
through_the_ages-ui-place-costs = Costs { $n ->
    [one] { $n } civil action
   *[other] { $n } civil actions
}
through_the_ages-ui-can-do = { $n ->
    [one] One thing can be done
   *[other] { $n } things can be done
}
through_the_ages-ui-choices = Choices
through_the_ages-ui-choices-for = What can be done: { $what }
through_the_ages-ui-commons = Decks, events and tactics
through_the_ages-ui-current-events = Events
through_the_ages-ui-future-events = to come
through_the_ages-ui-prepared = Prepared by you
through_the_ages-ui-rivals = Rivals
through_the_ages-ui-civilization-of = Civilization of { $player }
through_the_ages-ui-open-rival = Look at { $player } closely
through_the_ages-ui-resigned = has resigned
through_the_ages-ui-hands = Civil cards: { $civil }. Military cards: { $military }
through_the_ages-ui-hands-mine = Your cards
through_the_ages-ui-hand-civil = Civil cards in hand: { $n } of { $limit }
through_the_ages-ui-hand-military = Military cards in hand: { $n } of { $limit }
through_the_ages-ui-hand-empty = none in hand
through_the_ages-ui-in-hand = in hand
through_the_ages-ui-new-card = Taken this turn
through_the_ages-ui-no-leader = no leader
through_the_ages-ui-civil_actions = Civil actions left: { $n } of { $total }
through_the_ages-ui-military_actions = Military actions left: { $n } of { $total }
through_the_ages-ui-stock-and-rate = { $n }, each turn { $rate }
through_the_ages-ui-strength-rank = { $n }, rank { $rank }
through_the_ages-ui-rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
through_the_ages-ui-faces = { $n } of { $need } needed
through_the_ages-ui-food-words = { $n }; produced { $made }, eaten { $eaten }
through_the_ages-ui-resource-words = { $n }; produced { $made }, lost to corruption { $lost }
through_the_ages-ui-lent = resources { $n }, science { $science }
through_the_ages-ui-since-then = Since your last turn
through_the_ages-ui-workers = Workers: { $n }
through_the_ages-ui-tokens = Blue tokens: { $n }
through_the_ages-ui-idle-workers = Unused workers: { $n }
through_the_ages-ui-next-worker = The next worker costs { $n } food
through_the_ages-ui-corruption-now = { $n ->
    [0] No corruption
   *[other] Corruption takes { $n } each turn
}
through_the_ages-ui-population = Population
through_the_ages-ui-stages-built = Stages built: { $n } of { $of }
through_the_ages-ui-stages-cost = stages { $costs }
through_the_ages-ui-by-revolution = { $n } by revolution
through_the_ages-ui-costs = Costs: { $cost }
through_the_ages-ui-tactic-strength = Armies add { $n } strength
through_the_ages-ui-pact-with = Pact with { $player }
through_the_ages-ui-war-against = War against { $player }
through_the_ages-ui-tie = equal culture
through_the_ages-ui-last-events = Events counted at the end
through_the_ages-ui-tabs = Parts of the table
through_the_ages-ui-tab-row = Row
through_the_ages-ui-tab-mine = Mine
through_the_ages-ui-tab-rivals = Rivals
through_the_ages-ui-tab-events = Events

## The end of the turn

through_the_ages-ui-forecast = The end of the turn would bring
through_the_ages-ui-warnings = Before you end the turn
through_the_ages-ui-brings-culture = Culture: { $n }
through_the_ages-ui-brings-science = Science: { $n }
through_the_ages-ui-brings-food = Food: { $made } produced, { $eaten } eaten, { $n } in store
through_the_ages-ui-brings-resources = Resources: { $made } produced, { $lost } lost to corruption, { $n } in store
through_the_ages-ui-brings-cards = { $n ->
    [one] { $n } military card drawn
   *[other] { $n } military cards drawn
}
through_the_ages-ui-warn-uprising = Uprising: nothing is produced
through_the_ages-ui-warn-hunger = Hunger: culture −{ $n }
through_the_ages-ui-warn-corruption = Corruption: −{ $n }
through_the_ages-ui-warn-discards = { $n ->
    [one] { $n } military card to discard
   *[other] { $n } military cards to discard
}
through_the_ages-ui-warn-unused-civil = { $n ->
    [one] { $n } civil action unused
   *[other] { $n } civil actions unused
}
through_the_ages-ui-warn-unused-workers = { $n ->
    [one] { $n } idle worker
   *[other] { $n } idle workers
}
through_the_ages-ui-stronger = { $player } is stronger by { $n }

## Fights, auctions, pacts

through_the_ages-ui-others-decide = Somebody else decides
through_the_ages-ui-decides = { $player } decides: { $what }
through_the_ages-ui-discard-picked = Discard ({ $n } of { $of })
through_the_ages-ui-bids = bids { $n }
through_the_ages-ui-could-send = could send { $n }
through_the_ages-ui-lacks = lacks { $n }
through_the_ages-ui-force-of = Force { $n } of { $need }
through_the_ages-ui-both = Both of you
through_the_ages-ui-you-get = You
through_the_ages-ui-they-get = { $player }

## What a button does

through_the_ages-ui-verb-take = Take
through_the_ages-ui-verb-population = Increase the population
through_the_ages-ui-verb-sail = Free worker of the liners
through_the_ages-ui-verb-build = Build
through_the_ages-ui-verb-recruit = Recruit with a new worker
through_the_ages-ui-verb-destroy = Destroy
through_the_ages-ui-verb-disband = Disband
through_the_ages-ui-verb-upgrade = Upgrade to { $onto }
through_the_ages-ui-verb-transform = Turn into { $onto }
through_the_ages-ui-verb-leader = Follow this leader
through_the_ages-ui-verb-develop = Develop
through_the_ages-ui-verb-revolution = Revolution
through_the_ages-ui-verb-play = Play
through_the_ages-ui-verb-tactic = Use this tactic
through_the_ages-ui-verb-copy = Copy this tactic
through_the_ages-ui-verb-prepare = Prepare the event
through_the_ages-ui-verb-attack = Attack { $player }
through_the_ages-ui-verb-war = Declare war on { $player }
through_the_ages-ui-verb-pact = Offer to { $player }, as { $side }
through_the_ages-ui-verb-settle = Dismiss Columbus and colonize
through_the_ages-ui-verb-stage = { $n ->
    [one] Build { $n } stage
   *[other] Build { $n } stages
}
through_the_ages-ui-verb-cancel = Cancel the pact
through_the_ages-ui-verb-inspire = { $how ->
    [culture] Culture
   *[other] Science and resources for units
}
through_the_ages-ui-verb-convert = Use a military action as a civil one
through_the_ages-ui-verb-retire = Dismiss for a yellow token
through_the_ages-ui-verb-exchange = Use the trade routes
through_the_ages-ui-verb-resign = Resign
through_the_ages-ui-verb-end = End turn
through_the_ages-ui-verb-pass = No political action
through_the_ages-ui-verb-done = Done
through_the_ages-ui-verb-decline = Do not
