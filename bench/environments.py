"""How fast learners can step: random masked actions in every environment, in steps per second of processor time.

Connect four of PettingZoo and of OpenSpiel, where they are installed, are stepped in the same way in the same run:
every step looks at the observation and the mask of whoever decides and takes one of the legal actions.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

import numpy as np

from ecumene import games
from ecumene.envs.gym import AgainstBots
from ecumene.envs.pettingzoo import AecEnv, ParallelGame
from ecumene.envs.vector import Lockstep
from ecumene.kernel import Rng

#: Yields after every step how many steps it was.
Steps = Iterator[int]
#: Games in lock step.
TABLES = 64


def legal(observation: Any, rng: Rng) -> int:
    allowed = observation["action_mask"].view(np.bool_).nonzero()[0]
    return int(allowed[rng.below(len(allowed))])


def by_agents(env: Any, rng: Rng) -> Steps:
    while True:
        env.reset()
        for _ in env.agent_iter():
            observation, _, over, truncated, _ = env.last()
            env.step(None if over or truncated else legal(observation, rng))
            yield 1


def one_by_one(game: str, players: int, rng: Rng) -> Steps:
    return by_agents(AecEnv(game, players), rng)


def all_at_once(game: str, players: int, rng: Rng) -> Steps:
    env = ParallelGame(game, players)
    while True:
        observations, _ = env.reset()
        while env.agents:
            observations, *_ = env.step({agent: legal(seen, rng) for agent, seen in observations.items()})
            yield 1


def against_bots(game: str, players: int, rng: Rng) -> Steps:
    env = AgainstBots(game, players, bots="random")
    while True:
        observation, _ = env.reset()
        over = False
        while not over:
            observation, _, over, _, _ = env.step(legal(observation, rng))
            yield 1


def in_lock_step(game: str, players: int, rng: Rng) -> Steps:
    env = Lockstep(game, players, TABLES)
    seen = env.reset()
    while True:
        seen, _, _ = env.step([legal({"action_mask": mask}, rng) for mask in seen["action_mask"]])
        yield TABLES


def connect_four_of_pettingzoo(rng: Rng) -> Steps:
    from pettingzoo.classic import connect_four_v3  # type: ignore[import-untyped]

    return by_agents(connect_four_v3.env(), rng)


def connect_four_of_openspiel(rng: Rng) -> Steps:
    import pyspiel  # type: ignore[import-not-found,unused-ignore]

    game = pyspiel.load_game("connect_four")
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            np.asarray(state.observation_tensor(), np.float32)
            mask = np.asarray(state.legal_actions_mask(), np.int8)
            state.apply_action(legal({"action_mask": mask}, rng))
            yield 1


ENVIRONMENTS: dict[str, Callable[[str, int, Rng], Steps]] = {
    "PettingZoo AEC": one_by_one,
    f"{TABLES} games in lock step": in_lock_step,
    "PettingZoo Parallel": all_at_once,
    "Gymnasium against random bots": against_bots,
}
YARDSTICKS: dict[str, Callable[[Rng], Steps]] = {
    "PettingZoo's connect four": connect_four_of_pettingzoo,
    "OpenSpiel's connect four": connect_four_of_openspiel,
}


def steps_per_second(stepping: Steps, seconds: float) -> float:
    next(stepping)
    start, steps = process_time(), 0
    while process_time() - start < seconds:
        steps += next(stepping)
    return steps / (process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps per second of the environments.")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--game", action="append", choices=games.slugs(), help="only this one")
    wish = parser.parse_args()
    for name, yardstick in YARDSTICKS.items():
        try:
            print(f"{name:57} {steps_per_second(yardstick(Rng(0)), wish.seconds):9.0f} steps/s")
        except ImportError as missing:
            print(f"{name:57} is not there: {missing}")
    for game in wish.game or games.slugs():
        for name, environment in ENVIRONMENTS.items():
            speed = steps_per_second(environment(game, wish.players, Rng(0)), wish.seconds)
            print(f"{game:16} {wish.players} players {name:30} {speed:9.0f} steps/s")


if __name__ == "__main__":
    main()
