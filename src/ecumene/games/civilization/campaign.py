# Compiled by mypyc where a C compiler is present.
"""For the bots: how strong forces are, what a battle promises, and where armies are missing."""

from __future__ import annotations

from ecumene.games.civilization.battle import Battle
from ecumene.games.civilization.numbers import FIGHTER, IS_ARMY, IS_FLEET, LAND, REGION_COUNT
from ecumene.games.civilization.pieces import kind_of
from ecumene.games.civilization.state import NOBODY, Position
from ecumene.games.civilization.strength import defence, dice, plus, science, superiority, training

_DIE = 3.5


def unit_power(state: Position, seat: int, kind: int, area: int) -> float:
    """What a unit throws on average, with what it always adds."""
    return (
        _DIE * dice(state, kind, False)
        + training(state, kind)
        + science(state, seat)
        + defence(state, seat, kind, area)
    )


def power(state: Position, seat: int, area: int) -> float:
    total = 0.0
    for piece in state.at(seat, area):
        kind = int(kind_of(piece))
        if IS_ARMY[kind] or IS_FLEET[kind]:
            total += unit_power(state, seat, kind, area)
        elif kind == FIGHTER:
            total += _DIE
    return total


def prize(state: Position, seat: int, area: int) -> float:
    """What the other's pieces and settlement there are worth to whoever wins."""
    worth = 0.3 * len(state.at(seat, area))
    if area < REGION_COUNT and state.owner[area] == seat:
        worth += 2.0 * state.size[area]
    return worth


def attack_worth(state: Position, seat: int, area: int, rival: int) -> float:
    own, theirs = power(state, seat, area), power(state, rival, area)
    if theirs == 0.0:
        return 0.5 + prize(state, rival, area)
    chance = own * own / (own * own + theirs * theirs)
    return chance * prize(state, rival, area) - (1.0 - chance) * prize(state, seat, area) - 0.4


def react_worth(state: Position, seat: int, mover: int, area: int) -> float:
    """Fight whoever moves in if that is likely to be won."""
    return attack_worth(state, seat, area, mover)


def pick_worth(state: Position, battle: Battle, seat: int, kind: int, owner: int, supported: bool) -> float:
    """Units that do well against what the other side has most of."""
    side = battle.defenders if seat == battle.attacker else battle.attackers
    worth = 0.0
    number = 0
    for rival in range(state.players):
        if side >> rival & 1:
            for piece in state.at(rival, battle.area):
                other = int(kind_of(piece))
                if IS_ARMY[other] or IS_FLEET[other]:
                    number += 1
                    worth += superiority(state, kind, other) - superiority(state, other, kind)
    own = plus(state, owner, kind, kind, battle.area, seat == battle.defender)
    return worth / max(number, 1) + 0.2 * own + (0.1 if supported else 0.0)


def threat(state: Position, seat: int, region: int) -> bool:
    """Whether others have armies here or next door."""
    others = ~(1 << seat)
    if state.fighters[region] & others:
        return True
    return any(state.fighters[near] & others for near in LAND[region])


def need_of_defence(state: Position, seat: int, region: int) -> float:
    """What another army in an own settlement is worth."""
    guarded = state.fighters[region] >> seat & 1
    if not threat(state, seat, region):
        return 0.0 if guarded else 0.35
    worth = 0.3 * state.size[region]
    return worth + 0.9 if not guarded else worth - 0.25 * len(state.at(seat, region))


def bomb_worth(state: Position, seat: int, region: int) -> float:
    """The damage it does to others less the damage to oneself."""
    worth = -1.0
    for other in range(state.players):
        pieces = 0.3 * len(state.at(other, region))
        worth += -2.0 * pieces if other == seat else pieces
    owner = state.owner[region]
    if owner != NOBODY:
        worth += -9.0 if owner == seat else float(state.size[region])
    return worth
