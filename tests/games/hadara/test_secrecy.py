"""Who knows what: hands, unseen sales, backs of colonies, choices not revealed yet."""

from __future__ import annotations

import pytest

from ecumene.conformance import random_move
from ecumene.games.hadara import GAME
from ecumene.games.hadara.components import COLORS
from ecumene.games.hadara.numbers import CARD_ID, GROUP
from ecumene.games.hadara.rules import Hadara
from ecumene.kernel import Match, Rng
from ecumene.kernel.messages import SPECTATOR
from ecumene.locale import text
from tests.games.hadara.kit import (
    Civ,
    anything,
    events,
    look,
    new_state,
    play_on,
    position,
    run_step,
    sample,
)


def drawing(seed: int = 0) -> Hadara:
    """A game for three in the middle of phase A, with some sales behind it."""
    state = new_state(3, seed)
    run_step(state)
    for _ in range(7):
        seat = state.to_move()[0]
        state.play(seat, anything(state, seat))
    return state


def test_hands_are_for_their_owners() -> None:
    state = drawing()
    hands = [look(state, seat).hand for seat in range(3)]
    assert all(hand is not None and len(hand) == 2 for hand in hands)
    assert hands[0] != hands[1] != hands[2]
    assert look(state).hand is None
    assert [player.hand_size for player in look(state).civilizations] == [2, 2, 2]


def test_unseen_sales_are_known_to_the_seller_alone() -> None:
    state = position(Civ(hand="I-red-01 I-red-02"), Civ(hand="I-blue-01 I-blue-02"), step="keep")
    state.play(0, "sell I-red-01")
    state.play(1, "sell I-blue-01")
    assert (look(state, 0).sold, look(state, 1).sold, look(state).sold) == (["I-red-01"], ["I-blue-01"], None)
    assert events(state, "sold", seat=0)[0] == {"player": 0, "coins": 2, "card": "I-red-01"}
    assert events(state, "sold", seat=1)[0] == {"player": 0, "coins": 2}


def test_sales_of_phase_b_are_seen_by_everybody() -> None:
    state = position(Civ(), step="take", piles="I-red-01")
    state.play(0, "sell I-red-01")
    assert events(state, "sold-openly") == [{"player": 0, "coins": 2, "card": "I-red-01"}]
    assert look(state, 0).sold == []


def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    state = drawing()
    own = [event for event in events(state, "drew", seat=1) if "card" in event]
    assert {event["player"] for event in own} == {1}
    assert not [event for event in events(state, "drew") if "card" in event]
    assert state.journal is not None
    drew = next(event for event in state.journal.seen_by(SPECTATOR) if event.kind == "drew")
    assert "drew two cards" in text(state.narrate(drew), "en")


def test_only_the_top_of_a_pile_is_shown() -> None:
    state = play_on(new_state(4), "take")
    for deck in look(state, 0).decks:
        pile = state.piles[COLORS.index(deck.color)]
        assert deck.pile == len(pile) == 4
        assert deck.top is not None


def test_the_back_of_a_plundered_colony_is_known_to_nobody() -> None:
    state = position(Civ(military=3), step="capture", colonies="C03-1")
    reveals = state.reveals
    state.play(0, "plunder C03")
    assert [colony.tile for colony in look(state, 0).civilizations[0].colonies] == [None]
    backs = {sample(state, 0, Rng(n)).civilizations[0].colonies[0] for n in range(40)}
    assert len(backs) == 5
    assert state.reveals > reveals


@pytest.mark.parametrize("verb", ["plunder", "annex"])
def test_a_capture_cannot_be_undone(verb: str) -> None:
    """What has been decided about a colony stands, though the back of a plundered one is seen by nobody."""
    match, rng = Match(GAME, 3, seed="capture"), Rng("capture")
    while True:
        match.play(*random_move(match.state, rng))
        seat = match.state.to_move()[0]
        captures = [line for line in map(str, match.state.actions(seat)) if line.startswith(verb)]
        if captures:
            break
    match.play(seat, captures[0])
    assert not match.can_undo(seat)


def test_passing_on_a_capture_can_be_undone() -> None:
    state = position(Civ(military=3), Civ(military=3), step="capture")
    reveals = state.reveals
    state.play(0, "pass")
    assert state.reveals == reveals


def test_annexing_shows_the_back() -> None:
    state = position(Civ(coins=1, military=3), step="capture", colonies="C03-1")
    reveals = state.reveals
    state.play(0, "annex C03")
    assert state.reveals > reveals
    assert {sample(state, 1, Rng(n)).civilizations[0].colonies[0] for n in range(10)} == {0}


def test_a_sample_keeps_all_that_the_seat_has_seen() -> None:
    state = drawing()
    for n in range(20):
        twin = sample(state, 1, Rng(n))
        assert twin.civilizations[1].hand == state.civilizations[1].hand
        assert twin.civilizations[1].sold == state.civilizations[1].sold
        assert twin.piles == state.piles
        assert [civ.cards for civ in twin.civilizations] == [civ.cards for civ in state.civilizations]


def test_a_sample_never_deals_what_the_seat_has_seen() -> None:
    """Not its own sales, not what lies open: the rest of each deck comes from what it cannot have seen."""
    state = drawing()
    known = {*state.civilizations[1].hand, *state.civilizations[1].sold, *state.gone}
    known.update(card for pile in state.piles for card in pile)
    known.update(card for civ in state.civilizations for card in civ.cards)
    met = set()
    for n in range(40):
        twin = sample(state, 1, Rng(n))
        hidden = [card for deck in twin.decks for card in deck]
        hidden += twin.civilizations[0].hand + twin.civilizations[0].sold + twin.civilizations[2].hand
        assert not known & set(hidden)
        assert len(set(hidden)) == len(hidden)
        met.update(hidden)
    assert len(met) > len(hidden)


def test_a_sample_deals_everything_from_the_right_deck() -> None:
    state = drawing()
    twin = sample(state, 0, Rng(5))
    for seat in (1, 2):
        true, drawn = state.civilizations[seat], twin.civilizations[seat]
        assert [GROUP[card] for card in drawn.hand] == [GROUP[card] for card in true.hand]
        assert [GROUP[card] for card in drawn.sold] == [GROUP[card] for card in true.sold]
    for color, deck in enumerate(twin.decks):
        assert all(GROUP[card] == color for card in deck)


def test_in_a_first_game_samples_have_no_starred_cards() -> None:
    state = new_state(2, starred=False)
    run_step(state)
    for n in range(20):
        twin = sample(state, 0, Rng(n))
        dealt = [card for deck in twin.decks for card in deck] + twin.civilizations[1].hand
        assert not [card for card in dealt if "purple" in CARD_ID[card] and int(CARD_ID[card][-2:]) > 10]


def test_choices_of_others_are_resampled_and_legal() -> None:
    state = new_state(3)
    run_step(state)
    state.play(0, anything(state, 0))
    chosen = set()
    for n in range(30):
        twin = sample(state, 1, Rng(n))
        assert twin.to_move() == [1, 2]
        twin.play(1, anything(twin, 1))
        twin.play(2, anything(twin, 2))
        chosen.update(twin.civilizations[0].cards or twin.civilizations[0].sold)
    assert len(chosen) > 2
    own = sample(state, 0, Rng(1))
    assert own.chosen(0) == state.chosen(0) != []
