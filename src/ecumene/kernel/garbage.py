"""Python looks for garbage in cycles whenever some hundred objects were made: games make that many in a moment.

Games and thoughts about them hold no cycles, and looking for some all the time would be an eighth of it.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

#: Objects between two looks; Python's own 700 are some twenty actions.
_BETWEEN_COLLECTIONS = 200_000


def collect_rarely() -> None:
    """In this process from now on."""
    gc.set_threshold(_BETWEEN_COLLECTIONS)


@contextmanager
def rare_collections() -> Iterator[None]:
    """The same for a while."""
    usual = gc.get_threshold()
    collect_rarely()
    try:
        yield
    finally:
        gc.set_threshold(*usual)
