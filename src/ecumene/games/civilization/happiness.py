# Compiled by mypyc where a C compiler is present.
"""Happy and productive settlements (advanced rules): the free one, improvements and wonders, and where they do most.

Faces and gears may be assigned anew at any time, so the best assignment is the one that counts, unless players assign
by hand: then what they have fixed stays, and the rest is assigned as well as it can be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from ecumene.games.civilization.action_numbers import (
    ASSIGN,
    DONE,
    FREE_HAPPY,
    SOURCE_COUNT,
    SOURCE_WONDER,
    WONDER_SOURCES,
)
from ecumene.games.civilization.components import FREE_HAPPY_SETTLEMENTS
from ecumene.games.civilization.effects import Gears, HappyFaces
from ecumene.games.civilization.numbers import (
    CITY_GOLD,
    HAPPY_RESOURCE,
    HAPPY_ROWS,
    IMPROVEMENT_ERA,
    IMPROVEMENT_ICONS,
    MAKES_HAPPY,
    PLAIN_ROWS,
    REGION_COUNT,
)
from ecumene.games.civilization.state import Position
from ecumene.games.civilization.strength import works
from ecumene.games.civilization.wonders import WONDERS
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal

if TYPE_CHECKING:
    from ecumene.games.civilization.rules import Civilization


def _icons(effect: object) -> int:
    return effect.count if isinstance(effect, HappyFaces | Gears) else 0


_WONDER_ICONS: Final[list[int]] = [_icons(WONDERS[wonder].effect) for wonder in SOURCE_WONDER]
_WONDER_HAPPY: Final[list[bool]] = [isinstance(WONDERS[wonder].effect, HappyFaces) for wonder in SOURCE_WONDER]


def icons(state: Position, seat: int, source: int) -> int:
    """How many settlements a source serves; none if the seat does not have it or its era is over."""
    if source == FREE_HAPPY:
        return FREE_HAPPY_SETTLEMENTS
    if source < WONDER_SOURCES:
        improvement = source - 1
        owned = state.improvements[seat] >> improvement & 1 and IMPROVEMENT_ERA[improvement] >= state.era
        return IMPROVEMENT_ICONS[improvement] if owned else 0
    place = source - WONDER_SOURCES
    return _WONDER_ICONS[place] if works(state, SOURCE_WONDER[place], seat) else 0


def gives_happiness(source: int) -> bool:
    """Whether a source gives faces; else it gives gears."""
    if source < WONDER_SOURCES:
        return source == FREE_HAPPY or MAKES_HAPPY[source - 1]
    return _WONDER_HAPPY[source - WONDER_SOURCES]


def faces_and_gears(state: Position, seat: int) -> tuple[int, int]:
    faces = gears = 0
    for source in range(SOURCE_COUNT):
        number = icons(state, seat, source)
        if number:
            if gives_happiness(source):
                faces += number
            else:
                gears += number
    return faces, gears


def is_happy(state: Position, region: int) -> bool:
    """Settlements with wine or gems are happy by themselves."""
    resource = state.resource_of(region)
    return resource >= 0 and HAPPY_RESOURCE[resource]


def city_gold(state: Position, region: int, happy: bool, productive: bool) -> int:
    """What a settlement yields, from its city card."""
    row = (0 if state.resource_of(region) >= 0 else PLAIN_ROWS) + (HAPPY_ROWS if happy else 0) + int(productive)
    return CITY_GOLD[row][state.size[region]]


#: How a settlement is treated: a face and a gear, one of them, or neither. 2 × face + gear.
TREATMENTS: Final = 4


class Assignment:
    """Which settlements are happy and productive, and what they all yield together."""

    def __init__(self, regions: list[int], happy: list[bool], productive: list[bool], gold: list[int]) -> None:
        self.regions = regions
        self.happy = happy
        self.productive = productive
        self.gold = gold


def best_assignment(state: Position, seat: int, fixed: list[int]) -> Assignment:
    """The assignment that yields most, with what has been fixed by hand (source × regions + region) left in place."""
    regions = state.settlements(seat)
    faces, gears = faces_and_gears(state, seat)
    happy = [is_happy(state, region) for region in regions]
    productive = [state.is_fertile(region) for region in regions]
    for one in fixed:
        source, region = divmod(one, REGION_COUNT)
        if region not in regions:
            continue
        if gives_happiness(source):
            happy[regions.index(region)] = True
            faces -= 1
        else:
            productive[regions.index(region)] = True
            gears -= 1
    chosen = distribute(state, regions, happy, productive, faces, gears)
    for i in range(len(regions)):
        happy[i] = happy[i] or chosen[i] >= 2
        productive[i] = productive[i] or chosen[i] % 2 == 1
    gold = [city_gold(state, region, happy[i], productive[i]) for i, region in enumerate(regions)]
    return Assignment(regions, happy, productive, gold)


def settlement_income(state: Position, seat: int) -> int:
    """What the settlements of a seat yield at best."""
    return sum(best_assignment(state, seat, state.fixed[seat]).gold)


def distribute(
    state: Position, regions: list[int], happy: list[bool], productive: list[bool], faces: int, gears: int
) -> list[int]:
    """Settlement by settlement: the best total for every number of faces and gears still at hand."""
    faces, gears = min(faces, len(regions)), min(gears, len(regions))
    width = gears + 1
    best = [0] * ((faces + 1) * width)
    kept: list[list[int]] = []
    for i in range(len(regions)):
        table = [0] * len(best)
        treated = [0] * len(best)
        gold = [
            city_gold(state, regions[i], happy[i] or treatment >= 2, productive[i] or treatment % 2 == 1)
            for treatment in range(TREATMENTS)
        ]
        for face in range(faces + 1):
            for gear in range(width):
                most = -1
                for treatment in range(TREATMENTS):
                    rest_faces, rest_gears = face - treatment // 2, gear - treatment % 2
                    if rest_faces < 0 or rest_gears < 0:
                        continue
                    total = gold[treatment] + best[rest_faces * width + rest_gears]
                    if total > most:
                        most = total
                        treated[face * width + gear] = treatment
                table[face * width + gear] = most
        best = table
        kept.append(treated)
    chosen = [0] * len(regions)
    for i in range(len(regions) - 1, -1, -1):
        chosen[i] = kept[i][faces * width + gears]
        faces -= chosen[i] // 2
        gears -= chosen[i] % 2
    return chosen


class Assigning(Decision[Position]):
    """A player fixes where improvements and wonders go; what is not fixed goes where it yields most."""

    kind: ClassVar[str] = "assign"
    rule: ClassVar[str] = "happiness"
    wording: ClassVar[dict[str, str]] = {"done": "done-assigning"}

    def __init__(self, seat: int, fixed: list[int]) -> None:
        super().__init__([seat])
        self.fixed = fixed

    def legal(self, state: Position, seat: int) -> list[int]:
        found: list[int] = []
        for source in range(SOURCE_COUNT):
            used = [one % REGION_COUNT for one in self.fixed if one // REGION_COUNT == source]
            if icons(state, seat, source) > len(used):
                for region in state.settlements(seat):
                    if not self.served(state, region, gives_happiness(source)):
                        found.append(ASSIGN + source * REGION_COUNT + region)
        found.append(DONE)
        return found

    def served(self, state: Position, region: int, by_face: bool) -> bool:
        """Whether a settlement is happy (or productive) already, by itself or by what has been fixed."""
        if is_happy(state, region) if by_face else state.is_fertile(region):
            return True
        return any(
            one % REGION_COUNT == region and gives_happiness(one // REGION_COUNT) == by_face for one in self.fixed
        )

    def answer(self, state: Position, seat: int, action: int) -> None:
        if action == DONE:
            state.stack.pop()
            state.fixed[seat] = self.fixed
        else:
            self.fixed.append(action - ASSIGN)

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        from ecumene.games.civilization.refusals import why_not_assign

        return why_not_assign(cast("Civilization", state), state.game.catalogue[action])

    def clone(self) -> Decision[Position]:
        return Assigning(self.seats[0], self.fixed[:])

    def facts(self) -> list[int]:
        return self.fixed


def has_choice(state: Position, seat: int) -> bool:
    return len(Assigning(seat, []).legal(state, seat)) > 1
