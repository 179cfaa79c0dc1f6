"""Every leader has a test that bears its name; more tests tell how leaders meet other cards."""

from __future__ import annotations

from ecumene.games.through_the_ages.components import CARDS
from ecumene.games.through_the_ages.production import produce_resources
from ecumene.games.through_the_ages.scoring import final_scoring
from ecumene.games.through_the_ages.traits import LEADER
from ecumene.games.through_the_ages.wonders import ruin_wonder
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
    state = begin()
    own = men(state, 0, warriors=3)
    put(state, 0, "alexander_the_great")
    assert own.strength == 6
    politics(state)
    choose(state, "retire")
    assert own.leader == -1
    assert own.yellow_bank == 19
    assert own.strength == 3


def test_aristotle() -> None:
    state = begin()
    own = put(state, 0, "aristotle")
    state.row[0] = card("irrigation")
    state.row[1] = card("rich_land_i")
    state.row[2] = card("monarchy")
    choose(state, "take 1", "take 2", "take 3")
    assert own.science_points == 2


def test_hammurabi() -> None:
    state = begin()
    own = put(state, 0, "hammurabi")
    state.row[0] = card("homer")
    state.row[12] = card("moses")
    own.leaders_taken = 0
    own.civil_left = 2
    assert "take 13" in offered(state)
    choose(state, "take 1")
    assert own.civil_left == 2
    choose(state, "convert")
    assert (own.military_left, own.extra_civil) == (1, 1)
    assert "convert" not in offered(state)
    choose(state, "destroy bronze")
    assert (own.civil_left, own.extra_civil) == (2, 0)


def test_homer() -> None:
    """One resource for units each turn; tucked under a wonder he keeps it happier and no action comes back."""
    state = begin()
    own = put(state, 0, "homer", "colossus")
    assert own.happiness == 1
    stock(state, 0, resources=1)
    a_round(state)
    stock(state, 0, resources=1)
    own.unused = 1
    hold(state, 0, "moses")
    assert own.unit_resources == 1
    choose(state, "build warriors")
    assert own.resources == 0
    civil = own.civil_left
    choose(state, "leader moses")
    assert offered(state) == ["decline", "tuck colossus"]
    choose(state, "tuck colossus")
    assert own.happiness == 1
    assert own.civil_left == civil - 1


def test_homer_lends_nothing_in_the_turn_that_begins_with_the_end_of_his_age() -> None:
    state = begin()
    own = put(state, 0, "homer")
    # Three cards come in the rival's turn, the last two of the age in the own one.
    state.civil_deck = state.civil_deck[:5]
    choose(state, "end", "end")
    assert state.age == 2
    assert state.to_move() == [0]
    assert own.leader == -1
    assert own.unit_resources == 0


def test_homer_may_go_for_the_action_instead() -> None:
    state = begin()
    own = put(state, 0, "homer", "colossus")
    hold(state, 0, "moses")
    choose(state, "leader moses", "decline")
    assert own.civil_left == 4
    assert own.happiness == 0


def test_julius_caesar() -> None:
    state = begin()
    own = put(state, 0, "julius_caesar")
    assert (own.strength, own.military_total) == (2, 3)
    hold(state, 0, "crusades", "rats", "pestilence")
    state.current = [card("development_of_science"), card("development_of_crafts"), card("development_of_markets")]
    politics(state)
    choose(state, "prepare crusades", "gain food", "gain food")
    assert state.top().kind == "politics"
    choose(state, "prepare rats")
    assert state.top().kind == "actions"
    politics(state)
    choose(state, "prepare pestilence")
    assert state.top().kind == "actions"


def test_moses() -> None:
    state = begin()
    own = put(state, 0, "moses")
    stock(state, 0, food=1)
    choose(state, "population")
    assert (own.food, own.unused) == (0, 2)


def test_christopher_columbus() -> None:
    state = begin()
    own = put(state, 0, "christopher_columbus")
    hold(state, 0, "inhabited_territory_i")
    politics(state)
    choose(state, "settle inhabited_territory_i")
    assert own.leader == -1
    assert own.colonies == [card("inhabited_territory_i")]
    assert (own.yellow_bank, own.unused) == (18 + 2 - 1, 2)
    assert own.strength == 1


