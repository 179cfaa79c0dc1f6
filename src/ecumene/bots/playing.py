# Compiled by mypyc where a C compiler is present.
"""One try of a search: from where a move leads, played on by policy for a while, and judged there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ecumene.bots.drawing import pick
from ecumene.bots.insight import Insight
from ecumene.bots.judging import Families, Milestones, heuristics, utility
from ecumene.bots.knowledge import Budget
from ecumene.bots.value import DOMINATED, Value, preferences
from ecumene.kernel.game import Game
from ecumene.kernel.rng import Rng
from ecumene.kernel.state import State

#: Points by category, for every seat.
Points = list[dict[str, int]]

_LONGEST_TRY: Final = 400


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
    distinct: bool = False  # of moves that differ in their payment only, say, the best one is enough
    anew: bool = True  # others who have chosen already are thought to have done so by policy, too
    insight: bool = False  # a network chooses the candidates and judges positions, too, where there is one


class Way:
    """One way on which a try is."""

    def __init__(self, state: State, rng: Rng, start: int, own: int, judged: list[float]) -> None:
        self.state = state
        self.rng = rng
        #: What the others have chosen already who decided together with us, and what they were asked.
        self.pending: dict[int, int] = {}
        self.asked = ""
        self.start = start  # the milestone at which it began
        self.own = own  # decisions of one's own so far
        self.judged = judged

    def expect(self, choices: dict[int, int]) -> None:
        """What the others will do who are asked now."""
        if choices and self.state.stack:
            self.pending = choices.copy()
            self.asked = self.state.stack[-1].kind

    def mean(self, last: float) -> float:
        """Of all judgements on the way and the last one."""
        return (sum(self.judged) + last) / (len(self.judged) + 1)


class Playing:
    """How one seat plays tries on."""

    def __init__(
        self, game: Game, seat: int, value: Value, settings: Settings, points: bool, insight: Insight | None = None
    ) -> None:
        self.seat = seat
        self.value = value
        self.settings = settings
        self.points = points
        self.insight = insight
        self.watch = Budget().watch()
        kit = heuristics(game)
        self.families: Families | None = kit if settings.distinct and isinstance(kit, Families) else None
        self.milestones: Milestones | None = kit if settings.to_milestone and isinstance(kit, Milestones) else None

    def begin(self, world: State, action: int, choices: dict[int, int], luck: str) -> tuple[float, Points] | None:
        """What comes of an action in a world in which the others do what they have chosen. None: no time."""
        state = world.clone(Rng(luck))
        state.apply(self.seat, action)
        way = Way(state, Rng(f"{luck} choices"), self.milestone(state), 0, [])
        way.expect(choices)
        return self.go_on(way)

    def go_on(self, way: Way) -> tuple[float, Points] | None:
        """Play on by policy for a while; the value of where that ends, and the points there. None: no time."""
        state = way.state
        settings = self.settings
        points: Points = []
        for _ in range(_LONGEST_TRY):
            if not state.stack:
                return way.mean(utility(state, self.seat)), points or self.points_of(state)
            if self.watch.over():
                return None
            decision = state.stack[-1]
            seat = decision.seats[0]
            if way.pending and seat in way.pending and decision.kind == way.asked:
                state.apply(seat, way.pending.pop(seat))
                continue
            if settings.to_milestone and not points and self.milestone(state) != way.start:
                points = self.points_of(state)
            if not way.pending and self.seat in decision.seats:
                if len(points) > 0 if settings.to_milestone else way.own == settings.rounds:
                    break
                if seat == self.seat:
                    if way.own < settings.branches:
                        return self.best_of(way)
                    if settings.every and way.own and way.own % settings.every == 0:
                        way.judged.append(self.judge(state))
                    way.own += 1
            state.apply(seat, self.policy(state, seat, way.rng))
        return way.mean(self.judge(state)), points or self.points_of(state)

    def best_of(self, way: Way) -> tuple[float, Points] | None:
        """The best of the ways to go on that look best, all with the same luck. None: no time."""
        actions = way.state.legal(self.seat)
        likings = preferences(self.value, way.state, self.seat, actions)
        choices = self.choices_of_others(way.state, way.rng)
        luck = f"{way.rng.word()}.{way.rng.word()}"
        best: tuple[float, Points] | None = None
        for place in self.most_liked(way.state, actions, likings, self.settings.ways):
            then = way.state.clone(Rng(luck))
            then.apply(self.seat, actions[place])
            further = Way(then, Rng(f"{luck} choices"), way.start, way.own + 1, way.judged[:])
            further.expect(choices)
            end = self.go_on(further)
            if end is None:
                return None
            if best is None or end[0] > best[0]:
                best = end
        return best

    def most_liked(self, state: State, actions: list[int], likings: list[float], most: int) -> list[int]:
        """The places of the actions that look best, one of each family; only one if all are dominated."""
        found: list[int] = []
        families: list[int] = []
        for place in sorted(range(len(actions)), key=lambda i: -likings[i]):
            if len(found) == most or (found and likings[place] <= DOMINATED):
                break
            if self.families is not None:
                family = self.families.family(state, actions[place])
                if family in families:
                    continue
                families.append(family)
            found.append(place)
        return found

    def choices_of_others(self, world: State, rng: Rng) -> dict[int, int]:
        """What the others do who decide at the same time and cannot answer to us."""
        return {seat: self.policy(world, seat, rng) for seat in world.to_move() if seat != self.seat}

    def points_of(self, state: State) -> Points:
        return state.scores() if self.points else []

    def milestone(self, state: State) -> int:
        return 0 if self.milestones is None else self.milestones.milestone(state)

    def judge(self, state: State) -> float:
        """A position by the best that can be done in it, and by what a network thinks of it."""
        if self.seat not in state.to_move():
            return utility(state, self.seat)
        best = max(self.value.judge(state, self.seat, state.legal(self.seat)))
        return best if self.insight is None else (best + self.insight.worth(state, self.seat)) / 2.0

    def policy(self, state: State, seat: int, rng: Rng) -> int:
        """What a seat does at first sight."""
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        return actions[pick(preferences(self.value, state, seat, actions), self.settings.heat, 0.0, rng)]
