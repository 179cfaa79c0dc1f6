"""What all environments share: spaces, observations, masks and rewards."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ecumene import games
from ecumene.bots.judging import heuristics, lead, lead_value, totals
from ecumene.envs.encoding import encoder
from ecumene.kernel import Game, State

Observation = dict[str, Any]
Mask = NDArray[np.int8]

#: What the end of a game brings: ``lead`` squeezes the lead over the best rival between -1 and 1, ``win`` is 1 for the
#: winner (shared between several) and -1 for everybody else, ``score`` is the score.
REWARDS = ("lead", "win", "score")
#: The same for one learner, who may also be rewarded step by step: ``growth`` is how much the own score has grown since
#: the last decision, less the growth of the best rival's, as if the game ended now; what is a clear lead counts 1.
LEARNER_REWARDS = (*REWARDS, "growth")


class Desk:
    """One game as an environment sees it."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: dict[str, Any] | None,
        reward: str,
        rewards: tuple[str, ...] = REWARDS,
    ) -> None:
        if reward not in rewards:
            raise ValueError(f"reward must be one of {', '.join(rewards)}")
        self.game: Game = games.load(game)
        self.players = self.game.players[0] if players is None else players
        self.game.check_players(self.players)
        self.options = self.game.read_options(options)
        self.reward = reward
        self.encoder = encoder(self.game, self.players, self.options)
        self.actions = len(self.game.catalogue)

    def new(self, seed: str) -> State:
        return self.game.new(self.players, self.options, seed)

    def observation_space(self, actions: int) -> spaces.Dict:
        vector = spaces.Box(-np.inf, np.inf, (len(self.encoder),), np.float32)
        return spaces.Dict({"observation": vector, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})

    def observe(self, state: State, seat: int, mask: Mask) -> Observation:
        return {"observation": self.encoder.encode(state, seat), "action_mask": mask}

    def mask(self, state: State, seat: int, actions: int) -> Mask:
        """1 for every action the seat may take now."""
        return mask_of(state.legal(seat), actions)

    def standing(self, state: State, seat: int) -> float:
        """How far ahead a seat is as things stand, in clear leads."""
        return lead(totals(state), seat) / heuristics(self.game).clear_lead

    def rewards(self, state: State) -> list[float]:
        """What the end of the game brings, seat by seat."""
        result = state.result()
        assert result is not None
        scores = [float(standing.score) for standing in result.standings]
        if self.reward == "score":
            return scores
        if self.reward == "win":
            share = 1.0 / len(result.winners)
            return [2.0 * share - 1.0 if seat in result.winners else -1.0 for seat in range(self.players)]
        scale = heuristics(self.game).clear_lead
        return [2.0 * lead_value(lead(scores, seat), scale) - 1.0 for seat in range(self.players)]


def mask_of(legal: list[int], actions: int) -> Mask:
    mask: Mask = np.zeros(actions, dtype=np.int8)
    mask[legal] = 1
    return mask


def acting(state: State) -> list[int]:
    """The seats whose turn it is: all who choose at once, else the first of those who may act."""
    due = state.to_move()
    return due if state.simultaneous else due[:1]
