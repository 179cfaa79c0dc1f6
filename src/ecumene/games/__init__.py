"""The games on our table, found by their folders: adding one touches nothing here."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import ecumene.locale  # noqa: F401  what goes wrong is said in words
from ecumene.kernel import Game, Lesson, Message, UnknownGame
from ecumene.kernel.canvas import Area, Canvas

#: Draws what a view shows on a part of a canvas.
Draws = Callable[[Canvas, Any, Area], None]


@cache
def slugs() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def load(slug: str) -> Game:
    """A game by its name; raises ``UnknownGame`` with the names there are."""
    if slug not in slugs():
        raise UnknownGame(Message("unknown-game", {"given": slug[:40], "known": ", ".join(slugs())}))
    game: Game = import_module(f"ecumene.games.{slug}").GAME
    return game


@cache
def lesson(slug: str) -> Lesson | None:
    """The guided first game of a game, if its folder has one."""
    module = f"ecumene.games.{slug}.lesson"
    if slug not in slugs() or find_spec(module) is None:
        return None
    own: Lesson = import_module(module).LESSON
    return own


@cache
def picture(slug: str) -> Draws | None:
    """How a game draws a position, if its folder says so: ``picture.draw(canvas, view, area)``."""
    module = f"ecumene.games.{slug}.picture"
    if slug not in slugs() or find_spec(module) is None:
        return None
    own: Draws = import_module(module).draw
    return own
