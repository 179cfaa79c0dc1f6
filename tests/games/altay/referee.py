"""An independent judge of production, battle and scoring, written from the rulebook and the printed cards alone.

It sees what a spectator sees, the view and the journal, keeps its own books, and has its own table of figures.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ecumene.games.altay.numbers import ACHIEVEMENT_ID
from ecumene.games.altay.rules import Altay
from ecumene.games.altay.scoring import points_of
from ecumene.games.altay.view import RealmView, View
from ecumene.kernel import SPECTATOR, Event

#: Resources a card produces, without and with a region of the terrain it can use.
PRINTED: dict[str, tuple[dict[str, int], str, int]] = {
    "hunter": ({"food": 1}, "", 0),
    "colonist": ({"food": 1}, "", 0),
    "digger": ({"metal": 1, "stone": 1}, "", 0),
    "loremaster": ({"culture": 1}, "", 0),
    "shaman": ({"culture": 1}, "", 0),
    "craftsman_wood": ({"wood": 1}, "", 0),
    "craftsman_stone": ({"stone": 1}, "", 0),
    "spellweaver": ({"culture": 1}, "", 0),
    "farmer": ({"food": 1}, "farmland", 2),
    "lumberjack": ({"wood": 1}, "forest", 2),
    "miner": ({"metal": 1}, "mine", 2),
    "stonecutter": ({"stone": 1}, "mountain", 2),
    "scholar": ({"culture": 1}, "", 0),
    "worker": ({"wood": 1, "metal": 1, "stone": 1}, "", 0),
    "philosophy": ({"culture": 1}, "", 0),
}
SYMBOLS = {"warrior": 1, "cavalry": 2, "chariot": 3}
#: Fixed resources and raw materials; every point costs a culture more.
PRICES: dict[str, tuple[dict[str, int], int]] = {
    "farmer": ({"food": 1}, 0),
    "lumberjack": ({"food": 1}, 0),
    "miner": ({"food": 1}, 0),
    "stonecutter": ({"food": 1}, 0),
    "scholar": ({"food": 2}, 0),
    "merchant": ({"food": 2}, 1),
    "cavalry": ({"food": 1, "metal": 1}, 0),
    "town": ({"food": 1, "wood": 1}, 0),
    "worker": ({"food": 1}, 2),
    "chariot": ({"metal": 2}, 0),
    "city": ({"wood": 2}, 0),
}
STARTING = {
    "hunter", "warrior", "village", "colonist", "digger", "loremaster", "shaman", "craftsman_wood", "craftsman_stone",
    "spellweaver",
}  # fmt: skip
TECHNOLOGIES = {
    "engineering", "masonry", "mathematics", "strategy", "writing", "commerce", "government", "leadership",
    "philosophy", "religion",
}  # fmt: skip
WONDERS = (
    "academy", "amphitheatre", "aqueducts", "ark", "colossus", "great_wall", "highways", "mausoleum", "siege_engines",
    "triumphal_arch",
)  # fmt: skip
BORDERS = (
    "F1-W1 F1-H1 F1-H2 F2-W2 F2-H2 F2-M3 F3-W2 F3-W3 F3-H3 F4-W4 F4-H5 F4-M1 F5-W4 F5-H4 F5-H5 F5-M5 F6-W6 F6-H6 F6-M4 "
    "W1-H1 W1-H2 W1-M1 W2-H2 W2-H3 W2-M3 W3-H3 W3-M4 W4-H4 W4-H5 W4-M1 W5-H6 W5-M4 W6-H6 W6-M5 H1-M1 H2-M2 H4-M1 H4-M2 "
    "H5-M5 H6-M4 H6-M5"
)
NEIGHBOURS = {frozenset(border.split("-")) for border in BORDERS.split()}
RAW = ("wood", "metal", "stone")


def printed(card: str) -> tuple[str, int]:
    """The name on a card and its points."""
    name, _, points = card.rpartition("_")
    return (name, int(points)) if points.isdigit() else (card, 0)


def number(event: Event) -> int:
    """How many; one if nothing is said."""
    n = event.facts.get("n", 1)
    assert isinstance(n, int)
    return n


def symbols(cards: list[str]) -> int:
    return sum(SYMBOLS[printed(card)[0]] for card in cards)


class Referee:
    """Follows a game from its beginning."""

    def __init__(self, state: Altay) -> None:
        self.state = state
        self.before: View = state.view(SPECTATOR)
        self.told = 0
        self.pools: list[Counter[str]] = [Counter() for _ in range(state.players)]
        self.used: set[str] = set()
        self.attacks: set[tuple[str, str]] = set()
        self.bought: set[str] = set()
        self.attack: dict[str, Any] = {}

    def watch(self) -> None:
        """Look at what the last action did."""
        assert self.state.journal is not None
        after: View = self.state.view(SPECTATOR)
        events = [event for event in self.state.journal.events[self.told :] if event.public]
        self.told = len(self.state.journal.events)
        for i, event in enumerate(events):
            self.judge(event, events[i + 1 :], after)
        for realm in after.realms:
            there = Counter({name: n for name, n in realm.resources.items() if n})
            assert there == +self.pools[realm.seat], (realm.seat, there, self.pools[realm.seat])
        self.before = after

    def score(self, view: View) -> None:
        """The score sheet, and what every wonder would bring to everybody: few of them are finished in a game."""
        for realm in view.realms:
            assert list(self.state.scores()[realm.seat].values()) == score(view, realm)
            for wonder in WONDERS:
                worth = points_of(self.state, realm.seat, ACHIEVEMENT_ID.index(wonder))
                assert worth == min(7, wonder_points(view, realm, wonder)), (wonder, realm.seat)

    def judge(self, event: Event, rest: list[Event], after: View) -> None:
        judge = getattr(self, "on_" + event.kind.replace("-", "_"), None)
        if judge is not None:
            judge(event, rest, after)

    # Turns and resources

    def on_turn(self, event: Event, rest: list[Event], after: View) -> None:
        self.score(after)
        self.used, self.attacks, self.bought = set(), set(), set()
        for pool in self.pools:
            pool.clear()

    def gain(self, event: Event) -> None:
        self.pools[event.player][str(event.facts["resource"])] += number(event)

    def on_produced(self, event: Event, rest: list[Event], after: View) -> None:
        plain, terrain, more = PRINTED[printed(str(event.facts["card"]))[0]]
        region = rest[0].facts["region"] if rest and rest[0].kind == "used-region" else None
        expected = more if region else plain[str(event.facts["resource"])]
        left = self.before.supply[str(event.facts["resource"])]  # type: ignore[index]
        assert event.facts["n"] == (expected if after.endless_supply else min(expected, left))
        if region:
            (used,) = [other for other in self.before.regions if other.region == region]
            assert (used.terrain, used.owner) == (terrain, event.player)
            assert region not in self.used
            self.used.add(str(region))
        self.gain(event)

    def on_filled(self, event: Event, rest: list[Event], after: View) -> None:
        (used,) = [other for other in self.before.regions if other.region == event.facts["region"]]
        assert (used.terrain, used.owner) == ("farmland", event.player)
        assert used.region not in self.used
        self.used.add(used.region)

    def on_converted(self, event: Event, rest: list[Event], after: View) -> None:
        assert event.facts["n"] == 1
        realm = after.realms[event.player]
        assert realm.converted <= len(realm.markers)
        self.gain(event)

    def on_gained(self, event: Event, rest: list[Event], after: View) -> None:
        self.gain(event)

    def on_used_store(self, event: Event, rest: list[Event], after: View) -> None:
        self.gain(event)

    def on_traded(self, event: Event, rest: list[Event], after: View) -> None:
        self.pools[event.player][str(event.facts["resource"])] += 1
        assert self.before.realms[event.player].coins - after.realms[event.player].coins == 5

    def on_exchanged(self, event: Event, rest: list[Event], after: View) -> None:
        self.pools[event.player][str(event.facts["given"])] -= 1
        self.pools[event.player][str(event.facts["taken"])] += 1

    def on_put(self, event: Event, rest: list[Event], after: View) -> None:
        self.pools[event.player][str(event.facts["resource"])] -= number(event)

    def on_sold(self, event: Event, rest: list[Event], after: View) -> None:
        assert event.facts["coins"] == min(sum(self.pools[event.player].values()), self.before.bank)
        self.pools[event.player].clear()

    def on_wasted(self, event: Event, rest: list[Event], after: View) -> None:
        assert event.facts["n"] == sum(self.pools[event.player].values())
        self.pools[event.player].clear()

    def on_bought(self, event: Event, rest: list[Event], after: View) -> None:
        name, points = printed(str(event.facts["card"]))
        assert name not in self.bought
        self.bought.add(name)
        fixed, raw = PRICES[name]
        spent = self.pools[event.player] - Counter({k: n for k, n in after.realms[event.player].resources.items() if n})
        cost = Counter(fixed)
        cost["culture"] += points
        paid_raw = spent - cost
        assert sum(paid_raw.values()) == raw
        assert set(paid_raw) <= set(RAW)
        assert not cost - spent
        self.pools[event.player] -= spent

    # Battle

    def on_attacked_neutral(self, event: Event, rest: list[Event], after: View) -> None:
        self.begin(event)

    def on_attacked(self, event: Event, rest: list[Event], after: View) -> None:
        self.begin(event)

    def begin(self, event: Event) -> None:
        origin, target = str(event.facts["origin"]), str(event.facts["target"])
        assert frozenset((origin, target)) in NEIGHBOURS
        assert (origin, target) not in self.attacks
        self.attacks.add((origin, target))
        regions = {region.region: region for region in self.before.regions}
        assert regions[origin].owner == event.player
        leads = "leadership" in finished(self.before.realms[event.player])
        self.attack = {
            "attacker": event.player,
            "origin": origin,
            "target": target,
            "strength": regions[origin].settlements + leads,
            "difficulty": regions[target].difficulty,
            "cards": [],
            "defense": [],
        }

    def on_committed(self, event: Event, rest: list[Event], after: View) -> None:
        self.attack["cards"].append(str(event.facts["card"]))

    def on_defended(self, event: Event, rest: list[Event], after: View) -> None:
        self.attack["defense"].append(str(event.facts["card"]))

    def strength(self) -> int:
        return int(self.attack["strength"]) + symbols(self.attack["cards"])

    def on_conquered(self, event: Event, rest: list[Event], after: View) -> None:
        assert self.attack["target"] == event.facts["region"]
        assert self.strength() > self.attack["difficulty"] > 0
        assert len(self.attack["cards"]) >= 1
        (region,) = [region for region in after.regions if region.region == event.facts["region"]]
        assert (region.marker, region.owner) == (None, None)
        resource = str(event.facts["marker"]).partition("_")[2]
        gained = [other.facts["resource"] for other in rest if other.kind == "gained"]
        supplied = resource and (after.endless_supply or self.before.supply[resource] > 0)  # type: ignore[index]
        assert gained == ([resource] if supplied else [])

    def on_fought(self, event: Event, rest: list[Event], after: View) -> None:
        (target,) = [region for region in self.before.regions if region.region == self.attack["target"]]
        prepared = "strategy" in finished(self.before.realms[event.player])
        defense = target.settlements + symbols(self.attack["defense"]) + prepared
        attack = self.strength()
        assert (event.facts["attack"], event.facts["defense"]) == (attack, defense)
        winner = self.attack["attacker"] if attack > defense else event.player
        lost = self.attack["target"] if attack > defense else self.attack["origin"]
        captured = [(other.player, other.facts["region"]) for other in rest if other.kind == "captured"]
        assert captured == ([] if attack == defense else [(winner, lost)])
        self.drawn(event.player, len(self.attack["defense"]), rest)

    def on_yielded(self, event: Event, rest: list[Event], after: View) -> None:
        self.attack["yielded"] = event.player
        self.attack["discarded"] = 0

    def on_discarded(self, event: Event, rest: list[Event], after: View) -> None:
        if self.attack.get("yielded") == event.player:
            self.attack["discarded"] += 1
            assert self.attack["discarded"] <= len(self.attack["cards"])

    def on_captured(self, event: Event, rest: list[Event], after: View) -> None:
        if "yielded" in self.attack:
            assert (event.player, event.facts["region"]) == (self.attack["attacker"], self.attack["target"])
            self.drawn(self.attack["yielded"], self.attack["discarded"], rest)
            self.attack = {}

    def drawn(self, seat: int, n: int, rest: list[Event]) -> None:
        """The defender draws as many as they played or discarded (if there are so many)."""
        draws = [event for event in rest if event.kind in ("drew", "drew-one") and event.player == seat]
        assert sum(number(event) for event in draws) == n


def finished(realm: RealmView) -> set[str]:
    return {card.achievement for card in realm.done}


# Scoring


def cards_of(realm: RealmView) -> list[str]:
    """All action cards of a player, wherever they lie; hand and deck of another are seen together."""
    kept = [realm.kept] if realm.kept is not None else []
    return realm.unseen + realm.discard + realm.played + [card.card for card in realm.laid] + kept


def wonder_points(view: View, realm: RealmView, wonder: str) -> int:
    held = [region for region in view.regions if region.owner == realm.seat]
    rivals = [region for region in view.regions if region.owner not in (None, realm.seat)]
    cards = cards_of(realm)
    if wonder == "academy":
        return sum(1 for id in finished(realm) if id in TECHNOLOGIES)
    if wonder == "amphitheatre":
        return len(cards) // 4
    if wonder == "aqueducts":
        return sum(1 for region in held if region.settlements >= 2)
    if wonder == "ark":
        return sum(1 for region in held if region.settlements == 1)
    if wonder == "colossus":
        return sum(1 for card in cards if printed(card)[1])
    if wonder == "great_wall":
        return sum(
            1 for region in held if any(frozenset((region.region, other.region)) in NEIGHBOURS for other in rivals)
        )
    if wonder == "highways":
        return max(Counter(region.terrain for region in held).values(), default=0)
    if wonder == "mausoleum":
        return sum(1 for card in cards if card in STARTING) // 2
    if wonder == "siege_engines":
        return len(realm.captured)
    assert wonder == "triumphal_arch"
    return len(realm.markers) // 2 + 1


def score(view: View, realm: RealmView) -> list[int]:
    """The rows of the score sheet, from what everybody sees at the end."""
    achievements = 0
    for id in finished(realm):
        achievements += 1 if id in TECHNOLOGIES else min(7, wonder_points(view, realm, id))
        achievements += 3 if id == realm.secret else 0
    held = [region for region in view.regions if region.owner == realm.seat]
    difficulties = sum(int(marker[1]) for marker in realm.markers)
    return [
        achievements,
        sum(printed(card)[1] for card in cards_of(realm)),
        len(held) + sum(1 for region in held if region.vp_token),
        len(realm.captured),
        difficulties // 3,
    ]
