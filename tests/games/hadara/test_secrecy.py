"""Who knows what: hands, unseen sales, backs of colonies, choices not revealed yet."""

from __future__ import annotations

from ecumene.games.hadara.rules import Hadara
from ecumene.games.hadara.tables import CARD_ID, GROUP
from ecumene.kernel import Rng
from ecumene.locale import text
from tests.games.hadara.kit import Civ, anything, events, look, new_table, play_on, position, run_step


def drawing(seed: int = 0) -> Hadara:
    """A game for three in the middle of phase A, with some sales behind it."""
    table = new_table(3, seed)
    run_step(table)
    for _ in range(7):
        seat = table.to_move()[0]
        table.play(seat, anything(table, seat))
    return table


def test_hands_are_for_their_owners() -> None:
    table = drawing()
    hands = [look(table, seat).hand for seat in range(3)]
    assert all(hand is not None and len(hand) == 2 for hand in hands)
    assert hands[0] != hands[1] != hands[2]
    assert look(table).hand is None
    assert [player.hand_size for player in look(table).civilizations] == [2, 2, 2]


def test_unseen_sales_are_known_to_the_seller_alone() -> None:
    table = position(Civ(hand="I-red-01 I-red-02"), Civ(hand="I-blue-01 I-blue-02"), step="keep")
    table.play(0, "sell I-red-01")
    table.play(1, "sell I-blue-01")
    assert (look(table, 0).sold, look(table, 1).sold, look(table).sold) == (["I-red-01"], ["I-blue-01"], None)
    assert events(table, "sold", seat=0)[0] == {"player": 0, "coins": 2, "card": "I-red-01"}
    assert events(table, "sold", seat=1)[0] == {"player": 0, "coins": 2}


def test_sales_of_phase_b_are_seen_by_everybody() -> None:
    table = position(Civ(), step="take", piles="I-red-01")
    table.play(0, "sell I-red-01")
    assert events(table, "sold") == [{"player": 0, "coins": 2, "card": "I-red-01"}]
    assert look(table, 0).sold == []


def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    table = drawing()
    own = [event for event in events(table, "drew", seat=1) if "card" in event]
    assert {event["player"] for event in own} == {1}
    assert not [event for event in events(table, "drew") if "card" in event]
    assert table.journal is not None
    drew = next(event for event in table.journal.seen_by(None) if event.kind == "drew")
    assert "draws two cards" in text(table.narrate(drew), "en")


def test_only_the_top_of_a_pile_is_shown() -> None:
    table = play_on(new_table(4), "take")
    for deck in look(table, 0).decks:
        pile = table.piles[[card.color for card in look(table).decks].index(deck.color)]
        assert deck.pile == len(pile) == 4
        assert deck.top is not None


def test_the_back_of_a_plundered_colony_is_known_to_nobody() -> None:
    table = position(Civ(military=3), step="capture", colonies="C03-1")
    reveals = table.reveals
    table.play(0, "plunder C03")
    assert [colony.tile for colony in look(table, 0).civilizations[0].colonies] == [None]
    backs = {table.sample(0, Rng(n)).civilizations[0].colonies[0] for n in range(40)}
    assert len(backs) == 5
    assert table.reveals == reveals


def test_annexing_shows_the_back_and_cannot_be_undone() -> None:
    table = position(Civ(coins=1, military=3), step="capture", colonies="C03-1")
    reveals = table.reveals
    table.play(0, "annex C03")
    assert table.reveals > reveals
    assert {table.sample(1, Rng(n)).civilizations[0].colonies[0] for n in range(10)} == {0}


def test_a_sample_keeps_all_that_the_seat_has_seen() -> None:
    table = drawing()
    for n in range(20):
        twin = table.sample(1, Rng(n))
        assert twin.civilizations[1].hand == table.civilizations[1].hand
        assert twin.civilizations[1].sold == table.civilizations[1].sold
        assert twin.piles == table.piles
        assert [civ.cards for civ in twin.civilizations] == [civ.cards for civ in table.civilizations]


def test_a_sample_never_deals_what_the_seat_has_seen() -> None:
    """Not its own sales, not what lies open: the rest of each deck comes from what it cannot have seen."""
    table = drawing()
    known = {*table.civilizations[1].hand, *table.civilizations[1].sold, *table.gone}
    known.update(card for pile in table.piles for card in pile)
    known.update(card for civ in table.civilizations for card in civ.cards)
    met = set()
    for n in range(40):
        twin = table.sample(1, Rng(n))
        hidden = [card for deck in twin.decks for card in deck]
        hidden += twin.civilizations[0].hand + twin.civilizations[0].sold + twin.civilizations[2].hand
        assert not known & set(hidden)
        assert len(set(hidden)) == len(hidden)
        met.update(hidden)
    assert len(met) > len(hidden)


def test_a_sample_deals_everything_from_the_right_deck() -> None:
    table = drawing()
    twin = table.sample(0, Rng(5))
    for seat in (1, 2):
        true, drawn = table.civilizations[seat], twin.civilizations[seat]
        assert [GROUP[card] for card in drawn.hand] == [GROUP[card] for card in true.hand]
        assert [GROUP[card] for card in drawn.sold] == [GROUP[card] for card in true.sold]
    for color, deck in enumerate(twin.decks):
        assert all(GROUP[card] == color for card in deck)


def test_in_a_first_game_samples_have_no_starred_cards() -> None:
    table = new_table(2, starred=False)
    run_step(table)
    for n in range(20):
        twin = table.sample(0, Rng(n))
        dealt = [card for deck in twin.decks for card in deck] + twin.civilizations[1].hand
        assert not [card for card in dealt if "purple" in CARD_ID[card] and int(CARD_ID[card][-2:]) > 10]


def test_choices_of_others_are_resampled_and_legal() -> None:
    table = new_table(3)
    run_step(table)
    table.play(0, anything(table, 0))
    chosen = set()
    for n in range(30):
        twin = table.sample(1, Rng(n))
        assert twin.to_move() == [1, 2]
        twin.play(1, anything(twin, 1))
        twin.play(2, anything(twin, 2))
        chosen.update(twin.civilizations[0].cards or twin.civilizations[0].sold)
    assert len(chosen) > 2
    own = table.sample(0, Rng(1))
    assert look(own, 0).chosen == look(table, 0).chosen
