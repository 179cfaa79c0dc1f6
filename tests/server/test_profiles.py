"""An account is its owner's: games and ratings, devices, password, ways back in, what is kept, and an end of it."""

from __future__ import annotations

import asyncio
import secrets
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ecumene.bots.protocol import Hello
from ecumene.server import profiles, store
from ecumene.server.api import QuickTable
from ecumene.server.database import Database
from ecumene.server.errors import Refused
from ecumene.server.guesses import FROM_STRANGE_PLACES
from ecumene.server.house import House
from ecumene.server.lobby import Lobby
from ecumene.server.people import People
from ecumene.server.settings import Settings
from tests.server.serving import PATIENCE, Player, Server, reason

PASSWORD = "a long password"


def member(server: Server) -> tuple[Player, str]:
    """Somebody with an account, and its name."""
    name = f"Ann {secrets.token_hex(4)}"
    guest = Player(server, name)
    guest.post("/api/account", name=name, password=PASSWORD)
    token = guest.http.post("/api/tokens", json={"name": name, "password": PASSWORD}).json()["token"]
    return Player(server, token=token), name


def signed_in(player: Player) -> bool:
    return bool(player.get("/api/me")["kind"] == "account")


def test_games_are_counted_and_rated_with_the_bots(server: Server) -> None:
    ann, _ = member(server)
    table = ann.table("toy", 2, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    result = ann.finish(table)["result"]
    place = next(one["rank"] for one in result["standings"] if one["seat"] == 0)
    profile = ann.get("/api/me/profile")
    assert profile["games"] == [
        {"game": "toy", "players": 2, "played": 1, "won": int(place == 1), "place": float(place)}
    ]
    [rated] = profile["ratings"]
    assert (rated["game"], rated["played"]) == ("toy", 1)
    assert any(bot["level"] == "random" and bot["game"] == "toy" for bot in profile["bots"])


def test_a_shared_screen_and_a_record_prove_nothing(server: Server) -> None:
    ann, _ = member(server)
    table = ann.table("toy", 2, seats=[{"kind": "me"}, {"kind": "hotseat", "name": "Bo"}])
    ann.finish(table, [0, 1])
    assert ann.get("/api/me/profile")["ratings"] == []


def test_devices_are_listed_and_signed_out(server: Server) -> None:
    ann, name = member(server)
    elsewhere = Player(server, token=ann.post("/api/tokens", name=name, password=PASSWORD)["token"])
    devices = ann.get("/api/me/devices")
    assert sum(device["here"] for device in devices) == 1
    other = next(device for device in elsewhere.get("/api/me/devices") if device["here"])
    left = ann.post(f"/api/me/devices/{other['id']}/sign-out")
    assert other["id"] not in [device["id"] for device in left]
    assert not signed_in(elsewhere)
    assert signed_in(ann)


@pytest.mark.parametrize("way", ["live", "questions"])
def test_who_is_signed_out_is_told_nothing_more_on_an_open_connection(server: Server, way: str) -> None:
    """Whoever has taken a session looks on, or even plays on, by a connection that was opened before."""
    ann, name = member(server)
    thief = Player(server, token=ann.post("/api/tokens", name=name, password=PASSWORD)["token"])
    table = ann.table("toy", 2, seats=[{"kind": "me"}, {"kind": "hotseat"}])
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/{way}?seat=0"
    with connect(address, additional_headers={"Authorization": f"Bearer {thief.token}"}) as socket:
        socket.recv(timeout=PATIENCE)
        if way == "questions":
            socket.send(msgspec.json.encode(Hello()).decode())
            assert msgspec.json.decode(socket.recv(timeout=PATIENCE))["legal"]
        ann.post("/api/me/devices/all/sign-out")
        for seat in (0, 1):
            ann.act(table, ann.state(table, seat))
        told: list[Any] = []
        with suppress(ConnectionClosed):
            while True:
                told.append(msgspec.json.decode(socket.recv(timeout=PATIENCE)))
        assert socket.close_code == 1012
        assert all(one.get("version", 0) < 1 for one in told)


def test_a_new_password_signs_everybody_else_out(server: Server) -> None:
    ann, name = member(server)
    elsewhere = Player(server, token=ann.post("/api/tokens", name=name, password=PASSWORD)["token"])
    wrong = ann.ask("POST", "/api/me/password", old="not this one", new="another long one")
    assert (wrong.status_code, reason(wrong)) == (403, "server-wrong-password")
    assert ann.ask("POST", "/api/me/password", old=PASSWORD, new="another long one").status_code == 204
    assert signed_in(ann)
    assert not signed_in(elsewhere)
    assert ann.ask("POST", "/api/tokens", name=name, password=PASSWORD).status_code == 403
    assert ann.ask("POST", "/api/tokens", name=name, password="another long one").status_code == 200


def test_a_code_opens_the_account_once(server: Server) -> None:
    ann, name = member(server)
    codes = ann.post("/api/me/codes", password=PASSWORD)["codes"]
    assert len(set(codes)) == 8
    assert ann.get("/api/me/profile")["codes"] == 8
    stranger = Player(server, "Stranger")
    wish = {"name": name, "code": codes[0].upper(), "password": "third long password"}
    assert stranger.ask("POST", "/api/recover", **wish).json()["name"] == name
    assert not signed_in(ann)  # whoever had the account before is out
    again = stranger.ask("POST", "/api/recover", **wish)
    assert (again.status_code, reason(again)) == (403, "server-wrong-code-or-name")
    nobody = stranger.ask("POST", "/api/recover", **{**wish, "name": "No such name"})
    assert (nobody.status_code, reason(nobody)) == (403, "server-wrong-code-or-name")
    assert stranger.ask("POST", "/api/tokens", name=name, password="third long password").status_code == 200


def test_strangers_who_guess_codes_do_not_keep_the_owner_from_using_one(tmp_path: Path) -> None:
    """Where they have signed in before, they come back, however many guess elsewhere."""

    async def scenario() -> str:
        database = Database(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
        await database.migrate()
        people = People(database)
        await people.account(None, "Ann", PASSWORD, "home")

        async def wrong(_: str | None) -> bool:
            return False

        async def right(_: str | None) -> bool:
            return True

        for n in range(FROM_STRANGE_PLACES):
            with pytest.raises(Refused):
                await people.recover("Ann", wrong, f"bot {n // 4}")
        with pytest.raises(Refused) as refused:
            await people.recover("Ann", right, "bot 99")
        assert refused.value.reason.id == "server-too-many-guesses"
        person, _ = await people.recover("Ann", right, "home")
        await database.close()
        return person.name

    assert asyncio.run(scenario()) == "Ann"


def test_codes_cannot_be_guessed_for_ever(server: Server) -> None:
    _, name = member(server)
    stranger = Player(server, "Guesser")
    answers = [
        stranger.ask("POST", "/api/recover", name=name, code=f"{n:010}", password=PASSWORD).status_code
        for n in range(40)
    ]
    assert answers[0] == 403
    assert 429 in answers


def test_all_that_is_kept_is_told_and_forgotten_on_request(server: Server, bob: Player) -> None:
    ann, name = member(server)
    table = ann.table("toy", 2, open=True)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/chat", text="hello there", key=secrets.token_hex(8))
    kept = ann.get("/api/me/export")
    assert kept["person"][0]["name"] == name
    assert kept["tables"][0]["id"] == table
    assert kept["chat"][0]["text"] == "hello there"
    assert PASSWORD not in str(kept)
    refused = ann.ask("POST", "/api/me/delete", password="not this one")
    assert (refused.status_code, reason(refused)) == (403, "server-wrong-password")
    assert ann.post("/api/me/delete", password=PASSWORD)["kind"] == "nobody"
    assert ann.get("/api/me")["kind"] == "nobody"
    assert name not in str(bob.get(f"/api/tables/{table}"))  # at once, though the table is in memory
    assert bob.ask("POST", "/api/tokens", name=name, password=PASSWORD).status_code == 403


def test_who_is_forgotten_with_many_games_keeps_no_writer_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To take a name out of a game that is packed away takes up to a tenth of a second."""
    workers: list[str] = []

    def without_names(_: bytes, seats: set[int]) -> bytes:
        workers.append(threading.current_thread().name)
        return f"without {seats}".encode()

    monkeypatch.setattr(profiles, "without_names", without_names)

    async def scenario() -> bytes | None:
        house = House(Settings(database_url=f"sqlite:///{tmp_path / 'tables.sqlite3'}"))
        await house.open()
        try:
            person, _ = await house.people.guest("Ann")
            table = await Lobby(house).quick(person, QuickTable("seven_wonders", 3))
            await house.database.write(lambda it: store.looked_over(it, table.id, "x", b"with names"))
            await house.profiles.delete(person, "")
            return await house.database.read(lambda it: store.archive(it, table.id))
        finally:
            await house.close()

    assert asyncio.run(scenario()) == b"without {0}"
    assert len(workers) == 1
    assert "writer" not in workers[0]


def test_past_games_are_found_by_game_size_and_name(server: Server) -> None:
    ann, _ = member(server)
    small = ann.table("toy", 2, seats=[{"kind": "me"}, {"kind": "hotseat", "name": "Bo_Peep"}])
    large = ann.table("toy", 3, seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "hotseat", "name": "Carol"}])
    for table, seats in ((small, [0, 1]), (large, [0, 2])):
        ann.finish(table, seats)

    def found(query: str) -> list[str]:
        return [table["id"] for table in ann.get(f"/api/tables?list=finished&{query}")["tables"]]

    assert found("") == [large, small]
    assert found("players=2") == [small]
    assert found("name=CARO") == [large]
    assert found("name=o_P") == [small]  # an underscore is an underscore
    assert found("game=hadara") == []


def test_a_guest_has_no_password_to_change(ann: Player) -> None:
    refused = ann.ask("POST", "/api/me/password", old="", new=PASSWORD)
    assert (refused.status_code, reason(refused)) == (409, "server-no-password")
