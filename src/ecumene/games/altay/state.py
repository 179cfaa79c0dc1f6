# Compiled by mypyc where a C compiler is present.
"""What lies there in a game of Altay."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.altay.choices import MOST_CULTURE
from ecumene.games.altay.components import COINS, CUBES_PER_RESOURCE, PILE_CARDS_PER_PLAYER, QUIET_ROUNDS, SETTLEMENTS
from ecumene.games.altay.numbers import (
    ACHIEVEMENT_COUNT,
    ACHIEVEMENT_ID,
    FACE_ID,
    MARKER_COUNT,
    PILE_COUNT,
    PILE_FACES,
    REGION_COUNT,
    SLOT_COUNT,
    UNIT,
    WONDER,
)
from ecumene.kernel.rng import Rng
from ecumene.kernel.state import State

#: Since these rules a game also ends when nothing lasting happens any more.
QUIET_END_RULES: Final = 2
#: So many rounds before such an end everybody is warned.
_WARNED: Final = 5


class Realm:
    """What belongs to one player."""

    __slots__ = (
        "captives",
        "certain",
        "coins",
        "conquered",
        "converted",
        "deck",
        "discard",
        "done",
        "hand",
        "kept",
        "laid",
        "lands",
        "lost",
        "markers",
        "people",
        "played",
        "pool",
        "revealed",
        "secret",
        "settlements",
        "slots",
        "stocks",
        "trashed",
        "work",
        "work_piece",
        "work_stock",
    )

    def __init__(self) -> None:
        self.people = -1
        self.settlements = SETTLEMENTS  # still to be placed; one on a technology is not among them
        self.lost = 0  # settlements that found no place
        self.lands: i64 = 0  # regions with own settlements
        self.captives: list[int] = []  # owners of the settlements captured from rivals
        # Action cards, by face
        self.hand: list[int] = []  # sorted
        #: Cards of which everybody knows that they are in the hand: what it held when the deck had run out. No rule
        #: asks for them, so they are no part of the dump. Never changed in place: copies share the list.
        self.certain: list[int] = []
        self.deck: list[int] = []  # the top card is the last one
        self.discard: list[int] = []
        self.played: list[int] = []  # this turn; discarded at its end
        self.trashed: list[int] = []  # out of the game
        self.kept: i64 = -1  # on the technology that keeps a card
        #: Laid-out cards and what lies on them, by their place.
        self.slots = [-1] * SLOT_COUNT
        self.stocks = [0] * SLOT_COUNT
        self.laid: i64 = 0  # the places where a card lies, as a set
        self.pool: i64 = 0  # resources of this turn
        self.coins = 0
        # Achievements
        self.done: i64 = 0
        self.work: i64 = -1
        self.work_stock: i64 = 0
        self.work_piece = False  # whether a settlement stands on the technology in work
        self.secret: i64 = -1
        self.revealed = False  # whether the others have seen the secret wonder
        # Conquest markers, by kind
        self.markers = [0] * MARKER_COUNT
        self.conquered: i64 = 0  # all of them
        self.converted: i64 = 0

    def copy(self) -> Realm:
        twin = Realm.__new__(Realm)
        twin.people = self.people
        twin.settlements = self.settlements
        twin.lost = self.lost
        twin.lands = self.lands
        twin.captives = self.captives[:]
        twin.hand = self.hand[:]
        twin.certain = self.certain
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.played = self.played[:]
        twin.trashed = self.trashed[:]
        twin.kept = self.kept
        twin.slots = self.slots[:]
        twin.stocks = self.stocks[:]
        twin.laid = self.laid
        twin.pool = self.pool
        twin.coins = self.coins
        twin.done = self.done
        twin.work = self.work
        twin.work_stock = self.work_stock
        twin.work_piece = self.work_piece
        twin.secret = self.secret
        twin.revealed = self.revealed
        twin.markers = self.markers[:]
        twin.conquered = self.conquered
        twin.converted = self.converted
        return twin

    def holds(self, face: int) -> bool:
        """Whether a card can be used from the hand; a kept card counts as one of it."""
        return face == self.kept or place_of(self.hand, face) >= 0

    def take_from_hand(self, face: i64) -> bool:
        """A kept card goes first: that leaves room to keep another, or the same again. Tells whether one is left."""
        hand = self.hand
        place = place_of(hand, face)
        if face == self.kept:
            self.kept = -1
            return place >= 0
        hand.pop(place)
        if self.certain:
            self.forget_certain(face)
        return place < len(hand) and hand[place] == face  # they lie side by side

    def forget_certain(self, face: i64) -> None:
        """A card that everybody knows to be in the hand may have left it."""
        place = place_of(self.certain, face)
        if place >= 0:
            self.certain = self.certain[:]
            self.certain.pop(place)

    def discard_all(self) -> None:
        """What was played this turn, then what is left of the hand."""
        if self.played:
            self.discard += self.played
            self.played.clear()
        if self.hand:
            self.discard += self.hand
            self.hand.clear()
        if self.certain:
            self.certain = []

    def usable(self) -> list[int]:
        """The hand with the kept card, sorted."""
        return self.hand if self.kept < 0 else sorted([*self.hand, self.kept])

    def cards(self) -> list[int]:
        """All action cards that count as this player's, wherever they lie."""
        cards = self.deck + self.hand + self.discard + self.played
        cards += [face for face in self.slots if face >= 0]
        if self.kept >= 0:
            cards.append(self.kept)
        return cards

    def dump(self) -> dict[str, Any]:
        """Everything that is open."""
        return {
            "people": self.people,
            "settlements": [self.settlements, self.lost, self.work_piece],
            "captives": self.captives,
            "discard": names(self.discard),
            "played": names(self.played),
            "trashed": names(self.trashed),
            "kept": self.kept,
            "laid": [self.slots, self.stocks],
            "pool": self.pool,
            "coins": self.coins,
            "achievements": [self.done, self.work, self.work_stock],
            "wonder": ACHIEVEMENT_ID[self.secret] if self.revealed else None,
            "markers": [self.markers, self.converted],
        }


