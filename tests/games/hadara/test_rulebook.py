"""The worked examples and numeric rules of the rulebook, in its order: setting up, phase A, phase B, scoring."""

from __future__ import annotations

import pytest

from ecumene.games.hadara.components import GOLD, SALE_PRICES, SILVER
from ecumene.games.hadara.set_up import first_player, give_extra_coins
from ecumene.kernel import Illegal, rank
from tests.games.hadara.kit import (
    Civ,
    asked,
    changes,
    civ,
    coins,
    events,
    look,
    new_state,
    notations,
    play_on,
    position,
    run_step,
    score,
    scored,
    tracks,
    with_start_cards,
)


def first_players(start_cards: str) -> list[int]:
    """The initiative of the first player of each epoch."""
    state = with_start_cards(start_cards)
    return [civ(state, first_player(state, epoch)).initiative for epoch in (1, 2, 3)]


def extra_coins(start_cards: str) -> list[int]:
    """The initiatives of the players who begin with an extra coin."""
    state = with_start_cards(start_cards)
    give_extra_coins(state)
    return sorted(player.initiative for player in look(state).civilizations if player.coins == 1)


# Setting up


def test_ex01_start_card() -> None:
    """Initiative 2, 8 coins, tracks 2, 1, 3, 4: the start card of the anatomy page, and no cards yet."""
    state = new_state(5)
    player = next(player for player in look(state).civilizations if player.start_card == "S2")
    assert player.initiative == 2
    assert player.coins == 8
    assert player.tracks == {"income": 2, "military": 1, "culture": 3, "food": 4}
    assert player.cards == []


def test_ex02_card_anatomy() -> None:
    """The blue card of the anatomy page: 3 coins for culture +2, food +1 and 2 points."""
    state = position(Civ(coins=3), step="take", piles="I-blue-03")
    before = tracks(state)
    state.play(0, "buy I-blue-03")
    assert coins(state) == 0
    assert changes(before, tracks(state)) == {"culture": 2, "food": 1}
    assert score(state)["cards"] == 2


def test_ex03_first_players_of_four() -> None:
    """Initiatives 1, 2, 4, 5: first players are 1, 2 and 4; number 5 is never first and gets a coin."""
    assert first_players("S4 S1 S5 S2") == [1, 2, 4]
    assert extra_coins("S4 S1 S5 S2") == [5]


def test_ex03b_first_players_of_five() -> None:
    assert first_players("S5 S4 S3 S2 S1") == [1, 2, 3]
    assert extra_coins("S5 S4 S3 S2 S1") == [4, 5]


def test_ex04_first_players_of_two() -> None:
    """The lower initiative is first in epochs I and III; the other, first only once, gets a coin."""
    assert first_players("S5 S2") == [2, 5, 2]
    assert extra_coins("S5 S2") == [5]


def test_ex04b_first_players_of_three() -> None:
    """Everybody is first once, so nobody gets a coin."""
    assert first_players("S4 S3 S1") == [1, 3, 4]
    assert extra_coins("S4 S3 S1") == []


# Phase A


@pytest.mark.parametrize("deck", ["yellow", "red", "blue", "green", "purple"])
def test_ex05_set_wheel(deck: str) -> None:
    """The first player points the crests as they like; each crest has one deck, each deck one crest."""
    state = new_state(5)
    first = state.to_move()[0]
    state.play(first, f"wheel {deck}")
    decks = look(state).decks
    assert sorted(deck.crest for deck in decks if deck.crest is not None) == [0, 1, 2, 3, 4]
    assert next(place.crest for place in decks if place.color == deck) == first


def test_ex06_draw_two() -> None:
    """The crest points at red: two red cards, one discarded, the other bought or sold. Nothing else."""
    state = new_state(2)
    first = state.to_move()[0]
    state.play(first, "wheel red")
    hand = look(state, first).hand
    assert hand is not None
    assert [card.split("-")[1] for card in hand] == ["red", "red"]
    offered = notations(state, first)
    assert set(offered) <= {f"{verb} {card}" for verb in ("buy", "sell") for card in hand}
    assert {f"sell {card}" for card in hand} <= set(offered)
    state.play(first, offered[-1])
    with pytest.raises(Illegal):
        state.play(first, offered[-2])  # not both


def test_ex07_discard_place() -> None:
    """A discarded red card lies face up on the red pile."""
    state = position(Civ(hand="I-red-01 I-red-02"), Civ(hand="I-blue-01 I-blue-02"), step="keep")
    state.play(0, "sell I-red-02")
    state.play(1, "sell I-blue-01")
    red = next(deck for deck in look(state).decks if deck.color == "red")
    assert (red.pile, red.top) == (1, "I-red-01")


