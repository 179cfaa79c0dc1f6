# Compiled by mypyc where a C compiler is present.
"""Blue and yellow tokens: gaining, spending and losing food and resources, and population."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.effects import Some
from ecumene.games.through_the_ages.statistics import *

IN_PRODUCTION: Final = CATEGORIES.index("production")
IN_WONDERS: Final = CATEGORIES.index("wonders")
IN_LEADERS: Final = CATEGORIES.index("leaders")
IN_ACTION_CARDS: Final = CATEGORIES.index("action_cards")
IN_EVENTS: Final = CATEGORIES.index("events")
IN_COLONIES: Final = CATEGORIES.index("colonies")
IN_CONFLICT: Final = CATEGORIES.index("conflict")
IN_HUNGER: Final = CATEGORIES.index("hunger")
IN_IMPACTS: Final = CATEGORIES.index("impacts")


class Cause(Task):
    """A card that makes something happen to a civilization; culture is noted under a category."""

    category: ClassVar[int] = IN_ACTION_CARDS

    def __init__(self, seat: int, card: int, part: int = 0) -> None:
        super().__init__(seat, card)
        self.part = part  # which of the effects on the card
        self.unhappy: i64 = 0  # discontent workers when an event was revealed
        self.weakest: i64 = NONE  # the weakest civilization then


# Points


def gain_culture(civilization: Civilization, points: i64, category: int) -> i64:
    """Score culture, or lose it (never below zero); tells how much it really was."""
    change = max(points, -civilization.culture_points)
    civilization.culture_points += change
    civilization.ledger[category] += change
    return change


def score(state: Position, civilization: Civilization, points: i64, category: int, card: int) -> None:
    """Culture that a card brings; everybody is told."""
    change = gain_culture(civilization, points, category)
    if change:
        state.tell("scores", civilization.seat, IDS[card], change)


def gain_science(civilization: Civilization, points: i64) -> i64:
    change = max(points, -civilization.science_points)
    civilization.science_points += change
    return change


# Food and resources. Farms store food; mines store resources, and so do labs once Bill Gates has used them.


def budget(civilization: Civilization) -> i64:
    """Resources that can be spent on anything."""
    return civilization.resources + civilization.extra_resources


def gain_food(civilization: Civilization, amount: i64) -> i64:
    return _gain(civilization, amount, 0, FIRST_MINE)


def gain_resources(civilization: Civilization, amount: i64) -> i64:
    return _gain(civilization, amount, FIRST_MINE, STORE_CARDS)


def _gain(civilization: Civilization, amount: i64, first: i64, end: i64, below: i64 = 99) -> i64:
    """Put as few tokens as possible on cards in play, worth the amount or the nearest less the bank allows.

    Change is given in tokens worth less (``below``) than the one that was broken.
    """
    if not civilization.traits[RESOURCES_PER_LAB_LEVEL]:
        end = min(end, FIRST_LAB)
    left = amount
    while left > 0 and civilization.blue_bank > 0:
        card = _dearest(civilization, min(left, below - 1), first, end)
        if card == NONE:
            break
        civilization.store(card, 1)
        civilization.blue_bank -= 1
        left -= TOKEN_VALUE[card]
    return amount - left


def _dearest(civilization: Civilization, most: i64, first: i64, end: i64) -> i64:
    """The card in play whose token is worth most, but no more than ``most``; or NONE."""
    found: i64 = NONE
    value: i64 = 0
    for card in range(first, end):
        if civilization.owned[card] and value < TOKEN_VALUE[card] <= most:
            found = card
            value = TOKEN_VALUE[card]
    return found


def spend_food(civilization: Civilization, amount: i64) -> None:
    """Pay food: what is lent for this turn first, then tokens."""
    lent = min(amount, civilization.extra_food)
    civilization.extra_food -= lent
    _pay(civilization, amount - lent, 0, FIRST_MINE)


def spend_resources(civilization: Civilization, amount: i64) -> None:
    lent = min(amount, civilization.extra_resources)
    civilization.extra_resources -= lent
    _pay(civilization, amount - lent, FIRST_MINE, STORE_CARDS)


def spend_unit_resources(civilization: Civilization, amount: i64) -> None:
    """Pay for a unit: resources lent for units go first."""
    lent = min(amount, civilization.unit_resources)
    civilization.unit_resources -= lent
    civilization.leader_resources -= min(lent, civilization.leader_resources)
    spend_resources(civilization, amount - lent)


def lose_food(civilization: Civilization, amount: i64) -> i64:
    """Lose food, at most what there is; tells how much was lost."""
    lost = min(amount, civilization.food + civilization.extra_food)
    spend_food(civilization, lost)
    return lost


def lose_resources(civilization: Civilization, amount: i64) -> i64:
    lost = min(amount, civilization.resources + civilization.extra_resources)
    spend_resources(civilization, lost)
    return lost


def take_resources(civilization: Civilization, amount: i64) -> None:
    """Take stored resources away, whatever is lent."""
    _pay(civilization, min(amount, civilization.resources), FIRST_MINE, STORE_CARDS)


def _pay(civilization: Civilization, amount: i64, first: i64, end: i64) -> None:
    """Pay with the smallest tokens first, so that as many as possible come back to the bank, then make change.

    Change needs tokens; when there are not enough, as little as possible is paid too much.
    """
    while amount > 0:
        card = _cheapest(civilization, first, end)
        value = TOKEN_VALUE[card]
        tokens = max(1, min(civilization.blue[card], amount // value))
        civilization.store(card, -tokens)
        civilization.blue_bank += tokens
        if value > amount:
            _gain(civilization, value - amount, first, end, value)
            return
        amount -= tokens * value


def _cheapest(civilization: Civilization, first: i64, end: i64) -> i64:
    found: i64 = NONE
    for card in range(first, end):
        if civilization.blue[card] and (found == NONE or TOKEN_VALUE[card] < TOKEN_VALUE[found]):
            found = card
    return found


# Tokens


def gain_blue_tokens(state: Position, civilization: Civilization, amount: i64) -> None:
    """Take blue tokens from the box, or return them; what the bank lacks comes from cards of one's choice."""
    if amount >= 0:
        civilization.blue_bank += amount
        state.blue_box -= amount
        return
    lost = min(-amount, civilization.blue_bank)
    civilization.blue_bank -= lost
    state.blue_box += lost
    missing = -amount - lost
    if missing:
        state.push(ReturnToken(civilization.seat, n=missing))


