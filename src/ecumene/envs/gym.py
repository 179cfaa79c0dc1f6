"""A game for one learner: Gymnasium, with bots of your choice in the other seats."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ecumene.bots.external import ExternalBot
from ecumene.bots.knowledge import Bot, Knowledge
from ecumene.bots.roster import bot
from ecumene.envs.common import LEARNER_REWARDS, Desk, Mask, Observation, mask_of
from ecumene.kernel import Illegal, Rng, State


class AgainstBots(gymnasium.Env[Observation, np.int64]):
    """One seat is yours, the others are played by bots.

    An illegal action ends the game as lost (reward -1, the reason in ``info["illegal"]``): use the mask.
    """

    metadata = {"render_modes": []}  # noqa: RUF012  (named so by Gymnasium)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        bots: list[str] | str = "easy",
        options: dict[str, Any] | None = None,
        reward: str = "lead",
        render_mode: str | None = None,
    ) -> None:
        self.desk = Desk(game, players, options, reward, LEARNER_REWARDS)
        if seat not in range(self.desk.players):
            raise ValueError(f"seat must be one of 0 to {self.desk.players - 1}")
        self.seat = seat
        self.render_mode = render_mode
        names = [bots] * (self.desk.players - 1) if isinstance(bots, str) else list(bots)
        if len(names) != self.desk.players - 1:
            raise ValueError(f"{self.desk.players - 1} bots are needed for the other seats")
        others = [other for other in range(self.desk.players) if other != seat]
        self._bots: dict[int, Bot] = {other: bot(name) for other, name in zip(others, names, strict=True)}
        self.action_space = spaces.Discrete(self.desk.actions)
        self.observation_space = self.desk.observation_space(self.desk.actions)
        self.state_now: State = self.desk.new("0")
        self._rng = Rng("0")
        self._legal: list[int] = []
        self._standing = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        key = str(self.np_random.integers(1 << 62))
        self.state_now = self.desk.new(key)
        self._rng = Rng(f"{key} bots")
        self._let_others_play()
        if self.desk.reward == "growth":
            self._standing = self.desk.standing(self.state_now, self.seat)
        return self._observe(), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state, seat = self.state_now, self.seat
        try:
            if action not in self._legal:
                state.check(seat, int(action))
        except Illegal as error:
            return self._observe(), -1.0, True, False, {"illegal": str(error)}
        state.apply(seat, int(action))
        self._let_others_play()
        over = state.over
        return self._observe(), self._reward(), over, False, {}

    def _reward(self) -> float:
        state = self.state_now
        if self.desk.reward == "growth":
            before, self._standing = self._standing, self.desk.standing(state, self.seat)
            return self._standing - before
        return self.desk.rewards(state)[self.seat] if state.over else 0.0

    def action_masks(self) -> Mask:
        """The legal actions, under the name that masked learners look for."""
        self._legal = self.state_now.legal(self.seat)
        return mask_of(self._legal, self.desk.actions)

    def close(self) -> None:
        """Programs among the bots are ended; they are started anew if a game is played after that."""
        for player in self._bots.values():
            if isinstance(player, ExternalBot):
                player.close()

    def _let_others_play(self) -> None:
        """Until it is our turn again; where all decide at once the others wait for us."""
        state = self.state_now
        while not state.over and self.seat not in state.to_move():
            other = state.to_move()[0]
            state.apply(other, self._bots[other].choose(Knowledge(state, other), self._rng))

    def _observe(self) -> Observation:
        return self.desk.observe(self.state_now, self.seat, self.action_masks())
