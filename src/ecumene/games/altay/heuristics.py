# Compiled by mypyc where a C compiler is present.
"""What a bot needs to judge a position: features of a realm, hand-made weights for them, and an eye for battles.

Only what the seat may know is read: open facts of all realms and the own hand.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.altay.battle import Attacking, Defending, Yielding, attack_strength, defense_strength
from ecumene.games.altay.holders import room
from ecumene.games.altay.ids import (
    ATTACK,
    COMMIT,
    DEFEND,
    DISCARD,
    DONE,
    DROP,
    END,
    KEEP,
    PEOPLE,
    PLACE,
    PLAY,
    PUT,
    STAND,
    STRIKE,
    SWAP,
    TRASH,
    YIELD,
)
from ecumene.games.altay.land import adjacent_to, regions_in
from ecumene.games.altay.numbers import (
    ATTACKS,
    DEFENDS,
    DIFFICULTY,
    DRAW,
    FACE_COUNT,
    FACE_ID,
    FIGHTER_COUNT,
    FIGHTERS,
    LAY,
    LEVEL_MASK,
    MARKER_GAIN,
    MOUNTAIN,
    NEIGHBOURS,
    PAIR_TO,
    PLACE_COUNT,
    RESOURCE_COUNT,
    SLOT_COUNT,
    TERRAIN,
    TERRAIN_COUNT,
    TERRAIN_MASK,
    WAY_KIND,
    WONDER,
)
from ecumene.games.altay.rules import Altay
from ecumene.games.altay.scoring import conquest, points_of, score
from ecumene.games.altay.settlements import Placing
from ecumene.games.altay.state import Position, Realm
from ecumene.games.altay.supply import count, total
from ecumene.games.altay.turn import Turn
from ecumene.kernel.rng import Rng
from ecumene.kernel.state import State

NAMES: Final = (
    "score", "markers to a point", "settlements placed", "settlements crowded", "regions open", "regions in danger",
    "pool", "pool wanted", "food", "culture", "coins", "hand producers", "hand fighters", "hand builders",
    "laid cards", "laid resources", "stored resources", "work", "work level", "technologies", "higher technologies",
    "own wonder in reach", "production", "fighting", "building", "deck size", "terrains", "kept card",
    "end near", "lead at the end", "to place",
)  # fmt: skip

_HAND: Final = ("hand producers", "hand fighters", "hand builders")
_LOST_AT_THE_END: Final[list[int]] = [NAMES.index(name) for name in ("pool", "pool wanted", "food", "culture", *_HAND)]
_SECRET: Final[list[int]] = [NAMES.index(name) for name in (*_HAND, "own wonder in reach")]
_KEPT: Final[int] = NAMES.index("kept card")

#: About in points.
WEIGHTS: Final[list[float]] = [
    1.0, 1.0, 0.3, -0.1, 0.15, -0.3,
    0.12, 0.3, 0.05, 0.1, 0.03, 0.05, 0.06, 0.05,
    0.2, 0.7, 0.2, 0.5, 0.3, 1.0, 1.2,
    0.5, 1.5, 0.5, 1.5, -0.02, 0.15, 0.2,
    0.0, 0.15, 2.2,
]  # fmt: skip

#: What a card is good for: resources it brings, and settlements it builds for how much.
_YIELD: Final[dict[str, float]] = {
    "hunter": 1.0, "colonist": 1.3, "digger": 1.2, "loremaster": 1.3, "shaman": 1.4, "craftsman_wood": 1.1,
    "craftsman_stone": 1.1, "spellweaver": 1.4, "farmer": 1.5, "lumberjack": 1.6, "miner": 1.5, "stonecutter": 1.5,
    "scholar": 1.5, "merchant": 0.6, "worker": 1.4,
}  # fmt: skip
_BUILDS: Final[dict[str, float]] = {"village": 0.7, "town": 1.3, "city": 2.3}
_TRAIL: Final = "_123456789"
PRODUCTION: Final[list[float]] = [_YIELD.get(id, _YIELD.get(id.rstrip(_TRAIL), 0.0)) for id in FACE_ID]
BUILDING: Final[list[float]] = [_BUILDS.get(id.rstrip(_TRAIL), 0.0) for id in FACE_ID]

_FIRST_MOVE: Final = 2.0  # cards before anything that spends what they bring
_FEW: Final = 4
_CAPTURE: Final = 1.4
_CONQUEST: Final = 0.7
_CARD: Final = 0.08  # a fighter's symbol, spent


def features(state: Position, seat: int) -> list[float]:
    """A realm in numbers, in the order of ``NAMES``."""
    own = state.realms[seat]
    cards = own.cards()
    size = len(cards)
    left = fewest_settlements(state)
    points = float(sum(score(state, seat)))
    laid, laid_resources, stored = _laid(own)
    work = 0.0
    if own.work >= 0:
        places = PLACE_COUNT[SLOT_COUNT + own.work]
        work = total(own.work_stock) * (1.0 + total(own.work_stock) / places) / 2.0
    hand = own.usable()
    crowded = 0
    for region in regions_in(own.lands):
        crowded += state.houses[region] - 1
    return [
        points,
        conquest(own) % 3 / 3.0,
        float(15 - own.settlements - own.lost),
        float(crowded),
        float((adjacent_to(own.lands) & state.free).bit_count()),
        _danger(state, seat),
        float(total(own.pool)),
        _wanted(own),
        float(min(count(own.pool, 0), _FEW)),
        float(count(own.pool, RESOURCE_COUNT - 1)),
        float(own.coins),
        sum([PRODUCTION[face] for face in hand]),
        float(sum([ATTACKS[face] for face in hand])),
        sum([BUILDING[face] for face in hand]),
        laid,
        laid_resources,
        stored,
        work,
        1.0 if own.work >= 0 else 0.0,
        float((own.done & LEVEL_MASK[1]).bit_count()),
        float((own.done & LEVEL_MASK[2]).bit_count()),
        _wonder_hope(state, seat),
        _per_hand([PRODUCTION[face] for face in cards], size),
        _per_hand([float(ATTACKS[face]) for face in cards], size),
        _per_hand([BUILDING[face] for face in cards], size),
        float(size),
        float(sum([1 for terrain in range(TERRAIN_COUNT) if own.lands & TERRAIN_MASK[terrain]])),
        1.0 if own.kept >= 0 else 0.0,
        float(max(0, 6 - left)),
        max(0, 6 - left) * (points - _best_rival_score(state, seat)) / 6.0,
        _to_place(state, seat),
    ]


def _to_place(state: Position, seat: int) -> float:
    """Settlements the player is about to place."""
    decision = state.stack[-1] if state.stack else None
    return float(decision.n) if isinstance(decision, Placing) and decision.seats[0] == seat else 0.0


def without_pool(row: list[float]) -> list[float]:
    """What is left when the turn ends: no resources, and the hand is gone."""
    for place in _LOST_AT_THE_END:
        row[place] = 0.0
    return row


def fewest_settlements(state: Position) -> int:
    """How far the end is."""
    return min([realm.settlements + realm.work_piece for realm in state.realms])


def _per_hand(worths: list[float], size: int) -> float:
    """What five cards of the deck are worth on average."""
    return 5.0 * sum(worths) / size if size else 0.0


def _laid(own: Realm) -> tuple[float, float, float]:
    """Laid-out cards that build, what lies on them, and what is stored."""
    cards = 0.0
    resources = 0.0
    stored = 0.0
    for slot in range(SLOT_COUNT):
        face = own.slots[slot]
        if face < 0:
            continue
        if BUILDING[face] > 0.0:
            cards += BUILDING[face]
            resources += total(own.stocks[slot])
        else:
            cards += 0.2
            stored += total(own.stocks[slot])
    return cards, resources, stored


def _wanted(own: Realm) -> float:
    """Resources of the pool that some card or the achievement in work has a place for."""
    wanted = 0
    for resource in range(RESOURCE_COUNT):
        there = count(own.pool, resource)
        if not there:
            continue
        places = 0
        for slot in range(SLOT_COUNT):
            if own.slots[slot] >= 0:
                places += max(0, room(slot, own.stocks[slot], resource))
        if own.work >= 0:
            places += max(0, room(SLOT_COUNT + own.work, own.work_stock, resource))
        wanted += min(there, places)
    return float(wanted)


def _danger(state: Position, seat: int) -> float:
    """Own regions next to a rival's that is stronger."""
    danger = 0.0
    for region in regions_in(state.realms[seat].lands):
        strongest = 0
        for other in NEIGHBOURS[region]:
            if state.owner[other] >= 0 and state.owner[other] != seat:
                strongest = max(strongest, state.houses[other])
        danger += max(0, strongest - state.houses[region] + 1) * 0.5
    return danger


