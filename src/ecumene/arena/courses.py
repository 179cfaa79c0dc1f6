"""How each game's shipped weights were learned: ``ecumene train <game>`` takes these settings and gets the same."""

from __future__ import annotations

from dataclasses import replace

from ecumene.arena.shaking import ShakenCourse
from ecumene.arena.training import Course

#: What differs from the usual course.
_COURSES: dict[str, Course] = {
    "hadara": Course("hadara", 2, games=3000),
}
#: What figures of its games are wanted of a planner beside winning: science to the end, nobody hungry, and not to be
#: prey. In the last round units are worth next to nothing.
_FIRM = (
    ("science to come", (1.9, 1.8, 1.55, 1.8, 2.2)),
    ("little science", (10.0, 10.0, 7.5, 7.5, 7.5)),
    ("hunger", (1.0, 2.0, 3.0, 3.0, 3.0)),
    ("food deficit", (1.0, 1.2, 1.5, 1.5, 1.5)),
    ("prey", (1.5, 2.0, 3.6, 4.5, 7.2)),
    ("strength short", (1.0, 1.2, 1.5, 2.0, 2.0)),
    ("strength", (1.0, 1.0, 1.0, 0.72, 0.1)),
    ("strength ahead", (1.0, 1.0, 0.5, 0.0, 0.0)),
    ("ahead of the weakest", (1.0, 1.0, 0.5, 0.0, 0.0)),
)
#: With three a game is a round shorter and there are two to be prey of: people and resources count more, so that
#: science and an army can be built. Who is behind the strongest arms before who is strong already: each falls behind
#: the best of two, and what the strongest adds both others would have to follow.
_FIRM_OF_THREE = (
    *_FIRM,
    ("science to come", (2.85, 2.7, 2.48, 2.88, 3.74)),
    ("little science", (10.0, 13.0, 16.5, 25.5, 25.5)),
    ("people", (3.0, 3.0, 3.0, 3.0, 3.0)),
    ("people to come", (3.0, 3.0, 3.0, 3.0, 3.0)),
    ("resources to come", (1.6, 1.6, 1.6, 1.0, 1.0)),
    ("few resources", (2.0, 2.0, 2.0, 1.0, 1.0)),
    ("prey", (1.5, 2.0, 8.0, 10.0, 15.0)),
    ("strength short", (1.0, 1.2, 3.4, 5.4, 5.4)),
    ("strength", (1.0, 1.0, 0.6, 0.3, 0.02)),
    ("culture to come", (1.0, 1.0, 1.0, 1.0, 0.5)),
)
#: By game and rule set (nothing: the usual one). In advanced games of Civilization whoever buys technologies decides
#: when it is over: to grow all the time does well among those who do the same and loses to others, so others sit in.
_SHAKEN: dict[tuple[str, str], ShakenCourse] = {
    ("through_the_ages", ""): ShakenCourse(
        "through_the_ages", 2, generations=1, games=600, gate=100, tilted=True, firm=_FIRM
    ),
    ("civilization", "advanced"): ShakenCourse("civilization", 3, games=2000, gate=400, guests=0.5, clear_lead=5.0),
}
#: By game and number of players: what is wanted otherwise.
_FIRM_FOR: dict[tuple[str, int], tuple[tuple[str, tuple[float, ...]], ...]] = {
    ("through_the_ages", 3): _FIRM_OF_THREE,
}
#: How many play the lessons of a game, whatever number the weights are for.
_LESSONS: dict[str, int] = {"through_the_ages": 2}
#: By game and number of players: the rule set that weights are learned for. In Civilization what two learn by the usual
#: one and three by the advanced one serves all.
_RULE_SETS: dict[str, dict[int, str]] = {"civilization": {3: "advanced"}}


def course_for(slug: str, players: int, seed: str, **wishes: int | str | None) -> Course:
    """The course of a game, with what is wished otherwise."""
    usual = _COURSES.get(slug, Course(slug, players))
    given = {name: value for name, value in wishes.items() if value is not None}
    return replace(usual, slug=slug, players=players, seed=seed, **given)  # type: ignore[arg-type]


def shaken_course_for(
    slug: str, players: int, seed: str, rules: str | None = None, **wishes: int | None
) -> ShakenCourse:
    """The same where weights are learned by shaking. ``rules``: the rule set, instead of that of this many players."""
    if rules is None:
        rules = _RULE_SETS.get(slug, {}).get(players, "")
    usual = _SHAKEN.get((slug, rules), ShakenCourse(slug, players))
    firm = _FIRM_FOR.get((slug, players), usual.firm)
    given = {name: value for name, value in wishes.items() if value is not None}
    learners = _LESSONS.get(slug, players)
    return replace(usual, slug=slug, players=learners, seed=seed, rules=rules, firm=firm, **given)  # type: ignore[arg-type]
