"""Key moments of the standard rules: all twelve, who announces first, dice between several, silence and orders."""

from __future__ import annotations

import pytest

from ecumene.conformance import random_move
from ecumene.games.civilization import GAME
from ecumene.games.civilization.components import ERAS, KEY_MOMENTS
from ecumene.games.civilization.moments import OF_ERA, progress
from ecumene.games.civilization.numbers import MOMENT_LEAST
from ecumene.games.civilization.rules import Civilization
from ecumene.games.civilization.state import CONSIDER, MOVEMENT, NOBODY
from ecumene.kernel import Rng
from tests.games.civilization.kit import (
    ANGELA,
    BRAD,
    CHRIS,
    buying,
    cards,
    city,
    dice,
    events,
    marker,
    moving,
    settlement,
    units,
    world,
)

PLACES = [
    "gaul",
    "iberia",
    "italia",
    "germania",
    "balkans",
    "sarmatia",
    "muscovy",
    "ob",
    "siberia",
    "lena",
    "manchuria",
    "gobi",
]
#: As the rulebook prints them: the moment, its era, and so many of what.
MOMENTS = [
    ("six_villages", "ancient", 6, "villages"),
    ("ancient_technologies", "ancient", 2, "technologies"),
    ("ancient_armies", "ancient", 8, "swordsman"),
    ("medieval_technologies", "medieval", 2, "technologies"),
    ("medieval_fleets", "medieval", 2, "caravel"),
    ("medieval_gold", "medieval", 60, "gold"),
    ("gunpowder_technologies", "gunpowder", 2, "technologies"),
    ("gunpowder_fleets", "gunpowder", 2, "frigate"),
    ("gunpowder_gold", "gunpowder", 80, "gold"),
    ("ten_metropolises", "modern", 10, "metropolises"),
    ("modern_technologies", "modern", 2, "technologies"),
    ("modern_gold", "modern", 100, "gold"),
]
NAMES = [row[0] for row in MOMENTS]
each = pytest.mark.parametrize(("name", "era", "least", "what"), MOMENTS, ids=NAMES)


def have(state: Civilization, seat: int, number: int, what: str) -> None:
    if what in ("villages", "metropolises"):
        for place in PLACES[:number]:
            city(state, seat, place, 1 if what == "villages" else 4)
    elif what == "technologies":
        cards(state, seat, *[0] * state.era, number)
    elif what == "gold":
        state.gold[seat] = number
    else:
        units(state, seat, "gobi" if what == "swordsman" else "coral_sea", f"{what} " * number)


def begin(state: Civilization) -> None:
    """The movement of the turn begins, and whatever has been reached is announced."""
    state.stack.clear()
    state.phase, state.step = MOVEMENT, 0
    state.proceed()


def owner(state: Civilization, name: str) -> int:
    return state.moments[NAMES.index(name)]


def test_the_moments_are_those_of_the_box() -> None:
    assert [moment.id for moment in KEY_MOMENTS] == NAMES


@each
def test_a_moment_is_reached_and_brings_a_wonder(name: str, era: str, least: int, what: str) -> None:
    state = world(era=era)
    have(state, BRAD, least, what)
    begin(state)
    assert owner(state, name) == BRAD
    assert state.scores()[BRAD]["wonders"] == 3
    assert state.moments.count(NOBODY) == 11


@each
def test_one_less_is_not_enough(name: str, era: str, least: int, what: str) -> None:
    state = world(era=era)
    have(state, BRAD, least - 1, what)
    begin(state)
    assert owner(state, name) == NOBODY


@each
def test_a_moment_is_over_with_its_era(name: str, era: str, least: int, what: str) -> None:
    state = world(era=era)
    have(state, BRAD, least, what)
    state.era = (ERAS.index(era) + 1) % 4
    begin(state)
    assert owner(state, name) == NOBODY


def test_armies_aboard_count() -> None:
    state = world()
    units(state, ANGELA, "gobi", "swordsman " * 5)
    units(state, ANGELA, "coral_sea", "galley:horseman+catapult+swordsman")
    begin(state)
    assert owner(state, "ancient_armies") == ANGELA


def test_several_at_once_throw_dice() -> None:
    state = world(era="medieval")
    state.gold = [60, 60, 10]
    state.rng = dice((2, 4), (2, 4), (2, 6), (2, 9), seed=35220)
    begin(state)
    assert owner(state, "medieval_gold") == BRAD
    assert [event["n"] for event in events(state, "rolled")] == [4, 4, 6, 9], "equals throw again"


def test_a_purchase_reaches_a_moment_at_once() -> None:
    state = world()
    cards(state, ANGELA, 1)
    city(state, ANGELA, "gaul")
    buying(state, ANGELA, 20)
    state.play(ANGELA, "research")
    assert owner(state, "ancient_technologies") == ANGELA


# Whatever brings it about, and whoever's doing it was. Once that was noticed when the next player moved


at_once = pytest.mark.parametrize(("rules", "announced"), [(3, NOBODY), (4, ANGELA)])


