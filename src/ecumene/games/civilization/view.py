"""What a seat (or a spectator) may see of the game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

import msgspec

from ecumene.games.civilization import affairs
from ecumene.games.civilization.affairs import AssignedView, BattleView, DeclaredView, StepView, TradeView
from ecumene.games.civilization.announcements import CLAIM_ORDER
from ecumene.games.civilization.battle import members
from ecumene.games.civilization.components import (
    COLORS,
    ENDS,
    ERAS,
    LENGTHS,
    RESOURCES,
    SCORE_ROWS,
    SIDES_OF_A_DIE,
)
from ecumene.games.civilization.happiness import Assigning, best_assignment
from ecumene.games.civilization.moments import Announcing, progress
from ecumene.games.civilization.movement import ChoosingPiece
from ecumene.games.civilization.nouns import ORDERS
from ecumene.games.civilization.numbers import (
    AREA_ID,
    CRITICAL,
    ERA_COUNT,
    IMPROVEMENT_COUNT,
    IMPROVEMENT_ID,
    KIND_ID,
    MARKER_ID,
    MOMENT_COUNT,
    MOMENT_ERA,
    MOMENT_ID,
    MOMENT_LEAST,
    NO_MARKER,
    REGION_COUNT,
    TECHNOLOGY_COUNT,
    TECHNOLOGY_ID,
    WONDER_COUNT,
    WONDER_ERA,
    WONDER_ID,
)
from ecumene.games.civilization.pieces import (
    area_of,
    kind_of,
    passenger_kind,
    passenger_points,
    passengers,
    points_of,
)
from ecumene.games.civilization.production import PARTS, income
from ecumene.games.civilization.purchase import research_price
from ecumene.games.civilization.reaction import Reacting
from ecumene.games.civilization.scoring import score
from ecumene.games.civilization.state import NO_END, NOBODY, NOT_IN_PLAY, PHASE_NAMES, TRADE
from ecumene.games.civilization.technology import can_be_learned, price
from ecumene.games.civilization.trade import Trading
from ecumene.games.civilization.words import unit_name
from ecumene.kernel.messages import SPECTATOR, SeatIndex

if TYPE_CHECKING:
    from ecumene.games.civilization.rules import Civilization

RuleSet = Literal["standard", "advanced"]
Era = Literal["ancient", "medieval", "gunpowder", "modern"]
Phase = Literal["placing", "markers", "movement", "trade", "production", "purchase", "end_of_turn", "over"]


class SettlementView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A settlement: whose, how large, and (advanced) whether it is happy and productive and what that yields."""

    owner: SeatIndex
    size: int
    happy: bool = False
    productive: bool = False
    gold: int = 0
    grown: bool = False
    placed: int = 0


class RegionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A region: its marker as far as the seat knows it, who has looked at it, the settlement."""

    id: str
    marker: str | None = None  # None: no marker, or one that the seat has not seen
    face_down: bool = False
    seen_by: list[SeatIndex] = []
    settlement: SettlementView | None = None


class PassengerView(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: str
    name: str
    points: int = 0


class PieceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Equal pieces of a player in an area. ``name`` is what the figure is at its present level."""

    owner: SeatIndex
    area: str
    kind: str
    name: str
    count: int = 1
    points: int = 0  # how far they can still go; only while their owner moves
    aboard: list[PassengerView] = []


