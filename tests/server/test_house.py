"""The house itself: health, metrics, pages, restart, bots in their own processes, workers."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import re
import subprocess
import sys
import threading
import time
from pathlib import Path

import msgspec
import psutil  # type: ignore[import-untyped]
import pytest
import uvicorn
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from uvicorn.supervisors import multiprocess

from ecumene import bots, games
from ecumene.kernel import Illegal
from ecumene.locale import LANGUAGES, has
from ecumene.server.database import Database
from ecumene.server.errors import Refused
from ecumene.server.hub import Hub, Watcher
from ecumene.server.live import LiveTable
from ecumene.server.main import serve
from ecumene.server.rows import LogRow, SeatRow, TableRow
from ecumene.server.schema import metadata
from ecumene.server.settings import Settings, with_driver
from ecumene.server.store import Stored
from ecumene.server.supervised import Worker
from ecumene.server.thinking import Thinkers
from tests.server.serving import PATIENCE, Player, Server, visitor

ROOT = Path(__file__).parents[2]


def test_health_and_metrics(server: Server, ann: Player) -> None:
    assert ann.get("/api/health")["status"] == "ok"
    table = ann.quick("toy", 2)
    ann.act(table, ann.state(table))
    text = ann.http.get("/api/metrics").text
    assert 'ecumene_writes_total{kind="play"}' in text
    assert "ecumene_tables_in_memory" in text


def test_every_address_of_the_application_gives_its_page(server: Server) -> None:
    for path in ("/", "/table/abc", "/rules/toy"):
        page = visitor(server.url).get(path, headers={"Accept-Language": "en"})
        assert page.status_code == 200
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert "Ecumene" in page.text
    for path in ("/missing.js", "/api/nothing", "/../../etc/passwd.txt", "/%2e%2e/settings.py"):
        assert visitor(server.url).get(path).status_code == 404


def test_the_schema_describes_the_live_messages_too(server: Server) -> None:
    schemas = visitor(server.url).get("/schema/openapi.json").json()["components"]["schemas"]
    assert {"Snapshot", "TableInfo", "ChatLine", "Problem"} <= set(schemas)


def test_a_stopping_server_says_goodbye_and_a_new_one_continues(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log", ECUMENE_ABSENCE_SECONDS="0").start()
    ann, bob = Player(server), Player(server, "Bob")
    table = ann.table(open=True)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    with ann.live(table) as live:
        live.next()
        server.stop()
        assert live.closed() == 1012
    server.start()
    absent = ann.post(f"/api/tables/{table}/seats/1/bot", level="")
    assert absent["seats"][1]["stands_in"]
    assert not bob.post(f"/api/tables/{table}/seats/1/return")["seats"][1]["stands_in"]
    ann.post(f"/api/tables/{table}/seats/1/bot", level="")
    assert ann.finish(table)["result"]
    server.stop()


def test_who_closes_the_page_is_offline_at_once_but_not_long_absent() -> None:
    hub = Hub()
    first, second = Watcher("table", "ann"), Watcher("table", "ann")
    for watcher in (first, second):
        hub.add(watcher)
    hub.remove(first)
    assert hub.online("ann")
    hub.remove(second)
    assert not hub.online("ann")
    assert hub.seen_at("ann") > time.time() - PATIENCE
    hub.touch("ann")
    assert hub.online("ann")
    assert not hub.online("bob")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations_lead_to_the_schema(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}" if kind == "sqlite" else request.getfixturevalue("postgres_url")

    async def scenario() -> list[object]:
        database = Database(with_driver(url))
        await database.migrate()
        await database.migrate()  # at every start again
        differences: list[object] = await database.read(
            lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
        )
        await database.close()
        return differences

    assert asyncio.run(scenario()) == []


def test_everything_the_server_says_is_said_in_all_languages() -> None:
    sources = (ROOT / "src" / "ecumene" / "server").rglob("*.py")
    said = {id for source in sources for id in re.findall(r'"(server-[a-z-]+)"', source.read_text())}
    assert len(said) > 40
    for language in LANGUAGES:
        assert [id for id in sorted(said) if not has(id, language)] == []


def test_several_workers_need_postgresql() -> None:
    with pytest.raises(Refused) as refused:
        serve(workers=2, database_url="sqlite:////nowhere")
    assert refused.value.reason.id == "server-workers-need-postgresql"


def test_two_workers_share_one_port_and_end_with_the_process_that_started_them(
    postgres_url: str, tmp_path: Path
) -> None:
    server = Server(postgres_url, tmp_path / "log", workers="2").start()
    players = [Player(server, f"p{n}") for n in range(4)]
    tables = [player.quick("toy", 3) for player in players]
    assert all(player.finish(table)["result"] for player, table in zip(players, tables, strict=True))
    workers = psutil.Process(server.pid).children(recursive=True)
    assert len(workers) >= 2
    server.kill()
    _, alive = psutil.wait_procs(workers, timeout=PATIENCE)
    assert not alive


def test_slow_bots_think_in_a_process_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "instant", lambda level, game: False)
    live = _live("seven_wonders", 3)
    offered = [offer.notation for offer in live.state.offers(1)]

    async def scenario() -> str:
        thinkers = Thinkers(Settings(), _never, _never)
        try:
            return await thinkers.choose(live, 1, bots.levels()[0])
        finally:
            await thinkers.close()

    assert asyncio.run(scenario()) in offered


def test_a_killed_server_leaves_no_thinker_behind(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log").start()
    Player(server).table("seven_wonders", 2, seats=[{"kind": "me"}, {"kind": "bot", "level": bots.levels()[-1]}])
    deadline = time.monotonic() + PATIENCE
    while not (thinkers := psutil.Process(server.pid).children()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    server.kill()
    _, alive = psutil.wait_procs(thinkers, timeout=PATIENCE)
    assert not alive


def test_undoing_and_replaying_the_log_lead_to_the_same_table(toy: object) -> None:
    """What a table remembers after writes and undos is what it reads from the log after a restart."""
    live = _live("toy", 2)
    for seat in (0, 1):
        live.apply(LogRow(live.version + 1, "play", seat, live.state.offers(seat)[0].notation))
    for place in (0, 1):
        live.apply(LogRow(live.version + 1, "play", 0, f"mark {place}", f"key{place}"))
    entries = [
        LogRow(1, "play", 0, live.playing.actions[0].partition(" ")[2]),
        LogRow(2, "play", 1, live.playing.actions[1].partition(" ")[2]),
        LogRow(3, "play", 0, "mark 0", "key0"),
        LogRow(4, "play", 0, "mark 1", "key1"),
        LogRow(5, "undo", 0, "", "key2"),
    ]
    live.apply(entries[-1])
    again = LiveTable(Stored(msgspec.structs.replace(live.row, version=5), live.seats, entries, {}))
    assert again.version == live.version == 5
    assert again.state.digest() == live.state.digest()
    assert set(again.keys) == {"key0", "key1", "key2"}
    first, second = (msgspec.json.decode(table.snapshot(0)) for table in (live, again))
    assert first == second
    with pytest.raises(Illegal):
        again.apply(LogRow(6, "undo", 1))


def test_the_example_bot_of_the_docs_plays_a_whole_game(server: Server, tmp_path: Path) -> None:
    text = (ROOT / "docs" / "bots.md").read_text()
    example = text.partition("```python\n# play.py")[2].partition("```")[0]
    assert 0 < len(example.splitlines()) <= 41
    program = tmp_path / "play.py"
    program.write_text(example)
    arguments = [sys.executable, str(program), server.url, "seven_wonders"]
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=3 * PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    assert "points" in done.stdout


@pytest.mark.parametrize("slug", ["toy", "seven_wonders", "hadara", "civilization"])
def test_what_a_seat_is_offered_is_what_it_may_do_now(toy: object, slug: str) -> None:
    """Offers are kept while others decide in secret, and never longer."""
    live, rng = _live(slug, 3), random.Random(slug)
    for _ in range(150):
        if live.state.over:
            break
        for seat in live.to_move():
            shown = msgspec.json.decode(live.snapshot(seat))
            fresh = msgspec.json.encode([live.state.prompt(seat), live.state.offers(seat), live.state.refusals(seat)])
            assert [shown["prompt"], shown["offers"], shown["refusals"]] == msgspec.json.decode(fresh)
        seat = rng.choice(live.to_move())
        withdrawn = live.state.can_take_back(other := rng.randrange(3)) and rng.random() < 0.3
        action = LogRow(live.version + 1, "play", seat, str(rng.choice(live.state.actions(seat))))
        live.apply(LogRow(live.version + 1, "take_back", other) if withdrawn else action)


def _live(slug: str, players: int) -> LiveTable:
    game = games.load(slug)
    row = TableRow(
        id="t", game=slug, rules=game.version, players=players, options={}, seed="x", host_id="h", code="c", open=False,
        hints=True, imported=False, status="playing", version=0, waiting=[], bots_due=False, result=None,
        created_at=0.0, moved_at=0.0,
    )  # fmt: skip
    return LiveTable(Stored(row, [SeatRow(seat, "bot", level="random") for seat in range(players)], [], {}))


async def _never(table: str, seat: int, asked: int, answer: object) -> None:
    raise AssertionError("nobody plays here")


def test_a_worker_that_dies_before_it_answers_is_missed_at_once() -> None:
    """Its supervisor would wait for the answer for a minute, and replace nobody meanwhile."""

    class Gone:
        def is_alive(self) -> bool:
            return False

    worker = Worker.__new__(Worker)
    worker.parent_conn, worker.child_conn = multiprocessing.Pipe()
    worker.process = Gone()  # type: ignore[assignment]
    asking = threading.Thread(target=worker.ping, args=(100 * PATIENCE,), daemon=True)
    asking.start()
    asking.join(PATIENCE)
    assert not asking.is_alive()


def test_a_worker_that_is_slow_is_waited_for() -> None:
    class Slow:
        def is_alive(self) -> bool:
            return True

    worker = Worker.__new__(Worker)
    worker.parent_conn, worker.child_conn = multiprocessing.Pipe()
    worker.process = Slow()  # type: ignore[assignment]
    threading.Timer(0.5, worker.child_conn.send, (False,)).start()
    assert worker.ping(PATIENCE)
    assert not worker.ping(0.3)


def test_workers_are_looked_after_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(uvicorn, "run", lambda *_, **__: None)
    serve(database_url=f"sqlite:///{tmp_path / 'db'}")
    assert multiprocess.Process is Worker
