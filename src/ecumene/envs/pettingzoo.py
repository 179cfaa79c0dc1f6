"""The games for PettingZoo: decisions one by one (``AecEnv``), or all that are due at once (``ParallelGame``)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]

from ecumene.envs.common import Desk, Observation, acting, mask_of
from ecumene.kernel import State
from ecumene.locale import text


class AecEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents ``seat_0`` … decide in turn. Where several seats owe a decision at once they are asked in seat order, and
    none sees what another has chosen. Rewards come at the end of the game. An illegal action raises ``Illegal``."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str = "lead",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.desk = Desk(game, players, options, reward)
        self.metadata = {"name": f"{game}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.desk.players)]
        self._observation_space = self.desk.observation_space(self.desk.actions)
        self._action_spaces = {agent: spaces.Discrete(self.desk.actions) for agent in self.possible_agents}
        self._games = np.random.default_rng(0)
        self.state_now: State = self.desk.new("0")
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._shown: tuple[State | None, int, list[int]] = (None, -1, [])  # to whom which actions were shown last

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._games = np.random.default_rng(seed)
        self.state_now = self.desk.new(str(self._games.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        due = self.state_now.to_move()
        return self.possible_agents[due[0]] if due else self.agents[0]

    def observe(self, agent: str) -> Observation:
        state, seat = self.state_now, self._seats[agent]
        legal = state.legal(seat)
        self._shown = (state, seat, legal)
        return self.desk.observe(state, seat, mask_of(legal, self.desk.actions))

    def structured(self, agent: str) -> Any:
        """The same observation as the game's own struct."""
        return self.state_now.view(self._seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._play(self._seats[agent], int(action))
        if self.state_now.over:  # until then all rewards are nothing
            self.rewards = dict(zip(self.possible_agents, self.desk.rewards(self.state_now), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self.agent_selection = self._next()

    def _play(self, seat: int, action: int) -> None:
        """What was offered a moment ago need not be looked for again."""
        state, asked, legal = self._shown
        self._shown = (None, -1, [])
        if state is self.state_now and asked == seat and action in legal:
            state.apply(seat, action)
        else:
            self.state_now.play(seat, action)

    def render(self) -> str | None:
        return _drawn(self.state_now) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class ParallelGame(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents act in every step. Whoever owes no decision can only wait: the last action of the space.

    Seats that owe a decision at the same time decide in the same step, blind to each other. If one of the actions is
    illegal, ``Illegal`` is raised and none is taken.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str = "lead",
        render_mode: str | None = None,
    ) -> None:
        self.desk = Desk(game, players, options, reward)
        self.metadata = {"name": f"{game}_parallel_v1", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.wait = self.desk.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(self.desk.players)]
        self.agents: list[str] = []
        self._observation_space = self.desk.observation_space(self.wait + 1)
        self._action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._games = np.random.default_rng(0)
        self.state_now: State = self.desk.new("0")

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._games = np.random.default_rng(seed)
        self.state_now = self.desk.new(str(self._games.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        return self._observe(), {agent: {} for agent in self.agents}

    def _observe(self) -> dict[str, Observation]:
        state = self.state_now
        due = acting(state)
        observations = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.desk.mask(state, seat, self.wait + 1)
            if seat not in due:
                mask[:] = 0
                mask[self.wait] = 1
            observations[agent] = self.desk.observe(state, seat, mask)
        return observations

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        state = self.state_now
        due = [(seat, int(actions[self.possible_agents[seat]])) for seat in acting(state)]
        for seat, action in due:
            state.check(seat, action)  # all of them or none
        for seat, action in due:
            state.play(seat, action)
        agents = self.agents
        ended = state.over
        values = self.desk.rewards(state) if ended else [0.0] * self.desk.players
        observations = self._observe()
        if ended:
            self.agents = []
        return (
            observations,
            dict(zip(agents, values, strict=True)),
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def render(self) -> str | None:
        return _drawn(self.state_now) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def _drawn(state: State) -> str:
    """The position in a few lines: what is asked of whom, and the scores."""
    prompts = {seat: state.prompt(seat) for seat in state.to_move()}
    asked = [f"{seat}: {text(prompt.text)}" for seat, prompt in prompts.items() if prompt is not None]
    scores = [f"{seat}: {sum(points.values())}" for seat, points in enumerate(state.scores())]
    return "\n".join([repr(state), *asked, " ".join(scores)])
