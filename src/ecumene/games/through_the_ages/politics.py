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
from ecumene.games.through_the_ages.pacts import end_pact
from ecumene.games.through_the_ages.state import Civilization, Table
from ecumene.games.through_the_ages.tables import FAMILY, HAS_SIDES, IDS, NONE, STORE_CARDS, WORKER_CARDS
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


def look_at_event(table: Table, civilization: Civilization) -> None:
    """Joan of Arc sees the top current event when the politics phase begins."""
    if not civilization.traits[LOOK_AT_EVENT] or not table.current:
        return
    seat = civilization.seat
    if not table.top_known >> seat & 1:
        table.top_known |= 1 << seat
        table.reveals += 1
        if table.journal is not None:
            table.journal.tell_secret(
                1 << seat, "looks_at_event", {"card": IDS[table.current[-1]]}, public=False, player=seat
            )


def add_political_actions(choices: list[int], table: Table, civilization: Civilization) -> None:
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
            for rival in table.civilizations:
                if can_aggress(table, civilization, card, rival):
                    choices.append(A_ATTACK[card][rival.seat])
        elif family == WAR:
            for rival in table.civilizations:
                if can_declare_war(table, civilization, card, rival):
                    choices.append(A_WAR[card][rival.seat])
        elif family == PACT:
            _add_pacts(choices, table, civilization, card)
    for owner in table.civilizations:
        if owner.pact != NONE and civilization.seat in (owner.seat, owner.partner):
            choices.append(A_CANCEL[owner.seat])
    if civilization.traits[RETIRE_FOR_YELLOW]:
        choices.append(A_RETIRE)
    if table.resignation and table.age < LAST_AGE:
        choices.append(A_RESIGN)


def _add_pacts(choices: list[int], table: Table, civilization: Civilization, card: int) -> None:
    for partner in table.civilizations:
        if partner.seat != civilization.seat and partner.active:
            choices.append(A_PACT[card][2 * partner.seat])
            if HAS_SIDES[card]:
                choices.append(A_PACT[card][2 * partner.seat + 1])


def resign(table: Table, civilization: Civilization) -> None:
    """The civilization leaves: its cards go, wars against it end for culture, pacts with it end."""
    seat = civilization.seat
    table.tell("resigns", seat)
    table.reveals += 1
    for owner in table.civilizations:
        if owner.pact != NONE and seat in (owner.seat, owner.partner):
            end_pact(table, owner)
    for other in table.civilizations:
        while seat in other.war_rivals:
            place = other.war_rivals.index(seat)
            other.war_rivals.pop(place)
            discard_open(table, other.wars.pop(place))
            gain_culture(other, CULTURE_FOR_DESERTED_WAR, IN_CONFLICT)
    _clear_play_area(table, civilization)
    civilization.active = False
    table.remaining -= 1


def _clear_play_area(table: Table, civilization: Civilization) -> None:
    """All cards and tokens of a civilization that resigned leave the table."""
    for card in civilization.military_hand:
        table.discard.append(card)
        table.discard_masks.append(1 << civilization.seat)
    for card in civilization.wars + civilization.colonies:
        discard_open(table, card)
    if civilization.own_tactic:
        discard_open(table, civilization.tactic)
    if civilization.wonder != NONE:
        drop_wonder(table, civilization)
    gone = [card for card in (civilization.leader, civilization.tucked, civilization.government) if card != NONE]
    gone += civilization.civil_hand + civilization.wonders + [card for card in civilization.specials if card != NONE]
    gone += [card for card in range(WORKER_CARDS) if civilization.owned[card]]
    table.civil_gone.extend(gone)
    table.blue_box += civilization.blue_bank + sum(civilization.blue)
    table.yellow_box += civilization.yellow_bank + civilization.unused + sum(civilization.workers)
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
