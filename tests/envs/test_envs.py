"""The environments pass the tests of their own libraries, and say nothing a seat may not know."""

from __future__ import annotations

import shlex
import sys
import warnings
from itertools import product
from pathlib import Path

import gymnasium
import msgspec
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test  # type: ignore[import-untyped]

from ecumene import games
from ecumene.bots.external import ExternalBot
from ecumene.bots.lines import Pipes
from ecumene.envs.encoding import Encoder, encoder
from ecumene.envs.gym import AgainstBots
from ecumene.envs.listening import Listener
from ecumene.envs.openspiel import SIMULTANEOUS, TERMINAL, SpielGame, SpielState, load_game
from ecumene.envs.pettingzoo import AecEnv, ParallelGame
from ecumene.envs.vector import Lockstep, VectorAgainstBots
from ecumene.games.through_the_ages.numbers import IDS
from ecumene.games.through_the_ages.rules import ThroughTheAges
from ecumene.kernel import BadOptions, Illegal, Rng, State
from ecumene.kernel.decisions import any_of
from tests.bots.kit import position

GAMES = games.slugs()


@pytest.fixture(autouse=True)
def quiet() -> None:
    """Warnings about naming and rendering are matters of taste; errors fail."""
    warnings.simplefilter("ignore")


@pytest.mark.parametrize("slug", GAMES)
def test_pettingzoo_one_after_the_other(slug: str) -> None:
    api_test(AecEnv(slug, games.load(slug).players[1]), num_cycles=150)


@pytest.mark.parametrize("slug", GAMES)
def test_pettingzoo_seeds(slug: str) -> None:
    seed_test(lambda: AecEnv(slug, games.load(slug).players[1]), num_cycles=60)


def test_the_same_seed_deals_the_same_to_all_at_once() -> None:
    """PettingZoo's own test of this draws actions without their mask."""

    def dealt(env: ParallelGame, seed: int | None) -> bytes:
        observations, _ = env.reset(seed=seed)
        return b"".join(seen["observation"].tobytes() for seen in observations.values())

    one, two = ParallelGame("seven_wonders", 3), ParallelGame("seven_wonders", 3)
    first = dealt(one, 5)
    assert first == dealt(two, 5)
    assert dealt(one, None) == dealt(two, None) != first
    assert dealt(one, 6) != first


@pytest.mark.parametrize("slug", GAMES)
def test_pettingzoo_all_at_once(slug: str) -> None:
    parallel_api_test(ParallelGame(slug, games.load(slug).players[1]), num_cycles=60)


@pytest.mark.parametrize("slug", GAMES)
def test_gymnasium(slug: str) -> None:
    check_env(AgainstBots(slug, bots="random"), skip_render_check=True)


@pytest.mark.parametrize("reward", ["lead", "win", "score"])
def test_a_game_against_bots_ends_with_a_reward(reward: str) -> None:
    env = AgainstBots("seven_wonders", 3, seat=1, bots=["easy", "random"], reward=reward)
    observation, _ = env.reset(seed=3)
    over, total, steps = False, 0.0, 0
    while not over:
        action = int(np.flatnonzero(observation["action_mask"])[0])
        observation, value, over, _, info = env.step(action)
        assert "illegal" not in info
        total += value
        steps += 1
    result = env.state_now.result()
    assert result is not None
    assert steps >= 18
    if reward == "score":
        assert total == result.standings[1].score
    else:
        assert -1.0 <= total <= 1.0
        assert (total > 0) == (result.winners == [1])


def test_an_illegal_action_loses_and_says_why() -> None:
    env = AgainstBots("seven_wonders", 3)
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]
    zoo = AecEnv("seven_wonders", 3)
    zoo.reset(seed=1)
    with pytest.raises(Illegal):
        zoo.step(illegal)


