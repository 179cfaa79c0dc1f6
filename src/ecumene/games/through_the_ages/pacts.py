# Compiled by mypyc where a C compiler is present.
"""Pacts: offered, accepted, cancelled, and what they say about attacks."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.military_cards import *
from ecumene.kernel.messages import Seat


def offer_pact(state: Position, civilization: Civilization, action: int) -> None:
    """The card is revealed; the other player decides."""
    card, partner = CARD[action], RIVAL[action]
    reveal(state, civilization, card)
    state.tell("offers_pact", civilization.seat, IDS[card], rival=partner)
    state.push(PactOffer(partner, card, civilization.seat, SIDE[action]))


class PactOffer(Choice):
    """The rival offers a pact: accept or refuse. ``side`` is the owner's."""

    rule: ClassVar[str] = "pacts"
    holds_card: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, owner: int, side: int) -> None:
        super().__init__(seat, card, owner)
        self.side = side

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        return [DO_ACCEPT, DO_REFUSE]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        owner = state.civilizations[self.rival]
        if action == DO_ACCEPT:
            make_pact(state, owner, self.card, self.seat, self.side)
            state.tell("accepts_pact", self.seat, IDS[self.card], rival=self.rival)
        else:
            show_in_hand(owner, self.card)
            state.tell("refuses_pact", self.seat, IDS[self.card], rival=self.rival)

    def facts(self) -> list[int]:
        return [self.card, self.rival, self.side]

    def about(self, state: Position) -> dict[str, Any]:
        return {"card": IDS[self.card], "rival": Seat(self.rival), "side": f"side-{'ab'[1 - self.side]}"}


def make_pact(state: Position, owner: Civilization, card: int, partner: int, side: int) -> None:
    """The pact lies in the owner's play area; an older one there ends."""
    if owner.pact != NONE:
        end_pact(state, owner)
    owner.pact = card
    owner.partner = partner
    owner.side = side
    _count_sides(state, owner, 1)
    refresh(state, owner)
    refresh(state, state.civilizations[partner])


def end_pact(state: Position, owner: Civilization) -> None:
    """The pact in this play area leaves the game for both parties."""
    _count_sides(state, owner, -1)
    discard_open(state, owner.pact)
    state.tell("pact_ends", owner.seat, IDS[owner.pact], rival=owner.partner)
    owner.pact = NONE
    partner = state.civilizations[owner.partner]
    owner.partner = NONE
    refresh(state, owner)
    refresh(state, partner)


def _count_sides(state: Position, owner: Civilization, sign: int) -> None:
    sides = SIDE_TRAITS[owner.pact]
    add_traits(owner, sides[owner.side], sign)
    add_traits(state.civilizations[owner.partner], sides[1 - owner.side], sign)


def binds(owner: Civilization, one: i64, two: i64) -> bool:
    """Whether somebody's pact, if there is one, binds these two seats."""
    return owner.partner in (one, two) and owner.seat in (one, two)


def attack_forbidden(state: Position, attacker: int, rival: int) -> bool:
    return any(FORBIDS_ATTACK[owner.pact] for owner in state.civilizations if binds(owner, attacker, rival))


def end_pacts_by_attack(state: Position, attacker: int, rival: int) -> None:
    """Pacts that end when one party attacks the other."""
    for owner in state.civilizations:
        if binds(owner, attacker, rival) and ENDS_ON_ATTACK[owner.pact]:
            end_pact(state, owner)


def strength_in_attack(state: Position, seat: int, rival: int, attacks: bool, ending: bool) -> int:
    """Strength when one of two attacks the other: with what attackers gain, and without pacts that end by it.

    A war is resolved a turn after it was declared: pacts made since then stay (``ending`` is false).
    """
    strength = state.civilizations[seat].raw_strength
    for owner in state.civilizations:
        if not binds(owner, seat, rival):
            continue
        traits = SIDE_TRAITS[owner.pact][owner.side if owner.seat == seat else 1 - owner.side]
        for i in range(0, len(traits), 2):
            if ending and ENDS_ON_ATTACK[owner.pact] and traits[i] == STRENGTH:
                strength -= traits[i + 1]
            elif attacks and traits[i] == ATTACKER_STRENGTH:
                strength += traits[i + 1]
    return max(0, strength)


# Trade Routes Agreement


def can_exchange(civilization: Civilization) -> bool:
    """One food used as a resource, or one resource as food, once a turn."""
    if civilization.exchanged:
        return False
    if civilization.traits[FOOD_AS_RESOURCE]:
        return civilization.food > 0
    return civilization.traits[RESOURCE_AS_FOOD] > 0 and civilization.resources > 0


def do_exchange(state: Position, civilization: Civilization, action: int) -> None:
    exchange(civilization)
    state.tell("exchanges", civilization.seat)


def why_not_exchange(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    return say.no("once" if civilization.exchanged else "exchange")


def exchange(civilization: Civilization) -> None:
    civilization.exchanged = True
    if civilization.traits[FOOD_AS_RESOURCE]:
        spend_food(civilization, 1)
        civilization.extra_resources += 1
    else:
        spend_resources(civilization, 1)
        civilization.extra_food += 1