def test_frederick_barbarossa() -> None:
    state = begin()
    own = put(state, 0, "frederick_barbarossa")
    stock(state, 0, food=1, resources=1)
    own.unused = 0
    choose(state, "recruit warriors")
    assert (own.food, own.resources, own.yellow_bank) == (0, 0, 17)
    assert (own.strength, own.military_left, own.civil_left) == (2, 1, 4)
    assert "recruit warriors" not in offered(state)


def test_genghis_khan() -> None:
    state = begin()
    own = put(state, 0, "genghis_khan", "heavy_cavalry")
    men(state, 0, warriors=3)
    assert own.strength == 3 + 4
    choose(state, "end")
    assert own.culture_points == 3


def test_genghis_khan_must_be_strongest_with_two_players() -> None:
    state = begin()
    own = put(state, 0, "genghis_khan")
    men(state, 1, warriors=2)
    choose(state, "end")
    assert own.culture_points == 0


def test_genghis_khan_is_among_the_two_strongest_of_three_and_wins_ties() -> None:
    state = begin(3)
    own = put(state, 0, "genghis_khan")
    men(state, 1, warriors=2)
    choose(state, "end")
    assert own.culture_points == 3


def test_joan_of_arc() -> None:
    state = begin()
    own = put(state, 0, "joan_of_arc", "theocracy")
    men(state, 0, theology=2)
    assert own.culture == 1 + 1 + 2
    assert own.military_total == 4
    # warriors 1, theocracy 1 and its face 1, two temples with two faces
    assert own.strength == 1 + 1 + 1 + 4
    assert state.view(0).next_event is None
    politics(state)
    assert state.view(0).next_event == CARDS[state.current[-1]].id
    assert state.view(1).next_event is None


def test_leonardo_da_vinci() -> None:
    state = begin()
    own = put(state, 0, "leonardo_da_vinci")
    men(state, 0, alchemy=1, printing_press=1)
    assert own.science == 1 + 2 + 1 + 1
    hold(state, 0, "iron")
    stock(state, 0, science=5)
    choose(state, "develop iron")
    assert own.resources == 1


def test_michelangelo() -> None:
    state = begin()
    own = put(state, 0, "michelangelo", "hanging_gardens")
    men(state, 0, religion=1, drama=1)
    assert own.culture == (1 + 2) + (1 + 1) + (2 + 1)
    state.row[0] = card("pyramids")
    choose(state, "take 1")
    assert own.civil_left == 3


def test_isaac_newton() -> None:
    state = begin()
    own = put(state, 0, "isaac_newton")
    men(state, 0, scientific_method=1)
    assert own.science == 1 + 3 + 2
    hold(state, 0, "iron")
    stock(state, 0, science=5)
    choose(state, "develop iron")
    assert own.civil_left == 4


def test_isaac_newton_gives_an_action_back_after_a_revolution() -> None:
    state = begin()
    own = put(state, 0, "isaac_newton")
    hold(state, 0, "monarchy")
    stock(state, 0, science=2)
    choose(state, "revolution monarchy")
    assert (own.civil_left, own.civil_total) == (1, 5)


def test_james_cook() -> None:
    state = begin()
    own = put(state, 0, "james_cook", "vast_territory_i", "wealthy_territory_i")
    assert own.culture == 2 + 1
    hold(state, 0, "rats", "legion")
    happen(state, "historic_territory_i")
    assert offered(state) == ["pass", "bid 1", "bid 2", "bid 3"]
    choose(state, "bid 3", "send warriors", "discard legion")
    assert card("historic_territory_i") in own.colonies
    assert own.culture == 2 + 1 + 1


def test_js_bach() -> None:
    """Theaters give more and their technologies cost less; any urban building may become a theater, once a turn."""
    state = begin()
    own = put(state, 0, "js_bach", "drama")
    hold(state, 0, "opera")
    stock(state, 0, resources=1, science=5)
    men(state, 0, philosophy=2)
    choose(state, "transform philosophy drama")
    assert own.resources == 0
    assert own.culture == 3
    assert "transform philosophy drama" not in offered(state)
    choose(state, "develop opera")
    assert own.science_points == 0


