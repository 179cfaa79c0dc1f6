"""Names: what can be read is shown, nobody passes for somebody else, and what was said stays who said it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select

from ecumene.server import schema
from ecumene.server.database import Database
from ecumene.server.errors import Refused
from ecumene.server.names import numbered, skeleton, tidy
from ecumene.server.people import People
from ecumene.server.rows import Person
from tests.server.serving import Player, Server, new_key, reason, visitor


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  A\u202enn\n  Lee ", "Ann Lee"),
        ("A\u200bn\u2060n\ufeff", "Ann"),
        ("Ann\u3164\u115f\u2800", "Ann"),
        ("A\u034fnn\ufe0f\U000e0101", "Ann"),
        ("Zo\u0065\u0308", "Zoë"),
        ("A" + "\u0301" * 40, "Á" + "\u0301" * 2),
        ("日本 🦉", "日本 🦉"),
        ("x" * 90, "x" * 32),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(given: str, shown: str) -> None:
    assert tidy(given) == shown
    assert tidy(shown) == shown


@pytest.mark.parametrize("given", ["", " ", "\0", "\u3164", "\u2800\u200b", "\u0301", "\u034f \u115f"])
def test_a_name_of_which_nothing_can_be_seen_is_none(given: str) -> None:
    with pytest.raises(Refused):
        tidy(given)


@pytest.mark.parametrize("other", ["Аnn", "Αnn", "ANN", "ann", "Ａｎｎ", "A n n", "𝐀𝐧𝐧"])
def test_names_that_look_alike_have_one_skeleton(other: str) -> None:
    assert skeleton(other).casefold() == skeleton("Ann").casefold()


def test_names_that_differ_have_different_skeletons() -> None:
    names = ["Ann", "Anna", "Bob", "Иван", "Жанна", "Zoë", "Zoe", "李", "季", "Ann (2)", "Ann2", "🦉", "🦊"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_who_looks_like_somebody_at_the_table_gets_a_number() -> None:
    assert numbered("Ann", ["Bob", ""]) == "Ann"
    assert numbered("Аnn", ["Ann", "Bob"]) == "Аnn (2)"
    assert numbered("Ann", ["Ann", "Ann (2)"]) == "Ann (3)"
    assert len(numbered("x" * 32, ["x" * 32])) <= 32


def test_a_guest_cannot_take_the_name_of_an_account_nor_one_that_looks_like_it(server: Server) -> None:
    name = f"Anna {new_key()}"
    Player(server, "guest").post("/api/account", name=name, password="correct horse")
    for taken in (name, name.upper(), name.replace("A", "А"), name.replace(" ", "\u2003"), f"{name}\u200b"):
        answer = visitor(server.url).post("/api/tokens", json={"name": taken})
        assert (answer.status_code, reason(answer)) == (409, "server-name-taken")
    other = Player(server, "guest")
    again = other.ask("POST", "/api/account", name=name.replace("a", "а"), password="correct horse")
    assert (again.status_code, reason(again)) == (409, "server-name-taken")


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'names.sqlite3'}"


@pytest.mark.parametrize("other", ["Аnn", "Ann"])
def test_of_two_look_alikes_who_register_at_the_same_moment_one_gets_the_name(database_url: str, other: str) -> None:
    """Both find the name free, since neither has taken it yet."""

    async def register() -> list[tuple[Person, str] | BaseException]:
        database = Database(database_url)
        await database.migrate()
        both_found_it_free = asyncio.Barrier(2)
        people = People(database)

        async def hashed(password: str) -> str:
            await both_found_it_free.wait()
            return password

        people._hashed = hashed  # type: ignore[method-assign]
        wishes = [people.account(None, name, "correct horse") for name in ("Ann", other)]
        outcomes = await asyncio.gather(*wishes, return_exceptions=True)
        await database.close()
        return outcomes

    refusals = [outcome for outcome in asyncio.run(register()) if isinstance(outcome, Exception)]
    assert [str(refusal) for refusal in refusals] == [str(Refused(409, "server-name-taken"))]


def test_accounts_that_looked_alike_before_we_looked_stay_and_keep_newcomers_out(database_url: str) -> None:
    old = [("a" * 16, "Ann", "ann"), ("b" * 16, "Аnn", "аnn")]

    def keep(connection: Connection) -> None:
        for id, name, account in old:
            connection.execute(insert(schema.people).values(id=id, name=name, account=account, created_at=1, seen_at=1))

    async def upgrade() -> list[str]:
        database = Database(database_url)
        await database.migrate()
        await database.write(keep)
        people = People(database)
        for _ in range(2):  # every start asks for it
            await people.remember_looks()
        with pytest.raises(Refused):
            await people.guest("Αnn")
        names = await database.read(lambda it: list(it.scalars(select(schema.people.c.name))))
        await database.close()
        return names

    assert sorted(asyncio.run(upgrade())) == ["Ann", "Аnn"]


def test_two_at_a_table_can_be_told_apart(ann: Player, server: Server) -> None:
    double = Player(server, "Аnn")
    table = ann.table(players=3, open=True)
    double.post(f"/api/tables/{table}/join")
    assert [seat["name"] for seat in ann.info(table)["seats"]][:2] == ["Ann", "Аnn (2)"]


def test_what_somebody_said_stays_under_the_name_they_had(server: Server) -> None:
    with visitor(server.url) as http:
        sent = {"X-CSRF-Token": http.get("/api/me").json()["csrf"]}
        sent["X-CSRF-Token"] = http.post("/api/guest", json={"name": "Mask"}, headers=sent).json()["csrf"]
        table = http.post("/api/tables/quick", json={"game": "toy", "players": 2}, headers=sent).json()["id"]
        for said, name in (("one", "Cloak"), ("two", "Dagger")):
            http.post(f"/api/tables/{table}/chat", json={"text": said, "key": new_key()}, headers=sent)
            http.post("/api/guest", json={"name": name}, headers=sent)
        lines = http.get(f"/api/tables/{table}/chat").json()
    assert [(line["name"], line["text"]) for line in lines] == [("Mask", "one"), ("Cloak", "two")]
