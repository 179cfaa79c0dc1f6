"""Bots and hints share a few processes: fairly, within bounds, and only while somebody is there."""

from __future__ import annotations

import asyncio
import os
import re
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
import pytest
from sqlalchemy import Connection, update

from ecumene import bots, games
from ecumene.kernel import Match
from ecumene.server import store, turns
from ecumene.server.api import Pace, QuickTable
from ecumene.server.database import Database
from ecumene.server.errors import Refused
from ecumene.server.house import House
from ecumene.server.hub import Hub
from ecumene.server.lobby import Lobby
from ecumene.server.rows import LogRow, SeatRow
from ecumene.server.schema import tables
from ecumene.server.settings import Settings, with_driver
from ecumene.server.thinking import MOST_ASIDE, MOST_ASIDE_FROM_ONE_PLACE, Processes, Thinkers, ease_of
from ecumene.server.thoughts import think
from ecumene.server.turns import Crowded, Turns
from tests.server.serving import PATIENCE, Person, Player, Server, children, reason, until
from tests.server.test_house import _live, _never


class Thoughts:
    """One process; every thought takes as long as it says, on a clock of its own."""

    def __init__(self) -> None:
        self.now = 0.0
        self.turns = Turns(1, lambda: self.now)
        self.order: list[str] = []

    async def think(self, person: str, table: str, seconds: float = 1.0, hint: bool = False, address: str = "") -> None:
        async with self.turns.turn(person, table, hint, address):
            for _ in range(3):  # long enough for all the others to get in line
                await asyncio.sleep(0)
            self.now += seconds
            self.order.append(f"{person} {table}")


def test_whoever_has_had_least_comes_first() -> None:
    """Sixty tables of experts by one guest: an honest player waits for the one thought that is under way."""

    async def scenario() -> list[str]:
        thoughts = Thoughts()
        crowd = [asyncio.create_task(thoughts.think("guest", f"t{n}", 3)) for n in range(turns.MOST_WAITING)]
        await asyncio.sleep(0)
        honest = [asyncio.create_task(thoughts.think("ann", f"seat {n}")) for n in range(3)]
        await asyncio.gather(*crowd, *honest)
        return thoughts.order

    order = asyncio.run(scenario())
    assert max(order.index(f"ann seat {n}") for n in range(3)) <= 4


@pytest.mark.parametrize(
    "guests", [[(f"guest {n}", "here") for n in range(12)], [("guest", f"address {n}") for n in range(12)]]
)
def test_many_guests_from_one_address_have_one_share_and_so_has_one_from_many(guests: list[tuple[str, str]]) -> None:
    async def scenario() -> list[str]:
        thoughts = Thoughts()
        crowd = [
            asyncio.create_task(thoughts.think(guest, f"t{n}", 3, address=address))
            for guest, address in guests
            for n in range(3)
        ]
        await asyncio.sleep(0)
        honest = [asyncio.create_task(thoughts.think("ann", f"seat {n}", address="elsewhere")) for n in range(3)]
        await asyncio.gather(*crowd, *honest)
        return thoughts.order

    order = asyncio.run(scenario())
    assert max(order.index(f"ann seat {n}") for n in range(3)) <= 4


def test_who_shares_an_address_with_a_crowd_has_a_fair_share_of_its_share() -> None:
    async def scenario() -> list[str]:
        thoughts = Thoughts()
        crowd = [asyncio.create_task(thoughts.think("guest", f"t{n}", 3, address="here")) for n in range(30)]
        await asyncio.sleep(0)
        await asyncio.gather(thoughts.think("ann", "t", address="here"), *crowd)
        return thoughts.order

    assert asyncio.run(scenario()).index("ann t") <= 1


def test_what_waits_from_one_address_has_a_bound_whoever_it_is_for() -> None:
    async def scenario() -> None:
        thoughts = Thoughts()
        guests = [f"guest {n}" for n in range(turns.MOST_TOGETHER + 6)]
        waiting = [asyncio.create_task(thoughts.think(guest, "t", address="here")) for guest in guests]
        await asyncio.sleep(0)
        assert [type(task.exception()) for task in waiting if task.done()] == [Crowded] * 5
        await thoughts.think("ann", "t", address="elsewhere")
        await asyncio.gather(*waiting, return_exceptions=True)
        assert thoughts.turns.waiting() == 0

    asyncio.run(scenario())


