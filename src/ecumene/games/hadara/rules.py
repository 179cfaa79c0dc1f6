# Compiled by mypyc where a C compiler is present.
"""The sequence of play of Hadara, in the order of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ecumene.games.hadara import inventory, preview, sample, scoring, view, words
from ecumene.games.hadara.colonies import ask_to_capture
from ecumene.games.hadara.components import COLORS, SCORE_ROWS
from ecumene.games.hadara.feeding import feed
from ecumene.games.hadara.income import take_income
from ecumene.games.hadara.medals import ask_for_medals
from ecumene.games.hadara.numbers import COLOR_COUNT, EPOCH_COUNT
from ecumene.games.hadara.phase_a import SettingWheel, deal, draw, turn_wheel
from ecumene.games.hadara.phase_b import Taking
from ecumene.games.hadara.set_up import (
    ChoosingSides,
    deal_start_cards,
    first_player,
    give_extra_coins,
    stack_colonies,
    take_side,
)
from ecumene.games.hadara.state import (
    BUILD,
    CAPTURE,
    DRAW,
    FEED,
    LAST_STEP,
    PHASE_B,
    SET_WHEEL,
    STEPS,
    TAKE,
    TAKE_INCOME,
    Ask,
    AskTogether,
    Position,
    names,
)
from ecumene.games.hadara.statues import ask_to_build
from ecumene.kernel.errors import Illegal
from ecumene.kernel.messages import Message
from ecumene.kernel.offers import Offer, Prompt, Refusal
from ecumene.kernel.ranking import rank
from ecumene.kernel.rng import Rng
from ecumene.kernel.standings import Result

if TYPE_CHECKING:
    from ecumene.kernel.game import Game


class Hadara(Position):
    """A game of Hadara."""

    # Setting up

    def set_out(self, choose_sides: bool) -> None:
        """Start cards, extra coins and colonies; then everybody chooses a side, or all play side A."""
        deal_start_cards(self)
        give_extra_coins(self)
        stack_colonies(self)
        if choose_sides:
            self.stack.append(ChoosingSides(self.players))
            return
        for seat in range(self.players):
            take_side(self, seat, 0)
        self.proceed()

    # Three epochs, two phases, their steps

    def go_on(self) -> bool:
        while not self.stack:
            if self.epoch == 0 or (self.step == LAST_STEP and self.turn == self.players):
                if self.epoch == EPOCH_COUNT:
                    self.tell_final()
                    return False
                self.begin_epoch()
            elif self.turn == self.turns_of_step():
                self.next_step()
            else:
                self.turn += 1
                self.begin_turn((self.first + self.turn - 1) % self.players)
        return True

    def begin_epoch(self) -> None:
        self.epoch += 1
        self.step = 0
        self.turn = 0
        self.first = first_player(self, self.epoch)
        deal(self)
        if self.journal is not None:
            self.journal.tell("epoch", epoch=self.epoch, player=self.first)

    def next_step(self) -> None:
        self.step += 1
        self.turn = 0
        if self.step == PHASE_B and self.journal is not None:
            self.journal.tell("phase-b", player=self.first)

    def turns_of_step(self) -> int:
        """How often something is begun in the present step: once, once per deck, or player by player."""
        step = STEPS[self.step]
        if step == SET_WHEEL:
            return 1
        if step == DRAW:
            return COLOR_COUNT
        return COLOR_COUNT * self.players if step == TAKE else self.players

    def begin_turn(self, seat: int) -> None:
        """What the present step asks of the next player in turn order (drawing: of all at once)."""
        step = STEPS[self.step]
        if step == SET_WHEEL:
            self.stack.append(SettingWheel(seat))
        elif step == DRAW:
            if self.turn > 1:
                turn_wheel(self)
            draw(self)
        elif step == TAKE_INCOME:
            take_income(self, seat)
        elif step == CAPTURE:
            ask_to_capture(self, seat, 0, 0)
        elif step == BUILD:
            ask_to_build(self, seat, 0, 0)
        elif step == TAKE:
            self.stack.append(Taking(seat))
        elif step == FEED:
            feed(self, seat)
        else:
            ask_for_medals(self, seat)

    def tell_final(self) -> None:
        if self.journal is not None:
            for seat in range(self.players):
                self.journal.tell("final", player=seat, points=sum(scoring.score(self.civilizations[seat])))

    # The kernel's contract

    @property
    def game(self) -> Game:
        from ecumene.games.hadara import GAME

        return GAME

    def clone(self, rng: Rng) -> Hadara:
        twin = Hadara(self.players, rng)
        self.copy_onto(twin)
        return twin

    def sample(self, seat: int, rng: Rng) -> Hadara:
        twin = self.clone(rng.fork())
        sample.reshuffle(twin, seat, rng)
        return twin

    def scores(self) -> list[dict[str, int]]:
        return [dict(zip(SCORE_ROWS, scoring.score(civ), strict=True)) for civ in self.civilizations]

    def result(self) -> Result | None:
        if self.stack:
            return None
        return rank(self.scores(), [scoring.coins_left(civilization) for civilization in self.civilizations])

    def dump(self) -> Any:
        decision = self.stack[-1] if self.stack else None
        chosen = decision.chosen if isinstance(decision, AskTogether) else []
        return {
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
            "asked": [[ask.kind, ask.seats, cast(Ask, ask).facts()] for ask in self.stack],
            "chosen": ["" if action < 0 else str(self.game.catalogue[action]) for action in chosen],
        }

    def inventory(self) -> dict[str, int]:
        return inventory.count(self)

    def look(self, seat: int) -> view.View:
        return view.look(self, None if seat < 0 else seat)

    def prompt(self, seat: int) -> Prompt | None:
        return words.prompt(self, seat) if self.asked(seat) else None

    def describe(self, seat: int, action: int) -> Message:
        return words.describe(self, seat, action)

    def offer(self, seat: int, action: int) -> Offer:
        return preview.offer(self, seat, action)

    def refuse(self, seat: int, action: int) -> Illegal:
        return words.refuse(self, seat, action)

    def refusals(self, seat: int) -> list[Refusal]:
        if not self.asked(seat):
            return []
        return words.refusals(self, seat)
