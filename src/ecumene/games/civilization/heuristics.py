# Compiled by mypyc where a C compiler is present.
"""What a bot needs to judge a decision of Civilization: the worth of every action by hand, about in victory points.

Ending a phase is worth nothing, so whatever is worth less is left undone. Only what the seat may know is read: markers
it has not seen are all alike to it.
"""

from __future__ import annotations

from typing import Final, cast

from ecumene.games.civilization import barter
from ecumene.games.civilization.action_numbers import (
    ATTACK,
    BERTH,
    BOMB,
    BUILD,
    BUY,
    CLAIM,
    COLONIZE,
    DECLARE,
    DONE,
    EXPAND,
    EXPLORE,
    FIGHT,
    FOUND,
    HOLD,
    JOIN,
    LANDED_KIND,
    LAUNCH,
    LEARN,
    MOVE,
    MOVES_END,
    PLACE,
    RESEARCH,
    SEAT_COUNT,
    SETTLE,
)
from ecumene.games.civilization.battle import Picking
from ecumene.games.civilization.campaign import attack_worth, bomb_worth, need_of_defence, reaction_worth
from ecumene.games.civilization.journeys import Lands, home_worth
from ecumene.games.civilization.numbers import REGION_COUNT, SETTLER
from ecumene.games.civilization.opinions import BY_HAND, OF_HAND, Opinions
from ecumene.games.civilization.production import expected_income
from ecumene.games.civilization.prospects import Outlook, growth
from ecumene.games.civilization.reaction import Reacting
from ecumene.games.civilization.rules import Civilization
from ecumene.games.civilization.scoring import score
from ecumene.games.civilization.spending import Purse, lead
from ecumene.games.civilization.standing import standing
from ecumene.games.civilization.state import NOBODY
from ecumene.games.civilization.tactics import pick_chances
from ecumene.kernel.messages import Message
from ecumene.kernel.state import State

#: Kinds of decisions whose answers are worth trying out.
_TRIED: Final = ("move", "attack", "react", "buy", "close", "free-technology")


