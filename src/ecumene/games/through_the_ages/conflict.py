# Compiled by mypyc where a C compiler is present.
"""Aggressions and wars."""

from __future__ import annotations

from ecumene.games.through_the_ages.codes import (
    A_ANNEX,
    A_BONUS,
    A_DECLINE,
    A_DESTROY,
    A_DISCARD,
    A_DONE,
    A_MIX,
    A_SEIZE,
)
from ecumene.games.through_the_ages.colonization import gain_colony, lose_colony
from ecumene.games.through_the_ages.components import DISCARD_DEFENSE
from ecumene.games.through_the_ages.construction import destroy
from ecumene.games.through_the_ages.economy import (
    IN_CONFLICT,
    food,
    gain_culture,
    gain_food,
    gain_resources,
    gain_science,
    gain_yellow_tokens,
    lose_food,
    lose_population,
    lose_resources,
    resources,
)
from ecumene.games.through_the_ages.end_of_age import drop_wonder
from ecumene.games.through_the_ages.leaders import remove_leader, spend_military
from ecumene.games.through_the_ages.military_cards import discard_hidden, discard_open, reveal
from ecumene.games.through_the_ages.numbers import (
    COST,
    DEFENSE,
    EFFECT_NUMBERS,
    EFFECT_WHAT,
    FIRST_UNIT,
    FIRST_URBAN,
    IDS,
    LEVEL,
    NONE,
    SCIENCE_COST,
)
from ecumene.games.through_the_ages.pacts import attack_forbidden, end_pacts_by_attack, strength_in_attack
from ecumene.games.through_the_ages.state import (
    AGGRESSION_EFFECT,
    ANNEXATION,
    DEFENCE,
    INFILTRATION,
    PLUNDER,
    RAID_CHOICE,
    SEIZURE,
    WAR_END,
    Ask,
    Civilization,
    Position,
)
from ecumene.games.through_the_ages.technologies import lose_special, put_special
from ecumene.games.through_the_ages.traits import (
    ANNEX,
    ENSLAVE,
    INFILTRATE,
    NO_ATTACKS,
    RAID,
    RIVALS_PAY_TIMES,
    SAFE_FROM_WAR,
    TAKE_CULTURE,
    TAKE_MIX,
    TAKE_SCIENCE,
    TAKE_SCIENCE_OR_TECHNOLOGIES,
    TAKE_YELLOW_TOKENS,
)


def attack_cost(civilization: Civilization, rival: Civilization, card: int) -> int:
    """Military actions for an aggression or war; against Gandhi they are multiplied."""
    return COST[card] * max(1, rival.traits[RIVALS_PAY_TIMES])


def can_pay_attack(civilization: Civilization, rival: Civilization, card: int) -> bool:
    return attack_cost(civilization, rival, card) <= civilization.military_left + civilization.extra_military


def may_attack(state: Position, civilization: Civilization, rival: Civilization) -> bool:
    """Nobody attacks themselves, with Gandhi, or against a pact."""
    if rival.seat == civilization.seat or not rival.active or civilization.traits[NO_ATTACKS]:
        return False
    return not attack_forbidden(state, civilization.seat, rival.seat)


def can_aggress(state: Position, civilization: Civilization, card: int, rival: Civilization) -> bool:
    """An aggression needs a weaker rival who has what the card takes."""
    if not may_attack(state, civilization, rival) or not can_pay_attack(civilization, rival, card):
        return False
    return has_target(rival, card) and advantage(state, civilization.seat, rival.seat) > 0


def has_target(rival: Civilization, card: int) -> bool:
    """Annex needs a colony; Infiltrate a leader or an unfinished wonder."""
    what = EFFECT_WHAT[card][0]
    if what == ANNEX:
        return bool(rival.colonies)
    if what == INFILTRATE:
        return rival.leader != NONE or rival.wonder != NONE
    return True


def can_declare_war(state: Position, civilization: Civilization, card: int, rival: Civilization) -> bool:
    if state.last_round and state.round >= state.last_round:
        return False
    if not may_attack(state, civilization, rival) or rival.traits[SAFE_FROM_WAR]:
        return False
    return can_pay_attack(civilization, rival, card)


def advantage(state: Position, attacker: int, rival: int, war: bool = False) -> int:
    """How much stronger the attacker is in this attack."""
    attack = strength_in_attack(state, attacker, rival, True, not war)
    return attack - strength_in_attack(state, rival, attacker, False, not war)


# Aggression


def aggress(state: Position, civilization: Civilization, card: int, rival: int) -> None:
    """Reveal and pay the card; pacts that end do so; the rival may defend."""
    reveal(state, civilization, card)
    spend_military(civilization, attack_cost(civilization, state.civilizations[rival], card))
    state.tell("attacks", civilization.seat, IDS[card], rival=rival)
    end_pacts_by_attack(state, civilization.seat, rival)
    needed = advantage(state, civilization.seat, rival)
    limit = state.civilizations[rival].military_total
    state.push(Ask(DEFENCE, rival, card, needed, civilization.seat, [limit]))


