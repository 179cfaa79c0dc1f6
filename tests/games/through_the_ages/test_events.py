"""Every event has a test that bears its name."""

from __future__ import annotations

from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.components import CARDS
from ecumene.games.through_the_ages.rules import ThroughTheAges
from ecumene.games.through_the_ages.statistics import discontent
from ecumene.games.through_the_ages.traits import EVENT
from tests.games.through_the_ages.kit import (
    begin,
    card,
    choose,
    happen,
    hold,
    men,
    names_tested,
    offered,
    pact,
    politics,
    put,
    stock,
)


def test_every_event_has_a_test() -> None:
    assert {card.id for card in CARDS if card.family == EVENT} <= names_tested(globals())


def ranked(players: int = 3, *strengths: int) -> ThroughTheAges:
    """Civilizations of these strengths, empty stores, ten culture each."""
    state = begin(players)
    for seat, strength in enumerate(strengths):
        men(state, seat, warriors=strength)
    for civilization in state.civilizations:
        stock(state, civilization.seat)
        civilization.culture_points = civilization.ledger[0] = 10
    return state


def stores(state: ThroughTheAges) -> list[tuple[int, int]]:
    return [(own.food, own.resources) for own in state.civilizations]


def culture(state: ThroughTheAges) -> list[int]:
    return [own.culture_points for own in state.civilizations]


# Age A


def test_development_of_agriculture() -> None:
    assert stores(happen(ranked(2), "development_of_agriculture")) == [(2, 0), (2, 0)]


def test_development_of_crafts() -> None:
    assert stores(happen(ranked(2), "development_of_crafts")) == [(0, 2), (0, 2)]


def test_development_of_markets() -> None:
    """Players choose in turn order, beginning with the one whose turn it is."""
    state = happen(ranked(3), "development_of_markets", turn=1)
    assert state.to_move() == [1]
    choose(state, "gain food", "gain resources", "gain resources")
    assert stores(state) == [(0, 2), (2, 0), (0, 2)]


def test_development_of_politics() -> None:
    state = happen(begin(3), "development_of_politics")
    assert [len(own.military_hand) for own in state.civilizations] == [3, 3, 3]


def test_development_of_religion() -> None:
    state = happen(begin(), "development_of_religion")
    choose(state, "build religion", "decline")
    assert [own.happiness for own in state.civilizations] == [1, 0]
    assert [own.unused for own in state.civilizations] == [0, 1]
    state = begin()
    state.civilizations[0].unused = 0
    men(state, 1, religion=2)
    happen(state, "development_of_religion")
    assert state.top().kind == "actions"


def test_development_of_science() -> None:
    state = happen(begin(), "development_of_science")
    assert [own.science_points for own in state.civilizations] == [2, 2]


def test_development_of_settlement() -> None:
    state = happen(ranked(2), "development_of_settlement")
    assert [(own.unused, own.yellow_bank) for own in state.civilizations] == [(2, 17), (2, 17)]


def test_development_of_trade_routes() -> None:
    state = happen(ranked(2), "development_of_trade_routes")
    assert stores(state) == [(1, 1), (1, 1)]
    assert state.civilizations[1].science_points == 1


def test_development_of_warfare() -> None:
    state = happen(begin(), "development_of_warfare")
    choose(state, "build warriors", "decline")
    assert [own.strength for own in state.civilizations] == [2, 1]


def test_development_of_civilization() -> None:
    state = begin()
    own = stock(state, 0, food=1, resources=1, science=4)
    hold(state, 0, "iron")
    happen(state, "development_of_civilization")
    lines = offered(state)
    assert lines == ["decline", "population", "build agriculture", "build bronze", "develop iron"]
    choose(state, "develop iron")
    assert (own.science_points, own.civil_left) == (0, 4)


def test_development_of_civilization_by_revolution() -> None:
    state = begin()
    own = stock(state, 0, science=1)
    rival = hold(state, 1, "monarchy")
    stock(state, 1, science=1)
    hold(state, 0, "monarchy")
    happen(state, "development_of_civilization")
    choose(state, "revolution monarchy", "revolution monarchy")
    assert (own.civil_left, rival.civil_left) == (0, 0)
    assert rival.civil_total == 5


# Age I


def test_barbarians() -> None:
    """With equal culture the current player counts as having more, and loses a worker when weak."""
    state = happen(ranked(3, 2, 5, 5), "barbarians")
    assert [own.unused for own in state.civilizations] == [0, 1, 1]
    state = happen(ranked(3, 5, 2, 5), "barbarians")
    assert [own.unused for own in state.civilizations] == [1, 1, 1]


