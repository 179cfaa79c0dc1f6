# Compiled by mypyc where a C compiler is present.
"""The end of a turn: excess cards, production, military cards, and all actions again."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.events import among_two_strongest
from ecumene.games.through_the_ages.leaders import end_action_phase, score_strong_leader
from ecumene.games.through_the_ages.military_cards import ask_excess, draw_for_unused_actions
from ecumene.games.through_the_ages.production import produce
from ecumene.games.through_the_ages.state import Position, Task
from ecumene.games.through_the_ages.statistics import discontent
from ecumene.games.through_the_ages.traits import CULTURE_IF_STRONG


def end_turn(state: Position, civilization: Civilization) -> None:
    """The action phase is over: first the excess military cards go."""
    state.reveals += 1
    end_action_phase(state, civilization)
    state.push(FinishTurn(civilization.seat))
    ask_excess(state, civilization)


class FinishTurn(Task):
    """Production unless there is an uprising, military cards, and all actions are available again."""

    kind: ClassVar[str] = "finish_turn"

    def take(self, state: Position) -> None:
        civilization = state.civilizations[self.seat]
        if civilization.traits[CULTURE_IF_STRONG] and among_two_strongest(state, self.seat):
            score_strong_leader(state, civilization)
        if discontent(civilization) > civilization.unused:
            state.tell("uprising", self.seat)
        else:
            produce(state, civilization)
        draw_for_unused_actions(state, civilization)
        refresh_actions(civilization)


def refresh_actions(civilization: Civilization) -> None:
    """All actions are available; what was lent for the turn is gone."""
    civilization.civil_left = civilization.civil_total
    civilization.military_left = civilization.military_total
    civilization.extra_civil = 0
    civilization.extra_military = 0
    civilization.unit_resources = 0
    civilization.leader_resources = 0
    civilization.unit_science = 0
    civilization.extra_food = 0
    civilization.extra_resources = 0
    civilization.fresh = []
    civilization.tactic_done = False
    civilization.replaced_leader = False
    civilization.converted = False
    civilization.exchanged = False
    civilization.sailed = False
    civilization.inspired = False
    civilization.transformed = False
