# Compiled by mypyc where a C compiler is present.
"""Pacts: offered, accepted, cancelled, and what they say about attacks."""

from __future__ import annotations

from ecumene.games.through_the_ages.military_cards import discard_open, reveal, show_in_hand
from ecumene.games.through_the_ages.numbers import ENDS_ON_ATTACK, FORBIDS_ATTACK, IDS, NONE, SIDE_TRAITS
from ecumene.games.through_the_ages.state import PACT_OFFER, Ask, Civilization, Position
from ecumene.games.through_the_ages.statistics import add_side, refresh
from ecumene.games.through_the_ages.traits import ATTACKER_STRENGTH, STRENGTH


def offer_pact(state: Position, civilization: Civilization, card: int, partner: int, side: int) -> None:
    """The card is revealed; the other player decides."""
    reveal(state, civilization, card)
    state.tell("offers_pact", civilization.seat, IDS[card], rival=partner)
    state.push(Ask(PACT_OFFER, partner, card, side, civilization.seat))


def answer_pact(state: Position, ask: Ask, accepted: bool) -> None:
    owner = state.civilizations[ask.other]
    if not accepted:
        show_in_hand(owner, ask.card)
        state.tell("refuses_pact", ask.seat, IDS[ask.card], rival=ask.other)
        return
    if owner.pact != NONE:
        end_pact(state, owner)
    owner.pact = ask.card
    owner.partner = ask.seat
    owner.side = ask.number
    _count_sides(state, owner, 1)
    state.tell("accepts_pact", ask.seat, IDS[ask.card], rival=ask.other)


def end_pact(state: Position, owner: Civilization) -> None:
    """The pact in this play area leaves the game for both parties."""
    _count_sides(state, owner, -1, still_there=False)
    discard_open(state, owner.pact)
    state.tell("pact_ends", owner.seat, IDS[owner.pact], rival=owner.partner)
    owner.pact = NONE
    partner = state.civilizations[owner.partner]
    owner.partner = NONE
    refresh(state, owner)
    refresh(state, partner)


def _count_sides(state: Position, owner: Civilization, sign: int, still_there: bool = True) -> None:
    partner = state.civilizations[owner.partner]
    add_side(owner, owner.pact, owner.side, sign)
    add_side(partner, owner.pact, 1 - owner.side, sign)
    if still_there:
        refresh(state, owner)
        refresh(state, partner)


def pacts_between(state: Position, one: int, two: int) -> list[int]:
    """The owners of pacts that bind these two seats."""
    owners = []
    for owner in state.civilizations:
        if owner.pact != NONE and (owner.seat, owner.partner) in ((one, two), (two, one)):
            owners.append(owner.seat)
    return owners


def attack_forbidden(state: Position, attacker: int, rival: int) -> bool:
    return any(FORBIDS_ATTACK[state.civilizations[owner].pact] for owner in pacts_between(state, attacker, rival))


def end_pacts_by_attack(state: Position, attacker: int, rival: int) -> None:
    """Pacts that end when one party attacks the other."""
    for owner in pacts_between(state, attacker, rival):
        if ENDS_ON_ATTACK[state.civilizations[owner].pact]:
            end_pact(state, state.civilizations[owner])


def strength_in_attack(state: Position, seat: int, rival: int, attacks: bool, ending: bool) -> int:
    """Strength when one of two attacks the other: with what attackers gain, and without pacts that end by it.

    A war is resolved a turn after it was declared: pacts made since then stay (``ending`` is false).
    """
    civilization = state.civilizations[seat]
    strength = civilization.raw_strength
    for owner in pacts_between(state, seat, rival):
        pact = state.civilizations[owner].pact
        side = state.civilizations[owner].side if owner == seat else 1 - state.civilizations[owner].side
        traits = SIDE_TRAITS[pact][side]
        for i in range(0, len(traits), 2):
            if ending and ENDS_ON_ATTACK[pact] and traits[i] == STRENGTH:
                strength -= traits[i + 1]
            elif attacks and traits[i] == ATTACKER_STRENGTH:
                strength += traits[i + 1]
    return max(0, strength)
