## The game on one page

through_the_ages-summary-aim = Lead a civilization through the ages. Whoever has the most culture at the end wins.
through_the_ages-summary-step-row = The card row moves to the left; what falls off is gone.
through_the_ages-summary-step-politics = Politics, once: prepare an event, attack, declare war, offer a pact, or pass.
through_the_ages-summary-step-civil = Civil actions: take cards, develop technologies, build, increase the population, build a wonder, put a leader into play.
through_the_ages-summary-step-military = Military actions: build units, play tactics; unused ones become military cards.
through_the_ages-summary-step-production = End of the turn: culture and science come in, food is eaten, corruption takes resources.
through_the_ages-summary-points-culture = Culture: each turn from temples, theatres, libraries, wonders and leaders.
through_the_ages-summary-points-events = Events, wars and aggressions move it; events of age III count at the end.
through_the_ages-summary-points-strength = Strength decides colonies and who is attacked.

## Signs

through_the_ages-term-civil_actions = Civil action
    .about = nearly everything in your turn costs one
through_the_ages-term-military_actions = Military action
    .about = units, tactics, attacks
through_the_ages-term-culture = Culture
    .about = wins the game; what comes in each turn stands beside it
through_the_ages-term-point = Culture point
    .about = the most of them win at the end
through_the_ages-term-science = Science
    .about = pays for technologies
through_the_ages-term-strength = Strength
    .about = attack and defence
through_the_ages-term-happiness = Happy faces
    .about = keep workers content
    .words = happy face, happiness
through_the_ages-term-discontent = Discontent workers
    .about = more of them than idle workers: an uprising
    .words = discontent worker
through_the_ages-term-food = Food
    .about = for new workers, and eaten each turn
through_the_ages-term-ore = Resources
    .about = pay for buildings, units and wonders
    .words = resource
through_the_ages-term-population = Worker
    .about = works on a card or waits
through_the_ages-term-yellow_token = Yellow bank
    .about = future workers; the emptier, the dearer
    .words = yellow bank, yellow token
through_the_ages-term-blue_token = Blue bank
    .about = tokens for food and resources; empty means corruption
    .words = blue bank, blue token
through_the_ages-term-corruption = Corruption
    .about = resources lost each turn
through_the_ages-term-consumption = Consumption
    .about = food eaten each turn
through_the_ages-term-wonder = Wonder
    .about = built stage by stage
    .words = wonder
through_the_ages-term-leader = Leader
    .about = one at a time, one of each age
through_the_ages-term-government = Government
    .about = gives actions
through_the_ages-term-technology = Technology
    .about = costs science
through_the_ages-term-event = Event
    .about = prepared by one, happens to all
through_the_ages-term-territory = Territory
    .about = won by auction with units

## Terms without a sign of their own

through_the_ages-term-card_row = Card row
    .about = thirteen open cards; the further right, the dearer
    .words = card row
through_the_ages-term-tactic = Tactic
    .about = makes armies of units, which count more
through_the_ages-term-aggression = Aggression
    .about = an attack at once: the weaker side loses something
through_the_ages-term-war = War
    .about = is resolved a round later: both have time to arm
    .words = war
through_the_ages-term-pact = Pact
    .about = binds two players until one of them ends it
    .words = pact
through_the_ages-term-colony = Colony
    .about = won at auction with units that are sent away
through_the_ages-term-uprising = Uprising
    .about = too many are discontent: nothing is produced
through_the_ages-term-age = Age
    .about = A, I, II, III: newer cards come, older ones go
