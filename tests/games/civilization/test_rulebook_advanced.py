"""Every worked example of the advanced rules, retold."""

from __future__ import annotations

import pytest

from ecumene.games.civilization.announcements import DIPLOMATIC, MILITARY
from ecumene.games.civilization.happiness import best_assignment
from ecumene.games.civilization.numbers import GREAT_WALL, KIND_INDEX, TECHNOLOGY_ID
from ecumene.games.civilization.production import income
from ecumene.games.civilization.purchase import TECHNOLOGICAL
from ecumene.games.civilization.rules import Civilization
from ecumene.games.civilization.scoring import score
from ecumene.games.civilization.strength import defence
from ecumene.kernel import Illegal
from tests.games.civilization.kit import (
    ANGELA,
    BRAD,
    CHRIS,
    all_pieces,
    buying,
    city,
    dice,
    events,
    improve,
    know,
    moving,
    next_turn,
    notations,
    pieces,
    seen,
    settled,
    settlement,
    units,
    wonders,
    world,
)

SPICES = 4


# Happiness and production


def test_wine_is_happy_and_one_more_for_free() -> None:
    """The free one goes to the oil town; a temple makes the third settlement happy too."""
    state = world("advanced")
    for name, size, what in (("gaul", 1, "wine"), ("iberia", 2, "oil"), ("italia", 1, "")):
        city(state, ANGELA, name, size, what)
    happy = dict(zip(("iberia", "gaul", "italia"), best_assignment(state, ANGELA, []).happy, strict=True))
    assert happy == {"gaul": True, "iberia": True, "italia": False}
    improve(state, ANGELA, "temple")
    assert all(best_assignment(state, ANGELA, []).happy)


@pytest.fixture
def three_civilizations() -> Civilization:
    """The production example, in the ancient era, where granary and courthouse are not out of date."""
    state = world("advanced")
    for name in ("gaul", "iberia", "italia"):
        city(state, ANGELA, name, 1, "wine")
    improve(state, ANGELA, "granary")
    city(state, BRAD, "nile", 1, "wine")
    city(state, BRAD, "sudan", 2, "spices")
    city(state, BRAD, "atlas", 2, "fertile")
    improve(state, BRAD, "courthouse")
    city(state, CHRIS, "andes", 2)
    city(state, CHRIS, "pampas", 2, "oil")
    improve(state, CHRIS, "granary")
    return state


def test_what_city_cards_yield(three_civilizations: Civilization) -> None:
    gold = [sorted(best_assignment(three_civilizations, seat, []).gold) for seat in range(3)]
    assert gold == [[4, 4, 8], [4, 6, 6], [1, 12]]


def test_critical_resource_resources_and_monopolies(three_civilizations: Civilization) -> None:
    parts = [income(three_civilizations, seat, SPICES) for seat in range(3)]
    assert [part[0] for part in parts] == [16, 16, 13]
    assert [part[1] for part in parts] == [0, 15, 0]
    assert [part[2] for part in parts] == [3, 6, 3]
    assert [part[3] for part in parts] == [20, 0, 0]
    assert [sum(part) for part in parts] == [39, 37, 16]


# Technologies, wonders, levels


def test_feudalism_brings_sun_tzu_and_two_infantry() -> None:
    state = world("advanced", era="medieval")
    city(state, ANGELA, "gaul", 2)
    know(state, BRAD, "code_of_laws construction")
    buying(state, ANGELA, 70)
    state.play(ANGELA, "learn feudalism")
    assert seen(state, ANGELA).players[ANGELA].wonders == ["sun_tzu"]
    assert pieces(state, ANGELA, "gaul") == ["pikeman", "pikeman"]


def test_the_great_wall_stands_until_the_middle_ages() -> None:
    state = world("advanced")
    place = city(state, BRAD, "gaul")
    know(state, ANGELA, "iron_working mathematics")
    buying(state, BRAD, 50)
    state.play(BRAD, "learn construction")
    assert state.wonders[GREAT_WALL] == BRAD
    infantry = KIND_INDEX["swordsman"]
    assert defence(state, BRAD, infantry, place) == 2
    state.era = 1
    assert defence(state, BRAD, infantry, place) == 1


