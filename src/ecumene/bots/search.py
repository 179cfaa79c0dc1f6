"""Information-set search: the best of few candidates, tried in many worlds that agree with what the seat knows.

Candidates are those the learned value likes best. Every candidate sees the same worlds, the same simultaneous choices
of the others and the same luck. Each try goes on for a few rounds by the value's own policy and ends with the value,
or with the real outcome. At the first own decisions it may go on in several ways, of which the best one counts: who
thinks now will think again. Half of the candidates is dropped again and again, so that the time goes to the close ones.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from ecumene.bots.judging import Milestones, heuristics, lead, lead_value, totals
from ecumene.bots.knowledge import Budget, Knowledge
from ecumene.bots.simple import pick
from ecumene.bots.value import DOMINATED, Value, preferences, value_for, worth_searching
from ecumene.kernel import Game, Rng, State

#: Points by category, for every seat.
Points = list[dict[str, int]]

AT_FIRST_SIGHT = Budget(simulations=0)
_LONGEST_TRY = 400


@dataclass(frozen=True)
class Settings:
    """What can be tuned. ``rounds``: own decisions played by policy before a try is cut off and judged."""

    candidates: int = 6
    rounds: int = 1
    heat: float = 0.01  # of the policy in tries
    patience: float = 6.0  # how many tries the first judgement is worth
    to_milestone: bool = False  # tries go on to where points are next counted, all to the same moment
    branches: int = 0  # the first own decisions at which a try goes on in several ways, the best of which counts,
    ways: int = 3  # and in how many
    every: int = 0  # a try is judged after every so many own decisions, too, and the mean counts


@dataclass
class _Way:
    """One way on which a try is."""

    state: State
    rng: Rng
    #: What the others have chosen already who decided together with us, and what they were asked.
    pending: dict[int, int] = field(default_factory=dict)
    asked: str = ""
    start: int = 0  # the milestone at which it began
    own: int = 0  # decisions of one's own so far
    judged: list[float] = field(default_factory=list)

    def mean(self, last: float) -> float:
        """Of all judgements on the way and the last one."""
        return (sum(self.judged) + last) / (len(self.judged) + 1)


@dataclass
class Candidate:
    """An action under consideration, and what came of it so far."""

    action: int
    prior: float
    tries: int = 0
    total: float = 0.0
    squares: float = 0.0
    #: For every try the points by category at its end, for every seat, where they are watched.
    ends: list[Points] = field(default_factory=list)

    def mean(self) -> float:
        return self.total / self.tries if self.tries else self.prior

    def worth(self, patience: float) -> float:
        weight = self.tries + patience
        return (self.total + patience * self.prior) / weight if weight else self.prior

    def spread(self) -> float:
        """The standard deviation of what came of it."""
        return sqrt(max(0.0, self.squares / self.tries - self.mean() ** 2)) if self.tries else 0.0

    def note(self, value: float, points: Points) -> None:
        self.tries += 1
        self.total += value
        self.squares += value * value
        if points:
            self.ends.append(points)


@dataclass
class Analysis:
    """All candidates, best first, and in how many worlds they were tried."""

    candidates: list[Candidate]
    worlds: int


class Search:
    """One search at one decision."""

    def __init__(
        self, knowledge: Knowledge, value: Value, settings: Settings, rng: Rng, *, points: bool = False
    ) -> None:
        self.knowledge = knowledge
        self.seat = knowledge.seat
        self.value = value
        self.settings = settings
        self.rng = rng
        self.points = points
        self.worlds = 0
        #: The world in which all candidates were judged at first.
        self.first_world: State | None = None
        self.watch = Budget().watch()

    def run(self, budget: Budget, keep: int = 1) -> Analysis:
        """Try candidates until the budget is spent or ``keep`` of them are left and settled."""
        self.watch = (budget if worth_searching(self.value) else AT_FIRST_SIGHT).watch()
        entered = self.first_judgement()
        alive = entered[:]
        stages = _halvings(len(alive), keep)
        for number in range(stages):
            self._try_all(alive, (number + 1) / stages)
            alive.sort(key=lambda candidate: -candidate.worth(self.settings.patience))
            if number + 1 < stages:
                del alive[max(keep, (len(alive) + 1) // 2) :]
        rest = [candidate for candidate in entered if candidate not in alive]
        rest.sort(key=lambda candidate: -candidate.worth(self.settings.patience))
        return Analysis(alive + rest, self.worlds)

    def first_judgement(self) -> list[Candidate]:
        """The candidates, by the value alone."""
        world = self.knowledge.sample(self.rng.fork())
        self.first_world = world
        actions = world.legal(self.seat)
        likings = preferences(self.value, world, self.seat, actions)
        # How much better one action is than another is told by what was learned about choosing, how good by the value.
        level = max(self.value.judge(world, self.seat, actions)) - max(likings)
        order = sorted(range(len(actions)), key=lambda i: -likings[i])[: self.settings.candidates]
        return [Candidate(actions[i], likings[i] + level) for i in order if likings[i] > DOMINATED]

    def _try_all(self, alive: list[Candidate], share: float) -> None:
        """World after world, until a share of the budget is spent."""
        if len(alive) < 2:
            return
        while not self.watch.over(share):
            if not self._try_world(alive):
                return
            self.watch.spend(len(alive) * self.settings.ways**self.settings.branches)

    def try_worlds(self, moves: list[Candidate], worlds: int) -> None:
        """Try these moves in so many worlds, whatever the time."""
        for _ in range(worlds):
            self._try_world(moves)

    def _try_world(self, alive: list[Candidate]) -> bool:
        """One world for every candidate; all of it is forgotten if the time runs out on the way."""
        world = self.knowledge.sample(self.rng.fork())
        luck = f"{self.rng.word()}.{self.rng.word()}"
        choices = self._choices_of_others(world, Rng(luck))
        ends: list[tuple[float, Points]] = []
        for candidate in alive:
            state = world.clone(Rng(luck))
            state.apply(self.seat, candidate.action)
            asked = state.stack[-1].kind if choices and state.stack else ""
            start = self.milestone(state) if self.settings.to_milestone else 0
            end = self._go_on(_Way(state, Rng(f"{luck} choices"), dict(choices), asked, start))
            if end is None:
                return False
            ends.append(end)
        for candidate, (value, points) in zip(alive, ends, strict=True):
            candidate.note(value, points)
        self.worlds += 1
        return True

    def _choices_of_others(self, world: State, rng: Rng) -> dict[int, int]:
        """What the others do who decide at the same time and cannot answer to us."""
        others = [seat for seat in world.to_move() if seat != self.seat]
        return {seat: self._policy(world, seat, rng) for seat in others}

    def _go_on(self, way: _Way) -> tuple[float, Points] | None:
        """Play on by policy for a while; the value of where that ends, and the points there. None: no time."""
        state, settings = way.state, self.settings
        points: Points = []
        for _ in range(_LONGEST_TRY):
            if not state.stack:
                return way.mean(utility(state, self.seat)), points or self._points(state)
            if self.watch.over():
                return None
            seats = state.stack[-1].seats
            seat = seats[0]
            if seat in way.pending and state.stack[-1].kind == way.asked:
                state.apply(seat, way.pending.pop(seat))
                continue
            if settings.to_milestone and not points and self.milestone(state) != way.start:
                points = self._points(state)
            if self.seat in seats and not way.pending:
                if points if settings.to_milestone else way.own == settings.rounds:
                    break
                if seat == self.seat:
                    if way.own < settings.branches:
                        return self._best_of(way)
                    if settings.every and way.own and way.own % settings.every == 0:
                        way.judged.append(self._judge(state))
                    way.own += 1
            state.apply(seat, self._policy(state, seat, way.rng))
        return way.mean(self._judge(state)), points or self._points(state)

    def _best_of(self, way: _Way) -> tuple[float, Points] | None:
        """The best of the ways to go on that look best, all with the same luck. None: no time."""
        actions = way.state.legal(self.seat)
        likings = preferences(self.value, way.state, self.seat, actions)
        order = sorted(range(len(actions)), key=lambda i: -likings[i])[: self.settings.ways]
        luck = f"{way.rng.word()}.{way.rng.word()}"
        ends: list[tuple[float, Points]] = []
        for place in order:
            if ends and likings[place] <= DOMINATED:
                break
            then = way.state.clone(Rng(luck))
            then.apply(self.seat, actions[place])
            end = self._go_on(
                _Way(then, Rng(f"{luck} choices"), start=way.start, own=way.own + 1, judged=way.judged[:])
            )
            if end is None:
                return None
            ends.append(end)
        return max(ends, key=lambda end: end[0])

    def _points(self, state: State) -> Points:
        return state.scores() if self.points else []

    def milestone(self, state: State) -> int:
        kit = heuristics(self.knowledge.game)
        return kit.milestone(state) if isinstance(kit, Milestones) else 0

    def _judge(self, state: State) -> float:
        seat = self.seat
        if seat not in state.to_move():
            return utility(state, seat)
        return max(self.value.judge(state, seat, state.legal(seat)))

    def _policy(self, state: State, seat: int, rng: Rng) -> int:
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        return actions[pick(preferences(self.value, state, seat, actions), self.settings.heat, 0.0, rng)]


def _halvings(candidates: int, keep: int) -> int:
    stages = 1
    while candidates > max(keep, 2):
        candidates = (candidates + 1) // 2
        stages += 1
    return stages


def utility(state: State, seat: int) -> float:
    """What an end (or a position taken as one) is worth: half for winning, half for the lead."""
    scale = heuristics(state.game).clear_lead
    result = state.result()
    if result is None:
        return lead_value(lead(totals(state), seat), scale)
    won = 1.0 / len(result.winners) if seat in result.winners else 0.0
    return 0.5 * won + 0.5 * lead_value(lead([standing.score for standing in result.standings], seat), scale)


class SearchBot:
    """Thinks as long as it may."""

    instant = False

    def __init__(self, budget: Budget, settings: Settings | None = None, value: Value | None = None) -> None:
        self.budget = budget
        self.settings = settings or Settings()
        self._value = value

    def choose(self, knowledge: Knowledge, rng: Rng, budget: Budget | None = None) -> int:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]
        search = Search(knowledge, self.value(knowledge.game, knowledge.players), self.settings, rng)
        return search.run(budget or self.budget).candidates[0].action

    def value(self, game: Game, players: int) -> Value:
        return self._value or value_for(game, players)
