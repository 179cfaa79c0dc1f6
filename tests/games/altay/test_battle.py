"""Attacks on rivals: who answers, who wins, what is lost and drawn."""

from __future__ import annotations

import pytest

from ecumene.games.altay.rules import Altay
from tests.games.altay.kit import (
    Side,
    asked,
    events,
    hand,
    look,
    offered,
    play,
    pool,
    position,
    realm,
    refused,
    settled,
)


def duel(attack: str, defense: str, origin: int = 1, target: int = 1, done: str = "", strategy: str = "") -> Altay:
    """Seat 0 holds F1 and attacks W1 of seat 1."""
    attacker = Side(attack, f"F1:{origin}", deck="hunter:5", done=done)
    defender = Side(defense, f"W1:{target} F5:1", deck="scholar:5", done=strategy, people="earthfolk")
    return position(attacker, defender)


def test_equal_strength_changes_nothing_but_the_defender_draws() -> None:
    state = play(duel("warrior", "warrior hunter"), "attack F1 W1 warrior", "strike", "defend warrior", "stand")
    assert (settled(state), settled(state, 1)) == ({"F1": 1}, {"W1": 1, "F5": 1})
    assert hand(state, 1) == ["hunter", "scholar"]
    assert realm(state, 1).discard == ["warrior"]
    assert len(events(state, "drawn-battle")) == 1


def test_a_losing_attacker_gives_a_settlement_to_the_defender() -> None:
    state = duel("warrior", "chariot", origin=2, target=2)
    play(state, "attack F1 W1 warrior", "strike", "defend chariot", "stand")
    assert settled(state) == {"F1": 1}
    assert realm(state, 1).captured == [0]
    assert (state.scores()[1]["captured"], state.scores()[0]["captured"]) == (1, 0)


def test_a_defender_may_fight_without_cards() -> None:
    state = play(duel("warrior", "", target=3), "attack F1 W1 warrior", "strike")
    assert offered(state) == ["yield", "stand"]
    play(state, "stand")
    assert realm(state, 1).captured == [0]


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_who_yields_may_discard_up_to_what_the_attacker_played(cards: int) -> None:
    state = play(duel("warrior:2", "hunter:4"), "attack F1 W1 warrior", "commit warrior", "strike", "yield")
    play(state, *["discard hunter"] * cards)
    if cards < 2:
        play(state, "done")
    assert asked(state) == ("turn", 0)
    assert hand(state, 1) == ["hunter"] * (4 - cards) + ["scholar"] * cards


def test_who_has_played_a_card_cannot_yield_any_more() -> None:
    state = play(duel("warrior", "warrior"), "attack F1 W1 warrior", "strike", "defend warrior")
    refused(state, "yield", "yield-late")
    refused(state, "defend chariot", "card-in-hand")


def test_a_region_without_settlements_is_free() -> None:
    state = play(duel("cavalry", ""), "attack F1 W1 cavalry", "strike", "stand")
    assert settled(state, 1) == {"F5": 1}
    (region,) = [region for region in look(state).regions if region.region == "W1"]
    assert (region.owner, region.marker, region.settlements) == (None, None, 0)


def test_never_twice_from_one_region_at_one_target_in_a_turn() -> None:
    """From another region it may be attacked again, and in the next turn from the same."""
    attacker = Side("warrior:3", "F1:1 M1:1", deck="warrior:5")
    state = position(attacker, Side(lands="W1:4", people="earthfolk"))
    play(state, "attack F1 W1 warrior", "strike", "stand")
    assert settled(state) == {"M1": 1}
    state = position(Side("warrior:3", "F1:2 M1:1", deck="warrior:5"), Side(lands="W1:4", people="earthfolk"))
    play(state, "attack F1 W1 warrior", "strike", "stand")
    refused(state, "attack F1 W1 warrior", "attack-twice")
    assert "attack M1 W1 warrior" in offered(state)
    play(state, "end", "end")
    assert "attack F1 W1 warrior" in offered(state)


