"""A second opinion on what is legal, what it costs and what it scores, worked out from the printed figures.

Slow and simple on purpose: every needed unit is assigned to the city itself, the left or the right neighbour in all
possible ways, and each of the three must be able to make its share with its producers, one unit from each.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product

from ecumene.games.seven_wonders.rules import SevenWonders
from ecumene.games.seven_wonders.view import CityView, View
from tests.games.seven_wonders import facts
from tests.games.seven_wonders.facts import CARD, Effect
from tests.games.seven_wonders.kit import names

Producers = tuple[frozenset[str], ...]
Payments = set[tuple[int, int]]
SIDES = ("left", "right")

# Production and prices


def board(city: CityView) -> str:
    return f"{city.wonder} {city.side}"


def effects(city: CityView) -> list[Effect]:
    """Everything printed on the city's cards and built stages."""
    built = facts.stages_of(board(city))[: city.stages]
    return [CARD[card].does for card in city.cards] + [stage.does for stage in built]


def producers(city: CityView, *, sold: bool) -> Producers:
    """What makes one unit each turn: for the city itself, or (``sold``) for a neighbour."""
    made = [facts.START[board(city)]]
    for effect in effects(city):
        if effect.makes and (effect.sold or not sold):
            made += effect.makes.split()
    return tuple(sorted((frozenset(unit.split("/")) for unit in made), key=sorted))


def price(city: CityView, resource: str, side: str) -> int:
    kind = "raw" if resource in facts.RAW else "goods"
    words = [effect.cheaper.split() for effect in effects(city) if effect.cheaper]
    return 1 if any(discount[0] == kind and side in discount for discount in words) else 2


# Payments


@cache
def can_make(units: tuple[str, ...], makers: Producers) -> bool:
    """Whether different producers can make all units at once."""
    if not units:
        return True
    able = [i for i, maker in enumerate(makers) if units[0] in maker]
    return any(can_make(units[1:], makers[:i] + makers[i + 1 :]) for i in able)


def payments(state: View, index: int, cost: str, coins: int) -> Payments:
    """Every payment (left, right) within the coins: players leave out what another one undercuts, the Free City not."""
    city, left, right = _with_neighbours(state, index)
    needed, own = _without_certain(facts.units(cost), list(producers(city, sold=False)))
    prices = {(unit, side): price(city, unit, side) for unit in needed for side in SIDES}
    bought = _bought(tuple(needed), own, producers(left, sold=True), producers(right, sold=True), prices)
    if city.seat is None:
        fewest = min((units for _, units in bought), default=0)
        return {pair for pair, units in bought if units == fewest and sum(pair) <= coins}
    found = {pair for pair, _ in bought if sum(pair) <= coins}
    return {pair for pair in found if not any(undercuts(other, pair) for other in found)}


def _with_neighbours(state: View, index: int) -> tuple[CityView, CityView, CityView]:
    cities = state.cities
    return cities[index], cities[(index + 1) % len(cities)], cities[index - 1]


def _without_certain(needed: list[str], own: list[frozenset[str]]) -> tuple[list[str], Producers]:
    """What is made without any choice is used first: nothing else could be done with it."""
    rest = []
    for unit in needed:
        if frozenset({unit}) in own:
            own.remove(frozenset({unit}))
        else:
            rest.append(unit)
    return rest, tuple(own)


def _bought(
    needed: tuple[str, ...], own: Producers, left: Producers, right: Producers, prices: dict[tuple[str, str], int]
) -> set[tuple[tuple[int, int], int]]:
    """Every payment with which all that is needed can be had, and how many units are bought with it."""
    found: set[tuple[tuple[int, int], int]] = set()
    for shares in set(product(("own", "left", "right"), repeat=len(needed))):
        mine, from_left, from_right = (
            tuple(sorted(unit for unit, share in zip(needed, shares, strict=True) if share == who))
            for who in ("own", "left", "right")
        )
        pair = (sum(prices[unit, "left"] for unit in from_left), sum(prices[unit, "right"] for unit in from_right))
        entry = pair, len(from_left) + len(from_right)
        if entry not in found and can_make(mine, own) and can_make(from_left, left) and can_make(from_right, right):
            found.add(entry)
    return found


