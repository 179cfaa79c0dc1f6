# Compiled by mypyc where a C compiler is present.
"""Every decision: what the answer does."""

from __future__ import annotations

from ecumene.games.through_the_ages import codes
from ecumene.games.through_the_ages import state as asks
from ecumene.games.through_the_ages.action_cards import (
    food_for_population,
    gains_afterwards,
    increase_population,
    play_action_card,
)
from ecumene.games.through_the_ages.card_row import price, take
from ecumene.games.through_the_ages.codes import (
    A_ACCEPT,
    A_INSPIRE_ARMS,
    A_INSPIRE_CULTURE,
    FIRST,
    SECOND,
    VERB,
)
from ecumene.games.through_the_ages.colonization import (
    abandon_colony,
    add_bonus_card,
    add_discard,
    bid,
    colonize,
    send,
    settle,
)
from ecumene.games.through_the_ages.components import COPY_TACTIC_COST
from ecumene.games.through_the_ages.conflict import (
    aggress,
    annex,
    declare_war,
    defend,
    end_raid,
    end_seizure,
    give_in,
    infiltrate,
    plunder,
    raid,
    seize,
)
from ecumene.games.through_the_ages.construction import (
    TO_THE_WONDER,
    build,
    build_stages,
    building_cost,
    destroy,
    pay_for,
    place_worker,
    ruin_wonder,
    upgrade,
)
from ecumene.games.through_the_ages.economy import (
    gain_food,
    gain_resources,
    lose_food,
    lose_resources,
    lose_worker,
    return_token,
    spend_food,
    spend_resources,
    workers_on_cards,
)
from ecumene.games.through_the_ages.events import (
    prepare,
)
from ecumene.games.through_the_ages.leaders import (
    do_not_tuck,
    inspire_arms,
    inspire_culture,
    play_leader,
    remove_leader,
    retire_for_yellow_token,
    sail,
    spend_civil,
    spend_military,
    tuck,
)
from ecumene.games.through_the_ages.military_cards import discard_hidden, reveal
from ecumene.games.through_the_ages.numbers import (
    COST,
    EFFECT_NUMBERS,
    IDS,
    IS_UNIT,
    NONE,
)
from ecumene.games.through_the_ages.pacts import answer_pact, end_pact, offer_pact
from ecumene.games.through_the_ages.politics import resign
from ecumene.games.through_the_ages.state import Ask, Civilization, Position
from ecumene.games.through_the_ages.statistics import refresh
from ecumene.games.through_the_ages.technologies import develop, revolt
from ecumene.games.through_the_ages.traits import (
    FOOD_AS_RESOURCE,
    RECRUIT_DISCOUNT,
)


def answer(state: Position, ask: Ask, action: int) -> None:
    """Carry out a legal answer to the decision on top of the stack."""
    code = ask.code
    if code == asks.ACTIONS:
        _act(state, state.civilizations[ask.seat], action)
    elif code == asks.POLITICS:
        _politics(state, ask, action)
    elif code in (asks.AUCTION, asks.FORCE, asks.DEFENCE, asks.RAID_CHOICE, asks.SEIZURE, asks.AGREEMENT):
        _answer_in_steps(state, ask, action)
    elif code in (asks.PERFORM, asks.BREAKTHROUGH, asks.DEVELOPMENT):
        _answer_with_action(state, ask, action)
    elif code <= asks.RETURN_TOKEN:
        _answer_goods(state, ask, action)
    else:
        _answer_event(state, ask, action)


def _answer_in_steps(state: Position, ask: Ask, action: int) -> None:
    """Decisions that stay on the stack until they are complete."""
    verb = VERB[action]
    first = FIRST[action]
    code = ask.code
    if code == asks.AUCTION:
        bid(state, ask, first if verb == codes.BID else 0)
    elif code == asks.FORCE:
        if verb == codes.SEND:
            send(ask, first)
        elif verb == codes.PLAY_BONUS:
            add_bonus_card(state, ask, first)
        elif verb == codes.DISCARD:
            add_discard(state, ask, first)
        else:
            colonize(state, ask)
    elif code == asks.DEFENCE:
        if verb == codes.DECLINE:
            give_in(state, ask)
        else:
            defend(state, ask, first, verb == codes.PLAY_BONUS)
    elif code == asks.RAID_CHOICE:
        if verb == codes.DONE:
            end_raid(state, ask)
        else:
            raid(state, ask, first)
    elif code == asks.SEIZURE:
        if verb == codes.DONE:
            end_seizure(state, ask)
        else:
            seize(state, ask, first)
    elif verb == codes.DONE:
        state.stack.pop()
    else:
        civilization = state.civilizations[ask.seat]
        ask.number -= price(civilization, first, state.row[first])
        civilization.skips_politics = True
        take(state, civilization, first, False)


