"""The examples of the rulebook, in its order. Each test names the section and the id in our collection of facts."""

from __future__ import annotations

from collections import Counter

import pytest

from ecumene.games.seven_wonders.cards import CARDS
from ecumene.games.seven_wonders.scoring import science_points
from ecumene.kernel import Illegal
from tests.games.seven_wonders import facts
from tests.games.seven_wonders.kit import (
    City,
    anything,
    can_build,
    city,
    coins,
    deal_hands,
    deck,
    finish_age,
    look,
    names,
    new_state,
    payments,
    position,
    score,
    turn,
)

SIDES_A = [board for board in facts.BOARDS if board.endswith("A")]
ACTS = {"built", "built-chain", "stage", "discarded"}
#: Neighbours with nothing that anybody here needs to buy, and no coins.
PLAIN = (City("ephesus A", coins=0), City("ephesus B", coins=0))


def cost(card: str) -> tuple[int, dict[str, int]]:
    printed = next(kind for kind in CARDS if kind.id == card).cost
    return printed.coins, printed.resources()


# Cost of cards


def test_ex01_card_costs() -> None:
    """Cost of cards (ex01): nothing, a coin, a stone, or two stones and an ore."""
    assert cost("marketplace") == (0, {})
    assert cost("mine") == (1, {})
    assert cost("baths") == (0, {"stone": 1})
    assert cost("arena") == (0, {"stone": 2, "ore": 1})


def test_ex02_stables_cost_or_chain() -> None:
    """Cost of cards (ex02): the Stables cost clay, wood and ore, or nothing after an Apothecary."""
    assert cost("stables") == (0, {"wood": 1, "clay": 1, "ore": 1})
    paying = City("giza A", "clay_pool lumber_yard ore_vein", coins=0, hand="stables")
    assert can_build(position(paying, *PLAIN, age=2), 0, "stables")
    assert can_build(position(City("giza A", "apothecary", 0, hand="stables"), *PLAIN, age=2), 0, "stables")
    assert not can_build(position(City("giza A", "", 0, hand="stables"), *PLAIN, age=2), 0, "stables")


def test_ex03_scriptorium_allows() -> None:
    """Cost of cards (ex03): a Scriptorium makes Library and Courthouse free."""
    state = position(City("giza A", "scriptorium", 0, hand="library courthouse"), *PLAIN, age=2)
    assert payments(state, 0, "library") == payments(state, 0, "courthouse") == [(0, 0)]


def test_ex04_marks_four_players() -> None:
    """Cost of cards (ex04): four players use the cards marked 3+ and 4+."""
    expected = Counter(f.id for f in facts.CARDS if f.age == 1 for mark in f.marks.split() if mark in "34")
    assert deck(4, 1) == expected


# Setting up


def test_ex05_marks_six_players() -> None:
    """Setting up (ex05): six players use 3+, 4+, 5+ and 6+; the cards marked 7+ stay in the box."""
    for age in (1, 2):
        expected = Counter(f.id for f in facts.CARDS if f.age == age for mark in f.marks.split() if mark in "3456")
        assert deck(6, age) == expected


@pytest.mark.parametrize(("players", "guilds"), [(3, 5), (4, 6), (5, 7), (6, 8), (7, 9)])
def test_ex06_guild_count_table(players: int, guilds: int) -> None:
    """Setting up (ex06): players and two more guilds come into age III, so that everybody has seven cards."""
    state = new_state(players, SIDES_A[:players])
    for age in (1, 2, 3):
        assert (state.age, [len(hand) for hand in state.hands]) == (age, [7] * players)
        dealt = [card for hand in state.hands for card in names(hand)]
        assert sum(facts.CARD[card].color == "purple" for card in dealt) == (guilds if age == 3 else 0)
        finish_age(state)
    assert state.over


# Construction


def test_ex07_coin_cost() -> None:
    """Cost in coins (ex07): the Timber Yard costs one coin, to the bank, in the turn it is built."""
    state = position(City("giza A", coins=3, hand="timber_yard"), *PLAIN)
    turn(state, "build timber_yard")
    assert [coins(state, i) for i in range(3)] == [2, 3, 3]  # the others sold a card


def test_ex08_free_card() -> None:
    """Free construction (ex08): the East Trading Post costs nothing."""
    state = position(City("giza A", coins=3, hand="east_trading_post"), *PLAIN)
    turn(state, "build east_trading_post")
    assert coins(state, 0) == 3


