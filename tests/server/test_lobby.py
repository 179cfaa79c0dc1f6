"""Around the game: invitations, seats, lists, rematch, export and import, chat, notes, spectators."""

from __future__ import annotations

from tests.server.serving import Player, Server, new_key, reason


def test_an_invitation_leads_to_the_table_and_a_seat(ann: Player, bob: Player) -> None:
    table = ann.table(players=3)
    code = ann.info(table)["code"]
    assert bob.get(f"/api/codes/{code.upper()}")["id"] == table
    uninvited = bob.ask("POST", f"/api/tables/{table}/join")
    assert (uninvited.status_code, reason(uninvited)) == (403, "server-wrong-code")
    joined = bob.post(f"/api/tables/{table}/join", code=code, seat=2)
    assert joined["my_seats"] == [2]
    assert bob.post(f"/api/tables/{table}/join", code=code)["my_seats"] == [2]  # asking again changes nothing
    taken = Player(bob.server, "Dan").ask("POST", f"/api/tables/{table}/join", code=code, seat=2)
    assert (taken.status_code, reason(taken)) == (409, "server-seat-taken")


def test_only_the_host_starts_and_bots_fill_up(ann: Player, bob: Player) -> None:
    table = ann.table(players=4, open=True)
    bob.post(f"/api/tables/{table}/join")
    refused = bob.ask("POST", f"/api/tables/{table}/start")
    assert (refused.status_code, reason(refused)) == (403, "server-host-only")
    early = bob.ask("GET", f"/api/tables/{table}/state")
    assert (early.status_code, reason(early)) == (409, "server-not-started")
    ann.post(f"/api/tables/{table}/seats/2/bot", level="random")
    started = ann.post(f"/api/tables/{table}/start")
    assert [seat["kind"] for seat in started["seats"]] == ["human", "human", "bot", "bot"]
    assert ann.post(f"/api/tables/{table}/start")["status"] == "playing"


def test_leaving_frees_the_seat_and_passes_the_table_on(ann: Player, bob: Player) -> None:
    table = ann.table(open=True)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/leave")
    assert bob.info(table)["hosting"]
    assert bob.info(table)["seats"][0]["kind"] == "open"
    assert bob.post(f"/api/tables/{table}/leave")["status"] == "finished"


def test_lists_of_open_mine_and_finished_tables(ann: Player, bob: Player) -> None:
    listed = ann.table(open=True)
    hidden = ann.table()
    over = ann.quick("toy", 2)
    ann.finish(over)
    ids = {which: [table["id"] for table in ann.get(f"/api/tables?list={which}")["tables"]]
           for which in ("open", "mine", "finished")}  # fmt: skip
    assert listed in ids["open"]
    assert hidden not in ids["open"]
    assert set(ids["mine"]) == {listed, hidden}
    assert ids["finished"] == [over]
    assert bob.get("/api/tables?list=mine")["tables"] == []


def test_long_lists_come_in_pages(ann: Player) -> None:
    made = [ann.table() for _ in range(35)]
    first = ann.get("/api/tables?list=mine")
    second = ann.get(f"/api/tables?list=mine&before={first['next']}")
    found = [table["id"] for table in first["tables"] + second["tables"]]
    assert found == made[::-1]
    assert second["next"] == ""


def test_making_a_table_twice_with_one_key_makes_one(ann: Player) -> None:
    key = new_key()
    assert ann.table(key=key) == ann.table(key=key)
    assert len(ann.get("/api/tables?list=mine")["tables"]) == 1


def test_what_cannot_be_set_up_says_why(ann: Player) -> None:
    wishes = {
        "unknown-game": {"game": "chess", "players": 2},
        "bad-players": {"game": "toy", "players": 9},
        "bad-options": {"game": "toy", "players": 2, "options": {"low": 3}},
        "server-seat-count": {"game": "toy", "players": 2, "seats": [{"kind": "me"}]},
        "server-seated-twice": {"game": "toy", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]},
        "server-no-such-level": {
            "game": "toy",
            "players": 2,
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}],
        },
    }
    for why, wish in wishes.items():
        answer = ann.ask("POST", "/api/tables", **wish)
        assert answer.status_code in (404, 422)
        assert reason(answer) == why


def test_rematch_brings_the_same_people_to_one_new_table(ann: Player, bob: Player) -> None:
    table = ann.table(players=3, open=True)
    bob.post(f"/api/tables/{table}/join", seat=1)
    ann.post(f"/api/tables/{table}/start")
    running = ann.ask("POST", f"/api/tables/{table}/rematch")
    assert (running.status_code, reason(running)) == (409, "server-not-over")
    for player, seat in ((ann, 0), (bob, 1)):
        player.post(f"/api/tables/{table}/resign", seat=seat)
    again = bob.post(f"/api/tables/{table}/rematch")
    assert (again["my_seats"], again["hosting"], again["status"]) == ([1], True, "waiting")
    assert [seat["kind"] for seat in again["seats"]] == ["open", "human", "bot"]
    joined = ann.post(f"/api/tables/{table}/rematch")
    assert (joined["id"], joined["my_seats"]) == (again["id"], [0])
    assert bob.post(f"/api/tables/{again['id']}/start")["status"] == "playing"


def test_a_rematch_against_bots_starts_at_once(ann: Player) -> None:
    table = ann.quick("toy", 2)
    ann.finish(table)
    again = ann.post(f"/api/tables/{table}/rematch")
    assert again["status"] == "playing"
    assert ann.info(table)["next"] == again["id"]
    assert ann.finish(again["id"])["result"]


