"""The host's hands: tables and accounts from the command line, while the server runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from ecumene.cli.main import main
from ecumene.kernel import Game, Record, replay
from tests.server.serving import Player, Server, new_key, reason

Run = Callable[..., tuple[int, str]]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("admin")
    running = Server(f"sqlite:///{folder / 'tables.sqlite3'}", folder / "log").start()
    yield running
    running.stop()


@pytest.fixture
def run(house: Server, capsys: pytest.CaptureFixture[str]) -> Run:
    def do(*words: str) -> tuple[int, str]:
        code = main([*words, "--database-url", house.database_url, "--lang", "en"])
        said = capsys.readouterr()
        return code, said.out + said.err

    return do


def account(house: Server, name: str) -> Player:
    guest = Player(house, f"guest {new_key()}")
    guest.post("/api/account", name=name, password="correct horse")
    token = Player(house, f"guest {new_key()}").post("/api/tokens", name=name, password="correct horse")["token"]
    return Player(house, token=token)


def test_tables_are_listed_closed_and_deleted_under_the_eyes_of_who_plays(house: Server, run: Run) -> None:
    ann = Player(house, "Ann")
    table, other = ann.quick("toy", 2), ann.table("toy", 2)
    code, said = run("tables", "list")
    assert code == 0
    assert [line.split()[:3] for line in said.splitlines() if table in line] == [[table, "playing", "toy"]]
    assert table not in run("tables", "list", "--status", "waiting")[1]
    with ann.live(table) as live:
        state = live.next()
        assert run("tables", "close", table)[0] == 0
        answer = ann.act(table, state)
        assert (answer.status_code, reason(answer)) == (409, "server-closed-by-host")
        while live.next("table")["closed"] != "server-closed-by-host":
            pass
        assert run("tables", "delete", table)[0] == 0
        assert live.closed() == 4404
    assert ann.ask("GET", f"/api/tables/{table}").status_code == 404
    assert ann.info(other)["status"] == "waiting"
    assert run("tables", "delete", table)[0] != 0
    assert run("tables", "close")[0] == 2


def test_a_table_is_exported_as_a_record(house: Server, run: Run, tmp_path: Path, toy: Game) -> None:
    ann = Player(house, "Ann")
    table = ann.quick("toy", 2)
    ann.finish(table)
    file = tmp_path / "game.json"
    assert run("tables", "export", table, "--file", str(file))[0] == 0
    again = replay(Record.read(file.read_bytes()), toy)
    assert msgspec.to_builtins(again.state.result()) == ann.info(table)["result"]


def test_a_password_is_reset(house: Server, run: Run) -> None:
    name = f"Zoe {new_key()}"
    zoe = account(house, name)
    assert name in run("accounts", "list")[1]
    code, said = run("accounts", "password", name)
    assert code == 0
    stranger = Player(house, f"guest {new_key()}")
    old = stranger.ask("POST", "/api/tokens", name=name, password="correct horse")
    assert old.status_code == 403
    assert stranger.post("/api/tokens", name=name, password=said.split()[-1])["name"] == name
    assert run("accounts", "password", "nobody at all")[0] != 0
    assert zoe.token


def test_an_account_is_forgotten_and_its_games_remain(house: Server, run: Run) -> None:
    name = f"Yan {new_key()}"
    yan = account(house, name)
    table = yan.quick("toy", 2)
    yan.post(f"/api/tables/{table}/chat", text="my secret", key=new_key())
    assert run("accounts", "delete", name)[0] == 0
    assert name not in run("accounts", "list")[1]
    stranger = Player(house, f"guest {new_key()}")
    assert stranger.ask("POST", "/api/tokens", name=name, password="correct horse").status_code == 403
    assert stranger.get(f"/api/tables/{table}/chat") == []
    assert name not in run("tables", "list")[1]
    assert stranger.info(table)["status"] == "playing"


def test_a_table_that_is_open_shows_no_forgotten_name(house: Server, run: Run) -> None:
    name = f"Xan {new_key()}"
    xan, ann = account(house, name), Player(house, "Ann")
    table = xan.table("toy", 2, open=True)
    ann.post(f"/api/tables/{table}/join")
    xan.post(f"/api/tables/{table}/start")
    with ann.live(table) as live:
        assert name in {seat["name"] for seat in live.next()["seats"]}
        assert run("accounts", "delete", name)[0] == 0
        while name in {seat["name"] for seat in live.next("table")["seats"]}:
            pass
        assert name not in ann.ask("GET", f"/api/tables/{table}/state").text
        assert xan.ask("GET", f"/api/tables/{table}/notes").status_code == 401


def test_who_used_the_old_password_is_signed_out(house: Server, run: Run) -> None:
    name = f"Wim {new_key()}"
    wim, ann = account(house, name), Player(house, "Ann")
    with ann.live(ann.quick("toy", 2)) as live:
        assert wim.get("/api/me")["kind"] == "account"
        assert run("accounts", "password", name)[0] == 0
        assert run("announce", "A", "moment.")[0] == 0
        assert live.next("chat")["text"] == "A moment."  # what the host did before has been noticed
        assert wim.get("/api/me")["kind"] == "nobody"


def test_everybody_hears_an_announcement(house: Server, run: Run) -> None:
    ann, bob = Player(house, "Ann"), Player(house, "Bob")
    with ann.live(ann.quick("toy", 2)) as first, bob.live(bob.quick("toy", 2)) as second:
        first.next()
        second.next()
        assert run("announce", "Back", "in", "a", "minute.")[0] == 0
        for live in (first, second):
            line = live.next("chat")
            assert (line["name"], line["text"], line["seat"]) == ("Ecumene", "Back in a minute.", None)
