"""How each game's shipped weights were learned: ``ecumene train <game>`` takes these settings and gets the same."""

from __future__ import annotations

from dataclasses import replace

from ecumene.arena.shaking import ShakenCourse
from ecumene.arena.training import Course

#: What differs from the usual course.
_COURSES: dict[str, Course] = {
    "hadara": Course("hadara", 2, games=3000),
}
_SHAKEN: dict[str, ShakenCourse] = {
    "through_the_ages": ShakenCourse("through_the_ages", 2, games=600, generations=3, gate=100, tilted=True),
}


def course_for(slug: str, players: int, seed: str, **wishes: int | str | None) -> Course:
    """The course of a game, with what is wished otherwise."""
    usual = _COURSES.get(slug, Course(slug, players))
    given = {name: value for name, value in wishes.items() if value is not None}
    return replace(usual, slug=slug, players=players, seed=seed, **given)  # type: ignore[arg-type]


def shaken_course_for(slug: str, players: int, seed: str, **wishes: int | None) -> ShakenCourse:
    """The same where weights are learned by shaking."""
    usual = _SHAKEN.get(slug, ShakenCourse(slug, players))
    given = {name: value for name, value in wishes.items() if value is not None}
    return replace(usual, slug=slug, players=players, seed=seed, **given)  # type: ignore[arg-type]
