# Compiled by mypyc where a C compiler is present.
"""What events do to a civilization, and what they ask of it."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.through_the_ages.action_cards import carry_out_order
from ecumene.games.through_the_ages.card_row import Refill, add_takes, price, take
from ecumene.games.through_the_ages.colonization import lose_colony
from ecumene.games.through_the_ages.construction import add_builds, can_grow, destroy, has_room, place_worker
from ecumene.games.through_the_ages.effects import Looking, May, Part, Some
from ecumene.games.through_the_ages.leaders import remove_leader
from ecumene.games.through_the_ages.military_cards import *
from ecumene.games.through_the_ages.pacts import can_exchange, exchange
from ecumene.games.through_the_ages.production import produce_food, produce_resources, run_economy
from ecumene.games.through_the_ages.scoring import by_strength
from ecumene.games.through_the_ages.technologies import add_developments, add_revolutions
from ecumene.games.through_the_ages.wonders import ruin_wonder

# Gains


class GainMix(Some):
    """Food and resources, divided at will."""

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        state.push(GainSplit(own.seat, cause.card, n=self.n))


class ProduceFood(Part):
    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        produce_food(own)


class ProduceResources(Part):
    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        produce_resources(state, own)


class RunEconomy(Part):
    """Corruption, food, consumption, resources, as in the production phase."""

    def verb(self) -> str:
        return "produces"

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        run_economy(state, own)


class GainCultureByCulture(Part):
    """As much as the culture rating."""

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        gain_culture(own, own.culture, cause.category)


class GainScienceByScience(Part):
    """As much as the science rating."""

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        gain_science(own, own.science)


class GainCultureByScience(Part):
    """As much as the science rating."""

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        gain_culture(own, own.science, cause.category)


class GainFoodByHappiness(Part):
    """One for each happy face."""

    most: int

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        gain_food(own, min(self.most, own.happiness))


class TakeYellowFromWeakest(Looking):
    def look(self, state: Position, cause: Cause) -> None:
        cause.weakest = by_strength(state, state.turn)[-1]

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        take_yellow_tokens(state, own, state.civilizations[cause.weakest], self.n)


# Losses


class LoseCulture(Some):
    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        gain_culture(own, -self.n, cause.category)


class LosePopulation(Some):
    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        lose_population(state, own, self.n)


class LoseBlueTokens(Some):
    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        gain_blue_tokens(state, own, -self.n)


class LoseMix(Some):
    """Food and resources, divided at will."""

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        state.push(LoseSplit(own.seat, cause.card, n=min(self.n, own.food + own.resources)))


class LoseAllFood(Part):
    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        lose_food(own, own.food + own.extra_food)


class DiscardCards(Some):
    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        state.push(Discards(own.seat, cause.card, n=min(self.n, len(own.military_hand))))


class PerDiscontent(Looking):
    """By the number of discontent workers."""

    def look(self, state: Position, cause: Cause) -> None:
        cause.unhappy = discontent(state.civilizations[cause.seat])


class LoseActionsPerDiscontent(PerDiscontent):
    """Civil actions for every discontent worker."""

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        own.civil_left = max(0, own.civil_left - self.n * cause.unhappy)


class LoseCulturePerDiscontent(PerDiscontent):
    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        gain_culture(own, -self.n * cause.unhappy, cause.category)


class LosePopulationPerDiscontent(PerDiscontent):
    """One for so many discontent workers, rounded up."""

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        lose_population(state, own, (cause.unhappy + self.n - 1) // self.n)


class LoseOldLeader(Part):
    """A leader who is not of the current age."""

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        if own.leader != NONE and LEVEL[own.leader] != state.age:
            remove_leader(state, own)


# What is asked


class EventChoice(Choice):
    """Something that an event asks."""

    rule: ClassVar[str] = "events"


class BuildFree(May):
    """An unused worker goes to this card for nothing."""

    card: str

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        state.push(FreeBuilding(own.seat, NUMBER[self.card]))


class FreeBuilding(EventChoice):
    """An unused worker may become a building (the card) for nothing."""

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        possible = civilization.unused > 0 and has_room(civilization, self.card)
        return [DO_DECLINE, DO_BUILD[self.card]] if possible else [DO_DECLINE]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        if action != DO_DECLINE:
            civilization.unused -= 1
            place_worker(state, civilization, self.card)

    def reduction(self) -> int:
        return COST[self.card]


class CheaperAction(May):
    """Grow, build or develop for so much less, and for no action."""

    discount: int

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        state.push(Development(own.seat, cause.card, n=self.discount))


class Development(EventChoice):
    """One of the actions of Development of Civilization, ``n`` cheaper, or none."""

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        choices = [DO_DECLINE]
        if can_grow(civilization, self.n):
            choices.append(DO_POPULATION)
        add_builds(choices, civilization, budget(civilization) + self.n)
        add_developments(choices, state, civilization, self.n)
        add_revolutions(choices, state, civilization, self.n)
        if self.seat == state.turn and can_exchange(civilization):
            choices.append(DO_EXCHANGE)
        return choices

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        if action == DO_EXCHANGE:
            exchange(civilization)
            state.push(self)
        elif action != DO_DECLINE:
            carry_out_order(state, civilization, action, self.n)

    def reduction(self) -> int:
        return self.n


class DestroyOwnBuilding(Some):
    """A farm, a mine or an urban building."""

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        state.push(DestroyOwn(own.seat, cause.card))


class DestroyOwn(EventChoice):
    """A farm, mine or urban building of one's own is destroyed."""

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        return civilization.destructions[:]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        destroy(state, civilization, CARD[action])


