# Compiled by mypyc where a C compiler is present.
"""Every decision: what the answer does."""

from __future__ import annotations

from ecumene.games.through_the_ages import codes, state
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
from ecumene.games.through_the_ages.pacts import answer_pact, end_pact, offer_pact
from ecumene.games.through_the_ages.politics import resign
from ecumene.games.through_the_ages.state import Ask, Civilization, Table
from ecumene.games.through_the_ages.statistics import refresh
from ecumene.games.through_the_ages.tables import (
    COST,
    EFFECT_NUMBERS,
    IDS,
    IS_UNIT,
    NONE,
)
from ecumene.games.through_the_ages.technologies import develop, revolt
from ecumene.games.through_the_ages.traits import (
    FOOD_AS_RESOURCE,
    RECRUIT_DISCOUNT,
)


def answer(table: Table, ask: Ask, action: int) -> None:
    """Carry out a legal answer to the decision on top of the stack."""
    code = ask.code
    if code == state.ACTIONS:
        _act(table, table.civilizations[ask.seat], action)
    elif code == state.POLITICS:
        _politics(table, ask, action)
    elif code in (state.AUCTION, state.FORCE, state.DEFENCE, state.RAID_CHOICE, state.SEIZURE, state.AGREEMENT):
        _answer_in_steps(table, ask, action)
    elif code in (state.PERFORM, state.BREAKTHROUGH, state.DEVELOPMENT):
        _answer_with_action(table, ask, action)
    elif code <= state.RETURN_TOKEN:
        _answer_goods(table, ask, action)
    else:
        _answer_event(table, ask, action)


def _answer_in_steps(table: Table, ask: Ask, action: int) -> None:
    """Decisions that stay on the stack until they are complete."""
    verb = VERB[action]
    first = FIRST[action]
    code = ask.code
    if code == state.AUCTION:
        bid(table, ask, first if verb == codes.BID else 0)
    elif code == state.FORCE:
        if verb == codes.SEND:
            send(ask, first)
        elif verb == codes.PLAY_BONUS:
            add_bonus_card(table, ask, first)
        elif verb == codes.DISCARD:
            add_discard(table, ask, first)
        else:
            colonize(table, ask)
    elif code == state.DEFENCE:
        if verb == codes.DECLINE:
            give_in(table, ask)
        else:
            defend(table, ask, first, verb == codes.PLAY_BONUS)
    elif code == state.RAID_CHOICE:
        if verb == codes.DONE:
            end_raid(table, ask)
        else:
            raid(table, ask, first)
    elif code == state.SEIZURE:
        if verb == codes.DONE:
            end_seizure(table, ask)
        else:
            seize(table, ask, first)
    elif verb == codes.DONE:
        table.stack.pop()
    else:
        civilization = table.civilizations[ask.seat]
        ask.number -= price(civilization, first, table.row[first])
        civilization.skips_politics = True
        take(table, civilization, first, False)


def _answer_with_action(table: Table, ask: Ask, action: int) -> None:
    """Orders of action cards and of Development of Civilization: an ordinary action at a special price."""
    civilization = table.civilizations[ask.seat]
    verb = VERB[action]
    if verb == codes.EXCHANGE:
        _exchange(civilization)
        return
    table.stack.pop()
    if verb == codes.DECLINE:
        return
    discount = EFFECT_NUMBERS[ask.card][0][0] if ask.code != state.BREAKTHROUGH else 0
    if verb == codes.BUILD:
        build(table, civilization, FIRST[action], discount)
    elif verb == codes.UPGRADE:
        upgrade(table, civilization, FIRST[action], SECOND[action], discount)
    elif verb == codes.POPULATION:
        increase_population(table, civilization, discount)
    elif verb == codes.REVOLUTION:
        revolt(table, civilization, FIRST[action], discount)
    else:
        if ask.code == state.BREAKTHROUGH:
            spend_civil(civilization, 1)
        develop(table, civilization, FIRST[action], discount)
    if ask.code == state.BREAKTHROUGH:
        gains_afterwards(table, civilization, ask.card)


def _answer_goods(table: Table, ask: Ask, action: int) -> None:
    civilization = table.civilizations[ask.seat]
    first = FIRST[action]
    code = ask.code
    if code == state.PLUNDER:
        plunder(table, ask, first)
        return
    table.stack.pop()
    if code == state.CHOOSE_GAIN:
        if first == codes.FOOD_CHOICE:
            gain_food(civilization, ask.number)
        else:
            gain_resources(civilization, ask.number)
    elif code == state.GAIN_SPLIT:
        gain_food(civilization, first)
        gain_resources(civilization, ask.number - first)
    elif code == state.LOSE_SPLIT:
        lose_food(civilization, first)
        lose_resources(civilization, ask.number - first)
    elif code == state.TUCK_LEADER:
        if VERB[action] == codes.TUCK:
            tuck(table, civilization, ask.card, first)
        else:
            do_not_tuck(table, civilization, ask.card)
    elif code == state.DISCARDS:
        discard_hidden(table, civilization, first)
        if ask.number > 1:
            table.push(Ask(state.DISCARDS, ask.seat, ask.card, ask.number - 1))
    elif code == state.LOSE_WORKER:
        lose_worker(table, civilization, first)
        if ask.number > 1 and workers_on_cards(civilization):
            table.push(Ask(state.LOSE_WORKER, ask.seat, NONE, ask.number - 1))
    elif ask.other == TO_THE_WONDER:
        civilization.blue[first] -= 1
        civilization.blue_bank += 1
    else:
        return_token(table, civilization, first)
        if ask.number > 1 and any(civilization.blue):
            table.push(Ask(state.RETURN_TOKEN, ask.seat, NONE, ask.number - 1))


