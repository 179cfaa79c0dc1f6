"""Many games in lock step: one array of observations, one of masks, one action for each game.

``Lockstep`` is for self-play, all seats are yours: in every game the seat that is due decides. ``VectorAgainstBots`` is
Gymnasium's kind, one seat against bots in every game. A game that ends is followed by the next at once.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ecumene.envs.common import Desk
from ecumene.envs.gym import AgainstBots
from ecumene.kernel import State

Array = NDArray[Any]
Batch = dict[str, Array]


class Lockstep:
    """``count`` games whose seats are all yours. ``seats`` tells who decides in each of them now."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        count: int = 16,
        options: dict[str, Any] | None = None,
        reward: str = "lead",
    ) -> None:
        self.desk = Desk(game, players, options, reward)
        self.count = count
        self.states: list[State] = []
        self.seats: NDArray[np.int64] = np.zeros(count, np.int64)
        self._games = np.random.default_rng(0)
        self._legal: list[list[int]] = [[] for _ in range(count)]

    def reset(self, seed: int | None = None) -> Batch:
        """Begin all games; the observations and masks of the seats that are due."""
        if seed is not None:
            self._games = np.random.default_rng(seed)
        self.states = [self._new() for _ in range(self.count)]
        return self._observe()

    def step(self, actions: Any) -> tuple[Batch, NDArray[np.float32], NDArray[np.bool_]]:
        """An action for the due seat of every game; then observations and masks, rewards by game and seat, and which
        games have ended. An illegal action raises ``Illegal``, and the games before it have gone on."""
        rewards = np.zeros((self.count, self.desk.players), np.float32)
        ended = np.zeros(self.count, np.bool_)
        for i, action in enumerate(np.asarray(actions).tolist()):
            state, seat = self.states[i], int(self.seats[i])
            if action not in self._legal[i]:
                state.check(seat, action)
            state.apply(seat, action)
            if state.over:
                rewards[i] = self.desk.rewards(state)
                ended[i] = True
                self.states[i] = self._new()
        return self._observe(), rewards, ended

    def _new(self) -> State:
        return self.desk.new(str(self._games.integers(1 << 62)))

    def _observe(self) -> Batch:
        observations = np.empty((self.count, len(self.desk.encoder)), np.float32)
        masks = np.zeros((self.count, self.desk.actions), np.int8)
        for i, state in enumerate(self.states):
            seat = state.to_move()[0]
            self.seats[i] = seat
            self._legal[i] = legal = state.legal(seat)
            observations[i] = self.desk.encoder.encode(state, seat)
            masks[i, legal] = 1
        return {"observation": observations, "action_mask": masks}


class VectorAgainstBots(VectorEnv[Batch, Array, Array]):
    """``num_envs`` games of one learner against bots; the settings are those of ``AgainstBots``.

    After the end of a game the observation is already the first of the next one.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  (named so by Gymnasium)

    def __init__(self, game: str, num_envs: int = 8, **settings: Any) -> None:
        self.envs = [AgainstBots(game, **settings) for _ in range(num_envs)]
        self.num_envs = num_envs
        first = self.envs[0]
        self.single_observation_space, self.single_action_space = first.observation_space, first.action_space
        self.observation_space = batch_space(first.observation_space, num_envs)
        self.action_space = batch_space(Discrete(first.desk.actions), num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, dict[str, Any]]:
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + i for i in range(self.num_envs)]
        return _stacked([env.reset(seed=one)[0] for env, one in zip(self.envs, seeds, strict=True)]), {}

    def step(self, actions: Array) -> tuple[Batch, Array, Array, Array, dict[str, Any]]:
        rewards = np.zeros(self.num_envs, np.float64)
        ended = np.zeros(self.num_envs, np.bool_)
        seen = []
        for i, (env, action) in enumerate(zip(self.envs, np.asarray(actions).tolist(), strict=True)):
            observation, rewards[i], ended[i], _, _ = env.step(action)
            seen.append(env.reset()[0] if ended[i] else observation)
        return _stacked(seen), rewards, ended, np.zeros(self.num_envs, np.bool_), {}

    def close_extras(self, **kwargs: Any) -> None:
        """What ``close`` has to do besides: see ``AgainstBots.close``."""
        for env in self.envs:
            env.close()


def _stacked(observations: list[dict[str, Any]]) -> Batch:
    return {name: np.stack([one[name] for one in observations]) for name in observations[0]}
