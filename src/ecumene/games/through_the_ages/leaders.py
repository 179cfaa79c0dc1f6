# Compiled by mypyc where a C compiler is present.
"""Leaders: entering, being replaced, leaving, and what they do on their own."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.through_the_ages.economy import *
from ecumene.games.through_the_ages.production import lab_production


def why_not_lead(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    return lack_card(civilization.civil_hand, CARD[action]) or lack_civil(civilization, 1)


def do_lead(state: Position, civilization: Civilization, action: int) -> None:
    """For one civil action; replacing a leader gives one back."""
    card = CARD[action]
    civilization.spend_civil(1)
    civilization.leave_hand(card)
    old = civilization.leader
    state.tell("leader", civilization.seat, IDS[card])
    if old != NONE:
        _depart(state, civilization)
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
        civilization.regain_civil(REPLACEMENT_REFUND)


class TuckLeader(Choice):
    """Homer was replaced: under which completed wonder he goes; then no civil action comes back."""

    kind: ClassVar[str] = "tuck"
    rule: ClassVar[str] = "leaders"
    holds_card: ClassVar[bool] = True

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        return [DO_DECLINE, *[DO_TUCK[wonder] for wonder in sorted(civilization.wonders)]]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        if action == DO_DECLINE:
            state.civil_gone.append(self.card)
            civilization.regain_civil(REPLACEMENT_REFUND)
        else:
            tuck(state, civilization, self.card, CARD[action])


def tuck(state: Position, civilization: Civilization, leader: int, wonder: int) -> None:
    civilization.tucked = leader
    civilization.tucked_under = wonder
    state.tell("tucks", civilization.seat, IDS[wonder])
    refresh(state, civilization)


def remove_leader(state: Position, civilization: Civilization) -> None:
    """The leader leaves play without being replaced."""
    leader = civilization.leader
    _depart(state, civilization)
    civilization.leader = NONE
    state.civil_gone.append(leader)
    state.tell("leader_leaves", civilization.seat, IDS[leader])
    refresh(state, civilization)


def _depart(state: Position, civilization: Civilization) -> None:
    """Homer takes along what he lent and was not spent; Bill Gates scores the resources his labs produce."""
    if state.rules >= RESOURCE_GOES_WITH_LEADER:
        civilization.unit_resources -= civilization.leader_resources
        civilization.leader_resources = 0
    score(state, civilization, lab_production(civilization), IN_LEADERS, civilization.leader)
    add_card(civilization, civilization.leader, -1)


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
    """Churchill's choice of this turn: culture, or science and resources for units."""
    if action == DO_INSPIRE_CULTURE:
        inspire_culture(state, civilization)
        return
    civilization.inspired = True
    civilization.unit_science += civilization.traits[INSPIRE_SCIENCE]
    civilization.unit_resources += civilization.traits[INSPIRE_RESOURCES]
    state.tell("arms", civilization.seat, IDS[civilization.leader])


def why_not_inspire(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    return only_with(civilization, INSPIRE_CULTURE, "winston_churchill") or say.no("once")


def do_convert(state: Position, civilization: Civilization, action: int) -> None:
    """Hammurabi: a military action is used as a civil one, once a turn."""
    civilization.converted = True
    civilization.spend_military(1)
    civilization.extra_civil += 1
    state.tell("converts", civilization.seat)


def why_not_convert(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    needs = only_with(civilization, MILITARY_AS_CIVIL, "hammurabi") or lack_military(civilization, 1)
    return needs or say.no("once")


def inspire_culture(state: Position, civilization: Civilization) -> None:
    civilization.inspired = True
    points = civilization.traits[INSPIRE_CULTURE]
    score(state, civilization, points, IN_LEADERS, civilization.leader)
