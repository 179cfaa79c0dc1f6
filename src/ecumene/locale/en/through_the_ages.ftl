### Through the Ages: A New Story of Civilization. Every word a person reads at this table. Unofficial fan text.
### $card, $onto, $player, $rival, $owner, $side and $decision arrive as ready text; all other arguments are numbers.

through_the_ages = Through the Ages
through_the_ages-about = Lead a people from antiquity to the space age. Take cards from a common row, feed and employ your population, build mines, temples and wonders, develop technologies, follow great leaders, and keep an army that nobody dares to attack. Whoever has gathered the most culture when the last age ends wins. For 2 to 4 players, two to four hours.
through_the_ages-option-resignation = Players may resign as a political action
through_the_ages-option-length = Length
through_the_ages-option-length-full = Full: to the end of age III
through_the_ages-option-length-short = Short: to the end of age II
through_the_ages-option-peaceful = Peaceful: no aggressions and no wars

## Technologies

through_the_ages-agriculture = Agriculture
through_the_ages-irrigation = Irrigation
through_the_ages-selective_breeding = Selective Breeding
through_the_ages-mechanized_agriculture = Mechanized Agriculture
through_the_ages-bronze = Bronze
through_the_ages-iron = Iron
through_the_ages-coal = Coal
through_the_ages-oil = Oil
through_the_ages-philosophy = Philosophy
through_the_ages-alchemy = Alchemy
through_the_ages-scientific_method = Scientific Method
through_the_ages-computers = Computers
through_the_ages-religion = Religion
through_the_ages-theology = Theology
through_the_ages-organized_religion = Organized Religion
through_the_ages-printing_press = Printing Press
through_the_ages-journalism = Journalism
through_the_ages-multimedia = Multimedia
through_the_ages-drama = Drama
through_the_ages-opera = Opera
through_the_ages-movies = Movies
through_the_ages-bread_and_circuses = Bread and Circuses
through_the_ages-team_sports = Team Sports
through_the_ages-professional_sports = Professional Sports
through_the_ages-warriors = Warriors
through_the_ages-swordsmen = Swordsmen
through_the_ages-riflemen = Riflemen
through_the_ages-modern_infantry = Modern Infantry
through_the_ages-knights = Knights
through_the_ages-cavalrymen = Cavalrymen
through_the_ages-tanks = Tanks
through_the_ages-cannon = Cannon
through_the_ages-rockets = Rockets
through_the_ages-air_forces = Air Forces
through_the_ages-despotism = Despotism
through_the_ages-monarchy = Monarchy
through_the_ages-theocracy = Theocracy
through_the_ages-constitutional_monarchy = Constitutional Monarchy
through_the_ages-republic = Republic
through_the_ages-communism = Communism
through_the_ages-fundamentalism = Fundamentalism
through_the_ages-democracy = Democracy
through_the_ages-code_of_laws = Code of Laws
through_the_ages-justice_system = Justice System
through_the_ages-civil_service = Civil Service
through_the_ages-warfare = Warfare
through_the_ages-strategy = Strategy
through_the_ages-military_theory = Military Theory
through_the_ages-cartography = Cartography
through_the_ages-navigation = Navigation
through_the_ages-satellites = Satellites
through_the_ages-masonry = Masonry
through_the_ages-architecture = Architecture
through_the_ages-engineering = Engineering

## Wonders

through_the_ages-pyramids = Pyramids
through_the_ages-hanging_gardens = Hanging Gardens
through_the_ages-colossus = Colossus
through_the_ages-library_of_alexandria = Library of Alexandria
through_the_ages-great_wall = Great Wall
through_the_ages-st_peters_basilica = St. Peter’s Basilica
through_the_ages-universitas_carolina = Universitas Carolina
through_the_ages-taj_mahal = Taj Mahal
through_the_ages-transcontinental_railroad = Transcontinental Railroad
through_the_ages-eiffel_tower = Eiffel Tower
through_the_ages-kremlin = Kremlin
through_the_ages-ocean_liner_service = Ocean Liner Service
through_the_ages-first_space_flight = First Space Flight
through_the_ages-fast_food_chains = Fast Food Chains
through_the_ages-internet = Internet
through_the_ages-hollywood = Hollywood

## Leaders

through_the_ages-alexander_the_great = Alexander the Great
through_the_ages-aristotle = Aristotle
through_the_ages-hammurabi = Hammurabi
through_the_ages-homer = Homer
through_the_ages-julius_caesar = Julius Caesar
through_the_ages-moses = Moses
through_the_ages-christopher_columbus = Christopher Columbus
through_the_ages-frederick_barbarossa = Frederick Barbarossa
through_the_ages-genghis_khan = Genghis Khan
through_the_ages-joan_of_arc = Joan of Arc
through_the_ages-leonardo_da_vinci = Leonardo da Vinci
through_the_ages-michelangelo = Michelangelo
through_the_ages-isaac_newton = Isaac Newton
through_the_ages-james_cook = James Cook
through_the_ages-js_bach = J. S. Bach
through_the_ages-maximilien_robespierre = Maximilien Robespierre
through_the_ages-napoleon_bonaparte = Napoleon Bonaparte
through_the_ages-william_shakespeare = William Shakespeare
through_the_ages-albert_einstein = Albert Einstein
through_the_ages-bill_gates = Bill Gates
through_the_ages-charlie_chaplin = Charlie Chaplin
through_the_ages-mahatma_gandhi = Mahatma Gandhi
through_the_ages-sid_meier = Sid Meier
through_the_ages-winston_churchill = Winston Churchill

