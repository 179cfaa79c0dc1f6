"""Looks a finished game over: chances and luck step by step, what was done far worse than it could be, and why.

The work comes in small pieces whose outcome does not depend on how they are spread over time: it can be stopped after
any of them, put away, and gone on with elsewhere.
"""

from __future__ import annotations

from statistics import mean
from typing import Literal

import msgspec

from ecumene.bots.hints import Suggestion, hint
from ecumene.bots.knowledge import Budget
from ecumene.bots.reasons import Reason, compared, in_order, of_itself
from ecumene.kernel import Match, Message, Rng, State
from ecumene.review.chances import chances
from ecumene.review.proving import ENDS, GROUP, NOTABLE, Proof, prove
from ecumene.review.trying import Weigher, weigher

FORMAT = 2
#: Steps that are walked through in one piece of work.
BLOCK = 16
#: Decisions of a seat that are weighed, those that look worst; each in so many worlds.
WEIGHED, WORLDS = 20, 8
#: At most so many turning points a seat: of so many that look like one, tried in so many worlds afresh.
MOST, LOOKED_AT, FRESH = 3, 6, 16
#: What still looks like one is played on to the very end, beside so many others: short tries know their order badly.
#: Where ends are few, no more than two can be told apart.
RIVALS = 5
#: Where everybody plans when a game is played on, so many of a seat: there an end takes a tenth of a second.
LOOKED_AT_DEAR = 3
#: There so many of a seat are first played on a few times, beside so many others, to choose them by: short tries do not
#: see what is lost rounds later. A few ends are believed by half.
GLANCED, _GLANCES, _BESIDE, _BELIEVED = 10, 3, 2, 0.5
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
#: Worlds in which what was drawn could have been otherwise.
_DRAWS = 6
_LUCKY = 0.004
#: So many strokes of luck are told of, if they are this large.
STROKES, STRIKING = 5, 0.02
_THOUGHT = Budget(simulations=120)
#: Reasons that say nothing by themselves.
_IDLE = frozenset(f"bots-reason-{name}" for name in ("close", "judged", "judged-better", "judged-worse", "alone"))
#: Comparisons of a hint are with its own other moves: here the ends show more.
_COMPARED = frozenset(f"bots-reason-{name}" for name in ("more", "denial"))
_REASONS = 3
#: The step of points that were there before anybody had done anything.
AT_THE_START = -1

Stage = Literal["walking", "weighing", "explaining", "done"]


class Luck(msgspec.Struct, frozen=True):
    """What was drawn, rolled or lay hidden changed every seat's chance by so much."""

    step: int
    shares: list[float]


class Gain(msgspec.Struct, frozen=True):
    """Points of a category that a seat's sheet got by a step."""

    step: int
    seat: int
    category: str
    points: int


class Doubt(msgspec.Struct):
    """A decision that may have been a mistake. ``gap``: in chance to win at first sight, ``loss``: tried.

    ``ended``: played on to the end a few times, where ends are dear.
    """

    step: int
    seat: int
    gap: float
    loss: float | None = None
    better: str = ""
    ended: float | None = None


class Turning(msgspec.Struct, frozen=True):
    """A move that cost much: what was done at a step, what would have been better, by how much, and why."""

    step: int
    seat: int
    played: str
    played_text: Message
    better: str
    better_text: Message
    reasons: list[Reason]
    chance: float  # with what was played
    loss: float


class Balance(msgspec.Struct, frozen=True):
    """How a seat's chance moved from the beginning to the end: by what everybody chose, and by luck.

    ``mistakes``: how many of its own decisions were found to be clearly worse than others. What they cost is no sum:
    after every one of them all could still be won or lost.
    """

    choices: float
    luck: float
    mistakes: int


class Stroke(msgspec.Struct, frozen=True):
    """What was drawn, rolled or uncovered at a step: the chance of whom it touched most, just before and after."""

    step: int
    seat: int
    before: float
    after: float


