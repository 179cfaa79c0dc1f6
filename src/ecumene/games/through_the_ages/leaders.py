# Compiled by mypyc where a C compiler is present.
"""Leaders: entering, being replaced, leaving, and what they do on their own."""

from __future__ import annotations

from bisect import insort

from ecumene.games.through_the_ages.components import REPLACEMENT_REFUND
from ecumene.games.through_the_ages.economy import (
    IN_LEADERS,
    gain_culture,
    gain_population,
    gain_yellow_tokens,
    lab_production,
)
from ecumene.games.through_the_ages.numbers import IDS, NONE, TUCKED_FACES
from ecumene.games.through_the_ages.state import TUCK_LEADER, Ask, Civilization, Position
from ecumene.games.through_the_ages.statistics import add_card, refresh
from ecumene.games.through_the_ages.traits import (
    CULTURE_IF_STRONG,
    INSPIRE_CULTURE,
    INSPIRE_RESOURCES,
    INSPIRE_SCIENCE,
    RETIRE_FOR_YELLOW,
    UNIT_RESOURCES,
)


def spend_civil(civilization: Civilization, amount: int) -> None:
    """Actions lent for this turn are spent first."""
    lent = min(amount, civilization.extra_civil)
    civilization.extra_civil -= lent
    civilization.civil_left -= amount - lent


def spend_military(civilization: Civilization, amount: int) -> None:
    lent = min(amount, civilization.extra_military)
    civilization.extra_military -= lent
    civilization.military_left -= amount - lent


def regain_civil(civilization: Civilization, amount: int) -> None:
    """Spent civil actions come back, if there are any."""
    civilization.civil_left = min(civilization.civil_total, civilization.civil_left + amount)


def play_leader(state: Position, civilization: Civilization, card: int) -> None:
    """For one civil action; replacing a leader gives one back."""
    spend_civil(civilization, 1)
    civilization.civil_hand.remove(card)
    if card in civilization.fresh:
        civilization.fresh.remove(card)
    old = civilization.leader
    state.tell("leader", civilization.seat, IDS[card])
    if old != NONE:
        _score_departure(state, civilization)
        add_card(civilization, old, -1)
        civilization.replaced_leader = True
    civilization.leader = card
    add_card(civilization, card, 1)
    _lend_unit_resources(civilization)
    refresh(state, civilization)
    if old == NONE:
        return
    if TUCKED_FACES[old] and civilization.wonders:
        state.push(Ask(TUCK_LEADER, civilization.seat, old))
    else:
        state.civil_gone.append(old)
        regain_civil(civilization, REPLACEMENT_REFUND)


def tuck(state: Position, civilization: Civilization, leader: int, wonder: int) -> None:
    """Homer goes under a completed wonder; no civil action comes back."""
    civilization.tucked = leader
    civilization.tucked_under = wonder
    state.tell("tucks", civilization.seat, IDS[wonder])
    refresh(state, civilization)


def do_not_tuck(state: Position, civilization: Civilization, leader: int) -> None:
    state.civil_gone.append(leader)
    regain_civil(civilization, REPLACEMENT_REFUND)


def remove_leader(state: Position, civilization: Civilization) -> None:
    """The leader leaves play without being replaced."""
    leader = civilization.leader
    _score_departure(state, civilization)
    civilization.leader = NONE
    add_card(civilization, leader, -1)
    state.civil_gone.append(leader)
    state.tell("leader_leaves", civilization.seat, IDS[leader])
    refresh(state, civilization)


def _score_departure(state: Position, civilization: Civilization) -> None:
    """Bill Gates scores the resources his labs produce when he leaves."""
    points = lab_production(civilization)
    if points:
        gain_culture(civilization, points, IN_LEADERS)
        state.tell("scores", civilization.seat, IDS[civilization.leader], points)


def retire_for_yellow_token(state: Position, civilization: Civilization) -> None:
    """Alexander leaves and a yellow token enters the bank."""
    tokens = civilization.traits[RETIRE_FOR_YELLOW]
    remove_leader(state, civilization)
    gain_yellow_tokens(state, civilization, tokens)


def _lend_unit_resources(civilization: Civilization) -> None:
    """Homer's resource of this turn."""
    civilization.unit_resources += civilization.traits[UNIT_RESOURCES]


def begin_turn(civilization: Civilization) -> None:
    """What a leader gives for each turn."""
    _lend_unit_resources(civilization)


def sail(state: Position, civilization: Civilization) -> None:
    """Ocean Liner Service: a population without action or food, once each turn."""
    civilization.sailed = True
    gain_population(civilization, 1)
    state.tell("population", civilization.seat)


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


def score_strong_leader(state: Position, civilization: Civilization, among_two_strongest: bool) -> None:
    """Genghis Khan at the end of the turn."""
    points = civilization.traits[CULTURE_IF_STRONG]
    if points and among_two_strongest:
        gain_culture(civilization, points, IN_LEADERS)
        state.tell("scores", civilization.seat, IDS[civilization.leader], points)


def take_leader(civilization: Civilization, card: int, age: int) -> None:
    """A leader of this age was taken: no second one of the age."""
    insort(civilization.civil_hand, card)
    civilization.leaders_taken |= 1 << age
