"""Every card: its figures as printed, and what it does once it is built in a city."""

from __future__ import annotations

from collections import Counter

import pytest

from ecumene.games.seven_wonders.components import CARDS as ENGINE_CARDS
from tests.games.seven_wonders import facts, referee
from tests.games.seven_wonders.facts import CARD, CARDS, GOODS, RAW, RESOURCES, START, Fact
from tests.games.seven_wonders.kit import (
    FILLER,
    City,
    can_build,
    city,
    coins,
    deal_hands,
    events,
    finish_age,
    look,
    payments,
    position,
    score,
    shields,
    turn,
)

every_card = pytest.mark.parametrize("fact", CARDS, ids=lambda fact: fact.id)

#: Cards of the city that make so many units of a resource.
MAKERS = {
    "wood": ("", "lumber_yard", "sawmill", "lumber_yard sawmill"),
    "stone": ("", "stone_pit", "quarry", "stone_pit quarry"),
    "clay": ("", "clay_pool", "brickyard", "clay_pool brickyard"),
    "ore": ("", "ore_vein", "foundry", "ore_vein foundry"),
    "glass": ("", "glassworks_i"),
    "cloth": ("", "loom_i"),
    "papyrus": ("", "press_i"),
}
#: A card that costs one unit of a resource and nothing else.
PROBES = {
    "wood": "stockade",
    "stone": "baths",
    "clay": "guard_tower",
    "ore": "barracks",
    "glass": "workshop",
    "cloth": "apothecary",
    "papyrus": "scriptorium",
}
#: Cards of each colour that make, sell and cost nothing that matters.
COLORED = {
    "brown": "tree_farm",
    "grey": "press_ii",
    "blue": "altar",
    "yellow": "tavern",
    "red": "circus",
    "green": "lodge",
    "purple": "spies_guild",
}


def exact_makers(cost: str, start: str) -> str:
    """Cards that make exactly what a cost needs beyond the board's own resource."""
    need = Counter(facts.units(cost))
    need.subtract([start] if need[start] else [])
    return " ".join(MAKERS[resource][n] for resource, n in need.items() if n)


def board_without(cost: str) -> str:
    """A board whose own resource does not help with a cost, if there is one."""
    needed = facts.resources(cost)
    return next((board for board in facts.BOARDS if START[board] not in needed), "giza A")


def poor_city(fact: Fact, makers: str | None = None, short: int = 0) -> City:
    """A city that can just pay for a card from its own production, or not quite."""
    board = board_without(fact.cost)
    cards = exact_makers(fact.cost, START[board]) if makers is None else makers
    return City(board, cards, coins=facts.coins(fact.cost) - short, hand=fact.id)


def rich_city(hand: str, cards: str = "") -> City:
    """A city that makes enough of everything but has no card of the age III colours."""
    makers = "lumber_yard sawmill stone_pit quarry clay_pool brickyard ore_vein foundry glassworks_i loom_i press_i"
    return City("ephesus A", f"{makers} {cards}", coins=10, hand=hand)


NEIGHBOURS = (City("rhodes B", coins=0), City("halicarnassus A", coins=0))


# As printed


def test_the_table_names_the_cards_of_the_box() -> None:
    assert len(CARDS) == len(CARD) == 78
    assert sum(len(fact.marks.split()) for fact in CARDS) + 10 == 148
    assert [card.id for card in ENGINE_CARDS] == [fact.id for fact in CARDS]


@every_card
def test_printed(fact: Fact) -> None:
    """Age, colour, players, cost and what it stands for."""
    card = next(card for card in ENGINE_CARDS if card.id == fact.id)
    assert (card.age, card.color) == (fact.age, fact.color)
    assert card.marks == tuple(int(mark) for mark in fact.marks.split())
    assert card.cost.coins == facts.coins(fact.cost)
    assert card.cost.resources() == facts.resources(fact.cost)
    assert card.stands_as() == fact.stands_as()
    assert set(card.chain) == set(fact.free_with.split())


@every_card
def test_chains_both_ways(fact: Fact) -> None:
    """What a card makes free names it as its origin, and the other way round."""
    for other in fact.allows.split():
        assert fact.stands_as() in CARD[other].free_with.split()
    for building in fact.free_with.split():
        assert fact.id in CARD[building].allows.split()
        assert CARD[building].age == fact.age - 1


# Cost in play


@every_card
def test_built_with_exactly_its_cost(fact: Fact) -> None:
    """Own production that just suffices pays for the card; coins go to the bank."""
    table = position(poor_city(fact), *NEIGHBOURS, age=fact.age)
    assert payments(table, 0, fact.id) == [(0, 0)]
    turn(table, f"build {fact.id}")
    assert fact.id in city(table, 0).cards
    assert events(table, "built")[0]["bank"] == facts.coins(fact.cost)


