"""7 Wonders as a game: sizes, options, set-up, components."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct

from ecumene.games.seven_wonders import actions, scoring
from ecumene.games.seven_wonders.cards import CARDS
from ecumene.games.seven_wonders.components import COLORS, RAW_MATERIALS, RESOURCES
from ecumene.games.seven_wonders.effects import Effect
from ecumene.games.seven_wonders.rules import SevenWonders
from ecumene.games.seven_wonders.set_up import ANY_SIDE, ANY_WONDER, NAMES, SIDES, give_out
from ecumene.games.seven_wonders.view import View
from ecumene.games.seven_wonders.wonders import WONDERS
from ecumene.kernel import BadOptions, Catalogue, Game, Message, Options, Rng
from ecumene.kernel.game import Headings
from ecumene.kernel.speech import kind_of

RANDOM = "random"


#: What a form offers; a side may be added.
WonderWish = Annotated[str, Meta(extra_json_schema={"enum": [RANDOM, *NAMES]})]


class SevenWondersOptions(Options, frozen=True, forbid_unknown_fields=True):
    """Which side of the boards is used, and which board each seat gets (with two players the third is the Free City).

    A wonder is given as ``"giza"``, ``"giza A"`` or ``"random"``; seats that are not named get a random one.
    """

    side: Literal["A", "B", "random"] = "random"
    wonders: Annotated[tuple[WonderWish, ...], Meta(extra_json_schema={"x-per": "seat"})] = ()


class SevenWondersGame(Game):
    slug: ClassVar[str] = "seven_wonders"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 8)
    options: ClassVar[type[Options]] = SevenWondersOptions
    categories: ClassVar[tuple[str, ...]] = scoring.CATEGORIES
    catalogue: ClassVar[Catalogue] = actions.CATALOGUE
    view: ClassVar[type[Struct]] = View
    headings: ClassVar[Headings] = {
        "age-left": "age",
        "age-right": "age",
        "passed-left": "turn",
        "passed-right": "turn",
    }
    ratings: ClassVar[tuple[str, ...]] = ("coins", "shields")
    hidden: ClassVar[tuple[str, ...] | None] = ("hands", "tucked", "discard", "chosen")

    def blank(self, players: int, rng: Rng) -> SevenWonders:
        return SevenWonders(players, rng)

    def set_up(self, state: SevenWonders, options: SevenWondersOptions) -> None:
        cities = max(state.players, 3)
        wonders, sides = [ANY_WONDER] * cities, [_side(options.side)] * cities
        if len(options.wonders) > cities:
            raise self._bad(f"wonders: {len(options.wonders)} named for {cities} cities")
        for city, wish in enumerate(options.wonders):
            wonder, side = self._read_wonder(wish)
            if wonder != ANY_WONDER and wonder in wonders:
                raise self._bad("wonders: each wonder is in the box once")
            wonders[city], sides[city] = wonder, sides[city] if side == ANY_SIDE else side
        state.set_out(give_out(wonders, sides, state.rng))

    def components(self) -> dict[str, list[dict[str, Any]]]:
        return {
            "cards": [{**asdict(card), **self._effects(card.gives)} for card in CARDS],
            "wonders": [
                {
                    **asdict(wonder),
                    "stages": [{"cost": asdict(stage.cost), **self._effects(stage.gives)} for stage in wonder.stages],
                }
                for wonder in WONDERS
            ],
            "resources": [{"id": name, "sort": "raw" if name in RAW_MATERIALS else "goods"} for name in RESOURCES],
            "colors": [{"id": color} for color in COLORS],
        }

    def _effects(self, gives: tuple[Effect, ...]) -> dict[str, Any]:
        """What a card or a stage gives, as data and in words."""
        data = [{"type": kind_of(effect), **asdict(effect)} for effect in gives]
        return {"gives": data, "words": [self.speech.effect(effect) for effect in gives]}

    def _read_wonder(self, wish: str) -> tuple[int, int]:
        if wish == RANDOM:
            return ANY_WONDER, ANY_SIDE
        name, _, side = wish.partition(" ")
        if name not in NAMES or side not in ("", *SIDES):
            known = ", ".join(sorted(NAMES))
            raise self._bad(f"wonders: no board “{wish[:40]}”; a board is random or one of {known}, with A or B")
        return NAMES.index(name), _side(side)

    def _bad(self, problem: str) -> BadOptions:
        return BadOptions(Message("bad-options", {"game": self.name_of(), "problem": problem}))


def _side(name: str) -> int:
    return SIDES.index(name) if name in SIDES else ANY_SIDE
