"""What a seat (or a spectator) may see."""

from __future__ import annotations

from typing import Final

import msgspec

from ecumene.games.through_the_ages.actions import Side
from ecumene.games.through_the_ages.card_row import price
from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.colonization import Auction, Force, greatest_force
from ecumene.games.through_the_ages.components import (
    CONSUMPTION,
    CORRUPTION,
    HAPPINESS_REQUIRED,
    POPULATION_COST,
    ROW_DISCARDS,
)
from ecumene.games.through_the_ages.forecast import Forecast, ImpactView, forecast, impacts
from ecumene.games.through_the_ages.numbers import *
from ecumene.games.through_the_ages.pacts import PactOffer
from ecumene.games.through_the_ages.production import food_production, resource_production
from ecumene.games.through_the_ages.state import Position
from ecumene.games.through_the_ages.statistics import (
    armies,
    civil_hand_limit,
    consumption,
    corruption,
    discontent,
    military_hand_limit,
    population_cost,
)
from ecumene.games.through_the_ages.traits import INFANTRY_AS_CAVALRY
from ecumene.kernel.messages import SPECTATOR, AgeNumber, ComponentId, NumberIfAny, SeatIndex


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the card row; the cost is for whoever looks (or takes the turn)."""

    place: int
    card: ComponentId | None
    civil_actions: int


class TechnologyView(msgspec.Struct, frozen=True):
    """A technology in play that carries workers, and the blue tokens stored on it."""

    card: ComponentId
    workers: int
    tokens: int


class WonderView(msgspec.Struct, frozen=True):
    """A wonder under construction: resources for every stage, and how many are built."""

    card: ComponentId
    stages: list[int]
    built: int


class PactView(msgspec.Struct, frozen=True):
    """A pact in play: who owns the card, with whom, and on which side the owner is."""

    card: ComponentId
    owner: SeatIndex
    partner: SeatIndex
    side: Side


class WarView(msgspec.Struct, frozen=True):
    """A war declared and not yet resolved."""

    card: ComponentId
    rival: SeatIndex


class Actions(msgspec.Struct, frozen=True):
    """Actions available now, lent for this turn, and in total."""

    available: int
    lent: int
    total: int


class Economy(msgspec.Struct, frozen=True):
    """Stores, production and what will be lost."""

    food: int
    resources: int
    food_production: int
    resource_production: int
    consumption: int
    corruption: int
    population_cost: int | None
    yellow_bank: int
    blue_bank: int
    unused_workers: int
    unit_resources: int
    unit_science: int
    lent_food: int
    lent_resources: int


class CivilizationView(msgspec.Struct, frozen=True):
    """A civilization; everything but the military hand is public."""

    seat: SeatIndex
    resigned: bool
    culture_points: int
    science_points: int
    culture: int
    science: int
    strength: int
    happiness: int
    happiness_required: int
    discontent: int
    civil_actions: Actions
    military_actions: Actions
    economy: Economy
    government: ComponentId | None
    leader: ComponentId | None
    technologies: list[TechnologyView]
    specials: list[ComponentId]
    wonder: WonderView | None
    wonders: list[ComponentId]
    ruins: list[ComponentId]
    tucked_under: ComponentId | None
    colonies: list[ComponentId]
    tactic: ComponentId | None
    tactic_is_common: bool
    tactic_strength: int  # of the armies that the units form
    wars: list[WarView]
    civil_hand: list[ComponentId]
    civil_hand_limit: int
    new_cards: list[ComponentId]  # taken in this action phase: action cards among them must wait
    military_hand_ages: list[AgeNumber]
    military_hand_limit: int
    shown: list[ComponentId]  # military cards everybody knows to be in the hand
    skips_politics: bool
    forecast: Forecast


class DecisionView(msgspec.Struct, frozen=True):
    """What is being decided: by whom, about which card, how much, whom it concerns besides."""

    kind: str
    by: SeatIndex
    card: ComponentId | None
    number: NumberIfAny
    rival: SeatIndex | None
    force: int | None  # strength of the colonization force so far
    sent: list[ComponentId]  # its units
    side: Side | None  # of the pact that is offered: that of whoever is asked
    greatest_force: int | None  # what whoever looks could send


class PlayerBoard(msgspec.Struct, frozen=True):
    """What is printed beside the banks, by tokens that lie there; the last entry holds for any larger number."""

    population_cost: list[int]
    consumption: list[int]
    happiness_required: list[int]
    corruption: list[int]


class View(msgspec.Struct, frozen=True):
    """Everything, seen from one chair."""

    age: AgeNumber
    round: int
    last_round: int | None
    turn: SeatIndex
    decision: DecisionView | None
    row: list[PlaceView]
    row_discards: int  # so many places lose their cards when the next turn begins
    civil_deck: int
    military_deck: int
    military_discards: int
    current_events: list[AgeNumber]  # ages, the next one first
    future_events: list[AgeNumber]
    past_events: list[ComponentId]
    final_events: list[ComponentId]  # impacts that lie open for the end of a short game
    common_tactics: list[ComponentId]
    pacts: list[PactView]
    civilizations: list[CivilizationView]
    hand: list[ComponentId] | None  # military cards of whoever looks
    prepared: list[ComponentId] | None  # events of whoever looks, somewhere in the event decks
    next_event: ComponentId | None  # for who has looked at it
    impacts: list[ImpactView]  # of the events that whoever looks knows of; at the end, of those counted last
    board: PlayerBoard


_BOARD: Final = PlayerBoard(list(POPULATION_COST), list(CONSUMPTION), list(HAPPINESS_REQUIRED), list(CORRUPTION))


def look(state: Position, seat: int) -> View:
    """The position as a seat (or a spectator) sees it."""
    own = None if seat == SPECTATOR else state.civilizations[seat]
    taker = state.civilizations[state.turn] if own is None else own
    knows_top = own is not None and bool(state.top_known >> seat & 1) and bool(state.current)
    return View(
        age=state.age,
        round=state.round,
        last_round=state.last_round or None,
        turn=state.turn,
        decision=_decision(state, own),
        row=[
            PlaceView(place + 1, _name(card), price(taker, place, card) if card != NONE else 0)
            for place, card in enumerate(state.row)
        ],
        row_discards=ROW_DISCARDS[max(2, state.remaining)],
        civil_deck=len(state.civil_deck),
        military_deck=len(state.military_deck),
        military_discards=len(state.discard),
        current_events=[LEVEL[card] for card in reversed(state.current)],
        future_events=[LEVEL[card] for card in state.future],
        past_events=_names(state.past),
        final_events=_names(state.final),
        common_tactics=_names(state.tactics),
        pacts=[
            PactView(IDS[owner.pact], owner.seat, owner.partner, SIDES[owner.side])
            for owner in state.civilizations
            if owner.pact != NONE
        ],
        civilizations=[_civilization(state, civilization) for civilization in state.civilizations],
        hand=None if own is None else _names(own.military_hand),
        prepared=None if own is None else _names(prepared_by(state, seat)),
        next_event=IDS[state.current[-1]] if knows_top else None,
        impacts=impacts(state, _known_events(state, own, knows_top)),
        board=_BOARD,
    )


def _known_events(state: Position, own: Civilization | None, knows_top: bool) -> list[int]:
    if state.finished:
        # Whoever is left alone wins without them.
        return state.current + state.future + state.final if state.remaining > 1 else []
    if own is None:
        return state.final
    return state.final + own.military_hand + prepared_by(state, own.seat) + ([state.current[-1]] if knows_top else [])


def prepared_by(state: Position, seat: int) -> list[int]:
    """The events a seat has put into the decks and that were not revealed yet."""
    future = [card for card, owner in zip(state.future, state.future_by, strict=True) if owner == seat]
    return sorted(state.civilizations[seat].prepared + future)


def _name(card: int) -> str | None:
    return IDS[card] if card != NONE else None


def _names(cards: list[int]) -> list[str]:
    return [IDS[card] for card in cards]


def _decision(state: Position, own: Civilization | None) -> DecisionView | None:
    if not state.stack:
        return None
    decision = state.top()
    return DecisionView(
        kind=decision.kind,
        by=decision.seat,
        card=_name(decision.card),
        number=decision.n,
        rival=decision.rival if decision.rival != NONE else None,
        force=decision.strength(state.civilizations[decision.seat]) if isinstance(decision, Force) else None,
        sent=_sent(decision) if isinstance(decision, Force) else [],
        side=SIDES[1 - decision.side] if isinstance(decision, PactOffer) else None,
        greatest_force=greatest_force(own) if own is not None and isinstance(decision, Auction) else None,
    )


def _sent(force: Force) -> list[str]:
    return [IDS[FIRST_UNIT + unit] for unit, n in enumerate(force.sent) for _ in range(n)]


def _tactic_strength(civilization: Civilization) -> int:
    if civilization.tactic == NONE:
        return 0
    khan = civilization.traits[INFANTRY_AS_CAVALRY] > 0
    return armies(civilization.workers, civilization.built, civilization.tactic, khan)


def _civilization(state: Position, civilization: Civilization) -> CivilizationView:
    government = civilization.government
    required = HAPPINESS_REQUIRED[min(civilization.yellow_bank, len(HAPPINESS_REQUIRED) - 1)]
    return CivilizationView(
        seat=civilization.seat,
        resigned=not civilization.active,
        culture_points=civilization.culture_points,
        science_points=civilization.science_points,
        culture=civilization.culture,
        science=civilization.science,
        strength=civilization.strength,
        happiness=civilization.happiness,
        happiness_required=required,
        discontent=discontent(civilization),
        civil_actions=Actions(civilization.civil_left, civilization.extra_civil, civilization.civil_total),
        military_actions=Actions(civilization.military_left, civilization.extra_military, civilization.military_total),
        economy=_economy(civilization),
        government=_name(government),
        leader=_name(civilization.leader),
        technologies=_technologies(civilization),
        specials=_names([card for card in civilization.specials if card != NONE]),
        wonder=_wonder(civilization),
        wonders=_names(civilization.wonders),
        ruins=_names(civilization.ruins),
        tucked_under=_name(civilization.tucked_under),
        colonies=_names(civilization.colonies),
        tactic=_name(civilization.tactic),
        tactic_is_common=civilization.tactic != NONE and not civilization.own_tactic,
        tactic_strength=_tactic_strength(civilization),
        wars=[
            WarView(IDS[card], rival) for card, rival in zip(civilization.wars, civilization.war_rivals, strict=True)
        ],
        civil_hand=_names(civilization.civil_hand),
        civil_hand_limit=civil_hand_limit(civilization),
        new_cards=_names(civilization.fresh),
        military_hand_ages=sorted(LEVEL[card] for card in civilization.military_hand),
        military_hand_limit=military_hand_limit(civilization),
        shown=_names(civilization.shown),
        skips_politics=civilization.skips_politics,
        forecast=forecast(state, civilization),
    )


def _technologies(civilization: Civilization) -> list[TechnologyView]:
    return [
        TechnologyView(IDS[card], civilization.workers[card], civilization.blue[card] if card < STORE_CARDS else 0)
        for card in range(WORKER_CARDS)
        if civilization.owned[card]
    ]


def _wonder(civilization: Civilization) -> WonderView | None:
    if civilization.wonder == NONE:
        return None
    return WonderView(IDS[civilization.wonder], STAGES[civilization.wonder], civilization.stages)


def _economy(civilization: Civilization) -> Economy:
    return Economy(
        food=civilization.food,
        resources=civilization.resources,
        food_production=food_production(civilization),
        resource_production=resource_production(civilization),
        consumption=consumption(civilization),
        corruption=corruption(civilization),
        population_cost=population_cost(civilization) if civilization.yellow_bank else None,
        yellow_bank=civilization.yellow_bank,
        blue_bank=civilization.blue_bank,
        unused_workers=civilization.unused,
        unit_resources=civilization.unit_resources,
        unit_science=civilization.unit_science,
        lent_food=civilization.extra_food,
        lent_resources=civilization.extra_resources,
    )