class CivilizationHeuristics:
    """Judges by opinions made by hand, or by others."""

    def __init__(self, opinions: list[Opinions]) -> None:
        self.opinions = opinions  # by rule set
        self.rule_sets: tuple[str, ...] = tuple(BY_HAND)
        self.weights: tuple[tuple[float, ...], ...] = tuple([tuple(row.values()) for row in BY_HAND.values()])
        self.names: tuple[str, ...] = ("worth", "own score", "best rival", "gold", "income")
        self.phases = 4
        self.clear_lead = 12.0

    def weighed(self, weights: list[list[float]]) -> CivilizationHeuristics:
        """The same judgement by other opinions, in the order of ``weights``."""
        rows = zip(self.rule_sets, weights, strict=True)
        return CivilizationHeuristics([Opinions(rules, row) for rules, row in rows])

    def phase(self, state: State) -> int:
        return cast(Civilization, state).era

    def worths(self, state: State, seat: int, actions: list[int]) -> list[float]:
        position = cast(Civilization, state)
        kind = position.stack[-1].kind if position.stack else ""
        if kind == "trade":
            return barter.worths(position, seat, actions)
        if kind == "pick":
            return pick_chances(position, cast(Picking, position.stack[-1]), seat)
        outlook = Outlook(position, self.opinions[position.prices()])
        lands = Lands(position, seat, outlook)
        if kind == "buy":
            purse = Purse(position, seat, outlook, lands)
            return [buying_worth(position, seat, action, purse) for action in actions]
        return [worth(position, seat, action, outlook, lands) for action in actions]

    def outlooks(self, state: State, seat: int, actions: list[int]) -> tuple[list[int], list[list[float]]]:
        position = cast(Civilization, state)
        totals = [float(sum(score(position, other))) for other in range(position.players)]
        rival = max([total for other, total in enumerate(totals) if other != seat])
        money, earnings = float(position.gold[seat]), float(expected_income(position, seat))
        rows = [[own, totals[seat], rival, money, earnings] for own in self.worths(state, seat, actions)]
        return list(range(len(actions))), rows

    # What tries of moves need

    def clock(self, state: State) -> int:
        """Turns: tries are compared when the same one begins."""
        position = cast(Civilization, state)
        return position.turn

    def standing(self, state: State, seat: int) -> float:
        return standing(cast(Civilization, state), seat)

    def worth_trying(self, state: State, seat: int) -> bool:
        """Moves, battles and purchases; a trade is judged as it is, and what is behind the screen is mixed."""
        return state.stack[-1].kind in _TRIED

    def family(self, state: State, action: int) -> int:
        """Purchases that differ in the place only are of one family, of which the best is enough."""
        if BUY <= action < LAUNCH:
            return BUY + (action - BUY) // REGION_COUNT
        if LAUNCH <= action < FOUND:
            return LAUNCH
        if EXPAND <= action < RESEARCH:
            return EXPAND + cast(Civilization, state).size[action - EXPAND]
        return FOUND if FOUND <= action < EXPAND else action

    def reasons(self, state: State, seat: int, action: int) -> list[tuple[str, Message]]:
        """What can be said for a move or against it, as checked statements."""
        from ecumene.games.civilization.reasons import reasons

        return [(str(tone), words) for tone, words in reasons(cast(Civilization, state), seat, action)]

    def mixture(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """How often each action should be taken, where what one does must not be foreseen; else nothing."""
        position = cast(Civilization, state)
        if not position.stack or position.stack[-1].kind != "pick":
            return []
        return pick_chances(position, cast(Picking, position.stack[-1]), seat)


def buying_worth(state: Civilization, seat: int, action: int, purse: Purse) -> float:
    if BUY <= action < FOUND:
        return purse.piece_worth(action)
    if FOUND <= action < COLONIZE:
        return purse.purchase_worth(action)
    if BOMB <= action < BOMB + REGION_COUNT:
        return bomb_worth(state, seat, action - BOMB)
    return announcement_worth(state, seat, action)


def worth(state: Civilization, seat: int, action: int, outlook: Outlook, lands: Lands) -> float:
    """About how many points an action is worth more than doing nothing."""
    if MOVE <= action < MOVES_END:
        return lands.move_worth(action - MOVE)
    if action < MOVE:
        return home_worth(state, seat, action - SETTLE, outlook.opinions)
    if EXPLORE <= action < EXPLORE + REGION_COUNT:
        return explore_worth(state, action - EXPLORE, lands)
    if ATTACK <= action < FIGHT:
        return attack_worth(state, seat, (action - ATTACK) // SEAT_COUNT, (action - ATTACK) % SEAT_COUNT, outlook)
    if action == FIGHT:
        reacting = cast(Reacting, state.stack[-1])
        return reaction_worth(state, seat, reacting.area, reacting.mover, outlook)
    if PLACE <= action < BERTH:
        place, region = divmod(action - PLACE, REGION_COUNT)
        if LANDED_KIND[place] == SETTLER:
            return lands.site_worth(region)
        return need_of_defence(state, seat, region, LANDED_KIND[place], outlook)
    if BOMB <= action < BOMB + REGION_COUNT:
        return bomb_worth(state, seat, action - BOMB)
    if EXPAND <= action < RESEARCH:  # for nothing
        return outlook.opinions.size + outlook.earned * growth(state, action - EXPAND, outlook)
    if LEARN <= action < BUILD:
        return Purse(state, seat, outlook, lands).technology_gain(action - LEARN)
    return announcement_worth(state, seat, action)


def explore_worth(state: Civilization, region: int, lands: Lands) -> float:
    """A settler that has arrived looks; one that has a better place to go to does not stop for it."""
    if state.owner[region] != NOBODY:
        return 0.2
    return 0.4


def announcement_worth(state: Civilization, seat: int, action: int) -> float:
    """Ending the game is good for whoever leads."""
    if action in (DECLARE, DECLARE + 1, COLONIZE):
        return float(lead(state, seat))
    if action == CLAIM:
        return 3.0
    if action in (DONE, HOLD, JOIN + 2):
        return 0.0
    return -0.5  # standing orders, removing markers, joining others' battles


HEURISTICS = CivilizationHeuristics(OF_HAND)
