"""Every bot plays every game to its end, legally and reproducibly; names and levels."""

from __future__ import annotations

import numpy as np
import pytest

from ecumene import bots, games
from ecumene.arena.tournament import Plan, checked
from ecumene.bots.drawing import pick
from ecumene.bots.judging import Families, heuristics, utility
from ecumene.bots.knowledge import Budget, Knowledge, Watch
from ecumene.bots.playing import Settings
from ecumene.bots.roster import Level
from ecumene.bots.search import Candidate, Search
from ecumene.bots.simple import GreedyBot
from ecumene.bots.value import DOMINATED, LinearValue, learned, value_for
from ecumene.kernel import EcumeneError, Match, Rng, State
from tests.bots.kit import deciding, judged_games
from tests.games.golden import length
from tests.kernel.toy import Heralds

INSTANT = ["random", "novice", "easy", "medium"]
#: In games of thousands of actions one level is enough, and searching through a whole game is for short ones.
WHOLE = [
    (slug, name)
    for slug in judged_games()
    for name in (INSTANT if length(slug) < 300 else ["easy"])
    + (["search:sims=6:rounds=0:candidates=3"] if length(slug) < 300 else [])
]


@pytest.mark.parametrize(("slug", "name"), WHOLE)
def test_a_bot_plays_a_whole_game(slug: str, name: str) -> None:
    game = games.load(slug)
    match = Match(game, game.players[0], seed="whole", journal=False)
    mind, rng = bots.bot(name), Rng("whole")
    while not match.state.over:
        seat = match.state.to_move()[0]
        match.play(seat, mind.choose(Knowledge(match.state, seat), rng))
    assert match.state.result() is not None


@pytest.mark.parametrize("name", ["easy", "search:sims=8"])
def test_a_game_without_heuristics_is_judged_by_its_score(name: str) -> None:
    state = Heralds().new(3, seed=5)
    mind, rng = bots.bot(name), Rng(5)
    while not state.over:
        seat = state.to_move()[0]
        state.play(seat, mind.choose(Knowledge(state, seat), rng))
    assert state.result() is not None


@pytest.mark.parametrize("slug", judged_games())
def test_the_same_seed_gives_the_same_answer(slug: str) -> None:
    game = games.load(slug)
    state, seat = deciding(game, game.players[1], "again", 12)
    answers = [bots.bot("search:sims=20").choose(Knowledge(state, seat), Rng("again")) for _ in range(2)]
    assert answers[0] == answers[1]


class Told(LinearValue):
    """Once judgements are told, positions are judged by them, in order; what is chosen is as usual."""

    def __init__(self, usual: LinearValue) -> None:
        weights, bias = np.array(usual.weights), np.array(usual.bias)
        super().__init__(games.load("seven_wonders"), weights, bias, choice=weights)
        self.told: list[float] = []
        self.judged: list[State] = []

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        if not self.told:
            return super().judge(state, seat, actions)
        self.judged.append(state.clone(Rng(0)))
        return [self.told[len(self.judged) - 1]] * len(actions)


def tried(settings: Settings, judgements: list[float]) -> tuple[Candidate, list[State]]:
    """One try of a move, judged by a list that is told in order, and the positions that were judged."""
    game = games.load("seven_wonders")
    state, seat = deciding(game, 3, "branches", 6)
    usual = value_for(game, 3)
    assert isinstance(usual, LinearValue)
    value = Told(usual)
    search = Search(Knowledge(state, seat), value, settings, Rng(1))
    move = search.first_judgement()[0]
    value.told = judgements
    search.try_worlds([move], 1)
    return move, value.judged


def test_the_best_of_several_ways_to_go_on_counts() -> None:
    move, judged = tried(Settings(rounds=2, branches=2, ways=2), [0.1, 0.3, 0.2, 0.05])
    assert move.mean() == 0.3
    assert len({state.digest() for state in judged}) == 4


def test_judgements_on_the_way_count_as_much_as_the_last_one() -> None:
    move, judged = tried(Settings(rounds=4, every=2), [0.1, 0.3])
    assert move.mean() == pytest.approx(0.2)
    assert judged[0].digest() != judged[1].digest()


