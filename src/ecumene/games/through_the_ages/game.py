"""Through the Ages as a game on our table: sizes, options, set-up, components."""

from __future__ import annotations

from typing import Any, ClassVar

from ecumene.games.through_the_ages import actions, rules, view
from ecumene.games.through_the_ages.components import CATEGORIES
from ecumene.games.through_the_ages.position import Position
from ecumene.kernel import Action, Game, Journal, Options, Rng


class ThroughTheAgesOptions(Options, frozen=True, forbid_unknown_fields=True):
    """``resignation``: whether players may resign as a political action."""

    resignation: bool = False


class ThroughTheAges(Game):
    """A New Story of Civilization, the base game of 2015."""

    slug: ClassVar[str] = "through_the_ages"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 5)
    options: ClassVar[type[Options]] = ThroughTheAgesOptions
    categories: ClassVar[tuple[str, ...]] = CATEGORIES
    hidden: ClassVar[tuple[str, ...] | None] = view.HIDDEN

    def all_actions(self) -> list[Action]:
        return actions.all_actions()

    def set_up(self, players: int, options: Any, rng: Rng, journal: Journal | None) -> Position:
        table = Position(players, rng)
        table.journal = journal
        table.resignation = options.resignation
        rules.set_up(table)
        return table

    def components(self) -> dict[str, list[dict[str, Any]]]:
        return view.components()


GAME = ThroughTheAges()
