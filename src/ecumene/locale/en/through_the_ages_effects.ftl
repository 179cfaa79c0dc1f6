### What cards of Through the Ages give and do: each text is made from the kind of an effect and its numbers. Unofficial fan text.
### $head says who does what; $who, $card, $what and $units arrive as ready text; all other arguments are numbers.

## How much

through_the_ages-count-food = { $n } food
through_the_ages-count-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
through_the_ages-count-science = { $n } science
through_the_ages-count-culture = { $n } culture
through_the_ages-count-population = { $n } population
through_the_ages-count-military_cards = { $n ->
    [one] { $n } military card
   *[other] { $n } military cards
}
through_the_ages-count-blue_tokens = { $n ->
    [one] { $n } blue token
   *[other] { $n } blue tokens
}
through_the_ages-count-yellow_tokens = { $n ->
    [one] { $n } yellow token
   *[other] { $n } yellow tokens
}
through_the_ages-count-civil_actions = { $n ->
    [one] { $n } civil action
   *[other] { $n } civil actions
}
through_the_ages-count-military_actions = { $n ->
    [one] { $n } military action
   *[other] { $n } military actions
}
through_the_ages-count-colonies = { $n ->
    [one] { $n } colony
   *[other] { $n } colonies
}
through_the_ages-count-urban_buildings = { $n ->
    [one] { $n } urban building
   *[other] { $n } urban buildings
}
through_the_ages-count-mix = { $n } food and/or resources
through_the_ages-less-resources = { $discount ->
    [one] for { $discount } resource less
   *[other] for { $discount } resources less
}
through_the_ages-up-to-age = { $age ->
    [1] of age A or I
    [2] of age II or older
   *[3] of any age
}

## While the card is in play