## Action cards

through_the_ages-rich_land_a = Rich Land (A)
through_the_ages-rich_land_i = Rich Land (I)
through_the_ages-rich_land_ii = Rich Land (II)
through_the_ages-urban_growth_a = Urban Growth (A)
through_the_ages-urban_growth_i = Urban Growth (I)
through_the_ages-urban_growth_ii = Urban Growth (II)
through_the_ages-urban_growth_iii = Urban Growth (III)
through_the_ages-efficient_upgrade_ii = Efficient Upgrade (II)
through_the_ages-efficient_upgrade_iii = Efficient Upgrade (III)
through_the_ages-engineering_genius_a = Engineering Genius (A)
through_the_ages-engineering_genius_i = Engineering Genius (I)
through_the_ages-engineering_genius_ii = Engineering Genius (II)
through_the_ages-engineering_genius_iii = Engineering Genius (III)
through_the_ages-frugality_a = Frugality (A)
through_the_ages-frugality_i = Frugality (I)
through_the_ages-frugality_ii = Frugality (II)
through_the_ages-breakthrough_i = Breakthrough (I)
through_the_ages-breakthrough_ii = Breakthrough (II)
through_the_ages-revolutionary_idea_ii = Revolutionary Idea (II)
through_the_ages-revolutionary_idea_iii = Revolutionary Idea (III)
through_the_ages-cultural_heritage_a = Cultural Heritage (A)
through_the_ages-cultural_heritage_i = Cultural Heritage (I)
through_the_ages-stockpile = Stockpile
through_the_ages-reserves_i = Reserves (I)
through_the_ages-reserves_ii = Reserves (II)
through_the_ages-reserves_iii = Reserves (III)
through_the_ages-patriotism_a = Patriotism (A)
through_the_ages-patriotism_i = Patriotism (I)
through_the_ages-patriotism_ii = Patriotism (II)
through_the_ages-patriotism_iii = Patriotism (III)
through_the_ages-wave_of_nationalism = Wave of Nationalism
through_the_ages-military_build_up = Military Build-Up
through_the_ages-endowment_for_the_arts = Endowment for the Arts

## Military cards

through_the_ages-fighting_band = Fighting Band
through_the_ages-medieval_army = Medieval Army
through_the_ages-legion = Legion
through_the_ages-phalanx = Phalanx
through_the_ages-heavy_cavalry = Heavy Cavalry
through_the_ages-conquistadors = Conquistadors
through_the_ages-fortifications = Fortifications
through_the_ages-mobile_artillery = Mobile Artillery
through_the_ages-defensive_army = Defensive Army
through_the_ages-napoleonic_army = Napoleonic Army
through_the_ages-classic_army = Classic Army
through_the_ages-entrenchments = Entrenchments
through_the_ages-mechanized_army = Mechanized Army
through_the_ages-shock_troops = Shock Troops
through_the_ages-modern_army = Modern Army
through_the_ages-military_bonus_i = Defense 2 / Colonization 1
through_the_ages-military_bonus_ii = Defense 4 / Colonization 2
through_the_ages-military_bonus_iii = Defense 6 / Colonization 3
through_the_ages-developed_territory_i = Developed Territory (I)
through_the_ages-developed_territory_ii = Developed Territory (II)
through_the_ages-historic_territory_i = Historic Territory (I)
through_the_ages-historic_territory_ii = Historic Territory (II)
through_the_ages-inhabited_territory_i = Inhabited Territory (I)
through_the_ages-inhabited_territory_ii = Inhabited Territory (II)
through_the_ages-strategic_territory_i = Strategic Territory (I)
through_the_ages-strategic_territory_ii = Strategic Territory (II)
through_the_ages-vast_territory_i = Vast Territory (I)
through_the_ages-vast_territory_ii = Vast Territory (II)
through_the_ages-wealthy_territory_i = Wealthy Territory (I)
through_the_ages-wealthy_territory_ii = Wealthy Territory (II)
through_the_ages-plunder_i = Aggression: Plunder (I)
through_the_ages-plunder_ii = Aggression: Plunder (II)
through_the_ages-plunder_iii = Aggression: Plunder (III)
through_the_ages-raid_i = Aggression: Raid (I)
through_the_ages-raid_ii = Aggression: Raid (II)
through_the_ages-raid_iii = Aggression: Raid (III)
through_the_ages-enslave = Aggression: Enslave
through_the_ages-annex = Aggression: Annex
through_the_ages-infiltrate = Aggression: Infiltrate
through_the_ages-spy = Aggression: Spy
through_the_ages-armed_intervention = Aggression: Armed Intervention
through_the_ages-war_over_territory = War over Territory
through_the_ages-war_over_technology = War over Technology
through_the_ages-war_over_culture = War over Culture
through_the_ages-open_borders_agreement = Open Borders Agreement
through_the_ages-trade_routes_agreement = Trade Routes Agreement
through_the_ages-acceptance_of_supremacy = Acceptance of Supremacy
through_the_ages-international_trade_agreement = International Trade Agreement
through_the_ages-promise_of_military_protection = Promise of Military Protection
through_the_ages-scientific_cooperation = Scientific Cooperation
through_the_ages-international_tourism = International Tourism
through_the_ages-loss_of_sovereignty = Loss of Sovereignty
through_the_ages-military_pact = Military Pact
through_the_ages-peace_treaty = Peace Treaty

