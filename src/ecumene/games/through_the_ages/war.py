# Compiled by mypyc where a C compiler is present.
"""Wars: declared, and resolved when the turn comes round again."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.through_the_ages import conflict, economy
from ecumene.games.through_the_ages.effects import TakeCultureByAdvantage, TakeYellowTokens
from ecumene.games.through_the_ages.military_cards import discard_open
from ecumene.games.through_the_ages.state import *
from ecumene.games.through_the_ages.technologies import lose_special, put_special
from ecumene.kernel.messages import Seat


def can_declare_war(state: Position, civilization: Civilization, card: int, rival: Civilization) -> bool:
    if state.last_round and state.round >= state.last_round:
        return False
    return not rival.traits[SAFE_FROM_WAR] and conflict.can_fight(state, civilization, card, rival)


def why_not_war(state: Position, civilization: Civilization, card: int, rival: Civilization) -> Illegal | None:
    lack = conflict.why_not_fight(state, civilization, card, rival)
    if lack is not None:
        return lack
    return say.no("safe-from-war", rival=Seat(rival.seat)) if rival.traits[SAFE_FROM_WAR] else say.no("last-round")


def declare_war(state: Position, civilization: Civilization, card: int, rival: int) -> None:
    """The card lies in the play area until the next turn."""
    conflict.turn_against(state, civilization, card, rival, "declares_war")
    civilization.wars = [*civilization.wars, card]
    civilization.war_rivals = [*civilization.war_rivals, rival]


class ResolveWars(Task):
    """At the start of a turn, one war after the other."""

    def take(self, state: Position) -> None:
        civilization = state.civilizations[self.seat]
        if civilization.wars:
            state.push(self)
            resolve_war(state, civilization)


def resolve_war(state: Position, civilization: Civilization) -> None:
    """Compare strengths; the stronger takes what the card says, the card leaves play."""
    card = civilization.wars[0]
    rival = civilization.war_rivals[0]
    civilization.wars = civilization.wars[1:]
    civilization.war_rivals = civilization.war_rivals[1:]
    lead = conflict.advantage(state, civilization.seat, rival, war=True)
    state.push(WarEnd(civilization.seat, card))
    if lead == 0:
        state.tell("war_undecided", civilization.seat, IDS[card], rival=rival)
        return
    winner = civilization if lead > 0 else state.civilizations[rival]
    loser = state.civilizations[rival] if lead > 0 else civilization
    lead = abs(lead)
    state.tell("wins_war", winner.seat, IDS[card], lead, loser.seat)
    prize = EFFECTS[card][0]
    if isinstance(prize, TakeYellowTokens):
        taken = -economy.gain_yellow_tokens(state, loser, -(prize.n + lead // prize.advantage))
        economy.gain_yellow_tokens(state, winner, taken)
    elif isinstance(prize, TakeCultureByAdvantage):
        conflict.take_culture(state, winner, loser, prize.n + lead)
    else:
        state.push(Seizure(winner.seat, card, loser.seat, lead))


class WarEnd(Task):
    """The card of a war that was resolved leaves play."""

    holds_card: ClassVar[bool] = True

    def take(self, state: Position) -> None:
        discard_open(state, self.card)


class Seizure(Choice):
    """Special technologies that can be had for ``n`` science of the prize; done takes the rest in science."""

    rule: ClassVar[str] = "war"
    wording: ClassVar[dict[str, str]] = {"done": "done-seizure"}

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        choices = [DO_DONE]
        for card in sorted(state.civilizations[self.rival].specials):
            if card == NONE or SCIENCE_COST[card] > self.n:
                continue
            if card not in civilization.specials and card not in civilization.civil_hand:
                choices.append(DO_SEIZE[card])
        return choices

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        loser = state.civilizations[self.rival]
        if action == DO_DONE:
            conflict.take_science(state, civilization, loser, self.n)
            return
        card = CARD[action]
        state.tell("seizes", self.seat, IDS[card], rival=self.rival)
        state.push(Seizure(self.seat, self.card, self.rival, self.n - SCIENCE_COST[card]))
        lose_special(state, loser, card)
        put_special(state, civilization, card)
