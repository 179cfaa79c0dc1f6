"""Cups: people and bots alike, tables that make themselves, standings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.serving import Player, Server, new_key, reason, until


def cup(host: Player, **more: Any) -> str:
    wish = {"name": "Friday", "game": "toy", "seats": 2, "shape": "swiss", "rounds": 2, **more}
    return str(host.post("/api/cups", **wish)["id"])


def play_round(players: list[Player], id: str) -> None:
    """Everybody plays their table of the present round to its end."""
    for player in players:
        info = player.get(f"/api/cups/{id}")
        if info["status"] != "playing":
            return
        for table in info["played"][-1]["tables"]:
            if info["me"] in table["seated"]:
                seat = table["seated"].index(info["me"])
                player.post(f"/api/tables/{table['id']}/seats/{seat}/bot", level="random")


def test_a_swiss_cup_of_people_and_bots_plays_itself_to_the_end(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    id = cup(ann, bots=["random"])
    entered = bob.post(f"/api/cups/{id}/enter")
    assert [(one["name"], one["kind"]) for one in entered["entrants"]] == [
        ("Ann", "human"),
        ("", "bot"),
        ("Bob", "human"),
    ]
    refused = bob.ask("POST", f"/api/cups/{id}/start")
    assert (refused.status_code, reason(refused)) == (403, "server-host-only")
    ann.post(f"/api/cups/{id}/bots", level="novice")
    begun = ann.post(f"/api/cups/{id}/start")
    assert (begun["status"], begun["round"], begun["rounds"], len(begun["played"][0]["tables"])) == ("playing", 1, 2, 2)
    first = {frozenset(table["seated"]) for table in begun["played"][0]["tables"]}
    seen: set[int] = set()

    def done() -> bool:
        info = ann.get(f"/api/cups/{id}")
        if info["round"] not in seen:  # the next tables have made themselves
            seen.add(info["round"])
            play_round([ann, bob], id)
        return bool(info["status"] == "finished")

    until(done)
    over = bob.get(f"/api/cups/{id}")
    assert seen >= {1, 2}
    second = {frozenset(table["seated"]) for table in over["played"][1]["tables"]}
    assert not first & second
    assert sum(one["points"] for one in over["standings"]) == 4
    assert over["standings"][0]["rank"] == 1
    assert all(one["played"] == 2 for one in over["standings"])
    table = ann.info(over["played"][0]["tables"][0]["id"])
    assert table["cup"] == id


def test_a_round_robin_knows_its_rounds_and_who_sits_out(server: Server) -> None:
    ann = Player(server, "Ann")
    id = cup(ann, shape="robin", rounds=1, bots=["random", "random"])
    info = ann.post(f"/api/cups/{id}/start")
    assert (info["rounds"], len(info["played"][0]["out"])) == (3, 1)
    ended = ann.post(f"/api/cups/{id}/end")
    assert ended["status"] == "finished"


def test_who_leaves_a_running_cup_is_replaced_and_who_leaves_before_is_gone(server: Server) -> None:
    ann, bob, carol = Player(server, "Ann"), Player(server, "Bob"), Player(server, "Carol")
    id = cup(ann, seats=3, game="toy", rounds=1)
    for player in (bob, carol):
        player.post(f"/api/cups/{id}/enter")
    assert [one["name"] for one in bob.post(f"/api/cups/{id}/leave")["entrants"]] == ["Ann", "Carol"]
    bob.post(f"/api/cups/{id}/enter")
    bob_n = bob.get(f"/api/cups/{id}")["me"]
    ann.post(f"/api/cups/{id}/start")
    assert bob.post(f"/api/cups/{id}/leave")["entrants"][bob_n]["gone"]
    late = Player(server, "Dan").ask("POST", f"/api/cups/{id}/enter")
    assert (late.status_code, reason(late)) == (409, "server-already-started")


def test_a_cup_that_cannot_be_played_is_refused(server: Server) -> None:
    ann = Player(server, "Ann")
    assert ann.ask("POST", "/api/cups", name="x", game="toy", seats=16, key=new_key()).status_code == 422
    alone = ann.ask("POST", f"/api/cups/{cup(ann)}/start")
    assert (alone.status_code, reason(alone)) == (409, "server-too-few-entrants")


def test_the_same_key_makes_one_cup_and_open_ones_are_listed(server: Server) -> None:
    ann, key = Player(server, "Ann"), new_key()
    assert cup(ann, key=key, open=True) == cup(ann, key=key, open=True)
    mine = [one["id"] for one in ann.get("/api/cups?list=mine")["cups"]]
    assert len(mine) == 1
    assert mine[0] in [one["id"] for one in Player(server, "Bob").get("/api/cups")["cups"]]


def test_a_cup_goes_on_after_a_restart(tmp_path: Path) -> None:
    house = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log").start()
    ann = Player(house, "Ann")
    id = cup(ann, rounds=2, bots=["random"])
    ann.post(f"/api/cups/{id}/start")
    house.kill()
    house.start()
    play_round([ann], id)
    until(lambda: ann.get(f"/api/cups/{id}")["round"] == 2)
    assert [len(one["tables"]) for one in ann.get(f"/api/cups/{id}")["played"]] == [1, 1]
    house.stop()