through_the_ages-each-worker = Each worker: { $what }
through_the_ages-effect-culture = +{ $n } culture each turn
through_the_ages-effect-culture-less = −{ $n } culture each turn
through_the_ages-effect-science = +{ $n } science each turn
through_the_ages-effect-science-less = −{ $n } science each turn
through_the_ages-effect-strength = +{ $n } strength
through_the_ages-effect-happiness = { $n ->
    [one] +{ $n } happy face
   *[other] +{ $n } happy faces
}
through_the_ages-effect-happiness-less = { $n ->
    [one] −{ $n } happy face
   *[other] −{ $n } happy faces
}
through_the_ages-effect-food = { through_the_ages-count-food }
through_the_ages-effect-resources = { through_the_ages-count-resources }
through_the_ages-effect-civil_actions = +{ through_the_ages-count-civil_actions }
through_the_ages-effect-military_actions = +{ through_the_ages-count-military_actions }
through_the_ages-effect-colonization = +{ $n } strength of colonization forces
through_the_ages-effect-blue_tokens = +{ through_the_ages-count-blue_tokens }
through_the_ages-effect-blue_tokens-less = −{ through_the_ages-count-blue_tokens }
through_the_ages-effect-yellow_tokens = +{ through_the_ages-count-yellow_tokens }
through_the_ages-effect-urban_limit = { $n ->
    [one] At most { $n } urban building of one type
   *[other] At most { $n } urban buildings of one type
}
through_the_ages-effect-doubles_army = A unit of air forces doubles the tactical strength of one army; no tactic requires it
through_the_ages-effect-urban_discount = Urban buildings of levels I, II and III cost so many resources less: { $level_1 }, { $level_2 }, { $level_3 }
through_the_ages-effect-stages_at_once = { $n ->
    [one] Up to { $n } stage of a wonder for one civil action (each is paid for)
   *[other] Up to { $n } stages of a wonder for one civil action (each is paid for)
}
through_the_ages-effect-hand_size = The limits of civil and of military cards in hand are higher by { $n }
through_the_ages-effect-strength_per_infantry_and_artillery = +{ $n } strength for each infantry and artillery unit
through_the_ages-effect-more_happiness = { $n ->
    [one] Every other card and every worker that gives a happy face gives { $n } happy face more
   *[other] Every other card and every worker that gives a happy face gives { $n } happy faces more
}
through_the_ages-effect-cheaper_after_leader = { $n ->
    [one] In the card row: { $n } civil action less if you replaced your leader this turn
   *[other] In the card row: { $n } civil actions less if you replaced your leader this turn
}
through_the_ages-effect-best_mine_again = One worker on your best mine produces 2 blue tokens instead of 1
through_the_ages-effect-free_population = Once a turn you may gain { through_the_ages-count-population } for neither an action nor food
through_the_ages-effect-strength_per_unit = +{ $n } strength for each unit
through_the_ages-effect-retire_for_yellow = As a political action you may remove the leader and put { through_the_ages-count-yellow_tokens } from the box into your yellow bank
through_the_ages-effect-science_for_technology = Gain { through_the_ages-count-science } whenever you take a technology from the card row
through_the_ages-effect-military_as_civil = Once a turn you may use { through_the_ages-count-military_actions } as a civil action
through_the_ages-effect-leader_discount = Taking a leader from the card row costs { through_the_ages-count-civil_actions } less
through_the_ages-effect-unit_resources = { $n ->
    [one] Every turn you have { $n } resource more for building and upgrading units
   *[other] Every turn you have { $n } resources more for building and upgrading units
}
through_the_ages-effect-happiness_under_wonder = { $n ->
    [one] When you replace the leader you may put it under a completed wonder, which then gives { $n } happy face more, but the civil action does not come back
   *[other] When you replace the leader you may put it under a completed wonder, which then gives { $n } happy faces more, but the civil action does not come back
}
through_the_ages-effect-second_political_action = Once in the game you may take a second political action right after the first
through_the_ages-effect-population_discount = Increasing your population costs { through_the_ages-count-food } less
through_the_ages-effect-colonize_from_hand = As a political action you may remove the leader and colonize a territory from your hand without sending units
through_the_ages-effect-recruit_discount = For one military action you may increase your population and build a unit at once, for { through_the_ages-count-food } and { through_the_ages-count-resources } less
through_the_ages-effect-infantry_as_cavalry = In armies infantry may count as cavalry
through_the_ages-effect-culture_if_strong = At the end of your turn gain { through_the_ages-count-culture } if you are one of the two strongest civilizations (ties count for you)
through_the_ages-effect-strength_per_happiness = Temples and the government give +{ $n } strength for each of their happy faces
through_the_ages-effect-look_at_event = At the start of your politics phase you may look at the top current event
through_the_ages-effect-science_of_best = Your best lab or library gives as much more science as its level
through_the_ages-effect-resources_for_developing = Gain { through_the_ages-count-resources } whenever you develop a technology
through_the_ages-effect-actions_for_developing = Get { through_the_ages-count-civil_actions } back whenever you develop a technology
through_the_ages-effect-culture_for_developing = Gain { through_the_ages-count-culture } whenever you develop a technology
through_the_ages-effect-culture_per_happiness = Temples, theaters and completed wonders give +{ $n } culture each turn for each of their happy faces
through_the_ages-effect-no_wonder_surcharge = Wonders you already have do not make taking one dearer
through_the_ages-effect-colonize_by_discards = { $cards ->
    [one] When colonizing you may discard { $cards } military card for +{ $each } strength of the force
   *[other] When colonizing you may discard up to { $cards } military cards for +{ $each } strength of the force each
}
through_the_ages-effect-culture_per_colony = +{ $first } culture each turn for the first colony, +{ $others } for each other one
through_the_ages-effect-culture_per_theater = +{ $n } culture each turn for each theater
through_the_ages-effect-theater_discount = Theater technologies cost { through_the_ages-count-science } less
through_the_ages-effect-turn_into_theater = { $n ->
    [one] { $n } time each turn a civil action may upgrade any urban building to a theater of the same or a higher level for the difference in cost
   *[other] { $n } times each turn a civil action may upgrade any urban building to a theater of the same or a higher level for the difference in cost
}
through_the_ages-effect-military_revolution = A revolution takes all your military actions instead of the civil ones
through_the_ages-effect-culture_for_revolution = Gain { through_the_ages-count-culture } whenever you have a revolution
through_the_ages-effect-strength_per_unit_type = +{ $n } strength for each type of unit you have
through_the_ages-effect-library_and_theater_discount = With a library, theaters cost { $resources } less in resources and their technologies { $science } less in science; with a theater the same holds for libraries
through_the_ages-effect-culture_per_library_and_theater = +{ $n } culture each turn for each pair of a library and a theater
through_the_ages-effect-resources_per_lab_level = { $n ->
    [one] Each lab produces { $n } resource per level; when the leader goes or the game ends, gain as much culture
   *[other] Each lab produces { $n } resources per level; when the leader goes or the game ends, gain as much culture
}
through_the_ages-effect-best_theater_again = Your best theater gives twice its culture
through_the_ages-effect-no_attacks = You may not play aggressions or declare wars
through_the_ages-effect-rivals_pay_times = Rivals pay { $n } times the military actions for aggressions and wars against you
through_the_ages-effect-culture_per_lab_level = Each lab gives +{ $n } culture each turn per level
through_the_ages-effect-science_per_lab-less = Each lab gives −{ $n } science each turn
through_the_ages-effect-culture_or_arms = Every turn choose one: { $culture } culture, or for this turn { $science } science for military technologies and { $resources } resources for units