class Position(State):
    """The board, the market and what belongs to each player."""

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.trade = False
        self.endless = False  # whether resources never run out
        self.in_play: i64 = 0
        self.tokens = 0  # regions with a victory point token
        self.starts = 0  # where one may begin
        self.first = 0
        self.round = 0  # 0 during set-up
        self.turns = 0  # begun in this round, or choices made in set-up
        self.stirred = 0  # the round in which something lasting happened, see `stir`
        self.realms: list[Realm] = []
        # The map
        self.owner = [-1] * REGION_COUNT
        self.houses = [0] * REGION_COUNT
        self.marker = [-1] * REGION_COUNT
        self.free: i64 = 0  # regions in play with neither marker nor settlement
        self.box_markers = [0] * MARKER_COUNT  # those out of the game; fixed once play begins
        # The market
        self.supply: i64 = CUBES_PER_RESOURCE * sum(UNIT)
        self.bank = sum(value * number for value, number in COINS.items())
        self.sold = [0] * PILE_COUNT
        #: The purchases whose card costs no more culture than this, as sets, see `show_top`.
        self.on_sale: list[i64] = [0] * (MOST_CULTURE + 1)
        #: Face-down achievements by level, the top card last; level 0 is empty.
        self.decks: list[list[int]] = [[] for _ in range(WONDER + 1)]
        self.open = [0] * ACHIEVEMENT_COUNT  # copies on the market
        self.open_kinds: i64 = 0  # the same as a set
        self.dropped = [0] * ACHIEVEMENT_COUNT

    def copy_onto(self, twin: Position) -> None:
        """Make a blank position equal to this one."""
        self.hand_over(twin)
        twin.trade = self.trade
        twin.endless = self.endless
        twin.in_play = self.in_play
        twin.tokens = self.tokens
        twin.starts = self.starts
        twin.first = self.first
        twin.round = self.round
        twin.turns = self.turns
        twin.stirred = self.stirred
        twin.realms = [realm.copy() for realm in self.realms]
        twin.owner = self.owner[:]
        twin.houses = self.houses[:]
        twin.marker = self.marker[:]
        twin.free = self.free
        twin.box_markers = self.box_markers[:]
        twin.supply = self.supply
        twin.bank = self.bank
        twin.sold = self.sold[:]
        twin.on_sale = self.on_sale[:]
        twin.decks = [deck[:] for deck in self.decks]
        twin.open = self.open[:]
        twin.open_kinds = self.open_kinds
        twin.dropped = self.dropped[:]

    def next_seat(self) -> int:
        """Whose turn begins now, or -1 if the game is over."""
        raise NotImplementedError

    def ending(self) -> bool:
        """Whether somebody has no settlement left to place, or none on the map: this round is the last.

        It is, too, if nothing lasting has happened for long, and nothing does in what is left of the round.
        """
        if any(realm.lands == 0 or (realm.settlements == 0 and not realm.work_piece) for realm in self.realms):
            return True
        return self.rules >= QUIET_END_RULES and self.round - self.stirred >= QUIET_ROUNDS

    def stir(self) -> None:
        """Something lasting happens.

        A settlement is placed, lost or captured, a card bought, a marker taken, an achievement finished. No game has
        room for more than a few hundred of these, so every game ends.
        """
        self.stirred = self.round

    def quiet_rounds_left(self) -> int:
        """In how many rounds, this one included, the quiet will end the game; 0 while nobody need care."""
        left = QUIET_ROUNDS - (self.round - self.stirred) + 1
        return left if self.rules >= QUIET_END_RULES and 0 < left <= _WARNED else 0

    def top_card(self, pile: int) -> int:
        """The card of a pile that can be bought, or -1."""
        sold = self.sold[pile]
        return PILE_FACES[pile][sold] if sold < PILE_CARDS_PER_PLAYER * self.players else -1

    def cards_left(self, pile: int) -> int:
        return PILE_CARDS_PER_PLAYER * self.players - self.sold[pile]


def place_of(cards: list[int], face: i64) -> i64:
    """Where among the cards the first of a face lies, or -1."""
    for place, card in enumerate(cards):
        if card == face:
            return place
    return -1


def names(faces: list[int]) -> list[str]:
    return [FACE_ID[face] for face in faces]


def resources_of(bundle: int) -> list[int]:
    """A bundle, resource by resource."""
    return [bundle // unit % 128 for unit in UNIT]
