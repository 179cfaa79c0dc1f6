# Compiled by mypyc where a C compiler is present.
"""The action phase: everything that can be done in it."""

from __future__ import annotations

from typing import Any, ClassVar

from ecumene.games.through_the_ages import codes
from ecumene.games.through_the_ages.action_cards import (
    can_grow,
    can_play,
    food_for_population,
    increase_population,
    play_action_card,
)
from ecumene.games.through_the_ages.card_row import may_take, price, take
from ecumene.games.through_the_ages.codes import A_INSPIRE_ARMS, A_INSPIRE_CULTURE, FIRST, SECOND, VERB
from ecumene.games.through_the_ages.components import COPY_TACTIC_COST
from ecumene.games.through_the_ages.construction import (
    add_builds,
    add_destructions,
    add_stages,
    add_transformations,
    add_upgrades,
    budget,
    build,
    build_stages,
    building_cost,
    destroy,
    pay_for,
    place_worker,
    upgrade,
)
from ecumene.games.through_the_ages.economy import spend_food
from ecumene.games.through_the_ages.leaders import (
    inspire_arms,
    inspire_culture,
    play_leader,
    sail,
    spend_civil,
    spend_military,
)
from ecumene.games.through_the_ages.military_cards import reveal
from ecumene.games.through_the_ages.numbers import COST, FAMILY, FIRST_UNIT, IDS, IS_UNIT, NONE, WORKER_CARDS
from ecumene.games.through_the_ages.pacts import can_exchange, exchange
from ecumene.games.through_the_ages.state import Choice, Civilization, Position
from ecumene.games.through_the_ages.statistics import refresh
from ecumene.games.through_the_ages.technologies import add_developments, add_revolutions, develop, revolt
from ecumene.games.through_the_ages.traits import (
    ACTION,
    FREE_POPULATION,
    INSPIRE_CULTURE,
    LEADER,
    MILITARY_AS_CIVIL,
    RECRUIT_DISCOUNT,
    TACTIC,
    TRANSFORMATIONS,
)
from ecumene.games.through_the_ages.turn import end_turn


class ActionPhase(Choice):
    """Act, as long as there are actions, or end the turn.

    Ending the turn is never done for the player: until then everything can still be undone.
    """

    kind: ClassVar[str] = "actions"
    rule: ClassVar[str] = "action-phase"

    def by_itself(self, state: Position) -> bool:
        state.choices = self.answers(state)
        return False

    def answers(self, state: Position) -> list[int]:
        choices: list[int] = []
        civilization = state.civilizations[self.seat]
        civil = civilization.civil_left + civilization.extra_civil
        choices.append(codes.A_END)
        row = state.row
        for place in range(len(row)):
            card = row[place]
            if card != NONE and price(civilization, place, card) <= civil and may_take(civilization, card):
                choices.append(codes.A_TAKE[place])
        if state.round == 1:
            return choices
        money = budget(civilization)
        if civil:
            _add_civil_actions(choices, civilization, money)
            add_developments(choices, state, civilization, 0)
        add_revolutions(choices, state, civilization, 0)
        _add_action_cards(choices, state, civilization)
        if civilization.military_left + civilization.extra_military:
            _add_military_actions(choices, state, civilization, money)
        _add_free_actions(choices, civilization)
        return choices

    def answer(self, state: Position, seat: int, action: int) -> None:
        civilization = state.civilizations[seat]
        if action == codes.A_END:
            state.stack.pop()
            end_turn(state, civilization)
        else:
            _act(state, civilization, action)

    def about(self, state: Position) -> dict[str, Any]:
        civilization = state.civilizations[self.seat]
        return {
            "civil": civilization.civil_left + civilization.extra_civil,
            "military": civilization.military_left + civilization.extra_military,
        }

    def question(self, state: Position) -> str:
        return "actions_first" if state.round == 1 else "actions"


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


def _act(state: Position, civilization: Civilization, action: int) -> None:
    """One action of the action phase."""
    verb = VERB[action]
    first = FIRST[action]
    second = SECOND[action]
    if verb == codes.TAKE:
        spend_civil(civilization, price(civilization, first, state.row[first]))
        take(state, civilization, first, True)
    elif verb == codes.BUILD:
        _spend_one(civilization, first)
        build(state, civilization, first, 0)
    elif verb == codes.UPGRADE:
        _spend_one(civilization, first)
        upgrade(state, civilization, first, second, 0)
    elif verb == codes.POPULATION:
        spend_civil(civilization, 1)
        increase_population(state, civilization, 0)
    elif verb in (codes.DESTROY, codes.DISBAND):
        _spend_one(civilization, first)
        destroy(state, civilization, first)
    elif verb == codes.STAGE:
        spend_civil(civilization, 1)
        build_stages(state, civilization, first, 0)
    elif verb == codes.DEVELOP_CARD:
        spend_civil(civilization, 1)
        develop(state, civilization, first, 0)
    elif verb == codes.REVOLUTION:
        revolt(state, civilization, first, 0)
    elif verb == codes.PLAY:
        play_action_card(state, civilization, first)
    elif verb == codes.PLAY_LEADER:
        play_leader(state, civilization, first)
    elif verb in (codes.PLAY_TACTIC, codes.COPY):
        _choose_tactic(state, civilization, first, verb == codes.COPY)
    else:
        _act_specially(state, civilization, action)


def _act_specially(state: Position, civilization: Civilization, action: int) -> None:
    """Actions that single cards allow."""
    verb = VERB[action]
    first = FIRST[action]
    if verb == codes.TRANSFORM:
        spend_civil(civilization, 1)
        civilization.transformed = True
        upgrade(state, civilization, first, SECOND[action], 0)
    elif verb == codes.RECRUIT:
        discount = civilization.traits[RECRUIT_DISCOUNT]
        spend_military(civilization, 1)
        spend_food(civilization, food_for_population(civilization, discount))
        pay_for(civilization, first, building_cost(civilization, first) - discount)
        civilization.yellow_bank -= 1
        place_worker(state, civilization, first)
    elif verb == codes.SAIL:
        sail(state, civilization)
    elif action == A_INSPIRE_CULTURE:
        inspire_culture(state, civilization)
    elif action == A_INSPIRE_ARMS:
        inspire_arms(state, civilization)
    elif verb == codes.CONVERT:
        civilization.converted = True
        spend_military(civilization, 1)
        civilization.extra_civil += 1
        state.tell("converts", civilization.seat)
    elif verb == codes.EXCHANGE:
        exchange(civilization)
        state.tell("exchanges", civilization.seat)


def _spend_one(civilization: Civilization, card: int) -> None:
    """A military action for units, a civil one for buildings."""
    if IS_UNIT[card]:
        spend_military(civilization, 1)
    else:
        spend_civil(civilization, 1)


def _choose_tactic(state: Position, civilization: Civilization, card: int, copied: bool) -> None:
    """A tactic from the hand lies in the own play area until the next turn; a common one is copied."""
    civilization.tactic_done = True
    if copied:
        spend_military(civilization, COPY_TACTIC_COST)
        state.tell("copies", civilization.seat, IDS[card])
    else:
        spend_military(civilization, COST[card])
        reveal(state, civilization, card)
        civilization.own_tactic = True
        state.tell("tactic", civilization.seat, IDS[card])
    civilization.tactic = card
    refresh(state, civilization)
