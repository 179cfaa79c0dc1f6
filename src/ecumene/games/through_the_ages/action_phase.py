# Compiled by mypyc where a C compiler is present.
"""The action phase: everything that can be done in it."""

from __future__ import annotations

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
    technologies,
    wonders,
)
from ecumene.games.through_the_ages.actions import CATALOGUE, SEATS
from ecumene.games.through_the_ages.economy import *
from ecumene.games.through_the_ages.events import among_two_strongest
from ecumene.games.through_the_ages.production import produce
from ecumene.kernel.actions import Action


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
        choices = [DO_END]
        civil = civilization.civil_actions()
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
        return {"civil": civilization.civil_actions(), "military": civilization.military_actions()}

    def question(self, state: Position) -> str:
        return "actions_first" if state.round == 1 else "actions"

    def why_not(self, state: Position, civilization: Civilization, action: int) -> Illegal | None:
        verb = type(CATALOGUE[action])
        if state.round == 1 and verb is not actions.Take:
            return say.no("first-round", "first-turn")
        return _VERBS[verb][1](state, civilization, action) if verb in _VERBS else None

    def rule_for(self, action: int) -> str:
        return _VERBS[type(CATALOGUE[action])][2]

    def reach(self, state: Position, seat: int) -> list[int]:
        """The plain use of every card in the row, in hand and in play."""
        civilization = state.civilizations[seat]
        reach = [DO_TAKE[place] for place in range(len(state.row)) if state.row[place] != NONE]
        if state.round == 1:
            return reach
        for card in distinct(civilization.civil_hand):
            uses = {LEADER: DO_LEADER, ACTION: DO_PLAY}.get(FAMILY[card], DO_DEVELOP)
            reach.append(uses[card])
        reach += [DO_BUILD[card] for card in range(WORKER_CARDS) if civilization.owned[card]]
        if civilization.wonder != NONE:
            reach.append(DO_STAGE[1])
        return reach


def _add_civil_actions(choices: list[int], civilization: Civilization, money: i64) -> None:
    if construction.can_grow(civilization, 0):
        choices.append(DO_POPULATION)
    construction.add_builds(choices, civilization, money)
    construction.add_upgrades(choices, civilization, money)
    if civilization.traits[TRANSFORMATIONS] and not civilization.transformed:
        construction.add_transformations(choices, civilization, money)
    choices += civilization.destructions
    for card in civilization.civil_hand:
        if FIRST_LEADER <= card < FIRST_ACTION:
            choices.append(DO_LEADER[card])
    if civilization.wonder != NONE:
        wonders.add_stages(choices, civilization, money)


def _add_action_cards(choices: list[int], state: Position, civilization: Civilization) -> None:
    """Action cards, but not those taken in this phase."""
    hand, fresh = civilization.civil_hand, civilization.fresh
    last = NONE
    for card in hand:
        if card >= FIRST_ACTION and card != last:
            last = card
            is_old = all(taken != card for taken in fresh) or hand.count(card) > fresh.count(card)
            if is_old and action_cards.can_play(state, civilization, card):
                choices.append(DO_PLAY[card])


def _add_military_actions(choices: list[int], state: Position, civilization: Civilization, money: i64) -> None:
    unit_money = money + civilization.unit_resources
    construction.add_units(choices, civilization, unit_money)
    construction.add_unit_upgrades(choices, civilization, unit_money)
    choices += civilization.disbandings
    discount = civilization.traits[RECRUIT_DISCOUNT]
    if discount and construction.can_grow(civilization, discount):
        for card in civilization.units:
            if COST[card] - discount <= unit_money:
                choices.append(DO_RECRUIT[card])
    if not civilization.tactic_done:
        for card in civilization.military_hand:
            if card >= FIRST_BONUS:
                break
            if choices[-1] != DO_TACTIC[card]:
                choices.append(DO_TACTIC[card])
        if civilization.military_actions() >= COPY_TACTIC_COST:
            for card in state.tactics:
                if card != civilization.tactic:
                    choices.append(DO_COPY[card])


