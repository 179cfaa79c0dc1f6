"""A second opinion on production, battles and points, from the rules and the view alone, as simply as can be."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ecumene.games.civilization.components import ALWAYS_HAPPY, ERAS, FIGURES, RESOURCES
from ecumene.games.civilization.improvements import IMPROVEMENTS
from ecumene.games.civilization.technologies import TECHNOLOGIES
from ecumene.games.civilization.view import RegionView, View
from ecumene.kernel import Rng

FACES = {
    "bachs_cathedral": 1,
    "sistine_chapel": 1,
    "shakespeares_theatre": 1,
    "cure_for_cancer": 2,
    "universal_suffrage": 1,
}
GEARS = {"transcontinental_railroad": 1, "hoover_dam": 1}
PAYING = {"colossus": 5, "great_lighthouse": 5, "smiths_trading_company": 10}
BEATS = {("cavalry", "infantry"), ("infantry", "artillery"), ("artillery", "cavalry")}


def own_regions(view: View, seat: int) -> list[RegionView]:
    return [region for region in view.regions if region.settlement is not None and region.settlement.owner == seat]


def yields(region: RegionView, happy: bool, productive: bool) -> int:
    """2 + 2 × size for a happy settlement with a resource, and so on; a productive one doubles it."""
    assert region.settlement is not None
    size = region.settlement.size
    unhappy = 2 * size if region.marker in RESOURCES else size - 1
    gold = unhappy + 2 if happy else unhappy
    return 2 * gold if productive else gold


def best_settlements(view: View, seat: int) -> int:
    """Try every choice of happy and productive settlements."""
    regions = own_regions(view, seat)
    player = view.players[seat]
    working = [card for card in IMPROVEMENTS if card.id in player.improvements and card.era == view.era]
    early = [card for card in IMPROVEMENTS if card.id in player.improvements and card not in working]
    cards = working + [card for card in early if ERAS.index(card.era) > ERAS.index(view.era)]
    faces = 1 + sum(card.icons for card in cards if card.kind == "happy")
    faces += sum(FACES.get(wonder, 0) for wonder in player.working_wonders)
    gears = sum(card.icons for card in cards if card.kind == "productive")
    gears += sum(GEARS.get(wonder, 0) for wonder in player.working_wonders)
    places = range(len(regions))
    best = 0
    for happy in combinations(places, min(faces, len(regions))):
        for productive in combinations(places, min(gears, len(regions))):
            total = 0
            for i in places:
                joyful = i in happy or regions[i].marker in ALWAYS_HAPPY
                total += yields(regions[i], joyful, i in productive or regions[i].marker == "fertile")
            best = max(best, total)
    return best


def income(view: View, seat: int, critical: str) -> int:
    """What a seat takes from the bank if this resource is the critical one."""
    player = view.players[seat]
    held = {id: number for id, number in player.resources.items() if number > 0}
    monopolies = sum({3: 20, 4: 40}.get(number, 80 if number > 4 else 0) for number in held.values())
    if view.rules == "advanced":
        total = best_settlements(view, seat) + 15 * (critical in held) + 3 * len(held) + monopolies
        total += sum(PAYING.get(wonder, 0) for wonder in player.working_wonders)
    else:
        settlements = sum(r.settlement.size + (r.marker == "fertile") for r in own_regions(view, seat) if r.settlement)
        total = settlements * (2 if critical in held else 1) + player.technologies * len(held) + monopolies
    return max(total, 10)


def points(view: View, seat: int) -> int:
    """As the rulebook adds them up."""
    player = view.players[seat]
    if player.out:
        return 0
    total = sum(region.settlement.size for region in own_regions(view, seat) if region.settlement is not None)
    if view.rules == "standard":
        return total + 2 * player.technologies + 3 * len(player.wonders)
    keys = {card.id for card in TECHNOLOGIES if card.key_discovery}
    total += 2 * len(player.wonders) + 4 * sum(card.id in keys for card in view.technologies if card.owner == seat)
    if view.ending == "diplomatic":
        total += 5 * ("united_nations" in player.wonders)
    elif view.ending == "military":
        own = [piece for piece in view.pieces if piece.owner == seat]
        total += sum(piece.count for piece in own if piece.kind != "settler")
        total += sum(piece.count * sum(one.kind != "settler" for one in piece.aboard) for piece in own)
    elif view.ending == "technological":
        total += player.technologies
    return total


# Battles


def dice_of(view: View, unit: str, aircraft: bool) -> int:
    """As many as the number of the unit's era; an aircraft adds one, or as many as its level says."""
    figures = {figure.id: figure for figure in FIGURES}
    number = ERAS.index(figures[unit].era) + 1
    if not aircraft:
        return number
    known = {card.id for card in view.technologies if card.in_play}
    added = [1] + [level.adds_dice for level in figures["fighter"].levels if level.technology in known]
    return number + (added[-1] if view.rules == "advanced" else 1)


