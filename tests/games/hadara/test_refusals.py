"""What cannot be done is refused with the reason and the rule, and is listed before anybody tries."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.conformance import random_game
from ecumene.games.hadara import GAME
from ecumene.games.hadara.rules import Hadara
from ecumene.kernel import Illegal
from ecumene.locale import LANGUAGES, text
from tests.games.hadara.kit import Civ, new_state, position, prompt

DOCS = Path(__file__).parents[3] / "docs" / "rules"


def refused(state: Hadara, line: str, seat: int = 0) -> Illegal:
    before = state.digest()
    with pytest.raises(Illegal) as caught:
        state.play(seat, line)
    assert state.digest() == before
    return caught.value


KEEP = (Civ(coins=1, hand="I-red-01 I-red-02"), Civ(hand="I-blue-01 I-blue-02"))
EIGHT_CARDS = "I-red-01 I-red-02 I-red-03 I-red-04 I-blue-01 I-blue-02 I-yellow-01 I-yellow-02"

CASES = [
    ("keep", KEEP, "buy I-red-01", "hadara-no-coins", "price"),
    ("keep", KEEP, "buy I-red-03", "hadara-no-card-in-hand", "draw"),
    ("keep", KEEP, "pass", "not-asked", "draw"),
    ("capture", (Civ(military=3),), "plunder C09", "hadara-no-military", "colonies"),
    ("capture", (Civ(military=3),), "annex C09", "hadara-no-military", "colonies"),
    ("capture", (Civ(military=3),), "annex C03", "hadara-no-annex-coins", "annexing"),
    ("capture", (Civ(military=9, colonies="C03"),), "annex C03", "hadara-no-colony-twice", "colonies"),
    ("capture", (Civ(coins=9, military=9, cards="III-purple-14"),), "plunder C15", "hadara-no-lobby-coins",
     "effect-requirement"),
    ("capture", (Civ(coins=99, military=9, cards="III-purple-14"),), "plunder C21", "hadara-no-lobby-limit",
     "effect-requirement"),
    ("build", (Civ(culture=6),), "build statue_2 food up", "hadara-no-culture", "statues"),
    ("build", (Civ(culture=12, statues="1:food:up"),), "build statue_1 food up", "hadara-no-statue-twice", "statues"),
    ("build", (Civ(culture=20, statues="1:food:up 2:food:up"),), "build statue_3 food up", "hadara-no-tile",
     "bonus-tiles"),
    ("feed", (Civ(cards=EIGHT_CARDS, food=7),), "remove I-green-01", "hadara-no-card-of-yours", "feeding"),
    ("feed", (Civ(cards=EIGHT_CARDS, food=7),), "pay", "hadara-no-relief", "feeding"),
    ("feed", (Civ(coins=1, cards=EIGHT_CARDS + " II-purple-11", food=7),), "pay", "hadara-no-relief-coins",
     "effect-relief"),
    ("feed", (Civ(cards=EIGHT_CARDS, food=7),), "pass", "not-asked", "feeding"),
    ("buy_medals", (Civ(coins=4),), "gold", "hadara-no-gold-coins", "medals"),
    ("buy_medals", (Civ(coins=9, gold=2),), "gold", "hadara-no-gold-limit", "medals"),
    ("buy_medals", (Civ(coins=9, silver="food income"),), "silver food", "hadara-no-silver-limit", "medals"),
    ("buy_medals", (Civ(coins=5, cards="I-red-01", silver="food", statues="1:food:up"),), "silver food",
     "hadara-no-tile", "bonus-tiles"),
    ("set_wheel", (Civ(),), "sell I-red-01", "not-asked", "wheel"),
]  # fmt: skip


@pytest.mark.parametrize(("step", "civs", "line", "reason", "rule"), CASES, ids=lambda value: str(value)[:30])
def test_refusal(step: str, civs: tuple[Civ, ...], line: str, reason: str, rule: str) -> None:
    refusal = refused(position(*civs, step=step), line)
    assert (refusal.reason.id, refusal.rule) == (reason, rule)
    for language in LANGUAGES:
        assert text(refusal.reason, language) != refusal.reason.id


def test_silver_without_coins() -> None:
    """With gold at hand but not enough for silver: possible only under the medal card's prices."""
    state = position(Civ(coins=9, cards="II-purple-10"), step="buy_medals", epoch=2)
    state.play(0, "gold")
    assert state.to_move() != [0]
    dear = position(Civ(coins=12), step="buy_medals", epoch=2)
    dear.civilizations[0].coins = 8
    assert refused(dear, "silver food").reason.id == "hadara-no-silver-coins"


def test_only_top_cards_can_be_taken() -> None:
    state = position(Civ(coins=9), step="take", piles="I-red-01 I-red-02")
    refusal = refused(state, "buy I-red-01")
    assert (refusal.reason.id, refusal.rule) == ("hadara-no-card-on-top", "take")


def test_relief_limit() -> None:
    state = position(Civ(coins=99, cards=EIGHT_CARDS + " II-purple-11", food=0), step="feed")
    for _ in range(6):
        state.play(0, "pay")
    assert refused(state, "pay").reason.id == "hadara-no-relief-limit"