def undercuts(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one != other and one[0] <= other[0] and one[1] <= other[1]


# Legal actions


def stands(city: CityView, building: str) -> bool:
    return building in {CARD[card].stands_as() for card in city.cards}


def ways_to_build(state: View, index: int, card: str) -> Payments:
    """The payments with which a city may build a card; none if it may not."""
    city, fact = state.cities[index], CARD[card]
    if stands(city, fact.stands_as()):
        return set()
    if any(stands(city, building) for building in fact.free_with.split()):
        return {(0, 0)}
    coins = city.coins - facts.coins(fact.cost)
    return payments(state, index, fact.cost, coins) if coins >= 0 else set()


def ways_to_build_stage(state: View, index: int) -> Payments:
    city = state.cities[index]
    stages = facts.stages_of(board(city))
    return payments(state, index, stages[city.stages].cost, city.coins) if city.stages < len(stages) else set()


def ways_to_play(state: View, index: int, hand: Iterable[str]) -> set[str]:
    """Everything a city may do with the cards of a hand, in notation."""
    city = state.cities[index]
    stage = ways_to_build_stage(state, index)
    legal = set()
    for card in set(hand):
        ways = ways_to_build(state, index, card)
        legal |= {f"build {card}{_pay(*pair)}" for pair in ways}
        saves = (0, 0) not in ways or facts.coins(CARD[card].cost) > 0
        if city.free_building and saves and not stands(city, CARD[card].stands_as()):
            legal.add(f"build {card} free")
        legal |= {f"stage with {card}{_pay(*pair)}" for pair in stage}
        legal.add(f"discard {card}")
    return legal


def _pay(left: int, right: int) -> str:
    parts = [f"{side}:{coins}" for side, coins in zip(SIDES, (left, right), strict=True) if coins]
    return f" pay {' '.join(parts)}" if parts else ""


def legal(state: SevenWonders, seat: int) -> set[str]:
    """All that a seat which owes a decision may do, in notation."""
    view: View = state.view(seat)
    kind = state.stack[-1].kind
    assert view.hand is not None
    assert view.playing_for is not None
    free_city = view.cities[view.playing_for].seat is None
    if kind == "dig":
        assert view.discard_pile is not None
        standing = view.cities[view.playing_for]
        pile = {card for card in view.discard_pile if not stands(standing, CARD[card].stands_as())}
        return {f"dig {card}" for card in pile} | {"dig nothing"}
    if kind == "copy":
        _, left, right = _with_neighbours(view, seat)
        return {f"copy {card}" for card in left.cards + right.cards if CARD[card].color == "purple"}
    hand = list(view.hand)
    if free_city and kind == "choose":
        hand.remove(str(state.chosen(seat)[0].fields()["card"]))
    if free_city and kind == "seventh":
        hand = names(state.pile)
    found = ways_to_play(view, view.playing_for, hand)
    if free_city:
        return {line for line in found if not line.startswith("discard")} or found
    return found


# Scores


def count(city: CityView, what: str) -> int:
    if what == "stage":
        return city.stages
    if what == "defeat":
        return city.defeats
    return sum(CARD[card].color in what.split() for card in city.cards)


def counted(state: View, index: int, rule: tuple[int, str, str]) -> int:
    """What an effect that counts things gives."""
    n, what, scope = rule
    cities = dict(zip(("own", "left", "right"), _with_neighbours(state, index), strict=True))
    return n * sum(count(cities[whose], what) for whose in scope.split())


def shields(city: CityView) -> int:
    return sum(effect.shields for effect in effects(city))


def science(symbols: list[str]) -> int:
    """The best total over every choice of the wild symbols."""
    fixed = [symbol for symbol in symbols if symbol != "any"]
    best = 0
    for chosen in product(facts.SYMBOLS, repeat=len(symbols) - len(fixed)):
        counts = [(fixed + list(chosen)).count(symbol) for symbol in facts.SYMBOLS]
        best = max(best, sum(n * n for n in counts) + 7 * min(counts))
    return best


def score(state: View, index: int) -> dict[str, int]:
    """The score sheet of a city as things stand."""
    city = state.cities[index]
    cards = [CARD[card] for card in city.cards]
    copied = [CARD[city.copied_guild]] if city.copied_guild else []
    guilds = [card for card in cards if card.color == "purple"] + copied
    symbols = [effect.symbol for effect in effects(city) + [guild.does for guild in copied] if effect.symbol]
    return {
        "military": city.victory_points - city.defeats,
        "treasury": city.coins // 3,
        "wonder": sum(stage.does.points for stage in facts.stages_of(board(city))[: city.stages]),
        "civilian": sum(card.does.points for card in cards),
        "science": science(symbols),
        "commercial": sum(counted(state, index, card.does.points_per) for card in cards if card.color == "yellow"),
        "guilds": sum(counted(state, index, guild.does.points_per) for guild in guilds),
    }


# What a turn does to the purses


def coins_after(before: View, after: View, acts: dict[int, str]) -> list[int]:
    """Everybody's coins once a turn is carried out: prices by the start of the turn, income by its end."""
    purses = [city.coins for city in before.cities]
    for index, notation in acts.items():
        words = notation.replace(":", " ").split()
        for side, step in (("left", 1), ("right", -1)):
            if side in words:
                paid = int(words[words.index(side) + 1])
                purses[index] -= paid
                purses[(index + step) % len(purses)] += paid
        purses[index] += _income(before, after, index, words)
    return purses


def _income(before: View, after: View, index: int, words: list[str]) -> int:
    city = before.cities[index]
    if words[0] == "discard":
        return 3
    if words[0] == "stage":
        return facts.stages_of(board(city))[city.stages].does.coins
    card = CARD[words[1]]
    free = words[-1] == "free" or any(stands(city, building) for building in card.free_with.split())
    cost = 0 if free else facts.coins(card.cost)
    return card.does.coins + counted(after, index, card.does.coins_per) - cost
