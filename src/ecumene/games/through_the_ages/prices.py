"""What an action costs and what changes the cost, to be told before it is paid."""

from __future__ import annotations

from typing import Final, NamedTuple

from ecumene.games.through_the_ages import codes
from ecumene.games.through_the_ages.action_cards import ahead, by_players, food_for_population
from ecumene.games.through_the_ages.card_row import price as row_price
from ecumene.games.through_the_ages.codes import FIRST, SECOND, VERB
from ecumene.games.through_the_ages.components import COPY_TACTIC_COST, ROW_COST
from ecumene.games.through_the_ages.conflict import attack_cost
from ecumene.games.through_the_ages.construction import building_cost, stage_cost, stages_left, upgrade_cost
from ecumene.games.through_the_ages.numbers import (
    COST,
    EFFECT_NUMBERS,
    EFFECT_WHAT,
    FAMILY,
    IDS,
    IS_UNIT,
    IS_URBAN,
    LEVEL,
    NONE,
    REVOLUTION_COST,
    SCIENCE_COST,
)
from ecumene.games.through_the_ages.scoring import completion_points
from ecumene.games.through_the_ages.state import (
    ACTIONS,
    AGREEMENT,
    BREAKTHROUGH,
    DEVELOPMENT,
    FREE_BUILDING,
    PERFORM,
    Ask,
    Civilization,
    Position,
)
from ecumene.games.through_the_ages.statistics import partner_in, population_cost
from ecumene.games.through_the_ages.technologies import develop_cost
from ecumene.games.through_the_ages.traits import (
    CONSTRUCTION,
    CULTURE_FOR_DEVELOPING,
    CULTURE_FOR_REVOLUTION,
    CULTURE_PER_CIVILIZATION_AHEAD,
    DISCOUNT_LEVEL_1,
    GAIN_CULTURE,
    INSPIRE_CULTURE,
    LAW,
    LEADER,
    LEADER_DISCOUNT,
    LIBRARY,
    MILITARY_REVOLUTION,
    NO_WONDER_SURCHARGE,
    PARTNER_PAYS,
    POPULATION_DISCOUNT,
    RECRUIT_DISCOUNT,
    RIVALS_PAY_TIMES,
    TECHNOLOGY_DISCOUNT,
    THEATER,
    WONDER,
)

_ORDERS: Final = (PERFORM, DEVELOPMENT)


class Change(NamedTuple):
    """A card that makes something dearer or cheaper."""

    card: int
    amount: int


class Price(NamedTuple):
    """What is paid (kind -> amount) and why it is not the printed price."""

    paid: dict[str, int]
    changes: list[Change]


def price_of(state: Position, ask: Ask, action: int) -> Price:
    """The price of a legal answer to a decision."""
    civilization = state.civilizations[ask.seat]
    verb = VERB[action]
    first = FIRST[action]
    paid: dict[str, int] = {}
    changes: list[Change] = []
    if verb == codes.TAKE:
        paid["civil_actions"] = row_price(civilization, first, state.row[first])
        changes = _row_changes(civilization, state.row[first])
        if ask.code == AGREEMENT:
            paid = {"allowance": paid["civil_actions"]}
    elif verb in (codes.BUILD, codes.UPGRADE, codes.TRANSFORM):
        _price_building(ask, civilization, action, paid, changes)
    elif verb in (codes.DEVELOP_CARD, codes.REVOLUTION):
        _price_technology(state, ask, civilization, action, paid, changes)
    elif verb in (codes.POPULATION, codes.RECRUIT):
        _price_population(ask, civilization, action, paid, changes)
    elif verb == codes.STAGE:
        paid.update(civil_actions=1, resources=stage_cost(civilization, first))
    elif verb in (codes.ATTACK, codes.DECLARE_WAR):
        rival = state.civilizations[SECOND[action]]
        paid["military_actions"] = attack_cost(civilization, rival, first)
        if rival.traits[RIVALS_PAY_TIMES]:
            changes.append(Change(rival.leader, paid["military_actions"] - COST[first]))
    else:
        _price_simple(ask, civilization, verb, first, paid)
    return Price(paid, [change for change in changes if change.amount])


def _price_simple(ask: Ask, civilization: Civilization, verb: int, first: int, paid: dict[str, int]) -> None:
    if verb == codes.COPY:
        paid["military_actions"] = COPY_TACTIC_COST
    elif verb == codes.PLAY_TACTIC:
        paid["military_actions"] = COST[first]
    elif verb == codes.DISBAND or verb == codes.CONVERT:
        paid["military_actions"] = 1
    elif verb == codes.PLAY_LEADER or verb == codes.PLAY or (verb == codes.DESTROY and ask.code == ACTIONS):
        paid["civil_actions"] = 1


def _row_changes(civilization: Civilization, card: int) -> list[Change]:
    if FAMILY[card] == LEADER:
        return [Change(civilization.leader, -civilization.traits[LEADER_DISCOUNT])]
    if FAMILY[card] != WONDER:
        return []
    changes = []
    if not civilization.traits[NO_WONDER_SURCHARGE]:
        changes = [Change(wonder, 1) for wonder in civilization.wonders]
    place = ROW_COST[0]
    if civilization.replaced_leader:
        discount = row_price(civilization, 0, card) - place - len(changes)
        changes.append(Change(card, discount))
    return changes


