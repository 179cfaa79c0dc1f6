# Compiled by mypyc where a C compiler is present.
"""Wars: declared, and resolved when the turn comes round again."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.through_the_ages import conflict
from ecumene.games.through_the_ages.military_cards import *
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


def declare_war(state: Position, civilization: Civilization, action: int) -> None:
    """The card lies in the play area until the next turn."""
    card, rival = CARD[action], RIVAL[action]
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
    WARS[IDS[card]].win(state, winner, loser, card, lead)


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
        known = civilization.specials + civilization.civil_hand
        specials = [card for card in sorted(state.civilizations[self.rival].specials) if card != NONE]
        return [DO_DONE, *[DO_SEIZE[card] for card in specials if SCIENCE_COST[card] <= self.n and card not in known]]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        loser = state.civilizations[self.rival]
        if action == DO_DONE:
            conflict.TakeScience(self.n).win(state, civilization, loser, self.card, self.n)
            return
        card = CARD[action]
        state.tell("seizes", self.seat, IDS[card], rival=self.rival)
        state.push(Seizure(self.seat, self.card, self.rival, self.n - SCIENCE_COST[card]))
        lose_special(state, loser, card)
        put_special(state, civilization, card)


class TakeYellowTokens(conflict.Victory):
    """So many, and one more for every so much advantage."""

    n: int
    advantage: int

    def win(self, state: Position, own: Civilization, rival: Civilization, card: int, lead: int) -> None:
        take_yellow_tokens(state, own, rival, self.n + lead // self.advantage)


class TakeCultureByAdvantage(conflict.Victory):
    """So much, and the advantage."""

    n: int

    def win(self, state: Position, own: Civilization, rival: Civilization, card: int, lead: int) -> None:
        conflict.TakeCulture(self.n + lead).win(state, own, rival, card, lead)


class TakeScienceOrTechnologies(conflict.Victory):
    """As much as the advantage; special technologies count as their cost."""

    def win(self, state: Position, own: Civilization, rival: Civilization, card: int, lead: int) -> None:
        state.push(Seizure(own.seat, card, rival.seat, lead))


WARS: Final[dict[str, conflict.Victory]] = {
    "war_over_territory": TakeYellowTokens(1, advantage=5),
    "war_over_technology": TakeScienceOrTechnologies(),
    "war_over_culture": TakeCultureByAdvantage(5),
}
