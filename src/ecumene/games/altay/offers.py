"""Actions in words, and what they would cost and bring, known before they are taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.games.altay.achievements import ACHIEVEMENTS
from ecumene.games.altay.battle import attack_strength
from ecumene.games.altay.choices import how_many
from ecumene.games.altay.components import CARDS, COINS_PER_RESOURCE, PEOPLES
from ecumene.games.altay.holders import put_bundle
from ecumene.games.altay.ids import ATTACK, BUY, COMMIT, DROP, PEOPLE, PLACE, PLAY, PUT, START, TRADE, USE
from ecumene.games.altay.numbers import (
    BUY_PILE,
    CONVERT,
    DIFFICULTY,
    DRAW,
    FACE_CARD,
    FACE_ID,
    FIGHTER_COUNT,
    FIGHTERS,
    FILL,
    FIRST_ACHIEVEMENT_PUT,
    HOLDER_ID,
    LAY,
    PAIR_TO,
    PRODUCE,
    PUT_HOLDER,
    REGION_ID,
    SLOT_COUNT,
    STORES,
    USE_REGION,
    WAY_CARDS,
    WAY_FACE,
    WAY_GAIN,
    WAY_KIND,
    WAY_NAME,
    WAY_SLOT,
    WAY_TERRAIN,
)
from ecumene.games.altay.purchase import price
from ecumene.games.altay.resources import RESOURCES, TERRAINS
from ecumene.games.altay.scoring import score
from ecumene.games.altay.state import Realm, resources_of
from ecumene.games.altay.words import amounts, say
from ecumene.kernel.messages import Message, Seat
from ecumene.kernel.offers import Change, Offer
from ecumene.kernel.rng import Rng

if TYPE_CHECKING:
    from ecumene.games.altay.rules import Altay


# In words


def describe(state: Altay, seat: int, action: int) -> Message:
    """An action in words, with the figures of the moment."""
    if PLAY <= action < PUT:
        return _play_words(action - PLAY)
    if PUT <= action < USE:
        return _put_words(state, seat, "do-put", action - PUT)
    if USE <= action < BUY:
        slot = STORES[action - USE]
        stock = state.realms[seat].stocks[slot]
        return say.text(
            "do-use", card=HOLDER_ID[slot], gain=amounts(resources_of(stock)) if stock else say.text("none")
        )
    if BUY <= action < START and state.top_card(BUY_PILE[action - BUY]) >= 0:
        cost = amounts(resources_of(price(state, action - BUY)))
        return say.text("do-buy", card=FACE_ID[state.top_card(BUY_PILE[action - BUY])], cost=cost)
    if START <= action < DROP:
        return _put_words(state, seat, "do-start", action - START + FIRST_ACHIEVEMENT_PUT)
    if TRADE <= action < ATTACK:
        return say.text("do-trade", resource=RESOURCES[action - TRADE], coins=COINS_PER_RESOURCE)
    if ATTACK <= action < COMMIT:
        return _attack_words(state, action)
    value = state.game.catalogue[action]
    return say.text(f"do-{state.wording(value.verb)}", **value.fields())


def _play_words(way: int) -> Message:
    card = FACE_ID[WAY_FACE[way]]
    kind = WAY_KIND[way]
    gain = amounts(resources_of(WAY_GAIN[way])) if WAY_GAIN[way] else None
    if kind == PRODUCE:
        return say.text("do-play", card=card, gain=gain)
    if kind == USE_REGION:
        return say.text("do-play-region", card=card, terrain=TERRAINS[WAY_TERRAIN[way]], gain=gain)
    if kind == FILL:
        terrain = TERRAINS[WAY_TERRAIN[way]]
        return say.text("do-play-fill", card=card, terrain=terrain, filled=HOLDER_ID[WAY_SLOT[way]])
    if kind == DRAW:
        return say.text("do-play-draw", card=card, n=WAY_CARDS[way])
    if kind == CONVERT:
        return say.text("do-play-convert", card=card, gain=gain)
    assert kind == LAY
    return say.text(f"do-play-{WAY_NAME[way]}", card=card)


def _put_words(state: Altay, seat: int, words: str, number: int) -> Message:
    holder = PUT_HOLDER[number]
    realm = state.realms[seat]
    stock = 0
    if holder < SLOT_COUNT:
        stock = realm.stocks[holder]
    elif realm.work == holder - SLOT_COUNT:
        stock = realm.work_stock
    bundle = put_bundle(number, holder, stock, realm.pool)
    return say.text(words, card=HOLDER_ID[holder], gain=amounts(resources_of(bundle)))


def _attack_words(state: Altay, action: int) -> Message:
    value = state.game.catalogue[action]
    target = PAIR_TO[(action - ATTACK) // FIGHTER_COUNT]
    if state.owner[target] >= 0:
        return say.text("do-attack-rival", **value.fields(), rival=Seat(state.owner[target]))
    return say.text("do-attack", **value.fields())


# Price, points and changes


def offer(state: Altay, seat: int, action: int) -> Offer:
    """A legal action with its price, what it adds to the score now, what it changes, and what else it does."""
    catalogue = state.game.catalogue
    value = catalogue[action]
    twin = state.clone(Rng(0))
    twin.stack[-1].answer(twin, seat, action)
    before, after = state.realms[seat], twin.realms[seat]
    return Offer(
        action,
        catalogue.notations[action],
        value.verb,
        value,
        state.touches(seat, action),
        describe(state, seat, action),
        _price(state, action),
        sum(score(twin, seat)) - sum(score(state, seat)),
        tuple(_changes(state, before, twin, after)),
        tuple(_notes(state, seat, action)),
    )


def _price(state: Altay, action: int) -> dict[str, int]:
    if BUY <= action < START:
        counts = resources_of(price(state, action - BUY))
        return {name: n for name, n in zip(RESOURCES, counts, strict=True) if n}
    return {"coins": COINS_PER_RESOURCE} if TRADE <= action < ATTACK else {}


def _changes(state: Altay, before: Realm, twin: Altay, after: Realm) -> list[Change]:
    """Resources, coins, cards at hand, settlements, regions, markers, converted ones and captives that would move."""
    figures = [*zip(RESOURCES, resources_of(before.pool), resources_of(after.pool), strict=True)]
    figures.append(("coins", before.coins, after.coins))
    figures.append(("hand", len(before.usable()), len(after.usable())))
    figures.append(("settlements", before.settlements, after.settlements))
    figures.append(("regions", how_many(before.lands), how_many(after.lands)))
    figures.append(("markers", sum(before.markers), sum(after.markers)))
    figures.append(("converted", before.converted, after.converted))
    figures.append(("captured", len(before.captives), len(after.captives)))
    return [Change(what, old, new) for what, old, new in figures if old != new]


def _notes(state: Altay, seat: int, action: int) -> list[Message]:
    """What else one should know."""
    if PEOPLE <= action < PLACE:
        deck = PEOPLES[action - PEOPLE].deck
        return [say.text("note-cards", card=card, n=n) for card, n in deck.items()]
    if BUY <= action < START:
        return card_words(state.top_card(BUY_PILE[action - BUY]))
    if START <= action < DROP:
        number = PUT_HOLDER[action - START + FIRST_ACHIEVEMENT_PUT] - SLOT_COUNT
        return [say.effect(ACHIEVEMENTS[number].effect)]
    if ATTACK <= action < COMMIT:
        pair, fighter = divmod(action - ATTACK, FIGHTER_COUNT)
        strength = attack_strength(state, seat, pair, [FIGHTERS[fighter]])
        target = PAIR_TO[pair]
        if state.marker[target] >= 0:
            return [say.text("note-neutral", strength=strength, difficulty=DIFFICULTY[state.marker[target]])]
        return [say.text("note-rival", strength=strength, standing=state.houses[target], region=REGION_ID[target])]
    return []


def card_words(face: int) -> list[Message]:
    """What a card can do, option by option."""
    return [say.effect(option) for option in CARDS[FACE_CARD[face]].options]
