"""Every worked example of the rulebook that both rule sets or the standard rules tell, retold."""

from __future__ import annotations

import pytest

from ecumene.games.civilization.components import PLAGUE_RADIUS
from ecumene.games.civilization.exploration import struck
from ecumene.games.civilization.numbers import AREA_ID, NO_MARKER
from ecumene.games.civilization.production import income, settlement_gold
from ecumene.games.civilization.purchase import research_price
from ecumene.games.civilization.rules import Civilization
from ecumene.games.civilization.scoring import score
from ecumene.games.civilization.set_up import placing_order
from ecumene.kernel import Illegal
from tests.games.civilization.kit import (
    ANGELA,
    BRAD,
    CHRIS,
    buying,
    cards,
    city,
    dice,
    events,
    marker,
    moving,
    next_turn,
    notations,
    pieces,
    region,
    settled,
    settlement,
    units,
    world,
)

WINE, SPICES = 0, 4
both = pytest.mark.parametrize("rules", ["standard", "advanced"])


# Exploration markers


@both
def test_the_plague_of_funa(rules: str) -> None:
    """Gunpowder era: two steps over land; villages survive, Euphrates is three steps away."""
    state = world(rules, era="gunpowder")
    city(state, ANGELA, "tanganyika", 2)
    city(state, ANGELA, "eritrea", 1)
    units(state, ANGELA, "kalahari", "dragoon dragoon")
    units(state, ANGELA, "funa", "settler")
    units(state, BRAD, "atlantia", "musketeer cannon")
    city(state, BRAD, "nigeria", 3)
    city(state, CHRIS, "euphrates", 2)
    units(state, CHRIS, "euphrates", "settler cannon")
    marker(state, "funa", "plague")
    moving(state, ANGELA)
    state.play(ANGELA, "explore funa")
    assert pieces(state, ANGELA, "funa") == pieces(state, ANGELA, "kalahari") == []
    assert pieces(state, BRAD, "atlantia") == []
    assert pieces(state, CHRIS, "euphrates") == ["cannon", "settler"]
    sizes = {name: settlement(state, name)[1] for name in ("tanganyika", "eritrea", "nigeria", "euphrates")}
    assert sizes == {"tanganyika": 1, "eritrea": 1, "nigeria": 2, "euphrates": 2}
    assert state.marker[region("funa")] == NO_MARKER


@pytest.mark.parametrize(("era", "radius"), [("ancient", 0), ("medieval", 1), ("gunpowder", 2), ("modern", 3)])
def test_the_plague_spreads_further_in_every_era(era: str, radius: int) -> None:
    state = world(era=era)
    reached = [AREA_ID[i] for i in struck(state, region("madagascar"))]
    assert PLAGUE_RADIUS[state.era] == radius
    assert reached == ["madagascar"]  # never across the sea
    assert ("sudan" in [AREA_ID[i] for i in struck(state, region("funa"))]) == (radius > 0)


def test_a_fertile_metropolis_yields_five() -> None:
    state = world()
    city(state, ANGELA, "gobi", 4, "fertile")
    assert settlement_gold(state, ANGELA) == 5


# Set-up


@both
def test_placing_runs_round_the_table_and_back(rules: str) -> None:
    state = Civilization(3, dice())
    assert [placing_order(state, step) for step in range(6)] == [ANGELA, BRAD, CHRIS, CHRIS, BRAD, ANGELA]
    game = world(rules).game.new(3, {"rules": rules}, seed=1)
    assert isinstance(game, Civilization)
    for name in ("mississippi", "steppe", "gran_chaco", "orinoco", "yunnan", "mexico"):
        seat = game.to_move()[0]
        game.play(seat, f"settle {name}")
        assert settlement(game, name) == (seat, 1)
        assert pieces(game, seat, name)[-2:] == ["swordsman", "settler"]


def test_everybody_begins_with_one_of_six_technologies() -> None:
    state = world("advanced").game.new(6, {"rules": "advanced"}, seed=2, journal=True)
    assert isinstance(state, Civilization)
    while state.stack[-1].kind == "settle":
        seat = state.to_move()[0]
        state.play(seat, notations(state, seat)[0])
    first = {
        "the_wheel",
        "masonry",
        "bronze_working",
        "alphabet_writing",
        "pottery_specialization",
        "ceremonial_burial",
    }
    assert {event["card"] for event in events(state, "technology")} == first


@both
def test_the_first_player_moves_on_every_turn(rules: str) -> None:
    state = world(rules, trade_offers=0)
    for seat in (ANGELA, BRAD, CHRIS):
        city(state, seat, ("gobi", "nile", "andes")[seat])
    first = []
    buying(state, ANGELA)
    for _ in range(4):
        first.append(state.first)
        while state.stack and state.turn == len(first):
            state.play(state.to_move()[0], "done")
    assert first == [ANGELA, BRAD, CHRIS, ANGELA]


# Movement


