# Compiled by mypyc where a C compiler is present.
"""One player's civilization: board, cards in play, hands, tokens and points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages.numbers import *

#: Special technologies in play: one of each type.
SPECIALS: Final = CONSTRUCTION - LAW + 1
#: Where a list will come.
_BLANK: Final[list[int]] = []
_NO_CARDS: Final[list[i64]] = []


def distinct(cards: list[int]) -> list[int]:
    """The different cards of a sorted list."""
    return [cards[i] for i in range(len(cards)) if i == 0 or cards[i] != cards[i - 1]]


def insert(cards: list[int], card: int) -> None:
    """Add a card to a sorted list."""
    place = len(cards)
    while place and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


class Civilization:
    """One player's board, cards and hand.

    Lists of cards in play are replaced when something comes or goes, never changed, so that copies share them.
    """

    def __init__(self, seat: int) -> None:
        """Blank: to be set up, cleared, or filled by `clone`."""
        self.seat = seat
        self.active = True
        # Technologies in play: which worker cards, their workers and blue tokens.
        self.owned: list[int] = _BLANK
        self.workers: list[int] = _BLANK
        self.blue: list[int] = _BLANK
        # The same at a glance: what is stored, what the workers give, and short lists of cards and actions.
        self.food: i64 = 0
        self.resources: i64 = 0
        self.built: list[int] = _BLANK  # workers by family
        self.worker_culture: i64 = 0
        self.worker_science: i64 = 0
        self.worker_strength: i64 = 0
        self.worker_faces: i64 = 0
        self.buildings: list[i64] = _NO_CARDS  # farms, mines and urban buildings that are known
        self.units: list[i64] = _NO_CARDS
        self.destructions: list[int] = _BLANK
        self.disbandings: list[int] = _BLANK
        self.upgrades: list[int] = _BLANK  # of buildings
        self.unit_upgrades: list[int] = _BLANK
        self.government: i64 = NONE
        self.specials: list[int] = _BLANK
        # Leader and wonders; Homer may lie under one of them.
        self.leader: i64 = NONE
        self.leaders_taken: i64 = 0
        self.wonder: i64 = NONE
        self.stages: i64 = 0
        self.wonders: list[int] = _BLANK
        self.ruins: list[int] = _BLANK
        self.tucked_under: i64 = NONE
        self.tucked: i64 = NONE
        self.colonies: list[int] = _BLANK
        # Military cards in play.
        self.tactic: i64 = NONE
        self.own_tactic = False
        self.pact: i64 = NONE
        self.partner: i64 = NONE
        self.side: i64 = 0
        self.wars: list[int] = _BLANK
        self.war_rivals: list[int] = _BLANK
        # Hands, always sorted. `shown` are military cards all players know to be in the hand.
        self.civil_hand: list[int] = _BLANK
        self.fresh: list[int] = _BLANK
        self.military_hand: list[int] = _BLANK
        self.shown: list[int] = _BLANK
        #: Cards this player prepared that lie somewhere among the current events.
        self.prepared: list[int] = _BLANK
        # Tokens and points.
        self.unused: i64 = 0
        self.yellow_bank: i64 = 0
        self.blue_bank: i64 = 0
        self.science_points: i64 = 0
        self.culture_points: i64 = 0
        self.ledger: list[int] = _BLANK
        # Actions available, and what is only lent for this turn.
        self.civil_left: i64 = 0
        self.military_left: i64 = 0
        self.extra_civil: i64 = 0
        self.extra_military: i64 = 0
        self.unit_resources: i64 = 0
        self.leader_resources: i64 = 0  # those of them that the leader lends; they are spent first
        self.unit_science: i64 = 0
        self.extra_food: i64 = 0
        self.extra_resources: i64 = 0
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
        self.traits: list[int] = _BLANK
        self.culture: i64 = 0
        self.science: i64 = 0
        self.strength: i64 = 0
        self.raw_strength: i64 = 0
        self.happiness: i64 = 0
        self.civil_total: i64 = 0
        self.military_total: i64 = 0

    def clear(self) -> None:
        """An empty board."""
        self._place([0] * WORKER_CARDS, [0] * WORKER_CARDS)

    def set_up(self) -> None:
        """The board at the start of the game."""
        self._place(START_OWNED[:], START_WORKERS[:])
        self.government = START_GOVERNMENT
        self.unused = STARTING_UNUSED
        self.yellow_bank = STARTING_YELLOW_BANK
        self.blue_bank = STARTING_BLUE_BANK

    def _place(self, owned: list[int], workers: list[int]) -> None:
        """A board with technologies and workers, and nothing else."""
        self.owned = owned
        self.workers = workers
        self.blue = [0] * STORE_CARDS
        self.specials = [NONE] * SPECIALS
        self.traits = [0] * TRAITS
        self.ledger = [0] * len(CATEGORIES)
        self.civil_hand = []
        self.fresh = []
        self.military_hand = []
        self.shown = []
        self.prepared = []
        self.count_anew()

    # Workers and tokens on cards

    def count_anew(self) -> None:
        """Find all that is known at a glance from the workers, tokens and technologies."""
        self.built = [0] * FAMILIES
        self.food = self.resources = 0
        self.worker_culture = self.worker_science = self.worker_strength = self.worker_faces = 0
        for card in range(WORKER_CARDS):
            if self.workers[card]:
                self._count_workers(card, self.workers[card])
        for card in range(STORE_CARDS):
            self._count_tokens(card, self.blue[card])
        self._arrange()

    def _count_workers(self, card: i64, workers: i64) -> None:
        self.built[FAMILY[card]] += workers
        self.worker_culture += workers * WORKER_CULTURE[card]
        self.worker_science += workers * WORKER_SCIENCE[card]
        self.worker_strength += workers * WORKER_STRENGTH[card]
        self.worker_faces += workers * WORKER_HAPPINESS[card]

    def _arrange(self) -> None:
        """Find the short lists of cards anew."""
        self.buildings = [card for card in range(FIRST_UNIT) if self.owned[card]]
        self.units = [card for card in range(FIRST_UNIT, WORKER_CARDS) if self.owned[card]]
        self._arrange_buildings()
        self._arrange_units()

    def _arrange_buildings(self) -> None:
        self.destructions = [DO_DESTROY[card] for card in self.buildings if self.workers[card]]
        self.upgrades = self._upgrades(self.buildings)

    def _arrange_units(self) -> None:
        self.disbandings = [DO_DISBAND[card] for card in self.units if self.workers[card]]
        self.unit_upgrades = self._upgrades(self.units)

    def _upgrades(self, cards: list[i64]) -> list[int]:
        """From cards with workers to others of the same family; the cards of a family lie together."""
        upgrades: list[int] = []
        for i in range(len(cards) - 1):
            low = cards[i]
            if self.workers[low]:
                for j in range(i + 1, len(cards)):
                    if FAMILY[cards[j]] != FAMILY[low]:
                        break
                    upgrades.append(DO_UPGRADE[low][cards[j]])
        return upgrades

    def learn(self, card: int) -> None:
        """A technology that carries workers comes into play."""
        self.owned = self.owned[:]
        self.owned[card] = 1
        self._arrange()

    def put_worker(self, card: i64, more: i64 = 1) -> None:
        """One worker more on a card, or one less."""
        before: i64 = self.workers[card]
        self.workers[card] = before + more
        self._count_workers(card, more)
        if before == 0 or before + more == 0:
            if card < FIRST_UNIT:
                self._arrange_buildings()
            else:
                self._arrange_units()

    def take_worker(self, card: i64) -> None:
        self.put_worker(card, -1)

    def store(self, card: i64, tokens: i64) -> None:
        """Put blue tokens on a card, or take them away."""
        self.blue[card] += tokens
        self._count_tokens(card, tokens)

    def _count_tokens(self, card: i64, tokens: i64) -> None:
        if card < FIRST_MINE:
            self.food += tokens * TOKEN_VALUE[card]
        else:
            self.resources += tokens * TOKEN_VALUE[card]

    # Actions

    def civil_actions(self) -> i64:
        """Available civil actions, with those lent for this turn."""
        return self.civil_left + self.extra_civil

    def military_actions(self) -> i64:
        return self.military_left + self.extra_military

    def spend_civil(self, amount: i64) -> None:
        """Actions lent for this turn are spent first."""
        lent = min(amount, self.extra_civil)
        self.extra_civil -= lent
        self.civil_left -= amount - lent

    def spend_military(self, amount: i64) -> None:
        lent = min(amount, self.extra_military)
        self.extra_military -= lent
        self.military_left -= amount - lent

    def regain_civil(self, amount: i64) -> None:
        """Spent civil actions come back, if there are any."""
        self.civil_left = min(self.civil_total, self.civil_left + amount)

    # Cards

    def holds(self, card: i64) -> bool:
        """Whether a civil card is in hand."""
        for held in self.civil_hand:
            if held >= card:
                return held == card
        return False

    def leave_hand(self, card: int) -> None:
        """A civil card is put into play."""
        self.civil_hand.remove(card)
        if card in self.fresh:
            self.fresh.remove(card)

    def leave_military_hand(self, card: int) -> bool:
        """A military card leaves the hand; tells whether all knew that it was there."""
        self.military_hand.remove(card)
        shown = card in self.shown
        if shown:
            self.shown.remove(card)
        return shown

    def clone(self) -> Civilization:
        """A copy. What is replaced and never changed is shared."""
        twin = Civilization(self.seat)
        twin.active = self.active
        twin.owned = self.owned
        twin.workers = self.workers[:]
        twin.blue = self.blue[:]
        twin.food, twin.resources = self.food, self.resources
        twin.built = self.built[:]
        twin.worker_culture, twin.worker_science = self.worker_culture, self.worker_science
        twin.worker_strength, twin.worker_faces = self.worker_strength, self.worker_faces
        twin.buildings, twin.units = self.buildings, self.units
        twin.destructions, twin.disbandings = self.destructions, self.disbandings
        twin.upgrades, twin.unit_upgrades = self.upgrades, self.unit_upgrades
        twin.government = self.government
        twin.specials = self.specials
        twin.leader, twin.leaders_taken = self.leader, self.leaders_taken
        twin.wonder, twin.stages = self.wonder, self.stages
        twin.wonders = self.wonders
        twin.ruins = self.ruins
        twin.tucked_under, twin.tucked = self.tucked_under, self.tucked
        twin.colonies = self.colonies
        twin.tactic, twin.own_tactic = self.tactic, self.own_tactic
        twin.pact, twin.partner, twin.side = self.pact, self.partner, self.side
        twin.wars, twin.war_rivals = self.wars, self.war_rivals
        twin.civil_hand = self.civil_hand[:]
        twin.fresh = self.fresh[:]
        twin.military_hand = self.military_hand[:]
        twin.shown = self.shown[:]
        twin.prepared = self.prepared[:]
        twin.unused = self.unused
        twin.yellow_bank, twin.blue_bank = self.yellow_bank, self.blue_bank
        twin.science_points, twin.culture_points = self.science_points, self.culture_points
        twin.ledger = self.ledger[:]
        twin.civil_left, twin.military_left = self.civil_left, self.military_left
        twin.extra_civil, twin.extra_military = self.extra_civil, self.extra_military
        twin.unit_resources, twin.leader_resources = self.unit_resources, self.leader_resources
        twin.unit_science = self.unit_science
        twin.extra_food, twin.extra_resources = self.extra_food, self.extra_resources
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
        twin.strength, twin.raw_strength = self.strength, self.raw_strength
        twin.happiness = self.happiness
        twin.civil_total, twin.military_total = self.civil_total, self.military_total
        return twin