@every_card
def test_not_built_with_less(fact: Fact) -> None:
    """One unit or one coin short, and no coins to trade with: the card cannot be built."""
    board = board_without(fact.cost)
    for unit in set(facts.units(fact.cost)) - {START[board]}:
        less = dict(facts.resources(fact.cost))
        less[unit] -= 1
        short = exact_makers(", ".join(f"{n} {resource}" for resource, n in less.items() if n), START[board])
        assert not can_build(position(poor_city(fact, short), *NEIGHBOURS, age=fact.age), 0, fact.id), unit
    if facts.coins(fact.cost):
        assert not can_build(position(poor_city(fact, short=1), *NEIGHBOURS, age=fact.age), 0, fact.id)


@every_card
def test_bought_from_a_neighbour_unit_by_unit(fact: Fact) -> None:
    """Each unit the city does not make costs two coins at the neighbour who does."""
    board = board_without(fact.cost)
    units = [unit for unit in facts.units(fact.cost) if unit != START[board]]
    seller = City("babylon A", exact_makers(fact.cost, START["babylon A"]), coins=0)
    buyer = City(board, coins=20, hand=fact.id)
    table = position(buyer, seller, City(board.replace("A", "B"), coins=0), age=fact.age)
    assert payments(table, 0, fact.id) == [(2 * len(units), 0)]
    turn(table, f"build {fact.id} pay left:{2 * len(units)}" if units else f"build {fact.id}")
    assert events(table, "built")[0] == {
        "player": 0,
        "card": fact.id,
        "left": 2 * len(units),
        "right": 0,
        "bank": facts.coins(fact.cost),
    }


# Chains in play


@every_card
def test_free_with_any_of_its_origins(fact: Fact) -> None:
    """A building named on the card makes it free; paying is then not offered."""
    for building in fact.free_with.split():
        poor = City(board_without(fact.cost), building, coins=0, hand=fact.id)
        rich = City(board_without(fact.cost), f"{building} {exact_makers(fact.cost, '')}", coins=9, hand=fact.id)
        for builder in (poor, rich):
            table = position(builder, *NEIGHBOURS, age=fact.age)
            assert payments(table, 0, fact.id) == [(0, 0)]
            turn(table, f"build {fact.id}")
            assert fact.id in city(table, 0).cards
            assert events(table, "built-chain") == [{"player": 0, "card": fact.id, "by": building}]


@every_card
def test_not_free_with_all_other_buildings(fact: Fact) -> None:
    """No other building makes a card free."""
    others = [
        other.id
        for other in CARDS
        if not other.does.makes and other.id != fact.id and other.id not in fact.free_with.split()
    ]
    builder = City(board_without(fact.cost), " ".join(others), coins=0, hand=fact.id)
    table = position(builder, *NEIGHBOURS, age=fact.age)
    assert can_build(table, 0, fact.id) == (fact.cost == "")


@every_card
def test_never_twice_in_a_city(fact: Fact) -> None:
    """No second building of the same name, however it could be paid for."""
    standing = [other.id for other in CARDS if other.stands_as() == fact.stands_as()]
    for card in standing:
        makers = exact_makers(fact.cost, START[board_without(fact.cost)])
        builder = City(board_without(fact.cost), f"{makers} {card}", coins=20, hand=fact.id)
        if fact.marks:  # there is only one of each guild
            assert not can_build(position(builder, *NEIGHBOURS, age=fact.age), 0, fact.id)


# Effects in play


def cards_with(name: str) -> pytest.MarkDecorator:
    """A row for every card with a certain effect."""
    chosen = [fact for fact in CARDS if getattr(fact.does, name) != getattr(facts.Effect(), name)]
    return pytest.mark.parametrize("fact", chosen, ids=lambda fact: fact.id)


def build_alone(fact: Fact, *neighbours: City) -> tuple[int, dict[str, int]]:
    """Build the card in a rich city: what the coins and the score sheet change by, but for the coins' worth."""
    table = position(rich_city(fact.id), *(neighbours or NEIGHBOURS), age=fact.age)
    before, sheet = coins(table, 0), score(table, 0)
    turn(table, f"build {fact.id}")
    change = {category: points - sheet[category] for category, points in score(table, 0).items()}
    del change["treasury"]
    return coins(table, 0) - before + facts.coins(fact.cost), {what: n for what, n in change.items() if n}


def test_every_card_does_something_that_is_tested() -> None:
    assert all(fact.does != facts.Effect() for fact in CARDS)


@cards_with("points")
def test_points_of_civilian_buildings(fact: Fact) -> None:
    assert fact.color == "blue"
    assert build_alone(fact) == (0, {"civilian": fact.does.points})