class Review(msgspec.Struct):
    """What is known of a finished game so far."""

    game: str
    players: int
    steps: int
    format: int = FORMAT
    stage: Stage = "walking"
    #: Chances of every seat before every step, and at the end.
    chances: list[list[float]] = []
    actors: list[int] = []
    luck: list[Luck] = []
    gains: list[Gain] = []
    doubts: list[Doubt] = []
    turnings: list[Turning] = []
    explained: list[int] = []

    @property
    def progress(self) -> float:
        """From 0 to 1, about as the time goes."""
        if self.stage == "done":
            return 1.0
        if self.stage == "walking":
            return 0.5 * len(self.actors) / max(1, self.steps)
        if self.stage == "weighing":
            return 0.5 + 0.3 * sum(doubt.loss is not None for doubt in self.doubts) / max(1, len(self.doubts))
        return 0.8 + 0.2 * len(self.explained) / max(1, LOOKED_AT * self.players)

    def balance(self, seat: int) -> Balance:
        luck = sum(drawn.shares[seat] for drawn in self.luck)
        change = self.chances[-1][seat] - self.chances[0][seat]
        left = [doubt for doubt in self.doubts if doubt.seat == seat and doubt.step not in self.explained]
        mistakes = sum(turning.seat == seat for turning in self.turnings)
        mistakes += sum((doubt.loss or 0.0) >= NOTABLE for doubt in left)
        return Balance(round(change - luck, 4), round(luck, 4), mistakes)

    def points_by_quarters(self, seat: int, category: str) -> list[int]:
        """What a line of a seat's sheet had come to after each quarter of the game."""
        own = [gain for gain in self.gains if gain.seat == seat and gain.category == category]
        return [sum(gain.points for gain in own if gain.step < self.steps * quarter / 4) for quarter in (1, 2, 3, 4)]

    def strokes(self) -> list[Stroke]:
        """The greatest strokes of luck, in their order."""
        found = []
        for drawn in sorted(self.luck, key=lambda drawn: -max(map(abs, drawn.shares)))[:STROKES]:
            share = max(drawn.shares, key=abs)
            seat = drawn.shares.index(share)
            after = self.chances[drawn.step + 1][seat]
            if abs(share) >= STRIKING:
                found.append(Stroke(drawn.step, seat, round(min(1.0, max(0.0, after - share)), 4), after))
        return sorted(found, key=lambda stroke: stroke.step)


