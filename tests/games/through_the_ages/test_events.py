"""Every event has a test that bears its name."""

from __future__ import annotations

from ecumene.games.through_the_ages.components import CARDS
from ecumene.games.through_the_ages.economy import food, resources
from ecumene.games.through_the_ages.position import Position
from ecumene.games.through_the_ages.state import Civilization
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


def ranked(players: int = 3, *strengths: int) -> Position:
    """Civilizations of these strengths, empty stores, ten culture each."""
    table = begin(players)
    for seat, strength in enumerate(strengths):
        men(table, seat, warriors=strength)
    for civilization in table.civilizations:
        stock(table, civilization.seat)
        civilization.culture_points = civilization.ledger[0] = 10
    return table


def stores(table: Position) -> list[tuple[int, int]]:
    return [(food(own), resources(own)) for own in table.civilizations]


def culture(table: Position) -> list[int]:
    return [own.culture_points for own in table.civilizations]


# Age A


def test_development_of_agriculture() -> None:
    assert stores(happen(ranked(2), "development_of_agriculture")) == [(2, 0), (2, 0)]


def test_development_of_crafts() -> None:
    assert stores(happen(ranked(2), "development_of_crafts")) == [(0, 2), (0, 2)]


def test_development_of_markets() -> None:
    """Players choose in turn order, beginning with the one whose turn it is."""
    table = happen(ranked(3), "development_of_markets", turn=1)
    assert table.to_move() == [1]
    choose(table, "gain food", "gain resources", "gain resources")
    assert stores(table) == [(0, 2), (2, 0), (0, 2)]


def test_development_of_politics() -> None:
    table = happen(begin(3), "development_of_politics")
    assert [len(own.military_hand) for own in table.civilizations] == [3, 3, 3]


def test_development_of_religion() -> None:
    table = happen(begin(), "development_of_religion")
    choose(table, "build religion", "decline")
    assert [own.happiness for own in table.civilizations] == [1, 0]
    assert [own.unused for own in table.civilizations] == [0, 1]
    table = begin()
    table.civilizations[0].unused = 0
    men(table, 1, religion=2)
    happen(table, "development_of_religion")
    assert table.top().kind == "actions"


def test_development_of_science() -> None:
    table = happen(begin(), "development_of_science")
    assert [own.science_points for own in table.civilizations] == [2, 2]


def test_development_of_settlement() -> None:
    table = happen(ranked(2), "development_of_settlement")
    assert [(own.unused, own.yellow_bank) for own in table.civilizations] == [(2, 17), (2, 17)]


def test_development_of_trade_routes() -> None:
    table = happen(ranked(2), "development_of_trade_routes")
    assert stores(table) == [(1, 1), (1, 1)]
    assert table.civilizations[1].science_points == 1


def test_development_of_warfare() -> None:
    table = happen(begin(), "development_of_warfare")
    choose(table, "build warriors", "decline")
    assert [own.strength for own in table.civilizations] == [2, 1]


def test_development_of_civilization() -> None:
    table = begin()
    own = stock(table, 0, food=1, resources=1, science=4)
    hold(table, 0, "iron")
    happen(table, "development_of_civilization")
    lines = offered(table)
    assert lines == ["decline", "population", "build agriculture", "build bronze", "develop iron"]
    choose(table, "develop iron")
    assert (own.science_points, own.civil_left) == (0, 4)


def test_development_of_civilization_by_revolution() -> None:
    table = begin()
    own = stock(table, 0, science=1)
    rival = hold(table, 1, "monarchy")
    stock(table, 1, science=1)
    hold(table, 0, "monarchy")
    happen(table, "development_of_civilization")
    choose(table, "revolution monarchy", "revolution monarchy")
    assert (own.civil_left, rival.civil_left) == (0, 0)
    assert rival.civil_total == 5


# Age I


def test_barbarians() -> None:
    """With equal culture the current player counts as having more, and loses a worker when weak."""
    table = happen(ranked(3, 2, 5, 5), "barbarians")
    assert [own.unused for own in table.civilizations] == [0, 1, 1]
    table = happen(ranked(3, 5, 2, 5), "barbarians")
    assert [own.unused for own in table.civilizations] == [1, 1, 1]


def test_barbarians_with_two_players_hit_only_the_weaker() -> None:
    table = happen(ranked(2, 2, 1), "barbarians")
    assert [own.unused for own in table.civilizations] == [1, 1]


