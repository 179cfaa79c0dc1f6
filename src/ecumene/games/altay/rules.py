# Compiled by mypyc where a C compiler is present.
"""Altay: the sequence of play, and the kernel's contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecumene.games import load
from ecumene.games.altay import inventory, offers, sample, scoring, view
from ecumene.games.altay.components import QUIET_ROUNDS, SCORE_ROWS
from ecumene.games.altay.numbers import ACHIEVEMENT_ID
from ecumene.games.altay.set_up import ChoosingPeople, ChoosingStart, deal, lay_out
from ecumene.games.altay.state import QUIET_END_RULES, Position, names
from ecumene.games.altay.turn import Turn
from ecumene.kernel.decisions import Decision
from ecumene.kernel.messages import Message
from ecumene.kernel.offers import Offer
from ecumene.kernel.ranking import rank
from ecumene.kernel.rng import Rng
from ecumene.kernel.standings import Result

if TYPE_CHECKING:
    from ecumene.kernel.game import Game


class Altay(Position):
    """A game of Altay."""

    def set_out(self, whole_map: bool, suggested_starts: bool) -> None:
        lay_out(self, whole_map, suggested_starts)
        self.proceed()

    # Peoples clockwise, regions counter-clockwise, then rounds of turns

    def go_on(self) -> bool:
        if self.round == 0:
            return self.go_on_setting_up()
        self.tell_final()
        return False

    def go_on_setting_up(self) -> bool:
        if self.turns < self.players:
            self.ask(ChoosingPeople((self.first + self.turns) % self.players))
        elif self.turns < 2 * self.players:
            self.ask(ChoosingStart((self.first + 2 * self.players - 1 - self.turns) % self.players))
        else:
            deal(self)
            self.round = 1
            self.turns = 0
            self.stack.append(Turn(self.next_seat()))
            return True
        self.turns += 1
        return True

    def ask(self, decision: Decision[Position]) -> None:
        """Ask, unless there is only one answer."""
        self.stack.append(decision)
        seat = decision.seats[0]
        answers = decision.legal(self, seat)
        if len(answers) == 1:
            decision.answer(self, seat, answers[0])

    def next_seat(self) -> int:
        if self.turns == self.players:
            if self.ending():
                return -1
            self.round += 1
            self.turns = 0
            self.warn()
        seat = (self.first + self.turns) % self.players
        self.turns += 1
        if self.journal is not None:
            self.journal.tell("turn", player=seat, round=self.round)
        return seat

    def warn(self) -> None:
        """Of an end that comes because nothing lasting happens."""
        left = self.quiet_rounds_left()
        if left and self.journal is not None:
            self.journal.tell("quiet", n=left, most=QUIET_ROUNDS)

    def tell_final(self) -> None:
        if self.journal is not None:
            for seat in range(self.players):
                self.journal.tell("final", player=seat, points=sum(scoring.score(self, seat)))

    # The kernel's contract

    @property
    def game(self) -> Game:
        return load("altay")

    def clone(self, rng: Rng) -> Altay:
        twin = Altay(self.players, rng)
        self.copy_onto(twin)
        return twin

    def forget(self, seat: int, rng: Rng) -> None:
        sample.reshuffle(self, seat, rng)

    def look(self, seat: int) -> view.View:
        return view.look(self, seat)

    def scores(self) -> list[dict[str, int]]:
        return [sheet(scoring.score(self, seat)) for seat in range(self.players)]

    def result(self) -> Result | None:
        if self.stack:
            return None
        rows = [scoring.score(self, seat) for seat in range(self.players)]
        return rank([sheet(row) for row in rows], scoring.tie_breaks(rows))

    def dump(self) -> Any:
        """As the first rules had it, so that old records keep their digests; what has come since is added."""
        dump: dict[str, Any] = {
            "options": [self.trade, self.endless, self.in_play, self.tokens, self.starts],
            "time": [self.first, self.round, self.turns],
            "map": [self.owner, self.houses, self.marker, self.free],
            "supply": [self.supply, self.bank],
            "market": [self.sold, self.open, self.dropped, self.box_markers],
            "realms": [realm.dump() for realm in self.realms],
            "hands": [names(realm.hand) for realm in self.realms],
            "decks": [names(realm.deck) for realm in self.realms],
            "secrets": [
                "" if realm.revealed or realm.secret < 0 else ACHIEVEMENT_ID[realm.secret] for realm in self.realms
            ],
            "achievements": [[ACHIEVEMENT_ID[kind] for kind in deck] for deck in self.decks[1:]],
            "pending": self.pending(),
        }
        if self.rules >= QUIET_END_RULES:
            dump["stirred"] = self.stirred
        return dump

    def inventory(self) -> dict[str, int]:
        return inventory.count_all(self)

    def describe(self, seat: int, action: int) -> Message:
        return offers.describe(self, seat, action)

    def offer(self, seat: int, action: int) -> Offer:
        return offers.offer(self, seat, action)


def sheet(rows: list[int]) -> dict[str, int]:
    """The rows of a score sheet by their names."""
    return dict(zip(SCORE_ROWS, rows, strict=True))
