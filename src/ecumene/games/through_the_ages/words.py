"""The game in words: what is asked, what an action would do and cost, what happened, what cannot be done and why."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages import codes
from ecumene.games.through_the_ages.codes import FIRST, SECOND, VERB, VERB_NAMES
from ecumene.games.through_the_ages.colonization import force_strength
from ecumene.games.through_the_ages.numbers import FAMILY, FIRST_ACTION, IDS, IS_UNIT, NONE
from ecumene.games.through_the_ages.prices import points_of, price_of, printable
from ecumene.games.through_the_ages.refusals import reason
from ecumene.games.through_the_ages.state import (
    ACTIONS,
    AGREEMENT,
    ASK_NAMES,
    AUCTION,
    CHOOSE_GAIN,
    DEFENCE,
    DESTROY_RIVAL,
    DISCARDS,
    FORCE,
    LOSE_SPLIT,
    PACT_OFFER,
    PLUNDER,
    POLITICS,
    RAID_CHOICE,
    RETURN_TOKEN,
    SEIZURE,
    Position,
)
from ecumene.games.through_the_ages.traits import ACTION, LEADER
from ecumene.kernel.errors import Illegal
from ecumene.kernel.messages import Message, Seat
from ecumene.kernel.offers import Offer, Prompt, Refusal

SLUG: Final = "through_the_ages"
Args = dict[str, int | str | Message | Seat]

RULE_OF_ASK: Final = {
    "politics": "politics", "actions": "action-phase", "perform": "action-cards", "breakthrough": "action-cards",
    "choose_gain": "food-and-resources", "gain_split": "events", "lose_split": "events", "plunder": "aggression",
    "tuck": "leaders", "discards": "hands", "lose_worker": "population", "return_token": "tokens",
    "free_building": "events", "development": "events", "destroy_own": "events", "destroy_rival": "events",
    "ruin": "events", "colony_loss": "events", "agreement": "events", "auction": "colonization",
    "force": "colonization", "defence": "aggression", "raid": "aggression", "annexation": "aggression",
    "infiltration": "aggression", "seizure": "war", "pact_offer": "pacts",
}  # fmt: skip


def text(id: str, args: Args | None = None) -> Message:
    return Message(f"{SLUG}-{id}", args or {})


def card_name(card: int) -> Message:
    """The name of a card; action cards and others that exist in several ages say which."""
    return Message(f"{SLUG}-{IDS[card]}")


def prompt(state: Position, seat: int) -> Prompt:
    """What is asked of the seat that owes the decision on top."""
    ask = state.top()
    args: Args = {"n": ask.number}
    if ask.card != NONE:
        args["card"] = card_name(ask.card)
    if ask.other != NONE and ask.code != RETURN_TOKEN:
        args["rival"] = Seat(ask.other)
    id = ask.kind
    if ask.code == ACTIONS:
        id = "actions_first" if state.round == 1 else "actions"
        civilization = state.civilizations[seat]
        args = {
            "civil": civilization.civil_left + civilization.extra_civil,
            "military": civilization.military_left + civilization.extra_military,
        }
    elif ask.code == POLITICS and ask.number:
        id = "politics_again"
    elif ask.code == DISCARDS:
        id = "discards" if ask.card == NONE else "discards_event"
    elif ask.code == PACT_OFFER:
        args["side"] = text(f"side-{'ab'[1 - ask.number]}")
    elif ask.code == FORCE:
        args["force"] = force_strength(state.civilizations[seat], ask)
    elif ask.code == AUCTION and not ask.number:
        id = "auction_first"
    return Prompt(ask.kind, text(f"ask-{id}", args), RULE_OF_ASK[ask.kind])


def describe(state: Position, seat: int, action: int) -> Message:
    """An action in words, as it is meant in the decision at hand."""
    verb = VERB[action]
    first = FIRST[action]
    second = SECOND[action]
    name = VERB_NAMES[verb]
    args: Args = {}
    ask = state.top() if state.stack else None
    if verb == codes.TAKE:
        card = state.row[first]
        if card != NONE:
            return text("do-take", {"card": card_name(card), "place": first + 1})
        return text("do-take-empty", {"place": first + 1})
    if verb in (codes.STAGE, codes.BID):
        args["n"] = first
    elif verb == codes.MIX:
        args["food"] = first
        args["resources"] = max(0, ask.number - first) if ask is not None else 0
        if ask is not None and ask.code in (LOSE_SPLIT, PLUNDER):
            name = "mix-lose" if ask.code == LOSE_SPLIT else "mix-plunder"
    elif verb in (codes.GAIN, codes.INSPIRE, codes.INFILTRATE_CARD):
        return _describe_word(state, action)
    elif verb == codes.CANCEL:
        args["owner"] = Seat(first)
        pact = state.civilizations[first].pact if first < state.players else NONE
        args["card"] = card_name(pact) if pact != NONE else text("pact")
    elif first != NONE:
        args["card"] = card_name(first)
        if verb in (codes.ATTACK, codes.DECLARE_WAR):
            args["rival"] = Seat(second)
        elif verb == codes.OFFER_PACT:
            args["rival"] = Seat(second // 2)
            args["side"] = text(f"side-{'ab'[second % 2]}")
        elif second != NONE:
            args["onto"] = card_name(second)
        elif verb == codes.BUILD and IS_UNIT[first]:
            name = "build-unit"
        elif verb == codes.DESTROY and ask is not None and ask.code in (RAID_CHOICE, DESTROY_RIVAL):
            name = "destroy-rival"
            args["rival"] = Seat(ask.other)
    elif ask is not None:
        name = _contextual(name, verb, ask.code)
    return text(f"do-{name}", args)


def _contextual(name: str, verb: int, code: int) -> str:
    """Words of the plain answers that depend on the question."""
    if verb == codes.PASS and code == AUCTION:
        return "pass-auction"
    if verb == codes.DECLINE and code == DEFENCE:
        return "decline-defence"
    if verb == codes.DONE and code in (FORCE, AGREEMENT, SEIZURE, RAID_CHOICE):
        return f"done-{ASK_NAMES[code]}"
    return name


def _describe_word(state: Position, action: int) -> Message:
    value = state.game.catalogue[action]
    word = str(getattr(value, value.__struct_fields__[0]))
    args: Args = {}
    if state.stack and state.top().code == CHOOSE_GAIN:
        args["n"] = state.top().number
    else:
        args["n"] = 0
    return text(f"do-{value.verb}-{word}", args)


def offer(state: Position, seat: int, action: int) -> Offer:
    """A legal action with its price and what changes the price."""
    ask = state.top()
    value = state.game.catalogue[action]
    price = price_of(state, ask, action)
    notes = [
        text("note-cheaper" if amount < 0 else "note-dearer", {"card": Message(f"{SLUG}-{card}"), "n": abs(amount)})
        for card, amount in printable(price.changes)
    ]
    touches = value.touches()
    if VERB[action] == codes.TAKE:
        touches = (IDS[state.row[FIRST[action]]],)
    elif VERB[action] == codes.STAGE:
        touches = (IDS[state.civilizations[seat].wonder],)
    words = _with_price(describe(state, seat, action), price.paid)
    points = points_of(state, ask, action)
    return Offer(action, str(value), value.verb, value, touches, words, price.paid, points, notes=tuple(notes))


def _with_price(what: Message, paid: dict[str, int]) -> Message:
    """An action together with what it costs."""
    parts = [text(f"cost-{kind}", {"n": amount}) for kind, amount in paid.items() if amount]
    if not parts:
        return what
    price = parts[0]
    for part in parts[1:]:
        price = text("and", {"first": price, "second": part})
    return text("priced", {"what": what, "price": price})


def refusal(state: Position, seat: int, action: int) -> Illegal:
    """Why an action cannot be taken now."""
    message, rule = reason(state, state.top(), action)
    return Illegal(message, rule)


def refusals(state: Position, seat: int) -> list[Refusal]:
    """For cards in the row and in hand that cannot be used now: why."""
    ask = state.top()
    if ask.code not in (ACTIONS, POLITICS) or ask.seat != seat:
        return []
    legal = set(state.choices)
    found = []
    for action in _within_reach(state, seat, ask.code):
        if action not in legal:
            message, rule = reason(state, ask, action)
            verb = VERB[action]
            touched = state.row[FIRST[action]] if verb == codes.TAKE else FIRST[action]
            if verb == codes.STAGE:
                touched = state.civilizations[seat].wonder
            found.append(Refusal(VERB_NAMES[verb], (IDS[touched],), message, rule))
    return found


def _within_reach(state: Position, seat: int, code: int) -> list[int]:
    """The plain use of every card in the row, in hand and in play."""
    civilization = state.civilizations[seat]
    if code == POLITICS:
        return _political_reach(state, seat)
    reach = [codes.A_TAKE[place] for place, card in enumerate(state.row) if card != NONE]
    if state.round == 1:
        return reach
    for card in sorted(set(civilization.civil_hand)):
        if FAMILY[card] == LEADER:
            reach.append(codes.A_LEADER[card])
        elif FAMILY[card] == ACTION:
            reach.append(codes.A_PLAY[card])
        elif card < FIRST_ACTION:
            reach.append(codes.A_DEVELOP[card])
    reach.extend(codes.A_BUILD[card] for card, owned in enumerate(civilization.owned) if owned)
    if civilization.wonder != NONE:
        reach.append(codes.A_STAGE[1])
    return reach


def _political_reach(state: Position, seat: int) -> list[int]:
    """Aggressions and wars against every rival."""
    reach: list[int] = []
    for card in sorted(set(state.civilizations[seat].military_hand)):
        for rival in range(state.players):
            if rival != seat:
                reach.extend(pair[card][rival] for pair in (codes.A_ATTACK, codes.A_WAR) if pair[card][rival] != NONE)
    return reach