def _wonder_hope(state: Position, seat: int) -> float:
    """What the wonder in work, or else the secret one, would bring now, if the way to it is open."""
    own = state.realms[seat]
    if own.work >= 0 and LEVEL_MASK[WONDER] >> own.work & 1:
        done = total(own.work_stock) / PLACE_COUNT[SLOT_COUNT + own.work]
        return done * (points_of(state, seat, own.work) + (3.0 if own.work == own.secret else 0.0))
    if own.secret < 0 or own.done >> own.secret & 1 or not own.done & LEVEL_MASK[2]:
        return 0.0
    return 0.2 * (points_of(state, seat, own.secret) + 3.0)


def _best_rival_score(state: Position, seat: int) -> float:
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, sum(score(state, other)))
    return float(best)


def value(row: list[float]) -> float:
    """The hand-made judgement of a row, about in points."""
    return sum([weight * feature for weight, feature in zip(WEIGHTS, row, strict=True)])


# Battles, by eye


def likely_defense(state: Position, seat: int) -> float:
    """Symbols a rival may add: what an average hand of theirs bears."""
    realm = state.realms[seat]
    unseen = realm.hand + realm.deck
    symbols = sum([DEFENDS[face] for face in unseen])
    average = symbols * len(realm.hand) / len(unseen) if unseen else 0.0
    return average + (DEFENDS[realm.kept] if realm.kept >= 0 else 0)


