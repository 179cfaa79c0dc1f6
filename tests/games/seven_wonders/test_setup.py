"""Setting up: boards and sides, decks and deals, and what cannot be set up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ecumene.games.seven_wonders import GAME
from ecumene.games.seven_wonders.rules import SevenWonders
from ecumene.games.seven_wonders.view import View
from ecumene.kernel import SPECTATOR, BadOptions
from tests.games.seven_wonders import facts
from tests.games.seven_wonders.kit import finish_age, names

EVERY_COUNT = range(2, 8)


def new(players: int, seed: int | str = 0, **options: Any) -> SevenWonders:
    state = GAME.new(players, options, seed)
    assert isinstance(state, SevenWonders)
    return state


def boards(players: int, seed: int | str = 0, **options: Any) -> list[str]:
    view = new(players, seed, **options).view(SPECTATOR)
    assert isinstance(view, View)
    return [f"{city.wonder} {city.side}" for city in view.cities]


# Boards


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_everybody_gets_another_board(players: int) -> None:
    """Two players put a third board between them, for the Free City."""
    for seed in range(20):
        given = boards(players, seed)
        assert len(given) == max(players, 3)
        assert len({board[:-1] for board in given}) == len(given)


@pytest.mark.parametrize("side", ["A", "B"])
def test_one_side_for_all(side: str) -> None:
    for seed in range(10):
        assert {board[-1] for board in boards(7, seed, side=side)} == {side}


def test_random_sides_mix() -> None:
    """Sides are drawn for each board, as are the boards."""
    given = [tuple(boards(3, seed, side="random")) for seed in range(60)]
    assert {board for game in given for board in game} == set(facts.BOARDS)
    assert {"".join(board[-1] for board in game) for game in given} >= {"AAB", "BAB", "ABA"}
    assert [tuple(boards(3, seed)) for seed in range(60)] == given  # and that is the usual way


def test_boards_chosen_per_seat() -> None:
    """A board, a board with its side, or a random one; whoever is not named gets one of the rest."""
    for seed in range(10):
        given = boards(4, seed, wonders=["giza B", "random", "rhodes"], side="A")
        assert given[0] == "giza B"
        assert given[2] == "rhodes A"
        assert len({board[:-1] for board in given}) == 4
        assert given[1][-1] == given[3][-1] == "A"
    assert boards(2, wonders=["giza A", "rhodes B", "babylon B"]) == ["giza A", "rhodes B", "babylon B"]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"side": "C"}, "side"),
        ({"sides": "A"}, "sides"),
        ({"wonders": ["atlantis"]}, "atlantis"),
        ({"wonders": ["giza C"]}, "giza C"),
        ({"wonders": ["giza A extra"]}, "giza A extra"),
        ({"wonders": ["giza A", "giza B"]}, "once"),
        ({"wonders": ["giza", "rhodes", "ephesus", "babylon"]}, "4"),
        ({"wonders": "giza"}, "wonders"),
        ({"wonders": [7]}, "wonders"),
    ],
)
def test_bad_options_are_refused_with_the_reason(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.new(3, options)
    assert words in str(refusal.value)


@pytest.mark.parametrize("players", [-1, 0, 1, 8])
def test_two_to_seven_players(players: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.new(players)
    assert "2" in str(refusal.value)
    assert "7" in str(refusal.value)


# The beginning


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_the_beginning(players: int) -> None:
    """Three coins and seven cards; with two players seven for the pile, of which the first is drawn at once."""
    state = new(players)
    view = state.view(SPECTATOR)
    assert (view.age, view.turn, view.direction) == (1, 1, "left")
    assert all(city.coins == 3 for city in view.cities)
    assert all((city.stages, city.shields, city.victory_points, city.defeats) == (0, 0, 0, 0) for city in view.cities)
    assert state.to_move() == list(range(players))
    assert [len(hand) for hand in state.hands] == ([8, 7] if players == 2 else [7] * players)
    assert len(state.pile) == (6 if players == 2 else 0)
    assert view.discard_size == 0


# Decks


def all_cards(state: SevenWonders) -> Counter[str]:
    return Counter(names([card for hand in state.hands for card in hand] + state.pile))


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_decks(players: int) -> None:
    """Every card of the age whose mark is reached, and players + 2 guilds; two players use the deck of three."""
    marks = max(players, 3)
    state = new(players, seed=players)
    for age in (1, 2, 3):
        dealt = all_cards(state)
        guilds = [card for card in dealt.elements() if facts.CARD[card].color == "purple"]
        expected = Counter(
            fact.id for fact in facts.CARDS if fact.age == age for mark in fact.marks.split() if int(mark) <= marks
        )
        dealt.subtract(guilds)
        assert +dealt == expected
        assert len(guilds) == len(set(guilds)) == (marks + 2 if age == 3 else 0)
        finish_age(state)


def test_guilds_are_drawn_at_random() -> None:
    """Each guild is in play in some games and in the box in others."""
    seen: Counter[str] = Counter()
    for seed in range(40):
        state = new(3, seed)
        finish_age(finish_age(state))
        seen.update(card for card in all_cards(state) if facts.CARD[card].color == "purple")
    assert len(seen) == 10
    assert all(0 < n < 40 for n in seen.values())


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_the_deal_is_random_and_repeatable(players: int) -> None:
    hands = {seed: new(players, seed).hands for seed in range(12)}
    assert len({str(hand) for hand in hands.values()}) == 12
    assert all(new(players, seed).hands == hand for seed, hand in hands.items())


# Passing


@pytest.mark.parametrize("players", range(3, 8))
def test_hands_go_left_right_left(players: int) -> None:
    """To the left neighbour in ages I and III, to the right in age II."""
    state = new(players)
    for age in (1, 2, 3):
        rests = []
        before = [list(hand) for hand in state.hands]
        for seat, hand in enumerate(before):
            state.play(seat, f"discard {names(hand)[0]}")
            rests.append(hand[1:])
        step = 1 if age != 2 else -1
        assert state.hands == [rests[(seat - step) % players] for seat in range(players)]
        assert state.view(SPECTATOR).direction == ("left" if age != 2 else "right")
        finish_age(state)