def test_js_bach_pays_nothing_for_a_dearer_building_and_keeps_the_urban_limit() -> None:
    state = begin()
    put(state, 0, "js_bach", "drama")
    own = men(state, 0, alchemy=1)
    stock(state, 0)
    choose(state, "transform alchemy drama")
    assert own.workers[card("drama")] == 1
    state = begin()
    put(state, 0, "js_bach", "drama")
    men(state, 0, alchemy=1, drama=2)
    assert "transform alchemy drama" not in offered(state)


def test_maximilien_robespierre() -> None:
    state = begin()
    own = put(state, 0, "maximilien_robespierre")
    assert own.military_total == 3
    hold(state, 0, "monarchy", "patriotism_a")
    stock(state, 0, science=2)
    choose(state, "play patriotism_a", "revolution monarchy")
    assert (own.military_left, own.extra_military) == (0, 1)
    assert (own.military_total, own.civil_total) == (4, 5)
    assert own.civil_left == 3 + 1
    assert own.culture_points == 3


def test_maximilien_robespierre_with_breakthrough_spends_no_civil_action() -> None:
    state = begin()
    own = put(state, 0, "maximilien_robespierre")
    hold(state, 0, "monarchy", "breakthrough_i")
    stock(state, 0, science=2)
    own.civil_left = 0
    choose(state, "play breakthrough_i")
    assert own.government == card("monarchy")
    assert own.military_left == 0
    assert own.civil_left == 1
    assert own.science_points == 2


def test_napoleon_bonaparte() -> None:
    state = begin()
    own = put(state, 0, "napoleon_bonaparte")
    men(state, 0, knights=2, cannon=1)
    assert own.military_total == 4
    assert own.strength == 1 + 4 + 3 + 3 * 2


def test_william_shakespeare() -> None:
    state = begin()
    own = put(state, 0, "william_shakespeare")
    assert own.happiness == 1
    hold(state, 0, "journalism", "opera")
    stock(state, 0, resources=8, science=6)
    assert "develop opera" not in offered(state)
    men(state, 0, printing_press=2, drama=1)
    assert own.culture == 2 + 2 + 2
    choose(state, "develop journalism")
    assert own.science_points == 1
    own.unused = 2
    choose(state, "build drama")
    assert own.resources == 8 - 3
    assert own.culture == 2 + 4 + 4


def test_albert_einstein() -> None:
    state = begin()
    own = put(state, 0, "albert_einstein", "strategy")
    men(state, 0, multimedia=1)
    assert own.science == 1 + 3 + 3
    hold(state, 0, "warfare")
    stock(state, 0, science=5)
    choose(state, "develop warfare")
    assert own.culture_points == 3


def test_bill_gates() -> None:
    """Labs produce resources that are stored on them, and he scores them when he leaves."""
    state = begin(age=3)
    own = put(state, 0, "bill_gates")
    men(state, 0, bronze=0, philosophy=1, alchemy=1, computers=2)
    stock(state, 0)
    own.blue_bank = 16
    produce_resources(state, own)
    assert (own.blue[card("alchemy")], own.blue[card("computers")], own.blue[card("philosophy")]) == (1, 2, 0)
    assert own.resources == 7
    hold(state, 0, "sid_meier")
    choose(state, "leader sid_meier")
    assert own.culture_points == 7
    produce_resources(state, own)
    assert own.resources == 7
    own.civil_left = 4
    men(state, 0, warriors=1, bronze=1)
    own.unused = 2
    choose(state, "build bronze")
    assert own.resources == 5


def test_bill_gates_scores_at_the_end_of_the_game() -> None:
    state = begin(age=4)
    put(state, 0, "bill_gates")
    own = men(state, 0, computers=2)
    assert state.scores()[0]["leaders"] == 6
    final_scoring(state)
    assert own.culture_points == 6


def test_charlie_chaplin() -> None:
    state = begin()
    own = put(state, 0, "charlie_chaplin")
    men(state, 0, drama=1, movies=1)
    assert own.culture == 2 + 4 + 4
    assert own.happiness == 4


