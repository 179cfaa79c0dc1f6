"""The box of Altay but for achievements and the map: resources, action cards, peoples, as typed data.

Every record carries how sure we are of it: ``rulebook``, ``two_sources``, ``one_source`` or ``reconstructed`` (ours,
until somebody reads the true value off the printed piece). ``name_ru_sure`` says the same of the Russian name; most
of those are our own translation.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ecumene.games.altay.effects import (
    Collect,
    Combat,
    ConvertMarker,
    DrawCards,
    FillCard,
    Option,
    Produce,
    Store,
    UseRegion,
)
from ecumene.games.altay.resources import FARMLAND, FOREST, MINE, MOUNTAIN, Resources

RULEBOOK: Final = "rulebook"
TWO_SOURCES: Final = "two_sources"
ONE_SOURCE: Final = "one_source"
RECONSTRUCTED: Final = "reconstructed"
OWN_TRANSLATION: Final = "own_translation"

PLAYERS: Final = range(2, 5)
CUBES_PER_RESOURCE: Final = 16
SETTLEMENTS: Final = 15
REGION_CAPACITY: Final = 4
HAND_SIZE: Final = 5
#: After so many rounds in a row without anything lasting the game ends. The book has no such rule.
QUIET_ROUNDS: Final = 20
PILE_CARDS_PER_PLAYER: Final = 2
CULTURE_PER_VP: Final = 1  # what a point on a market card adds to its price
COINS: Final = {1: 40, 5: 12}
COINS_PER_UNUSED: Final = 1
COINS_PER_RESOURCE: Final = 5
VP_PER_REGION: Final = 1
VP_PER_CAPTURED: Final = 1
DIFFICULTY_PER_VP: Final = 3

SCORE_ROWS: Final = ("achievements", "action_cards", "regions", "captured", "markers")


@dataclass(frozen=True, slots=True)
class Sure:
    """How sure we are of a card's name, its figures (price, points, symbols) and its worded half."""

    name: str = TWO_SOURCES
    numbers: str = TWO_SOURCES
    effect: str = TWO_SOURCES
    name_ru: str = OWN_TRANSLATION


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of action card. Market cards have a price and, from the top of the pile down, points on their copies."""

    id: str
    options: tuple[Option, ...]
    sure: Sure
    price: Resources | None = None
    points: tuple[int, ...] = (0,)


_ALL_KNOWN: Final = Sure()
_NAMED_IN_BOOK: Final = Sure(name_ru=RULEBOOK)
_WORDS_UNSURE: Final = Sure(effect=ONE_SOURCE)
_WORDS_UNSURE_NAMED: Final = Sure(effect=ONE_SOURCE, name_ru=RULEBOOK)
_MARKET: Final = Sure(name=ONE_SOURCE, effect=ONE_SOURCE)

STARTING_CARDS: Final = (
    Card("hunter", (Produce(Resources(food=1)),), _ALL_KNOWN),
    Card("warrior", (Combat(attack=1, defense=1),), _NAMED_IN_BOOK),
    Card("village", (Collect(Resources(food=2), settlements=1),), _WORDS_UNSURE_NAMED),
    Card("colonist", (Produce(Resources(food=1)), FillCard(FARMLAND, "village")), _WORDS_UNSURE),
    Card("digger", (Produce(Resources(metal=1)), Produce(Resources(stone=1))), _ALL_KNOWN),
    Card("loremaster", (Produce(Resources(culture=1)), Store(Resources(culture=1))), _WORDS_UNSURE),
    Card("shaman", (Produce(Resources(culture=1)), ConvertMarker(Resources(any=1))), _WORDS_UNSURE),
    Card("craftsman_wood", (Produce(Resources(wood=1)),), _NAMED_IN_BOOK),
    Card("craftsman_stone", (Produce(Resources(stone=1)),), _NAMED_IN_BOOK),
    Card("spellweaver", (Produce(Resources(culture=1)), Store(Resources(any=1))), _WORDS_UNSURE),
)

_NO_POINTS: Final = (0,) * 8
_ONE_POINT: Final = (1,) + (0,) * 7
_TWO_AND_ONE: Final = (2, 1) + (0,) * 6

MARKET_CARDS: Final = (
    Card(
        "farmer",
        (Produce(Resources(food=1)), UseRegion(FARMLAND, Resources(food=2))),
        _MARKET,
        price=Resources(food=1),
        points=_NO_POINTS,
    ),
    Card(
        "lumberjack",
        (Produce(Resources(wood=1)), UseRegion(FOREST, Resources(wood=2))),
        _MARKET,
        price=Resources(food=1),
        points=_NO_POINTS,
    ),
    Card(
        "miner",
        (Produce(Resources(metal=1)), UseRegion(MINE, Resources(metal=2))),
        _MARKET,
        price=Resources(food=1),
        points=_NO_POINTS,
    ),
    Card(
        "stonecutter",
        (Produce(Resources(stone=1)), UseRegion(MOUNTAIN, Resources(stone=2))),
        _NAMED_IN_BOOK,
        price=Resources(food=1),
        points=_NO_POINTS,
    ),
    Card(
        "scholar",
        (Produce(Resources(culture=1)), DrawCards(1)),
        _MARKET,
        price=Resources(food=2),
        points=_NO_POINTS,
    ),
    Card("merchant", (Store(Resources(any=2)),), _MARKET, price=Resources(food=2, raw=1), points=_ONE_POINT),
    Card(
        "cavalry",
        (Combat(attack=2, defense=2),),
        _NAMED_IN_BOOK,
        price=Resources(food=1, metal=1),
        points=_ONE_POINT,
    ),
    Card(
        "town",
        (Collect(Resources(wood=1), settlements=1),),
        _WORDS_UNSURE_NAMED,
        price=Resources(food=1, wood=1),
        points=_ONE_POINT,
    ),
    Card(
        "worker",
        (Produce(Resources(wood=1)), Produce(Resources(metal=1)), Produce(Resources(stone=1))),
        _ALL_KNOWN,
        price=Resources(food=1, raw=2),
        points=_ONE_POINT,
    ),
    Card("chariot", (Combat(attack=3, defense=3),), _NAMED_IN_BOOK, price=Resources(metal=2), points=_TWO_AND_ONE),
    Card(
        "city",
        (Collect(Resources(food=1, wood=1), settlements=2),),
        _WORDS_UNSURE_NAMED,
        price=Resources(wood=2),
        points=_TWO_AND_ONE,
    ),
)
CARDS: Final = STARTING_CARDS + MARKET_CARDS


@dataclass(frozen=True, slots=True)
class People:
    """One of the four peoples with its ten starting cards."""

    id: str
    color: str
    deck: dict[str, int]
    sure: str = TWO_SOURCES


PEOPLES: Final = (
    People("earthfolk", "yellow", {"hunter": 3, "warrior": 3, "village": 2, "colonist": 1, "digger": 1}),
    People("elvenfolk", "green", {"hunter": 5, "warrior": 2, "village": 1, "loremaster": 2}),
    People("firefolk", "red", {"hunter": 3, "warrior": 4, "village": 2, "shaman": 1}),
    People(
        "smallfolk",
        "blue",
        {"hunter": 4, "warrior": 2, "village": 1, "craftsman_wood": 1, "craftsman_stone": 1, "spellweaver": 1},
    ),
)


def face(card: str, points: int) -> str:
    """The id of a copy: ``chariot`` without points, ``chariot_2`` with two."""
    return f"{card}_{points}" if points else card