class MomentView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A key moment of the standard rules, and how near everybody is to it in its era."""

    id: str
    era: Era
    least: int
    owner: SeatIndex | None = None
    progress: list[int] = []


class TechnologyView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A technology of the advanced rules. In play without owner: it lies in the bank."""

    id: str
    in_play: bool = False
    owner: SeatIndex | None = None
    available: bool = False
    price: int | None = None  # for the seat that looks


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody can see of a player."""

    seat: SeatIndex
    color: str
    gold: int
    score: dict[str, int]
    resources: dict[str, int]
    income: dict[str, int]  # by part, as things stand and without a critical resource
    critical_bonus: dict[str, int]  # what each resource at hand would add if it became the critical one
    out: bool = False
    settlements: int = 0
    technologies: int = 0
    technologies_by_era: dict[str, int] = {}
    wonders: list[str] = []
    working_wonders: list[str] = []
    improvements: list[str] = []
    next_technology: int | None = None  # its price in the standard rules


class View(msgspec.Struct, frozen=True):
    """The whole game from one chair."""

    seat: SeatIndex | None  # None for a spectator
    rules: RuleSet
    length: str | None
    turn: int
    last_turn: int
    era: Era
    phase: Phase
    first_player: SeatIndex
    critical_resource: str | None
    critical_chances: dict[str, int]  # of 36 throws, how many make a resource critical in this era
    ending: str | None
    regions: list[RegionView]
    pieces: list[PieceView]
    players: list[PlayerView]
    technologies: list[TechnologyView]  # advanced rules
    technologies_left: dict[str, int]  # standard rules, by era
    moments: list[MomentView]  # standard rules
    markers_gone: list[str]
    battle_order: str | None  # one's own standing orders
    wonder_order: str | None
    declared: list[DeclaredView]
    battle: BattleView | None
    trade: TradeView | None
    moved_in: str | None  # where somebody has just moved in and others think about it
    mover: SeatIndex | None  # who that was
    moment: str | None  # the key moment that the seat may announce now
    step: StepView | None  # the move for which the seat chooses the piece
    assigned: list[AssignedView]  # by the player who is just assigning


def _phase(state: Civilization) -> Phase:
    """The phase that people are in: while they trade, what is to follow has been noted already."""
    trading = any(isinstance(decision, Trading) for decision in state.stack)
    return PHASE_NAMES[TRADE if trading else state.phase]


def look(state: Civilization, seat: int) -> View:
    watching = seat == SPECTATOR
    top = state.stack[-1] if state.stack else None
    return View(
        seat=None if watching else seat,
        rules="advanced" if state.advanced else "standard",
        length=LENGTHS[state.length] if state.advanced else None,
        turn=state.turn,
        last_turn=state.last_turn(),
        era=ERAS[state.era],
        phase=_phase(state),
        first_player=state.first,
        critical_resource=None if state.critical == NO_MARKER else RESOURCES[state.critical],
        critical_chances=_critical_chances(state.era),
        ending=None if state.ending == NO_END else ENDS[state.ending],
        regions=_regions(state, seat),
        pieces=[view for owner in range(state.players) for view in _pieces(state, owner)],
        players=[_player(state, other) for other in range(state.players)],
        technologies=[_technology(state, seat, i) for i in range(TECHNOLOGY_COUNT)] if state.advanced else [],
        technologies_left={} if state.advanced else dict(zip(ERAS, state.left, strict=True)),
        moments=[] if state.advanced else [_moment(state, moment) for moment in range(MOMENT_COUNT)],
        markers_gone=[MARKER_ID[marker] for marker in sorted(state.gone)],
        battle_order=None if watching else ORDERS[state.battle_order[seat]],
        wonder_order=None if watching else ORDERS[CLAIM_ORDER + state.wonder_order[seat]],
        declared=affairs.declared(state),
        battle=affairs.fought(state, top),
        trade=affairs.trade(state, seat, top) if isinstance(top, Trading) else None,
        moved_in=AREA_ID[top.area] if isinstance(top, Reacting) else None,
        mover=top.mover if isinstance(top, Reacting) else None,
        moment=MOMENT_ID[top.moment] if isinstance(top, Announcing) and seat in top.seats else None,
        step=affairs.step(state, top) if isinstance(top, ChoosingPiece) else None,
        assigned=[affairs.assigned(one) for one in top.fixed] if isinstance(top, Assigning) else [],
    )


@cache
def _critical_chances(era: int) -> dict[str, int]:
    """How often two dice make each resource the critical one."""
    faces = range(1, SIDES_OF_A_DIE + 1)
    chances: dict[str, int] = {}
    for resource in (RESOURCES[CRITICAL[era][one + other]] for one in faces for other in faces):
        chances[resource] = chances.get(resource, 0) + 1
    return chances


# The map


def _regions(state: Civilization, seat: int) -> list[RegionView]:
    settlements: dict[int, SettlementView] = {}
    for owner in range(state.players):
        settlements |= _settlements(state, owner)
    return [_region(state, seat, region, settlements.get(region)) for region in range(REGION_COUNT)]


def _settlements(state: Civilization, owner: int) -> dict[int, SettlementView]:
    found: dict[int, SettlementView] = {}
    assigned = best_assignment(state, owner, _fixed(state, owner)) if state.advanced else None
    for i, region in enumerate(state.settlements(owner)):
        found[region] = SettlementView(
            owner=owner,
            size=state.size[region],
            happy=assigned is not None and assigned.happy[i],
            productive=assigned.productive[i] if assigned is not None else state.is_fertile(region),
            gold=assigned.gold[i] if assigned is not None else state.size[region] + state.is_fertile(region),
            grown=state.grown[region],
            placed=state.placed[region],
        )
    return found


def _fixed(state: Civilization, owner: int) -> list[int]:
    """What the owner has assigned by hand, and is just assigning."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Assigning) and owner in top.seats:
        return top.fixed
    return state.fixed[owner]


