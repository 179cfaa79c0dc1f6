# Compiled by mypyc where a C compiler is present.
"""The sequence of play of Civilization, in the order of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecumene.games import load
from ecumene.games.civilization import inventory, offers, sample, scoring, view, words
from ecumene.games.civilization.components import SCORE_ROWS, START_REGIONS
from ecumene.games.civilization.end_of_turn import LAST_WORD_RULES, ask_for_the_end, end_turn
from ecumene.games.civilization.exploration import turn_up_at_start
from ecumene.games.civilization.happiness import Assigning, has_choice
from ecumene.games.civilization.moments import AT_ONCE_RULES, PAID, check_moments
from ecumene.games.civilization.movement import Moving
from ecumene.games.civilization.numbers import MARKER_ID, MOMENT_COUNT, NO_MARKER, REGION_COUNT
from ecumene.games.civilization.pieces import as_dumped
from ecumene.games.civilization.production import produce
from ecumene.games.civilization.purchase import Buying
from ecumene.games.civilization.set_up import (
    Placing,
    deal_gold_and_cards,
    deal_technologies,
    lay_markers,
    placing_order,
    roll_for_first,
)
from ecumene.games.civilization.state import (
    END_OF_TURN,
    MOVEMENT,
    NOBODY,
    OVER,
    PLACING,
    PRODUCTION,
    PURCHASE,
    TRADE,
    TURNING_MARKERS,
    Position,
)
from ecumene.games.civilization.trade import begin_trade
from ecumene.kernel.decisions import UNDECIDED, Together
from ecumene.kernel.messages import Message
from ecumene.kernel.offers import Offer
from ecumene.kernel.ranking import rank
from ecumene.kernel.rng import Rng
from ecumene.kernel.standings import Result

if TYPE_CHECKING:
    from ecumene.kernel.game import Game


class Civilization(Position):
    """A game of Civilization."""

    # Setting up

    def set_out(self, fewer_empty: bool) -> None:
        lay_markers(self, fewer_empty)
        deal_gold_and_cards(self)
        roll_for_first(self)
        self.proceed()

    # Turns and phases

    def go_on(self) -> bool:
        """What comes next; False when the game is over."""
        if self.phase == OVER:
            return False
        if self.phase == PLACING:
            self.place_next()
        elif self.phase == TURNING_MARKERS:
            self.turn_next_marker()
        elif self.phase == MOVEMENT:
            self.move_next()
        elif self.phase == TRADE:
            begin_trade(self)
            self.begin_phase(PRODUCTION)
        elif self.phase == PRODUCTION:
            self.produce_next()
        elif self.phase == PURCHASE:
            self.buy_next()
        else:
            self.finish_turn()
        return True

    def begin_phase(self, phase: int) -> None:
        self.phase = phase
        self.step = 0

    def next_player(self) -> int:
        """The next one in turn order who is still in the game, or NOBODY."""
        while self.step < self.players:
            seat = self.in_turn(self.step)
            self.step += 1
            if not self.out[seat]:
                return seat
        return NOBODY

    def place_next(self) -> None:
        """Two start regions each; then the advanced game deals technologies."""
        if self.step < START_REGIONS * self.players:
            self.stack.append(Placing(placing_order(self, self.step)))
            self.step += 1
            return
        self.begin_phase(TURNING_MARKERS)
        if self.advanced:
            deal_technologies(self)

    def turn_next_marker(self) -> None:
        """The markers of all start regions, region by region; then a new roll for the first player."""
        while self.step < REGION_COUNT:
            region = self.step
            self.step += 1
            if self.owner[region] != NOBODY:
                turn_up_at_start(self, self.owner[region], region)
                return
        roll_for_first(self)
        self.begin_turn()

    def begin_turn(self) -> None:
        self.turn += 1
        self.grown = [False] * REGION_COUNT
        self.placed = [0] * REGION_COUNT
        self.held = [0] * MOMENT_COUNT
        for seat in range(self.players):
            self.science[seat] = self.technology_count(seat)
        self.exchanged = False
        self.tell("turn", self.first, n=self.turn)
        self.begin_phase(MOVEMENT)

    def move_next(self) -> None:
        if self.announcements_due():
            return
        seat = self.next_player()
        if seat == NOBODY:
            self.begin_phase(TRADE)
            return
        self.rest(seat)
        self.stack.append(Moving(seat, [], [], False))

    def announcements_due(self) -> bool:
        """Whether somebody has reached a key moment and has yet to say whether to announce it.

        A new turn or era asks anew; whatever else may bring a moment about is looked at as soon as it has happened.
        """
        if self.advanced or (self.rules >= AT_ONCE_RULES and (self.phase != MOVEMENT or self.step)):
            return False
        check_moments(self, self.playing())
        return bool(self.stack)

    def finish_turn(self) -> None:
        if self.announcements_due():
            return
        if self.step == 0 and self.rules >= LAST_WORD_RULES:
            self.step = 1
            ask_for_the_end(self)
            if self.stack:
                return
        end_turn(self)
        if self.phase != OVER:
            self.begin_turn()

    def produce_next(self) -> None:
        """Players who assign by hand do so first; then all produce at once."""
        while self.by_hand and self.advanced:
            seat = self.next_player()
            if seat == NOBODY:
                break
            if has_choice(self, seat):
                self.stack.append(Assigning(seat, []))
                return
        produce(self)
        self.begin_phase(PURCHASE)
        check_moments(self, self.playing(), PAID)

    def buy_next(self) -> None:
        seat = self.next_player()
        if seat == NOBODY:
            self.begin_phase(END_OF_TURN)
        else:
            self.stack.append(Buying(seat))

    # The kernel's contract

    @property
    def game(self) -> Game:
        return load("civilization")

    def clone(self, rng: Rng) -> Civilization:
        twin = Civilization(self.players, rng)
        self.copy_onto(twin)
        return twin

    def forget(self, seat: int, rng: Rng) -> None:
        sample.forget(self, seat, rng)

    def look(self, seat: int) -> view.View:
        return view.look(self, seat)

    def scores(self) -> list[dict[str, int]]:
        return [dict(zip(SCORE_ROWS, scoring.score(self, seat), strict=True)) for seat in range(self.players)]

    def result(self) -> Result | None:
        return rank(self.scores(), [0] * self.players) if self.over else None

    def dump(self) -> Any:
        top = self.stack[-1] if self.stack else None
        return {
            "rules": [self.advanced, self.length, self.offers_each, self.by_hand],
            "time": [self.turn, self.era, self.phase, self.step, self.first, self.ending, self.ender, self.critical],
            "markers": ["" if marker == NO_MARKER else MARKER_ID[marker] for marker in self.marker],
            "face_up": self.face_up,
            "seen": self.seen,
            "gone": sorted(self.gone),
            "box": [MARKER_ID[marker] for marker in self.box],
            "settlements": [self.owner, self.size, self.grown, self.placed],
            "pieces": [[as_dumped(piece) for piece in pieces] for pieces in self.pieces],
            "players": [self.out, self.gold, self.lent, self.cards, self.science, self.improvements, self.fixed],
            "orders": [[self.battle_order[seat], self.wonder_order[seat]] for seat in range(self.players)],
            "cards": [self.left, self.moments, self.held, self.technologies, self.wonders],
            "used": [self.bomb_used, self.exchanged],
            "pending": self.pending(),
            "chosen": self.notations(top.chosen) if isinstance(top, Together) else [],
        }

    def notations(self, chosen: list[int]) -> list[str]:
        return ["" if action == UNDECIDED else str(self.game.catalogue[action]) for action in chosen]

    def inventory(self) -> dict[str, int]:
        return inventory.count(self)

    def describe(self, seat: int, action: int) -> Message:
        return words.describe(self, seat, action)

    def offer(self, seat: int, action: int) -> Offer:
        return offers.offer(self, seat, action)
