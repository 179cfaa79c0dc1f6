# Compiled by mypyc where a C compiler is present.
"""What a bot asks of 7 Wonders: the worth of every action, and the features of what it leads to."""

from __future__ import annotations

from typing import Final

from ecumene.games.seven_wonders.features import NAMES, Standing, carry_out, rival_features
from ecumene.games.seven_wonders.judgement import MOMENTS, PassedOn, action_worth, free_city_worth
from ecumene.games.seven_wonders.numbers import (
    ACTION_CARD,
    ACTION_KIND,
    ACTION_PAY,
    CARD_COUNT,
    DISCARD,
    PAY_LEFT,
    PAY_RIGHT,
    STAGE,
)
from ecumene.games.seven_wonders.situation import HANDS, SEATS, STATEMENTS, others_hands, statements
from ecumene.games.seven_wonders.state import City, Position
from ecumene.kernel.linear import DOMINATED, Ledger
from ecumene.kernel.state import State


class SevenWondersHeuristics:
    """The judgement of 7 Wonders, as the bots ask for it."""

    def __init__(self) -> None:
        self.names = NAMES
        self.phases = MOMENTS
        self.clear_lead = 8.0
        self.insight_players = SEATS

    def phase(self, state: State) -> int:
        """The part of the game a position belongs to; each has its own weights."""
        assert isinstance(state, Position)
        return state.moment()

    def milestone(self, state: State) -> int:
        """An age is over once its conflicts are."""
        assert isinstance(state, Position)
        return state.age

    def family(self, state: State, action: int) -> int:
        """The same deed with the same card, however it is paid for."""
        return ACTION_KIND[action] * CARD_COUNT + max(0, ACTION_CARD[action])

    def statements(self, state: State, seat: int) -> list[int]:
        """What a network is told by what a seat knows."""
        assert isinstance(state, Position)
        return statements(state, seat)

    def insight_sizes(self, players: int) -> tuple[int, int, int]:
        """How many statements there are, how many more about the hands of the others, and how many families."""
        return STATEMENTS[players], HANDS[players], (max(ACTION_KIND) + 1) * CARD_COUNT

    def others_hands(self, state: State, seat: int) -> list[int]:
        """What it is told besides, in a world in which all hands are known."""
        assert isinstance(state, Position)
        return others_hands(state, seat)

    def worths(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """The hand-made judgement of every action, in points."""
        assert isinstance(state, Position)
        index = state.asked_for(seat)
        if index >= state.players:
            return [free_city_worth(state, seat, action) for action in actions]
        gifts = PassedOn(state, seat)
        return [action_worth(state, index, action) + 0.12 * gifts.worth(ACTION_CARD[action]) for action in actions]

    def outlooks(self, state: State, seat: int, actions: list[int]) -> tuple[list[int], list[list[float]]]:
        """For every action the row of features of what it leads to; -1 for actions that another one dominates."""
        assert isinstance(state, Position)
        prospects = Prospects(state, seat, actions)
        rows: list[list[float]] = []
        places: list[int] = []
        for action in actions:
            if prospects.dominated(action):
                places.append(-1)
                continue
            places.append(len(rows))
            row = [0.0] * len(NAMES)
            prospects.tell(action, Ledger([], 0.0, row))
            rows.append(row)
        return places, rows

    def judged(
        self, state: State, seat: int, actions: list[int], weights: list[list[float]], bias: list[float]
    ) -> list[float]:
        """The weighted sums of those rows, without making them."""
        assert isinstance(state, Position)
        prospects = Prospects(state, seat, actions)
        ledger = Ledger(weights[state.moment()], 0.0)
        offset = bias[state.moment()]
        sums: list[float] = []
        for action in actions:
            if prospects.dominated(action):
                sums.append(DOMINATED)
                continue
            ledger.total = offset
            prospects.tell(action, ledger)
            sums.append(ledger.total)
        return sums

    def judged_all(
        self, state: State, seat: int, actions: list[int], weights: list[list[float]], bias: list[float], less: float
    ) -> list[float]:
        """The same, and dominated actions by so much less than what they lead to."""
        assert isinstance(state, Position)
        prospects = Prospects(state, seat, actions)
        ledger = Ledger(weights[state.moment()], 0.0)
        sums: list[float] = []
        for action in actions:
            ledger.total = bias[state.moment()] - (less if prospects.dominated(action) else 0.0)
            prospects.tell(action, ledger)
            sums.append(ledger.total)
        return sums


class Prospects:
    """What the actions of one decision lead to, while all others stand still.

    Two actions that differ only in the card put under the wonder or sold lead to the same city: the card that the
    next player wants most goes first.
    """

    def __init__(self, state: Position, seat: int, actions: list[int]) -> None:
        self.state = state
        self.seat = seat
        self.index = state.asked_for(seat)
        self.standing = Standing(state, seat)
        self.gifts = PassedOn(state, seat)
        self.rivals = rival_features(state, seat)
        self.city = City(0)  # as it will be, of one action after another
        self.least_missed = self._most_wanted(actions)

    def _most_wanted(self, actions: list[int]) -> int:
        """The card in hand that one would rather not pass on."""
        best = -1
        most = -1.0
        for action in actions:
            if ACTION_KIND[action] == DISCARD or ACTION_KIND[action] == STAGE:
                wanted = self.gifts.worth(ACTION_CARD[action])
                if wanted > most:
                    best, most = ACTION_CARD[action], wanted
        return best

    def dominated(self, action: int) -> bool:
        kind = ACTION_KIND[action]
        return (kind == STAGE or kind == DISCARD) and ACTION_CARD[action] != self.least_missed

    def tell(self, action: int, ledger: Ledger) -> None:
        """The features of what an action leads to. The state is as before afterwards."""
        state = self.state
        pay = ACTION_PAY[action]
        self.rivals[4] = float(state.cities[state.left(self.seat)].coins + PAY_LEFT[pay])
        self.rivals[5] = float(state.cities[state.right(self.seat)].coins + PAY_RIGHT[pay])
        self.rivals[11] = self.gifts.best_without(ACTION_CARD[action])
        self.rivals[12] = self.gifts.mean_without(ACTION_CARD[action])
        before = state.cities[self.index]
        self.city.assume(before)
        state.cities[self.index] = self.city
        built = carry_out(state, self.index, action)
        if self.index != self.seat and built >= 0:  # the Free City's: a guild there can be copied
            self.city.cards = [*before.cards, built]
            built = -1
        self.standing.tell(state, built, self.rivals, ledger)
        state.cities[self.index] = before


HEURISTICS: Final = SevenWondersHeuristics()
