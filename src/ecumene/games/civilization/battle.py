# Compiled by mypyc where a C compiler is present.
"""Battles: who takes which side, the units chosen behind the screen, dice, and what the winner takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import i64

from ecumene.games.civilization.action_numbers import (
    JOIN,
    PICK,
    PICKED_KIND,
    PICKED_PLACE,
    SEAT_COUNT,
    SUPPORT,
)
from ecumene.games.civilization.exploration import roll_off
from ecumene.games.civilization.fall import capture
from ecumene.games.civilization.numbers import (
    AREA_ID,
    FIGHTER,
    FIGHTS,
    IS_AIRCRAFT,
    IS_ARMY,
    IS_FLEET,
    KIND_ID,
    ORACLE,
    REGION_COUNT,
)
from ecumene.games.civilization.pieces import kind_of, make
from ecumene.games.civilization.state import NOBODY, SPARE_ALL, Position
from ecumene.games.civilization.strength import defence, dice, plus, science, superiority, training, works
from ecumene.kernel.decisions import UNDECIDED, Decision, Step, Together
from ecumene.kernel.errors import Illegal
from ecumene.kernel.messages import Seat

if TYPE_CHECKING:
    from ecumene.games.civilization.rules import Civilization


#: In games begun under earlier rules, aircraft did not count when the one with most units was to lead.
AIRCRAFT_COUNT_RULES: Final = 4
#: In games begun under earlier rules, who had nothing but aircraft somewhere could not join a battle there.
AIRCRAFT_JOIN_RULES: Final = 5

_MEMBERS: Final[list[list[int]]] = [
    [seat for seat in range(SEAT_COUNT) if side >> seat & 1] for side in range(1 << SEAT_COUNT)
]

ATTACKERS = JOIN
DEFENDERS = JOIN + 1
STAY_OUT = JOIN + 2


class Battle:
    """Where it is, who is on which side (masks of seats) and who leads. Made once, never changed."""

    __slots__ = ("area", "attacker", "attackers", "defender", "defenders")

    def __init__(self, area: int, attacker: int, attackers: int, defender: int, defenders: int) -> None:
        self.area = area
        self.attacker = attacker
        self.attackers = attackers
        self.defender = defender
        self.defenders = defenders

    def facts(self) -> list[int]:
        return [self.area, self.attacker, self.attackers, self.defender, self.defenders]


# Who is there


def stands(state: Position, seat: int, area: int) -> bool:
    """Whether a seat has anything in an area that can be attacked: pieces or a settlement."""
    if area < REGION_COUNT and state.owner[area] == seat:
        return True
    return state.is_at(seat, area)


def units_at(state: Position, seat: int, area: int) -> int:
    """How many armies or fleets a seat has in an area."""
    return sum([1 for piece in state.at(seat, area) if IS_ARMY[kind_of(piece)] or IS_FLEET[kind_of(piece)]])


def military_units_at(state: Position, seat: int, area: int) -> int:
    """The same with aircraft, which are military units too. What is aboard a ship does not fight."""
    units = units_at(state, seat, area)
    if state.rules < AIRCRAFT_COUNT_RULES:
        return units
    return units + sum([1 for piece in state.at(seat, area) if IS_AIRCRAFT[kind_of(piece)]])


def forces_at(state: Position, area: int) -> int:
    """Seats with military units in an area, as a mask: aircraft fight for nobody alone, but they may support a side."""
    there = state.fighters[area]
    if state.rules >= AIRCRAFT_JOIN_RULES:
        for seat in range(state.players):
            if state.has(seat, FIGHTER, area):
                there |= 1 << seat
    return there


def members(side: int) -> list[int]:
    """The seats of a mask, in order: a list that is not to be changed."""
    return _MEMBERS[side]


# The beginning: sides and leaders


class BattleBegins(Step[Position]):
    """A declared battle is fought as soon as those before it are over."""

    kind: ClassVar[str] = "battle-begins"

    def __init__(self, area: int, attacker: int, defenders: int) -> None:
        super().__init__([])
        self.area = area
        self.attacker = attacker
        self.defenders = defenders

    def take(self, state: Position) -> None:
        """Nothing happens if one of the sides has vanished in the meantime."""
        if not state.is_at(self.attacker, self.area):
            return
        defenders = [seat for seat in members(self.defenders) if stands(state, seat, self.area)]
        if not defenders:
            return
        side = 0
        for seat in defenders:
            side |= 1 << seat
        leader = most_units(state, defenders, self.area)
        battle = Battle(self.area, self.attacker, 1 << self.attacker, leader, side)
        if state.journal is not None:
            rival = Seat(leader)
            state.journal.tell("battle", self.attacker, area=AREA_ID[self.area], rival=rival)
        others = members(forces_at(state, self.area) & ~battle.attackers & ~side)
        if others:
            state.reveals += 1  # whether somebody is asked tells something about standing orders
        asked = [seat for seat in others if state.battle_order[seat] != SPARE_ALL]
        if asked:
            state.stack.append(Joining(asked, [UNDECIDED] * state.players, battle))
        else:
            fight_on(state, battle)

    def clone(self) -> Decision[Position]:
        return BattleBegins(self.area, self.attacker, self.defenders)

    def facts(self) -> list[int]:
        return [self.area, self.attacker, self.defenders]


def most_units(state: Position, seats: list[int], area: int) -> int:
    """The leader of a side that nobody leads by right: most units, then the higher roll."""
    if len(seats) == 1:
        return seats[0]
    units = [military_units_at(state, seat, area) for seat in seats]
    most = max(units)
    best = [seat for i, seat in enumerate(seats) if units[i] == most]
    return best[0] if len(best) == 1 else roll_off(state, best, [0] * state.players)


class Joining(Together[Position]):
    """Others with units there may put them under the command of a side."""

    kind: ClassVar[str] = "join"
    rule: ClassVar[str] = "joining"

    def __init__(self, seats: list[int], chosen: list[int], battle: Battle) -> None:
        super().__init__(seats, chosen)
        self.battle = battle

    def legal(self, state: Position, seat: int) -> list[int]:
        return [ATTACKERS, DEFENDERS, STAY_OUT]

    def reveal(self, state: Position) -> None:
        battle = self.battle
        attackers, defenders = battle.attackers, battle.defenders
        for seat in range(state.players):
            if self.chosen[seat] == ATTACKERS:
                attackers |= 1 << seat
                state.tell("joined-attackers", seat)
            elif self.chosen[seat] == DEFENDERS:
                defenders |= 1 << seat
                state.tell("joined-defenders", seat)
        fight_on(state, Battle(battle.area, battle.attacker, attackers, battle.defender, defenders))

    def about(self, state: Position) -> dict[str, Any]:
        return {"area": AREA_ID[self.battle.area]}

    def clone(self) -> Decision[Position]:
        return Joining(self.seats[:], self.chosen[:], self.battle)

    def facts(self) -> list[int]:
        return self.chosen + self.battle.facts()


# Rounds


def picks(state: Position, battle: Battle, leader: int) -> list[int]:
    """What a leader may put behind the screen: every kind of unit of every member, with an aircraft or without."""
    side = battle.attackers if leader == battle.attacker else battle.defenders
    found: list[int] = []
    supported = False
    for seat in members(side):
        last: i64 = -1
        for number in state.at(seat, battle.area):
            kind = kind_of(number)
            if kind == last:
                continue
            last = kind
            if IS_AIRCRAFT[kind]:
                supported = True
            elif FIGHTS[kind]:
                found.append(PICK + PICKED_PLACE[kind] * SEAT_COUNT + seat)
    if supported:
        found += [SUPPORT + pick - PICK for pick in found]
    return found


def fight_on(state: Position, battle: Battle) -> None:
    """Round after round, until somebody has a choice or a side has no units left."""
    while True:
        there = state.fighters[battle.area]
        if not there & battle.attackers or not there & battle.defenders:
            conclude(state, battle, bool(there & battle.attackers), bool(there & battle.defenders))
            return
        attacking = picks(state, battle, battle.attacker)
        defending = picks(state, battle, battle.defender)
        if len(attacking) > 1 or len(defending) > 1:
            ask_for_picks(state, battle, attacking, defending)
            return
        fight_round(state, battle, attacking[0], defending[0])


def ask_for_picks(state: Position, battle: Battle, attacking: list[int], defending: list[int]) -> None:
    """Whoever has a choice makes it unseen; the owner of the Oracle sees the other's unit first."""
    attack = attacking[0] if len(attacking) == 1 else UNDECIDED
    defend = defending[0] if len(defending) == 1 else UNDECIDED
    asked: list[int] = []
    if attack == UNDECIDED and not (state.advanced and works(state, ORACLE, battle.attacker) and defend == UNDECIDED):
        asked.append(battle.attacker)
    if defend == UNDECIDED and not (state.advanced and works(state, ORACLE, battle.defender) and attack == UNDECIDED):
        asked.append(battle.defender)
    asked.sort()
    state.stack.append(Picking(asked, [UNDECIDED] * state.players, battle, attack, defend))


