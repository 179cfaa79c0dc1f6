"""Everything can be told, in every language, and offers, refusals and views carry their facts as data."""

from __future__ import annotations

import msgspec
import pytest

from ecumene.conformance import Proofreader
from ecumene.games.seven_wonders import GAME
from ecumene.games.seven_wonders.cards import CARDS
from ecumene.games.seven_wonders.terminal import cost_words
from ecumene.games.seven_wonders.view import View
from ecumene.games.seven_wonders.wonders import WONDERS
from ecumene.kernel import Change, Message, Offer
from ecumene.locale import LANGUAGES, text
from tests.games.seven_wonders.kit import City, look, position, question, turn

PLAIN = City("giza A"), City("rhodes A")
EFFECTS = [effect for card in CARDS for effect in card.gives] + [
    effect for wonder in WONDERS for stage in wonder.stages for effect in stage.gives
]


@pytest.mark.parametrize("effect", sorted(set(map(repr, EFFECTS))))
def test_every_effect_has_words(effect: str) -> None:
    reader = Proofreader()
    value = next(one for one in EFFECTS if repr(one) == effect)
    assert list(reader.problems(GAME.speech.effect(value))) == []


def test_cards_and_stages_tell_what_they_give() -> None:
    """As many sentences as effects, on every card and on every stage."""
    box = GAME.components()
    stages = [stage for wonder in box["wonders"] for stage in wonder["stages"]]
    assert len(box["cards"]) == len(CARDS)
    for thing in [*box["cards"], *stages]:
        assert len(thing["words"]) == len(thing["gives"]) > 0
        assert all(isinstance(words, Message) for words in thing["words"])
        assert all(effect["type"].islower() for effect in thing["gives"])
    for kind in box:
        for thing in box[kind]:
            assert list(Proofreader().problems(GAME.name_of(thing["id"]))) == []


@pytest.mark.parametrize(
    ("card", "english", "russian"),
    [
        ("quarry", "Produces 2 stone every turn", "Каждый ход производит: 2 камня"),
        (
            "forum",
            "Produces one of these every turn, for you alone: glass, cloth, papyrus",
            "Каждый ход производит одно на выбор, только для вас: стекло, ткань, папирус",
        ),
        ("town_hall", "6 victory points", "6 победных очков"),
        (
            "arena",
            "3 coins at once per wonder stage in your city",
            "Сразу 3 монеты за каждый построенный этап чуда в вашем городе",
        ),
        ("workshop", "Science symbol: gear", "Символ науки: шестерня"),
        (
            "builders_guild",
            "1 point at the end per wonder stage in your city and the two neighbouring cities",
            "В конце игры 1 очко за каждый построенный этап чуда в вашем и двух соседних городах",
        ),
    ],
)
def test_the_words_of_some_cards(card: str, english: str, russian: str) -> None:
    words = next(thing["words"][0] for thing in GAME.components()["cards"] if thing["id"] == card)
    assert (text(words, "en"), text(words, "ru")) == (english, russian)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cost_can_be_told(language: str) -> None:
    for cost in [card.cost for card in CARDS] + [stage.cost for wonder in WONDERS for stage in wonder.stages]:
        assert bool(cost_words(cost, language)) == bool(cost.coins or cost.units())


# What an offer would change


def offered(city: City, notation: str) -> Offer:
    state = position(city, *PLAIN, age=3)
    return next(offer for offer in state.offers(0) if offer.notation == notation)


def test_an_offer_tells_price_and_changes() -> None:
    barracks = offered(City("giza A", coins=5, hand="barracks"), "build barracks pay right:2")
    assert barracks.price == {"right": 2}
    assert barracks.changes == (Change("coins", 5, 3), Change("shields", 0, 1))
    assert barracks.value.fields() == {"card": "barracks", "left": 0, "right": 2}


def test_coins_that_count_others_are_in_the_changes() -> None:
    lighthouse = offered(City("alexandria A", "stone_pit tavern", coins=1, hand="lighthouse"), "build lighthouse")
    assert lighthouse.changes == (Change("coins", 1, 3),)
    assert lighthouse.points == 3


