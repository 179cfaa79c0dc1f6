"""What a network thinks of a decision and of a position, where one was learned: it adds to the learned value.

Learned by policy gradients from games with itself (`bench/RESULTS.md`), for one number of players. Weights lie in
``bots/weights/<game>_insight_<players>.npz``, a few bits each with a scale for every unit.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from typing import Any, Protocol, runtime_checkable

from ecumene.bots.judging import heuristics
from ecumene.bots.value import LinearValue, Value, learned
from ecumene.kernel import Game, State


@runtime_checkable
class Situated(Protocol):
    """What heuristics tell besides, where a network was learned."""

    #: The numbers of players that there are statements for.
    insight_players: tuple[int, ...]

    def insight_sizes(self, players: int) -> tuple[int, int, int]:
        """How many statements there are, how many more about what the others hold, and how many families of actions."""

    def statements(self, state: State, seat: int) -> list[int]:
        """The places of all statements that hold of a position, by what a seat knows."""

    def others_hands(self, state: State, seat: int) -> list[int]:
        """The same of what the others hold, in a world in which that is known."""

    def family(self, state: State, action: int) -> int:
        """Actions that the network does not tell apart."""

    def judged_all(
        self, state: State, seat: int, actions: list[int], weights: list[list[float]], bias: list[float], less: float
    ) -> list[float]:
        """Weighted sums as those of ``Fused``, also of dominated actions: so much less than what they lead to."""


#: What was learned goes on from the value by this much heat, and from dominated actions being worth so much less.
HEAT = 0.02
LESS = 0.02


class Insight:
    """Two networks with two hidden layers each: one chooses, one judges positions in which all hands are known."""

    def __init__(self, kit: Situated, value: LinearValue, arrays: Any) -> None:
        self._kit, self._value = kit, value
        self._choosing = _Layers(arrays, "choosing")
        self._judging = _Layers(arrays, "judging")
        self._hands = _unpacked(arrays, "judging_hands")
        self._families = _unpacked(arrays, "families")
        self._family_offsets = arrays["family_offsets"].astype("float32")
        self._outer = arrays["judging_outer"].astype("float32")
        self._outer_offset = float(arrays["judging_offset"])

    def likings(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """How well it likes every action: logarithms of how often it would be taken, but for a number all share."""
        weights, bias = self._value.weights, self._value.bias
        sums = self._kit.judged_all(state, seat, actions, weights, bias, LESS)
        families = [self._kit.family(state, action) for action in actions]
        seen = self._choosing.seen(self._choosing.inner[self._kit.statements(state, seat)].sum(0))
        more = (self._families[families] @ seen + self._family_offsets[families]).tolist()
        return [worth / HEAT + added for worth, added in zip(sums, more, strict=True)]

    def worth(self, state: State, seat: int) -> float:
        """What a position is worth to a seat that has to decide, in a world in which all hands are known."""
        told = self._judging.inner[self._kit.statements(state, seat)].sum(0)
        seen = self._judging.seen(told + self._hands[self._kit.others_hands(state, seat)].sum(0))
        return float(seen @ self._outer) + self._outer_offset


class _Layers:
    """From statements to units, and from these to others; all of them rectified."""

    def __init__(self, arrays: Any, name: str) -> None:
        self.inner = _unpacked(arrays, f"{name}_inner")
        self._offsets = arrays[f"{name}_offsets"].astype("float32")
        self._middle = _unpacked(arrays, f"{name}_middle")
        self._middle_offsets = arrays[f"{name}_middle_offsets"].astype("float32")

    def seen(self, told: Any) -> Any:
        units = (told + self._offsets).clip(0.0) @ self._middle
        return (units + self._middle_offsets).clip(0.0)


def _unpacked(arrays: Any, name: str) -> Any:
    return arrays[name].astype("float32") * arrays[f"{name}_scale"].astype("float32")


#: Steps of a weight to either side of nothing: it plays as well as with all that a byte could tell, in half the space.
_STEPS = 15


def packed(name: str, weights: Any) -> dict[str, Any]:
    """Weights as small whole numbers, with a scale for every unit they lead to."""
    import numpy as np

    scale = (np.abs(weights).max(0) / _STEPS + 1e-12).astype(np.float32)
    return {name: np.rint(weights / scale).astype(np.int8), f"{name}_scale": scale}


@cache
def insight_for(game: Game, players: int) -> Insight | None:
    """The insight that comes with the package, if there is one for so many players."""
    kit, file = heuristics(game), files(__package__) / "weights" / f"{game.slug}_insight_{players}.npz"
    if not isinstance(kit, Situated) or players not in kit.insight_players or not file.is_file():
        return None
    value: Value | None = learned(game, players)
    if not isinstance(value, LinearValue):
        return None
    import numpy as np

    with as_file(file) as path, np.load(path) as arrays:
        return Insight(kit, value, arrays)
