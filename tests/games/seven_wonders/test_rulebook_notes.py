"""What the rulebook notes beside its examples, and what follows from it. Each test names the id in our facts."""

from __future__ import annotations

from collections import Counter

import pytest

from ecumene.games.seven_wonders.building import build
from ecumene.games.seven_wonders.cards import CARDS
from ecumene.kernel import Illegal
from tests.games.seven_wonders import facts
from tests.games.seven_wonders.kit import (
    City,
    asked,
    can_build,
    city,
    coins,
    deal_hands,
    deck,
    events,
    finish_age,
    look,
    names,
    notations,
    payments,
    position,
    score,
    stage_payments,
    turn,
)

#: Neighbours with nothing that anybody here needs to buy, and no coins.
PLAIN = (City("ephesus A", coins=0), City("ephesus B", coins=0))


def test_cl01_discard_choice() -> None:
    """Discarding (cl01): allowed for any card, and the only thing left when nothing can be built."""
    state = position(City("giza A", coins=0, hand="altar palace"), *PLAIN, turn=6)
    assert notations(state, 0) == ["build altar", "discard altar", "discard palace"]
    turn(state, "discard altar")
    assert coins(state, 0) == 3


def test_cl02_no_duplicates() -> None:
    """Construction (cl02): never two buildings of one name."""
    state = position(City("giza A", "baths loom_i", hand="baths loom_ii altar"), *PLAIN, age=2)
    assert not can_build(state, 0, "baths")
    assert not can_build(state, 0, "loom_ii")
    with pytest.raises(Illegal) as refusal:
        state.play(0, "build baths")
    assert refusal.value.rule == "no-duplicates"


def test_cl03_wonder_optional() -> None:
    """Stages (cl03): several in one age or none at all, in any age, from left to right, each once."""
    state = position(City("giza A", "quarry stone_pit sawmill lumber_yard", 0), *PLAIN, age=3)
    for number in (1, 2, 3):
        turn(state, "stage with pawnshop")
        assert city(state, 0).stages == number
    assert stage_payments(state, 0) == []
    finish_age(state)
    assert state.over
    assert [city(state, i).stages for i in range(3)] == [3, 0, 0]


def test_cl04_last_card_no_coins() -> None:
    """Sixth turn (cl04): the last card goes to the discard pile and brings nothing."""
    state = position(City("giza A", hand="altar baths"), *PLAIN, turn=6)
    turn(state, "build altar", "build pawnshop", "build pawnshop")
    assert coins(state, 0) == 3
    assert names(state.discard) == ["baths", "pawnshop", "pawnshop"]


def test_cl05_either_or_production() -> None:
    """Either-or cards (cl05): one resource a turn; a neighbour may buy the other one."""
    owner = City("rhodes A", "timber_yard", 0, hand="stockade")
    state = position(owner, City("babylon A", coins=2, hand="baths"), City("ephesus A"))
    turn(state, "build stockade", "build baths pay right:2")
    assert "stockade" in city(state, 0).cards
    assert "baths" in city(state, 1).cards
    both = City("rhodes A", "timber_yard lumber_yard", 0, hand="senate")
    assert not can_build(position(both, *PLAIN, age=3), 0, "senate")  # 2 wood, 1 stone, 1 ore


@pytest.mark.parametrize(
    ("card", "wanted", "prices"),
    [
        ("east_trading_post", "baths", [(0, 1), (2, 0)]),
        ("west_trading_post", "baths", [(1, 0), (0, 2)]),
        ("marketplace", "apothecary", [(0, 1), (1, 0)]),
    ],
)
def test_cl06_discount_next_turn(card: str, wanted: str, prices: list[tuple[int, int]]) -> None:
    """Trading posts and Marketplace (cl06): cheaper from the turn after they were built."""
    seller = "stone_pit loom_i"
    state = position(City("rhodes A", coins=4, hand=f"{card} {wanted}"), City(cards=seller), City(cards=seller))
    assert payments(state, 0, wanted) == [(0, 2), (2, 0)]
    turn(state, f"build {card}")
    deal_hands(state, wanted)
    assert payments(state, 0, wanted) == prices