def gain_yellow_tokens(state: Position, civilization: Civilization, amount: i64) -> i64:
    """Take yellow tokens from the box into the bank, or return as many as the bank has."""
    change = max(amount, -civilization.yellow_bank)
    civilization.yellow_bank += change
    state.yellow_box -= change
    return change


def take_yellow_tokens(state: Position, taker: Civilization, loser: Civilization, amount: i64) -> None:
    """Out of one bank into another, as many as there are."""
    gain_yellow_tokens(state, taker, -gain_yellow_tokens(state, loser, -amount))


# Population


def gain_population(civilization: Civilization, amount: i64) -> None:
    """Move tokens from the yellow bank to the worker pool, as far as there are any."""
    moved = min(amount, civilization.yellow_bank)
    civilization.yellow_bank -= moved
    civilization.unused += moved


def lose_population(state: Position, civilization: Civilization, amount: i64) -> None:
    """Unused workers go first; then the owner chooses workers on cards."""
    moved = min(amount, civilization.unused)
    civilization.unused -= moved
    civilization.yellow_bank += moved
    if amount > moved and workers_on_cards(civilization):
        state.push(LoseWorker(civilization.seat, n=amount - moved))


def workers_on_cards(civilization: Civilization) -> i64:
    return sum(civilization.workers)


def count_card(state: Position, civilization: Civilization, card: int, sign: int) -> None:
    """A card enters play, or leaves it: what it gives, and the tokens it brings or takes along."""
    add_card(civilization, card, sign)
    refresh(state, civilization)
    if YELLOW_GIVEN[card]:
        gain_yellow_tokens(state, civilization, sign * YELLOW_GIVEN[card])
    if BLUE_GIVEN[card]:
        gain_blue_tokens(state, civilization, sign * BLUE_GIVEN[card])