def _answer_event(table: Table, ask: Ask, action: int) -> None:
    civilization = table.civilizations[ask.seat]
    first = FIRST[action]
    code = ask.code
    if code == state.ANNEXATION:
        annex(table, ask, first)
        return
    if code == state.INFILTRATION:
        infiltrate(table, ask, first == codes.LEADER_CHOICE)
        return
    table.stack.pop()
    if code == state.FREE_BUILDING:
        if VERB[action] == codes.BUILD:
            civilization.unused -= 1
            place_worker(table, civilization, first)
    elif code == state.DESTROY_OWN:
        destroy(table, civilization, first)
    elif code == state.DESTROY_RIVAL:
        destroy(table, table.civilizations[ask.other], first)
    elif code == state.RUIN_CHOICE:
        ruin_wonder(table, civilization, first)
    elif code == state.COLONY_LOSS:
        abandon_colony(table, civilization, first)
    elif code == state.PACT_OFFER:
        answer_pact(table, ask, action == A_ACCEPT)


def _politics(table: Table, ask: Ask, action: int) -> None:
    """One political action; afterwards a second one may follow."""
    civilization = table.civilizations[ask.seat]
    verb = VERB[action]
    first = FIRST[action]
    second = SECOND[action]
    table.stack.pop()
    if verb == codes.PASS:
        return
    if verb == codes.RESIGN:
        resign(table, civilization)
        table.stack.clear()
        table.push(Ask(state.NEXT_TURN, ask.seat))
        return
    if ask.number:
        civilization.second_action_used = True
    else:
        table.push(Ask(state.SECOND_ACTION, ask.seat))
    if verb == codes.PREPARE:
        prepare(table, civilization, first)
    elif verb == codes.ATTACK:
        aggress(table, civilization, first, second)
    elif verb == codes.DECLARE_WAR:
        declare_war(table, civilization, first, second)
    elif verb == codes.OFFER_PACT:
        offer_pact(table, civilization, first, second // 2, second % 2)
    elif verb == codes.CANCEL:
        end_pact(table, table.civilizations[first])
    elif verb == codes.RETIRE:
        retire_for_yellow_token(table, civilization)
    elif verb == codes.SETTLE:
        remove_leader(table, civilization)
        reveal(table, civilization, first)
        settle(table, civilization, first)


def _act(table: Table, civilization: Civilization, action: int) -> None:
    """One action of the action phase."""
    verb = VERB[action]
    first = FIRST[action]
    second = SECOND[action]
    if verb == codes.TAKE:
        spend_civil(civilization, price(civilization, first, table.row[first]))
        take(table, civilization, first, True)
    elif verb == codes.BUILD:
        _spend_one(civilization, first)
        build(table, civilization, first, 0)
    elif verb == codes.UPGRADE:
        _spend_one(civilization, first)
        upgrade(table, civilization, first, second, 0)
    elif verb == codes.POPULATION:
        spend_civil(civilization, 1)
        increase_population(table, civilization, 0)
    elif verb in (codes.DESTROY, codes.DISBAND):
        _spend_one(civilization, first)
        destroy(table, civilization, first)
    elif verb == codes.STAGE:
        spend_civil(civilization, 1)
        build_stages(table, civilization, first, 0)
    elif verb == codes.DEVELOP_CARD:
        spend_civil(civilization, 1)
        develop(table, civilization, first, 0)
    elif verb == codes.REVOLUTION:
        revolt(table, civilization, first, 0)
    elif verb == codes.PLAY:
        play_action_card(table, civilization, first)
    elif verb == codes.PLAY_LEADER:
        play_leader(table, civilization, first)
    elif verb in (codes.PLAY_TACTIC, codes.COPY):
        _choose_tactic(table, civilization, first, verb == codes.COPY)
    else:
        _act_specially(table, civilization, action)


def _act_specially(table: Table, civilization: Civilization, action: int) -> None:
    """Actions that single cards allow."""
    verb = VERB[action]
    first = FIRST[action]
    if verb == codes.TRANSFORM:
        spend_civil(civilization, 1)
        civilization.transformed = True
        upgrade(table, civilization, first, SECOND[action], 0)
    elif verb == codes.RECRUIT:
        discount = civilization.traits[RECRUIT_DISCOUNT]
        spend_military(civilization, 1)
        spend_food(civilization, food_for_population(civilization, discount))
        pay_for(civilization, first, building_cost(civilization, first) - discount)
        civilization.yellow_bank -= 1
        place_worker(table, civilization, first)
    elif verb == codes.SAIL:
        sail(table, civilization)
    elif action == A_INSPIRE_CULTURE:
        inspire_culture(table, civilization)
    elif action == A_INSPIRE_ARMS:
        inspire_arms(table, civilization)
    elif verb == codes.CONVERT:
        civilization.converted = True
        spend_military(civilization, 1)
        civilization.extra_civil += 1
        table.tell("converts", civilization.seat)
    elif verb == codes.EXCHANGE:
        _exchange(civilization)
        table.tell("exchanges", civilization.seat)


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


def _choose_tactic(table: Table, civilization: Civilization, card: int, copied: bool) -> None:
    """A tactic from the hand lies in the own play area until the next turn; a common one is copied."""
    civilization.tactic_done = True
    if copied:
        spend_military(civilization, COPY_TACTIC_COST)
        table.tell("copies", civilization.seat, IDS[card])
    else:
        spend_military(civilization, COST[card])
        reveal(table, civilization, card)
        civilization.own_tactic = True
        table.tell("tactic", civilization.seat, IDS[card])
    civilization.tactic = card
    refresh(table, civilization)
