"""What a seat has missed since it last decided, the steps of the log, and a new name at every table."""

from __future__ import annotations

from tests.server.serving import Player


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
