"""The ladder as one HTML page: ratings, how they settled, and how to play the same games again."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from html import escape

from ecumene.arena.figures import Figures, Words
from ecumene.arena.ladder import Ladder, Standing, commit, course, stages
from ecumene.arena.matches import Block
from ecumene.arena.plots import climbs
from ecumene.arena.report import facts_of, page, section, table_of
from ecumene.kernel import Message
from ecumene.locale import text

#: The columns of the table of a ladder.
COLUMNS = ("arena-bot", "arena-rating", "arena-games", "arena-score")


def cells(standing: Standing, words: Words) -> tuple[str, ...]:
    """A bot in the order of ``COLUMNS``."""
    rating = standing.rating
    if not standing.games:
        return rating.bot, "–", "0", "–"
    score = Figures(words).number(standing.mean_score)
    return rating.bot, f"{rating.rating:.0f} ± {rating.half:.0f}", str(standing.games), score


def commands(ladder: Ladder, names: Sequence[str], blocks: Sequence[Block]) -> list[str]:
    """What to say to play the same games again."""
    command = ["ecumene", "ladder", ladder.ladder, "--players", str(ladder.players), "--seed", ladder.seed]
    lines = []
    for stage in stages(names, blocks):
        added = [part for name in stage.added for part in ("--add", name)]
        spared = [part for name in stage.spared for part in ("--without", name)]
        lines.append(shlex.join([*command, *added, *spared, "--games", str(stage.games)]))
    return lines


def write_page(ladder: Ladder, standings: Sequence[Standing], blocks: Sequence[Block], language: str) -> str:
    """The whole page."""

    def words(id: str) -> str:
        return text(Message(id), language)

    games = sum(len(block.games) for block in blocks)
    facts = {"arena-games": games, "web-players": ladder.players, "arena-seed": ladder.seed}
    facts |= {"ladder-made-with": ladder.made_with, "ladder-commit": commit() or "–"}
    rows = [cells(standing, words) for standing in standings]
    names = [standing.rating.bot for standing in standings]
    known = [standing.rating.bot for standing in standings if standing.games]
    settled = climbs(course(known, blocks), games, words) if len(blocks) > 1 else ""
    again = "\n".join(commands(ladder, names, blocks))
    sections = [
        section(words("ladder-standings"), words("ladder-about"), table_of([words(id) for id in COLUMNS], rows)),
        section(words("ladder-course"), words("ladder-about-course"), settled),
        section(words("arena-repeat"), words("ladder-about-repeat"), f"<pre>{escape(again)}</pre>"),
    ]
    head = facts_of({words(id): str(fact) for id, fact in facts.items()})
    return page(f"{words('ladder')}: {words(ladder.ladder)}", head, sections, words("ladder-note"), language)
