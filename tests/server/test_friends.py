"""Friends and invitations, chat in two channels, what was read, who is muted; watching with a delay; misclicks."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Player, Server, new_key, reason, turn, until

Later = Callable[[float], None]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Later]]:
    """A server whose clock can be set forward."""
    folder: Path = tmp_path_factory.mktemp("friends")
    clock = folder / "clock"
    turn(clock, 0)
    server = Server(f"sqlite:///{folder / 'tables.sqlite3'}", folder / "log", ECUMENE_TEST_CLOCK=str(clock)).start()

    def later(seconds: float) -> None:
        turn(clock, seconds)

    yield server, later
    server.stop()


def account(server: Server, name: str) -> Player:
    player = Player(server, f"guest {secrets.token_hex(3)}")
    player.post("/api/account", name=name, password="a long password")
    return Player(server, token=str(player.post("/api/tokens", name=name, password="a long password")["token"]))


def say(player: Player, table: str, text: str) -> Any:
    return player.post(f"/api/tables/{table}/chat", text=text, key=new_key())


def heard(player: Player, table: str) -> list[str]:
    return [line["text"] for line in player.get(f"/api/tables/{table}/chat")]


def table_of_two(server: Server, **more: Any) -> tuple[str, Player, Player]:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.table("toy", 2, open=True, **more)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    return table, ann, bob


# Friends


def test_a_friend_is_invited_by_name_and_comes(house: tuple[Server, Later]) -> None:
    server, _ = house
    host, guest = Player(server, "Host"), account(server, "Invitee")
    table = host.table("toy", 3)
    assert host.post(f"/api/tables/{table}/invite", name="invitee") == {"name": "Invitee"}
    asked = guest.get("/api/me/friends")["invitations"]
    assert [(one["kind"], one["id"], one["by"], one["game"]) for one in asked] == [("table", table, "Host", "toy")]
    guest.post(f"/api/tables/{table}/join", code=asked[0]["code"])
    assert guest.get("/api/me/friends")["invitations"] == []
    # Whoever met can be remembered, by where they sit, and asked again without a name.
    friends = guest.post("/api/me/friends", table=table, seat=0)["friends"]
    assert [(one["name"], one["account"], one["online"]) for one in friends] == [("Host", False, False)]
    mine = host.post("/api/me/friends", name="Invitee")["friends"]
    assert (mine[0]["name"], mine[0]["online"]) == ("Invitee", True)
    again = host.table("toy", 2)
    host.post(f"/api/tables/{again}/invite", friend=mine[0]["id"])
    assert guest.post("/api/me/invitations/decline", kind="table", id=again)["invitations"] == []
    assert host.post(f"/api/me/friends/{mine[0]['id']}/remove")["friends"] == []


def test_only_those_who_sit_there_invite_and_only_people_who_exist(house: tuple[Server, Later]) -> None:
    server, _ = house
    table = Player(server, "Host").table("toy", 3)
    stranger = Player(server, "Stranger")
    refused = stranger.ask("POST", f"/api/tables/{table}/invite", name="Invitee")
    assert (refused.status_code, reason(refused)) == (403, "server-not-your-seat")
    nobody = stranger.ask("POST", "/api/me/friends", name="No such name")
    assert (nobody.status_code, reason(nobody)) == (404, "server-no-such-person")


def test_a_guest_who_makes_an_account_keeps_everything(house: tuple[Server, Later]) -> None:
    server, _ = house
    table, ann, bob = table_of_two(server)
    say(bob, table, "hello")
    bob.post("/api/me/friends", table=table, seat=0)
    cup = bob.post("/api/cups", name="Mine", game="toy", seats=2)["id"]
    bob.http.put("/api/me/wishes", json={"pages": {"theme": "dark"}})
    bob.post("/api/account", name="Bob for good", password="a long password")
    same = Player(server, token=str(bob.post("/api/tokens", name="Bob for good", password="a long password")["token"]))
    assert [one["id"] for one in same.get("/api/tables?list=mine")["tables"]] == [table]
    assert [one["name"] for one in same.get("/api/me/friends")["friends"]] == ["Ann"]
    assert [one["id"] for one in same.get("/api/cups?list=mine")["cups"]] == [cup]
    assert same.get("/api/me/wishes")["pages"] == {"theme": "dark"}
    assert heard(same, table) == ["hello"]
    assert ann.info(table)["seats"][1]["name"] == "Bob for good"


# Chat


def test_the_waiting_room_has_a_chat(house: tuple[Server, Later]) -> None:
    server, _ = house
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.table("toy", 3, open=True)
    bob.post(f"/api/tables/{table}/join")
    with ann.live(table) as live:
        say(bob, table, "shall we wait for Carol?")
        assert live.next("chat")["text"] == "shall we wait for Carol?"


def test_who_watches_talks_apart_until_the_game_is_over(house: tuple[Server, Later]) -> None:
    server, _ = house
    table, ann, bob = table_of_two(server)
    carol, dan = Player(server, "Carol"), Player(server, "Dan")
    with ann.live(table) as playing, dan.live(table) as watching:
        assert say(carol, table, "she should take the gold")["watching"]
        assert watching.next("chat")["text"] == "she should take the gold"
        say(bob, table, "your move")
        assert playing.next("chat")["text"] == "your move"
        assert not any("gold" in text for text in playing.received)
    assert heard(ann, table) == ["your move"]
    assert heard(dan, table) == ["she should take the gold", "your move"]
    ann.post(f"/api/tables/{table}/resign", seat=0)
    bob.post(f"/api/tables/{table}/resign", seat=1)
    assert heard(ann, table) == ["she should take the gold", "your move"]


def test_what_was_read_stays_read_on_every_device(house: tuple[Server, Later]) -> None:
    server, _ = house
    table, ann, bob = table_of_two(server)
    first = say(bob, table, "one")
    say(bob, table, "two")
    assert ann.get("/api/tables?list=mine")["unread"] == {table: 2}
    assert ann.post(f"/api/tables/{table}/chat/read", n=first["n"]) == {"n": first["n"]}
    assert ann.get("/api/tables?list=mine")["unread"] == {table: 1}
    assert bob.get("/api/tables?list=mine")["unread"] == {}  # what I say I have read
    ann.post(f"/api/tables/{table}/chat/read", n=first["n"] + 1)
    assert ann.post(f"/api/tables/{table}/chat/read", n=0) == {"n": first["n"] + 1}
    assert Player(server, token=ann.token).get(f"/api/tables/{table}/chat/read") == {"n": first["n"] + 1}


def test_who_is_muted_is_not_heard_and_cannot_invite(house: tuple[Server, Later]) -> None:
    server, _ = house
    table, ann, bob = table_of_two(server)
    rude = say(bob, table, "rude")
    with ann.live(table) as live:
        live.next()
        muted = ann.post(f"/api/tables/{table}/chat/{rude['n']}/mute")["muted"]
        assert [one["name"] for one in muted] == ["Bob"]
        say(bob, table, "rude again")
        say(ann, table, "peace")
        assert live.next("chat")["text"] == "peace"
    assert heard(ann, table) == ["peace"]
    assert ann.get("/api/tables?list=mine")["unread"] == {}
    ann.post("/api/account", name="Quiet Ann", password="a long password")
    ann = Player(server, token=str(ann.post("/api/tokens", name="Quiet Ann", password="a long password")["token"]))
    bob.post(f"/api/tables/{bob.table('toy', 2)}/invite", name="Quiet Ann")
    assert ann.get("/api/me/friends")["invitations"] == []
    ann.post(f"/api/me/muted/{muted[0]['id']}/remove")
    assert heard(ann, table) == ["rude", "rude again", "peace"]


# Watching


def test_public_games_are_listed_with_how_many_watch(house: tuple[Server, Later]) -> None:
    server, _ = house
    table, _, _ = table_of_two(server)
    quiet = Player(server, "Dan").quick("toy", 2)
    carol = Player(server, "Carol")

    def listed() -> dict[str, int]:
        return {one["id"]: one["watchers"] for one in carol.get("/api/tables?list=watch")["tables"]}

    assert listed()[table] == 0
    assert quiet not in listed()
    with carol.live(table) as live:
        live.next()
        until(lambda: listed()[table] == 1)
    until(lambda: listed()[table] == 0)


#: What says how a game stands now, and never reaches who sees it later.
TELLING = ("to_move", "scores", "clocks", "motion", "result", "closed", "next")


def test_who_watches_later_never_sees_what_is_newer(house: tuple[Server, Later]) -> None:
    server, later = house
    table, ann, bob = table_of_two(server, delay=300)
    carol = Player(server, "Carol")
    begun = carol.state(table)
    assert (begun["steps"], begun["version"]) == (0, 0)
    with carol.live(table) as live:
        assert live.next()["steps"] == 0
        moves = 0
        while moves < 3:
            for player in (ann, bob):
                state = player.state(table)
                if state["offers"]:
                    player.act(table, state)
                    moves += 1
        say(ann, table, "what a move")
        seen = carol.state(table)
        assert (seen["steps"], seen["journal"], seen["view"]) == (0, begun["journal"], begun["view"])
        info = carol.info(table)
        assert not any(info[name] for name in TELLING)
        assert (info["version"], info["moved_at"]) == (0, info["created_at"])
        assert heard(carol, table) == []
        assert carol.get(f"/api/tables/{table}/replay?step=99&seat=-1")["steps"] == 0
        assert carol.ask("GET", f"/api/tables/{table}/state?seat=0").status_code == 403
        listed = next(one for one in carol.get("/api/tables?list=watch")["tables"] if one["id"] == table)
        assert not any(listed[name] for name in TELLING)
        # The game ends: for those who see it later it goes on, and no hand is open.
        ann.post(f"/api/tables/{table}/resign", seat=0)
        bob.post(f"/api/tables/{table}/resign", seat=1)
        now = ann.state(table)["steps"]
        assert (carol.info(table)["status"], carol.state(table)["over"]) == ("playing", False)
        assert carol.ask("GET", f"/api/tables/{table}/state?seat=0").status_code == 403
        assert carol.ask("GET", f"/api/tables/{table}/replay?step=1&seat=0").status_code == 403
        for more in ("review", "expert?step=0&seat=0", "review/record", "points", "picture.png"):
            refused = carol.ask("GET", f"/api/tables/{table}/{more}")
            assert (refused.status_code, reason(refused)) == (409, "server-review-later")
        later(301)
        while not (told := live.next())["over"]:
            assert told["steps"] <= now
        assert live.next("chat")["text"] == "what a move"
    assert carol.info(table)["status"] == "finished"
    assert carol.state(table, 0)["steps"] == now


def test_players_see_their_own_game_at_once(house: tuple[Server, Later]) -> None:
    server, _ = house
    table, ann, bob = table_of_two(server, delay=300)
    mover = next(player for player in (ann, bob) if player.state(table)["offers"])
    mover.act(table, mover.state(table))
    assert ann.state(table)["steps"] == bob.state(table)["steps"] == 1


# Misclicks


def asked(player: Player, table: str) -> bool:
    return bool(player.state(table)["offers"])


def answered(ann: Player) -> tuple[str, Any, Any]:
    """A table where a bot has answered what a person did, and nothing hidden was shown: the state before, and now."""
    for _ in range(12):
        table = ann.table("civilization", 2, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
        until(partial(asked, ann, table))
        before = ann.state(table)
        ann.act(table, before)
        until(partial(asked, ann, table))
        state = ann.state(table)
        if state["can_undo"] and state["steps"] > before["steps"] + 1:
            return table, before, state
    raise AssertionError("no bot has answered")


def test_against_bots_a_misclick_is_taken_back_though_they_have_answered(house: tuple[Server, Later]) -> None:
    server, later = house
    ann = Player(server, "Ann")
    table, before, state = answered(ann)
    assert ann.withdraw("undo", table, state).status_code == 200
    again = ann.state(table)
    assert again["steps"] == before["steps"]
    assert [offer["notation"] for offer in again["offers"]] == [offer["notation"] for offer in before["offers"]]
    # Only for a moment.
    table, _, state = answered(ann)
    later(40)
    refused = ann.withdraw("undo", table, state)
    assert (refused.status_code, reason(refused)) == (422, "server-nothing-to-undo")


def test_what_is_forgotten_of_a_person_includes_their_circle(house: tuple[Server, Later]) -> None:
    server, _ = house
    table, ann, bob = table_of_two(server)
    bob.post("/api/me/friends", table=table, seat=0)
    assert ann.get("/api/me/export")["friends"] == []
    assert bob.get("/api/me/export")["friends"] == [{"name": "Ann"}]
    ann.post("/api/me/delete")
    assert bob.get("/api/me/friends")["friends"] == []
