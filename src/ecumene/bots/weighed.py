"""Judgements of actions that go by opinions: those made by hand, or those that were learned."""

from __future__ import annotations

from functools import cache
from typing import Protocol, runtime_checkable

from ecumene.bots.judging import Heuristics, heuristics
from ecumene.bots.simple import OnePly
from ecumene.bots.value import turn_weights
from ecumene.kernel import Game, State


@runtime_checkable
class Weighed(Heuristics, Protocol):
    """What heuristics tell besides, where ``worths`` go by opinions that can be others."""

    #: Opinions made by hand: what learning begins with.
    weights: tuple[float, ...]

    def weighed(self, weights: list[float]) -> Heuristics:
        """The same judgement by other opinions."""


@cache
def judgement(game: Game, players: int) -> Heuristics:
    """The game's own judgement, by what was learned for the number of players (or the nearest) if anything was."""
    kit = heuristics(game)
    if not isinstance(kit, Weighed):
        return kit
    learned = turn_weights(game, players)
    return kit if learned is None or len(learned[0]) != len(kit.weights) else kit.weighed(learned[0])


class WeighedBot(OnePly):
    """The judgement of the game by what was learned, or by opinions of its own; one ply deep."""

    def __init__(self, heat: float = 0.0, slips: float = 0.0, kit: Heuristics | None = None) -> None:
        super().__init__(heat, slips)
        self.kit = kit

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        return (self.kit or judgement(state.game, state.players)).worths(state, seat, actions)
