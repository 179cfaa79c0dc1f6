# Compiled by mypyc where a C compiler is present.
"""Every decision: what can be answered."""

from __future__ import annotations

from ecumene.games.through_the_ages.action_cards import (
    add_breakthroughs,
    add_performances,
    can_grow,
    can_play,
)
from ecumene.games.through_the_ages.card_row import may_take, price
from ecumene.games.through_the_ages.codes import (
    A_ABANDON,
    A_ACCEPT,
    A_CONVERT,
    A_COPY,
    A_DECLINE,
    A_DISCARD,
    A_DONE,
    A_END,
    A_EXCHANGE,
    A_GAIN_FOOD,
    A_GAIN_RESOURCES,
    A_INFILTRATE_LEADER,
    A_INFILTRATE_WONDER,
    A_INSPIRE_ARMS,
    A_INSPIRE_CULTURE,
    A_LEADER,
    A_MIX,
    A_PLAY,
    A_POPULATION,
    A_RECRUIT,
    A_REFUSE,
    A_REMOVE,
    A_REPAY,
    A_SAIL,
    A_TACTIC,
    A_TAKE,
    A_TUCK,
)
from ecumene.games.through_the_ages.colonization import (
    add_bids,
    add_force_choices,
)
from ecumene.games.through_the_ages.components import COPY_TACTIC_COST
from ecumene.games.through_the_ages.conflict import (
    add_annexations,
    add_defences,
    add_plunder,
    add_raids,
    add_seizures,
)
from ecumene.games.through_the_ages.construction import (
    add_builds,
    add_destructions,
    add_stages,
    add_transformations,
    add_upgrades,
    budget,
    building_cost,
)
from ecumene.games.through_the_ages.economy import (
    food,
    resources,
)
from ecumene.games.through_the_ages.events import (
    add_agreement,
    add_development,
    add_free_building,
    add_own_buildings,
    add_ruinable,
    add_urban_buildings,
)
from ecumene.games.through_the_ages.politics import add_political_actions
from ecumene.games.through_the_ages.state import (
    ACTIONS,
    AGREEMENT,
    ANNEXATION,
    AUCTION,
    BREAKTHROUGH,
    CHOOSE_GAIN,
    COLONY_LOSS,
    DEFENCE,
    DESTROY_OWN,
    DESTROY_RIVAL,
    DEVELOPMENT,
    DISCARDS,
    FORCE,
    FREE_BUILDING,
    GAIN_SPLIT,
    INFILTRATION,
    LOSE_SPLIT,
    LOSE_WORKER,
    PACT_OFFER,
    PERFORM,
    PLUNDER,
    POLITICS,
    RAID_CHOICE,
    RETURN_TOKEN,
    RUIN_CHOICE,
    SEIZURE,
    TUCK_LEADER,
    Ask,
    Civilization,
    Table,
)
from ecumene.games.through_the_ages.tables import (
    FAMILY,
    FIRST_UNIT,
    NONE,
    STORE_CARDS,
    WORKER_CARDS,
)
from ecumene.games.through_the_ages.technologies import add_developments, add_revolutions
from ecumene.games.through_the_ages.traits import (
    ACTION,
    FOOD_AS_RESOURCE,
    FREE_POPULATION,
    INSPIRE_CULTURE,
    LEADER,
    MILITARY_AS_CIVIL,
    RECRUIT_DISCOUNT,
    RESOURCE_AS_FOOD,
    TACTIC,
    TRANSFORMATIONS,
)


