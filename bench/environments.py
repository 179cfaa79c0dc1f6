"""How fast learners can step: random masked actions in every environment, in steps per second of processor time."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

import numpy as np

from ecumene import games
from ecumene.envs.gym import AgainstBots
from ecumene.envs.pettingzoo import AecEnv, ParallelGame

Steps = Callable[[str, int, np.random.Generator], Iterator[None]]


def legal(observation: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


def one_by_one(game: str, players: int, rng: np.random.Generator) -> Iterator[None]:
    env = AecEnv(game, players)
    while True:
        env.reset()
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            env.step(None if over else legal(observation, rng))
            yield


def all_at_once(game: str, players: int, rng: np.random.Generator) -> Iterator[None]:
    env = ParallelGame(game, players)
    while True:
        observations, _ = env.reset()
        while env.agents:
            observations, *_ = env.step({agent: legal(seen, rng) for agent, seen in observations.items()})
            yield


def against_bots(game: str, players: int, rng: np.random.Generator) -> Iterator[None]:
    env = AgainstBots(game, players, bots="random")
    while True:
        observation, _ = env.reset()
        over = False
        while not over:
            observation, _, over, _, _ = env.step(legal(observation, rng))
            yield


ENVIRONMENTS: dict[str, Steps] = {
    "PettingZoo AEC": one_by_one,
    "PettingZoo Parallel": all_at_once,
    "Gymnasium against random bots": against_bots,
}


def steps_per_second(environment: Steps, game: str, players: int, seconds: float) -> float:
    stepping = environment(game, players, np.random.default_rng(0))
    next(stepping)
    start, steps = process_time(), 0
    while process_time() - start < seconds:
        next(stepping)
        steps += 1
    return steps / (process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps per second of the environments.")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--players", type=int, default=3)
    wish = parser.parse_args()
    for game in games.slugs():
        for name, environment in ENVIRONMENTS.items():
            speed = steps_per_second(environment, game, wish.players, wish.seconds)
            print(f"{game:18} {wish.players} players  {name:30} {speed:9.0f} steps/s")


if __name__ == "__main__":
    main()
