"""The short game and the peaceful one: what they leave out, how they end, and that they keep all promises."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.conformance import check, random_move
from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.card_row import begin_first_age, end_age
from ecumene.games.through_the_ages.components import CARDS, LAST_DECK
from ecumene.games.through_the_ages.numbers import IDS, IS_IMPACT
from ecumene.games.through_the_ages.rules import ThroughTheAges
from ecumene.games.through_the_ages.scoring import final_scoring
from ecumene.games.through_the_ages.standing import turns_left
from ecumene.games.through_the_ages.traits import AGGRESSION, PACT, WAR
from ecumene.kernel import SPECTATOR, Rng
from ecumene.locale import LANGUAGES, bundle
from tests.games.through_the_ages.kit import card, put

VARIANTS: dict[str, dict[str, Any]] = {
    "short": {"length": "short"},
    "peaceful": {"peaceful": True},
    "short and peaceful": {"length": "short", "peaceful": True},
}


def new(players: int = 2, **options: Any) -> ThroughTheAges:
    state = GAME.new(players, options, seed="options")
    assert isinstance(state, ThroughTheAges)
    return state


def cards_in_play(state: ThroughTheAges) -> set[str]:
    """Every card of the game, wherever it lies or will come from."""
    return set(state.inventory()) - {"yellow_token", "blue_token"}


@pytest.mark.parametrize(("variant", "players"), list(zip(VARIANTS, GAME.players, strict=True)))
def test_a_variant_keeps_the_promises_of_every_game(variant: str, players: int) -> None:
    report = check(GAME, players, games=1, seed=variant, deep=0.05, options={"resignation": False, **VARIANTS[variant]})
    assert report.failures == []
    assert report.inventory


def test_a_short_game_ends_after_age_ii() -> None:
    state = new(length="short", resignation=False)
    rng = Rng("a short game")
    ages = []
    while not state.over:
        state.apply(*random_move(state, rng))
        ages.append(state.age)
    assert sorted(set(ages)) == [0, 1, 2, 4]
    assert state.round == state.last_round
    played = cards_in_play(state) - {IDS[impact] for impact in state.final}
    assert max(CARDS[card(id)].age for id in played) == 2


@pytest.mark.parametrize(("turn", "later"), [(0, 0), (1, 1)])
def test_the_last_round_of_a_short_game_is_found_like_that_of_a_full_one(turn: int, later: int) -> None:
    state = new(length="short")
    state.age, state.round, state.turn = 2, 9, turn
    end_age(state)
    assert (state.age, state.last_round) == (4, 9 + later)
    assert (state.civil_deck, state.military_deck) == ([], [])


def test_four_impacts_lie_open_in_a_short_game_and_count_at_its_end() -> None:
    state = new(length="short")
    assert len(state.final) == 4
    assert all(IS_IMPACT[impact] for impact in state.final)
    for seat in (0, 1, SPECTATOR):
        view = state.look(seat)
        assert view.final_events == [impact.card for impact in view.impacts]
        assert len(view.final_events) == 4
    state.final = [card("impact_of_government"), card("impact_of_strength")]
    final_scoring(state)
    assert [civilization.culture_points for civilization in state.civilizations] == [20, 10]


def test_a_full_game_lays_no_impacts_open() -> None:
    assert new().final == []


@pytest.mark.parametrize(("length", "points"), [("full", 12), ("short", 8)])
def test_impact_of_technology_counts_level_ii_in_a_short_game(length: str, points: int) -> None:
    state = new(length=length)
    put(state, 0, "computers", "air_forces", "mechanized_agriculture", "coal", "scientific_method")
    state.final, state.current = [], [card("impact_of_technology")]
    final_scoring(state)
    assert [own.culture_points for own in state.civilizations] == [points, 0]


def test_bots_expect_the_end_of_a_short_game() -> None:
    full, short = new(), new(length="short")
    full.age = short.age = 2
    full.civil_deck = short.civil_deck = []
    assert turns_left(full) == 5.0
    full.age = 4
    assert turns_left(short) == turns_left(full) == 1.0


def test_a_peaceful_game_has_neither_aggressions_nor_wars() -> None:
    attacks = {IDS[number] for number, one in enumerate(CARDS) if one.family in (AGGRESSION, WAR)}
    full, peaceful = new(4).inventory(), new(4, peaceful=True).inventory()
    assert attacks <= set(full)
    assert peaceful == {id: n for id, n in full.items() if id not in attacks}


def test_decks_made_after_somebody_resigned_stay_peaceful() -> None:
    state = new(3, peaceful=True)
    inventory = state.inventory()
    state.remaining = 2
    begin_first_age(state)
    assert state.inventory() == inventory
    assert CARDS[state.removed[-1]].family == PACT
    assert not [one for one in state.military_deck + state.removed if CARDS[one].family in (AGGRESSION, WAR)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_have_words(language: str) -> None:
    texts = bundle(language)
    asked = [*GAME.options.__struct_fields__, *(f"length-{length}" for length in LAST_DECK)]
    assert [name for name in asked if not texts.has_message(f"through_the_ages-option-{name}")] == []
