"""Positions to ask bots about."""

from __future__ import annotations

from ecumene import games
from ecumene.bots.simple import GreedyBot
from ecumene.kernel import Game, Rng, State


def judged_games() -> list[str]:
    """The games that tell bots how to judge a position."""
    return [slug for slug in games.slugs() if _has_heuristics(slug)]


def _has_heuristics(slug: str) -> bool:
    from ecumene.bots.judging import ByScore, heuristics

    return not isinstance(heuristics(games.load(slug)), ByScore)


def position(game: Game, players: int, seed: str, decisions: int) -> State:
    """A game between hot greedy bots after so many decisions, or just before its end."""
    rng = Rng(f"{seed} position")
    state = game.new(players, None, seed)
    before = state
    for _ in range(decisions):
        if state.over:
            return before
        before = state.clone(rng.fork())
        seat = state.to_move()[0]
        state.apply(seat, GreedyBot(heat=2.0).decide(state, seat, rng))
    return before if state.over else state


def deciding(game: Game, players: int, seed: str, decisions: int) -> tuple[State, int]:
    """Such a position, and a seat that really has a choice in it."""
    state = position(game, players, seed, decisions)
    rng = Rng(f"{seed} going on")
    while True:
        for seat in state.to_move():
            if len(state.legal(seat)) > 1:
                return state, seat
        seat = state.to_move()[0]
        state.apply(seat, GreedyBot().decide(state, seat, rng))