class Picking(Together[Position]):
    """Both leaders choose a unit behind the screen. What a side has no choice about is known from the beginning."""

    kind: ClassVar[str] = "pick"
    rule: ClassVar[str] = "rounds"

    def __init__(self, seats: list[int], chosen: list[int], battle: Battle, attack: int, defend: int) -> None:
        super().__init__(seats, chosen)
        self.battle = battle
        self.attack = attack
        self.defend = defend

    def legal(self, state: Position, seat: int) -> list[int]:
        return picks(state, self.battle, seat)

    def reveal(self, state: Position) -> None:
        battle = self.battle
        attack = self.attack if self.attack != UNDECIDED else self.chosen[battle.attacker]
        defend = self.defend if self.defend != UNDECIDED else self.chosen[battle.defender]
        if attack == UNDECIDED or defend == UNDECIDED:
            seeing = battle.attacker if attack == UNDECIDED else battle.defender
            state.stack.append(Picking([seeing], [UNDECIDED] * state.players, battle, attack, defend))
            return
        fight_round(state, battle, attack, defend)
        fight_on(state, battle)

    def about(self, state: Position) -> dict[str, Any]:
        return {"area": AREA_ID[self.battle.area]}

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        from ecumene.games.civilization.refusals import why_not_pick

        return why_not_pick(cast("Civilization", state), state.game.catalogue[action])

    def clone(self) -> Decision[Position]:
        return Picking(self.seats[:], self.chosen[:], self.battle, self.attack, self.defend)

    def facts(self) -> list[int]:
        return self.chosen + self.battle.facts() + [self.attack, self.defend]