## Events

through_the_ages-development_of_agriculture = Development of Agriculture
through_the_ages-development_of_crafts = Development of Crafts
through_the_ages-development_of_markets = Development of Markets
through_the_ages-development_of_politics = Development of Politics
through_the_ages-development_of_religion = Development of Religion
through_the_ages-development_of_science = Development of Science
through_the_ages-development_of_settlement = Development of Settlement
through_the_ages-development_of_trade_routes = Development of Trade Routes
through_the_ages-development_of_warfare = Development of Warfare
through_the_ages-development_of_civilization = Development of Civilization
through_the_ages-barbarians = Barbarians
through_the_ages-border_conflict = Border Conflict
through_the_ages-crusades = Crusades
through_the_ages-cultural_influence = Cultural Influence
through_the_ages-foray = Foray
through_the_ages-good_harvest = Good Harvest
through_the_ages-immigration = Immigration
through_the_ages-new_deposits = New Deposits
through_the_ages-pestilence = Pestilence
through_the_ages-raiders = Raiders
through_the_ages-rats = Rats
through_the_ages-rebellion = Rebellion
through_the_ages-reign_of_terror = Reign of Terror
through_the_ages-scientific_breakthrough = Scientific Breakthrough
through_the_ages-uncertain_borders = Uncertain Borders
through_the_ages-civil_unrest = Civil Unrest
through_the_ages-cold_war = Cold War
through_the_ages-crime_wave = Crime Wave
through_the_ages-economic_progress = Economic Progress
through_the_ages-emigration = Emigration
through_the_ages-iconoclasm = Iconoclasm
through_the_ages-independence_declaration = Independence Declaration
through_the_ages-international_agreement = International Agreement
through_the_ages-national_pride = National Pride
through_the_ages-politics_of_strength = Politics of Strength
through_the_ages-popularization_of_science = Popularization of Science
through_the_ages-prosperity = Prosperity
through_the_ages-ravages_of_time = Ravages of Time
through_the_ages-refugees = Refugees
through_the_ages-terrorism = Terrorism
through_the_ages-impact_of_agriculture = Impact of Agriculture
through_the_ages-impact_of_architecture = Impact of Architecture
through_the_ages-impact_of_balance = Impact of Balance
through_the_ages-impact_of_colonies = Impact of Colonies
through_the_ages-impact_of_competition = Impact of Competition
through_the_ages-impact_of_government = Impact of Government
through_the_ages-impact_of_happiness = Impact of Happiness
through_the_ages-impact_of_industry = Impact of Industry
through_the_ages-impact_of_population = Impact of Population
through_the_ages-impact_of_progress = Impact of Progress
through_the_ages-impact_of_science = Impact of Science
through_the_ages-impact_of_strength = Impact of Strength
through_the_ages-impact_of_technology = Impact of Technology
through_the_ages-impact_of_variety = Impact of Variety
through_the_ages-impact_of_wonders = Impact of Wonders

## Ages, families, words

through_the_ages-age-0 = A
through_the_ages-age-a = Age A
through_the_ages-age-i = Age I
through_the_ages-age-ii = Age II
through_the_ages-age-iii = Age III
through_the_ages-age-iv = Age IV
through_the_ages-farm = Farm
through_the_ages-mine = Mine
through_the_ages-lab = Lab
through_the_ages-temple = Temple
through_the_ages-library = Library
through_the_ages-theater = Theater
through_the_ages-arena = Arena
through_the_ages-infantry = Infantry
through_the_ages-cavalry = Cavalry
through_the_ages-artillery = Artillery
through_the_ages-air_force = Air force
through_the_ages-government = Government
through_the_ages-special_law = Special technology: law
through_the_ages-special_warfare = Special technology: warfare
through_the_ages-special_exploration = Special technology: exploration
through_the_ages-special_construction = Special technology: construction
through_the_ages-wonder = Wonder
through_the_ages-leader = Leader
through_the_ages-action = Action card
through_the_ages-tactic = Tactic
through_the_ages-bonus = Bonus card
through_the_ages-territory = Territory
through_the_ages-aggression = Aggression
through_the_ages-war = War
through_the_ages-pact = Pact
through_the_ages-event = Event
through_the_ages-some-pact = the pact
through_the_ages-side-a = side A
through_the_ages-side-b = side B
through_the_ages-civil_actions = civil actions
through_the_ages-military_actions = military actions
through_the_ages-food = food
through_the_ages-resources = resources
through_the_ages-science = science
through_the_ages-unit_resources = resources lent for units
through_the_ages-unit_science = science lent for unit technologies
through_the_ages-allowance = actions of the agreement
through_the_ages-culture = culture
through_the_ages-culture_rating = culture per turn
through_the_ages-science_rating = science per turn
through_the_ages-culture_points = culture points
through_the_ages-science_points = science points
through_the_ages-strength = strength
through_the_ages-happiness = happiness
through_the_ages-discontent = discontent workers
through_the_ages-food_production = food production
through_the_ages-consumption = food eaten
through_the_ages-resource_production = resource production
through_the_ages-corruption = corruption
through_the_ages-unused_workers = unused workers
through_the_ages-yellow_bank = yellow tokens in the bank
through_the_ages-blue_bank = blue tokens in the bank
through_the_ages-yellow_token = yellow token
through_the_ages-blue_token = blue token

