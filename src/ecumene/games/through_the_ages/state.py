# Compiled by mypyc where a C compiler is present.
"""What lies on the table: the common boards, each civilization, and the decisions that are owed."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.components import (
    CATEGORIES,
    STARTING_BLUE_BANK,
    STARTING_UNUSED,
    STARTING_YELLOW_BANK,
)
from ecumene.games.through_the_ages.numbers import (
    NONE,
    START_GOVERNMENT,
    START_OWNED,
    START_WORKERS,
    STORE_CARDS,
    TUCKED_FACES,
)
from ecumene.games.through_the_ages.traits import TRAITS
from ecumene.kernel.decisions import Decision
from ecumene.kernel.rng import Rng
from ecumene.kernel.state import State

# Decisions of a player.
POLITICS: Final = 0
ACTIONS: Final = 1
PERFORM: Final = 2
BREAKTHROUGH: Final = 3
CHOOSE_GAIN: Final = 4
GAIN_SPLIT: Final = 5
LOSE_SPLIT: Final = 6
PLUNDER: Final = 7
TUCK_LEADER: Final = 8
DISCARDS: Final = 9
LOSE_WORKER: Final = 10
RETURN_TOKEN: Final = 11
FREE_BUILDING: Final = 12
DEVELOPMENT: Final = 13
DESTROY_OWN: Final = 14
DESTROY_RIVAL: Final = 15
RUIN_CHOICE: Final = 16
COLONY_LOSS: Final = 17
AGREEMENT: Final = 18
AUCTION: Final = 19
FORCE: Final = 20
DEFENCE: Final = 21
RAID_CHOICE: Final = 22
ANNEXATION: Final = 23
INFILTRATION: Final = 24
SEIZURE: Final = 25
PACT_OFFER: Final = 26
# Steps the game takes by itself, in their turn on the stack.
START_TURN: Final = 27
RESOLVE_WARS: Final = 28
END_TURN: Final = 29
EVENT_EFFECT: Final = 30
SECOND_ACTION: Final = 31
REFILL: Final = 32
COLONY_EFFECT: Final = 33
AGGRESSION_EFFECT: Final = 34
WAR_END: Final = 35
STAGE_TOKEN: Final = 36
NEXT_TURN: Final = 37
ENTER_ACTIONS: Final = 38

FIRST_STEP: Final = START_TURN

ASK_NAMES: Final = (
    "politics", "actions", "perform", "breakthrough", "choose_gain", "gain_split", "lose_split", "plunder", "tuck",
    "discards", "lose_worker", "return_token", "free_building", "development", "destroy_own", "destroy_rival", "ruin",
    "colony_loss", "agreement", "auction", "force", "defence", "raid", "annexation", "infiltration", "seizure",
    "pact_offer", "start_turn", "resolve_wars", "end_turn", "event_effect", "second_action", "refill",
    "colony_effect", "aggression_effect", "war_end", "stage_token", "next_turn", "enter_actions",
)  # fmt: skip


class Ask(Decision["Position"]):
    """A decision owed by one seat, or a step the game takes when it comes to lie on top of the stack."""

    def __init__(
        self, code: int, seat: int, card: int = NONE, number: int = 0, other: int = NONE, more: list[int] | None = None
    ) -> None:
        super().__init__([seat])
        self.code = code
        self.seat = seat
        self.card = card
        self.number = number
        self.other = other
        self.more: list[int] = more if more is not None else []

    @property
    def kind(self) -> str:  # type: ignore[override]
        return ASK_NAMES[self.code]

    def clone(self) -> Ask:
        return Ask(self.code, self.seat, self.card, self.number, self.other, self.more[:])


class Civilization:
    """One player's board, cards and hand."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.active = True
        # Technologies in play: which worker cards, their workers and blue tokens.
        self.owned: list[int] = START_OWNED[:]
        self.workers: list[int] = START_WORKERS[:]
        self.blue: list[int] = [0] * STORE_CARDS
        self.government = START_GOVERNMENT
        self.specials: list[int] = [NONE] * 4
        # Leader and wonders; Homer may lie under one of them.
        self.leader = NONE
        self.leaders_taken = 0
        self.wonder = NONE
        self.stages = 0
        self.wonders: list[int] = []
        self.ruins: list[int] = []
        self.tucked_under = NONE
        self.tucked = NONE
        self.colonies: list[int] = []
        # Military cards in play.
        self.tactic = NONE
        self.own_tactic = False
        self.pact = NONE
        self.partner = NONE
        self.side = 0
        self.wars: list[int] = []
        self.war_rivals: list[int] = []
        # Hands, always sorted. `shown` are military cards all players know to be in the hand.
        self.civil_hand: list[int] = []
        self.fresh: list[int] = []
        self.military_hand: list[int] = []
        self.shown: list[int] = []
        #: Cards this player prepared that lie somewhere among the current events.
        self.prepared: list[int] = []
        # Tokens and points.
        self.unused = STARTING_UNUSED
        self.yellow_bank = STARTING_YELLOW_BANK
        self.blue_bank = STARTING_BLUE_BANK
        self.science_points = 0
        self.culture_points = 0
        self.ledger: list[int] = [0] * len(CATEGORIES)
        # Actions available, and what is only lent for this turn.
        self.civil_left = 0
        self.military_left = 0
        self.extra_civil = 0
        self.extra_military = 0
        self.unit_resources = 0
        self.unit_science = 0
        self.extra_food = 0
        self.extra_resources = 0
        # What was already done, this turn or ever.
        self.tactic_done = False
        self.replaced_leader = False
        self.converted = False
        self.exchanged = False
        self.sailed = False
        self.inspired = False
        self.transformed = False
        self.second_action_used = False
        self.skips_politics = False
        # Sums over the cards in play, and the statistics that follow from them.
        self.traits: list[int] = [0] * TRAITS
        self.culture = 0
        self.science = 0
        self.strength = 0
        self.raw_strength = 0
        self.happiness = 0
        self.civil_total = 0
        self.military_total = 0

    def tucked_faces(self) -> int:
        """Happy faces of a leader who lies under a wonder."""
        return TUCKED_FACES[self.tucked] if self.tucked != NONE else 0

    def clone(self) -> Civilization:
        twin = Civilization(self.seat)
        twin.active = self.active
        twin.owned = self.owned[:]
        twin.workers = self.workers[:]
        twin.blue = self.blue[:]
        twin.government = self.government
        twin.specials = self.specials[:]
        twin.leader = self.leader
        twin.leaders_taken = self.leaders_taken
        twin.wonder = self.wonder
        twin.stages = self.stages
        twin.wonders = self.wonders[:]
        twin.ruins = self.ruins[:]
        twin.tucked_under = self.tucked_under
        twin.tucked = self.tucked
        twin.colonies = self.colonies[:]
        twin.tactic = self.tactic
        twin.own_tactic = self.own_tactic
        twin.pact = self.pact
        twin.partner = self.partner
        twin.side = self.side
        twin.wars = self.wars[:]
        twin.war_rivals = self.war_rivals[:]
        twin.civil_hand = self.civil_hand[:]
        twin.fresh = self.fresh[:]
        twin.military_hand = self.military_hand[:]
        twin.shown = self.shown[:]
        twin.prepared = self.prepared[:]
        twin.unused = self.unused
        twin.yellow_bank = self.yellow_bank
        twin.blue_bank = self.blue_bank
        twin.science_points = self.science_points
        twin.culture_points = self.culture_points
        twin.ledger = self.ledger[:]
        twin.civil_left = self.civil_left
        twin.military_left = self.military_left
        twin.extra_civil = self.extra_civil
        twin.extra_military = self.extra_military
        twin.unit_resources = self.unit_resources
        twin.unit_science = self.unit_science
        twin.extra_food = self.extra_food
        twin.extra_resources = self.extra_resources
        twin.tactic_done = self.tactic_done
        twin.replaced_leader = self.replaced_leader
        twin.converted = self.converted
        twin.exchanged = self.exchanged
        twin.sailed = self.sailed
        twin.inspired = self.inspired
        twin.transformed = self.transformed
        twin.second_action_used = self.second_action_used
        twin.skips_politics = self.skips_politics
        twin.traits = self.traits[:]
        twin.culture = self.culture
        twin.science = self.science
        twin.strength = self.strength
        twin.raw_strength = self.raw_strength
        twin.happiness = self.happiness
        twin.civil_total = self.civil_total
        twin.military_total = self.military_total
        return twin


