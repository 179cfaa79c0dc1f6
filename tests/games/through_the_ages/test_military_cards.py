"""Bonus cards, territories, aggressions, wars and pacts: every card has its row."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages.components import CARDS, NUMBER
from ecumene.games.through_the_ages.production import produce_food, produce_resources
from ecumene.games.through_the_ages.rules import ThroughTheAges
from ecumene.games.through_the_ages.traits import BONUS, PACT
from ecumene.locale import text
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
    ready,
    stock,
)

PLUNDER = [("plunder_i", 3), ("plunder_ii", 5), ("plunder_iii", 7)]
BONUS_CARDS = [("military_bonus_i", 2, 1), ("military_bonus_ii", 4, 2), ("military_bonus_iii", 6, 3)]

#: id, what it brings at once, what it gives while owned
TERRITORIES = [
    ("developed_territory_i", {"science": 3}, {"yellow": 1, "blue": 1}),
    ("developed_territory_ii", {"science": 5}, {"yellow": 2, "blue": 2}),
    ("historic_territory_i", {"culture": 6}, {"happiness": 1}),
    ("historic_territory_ii", {"culture": 11}, {"happiness": 2}),
    ("inhabited_territory_i", {"population": 1}, {"yellow": 2}),
    ("inhabited_territory_ii", {"population": 2}, {"yellow": 3}),
    ("strategic_territory_i", {"cards": 3}, {"strength": 2}),
    ("strategic_territory_ii", {"cards": 5}, {"strength": 4}),
    ("vast_territory_i", {"food": 3}, {"yellow": 3, "blue": -1}),
    ("vast_territory_ii", {"food": 4}, {"yellow": 4, "blue": -1}),
    ("wealthy_territory_i", {"resources": 5}, {"blue": 3}),
    ("wealthy_territory_ii", {"resources": 9}, {"blue": 4}),
]


def test_every_card_has_a_test() -> None:
    rows = {*(row[0] for row in BONUS_CARDS), *(row[0] for row in TERRITORIES), *(row[0] for row in PLUNDER)}
    assert {card.id for card in CARDS if BONUS <= card.family <= PACT} <= rows | names_tested(globals())


# Bonus cards and colonies


@pytest.mark.parametrize(("id", "defense", "colonization"), BONUS_CARDS)
def test_bonus_card(id: str, defense: int, colonization: int) -> None:
    state = begin()
    men(state, 0, warriors=1 + defense)
    hold(state, 0, "spy")
    rival = hold(state, 1, id)
    politics(state)
    choose(state, "attack spy 2")
    choose(state, f"bonus {id}")
    assert rival.military_hand == []
    assert card(id) in state.discard
    assert state.top().kind == "actions"
    state = begin()
    hold(state, 0, id)
    happen(state, "historic_territory_i")
    assert f"bid {1 + colonization}" in offered(state)
    assert f"bid {2 + colonization}" not in offered(state)


@pytest.mark.parametrize(("id", "at_once", "owned"), TERRITORIES, ids=[row[0] for row in TERRITORIES])
def test_territory(id: str, at_once: dict[str, int], owned: dict[str, int]) -> None:
    state = begin()
    own = men(state, 0, warriors=2)
    stock(state, 0)
    happen(state, id)
    choose(state, "bid 1", "done")  # the first and only kind of unit goes by itself
    assert own.colonies == [card(id)]
    tokens = sum(own.blue)
    assert own.yellow_bank == 18 + 1 + owned.get("yellow", 0) - at_once.get("population", 0)
    assert own.blue_bank + tokens == 12 + owned.get("blue", 0)
    assert own.happiness == owned.get("happiness", 0)
    assert own.strength == 1 + owned.get("strength", 0)
    assert (own.science_points, own.culture_points) == (at_once.get("science", 0), at_once.get("culture", 0))
    assert (own.food, own.resources) == (at_once.get("food", 0), at_once.get("resources", 0))
    assert (own.unused, len(own.military_hand)) == (1 + at_once.get("population", 0), at_once.get("cards", 0))


# Aggressions


def attack(id: str, players: int = 2) -> ThroughTheAges:
    """The first player, far stronger, attacks the second, who has no cards to defend with."""
    state = begin(players, age=3)
    men(state, 0, warriors=9)
    state.civilizations[0].military_left = 2
    put(state, 0, "communism")
    hold(state, 0, id)
    politics(state)
    return state


@pytest.mark.parametrize(("id", "most"), PLUNDER)
def test_plunder(id: str, most: int) -> None:
    state = attack(id)
    own, rival = stock(state, 0), stock(state, 1, food=4, resources=6)
    rival.blue_bank = own.blue_bank = 10
    choose(state, f"attack {id} 2")
    assert offered(state) == [f"mix {n}" for n in range(max(0, most - 6), min(most, 4) + 1)]
    choose(state, "mix 2")
    assert (own.food, own.resources) == (2, most - 2)
    assert (rival.food, rival.resources) == (2, 6 - (most - 2))


def test_plunder_of_nothing() -> None:
    """No more than there is: nothing is asked when the rival has nothing."""
    state = attack("plunder_i")
    own = stock(state, 0)
    stock(state, 1)
    choose(state, "attack plunder_i 2")
    assert (own.food, own.resources) == (0, 0)


def test_raid_i() -> None:
    state = attack("raid_i")
    own = stock(state, 0)
    rival = men(state, 1, philosophy=1, alchemy=1, scientific_method=1)
    choose(state, "attack raid_i 2")
    assert offered(state) == ["destroy philosophy", "destroy alchemy"]
    choose(state, "destroy philosophy")
    assert own.resources == 2
    assert (rival.unused, rival.workers[card("philosophy")]) == (2, 0)
    assert state.top().kind == "actions"


def test_raid_ii() -> None:
    """One of age II or older and one of age I or older; half of the summed cost, rounded up."""
    state = attack("raid_ii")
    own = stock(state, 0)
    men(state, 1, philosophy=2, journalism=1, opera=1)
    choose(state, "attack raid_ii 2", "destroy opera")
    assert offered(state) == ["done", "destroy philosophy"]
    choose(state, "destroy philosophy")
    assert own.resources == (8 + 3 + 1) // 2


def test_raid_ii_may_end_after_one_building() -> None:
    state = attack("raid_ii")
    own = stock(state, 0)
    men(state, 1, philosophy=1, opera=1)
    choose(state, "attack raid_ii 2", "destroy philosophy")
    assert offered(state) == ["done", "destroy opera"]
    choose(state, "done")
    assert own.resources == 2


def test_raid_iii() -> None:
    state = attack("raid_iii")
    own = stock(state, 0)
    men(state, 1, computers=2, opera=1, philosophy=0)
    choose(state, "attack raid_iii 2", "destroy computers")
    assert offered(state) == ["done", "destroy opera"]
    choose(state, "destroy opera")
    assert own.resources == (11 + 8 + 1) // 2


def test_enslave() -> None:
    state = attack("enslave")
    own, rival = stock(state, 0), state.civilizations[1]
    rival.unused = 0
    choose(state, "attack enslave 2")
    assert state.to_move() == [1]
    choose(state, "remove agriculture")
    assert (own.food, own.resources) == (2, 2)
    assert (rival.yellow_bank, rival.workers[card("agriculture")]) == (19, 1)


def test_annex() -> None:
    state = attack("annex")
    own = state.civilizations[0]
    assert state.top().kind == "actions"  # nothing to annex, nothing else to do in politics
    rival = put(state, 1, "historic_territory_i", "vast_territory_i")
    politics(state)
    assert rival.yellow_bank == 21
    choose(state, "attack annex 2", "annex vast_territory_i")
    assert own.colonies == [card("vast_territory_i")]
    assert (own.yellow_bank, rival.yellow_bank) == (21, 18)
    assert (own.blue_bank, rival.blue_bank) == (12 - 1, 12)


def test_infiltrate() -> None:
    state = attack("infiltrate")
    own, rival = state.civilizations[0], state.civilizations[1]
    assert state.top().kind == "actions"
    put(state, 1, "joan_of_arc")
    rival.wonder, rival.stages, rival.blue_bank = card("eiffel_tower"), 1, 11
    politics(state)
    choose(state, "attack infiltrate 2")
    assert offered(state) == ["infiltrate leader", "infiltrate wonder"]
    assert [text(offer.text) for offer in state.offers(0)] == ["Remove Joan of Arc", "Remove Eiffel Tower"]
    choose(state, "infiltrate wonder")
    assert own.culture_points == 6
    assert (rival.wonder, rival.blue_bank) == (-1, 12)


def test_spy() -> None:
    state = attack("spy")
    rival = stock(state, 1, science=3)
    choose(state, "attack spy 2")
    assert (state.civilizations[0].science_points, rival.science_points) == (3, 0)


def test_armed_intervention() -> None:
    state = attack("armed_intervention")
    state.civilizations[1].culture_points = 10
    choose(state, "attack armed_intervention 2")
    assert [own.culture_points for own in state.civilizations] == [7, 3]


# Wars


def wage(id: str, own: int, rival: int) -> ThroughTheAges:
    """The first player declared a war a turn ago and now begins the next turn."""
    state = begin(age=3)
    men(state, 0, warriors=own)
    men(state, 1, warriors=rival)
    put(state, 0, "communism")
    hold(state, 0, id)
    politics(state)
    choose(state, f"war {id} 2")
    assert state.civilizations[0].wars == [card(id)]
    choose(state, "end")
    return state


def until_resolved(state: ThroughTheAges) -> ThroughTheAges:
    while state.civilizations[0].wars:
        choose(state, "end" if "end" in offered(state) else "pass")
    return state


def test_war_over_territory() -> None:
    state = wage("war_over_territory", 12, 1)
    own, rival = state.civilizations
    until_resolved(state)
    assert (own.yellow_bank, rival.yellow_bank) == (18 + 3, 18 - 3)
    assert card("war_over_territory") in state.discard


def test_war_over_technology() -> None:
    """Special technologies may be taken for their science cost; the rest is science."""
    state = wage("war_over_technology", 1, 14)
    own = put(state, 0, "strategy", "cartography")
    rival = put(state, 1, "warfare")
    stock(state, 0, science=20)
    state.civilizations[1].science_points = 0
    until_resolved(state)
    assert state.to_move() == [1]
    assert state.top().n == 14 + 1 - (1 + 3 + 1)
    assert offered(state) == ["done", "seize strategy", "seize cartography"]
    produced = rival.science_points
    choose(state, "seize strategy")
    assert rival.specials[1] == card("strategy")
    assert own.specials[1] == -1
    assert rival.science_points == produced + 10 - 8
    assert own.science_points == 20 - 2


def test_war_over_culture() -> None:
    state = wage("war_over_culture", 5, 2)
    state.civilizations[1].culture_points = 20
    until_resolved(state)
    assert [own.culture_points for own in state.civilizations] == [8, 12]


def test_a_war_between_equals_ends_without_effect() -> None:
    state = wage("war_over_culture", 2, 2)
    state.civilizations[1].culture_points = 20
    until_resolved(state)
    assert [own.culture_points for own in state.civilizations] == [0, 20]


def test_no_war_in_the_last_round() -> None:
    state = begin(age=3)
    put(state, 0, "communism")
    hold(state, 0, "war_over_culture")
    politics(state)
    assert "war war_over_culture 2" in offered(state)
    state.last_round = state.round
    politics(state)
    assert "war war_over_culture 2" not in offered(state)


# Defence


def test_a_defender_uses_at_most_as_many_cards_as_military_actions() -> None:
    state = begin()
    men(state, 0, warriors=4)
    hold(state, 0, "spy")
    rival = hold(state, 1, "rats", "legion", "phalanx")
    stock(state, 1, science=4)
    politics(state)
    choose(state, "attack spy 2")
    assert rival.science_points == 0
    assert len(rival.military_hand) == 3


def test_a_defence_is_carried_through_or_not_begun() -> None:
    state = begin()
    men(state, 0, warriors=4)
    hold(state, 0, "spy")
    rival = hold(state, 1, "military_bonus_i", "legion", "phalanx")
    stock(state, 1, science=4)
    politics(state)
    choose(state, "attack spy 2")
    assert offered(state) == ["decline", "discard legion", "discard phalanx", "bonus military_bonus_i"]
    choose(state, "discard legion")
    assert rival.military_hand == [card("phalanx")]
    assert rival.science_points == 4


def test_an_aggression_needs_a_weaker_rival() -> None:
    state = begin()
    hold(state, 0, "spy", "rats")
    politics(state)
    assert offered(state) == ["pass", "prepare rats"]


# Pacts


def test_open_borders_agreement() -> None:
    state = begin(3)
    pact(state, "open_borders_agreement", 0, 1)
    assert [own.military_total for own in state.civilizations] == [3, 3, 2]
    hold(state, 0, "spy")
    politics(state)
    assert [line for line in offered(state) if line.startswith("attack")] == ["attack spy 2"]
    choose(state, "attack spy 2")
    assert state.civilizations[0].pact == card("open_borders_agreement")


def test_trade_routes_agreement() -> None:
    state = begin(3)
    pact(state, "trade_routes_agreement", 0, 1, "a")
    own = stock(state, 0, food=1, resources=1)
    choose(state, "exchange", "build warriors")
    assert (own.food, own.resources, own.extra_resources) == (0, 0, 0)
    assert "exchange" not in offered(state)
    state = begin(3)
    pact(state, "trade_routes_agreement", 0, 1, "b")
    own = stock(state, 0, food=1, resources=1)
    choose(state, "exchange", "population")
    assert (own.food, own.resources, own.unused) == (0, 0, 2)


def test_acceptance_of_supremacy() -> None:
    state = begin(3)
    pact(state, "acceptance_of_supremacy", 0, 1, "a")
    own, rival = stock(state, 0), stock(state, 1)
    produce_resources(state, own)
    produce_resources(state, rival)
    assert (own.resources, rival.resources) == (3, 1)
    men(state, 0, warriors=5)
    hold(state, 0, "spy")
    politics(state)
    assert [line for line in offered(state) if line.startswith("attack")] == ["attack spy 3"]


def test_international_trade_agreement() -> None:
    state = begin(3)
    pact(state, "international_trade_agreement", 0, 1, "b")
    own, rival = stock(state, 0), stock(state, 1)
    for civilization in (own, rival):
        produce_food(civilization)
        produce_resources(state, civilization)
    assert (own.food, own.resources) == (3, 2)
    assert (rival.food, rival.resources) == (2, 3)


def test_promise_of_military_protection() -> None:
    """The pact ends before strengths are compared: its strength does not help against the partner."""
    state = begin(3)
    pact(state, "promise_of_military_protection", 0, 1, "a")
    own, rival = state.civilizations[:2]
    men(state, 1, religion=2)
    assert (own.culture, rival.culture) == (1, 1)
    assert rival.strength == 5
    men(state, 0, warriors=2)
    hold(state, 0, "spy")
    stock(state, 1, science=2)
    politics(state)
    choose(state, "attack spy 2")
    assert own.pact == -1
    assert rival.strength == 1
    assert rival.science_points == 0


def test_scientific_cooperation() -> None:
    state = begin(3)
    pact(state, "scientific_cooperation", 1, 0)
    own = hold(state, 0, "iron")
    stock(state, 0, science=3)
    stock(state, 1)
    assert "develop iron" not in offered(state)
    stock(state, 1, science=1)
    ready(state, 0)
    choose(state, "develop iron")
    assert (own.science_points, state.civilizations[1].science_points) == (0, 0)


def test_international_tourism() -> None:
    state = begin(3)
    put(state, 0, "colossus")
    pact(state, "international_tourism", 0, 1)
    own, rival = state.civilizations[:2]
    assert (own.culture, rival.culture) == (0, 1)
    put(state, 0, "pyramids")
    put(state, 1, "taj_mahal")
    assert (own.culture, rival.culture) == (1, 2 + 3)


def test_loss_of_sovereignty() -> None:
    state = begin(3, age=3)
    put(state, 2, "communism")
    men(state, 1, religion=2)
    pact(state, "loss_of_sovereignty", 0, 1, "a")
    own, rival = state.civilizations[:2]
    assert (own.culture, rival.culture) == (2, 0)
    men(state, 2, warriors=5)
    hold(state, 2, "war_over_culture", "spy")
    politics(state, 2)
    lines = [line for line in offered(state) if line.startswith(("war", "attack"))]
    assert sorted(lines) == ["attack spy 1", "attack spy 2", "war war_over_culture 1"]


def test_military_pact() -> None:
    state = begin(3)
    pact(state, "military_pact", 0, 1)
    assert [own.strength for own in state.civilizations] == [4, 4, 1]
    hold(state, 0, "spy", "rats")
    politics(state)
    assert "attack spy 2" not in offered(state)
    men(state, 0, warriors=2)
    politics(state)
    choose(state, "attack spy 2")
    assert [own.strength for own in state.civilizations] == [2, 1, 1]


def test_peace_treaty() -> None:
    state = begin(3)
    pact(state, "peace_treaty", 0, 1)
    assert [own.culture for own in state.civilizations] == [1, 1, 0]
    men(state, 0, warriors=5)
    hold(state, 0, "spy")
    politics(state)
    assert [line for line in offered(state) if line.startswith("attack")] == ["attack spy 3"]


def test_a_refused_pact_returns_to_the_hand_and_the_action_is_spent() -> None:
    state = begin(3)
    own = hold(state, 0, "peace_treaty")
    politics(state)
    choose(state, "pact peace_treaty 2 a", "refuse")
    assert own.military_hand == own.shown == [card("peace_treaty")]
    assert state.view(2).civilizations[0].shown == ["peace_treaty"]
    assert state.top().kind == "actions"


def test_a_new_pact_of_ones_own_ends_the_old_one() -> None:
    state = begin(4)
    pact(state, "peace_treaty", 0, 1)
    pact(state, "military_pact", 2, 0)
    hold(state, 0, "international_tourism")
    politics(state)
    choose(state, "pact international_tourism 4 a", "accept")
    assert [own.pact for own in state.civilizations] == [
        NUMBER["international_tourism"],
        -1,
        NUMBER["military_pact"],
        -1,
    ]
    assert [own.culture for own in state.civilizations] == [0, 0, 0, 0]


def test_either_party_may_cancel_a_pact() -> None:
    state = begin(3)
    pact(state, "peace_treaty", 1, 0)
    politics(state)
    assert offered(state) == ["pass", "cancel 2"]
    choose(state, "cancel 2")
    assert state.civilizations[1].pact == -1
    assert [own.culture for own in state.civilizations] == [0, 0, 0]
