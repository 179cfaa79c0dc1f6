"""What an action is in words, what it would cost, change and bring, known before it is taken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ecumene.games.hadara import purchase, scoring
from ecumene.games.hadara.actions import Annex, Build, Buy, Gold, Pay, Plunder, Sell, Side, Silver, Wheel
from ecumene.games.hadara.cards import CARDS
from ecumene.games.hadara.colonies import coins_to_capture, stack_of
from ecumene.games.hadara.components import COINS_PER_VP, COLORS, EPOCHS, TRACKS
from ecumene.games.hadara.effects import RELIEF_COINS
from ecumene.games.hadara.effects import STATUE_VP as BOOST_VP
from ecumene.games.hadara.feeding import hungry, relieved
from ecumene.games.hadara.medals import gold_price, silver_price
from ecumene.games.hadara.numbers import (
    ANNEX_COST,
    CARD_ID,
    COLOR_COUNT,
    COST,
    FRONT_VP,
    PLUNDER_COINS,
    SIDE,
    STATUE_BONUS,
    STATUE_VP,
    WHEEL,
)
from ecumene.games.hadara.phase_a import Keeping, keep
from ecumene.games.hadara.requirements import Winning
from ecumene.games.hadara.set_up import ChoosingSides, take_side
from ecumene.games.hadara.state import Civilization
from ecumene.games.hadara.statues import coins_to_build, slot_of
from ecumene.games.hadara.words import say
from ecumene.kernel.messages import Message, Seat
from ecumene.kernel.offers import Change, Offer
from ecumene.kernel.rng import Rng

if TYPE_CHECKING:
    from ecumene.games.hadara.rules import Hadara


def describe(state: Hadara, seat: int, action: int) -> Message:
    """An action in words, with the coins that it costs or brings."""
    value = state.game.catalogue[action]
    words = "build-points" if isinstance(value, Build) and value.face == "down" else state.wording(value.verb)
    named = dict(zip(value.__struct_fields__, value.touches(), strict=False))
    return say.text(f"do-{words}", **named, coins=gain(state, seat, action) or price(state, seat, action))


def offer(state: Hadara, seat: int, action: int) -> Offer:
    """A legal action with its price, what it moves, what it adds to the score now, and what else it does."""
    value = state.game.catalogue[action]
    before, after = state.civilizations[seat], _after(state, seat, action)
    coins = price(state, seat, action)
    return Offer(
        action=action,
        notation=str(value),
        verb=value.verb,
        value=value,
        touches=value.touches(),
        text=describe(state, seat, action),
        price={"coins": coins} if coins else {},
        points=None if isinstance(value, Side | Wheel | Annex) else _points(state, after) - _points(state, before),
        changes=tuple(_changes(state, seat, action, after)),
        notes=tuple(_notes(state, seat, action)),
    )


def _points(state: Hadara, civilization: Civilization) -> int:
    """The score as far as it says something: before the last epoch coins are spent again, with their points."""
    return scoring.total(civilization) - (civilization.coins // COINS_PER_VP if state.epoch < len(EPOCHS) else 0)


def price(state: Hadara, seat: int, action: int) -> int:
    """Coins to the supply, requirements that are paid for included."""
    civilization, epoch = state.civilizations[seat], max(state.epoch, 1)
    match state.game.catalogue[action]:
        case Buy():
            return purchase.price(civilization, purchase.card_of(action))
        case Plunder() | Build():
            return lobby(state, seat, action)
        case Annex():
            return lobby(state, seat, action) + ANNEX_COST[stack_of(action)]
        case Pay():
            return civilization.powers[RELIEF_COINS]
        case Silver():
            return silver_price(civilization, epoch)
        case Gold():
            return gold_price(civilization, epoch)
    return 0


def lobby(state: Hadara, seat: int, action: int) -> int:
    """The part of a price that makes up for missing points of a requirement."""
    civilization, decision = state.civilizations[seat], state.stack[-1] if state.stack else None
    paid = decision.paid if isinstance(decision, Winning) else 0
    if isinstance(state.game.catalogue[action], Build):
        return max(coins_to_build(civilization, slot_of(action), paid), 0)
    return max(coins_to_capture(civilization, stack_of(action), paid), 0)


def gain(state: Hadara, seat: int, action: int) -> int:
    """What the supply pays for a card or a colony."""
    match state.game.catalogue[action]:
        case Sell():
            return purchase.sale_price(state.civilizations[seat], purchase.card_of(action))
        case Plunder():
            return PLUNDER_COINS[stack_of(action)]
    return 0


def _after(state: Hadara, seat: int, action: int) -> Civilization:
    """The seat's civilization after the action alone."""
    twin = state.clone(Rng(0))
    decision = twin.stack[-1]
    if isinstance(decision, Keeping):
        keep(twin, seat, action)
    elif isinstance(decision, ChoosingSides):
        take_side(twin, seat, action - SIDE)
    else:
        decision.answer(twin, seat, action)
    return twin.civilizations[seat]


