"""What bots judge a position by: quick ways to a row of features give the same as the slow ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ecumene.games import load
from ecumene.games.hadara import features as places
from ecumene.games.hadara.features import NAMES, features, rival_features
from ecumene.games.hadara.heuristics import HEURISTICS, after
from ecumene.games.hadara.numbers import REQUIRED_MILITARY
from ecumene.games.hadara.prospects import MEAN_VP, Time, reach, time_of
from ecumene.games.hadara.rules import Hadara
from ecumene.kernel import Rng
from ecumene.kernel.decisions import any_of
from ecumene.kernel.linear import weighted


def decisions(players: int, seed: str) -> Iterator[tuple[Hadara, int, list[int]]]:
    """Every decision of a game played by chance."""
    game = load("hadara")
    state, rng = game.new(players, seed=seed), Rng(seed)
    assert isinstance(state, Hadara)
    while state.stack:
        seat = state.to_move()[0]
        actions = state.legal(seat)
        yield state, seat, actions
        state.apply(seat, any_of(actions, game.catalogue.resigning, rng))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rows_are_those_of_the_civilization_each_action_leads_to(players: int) -> None:
    """A civilization is changed and changed back; made from a whole new one a row is the same."""
    for state, seat, actions in decisions(players, f"rows {players}"):
        before = state.digest()
        time = Time(state)
        rivals = rival_features(state, seat, time)
        rows = HEURISTICS.outlooks(state, seat, actions)[1]
        for action, row in zip(actions, rows, strict=True):
            civilization, hidden = after(state, seat, action)
            assert row == features(civilization, hidden, time, rivals)
            assert len(row) == len(NAMES)
        assert state.digest() == before


@pytest.mark.parametrize("players", [2, 5])
def test_judging_gives_the_weighted_sums_of_the_rows(players: int) -> None:
    """To the last bit: ties and draws by chance depend on it."""
    rng = Rng("weights")
    weights = [[int(rng.below(2001)) / 1000 - 1.0 for _ in NAMES] for _ in range(HEURISTICS.phases)]
    bias = [int(rng.below(1001)) / 1000 for _ in range(HEURISTICS.phases)]
    for state, seat, actions in decisions(players, f"sums {players}"):
        phase = HEURISTICS.phase(state)
        rows = HEURISTICS.outlooks(state, seat, actions)[1]
        sums = HEURISTICS.judged(state, seat, actions, weights, bias)
        assert sums == weighted(rows, weights[phase], bias[phase])


def test_colonies_promise_what_is_within_reach_one_for_every_chance() -> None:
    state = load("hadara").new(3, seed=1)
    assert isinstance(state, Hadara)
    colonies = time_of(state).colonies
    growth = 0.75 * colonies.picks
    worths = [
        (MEAN_VP[stack] + 1.5) * reach(float(7 - required) + 0.3 * growth, 0.6 + 0.12 * growth)
        for stack, required in enumerate(REQUIRED_MILITARY)
    ]
    everything = (1 << len(worths)) - 1
    assert colonies.hope(7, everything) == pytest.approx(sum(sorted(worths)[-colonies.chances :]))
    assert colonies.hope(7, 0b10) == pytest.approx(worths[1])
    assert colonies.hope(7, 0) == 0.0
    assert colonies.hope(1000, 0b10) == pytest.approx(MEAN_VP[1] + 1.5)


def test_numbers_lie_where_the_names_say() -> None:
    named = {
        places.POINTS: "points colonies", places.HIDDEN: "points hidden", places.COINS: "coins",
        places.ON_TRACKS: "income", places.INCOME_TO_COME: "income to come", places.COLOURS: "cards yellow",
        places.SETS: "sets", places.COLONIES: "colony 0 captured", places.STATUES: "statue 0 built",
        places.TILES_UP: "statue tiles up", places.MEDALS: "silver", places.OF_POWERS: "power 0",
        places.PROSPECT: "prospect", places.RIVALS: "best points",
    }  # fmt: skip
    assert {place: NAMES[place] for place in named} == named
