# Compiled by mypyc where a C compiler is present.
"""What a seat might be facing: everything it cannot know is dealt anew.

Of every deck the contents are known and the order is not. Of a rival, the hand and the deck are known together: every
card that came to them was seen, and so was every card they played, discarded or took out of the game.
"""

from __future__ import annotations

from ecumene.games.altay.battle import Attacking, enough_to_conquer
from ecumene.games.altay.state import Table
from ecumene.games.altay.tables import WONDER
from ecumene.kernel.rng import Rng


def reshuffle(table: Table, seat: int, rng: Rng) -> None:
    """Replace everything hidden from a seat."""
    for level in range(1, WONDER):
        table.decks[level].sort()
        rng.shuffle(table.decks[level])
    deal_wonders(table, seat, rng)
    for other in range(table.players):
        if other != seat:
            deal_hand(table, other, rng)
    own = table.realms[seat]
    own.deck.sort()
    rng.shuffle(own.deck)


def deal_wonders(table: Table, seat: int, rng: Rng) -> None:
    """The secret wonders of the others and the wonders not opened yet."""
    hidden = [other for other, realm in enumerate(table.realms) if other != seat and is_secret(table, other)]
    unseen = table.decks[WONDER] + [table.realms[other].secret for other in hidden]
    unseen.sort()
    rng.shuffle(unseen)
    for other in hidden:
        table.realms[other].secret = unseen.pop()
    table.decks[WONDER] = unseen


def is_secret(table: Table, seat: int) -> bool:
    """Whether the others do not know a player's wonder."""
    return table.realms[seat].secret >= 0 and not table.realms[seat].revealed


def deal_hand(table: Table, other: int, rng: Rng) -> None:
    """Hand and deck of a rival, from what is known of both together.

    Who has begun to attack a neutral region holds what it takes: deals that say otherwise are put aside.
    """
    realm = table.realms[other]
    size = len(realm.hand)
    unseen = sorted(realm.hand + realm.deck)
    decision = table.stack[-1] if table.stack else None
    needed = decision.still_needed(table) if isinstance(decision, Attacking) and decision.seats[0] == other else 0
    rng.shuffle(unseen)
    while needed > 0 and not enough_to_conquer(unseen[:size], realm.kept, needed):
        rng.shuffle(unseen)
    realm.hand = sorted(unseen[:size])
    realm.deck = unseen[size:]
