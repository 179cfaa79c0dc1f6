# Compiled by mypyc where a C compiler is present.
"""Action cards: yellow cards with an effect that happens once."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.construction import add_builds, add_upgrades, build, upgrade
from ecumene.games.through_the_ages.economy import IN_ACTION_CARDS, budget, gain_culture
from ecumene.games.through_the_ages.effects import gain
from ecumene.games.through_the_ages.leaders import spend_civil
from ecumene.games.through_the_ages.numbers import (
    CARD,
    DO_BUILD,
    DO_DEVELOP,
    DO_POPULATION,
    DO_REVOLUTION,
    EFFECT_NUMBERS,
    EFFECT_WHAT,
    FIRST_URBAN,
    IDS,
    NONE,
    ONTO,
)
from ecumene.games.through_the_ages.population import can_grow, increase_population
from ecumene.games.through_the_ages.shortages import lack_civil
from ecumene.games.through_the_ages.state import Choice, Position
from ecumene.games.through_the_ages.technologies import add_developments, add_revolutions, develop, revolt
from ecumene.games.through_the_ages.traits import (
    BUILD_OR_UPGRADE_FARM_OR_MINE,
    BUILD_OR_UPGRADE_URBAN,
    BUILD_STAGE,
    CULTURE_PER_CIVILIZATION_AHEAD,
    DEVELOP,
    INCREASE_POPULATION,
    MILITARY_ACTION_THIS_TURN,
    UNIT_RESOURCES_PER_STRONGER,
    UNIT_RESOURCES_THIS_TURN,
    UPGRADE_ANY_BUILDING,
)
from ecumene.games.through_the_ages.wonders import build_stages, stage_cost
from ecumene.games.through_the_ages.words import say
from ecumene.kernel.errors import Illegal


def carry_out_order(state: Position, civilization: Civilization, action: int, discount: int) -> None:
    """An ordinary action that a card or an event orders, at a special price and for no action."""
    card = CARD[action]
    if action == DO_POPULATION:
        increase_population(state, civilization, discount)
    elif ONTO[action] != NONE:
        upgrade(state, civilization, card, ONTO[action], discount)
    elif action == DO_BUILD[card]:
        build(state, civilization, card, discount)
    elif action == DO_REVOLUTION[card]:
        revolt(state, civilization, card, discount)
    else:
        develop(state, civilization, card, discount)


class Order(Choice):
    """What an action card that orders to build or upgrade is used for."""

    kind: ClassVar[str] = "perform"
    rule: ClassVar[str] = "action-cards"

    def answers(self, state: Position) -> list[int]:
        return orders(state.civilizations[self.seat], self.card)

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        carry_out_order(state, state.civilizations[seat], action, self.reduction())

    def reduction(self) -> int:
        return EFFECT_NUMBERS[self.card][0][0]


def orders(civilization: Civilization, card: int) -> list[int]:
    """All that an action card that orders to build or upgrade can be used for."""
    choices: list[int] = []
    what = EFFECT_WHAT[card][0]
    discount = EFFECT_NUMBERS[card][0][0]
    money = budget(civilization) + discount
    if what == BUILD_OR_UPGRADE_FARM_OR_MINE:
        add_builds(choices, civilization, money, 0, FIRST_URBAN)
        add_upgrades(choices, civilization, money, 0, FIRST_URBAN)
    elif what == BUILD_OR_UPGRADE_URBAN:
        add_builds(choices, civilization, money, FIRST_URBAN)
        add_upgrades(choices, civilization, money, FIRST_URBAN)
    else:
        add_upgrades(choices, civilization, money)
    return choices


class Breakthrough(Choice):
    """A technology for one civil action, or a revolution for all of them (and none for the card)."""

    kind: ClassVar[str] = "breakthrough"
    rule: ClassVar[str] = "action-cards"
    costs_actions: ClassVar[bool] = True

    def answers(self, state: Position) -> list[int]:
        return breakthroughs(state, state.civilizations[self.seat])

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        civilization = state.civilizations[seat]
        if action == DO_DEVELOP[CARD[action]]:
            spend_civil(civilization, 1)
        carry_out_order(state, civilization, action, 0)
        for i in range(1, len(EFFECT_WHAT[self.card])):
            _carry_out(state, civilization, EFFECT_WHAT[self.card][i], EFFECT_NUMBERS[self.card][i])


def breakthroughs(state: Position, civilization: Civilization) -> list[int]:
    choices: list[int] = []
    if civilization.civil_left + civilization.extra_civil:
        add_developments(choices, state, civilization, 0)
    add_revolutions(choices, state, civilization, 0)
    return choices


def can_play(state: Position, civilization: Civilization, card: int) -> bool:
    """A card can only be played if its order can be carried out. Its civil action must be paid, too."""
    what = EFFECT_WHAT[card][0]
    if what == DEVELOP:
        return bool(breakthroughs(state, civilization))
    if not civilization.civil_left + civilization.extra_civil:
        return False
    if what == INCREASE_POPULATION:
        return can_grow(civilization, 0)
    if what == BUILD_STAGE:
        if civilization.wonder == NONE:
            return False
        return stage_cost(civilization, 1) - EFFECT_NUMBERS[card][0][0] <= budget(civilization)
    if what in (BUILD_OR_UPGRADE_FARM_OR_MINE, BUILD_OR_UPGRADE_URBAN, UPGRADE_ANY_BUILDING):
        return bool(orders(civilization, card))
    return True


def why_not_play(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    card = CARD[action]
    if card not in civilization.civil_hand:
        return say.no("not-in-hand", card=IDS[card])
    if card in civilization.fresh:
        return say.no("fresh", card=IDS[card])
    return lack_civil(civilization, 1) or say.no("no-use", card=IDS[card])


def do_play(state: Position, civilization: Civilization, action: int) -> None:
    """The card is discarded; its effects happen in the printed order, choices being asked for."""
    card = CARD[action]
    civilization.civil_hand.remove(card)
    state.civil_gone.append(card)
    state.tell("plays", civilization.seat, IDS[card])
    what = EFFECT_WHAT[card][0]
    if what == DEVELOP:
        state.push(Breakthrough(civilization.seat, card))
        return
    spend_civil(civilization, 1)
    if what in (BUILD_OR_UPGRADE_FARM_OR_MINE, BUILD_OR_UPGRADE_URBAN, UPGRADE_ANY_BUILDING):
        state.push(Order(civilization.seat, card))
        return
    for i in range(len(EFFECT_WHAT[card])):
        _carry_out(state, civilization, EFFECT_WHAT[card][i], EFFECT_NUMBERS[card][i])


def _carry_out(state: Position, civilization: Civilization, what: int, numbers: list[int]) -> None:
    if what == INCREASE_POPULATION:
        increase_population(state, civilization, 0)
    elif what == BUILD_STAGE:
        build_stages(state, civilization, 1, numbers[0])
    elif what == UNIT_RESOURCES_THIS_TURN:
        civilization.unit_resources += numbers[0]
    elif what == MILITARY_ACTION_THIS_TURN:
        civilization.extra_military += numbers[0]
    elif what == UNIT_RESOURCES_PER_STRONGER:
        civilization.unit_resources += by_players(state, numbers) * stronger(state, civilization)
    elif what == CULTURE_PER_CIVILIZATION_AHEAD:
        points = by_players(state, numbers) * ahead(state, civilization)
        gain_culture(civilization, points, IN_ACTION_CARDS)
    else:
        gain(state, civilization, what, numbers[0], IN_ACTION_CARDS)


def by_players(state: Position, numbers: list[int]) -> int:
    """Of three numbers the one for this many players."""
    return numbers[state.remaining - 2]


def stronger(state: Position, civilization: Civilization) -> int:
    """How many civilizations are stronger."""
    return sum(1 for other in state.civilizations if other.active and other.strength > civilization.strength)


def ahead(state: Position, civilization: Civilization) -> int:
    """How many civilizations have more culture points."""
    points = civilization.culture_points
    return sum(1 for other in state.civilizations if other.active and other.culture_points > points)
