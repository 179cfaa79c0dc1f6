"""Every wonder has a test that bears its name."""

from __future__ import annotations

from ecumene.games.through_the_ages.components import CARDS
from ecumene.games.through_the_ages.production import mine_production, produce_resources
from ecumene.games.through_the_ages.statistics import civil_hand_limit, military_hand_limit
from ecumene.games.through_the_ages.traits import COLONIZATION, WONDER
from ecumene.games.through_the_ages.wonders import ruin_wonder
from tests.games.through_the_ages.kit import a_round, begin, card, choose, hold, men, names_tested, offered, put, stock


def test_every_wonder_has_a_test() -> None:
    assert {card.id for card in CARDS if card.family == WONDER} <= names_tested(globals())


def test_pyramids() -> None:
    """Three stages for 3, 2 and 1 resources; the new civil action can be used at once."""
    state = begin()
    own = stock(state, 0, resources=6)
    own.wonder = card("pyramids")
    choose(state, "destroy philosophy", "stage 1")
    assert (own.resources, own.stages, own.blue_bank) == (3, 1, 12 + 3 - 1)
    choose(state, "stage 1", "stage 1")
    assert own.wonders == [card("pyramids")]
    assert (own.civil_total, own.civil_left) == (5, 1)
    assert own.blue_bank == 12 + 6


def test_hanging_gardens() -> None:
    own = put(begin(), 0, "hanging_gardens")
    assert (own.culture, own.happiness) == (1, 2)


def test_colossus() -> None:
    own = put(begin(), 0, "colossus")
    assert (own.strength, own.traits[COLONIZATION]) == (3, 1)


def test_library_of_alexandria() -> None:
    own = put(begin(), 0, "library_of_alexandria")
    assert (own.culture, own.science) == (1, 2)
    assert (civil_hand_limit(own), military_hand_limit(own)) == (5, 3)
    assert (own.civil_total, own.military_total) == (4, 2)


def test_great_wall() -> None:
    state = begin()
    own = put(state, 0, "great_wall")
    men(state, 0, warriors=2, knights=1, cannon=1)
    assert (own.culture, own.happiness) == (1, 1)
    assert own.strength == 2 + 2 + 3 + 3


def test_st_peters_basilica() -> None:
    """Each happy worker and each happy card gives one more; unhappy cards do not, nor the Basilica itself."""
    state = begin()
    own = put(state, 0, "st_peters_basilica", "kremlin", "theocracy", "historic_territory_i")
    men(state, 0, religion=1, drama=1)
    assert own.happiness == 1 - 1 + 2 + 2 + 2 + 2


def test_universitas_carolina() -> None:
    own = put(begin(), 0, "universitas_carolina")
    assert (own.culture, own.science) == (1, 3)


def test_taj_mahal() -> None:
    """Two actions cheaper in the row when a leader was replaced in this turn."""
    state = begin()
    own = put(state, 0, "moses", "colossus")
    state.row[8] = card("taj_mahal")
    own.civil_left = 1
    hold(state, 0, "joan_of_arc")
    assert "take 9" not in offered(state)
    choose(state, "leader joan_of_arc", "take 9")
    assert own.civil_left == 0
    assert own.wonder == card("taj_mahal")
    own = put(begin(), 0, "taj_mahal")
    assert (own.culture, own.blue_bank) == (3, 12 + 1)


def test_transcontinental_railroad() -> None:
    state = begin()
    own = put(state, 0, "transcontinental_railroad")
    men(state, 0, bronze=2, iron=1)
    stock(state, 0)
    assert own.strength == 5
    assert mine_production(own) == 2 + 2 + 2
    produce_resources(state, own)
    assert (own.blue[card("iron")], own.blue[card("bronze")]) == (2, 2)


def test_eiffel_tower() -> None:
    own = put(begin(), 0, "eiffel_tower")
    assert (own.culture, own.happiness) == (4, 1)


def test_kremlin() -> None:
    state = begin()
    put(state, 0, "hanging_gardens")
    own = put(state, 0, "kremlin")
    assert (own.culture, own.happiness) == (1 + 2, 2 - 1)
    assert (own.civil_total, own.military_total) == (5, 3)


def test_ocean_liner_service() -> None:
    state = begin()
    own = put(state, 0, "ocean_liner_service")
    stock(state, 0)
    choose(state, "sail")
    assert (own.unused, own.civil_left) == (2, 4)
    assert "sail" not in offered(state)
    a_round(state)
    assert "sail" in offered(state)


def test_first_space_flight() -> None:
    state = begin()
    put(state, 0, "iron", "coal", "computers", "republic", "strategy")
    own = put(state, 0, "first_space_flight")
    assert own.culture_points == 1 + 2 + 3 + 2 + 2


def test_fast_food_chains() -> None:
    state = begin()
    own = put(state, 0, "fast_food_chains")
    assert own.culture_points == 2 * (2 + 2) + 1 + 1


def test_internet() -> None:
    """Culture, science and strength of urban buildings, with what leaders change."""
    state = begin()
    put(state, 0, "sid_meier")
    men(state, 0, philosophy=0, computers=2, bread_and_circuses=1, drama=1)
    own = put(state, 0, "internet")
    assert own.culture_points == 8 + 6 + 1 + 2


def test_hollywood() -> None:
    """Twice the culture of theaters and libraries, Shakespeare's pairs included."""
    state = begin()
    put(state, 0, "william_shakespeare")
    men(state, 0, drama=1, journalism=1, religion=1)
    own = put(state, 0, "hollywood")
    assert own.culture_points == 2 * (2 + 2 + 2)


# Wonders in general


def test_each_completed_wonder_makes_the_next_one_dearer_ruins_too() -> None:
    state = begin()
    own = put(state, 0, "colossus", "pyramids")
    ruin_wonder(state, own, card("colossus"))
    state.row[0] = card("eiffel_tower")
    assert state.view(0).row[0].civil_actions == 3


def test_only_one_wonder_is_under_construction() -> None:
    state = begin()
    own = state.civilizations[0]
    state.row[0] = card("colossus")
    state.row[1] = card("pyramids")
    choose(state, "take 1")
    assert own.wonder == card("colossus")
    assert "take 2" not in offered(state)


def test_a_wonder_can_be_taken_with_a_full_hand() -> None:
    state = begin()
    state.row[0] = card("colossus")
    state.row[1] = card("irrigation")
    hold(state, 0, "iron", "coal", "oil", "opera")
    assert "take 1" in offered(state)
    assert "take 2" not in offered(state)


def test_engineering_genius_builds_one_stage_only() -> None:
    state = begin()
    own = put(state, 0, "engineering")
    own.wonder = card("colossus")
    hold(state, 0, "engineering_genius_i")
    stock(state, 0, resources=6)
    choose(state, "play engineering_genius_i")
    assert own.stages == 1
    assert own.resources == 6