def test_border_conflict() -> None:
    table = happen(ranked(2, 3, 1), "border_conflict")
    assert table.to_move() == [1]
    assert "destroy warriors" not in offered(table)
    choose(table, "destroy bronze")
    assert stores(table) == [(0, 3), (0, 0)]
    assert table.civilizations[1].unused == 2


def test_crusades() -> None:
    assert culture(happen(ranked(3, 1, 2, 3), "crusades")) == [6, 10, 14]


def test_cultural_influence() -> None:
    table = ranked(2)
    men(table, 0, religion=2)
    assert culture(happen(table, "cultural_influence")) == [12, 10]


def test_foray() -> None:
    table = happen(ranked(3, 1, 3, 2), "foray")
    choose(table, "mix 1", "mix 3")
    assert stores(table) == [(0, 0), (1, 2), (3, 0)]


def test_foray_with_two_players_is_for_the_strongest_alone() -> None:
    table = happen(ranked(2, 1, 1), "foray")
    choose(table, "mix 0")
    assert stores(table) == [(0, 3), (0, 0)]


def test_good_harvest() -> None:
    table = ranked(2)
    table.civilizations[0].yellow_bank = 8
    assert stores(happen(table, "good_harvest")) == [(2, 0), (2, 0)]


def test_immigration() -> None:
    table = ranked(3)
    men(table, 0, religion=1)
    men(table, 2, religion=1)
    happen(table, "immigration")
    assert [own.unused for own in table.civilizations] == [2, 1, 2]


def test_new_deposits() -> None:
    table = ranked(2)
    table.civilizations[0].blue_bank = 3
    assert stores(happen(table, "new_deposits")) == [(0, 2), (0, 2)]


def test_pestilence() -> None:
    table = ranked(2)
    table.civilizations[1].unused = 0
    happen(table, "pestilence")
    assert table.to_move() == [1]
    choose(table, "remove warriors")
    assert [own.yellow_bank for own in table.civilizations] == [19, 19]
    assert table.civilizations[1].strength == 0


def test_raiders() -> None:
    table = ranked(3, 3, 2, 1)
    stock(table, 0, food=5)
    stock(table, 1, food=1, resources=3)
    stock(table, 2, resources=1)
    happen(table, "raiders")
    assert offered(table) == ["mix 0", "mix 1"]
    choose(table, "mix 1")
    assert stores(table) == [(5, 0), (0, 2), (0, 0)]


def test_rats() -> None:
    table = ranked(2)
    stock(table, 0, food=5, resources=1)
    assert stores(happen(table, "rats")) == [(0, 1), (0, 0)]


def unhappy(table: Position, seat: int, number: int) -> Civilization:
    """So many discontent workers."""
    own = table.civilizations[seat]
    own.yellow_bank = {0: 18, 1: 16, 2: 12, 3: 10}[number]
    assert discontent(own) == number
    return own


def test_rebellion() -> None:
    table = begin(3)
    unhappy(table, 1, 1)
    unhappy(table, 2, 3)
    happen(table, "rebellion")
    assert [own.civil_left for own in table.civilizations] == [4, 2, 0]


def test_reign_of_terror() -> None:
    table = happen(ranked(3, 2, 1, 2), "reign_of_terror")
    assert [own.unused for own in table.civilizations] == [1, 0, 1]


def test_scientific_breakthrough() -> None:
    table = ranked(2)
    men(table, 0, philosophy=2)
    happen(table, "scientific_breakthrough")
    assert [own.science_points for own in table.civilizations] == [2, 1]


def test_uncertain_borders() -> None:
    table = happen(ranked(3, 2, 3, 1), "uncertain_borders")
    assert [own.yellow_bank for own in table.civilizations] == [18, 19, 17]


# Age II


def test_civil_unrest() -> None:
    table = ranked(3)
    for seat, number in enumerate((1, 2, 2)):
        unhappy(table, seat, number)
    happen(table, "civil_unrest")
    assert culture(table) == [6, 2, 2]
    assert [own.blue_bank for own in table.civilizations] == [12, 11, 11]
    table = happen(ranked(3), "civil_unrest")
    assert [own.blue_bank for own in table.civilizations] == [12, 12, 12]


def test_cold_war() -> None:
    table = happen(ranked(3, 1, 2, 3), "cold_war")
    assert [own.science_points for own in table.civilizations] == [0, 6, 6]


