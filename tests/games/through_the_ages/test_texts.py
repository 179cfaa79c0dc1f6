"""Every card has its name, every field of the view a label, in every language."""

from __future__ import annotations

import msgspec
import pytest

from ecumene.games.through_the_ages import box, view
from ecumene.games.through_the_ages.components import CARDS
from ecumene.games.through_the_ages.traits import AGE_NAMES, FAMILY_NAMES
from ecumene.locale import LANGUAGES, bundle, has

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)

STRUCTS = [
    value
    for value in vars(view).values()
    if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct
]


@in_both_languages
def test_cards(language: str) -> None:
    texts = bundle(language)
    for card in CARDS:
        message = texts.get_message(f"through_the_ages-{card.id}")
        assert message.value is not None


@in_both_languages
def test_fields(language: str) -> None:
    fields = {field for struct in STRUCTS for field in struct.__struct_fields__}
    assert len(fields) > 70
    assert [field for field in sorted(fields) if not has(f"through_the_ages-field-{field}", language)] == []


@in_both_languages
def test_fields_of_components(language: str) -> None:
    fields = {field for cards in box.components().values() for card in cards for field in card}
    unsaid = fields - {"id", "gives", "words"}
    assert [field for field in sorted(unsaid) if not has(f"through_the_ages-field-{field}", language)] == []


@in_both_languages
def test_families_and_ages(language: str) -> None:
    for family in FAMILY_NAMES:
        assert has(f"through_the_ages-{family}", language)
    for age in AGE_NAMES:
        assert has(f"through_the_ages-age-{age}", language)


def test_names_of_cards_of_one_kind_and_age_differ() -> None:
    for language in LANGUAGES:
        texts = bundle(language)
        names = []
        for card in CARDS:
            pattern = texts.get_message(f"through_the_ages-{card.id}").value
            assert pattern is not None
            names.append(texts.format_pattern(pattern)[0])
        assert len(set(names)) == len(names)
