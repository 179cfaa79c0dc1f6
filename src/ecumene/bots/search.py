"""Information-set search: the best of few candidates, tried in many worlds that agree with what the seat knows.

Candidates are those the learned value likes best. Every candidate sees the same worlds, the same simultaneous choices
of the others and the same luck. Each try goes on for a few rounds by the value's own policy and ends with the value,
or with the real outcome. At the first own decisions it may go on in several ways, of which the best one counts: who
thinks now will think again. Half of the candidates is dropped again and again, so that the time goes to the close ones.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from ecumene.bots.insight import Insight, insight_for
from ecumene.bots.knowledge import Budget, Knowledge
from ecumene.bots.playing import Playing, Points, Settings
from ecumene.bots.value import Value, preferences, value_for, worth_searching
from ecumene.kernel import Game, Rng, State

AT_FIRST_SIGHT = Budget(simulations=0)
#: What an action is worth less that a network would take one e-th as often.
_LIKED = 0.01


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
        self.insight = insight_for(knowledge.game, knowledge.players) if settings.insight else None
        self.playing = Playing(knowledge.game, self.seat, value, settings, points, self.insight)
        self.worlds = 0
        #: The world in which all candidates were judged at first.
        self.first_world: State | None = None

    def run(self, budget: Budget, keep: int = 1) -> Analysis:
        """Try candidates until the budget is spent or ``keep`` of them are left and settled."""
        self.playing.watch = (budget if worth_searching(self.value) else AT_FIRST_SIGHT).watch()
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
        if self.insight is not None:
            return self._liked(self.insight, world, actions)
        likings = preferences(self.value, world, self.seat, actions)
        # How much better one action is than another is told by what was learned about choosing, how good by the value.
        level = max(self.value.judge(world, self.seat, actions)) - max(likings)
        order = self.playing.most_liked(world, actions, likings, self.settings.candidates)
        return [Candidate(actions[place], likings[place] + level) for place in order]

    def _liked(self, insight: Insight, world: State, actions: list[int]) -> list[Candidate]:
        """Those that a network would take soonest, however sure it is of the first of them."""
        likings = insight.likings(world, self.seat, actions)
        most, level = max(likings), insight.worth(world, self.seat)
        order = self.playing.most_liked(world, actions, likings, self.settings.candidates)
        return [Candidate(actions[place], level + _LIKED * (likings[place] - most)) for place in order]

    def _try_all(self, alive: list[Candidate], share: float) -> None:
        """World after world, until a share of the budget is spent."""
        if len(alive) < 2:
            return
        while not self.playing.watch.over(share):
            if not self._try_world(alive):
                return
            self.playing.watch.spend(len(alive) * self.settings.ways**self.settings.branches)

    def try_worlds(self, moves: list[Candidate], worlds: int) -> None:
        """Try these moves in so many worlds, whatever the time."""
        for _ in range(worlds):
            self._try_world(moves)

    def _try_world(self, alive: list[Candidate]) -> bool:
        """One world for every candidate; all of it is forgotten if the time runs out on the way."""
        world = self.knowledge.sample(self.rng.fork())
        if self.settings.anew:
            self._take_back(world)
        luck = f"{self.rng.word()}.{self.rng.word()}"
        choices = self.playing.choices_of_others(world, Rng(luck))
        ends: list[tuple[float, Points]] = []
        for candidate in alive:
            end = self.playing.begin(world, candidate.action, choices, luck)
            if end is None:
                return False
            ends.append(end)
        for candidate, (value, points) in zip(alive, ends, strict=True):
            candidate.note(value, points)
        self.worlds += 1
        return True

    def _take_back(self, world: State) -> None:
        """Others who have chosen already did so by judgement; a world has any choice for them."""
        for other in range(world.players):
            if other != self.seat and world.can_take_back(other):
                world.take_back(other)


def _halvings(candidates: int, keep: int) -> int:
    stages = 1
    while candidates > max(keep, 2):
        candidates = (candidates + 1) // 2
        stages += 1
    return stages


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
