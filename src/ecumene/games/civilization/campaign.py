# Compiled by mypyc where a C compiler is present.
"""For the bots: how strong forces are, what a battle promises, and where armies are missing."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from ecumene.games.civilization.numbers import DICE, FIGHTER, IS_ARMY, IS_FLEET, LAND, REGION_COUNT
from ecumene.games.civilization.pieces import kind_of
from ecumene.games.civilization.prospects import Outlook, stake
from ecumene.games.civilization.state import NOBODY, Position
from ecumene.games.civilization.strength import defence, science, training

_DIE: Final = 3.5
_SPREAD: Final = 2.9  # the variance of a die


class Force:
    """The fighting units of one side in one place: how many, and what they throw on average."""

    def __init__(self, units: int, total: float, dice: int, aircraft: int) -> None:
        self.units = units
        self.total = total
        self.dice = dice
        self.aircraft = aircraft

    def joined(self, other: Force) -> Force:
        return Force(
            self.units + other.units,
            self.total + other.total,
            self.dice + other.dice,
            self.aircraft + other.aircraft,
        )

    def more(self, power: float, dice: int) -> Force:
        """With one further unit."""
        return Force(self.units + 1, self.total + power, self.dice + dice, self.aircraft)


NO_FORCE: Final = Force(0, 0.0, 0, 0)


def unit_power(state: Position, seat: int, kind: int, area: int) -> float:
    """What a unit throws on average, with what it always adds."""
    return _DIE * DICE[kind] + training(state, kind) + science(state, seat) + defence(state, seat, kind, area)


def force(state: Position, seat: int, area: int, at: int) -> Force:
    """The units of a seat in an area, as they would fight in another one (or the same)."""
    units = aircraft = dice = 0
    total = 0.0
    for piece in state.at(seat, area):
        kind = int(kind_of(piece))
        if IS_ARMY[kind] or IS_FLEET[kind]:
            units += 1
            dice += DICE[kind]
            total += unit_power(state, seat, kind, at)
        elif kind == FIGHTER:
            aircraft += 1
    return Force(units, total, dice, aircraft)


def round_chance(own: Force, theirs: Force) -> float:
    """How likely it is that an average unit of one side beats an average unit of the other."""
    difference = own.total / own.units - theirs.total / theirs.units
    dice = own.dice / own.units + theirs.dice / theirs.units
    difference += _DIE * (min(own.aircraft, own.units) / own.units - min(theirs.aircraft, theirs.units) / theirs.units)
    return 1.0 / (1.0 + exp(-1.7 * difference / sqrt(_SPREAD * dice)))


def battle_chance(own: Force, theirs: Force) -> float:
    """How likely one side is the last to stand: so many rounds won before so many are lost."""
    if not own.units:
        return 0.0
    if not theirs.units:
        return 1.0
    won = round_chance(own, theirs)
    path = won**theirs.units
    chance = path
    for lost in range(1, own.units):
        path *= (1.0 - won) * (theirs.units - 1 + lost) / lost
        chance += path
    return chance


# Battles


def prize(state: Position, seat: int, area: int, outlook: Outlook) -> float:
    """What the pieces and the settlement of a seat there are worth to it."""
    worth = outlook.opinions.unit * len(state.at(seat, area))
    if area < REGION_COUNT and state.owner[area] == seat:
        worth += stake(state, area, outlook)
    return worth


def attack_worth(state: Position, seat: int, area: int, rival: int, outlook: Outlook) -> float:
    """A settlement changes hands: what the other loses the winner gets."""
    own, theirs = force(state, seat, area, area), force(state, rival, area, area)
    chance = battle_chance(own, theirs)
    harm = outlook.swing
    gained = harm * prize(state, rival, area, outlook)
    if area < REGION_COUNT and state.owner[area] == rival:
        gained += outlook.opinions.conquest * stake(state, area, outlook)
    lost = prize(state, seat, area, outlook)
    if area < REGION_COUNT and state.owner[area] == seat:
        lost += harm * stake(state, area, outlook)
    fallen = outlook.opinions.unit * (min(own.units, theirs.units) * (1.0 - 0.5 * harm))
    risked = outlook.opinions.risk * (1.0 - chance) * lost
    return chance * gained - risked - 0.3 * fallen - (0.1 if theirs.units else 0.0)


def reaction_worth(state: Position, seat: int, area: int, mover: int, outlook: Outlook) -> float:
    """To fight whoever has just moved in. Who spares them is often attacked all the same."""
    own, theirs = force(state, seat, area, area), force(state, mover, area, area)
    chance = battle_chance(own, theirs)
    gained = (outlook.opinions.courage + outlook.swing) * prize(state, mover, area, outlook)
    return chance * gained - (1.0 - chance) * 0.5 * prize(state, seat, area, outlook)


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


# Where armies are missing


def menace(state: Position, seat: int, region: int) -> Force:
    """The strongest rival that could come here next turn, or is here already."""
    others = ~(1 << seat)
    near = state.fighters[region]
    for place in LAND[region]:
        near |= state.fighters[place]
    if not near & others:
        return NO_FORCE
    worst = NO_FORCE
    for rival in range(state.players):
        if rival != seat and near >> rival & 1:
            coming = force(state, rival, region, region)
            for place in LAND[region]:
                if state.fighters[place] >> rival & 1:
                    coming = coming.joined(force(state, rival, place, region))
            if coming.total > worst.total:
                worst = coming
    return worst


def need_of_defence(state: Position, seat: int, region: int, kind: int, outlook: Outlook) -> float:
    """What another army of a kind in an own settlement is worth by keeping it."""
    coming = menace(state, seat, region)
    if not coming.units:
        return 0.0
    own = force(state, seat, region, region)
    more = own.more(unit_power(state, seat, kind, region), DICE[kind])
    saved = battle_chance(coming, own) - battle_chance(coming, more)
    return outlook.opinions.fear * saved * (1.0 + outlook.swing) * stake(state, region, outlook)


def need_of_attack(state: Position, seat: int, region: int, kind: int, outlook: Outlook) -> float:
    """What another army of a kind there is worth by what can be taken next door."""
    best = 0.0
    for place in LAND[region]:
        owner = state.owner[place]
        if owner == NOBODY or owner == seat:
            continue
        theirs = force(state, owner, place, place)
        own = force(state, seat, region, place)
        if state.fighters[place] >> seat & 1:
            own = own.joined(force(state, seat, place, place))
        more = own.more(unit_power(state, seat, kind, place), DICE[kind])
        better = battle_chance(more, theirs) - battle_chance(own, theirs)
        best = max(best, better * (1.0 + outlook.swing) * stake(state, place, outlook))
    return outlook.opinions.greed * best


# Marches


def march_worth(state: Position, seat: int, start: int, end: int, outlook: Outlook) -> float:
    """Take what is weakly held, stand by what is one's own."""
    leaving = exposure(state, seat, start, outlook) if state.owner[start] == seat else 0.0
    owner = state.owner[end]
    if owner == seat:
        return outlook.opinions.fear * relief(state, seat, start, end, outlook) - leaving - 0.05
    if owner == NOBODY:
        return way_worth(state, seat, start, end, outlook) - leaving
    own = force(state, seat, start, end).joined(force(state, seat, end, end))
    theirs = force(state, owner, end, end)
    chance = battle_chance(own, theirs)
    unit = outlook.opinions.unit
    gained = (outlook.opinions.conquest + outlook.swing) * stake(
        state, end, outlook
    ) + outlook.swing * unit * theirs.units
    if state.fighters[end] >> seat & 1 and battle_chance(force(state, seat, end, end), theirs) > 0.9:
        return -0.2 - leaving  # there are enough already
    risked = outlook.opinions.risk * (1.0 - chance) * unit * own.units
    return chance * gained - risked - leaving - 0.05


