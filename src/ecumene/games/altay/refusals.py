"""Why something cannot be done in a turn, and what a player might think of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.games.altay.battle import attack_strength, fighters_at_hand
from ecumene.games.altay.components import COINS_PER_RESOURCE, MARKET_CARDS
from ecumene.games.altay.holders import room
from ecumene.games.altay.ids import (
    ATTACK,
    BUY,
    COMMIT,
    DROP,
    EXCHANGE,
    KEEP,
    MOVE,
    PLAY,
    PONDER,
    PUT,
    START,
    SWAP,
    TRADE,
    TRASH,
    USE,
)
from ecumene.games.altay.land import regions_in
from ecumene.games.altay.numbers import (
    ACHIEVEMENT_COUNT,
    ACHIEVEMENT_ID,
    ALL,
    ATTACKS,
    BUY_PILE,
    CONVERT,
    DIFFICULTY,
    DRAW,
    EXCHANGE_GIVEN,
    EXCHANGE_TAKEN,
    EXCHANGES,
    FACE_COUNT,
    FACE_ID,
    FIGHTER_COUNT,
    FIGHTER_INDEX,
    FIGHTERS,
    FILL,
    FIRST_ACHIEVEMENT_PUT,
    HOLDER_ID,
    KEEPS,
    LAY,
    LEVEL,
    MOVES,
    NEIGHBOURS,
    PAIR_FROM,
    PAIR_TO,
    PAIRS_OF,
    PLACES,
    PRODUCES,
    PURCHASES_OF,
    PUT_HOLDER,
    PUT_RESOURCE,
    PUTS_OF,
    REGION_ID,
    SLOT_COUNT,
    STORES,
    SWAPS,
    TERRAIN_MASK,
    TRASHES,
    UNIT,
    USE_REGION,
    WAY_FACE,
    WAY_GAIN,
    WAY_KIND,
    WAY_SLOT,
    WAY_TERRAIN,
    WAYS_OF,
    WONDER,
)
from ecumene.games.altay.production import unconverted
from ecumene.games.altay.purchase import price
from ecumene.games.altay.resources import RESOURCES, TERRAINS
from ecumene.games.altay.settlements import why_not_there
from ecumene.games.altay.state import resources_of
from ecumene.games.altay.supply import count
from ecumene.games.altay.technologies import first_of, gain_of
from ecumene.games.altay.words import amounts, say, stock
from ecumene.games.altay.work import level_allowed, lies_open
from ecumene.kernel.errors import Illegal, not_asked

if TYPE_CHECKING:
    from ecumene.games.altay.state import Position
    from ecumene.games.altay.turn import Turn


def why_not(state: Position, seat: int, action: int, turn: Turn) -> Illegal:
    """The first reason against an action that is not legal in a turn."""
    if PLAY <= action < PUT:
        return _why_not_play(state, seat, action - PLAY, turn)
    if PUT <= action < USE:
        return _why_not_put(state, seat, action - PUT)
    if USE <= action < BUY:
        return _why_not_use(state, seat, STORES[action - USE])
    if BUY <= action < START:
        return _why_not_buy(state, seat, action - BUY, turn)
    if START <= action < DROP:
        return _why_not_start(state, seat, action - START + FIRST_ACHIEVEMENT_PUT)
    if action == DROP:
        return _why_not_drop(state, seat)
    if TRASH <= action < TRADE:
        return _why_not_technology(state, seat, action, turn)
    if TRADE <= action < ATTACK:
        return _why_not_trade(state, seat, action - TRADE)
    if ATTACK <= action < COMMIT:
        pair, fighter = divmod(action - ATTACK, FIGHTER_COUNT)
        return _why_not_attack(state, seat, pair, FIGHTERS[fighter], turn)
    if KEEP <= action < KEEP + FACE_COUNT:
        return _why_not_keep(state, seat, action - KEEP)
    return not_asked("turn")


def within_reach(state: Position, seat: int) -> list[int]:
    """What a player might think of: cards at hand, piles, open achievements, stores, and attacks."""
    realm = state.realms[seat]
    found: list[int] = []
    for face in sorted(set(realm.usable())):
        found += [PLAY + way for way in WAYS_OF[face]]
    for pile in range(len(MARKET_CARDS)):
        ways = PURCHASES_OF[pile][:]
        if state.top_card(pile) >= 0:
            ways.sort(key=lambda way: sum(_short(realm.pool, price(state, way)).values()))
        found.append(BUY + ways[0])
    for number in range(ACHIEVEMENT_COUNT):
        if lies_open(state, realm, number):
            puts = PUTS_OF[SLOT_COUNT + number]
            fitting = [put for put in puts if PUT_RESOURCE[put] != ALL and count(realm.pool, PUT_RESOURCE[put])]
            found.append(START - FIRST_ACHIEVEMENT_PUT + (fitting or puts)[0])
    found += [USE + store for store, slot in enumerate(STORES) if realm.slots[slot] >= 0]
    fighters = fighters_at_hand(realm, ATTACKS)
    for origin in regions_in(realm.lands) if fighters else []:
        for i, target in enumerate(NEIGHBOURS[origin]):
            if state.marker[target] >= 0 or (state.owner[target] >= 0 and state.owner[target] != seat):
                found.append(ATTACK + (PAIRS_OF[origin] + i) * FIGHTER_COUNT + FIGHTER_INDEX[fighters[0]])
    return found


# Cards


def _why_not_play(state: Position, seat: int, way: int, turn: Turn) -> Illegal:
    realm = state.realms[seat]
    kind = WAY_KIND[way]
    card = FACE_ID[WAY_FACE[way]]
    if not realm.holds(WAY_FACE[way]):
        return say.no("card-in-hand", "playing", card=card)
    if kind == LAY:
        return say.no("laid-twice", "laid-out", card=card)
    if kind == DRAW:
        return say.no("cards-to-draw", "drawing")
    if kind == CONVERT and unconverted(realm) == 0:
        return say.no("marker", "converting")
    if kind == FILL and realm.slots[WAY_SLOT[way]] < 0:
        return say.no("fill", "filling", card=card, filled=HOLDER_ID[WAY_SLOT[way]])
    if kind in (USE_REGION, FILL):
        lands = realm.lands & TERRAIN_MASK[WAY_TERRAIN[way]]
        terrain = TERRAINS[WAY_TERRAIN[way]]
        if not lands:
            return say.no("region", "using-regions", card=card, terrain=terrain)
        if not lands & ~turn.used:
            return say.no("region-left", "using-regions", card=card, terrain=terrain)
    wanted = WAY_GAIN[way] if kind != FILL else PLACES[WAY_SLOT[way]] - realm.stocks[WAY_SLOT[way]]
    return _no_supply(wanted)


def _no_supply(wanted: int) -> Illegal:
    return say.no("supply", "supply", gain=stock(resources_of(wanted)))


def _why_not_put(state: Position, seat: int, number: int) -> Illegal:
    realm = state.realms[seat]
    holder = PUT_HOLDER[number]
    card = HOLDER_ID[holder]
    if holder < SLOT_COUNT:
        if realm.slots[holder] < 0:
            return say.no("laid", "laid-out", card=card)
        return _why_no_resource(holder, realm.stocks[holder], realm.pool, PUT_RESOURCE[number])
    if realm.work != holder - SLOT_COUNT:
        return say.no("in-work", "achievements", card=card)
    return _why_no_resource(holder, realm.work_stock, realm.pool, PUT_RESOURCE[number])


def _why_no_resource(holder: int, stock: int, pool: int, resource: int) -> Illegal:
    """Why nothing of a resource can be put onto a card."""
    card = HOLDER_ID[holder]
    rule = "laid-out" if holder < SLOT_COUNT else "achievements"
    if resource == ALL:
        return say.no("all", rule, card=card)
    name = RESOURCES[resource]
    if room(holder, stock, resource) <= 0:
        return say.no("room", rule, card=card, resource=name)
    return say.no("resource", rule, {name: 1}, card=card, resource=name)


def _why_not_use(state: Position, seat: int, slot: int) -> Illegal:
    realm = state.realms[seat]
    card = HOLDER_ID[slot]
    if realm.slots[slot] < 0:
        return say.no("laid", "storing", card=card)
    return say.no("stored-today" if realm.stocks[slot] else "stored", "storing", card=card)


def _why_not_keep(state: Position, seat: int, face: int) -> Illegal:
    realm = state.realms[seat]
    if not realm.done & KEEPS:
        return say.no("technology", "technologies", card=first_of(KEEPS))
    if realm.kept >= 0:
        return say.no("kept", "keeping", card=FACE_ID[realm.kept])
    return say.no("card-in-hand", "keeping", card=FACE_ID[face])


# The market


def _short(pool: int, cost: int) -> dict[str, int]:
    """What a pool lacks for a price."""
    short = zip(RESOURCES, resources_of(cost), resources_of(pool), strict=True)
    return {name: wanted - there for name, wanted, there in short if wanted > there}


def _why_not_buy(state: Position, seat: int, purchase: int, turn: Turn) -> Illegal:
    pile = BUY_PILE[purchase]
    card = MARKET_CARDS[pile].id
    if state.top_card(pile) < 0:
        return say.no("pile", "purchase", card=card)
    if turn.bought >> pile & 1:
        return say.no("buy-twice", "purchase", card=card)
    cost = price(state, purchase)
    pool = state.realms[seat].pool
    return say.no(
        "price",
        "purchase",
        _short(pool, cost),
        card=card,
        cost=amounts(resources_of(cost)),
        have=stock(resources_of(pool)),
    )


def _why_not_start(state: Position, seat: int, number: int) -> Illegal:
    realm = state.realms[seat]
    achievement = PUT_HOLDER[number] - SLOT_COUNT
    card = ACHIEVEMENT_ID[achievement]
    if realm.done >> achievement & 1:
        return say.no("unique", "achievements", card=card)
    if realm.work >= 0:
        return say.no("two-works", "achievements", card=ACHIEVEMENT_ID[realm.work])
    if not lies_open(state, realm, achievement):
        return say.no("open", "achievement-market", card=card)
    if not level_allowed(realm, LEVEL[achievement]):
        level = LEVEL[achievement]
        return say.no("pyramid", "achievements", card=card, level=level, below=level - 1)
    return _why_no_resource(PUT_HOLDER[number], 0, realm.pool, PUT_RESOURCE[number])


def _why_not_drop(state: Position, seat: int) -> Illegal:
    work = state.realms[seat].work
    if work < 0:
        return say.no("work", "achievements")
    assert LEVEL[work] == WONDER
    return say.no("drop-wonder", "wonders", card=ACHIEVEMENT_ID[work])


def _why_not_trade(state: Position, seat: int, resource: int) -> Illegal:
    if not state.trade:
        return say.no("trade", "trade")
    coins = state.realms[seat].coins
    if coins < COINS_PER_RESOURCE:
        return say.no("coins", "trade", {"coins": COINS_PER_RESOURCE - coins}, price=COINS_PER_RESOURCE, have=coins)
    return _no_supply(UNIT[resource])


# Technologies


def _why_not_technology(state: Position, seat: int, action: int, turn: Turn) -> Illegal:
    realm = state.realms[seat]
    wanted = _technology_of(action)
    if not realm.done & wanted:
        return say.no("technology", "technologies", card=first_of(wanted))
    if turn.once & wanted:
        return say.no("once", "technologies", card=first_of(wanted))
    if TRASH <= action < EXCHANGE:
        face = action - (TRASH if action < SWAP else SWAP)
        return say.no("card-in-hand", "technologies", card=FACE_ID[face])
    if EXCHANGE <= action < PONDER:
        given, taken = EXCHANGE_GIVEN[action - EXCHANGE], EXCHANGE_TAKEN[action - EXCHANGE]
        if not count(realm.pool, given):
            name = RESOURCES[given]
            return say.no("resource", "technologies", {name: 1}, card=first_of(wanted), resource=name)
        return _no_supply(UNIT[taken])
    if action == PONDER:
        return _no_supply(gain_of(realm.done & wanted))
    origin, target = PAIR_FROM[action - MOVE], PAIR_TO[action - MOVE]
    if not realm.lands >> origin & 1:
        return say.no("own-region", "technologies", region=REGION_ID[origin])
    return why_not_there(state, seat, target)


def _technology_of(action: int) -> int:
    if action < SWAP:
        return TRASHES
    if action < EXCHANGE:
        return SWAPS
    if action < PONDER:
        return EXCHANGES
    return PRODUCES if action == PONDER else MOVES


# Attacks


def _why_not_attack(state: Position, seat: int, pair: int, face: int, turn: Turn) -> Illegal:
    realm = state.realms[seat]
    origin, target = PAIR_FROM[pair], PAIR_TO[pair]
    if not realm.holds(face):
        return say.no("card-in-hand", "battle", card=FACE_ID[face])
    if not realm.lands >> origin & 1:
        return say.no("own-region", "battle", region=REGION_ID[origin])
    if not state.in_play >> target & 1:
        return say.no("region-out", "map", region=REGION_ID[target])
    if realm.lands >> target & 1:
        return say.no("attack-own", "battle", region=REGION_ID[target])
    if state.free >> target & 1:
        return say.no("attack-free", "battle", region=REGION_ID[target])
    if pair in turn.attacked:
        return say.no("attack-twice", "battle", origin=REGION_ID[origin], target=REGION_ID[target])
    fighters = [card for card in realm.usable() if ATTACKS[card]]
    strength = attack_strength(state, seat, pair, fighters)
    difficulty = DIFFICULTY[state.marker[target]]
    missing = {"attack": difficulty + 1 - strength}
    return say.no("weak", "conquest", missing, region=REGION_ID[target], strength=strength, difficulty=difficulty)
