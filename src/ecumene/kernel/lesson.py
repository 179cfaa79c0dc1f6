"""A guided first game: a script over a real game on a fixed seed, as data in each game's ``lesson.py``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from ecumene.kernel.game import Game
from ecumene.kernel.match import Match

#: Who learns sits here.
LEARNER = 0


class Tip(msgspec.Struct, frozen=True):
    """One thing the guide says: the text ``<slug>-lesson-<text>``.

    ``at``: where it points, the first of these that is in sight: a component id, or ``#name`` for the part of the
    board with that ``data-teach``. ``play``: the action it waits for; without one it waits to be read. ``others``:
    what becomes of all other actions meanwhile: they are quiet, those of the same verb will do as well, or all are
    free. Without a text nothing is said: the learner plays alone, and the script only knows how it goes on if they
    do as expected.
    """

    text: str = ""
    at: tuple[str, ...] = ()
    play: str = ""
    others: Literal["quiet", "verb", "free"] = "quiet"


class Lesson(msgspec.Struct, frozen=True):
    """The tips in order, and what the other seats answer meanwhile, as lines of a record (``"2 build baths"``)."""

    seed: str
    players: int
    tips: tuple[Tip, ...]
    partners: tuple[str, ...]
    options: dict[str, Any] = {}

    def answers(self, seat: int) -> list[str]:
        """What a seat plays, in order."""
        if seat == LEARNER:
            return [tip.play for tip in self.tips if tip.play]
        own = f"{seat + 1} "
        return [line.removeprefix(own) for line in self.partners if line.startswith(own)]

    def next_answer(self, match: Match, seat: int) -> str:
        """What the script has for a seat now; "" where it has nothing, or the game has left it."""
        if match.seed != self.seed or match.state.players != self.players:
            return ""
        played: list[list[str]] = [[] for _ in range(self.players)]
        for line in match.record().actions:
            who, _, notation = line.partition(" ")
            played[int(who) - 1].append(notation)
        script = [self.answers(other) for other in range(self.players)]
        if any(done != script[other][: len(done)] for other, done in enumerate(played)):
            return ""
        answer = next(iter(script[seat][len(played[seat]) :]), "")
        return answer if answer in map(str, match.state.actions(seat)) else ""

    def walk(self, game: Game) -> Iterator[tuple[Tip, Match]]:
        """Every tip with the game as it stands when the tip is given; raises where the script does not hold."""
        match = Match(game, self.players, self.options, self.seed)
        partners = {seat: iter(self.answers(seat)) for seat in range(1, self.players)}
        for tip in self.tips:
            while match.state.to_move() and LEARNER not in match.state.to_move():
                seat = match.state.to_move()[0]
                answer = next(partners[seat], None)
                if answer is None:
                    raise ValueError(f"{game.slug}: before “{tip.text}” the script has no answer for seat {seat + 1}")
                match.play(seat, answer)
            yield tip, match
            if tip.play:
                match.play(LEARNER, tip.play)
