"""Golden records: games that must replay to the same position and result for as long as we can play by their rules."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ecumene import games
from ecumene.kernel import Record, replay
from ecumene.kernel.record import TAKE_BACK
from tests.games.golden import paths

RECORDS = [path for slug in games.slugs() for path in paths(slug)]
every_game = pytest.mark.parametrize("slug", games.slugs())


@every_game
def test_there_are_records_for_every_number_of_players_and_every_version(slug: str) -> None:
    game = games.load(slug)
    records = [Record.load(path) for path in paths(slug)]
    assert {record.players for record in records} == set(game.players)
    assert {record.rules for record in records} == set(range(game.oldest, game.version + 1))


@every_game
def test_the_records_show_everything_one_can_do(slug: str) -> None:
    """Otherwise they would guard only a part of the rules."""
    catalogue = games.load(slug).catalogue
    lines = {line.partition(" ")[2] for path in paths(slug) for line in Record.load(path).actions} - {TAKE_BACK}
    done = {type(catalogue[catalogue.id(line)]) for line in lines}
    assert {verb.__name__ for verb in set(catalogue.verbs) - done} <= RARELY_DONE.get(slug, set())


#: What seeded players come across too seldom; it has tests of its own.
RARELY_DONE: dict[str, set[str]] = {}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_record_replays_to_the_same_end(path: Path) -> None:
    """The same actions lead to the same position and the same result, category by category."""
    record = Record.load(path)
    game = games.load(path.parts[-3])
    match = replay(record, game)
    assert match.state.over
    # Options that came later have their defaults.
    options = {**msgspec.to_builtins(game.default_options), **record.options}
    assert match.record() == msgspec.structs.replace(record, options=options)