def test_ex09_giza_production() -> None:
    """Production (ex09): two stones, clay, ore, papyrus and cloth build Barracks or Scriptorium, no Aqueduct."""
    own = "stone_pit clay_pool ore_vein press_i loom_i"
    state = position(City("giza A", own, 0, hand="barracks scriptorium aqueduct"), *PLAIN)
    assert city(state, 0).production.fixed == {"stone": 2, "clay": 1, "ore": 1, "papyrus": 1, "cloth": 1}
    assert can_build(state, 0, "barracks")
    assert can_build(state, 0, "scriptorium")
    assert not can_build(state, 0, "aqueduct")


# Trade


def test_ex10_trade_a_two_sellers() -> None:
    """Trade, example A (ex10): wood from one neighbour and papyrus from the other make a University."""
    builder = City("alexandria A", "lumber_yard", coins=4, hand="university")
    state = position(builder, City("olympia A", coins=0), City("ephesus A", coins=0), age=3)
    assert payments(state, 0, "university") == [(2, 2)]
    turn(state, "build university pay left:2 right:2", "build pawnshop", "build pawnshop")
    assert "university" in city(state, 0).cards
    assert [coins(state, i) for i in range(3)] == [0, 2, 2]


def test_ex11_trade_b_sell_and_use() -> None:
    """Trade, example B (ex11): the same two stones go to both neighbours and into the own Library."""
    seller = City("giza A", "stone_pit loom_i", coins=0, hand="library")
    buyers = City("ephesus A", coins=4), City("ephesus B", coins=4)
    state = position(seller, *buyers, age=2)
    turn(state, "build library", "stage with pawnshop pay right:4", "stage with pawnshop pay left:4")
    assert coins(state, 0) == 8
    assert "library" in city(state, 0).cards
    assert [city(state, i).stages for i in (1, 2)] == [1, 1]


def test_ex12_trade_c_income_too_late() -> None:
    """Trade, example C (ex12): coins earned this turn do not pay for the Forum before the next one."""
    builder = City("giza A", "clay_pool", coins=1, hand="forum")
    neighbour = City("babylon A", coins=2, hand="baths")
    state = position(builder, neighbour, City("ephesus A", coins=0), age=2)
    assert not can_build(state, 0, "forum")
    state.play(1, "build baths pay right:2")  # pays the builder, but nobody has seen it yet
    assert not can_build(state, 0, "forum")
    with pytest.raises(Illegal):
        state.play(0, "build forum pay left:2")
    state.play(0, "build pawnshop")
    state.play(2, "discard pawnshop")
    assert coins(state, 0) == 3
    deal_hands(state, "forum")
    assert payments(state, 0, "forum") == [(2, 0)]


# Chains


def test_ex13_chain_library() -> None:
    """Free buildings (ex13): with a Scriptorium the Library costs nothing."""
    state = position(City("giza A", "scriptorium", 0, hand="library"), *PLAIN, age=2)
    turn(state, "build library")
    assert "library" in city(state, 0).cards
    assert coins(state, 0) == 0


def test_ex14_chain_theater_statue_gardens() -> None:
    """Free buildings (ex14): Theater, then Statue, then Gardens."""
    state = position(City("giza A", "", 0, hand="theater"), *PLAIN)
    turn(state, "build theater")
    for card in ("statue", "gardens"):
        finish_age(state)
        state.cities[0].coins = 0
        deal_hands(state, "statue gardens")
        assert can_build(state, 0, card)
        assert can_build(state, 0, "gardens") == (card == "gardens")
        turn(state, f"build {card}")
    assert {"theater", "statue", "gardens"} <= set(city(state, 0).cards)


# Stages and hands


def test_ex15_wonder_stage_alexandria() -> None:
    """Stages (ex15): two ores build the second stage of Alexandria with any card."""
    state = position(City("alexandria A", "foundry", 0, 1, hand="palace"), *PLAIN, age=3)
    turn(state, "stage with palace")
    assert city(state, 0).stages == 2
    assert coins(state, 0) == 0
    assert "palace" not in city(state, 0).cards
    assert look(state, 0).cities[0].tucked == ["pawnshop", "palace"]
    assert look(state, 1).cities[0].tucked is None


