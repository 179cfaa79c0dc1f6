# Compiled by mypyc where a C compiler is present.
"""Purchases: units and settlers, new and larger settlements, technologies, improvements, the colony ship."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64

from ecumene.games.civilization.action_numbers import (
    BOMB,
    BUILD,
    BUY,
    COAST_COUNT,
    COAST_REGION,
    COAST_SEA,
    COLONIZE,
    DECLARE,
    DONE,
    EXPAND,
    FOUND,
    LANDED_KIND,
    LAUNCH,
    LEARN,
    PIECE_AREA,
    PIECE_KIND,
    PIECE_PLACE,
    RESEARCH,
    SELL,
    SHIP_KIND,
)
from ecumene.games.civilization.announcements import LONG_GAME, ONLY_DONE, announce_end, bomb, bomb_targets, endings
from ecumene.games.civilization.components import (
    COLONY_SHIP_PRICE,
    ENDS,
    LENGTH_ERA,
    LENGTHS,
    SALE_DIVISOR,
    TECHNOLOGY_STEP,
)
from ecumene.games.civilization.components import ERAS as ERA_IDS
from ecumene.games.civilization.founding import found
from ecumene.games.civilization.market import Market, unit_price
from ecumene.games.civilization.moments import ANYTHING, ARMED, LEARNED, SETTLED, check_moments
from ecumene.games.civilization.numbers import (
    ALPHA_CENTAURI,
    AREA_ID,
    ERA_COUNT,
    ERA_OF,
    EXPANSION_PRICE,
    FUSION,
    IMPROVEMENT_COUNT,
    IMPROVEMENT_ERA,
    IMPROVEMENT_ID,
    IMPROVEMENT_PRICE,
    IMPROVEMENT_TECHNOLOGY,
    KIND_ID,
    LEVEL_TECHNOLOGY,
    OWNER_SHARE,
    REGION_COUNT,
    SETTLER,
    TECHNOLOGY_COUNT,
    TECHNOLOGY_ERA,
    UNIT_PRICE,
    WONDER_ID,
)
from ecumene.games.civilization.pieces import area_of, hold_of, kind_of
from ecumene.games.civilization.placing import grow, put
from ecumene.games.civilization.state import NO_END, NOBODY, Position
from ecumene.games.civilization.technology import gain, in_play, price
from ecumene.kernel.decisions import Decision, joined, nth
from ecumene.kernel.errors import Illegal
from ecumene.kernel.rng import Rng

if TYPE_CHECKING:
    from ecumene.games.civilization.rules import Civilization


ONLY_RESEARCH: Final[list[int]] = [RESEARCH]
TECHNOLOGICAL: Final = ENDS.index("technological")
#: The era whose technologies may end the game, by length; -1 for a long one.
ENDING_ERA: Final[list[int]] = [ERA_IDS.index(LENGTH_ERA[length]) if LENGTH_ERA[length] else -1 for length in LENGTHS]
ENDING: Final[list[int]] = [ENDS.index(length) if length in ENDS else -1 for length in LENGTHS]


class Buying(Decision[Position]):
    """A player buys one thing after the other and places it."""

    kind: ClassVar[str] = "buy"
    rule: ClassVar[str] = "purchase"
    wording: ClassVar[dict[str, str]] = {"done": "done-buying"}

    def __init__(self, seat: int) -> None:
        super().__init__([seat])
        self.market = Market()

    def legal(self, state: Position, seat: int) -> list[int]:
        return joined(self.parts(state, seat))

    def draw(self, state: Position, seat: int, resigning: int, rng: Rng) -> int:
        parts = self.parts(state, seat)
        count: i64 = 0
        for part in parts:
            count += len(part)
        return nth(parts, rng.below(count))

    def parts(self, state: Position, seat: int) -> list[list[int]]:
        """All that may be answered, in lists that are not to be changed."""
        parts = self.market.list_pieces(state, seat)
        self.market.list_settlements(state, seat, parts)
        if state.advanced:
            others: list[int] = []
            self.market.list_technologies(state, seat, others)
            list_improvements(state, seat, others)
            sales(state, seat, others)
            parts += [others, endings(state, seat), bomb_targets(state, seat)]
        elif state.left[state.era] and state.gold[seat] >= research_price(state, seat):
            parts.append(ONLY_RESEARCH)
        parts.append(ONLY_DONE)
        return parts

    def answer(self, state: Position, seat: int, action: int) -> None:
        if action == DONE:
            state.stack.pop()
            return
        if BUY <= action < LAUNCH:
            region = (action - BUY) % REGION_COUNT
            buy_piece(state, seat, LANDED_KIND[(action - BUY) // REGION_COUNT], region, region)
        elif LAUNCH <= action < FOUND:
            coast = (action - LAUNCH) % COAST_COUNT
            buy_piece(state, seat, SHIP_KIND[(action - LAUNCH) // COAST_COUNT], COAST_REGION[coast], COAST_SEA[coast])
        elif FOUND <= action < EXPAND:
            found(state, seat, action - FOUND)
        elif EXPAND <= action < RESEARCH:
            state.gold[seat] -= EXPANSION_PRICE[state.prices()][state.size[action - EXPAND]]
            grow(state, action - EXPAND)
        elif action == RESEARCH:
            research(state, seat)
        elif LEARN <= action < BUILD:
            learn(state, seat, action - LEARN)
        elif BUILD <= action < SELL:
            build(state, seat, action - BUILD)
        elif SELL <= action < COLONIZE:
            sell(state, seat, action - SELL)
        elif action == COLONIZE:
            colonize(state, seat)
        elif BOMB <= action < BOMB + REGION_COUNT:
            bomb(state, seat, action - BOMB)
        else:
            announce_end(state, seat, action - DECLARE)
        self.market.sold(action)
        check_moments(state, [seat], changed_by(action))

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        from ecumene.games.civilization.refusals import why_not_buy

        return why_not_buy(cast("Civilization", state), seat, action)

    def reach(self, state: Position, seat: int) -> list[int]:
        from ecumene.games.civilization.refusals import within_reach

        return within_reach(cast("Civilization", state), seat)

    def clone(self) -> Decision[Position]:
        return Buying(self.seats[0])


def changed_by(action: int) -> int:
    """What a purchase of the standard rules brings more of, as a mask for key moments; a foundation anything."""
    if action < FOUND:
        return ARMED
    if action < EXPAND:
        return ANYTHING
    return LEARNED if action == RESEARCH else SETTLED


# Units and settlers


def buy_piece(state: Position, seat: int, kind: int, region: int, area: int) -> None:
    cost = unit_price(state, kind)
    if state.advanced and kind != SETTLER:
        pay_owner(state, seat, LEVEL_TECHNOLOGY[kind][state.level(kind)], cost)
    else:
        state.gold[seat] -= cost
    put(state, seat, kind, region, area)
    if state.journal is not None:
        state.journal.tell("bought", seat, piece=KIND_ID[kind], area=AREA_ID[area], n=cost)


def share(state: Position, seat: int, technology: int) -> int:
    """What of a price goes to the owner of the technology; nothing if that is the buyer, or nobody."""
    owner = state.technologies[technology]
    return OWNER_SHARE[state.era] if owner >= 0 and owner != seat else 0


def pay_owner(state: Position, seat: int, technology: int, cost: int) -> None:
    """The price goes to the bank, but for the share of the technology's owner."""
    state.gold[seat] -= cost
    part = share(state, seat, technology)
    if part:
        owner = state.technologies[technology]
        state.gold[owner] += part
        state.tell("share", owner, n=part, rival=seat)