def test_anybody_may_buy_the_colony_ship_once_fusion_is_in_play() -> None:
    state = world("advanced", era="modern")
    for seat, name in enumerate(("gaul", "nile", "andes")):
        city(state, seat, name)
    buying(state, CHRIS, 200)
    with pytest.raises(Illegal, match="Fusion"):
        state.play(CHRIS, "colonize")
    know(state, ANGELA, "fusion")
    state.gold[CHRIS] = 199
    with pytest.raises(Illegal, match="costs 200"):
        state.play(CHRIS, "colonize")
    state.gold[CHRIS] = 200
    state.play(CHRIS, "colonize")
    assert state.gold[CHRIS] == 0
    next_turn(state)
    assert state.over
    assert state.ending == TECHNOLOGICAL


def test_units_are_modernized_within_their_era_only() -> None:
    state = world("advanced", era="ancient")
    for seat, name in enumerate(("gaul", "nile", "andes")):
        city(state, seat, name, 2)
    units(state, BRAD, "nile", "swordsman swordsman chariot catapult")
    know(state, ANGELA, "the_wheel bronze_working iron_working code_of_laws construction mathematics")
    names = [piece.name for piece in seen(state, BRAD).pieces]
    assert names == ["swordsman", "chariot", "catapult"]
    buying(state, CHRIS, 500)
    state.play(CHRIS, "learn horseback_riding")
    assert [p.name for p in seen(state, BRAD).pieces if p.owner == BRAD] == ["swordsman", "horseman", "catapult"]
    state.play(CHRIS, "learn feudalism")
    assert [p.name for p in seen(state, BRAD).pieces if p.owner == BRAD] == ["swordsman", "horseman", "catapult"]
    state.play(CHRIS, "learn engineering")
    assert [p.name for p in seen(state, BRAD).pieces if p.owner == BRAD] == ["swordsman", "horseman", "trebuchet"]


def test_a_catapult_that_comes_after_engineering_is_a_trebuchet_too() -> None:
    """The same figure serves both. Games begun under the second version of our rules go on as they began."""
    for rules, figures in ((2, ["catapult", "catapult"]), (3, ["trebuchet", "trebuchet"])):
        state = world("advanced", era="ancient")
        state.rules = rules
        city(state, ANGELA, "gaul", 4)
        know(state, BRAD, "engineering masonry alphabet_writing")
        buying(state, ANGELA, 500)
        state.play(ANGELA, "learn mathematics")
        state.play(ANGELA, "buy catapult gaul")
        assert pieces(state, ANGELA, "gaul") == figures


# Battles


def test_the_battle_of_orinoco_with_levels_and_defence() -> None:
    state = world("advanced", era="modern")
    city(state, ANGELA, "gaul")
    city(state, BRAD, "nile")
    city(state, CHRIS, "orinoco", 4)
    know(state, ANGELA, "mass_production metallurgy gunpowder_weapons flight advanced_flight")
    units(state, BRAD, "orinoco", "tank tank howitzer monoplane")
    units(state, CHRIS, "orinoco", "musketeer tank cannon settler settler settler")
    moving(state, BRAD)
    state.play(BRAD, "done")
    state.play(BRAD, "attack orinoco 3")
    state.rng = dice((6, 20), (3, 14))
    state.play(BRAD, "support tank 2")
    state.play(CHRIS, "pick cannon 3")
    state.rng = dice((4, 17), (4, 12))
    state.play(BRAD, "pick tank 2")
    state.play(CHRIS, "pick tank 3")
    state.rng = dice((4, 14), (3, 12))
    state.play(BRAD, "pick tank 2")
    totals = [(event["own"], event["theirs"]) for event in events(state, "round")]
    assert totals == [(20, 20), (17, 13), (18, 13)]
    assert settlement(state, "orinoco") == (BRAD, 4)
    assert state.out[CHRIS]


