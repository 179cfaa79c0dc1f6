"""Every stage of all fourteen sides: what it costs, and what it does once it is built."""

from __future__ import annotations

import pytest

from ecumene.games.seven_wonders.rules import SevenWonders
from ecumene.games.seven_wonders.wonders import WONDERS
from tests.games.seven_wonders import facts
from tests.games.seven_wonders.facts import BOARDS, CARD, GOODS, RAW, STAGES, START, StageFact, stages_of
from tests.games.seven_wonders.kit import (
    FILLER,
    City,
    asked,
    can_build,
    city,
    coins,
    deal_hands,
    events,
    look,
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
    board_without,
    bystanders,
    makers,
)

BUILD_STAGE = f"stage with {FILLER}"
every_stage = pytest.mark.parametrize("fact", STAGES, ids=lambda fact: f"{fact.board} {fact.number}")


def stages_with(effect: str) -> pytest.MarkDecorator:
    """A row for every stage with a certain effect."""
    rows = [fact for fact in STAGES if getattr(fact.does, effect) != getattr(facts.Effect(), effect)]
    return pytest.mark.parametrize("fact", rows, ids=lambda fact: f"{fact.board} {fact.number}")


def before(fact: StageFact) -> City:
    """The city before a stage, making exactly what it costs."""
    return City(fact.board, makers(facts.units(fact.cost), fact.board), coins=0, stages=fact.number - 1)


def at_stage(fact: StageFact, *cities: City) -> SevenWonders:
    """A table where the first city comes to a stage, without what the stages before it would have given."""
    state = position(*cities, age=3)
    state.cities[0].stages = fact.number - 1
    return state


# As printed


def test_the_table_names_the_boards_of_the_box() -> None:
    assert [f"{wonder.id} {wonder.side}" for wonder in WONDERS] == list(BOARDS)
    assert len(BOARDS) == 14
    assert [len(stages_of(board)) for board in BOARDS] == [3, 4, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3]


@every_stage
def test_printed(fact: StageFact) -> None:
    wonder = next(wonder for wonder in WONDERS if f"{wonder.id} {wonder.side}" == fact.board)
    stage = wonder.stages[fact.number - 1]
    assert wonder.start == fact.start
    assert stage.cost.resources() == facts.resources(fact.cost)
    assert stage.cost.coins == 0


@pytest.mark.parametrize("board", BOARDS)
def test_start(board: str) -> None:
    """A city begins with three coins, no stage, and one resource, which its neighbours may buy."""
    state = position(City(board, hand=" ".join(PROBES.values())), City(), City())
    seen = city(state, 0)
    assert (seen.coins, seen.stages, seen.shields, seen.cards) == (3, 0, 0, [])
    assert seen.production.fixed == seen.sells.fixed == {START[board]: 1}
    for resource, probe in PROBES.items():
        assert ((0, 0) in payments(state, 0, probe)) == (resource == START[board])
    other = next(board for board in BOARDS if START[board] not in seen.sells.fixed)
    probe = PROBES[START[board]]
    state = position(City(other, hand=probe), City(board), City(board))
    assert payments(state, 0, probe) == [(0, 2), (2, 0)]


# Cost in play


@every_stage
def test_built_with_exactly_its_cost(fact: StageFact) -> None:
    """The stage's own cost counts and not that of the card, which goes face down under the board."""
    state = position(before(fact), *bystanders(fact.board), age=3)
    assert stage_payments(state, 0) == [(0, 0)]
    deal_hands(state, "palace")
    turn(state, "stage with palace")
    seen = city(state, 0)
    assert seen.stages == fact.number
    assert "palace" not in seen.cards
    assert seen.tucked is None
    assert (look(state, 0).cities[0].tucked or [])[-1] == "palace"


