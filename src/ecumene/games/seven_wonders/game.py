"""7 Wonders as a game on our table: sizes, options, set-up, components."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, ClassVar, Literal

from msgspec import Struct

from ecumene.games.seven_wonders import actions, scoring
from ecumene.games.seven_wonders.components import CARDS, WONDERS
from ecumene.games.seven_wonders.numbers import WONDER_INDEX
from ecumene.games.seven_wonders.rules import SevenWonders
from ecumene.games.seven_wonders.view import View
from ecumene.kernel import BadOptions, Catalogue, Game, Message, Options, Rng

RANDOM = "random"


class SevenWondersOptions(Options, frozen=True, forbid_unknown_fields=True):
    """Which side of the boards is used, and which board each seat gets (with two players the third is the Free City).

    A wonder is given as ``"giza"``, ``"giza A"`` or ``"random"``; seats that are not named get a random one.
    """

    side: Literal["A", "B", "random"] = "random"
    wonders: tuple[str, ...] = ()


class SevenWondersGame(Game):
    slug: ClassVar[str] = "seven_wonders"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 8)
    options: ClassVar[type[Options]] = SevenWondersOptions
    categories: ClassVar[tuple[str, ...]] = scoring.CATEGORIES
    catalogue: ClassVar[Catalogue] = actions.CATALOGUE
    view: ClassVar[type[Struct]] = View
    hidden: ClassVar[tuple[str, ...] | None] = ("hands", "tucked", "discard", "chosen")

    def blank(self, players: int, rng: Rng) -> SevenWonders:
        return SevenWonders(players, rng)

    def set_up(self, state: SevenWonders, options: SevenWondersOptions) -> None:
        state.set_out(self._give_out_wonders(max(state.players, 3), options, state.rng))

    def components(self) -> dict[str, list[dict[str, Any]]]:
        return {
            "cards": [{**asdict(card), "gives": _effects(card.gives)} for card in CARDS],
            "wonders": [
                {
                    **asdict(wonder),
                    "stages": [{"cost": asdict(stage.cost), "gives": _effects(stage.gives)} for stage in wonder.stages],
                }
                for wonder in WONDERS
            ],
        }

    def _give_out_wonders(self, cities: int, options: SevenWondersOptions, rng: Rng) -> list[int]:
        """A board and a side for every city: the named ones first, then random ones of the rest."""
        wishes = [self._read_wonder(wish) for wish in options.wonders]
        if len(wishes) > cities:
            raise self._bad(f"wonders: {len(wishes)} named for {cities} cities")
        wishes += [("", "")] * (cities - len(wishes))
        named = [wonder for wonder, _ in wishes if wonder]
        if len(set(named)) < len(named):
            raise self._bad("wonders: each wonder is in the box once")
        rest = [i for i, wonder in enumerate(WONDERS) if wonder.side == "A" and wonder.id not in named]
        rng.shuffle(rest)
        boards = []
        for wonder, side in wishes:
            if not side:
                side = options.side if options.side != RANDOM else "AB"[rng.below(2)]
            boards.append(WONDER_INDEX[f"{wonder or WONDERS[rest.pop()].id} {side}"])
        return boards

    def _read_wonder(self, wish: str) -> tuple[str, str]:
        if wish == RANDOM:
            return "", ""
        wonder, _, side = wish.partition(" ")
        if f"{wonder} {side or 'A'}" not in WONDER_INDEX:
            known = ", ".join(sorted({wonder.id for wonder in WONDERS}))
            raise self._bad(f"wonders: no board “{wish[:40]}”; a board is random or one of {known}, with A or B")
        return wonder, side

    def _bad(self, problem: str) -> BadOptions:
        return BadOptions(Message("bad-options", {"game": self.name_of(), "problem": problem}))


def _effects(gives: tuple[Any, ...]) -> list[dict[str, Any]]:
    return [{"type": type(effect).__name__, **asdict(effect)} for effect in gives]
