"""What keeps notices from becoming a nuisance: to those who did not ask for them, and to the house that sends them."""

from __future__ import annotations

import time

from ecumene.server.hub import Allowance

#: So many notices of one person at once, and so many a second on average, whatever happens at their tables.
NOTICES_AT_ONCE, NOTICES_PER_SECOND = 30, 0.1
#: A mail address is asked once in this time whether it wants mail, whoever wishes it.
ASKED_AGAIN_SECONDS = 6 * 3600.0
#: So many such questions are sent for people from one place at once, and one more every five minutes.
QUESTIONS_AT_ONCE, QUESTIONS_PER_SECOND = 10, 1 / 300
#: Where a notice could not be delivered none is tried for so long, twice as long every time, a day at most.
REST_SECONDS, LONGEST_REST = 120.0, 86_400.0


class Restraint:
    """Of one process; a restart forgets it, as it may."""

    def __init__(self) -> None:
        self._people: dict[str, Allowance] = {}
        self._places: dict[str, Allowance] = {}
        self._asked: dict[str, float] = {}
        self._resting: dict[str, tuple[float, float]] = {}  # until when, and for how long that is

    def may_hear(self, person_id: str) -> bool:
        """Whether somebody has not had too many notices of late."""
        return self._people.setdefault(person_id, Allowance(NOTICES_AT_ONCE, NOTICES_PER_SECOND)).take()

    def may_ask(self, mail: str, place: str) -> bool:
        """Whether the question may be sent to a mail address that somebody at this place has named."""
        mail = mail.lower()
        if self._asked.get(mail, float("-inf")) > time.monotonic() - ASKED_AGAIN_SECONDS:
            return False
        if not self._places.setdefault(place, Allowance(QUESTIONS_AT_ONCE, QUESTIONS_PER_SECOND)).take():
            return False
        self._asked[mail] = time.monotonic()
        return True

    def rests(self, channel_id: str) -> bool:
        """Whether nobody answered there a short while ago."""
        return self._resting.get(channel_id, (float("-inf"), 0.0))[0] > time.monotonic()

    def failed(self, channel_id: str) -> None:
        last = self._resting.get(channel_id, (0.0, REST_SECONDS / 2))[1]
        rest = min(LONGEST_REST, 2 * last)
        self._resting[channel_id] = time.monotonic() + rest, rest

    def arrived(self, channel_id: str) -> None:
        self._resting.pop(channel_id, None)

    def tidy(self) -> None:
        """Forget what makes no difference any more."""
        now = time.monotonic()
        self._people = {id: left for id, left in self._people.items() if not left.unused()}
        self._places = {place: left for place, left in self._places.items() if not left.unused()}
        self._asked = {mail: at for mail, at in self._asked.items() if at > now - ASKED_AGAIN_SECONDS}
        self._resting = {id: (until, rest) for id, (until, rest) in self._resting.items() if until > now - LONGEST_REST}
