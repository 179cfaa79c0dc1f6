# Compiled by mypyc where a C compiler is present.
"""A table drawn from all that agree with what a seat knows. Depends on nothing the seat does not know.

Once the discard pile was shuffled into the military deck, what a seat had seen of it only tells that those cards are
about again: in the deck, in a hand, or face down somewhere.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.choices import find_choices
from ecumene.games.through_the_ages.colonization import greatest_force, reachable_force
from ecumene.games.through_the_ages.numbers import DEFENSE, FORCE_BONUS, IS_EVENT, LEVEL, NONE
from ecumene.games.through_the_ages.state import AUCTION, DEFENCE, FORCE, POLITICS, Civilization, Position
from ecumene.kernel.rng import Rng

_AGES: Final = 4
_TRIES: Final = 12


def redeal(state: Position, seat: int, rng: Rng) -> None:
    """Shuffle everything hidden from the seat: decks, hands, events, face-down piles."""
    state.civil_deck.sort()
    rng.shuffle(state.civil_deck)
    for civilization in state.civilizations:
        if civilization.seat != seat:
            # What others remember of the shuffled events is not known here.
            civilization.prepared = []
    for attempt in range(_TRIES + 1):
        _deal(state, seat, rng, _needy(state, seat) if attempt == _TRIES else NONE)
        if _plausible(state, seat):
            return


def _plausible(state: Position, seat: int) -> bool:
    """Whether what others have said can be true: bids they can pay for, decisions that are really theirs."""
    if not state.stack:
        return True
    ask = state.top()
    if ask.seat != seat:
        state.choices = find_choices(state, ask)
        if ask.code == FORCE and reachable_force(state.civilizations[ask.seat], ask) < ask.number:
            return False
        if ask.code in (POLITICS, AUCTION, DEFENCE) and len(state.choices) < 2:
            return False
    if ask.code == AUCTION and ask.other not in (NONE, seat):
        return greatest_force(state.civilizations[ask.other]) >= ask.number
    return bool(state.choices)


def _needy(state: Position, seat: int) -> int:
    """Who must hold good cards, if anybody: the bidder who leads, or who began a defence."""
    if not state.stack:
        return NONE
    ask = state.top()
    if ask.code == AUCTION and ask.other != seat:
        return ask.other
    return ask.seat if ask.seat != seat else NONE


def _deal(state: Position, seat: int, rng: Rng, needy: int) -> None:
    pools = _gather(state, seat)
    for age in range(_AGES):
        pool = pools[age]
        pool.sort()
        _deal_events(state, seat, age, pool, rng)
        rng.shuffle(pool)
        if needy != NONE:
            _deal_hand(state.civilizations[needy], age, pool, best=True)
        for civilization in state.civilizations:
            if civilization.seat not in (seat, needy):
                _deal_hand(civilization, age, pool, best=False)
        _deal_pile(state.discard, state.discard_masks, seat, age, pool)
        _deal_pile(state.removed, state.removed_masks, seat, age, pool)
        _deal_deck(state, age, pool)
    state.military_deck.sort()
    rng.shuffle(state.military_deck)


def _gather(state: Position, seat: int) -> list[list[int]]:
    """All cards the seat cannot place, by age."""
    hidden = state.military_deck[:]
    for pile, masks in ((state.discard, state.discard_masks), (state.removed, state.removed_masks)):
        hidden += [card for card, mask in zip(pile, masks, strict=True) if not mask >> seat & 1]
    for civilization in state.civilizations:
        if civilization.seat != seat:
            hidden += _concealed(civilization)
    hidden += [card for card, owner in zip(state.future, state.future_by, strict=True) if owner != seat]
    known = _known_events(state, seat)
    hidden += [card for card in state.current if card not in known]
    return [[card for card in hidden if LEVEL[card] == age] for age in range(_AGES)]


def _concealed(civilization: Civilization) -> list[int]:
    """Cards of a hand that were not shown to all."""
    hand = civilization.military_hand[:]
    for card in civilization.shown:
        hand.remove(card)
    return hand


def _known_events(state: Position, seat: int) -> list[int]:
    """Current events the seat knows to be in the deck: its own, and the top one if it looked."""
    known = state.civilizations[seat].prepared[:]
    if state.current and state.top_known >> seat & 1 and state.current[-1] not in known:
        known.append(state.current[-1])
    return known


def _deal_events(state: Position, seat: int, age: int, pool: list[int], rng: Rng) -> None:
    """Event decks hold events and territories only; the order of an age within the current deck is unknown."""
    events = [card for card in pool if IS_EVENT[card]]
    rng.shuffle(events)
    known = _known_events(state, seat)
    places = [place for place, card in enumerate(state.current) if LEVEL[card] == age]
    fixed = bool(places) and places[-1] == len(state.current) - 1 and bool(state.top_known >> seat & 1)
    if fixed:
        known.remove(state.current[-1])
        places.pop()
    own = sorted(card for card in known if LEVEL[card] == age)
    dealt = own + [_move(events, pool) for _ in range(len(places) - len(own))]
    rng.shuffle(dealt)
    for place, card in zip(places, dealt, strict=True):
        state.current[place] = card
    for place, owner in enumerate(state.future_by):
        if owner != seat and LEVEL[state.future[place]] == age:
            state.future[place] = _move(events, pool)


def _move(events: list[int], pool: list[int]) -> int:
    card = events.pop()
    pool.remove(card)
    return card


def _deal_hand(civilization: Civilization, age: int, pool: list[int], best: bool) -> None:
    """Replace the concealed cards of an age; with ``best`` by the most useful ones."""
    if best:
        pool.sort(key=lambda card: FORCE_BONUS[card] + DEFENSE[card])
    concealed = _concealed(civilization)
    kept = civilization.shown + [card for card in concealed if LEVEL[card] != age]
    dealt = [pool.pop() for card in concealed if LEVEL[card] == age]
    civilization.military_hand = sorted(kept + dealt)


def _deal_pile(pile: list[int], masks: list[int], seat: int, age: int, pool: list[int]) -> None:
    for place, card in enumerate(pile):
        if LEVEL[card] == age and not masks[place] >> seat & 1:
            pile[place] = pool.pop()


def _deal_deck(state: Position, age: int, pool: list[int]) -> None:
    others = [card for card in state.military_deck if LEVEL[card] != age]
    size = len(state.military_deck) - len(others)
    state.military_deck = others + [pool.pop() for _ in range(size)]
