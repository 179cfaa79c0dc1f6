"""Guessing passwords is limited for each account, without letting strangers lock its owner out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ecumene.server.database import Database
from ecumene.server.errors import Refused
from ecumene.server.guesses import FROM_ONE_PLACE, FROM_STRANGE_PLACES, WITHIN_SECONDS, Guesses
from ecumene.server.people import People
from ecumene.server.settings import with_driver

RIGHT, WRONG = "correct horse", "wrong horse"


def test_wrong_passwords_are_counted_by_place_and_forgotten() -> None:
    now = 0.0
    guesses = Guesses(lambda: now)
    for _ in range(FROM_ONE_PLACE):
        assert guesses.allowed("ann", "here", familiar=False)
        guesses.wrong("ann", "here", familiar=False)
    assert not guesses.allowed("ann", "here", familiar=True)
    assert guesses.allowed("ann", "there", familiar=False)
    assert guesses.allowed("bob", "here", familiar=False)
    now += WITHIN_SECONDS + 1
    assert guesses.allowed("ann", "here", familiar=False)


def test_strangers_lock_nobody_out(tmp_path: Path) -> None:
    """From many addresses an account can be guessed at so often; its owner signs in where they always do."""

    async def tried(house: People, password: str, address: str, name: str = "Ann") -> str:
        try:
            await house.login(name, password, address)
        except Refused as refused:
            return refused.reason.id
        return "in"

    async def scenario() -> None:
        database = Database(with_driver(f"sqlite:///{tmp_path / 'tables.sqlite3'}"))
        await database.migrate()
        house = People(database)
        await house.account(None, "Ann", RIGHT, "home")
        assert await tried(house, RIGHT, "office") == "in"
        for n in range(FROM_STRANGE_PLACES):
            house._guesses.wrong("ann", f"bot {n}", familiar=False)
        assert await tried(house, RIGHT, "yet another bot") == "server-too-many-guesses"
        assert await tried(house, RIGHT, "home") == "in"
        assert await tried(house, RIGHT, "office") == "in"
        for n in range(FROM_ONE_PLACE):
            assert await tried(house, WRONG, "home") == "server-wrong-password", n
        assert await tried(house, RIGHT, "home") == "server-too-many-guesses"
        assert await tried(house, RIGHT, "office") == "in"
        for _ in range(FROM_ONE_PLACE):
            assert await tried(house, WRONG, "x", "Nobody") == "server-wrong-password"
        assert await tried(house, WRONG, "x", "Nobody") == "server-too-many-guesses"  # as for a name there is
        await database.close()

    asyncio.run(scenario())


def test_a_name_is_tidied_when_signing_in_as_it_was_when_registering(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = Database(with_driver(f"sqlite:///{tmp_path / 'tables.sqlite3'}"))
        await database.migrate()
        house = People(database)
        await house.account(None, " Ann\u200b\n  Lee", RIGHT)
        for name in ("Ann Lee", "ann\u200b   lee ", " ANN\tLEE"):
            assert (await house.login(name, RIGHT))[0].name == "Ann Lee"
        with pytest.raises(Refused) as refused:
            await house.login("\u200b", RIGHT)
        assert refused.value.reason.id == "server-wrong-password"
        await database.close()

    asyncio.run(scenario())
