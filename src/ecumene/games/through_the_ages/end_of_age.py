# Compiled by mypyc where a C compiler is present.
"""Ages: decks of a new age, antiquated cards, lost yellow tokens, and when the game will end."""

from __future__ import annotations

from ecumene.games.through_the_ages import economy
from ecumene.games.through_the_ages.components import AGE_NAMES, LAST_AGE, YELLOW_LOST_PER_AGE
from ecumene.games.through_the_ages.leaders import remove_leader
from ecumene.games.through_the_ages.pacts import end_pact
from ecumene.games.through_the_ages.state import *


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
        economy.gain_yellow_tokens(state, state.civilizations[seat], -YELLOW_LOST_PER_AGE)
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


def drop_wonder(state: Position, civilization: Civilization) -> None:
    """An unfinished wonder leaves the game; its tokens return to the bank."""
    civilization.blue_bank += civilization.stages
    state.civil_gone.append(civilization.wonder)
    civilization.wonder = NONE
    civilization.stages = 0


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
