"""Who gets to know of what happened."""

from __future__ import annotations

import pytest

from ecumene.conformance import random_game
from ecumene.kernel import SPECTATOR, Event, Journal
from tests.kernel.toy import Heralds


def test_what_is_told_openly_is_for_all() -> None:
    journal = Journal()
    journal.tell("round", player=1, card="h3")
    for seat in (SPECTATOR, 0, 1, 2):
        assert journal.seen_by(seat) == [Event("round", 1, {"card": "h3"})]


@pytest.mark.parametrize(("seat", "sees"), [(SPECTATOR, False), (0, True), (1, False), (2, True)])
def test_secret_facts_are_for_those_who_know(seat: int, sees: bool) -> None:
    journal = Journal()
    journal.tell_some(0b101, "drew", {"card": "h3"}, 0, n=1)
    known = Event("drew", 0, {"n": 1, "card": "h3"}, known=True)
    assert journal.seen_by(seat) == [known if sees else Event("drew", 0, {"n": 1})]


@pytest.mark.parametrize(("seat", "sees"), [(SPECTATOR, False), (0, False), (1, True)])
def test_a_secret_event_does_not_exist_for_others(seat: int, sees: bool) -> None:
    journal = Journal()
    journal.tell("round", player=0, card="h1")
    journal.tell_only(0b10, "peeked", 1, card="h3")
    assert [event.kind for event in journal.seen_by(seat)] == (["round", "peeked"] if sees else ["round"])


def test_what_a_reader_sees_carries_nothing_more() -> None:
    """A redacted event is open: whatever it was redacted from is gone."""
    event = Event("drew", 0, {}, {"card": "h3"}, knows=0b1)
    assert event.seen_by(1) == Event("drew", 0)
    assert event.seen_by(0) == Event("drew", 0, {"card": "h3"}, known=True)


def test_reading_on_from_where_one_was() -> None:
    journal = Journal()
    for number in range(4):
        journal.tell("round", player=number)
    assert [event.player for event in journal.seen_by(SPECTATOR, since=2)] == [2, 3]


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_lines_are_counted_as_their_reader_sees_them(seat: int) -> None:
    journal = Journal()
    journal.tell("round", player=0)
    journal.tell_only(0b10, "peeked", 1, card="h3")
    journal.tell_some(0b1, "drew", {"card": "h3"}, 0)
    for until in range(4):
        assert journal.lines(seat, until) == len(Journal(journal.events[:until]).seen_by(seat))
    for lines in range(1, 5):
        assert journal.seen_by(seat, journal.last(seat, lines)) == journal.seen_by(seat)[-lines:]


def test_a_draw_is_told_in_full_to_the_one_who_drew() -> None:
    journal = random_game(Heralds(), 2, 1).state.journal
    assert journal is not None
    drawn = [[event for event in journal.seen_by(seat) if event.kind == "drew"] for seat in (SPECTATOR, 0, 1)]
    assert [sum("card" in event.facts for event in events) for events in drawn] == [0, 2, 2]
    assert {event.player for event in drawn[1] if event.known} == {0}


def test_no_journal_is_kept_in_simulation() -> None:
    assert Heralds().new(2).journal is None
    assert random_game(Heralds(), 2, 1, journal=False).state.journal is None
