"""The score sheet of a finished game."""

from __future__ import annotations

from rich.table import Table

from ecumene.cli.words import Voice
from ecumene.kernel import Game, Result


def standings_table(game: Game, result: Result, voice: Voice) -> Table:
    """A column for each seat, a row for each category of the score sheet, the best first."""
    standings = sorted(result.standings, key=lambda standing: (standing.rank, standing.seat))
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for standing in standings:
        table.add_column(voice.seat_name(standing.seat), justify="right")
    for category in game.categories:
        points = (str(standing.breakdown[category]) for standing in standings)
        table.add_row(voice.name_of(game, f"score-{category}"), *points)
    table.add_row(voice.words("cli-standings-total"), *(str(standing.score) for standing in standings), style="bold")
    table.add_row(voice.words("cli-standings-rank"), *(str(standing.rank) for standing in standings), style="bold")
    return table