def exposure(state: Position, seat: int, region: int, outlook: Outlook) -> float:
    """What is lost if one army leaves a settlement."""
    coming = menace(state, seat, region)
    if not coming.units:
        return 0.0
    own = force(state, seat, region, region)
    rest = Force(own.units - 1, own.total * (own.units - 1) / own.units, own.dice - own.dice // own.units, own.aircraft)
    lost = battle_chance(coming, rest) - battle_chance(coming, own)
    return outlook.opinions.fear * lost * (1.0 + outlook.swing) * stake(state, region, outlook)


def relief(state: Position, seat: int, start: int, end: int, outlook: Outlook) -> float:
    """What one army more does for a settlement that is threatened."""
    coming = menace(state, seat, end)
    if not coming.units:
        return 0.0
    own, from_here = force(state, seat, end, end), force(state, seat, start, end)
    more = own.more(from_here.total / max(from_here.units, 1), from_here.dice // max(from_here.units, 1))
    return (
        (battle_chance(coming, own) - battle_chance(coming, more)) * (1.0 + outlook.swing) * stake(state, end, outlook)
    )


def way_worth(state: Position, seat: int, start: int, end: int, outlook: Outlook) -> float:
    """Towards something that can be taken from there, if nothing can be taken from here."""
    here = prey(state, seat, start, start, outlook)
    there = prey(state, seat, end, start, outlook)
    return outlook.opinions.marching * (there - here) - 0.1


def prey(state: Position, seat: int, region: int, base: int, outlook: Outlook) -> float:
    """The best that the units of a base could take next door to a region."""
    best = 0.0
    for place in LAND[region]:
        owner = state.owner[place]
        if owner != NOBODY and owner != seat:
            chance = battle_chance(force(state, seat, base, place), force(state, owner, place, place))
            best = max(best, (chance - 0.3) * stake(state, place, outlook))
    return best
