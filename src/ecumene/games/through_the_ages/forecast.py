"""What people look ahead to: the end of the turn as things stand, and what impacts would be worth."""

from __future__ import annotations

import msgspec

from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.components import LAST_AGE, MOST_CARDS_DRAWN
from ecumene.games.through_the_ages.events import among_two_strongest
from ecumene.games.through_the_ages.numbers import *
from ecumene.games.through_the_ages.production import consume_food, produce_food, produce_resources, suffer_corruption
from ecumene.games.through_the_ages.scoring import impact_points
from ecumene.games.through_the_ages.state import Position
from ecumene.games.through_the_ages.statistics import discontent, military_hand_limit
from ecumene.games.through_the_ages.traits import *
from ecumene.kernel.messages import ComponentId, NumberOfEachSeat


class Forecast(msgspec.Struct, frozen=True):
    """What the end of the turn would bring, if it were ended now."""

    uprising: bool  # too many are discontent: nothing is produced
    culture: int
    hunger: int  # culture lost for food that is missing
    science: int
    corrupted: int  # resources, and food in their place, lost before anything is produced
    food_produced: int
    eaten: int
    food: int  # what is in store then
    resources_produced: int
    resources: int
    draws: int
    discards: int


class ImpactView(msgspec.Struct, frozen=True):
    """What an event of age III would be worth to every seat as things stand."""

    card: ComponentId
    points: NumberOfEachSeat


def forecast(state: Position, civilization: Civilization) -> Forecast:
    """The end of the turn, tried on a copy."""
    own = civilization.clone()
    culture = _culture_of_leader(state, own)
    draws = 0 if state.age == LAST_AGE else min(MOST_CARDS_DRAWN, own.military_left + own.extra_military)
    discards = max(0, len(own.military_hand) - military_hand_limit(own))
    if discontent(own) > own.unused:
        return Forecast(True, culture, 0, 0, 0, 0, 0, own.food, 0, own.resources, draws, discards)
    before = own.food + own.resources
    suffer_corruption(own)
    corrupted = before - own.food - own.resources
    before = own.food
    produce_food(own)
    grown = own.food - before
    own.culture_points += culture + own.culture
    before, points = own.food, own.culture_points
    consume_food(own)
    eaten, hunger = before - own.food, points - own.culture_points
    before = own.resources
    produce_resources(state, own)
    made = own.resources - before
    return Forecast(
        False, culture + own.culture, hunger, own.science, corrupted, grown, eaten, own.food, made, own.resources,
        draws, discards,
    )  # fmt: skip


def _culture_of_leader(state: Position, civilization: Civilization) -> int:
    """Churchill, if nothing was chosen; Genghis Khan, if strong enough."""
    culture = 0 if civilization.inspired else civilization.traits[INSPIRE_CULTURE]
    if civilization.traits[CULTURE_IF_STRONG] and among_two_strongest(state, civilization.seat):
        culture += civilization.traits[CULTURE_IF_STRONG]
    return culture


def impacts(state: Position, known: list[int]) -> list[ImpactView]:
    """The impacts among some events; at the end all that were counted."""
    seats = [civilization.seat for civilization in state.civilizations if civilization.active]
    return [_impact(state, card, seats) for card in sorted(set(known)) if IS_IMPACT[card]]


def _impact(state: Position, card: int, seats: list[int]) -> ImpactView:
    points = [0] * state.players
    for seat, worth in zip(seats, impact_points(state, card, seats, state.first_player()), strict=True):
        points[seat] = worth
    return ImpactView(IDS[card], points)