## Tactics, bonus cards, pacts

through_the_ages-army-infantry = { $n } infantry
through_the_ages-army-cavalry = { $n } cavalry
through_the_ages-army-artillery = { $n } artillery
through_the_ages-effect-army = Army: { $units }; each gives +{ $strength } strength
through_the_ages-effect-army-aging = Army: { $units }; each gives +{ $strength } strength, an obsolete one +{ $obsolete }
through_the_ages-effect-defense = +{ $n } strength in defence against an aggression
through_the_ages-effect-force_bonus = +{ $n } strength of a colonization force
through_the_ages-effect-no_attacks_between = The parties cannot attack each other
through_the_ages-effect-ends_on_attack = The pact ends if one party attacks the other
through_the_ages-effect-attacker_strength = +{ $n } strength when attacking the other party
through_the_ages-effect-food_as_resource = Once a turn { through_the_ages-count-food } may be spent as resources
through_the_ages-effect-resource_as_food = Once a turn { through_the_ages-count-resources } may be spent as food
through_the_ages-effect-food_production = +{ $n } food production
through_the_ages-effect-resource_production = +{ $n } resource production
through_the_ages-effect-resource_production-less = −{ $n } resource production
through_the_ages-effect-joint_research = Technologies cost { $discount } science less, and the other party pays { $partner } for each; if it cannot pay, the technology cannot be developed
through_the_ages-effect-tourism = +{ $n } culture each turn for each completed wonder of the other party
through_the_ages-effect-safe_from_war = Nobody can declare war on you
through_the_ages-both_sides = both parties

## Whom an event concerns

through_the_ages-who-all = Each civilization
through_the_ages-who-strongest = The strongest civilization
through_the_ages-who-weakest = The weakest civilization
through_the_ages-who-two_strongest = Each of the two strongest civilizations
through_the_ages-who-two_weakest = Each of the two weakest civilizations
through_the_ages-who-most_culture = The civilization with the most culture points
through_the_ages-who-least_culture = The civilization with the fewest culture points
through_the_ages-who-all_happiest = Each civilization with the most happy faces
through_the_ages-who-all_most_discontent = Each civilization with the most discontent workers
through_the_ages-who-most_culture_among_two_weakest = The civilization with the most culture points, if it is one of the two weakest,
through_the_ages-gains = { $who } gains
through_the_ages-gains-you = Gain
through_the_ages-draws = { $who } draws
through_the_ages-draws-you = Draw
through_the_ages-produces = { $who } produces at once
through_the_ages-loses = { $who } loses
through_the_ages-discards = { $who } discards
through_the_ages-destroys = { $who } destroys
through_the_ages-ruins = { $who } turns to ruins
through_the_ages-takes = { $who } takes
through_the_ages-may = { $who } may
through_the_ages-effect-before_age_iv = { $what } (before age IV)
through_the_ages-effect-in_age_iv = { $what } (in age IV)

## What happens once

