"""What is going on at the moment, as a seat may see it: battles, trade, moves half made."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ecumene.games.civilization.action_numbers import MOVE_END, MOVE_KIND, MOVE_START
from ecumene.games.civilization.attack import Attacking
from ecumene.games.civilization.battle import Battle, Joining, Picking, members, unit_of
from ecumene.games.civilization.goods import in_range
from ecumene.games.civilization.movement import ChoosingPiece, Moving
from ecumene.games.civilization.nouns import ITEMS, PIECES, SOURCES
from ecumene.games.civilization.numbers import AREA_ID, FIGURE_COUNT, IS_AIRCRAFT, KIND_ID, REGION_COUNT, SETTLER
from ecumene.games.civilization.pieces import kind_of
from ecumene.games.civilization.state import NOBODY
from ecumene.games.civilization.strength import defence, dice, science, superiority, training
from ecumene.games.civilization.trade import Trading
from ecumene.games.civilization.words import unit_name
from ecumene.kernel.decisions import UNDECIDED
from ecumene.kernel.messages import SPECTATOR, FlagOfEachSeat, NumberOfEachSeat, SeatIndex

if TYPE_CHECKING:
    from ecumene.games.civilization.rules import Civilization


class OfferView(msgspec.Struct, frozen=True):
    """An offer, sent or being written: components by name, pieces with their areas."""

    author: SeatIndex
    partner: SeatIndex
    gives: list[list[str]]
    asks: list[list[str]]


class TradeView(msgspec.Struct, frozen=True):
    ready: FlagOfEachSeat
    offers: list[OfferView]
    drafts: list[OfferView]
    offers_left: NumberOfEachSeat
    partners: list[SeatIndex]  # those the seat may trade with now


class ForceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Equal units in a battle: the dice they throw and what they always add; ``beats``: units they are superior to."""

    owner: SeatIndex
    unit: str
    name: str
    count: int
    attacks: bool
    dice: int
    science: int = 0
    training: int = 0
    defence: int = 0
    beats: list[str] = []


class BattleView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A battle that is being fought. ``attack`` and ``defence``: units that are known already."""

    area: str
    attacker: SeatIndex
    defender: SeatIndex
    attackers: list[SeatIndex]
    defenders: list[SeatIndex]
    forces: list[ForceView]
    superiority: int  # what a superior unit adds in this era
    attack: str | None = None
    defence: str | None = None


class DeclaredView(msgspec.Struct, frozen=True):
    """A battle that will be fought when movement is over."""

    area: str
    defenders: list[SeatIndex]


class StepView(msgspec.Struct, frozen=True):
    """A move for which it has yet to be said which piece of a kind makes it."""

    piece: str
    name: str
    start: str
    end: str


class AssignedView(msgspec.Struct, frozen=True):
    """What a player has assigned by hand to a settlement."""

    source: str
    region: str


def declared(state: Civilization) -> list[DeclaredView]:
    battles = [
        battle for decision in state.stack if isinstance(decision, Moving | Attacking) for battle in decision.battles
    ]
    return [DeclaredView(AREA_ID[battle >> 6], members(battle & 63)) for battle in battles]


def step(state: Civilization, choosing: ChoosingPiece) -> StepView:
    move = choosing.number
    kind = MOVE_KIND[move]
    return StepView(KIND_ID[kind], unit_name(state, kind), AREA_ID[MOVE_START[move]], AREA_ID[MOVE_END[move]])


def assigned(fixed: int) -> AssignedView:
    source, region = divmod(fixed, REGION_COUNT)
    return AssignedView(SOURCES[source], AREA_ID[region])


def fought(state: Civilization, top: object) -> BattleView | None:
    if not isinstance(top, Joining | Picking):
        return None
    battle: Battle = top.battle
    attack, defence = (top.attack, top.defend) if isinstance(top, Picking) else (UNDECIDED, UNDECIDED)
    return BattleView(
        area=AREA_ID[battle.area],
        attacker=battle.attacker,
        defender=battle.defender,
        attackers=members(battle.attackers),
        defenders=members(battle.defenders),
        forces=_forces(state, battle, battle.attackers, True) + _forces(state, battle, battle.defenders, False),
        superiority=state.era + 1,
        attack=None if attack == UNDECIDED else KIND_ID[unit_of(attack)[0]],
        defence=None if defence == UNDECIDED else KIND_ID[unit_of(defence)[0]],
    )


def _forces(state: Civilization, battle: Battle, side: int, attacks: bool) -> list[ForceView]:
    found: list[ForceView] = []
    for seat in members(side):
        kinds = [int(kind_of(piece)) for piece in state.at(seat, battle.area)]
        for kind in dict.fromkeys(kinds):
            if kind == SETTLER:
                continue
            found.append(
                ForceView(
                    owner=seat,
                    unit=KIND_ID[kind],
                    name=unit_name(state, kind),
                    count=kinds.count(kind),
                    attacks=attacks,
                    dice=dice(state, kind, IS_AIRCRAFT[kind]),
                    science=0 if IS_AIRCRAFT[kind] else science(state, seat),
                    training=0 if IS_AIRCRAFT[kind] else training(state, kind),
                    defence=0 if attacks else defence(state, seat, kind, battle.area),
                    beats=[KIND_ID[other] for other in range(FIGURE_COUNT) if superiority(state, kind, other)],
                )
            )
    return found


def trade(state: Civilization, seat: int, trading: Trading) -> TradeView:
    others = [] if seat == SPECTATOR else [other for other in state.playing() if other != seat]
    return TradeView(
        ready=trading.ready[:],
        offers=[OfferView(d.seat, d.partner, _items(d.give), _items(d.ask)) for d in trading.deals],
        drafts=[
            OfferView(author, draft.partner, _items(draft.give), _items(draft.ask))
            for author, draft in enumerate(trading.drafts)
            if draft.partner != NOBODY
        ],
        offers_left=[state.offers_each - draft.sent for draft in trading.drafts],
        partners=[other for other in others if in_range(state, seat, other)],
    )


def _items(items: list[int]) -> list[list[str]]:
    return [_item(item) for item in items]


def _item(item: int) -> list[str]:
    """An item of an offer: its name, or the kind and the area of a piece."""
    if item < len(ITEMS):
        return [ITEMS[item]]
    kind, area = PIECES[item - len(ITEMS)]
    return [KIND_ID[kind], AREA_ID[area]]