def find_choices(table: Table, ask: Ask) -> list[int]:
    """All legal answers to a decision, in a stable order."""
    choices: list[int] = []
    civilization = table.civilizations[ask.seat]
    code = ask.code
    if code == ACTIONS:
        _add_actions(choices, table, civilization)
    elif code == POLITICS:
        add_political_actions(choices, table, civilization)
    elif code == PERFORM:
        add_performances(choices, civilization, ask.card)
    elif code == BREAKTHROUGH:
        add_breakthroughs(choices, table, civilization)
    elif code == AUCTION:
        add_bids(choices, table, ask)
    elif code == FORCE:
        add_force_choices(choices, table, ask)
    elif code == DEFENCE:
        add_defences(choices, table, ask)
    elif code == DEVELOPMENT:
        add_development(choices, table, civilization, ask.number)
        if ask.seat == table.turn and can_exchange(civilization):
            choices.append(A_EXCHANGE)
    elif code <= RETURN_TOKEN:
        _add_goods_choices(choices, table, ask)
    else:
        _add_event_choices(choices, table, ask)
    return choices


def _add_goods_choices(choices: list[int], table: Table, ask: Ask) -> None:
    """Choices about food, resources, tokens, workers and cards in hand."""
    civilization = table.civilizations[ask.seat]
    code = ask.code
    if code == CHOOSE_GAIN:
        choices.append(A_GAIN_FOOD)
        choices.append(A_GAIN_RESOURCES)
    elif code == GAIN_SPLIT:
        choices.extend(A_MIX[: ask.number + 1])
    elif code == LOSE_SPLIT:
        least = max(0, ask.number - resources(civilization))
        choices.extend(A_MIX[least : min(ask.number, food(civilization)) + 1])
    elif code == PLUNDER:
        add_plunder(choices, table, ask)
    elif code == TUCK_LEADER:
        choices.append(A_DECLINE)
        choices.extend([A_TUCK[wonder] for wonder in sorted(civilization.wonders)])
    elif code == DISCARDS:
        if ask.number >= len(civilization.military_hand):
            # All must go: nothing is left to choose.
            choices.extend([A_DISCARD[card] for card in civilization.military_hand[:1]])
            return
        last = NONE
        for card in civilization.military_hand:
            if card != last:
                choices.append(A_DISCARD[card])
            last = card
    elif code == LOSE_WORKER:
        choices.extend([A_REMOVE[card] for card in range(WORKER_CARDS) if civilization.workers[card]])
    elif code == RETURN_TOKEN:
        choices.extend([A_REPAY[card] for card in range(STORE_CARDS) if civilization.blue[card]])


def _add_event_choices(choices: list[int], table: Table, ask: Ask) -> None:
    """Choices that events, aggressions, wars and pacts ask for."""
    civilization = table.civilizations[ask.seat]
    code = ask.code
    if code == FREE_BUILDING:
        add_free_building(choices, civilization, ask.card)
    elif code == DESTROY_OWN:
        add_own_buildings(choices, civilization, 0)
    elif code == DESTROY_RIVAL:
        add_urban_buildings(choices, table.civilizations[ask.other])
    elif code == RUIN_CHOICE:
        add_ruinable(choices, civilization)
    elif code == COLONY_LOSS:
        choices.extend([A_ABANDON[colony] for colony in sorted(civilization.colonies)])
    elif code == AGREEMENT:
        choices.append(A_DONE)
        add_agreement(choices, table, ask)
    elif code == RAID_CHOICE:
        add_raids(choices, table, ask)
    elif code == ANNEXATION:
        add_annexations(choices, table, ask)
    elif code == INFILTRATION:
        if table.civilizations[ask.other].leader != NONE:
            choices.append(A_INFILTRATE_LEADER)
        if table.civilizations[ask.other].wonder != NONE:
            choices.append(A_INFILTRATE_WONDER)
    elif code == SEIZURE:
        add_seizures(choices, table, ask)
    elif code == PACT_OFFER:
        choices.append(A_ACCEPT)
        choices.append(A_REFUSE)


# The action phase


