"""A ladder: the ratings of all bots of a game, kept in a file; every round plays the tables that tell most.

A round is some tables chosen from the ratings before it, each a fresh deal in every rotation. So the games depend on
the seed, the bots and the results before them, and not on how many processes play them: the same seed and the same
commit play the same ladder again, as far as the bots themselves are reproducible.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from ecumene import games
from ecumene.arena.executors import Executor
from ecumene.arena.matches import Block, Pairing, play_block
from ecumene.arena.ratings import AVERAGE, Rating, Ratings, rated
from ecumene.arena.tournament import Store, made_with
from ecumene.bots.roster import LEVELS, bot, check_plays
from ecumene.kernel import EcumeneError, Message

#: Tables of a round.
ROUND = 4


class Ladder(msgspec.Struct, frozen=True):
    """What a ladder is of: results of other rules, levels or weights must not be mixed in."""

    ladder: str
    players: int
    seed: str
    made_with: str


class Standing(msgspec.Struct, frozen=True):
    """A bot on the ladder."""

    rating: Rating
    games: int
    mean_score: float


def begin(game: str, players: int | None, seed: str) -> Ladder:
    kind = games.load(game)
    seats = players or min(max(3, kind.players[0]), kind.players[-1])
    kind.check_players(seats)
    return Ladder(game, seats, seed, made_with(kind))


def commit() -> str:
    """The commit of the sources we run from, if they are a checkout."""
    try:
        asked = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short=12", "HEAD"]
        return subprocess.run(asked, capture_output=True, text=True, check=False, timeout=10).stdout.strip()
    except (OSError, subprocess.TimeoutExpired):
        return ""


def entrants(blocks: Sequence[Block], submitted: Sequence[str]) -> list[str]:
    """All built-in levels, whoever has played before, and whoever is new; each once.

    In an order that does not depend on when they came: it decides who sits where.
    """
    others = {name for block in blocks for name in block.line_up} | set(submitted)
    return [*LEVELS, *sorted(others - set(LEVELS))]


def absent(game: str, names: Sequence[str], submitted: Sequence[str]) -> dict[str, Message]:
    """The bots that cannot play now, and why; one that is submitted just now must be able to."""
    missing: dict[str, Message] = {}
    for name in names:
        try:
            check_plays(bot(name), games.load(game))
        except EcumeneError as problem:
            if name in submitted:
                raise
            missing[name] = problem.reason
    return missing


class Stage(NamedTuple):
    """A part of a ladder: the number of games wanted by its end, who was added for it, and who was left out.

    Whoever plays at no table of it may as well have been left out: the same tables are chosen.
    """

    games: int
    added: list[str]
    spared: list[str]


def stages(names: Sequence[str], blocks: Sequence[Block]) -> list[Stage]:
    """How a ladder came about, stage by stage.

    Whoever is new is little known and plays at once, so that the first games tell when somebody came.
    """
    sizes = [len(block.games) for block in blocks]
    came: dict[int, list[str]] = {}
    for name in names:
        if name not in LEVELS:
            first = next((place for place, block in enumerate(blocks) if name in block.line_up), 0)
            came.setdefault(first - first % ROUND, []).append(name)
    ends = [*sorted(place for place in came if place), len(blocks)]
    found: list[Stage] = []
    start, present = 0, list(LEVELS)
    for end in ends:
        added = came.get(start, [])
        present += added
        playing = {name for block in blocks[start:end] for name in block.line_up}
        spared = [name for name in present if name not in playing] if playing else []
        found.append(Stage(sum(sizes[:end]), added, spared))
        start = end
    return found


def ratings_of(names: Sequence[str], blocks: Sequence[Block]) -> Ratings:
    return rated(names, (game for block in blocks for game in block.games))


def course(names: Sequence[str], blocks: Sequence[Block], points: int = 40) -> list[tuple[str, list[float]]]:
    """How the ratings settled: at some moments of the ladder, the last one among them."""
    step = max(1, len(blocks) // points)
    moments = [*range(step, len(blocks), step), len(blocks)]
    tables = [{row.bot: row.rating for row in ratings_of(names, blocks[:moment]).table()} for moment in moments]
    return [(name, [table[name] for table in tables]) for name in tables[-1]]


def standings(names: Sequence[str], blocks: Sequence[Block]) -> list[Standing]:
    """All bots, best first; those who have not played yet come last, and the others are rated among themselves."""
    held: dict[str, list[int]] = {name: [] for name in names}
    for block in blocks:
        for game in block.games:
            for name, score in zip(game.seats, game.scores, strict=True):
                held[name].append(score)
    known = [name for name in names if held[name]]
    rows = ratings_of(known, blocks).table() if known else []
    told = [Standing(row, len(held[row.bot]), sum(held[row.bot]) / len(held[row.bot])) for row in rows]
    return told + [Standing(Rating(name, AVERAGE, 0.0), 0, 0.0) for name in names if not held[name]]


def most_telling(ratings: Ratings, playing: Sequence[str], players: int) -> tuple[str, ...]:
    """The two whose game tells most, and whoever tells most beside them; where there are too few, some sit twice."""
    worth = ratings.telling()
    places = [ratings.index[name] for name in playing]
    pairs = [(float(worth[i, j]), -i, -j) for i in places for j in places if i < j]
    best = max(pairs)
    table = [-best[1], -best[2]]
    while len(table) < players:
        left = [i for i in places if i not in table] or places
        table.append(max(left, key=lambda i: (sum(float(worth[i, j]) for j in table), -i)))
    return tuple(ratings.bots[i] for i in sorted(table))


def climb(
    ladder: Ladder, store: Store, names: Sequence[str], playing: Sequence[str], games_wanted: int, workers: Executor
) -> Iterator[Block]:
    """Play round after round until there are so many games; each table as it is done, in order.

    A round that was interrupted is chosen again as it was, and what is missing of it is played.
    """
    if len(playing) < 2:
        raise EcumeneError(Message("ladder-too-few"))
    while sum(len(block.games) for block in store.blocks) < games_wanted:
        done = len(store.blocks)
        ratings = ratings_of(names, store.blocks[: done - done % ROUND])
        chosen = []
        for number in range(ROUND):
            line_up = most_telling(ratings, playing, ladder.players)
            ratings.expect(line_up, ladder.players)
            chosen.append(Pairing(ladder.ladder, ladder.seed, done - done % ROUND + number, line_up))
        for block in workers.map(play_block, chosen[done % ROUND :]):
            store.add(block)
            yield block