## Score sheet

through_the_ages-score-production = Production
through_the_ages-score-wonders = Wonders
through_the_ages-score-leaders = Leaders
through_the_ages-score-action_cards = Action cards
through_the_ages-score-events = Events
through_the_ages-score-colonies = Colonies
through_the_ages-score-conflict = Aggressions and wars
through_the_ages-score-hunger = Hunger
through_the_ages-score-impacts = Age III events

## What is asked

through_the_ages-ask-politics = Politics phase: take one political action or pass.
through_the_ages-ask-politics_again = You may take a second political action, once in the game.
through_the_ages-ask-actions = Action phase: civil actions { $civil }, military actions { $military }. Act, or end your turn.
through_the_ages-ask-actions_first = First turn: take cards from the row, civil actions { $civil }, or end your turn.
through_the_ages-ask-perform = { $card }: choose what to build or upgrade at the lower price.
through_the_ages-ask-breakthrough = { $card }: choose the technology to develop.
through_the_ages-ask-choose_gain = Choose what to gain: food or resources, { $n }.
through_the_ages-ask-gain_split = { $card }: how much of { $n } will be food? The rest is resources.
through_the_ages-ask-lose_split = { $card }: you lose { $n }. How much of it is food? The rest is resources.
through_the_ages-ask-plunder = { $card }: take up to { $n } from { $rival }. How much of it is food?
through_the_ages-ask-tuck = Put { $card } under one of your wonders (one more happy face, no action back), or get a civil action back.
through_the_ages-ask-discards = { $n ->
    [one] Your hand is too large: discard { $n } military card.
   *[other] Your hand is too large: discard { $n } military cards.
}
through_the_ages-ask-discards_event = { $n ->
    [one] { $card }: discard { $n } military card.
   *[other] { $card }: discard { $n } military cards.
}
through_the_ages-ask-lose_worker = You lose population and have no unused worker: choose a card that gives up a worker (left to lose: { $n }).
through_the_ages-ask-return_token = Your blue bank is empty: choose a card that gives up a blue token (left to give: { $n }).
through_the_ages-ask-free_building = You may build { $card } for free with an unused worker.
through_the_ages-ask-development = { $card }: you may do one of these for { $n } food, resource or science less, without spending an action.
through_the_ages-ask-destroy_own = { $card }: destroy one of your farms, mines or urban buildings.
through_the_ages-ask-destroy_rival = { $card }: destroy an urban building of { $rival }.
through_the_ages-ask-ruin = { $card }: choose the wonder of age A or I that falls into ruin.
through_the_ages-ask-colony_loss = { $card }: choose the colony you lose.
through_the_ages-ask-agreement = { $card }: you may take cards from the row, worth { $n } civil actions, and give up your next political action.
through_the_ages-ask-auction_first = { $card }: name the strength of the force you would send, or pass.
through_the_ages-ask-auction = { $card }: { $rival } bids { $n }. Bid more or pass.
through_the_ages-ask-force = { $card }: your force has strength { $force } of { $n }. Add units and bonus cards.
through_the_ages-ask-defence = { $rival } attacks you: { $card }. You lack { $n } strength. Defend with cards or give in.
through_the_ages-ask-raid = { $card }: destroy an urban building of { $rival }.
through_the_ages-ask-annexation = { $card }: choose the colony of { $rival } that you take.
through_the_ages-ask-infiltration = { $card }: remove the leader or the unfinished wonder of { $rival }.
through_the_ages-ask-seizure = { $card }: you take { $n } science from { $rival }. Special technologies may be taken in its place.
through_the_ages-ask-pact_offer = { $rival } offers you a pact: { $card }. You would be { $side }.

## Decisions by name