def attack_worth(state: Position, seat: int, pair: int, first: int) -> float:
    """What an attack promises if all that is needed is thrown in."""
    own = state.realms[seat]
    target = PAIR_TO[pair]
    symbols = sorted([ATTACKS[face] for face in own.usable() if ATTACKS[face]], reverse=True)
    symbols.remove(ATTACKS[first])
    strength = attack_strength(state, seat, pair, [first])
    spent = ATTACKS[first]
    if state.marker[target] >= 0:
        goal = float(DIFFICULTY[state.marker[target]])
        gain = goal / 3.0 + _CONQUEST + (0.3 if MARKER_GAIN[state.marker[target]] else 0.0)
        gain += 0.3 if TERRAIN[target] == MOUNTAIN else 0.0
    else:
        rival = state.owner[target]
        goal = state.houses[target] + likely_defense(state, rival)
        gain = _CAPTURE
    for more in symbols:
        if strength > goal:
            break
        strength += more
        spent += more
    if strength <= goal:
        return -0.5
    return gain - _CARD * spent - 0.02 * (strength - goal)


def commit_worth(state: Position, seat: int, battle: Attacking, action: int) -> float:
    """More cards until the rival's settlements and a likely hand are beaten; the smallest card that does it."""
    target = PAIR_TO[battle.pair]
    strength = attack_strength(state, seat, battle.pair, battle.cards)
    if state.marker[target] >= 0:
        over = ATTACKS[FIGHTERS[action - COMMIT]] - battle.still_needed(state)
        return 1.0 - 0.1 * abs(over)
    short = state.houses[target] + likely_defense(state, state.owner[target]) - strength
    if action == STRIKE:
        return -short
    return 0.1 - 0.1 * ATTACKS[FIGHTERS[action - COMMIT]] if short >= 0 else -5.0


def defense_worth(state: Position, seat: int, battle: Defending, action: int) -> float:
    """Fight if that saves the settlement, with as few cards as will do; else yield and renew the hand."""
    own = state.realms[seat]
    target = PAIR_TO[battle.pair]
    attack = attack_strength(state, battle.attacker, battle.pair, battle.attack)
    now = defense_strength(state, seat, target, battle.cards)
    at_hand = sum([DEFENDS[face] for face in own.usable()])
    if action == YIELD:
        return -1.0 + 0.1 * min(len(battle.attack), len(own.usable()))
    if action == STAND:
        return _CAPTURE if now > attack else 0.5 if now == attack else -1.2
    symbols = DEFENDS[FIGHTERS[action - DEFEND]]
    if now + at_hand > attack:
        return (0.9 if now <= attack else -1.0) - 0.01 * symbols
    return (0.4 if now + at_hand == attack and now < attack else -2.0) + 0.01 * symbols