through_the_ages-effect-gain_food = { $head } { through_the_ages-count-food }
through_the_ages-effect-gain_resources = { $head } { through_the_ages-count-resources }
through_the_ages-effect-gain_science = { $head } { through_the_ages-count-science }
through_the_ages-effect-gain_culture = { $head } { through_the_ages-count-culture }
through_the_ages-effect-gain_population = { $head } { through_the_ages-count-population } (no food is paid)
through_the_ages-effect-draw_cards = { $head } { through_the_ages-count-military_cards }
through_the_ages-effect-gain_food_or_resources = { $head } either { through_the_ages-count-food } or { through_the_ages-count-resources }
through_the_ages-effect-gain_mix = { $head } { through_the_ages-count-mix } in any mix
through_the_ages-effect-produce_food = { $head } food, without consumption
through_the_ages-effect-produce_resources = { $head } resources, without corruption
through_the_ages-effect-run_economy = { $head } food and resources: corruption, food, consumption, resources
through_the_ages-effect-gain_culture_by_culture = { $head } as much culture as its culture rating
through_the_ages-effect-gain_science_by_science = { $head } as much science as its science rating
through_the_ages-effect-gain_culture_by_science = { $head } as much culture as its science rating
through_the_ages-effect-gain_food_by_happiness = { $head } as much food as it has happy faces, at most { $most }
through_the_ages-effect-lose_culture = { $head } { through_the_ages-count-culture }
through_the_ages-effect-lose_population = { $head } { through_the_ages-count-population }
through_the_ages-effect-lose_blue_tokens = { $head } { through_the_ages-count-blue_tokens }
through_the_ages-effect-lose_mix = { $head } { through_the_ages-count-mix }, in a mix of its choice
through_the_ages-effect-lose_all_food = { $head } all stored food
through_the_ages-effect-lose_colony = { $head } { through_the_ages-count-colonies } of its choice
through_the_ages-effect-discard_cards = { $head } { through_the_ages-count-military_cards }
through_the_ages-effect-lose_actions_per_discontent = { $head } { through_the_ages-count-civil_actions } for each discontent worker
through_the_ages-effect-lose_culture_per_discontent = { $head } { through_the_ages-count-culture } for each discontent worker
through_the_ages-effect-lose_population_per_discontent = { $n ->
    [one] { $head } 1 population for each discontent worker (in steps of { $n })
   *[other] { $head } 1 population for every { $n } discontent workers (rounded up)
}
through_the_ages-effect-lose_old_leader = { $head } its leader unless the leader is of the current age
through_the_ages-effect-destroy_own_building = { $n ->
    [one] { $head } { $n } farm, mine or urban building of its own
   *[other] { $head } { $n } farms, mines or urban buildings of its own
}
through_the_ages-effect-destroy_urban_of_others = { $head } { through_the_ages-count-urban_buildings } of each other civilization
through_the_ages-effect-ruin_wonder = { $head } one of its completed wonders of { $last_age ->
    [0] age A
    [1] age A or I
   *[2] age A, I or II
}: instead of all else it gives +{ $culture } culture each turn
through_the_ages-effect-take_yellow_from_weakest = { $head } { through_the_ages-count-yellow_tokens } from the yellow bank of the weakest
through_the_ages-effect-build_free = { $head } put an unused worker on the card “{ $card }” for free
through_the_ages-effect-cheaper_action = { $head } do one of these for no action and for { $discount } food, resource or science less: increase its population; build a farm, mine or urban building; develop a technology
through_the_ages-effect-take_from_row = { $head } take cards from the row for { $n } civil actions in total, giving up its next political action; then the row is closed up and refilled

## Action cards

through_the_ages-effect-build_or_upgrade_farm_or_mine = Build or upgrade a farm or mine { through_the_ages-less-resources }
through_the_ages-effect-build_or_upgrade_urban = Build or upgrade an urban building { through_the_ages-less-resources }
through_the_ages-effect-upgrade_building = Upgrade a farm, mine or urban building { through_the_ages-less-resources }
through_the_ages-effect-build_stage = Build one stage of your wonder { through_the_ages-less-resources }
through_the_ages-effect-increase_population = Increase your population for the usual cost
through_the_ages-effect-develop = Develop a technology for the usual cost
through_the_ages-effect-unit_resources_this_turn = { $n ->
    [one] This turn you have { $n } resource more for building and upgrading units
   *[other] This turn you have { $n } resources more for building and upgrading units
}
through_the_ages-effect-military_actions_this_turn = This turn you have { through_the_ages-count-military_actions } more
through_the_ages-effect-unit_resources_per_stronger = This turn you have resources for units for each stronger civilization: { $two }, { $three } or { $four } with 2, 3 or 4 players
through_the_ages-effect-gain_culture_per_ahead = Gain culture for each civilization with more culture points: { $two }, { $three } or { $four } with 2, 3 or 4 players

## Aggressions and wars

