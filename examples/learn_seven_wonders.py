"""Learn 7 Wonders from nothing, with stock MaskablePPO, until the policy beats ``easy``.

    pip install "ecumene[learn]"
    python examples/learn_seven_wonders.py --steps 400000 --out policy.zip

The learner sits with two bots of the level it is to beat. What it sees is the vector of ``ecumene.envs``; the mask
leaves only legal actions. It is rewarded for every point it gains on the best rival. Every so often it plays some games
as it would in earnest; the share it wins is told, a third being parity.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import ecumene.envs

GAME = "ecumene/seven_wonders"
TABLES = 16


class Numbers(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The observation without its mask, which the learner asks for by ``action_masks``."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        assert isinstance(env.observation_space, gymnasium.spaces.Dict)
        self.observation_space = env.observation_space["observation"]

    def observation(self, observation: dict[str, Any]) -> Any:
        return observation["observation"]

    def action_masks(self) -> Any:
        return self.get_wrapper_attr("env").unwrapped.action_masks()


def table(level: str, seat: int, reward: str = "growth") -> Numbers:
    return Numbers(gymnasium.make(GAME, players=3, seat=seat, bots=level, reward=reward))


def new_model(level: str, seed: int, tables: int = TABLES) -> MaskablePPO:
    """Small nets and large batches: a game is only eighteen decisions long."""
    games = DummyVecEnv([lambda seat=i % 3: table(level, seat) for i in range(tables)])
    return MaskablePPO(
        "MlpPolicy",
        games,
        learning_rate=7e-4,
        n_steps=144,
        batch_size=576,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.003,
        policy_kwargs={"net_arch": {"pi": [192], "vf": [192]}},
        seed=seed,
        device="cpu",
    )


def measure(model: MaskablePPO, level: str, games: int, seed: int = 1_000_000) -> tuple[float, float]:
    """The share of wins against the level and the mean score, playing the likeliest action in all seats in turn."""
    won = scores = 0.0
    for number in range(games):
        env = table(level, number % 3, "win")
        seen, _ = env.reset(seed=seed + number)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, _, _ = env.step(np.int64(action))
        won += (float(reward) + 1) / 2
        result = env.get_wrapper_attr("state_now").result()
        scores += result.standings[number % 3].score
    return won / games, scores / games


def learn(level: str, steps: int, every: int, games: int, seed: int = 0) -> MaskablePPO:
    """Learn for so many decisions, and tell from time to time how it goes."""
    model = new_model(level, seed)
    for done in range(0, steps, every):
        share, score = measure(model, level, games)
        print(f"{done:8} decisions: wins {100 * share:.0f} % against {level}, {score:.1f} points", flush=True)
        model.learn(min(every, steps - done), reset_num_timesteps=False)
    return model


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn 7 Wonders with MaskablePPO.")
    parser.add_argument("--level", default="easy")
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--every", type=int, default=40_000)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", default="policy.zip")
    wish = parser.parse_args()
    assert ecumene.envs
    model = learn(wish.level, wish.steps, wish.every, wish.games, wish.seed)
    games = 4 * wish.games
    share, score = measure(model, wish.level, games)
    print(f"{wish.steps:8} decisions: wins {100 * share:.0f} % of {games} games, {score:.1f} points (parity 33 %)")
    model.save(wish.out)


if __name__ == "__main__":
    main()
