# Compiled by mypyc where a C compiler is present.
"""A table drawn from all that agree with what a seat knows. Depends on nothing the seat does not know.

Once the discard pile was shuffled into the military deck, what a seat had seen of it only tells that those cards are
about again: in the deck, in a hand, or face down somewhere.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.choices import find_choices
from ecumene.games.through_the_ages.colonization import greatest_force, reachable_force
from ecumene.games.through_the_ages.state import AUCTION, DEFENCE, FORCE, POLITICS, Civilization, Table
from ecumene.games.through_the_ages.tables import DEFENSE, FORCE_BONUS, IS_EVENT, LEVEL, NONE
from ecumene.kernel.rng import Rng

_AGES: Final = 4
_TRIES: Final = 12


def redeal(table: Table, seat: int, rng: Rng) -> None:
    """Shuffle everything hidden from the seat: decks, hands, events, face-down piles."""
    table.civil_deck.sort()
    rng.shuffle(table.civil_deck)
    for civilization in table.civilizations:
        if civilization.seat != seat:
            # What others remember of the shuffled events is not known here.
            civilization.prepared = []
    for attempt in range(_TRIES + 1):
        _deal(table, seat, rng, _needy(table, seat) if attempt == _TRIES else NONE)
        if _plausible(table, seat):
            return


def _plausible(table: Table, seat: int) -> bool:
    """Whether what others have said can be true: bids they can pay for, decisions that are really theirs."""
    if not table.stack:
        return True
    ask = table.top()
    if ask.seat != seat:
        table.choices = find_choices(table, ask)
        if ask.code == FORCE and reachable_force(table.civilizations[ask.seat], ask) < ask.number:
            return False
        if ask.code in (POLITICS, AUCTION, DEFENCE) and len(table.choices) < 2:
            return False
    if ask.code == AUCTION and ask.other not in (NONE, seat):
        return greatest_force(table.civilizations[ask.other]) >= ask.number
    return bool(table.choices)


def _needy(table: Table, seat: int) -> int:
    """Who must hold good cards, if anybody: the bidder who leads, or who began a defence."""
    if not table.stack:
        return NONE
    ask = table.top()
    if ask.code == AUCTION and ask.other != seat:
        return ask.other
    return ask.seat if ask.seat != seat else NONE


def _deal(table: Table, seat: int, rng: Rng, needy: int) -> None:
    pools = _gather(table, seat)
    for age in range(_AGES):
        pool = pools[age]
        pool.sort()
        _deal_events(table, seat, age, pool, rng)
        rng.shuffle(pool)
        if needy != NONE:
            _deal_hand(table.civilizations[needy], age, pool, best=True)
        for civilization in table.civilizations:
            if civilization.seat not in (seat, needy):
                _deal_hand(civilization, age, pool, best=False)
        _deal_pile(table.discard, table.discard_masks, seat, age, pool)
        _deal_pile(table.removed, table.removed_masks, seat, age, pool)
        _deal_deck(table, age, pool)
    table.military_deck.sort()
    rng.shuffle(table.military_deck)


def _gather(table: Table, seat: int) -> list[list[int]]:
    """All cards the seat cannot place, by age."""
    hidden = table.military_deck[:]
    for pile, masks in ((table.discard, table.discard_masks), (table.removed, table.removed_masks)):
        hidden += [card for card, mask in zip(pile, masks, strict=True) if not mask >> seat & 1]
    for civilization in table.civilizations:
        if civilization.seat != seat:
            hidden += _concealed(civilization)
    hidden += [card for card, owner in zip(table.future, table.future_by, strict=True) if owner != seat]
    known = _known_events(table, seat)
    hidden += [card for card in table.current if card not in known]
    return [[card for card in hidden if LEVEL[card] == age] for age in range(_AGES)]


def _concealed(civilization: Civilization) -> list[int]:
    """Cards of a hand that were not shown to all."""
    hand = civilization.military_hand[:]
    for card in civilization.shown:
        hand.remove(card)
    return hand


def _known_events(table: Table, seat: int) -> list[int]:
    """Current events the seat knows to be in the deck: its own, and the top one if it looked."""
    known = table.civilizations[seat].prepared[:]
    if table.current and table.top_known >> seat & 1 and table.current[-1] not in known:
        known.append(table.current[-1])
    return known


def _deal_events(table: Table, seat: int, age: int, pool: list[int], rng: Rng) -> None:
    """Event decks hold events and territories only; the order of an age within the current deck is unknown."""
    events = [card for card in pool if IS_EVENT[card]]
    rng.shuffle(events)
    known = _known_events(table, seat)
    places = [place for place, card in enumerate(table.current) if LEVEL[card] == age]
    fixed = bool(places) and places[-1] == len(table.current) - 1 and bool(table.top_known >> seat & 1)
    if fixed:
        known.remove(table.current[-1])
        places.pop()
    own = sorted(card for card in known if LEVEL[card] == age)
    dealt = own + [_move(events, pool) for _ in range(len(places) - len(own))]
    rng.shuffle(dealt)
    for place, card in zip(places, dealt, strict=True):
        table.current[place] = card
    for place, owner in enumerate(table.future_by):
        if owner != seat and LEVEL[table.future[place]] == age:
            table.future[place] = _move(events, pool)


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


def _deal_deck(table: Table, age: int, pool: list[int]) -> None:
    others = [card for card in table.military_deck if LEVEL[card] != age]
    size = len(table.military_deck) - len(others)
    table.military_deck = others + [pool.pop() for _ in range(size)]
