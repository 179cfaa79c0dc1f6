# Compiled by mypyc where a C compiler is present.
"""Every decision: what can be answered."""

from __future__ import annotations

from ecumene.games.through_the_ages import codes
from ecumene.games.through_the_ages import state as asks
from ecumene.games.through_the_ages.action_cards import (
    add_breakthroughs,
    add_performances,
    can_grow,
    can_play,
)
from ecumene.games.through_the_ages.card_row import may_take, price
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
from ecumene.games.through_the_ages.numbers import (
    FAMILY,
    FIRST_UNIT,
    NONE,
    STORE_CARDS,
    WORKER_CARDS,
)
from ecumene.games.through_the_ages.politics import add_political_actions
from ecumene.games.through_the_ages.state import Ask, Civilization, Position
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


def find_choices(state: Position, ask: Ask) -> list[int]:
    """All legal answers to a decision, in a stable order."""
    choices: list[int] = []
    civilization = state.civilizations[ask.seat]
    code = ask.code
    if code == asks.ACTIONS:
        _add_actions(choices, state, civilization)
    elif code == asks.POLITICS:
        add_political_actions(choices, state, civilization)
    elif code == asks.PERFORM:
        add_performances(choices, civilization, ask.card)
    elif code == asks.BREAKTHROUGH:
        add_breakthroughs(choices, state, civilization)
    elif code == asks.AUCTION:
        add_bids(choices, state, ask)
    elif code == asks.FORCE:
        add_force_choices(choices, state, ask)
    elif code == asks.DEFENCE:
        add_defences(choices, state, ask)
    elif code == asks.DEVELOPMENT:
        add_development(choices, state, civilization, ask.number)
        if ask.seat == state.turn and can_exchange(civilization):
            choices.append(codes.A_EXCHANGE)
    elif code <= asks.RETURN_TOKEN:
        _add_goods_choices(choices, state, ask)
    else:
        _add_event_choices(choices, state, ask)
    return choices


def _add_goods_choices(choices: list[int], state: Position, ask: Ask) -> None:
    """Choices about food, resources, tokens, workers and cards in hand."""
    civilization = state.civilizations[ask.seat]
    code = ask.code
    if code == asks.CHOOSE_GAIN:
        choices.append(codes.A_GAIN_FOOD)
        choices.append(codes.A_GAIN_RESOURCES)
    elif code == asks.GAIN_SPLIT:
        choices.extend(codes.A_MIX[: ask.number + 1])
    elif code == asks.LOSE_SPLIT:
        least = max(0, ask.number - resources(civilization))
        choices.extend(codes.A_MIX[least : min(ask.number, food(civilization)) + 1])
    elif code == asks.PLUNDER:
        add_plunder(choices, state, ask)
    elif code == asks.TUCK_LEADER:
        choices.append(codes.A_DECLINE)
        choices.extend([codes.A_TUCK[wonder] for wonder in sorted(civilization.wonders)])
    elif code == asks.DISCARDS:
        if ask.number >= len(civilization.military_hand):
            # All must go: nothing is left to choose.
            choices.extend([codes.A_DISCARD[card] for card in civilization.military_hand[:1]])
            return
        last = NONE
        for card in civilization.military_hand:
            if card != last:
                choices.append(codes.A_DISCARD[card])
            last = card
    elif code == asks.LOSE_WORKER:
        choices.extend([codes.A_REMOVE[card] for card in range(WORKER_CARDS) if civilization.workers[card]])
    elif code == asks.RETURN_TOKEN:
        choices.extend([codes.A_REPAY[card] for card in range(STORE_CARDS) if civilization.blue[card]])


def _add_event_choices(choices: list[int], state: Position, ask: Ask) -> None:
    """Choices that events, aggressions, wars and pacts ask for."""
    civilization = state.civilizations[ask.seat]
    code = ask.code
    if code == asks.FREE_BUILDING:
        add_free_building(choices, civilization, ask.card)
    elif code == asks.DESTROY_OWN:
        add_own_buildings(choices, civilization, 0)
    elif code == asks.DESTROY_RIVAL:
        add_urban_buildings(choices, state.civilizations[ask.other])
    elif code == asks.RUIN_CHOICE:
        add_ruinable(choices, civilization)
    elif code == asks.COLONY_LOSS:
        choices.extend([codes.A_ABANDON[colony] for colony in sorted(civilization.colonies)])
    elif code == asks.AGREEMENT:
        choices.append(codes.A_DONE)
        add_agreement(choices, state, ask)
    elif code == asks.RAID_CHOICE:
        add_raids(choices, state, ask)
    elif code == asks.ANNEXATION:
        add_annexations(choices, state, ask)
    elif code == asks.INFILTRATION:
        if state.civilizations[ask.other].leader != NONE:
            choices.append(codes.A_INFILTRATE_LEADER)
        if state.civilizations[ask.other].wonder != NONE:
            choices.append(codes.A_INFILTRATE_WONDER)
    elif code == asks.SEIZURE:
        add_seizures(choices, state, ask)
    elif code == asks.PACT_OFFER:
        choices.append(codes.A_ACCEPT)
        choices.append(codes.A_REFUSE)