@cards_with("shields")
def test_shields_of_military_buildings(fact: Fact) -> None:
    """They add up to what stands, and decide the conflicts of the age."""
    table = position(rich_city(fact.id), *NEIGHBOURS, age=fact.age)
    turn(table, f"build {fact.id}")
    assert shields(table, 0) == fact.does.shields
    finish_age(table)
    assert city(table, 0).victory_points == 2 * (1, 3, 5)[fact.age - 1]
    assert [city(table, i).defeats for i in range(3)] == [0, 1, 1]
    assert build_alone(fact) == (0, {})


@cards_with("symbol")
def test_symbols_of_scientific_buildings(fact: Fact) -> None:
    """A symbol of its own, and it completes a set with the other two."""
    assert build_alone(fact) == (0, {"science": 1})
    if fact.does.symbol == "any":
        return
    table = position(rich_city(fact.id), *NEIGHBOURS, age=fact.age)
    turn(table, f"build {fact.id}")
    assert city(table, 0).science == {fact.does.symbol: 1}
    others = {"compass": "apothecary", "gear": "workshop", "tablet": "scriptorium"}
    del others[fact.does.symbol]
    table = position(rich_city(fact.id, " ".join(others.values())), *NEIGHBOURS, age=fact.age)
    turn(table, f"build {fact.id}")
    assert score(table, 0)["science"] == 3 + 7


@cards_with("coins")
def test_coins_at_once(fact: Fact) -> None:
    assert build_alone(fact) == (fact.does.coins, {})


@cards_with("makes")
def test_production_is_used_from_the_next_turn(fact: Fact) -> None:
    """Its owner makes one of the choices (or both units), and nothing else."""
    units = [set(unit.split("/")) for unit in fact.does.makes.split()]
    board = next(board for board in facts.BOARDS if not units[0] & {START[board]} and board[0] not in "rh")
    builder = City(board, exact_makers(fact.cost, START[board]), coins=facts.coins(fact.cost), hand=fact.id)
    made_before = set(referee.producers(city(position(builder, *NEIGHBOURS), 0), sold=False))
    table = position(builder, *NEIGHBOURS, age=fact.age)
    turn(table, f"build {fact.id}")
    deal_hands(table, " ".join(PROBES.values()))
    for resource, probe in PROBES.items():
        expected = resource in units[0] or frozenset({resource}) in made_before
        assert can_build(table, 0, probe) == expected, resource
    made = city(table, 0).production
    if len(units[0]) > 1:
        assert [set(choice) for choice in made.choices] == units
    else:
        (resource,) = units[0]
        assert made.fixed[resource] == len(units) + (frozenset({resource}) in made_before)


@cards_with("makes")
def test_production_is_sold_from_the_next_turn(fact: Fact) -> None:
    """Both neighbours may buy what brown and grey cards make; yellow cards make for their owner alone."""
    units = [set(unit.split("/")) for unit in fact.does.makes.split()]
    cost = exact_makers(fact.cost, "")
    builder = City("ephesus A" if "papyrus" not in units[0] else "giza A", cost, 9, hand=fact.id)
    poor = City("olympia A" if "wood" not in units[0] else "babylon A", coins=2)
    other = City("alexandria A" if "glass" not in units[0] else "babylon B", coins=2)
    table = position(builder, poor, other, age=fact.age)
    turn(table, f"build {fact.id}", f"build {FILLER}", f"build {FILLER}")
    deal_hands(table, "", " ".join(PROBES.values()), " ".join(PROBES.values()))
    sold_before = {unit for maker in referee.producers(city(position(builder, poor, other), 0), sold=True) for unit in maker}
    for resource, probe in PROBES.items():
        sells = resource in sold_before or (fact.does.sold and resource in units[0])
        for seat, pair in ((1, (0, 2)), (2, (2, 0))):
            if START[referee.board(city(table, seat))] != resource:
                assert (pair in payments(table, seat, probe)) == sells, (resource, seat)


@cards_with("makes")
def test_two_units_or_one_of_a_choice(fact: Fact) -> None:
    """An age II quarry and its like make two units; a choice gives one unit in a turn, not both."""
    stage = {"wood": "rhodes A", "stone": "ephesus A", "clay": "halicarnassus A", "ore": "halicarnassus B"}
    units = fact.does.makes.split()
    for resource in set(units[0].split("/")) & set(stage):
        table = position(City(stage[resource], fact.id, coins=0), City("giza B", coins=0), City("giza A", coins=0))
        two = any(line.startswith("stage") for line in map(str, table.actions(0)))
        assert two == (len(units) == 2), resource