def test_every_end_of_a_try_is_a_simulation() -> None:
    game = games.load("seven_wonders")
    state, seat = deciding(game, 3, "branches", 6)
    settings = Settings(candidates=2, rounds=1, branches=1, ways=3)
    analysis = Search(Knowledge(state, seat), value_for(game, 3), settings, Rng(1)).run(Budget(simulations=24))
    assert analysis.worlds == 4  # for two candidates, three ways each


def test_the_same_move_with_another_payment_is_no_candidate_of_its_own() -> None:
    game = games.load("seven_wonders")
    kit = heuristics(game)
    assert isinstance(kit, Families)
    fewer = 0
    for moment in range(0, 54, 5):
        state, seat = deciding(game, 3, f"payments {moment}", moment)
        families = []
        for distinct in (False, True):
            settings = Settings(candidates=40, distinct=distinct)
            moves = Search(Knowledge(state, seat), value_for(game, 3), settings, Rng(1)).first_judgement()
            families.append([kit.family(state, move.action) for move in moves])
        assert families[1] == list(dict.fromkeys(families[0]))
        fewer += len(families[1]) < len(families[0])
    assert fewer > 0


def test_first_judgements_are_as_good_as_the_value_says() -> None:
    """Weights for choosing say which action is better, not how good it is."""
    game = games.load("seven_wonders")
    state, seat = deciding(game, 3, "level", 12)
    value = value_for(game, 3)
    assert isinstance(value, LinearValue)
    high = LinearValue(game, np.array(value.weights), np.array(value.bias), np.array(value.weights) * 3)
    entered = Search(Knowledge(state, seat), high, Settings(), Rng(1)).first_judgement()
    plain = LinearValue(game, np.array(value.weights), np.array(value.bias))
    same = Search(Knowledge(state, seat), plain, Settings(), Rng(1)).first_judgement()
    assert entered[0].prior == pytest.approx(same[0].prior)
    assert entered[0].prior - entered[1].prior == pytest.approx(3 * (same[0].prior - same[1].prior))


def test_search_finds_the_best_last_move() -> None:
    """Olympia copies a guild after the last turn: nothing is hidden any more, and the best one can be worked out."""
    game = games.load("seven_wonders")
    tried = 0
    for seed in range(400):
        state = game.new(3, {"wonders": ["olympia B"]}, seed)
        rng = Rng(seed)
        while not state.over and state.stack[-1].kind != "copy":
            seat = state.to_move()[0]
            state.apply(seat, GreedyBot(heat=4.0).decide(state, seat, rng))
        if state.over:
            continue
        values = {}
        for action in state.legal(0):
            end = state.clone(Rng(0))
            end.apply(0, action)
            values[action] = utility(end, 0)
        chosen = bots.bot("search:sims=20").choose(Knowledge(state, 0), Rng(seed))
        assert values[chosen] == max(values.values())
        tried += 1
        if tried == 3:
            return
    pytest.fail("no guild to copy in any game")


def test_a_search_ends_with_its_budget() -> None:
    state, seat = deciding(games.load("seven_wonders"), 4, "budget", 3)
    knowledge = Knowledge(state, seat)
    search = Search(knowledge, value_for(state.game, 4), Settings(candidates=4), Rng(1))
    analysis = search.run(Budget(simulations=40))
    assert 40 <= sum(candidate.tries for candidate in analysis.candidates) < 40 + 4
    assert len(analysis.candidates) == 4
    assert analysis.candidates[0].tries == max(candidate.tries for candidate in analysis.candidates)


def test_a_watch_counts_simulations() -> None:
    watch = Watch(Budget(simulations=10))
    watch.spend(5)
    assert watch.over(0.5)
    assert not watch.over()
    watch.spend(5)
    assert watch.over()


def test_heat_and_slips_make_bots_weaker_but_never_foolish() -> None:
    values = [1.0, 0.9, DOMINATED, -5.0]
    assert {pick(values, 0.0, 0.0, Rng(i)) for i in range(20)} == {0}
    assert {pick(values, 0.5, 0.0, Rng(i)) for i in range(200)} == {0, 1}
    assert {pick(values, 0.0, 1.0, Rng(i)) for i in range(50)} == {0, 1}


def test_levels_are_offered_weakest_first() -> None:
    assert bots.levels() == ("random", "novice", "easy", "medium", "hard", "expert")
    assert bots.default_level() in bots.levels()
    hadara = games.load("hadara")
    assert [bots.instant(level, hadara) for level in bots.levels()] == [True, True, True, True, False, False]