def unit_of(pick: int) -> tuple[int, int, bool]:
    """Kind, owner, and whether an aircraft fights with it."""
    supported = pick >= SUPPORT
    number = pick - (SUPPORT if supported else PICK)
    return PICKED_KIND[number // SEAT_COUNT], number % SEAT_COUNT, supported


def fight_round(state: Position, battle: Battle, attack: int, defend: int) -> None:
    """Dice and what is added; the lower unit is lost, both if they are equal."""
    state.reveals += 1
    kind, seat, supported = unit_of(attack)
    rival_kind, rival, rival_supported = unit_of(defend)
    own_dice = throw(state, dice(state, kind, supported))
    rival_dice = throw(state, dice(state, rival_kind, rival_supported))
    own = plus(state, seat, kind, rival_kind, battle.area, False)
    for face in own_dice:
        own += face
    theirs = plus(state, rival, rival_kind, kind, battle.area, True)
    for face in rival_dice:
        theirs += face
    if state.journal is not None:
        state.journal.tell(
            "round",
            seat,
            rival=Seat(rival),
            area=AREA_ID[battle.area],
            unit=KIND_ID[kind],
            other=KIND_ID[rival_kind],
            own=own,
            theirs=theirs,
            aircraft=int(supported),
            rival_aircraft=int(rival_supported),
            own_dice=in_digits(own_dice),
            rival_dice=in_digits(rival_dice),
            superiority=superiority(state, kind, rival_kind),
            rival_superiority=superiority(state, rival_kind, kind),
            science=science(state, seat),
            rival_science=science(state, rival),
            training=training(state, kind),
            rival_training=training(state, rival_kind),
            rival_defence=defence(state, rival, rival_kind, battle.area),
        )
    if own <= theirs:
        lose(state, battle, battle.attackers, kind, seat, supported)
    if theirs <= own:
        lose(state, battle, battle.defenders, rival_kind, rival, rival_supported)


def throw(state: Position, number: int) -> list[int]:
    return [state.die() for _ in range(number)]


def in_digits(faces: list[int]) -> int:
    """Dice as they are told: a digit each."""
    number = 0
    for face in faces:
        number = 10 * number + face
    return number


def lose(state: Position, battle: Battle, side: int, kind: int, seat: int, supported: bool) -> None:
    """The unit goes, and the aircraft that fought with it. Of several ships of a kind the emptiest has fought."""
    first = -1
    for piece in state.at(seat, battle.area):
        if kind_of(piece) == kind:
            first = piece
            break
    state.remove(seat, first)
    if supported:
        owner = aircraft_owner(state, battle, side, seat)
        state.remove(owner, make(FIGHTER, battle.area, 0))


def aircraft_owner(state: Position, battle: Battle, side: int, seat: int) -> int:
    """Whose aircraft fights: the owner of the unit's, else an ally's."""
    aircraft = int(make(FIGHTER, battle.area, 0))
    if aircraft in state.at(seat, battle.area):
        return seat
    for ally in members(side):
        if aircraft in state.at(ally, battle.area):
            return ally
    return NOBODY


# The end


def conclude(state: Position, battle: Battle, attackers_stand: bool, defenders_stand: bool) -> None:
    """The losers' other pieces there are removed and their settlement is taken. Nobody wins if nobody stands."""
    if attackers_stand == defenders_stand:
        state.tell("battle-draw", battle.attacker, rival=battle.defender)
        return
    winner = battle.attacker if attackers_stand else battle.defender
    winners = battle.attackers if attackers_stand else battle.defenders
    losers = battle.defenders if attackers_stand else battle.attackers
    state.tell("battle-won", winner, rival=battle.defender if attackers_stand else battle.attacker)
    for seat in members(losers):
        state.clear(seat, battle.area)
    area = battle.area
    if area < REGION_COUNT and state.owner[area] != NOBODY and losers >> state.owner[area] & 1:
        capture(state, area, conqueror(state, winners, winner, area))


def conqueror(state: Position, winners: int, leader: int, area: int) -> int:
    """The leader of the winners, or the ally with most units if none of the leader's are left."""
    if state.fighters[area] >> leader & 1:
        return leader
    units = [(units_at(state, seat, area), -seat) for seat in members(winners)]
    return -max(units)[1]
