# Compiled by mypyc where a C compiler is present.
"""Leaders: entering, being replaced, leaving, and what they do on their own."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.civilization import Civilization, insert
from ecumene.games.through_the_ages.components import REPLACEMENT_REFUND
from ecumene.games.through_the_ages.economy import IN_LEADERS, gain_culture, gain_population, gain_yellow_tokens
from ecumene.games.through_the_ages.numbers import (
    CARD,
    DO_DECLINE,
    DO_INSPIRE_CULTURE,
    DO_TUCK,
    IDS,
    NONE,
    TUCKED_FACES,
)
from ecumene.games.through_the_ages.production import lab_production
from ecumene.games.through_the_ages.shortages import lack_civil, lack_military, only_with
from ecumene.games.through_the_ages.state import RESOURCE_GOES_WITH_LEADER, Choice, Position
from ecumene.games.through_the_ages.statistics import add_card, refresh
from ecumene.games.through_the_ages.traits import (
    CULTURE_IF_STRONG,
    FREE_POPULATION,
    INSPIRE_CULTURE,
    INSPIRE_RESOURCES,
    INSPIRE_SCIENCE,
    MILITARY_AS_CIVIL,
    RETIRE_FOR_YELLOW,
    UNIT_RESOURCES,
)
from ecumene.games.through_the_ages.words import say
from ecumene.kernel.errors import Illegal


def spend_civil(civilization: Civilization, amount: i64) -> None:
    """Actions lent for this turn are spent first."""
    lent = min(amount, civilization.extra_civil)
    civilization.extra_civil -= lent
    civilization.civil_left -= amount - lent


def spend_military(civilization: Civilization, amount: i64) -> None:
    lent = min(amount, civilization.extra_military)
    civilization.extra_military -= lent
    civilization.military_left -= amount - lent


def regain_civil(civilization: Civilization, amount: i64) -> None:
    """Spent civil actions come back, if there are any."""
    civilization.civil_left = min(civilization.civil_total, civilization.civil_left + amount)


def why_not_lead(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    if CARD[action] not in civilization.civil_hand:
        return say.no("not-in-hand", card=IDS[CARD[action]])
    return lack_civil(civilization, 1)


def do_lead(state: Position, civilization: Civilization, action: int) -> None:
    """For one civil action; replacing a leader gives one back."""
    card = CARD[action]
    spend_civil(civilization, 1)
    civilization.civil_hand.remove(card)
    if card in civilization.fresh:
        civilization.fresh.remove(card)
    old = civilization.leader
    state.tell("leader", civilization.seat, IDS[card])
    if old != NONE:
        _depart(state, civilization)
        add_card(civilization, old, -1)
        civilization.replaced_leader = True
    civilization.leader = card
    add_card(civilization, card, 1)
    lend_unit_resources(civilization)
    refresh(state, civilization)
    if old == NONE:
        return
    if TUCKED_FACES[old] and civilization.wonders:
        state.push(TuckLeader(civilization.seat, old))
    else:
        state.civil_gone.append(old)
        regain_civil(civilization, REPLACEMENT_REFUND)


class TuckLeader(Choice):
    """Homer was replaced: under which completed wonder he goes, if any."""

    kind: ClassVar[str] = "tuck"
    rule: ClassVar[str] = "leaders"
    holds_card: ClassVar[bool] = True

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        wonders = sorted(civilization.wonders)
        return [DO_DECLINE, *[DO_TUCK[wonder] for wonder in wonders]]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        if action == DO_DECLINE:
            state.civil_gone.append(self.card)
            regain_civil(civilization, REPLACEMENT_REFUND)
        else:
            tuck(state, civilization, self.card, CARD[action])


def tuck(state: Position, civilization: Civilization, leader: int, wonder: int) -> None:
    """Homer goes under a completed wonder; no civil action comes back."""
    civilization.tucked = leader
    civilization.tucked_under = wonder
    state.tell("tucks", civilization.seat, IDS[wonder])
    refresh(state, civilization)


def remove_leader(state: Position, civilization: Civilization) -> None:
    """The leader leaves play without being replaced."""
    leader = civilization.leader
    _depart(state, civilization)
    civilization.leader = NONE
    add_card(civilization, leader, -1)
    state.civil_gone.append(leader)
    state.tell("leader_leaves", civilization.seat, IDS[leader])
    refresh(state, civilization)


def _depart(state: Position, civilization: Civilization) -> None:
    """Homer takes along what he lent and was not spent; Bill Gates scores the resources his labs produce."""
    if state.rules >= RESOURCE_GOES_WITH_LEADER:
        civilization.unit_resources -= civilization.leader_resources
        civilization.leader_resources = 0
    points = lab_production(civilization)
    if points:
        gain_culture(civilization, points, IN_LEADERS)
        state.tell("scores", civilization.seat, IDS[civilization.leader], points)


def retire_for_yellow_token(state: Position, civilization: Civilization) -> None:
    """Alexander leaves and a yellow token enters the bank."""
    tokens = civilization.traits[RETIRE_FOR_YELLOW]
    remove_leader(state, civilization)
    gain_yellow_tokens(state, civilization, tokens)


def lend_unit_resources(civilization: Civilization) -> None:
    """Homer's resource of this turn."""
    civilization.unit_resources += civilization.traits[UNIT_RESOURCES]
    civilization.leader_resources += civilization.traits[UNIT_RESOURCES]