def _best_defence(hand: list[int], cards: int) -> int:
    """The most defense that so many cards of a hand can give."""
    values = sorted((max(DEFENSE[card], DISCARD_DEFENSE) for card in hand), reverse=True)
    return sum(values[:cards])


def add_defences(choices: list[int], state: Position, ask: Ask) -> None:
    """Give in, or begin a defence that can succeed; once begun it is carried through."""
    hand = state.civilizations[ask.seat].military_hand
    cards = ask.more[0]
    if cards == state.civilizations[ask.seat].military_total:
        choices.append(A_DECLINE)
    if not cards or _best_defence(hand, cards) < ask.number:
        return
    last = NONE
    for i in range(len(hand)):
        card = hand[i]
        if card == last:
            continue
        last = card
        others = _best_defence(hand[:i] + hand[i + 1 :], cards - 1)
        if DEFENSE[card] and DEFENSE[card] + others >= ask.number:
            choices.append(A_BONUS[card])
        if DISCARD_DEFENSE + others >= ask.number:
            choices.append(A_DISCARD[card])


def defend(state: Position, ask: Ask, card: int, openly: bool) -> None:
    """One more card for the defence; the aggression fails as soon as the strengths are equal."""
    civilization = state.civilizations[ask.seat]
    if openly:
        reveal(state, civilization, card)
        discard_open(state, card)
        state.tell("plays", ask.seat, IDS[card])
        ask.number -= DEFENSE[card]
    else:
        discard_hidden(state, civilization, card)
        ask.number -= DISCARD_DEFENSE
    ask.more[0] -= 1
    if ask.number <= 0:
        state.stack.pop()
        discard_open(state, ask.card)
        state.tell("repels", ask.seat, IDS[ask.card], rival=ask.other)


def give_in(state: Position, ask: Ask) -> None:
    """The aggression succeeds."""
    state.stack.pop()
    state.reveals += 1
    state.tell("gives_in", ask.seat, IDS[ask.card], rival=ask.other)
    discard_open(state, ask.card)
    state.push(Ask(AGGRESSION_EFFECT, ask.other, ask.card, 0, ask.seat))


def aggression_effect(state: Position, ask: Ask) -> None:
    """What the card does; choices are the attacker's."""
    attacker = state.civilizations[ask.seat]
    rival = state.civilizations[ask.other]
    what = EFFECT_WHAT[ask.card][0]
    numbers = EFFECT_NUMBERS[ask.card][0]
    if what == TAKE_MIX:
        state.push(Ask(PLUNDER, ask.seat, ask.card, numbers[0], ask.other))
    elif what == RAID:
        state.push(Ask(RAID_CHOICE, ask.seat, ask.card, 0, ask.other, numbers[:]))
    elif what == ENSLAVE:
        gain_resources(attacker, numbers[1])
        gain_food(attacker, numbers[2])
        lose_population(state, rival, numbers[0])
    elif what == ANNEX:
        state.push(Ask(ANNEXATION, ask.seat, ask.card, 0, ask.other))
    elif what == INFILTRATE:
        state.push(Ask(INFILTRATION, ask.seat, ask.card, numbers[0], ask.other))
    elif what == TAKE_SCIENCE:
        _take_science(state, attacker, rival, numbers[0])
    elif what == TAKE_CULTURE:
        _take_culture(state, attacker, rival, numbers[0])


def _take_science(state: Position, winner: Civilization, loser: Civilization, amount: int) -> None:
    taken = -gain_science(loser, -amount)
    gain_science(winner, taken)
    state.tell("takes_science", winner.seat, n=taken, rival=loser.seat)


def _take_culture(state: Position, winner: Civilization, loser: Civilization, amount: int) -> None:
    taken = -gain_culture(loser, -amount, IN_CONFLICT)
    gain_culture(winner, taken, IN_CONFLICT)
    state.tell("takes_culture", winner.seat, n=taken, rival=loser.seat)


def add_plunder(choices: list[int], state: Position, ask: Ask) -> None:
    """How much of the booty is food; the rest is resources. Always as much as there is."""
    rival = state.civilizations[ask.other]
    stored_food = food(rival)
    stored = resources(rival)
    booty = min(ask.number, stored_food + stored)
    for amount in range(max(0, booty - stored), min(booty, stored_food) + 1):
        choices.append(A_MIX[amount])


def plunder(state: Position, ask: Ask, amount: int) -> None:
    state.stack.pop()
    attacker = state.civilizations[ask.seat]
    rival = state.civilizations[ask.other]
    lost_food = lose_food(rival, amount)
    lost = lose_resources(rival, ask.number - amount)
    gain_food(attacker, lost_food)
    gain_resources(attacker, lost)
    state.tell("plunders", ask.seat, n=lost_food + lost, rival=ask.other)