def test_ex08_discount() -> None:
    """A blue card of cost 5 costs 3 with two blue cards."""
    state = position(Civ(coins=5, cards="I-blue-01 I-blue-02"), step="take", piles="I-blue-10")
    state.play(0, "buy I-blue-10")
    assert coins(state) == 2


def test_ex08b_discount_floor() -> None:
    """Cost 3 less four cards of the colour is 0, not less."""
    state = position(Civ(cards="I-red-01 I-red-02 I-red-08 I-red-09"), step="take", piles="I-red-03")
    state.play(0, "buy I-red-03")
    assert coins(state) == 0


def test_ex09_sell_epoch_i() -> None:
    """A card of epoch I sells for 2 coins and leaves the game face down, not onto a pile."""
    state = position(Civ(hand="I-red-01 I-red-02"), Civ(hand="I-blue-01 I-blue-02"), step="keep")
    state.play(0, "sell I-red-01")
    state.play(1, "sell I-blue-01")
    assert events(state, "sold") == [{"player": 0, "coins": 2}, {"player": 1, "coins": 2}]
    assert [deck.top for deck in look(state).decks if deck.top] == ["I-red-02", "I-blue-02"]
    assert look(state, 0).sold == ["I-red-01"]
    assert civ(state, 0).cards == []


@pytest.mark.parametrize(("card", "price"), [("I-red-01", 2), ("II-red-01", 3), ("III-red-01", 4)])
def test_ex09b_sell_prices(card: str, price: int) -> None:
    """2, 3 and 4 coins by the epoch of the card."""
    state = position(Civ(), step="take", piles=card)
    state.play(0, f"sell {card}")
    assert coins(state) == price
    assert list(SALE_PRICES.values()) == [2, 3, 4]


def test_ex10_turn_wheel() -> None:
    """The crest that pointed at red points at yellow after one turn of the wheel."""
    state = new_state(3)
    first = state.to_move()[0]
    state.play(first, "wheel red")
    for seat in range(3):
        state.play(seat, notations(state, seat)[-1])
    assert next(deck.crest for deck in look(state).decks if deck.color == "yellow") == first


def test_ex11_income() -> None:
    """Income 12 brings 12 coins, and the track stays."""
    state = position(Civ(income=12, military=0, culture=0), step="take_income")
    assert coins(state) == 12
    assert tracks(state)["income"] == 12


# Colonies


def test_ex12_colony_anatomy() -> None:
    """Requirement 3: plundered for 3 coins and 2 points, or annexed for 1 coin with income +1 and military +1."""
    plundered = position(Civ(military=3), step="capture", colonies="C03-1")
    plundered.play(0, "plunder C03")
    assert coins(plundered) == 3
    assert score(plundered)["colonies"] == 2
    annexed = position(Civ(coins=1, military=3), step="capture", colonies="C03-1")
    before = tracks(annexed)
    annexed.play(0, "annex C03")
    assert coins(annexed) == 0
    assert changes(before, tracks(annexed)) == {"income": 1, "military": 1}
    assert score(annexed)["colonies"] >= 2


def test_ex13_plunder() -> None:
    """Military 19 captures the colony of 15; plundering brings 5 coins and 8 points, the tile is not turned."""
    state = position(Civ(military=19, culture=0), step="capture", colonies="C15-1")
    state.play(0, "plunder C15")
    assert coins(state) == 5
    assert score(state)["colonies"] == 8
    assert [colony.tile for colony in civ(state).colonies] == [None]
    assert tracks(state)["military"] == 19


def test_ex14_annex() -> None:
    """Military 12 captures the colony of 9; annexing costs 1 coin, military +2, culture +1, 5 points."""
    state = position(Civ(coins=1, military=12, culture=0), step="capture", colonies="C09-1")
    state.play(0, "annex C09")
    assert coins(state) == 0
    assert [colony.tile for colony in civ(state).colonies] == ["C09-1"]
    assert (tracks(state)["military"], tracks(state)["culture"]) == (14, 1)
    assert score(state)["colonies"] == 5


def test_ex14b_one_colony_per_value() -> None:
    """With the colony of 15 and military 20 only 3 and 9 may be captured."""
    state = position(Civ(coins=9, military=20, colonies="C15"), step="capture")
    assert notations(state, 0) == ["plunder C03", "annex C03", "plunder C09", "annex C09", "pass"]