def test_barbarians_with_two_players_hit_only_the_weaker() -> None:
    state = happen(ranked(2, 2, 1), "barbarians")
    assert [own.unused for own in state.civilizations] == [1, 1]


def test_border_conflict() -> None:
    state = happen(ranked(2, 3, 1), "border_conflict")
    assert state.to_move() == [1]
    assert "destroy warriors" not in offered(state)
    choose(state, "destroy bronze")
    assert stores(state) == [(0, 3), (0, 0)]
    assert state.civilizations[1].unused == 2


def test_crusades() -> None:
    assert culture(happen(ranked(3, 1, 2, 3), "crusades")) == [6, 10, 14]


def test_cultural_influence() -> None:
    state = ranked(2)
    men(state, 0, religion=2)
    assert culture(happen(state, "cultural_influence")) == [12, 10]


def test_foray() -> None:
    state = happen(ranked(3, 1, 3, 2), "foray")
    choose(state, "mix 1", "mix 3")
    assert stores(state) == [(0, 0), (1, 2), (3, 0)]


def test_foray_with_two_players_is_for_the_strongest_alone() -> None:
    state = happen(ranked(2, 1, 1), "foray")
    choose(state, "mix 0")
    assert stores(state) == [(0, 3), (0, 0)]


def test_good_harvest() -> None:
    state = ranked(2)
    state.civilizations[0].yellow_bank = 8
    assert stores(happen(state, "good_harvest")) == [(2, 0), (2, 0)]


def test_immigration() -> None:
    state = ranked(3)
    men(state, 0, religion=1)
    men(state, 2, religion=1)
    happen(state, "immigration")
    assert [own.unused for own in state.civilizations] == [2, 1, 2]


def test_new_deposits() -> None:
    state = ranked(2)
    state.civilizations[0].blue_bank = 3
    assert stores(happen(state, "new_deposits")) == [(0, 2), (0, 2)]


def test_pestilence() -> None:
    state = ranked(2)
    state.civilizations[1].unused = 0
    happen(state, "pestilence")
    assert state.to_move() == [1]
    choose(state, "remove warriors")
    assert [own.yellow_bank for own in state.civilizations] == [19, 19]
    assert state.civilizations[1].strength == 0


def test_raiders() -> None:
    state = ranked(3, 3, 2, 1)
    stock(state, 0, food=5)
    stock(state, 1, food=1, resources=3)
    stock(state, 2, resources=1)
    happen(state, "raiders")
    assert offered(state) == ["mix 0", "mix 1"]
    choose(state, "mix 1")
    assert stores(state) == [(5, 0), (0, 2), (0, 0)]


def test_rats() -> None:
    state = ranked(2)
    stock(state, 0, food=5, resources=1)
    assert stores(happen(state, "rats")) == [(0, 1), (0, 0)]


def unhappy(state: ThroughTheAges, seat: int, number: int) -> Civilization:
    """So many discontent workers."""
    own = state.civilizations[seat]
    own.yellow_bank = {0: 18, 1: 16, 2: 12, 3: 10}[number]
    assert discontent(own) == number
    return own


def test_rebellion() -> None:
    state = begin(3)
    unhappy(state, 1, 1)
    unhappy(state, 2, 3)
    happen(state, "rebellion")
    assert [own.civil_left for own in state.civilizations] == [4, 2, 0]


def test_reign_of_terror() -> None:
    state = happen(ranked(3, 2, 1, 2), "reign_of_terror")
    assert [own.unused for own in state.civilizations] == [1, 0, 1]


def test_scientific_breakthrough() -> None:
    state = ranked(2)
    men(state, 0, philosophy=2)
    happen(state, "scientific_breakthrough")
    assert [own.science_points for own in state.civilizations] == [2, 1]


def test_uncertain_borders() -> None:
    state = happen(ranked(3, 2, 3, 1), "uncertain_borders")
    assert [own.yellow_bank for own in state.civilizations] == [18, 19, 17]


# Age II


def test_civil_unrest() -> None:
    state = ranked(3)
    for seat, number in enumerate((1, 2, 2)):
        unhappy(state, seat, number)
    happen(state, "civil_unrest")
    assert culture(state) == [6, 2, 2]
    assert [own.blue_bank for own in state.civilizations] == [12, 11, 11]
    state = happen(ranked(3), "civil_unrest")
    assert [own.blue_bank for own in state.civilizations] == [12, 12, 12]


