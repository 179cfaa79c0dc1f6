# Compiled by mypyc where a C compiler is present.
"""The politics phase: what can be done in it, looking at events, resigning."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.through_the_ages import codes
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
    FIRST,
    SECOND,
    VERB,
)
from ecumene.games.through_the_ages.colonization import settle
from ecumene.games.through_the_ages.components import CULTURE_FOR_DESERTED_WAR, LAST_AGE
from ecumene.games.through_the_ages.conflict import aggress, can_aggress
from ecumene.games.through_the_ages.economy import IN_CONFLICT, gain_culture
from ecumene.games.through_the_ages.end_of_age import drop_wonder
from ecumene.games.through_the_ages.events import prepare
from ecumene.games.through_the_ages.leaders import remove_leader, retire_for_yellow_token
from ecumene.games.through_the_ages.military_cards import discard_open, reveal
from ecumene.games.through_the_ages.numbers import FAMILY, HAS_SIDES, IDS, NONE, STORE_CARDS, WORKER_CARDS
from ecumene.games.through_the_ages.pacts import end_pact, offer_pact
from ecumene.games.through_the_ages.state import Choice, Civilization, Position, Task
from ecumene.games.through_the_ages.traits import (
    AGGRESSION,
    COLONIZE_FROM_HAND,
    EVENT,
    LOOK_AT_EVENT,
    PACT,
    RETIRE_FOR_YELLOW,
    SECOND_POLITICAL_ACTION,
    TERRITORY,
    TRAITS,
    WAR,
)
from ecumene.games.through_the_ages.war import can_declare_war, declare_war


class EnterPolitics(Task):
    """Wars are over: the tactic becomes common, and the politics phase begins."""

    kind: ClassVar[str] = "enter_politics"

    def take(self, state: Position) -> None:
        civilization = state.civilizations[self.seat]
        share_tactic(state, civilization)
        look_at_event(state, civilization)
        if civilization.skips_politics:
            civilization.skips_politics = False
        else:
            state.push(Politics(self.seat, False))


def share_tactic(state: Position, civilization: Civilization) -> None:
    """The tactic moves to the common area; a second copy there leaves the game."""
    if not civilization.own_tactic:
        return
    civilization.own_tactic = False
    if civilization.tactic in state.tactics:
        state.removed.append(civilization.tactic)
        state.removed_masks.append(state.everyone())
    else:
        state.tactics.append(civilization.tactic)
        state.tactics.sort()


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


class Politics(Choice):
    """One political action, or pass."""

    kind: ClassVar[str] = "politics"
    rule: ClassVar[str] = "politics"
    from_hand: ClassVar[bool] = True

    def __init__(self, seat: int, again: bool) -> None:
        super().__init__(seat)
        self.again = again  # the second political action that Julius Caesar allows

    def answers(self, state: Position) -> list[int]:
        civilization = state.civilizations[self.seat]
        choices = [A_PASS]
        last = NONE
        for card in civilization.military_hand:
            if card != last:
                _add_uses(choices, state, civilization, card)
            last = card
        for owner in state.civilizations:
            if owner.pact != NONE and (owner.seat == self.seat or owner.partner == self.seat):
                choices.append(A_CANCEL[owner.seat])
        if civilization.traits[RETIRE_FOR_YELLOW]:
            choices.append(A_RETIRE)
        if state.resignation and state.age < LAST_AGE:
            choices.append(A_RESIGN)
        return choices

    def answer(self, state: Position, seat: int, action: int) -> None:
        civilization = state.civilizations[seat]
        state.stack.pop()
        if action == A_RESIGN:
            resign(state, civilization)
            state.stack.clear()
        elif action != A_PASS:
            if self.again:
                civilization.second_action_used = True
            else:
                state.push(SecondAction(seat))
            _act(state, civilization, action)

    def facts(self) -> list[int]:
        return [int(self.again)]

    def question(self, state: Position) -> str:
        return "politics_again" if self.again else "politics"


class SecondAction(Task):
    """Julius Caesar, once a game; whoever gave up the next political action has none to take."""

    kind: ClassVar[str] = "second_action"

    def take(self, state: Position) -> None:
        civilization = state.civilizations[self.seat]
        if not civilization.traits[SECOND_POLITICAL_ACTION] or civilization.second_action_used:
            return
        if civilization.skips_politics:
            civilization.skips_politics = False
        else:
            state.push(Politics(self.seat, True))


def _act(state: Position, civilization: Civilization, action: int) -> None:
    verb = VERB[action]
    first = FIRST[action]
    second = SECOND[action]
    if verb == codes.PREPARE:
        prepare(state, civilization, first)
    elif verb == codes.ATTACK:
        aggress(state, civilization, first, second)
    elif verb == codes.DECLARE_WAR:
        declare_war(state, civilization, first, second)
    elif verb == codes.OFFER_PACT:
        offer_pact(state, civilization, first, second // 2, second % 2)
    elif verb == codes.CANCEL:
        end_pact(state, state.civilizations[first])
    elif verb == codes.RETIRE:
        retire_for_yellow_token(state, civilization)
    else:
        remove_leader(state, civilization)
        reveal(state, civilization, first)
        settle(state, civilization, first)


def _add_uses(choices: list[int], state: Position, civilization: Civilization, card: int) -> None:
    """What a card in hand can be used for."""
    family = FAMILY[card]
    if family == EVENT or family == TERRITORY:
        choices.append(A_PREPARE[card])
        if family == TERRITORY and civilization.traits[COLONIZE_FROM_HAND]:
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