through_the_ages-effect-take_mix = Take { through_the_ages-count-mix } from the rival in the mix you choose
through_the_ages-effect-raid = Destroy an urban building of the rival { through_the_ages-up-to-age } and gain half its cost in resources, rounded up
through_the_ages-effect-raid-two = Destroy up to two urban buildings of the rival, one { through_the_ages-up-to-age } and one { $other ->
    [1] of age A or I
   *[2] of age II or older
}; gain half their total cost in resources, rounded up
through_the_ages-effect-enslave = The rival loses { $population } population; you gain { $resources } resources and { $food } food
through_the_ages-effect-annex = Take a colony of the rival; what it gives at once is ignored
through_the_ages-effect-infiltrate = Remove the rival’s leader or unfinished wonder from play and gain { $culture } culture for each level of that card
through_the_ages-effect-take_science = Take { through_the_ages-count-science } from the rival
through_the_ages-effect-take_culture = Take { through_the_ages-count-culture } from the rival
through_the_ages-effect-take_yellow_tokens = The victor takes { through_the_ages-count-yellow_tokens } from the loser’s yellow bank, and one more for every { $advantage } points of advantage in strength
through_the_ages-effect-take_culture_by_advantage = The victor takes { through_the_ages-count-culture } and as much more as the advantage in strength
through_the_ages-effect-take_science_or_technologies = The victor takes as much science as the advantage in strength; special technologies of the loser may be taken instead of science equal to their cost

## Counting culture

through_the_ages-effect-score_technology_levels = When completed: { through_the_ages-count-culture } for each level of each of your technologies
through_the_ages-effect-score_workers = When completed: { $fields } culture for each farm and mine, { $others } for each unit and urban building
through_the_ages-effect-score_urban_output = When completed: { through_the_ages-count-culture } for each point of culture, science and strength your urban buildings give
through_the_ages-effect-score_theaters_and_libraries = When completed: { through_the_ages-count-culture } for each point of culture your theaters and libraries give
through_the_ages-effect-impact_of_food = Each civilization gains as much culture as the food it produces, and { $surplus } more if it produces more than it eats
through_the_ages-effect-impact_of_urban_levels = Each civilization gains { through_the_ages-count-culture } for each level of each urban building
through_the_ages-effect-impact_of_balance = Each civilization gains { through_the_ages-count-culture } for each point of the lowest of its productions: science, culture, food, resources (without corruption and consumption)
through_the_ages-effect-impact_of_colonies = Each civilization gains { through_the_ages-count-culture } for each colony
through_the_ages-effect-impact_of_unit_and_arena_levels = Each civilization gains { through_the_ages-count-culture } for each level of each unit and each arena
through_the_ages-effect-impact_of_actions = Each civilization gains { $civil } culture for each of its civil actions and { $military } for each military action
through_the_ages-effect-impact_of_happiness = Each civilization gains { through_the_ages-count-culture } for each happy face (at most { $most }) and loses { $discontent } for each discontent worker
through_the_ages-effect-impact_of_mines = Each civilization gains { through_the_ages-count-culture } for each resource its mines produce
through_the_ages-effect-impact_of_population = Each civilization gains { through_the_ages-count-culture } for each content worker beyond { $beyond }
through_the_ages-effect-impact_of_government_and_special_levels = Each civilization gains { through_the_ages-count-culture } for each level of its government and special technologies
through_the_ages-effect-impact_of_science = Culture by rank in science rating: { $p2_1 }, { $p2_2 } with two players; { $p3_1 }, { $p3_2 }, { $p3_3 } with three; { $p4_1 }, { $p4_2 }, { $p4_3 }, { $p4_4 } with four
through_the_ages-effect-impact_of_strength = Culture by rank in strength: { $p2_1 }, { $p2_2 } with two players; { $p3_1 }, { $p3_2 }, { $p3_3 } with three; { $p4_1 }, { $p4_2 }, { $p4_3 }, { $p4_4 } with four
through_the_ages-effect-impact_of_technologies = Each civilization gains { through_the_ages-count-culture } for each technology of level { $level ->
    [1] I
    [2] II
   *[3] III
} (in a short game { $short_level ->
    [1] I
   *[2] II
})
through_the_ages-effect-impact_of_variety = Each civilization gains { through_the_ages-count-culture } for each type of unit and urban building it has and for each special technology
through_the_ages-effect-impact_of_wonders = Each civilization gains culture for its completed wonders of ages A, I, II and III: { $age_a }, { $age_i }, { $age_ii } and { $age_iii }

## Fields of cards

through_the_ages-field-civil = Civil cards
through_the_ages-field-military = Military cards
through_the_ages-field-family = Family
through_the_ages-field-copies = Copies with 2, 3 and 4 players
through_the_ages-field-science_cost = Science cost
through_the_ages-field-revolution_cost = Cost by revolution
through_the_ages-field-resource_cost = Resource cost
through_the_ages-field-sides = Sides