def test_cold_war() -> None:
    state = happen(ranked(3, 1, 2, 3), "cold_war")
    assert [own.science_points for own in state.civilizations] == [0, 6, 6]


def test_crime_wave() -> None:
    state = happen(ranked(3, 1, 2, 3), "crime_wave")
    assert culture(state) == [7, 7, 10]
    assert [own.blue_bank for own in state.civilizations] == [11, 11, 12]


def test_economic_progress() -> None:
    state = ranked(2)
    own = stock(state, 0, resources=3)
    own.blue_bank = 9
    own.yellow_bank = 16
    happen(state, "economic_progress")
    assert stores(state) == [(1, 3), (2, 2)]


def test_emigration() -> None:
    state = ranked(2)
    unhappy(state, 0, 3)
    state.civilizations[0].unused = 2
    happen(state, "emigration")
    assert state.civilizations[0].unused == 0


def test_iconoclasm() -> None:
    state = begin(age=2)
    put(state, 0, "moses")
    put(state, 1, "isaac_newton")
    happen(state, "iconoclasm")
    assert [own.leader for own in state.civilizations] == [-1, card("isaac_newton")]


def test_independence_declaration() -> None:
    state = ranked(2, 1, 3)
    own = put(state, 0, "historic_territory_i", "inhabited_territory_i")
    happen(state, "independence_declaration")
    choose(state, "abandon inhabited_territory_i")
    assert own.colonies == [card("historic_territory_i")]
    assert own.yellow_bank == 18


def test_international_agreement() -> None:
    """The current player takes cards for five actions, may use them at once, and skips the next politics phase."""
    state = begin()
    own = men(state, 0, warriors=3)
    state.row[0], state.row[1], state.row[12] = card("reserves_i"), card("iron"), card("coal")
    happen(state, "international_agreement")
    deck = len(state.civil_deck)
    choose(state, "take 1", "take 2", "take 13")
    assert (own.civil_left, own.skips_politics) == (4, True)
    assert len(state.civil_deck) == deck - 3
    assert -1 not in state.row
    assert "play reserves_i" in offered(state)
    hold(state, 0, "rats")
    politics(state)
    assert state.top().kind == "actions"
    assert not own.skips_politics


def test_international_agreement_may_be_declined() -> None:
    state = begin()
    own = men(state, 1, warriors=3)
    happen(state, "international_agreement")
    assert state.to_move() == [1]
    choose(state, "done")
    assert not own.skips_politics


def test_international_agreement_can_end_the_last_age() -> None:
    state = begin(age=3)
    men(state, 0, warriors=3)
    state.row[0] = card("oil")
    state.civil_deck = [card("coal")]
    happen(state, "international_agreement")
    choose(state, "take 1", "done")
    assert (state.age, state.last_round) == (4, state.round)


def test_national_pride() -> None:
    state = ranked(3)
    state.civilizations[2].culture_points = 11
    assert culture(happen(state, "national_pride")) == [10, 10, 16]


def test_politics_of_strength() -> None:
    state = ranked(2, 3, 1)
    rival = state.civilizations[1]
    rival.military_hand.clear()
    hold(state, 1, "rats", "legion", "spy", "plunder_i")
    happen(state, "politics_of_strength")
    assert len(state.civilizations[0].military_hand) == 5
    choose(state, "discard rats", "discard legion", "discard spy")
    assert rival.military_hand == [card("plunder_i")]
    happen(state, "politics_of_strength")  # all that is left goes by itself
    assert rival.military_hand == []
    state = ranked(2, 3, 1)
    state.age = 4
    assert culture(happen(state, "politics_of_strength")) == [15, 7]


def test_popularization_of_science() -> None:
    state = ranked(2)
    men(state, 0, philosophy=2)
    assert culture(happen(state, "popularization_of_science")) == [12, 11]


def test_prosperity() -> None:
    state = ranked(2)
    men(state, 0, religion=2)
    assert stores(happen(state, "prosperity")) == [(2, 0), (0, 0)]


def test_ravages_of_time() -> None:
    state = begin(3)
    own = put(state, 0, "pyramids", "taj_mahal", "kremlin")
    rival = put(state, 1, "eiffel_tower")
    pact(state, "international_tourism", 1, 0)
    happen(state, "ravages_of_time")
    assert offered(state) == ["ruin pyramids", "ruin taj_mahal"]
    choose(state, "ruin taj_mahal")
    assert own.culture == 2 + 2 + 1
    assert own.blue_bank == 12
    assert rival.culture == 4 + 3
    assert rival.ruins == []
    happen(state, "impact_of_wonders")
    assert own.culture_points == 5 + 4 + 3


