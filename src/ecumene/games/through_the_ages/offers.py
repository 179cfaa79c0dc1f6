"""What people are told before they act: what an action costs, what changes the cost, and what it would change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ecumene.games.through_the_ages import actions
from ecumene.games.through_the_ages.actions import CATALOGUE
from ecumene.games.through_the_ages.card_row import price as row_price
from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.components import COPY_TACTIC_COST, ROW_COST
from ecumene.games.through_the_ages.conflict import attack_cost
from ecumene.games.through_the_ages.construction import building_cost, food_for_population, upgrade_cost
from ecumene.games.through_the_ages.numbers import *
from ecumene.games.through_the_ages.production import food_production, resource_production
from ecumene.games.through_the_ages.state import Position, say
from ecumene.games.through_the_ages.statistics import consumption, corruption, discontent, partner_in, population_cost
from ecumene.games.through_the_ages.technologies import develop_cost
from ecumene.games.through_the_ages.traits import *
from ecumene.games.through_the_ages.wonders import stage_cost
from ecumene.kernel.actions import Action
from ecumene.kernel.messages import Message
from ecumene.kernel.offers import Change, Offer
from ecumene.kernel.rng import Rng


def offer(state: Position, seat: int, action: int) -> Offer:
    """A legal action with its price, what makes the price, and what would change."""
    value = CATALOGUE[action]
    price = price_of(state, seat, action)
    changes = changes_of(state, seat, action)
    points = sum(change.after - change.before for change in changes if _is_score(change))
    if isinstance(value, actions.Prepare):
        points = LEVEL[CARD[action]]
    return Offer(
        action=action,
        notation=str(value),
        verb=value.verb,
        value=value,
        touches=state.touches(seat, action),
        text=_with_price(state.describe(seat, action), price.paid),
        price=price.paid,
        points=points or None,
        changes=changes,
        notes=tuple(_note(card, amount) for card, amount in price.by_card().items() if amount),
    )


def _is_score(change: Change) -> bool:
    return change.what == "culture_points" and change.seat is None


def _note(card: str, amount: int) -> Message:
    return say.text("note-cheaper" if amount < 0 else "note-dearer", card=card, n=abs(amount))


def _with_price(what: Message, paid: dict[str, int]) -> Message:
    """An action together with what it costs."""
    parts = [say.text(f"cost-{kind}", n=amount) for kind, amount in paid.items() if amount]
    if not parts:
        return what
    price = parts[0]
    for part in parts[1:]:
        price = say.text("and", first=price, second=part)
    return say.text("priced", what=what, price=price)


# What would change


def figures(civilization: Civilization) -> dict[str, int]:
    """Everything of a civilization that an action can move, in the order it is told."""
    return {
        "culture_points": civilization.culture_points,
        "culture_rating": civilization.culture,
        "science_points": civilization.science_points,
        "science_rating": civilization.science,
        "strength": civilization.strength,
        "happiness": civilization.happiness,
        "discontent": discontent(civilization),
        "food": civilization.food + civilization.extra_food,
        "food_production": food_production(civilization),
        "consumption": consumption(civilization),
        "resources": civilization.resources + civilization.extra_resources,
        "resource_production": resource_production(civilization),
        "corruption": corruption(civilization),
        "unit_resources": civilization.unit_resources,
        "unit_science": civilization.unit_science,
        "unused_workers": civilization.unused,
        "yellow_bank": civilization.yellow_bank,
        "blue_bank": civilization.blue_bank,
        "civil_actions": civilization.civil_actions(),
        "military_actions": civilization.military_actions(),
    }


def changes_of(state: Position, seat: int, action: int) -> tuple[Change, ...]:
    """What an action moves at once, told only where it reveals nothing."""
    then = state.clone(Rng(0))
    then.apply(seat, action)
    assert isinstance(then, Position)
    if then.reveals != state.reveals:
        return ()
    changes: list[Change] = []
    for own, after in zip(state.civilizations, then.civilizations, strict=True):
        whose = None if own.seat == seat else own.seat
        pairs = zip(figures(own).items(), figures(after).values(), strict=True)
        changes += [Change(what, before, now, whose) for (what, before), now in pairs if before != now]
    return tuple(sorted(changes, key=lambda change: change.seat is not None))


# What it costs


class Price(NamedTuple):
    """What is paid (kind -> amount), and which cards (by number) make it dearer or cheaper than printed."""

    paid: dict[str, int]
    reasons: list[tuple[int, int]]

    def by_card(self) -> dict[str, int]:
        """The reasons by the id of the card, those of one card added up."""
        sums: dict[str, int] = {}
        for card, amount in self.reasons:
            if card != NONE:
                sums[IDS[card]] = sums.get(IDS[card], 0) + amount
        return sums


def price_of(state: Position, seat: int, action: int) -> Price:
    """The price of a legal answer to the decision on top."""
    verb = type(CATALOGUE[action])
    price = Price(dict(_ALWAYS.get(verb, {})), [])
    tell = _PRICES.get(verb)
    if tell is not None:
        tell(state, state.civilizations[seat], action, price)
    return price


def _take(state: Position, own: Civilization, action: int, price: Price) -> None:
    place = PLACE[action]
    card = state.row[place]
    what = "civil_actions" if state.top().costs_actions else "allowance"
    price.paid[what] = row_price(own, place, card)
    if FAMILY[card] == LEADER:
        price.reasons.append((own.leader, -own.traits[LEADER_DISCOUNT]))
    elif FAMILY[card] == WONDER:
        surcharges = [] if own.traits[NO_WONDER_SURCHARGE] else own.wonders
        price.reasons.extend((wonder, 1) for wonder in surcharges)
        if own.replaced_leader:
            price.reasons.append((card, row_price(own, 0, card) - ROW_COST[0] - len(surcharges)))


def _build(state: Position, own: Civilization, action: int, price: Price) -> None:
    card = CARD[action]
    _pay_resources(state, own, card, building_cost(own, card), price)
    price.reasons.extend(_building_reasons(own, card))


def _upgrade(state: Position, own: Civilization, action: int, price: Price) -> None:
    low, high = CARD[action], ONTO[action]
    _pay_resources(state, own, high, upgrade_cost(own, low, high), price)
    price.reasons.extend(_building_reasons(own, high))
    price.reasons.extend((card, -amount) for card, amount in _building_reasons(own, low))


def _pay_resources(state: Position, own: Civilization, card: int, cost: int, price: Price) -> None:
    decision = state.top()
    reduction = min(cost, decision.reduction())
    if reduction:
        price.reasons.append((decision.card, -reduction))
    if decision.costs_actions:
        price.paid["military_actions" if IS_UNIT[card] else "civil_actions"] = 1
    lent = min(cost - reduction, own.unit_resources) if IS_UNIT[card] else 0
    if lent:
        price.paid["unit_resources"] = lent
    price.paid["resources"] = cost - reduction - lent


def _building_reasons(own: Civilization, card: int) -> list[tuple[int, int]]:
    """What takes resources off the printed cost of an urban building."""
    if not IS_URBAN[card]:
        return []
    by_technology = own.traits[DISCOUNT_LEVEL_1 + LEVEL[card] - 1] if LEVEL[card] else 0
    rest = COST[card] - building_cost(own, card) - by_technology
    return [(own.specials[CONSTRUCTION - LAW], -by_technology), (own.leader, -rest)]


def _destroy(state: Position, own: Civilization, action: int, price: Price) -> None:
    if state.top().costs_actions:
        price.paid["military_actions" if IS_UNIT[CARD[action]] else "civil_actions"] = 1


def _develop(state: Position, own: Civilization, action: int, price: Price) -> None:
    if state.top().costs_actions:
        price.paid["civil_actions"] = 1
    _pay_science(state, own, CARD[action], False, price)


def _revolt(state: Position, own: Civilization, action: int, price: Price) -> None:
    if own.traits[MILITARY_REVOLUTION]:
        price.paid["military_actions"] = own.military_total
    else:
        price.paid["civil_actions"] = own.civil_total
    _pay_science(state, own, CARD[action], True, price)


def _pay_science(state: Position, own: Civilization, card: int, revolution: bool, price: Price) -> None:
    reduction = state.top().reduction()
    cost = develop_cost(own, card, reduction, revolution)
    lent = min(cost, own.unit_science) if IS_UNIT[card] else 0
    if lent:
        price.paid["unit_science"] = lent
    price.paid["science"] = cost - lent
    if reduction:
        price.reasons.append((state.top().card, -reduction))
    by_pact = own.traits[TECHNOLOGY_DISCOUNT]
    if by_pact:
        price.reasons.append((_pact_card(state, own), -by_pact))
    if FAMILY[card] in (THEATER, LIBRARY):
        printed = REVOLUTION_COST[card] if revolution else SCIENCE_COST[card]
        price.reasons.append((own.leader, min(0, cost - max(0, printed - reduction - by_pact))))


def _pact_card(state: Position, own: Civilization) -> int:
    partner = state.civilizations[partner_in(state, own.seat, PARTNER_PAYS)]
    return own.pact if own.partner == partner.seat and own.pact != NONE else partner.pact


def _grow(state: Position, own: Civilization, action: int, price: Price) -> None:
    decision = state.top()
    if decision.reduction():
        price.reasons.append((decision.card, -decision.reduction()))
    if decision.costs_actions:
        price.paid["civil_actions"] = 1
    _pay_food(own, decision.reduction(), price)


def _pay_food(own: Civilization, reduction: int, price: Price) -> None:
    price.paid["food"] = food_for_population(own, reduction)
    if own.traits[POPULATION_DISCOUNT]:
        price.reasons.append((own.leader, price.paid["food"] + reduction - population_cost(own)))


def _recruit(state: Position, own: Civilization, action: int, price: Price) -> None:
    discount = own.traits[RECRUIT_DISCOUNT]
    cost = max(0, building_cost(own, CARD[action]) - discount)
    lent = min(cost, own.unit_resources)
    price.paid.update(military_actions=1, resources=cost - lent)
    if lent:
        price.paid["unit_resources"] = lent
    price.reasons.append((own.leader, -discount))
    _pay_food(own, discount, price)


def _stage(state: Position, own: Civilization, action: int, price: Price) -> None:
    price.paid.update(civil_actions=1, resources=stage_cost(own, COUNT[action]))


def _attack(state: Position, own: Civilization, action: int, price: Price) -> None:
    rival = state.civilizations[RIVAL[action]]
    price.paid["military_actions"] = attack_cost(rival, CARD[action])
    if rival.traits[RIVALS_PAY_TIMES]:
        price.reasons.append((rival.leader, price.paid["military_actions"] - COST[CARD[action]]))


def _tactic(state: Position, own: Civilization, action: int, price: Price) -> None:
    price.paid["military_actions"] = COST[CARD[action]]


_PRICES: Final[dict[type[Action], Callable[[Position, Civilization, int, Price], None]]] = {
    actions.Take: _take, actions.Build: _build, actions.Upgrade: _upgrade, actions.Transform: _upgrade,
    actions.Destroy: _destroy, actions.Disband: _destroy, actions.Develop: _develop, actions.Revolution: _revolt,
    actions.Population: _grow, actions.Recruit: _recruit, actions.Stage: _stage, actions.Attack: _attack,
    actions.War: _attack, actions.Tactic: _tactic,
}  # fmt: skip
#: The same where it is always the same.
_ALWAYS: Final[dict[type[Action], dict[str, int]]] = {
    actions.Copy: {"military_actions": COPY_TACTIC_COST},
    actions.Convert: {"military_actions": 1},
    actions.Leader: {"civil_actions": 1},
    actions.Play: {"civil_actions": 1},
}
