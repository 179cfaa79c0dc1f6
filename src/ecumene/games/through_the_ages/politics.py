# Compiled by mypyc where a C compiler is present.
"""The politics phase: what can be done in it, looking at events, resigning."""

from __future__ import annotations

from ecumene.games.through_the_ages.codes import (
    A_ATTACK,
    A_CANCEL,
    A_PACT,
    A_PASS,
    A_PREPARE,
    A_RESIGN,
    A_RETIRE,
    A_SETTLE,
    A_WAR,
)
from ecumene.games.through_the_ages.components import CULTURE_FOR_DESERTED_WAR, LAST_AGE
from ecumene.games.through_the_ages.conflict import can_aggress, can_declare_war
from ecumene.games.through_the_ages.economy import IN_CONFLICT, gain_culture
from ecumene.games.through_the_ages.end_of_age import drop_wonder
from ecumene.games.through_the_ages.military_cards import discard_open
from ecumene.games.through_the_ages.numbers import FAMILY, HAS_SIDES, IDS, NONE, STORE_CARDS, WORKER_CARDS
from ecumene.games.through_the_ages.pacts import end_pact
from ecumene.games.through_the_ages.state import Civilization, Position
from ecumene.games.through_the_ages.traits import (
    AGGRESSION,
    COLONIZE_FROM_HAND,
    EVENT,
    LOOK_AT_EVENT,
    PACT,
    RETIRE_FOR_YELLOW,
    TERRITORY,
    TRAITS,
    WAR,
)


def look_at_event(state: Position, civilization: Civilization) -> None:
    """Joan of Arc sees the top current event when the politics phase begins."""
    if not civilization.traits[LOOK_AT_EVENT] or not state.current:
        return
    seat = civilization.seat
    if not state.top_known >> seat & 1:
        state.top_known |= 1 << seat
        state.reveals += 1
        if state.journal is not None:
            state.journal.tell_only(1 << seat, "looks_at_event", seat, card=IDS[state.current[-1]])


def add_political_actions(choices: list[int], state: Position, civilization: Civilization) -> None:
    """All political actions, and passing."""
    choices.append(A_PASS)
    last = NONE
    for card in civilization.military_hand:
        if card == last:
            continue
        last = card
        family = FAMILY[card]
        if family == EVENT:
            choices.append(A_PREPARE[card])
        elif family == TERRITORY:
            choices.append(A_PREPARE[card])
            if civilization.traits[COLONIZE_FROM_HAND]:
                choices.append(A_SETTLE[card])
        elif family == AGGRESSION:
            for rival in state.civilizations:
                if can_aggress(state, civilization, card, rival):
                    choices.append(A_ATTACK[card][rival.seat])
        elif family == WAR:
            for rival in state.civilizations:
                if can_declare_war(state, civilization, card, rival):
                    choices.append(A_WAR[card][rival.seat])
        elif family == PACT:
            _add_pacts(choices, state, civilization, card)
    for owner in state.civilizations:
        if owner.pact != NONE and civilization.seat in (owner.seat, owner.partner):
            choices.append(A_CANCEL[owner.seat])
    if civilization.traits[RETIRE_FOR_YELLOW]:
        choices.append(A_RETIRE)
    if state.resignation and state.age < LAST_AGE:
        choices.append(A_RESIGN)


def _add_pacts(choices: list[int], state: Position, civilization: Civilization, card: int) -> None:
    for partner in state.civilizations:
        if partner.seat != civilization.seat and partner.active:
            choices.append(A_PACT[card][2 * partner.seat])
            if HAS_SIDES[card]:
                choices.append(A_PACT[card][2 * partner.seat + 1])


def resign(state: Position, civilization: Civilization) -> None:
    """The civilization leaves: its cards go, wars against it end for culture, pacts with it end."""
    seat = civilization.seat
    state.tell("resigns", seat)
    state.reveals += 1
    for owner in state.civilizations:
        if owner.pact != NONE and seat in (owner.seat, owner.partner):
            end_pact(state, owner)
    for other in state.civilizations:
        while seat in other.war_rivals:
            place = other.war_rivals.index(seat)
            other.war_rivals.pop(place)
            discard_open(state, other.wars.pop(place))
            gain_culture(other, CULTURE_FOR_DESERTED_WAR, IN_CONFLICT)
    _clear_play_area(state, civilization)
    civilization.active = False
    state.remaining -= 1


def _clear_play_area(state: Position, civilization: Civilization) -> None:
    """All cards and tokens of a civilization that resigned leave the table."""
    for card in civilization.military_hand:
        state.discard.append(card)
        state.discard_masks.append(1 << civilization.seat)
    for card in civilization.wars + civilization.colonies:
        discard_open(state, card)
    if civilization.own_tactic:
        discard_open(state, civilization.tactic)
    if civilization.wonder != NONE:
        drop_wonder(state, civilization)
    gone = [card for card in (civilization.leader, civilization.tucked, civilization.government) if card != NONE]
    gone += civilization.civil_hand + civilization.wonders + [card for card in civilization.specials if card != NONE]
    gone += [card for card in range(WORKER_CARDS) if civilization.owned[card]]
    state.civil_gone.extend(gone)
    state.blue_box += civilization.blue_bank + sum(civilization.blue)
    state.yellow_box += civilization.yellow_bank + civilization.unused + sum(civilization.workers)
    empty = Civilization(civilization.seat)
    civilization.military_hand = []
    civilization.shown = []
    civilization.civil_hand = []
    civilization.fresh = []
    civilization.wars = []
    civilization.war_rivals = []
    civilization.colonies = []
    civilization.wonders = []
    civilization.ruins = []
    civilization.specials = empty.specials
    civilization.prepared = []
    civilization.leader = civilization.tucked = civilization.tucked_under = civilization.tactic = NONE
    civilization.government = NONE
    civilization.own_tactic = False
    civilization.owned = [0] * WORKER_CARDS
    civilization.workers = [0] * WORKER_CARDS
    civilization.blue = [0] * STORE_CARDS
    civilization.traits = [0] * TRAITS
    civilization.blue_bank = civilization.yellow_bank = civilization.unused = 0
    civilization.science_points = civilization.culture_points = 0
    civilization.ledger = empty.ledger
    civilization.culture = civilization.science = civilization.strength = civilization.raw_strength = 0
    civilization.happiness = civilization.civil_total = civilization.military_total = 0
    civilization.civil_left = civilization.military_left = 0
