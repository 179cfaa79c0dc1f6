"""The statistics of a civilization counted again from the printed cards, slowly and independently of the engine."""

from __future__ import annotations

from itertools import product

from ecumene.games.through_the_ages.components import CARDS, NUMBER
from ecumene.games.through_the_ages.gives import Army
from ecumene.games.through_the_ages.rules import ThroughTheAges
from ecumene.games.through_the_ages.traits import (
    AIR_FORCE,
    ARENA,
    ARTILLERY,
    CAVALRY,
    CIVIL_ACTIONS,
    CULTURE,
    HAPPINESS,
    INFANTRY,
    LAB,
    LIBRARY,
    MILITARY_ACTIONS,
    SCIENCE,
    STRENGTH,
    TEMPLE,
    THEATER,
)

WORKERS = [number for number, card in enumerate(CARDS) if card.family <= AIR_FORCE]


class Referee:
    """Looks at one civilization and counts everything anew."""

    def __init__(self, state: ThroughTheAges, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.own = state.civilizations[seat]
        self.leader = CARDS[self.own.leader].id if self.own.leader >= 0 else ""
        self.standing = [card for card in self.own.wonders if card not in self.own.ruins]
        self.basilica = NUMBER["st_peters_basilica"] in self.standing

    def buildings(self, *families: int) -> list[int]:
        """Every building or unit as the number of its card."""
        return [card for card in WORKERS if CARDS[card].family in families for _ in range(self.own.workers[card])]

    def cards(self) -> list[int]:
        """Cards in play that give something by themselves."""
        single = [self.own.government, self.own.leader, *self.own.specials]
        return [card for card in single if card >= 0] + self.standing + self.own.colonies

    def sides(self) -> list[tuple[dict[int, int], int]]:
        """This civilization's sides of pacts, each with the other party."""
        found = []
        for owner in self.state.civilizations:
            if owner.pact >= 0 and self.seat in (owner.seat, owner.partner):
                is_a = (owner.side == 0) == (owner.seat == self.seat)
                other = owner.partner if owner.seat == self.seat else owner.seat
                found.append((CARDS[owner.pact].side(0 if is_a else 1), other))
        return found

    def printed(self, trait: int) -> int:
        of_cards = sum(CARDS[card].traits().get(trait, 0) for card in self.cards())
        return of_cards + sum(side.get(trait, 0) for side, _ in self.sides())

    def of_workers(self, trait: int) -> int:
        return sum(CARDS[card].traits().get(trait, 0) for card in self.buildings(*range(LAB, AIR_FORCE + 1)))

    def faces(self, card: int) -> int:
        """Happy faces of one card or worker, with the Basilica's addition."""
        faces = max(0, CARDS[card].traits().get(HAPPINESS, 0)) if card not in self.own.ruins else 0
        if card == self.own.tucked_under:
            faces += 1
        is_basilica = card == NUMBER["st_peters_basilica"] and card not in self.own.ruins
        return faces + 1 if faces > 0 and self.basilica and not is_basilica else faces

    def happiness(self) -> int:
        sources = [*self.cards(), *self.own.ruins, *self.buildings(TEMPLE, THEATER, ARENA)]
        unhappy = sum(min(0, CARDS[card].traits().get(HAPPINESS, 0)) for card in self.cards())
        return min(8, max(0, unhappy + sum(self.faces(card) for card in sources)))

    def culture(self) -> int:
        total = self.printed(CULTURE) + self.of_workers(CULTURE) + 2 * len(self.own.ruins)
        theaters = self.buildings(THEATER)
        if self.leader == "michelangelo":
            total += sum(max(0, self.faces(card)) for card in [*self.buildings(TEMPLE, THEATER), *self.own.wonders])
        if self.leader == "js_bach":
            total += len(theaters)
        if self.leader == "william_shakespeare":
            total += 2 * min(len(theaters), len(self.buildings(LIBRARY)))
        if self.leader == "charlie_chaplin" and theaters:
            total += CARDS[theaters[-1]].traits()[CULTURE]
        if self.leader == "sid_meier":
            total += sum(CARDS[card].age for card in self.buildings(LAB))
        if self.leader == "james_cook" and self.own.colonies:
            total += 1 + len(self.own.colonies)
        for owner in self.state.civilizations:
            if owner.pact == NUMBER["international_tourism"] and self.seat in (owner.seat, owner.partner):
                other = owner.partner if owner.seat == self.seat else owner.seat
                total += len(self.state.civilizations[other].wonders)
        return max(0, total)

    def science(self) -> int:
        total = self.printed(SCIENCE) + self.of_workers(SCIENCE)
        if self.leader in ("leonardo_da_vinci", "isaac_newton", "albert_einstein"):
            total += max((CARDS[card].age for card in self.buildings(LAB, LIBRARY)), default=0)
        if self.leader == "sid_meier":
            total -= len(self.buildings(LAB))
        return max(0, total)

    def strength(self) -> int:
        units = self.buildings(INFANTRY, CAVALRY, ARTILLERY, AIR_FORCE)
        total = self.printed(STRENGTH) + self.of_workers(STRENGTH) + self.armies()
        if self.leader == "alexander_the_great":
            total += len(units)
        if NUMBER["great_wall"] in self.standing:
            total += len(self.buildings(INFANTRY, ARTILLERY))
        if self.leader == "napoleon_bonaparte":
            total += 2 * len({CARDS[card].family for card in units})
        if self.leader == "joan_of_arc":
            total += sum(max(0, self.faces(card)) for card in [self.own.government, *self.buildings(TEMPLE)])
        return max(0, total)

    def armies(self) -> int:
        """Try every number of modern and obsolete armies."""
        if self.own.tactic < 0:
            return 0
        tactic = CARDS[self.own.tactic]
        army = tactic.gives[0]
        assert isinstance(army, Army)
        units = (army.infantry, army.cavalry, army.artillery)
        new, old = (
            [sum(1 for card in self.buildings(family) if (CARDS[card].age > tactic.age - 2) == modern)
             for family in (INFANTRY, CAVALRY, ARTILLERY)]
            for modern in (True, False)
        )  # fmt: skip
        air = len(self.buildings(AIR_FORCE))
        best = 0
        for modern, obsolete in product(range(8), range(12)):
            if self.feasible(units, modern, obsolete, new, old):
                strengths = sorted([army.strength] * modern + [army.obsolete] * obsolete, reverse=True)
                best = max(best, sum(strengths) + sum(strengths[:air]))
        return best

    def feasible(self, army: tuple[int, int, int], modern: int, obsolete: int, new: list[int], old: list[int]) -> bool:
        """Whether so many armies can be formed: modern ones of new units, the others of whatever is left."""
        most = new[0] if self.leader == "genghis_khan" else 0
        for riding in range(most + 1):
            left = [new[0] - modern * army[0] - riding, new[1] - modern * army[1] + riding, new[2] - modern * army[2]]
            if riding > modern * army[1] or min(left) < 0:
                continue
            pool = [left[i] + old[i] for i in range(3)]
            foot = pool[0] - obsolete * army[0]
            horse = pool[1] - obsolete * army[1]
            if self.leader == "genghis_khan" and horse < 0:
                foot, horse = foot + horse, 0
            if foot >= 0 and horse >= 0 and pool[2] >= obsolete * army[2]:
                return True
        return False

    def totals(self) -> tuple[int, int]:
        return self.printed(CIVIL_ACTIONS), self.printed(MILITARY_ACTIONS)
