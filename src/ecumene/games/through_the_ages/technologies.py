# Compiled by mypyc where a C compiler is present.
"""Developing technologies, peacefully or by revolution."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.economy import *


def develop_cost(civilization: Civilization, card: i64, discount: i64, revolution: bool) -> i64:
    """Science for a technology, with what leaders and pacts change."""
    traits = civilization.traits
    cost = (REVOLUTION_COST[card] if revolution else SCIENCE_COST[card]) - discount - traits[TECHNOLOGY_DISCOUNT]
    family = FAMILY[card]
    if family == THEATER:
        cost -= traits[THEATER_SCIENCE_DISCOUNT]
    if traits[PAIR_SCIENCE_DISCOUNT] and has_pair_partner(civilization, family):
        cost -= traits[PAIR_SCIENCE_DISCOUNT]
    return max(0, cost)


def science_for(civilization: Civilization, card: i64) -> i64:
    """Science that can be spent on a card."""
    lent = civilization.unit_science if IS_UNIT[card] else 0
    return civilization.science_points + lent


def partner_can_pay(state: Position, civilization: Civilization) -> bool:
    """Scientific Cooperation: the other side must be able to pay its share."""
    share = civilization.traits[PARTNER_PAYS]
    if not share:
        return True
    partner = partner_in(state, civilization.seat, PARTNER_PAYS)
    return state.civilizations[partner].science_points >= share


def all_actions_available(civilization: Civilization) -> bool:
    """A revolution needs all civil actions (or all military ones, with Robespierre)."""
    if civilization.traits[MILITARY_REVOLUTION]:
        return civilization.military_left >= civilization.military_total
    return civilization.civil_left >= civilization.civil_total


def add_developments(choices: list[int], state: Position, civilization: Civilization, discount: i64) -> None:
    """Technologies in hand that can be paid for."""
    if not partner_can_pay(state, civilization):
        return
    # Most cards are out of reach, whatever makes them cheaper.
    traits = civilization.traits
    most = civilization.science_points + civilization.unit_science + discount + traits[TECHNOLOGY_DISCOUNT]
    most += traits[THEATER_SCIENCE_DISCOUNT] + traits[PAIR_SCIENCE_DISCOUNT]
    for card in civilization.civil_hand:
        if card >= FIRST_WONDER:
            return
        possible = SCIENCE_COST[card] <= most
        if possible and develop_cost(civilization, card, discount, False) <= science_for(civilization, card):
            choices.append(DO_DEVELOP[card])


def add_revolutions(choices: list[int], state: Position, civilization: Civilization, discount: i64) -> None:
    if not all_actions_available(civilization) or not partner_can_pay(state, civilization):
        return
    science = civilization.science_points
    for card in civilization.civil_hand:
        if FIRST_GOVERNMENT <= card < FIRST_SPECIAL and develop_cost(civilization, card, discount, True) <= science:
            choices.append(DO_REVOLUTION[card])


def develop(state: Position, civilization: Civilization, card: int, discount: i64) -> None:
    _adopt(state, civilization, card, develop_cost(civilization, card, discount, False), "develops")
    _reward(civilization)


def revolt(state: Position, civilization: Civilization, card: int, discount: i64) -> None:
    """Change the government by spending all actions; actions the new government adds are spent too."""
    by_military = civilization.traits[MILITARY_REVOLUTION] > 0
    _adopt(state, civilization, card, develop_cost(civilization, card, discount, True), "revolts")
    if by_military:
        civilization.military_left = 0
    else:
        civilization.civil_left = 0
    gain_culture(civilization, civilization.traits[CULTURE_FOR_REVOLUTION], IN_LEADERS)
    _reward(civilization)


def _adopt(state: Position, civilization: Civilization, card: int, cost: i64, event: str) -> None:
    """Pay science and put the technology into play."""
    if IS_UNIT[card]:
        lent = min(cost, civilization.unit_science)
        civilization.unit_science -= lent
        cost -= lent
    civilization.science_points -= cost
    share = civilization.traits[PARTNER_PAYS]
    if share:
        state.civilizations[partner_in(state, civilization.seat, PARTNER_PAYS)].science_points -= share
    civilization.leave_hand(card)
    state.tell(event, civilization.seat, IDS[card])
    put_into_play(state, civilization, card)


def _why_not_adopt(state: Position, civilization: Civilization, card: int) -> Illegal | None:
    lack = lack_card(civilization.civil_hand, card)
    return lack or (None if partner_can_pay(state, civilization) else say.no("partner-science"))


def why_not_develop(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    card = CARD[action]
    cost, have = develop_cost(civilization, card, 0, False), science_for(civilization, card)
    lack = _why_not_adopt(state, civilization, card) or lack_civil(civilization, 1)
    return lack or lack_of("science", "science", cost, have)


def why_not_revolt(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    card = CARD[action]
    if civilization.holds(card) and not all_actions_available(civilization):
        return say.no("all-military" if civilization.traits[MILITARY_REVOLUTION] else "all-civil")
    cost, have = develop_cost(civilization, card, 0, True), civilization.science_points
    return _why_not_adopt(state, civilization, card) or lack_of("science", "science", cost, have)


def put_into_play(state: Position, civilization: Civilization, card: int) -> None:
    """A worker card opens; a government replaces the old one; of two special technologies of a type one stays."""
    if card < WORKER_CARDS:
        civilization.learn(card)
    elif FAMILY[card] == GOVERNMENT:
        _replace(state, civilization, civilization.government, card)
        civilization.government = card
        refresh(state, civilization)
    else:
        put_special(state, civilization, card)


def put_special(state: Position, civilization: Civilization, card: int) -> None:
    slot = FAMILY[card] - LAW
    old = civilization.specials[slot]
    if old != NONE and LEVEL[old] > LEVEL[card]:
        state.civil_gone.append(card)
        return
    civilization.specials = civilization.specials[:]
    civilization.specials[slot] = card
    _replace(state, civilization, old, card)
    refresh(state, civilization)


def _replace(state: Position, civilization: Civilization, old: int, new: int) -> None:
    """Count the new card for the old one; tokens and actions change by the difference, once."""
    tokens = BLUE_GIVEN[new]
    if old != NONE:
        tokens -= BLUE_GIVEN[old]
        add_card(civilization, old, -1)
        state.civil_gone.append(old)
    add_card(civilization, new, 1)
    if tokens:
        gain_blue_tokens(state, civilization, tokens)


def lose_special(state: Position, civilization: Civilization, card: int) -> None:
    """A special technology is taken by another civilization."""
    civilization.specials = [special if special != card else NONE for special in civilization.specials]
    count_card(state, civilization, card, -1)


def _reward(civilization: Civilization) -> None:
    """What leaders give for every technology developed."""
    traits = civilization.traits
    gain_resources(civilization, traits[RESOURCES_FOR_DEVELOPING])
    civilization.regain_civil(traits[ACTIONS_FOR_DEVELOPING])
    gain_culture(civilization, traits[CULTURE_FOR_DEVELOPING], IN_LEADERS)
