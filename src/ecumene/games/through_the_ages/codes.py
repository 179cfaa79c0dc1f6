# Compiled by mypyc where a C compiler is present.
"""Every action as a number: the verb, and the one or two things it names. The order of this list is the catalogue."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.components import HIGHEST_BID, ROW_COST
from ecumene.games.through_the_ages.numbers import (
    ALL_CARDS,
    FAMILY,
    FIRST_ACTION,
    FIRST_GOVERNMENT,
    FIRST_LEADER,
    FIRST_MILITARY,
    FIRST_SPECIAL,
    FIRST_UNIT,
    FIRST_URBAN,
    FIRST_WONDER,
    HAS_SIDES,
    LAST_RUINED_AGE,
    LEVEL,
    NONE,
    STORE_CARDS,
    UPGRADES,
    WORKER_CARDS,
)
from ecumene.games.through_the_ages.traits import (
    AGGRESSION,
    ARENA,
    BONUS,
    EVENT,
    LAB,
    PACT,
    TACTIC,
    TERRITORY,
    THEATER,
    WAR,
)

VERB_NAMES: Final = (
    "pass", "end", "done", "decline", "accept", "refuse", "take", "population", "build", "upgrade", "transform",
    "destroy", "disband", "leader", "tuck", "stage", "develop", "revolution", "play", "recruit", "tactic", "copy",
    "sail", "inspire", "convert", "exchange", "prepare", "attack", "war", "pact", "cancel", "retire", "settle",
    "resign", "bonus", "discard", "bid", "send", "remove", "repay", "ruin", "abandon", "annex", "infiltrate", "gain",
    "mix", "seize",
)  # fmt: skip

PASS: Final = 0
END: Final = 1
DONE: Final = 2
DECLINE: Final = 3
ACCEPT: Final = 4
REFUSE: Final = 5
TAKE: Final = 6
POPULATION: Final = 7
BUILD: Final = 8
UPGRADE: Final = 9
TRANSFORM: Final = 10
DESTROY: Final = 11
DISBAND: Final = 12
PLAY_LEADER: Final = 13
TUCK: Final = 14
STAGE: Final = 15
DEVELOP_CARD: Final = 16
REVOLUTION: Final = 17
PLAY: Final = 18
RECRUIT: Final = 19
PLAY_TACTIC: Final = 20
COPY: Final = 21
SAIL: Final = 22
INSPIRE: Final = 23
CONVERT: Final = 24
EXCHANGE: Final = 25
PREPARE: Final = 26
ATTACK: Final = 27
DECLARE_WAR: Final = 28
OFFER_PACT: Final = 29
CANCEL: Final = 30
RETIRE: Final = 31
SETTLE: Final = 32
RESIGN: Final = 33
PLAY_BONUS: Final = 34
DISCARD: Final = 35
BID: Final = 36
SEND: Final = 37
REMOVE: Final = 38
REPAY: Final = 39
RUIN: Final = 40
ABANDON: Final = 41
ANNEX_COLONY: Final = 42
INFILTRATE_CARD: Final = 43
GAIN: Final = 44
MIX: Final = 45
SEIZE: Final = 46

# Second things some verbs name.
FOOD_CHOICE: Final = 0
RESOURCES_CHOICE: Final = 1
LEADER_CHOICE: Final = 0
WONDER_CHOICE: Final = 1
CULTURE_CHOICE: Final = 0
ARMS_CHOICE: Final = 1

SEATS: Final = 4
PLACES: Final = len(ROW_COST)
MOST_STAGES: Final = 4
MOST_MIX: Final = 7

#: The catalogue: verb, first and second argument of every action.
VERB: Final[list[int]] = []
FIRST: Final[list[int]] = []
SECOND: Final[list[int]] = []
_INDEX: Final[dict[tuple[int, int, int], int]] = {}


def _add(verb: int, first: int = NONE, second: int = NONE) -> None:
    _INDEX[(verb, first, second)] = len(VERB)
    VERB.append(verb)
    FIRST.append(first)
    SECOND.append(second)


def _add_all(verb: int, first: int, end: int) -> None:
    for card in range(first, end):
        _add(verb, card)


def _family(family: int) -> list[int]:
    return [card for card in range(ALL_CARDS) if FAMILY[card] == family]


def _fill_action_phase() -> None:
    for verb in (PASS, END, DONE, DECLINE, ACCEPT, REFUSE):
        _add(verb)
    _add_all(TAKE, 0, PLACES)
    _add(POPULATION)
    _add_all(BUILD, 0, WORKER_CARDS)
    for low, high in UPGRADES:
        _add(UPGRADE, low, high)
    for low in range(FIRST_URBAN, FIRST_UNIT):
        for high in _family(THEATER):
            if FAMILY[low] != THEATER and LAB <= FAMILY[low] <= ARENA and LEVEL[high] >= LEVEL[low]:
                _add(TRANSFORM, low, high)
    _add_all(DESTROY, 0, FIRST_UNIT)
    _add_all(DISBAND, FIRST_UNIT, WORKER_CARDS)
    _add_all(PLAY_LEADER, FIRST_LEADER, FIRST_ACTION)
    _add_all(TUCK, FIRST_WONDER, FIRST_LEADER)
    for count in range(1, MOST_STAGES + 1):
        _add(STAGE, count)
    for card in range(FIRST_WONDER):
        if LEVEL[card] > 0:
            _add(DEVELOP_CARD, card)
    _add_all(REVOLUTION, FIRST_GOVERNMENT + 1, FIRST_SPECIAL)
    _add_all(PLAY, FIRST_ACTION, FIRST_MILITARY)
    _add_all(RECRUIT, FIRST_UNIT, WORKER_CARDS)
    for verb in (PLAY_TACTIC, COPY):
        for card in _family(TACTIC):
            _add(verb, card)
    _add(SAIL)
    _add(INSPIRE, CULTURE_CHOICE)
    _add(INSPIRE, ARMS_CHOICE)
    _add(CONVERT)
    _add(EXCHANGE)


def _fill_politics() -> None:
    for card in _family(TERRITORY) + [card for card in _family(EVENT) if LEVEL[card] > 0]:
        _add(PREPARE, card)
    for verb, family in ((ATTACK, AGGRESSION), (DECLARE_WAR, WAR)):
        for card in _family(family):
            for seat in range(SEATS):
                _add(verb, card, seat)
    for card in _family(PACT):
        for seat in range(SEATS):
            for side in range(2 if HAS_SIDES[card] else 1):
                _add(OFFER_PACT, card, seat * 2 + side)
    _add_all(CANCEL, 0, SEATS)
    _add(RETIRE)
    for card in _family(TERRITORY):
        _add(SETTLE, card)
    _add(RESIGN)


def _fill_answers() -> None:
    for card in _family(BONUS):
        _add(PLAY_BONUS, card)
    for card in range(FIRST_MILITARY, ALL_CARDS):
        if LEVEL[card] > 0:
            _add(DISCARD, card)
    for number in range(1, HIGHEST_BID + 1):
        _add(BID, number)
    _add_all(SEND, FIRST_UNIT, WORKER_CARDS)
    _add_all(REMOVE, 0, WORKER_CARDS)
    _add_all(REPAY, 0, STORE_CARDS)
    for card in range(FIRST_WONDER, FIRST_LEADER):
        if LEVEL[card] <= LAST_RUINED_AGE:
            _add(RUIN, card)
    for verb in (ABANDON, ANNEX_COLONY):
        for card in _family(TERRITORY):
            _add(verb, card)
    _add(INFILTRATE_CARD, LEADER_CHOICE)
    _add(INFILTRATE_CARD, WONDER_CHOICE)
    _add(GAIN, FOOD_CHOICE)
    _add(GAIN, RESOURCES_CHOICE)
    for number in range(MOST_MIX + 1):
        _add(MIX, number)
    _add_all(SEIZE, FIRST_SPECIAL, FIRST_WONDER)


_fill_action_phase()
_fill_politics()
_fill_answers()

ACTIONS: Final = len(VERB)


def number(verb: int, first: int = NONE, second: int = NONE) -> int:
    """The number of an action that is known to exist."""
    return _INDEX[(verb, first, second)]


def _lookup(verb: int, size: int) -> list[int]:
    return [_INDEX.get((verb, first, NONE), NONE) for first in range(size)]


def _lookup_pairs(verb: int, size: int, other: int) -> list[list[int]]:
    return [[_INDEX.get((verb, first, second), NONE) for second in range(other)] for first in range(size)]


# Numbers by what the action names, for the rules.
A_PASS: Final = number(PASS)
A_END: Final = number(END)
A_DONE: Final = number(DONE)
A_DECLINE: Final = number(DECLINE)
A_ACCEPT: Final = number(ACCEPT)
A_REFUSE: Final = number(REFUSE)
A_POPULATION: Final = number(POPULATION)
A_SAIL: Final = number(SAIL)
A_INSPIRE_CULTURE: Final = number(INSPIRE, CULTURE_CHOICE)
A_INSPIRE_ARMS: Final = number(INSPIRE, ARMS_CHOICE)
A_CONVERT: Final = number(CONVERT)
A_EXCHANGE: Final = number(EXCHANGE)
A_RETIRE: Final = number(RETIRE)
A_RESIGN: Final = number(RESIGN)
A_INFILTRATE_LEADER: Final = number(INFILTRATE_CARD, LEADER_CHOICE)
A_INFILTRATE_WONDER: Final = number(INFILTRATE_CARD, WONDER_CHOICE)
A_GAIN_FOOD: Final = number(GAIN, FOOD_CHOICE)
A_GAIN_RESOURCES: Final = number(GAIN, RESOURCES_CHOICE)
A_TAKE: Final[list[int]] = _lookup(TAKE, PLACES)
A_BUILD: Final[list[int]] = _lookup(BUILD, WORKER_CARDS)
A_UPGRADE: Final[list[list[int]]] = _lookup_pairs(UPGRADE, WORKER_CARDS, WORKER_CARDS)
A_TRANSFORM: Final[list[list[int]]] = _lookup_pairs(TRANSFORM, WORKER_CARDS, WORKER_CARDS)
A_DESTROY: Final[list[int]] = _lookup(DESTROY, WORKER_CARDS)
A_DISBAND: Final[list[int]] = _lookup(DISBAND, WORKER_CARDS)
A_LEADER: Final[list[int]] = _lookup(PLAY_LEADER, ALL_CARDS)
A_TUCK: Final[list[int]] = _lookup(TUCK, ALL_CARDS)
A_STAGE: Final[list[int]] = _lookup(STAGE, MOST_STAGES + 1)
A_DEVELOP: Final[list[int]] = _lookup(DEVELOP_CARD, ALL_CARDS)
A_REVOLUTION: Final[list[int]] = _lookup(REVOLUTION, ALL_CARDS)
A_PLAY: Final[list[int]] = _lookup(PLAY, ALL_CARDS)
A_RECRUIT: Final[list[int]] = _lookup(RECRUIT, WORKER_CARDS)
A_TACTIC: Final[list[int]] = _lookup(PLAY_TACTIC, ALL_CARDS)
A_COPY: Final[list[int]] = _lookup(COPY, ALL_CARDS)
A_PREPARE: Final[list[int]] = _lookup(PREPARE, ALL_CARDS)
A_ATTACK: Final[list[list[int]]] = _lookup_pairs(ATTACK, ALL_CARDS, SEATS)
A_WAR: Final[list[list[int]]] = _lookup_pairs(DECLARE_WAR, ALL_CARDS, SEATS)
A_PACT: Final[list[list[int]]] = _lookup_pairs(OFFER_PACT, ALL_CARDS, 2 * SEATS)
A_CANCEL: Final[list[int]] = _lookup(CANCEL, SEATS)
A_SETTLE: Final[list[int]] = _lookup(SETTLE, ALL_CARDS)
A_BONUS: Final[list[int]] = _lookup(PLAY_BONUS, ALL_CARDS)
A_DISCARD: Final[list[int]] = _lookup(DISCARD, ALL_CARDS)
A_BID: Final[list[int]] = _lookup(BID, HIGHEST_BID + 1)
A_SEND: Final[list[int]] = _lookup(SEND, WORKER_CARDS)
A_REMOVE: Final[list[int]] = _lookup(REMOVE, WORKER_CARDS)
A_REPAY: Final[list[int]] = _lookup(REPAY, STORE_CARDS)
A_RUIN: Final[list[int]] = _lookup(RUIN, ALL_CARDS)
A_ABANDON: Final[list[int]] = _lookup(ABANDON, ALL_CARDS)
A_ANNEX: Final[list[int]] = _lookup(ANNEX_COLONY, ALL_CARDS)
A_MIX: Final[list[int]] = _lookup(MIX, MOST_MIX + 1)
A_SEIZE: Final[list[int]] = _lookup(SEIZE, ALL_CARDS)