def test_it_is_not_the_rivals_move() -> None:
    state = position(Civ(military=3), step="capture")
    assert refused(state, "pass", seat=1).reason.id == "not-your-move"


def test_the_reason_names_the_figures() -> None:
    state = position(Civ(coins=3, cards="I-blue-01"), step="take", piles="I-blue-10")
    assert text(refused(state, "buy I-blue-10").reason, "en") == (
        "Temple costs you 4 coins and you have 3. Sell it or choose another card."
    )
    assert text(refused(state, "buy I-blue-10").reason, "ru") == (
        "«Храм» стоит для вас 4 монеты, а у вас — 3. Продайте её или выберите другую карту."
    )


@pytest.mark.parametrize(
    ("step", "given", "line", "missing"),
    [
        ("take", Civ(coins=3, cards="I-blue-01"), "buy I-blue-10", {"coins": 1}),
        ("capture", Civ(military=3), "plunder C09", {"military": 6}),
        ("capture", Civ(military=3, cards="III-purple-13"), "annex C09", {"military": 2}),
        ("capture", Civ(military=3), "annex C03", {"coins": 1}),
        ("capture", Civ(coins=9, military=9, cards="III-purple-14"), "plunder C15", {"coins": 9}),
        ("capture", Civ(military=9, colonies="C03"), "annex C03", {}),
        ("build", Civ(culture=6), "build statue_2 food up", {"culture": 6}),
        ("feed", Civ(coins=1, cards=EIGHT_CARDS + " II-purple-11", food=7), "pay", {"coins": 1}),
        ("buy_medals", Civ(coins=4), "gold", {"coins": 2}),
    ],
)
def test_a_refusal_says_what_is_missing(step: str, given: Civ, line: str, missing: dict[str, int]) -> None:
    assert refused(position(given, step=step, piles="I-blue-10"), line).missing == missing


def listed(state: Hadara, seat: int = 0) -> list[tuple[str, tuple[str, ...], str]]:
    return [(refusal.verb, refusal.touches, refusal.reason.id) for refusal in state.refusals(seat)]


def test_cards_that_are_too_dear_are_listed() -> None:
    state = position(Civ(coins=2), step="take", piles="I-red-01 I-blue-10")
    assert listed(state) == [("buy", ("I-blue-10",), "hadara-no-coins")]
    keep = position(*KEEP, step="keep")
    assert [entry[1] for entry in listed(keep)] == [("I-red-01",), ("I-red-02",)]
    keep.play(0, "sell I-red-01")
    assert listed(keep) == []


def test_colonies_statues_and_medals_out_of_reach_are_listed() -> None:
    state = position(Civ(coins=0, military=9, culture=12, colonies="C03"), step="capture")
    assert [(verb, touches[0]) for verb, touches, _ in listed(state)][:3] == [
        ("plunder", "C03"), ("annex", "C03"), ("annex", "C09"),
    ]  # fmt: skip
    state.play(0, "pass")
    assert listed(state) == [
        ("build", ("statue_3", "income"), "hadara-no-culture"), ("build", ("statue_4", "income"), "hadara-no-culture"),
    ]  # fmt: skip
    medals = position(Civ(coins=5), step="buy_medals")
    assert listed(medals) == [("gold", (), "hadara-no-gold-coins")]


def test_paying_for_cards_is_listed_only_to_who_could_ever_do_it() -> None:
    assert listed(position(Civ(cards=EIGHT_CARDS, food=7), step="feed")) == []
    owner = position(Civ(coins=1, cards=EIGHT_CARDS + " II-purple-11", food=7), step="feed")
    assert listed(owner) == [("pay", (), "hadara-no-relief-coins")]


def anchors(language: str) -> list[str]:
    lines = (DOCS / f"hadara.{language}.md").read_text(encoding="utf-8").splitlines()
    return [line.split('"')[1] for line in lines if line.startswith('<a id="')]


def test_the_rule_docs_have_every_paragraph_that_is_pointed_at() -> None:
    rules = {rule for _, _, _, _, rule in CASES} | {"take", "effect-relief", "start-cards", "effect-bonus-tile"}
    for seed in range(3):
        match = random_game(GAME, 3, seed)
        state = new_state(3, seed, choose_sides=True)
        for line in match.actions:
            seat = state.to_move()[0]
            rules.add(prompt(state, seat).rule)
            state.play(int(line[0]) - 1, line[2:])
    for language in LANGUAGES:
        assert rules <= set(anchors(language)), language
        assert len(anchors(language)) == len(set(anchors(language)))
    assert anchors("en") == anchors("ru")


def test_the_limit_of_coins_for_a_requirement_tells_what_is_paid_only_if_something_is() -> None:
    state = position(Civ(coins=99, military=7, cards="III-purple-12 III-purple-14"), step="capture")
    assert text(refused(state, "plunder C21").reason, "en") == (
        "Colony 21: the missing points would cost 42 coins, and 30 is the most in a step."
    )
    state.play(0, "plunder C15")
    assert text(refused(state, "plunder C21").reason, "en") == (
        "Colony 21: the missing points would cost 42 coins, 24 are paid in this step already, and 30 is the most."
    )
