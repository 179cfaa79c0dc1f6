"""``ecumene train``: the value of a game learned by self-play, generation by generation, the same for the same seed.

Every generation plays games of the current weights against a pool of earlier ones and of the hand-made judgement,
adds them to what earlier generations saw, fits weights anew, and measures them against the best ones so far on deals
of its own. Better weights become the best ones; the best ones are kept. At the end a hidden layer may be added.
Weights for choosing are learned afterwards, by looking back at what came of choices (``arena/looking_back.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import numpy as np

from ecumene import games
from ecumene.arena.executors import Executor
from ecumene.arena.network import add_network, harvest
from ecumene.arena.selfplay import Brain, Lesson, Sums, fit, learn, mind_of
from ecumene.bots.judging import heuristics
from ecumene.bots.value import Layers, read_layers
from ecumene.kernel import EcumeneError, Message, Rng

#: The name of the weights that levels play with, among the editions.
SHIPPED = "shipped"


@dataclass(frozen=True)
class Course:
    """All that decides what is learned. The defaults are those of the weights in the package."""

    slug: str
    players: int
    seed: str = "0"
    generations: int = 6
    games: int = 4000  # of self-play, per generation
    gate: int = 800  # games of each measurement
    heat: float = 0.02
    noise: float = 0.08
    ridge: float = 30.0
    memory: float = 0.6  # how much an earlier generation's games still count
    pool: int = 4  # brains that play in a generation, the newest ones and the hand-made one
    units: int = 0  # of a hidden layer learned on top in a generation of its own, with three times the games
    start: str = ""  # an edition of the weights to begin with, instead of generations of self-play
    rounds: int = 0  # of looking back, at the end
    drills: int = 8000  # games of each of them


@dataclass(frozen=True)
class Progress:
    """What one generation brought."""

    generation: int
    explained: list[float]  # share of variance explained, per phase
    against_best: float  # share of wins of one against all others being the best so far; parity is 1 / players
    against_greedy: float
    accepted: bool
    by_hindsight: bool = False


@dataclass(frozen=True)
class _Trial:
    slug: str
    players: int
    seed: str
    newcomer: Brain
    table: Brain


#: Games of a lesson.
CHUNK = 50
#: Lessons of a generation at least: some of them only judge.
FEWEST = 8


def train(course: Course, workers: Executor, tell: Callable[[Progress], None], checkpoint: Path | None = None) -> Brain:
    """The best brain of all generations. A checkpoint lets an interrupted course go on where it stopped."""
    study = _Study(course, workers)
    if checkpoint is not None and checkpoint.exists():
        study.load(checkpoint)
    while study.generation < course.generations and not course.start:
        tell(study.go_on())
        if checkpoint is not None:
            study.save(checkpoint)
    if course.units and study.best.weights is not None:
        tell(study.add_network())
    return study.best


class _Study:
    def __init__(self, course: Course, workers: Executor) -> None:
        self.course = course
        self.workers = workers
        kit = heuristics(games.load(course.slug))
        self.shape = kit.phases, len(kit.names)
        self.sums = Sums.empty(*self.shape)
        self.generation = 0
        self.brains = [Brain()]
        self.best = shipped_brain(course) if course.start else Brain()

    def go_on(self) -> Progress:
        course = self.course
        sums = Sums.empty(*self.shape)
        sums.add(self.sums, course.memory)
        brains = (*self.brains[:-1], self.best, self.brains[-1])
        for part in self.workers.map(learn, self._lessons(course.games, brains)):
            sums.add(part)
        self.sums = sums
        brain, explained = fit(sums, course.ridge)
        parity = 1 / course.players
        against_best = self._measure(brain, self.best, "best")
        against_greedy = self._measure(brain, Brain(), "greedy") if self.best.weights is not None else against_best
        accepted = against_best > parity
        if accepted:
            self.best = brain
        self.brains = [self.brains[0], *self.brains[1:][-course.pool + 2 :], brain]
        self.generation += 1
        return Progress(self.generation, explained, against_best, against_greedy, accepted)

    def add_network(self) -> Progress:
        """A hidden layer on top of the best weights, kept if it plays better."""
        course = self.course
        lessons = list(self.workers.map(harvest, self._lessons(3 * course.games, (Brain(), self.best))))
        brain, gained = add_network(self.best, lessons, course.units)
        against_best = self._measure(brain, self.best, "network")
        against_greedy = self._measure(brain, Brain(), "network greedy")
        accepted = against_best > 1 / course.players
        if accepted:
            self.best = brain
        return Progress(self.generation + 1, [gained], against_best, against_greedy, accepted)

    def _lessons(self, count: int, brains: tuple[Brain, ...]) -> Iterator[Lesson]:
        course = self.course
        chunk = max(1, min(CHUNK, count // FEWEST))
        for first in range(0, count, chunk):
            seed = f"{course.seed} lesson {self.generation} {first}"
            size = min(chunk, count - first)
            yield Lesson(course.slug, course.players, seed, size, brains, course.heat, course.noise)

    def _measure(self, newcomer: Brain, table: Brain, name: str) -> float:
        return measure(self.course, newcomer, table, f"{self.generation} {name}", self.workers)

    def save(self, path: Path) -> None:
        arrays: dict[str, Any] = {
            "generation": np.array(self.generation),
            "squares": self.sums.squares,
            "products": self.sums.products,
            "outcomes": self.sums.outcomes,
        }
        for number, brain in enumerate([self.best, *self.brains]):
            if brain.weights is not None:
                arrays[f"weights{number}"], arrays[f"bias{number}"] = brain.weights, brain.bias
        draft = path.with_name(path.name + ".part.npz")
        np.savez(draft, **arrays)
        draft.replace(path)

    def load(self, path: Path) -> None:
        with np.load(path) as arrays:
            self.generation = int(arrays["generation"])
            self.sums = Sums(arrays["squares"], arrays["products"], arrays["outcomes"])
            count = max(2, 1 + max(int(name[7:]) for name in arrays if name.startswith("weights")))
            brains = [
                Brain(arrays[f"weights{i}"], arrays[f"bias{i}"]) if f"weights{i}" in arrays else Brain()
                for i in range(count)
            ]
        self.best, self.brains = brains[0], brains[1:]


def measure(course: Course, newcomer: Brain, table: Brain, name: str, workers: Executor) -> float:
    """The share of games that one newcomer wins at tables of another brain, one ply deep, on deals of that name."""
    blocks = max(1, course.gate // course.players)
    seeds = [f"{course.seed} gate {name} {block}" for block in range(blocks)]
    trials = (_Trial(course.slug, course.players, seed, newcomer, table) for seed in seeds)
    return sum(workers.map(_share_of_wins, trials)) / blocks


def _share_of_wins(trial: _Trial) -> float:
    """One newcomer at a table of others, once in every seat of the same deal."""
    game = games.load(trial.slug)
    newcomer, table = (mind_of(game, brain) for brain in (trial.newcomer, trial.table))
    won = 0.0
    for place in range(trial.players):
        state = game.new(trial.players, None, trial.seed)
        rng = Rng(f"{trial.seed} choices")
        while state.stack:
            seat = state.stack[-1].seats[0]
            state.apply(seat, (newcomer if seat == place else table).decide(state, seat, rng))
        result = state.result()
        assert result is not None
        won += (place in result.winners) / len(result.winners)
    return won / trial.players


def shipped_brain(course: Course) -> Brain:
    """The weights of an edition in the package, for exactly this number of players."""
    folder = files("ecumene.bots") / "weights"
    file = (folder if course.start == SHIPPED else folder / course.start) / f"{course.slug}.npz"
    if file.is_file():
        with as_file(file) as path, np.load(path) as arrays:
            if f"weights{course.players}" in arrays:
                return read_brain(arrays, course.players)
    raise EcumeneError(Message("arena-no-edition", {"edition": course.start, "players": course.players}))


def read_brain(arrays: Any, players: int) -> Brain:
    """What a file of weights holds for a number of players."""
    names = [f"{name}{players}" for name in ("weights", "bias", "choice")]
    weights, bias, choice = (arrays[name].astype(np.float32) if name in arrays else None for name in names)
    return Brain(weights, bias, read_layers(arrays, players), choice)


def write_weights(path: Path, players: int, brain: Brain) -> None:
    """Put the weights for a number of players into a game's file, beside those for other numbers."""
    arrays: dict[str, Any] = {}
    if path.exists():
        with np.load(path) as old:
            arrays.update({name: old[name] for name in old})
    arrays[f"weights{players}"] = np.asarray(brain.weights, dtype=np.float16 if _fits(brain.weights) else np.float32)
    arrays[f"bias{players}"] = np.asarray(brain.bias, dtype=np.float32)
    for name in (*Layers._fields, "choice"):
        arrays.pop(f"{name}{players}", None)
    if brain.choice is not None:
        arrays[f"choice{players}"] = np.asarray(brain.choice, dtype=np.float16 if _fits(brain.choice) else np.float32)
    if brain.layers is not None:
        arrays.update({f"{name}{players}": layer for name, layer in brain.layers._asdict().items()})
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".part.npz")
    np.savez_compressed(draft, **arrays)
    draft.replace(path)


def _fits(weights: Any) -> bool:
    """Whether half precision loses nothing that matters."""
    return bool(np.abs(weights).max() < 1000.0)
