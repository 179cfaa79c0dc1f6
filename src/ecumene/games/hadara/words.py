"""Hadara in words: what is asked, what an action is, why something cannot be done, what happened."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Final

from ecumene.games.hadara.cards import CARDS
from ecumene.games.hadara.colonies import Capturing
from ecumene.games.hadara.components import COLONY_STACKS, COLORS, EPOCHS, START_CARDS, STATUES, TRACKS
from ecumene.games.hadara.effects import (
    COLONY_COINS,
    EFFECT_TYPES,
    LOBBY_COINS,
    LOBBY_MOST,
    RELIEF_CARDS,
    RELIEF_COINS,
    MedalPrices,
)
from ecumene.games.hadara.feeding import Feeding, hungry
from ecumene.games.hadara.medals import gold_price, silver_price
from ecumene.games.hadara.numbers import (
    ANNEX,
    ANNEX_COST,
    BUILD,
    BUY,
    CARD_ID,
    CULTURE,
    FOOD,
    GOLD_MEDAL,
    MILITARY,
    MOST_GOLD,
    MOST_SILVER,
    NO_STATUE,
    PAY,
    PLUNDER,
    PLUNDER_COINS,
    REMOVE,
    REQUIRED_CULTURE,
    REQUIRED_MILITARY,
    SELL,
    SILVER_MEDAL,
    STACK_COUNT,
    STATUE_COUNT,
    TILE,
    TRACK_COUNT,
)
from ecumene.games.hadara.purchase import price, sale_price
from ecumene.games.hadara.requirements import OUT_OF_REACH, coins_for, lack
from ecumene.games.hadara.state import Civilization
from ecumene.games.hadara.statues import Building
from ecumene.kernel.errors import Illegal
from ecumene.kernel.messages import Message, Seat
from ecumene.kernel.offers import Prompt, Refusal

if TYPE_CHECKING:
    from ecumene.games.hadara.rules import Hadara

Args = dict[str, int | str | Message | Seat]
_SLUG: Final = "hadara"

#: What can be answered to each kind of decision, and the rule behind it.
_ANSWERS: Final = {
    "side": ("side",),
    "wheel": ("wheel",),
    "keep": ("buy", "sell"),
    "take": ("buy", "sell"),
    "tile": ("tile",),
    "colony": ("plunder", "annex", "pass"),
    "statue": ("build", "pass"),
    "feed": ("remove", "pay"),
    "medal": ("silver", "gold", "pass"),
}
_RULES: Final = {
    "side": "start-cards",
    "wheel": "wheel",
    "keep": "draw",
    "take": "take",
    "tile": "effect-bonus-tile",
    "colony": "colonies",
    "statue": "statues",
    "feed": "feeding",
    "medal": "medals",
}


def name(component: str) -> Message:
    return Message(f"{_SLUG}-{component}")


def card_name(card: int) -> Message:
    return name(CARD_ID[card])


def track_name(track: int) -> Message:
    return name(TRACKS[track])


def effect_words(card: int) -> Message | None:
    """The effect of a card in words, from its data."""
    effect = CARDS[card].effect
    if effect is None:
        return None
    args: Args = {}
    if isinstance(effect, MedalPrices):
        for epoch, prices in effect.prices.items():
            number = EPOCHS.index(epoch) + 1
            args |= {f"silver{number}": prices.silver, f"gold{number}": prices.gold}
    else:
        args |= asdict(effect)
    return Message(f"{_SLUG}-effect-{EFFECT_TYPES[type(effect)]}", args)


# What is asked


def prompt(state: Hadara, seat: int) -> Prompt:
    decision = state.stack[-1]
    kind = decision.kind
    civilization = state.civilizations[seat]
    args: Args = {"epoch": state.epoch}
    text = kind
    if kind == "side":
        args["start"] = name(START_CARDS[civilization.start_card].id)
    elif kind == "keep":
        args |= {"round": state.turn, "deck": name(COLORS[state.deck_of(seat)])}
    elif kind == "take":
        args["left"] = sum(len(pile) for pile in state.piles)
    elif kind == "feed":
        assert isinstance(decision, Feeding)
        args["cards"] = len(civilization.cards)
        args["food"] = civilization.tracks[FOOD]
        args["excess"] = hungry(civilization) - decision.relieved
    elif kind == "medal":
        args["silver"] = silver_price(civilization, state.epoch)
        args["gold"] = gold_price(civilization, state.epoch)
        if len(civilization.silver) >= MOST_SILVER:
            text = "medal-gold"
        elif civilization.gold >= MOST_GOLD:
            text = "medal-silver"
    elif (isinstance(decision, Capturing) and decision.captured) or (isinstance(decision, Building) and decision.built):
        text = f"{kind}-again"
    return Prompt(kind, Message(f"{_SLUG}-ask-{text}", args), _RULES[kind])


# What an action is


def describe(state: Hadara, seat: int, action: int) -> Message:
    value = state.game.catalogue[action]
    civilization = state.civilizations[seat]
    verb = value.verb
    if verb == "side":
        return Message(f"{_SLUG}-do-side", {"side": name(value.touches()[0])})
    args: Args = {field: name(getattr(value, field)) for field in value.__struct_fields__ if field != "face"}
    if verb == "buy":
        args["coins"] = price(civilization, action - BUY)
    elif verb == "sell":
        args["coins"] = sale_price(civilization, action - SELL)
    elif verb == "plunder":
        args["coins"] = PLUNDER_COINS[action - PLUNDER]
    elif verb == "annex":
        args["coins"] = ANNEX_COST[action - ANNEX]
    elif verb == "build" and value.face == "down":  # type: ignore[attr-defined]
        verb = "build-points"
    elif verb == "pay":
        args["coins"] = civilization.powers[RELIEF_COINS]
    elif verb == "silver":
        args["coins"] = silver_price(civilization, max(state.epoch, 1))
    elif verb == "gold":
        args["coins"] = gold_price(civilization, max(state.epoch, 1))
    elif verb == "pass" and state.stack and state.stack[-1].kind in ("colony", "statue", "medal"):
        verb = f"pass-{state.stack[-1].kind}"
    return Message(f"{_SLUG}-do-{verb}", args)


# Why not


def refuse(state: Hadara, seat: int, action: int) -> Illegal:
    """The first reason against an action that is not legal."""
    kind = state.stack[-1].kind
    verb = state.game.catalogue[action].verb
    if verb not in _ANSWERS[kind]:
        return Illegal(Message("not-asked"), _RULES[kind])
    civilization = state.civilizations[seat]
    if verb == "buy" or verb == "sell":
        return _why_no_card(state, civilization, action - (BUY if verb == "buy" else SELL))
    if verb == "tile":
        return _no("tile", "bonus-tiles", track=track_name(action - TILE))
    if verb == "plunder":
        return _why_no_capture(state, civilization, action - PLUNDER)
    if verb == "annex":
        return _why_no_annexing(state, civilization, action - ANNEX)
    if verb == "build":
        slot, tile = divmod(action - BUILD, 2 * TRACK_COUNT)
        return _why_no_statue(state, civilization, slot) or _no(
            "tile", "bonus-tiles", track=track_name(tile % TRACK_COUNT)
        )
    if verb == "remove":
        return _no("card-of-yours", "feeding", card=card_name(action - REMOVE))
    if verb == "pay":
        return _why_no_relief(state, civilization)
    if verb == "silver":
        return _why_no_silver(state, civilization) or _no(
            "tile", "bonus-tiles", track=track_name(action - SILVER_MEDAL)
        )
    return _why_no_gold(state, civilization)


def refusals(state: Hadara, seat: int) -> list[Refusal]:
    """For everything within reach that cannot be had now: why."""
    legal = state.legal(seat)
    if not legal:
        return []
    found = []
    for action in _within_reach(state, seat):
        if action not in legal:
            value = state.game.catalogue[action]
            reason = refuse(state, seat, action)
            touches = value.touches()[:1] if value.verb in ("build", "silver") else value.touches()
            found.append(Refusal(value.verb, touches, reason.reason, reason.rule))
    return found


def _within_reach(state: Hadara, seat: int) -> list[int]:
    """What a player might think of now: one action for each card, colony, statue or medal."""
    kind = state.stack[-1].kind
    if kind == "keep":
        return [BUY + card for card in state.civilizations[seat].hand]
    if kind == "take":
        return [BUY + pile[-1] for pile in state.piles if pile]
    if kind == "colony":
        return [verb + stack for stack in range(STACK_COUNT) for verb in (PLUNDER, ANNEX)]
    if kind == "statue":
        return [BUILD + 2 * TRACK_COUNT * slot + _any_tile(state, seat) for slot in range(STATUE_COUNT)]
    if kind == "feed":
        return [PAY] if state.civilizations[seat].powers[RELIEF_CARDS] else []
    if kind == "medal":
        return [SILVER_MEDAL + _any_tile(state, seat), GOLD_MEDAL]
    return []


def _any_tile(state: Hadara, seat: int) -> int:
    """A track of which a bonus tile is left."""
    tiles = state.civilizations[seat].tiles
    return tiles.index(max(tiles))


def _why_no_card(state: Hadara, civilization: Civilization, card: int) -> Illegal:
    named: Args = {"card": card_name(card)}
    if state.stack[-1].kind == "keep" and card not in civilization.hand:
        return _no("card-in-hand", "draw", **named)
    if state.stack[-1].kind == "take" and all(not pile or pile[-1] != card for pile in state.piles):
        return _no("card-on-top", "take", **named)
    return _no("coins", "price", **named, price=price(civilization, card), have=civilization.coins)


def _why_short(civilization: Civilization, track: int, required: int, paid: int, named: Args) -> Illegal | None:
    """Why a requirement is not met; None if it is."""
    if coins_for(civilization, track, required, paid) != OUT_OF_REACH:
        return None
    missing = lack(civilization, track, required)
    per_point = civilization.powers[LOBBY_COINS]
    rule = "colonies" if track == MILITARY else "statues"
    if not per_point:
        have = civilization.tracks[track]
        return _no("military" if track == MILITARY else "culture", rule, **named, required=have + missing, have=have)
    coins = missing * per_point
    if paid + coins > civilization.powers[LOBBY_MOST]:
        most = civilization.powers[LOBBY_MOST]
        return _no("lobby-limit", "effect-requirement", **named, coins=coins, paid=paid, most=most)
    return _no("lobby-coins", "effect-requirement", **named, coins=coins, have=civilization.coins)


def _why_no_capture(state: Hadara, civilization: Civilization, stack: int) -> Illegal:
    decision = state.stack[-1]
    assert isinstance(decision, Capturing)
    named: Args = {"target": name(COLONY_STACKS[stack].id)}
    if civilization.colonies[stack] >= 0:
        return _no("colony-twice", "colonies", **named)
    short = _why_short(civilization, MILITARY, REQUIRED_MILITARY[stack], decision.paid, named)
    assert short is not None
    return short


def _why_no_annexing(state: Hadara, civilization: Civilization, stack: int) -> Illegal:
    """Either the colony cannot be captured at all, or there are no coins to annex it."""
    decision = state.stack[-1]
    assert isinstance(decision, Capturing)
    coins = coins_for(civilization, MILITARY, REQUIRED_MILITARY[stack], decision.paid)
    if civilization.colonies[stack] >= 0 or coins == OUT_OF_REACH:
        return _why_no_capture(state, civilization, stack)
    have = civilization.coins - coins + civilization.powers[COLONY_COINS]
    target = name(COLONY_STACKS[stack].id)
    return _no("annex-coins", "annexing", target=target, price=ANNEX_COST[stack], have=have)


def _why_no_statue(state: Hadara, civilization: Civilization, slot: int) -> Illegal | None:
    decision = state.stack[-1]
    assert isinstance(decision, Building)
    named: Args = {"target": name(STATUES[slot].id)}
    if civilization.statues[slot] != NO_STATUE:
        return _no("statue-twice", "statues", **named)
    return _why_short(civilization, CULTURE, REQUIRED_CULTURE[slot], decision.paid, named)


def _why_no_relief(state: Hadara, civilization: Civilization) -> Illegal:
    decision = state.stack[-1]
    assert isinstance(decision, Feeding)
    most = civilization.powers[RELIEF_CARDS]
    if not most:
        return _no("relief", "feeding")
    if decision.relieved >= most:
        return _no("relief-limit", "effect-relief", most=most)
    return _no("relief-coins", "effect-relief", price=civilization.powers[RELIEF_COINS], have=civilization.coins)


def _why_no_silver(state: Hadara, civilization: Civilization) -> Illegal | None:
    if len(civilization.silver) >= MOST_SILVER:
        return _no("silver-limit", "medals", most=MOST_SILVER)
    cost = silver_price(civilization, state.epoch)
    if civilization.coins < cost:
        return _no("silver-coins", "medals", price=cost, have=civilization.coins)
    return None


def _why_no_gold(state: Hadara, civilization: Civilization) -> Illegal:
    if civilization.gold >= MOST_GOLD:
        return _no("gold-limit", "medals", most=MOST_GOLD)
    return _no("gold-coins", "medals", price=gold_price(civilization, state.epoch), have=civilization.coins)


def _no(reason: str, rule: str, **args: int | str | Message | Seat) -> Illegal:
    return Illegal(Message(f"{_SLUG}-no-{reason}", args), rule)