def test_mahatma_gandhi() -> None:
    state = begin()
    men(state, 0, warriors=4)
    own = put(state, 1, "mahatma_gandhi")
    assert own.culture == 2
    hold(state, 0, "spy", "plunder_i", "enslave")
    politics(state)
    assert [line for line in offered(state) if line.startswith("attack")] == ["attack plunder_i 2", "attack spy 2"]
    choose(state, "attack plunder_i 2")
    assert state.civilizations[0].military_left == 0
    state = begin()
    put(state, 0, "mahatma_gandhi")
    men(state, 0, warriors=4)
    hold(state, 0, "spy", "war_over_culture", "rats")
    politics(state)
    assert offered(state) == ["pass", "prepare rats"]


def test_sid_meier() -> None:
    state = begin()
    own = put(state, 0, "sid_meier")
    men(state, 0, philosophy=0, computers=2)
    assert (own.science, own.culture) == (8, 6)


def test_winston_churchill() -> None:
    state = begin(age=3)
    own = put(state, 0, "winston_churchill")
    choose(state, "inspire culture")
    assert own.culture_points == 3
    assert "inspire arms" not in offered(state)
    state = begin(age=3)
    own = put(state, 0, "winston_churchill")
    hold(state, 0, "swordsmen")
    stock(state, 0, science=1)
    choose(state, "inspire arms", "develop swordsmen", "build swordsmen")
    assert (own.science_points, own.unit_science, own.unit_resources) == (0, 0, 0)
    assert own.culture_points == 0


def test_winston_churchill_takes_culture_when_nothing_was_chosen() -> None:
    state = begin(age=3)
    own = put(state, 0, "winston_churchill")
    choose(state, "end")
    assert own.culture_points == 3


# Leaders in general


def test_replacing_a_leader_gives_an_action_back() -> None:
    state = begin()
    own = put(state, 0, "julius_caesar")
    hold(state, 0, "joan_of_arc")
    choose(state, "leader joan_of_arc")
    assert own.civil_left == 4
    assert own.military_total == 3


def test_a_leader_of_the_same_age_cannot_be_taken_even_after_the_first_has_left() -> None:
    state = begin()
    own = state.civilizations[0]
    state.row[0] = card("moses")
    state.row[1] = card("homer")
    own.leaders_taken = 0
    choose(state, "take 1")
    own.civil_hand.clear()
    assert "take 2" not in offered(state)


def test_homer_under_a_wonder_with_michelangelo_and_the_basilica() -> None:
    """Homer makes his wonder happier by one; the Basilica adds one to that wonder, not two; Michelangelo counts all."""
    state = begin()
    own = put(state, 0, "homer", "hanging_gardens", "st_peters_basilica")
    hold(state, 0, "michelangelo")
    choose(state, "leader michelangelo", "tuck hanging_gardens")
    # gardens 2 + Homer 1 + Basilica's 1; the Basilica itself 1
    assert own.happiness == 4 + 1
    assert own.culture == 1 + 2 + 5


def test_homer_stays_happy_in_a_ruin() -> None:
    state = begin()
    own = put(state, 0, "homer", "colossus")
    hold(state, 0, "moses")
    choose(state, "leader moses", "tuck colossus")
    ruin_wonder(state, own, card("colossus"))
    assert own.happiness == 1
    assert own.culture == 2


def test_gates_scores_when_iconoclasm_removes_him() -> None:
    state = begin(age=4)
    put(state, 0, "bill_gates")
    own = men(state, 0, computers=1)
    happen(state, "iconoclasm")
    assert own.leader == -1
    assert own.culture_points == 3


def test_scientific_cooperation_and_bach_together_never_pay_less_than_nothing() -> None:
    state = begin(3)
    put(state, 0, "js_bach")
    own = hold(state, 0, "drama")
    state.civilizations[1].science_points = 1
    pact(state, "scientific_cooperation", 0, 1)
    stock(state, 0)
    choose(state, "develop drama")
    assert own.science_points == 0
    assert state.civilizations[1].science_points == 0