@pytest.fixture
def caravel() -> Civilization:
    """Two settlers and a catapult have gone aboard a caravel that has sailed one zone."""
    state = world(era="medieval")
    units(state, ANGELA, "mekong", "settler settler trebuchet")
    units(state, ANGELA, "bay_of_bengal", "caravel")
    marker(state, "tanami", "wine")
    marker(state, "tasmania", "iron")
    moving(state, ANGELA)
    state.play(ANGELA, "move caravel bay_of_bengal south_china_sea")
    state.play(ANGELA, "move trebuchet mekong south_china_sea")
    state.play(ANGELA, "move settler mekong south_china_sea")
    state.play(ANGELA, "move settler mekong south_china_sea")
    return state


def test_caravel_a_both_settlers_land_and_one_looks(caravel: Civilization) -> None:
    caravel.play(ANGELA, "move settler south_china_sea tanami")
    caravel.play(ANGELA, "move settler south_china_sea tanami")
    caravel.play(ANGELA, "explore tanami")
    assert pieces(caravel, ANGELA, "tanami") == ["settler", "settler"]
    assert caravel.seen[region("tanami")] == 1 << ANGELA


def test_caravel_b_one_lands_here_the_other_in_the_next_sea(caravel: Civilization) -> None:
    caravel.play(ANGELA, "move settler south_china_sea tanami")
    caravel.play(ANGELA, "explore tanami")
    caravel.play(ANGELA, "move caravel south_china_sea australian_bight")
    caravel.play(ANGELA, "move settler australian_bight tasmania")
    caravel.play(ANGELA, "explore tasmania")
    assert pieces(caravel, ANGELA, "australian_bight") == ["caravel", "trebuchet"]


def test_caravel_c_and_d_the_ship_sails_on_with_what_is_aboard(caravel: Civilization) -> None:
    caravel.play(ANGELA, "move caravel south_china_sea australian_bight")
    assert pieces(caravel, ANGELA, "australian_bight") == ["caravel", "settler", "settler", "trebuchet"]
    caravel.play(ANGELA, "move settler australian_bight tasmania")


def test_caravel_e_all_may_stay_at_sea(caravel: Civilization) -> None:
    caravel.play(ANGELA, "move caravel south_china_sea philippine_sea")
    caravel.play(ANGELA, "done")
    assert len(pieces(caravel, ANGELA, "philippine_sea")) == 4


def test_an_army_cannot_land_in_the_turn_it_went_aboard(caravel: Civilization) -> None:
    with pytest.raises(Illegal, match="any further"):
        caravel.play(ANGELA, "move trebuchet south_china_sea tanami")


def test_a_settler_who_has_looked_stays(caravel: Civilization) -> None:
    caravel.play(ANGELA, "move settler south_china_sea tanami")
    caravel.play(ANGELA, "explore tanami")
    assert not [line for line in notations(caravel, ANGELA) if line.startswith("move settler tanami")]


def test_a_settler_from_the_himalaya_cannot_land_in_the_same_turn() -> None:
    state = world(era="medieval")
    units(state, ANGELA, "himalaya", "settler")
    units(state, ANGELA, "south_china_sea", "caravel")
    moving(state, ANGELA)
    state.play(ANGELA, "move settler himalaya mekong")
    state.play(ANGELA, "move settler mekong south_china_sea")
    with pytest.raises(Illegal, match="any further"):
        state.play(ANGELA, "move settler south_china_sea tanami")


def test_a_ship_carries_three() -> None:
    state = world(era="medieval")
    units(state, ANGELA, "mekong", "settler settler knight knight")
    units(state, ANGELA, "south_china_sea", "caravel")
    moving(state, ANGELA)
    for kind in ("settler", "settler", "knight"):
        state.play(ANGELA, f"move {kind} mekong south_china_sea")
    with pytest.raises(Illegal, match="room"):
        state.play(ANGELA, "move knight mekong south_china_sea")


# Battles


def test_the_battle_of_orinoco() -> None:
    """Superiority counts the present era; a tie takes all three units; the winner takes the metropolis."""
    state = world(era="modern")
    units(state, BRAD, "orinoco", "tank tank howitzer fighter")
    units(state, CHRIS, "orinoco", "musketeer tank cannon settler settler settler")
    city(state, CHRIS, "orinoco", 4)
    moving(state, BRAD)
    state.play(BRAD, "done")
    state.play(BRAD, "attack orinoco 3")
    state.rng = dice((5, 20), (3, 16))
    state.play(BRAD, "support tank 2")
    state.play(CHRIS, "pick cannon 3")
    assert pieces(state, BRAD, "orinoco") == ["tank", "howitzer"]
    assert pieces(state, CHRIS, "orinoco") == ["musketeer", "tank", "settler", "settler", "settler"]
    state.rng = dice((4, 17), (4, 12))
    state.play(CHRIS, "pick tank 3")
    state.play(BRAD, "pick tank 2")
    state.rng = dice((4, 13), (3, 12))
    state.play(BRAD, "pick tank 2")  # Chris has only the musketeer left and is not asked
    totals = [(event["own"], event["theirs"]) for event in events(state, "round")]
    assert totals == [(20, 20), (17, 12), (17, 12)]
    assert pieces(state, CHRIS, "orinoco") == []
    assert pieces(state, BRAD, "orinoco") == ["tank", "howitzer"]
    assert settlement(state, "orinoco") == (BRAD, 4)


