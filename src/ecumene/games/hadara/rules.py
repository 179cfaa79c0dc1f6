# Compiled by mypyc where a C compiler is present.
"""The sequence of play of Hadara, in the order of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from ecumene.games import load
from ecumene.games.hadara import inventory, offers, sample, scoring, view
from ecumene.games.hadara.colonies import ask_to_capture
from ecumene.games.hadara.components import COLORS, CRESTS
from ecumene.games.hadara.feeding import feed
from ecumene.games.hadara.income import take_income
from ecumene.games.hadara.medals import ask_for_medals
from ecumene.games.hadara.numbers import COLOR_COUNT, EPOCH_COUNT
from ecumene.games.hadara.phase_a import SettingWheel, deal, draw, turn_wheel
from ecumene.games.hadara.phase_b import Taking
from ecumene.games.hadara.set_up import (
    DRAWN_BOARD,
    ask_for_sides,
    deal_start_cards,
    first_player,
    give_extra_coins,
    join_board,
    stack_colonies,
    take_side,
)
from ecumene.games.hadara.state import (
    BUILD,
    CAPTURE,
    DRAW,
    FEED,
    LAST_STEP,
    SET_WHEEL,
    STEPS,
    TAKE,
    TAKE_INCOME,
    Position,
    names,
)
from ecumene.games.hadara.statues import ask_to_build
from ecumene.kernel.decisions import Together
from ecumene.kernel.messages import Message
from ecumene.kernel.offers import Offer
from ecumene.kernel.ranking import rank
from ecumene.kernel.rng import Rng
from ecumene.kernel.standings import Result

if TYPE_CHECKING:
    from ecumene.kernel.game import Game


class Hadara(Position):
    """A game of Hadara."""

    # Setting up

    def set_out(self, choose_sides: bool) -> None:
        """Board, start cards, extra coins and colonies; then everybody chooses a side, or all play side A."""
        join_board(self)
        deal_start_cards(self)
        give_extra_coins(self)
        stack_colonies(self)
        if choose_sides:
            ask_for_sides(self)
            return
        for seat in range(self.players):
            take_side(self, seat, 0)
        self.proceed()

    # Three epochs, two phases, their steps

    def go_on(self) -> bool:
        while not self.stack:
            if self.turn < self.turns:
                self.begin_turn(self.next_seat())
            elif self.epoch and self.step < LAST_STEP:
                self.begin_step(self.step + 1)
            elif self.epoch < EPOCH_COUNT:
                self.begin_epoch()
            else:
                self.tell_final()
                return False
        return True

    def begin_epoch(self) -> None:
        self.epoch += 1
        self.first = first_player(self, self.epoch)
        deal(self)
        if self.journal is not None:
            self.journal.tell("epoch", self.first, epoch=self.epoch)
        self.begin_step(0)

    def begin_step(self, step: i64) -> None:
        """In a step everybody has a turn, or several; the wheel is set once, cards are drawn by all at once."""
        self.step = step
        self.turn = 0
        self.turns = self.players
        if STEPS[step] == SET_WHEEL:
            self.turns = 1
        elif STEPS[step] == DRAW:
            self.turns = COLOR_COUNT
        elif STEPS[step] == TAKE:
            self.turns = COLOR_COUNT * self.players
            if self.journal is not None:
                self.journal.tell("phase-b", self.first)

    def begin_turn(self, seat: i64) -> None:
        """What the present step asks of the next player in turn order (drawing: of all at once)."""
        step = STEPS[self.step]
        if step == TAKE:
            self.stack.append(Taking([seat]))
        elif step == TAKE_INCOME:
            take_income(self, seat)
        elif step == CAPTURE:
            ask_to_capture(self, seat, 0, 0)
        elif step == BUILD:
            ask_to_build(self, seat, 0, 0)
        elif step == DRAW:
            if self.turn > 1:
                turn_wheel(self)
            draw(self)
        elif step == FEED:
            feed(self, seat)
        elif step == SET_WHEEL:
            self.stack.append(SettingWheel([seat]))
        else:
            ask_for_medals(self, seat)

    def tell_final(self) -> None:
        if self.journal is not None:
            for seat in range(self.players):
                self.journal.tell("final", seat, points=scoring.total(self.civilizations[seat]))

    # The kernel's contract

    @property
    def game(self) -> Game:
        return load("hadara")

    def clone(self, rng: Rng) -> Hadara:
        twin = Hadara(self.players, rng)
        self.copy_onto(twin)
        return twin

    def forget(self, seat: int, rng: Rng) -> None:
        sample.forget(self, seat, rng)

    def scores(self) -> list[dict[str, int]]:
        return [scoring.sheet(civilization) for civilization in self.civilizations]

    def result(self) -> Result | None:
        if self.stack:
            return None
        return rank(self.scores(), [scoring.coins_left(civilization) for civilization in self.civilizations])

    def dump(self) -> Any:
        """As the first rules had it, so that old records keep their digests; what has come since is added."""
        dump: dict[str, Any] = {
            "starred": self.starred,
            "time": [self.epoch, self.step, self.turn, self.first, self.wheel],
            "order": self.order,
            "civilizations": [civilization.dump() for civilization in self.civilizations],
            "hands": [names(civilization.hand) for civilization in self.civilizations],
            "sold": [names(civilization.sold) for civilization in self.civilizations],
            "decks": {COLORS[color]: names(deck) for color, deck in enumerate(self.decks) if deck},
            "piles": [names(pile) for pile in self.piles],
            "gone": names(self.gone),
            "box": sorted(names(self.box)),
            "stacks": self.stacks,
            "plundered": [civilization.plundered() for civilization in self.civilizations],
            "asked": [[ask.kind, ask.seats, [] if isinstance(ask, Together) else ask.facts()] for ask in self.stack],
            "chosen": self.choices(),
        }
        if self.rules >= DRAWN_BOARD:
            dump["ring"] = [COLORS[color] for color in self.ring]
            dump["crests"] = [CRESTS[place] for place in self.crests]
        return dump

    def choices(self) -> list[str]:
        """What everybody has chosen where all choose at once, by seat."""
        decision = self.stack[-1] if self.stack else None
        if not isinstance(decision, Together):
            return []
        return ["" if action < 0 else str(self.game.catalogue[action]) for action in decision.chosen]

    def inventory(self) -> dict[str, int]:
        return inventory.take_stock(self)

    def look(self, seat: int) -> view.View:
        return view.look(self, seat)

    def describe(self, seat: int, action: int) -> Message:
        return offers.describe(self, seat, action)

    def offer(self, seat: int, action: int) -> Offer:
        return offers.offer(self, seat, action)
