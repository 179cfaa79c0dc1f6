"""What a move is believed to have cost, where playing on is dear: all that was seen of it, and how far to trust that.

Each way of playing on is off in two ways: by luck, the less the more worlds are played, and by what it does not
understand, however many. What was thought before is worth something, too: most moves of a game cost next to nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import erfc, sqrt
from statistics import mean
from typing import NamedTuple, Protocol

from ecumene.kernel import Rng, State
from ecumene.review.playing_on import End, Way
from ecumene.review.proving import Proof, World, gaps

#: How far worlds lie apart: like so many of them, this was seen of others before.
_SPREAD, _SEEN = 0.25, 4
#: By how much each way of playing on is off, however many worlds are played: some turns, many turns.
_GLANCED, _FAR = 0.18, 0.08
#: A turning point is believed to cost so much; what does so with less than this chance is given up, …
_BAR, _UNLIKELY = 0.1, 0.25
#: … and what costs no less than this for sure is played on no more.
_PLAIN, _SURE = 0.07, 0.97
#: Worlds of a group; after so many of them only the best of the other moves is gone on with.
_GROUP, _CHOSEN = 8, 2


class Belief(NamedTuple):
    """What a number is believed to be, and the variance of that."""

    worth: float
    variance: float

    def seen(self, shown: Sequence[float], wrong: float) -> Belief:
        """With some more that was seen of it; ``wrong``: by how much that is off, whatever its spread."""
        if not shown:
            return self
        middle = mean(shown)
        apart = (_SEEN * _SPREAD**2 + sum((one - middle) ** 2 for one in shown)) / (_SEEN + len(shown) - 1)
        return self.told(middle, apart / len(shown) + wrong**2)

    def told(self, worth: float, variance: float) -> Belief:
        trust = self.variance / (self.variance + variance)
        return Belief(self.worth + trust * (worth - self.worth), self.variance * (1.0 - trust))

    def more_than(self, bar: float) -> float:
        """The chance that it is more."""
        return 0.5 * erfc((bar - self.worth) / sqrt(2.0 * self.variance))


#: Of a move that is looked into: in 21 of them, as an independent referee says, these were mean and spread.
UNSEEN = Belief(0.08, 0.15**2)


def glanced(gap: float | None, tries: int) -> Belief:
    """What is known of a move that was so much better some turns later, in so many worlds; None: it was not tried."""
    return UNSEEN if gap is None else UNSEEN.told(gap, _SPREAD**2 / tries + _GLANCED**2)


class Far(Protocol):
    """Plays worlds on for many turns, in so many of them at most."""

    worlds: int

    def far(self, state: State, seat: int, moves: Sequence[Way], rng: Rng) -> list[End]:
        """How one world stands after every move many turns on."""

    def can_follow(self, state: State, seat: int, move: int, other: int) -> bool:
        """Whether it is still the seat's turn after a move, and it may do the other one in it."""


def believed(
    far: Far, state: State, seat: int, played: int, others: dict[int, Belief], then: Collection[int], rng: Rng
) -> Proof | None:
    """The best of the others, if what was played is believed to have cost a turning point; each with what is known.

    If the better move was made then, in the same turn, it has to be better than that, too: who plays on may have
    forgotten it.
    """
    worlds, left, ways = list[World](), dict(others), list[Way]([played])
    while left and len(worlds) < far.worlds:
        if len(worlds) == _CHOSEN * _GROUP:
            best = _best(left, worlds, ways)
            left = {best: left[best]}
            ways += [(played, best)] if best in then and far.can_follow(state, seat, played, best) else []
        worlds += _played_on(far, state, seat, [*ways, *left], rng)
        seen = {move: _after(before, worlds, move, ways) for move, before in left.items()}
        left = {move: left[move] for move, belief in seen.items() if belief.more_than(_BAR) > _UNLIKELY}
        if len(worlds) > _CHOSEN * _GROUP and all(_plain(belief) for belief in seen.values()):
            break
    if not left:
        return None
    better = _best(left, worlds, ways)
    loss = _after(left[better], worlds, better, ways).worth
    if loss < _BAR:
        return None
    way, known = _way(worlds, ways), _known(worlds, ways)
    good, bad = [world[better] for world in known], [world[way] for world in known]
    return Proof(better, mean(end.worth for end in bad), loss, good, bad, way)


def _plain(belief: Belief) -> bool:
    return belief.worth >= _BAR and belief.more_than(_PLAIN) > _SURE


def _played_on(far: Far, state: State, seat: int, moves: Sequence[Way], rng: Rng) -> list[World]:
    ends = (far.far(state, seat, moves, rng) for _ in range(_GROUP))
    return [dict(zip(moves, after, strict=True)) for after in ends]


def _after(before: Belief, worlds: list[World], move: int, ways: list[Way]) -> Belief:
    """What is believed of another move when these worlds have been seen, beside the best way to go on as played."""
    known = _known(worlds, ways)
    return before.seen(gaps(known, move, _way(worlds, ways)), _FAR) if known else before


def _known(worlds: list[World], ways: list[Way]) -> list[World]:
    """The worlds in which every way to go on was seen."""
    return [world for world in worlds if all(way in world for way in ways)]


def _way(worlds: list[World], ways: list[Way]) -> Way:
    """What was played, or that and the better move right after it: whichever came to more."""
    known = _known(worlds, ways)
    return max(ways, key=lambda way: mean(world[way].worth for world in known)) if known else ways[0]


def _best(others: dict[int, Belief], worlds: list[World], ways: list[Way]) -> int:
    return max(others, key=lambda move: _after(others[move], worlds, move, ways).worth)