def test_crime_wave() -> None:
    table = happen(ranked(3, 1, 2, 3), "crime_wave")
    assert culture(table) == [7, 7, 10]
    assert [own.blue_bank for own in table.civilizations] == [11, 11, 12]


def test_economic_progress() -> None:
    table = ranked(2)
    own = stock(table, 0, resources=3)
    own.blue_bank = 9
    own.yellow_bank = 16
    happen(table, "economic_progress")
    assert stores(table) == [(1, 3), (2, 2)]


def test_emigration() -> None:
    table = ranked(2)
    unhappy(table, 0, 3)
    table.civilizations[0].unused = 2
    happen(table, "emigration")
    assert table.civilizations[0].unused == 0


def test_iconoclasm() -> None:
    table = begin(age=2)
    put(table, 0, "moses")
    put(table, 1, "isaac_newton")
    happen(table, "iconoclasm")
    assert [own.leader for own in table.civilizations] == [-1, card("isaac_newton")]


def test_independence_declaration() -> None:
    table = ranked(2, 1, 3)
    own = put(table, 0, "historic_territory_i", "inhabited_territory_i")
    happen(table, "independence_declaration")
    choose(table, "abandon inhabited_territory_i")
    assert own.colonies == [card("historic_territory_i")]
    assert own.yellow_bank == 18


def test_international_agreement() -> None:
    """The current player takes cards for five actions, may use them at once, and skips the next politics phase."""
    table = begin()
    own = men(table, 0, warriors=3)
    table.row[0], table.row[1], table.row[12] = card("reserves_i"), card("iron"), card("coal")
    happen(table, "international_agreement")
    deck = len(table.civil_deck)
    choose(table, "take 1", "take 2", "take 13")
    assert (own.civil_left, own.skips_politics) == (4, True)
    assert len(table.civil_deck) == deck - 3
    assert -1 not in table.row
    assert "play reserves_i" in offered(table)
    hold(table, 0, "rats")
    politics(table)
    assert table.top().kind == "actions"
    assert not own.skips_politics


def test_international_agreement_may_be_declined() -> None:
    table = begin()
    own = men(table, 1, warriors=3)
    happen(table, "international_agreement")
    assert table.to_move() == [1]
    choose(table, "done")
    assert not own.skips_politics


def test_international_agreement_can_end_the_last_age() -> None:
    table = begin(age=3)
    men(table, 0, warriors=3)
    table.row[0] = card("oil")
    table.civil_deck = [card("coal")]
    happen(table, "international_agreement")
    choose(table, "take 1", "done")
    assert (table.age, table.last_round) == (4, table.round)


def test_national_pride() -> None:
    table = ranked(3)
    table.civilizations[2].culture_points = 11
    assert culture(happen(table, "national_pride")) == [10, 10, 16]


def test_politics_of_strength() -> None:
    table = ranked(2, 3, 1)
    rival = table.civilizations[1]
    rival.military_hand.clear()
    hold(table, 1, "rats", "legion", "spy", "plunder_i")
    happen(table, "politics_of_strength")
    assert len(table.civilizations[0].military_hand) == 5
    choose(table, "discard rats", "discard legion", "discard spy")
    assert rival.military_hand == [card("plunder_i")]
    happen(table, "politics_of_strength")  # all that is left goes by itself
    assert rival.military_hand == []
    table = ranked(2, 3, 1)
    table.age = 4
    assert culture(happen(table, "politics_of_strength")) == [15, 7]


def test_popularization_of_science() -> None:
    table = ranked(2)
    men(table, 0, philosophy=2)
    assert culture(happen(table, "popularization_of_science")) == [12, 11]


def test_prosperity() -> None:
    table = ranked(2)
    men(table, 0, religion=2)
    assert stores(happen(table, "prosperity")) == [(2, 0), (0, 0)]


def test_ravages_of_time() -> None:
    table = begin(3)
    own = put(table, 0, "pyramids", "taj_mahal", "kremlin")
    rival = put(table, 1, "eiffel_tower")
    pact(table, "international_tourism", 1, 0)
    happen(table, "ravages_of_time")
    assert offered(table) == ["ruin pyramids", "ruin taj_mahal"]
    choose(table, "ruin taj_mahal")
    assert own.culture == 2 + 2 + 1
    assert own.blue_bank == 12
    assert rival.culture == 4 + 3
    assert rival.ruins == []
    happen(table, "impact_of_wonders")
    assert own.culture_points == 5 + 4 + 3