@cards_with("cheaper")
def test_discounts_from_the_next_turn(fact: Fact) -> None:
    """One coin instead of two for these resources at these neighbours, and two everywhere else, as before."""
    kind, *sides = fact.does.cheaper.split()
    everything = " ".join(MAKERS[resource][1] for resource in RESOURCES)
    probes = " ".join(PROBES.values())
    table = position(
        City("giza A", coins=9, hand=f"{fact.id} {probes.replace('baths', '')}"),
        City("babylon A", everything, coins=9),
        City("babylon B", everything, coins=9),
        age=fact.age,
    )
    probed = [resource for resource in RESOURCES if resource != "stone"]
    for resource in probed:
        assert payments(table, 0, PROBES[resource]) == [(0, 2), (2, 0)], resource
    turn(table, f"build {fact.id}")
    deal_hands(table, probes.replace("baths", ""))
    for resource in probed:
        cheap = resource in (RAW if kind == "raw" else GOODS)
        left = 1 if cheap and "left" in sides else 2
        right = 1 if cheap and "right" in sides else 2
        assert set(payments(table, 0, PROBES[resource])) == {(left, 0), (0, right)}, resource


def crowd(color: str, n: int) -> str:
    """So many cards of a colour, each with a name of its own."""
    return " ".join([fact.id for fact in CARDS if fact.color == color and fact.id not in COLORED.values()][:n])


@cards_with("coins_per")
def test_coins_for_what_stands_when_the_turn_is_over(fact: Fact) -> None:
    """Cards of the same turn count, in the neighbouring cities too where the card says so; boards do not."""
    n, what, scope = fact.does.coins_per
    color = what if what != "stage" else "blue"
    own = [card for card in crowd(color, 3).split() if card != fact.id][:2]
    makers = [maker for maker in exact_makers(fact.cost, "").split() if maker not in own]
    builder = City("rhodes A", " ".join(own + makers), 20, 2, hand=fact.id)
    left = City("giza A", crowd(color, 1), 20, 1, hand=COLORED[color])
    right = City("olympia A", crowd(color, 1), 20, 3, hand=COLORED[color])
    table = position(builder, left, right, age=fact.age)
    builds = f"build {COLORED[color]}"
    turn(table, f"build {fact.id}", builds, builds)
    assert all(COLORED[color] in city(table, i).cards for i in (1, 2))
    if what == "stage":
        expected = n * 2
    else:
        mine = sum(CARD[card].color == what for card in [*own, *makers, fact.id])
        expected = n * (mine + (2 + 2 if "left" in scope else 0))
    assert coins(table, 0) == 20 + expected
    assert events(table, "income") == [{"player": 0, "n": expected, "card": fact.id}]


@cards_with("points_per")
def test_points_for_what_stands_at_the_end(fact: Fact) -> None:
    """Counted in the cities the card names, and growing with every later card, stage or defeat there."""
    n, what, scope = fact.does.points_per
    category = "guilds" if fact.color == "purple" else "commercial"
    sets = [" ".join(crowd(color, k) for color in facts.COLORS[:-1]) for k in (1, 2, 1)]
    boards = (City("giza B", f"{sets[0]} {fact.id}", 3, 4), City("rhodes A", sets[1], 3, 2), City("ephesus B", sets[2], 3, 1))
    table = position(*boards, age=3, turn=6)
    for index, defeats in enumerate((6, 3, 2)):
        table.cities[index].defeats = defeats
    counts: dict[str, tuple[int, int, int]] = {
        "brown": (1, 2, 1),
        "grey": (1, 2, 1),
        "blue": (1, 2, 1),
        "yellow": (1, 2, 1),
        "red": (1, 2, 1),
        "green": (1, 2, 1),
        "stage": (4, 2, 1),
        "defeat": (6, 3, 2),
        "brown grey purple": (3, 4, 2),
    }
    whose = {"own": 0, "left": 1, "right": 2}
    own = int(fact.color == what or fact.id in crowd(fact.color, 1))
    found = [counts[what][whose[city_of]] + (own if city_of == "own" and what == fact.color else 0) for city_of in scope.split()]
    assert score(table, 0)[category] == n * sum(found)


def test_one_more_counts_one_more() -> None:
    """Points of the yellow cards of age III follow what is built after them."""
    table = position(City("giza A", "lighthouse", 20, hand="tavern"), *NEIGHBOURS, age=3)
    assert score(table, 0)["commercial"] == 1
    turn(table, "build tavern")
    assert score(table, 0)["commercial"] == 2


def test_hands_of_a_seat_are_what_it_sees() -> None:
    """The kit shows the true hand."""
    table = position(City(hand="baths altar"), *NEIGHBOURS, turn=5)
    assert sorted(look(table, 0).hand or []) == ["altar", "baths", FILLER]
