# Compiled by mypyc where a C compiler is present.
"""Key moments of the standard rules: whoever reaches one and says so takes a wonder."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ecumene.games.civilization.action_numbers import CLAIM, HOLD
from ecumene.games.civilization.components import ARMY, FLEETS, GOLD, SETTLEMENTS
from ecumene.games.civilization.components import TECHNOLOGIES as OF_TECHNOLOGY
from ecumene.games.civilization.exploration import roll_off
from ecumene.games.civilization.numbers import (
    ERA_COUNT,
    ERA_OF,
    IS_ARMY,
    IS_FLEET,
    KIND_COUNT,
    MOMENT_COUNT,
    MOMENT_COUNTED,
    MOMENT_ERA,
    MOMENT_ID,
    MOMENT_LEAST,
    MOMENT_SIZE,
)
from ecumene.games.civilization.pieces import PLACE_BITS, PLACE_MASK, hold_of, kind_of, passenger_kind
from ecumene.games.civilization.state import CONSIDER, NOBODY, Position
from ecumene.kernel.decisions import UNDECIDED, Decision, Step, Together

_COUNTED: Final = (SETTLEMENTS, OF_TECHNOLOGY, ARMY, FLEETS, GOLD)
COUNTED: Final[list[int]] = [_COUNTED.index(counted) for counted in MOMENT_COUNTED]
#: What may have changed, as masks of what moments count.
SETTLED: Final = 1  # settlements have come, gone, grown or shrunk
LEARNED: Final = 2
ARMED: Final = 4 + 8  # armies or fleets
PAID: Final = 16
ANYTHING: Final = 31
OF_ERA: Final[list[list[int]]] = [
    [moment for moment in range(MOMENT_COUNT) if MOMENT_ERA[moment] == era] for era in range(ERA_COUNT)
]
#: By era: its armies and its fleets, as masks of kinds.
ARMIES_OF: Final[list[int]] = [
    sum([1 << kind for kind in range(KIND_COUNT) if IS_ARMY[kind] and ERA_OF[kind] == era]) for era in range(ERA_COUNT)
]
FLEETS_OF: Final[list[int]] = [
    sum([1 << kind for kind in range(KIND_COUNT) if IS_FLEET[kind] and ERA_OF[kind] == era]) for era in range(ERA_COUNT)
]


def progress(state: Position, seat: int, moment: int) -> int:
    """How much a seat has of what a moment counts."""
    counted: i64 = COUNTED[moment]
    if counted == 0:
        return settlements_of_size(state, seat, MOMENT_SIZE[moment])
    if counted == 1:
        return state.technologies_of_era(seat, MOMENT_ERA[moment])
    if counted == 4:
        return state.gold[seat]
    return units_of_era(state, seat, MOMENT_ERA[moment], counted == 2)


def settlements_of_size(state: Position, seat: int, size: i64) -> int:
    found: i64 = 0
    for region in state.settlements(seat):
        if state.size[region] == size:
            found += 1
    return int(found)


def units_of_era(state: Position, seat: int, era: int, armies: bool) -> int:
    """Armies of an era, those aboard included; or its fleets."""
    kinds: i64 = ARMIES_OF[era] if armies else FLEETS_OF[era]
    found: i64 = 0
    for number in state.pieces[seat]:
        piece: i64 = number
        found += kinds >> kind_of(piece) & 1
        hold = hold_of(piece)
        while hold:
            found += kinds >> passenger_kind(hold & PLACE_MASK) & 1
            hold >>= PLACE_BITS
    return int(found)


def check_moments(state: Position, seats: list[int], changed: i64 = ANYTHING) -> None:
    """See whether any of the seats has reached a moment that nobody has announced yet.

    ``changed``: what the seats may have more of than the last time, as a mask; nothing else needs to be counted.
    """
    if state.advanced:
        return
    for moment in OF_ERA[state.era]:
        if state.moments[moment] != NOBODY or not changed >> COUNTED[moment] & 1:
            continue
        reached = those_who_reach(state, seats, moment)
        if reached:
            reach(state, moment, [seat for seat in seats if reached >> seat & 1])


#: In games begun under earlier rules, what a battle, a tribe's unit or somebody else's foundation brought about was
#: noticed later, when the next player's movement began or the turn was over.
AT_ONCE_RULES: Final = 4


def await_moments(state: Position, changed: int = ANYTHING) -> None:
    """Look for moments as soon as what is about to happen is over."""
    if not state.advanced and state.rules >= AT_ONCE_RULES:
        state.stack.append(LookingForMoments(changed))


class LookingForMoments(Step[Position]):
    """Something has happened that may have brought anybody to a key moment."""

    kind: ClassVar[str] = "moments"

    def __init__(self, changed: int) -> None:
        super().__init__([])
        self.changed = changed

    def take(self, state: Position) -> None:
        check_moments(state, state.playing(), self.changed)

    def clone(self) -> Decision[Position]:
        return LookingForMoments(self.changed)


def those_who_reach(state: Position, seats: list[int], moment: int) -> i64:
    """Whoever of the seats has what a moment counts, and has not kept silent about it this turn, as a mask."""
    found: i64 = 0
    least = MOMENT_LEAST[moment]
    for seat in seats:
        if progress(state, seat, moment) >= least and not state.held[moment] >> seat & 1:
            found |= 1 << seat
    return found


def reach(state: Position, moment: int, claimants: list[int]) -> None:
    """Standing orders announce at once; who wants to consider it is asked, all of them together."""
    state.reveals += 1  # whether somebody is asked tells something about standing orders
    asked = [seat for seat in claimants if state.wonder_order[seat] == CONSIDER]
    if asked:
        claiming = 0
        for seat in claimants:
            if seat not in asked:
                claiming |= 1 << seat
        state.stack.append(Announcing(asked, [UNDECIDED] * state.players, moment, claiming))
    else:
        take_wonder(state, moment, claimants)


class Announcing(Together[Position]):
    """Who has reached a key moment announces it or not; several who do throw dice for it."""

    kind: ClassVar[str] = "announce"
    rule: ClassVar[str] = "key-moments"

    def __init__(self, seats: list[int], chosen: list[int], moment: int, claiming: int) -> None:
        super().__init__(seats, chosen)
        self.moment = moment
        self.claiming = claiming  # those whose standing order has answered already

    def legal(self, state: Position, seat: int) -> list[int]:
        return [CLAIM, HOLD]

    def reveal(self, state: Position) -> None:
        claimants: list[int] = []
        for seat in range(state.players):
            if self.chosen[seat] == HOLD:
                state.held[self.moment] |= 1 << seat
            elif self.chosen[seat] == CLAIM or self.claiming >> seat & 1:
                claimants.append(seat)
        if claimants and state.moments[self.moment] == NOBODY:
            take_wonder(state, self.moment, claimants)

    def about(self, state: Position) -> dict[str, Any]:
        return {"moment": MOMENT_ID[self.moment]}

    def clone(self) -> Decision[Position]:
        return Announcing(self.seats[:], self.chosen[:], self.moment, self.claiming)

    def facts(self) -> list[int]:
        return [*self.chosen, self.moment]


def take_wonder(state: Position, moment: int, claimants: list[int]) -> None:
    winner = claimants[0] if len(claimants) == 1 else roll_off(state, claimants, [0] * state.players)
    state.moments[moment] = winner
    state.tell("moment", winner, MOMENT_ID[moment])