def test_symbols_stages_and_sales_are_changes() -> None:
    city = City("babylon A", "clay_pool sawmill lumber_yard press_i", coins=0, stages=1, hand="scriptorium")
    assert offered(city, "build scriptorium").changes == (Change("tablet", 0, 1),)
    assert offered(city, "stage with scriptorium").changes == (Change("any", 0, 1), Change("stages", 1, 2))
    assert offered(city, "stage with scriptorium").touches == ("scriptorium", "babylon")
    assert offered(city, "discard scriptorium").changes == (Change("coins", 0, 3),)


def test_everything_that_changes_has_a_name() -> None:
    reader = Proofreader()
    for what in ("coins", "shields", "compass", "gear", "tablet", "any", "stages"):
        assert list(reader.problems(GAME.name_of(what))) == []


# Why not


def refused(city: City, verb: str, *others: City) -> dict[str, int]:
    state = position(city, *(others or PLAIN), age=3)
    return next(refusal.missing for refusal in state.refusals(0) if refusal.verb == verb)


def test_a_refusal_tells_what_is_missing() -> None:
    assert refused(City("giza A", coins=0, hand="mine"), "build") == {"coins": 1}
    assert refused(City("giza A", coins=1, hand="barracks"), "build") == {"coins": 1}
    assert refused(City("giza A", "stone_pit", coins=9, hand="academy"), "build") == {"stone": 1, "glass": 1}
    assert refused(City("giza A", "altar", hand="altar"), "build") == {}
    assert refused(City("ephesus A", "mine", coins=2, hand="altar"), "stage", City("rhodes A"), City("rhodes B")) == {
        "stone": 1
    }
    assert refused(City("giza A", stages=3, hand="altar"), "stage") == {}


# What is seen


def test_a_view_tells_which_cards_are_free_by_a_chain() -> None:
    state = position(City("giza A", "scriptorium", hand="library courthouse altar"), *PLAIN, age=2)
    assert look(state, 0).chains == {"library": "scriptorium", "courthouse": "scriptorium"}
    state.play(0, "build library")
    assert look(state, 0).chains == {}
    assert (look(state, 0).chosen_for, look(state, 1).chosen_for, look(state).chosen_for) == ([0], [], [])


def test_the_schema_marks_seats_components_and_closed_sets() -> None:
    parts = msgspec.json.schema(View)["$defs"]
    city, view = parts["CityView"]["properties"], parts["View"]["properties"]
    assert {"type": "integer", "x-type": "seat"} in city["seat"]["anyOf"]
    assert city["cards"]["items"] == {"type": "string", "x-type": "component"}
    assert city["side"] == {"enum": ["A", "B"]}
    assert view["turns"] == {"type": "integer"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_has_a_label(language: str) -> None:
    """What the plain board shows of views and components."""
    parts = msgspec.json.schema(View)["$defs"].values()
    fields = {name for part in parts for name in part["properties"]}
    things = [thing for things in GAME.components().values() for thing in things]
    fields |= {name for thing in things for name in thing} | set(GAME.components())
    for name in sorted(fields - {"id", "seat", "gives", "words"}):
        label = Message(f"seven_wonders-field-{name}")
        assert text(label, language) != label.id


def test_the_prompt_counts_ages_and_turns() -> None:
    state = position(City("giza A"), *PLAIN, age=2, turn=3)
    assert text(question(state, 0).text).startswith("Age II, turn 3: choose a card")


def test_who_builds_a_stage_reads_with_which_card() -> None:
    state = position(City("giza A", "stone_pit", hand="altar"), *PLAIN)
    turn(state, "stage with altar")
    assert state.journal is not None
    told = [
        [text(state.narrate(event)) for event in state.journal.seen_by(seat) if event.kind == "stage"]
        for seat in (0, 1)
    ]
    assert told == [["Seat 1 completed stage 1 of the wonder with Altar"], ["Seat 1 completed stage 1 of the wonder"]]
