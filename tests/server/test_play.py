"""Playing through the API: whole games, taking back, undoing, conflicts, hot seat, bots in seats."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.serving import Player, Server, new_key, play_at_once, reason


@pytest.mark.parametrize(("game", "players"), [("toy", 3), ("seven_wonders", 4)])
def test_a_whole_game_of_two_people_and_bots_over_live_connections(
    ann: Player, bob: Player, game: str, players: int
) -> None:
    table = ann.table(game, players, open=True)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    with ann.live(table) as first, bob.live(table) as second:
        play_at_once(table, [(ann, first), (bob, second)])
        ends = [msgspec.json.decode(live.received[-1]) for live in (first, second)]
    assert ends[0]["result"] == ends[1]["result"]
    assert [seat["kind"] for seat in ends[0]["seats"]] == ["human", "human"] + ["bot"] * (players - 2)
    assert ann.info(table)["status"] == "finished"


def test_a_commitment_can_be_taken_back_until_it_is_revealed(ann: Player, bob: Player) -> None:
    table = _two(ann, bob)
    before = ann.state(table)
    chosen = ann.act(table, before).json()
    assert chosen["can_take_back"]
    again = ann.withdraw("take-back", table, chosen).json()
    assert again["offers"] == before["offers"]
    ann.act(table, again)
    bob.act(table, bob.state(table))
    late = ann.withdraw("take-back", table, ann.state(table))
    assert (late.status_code, reason(late)) == (422, "nothing-to-take-back")


def test_undo_until_somebody_acts_or_something_is_revealed(ann: Player, bob: Player) -> None:
    table = _two(ann, bob)
    ann.act(table, ann.state(table))
    bob.act(table, bob.state(table))
    shown = ann.state(table)
    assert not shown["can_undo"]
    marked = ann.act(table, shown, "mark 1").json()
    twice = ann.act(table, marked, "mark 2").json()
    assert twice["can_undo"]
    assert twice["view"]["marks"] == [1, 2]
    undone = ann.withdraw("undo", table, twice).json()
    assert undone["view"]["marks"] == [1]
    assert undone["version"] == twice["version"] + 1  # nothing is ever removed from the log
    undone = ann.withdraw("undo", table, undone).json()
    refused = ann.withdraw("undo", table, undone)
    assert (refused.status_code, reason(refused)) == (422, "server-nothing-to-undo")


def test_after_an_undo_the_readers_log_is_told_what_disappears(ann: Player, bob: Player) -> None:
    table = _two(ann, bob)
    ann.act(table, ann.state(table))
    bob.act(table, bob.state(table))
    with bob.live(table) as live:
        journal = live.next()["journal"]
        ann.act(table, ann.state(table), "mark 1")
        marked = live.next()
        journal = journal[: marked["journal_from"]] + marked["journal"]
        assert journal[-1]["kind"] == "marked"
        ann.withdraw("undo", table, ann.state(table))
        undone = live.next()
        journal = journal[: undone["journal_from"]] + undone["journal"]
    assert journal == bob.state(table)["journal"]
    assert all(entry["kind"] != "marked" for entry in journal)


def test_what_others_do_meanwhile_does_not_disturb_a_simultaneous_choice(ann: Player, bob: Player) -> None:
    table = _two(ann, bob)
    old = bob.state(table)
    ann.act(table, ann.state(table))
    assert bob.act(table, old).status_code == 200


def test_a_choice_made_in_an_old_position_is_a_conflict(ann: Player, bob: Player) -> None:
    table = _two(ann, bob)
    old = ann.state(table)
    ann.act(table, old)
    bob.act(table, bob.state(table))
    stale = ann.act(table, old, "mark 1")
    assert (stale.status_code, reason(stale)) == (409, "server-moved-on")
    assert stale.json()["version"] == 2
    assert ann.state(table)["view"]["marks"] == []


def test_the_same_key_never_plays_twice(ann: Player, bob: Player) -> None:
    table = _two(ann, bob)
    state = ann.state(table)
    key = new_key()
    first = ann.act(table, state, key=key)
    second = ann.act(table, state, key=key)
    assert first.status_code == second.status_code == 200
    assert first.json()["version"] == second.json()["version"] == 1
    other = ann.act(table, state, state["offers"][1]["notation"], key=key)
    assert (other.status_code, reason(other)) == (409, "server-key-reused")


def test_refusals_of_the_rules_come_with_reason_and_rule(ann: Player, bob: Player) -> None:
    table = _two(ann, bob)
    state = ann.state(table)
    foreign = next(card for card in range(1, 99) if card not in state["view"]["hand"])
    refused = ann.act(table, state, f"bid {foreign}").json()
    assert (refused["reason"]["id"], refused["rule"]) == ("toy-no", "hand")
    nonsense = ann.act(table, state, "fly away")
    assert (nonsense.status_code, reason(nonsense)) == (422, "no-such-action")


def test_nobody_plays_or_looks_at_anothers_seat(ann: Player, bob: Player) -> None:
    table = _two(ann, bob)
    state = ann.state(table)
    state["seat"] = 1
    assert ann.act(table, state).status_code == 403
    for path in ("state", "replay"):
        assert ann.ask("GET", f"/api/tables/{table}/{path}?seat=1").status_code == 403


def test_several_people_at_one_screen(ann: Player) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Carol"}, {"kind": "hotseat"}]
    table = ann.table(players=3, seats=seats)
    with ann.live(table, seat=0) as live:
        assert live.next()["seat"] == 0
        live.socket.send('{"seat": 1}')
        turned = live.next()
        assert (turned["seat"], turned["seats"][1]["name"]) == (1, "Carol")
        assert turned["view"]["hand"] != ann.state(table, 0)["view"]["hand"]
    assert ann.finish(table, [0, 1, 2])["result"]


def test_a_seat_is_handed_to_a_bot_and_taken_back(ann: Player, bob: Player) -> None:
    table = _two(ann, bob)
    given = ann.post(f"/api/tables/{table}/seats/0/bot", level="")
    assert given["seats"][0]["stands_in"]
    with bob.live(table) as live:
        live.until(1)  # the bot has bid for Ann
    refused = ann.act(table, {"seat": 0, "version": 1}, "bid 1")
    assert (refused.status_code, reason(refused)) == (409, "server-bot-plays-here")
    assert not ann.post(f"/api/tables/{table}/seats/0/return")["seats"][0]["stands_in"]
    absent = bob.ask("POST", f"/api/tables/{table}/seats/0/bot", level="")
    assert (absent.status_code, reason(absent)) == (403, "server-host-only")
    present = ann.ask("POST", f"/api/tables/{table}/seats/1/bot", level="")
    assert (present.status_code, reason(present)) == (409, "server-not-absent")


def test_who_resigns_is_replaced_and_the_last_to_resign_ends_the_game(ann: Player, bob: Player) -> None:
    table = _two(ann, bob)
    gone = ann.post(f"/api/tables/{table}/resign", seat=0)
    assert gone["seats"][0]["resigned"]
    assert gone["status"] == "playing"
    refused = ann.ask("POST", f"/api/tables/{table}/seats/0/return")
    assert (refused.status_code, reason(refused)) == (409, "server-resigned")
    over = bob.post(f"/api/tables/{table}/resign", seat=1)
    assert (over["status"], over["result"]) == ("finished", None)
    assert bob.act(table, {"seat": 1, "version": over["version"]}, "bid 1").status_code == 409


def test_the_next_person_plays_on_against_a_bot_after_a_resignation(ann: Player, bob: Player) -> None:
    table = _two(ann, bob)
    ann.post(f"/api/tables/{table}/resign", seat=0)
    assert bob.finish(table)["result"]


@pytest.mark.parametrize("game", ["toy", "seven_wonders", "hadara"])
def test_who_opens_the_page_late_sees_who_has_chosen_but_not_what(
    server: Server, ann: Player, bob: Player, game: str
) -> None:
    table = _two(ann, bob, game)
    late = Player(server, "Dan")
    assert late.state(table)["committed"] == []
    while 0 in ann.state(table)["to_move"]:  # with two players one of them chooses for the free city too
        assert late.state(table)["committed"] == []
        chosen = ann.act(table, ann.state(table)).json()
    for player in (ann, bob, late):
        seen = player.state(table)
        assert (seen["committed"], seen["to_move"]) == ([0], [1])
        assert player.get(f"/api/tables/{table}/replay?step={seen['steps']}")["committed"] == [0]
    ann.withdraw("take-back", table, chosen)
    assert late.state(table)["committed"] == []


def test_a_client_that_comes_back_gets_what_it_missed(ann: Player, bob: Player) -> None:
    table = _two(ann, bob)
    ann.act(table, ann.state(table))
    seen = ann.state(table)
    bob.act(table, bob.state(table))
    with ann.live(table, since=seen["version"]) as live:
        missed = live.next()
    assert missed["journal_from"] == len(seen["journal"])
    assert seen["journal"] + missed["journal"] == ann.state(table)["journal"]


def test_replay_shows_every_step_from_every_seat_after_the_end(server: Server, ann: Player) -> None:
    table = ann.quick("seven_wonders", 3)
    steps = ann.finish(table)["steps"]
    stranger = Player(server, "Dan")
    frames = [stranger.get(f"/api/tables/{table}/replay?step={step}&seat=2") for step in (0, steps // 2, steps)]
    assert frames[0]["action"] is None
    assert frames[1]["action"]["id"]
    assert frames[1]["view"]["hand"]
    assert frames[2]["result"]
    assert {frame["steps"] for frame in frames} == {steps}


def _two(ann: Player, bob: Player, game: str = "toy") -> str:
    table = ann.table(game, open=True)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    return table
