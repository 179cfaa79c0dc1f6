"""Whether another move would have ended better: both are played on to the very end, in the same worlds."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from ecumene.bots.search import Candidate
from ecumene.kernel import Rng, State
from ecumene.review.playing_on import End, Way
from ecumene.review.trying import Weigher

#: So many times at most, in groups, until it is clear; it has to be sure by so many standard errors.
ENDS, GROUP, SURE = 112, 16, 2.0
#: By so many where ends are dear: the worst of many decisions are looked at, and what looks bad was often luck.
SURE_DEAR = 2.5
_PLAIN = 3.0  # so sure that no more is needed
#: What looks like a turning point, but is not that sure, is played on up to so many times as often as it was to be.
_MORE = 5
#: In Civilization, where there is room for it, so many times: all is won or lost by the end of a game, and it takes
#: hundreds in any case.
_MORE_WITH_ROOM = 3
#: Whole games that say what a move brings, where others are broken off when they are decided.
_TOLD = 6
#: The loss of chance that makes a turning point, and one that must not be missed: where ends are dear, a decision that
#: looks harmless is given up when so many standard errors more would not make it such a blunder.
NOTABLE, _BLUNDER, _GIVEN_UP = 0.05, 0.15, 1.5
#: So much more often must games be won by it: whoever leads by more, but wins as often, has lost nothing.
_WON = 0.02


#: How one world ended after each of some moves.
World = dict[Way, End]


class Proof(NamedTuple):
    """That another move would have ended better, and how it and the one that was played did."""

    better: int
    chance: float  # with what was played
    loss: float
    ends: list[End]
    played: list[End]
    way: Way = -1  # what was played, or that and the better move right after it
    told: tuple[tuple[End, End], ...] = ()  # both played out, where others were broken off as decided

    def least(self, errors: float) -> float:
        """What was lost, less so many standard errors."""
        return _least([good.worth - bad.worth for good, bad in zip(self.ends, self.played, strict=True)], errors)

    def shown(self) -> tuple[Candidate, Candidate]:
        """Both as tries, to be compared by the points they bring."""
        better, played = Candidate(self.better, 0.0), Candidate(-1, 0.0)
        for good, bad in self.told or zip(self.ends, self.played, strict=True):
            better.note(good.worth, good.points)
            played.note(bad.worth, bad.points)
        return better, played


def prove(weigher: Weigher, state: State, seat: int, moves: list[int], ends: int, rng: Rng) -> Proof | None:
    """Play on after a move and the best of others; None: none of them is clearly better.

    Of several others the first group of worlds only says which are worth going on with, what the best of them would
    have been worth is found out in the rest. After every group the worse half is left out, down to two, and whatever
    fell behind: a group is too few to choose one by. Where ends are dear, only the best is gone on with, and they are
    spent where they decide: what seems hopeless is given up after any group (with room for them not before its ends),
    what is not goes on beyond them. And if it could still follow in the same turn, it has to be better than that, too.
    """
    dear, room, rivals = weigher.dear, weigher.room, moves[1:]
    group = GROUP // 2 * room if dear else min(GROUP, max(GROUP // 2, ends // 2))
    if len(rivals) > 1:
        first = _played_on(weigher, state, seat, moves, 2 * group if dear and weigher.share == 1.0 else group, rng)
        rivals = _rivals(first, moves[0], rivals)
    ways: list[Way] = [moves[0]]
    if dear:
        rivals = rivals[:1]
        ways += [(moves[0], move) for move in rivals if weigher.can_follow(state, seat, moves[0], move)]
    worlds: list[World] = []
    proof = None
    sure, soon = SURE_DEAR if dear else SURE, dear and room == 1
    most = max(ends, min(ENDS * room, (_MORE if room == 1 else _MORE_WITH_ROOM) * ends))
    while rivals and len(worlds) < most:
        worlds += _played_on(weigher, state, seat, [*ways, *rivals], group, rng)
        played = max(ways, key=lambda way: mean(world[way].worth for world in worlds))
        enough = not dear or len(worlds) >= GROUP  # to say how much they differ, and which of the two ways counts
        if enough:
            ways = [played]
        rivals = _rivals(worlds, played, rivals)
        proof = _proof(worlds, rivals[0], played, dear) if rivals else None
        if proof is None:
            if (soon or len(worlds) >= ends) and (not dear or _hopeless(worlds, rivals, played, _GIVEN_UP)):
                break
        elif (enough and proof.least(_PLAIN) >= NOTABLE) or (len(worlds) >= ends and proof.least(sure) >= 0.0):
            break
    return None if proof is None or (dear and proof.least(sure) < 0.0) else proof


def played_out(weigher: Weigher, state: State, seat: int, proof: Proof, played: int, rng: Rng) -> Proof:
    """With some whole games, if others were broken off: points are counted at their very end."""
    if all(end.over for end in (*proof.ends, *proof.played)):
        return proof
    both = (weigher.to_the_end(state, seat, [proof.better, played], rng, whole=True) for _ in range(_TOLD))
    return proof._replace(told=tuple((good, bad) for good, bad in both))


def _proof(worlds: list[World], better: int, played: Way, dear: bool) -> Proof | None:
    """If these worlds look like one. Where there can be few of them, what looked bad before is believed sooner.

    Where they are dear, it is played on as long as it may be one, and has to be sure in the end.
    """
    sure = 0.0 if dear else SURE * sqrt(min(1.0, len(worlds) / ENDS))
    loss = gaps(worlds, better, played)
    good, bad = [world[better] for world in worlds], [world[played] for world in worlds]
    more_won = mean(end.won for end in good) - mean(end.won for end in bad)
    if mean(loss) < NOTABLE or _least(loss, sure) < 0.0 or more_won < _WON:
        return None
    return Proof(better, mean(end.worth for end in bad), mean(loss), good, bad, played)


def _played_on(weigher: Weigher, state: State, seat: int, moves: Sequence[Way], worlds: int, rng: Rng) -> list[World]:
    ends = (weigher.to_the_end(state, seat, moves, rng) for _ in range(worlds))
    return [dict(zip(moves, after, strict=True)) for after in ends]


def _rivals(worlds: list[World], played: Way, others: list[int]) -> list[int]:
    """Which other moves may still be notably better than the one played, and be the best; the best one first."""
    order = sorted(others, key=lambda move: -mean(gaps(worlds, move, played)))[: max(2, (len(others) + 1) // 2)]
    hopeful = [move for move in order if _least(gaps(worlds, move, played), -SURE) >= NOTABLE]
    return [move for move in hopeful if move == order[0] or _least(gaps(worlds, move, order[0]), -SURE) >= 0.0]


def _hopeless(worlds: list[World], rivals: list[int], played: Way, errors: float) -> bool:
    """Whether none of the others can be expected to turn out much better."""
    return all(_least(gaps(worlds, move, played), -errors) < _BLUNDER for move in rivals)


def gaps(worlds: list[World], move: Way, other: Way) -> list[float]:
    return [world[move].worth - world[other].worth for world in worlds]


def _least(numbers: list[float], errors: float) -> float:
    """Their mean less so many of its standard errors."""
    return mean(numbers) - errors * stdev(numbers) / sqrt(len(numbers))