def test_cl07_vineyard_same_turn() -> None:
    """Vineyard (cl07): 2 + 1 + 2 brown cards, one of them built in the same turn."""
    own = City("giza A", "lumber_yard stone_pit", 0, hand="vineyard")
    right = City("ephesus A", "clay_pool", 1, hand="sawmill")
    state = position(own, City("rhodes A", "ore_vein"), right, age=2)
    turn(state, "build vineyard", "", "build sawmill")
    assert coins(state, 0) == 5


def test_cl08_bazar_same_turn() -> None:
    """Bazar (cl08): two coins for each of 1 + 1 + 2 grey cards, one of them built in the same turn."""
    own = City("giza A", "loom_i", 0, hand="bazar")
    left = City("rhodes A", "", hand="press_ii")
    state = position(own, left, City("ephesus A", "loom_i glassworks_i"), age=2)
    turn(state, "build bazar", "build press_ii")
    assert coins(state, 0) == 8


@pytest.mark.parametrize("stages", [1, 2, 3, 4])
def test_cl09_arena(stages: int) -> None:
    """Arena (cl09): three coins and later one point for every stage."""
    state = position(City("giza B", "dispensary", 0, stages, "arena"), *PLAIN, age=3)
    turn(state, "build arena")
    assert coins(state, 0) == 3 * stages
    assert score(state, 0)["commercial"] == stages


def test_cl10_coins_once() -> None:
    """Arena, Haven, Chamber and Lighthouse (cl10): coins by what stands now, points by what stands at the end."""
    start = City("ephesus A", "forum caravansery dispensary quarry brickyard press_i", 1, 0)
    state = position(start, *PLAIN, age=3)
    expected = {"haven": 2, "lighthouse": 4, "chamber_of_commerce": 2, "arena": 0}
    for card, income in expected.items():
        deal_hands(state, card)
        before = coins(state, 0)
        turn(state, f"build {card}")
        assert coins(state, 0) == before + income
    assert score(state, 0)["commercial"] == 2 + 6 + 2 + 0
    before = coins(state, 0)
    turn(state, "stage with pawnshop")
    assert coins(state, 0) == before
    assert score(state, 0)["commercial"] == 2 + 6 + 2 + 1


def test_cl11_shipowners_counts_itself() -> None:
    """Shipowners Guild (cl11): three brown, one grey and itself."""
    state = position(City("giza A", "quarry stone_pit sawmill loom_i shipowners_guild"), *PLAIN, age=3)
    assert score(state, 0)["guilds"] == 5


def test_cl12_boards_are_no_cards() -> None:
    """What a board makes from the start (cl12) is no brown or grey card."""
    state = position(City("giza A", "", 0, hand="vineyard"), City("rhodes A"), City("ephesus A"), age=2)
    turn(state, "build vineyard")
    assert coins(state, 0) == 0
    state = position(City("giza A", "", 0, hand="bazar"), City("alexandria A"), City("ephesus A"), age=2)
    turn(state, "build bazar")
    assert coins(state, 0) == 0
    guilds = "workers_guild craftsmens_guild"
    assert score(position(City("giza A", guilds), City("rhodes A"), City("ephesus A")), 0)["guilds"] == 0


def test_cl13_guilds_neighbours_only() -> None:
    """Guilds with two arrows (cl13) count the neighbours' cards and not the owner's."""
    state = position(City("giza A", "workers_guild lumber_yard quarry"), City(cards="sawmill"), City(cards="mine"))
    assert score(state, 0)["guilds"] == 2


def test_cl14_builders_all_three() -> None:
    """Builders Guild (cl14): stages of both neighbours and of the owner."""
    state = position(City("giza A", "builders_guild", stages=2), City(stages=3), City("rhodes B", stages=1))
    assert score(state, 0)["guilds"] == 6