@every_stage
def test_not_built_with_less(fact: StageFact) -> None:
    """One unit short, and no coins to trade with: the stage cannot be built."""
    for unit in set(facts.units(fact.cost)):
        fewer = facts.units(fact.cost)
        fewer.remove(unit)
        if unit == fact.start and unit not in fewer:
            continue  # the board itself makes it
        poor = City(fact.board, makers(fewer, fact.board), coins=0)
        assert stage_payments(at_stage(fact, poor, *bystanders(fact.board)), 0) == [], unit


@every_stage
def test_bought_unit_by_unit(fact: StageFact) -> None:
    """Each unit the board does not make costs two coins at the neighbour who does."""
    units = facts.units(fact.cost)
    price = 2 * (len(units) - (fact.start in units))
    seller, other = City(fact.board, EVERYTHING), City(board_without(fact.cost))
    state = at_stage(fact, City(fact.board, coins=price), seller, other)
    assert stage_payments(state, 0) == [(price, 0)]
    turn(state, f"stage with {FILLER} pay left:{price}")
    assert city(state, 0).stages == fact.number
    assert coins(state, 0) == fact.does.coins


@every_stage
def test_left_to_right_and_each_once(fact: StageFact) -> None:
    """The next stage follows this one; after the last there is none, whatever the city makes."""
    last = fact.number == len(stages_of(fact.board))
    rich = City(fact.board, EVERYTHING, coins=20, stages=fact.number)
    state = position(rich, City(fact.board, EVERYTHING), City(fact.board), age=3)
    assert bool(stage_payments(state, 0)) != last
    if not last:
        turn(state, BUILD_STAGE if stage_payments(state, 0)[0] == (0, 0) else f"{BUILD_STAGE} pay right:2")
        assert city(state, 0).stages == fact.number + 1


# Effects in play


def built(fact: StageFact) -> tuple[int, int, dict[str, int]]:
    """Build the stage alone: what changes in coins, shields, and on the score sheet but for the treasury."""
    state = position(before(fact), *bystanders(fact.board), age=3)
    sheet, strength = score(state, 0), shields(state, 0)
    turn(state, BUILD_STAGE)
    change = {category: points - sheet[category] for category, points in score(state, 0).items()}
    del change["treasury"]
    return coins(state, 0), shields(state, 0) - strength, {what: n for what, n in change.items() if n}


@every_stage
def test_points_coins_shields_and_symbols(fact: StageFact) -> None:
    """What is printed and nothing else; coins come once, when the stage is built."""
    does = fact.does
    points = {"wonder": does.points} if does.points else {}
    symbol = {"science": 1} if does.symbol else {}
    assert built(fact) == (does.coins, does.shields, points | symbol)


@stages_with("coins")
def test_coins_once(fact: StageFact) -> None:
    state = position(before(fact), *bystanders(fact.board), age=3)
    turn(state, BUILD_STAGE)
    assert events(state, "income-stage") == [{"player": 0, "n": fact.does.coins, "stage": fact.number}]
    turn(state, f"build {FILLER}")
    assert coins(state, 0) == fact.does.coins


@stages_with("symbol")
def test_a_free_symbol_completes_a_set_or_enlarges_a_group(fact: StageFact) -> None:
    """The symbol is chosen when points are counted: whatever is best."""
    for cards, points in (("apothecary workshop", 10), ("apothecary scriptorium", 10), ("school library", 9)):
        state = position(City(fact.board, f"{EVERYTHING} {cards}", stages=fact.number - 1), City(), City(), age=3)
        turn(state, BUILD_STAGE)
        assert score(state, 0)["science"] == points
        assert city(state, 0).science["any"] == 1


