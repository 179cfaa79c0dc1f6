"""What a game tells about itself to the bots, and what is made of a game that tells nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import exp
from typing import Protocol, runtime_checkable

from ecumene.kernel import Game, Message, Rng, State

Outlooks = tuple[list[int], list[list[float]]]


class Heuristics(Protocol):
    """A game's ``heuristics.HEURISTICS``. Reads only what the seat may know, though it is handed a whole state."""

    #: Names of the features, in the order of a row.
    names: tuple[str, ...]
    #: How many parts the game has for learning; each gets weights of its own.
    phases: int
    #: A lead of so many points is a clear one.
    clear_lead: float

    def phase(self, state: State) -> int:
        """The part of the game that a decision belongs to."""

    def worths(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """The hand-made judgement of every action, about in points."""

    def outlooks(self, state: State, seat: int, actions: list[int]) -> Outlooks:
        """For every action the number of a row (-1: dominated), and the rows: features of what the action leads to."""


@runtime_checkable
class Fused(Protocol):
    """What heuristics tell besides, where judging is quicker without making rows of features first."""

    def judged(
        self, state: State, seat: int, actions: list[int], weights: list[list[float]], bias: list[float]
    ) -> list[float]:
        """The same sums as those of the rows by the weights of the phase; ``DOMINATED`` where there is no row."""


@runtime_checkable
class Milestones(Protocol):
    """What heuristics tell besides, where points are counted at certain moments of the game."""

    def milestone(self, state: State) -> int:
        """How often that has happened: the number changes when an age or an epoch is over."""


@runtime_checkable
class Turns(Heuristics, Protocol):
    """What heuristics tell besides, where a turn is made of many decisions and is worth planning as a whole."""

    def in_turn(self, state: State, seat: int) -> bool:
        """Whether what is asked now is a step of the seat's own turn, which hardly depends on what is hidden."""

    def ends_turn(self, action: int) -> bool:
        """Whether an action hands the turn over, so that its own worth is that of the position before it."""

    #: Names of the numbers that tell how a seat stands, in the order of a row.
    position_names: tuple[str, ...]
    #: What these numbers are worth, about in points: ``balanced``, and sparring partners of one mind.
    styles: dict[str, list[float]]

    def position(self, state: State, seat: int, open_hand: bool) -> list[float]:
        """How a seat stands in numbers, by what is public and, with an open hand, what it holds itself."""

    def hope(self, state: State, seat: int) -> float:
        """What can still be made of what is left of the turn, about in points: for comparing plans on the way."""

    def replies(self, state: State, seat: int, actions: list[int], weights: list[float]) -> list[float]:
        """What answers between turns are worth at first sight, whatever is asked."""


@runtime_checkable
class Rounds(Heuristics, Protocol):
    """What heuristics tell besides, where moves are compared some rounds later: a clock, and how a seat stands then."""

    def clock(self, state: State) -> int:
        """The number of the round; it only grows."""

    def standing(self, state: State, seat: int) -> float:
        """How a seat stands, about in points, by what is public and what it holds itself."""

    def worth_trying(self, state: State, seat: int) -> bool:
        """Whether what is asked now is worth trying out; else the judgement alone decides."""

    def family(self, state: State, action: int) -> int:
        """Actions of one family are so much alike that the best of them is enough."""


@runtime_checkable
class Explains(Protocol):
    """What heuristics tell besides, where a game can say more of a move than its offer does."""

    def reasons(self, state: State, seat: int, action: int) -> list[tuple[str, Message]]:
        """Checked statements about what a move does: for it, against it, or even; and the words."""


@runtime_checkable
class Mixed(Protocol):
    """What heuristics tell besides, where a choice must not be foreseen."""

    def mixture(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """How often each action should be taken; nothing where that does not matter."""


class ByScore:
    """The judgement for a game that has none of its own: the score as it stands after an action.

    Where others decide at the same time an action shows nothing yet, and all are worth the same.
    """

    def __init__(self, game: Game) -> None:
        self.names: tuple[str, ...] = ("own score", "best rival", *(f"own {name}" for name in game.categories))
        self.phases = 1
        self.clear_lead = 10.0
        self._categories = game.categories

    def phase(self, state: State) -> int:
        return 0

    def worths(self, state: State, seat: int, actions: list[int]) -> list[float]:
        return [row[0] - 0.5 * row[1] for row in self._rows(state, seat, actions)]

    def outlooks(self, state: State, seat: int, actions: list[int]) -> Outlooks:
        return list(range(len(actions))), self._rows(state, seat, actions)

    def _rows(self, state: State, seat: int, actions: list[int]) -> list[list[float]]:
        rows = []
        for action in actions:
            then = state.clone(Rng(0))
            then.apply(seat, action)
            scores = then.scores()
            totals = [float(sum(points.values())) for points in scores]
            rival = max([total for other, total in enumerate(totals) if other != seat] or [0.0])
            rows.append([totals[seat], rival, *(float(scores[seat].get(name, 0)) for name in self._categories)])
        return rows


@cache
def heuristics(game: Game) -> Heuristics:
    """The game's own judgement, or the plain one by score."""
    name = f"ecumene.games.{game.slug}.heuristics"
    if type(game).__module__.startswith("ecumene.games.") and find_spec(name) is not None:
        own: Heuristics = import_module(name).HEURISTICS
        return own
    return ByScore(game)


def lead_value(lead: float, scale: float) -> float:
    """A lead squeezed between 0 (far behind) and 1 (far ahead)."""
    return 1.0 / (1.0 + exp(-max(-50.0, min(50.0, lead / scale))))


def lead(scores: Sequence[float], seat: int) -> float:
    """The points a seat is ahead of its best rival."""
    return scores[seat] - max([score for other, score in enumerate(scores) if other != seat] or [0.0])


def totals(state: State) -> list[float]:
    """The scores of all seats as they stand."""
    return [float(sum(points.values())) for points in state.scores()]
