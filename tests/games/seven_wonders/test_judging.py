"""The learned value without rows of features says the same as with them."""

from __future__ import annotations

import numpy as np
import pytest

from ecumene.bots.judging import Fused, heuristics
from ecumene.bots.simple import GreedyBot
from ecumene.bots.value import DOMINATED, LinearValue, learned
from ecumene.games.seven_wonders import GAME
from ecumene.games.seven_wonders.features import COSTS, after_choices
from ecumene.games.seven_wonders.heuristics import HEURISTICS
from ecumene.games.seven_wonders.numbers import OPTION_UNITS
from ecumene.kernel import Rng
from ecumene.kernel.linear import weighted


@pytest.mark.parametrize("players", range(2, 8))
def test_sums_are_those_of_the_rows_to_the_last_digit(players: int) -> None:
    """In every decision of whole games: digging, copying and the Free City's cards, too."""
    assert isinstance(HEURISTICS, Fused)
    value = learned(GAME, players)
    assert isinstance(value, LinearValue)
    for seed in range(4):
        state, rng = GAME.new(players, {"wonders": ["olympia B", "halicarnassus B"]}, seed), Rng(seed)
        while not state.over:
            for seat in state.to_move():
                legal, phase = state.legal(seat), HEURISTICS.phase(state)
                before = state.digest()
                places, rows = HEURISTICS.outlooks(state, seat, legal)
                sums = weighted(rows, value.weights[phase], value.bias[phase])
                expected = [sums[place] if place >= 0 else DOMINATED for place in places]
                assert HEURISTICS.judged(state, seat, legal, value.weights, value.bias) == expected
                assert value.judge(state, seat, legal) == expected
                assert state.digest() == before
            seat = state.to_move()[0]
            state.apply(seat, GreedyBot(heat=1.0).decide(state, seat, rng))


def test_weights_for_choosing_are_asked_without_rows_too() -> None:
    kit = heuristics(GAME)
    rng = np.random.default_rng(3)
    weights, choice = rng.normal(size=(2, kit.phases, len(kit.names)))
    value = LinearValue(GAME, weights, np.zeros(kit.phases), choice)
    state = GAME.new(3, None, "choice")
    legal = state.legal(1)
    _, rows = kit.outlooks(state, 1, legal)
    liked = [liking for liking in value.prefer(state, 1, legal) if liking > DOMINATED]
    assert liked == weighted(rows, choice[0].tolist(), 0.0)
    assert liked != [worth for worth in value.judge(state, 1, legal) if worth > DOMINATED]


def test_an_either_or_production_delivers_the_first_thing_that_helps() -> None:
    for options in range(0, 1 << len(OPTION_UNITS), 37):
        for cost in COSTS[3][7]:
            missing = cost
            for option, alternatives in enumerate(OPTION_UNITS):
                useful = [unit for unit in alternatives if missing & unit * 15]
                if options >> option & 1 and useful:
                    missing -= useful[0]
            assert after_choices(cost, options) == missing