through_the_ages-decision-politics = the politics phase
through_the_ages-decision-actions = the action phase
through_the_ages-decision-perform = what the action card is used for
through_the_ages-decision-breakthrough = the technology to develop
through_the_ages-decision-choose_gain = food or resources
through_the_ages-decision-gain_split = how the gain is split
through_the_ages-decision-lose_split = how the loss is split
through_the_ages-decision-plunder = the booty
through_the_ages-decision-tuck = where Homer goes
through_the_ages-decision-discards = discarding military cards
through_the_ages-decision-lose_worker = which worker is lost
through_the_ages-decision-return_token = which blue token is given up
through_the_ages-decision-free_building = a free building
through_the_ages-decision-development = an action of the event
through_the_ages-decision-destroy_own = which building is destroyed
through_the_ages-decision-destroy_rival = which building is destroyed
through_the_ages-decision-ruin = which wonder falls into ruin
through_the_ages-decision-colony_loss = which colony is lost
through_the_ages-decision-agreement = cards of the agreement
through_the_ages-decision-auction = the auction
through_the_ages-decision-force = the colonization force
through_the_ages-decision-defence = the defence
through_the_ages-decision-raid = the raid
through_the_ages-decision-annexation = the annexation
through_the_ages-decision-infiltration = the infiltration
through_the_ages-decision-seizure = the spoils of war
through_the_ages-decision-pact_offer = the pact

## Actions

through_the_ages-do-pass = Take no political action
through_the_ages-do-pass-auction = Pass
through_the_ages-do-end = End the turn
through_the_ages-do-done = Done
through_the_ages-do-done-force = Send the force
through_the_ages-do-done-agreement = Take no more cards
through_the_ages-do-done-seizure = Take the rest in science
through_the_ages-do-done-raid = End the raid
through_the_ages-do-decline = Do not
through_the_ages-do-decline-defence = Give in
through_the_ages-do-accept = Accept the pact
through_the_ages-do-refuse = Refuse the pact
through_the_ages-do-take = Take { $card } (place { $place })
through_the_ages-do-take-empty = Take the card at place { $place }
through_the_ages-do-population = Increase the population
through_the_ages-do-build = Build { $card }
through_the_ages-do-build-unit = Train { $card }
through_the_ages-do-upgrade = Upgrade { $card } to { $onto }
through_the_ages-do-transform = Turn { $card } into { $onto }
through_the_ages-do-destroy = Destroy { $card }
through_the_ages-do-destroy-rival = Destroy { $card } of { $rival }
through_the_ages-do-disband = Disband { $card }
through_the_ages-do-leader = Follow { $card }
through_the_ages-do-tuck = Under { $card }
through_the_ages-do-develop = Develop { $card }
through_the_ages-do-revolution = Revolution: { $card }
through_the_ages-do-play = Play { $card }
through_the_ages-do-recruit = Recruit { $card } with new population
through_the_ages-do-tactic = Tactic: { $card }
through_the_ages-do-copy = Copy the tactic { $card }
through_the_ages-do-sail = Free population of the ocean liners
through_the_ages-do-inspire-culture = Churchill: culture
through_the_ages-do-inspire-arms = Churchill: science and resources for units
through_the_ages-do-convert = Use a military action as a civil one
through_the_ages-do-exchange = Use the trade routes
through_the_ages-do-prepare = Prepare { $card }
through_the_ages-do-attack = { $card } against { $rival }
through_the_ages-do-war = { $card } against { $rival }
through_the_ages-do-pact = Offer { $card } to { $rival }, as { $side }
through_the_ages-do-cancel = Cancel { $card } (card of { $owner })
through_the_ages-do-retire = Dismiss Alexander for a yellow token
through_the_ages-do-settle = Dismiss Columbus and colonize { $card }
through_the_ages-do-resign = Resign
through_the_ages-do-bonus = Play { $card }
through_the_ages-do-discard = Discard { $card }
through_the_ages-do-bid = Bid { $n }
through_the_ages-do-send = Send { $card }
through_the_ages-do-remove = Lose the worker on { $card }
through_the_ages-do-repay = Give up a token on { $card }
through_the_ages-do-ruin = { $card } falls into ruin
through_the_ages-do-abandon = Lose { $card }
through_the_ages-do-annex = Take { $card }
through_the_ages-do-infiltrate = Remove { $card }
through_the_ages-do-infiltrate-leader = Remove the leader
through_the_ages-do-infiltrate-wonder = Remove the unfinished wonder
through_the_ages-do-gain-food = Gain food: { $n }
through_the_ages-do-gain-resources = Gain resources: { $n }
through_the_ages-do-mix = Food { $food }, resources { $resources }
through_the_ages-do-mix-lose = Lose food { $food }, resources { $resources }
through_the_ages-do-mix-plunder = Take food { $food }, up to { $resources } resources
through_the_ages-do-seize = Take { $card }
through_the_ages-do-stage = { $n ->
    [one] Build { $n } stage of the wonder
   *[other] Build { $n } stages of the wonder
}
through_the_ages-priced = { $what }: { $price }
through_the_ages-and = { $first }, { $second }
through_the_ages-cost-civil_actions = { $n ->
    [one] { $n } civil action
   *[other] { $n } civil actions
}
through_the_ages-cost-military_actions = { $n ->
    [one] { $n } military action
   *[other] { $n } military actions
}
through_the_ages-cost-allowance = { $n ->
    [one] { $n } action of the agreement
   *[other] { $n } actions of the agreement
}
through_the_ages-cost-food = { $n ->
    [one] { $n } food
   *[other] { $n } food
}
through_the_ages-cost-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
through_the_ages-cost-science = { $n ->
    [one] { $n } science
   *[other] { $n } science
}
through_the_ages-cost-unit_resources = { $n ->
    [one] { $n } lent resource
   *[other] { $n } lent resources
}
through_the_ages-cost-unit_science = { $n ->
    [one] { $n } lent science
   *[other] { $n } lent science
}
through_the_ages-note-cheaper = { $card }: { $n } less
through_the_ages-note-dearer = { $card }: { $n } more

