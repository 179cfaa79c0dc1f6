# Compiled by mypyc where a C compiler is present.
"""The politics phase: what can be done in it, looking at events, resigning."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.through_the_ages import actions
from ecumene.games.through_the_ages.actions import CATALOGUE, SEATS
from ecumene.games.through_the_ages.colonization import settle
from ecumene.games.through_the_ages.conflict import aggress, can_aggress, why_not_attack
from ecumene.games.through_the_ages.events import prepare
from ecumene.games.through_the_ages.leaders import remove_leader
from ecumene.games.through_the_ages.military_cards import *
from ecumene.games.through_the_ages.pacts import end_pact, offer_pact
from ecumene.games.through_the_ages.war import can_declare_war, declare_war, why_not_war
from ecumene.games.through_the_ages.wonders import drop_wonder
from ecumene.kernel.actions import Action


class EnterPolitics(Task):
    """Wars are over: the tactic becomes common, and the politics phase begins."""

    def take(self, state: Position) -> None:
        civilization = state.civilizations[self.seat]
        share_tactic(state, civilization)
        look_at_event(state, civilization)
        if civilization.skips_politics:
            civilization.skips_politics = False
        else:
            state.push(_POLITICS[self.seat])


def share_tactic(state: Position, civilization: Civilization) -> None:
    """The tactic moves to the common area; a second copy there leaves the game."""
    if not civilization.own_tactic:
        return
    civilization.own_tactic = False
    if civilization.tactic in state.tactics:
        state.put_away([civilization.tactic], state.everyone())
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

    rule: ClassVar[str] = "politics"
    from_hand: ClassVar[bool] = True

    def __init__(self, seat: int, again: bool) -> None:
        super().__init__(seat)
        self.again = again  # the second political action that Julius Caesar allows

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        choices = [DO_PASS]
        last = NONE
        for card in civilization.military_hand:
            if card != last:
                _add_uses(choices, state, civilization, card)
            last = card
        for owner in state.civilizations:
            if owner.pact != NONE and (owner.seat == self.seat or owner.partner == self.seat):
                choices.append(DO_CANCEL[owner.seat])
        if civilization.traits[RETIRE_FOR_YELLOW]:
            choices.append(DO_RETIRE)
        if state.resignation and state.age < LAST_AGE:
            choices.append(DO_RESIGN)
        return choices

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        if action == DO_PASS:
            return
        if self.again:
            civilization.second_action_used = True
        else:
            state.push(SecondAction(self.seat))
        _DOES[action](state, civilization, action)

    def facts(self) -> list[int]:
        return [int(self.again)]

    def question(self, state: Position) -> str:
        return "politics_again" if self.again else "politics"

    def why_not(self, state: Position, civilization: Civilization, action: int) -> Illegal | None:
        verb = type(CATALOGUE[action])
        return _VERBS[verb][1](state, civilization, action) if verb in _VERBS else None

    def rule_for(self, action: int) -> str:
        return _VERBS[type(CATALOGUE[action])][2]

    def reach(self, state: Position, seat: int) -> list[int]:
        """Aggressions and wars against every rival."""
        reach: list[int] = []
        for card in sorted(set(state.civilizations[seat].military_hand)):
            for rival in range(state.players):
                if rival != seat:
                    reach += [table[card][rival] for table in (DO_ATTACK, DO_WAR) if table[card][rival] != NONE]
        return reach


_POLITICS: Final = [Politics(seat, False) for seat in range(len(SEATS))]


class SecondAction(Task):
    """Julius Caesar, once a game; whoever gave up the next political action has none to take."""

    def take(self, state: Position) -> None:
        civilization = state.civilizations[self.seat]
        if not civilization.traits[SECOND_POLITICAL_ACTION] or civilization.second_action_used:
            return
        if civilization.skips_politics:
            civilization.skips_politics = False
        else:
            state.push(Politics(self.seat, True))


def _add_uses(choices: list[int], state: Position, civilization: Civilization, card: int) -> None:
    """What a card in hand can be used for."""
    family = FAMILY[card]
    if family == EVENT or family == TERRITORY:
        choices.append(DO_PREPARE[card])
        if family == TERRITORY and civilization.traits[COLONIZE_FROM_HAND]:
            choices.append(DO_SETTLE[card])
    elif family == AGGRESSION:
        for rival in state.civilizations:
            if can_aggress(state, civilization, card, rival):
                choices.append(DO_ATTACK[card][rival.seat])
    elif family == WAR:
        for rival in state.civilizations:
            if can_declare_war(state, civilization, card, rival):
                choices.append(DO_WAR[card][rival.seat])
    elif family == PACT:
        sides = 2 if HAS_SIDES[card] else 1
        for partner in state.civilizations:
            if partner.seat != civilization.seat and partner.active:
                choices.extend([DO_PACT[card][side][partner.seat] for side in range(sides)])


# What can be done


def _why_not_from_hand(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    """The card is not there, there is nobody to play it against, or the fight cannot be."""
    card, number = CARD[action], RIVAL[action]
    lack = lack_card(civilization.military_hand, card)
    if lack is not None or number == NONE:
        return lack
    if number >= state.players or not state.civilizations[number].active:
        return say.no("no-such-rival")
    if number == civilization.seat:
        return say.no("self")
    rival = state.civilizations[number]
    if FAMILY[card] == AGGRESSION:
        return why_not_attack(state, civilization, card, rival)
    return why_not_war(state, civilization, card, rival) if FAMILY[card] == WAR else None


def _cancel(state: Position, civilization: Civilization, action: int) -> None:
    end_pact(state, state.civilizations[OWNER[action]])


def _retire(state: Position, civilization: Civilization, action: int) -> None:
    tokens = civilization.traits[RETIRE_FOR_YELLOW]
    remove_leader(state, civilization)
    gain_yellow_tokens(state, civilization, tokens)


def _why_not_retire(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    return only_with(civilization, RETIRE_FOR_YELLOW, "alexander_the_great")


def _settle(state: Position, civilization: Civilization, action: int) -> None:
    remove_leader(state, civilization)
    reveal(state, civilization, CARD[action])
    settle(state, civilization, CARD[action])


def _why_not_settle(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    needs = only_with(civilization, COLONIZE_FROM_HAND, "christopher_columbus")
    return needs or _why_not_from_hand(state, civilization, action)


def _why_not_resign(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    return say.no("resign-last-age" if state.age == LAST_AGE else "resign-option")


# Resigning


def resign(state: Position, civilization: Civilization, action: int) -> None:
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
            discard_open(state, other.wars[place])
            other.wars = other.wars[:place] + other.wars[place + 1 :]
            other.war_rivals = other.war_rivals[:place] + other.war_rivals[place + 1 :]
            gain_culture(other, CULTURE_FOR_DESERTED_WAR, IN_CONFLICT)
    _clear_play_area(state, civilization)
    nobody = Civilization(seat)
    nobody.clear()
    nobody.active = False
    state.civilizations[seat] = nobody
    state.remaining -= 1
    state.stack.clear()


def _clear_play_area(state: Position, civilization: Civilization) -> None:
    """All cards and tokens of a civilization that resigned leave play."""
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


# What each verb does, why not, and the paragraph of the rules

_VERBS: Final[dict[type[Action], Verb]] = {
    actions.Prepare: (lambda state, own, action: prepare(state, own, CARD[action]), _why_not_from_hand, "events"),
    actions.Attack: (aggress, _why_not_from_hand, "aggression"),
    actions.War: (declare_war, _why_not_from_hand, "war"),
    actions.Pact: (offer_pact, _why_not_from_hand, "pacts"),
    actions.Cancel: (_cancel, lambda state, own, action: say.no("no-pact"), "pacts"),
    actions.Retire: (_retire, _why_not_retire, "leaders"),
    actions.Settle: (_settle, _why_not_settle, "leaders"),
    actions.Resign: (resign, _why_not_resign, "resigning"),
}

_DOES: Final[dict[int, Do]] = {id: _VERBS[type(it)][0] for id, it in enumerate(CATALOGUE) if type(it) in _VERBS}
