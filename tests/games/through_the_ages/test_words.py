"""What cards give and do, in words: made from the typed effects, in every language, with every number on the card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import asdict
from importlib.resources import files
from typing import Any

import pytest

from ecumene import locale
from ecumene.cli import main
from ecumene.conformance import Proofreader
from ecumene.games.through_the_ages import GAME, box
from ecumene.games.through_the_ages.components import CARDS, NUMBER
from ecumene.games.through_the_ages.traits import TRAITS
from ecumene.kernel import Message
from ecumene.locale import LANGUAGES, bundle, text

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)

ROMAN = {1: "I", 2: "II", 3: "III"}

RECORDS = [
    (card["id"], part)
    for cards in GAME.components().values()
    for card in cards
    for part in (card, *card.get("sides", ()))
]


def numbers(value: object) -> Iterator[int]:
    """All numbers of an effect, without their signs; what is not there at all is not said."""
    if isinstance(value, int):
        if value:
            yield abs(value)
    elif isinstance(value, tuple | list):
        for item in value:
            yield from numbers(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from numbers(item)


def words(id: str, language: str) -> list[str]:
    return [text(message, language) for message in box.words(CARDS[NUMBER[id]])]


@pytest.mark.parametrize(("id", "record"), RECORDS, ids=[f"{id} {record['id']}" for id, record in RECORDS])
def test_words_say_all_that_a_card_gives(id: str, record: dict[str, Any]) -> None:
    """One sentence for each, complete in every language, and every number in it (ages in Roman numerals).

    What each worker gives is one sentence together.
    """
    assert record["words"] or "sides" in record
    more = len(record["gives"]) - len(record["words"])
    told = record["words"][:1] * more + record["words"]
    for given, message in zip(record["gives"], told, strict=True):
        assert list(Proofreader().problems(message)) == []
        for language in LANGUAGES:
            sentence = text(message, language)
            for number in numbers(given):
                assert re.search(rf"\b({number}|{ROMAN.get(number, number)})\b", sentence) or (
                    given["type"] == "raid" and re.search("any age|любой эпохи", sentence)
                ), sentence


def test_what_each_worker_gives_is_said_once() -> None:
    assert words("drama", "en") == ["Each worker: +2 culture each turn, +1 happy face"]
    assert words("drama", "ru") == ["Каждый рабочий: +2 к приросту культуры, +1 счастье"]


def test_every_trait_is_given_by_a_card() -> None:
    given = {trait for card in CARDS for trait in (*card.traits(), *card.side(0), *card.side(1))}
    assert given == set(range(TRAITS))


@in_both_languages
def test_no_text_about_effects_is_left_unread(language: str) -> None:
    texts = bundle(language)
    source = (files(locale) / language / "through_the_ages_effects.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^(through_the_ages-\S+) =", source, re.MULTILINE))
    read = set(re.findall(r"{ (through_the_ages-\S+) }", source))
    for _, record in RECORDS:
        read.add(f"through_the_ages-{record['id']}")
        read.update(f"through_the_ages-field-{name}" for name in record)
        for message in record["words"]:
            read.update(ids(message))
    read.update(f"through_the_ages-field-{kind}" for kind in GAME.components())
    assert written - read == set()
    assert all(texts.has_message(id) for id in written)


def ids(message: Message) -> Iterator[str]:
    yield message.id
    for value in message.args.values():
        if isinstance(value, Message):
            yield from ids(value)


@pytest.mark.parametrize(
    ("id", "english", "russian"),
    [
        (
            "irrigation",
            ["Each worker: 2 food"],
            ["Каждый рабочий: 2 еды"],
        ),
        (
            "communism",
            ["+7 civil actions", "+5 military actions", "At most 4 urban buildings of one type", "−1 happy face"],
            [
                "+7 гражданских действий",
                "+5 военных действий",
                "Не больше 4 городских зданий одного типа",
                "−1 счастье",
            ],
        ),
        (
            "homer",
            [
                "+1 happy face",
                "Every turn you have 1 resource more for building and upgrading units",
                "When you replace the leader you may put it under a completed wonder, which then gives 1 happy face "
                "more, but the civil action does not come back",
            ],
            [
                "+1 счастье",
                "Каждый ход есть ещё 1 ресурс на обучение и улучшение отрядов",
                "Заменяя лидера, его можно положить под построенное чудо: оно даёт ещё 1 счастье, но гражданское "
                "действие не возвращается",
            ],
        ),
        (
            "vast_territory_i",
            ["+3 yellow tokens", "−1 blue token", "Gain 3 food"],
            ["+3 жёлтых куба", "−1 синий куб", "Получите 3 еды"],
        ),
        (
            "conquistadors",
            ["Army: 1 infantry, 2 cavalry; each gives +5 strength, an obsolete one +3"],
            ["Армия: пехота × 1, кавалерия × 2; каждая даёт +5 к силе, устаревшая — +3"],
        ),
        (
            "politics_of_strength",
            [
                "The strongest civilization draws 5 military cards (before age IV)",
                "The weakest civilization discards 3 military cards (before age IV)",
                "The strongest civilization gains 5 culture (in age IV)",
                "The weakest civilization loses 3 culture (in age IV)",
            ],
            [
                "Сильнейшая цивилизация берёт 5 военных карт (до эпохи IV)",
                "Слабейшая цивилизация сбрасывает 3 военные карты (до эпохи IV)",
                "Сильнейшая цивилизация получает 5 очков культуры (в эпоху IV)",
                "Слабейшая цивилизация теряет 3 очка культуры (в эпоху IV)",
            ],
        ),
        (
            "development_of_religion",
            ["Each civilization may put an unused worker on the card “Religion” for free"],
            ["Каждая цивилизация может бесплатно отправить незадействованного рабочего на карту «Религия»"],
        ),
        (
            "impact_of_strength",
            ["Culture by rank in strength: 10, 0 with two players; 14, 7, 0 with three; 15, 10, 5, 0 with four"],
            ["Культура по месту в силе: 10, 0 при двух игроках; 14, 7, 0 при трёх; 15, 10, 5, 0 при четырёх"],
        ),
    ],
)
def test_sentences(id: str, english: list[str], russian: list[str]) -> None:
    assert words(id, "en") == english
    assert words(id, "ru") == russian


def test_a_pact_says_what_each_side_has() -> None:
    record = next(card for card in GAME.components()["military"] if card["id"] == "loss_of_sovereignty")
    assert [text(message) for message in record["words"]] == ["The parties cannot attack each other"]
    assert [(side["id"], [text(message) for message in side["words"]]) for side in record["sides"]] == [
        ("side-a", ["+2 culture each turn"]),
        ("side-b", ["−2 culture each turn", "Nobody can declare war on you"]),
    ]


def test_what_is_given_is_data() -> None:
    card = CARDS[NUMBER["politics_of_strength"]]
    record = next(found for found in GAME.components()["military"] if found["id"] == card.id)
    assert record["gives"][0] == {"type": "draw_cards", "n": 5, "who": "strongest", "when": "before_age_iv"}
    assert [asdict(effect) for effect in box.effects(card)] == [
        {name: value for name, value in given.items() if name != "type"} for given in record["gives"]
    ]


@in_both_languages
def test_the_terminal_lists_words_and_no_codes(capsys: pytest.CaptureFixture[str], language: str) -> None:
    main(["components", "through_the_ages", "--lang", language])
    joined = " ".join(capsys.readouterr().out.split())
    assert words("mahatma_gandhi", language)[2] in joined
    assert "rivals_pay_times" not in joined
    assert "rivals pay times" not in joined
