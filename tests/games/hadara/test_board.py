"""The board: the order of the decks and the crests of the seats are drawn; under the first rules they were fixed."""

from __future__ import annotations

import pytest

from ecumene.games.hadara.components import COLORS, CRESTS
from ecumene.games.hadara.rules import Hadara
from ecumene.kernel import Rng
from ecumene.locale import text
from tests.games.hadara.kit import anything, events, look, new_state, run_step, sample

SEEDS = range(40)


def ring(seed: int, rules: int | None = None) -> tuple[str, ...]:
    return tuple(deck.color for deck in look(new_state(3, seed, rules=rules)).decks)


def crests_of(state: Hadara) -> tuple[str, ...]:
    return tuple(player.crest for player in look(state).civilizations)


def crests(seed: int, rules: int | None = None) -> tuple[str, ...]:
    return crests_of(new_state(3, seed, rules=rules))


def test_decks_and_crests_are_drawn() -> None:
    rings = {ring(seed) for seed in SEEDS}
    assert all(sorted(colors) == sorted(COLORS) for colors in rings)
    assert len(rings) > 20
    assert all(len(set(crests(seed))) == 3 for seed in SEEDS)
    assert {crests(seed)[0] for seed in SEEDS} == set(CRESTS)


def test_under_the_first_rules_they_were_always_the_same() -> None:
    assert {ring(seed, rules=1) for seed in SEEDS} == {("red", "yellow", "green", "blue", "purple")}
    assert {crests(seed, rules=1) for seed in SEEDS} == {("monkey", "dragon", "lion")}


def test_only_what_is_drawn_tells_the_versions_apart() -> None:
    """Chance is used up in another order, so the rest is dealt differently; no figure of the rules has changed."""
    old, new = new_state(3, rules=1), new_state(3)
    assert set(new.dump()) - set(old.dump()) == {"ring", "crests"}
    assert (old.rules, new.rules) == (1, 2)


@pytest.mark.parametrize("seed", range(5))
def test_the_view_tells_where_every_crest_points(seed: int) -> None:
    """The deck of a place of the wheel is that many places clockwise from the deck that place 0 points at."""
    state = new_state(4, seed)
    run_step(state)
    for _ in range(12):
        view = look(state)
        assert view.wheel is not None
        for player in view.civilizations:
            assert view.decks[(view.wheel + player.place) % 5].crest == player.seat
            assert player.crest == CRESTS[player.place]
        seat = state.to_move()[0]
        state.play(seat, anything(state, seat))


def test_the_wheel_moves_every_crest_to_the_next_deck_clockwise() -> None:
    state = new_state(2, seed=3)
    run_step(state)
    before = look(state).wheel
    for seat in (0, 1):
        state.play(seat, anything(state, seat))
    assert before is not None
    assert look(state).wheel == (before + 1) % 5


def test_a_copy_and_a_sample_have_the_same_board() -> None:
    state = new_state(5, seed=7)
    assert look(state.clone(Rng(1))).decks == look(state).decks
    sampled = sample(state, 2, Rng(1))
    assert (look(sampled).decks, look(sampled).civilizations) == (look(state).decks, look(state).civilizations)


def test_the_draw_is_told() -> None:
    state = new_state(2, seed=1)
    assert list(events(state, "ring")[0].values())[1:] == [deck.color for deck in look(state).decks]
    assert [event["crest"] for event in events(state, "crest")] == list(crests_of(state))
    assert state.journal is not None
    told = [text(state.narrate(event), "en") for event in state.journal.events[:2]]
    assert told[0].startswith("The decks lie clockwise: ")
    assert events(new_state(2, seed=1, rules=1), "ring") == []
