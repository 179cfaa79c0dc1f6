"""Decisions that may have been mistakes: which of them are looked at, how often, and in which order.

First sight finds them, short tries weigh them. Where a game takes long to be played on to its end, many of them are
first played on for some turns in a few worlds, then the worst of these in more: short tries do not see what is lost
rounds later, and of ends there can be too few for a choice.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ecumene.review.proving import ENDS, GROUP, NOTABLE

#: Decisions of a seat that are weighed, those that look worst; each in so many worlds.
WEIGHED, WORLDS = 20, 8
#: At most so many turning points a seat: of so many that look like one, tried in so many worlds afresh.
MOST, LOOKED_AT, FRESH = 3, 6, 16
#: What still looks like one is played on to the very end, beside so many others: short tries know their order badly.
#: Where ends are few, no more than two can be told apart.
RIVALS = 5
#: Where ends are dear, so many of a seat: there an end takes a tenth of a second. And so many that were worst at first
#: sight and by short tries, whatever is seen some turns later: that can be wrong, too.
LOOKED_AT_DEAR, AT_FIRST_SIGHT = 3, 2
#: Where turns are planned, so many of a seat, and all of them: the worst of them are told.
LOOKED_AT_PLANNED = 5
#: There so many of a seat are first played on for some turns in so many worlds, then those that look worst by it, …
GLANCES = ((16, 5), (6, 12))
#: Where turns are planned, first sight is only the judgement that the plans were made by: whatever was not planned is
#: weighed and played on, too, however good it looks.
WEIGHED_PLANNED, GLANCES_PLANNED = 40, ((40, 2), (16, 4), (6, 12))
#: Beside so many others, later beside the best of these, and what comes so close to it: glances told a technology that
#: won games from one that did not by nothing.
BESIDE, _CLOSE = 2, 0.04
#: What was thought before that counts like so many of these worlds.
_HUNCHES, _HUNCHES_PLANNED = 6, 3
#: What a step may have lost can be this much more than the chance before it, and so many times as much; what it led to
#: is seen so many steps on.
_HIDDEN, _TIMES, _AFTER = 0.1, 3.0, 40
#: A game of more steps is played on less often: its ends take longer. Where they are dear, as if there were more steps.
_SHORT, _DEAR = 120, 2.0
#: But at least so often: planned ends differ as much as others.
_FEW = 24
#: Losses at first sight that are worth weighing; and how far first sight is believed where tries see no loss, since a
#: plan that pays much later is beyond them.
SUSPICIOUS, HUNCH = 0.01, 0.6
#: The part of that in a long game, where ends are dear.
_RELUCTANT = 0.5
#: Tries see too little of a loss: so little of it is enough for playing on to the end, where that is cheap.
FAINT = 0.03


class Doubt(msgspec.Struct):
    """A decision that may have been a mistake. ``gap``: in chance to win at first sight, ``loss``: tried.

    Where ends are dear, it is played on for some turns: ``worths`` are the sums over so many ``tries`` of what was
    played and the ``others``; ``due``: it is to be played on some more.
    """

    step: int
    seat: int
    gap: float
    loss: float | None = None
    better: str = ""
    others: list[str] = []
    worths: list[float] = []
    tries: int = 0
    due: bool = False

    @property
    def glanced(self) -> float:
        """What it lost against the best of the others, as is seen some turns later."""
        return (max(self.worths) - self.worths[0]) / self.tries if self.tries else 0.0

    @property
    def gaps(self) -> dict[str, float]:
        """How much better each of the others was some turns later."""
        first, *rest = self.worths or [0.0]
        return {other: (worth - first) / self.tries for other, worth in zip(self.others, rest, strict=True)}

    def beside_the_best(self, close: float) -> Doubt:
        """Only the best of the others is left, and what comes so close to it."""
        if len(self.others) < 2:
            return self
        least = max(self.worths[1:]) - close * self.tries
        kept = [(worth, other) for worth, other in zip(self.worths[1:], self.others, strict=True) if worth >= least]
        others = [other for _, other in kept]
        return msgspec.structs.replace(self, others=others, worths=[self.worths[0], *(worth for worth, _ in kept)])


class Measure(msgspec.Struct, frozen=True):
    """How much can be looked at in a game of so many steps, whose ends may be dear; with ``room`` for more of it.

    ``share``: the part of it that there is time for with so many players; ``planned``: turns are planned.
    """

    steps: int
    players: int
    dear: bool
    room: int
    share: float
    planned: bool = False

    @property
    def glances(self) -> tuple[tuple[int, int], ...]:
        """How many decisions of a seat are played on for some turns, and in how many worlds; then how many of these."""
        if not self.dear:
            return ()
        return GLANCES_PLANNED if self.planned else GLANCES

    def weighed(self, doubts: list[Doubt], chances: list[list[float]]) -> list[Doubt]:
        """The decisions of each seat that look worst at first sight, in their order."""
        kept, most = list[Doubt](), WEIGHED_PLANNED if self.planned else WEIGHED * self.room
        for seat in range(self.players):
            within = (self._within(doubt, chances) for doubt in doubts if doubt.seat == seat)
            own = [doubt for doubt in within if doubt.gap > SUSPICIOUS]
            kept += sorted(own, key=lambda doubt: (-doubt.gap, doubt.step))[:most]
        return sorted(kept, key=lambda doubt: doubt.step)

    def _within(self, doubt: Doubt, chances: list[list[float]]) -> Doubt:
        """In a long game first sight sees losses also where nothing was left to lose, or nothing was lost later."""
        if not self.dear:
            return doubt
        before = chances[doubt.step][doubt.seat]
        after = min(at[doubt.seat] for at in chances[doubt.step + 1 : doubt.step + 1 + _AFTER])
        most = min(before + _HIDDEN, _TIMES * before, 1.0 - after)
        return msgspec.structs.replace(doubt, gap=round(min(doubt.gap, most), 4))

    def glanced(self, doubts: list[Doubt], turn: int) -> list[Doubt]:
        """Those that are played on (again) for a choice, the turns of which are counted from 0."""
        if turn >= len(self.glances):
            return []
        most, found, least = self._share(self.glances[turn][0]), list[Doubt](), SUSPICIOUS if turn else 0.0
        for seat in range(self.players):
            own = (doubt for doubt in doubts if doubt.seat == seat and self.suspicion(doubt) >= least)
            found += self._worst_first(own)[:most]
        return found

    def suspects(self, doubts: list[Doubt], seat: int) -> list[Doubt]:
        """The decisions of a seat that are looked into, one after another, until enough turning points are found."""
        least = NOTABLE - (NOTABLE - FAINT) * self._short
        own = [doubt for doubt in doubts if doubt.seat == seat]
        found = self._worst_first(doubt for doubt in own if self.suspicion(doubt) >= least)[: self.looks]
        return [*found, *self._at_first_sight(own, found)] if self.dear and not self.planned else found

    def _at_first_sight(self, own: list[Doubt], found: list[Doubt]) -> list[Doubt]:
        """The worst besides by what was thought before anything was played on for some turns."""
        rest = [doubt for doubt in own if doubt not in found and self._hunch(doubt) >= NOTABLE]
        return sorted(rest, key=lambda doubt: (-self._hunch(doubt), doubt.step))[: self._part(AT_FIRST_SIGHT)]

    @property
    def looks(self) -> int:
        """How many decisions of a seat are looked into at most."""
        if not self.dear:
            return LOOKED_AT
        return self._part(LOOKED_AT_PLANNED) if self.planned else min(LOOKED_AT, self._share(LOOKED_AT_DEAR))

    @property
    def close(self) -> float:
        """How close to the best of other moves another has to come to be played on, too, where there is time for it."""
        return _CLOSE * self.room if self.share == 1.0 else 0.0

    def _share(self, most: int) -> int:
        """How many of so many decisions of a seat there is time for."""
        return self._part(most * self.room)

    def _part(self, most: int) -> int:
        return max(1, round(most * self.share))

    def ends(self, step: int, looks: int) -> int:
        """How often a decision is played on: a game of more steps less often, since its ends take longer.

        Where fewer decisions (``looks``) seem bad than could be looked into, there is time for more ends of each. Where
        ends are dear, all decisions get the same time: those near the end of the game are played on more often. And
        the more sit at it, the longer an end takes.
        """
        ends = ENDS * _SHORT * (self.looks * self.players / max(1, looks)) / self.steps
        if not self.dear:
            return max(GROUP, min(ENDS, int(ends)))
        return max(self._share(_FEW), min(ENDS, int(self.share * ends / (2 * _DEAR * self._left(step)))))

    def suspicion(self, doubt: Doubt) -> float:
        """What a decision seems to have cost: glances count the more, the more there are of them."""
        hunches = _HUNCHES_PLANNED if self.planned else _HUNCHES
        return (hunches * self._hunch(doubt) + doubt.tries * doubt.glanced) / (hunches + doubt.tries)

    def _hunch(self, doubt: Doubt) -> float:
        """By first sight and short tries."""
        return max(doubt.loss or 0.0, HUNCH * max(_RELUCTANT, self._short) * doubt.gap)

    def _worst_first(self, doubts: Iterable[Doubt]) -> list[Doubt]:
        return sorted(doubts, key=lambda doubt: (-self.suspicion(doubt), doubt.step))

    def _left(self, step: int) -> float:
        """The part of the game that follows a step."""
        return max(0.1, 1.0 - step / self.steps)

    @property
    def _short(self) -> float:
        """From 0 to 1: in a long game ends are too dear for every hunch."""
        return min(1.0, max(0.0, 2.0 - self.steps / _SHORT))
