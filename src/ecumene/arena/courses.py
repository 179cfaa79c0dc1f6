"""How each game's shipped weights were learned: ``ecumene train <game>`` takes these settings and gets the same."""

from __future__ import annotations

from dataclasses import replace

from ecumene.arena.training import Course

#: What differs from the usual course.
_COURSES: dict[str, Course] = {
    "hadara": Course("hadara", 2, games=3000),
}


def course_for(slug: str, players: int, seed: str, **wishes: int | str | None) -> Course:
    """The course of a game, with what is wished otherwise."""
    usual = _COURSES.get(slug, Course(slug, players))
    given = {name: value for name, value in wishes.items() if value is not None}
    return replace(usual, slug=slug, players=players, seed=seed, **given)  # type: ignore[arg-type]