@pytest.mark.parametrize("address", ["", "the same"])
def test_hints_go_before_moves_but_not_for_ever(address: str) -> None:
    async def scenario() -> list[str]:
        thoughts = Thoughts()
        first = asyncio.create_task(thoughts.think("bob", "first", address=address))
        await asyncio.sleep(0)
        moves = [asyncio.create_task(thoughts.think("ann", f"move {n}", address=address)) for n in range(3)]
        hints = [
            asyncio.create_task(thoughts.think("bob", f"hint {n}", 5, hint=True, address=address)) for n in range(20)
        ]
        await asyncio.gather(first, *moves, *hints)
        return thoughts.order

    order = asyncio.run(scenario())
    assert order.index("bob hint 0") < order.index("ann move 0")
    assert max(order.index(f"ann move {n}") for n in range(3)) < 12  # who asks for hints all the time waits, too


def test_a_hint_goes_before_moves_when_all_places_are_taken() -> None:
    """Even if whoever asks has had more thought of late than those whose bots wait."""

    async def scenario() -> list[str]:
        thoughts = Thoughts()
        await thoughts.think("bob", "first", 10)
        over = {False: asyncio.Event(), True: asyncio.Event()}

        async def hold(hint: bool) -> None:
            async with thoughts.turns.turn("eve", "t", hint):
                await over[hint].wait()

        holding = [asyncio.create_task(hold(hint)) for hint in over]
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(thoughts.think("ann", "move"))]
        waiting.append(asyncio.create_task(thoughts.think("bob", "hint", hint=True)))
        await asyncio.sleep(0)
        over[False].set()
        await asyncio.gather(*waiting)
        over[True].set()
        await asyncio.gather(*holding)
        return thoughts.order

    assert asyncio.run(scenario()) == ["bob first", "bob hint", "ann move"]


def test_a_hint_does_not_wait_for_the_moves_that_are_under_way() -> None:
    async def scenario() -> None:
        thoughts = Thoughts()
        gate = asyncio.Event()

        async def hold() -> None:
            async with thoughts.turns.turn("guest", "t"):
                await gate.wait()

        moves = [asyncio.create_task(hold()) for _ in range(3)]
        await asyncio.sleep(0)
        await thoughts.think("ann", "t", hint=True)
        assert thoughts.turns.waiting("guest") == 2
        gate.set()
        await asyncio.gather(*moves)

    asyncio.run(scenario())


def test_the_tables_of_one_person_take_turns() -> None:
    async def scenario() -> list[str]:
        thoughts = Thoughts()
        await asyncio.gather(*(thoughts.think("ann", table) for table in ("a", "a", "a", "b", "c")))
        return thoughts.order

    assert asyncio.run(scenario())[:4] == ["ann a", "ann a", "ann b", "ann c"]


def test_what_waits_has_a_bound_and_who_gives_up_leaves_the_queue() -> None:
    async def scenario() -> None:
        thoughts = Thoughts()
        gate = asyncio.Event()

        async def hold() -> None:
            async with thoughts.turns.turn("bob", "t"):
                await gate.wait()

        holder = asyncio.create_task(hold())
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(thoughts.think("guest", f"t{n}")) for n in range(turns.MOST_WAITING + 5)]
        await asyncio.sleep(0)
        assert thoughts.turns.waiting("guest") == turns.MOST_WAITING
        assert [type(task.exception()) for task in waiting if task.done()] == [Crowded] * 5
        for task in waiting:
            task.cancel()
        last = asyncio.create_task(thoughts.think("ann", "t"))
        gate.set()
        await asyncio.gather(holder, last)
        assert thoughts.order == ["ann t"]
        assert thoughts.turns.waiting() == 0

    asyncio.run(scenario())


