"""Clocks: who runs when, hours that do not count, what happens at zero, and that a closed house costs nobody time."""

from __future__ import annotations

import asyncio
import math
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from ecumene.server import clocks
from ecumene.server.api import Pace
from ecumene.server.clocks import (
    LEAST_SECONDS,
    Clock,
    after,
    counted,
    rested,
    started,
    taken_back,
    turned,
    welcomed_back,
)
from ecumene.server.live import LiveTable
from ecumene.server.rows import SeatRow
from ecumene.server.timekeeper import MOVES_A_LOOK, Timekeeper
from tests.server.serving import PATIENCE, Player, Server, reason, turn, until
from tests.server.test_house import _live

HOUR, DAY = 3600.0, 86_400.0
A_MOVE_A_DAY = Pace(per_move=DAY)
BLITZ = Pace(bank=300, increment=10)


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


# On paper


def test_every_clock_that_owes_runs() -> None:
    clocks = started(BLITZ, 3, [0, 2], 100)
    assert clocks == [Clock(300, 100), Clock(300), Clock(300, 100)]


def test_an_increment_comes_with_the_end_of_a_turn() -> None:
    clocks = turned(BLITZ, [Clock(300, 100), Clock(300)], [1], 140, mover=0)
    assert clocks == [Clock(270), Clock(300, 140)]


def test_several_decisions_of_a_turn_are_one() -> None:
    clocks = [Clock(300, 100), Clock(300)]
    assert turned(BLITZ, clocks, [0], 140, mover=0, again=False) == clocks


def test_the_last_to_choose_begins_a_new_turn_with_the_others() -> None:
    clocks = turned(A_MOVE_A_DAY, [Clock(DAY, 0), Clock(500)], [0, 1], HOUR, mover=0, again=True)
    assert clocks == [Clock(DAY, HOUR), Clock(DAY, HOUR)]


def test_thinking_again_wins_no_time() -> None:
    chosen = turned(BLITZ, [Clock(300, 100), Clock(300, 100)], [1], 150, mover=0)
    assert chosen[0] == Clock(260)
    assert taken_back(BLITZ, chosen, [0, 1], 170, mover=0)[0] == Clock(250, 170)
    per_turn = turned(A_MOVE_A_DAY, [Clock(DAY, 0)], [], HOUR, mover=0)
    assert taken_back(A_MOVE_A_DAY, per_turn, [0], 2 * HOUR, mover=0) == [Clock(DAY - HOUR, 2 * HOUR)]


def test_a_bot_that_takes_over_stops_the_clock_and_a_return_starts_it() -> None:
    stopped = turned(BLITZ, [Clock(300, 100)], [], 500)
    assert stopped == [Clock(0)]
    assert welcomed_back(BLITZ, stopped[0]) == Clock(30)


def test_time_in_which_the_house_was_closed_does_not_count() -> None:
    assert rested(BLITZ, [Clock(300, 100), Clock(50)], 150, 10_000) == [Clock(250, 10_000), Clock(50)]


def test_a_clock_set_back_gives_no_negative_time() -> None:
    assert turned(BLITZ, [Clock(300, 5_000)], [], 100, mover=0) == [Clock(310)]


NIGHTS = Pace(per_move=DAY, night_from=23, night_to=8)
EARLY = Pace(per_move=DAY, night_from=1, night_to=7)
WEEK = Pace(per_move=DAY, weekends=False)


@pytest.mark.parametrize(
    ("pace", "start", "end", "hours"),
    [
        (NIGHTS, "2026-11-16 20:00", "2026-11-17 10:00", 5),
        (NIGHTS, "2026-11-16 23:30", "2026-11-17 07:30", 0),
        (EARLY, "2026-11-16 23:00", "2026-11-17 08:00", 3),
        (WEEK, "2026-11-13 22:00", "2026-11-16 01:00", 3),  # Friday to Monday
        (Pace(per_move=DAY, weekends=False, night_from=22, night_to=6), "2026-11-13 21:00", "2026-11-16 08:00", 3),
        (Pace(per_move=DAY, night_from=23, night_to=8, zone="Asia/Omsk"), "2026-11-16 16:00", "2026-11-17 03:00", 2),
    ],
)
def test_nights_and_weekends_do_not_count(pace: Pace, start: str, end: str, hours: float) -> None:
    spent = counted(pace, at(start), at(end))
    assert spent == hours * HOUR
    if spent:
        assert counted(pace, at(start), after(pace, at(start), spent)) == spent
        assert after(pace, at(start), spent) <= at(end)


