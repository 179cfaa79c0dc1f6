# Compiled by mypyc where a C compiler is present.
"""Ages: decks of a new age, antiquated cards, lost yellow tokens, and when the game will end."""

from __future__ import annotations

from ecumene.games.through_the_ages.components import AGE_NAMES, LAST_AGE, YELLOW_LOST_PER_AGE
from ecumene.games.through_the_ages.economy import gain_yellow_tokens
from ecumene.games.through_the_ages.leaders import remove_leader
from ecumene.games.through_the_ages.pacts import end_pact
from ecumene.games.through_the_ages.state import Civilization, Table
from ecumene.games.through_the_ages.tables import LEVEL, NONE, deck


def begin_first_age(table: Table) -> None:
    """Age A ends when the row is filled for the first time: what is left of its deck goes back to the box."""
    table.civil_gone.extend(sorted(table.civil_deck))
    _begin_age(table, 1)


def end_age(table: Table) -> None:
    """The last card of the age was dealt: older cards are antiquated, everybody loses yellow tokens."""
    old = table.age - 1
    order = table.in_turn_order(table.turn)
    for seat in order:
        _drop_antiquated(table, table.civilizations[seat], old)
    for seat in order:
        gain_yellow_tokens(table, table.civilizations[seat], -YELLOW_LOST_PER_AGE)
    _begin_age(table, table.age + 1)
    if table.age == LAST_AGE:
        table.last_round = table.round if table.turn == table.first_player() else table.round + 1


def _drop_antiquated(table: Table, civilization: Civilization, age: int) -> None:
    """Cards in hand, leader, unfinished wonder and pact of an age (or earlier) leave the game."""
    for card in [card for card in civilization.civil_hand if LEVEL[card] <= age]:
        civilization.civil_hand.remove(card)
        table.civil_gone.append(card)
    for card in [card for card in civilization.military_hand if LEVEL[card] <= age]:
        civilization.military_hand.remove(card)
        table.removed.append(card)
        table.removed_masks.append(1 << civilization.seat | (table.everyone() if card in civilization.shown else 0))
        if card in civilization.shown:
            civilization.shown.remove(card)
    civilization.fresh = [card for card in civilization.fresh if card in civilization.civil_hand]
    if civilization.leader != NONE and LEVEL[civilization.leader] <= age:
        remove_leader(table, civilization)
    if civilization.wonder != NONE and LEVEL[civilization.wonder] <= age:
        drop_wonder(table, civilization)
    if civilization.pact != NONE and LEVEL[civilization.pact] <= age:
        end_pact(table, civilization)


def drop_wonder(table: Table, civilization: Civilization) -> None:
    """An unfinished wonder leaves the game; its tokens return to the bank."""
    civilization.blue_bank += civilization.stages
    table.civil_gone.append(civilization.wonder)
    civilization.wonder = NONE
    civilization.stages = 0


def _begin_age(table: Table, age: int) -> None:
    """New decks are shuffled; what is left of the old military deck and its discards goes, face down."""
    # Sorted, so that the order of the deck is not remembered.
    table.removed.extend(sorted(table.military_deck))
    table.removed_masks.extend([0] * len(table.military_deck))
    table.removed.extend(table.discard)
    table.removed_masks.extend(table.discard_masks)
    table.discard = []
    table.discard_masks = []
    table.age = age
    table.civil_deck = []
    table.military_deck = []
    if age < LAST_AGE:
        table.civil_deck = deck(age, table.remaining, military=False)
        table.military_deck = deck(age, table.remaining, military=True)
        _set_aside(table, age)
        table.rng.shuffle(table.civil_deck)
        table.rng.shuffle(table.military_deck)
    if table.journal is not None:
        table.journal.tell("age", card=f"age-{AGE_NAMES[age]}")


def _set_aside(table: Table, age: int) -> None:
    """Cards for more players than are left; they stay in the box."""
    if table.remaining == table.players:
        return
    for military, pile, used in (
        (False, table.civil_gone, table.civil_deck),
        (True, table.removed, table.military_deck),
    ):
        spare = deck(age, table.players, military)
        for card in used:
            spare.remove(card)
        pile.extend(spare)
        if military:
            table.removed_masks.extend([table.everyone()] * len(spare))
