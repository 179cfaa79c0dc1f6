# Compiled by mypyc where a C compiler is present.
"""The sequence of play, in the order of the rulebook: turn after turn, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ecumene.games import load
from ecumene.games.through_the_ages import inventory, offers, sample, scoring, view, words
from ecumene.games.through_the_ages.action_phase import ActionPhase
from ecumene.games.through_the_ages.actions import SEATS
from ecumene.games.through_the_ages.card_row import replenish
from ecumene.games.through_the_ages.leaders import lend_unit_resources
from ecumene.games.through_the_ages.politics import EnterPolitics
from ecumene.games.through_the_ages.set_up import lay_out
from ecumene.games.through_the_ages.state import *
from ecumene.games.through_the_ages.war import ResolveWars
from ecumene.kernel.decisions import Decision
from ecumene.kernel.messages import Message
from ecumene.kernel.offers import Offer
from ecumene.kernel.rng import Rng
from ecumene.kernel.standings import Result

if TYPE_CHECKING:
    from ecumene.kernel.game import Game

#: What a turn consists of, by seat; the last comes first. Such decisions never change, so there is one of each.
_TURN: Final[list[list[Decision[Any]]]] = [
    [ActionPhase(seat), EnterPolitics(seat), ResolveWars(seat)] for seat in range(len(SEATS))
]


class ThroughTheAges(Position):
    """A game in progress."""

    @property
    def game(self) -> Game:
        return load("through_the_ages")

    # Playing

    def begin(self) -> None:
        """Set up, and ask the first player."""
        lay_out(self)
        self.push(ActionPhase(0))
        self.proceed()

    def go_on(self) -> bool:
        """The next player still in the game; after the last of a round, a new round or the end of the game."""
        if self.finished:
            return False
        if self.remaining == 1:
            return self._finish()
        seat = self.turn + 1
        while seat < self.players and not self.civilizations[seat].active:
            seat += 1
        if seat >= self.players:
            if self.last_round and self.round >= self.last_round:
                scoring.final_scoring(self)
                return self._finish()
            self.round += 1
            seat = self.first_player()
        self.turn = seat
        if self.round == 1:
            self.push(ActionPhase(seat))
        else:
            self._start_turn(seat)
        return True

    def _start_turn(self, seat: int) -> None:
        """Replenish the row, resolve a war, make the own tactic available; then politics, then actions."""
        self.tell("turn", seat, n=self.round)
        self.stack += _TURN[seat]
        replenish(self)
        # A leader who has just become antiquated gives nothing any more.
        lend_unit_resources(self.civilizations[seat])

    def _finish(self) -> bool:
        """The game is over."""
        self.finished = True
        self.choices = []
        self.tell("game_over")
        return False

    # Copies

    def clone(self, rng: Rng) -> ThroughTheAges:
        twin = ThroughTheAges(self.players, rng)
        self.copy_to(twin)
        return twin

    def forget(self, seat: int, rng: Rng) -> None:
        sample.redeal(self, seat, rng)

    # What people are told

    def look(self, seat: int) -> view.View:
        return view.look(self, seat)

    def describe(self, seat: int, action: int) -> Message:
        return words.describe(self, action)

    def offer(self, seat: int, action: int) -> Offer:
        return offers.offer(self, seat, action)

    def touches(self, seat: int, action: int) -> tuple[str, ...]:
        """Cards of the row are taken where they lie; stages are built where the wonder lies."""
        if PLACE[action] != NONE:
            card = self.card_in_row(PLACE[action])
            return (card,) if card else ()
        wonder = self.civilizations[seat].wonder
        if wonder != NONE and action in DO_STAGE:
            return (IDS[wonder],)
        return super().touches(seat, action)

    def scores(self) -> list[dict[str, int]]:
        return [scoring.breakdown(civilization, self.finished) for civilization in self.civilizations]

    def result(self) -> Result | None:
        return scoring.result(self) if self.finished else None

    def dump(self) -> Any:
        return inventory.dump(self)

    def inventory(self) -> dict[str, int]:
        return inventory.inventory(self)