def _add_free_actions(choices: list[int], civilization: Civilization) -> None:
    """What costs no action."""
    traits = civilization.traits
    if traits[FREE_POPULATION] and not civilization.sailed and civilization.yellow_bank:
        choices.append(DO_SAIL)
    if traits[INSPIRE_CULTURE] and not civilization.inspired:
        choices += [DO_INSPIRE_CULTURE, DO_INSPIRE_ARMS]
    if traits[MILITARY_AS_CIVIL] and civilization.military_actions() and not civilization.converted:
        choices.append(DO_CONVERT)
    if pacts.can_exchange(civilization):
        choices.append(DO_EXCHANGE)


# What each verb does, why not, and the paragraph of the rules

_VERBS: Final[dict[type[Action], Verb]] = {
    actions.Take: (card_row.do_take, card_row.why_not_take, "card-row"),
    actions.Population: (action_cards.do_ordinary, construction.why_not_grow, "population"),
    actions.Build: (action_cards.do_ordinary, construction.why_not_build, "building"),
    actions.Upgrade: (action_cards.do_ordinary, construction.why_not_upgrade, "upgrading"),
    actions.Transform: (construction.do_transform, construction.why_not_transform, "upgrading"),
    actions.Destroy: (construction.do_destroy, construction.why_not_destroy, "destroying"),
    actions.Disband: (construction.do_destroy, construction.why_not_destroy, "units"),
    actions.Leader: (leaders.do_lead, leaders.why_not_lead, "leaders"),
    actions.Stage: (wonders.do_stage, wonders.why_not_stage, "wonders"),
    actions.Develop: (action_cards.do_ordinary, technologies.why_not_develop, "technologies"),
    actions.Revolution: (action_cards.do_ordinary, technologies.why_not_revolt, "revolution"),
    actions.Play: (action_cards.do_play, action_cards.why_not_play, "action-cards"),
    actions.Recruit: (construction.do_recruit, construction.why_not_recruit, "units"),
    actions.Tactic: (military_cards.do_tactic, military_cards.why_not_tactic, "tactics"),
    actions.Copy: (military_cards.do_copy, military_cards.why_not_copy, "tactics"),
    actions.Sail: (leaders.do_sail, leaders.why_not_sail, "wonders"),
    actions.Inspire: (leaders.do_inspire, leaders.why_not_inspire, "leaders"),
    actions.Convert: (leaders.do_convert, leaders.why_not_convert, "leaders"),
    actions.Exchange: (pacts.do_exchange, pacts.why_not_exchange, "pacts"),
}


def _nothing(state: Position, civilization: Civilization, action: int) -> None:
    """No action of this phase."""


_DOES: Final[list[Do]] = [_VERBS[type(action)][0] if type(action) in _VERBS else _nothing for action in CATALOGUE]


def end_turn(state: Position, civilization: Civilization) -> None:
    """The action phase is over: first the excess military cards go."""
    state.reveals += 1
    if civilization.traits[INSPIRE_CULTURE] and not civilization.inspired:
        leaders.inspire_culture(state, civilization)
    state.push(_FINISH[civilization.seat])
    excess = len(civilization.military_hand) - military_hand_limit(civilization)
    if excess > 0:
        state.push(military_cards.Discards(civilization.seat, n=excess))


class FinishTurn(Task):
    """Production unless there is an uprising, military cards, and all actions are available again."""

    def take(self, state: Position) -> None:
        civilization = state.civilizations[self.seat]
        if civilization.traits[CULTURE_IF_STRONG] and among_two_strongest(state, self.seat):
            points = civilization.traits[CULTURE_IF_STRONG]
            score(state, civilization, points, IN_LEADERS, civilization.leader)
        if discontent(civilization) > civilization.unused:
            state.tell("uprising", self.seat)
        else:
            produce(state, civilization)
        military_cards.draw(state, civilization, min(MOST_CARDS_DRAWN, civilization.military_actions()))
        refresh_actions(civilization)


_FINISH: Final = [FinishTurn(seat) for seat in range(len(SEATS))]


def refresh_actions(civilization: Civilization) -> None:
    """All actions are available; what was lent for the turn is gone."""
    civilization.civil_left = civilization.civil_total
    civilization.military_left = civilization.military_total
    civilization.extra_civil = civilization.extra_military = 0
    civilization.extra_food = civilization.extra_resources = 0
    civilization.unit_resources = civilization.leader_resources = civilization.unit_science = 0
    civilization.fresh = []
    civilization.tactic_done = civilization.replaced_leader = civilization.converted = False
    civilization.exchanged = civilization.sailed = civilization.inspired = civilization.transformed = False
