"""What is hidden from whom: hands, orders of decks, secret wonders; and what everybody knows of a deck."""

from __future__ import annotations

from ecumene.games.altay import GAME
from ecumene.games.altay.numbers import FACE_INDEX
from ecumene.games.altay.odds import defense_chances
from ecumene.games.altay.rules import Altay
from ecumene.kernel import SPECTATOR, Rng
from tests.games.altay.kit import Side, hand, look, offered, play, position, realm


def samples(state: Altay, seat: int, n: int = 40) -> list[Altay]:
    drawn = [state.sample(seat, Rng(i)) for i in range(n)]
    assert all(isinstance(sample, Altay) for sample in drawn)
    return drawn  # type: ignore[return-value]


def test_the_own_deck_is_known_but_not_its_order() -> None:
    state = position(Side("hunter", deck="town warrior farmer miner"))
    assert realm(state).unseen == ["warrior", "farmer", "miner", "town"]
    orders = {tuple(sample.realms[0].deck) for sample in samples(state, 0)}
    assert len(orders) > 10
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(state.realms[0].deck))}
    assert all(hand(sample) == ["hunter"] for sample in samples(state, 0, 5))


def test_of_a_rival_hand_and_deck_are_known_together() -> None:
    state = position(Side("hunter town", deck="warrior farmer", discard="miner"))
    seen = look(state, 1).realms[0]
    assert (seen.hand, seen.hand_size, seen.deck) == (None, 2, 2)
    assert seen.unseen == ["hunter", "warrior", "farmer", "town"]
    assert seen.discard == ["miner"]
    hands = {tuple(sample.realms[0].hand) for sample in samples(state, 1)}
    assert len(hands) == 6


def test_what_was_left_of_a_deck_that_ran_out_is_known_to_be_in_the_hand() -> None:
    """The deck held two Chariots and nothing else: they are in the new hand, only the other three are unknown."""
    state = position(Side("hunter:3 farmer:3", deck="chariot:2", discard="town:4"))
    play(state, "end")
    for sample in samples(state, 1):
        assert sample.realms[0].hand.count(FACE_INDEX["chariot"]) == 2
    assert look(state, 1).realms[0].known_hand == ["chariot", "chariot"]
    assert len({tuple(sample.realms[0].hand) for sample in samples(state, 1)}) > 4
    defense = defense_chances(state.realms[0])
    assert (sum(defense[:6]), sum(defense)) == (0.0, 1.0)


def test_a_card_drawn_from_the_new_deck_is_not_known() -> None:
    """What was in the hand when the Scholar found no card is known until it is played; what came after is not."""
    state = position(Side("scholar:2 warrior:2", discard="town farmer miner"))
    play(state, "play scholar draw", "play scholar culture")
    warrior = FACE_INDEX["warrior"]
    hands = {tuple(sample.realms[0].hand) for sample in samples(state, 1)}
    assert {hand.count(warrior) for hand in hands} == {2}
    assert len(hands) == 3


def test_a_known_card_that_was_played_is_known_no_longer() -> None:
    state = position(Side("scholar hunter:2", discard="hunter:2 town:6"))
    play(state, "play scholar draw", "play hunter food")
    assert look(state, 1).realms[0].known_hand == ["hunter"]
    play(state, "end")
    assert look(state, 1).realms[0].known_hand == []


def test_a_secret_wonder_may_be_any_that_nobody_has_seen() -> None:
    state = position(Side(secret="ark"), Side(lands="F6", secret="colossus", people="earthfolk"), open="academy")
    state.decks[3].remove(13)
    state.decks[3].remove(14)
    seen = {sample.realms[1].secret for sample in samples(state, 0, 200)}
    assert 10 not in seen  # the Academy lies open
    assert 13 not in seen  # the Ark is one's own
    assert len(seen) == 8
    assert all(sample.realms[0].secret == 13 for sample in samples(state, 0, 5))


def test_who_attacks_a_neutral_region_holds_what_it_takes() -> None:
    """The attack could not have begun otherwise: every sample can go on with it."""
    state = position(Side("warrior hunter cavalry", "F1", deck="hunter:6 warrior:2"), markers="W1:c3_wood")
    play(state, "attack F1 W1 warrior")
    for sample in samples(state, 1):
        assert any(line.startswith("commit") for line in offered(sample))
        while sample.stack[-1].kind == "attack":
            sample.apply(0, sample.legal(0)[0])
        assert sum(sample.realms[0].markers) == 1


def test_a_drawn_card_is_named_to_its_owner_alone() -> None:
    state = play(position(Side("scholar", deck="town")), "play scholar draw")
    assert state.journal is not None
    told = [[event for event in state.journal.seen_by(seat) if event.kind == "drew-one"] for seat in (0, 1, SPECTATOR)]
    assert [dict(events[0].facts) for events in told] == [{"card": "town"}, {}, {}]


def test_a_spectator_sees_no_hand_and_no_secret() -> None:
    state = play(in_play(), "end")
    for seen in state.view(SPECTATOR).realms:
        assert seen.hand is None
        assert seen.secret is None


def in_play() -> Altay:
    state = GAME.new(2, seed="spectator", journal=True)
    assert isinstance(state, Altay)
    return play(state, "people firefolk", "people earthfolk", "place F3", "place F6")


def test_a_kept_card_lies_open() -> None:
    state = play(position(Side("town hunter", done="writing", deck="warrior:5")), "keep town")
    assert look(state, 1).realms[0].kept == "town"
    assert all(sample.realms[0].kept == state.realms[0].kept for sample in samples(state, 1, 5))