def test_the_share_of_thought_is_forgotten_with_time() -> None:
    thoughts = Thoughts()
    asyncio.run(thoughts.think("ann", "t", 8))
    assert thoughts.turns.had("ann") == pytest.approx(8)
    thoughts.now += turns.HALF_LIFE
    assert thoughts.turns.had("ann") == pytest.approx(4)


def test_bots_do_not_play_to_an_empty_room() -> None:
    live = _live("seven_wonders", 3)

    async def scenario(attended: bool) -> int:
        thinkers = Thinkers(Settings(), _never, _never, lambda _: attended)
        thinkers.wake(live)
        woken = thinkers.thinking()
        await thinkers.close()
        return woken

    assert asyncio.run(scenario(False)) == 0
    assert asyncio.run(scenario(True)) == 3


def test_bots_wait_for_an_audience(tmp_path: Path) -> None:
    """A table of bots stands still until somebody looks at it."""
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log").start()
    ann, eve = Player(server), Player(server, "Eve")
    table = ann.table("toy", 3, seats=[{"kind": "bot", "level": "random"}] * 3)
    for _ in range(3):
        assert ann.info(table)["version"] == 0
        eve.quick("toy", 2)
    with eve.live(table) as live:
        while not live.next()["over"]:
            pass
    server.stop()


