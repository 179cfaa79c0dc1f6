# Compiled by mypyc where a C compiler is present.
"""What a seat sees as a row of numbers for learners: written from the position itself, in a few microseconds.

Civilizations come clockwise from the reader's own. A technology is 0 while it is unknown, and counts its workers from
then on; a wonder grows with its stages to 1; a card of the row is the nearer to 1 the nearer it lies. Civil cards that
others hold are counted by family. What follows from the rest (forecasts, what impacts would score) is left out, and so
are the names of colonies, of cards that others have shown and of the civil card that is being carried out, the ages of
military cards in the hands of others, and which of several wars and pacts is whose.
"""

from __future__ import annotations

from array import array
from typing import Final

from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.colonization import Auction, Force, greatest_force
from ecumene.games.through_the_ages.components import ROW_COST, ROW_DISCARDS
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
from ecumene.games.through_the_ages.traits import FAMILY_NAMES, INFANTRY_AS_CAVALRY, PACT, WAR
from ecumene.kernel.rows import Places, scaled

#: What may be asked; any other kind has the last place.
KINDS: Final[list[str]] = [
    "actions", "agreement", "annexation", "auction", "breakthrough", "choose_gain", "colony_loss", "defence",
    "destroy_own", "destroy_rival", "development", "discards", "event_choice", "force", "free_building", "gain_split",
    "infiltration", "lose_split", "lose_worker", "pact_offer", "perform", "plunder", "politics", "raid",
    "return_token", "ruin", "seizure", "tuck", "other",
]  # fmt: skip
KIND: Final[dict[str, int]] = {kind: number for number, kind in enumerate(KINDS)}
#: Events and territories, by their numbers among themselves.
EVENTS: Final[list[int]] = [card for card in range(ALL_CARDS) if IS_EVENT[card]]
EVENT_NUMBER: Final[list[int]] = [EVENTS.index(card) if IS_EVENT[card] else NONE for card in range(ALL_CARDS)]
TACTICS: Final = FIRST_BONUS - FIRST_MILITARY
CIVIL_FAMILIES: Final = FAMILY[FIRST_MILITARY - 1] + 1
#: Wars, then pacts.
AGREEMENTS: Final[list[int]] = [card for card in range(ALL_CARDS) if FAMILY[card] in (WAR, PACT)]
FIRST_AGREEMENT: Final = AGREEMENTS[0]
#: The figures of a civilization, and what is large for them.
FIGURES: Final[list[tuple[str, float]]] = [
    ("active", 1.0), ("culture_points", 150.0), ("science_points", 30.0), ("culture", 20.0), ("science", 20.0),
    ("strength", 40.0), ("happiness", 8.0), ("discontent", 4.0), ("civil_left", 6.0), ("civil_lent", 2.0),
    ("civil_total", 6.0), ("military_left", 4.0), ("military_lent", 2.0), ("military_total", 4.0), ("food", 20.0),
    ("resources", 20.0), ("food_production", 10.0), ("resource_production", 10.0), ("consumption", 6.0),
    ("corruption", 6.0), ("population_cost", 8.0), ("yellow_bank", 18.0), ("blue_bank", 16.0), ("unused", 4.0),
    ("unit_resources", 4.0), ("unit_science", 4.0), ("lent_food", 4.0), ("lent_resources", 4.0), ("ruins", 2.0),
    ("tucked", 1.0), ("colonies", 4.0), ("tactic_is_common", 1.0), ("tactic_strength", 20.0), ("civil_hand", 6.0),
    ("civil_hand_limit", 6.0), ("new_cards", 4.0), ("military_hand", 6.0), ("military_hand_limit", 6.0),
    ("shown", 4.0), ("skips_politics", 1.0),
]  # fmt: skip
SCALES: Final[list[float]] = [large for _, large in FIGURES]


