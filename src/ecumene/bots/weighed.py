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

    #: What the option ``rules`` may be, where a game has it: every rule set is judged by opinions of its own.
    rule_sets: tuple[str, ...]
    #: Opinions made by hand, a row for each rule set: what learning begins with.
    weights: tuple[tuple[float, ...], ...]

    def weighed(self, weights: list[list[float]]) -> Heuristics:
        """The same judgement by other opinions."""


@cache
def judgement(game: Game, players: int) -> Heuristics:
    """The game's own judgement, by what was learned for the number of players (or the nearest) if anything was."""
    kit = heuristics(game)
    if not isinstance(kit, Weighed):
        return kit
    learned = [
        _learned(game, players, "" if number == 0 else rules, by_hand)
        for number, (rules, by_hand) in enumerate(zip(kit.rule_sets, kit.weights, strict=True))
    ]
    return kit if learned == [list(row) for row in kit.weights] else kit.weighed(learned)


def _learned(game: Game, players: int, rules: str, by_hand: tuple[float, ...]) -> list[float]:
    """The opinions for a rule set: those made by hand if nothing was learned, or if there are other opinions now."""
    rows = turn_weights(game, players, rules)
    return list(by_hand) if rows is None or len(rows[0]) != len(by_hand) else rows[0]


class WeighedBot(OnePly):
    """The judgement of the game by what was learned, or by opinions of its own; one ply deep."""

    def __init__(self, heat: float = 0.0, slips: float = 0.0, kit: Heuristics | None = None) -> None:
        super().__init__(heat, slips)
        self.kit = kit

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        return (self.kit or judgement(state.game, state.players)).worths(state, seat, actions)
