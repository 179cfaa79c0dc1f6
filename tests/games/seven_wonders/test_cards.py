"""Every card: its figures as printed, and what it does once it is built in a city."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecumene.games.seven_wonders.cards import CARDS as ENGINE_CARDS
from tests.games.seven_wonders import facts
from tests.games.seven_wonders.facts import CARD, CARDS, GOODS, RAW, RESOURCES, START, Fact
from tests.games.seven_wonders.kit import (
    City,
    can_build,
    city,
    coins,
    deal_hands,
    events,
    finish_age,
    payments,
    position,
    score,
    shields,
    stage_payments,
    turn,
)
from tests.games.seven_wonders.probes import (
    EVERYTHING,
    ONE_OF_EVERYTHING,
    PROBES,
    board_selling_none_of,
    board_without,
    bystanders,
    makers,
)

every_card = pytest.mark.parametrize("fact", CARDS, ids=lambda fact: fact.id)
NONE = facts.Effect()


def cards_where(condition: Callable[[Fact], object]) -> pytest.MarkDecorator:
    """A row for every card of a certain kind."""
    return pytest.mark.parametrize("fact", [fact for fact in CARDS if condition(fact)], ids=lambda fact: fact.id)


def cards_with(effect: str) -> pytest.MarkDecorator:
    """A row for every card with a certain effect."""
    return cards_where(lambda fact: getattr(fact.does, effect) != getattr(NONE, effect))


def copies(building: str) -> int:
    return sum(len(fact.marks.split()) for fact in CARDS if fact.stands_as() == building)


# As printed


def test_the_table_names_the_cards_of_the_box() -> None:
    assert [card.id for card in ENGINE_CARDS] == [fact.id for fact in CARDS]
    assert len(CARD) == 78
    assert [sum(len(fact.marks.split()) for fact in CARDS if fact.age == age) for age in (1, 2, 3)] == [49, 49, 40]
    assert sum(fact.color == "purple" for fact in CARDS) == 10
    assert all(fact.does != NONE for fact in CARDS)


@every_card
def test_printed(fact: Fact) -> None:
    """Age, colour, players, cost, chain and the name it stands under."""
    card = next(card for card in ENGINE_CARDS if card.id == fact.id)
    assert (card.age, card.color) == (fact.age, fact.color)
    assert card.marks == tuple(int(mark) for mark in fact.marks.split())
    assert card.cost.coins == facts.coins(fact.cost)
    assert card.cost.resources() == facts.resources(fact.cost)
    assert set(card.chain) == set(fact.free_with.split())
    assert card.stands_as() == fact.stands_as()


@cards_where(lambda fact: fact.allows or fact.free_with)
def test_chains_both_ways(fact: Fact) -> None:
    """A card names what it makes free, and that card names it; always from one age to the next."""
    for other in fact.allows.split():
        assert fact.id in CARD[other].free_with.split()
    for building in fact.free_with.split():
        assert fact.id in CARD[building].allows.split()
        assert CARD[building].age == fact.age - 1


# Cost in play


@every_card
def test_built_with_exactly_its_cost(fact: Fact) -> None:
    """Own production that just suffices pays for the card; coins go to the bank."""
    board = board_without(fact.cost)
    builder = City(board, makers(facts.units(fact.cost), board), coins=facts.coins(fact.cost), hand=fact.id)
    state = position(builder, *bystanders(board), age=fact.age)
    assert payments(state, 0, fact.id) == [(0, 0)]
    turn(state, f"build {fact.id}")
    assert fact.id in city(state, 0).cards
    assert events(state, "built")[0]["bank"] == facts.coins(fact.cost)


@cards_where(lambda fact: fact.cost)
def test_not_built_with_less(fact: Fact) -> None:
    """One unit or one coin short, and no coins to trade with: the card cannot be built."""
    board = board_without(fact.cost)
    units = facts.units(fact.cost)
    for unit in set(units) - {START[board]}:
        fewer = list(units)
        fewer.remove(unit)
        builder = City(board, makers(fewer, board), coins=0, hand=fact.id)
        assert not can_build(position(builder, *bystanders(board), age=fact.age), 0, fact.id), unit
    if facts.coins(fact.cost):
        builder = City(board, coins=facts.coins(fact.cost) - 1, hand=fact.id)
        assert not can_build(position(builder, *bystanders(board), age=fact.age), 0, fact.id)


@every_card
@pytest.mark.parametrize("side", ["left", "right"])
def test_bought_unit_by_unit(fact: Fact, side: str) -> None:
    """Each unit the city does not make costs two coins at the neighbour who does; the seller gets them."""
    board = board_without(fact.cost)
    price = 2 * sum(unit != START[board] for unit in facts.units(fact.cost))
    seller = City(board, EVERYTHING, coins=0)
    other = City(board, coins=0)
    buyer = City(board, coins=price + facts.coins(fact.cost), hand=fact.id)
    neighbours = (seller, other) if side == "left" else (other, seller)
    state = position(buyer, *neighbours, age=fact.age)
    assert payments(state, 0, fact.id) == [(price, 0) if side == "left" else (0, price)]
    turn(state, f"build {fact.id} pay {side}:{price}" if price else f"build {fact.id}")
    assert coins(state, 1 if side == "left" else 2) == price + 3  # and it sold a card
    income = {"tavern": 5, "lighthouse": 1}.get(fact.id, 0)
    if fact.does.coins_per == NONE.coins_per or income:
        assert coins(state, 0) == income


# Chains in play


@cards_where(lambda fact: fact.free_with)
def test_free_with_any_of_its_origins(fact: Fact) -> None:
    """A building named on the card makes it free; paying is then not offered."""
    board = board_without(fact.cost)
    for building in fact.free_with.split():
        for cards in (building, f"{building} {makers(facts.units(fact.cost), board)}"):
            builder = City(board, cards, coins=0, hand=fact.id)
            state = position(builder, City(board, EVERYTHING), City(board), age=fact.age)
            assert payments(state, 0, fact.id) == [(0, 0)]
            turn(state, f"build {fact.id}")
            assert fact.id in city(state, 0).cards
            assert events(state, "built-chain") == [{"player": 0, "card": fact.id, "by": building}]


@every_card
def test_not_free_with_all_other_buildings(fact: Fact) -> None:
    """No other building makes a card free, and no other building of that city forbids it."""
    other = [card for card in CARDS if not card.does.makes and card.id != fact.id]
    standing = " ".join(card.id for card in other if card.id not in fact.free_with.split())
    board = board_without(fact.cost)
    state = position(City(board, standing, coins=0, hand=fact.id), *bystanders(board), age=fact.age)
    assert can_build(state, 0, fact.id) == (fact.cost == "")


@cards_where(lambda fact: copies(fact.stands_as()) > 1)
def test_never_twice_in_a_city(fact: Fact) -> None:
    """No second building of the same name, not even free of charge."""
    board = board_without(fact.cost)
    cards = " ".join([*makers(facts.units(fact.cost), board).split(), *fact.free_with.split()[:1]])
    for twin in [card for card in CARDS if card.stands_as() == fact.stands_as()]:
        once = position(City(board, cards, coins=9, hand=fact.id), *bystanders(board), age=fact.age)
        twice = position(City(board, f"{cards} {twin.id}", 9, hand=fact.id), *bystanders(board), age=fact.age)
        assert (can_build(once, 0, fact.id), can_build(twice, 0, fact.id)) == (True, False)


# Effects in play


def build_alone(fact: Fact) -> tuple[int, dict[str, int]]:
    """Build the card for nothing: what changes in coins, and on the score sheet but for the treasury."""
    board = board_without(fact.cost)
    builder = City(board, makers(facts.units(fact.cost), board), coins=facts.coins(fact.cost), hand=fact.id)
    state = position(builder, *bystanders(board), age=fact.age)
    before = score(state, 0)
    turn(state, f"build {fact.id}")
    change = {category: points - before[category] for category, points in score(state, 0).items()}
    del change["treasury"]
    return coins(state, 0), {category: points for category, points in change.items() if points}


@cards_with("points")
def test_points_of_civilian_buildings(fact: Fact) -> None:
    assert fact.color == "blue"
    assert build_alone(fact) == (0, {"civilian": fact.does.points})


@cards_with("shields")
def test_shields_of_military_buildings(fact: Fact) -> None:
    """They add to those that stand, and decide the conflicts of the age."""
    assert fact.color == "red"
    assert build_alone(fact) == (0, {})
    state = position(City("giza A", EVERYTHING, hand=fact.id), City("rhodes A"), City("rhodes B"), age=fact.age)
    turn(state, f"build {fact.id}")
    assert shields(state, 0) == fact.does.shields
    finish_age(state)
    assert city(state, 0).victory_points == 2 * {1: 1, 2: 3, 3: 5}[fact.age]
    assert [city(state, i).defeats for i in range(3)] == [0, 1, 1]


@cards_with("symbol")
def test_symbols_of_scientific_buildings(fact: Fact) -> None:
    """A point alone; a second of its kind makes four; with the other two symbols it makes a set."""
    assert fact.color == "green" or fact.id == "scientists_guild"
    assert build_alone(fact) == (0, {"science": 1})
    same = {"compass": "academy apothecary", "gear": "study workshop", "tablet": "school scriptorium"}
    for symbol, pair in same.items():
        twin = next(card for card in pair.split() if card != fact.id)
        others = " ".join(cards.split()[1] for other, cards in same.items() if other != symbol)
        fits = fact.does.symbol in (symbol, "any")
        state = position(City("giza A", f"{EVERYTHING} {twin}", hand=fact.id), City(), City(), age=fact.age)
        assert score(turn(state, f"build {fact.id}"), 0)["science"] == (4 if fits else 2)
        if fact.id not in others.split():
            state = position(City("giza A", f"{EVERYTHING} {others}", hand=fact.id), City(), City(), age=fact.age)
            assert score(turn(state, f"build {fact.id}"), 0)["science"] == (10 if fits else 5)


@cards_with("coins")
def test_coins_at_once(fact: Fact) -> None:
    assert build_alone(fact) == (fact.does.coins, {})


def made_by(fact: Fact) -> set[str]:
    return set(fact.does.makes.replace("/", " ").split())


@cards_with("makes")
def test_production_is_used_from_the_next_turn(fact: Fact) -> None:
    """The city can now pay with one of these resources, and with no other."""
    board = board_selling_none_of(made_by(fact) | set(facts.units(fact.cost)))
    chain = " ".join(fact.free_with.split()[:1])
    builder = City(board, chain, coins=facts.coins(fact.cost), hand=f"{fact.id} {' '.join(PROBES.values())}")
    state = position(builder, *bystanders(board), age=fact.age)
    for resource, probe in PROBES.items():
        assert can_build(state, 0, probe) == (resource == START[board])
    turn(state, f"build {fact.id}")
    deal_hands(state, " ".join(PROBES.values()))
    for resource, probe in PROBES.items():
        assert can_build(state, 0, probe) == (resource == START[board] or resource in made_by(fact)), resource


@cards_with("makes")
def test_production_is_sold_from_the_next_turn(fact: Fact) -> None:
    """Both neighbours may buy what brown and grey cards make; yellow cards make for their owner alone."""
    board = board_selling_none_of(made_by(fact) | set(facts.units(fact.cost)))
    chain = " ".join(fact.free_with.split()[:1])
    builder = City(board, chain, coins=facts.coins(fact.cost), hand=fact.id)
    state = position(builder, *bystanders(board, coins=2), age=fact.age)
    turn(state, f"build {fact.id}")
    deal_hands(state, "", " ".join(PROBES.values()), " ".join(PROBES.values()))
    for resource, probe in PROBES.items():
        sold = fact.color in ("brown", "grey") and resource in made_by(fact)
        nothing = [(0, 0)] if resource == START[board] else []
        assert payments(state, 1, probe) == nothing + [(0, 2)] * sold
        assert payments(state, 2, probe) == nothing + [(2, 0)] * sold


#: A board whose next stage, after so many, costs two units of a resource that its board does not make.
TWO_UNITS = {
    "wood": ("rhodes A", 0),
    "stone": ("ephesus A", 0),
    "clay": ("halicarnassus A", 0),
    "ore": ("olympia A", 2),
}


@cards_where(lambda fact: set(RAW) & made_by(fact))
def test_one_unit_or_two(fact: Fact) -> None:
    """The brown cards of age II make two units at once, also for a neighbour; all other cards make one."""
    for resource in made_by(fact) & TWO_UNITS.keys():
        board, stages = TWO_UNITS[resource]
        two = fact.does.makes.count(resource) == 2
        own = position(City(board, fact.id, 0, stages), *bystanders(board))
        assert stage_payments(own, 0) == ([(0, 0)] if two else [])
        bought = position(City(board, "", 4, stages), City(board, fact.id), City(board))
        assert stage_payments(bought, 0) == ([(4, 0)] if two else [])


#: A cost with two resources of a choice, and cards that make the rest of it.
TWO_OF_A_CHOICE = {
    "tree_farm": ("stables", "ore_vein"),
    "excavation": ("builders_guild", "stone_pit clay_pool glassworks_i"),
    "clay_pit": ("stables", "lumber_yard"),
    "timber_yard": ("senate", "lumber_yard ore_vein"),
    "forest_cave": ("stables", "clay_pool"),
    "mine": ("arena", "stone_pit"),
    "caravansery": ("stables", "clay_pool"),
    "forum": ("traders_guild", "press_i"),
}


@pytest.mark.parametrize("card", TWO_OF_A_CHOICE)
def test_a_choice_gives_one_resource_in_a_turn(card: str) -> None:
    """Of a cost that needs two of its resources, an either-or card pays only one, for its owner and for a buyer."""
    wanted, others = TWO_OF_A_CHOICE[card]
    board = board_without(CARD[wanted].cost)
    builder = City(board, f"{others} {card}", coins=0, hand=wanted)
    assert not can_build(position(builder, *bystanders(board), age=3), 0, wanted)
    builder = City(board, f"{others} {card}", coins=9, hand=wanted)
    assert payments(position(builder, City(board, ONE_OF_EVERYTHING), City(board), age=3), 0, wanted) == [(2, 0)]
    if CARD[card].color == "brown":
        buyer = City(board, others, coins=9, hand=wanted)
        assert not can_build(position(buyer, City(board, card), City(board), age=3), 0, wanted)


def test_every_choice_is_tried() -> None:
    assert set(TWO_OF_A_CHOICE) == {fact.id for fact in CARDS if "/" in fact.does.makes}


@cards_with("cheaper")
def test_discounts_from_the_next_turn(fact: Fact) -> None:
    """One coin instead of two for these resources at these neighbours from the next turn, two for all others."""
    kind, *sides = fact.does.cheaper.split()
    state = position(
        City("giza A", coins=9, hand=" ".join([fact.id, *PROBES.values()][:7])),
        City("giza A", ONE_OF_EVERYTHING),
        City("giza A", ONE_OF_EVERYTHING),
    )
    others = [resource for resource in RESOURCES if resource != "stone"]
    for resource in others[:-1]:  # the last one is not in the hand of seven
        assert payments(state, 0, PROBES[resource]) == [(0, 2), (2, 0)]
    turn(state, f"build {fact.id}")
    deal_hands(state, " ".join(PROBES[resource] for resource in others))
    for resource in others:
        cheap = resource in (RAW if kind == "raw" else GOODS)
        left, right = (1 if cheap and side in sides else 2 for side in ("left", "right"))
        assert set(payments(state, 0, PROBES[resource])) == {(left, 0), (0, right)}, resource


#: The city has 2 brown, 2 grey and 2 yellow cards and 2 stages; in the same turn its neighbours build a brown and a
#: grey card beside 1 brown (left) and 1 brown, 1 grey (right).
INCOME = {"vineyard": 5, "bazar": 8, "haven": 2, "lighthouse": 3, "chamber_of_commerce": 4, "arena": 6}


@cards_with("coins_per")
def test_coins_for_what_stands_when_the_turn_is_over(fact: Fact) -> None:
    """Cards of the same turn count, the card itself too; boards and cards under the wonder do not."""
    own = City("ephesus A", "brickyard lumber_yard glassworks_i loom_i forum caravansery dispensary", 1, 2, fact.id)
    left = City("rhodes A", "stone_pit", hand="clay_pool", stages=1)
    right = City("giza A", "ore_vein press_i", hand="loom_i", stages=3)
    state = position(own, left, right, age=fact.age)
    turn(state, f"build {fact.id}", "build clay_pool", "build loom_i")
    assert coins(state, 0) == 1 + INCOME[fact.id]
    assert events(state, "income") == [{"player": 0, "n": INCOME[fact.id], "card": fact.id}]


#: In the position below.
POINTS = {
    "haven": 2,
    "lighthouse": 2,
    "chamber_of_commerce": 2,
    "arena": 4,
    "workers_guild": 3 + 1,
    "craftsmens_guild": 2 * (2 + 1),
    "traders_guild": 2 + 1,
    "philosophers_guild": 3 + 5,
    "spies_guild": 4 + 2,
    "strategists_guild": 3 + 2,
    "shipowners_guild": 2 + 1 + 1,
    "magistrates_guild": 1 + 4,
    "builders_guild": 4 + 2 + 1,
}


@cards_with("points_per")
def test_points_for_what_stands_at_the_end(fact: Fact) -> None:
    """Counted in the cities the card names and nowhere else."""
    own = "lumber_yard quarry press_i altar tavern walls school"
    left = "clay_pool ore_vein sawmill loom_i press_ii baths bazar vineyard walls barracks stables circus"
    left += " study academy school spies_guild"
    right = "mine glassworks_i altar theater baths palace forum walls stockade lodge school study library workshop"
    state = position(
        City("giza B", f"{own} {fact.id}", stages=4, defeats=6),
        City("rhodes A", left, stages=2, defeats=3),
        City("ephesus B", right, stages=1, defeats=2),
        age=3,
    )
    category = "guilds" if fact.color == "purple" else "commercial"
    assert score(state, 0)[category] == POINTS[fact.id]


def test_points_follow_what_is_built_later() -> None:
    """A Lighthouse counts the yellow cards that come after it too."""
    state = position(City("giza A", "lighthouse", hand="tavern"), City("giza A"), City("giza A"), age=3)
    assert score(state, 0)["commercial"] == 1
    assert score(turn(state, "build tavern"), 0)["commercial"] == 2