## What happened

through_the_ages-event-turn = { $you ->
    [player] Round { $n }: your turn
   *[other] Round { $n }: turn of { $player }
}
through_the_ages-event-age = { $card } begins
through_the_ages-event-takes = { who-player } took { $card }
through_the_ages-event-population = { who-player } increased the population
through_the_ages-event-builds = { who-player } built { $card }
through_the_ages-event-upgrades = { who-player } upgraded to { $card }
through_the_ages-event-destroys = { who-player } lost a building or unit: { $card }
through_the_ages-event-leader = { who-player } followed { $card }
through_the_ages-event-leader_leaves = { $you ->
    [player] { $card } no longer leads you
   *[other] { $card } no longer leads { $player }
}
through_the_ages-event-tucks = { who-player } put Homer under { $card }
through_the_ages-event-completes = { who-player } completed { $card }
through_the_ages-event-ruins = { $you ->
    [player] Your { $card } falls into ruin
   *[other] { $card } of { $player } falls into ruin
}
through_the_ages-event-wonder_lost = { who-player } lost the unfinished { $card }
through_the_ages-event-develops = { who-player } developed { $card }
through_the_ages-event-revolts = Revolution: { who-player } turned to { $card }
through_the_ages-event-plays = { who-player } played { $card }
through_the_ages-event-tactic = { who-player } used the tactic { $card }
through_the_ages-event-copies = { who-player } copied the tactic { $card }
through_the_ages-event-converts = { who-player } used a military action as a civil one
through_the_ages-event-exchanges = { who-player } used the trade routes
through_the_ages-event-arms = { $you ->
    [player] { $card } gives you science and resources for units this turn
   *[other] { $card } gives { $player } science and resources for units this turn
}
through_the_ages-event-scores = { who-player }, { $card }: culture { $n }
through_the_ages-event-prepares-known = { who-player } prepared { $card } and scored { $n } culture
through_the_ages-event-prepares = { who-player } prepared an event of level { $n } and scored as much culture
through_the_ages-event-event = { $you ->
    [player] Event of your turn: { $card }
   *[other] Event of { $player }’s turn: { $card }
}
through_the_ages-event-concerned = { $you ->
    [player] { $card } concerns you
   *[other] { $card } concerns { $player }
}
through_the_ages-event-final_event = End of the game: { $card }
through_the_ages-event-looks_at_event = { who-player } saw the next event: { $card }
through_the_ages-event-draws_card = { who-player } drew { $card }
through_the_ages-event-discards-known = { who-player } discarded { $card }
through_the_ages-event-discards = { who-player } discarded a military card
through_the_ages-event-bids = { $card }: { who-player } bid { $n }
through_the_ages-event-passes_auction = { $card }: { who-player } passed
through_the_ages-event-unclaimed = Nobody claims { $card }
through_the_ages-event-colonizes = { who-player } colonized { $card }
through_the_ages-event-loses_colony = { who-player } lost the colony { $card }
through_the_ages-event-attacks = { who-player } attacked { whom-rival }: { $card }
through_the_ages-event-repels = { who-player } repelled { whose-rival } attack: { $card }
through_the_ages-event-gives_in = { who-player } could not stop { whom-rival }: { $card }
through_the_ages-event-takes_science = { who-player } took { $n } science from { whom-rival }
through_the_ages-event-takes_culture = { who-player } took { $n } culture from { whom-rival }
through_the_ages-event-plunders = { who-player } took { $n } food and resources from { whom-rival }
through_the_ages-event-annexes = { who-player } took { $card } from { whom-rival }
through_the_ages-event-declares_war = { who-player } declared war on { whom-rival }: { $card }
through_the_ages-event-war_undecided = { $card }: { who-player } and { whom-rival } are equally strong
through_the_ages-event-wins_war = { $card }: { who-player } defeated { whom-rival } by { $n }
through_the_ages-event-seizes = { who-player } took { $card } from { whom-rival }
through_the_ages-event-offers_pact = { who-player } offered { whom-rival } a pact: { $card }
through_the_ages-event-accepts_pact = { who-player } accepted { whose-rival } pact: { $card }
through_the_ages-event-refuses_pact = { who-player } refused { whose-rival } pact: { $card }
through_the_ages-event-pact_ends = { $you ->
    [player] Your pact with { $rival } ends: { $card }
    [rival] Your pact with { $player } ends: { $card }
   *[other] The pact of { $player } and { $rival } ends: { $card }
}
through_the_ages-event-resigns = { who-player } resigned
through_the_ages-event-uprising = { $you ->
    [player] Uprising: you do not produce
   *[other] Uprising: { $player } does not produce
}
through_the_ages-event-produces = { $n ->
    [0] { who-player } produced
   *[other] { who-player } produced, culture { $n }
}
through_the_ages-event-game_over = The game is over
through_the_ages-event-draws = { $n ->
    [one] { who-player } drew { $n } military card
   *[other] { who-player } drew { $n } military cards
}
through_the_ages-event-stage = { $n ->
    [one] { who-player } built { $n } stage of { $card }
   *[other] { who-player } built { $n } stages of { $card }
}

