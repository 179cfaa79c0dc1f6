"""Guessing passwords: limited for each account from each address, and from all unfamiliar addresses together.

Whoever comes from where the owner has signed in before is not affected by what strangers try elsewhere, so nobody can
lock somebody else out.
"""

from __future__ import annotations

import time
from collections.abc import Callable

#: Wrong passwords for one account within the time, from one address, and from all unfamiliar addresses together.
FROM_ONE_PLACE = 8
FROM_STRANGE_PLACES = 60
WITHIN_SECONDS = 900.0
_MOST = 50_000


class Guesses:
    """Wrong passwords of late."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._wrong: dict[tuple[str, str], list[float]] = {}

    def allowed(self, account: str, address: str, familiar: bool) -> bool:
        """Whether a password may be tried."""
        here = self._count((account, address)) < FROM_ONE_PLACE
        return here and (familiar or self._count((account, "")) < FROM_STRANGE_PLACES)

    def wrong(self, account: str, address: str, familiar: bool) -> None:
        for name in [(account, address)] if familiar else [(account, address), (account, "")]:
            self._wrong.setdefault(name, []).append(self._clock())
        if len(self._wrong) > _MOST:
            self._wrong = {name: times for name, times in self._wrong.items() if self._count(name)}

    def right(self, account: str, address: str, familiar: bool) -> None:
        """The last one counted as wrong was none."""
        for name in [(account, address)] if familiar else [(account, address), (account, "")]:
            if times := self._wrong.get(name):
                times.pop()

    def _count(self, name: tuple[str, str]) -> int:
        horizon = self._clock() - WITHIN_SECONDS
        recent = [at for at in self._wrong.get(name, ()) if at > horizon]
        if recent:
            self._wrong[name] = recent
        else:
            self._wrong.pop(name, None)
        return len(recent)
