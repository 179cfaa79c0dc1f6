"""How Altay speaks."""

from __future__ import annotations

from typing import Final

from ecumene.games.altay.resources import RESOURCES
from ecumene.kernel.messages import Message, listing
from ecumene.kernel.speech import Speech

say: Final = Speech("altay")


def amounts(counts: list[int]) -> Message:
    """Resources in words, as in ``2 food, 1 wood``."""
    there = [say.text(f"count-{name}", n=n) for name, n in zip(RESOURCES, counts, strict=True) if n]
    return listing(there) if there else say.text("nothing")
