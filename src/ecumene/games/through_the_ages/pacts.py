# Compiled by mypyc where a C compiler is present.
"""Pacts: offered, accepted, cancelled, and what they say about attacks."""

from __future__ import annotations

from ecumene.games.through_the_ages.military_cards import discard_open, reveal, show_in_hand
from ecumene.games.through_the_ages.state import PACT_OFFER, Ask, Civilization, Table
from ecumene.games.through_the_ages.statistics import add_side, refresh
from ecumene.games.through_the_ages.tables import ENDS_ON_ATTACK, FORBIDS_ATTACK, IDS, NONE, SIDE_TRAITS
from ecumene.games.through_the_ages.traits import ATTACKER_STRENGTH, STRENGTH


def offer_pact(table: Table, civilization: Civilization, card: int, partner: int, side: int) -> None:
    """The card is revealed; the other player decides."""
    reveal(table, civilization, card)
    table.tell("offers_pact", civilization.seat, IDS[card], rival=partner)
    table.push(Ask(PACT_OFFER, partner, card, side, civilization.seat))


def answer_pact(table: Table, ask: Ask, accepted: bool) -> None:
    owner = table.civilizations[ask.other]
    if not accepted:
        show_in_hand(owner, ask.card)
        table.tell("refuses_pact", ask.seat, IDS[ask.card], rival=ask.other)
        return
    if owner.pact != NONE:
        end_pact(table, owner)
    owner.pact = ask.card
    owner.partner = ask.seat
    owner.side = ask.number
    _count_sides(table, owner, 1)
    table.tell("accepts_pact", ask.seat, IDS[ask.card], rival=ask.other)


def end_pact(table: Table, owner: Civilization) -> None:
    """The pact in this play area leaves the game for both parties."""
    _count_sides(table, owner, -1, still_there=False)
    discard_open(table, owner.pact)
    table.tell("pact_ends", owner.seat, IDS[owner.pact], rival=owner.partner)
    owner.pact = NONE
    partner = table.civilizations[owner.partner]
    owner.partner = NONE
    refresh(table, owner)
    refresh(table, partner)


def _count_sides(table: Table, owner: Civilization, sign: int, still_there: bool = True) -> None:
    partner = table.civilizations[owner.partner]
    add_side(owner, owner.pact, owner.side, sign)
    add_side(partner, owner.pact, 1 - owner.side, sign)
    if still_there:
        refresh(table, owner)
        refresh(table, partner)


def pacts_between(table: Table, one: int, two: int) -> list[int]:
    """The owners of pacts that bind these two seats."""
    owners = []
    for owner in table.civilizations:
        if owner.pact != NONE and (owner.seat, owner.partner) in ((one, two), (two, one)):
            owners.append(owner.seat)
    return owners


def attack_forbidden(table: Table, attacker: int, rival: int) -> bool:
    return any(FORBIDS_ATTACK[table.civilizations[owner].pact] for owner in pacts_between(table, attacker, rival))


def end_pacts_by_attack(table: Table, attacker: int, rival: int) -> None:
    """Pacts that end when one party attacks the other."""
    for owner in pacts_between(table, attacker, rival):
        if ENDS_ON_ATTACK[table.civilizations[owner].pact]:
            end_pact(table, table.civilizations[owner])


def strength_in_attack(table: Table, seat: int, rival: int, attacks: bool, ending: bool) -> int:
    """Strength when one of two attacks the other: with what attackers gain, and without pacts that end by it.

    A war is resolved a turn after it was declared: pacts made since then stay (``ending`` is false).
    """
    civilization = table.civilizations[seat]
    strength = civilization.raw_strength
    for owner in pacts_between(table, seat, rival):
        pact = table.civilizations[owner].pact
        side = table.civilizations[owner].side if owner == seat else 1 - table.civilizations[owner].side
        traits = SIDE_TRAITS[pact][side]
        for i in range(0, len(traits), 2):
            if ending and ENDS_ON_ATTACK[pact] and traits[i] == STRENGTH:
                strength -= traits[i + 1]
            elif attacks and traits[i] == ATTACKER_STRENGTH:
                strength += traits[i + 1]
    return max(0, strength)