def _add_actions(choices: list[int], table: Table, civilization: Civilization) -> None:
    """Everything that can be done in the action phase."""
    civil = civilization.civil_left + civilization.extra_civil
    choices.append(A_END)
    row = table.row
    for place in range(len(row)):
        card = row[place]
        if card != NONE and price(civilization, place, card) <= civil and may_take(civilization, card):
            choices.append(A_TAKE[place])
    if table.round == 1:
        return
    money = budget(civilization)
    if civil:
        _add_civil_actions(choices, civilization, money)
        add_developments(choices, table, civilization, 0)
    add_revolutions(choices, table, civilization, 0)
    _add_action_cards(choices, table, civilization)
    if civilization.military_left + civilization.extra_military:
        _add_military_actions(choices, table, civilization, money)
    _add_free_actions(choices, civilization)


def _add_civil_actions(choices: list[int], civilization: Civilization, money: int) -> None:
    if can_grow(civilization, 0):
        choices.append(A_POPULATION)
    add_builds(choices, civilization, 0, FIRST_UNIT, money, 0)
    add_upgrades(choices, civilization, 0, FIRST_UNIT, money, 0)
    if civilization.traits[TRANSFORMATIONS] and not civilization.transformed:
        add_transformations(choices, civilization, money)
    add_destructions(choices, civilization, False)
    for card in civilization.civil_hand:
        if FAMILY[card] == LEADER:
            choices.append(A_LEADER[card])
    if civilization.wonder != NONE:
        add_stages(choices, civilization, money)


def _add_action_cards(choices: list[int], table: Table, civilization: Civilization) -> None:
    """Action cards, but not those taken in this phase."""
    last = NONE
    for card in civilization.civil_hand:
        if FAMILY[card] == ACTION and card != last:
            last = card
            fresh = civilization.fresh.count(card)
            if fresh and civilization.civil_hand.count(card) <= fresh:
                continue
            if can_play(table, civilization, card):
                choices.append(A_PLAY[card])


def _add_military_actions(choices: list[int], table: Table, civilization: Civilization, money: int) -> None:
    unit_money = money + civilization.unit_resources
    add_builds(choices, civilization, FIRST_UNIT, WORKER_CARDS, unit_money, 0)
    add_upgrades(choices, civilization, FIRST_UNIT, WORKER_CARDS, unit_money, 0)
    add_destructions(choices, civilization, True)
    discount = civilization.traits[RECRUIT_DISCOUNT]
    if discount and can_grow(civilization, discount):
        for card in range(FIRST_UNIT, WORKER_CARDS):
            if civilization.owned[card] and building_cost(civilization, card) - discount <= unit_money:
                choices.append(A_RECRUIT[card])
    if not civilization.tactic_done:
        last = NONE
        for card in civilization.military_hand:
            if FAMILY[card] == TACTIC and card != last:
                last = card
                choices.append(A_TACTIC[card])
        if civilization.military_left + civilization.extra_military >= COPY_TACTIC_COST:
            choices.extend([A_COPY[card] for card in table.tactics if card != civilization.tactic])


def _add_free_actions(choices: list[int], civilization: Civilization) -> None:
    """What costs no action."""
    traits = civilization.traits
    if traits[FREE_POPULATION] and not civilization.sailed and civilization.yellow_bank:
        choices.append(A_SAIL)
    if traits[INSPIRE_CULTURE] and not civilization.inspired:
        choices.append(A_INSPIRE_CULTURE)
        choices.append(A_INSPIRE_ARMS)
    military = civilization.military_left + civilization.extra_military
    if traits[MILITARY_AS_CIVIL] and military and not civilization.converted:
        choices.append(A_CONVERT)
    if can_exchange(civilization):
        choices.append(A_EXCHANGE)


def can_exchange(civilization: Civilization) -> bool:
    """Trade Routes: one food used as a resource, or one resource as food, once a turn."""
    if civilization.exchanged:
        return False
    if civilization.traits[FOOD_AS_RESOURCE]:
        return food(civilization) > 0
    return civilization.traits[RESOURCE_AS_FOOD] > 0 and resources(civilization) > 0
