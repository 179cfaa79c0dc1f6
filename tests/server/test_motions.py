"""Somebody stays away: the others agree that a bot plays for them, or that the game ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.serving import Player, Server, reason, turn

Away = Callable[[], None]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[tuple[Server, Away]]:
    """A server, and a way to let a quarter of an hour pass for everybody."""
    clock = tmp_path / "clock"
    turn(clock, 0)
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log", ECUMENE_TEST_CLOCK=str(clock)).start()

    def a_while() -> None:
        turn(clock, 900)

    yield server, a_while
    server.stop()


def three(server: Server) -> tuple[str, list[Player]]:
    people = [Player(server, name) for name in ("Ann", "Bob", "Carol")]
    table = people[0].table("toy", 3, open=True)
    for guest in people[1:]:
        guest.post(f"/api/tables/{table}/join")
    people[0].post(f"/api/tables/{table}/start")
    return table, people


def test_the_others_let_a_bot_play_for_an_absent_host(house: tuple[Server, Away]) -> None:
    server, a_while = house
    table, (_, bob, carol) = three(server)
    early = bob.ask("POST", f"/api/tables/{table}/motion", kind="bot", seat=0)
    assert (early.status_code, reason(early)) == (409, "server-not-absent")
    a_while()
    carol.get("/api/me")
    asked = bob.post(f"/api/tables/{table}/motion", kind="bot", seat=0)
    assert asked["motion"] == {"kind": "bot", "seat": 0, "agreed": [1], "asked": [2]}
    assert not asked["seats"][0]["stands_in"]
    done = carol.post(f"/api/tables/{table}/motion/vote", agree=True)
    assert done["seats"][0]["stands_in"]
    assert done["motion"] is None


def test_one_who_disagrees_ends_the_matter(house: tuple[Server, Away]) -> None:
    server, a_while = house
    table, (_, bob, carol) = three(server)
    a_while()
    carol.get("/api/me")
    bob.post(f"/api/tables/{table}/motion", kind="end")
    refused = carol.post(f"/api/tables/{table}/motion/vote", agree=False)
    assert (refused["motion"], refused["status"]) == (None, "playing")
    late = bob.ask("POST", f"/api/tables/{table}/motion/vote", agree=True)
    assert (late.status_code, reason(late)) == (409, "server-no-motion")


def test_who_is_back_before_all_agreed_plays_on(house: tuple[Server, Away]) -> None:
    server, a_while = house
    table, (ann, bob, carol) = three(server)
    a_while()
    carol.get("/api/me")
    bob.post(f"/api/tables/{table}/motion", kind="bot", seat=0)
    ann.get("/api/me")
    done = carol.post(f"/api/tables/{table}/motion/vote", agree=True)
    assert (done["motion"], done["seats"][0]["stands_in"]) == (None, False)


def test_the_last_one_left_ends_the_game_alone(house: tuple[Server, Away]) -> None:
    server, a_while = house
    table, (_, bob, _) = three(server)
    a_while()
    done = bob.post(f"/api/tables/{table}/motion", kind="end")
    assert (done["status"], done["closed"]) == ("finished", "server-ended-together")


def test_strangers_have_no_say(house: tuple[Server, Away]) -> None:
    server, _ = house
    table, _ = three(server)
    refused = Player(server, "Dan").ask("POST", f"/api/tables/{table}/motion", kind="end")
    assert (refused.status_code, reason(refused)) == (403, "server-not-your-seat")


def test_anybody_seated_starts_for_a_host_who_stays_away(house: tuple[Server, Away]) -> None:
    server, a_while = house
    ann, bob = Player(server), Player(server, "Bob")
    table = ann.table("toy", 2, open=True)
    bob.post(f"/api/tables/{table}/join")
    assert bob.ask("POST", f"/api/tables/{table}/start").status_code == 403
    a_while()
    assert bob.post(f"/api/tables/{table}/start")["status"] == "playing"