## Why not

through_the_ages-no-first-round = In the first round you can only take cards from the row.
through_the_ages-no-not-now = This cannot be done now. To be decided: { $decision }.
through_the_ages-no-bid-low = The bid must be higher than { $n }.
through_the_ages-no-bid-high = You could send a force of strength { $n } at most.
through_the_ages-no-needs-card = Only { $card } makes this possible.
through_the_ages-no-exchange = You need the Trade Routes Agreement and something to exchange.
through_the_ages-no-civil = This costs { $need } civil actions; you have { $have }.
through_the_ages-no-military = This costs { $need } military actions; you have { $have }.
through_the_ages-no-no-building = You have no worker on { $card }.
through_the_ages-no-once = This can be done once in a turn, and you have done it or there is nothing to do it with.
through_the_ages-no-empty-place = There is no card at place { $place }.
through_the_ages-no-unfinished-wonder = You still have an unfinished wonder: { $card }.
through_the_ages-no-hand-full = Your hand is full: you may hold { $n } civil cards.
through_the_ages-no-leader-of-age = You have already taken a leader of this age.
through_the_ages-no-has-technology = You already have { $card }, in play or in hand.
through_the_ages-no-no-yellow = Your yellow bank is empty.
through_the_ages-no-food = This costs { $need } food; you have { $have }.
through_the_ages-no-not-in-play = You have not developed { $card }.
through_the_ages-no-resources = This costs { $need } resources; you have { $have }.
through_the_ages-no-no-worker = You have no unused worker.
through_the_ages-no-urban-limit = Your government allows { $n } urban buildings of a type.
through_the_ages-no-no-wonder = You have no unfinished wonder.
through_the_ages-no-stages-left = The wonder has { $n } stages left.
through_the_ages-no-stages-at-once = You can build { $n } stages at once.
through_the_ages-no-not-in-hand = You do not hold { $card }.
through_the_ages-no-all-military = A revolution takes all your military actions, and some are spent.
through_the_ages-no-all-civil = A revolution takes all your civil actions, and some are spent.
through_the_ages-no-partner-science = Your partner in Scientific Cooperation cannot pay the science.
through_the_ages-no-science = This costs { $need } science; you have { $have }.
through_the_ages-no-fresh = { $card } was taken in this turn and can be played from your next turn on.
through_the_ages-no-no-use = What { $card } orders cannot be done now.
through_the_ages-no-tactic-done = You have already played or copied a tactic in this turn.
through_the_ages-no-not-common = { $card } is not among the common tactics.
through_the_ages-no-same-tactic = { $card } is already your tactic.
through_the_ages-no-resign-last-age = Nobody can resign in age IV.
through_the_ages-no-resign-option = This table plays without resigning.
through_the_ages-no-no-pact = You are not a party to such a pact.
through_the_ages-no-no-such-rival = There is no such player in the game.
through_the_ages-no-self = You cannot choose yourself.
through_the_ages-no-no-attacks = { $card } attacks nobody.
through_the_ages-no-pact-forbids = A pact forbids attacks between you and { $rival }.
through_the_ages-no-safe-from-war = A pact forbids declaring war on { $rival }.
through_the_ages-no-last-round = No war can be declared in the last round.
through_the_ages-no-no-target = { $rival } has nothing that this card could take.
through_the_ages-no-too-strong = { $rival } is not weaker than you.

## Fields of the view

