# Compiled by mypyc where a C compiler is present.
"""Action cards: yellow cards with an effect that happens once."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.through_the_ages import construction
from ecumene.games.through_the_ages.economy import *
from ecumene.games.through_the_ages.effects import Happening, Ordered, by_age
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


# What a card orders to do


class CheaperBuilding(Happening):
    """To build or upgrade a farm, a mine or an urban building for so many resources less; it is chosen which."""

    discount: int

    def scope(self) -> tuple[int, int, bool]:
        """The first card it may be, the end of them, and whether something new can be built."""
        raise NotImplementedError

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        state.push(Order(own.seat, cause.card))


class BuildOrUpgradeFarmOrMine(CheaperBuilding):
    def scope(self) -> tuple[int, int, bool]:
        return 0, FIRST_URBAN, True


class BuildOrUpgradeUrban(CheaperBuilding):
    def scope(self) -> tuple[int, int, bool]:
        return FIRST_URBAN, FIRST_UNIT, True


class UpgradeBuilding(CheaperBuilding):
    def scope(self) -> tuple[int, int, bool]:
        return 0, FIRST_UNIT, False


_BUILDING: Final[dict[str, CheaperBuilding]] = {
    **by_age("rich_land", BuildOrUpgradeFarmOrMine, a=1, i=2, ii=3),
    **by_age("urban_growth", BuildOrUpgradeUrban, a=1, i=2, ii=3, iii=4),
    **by_age("efficient_upgrade", UpgradeBuilding, ii=3, iii=4),
}
# The same by the numbers of cards.
_DISCOUNT: Final[list[i64]] = [_BUILDING[id].discount if id in _BUILDING else 0 for id in IDS]
_BUILDS: Final[list[bool]] = [id in _BUILDING and _BUILDING[id].scope()[2] for id in IDS]
_FROM: Final[list[i64]] = [_BUILDING[id].scope()[0] if id in _BUILDING else 0 for id in IDS]
_TO: Final[list[i64]] = [_BUILDING[id].scope()[1] if id in _BUILDING else 0 for id in IDS]


def orders(civilization: Civilization, card: int) -> list[int]:
    """All that an action card that orders to build or upgrade can be used for."""
    choices: list[int] = []
    money = budget(civilization) + _DISCOUNT[card]
    if _BUILDS[card]:
        construction.add_builds(choices, civilization, money, _FROM[card], _TO[card])
    construction.add_upgrades(choices, civilization, money, _FROM[card], _TO[card])
    return choices


class Order(Choice):
    """What an action card that orders to build or upgrade is used for."""

    kind: ClassVar[str] = "perform"
    rule: ClassVar[str] = "action-cards"

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        return orders(civilization, self.card)

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        carry_out_order(state, civilization, action, self.reduction())

    def reduction(self) -> int:
        return _DISCOUNT[self.card]


class BuildStage(Ordered):
    """One stage of the wonder for so many resources less."""

    discount: int

    def possible(self, state: Position, own: Civilization) -> bool:
        return own.wonder != NONE and stage_cost(own, 1) - self.discount <= budget(own)

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        build_stages(state, own, 1, self.discount)


class IncreasePopulation(Ordered):
    """For the usual food."""

    def possible(self, state: Position, own: Civilization) -> bool:
        return construction.can_grow(own, 0)

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        construction.increase_population(state, own, 0)


class Develop(Ordered):
    """For the usual science and its civil action."""

    def possible(self, state: Position, own: Civilization) -> bool:
        return bool(breakthroughs(state, own))

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        state.push(Breakthrough(own.seat, cause.card))


_DEVELOP: Final = Develop()


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
        _carry_out(state, civilization, self.card, ACTION_CARDS[IDS[self.card]][1:])


def breakthroughs(state: Position, civilization: Civilization) -> list[int]:
    choices: list[int] = []
    if civilization.civil_actions():
        add_developments(choices, state, civilization, 0)
    add_revolutions(choices, state, civilization, 0)
    return choices


# Other effects


class UnitResourcesThisTurn(Happening):
    n: int

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        own.unit_resources += self.n


class MilitaryActionsThisTurn(Happening):
    n: int

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        own.extra_military += self.n


class ByPlayers(Happening):
    """So much with two, three and four players."""

    two: int
    three: int
    four: int

    def among(self, players: int) -> int:
        return (self.two, self.three, self.four)[players - 2]


class UnitResourcesPerStronger(ByPlayers):
    """For every stronger civilization, for this turn."""

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        own.unit_resources += self.among(state.remaining) * stronger(state, own)


def stronger(state: Position, civilization: Civilization) -> int:
    """How many civilizations are stronger."""
    return sum(1 for other in state.civilizations if other.active and other.strength > civilization.strength)


class GainCulturePerAhead(ByPlayers):
    """For every civilization with more culture points."""

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        points = own.culture_points
        ahead = sum(1 for other in state.civilizations if other.active and other.culture_points > points)
        gain_culture(own, self.among(state.remaining) * ahead, cause.category)


ACTION_CARDS: Final[dict[str, tuple[Happening, ...]]] = {
    **{id: (effect,) for id, effect in _BUILDING.items()},
    **by_age("engineering_genius", lambda n: (BuildStage(n),), a=2, i=3, ii=4, iii=5),
    **by_age("frugality", lambda n: (IncreasePopulation(), GainFood(n)), a=1, i=2, ii=3),
    **by_age("breakthrough", lambda n: (_DEVELOP, GainScience(n)), i=2, ii=3),
    **by_age("revolutionary_idea", lambda n: (GainScience(n),), ii=4, iii=6),
    "cultural_heritage_a": (GainScience(1), GainCulture(4)),
    "cultural_heritage_i": (GainScience(2), GainCulture(2)),
    "stockpile": (GainResources(1), GainFood(1)),
    **by_age("reserves", lambda n: (GainFoodOrResources(n),), i=2, ii=3, iii=4),
    **by_age("patriotism", lambda n: (UnitResourcesThisTurn(n), MilitaryActionsThisTurn(1)), a=1, i=2, ii=3, iii=4),
    "wave_of_nationalism": (UnitResourcesPerStronger(two=6, three=3, four=2),),
    "military_build_up": (UnitResourcesPerStronger(two=8, three=5, four=3),),
    "endowment_for_the_arts": (GainCulturePerAhead(two=6, three=3, four=2),),
}


# Playing them

_FIRST: Final[list[Happening]] = [ACTION_CARDS[id][0] for id in IDS[FIRST_ACTION:FIRST_MILITARY]]
#: What each card begins with, if it may be impossible.
_ORDERED: Final[list[Ordered | None]] = [first if isinstance(first, Ordered) else None for first in _FIRST]


def can_play(state: Position, civilization: Civilization, card: int) -> bool:
    """A card can only be played if its order can be carried out. Its civil action must be paid, too."""
    ordered = _ORDERED[card - FIRST_ACTION]
    if not civilization.civil_actions() and ordered is not _DEVELOP:
        return False
    if _TO[card]:
        return bool(orders(civilization, card))
    return ordered is None or ordered.possible(state, civilization)


def why_not_play(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    card = CARD[action]
    if card in civilization.fresh:
        return say.no("fresh", card=IDS[card])
    lack = lack_card(civilization.civil_hand, card) or lack_civil(civilization, 1)
    return lack or say.no("no-use", card=IDS[card])


def do_play(state: Position, civilization: Civilization, action: int) -> None:
    """The card is discarded; its effects happen in the printed order, choices being asked for."""
    card = CARD[action]
    effects = ACTION_CARDS[IDS[card]]
    civilization.civil_hand.remove(card)
    state.civil_gone.append(card)
    state.tell("plays", civilization.seat, IDS[card])
    if effects[0] is _DEVELOP:
        # What else it brings comes when that is done, and that is what costs an action.
        effects = effects[:1]
    else:
        civilization.spend_civil(1)
    _carry_out(state, civilization, card, effects)


def _carry_out(state: Position, civilization: Civilization, card: int, effects: tuple[Happening, ...]) -> None:
    for effect in effects:
        effect.happen(state, civilization, Cause(civilization.seat, card))