@at_once
def test_a_tribe_s_unit_reaches_a_moment_at_once(rules: int, announced: int) -> None:
    """Before the finder's movement goes on, and an army is perhaps lost in battle."""
    state = world()
    state.rules = rules
    city(state, ANGELA, "gaul")
    units(state, ANGELA, "iberia", "swordsman " * 7)
    units(state, ANGELA, "gobi", "settler")
    marker(state, "gobi", "native_tribe")
    moving(state, ANGELA)
    state.rng = dice((2, 12), (2, 4), (2, 5))
    state.play(ANGELA, "explore gobi")
    state.play(ANGELA, "place swordsman gobi")
    assert state.stack[-1].kind == "move"
    assert owner(state, "ancient_armies") == announced


@at_once
def test_a_captured_village_reaches_a_moment_before_the_next_battle(rules: int, announced: int) -> None:
    state = world()
    state.rules = rules
    have(state, ANGELA, 5, "villages")
    city(state, BRAD, "nile")
    units(state, ANGELA, "nile", "swordsman")
    for seat in (ANGELA, BRAD):
        units(state, seat, "andes", "swordsman horseman")
    moving(state, ANGELA)
    for line in ("done", "attack nile 2", "attack andes 2"):
        state.play(ANGELA, line)
    assert (settlement(state, "nile"), state.stack[-1].kind) == ((ANGELA, 1), "pick")
    assert owner(state, "six_villages") == announced


@at_once
def test_somebody_else_s_foundation_reaches_a_moment(rules: int, announced: int) -> None:
    """Brad turns up a tribe where he would settle, and it joins Angela: her sixth village."""
    state = world()
    state.rules = rules
    have(state, ANGELA, 5, "villages")
    city(state, BRAD, "andes")
    units(state, BRAD, "nile", "settler")
    marker(state, "nile", "native_tribe")
    buying(state, BRAD, 20)
    state.rng = dice((2, 12), (2, 4), (2, 5))
    state.play(BRAD, "found nile")
    state.play(ANGELA, "place swordsman nile")
    assert (settlement(state, "nile"), state.stack[-1].kind) == ((ANGELA, 1), "buy")
    assert owner(state, "six_villages") == announced


def test_who_considers_is_asked_and_may_keep_silent_until_the_next_turn() -> None:
    state = world(era="medieval")
    state.gold = [60, 0, 0]
    state.wonder_order[ANGELA] = CONSIDER
    begin(state)
    assert (state.to_move(), state.stack[-1].kind) == ([ANGELA], "announce")
    state.play(ANGELA, "hold")
    assert (owner(state, "medieval_gold"), state.stack[-1].kind) == (NOBODY, "move")
    begin(state)
    assert state.stack[-1].kind == "move", "not asked twice in a turn"
    state.begin_turn()
    begin(state)
    state.play(ANGELA, "claim")
    assert owner(state, "medieval_gold") == ANGELA


def test_who_keeps_silent_may_see_another_announce_first() -> None:
    """It is not enough to have reached it: whoever says so first takes the wonder."""
    state = world(era="medieval")
    state.gold = [60, 0, 0]
    state.wonder_order[ANGELA] = CONSIDER
    begin(state)
    state.play(ANGELA, "hold")
    state.gold[CHRIS] = 60
    begin(state)
    assert owner(state, "medieval_gold") == CHRIS


def test_nobody_hears_of_a_silence() -> None:
    state = world(era="medieval")
    state.gold = [60, 0, 0]
    state.wonder_order[ANGELA] = CONSIDER
    begin(state)
    state.play(ANGELA, "hold")
    assert state.journal is not None
    assert not [event for event in state.journal.seen_by(BRAD) if event.kind in ("moment", "held", "announced")]


def test_a_standing_order_can_be_given_and_taken_back() -> None:
    state = world()
    begin(state)
    seat = state.to_move()[0]
    state.play(seat, "order consider")
    assert state.wonder_order[seat] == CONSIDER
    assert "order" not in " ".join(str(action) for action in state.actions(seat)), "one order a turn"


@pytest.mark.parametrize("players", [2, 4])
def test_no_moment_goes_unnoticed(players: int) -> None:
    """Whatever happens says what it may bring about; nothing else is counted again."""
    state = GAME.new(players, {"trade_offers": 2}, seed="unnoticed")
    assert isinstance(state, Civilization)
    rng = Rng("unnoticed")
    while not state.over and state.turn < 20:
        if all(decision.kind not in ("moments", "announce", "found") for decision in state.stack):
            for moment in OF_ERA[state.era] if state.turn else []:
                silent = state.held[moment]
                reached = [seat for seat in range(players) if progress(state, seat, moment) >= MOMENT_LEAST[moment]]
                assert state.moments[moment] != NOBODY or all(silent >> seat & 1 for seat in reached)
        state.apply(*random_move(state, rng))
    assert any(owner != NOBODY for owner in state.moments)
