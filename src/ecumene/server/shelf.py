"""What a table remembers of what it has shown."""

from __future__ import annotations

from collections.abc import Callable

#: Of each kind of thing: snapshots of now, frames of a replay.
CACHE_BYTES = 400_000


class Shelf:
    """What was made once and may be asked for again, up to so many bytes; when there is more, the oldest goes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._bytes = 0
        self._kept: dict[tuple[int, ...], bytes] = {}

    def get(self, name: tuple[int, ...], make: Callable[[], bytes]) -> bytes:
        kept = self._kept.get(name)
        if kept is None:
            kept = make()
            if len(kept) > self._most:
                return kept
            self._kept[name] = kept
            self._bytes += len(kept)
            while self._bytes > self._most:
                self._bytes -= len(self._kept.pop(next(iter(self._kept))))
        return kept

    def clear(self) -> None:
        self._kept.clear()
        self._bytes = 0

    def __len__(self) -> int:
        return self._bytes
