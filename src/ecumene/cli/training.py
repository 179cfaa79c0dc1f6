"""``ecumene train``: learn the weights of a game anew."""

from __future__ import annotations

import argparse
import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import BadZipFile

import msgspec

from ecumene import games
from ecumene.bots.beam import Steps
from ecumene.bots.insight import Situated
from ecumene.bots.judging import Turns, heuristics
from ecumene.bots.weighed import Weighed
from ecumene.cli.files import check_file, make_folder
from ecumene.cli.parser import read_counts
from ecumene.cli.words import Voice
from ecumene.kernel import EcumeneError, Game, Message
from ecumene.kernel.workers import ENVIRONMENT

if TYPE_CHECKING:
    from ecumene.arena.insights import InsightCourse
    from ecumene.arena.training import Course, Progress

#: Wishes that only courses of the value of positions can fulfil, and what they are called where that is otherwise.
_OF_POSITIONS = ("units", "start", "rounds", "drills", "checkpoints")
_OPTIONS = {"start": "from", "rounds": "hindsight"}


def train(arguments: argparse.Namespace, voice: Voice) -> int:
    # The same weights whatever the number of processors: sums are added up in one order. Must be set before numpy is
    # loaded, so that everything of the arena is imported only afterwards.
    os.environ.update({name: value for name, value in ENVIRONMENT.items() if name not in os.environ})
    from ecumene.arena.executors import executor
    from ecumene.arena.looking_back import look_back
    from ecumene.arena.training import train as learn
    from ecumene.arena.training import write_weights

    game = games.load(arguments.game)
    if arguments.insight is not None:
        return _train_insight(arguments, game, voice)
    kit = heuristics(game)
    if isinstance(kit, (Turns, Steps, Weighed)):
        _refuse(arguments, game, _OF_POSITIONS if isinstance(kit, Weighed) else ("rules", *_OF_POSITIONS))
        return _train_turns(arguments, game, voice)
    _refuse(arguments, game, ("rules",))
    out = arguments.out or Path(f"{game.slug}.npz")
    courses = _courses(arguments, game)
    check_file(out)
    _check_weights(out)
    make_folder(arguments.checkpoints)
    checkpoints = [_checkpoint(arguments.checkpoints, course) for course in courses]
    workers = executor(arguments.engine, arguments.jobs)
    learned = []
    for course, checkpoint in zip(courses, checkpoints, strict=True):
        brain = learn(course, workers, partial(_tell, voice, course), checkpoint)
        if brain.weights is None:
            voice.say("arena-nothing-learned", players=course.players)
        else:
            write_weights(out, course.players, brain)
            learned.append((course, brain))
    if learned and learned[0][0].rounds:
        chosen, starts = [course for course, _ in learned], [brain for _, brain in learned]
        better = look_back(chosen, starts, workers, partial(_tell, voice))
        for course, brain in zip(chosen, better, strict=True):
            write_weights(out, course.players, brain)
    if learned:
        voice.say("arena-trained", file=str(out))
    return 0


def _train_turns(arguments: argparse.Namespace, game: Game, voice: Voice) -> int:
    """Where turns are planned, or actions judged by opinions: which way the weights they are judged by should go."""
    from ecumene.arena.courses import shaken_course_for
    from ecumene.arena.executors import executor
    from ecumene.arena.shaking import ShakenCourse, ShakenProgress, learn_by_shaking, write_turn_weights

    out = arguments.out or Path(f"{game.slug}_turns.npz")
    check_file(out)
    _check_weights(out)
    wishes = {name: getattr(arguments, name) for name in ("generations", "games", "gate")}
    rules = _rule_set(arguments.rules, game)
    workers = executor(arguments.engine, arguments.jobs)
    for players in read_counts(arguments.players, game):
        course = shaken_course_for(game.slug, players, arguments.seed, rules, **wishes)

        def tell(progress: ShakenProgress, course: ShakenCourse = course, players: int = players) -> None:
            voice.say(
                "arena-shaken-generation",
                players=players,
                rules=course.rules or "usual",
                generation=progress.generation,
                games=progress.games,
                sure=f"{100 * progress.sure:.0f}",
                won=f"{100 * progress.won:.1f}",
                parity=f"{100 / course.players:.1f}",
                kept="yes" if progress.accepted else "no",
            )

        weights = learn_by_shaking(course, workers, tell)
        if weights is None:
            voice.say("arena-nothing-learned", players=players)
        else:
            write_turn_weights(out, players, weights, course.rules)
            voice.say("arena-trained", file=str(out))
    return 0


