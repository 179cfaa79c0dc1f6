"""Bonus cards, territories, aggressions, wars and pacts: every card has its row."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages.components import CARDS, NUMBER
from ecumene.games.through_the_ages.economy import food, produce_food, produce_resources, resources
from ecumene.games.through_the_ages.position import Position
from ecumene.games.through_the_ages.traits import BONUS, PACT
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
    table = begin()
    men(table, 0, warriors=1 + defense)
    hold(table, 0, "spy")
    rival = hold(table, 1, id)
    politics(table)
    choose(table, "attack spy 2")
    choose(table, f"bonus {id}")
    assert rival.military_hand == []
    assert card(id) in table.discard
    assert table.top().kind == "actions"
    table = begin()
    hold(table, 0, id)
    happen(table, "historic_territory_i")
    assert f"bid {1 + colonization}" in offered(table)
    assert f"bid {2 + colonization}" not in offered(table)


@pytest.mark.parametrize(("id", "at_once", "owned"), TERRITORIES, ids=[row[0] for row in TERRITORIES])
def test_territory(id: str, at_once: dict[str, int], owned: dict[str, int]) -> None:
    table = begin()
    own = men(table, 0, warriors=2)
    stock(table, 0)
    happen(table, id)
    choose(table, "bid 1", "done")  # the first and only kind of unit goes by itself
    assert own.colonies == [card(id)]
    tokens = sum(own.blue)
    assert own.yellow_bank == 18 + 1 + owned.get("yellow", 0) - at_once.get("population", 0)
    assert own.blue_bank + tokens == 12 + owned.get("blue", 0)
    assert own.happiness == owned.get("happiness", 0)
    assert own.strength == 1 + owned.get("strength", 0)
    assert (own.science_points, own.culture_points) == (at_once.get("science", 0), at_once.get("culture", 0))
    assert (food(own), resources(own)) == (at_once.get("food", 0), at_once.get("resources", 0))
    assert (own.unused, len(own.military_hand)) == (1 + at_once.get("population", 0), at_once.get("cards", 0))


# Aggressions


def attack(id: str, players: int = 2) -> Position:
    """The first player, far stronger, attacks the second, who has no cards to defend with."""
    table = begin(players, age=3)
    men(table, 0, warriors=9)
    table.civilizations[0].military_left = 2
    put(table, 0, "communism")
    hold(table, 0, id)
    politics(table)
    return table


@pytest.mark.parametrize(("id", "most"), PLUNDER)
def test_plunder(id: str, most: int) -> None:
    table = attack(id)
    own, rival = stock(table, 0), stock(table, 1, food=4, resources=6)
    rival.blue_bank = own.blue_bank = 10
    choose(table, f"attack {id} 2")
    assert offered(table) == [f"mix {n}" for n in range(max(0, most - 6), min(most, 4) + 1)]
    choose(table, "mix 2")
    assert (food(own), resources(own)) == (2, most - 2)
    assert (food(rival), resources(rival)) == (2, 6 - (most - 2))


def test_plunder_of_nothing() -> None:
    """No more than there is: nothing is asked when the rival has nothing."""
    table = attack("plunder_i")
    own = stock(table, 0)
    stock(table, 1)
    choose(table, "attack plunder_i 2")
    assert (food(own), resources(own)) == (0, 0)


def test_raid_i() -> None:
    table = attack("raid_i")
    own = stock(table, 0)
    rival = men(table, 1, philosophy=1, alchemy=1, scientific_method=1)
    choose(table, "attack raid_i 2")
    assert offered(table) == ["destroy philosophy", "destroy alchemy"]
    choose(table, "destroy philosophy")
    assert resources(own) == 2
    assert (rival.unused, rival.workers[card("philosophy")]) == (2, 0)
    assert table.top().kind == "actions"


def test_raid_ii() -> None:
    """One of age II or older and one of age I or older; half of the summed cost, rounded up."""
    table = attack("raid_ii")
    own = stock(table, 0)
    men(table, 1, philosophy=2, journalism=1, opera=1)
    choose(table, "attack raid_ii 2", "destroy opera")
    assert offered(table) == ["done", "destroy philosophy"]
    choose(table, "destroy philosophy")
    assert resources(own) == (8 + 3 + 1) // 2


def test_raid_ii_may_end_after_one_building() -> None:
    table = attack("raid_ii")
    own = stock(table, 0)
    men(table, 1, philosophy=1, opera=1)
    choose(table, "attack raid_ii 2", "destroy philosophy")
    assert offered(table) == ["done", "destroy opera"]
    choose(table, "done")
    assert resources(own) == 2


def test_raid_iii() -> None:
    table = attack("raid_iii")
    own = stock(table, 0)
    men(table, 1, computers=2, opera=1, philosophy=0)
    choose(table, "attack raid_iii 2", "destroy computers")
    assert offered(table) == ["done", "destroy opera"]
    choose(table, "destroy opera")
    assert resources(own) == (11 + 8 + 1) // 2


def test_enslave() -> None:
    table = attack("enslave")
    own, rival = stock(table, 0), table.civilizations[1]
    rival.unused = 0
    choose(table, "attack enslave 2")
    assert table.to_move() == [1]
    choose(table, "remove agriculture")
    assert (food(own), resources(own)) == (2, 2)
    assert (rival.yellow_bank, rival.workers[card("agriculture")]) == (19, 1)


def test_annex() -> None:
    table = attack("annex")
    own = table.civilizations[0]
    assert table.top().kind == "actions"  # nothing to annex, nothing else to do in politics
    rival = put(table, 1, "historic_territory_i", "vast_territory_i")
    politics(table)
    assert rival.yellow_bank == 21
    choose(table, "attack annex 2", "annex vast_territory_i")
    assert own.colonies == [card("vast_territory_i")]
    assert (own.yellow_bank, rival.yellow_bank) == (21, 18)
    assert (own.blue_bank, rival.blue_bank) == (12 - 1, 12)


def test_infiltrate() -> None:
    table = attack("infiltrate")
    own, rival = table.civilizations[0], table.civilizations[1]
    assert table.top().kind == "actions"
    put(table, 1, "joan_of_arc")
    rival.wonder, rival.stages, rival.blue_bank = card("eiffel_tower"), 1, 11
    politics(table)
    choose(table, "attack infiltrate 2")
    assert offered(table) == ["infiltrate leader", "infiltrate wonder"]
    choose(table, "infiltrate wonder")
    assert own.culture_points == 6
    assert (rival.wonder, rival.blue_bank) == (-1, 12)


def test_spy() -> None:
    table = attack("spy")
    rival = stock(table, 1, science=3)
    choose(table, "attack spy 2")
    assert (table.civilizations[0].science_points, rival.science_points) == (3, 0)


def test_armed_intervention() -> None:
    table = attack("armed_intervention")
    table.civilizations[1].culture_points = 10
    choose(table, "attack armed_intervention 2")
    assert [own.culture_points for own in table.civilizations] == [7, 3]


# Wars


def wage(id: str, own: int, rival: int) -> Position:
    """The first player declared a war a turn ago and now begins the next turn."""
    table = begin(age=3)
    men(table, 0, warriors=own)
    men(table, 1, warriors=rival)
    put(table, 0, "communism")
    hold(table, 0, id)
    politics(table)
    choose(table, f"war {id} 2")
    assert table.civilizations[0].wars == [card(id)]
    choose(table, "end")
    return table


def until_resolved(table: Position) -> Position:
    while table.civilizations[0].wars:
        choose(table, "end" if "end" in offered(table) else "pass")
    return table


def test_war_over_territory() -> None:
    table = wage("war_over_territory", 12, 1)
    own, rival = table.civilizations
    until_resolved(table)
    assert (own.yellow_bank, rival.yellow_bank) == (18 + 3, 18 - 3)
    assert card("war_over_territory") in table.discard


def test_war_over_technology() -> None:
    """Special technologies may be taken for their science cost; the rest is science."""
    table = wage("war_over_technology", 1, 14)
    own = put(table, 0, "strategy", "cartography")
    rival = put(table, 1, "warfare")
    stock(table, 0, science=20)
    table.civilizations[1].science_points = 0
    until_resolved(table)
    assert table.to_move() == [1]
    assert table.top().number == 14 + 1 - (1 + 3 + 1)
    assert offered(table) == ["done", "seize strategy", "seize cartography"]
    produced = rival.science_points
    choose(table, "seize strategy")
    assert rival.specials[1] == card("strategy")
    assert own.specials[1] == -1
    assert rival.science_points == produced + 10 - 8
    assert own.science_points == 20 - 2


def test_war_over_culture() -> None:
    table = wage("war_over_culture", 5, 2)
    table.civilizations[1].culture_points = 20
    until_resolved(table)
    assert [own.culture_points for own in table.civilizations] == [8, 12]


def test_a_war_between_equals_ends_without_effect() -> None:
    table = wage("war_over_culture", 2, 2)
    table.civilizations[1].culture_points = 20
    until_resolved(table)
    assert [own.culture_points for own in table.civilizations] == [0, 20]


def test_no_war_in_the_last_round() -> None:
    table = begin(age=3)
    put(table, 0, "communism")
    hold(table, 0, "war_over_culture")
    politics(table)
    assert "war war_over_culture 2" in offered(table)
    table.last_round = table.round
    politics(table)
    assert "war war_over_culture 2" not in offered(table)


# Defence


def test_a_defender_uses_at_most_as_many_cards_as_military_actions() -> None:
    table = begin()
    men(table, 0, warriors=4)
    hold(table, 0, "spy")
    rival = hold(table, 1, "rats", "legion", "phalanx")
    stock(table, 1, science=4)
    politics(table)
    choose(table, "attack spy 2")
    assert rival.science_points == 0
    assert len(rival.military_hand) == 3


def test_a_defence_is_carried_through_or_not_begun() -> None:
    table = begin()
    men(table, 0, warriors=4)
    hold(table, 0, "spy")
    rival = hold(table, 1, "military_bonus_i", "legion", "phalanx")
    stock(table, 1, science=4)
    politics(table)
    choose(table, "attack spy 2")
    assert offered(table) == ["decline", "discard legion", "discard phalanx", "bonus military_bonus_i"]
    choose(table, "discard legion")
    assert rival.military_hand == [card("phalanx")]
    assert rival.science_points == 4


def test_an_aggression_needs_a_weaker_rival() -> None:
    table = begin()
    hold(table, 0, "spy", "rats")
    politics(table)
    assert offered(table) == ["pass", "prepare rats"]


# Pacts


def test_open_borders_agreement() -> None:
    table = begin(3)
    pact(table, "open_borders_agreement", 0, 1)
    assert [own.military_total for own in table.civilizations] == [3, 3, 2]
    hold(table, 0, "spy")
    politics(table)
    assert [line for line in offered(table) if line.startswith("attack")] == ["attack spy 2"]
    choose(table, "attack spy 2")
    assert table.civilizations[0].pact == card("open_borders_agreement")


def test_trade_routes_agreement() -> None:
    table = begin(3)
    pact(table, "trade_routes_agreement", 0, 1, "a")
    own = stock(table, 0, food=1, resources=1)
    choose(table, "exchange", "build warriors")
    assert (food(own), resources(own), own.extra_resources) == (0, 0, 0)
    assert "exchange" not in offered(table)
    table = begin(3)
    pact(table, "trade_routes_agreement", 0, 1, "b")
    own = stock(table, 0, food=1, resources=1)
    choose(table, "exchange", "population")
    assert (food(own), resources(own), own.unused) == (0, 0, 2)


def test_acceptance_of_supremacy() -> None:
    table = begin(3)
    pact(table, "acceptance_of_supremacy", 0, 1, "a")
    own, rival = stock(table, 0), stock(table, 1)
    produce_resources(own)
    produce_resources(rival)
    assert (resources(own), resources(rival)) == (3, 1)
    men(table, 0, warriors=5)
    hold(table, 0, "spy")
    politics(table)
    assert [line for line in offered(table) if line.startswith("attack")] == ["attack spy 3"]


def test_international_trade_agreement() -> None:
    table = begin(3)
    pact(table, "international_trade_agreement", 0, 1, "b")
    own, rival = stock(table, 0), stock(table, 1)
    for civilization in (own, rival):
        produce_food(civilization)
        produce_resources(civilization)
    assert (food(own), resources(own)) == (3, 2)
    assert (food(rival), resources(rival)) == (2, 3)


def test_promise_of_military_protection() -> None:
    """The pact ends before strengths are compared: its strength does not help against the partner."""
    table = begin(3)
    pact(table, "promise_of_military_protection", 0, 1, "a")
    own, rival = table.civilizations[:2]
    men(table, 1, religion=2)
    assert (own.culture, rival.culture) == (1, 1)
    assert rival.strength == 5
    men(table, 0, warriors=2)
    hold(table, 0, "spy")
    stock(table, 1, science=2)
    politics(table)
    choose(table, "attack spy 2")
    assert own.pact == -1
    assert rival.strength == 1
    assert rival.science_points == 0


def test_scientific_cooperation() -> None:
    table = begin(3)
    pact(table, "scientific_cooperation", 1, 0)
    own = hold(table, 0, "iron")
    stock(table, 0, science=3)
    stock(table, 1)
    assert "develop iron" not in offered(table)
    stock(table, 1, science=1)
    ready(table, 0)
    choose(table, "develop iron")
    assert (own.science_points, table.civilizations[1].science_points) == (0, 0)


def test_international_tourism() -> None:
    table = begin(3)
    put(table, 0, "colossus")
    pact(table, "international_tourism", 0, 1)
    own, rival = table.civilizations[:2]
    assert (own.culture, rival.culture) == (0, 1)
    put(table, 0, "pyramids")
    put(table, 1, "taj_mahal")
    assert (own.culture, rival.culture) == (1, 2 + 3)


def test_loss_of_sovereignty() -> None:
    table = begin(3, age=3)
    put(table, 2, "communism")
    men(table, 1, religion=2)
    pact(table, "loss_of_sovereignty", 0, 1, "a")
    own, rival = table.civilizations[:2]
    assert (own.culture, rival.culture) == (2, 0)
    men(table, 2, warriors=5)
    hold(table, 2, "war_over_culture", "spy")
    politics(table, 2)
    lines = [line for line in offered(table) if line.startswith(("war", "attack"))]
    assert sorted(lines) == ["attack spy 1", "attack spy 2", "war war_over_culture 1"]


def test_military_pact() -> None:
    table = begin(3)
    pact(table, "military_pact", 0, 1)
    assert [own.strength for own in table.civilizations] == [4, 4, 1]
    hold(table, 0, "spy", "rats")
    politics(table)
    assert "attack spy 2" not in offered(table)
    men(table, 0, warriors=2)
    politics(table)
    choose(table, "attack spy 2")
    assert [own.strength for own in table.civilizations] == [2, 1, 1]


def test_peace_treaty() -> None:
    table = begin(3)
    pact(table, "peace_treaty", 0, 1)
    assert [own.culture for own in table.civilizations] == [1, 1, 0]
    men(table, 0, warriors=5)
    hold(table, 0, "spy")
    politics(table)
    assert [line for line in offered(table) if line.startswith("attack")] == ["attack spy 3"]


def test_a_refused_pact_returns_to_the_hand_and_the_action_is_spent() -> None:
    table = begin(3)
    own = hold(table, 0, "peace_treaty")
    politics(table)
    choose(table, "pact peace_treaty 2 a", "refuse")
    assert own.military_hand == own.shown == [card("peace_treaty")]
    assert table.view(2).civilizations[0].shown == ["peace_treaty"]
    assert table.top().kind == "actions"


def test_a_new_pact_of_ones_own_ends_the_old_one() -> None:
    table = begin(4)
    pact(table, "peace_treaty", 0, 1)
    pact(table, "military_pact", 2, 0)
    hold(table, 0, "international_tourism")
    politics(table)
    choose(table, "pact international_tourism 4 a", "accept")
    assert [own.pact for own in table.civilizations] == [
        NUMBER["international_tourism"],
        -1,
        NUMBER["military_pact"],
        -1,
    ]
    assert [own.culture for own in table.civilizations] == [0, 0, 0, 0]


def test_either_party_may_cancel_a_pact() -> None:
    table = begin(3)
    pact(table, "peace_treaty", 1, 0)
    politics(table)
    assert offered(table) == ["pass", "cancel 2"]
    choose(table, "cancel 2")
    assert table.civilizations[1].pact == -1
    assert [own.culture for own in table.civilizations] == [0, 0, 0]
