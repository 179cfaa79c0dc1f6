# Compiled by mypyc where a C compiler is present.
"""A position drawn from all that agree with what a seat knows. Depends on nothing the seat does not know.

Once the discard pile was shuffled into the military deck, what a seat had seen of it only tells that those cards are
about again: in the deck, in a hand, or face down somewhere.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.state import *
from ecumene.kernel.rng import Rng
from ecumene.kernel.zones import Hidden

_TRIES: Final = 12
#: What a card is good for in an auction or a defence.
_WORTH: Final[list[int]] = [FORCE_BONUS[card] + DEFENSE[card] for card in range(ALL_CARDS)]


def redeal(state: Position, seat: int, rng: Rng) -> None:
    """Shuffle everything hidden from the seat: decks, hands, events, face-down piles."""
    state.civil_deck.sort()
    rng.shuffle(state.civil_deck)
    for civilization in state.civilizations:
        if civilization.seat != seat:
            # What others remember of the shuffled events is not known here.
            civilization.prepared = []
    for attempt in range(_TRIES + 1):
        needy = state.top().needs_good_cards(seat) if state.stack and attempt == _TRIES else NONE
        _deal(state, seat, rng, needy)
        if not state.stack or state.top().plausible(state, seat):
            return


def _deal(state: Position, seat: int, rng: Rng, needy: int) -> None:
    """Deal out again what the seat cannot place, age by age; whoever is needy gets the best cards."""
    hidden = Hidden(LEVEL)
    # Event decks hold events and territories only.
    hidden.add(state.current, _known_events(state, seat), IS_EVENT)
    for place, owner in enumerate(state.future_by):
        if owner != seat:
            hidden.add_slot(state.future, place, IS_EVENT)
    hands = [_concealed(civilization) for civilization in state.civilizations]
    for civilization in state.civilizations:
        if civilization.seat != seat:
            hidden.add(hands[civilization.seat], worth=_WORTH if civilization.seat == needy else None)
    for pile, masks in ((state.discard, state.discard_masks), (state.removed, state.removed_masks)):
        for place, mask in enumerate(masks):
            if not mask >> seat & 1:
                hidden.add_slot(pile, place)
    state.military_deck.sort(key=lambda card: LEVEL[card])
    hidden.add(state.military_deck)
    hidden.deal(rng)
    for civilization in state.civilizations:
        if civilization.seat != seat:
            civilization.military_hand = sorted(civilization.shown + hands[civilization.seat])
    state.military_deck.sort()
    rng.shuffle(state.military_deck)
    _shuffle_events(state, seat, rng)


def _concealed(civilization: Civilization) -> list[int]:
    """Cards of a hand that were not shown to all, by age."""
    hand = civilization.military_hand[:]
    for card in civilization.shown:
        hand.remove(card)
    hand.sort(key=lambda card: LEVEL[card])
    return hand


def _known_events(state: Position, seat: int) -> list[int]:
    """Current events the seat knows to be in the deck: its own, and the top one if it looked."""
    known = state.civilizations[seat].prepared[:]
    if _knows_top(state, seat) and state.current[-1] not in known:
        known.append(state.current[-1])
    return known


def _knows_top(state: Position, seat: int) -> bool:
    return bool(state.current) and bool(state.top_known >> seat & 1)


def _shuffle_events(state: Position, seat: int, rng: Rng) -> None:
    """The order of an age within the current events is unknown, but for the top one if the seat looked."""
    end = len(state.current) - (1 if _knows_top(state, seat) else 0)
    for age in range(max(LEVEL) + 1):
        places = [place for place in range(end) if LEVEL[state.current[place]] == age]
        cards = sorted([state.current[place] for place in places])
        rng.shuffle(cards)
        for i in range(len(places)):
            state.current[places[i]] = cards[i]
