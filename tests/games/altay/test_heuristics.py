"""The hand-made judgement: it wins against chance, builds, and sees what a battle is worth."""

from __future__ import annotations

import pytest

from ecumene.bots.knowledge import Knowledge
from ecumene.bots.roster import bot
from ecumene.games.altay import GAME
from ecumene.games.altay.heuristics import HEURISTICS
from ecumene.games.altay.realm import NAMES, RIVAL_NAMES, WEIGHTS
from ecumene.games.altay.rules import Altay
from ecumene.kernel import Rng
from tests.games.altay.kit import Side, play, position


def best(state: Altay) -> str:
    seat = state.to_move()[0]
    legal = state.legal(seat)
    worths = HEURISTICS.worths(state, seat, legal)
    return str(GAME.catalogue[legal[worths.index(max(worths))]])


def test_every_feature_has_a_weight() -> None:
    assert len(NAMES) == len(WEIGHTS)
    assert len(HEURISTICS.names) == len(NAMES) + len(RIVAL_NAMES)


@pytest.mark.parametrize("seed", range(4))
def test_one_with_a_plan_beats_two_without(seed: int) -> None:
    state, rng = GAME.new(3, None, f"plan {seed}"), Rng(seed)
    while not state.over:
        seat = state.to_move()[0]
        legal = state.legal(seat)
        if seat == seed % 3 and len(legal) > 1:
            worths = HEURISTICS.worths(state.sample(seat, rng), seat, legal)
            state.apply(seat, legal[worths.index(max(worths))])
        else:
            state.apply(seat, legal[rng.below(len(legal))])
    result = state.result()
    assert result is not None
    assert result.winners == [seed % 3]


def test_cards_are_played_before_resources_are_spent() -> None:
    assert best(position(Side("hunter", pool="food:1"))).startswith("play")


def test_a_village_is_filled() -> None:
    assert best(position(Side(laid="village", pool="food:2", deck="hunter:5 warrior:4 village"))) == "put village all"


def test_a_defense_that_holds_is_fought_and_a_hopeless_one_is_given_up() -> None:
    attacker = Side("warrior", "F1:1")
    state = position(attacker, Side("chariot hunter", "W1:1", deck="hunter:2", people="earthfolk"))
    assert best(play(state, "attack F1 W1 warrior", "strike")) == "defend chariot"
    assert best(play(state, "defend chariot")) == "stand"
    state = position(Side("warrior", "F1:4"), Side("hunter:2", "W1:1", people="earthfolk"))
    assert best(play(state, "attack F1 W1 warrior", "strike")) == "yield"


def test_an_easy_conquest_is_taken() -> None:
    assert best(position(Side("warrior", "F1"), markers="W1:c1")) == "attack F1 W1 warrior"


def test_a_technology_is_not_given_up_for_nothing() -> None:
    assert best(position(Side(work="writing food:1", piece=True, deck="hunter:4 lumberjack"))) != "drop"


def test_a_technology_that_cannot_be_finished_counts_for_nothing_and_may_be_given_up() -> None:
    for deck, hopeful in (("hunter:4 lumberjack", True), ("hunter:5", False)):
        state = position(Side(work="writing food:1", piece=True, deck=deck))
        rows = HEURISTICS.outlooks(state, 0, [GAME.catalogue.id("end")])[1]
        assert (rows[0][NAMES.index("work")] > 0) is hopeful
        assert HEURISTICS.outlooks(state, 0, [GAME.catalogue.id("drop")])[0] == [-1 if hopeful else 0]


def test_a_deck_is_not_thinned_out_for_ever() -> None:
    kinds = [name.endswith("a hand") for name in NAMES]
    sums = []
    for deck in ("hunter:10", "hunter:2"):
        row = HEURISTICS.outlooks(position(Side(deck=deck)), 0, [GAME.catalogue.id("end")])[1][0]
        sums.append(sum(amount for amount, kind in zip(row, kinds, strict=False) if kind))
    assert sums == [5.0, 1.0]


def taken_by_chance(name: str, deck: int) -> set[str]:
    """The verbs a bot chooses when it is asked again and again, with a hand of two and so many cards in the deck."""
    state, rng = position(Side("hunter warrior", done="engineering", deck=f"hunter:{deck}")), Rng(name)
    chosen = [GAME.catalogue[bot(name).choose(Knowledge(state, 0), rng)] for _ in range(60)]
    return {str(action).split()[0] for action in chosen}


HOT = ["beam:width=1:heat=50", "greedy:heat=50"]


@pytest.mark.parametrize("name", [*HOT, "novice", "easy", "medium"])
def test_noise_trashes_no_card_of_a_thin_deck(name: str) -> None:
    """Two bots once trashed all they had, and passed for ever."""
    taken = taken_by_chance(name, 8)
    assert "play" in taken
    assert "trash" not in taken


@pytest.mark.parametrize("name", HOT)
def test_noise_may_thin_a_thick_deck(name: str) -> None:
    assert "trash" in taken_by_chance(name, 9)