def card_worth(face: int) -> float:
    """A card of the hand, for next turn or for the whole game."""
    return 0.6 * PRODUCTION[face] + 0.5 * max(ATTACKS[face], DEFENDS[face]) + 0.8 * BUILDING[face]


class RealmHeuristics:
    """What the bots ask a game for."""

    names: tuple[str, ...] = (*NAMES, *(f"best rival's {name}" for name in NAMES))
    phases: int = 3
    clear_lead: float = 8.0

    def phase(self, state: State) -> int:
        assert isinstance(state, Altay)
        left = fewest_settlements(state) if state.round else 15
        return 0 if left > 10 else 1 if left > 5 else 2

    def worths(self, state: State, seat: int, actions: list[int]) -> list[float]:
        assert isinstance(state, Altay)
        now = value(features(state, seat)) if state.round else 0.0
        rng = Rng(0)
        return [now + self._change(state, seat, action, now, rng) for action in actions]

    def _change(self, state: Altay, seat: int, action: int, now: float, rng: Rng) -> float:
        """What an action changes, about in points."""
        decision = state.stack[-1]
        if action == END:
            return value(without_pool(features(state, seat))) - now
        if PEOPLE <= action < PLACE:
            return 0.0
        if not state.round:
            return 0.1 * len(NEIGHBOURS[action - PLACE])
        if action == DROP:
            return -3.0
        if ATTACK <= action < COMMIT:
            pair, fighter = divmod(action - ATTACK, FIGHTER_COUNT)
            return attack_worth(state, seat, pair, FIGHTERS[fighter])
        if isinstance(decision, Attacking):
            return commit_worth(state, seat, decision, action)
        if isinstance(decision, Defending):
            return defense_worth(state, seat, decision, action)
        if isinstance(decision, Yielding):
            return 0.0 if action == DONE else 1.0 - card_worth(action - DISCARD)
        own = state.realms[seat]
        if TRASH <= action < SWAP:
            return 0.9 - 1.2 * card_worth(action - TRASH)
        if SWAP <= action < SWAP + FACE_COUNT:
            return 0.8 - card_worth(action - SWAP)
        if KEEP <= action < END:
            return value(without_pool(features(state, seat))) - now + 0.2 * card_worth(action - KEEP)
        then = state.clone(rng)
        then.stack[-1].answer(then, seat, action)
        change = value(features(then, seat)) - now
        if PLAY <= action < PUT:
            change += _FIRST_MOVE if WAY_KIND[action - PLAY] != LAY else 0.5
            change += 0.1 if WAY_KIND[action - PLAY] == DRAW and total(own.pool) > 1 else 0.0
        return change

    def outlooks(self, state: State, seat: int, actions: list[int]) -> tuple[list[int], list[list[float]]]:
        assert isinstance(state, Altay)
        places: list[int] = []
        rows: list[list[float]] = []
        rng = Rng(0)
        rival = self._best_rival(state, seat)
        #: In one's own turn, what one does hardly changes how the others stand; a battle does.
        alone = isinstance(state.stack[-1], Turn | Placing)
        for action in actions:
            if action == DROP:
                places.append(-1)  # what lies on it is lost, and it can be begun again
                continue
            places.append(len(rows))
            if action == END or KEEP <= action < END:
                row = without_pool(features(state, seat))
                row[_KEPT] = 1.0 if action != END or state.realms[seat].kept >= 0 else 0.0
                rows.append(row + rival)
                continue
            then = state.clone(rng)
            then.stack[-1].answer(then, seat, action)
            rows.append(features(then, seat) + (rival if alone else self._best_rival(then, seat)))
        return places, rows

    def _best_rival(self, state: Altay, seat: int) -> list[float]:
        best: list[float] = []
        for other in range(state.players):
            if other != seat:
                row = public(features(state, other))
                if not best or value(row) > value(best):
                    best = row
        return best


def public(row: list[float]) -> list[float]:
    """Features of a rival, of whose hand and secret nothing is known."""
    for place in _SECRET:
        row[place] = 0.0
    return row


HEURISTICS: Final = RealmHeuristics()
