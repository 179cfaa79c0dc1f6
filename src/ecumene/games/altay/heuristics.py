# Compiled by mypyc where a C compiler is present.
"""What the bots ask Altay for: the realm after every action in numbers, and a hand-made judgement of them.

An action is judged by where it leads: a battle by its odds, a card drawn by what the deck holds on average.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.altay.battle import Attacking, Defending, Yielding, attack_strength
from ecumene.games.altay.ids import (
    ATTACK,
    COMMIT,
    DEFEND,
    DISCARD,
    DONE,
    DROP,
    END,
    EXCHANGE,
    KEEP,
    PLACE,
    PLAY,
    PUT,
    STRIKE,
    SWAP,
    TRASH,
)
from ecumene.games.altay.numbers import DRAW, FIGHTER_COUNT, FIGHTERS, LAY, NEIGHBOURS, PAIR_TO, WAY_FACE, WAY_KIND
from ecumene.games.altay.odds import (
    Odds,
    complete_attack,
    complete_conquest,
    complete_defense,
    decide,
    defense_chances,
    odds_of,
)
from ecumene.games.altay.realm import (
    KEPT,
    NAMES,
    RIVAL_NAMES,
    THIN,
    WEIGHTS,
    add_to_hand,
    can_finish,
    features,
    fewest_settlements,
    rival_features,
    size_of,
    value,
    without_pool,
)
from ecumene.games.altay.rules import Altay
from ecumene.games.altay.settlements import Placing
from ecumene.games.altay.turn import Turn
from ecumene.kernel.messages import Message
from ecumene.kernel.rng import Rng
from ecumene.kernel.state import State

_FIRST_MOVE: Final = 2.0  # cards before anything that spends what they bring
_RIVAL: Final = 0.5  # a rival's point against one's own
_GIVING_UP: Final = -3.0
_NEVER: Final = -1e9  # so low that bots do not think of it at all


class RealmHeuristics:
    """What the bots ask a game for."""

    names: tuple[str, ...] = (*NAMES, *(f"best rival's {name}" for name in RIVAL_NAMES))
    weights: tuple[float, ...] = (*WEIGHTS, -_RIVAL, *([0.0] * (len(RIVAL_NAMES) - 1)))
    phases: int = 3
    clear_lead: float = 8.0

    def phase(self, state: State) -> int:
        assert isinstance(state, Altay)
        left = fewest_settlements(state) if state.round else 15
        return 0 if left > 10 else 1 if left > 5 else 2

    def worths(self, state: State, seat: int, actions: list[int]) -> list[float]:
        assert isinstance(state, Altay)
        if not state.round:
            return [0.1 * len(NEIGHBOURS[action - PLACE]) if action >= PLACE else 0.0 for action in actions]
        places, rows = self.outlooks(state, seat, actions)
        worths: list[float] = []
        for number, action in enumerate(actions):
            if places[number] < 0:
                worths.append(_GIVING_UP)
                continue
            if self.ruins(state, seat, action):
                worths.append(_NEVER)
                continue
            row = rows[places[number]]
            worth = value(row) - _RIVAL * row[len(NAMES)]
            if PLAY <= action < PUT:
                worth += _FIRST_MOVE if WAY_KIND[action - PLAY] != LAY else 0.5
            worths.append(worth)
        return worths

    def outlooks(self, state: State, seat: int, actions: list[int]) -> tuple[list[int], list[list[float]]]:
        assert isinstance(state, Altay)
        places: list[int] = []
        rows: list[list[float]] = []
        look = Outlook(state, seat)
        for action in actions:
            if action == DROP and can_finish(state.realms[seat]):
                places.append(-1)  # what lies on it is lost, and it can be begun again
            else:
                places.append(len(rows))
                rows.append(look.after(action))
        return places, rows

    # Turns are made of many decisions

    def in_turn(self, state: State, seat: int) -> bool:
        """Whether what is asked now is a step of the seat's own turn."""
        assert isinstance(state, Altay)
        decision = state.stack[-1] if state.stack else None
        return isinstance(decision, Turn | Placing | Attacking) and decision.seats[0] == seat

    def leaves(self, state: State, seat: int, action: int) -> bool:
        """Whether a plan cannot see beyond an action: the end of the turn, a card to be drawn, a rival to answer."""
        assert isinstance(state, Altay)
        if action >= KEEP or action == STRIKE or TRASH <= action < EXCHANGE:
            return True
        if ATTACK <= action < COMMIT:
            return state.owner[PAIR_TO[(action - ATTACK) // FIGHTER_COUNT]] >= 0
        return PLAY <= action < PUT and WAY_KIND[action - PLAY] == DRAW

    def ruins(self, state: State, seat: int, action: int) -> bool:
        """Whether an action may be taken only if it is the best: who has no cards left does nothing any more."""
        assert isinstance(state, Altay)
        return TRASH <= action < SWAP and size_of(state.realms[seat]) <= THIN

    def facts(self, state: State, seat: int, action: int) -> list[tuple[bool, Message]]:
        """What is true of a move, and whether that speaks for it."""
        from ecumene.games.altay.reasons import facts

        assert isinstance(state, Altay)
        return facts(state, seat, action)


def _spent(action: int) -> list[int]:
    """The card of the hand that an action uses up, where one may be drawn for it."""
    if PLAY <= action < PUT:
        return [WAY_FACE[action - PLAY]]
    if TRASH <= action < SWAP:
        return [action - TRASH]
    if SWAP <= action < EXCHANGE:
        return [action - SWAP]
    if DEFEND <= action < DISCARD:
        return [FIGHTERS[action - DEFEND]]
    return [action - DISCARD] if DISCARD <= action < DONE else []


class Outlook:
    """Looks at one decision of one seat."""

    def __init__(self, state: Altay, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.rng = Rng(0)
        self.rival = rival_features(state, seat)
        #: In one's own turn, what one does hardly changes how the others stand; a battle does.
        self.alone = isinstance(state.stack[-1], Turn)
        self.chances: dict[int, list[float]] = {}

    def after(self, action: int) -> list[float]:
        """The row of features that an action leads to."""
        if action == END or KEEP <= action < END:
            row = without_pool(features(self.state, self.seat, self.rival[0]))
            row[KEPT] = 1.0 if action != END or self.state.realms[self.seat].kept >= 0 else 0.0
            return row + self.rival
        then = self.state.clone(self.rng)
        then.stack[-1].answer(then, self.seat, action)
        return self._settled(then, _spent(action))

    def _settled(self, then: Altay, spent: list[int]) -> list[float]:
        """The row of a state, with a battle that was begun carried through; ``spent``: cards that left the hand."""
        decision = then.stack[-1] if then.stack else None
        if isinstance(decision, Attacking):
            if decision.still_needed(then) > 0:
                complete_conquest(then, decision)
                return self._row(then, [])
            odds = complete_attack(then, decision, self._chances(then.owner[PAIR_TO[decision.pair]]))
            return self._mixed(then, decision.pair, odds)
        if isinstance(decision, Defending):
            if decision.attacker == self.seat:
                strength = attack_strength(then, self.seat, decision.pair, decision.attack)
                rival = decision.seats[0]
                odds = odds_of(then, rival, PAIR_TO[decision.pair], strength, self._chances(rival))
                return self._mixed(then, decision.pair, odds)
            before = len(decision.cards)
            complete_defense(then, decision)
            return self._row(then, spent + decision.cards[before:])
        return self._row(then, spent)

    def _chances(self, rival: int) -> list[float]:
        if rival not in self.chances:
            self.chances[rival] = defense_chances(self.state.realms[rival])
        return self.chances[rival]

    def _mixed(self, then: Altay, pair: int, odds: Odds) -> list[float]:
        """What an attack comes to on average."""
        row = [0.0] * (len(NAMES) + len(RIVAL_NAMES))
        for chance, outcome in ((odds.won, 1), (odds.lost, -1), (1.0 - odds.won - odds.lost, 0)):
            if chance > 0.0:
                end = then.clone(self.rng)
                if outcome:
                    decide(end, pair, self.seat, outcome > 0)
                rival = rival_features(end, self.seat)
                for place, amount in enumerate(features(end, self.seat, rival[0]) + rival):
                    row[place] += chance * amount
        return row

    def _row(self, then: Altay, spent: list[int]) -> list[float]:
        drawn = self._put_back(then, spent)
        rival = self.rival if self.alone else rival_features(then, self.seat)
        row = features(then, self.seat, rival[0]) + rival
        if drawn:
            before = self.state.realms[self.seat]
            unseen = sorted(before.deck or before.discard)
            for face in unseen:
                add_to_hand(row, face, drawn / len(unseen))
        return row

    def _put_back(self, then: Altay, spent: list[int]) -> int:
        """How many cards were drawn, or will be. Nobody knows them yet: they go back to the deck."""
        before, own = self.state.realms[self.seat], then.realms[self.seat]
        drawn = 0
        if len(own.deck) != len(before.deck):
            held = before.hand[:]
            for face in spent:
                if face in held and face != before.kept:
                    held.remove(face)
            for face in own.hand[:]:
                if face in held:
                    held.remove(face)
                else:
                    own.hand.remove(face)
                    own.deck.append(face)
                    drawn += 1
        decision = then.stack[-1] if then.stack else None
        if isinstance(decision, Yielding) and decision.seats[0] == self.seat:
            drawn += decision.discarded
        return drawn


HEURISTICS: Final = RealmHeuristics()
