"""What a seat has missed since it last decided, the steps of the log, and a new name at every table."""

from __future__ import annotations

import msgspec
import pytest

from ecumene import games
from ecumene.kernel import Rng
from ecumene.kernel.decisions import any_of
from ecumene.server.live import LiveTable
from ecumene.server.rows import LogRow, SeatRow
from ecumene.server.store import Stored
from ecumene.server.telling import figures
from tests.server.serving import Player
from tests.server.test_time import toy_row


def test_a_snapshot_tells_since_when_a_seat_has_missed_something(ann: Player) -> None:
    table = ann.quick("seven_wonders", 3, level="random")
    first = ann.state(table)
    assert first["since"] is None
    with ann.live(table) as live:
        ann.act(table, first)
        while (state := live.next())["view"]["turn"] == 1:
            pass
    state, since = ann.state(table), state["since"]
    missed = [entry for entry in state["journal"] if entry["n"] >= since["line"]]
    assert {entry["player"] for entry in missed if not entry["heading"]} == {0, 1, 2}
    assert [entry["heading"] for entry in missed][-1] == "turn"
    assert {entry["step"] for entry in missed} == {3}, "all is revealed with the last choice"
    for change in since["changes"]:
        assert change["before"] != change["after"]
        if change["what"] == "coins":
            assert change["after"] == state["view"]["cities"][change["seat"]]["coins"]


def test_a_frame_brings_the_log_up_to_it(ann: Player) -> None:
    table = ann.quick("seven_wonders", 3, level="random")
    ann.finish(table)
    journal = ann.state(table)["journal"]
    steps = ann.state(table)["steps"]
    for step in (0, 3, steps // 2, steps):
        told = ann.get(f"/api/tables/{table}/replay?step={step}&seat=0")["journal"]
        assert told == [entry for entry in journal if entry["step"] <= step][-len(told) :]
        assert len(told) == min(150, sum(entry["step"] <= step for entry in journal))


def test_a_new_name_is_shown_at_tables_that_are_not_over(ann: Player, bob: Player) -> None:
    running, over = ann.table("toy", 2, open=True), ann.quick("toy", 2)
    bob.post(f"/api/tables/{running}/join")
    ann.finish(over)
    ann.post("/api/guest", name="Anna")
    names = [[seat["name"] for seat in bob.get(f"/api/tables/{table}")["seats"]] for table in (running, over)]
    assert [name[0] for name in names] == ["Anna", "Ann"]


@pytest.mark.parametrize("game", games.slugs())
def test_figures_that_are_remembered_are_those_of_the_moment(game: str) -> None:
    """They stay while seats decide at once, and change with everything else: moves, take-backs and undos."""
    kind, rng = games.load(game), Rng("figures")
    players = kind.players.start + 1
    row = msgspec.structs.replace(toy_row(kind, kind.version), game=game, players=players)
    seats = [SeatRow(seat, "human", f"p{seat}", f"p{seat}") for seat in range(players)]
    live, together = LiveTable(Stored(row, seats, [], {})), 0
    for seq in range(1, 121):
        waiting = live.state.to_move()
        if not waiting:
            break
        seat = waiting[int(rng.below(len(waiting)))]
        entry = LogRow(seq, "play", seat, at=float(seq))
        held = [other for other in range(players) if live.state.can_take_back(other)]
        if held and rng.below(5) == 0:
            entry = LogRow(seq, "take_back", held[0], at=float(seq))
        elif live.playing.actions and rng.below(6) == 0 and live.playing.can_undo(last := live.playing.move(-1)[0]):
            entry = LogRow(seq, "undo", last, at=float(seq))
        else:
            action = any_of(live.state.legal(seat), kind.catalogue.resigning, rng)
            entry = msgspec.structs.replace(entry, action=str(kind.catalogue[action]))
        before = live._figures_now()
        live.apply(entry)
        together += live._figures is before
        assert live._figures_now() == figures(kind, live.state)
    if game in ("seven_wonders", "hadara"):  # where several decide at once from the beginning
        assert together
