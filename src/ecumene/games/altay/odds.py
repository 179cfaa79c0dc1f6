# Compiled by mypyc where a C compiler is present.
"""How a battle will go, as far as a seat can know: the odds of an attack, and the cards that are worth playing."""

from __future__ import annotations

from typing import Final, NamedTuple

from ecumene.games.altay.battle import Attacking, Defending, attack_strength, capture, defense_strength, fight
from ecumene.games.altay.deck import unknown
from ecumene.games.altay.numbers import ATTACKS, DEFENDS, PAIR_FROM, PAIR_TO
from ecumene.games.altay.state import Position, Realm

_CAPTURE: Final = 1.4  # a settlement taken or lost, in points
_CARD: Final = 0.08  # a symbol spent, in points


class Odds(NamedTuple):
    """Of an attack on a rival, if they fight whenever that helps them."""

    won: float
    lost: float

    def worth(self) -> float:
        """In points."""
        return _CAPTURE * (self.won - self.lost)


def defense_chances(realm: Realm) -> list[float]:
    """How likely a rival's hand bears so many defense symbols: what hand and deck hold together is known to all."""
    size = len(realm.hand) - len(realm.certain)
    most = size * 3
    # ways[k][s]: hands of k cards with s symbols
    ways = [[0.0] * (most + 1) for _ in range(size + 1)]
    ways[0][0] = 1.0
    for face in unknown(realm):
        symbols = DEFENDS[face]
        for held in range(size, 0, -1):
            fewer = ways[held - 1]
            row = ways[held]
            for there in range(symbols, most + 1):
                row[there] += fewer[there - symbols]
    hands = sum(ways[size])
    chances = [way / hands for way in ways[size]]
    known = sum([DEFENDS[face] for face in realm.certain]) + (DEFENDS[realm.kept] if realm.kept >= 0 else 0)
    return [0.0] * known + chances


def odds_of(state: Position, rival: int, target: int, strength: int, chances: list[float]) -> Odds:
    """The odds of an attack of this strength on a rival's region."""
    needed = strength - defense_strength(state, rival, target, [])
    won = 0.0
    lost = 0.0
    for symbols, chance in enumerate(chances):
        if symbols < needed:
            won += chance
        elif symbols > needed:
            lost += chance
    return Odds(won, lost)


def complete_conquest(state: Position, battle: Attacking) -> None:
    """Play what a neutral region still takes: the smallest card that does it, or else the largest."""
    realm = state.realms[battle.seats[0]]
    while state.stack and state.stack[-1] is battle:
        needed = battle.still_needed(state)
        best = -1
        for face in realm.usable():
            if ATTACKS[face] and (best < 0 or _fits_better(ATTACKS[face], ATTACKS[best], needed)):
                best = face
        battle.commit(state, best)


def _fits_better(symbols: int, than: int, needed: int) -> bool:
    if symbols >= needed:
        return than < needed or symbols < than
    return symbols > than


def complete_attack(state: Position, battle: Attacking, chances: list[float]) -> Odds:
    """Play as many more cards against a rival as are worth it, the largest first, and tell how the attack stands."""
    seat = battle.seats[0]
    target = PAIR_TO[battle.pair]
    rival = state.owner[target]
    strength = attack_strength(state, seat, battle.pair, battle.cards)
    best = odds_of(state, rival, target, strength, chances)
    best_worth = best.worth()
    spent = 0.0
    waiting: list[int] = []
    for face in sorted([face for face in state.realms[seat].usable() if ATTACKS[face]], reverse=True):
        waiting.append(face)
        spent += _CARD * ATTACKS[face]
        strength += ATTACKS[face]
        odds = odds_of(state, rival, target, strength, chances)
        if odds.worth() - spent > best_worth:
            best_worth = odds.worth() - spent
            best = odds
            for waiting_face in waiting:
                battle.commit(state, waiting_face)
            waiting = []
    return best


def decide(state: Position, pair: int, attacker: int, won: bool) -> None:
    """As if an attack on a rival had been decided; the battle leaves the stack."""
    state.stack.pop()
    rival = state.owner[PAIR_TO[pair]]
    if won:
        capture(state, attacker, PAIR_TO[pair])
    else:
        capture(state, rival, PAIR_FROM[pair])


def complete_defense(state: Position, battle: Defending) -> None:
    """Play the cards that save the settlement, as few as will do, and fight."""
    seat = battle.seats[0]
    realm = state.realms[seat]
    attack = attack_strength(state, battle.attacker, battle.pair, battle.attack)
    defense = defense_strength(state, seat, PAIR_TO[battle.pair], battle.cards)
    at_hand = sum([DEFENDS[face] for face in realm.usable()])
    goal = attack + 1 if defense + at_hand > attack else attack
    if defense + at_hand >= goal:
        while defense < goal:
            best = -1
            for face in realm.usable():
                if DEFENDS[face] and (best < 0 or _fits_better(DEFENDS[face], DEFENDS[best], goal - defense)):
                    best = face
            realm.take_from_hand(best)
            realm.played.append(best)
            battle.cards.append(best)
            defense += DEFENDS[best]
    state.stack.pop()
    fight(state, battle)