# Technologies


def research_price(state: Position, seat: int) -> int:
    """Standard rules: ten more for every technology one has."""
    return TECHNOLOGY_STEP * (1 + state.technology_count(seat))


def research(state: Position, seat: int) -> None:
    cost = research_price(state, seat)
    state.gold[seat] -= cost
    state.left[state.era] -= 1
    state.cards[seat * ERA_COUNT + state.era] += 1
    state.tell("researched", seat, n=cost)


def learn(state: Position, seat: int, technology: int) -> None:
    """Advanced rules; a short or medium game may end with it."""
    state.gold[seat] -= price(state, seat, technology)
    gain(state, seat, technology)
    if TECHNOLOGY_ERA[technology] == ENDING_ERA[state.length]:
        roll_for_the_end(state, seat)


def roll_for_the_end(state: Position, seat: int) -> None:
    """One die: the game ends with this turn if it shows no more than the technologies of that era in all hands."""
    state.reveals += 1
    era = ENDING_ERA[state.length]
    known = 0
    for technology in range(TECHNOLOGY_COUNT):
        if TECHNOLOGY_ERA[technology] == era and state.technologies[technology] >= 0:
            known += 1
    roll = state.die()
    state.tell("end-roll", seat, n=roll)
    if roll <= known and state.ending == NO_END:
        state.ending = ENDING[state.length]
        state.tell("ending", seat)