def _train_insight(arguments: argparse.Namespace, game: Game, voice: Voice) -> int:
    """The networks that expert thinks with, for the number of players they are told of."""
    from ecumene.arena.executors import executor
    from ecumene.arena.insights import InsightCourse, InsightProgress, learn_insight, write_insight

    kit = heuristics(game)
    if not isinstance(kit, Situated):
        raise EcumeneError(Message("arena-no-insight", {"game": game.name_of()}))
    _refuse(arguments, game, ("rules", "generations", "games", *_OF_POSITIONS[:-1]))
    players, *more = read_counts(arguments.players, game) if arguments.players is not None else kit.insight_players[:1]
    if more or players not in kit.insight_players:
        known = ", ".join(map(str, kit.insight_players))
        raise EcumeneError(Message("arena-insight-players", {"game": game.name_of(), "known": known}))
    out = arguments.out or Path(f"{game.slug}_insight_{players}.npz")
    check_file(out)
    make_folder(arguments.checkpoints)
    wishes = {} if arguments.gate is None else {"gate": arguments.gate}
    course = InsightCourse(game.slug, players, arguments.seed, arguments.insight, **wishes)
    checkpoint = _checkpoint(arguments.checkpoints, course)

    def tell(progress: InsightProgress) -> None:
        voice.say(
            "arena-insight-learned",
            games=progress.games,
            all=course.games,
            won=f"{100 * progress.won:.1f}",
            parity=f"{100 / players:.1f}",
            ahead=f"{progress.ahead:+.1f}",
        )

    write_insight(out, learn_insight(course, executor(arguments.engine, arguments.jobs), tell, checkpoint))
    voice.say("arena-trained", file=str(out))
    return 0


def _refuse(arguments: argparse.Namespace, game: Game, names: tuple[str, ...]) -> None:
    """Nothing that was asked for is left out in silence where a game is learned in another way."""
    for name in names:
        if getattr(arguments, name) is not None:
            option = f"--{_OPTIONS.get(name, name)}"
            raise EcumeneError(Message("arena-not-learned-so", {"option": option, "game": game.name_of()}))


def _rule_set(given: str | None, game: Game) -> str | None:
    """The rule set as courses have it: nothing for the usual one. None: that of the number of players."""
    kit = heuristics(game)
    if given is None or not isinstance(kit, Weighed):
        return None
    if given not in kit.rule_sets:
        known = ", ".join(kit.rule_sets)
        raise EcumeneError(Message("arena-no-rule-set", {"given": given[:40], "game": game.name_of(), "known": known}))
    return "" if given == kit.rule_sets[0] else given


def _courses(arguments: argparse.Namespace, game: Game) -> list[Course]:
    from ecumene.arena.courses import course_for

    wishes = {
        name: getattr(arguments, name)
        for name in ("generations", "games", "gate", "units", "start", "rounds", "drills")
    }
    counts = read_counts(arguments.players, game)
    return [course_for(game.slug, players, arguments.seed, **wishes) for players in counts]


def _check_weights(file: Path) -> None:
    """Weights are put beside those that are there already: it must be a file of weights."""
    import numpy as np

    try:
        if file.exists():
            with np.load(file) as arrays:
                arrays.keys()
    except (OSError, ValueError, EOFError, BadZipFile, TypeError, AttributeError) as error:
        raise EcumeneError(Message("arena-not-weights", {"file": str(file), "problem": str(error)[:120]})) from None


def _checkpoint(folder: Path | None, course: Course | InsightCourse) -> Path | None:
    """Where a course is kept, and beside it what course it is: another one must not go on from it."""
    from ecumene.arena.training import Course

    if folder is None:
        return None
    kind = "" if isinstance(course, Course) else "-insight"
    file = folder / f"{course.slug}-{course.players}{kind}.npz"
    label = file.with_suffix(".json")
    ours = {**msgspec.json.decode(msgspec.json.encode(course)), "generations": 0}  # more can be added later
    try:
        theirs = msgspec.json.decode(label.read_bytes()) if label.exists() else None
    except msgspec.DecodeError:
        theirs = {}
    if file.exists() and theirs is not None and theirs != ours:
        raise EcumeneError(Message("arena-other-course", {"file": str(file)}))
    label.write_bytes(msgspec.json.encode(ours))
    return file


def _tell(voice: Voice, course: Course, progress: Progress) -> None:
    explained, players = progress.explained, course.players
    if progress.by_hindsight:
        voice.say(
            "arena-looked-back",
            players=players,
            round=progress.generation,
            best=f"{100 * progress.against_best:.1f}",
            greedy=f"{100 * progress.against_greedy:.1f}",
            gained=f"{100 * explained[0]:.1f}",
            kept="yes" if progress.accepted else "no",
        )
        return
    voice.say(
        "arena-generation",
        players=players,
        generation=progress.generation,
        best=f"{100 * progress.against_best:.1f}",
        greedy=f"{100 * progress.against_greedy:.1f}",
        early=f"{explained[0]:.2f}",
        late=f"{explained[-1]:.2f}",
        kept="yes" if progress.accepted else "no",
    )
