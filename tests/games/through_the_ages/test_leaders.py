"""Every leader has a test that bears its name; more tests tell how leaders meet other cards."""

from __future__ import annotations

from ecumene.games.through_the_ages.components import CARDS
from ecumene.games.through_the_ages.construction import ruin_wonder
from ecumene.games.through_the_ages.economy import food, produce_resources, resources
from ecumene.games.through_the_ages.scoring import final_scoring
from ecumene.games.through_the_ages.traits import LEADER
from tests.games.through_the_ages.kit import (
    a_round,
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


def test_every_leader_has_a_test() -> None:
    leaders = {card.id for card in CARDS if card.family == LEADER}
    assert leaders <= names_tested(globals())


def test_alexander_the_great() -> None:
    table = begin()
    own = men(table, 0, warriors=3)
    put(table, 0, "alexander_the_great")
    assert own.strength == 6
    politics(table)
    choose(table, "retire")
    assert own.leader == -1
    assert own.yellow_bank == 19
    assert own.strength == 3


def test_aristotle() -> None:
    table = begin()
    own = put(table, 0, "aristotle")
    table.row[0] = card("irrigation")
    table.row[1] = card("rich_land_i")
    table.row[2] = card("monarchy")
    choose(table, "take 1", "take 2", "take 3")
    assert own.science_points == 2


def test_hammurabi() -> None:
    table = begin()
    own = put(table, 0, "hammurabi")
    table.row[0] = card("homer")
    table.row[12] = card("moses")
    own.leaders_taken = 0
    own.civil_left = 2
    assert "take 13" in offered(table)
    choose(table, "take 1")
    assert own.civil_left == 2
    choose(table, "convert")
    assert (own.military_left, own.extra_civil) == (1, 1)
    assert "convert" not in offered(table)
    choose(table, "destroy bronze")
    assert (own.civil_left, own.extra_civil) == (2, 0)


def test_homer() -> None:
    """One resource for units each turn; tucked under a wonder he keeps it happier and no action comes back."""
    table = begin()
    own = put(table, 0, "homer", "colossus")
    assert own.happiness == 1
    stock(table, 0, resources=1)
    a_round(table)
    stock(table, 0, resources=1)
    own.unused = 1
    hold(table, 0, "moses")
    assert own.unit_resources == 1
    choose(table, "build warriors")
    assert resources(own) == 0
    civil = own.civil_left
    choose(table, "leader moses")
    assert offered(table) == ["decline", "tuck colossus"]
    choose(table, "tuck colossus")
    assert own.happiness == 1
    assert own.civil_left == civil - 1


def test_homer_lends_nothing_in_the_turn_that_begins_with_the_end_of_his_age() -> None:
    table = begin()
    own = put(table, 0, "homer")
    # Three cards come in the rival's turn, the last two of the age in the own one.
    table.civil_deck = table.civil_deck[:5]
    choose(table, "end", "end")
    assert table.age == 2
    assert table.to_move() == [0]
    assert own.leader == -1
    assert own.unit_resources == 0


def test_homer_may_go_for_the_action_instead() -> None:
    table = begin()
    own = put(table, 0, "homer", "colossus")
    hold(table, 0, "moses")
    choose(table, "leader moses", "decline")
    assert own.civil_left == 4
    assert own.happiness == 0


def test_julius_caesar() -> None:
    table = begin()
    own = put(table, 0, "julius_caesar")
    assert (own.strength, own.military_total) == (2, 3)
    hold(table, 0, "crusades", "rats", "pestilence")
    table.current = [card("development_of_science"), card("development_of_crafts"), card("development_of_markets")]
    politics(table)
    choose(table, "prepare crusades", "gain food", "gain food")
    assert table.top().kind == "politics"
    choose(table, "prepare rats")
    assert table.top().kind == "actions"
    politics(table)
    choose(table, "prepare pestilence")
    assert table.top().kind == "actions"


def test_moses() -> None:
    table = begin()
    own = put(table, 0, "moses")
    stock(table, 0, food=1)
    choose(table, "population")
    assert (food(own), own.unused) == (0, 2)


def test_christopher_columbus() -> None:
    table = begin()
    own = put(table, 0, "christopher_columbus")
    hold(table, 0, "inhabited_territory_i")
    politics(table)
    choose(table, "settle inhabited_territory_i")
    assert own.leader == -1
    assert own.colonies == [card("inhabited_territory_i")]
    assert (own.yellow_bank, own.unused) == (18 + 2 - 1, 2)
    assert own.strength == 1


def test_frederick_barbarossa() -> None:
    table = begin()
    own = put(table, 0, "frederick_barbarossa")
    stock(table, 0, food=1, resources=1)
    own.unused = 0
    choose(table, "recruit warriors")
    assert (food(own), resources(own), own.yellow_bank) == (0, 0, 17)
    assert (own.strength, own.military_left, own.civil_left) == (2, 1, 4)
    assert "recruit warriors" not in offered(table)


def test_genghis_khan() -> None:
    table = begin()
    own = put(table, 0, "genghis_khan", "heavy_cavalry")
    men(table, 0, warriors=3)
    assert own.strength == 3 + 4
    choose(table, "end")
    assert own.culture_points == 3


def test_genghis_khan_must_be_strongest_with_two_players() -> None:
    table = begin()
    own = put(table, 0, "genghis_khan")
    men(table, 1, warriors=2)
    choose(table, "end")
    assert own.culture_points == 0


def test_genghis_khan_is_among_the_two_strongest_of_three_and_wins_ties() -> None:
    table = begin(3)
    own = put(table, 0, "genghis_khan")
    men(table, 1, warriors=2)
    choose(table, "end")
    assert own.culture_points == 3


def test_joan_of_arc() -> None:
    table = begin()
    own = put(table, 0, "joan_of_arc", "theocracy")
    men(table, 0, theology=2)
    assert own.culture == 1 + 1 + 2
    assert own.military_total == 4
    # warriors 1, theocracy 1 and its face 1, two temples with two faces
    assert own.strength == 1 + 1 + 1 + 4
    assert table.view(0).next_event is None
    politics(table)
    assert table.view(0).next_event == CARDS[table.current[-1]].id
    assert table.view(1).next_event is None


def test_leonardo_da_vinci() -> None:
    table = begin()
    own = put(table, 0, "leonardo_da_vinci")
    men(table, 0, alchemy=1, printing_press=1)
    assert own.science == 1 + 2 + 1 + 1
    hold(table, 0, "iron")
    stock(table, 0, science=5)
    choose(table, "develop iron")
    assert resources(own) == 1


def test_michelangelo() -> None:
    table = begin()
    own = put(table, 0, "michelangelo", "hanging_gardens")
    men(table, 0, religion=1, drama=1)
    assert own.culture == (1 + 2) + (1 + 1) + (2 + 1)
    table.row[0] = card("pyramids")
    choose(table, "take 1")
    assert own.civil_left == 3


def test_isaac_newton() -> None:
    table = begin()
    own = put(table, 0, "isaac_newton")
    men(table, 0, scientific_method=1)
    assert own.science == 1 + 3 + 2
    hold(table, 0, "iron")
    stock(table, 0, science=5)
    choose(table, "develop iron")
    assert own.civil_left == 4


def test_isaac_newton_gives_an_action_back_after_a_revolution() -> None:
    table = begin()
    own = put(table, 0, "isaac_newton")
    hold(table, 0, "monarchy")
    stock(table, 0, science=2)
    choose(table, "revolution monarchy")
    assert (own.civil_left, own.civil_total) == (1, 5)


def test_james_cook() -> None:
    table = begin()
    own = put(table, 0, "james_cook", "vast_territory_i", "wealthy_territory_i")
    assert own.culture == 2 + 1
    hold(table, 0, "rats", "legion")
    happen(table, "historic_territory_i")
    assert offered(table) == ["pass", "bid 1", "bid 2", "bid 3"]
    choose(table, "bid 3", "send warriors", "discard legion")
    assert card("historic_territory_i") in own.colonies
    assert own.culture == 2 + 1 + 1


def test_js_bach() -> None:
    """Theaters give more and their technologies cost less; any urban building may become a theater, once a turn."""
    table = begin()
    own = put(table, 0, "js_bach", "drama")
    hold(table, 0, "opera")
    stock(table, 0, resources=1, science=5)
    men(table, 0, philosophy=2)
    choose(table, "transform philosophy drama")
    assert resources(own) == 0
    assert own.culture == 3
    assert "transform philosophy drama" not in offered(table)
    choose(table, "develop opera")
    assert own.science_points == 0


def test_js_bach_pays_nothing_for_a_dearer_building_and_keeps_the_urban_limit() -> None:
    table = begin()
    put(table, 0, "js_bach", "drama")
    own = men(table, 0, alchemy=1)
    stock(table, 0)
    choose(table, "transform alchemy drama")
    assert own.workers[card("drama")] == 1
    table = begin()
    put(table, 0, "js_bach", "drama")
    men(table, 0, alchemy=1, drama=2)
    assert "transform alchemy drama" not in offered(table)


def test_maximilien_robespierre() -> None:
    table = begin()
    own = put(table, 0, "maximilien_robespierre")
    assert own.military_total == 3
    hold(table, 0, "monarchy", "patriotism_a")
    stock(table, 0, science=2)
    choose(table, "play patriotism_a", "revolution monarchy")
    assert (own.military_left, own.extra_military) == (0, 1)
    assert (own.military_total, own.civil_total) == (4, 5)
    assert own.civil_left == 3 + 1
    assert own.culture_points == 3


def test_maximilien_robespierre_with_breakthrough_spends_no_civil_action() -> None:
    table = begin()
    own = put(table, 0, "maximilien_robespierre")
    hold(table, 0, "monarchy", "breakthrough_i")
    stock(table, 0, science=2)
    own.civil_left = 0
    choose(table, "play breakthrough_i")
    assert own.government == card("monarchy")
    assert own.military_left == 0
    assert own.civil_left == 1
    assert own.science_points == 2


def test_napoleon_bonaparte() -> None:
    table = begin()
    own = put(table, 0, "napoleon_bonaparte")
    men(table, 0, knights=2, cannon=1)
    assert own.military_total == 4
    assert own.strength == 1 + 4 + 3 + 3 * 2


def test_william_shakespeare() -> None:
    table = begin()
    own = put(table, 0, "william_shakespeare")
    assert own.happiness == 1
    hold(table, 0, "journalism", "opera")
    stock(table, 0, resources=8, science=6)
    assert "develop opera" not in offered(table)
    men(table, 0, printing_press=2, drama=1)
    assert own.culture == 2 + 2 + 2
    choose(table, "develop journalism")
    assert own.science_points == 1
    own.unused = 2
    choose(table, "build drama")
    assert resources(own) == 8 - 3
    assert own.culture == 2 + 4 + 4


def test_albert_einstein() -> None:
    table = begin()
    own = put(table, 0, "albert_einstein", "strategy")
    men(table, 0, multimedia=1)
    assert own.science == 1 + 3 + 3
    hold(table, 0, "warfare")
    stock(table, 0, science=5)
    choose(table, "develop warfare")
    assert own.culture_points == 3


def test_bill_gates() -> None:
    """Labs produce resources that are stored on them, and he scores them when he leaves."""
    table = begin(age=3)
    own = put(table, 0, "bill_gates")
    men(table, 0, bronze=0, philosophy=1, alchemy=1, computers=2)
    stock(table, 0)
    own.blue_bank = 16
    produce_resources(own)
    assert (own.blue[card("alchemy")], own.blue[card("computers")], own.blue[card("philosophy")]) == (1, 2, 0)
    assert resources(own) == 7
    hold(table, 0, "sid_meier")
    choose(table, "leader sid_meier")
    assert own.culture_points == 7
    produce_resources(own)
    assert resources(own) == 7
    own.civil_left = 4
    men(table, 0, warriors=1, bronze=1)
    own.unused = 2
    choose(table, "build bronze")
    assert resources(own) == 5


def test_bill_gates_scores_at_the_end_of_the_game() -> None:
    table = begin(age=4)
    put(table, 0, "bill_gates")
    own = men(table, 0, computers=2)
    assert table.scores()[0]["leaders"] == 6
    final_scoring(table)
    assert own.culture_points == 6


def test_charlie_chaplin() -> None:
    table = begin()
    own = put(table, 0, "charlie_chaplin")
    men(table, 0, drama=1, movies=1)
    assert own.culture == 2 + 4 + 4
    assert own.happiness == 4


def test_mahatma_gandhi() -> None:
    table = begin()
    men(table, 0, warriors=4)
    own = put(table, 1, "mahatma_gandhi")
    assert own.culture == 2
    hold(table, 0, "spy", "plunder_i", "enslave")
    politics(table)
    assert [line for line in offered(table) if line.startswith("attack")] == ["attack plunder_i 2", "attack spy 2"]
    choose(table, "attack plunder_i 2")
    assert table.civilizations[0].military_left == 0
    table = begin()
    put(table, 0, "mahatma_gandhi")
    men(table, 0, warriors=4)
    hold(table, 0, "spy", "war_over_culture", "rats")
    politics(table)
    assert offered(table) == ["pass", "prepare rats"]


def test_sid_meier() -> None:
    table = begin()
    own = put(table, 0, "sid_meier")
    men(table, 0, philosophy=0, computers=2)
    assert (own.science, own.culture) == (8, 6)


def test_winston_churchill() -> None:
    table = begin(age=3)
    own = put(table, 0, "winston_churchill")
    choose(table, "inspire culture")
    assert own.culture_points == 3
    assert "inspire arms" not in offered(table)
    table = begin(age=3)
    own = put(table, 0, "winston_churchill")
    hold(table, 0, "swordsmen")
    stock(table, 0, science=1)
    choose(table, "inspire arms", "develop swordsmen", "build swordsmen")
    assert (own.science_points, own.unit_science, own.unit_resources) == (0, 0, 0)
    assert own.culture_points == 0


def test_winston_churchill_takes_culture_when_nothing_was_chosen() -> None:
    table = begin(age=3)
    own = put(table, 0, "winston_churchill")
    choose(table, "end")
    assert own.culture_points == 3


# Leaders in general


def test_replacing_a_leader_gives_an_action_back() -> None:
    table = begin()
    own = put(table, 0, "julius_caesar")
    hold(table, 0, "joan_of_arc")
    choose(table, "leader joan_of_arc")
    assert own.civil_left == 4
    assert own.military_total == 3


def test_a_leader_of_the_same_age_cannot_be_taken_even_after_the_first_has_left() -> None:
    table = begin()
    own = table.civilizations[0]
    table.row[0] = card("moses")
    table.row[1] = card("homer")
    own.leaders_taken = 0
    choose(table, "take 1")
    own.civil_hand.clear()
    assert "take 2" not in offered(table)


def test_homer_under_a_wonder_with_michelangelo_and_the_basilica() -> None:
    """Homer makes his wonder happier by one; the Basilica adds one to that wonder, not two; Michelangelo counts all."""
    table = begin()
    own = put(table, 0, "homer", "hanging_gardens", "st_peters_basilica")
    hold(table, 0, "michelangelo")
    choose(table, "leader michelangelo", "tuck hanging_gardens")
    # gardens 2 + Homer 1 + Basilica's 1; the Basilica itself 1
    assert own.happiness == 4 + 1
    assert own.culture == 1 + 2 + 5


def test_homer_stays_happy_in_a_ruin() -> None:
    table = begin()
    own = put(table, 0, "homer", "colossus")
    hold(table, 0, "moses")
    choose(table, "leader moses", "tuck colossus")
    ruin_wonder(table, own, card("colossus"))
    assert own.happiness == 1
    assert own.culture == 2


def test_gates_scores_when_iconoclasm_removes_him() -> None:
    table = begin(age=4)
    put(table, 0, "bill_gates")
    own = men(table, 0, computers=1)
    happen(table, "iconoclasm")
    assert own.leader == -1
    assert own.culture_points == 3


def test_scientific_cooperation_and_bach_together_never_pay_less_than_nothing() -> None:
    table = begin(3)
    put(table, 0, "js_bach")
    own = hold(table, 0, "drama")
    table.civilizations[1].science_points = 1
    pact(table, "scientific_cooperation", 0, 1)
    stock(table, 0)
    choose(table, "develop drama")
    assert own.science_points == 0
    assert table.civilizations[1].science_points == 0
