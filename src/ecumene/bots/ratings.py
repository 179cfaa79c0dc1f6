"""What the levels are rated at, by game: written by ``ecumene ladder``, shown where a level is chosen."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from ecumene.bots.roster import LEVELS

_FILE = "ratings.json"


@cache
def _all() -> dict[str, dict[str, int]]:
    file = files(__package__) / _FILE
    known: dict[str, dict[str, int]] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return known


def level_ratings(game: str) -> dict[str, int]:
    """The ratings of the levels at a game, as far as they were measured."""
    known = _all().get(game, {})
    return {level: known[level] for level in LEVELS if level in known}


def publish(path: Path, game: str, ratings: Mapping[str, float]) -> None:
    """Put the ratings of the levels at a game into a file of ratings."""
    known: dict[str, dict[str, int]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    known[game] = {level: round(ratings[level]) for level in LEVELS if level in ratings}
    lines = ",\n".join(f"  {json.dumps(slug)}: {json.dumps(known[slug])}" for slug in sorted(known))
    path.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