class Observation:
    """The places of the row for so many players, and how they are filled."""

    def __init__(self, players: int) -> None:
        self.players = players
        seats = [f"+{i}" for i in range(players)]
        table = Places()
        self.share = table.one("players")
        self.asked = table.one("asked")
        self.round = table.one("round")
        self.rounds_left = table.one("rounds_left")
        self.number = table.one("number")
        self.force = table.one("force")
        self.greatest_force = table.one("greatest_force")
        self.side = table.one("side")
        self.row_discards = table.one("row_discards")
        self.civil_deck = table.one("civil_deck")
        self.military_deck = table.one("military_deck")
        self.military_discards = table.one("military_discards")
        self.current_events = table.one("current_events")
        self.next_event_age = table.one("next_event_age")
        self.future_events = table.one("future_events")
        self.age = table.words("age", [str(age) for age in range(5)])
        self.turn = table.words("turn", seats)
        self.kind = table.words("decision", KINDS)
        self.by = table.words("decision.by", seats)
        self.rival = table.words("decision.rival", seats)
        self.about = table.words("decision.card", IDS[FIRST_BONUS:])
        self.row = table.words("row", IDS[:FIRST_MILITARY])
        self.civil = table.words("civil_hand", IDS[:FIRST_MILITARY])
        self.hand = table.words("hand", IDS[FIRST_MILITARY:])
        self.coming = table.words("coming", [IDS[card] for card in EVENTS])
        self.past = table.words("past", [IDS[card] for card in EVENTS])
        self.tactics = table.words("common_tactic", IDS[FIRST_MILITARY:FIRST_BONUS])
        self.agreements = table.words("in_force", [IDS[card] for card in AGREEMENTS])
        families = FAMILY_NAMES[:CIVIL_FAMILIES]
        self.holding = table.each([f"holding.{seat}.{family}" for seat in seats[1:] for family in families])
        self.civilizations = len(table.names)
        one = Places()
        self.figures = one.each([name for name, _ in FIGURES])
        self.technologies = one.parts("technology", IDS[:WORKER_CARDS])
        self.governments = one.words("government", IDS[FIRST_GOVERNMENT:FIRST_SPECIAL])
        self.specials = one.words("special", IDS[FIRST_SPECIAL:FIRST_WONDER])
        self.wonders = one.parts("wonder", IDS[FIRST_WONDER:FIRST_LEADER])
        self.leaders = one.words("leader", IDS[FIRST_LEADER:FIRST_ACTION])
        self.tactic = one.words("tactic", IDS[FIRST_MILITARY:FIRST_BONUS])
        self.wars = one.words("war", seats)
        self.pact = one.words("pact", seats)
        self.pact_side = one.one("pact.side=b")
        self.size = len(one.names)
        for seat in seats:
            table.parts(f"civilizations.{seat}", one.names)
        self.names: tuple[str, ...] = tuple(table.names)
        self.blank = bytes(4 * len(self.names))

    def encode(self, state: Position, seat: int) -> array[float]:
        row = array("f", self.blank)
        own = state.civilizations[seat]
        self._table(row, state, seat)
        self._events(row, state, own)
        if state.stack:
            self._decision(row, state, seat, own)
        for place in range(len(state.row) - 1, -1, -1):  # the nearest of several copies is written last
            card = state.row[place]
            if card != NONE:
                row[self.row + card] = scaled(len(ROW_COST) - place, 13.0)
        for card in own.civil_hand:
            row[self.civil + card] += 1.0
        for card in own.military_hand:
            row[self.hand + card - FIRST_MILITARY] += 1.0
        for i in range(self.players):
            other = state.civilizations[(seat + i) % self.players]
            if i:
                for card in other.civil_hand:
                    row[self.holding + CIVIL_FAMILIES * (i - 1) + FAMILY[card]] += 1.0
            self._civilization(row, self.civilizations + i * self.size, other, seat)
        return row

    def _table(self, row: array[float], state: Position, seat: int) -> None:
        row[self.share] = scaled(self.players, 4.0)
        row[self.asked] = 1.0 if state.asked(seat) else 0.0
        row[self.round] = scaled(state.round, 20.0)
        row[self.rounds_left] = scaled(state.last_round - state.round + 1, 2.0) if state.last_round else 0.0
        row[self.row_discards] = scaled(ROW_DISCARDS[max(2, state.remaining)], 3.0)
        row[self.civil_deck] = scaled(len(state.civil_deck), 50.0)
        row[self.military_deck] = scaled(len(state.military_deck), 50.0)
        row[self.military_discards] = scaled(len(state.discard), 50.0)
        row[self.current_events] = scaled(len(state.current), 8.0)
        row[self.next_event_age] = scaled(LEVEL[state.current[-1]], 3.0) if state.current else 0.0
        row[self.future_events] = scaled(len(state.future), 8.0)
        row[self.age + state.age] = 1.0
        row[self.turn + (state.turn - seat) % self.players] = 1.0

    def _events(self, row: array[float], state: Position, own: Civilization) -> None:
        """What is over, and what the reader knows to come: its own, what it looked at, what lies open for the end."""
        for card in state.past:
            row[self.past + EVENT_NUMBER[card]] = 1.0
        for card in own.prepared:
            row[self.coming + EVENT_NUMBER[card]] = 1.0
        for place in range(len(state.future)):
            if state.future_by[place] == own.seat:
                row[self.coming + EVENT_NUMBER[state.future[place]]] = 1.0
        for card in state.final:
            row[self.coming + EVENT_NUMBER[card]] = 1.0
        if state.current and state.top_known >> own.seat & 1:
            row[self.coming + EVENT_NUMBER[state.current[-1]]] = 2.0
        for card in state.tactics:
            row[self.tactics + card - FIRST_MILITARY] = 1.0

    def _decision(self, row: array[float], state: Position, seat: int, own: Civilization) -> None:
        decision = state.top()
        row[self.kind + KIND.get(decision.kind, len(KINDS) - 1)] = 1.0
        row[self.by + (decision.seat - seat) % self.players] = 1.0
        if decision.rival != NONE:
            row[self.rival + (decision.rival - seat) % self.players] = 1.0
        if decision.card >= FIRST_BONUS:
            row[self.about + decision.card - FIRST_BONUS] = 1.0
        row[self.number] = scaled(decision.n, 10.0)
        if isinstance(decision, Force):
            row[self.force] = scaled(decision.strength(state.civilizations[decision.seat]), 20.0)
        elif isinstance(decision, Auction):
            row[self.greatest_force] = scaled(greatest_force(own), 20.0)
        elif isinstance(decision, PactOffer):
            row[self.side] = scaled(1 + decision.side, 2.0)

    def _civilization(self, row: array[float], at: int, civilization: Civilization, reader: int) -> None:
        """Everything public about a civilization but for the names of the cards it holds."""
        self._figures(row, at + self.figures, civilization)
        for card in civilization.buildings:
            row[at + self.technologies + card] = scaled(1 + civilization.workers[card], 4.0)
        for card in civilization.units:
            row[at + self.technologies + card] = scaled(1 + civilization.workers[card], 4.0)
        if civilization.government != NONE:
            row[at + self.governments + civilization.government - FIRST_GOVERNMENT] = 1.0
        for special in civilization.specials:
            if special != NONE:
                row[at + self.specials + special - FIRST_SPECIAL] = 1.0
        for wonder in civilization.wonders:
            row[at + self.wonders + wonder - FIRST_WONDER] = 1.0
        if civilization.wonder != NONE:
            stages = len(STAGES[civilization.wonder])
            built = scaled(1 + civilization.stages, 1.0 + stages)
            row[at + self.wonders + civilization.wonder - FIRST_WONDER] = built
        if civilization.leader != NONE:
            row[at + self.leaders + civilization.leader - FIRST_LEADER] = 1.0
        if civilization.tactic != NONE:
            row[at + self.tactic + civilization.tactic - FIRST_MILITARY] = 1.0
        for card in civilization.wars:
            row[self.agreements + card - FIRST_AGREEMENT] = 1.0
        for rival in civilization.war_rivals:
            row[at + self.wars + (rival - reader) % self.players] = 1.0
        if civilization.pact != NONE:
            row[self.agreements + civilization.pact - FIRST_AGREEMENT] = 1.0
            row[at + self.pact + (civilization.partner - reader) % self.players] = 1.0
            row[at + self.pact_side] = scaled(civilization.side, 1.0)

    def _figures(self, row: array[float], at: int, civilization: Civilization) -> None:
        """In the order of ``FIGURES``."""
        khan = civilization.traits[INFANTRY_AS_CAVALRY] > 0
        tactic = civilization.tactic
        numbers: list[int] = [
            int(civilization.active), civilization.culture_points, civilization.science_points, civilization.culture,
            civilization.science, civilization.strength, civilization.happiness, discontent(civilization),
            civilization.civil_left, civilization.extra_civil, civilization.civil_total, civilization.military_left,
            civilization.extra_military, civilization.military_total, civilization.food, civilization.resources,
            food_production(civilization), resource_production(civilization), consumption(civilization),
            corruption(civilization), population_cost(civilization) if civilization.yellow_bank else 0,
            civilization.yellow_bank, civilization.blue_bank, civilization.unused, civilization.unit_resources,
            civilization.unit_science, civilization.extra_food, civilization.extra_resources,
            len(civilization.ruins), int(civilization.tucked_under != NONE), len(civilization.colonies),
            int(tactic != NONE and not civilization.own_tactic),
            0 if tactic == NONE else armies(civilization.workers, civilization.built, tactic, khan),
            len(civilization.civil_hand), civil_hand_limit(civilization), len(civilization.fresh),
            len(civilization.military_hand), military_hand_limit(civilization), len(civilization.shown),
            int(civilization.skips_politics),
        ]  # fmt: skip
        for i in range(len(SCALES)):
            if numbers[i]:
                row[at + i] = numbers[i] / SCALES[i]
