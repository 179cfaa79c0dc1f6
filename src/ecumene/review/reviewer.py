"""Looks a finished game over: chances and luck step by step, what was done far worse than it could be, and why.

The work comes in small pieces whose outcome does not depend on how they are spread over time: it can be stopped after
any of them, put away, and gone on with elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from ecumene.bots.hints import Suggestion, hint
from ecumene.bots.knowledge import Budget
from ecumene.bots.reasons import OPINIONS, Reason, compared, in_order, of_itself
from ecumene.kernel import Match, Message, Rng, State
from ecumene.review import doubts as looking
from ecumene.review.believing import believed, glanced
from ecumene.review.chances import chances
from ecumene.review.doubts import Doubt, Measure
from ecumene.review.proving import ENDS, NOTABLE, Proof, played_out, prove
from ecumene.review.trying import ByPlans, Weigher, weigher

FORMAT = 4
#: Steps that are walked through in one piece of work.
BLOCK = 16
#: Worlds in which what was drawn could have been otherwise.
_DRAWS = 6
_LUCKY = 0.004
#: So many strokes of luck are told of, if they are this large.
STROKES, STRIKING = 5, 0.02
_THOUGHT = Budget(simulations=120)
#: Comparisons of a hint are with its own other moves: here the ends show more.
_COMPARED = frozenset(f"bots-reason-{name}" for name in ("more", "denial"))
_REASONS = 3
#: The step of points that were there before anybody had done anything.
AT_THE_START = -1

Stage = Literal["walking", "weighing", "glancing", "explaining", "done"]


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
    #: How often decisions were chosen to be played on a few times.
    glances: int = 0
    #: How many are looked into at the end, if no seat has enough turning points before.
    looks: int = 0

    @property
    def progress(self) -> float:
        """From 0 to 1, about as the time goes."""
        if self.stage == "done":
            return 1.0
        if self.stage == "walking":
            return 0.2 * len(self.actors) / max(1, self.steps)
        if self.stage == "weighing":
            return 0.2 + 0.1 * sum(doubt.loss is not None for doubt in self.doubts) / max(1, len(self.doubts))
        if self.stage == "glancing":
            due = sum(doubt.due for doubt in self.doubts) / max(1, len(self.doubts))
            return 0.3 + 0.3 * (self.glances - due) / len(looking.GLANCES_PLANNED)
        return 0.6 + 0.4 * min(1.0, len(self.explained) / max(1, self.looks))

    def balance(self, seat: int) -> Balance:
        luck = sum(drawn.shares[seat] for drawn in self.luck)
        change = self.chances[-1][seat] - self.chances[0][seat]
        left = [doubt for doubt in self.doubts if doubt.seat == seat and doubt.step not in self.explained]
        mistakes = sum(turning.seat == seat for turning in self.turnings)
        mistakes += sum((doubt.loss or 0.0) >= NOTABLE for doubt in left)
        return Balance(round(change - luck, 4), round(luck, 4), mistakes)

    def points_by_quarters(self, seat: int, category: str = "") -> list[int]:
        """What a line of a seat's sheet, or all of it, had come to after each quarter of the game."""
        own = [gain for gain in self.gains if gain.seat == seat and category in ("", gain.category)]
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


class Piece(msgspec.Struct, frozen=True):
    """A piece of work: it needs nothing of the others that can be done at its time.

    ``step``: where it begins or which decision it is about; ``often``: in how many worlds it is played on.
    """

    stage: Stage
    step: int
    doubt: Doubt | None = None
    often: int = 0


class Found(msgspec.Struct):
    """What came of a piece of work. ``doubts``: new ones, or the one it was about with what is now known of it."""

    piece: Piece
    chances: list[list[float]] = []
    actors: list[int] = []
    luck: list[Luck] = []
    gains: list[Gain] = []
    doubts: list[Doubt] = []
    turnings: list[Turning] = []