def test_refugees() -> None:
    state = happen(ranked(3, 1, 3, 2), "refugees")
    assert culture(state) == [7, 13, 10]
    assert [own.unused for own in state.civilizations] == [0, 2, 1]


def test_terrorism() -> None:
    """The civilization with least culture chooses a building of each other one; ties: the current one has more."""
    state = ranked(3)
    men(state, 0, religion=1)
    happen(state, "terrorism")
    assert state.to_move() == [2]
    assert offered(state) == ["destroy philosophy", "destroy religion"]
    choose(state, "destroy religion")
    assert state.civilizations[0].happiness == 0
    assert [own.science for own in state.civilizations] == [1, 0, 1]


# Age III


def test_impact_of_agriculture() -> None:
    state = ranked(2)
    unhappy(state, 1, 3)
    assert culture(happen(state, "impact_of_agriculture")) == [16, 12]


def test_impact_of_architecture() -> None:
    state = ranked(2)
    men(state, 0, alchemy=2, opera=1, coal=1)
    assert culture(happen(state, "impact_of_architecture")) == [14, 10]


def test_impact_of_balance() -> None:
    state = ranked(2)
    men(state, 0, religion=1, philosophy=2)
    assert culture(happen(state, "impact_of_balance")) == [12, 10]


def test_impact_of_colonies() -> None:
    state = ranked(2)
    put(state, 0, "vast_territory_i", "historic_territory_i")
    assert culture(happen(state, "impact_of_colonies")) == [16, 10]


def test_impact_of_competition() -> None:
    state = ranked(2)
    men(state, 0, knights=2, tanks=1, team_sports=1, alchemy=1)
    assert culture(happen(state, "impact_of_competition")) == [17, 10]


def test_impact_of_government() -> None:
    state = ranked(2)
    put(state, 0, "republic", "library_of_alexandria")
    assert culture(happen(state, "impact_of_government")) == [10 + 14 + 2, 10 + 8 + 2]


def test_impact_of_happiness() -> None:
    state = ranked(2)
    men(state, 0, religion=2)
    unhappy(state, 1, 3)
    assert culture(happen(state, "impact_of_happiness")) == [14, 4]


def test_impact_of_industry() -> None:
    state = ranked(2)
    put(state, 0, "transcontinental_railroad", "bill_gates")
    men(state, 0, coal=1, computers=1)
    assert culture(happen(state, "impact_of_industry")) == [10 + 2 + 3 + 3, 12]


def test_impact_of_population() -> None:
    state = ranked(2)
    men(state, 0, warriors=8)
    unhappy(state, 0, 1)
    assert culture(happen(state, "impact_of_population")) == [10 + 2 * (14 - 1 - 10), 10]


def test_impact_of_progress() -> None:
    state = ranked(2)
    put(state, 0, "republic", "warfare", "satellites")
    assert culture(happen(state, "impact_of_progress")) == [10 + 2 * (2 + 1 + 3), 10]


def test_impact_of_science() -> None:
    state = ranked(4)
    men(state, 2, philosophy=2)
    assert culture(happen(state, "impact_of_science", turn=1)) == [10, 20, 25, 15]
    assert culture(happen(ranked(2), "impact_of_science", turn=1)) == [10, 20]


def test_impact_of_strength() -> None:
    assert culture(happen(ranked(3, 1, 2, 3), "impact_of_strength")) == [10, 17, 24]


def test_impact_of_technology() -> None:
    state = ranked(2)
    put(state, 0, "democracy", "satellites", "oil", "coal")
    assert culture(happen(state, "impact_of_technology")) == [22, 10]


def test_impact_of_variety() -> None:
    state = ranked(2)
    men(state, 0, knights=1, drama=1)
    put(state, 0, "warfare", "opera")
    assert culture(happen(state, "impact_of_variety")) == [10 + 2 * (2 + 2 + 1), 10 + 2 * 2]


def test_impact_of_wonders() -> None:
    state = ranked(2)
    put(state, 0, "pyramids", "taj_mahal", "kremlin", "fast_food_chains")
    before = state.civilizations[0].culture_points
    assert culture(happen(state, "impact_of_wonders")) == [before + 5 + 4 + 3 + 2, 10]