def test_a_long_time_is_not_counted_day_by_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour a working day for a bank of two months: everybody who looks at the table is told when it runs out."""
    slow = Pace(bank=60 * DAY, night_from=1, night_to=0, weekends=False, zone="Pacific/Kiritimati")
    start = at("2026-11-16 12:00")
    looked: list[object] = []
    hours = clocks._hours

    def noted(*given: Any) -> Any:
        looked.append(given)
        return hours(*given)

    monkeypatch.setattr(clocks, "_hours", noted)
    end = after(slow, start, slow.bank)
    assert len(looked) < 30
    assert counted(slow, start, end) == pytest.approx(slow.bank, abs=1)
    assert after(slow, start, HOUR) == at("2026-11-17 11:00")


# In the house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[tuple[Server, Callable[[float], None]]]:
    """A server of its own that never thinks it was asleep, and a way to let time go by."""
    clock = tmp_path / "clock"
    turn(clock, 0)
    settings = {"ECUMENE_TEST_CLOCK": str(clock), "ECUMENE_TEST_AWAKE": "yes"}
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log", **settings).start()

    def wait(seconds: float) -> None:
        turn(clock, seconds)

    yield server, wait
    server.stop()


def seated(server: Server, **pace: Any) -> tuple[str, Player, Player]:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.table("toy", 2, open=True, pace=pace)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    return table, ann, bob


def test_a_bot_takes_over_at_zero_and_the_person_may_come_back(house: tuple[Server, Callable[[float], None]]) -> None:
    server, wait = house
    table, ann, bob = seated(server, per_move=600)
    info = ann.info(table)
    assert info["pace"]["per_move"] == 600
    running = [clock for clock in info["clocks"] if clock["due"] is not None]
    assert len(running) == len(info["to_move"])
    late = info["to_move"][0]
    wait(601)
    until(lambda: ann.info(table)["seats"][late]["late"])
    assert ann.info(table)["seats"][late]["stands_in"]
    person = (ann, bob)[late]
    back = person.post(f"/api/tables/{table}/seats/{late}/return")
    assert not back["seats"][late]["late"]


def test_a_random_move_is_made_for_who_is_late(house: tuple[Server, Callable[[float], None]]) -> None:
    server, wait = house
    table, ann, _ = seated(server, per_move=600, late="random")
    before = ann.info(table)["version"]
    wait(601)
    until(lambda: ann.info(table)["version"] > before)
    assert not any(seat["stands_in"] for seat in ann.info(table)["seats"])


def test_random_moves_for_who_is_late_have_a_bound(toy: object) -> None:
    """Anybody can make hundreds of tables and go: the house has better things to do than to play them all at once."""
    live = _live("toy", 2)
    late = Pace(per_move=LEAST_SECONDS, late="random")
    live.row = msgspec.structs.replace(live.row, pace=late, clocks=[Clock(0.0, 1.0)] * 2)
    live.seats = [SeatRow(seat, "hotseat", "eve") for seat in range(2)]
    moves: list[object] = []

    class Crowded:
        """A house of many such tables, whose games never end."""

        @property
        def database(self) -> Crowded:
            return self

        async def read(self, _: object) -> list[str]:
            return [str(n) for n in range(500)]

        @asynccontextmanager
        async def holding(self, _: str, fresh: bool) -> AsyncIterator[LiveTable]:
            yield live

        async def append(self, *move: object) -> None:
            moves.append(move)

    keeper = Timekeeper(cast(Any, Crowded()))
    keeper._beaten = math.inf
    asyncio.run(keeper.look())
    assert len(moves) == MOVES_A_LOOK


def test_a_seat_is_lost_if_the_table_wants_it_so(house: tuple[Server, Callable[[float], None]]) -> None:
    server, wait = house
    table, ann, bob = seated(server, bank=600, late="out")
    late = ann.info(table)["to_move"]
    wait(601)
    until(lambda: all(ann.info(table)["seats"][seat]["resigned"] for seat in late))
    refused = (ann, bob)[late[0]].ask("POST", f"/api/tables/{table}/seats/{late[0]}/return")
    assert reason(refused) in ("server-resigned", "game-over")


def test_a_closed_house_costs_nobody_time(tmp_path: Path) -> None:
    clock = tmp_path / "clock"
    turn(clock, 0)
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server = Server(url, tmp_path / "log", ECUMENE_TEST_CLOCK=str(clock)).start()
    table, ann, _ = seated(server, per_move=600)
    until(lambda: sqlite3.connect(tmp_path / "tables.sqlite3").execute("select at from heartbeat").fetchall())
    server.kill()
    turn(clock, DAY)
    server.start()
    now = datetime.now().timestamp() + DAY
    until(lambda: sqlite3.connect(tmp_path / "tables.sqlite3").execute("select due_at from tables").fetchone()[0] > now)
    assert "ecumene_tables_in_memory 0" in ann.http.get("/api/metrics").text  # nothing was played again for that
    info = ann.info(table)
    assert not any(seat["late"] for seat in info["seats"])
    now = datetime.now().timestamp() + DAY
    until(lambda: all(clock["due"] is None or clock["due"] > now for clock in ann.info(table)["clocks"]))
    left = [clock["left"] for clock in ann.info(table)["clocks"] if clock["due"] is not None]
    assert all(600 - PATIENCE < seconds <= 600 for seconds in left)
    server.stop()


def test_a_pace_that_makes_no_sense_says_why(ann: Player) -> None:
    wishes: dict[str, dict[str, Any]] = {
        "server-pace-one-kind": {"per_move": 60, "bank": 60},
        "server-pace-increment": {"per_move": 60, "increment": 5},
        "server-pace-too-quick": {"per_move": 1},
        "server-pace-night": {"per_move": 60, "night_from": 5, "night_to": 5},
        "server-pace-zone": {"per_move": 60, "zone": "Mars/Olympus"},
    }
    for why, pace in wishes.items():
        refused = ann.ask("POST", "/api/tables", game="toy", players=2, pace=pace)
        assert (refused.status_code, reason(refused)) == (422, why)


def test_a_rematch_keeps_the_pace(ann: Player) -> None:
    table = ann.table("toy", 2, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], pace={"bank": 900})
    ann.finish(table)
    again = ann.post(f"/api/tables/{table}/rematch")
    assert again["pace"]["bank"] == 900