def _region(state: Civilization, seat: int, region: int, settlement: SettlementView | None) -> RegionView:
    marker = state.marker[region]
    face_down = marker != NO_MARKER and not state.face_up[region]
    knows = not face_down or (seat != SPECTATOR and state.seen[region] >> seat & 1)
    return RegionView(
        id=AREA_ID[region],
        marker=MARKER_ID[marker] if marker != NO_MARKER and knows else None,
        face_down=face_down,
        seen_by=members(state.seen[region]) if face_down else [],
        settlement=settlement,
    )


def _pieces(state: Civilization, owner: int) -> list[PieceView]:
    found: list[PieceView] = []
    pieces = state.pieces[owner]
    for i, piece in enumerate(pieces):
        if i and pieces[i - 1] == piece:
            continue
        kind = kind_of(piece)
        found.append(
            PieceView(
                owner=owner,
                area=AREA_ID[area_of(piece)],
                kind=KIND_ID[kind],
                name=unit_name(state, kind),
                count=pieces.count(piece),
                points=points_of(piece),
                aboard=[_passenger(state, one) for one in passengers(piece)],
            )
        )
    return found


def _passenger(state: Civilization, one: int) -> PassengerView:
    kind = passenger_kind(one)
    return PassengerView(KIND_ID[kind], unit_name(state, kind), passenger_points(one))


# Players


def _player(state: Civilization, seat: int) -> PlayerView:
    eras = {ERAS[era]: state.technologies_of_era(seat, era) for era in range(ERA_COUNT)}
    held, plain = state.resources(seat), income(state, seat, NO_MARKER)
    if state.advanced:
        wonders = [WONDER_ID[i] for i in range(WONDER_COUNT) if state.wonders[i] == seat]
        working = [id for i, id in enumerate(WONDER_ID) if id in wonders and WONDER_ERA[i] >= state.era]
    else:
        wonders, working = [MOMENT_ID[i] for i in range(MOMENT_COUNT) if state.moments[i] == seat], []
    return PlayerView(
        seat=seat,
        color=COLORS[seat],
        gold=state.gold[seat],
        score=dict(zip(SCORE_ROWS, score(state, seat), strict=True)),
        resources={RESOURCES[i]: number for i, number in enumerate(held) if number},
        income=dict(zip(PARTS, plain, strict=True)),
        critical_bonus={
            RESOURCES[i]: sum(income(state, seat, i)) - sum(plain) for i, number in enumerate(held) if number > 0
        },
        out=state.out[seat],
        settlements=len(state.settlements(seat)),
        technologies=state.technology_count(seat),
        technologies_by_era={era: number for era, number in eras.items() if number},
        wonders=wonders,
        working_wonders=working,
        improvements=[IMPROVEMENT_ID[i] for i in range(IMPROVEMENT_COUNT) if state.improvements[seat] >> i & 1],
        next_technology=None if state.advanced else research_price(state, seat),
    )


def _technology(state: Civilization, seat: int, technology: int) -> TechnologyView:
    owner = state.technologies[technology]
    return TechnologyView(
        id=TECHNOLOGY_ID[technology],
        in_play=owner != NOT_IN_PLAY,
        owner=owner if owner >= 0 else None,
        available=can_be_learned(state, technology),
        price=price(state, seat, technology) if seat != SPECTATOR and owner == NOT_IN_PLAY else None,
    )


def _moment(state: Civilization, moment: int) -> MomentView:
    owner = state.moments[moment]
    current = MOMENT_ERA[moment] == state.era and owner == NOBODY
    return MomentView(
        id=MOMENT_ID[moment],
        era=ERAS[MOMENT_ERA[moment]],
        least=MOMENT_LEAST[moment],
        owner=None if owner == NOBODY else owner,
        progress=[progress(state, seat, moment) for seat in range(state.players)] if current else [],
    )