def test_bots_wake_after_the_clock_was_set_back(tmp_path: Path) -> None:
    """What moved in the future moved before the clock was set back, and is as quiet as can be."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    slow = {"ECUMENE_BOT_PACE_LEAST": "600", "ECUMENE_BOT_PACE_MOST": "600"}
    server = Server(url, tmp_path / "log", **slow).start()
    ann = Person(server)
    table = ann.quick("toy", 3)
    ann.act(table, ann.state(table))
    server.kill()

    async def scenario() -> dict[str, Any]:
        database = Database(with_driver(url))
        later = update(tables).values(moved_at=time.time() + 86_400)
        await database.write(lambda connection: connection.execute(later))
        now = time.time()
        due = await database.read(lambda it: store.bots_due(it, now - 20, now + 15))
        await database.close()
        return due

    assert list(asyncio.run(scenario())) == [table]
    quick = Server(url, tmp_path / "log").start()
    with ann.on(quick).live(table, since=1) as live:
        assert live.until(3)["view"]["shown"]
    quick.stop()


def test_work_that_nobody_waits_for_takes_no_bots_place() -> None:
    """Long games are packed away; the only process for bots is free all the while."""

    async def scenario() -> str:
        thinkers = Thinkers(Settings(bot_processes=1), _never, _never)
        drawing = (thinkers.aside("here", time.sleep, 10 * PATIENCE) for _ in range(2))  # and one for hints
        packing = asyncio.gather(*drawing)
        await asyncio.sleep(0)
        live = _live("seven_wonders", 3)
        level = next(level for level in bots.levels() if not bots.instant(level, live.game))
        try:
            async with asyncio.timeout(PATIENCE):
                return await thinkers.choose(live, 0, level)
        finally:
            assert not packing.done()
            await thinkers.close()
            packing.cancel()

    assert asyncio.run(scenario())


@pytest.mark.parametrize(("each", "wanted"), [(2, MOST_ASIDE + 5), (99, MOST_ASIDE_FROM_ONE_PLACE + 5)])
def test_only_so_much_waits_of_what_strangers_want_drawn(each: int, wanted: int) -> None:

    async def scenario() -> list[BaseException | None]:
        thinkers = Thinkers(Settings(bot_processes=1), _never, _never)
        places = [f"place {number // each}" for number in range(wanted)]
        wishes = [asyncio.create_task(thinkers.aside(place, time.sleep, 10 * PATIENCE)) for place in places]
        await asyncio.sleep(0)
        refused = [wish.exception() for wish in wishes if wish.done()]
        await thinkers.close()
        for wish in wishes:
            wish.cancel()
        await asyncio.gather(*wishes, return_exceptions=True)
        assert not thinkers.asked_aside()
        return refused

    assert [isinstance(why, Refused) and why.status for why in asyncio.run(scenario())] == [429] * 5


def test_no_picture_waits_until_a_game_is_packed_away() -> None:
    """That takes minutes where a record of twenty thousand steps was brought: anybody may bring one."""

    async def scenario() -> int:
        thinkers = Thinkers(Settings(bot_processes=1), _never, _never)
        packing = asyncio.create_task(thinkers.unasked(time.sleep, 10 * PATIENCE))
        await asyncio.sleep(0)
        try:
            async with asyncio.timeout(PATIENCE):
                return await thinkers.aside("here", abs, -3)
        finally:
            assert not packing.done()
            await thinkers.close()
            packing.cancel()

    assert asyncio.run(scenario()) == 3


def test_when_all_games_are_packed_away_pictures_are_drawn_all_the_same() -> None:
    async def scenario() -> list[BaseException | None]:
        thinkers = Thinkers(Settings(bot_processes=1), _never, _never)
        wishes = [asyncio.create_task(thinkers.aside(f"place {n}", time.sleep, 0.1)) for n in range(6)]
        await asyncio.wait(wishes, return_when=asyncio.FIRST_COMPLETED)
        thinkers.nothing_unasked()
        drawn = await asyncio.gather(*wishes, return_exceptions=True)
        await thinkers.close()
        return drawn

    assert asyncio.run(scenario()) == [None] * 6


@pytest.mark.parametrize(("behind", "yields"), [(False, 15), (True, 19)])
def test_those_who_think_leave_the_processor_to_the_server_from_their_first_moment_on(
    behind: bool, yields: int
) -> None:
    """To begin takes them a second of it."""

    async def scenario() -> int:
        processes = Processes(1, behind)
        thought = asyncio.create_task(processes.do(time.sleep, 10 * PATIENCE))
        await asyncio.sleep(0)
        (pid,) = processes._workers()._processes
        priority = os.getpriority(os.PRIO_PROCESS, pid)
        processes.close()
        thought.cancel()
        return priority

    assert asyncio.run(scenario()) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + yields)


def test_those_who_think_read_nothing_of_the_server_that_they_do_not_need() -> None:
    """Every one of them would take a second to begin, and twice the memory."""
    level = bots.levels()[0]
    game = games.load("seven_wonders")
    record = Match(game, 3, seed="read").record()

    async def scenario() -> tuple[str, list[str]]:
        processes = Processes(1)
        notation = await processes.do(think, record, 0, level, "salt", 1.0)
        read = await processes.do(eval, "[*__import__('sys').modules]")
        processes.close()
        return notation, read

    notation, read = asyncio.run(scenario())
    assert notation in map(str, game.new(3, seed="read").actions(0))
    assert "ecumene.server.thoughts" in read
    assert {"litestar", "sqlalchemy", "ecumene.server.thinking"}.isdisjoint(read)


def test_a_pending_thought_does_not_keep_the_house_from_closing() -> None:
    others = children(os.getpid(), "spawn_main")

    async def scenario() -> list[psutil.Process]:
        thinkers = Thinkers(Settings(), _never, _never)
        thought = asyncio.create_task(thinkers._processes.do(time.sleep, 10 * PATIENCE))
        while not (workers := [one for one in children(os.getpid(), "spawn_main") if one not in others]):
            await asyncio.sleep(0.05)
        await thinkers.close()
        thought.cancel()
        return workers

    _, alive = psutil.wait_procs(asyncio.run(scenario()), timeout=PATIENCE)
    assert not alive


def test_the_house_closes_though_somebody_waits_for_a_hint(tmp_path: Path) -> None:
    """Told to stop while a hint takes its time: who waits hears of it, and neither server nor thinker is left."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server = Server(url, tmp_path / "log", ECUMENE_TEST_ENDLESS_HINTS="yes").start()
    ann = Player(server)
    table = ann.quick("toy", 2)
    with ThreadPoolExecutor(1) as pool:
        pending = pool.submit(_told, ann, f"/api/tables/{table}/advice?seat=0")
        while not (workers := children(server.pid, "spawn_main")):
            assert not pending.done()
            time.sleep(0.05)
        server.stop()
        assert pending.result(PATIENCE) in ("closed", "server-closing")
    _, alive = psutil.wait_procs(workers, timeout=PATIENCE)
    assert not alive


