# Compiled by mypyc where a C compiler is present.
"""What lies on the map and in front of the players of Civilization."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.civilization.components import LAST_TURN, LENGTHS, SIDES_OF_A_DIE, STANDARD
from ecumene.games.civilization.numbers import (
    AREA_COUNT,
    ERA_COUNT,
    FERTILE,
    FIGHTER,
    LARGEST_SIZE,
    LEVEL_TECHNOLOGY,
    METROPOLIS,
    MOMENT_COUNT,
    NO_MARKER,
    REGION_COUNT,
    RESOURCE_COUNT,
    TECHNOLOGY_COUNT,
    TECHNOLOGY_ERA,
    WONDER_COUNT,
)
from ecumene.games.civilization.pieces import (
    AREA_BIT,
    KIND_BIT,
    area_end,
    fights,
    first_from,
    kind_of,
    make,
    rest_pieces,
    stop_pieces,
)
from ecumene.kernel.rng import Rng
from ecumene.kernel.state import State

# Phases of a turn; before them come the steps of the set-up

PLACING: Final = 0
TURNING_MARKERS: Final = 1
MOVEMENT: Final = 2
TRADE: Final = 3
PRODUCTION: Final = 4
PURCHASE: Final = 5
END_OF_TURN: Final = 6
OVER: Final = 7
PHASE_NAMES: Final = ("placing", "markers", "movement", "trade", "production", "purchase", "end_of_turn", "over")

NOBODY: Final = -1
BANK: Final = -1  # owns the technologies of a fallen civilization
NOT_IN_PLAY: Final = -2  # a technology nobody has bought yet

# Standing orders

ASK_ME: Final = 0
FIGHT_ALL: Final = 1
SPARE_ALL: Final = 2
CLAIM_AT_ONCE: Final = 0
CONSIDER: Final = 1

NO_END: Final = -1


class Position(State):
    """The whole game: the map with its markers, settlements and pieces, and what the players own."""

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        # Options
        self.advanced = False
        self.length = 0  # of the advanced game: short, medium, long
        self.offers_each = 0  # offers a player may send in a trade phase
        self.by_hand = False  # players assign improvements themselves
        # Time
        self.turn = 0
        self.era = 0
        self.phase = PLACING
        self.step = 0  # how many players have begun this phase
        self.first = 0
        self.ending = NO_END  # how the game ends with this turn, by number of ``ENDS``
        self.ender = NOBODY  # whose doing it was
        self.critical = NO_MARKER  # the critical resource of the last production
        # The map
        self.marker = [NO_MARKER] * REGION_COUNT
        self.face_up = [False] * REGION_COUNT
        self.seen = [0] * REGION_COUNT  # seats that have looked at a marker face down, as a mask
        self.gone: list[int] = []  # markers that everybody has seen leave the map
        self.box: list[int] = []  # markers that did not come onto the map; nobody knows them
        self.owner = [NOBODY] * REGION_COUNT
        self.towns: list[list[int]] = [[] for _ in range(players)]  # the regions of each owner, in order
        self.size = [0] * REGION_COUNT
        self.grown = [False] * REGION_COUNT  # settlements founded or expanded this turn
        self.placed = [0] * REGION_COUNT  # pieces put there this turn
        self.pieces: list[list[int]] = [[] for _ in range(players)]
        self.fighters = [0] * AREA_COUNT  # seats with armies in a region or fleets in a sea, as a mask
        # By seat and kind, where a piece could be bought, as actions: kept until settlements change.
        self.shops: list[list[list[int]]] = [[] for _ in range(players)]
        # The players
        self.out = [False] * players
        self.gold = [0] * players
        self.lent = [0] * (players * RESOURCE_COUNT)  # resource cards received less cards given this turn
        self.battle_order = [ASK_ME] * players
        self.wonder_order = [CLAIM_AT_ONCE] * players
        # Standard rules: technologies and wonders are all alike
        self.cards = [0] * (players * ERA_COUNT)
        self.left = [0] * ERA_COUNT
        self.science = [0] * players  # technologies owned when the turn began
        self.moments = [NOBODY] * MOMENT_COUNT
        self.held = [0] * MOMENT_COUNT  # seats that would not announce a moment this turn, as a mask
        # Advanced rules
        self.technologies = [NOT_IN_PLAY] * TECHNOLOGY_COUNT
        self.wonders = [NOBODY] * WONDER_COUNT
        self.improvements = [0] * players  # as masks
        self.fixed: list[list[int]] = [
            [] for _ in range(players)
        ]  # what is assigned by hand, source × regions + region
        self.bomb_used = False
        self.exchanged = False  # Magellan's Voyage has been used this turn

    def copy_onto(self, twin: Position) -> None:
        """Give another state the same position."""
        self.hand_over(twin)
        twin.advanced = self.advanced
        twin.length = self.length
        twin.offers_each = self.offers_each
        twin.by_hand = self.by_hand
        twin.turn = self.turn
        twin.era = self.era
        twin.phase = self.phase
        twin.step = self.step
        twin.first = self.first
        twin.ending = self.ending
        twin.ender = self.ender
        twin.critical = self.critical
        twin.marker = self.marker[:]
        twin.face_up = self.face_up[:]
        twin.seen = self.seen[:]
        twin.gone = self.gone[:]
        twin.box = self.box[:]
        twin.owner = self.owner[:]
        twin.towns = [towns[:] for towns in self.towns]
        twin.size = self.size[:]
        twin.grown = self.grown[:]
        twin.placed = self.placed[:]
        twin.pieces = [pieces[:] for pieces in self.pieces]
        twin.fighters = self.fighters[:]
        twin.out = self.out[:]
        twin.gold = self.gold[:]
        twin.lent = self.lent[:]
        twin.battle_order = self.battle_order[:]
        twin.wonder_order = self.wonder_order[:]
        twin.cards = self.cards[:]
        twin.left = self.left[:]
        twin.science = self.science[:]
        twin.moments = self.moments[:]
        twin.held = self.held[:]
        twin.technologies = self.technologies[:]
        twin.wonders = self.wonders[:]
        twin.improvements = self.improvements[:]
        twin.fixed = [fixed[:] for fixed in self.fixed]
        twin.bomb_used = self.bomb_used
        twin.exchanged = self.exchanged

    # Chance

    def die(self) -> int:
        return int(self.rng.below(SIDES_OF_A_DIE)) + 1

    def dice(self, number: int) -> int:
        total = 0
        for _ in range(number):
            total += self.die()
        return total

    # Players

    def playing(self) -> list[int]:
        """The seats whose civilizations stand, in seat order."""
        return [seat for seat, out in enumerate(self.out) if not out]

    def in_turn(self, step: int) -> int:
        """The seat that is so many places after the first player."""
        return (self.first + step) % self.players

    def last_turn(self) -> int:
        return LAST_TURN[LENGTHS[self.length] if self.advanced else STANDARD]

    def prices(self) -> int:
        """The number of the price list: standard or advanced."""
        return 1 if self.advanced else 0

    # Pieces

    def add(self, seat: int, piece: i64) -> None:
        pieces = self.pieces[seat]
        pieces.insert(int(first_from(pieces, piece)), int(piece))
        if fights(piece):
            there: i64 = self.fighters[piece >> AREA_BIT]
            if not there >> seat & 1:
                self.fighters[piece >> AREA_BIT] = int(there | (1 << seat))

    def remove(self, seat: int, piece: i64) -> None:
        self.take(seat, first_from(self.pieces[seat], piece))

    def take(self, seat: int, place: i64) -> i64:
        """Remove the piece at a place of the seat's list."""
        pieces = self.pieces[seat]
        piece: i64 = pieces.pop(int(place))
        area = piece >> AREA_BIT
        if fights(piece) and not fights_beside(pieces, place, area):
            there: i64 = self.fighters[area]
            self.fighters[area] = int(there & ~(1 << seat))
        return piece

    def exchange(self, seat: int, place: i64, piece: i64) -> None:
        """Another piece of the same kind in the same area instead of the one at a place of the seat's list."""
        pieces = self.pieces[seat]
        pieces.pop(int(place))
        pieces.insert(int(first_from(pieces, piece)), int(piece))

    def has(self, seat: int, kind: i64, area: i64) -> bool:
        """Whether the seat has a piece of a kind in an area."""
        pieces = self.pieces[seat]
        piece = make(kind, area, 0)
        start = first_from(pieces, piece)
        return start < len(pieces) and pieces[start] >> KIND_BIT == piece >> KIND_BIT

    def is_at(self, seat: int, area: i64) -> bool:
        """Whether the seat has any piece in an area."""
        pieces = self.pieces[seat]
        start = first_from(pieces, area << AREA_BIT)
        return start < len(pieces) and pieces[start] >> AREA_BIT == area

    def at(self, seat: int, area: i64) -> list[int]:
        """The seat's pieces in an area, in order."""
        pieces = self.pieces[seat]
        start = first_from(pieces, area << AREA_BIT)
        if start == len(pieces) or pieces[start] >> AREA_BIT != area:
            return []
        return pieces[int(start) : int(area_end(pieces, start))]

    def aircraft(self, seat: int) -> list[int]:
        """The seat's aircraft, in order."""
        found: list[int] = []
        for number in self.pieces[seat]:
            piece: i64 = number
            if kind_of(piece) == FIGHTER:
                found.append(number)
        return found

    def clear(self, seat: int, area: i64) -> int:
        """Remove all pieces of a seat from an area; tells how many there were."""
        pieces = self.pieces[seat]
        start = int(first_from(pieces, area << AREA_BIT))
        end = int(first_from(pieces, (area + 1) << AREA_BIT))
        del pieces[start:end]
        self.fighters[area] &= ~(1 << seat)
        return end - start

    def rest(self, seat: int) -> None:
        """All pieces of a seat can move again."""
        rest_pieces(self.pieces[seat])

    def halt(self, seat: int) -> None:
        """The movement of a seat is over."""
        stop_pieces(self.pieces[seat])

    # Settlements

    def settlements(self, seat: int) -> list[int]:
        """The regions with a settlement of the seat, in order: a list that goes with the game."""
        return self.towns[seat]

    def pass_to(self, region: int, seat: int) -> None:
        """The settlement of a region is now this seat's; NOBODY's if there is none any more."""
        before = self.owner[region]
        if before != NOBODY:
            self.towns[before].remove(region)
            self.shops[before] = []
        self.owner[region] = seat
        if seat != NOBODY:
            towns = self.towns[seat]
            towns.insert(int(first_from(towns, region)), region)
            self.shops[seat] = []

    def largest_here(self, region: int) -> int:
        """The largest size a settlement can have in a region, as far as everybody can see."""
        return LARGEST_SIZE[self.marker[region]] if self.face_up[region] else METROPOLIS

    def resource_of(self, region: int) -> int:
        """The resource of a settled region, -1 for none."""
        marker = self.marker[region]
        return marker if self.face_up[region] and marker < RESOURCE_COUNT else NO_MARKER

    def is_fertile(self, region: int) -> bool:
        return self.face_up[region] and self.marker[region] == FERTILE

    def resources(self, seat: int) -> list[int]:
        """How many resource cards of each kind the seat holds, trade of this turn counted."""
        return self.resource_cards(seat, self.settlements(seat))

    def resource_cards(self, seat: int, regions: list[int]) -> list[int]:
        """The same, its settlements being known."""
        held = self.lent[seat * RESOURCE_COUNT : (seat + 1) * RESOURCE_COUNT]
        for region in regions:
            resource = self.resource_of(region)
            if resource >= 0:
                held[resource] += 1
        return held

    # Technologies and wonders

    def technology_count(self, seat: int) -> int:
        if self.advanced:
            return self.technologies.count(seat)
        first: i64 = seat * ERA_COUNT
        found: i64 = 0
        for i in range(first, first + ERA_COUNT):
            found += self.cards[i]
        return int(found)

    def technologies_of_era(self, seat: int, era: int) -> int:
        if not self.advanced:
            return self.cards[seat * ERA_COUNT + era]
        return sum([1 for i in range(TECHNOLOGY_COUNT) if self.technologies[i] == seat and TECHNOLOGY_ERA[i] == era])

    def wonder_count(self, seat: int) -> int:
        return (self.wonders if self.advanced else self.moments).count(seat)

    def level(self, kind: int) -> int:
        """The best level of a figure that a technology in play allows, -1 for none (advanced rules)."""
        technologies = LEVEL_TECHNOLOGY[kind]
        best = -1
        for level in range(len(technologies)):
            if self.technologies[technologies[level]] != NOT_IN_PLAY:
                best = level
        return best


def fights_beside(pieces: list[int], place: i64, area: i64) -> bool:
    """Whether there is something that fights in an area; its pieces lie on both sides of this place of the list."""
    after = place
    total: i64 = len(pieces)
    while after < total and pieces[after] >> AREA_BIT == area:
        if fights(pieces[after]):
            return True
        after += 1
    before = place - 1
    while before >= 0 and pieces[before] >> AREA_BIT == area:
        if fights(pieces[before]):
            return True
        before -= 1
    return False
