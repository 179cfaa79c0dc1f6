"""What an action would cost and bring, known before it is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ecumene.games.hadara import scoring
from ecumene.games.hadara.colonies import Capturing, coins_to_capture
from ecumene.games.hadara.components import COLORS, START_CARDS
from ecumene.games.hadara.effects import COLONY_COINS, RELIEF_COINS
from ecumene.games.hadara.effects import STATUE_VP as BOOST_VP
from ecumene.games.hadara.feeding import Feeding, hungry
from ecumene.games.hadara.medals import gold_price, silver_price
from ecumene.games.hadara.numbers import (
    ANNEX,
    ANNEX_COST,
    BUILD,
    BUY,
    COST,
    FACE_DOWN,
    FOOD,
    FRONT_VP,
    GOLD_MEDAL,
    PAY,
    PLUNDER,
    REMOVE,
    SELL,
    SIDE,
    SILVER_MEDAL,
    STATUE_BONUS,
    STATUE_VP,
    TILE,
    TRACK_COUNT,
    WHEEL,
)
from ecumene.games.hadara.phase_a import Keeping, keep
from ecumene.games.hadara.purchase import price
from ecumene.games.hadara.state import Ask, Civilization
from ecumene.games.hadara.statues import Building, coins_to_build
from ecumene.games.hadara.words import card_name, describe, effect_words, name, track_name
from ecumene.kernel.messages import Message, Seat
from ecumene.kernel.offers import Offer
from ecumene.kernel.rng import Rng

if TYPE_CHECKING:
    from ecumene.games.hadara.rules import Hadara


def offer(state: Hadara, seat: int, action: int) -> Offer:
    """A legal action with its price, what it adds to the score now, and what else it does."""
    value = state.game.catalogue[action]
    civilization = state.civilizations[seat]
    after = _after(state, seat, action)
    coins = _price(state, civilization, action)
    points = None
    notes = _notes(state, seat, action)
    if after is not None:
        points = sum(scoring.score(after)) - sum(scoring.score(civilization))
        notes += _track_notes(civilization, after)
        if action < TILE or REMOVE <= action <= PAY:
            notes += _feeding_notes(state, civilization, after, action == PAY)
    words = describe(state, seat, action)
    bank = {"bank": coins} if coins else {}
    return Offer(action, str(value), value.verb, value, value.touches(), words, bank, points, notes=tuple(notes))


def _after(state: Hadara, seat: int, action: int) -> Civilization | None:
    """The seat's civilization after the action alone; None where it says nothing or depends on a hidden tile."""
    if action < BUY or ANNEX <= action < BUILD:
        return None
    twin = state.clone(Rng(0))
    decision = cast(Ask, twin.stack[-1])
    if isinstance(decision, Keeping):
        decision.chosen[seat] = action
        keep(twin, seat, decision.chosen)
    else:
        decision.answer(twin, seat, action)
    return twin.civilizations[seat]


