"""Every card: what buying it costs and brings, and that removing it takes all of it back."""

from __future__ import annotations

import pytest

from ecumene.games.hadara.cards import CARDS, Card
from ecumene.games.hadara.components import SALE_PRICES
from ecumene.games.hadara.numbers import CARD_INDEX
from ecumene.games.hadara.purchase import remove
from tests.games.hadara.kit import Civ, asked, changes, civ, coins, position, score, tile_count, tracks

every_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)


def test_indices_follow_the_box() -> None:
    assert list(CARD_INDEX) == [card.id for card in CARDS]


@every_card
def test_buying(card: Card) -> None:
    """On an empty board: the printed cost, the printed bonuses, the printed points."""
    state = position(Civ(coins=card.cost), step="take", piles=card.id)
    before = tracks(state)
    state.play(0, f"buy {card.id}")
    if asked(state) == "tile":
        assert changes(before, tracks(state)) == {}
        state.play(0, "tile food")
        before["food"] += 2
    assert coins(state) == 0
    assert changes(before, tracks(state)) == {track: n for track, n in card.bonuses().items() if n}
    assert score(state)["cards"] == card.vp
    assert civ(state).cards == [card.id]


@every_card
def test_too_dear(card: Card) -> None:
    """A coin less is not enough, so the card must be sold, for the price of its epoch."""
    state = position(Civ(coins=card.cost - 1), step="take", piles=card.id)
    assert [str(action) for action in state.actions(0)] == [f"sell {card.id}"]
    state.play(0, f"sell {card.id}")
    assert coins(state) == card.cost - 1 + SALE_PRICES[card.epoch]
    assert civ(state).cards == []


@every_card
def test_removing(card: Card) -> None:
    """Everything the card gave goes with it, whatever else lies on the board; coins do not come back."""
    others = "I-red-01 I-blue-01 I-green-01 I-yellow-01 I-purple-01"
    others = " ".join(other for other in others.split() if other != card.id)
    statues = "1:food:up 2:military:down"
    without = position(Civ(cards=others, statues=statues, silver="income"), step="set_wheel")
    state = position(
        Civ(cards=f"{others} {card.id}", statues=statues, silver="income", tile="culture"), step="set_wheel"
    )
    civilization = state.civilizations[0]
    civilization.coins = 5
    remove(state, 0, CARD_INDEX[card.id])
    expected = without.civilizations[0]
    assert civilization.tracks == expected.tracks
    assert civilization.powers == expected.powers
    assert civilization.counts == expected.counts
    assert tile_count(state) == tile_count(without)
    assert civilization.coins == 5
    assert score(state)["cards"] == score(without)["cards"]