def test_ex16_sofia_hands() -> None:
    """Sixth turn (ex16): seven cards, six to the left and six from the right; of the last two one is thrown away."""
    state = new_state(3, ["giza A", "rhodes A", "ephesus A"])
    from_right = names(state.hands[2])
    to_left = names(state.hands[0])
    assert len(to_left) == 7
    to_left.remove(to_left[0])
    from_right.remove(from_right[0])
    turn(state, f"discard {names(state.hands[0])[0]}", "", f"discard {names(state.hands[2])[0]}")
    assert names(state.hands[1]) == to_left
    assert names(state.hands[0]) == from_right
    while state.turn < 6:
        turn(state)
    assert len(state.hands[0]) == 2
    before, pile = coins(state, 0), len(state.discard)
    turn(state)
    assert state.age == 2
    assert coins(state, 0) == before + 3  # for the card sold, nothing for the one left over
    assert len(state.discard) == pile + 6


# Conflicts


def test_ex17_conflict_age_2() -> None:
    """End of an age (ex17): three shields against five on the left and two on the right: -1 and +3."""
    state = position(
        City("alexandria A", "walls barracks"),
        City("rhodes A", "archery_range stables guard_tower"),
        City("ephesus A", "training_ground"),
        City("giza A"),
        age=2,
        turn=6,
    )
    assert [city(state, i).shields for i in range(3)] == [3, 5, 2]
    turn(state)
    assert (city(state, 0).victory_points, city(state, 0).defeats) == (3, 1)
    assert score(state, 0)["military"] == 2


# Points


def test_ex18_score_military() -> None:
    """Points 1 (ex18): +1 +3 +5 -1 -1 -1 are six points."""
    state = position(City("alexandria A", victories=1 + 3 + 5, defeats=3), *PLAIN, age=3)
    assert score(state, 0)["military"] == 6


def test_ex19_score_treasury() -> None:
    """Points 2 (ex19): fourteen coins are four points."""
    assert score(position(City("alexandria A", coins=14), *PLAIN), 0)["treasury"] == 4


def test_ex20_score_wonder() -> None:
    """Points 3 (ex20): three stages of Alexandria's side A are ten points."""
    assert score(position(City("alexandria A", stages=3), *PLAIN), 0)["wonder"] == 10


def test_ex21_score_civilian() -> None:
    """Points 4 (ex21): Altar, Aqueduct and Town Hall are 2 + 5 + 6 points."""
    assert score(position(City("alexandria A", "altar aqueduct town_hall"), *PLAIN), 0)["civilian"] == 13


SIX_SYMBOLS = "apothecary dispensary lodge workshop laboratory scriptorium"


def test_ex22_science_identical() -> None:
    """Points 5 (ex22): 3, 2 and 1 equal symbols are 9 + 4 + 1 points."""
    without_set = [science_points(3, 0, 0), science_points(0, 2, 0), science_points(0, 0, 1)]
    assert without_set == [9, 4, 1]
    assert score(position(City(cards=SIX_SYMBOLS), *PLAIN), 0)["science"] - 7 == 14


def test_ex23_science_total() -> None:
    """Points 5 (ex23): with one set of three different symbols 14 + 7 = 21 (27 in the Russian book is a misprint)."""
    assert score(position(City("alexandria A", SIX_SYMBOLS), *PLAIN), 0)["science"] == 21


def test_ex24_science_one_more_symbol() -> None:
    """Points 5 (ex24): one more of the single symbol makes (9 + 4 + 4) + (7 + 7)."""
    assert score(position(City("alexandria A", f"{SIX_SYMBOLS} school"), *PLAIN), 0)["science"] == 31


def test_ex25_score_commercial() -> None:
    """Points 6 (ex25): a Chamber of Commerce with two grey cards is worth four points."""
    state = position(City("alexandria A", "chamber_of_commerce loom_i press_i"), *PLAIN)
    assert score(state, 0)["commercial"] == 4


# Two players


def test_ex26_two_players_leonid_petr() -> None:
    """Two players (ex26): Leonid draws and plays for the Free City, Petr for himself; then the other way round."""
    leonid, petr = 0, 1
    state = new_state(2, ["giza A", "rhodes A", "ephesus A"])
    assert look(state).controller == leonid
    assert [len(hand) for hand in state.hands] == [8, 7]
    assert look(state).free_city_pile == 6
    for who in (petr, leonid, leonid):
        assert who in state.to_move()
        state.play(who, anything(state, who))
    acts = [event.player for event in (state.journal.events if state.journal else []) if event.kind in ACTS]
    assert acts == [2, leonid, petr]  # the Free City's card is shown first
    assert look(state).controller == petr
    assert [len(hand) for hand in state.hands] == [6, 7]
    assert look(state).free_city_pile == 5
