"""What can be played, and every word about it."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal

import msgspec
from litestar import MediaType, Response, Router, get
from litestar.params import FromPath

from ecumene import bots, games
from ecumene.bots.ratings import level_ratings
from ecumene.kernel import LEARNER
from ecumene.locale import LANGUAGES
from ecumene.server.api import GameInfo, TipInfo
from ecumene.server.errors import Refused

Language = Literal["en", "ru"]
logger = logging.getLogger("ecumene.server")
_HOUR = {"Cache-Control": "public, max-age=3600"}


@get("/games")
async def list_games() -> list[GameInfo]:
    """All games on the shelf. To load them, which is done once, takes half a second: beside the event loop."""
    return await asyncio.to_thread(lambda: [_describe(slug) for slug in games.slugs() if _playable(slug)])


@get("/components/{game:str}")
async def components(game: FromPath[str]) -> Response[dict[str, list[dict[str, Any]]]]:
    """Everything in the box of a game as plain data."""
    return Response(games.load(game).components(), headers=_HOUR)


@get("/rules/{game:str}/{language:str}", media_type=MediaType.TEXT)
async def rules(game: FromPath[str], language: FromPath[Language]) -> Response[str]:
    """The rules of a game in our own words, as Markdown."""
    games.load(game)
    file = rules_file(game, language)
    if file is None:
        raise Refused(404, "server-no-rules")
    return Response(file.read_text(encoding="utf-8"), media_type="text/markdown", headers=_HOUR)


@get("/lessons/{game:str}")
async def lesson(game: FromPath[str]) -> Response[list[TipInfo]]:
    """What the guide of a first game says, and when."""
    return Response(_tips(game), headers=_HOUR)


@get("/locale/{language:str}", media_type=MediaType.TEXT)
async def texts(language: FromPath[Language]) -> Response[str]:
    """All texts of a language, as Fluent."""
    return Response(all_texts(language), media_type="text/plain", headers=_HOUR)


@cache
def all_texts(language: str) -> str:
    folder = files("ecumene.locale") / language
    parts = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return "\n".join(part.read_text(encoding="utf-8") for part in parts if part.name.endswith(".ftl"))


def rules_file(slug: str, language: str) -> Traversable | None:
    """In an installed package the rules lie beside the code, in a checkout in docs/."""
    name = f"{slug}.{language}.md"
    checkout = Path(__file__).parents[4] / "docs" / "rules" / name
    places: list[Traversable] = [files("ecumene") / "rules" / name, checkout]
    return next((place for place in places if place.is_file()), None)


@cache
def _tips(slug: str) -> list[TipInfo]:
    own = games.lesson(slug)
    if own is None:
        raise Refused(404, "server-no-lesson")
    tips = []
    for tip, match in own.walk(games.load(slug)):
        prompt, moment = match.state.prompt(LEARNER), len(match.actions)
        until = moment + len(match.state.to_move()) - 1  # others may choose at the same time
        if tip.text and prompt:
            tips.append(TipInfo(tip.text, tip.at, tip.play, tip.others, prompt.kind, moment, until))
    return tips


@cache
def _playable(slug: str) -> bool:
    """A game that does not even load is left out, and the others can be played."""
    try:
        games.load(slug)
    except (ImportError, AttributeError, NameError, TypeError, SyntaxError):
        logger.exception("a game cannot be loaded: %s", slug)
        return False
    return True


@cache
def _describe(slug: str) -> GameInfo:
    game = games.load(slug)
    return GameInfo(
        slug=slug,
        rules_version=game.version,
        least_players=game.players[0],
        most_players=game.players[-1],
        categories=game.categories,
        options=msgspec.json.schema(game.options),
        view=msgspec.json.schema(game.view),
        levels=bots.levels(),
        usual_level=bots.default_level(),
        level_ratings=level_ratings(slug),
        rules={language: f"/api/rules/{slug}/{language}" for language in LANGUAGES if rules_file(slug, language)},
        lesson=games.lesson(slug) is not None,
    )


router = Router("/api", route_handlers=[list_games, components, rules, lesson, texts], tags=["games"])
