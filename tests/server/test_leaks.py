"""Everything a connection ever receives in a whole game is compared with what it may know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ecumene import games
from ecumene.kernel import Game, Match, Record, Rng, State
from ecumene.server.seating import committed
from tests.server.serving import Live, Player, Server, new_key, play_at_once, reason


@pytest.fixture(params=["toy", "seven_wonders"])
def game(request: pytest.FixtureRequest, toy: Game) -> Game:
    return toy if request.param == "toy" else games.load(str(request.param))


def test_a_connection_receives_only_what_its_seat_may_know(
    server: Server, ann: Player, bob: Player, game: Game
) -> None:
    answers: list[str] = []
    for player in (ann, bob):
        player.http.event_hooks["response"] = [lambda response: answers.append(response.read().decode())]
    table = ann.table(game.slug, 3, open=True)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    stranger = Player(server, "Eve")
    with ann.live(table) as first, bob.live(table) as second, stranger.live(table) as watching:
        play_at_once(table, [(ann, first), (bob, second)], lambda player: _look(table, player))
        until_over(watching)
        heard = {0: first.received, 1: second.received, -1: watching.received}
    running = list(answers)
    record = Record.read(ann.http.get(f"/api/tables/{table}/record").content)
    states = _states(game, record)
    for seat, texts in heard.items():
        snapshots = [message for message in map(msgspec.json.decode, texts) if message["type"] == "snapshot"]
        assert len(snapshots) > 5
        for snapshot in snapshots:
            _check(snapshot, seat, states[snapshot["version"]])
    everything = "\n".join([*running, *(text for texts in heard.values() for text in texts)])
    for secret in (record.seed, '"seed"', ann.token, bob.token):
        assert secret not in everything


def _look(table: str, player: Player) -> None:
    """Ask for everything there is, and for what must not be had while the game goes on."""
    for path in ("/record", "/state?seat=2", "/replay?step=9&seat=2", "/advice?seat=2"):
        assert player.ask("GET", f"/api/tables/{table}{path}").status_code == 403
    for path in ("", "/replay?step=3", "/chat"):
        assert player.ask("GET", f"/api/tables/{table}{path}").status_code == 200


def until_over(live: Live) -> None:
    while not live.next()["over"]:
        pass


def _states(game: Game, record: Record) -> list[State]:
    """The true state after each number of actions."""
    states = []
    for steps in range(len(record.actions) + 1):
        match = Match(game, record.players, record.options, record.seed)
        for line in record.actions[:steps]:
            match.enter(line)
        states.append(match.state)
    return states


def _check(snapshot: dict[str, Any], seat: int, true: State) -> None:
    """The same snapshot must follow from any other state that agrees with what the seat knows."""
    assert snapshot["seat"] == seat
    imagined = true.sample(max(seat, 0), Rng(snapshot["version"])) if not true.over else true
    expected = {
        "view": imagined.view(seat),
        "scores": imagined.scores(),
        "to_move": imagined.to_move(),
        "committed": committed(imagined),
        "prompt": imagined.prompt(seat),
        "offers": imagined.offers(seat),
        "refusals": imagined.refusals(seat),
        "chosen": imagined.chosen(seat),
        "can_take_back": imagined.can_take_back(seat),
    }
    for name, value in expected.items():
        assert snapshot[name] == msgspec.json.decode(msgspec.json.encode(value)), name
    assert true.journal is not None
    told = [[event.kind, event.facts, true.narrate(event)] for event in true.journal.seen_by(seat)]
    shown = [[entry["kind"], entry["facts"], entry["text"]] for entry in snapshot["journal"]]
    assert shown == msgspec.json.decode(msgspec.json.encode(told[snapshot["journal_from"] :]))


def test_a_record_is_kept_back_while_others_play(ann: Player, bob: Player) -> None:
    table = ann.table(open=True)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    refused = ann.ask("GET", f"/api/tables/{table}/record")
    assert (refused.status_code, reason(refused)) == (403, "server-record-later")
    ann.post(f"/api/tables/{table}/resign", seat=0)
    assert ann.ask("GET", f"/api/tables/{table}/record").status_code == 403
    bob.finish(table)
    assert ann.get(f"/api/tables/{table}/record")["seed"]


def test_what_was_played_is_not_told_before_the_end(ann: Player) -> None:
    table = ann.quick("toy", 3)
    ann.act(table, ann.state(table))
    frame = ann.get(f"/api/tables/{table}/replay?step=1")
    assert (frame["action"], frame["action_seat"], frame["notation"]) == (None, None, "")


def test_the_code_is_told_to_people_at_the_table_only(ann: Player, bob: Player) -> None:
    table = ann.table()
    assert ann.info(table)["code"]
    assert bob.info(table)["code"] == ""
    assert bob.ask("POST", f"/api/tables/{table}/join", code="22222222").status_code == 403


def test_logs_hold_no_secrets(server: Server, ann: Player) -> None:
    table = ann.quick("toy", 2)
    password = new_key()
    ann.ask("POST", "/api/tokens", name="Nobody Special", password=password)
    ann.post(f"/api/tables/{table}/chat", text="psst psst", key=new_key())
    ann.finish(table)
    seed = ann.get(f"/api/tables/{table}/record")["seed"]
    logged = server.log.read_text()
    assert "/api/tables/{id}/actions" in logged
    for secret in (seed, password, ann.token, ann.info(table)["code"], "psst", "Nobody Special"):
        assert secret not in logged
