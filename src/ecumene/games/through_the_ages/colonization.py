# Compiled by mypyc where a C compiler is present.
"""Colonization: the auction for a new territory, and the force the winner sends."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.codes import (
    A_BID,
    A_BONUS,
    A_DISCARD,
    A_DONE,
    A_PASS,
    A_SEND,
)
from ecumene.games.through_the_ages.components import HIGHEST_BID
from ecumene.games.through_the_ages.economy import (
    IN_COLONIES,
    move_card_tokens,
)
from ecumene.games.through_the_ages.effects import gain
from ecumene.games.through_the_ages.military_cards import discard_hidden, discard_open, reveal
from ecumene.games.through_the_ages.numbers import (
    EFFECT_NUMBERS,
    EFFECT_WHAT,
    FIRST_UNIT,
    FORCE_BONUS,
    IDS,
    NONE,
    WORKER_CARDS,
    WORKER_STRENGTH,
)
from ecumene.games.through_the_ages.state import AUCTION, COLONY_EFFECT, FORCE, Ask, Civilization, Position
from ecumene.games.through_the_ages.statistics import add_card, refresh
from ecumene.games.through_the_ages.tactics import armies
from ecumene.games.through_the_ages.traits import (
    COLONIZATION,
    COLONIZE_DISCARDS,
    COLONIZE_PER_DISCARD,
    INFANTRY_AS_CAVALRY,
)

# What a force remembers besides its units: points of bonus cards and discards, and how many were discarded.
_CARDS: Final = 0
_DISCARDED: Final = 1
_UNITS: Final = 2


def begin_auction(state: Position, territory: int) -> None:
    """All may bid, beginning with the player whose turn it is."""
    seats = state.in_turn_order(state.turn)
    state.push(Ask(AUCTION, seats[0], territory, 0, NONE, seats))


def greatest_force(civilization: Civilization) -> int:
    """The strongest force the civilization could send with all its units and cards; 0 without any unit."""
    units = civilization.workers[FIRST_UNIT:]
    if not any(units):
        return 0
    return _with_cards(civilization, units, 0, 0)


def _with_cards(civilization: Civilization, units: list[int], points: int, discarded: int) -> int:
    """Strength of units and points so far, if every card in hand is used as well as possible."""
    total = _strength(civilization, units) + points
    discards = max(0, civilization.traits[COLONIZE_DISCARDS] - discarded)
    each = civilization.traits[COLONIZE_PER_DISCARD]
    for card in civilization.military_hand:
        if FORCE_BONUS[card] >= each and FORCE_BONUS[card]:
            total += FORCE_BONUS[card]
        elif discards:
            discards -= 1
            total += each
    return total


def _strength(civilization: Civilization, units: list[int]) -> int:
    """Units, their armies by the current tactic, and colonization bonuses of cards in play."""
    total = civilization.traits[COLONIZATION]
    for i in range(len(units)):
        total += units[i] * WORKER_STRENGTH[FIRST_UNIT + i]
    if civilization.tactic != NONE:
        khan = civilization.traits[INFANTRY_AS_CAVALRY] > 0
        total += armies([0] * FIRST_UNIT + units, civilization.tactic, khan)
    return total


def add_bids(choices: list[int], state: Position, ask: Ask) -> None:
    choices.append(A_PASS)
    most = min(HIGHEST_BID, greatest_force(state.civilizations[ask.seat]))
    for bid in range(ask.number + 1, most + 1):
        choices.append(A_BID[bid])


def bid(state: Position, ask: Ask, number: int) -> None:
    """A bid (or a pass, as 0): the next bidder is asked, or the winner sends a force."""
    state.stack.pop()
    state.reveals += 1
    bidders = ask.more[:]
    place = bidders.index(ask.seat)
    following = bidders[(place + 1) % len(bidders)]
    if number:
        highest, leader = number, ask.seat
        state.tell("bids", ask.seat, IDS[ask.card], number)
    else:
        highest, leader = ask.number, ask.other
        bidders.remove(ask.seat)
        state.tell("passes_auction", ask.seat, IDS[ask.card])
    if not bidders:
        state.past.append(ask.card)
        state.tell("unclaimed", state.turn, IDS[ask.card])
    elif leader != NONE and bidders == [leader]:
        units = [0] * (WORKER_CARDS - FIRST_UNIT)
        state.push(Ask(FORCE, leader, ask.card, highest, NONE, [0, 0, *units]))
    else:
        state.push(Ask(AUCTION, following, ask.card, highest, leader, bidders))


def force_strength(civilization: Civilization, ask: Ask) -> int:
    return _strength(civilization, ask.more[_UNITS:]) + ask.more[_CARDS]


def reachable_force(civilization: Civilization, ask: Ask) -> int:
    """The strongest force that can still be put together, with all units and cards left."""
    units = civilization.workers[FIRST_UNIT:]
    return _with_cards(civilization, units, ask.more[_CARDS], ask.more[_DISCARDED]) if any(units) else 0


def add_force_choices(choices: list[int], state: Position, ask: Ask) -> None:
    """Units and cards that can still be added; done once the bid is reached with at least one unit."""
    civilization = state.civilizations[ask.seat]
    sent = ask.more[_UNITS:]
    if any(sent) and force_strength(civilization, ask) >= ask.number:
        choices.append(A_DONE)
    for i in range(len(sent)):
        if civilization.workers[FIRST_UNIT + i] > sent[i]:
            choices.append(A_SEND[FIRST_UNIT + i])
    last = NONE
    for card in civilization.military_hand:
        if card == last:
            continue
        last = card
        if FORCE_BONUS[card]:
            choices.append(A_BONUS[card])
        if _may_discard(civilization, ask, card):
            choices.append(A_DISCARD[card])


def _may_discard(civilization: Civilization, ask: Ask, card: int) -> bool:
    """James Cook: a discard counts, as long as the bid can still be reached without that card."""
    if ask.more[_DISCARDED] >= civilization.traits[COLONIZE_DISCARDS]:
        return False
    each = civilization.traits[COLONIZE_PER_DISCARD]
    possible = _with_cards(
        civilization, civilization.workers[FIRST_UNIT:], ask.more[_CARDS] + each, ask.more[_DISCARDED] + 1
    )
    return possible - max(FORCE_BONUS[card], 0) >= ask.number


def send(ask: Ask, card: int) -> None:
    ask.more[_UNITS + card - FIRST_UNIT] += 1


def add_bonus_card(state: Position, ask: Ask, card: int) -> None:
    reveal(state, state.civilizations[ask.seat], card)
    discard_open(state, card)
    ask.more[_CARDS] += FORCE_BONUS[card]
    state.tell("plays", ask.seat, IDS[card])


def add_discard(state: Position, ask: Ask, card: int) -> None:
    civilization = state.civilizations[ask.seat]
    discard_hidden(state, civilization, card)
    ask.more[_DISCARDED] += 1
    ask.more[_CARDS] += civilization.traits[COLONIZE_PER_DISCARD]


def colonize(state: Position, ask: Ask) -> None:
    """The units are gone for the yellow bank; the territory becomes a colony."""
    state.stack.pop()
    civilization = state.civilizations[ask.seat]
    for card in range(FIRST_UNIT, WORKER_CARDS):
        sent = ask.more[_UNITS + card - FIRST_UNIT]
        civilization.workers[card] -= sent
        civilization.yellow_bank += sent
    settle(state, civilization, ask.card)


def settle(state: Position, civilization: Civilization, territory: int) -> None:
    """The permanent effect first, then the immediate one."""
    state.tell("colonizes", civilization.seat, IDS[territory])
    state.push(Ask(COLONY_EFFECT, civilization.seat, territory))
    gain_colony(state, civilization, territory)


def gain_colony(state: Position, civilization: Civilization, territory: int) -> None:
    civilization.colonies.append(territory)
    add_card(civilization, territory, 1)
    refresh(state, civilization)
    move_card_tokens(state, civilization, territory, 1)


def lose_colony(state: Position, civilization: Civilization, territory: int) -> None:
    civilization.colonies.remove(territory)
    add_card(civilization, territory, -1)
    refresh(state, civilization)
    move_card_tokens(state, civilization, territory, -1)


def abandon_colony(state: Position, civilization: Civilization, territory: int) -> None:
    """A colony leaves the game."""
    discard_open(state, territory)
    state.tell("loses_colony", civilization.seat, IDS[territory])
    lose_colony(state, civilization, territory)


def immediate_effect(state: Position, civilization: Civilization, territory: int) -> None:
    """What a colony brings once, in the printed order."""
    for i in range(len(EFFECT_WHAT[territory])):
        gain(state, civilization, EFFECT_WHAT[territory][i], EFFECT_NUMBERS[territory][i][0], IN_COLONIES)
