# Compiled by mypyc where a C compiler is present.
"""What a seat might be facing: everything it cannot know is dealt anew.

Of every deck the contents are known and the order is not. Of a rival, the hand and the deck are known together: every
card that came to them was seen, and so was every card they played, discarded or took out of the game. What they held
when their deck ran out is known to be in their hand.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.altay.battle import Attacking, enough_to_conquer
from ecumene.games.altay.numbers import FACE_COUNT, LEVEL
from ecumene.games.altay.state import Position
from ecumene.kernel.rng import Rng
from ecumene.kernel.zones import Hidden

#: All cards of a player have the same back.
_BACKS: Final[list[int]] = [0] * FACE_COUNT


def reshuffle(state: Position, seat: int, rng: Rng) -> None:
    """Replace everything hidden from a seat."""
    _deal_achievements(state, seat, rng)
    for other in range(state.players):
        if other != seat:
            _deal_hand(state, other, rng)
    own = Hidden(_BACKS)
    own.add(state.realms[seat].deck)
    own.deal(rng)


def _deal_achievements(state: Position, seat: int, rng: Rng) -> None:
    """The decks, and with the wonders not opened yet the secret ones of the others."""
    owners = [other for other in range(state.players) if other != seat and _is_secret(state, other)]
    secrets = [state.realms[other].secret for other in owners]
    hidden = Hidden(LEVEL)
    for deck in state.decks:
        hidden.add(deck)
    hidden.add(secrets)
    hidden.deal(rng)
    for i in range(len(owners)):
        state.realms[owners[i]].secret = secrets[i]


def _is_secret(state: Position, seat: int) -> bool:
    """Whether the others do not know a player's wonder."""
    return state.realms[seat].secret >= 0 and not state.realms[seat].revealed


def _deal_hand(state: Position, other: int, rng: Rng) -> None:
    """Hand and deck of a rival, from what is known of both together.

    Who has begun to attack a neutral region holds what it takes: deals that say otherwise are put aside.
    """
    realm = state.realms[other]
    decision = state.stack[-1] if state.stack else None
    needed = decision.still_needed(state) if isinstance(decision, Attacking) and decision.seats[0] == other else 0
    hidden = Hidden(_BACKS)
    hidden.add(realm.hand, realm.certain)
    hidden.add(realm.deck)
    hidden.deal(rng)
    while needed > 0 and not enough_to_conquer(realm.hand, realm.kept, needed):
        hidden.deal(rng)
    realm.hand.sort()
