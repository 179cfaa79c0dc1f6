# Compiled by mypyc where a C compiler is present.
"""The score sheet: colonies, statues, silver medals, gold medals, cards, coins."""

from __future__ import annotations

from ecumene.games.hadara.components import COINS_PER_VP, GOLD_VP_PER_SET
from ecumene.games.hadara.effects import FULL_MEDALS, SET_VP, WILD_CARDS
from ecumene.games.hadara.effects import STATUE_VP as BOOST_VP
from ecumene.games.hadara.numbers import (
    BACK_VP,
    CARD_VP,
    COLOR_COUNT,
    FACE_DOWN,
    FRONT_VP,
    NO_STATUE,
    PURPLE,
    ROWS,
    STACK_COUNT,
    STATUE_BONUS,
    STATUE_COUNT,
    STATUE_VP,
)
from ecumene.games.hadara.state import Civilization


def colony_vp(civilization: Civilization, stack: int) -> int:
    """The number on the side of the tile that lies up; 0 without a tile."""
    tile = civilization.colonies[stack]
    if tile < 0:
        return 0
    return BACK_VP[tile] if civilization.annexed >> stack & 1 else FRONT_VP[stack]


def colonies_vp(civilization: Civilization) -> int:
    points = 0
    for stack in range(STACK_COUNT):
        points += colony_vp(civilization, stack)
    return points


def statue_vp(civilization: Civilization, slot: int) -> int:
    """The statue, and its bonus if the tile lies points side up."""
    tile = civilization.statues[slot]
    if tile == NO_STATUE:
        return 0
    if tile < FACE_DOWN:
        return STATUE_VP[slot]
    return STATUE_VP[slot] + STATUE_BONUS[slot] + civilization.powers[BOOST_VP]


def statues_vp(civilization: Civilization) -> int:
    points = 0
    for slot in range(STATUE_COUNT):
        points += statue_vp(civilization, slot)
    return points


def silver_vp(civilization: Civilization) -> int:
    """Half of each medal's track, rounded up; those that gain most count whole if an effect says so."""
    points = 0
    gains: list[int] = []
    for track in civilization.silver:
        value = civilization.tracks[track]
        points += (value + 1) // 2
        gains.append(value // 2)
    whole = civilization.powers[FULL_MEDALS]
    if whole:
        gains.sort()
        for gain in gains[-whole:]:
            points += gain
    return points


def sets(counts: list[int]) -> int:
    """Sets of five differently coloured cards."""
    fewest = counts[0]
    for count in counts:
        if count < fewest:
            fewest = count
    return fewest


def sets_for_gold(civilization: Civilization) -> int:
    """The same, with the wild card standing for whichever colour helps."""
    wild = civilization.powers[WILD_CARDS]
    if not wild:
        return sets(civilization.counts)
    best = 0
    for color in range(COLOR_COUNT):
        counts = civilization.counts[:]
        counts[PURPLE] -= wild
        counts[color] += wild
        best = max(best, sets(counts))
    return best


def gold_vp(civilization: Civilization) -> int:
    points = 0
    if civilization.gold:
        points = civilization.gold * GOLD_VP_PER_SET * sets_for_gold(civilization)
    per_set = civilization.powers[SET_VP]
    if per_set:
        points += per_set * sets(civilization.counts)
    return points


def cards_vp(civilization: Civilization) -> int:
    points = 0
    for card in civilization.cards:
        points += CARD_VP[card]
    return points


def score(civilization: Civilization) -> list[int]:
    """The rows of the score sheet in order, as if the game ended now."""
    return [
        colonies_vp(civilization),
        statues_vp(civilization),
        silver_vp(civilization),
        gold_vp(civilization),
        cards_vp(civilization),
        civilization.coins // COINS_PER_VP,
    ]


def sheet(civilization: Civilization) -> dict[str, int]:
    """The score sheet with the names of its rows."""
    points = score(civilization)
    rows: dict[str, int] = {}
    for row in range(len(ROWS)):
        rows[ROWS[row]] = points[row]
    return rows


def total(civilization: Civilization) -> int:
    points = 0
    for row in score(civilization):
        points += row
    return points


def coins_left(civilization: Civilization) -> int:
    """Coins that bring no point: they break a tie."""
    return civilization.coins % COINS_PER_VP
