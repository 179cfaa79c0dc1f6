"""What an action costs and what it would change, known before it is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.games.civilization.action_numbers import (
    BUILD,
    BUY,
    COAST_COUNT,
    COLONIZE,
    EXPAND,
    FOUND,
    LANDED_KIND,
    LAUNCH,
    LEARN,
    PIECE_KIND,
    RESEARCH,
    SELL,
    SHIP_KIND,
)
from ecumene.games.civilization.components import COLONY_SHIP_PRICE, KEY_DISCOVERY_VP, STANDARD, TECHNOLOGY_VP
from ecumene.games.civilization.founding import village_price
from ecumene.games.civilization.market import unit_price
from ecumene.games.civilization.numbers import (
    EXPANSION_PRICE,
    GIVEN_WONDERS,
    IMPROVEMENT_PRICE,
    IMPROVEMENT_TECHNOLOGY,
    KEY_DISCOVERY,
    LEVEL_TECHNOLOGY,
    REGION_COUNT,
    SETTLER,
    TECHNOLOGY_ERA,
)
from ecumene.games.civilization.purchase import Buying, research_price, sale_price, share
from ecumene.games.civilization.state import NOBODY
from ecumene.games.civilization.technologies import TECHNOLOGIES
from ecumene.games.civilization.technology import price
from ecumene.games.civilization.words import describe, say
from ecumene.kernel.messages import Message, Seat
from ecumene.kernel.offers import Change, Offer

if TYPE_CHECKING:
    from ecumene.games.civilization.rules import Civilization


def offer(state: Civilization, seat: int, action: int) -> Offer:
    catalogue = state.game.catalogue
    value, notation = catalogue[action], catalogue.notations[action]
    touches, text = state.touches(seat, action), describe(state, seat, action)
    if not isinstance(state.stack[-1] if state.stack else None, Buying):
        return Offer(action, notation, value.verb, value, touches, text)
    cost = gold_for(state, seat, action)
    changes = () if not cost else (Change("gold", state.gold[seat], state.gold[seat] - cost),)
    return Offer(
        action,
        notation,
        value.verb,
        value,
        touches,
        text,
        price={"gold": cost} if cost > 0 else {},
        points=points_of(state, action),
        changes=changes,
        notes=tuple(notes(state, seat, action)),
    )


def gold_for(state: Civilization, seat: int, action: int) -> int:
    """What a purchase costs; less than nothing for a sale."""
    if BUY <= action < LAUNCH:
        return unit_price(state, LANDED_KIND[(action - BUY) // REGION_COUNT])
    if LAUNCH <= action < FOUND:
        return unit_price(state, SHIP_KIND[(action - LAUNCH) // COAST_COUNT])
    if FOUND <= action < EXPAND:
        return village_price(state)
    if EXPAND <= action < RESEARCH:
        return EXPANSION_PRICE[state.prices()][state.size[action - EXPAND]]
    if action == RESEARCH:
        return research_price(state, seat)
    if LEARN <= action < BUILD:
        return price(state, seat, action - LEARN)
    if BUILD <= action < SELL:
        return IMPROVEMENT_PRICE[state.era]
    if SELL <= action < COLONIZE:
        return -sale_price(PIECE_KIND[action - SELL])
    return COLONY_SHIP_PRICE if action == COLONIZE else 0


def points_of(state: Civilization, action: int) -> int | None:
    """Victory points as the score stands, where a purchase brings any."""
    if FOUND <= action < RESEARCH:
        return 1
    if action == RESEARCH:
        return TECHNOLOGY_VP[STANDARD]
    if LEARN <= action < BUILD:
        technology = action - LEARN
        wonders = sum(state.wonders[wonder] == NOBODY for wonder in GIVEN_WONDERS[technology])
        return 2 * wonders + (KEY_DISCOVERY_VP if KEY_DISCOVERY[technology] else 0)
    return None


def notes(state: Civilization, seat: int, action: int) -> list[Message]:
    """Whom a part of the price goes to, and what a technology brings."""
    technology = -1
    if BUY <= action < FOUND:
        ship = action >= LAUNCH
        kind = SHIP_KIND[(action - LAUNCH) // COAST_COUNT] if ship else LANDED_KIND[(action - BUY) // REGION_COUNT]
        if state.advanced and kind != SETTLER:
            technology = LEVEL_TECHNOLOGY[kind][state.level(kind)]
    elif BUILD <= action < SELL:
        technology = IMPROVEMENT_TECHNOLOGY[action - BUILD]
    elif LEARN <= action < BUILD:
        return technology_notes(state, action - LEARN)
    if technology < 0 or not share(state, seat, technology):
        return []
    owner = state.technologies[technology]
    return [say.text("note-share", player=Seat(owner), gold=share(state, seat, technology))]


def technology_notes(state: Civilization, technology: int) -> list[Message]:
    found = [say.effect(bonus) for bonus in TECHNOLOGIES[technology].bonus]
    if KEY_DISCOVERY[technology]:
        found.append(say.text("note-key-discovery", points=KEY_DISCOVERY_VP))
    if TECHNOLOGY_ERA[technology] > state.era:
        found.append(say.text("note-next-era"))
    return found
