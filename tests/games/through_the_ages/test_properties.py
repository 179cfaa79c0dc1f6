"""What must hold in every position of every game."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ecumene.games.through_the_ages.components import (
    CARDS,
    CONSUMPTION,
    CORRUPTION,
    HAPPINESS_REQUIRED,
    NUMBER,
)
from ecumene.games.through_the_ages.leaders import tuck
from ecumene.games.through_the_ages.production import food_production, resource_production
from ecumene.games.through_the_ages.rules import ThroughTheAges
from ecumene.games.through_the_ages.statistics import consumption, corruption, discontent
from ecumene.games.through_the_ages.traits import (
    AIR_FORCE,
    CONSTRUCTION,
    FARM,
    FOOD,
    FOOD_PRODUCTION,
    GOVERNMENT,
    LAB,
    LAW,
    LEADER,
    MINE,
    PACT,
    RESOURCE_PRODUCTION,
    RESOURCES,
    TACTIC,
    TERRITORY,
    WONDER,
)
from ecumene.games.through_the_ages.wonders import ruin_wonder
from tests.games.through_the_ages.kit import begin, men, pact, play_at_random, put
from tests.games.through_the_ages.referee import Referee

games = st.tuples(st.integers(2, 4), st.integers(0, 10**6), st.integers(0, 700))


def agree(state: ThroughTheAges) -> None:
    for civilization in state.civilizations:
        if not civilization.active:
            continue
        referee = Referee(state, civilization.seat)
        assert civilization.happiness == referee.happiness()
        assert civilization.culture == referee.culture()
        assert civilization.science == referee.science()
        assert civilization.strength == referee.strength()
        assert (civilization.civil_total, civilization.military_total) == referee.totals()
        assert food_production(civilization) == production_of_food(referee)
        assert resource_production(civilization) == production_of_resources(referee)
        last = len(CONSUMPTION) - 1
        assert consumption(civilization) == CONSUMPTION[min(last, civilization.yellow_bank)]
        assert corruption(civilization) == CORRUPTION[min(len(CORRUPTION) - 1, civilization.blue_bank)]
        required = HAPPINESS_REQUIRED[min(last, civilization.yellow_bank)]
        assert discontent(civilization) == max(0, required - civilization.happiness)


def production_of_food(referee: Referee) -> int:
    extra = sum(1 for side, _ in referee.sides() if side.get(FOOD_PRODUCTION))
    return sum(CARDS[card].traits()[FOOD] for card in referee.buildings(FARM)) + extra


def production_of_resources(referee: Referee) -> int:
    mines = referee.buildings(MINE)
    total = sum(CARDS[card].traits()[RESOURCES] for card in mines)
    if mines and NUMBER["transcontinental_railroad"] in referee.standing:
        total += CARDS[mines[-1]].traits()[RESOURCES]
    if referee.leader == "bill_gates":
        total += sum(CARDS[card].age for card in referee.buildings(LAB))
    return max(0, total + sum(side.get(RESOURCE_PRODUCTION, 0) for side, _ in referee.sides()))


@given(games)
@settings(max_examples=60, deadline=None)
def test_statistics_equal_a_count_from_scratch(game: tuple[int, int, int]) -> None:
    players, seed, moves = game
    agree(play_at_random(players, seed, moves=moves, busy=seed % 3 > 0))


def some(families: range, most: int) -> st.SearchStrategy[list[str]]:
    ids = [card.id for card in CARDS if card.family in families]
    return st.lists(st.sampled_from(ids), unique=True, max_size=most)


def just(family: int, most: int = 1) -> st.SearchStrategy[list[str]]:
    return some(range(family, family + 1), most)


rich_civilizations = st.tuples(
    just(LEADER),
    just(WONDER, 6),
    just(TERRITORY, 4),
    just(TACTIC),
    just(GOVERNMENT),
    some(range(LAW, CONSTRUCTION + 1), 3),
    st.dictionaries(
        st.sampled_from([card.id for card in CARDS if FARM <= card.family <= AIR_FORCE]), st.integers(0, 4), max_size=14
    ),
    just(PACT, 2),
    st.integers(0, 6),
)


@given(rich_civilizations)
@settings(max_examples=400, deadline=None)
def test_statistics_of_any_mix_of_cards(
    mix: tuple[list[str], list[str], list[str], list[str], list[str], list[str], dict[str, int], list[str], int],
) -> None:
    leader, wonders, colonies, tactic, government, specials, workers, pacts, chance = mix
    state = begin(3)
    put(state, 0, *government, *specials, *wonders, *colonies, *tactic)
    own = men(state, 0, **workers)
    put(state, 1, "pyramids", "colossus")
    for owner, id in enumerate(pacts):
        pact(state, id, owner, 1 - owner, "ab"[chance % 2])
    if wonders and chance > 2:
        old = [NUMBER[id] for id in wonders if CARDS[NUMBER[id]].age <= 1]
        if old and chance > 3:
            ruin_wonder(state, own, old[0])
        tuck(state, own, NUMBER["homer"], NUMBER[wonders[0]])
    put(state, 0, *leader)
    agree(state)


@given(st.integers(2, 4), st.integers(0, 10**6))
@settings(max_examples=4, deadline=None)
def test_statistics_are_right_after_every_action(players: int, seed: int) -> None:
    whole = play_at_random(players, seed, busy=True)
    assert whole.finished
    for moves in range(0, 600, 7):
        agree(play_at_random(players, seed, moves=moves, busy=True))


@given(games)
@settings(max_examples=60, deadline=None)
def test_nothing_is_ever_negative_or_out_of_bounds(game: tuple[int, int, int]) -> None:
    players, seed, moves = game
    state = play_at_random(players, seed, resignation=seed % 3 == 0, moves=moves)
    for civilization in state.civilizations:
        assert min(civilization.workers) >= 0
        assert min(civilization.blue) >= 0
        assert civilization.yellow_bank >= 0
        assert civilization.blue_bank >= 0
        assert civilization.unused >= 0
        assert civilization.culture_points == sum(civilization.ledger) >= 0
        assert civilization.science_points >= 0
        assert 0 <= civilization.civil_left <= max(civilization.civil_total, 4)
        assert 0 <= civilization.military_left <= civilization.military_total
        assert civilization.military_hand == sorted(civilization.military_hand)
        assert civilization.civil_hand == sorted(civilization.civil_hand)
        assert len(civilization.colonies) == len(set(civilization.colonies))


@given(games)
@settings(max_examples=40, deadline=None)
def test_no_component_appears_or_vanishes(game: tuple[int, int, int]) -> None:
    players, seed, moves = game
    start = play_at_random(players, seed, moves=0).inventory()
    state = play_at_random(players, seed, resignation=seed % 2 == 0, moves=moves)
    assert state.inventory() == start