@pytest.mark.parametrize(
    ("name", "slugs"),
    [
        ("hard:sims=5", ["hadara", "seven_wonders"]),
        ("easy:heat=2", ["hadara", "seven_wonders", "through_the_ages"]),
        ("novice:slips=0.5", ["altay", "hadara", "seven_wonders", "through_the_ages"]),
    ],
)
def test_a_level_takes_settings_only_where_they_are_its_own(name: str, slugs: list[str]) -> None:
    """Where turns are planned or actions judged by opinions, they would make another bot of it, silently."""
    mind = bots.bot(name)
    assert isinstance(mind, Level)
    for game in map(games.load, games.slugs()):
        if game.slug in slugs:
            assert not isinstance(mind.at(game), Level)
        else:
            with pytest.raises(EcumeneError, match="thinks in another way"):
                checked(Plan(game.slug, (("random", name),), ""))


def test_a_level_with_settings_is_the_bot_of_these_settings() -> None:
    state, seat = deciding(games.load("hadara"), 3, "settings", 12)
    level, usual = bots.bot("hard:sims=8"), bots.bot("search:sims=8:rounds=3")
    assert level.budget == usual.budget == Budget(None, 8)
    assert level.choose(Knowledge(state, seat), Rng(1)) == usual.choose(Knowledge(state, seat), Rng(1))


@pytest.mark.parametrize(
    "name",
    [
        "god", "greedy:sims=3", "search:sims=many", "exec:", "greedy:heat=-1", "greedy:heat=nan", "search:sims=inf",
        "search:candidates=0", "plan:width=0", "beam:steps=0", "plan:worlds=0",
    ],
)  # fmt: skip
def test_a_bot_that_cannot_be_had_is_explained(name: str) -> None:
    with pytest.raises(EcumeneError) as caught:
        bots.bot(name)
    assert str(caught.value) != caught.value.reason.id


def test_the_server_may_hand_over_a_sampled_state() -> None:
    """A state drawn for the seat gives the same answer as the true one."""
    state, seat = deciding(games.load("seven_wonders"), 4, "server", 7)
    drawn = state.sample(seat, Rng("server"))
    assert bots.choose(drawn, seat, "medium", Rng(1)) == bots.choose(state, seat, "medium", Rng(1))


@pytest.mark.parametrize("slug", ["seven_wonders", "hadara"])
def test_the_bots_of_november_2026_play_with_the_weights_they_had(slug: str) -> None:
    """A feature that comes or goes must not silently turn the yardstick into another bot."""
    assert learned(games.load(slug), 3, "anchor-2026-11") is not None


#: What the yardsticks decided when they were frozen: the first choices of a game among themselves.
FROZEN = {
    ("seven_wonders", "anchor:sims=20"): (
        "build lumber_yard, discard guard_tower, build clay_pool, discard stone_pit, discard altar, build loom_i"
    ),
    ("seven_wonders", "anchor-2026-11-hard:sims=12"): (
        "build clay_pit, build press_i, build timber_yard, build stone_pit, build lumber_yard, build stockade"
    ),
    ("seven_wonders", "anchor-2026-11-expert:sims=12"): (
        "build clay_pit, build press_i, build timber_yard, build stone_pit, build lumber_yard, build stockade"
    ),
    ("hadara", "anchor:sims=20"): "side A, side A, side B, wheel red, buy I-green-07, sell I-blue-01",
    ("hadara", "anchor-2026-11-hard:sims=12"): "side A, side B, side A, wheel yellow, buy I-blue-05, sell I-red-03",
    ("hadara", "anchor-2026-11-expert:sims=12"): "side A, side B, side A, wheel yellow, buy I-blue-05, buy I-red-06",
}


@pytest.mark.parametrize(("slug", "name"), FROZEN)
def test_a_yardstick_decides_as_it_always_did(slug: str, name: str) -> None:
    game, mind, rng = games.load(slug), bots.bot(name), Rng("yardstick")
    state, told = game.new(3, None, "yardstick"), list[str]()
    while len(told) < 6:
        seat = state.to_move()[0]
        action = mind.choose(Knowledge(state, seat), rng)
        if len(state.legal(seat)) > 1:
            told.append(str(game.catalogue[action]))
        state.apply(seat, action)
    assert ", ".join(told) == FROZEN[slug, name]