def do_sail(state: Position, civilization: Civilization, action: int) -> None:
    """Ocean Liner Service: a population without action or food, once each turn."""
    civilization.sailed = True
    gain_population(civilization, 1)
    state.tell("population", civilization.seat)


def why_not_sail(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    needs = only_with(civilization, FREE_POPULATION, "ocean_liner_service")
    return needs or say.no("once" if civilization.yellow_bank else "no-yellow")


def do_inspire(state: Position, civilization: Civilization, action: int) -> None:
    if action == DO_INSPIRE_CULTURE:
        inspire_culture(state, civilization)
    else:
        inspire_arms(state, civilization)


def why_not_inspire(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    return only_with(civilization, INSPIRE_CULTURE, "winston_churchill") or say.no("once")


def do_convert(state: Position, civilization: Civilization, action: int) -> None:
    """Hammurabi: a military action is used as a civil one, once a turn."""
    civilization.converted = True
    spend_military(civilization, 1)
    civilization.extra_civil += 1
    state.tell("converts", civilization.seat)


def why_not_convert(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    needs = only_with(civilization, MILITARY_AS_CIVIL, "hammurabi") or lack_military(civilization, 1)
    return needs or say.no("once")


def inspire_culture(state: Position, civilization: Civilization) -> None:
    """Churchill's choice of this turn: culture."""
    civilization.inspired = True
    points = gain_culture(civilization, civilization.traits[INSPIRE_CULTURE], IN_LEADERS)
    state.tell("scores", civilization.seat, IDS[civilization.leader], points)


def inspire_arms(state: Position, civilization: Civilization) -> None:
    """Churchill's choice of this turn: science and resources for units."""
    civilization.inspired = True
    civilization.unit_science += civilization.traits[INSPIRE_SCIENCE]
    civilization.unit_resources += civilization.traits[INSPIRE_RESOURCES]
    state.tell("arms", civilization.seat, IDS[civilization.leader])


def end_action_phase(state: Position, civilization: Civilization) -> None:
    """Churchill's culture if nothing was chosen."""
    if civilization.traits[INSPIRE_CULTURE] and not civilization.inspired:
        inspire_culture(state, civilization)


def score_strong_leader(state: Position, civilization: Civilization) -> None:
    """Genghis Khan at the end of the turn."""
    points = gain_culture(civilization, civilization.traits[CULTURE_IF_STRONG], IN_LEADERS)
    state.tell("scores", civilization.seat, IDS[civilization.leader], points)


def take_leader(civilization: Civilization, card: int, age: int) -> None:
    """A leader of this age was taken: no second one of the age."""
    insert(civilization.civil_hand, card)
    civilization.leaders_taken |= 1 << age