class Position(State):
    """The common boards and all civilizations. Masks tell which seats know a face-down card (a bit per seat)."""

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.civilizations: list[Civilization] = []
        self.resignation = False
        self.remaining = players
        self.age = 0
        self.round = 1
        self.last_round = 0
        self.turn = 0
        self.row: list[int] = []
        self.civil_deck: list[int] = []
        self.civil_gone: list[int] = []
        self.military_deck: list[int] = []
        self.discard: list[int] = []
        self.discard_masks: list[int] = []
        self.removed: list[int] = []
        self.removed_masks: list[int] = []
        # Event decks: the top card is the last. Who looked at the top one, and who prepared the future ones.
        self.current: list[int] = []
        self.top_known = 0
        self.future: list[int] = []
        self.future_by: list[int] = []
        self.past: list[int] = []
        self.tactics: list[int] = []
        # Spare tokens in the box, counted from the start of the game; there is no end of them.
        self.yellow_box = 0
        self.blue_box = 0
        self.finished = False
        #: The legal actions of whoever is to move; found once after every action.
        self.choices: list[int] = []

    def copy_to(self, twin: Position) -> None:
        """Make the twin equal to this table, sharing nothing."""
        self.hand_over(twin)
        twin.civilizations = [civilization.clone() for civilization in self.civilizations]
        twin.resignation = self.resignation
        twin.remaining = self.remaining
        twin.age = self.age
        twin.round = self.round
        twin.last_round = self.last_round
        twin.turn = self.turn
        twin.row = self.row[:]
        twin.civil_deck = self.civil_deck[:]
        twin.civil_gone = self.civil_gone[:]
        twin.military_deck = self.military_deck[:]
        twin.discard = self.discard[:]
        twin.discard_masks = self.discard_masks[:]
        twin.removed = self.removed[:]
        twin.removed_masks = self.removed_masks[:]
        twin.current = self.current[:]
        twin.top_known = self.top_known
        twin.future = self.future[:]
        twin.future_by = self.future_by[:]
        twin.past = self.past[:]
        twin.tactics = self.tactics[:]
        twin.yellow_box = self.yellow_box
        twin.blue_box = self.blue_box
        twin.finished = self.finished
        twin.choices = self.choices

    def push(self, ask: Ask) -> None:
        self.stack.append(ask)

    def top(self) -> Ask:
        ask = self.stack[-1]
        assert isinstance(ask, Ask)
        return ask

    def everyone(self) -> int:
        """The mask of a card all seats know."""
        return (1 << self.players) - 1

    def in_turn_order(self, first: int) -> list[int]:
        """The seats still in the game, beginning with one of them."""
        seats = [(first + step) % self.players for step in range(self.players)]
        return [seat for seat in seats if self.civilizations[seat].active]

    def first_player(self) -> int:
        """The seat with which a round begins."""
        return self.in_turn_order(0)[0]