def test_cl15_wild_symbol_at_end() -> None:
    """Babylon and the Scientists Guild (cl15): the symbol is chosen when points are counted, so it can change."""
    state = position(City("babylon A", "apothecary", stages=2), *PLAIN, age=3)
    assert score(state, 0)["science"] == 4
    build(state, 0, next(i for i, card in enumerate(CARDS) if card.id == "workshop"))
    assert score(state, 0)["science"] == 10
    state = position(City("giza A", "apothecary workshop scientists_guild"), *PLAIN, age=3)
    assert score(state, 0)["science"] == 10


def test_cl16_ephesus_coins_once() -> None:
    """Ephesus (cl16): nine coins at once (side A), four with each stage (side B), never again."""
    state = position(City("ephesus A", "sawmill", 0, 1), City("giza A"), City("giza B"), age=3)
    turn(state, "stage with pawnshop")
    assert coins(state, 0) == 9
    turn(state, "build pawnshop")
    assert coins(state, 0) == 9
    state = position(City("ephesus B", "quarry sawmill glassworks_i loom_i", 0), City("giza A"), City("giza B"), age=3)
    for total in (4, 8, 12):
        turn(state, "stage with pawnshop")
        assert coins(state, 0) == total


def test_cl17_alexandria_not_sold() -> None:
    """Alexandria (cl17): what its stages make cannot be bought."""
    buyer = City("ephesus A", coins=9, hand="stockade baths guard_tower barracks apothecary workshop")
    state = position(buyer, City("alexandria A", stages=2), City("ephesus A"))
    assert [card for card in names(state.hands[0]) if can_build(state, 0, card)] == ["pawnshop", "workshop"]
    state = position(buyer, City("alexandria B", stages=2), City("ephesus A"))
    assert [card for card in names(state.hands[0]) if can_build(state, 0, card)] == ["pawnshop", "workshop"]


def test_cl18_olympia_a() -> None:
    """Olympia A (cl18): one building in each age is free; the mark is renewed."""
    state = position(City("olympia A", "", 0, 2, hand="palace"), *PLAIN)
    turn(state, "build palace free")
    assert "palace" in city(state, 0).cards
    assert not city(state, 0).free_building
    deal_hands(state, "pantheon")
    assert "build pantheon free" not in notations(state, 0)
    finish_age(state)
    deal_hands(state, "pantheon")
    assert "build pantheon free" in notations(state, 0)


def test_cl19_halicarnassus() -> None:
    """Halicarnassus (cl19): at the end of the turn, cards discarded in it and leftovers of turn 6 included."""
    digger = City("halicarnassus A", "foundry ore_vein", 0, 1, hand="altar palace")
    others = City("giza A", hand="baths tavern"), City("rhodes A", hand="theater aqueduct")
    state = position(digger, *others, turn=6, discard="stockade")
    turn(state, "stage with altar", "discard baths", "build theater")
    assert look(state, 0).discard_pile is not None
    assert sorted(look(state, 0).discard_pile or []) == ["aqueduct", "baths", "palace", "stockade", "tavern"]
    state.play(0, "dig aqueduct")
    assert "aqueduct" in city(state, 0).cards


def test_cl20_babylon_b_turn_6() -> None:
    """Babylon B (cl20): stage 2 built with the sixth card lets the seventh be built, sold or used for stage 3."""
    own = "sawmill glassworks_i brickyard press_i"
    for hand in ("altar", "palace"):
        babylon = City("babylon B", own, 0, 1, hand=f"theater {hand}")
        state = position(babylon, *PLAIN, turn=6)
        turn(state, "stage with theater")
        assert asked(state, 0) == "seventh"
        build = ["build altar"] if hand == "altar" else []
        assert notations(state, 0) == [*build, f"stage with {hand}", f"discard {hand}"]
    state.play(0, "stage with palace")
    assert city(state, 0).stages == 3


def test_cl21_olympia_b_trade() -> None:
    """Olympia B (cl21): stage 1 equals both trading posts; they add nothing but may be built."""
    hand = "east_trading_post baths"
    sellers = City(cards="stone_pit"), City(cards="stone_pit")
    state = position(City("olympia B", "", 4, 1, hand), *sellers)
    assert payments(state, 0, "baths") == [(0, 1), (1, 0)]
    turn(state, "build east_trading_post")
    deal_hands(state, "baths")
    assert payments(state, 0, "baths") == [(0, 1), (1, 0)]


