# Compiled by mypyc where a C compiler is present.
"""What a seat might be facing: everything it cannot know is dealt anew.

Of every deck the contents are known and the order is not. Of a rival, the hand and the deck are known together: every
card that came to them was seen, and so was every card they played, discarded or took out of the game.
"""

from __future__ import annotations

from ecumene.games.altay.battle import Attacking, enough_to_conquer
from ecumene.games.altay.numbers import WONDER
from ecumene.games.altay.state import Position
from ecumene.kernel.rng import Rng


def reshuffle(state: Position, seat: int, rng: Rng) -> None:
    """Replace everything hidden from a seat."""
    for level in range(1, WONDER):
        state.decks[level].sort()
        rng.shuffle(state.decks[level])
    deal_wonders(state, seat, rng)
    for other in range(state.players):
        if other != seat:
            deal_hand(state, other, rng)
    own = state.realms[seat]
    own.deck.sort()
    rng.shuffle(own.deck)


def deal_wonders(state: Position, seat: int, rng: Rng) -> None:
    """The secret wonders of the others and the wonders not opened yet."""
    hidden = [other for other, realm in enumerate(state.realms) if other != seat and is_secret(state, other)]
    unseen = state.decks[WONDER] + [state.realms[other].secret for other in hidden]
    unseen.sort()
    rng.shuffle(unseen)
    for other in hidden:
        state.realms[other].secret = unseen.pop()
    state.decks[WONDER] = unseen


def is_secret(state: Position, seat: int) -> bool:
    """Whether the others do not know a player's wonder."""
    return state.realms[seat].secret >= 0 and not state.realms[seat].revealed


def deal_hand(state: Position, other: int, rng: Rng) -> None:
    """Hand and deck of a rival, from what is known of both together.

    Who has begun to attack a neutral region holds what it takes: deals that say otherwise are put aside.
    """
    realm = state.realms[other]
    size = len(realm.hand)
    unseen = sorted(realm.hand + realm.deck)
    decision = state.stack[-1] if state.stack else None
    needed = decision.still_needed(state) if isinstance(decision, Attacking) and decision.seats[0] == other else 0
    rng.shuffle(unseen)
    while needed > 0 and not enough_to_conquer(unseen[:size], realm.kept, needed):
        rng.shuffle(unseen)
    realm.hand = sorted(unseen[:size])
    realm.deck = unseen[size:]
