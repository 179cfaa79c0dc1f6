"""The work on one review shared between processes: what is found is the same as in a single one."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial

import msgspec

from ecumene import games
from ecumene.kernel import Record, replay
from ecumene.kernel.workers import spread
from ecumene.review.reviewer import Carry, Found, Piece, Reviewer


def shared(reviewer: Reviewer, jobs: int) -> Carry:
    """Carries out pieces of a reviewer's work here, or in so many processes where it is long.

    In a short game starting them takes longer than what they save.
    """
    work = partial(_worked, msgspec.json.encode(reviewer.match.record()))

    def carry(pieces: list[Piece]) -> Iterable[Found]:
        many = min(jobs, len(pieces)) if reviewer.weigher.dear else 1
        return spread(work, pieces, many) if many > 1 else map(reviewer.work, pieces)

    return carry


def _worked(record: bytes, piece: Piece) -> Found:
    return _reviewer(record).work(piece)


@cache
def _reviewer(record: bytes) -> Reviewer:
    """In a process that was started for one review: the game is played anew only once."""
    read = Record.read(record)
    return Reviewer(replay(read, games.load(read.game), journal=False))
