# Compiled by mypyc where a C compiler is present.
"""What events leave to choose."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.through_the_ages.action_cards import carry_out_order
from ecumene.games.through_the_ages.card_row import add_takes, price, take
from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.colonization import abandon_colony
from ecumene.games.through_the_ages.construction import add_builds, destroy, has_room, place_worker
from ecumene.games.through_the_ages.economy import budget
from ecumene.games.through_the_ages.numbers import (
    CARD,
    COST,
    DO_ABANDON,
    DO_BUILD,
    DO_DECLINE,
    DO_DONE,
    DO_EXCHANGE,
    DO_POPULATION,
    DO_RUIN,
    IS_URBAN,
    LAST_RUINED_AGE,
    LEVEL,
    PLACE,
)
from ecumene.games.through_the_ages.pacts import can_exchange, exchange
from ecumene.games.through_the_ages.population import can_grow
from ecumene.games.through_the_ages.state import Choice, Position
from ecumene.games.through_the_ages.technologies import add_developments, add_revolutions
from ecumene.games.through_the_ages.wonders import ruin_wonder


class FreeBuilding(Choice):
    """An unused worker may become a building (the card) for nothing."""

    kind: ClassVar[str] = "free_building"
    rule: ClassVar[str] = "events"

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        choices = [DO_DECLINE]
        if civilization.unused and has_room(civilization, self.card):
            choices.append(DO_BUILD[self.card])
        return choices

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        if action != DO_DECLINE:
            civilization.unused -= 1
            place_worker(state, civilization, self.card)

    def reduction(self) -> int:
        return COST[self.card]


class Development(Choice):
    """One of the actions of Development of Civilization, ``n`` cheaper, or none."""

    kind: ClassVar[str] = "development"
    rule: ClassVar[str] = "events"

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


class DestroyOwn(Choice):
    """A farm, mine or urban building of one's own is destroyed."""

    kind: ClassVar[str] = "destroy_own"
    rule: ClassVar[str] = "events"

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        return civilization.destructions[:]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        destroy(state, civilization, CARD[action])


class DestroyRival(Choice):
    """An urban building of the rival is destroyed."""

    kind: ClassVar[str] = "destroy_rival"
    rule: ClassVar[str] = "events"
    wording: ClassVar[dict[str, str]] = {"destroy": "destroy-rival"}

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        return [action for action in state.civilizations[self.rival].destructions if IS_URBAN[CARD[action]]]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        destroy(state, state.civilizations[self.rival], CARD[action])


class Ruin(Choice):
    """A completed wonder of an early age falls into ruin."""

    kind: ClassVar[str] = "ruin"
    rule: ClassVar[str] = "events"

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        standing = [wonder for wonder in sorted(civilization.wonders) if wonder not in civilization.ruins]
        return [DO_RUIN[wonder] for wonder in standing if LEVEL[wonder] <= LAST_RUINED_AGE]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        ruin_wonder(state, civilization, CARD[action])


class ColonyLoss(Choice):
    """A colony of one's own leaves the game."""

    kind: ClassVar[str] = "colony_loss"
    rule: ClassVar[str] = "events"

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        return [DO_ABANDON[colony] for colony in sorted(civilization.colonies)]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        abandon_colony(state, civilization, CARD[action])


class Agreement(Choice):
    """Cards of the row that ``n`` civil actions pay for; the next political action is given up for them."""

    kind: ClassVar[str] = "agreement"
    rule: ClassVar[str] = "events"
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