through_the_ages-field-age = Age
through_the_ages-field-round = Round
through_the_ages-field-last_round = Last round
through_the_ages-field-turn = On turn
through_the_ages-field-decision = To be decided
through_the_ages-field-row = Card row
through_the_ages-field-place = Place
through_the_ages-field-card = Card
through_the_ages-field-civil_actions = Civil actions
through_the_ages-field-civil_deck = Civil deck
through_the_ages-field-military_deck = Military deck
through_the_ages-field-military_discards = Military discards
through_the_ages-field-current_events = Current events (ages)
through_the_ages-field-future_events = Future events (ages)
through_the_ages-field-past_events = Past events
through_the_ages-field-final_events = Counted at the end
through_the_ages-field-common_tactics = Common tactics
through_the_ages-field-pacts = Pacts
through_the_ages-field-owner = Owner
through_the_ages-field-partner = Partner
through_the_ages-field-side = Side
through_the_ages-field-civilizations = Civilizations
through_the_ages-field-hand = Military hand
through_the_ages-field-prepared = Your prepared events
through_the_ages-field-next_event = Next event
through_the_ages-field-kind = Kind
through_the_ages-field-seat = Seat
through_the_ages-field-by = Decided by
through_the_ages-field-number = Number
through_the_ages-field-force = Force
through_the_ages-field-resigned = Resigned
through_the_ages-field-culture_points = Culture points
through_the_ages-field-science_points = Science points
through_the_ages-field-culture = Culture
through_the_ages-field-science = Science
through_the_ages-field-strength = Strength
through_the_ages-field-happiness = Happiness
through_the_ages-field-happiness_required = Happiness required
through_the_ages-field-discontent = Discontent workers
through_the_ages-field-military_actions = Military actions
through_the_ages-field-available = Available
through_the_ages-field-lent = Lent for the turn
through_the_ages-field-total = Total
through_the_ages-field-economy = Economy
through_the_ages-field-food = Food
through_the_ages-field-resources = Resources
through_the_ages-field-food_production = Food production
through_the_ages-field-resource_production = Resource production
through_the_ages-field-consumption = Consumption
through_the_ages-field-corruption = Corruption
through_the_ages-field-population_cost = Food for population
through_the_ages-field-yellow_bank = Yellow bank
through_the_ages-field-blue_bank = Blue bank
through_the_ages-field-unused_workers = Unused workers
through_the_ages-field-unit_resources = Resources for units
through_the_ages-field-unit_science = Science for unit technologies
through_the_ages-field-lent_food = Food lent
through_the_ages-field-lent_resources = Resources lent
through_the_ages-field-government = Government
through_the_ages-field-leader = Leader
through_the_ages-field-technologies = Technologies
through_the_ages-field-workers = Workers
through_the_ages-field-tokens = Blue tokens
through_the_ages-field-specials = Special technologies
through_the_ages-field-wonder = Unfinished wonder
through_the_ages-field-stages = Stages
through_the_ages-field-built = Built
through_the_ages-field-wonders = Wonders
through_the_ages-field-ruins = Ruins
through_the_ages-field-tucked_under = Homer lies under
through_the_ages-field-colonies = Colonies
through_the_ages-field-tactic = Tactic
through_the_ages-field-tactic_is_common = Tactic is common
through_the_ages-field-wars = Wars declared
through_the_ages-field-rival = Rival
through_the_ages-field-civil_hand = Civil hand
through_the_ages-field-civil_hand_limit = Civil hand limit
through_the_ages-field-new_cards = Taken this turn
through_the_ages-field-military_hand_ages = Military cards (ages)
through_the_ages-field-military_hand_limit = Military hand limit
through_the_ages-field-shown = Known military cards
through_the_ages-field-skips_politics = Gave up the next political action
through_the_ages-field-tactic_strength = Strength of armies
through_the_ages-field-forecast = End of the turn
through_the_ages-field-uprising = Uprising
through_the_ages-field-hunger = Culture lost to hunger
through_the_ages-field-corrupted = Lost to corruption
through_the_ages-field-food_produced = Food produced
through_the_ages-field-eaten = Food eaten
through_the_ages-field-resources_produced = Resources produced
through_the_ages-field-draws = Military cards drawn
through_the_ages-field-discards = Military cards discarded
through_the_ages-field-row_discards = Cards that leave the row
through_the_ages-field-impacts = Worth of known impacts
through_the_ages-field-points = Points
through_the_ages-field-board = Player board
through_the_ages-field-sent = Units sent
through_the_ages-field-greatest_force = Greatest force

## Why a move: for hints

through_the_ages-gain-culture = { $n } culture
through_the_ages-gain-science = { $n } science
through_the_ages-gain-food = { $n } food
through_the_ages-gain-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
through_the_ages-gain-cards = { $n ->
    [one] { $n } military card
   *[other] { $n } military cards
}
through_the_ages-reason-end = the end of the turn brings { $what }
through_the_ages-reason-uprising = too many are discontent: there is an uprising and nothing is produced
through_the_ages-reason-hunger = food is missing: { $n } culture is lost
through_the_ages-reason-corruption = corruption takes { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
through_the_ages-reason-unused = { $n ->
    [one] { $n } civil action stays unused
   *[other] { $n } civil actions stay unused
}
through_the_ages-reason-stages = { $card }: { $n } of { $all } stages will stand; what it gives when finished: { $what }
through_the_ages-reason-strength = strength in this attack: you { $own }, { $rival } { $theirs }
through_the_ages-reason-prize = if it succeeds: { $what }
through_the_ages-reason-war-risk = decided only before your next turn: { $rival } can arm until then, and the loser pays
through_the_ages-reason-defenders = { $rival } may defend with { $n ->
    [one] { $n } military card in hand
   *[other] { $n } military cards in hand
}
through_the_ages-reason-pact = the pact gives you: { $what }
through_the_ages-reason-pact-rival = the pact gives { $rival }: { $what }
through_the_ages-reason-refused = { $rival } does not get: { $what }
through_the_ages-reason-kept = stays with you for later: { $what }
through_the_ages-reason-no-force = keeps your units and cards: the cheapest bid is a force of strength { $n }
through_the_ages-reason-colony = what the colony brings: { $what }
through_the_ages-reason-force = takes the force to strength { $n }; { $wanted } was bid
through_the_ages-reason-cards-kept = your military cards stay in hand
through_the_ages-reason-given-in = the attack succeeds: { $what }
through_the_ages-reason-defended = { $n ->
    [0] the attack fails
   *[other] { $n } strength is then still short
}; it would be: { $what }
