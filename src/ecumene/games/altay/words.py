"""How Altay speaks."""

from __future__ import annotations

from typing import Final

from ecumene.games.altay.resources import RESOURCES
from ecumene.kernel.messages import Message, listing
from ecumene.kernel.speech import Speech

say: Final = Speech("altay")


def amounts(counts: list[int]) -> Message:
    """Resources that are given or taken, as in ``produce 2 food, 1 wood``."""
    return _listed("count", counts)


def stock(counts: list[int]) -> Message:
    """Resources that are there or needed: Russian tells them by another case."""
    return _listed("have", counts)


def _listed(words: str, counts: list[int]) -> Message:
    there = [say.text(f"{words}-{name}", n=n) for name, n in zip(RESOURCES, counts, strict=True) if n]
    return listing(there) if there else say.text("nothing")