def test_battleships_add_one() -> None:
    """The printed example forgets the plus in the second round; the total is 17."""
    state = world("advanced", era="modern")
    for seat, name in enumerate(("gaul", "nile", "andes")):
        city(state, seat, name)
    know(state, ANGELA, "combustion metallurgy astronomy")
    units(state, CHRIS, "coral_sea", "battleship battleship")
    units(state, BRAD, "coral_sea", "frigate caravel:machine_gunner+howitzer")
    moving(state, CHRIS)
    state.play(CHRIS, "done")
    state.play(CHRIS, "attack coral_sea 2")
    state.rng = dice((4, 9), (3, 6), (4, 16), (2, 12), seed=63_334)
    state.play(BRAD, "pick frigate 2")
    assert [(e["own"], e["theirs"]) for e in events(state, "round")] == [(10, 6), (17, 12)]
    assert all_pieces(state, BRAD) == []


# Purchases


def test_the_owner_of_a_technology_gets_a_share() -> None:
    """Two pikemen and three knights cost Angela 75, of which Brad gets 10; there are no trebuchets yet."""
    state = world("advanced", era="medieval")
    city(state, ANGELA, "gaul", 4)
    city(state, ANGELA, "iberia", 2)
    city(state, BRAD, "nile")
    know(state, ANGELA, "chivalry")
    know(state, BRAD, "feudalism")
    buying(state, ANGELA, 100)
    for line in ("buy pikeman gaul", "buy pikeman gaul", "buy knight gaul", "buy knight gaul", "buy knight iberia"):
        state.play(ANGELA, line)
    assert state.gold == [25, 10, 0]
    with pytest.raises(Illegal, match="no technology"):
        state.play(ANGELA, "buy trebuchet iberia")


def test_a_settlement_takes_in_as_many_pieces_as_its_size() -> None:
    state = world("advanced")
    city(state, ANGELA, "gaul", 1)
    city(state, ANGELA, "iberia", 2)
    know(state, ANGELA, "trade_mapmaking bronze_working")
    buying(state, ANGELA, 500)
    state.play(ANGELA, "buy settler gaul")
    with pytest.raises(Illegal, match="as many new pieces"):
        state.play(ANGELA, "buy swordsman gaul")
    state.play(ANGELA, "launch galley iberia bay_of_biscay")
    state.play(ANGELA, "buy swordsman iberia")
    assert not [line for line in notations(state, ANGELA) if line.split()[0] in ("buy", "launch")]


def test_old_units_bring_a_fifth() -> None:
    state = world("advanced", era="medieval")
    city(state, ANGELA, "gaul")
    units(state, ANGELA, "gaul", "horseman")
    buying(state, ANGELA, 0)
    state.play(ANGELA, "sell horseman gaul")
    assert state.gold[ANGELA] == 2


def test_one_improvement_of_each_name() -> None:
    state = world("advanced")
    city(state, CHRIS, "gaul")
    know(state, CHRIS, "pottery_specialization currency mysticism code_of_laws")
    buying(state, CHRIS, 500)
    for name in ("granary", "marketplace", "temple", "courthouse"):
        state.play(CHRIS, f"build {name}")
        with pytest.raises(Illegal, match="already"):
            state.play(CHRIS, f"build {name}")


def test_a_castle_and_a_cathedral_but_no_second_castle() -> None:
    state = world("advanced", era="medieval")
    city(state, CHRIS, "gaul")
    know(state, ANGELA, "feudalism theology")
    improve(state, CHRIS, "castle")
    buying(state, CHRIS, 500)
    lines = notations(state, CHRIS)
    assert "build cathedral" in lines
    assert "build castle" not in lines


# The end


def sizes(state: Civilization, seat: int, *numbers: int) -> None:
    free = [place for place, owner in enumerate(state.owner) if owner < 0]
    for size, number in enumerate(numbers, start=1):
        for _ in range(number):
            place = free.pop()
            settled(state, seat, place, size)


KEYS = ("alphabet_writing", "printing_press", "steam_power", "computers")
PLAIN = [name for name in TECHNOLOGY_ID if name not in KEYS]