# Statues


def test_ex15_statue_anatomy() -> None:
    """Culture 6 is enough for the statue of 6, worth 4 points."""
    state = position(Civ(military=0, culture=6), step="build")
    state.play(0, "build statue_1 food up")
    assert score(state)["statues"] == 4


def test_ex16_statue_face_up() -> None:
    """Culture 13 builds the statue of 12; an income tile face up raises income by 3."""
    state = position(Civ(culture=13, income=0), step="build")
    state.play(0, "build statue_2 income up")
    assert (tracks(state)["culture"], tracks(state)["income"]) == (13, 3)


def test_ex17_statue_face_down() -> None:
    """Culture 20 builds the third statue; a military tile face down adds 4 points to its 14 and moves no track."""
    state = position(Civ(culture=20), step="build")
    before = tracks(state)
    state.play(0, "build statue_3 military down")
    assert changes(before, tracks(state)) == {}
    assert score(state)["statues"] == 14 + 4


# Phase B


def test_ex18_phase_b_take() -> None:
    """The top card of the purple pile is bought or sold at once, wherever the wheel points; the rest is not shown."""
    state = position(Civ(coins=9), step="take", piles="I-purple-01 I-purple-02 I-red-01")
    for wheel in range(5):
        state.wheel = wheel
        offered = notations(state, 0)
        assert "buy I-purple-02" in offered
        assert "sell I-purple-02" in offered
        assert not [line for line in offered if "I-purple-01" in line or line.split()[0] not in ("buy", "sell")]
    purple = next(deck for deck in look(state, 0).decks if deck.color == "purple")
    assert (purple.pile, purple.top) == (2, "I-purple-02")


def test_ex18b_phase_b_count() -> None:
    """Four players take 20 cards in all, 5 each."""
    state = play_on(new_state(4), "take")
    taken = [0] * 4
    while asked(state) == "take":
        seat = state.to_move()[0]
        taken[seat] += 1
        state.play(seat, notations(state, seat)[-1])
    assert taken == [5, 5, 5, 5]


# Feeding

SIX = "I-red-01 I-red-02 I-red-03 I-blue-01 I-blue-02 I-yellow-01"
SEVEN = SIX + " I-yellow-02"


def test_ex19_food_enough() -> None:
    """Food 9, six cards: nothing happens."""
    state = position(Civ(food=9, cards=SIX), step="feed")
    assert asked(state) != "feed"
    assert len(civ(state).cards) == 6


def test_ex20_food_short() -> None:
    """Food 6, seven cards: one card of the owner's choice goes, without coins."""
    state = position(Civ(food=6, cards=SEVEN), step="feed")
    assert notations(state, 0) == [f"remove {card}" for card in SEVEN.split()]
    state.play(0, "remove I-blue-02")
    assert asked(state) != "feed"
    assert len(civ(state).cards) == 6
    assert coins(state) == 0


def test_ex21_removed_card_bonus() -> None:
    """Removing a card with income +1 and military +1 lowers both tracks by 1; the card is out of the game."""
    state = position(Civ(food=1, cards="I-purple-01 I-red-01"), step="feed")
    before = tracks(state)
    state.play(0, "remove I-purple-01")
    assert changes(before, tracks(state)) == {"income": -1, "military": -1}
    assert civ(state).cards == ["I-red-01"]
    assert not any(deck.pile for deck in look(state).decks)


def test_ex22_removed_food_card() -> None:
    """Food 6, seven cards: a removed card with food +2 leaves food 4 and six cards, so two more must go."""
    cards = SIX + " I-green-01"
    state = position(Civ(food=6, cards=cards), step="feed")
    state.play(0, "remove I-green-01")
    assert tracks(state)["food"] == 4
    assert civ(state).hungry == 2
    state.play(0, "remove I-red-01")
    assert asked(state) == "feed"
    state.play(0, "remove I-red-02")
    assert asked(state) != "feed"


# Medals

SET = "I-yellow-01 I-red-01 I-blue-01 I-green-01 I-purple-01"
THREE_SETS = (
    f"{SET} I-yellow-02 I-red-02 I-blue-02 I-green-02 I-purple-02 I-yellow-03 I-red-03 I-blue-03 I-green-03 I-purple-03"
)


def test_ex23_silver_medal() -> None:
    """A military tile and military 30 at the end: 15 points."""
    assert scored(Civ(military=30, silver="military"))["silver_medals"] == 15


