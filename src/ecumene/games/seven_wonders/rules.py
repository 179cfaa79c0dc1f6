# Compiled by mypyc where a C compiler is present.
"""The sequence of play of 7 Wonders, in the order of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ecumene.games import load
from ecumene.games.seven_wonders import copying, digging, inventory, last_cards, offers, sample, scoring, turn, view
from ecumene.games.seven_wonders.components import (
    CARDS_PER_PLAYER,
    FREE_CITY,
    GUILDS_BEYOND_PLAYERS,
    LAST_AGE,
    TURNS_PER_AGE,
)
from ecumene.games.seven_wonders.conflict import resolve_conflicts
from ecumene.games.seven_wonders.numbers import DECKS, PURPLE_CARDS
from ecumene.games.seven_wonders.state import City, Position, names_of
from ecumene.games.seven_wonders.words import say
from ecumene.kernel.messages import Message, Seat
from ecumene.kernel.offers import Offer
from ecumene.kernel.ranking import rank
from ecumene.kernel.rng import Rng
from ecumene.kernel.standings import Result

if TYPE_CHECKING:
    from ecumene.kernel.game import Game

# The steps of a turn, and those at the end of the game.

CHOICE: Final = 0
SEVENTH_CARD: Final = 1
LAST_CARDS: Final = 2
DISCARD_PILE: Final = 3
END_OF_TURN: Final = 4
COPIED_GUILD: Final = 5


class SevenWonders(Position):
    """A game of 7 Wonders."""

    def set_out(self, wonders: list[int]) -> None:
        """Give out the boards and deal the first age."""
        self.cities = [City(wonder) for wonder in wonders]
        self.deal()
        self.proceed()

    # The sequence of play

    def go_on(self) -> bool:
        """The next step of a turn; after its last step the next turn, the next age or the end."""
        step = self.step
        self.step = step + 1
        if step == CHOICE:
            turn.begin(self)
            if self.turn < TURNS_PER_AGE:
                self.step = DISCARD_PILE
        elif step == SEVENTH_CARD:
            last_cards.play_seventh(self)
        elif step == LAST_CARDS:
            last_cards.put_away(self)
        elif step == DISCARD_PILE:
            digging.dig(self)
        elif step == END_OF_TURN:
            self.end_turn()
        elif step == COPIED_GUILD:
            copying.copy_guild(self)
        else:
            self.tell_final()
            return False
        return True

    def deal(self) -> None:
        """Begin the next age: seven cards to everybody (two players: and to the Free City's pile)."""
        self.age += 1
        self.turn = 0
        self.step = CHOICE
        cities = len(self.cities)
        deck = DECKS[self.age][cities][:]
        if self.age == LAST_AGE:
            guilds = PURPLE_CARDS[:]
            self.rng.shuffle(guilds)
            deck += guilds[: cities + GUILDS_BEYOND_PLAYERS]
        self.rng.shuffle(deck)
        packs = [deck[i : i + CARDS_PER_PLAYER] for i in range(0, len(deck), CARDS_PER_PLAYER)]
        self.hands = packs[: self.players]
        for hand in self.hands:
            hand.sort()
        self.pile = packs[2] if self.players == 2 else []
        for city in self.cities:
            city.free_ready = city.free_building
        self.reveals += 1
        if self.journal is not None:
            self.journal.tell("age-left" if self.passes_left() else "age-right", age=self.age)

    def end_turn(self) -> None:
        """The hands go on; after the last turn of an age come the conflicts, then the next age or the end."""
        if self.turn < TURNS_PER_AGE:
            turn.pass_hands(self)
            self.step = CHOICE
            return
        resolve_conflicts(self)
        if self.age < LAST_AGE:
            self.deal()

    def tell_final(self) -> None:
        if self.journal is not None:
            for seat in range(self.players):
                self.journal.tell("final", seat, points=sum(scoring.score(self, seat)))

    # The kernel's contract

    @property
    def game(self) -> Game:
        return load("seven_wonders")

    def clone(self, rng: Rng) -> SevenWonders:
        state = SevenWonders(self.players, rng)
        self.copy_onto(state)
        return state

    def forget(self, seat: int, rng: Rng) -> None:
        sample.redeal(self, seat, rng)

    def look(self, seat: int) -> Any:
        return view.look(self, seat)

    def scores(self) -> list[dict[str, int]]:
        return [scoring.sheet(self, seat) for seat in range(self.players)]

    def result(self) -> Result | None:
        if self.stack:
            return None
        return rank(self.scores(), [self.cities[seat].coins for seat in range(self.players)])

    def dump(self) -> Any:
        decision = self.stack[-1] if self.stack else None
        return {
            "moment": [self.age, self.turn, self.digger],
            "cities": [city.dump() for city in self.cities],
            "tucked": [names_of(city.tucked) for city in self.cities],
            "hands": [names_of(hand) for hand in self.hands],
            "pile": names_of(self.pile),
            "discard": sorted(names_of(self.discard)),
            "decision": None if decision is None else [decision.kind, decision.seats],
            "chosen": None if decision is None else decision.facts(),
        }

    def inventory(self) -> dict[str, int]:
        return inventory.take(self)

    def touches(self, seat: int, action: int) -> tuple[str, ...]:
        return offers.touches(self, seat, action)

    def describe(self, seat: int, action: int) -> Message:
        return offers.describe(self, seat, action)

    def offer(self, seat: int, action: int) -> Offer:
        return offers.offer(self, seat, action)

    def who(self, player: int) -> Seat | Message:
        return Seat(player) if player < self.players else say.name(FREE_CITY)
