"""What must hold at every moment of every game, with an independent judge beside the engine."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ecumene.games.hadara import GAME
from ecumene.games.hadara.rules import Hadara
from ecumene.kernel import Rng
from tests.games.hadara import referee
from tests.games.hadara.kit import look, notations

players = st.integers(2, 5)
seeds = st.integers(0, 2**32)
options = st.fixed_dictionaries({"starred_cards": st.booleans(), "choose_sides": st.booleans()})
#: How often a player prefers buying, capturing, building: at 100 nobody has food enough.
eagerness = st.sampled_from([0, 50, 100])
few = settings(max_examples=40, deadline=None)

EAGER = ("buy", "annex", "plunder", "build", "silver", "gold", "pay")


def choose(state: Hadara, seat: int, rng: Rng, eager: int) -> str:
    offered = notations(state, seat)
    wanted = [line for line in offered if line.split()[0] in EAGER]
    if wanted and int(rng.below(100)) < eager:
        offered = wanted
    return offered[rng.below(len(offered))]


def new_game(count: int, seed: int, chosen: dict[str, bool]) -> Hadara:
    state = GAME.new(count, chosen, seed, journal=True)
    assert isinstance(state, Hadara)
    return state


@few
@given(players, seeds, options, eagerness)
def test_the_judge_agrees_at_every_decision(count: int, seed: int, chosen: dict[str, bool], eager: int) -> None:
    """Tracks follow from cards and tiles, coins from the events, points from the printed pieces."""
    state, rng = new_game(count, seed, chosen), Rng(seed)
    while not state.over:
        seat = state.to_move()[0]
        state.play(seat, choose(state, seat, rng, eager))
        player = look(state).civilizations[seat]
        if player.side:
            if state.stack and state.stack[-1].kind == "tile":
                continue
            assert player.tracks == referee.tracks(player)
            assert list(player.score.values()) == referee.points(player)
    for seat, player in enumerate(look(state).civilizations):
        assert player.coins == referee.coins(state, seat)
        assert player.tracks == referee.tracks(player)
        assert list(player.score.values()) == referee.points(player)


@few
@given(players, seeds, options, eagerness)
def test_limits_hold_at_every_decision(count: int, seed: int, chosen: dict[str, bool], eager: int) -> None:
    state, rng = new_game(count, seed, chosen), Rng(seed)
    while not state.over:
        seat = state.to_move()[0]
        state.play(seat, choose(state, seat, rng, eager))
        for player in look(state).civilizations:
            assert player.coins >= 0
            assert min(player.tracks.values()) >= 0
            assert len(player.silver) <= 2
            assert player.gold <= 2
            assert len({colony.stack for colony in player.colonies}) == len(player.colonies)
            used = sum(statue.tile is not None for statue in player.statues) + len(player.silver)
            assert sum(player.tiles.values()) + used + (player.card_tile is not None) == 8
            assert player.hand_size in (0, 2)


@few
@given(players, seeds, options)
def test_nobody_is_hungry_after_feeding_without_having_paid(count: int, seed: int, chosen: dict[str, bool]) -> None:
    """Eager buyers: after each feeding step cards do not exceed food by more than was paid for."""
    state, rng = new_game(count, seed, chosen), Rng(seed)
    while not state.over:
        seat = state.to_move()[0]
        feeding = state.stack[-1].kind == "feed"
        line = choose(state, seat, rng, 100)
        state.play(seat, line)
        if feeding and (state.over or state.stack[-1].kind != "feed" or state.to_move() != [seat]):
            assert state.journal is not None
            paid = 0
            for event in reversed(state.journal.events):
                if event.player == seat and event.kind in ("income", "built"):
                    break
                paid += event.player == seat and event.kind == "relief"
            assert look(state).civilizations[seat].hungry <= paid


@few
@given(players, seeds, eagerness)
def test_everybody_decides_about_ten_cards_in_every_epoch(count: int, seed: int, eager: int) -> None:
    """Five kept in phase A and five taken in phase B, each bought or sold."""
    state, rng = new_game(count, seed, {}), Rng(seed)
    decided: dict[tuple[int, int], int] = {}
    while not state.over:
        seat = state.to_move()[0]
        line = choose(state, seat, rng, eager)
        if line.split()[0] in ("buy", "sell"):
            decided[state.epoch, seat] = decided.get((state.epoch, seat), 0) + 1
        state.play(seat, line)
    assert decided == {(epoch, seat): 10 for epoch in (1, 2, 3) for seat in range(count)}