def _price(state: Hadara, civilization: Civilization, action: int) -> int:
    """Coins to the supply, requirements that are paid for included."""
    decision = state.stack[-1]
    if BUY <= action < SELL:
        return price(civilization, action - BUY)
    if isinstance(decision, Capturing) and PLUNDER <= action < BUILD:
        annexes = action >= ANNEX
        stack = action - (ANNEX if annexes else PLUNDER)
        return coins_to_capture(civilization, stack, decision.paid) + (ANNEX_COST[stack] if annexes else 0)
    if isinstance(decision, Building) and BUILD <= action < REMOVE:
        return coins_to_build(civilization, (action - BUILD) // (2 * TRACK_COUNT), decision.paid)
    if action == PAY:
        return civilization.powers[RELIEF_COINS]
    if SILVER_MEDAL <= action < GOLD_MEDAL:
        return silver_price(civilization, state.epoch)
    if action == GOLD_MEDAL:
        return gold_price(civilization, state.epoch)
    return 0


def _notes(state: Hadara, seat: int, action: int) -> list[Message]:
    """What an action does besides moving tracks."""
    if action < WHEEL:
        return _side_notes(state, seat, action - SIDE)
    if action < BUY:
        return _wheel_notes(state, seat, action - WHEEL)
    if action < TILE:
        return _card_notes(state, seat, action)
    if PLUNDER <= action < BUILD:
        return _colony_notes(state, seat, action)
    if BUILD <= action < REMOVE:
        slot, tile = divmod(action - BUILD, 2 * TRACK_COUNT)
        notes = [Message("hadara-note-statue", {"vp": STATUE_VP[slot]})]
        if tile >= FACE_DOWN:
            boost = state.civilizations[seat].powers[BOOST_VP]
            notes.append(Message("hadara-note-face-down", {"vp": STATUE_BONUS[slot] + boost}))
        return notes
    return []


def _side_notes(state: Hadara, seat: int, side: int) -> list[Message]:
    card = START_CARDS[state.civilizations[seat].start_card]
    chosen = (card.side_a, card.side_b)[side]
    notes = [Message("hadara-note-start-coins", {"coins": chosen.coins})]
    notes += [Message("hadara-note-start-track", {"track": name(t), "n": n}) for t, n in chosen.tracks().items()]
    return notes


def _wheel_notes(state: Hadara, seat: int, color: int) -> list[Message]:
    """Where every crest would point."""
    twin = state.clone(Rng(0))
    twin.point_crest(seat, color)
    pointing = ((other, COLORS[twin.deck_of(other)]) for other in range(state.players))
    return [Message("hadara-note-crest", {"player": Seat(other), "deck": name(deck)}) for other, deck in pointing]


def _card_notes(state: Hadara, seat: int, action: int) -> list[Message]:
    civilization = state.civilizations[seat]
    notes: list[Message] = []
    card = action - (BUY if action < SELL else SELL)
    if action < SELL:
        saved = COST[card] - price(civilization, card)
        if saved:
            notes.append(Message("hadara-note-discount", {"cost": COST[card], "saved": saved}))
        effect = effect_words(card)
        if effect is not None:
            notes.append(effect)
    if state.stack[-1].kind == "keep":
        hand = civilization.hand
        other = hand[0] if hand[1] == card else hand[1]
        notes.append(Message("hadara-note-discards", {"card": card_name(other)}))
    return notes


def _colony_notes(state: Hadara, seat: int, action: int) -> list[Message]:
    civilization = state.civilizations[seat]
    decision = state.stack[-1]
    assert isinstance(decision, Capturing)
    stack = action - (ANNEX if action >= ANNEX else PLUNDER)
    notes = [Message("hadara-note-colony" if action < ANNEX else "hadara-note-annex", {"vp": FRONT_VP[stack]})]
    lobby = coins_to_capture(civilization, stack, decision.paid)
    if lobby:
        notes.append(Message("hadara-note-lobby", {"coins": lobby}))
    if civilization.powers[COLONY_COINS]:
        notes.append(Message("hadara-note-tribute", {"coins": civilization.powers[COLONY_COINS]}))
    return notes


def _track_notes(before: Civilization, after: Civilization) -> list[Message]:
    """Every track that moves, from where to where."""
    return [
        Message(
            "hadara-note-track",
            {"track": track_name(track), "before": before.tracks[track], "after": after.tracks[track]},
        )
        for track in range(TRACK_COUNT)
        if before.tracks[track] != after.tracks[track]
    ]


def _feeding_notes(state: Hadara, before: Civilization, after: Civilization, pays: bool) -> list[Message]:
    """What feeding will require of the cards there are then; nothing to say for a sale."""
    decision = state.stack[-1]
    relieved = decision.relieved + pays if isinstance(decision, Feeding) else 0
    if len(before.cards) == len(after.cards) and not relieved:
        return []
    excess = max(hungry(after) - relieved, 0)
    args: dict[str, int | str | Message | Seat] = {
        "cards": len(after.cards),
        "food": after.tracks[FOOD],
        "excess": excess,
    }
    return [Message("hadara-note-feeding", args)]
