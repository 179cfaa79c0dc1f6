"""Judgements that go by opinions: made by hand, or learned."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene import bots, games
from ecumene.arena.matches import Pairing, play_block
from ecumene.arena.shaking import write_turn_weights
from ecumene.bots import value, weighed
from ecumene.bots.judging import heuristics
from ecumene.bots.simple import GreedyBot
from ecumene.bots.weighed import Weighed, WeighedBot, judgement
from ecumene.games.civilization.opinions import BY_HAND
from ecumene.kernel import Rng, State

GAME = games.load("civilization")
KIT = heuristics(GAME)


def shelf(folder: Path, monkeypatch: pytest.MonkeyPatch, weights: dict[int, list[float]]) -> None:
    """Weights by number of players, as if they had been shipped."""
    for players, row in weights.items():
        write_turn_weights(folder / "weights" / "civilization_turns.npz", players, [row])
    monkeypatch.setattr(value, "files", lambda package: folder)
    monkeypatch.setattr(weighed, "turn_weights", value.turn_weights.__wrapped__)
    monkeypatch.setattr(weighed, "judgement", judgement.__wrapped__)


def first_purchase() -> State:
    state, greedy, rng = GAME.new(2, None, "opinions"), GreedyBot(), Rng(0)
    while state.stack[-1].kind != "buy" or len(state.legal(state.to_move()[0])) < 4:
        seat = state.to_move()[0]
        state.apply(seat, greedy.decide(state, seat, rng))
    return state


def test_opinions_made_by_hand_are_what_greedy_goes_by() -> None:
    assert isinstance(KIT, Weighed)
    assert KIT.weights == tuple(BY_HAND.values())
    state = first_purchase()
    seat = state.to_move()[0]
    legal = state.legal(seat)
    assert KIT.weighed(list(KIT.weights)).worths(state, seat, legal) == KIT.worths(state, seat, legal)


@pytest.mark.parametrize("name", BY_HAND)
def test_every_opinion_says_something(name: str) -> None:
    """In some decision of some game another opinion judges otherwise."""
    assert isinstance(KIT, Weighed)
    other = KIT.weighed([worth * (1.3 if each == name else 1.0) for each, worth in BY_HAND.items()])
    warm = GreedyBot(0.5)
    for deal in range(8):
        state, rng = GAME.new(4, None, f"opinions {deal}"), Rng(0)
        while not state.over:
            seat = state.to_move()[0]
            legal = state.legal(seat)
            if other.worths(state, seat, legal) != KIT.worths(state, seat, legal):
                return
            state.apply(seat, warm.decide(state, seat, rng))
    pytest.fail(f"{name} is never asked for")


def test_what_was_learned_is_what_levels_go_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For the number of players it was learned for, or the nearest; not if there are other opinions now."""
    thrift = [worth * (99.0 if name == "rate" else 1.0) for name, worth in BY_HAND.items()]
    shelf(tmp_path, monkeypatch, {2: thrift, 4: [*thrift, 1.0]})
    state = first_purchase()
    seat = state.to_move()[0]
    done = GAME.catalogue.id("done")
    assert WeighedBot().decide(state, seat, Rng(1)) == done
    assert bots.bot("learned").choose(bots.Knowledge(state, seat), Rng(1)) == done
    assert GreedyBot().decide(state, seat, Rng(1)) != done
    assert weighed.judgement(GAME, 3) is not KIT
    assert weighed.judgement(GAME, 4) is KIT


def test_a_game_without_opinions_is_judged_as_it_judges_itself() -> None:
    hadara = games.load("hadara")
    assert judgement(hadara, 3) is heuristics(hadara)


def test_what_is_shipped_wins_more_than_what_was_made_by_hand() -> None:
    """A glance only: `bench/strength.py` measures it."""
    blocks = [play_block(Pairing("civilization", "glance", deal, ("learned", "greedy"))) for deal in range(6)]
    ahead = [game.ranks[game.seats.index("learned")] == 1 for block in blocks for game in block.games]
    assert sum(ahead) > len(ahead) / 2
