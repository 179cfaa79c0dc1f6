"""Why something cannot be done now: the first reason against it, and the paragraph of the rules behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.games.civilization import actions as a
from ecumene.games.civilization.action_numbers import (
    BUILD,
    BUY,
    COAST_COUNT,
    EXPAND,
    LANDED_PLACE,
    LAUNCH,
    LEARN,
    RESEARCH,
    SHIP_PLACE,
)
from ecumene.games.civilization.components import HOLD, LARGEST
from ecumene.games.civilization.exploration import explorer
from ecumene.games.civilization.founding import village_price
from ecumene.games.civilization.movement import choices
from ecumene.games.civilization.nouns import REGIONS
from ecumene.games.civilization.numbers import (
    AREA_INDEX,
    CARRIER,
    COAST,
    ERA_OF,
    EXPANSION_PRICE,
    FIGHTER,
    IMPROVEMENT_COUNT,
    IMPROVEMENT_ERA,
    IMPROVEMENT_INDEX,
    IMPROVEMENT_PRICE,
    IMPROVEMENT_TECHNOLOGY,
    IS_FLEET,
    KIND_INDEX,
    MANHATTAN,
    NO_MARKER,
    OF_ERA,
    REGION_COUNT,
    SETTLER,
    SIZE_TECHNOLOGY,
    TECHNOLOGY_COUNT,
    TECHNOLOGY_ERA,
    TECHNOLOGY_ID,
    TECHNOLOGY_INDEX,
    WALKS,
    WONDER_INDEX,
)
from ecumene.games.civilization.offers import gold_for
from ecumene.games.civilization.pieces import kind_of, passenger_kind, passengers
from ecumene.games.civilization.placing import harbours, room
from ecumene.games.civilization.purchase import can_colonize
from ecumene.games.civilization.state import NOBODY, NOT_IN_PLAY
from ecumene.games.civilization.steps import has_base
from ecumene.games.civilization.technology import in_play, missing_prerequisites
from ecumene.games.civilization.words import say, unit_name
from ecumene.kernel.errors import Illegal, not_asked

if TYPE_CHECKING:
    from ecumene.games.civilization.rules import Civilization
    from ecumene.kernel.actions import Action


# Set-up


def why_not_settle(state: Civilization, action: Action) -> Illegal:
    if isinstance(action, a.Settle):
        return say.no("region-taken", "start-regions", region=action.region)
    return not_asked("start-regions")


# Movement


def why_not_move(state: Civilization, seat: int, action: Action) -> Illegal:
    match action:
        case a.Move():
            return _why_no_step(state, seat, action)
        case a.Explore():
            return _why_no_look(state, seat, action.region)
        case a.Remove():
            return say.no("removal", "no-event", region=action.region)
        case a.Order():
            return say.no("order", "standing-orders")
    return _why_no_announcement(state, seat, action) or not_asked("movement")


def _why_no_step(state: Civilization, seat: int, action: a.Move) -> Illegal:
    kind, start, end = KIND_INDEX[action.piece], AREA_INDEX[action.start], AREA_INDEX[action.end]
    piece = unit_name(state, kind)
    there = state.at(seat, start)
    aboard = [passenger_kind(one) for ship in there for one in passengers(ship)]
    if kind not in (aboard if WALKS[kind] and start >= REGION_COUNT else [kind_of(one) for one in there]):
        return say.no("such-piece", "movement", piece=piece, area=action.start)
    if kind == FIGHTER and not has_base(state, seat, end, 1):
        return say.no("base", "aircraft", area=action.end)
    if WALKS[kind] and end >= REGION_COUNT and not choices(state, seat, kind, start, end):
        ships = [piece for piece in state.at(seat, end) if IS_FLEET[kind_of(piece)] and len(passengers(piece)) < HOLD]
        if not ships:
            return say.no("ship", "ships", area=action.end)
    return say.no("points", "movement", piece=piece, area=action.start)


def _why_no_look(state: Civilization, seat: int, region: str) -> Illegal:
    place = AREA_INDEX[region]
    if state.marker[place] == NO_MARKER or state.face_up[place]:
        return say.no("marker", "exploration", region=region)
    if explorer(state, seat, place) < 0:
        return say.no("settler", "exploration", region=region)
    return say.no("seen", "exploration", region=region)


def _why_no_announcement(state: Civilization, seat: int, action: Action) -> Illegal | None:
    match action:
        case a.Bomb() if state.wonders[MANHATTAN] == seat:
            return say.no("bomb", "rulings", region=action.region)
        case a.Bomb():
            return say.no("wonder", "wonder-effects", wonder="manhattan_project")
        case a.Declare() if state.wonders[WONDER_INDEX[action.wonder]] == seat:
            return say.no("declaration", "long-game")
        case a.Declare():
            return say.no("wonder", "long-game", wonder=action.wonder)
    return None


# Battles


def why_not_attack(state: Civilization, seat: int, action: Action) -> Illegal:
    if not isinstance(action, a.Attack):
        return not_asked("declaring")
    if not state.fighters[AREA_INDEX[action.area]] >> seat & 1:
        return say.no("units", "declaring", area=action.area)
    return say.no("target", "declaring", area=action.area)


def why_not_pick(state: Civilization, action: Action) -> Illegal:
    if isinstance(action, a.Pick | a.Support):
        return say.no("pick", "rounds", unit=unit_name(state, KIND_INDEX[action.unit]))
    return not_asked("rounds")


# Purchases


def why_not_buy(state: Civilization, seat: int, id: int) -> Illegal:
    action = state.game.catalogue[id]
    match action:
        case a.Buy() | a.Launch():
            why = _why_no_piece(state, seat, action)
        case a.Found():
            why = _why_no_village(state, seat, AREA_INDEX[action.region])
        case a.Expand():
            why = _why_no_growth(state, seat, AREA_INDEX[action.region])
        case a.Research():
            why = _why_no_research(state)
        case a.Learn():
            why = why_not_learn(state, action.technology)
        case a.Build():
            why = _why_no_improvement(state, seat, action.improvement)
        case a.Sell():
            return say.no("sale", "selling", unit=unit_name(state, KIND_INDEX[action.unit]))
        case a.Colonize():
            why = None if can_colonize(state) else say.no("colony-ship", "long-game")
        case _:
            return _why_no_announcement(state, seat, action) or not_asked("purchase")
    return why or _why_no_gold(state, seat, gold_for(state, seat, id))


def _why_no_research(state: Civilization) -> Illegal | None:
    if state.advanced:
        return say.no("rules", "technologies")
    return None if state.left[state.era] else say.no("cards-left", "technologies")


def _why_no_gold(state: Civilization, seat: int, cost: int) -> Illegal:
    have = state.gold[seat]
    return say.no("gold", "purchase", {"gold": cost - have}, price=cost, have=have)


def _why_no_piece(state: Civilization, seat: int, action: a.Buy | a.Launch) -> Illegal | None:
    kind, region = KIND_INDEX[action.piece], AREA_INDEX[action.region]
    if state.owner[region] != seat:
        return say.no("own-settlement", "placing", region=action.region)
    if kind != SETTLER and ERA_OF[kind] != state.era:
        return say.no("wrong-era", "units", unit=action.piece)
    if kind != SETTLER and (state.level(kind) < 0 if state.advanced else kind == CARRIER):
        return say.no("unit-technology", "units", unit=action.piece)
    if not room(state, region):
        return say.no("room", "placing", region=action.region)
    if isinstance(action, a.Launch) and AREA_INDEX[action.sea] not in COAST[region]:
        return say.no("coast", "placing", region=action.region)
    return None


def _why_no_village(state: Civilization, seat: int, region: int) -> Illegal | None:
    name = REGIONS[region]
    if explorer(state, seat, region) < 0:
        return say.no("settler", "founding", region=name)
    if state.owner[region] != NOBODY:
        return say.no("second-settlement", "founding", region=name)
    if state.largest_here(region) == 0:
        return say.no("desert", "terrain", region=name)
    return _why_no_gold(state, seat, village_price(state))


def _why_no_growth(state: Civilization, seat: int, region: int) -> Illegal | None:
    name, size = REGIONS[region], state.size[region] + 1
    if state.owner[region] != seat:
        return say.no("own-settlement", "expanding", region=name)
    if size > min(LARGEST, state.largest_here(region)):
        return say.no("growth-left", "terrain", region=name)
    if state.grown[region]:
        return say.no("grown", "expanding", region=name)
    if state.advanced and state.technologies[SIZE_TECHNOLOGY[size]] == NOT_IN_PLAY:
        return say.no("size-technology", "expanding", technology=TECHNOLOGY_ID[SIZE_TECHNOLOGY[size]])
    return _why_no_gold(state, seat, EXPANSION_PRICE[state.prices()][size - 1])


def why_not_learn(state: Civilization, name: str) -> Illegal | None:
    if not state.advanced:
        return say.no("rules", "technologies")
    technology = TECHNOLOGY_INDEX[name]
    if in_play(state, technology):
        return say.no("technology-taken", "advanced-technologies", technology=name)
    missing = missing_prerequisites(state, technology)
    if missing:
        names = [TECHNOLOGY_ID[needed] for needed in missing]
        return say.no("prerequisites", "prerequisites", technology=name, needed=names)
    if TECHNOLOGY_ERA[technology] > state.era + 1:
        return say.no("too-early", "prerequisites", technology=name)
    return None


def why_not_take(state: Civilization, action: Action) -> Illegal:
    """A free technology must be of the present era."""
    if not isinstance(action, a.Learn):
        return not_asked("free-technology")
    return why_not_learn(state, action.technology) or say.no(
        "other-era", "free-technology", technology=action.technology
    )


def _why_no_improvement(state: Civilization, seat: int, name: str) -> Illegal | None:
    improvement = IMPROVEMENT_INDEX[name]
    if not state.advanced:
        return say.no("rules", "improvements")
    if IMPROVEMENT_ERA[improvement] != state.era:
        return say.no("improvement-era", "improvements", improvement=name)
    if state.improvements[seat] >> improvement & 1:
        return say.no("improvement-twice", "improvements", improvement=name)
    if not in_play(state, IMPROVEMENT_TECHNOLOGY[improvement]):
        return say.no("improvement-technology", "improvements", improvement=name)
    return _why_no_gold(state, seat, IMPROVEMENT_PRICE[state.era])


def within_reach(state: Civilization, seat: int) -> list[int]:
    """What a buyer might think of: growth, technologies, improvements, and every unit of the era somewhere."""
    own = state.settlements(seat)
    reach = [EXPAND + region for region in own]
    if state.advanced:
        cards = [i for i in range(TECHNOLOGY_COUNT) if not in_play(state, i) and TECHNOLOGY_ERA[i] <= state.era + 1]
        reach += [LEARN + technology for technology in cards]
        reach += [BUILD + i for i in range(IMPROVEMENT_COUNT) if IMPROVEMENT_ERA[i] == state.era]
    else:
        reach.append(RESEARCH)
    for kind in [SETTLER, *OF_ERA[state.era]] if own else []:
        reach += _somewhere(state, kind, own)
    return reach


def _somewhere(state: Civilization, kind: int, own: list[int]) -> list[int]:
    """Buying a piece of a kind in one of the own settlements, where there is room if possible."""
    roomy = [region for region in own if room(state, region)] or own
    if IS_FLEET[kind]:
        return [LAUNCH + SHIP_PLACE[kind] * COAST_COUNT + coast for coast in harbours(state, roomy)[:1]]
    return [BUY + LANDED_PLACE[kind] * REGION_COUNT + roomy[0]]


# Placing, assigning


def why_not_place(state: Civilization, seat: int, action: Action) -> Illegal:
    if isinstance(action, a.Place | a.PlaceShip):
        if state.owner[AREA_INDEX[action.region]] != seat:
            return say.no("own-settlement", "placing", region=action.region)
        return say.no("room", "placing", region=action.region)
    return not_asked("owner-bonus")


def why_not_assign(state: Civilization, action: Action) -> Illegal:
    if isinstance(action, a.Assign):
        return say.no("icon", "happiness", source=action.source, region=action.region)
    return not_asked("happiness")


# Trade


def why_not_trade(state: Civilization, seat: int, action: Action, drafting: bool, waiting: bool, left: bool) -> Illegal:
    """``drafting``: an offer is being written; ``waiting``: one has to be answered; ``left``: another may be sent."""
    match action:
        case a.Give() | a.Cede() | a.Ask() | a.Demand():
            return say.no("item", "trade-terms") if drafting else not_asked("trade")
        case a.Send():
            return say.no("empty-offer", "trade-terms") if drafting else not_asked("trade")
        case _ if drafting:
            return not_asked("trade-terms")
        case a.Ready():
            return say.no("answer-first", "trade")
        case a.Exchange():
            return say.no("exchange", "wonder-effects")
        case a.Offer() | a.Counter() if not left:
            return say.no("offers-left", "trade")
        case a.Offer() | a.Counter() if waiting or isinstance(action, a.Offer):
            return say.no("partner", "trade-range", player=action.player)
        case a.Accept() if waiting:
            return say.no("longer", "trade", player=action.player)
        case a.Accept() | a.Refuse() | a.Withdraw() | a.Counter():
            return say.no("offer", "trade", player=action.player)
    return not_asked("trade")
