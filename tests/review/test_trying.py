"""Games played on for a review: everybody as strong as can be had, and the same question has the same answer."""

from __future__ import annotations

import pytest

from ecumene import games
from ecumene.bots.planner import judge
from ecumene.bots.roster import AnyLearned
from ecumene.conformance import random_game
from ecumene.kernel import Rng
from ecumene.review import playing_on, trying
from ecumene.review.playing_on import Planning, players_of
from ecumene.review.trying import ByPlans, Hope, weigher

PLAYERS = {"through_the_ages": Planning, "altay": Planning}


@pytest.mark.parametrize("slug", games.slugs())
def test_turns_are_planned_where_they_can_be(slug: str) -> None:
    assert type(players_of(games.load(slug))()) is PLAYERS.get(slug, AnyLearned)


@pytest.mark.parametrize("slug", games.slugs())
def test_what_was_played_on_before_changes_nothing(slug: str) -> None:
    """Plans are remembered: they must not be from one end to the next, since a review can go on in another process."""
    game = games.load(slug)
    match = random_game(game, game.players[0], "ends", {}, journal=False)
    steps = range(len(match.actions) * 9 // 10, len(match.actions))
    step = next(step for step in steps if len(match.at(step).legal(match.move(step)[0])) > 2)
    state, seat = match.at(step), match.move(step)[0]
    moves = [move for move in state.legal(seat) if move != game.catalogue.resigning][:2]
    fresh, used = weigher(game, game.players[0]), weigher(game, game.players[0])
    used.to_the_end(state, seat, moves, Rng("other"))
    assert used.later(state, seat, moves, Rng("same")) == fresh.later(state, seat, moves, Rng("same"))
    assert used.to_the_end(state, seat, moves, Rng("same")) == fresh.to_the_end(state, seat, moves, Rng("same"))


@pytest.mark.parametrize("slug", games.slugs())
def test_some_turns_later_a_chance_is_seen(slug: str) -> None:
    """The world itself is left as it was, and the end counts where it comes sooner."""
    game = games.load(slug)
    match = random_game(game, game.players[0], "later", {}, journal=False)
    step = next(step for step in range(len(match.actions)) if len(match.at(step).legal(match.move(step)[0])) > 2)
    for state, seat in ((match.at(step), match.move(step)[0]), (match.at(len(match.actions) - 1), match.move(-1)[0])):
        moves, before = [m for m in state.legal(seat) if m != game.catalogue.resigning][:2], state.digest()
        worths = weigher(game, game.players[0]).later(state, seat, moves, Rng("later"))
        assert len(worths) == len(moves)
        assert all(0.0 <= worth <= 1.0 for worth in worths)
        assert state.digest() == before


def test_a_game_that_does_not_end_counts_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing_on, "_LONGEST_GAME", 4)
    game = games.load("altay")
    state = game.new(2, None, "endless")
    seat = state.to_move()[0]
    (end,) = weigher(game, 2).to_the_end(state, seat, state.legal(seat)[:1], Rng("some"))
    assert 0.0 < end.won < 1.0
    assert end.worth == end.won


@pytest.mark.parametrize(("slug", "broken_off"), [("through_the_ages", True), ("altay", False)])
def test_what_is_decided_is_broken_off(slug: str, broken_off: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as somebody's chance is great enough, as it is here at once; but not where whole games are wanted."""
    monkeypatch.setattr(playing_on, "_DECIDED_BY_TURNS", 0.0)
    game = games.load(slug)
    match = random_game(game, 2, "decided", {}, journal=False)
    step = len(match.actions) * 9 // 10
    state, seat = match.at(step), match.move(step)[0]
    for whole in (False, True):
        (end,) = weigher(game, 2).to_the_end(state, seat, state.legal(seat)[:1], Rng("some"), whole)
        assert end.over is (whole or not broken_off)
        assert end.over is (end.won in (0.0, 0.5, 1.0))


def test_a_turn_ended_at_once_looks_bad_whatever_chances_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """In an opening of Through the Ages they hardly see it."""
    monkeypatch.setattr(trying, "chances", lambda state: [0.5] * state.players)
    game = games.load("through_the_ages")
    match, weighing = random_game(game, 2, "opening", {}, journal=False), weigher(game, 2)
    ending = game.catalogue.id("end")
    begun = (step for step in range(len(match.actions)) if {ending} < set(match.at(step).legal(match.move(step)[0])))
    step = next(step for step in begun if step > 20 and len(match.at(step).legal(match.move(step)[0])) > 9)
    state, seat = match.at(step), match.move(step)[0]
    assert weighing.gap(state, seat, ending, Rng("some")) > 0.1
    weighing.begin()
    best = weighing.promising(state, seat, 1, Rng("some"))[0]
    assert weighing.gap(state, seat, best, Rng("some")) < 0.02


def test_what_was_not_planned_looks_a_little_bad_however_good_it_seems(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plans may like it too well; but it does not matter in which order a plan is carried out."""
    game = games.load("through_the_ages")
    match, weighing = random_game(game, 2, "opening", {}, journal=False), weigher(game, 2)
    state = match.at(0)
    seat = state.to_move()[0]
    planned, other, rest = state.legal(seat)[1], state.legal(seat)[2], state.legal(seat)[3]
    found = iter([(Hope(0.4, 0.4), [planned, other])])
    monkeypatch.setattr(weighing, "_best", lambda state, seat, rng: next(found, (Hope(0.9, 0.9), [])))
    for action, gap in ((planned, 0.0), (other, 0.0), (rest, 0.02)):
        found = iter([(Hope(0.4, 0.4), [planned, other])])
        weighing.begin()
        assert weighing.gap(state, seat, action, Rng("some")) == gap


def test_an_answer_looks_bad_by_how_things_stand_whatever_chances_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chances say nothing of which event was prepared, and next to nothing of an attack that was left out."""
    monkeypatch.setattr(trying, "chances", lambda state: [0.5] * state.players)
    game = games.load("through_the_ages")
    match, weighing = random_game(game, 2, "opening", {}, journal=False), weigher(game, 2)
    bad = 0
    for step in range(len(match.actions)):
        state, seat = match.at(step), match.move(step)[0]
        moves = [move for move in state.legal(seat) if move != game.catalogue.resigning]
        if len(moves) < 3 or judge(game).turns.in_turn(state, seat):
            continue
        order = weighing.promising(state, seat, len(moves), Rng("some"))
        assert weighing.gap(state, seat, order[0], Rng("some")) <= weighing.gap(state, seat, order[-1], Rng("some"))
        bad += weighing.gap(state, seat, order[-1], Rng("some")) > 0.1
    assert bad


@pytest.mark.parametrize("players", [2, 3])
def test_many_turns_later_chances_are_seen(players: int) -> None:
    """The same luck for every move, the world itself is left as it was, and several moves can be of one turn."""
    game = games.load("through_the_ages")
    match = random_game(game, players, "far", {}, journal=False)
    at = len(match.actions) * 3 // 4
    step = next(step for step in range(at, len(match.actions)) if len(match.at(step).legal(match.move(step)[0])) > 3)
    state, seat = match.at(step), match.move(step)[0]
    mind = weigher(game, players)
    assert isinstance(mind, ByPlans)
    moves, before = [m for m in state.legal(seat) if m != game.catalogue.resigning][:2], state.digest()
    first, second, again = mind.far(state, seat, [moves[0], moves[1], moves[0]], Rng("far"))
    assert 0.0 <= first.worth <= 1.0
    assert 0.0 <= second.worth <= 1.0
    assert again == first
    assert state.digest() == before
