"""What strangers might do with reviews and shared links: flood, hold up, have things cached that are not for all."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import msgspec
import pytest
from litestar import Request
from sqlalchemy import create_engine, event

from ecumene import games
from ecumene.kernel import Match, Record
from ecumene.server import store
from ecumene.server.database import Database
from ecumene.server.errors import Refused
from ecumene.server.hub import REVIEWS_AT_ONCE, Hub
from ecumene.server.laying import new_row
from ecumene.server.outages import AWAY, Unstored
from ecumene.server.reviews import Claim, Reviews
from ecumene.server.routes import reviews as shared
from ecumene.server.routes.reviews import LONGEST_REVIEWED, reviewable
from ecumene.server.routes.web import _asked_for
from ecumene.server.rows import LogRow, Person, SeatRow
from ecumene.server.schema import metadata
from ecumene.server.thinking import Thinkers
from tests.server.serving import Player, Server, reason


def _finished(player: Player) -> str:
    table = player.table("toy", 2, seats=[{"kind": "me"}, {"kind": "hotseat"}])
    player.finish(table, [0, 1])
    return table


def test_one_place_asks_for_so_many_reviews(tmp_path: Path) -> None:
    """Reviews are made in turn: who asks for hundreds would make all others wait. To ask again is free."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server = Server(url, tmp_path / "log", ECUMENE_REQUESTS_PER_MINUTE="1000000").start()
    names = [Player(server, name) for name in ("Ann", "Bob")]
    tables = [_finished(names[0]) for _ in range(REVIEWS_AT_ONCE + 1)]
    answers = [names[n % 2].ask("POST", f"/api/tables/{table}/review") for n, table in enumerate(tables)]
    assert [answer.status_code for answer in answers] == [200] * REVIEWS_AT_ONCE + [429]
    assert reason(answers[-1]) == "server-too-many-reviews"
    assert names[1].ask("POST", f"/api/tables/{tables[0]}/review").status_code == 200
    server.stop()


def test_moments_are_played_on_as_seldom_as_records_are_brought(tmp_path: Path) -> None:
    """Each plays a whole game again and stores it: one place asks for a fifth of what it may sign in."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server = Server(url, tmp_path / "log", ECUMENE_SIGN_INS_PER_MINUTE="11").start()
    ann = Player(server, "Ann")
    table = _finished(ann)
    answers = [ann.ask("POST", f"/api/tables/{table}/play-on", step=0, seat=0, level="random") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    server.stop()


def test_without_limits_reviews_are_not_limited() -> None:
    hub = Hub()
    assert all(hub.may_review("here", 0) for _ in range(2 * REVIEWS_AT_ONCE))


def test_a_game_of_endless_changes_of_mind_is_not_reviewed() -> None:
    """A brought record may take back ten thousand times: its review would be told in megabytes to whoever asks."""

    def of(steps: int) -> Any:
        row = SimpleNamespace(status="finished", delay=0, closed=None)
        match = SimpleNamespace(actions=["1 pass"] * steps)
        return SimpleNamespace(
            row=row, seats=[], match=match, playing=match, state=SimpleNamespace(over=True), version=steps
        )

    reviewable(of(LONGEST_REVIEWED), None)
    with pytest.raises(Refused) as refusal:
        reviewable(of(LONGEST_REVIEWED + 1), None)
    assert (refusal.value.status, refusal.value.reason.id) == (409, "server-review-too-long")


class _Database:
    """Answers one after another, and notes what is put back."""

    def __init__(self, reads: list[Any], writes: list[Any]) -> None:
        self.reads, self.writes = reads, writes

    async def read(self, _: object) -> Any:
        return self.reads.pop(0)

    async def write(self, _: object) -> Any:
        return self.writes.pop(0)


@pytest.mark.parametrize("failure", [LookupError, TypeError, ValueError, ZeroDivisionError, AttributeError])
def test_a_game_that_cannot_be_looked_over_is_not_tried_for_ever(
    failure: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What today's rules stumble over is given up, as it is where a table is laid out; the others go on."""
    monkeypatch.setattr("ecumene.server.reviews.record_of", lambda _: cast(Record, None))
    stored = SimpleNamespace(row=SimpleNamespace(status="finished"))
    database = _Database([True, stored], [Claim("table", 1.0, None), None])
    idle = SimpleNamespace(waiting=lambda: 0, asked_aside=lambda: 0)
    house = Reviews(cast(Database, database), cast(Thinkers, idle))

    async def fail(*_: object) -> bytes:
        raise failure

    monkeypatch.setattr(house._process, "do", fail)
    assert asyncio.run(house.slice())
    assert not database.writes  # it was put back