def _changes(state: Hadara, seat: int, action: int, after: Civilization) -> Iterator[Change]:
    """Every figure that moves. What a colony's back will move is not known before it is paid for."""
    before = state.civilizations[seat]
    figures = [("coins", before.coins, after.coins)]
    value = state.game.catalogue[action]
    if not isinstance(value, Annex):
        figures += zip(TRACKS, before.tracks, after.tracks, strict=True)
        figures.append(("cards", len(before.cards), len(after.cards)))
    moved = [Change(what, was, becomes) for what, was, becomes in figures if was != becomes]
    yield from moved
    fed = relieved(state, seat)
    kept = fed + isinstance(value, Pay)
    if kept != fed or any(change.what in ("cards", "food") for change in moved):
        hungry_now, hungry_then = max(hungry(before) - fed, 0), max(hungry(after) - kept, 0)
        if hungry_now or hungry_then:
            yield Change("hungry", hungry_now, hungry_then)


def _notes(state: Hadara, seat: int, action: int) -> Iterator[Message]:
    """What there is to say besides the figures."""
    civilization = state.civilizations[seat]
    match state.game.catalogue[action]:
        case Wheel():
            yield from _crests(state, seat, action - WHEEL)
        case Buy():
            card = purchase.card_of(action)
            saved = COST[card] - purchase.price(civilization, card)
            if saved:
                yield say.text("note-discount", cost=COST[card], saved=saved)
            effect = CARDS[card].effect
            if effect is not None:
                yield say.effect(effect)
            yield from _discard(civilization, card)
        case Sell():
            yield from _discard(civilization, purchase.card_of(action))
        case Plunder():
            yield say.text("note-colony", vp=FRONT_VP[stack_of(action)])
            yield from _lobby(state, seat, action)
        case Annex():
            yield say.text("note-annex", vp=FRONT_VP[stack_of(action)])
            yield from _lobby(state, seat, action)
        case Build(face=face):
            slot = slot_of(action)
            yield say.text("note-statue", vp=STATUE_VP[slot])
            if face == "down":
                yield say.text("note-face-down", vp=STATUE_BONUS[slot] + civilization.powers[BOOST_VP])


def _crests(state: Hadara, seat: int, color: int) -> Iterator[Message]:
    """Where every crest would point."""
    for other in range(state.players):
        place = state.ring.index(color) + state.crests[other] - state.crests[seat]
        deck = COLORS[state.ring[place % COLOR_COUNT]]
        yield say.text("note-crest", player=Seat(other), deck=deck)


def _discard(civilization: Civilization, kept: int) -> Iterator[Message]:
    """In phase A: the other card goes to its pile."""
    for card in civilization.hand:
        if card != kept:
            yield say.text("note-discards", card=CARD_ID[card])


def _lobby(state: Hadara, seat: int, action: int) -> Iterator[Message]:
    coins = lobby(state, seat, action)
    if coins:
        yield say.text("note-lobby", coins=coins)