def test_ex24_gold_medal() -> None:
    """One gold medal, three sets of five colours: 21 points."""
    assert scored(Civ(cards=THREE_SETS, gold=1))["gold_medals"] == 21


def test_ex24b_two_gold() -> None:
    """Two gold medals, one set: 14 points."""
    assert scored(Civ(cards=SET, gold=2))["gold_medals"] == 14


def test_ex25_medal_prices() -> None:
    """Silver 4, 9, 20; gold 6, 12, 30 by epoch."""
    paid = {}
    for epoch in (1, 2, 3):
        state = position(Civ(coins=100), step="buy_medals", epoch=epoch)
        state.play(0, "silver food")
        silver = 100 - coins(state)
        state.play(0, "gold")
        paid[epoch] = (silver, 100 - silver - coins(state))
    assert paid == {1: (4, 6), 2: (9, 12), 3: (20, 30)}
    assert (list(SILVER.prices.values()), list(GOLD.prices.values())) == ([4, 9, 20], [6, 12, 30])


# A new epoch, the end of the game


def test_ex26_four_player_decks() -> None:
    """Four players: eight cards of each colour in every epoch."""
    state = new_state(4)
    for epoch in (1, 2, 3):
        assert look(state).epoch == epoch
        assert [deck.cards for deck in look(state).decks] == [8] * 5
        run_step(state)
        play_on(state, "wheel")


def test_ex27_score_colonies() -> None:
    """2 + 5 + 8 + 11 = 26."""
    assert scored(Civ(colonies="C03 C09 C15 C21"))["colonies"] == 26


def test_ex28_score_statues() -> None:
    """4 + 8 + 14, and 4 for the tile that lies face down: 30."""
    assert scored(Civ(statues="1:food:up 2:income:up 3:military:down"))["statues"] == 30


def test_ex29_score_silver() -> None:
    """Military 27 counts 14 (rounded up), income 18 counts 9."""
    assert scored(Civ(military=27, silver="military"))["silver_medals"] == 14
    assert scored(Civ(income=18, silver="income"))["silver_medals"] == 9
    assert scored(Civ(military=27, income=18, silver="military income"))["silver_medals"] == 23


def test_ex30_score_gold() -> None:
    """3 sets x 7 x 1 medal = 21; cards beyond the sets add nothing."""
    assert scored(Civ(cards=THREE_SETS + " I-red-04 I-red-05", gold=1))["gold_medals"] == 21


SIXTEEN = (
    "II-blue-09 I-purple-06 I-blue-07 II-blue-02 II-green-10 II-purple-08 I-yellow-02 I-red-10 "
    "I-yellow-07 I-red-03 I-red-05 I-green-03 I-green-05 I-purple-02 I-yellow-05 I-purple-01"
)


def test_ex31_score_cards() -> None:
    """Sixteen cards of 6, 5, four 4s, two 3s, six 2s and two 1s: 47 points."""
    state = position(Civ(cards=SIXTEEN), step="set_wheel")
    assert len(civ(state).cards) == 16
    assert score(state)["cards"] == 47


def test_ex32_score_coins() -> None:
    """11 coins bring 2 points; 1 coin is left to break a tie."""
    state = position(Civ(coins=11, income=0, military=0, culture=0), step="set_wheel")
    state.stack.clear()
    result = state.result()
    assert result is not None
    assert result.standings[0].breakdown["coins"] == 2
    assert result.standings[0].tie_break == 1


def test_ex33_score_total() -> None:
    """All rows of the example together: 26 + 30 + 23 + 21 + 47 + 2 = 149."""
    sheet = scored(
        Civ(
            coins=11,
            military=27,
            income=18,
            cards=SIXTEEN,
            colonies="C03 C09 C15 C21",
            statues="1:food:up 2:income:up 3:military:down",
            silver="military income",
            gold=1,
        )
    )
    assert list(sheet.values()) == [26, 30, 23, 21, 47, 2]
    assert sum(sheet.values()) == 149


def test_ex34_tie() -> None:
    """Equal points: the one with more coins left wins; if those are equal too, victory is shared."""
    assert rank([{"cards": 100}, {"cards": 100}], [1, 3]).winners == [1]
    assert rank([{"cards": 100}, {"cards": 100}], [3, 3]).winners == [0, 1]
    state = position(Civ(coins=6), Civ(coins=8), step="set_wheel")
    state.stack.clear()
    result = state.result()
    assert result is not None
    assert [standing.score for standing in result.standings] == [1, 1]
    assert result.winners == [1]
