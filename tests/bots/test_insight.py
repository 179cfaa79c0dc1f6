"""The network of 7 Wonders: what it is told, and how the search uses it."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from ecumene import bots, games
from ecumene.bots.insight import Insight, insight_for, packed
from ecumene.bots.judging import heuristics
from ecumene.bots.knowledge import Budget, Knowledge
from ecumene.bots.playing import Settings
from ecumene.bots.roster import Level
from ecumene.bots.search import Search, SearchBot
from ecumene.bots.simple import GreedyBot
from ecumene.bots.value import LinearValue, learned
from ecumene.games.seven_wonders import GAME
from ecumene.games.seven_wonders.numbers import ACTION_KIND, CARD_INDEX, DISCARD
from ecumene.games.seven_wonders.situation import HANDS, STATEMENTS, OthersCards, others_hands, statements
from ecumene.games.seven_wonders.state import Position
from ecumene.kernel import Rng, State

WITH = Settings(candidates=6, rounds=4, every=2, distinct=True, insight=True)


def insight() -> Insight:
    found = insight_for(GAME, 3)
    assert found is not None
    return found


WONDERS = ("halicarnassus B", "babylon B", "olympia B", "giza A")


def decisions(seed: int, players: int = 3) -> Iterator[State]:
    """All moments of a game, digging and copying among them."""
    state, rng = GAME.new(players, {"wonders": list(WONDERS[:players])}, seed), Rng(seed)
    while not state.over:
        yield state
        seat = state.to_move()[0]
        state.apply(seat, GreedyBot(heat=1.0).decide(state, seat, rng))


@pytest.mark.parametrize(("players", "seed"), [(3, 0), (3, 1), (3, 2), (4, 0), (4, 1)])
def test_it_is_told_only_what_a_seat_knows(players: int, seed: int) -> None:
    kinds = set()
    for state in decisions(seed, players):
        assert isinstance(state, Position)
        kinds.add(state.stack[-1].kind)
        for seat in state.to_move():
            told = statements(state, seat)
            assert len(set(told)) == len(told) or players > 3  # with four there are two of some cards
            assert min(told) >= 0
            assert max(told) < STATEMENTS[players]
            other = state.sample(seat, Rng(f"{seed} {seat}"))
            assert isinstance(other, Position)
            assert sorted(statements(other, seat)) == sorted(told)
            hands = others_hands(other, seat)
            assert all(0 <= place < HANDS[players] for place in hands)
            assert len(hands) == sum(map(len, other.hands)) - len(other.hands[seat])
    assert {"choose", "dig"} <= kinds


def test_statements_are_of_the_table_as_it_lies() -> None:
    """What changes in a city is told, and nothing else."""
    state = GAME.new(3, {"wonders": ["giza A", "babylon A", "rhodes A"]}, "told")
    assert isinstance(state, Position)
    before = set(statements(state, 0))
    state.cities[1].coins += 1
    changed = before ^ set(statements(state, 0))
    assert len(changed) == 2
    state.cities[1].coins -= 1
    state.cities[2].shields += 2
    assert len(before ^ set(statements(state, 0))) == 6  # the shields, beside the own ones and beside the other's
    state.cities[2].shields -= 2
    state.cities[2].cards.append(CARD_INDEX["altar"])
    assert len(set(statements(state, 0)) - before) == 1
    state.cities[2].cards.pop()
    assert set(statements(state, 0)) == before


def test_hands_that_were_held_are_remembered() -> None:
    """In the second turn the own first hand lies with the next player; of the third hand nothing is known."""
    state = GAME.new(3, None, "remembered")
    assert isinstance(state, Position)
    cards = OthersCards(state, 0)
    assert [cards.of(1), cards.of(2), cards.some_unseen] == [[], [], True]
    assert sorted(cards.unseen()) == sorted(state.hands[1] + state.hands[2])
    held = state.hands[0][:]
    for seat in (0, 1, 2):
        sold = [action for action in state.legal(seat) if ACTION_KIND[action] == DISCARD]
        state.apply(seat, sold[0])
    cards = OthersCards(state, 0)
    assert cards.of(1) == held[1:]
    assert cards.of(2) == []
    assert len(cards.unseen()) == 7 + 1  # the third hand with what was sold from it, and what was sold from the own one


def test_with_four_the_hand_across_is_known_once_it_was_held() -> None:
    state = GAME.new(4, None, "across")
    assert isinstance(state, Position)
    first = state.hands[0][1:]
    for turn in (1, 2, 3, 4):
        cards = OthersCards(state, 0)
        known = [other for other in range(1, 4) if cards.of(other)]
        assert len(known) == turn - 1
        assert cards.some_unseen == (turn < 4)
        # whole hands, and what was sold from each of the others before the seat held it
        assert len(cards.unseen()) == 7 * (4 - turn) + turn * (turn - 1) // 2
        if turn == 3:
            assert sorted(cards.of(2)) == sorted(first)
        for seat in range(4):
            sold = [action for action in state.legal(seat) if ACTION_KIND[action] == DISCARD]
            state.apply(seat, sold[0])
    told = set(statements(state, 0))
    state.cities[2].coins += 1
    assert len(told ^ set(statements(state, 0))) == 2


def test_the_best_move_is_liked_best_and_an_end_is_judged_by_both() -> None:
    """What a chosen action leads to is worth more, on average, than what a random one does."""
    gains, rng = list[float](), Rng("liked")
    for state in decisions(5):
        seat = state.to_move()[0]
        legal = state.legal(seat)
        if len(legal) < 4 or len(state.to_move()) < 3:
            continue
        likings = insight().likings(state, seat, legal)
        after = []
        for action in (legal[likings.index(max(likings))], legal[rng.below(len(legal))]):
            then = state.clone(Rng("same"))
            then.apply(seat, action)
            while not then.over and seat not in then.to_move():
                asked = then.to_move()[0]
                then.apply(asked, GreedyBot().decide(then, asked, Rng("others")))
            after.append(insight().worth(then, seat) if not then.over else 0.0)
        gains.append(after[0] - after[1])
    assert sum(gains) > 0.0


def test_bytes_keep_the_weights() -> None:
    weights = np.random.default_rng(1).normal(size=(50, 7)).astype(np.float32)
    arrays = packed("weights", weights)
    assert arrays["weights"].dtype == np.int8
    assert np.abs(arrays["weights"] * arrays["weights_scale"] - weights).max() <= np.abs(weights).max() / 29


def test_others_who_have_chosen_are_expected_to_have_thought() -> None:
    """A drawn world has any choice for them; whoever looks ahead gives them a sensible one."""
    state = GAME.new(3, None, "committed")
    before = state.clone(Rng(0))
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[-1])
    value = learned(GAME, 3)
    assert isinstance(value, LinearValue)
    found = []
    for position in (before, state):
        search = Search(Knowledge(position, 2), value, WITH, Rng("same"))
        found.append([(one.action, one.tries) for one in search.run(Budget(simulations=60)).candidates])
        world = Knowledge(position, 2).sample(Rng("world"))
        search._take_back(world)
        assert world.to_move() == [0, 1, 2]
    assert found[0][0][1] == found[1][0][1]


def test_it_chooses_the_same_whatever_is_hidden() -> None:
    mind = SearchBot(Budget(simulations=24), WITH)
    for number, state in enumerate(decisions(7)):
        if number % 17:
            continue
        seat = state.to_move()[0]
        other = state.sample(seat, Rng(number))
        chosen = [mind.choose(Knowledge(position, seat), Rng("same")) for position in (state, other)]
        assert chosen[0] == chosen[1]


def test_expert_uses_it_where_it_was_learned() -> None:
    expert, tuned, hard = bots.bot("expert"), bots.bot("expert:sims=32"), bots.bot("hard")
    assert isinstance(expert, Level)
    assert isinstance(tuned, Level)
    assert isinstance(hard, Level)
    seen = expert.at(GAME, 3)
    assert isinstance(seen, SearchBot)
    assert seen.settings.insight
    with_fewer = tuned.at(GAME, 3)
    assert isinstance(with_fewer, SearchBot)
    assert with_fewer.settings.insight
    assert with_fewer.budget == Budget(None, 32)
    for other in (expert.at(GAME, 4), expert.at(games.load("hadara"), 3), hard.at(GAME, 3)):
        assert isinstance(other, SearchBot)
        assert not other.settings.insight


def test_only_games_that_tell_have_one() -> None:
    assert insight_for(GAME, 4) is None
    assert all(insight_for(game, 3) is None for game in map(games.load, games.slugs()) if game.slug != GAME.slug)
    assert heuristics(GAME).clear_lead > 0
