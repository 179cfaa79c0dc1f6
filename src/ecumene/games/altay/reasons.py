"""What speaks for a move and what against it, in facts that anybody can check at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.games.altay.achievements import ACHIEVEMENTS, SECRET_VP
from ecumene.games.altay.battle import Attacking, Defending, Yielding, attack_strength, defense_strength
from ecumene.games.altay.holders import common, missing, rooms
from ecumene.games.altay.ids import (
    ATTACK,
    BUY,
    DEFEND,
    DISCARD,
    DONE,
    DROP,
    END,
    EXCHANGE,
    KEEP,
    MOVE,
    PEOPLE,
    PLACE,
    PLAY,
    PUT,
    STAND,
    START,
    SWAP,
    TRADE,
    TRASH,
    USE,
    YIELD,
)
from ecumene.games.altay.numbers import (
    ATTACKS,
    BUILDS,
    BUY_PILE,
    DIFFICULTY,
    DRAW,
    FACE_ID,
    FIRST_ACHIEVEMENT_PUT,
    HOLDER_ID,
    LAY,
    LEVEL,
    NEIGHBOURS,
    PAIR_TO,
    PLACE_COUNT,
    PRODUCE,
    PUT_HOLDER,
    REGION_ID,
    SLOT_COUNT,
    STARTING_DECKS,
    TERRAIN,
    WAY_FACE,
    WAY_KIND,
    WAY_SLOT,
    WAY_TERRAIN,
    WAYS_OF,
    WONDER,
)
from ecumene.games.altay.odds import defense_chances, odds_of
from ecumene.games.altay.offers import card_words
from ecumene.games.altay.realm import size_of
from ecumene.games.altay.resources import TERRAINS
from ecumene.games.altay.scoring import points_of, score
from ecumene.games.altay.state import Position, resources_of
from ecumene.games.altay.supply import total
from ecumene.games.altay.words import say, stock
from ecumene.kernel.messages import Message, Seat
from ecumene.kernel.rng import Rng

if TYPE_CHECKING:
    from ecumene.games.altay.rules import Altay

#: Whether it speaks for the move, and what it is.
Fact = tuple[bool, Message]


def facts(state: Altay, seat: int, action: int) -> list[Fact]:
    """What is true of a move: what it brings first, what it costs afterwards."""
    then = state.clone(Rng(0))
    then.stack[-1].answer(then, seat, action)
    found = [*_special(state, then, seat, action), *_gains(state, then, seat, action)]
    return sorted(found, key=lambda fact: not fact[0])


def _for(id: str, **args: object) -> Fact:
    return True, say.text(f"why-{id}", **args)


def _against(id: str, **args: object) -> Fact:
    return False, say.text(f"why-{id}", **args)


def _special(state: Altay, then: Altay, seat: int, action: int) -> list[Fact]:
    """What is particular to the kind of move."""
    decision = state.stack[-1]
    if action < PLACE:
        return _people(action - PEOPLE)
    if action < PLAY and not state.round:
        return _start_region(state, action - PLACE)
    if PLACE <= action < PLAY:
        return _placing(state, seat, action - PLACE)
    if PLAY <= action < PUT:
        return _playing(state, seat, action - PLAY)
    if PUT <= action < USE:
        return _putting(state, then, seat, PUT_HOLDER[action - PUT])
    if BUY <= action < START:
        return [_for("card", words=words) for words in card_words(state.top_card(BUY_PILE[action - BUY]))]
    if START <= action < DROP:
        return _starting(state, seat, action - START + FIRST_ACHIEVEMENT_PUT)
    if TRASH <= action < SWAP:
        return [_for("thinner", card=FACE_ID[action - TRASH], n=size_of(state.realms[seat]) - 1)]
    if SWAP <= action < EXCHANGE:
        return _drawing(state, seat, 0, 1)
    if isinstance(decision, Yielding) and DISCARD <= action < DONE:
        return _drawing(state, seat, decision.discarded, 1)
    if MOVE <= action < TRADE:
        return _placing(state, seat, PAIR_TO[action - MOVE])
    if isinstance(decision, Defending):
        return _defending(state, then, seat, decision, action)
    if KEEP <= action < END:
        return [_for("kept", card=FACE_ID[action - KEEP])]
    if action == END:
        return _ending(state, seat)
    if action == DONE and isinstance(decision, Yielding):
        return [_for("hand-stays", n=len(state.realms[seat].usable()))]
    return []


def _people(people: int) -> list[Fact]:
    cards = STARTING_DECKS[people]
    producers = sum(any(WAY_KIND[way] == PRODUCE for way in WAYS_OF[face]) for face in cards)
    return [_for("people", producers=producers, symbols=sum(ATTACKS[face] for face in cards))]


def _start_region(state: Altay, region: int) -> list[Fact]:
    around = [other for other in NEIGHBOURS[region] if state.marker[other] >= 0]
    easy = sum(DIFFICULTY[state.marker[other]] == 1 for other in around)
    return [_for("start", regions=len(around), n=easy)]


def _placing(state: Altay, seat: int, region: int) -> list[Fact]:
    realm = state.realms[seat]
    found: list[Fact] = []
    if state.owner[region] == seat:
        found.append(_for("stronger", region=REGION_ID[region], n=state.houses[region] + 1))
    terrain = TERRAIN[region]
    users = [
        face
        for face in sorted(set(realm.cards()))
        if any(WAY_TERRAIN[way] == terrain and WAY_KIND[way] != LAY for way in WAYS_OF[face])
    ]
    if users and state.owner[region] != seat:
        found.append(_for("terrain", terrain=TERRAINS[terrain], cards=[FACE_ID[face] for face in users]))
    return found


def _playing(state: Altay, seat: int, way: int) -> list[Fact]:
    realm = state.realms[seat]
    if WAY_KIND[way] == DRAW:
        return _drawing(state, seat, 0, 0)
    if WAY_KIND[way] == LAY:
        slot = WAY_SLOT[way]
        if BUILDS[slot]:
            return [_for("collects", n=BUILDS[slot])]
        if common(rooms(slot, 0), realm.pool):
            return [_for("stores", n=PLACE_COUNT[slot])]
        return [_against("nothing-to-store", card=FACE_ID[WAY_FACE[way]])]
    return []


def _drawing(state: Altay, seat: int, before: int, discarded: int) -> list[Fact]:
    """Out of how many a card comes; ``before``: drawn ahead of it, ``discarded``: onto the pile by this move."""
    realm = state.realms[seat]
    if len(realm.deck) > before:
        return [_for("draws", n=len(realm.deck))]
    shuffled = len(realm.discard) + discarded
    return [_for("draws-shuffled", n=shuffled)] if shuffled else []


def _putting(state: Altay, then: Altay, seat: int, holder: int) -> list[Fact]:
    realm, after = state.realms[seat], then.realms[seat]
    if holder >= SLOT_COUNT:
        if after.done != realm.done:
            return _finishing(then, seat, holder - SLOT_COUNT)
        left = missing(holder, after.work_stock)
        return [_for("nearer", card=HOLDER_ID[holder], n=left)]
    if BUILDS[holder] and after.slots[holder] < 0:
        placed = min(BUILDS[holder], realm.settlements) - (after.lost - realm.lost)
        return [_for("builds", n=placed)] if placed else []
    if not BUILDS[holder]:
        return [_for("stored", card=HOLDER_ID[holder], n=total(after.stocks[holder]))]
    return [_for("nearer", card=HOLDER_ID[holder], n=missing(holder, after.stocks[holder]))]


def _finishing(then: Position, seat: int, achievement: int) -> list[Fact]:
    found = [_for("effect", words=say.effect(ACHIEVEMENTS[achievement].effect))]
    if LEVEL[achievement] == WONDER:
        found = [_for("wonder", card=ACHIEVEMENTS[achievement].id, n=points_of(then, seat, achievement))]
        if achievement == then.realms[seat].secret:
            found.append(_for("secret", n=SECRET_VP))
    return found


def _starting(state: Altay, seat: int, number: int) -> list[Fact]:
    achievement = PUT_HOLDER[number] - SLOT_COUNT
    found = [_for("would-give", words=say.effect(ACHIEVEMENTS[achievement].effect))]
    if LEVEL[achievement] == WONDER:
        found.append(_for("would-score", n=points_of(state, seat, achievement)))
        if achievement == state.realms[seat].secret:
            found.append(_for("secret", n=SECRET_VP))
    elif state.realms[seat].settlements:
        found.append(_for("would-build"))
    return found


def _defending(state: Altay, then: Altay, seat: int, battle: Defending, action: int) -> list[Fact]:
    attack = attack_strength(state, battle.attacker, battle.pair, battle.attack)
    decision = then.stack[-1]
    if action == STAND:
        cards = battle.cards
    elif DEFEND <= action < DISCARD and isinstance(decision, Defending):
        cards = decision.cards
    else:
        return _yielding(state, seat, battle, attack)
    defense = defense_strength(state, seat, PAIR_TO[battle.pair], cards)
    if defense > attack:
        return [_for("repels", rival=Seat(battle.attacker), attack=attack, defense=defense)]
    if defense == attack:
        return [_for("holds", attack=attack)]
    most = defense_strength(state, seat, PAIR_TO[battle.pair], battle.cards + state.realms[seat].usable())
    if action != STAND and most >= attack:
        return [_for("can-hold", attack=attack, most=most)]
    return [_against("falls", attack=attack, defense=defense)]


def _yielding(state: Altay, seat: int, battle: Defending, attack: int) -> list[Fact]:
    realm = state.realms[seat]
    most = defense_strength(state, seat, PAIR_TO[battle.pair], realm.usable())
    found = [_for("renews", n=min(len(battle.attack), len(realm.usable())))]
    if most < attack:
        found.insert(0, _for("hopeless", attack=attack, most=most))
    return [*found, _against("loses", region=REGION_ID[PAIR_TO[battle.pair]])]


def _ending(state: Altay, seat: int) -> list[Fact]:
    realm = state.realms[seat]
    found: list[Fact] = []
    if realm.pool:
        id = "unused-coins" if state.trade else "unused"
        found.append(_against(id, gain=stock(resources_of(realm.pool)), n=total(realm.pool)))
    elif set(state.stack[-1].legal(state, seat)) <= {END, DROP}:
        found.append(_for("all-played"))
    found.append(_for("new-hand"))
    return found


def _gains(state: Altay, then: Altay, seat: int, action: int) -> list[Fact]:
    """What moves by itself: resources, points, markers, odds."""
    realm, after = state.realms[seat], then.realms[seat]
    found: list[Fact] = []
    if action not in (END, YIELD) and not KEEP <= action < END:
        gained = [new - old for old, new in zip(resources_of(realm.pool), resources_of(after.pool), strict=True)]
        if max(gained) > 0:
            found.append(_for("brings", gain=stock([max(0, n) for n in gained])))
        points = sum(score(then, seat)) - sum(score(state, seat))
        if points:
            found.append(_for("points", n=points) if points > 0 else _against("points-lost", n=-points))
    if ATTACK <= action < YIELD:
        found += _attack(state, then, seat)
    return found


def _attack(state: Altay, then: Altay, seat: int) -> list[Fact]:
    """An attack that was begun or went on: what fell, what it still takes, or the odds."""
    battle = then.stack[-1]
    conquered = [kind for kind, n in enumerate(then.realms[seat].markers) if n > state.realms[seat].markers[kind]]
    if conquered:
        free = next(r for r, marker in enumerate(state.marker) if marker >= 0 and then.marker[r] < 0)
        return [_for("conquers", region=REGION_ID[free], n=DIFFICULTY[conquered[0]])]
    if isinstance(battle, Attacking):
        target = PAIR_TO[battle.pair]
        if then.marker[target] >= 0:
            return [_for("still", region=REGION_ID[target], n=battle.still_needed(then))]
        return _odds(then, seat, battle.pair, battle.cards, then.owner[target])
    if isinstance(battle, Defending) and battle.attacker == seat:
        return _odds(then, seat, battle.pair, battle.attack, battle.seats[0])
    return []


def _odds(state: Altay, seat: int, pair: int, cards: list[int], rival: int) -> list[Fact]:
    strength = attack_strength(state, seat, pair, cards)
    odds = odds_of(state, rival, PAIR_TO[pair], strength, defense_chances(state.realms[rival]))
    won, lost = round(100 * odds.won), round(100 * odds.lost)
    found: list[Fact] = []
    if won:
        found.append(_for("odds", rival=Seat(rival), region=REGION_ID[PAIR_TO[pair]], n=won))
    if lost:
        found.append(_against("risk", rival=Seat(rival), n=lost))
    return found
