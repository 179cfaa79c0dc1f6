"""How each game's shipped weights were learned: ``ecumene train <game>`` takes these settings and gets the same."""

from __future__ import annotations

from dataclasses import replace

from ecumene.arena.training import Course

#: What differs from the usual course.
_COURSES: dict[str, Course] = {}


def course_for(slug: str, players: int, seed: str, generations: int | None = None, games: int | None = None) -> Course:
    usual = _COURSES.get(slug, Course(slug, players))
    course = replace(usual, slug=slug, players=players, seed=seed)
    if generations is not None:
        course = replace(course, generations=generations)
    return course if games is None else replace(course, games=games)
