# Compiled by mypyc where a C compiler is present.
"""One player's civilization: board, cards in play, hands, tokens and points."""

from __future__ import annotations

from ecumene.games.through_the_ages.components import (
    CATEGORIES,
    STARTING_BLUE_BANK,
    STARTING_UNUSED,
    STARTING_YELLOW_BANK,
)
from ecumene.games.through_the_ages.numbers import (
    DO_DESTROY,
    DO_DISBAND,
    DO_UPGRADE,
    FAMILIES,
    FAMILY,
    FAMILY_END,
    FIRST_MINE,
    FIRST_UNIT,
    NONE,
    START_GOVERNMENT,
    START_OWNED,
    START_WORKERS,
    STORE_CARDS,
    TOKEN_VALUE,
    TUCKED_FACES,
    WORKER_CARDS,
)
from ecumene.games.through_the_ages.traits import TRAITS


class Civilization:
    """One player's board, cards and hand.

    Lists of cards in play are replaced when something comes or goes, never changed, so that copies share them.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.active = True
        # Technologies in play: which worker cards, their workers and blue tokens.
        self.owned: list[int] = START_OWNED[:]
        self.workers: list[int] = START_WORKERS[:]
        self.blue: list[int] = [0] * STORE_CARDS
        # The same at a glance: stored food and resources, workers by family, and short lists of cards and actions.
        self.food = 0
        self.resources = 0
        self.built: list[int] = []
        self.buildings: list[int] = []  # farms, mines and urban buildings that are known
        self.units: list[int] = []
        self.staffed: list[int] = []  # all with workers
        self.destructions: list[int] = []
        self.disbandings: list[int] = []
        self.upgrades: list[int] = []  # of buildings
        self.unit_upgrades: list[int] = []
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
        self.leader_resources = 0  # those of them that the leader lends; they are spent first
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
        self.count_anew()

    # Workers and tokens on cards

    def count_anew(self) -> None:
        """Find all that is known at a glance from the workers, tokens and technologies."""
        self.built = [0] * FAMILIES
        for card in range(WORKER_CARDS):
            self.built[FAMILY[card]] += self.workers[card]
        self.food = self.resources = 0
        for card in range(STORE_CARDS):
            self._count_tokens(card, self.blue[card])
        self.arrange()

    def arrange(self) -> None:
        """Find the short lists anew. They are replaced, never changed, so that copies share them."""
        owned, workers = self.owned, self.workers
        self.buildings = [card for card in range(FIRST_UNIT) if owned[card]]
        self.units = [card for card in range(FIRST_UNIT, WORKER_CARDS) if owned[card]]
        self.staffed = [card for card in range(WORKER_CARDS) if workers[card]]
        self.destructions = [DO_DESTROY[card] for card in self.staffed if card < FIRST_UNIT]
        self.disbandings = [DO_DISBAND[card] for card in self.staffed if card >= FIRST_UNIT]
        self.upgrades = []
        self.unit_upgrades = []
        for low in self.staffed:
            upgrades = self.upgrades if low < FIRST_UNIT else self.unit_upgrades
            for high in range(low + 1, FAMILY_END[FAMILY[low]]):
                if owned[high]:
                    upgrades.append(DO_UPGRADE[low][high])

    def learn(self, card: int) -> None:
        """A technology that carries workers comes into play."""
        self.owned = self.owned[:]
        self.owned[card] = 1
        self.arrange()

    def put_worker(self, card: int) -> None:
        self.workers[card] += 1
        self.built[FAMILY[card]] += 1
        if self.workers[card] == 1:
            self.arrange()

    def take_worker(self, card: int) -> None:
        self.workers[card] -= 1
        self.built[FAMILY[card]] -= 1
        if self.workers[card] == 0:
            self.arrange()

    def store(self, card: int, tokens: int) -> None:
        """Put blue tokens on a card, or take them away."""
        self.blue[card] += tokens
        self._count_tokens(card, tokens)

    def _count_tokens(self, card: int, tokens: int) -> None:
        if card < FIRST_MINE:
            self.food += tokens * TOKEN_VALUE[card]
        else:
            self.resources += tokens * TOKEN_VALUE[card]

    # Actions

    def civil_actions(self) -> int:
        """Available civil actions, with those lent for this turn."""
        return self.civil_left + self.extra_civil

    def military_actions(self) -> int:
        return self.military_left + self.extra_military

    # Leaders

    def tucked_faces(self) -> int:
        """Happy faces of a leader who lies under a wonder."""
        return TUCKED_FACES[self.tucked] if self.tucked != NONE else 0

    def clone(self) -> Civilization:
        """A copy, made without `__init__`. What is replaced and never changed is shared."""
        twin: Civilization = Civilization.__new__(Civilization)
        twin.seat = self.seat
        twin.active = self.active
        twin.owned = self.owned
        twin.workers = self.workers[:]
        twin.blue = self.blue[:]
        twin.food = self.food
        twin.resources = self.resources
        twin.built = self.built[:]
        twin.buildings = self.buildings
        twin.units = self.units
        twin.staffed = self.staffed
        twin.destructions = self.destructions
        twin.disbandings = self.disbandings
        twin.upgrades = self.upgrades
        twin.unit_upgrades = self.unit_upgrades
        twin.government = self.government
        twin.specials = self.specials
        twin.leader = self.leader
        twin.leaders_taken = self.leaders_taken
        twin.wonder = self.wonder
        twin.stages = self.stages
        twin.wonders = self.wonders
        twin.ruins = self.ruins
        twin.tucked_under = self.tucked_under
        twin.tucked = self.tucked
        twin.colonies = self.colonies
        twin.tactic = self.tactic
        twin.own_tactic = self.own_tactic
        twin.pact = self.pact
        twin.partner = self.partner
        twin.side = self.side
        twin.wars = self.wars
        twin.war_rivals = self.war_rivals
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
        twin.leader_resources = self.leader_resources
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
        twin.traits = self.traits
        twin.culture = self.culture
        twin.science = self.science
        twin.strength = self.strength
        twin.raw_strength = self.raw_strength
        twin.happiness = self.happiness
        twin.civil_total = self.civil_total
        twin.military_total = self.military_total
        return twin