def test_cl22_olympia_b_guild() -> None:
    """Olympia B (cl22): a neighbour's guild counts as if it stood in Olympia; its owner loses nothing."""
    olympia = City("olympia B", stages=3)
    left = City("giza A", "workers_guild lumber_yard")
    right = City("rhodes A", "quarry sawmill")
    state = position(olympia, left, right, age=3, turn=6)
    assert score(state, 0)["guilds"] == 0
    turn(state)
    assert state.over
    assert [standing["guilds"] for standing in state.scores()] == [1 + 2, 2, 0]


def test_cl23_giza_b_total() -> None:
    """Giza B (cl23): four stages are twenty points."""
    assert score(position(City("giza B", stages=4), *PLAIN), 0)["wonder"] == 20


def test_cl24_science_limits() -> None:
    """Science (cl24): five equal symbols are 25 points, six are 36."""
    assert (
        score(position(City("babylon A", "apothecary dispensary lodge academy", stages=2), *PLAIN), 0)["science"] == 25
    )
    cards = "apothecary dispensary lodge academy scientists_guild"
    assert score(position(City("babylon A", cards, stages=2), *PLAIN), 0)["science"] == 36


@pytest.mark.parametrize(("purse", "winners"), [(5, [0]), (3, [0, 1])])
def test_cl25_tie(purse: int, winners: list[int]) -> None:
    """End of the game (cl25): equal points: more coins win; equal coins too: both win."""
    cities = City("giza A", "palace", purse), City("rhodes A", "palace", 3), City("ephesus A")
    state = position(*cities, age=3, turn=6)
    turn(state, "build pawnshop", "build pawnshop", "build pawnshop")
    result = state.result()
    assert result is not None
    assert result.standings[0].score == result.standings[1].score
    assert result.winners == winners


def test_cl26_free_city_discard() -> None:
    """Two players (cl26): the Free City sells a card only if nothing at hand can be played for it."""
    for third, expected in (("pantheon", ["discard pantheon", "discard palace"]), ("theater", ["build theater"])):
        controller = City("rhodes A", hand="altar palace")
        free_city = City("ephesus A", coins=0)
        state = position(City("giza A"), controller, free_city, turn=6, players=2, pile=f"walls {third}")
        state.play(1, "build altar")
        assert notations(state, 1) == expected
    with pytest.raises(Illegal) as refusal:
        state.play(1, "discard theater")
    assert refusal.value.rule == "free-city-discard"


def test_cl27_free_city_chain() -> None:
    """Two players (cl27): a chain that applies must be used for the Free City."""
    free_city = City("ephesus A", "theater lumber_yard foundry", coins=9)
    state = position(City("giza A", hand="statue"), City("rhodes A"), free_city, age=3, players=2)
    state.play(0, "build pawnshop")
    builds = [line for line in notations(state, 0) if line.startswith("build statue")]
    assert builds == ["build statue"]
    state.play(0, "build statue")
    state.play(1, "build pawnshop")
    assert events(state, "built-chain") == [{"player": 2, "card": "statue", "by": "theater"}]
    assert coins(state, 2) == 9


def test_cl28_two_player_leftovers() -> None:
    """Two players (cl28): after turn 6 the last card of the pile is discarded with both seventh cards."""
    players = City("giza A", hand="altar baths"), City("rhodes A", hand="theater walls")
    state = position(*players, City("ephesus A"), turn=6, players=2, pile="forum tavern")
    turn(state, "build altar", "build theater", free_city="build tavern")
    assert sorted(names(state.discard)) == ["baths", "forum", "walls"]
    assert [coins(state, seat) for seat in (0, 1)] == [3, 3]


# Worked out from the rules


