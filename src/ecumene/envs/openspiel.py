"""The games in the manner of OpenSpiel: the same names and conventions, without needing it installed.

Code written for OpenSpiel states (rollouts, searches, evaluators) runs on these as it is: players are numbers,
``current_player`` is ``SIMULTANEOUS`` where several decide at once, chance is resolved inside the game.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ecumene import games
from ecumene.envs.common import Desk
from ecumene.kernel import Rng, State

CHANCE = -1
SIMULTANEOUS = -2
TERMINAL = -4


class SpielGame:
    """Like ``pyspiel.Game``."""

    def __init__(self, slug: str, players: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.desk = Desk(slug, players, options, "lead")

    def num_players(self) -> int:
        return self.desk.players

    def num_distinct_actions(self) -> int:
        return self.desk.actions

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def observation_tensor_shape(self) -> list[int]:
        return [len(self.desk.encoder)]

    def new_initial_state(self, seed: int | str = 0) -> SpielState:
        return SpielState(self, self.desk.new(str(seed)), Rng(f"{seed} clones"))

    def __str__(self) -> str:
        return f"{self.desk.game.slug}(players={self.desk.players})"


class SpielState:
    """Like ``pyspiel.State``. The wrapped state is the truth: an evaluator should look at observations only."""

    def __init__(self, game: SpielGame, state: State, rng: Rng) -> None:
        self._game = game
        self._state = state
        self._rng = rng
        self._history: list[int] = []

    def get_game(self) -> SpielGame:
        return self._game

    def num_players(self) -> int:
        return self._state.players

    def due(self) -> list[int]:
        """The players who owe a decision now, in seat order. Not a name of OpenSpiel's."""
        return list(self._state.to_move())

    def current_player(self) -> int:
        due = self._state.to_move()
        if not due:
            return TERMINAL
        return SIMULTANEOUS if self._state.simultaneous else due[0]

    def is_terminal(self) -> bool:
        return self._state.over

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return self.current_player() == SIMULTANEOUS

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Sorted, as OpenSpiel has them; a player who owes nothing has none."""
        due = self._state.to_move()
        asked = player if player is not None else (due[0] if due else 0)
        return sorted(self._state.legal(asked)) if asked in due else []

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        legal = set(self.legal_actions(player))
        return [int(action in legal) for action in range(self._game.num_distinct_actions())]

    def apply_action(self, action: int) -> None:
        """For the only player who owes a decision, or the first of several."""
        seat = self._state.to_move()[0]
        self._state.play(seat, action)
        self._history.append(action)

    def apply_actions(self, actions: list[int]) -> None:
        """An action for every player; those of players who owe nothing are ignored."""
        due = self._state.to_move()
        for seat in due:
            self._state.check(seat, actions[seat])  # all of them or none
        for seat in due:
            self._state.play(seat, actions[seat])
        self._history.extend(actions)

    def action_to_string(self, player: int, action: int) -> str:
        return str(self._state.game.catalogue[action])

    def string_to_action(self, player: int, notation: str) -> int:
        return self._state.game.catalogue.id(notation)

    def history(self) -> list[int]:
        return list(self._history)

    def returns(self) -> list[float]:
        if not self._state.over:
            return [0.0] * self.num_players()
        return self._game.desk.rewards(self._state)

    def rewards(self) -> list[float]:
        return self.returns()

    def observation_string(self, player: int) -> str:
        return msgspec.json.encode(self._state.view(player)).decode()

    def observation_tensor(self, player: int) -> list[float]:
        vector: list[float] = self._game.desk.encoder.encode(self._state, player).tolist()
        return vector

    def resample_from_infostate(self, player: int, rng: Rng | None = None) -> SpielState:
        """A state drawn from all that agree with what the player knows."""
        return SpielState(self._game, self._state.sample(player, rng or self._rng.fork()), self._rng.fork())

    def clone(self, exact: bool = False) -> SpielState:
        """A copy with dice and cards of its own to come; ``exact``: with the very same ones."""
        if exact:
            twin = SpielState(self._game, self._state.clone(self._state.rng.copy()), self._rng.copy())
        else:
            twin = SpielState(self._game, self._state.clone(self._rng.fork()), self._rng.fork())
        twin._history = self._history[:]
        return twin

    def __str__(self) -> str:
        return repr(self._state)


def load_game(slug: str, players: int | None = None, options: dict[str, Any] | None = None) -> SpielGame:
    """Like ``pyspiel.load_game``."""
    return SpielGame(slug, players, options)


def registered_games() -> list[str]:
    return list(games.slugs())
