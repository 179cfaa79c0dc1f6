# Compiled by mypyc where a C compiler is present.
"""The card row: what a card costs, taking it, and filling the row again, which ends the ages."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.economy import *
from ecumene.games.through_the_ages.leaders import remove_leader
from ecumene.games.through_the_ages.pacts import end_pact
from ecumene.games.through_the_ages.wonders import drop_wonder


def price(civilization: Civilization, place: i64, card: i64) -> i64:
    """Civil actions for the card at a place of the row."""
    cost = ROW_COST[place]
    family = FAMILY[card]
    if family == WONDER:
        if not civilization.traits[NO_WONDER_SURCHARGE]:
            cost += len(civilization.wonders)
        if ROW_DISCOUNT[card] and civilization.replaced_leader:
            cost -= ROW_DISCOUNT[card]
    elif family == LEADER:
        cost -= civilization.traits[LEADER_DISCOUNT]
    return max(0, cost)


def has_technology(civilization: Civilization, card: i64) -> bool:
    """Whether a technology of this name is in play or in hand."""
    if card < WORKER_CARDS:
        in_play = civilization.owned[card] > 0
    elif card < FIRST_SPECIAL:
        in_play = civilization.government == card
    else:
        in_play = civilization.specials[FAMILY[card] - LAW] == card
    return in_play or civilization.holds(card)


def add_takes(choices: list[int], row: list[int], civilization: Civilization, actions: i64) -> None:
    """The places of the row whose cards can be taken for so many actions."""
    room = len(civilization.civil_hand) < civil_hand_limit(civilization)
    if not room and civilization.wonder != NONE:
        return
    plain = REACH[min(actions, MOST_ROW_COST)]
    cheaper = civilization.traits[LEADER_DISCOUNT] + (MOST_ROW_DISCOUNT if civilization.replaced_leader else 0)
    for place in range(REACH[min(actions + cheaper, MOST_ROW_COST)]):
        card: i64 = row[place]
        if FIRST_WONDER <= card < FIRST_LEADER:
            allowed = civilization.wonder == NONE and price(civilization, place, card) <= actions
        elif not room or card == NONE:
            continue
        elif FIRST_LEADER <= card < FIRST_ACTION:
            taken = civilization.leaders_taken >> LEVEL[card] & 1
            allowed = not taken and price(civilization, place, card) <= actions
        else:
            allowed = place < plain and (card >= FIRST_ACTION or not has_technology(civilization, card))
        if allowed:
            choices.append(FIRST_TAKE + place)


def do_take(state: Position, civilization: Civilization, action: int) -> None:
    place = PLACE[action]
    civilization.spend_civil(price(civilization, place, state.row[place]))
    take(state, civilization, place, True)


def why_not_take(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    place = PLACE[action]
    card = state.row[place]
    if card == NONE:
        return say.no("empty-place", place=place + 1)
    if FAMILY[card] == WONDER:
        if civilization.wonder != NONE:
            return say.no("unfinished-wonder", card=IDS[civilization.wonder])
    elif len(civilization.civil_hand) >= civil_hand_limit(civilization):
        return say.no("hand-full", n=civil_hand_limit(civilization))
    elif FAMILY[card] == LEADER:
        if civilization.leaders_taken >> LEVEL[card] & 1:
            return say.no("leader-of-age")
    elif IS_TECHNOLOGY[card] and has_technology(civilization, card):
        return say.no("has-technology", card=IDS[card])
    return lack_civil(civilization, price(civilization, place, card))


def take(state: Position, civilization: Civilization, place: int, fresh: bool) -> None:
    """The card leaves the row for the hand, or for the play area if it is a wonder."""
    card = state.row[place]
    state.row[place] = NONE
    family = FAMILY[card]
    if family == WONDER:
        civilization.wonder = card
        civilization.stages = 0
    else:
        insert(civilization.civil_hand, card)
        if family == LEADER:
            civilization.leaders_taken |= 1 << LEVEL[card]
        if fresh:
            civilization.fresh.append(card)
    state.tell("takes", civilization.seat, IDS[card])
    if IS_TECHNOLOGY[card] and civilization.traits[SCIENCE_FOR_TECHNOLOGY]:
        gain_science(civilization, civilization.traits[SCIENCE_FOR_TECHNOLOGY])


def replenish(state: Position) -> None:
    """At the start of a turn: the leftmost cards go, the others move up, new ones come."""
    for place in range(ROW_DISCARDS[state.remaining]):
        if state.row[place] != NONE:
            state.civil_gone.append(state.row[place])
            state.row[place] = NONE
    refill(state)
    if state.age == 0:
        begin_first_age(state)
        refill(state)


def refill(state: Position) -> None:
    """Close the gaps and deal cards from left to right; the last card of a deck ends the age."""
    row, size, filled = state.row, len(state.row), 0
    state.reveals += 1
    for card in row:
        if card != NONE:
            row[filled] = card
            filled += 1
    while filled < size and state.civil_deck:
        row[filled] = state.civil_deck.pop()
        filled += 1
        if not state.civil_deck and state.age > 0:
            end_age(state)
    for place in range(filled, size):
        row[place] = NONE


class Refill(Task):
    """Fill the row after cards were taken from it by an event."""

    def take(self, state: Position) -> None:
        refill(state)


# Ages


def begin_first_age(state: Position) -> None:
    """Age A ends when the row is filled for the first time: what is left of its deck goes back to the box."""
    state.civil_gone.extend(sorted(state.civil_deck))
    _begin_age(state, 1)


def end_age(state: Position) -> None:
    """The last card of the age was dealt: older cards are antiquated, everybody loses yellow tokens."""
    old = state.age - 1
    order = state.in_turn_order(state.turn)
    for seat in order:
        _drop_antiquated(state, state.civilizations[seat], old)
    for seat in order:
        gain_yellow_tokens(state, state.civilizations[seat], -YELLOW_LOST_PER_AGE)
    _begin_age(state, LAST_AGE if state.age == state.last_deck else state.age + 1)
    if state.age == LAST_AGE:
        state.last_round = state.round if state.turn == state.first_player() else state.round + 1


def _drop_antiquated(state: Position, civilization: Civilization, age: int) -> None:
    """Cards in hand, leader, unfinished wonder and pact of an age (or earlier) leave the game."""
    for card in [card for card in civilization.civil_hand if LEVEL[card] <= age]:
        civilization.civil_hand.remove(card)
        state.civil_gone.append(card)
    for card in [card for card in civilization.military_hand if LEVEL[card] <= age]:
        shown = civilization.leave_military_hand(card)
        state.put_away([card], state.everyone() if shown else 1 << civilization.seat)
    civilization.fresh = [card for card in civilization.fresh if card in civilization.civil_hand]
    if civilization.leader != NONE and LEVEL[civilization.leader] <= age:
        remove_leader(state, civilization)
    if civilization.wonder != NONE and LEVEL[civilization.wonder] <= age:
        drop_wonder(state, civilization)
    if civilization.pact != NONE and LEVEL[civilization.pact] <= age:
        end_pact(state, civilization)


def _begin_age(state: Position, age: int) -> None:
    """New decks are shuffled; what is left of the old military deck and its discards goes, face down."""
    # Sorted, so that the order of the deck is not remembered.
    state.put_away(sorted(state.military_deck), 0)
    state.removed.extend(state.discard)
    state.removed_masks.extend(state.discard_masks)
    state.discard = []
    state.discard_masks = []
    state.age = age
    state.civil_deck = []
    state.military_deck = []
    if age < LAST_AGE:
        state.civil_deck = deck(age, state.remaining, False)
        state.military_deck = deck(age, state.remaining, True, state.peaceful)
        _set_aside(state, age)
        state.rng.shuffle(state.civil_deck)
        state.rng.shuffle(state.military_deck)
    state.tell("age", card=f"age-{AGE_NAMES[age]}")


def _set_aside(state: Position, age: int) -> None:
    """Cards for more players than are left; they stay in the box."""
    if state.remaining < state.players:
        state.civil_gone += _without(deck(age, state.players, False), state.civil_deck)
        military = deck(age, state.players, True, state.peaceful)
        state.put_away(_without(military, state.military_deck), state.everyone())


def _without(cards: list[int], used: list[int]) -> list[int]:
    for card in used:
        cards.remove(card)
    return cards