@pytest.mark.parametrize(
    ("symbols", "wild", "points"),
    [
        ((3, 2, 1), 0, 21),
        ((3, 2, 1), 1, 31),
        ((1, 1, 0), 1, 10),
        ((2, 1, 0), 1, 13),
        ((3, 1, 0), 1, 18),
        ((4, 1, 0), 1, 26),
        ((4, 1, 1), 1, 34),
        ((4, 0, 0), 1, 25),
        ((4, 0, 0), 2, 36),
        ((1, 0, 0), 2, 10),
        ((2, 2, 1), 2, 31),
        ((0, 0, 0), 1, 1),
        ((4, 4, 4), 2, 96),
    ],
)
def test_dv01_science_with_wild_symbols(symbols: tuple[int, int, int], wild: int, points: int) -> None:
    """Science with free symbols (dv01): all choices together, never one after the other."""
    kinds = ["apothecary dispensary lodge academy", "workshop laboratory observatory study"]
    kinds.append("scriptorium library school university")
    for order in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        cards = [card for i, n in zip(order, symbols, strict=True) for card in kinds[i].split()[:n]]
        cards += ["scientists_guild"] * (wild > 0)
        state = position(City("babylon A", " ".join(cards), stages=2 if wild == 2 else 1), *PLAIN, age=3)
        assert score(state, 0)["science"] == points


COLOURS = ("brown", "grey", "blue", "yellow", "red", "green")
DECKS = {
    (1, 3): (6, 3, 3, 3, 3, 3),
    (1, 4): (9, 3, 4, 4, 4, 4),
    (1, 5): (12, 3, 5, 5, 5, 5),
    (1, 6): (14, 6, 6, 6, 5, 5),
    (1, 7): (14, 6, 8, 9, 6, 6),
    (2, 3): (4, 3, 4, 3, 3, 4),
    (2, 4): (8, 3, 4, 4, 4, 5),
    (2, 5): (8, 6, 5, 5, 5, 6),
    (2, 6): (8, 6, 6, 8, 7, 7),
    (2, 7): (8, 6, 8, 10, 9, 8),
    (3, 3): (0, 0, 5, 3, 3, 5),
    (3, 4): (0, 0, 6, 5, 5, 6),
    (3, 5): (0, 0, 8, 6, 7, 7),
    (3, 6): (0, 0, 10, 8, 8, 8),
    (3, 7): (0, 0, 11, 9, 10, 10),
}


@pytest.mark.parametrize(("age", "players"), DECKS)
def test_dv02_deck_by_colour(age: int, players: int) -> None:
    """Decks (dv02): how many cards of each colour are dealt, guilds apart."""
    colors = Counter(facts.CARD[card].color for card in deck(players, age).elements())
    assert tuple(colors[color] for color in COLOURS) == DECKS[age, players]
    assert colors.total() == 7 * players


def test_dv03_lighthouse_counts_itself() -> None:
    """Lighthouse (dv03): with two yellow cards before it, three coins and three points."""
    state = position(City("giza A", "tavern caravansery", 0, hand="lighthouse"), *PLAIN, age=3)
    turn(state, "build lighthouse")
    assert coins(state, 0) == 3
    assert score(state, 0)["commercial"] == 3


def test_dv04_trading_post_price() -> None:
    """Trading post (dv04): one coin for stone at the right, two at the left, two for glass at the right."""
    seller = City("giza A", "glassworks_i", coins=0)
    state = position(City("rhodes A", "east_trading_post", 4, hand="baths workshop"), City("giza A"), seller)
    assert payments(state, 0, "baths") == [(0, 1), (2, 0)]
    assert payments(state, 0, "workshop") == [(0, 2)]


def test_dv05_halicarnassus_b_ages() -> None:
    """Halicarnassus B (dv05): three points in all, and a card of the discard pile with each of its three stages."""
    own = "foundry brickyard clay_pool glassworks_i press_i"
    state = position(City("halicarnassus B", own, 0), *PLAIN, age=3, discard="altar theater baths tavern")
    for card in ("altar", "theater", "baths"):
        turn(state, "stage with pawnshop")
        assert asked(state, 0) == "dig"
        state.play(0, f"dig {card}")
    assert score(state, 0)["wonder"] == 3
    assert stage_payments(state, 0) == []
    assert {"altar", "theater", "baths"} <= set(city(state, 0).cards)