@stages_with("makes")
def test_production_of_a_stage(fact: StageFact) -> None:
    """One of its resources each turn, for the owner alone."""
    made = set(fact.does.makes.split("/"))
    assert made in (set(RAW), set(GOODS))
    state = position(City(fact.board, "", 0, fact.number, " ".join(PROBES.values())), *bystanders(fact.board, 9))
    earlier = {unit for other in stages_of(fact.board)[: fact.number - 1] for unit in other.does.makes.split("/")}
    for resource, probe in PROBES.items():
        assert can_build(state, 0, probe) == (resource in made | earlier | {fact.start}), resource
    deal_hands(state, "", " ".join(PROBES.values()), " ".join(PROBES.values()))
    for seat in (1, 2):
        for resource, probe in PROBES.items():
            assert can_build(state, seat, probe) == (resource == fact.start), resource


@stages_with("makes")
def test_production_of_a_stage_from_the_next_turn(fact: StageFact) -> None:
    """Nothing before the stage stands, one resource in the turn after."""
    wanted = PROBES["clay" if "clay" in fact.does.makes else "cloth"]
    board = fact.board
    start = City(board, makers(facts.units(fact.cost), board), coins=0, stages=fact.number - 1, hand=wanted)
    state = position(start, *bystanders(board))
    had = "clay" in fact.cost and wanted == "guard_tower"
    assert can_build(state, 0, wanted) == had
    turn(state, BUILD_STAGE)
    deal_hands(state, wanted)
    assert can_build(state, 0, wanted)


def test_a_stage_and_a_card_of_the_same_choice_give_two_resources() -> None:
    """Alexandria's stage and the Caravansery may make two different raw materials, or two equal ones."""
    both = City("alexandria A", "caravansery", coins=0, stages=2, hand="gardens")
    assert not can_build(position(both, City("giza A"), City("giza A"), age=3), 0, "gardens")  # wood and 2 clay
    both = City("alexandria A", "caravansery clay_pool", coins=0, stages=2, hand="gardens forum")
    state = position(both, City("giza A"), City("giza A"), age=3)
    assert can_build(state, 0, "gardens")
    both = City("alexandria A", "caravansery", coins=0, stages=2, hand="forum")
    assert can_build(position(both, City("giza A"), City("giza A"), age=2), 0, "forum")


@stages_with("cheaper")
def test_discounts_of_a_stage_from_the_next_turn(fact: StageFact) -> None:
    """Olympia B's first stage: raw materials for one coin at both neighbours, from the next turn on."""
    assert fact.board == "olympia B"
    hand = "barracks guard_tower baths workshop"
    sellers = City("babylon A", ONE_OF_EVERYTHING), City("babylon B", ONE_OF_EVERYTHING)
    state = position(City(fact.board, "lumber_yard", 5, hand=hand), *sellers)
    for card in hand.split():
        assert payments(state, 0, card) == [(0, 2), (2, 0)]
    turn(state, BUILD_STAGE)
    deal_hands(state, hand)
    for card in hand.split():
        cheap = 2 if "glass" in CARD[card].cost else 1
        assert payments(state, 0, card) == [(0, cheap), (cheap, 0)]


@stages_with("power")
def test_powers_are_the_known_ones(fact: StageFact) -> None:
    """The four powers, each tested in ``test_powers.py``."""
    powers = {
        "babylon B 2": "play_last_card",
        "olympia A 2": "free_building_per_age",
        "olympia B 3": "copy_guild",
        "halicarnassus A 2": "build_from_discard",
        "halicarnassus B 1": "build_from_discard",
        "halicarnassus B 2": "build_from_discard",
        "halicarnassus B 3": "build_from_discard",
    }
    assert powers[f"{fact.board} {fact.number}"] == fact.does.power
    state = position(before(fact), *bystanders(fact.board), age=3, discard="altar")
    turn(state, BUILD_STAGE)
    seen = city(state, 0)
    assert seen.last_card == (fact.does.power == "play_last_card")
    assert seen.free_building == (fact.does.power == "free_building_per_age")
    assert (asked(state, 0) == "dig") == (fact.does.power == "build_from_discard")
    assert state.cities[0].copies_guild == (fact.does.power == "copy_guild")
