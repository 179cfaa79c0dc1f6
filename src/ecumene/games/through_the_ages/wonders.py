# Compiled by mypyc where a C compiler is present.
"""Wonders: their stages, their completion, their ruin."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.through_the_ages.economy import *
from ecumene.games.through_the_ages.scoring import completion_points


def stage_cost(civilization: Civilization, stages: i64) -> i64:
    """Resources for the next stages of the wonder under construction."""
    total: i64 = 0
    for stage in range(civilization.stages, civilization.stages + stages):
        total += STAGES[civilization.wonder][stage]
    return total


def stages_left(civilization: Civilization) -> i64:
    return len(STAGES[civilization.wonder]) - civilization.stages if civilization.wonder != NONE else 0


def add_stages(choices: list[int], civilization: Civilization, money: i64) -> None:
    most: i64 = min(stages_left(civilization), 1 + civilization.traits[WONDER_STAGES])
    for stages in range(1, most + 1):
        if stage_cost(civilization, stages) <= money:
            choices.append(DO_STAGE[stages])


def do_stage(state: Position, civilization: Civilization, action: int) -> None:
    civilization.spend_civil(1)
    build_stages(state, civilization, COUNT[action], 0)


def why_not_stage(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    stages = COUNT[action]
    if civilization.wonder == NONE:
        return say.no("no-wonder")
    if stages > stages_left(civilization):
        return say.no("stages-left", n=stages_left(civilization))
    if stages > 1 + civilization.traits[WONDER_STAGES]:
        return say.no("stages-at-once", n=1 + civilization.traits[WONDER_STAGES])
    return lack_civil(civilization, 1) or lack_resources(civilization, stage_cost(civilization, stages))


def build_stages(state: Position, civilization: Civilization, stages: int, discount: i64) -> None:
    """Pay for the stages and cover them with blue tokens."""
    cost = stage_cost(civilization, stages) - discount
    if cost > 0:
        spend_resources(civilization, cost)
    state.tell("stage", civilization.seat, IDS[civilization.wonder], stages)
    cover_stages(state, civilization, stages)


def cover_stages(state: Position, civilization: Civilization, stages: int) -> None:
    """Tokens come from the bank; when it is empty, from a technology card of one's choice."""
    for done in range(stages):
        if not civilization.blue_bank:
            state.push(CoverStages(civilization.seat, stages - done))
            state.push(TokenForStage(civilization.seat, n=1))
            return
        civilization.blue_bank -= 1
        civilization.stages += 1
    if not stages_left(civilization):
        complete_wonder(state, civilization)


class TokenForStage(ReturnToken):
    """The blue bank is empty: a token on a card goes there, to cover a stage."""

    kind: ClassVar[str] = ReturnToken.kind

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        civilization.store(CARD[action], -1)
        civilization.blue_bank += 1


class CoverStages(Task):
    """Cover the rest of the stages, now that a token is in the bank."""

    def __init__(self, seat: int, stages: int) -> None:
        super().__init__(seat)
        self.stages = stages

    def take(self, state: Position) -> None:
        cover_stages(state, state.civilizations[self.seat], self.stages)

    def facts(self) -> list[int]:
        return [self.seat, self.stages]


def complete_wonder(state: Position, civilization: Civilization) -> None:
    """The tokens return, the wonder's effect begins."""
    wonder = civilization.wonder
    civilization.blue_bank += civilization.stages
    civilization.wonder = NONE
    civilization.stages = 0
    civilization.wonders = [*civilization.wonders, wonder]
    state.tell("completes", civilization.seat, IDS[wonder])
    count_card(state, civilization, wonder, 1)
    if civilization.traits[TOURISM]:
        # The other party of the pact counts this civilization's wonders.
        refresh(state, state.civilizations[partner_in(state, civilization.seat, TOURISM)])
    score(state, civilization, completion_points(civilization, wonder), IN_WONDERS, wonder)


def ruin_wonder(state: Position, civilization: Civilization, wonder: int) -> None:
    """Ravages of Time: the wonder's effects end; it gives culture as a ruin and still counts as completed."""
    civilization.ruins = [*civilization.ruins, wonder]
    state.tell("ruins", civilization.seat, IDS[wonder])
    count_card(state, civilization, wonder, -1)


def drop_wonder(state: Position, civilization: Civilization) -> None:
    """An unfinished wonder leaves the game; its tokens return to the bank."""
    civilization.blue_bank += civilization.stages
    state.civil_gone.append(civilization.wonder)
    civilization.wonder = NONE
    civilization.stages = 0