def _price_building(
    ask: Ask, civilization: Civilization, action: int, paid: dict[str, int], changes: list[Change]
) -> None:
    low = FIRST[action]
    high = SECOND[action] if SECOND[action] != NONE else low
    upgrading = low != high
    cost = upgrade_cost(civilization, low, high) if upgrading else building_cost(civilization, high)
    if ask.code == FREE_BUILDING:
        changes.append(Change(ask.card, -cost))
        paid["resources"] = 0
        return
    if ask.code in _ORDERS:
        discount = min(cost, EFFECT_NUMBERS[ask.card][0][0])
        changes.append(Change(ask.card, -discount))
        cost -= discount
    else:
        paid["military_actions" if IS_UNIT[high] else "civil_actions"] = 1
    lent = min(cost, civilization.unit_resources) if IS_UNIT[high] else 0
    if lent:
        paid["unit_resources"] = lent
    paid["resources"] = cost - lent
    for card, sign in ((high, 1), (low, -1 if upgrading else 0)):
        changes.extend(Change(change.card, sign * change.amount) for change in _building_changes(civilization, card))


def _building_changes(civilization: Civilization, card: int) -> list[Change]:
    """What takes resources off the printed cost of an urban building."""
    if not IS_URBAN[card]:
        return []
    by_technology = civilization.traits[DISCOUNT_LEVEL_1 + LEVEL[card] - 1] if LEVEL[card] else 0
    rest = COST[card] - building_cost(civilization, card) - by_technology
    return [Change(civilization.specials[CONSTRUCTION - LAW], -by_technology), Change(civilization.leader, -rest)]


def _price_technology(
    state: Position, ask: Ask, civilization: Civilization, action: int, paid: dict[str, int], changes: list[Change]
) -> None:
    card = FIRST[action]
    revolution = VERB[action] == codes.REVOLUTION
    discount = EFFECT_NUMBERS[ask.card][0][0] if ask.code == DEVELOPMENT else 0
    cost = develop_cost(civilization, card, discount, revolution)
    if revolution:
        kind = "military_actions" if civilization.traits[MILITARY_REVOLUTION] else "civil_actions"
        paid[kind] = civilization.military_total if kind == "military_actions" else civilization.civil_total
    elif ask.code in (ACTIONS, BREAKTHROUGH):
        paid["civil_actions"] = 1
    lent = min(cost, civilization.unit_science) if IS_UNIT[card] else 0
    if lent:
        paid["unit_science"] = lent
    paid["science"] = cost - lent
    printed = REVOLUTION_COST[card] if revolution else SCIENCE_COST[card]
    by_pact = civilization.traits[TECHNOLOGY_DISCOUNT]
    if discount:
        changes.append(Change(ask.card, -discount))
    if by_pact:
        changes.append(Change(_pact_card(state, civilization), -by_pact))
    if FAMILY[card] in (THEATER, LIBRARY) and civilization.leader != NONE:
        changes.append(Change(civilization.leader, min(0, cost - max(0, printed - discount - by_pact))))


def _pact_card(state: Position, civilization: Civilization) -> int:
    partner = state.civilizations[partner_in(state, civilization.seat, PARTNER_PAYS)]
    return civilization.pact if civilization.partner == partner.seat and civilization.pact != NONE else partner.pact


def _price_population(
    ask: Ask, civilization: Civilization, action: int, paid: dict[str, int], changes: list[Change]
) -> None:
    discount = EFFECT_NUMBERS[ask.card][0][0] if ask.code == DEVELOPMENT else 0
    if discount:
        changes.append(Change(ask.card, -discount))
    if VERB[action] == codes.RECRUIT:
        discount = civilization.traits[RECRUIT_DISCOUNT]
        cost = max(0, building_cost(civilization, FIRST[action]) - discount)
        lent = min(cost, civilization.unit_resources)
        paid.update(military_actions=1, resources=cost - lent)
        if lent:
            paid["unit_resources"] = lent
        changes.append(Change(civilization.leader, -discount))
    elif ask.code == ACTIONS:
        paid["civil_actions"] = 1
    paid["food"] = food_for_population(civilization, discount)
    if civilization.traits[POPULATION_DISCOUNT]:
        rest = population_cost(civilization) - discount - paid["food"]
        changes.append(Change(civilization.leader, -rest))


def printable(changes: list[Change]) -> list[tuple[str, int]]:
    """Changes by the id of the card, those of one card added up."""
    sums: dict[str, int] = {}
    for change in changes:
        if change.card != NONE:
            sums[IDS[change.card]] = sums.get(IDS[change.card], 0) + change.amount
    return [(card, amount) for card, amount in sums.items() if amount]


def points_of(state: Position, ask: Ask, action: int) -> int | None:
    """Culture that an action scores at once, where that can be said before anything is revealed."""
    own = state.civilizations[ask.seat]
    verb = VERB[action]
    first = FIRST[action]
    points = 0
    if verb == codes.PREPARE:
        points = LEVEL[first]
    elif verb in (codes.DEVELOP_CARD, codes.REVOLUTION):
        points = own.traits[CULTURE_FOR_DEVELOPING]
        if verb == codes.REVOLUTION:
            points += own.traits[CULTURE_FOR_REVOLUTION]
    elif action == codes.A_INSPIRE_CULTURE:
        points = own.traits[INSPIRE_CULTURE]
    elif verb == codes.STAGE and first == stages_left(own):
        points = completion_points(own, own.wonder)
    elif verb == codes.PLAY:
        points = _points_of_card(state, own, first)
    return points or None


def _points_of_card(state: Position, own: Civilization, card: int) -> int:
    for what, numbers in zip(EFFECT_WHAT[card], EFFECT_NUMBERS[card], strict=True):
        if what == GAIN_CULTURE:
            return numbers[0]
        if what == CULTURE_PER_CIVILIZATION_AHEAD:
            return by_players(state, numbers) * ahead(state, own)
    return 0