# Improvements and the colony ship


def list_improvements(state: Position, seat: int, actions: list[int]) -> None:
    gold = state.gold[seat]
    if gold >= IMPROVEMENT_PRICE[state.era]:
        for improvement in range(IMPROVEMENT_COUNT):
            if can_build(state, seat, improvement):
                actions.append(BUILD + improvement)
    if gold >= COLONY_SHIP_PRICE and can_colonize(state):
        actions.append(COLONIZE)


def can_build(state: Position, seat: int, improvement: int) -> bool:
    """One of each name, of the present era, once its technology is in play."""
    return (
        IMPROVEMENT_ERA[improvement] == state.era
        and not state.improvements[seat] >> improvement & 1
        and in_play(state, IMPROVEMENT_TECHNOLOGY[improvement])
    )


def build(state: Position, seat: int, improvement: int) -> None:
    pay_owner(state, seat, IMPROVEMENT_TECHNOLOGY[improvement], IMPROVEMENT_PRICE[state.era])
    state.improvements[seat] |= 1 << improvement
    state.tell("built", seat, IMPROVEMENT_ID[improvement])


def can_colonize(state: Position) -> bool:
    return state.length == LONG_GAME and in_play(state, FUSION) and state.wonders[ALPHA_CENTAURI] == NOBODY


def colonize(state: Position, seat: int) -> None:
    """The game ends with this turn, however else it might have ended."""
    state.gold[seat] -= COLONY_SHIP_PRICE
    state.wonders[ALPHA_CENTAURI] = seat
    state.ending = TECHNOLOGICAL
    state.ender = seat
    state.tell("wonder", seat, WONDER_ID[ALPHA_CENTAURI])
    state.tell("colonized", seat)


# Sales


def sale_price(kind: int) -> int:
    return UNIT_PRICE[1][kind] // SALE_DIVISOR


def sales(state: Position, seat: int, actions: list[int]) -> None:
    """Units of earlier eras; ships only without cargo."""
    last = -1
    for piece in state.pieces[seat]:
        kind = int(kind_of(piece))
        if kind == SETTLER or ERA_OF[kind] >= state.era or hold_of(piece):
            continue
        sold = SELL + PIECE_PLACE[kind][area_of(piece)]
        if sold != last:
            last = sold
            actions.append(sold)


def sell(state: Position, seat: int, place: int) -> None:
    kind, area = PIECE_KIND[place], PIECE_AREA[place]
    for piece in state.at(seat, area):
        if kind_of(piece) == kind:
            state.remove(seat, piece)
            break
    state.gold[seat] += sale_price(kind)
    if state.journal is not None:
        state.journal.tell("sold", seat, piece=KIND_ID[kind], area=AREA_ID[area], n=sale_price(kind))
