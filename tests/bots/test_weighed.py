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


STANDARD, ADVANCED = BY_HAND.values()
#: By the advanced rules a resource always brings more than the least.
UNASKED = [("advanced", "least_gold")]
ASKED = [(rules, name) for rules, row in BY_HAND.items() for name in row if (rules, name) not in UNASKED]


def shelf(folder: Path, monkeypatch: pytest.MonkeyPatch, weights: dict[int, list[float]], rules: str = "") -> None:
    """Weights by number of players, as if they had been shipped."""
    for players, row in weights.items():
        write_turn_weights(folder / "weights" / "civilization_turns.npz", players, [row], rules)
    monkeypatch.setattr(value, "files", lambda package: folder)
    monkeypatch.setattr(weighed, "turn_weights", value.turn_weights.__wrapped__)
    monkeypatch.setattr(weighed, "judgement", judgement.__wrapped__)


def first_purchase(rules: str = "standard") -> State:
    state, greedy, rng = GAME.new(2, {"rules": rules}, "opinions"), GreedyBot(), Rng(0)
    while state.stack[-1].kind != "buy" or len(state.legal(state.to_move()[0])) < 4:
        seat = state.to_move()[0]
        state.apply(seat, greedy.decide(state, seat, rng))
    return state


def test_opinions_made_by_hand_are_what_greedy_goes_by() -> None:
    assert isinstance(KIT, Weighed)
    assert KIT.weights == (tuple(STANDARD.values()), tuple(ADVANCED.values()))
    for rules in KIT.rule_sets:
        state = first_purchase(rules)
        seat = state.to_move()[0]
        legal = state.legal(seat)
        same = KIT.weighed([list(row) for row in KIT.weights])
        assert same.worths(state, seat, legal) == KIT.worths(state, seat, legal)


def with_another(rules: str, name: str, factor: float) -> list[list[float]]:
    """Opinions made by hand but for one."""
    return [
        [worth * (factor if (each, one) == (rules, name) else 1.0) for one, worth in row.items()]
        for each, row in BY_HAND.items()
    ]


@pytest.mark.parametrize(("rules", "name"), ASKED)
def test_every_opinion_says_something(rules: str, name: str) -> None:
    """In some decision of some game another opinion judges otherwise."""
    assert isinstance(KIT, Weighed)
    other = KIT.weighed(with_another(rules, name, 1.3))
    warm = GreedyBot(0.5)
    for deal in range(8):
        state, rng = GAME.new(4, {"rules": rules}, f"opinions {deal}"), Rng(0)
        while not state.over:
            seat = state.to_move()[0]
            legal = state.legal(seat)
            if other.worths(state, seat, legal) != KIT.worths(state, seat, legal):
                return
            state.apply(seat, warm.decide(state, seat, rng))
    pytest.fail(f"{name} is never asked for")


def test_rule_sets_are_judged_apart() -> None:
    assert isinstance(KIT, Weighed)
    thrifty = KIT.weighed(with_another("advanced", "rate", 99.0))
    for rules in KIT.rule_sets:
        state = first_purchase(rules)
        seat = state.to_move()[0]
        legal = state.legal(seat)
        assert (thrifty.worths(state, seat, legal) == KIT.worths(state, seat, legal)) == (rules == "standard")


@pytest.mark.parametrize(("number", "rules"), list(enumerate(BY_HAND)))
def test_what_was_learned_is_what_levels_go_by(
    number: int, rules: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For the number of players it was learned for, or the nearest; not if there are other opinions now."""
    thrift = with_another(rules, "rate", 99.0)[number]
    shelf(tmp_path, monkeypatch, {2: thrift, 4: [*thrift, 1.0]}, "" if number == 0 else rules)
    state = first_purchase(rules)
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