# Gains, which events, action cards and new colonies bring alike, and choices


class GainFood(Some):
    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        gain_food(own, self.n)


class GainResources(Some):
    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        gain_resources(own, self.n)


class GainScience(Some):
    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        gain_science(own, self.n)


class GainCulture(Some):
    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        gain_culture(own, self.n, cause.category)


class GainPopulation(Some):
    """From the yellow bank, without food."""

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        gain_population(own, self.n)


class GainFoodOrResources(Some):
    """All of it food, or all of it resources."""

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        state.push(FoodOrResources(own.seat, n=self.n))


class FoodOrResources(Choice):
    """Gain ``n`` of one or the other."""

    kind: ClassVar[str] = "choose_gain"
    rule: ClassVar[str] = "food-and-resources"

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        return [DO_GAIN_FOOD, DO_GAIN_RESOURCES]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        gain = gain_food if action == DO_GAIN_FOOD else gain_resources
        gain(civilization, self.n)


class GainSplit(Choice):
    """Gain food and resources, ``n`` together."""

    rule: ClassVar[str] = "events"

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        return DO_MIX[: self.n + 1]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        food = COUNT[action]
        gain_food(civilization, food)
        gain_resources(civilization, self.n - food)


class LoseSplit(GainSplit):
    """Lose food and resources, ``n`` together."""

    wording: ClassVar[dict[str, str]] = {"mix": "mix-lose"}

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        least = max(0, self.n - civilization.resources)
        return DO_MIX[least : min(self.n, civilization.food) + 1]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        food = COUNT[action]
        lose_food(civilization, food)
        lose_resources(civilization, self.n - food)


class LoseWorker(Choice):
    """Population is lost and no worker is unused: the first of ``n`` on cards goes."""

    rule: ClassVar[str] = "population"

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        workers = civilization.workers
        return [DO_REMOVE[card] for card in range(WORKER_CARDS) if workers[card]]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        civilization.take_worker(CARD[action])
        civilization.yellow_bank += 1
        refresh(state, civilization)
        if self.n > 1 and workers_on_cards(civilization):
            state.push(LoseWorker(self.seat, n=self.n - 1))


class ReturnToken(Choice):
    """The blue bank is empty and tokens are to be given back: the first of ``n`` on cards goes to the box."""

    rule: ClassVar[str] = "tokens"

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        blue = civilization.blue
        return [DO_REPAY[card] for card in range(STORE_CARDS) if blue[card]]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        civilization.store(CARD[action], -1)
        state.blue_box += 1
        if self.n > 1 and any(civilization.blue):
            state.push(ReturnToken(self.seat, n=self.n - 1))


def lack_card(hand: list[int], card: int) -> Illegal | None:
    return say.no("not-in-hand", card=IDS[card]) if card not in hand else None


def lack_of(reason: str, what: str, need: int, have: int) -> Illegal | None:
    return say.no(reason, missing={what: need - have}, need=need, have=have) if have < need else None


def lack_civil(civilization: Civilization, need: int) -> Illegal | None:
    return lack_of("civil", "civil_actions", need, civilization.civil_actions())


def lack_military(civilization: Civilization, need: int) -> Illegal | None:
    return lack_of("military", "military_actions", need, civilization.military_actions())


def lack_action(civilization: Civilization, card: int) -> Illegal | None:
    """A military action for units, a civil one for buildings."""
    return lack_military(civilization, 1) if IS_UNIT[card] else lack_civil(civilization, 1)


def lack_food(civilization: Civilization, need: int) -> Illegal | None:
    return lack_of("food", "food", need, civilization.food + civilization.extra_food)


def lack_resources(civilization: Civilization, need: int, unit: bool = False) -> Illegal | None:
    have = budget(civilization) + (civilization.unit_resources if unit else 0)
    return lack_of("resources", "resources", need, have)


def only_with(civilization: Civilization, trait: int, card: str) -> Illegal | None:
    """Some actions belong to one card."""
    return None if civilization.traits[trait] else say.no("needs-card", card=card)