def _answer_with_action(state: Position, ask: Ask, action: int) -> None:
    """Orders of action cards and of Development of Civilization: an ordinary action at a special price."""
    civilization = state.civilizations[ask.seat]
    verb = VERB[action]
    if verb == codes.EXCHANGE:
        _exchange(civilization)
        return
    state.stack.pop()
    if verb == codes.DECLINE:
        return
    discount = EFFECT_NUMBERS[ask.card][0][0] if ask.code != asks.BREAKTHROUGH else 0
    if verb == codes.BUILD:
        build(state, civilization, FIRST[action], discount)
    elif verb == codes.UPGRADE:
        upgrade(state, civilization, FIRST[action], SECOND[action], discount)
    elif verb == codes.POPULATION:
        increase_population(state, civilization, discount)
    elif verb == codes.REVOLUTION:
        revolt(state, civilization, FIRST[action], discount)
    else:
        if ask.code == asks.BREAKTHROUGH:
            spend_civil(civilization, 1)
        develop(state, civilization, FIRST[action], discount)
    if ask.code == asks.BREAKTHROUGH:
        gains_afterwards(state, civilization, ask.card)


def _answer_goods(state: Position, ask: Ask, action: int) -> None:
    civilization = state.civilizations[ask.seat]
    first = FIRST[action]
    code = ask.code
    if code == asks.PLUNDER:
        plunder(state, ask, first)
        return
    state.stack.pop()
    if code == asks.CHOOSE_GAIN:
        if first == codes.FOOD_CHOICE:
            gain_food(civilization, ask.number)
        else:
            gain_resources(civilization, ask.number)
    elif code == asks.GAIN_SPLIT:
        gain_food(civilization, first)
        gain_resources(civilization, ask.number - first)
    elif code == asks.LOSE_SPLIT:
        lose_food(civilization, first)
        lose_resources(civilization, ask.number - first)
    elif code == asks.TUCK_LEADER:
        if VERB[action] == codes.TUCK:
            tuck(state, civilization, ask.card, first)
        else:
            do_not_tuck(state, civilization, ask.card)
    elif code == asks.DISCARDS:
        discard_hidden(state, civilization, first)
        if ask.number > 1:
            state.push(Ask(asks.DISCARDS, ask.seat, ask.card, ask.number - 1))
    elif code == asks.LOSE_WORKER:
        lose_worker(state, civilization, first)
        if ask.number > 1 and workers_on_cards(civilization):
            state.push(Ask(asks.LOSE_WORKER, ask.seat, NONE, ask.number - 1))
    elif ask.other == TO_THE_WONDER:
        civilization.blue[first] -= 1
        civilization.blue_bank += 1
    else:
        return_token(state, civilization, first)
        if ask.number > 1 and any(civilization.blue):
            state.push(Ask(asks.RETURN_TOKEN, ask.seat, NONE, ask.number - 1))


def _answer_event(state: Position, ask: Ask, action: int) -> None:
    civilization = state.civilizations[ask.seat]
    first = FIRST[action]
    code = ask.code
    if code == asks.ANNEXATION:
        annex(state, ask, first)
        return
    if code == asks.INFILTRATION:
        infiltrate(state, ask, first == codes.LEADER_CHOICE)
        return
    state.stack.pop()
    if code == asks.FREE_BUILDING:
        if VERB[action] == codes.BUILD:
            civilization.unused -= 1
            place_worker(state, civilization, first)
    elif code == asks.DESTROY_OWN:
        destroy(state, civilization, first)
    elif code == asks.DESTROY_RIVAL:
        destroy(state, state.civilizations[ask.other], first)
    elif code == asks.RUIN_CHOICE:
        ruin_wonder(state, civilization, first)
    elif code == asks.COLONY_LOSS:
        abandon_colony(state, civilization, first)
    elif code == asks.PACT_OFFER:
        answer_pact(state, ask, action == A_ACCEPT)


def _politics(state: Position, ask: Ask, action: int) -> None:
    """One political action; afterwards a second one may follow."""
    civilization = state.civilizations[ask.seat]
    verb = VERB[action]
    first = FIRST[action]
    second = SECOND[action]
    state.stack.pop()
    if verb == codes.PASS:
        return
    if verb == codes.RESIGN:
        resign(state, civilization)
        state.stack.clear()
        state.push(Ask(asks.NEXT_TURN, ask.seat))
        return
    if ask.number:
        civilization.second_action_used = True
    else:
        state.push(Ask(asks.SECOND_ACTION, ask.seat))
    if verb == codes.PREPARE:
        prepare(state, civilization, first)
    elif verb == codes.ATTACK:
        aggress(state, civilization, first, second)
    elif verb == codes.DECLARE_WAR:
        declare_war(state, civilization, first, second)
    elif verb == codes.OFFER_PACT:
        offer_pact(state, civilization, first, second // 2, second % 2)
    elif verb == codes.CANCEL:
        end_pact(state, state.civilizations[first])
    elif verb == codes.RETIRE:
        retire_for_yellow_token(state, civilization)
    elif verb == codes.SETTLE:
        remove_leader(state, civilization)
        reveal(state, civilization, first)
        settle(state, civilization, first)


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
        _exchange(civilization)
        state.tell("exchanges", civilization.seat)


def _spend_one(civilization: Civilization, card: int) -> None:
    """A military action for units, a civil one for buildings."""
    if IS_UNIT[card]:
        spend_military(civilization, 1)
    else:
        spend_civil(civilization, 1)


def _exchange(civilization: Civilization) -> None:
    civilization.exchanged = True
    if civilization.traits[FOOD_AS_RESOURCE]:
        spend_food(civilization, 1)
        civilization.extra_resources += 1
    else:
        spend_resources(civilization, 1)
        civilization.extra_food += 1


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