def _told(player: Player, path: str) -> str:
    try:
        return reason(player.http.get(path))
    except httpx.RemoteProtocolError:
        return "closed"


def test_workers_that_come_while_the_database_is_away_do_not_end_the_house(postgres_url: str, tmp_path: Path) -> None:
    """However they hear of that, and as often as they come."""
    away = tmp_path / "away"
    server = Server(postgres_url, tmp_path / "log", workers="2", ECUMENE_TEST_AWAY=str(away)).start()
    ann = Player(server)
    away.write_text("")
    for worker in server.workers():
        worker.kill()
    for how, heard in (("", "ConnectionRefusedError"), ("strange", "RuntimeError")):
        turn_to(away, how)
        until(lambda heard=heard: re.search(f"begins anew.*{heard}", server.log.read_text()))  # type: ignore[misc]
    away.unlink()
    server.wait()
    assert ann.finish(ann.quick("toy", 2))["result"]
    server.stop()


def turn_to(file: Path, words: str) -> None:
    """All at once: whoever reads it meanwhile reads the old words or the new ones."""
    new = file.with_suffix(".new")
    new.write_text(words)
    new.replace(file)


def test_bots_think_by_the_clocks_of_the_table() -> None:
    assert ease_of(None) == 1
    assert ease_of(Pace(per_move=86_400)) == 4
    assert ease_of(Pace(bank=300, increment=5)) == 0.5
    assert ease_of(Pace(bank=3600)) == 1
    usual = bots.bot("hard").budget
    assert usual.times(4).seconds == 4 * (usual.seconds or 0)


def test_whoever_came_with_a_token_is_a_program_until_they_come_otherwise() -> None:
    hub = Hub()
    hub.touch("somebody", "192.0.2.1", program=True)
    assert hub.is_program("somebody")
    hub.touch("somebody")  # a sign of life of a connection that is open
    assert hub.is_program("somebody")
    hub.touch("somebody", "192.0.2.1")
    assert not hub.is_program("somebody")


def first_answer(match: Match) -> str:
    """What a bot without a mind decides: the first that is offered."""
    return match.state.offers(match.state.to_move()[0])[0].notation


@pytest.mark.parametrize("overtaken", [0, 1, 6])
def test_where_only_programs_play_a_bot_stores_all_it_decides_in_a_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, overtaken: int
) -> None:
    """All of it or nothing: what could not be stored is decided again, and given up if it never can."""
    stored: list[int] = []
    append = store.append

    def one_row(connection: Connection, id: str, entry: LogRow, *more: object, **wish: bool) -> None:
        stored.append(entry.seq)
        if entry.seq == 3 and stored.count(3) <= overtaken:
            raise store.Overtaken(id)
        append(connection, id, entry, *more, **wish)  # type: ignore[arg-type]

    monkeypatch.setattr(store, "append", one_row)
    monkeypatch.setattr(House, "attended", lambda *_: False)  # nobody else plays here

    async def scenario() -> tuple[int, int, str, str]:
        house = House(Settings(database_url=f"sqlite:///{tmp_path / 'tables.sqlite3'}"))
        await house.open()
        try:
            ann, _ = await house.people.guest("Ann")
            table = (await Lobby(house).quick(ann, QuickTable("civilization", 2))).id
            async with house.holding(table) as live:
                await house.reseat(live, [SeatRow(seat, "bot", level="random") for seat in range(2)])
                first = live.state.to_move()[0]
            await house._play_bot_on(table, first, 0, first_answer)
            stored.clear()
            refused: Any = pytest.raises(Refused) if overtaken == 6 else nullcontext()
            with refused:  # the second player settles twice
                await house._play_bot_on(table, 1 - first, 1, first_answer)
            async with house.holding(table) as live:
                decided, position = live.version, live.state.digest()
            await house.let_go(table)
            async with house.holding(table) as live:  # read from the log again
                return decided, live.version, position, live.state.digest()
        finally:
            await house.close()

    decided, kept, position, again = asyncio.run(scenario())
    assert stored == [2, 3] * min(6, 1 + overtaken)
    assert decided == kept == (1 if overtaken == 6 else 3)
    assert position == again