def plus_of(view: View, seat: int, unit: str, rival: str, home: bool, science: int) -> int:
    """``home``: the unit defends in a region with a settlement of its owner; ``science``: technologies at first."""
    figures = {figure.id: figure for figure in FIGURES}
    own, other = figures[unit], figures[rival]
    added = ERAS.index(view.era) + 1 if (own.category, other.category) in BEATS else 0
    if view.rules == "standard":
        return added + science // 2
    known = {card.id for card in view.technologies if card.in_play}
    added += ([0] + [level.modifier for level in own.levels if level.technology in known])[-1]
    if home and own.category in ("infantry", "cavalry", "artillery"):
        added += 2 if "great_wall" in view.players[seat].working_wonders else 1
    return added


#: Whom a settlement belongs to whose conqueror has not been told yet.
NOBODY_YET = -9
#: What somebody has in an area: every piece with the number of passengers it carries.
Force = list[tuple[str, int]]


def forces(view: View, area: str) -> dict[int, Force]:
    found: dict[int, Force] = {seat: [] for seat in range(len(view.players))}
    for piece in view.pieces:
        if piece.area == area:
            found[piece.owner] += [(piece.kind, len(piece.aboard))] * piece.count
    return {seat: sorted(force) for seat, force in found.items()}


class Battlefield:
    """Watches what is told about battles after one action, throws the same dice, and keeps the losses."""

    def __init__(self, view: View, rng: Rng, science: list[int]) -> None:
        self.view = view
        self.rng = rng
        self.science = science
        self.owners = {region.id: region.settlement.owner for region in view.regions if region.settlement is not None}
        self.forces: dict[str, dict[int, Force]] = {}
        self.sides: tuple[str, set[int], set[int]] = ("", set(), set())
        self.lost: set[int] = set()  # the side that has just lost
        self.rounds = 0
        if view.battle is not None:
            self.begin(view.battle.area, view.battle.attackers, view.battle.defenders)

    def begin(self, area: str, attackers: list[int], defenders: list[int]) -> None:
        self.sides = (area, set(attackers), set(defenders))
        self.forces.setdefault(area, forces(self.view, area))

    def throw(self, number: int) -> int:
        return sum(int(self.rng.below(6)) + 1 for _ in range(number))

    def round(self, seat: int, facts: dict[str, Any]) -> None:
        """Exactly what was told: the dice of both, what is added, and who is lost."""
        rival, area, unit, other = facts["rival"].seat, facts["area"], facts["unit"], facts["other"]
        self.forces.setdefault(area, forces(self.view, area))
        helped, rival_helped = bool(facts["aircraft"]), bool(facts["rival_aircraft"])
        own = self.throw(dice_of(self.view, unit, helped))
        theirs = self.throw(dice_of(self.view, other, rival_helped))
        told = [sum(int(digit) for digit in str(facts[side])) for side in ("own_dice", "rival_dice")]
        assert told == [own, theirs]
        own += plus_of(self.view, seat, unit, other, False, self.science[seat])
        home = self.owners.get(area) == rival
        theirs += plus_of(self.view, rival, other, unit, home, self.science[rival])
        assert (own, theirs) == (facts["own"], facts["theirs"])
        if own <= theirs:
            self.lose(area, seat, unit, helped)
        if theirs <= own:
            self.lose(area, rival, other, rival_helped)
        self.rounds += 1

    def lose(self, area: str, seat: int, unit: str, aircraft: bool) -> None:
        """The unit that carries least, and an aircraft of its owner or else of somebody on its side."""
        there = self.forces[area]
        there[seat].remove(min(piece for piece in there[seat] if piece[0] == unit))
        if aircraft:
            side = next((side for side in self.sides[1:] if seat in side), {seat})
            owner = next(one for one in [seat, *sorted(side)] if ("fighter", 0) in there[one])
            there[owner].remove(("fighter", 0))

    def won(self, winner: int, loser: int) -> None:
        """The losers' other pieces are gone, and so is their settlement; who takes it is told next."""
        area, *sides = self.sides
        self.lost = next((side for side in sides if loser in side), {loser})
        assert winner not in self.lost
        for seat in self.lost:
            self.forces[area][seat] = []
        if self.owners.get(area) in self.lost:
            self.owners[area] = NOBODY_YET

    def captured(self, area: str, conqueror: int, loser: int) -> None:
        """Only what belonged to the losers changes hands, and somebody takes it who has units there."""
        assert self.owners[area] == NOBODY_YET
        assert loser in self.lost
        assert self.forces[area][conqueror]
        self.owners[area] = conqueror

    def compare(self, view: View) -> None:
        for area, there in self.forces.items():
            assert forces(view, area) == there, area
        for region in view.regions:
            assert self.owners.get(region.id) == (region.settlement.owner if region.settlement else None)