def test_refugees() -> None:
    table = happen(ranked(3, 1, 3, 2), "refugees")
    assert culture(table) == [7, 13, 10]
    assert [own.unused for own in table.civilizations] == [0, 2, 1]


def test_terrorism() -> None:
    """The civilization with least culture chooses a building of each other one; ties: the current one has more."""
    table = ranked(3)
    men(table, 0, religion=1)
    happen(table, "terrorism")
    assert table.to_move() == [2]
    assert offered(table) == ["destroy philosophy", "destroy religion"]
    choose(table, "destroy religion")
    assert table.civilizations[0].happiness == 0
    assert [own.science for own in table.civilizations] == [1, 0, 1]


# Age III


def test_impact_of_agriculture() -> None:
    table = ranked(2)
    unhappy(table, 1, 3)
    assert culture(happen(table, "impact_of_agriculture")) == [16, 12]


def test_impact_of_architecture() -> None:
    table = ranked(2)
    men(table, 0, alchemy=2, opera=1, coal=1)
    assert culture(happen(table, "impact_of_architecture")) == [14, 10]


def test_impact_of_balance() -> None:
    table = ranked(2)
    men(table, 0, religion=1, philosophy=2)
    assert culture(happen(table, "impact_of_balance")) == [12, 10]


def test_impact_of_colonies() -> None:
    table = ranked(2)
    put(table, 0, "vast_territory_i", "historic_territory_i")
    assert culture(happen(table, "impact_of_colonies")) == [16, 10]


def test_impact_of_competition() -> None:
    table = ranked(2)
    men(table, 0, knights=2, tanks=1, team_sports=1, alchemy=1)
    assert culture(happen(table, "impact_of_competition")) == [17, 10]


def test_impact_of_government() -> None:
    table = ranked(2)
    put(table, 0, "republic", "library_of_alexandria")
    assert culture(happen(table, "impact_of_government")) == [10 + 14 + 2, 10 + 8 + 2]


def test_impact_of_happiness() -> None:
    table = ranked(2)
    men(table, 0, religion=2)
    unhappy(table, 1, 3)
    assert culture(happen(table, "impact_of_happiness")) == [14, 4]


def test_impact_of_industry() -> None:
    table = ranked(2)
    put(table, 0, "transcontinental_railroad", "bill_gates")
    men(table, 0, coal=1, computers=1)
    assert culture(happen(table, "impact_of_industry")) == [10 + 2 + 3 + 3, 12]


def test_impact_of_population() -> None:
    table = ranked(2)
    men(table, 0, warriors=8)
    unhappy(table, 0, 1)
    assert culture(happen(table, "impact_of_population")) == [10 + 2 * (14 - 1 - 10), 10]


def test_impact_of_progress() -> None:
    table = ranked(2)
    put(table, 0, "republic", "warfare", "satellites")
    assert culture(happen(table, "impact_of_progress")) == [10 + 2 * (2 + 1 + 3), 10]


def test_impact_of_science() -> None:
    table = ranked(4)
    men(table, 2, philosophy=2)
    assert culture(happen(table, "impact_of_science", turn=1)) == [10, 20, 25, 15]
    assert culture(happen(ranked(2), "impact_of_science", turn=1)) == [10, 20]


def test_impact_of_strength() -> None:
    assert culture(happen(ranked(3, 1, 2, 3), "impact_of_strength")) == [10, 17, 24]


def test_impact_of_technology() -> None:
    table = ranked(2)
    put(table, 0, "democracy", "satellites", "oil", "coal")
    assert culture(happen(table, "impact_of_technology")) == [22, 10]


def test_impact_of_variety() -> None:
    table = ranked(2)
    men(table, 0, knights=1, drama=1)
    put(table, 0, "warfare", "opera")
    assert culture(happen(table, "impact_of_variety")) == [10 + 2 * (2 + 2 + 1), 10 + 2 * 2]


def test_impact_of_wonders() -> None:
    table = ranked(2)
    put(table, 0, "pyramids", "taj_mahal", "kremlin", "fast_food_chains")
    before = table.civilizations[0].culture_points
    assert culture(happen(table, "impact_of_wonders")) == [before + 5 + 4 + 3 + 2, 10]
