"""Undo, replay and catching up do no more than they must: calls are counted, not seconds."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from ecumene import games
from ecumene.kernel import Game, Match, Record
from ecumene.kernel.record import TAKE_BACK
from ecumene.server import store
from ecumene.server.app import create
from ecumene.server.house import House
from ecumene.server.live import Astray, LiveTable
from ecumene.server.replays import frame
from ecumene.server.rows import LogRow, SeatRow, TableRow
from ecumene.server.seating import idle_rows
from ecumene.server.settings import Settings, with_driver
from ecumene.server.store import Stored
from tests.server.serving import new_key


class Tally:
    """How often a match was set up and played on, and whether that was on an event loop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls: Counter[str] = Counter()
        for name in ("__init__", "play", "take_back", "undo", "at"):
            monkeypatch.setattr(Match, name, self._counted(name, getattr(Match, name)))

    def _counted(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **named: Any) -> Any:
            self.calls[name] += 1
            self.calls[f"{name} on the loop"] += _on_a_loop()
            return method(*args, **named)

        return call

    def since(self) -> Counter[str]:
        calls, self.calls = self.calls, Counter()
        return +calls


def _on_a_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


@pytest.fixture
def tally(monkeypatch: pytest.MonkeyPatch) -> Tally:
    return Tally(monkeypatch)


# A whole server in this process


class Desk:
    """One person at a server in this process."""

    def __init__(self, client: Any, token: str = "") -> None:
        self.client = client
        self.token = token or client.post("/api/tokens", json={"name": "Ann"}).json()["token"]

    def get(self, path: str) -> Any:
        return self._good(self.client.get(path, headers=self._headers()))

    def post(self, path: str, **body: Any) -> Any:
        return self._good(self.client.post(path, json=body, headers=self._headers()))

    def act(self, table: str, state: Any, action: str) -> Any:
        place = {"seat": state["seat"], "version": state["version"], "key": new_key()}
        return self.post(f"/api/tables/{table}/actions", **place, action=action)

    def undo(self, table: str, state: Any) -> Any:
        place = {"seat": state["seat"], "version": state["version"], "key": new_key()}
        return self.post(f"/api/tables/{table}/undo", **place)

    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def _good(self, response: Any) -> Any:
        assert response.status_code == 200 or response.status_code == 201, response.text
        return response.json()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database_url=f"sqlite:///{tmp_path / 'tables.sqlite3'}", requests_per_minute=0)


def long_game(over: bool) -> Record:
    """Through the Ages by its own bots; not over: until an action that can be undone."""
    record = Record.load(Path(__file__).parents[2] / "bench" / "long-game.json")
    shorter = record.actions if over else record.actions[:200]
    return msgspec.structs.replace(record, actions=shorter, checks="", digest="", result=None)


def bring(desk: Desk, record: Record) -> str:
    return str(desk.post("/api/tables/import", record=msgspec.to_builtins(record))["id"])


def test_undo_and_replay_begin_at_no_deal(settings: Settings, tally: Tally) -> None:
    with TestClient(create(settings)) as client:
        desk = Desk(client)
        table = bring(desk, long_game(over=False))
        while True:
            seat = desk.get(f"/api/tables/{table}")["to_move"][0]
            state = desk.get(f"/api/tables/{table}/state?seat={seat}")
            after = desk.act(table, state, state["offers"][0]["notation"])
            if after["can_undo"]:
                break
        tally.since()
        assert desk.undo(table, after)["view"] == state["view"]
        assert tally.since().keys() == {"undo", "undo on the loop", "at", "at on the loop"}
        frame = desk.get(f"/api/tables/{table}/replay?step=150&seat={seat}")
        assert frame["view"]
        assert tally.since().keys() == {"at"}, "beside the loop, from a checkpoint"


def test_opening_a_finished_game_plays_it_beside_the_loop(settings: Settings, tally: Tally) -> None:
    with TestClient(create(settings)) as client:
        desk = Desk(client)
        table = bring(desk, long_game(over=True))
        end = desk.get(f"/api/tables/{table}/state?seat=0")
    tally.since()
    with TestClient(create(settings)) as client:
        again = Desk(client, desk.token)
        assert again.get(f"/api/tables/{table}/state?seat=0") == end
    calls = tally.since()
    assert calls == {"__init__": 1, "play": end["steps"]}


def test_a_write_takes_the_table_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = 0
    holding = House.holding

    @asynccontextmanager
    async def counted(*args: Any, **named: Any) -> Any:
        nonlocal taken
        taken += 1
        async with holding(*args, **named) as live:
            yield live

    monkeypatch.setattr(House, "holding", counted)
    with TestClient(create(settings)) as client:
        desk = Desk(client)
        table = bring(desk, long_game(over=False))
        seat = desk.get(f"/api/tables/{table}")["to_move"][0]
        state = desk.get(f"/api/tables/{table}/state?seat={seat}")
        taken = 0
        after = desk.act(table, state, state["offers"][0]["notation"])
        assert taken == 1
        assert after == desk.get(f"/api/tables/{table}/state?seat={seat}&since={state['version']}")


