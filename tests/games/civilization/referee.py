"""A second opinion on production, battles and points, from the rules and the view alone, as simply as can be."""

from __future__ import annotations

from itertools import combinations

from ecumene.games.civilization.components import ALWAYS_HAPPY, ERAS, FIGURES, RESOURCES
from ecumene.games.civilization.improvements import IMPROVEMENTS
from ecumene.games.civilization.technologies import TECHNOLOGIES
from ecumene.games.civilization.view import RegionView, View

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


def battle_range(
    view: View, seat: int, unit: str, rival: str, area: str, *, defends: bool, aircraft: bool
) -> tuple[int, int]:
    """The least and the most a unit can reach against another, by the tables of the rulebook."""
    figures = {figure.id: figure for figure in FIGURES}
    own, other = figures[unit], figures[rival]
    known = {card.id for card in view.technologies if card.in_play}
    dice = own.dice
    added = ERAS.index(view.era) + 1 if (own.category, other.category) in BEATS else 0
    if view.rules == "advanced":
        added += ([0] + [level.modifier for level in own.levels if level.technology in known])[-1]
        if aircraft:
            dice += ([1] + [level.adds_dice for level in figures["fighter"].levels if level.technology in known])[-1]
        home = next((r.settlement for r in view.regions if r.id == area), None)
        if defends and own.category not in ("fleet", "aircraft") and home is not None and home.owner == seat:
            wall = "great_wall" in view.players[seat].working_wonders
            added += 2 if wall else 1
    else:
        dice += aircraft
    return dice + added, 6 * dice + added
