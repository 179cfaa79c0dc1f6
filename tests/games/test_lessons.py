"""Guided first games: every script still holds on the engine, points at things that are there, and has its words."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from ecumene import games
from ecumene.kernel import LEARNER, Lesson, Match, Message
from ecumene.locale import LANGUAGES, has, text

WEB = Path(__file__).parents[2] / "web" / "src"
TAUGHT = [slug for slug in games.slugs() if games.lesson(slug)]
#: A bubble is read at a glance.
LONGEST = 240


def lesson_of(slug: str) -> Lesson:
    lesson = games.lesson(slug)
    assert lesson is not None
    return lesson


def test_every_game_on_the_shelf_is_taught() -> None:
    assert set(games.slugs()) == set(TAUGHT)


@pytest.mark.parametrize("slug", TAUGHT)
def test_the_script_holds_to_its_end(slug: str) -> None:
    """Each tip is given while the learner is asked, and what it waits for can be done then."""
    lesson = lesson_of(slug)
    for tip, match in lesson.walk(games.load(slug)):
        assert LEARNER in match.state.to_move(), tip.text
        if tip.play:
            assert tip.play in map(str, match.state.actions(LEARNER)), (tip.text, tip.play)
    assert not lesson.tips[-1].play, "the last tip lets go"


@pytest.mark.parametrize("slug", TAUGHT)
def test_partners_keep_to_the_script_and_leave_it_when_the_learner_does(slug: str) -> None:
    lesson = lesson_of(slug)
    game = games.load(slug)
    match = Match(game, lesson.players, lesson.options, lesson.seed)
    script = iter(lesson.answers(LEARNER))
    for answer in script:
        while LEARNER not in match.state.to_move():
            seat = match.state.to_move()[0]
            match.play(seat, lesson.next_answer(match, seat))
        match.play(LEARNER, answer)
    stray = Match(game, lesson.players, lesson.options, lesson.seed)
    while LEARNER not in stray.state.to_move():
        seat = stray.state.to_move()[0]
        stray.play(seat, lesson.next_answer(stray, seat))
    own = lesson.answers(LEARNER)[0]
    other = next((str(action) for action in stray.state.actions(LEARNER) if str(action) != own), None)
    if other is None:
        return
    stray.play(LEARNER, other)
    assert not any(lesson.next_answer(stray, seat) for seat in stray.state.to_move() if seat != LEARNER)


@pytest.mark.parametrize("slug", TAUGHT)
def test_tips_point_at_what_is_there(slug: str) -> None:
    """A component is on the table or in an offer at that moment; a part of the board is named there."""
    taught = taught_parts(slug)
    for tip, match in lesson_of(slug).walk(games.load(slug)):
        offers = [[offer.touches, offer.notation] for offer in match.state.offers(LEARNER)]
        sources = [match.state.view(LEARNER), offers]
        seen = set(re.findall(r"[\w-]+", msgspec.json.encode(sources).decode()))
        for at in tip.at:
            assert at.removeprefix("#") in (taught if at.startswith("#") else seen), (tip.text, at)


def taught_parts(slug: str) -> set[str]:
    """The names under which boards and the frame show their parts; `{side}-city` stands for any side."""
    folders = (WEB / "games" / slug, WEB / "shell", WEB / "kit")
    source = "\n".join(file.read_text() for folder in folders for file in folder.rglob("*.svelte"))
    named = set(re.findall(r'data-teach="([\w-]+)"', source))
    for pattern in re.findall(r"data-teach=\{[^`\"}]*[`\"]([^`\"]+)", source):
        named |= {pattern} | {re.sub(r"\$\{\w+\}", side, pattern) for side in ("left", "right")}
    if 'data-teach="tab-{tab.key}"' in source:
        named |= {f"tab-{key}" for key in re.findall(r'key: "(\w+)"', source)}
    return named


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", TAUGHT)
def test_every_tip_has_short_words(slug: str, language: str) -> None:
    ids = {f"{slug}-lesson-{tip.text}" for tip in lesson_of(slug).tips if tip.text}
    assert {id for id in ids if not has(id, language)} == set()
    long = {id: len(words) for id in ids if len(words := text(Message(id), language)) > LONGEST}
    assert not long
    file = Path(games.__file__).parents[1] / "locale" / language / f"{slug}_lesson.ftl"
    assert set(re.findall(rf"^({slug}-lesson-[\w-]+) =", file.read_text(), re.MULTILINE)) == ids
