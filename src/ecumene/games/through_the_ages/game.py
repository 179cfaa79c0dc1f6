"""Through the Ages as a game of ours: sizes, options, set-up, components."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from msgspec import Struct

from ecumene.games.through_the_ages import actions, box, inventory, view
from ecumene.games.through_the_ages.components import CATEGORIES, LAST_DECK
from ecumene.games.through_the_ages.rules import ThroughTheAges
from ecumene.kernel import Catalogue, Game, Options, Rng
from ecumene.kernel.game import Headings


class ThroughTheAgesOptions(Options, frozen=True, forbid_unknown_fields=True):
    """``resignation``: whether players may resign as a political action. ``length``: a short game ends after age II.

    ``peaceful``: there are no aggressions and no wars.
    """

    resignation: bool = True
    length: Literal["full", "short"] = "full"
    peaceful: bool = False


class ThroughTheAgesGame(Game):
    """A New Story of Civilization, the base game of 2015."""

    slug: ClassVar[str] = "through_the_ages"
    version: ClassVar[int] = 2
    players: ClassVar[range] = range(2, 5)
    options: ClassVar[type[Options]] = ThroughTheAgesOptions
    categories: ClassVar[tuple[str, ...]] = CATEGORIES
    catalogue: ClassVar[Catalogue] = actions.CATALOGUE
    headings: ClassVar[Headings] = {"age": "age", "turn": "turn"}
    ratings: ClassVar[tuple[str, ...]] = ("science_points", "culture", "science", "strength", "happiness")
    hidden: ClassVar[tuple[str, ...] | None] = inventory.HIDDEN
    view: ClassVar[type[Struct]] = view.View

    def blank(self, players: int, rng: Rng) -> ThroughTheAges:
        return ThroughTheAges(players, rng)

    def set_up(self, state: ThroughTheAges, options: ThroughTheAgesOptions) -> None:
        state.resignation = options.resignation
        state.last_deck = LAST_DECK[options.length]
        state.peaceful = options.peaceful
        state.begin()

    def components(self) -> dict[str, list[dict[str, Any]]]:
        return box.components()


GAME = ThroughTheAgesGame()
