"""Every text exists in every language, parses, and is filled with the same values."""

from __future__ import annotations

from importlib.resources import files

import msgspec
import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ecumene import games, locale
from ecumene.conformance import Proofreader
from ecumene.kernel import Message, Seat
from ecumene.locale import LANGUAGES, NOT_YOU, Texts, text

FOLDER = files(locale)
FILES = sorted({entry.name for language in LANGUAGES for entry in (FOLDER / language).iterdir()})


class Mentions(Visitor):
    """The variables and the other messages that a text mentions."""

    def __init__(self, entry: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def parsed(language: str, name: str) -> ast.Resource:
    return FluentParser().parse((FOLDER / language / name).read_text(encoding="utf-8"))


def entries(language: str, name: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in parsed(language, name).body if isinstance(entry, ast.Message)}


def variables(entry: ast.Message, messages: dict[str, ast.Message]) -> set[str]:
    """The variables of a text and of all texts within it. Whether it speaks to its reader is left to each language."""
    mentions = Mentions(entry)
    inner = (variables(messages[id], messages) for id in mentions.messages if id in messages)
    return mentions.variables.union(*inner) - set(NOT_YOU)


def filled(language: str, texts: dict[str, ast.Message]) -> dict[str, set[str]]:
    """What each text is filled with; some texts for all games stand in a file of their own."""
    shared = entries(language, "kernel.ftl")
    return {id: variables(entry, {**shared, **texts}) for id, entry in texts.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_a_file_parses_and_repeats_no_id(language: str, name: str) -> None:
    body = parsed(language, name).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


def attributes(entry: ast.Message) -> list[str]:
    """What is said besides; by which other words a term is called (``.words``) is left to each language."""
    return [attribute.id.name for attribute in entry.attributes if attribute.id.name != "words"]


@pytest.mark.parametrize("name", FILES)
def test_all_languages_say_the_same_things(name: str) -> None:
    english, *others = (entries(language, name) for language in LANGUAGES)
    for language, other in zip(LANGUAGES[1:], others, strict=True):
        assert list(other) == list(english), "the same texts in the same order"
        assert filled(language, other) == filled(LANGUAGES[0], english)
        for id, entry in english.items():
            assert attributes(entry) == attributes(other[id])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_defined_in_two_files_or_mentions_a_missing_one(language: str) -> None:
    by_file = {name: entries(language, name) for name in FILES}
    ids = [id for texts in by_file.values() for id in texts]
    assert sorted(ids) == sorted(set(ids))
    mentioned = {id for texts in by_file.values() for entry in texts.values() for id in Mentions(entry).messages}
    assert mentioned <= set(ids)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_a_file_is_parsed_when_a_text_of_it_is_asked_for_and_with_it_what_it_mentions(language: str, name: str) -> None:
    texts, written = Texts(language), entries(language, name)
    first = next(iter(written))
    assert not FluentBundle.has_message(texts, first)
    assert texts.has_message(first)
    needed = set(written).union(*(Mentions(entry).messages for entry in written.values()))
    assert [id for id in needed if not FluentBundle.has_message(texts, id)] == []


def test_the_texts_of_a_game_nobody_plays_are_left_unparsed() -> None:
    texts = Texts("en")
    assert texts.has_message("game-over")
    assert not texts.has_message("no-such-text")
    assert texts.get_message("seven_wonders").value
    assert not FluentBundle.has_message(texts, "hadara")


def test_messages_and_seats_are_filled_in() -> None:
    message = Message("not-your-move", {"player": Seat(1)})
    assert text(message) == "Seat 2 owes no decision now."
    assert text(message, "ru", name=lambda seat: "Анна") == "Анна: сейчас решение не требуется."
    assert text(Message("record-action", {"number": 1, "line": "x", "reason": Message("game-over")})) == (
        "Action 1 (“x”) cannot be played: The game is over."
    )


def test_an_unknown_text_is_shown_by_its_id() -> None:
    assert text(Message("no-such-text")) == "no-such-text"
    assert text(Message("seat.tooltip")) == "seat.tooltip"


@pytest.mark.parametrize(
    ("message", "problems"),
    [
        (Message("game-over"), 0),
        (Message("no-such-text"), 2),
        (Message("seat"), 2),
        (Message("seat.tooltip", {"n": 1}), 2),
        (Message("not-your-move", {"player": Message("no-such-text")}), 2),
    ],
)
def test_the_proofreader_finds_what_is_missing(message: Message, problems: int) -> None:
    reader = Proofreader()
    assert len(list(reader.problems(message))) == problems
    assert len(list(reader.problems(message))) == problems, "what was wrong once is wrong again"


#: What the table without a board does not tell of a component: drawings, and how sure we are of it.
UNTOLD = {"sure", "name_sure", "count_sure", "technology_sure", "doubtful"}
UNTOLD |= {"gives", "words", "center", "radius", "polygons", "holes", "crosses_edge"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", games.slugs())
def test_every_field_of_a_view_and_of_a_component_has_a_label(slug: str, language: str) -> None:
    """The table without a board names what it shows, whatever the game."""
    structs = msgspec.json.schema(games.load(slug).view)["$defs"].values()
    fields = {field for struct in structs for field in struct.get("properties", {})}
    components = (record for records in games.load(slug).components().values() for record in records)
    fields |= {field for record in components for field in record} - UNTOLD
    labels = (f"{slug}-field-{{}}", f"{slug}-{{}}", f"{slug}-score-{{}}", "web-field-{}")
    nameless = [
        name for name in sorted(fields) if not any(locale.has(label.format(name), language) for label in labels)
    ]
    assert nameless == []
