"""How long people may think: the pace of a table and the clock of each seat.

A clock runs while its seat owes a decision and a person plays there, only in hours that count, and only while the house
is open. Moments are those of the wall clock; what was spent is counted when a clock stops.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from ecumene.server.api import ClockInfo, Pace
from ecumene.server.errors import Refused

#: A bank that ran dry gives at least this share of itself to whoever comes back.
_FRESH_START = 0.1
_DAY = 86_400.0
#: Less time than this is no time to think, and nothing but work for the house.
LEAST_SECONDS = 5.0


class Clock(msgspec.Struct, frozen=True):
    """What a seat has left; while it runs, what it had left at ``since``."""

    left: float
    since: float | None = None


Clocks = list[Clock]


def checked(pace: Pace | None) -> Pace | None:
    """The same pace, if it makes sense."""
    if pace is None:
        return None
    if (pace.per_move > 0) == (pace.bank > 0):
        raise Refused(422, "server-pace-one-kind")
    if pace.per_move > 0 and pace.increment > 0:
        raise Refused(422, "server-pace-increment")
    if pace.per_move + pace.bank < LEAST_SECONDS:
        raise Refused(422, "server-pace-too-quick", seconds=round(LEAST_SECONDS))
    if pace.night_from == pace.night_to != 0:
        raise Refused(422, "server-pace-night")
    checked_zone(pace.zone)
    return pace


def checked_zone(zone: str) -> None:
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused(422, "server-pace-zone", zone=zone[:40]) from None


def started(pace: Pace, players: int, owing: list[int], now: float) -> Clocks:
    """The clocks of a game that begins."""
    return turned(pace, [Clock(pace.per_move or pace.bank)] * players, owing, now)


def turned(
    pace: Pace, clocks: Clocks, owing: list[int], now: float, mover: int | None = None, again: bool = False
) -> Clocks:
    """The clocks when these seats owe decisions from now on.

    ``mover``: the seat whose decision led there; if its turn has ended with it, it gets its increment. ``again``: it
    owes a decision once more, and that is the next turn of the game.
    """
    return [
        _turned(pace, clock, seat in owing, now, ended=seat == mover and (again or seat not in owing))
        for seat, clock in enumerate(clocks)
    ]


def _turned(pace: Pace, clock: Clock, owes: bool, now: float, ended: bool) -> Clock:
    if owes and clock.since is not None and not ended:
        return clock
    left = _left(pace, clock, now) + (pace.increment if ended else 0.0)
    return Clock(pace.per_move or left, now) if owes else Clock(left)


def taken_back(pace: Pace, clocks: Clocks, owing: list[int], now: float, mover: int) -> Clocks:
    """The clocks when a seat thinks again: its turn goes on with what was left of it, without the increment."""
    return [
        Clock(max(0.0, _left(pace, clock, now) - (pace.increment if clock.since is None else 0.0)), now)
        if seat == mover and seat in owing
        else _turned(pace, clock, seat in owing, now, ended=False)
        for seat, clock in enumerate(clocks)
    ]


def _left(pace: Pace, clock: Clock, now: float) -> float:
    return clock.left if clock.since is None else max(0.0, clock.left - counted(pace, clock.since, now))


def rested(pace: Pace, clocks: Clocks, closed_at: float, now: float) -> Clocks:
    """The clocks after a time that counts for nobody."""
    return [
        clock if clock.since is None else Clock(_left(pace, clock, max(clock.since, closed_at)), now)
        for clock in clocks
    ]


def welcomed_back(pace: Pace, clock: Clock) -> Clock:
    """The clock of somebody who plays again after time ran out."""
    return Clock(max(clock.left, pace.increment, pace.bank * _FRESH_START))


def runs_out(pace: Pace, clock: Clock) -> float | None:
    """When a clock is at zero, if it runs."""
    return None if clock.since is None else after(pace, clock.since, clock.left)


def first_due(pace: Pace, clocks: Clocks) -> float | None:
    """When the first of the running clocks is at zero."""
    return min((due for clock in clocks if (due := runs_out(pace, clock)) is not None), default=None)


def as_columns(pace: Pace, clocks: Clocks) -> dict[str, Any]:
    """What a table's row says of its clocks."""
    return {"clocks": clocks, "due_at": first_due(pace, clocks)}


def infos(pace: Pace | None, clocks: Clocks | None) -> list[ClockInfo]:
    if pace is None or clocks is None:
        return []
    return [ClockInfo(clock.left, runs_out(pace, clock)) for clock in clocks]


# Hours that count


def counted(pace: Pace, start: float, end: float) -> float:
    """How many seconds between two moments count."""
    if not _rests(pace):
        return max(0.0, end - start)
    total, day = 0.0, start
    while day < end + _DAY:
        total += sum(max(0.0, min(end, closing) - max(start, opening)) for opening, closing in _hours(pace, day))
        day += _DAY
    return total


def after(pace: Pace, start: float, seconds: float) -> float:
    """The moment when so many seconds that count are over."""
    if not _rests(pace):
        return start + seconds
    weeks = max(0, int(seconds // _week(pace)) - 1)  # of a long time not every day is looked at
    start += weeks * 7 * _DAY
    day, left = start, seconds - weeks * _week(pace)
    while True:
        for opening, closing in _hours(pace, day):
            begins = max(start, opening)
            if closing > begins:
                if left <= closing - begins:
                    return begins + left
                left -= closing - begins
        day += _DAY


def _rests(pace: Pace) -> bool:
    return pace.night_from != pace.night_to or not pace.weekends


def _week(pace: Pace) -> float:
    """How many seconds of a week count."""
    night = (pace.night_to - pace.night_from) % 24
    return (24 - night) * 3600.0 * (7 if pace.weekends else 5)


def _hours(pace: Pace, moment: float) -> list[tuple[float, float]]:
    """The stretches of the day of a moment that count."""
    zone = ZoneInfo(pace.zone)
    day = datetime.fromtimestamp(moment, zone).replace(hour=0, minute=0, second=0, microsecond=0)
    if not pace.weekends and day.weekday() >= 5:
        return []
    if pace.night_from > pace.night_to:
        stretches = [(pace.night_to, pace.night_from)]
    else:
        stretches = [(0, pace.night_from), (pace.night_to, 24)]
    return [((day + timedelta(hours=a)).timestamp(), (day + timedelta(hours=b)).timestamp()) for a, b in stretches]
