"""How each game's shipped weights were learned: ``ecumene train <game>`` takes these settings and gets the same."""

from __future__ import annotations

from dataclasses import replace

from ecumene.arena.shaking import ShakenCourse
from ecumene.arena.training import Course

#: What differs from the usual course.
_COURSES: dict[str, Course] = {
    "hadara": Course("hadara", 2, games=3000),
}
#: What figures of its games are wanted of a planner beside winning: science to the end, and not to be prey. In the last
#: round units are worth next to nothing.
_FIRM = (
    ("science to come", (1.2, 1.2, 1.3, 1.5, 1.7)),
    ("little science", (5.0, 5.0, 5.0, 5.0, 5.0)),
    ("prey", (1.5, 2.0, 3.6, 4.5, 7.2)),
    ("strength short", (1.0, 1.2, 1.5, 2.0, 2.0)),
    ("strength", (1.0, 1.0, 1.0, 0.72, 0.1)),
    ("strength ahead", (1.0, 1.0, 0.5, 0.0, 0.0)),
    ("ahead of the weakest", (1.0, 1.0, 0.5, 0.0, 0.0)),
)
_SHAKEN: dict[str, ShakenCourse] = {
    "through_the_ages": ShakenCourse(
        "through_the_ages", 2, generations=1, games=600, gate=100, tilted=True, firm=_FIRM
    ),
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