@pytest.mark.parametrize("failure", [BrokenProcessPool(), Unstored(AWAY)])
def test_no_review_is_given_up_for_trouble_that_passes(failure: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    """The chore begins again, and the claim runs out: nothing is written over what was found so far."""
    monkeypatch.setattr("ecumene.server.reviews.record_of", lambda _: cast(Record, None))
    stored = SimpleNamespace(row=SimpleNamespace(status="finished"))
    database = _Database([True, stored], [Claim("table", 1.0, b"found so far"), None])
    idle = SimpleNamespace(waiting=lambda: 0, asked_aside=lambda: 0)
    house = Reviews(cast(Database, database), cast(Thinkers, idle))

    async def fail(*_: object) -> bytes:
        raise failure

    monkeypatch.setattr(house._process, "do", fail)
    with pytest.raises(type(failure)):
        asyncio.run(house.slice())
    assert database.writes == [None]  # it was not put back


def test_a_picture_that_not_all_may_see_yet_is_cached_by_nobody_else(server: Server) -> None:
    """Where strangers see the game later, the picture of its end is for those who played."""
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.table("toy", 2, delay=300)
    bob.post(f"/api/tables/{table}/join", code=ann.info(table)["code"])
    if ann.info(table)["status"] == "waiting":
        ann.post(f"/api/tables/{table}/start")
    while not ann.state(table)["over"]:
        for player in (ann, bob):
            state = player.state(table)
            if state["offers"]:
                player.act(table, state, state["offers"][-1]["notation"])
    path = f"/api/tables/{table}/picture.png"
    assert httpx.get(f"{server.url}{path}").status_code == 409
    assert ann.ask("GET", path).headers["cache-control"] == "private, max-age=86400"
    everybodys = ann.ask("GET", f"/api/tables/{_finished(ann)}/picture.png")
    assert everybodys.headers["cache-control"] == "public, max-age=86400"


def test_no_refusal_tells_who_watches_later_how_far_a_game_is(ann: Player, bob: Player) -> None:
    """The number of a table's version goes up with every move: of a game with a delay strangers see an older one."""
    table = ann.table("toy", 2, delay=300, seats=[{"kind": "me"}, {"kind": "hotseat"}])
    state = ann.state(table)
    ann.act(table, state, state["offers"][-1]["notation"])
    assert ann.info(table)["version"] > 0
    hidden = ("review", "points", "expert?step=0", "picture.png", "review/record")
    for method, path in [("POST", "review"), *(("GET", path) for path in hidden)]:
        answer = bob.ask(method, f"/api/tables/{table}/{path}")
        assert (answer.status_code, reason(answer)) == (409, "server-review-later")
        assert answer.json()["version"] is None
    for path, body in (("join", {"code": ann.info(table)["code"]}), ("rematch", {}), ("seats/0/bot", {"level": ""})):
        answer = bob.ask("POST", f"/api/tables/{table}/{path}", **body)
        assert reason(answer) in ("server-already-started", "server-not-your-seat", "server-host-only")
        assert answer.json()["version"] is None


@pytest.mark.parametrize("host", ["a:b:c", "example.org:x", "example.org:99999"])
def test_a_link_with_a_made_up_host_is_no_fault_of_ours(host: str) -> None:
    scope = {"type": "http", "scheme": "http", "path": "/", "query_string": b"", "headers": [(b"host", host.encode())]}
    with pytest.raises(Refused) as refusal:
        _asked_for(Request(cast(Any, scope)))
    assert (refusal.value.status, refusal.value.reason.id) == (400, "server-malformed")


def test_a_picture_whose_process_dies_can_be_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process was killed twice, as systems short of memory do: no fault of the house, and the link says so."""

    async def die(*_: object) -> bytes:
        raise BrokenProcessPool

    async def shown(*_: object) -> None:
        return None

    monkeypatch.setattr(shared, "showing_of", shown)
    request: Any = Request(cast(Any, {"type": "http", "client": ("127.0.0.1", 1), "headers": []}))
    house = SimpleNamespace(thinkers=SimpleNamespace(aside=die))
    with pytest.raises(Refused) as refusal:
        asyncio.run(cast(Any, shared.share.fn)("table", request, None, house))
    assert (refusal.value.status, refusal.value.reason.id) == (503, "server-no-picture")


def test_a_very_long_log_is_stored_and_read_in_parts() -> None:
    """PostgreSQL is asked from the event loop: twenty thousand rows at once would keep everybody waiting."""
    person = Person("ann", "Ann", None)
    match = Match(games.load("seven_wonders"), 2, None, "seed")
    seats = [SeatRow(0, "human", person.id, person.name), SeatRow(1, "bot")]
    row = new_row(person, match, seats, open=False, hints=True, key="", imported=True)
    row = msgspec.structs.replace(row, version=2500)
    entries = [LogRow(seq, "play", 0, f"action {seq}", at=1.0) for seq in range(1, 2501)]
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    parts: list[int] = []

    @event.listens_for(engine, "before_cursor_execute")
    def note(_: Any, __: Any, statement: str, parameters: Any, *___: Any) -> None:
        if "INTO log " in statement:
            parts.append(len(parameters))
        if "FROM log " in statement:
            parts.append(parameters[2] - parameters[1])

    with engine.begin() as connection:
        store.add_table(connection, row, seats)
        store.add_log(connection, row.id, entries)
        stored = store.load(connection, row.id)
        later = store.load(connection, row.id, 2400)
    assert stored is not None
    assert later is not None
    assert stored.log == entries
    assert later.log == entries[2400:]
    assert parts == [1000, 1000, 500, 1000, 1000, 500, 100]
