# Compiled by mypyc where a C compiler is present.
"""A game of Through the Ages in progress, as the kernel knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecumene.games.through_the_ages import rules, sample, scoring, view, words
from ecumene.games.through_the_ages.state import Position
from ecumene.kernel.errors import Illegal
from ecumene.kernel.messages import Message
from ecumene.kernel.offers import Offer, Prompt, Refusal
from ecumene.kernel.rng import Rng
from ecumene.kernel.standings import Result

if TYPE_CHECKING:
    from ecumene.kernel.game import Game


class ThroughTheAges(Position):
    """The table with the rules that move it."""

    @property
    def game(self) -> Game:
        from ecumene.games.through_the_ages.game import GAME

        return GAME

    def legal(self, seat: int) -> list[int]:
        if not self.stack or self.stack[-1].seats[0] != seat:
            return []
        return self.choices[:]

    def apply(self, seat: int, action: int) -> None:
        rules.play(self, action)

    def clone(self, rng: Rng) -> ThroughTheAges:
        twin = ThroughTheAges(self.players, rng)
        self.copy_to(twin)
        return twin

    def sample(self, seat: int, rng: Rng) -> ThroughTheAges:
        twin = self.clone(rng)
        sample.redeal(twin, seat, rng)
        return twin

    def refuse(self, seat: int, action: int) -> Illegal:
        return words.refusal(self, seat, action)

    def prompt(self, seat: int) -> Prompt | None:
        return words.prompt(self, seat) if self.asked(seat) else None

    def describe(self, seat: int, action: int) -> Message:
        return words.describe(self, seat, action)

    def offer(self, seat: int, action: int) -> Offer:
        return words.offer(self, seat, action)

    def refusals(self, seat: int) -> list[Refusal]:
        return words.refusals(self, seat) if self.asked(seat) else []

    def look(self, seat: int) -> view.View:
        return view.look(self, None if seat < 0 else seat)

    def scores(self) -> list[dict[str, int]]:
        return [scoring.breakdown(civilization, self.finished) for civilization in self.civilizations]

    def result(self) -> Result | None:
        return scoring.result(self) if self.finished else None

    def dump(self) -> Any:
        return view.dump(self)

    def inventory(self) -> dict[str, int]:
        return view.inventory(self)