# The action phase


def _add_actions(choices: list[int], state: Position, civilization: Civilization) -> None:
    """Everything that can be done in the action phase."""
    civil = civilization.civil_left + civilization.extra_civil
    choices.append(codes.A_END)
    row = state.row
    for place in range(len(row)):
        card = row[place]
        if card != NONE and price(civilization, place, card) <= civil and may_take(civilization, card):
            choices.append(codes.A_TAKE[place])
    if state.round == 1:
        return
    money = budget(civilization)
    if civil:
        _add_civil_actions(choices, civilization, money)
        add_developments(choices, state, civilization, 0)
    add_revolutions(choices, state, civilization, 0)
    _add_action_cards(choices, state, civilization)
    if civilization.military_left + civilization.extra_military:
        _add_military_actions(choices, state, civilization, money)
    _add_free_actions(choices, civilization)


def _add_civil_actions(choices: list[int], civilization: Civilization, money: int) -> None:
    if can_grow(civilization, 0):
        choices.append(codes.A_POPULATION)
    add_builds(choices, civilization, 0, FIRST_UNIT, money, 0)
    add_upgrades(choices, civilization, 0, FIRST_UNIT, money, 0)
    if civilization.traits[TRANSFORMATIONS] and not civilization.transformed:
        add_transformations(choices, civilization, money)
    add_destructions(choices, civilization, False)
    for card in civilization.civil_hand:
        if FAMILY[card] == LEADER:
            choices.append(codes.A_LEADER[card])
    if civilization.wonder != NONE:
        add_stages(choices, civilization, money)


def _add_action_cards(choices: list[int], state: Position, civilization: Civilization) -> None:
    """Action cards, but not those taken in this phase."""
    last = NONE
    for card in civilization.civil_hand:
        if FAMILY[card] == ACTION and card != last:
            last = card
            fresh = civilization.fresh.count(card)
            if fresh and civilization.civil_hand.count(card) <= fresh:
                continue
            if can_play(state, civilization, card):
                choices.append(codes.A_PLAY[card])


def _add_military_actions(choices: list[int], state: Position, civilization: Civilization, money: int) -> None:
    unit_money = money + civilization.unit_resources
    add_builds(choices, civilization, FIRST_UNIT, WORKER_CARDS, unit_money, 0)
    add_upgrades(choices, civilization, FIRST_UNIT, WORKER_CARDS, unit_money, 0)
    add_destructions(choices, civilization, True)
    discount = civilization.traits[RECRUIT_DISCOUNT]
    if discount and can_grow(civilization, discount):
        for card in range(FIRST_UNIT, WORKER_CARDS):
            if civilization.owned[card] and building_cost(civilization, card) - discount <= unit_money:
                choices.append(codes.A_RECRUIT[card])
    if not civilization.tactic_done:
        last = NONE
        for card in civilization.military_hand:
            if FAMILY[card] == TACTIC and card != last:
                last = card
                choices.append(codes.A_TACTIC[card])
        if civilization.military_left + civilization.extra_military >= COPY_TACTIC_COST:
            choices.extend([codes.A_COPY[card] for card in state.tactics if card != civilization.tactic])


def _add_free_actions(choices: list[int], civilization: Civilization) -> None:
    """What costs no action."""
    traits = civilization.traits
    if traits[FREE_POPULATION] and not civilization.sailed and civilization.yellow_bank:
        choices.append(codes.A_SAIL)
    if traits[INSPIRE_CULTURE] and not civilization.inspired:
        choices.append(codes.A_INSPIRE_CULTURE)
        choices.append(codes.A_INSPIRE_ARMS)
    military = civilization.military_left + civilization.extra_military
    if traits[MILITARY_AS_CIVIL] and military and not civilization.converted:
        choices.append(codes.A_CONVERT)
    if can_exchange(civilization):
        choices.append(codes.A_EXCHANGE)


def can_exchange(civilization: Civilization) -> bool:
    """Trade Routes: one food used as a resource, or one resource as food, once a turn."""
    if civilization.exchanged:
        return False
    if civilization.traits[FOOD_AS_RESOURCE]:
        return food(civilization) > 0
    return civilization.traits[RESOURCE_AS_FOOD] > 0 and resources(civilization) > 0
