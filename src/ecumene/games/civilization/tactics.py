# Compiled by mypyc where a C compiler is present.
"""For the bots: which unit to put behind the screen. Who always takes the same one is soon found out.

A round is a small matrix game: every unit of one side against every unit of the other. What a pairing is worth is the
chance to win the whole battle after it. The bots mix their units as in the equilibrium of this game.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.civilization.battle import Battle, Picking, members, picks, unit_of
from ecumene.games.civilization.campaign import Force, battle_chance, force, unit_power
from ecumene.games.civilization.numbers import DICE
from ecumene.games.civilization.state import Position
from ecumene.games.civilization.strength import dice, plus
from ecumene.kernel.decisions import UNDECIDED

_SIDES: Final = 6
#: Rounds of learning against each other; the equilibrium is met to about a hundredth of a battle.
_LESSONS: Final = 400
#: Nobody keeps every unit for ever: a unit that survives is worth a little beyond the battle.
_SPARED: Final = 0.03


def sums(number: int) -> list[int]:
    """In how many ways so many dice show each sum."""
    ways = [1]
    for _ in range(number):
        more = [0] * (len(ways) + _SIDES)
        for total in range(len(ways)):
            for face in range(1, _SIDES + 1):
                more[total + face] += ways[total]
        ways = more
    return ways


_SUMS: Final[list[list[int]]] = [sums(number) for number in range(9)]


def round_odds(own_dice: int, own_plus: int, their_dice: int, their_plus: int) -> tuple[float, float]:
    """The chances that one unit throws more than the other, and that it throws less."""
    own, theirs = _SUMS[own_dice], _SUMS[their_dice]
    ahead = their_plus - own_plus
    won = lost = 0
    for i in range(len(own)):
        if own[i]:
            for j in range(len(theirs)):
                if i > j + ahead:
                    won += own[i] * theirs[j]
                elif i < j + ahead:
                    lost += own[i] * theirs[j]
    ways = sum(own) * sum(theirs)
    return won / ways, lost / ways


def side_force(state: Position, battle: Battle, side: int) -> Force:
    total = Force(0, 0.0, 0, 0)
    for seat in members(side):
        total = total.joined(force(state, seat, battle.area, battle.area))
    return total


def without(total: Force, state: Position, battle: Battle, pick: int) -> Force:
    """A side after the loss of a unit, and of the aircraft that fought with it."""
    kind, seat, supported = unit_of(pick)
    power = unit_power(state, seat, kind, battle.area)
    aircraft = total.aircraft - 1 if supported else total.aircraft
    return Force(total.units - 1, total.total - power, total.dice - DICE[kind], aircraft)


def matrix(state: Position, battle: Battle, attacking: list[int], defending: list[int]) -> list[list[float]]:
    """For every pairing of units: the attackers' chance of the battle after it, from 0 to 1."""
    attackers, defenders = side_force(state, battle, battle.attackers), side_force(state, battle, battle.defenders)
    weaker = [without(attackers, state, battle, pick) for pick in attacking]
    beaten = [without(defenders, state, battle, pick) for pick in defending]
    rows: list[list[float]] = []
    for i in range(len(attacking)):
        kind, seat, supported = unit_of(attacking[i])
        row: list[float] = []
        for j in range(len(defending)):
            rival_kind, rival, rival_supported = unit_of(defending[j])
            won, lost = round_odds(
                dice(state, kind, supported),
                plus(state, seat, kind, rival_kind, battle.area, False),
                dice(state, rival_kind, rival_supported),
                plus(state, rival, rival_kind, kind, battle.area, True),
            )
            after = won * battle_chance(attackers, beaten[j]) + lost * battle_chance(weaker[i], defenders)
            after += (1.0 - won - lost) * (battle_chance(weaker[i], beaten[j]) if weaker[i].units else 0.0)
            spared = _SPARED * (won * DICE[rival_kind] - lost * DICE[kind])
            row.append(after + spared)
        rows.append(row)
    return rows


def equilibrium(rows: list[list[float]]) -> tuple[list[float], list[float]]:
    """How often each side should take each of its choices: both learn from what they would have done better."""
    ours, theirs = len(rows), len(rows[0])
    regret, rival_regret = [0.0] * ours, [0.0] * theirs
    often, rival_often = [0.0] * ours, [0.0] * theirs
    for lesson in range(_LESSONS):
        mix, rival_mix = mixed(regret), mixed(rival_regret)
        gains = [sum([rows[i][j] * rival_mix[j] for j in range(theirs)]) for i in range(ours)]
        losses = [sum([rows[i][j] * mix[i] for i in range(ours)]) for j in range(theirs)]
        value = sum([gains[i] * mix[i] for i in range(ours)])
        for i in range(ours):
            regret[i] = max(0.0, regret[i] + gains[i] - value)
            often[i] += (lesson + 1) * mix[i]
        for j in range(theirs):
            rival_regret[j] = max(0.0, rival_regret[j] + value - losses[j])
            rival_often[j] += (lesson + 1) * rival_mix[j]
    return shares(often), shares(rival_often)


def mixed(regret: list[float]) -> list[float]:
    return shares(regret) if sum(regret) > 0.0 else [1.0 / len(regret)] * len(regret)


def shares(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]


def pick_chances(state: Position, decision: Picking, seat: int) -> list[float]:
    """How often a leader should take each of its legal picks. What the other has shown already is answered."""
    battle = decision.battle
    attacks = seat == battle.attacker
    attacking = [decision.attack] if decision.attack != UNDECIDED else picks(state, battle, battle.attacker)
    defending = [decision.defend] if decision.defend != UNDECIDED else picks(state, battle, battle.defender)
    mix, rival_mix = equilibrium(matrix(state, battle, attacking, defending))
    return mix if attacks else rival_mix
