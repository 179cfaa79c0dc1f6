"""The conformance kit: every game passes the same battery, over as many random games as one cares to wait for.

Cheap promises (legal lists, termination, results, replay) are checked at every decision or in every game. Costly ones
(clones, discretion, sampling, refusals, texts, conservation, take-back) are checked at a share ``deep`` of the
decisions, drawn for each game from a plan that depends on its seed alone, so that every failure can be found again with
``examine(game, players, seed)`` and no game is slowed down much. With ``deep=1`` everything is checked everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ecumene.conformance import promises, secrecy
from ecumene.conformance.proofreading import Proofreader, proofreader
from ecumene.conformance.report import PROMISES, Failure, Report
from ecumene.kernel.errors import BadOptions
from ecumene.kernel.game import Game
from ecumene.kernel.garbage import rare_collections
from ecumene.kernel.match import Match
from ecumene.kernel.messages import SPECTATOR, Message
from ecumene.kernel.rng import Rng
from ecumene.kernel.workers import spread

__all__ = ["PROMISES", "Failure", "Report", "check", "examine", "random_game", "random_options"]

LIMIT = 20_000
_STEPS = 12
_FEWEST_SAMPLES = 40
_CHUNK = 50

Progress = Callable[[int], None]


def random_game(
    game: Game, players: int, seed: int | str, options: Any = None, *, journal: bool = True, limit: int = LIMIT
) -> Match:
    """A whole game of random actions, the same for the same seed."""
    match = Match(game, players, options, seed, journal=journal)
    rng = Rng(f"{seed} random play")
    while not match.state.over:
        if len(match.actions) >= limit:
            raise RuntimeError(f"no end after {limit} actions")
        match.play(*promises.random_move(match.state, rng))
    return match


def random_options(game: Game, players: int, rng: Rng) -> Any:
    """Options by chance, as far as their types list the choices; the defaults where the game rejects them."""
    fields = msgspec.structs.fields(game.options)
    given = {field.name: _choice(msgspec.inspect.type_info(field.type), players, rng) for field in fields}
    try:
        options = game.read_options({name: value for name, value in given.items() if value is not None})
        game.new(players, options)
    except BadOptions:
        return game.read_options(None)
    return options


def _choice(kind: msgspec.inspect.Type, players: int, rng: Rng) -> Any:
    if isinstance(kind, msgspec.inspect.LiteralType):
        return kind.values[rng.below(len(kind.values))]
    if isinstance(kind, msgspec.inspect.EnumType):
        return list(kind.cls)[rng.below(len(kind.cls))].value
    if isinstance(kind, msgspec.inspect.BoolType):
        return bool(rng.below(2))
    if isinstance(kind, msgspec.inspect.ListType | msgspec.inspect.VarTupleType):
        values = [_choice(kind.item_type, players, rng) for _ in range(players)]
        return None if None in values else values
    return None


def check(
    game: Game,
    players: int | Sequence[int],
    games: int,
    seed: int | str = 0,
    *,
    deep: float = 0.05,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Report:
    """Play random games, in turn with each number of players, and put every promise to the test.

    ``progress`` is told how many games were just finished. ``options`` fixes the options; otherwise every other game
    draws them by chance. The report is the same for any number of ``jobs``.
    """
    counts = [players] if isinstance(players, int) else list(players)
    report = Report(game.slug)
    report.count("notation", len(game.catalogue))
    _collect(report, "notation", counts[0], "", 0, promises.notation(game))
    numbers = [range(first, min(first + _CHUNK, games)) for first in range(0, games, _CHUNK)]
    chunks = [(game, counts, str(seed), chunk, deep, options) for chunk in numbers]
    for part in _examined(chunks, jobs, progress):
        report.add(part)
    _judge_variation(report, game, counts)
    return report


def examine(
    game: Game,
    players: int,
    seed: str,
    *,
    deep: float = 0.05,
    options: Mapping[str, Any] | None = None,
    reader: Proofreader | None = None,
) -> Report:
    """Play and check the one random game of a seed."""
    report = Report(game.slug, games=1)
    examination = _Examination(game, players, seed, deep, options, report, reader or Proofreader())
    examination.run()
    report.actions = report.longest = len(examination.match.actions)
    return report


_Chunk = tuple[Game, list[int], str, range, float, Mapping[str, Any] | None]


def _examine_chunk(chunk: _Chunk, progress: Progress | None = None) -> Report:
    game, counts, seed, numbers, deep, options = chunk
    report, reader = Report(game.slug), proofreader()
    with rare_collections():
        for number in numbers:
            players = counts[number % len(counts)]
            report.add(examine(game, players, f"{seed}-{number}", deep=deep, options=options, reader=reader))
            if progress is not None:
                progress(1)
    return report


def _examined(chunks: list[_Chunk], jobs: int, progress: Progress | None) -> Iterator[Report]:
    if jobs <= 1:
        yield from (_examine_chunk(chunk, progress) for chunk in chunks)
        return
    for report in spread(_examine_chunk, chunks, jobs):
        if progress is not None:
            progress(report.games)
        yield report


def _collect(report: Report, promise: str, players: int, seed: str, action: int, problems: Iterable[Message]) -> bool:
    """Note the problems, and an error as one of them; tells whether there were none."""
    failed = report.failed
    try:
        for what in problems:
            report.fail(Failure(promise, players, seed, action, what))
    except Exception as error:  # noqa: BLE001  whatever a game raises here is a finding, not ours to let through
        what = Message("conformance-crash", {"error": f"{type(error).__name__}: {error}"[:200]})
        report.fail(Failure(promise, players, seed, action, what))
    return report.failed == failed


def _judge_variation(report: Report, game: Game, counts: list[int]) -> None:
    """Hidden facts that never differ in many samples are not sampled but known."""
    if game.hidden == ():
        return
    for fact, (samples, varied) in sorted(report.variation.items()):
        if samples >= _FEWEST_SAMPLES and not varied:
            what = Message("conformance-never-varies", {"fact": fact, "samples": samples})
            report.fail(Failure("sampling", counts[0], "", 0, what))


class _Examination:
    """One random game, watched."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: str,
        deep: float,
        options: Mapping[str, Any] | None,
        report: Report,
        reader: Proofreader,
    ) -> None:
        self.plan = Rng(f"{seed} plan")
        self.moves = Rng(f"{seed} random play")
        chosen = options if options is not None or self.plan.below(2) else random_options(game, players, self.plan)
        self.match = Match(game, players, chosen, seed)
        self.start = self.match.state.inventory()
        report.inventory = len(self.start)
        self.deep = deep
        self.report = report
        self.reader = reader
        #: Digests by number of actions, to find where a replay goes astray.
        self.marks: dict[int, str] = {}

    def run(self) -> None:
        while not self.match.state.over:
            if len(self.match.actions) >= LIMIT:
                self.hold("termination", [Message("conformance-endless", {"limit": LIMIT})])
                return
            if not self.hold("legal", promises.legal_lists(self.match.state)):
                return
            if self.planned(self.deep):
                self.look_closely()
            if not self.hold("legal", self.step()):
                return
        self.hold("termination", [])
        self.look_back()

    def planned(self, share: float) -> bool:
        return int(self.plan.below(10_000)) < share * 10_000

    def hold(self, promise: str, problems: Iterable[Message]) -> bool:
        self.report.count(promise)
        match = self.match
        return _collect(self.report, promise, match.state.players, match.seed, len(match.actions), problems)

    def step(self) -> Iterator[Message]:
        """The next random action, sometimes taken back and chosen anew."""
        match = self.match
        if match.state.result() is not None:
            yield Message("conformance-early-result")
        seat, action = promises.random_move(match.state, self.moves)
        if not self.planned(min(self.deep, 0.2)):  # more than that, and a game of take-backs would never end
            match.play(seat, action)
            return
        before, expected = match.state.digest(), promises.uncommitted(match.state, seat)
        decisions = len(match.state.stack)
        match.play(seat, action)
        self.hold("take_back", promises.undone(match, seat, before))
        if promises.waits(match.state, seat, decisions):
            match.take_back(seat)
            if match.state.digest() not in expected:
                yield Message("conformance-take-back", {"action": str(match.game.catalogue[action])})

    def look_closely(self) -> None:
        """Everything that is too costly to check at each decision."""
        state, rng = self.match.state, self.plan
        to_the_end = self.planned(max(self.deep, 0.25))
        self.marks[len(self.match.actions)] = state.digest()
        self.hold("legal", promises.applies(state, rng))
        self.hold("guards", promises.guarded(state))
        self.hold("refusals", promises.refuses(state, rng, self.reader, self.report.rules))
        self.hold("clones", promises.independent_clones(state, rng, LIMIT if to_the_end else _STEPS))
        self.hold("take_back", promises.takes_back(state, rng))
        for asked in state.to_move():
            self.hold("texts", promises.readable(state, asked, self.reader, self.report.rules))
        self.hold("conservation", promises.conserved(self.start, state))
        self.hold("discretion", secrecy.quiet_commitments(state, rng))
        self.hold("sampling", self.look_through(int(rng.below(state.players)), to_the_end))

    def look_through(self, seat: int, to_the_end: bool) -> Iterator[Message]:
        """Replace all that is hidden from a seat, and see what changes for it."""
        state, rng = self.match.state, self.plan
        drawn = state.sample(seat, rng.fork())
        self.hold("discretion", secrecy.discreet(state, drawn, seat))
        self.hold("discretion", secrecy.quiet_actions(state, drawn, seat, rng))
        yield from secrecy.samples_knowledge(state, drawn, seat, rng)
        for fact, varied in secrecy.variation(state, drawn, seat):
            self.report.note_variation(fact, varied)
        if to_the_end:
            yield from secrecy.plays_to_the_end(drawn, seat, rng, LIMIT)

    def look_back(self) -> None:
        """What can be said when the game is over."""
        match, reader = self.match, self.reader
        self.hold("conservation", promises.conserved(self.start, match.state))
        self.hold("results", promises.ranked(match.state, reader))
        self.hold("guards", promises.guarded(match.state))
        self.hold("refusals", promises.refuses(match.state, self.plan, reader, self.report.rules))
        for seat in (SPECTATOR, int(self.plan.below(match.state.players))):
            self.hold("texts", promises.narrated(match, seat, reader))
        self.hold("replay", promises.replays(match, self.marks))
