"""Starts a server that also has the toy game on its shelf: ``python run_server.py PORT DATABASE_URL WORKERS``.

Bots' worker processes import this file again, so they know the toy game too.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

if "ECUMENE_TEST_CLOCK" in os.environ:  # a file with the seconds by which the clock has been set
    now, clock = time.time, Path(os.environ["ECUMENE_TEST_CLOCK"])
    time.time = lambda: now() + float(clock.read_text())

from ecumene import games

if "ECUMENE_TEST_CLOCK" in os.environ:  # whoever turns the clock is not taken for somebody who slept
    from ecumene.server import timekeeper

    timekeeper._BEAT_SECONDS = 0.0
    if "ECUMENE_TEST_AWAKE" in os.environ:  # however far it is turned, and however long the machine was busy
        timekeeper.ASLEEP_SECONDS = float("inf")

if "ECUMENE_TEST_ENDLESS_HINTS" in os.environ:  # for those who cannot wait
    from ecumene import bots

    bots.hint = lambda *_, **__: time.sleep(3600)  # type: ignore[assignment]

if "ECUMENE_TEST_AWAY" in os.environ:  # as long as there is such a file, no database
    from ecumene.server.house import House

    opened, away = House.open, Path(os.environ["ECUMENE_TEST_AWAY"])

    async def open_if_there(house: House) -> None:
        if away.exists():
            raise {"": ConnectionRefusedError, "strange": RuntimeError}[away.read_text()]("no database")
        await opened(house)

    House.open = open_if_there  # type: ignore[method-assign, assignment]

games.__path__.append(str(Path(__file__).parent / "toys"))
games.slugs.cache_clear()

if __name__ == "__main__":
    from argon2 import PasswordHasher

    from ecumene.server import people
    from ecumene.server.main import serve

    # Passwords of tests guard nothing: to hash one as it should be takes a fifth of a second.
    people._hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    serve(port=int(sys.argv[1]), database_url=sys.argv[2], workers=int(sys.argv[3]))