def test_a_game_against_bots_is_exported_imported_and_continued(ann: Player, bob: Player) -> None:
    table = ann.quick("seven_wonders", 3)
    with ann.live(table) as live:
        state = live.next()
        while state["version"] < 9:
            if state["offers"]:
                ann.act(table, state)
            state = live.next()
        ann.post(f"/api/tables/{table}/seats/0/bot", level="")
        ann.post(f"/api/tables/{table}/seats/0/return")
    record = ann.get(f"/api/tables/{table}/record")
    copy = bob.post("/api/tables/import", record=record, seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}])
    assert copy["imported"]
    assert copy["version"] == len(record["actions"])
    assert bob.finish(copy["id"])["result"]
    finished = bob.get(f"/api/tables/{copy['id']}/record")
    shown = ann.post("/api/tables/import", record=finished)
    assert shown["status"] == "finished"
    assert shown["result"] == finished["result"]
    assert ann.get(f"/api/tables/{shown['id']}/replay?step=5&seat=1")["view"]


def test_friends_play_on_what_one_of_them_has_brought(ann: Player, bob: Player) -> None:
    """A record with open seats waits like a new table; nobody sees or plays it before it begins."""
    table = ann.quick("toy", 2)
    ann.act(table, ann.get(f"/api/tables/{table}/state"))
    record = ann.get(f"/api/tables/{table}/record")
    assert record["actions"]
    seats = [{"kind": "me"}, {"kind": "open"}]
    brought = ann.post("/api/tables/import", record=record, seats=seats)
    assert (brought["status"], brought["version"]) == ("waiting", len(record["actions"]))
    id, code = brought["id"], brought["code"]
    assert ann.ask("GET", f"/api/tables/{id}/state").status_code == 409
    bob.post(f"/api/tables/{id}/join", code=code)
    begun = ann.post(f"/api/tables/{id}/start")
    assert (begun["status"], begun["version"]) == ("playing", len(record["actions"]))
    while not (state := ann.get(f"/api/tables/{id}/state"))["over"]:
        for player in (ann, bob):
            seen = player.get(f"/api/tables/{id}/state")
            if seen["offers"]:
                player.act(id, seen)
    finished = ann.get(f"/api/tables/{id}/record")
    assert state["over"]
    assert finished["actions"][: len(record["actions"])] == record["actions"]
    refused = ann.ask("POST", "/api/tables/import", record=finished, seats=seats)
    assert (refused.status_code, reason(refused)) == (422, "server-import-open-seat")


def test_an_altered_record_is_refused_with_the_line(ann: Player) -> None:
    table = ann.quick("toy", 2)
    ann.finish(table)
    record = ann.get(f"/api/tables/{table}/record")
    record["actions"][1] = record["actions"][0]
    refused = ann.ask("POST", "/api/tables/import", record=record)
    assert (refused.status_code, reason(refused)) == (422, "record-altered")
    nonsense = ann.ask("POST", "/api/tables/import", record={"a": 1})
    assert (nonsense.status_code, reason(nonsense)) == (422, "record-malformed")


def test_chat_reaches_the_table_once(ann: Player, bob: Player) -> None:
    table = ann.table(open=True)
    with bob.live(table) as live:
        live.next("table")
        key = new_key()
        first = ann.post(f"/api/tables/{table}/chat", text="good luck", key=key)
        assert ann.post(f"/api/tables/{table}/chat", text="good luck", key=key) == first
        line = live.next("chat")
        assert (line["name"], line["seat"], line["text"]) == ("Ann", 0, "good luck")
    assert bob.get(f"/api/tables/{table}/chat") == [first]
    second = bob.post(f"/api/tables/{table}/chat", text="me too", key=new_key())
    assert second["watching"]
    assert ann.get(f"/api/tables/{table}/chat") == [first, second], "before the game begins all hear all"


def test_notes_are_mine_alone(ann: Player, bob: Player) -> None:
    table = ann.table(open=True)
    ann.ask("PUT", f"/api/tables/{table}/notes", text="watch the clay")
    ann.ask("PUT", f"/api/tables/{table}/notes", text="watch the ore")
    assert ann.get(f"/api/tables/{table}/notes")["text"] == "watch the ore"
    assert bob.get(f"/api/tables/{table}/notes")["text"] == ""


def test_a_spectator_sees_the_table_and_no_hand(server: Server, ann: Player) -> None:
    table = ann.quick("toy", 2)
    eve = Player(server, "Eve")
    seen = eve.state(table)
    assert (seen["seat"], seen["view"]["hand"], seen["offers"]) == (-1, [], [])
    with eve.live(table, seat=0) as live:
        assert live.closed() == 4403
    with eve.live("nosuchtable") as live:
        assert live.closed() == 4404


def test_people_are_seen_to_come_and_go(server: Server, ann: Player, bob: Player) -> None:
    table = ann.table(open=True)
    bob.post(f"/api/tables/{table}/join")
    with ann.live(table) as live, bob.live(table):
        while not live.next("table")["seats"][1]["online"]:
            pass
    assert ann.info(table)["seats"][0]["online"]


def test_the_shelf_and_its_texts(ann: Player) -> None:
    shelf = {game["slug"]: game for game in ann.get("/api/games")}
    assert (shelf["toy"]["least_players"], shelf["toy"]["most_players"]) == (2, 5)
    assert "random" in shelf["seven_wonders"]["levels"]
    rated = shelf["altay"]["level_ratings"]  # shown beside the names of the levels
    assert sorted(rated, key=rated.__getitem__) == shelf["altay"]["levels"]
    assert shelf["toy"]["level_ratings"] == {}
    assert ann.get("/api/components/toy")["cards"]
    assert "server-moved-on" in ann.http.get("/api/locale/ru").text
    assert ann.http.get("/api/locale/xx").status_code == 400
    assert ann.http.get("/api/rules/toy/en").status_code == 404
