# Compiled by mypyc where a C compiler is present.
"""Action cards: yellow cards with an effect that happens once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ecumene.games.through_the_ages import construction, economy, effects
from ecumene.games.through_the_ages.gains import gain
from ecumene.games.through_the_ages.state import *
from ecumene.games.through_the_ages.technologies import add_developments, add_revolutions, develop, revolt
from ecumene.games.through_the_ages.wonders import build_stages, stage_cost


def carry_out_order(state: Position, civilization: Civilization, action: int, discount: i64) -> None:
    """An ordinary action that a card or an event orders, at a special price and for no action."""
    card = CARD[action]
    if action == DO_POPULATION:
        construction.increase_population(state, civilization, discount)
    elif ONTO[action] != NONE:
        construction.upgrade(state, civilization, card, ONTO[action], discount)
    elif action == DO_BUILD[card]:
        construction.build(state, civilization, card, discount)
    elif action == DO_REVOLUTION[card]:
        revolt(state, civilization, card, discount)
    else:
        develop(state, civilization, card, discount)


def do_ordinary(state: Position, civilization: Civilization, action: int) -> None:
    """An ordinary action of the action phase; a revolution takes all actions by itself."""
    card = CARD[action]
    if ONTO[action] != NONE or action == DO_BUILD[card]:
        construction.spend_action(civilization, card)
    elif action != DO_REVOLUTION[card]:
        civilization.spend_civil(1)
    carry_out_order(state, civilization, action, 0)


class Order(Choice):
    """What an action card that orders to build or upgrade is used for."""

    kind: ClassVar[str] = "perform"
    rule: ClassVar[str] = "action-cards"

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        return orders(civilization, self.card)

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        carry_out_order(state, civilization, action, self.reduction())

    def reduction(self) -> int:
        return ORDER_DISCOUNT[self.card]


# What a card orders to do; all other cards can always be played.
_ON_FARMS_AND_MINES: Final = beginning_with(effects.BuildOrUpgradeFarmOrMine)
_ON_URBAN: Final = beginning_with(effects.BuildOrUpgradeUrban)
_ON_BUILDINGS: Final = beginning_with(
    effects.BuildOrUpgradeFarmOrMine, effects.BuildOrUpgradeUrban, effects.UpgradeBuilding
)
_TO_UPGRADE: Final = beginning_with(effects.UpgradeBuilding)
_TO_BUILD_STAGE: Final = beginning_with(effects.BuildStage)
_TO_GROW: Final = beginning_with(effects.IncreasePopulation)
_TO_DEVELOP: Final = beginning_with(effects.Develop)


def orders(civilization: Civilization, card: int) -> list[int]:
    """All that an action card that orders to build or upgrade can be used for."""
    choices: list[int] = []
    money = economy.budget(civilization) + ORDER_DISCOUNT[card]
    first = FIRST_URBAN if _ON_URBAN[card] else 0
    end = FIRST_URBAN if _ON_FARMS_AND_MINES[card] else FIRST_UNIT
    if not _TO_UPGRADE[card]:
        construction.add_builds(choices, civilization, money, first, end)
    construction.add_upgrades(choices, civilization, money, first, end)
    return choices


class Breakthrough(Choice):
    """A technology for one civil action, or a revolution for all of them (and none for the card)."""

    rule: ClassVar[str] = "action-cards"
    costs_actions: ClassVar[bool] = True

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        return breakthroughs(state, civilization)

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        if action == DO_DEVELOP[CARD[action]]:
            civilization.spend_civil(1)
        carry_out_order(state, civilization, action, 0)
        for effect in EFFECTS[self.card][1:]:
            _carry_out(state, civilization, effect)


def breakthroughs(state: Position, civilization: Civilization) -> list[int]:
    choices: list[int] = []
    if civilization.civil_actions():
        add_developments(choices, state, civilization, 0)
    add_revolutions(choices, state, civilization, 0)
    return choices


def _can_build_stage(civilization: Civilization, card: int) -> bool:
    if civilization.wonder == NONE:
        return False
    return stage_cost(civilization, 1) - ORDER_DISCOUNT[card] <= economy.budget(civilization)


def can_play(state: Position, civilization: Civilization, card: int) -> bool:
    """A card can only be played if its order can be carried out. Its civil action must be paid, too."""
    if _TO_DEVELOP[card]:
        return bool(breakthroughs(state, civilization))
    if not civilization.civil_actions():
        return False
    if _ON_BUILDINGS[card]:
        return bool(orders(civilization, card))
    if _TO_BUILD_STAGE[card]:
        return _can_build_stage(civilization, card)
    return not _TO_GROW[card] or construction.can_grow(civilization, 0)


def why_not_play(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    card = CARD[action]
    if card in civilization.fresh:
        return say.no("fresh", card=IDS[card])
    lack = economy.lack_card(civilization.civil_hand, card) or economy.lack_civil(civilization, 1)
    return lack or say.no("no-use", card=IDS[card])


def do_play(state: Position, civilization: Civilization, action: int) -> None:
    """The card is discarded; its effects happen in the printed order, choices being asked for."""
    card = CARD[action]
    civilization.civil_hand.remove(card)
    state.civil_gone.append(card)
    state.tell("plays", civilization.seat, IDS[card])
    if _TO_DEVELOP[card]:
        state.push(Breakthrough(civilization.seat, card))
        return
    civilization.spend_civil(1)
    if _ON_BUILDINGS[card]:
        state.push(Order(civilization.seat, card))
        return
    for effect in EFFECTS[card]:
        _carry_out(state, civilization, effect)


def _carry_out(state: Position, civilization: Civilization, effect: effects.Effect) -> None:
    if not gain(state, civilization, effect, economy.IN_ACTION_CARDS):
        _DOES[type(effect)](state, civilization, effect)


def _lend(civilization: Civilization, resources: i64, actions: i64) -> None:
    """Resources for units, and military actions, for this turn."""
    civilization.unit_resources += resources
    civilization.extra_military += actions


#: What each kind of effect does besides plain gains.
_DOES: Final[dict[type[effects.Effect], Callable[[Position, Civilization, Any], object]]] = {
    effects.IncreasePopulation: lambda state, own, effect: construction.increase_population(state, own, 0),
    effects.BuildStage: lambda state, own, effect: build_stages(state, own, 1, effect.discount),
    effects.UnitResourcesThisTurn: lambda state, own, effect: _lend(own, effect.n, 0),
    effects.MilitaryActionsThisTurn: lambda state, own, effect: _lend(own, 0, effect.n),
    effects.UnitResourcesPerStronger: lambda state, own, effect: _lend(
        own, effect.among(state.remaining) * stronger(state, own), 0
    ),
    effects.GainCulturePerAhead: lambda state, own, effect: economy.gain_culture(
        own, points_for_being_behind(state, own, effect), economy.IN_ACTION_CARDS
    ),
}


def stronger(state: Position, civilization: Civilization) -> int:
    """How many civilizations are stronger."""
    return sum(1 for other in state.civilizations if other.active and other.strength > civilization.strength)


def points_for_being_behind(state: Position, civilization: Civilization, effect: effects.GainCulturePerAhead) -> int:
    """Culture for every civilization with more culture points."""
    points = civilization.culture_points
    ahead = sum(1 for other in state.civilizations if other.active and other.culture_points > points)
    return effect.among(state.remaining) * ahead