class Reviewer:
    """Works on the review of one match that is over."""

    def __init__(self, match: Match, review: Review | None = None) -> None:
        if not match.state.over:
            raise ValueError("a running game is not reviewed")
        self.match = match
        players = match.state.players
        if review is None or review.format != FORMAT or review.steps != len(match.actions):
            review = Review(match.game.slug, players, len(match.actions))
        self.review = review
        self.weigher: Weigher = weigher(match.game, players)

    @property
    def done(self) -> bool:
        return self.review.stage == "done"

    def go_on(self) -> None:
        """One piece of work."""
        stage = self.review.stage
        if stage == "walking":
            self._walk()
        elif stage == "weighing":
            self._weigh()
        elif stage == "explaining":
            self._explain()

    def _rng(self, step: int, what: str) -> Rng:
        return Rng(f"{self.match.seed} {step} {what}")

    # Step by step

    def _walk(self) -> None:
        review, first = self.review, len(self.review.actors)
        state = self.match.at(first)
        self.weigher.begin()
        now, scores = _chances(state), state.scores()
        if not review.chances:
            review.chances.append(now)
            review.gains += gained(AT_THE_START, [{} for _ in scores], scores)
        for step in range(first, min(first + BLOCK, review.steps)):
            seat, action = self.match.move(step)
            then = state.clone(state.rng.copy())
            if action is None:
                then.take_back(seat)
            else:
                then.apply(seat, action)
            after, sheet = _chances(then), then.scores()
            if action is not None:
                self._doubt(state, step, seat, action)
                self._luck(state, then, step, seat, action, [b - a for a, b in zip(now, after, strict=True)])
            review.gains += gained(step, scores, sheet)
            review.chances.append(after)
            review.actors.append(seat)
            state, now, scores = then, after, sheet
        if len(review.actors) == review.steps:
            self._choose_doubts()
            review.stage = "weighing"

    def _doubt(self, state: State, step: int, seat: int, action: int) -> None:
        if len(state.legal(seat)) > 1 and action != state.game.catalogue.resigning:
            gap = self.weigher.gap(state, seat, action, self._rng(step, "glance"))
            if gap > SUSPICIOUS:
                self.review.doubts.append(Doubt(step, seat, round(gap, 4)))

    def _luck(self, state: State, then: State, step: int, seat: int, action: int, change: list[float]) -> None:
        """The part of a change that would on average not have come of the choice."""
        if then.reveals == state.reveals and not then.over:
            return
        rng, expected = self._rng(step, "draws"), [0.0] * state.players
        together = state.simultaneous or any(state.committed(other) for other in range(state.players))
        for _ in range(_DRAWS):
            world = state.clone(rng.fork()) if together else state.sample(seat, rng)
            before = chances(world)
            world.apply(seat, action)
            for other, chance in enumerate(chances(world)):
                expected[other] += (chance - before[other]) / _DRAWS
        shares = [round(real - mean, 4) for real, mean in zip(change, expected, strict=True)]
        if max(abs(share) for share in shares) >= _LUCKY:
            self.review.luck.append(Luck(step, shares))

    def _choose_doubts(self) -> None:
        """The decisions of each seat that look worst, in their order."""
        review = self.review
        kept: list[Doubt] = []
        for seat in range(review.players):
            own = [doubt for doubt in review.doubts if doubt.seat == seat]
            kept += sorted(own, key=lambda doubt: (-doubt.gap, doubt.step))[:WEIGHED]
        review.doubts = sorted(kept, key=lambda doubt: doubt.step)

    # What was done worse than it could be

    def _weigh(self) -> None:
        """One decision that looks bad: is there anything better?"""
        review = self.review
        doubt = next((doubt for doubt in review.doubts if doubt.loss is None), None)
        if doubt is None:
            self._glance()
            return
        state = self.match.at(doubt.step)
        played = self.match.move(doubt.step)[1]
        assert played is not None
        rng = self._rng(doubt.step, "weigh")
        moves = [move for move in self.weigher.promising(state, doubt.seat, 3, rng) if move != played]
        worths = self.weigher.weigh(state, doubt.seat, [played, *moves], WORLDS, rng)
        best = worths.index(max(worths))
        doubt.loss = round(worths[best] - worths[0], 4)
        doubt.better = str(state.game.catalogue[[played, *moves][best]])

    def _glance(self) -> None:
        """One decision that looks bad is played on a few times, where ends are too dear to do so with all that do."""
        review = self.review
        doubt = next((doubt for doubt in self._glanced if doubt.ended is None), None)
        if doubt is None:
            review.stage = "explaining"
            return
        state, seat = self.match.at(doubt.step), doubt.seat
        played = self.match.move(doubt.step)[1]
        assert played is not None
        rng = self._rng(doubt.step, "ends at a glance")
        looking_good = self.weigher.promising(state, seat, _BESIDE, rng)
        moves = list(dict.fromkeys([played, state.game.catalogue.id(doubt.better), *looking_good]))[: _BESIDE + 1]
        ends = [self.weigher.to_the_end(state, seat, moves, rng) for _ in range(_GLANCES)]
        worths = [mean(end[place].worth for end in ends) for place in range(len(moves))]
        best = worths.index(max(worths))
        doubt.ended = round(worths[best] - worths[0], 4)
        if _BELIEVED * doubt.ended > (doubt.loss or 0.0):
            doubt.better = str(state.game.catalogue[moves[best]])

    @property
    def _glanced(self) -> list[Doubt]:
        """The decisions of every seat that look worst before any end was seen."""
        if not self.weigher.dear:
            return []
        found = []
        for seat in range(self.review.players):
            own = [doubt for doubt in self.review.doubts if doubt.seat == seat]
            found += sorted(own, key=lambda doubt: (-self._hunch(doubt), doubt.step))[:GLANCED]
        return found

    def _explain(self) -> None:
        """One decision that seems to have cost much."""
        doubt = self._next_turning()
        if doubt is not None:
            self.look_into(doubt)
            return
        self.review.turnings.sort(key=lambda turning: turning.step)
        self.review.stage = "done"

    def look_into(self, doubt: Doubt) -> None:
        """It is tried again in other worlds, and told with reasons if it holds."""
        review = self.review
        review.explained.append(doubt.step)
        state, seat = self.match.at(doubt.step), doubt.seat
        played = self.match.move(doubt.step)[1]
        assert played is not None
        rng = self._rng(doubt.step, "explain")
        catalogue = state.game.catalogue
        known = {move.action: move for move in hint(state, seat, rng.fork(), _THOUGHT).moves}
        ends = self._ends(doubt.step)
        rivals = max(2, RIVALS * ends // ENDS)
        looking_good = self.weigher.promising(state, seat, rivals, rng)
        moves = list(dict.fromkeys([played, catalogue.id(doubt.better), *known, *looking_good]))
        worths = dict(zip(moves, self.weigher.weigh(state, seat, moves, FRESH, rng), strict=True))
        others = sorted((move for move in moves if move != played), key=lambda move: -worths[move])[:rivals]
        proof = prove(self.weigher, state, seat, [played, *others], ends, rng) if others else None
        if proof is None:
            return
        best = proof.better
        review.turnings.append(
            Turning(
                doubt.step,
                seat,
                str(catalogue[played]),
                state.describe(seat, played),
                str(catalogue[best]),
                state.describe(seat, best),
                why(state, seat, proof, known.get(best)),
                round(proof.chance, 4),
                round(proof.loss, 4),
            )
        )

    def _next_turning(self) -> Doubt | None:
        """The largest drop that was not looked at yet, while its seat may have one more."""
        review = self.review
        for doubt in self._suspects:
            found = [turning for turning in review.turnings if turning.seat == doubt.seat]
            if doubt.step not in review.explained and doubt in self.suspects(doubt.seat) and len(found) < MOST:
                return doubt
        return None

    def suspects(self, seat: int) -> list[Doubt]:
        """The decisions of a seat that are looked into, one after another, until enough turning points are found."""
        return [doubt for doubt in self._suspects if doubt.seat == seat][: self._looks]

    @property
    def _suspects(self) -> list[Doubt]:
        """What seems to have cost much, the most first."""
        least = NOTABLE - (NOTABLE - FAINT) * self._short
        found = [doubt for doubt in self.review.doubts if self._suspicion(doubt) >= least]
        return sorted(found, key=lambda doubt: (-self._suspicion(doubt), doubt.step))

    @property
    def _looks(self) -> int:
        """How many decisions of a seat are played on at most."""
        return min(LOOKED_AT, LOOKED_AT_DEAR) if self.weigher.dear else LOOKED_AT

    def _ends(self, step: int) -> int:
        """How often a decision is played on: a game of more steps less often, since its ends take longer.

        Where fewer decisions seem bad than could be looked at, there is time for more ends of each. Where ends are
        dear, all decisions get the same time: those near the end of the game are played on more often.
        """
        review = self.review
        looks = sum(len(self.suspects(seat)) for seat in range(review.players))
        ends = ENDS * _SHORT * (self._looks * review.players / max(1, looks)) / review.steps
        if not self.weigher.dear:
            return max(GROUP, min(ENDS, int(ends)))
        left = max(0.1, 1.0 - step / review.steps)
        return max(_FEW, min(ENDS, int(ends / (2 * _DEAR * left))))

    def _suspicion(self, doubt: Doubt) -> float:
        return max(self._hunch(doubt), _BELIEVED * (doubt.ended or 0.0))

    def _hunch(self, doubt: Doubt) -> float:
        """How suspicious a decision is by first sight and short tries."""
        return max(doubt.loss or 0.0, HUNCH * max(_RELUCTANT, self._short) * doubt.gap)

    @property
    def _short(self) -> float:
        """From 0 to 1: in a long game ends are too dear for every hunch."""
        return min(1.0, max(0.0, 2.0 - self.review.steps / _SHORT))


def why(state: State, seat: int, proof: Proof, told: Suggestion | None) -> list[Reason]:
    """What speaks for the better move, and only that: what it brings by the end, what a hint or the rules say of it."""
    shown = compared(state.game, seat, *proof.shown(), than="played")
    said = told.reasons if told is not None else of_itself(state, seat, state.offer(seat, proof.better))
    said = [given for given in said if given.text.id not in _COMPARED]
    good = [given for given in [*shown, *said] if given.tone == "for" and given.text.id not in _IDLE]
    if not good:
        worths = {"better": round(100 * (proof.chance + proof.loss)), "played": round(100 * proof.chance)}
        good = [Reason(Message("review-reason-ends", {**worths}), "for")]
    return in_order(good, most=_REASONS)


def gained(step: int, before: list[dict[str, int]], after: list[dict[str, int]]) -> list[Gain]:
    """What a step changed on the sheets of all seats."""
    return [
        Gain(step, seat, category, points - before[seat].get(category, 0))
        for seat, sheet in enumerate(after)
        for category, points in sheet.items()
        if points != before[seat].get(category, 0)
    ]


def _chances(state: State) -> list[float]:
    return [round(chance, 4) for chance in chances(state)]