class DestroyUrbanOfOthers(Some):
    """Of every other civilization."""

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        for other in reversed(state.in_turn_order(own.seat)[1:]):
            state.push(DestroyRival(own.seat, cause.card, other))


class DestroyRival(EventChoice):
    """An urban building of the rival is destroyed."""

    wording: ClassVar[dict[str, str]] = {"destroy": "destroy-rival"}

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        return [action for action in state.civilizations[self.rival].destructions if IS_URBAN[CARD[action]]]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        destroy(state, state.civilizations[self.rival], CARD[action])


class RuinWonder(Part):
    """A completed wonder of so early an age gives nothing but culture any more."""

    last_age: int
    culture: int

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        state.push(Ruin(own.seat, cause.card))


class Ruin(EventChoice):
    """A completed wonder of an early age falls into ruin."""

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        standing = [wonder for wonder in sorted(civilization.wonders) if wonder not in civilization.ruins]
        return [DO_RUIN[wonder] for wonder in standing if LEVEL[wonder] <= LAST_RUINED_AGE]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        ruin_wonder(state, civilization, CARD[action])


class LoseColony(Some):
    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        state.push(ColonyLoss(own.seat, cause.card))


class ColonyLoss(EventChoice):
    """A colony of one's own leaves the game."""

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        return [DO_ABANDON[colony] for colony in sorted(civilization.colonies)]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        discard_open(state, CARD[action])
        state.tell("loses_colony", civilization.seat, IDS[CARD[action]])
        lose_colony(state, civilization, CARD[action])


class TakeFromRow(May):
    """Cards of the row for so many civil actions that cost nothing, instead of the next political action."""

    n: int

    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        state.push(Refill(own.seat))
        state.push(Agreement(own.seat, cause.card, n=self.n))


class Agreement(EventChoice):
    """Cards of the row that ``n`` civil actions pay for; the next political action is given up for them."""

    wording: ClassVar[dict[str, str]] = {"done": "done-agreement"}

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        choices = [DO_DONE]
        add_takes(choices, state.row, civilization, self.n)
        return choices

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        if action == DO_DONE:
            return
        place = PLACE[action]
        state.push(Agreement(self.seat, self.card, n=self.n - price(civilization, place, state.row[place])))
        civilization.skips_politics = True
        take(state, civilization, place, False)