def test_the_battleships_sink_a_frigate_and_a_loaded_caravel() -> None:
    state = world(era="modern")
    units(state, CHRIS, "coral_sea", "battleship battleship")
    units(state, BRAD, "coral_sea", "frigate caravel:machine_gunner+howitzer")
    moving(state, CHRIS)
    state.play(CHRIS, "done")
    state.play(CHRIS, "attack coral_sea 2")
    assert "pick machine_gunner 2" not in notations(state, BRAD)
    state.rng = dice((4, 7), (3, 6), (4, 16), (2, 12), seed=155_251)
    state.play(BRAD, "pick frigate 2")
    assert [(e["own"], e["theirs"]) for e in events(state, "round")] == [(7, 6), (16, 12)]
    assert pieces(state, BRAD, "coral_sea") == []
    assert pieces(state, CHRIS, "coral_sea") == ["battleship", "battleship"]


# Production


@pytest.fixture
def medieval() -> Civilization:
    state = world(era="medieval")
    for name in ("gaul", "iberia", "italia"):
        city(state, ANGELA, name, 1, "wine")
    city(state, BRAD, "nile", 1, "wine")
    city(state, BRAD, "sudan", 2, "spices")
    city(state, BRAD, "atlas", 2, "fertile")
    city(state, CHRIS, "andes", 2)
    city(state, CHRIS, "pampas", 2, "oil")
    cards(state, ANGELA, 1, 1)
    cards(state, BRAD, 2, 2)
    cards(state, CHRIS, 3, 1)
    return state


def test_settlements_and_the_critical_resource(medieval: Civilization) -> None:
    assert [settlement_gold(medieval, seat) for seat in range(3)] == [3, 6, 4]
    parts = [income(medieval, seat, SPICES) for seat in range(3)]
    assert [sum(part[:2]) for part in parts] == [3, 12, 4]


def test_technologies_times_different_resources(medieval: Civilization) -> None:
    parts = [income(medieval, seat, SPICES) for seat in range(3)]
    assert [part[2] for part in parts] == [2, 8, 4]
    assert [sum(part[:3]) for part in parts] == [5, 20, 8]


def test_a_monopoly_of_three_and_the_least_income(medieval: Civilization) -> None:
    parts = [income(medieval, seat, SPICES) for seat in range(3)]
    assert [part[3] for part in parts] == [20, 0, 0]
    assert [sum(part) for part in parts] == [25, 20, 10]


def test_an_eight_in_the_middle_ages_makes_spices_critical(medieval: Civilization) -> None:
    medieval.phase = 4
    medieval.rng = dice((2, 8))
    medieval.proceed()
    assert medieval.critical == SPICES
    assert medieval.gold == [25, 20, 10]


# Purchases


def test_each_technology_costs_ten_more() -> None:
    state = world()
    prices = []
    for owned in range(3):
        state.cards[0] = owned
        prices.append(research_price(state, ANGELA))
    assert prices == [10, 20, 30]


def test_the_middle_ages_sell_medieval_units_only() -> None:
    state = world(era="medieval")
    city(state, ANGELA, "gaul")
    buying(state, ANGELA, 1000)
    sold = {line.split()[1] for line in notations(state, ANGELA) if line.split()[0] in ("buy", "launch")}
    assert sold == {"pikeman", "knight", "trebuchet", "caravel", "settler"}


# The end


def sizes(state: Civilization, seat: int, *numbers: int) -> None:
    """So many settlements of each size, anywhere."""
    free = [place for place, owner in enumerate(state.owner) if owner < 0]
    for size, number in enumerate(numbers, start=1):
        for _ in range(number):
            place = free.pop()
            settled(state, seat, place, size)


def test_the_standard_score() -> None:
    """Brad's third modern technology ends the game; Chris wins."""
    state = world(era="modern")
    sizes(state, ANGELA, 2, 1, 2, 1)
    sizes(state, BRAD, 0, 0, 4, 3)
    sizes(state, CHRIS, 0, 2, 3, 3)
    cards(state, ANGELA, 3, 3, 2, 0)
    cards(state, BRAD, 4, 4, 1, 2)
    cards(state, CHRIS, 4, 4, 2, 1)
    state.moments[2:] = [ANGELA] + 4 * [BRAD] + 5 * [CHRIS]  # two ancient ones were never announced
    buying(state, BRAD, 120)
    state.play(BRAD, "research")
    assert state.stack
    next_turn(state)
    assert state.over
    assert [score(state, seat)[:3] for seat in range(3)] == [[14, 16, 3], [24, 24, 12], [25, 22, 15]]
    result = state.result()
    assert result is not None
    assert [standing.score for standing in result.standings] == [33, 60, 62]
    assert result.winners == [CHRIS]
