"""Turns of many decisions are planned as a whole, by a value of positions."""

from __future__ import annotations

import pytest

from ecumene import bots, games
from ecumene.bots.beam import Beam, BeamBot, InPoints, Plan, Settings, Steps, hand_made, positions_of, steps_of
from ecumene.bots.judging import heuristics
from ecumene.bots.knowledge import Knowledge
from ecumene.bots.roster import BEAMED
from ecumene.bots.value import preferences
from ecumene.kernel import EcumeneError, Match, Rng, State
from tests.bots.kit import deciding

STEPPED = [slug for slug in games.slugs() if isinstance(heuristics(games.load(slug)), Steps)]
MOMENTS = [12, 40, 77]
every_game = pytest.mark.parametrize("slug", STEPPED)


def turn(slug: str, moment: int) -> tuple[State, int]:
    """A decision in somebody's own turn."""
    game = games.load(slug)
    for more in range(100):
        state, seat = deciding(game, 2, f"beam {moment}", moment + more)
        if steps_of(game).in_turn(state, seat):
            return state, seat
    raise AssertionError("nobody is on turn")


def beam(state: State, width: int) -> Beam:
    kit = steps_of(state.game)
    return Beam(kit, InPoints(kit), Settings(width))


def test_there_is_a_game_of_steps() -> None:
    assert "altay" in STEPPED


@every_game
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_plan_can_be_played_and_leads_where_it_says(slug: str, moment: int) -> None:
    state, seat = turn(slug, moment)
    planner, digest = beam(state, 3), state.digest()
    found = planner.plans(state, seat)
    assert state.digest() == digest
    assert [plan.worth for plan in found] == sorted((plan.worth for plan in found), reverse=True)
    phase = planner.kit.phase(state)
    for action in found[0].actions[:-1]:
        assert action in state.legal(seat)
        assert not planner.kit.leaves(state, seat, action)
        state.apply(seat, action)
    last = found[0].actions[-1]
    assert last in state.legal(seat)
    assert planner.kit.leaves(state, seat, last)
    assert planner.value.values(*planner.kit.outlooks(state, seat, [last]), phase) == [found[0].worth]


@every_game
def test_what_was_planned_is_not_planned_again(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = turn(slug, MOMENTS[0])
    mind = BeamBot(Settings(4), InPoints(steps_of(state.game)))
    planned = beam(state, 4).best(state, seat)[0].actions
    assert len(planned) > 2
    taken = [mind.decide(state, seat, Rng(0))]
    monkeypatch.setattr(Beam, "best", lambda *_: pytest.fail("planned anew"))
    while len(taken) < len(planned):
        state.apply(seat, taken[-1])
        taken.append(mind.decide(state.sample(seat, Rng(len(taken))), seat, Rng(0)))
    assert tuple(taken) == planned


@every_game
def test_what_is_hidden_does_not_matter(slug: str) -> None:
    for moment in MOMENTS:
        state, seat = turn(slug, moment)
        truth = bots.bot("beam:width=3").choose(Knowledge(state, seat), Rng(moment))
        other = state.sample(seat, Rng("another world"))
        assert bots.bot("beam:width=3").choose(Knowledge(other, seat), Rng(moment)) == truth


@every_game
def test_a_value_in_points_judges_as_any_value_does(slug: str) -> None:
    """By the same rows as a plan; what is preferred is what is worth more."""
    state, seat = turn(slug, MOMENTS[0])
    kit, actions = steps_of(state.game), state.legal(seat)
    value = InPoints(kit)
    places, rows = kit.outlooks(state, seat, actions)
    assert value.judge(state, seat, actions) == value.values(places, rows, kit.phase(state))
    assert preferences(value, state, seat, actions) == value.judge(state, seat, actions)


@every_game
def test_it_plays_a_whole_game(slug: str) -> None:
    match = Match(games.load(slug), 2, seed="beam", journal=False)
    mind, rng = bots.bot("beam:width=1:heat=0.02"), Rng("beam")
    while not match.state.over:
        seat = match.state.to_move()[0]
        match.play(seat, mind.choose(Knowledge(match.state, seat), rng))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", BEAMED)
def test_levels_go_by_what_was_learned(level: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("altay")
    assert positions_of(game, players).weights != hand_made(game).weights
    used: list[object] = []

    def best(self: Beam, state: State, seat: int) -> list[Plan]:
        used.append(self.value)
        return [Plan(0.0, (state.legal(seat)[-1],))]

    monkeypatch.setattr(Beam, "best", best)
    state, seat = deciding(game, players, "learned", 30)
    for name in (level, "beam:hand=1"):
        bots.bot(name).choose(Knowledge(state, seat), Rng(0))
    assert used == [positions_of(game, players), hand_made(game)]


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_the_upper_levels_plan_where_there_are_steps(level: str) -> None:
    assert not bots.instant(level, games.load("altay"))


@pytest.mark.parametrize(("slug", "name"), [("hadara", "Hadara"), ("through_the_ages", "Through the Ages")])
def test_where_there_are_no_steps_it_says_so(slug: str, name: str) -> None:
    state = games.load(slug).new(2, None, "no steps")
    with pytest.raises(EcumeneError, match=f"bot “beam” plans turns step by step .* which {name} does not tell"):
        bots.bot("beam").choose(Knowledge(state, state.to_move()[0]), Rng(1))
