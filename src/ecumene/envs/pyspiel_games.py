"""The games in OpenSpiel itself: ``register()``, then ``pyspiel.load_game("ecumene_hadara(players=3)")``.

Every game begins with one chance node, the deal, which is drawn by sampling. Decisions of one moment come one after the
other in seat order, blind to each other, so that everything written for sequential games works. A clone gets fresh
randomness: no search can read the cards to come. With ``exact_clones=true`` the generator is a part of the state and is
cloned with it: clones throw the same dice, for whoever compares states and does not search in them.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]

from ecumene import games
from ecumene.envs.openspiel import SpielGame, SpielState
from ecumene.kernel import Rng

_DEAL = 0
#: More than any game has ever taken.
_LONGEST = 20_000


def name_of(slug: str) -> str:
    """What a game is called in OpenSpiel."""
    return f"ecumene_{slug}"


def register() -> list[str]:
    """Make all games known to OpenSpiel; returns their names."""
    for slug in games.slugs():
        if name_of(slug) not in pyspiel.registered_names():
            # A class of its own for each, as OpenSpiel expects: it holds on to it until after Python has ended.
            pyspiel.register_game(_game_type(slug), type(f"Pyspiel_{slug}", (PyspielGame,), {"slug": slug}))
    return [name_of(slug) for slug in games.slugs()]


def _game_type(slug: str) -> Any:
    kinds, sizes = pyspiel.GameType, games.load(slug).players
    return kinds(
        short_name=name_of(slug),
        long_name=f"Ecumene: {slug}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=sizes[-1],
        min_num_players=sizes[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": sizes[0], "seed": 0, "exact_clones": False},
    )


class PyspielGame(pyspiel.Game):  # type: ignore[misc,unused-ignore]
    """A game of ours as OpenSpiel knows games. ``seed`` decides on the deals, ``exact_clones`` on what clones are."""

    slug: ClassVar[str]

    def __init__(self, parameters: dict[str, Any]) -> None:
        self.ours = SpielGame(self.slug, int(parameters.get("players", 0)) or None)
        self.deals = Rng(f"{parameters.get('seed', 0)} deals")
        self.exact_clones = bool(parameters.get("exact_clones", False))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.ours.num_distinct_actions(),
            max_chance_outcomes=1,
            num_players=self.ours.num_players(),
            min_utility=self.ours.min_utility(),
            max_utility=self.ours.max_utility(),
            max_game_length=_LONGEST,
        )
        super().__init__(_game_type(self.slug), info, parameters)

    def new_initial_state(self) -> PyspielState:
        return PyspielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PyspielObserver:
        return PyspielObserver(self.ours)


class _Position:
    """The state behind a ``PyspielState``; OpenSpiel copies it with its owner, as the game says clones are."""

    def __init__(self, state: SpielState | None, exact: bool) -> None:
        self.state = state
        self.exact = exact

    def __deepcopy__(self, memo: Any) -> _Position:
        return _Position(None if self.state is None else self.state.clone(self.exact), self.exact)


class PyspielState(pyspiel.State):  # type: ignore[misc,unused-ignore]
    """A state of ours as OpenSpiel knows states; before the deal there is none yet."""

    def __init__(self, game: PyspielGame) -> None:
        super().__init__(game)
        self._position = _Position(None, game.exact_clones)

    @property
    def ours(self) -> SpielState:
        state = self._position.state
        if state is None:
            raise ValueError("nothing is dealt yet: apply the chance action first")
        return state

    def current_player(self) -> int:
        if self._position.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        due = self.ours.due()
        return due[0] if due else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self._position.state is not None and self.ours.is_terminal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(_DEAL, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.ours.legal_actions(player) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        if self._position.state is None:
            game = self.get_game()
            self._position.state = game.ours.new_initial_state(str(game.deals.word()))
        else:
            self.ours.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if player == pyspiel.PlayerId.CHANCE else self.ours.action_to_string(player, action)

    def returns(self) -> list[float]:
        dealt = self._position.state
        return [0.0] * self.num_players() if dealt is None else dealt.returns()

    def __str__(self) -> str:
        return "before the deal" if self._position.state is None else str(self._position.state)


class PyspielObserver:
    """What a player sees, as a vector and as JSON; the places of the vector are named by the game's encoder."""

    def __init__(self, game: SpielGame) -> None:
        self.tensor = np.zeros(game.observation_tensor_shape(), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: PyspielState, player: int) -> None:
        if state.is_chance_node():
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.ours.observation_tensor(player)

    def string_from(self, state: PyspielState, player: int) -> str:
        return "" if state.is_chance_node() else state.ours.observation_string(player)
