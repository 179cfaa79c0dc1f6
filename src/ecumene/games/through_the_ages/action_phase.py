# Compiled by mypyc where a C compiler is present.
"""The action phase: everything that can be done in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ecumene.games.through_the_ages import (
    action_cards,
    actions,
    card_row,
    construction,
    leaders,
    military_cards,
    pacts,
    population,
    technologies,
    wonders,
)
from ecumene.games.through_the_ages.actions import CATALOGUE
from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.components import COPY_TACTIC_COST
from ecumene.games.through_the_ages.economy import budget
from ecumene.games.through_the_ages.numbers import (
    COST,
    DO_BUILD,
    DO_CONVERT,
    DO_COPY,
    DO_DEVELOP,
    DO_END,
    DO_EXCHANGE,
    DO_INSPIRE_ARMS,
    DO_INSPIRE_CULTURE,
    DO_LEADER,
    DO_PLAY,
    DO_POPULATION,
    DO_RECRUIT,
    DO_SAIL,
    DO_STAGE,
    DO_TACTIC,
    DO_TAKE,
    FAMILY,
    FIRST_ACTION,
    FIRST_BONUS,
    FIRST_LEADER,
    NONE,
    WORKER_CARDS,
)
from ecumene.games.through_the_ages.state import Choice, Position
from ecumene.games.through_the_ages.traits import (
    ACTION,
    FREE_POPULATION,
    INSPIRE_CULTURE,
    LEADER,
    MILITARY_AS_CIVIL,
    RECRUIT_DISCOUNT,
    TRANSFORMATIONS,
)
from ecumene.games.through_the_ages.turn import end_turn
from ecumene.games.through_the_ages.words import say
from ecumene.kernel.actions import Action
from ecumene.kernel.errors import Illegal


class ActionPhase(Choice):
    """Act, as long as there are actions, or end the turn.

    Ending the turn is never done for the player: until then everything can still be undone.
    """

    kind: ClassVar[str] = "actions"
    rule: ClassVar[str] = "action-phase"
    costs_actions: ClassVar[bool] = True

    def by_itself(self, state: Position) -> bool:
        state.choices = self.answers(state, state.civilizations[self.seat])
        return False

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        choices: list[int] = []
        civil = civilization.civil_actions()
        choices.append(DO_END)
        card_row.add_takes(choices, state.row, civilization, civil)
        if state.round == 1:
            return choices
        money = budget(civilization)
        if civil:
            _add_civil_actions(choices, civilization, money)
            technologies.add_developments(choices, state, civilization, 0)
        technologies.add_revolutions(choices, state, civilization, 0)
        _add_action_cards(choices, state, civilization)
        if civilization.military_actions():
            _add_military_actions(choices, state, civilization, money)
        _add_free_actions(choices, civilization)
        return choices

    def answer(self, state: Position, seat: int, action: int) -> None:
        civilization = state.civilizations[seat]
        if action == DO_END:
            state.stack.pop()
            end_turn(state, civilization)
        else:
            _DOES[action](state, civilization, action)

    def about(self, state: Position) -> dict[str, Any]:
        civilization = state.civilizations[self.seat]
        return {
            "civil": civilization.civil_actions(),
            "military": civilization.military_actions(),
        }

    def question(self, state: Position) -> str:
        return "actions_first" if state.round == 1 else "actions"

    def why_not(self, state: Position, civilization: Civilization, action: int) -> Illegal | None:
        verb = type(CATALOGUE[action])
        if state.round == 1 and verb is not actions.Take:
            return say.no("first-round", "first-turn")
        return _VERBS[verb][1](state, civilization, action) if verb in _VERBS else None

    def reach(self, state: Position, seat: int) -> list[int]:
        """The plain use of every card in the row, in hand and in play."""
        civilization = state.civilizations[seat]
        reach = [DO_TAKE[place] for place in range(len(state.row)) if state.row[place] != NONE]
        if state.round == 1:
            return reach
        for card in sorted(set(civilization.civil_hand)):
            if FAMILY[card] == LEADER:
                reach.append(DO_LEADER[card])
            elif FAMILY[card] == ACTION:
                reach.append(DO_PLAY[card])
            else:
                reach.append(DO_DEVELOP[card])
        reach += [DO_BUILD[card] for card in range(WORKER_CARDS) if civilization.owned[card]]
        if civilization.wonder != NONE:
            reach.append(DO_STAGE[1])
        return reach


def _add_civil_actions(choices: list[int], civilization: Civilization, money: i64) -> None:
    if population.can_grow(civilization, 0):
        choices.append(DO_POPULATION)
    construction.add_builds(choices, civilization, money)
    construction.add_upgrades(choices, civilization, money)
    if civilization.traits[TRANSFORMATIONS] and not civilization.transformed:
        construction.add_transformations(choices, civilization, money)
    choices.extend(civilization.destructions)
    for card in civilization.civil_hand:
        if FIRST_LEADER <= card < FIRST_ACTION:
            choices.append(DO_LEADER[card])
    if civilization.wonder != NONE:
        wonders.add_stages(choices, civilization, money)


def _add_action_cards(choices: list[int], state: Position, civilization: Civilization) -> None:
    """Action cards, but not those taken in this phase."""
    fresh = civilization.fresh
    last = NONE
    for card in civilization.civil_hand:
        if card >= FIRST_ACTION and card != last:
            last = card
            if card in fresh and civilization.civil_hand.count(card) <= fresh.count(card):
                continue
            if action_cards.can_play(state, civilization, card):
                choices.append(DO_PLAY[card])


def _add_military_actions(choices: list[int], state: Position, civilization: Civilization, money: i64) -> None:
    unit_money = money + civilization.unit_resources
    construction.add_units(choices, civilization, unit_money)
    construction.add_unit_upgrades(choices, civilization, unit_money)
    choices.extend(civilization.disbandings)
    discount = civilization.traits[RECRUIT_DISCOUNT]
    if discount and population.can_grow(civilization, discount):
        for card in civilization.units:
            if COST[card] - discount <= unit_money:
                choices.append(DO_RECRUIT[card])
    if not civilization.tactic_done:
        last = NONE
        for card in civilization.military_hand:
            if card >= FIRST_BONUS:
                break
            if card != last:
                last = card
                choices.append(DO_TACTIC[card])
        if civilization.military_actions() >= COPY_TACTIC_COST:
            choices.extend([DO_COPY[card] for card in state.tactics if card != civilization.tactic])


def _add_free_actions(choices: list[int], civilization: Civilization) -> None:
    """What costs no action."""
    traits = civilization.traits
    if traits[FREE_POPULATION] and not civilization.sailed and civilization.yellow_bank:
        choices.append(DO_SAIL)
    if traits[INSPIRE_CULTURE] and not civilization.inspired:
        choices.append(DO_INSPIRE_CULTURE)
        choices.append(DO_INSPIRE_ARMS)
    military = civilization.military_actions()
    if traits[MILITARY_AS_CIVIL] and military and not civilization.converted:
        choices.append(DO_CONVERT)
    if pacts.can_exchange(civilization):
        choices.append(DO_EXCHANGE)


# What each verb does, and why not

Do = Callable[[Position, Civilization, int], None]
WhyNot = Callable[[Position, Civilization, int], Illegal | None]

_VERBS: Final[dict[type[Action], tuple[Do, WhyNot]]] = {
    actions.Take: (card_row.do_take, card_row.why_not_take),
    actions.Population: (population.do_grow, population.why_not_grow),
    actions.Build: (construction.do_build, construction.why_not_build),
    actions.Upgrade: (construction.do_upgrade, construction.why_not_upgrade),
    actions.Transform: (construction.do_transform, construction.why_not_transform),
    actions.Destroy: (construction.do_destroy, construction.why_not_destroy),
    actions.Disband: (construction.do_destroy, construction.why_not_destroy),
    actions.Leader: (leaders.do_lead, leaders.why_not_lead),
    actions.Stage: (wonders.do_stage, wonders.why_not_stage),
    actions.Develop: (technologies.do_develop, technologies.why_not_develop),
    actions.Revolution: (technologies.do_revolt, technologies.why_not_revolt),
    actions.Play: (action_cards.do_play, action_cards.why_not_play),
    actions.Recruit: (population.do_recruit, population.why_not_recruit),
    actions.Tactic: (military_cards.do_tactic, military_cards.why_not_tactic),
    actions.Copy: (military_cards.do_copy, military_cards.why_not_copy),
    actions.Sail: (leaders.do_sail, leaders.why_not_sail),
    actions.Inspire: (leaders.do_inspire, leaders.why_not_inspire),
    actions.Convert: (leaders.do_convert, leaders.why_not_convert),
    actions.Exchange: (pacts.do_exchange, pacts.why_not_exchange),
}


def _nothing(state: Position, civilization: Civilization, action: int) -> None:
    """No action of this phase."""


_DOES: Final[list[Do]] = [_VERBS[type(action)][0] if type(action) in _VERBS else _nothing for action in CATALOGUE]
