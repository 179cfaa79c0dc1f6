"""Random play: what is drawn without a list is what would be drawn from it."""

from __future__ import annotations

import pytest

from ecumene import games
from ecumene.kernel import Rng
from ecumene.kernel.decisions import any_of
from ecumene.kernel.playout import play_out


@pytest.mark.parametrize("slug", games.slugs())
@pytest.mark.parametrize("seed", ["one", "two"])
def test_drawing_is_choosing_from_the_legal_list(slug: str, seed: str) -> None:
    game = games.load(slug)
    resigning = game.catalogue.resigning
    state, rng = game.new(3, seed=seed), Rng(seed)
    decisions = 0
    while not state.over:
        decision = state.stack[-1]
        seat = decision.seats[0]
        drawn = decision.draw(state, seat, resigning, rng.copy())
        assert drawn == any_of(state.legal(seat), resigning, rng)
        state.apply(seat, drawn)
        decisions += 1
    again = game.new(3, seed=seed)
    assert play_out(again, Rng(seed)) == decisions
    assert again.digest() == state.digest()
