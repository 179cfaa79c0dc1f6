"""The box: what is in it, how sure we are of it, and that everything in it has a name in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, get_args

import msgspec
import pytest

from ecumene.conformance import Proofreader
from ecumene.games.hadara import GAME
from ecumene.games.hadara.cards import CARDS
from ecumene.games.hadara.components import COLONIES, COLONY_STACKS, CRESTS, START_CARDS, STATUES
from ecumene.games.hadara.effects import Effect, TrackPerCard
from ecumene.games.hadara.numbers import (
    ANNEX,
    BUILD,
    BUY,
    CARD_INDEX,
    GOLD_MEDAL,
    PASS,
    PAY,
    PLUNDER,
    REMOVE,
    SELL,
    SIDE,
    SILVER_MEDAL,
    TILE,
    TILE_FACES,
    WHEEL,
)
from ecumene.games.hadara.view import CardTileView, CivilizationView, ColonyView, DeckView, StackView, StatueView, View
from ecumene.kernel import Message
from ecumene.locale import LANGUAGES, has, text

SURE = {"rulebook", "two_sources", "one_source", "memory", "reconstructed"}


def test_ten_cards_per_colour_and_epoch_and_fourteen_purple_ones() -> None:
    assert len(CARDS) == 162
    counts = Counter((card.epoch, card.color) for card in CARDS)
    assert set(counts.values()) == {10, 14}
    assert all((n == 14) == (color == "purple") for (_, color), n in counts.items())


def test_four_starred_effects_and_two_others_in_each_epoch() -> None:
    for epoch in ("I", "II", "III"):
        purple = [card for card in CARDS if card.epoch == epoch and card.color == "purple"]
        assert sum(card.star for card in purple) == 4
        assert sum(card.effect is not None for card in purple) == 6
        assert all(card.effect is not None for card in purple if card.star)


def test_only_purple_cards_have_effects_or_stars() -> None:
    assert all(card.effect is None and not card.star for card in CARDS if card.color != "purple")


def test_every_kind_of_effect_is_in_the_box() -> None:
    assert Counter(type(card.effect) for card in CARDS if card.effect) == Counter(
        {kind: 4 if kind is TrackPerCard else 1 for kind in get_args(Effect)}
    )


def test_no_card_is_better_than_another_of_its_deck() -> None:
    """As long as figures are ours: nowhere worse and no dearer would make the other card pointless."""
    plain = [card for card in CARDS if card.effect is None]
    for one in plain:
        for other in plain:
            if one is not other and (one.epoch, one.color) == (other.epoch, other.color):
                figures = [*(one.bonuses()[track] - n for track, n in other.bonuses().items()), one.vp - other.vp]
                assert one.cost > other.cost or min(figures) < 0, (one.id, other.id)


def test_five_stacks_of_five_colonies_with_backs_worth_at_least_the_front() -> None:
    assert [stack.required_military for stack in COLONY_STACKS] == [3, 9, 15, 21, 30]
    for stack in COLONY_STACKS:
        backs = [colony for colony in COLONIES if colony.stack == stack.id]
        assert len(backs) == 5
        assert all(colony.vp_back >= stack.vp_front for colony in backs)


def test_start_cards_have_the_initiatives_one_to_five() -> None:
    assert [card.initiative for card in START_CARDS] == [1, 2, 3, 4, 5]
    assert len(STATUES) == 4
    assert len(CRESTS) == 5


def records() -> list[tuple[str, dict[str, Any]]]:
    """All printed pieces."""
    box = GAME.components().items()
    return [(f"{kind} {record['id']}", record) for kind, found in box for record in found if kind != "colors"]


@pytest.mark.parametrize("record", [record for _, record in records()], ids=[name for name, _ in records()])
def test_every_record_says_how_sure_it_is(record: dict[str, Any]) -> None:
    sure = record["sure"]
    assert set(sure.values() if isinstance(sure, dict) else [sure]) <= SURE
    assert msgspec.json.decode(msgspec.json.encode(record)) is not None


def test_the_known_figures_are_not_called_reconstructed() -> None:
    cards = {card["id"]: card for card in GAME.components()["cards"]}
    assert cards["I-blue-03"]["sure"] == {"cost": "rulebook", "bonuses": "two_sources", "vp": "two_sources"}
    assert cards["I-blue-04"]["sure"] == "reconstructed"
    assert cards["I-purple-09"]["effect_sure"] == "rulebook"
    assert cards["II-purple-10"]["effect_sure"] == {"effect": "rulebook", "prices": "reconstructed"}
    assert cards["II-purple-10"]["gives"] == [
        {"type": "medal_prices", "prices": {"II": {"silver": 4, "gold": 6}, "III": {"silver": 9, "gold": 12}}}
    ]
    assert cards["I-blue-04"]["gives"] == []


def words_of(record: dict[str, Any]) -> Iterator[Message]:
    """The words of a record and of the sides in it."""
    yield from record.get("words", [])
    for value in record.values():
        if isinstance(value, dict):
            yield from words_of(value)


@pytest.mark.parametrize("record", [record for _, record in records()], ids=[name for name, _ in records()])
def test_every_piece_tells_what_is_printed_on_it(record: dict[str, Any]) -> None:
    """In both languages, every figure filled in, and nothing said of what it has not."""
    words = list(words_of(record))
    assert words
    assert [problem for message in words for problem in Proofreader().problems(message)] == []
    figures = [n for n in [*record.get("bonuses", {}).values(), *record.get("back_bonuses", {}).values()] if n]
    for language in LANGUAGES:
        told = " · ".join(text(message, language) for message in words)
        assert "hadara-" not in told
        assert all(f"+{n}" in told for n in figures)
        assert "+0" not in told


@pytest.mark.parametrize(
    ("card", "english", "russian"),
    [
        ("I-blue-03", "culture +2; food +1; 2 points", "культура +2; сельское хозяйство +1; 2 очка"),
        (
            "I-purple-14",
            "The food track is 1 higher for each of your green cards, now and later",
            "Счётчик «сельское хозяйство»: +1 за каждую вашу зелёную карту, нынешнюю и будущую",
        ),
        (
            "II-purple-10",
            "Medals cost you less: silver 4 and gold 6 in epoch II, silver 9 and gold 12 in epoch III; 2 points",
            "Медали для вас дешевле: в эпохе II серебряная за 4, золотая за 6; "
            "в эпохе III серебряная за 9, золотая за 12; 2 очка",
        ),
    ],
)
def test_words_of_a_card(card: str, english: str, russian: str) -> None:
    record = next(record for record in GAME.components()["cards"] if record["id"] == card)
    for language, told in (("en", english), ("ru", russian)):
        assert "; ".join(text(message, language) for message in record["words"]) == told


def test_colours_tell_their_tracks() -> None:
    tracks = {color["id"]: color["track"] for color in GAME.components()["colors"]}
    assert tracks == {"yellow": "income", "red": "military", "blue": "culture", "green": "food", "purple": None}


def test_ids_count_on_in_the_order_of_what_they_name() -> None:
    """The rules add the number of a card, track, stack or tile to the first id of a verb."""
    names = [str(action) for action in GAME.catalogue]
    card = CARD_INDEX["II-green-04"]
    assert [names[verb + card] for verb in (BUY, SELL, REMOVE)] == [
        f"{verb} II-green-04" for verb in ("buy", "sell", "remove")
    ]
    assert [names[verb + 2] for verb in (WHEEL, TILE, SILVER_MEDAL)] == ["wheel blue", "tile culture", "silver culture"]
    assert [names[SIDE + 1], names[PLUNDER + 4], names[ANNEX + 1]] == ["side B", "plunder C30", "annex C09"]
    assert [names[BUILD + TILE_FACES + 3], names[BUILD + 4]] == ["build statue_2 food up", "build statue_1 income down"]
    assert [names[PAY], names[GOLD_MEDAL], names[PASS]] == ["pay", "gold", "pass"]


# Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_colony_has_a_name_of_its_own(language: str) -> None:
    ids = [*CARD_INDEX, *(colony.id for colony in COLONIES)]
    names = [text(GAME.name_of(id), language) for id in ids]
    assert not [name for id, name in zip(ids, names, strict=True) if name == f"hadara-{id}"]
    assert [name for name, n in Counter(names).items() if n > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_the_view_has_a_label(language: str) -> None:
    structs = (View, CivilizationView, ColonyView, DeckView, StackView, StatueView, CardTileView)
    fields = {field for struct in structs for field in struct.__struct_fields__}
    fields |= {field for _, record in records() for field in record} - {"id"} | set(GAME.components())
    assert not [field for field in sorted(fields) if not has(f"hadara-field-{field}", language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_game_options_and_score_rows_have_texts(language: str) -> None:
    ids = ["hadara", "hadara-about"]
    ids += [f"hadara-option-{field}" for field in GAME.options.__struct_fields__]
    ids += [f"hadara-score-{row}" for row in GAME.categories]
    assert not [id for id in ids if not has(id, language)]


def test_about_says_that_figures_are_reconstructed() -> None:
    assert "reconstruction" in text(Message("hadara-about"), "en")
    assert "восстановлены" in text(Message("hadara-about"), "ru")


def ftl(language: str) -> str:
    return (files("ecumene.locale") / language / "hadara.ftl").read_text(encoding="utf-8")


def test_both_languages_have_the_same_texts_with_the_same_arguments() -> None:
    found = {}
    for language in LANGUAGES:
        entries = re.split(r"^(?=hadara[\w-]* = )", ftl(language), flags=re.MULTILINE)[1:]
        found[language] = [entry.partition(" = ")[0] for entry in entries]
        assert len(set(found[language])) == len(found[language])
    assert found["en"] == found["ru"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_shouts(language: str) -> None:
    assert "!" not in ftl(language)