#: Carries out pieces of work, here or in other processes, and gives what came of them in their order.
Carry = Callable[[list[Piece]], Iterable[Found]]


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
        mind = self.weigher
        self.measure = Measure(review.steps, players, mind.dear, mind.room, mind.share, isinstance(mind, ByPlans))

    @property
    def done(self) -> bool:
        return self.review.stage == "done"

    def go_on(self) -> None:
        """One piece of work."""
        self.add(self.work(self.pieces()[0]))

    def go_through(self, carry: Carry) -> Iterable[Review]:
        """All work, as many pieces of it at once as can be; tells how far it has come."""
        while not self.done:
            for found in carry(self.pieces()):
                self.add(found)
                yield self.review

    def pieces(self) -> list[Piece]:
        """The work that can be done now, whatever comes first; what is found may have to be added in this order."""
        review = self.review
        if review.stage == "walking":
            return [Piece("walking", step) for step in range(len(review.actors), review.steps, BLOCK)]
        if review.stage == "weighing":
            return [Piece("weighing", doubt.step, doubt) for doubt in review.doubts if doubt.loss is None]
        if review.stage == "glancing":
            worlds = self.measure.glances[review.glances - 1][1]
            return [Piece("glancing", doubt.step, doubt, worlds) for doubt in review.doubts if doubt.due]
        if review.stage == "explaining":
            return [Piece("explaining", doubt.step, doubt, self._ends(doubt.step)) for doubt in self._to_explain()]
        return []

    def work(self, piece: Piece) -> Found:
        """Carry out a piece of work; nothing is changed by it."""
        if piece.doubt is None:
            return self._walk(piece)
        if piece.stage == "weighing":
            return self._weigh(piece, piece.doubt)
        return self._glance(piece, piece.doubt) if piece.stage == "glancing" else self._explain(piece, piece.doubt)

    def add(self, found: Found) -> None:
        """Take what came of a piece of work."""
        review = self.review
        review.chances += found.chances
        review.actors += found.actors
        review.luck += found.luck
        review.gains += found.gains
        review.turnings += found.turnings
        if found.piece.stage == "explaining":
            review.explained.append(found.piece.step)
        anew = {doubt.step for doubt in found.doubts}
        kept = [doubt for doubt in review.doubts if doubt.step not in anew]
        review.doubts = sorted([*kept, *found.doubts], key=lambda doubt: doubt.step)
        while not self.done and not self.pieces():
            self._next_stage()

    def _next_stage(self) -> None:
        review = self.review
        if review.stage == "walking":
            review.doubts = self.measure.weighed(review.doubts, review.chances)
            review.stage = "weighing"
        elif review.stage in ("weighing", "glancing"):
            chosen = {doubt.step for doubt in self.measure.glanced(review.doubts, review.glances)}
            for doubt in review.doubts:
                doubt.due = doubt.step in chosen
            review.glances += 1
            review.stage = "glancing" if chosen else "explaining"
            review.looks = sum(len(self.suspects(seat)) for seat in range(review.players))
        else:
            review.turnings = self._worst(review.turnings)
            review.stage = "done"

    def _rng(self, step: int, what: str) -> Rng:
        return Rng(f"{self.match.seed} {step} {what}")

    # Step by step

    def _walk(self, piece: Piece) -> Found:
        found, first = Found(piece), piece.step
        state = self.match.at(first)
        self.weigher.begin()
        now, scores = _chances(state), state.scores()
        if first == 0:
            found.chances.append(now)
            found.gains += gained(AT_THE_START, [{} for _ in scores], scores)
        for step in range(first, min(first + BLOCK, self.review.steps)):
            seat, action = self.match.move(step)
            then = state.clone(state.rng.copy())
            if action is None:
                then.take_back(seat)
            else:
                then.apply(seat, action)
            after, sheet = _chances(then), then.scores()
            if action is not None:
                change = [b - a for a, b in zip(now, after, strict=True)]
                found.doubts += self._doubt(state, step, seat, action)
                found.luck += self._luck(state, then, step, seat, action, change)
            found.gains += gained(step, scores, sheet)
            found.chances.append(after)
            found.actors.append(seat)
            state, now, scores = then, after, sheet
        return found

    def _doubt(self, state: State, step: int, seat: int, action: int) -> list[Doubt]:
        if len(state.legal(seat)) < 2 or action == state.game.catalogue.resigning:
            return []
        gap = self.weigher.gap(state, seat, action, self._rng(step, "glance"))
        return [Doubt(step, seat, round(gap, 4))] if gap > looking.SUSPICIOUS else []

    def _luck(self, state: State, then: State, step: int, seat: int, action: int, change: list[float]) -> list[Luck]:
        """The part of a change that would on average not have come of the choice."""
        if then.reveals == state.reveals and not then.over:
            return []
        rng, expected = self._rng(step, "draws"), [0.0] * state.players
        together = state.simultaneous or any(state.committed(other) for other in range(state.players))
        for _ in range(_DRAWS):
            world = state.clone(rng.fork()) if together else state.sample(seat, rng)
            before = chances(world)
            world.apply(seat, action)
            for other, chance in enumerate(chances(world)):
                expected[other] += (chance - before[other]) / _DRAWS
        shares = [round(real - mean, 4) for real, mean in zip(change, expected, strict=True)]
        return [Luck(step, shares)] if max(abs(share) for share in shares) >= _LUCKY else []

    # What was done worse than it could be

    def _weigh(self, piece: Piece, doubt: Doubt) -> Found:
        """One decision that looks bad: is there anything better?"""
        state, played = self._decided(doubt)
        rng = self._rng(doubt.step, "weigh")
        moves = [move for move in self.weigher.promising(state, doubt.seat, 3, rng) if move != played]
        worths = self.weigher.weigh(state, doubt.seat, [played, *moves], looking.WORLDS, rng)
        best = worths.index(max(worths))
        better = str(state.game.catalogue[[played, *moves][best]])
        weighed = msgspec.structs.replace(doubt, loss=round(worths[best] - worths[0], 4), better=better)
        return Found(piece, doubts=[weighed])

    def _glance(self, piece: Piece, doubt: Doubt) -> Found:
        """One decision that looks bad is played on for some turns, where ends are too dear for all that do."""
        (state, played), doubt = self._decided(doubt), doubt.beside_the_best(self.measure.close)
        rng, catalogue = self._rng(doubt.step, f"glance {doubt.tries}"), state.game.catalogue
        moves = [played, *(catalogue.id(other) for other in doubt.others)]
        if not doubt.tries:
            moves = [played, *self._looking_good(state, played, doubt, rng)]
        worths = doubt.worths or [0.0] * len(moves)
        for _ in range(piece.often if moves[1:] else 0):
            seen = self.weigher.later(state, doubt.seat, moves, rng)
            worths = [round(worth + more, 4) for worth, more in zip(worths, seen, strict=True)]
        others, tries = [str(catalogue[move]) for move in moves[1:]], doubt.tries + piece.often
        glanced = msgspec.structs.replace(doubt, others=others, worths=worths, tries=tries, due=False)
        return Found(piece, doubts=[glanced])

    def _decided(self, doubt: Doubt) -> tuple[State, int]:
        """The game as it was, and what was done."""
        played = self.match.move(doubt.step)[1]
        assert played is not None
        return self.match.at(doubt.step), played

    def _explain(self, piece: Piece, doubt: Doubt) -> Found:
        """One decision that seems to have cost much is tried again in other worlds, and told with reasons if it did."""
        (state, played), seat = self._decided(doubt), doubt.seat
        rng, catalogue = self._rng(doubt.step, "explain"), state.game.catalogue
        known = {} if self.weigher.dear else hinted(state, seat, rng)
        others = self._others(state, played, doubt, [*known], piece.often, rng)
        proof = self._proved(state, doubt, [played, *others], piece.often, rng) if others else None
        if proof is None:
            return Found(piece)
        proof = played_out(self.weigher, state, seat, proof, played, rng)
        best, known = proof.better, known or hinted(state, seat, rng)
        turning = Turning(
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
        return Found(piece, turnings=[turning])

    def _proved(self, state: State, doubt: Doubt, moves: list[int], often: int, rng: Rng) -> Proof | None:
        if not isinstance(self.weigher, ByPlans):
            return prove(self.weigher, state, doubt.seat, moves, often, rng)
        known = {state.game.catalogue.id(move): gap for move, gap in doubt.gaps.items()}
        others = {move: glanced(known.get(move), doubt.tries) for move in moves[1:]}
        then = [self.match.move(step)[1] for step in self._row(doubt.step)]
        return believed(
            self.weigher, state, doubt.seat, moves[0], others, [move for move in then if move is not None], rng
        )

    def _row(self, step: int) -> range:
        """The steps that follow before it is somebody else's turn to decide."""
        actors = self.review.actors
        return range(step + 1, next((at for at in range(step, len(actors)) if actors[at] != actors[step]), len(actors)))

    def _others(self, state: State, played: int, doubt: Doubt, hinted: list[int], often: int, rng: Rng) -> list[int]:
        """The moves that may have been better: where ends are dear the best one by glances, else some by tries.

        Where glances saw none that was better, they may have been wrong: what seemed best at first.
        """
        catalogue = state.game.catalogue
        if doubt.others:
            if doubt.glanced < NOTABLE:
                return self._looking_good(state, played, doubt, rng)
            return [catalogue.id(other) for other in doubt.beside_the_best(self.measure.close).others]
        rivals = max(2, looking.RIVALS * often // ENDS)
        looking_good = self.weigher.promising(state, doubt.seat, rivals, rng)
        moves = list(dict.fromkeys([played, catalogue.id(doubt.better), *hinted, *looking_good]))
        worths = dict(zip(moves, self.weigher.weigh(state, doubt.seat, moves, looking.FRESH, rng), strict=True))
        return sorted((move for move in moves if move != played), key=lambda move: -worths[move])[:rivals]

    def _looking_good(self, state: State, played: int, doubt: Doubt, rng: Rng) -> list[int]:
        """Other moves than the one that was played: the best by short tries, and some at first sight."""
        promising = self.weigher.promising(state, doubt.seat, looking.BESIDE, rng)
        moves = dict.fromkeys([state.game.catalogue.id(doubt.better), *promising])
        return [move for move in moves if move != played][: looking.BESIDE]

    def _to_explain(self) -> list[Doubt]:
        """What will be looked into in any case: a seat may have so many turning points more.

        In their order: what has most of the game before it takes longest, and processes that share it end together.
        """
        review, wanted = self.review, list[Doubt]()
        for seat in range(review.players):
            more = looking.MOST - sum(turning.seat == seat for turning in review.turnings)
            left = [doubt for doubt in self.suspects(seat) if doubt.step not in review.explained]
            wanted += left if self.measure.planned else left[:more]
        return sorted(wanted, key=lambda doubt: doubt.step)

    def _worst(self, turnings: list[Turning]) -> list[Turning]:
        """Those that cost a seat most, in their order; what was left out all the time in a turn is told once."""
        told = list[Turning]()
        for turning in sorted(turnings, key=lambda turning: -turning.loss):
            own = [other for other in told if other.seat == turning.seat]
            alike = (other for other in own if other.better == turning.better)
            if len(own) < looking.MOST and not any(self._in_a_row(other.step, turning.step) for other in alike):
                told.append(turning)
        return sorted(told, key=lambda turning: turning.step)

    def _in_a_row(self, *steps: int) -> bool:
        return max(steps) in self._row(min(steps))

    def suspects(self, seat: int) -> list[Doubt]:
        """The decisions of a seat that are looked into, one after another, until enough turning points are found."""
        return self.measure.suspects(self.review.doubts, seat)

    def _ends(self, step: int) -> int:
        return self.measure.ends(step, sum(len(self.suspects(seat)) for seat in range(self.review.players)))


def hinted(state: State, seat: int, rng: Rng) -> dict[int, Suggestion]:
    """What a hint would have said, by moves."""
    return {move.action: move for move in hint(state, seat, rng.fork(), _THOUGHT).moves}


def why(state: State, seat: int, proof: Proof, told: Suggestion | None) -> list[Reason]:
    """What speaks for the better move, and only that: what it brings by the end, what a hint or the rules say of it."""
    shown = compared(state.game, seat, *proof.shown(), than="played")
    said = told.reasons if told is not None else of_itself(state, seat, state.offer(seat, proof.better))
    said = [given for given in said if given.text.id not in _COMPARED]
    good = [given for given in [*shown, *said] if given.tone == "for" and given.text.id not in OPINIONS]
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
