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


def statue_vp(civilization: Civilization, slot: int) -> int:
    """The statue, and its bonus if the tile lies points side up."""
    tile = civilization.statues[slot]
    if tile == NO_STATUE:
        return 0
    if tile < FACE_DOWN:
        return STATUE_VP[slot]
    return STATUE_VP[slot] + STATUE_BONUS[slot] + civilization.powers[BOOST_VP]


def silver_vp(civilization: Civilization) -> int:
    """Half of each medal's track, rounded up; the medal that gains most counts whole if an effect says so."""
    values = [civilization.tracks[track] for track in civilization.silver]
    values.sort(reverse=True)
    points = 0
    for place in range(len(values)):
        points += values[place] if place < civilization.powers[FULL_MEDALS] else (values[place] + 1) // 2
    return points


def sets(civilization: Civilization) -> int:
    """Sets of five differently coloured cards."""
    return min(civilization.counts)


def sets_for_gold(civilization: Civilization) -> int:
    """The same, with the wild card standing for whichever colour helps."""
    if not civilization.powers[WILD_CARDS]:
        return min(civilization.counts)
    best = 0
    for color in range(COLOR_COUNT):
        counts = civilization.counts[:]
        counts[PURPLE] -= civilization.powers[WILD_CARDS]
        counts[color] += civilization.powers[WILD_CARDS]
        best = max(best, min(counts))
    return best


def gold_vp(civilization: Civilization) -> int:
    points = 0
    if civilization.gold:
        points = civilization.gold * GOLD_VP_PER_SET * sets_for_gold(civilization)
    if civilization.powers[SET_VP]:
        points += civilization.powers[SET_VP] * sets(civilization)
    return points


def cards_vp(civilization: Civilization) -> int:
    points = 0
    for card in civilization.cards:
        points += CARD_VP[card]
    return points


def score(civilization: Civilization) -> list[int]:
    """The rows of the score sheet in order, as if the game ended now."""
    colonies = 0
    for stack in range(STACK_COUNT):
        colonies += colony_vp(civilization, stack)
    statues = 0
    for slot in range(STATUE_COUNT):
        statues += statue_vp(civilization, slot)
    return [
        colonies,
        statues,
        silver_vp(civilization),
        gold_vp(civilization),
        cards_vp(civilization),
        civilization.coins // COINS_PER_VP,
    ]


def coins_left(civilization: Civilization) -> int:
    """Coins that bring no point: they break a tie."""
    return civilization.coins % COINS_PER_VP