def test_an_attack_needs_a_card_with_an_attack_symbol() -> None:
    state = duel("hunter:5", "", origin=4)
    assert not any(line.startswith("attack") for line in offered(state))
    refused(state, "attack F1 W1 warrior", "card-in-hand")


def test_what_cannot_be_attacked() -> None:
    state = position(Side("warrior", "F1 W1"), Side(lands="F6", people="earthfolk"))
    refused(state, "attack F1 W1 warrior", "attack-own")
    refused(state, "attack F1 H1 warrior", "attack-free")
    refused(state, "attack M1 H1 warrior", "own-region")


def test_attacks_follow_what_is_drawn_and_built() -> None:
    """What was looked for before is looked for again."""
    state = position(Side("scholar village", pool="food:2", deck="warrior"), markers="W1:c2_food")
    attack = "attack F1 W1 warrior"
    assert attack not in offered(state)
    play(state, "play scholar draw", "play village collect")
    assert attack not in offered(state), "one settlement and one card are not more than two"
    play(state, "put village all", "place F1")
    assert attack in offered(state)
    drawn = position(Side("scholar", deck="warrior"), markers="W1:c1")
    assert attack not in offered(drawn)
    assert attack in offered(play(drawn, "play scholar draw"))


def test_leadership_adds_to_every_attack() -> None:
    """Against rivals and against neutral regions."""
    state = play(duel("warrior", "", done="leadership"), "attack F1 W1 warrior", "strike", "stand")
    assert events(state, "fought")[0]["attack"] == 3
    state = position(Side("warrior", "F1", done="leadership"), markers="H1:c2_food")
    play(state, "attack F1 H1 warrior")
    assert realm(state).markers == ["c2_food"]


def test_strategy_adds_to_every_defense_that_is_fought() -> None:
    state = play(duel("warrior", "", strategy="strategy"), "attack F1 W1 warrior", "strike", "stand")
    assert events(state, "fought")[0]["defense"] == 2
    state = play(duel("warrior", "", strategy="strategy"), "attack F1 W1 warrior", "strike", "yield", "done")
    assert realm(state).captured == [1]


def test_a_kept_card_defends_as_if_it_were_in_hand() -> None:
    attacker = Side("warrior", "F1:1")
    defender = Side("hunter", "W1:1", deck="scholar:2", kept="cavalry", done="writing", people="earthfolk")
    state = play(position(attacker, defender), "attack F1 W1 warrior", "strike", "defend cavalry", "stand")
    assert realm(state, 1).captured == [0]
    assert realm(state, 1).kept is None
    assert hand(state, 1) == ["hunter", "scholar"]


def test_a_kept_card_attacks_as_if_it_were_in_hand() -> None:
    state = position(Side(kept="warrior", done="writing"), markers="W1:c1")
    play(state, "attack F1 W1 warrior")
    assert (realm(state).kept, realm(state).played) == (None, ["warrior"])


def test_a_conquered_marker_can_be_converted() -> None:
    state = position(Side("warrior shaman:2"), markers="W1:c1")
    play(state, "attack F1 W1 warrior", "play shaman convert_stone")
    assert pool(state) == {"stone": 1}
    refused(state, "play shaman convert_stone", "marker")


def test_the_attack_on_a_neutral_region_ends_when_it_suffices() -> None:
    state = position(Side("warrior:3", "F1"), markers="W1:c2_stone")
    play(state, "attack F1 W1 warrior")
    refused(state, "strike", "strike-neutral")
    refused(state, "commit chariot", "card-in-hand")
    play(state, "commit warrior")
    assert hand(state) == ["warrior"]
    assert realm(state).played == ["warrior", "warrior"]


def test_cards_of_the_attack_are_discarded_at_the_end_of_the_turn() -> None:
    state = play(duel("warrior", ""), "attack F1 W1 warrior", "strike", "stand", "end")
    assert "warrior" in realm(state).discard
