"""``ecumene ladder``: the ratings of all bots of a game, kept in a file."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import msgspec
from rich.table import Table

from ecumene.arena.executors import executor
from ecumene.arena.ladder import absent, begin, climb, entrants, standings
from ecumene.arena.ladder_page import COLUMNS, cells, write_page
from ecumene.arena.tournament import Store
from ecumene.bots.ratings import publish
from ecumene.cli.files import check_file, draft_of
from ecumene.cli.progress import Bar
from ecumene.cli.words import Voice, write


def ladder(arguments: argparse.Namespace, voice: Voice) -> int:
    """Everything that can be wrong is found out before the first game."""
    rules = begin(arguments.game, arguments.players, arguments.seed)
    path = arguments.store or Path(f"ladder-{rules.ladder}-{rules.players}.jsonl")
    for file in (path, arguments.page, arguments.ratings):
        check_file(file)
    store = Store(path, rules)
    names = entrants(store.blocks, arguments.add)
    missing = absent(rules.ladder, names, arguments.add)
    for reason in missing.values():
        voice.complain(reason)
    playing = [name for name in names if name not in missing and name not in arguments.without]
    workers = executor(engine(arguments.engine), arguments.jobs)
    with Bar(voice, "arena-progress", arguments.games) as bar:
        bar.advance(sum(len(block.games) for block in store.blocks))
        for block in climb(rules, store, names, playing, arguments.games, workers):
            bar.advance(len(block.games))
    rows = standings(names, store.blocks)
    if arguments.page is not None:
        with draft_of(arguments.page) as draft:
            draft.write_text(write_page(rules, rows, store.blocks, voice.language), encoding="utf-8")
    if arguments.ratings is not None:
        publish(arguments.ratings, rules.ladder, {row.rating.bot: row.rating.rating for row in rows if row.games})
    if arguments.json:
        write(msgspec.json.encode({"ladder": rules, "standings": rows}, order="deterministic"))
        return 0
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for number, column in enumerate(COLUMNS):
        table.add_column(voice.words(column), justify="right" if number else "left", overflow="fold")
    for row in rows:
        table.add_row(*cells(row, voice.words))
    voice.out.print(table)
    voice.say("ladder-kept", file=str(path))
    return 0


def engine(wish: str) -> str:
    """A Ray cluster where there is one, else this machine, unless somebody wants it otherwise."""
    return wish or ("ray" if os.environ.get("RAY_ADDRESS") else "local")
