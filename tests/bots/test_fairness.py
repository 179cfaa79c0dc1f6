"""Bots know what their seat knows and nothing else."""

from __future__ import annotations

import pytest

from ecumene import bots, games
from ecumene.bots.knowledge import Knowledge
from ecumene.kernel import Rng
from tests.bots.kit import deciding, judged_games

BOTS = ["novice", "easy", "medium", "search:sims=12:rounds=0", "search:sims=8:rounds=1", "anchor:sims=2"]
MOMENTS = [0, 9, 23, 47]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("slug", judged_games())
def test_what_is_hidden_does_not_matter(slug: str, name: str) -> None:
    """Reshuffle everything hidden from the seat: the same bot with the same seed takes the same action."""
    game = games.load(slug)
    for moment in MOMENTS:
        state, seat = deciding(game, game.players[1], f"fair {moment}", moment)
        truth = bots.bot(name).choose(Knowledge(state, seat), Rng(f"bot {moment}"))
        for shuffle in range(2):
            other = state.sample(seat, Rng(f"shuffle {shuffle}"))
            assert bots.bot(name).choose(Knowledge(other, seat), Rng(f"bot {moment}")) == truth


@pytest.mark.parametrize("slug", ["seven_wonders", "hadara"])
def test_what_others_have_committed_to_does_not_matter(slug: str) -> None:
    """In a simultaneous decision it makes no difference whether and what the others have already chosen."""
    game = games.load(slug)
    state, seat = deciding(game, game.players[1], "committed", 0)
    others = [other for other in state.to_move() if other != seat]
    answers = set()
    for choice in (0, -1):
        committed = state.clone(Rng(0))
        committed.apply(others[0], committed.legal(others[0])[choice])
        answers.add(bots.bot("medium").choose(Knowledge(committed, seat), Rng("bot")))
    assert len(answers) == 1


@pytest.mark.parametrize("slug", judged_games())
def test_judging_a_position_leaves_it_as_it_was(slug: str) -> None:
    from ecumene.bots.judging import heuristics

    game = games.load(slug)
    kit = heuristics(game)
    for moment in range(0, 90, 7):
        state, seat = deciding(game, game.players[0] + 1, f"untouched {moment}", moment)
        digest = state.digest()
        legal = state.legal(seat)
        kit.worths(state, seat, legal)
        places, rows = kit.outlooks(state, seat, legal)
        assert state.digest() == digest
        assert len(places) == len(legal)
        assert all(len(row) == len(kit.names) for row in rows)
        assert 0 <= kit.phase(state) < kit.phases
        assert sorted({place for place in places if place >= 0}) == list(range(len(rows)))


@pytest.mark.parametrize("slug", ["seven_wonders", "hadara", "altay"])
def test_features_tell_only_what_the_seat_knows(slug: str) -> None:
    """The judgement is handed whole states; in all that look the same to the seat it says the same.

    (Where an action turns over a hidden card at once, as in Through the Ages, it is judged in a sampled world.)
    """
    from ecumene.bots.judging import heuristics

    game = games.load(slug)
    kit = heuristics(game)
    for moment in MOMENTS:
        state, seat = deciding(game, game.players[1], f"discreet {moment}", moment)
        legal = state.legal(seat)
        other = state.sample(seat, Rng("another world"))
        assert kit.worths(state, seat, legal) == kit.worths(other, seat, legal)
        assert kit.outlooks(state, seat, legal) == kit.outlooks(other, seat, legal)


def test_a_bot_cannot_reach_the_state_by_name() -> None:
    state = games.load("seven_wonders").new(3)
    knowledge = Knowledge(state, 0)
    public = [name for name in dir(knowledge) if not name.startswith("_")]
    assert sorted(public) == ["game", "happened", "legal", "offers", "players", "sample", "seat", "view"]
    assert all(getattr(knowledge, name) is not state for name in public)
