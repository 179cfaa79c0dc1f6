"""Turns are planned as a whole, and what is asked between turns is judged by where it leads."""

from __future__ import annotations

import pytest

from ecumene import bots, games
from ecumene.bots.judging import Turns, heuristics
from ecumene.bots.knowledge import Knowledge
from ecumene.bots.planner import PlannerBot, Settings, foreseen, judge, plans
from ecumene.bots.simple import GreedyBot
from ecumene.kernel import EcumeneError, Match, Rng, State

PLANNED = [slug for slug in games.slugs() if isinstance(heuristics(games.load(slug)), Turns)]
MOMENTS = [30, 80, 140]
every_game = pytest.mark.parametrize("slug", PLANNED)


def turn(slug: str, decisions: int) -> tuple[State, int]:
    """A game of greedy bots, and whose turn it is to act after so many decisions."""
    game = games.load(slug)
    state, rng = game.new(2, None, f"plan {decisions}"), Rng(decisions)
    turns = judge(game).turns
    while decisions > 0 or not turns.in_turn(state, state.to_move()[0]):
        seat = state.to_move()[0]
        state.apply(seat, GreedyBot().decide(state, seat, rng))
        decisions -= 1
    return state, state.to_move()[0]


def test_there_is_a_game_to_plan_in() -> None:
    assert "through_the_ages" in PLANNED


@every_game
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_plan_can_be_played_and_leads_where_it_says(slug: str, moment: int) -> None:
    state, seat = turn(slug, moment)
    mind = judge(state.game)
    digest = state.digest()
    found = plans(mind, state, seat, 4, 80)
    assert state.digest() == digest
    assert [plan.worth for plan in found] == sorted((plan.worth for plan in found), reverse=True)
    best = found[0]
    for action in best.actions:
        if mind.turns.ends_turn(action):
            break
        state.apply(seat, action)
    assert mind.standing(state, seat) == best.worth


@every_game
def test_planning_beats_taking_the_best_step_again_and_again(slug: str) -> None:
    """One step at a time is a beam of width one, by the same judgement."""
    gained = 0.0
    for moment in MOMENTS:
        state, seat = turn(slug, moment)
        mind = judge(state.game)
        gained += plans(mind, state, seat, 6, 2000)[0].worth - plans(mind, state, seat, 1, 2000)[0].worth
    assert gained > 0


@every_game
def test_a_planner_plays_a_whole_game_and_does_not_resign(slug: str) -> None:
    game = games.load(slug)
    match = Match(game, 2, seed="planned", journal=False)
    mind, rng = bots.bot("plan:width=1:nodes=8:worlds=1"), Rng("planned")
    while not match.state.over:
        seat = match.state.to_move()[0]
        action = mind.choose(Knowledge(match.state, seat), rng)
        assert action != game.catalogue.resigning
        match.play(seat, action)


@every_game
def test_heat_takes_other_turns_of_nearly_the_same_worth(slug: str) -> None:
    ways = {0: 1, 6: 1}
    for moment in MOMENTS:
        state, seat = turn(slug, moment)
        for heat in ways:
            name = f"plan:width=4:nodes=80:heat={heat}"
            ways[heat] *= len({bots.bot(name).choose(Knowledge(state, seat), Rng(i)) for i in range(8)})
    assert ways[0] == 1
    assert ways[6] > 1


@every_game
def test_what_is_hidden_does_not_matter(slug: str) -> None:
    for moment in MOMENTS:
        state, seat = turn(slug, moment)
        truth, same = (bots.bot("plan:width=3:nodes=30:worlds=1") for _ in range(2))  # one alone remembers its plan
        other = state.sample(seat, Rng("another world"))
        chosen = truth.choose(Knowledge(state, seat), Rng(moment))
        assert same.choose(Knowledge(other, seat), Rng(moment)) == chosen


def test_an_attack_is_judged_after_the_defender_has_answered() -> None:
    """Before the answer an aggression looks like a lost card; settled, it is what was won."""
    game = games.load("through_the_ages")
    mind = judge(game)
    for seed in range(60):
        state, rng = game.new(2, None, f"attack {seed}"), Rng(seed)
        while not state.over:
            seat = state.to_move()[0]
            attacks = [a for a in state.legal(seat) if type(game.catalogue[a]).__name__ == "Attack"]
            if attacks:
                then = state.clone(Rng(0))
                then.apply(seat, attacks[0])
                before = mind.balance(then, seat)
                mind.settle(then)
                assert then.over or mind.turns.in_turn(then, then.to_move()[0])
                if mind.balance(then, seat) > before:
                    return
            state.apply(seat, GreedyBot(heat=2.0).decide(state, seat, rng))
    pytest.fail("nobody could attack with success")


def test_politics_comes_before_the_turn_that_is_planned() -> None:
    """It depends on events that are hidden and on what others answer, so it is no step of a plan."""
    game = games.load("through_the_ages")
    turns, rng = judge(game).turns, Rng(3)
    state, asked = game.new(3, None, "politics"), 0
    while asked < 6:
        seat = state.to_move()[0]
        prompt = state.prompt(seat)
        assert prompt is not None
        kind = prompt.kind
        asked += kind == "politics"
        assert turns.in_turn(state, seat) is (kind in ("actions", "order", "breakthrough", "gain_split")), kind
        state.apply(seat, GreedyBot().decide(state, seat, rng))


def test_a_turn_is_planned_once_and_followed() -> None:
    state, seat = turn("through_the_ages", 80)
    mind = judge(state.game)
    bot = PlannerBot(Settings(width=3, nodes=60))
    best = plans(mind, state, seat, 3, 60)[0]
    for action in best.actions:
        assert bot.choose(Knowledge(state, seat), Rng(1)) == action
        state.apply(seat, action)


def test_turns_can_be_judged_by_what_the_rivals_make_of_them() -> None:
    """One of the best turns, the same whatever is hidden, and the rivals have played theirs in between."""
    state, seat = turn("through_the_ages", 80)
    mind, settings = judge(state.game), Settings(width=3, nodes=60, turns=3, replies=2)
    found = plans(mind, state, seat, 3, 60)
    knowledge = Knowledge(state, seat)
    chosen = foreseen(mind, knowledge, found, settings, Rng(1))
    assert chosen in found[:3]
    assert chosen == foreseen(mind, Knowledge(state.sample(seat, Rng(2)), seat), found, settings, Rng(1))
    assert foreseen(mind, knowledge, found[:1], settings, Rng(1)) == found[0]


@pytest.mark.parametrize("style", ["raider", "builder", "scholar"])
def test_sparring_partners_see_a_position_otherwise(style: str) -> None:
    state, seat = turn("through_the_ages", 80)
    assert judge(state.game, style).standing(state, seat) != judge(state.game).standing(state, seat)
    assert bots.bot(f"{style}:width=2:nodes=20").choose(Knowledge(state, seat), Rng(1)) in state.legal(seat)


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_the_upper_levels_plan_where_there_are_turns(level: str) -> None:
    assert not bots.instant(level, games.load("through_the_ages"))
    assert bots.instant(level, games.load("hadara")) is (level == "medium")


@pytest.mark.parametrize("name", ["plan", "raider"])
def test_where_there_are_no_turns_to_plan_it_says_so(name: str) -> None:
    state = games.load("hadara").new(2, None, "no turns")
    with pytest.raises(EcumeneError, match=f"bot “{name}” plans whole turns .* which Hadara does not tell"):
        bots.bot(name).choose(Knowledge(state, state.to_move()[0]), Rng(1))