@pytest.mark.parametrize("many", [False, True])
def test_programs_among_the_bots_end_with_the_environment(many: bool, tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(
        f"import sys; sys.path[:0] = {sys.path!r}\nfrom ecumene.bots.examples.builder import Builder\nBuilder().run()\n"
    )
    rival = f"exec:{shlex.join([sys.executable, str(program)])}"
    whole = VectorAgainstBots("hadara", 2, players=2, bots=rival) if many else AgainstBots("hadara", 2, bots=rival)
    env = whole.envs[1] if isinstance(whole, VectorAgainstBots) else whole
    env.reset(seed=1)
    player = env._bots[1]
    assert isinstance(player, ExternalBot)
    player.start()
    line = player._line
    assert isinstance(line, Pipes)
    whole.close()
    assert line._process.poll() is not None


def test_what_cannot_be_set_up_is_explained() -> None:
    for players in (0, 1, 8):
        with pytest.raises(BadOptions, match="7 Wonders is for 2 to 7 players"):
            AecEnv("seven_wonders", players)
    with pytest.raises(ValueError, match="seat must be one of 0 to 2"):
        AgainstBots("seven_wonders", 3, seat=3)
    with pytest.raises(ValueError, match="2 bots are needed"):
        AgainstBots("seven_wonders", 3, bots=["easy"])
    with pytest.raises(ValueError, match="reward must be one of"):
        ParallelGame("seven_wonders", reward="fame")


def test_of_actions_taken_at_once_all_are_taken_or_none() -> None:
    env = ParallelGame("seven_wonders", 3)
    observations, _ = env.reset(seed=1)
    good = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
    digest = env.state_now.digest()
    with pytest.raises(Illegal):
        env.step({**good, "seat_2": env.wait})
    assert env.state_now.digest() == digest
    spiel = load_game("seven_wonders", 3).new_initial_state(1)
    with pytest.raises(Illegal):
        spiel.apply_actions([spiel.legal_actions(0)[0], spiel.legal_actions(1)[0], -1])
    assert spiel.due() == [0, 1, 2]


@pytest.mark.parametrize("slug", GAMES)
def test_observations_are_discreet_and_say_something(slug: str) -> None:
    """Reshuffle all that is hidden from a seat: every environment shows it the same, to the byte."""
    game = games.load(slug)
    zoo, together, spiel = AecEnv(slug, 3), ParallelGame(slug, 3), load_game(slug, 3)
    zoo.reset(seed=0)
    together.reset(seed=0)
    seen = set()
    for moment in (3, 20, 45):
        state = position(game, 3, f"seen {moment}", moment)
        for seat in range(3):
            worlds = [state, state.sample(seat, Rng("another world")), state.sample(seat, Rng("a third"))]
            shown = {shown_to(seat, world, zoo, together, spiel) for world in worlds}
            assert len(shown) == 1
            seen |= shown
    assert len(seen) == 9


@pytest.mark.parametrize("slug", GAMES)
def test_vectors_are_discreet_to_the_end_whoever_plays(slug: str) -> None:
    """They are read from the position itself: whole games, now and then another world, for every number of players."""
    game = games.load(slug)
    for players in game.players:
        code, rng = encoder(game, players, game.default_options), Rng(f"discreet {players}")
        state, step = game.new(players, game.default_options, f"discreet {players}"), 0
        while not state.over and step < 2000:
            if step % 41 == 0:
                for seat in range(players):
                    assert code.encode(state, seat).tobytes() == code.encode(state.sample(seat, rng), seat).tobytes()
            seat = state.to_move()[0]
            state.apply(seat, any_of(state.legal(seat), game.catalogue.resigning, rng))
            step += 1


def shown_to(seat: int, state: State, zoo: AecEnv, together: ParallelGame, spiel: SpielGame) -> bytes:
    """All that the environments show to a seat in a state."""
    zoo.state_now = together.state_now = state
    agent = f"seat_{seat}"
    one, other = zoo.observe(agent), together._observe()[agent]
    manner = SpielState(spiel, state, Rng(0))
    assert np.count_nonzero(one["observation"]) > 10
    parts = [
        *(array.tobytes() for view in (one, other) for array in view.values()),
        msgspec.json.encode(zoo.structured(agent)),
        msgspec.json.encode([manner.observation_tensor(seat), manner.legal_actions(seat)]),
        manner.observation_string(seat).encode(),
    ]
    return b"|".join(parts)


@pytest.mark.parametrize("slug", GAMES)
def test_every_place_of_the_vector_has_a_name_and_a_modest_number(slug: str) -> None:
    game = games.load(slug)
    code = encoder(game, 3, game.default_options)
    assert len(set(code.names)) == len(code.names) == len(code)
    for moment in (3, 60):
        vector = code.encode(position(game, 3, f"numbers {moment}", moment), 1)
        assert vector.dtype == np.float32
        assert np.abs(vector).max() <= 16


@pytest.mark.parametrize("slug", GAMES)
def test_whatever_changes_for_a_seat_changes_its_vector(slug: str) -> None:
    """From one decision to the next, but for what others trade among themselves in Civilization."""
    game = games.load(slug)
    code = encoder(game, 3, game.default_options)
    for options in ({"rules": "advanced"}, {}) if slug == "civilization" else ({},):
        state, rng = game.new(3, game.read_options(options), "changes"), Rng("changes")
        last = [(b"", b"")] * 3
        for _ in range(250):
            if state.over:
                break
            for seat in range(3):
                view = state.view(seat)
                if slug == "civilization":
                    view = msgspec.structs.replace(view, trade=None)
                seen, row = msgspec.json.encode(view), code.encode(state, seat).tobytes()
                assert seen == last[seat][0] or row != last[seat][1]
                last[seat] = seen, row
            seat = state.to_move()[0]
            state.apply(seat, any_of(state.legal(seat), game.catalogue.resigning, rng))


#: Places of the first encoder with three players, which had one for every word of every field.
ONCE = {
    "altay": 29_308, "civilization": 65_308, "hadara": 9_916, "seven_wonders": 7_276, "through_the_ages": 11_838,
}  # fmt: skip


@pytest.mark.parametrize("slug", ONCE)
def test_a_vector_is_a_tenth_of_what_it_was(slug: str) -> None:
    game = games.load(slug)
    assert len(encoder(game, 3, game.default_options)) <= ONCE[slug] / 10


def test_which_war_and_which_pact_is_in_force_is_seen() -> None:
    game = games.load("through_the_ages")
    code, rows = encoder(game, 3, game.default_options), set()
    for war, pact in product(("war_over_territory", "war_over_culture"), ("peace_treaty", "military_pact")):
        state = position(game, 3, "in force", 30)
        assert isinstance(state, ThroughTheAges)
        own, other = state.civilizations[:2]
        own.wars, own.war_rivals = [IDS.index(war)], [2]
        own.pact, own.partner, other.pact, other.partner = IDS.index(pact), 1, IDS.index(pact), 0
        rows |= {(seat, code.encode(state, seat).tobytes()) for seat in range(3)}
    assert len(rows) == 12


@pytest.mark.parametrize("slug", GAMES)
def test_any_number_of_players_has_its_vector(slug: str) -> None:
    game = games.load(slug)
    for players in game.players:
        code = encoder(game, players, game.default_options)
        state = position(game, players, f"{players} play", 30)
        assert {len(code.encode(state, seat)) for seat in range(players)} == {len(code)}


def test_a_seat_finds_itself_first() -> None:
    """The same city stands in the first place for its owner, and in the last for the neighbour on its left."""
    game = games.load("seven_wonders")
    code = encoder(game, 3, game.default_options)
    state = position(game, 3, "cities", 12)
    first, last = ([i for i, name in enumerate(code.names) if name.startswith(f"cities.{city}.")] for city in (0, 2))
    for seat in range(3):
        own, seen = code.encode(state, seat)[first], code.encode(state, (seat + 1) % 3)[last]
        assert own.tolist() == seen.tolist()
        wonder = state.view(seat).cities[seat]
        place = code.names.index(f"cities.0.wonder={wonder.wonder} {wonder.side}")
        assert code.encode(state, seat)[place] == 1


def test_cards_and_seats_have_places_of_their_own() -> None:
    """What is in a hand, whose turn it is counted from the reader, which step it is."""
    ages = games.load("through_the_ages")
    code = encoder(ages, 3, ages.default_options)
    state = position(ages, 3, "turns", 40)
    for seat in range(3):
        view = state.view(seat)
        seen = dict(zip(code.names, code.encode(state, seat).tolist(), strict=True))
        assert seen[f"turn=+{(view.turn - seat) % 3}"] == 1
        assert {card for card in view.hand if seen[f"hand={card}"]} == set(view.hand)
        assert sum(value for name, value in seen.items() if name.startswith("hand=")) == len(view.hand)
        for other in range(3):
            held = view.civilizations[other].civil_hand
            place = "civil_hand=" if other == seat else f"holding.+{(other - seat) % 3}."
            assert sum(value for name, value in seen.items() if name.startswith(place)) == len(held)
    hadara = games.load("hadara")
    code = encoder(hadara, 3, hadara.default_options)
    state = position(hadara, 3, "steps", 20)
    assert code.encode(state, 0)[code.names.index(f"step={state.view(0).step}")] == 1


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_that_writes_no_vector_has_one_by_the_types_of_its_view(slug: str) -> None:
    """As discreet as one that is written, and with names of its own for all places."""
    game = games.load(slug)
    code = Encoder(Listener(game, 3, game.default_options).plan())
    assert len(set(code.names)) == len(code.names)
    state = position(game, 3, "heard", 20)
    for seat in range(3):
        row = code.encode(state, seat)
        assert np.count_nonzero(row) > 10
        assert (row == code.encode(state.sample(seat, Rng("another world")), seat)).all()


def test_the_types_of_a_view_tell_hands_seats_and_steps() -> None:
    ages = games.load("through_the_ages")
    code = Encoder(Listener(ages, 3, ages.default_options).plan())
    state = position(ages, 3, "turns", 40)
    for seat in range(3):
        seen = dict(zip(code.names, code.encode(state, seat).tolist(), strict=True))
        assert seen[f"turn=+{(state.view(seat).turn - seat) % 3}"] == 1
        assert sum(value for name, value in seen.items() if name.startswith("hand=")) == len(state.view(seat).hand)
        for other in range(3):
            hand = f"civilizations.+{(other - seat) % 3}.civil_hand="
            held = len(state.view(seat).civilizations[other].civil_hand)
            assert sum(value for name, value in seen.items() if name.startswith(hand)) == held


def test_games_in_lock_step_are_the_same_games() -> None:
    """Every row is what the seat due in that game sees; a game that ends brings rewards and is followed by another."""
    env = Lockstep("seven_wonders", 3, count=3)
    seen, ends = env.reset(seed=5), 0
    for turn in range(60):
        for i, state in enumerate(env.states):
            seat = int(env.seats[i])
            assert seat == state.to_move()[0]
            assert np.flatnonzero(seen["action_mask"][i]).tolist() == sorted(state.legal(seat))
            assert (seen["observation"][i] == env.desk.encoder.encode(state, seat)).all()
        seen, rewards, ended = env.step(seen["action_mask"].argmax(axis=1))
        ends += int(ended.sum())
        assert (np.abs(rewards).sum(axis=1) > 0).tolist() == ended.tolist(), turn
    assert ends == 3
    with pytest.raises(Illegal):
        env.step((seen["action_mask"] == 0).argmax(axis=1))


def test_gymnasium_knows_the_games_by_name() -> None:
    env = gymnasium.make("ecumene/seven_wonders", players=4, bots="random", reward="growth")
    observation, _ = env.reset(seed=1)
    total, over = 0.0, False
    while not over:
        observation, reward, over, _, _ = env.step(observation["action_mask"].argmax())
        total += float(reward)
    game = env.unwrapped
    assert isinstance(game, AgainstBots)
    assert total == pytest.approx(game.desk.standing(game.state_now, 0))
    many = gymnasium.make_vec("ecumene/hadara", num_envs=2, bots="random")
    seen, _ = many.reset(seed=1)
    assert seen["observation"].shape == many.observation_space["observation"].shape  # type: ignore[index]
    seen, *_ = many.step(seen["action_mask"].argmax(axis=1))
    assert seen["action_mask"].sum(axis=1).all()


@pytest.mark.parametrize("slug", GAMES)
def test_a_random_rollout_in_the_manner_of_openspiel(slug: str) -> None:
    game = load_game(slug)
    rng = Rng("rollout")
    state = game.new_initial_state(7)
    twin = None
    while not state.is_terminal():
        if state.current_player() == SIMULTANEOUS:
            choices = [state.legal_actions(player) for player in range(state.num_players())]
            state.apply_actions([legal[rng.below(len(legal))] if legal else 0 for legal in choices])
        else:
            legal = state.legal_actions()
            assert legal == sorted(legal)
            action = legal[rng.below(len(legal))]
            player = state.current_player()
            assert state.string_to_action(player, state.action_to_string(player, action)) == action
            state.apply_action(action)
        if twin is None:
            twin, before = state.clone(), str(state)
    assert state.current_player() == TERMINAL
    assert state.legal_actions(0) == []
    assert all(-1.0 <= value <= 1.0 for value in state.returns())
    assert twin is not None
    assert str(twin) == before
    assert len(state.observation_tensor(0)) == game.observation_tensor_shape()[0]