def test_the_advanced_score_at_a_technological_end() -> None:
    """Everybody gets a point for each technology; Brad wins with 79."""
    state = world("advanced", era="modern")
    sizes(state, ANGELA, 1, 2, 3, 3)
    sizes(state, BRAD, 0, 0, 4, 6)
    sizes(state, CHRIS, 0, 2, 4, 8)
    rest = PLAIN[:]
    for seat, plain, keys in ((ANGELA, 8, 0), (BRAD, 12, 3), (CHRIS, 6, 1)):
        know(state, seat, " ".join(rest[:plain]))
        rest = rest[plain:]
        know(state, seat, " ".join(KEYS[3 * (seat == CHRIS) :][:keys]))
    wonders(state, ANGELA, "oracle")
    wonders(state, BRAD, "colossus pyramids great_library great_wall sun_tzu edisons_lab hoover_dam alpha_centauri")
    wonders(state, CHRIS, "great_lighthouse sistine_chapel bachs_cathedral newtons_university shakespeares_theatre")
    state.ending = TECHNOLOGICAL
    rows = [score(state, seat) for seat in range(3)]
    assert [[row[0], row[4], row[3], row[2]] for row in rows] == [[26, 8, 0, 2], [36, 15, 12, 16], [48, 7, 4, 10]]
    assert [sum(row) for row in rows] == [36, 79, 69]


@pytest.mark.parametrize(("wonder", "ending"), [("united_nations", DIPLOMATIC), ("apollo_program", MILITARY)])
def test_owners_declare_the_end_and_it_comes_with_the_turn(wonder: str, ending: int) -> None:
    state = world("advanced", era="modern")
    for seat, name in enumerate(("gaul", "nile", "andes")):
        city(state, seat, name)
    units(state, ANGELA, "gaul", "tank tank settler")
    units(state, BRAD, "coral_sea", "battleship:tank+settler")
    wonders(state, BRAD, wonder)
    buying(state, BRAD, 0)
    state.play(BRAD, f"declare {wonder}")
    next_turn(state)
    assert state.over
    assert state.ending == ending
    bonus = [score(state, seat)[4] for seat in range(3)]
    assert bonus == ([0, 5, 0] if ending == DIPLOMATIC else [2, 2, 0])


def test_the_end_can_still_be_declared_when_everybody_has_bought() -> None:
    """At any time: so also when the purchases of all are known, Brad's own being long over."""
    state = world("advanced", era="modern")
    for seat, name in enumerate(("gaul", "nile", "andes")):
        city(state, seat, name)
    wonders(state, BRAD, "united_nations")
    buying(state, BRAD, 0)
    state.play(BRAD, "done")
    state.play(CHRIS, "done")
    assert (state.to_move(), notations(state, BRAD)) == ([BRAD], ["declare united_nations", "done"])
    state.play(BRAD, "declare united_nations")
    assert (state.over, state.ending) == (True, DIPLOMATIC)


def test_who_does_not_declare_is_asked_again_next_turn() -> None:
    state = world("advanced", era="modern")
    for seat, name in enumerate(("gaul", "nile", "andes")):
        city(state, seat, name)
    wonders(state, ANGELA, "apollo_program")
    buying(state, CHRIS, 0)
    state.play(CHRIS, "done")
    state.play(ANGELA, "done")
    assert (state.turn, state.stack[-1].kind) == (2, "move")


def test_two_who_declare_different_ends_throw_dice_for_it() -> None:
    state = world("advanced", era="modern")
    for seat, name in enumerate(("gaul", "nile", "andes")):
        city(state, seat, name)
    wonders(state, ANGELA, "united_nations")
    wonders(state, BRAD, "apollo_program")
    buying(state, CHRIS, 0)
    state.play(CHRIS, "done")
    state.play(ANGELA, "declare united_nations")
    assert not state.over, "Brad has not answered yet"
    state.rng = dice((2, 4), (2, 9))
    state.play(BRAD, "declare apollo_program")
    assert (state.over, state.ending) == (True, MILITARY)
