"""Bots that answer at once: by chance, or by one look at every action."""

from __future__ import annotations

from functools import cache

from ecumene.bots.drawing import drawn, pick
from ecumene.bots.judging import Mixed, heuristics
from ecumene.bots.knowledge import Budget, Knowledge
from ecumene.bots.value import Value, preferences
from ecumene.kernel import Game, Rng, State
from ecumene.kernel.decisions import any_of

AT_ONCE = Budget(simulations=1)


class RandomBot:
    """Takes any legal action, but does not resign."""

    budget = AT_ONCE
    instant = True

    def choose(self, knowledge: Knowledge, rng: Rng, budget: Budget | None = None) -> int:
        return any_of(knowledge.legal(), knowledge.game.catalogue.resigning, rng)


class OnePly:
    """Looks once at every action and takes the best; weaker the hotter it plays.

    ``heat`` is in the unit of the judgement. ``slips``: the share of decisions taken by chance among the better half.
    """

    budget = AT_ONCE
    instant = True

    def __init__(self, heat: float = 0.0, slips: float = 0.0) -> None:
        self.heat = heat
        self.slips = slips

    def choose(self, knowledge: Knowledge, rng: Rng, budget: Budget | None = None) -> int:
        return self.decide(knowledge.sample(rng), knowledge.seat, rng)

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        """A decision in a state one may look at: a sampled one, or one of the arena's own making."""
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        unforeseen = mixture(state, seat, actions)
        if unforeseen:
            return actions[drawn(unforeseen, rng)]
        return actions[pick(self.judge(state, seat, actions), self.heat, self.slips, rng)]

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        raise NotImplementedError


class GreedyBot(OnePly):
    """The hand-made judgement of the game, one ply deep."""

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        return heuristics(state.game).worths(state, seat, actions)


class LearnedBot(OnePly):
    """The value learned by self-play, one ply deep."""

    def __init__(self, value: Value, heat: float = 0.0, slips: float = 0.0) -> None:
        super().__init__(heat, slips)
        self.value = value

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        return preferences(self.value, state, seat, actions)


def mixture(state: State, seat: int, actions: list[int]) -> list[float]:
    """How often each action should be taken where it must not be foreseen, by the game's own judgement."""
    mixed = _mixed(state.game)
    return [] if mixed is None else mixed.mixture(state, seat, actions)


@cache
def _mixed(game: Game) -> Mixed | None:
    judgement = heuristics(game)
    return judgement if isinstance(judgement, Mixed) else None
