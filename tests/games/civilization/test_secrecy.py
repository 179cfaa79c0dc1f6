"""What is hidden stays hidden: markers, units behind the screen, standing orders."""

from __future__ import annotations

from ecumene.games.civilization.numbers import MARKER_ID, NO_EVENT, RESOURCE_COUNT
from ecumene.games.civilization.rules import Civilization
from ecumene.kernel import Rng
from tests.games.civilization.kit import ANGELA, BRAD, city, marker, moving, region, seen, units, world


def samples(state: Civilization, seat: int) -> list[Civilization]:
    return [state.sample(seat, Rng(f"sample {i}")) for i in range(40)]  # type: ignore[misc]


def test_a_marker_somebody_has_looked_at_is_a_resource_or_empty_to_the_others() -> None:
    state = world()
    state.box = list(range(len(MARKER_ID)))
    marker(state, "gobi", "wine")
    marker(state, "nile", "plague")
    units(state, ANGELA, "gobi", "settler")
    city(state, ANGELA, "gaul")
    moving(state, ANGELA)
    state.play(ANGELA, "explore gobi")
    known = {sample.marker[region("gobi")] for sample in samples(state, BRAD)}
    assert len(known) > 1
    assert all(kind < RESOURCE_COUNT or kind == NO_EVENT for kind in known)
    assert len({sample.marker[region("nile")] for sample in samples(state, BRAD)}) > RESOURCE_COUNT
    assert {sample.marker[region("gobi")] for sample in samples(state, ANGELA)} == {state.marker[region("gobi")]}


def test_the_unit_behind_the_screen_is_not_seen() -> None:
    state = world()
    units(state, ANGELA, "gobi", "swordsman horseman")
    units(state, BRAD, "gobi", "swordsman catapult")
    moving(state, ANGELA)
    state.play(ANGELA, "done")
    state.play(ANGELA, "attack gobi 2")
    before = seen(state, BRAD)
    state.play(ANGELA, "pick horseman 1")
    assert seen(state, BRAD) == before
    assert state.chosen(BRAD) == []
    picks = {str(sample.chosen(ANGELA)[0]) for sample in samples(state, BRAD)}
    assert picks == {"pick swordsman 1", "pick horseman 1"}
    state.take_back(ANGELA)
    state.play(ANGELA, "pick swordsman 1")


def test_standing_orders_of_others_are_guessed() -> None:
    state = world()
    city(state, ANGELA, "gaul")
    moving(state, ANGELA)
    state.play(ANGELA, "order fight")
    assert {sample.battle_order[ANGELA] for sample in samples(state, BRAD)} == {0, 1, 2}
    assert {sample.battle_order[ANGELA] for sample in samples(state, ANGELA)} == {1}
    assert seen(state, BRAD).battle_order == "ask"
    assert state.journal is not None
    assert not [event for event in state.journal.seen_by(BRAD) if event.kind == "ordered"]
