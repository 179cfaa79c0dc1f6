# Compiled by mypyc where a C compiler is present.
"""What a bot asks of 7 Wonders: the worth of every action, and the features of what it leads to."""

from __future__ import annotations

from typing import Final

from ecumene.games.seven_wonders.features import BOARD, NAMES, OWN, after, rival_features
from ecumene.games.seven_wonders.judgement import MOMENTS, action_worth, free_city_worth, passed_on
from ecumene.games.seven_wonders.numbers import (
    ACTION_CARD,
    ACTION_KIND,
    ACTION_PAY,
    DISCARD,
    PAY_LEFT,
    PAY_RIGHT,
    STAGE,
)
from ecumene.games.seven_wonders.state import Position
from ecumene.kernel.state import State


class SevenWondersHeuristics:
    """The judgement of 7 Wonders, as the bots ask for it."""

    def __init__(self) -> None:
        self.names = NAMES
        self.phases = MOMENTS
        self.clear_lead = 8.0

    def phase(self, state: State) -> int:
        """The part of the game a position belongs to; each has its own weights."""
        assert isinstance(state, Position)
        return state.moment()

    def milestone(self, state: State) -> int:
        """An age is over once its conflicts are."""
        assert isinstance(state, Position)
        return state.age

    def worths(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """The hand-made judgement of every action, in points."""
        assert isinstance(state, Position)
        index = state.asked_for(seat)
        if index >= state.players:
            return [free_city_worth(state, seat, action) for action in actions]
        gifts = passed_on(state, seat)
        return [action_worth(state, index, action) + 0.12 * gifts.get(ACTION_CARD[action], 0.0) for action in actions]

    def outlooks(self, state: State, seat: int, actions: list[int]) -> tuple[list[int], list[list[float]]]:
        """For every action the row of features of what it leads to; -1 for actions that another one dominates.

        Two actions that differ only in the card put under the wonder or sold lead to the same city: the card that the
        next player wants most goes first.
        """
        assert isinstance(state, Position)
        index = state.asked_for(seat)
        gifts = passed_on(state, seat)
        rivals = rival_features(state, seat)
        best = _most_wanted(actions, gifts)
        rows: list[list[float]] = []
        places: list[int] = []
        for action in actions:
            kind = ACTION_KIND[action]
            card = ACTION_CARD[action]
            if (kind == STAGE or kind == DISCARD) and card != best:
                places.append(-1)
                continue
            places.append(len(rows))
            row = after(state, index, seat, action)
            rivals[4] = state.cities[state.left(seat)].coins + PAY_LEFT[ACTION_PAY[action]]
            rivals[5] = state.cities[state.right(seat)].coins + PAY_RIGHT[ACTION_PAY[action]]
            rivals[11], rivals[12] = _left_over(gifts, card)
            row[len(OWN) : BOARD] = rivals
            rows.append(row)
        return places, rows


def _most_wanted(actions: list[int], gifts: dict[int, float]) -> int:
    """The card in hand that one would rather not pass on."""
    best = -1
    most = -1.0
    for action in actions:
        card = ACTION_CARD[action]
        if ACTION_KIND[action] == DISCARD or ACTION_KIND[action] == STAGE:
            wanted = gifts.get(card, 0.0)
            if wanted > most:
                best, most = card, wanted
    return best


def _left_over(gifts: dict[int, float], card: int) -> tuple[float, float]:
    """The best of what is passed on without a card, and the mean."""
    rest = [worth for other, worth in gifts.items() if other != card]
    if not rest:
        return 0.0, 0.0
    return max(rest), sum(rest) / len(rest)


HEURISTICS: Final = SevenWondersHeuristics()