def test_a_tick_of_the_replay_describes_one_action(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    live = toy_table(toy)
    play_toy(live)
    described: list[tuple[int, int]] = []
    state_class: Any = type(live.state)
    describe = state_class.describe

    def noted(self: Any, seat: int, action: int) -> Any:
        described.append((seat, action))
        return describe(self, seat, action)

    monkeypatch.setattr(state_class, "describe", noted)
    steps = len(live.playing.actions)
    assert frame(live, steps, 0, steps).action is None, "nothing is told before the end"
    live.row = msgspec.structs.replace(live.row, status="finished")
    for step in range(1, steps + 1):
        described.clear()
        shown = frame(live, step, 0, steps)
        assert f"{(shown.action_seat or 0) + 1} {shown.notation}" == live.playing.actions[step - 1]
        assert len(described) == (shown.notation != TAKE_BACK)
    assert frame(live, 0, 0, steps).action is None


# What another process wrote


def toy_row(toy: Game, rules: int = 1) -> TableRow:
    return TableRow(
        id="t", game="toy", rules=rules, players=2, options={}, seed="x", host_id="h", code="c", open=False, hints=True,
        imported=False, status="playing", version=0, waiting=[], bots_due=False, result=None, created_at=0.0,
        moved_at=0.0,
    )  # fmt: skip


def toy_table(toy: Game, rules: int = 1) -> LiveTable:
    seats = [SeatRow(seat, "human", f"p{seat}", f"p{seat}") for seat in range(2)]
    return LiveTable(Stored(toy_row(toy, rules), seats, [], {}))


def play_toy(live: LiveTable) -> list[LogRow]:
    """A round with a commitment taken back, an undo, and two marks that stand; the rows of its log."""
    rows: list[LogRow] = []

    def write(kind: Any, seat: int, action: str = "") -> None:
        rows.append(LogRow(live.version + 1, kind, seat, action, new_key()))
        live.apply(rows[-1])

    write("play", 0, live.state.offers(0)[0].notation)
    write("take_back", 0)
    write("play", 0, live.state.offers(0)[1].notation)
    write("play", 1, live.state.offers(1)[0].notation)
    write("play", 0, "mark 1")
    write("undo", 0)
    write("play", 0, "mark 2")
    write("play", 0, "mark 0")
    return rows


def told(live: LiveTable) -> list[Any]:
    """Everything the table would tell anybody, whatever they have seen already."""
    return [msgspec.json.decode(live.snapshot(seat, since)) for seat in (-1, 0, 1) for since in range(live.version + 1)]


def at_version(live: LiveTable, version: int, rows: list[LogRow]) -> Stored:
    return Stored(msgspec.structs.replace(live.row, version=version), live.seats, rows, {})


@pytest.mark.parametrize("known", range(9))
def test_a_table_follows_from_wherever_it_was(toy: Game, tally: Tally, known: int) -> None:
    writer = toy_table(toy)
    rows = play_toy(writer)
    reader = toy_table(toy)
    reader.follow(at_version(reader, known, rows[:known]))
    tally.since()
    reader.follow(at_version(reader, 8, rows[known:]))
    calls = tally.since()
    assert calls["__init__"] == 0, "nothing is read from the start"
    assert sum(calls[name] for name in ("play", "take_back", "undo")) <= 8 - known
    assert reader.state.digest() == writer.state.digest()
    assert reader.keys == writer.keys
    fresh = toy_table(toy)
    fresh.begin(at_version(fresh, 8, rows))
    for table in (reader, fresh):
        for theirs, ours in zip(told(table), told(writer), strict=True):
            assert {**theirs, "asked": 0} == {**ours, "asked": 0}
        assert all(theirs >= ours for theirs, ours in zip(table.asked, writer.asked, strict=True))


@pytest.mark.parametrize("last", ["play", "take_back", "undo"])
def test_a_row_that_could_not_be_stored_is_forgotten(toy: Game, last: Any) -> None:
    live = toy_table(toy)
    if last == "take_back":
        live.apply(LogRow(1, "play", 0, live.state.offers(0)[0].notation, "first"))
        entry = LogRow(2, "take_back", 0, "", "second")
    else:
        play_toy(live)
        entry = LogRow(9, last, 0, "pass" if last == "play" else "", "second")
    before = (told(live), live.state.digest(), dict(live.keys), list(live.asked), live.playing.actions[:])
    live.apply(entry)
    assert live.version == entry.seq
    live.retract(entry)
    assert (told(live), live.state.digest(), live.keys, live.asked, live.playing.actions) == before


def test_rows_that_cannot_follow_are_noticed(toy: Game) -> None:
    writer = toy_table(toy)
    rows = play_toy(writer)
    for version, given in ((8, rows[3:]), (8, rows[:5]), (0, [])):
        reader = toy_table(toy)
        reader.follow(at_version(reader, 2, rows[:2]))
        with pytest.raises(Astray):
            reader.follow(at_version(reader, version, given))


def test_actions_and_their_undos_cancel_each_other_out() -> None:
    kinds: list[Any] = ["undo", "play", "play", "undo", "take_back", "play", "play", "undo", "undo", "play"]
    rows = [LogRow(seq, kind, 0) for seq, kind in enumerate(kinds, start=1)]
    assert idle_rows(rows) == {3, 4, 6, 7, 8, 9}


def test_two_processes_at_one_table(postgres_url: str, toy: Game, tally: Tally) -> None:
    """What one of them writes is applied by the other to what it has, also where both write at once."""

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            one, other = [await house_on(stack, postgres_url) for _ in range(2)]
            table, people = await seated(one)
            for house in (one, other):
                async with house.holding(table):
                    pass
            tally.since()
            await write(one, table, people[0], 0, 0)
            await write(other, table, people[1], 1, 0)  # it does not know of the first yet
            await write(one, table, people[0], 0, 2, "mark 1")
            await write(other, table, people[0], 0, 3, "mark 2")
            await write(one, table, people[0], 0, 4, kind="undo")
            await write(other, table, people[0], 0, 5, "pass")
            calls = tally.since()
            assert calls["__init__"] == 0
            assert calls["play"] <= 14  # six of each, and what came too late was tried once
            async with one.holding(table, 6) as first, other.holding(table) as second:
                assert first.version == second.version == 6
                assert first.state.digest() == second.state.digest()
                assert told(first) == told(second)

    asyncio.run(scenario())


def test_a_table_gone_astray_is_read_anew(postgres_url: str, toy: Game, tally: Tally) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            one, other = [await house_on(stack, postgres_url) for _ in range(2)]
            table, people = await seated(one)
            await write(one, table, people[0], 0, 0)
            async with other.holding(table) as live:
                for row in play_toy(toy_table(toy))[1:4]:
                    live.apply(row)  # in memory only, as no fault of ours should leave it
                assert live.version == 4
            tally.since()
            async with one.holding(table) as right, other.holding(table, fresh=True) as live:
                assert tally.since()["__init__"] == 1
                assert live.version == 1
                assert live.state.digest() == right.state.digest()

    asyncio.run(scenario())


async def house_on(stack: AsyncExitStack, url: str) -> House:
    house = House(Settings(database_url=url))
    await house.database.migrate()
    stack.push_async_callback(house.database.close)
    return house


async def seated(house: House) -> tuple[str, list[str]]:
    """Two people at a table that has just begun."""
    people = [(await house.people.guest(name))[0] for name in ("Ann", "Bob")]
    seats = [SeatRow(seat, "human", person.id, person.name) for seat, person in enumerate(people)]
    row = msgspec.structs.replace(toy_row(games.load("toy")), host_id=people[0].id)
    await house.database.write(lambda connection: store.add_table(connection, row, seats))
    return row.id, [person.id for person in people]


async def write(
    house: House, table: str, person: str, seat: int, version: int, action: str = "", kind: Any = "play"
) -> None:
    async with house.holding(table) as live:
        action = action or ("" if kind == "undo" else live.state.offers(seat)[0].notation)
    async with house.writing(table, LogRow(0, kind, seat, action, new_key()), version, person) as live:
        assert live.row.version == live.version > version


# Rules


def test_a_table_is_played_by_the_rules_it_began_under(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(toy), "version", 2)
    old, new = toy_table(toy, rules=1), toy_table(toy, rules=2)
    assert [table.state.rules for table in (old, new)] == [1, 2]
    assert [table.record().rules for table in (old, new)] == [1, 2]
    assert [table.position().rules for table in (old, new)] == [1, 2]


def test_every_version_from_the_oldest_on_is_played(tmp_path: Path, toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """What becomes of tables under rules that nobody knows any more is told in test_shelved."""
    monkeypatch.setattr(type(toy), "version", 3)
    monkeypatch.setattr(type(toy), "oldest", 2)

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            house = await house_on(stack, with_driver(f"sqlite:///{tmp_path / 'tables.sqlite3'}"))
            table, _ = await seated(house)
            for known in (2, 3):
                await house.database.write(partial(store.change_table, id=table, rules=known))
                async with house.holding(table) as live:
                    assert live.state.rules == known
                    house.drop(live)

    asyncio.run(scenario())