def add_raids(choices: list[int], state: Position, ask: Ask) -> None:
    """Urban buildings within the limits still open; after the first one the raid may end."""
    rival = state.civilizations[ask.other]
    if ask.more and ask.number:
        choices.append(A_DONE)
    if ask.more:
        for card in range(FIRST_URBAN, FIRST_UNIT):
            if rival.workers[card] and LEVEL[card] <= max(ask.more):
                choices.append(A_DESTROY[card])
    if not choices:
        choices.append(A_DONE)


def raid(state: Position, ask: Ask, card: int) -> None:
    """Destroy a building; its printed cost counts for the booty."""
    destroy(state, state.civilizations[ask.other], card)
    ask.number += COST[card]
    # The narrowest limit that allows the building is used up, so that the wider one stays open.
    ask.more.remove(min(limit for limit in ask.more if limit >= LEVEL[card]))
    if not ask.more:
        end_raid(state, ask)


def end_raid(state: Position, ask: Ask) -> None:
    state.stack.pop()
    gain_resources(state.civilizations[ask.seat], (ask.number + 1) // 2)


def add_annexations(choices: list[int], state: Position, ask: Ask) -> None:
    choices.extend([A_ANNEX[colony] for colony in sorted(state.civilizations[ask.other].colonies)])


def annex(state: Position, ask: Ask, territory: int) -> None:
    """The colony changes hands; only its permanent effect counts."""
    state.stack.pop()
    state.tell("annexes", ask.seat, IDS[territory], rival=ask.other)
    gain_colony(state, state.civilizations[ask.seat], territory)
    lose_colony(state, state.civilizations[ask.other], territory)


def infiltrate(state: Position, ask: Ask, leader: bool) -> None:
    """The rival's leader or unfinished wonder leaves play; its level is worth culture."""
    state.stack.pop()
    rival = state.civilizations[ask.other]
    card = rival.leader if leader else rival.wonder
    if leader:
        remove_leader(state, rival)
    else:
        drop_wonder(state, rival)
        state.tell("wonder_lost", ask.other, IDS[card])
    gain_culture(state.civilizations[ask.seat], ask.number * LEVEL[card], IN_CONFLICT)


# War


def declare_war(state: Position, civilization: Civilization, card: int, rival: int) -> None:
    """The card lies in the play area until the next turn."""
    reveal(state, civilization, card)
    spend_military(civilization, attack_cost(civilization, state.civilizations[rival], card))
    state.tell("declares_war", civilization.seat, IDS[card], rival=rival)
    end_pacts_by_attack(state, civilization.seat, rival)
    civilization.wars.append(card)
    civilization.war_rivals.append(rival)


def resolve_war(state: Position, civilization: Civilization) -> None:
    """Compare strengths; the stronger takes what the card says, the card leaves play."""
    card = civilization.wars.pop(0)
    rival = civilization.war_rivals.pop(0)
    lead = advantage(state, civilization.seat, rival, war=True)
    state.push(Ask(WAR_END, civilization.seat, card))
    if lead == 0:
        state.tell("war_undecided", civilization.seat, IDS[card], rival=rival)
        return
    winner = civilization if lead > 0 else state.civilizations[rival]
    loser = state.civilizations[rival] if lead > 0 else civilization
    lead = abs(lead)
    state.tell("wins_war", winner.seat, IDS[card], lead, loser.seat)
    what = EFFECT_WHAT[card][0]
    if what == TAKE_YELLOW_TOKENS:
        base, per = EFFECT_NUMBERS[card][0]
        taken = -gain_yellow_tokens(state, loser, -(base + lead // per))
        gain_yellow_tokens(state, winner, taken)
    elif what == TAKE_CULTURE:
        base, per = EFFECT_NUMBERS[card][0]
        _take_culture(state, winner, loser, base + per * lead)
    elif what == TAKE_SCIENCE_OR_TECHNOLOGIES:
        state.push(Ask(SEIZURE, winner.seat, card, lead, loser.seat))


def add_seizures(choices: list[int], state: Position, ask: Ask) -> None:
    """Special technologies that can be had instead of science; done takes the rest in science."""
    winner = state.civilizations[ask.seat]
    choices.append(A_DONE)
    for card in sorted(state.civilizations[ask.other].specials):
        if card == NONE or SCIENCE_COST[card] > ask.number:
            continue
        if card not in winner.specials and card not in winner.civil_hand:
            choices.append(A_SEIZE[card])


def seize(state: Position, ask: Ask, card: int) -> None:
    ask.number -= SCIENCE_COST[card]
    state.tell("seizes", ask.seat, IDS[card], rival=ask.other)
    lose_special(state, state.civilizations[ask.other], card)
    put_special(state, state.civilizations[ask.seat], card)


def end_seizure(state: Position, ask: Ask) -> None:
    state.stack.pop()
    _take_science(state, state.civilizations[ask.seat], state.civilizations[ask.other], ask.number)


def end_war(state: Position, ask: Ask) -> None:
    discard_open(state, ask.card)
